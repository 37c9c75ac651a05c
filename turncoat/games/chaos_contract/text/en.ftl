# The game ----------------------------------------------------------------------------------------

game-title = Chaos Contract
game-idea = You sign contracts with the devil and need other people’s dice to keep them. Pick a contract, talk others into it, roll together, and then share out the reward, or the penalty, as you see fit: they will remember it when you ask again. No two evenings are alike, for the contracts and the powers of the dice are written anew for every game.
game-length = 10–40 min with bots, 15–110 with people, plus talk

# Contracts ---------------------------------------------------------------------------------------

contract = { $type ->
    [forced] Forced (at least { $least ->
        [one] { $least } Soul
       *[other] { $least } Souls
    }).{" "}
    [battle] Battle.{" "}
   *[regular] {""}
}{ $task } Test: { $test }.{ $special ->
    [yes] {" "}Special: { $rule }.
   *[no] {""}
}
contract-worth = { $contract } For each Soul: reward { $reward }; penalty { $penalty }. { stars }.
task = { $who ->
    [all-but-one] All Souls but one
   *[all] All Souls
} roll { $often ->
    [once] once
    [times] { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
    [turnout-times] as often as there are Souls
   *[until-won] in turn until somebody has won
}{ $restriction ->
    [half] , using half their die
    [cards] , using { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of their die
    [simultaneous] , all at the same time
   *[none] {""}
}.
threshold = { $threshold ->
    [turnout] { $amount ->
        [1] the Turnout
        [2] twice the Turnout
       *[other] { $amount } times the Turnout
    }
    [scored] the number of contracts the active player has scored
    [powers] { $amount ->
        [1] the number of results with a power
        [2] twice the number of results with a power
       *[other] { $amount } times the number of results with a power
    }
    [rolls] the number of rolls made
   *[number] { $amount }
}
compared = { $comparison ->
    [lower] below { threshold }
    [higher] above { threshold }
   *[equal] equal to { threshold }
}
some = { $bound ->
    [at-most] at most
    [at-least] at least
   *[exactly] exactly
} { $count ->
    [one] { $count } result
   *[other] { $count } results
}
test-sum = the sum of all results is { compared }
test-all = every result is { compared }
test-none = no result is { compared }
test-some = { some } { $count ->
    [one] is
   *[other] are
} { compared }
test-extreme = the { $result ->
    [highest] highest
   *[lowest] lowest
} result is { compared }
test-same = the number of results that match another is { compared }
test-different = the number of different values is { compared }
test-powers = the number of results { $having ->
    [with] with
   *[without] without
} a power is { compared }
test-sequence = in the order of the rolls each result is { $way ->
    [lower] less
   *[higher] greater
} than the one before it
within-all = all results lie within { $distance } of one another
within-none = no two results lie within { $distance } of one another
within-some = the largest group of results within { $distance } of one another has { some }
battle-sum = the { $way ->
    [lower] lowest
   *[higher] highest
} sum of a Soul’s results wins
battle-all = all results are { $way ->
    [lower] below the rivals’: of the Souls’ highest results the lowest
   *[higher] above the rivals’: of the Souls’ lowest results the highest
} wins
battle-none = no result is { $way ->
    [lower] below the rivals’: of the Souls’ lowest results the highest
   *[higher] above the rivals’: of the Souls’ highest results the lowest
} wins
battle-extreme = of the Souls’ { $result ->
    [highest] highest
   *[lowest] lowest
} results the { $way ->
    [lower] lowest
   *[higher] highest
} wins
battle-powers = the Soul with the { $way ->
    [lower] fewest
   *[higher] most
} results { $having ->
    [with] with
   *[without] without
} a power wins
special-nothing = none
special-powers-off = no power works
special-powers-off-by-number = powers on cards with a number { $way ->
    [lower] below
   *[higher] above
} { $number } do not work
special-only-one-power = only the { $which ->
    [first] first
   *[last] last
} power works
special-too-many-powers = the contract fails as soon as more than { $count ->
    [one] { $count } power is
   *[other] { $count } powers are
} rolled
special-free-reroll = before the test one Soul may reroll its latest result
special-leaving = once cards are rolled, one Soul may leave; the active player may not
special-fail-on-same-power = the contract fails when two Souls show the same power
special-fail-on-same-number = the contract fails when two Souls show the same number
special-success-on-same-number = the contract succeeds when two Souls show the same number
special-success-on-same-power = the contract succeeds when two Souls show the same power
special-secret = one Soul rolls face down and shows the cards after the last roll

# Things ------------------------------------------------------------------------------------------

stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
contracts = { $contracts ->
    [0] no contracts
    [one] { $contracts } contract
   *[other] { $contracts } contracts
}
scores = { $scores ->
    [one] { $scores } contract
   *[other] { $scores } contracts
}
icons = { $scores ->
    [0] { $cards ->
        [0] nothing
       *[other] { cards }
    }
   *[other] { $cards ->
        [0] { scores }
       *[other] { scores } and { cards }
    }
}
icon = { $icon ->
    [score] a contract
   *[card] a dice card
}
icon-itself = { icon }
die-plain = { $number }
die-duo = { either }
die-wildcard = “?”
die-with-power = { $number }, { $power }
die-power-unseen = { $number }, power unseen
die-unseen = an unseen card

either = { $first } or { $second }

power-none = no power
power-forced-reroll = Forced Reroll
power-add = Add { $parameter }
power-subtract = Subtract { $parameter }
power-ignore-icon = Ignore Icon
power-double = Double
power-ignore = Ignore
power-swap = Swap
power-disable-special = Disable Special
power-chameleon = Chameleon ({ $rank ->
    [lowest] lowest
    [highest] highest
   *[either] lowest or highest
})
power-star-counter = Star Counter
power-reroll-return = Reroll Return
power-instant-fail = Instant Fail { $parameter }
power-instant-success = Instant Success { $parameter }
power-soul-add = Soul Add { $parameter }
power-soul-subtract = Soul Subtract { $parameter }
power-roll-counter = Roll Counter
power-no-duplicates = No Duplicates
power-attendance = Attendance
power-die-manipulator = Die Manipulator
power-reroll-random = Reroll Random
power-ignore-icon-plus = Ignore Icon+
power-contract-switch = Contract Switch
power-cursed-success = Cursed Success
power-soft-fail = Soft Fail
power-conditional = Conditional
power-maybe-reroll = Maybe Reroll
power-mega-reroll = Mega Reroll
power-diebreak = Diebreak

effect-none = It does nothing but count.
effect-forced-reroll = Choose another Soul: its latest result is set aside and it rolls again.
effect-add = Every result so far, this one included, is worth { $parameter } more.
effect-subtract = Every result so far, this one included, is worth { $parameter } less.
effect-ignore-icon = Choose an icon of the reward or the penalty: it no longer counts.
effect-double = Choose a result, this one if you like: its value is doubled.
effect-ignore = Choose a result, this one if you like: it is worth 0 and has neither number nor power.
effect-swap = Choose another Soul: each picks a card not rolled yet, and the two change hands for good.
effect-disable-special = The contract’s Special no longer applies.
effect-chameleon = Its number becomes the { $rank ->
    [lowest] lowest
    [highest] highest
   *[either] lowest or highest
} among all other results.
effect-star-counter = Its number becomes twice the contract’s stars.
effect-reroll-return = Once in a contract, when its Soul rolls again, this card goes back into the die and counts no more.
effect-instant-fail = The contract fails at once when another Soul later shows a number of at most { $parameter }.
effect-instant-success = The contract succeeds at once when another Soul later shows a number of at least { $parameter }.
effect-soul-add = Every later result is worth { $parameter } more for each Soul.
effect-soul-subtract = Every later result is worth { $parameter } less for each Soul.
effect-roll-counter = Its number becomes the number of rolls made, this one included.
effect-no-duplicates = It is ignored as soon as another result has the same number.
effect-attendance = If all players are Souls, its owner chooses its number from 1 to 10.
effect-die-manipulator = Choose another Soul: it gets the top dice card of the deck, or loses a random card not rolled yet.
effect-reroll-random = The top dice card of the deck becomes the result in its place, and stays with its Soul.
effect-ignore-icon-plus = Choose an icon of the reward, then one of the penalty: they no longer count.
effect-contract-switch = Once, when two Souls show the same number, the active player puts an open contract in the place of this one.
effect-cursed-success = The contract succeeds at once, but its reward is paid only once, however many Souls there are.
effect-soft-fail = The contract fails at once, but without a penalty.
effect-conditional = It counts only if another result has the same number in the end.
effect-maybe-reroll = Choose another Soul: it may reroll its latest result.
effect-mega-reroll = The other Souls have two rerolls together, after rolls of their own or before the test.
effect-diebreak = Every other Soul may limit its die to two or more of its cards.

origin-rulebook = known from the rulebook
origin-reported = from the published generator’s settings
origin-inferred = inferred from those settings
origin-reconstruction = our rulings

part-market = 5 open contracts
part-hands = 6 dice cards each with 2 powers among them
part-target = 6 contracts or 12 stars to reach
part-settings = all numbers, powers and parts of contracts with their weights, by which every deal makes new cards
part-icons = how many icons rewards and penalties have
part-rulings = what the book leaves open about invitations, parts of a die, rerolls, the order in which powers and Specials work, counting results, battles, payment, discards and the end; the help tells each

# Options -----------------------------------------------------------------------------------------

option-easier = Easier contracts
option-easier-off = No, contracts of up to 3 stars
option-easier-1 = Only contracts of 1 star
option-easier-2 = Only contracts of 1 or 2 stars
option-cooperative = Cooperative: nobody is left to do a contract alone
option-cooperative-off = No
option-cooperative-on = Yes, the active player names a second Soul, who takes no penalty
option-chaotic = Chaotic start
option-chaotic-off = No, everybody starts with a 1, 2, 3, 4, 5 and 6
option-chaotic-on = Yes, six random dice cards each
option-objective = Objective
option-objective-contracts = 6 contracts
option-objective-stars = 12 stars on contracts
option-lost-souls = Lost Souls: 20 more contracts, forced ones and battles among them
option-lost-souls-off = No
option-lost-souls-on = Yes
option-devilish-numbers = Devilish Numbers: 28 more dice cards, with new powers, duos and wildcards
option-devilish-numbers-off = No
option-devilish-numbers-on = Yes
option-icons = Icons on contracts
option-icons-designed = Mostly one: as the author’s settings intend
option-icons-published = Mostly two: as the published generator deals them
option-turn-limit = Limit of turns
option-turn-limit-none = No limit
option-turn-limit-50 = 50
option-turn-limit-100 = 100
option-turn-limit-200 = 200
option-turn-limit-500 = 500

# News --------------------------------------------------------------------------------------------

news-turn-begins = { $seat } is the active player.
news-picked = { $seat } picks a contract ({ stars }): { $contract }
news-revealed = New in the market: a contract of { stars }.
news-no-contracts = No contract is left to pick.
news-reshuffled = { $deck ->
    [contracts] The discarded contracts make a new contract deck.
   *[dice] The discarded dice cards make a new dice deck.
}
news-invited = { $seat } invites { $seats }.
news-accepted = { $seat } joins.
news-refused = { $seat } stays out.
news-must-join = { $seat } names { $other }, who has to join.
news-exempt = { $seat } takes no penalty for this contract.
news-begins = The contract begins. { $turnout ->
    [one] The only Soul: { $seats }.
   *[other] The Souls: { $seats }. Turnout { $turnout }.
}
news-sits-out = { $seat } sits out the rolls.
news-rolls-in-secret = { $seat } will roll face down.
news-part-chosen = { $seat } limits the die to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
news-rolled = { $seat } rolls { $die }.
news-rolled-in-secret = { $seat } rolls a card face down.
news-saw-own-roll = You look at the face-down card: { $die }.
news-secret-shown = { $seat } turns up { $die }.
news-skipped = { $seat } has no card left to roll and skips the roll.
news-went-back = { $seat } puts { $die } back into the die.
news-rerolls = { $seat } sets aside { $die }.
news-number-is = { $printed ->
    [yes] { $change ->
        [down] { $seat }’s { $face } is lowered by { $by } to { $value }.
       *[up] { $seat }’s { $face } is raised by { $by } to { $value }.
    }
   *[no] { $change ->
        [down] { $seat }’s { $face } counts as { $number }, lowered by { $by } to { $value }.
        [up] { $seat }’s { $face } counts as { $number }, raised by { $by } to { $value }.
       *[none] { $seat }’s { $face } counts as { $number }.
    }
}
news-wildcard-changed = { $seat }’s { $face } now counts as { $number }.
news-power-idle = { $seat }’s { $power } does not work.
news-no-effect = { $seat }’s { $power } finds nothing to do.
news-all-raised = { $seat } raises all results so far by { $amount }.
news-all-lowered = { $seat } lowers all results so far by { $amount }.
news-doubled = { $own ->
    [yes] { $seat } doubles a result of their own: { $die }.
   *[no] { $seat } doubles a result of { $other }: { $die }.
}
news-ignored = { $own ->
    [yes] { $seat } ignores a result of their own: { $die }.
   *[no] { $seat } ignores a result of { $other }: { $die }.
}
news-duplicate = A result of { $seat } is ignored, for its number is there twice: { $die }.
news-icon-ignored = { $seat } strikes an icon from the { $side ->
    [reward] reward
   *[penalty] penalty
}: { icon }.
news-special-disabled = { $seat } disables the Special.
news-must-reroll = { $seat } makes { $other } reroll.
news-may-reroll = { $seat } offers { $other } a reroll.
news-declined-reroll = { $seat } keeps the result.
news-swaps-with = { $seat } will swap a card with { $other }.
news-swapped = { $seat } gives { $other } { $die } and gets in return { $other-die }.
news-given-card = { $seat } makes { $other } draw a dice card: { $die }.
news-card-taken = { $seat } makes { $other } lose a random card: { $die }.
news-drew-instead = { $seat } draws a dice card in its place: { $die }.
news-lasting = { $seat }’s { $power } works from now on.
news-switched = { $seat } switches to another contract ({ stars }): { $contract }
news-left = { $seat } leaves the contract and takes all results along.
news-free-reroll = { $seat } takes the free reroll.
news-used-mega = { $seat } uses a Mega Reroll.
news-failed-by-limit = That is one power too many for this contract.
news-ended-by-pair = Two Souls show the same, and the Special ends the contract.
news-ended-by-power = { reason-ended-by-power }.
news-succeeded = The contract succeeds{ because }.
news-failed = The contract fails{ because }.
news-battle-won = { $seats-count ->
    [one] { $seats } wins the battle
   *[other] { $seats } win the battle
}{ because }.
news-battle-lost-by-all = Nobody wins the battle{ because }.
because = { $why ->
    [none] {""}
   *[other] : { $why }
}
news-pool = { $side ->
    [reward] Reward
   *[penalty] Penalty
} in all: { icons }.
news-icon-given = { $side ->
    [reward] { $seat } gets { icon }.
   *[penalty] Penalty for { $seat }: { icon-itself }.
}
news-scored = { $seat } scores a contract ({ stars }): { $contract }
news-lost-score = { $seat } loses a random contract ({ stars }): { $contract }
news-gained-card = { $seat } draws { $die }.
news-lost-card = { $seat } discards { $die }.
news-nothing-to-gain = { $icon ->
    [score] No contract is left for { $seat } to score.
   *[card] No dice card is left for { $seat } to draw.
}
news-nothing-to-lose = { $icon ->
    [score] { $seat } has no contract to lose.
   *[card] { $seat } has no dice card to lose.
}
paid-nothing-to-gain = { $icon ->
    [score] No contract was left to score: { $seats }.
   *[card] No dice card was left to draw: { $seats }.
}
paid-nothing-to-lose = { $icon ->
    [score] No contract to lose: { $seats }.
   *[card] No dice card to lose: { $seats }.
}
news-won = { $seats-count ->
    [one] { $seats } wins with { goal }.
   *[other] { $seats } share the win with { goal } each.
}
news-no-dice-left = Nobody has a dice card left, so no contract can succeed any more.
news-limit-reached = The last turn is over.

# Moves -------------------------------------------------------------------------------------------

nth = no. { $nth }
nth-card = { $card } ({ nth })
move-pick = { contract-worth }
move-switch = Switch to: { contract-worth }
move-invite = Invite { $seats }.
move-start = Invite nobody else and begin.
move-yes-answer = Join the contract.
move-no-answer = Stay out of it.
move-yes-join-battle = Join the battle.
move-no-join-battle = Stay out of it.
move-force = { $other } has to join.
move-challenge = Challenge { $other }.
move-sit-out = { $other } sits out the rolls.
move-secret = { $other } rolls face down.
move-part = Roll with { $card }.
move-limit-die = Keep in the die: { $card }.
move-enough = { $named ->
    [0] Leave the die whole.
   *[other] Keep no further card.
}
move-number = It counts as { $number }.
move-wildcard = { $same ->
    [yes] It stays { $number }.
   *[no] It becomes { $number }.
}
move-by-power = It counts as { $number }, the number that its power gives.
move-who-rerolls = { $other } { $force ->
    [must] has to reroll
   *[may] may reroll
}: { $card }, worth { $value }.
move-yes-reroll = Reroll.
move-no-reroll = Keep the result.
move-yes-mega = Use a Mega Reroll.
move-no-mega = Keep the result.
move-yes-free-reroll = Take the free reroll.
move-no-free-reroll = Keep the result.
move-yes-leave = Leave the contract.
move-no-leave = Stay.
move-which-result = { $deed ->
    [double] Double
   *[ignore] Ignore
} the result of { $other }: { $card }, worth { $value }.
move-which-icon = { $side ->
    [reward] The reward loses an icon: { icon }.
   *[penalty] The penalty loses an icon: { icon }.
}
move-swap-with = Swap a card with { $other }.
move-swap-card = Give away: { $card }.
move-whose-die = { $take ->
    [yes] { $other } loses a random card.
   *[no] { $other } gets the top dice card of the deck.
}
move-give-icon = { $side ->
    [reward] { $other } gets { icon }.
   *[penalty] { $other } loses { icon }.
}
move-who-scores = { $other } takes the contract just played.
move-lose-card = Lose: { $card }.

# Questions ---------------------------------------------------------------------------------------

question-pick = to pick a contract
question-recruit = to invite players or begin
question-answer = { $seats-count ->
    [one] to answer the invitation
   *[other] to answer their invitations
}
question-force = to name a player who has to join
question-challenge = to challenge somebody to the battle
question-join-battle = to join the battle or stay out
question-sit-out = to say who sits out
question-secret = to say who rolls face down
question-part = { $seats-count ->
    [one] to choose cards to roll with
   *[other] each to choose cards to roll with
}
question-number = to choose a number
question-wildcard = to keep or change a wildcard
question-who-rerolls = to say who rerolls
question-reroll = to reroll or not
question-which-result = to choose a result
question-which-icon = to choose an icon
question-swap-with = to say who swaps a card
question-swap-card = { $seats-count ->
    [one] to choose a card to swap
   *[other] each to choose a card to swap
}
question-whose-die = to say whose die changes
question-limit-die = { $seats-count ->
    [one] to limit the die or leave it whole
   *[other] to limit their dice or leave them whole
}
question-switch = to switch the contract
question-mega = to use a Mega Reroll or not
question-free-reroll = to take the free reroll or not
question-leave = { $seats-count ->
    [one] to leave or stay
   *[other] each to leave or stay
}
question-give-icon = to share out the { $side ->
    [reward] reward
   *[penalty] penalty
}
question-who-scores = to say who takes the contract
question-lose-card = to choose a dice card to lose

prompt-wait = Waiting for { $seats } { $question }.
prompt-over = { $result ->
    [won] You have won.
    [shared] You share the win.
    [lost] You have lost.
   *[watched] The game is over.
} { $seats-count ->
    [one] The winner: { $seats }.
   *[other] The winners: { $seats }.
}
prompt-pick = Pick a contract. You are in it yourself; then you may ask others to join.
prompt-recruit = Whom do you invite? Souls so far: { $souls }.
prompt-answer = { $active } invites you. At stake in all: reward { $reward }, penalty { $penalty }. { $active } shares it out, and is { goal } short of winning. Do you join?
prompt-force = This contract needs { $wanted ->
    [one] { $wanted } Soul
   *[other] { $wanted } Souls
}. Name a player who has to join.
prompt-challenge = Challenge a player, who has to join the battle.
prompt-join-battle = { $active } has begun a battle. Do you join? Souls so far: { $souls }.
prompt-sit-out = One Soul does not roll. Who sits out?
prompt-secret = One Soul rolls face down. Who is it?
prompt-part = Choose { $size ->
    [one] the card
   *[other] the { $size } cards
} that you roll with.
prompt-number = You rolled { $card }. { $why ->
    [attendance] All players are Souls: choose its number.
    [own] Choose a number, or take the one that its power gives.
   *[number] What does it count as?
}
prompt-wildcard = Your wildcard counts as { $number }. You may change it now.
prompt-who-rerolls = { $power }: who { $force ->
    [must] has to reroll
   *[may] may reroll
} the latest result?
prompt-reroll = You may reroll your latest result: { $card }, worth { $value }.
prompt-which-result = { $power }: which result do you choose?
prompt-which-icon = { $power }: which icon no longer counts?
prompt-swap-with = { $power }: with whom do you swap a card?
prompt-swap-card = { $power }: choose a card for { $other }; you get one in return.
prompt-whose-die = { $power }: whose die changes, and how?
prompt-limit-die = { $power }: you may limit your die to two or more of its cards.
prompt-switch = Two Souls show the same number: put another contract in the place of this one.
prompt-mega = You may use a Mega Reroll for your latest result: { $card }, worth { $value }.
prompt-free-reroll = The Special offers you a reroll of your latest result: { $card }, worth { $value }.
prompt-leave = The Special lets one Soul leave now. Do you leave?
prompt-give-icon = { $side ->
    [reward] Who gets { icon }?
   *[penalty] Who loses { icon }?
} Still to be shared out: { icons }.
prompt-who-scores = Several Souls score. Who takes the contract just played, with its { stars }?
prompt-lose-card = You lose a dice card. Choose which.

rule-pick = A contract pays its reward once for every Soul, and when it fails it costs its penalty once for every Soul. Powers work only if there are at least two Souls.
rule-recruit = More Souls bring more results, a larger reward and a larger penalty, and the active player shares them out. Those who are invited together answer at the same time, and nobody is asked twice.
rule-answer = Whoever joins stays to the end. Promises bind nobody.
rule-force = Whoever is named has no say. In a cooperative game the first one named takes no penalty.
rule-challenge = In a battle every Soul rolls for itself: winners share the reward, losers the penalty.
rule-join-battle = In a battle every Soul rolls for itself: winners share the reward, losers the penalty.
rule-sit-out = A Soul who sits out counts for the Turnout and the sharing, but makes no rolls of the contract.
rule-secret = Cards rolled face down are known to their owner only and act when they are turned up after the last roll.
rule-part = Only these cards can be rolled in this contract. The choice is secret.
rule-number = A duo keeps its number. A wildcard can be changed after every later roll and before the test.
rule-wildcard = A changed number counts from now on. The power of the card stays as it was judged.
rule-power = { $power }. { $effect }
rule-switch = The results stay. Test, Special, icons and stars are those of the new contract, and its number of rolls holds.
rule-mega = A reroll sets the latest result aside. The new card takes its place, and its power works too.
rule-free-reroll = Souls are asked in turn, and only one gets it. A reroll sets the latest result aside; the new card takes its place.
rule-leave = Whoever leaves takes all results along and neither gains nor loses. If several want to, the first one clockwise leaves.
rule-give-icon = Icons are shared out one at a time, and no Soul of several gets all of them.
rule-who-scores = Every other contract that is scored comes from the deck.
rule-lose-card = The card goes to the discard pile for all to see.
rule-over = The score sheet shows whose contracts are whose.

# The score sheet ---------------------------------------------------------------------------------

sheet-seat = { $seat }: { contracts }, { stars }
sheet-no-contracts = No contract was scored.
sheet-contract = { stars }: { $contract }
sheet-result = The result
sheet-ending = { $ending ->
    [target] The game ended when the goal of { goal } was reached.
    [no-dice] The game ended because nobody had a dice card left.
    [no-contracts] The game ended because no contract was left to pick.
   *[limit] The game ended with the last of the turns agreed on.
}
goal = { $objective ->
    [stars] { $goal ->
        [one] { $goal } star
       *[other] { $goal } stars
    }
   *[contracts] { $goal ->
        [one] { $goal } contract
       *[other] { $goal } contracts
    }
}
sheet-winner = { $seats } wins with the most { $objective ->
    [stars] stars
   *[contracts] contracts
} ({ $score }).
sheet-shared = { $seats } share the win: each has { $objective ->
    [stars] the most stars
   *[contracts] the most contracts
} ({ $score }).

# The deck ----------------------------------------------------------------------------------------

deck-contracts = { $set ->
    [lost-souls] Contracts of Lost Souls
   *[base] Contracts of the base set
}: { $count }
deck-number = { $number }
deck-contract =
    { $contract }
    For each Soul: reward { $reward }; penalty { $penalty }.
deck-hand = Dice cards that { $seat } starts with
deck-dice = { $set ->
    [devilish-numbers] Dice deck, cards of Devilish Numbers
   *[base] Dice deck, cards of the base set
}: { $count }
deck-set = { $set ->
    [devilish-numbers] Devilish Numbers
   *[base] base set
}
deck-contract-totals = Contracts by type and stars
deck-type = { $type ->
    [forced] Forced
    [battle] Battles
   *[regular] Regular
}: { $count }
deck-with-stars = { stars }: { $count }
deck-icon-totals = Icons on all contracts
deck-side = { $side ->
    [reward] Rewards:
   *[penalty] Penalties:
}
deck-powers = Dice cards with a power: { $powers } of { $count }
deck-times = { $count } ×

# Help --------------------------------------------------------------------------------------------

guide-turn = A turn
guide-rolling = Rolling
guide-judging = Test and payment
help-goal = You deal with the devil and score contracts. When a contract has been settled and somebody has { goal } or more, the game is over and whoever has most wins. Equals share the win.
help-contract = A contract has a task (who rolls, how often, with which cards), a test that the results have to pass, sometimes a Special that changes the rules, a reward for success and a penalty for failure.
help-dice = Your dice cards are your die. Rolling means revealing a random one of them; it stays out until the contract is settled. { $chaotic ->
    [yes] Everybody begins with six random cards.
   *[no] Everybody begins with the numbers 1 to 6, two of them with a power.
}
help-turn = A turn: the active player picks one of five open contracts (a new one from the deck takes its place) and recruits helpers. All who are in it, the Souls, roll as it says. Then it is judged and paid, and the next player clockwise is active.
help-recruit = Recruiting: the active player may invite others, several at once or one after another, each at most once. Invited players say yes or no. The number of Souls is the Turnout.
help-cooperative = Cooperative: with every contract but a battle the active player first names a second Soul, who has no say but takes no penalty.
help-forced = A Forced contract has a minimum: while it is not met, the active player names players who have to join.
help-battle = A battle: the active player challenges somebody, then the others may join. The best results win, and equals win together. The winners share the reward, the losers the penalty, dealt out in turn.
help-task = The task says who rolls, how often, and with what part of the die. Souls roll in turn, clockwise from the active player. Whoever has no card left skips the roll.
help-number = A duo counts as one of its two numbers, a wildcard (“?”) as any from -1 to 8, which its owner may change later.
help-value = A result is worth its number after all that powers add, subtract and double. An ignored result is worth 0 and has neither number nor power.
help-power = A power works when its card is revealed, if there are two Souls or more and the Special does not forbid it. Its whole effect comes before the next roll.
help-reroll = A reroll sets the Soul’s latest result aside and puts a new card in its place; the old one cannot be rolled again in this contract.
help-test = The test looks at all results together. “Below” and “above” do not include the number itself. Without any result a contract fails.
help-pay = Success pays every icon of the reward once for each Soul; failure costs the penalty in the same way. The active player shares the icons out, but not all of them to one of several Souls.
help-icons = A contract icon scores: first the contract just played, then others from the deck. As a penalty it costs a random contract of the pile. A card icon gains the top dice card, or costs a dice card of one’s choice.
help-stars = Stars say how hard a contract is{ $objective ->
    [stars] , and they are what is counted at the end.
   *[contracts] ; only contracts are counted.
}
help-secrets = Dice in hand are secret until they are rolled{ $chaotic ->
    [yes] {""}
   *[no] , but everybody knows the numbers of those dealt at the start
}. What has been shown once is noted for everybody.
help-powers = Powers
help-power-line = { $power }: { $effect }
help-specials = Specials
help-special = – { $rule }.
help-options = Agreed for this game
help-option = { $about } — { $value }.
help-origins = Where the cards come from
help-generated = No two games have the same cards: this game is printed from a generator, and every deal here makes new contracts and dice by its published settings. All wording is ours.
help-rulings = What the book leaves open is settled by our rulings
help-ruling-start = Who begins is random, and turns go clockwise. Devilish dice are dealt out at the start only if that start is chaotic.
help-ruling-answers = Players invited together answer at the same time, and an answer binds.
help-ruling-forced = If a Forced contract needs more Souls than there are players, all join. Whoever has to join shares the penalty like the others; only the second Soul of a cooperative game does not.
help-ruling-naming = The active player names who sits out and who rolls face down. Whoever rolls with a part of the die chooses it in secret, and half is rounded up.
help-ruling-empty = A roll without a card is skipped for good; a contract without results fails.
help-ruling-reroll = A reroll replaces the latest result and uses up no roll of the contract.
help-ruling-round = Cards rolled at the same time follow one another clockwise where the order is tested, but for powers none of them is later than another.
help-ruling-leave = One Soul may leave, once, after any roll and before the test. Its results and lasting powers go with it and the Turnout falls, but not the number of rolls.
help-ruling-must = A power that can be used has to be used, and whoever rolled it chooses. “So far” takes in the card itself; Chameleon alone looks only at the others.
help-ruling-swap = In a Swap both pick a card of their own, at the same time.
help-ruling-number = Powers and Specials look at the number of a card, the test at its value.
help-ruling-ignored = An ignored result stays ignored and still is a result: it is worth 0 and equals no number, and its lasting power ends.
help-ruling-pair = Only two different Souls show “the same”, and of powers the kind counts, not the number.
help-ruling-last = Where only the last power works, none works when it is revealed, and the last one acts after all rolls. A limit of powers counts every power that is revealed.
help-ruling-order = If several things would end a contract at the same moment, the Special comes first, then powers in the order in which they were revealed.
help-ruling-wildcard = Wildcards go from -1 to 8 and can be changed until the test.
help-ruling-souls = Soul Add and Soul Subtract count for every Soul there is when a card is revealed.
help-ruling-watch = Instant Fail and Instant Success watch later rolls of other Souls. No Duplicates compares itself with all results, Conditional with all that count in the end.
help-ruling-cards = Die Manipulator takes a random card. What Reroll Random draws is no further roll, and the number of the card that draws is compared with nothing. Two Mega Rerolls are for all other Souls together.
help-ruling-switch = Contract Switch puts a battle in the place of a battle only; the new Special looks at later cards only.
help-ruling-same = Results that share their value are counted one by one: 2, 2, 5 and 5 are four.
help-ruling-two = Order and distance are tested on two results or more; a single one fails.
help-ruling-counted = Results with a power are counted by what is printed, whether it worked or not, and rolls together with rerolls.
help-ruling-scored = “Scored” means the active player’s contracts before this one is paid.
help-ruling-battle = In a battle “all” and “no results” compare each Soul’s lowest or highest result, and icons are dealt one by one clockwise.
help-ruling-duel = A battle until somebody has won goes to whoever does better than the other Soul who rolled last. A power that ends a battle wins it for its owner alone, or loses it for all.
help-ruling-scorer = Where stars are counted, the active player says which scoring Soul takes the contract just played.
help-ruling-loss = A Soul does not lose what it does not have. Contracts are paid before cards, Soul by Soul clockwise.
help-ruling-discard = Lost dice cards and contracts that nobody scored are discarded and make a new deck when one is needed.
help-ruling-hands = A hand is seen by its owner only; everybody has the log of what was shown.
help-ruling-end = The game also ends when nobody has a dice card left once a contract is settled, when no contract is left to pick, or with the last turn agreed on. Then, too, whoever has most wins.

# Claims ------------------------------------------------------------------------------------------

claim-i-have-power = One of my dice cards has the power { $power }.
    .lead = One of my cards has…
    .short = { $power }
claim-no-powers = None of my dice cards has a power.
    .lead = One of my cards has…
    .short = no powers
claim-my-die-has = There is { $number ->
    [8] an { $number }
   *[other] a { $number }
} in my die.
    .lead = In my die there is…
    .short = { $number ->
        [8] an { $number }
       *[other] a { $number }
    }
claim-secret-roll = My secret roll is { $number ->
    [8] an { $number }
   *[other] a { $number }
}.
    .lead = My secret roll is…
    .short = { $number }
claim-i-shall-join = Ask me, and I shall join.
    .short = Ask me, I shall join
claim-i-shall-not-join = I shall not join.
    .short = I shall not join
claim-i-promise-reward = { $seat }, I promise you a share of the reward.
    .short = I promise a share of the reward
claim-i-promise-contract = { $seat }, I promise you a contract from the reward.
    .short = I promise a contract
claim-join-me = { $seat }, join me!
    .short = Join me!
claim-for-a-contract = I join for a contract from the reward.
    .short = For a contract
claim-yes = Yes.
    .short = Yes
claim-no = No.
    .short = No
claim-i-believe-you = I believe you, { $seat }.
    .short = I believe you
claim-i-doubt-it = I doubt it, { $seat }.
    .short = I doubt it
claim-about-die = Die of { $seat }
claim-about-secret-roll = Secret roll of { $seat }
claim-about-contract = The contract

# The table in words ------------------------------------------------------------------------------

table-turn = Chaos Contract, turn { $turn }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}: { $seat } is active · goal: { goal }
table-over = Chaos Contract: the end after { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}
table-in-play = In play: { $contract } { web-turnout }: { $seats }.
table-last = Settled last: { $contract } { $outcome } Why: { $reason }.
table-icons-left = What is left of its icons: reward { $reward }, penalty { $penalty }.
table-special = Its Special: { $note }
table-special-off = No longer applies.
table-powers-seen = So far: { $count }.
table-result = { $seat }: { $card }{ $state ->
    [face-down] , face down
    [aside] , set aside by a reroll
    [left] , left with its Soul
    [ignored] , ignored, worth 0
   *[counted] { $known ->
        [yes] , worth { $value }
       *[no] {""}
    }
}
table-so-far = So far: { $standing }. The contract { $passes ->
    [yes] would succeed
   *[no] would fail
}.
table-alone = With a single Soul no power works.
table-standing = { $what }{ $compared ->
    [yes] ; the bound is { $bound }
   *[no] {""}
}
table-so-far-sum = the sum is { $figure }
table-so-far-some = { $count } of { $results } { $count ->
    [one] is
   *[other] are
} { compared }
table-so-far-extreme = the { $which ->
    [highest] highest
   *[lowest] lowest
} result is { $figure }
table-so-far-same = results that match another: { $figure }
table-so-far-different = different values: { $figure }
table-so-far-powers = results { $having ->
    [with] with
   *[without] without
} a power: { $figure }
table-so-far-sequence = in their order: { $values }
table-so-far-within = the largest group has { $count } of { $results }
outlook = { $alone ->
    [yes] Alone it is impossible
   *[no] With these Souls it is impossible
}: it takes at least { $needed ->
    [one] { $needed } roll
   *[other] { $needed } rolls
}.
reason-test = { $what }; needed: { $needed }
reason-rank = { $seat }: { $figure }
reason-nothing = nothing was rolled, and without results a contract fails
reason-failed-by-limit = one power too many for this contract
reason-ended-by-pair = two Souls show the same, and the Special ends the contract
reason-ended-by-power = { $seat }’s { $power } ends the contract
reason-single = { $test ->
    [sequence] a single result can be no sequence
   *[within] a single result has none to be compared with
}
needed-compared = { compared }
needed-all = all
needed-none = none
needed-apart = no two
needed-some = { some }
needed-sequence = each { $way ->
    [lower] less
   *[higher] greater
} than the one before
table-lasting = At work: { $power } of { $seat }. { $effect }{ $noted ->
    [yes] {" "}{ $note }
   *[no] {""}
}
table-uses-left = Left: { $count }.
table-idle = It does not work.
table-outcome = { $outcome ->
    [success] The contract succeeded.
   *[failure] The contract failed.
}
table-battle = { $count ->
    [0] Nobody won the battle.
   *[other] The battle was won by { $seats }.
}
table-pool = { $side ->
    [reward] Reward
   *[penalty] Penalty
} still to share out: { $icons }.
table-offer = Market, place { $place }: { $contract }
table-player = { $seat }: { contracts }, { stars }, { cards } in the die.
table-part = { $seat } in this contract: { $part }.
table-is-active = active Soul
table-is-soul = Soul
table-is-gone = has left
table-is-out = not in it
table-is-invited = asked to join
table-is-refused = stays out
table-is-not-asked = not asked yet
table-exempt = takes no penalty
table-rolls = rolled { $made } of { $rolls }
table-rolled = rolled { $made }
table-sits-out = sits out
table-in-secret = face down
table-in-battle = has { $figure }{ $leads ->
    [yes] {" "}and leads
   *[no] {""}
}
table-share = { $side ->
    [reward] gets
   *[penalty] loses
} { $icons }
table-usable = { $count ->
    [0] nothing left to roll
    [one] { $count } card left to roll
   *[other] { $count } cards left to roll
}
table-dice = The die of { $seat }: { $dice }.
table-scored = { $seat } scored ({ stars }): { $contract }
table-can-roll = You can still roll: { $dice }.
table-lie-out = Of your die lie out: { $dice }.
table-chosen = You have chosen so far: { $dice }.
table-both = { $first }; { $second }
table-stocks = contracts { $contracts } (discarded { $used }), dice cards { $dice } (discarded { $lost })
table-decks = Decks: { $stocks }.

# The board ---------------------------------------------------------------------------------------

board-said = { $what }
board-you = (you)
board-none = none

board-market = Market
board-kind = { $type ->
    [forced] forced
   *[battle] battle
}
board-task = Task
board-type = { $type ->
    [forced] Forced (at least { $least ->
        [one] { $least } Soul
       *[other] { $least } Souls
    }).
   *[battle] Battle: every Soul for itself.
}
board-test = Test
board-special = Special
board-worth = Worth
board-reward = reward { $icons }
board-penalty = penalty { $icons }
board-icons-gone = ignored: { $icons }
board-for-each = For each Soul ({ $souls } now):

board-results = Results
board-lasting = At work
board-decks = Decks

board-player = Player
board-contracts = Contracts
board-stars = Stars
board-dice = Cards
board-part = In this contract

board-others = { $state ->
    [rolling] Others can still roll
    [watched] Dice in hand
   *[held] Others’ dice
}
board-some-of = { $cards } of:
board-own = { $rolling ->
    [yes] You can still roll
   *[no] Your dice
}

board-sign-turn = whose decision it is, and the newest card
board-sign-secret = not seen by others
board-sign-unseen = unseen
board-sign-ignored = ignored, worth 0
board-sign-aside = set aside by a reroll
board-sign-left = left with its Soul
board-sign-winner = winner
board-sign-wildcard = any number
board-sign-duo = one or the other
board-sign-named = chosen
board-sign-passed = left out

step-pick = Contract { $place }{ step-kind }: { step-worth }
step-switch = Switch to contract { $place }{ step-kind }: { step-worth }
step-kind = { $type ->
    [regular] {""}
   *[other] {" "}({ board-kind })
}
step-worth = { stars }, reward { $reward }, penalty { $penalty }
step-invite = Invite { $players ->
    [1] one player…
    [2] two players together…
    [3] three players together…
   *[other] all four players together.
}
step-result-of = A result of { $other }…
step-result = { $card }, worth { $value }.
step-plain = A card with the number { $number }…
step-duo = A card with two numbers…
step-wildcard = A card with any number…

# The lesson --------------------------------------------------------------------------------------

lesson-goal = The devil offers contracts, and whoever is first to have six of them wins. Here is the race.
lesson-pick = It is your turn: take this one. All who are in it, the Souls, roll three times, and the highest result must be above 5. Success brings the reward for each Soul, failure the penalty.
lesson-pick-other = You may take any of them, and some are easier. In this lesson take the second: the highest result must be above 5.
lesson-die = Your cards are your die: a roll turns up a random one. Everybody begins with 1 to 6, but only you know which of yours have a power.
lesson-invite = For a single Soul no power works, so you need company. Press Bran, press Cole, then the letter that invites them both.
lesson-invite-other = That is allowed, but ask both of them: press Bran, press Cole, then the letter.
lesson-power = Bran joins, Cole stays out. Nothing is above 5 yet, but your 5 has a power: Double. Press the 5, and it is worth 10.
lesson-power-other = You may double any result. Double your 5: nothing is higher.
lesson-share = Success! The reward is paid once for each Soul: two contracts and two dice cards. You picked the contract, so you share them out. Give yourself a contract.
lesson-share-other = Generous, but begin with yourself: press your own name.
lesson-pay = Give Bran the other contract. Whoever goes away with little will not help you again.
lesson-pay-other = You may keep it, but you will need Bran again: press Bran.
lesson-cards = Now the two dice cards. More cards make a better die: keep this one.
lesson-last = Keep the last one, too. You may, as long as nobody gets everything.
lesson-greedy = A fair share! But be greedy this time, and see what comes of it: press your own name.
lesson-join = Bran’s turn: an easy contract, an invitation, and a promise. You are to get a contract. Join.
lesson-join-other = That would be careful, but then you get nothing. Join, and see what the promise is worth.
lesson-lie = Another success, and Bran keeps both contracts: you get one dice card. Bran promised you a contract. Promises bind nobody, and you were not fair, either.
lesson-end = Pick a contract, talk others into it, roll, share out: that is all. Promise what you like, and remember who keeps their word. Now play a whole game.
example-race = The race: with 6 contracts somebody ends the game. So far Bran has 3 and you have 1.
example-won = The end: this contract brought Bran three more. That makes 6, and nobody has as many. Bran wins.
example-market = Your turn: you pick one of five open contracts. Each says who rolls and how often, what the test is, what success brings and what failure costs.
example-souls = You invited both. Bran said yes and is a Soul like you; Cole said no, and neither rolls nor gains nor loses.
example-die = These six cards are your die: a roll turns up a random one. Your 5 has a power, and the others have not seen it yet.
example-rolled = The Souls roll in turn. Your 5 is the highest result, but the test asks for more than 5. Its power can make it 10: Double.
example-reward = Success: the highest result is 10. The reward is paid once for each Soul, two contracts and two dice cards, and whoever picked the contract shares them out.
example-shared = A contract for you, one for Bran, a dice card for you; one more is to be given. Not everything may go to one Soul.
example-promise = Bran’s turn: an invitation, and a promise that you are to get a contract.
example-broken = It succeeded, and Bran kept both contracts: 3 now. You got a dice card. Promises bind nobody.

# The browser -------------------------------------------------------------------------------------

web-hint-goal = The race: how many contracts each player has, and how many end the game.
web-hint-place = Contracts on offer. The seal says how hard one is; the green icons are the reward, the red ones the penalty.
web-hint-card = These cards are your die: a roll turns up a random one. Only you see which of them have a power.
web-hint-player = Who is in the contract, the Souls, rolls and shares in what comes of it.
web-hint-result = A result: the large number is what it is worth now. A star means that the card has a power.
web-legend-score = Contract
    .text = In a reward: one to score. In a penalty: one to lose. On a seat: how many somebody has.
web-legend-card = Dice card
    .text = In a reward: one to gain. In a penalty: one to lose.
web-legend-stars = Stars
    .text = The seal of a contract says how hard it is.
web-legend-success = Success
    .text = The contract has passed its test.
web-legend-failure = Failure
    .text = It has not.
web-legend-soul = Soul
    .text = Is in the contract: rolls, and shares in what comes of it.
web-legend-pip = Card of a die
    .text = A number that everybody knows.
web-legend-power = Power
    .text = This card does something when it is rolled.
web-legend-unknown = Unseen
    .text = The number is known, but not yet whether it has a power.
web-legend-out = Lies out
    .text = Was rolled, and comes back when the contract is settled.
web-legend-forced = Forced contract
    .text = In it others can be made to join. With Lost Souls only.
web-legend-battle = Battle
    .text = In it Souls play against each other. With Lost Souls only.
web-legend-crown = Winner of a battle
    .text = Takes the reward.
web-turn = Turn { $turn }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}
web-goal = Goal: { $goal }
web-turnout = Turnout: { $turnout ->
    [one] { $turnout } Soul
   *[other] { $turnout } Souls
}
web-reward = Reward
web-penalty = Penalty
web-none-left = { $icon ->
    [score] No contract is left to score.
   *[card] No dice card is left: this brings nothing.
}
web-stands = So far
web-pool-title = Still to share out
web-last = Settled last
web-hand = Your die
web-roll = Roll with these ({ $count } of { $size })
web-keep = Keep only these ({ $count })
web-no-dice = You have no dice cards left.
web-numbers = Numbers to choose from
web-or-add = or add somebody
web-card-named = chosen
web-card-out = lies out
web-card-unusable = cannot be rolled now
web-lying = lies out
web-dice-kept = Dice at the end:
web-contract-deck = Contracts: { $left } in the deck, { $used } discarded
web-dice-deck = Dice cards: { $left } in the deck, { $used } discarded

web-about-reward = Success pays this once for every Soul. The scroll is a contract to score, the card a new dice card.
web-about-penalty = Failure costs this once for every Soul. The scroll is a contract of the pile, the card a dice card.
web-about-special = A rule of its own for this contract alone.
web-about-stars = Stars say how hard a contract is.
web-about-goal = The first to reach it ends the game when the contract is settled. Whoever has most wins; equals share the win.
web-about-pile = Contracts scored. They lie open.
web-about-soul = A Soul rolls for the contract and shares in its reward or penalty.
web-about-outsider = Not a Soul: neither rolls nor gains nor loses by this contract.
web-about-turnout = The Turnout: reward and penalty count once for each of so many Souls.
web-about-shares = Icons given to this Soul. They are carried out when all have been shared out.
web-about-standing = What the test comes to with the results that lie open. Later rolls and powers can change it.
web-about-decks = An empty deck is made anew of its discard pile.
web-about-die = A card of the die, without a power.
web-about-unseen = Everybody knows the number, but nobody else has seen yet whether it has a power.
web-about-lying = It lies out until the contract is settled.
web-about-own = A card of your die, without a power. The others do not know that yet.
web-about-shown = A card of your die, without a power. Everybody has seen it.
web-next-place = Now choose a contract.
web-next-players = { web-next-seat }
web-next-number = Now choose a number.
web-next-result = Now choose a result.
web-next-side = Now choose an icon.
web-next-icon = { web-next-side }
web-next-take = Now choose: a card in, or a card out.

# Why not -----------------------------------------------------------------------------------------

barred-joined = { $seat } is in it already.
barred-asked = { $seat } has been asked in this turn: nobody is asked twice.

# What is counted over many games
figure-contracts = Contracts
figure-stars = Stars

# What is known ------------------------------------------------------------------------------------

known-die = Cards of { $seat } that you have seen: { known-cards }.
known-card = { $number } ({ $power })
known-cards = { $cards }{ $unknown ->
    [0] {""}
    [one] ; besides { $unknown } not fully known
   *[other] ; besides { $unknown } not fully known
}
known-powers = { $seat }: { $has ->
    [yes] { $cards } { $count ->
        [one] has
       *[other] have
    } a power that you have not seen.
   *[no] { $cards } { $count ->
        [one] has
       *[other] have
    } no power.
}
known-secret-roll = Your secret roll: { $card }.
known-deck = In the dice deck: { known-cards }.
known-powers-left = Of { $cards ->
    [one] { $cards } dice card
   *[other] { $cards } dice cards
} you know nothing; with a power among them: { $powers }.
known-numbers-gone = None of the dice cards of which you know nothing is a { $numbers }.

suspect-power = { $seat } has a dice card with the power { $power }.

ribbon-contracts = Who joined
ribbon-contract = Contract { $number }: { $outcome ->
    [yes] it succeeded
    [no] it failed
    [battle] a battle was won
   *[open] not judged yet
}
ribbon-contract-sign = { $number }{ $outcome ->
    [yes] ✓
    [no] ✗
    [battle] ⚔
   *[open] {""}
}
ribbon-joined = Contract { $number }: { $seat } { $deed ->
    [picked] picked it
    [yes] joined
    [no] refused
    [must] had to join
   *[left] joined and left
}.
ribbon-joined-sign = { $deed ->
    [picked] ★
    [yes] ✓
    [no] ✗
    [must] !
   *[left] ←
}
ribbon-shares = Who gave what to whom
ribbon-whom = What { $seat } got from others
ribbon-shared = { $seat } to { $other }: rewards { $reward }, penalties { $penalty }.
ribbon-shared-sign = { $reward ->
    [0] {""}
   *[other] +{ $reward }
}{ $penalty ->
    [0] {""}
   *[other] −{ $penalty }
}
