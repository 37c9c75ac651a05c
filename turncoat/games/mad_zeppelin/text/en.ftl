# The game ----------------------------------------------------------------------------------------

game-title = Mad Zeppelin
game-idea = You are all traitors aboard the Emperor’s airship, and his gold, ore and secret crates belong overboard. Every turn you are dealt one traitor and draft another, each with a trick of their own; the dice say whose colours the guards look away for, and the rest is a matter of bribes. Guess whom the others hold, cross their plans, and throw off more than they do before the flight is over, or nobody wins.
game-length = 5–10 min with bots, 10–30 with people, plus talk

# Things ------------------------------------------------------------------------------------------

traitor-steeling = Karl Steeling
    .role = Captain
    .brief = sets a die to a colour
traitor-tim-sly = Li’l Tim Sly
    .role = Stowaway
    .brief = makes a hidden traitor unplayable and copies it
traitor-love = Carlotta Love
    .role = Councillor
    .brief = sees a hand and may swap a card
traitor-henchman = Henchman III
    .role = Guard
    .brief = takes a coin out of others’ bribes
traitor-rochat = Satine Rochat
    .role = Geologist
    .brief = puts a card under the Hold and draws another
traitor-igor = Igor
    .role = Taster
    .brief = takes a coin from each of two richer players
traitor-hummerock = Jack Hummerock
    .role = Machinist
    .brief = throws an extra card of level 1 or 2
traitor-ripp = Dr Ripp
    .role = Doctor
    .brief = makes a hidden traitor unplayable
traitor-zamfirescu = Fred Zamfirescu
    .role = Negotiator
    .brief = sells one or two cards
traitor-shadow = Mr Shadow
    .role = The Shadow
    .brief = copies another player’s traitor
traitor-troy = Helen Troy
    .role = Opportunist
    .brief = takes a random card from a player
traitor-walder = Hans Walder
    .role = Anarchist
    .brief = for a coin or a card, all others lose a random card
traitor-mirante = Hernan Mirante
    .role = Lookout
    .brief = rolls dice again
traitor-ratatine = Ratatine
    .role = Clairvoyant
    .brief = orders the top four cards of the Hold and draws one

cargo-crate = Small mysterious crate
    .one = a Small mysterious crate
    .several = Small mysterious crates
cargo-wood = Wood
    .one = Wood
    .several = cards of Wood
cargo-coal = Coal
    .one = Coal
    .several = cards of Coal
cargo-lead = Lead
    .one = Lead
    .several = cards of Lead
cargo-ore = Ore
    .one = Ore
    .several = cards of Ore
cargo-steel = Steel
    .one = Steel
    .several = cards of Steel
cargo-gold = Gold
    .one = Gold
    .several = cards of Gold
cargo-diamonds = Diamonds
    .one = Diamonds
    .several = cards of Diamonds
cargo-journey = Journey
    .one = a Journey
    .several = Journeys

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-none = no colour of its own

result-blue = North, blue
result-red = East, red
result-green = South, green
result-yellow = West, yellow
result-black = Black
result-pick = leader’s choice

coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crates = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
price = { $coins ->
    [0] { crates }
   *[other] { $crates ->
        [0] { coins }
       *[other] { coins } and { crates }
    }
}
die-now = die { $die } ({ $result })
search = { coins }, then { cards }

# What the traitors can do ------------------------------------------------------------------------

ability-steeling = Turn one die that is not Black to any of the four colours.
ability-tim-sly = Name a traitor that is neither face up, nor unplayable already, nor in your hand; Igor and Mr Shadow cannot be named. Nobody can play it for the rest of the turn. Tim takes its colours, and you may carry out its Ability at once.
ability-love = Look at the Cargo in another player’s hand. You may then swap one of your cards for one of those.
ability-henchman = Until your next chance to play, or the end of the turn, one coin out of every bribe that another player pays goes to you and not to the Safe.
ability-rochat = Put a card of your hand under the Hold, then draw the top card.
ability-igor = Take 1 coin from each of one or two players who have more coins than you. Igor himself can be neither named nor made unplayable.
ability-hummerock = Throw a card of level 1 or 2 for its bribe, whatever colours the dice show, unless all three are Black. The usual throw comes on top of this one.
ability-ripp = Name a traitor that is neither face up, nor unplayable already, nor in your hand; Igor cannot be named. Nobody can play it for the rest of the turn.
ability-zamfirescu = Discard one or two cards of your hand. For each, take as many coins as its level.
ability-shadow = Choose another player’s current traitor that has a colour of its own. Mr Shadow takes its colours, and you may carry out its Ability at once.
ability-troy = Take a random card from another player’s hand, or 1 coin if that hand is empty.
ability-walder = Pay 1 coin or discard a card of your hand. Then every other player discards a random card.
ability-mirante = Roll any of the dice that are not Black again, all at once. The leader settles what asks for a choice.
ability-ratatine = Look at the top four cards of the Hold, put them back in any order, then draw the top one.

origin-rulebook = known from the rulebook
origin-reported = reported in reviews
origin-inferred = inferred from the rulebook
origin-reconstruction = our reconstruction

part-traitors = the names of the 14 traitors
part-cargo-names = the names of the Cargo but for Wood
part-steelings-colour = Karl Steeling’s colour
part-journeys = 10 Journeys
part-coins = 30 coins
part-faces = 3 dice and the kinds of their faces
part-crates = the power of Small mysterious crates to pay
part-targets = 20 and 30 points to reach
part-cargo-cards = 100 Cargo cards
part-wood = Wood and its 1 point
part-diamonds = the 7 points of Diamonds
part-tim-sly = Li’l Tim Sly’s Ability in outline
part-airsick = the numbers of airsick traitors
part-cargo-table = the rest of the Cargo table (copies, levels, points, bribes)
part-removed = the numbers of Cargo cards left out
part-colours = the colours of the other traitors
part-texts = the Searches and Abilities of the other traitors
part-headings = which heading has which colour

# Options -----------------------------------------------------------------------------------------

option-mode = Length
option-mode-run = Run: 20 points
option-mode-long-haul = Long Haul: 30 points
option-bribes = Bribes
option-bribes-table = By a table of their own, a little below the points of dear Cargo
option-bribes-points = As many coins as the card has points
option-pick-black = May the leader choose Black for a die?
option-pick-black-no = No, only a colour
option-pick-black-yes = Yes
option-first-leader = First leader
option-first-leader-lot = By lot
option-first-leader-1 = Player 1
option-first-leader-2 = Player 2
option-first-leader-3 = Player 3
option-first-leader-4 = Player 4
option-first-leader-5 = Player 5
option-first-leader-6 = Player 6

# News --------------------------------------------------------------------------------------------

news-opened = { $seat } began with { coins } and { cards }.
news-opening-journey = { $seat } drew a Journey, put it back somewhere in the Hold{ $coins ->
    [0] {""}
   *[other] , took { coins } more
} and drew again.
news-drew = You drew { $cargo-one }.

news-turn-begins = Turn { $number } began. { $seat } was the leader.
news-dealt = You were dealt { $traitor }.
news-pool = The traitors to draft from came to you: { $traitors }.
news-drafted = { $seat } drafted a traitor. { $left ->
    [one] { $left } was left.
   *[other] { $left } were left.
}
news-looked = { $seat }, the leader, looked at the airsick and the unselected traitors.
news-aside = Only you saw who is airsick: { $traitors }. Nobody took: { $unselected }.
news-rolled = The dice were rolled: { $result }; { $second-result }; { $third-result }.
news-settled = { $seat } settled die { $die }: { $result }.

news-played = { $seat } played { $traitor }.
news-played-last = { $seat } played { $traitor }, the second traitor.
news-showed = { $seat } could only show { $traitor }, who was unplayable.
news-searched = { $seat } searched: { coins }, { cards }.
news-journey-drawn = { $seat } drew a Journey, the { $journeys ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth and last
}, and took { $coins ->
    [0] nothing, for the Safe was empty
   *[other] { coins }
}.
news-threw = { $seat } threw { $cargo-one } overboard for { coins }.{ then-last }
news-threw-with-crates = { $seat } threw { $cargo-one } overboard for { price }.{ then-last }
then-last = { $last ->
    [yes] {" "}{ web-last-turn }.
   *[no] {""}
}
news-toll-taken = { $seat } took a coin out of the bribe that { $other } paid.
news-ended = { $seat } ended the play.

news-die-set = { $seat } turned die { $die } to { $result }.
news-named = { $seat } named { $traitor }: nobody can play that traitor in this turn.
news-imitated = { $seat } copied { $traitor }, played by { $other }.
news-declined = { $seat } did not carry out the Ability of { $traitor }.
news-saw-hand = { $seat } looked at the hand of { $other }.
news-seen-in-hand = You saw in the hand of { $other }: { $count ->
    [one] { $cargo-one }
   *[other] { $count } { $cargo-several }
}.
news-left-hand = { $seat } swapped nothing with { $other }.
news-swapped = { $seat } swapped a card with { $other }.
news-gave-and-took = { $seat } gave { $given-one } to { $other } and got { $taken-one }.
news-toll-set = From now on { $seat } takes a coin out of every bribe that others pay.
news-buried = { $seat } put a card under the Hold and drew another.
news-you-buried = You put { $cargo-one } under the Hold.
news-robbed = { $seat } took a coin from { $other }.
news-light-throw = { $seat } used Jack Hummerock’s Ability: light Cargo goes overboard whatever the heading.
news-sold = { $seat } sold { $cargo-one } for { coins }.
news-sold-enough = { $seat } sold no more.
news-stole = { $seat } took a random card from { $other }.
news-stolen-card = { $seat } took { $cargo-one } from { $other }.
news-stole-coin = { $seat } took a coin from { $other }, who had no cards.
news-paid = { $seat } paid a coin to sow disorder.
news-gave-up = { $seat } discarded { $cargo-one } to sow disorder.
news-lost = { $seat } lost { $cargo-one }.
news-rerolled = { $seat } rolled dice again. They show: { $result }; { $second-result }; { $third-result }.
news-foresaw = { $seat } looked at the top of the Hold: { cards }.
news-foreseen = You saw, from the top: { $cards }.
news-ordered = { $seat } put the cards back in an order of their own choice and drew the top one.

news-reached = At the end of the turn { $seats-count ->
    [one] { $seats } has
   *[other] { $seats } have
} the points to win.
news-landed = The flight was over after the play of { $seat }.
news-won = { $seat } won with { points } and { coins }.
news-draw = It was a draw between { $seats }, each with { points } and { coins }.
news-nobody-won = Nobody had { points }: everybody lost.

# Moves -------------------------------------------------------------------------------------------

move-draft = Draft { $traitor } ({ $colours }{ $standard ->
    [yes] {""}
   *[no] ; Search: { $search }
}): { $traitor-brief }.
move-settle = Let die { $die } show { $result }.
move-play = Play { $traitor } ({ $colours }{ $open ->
    [yes] , on the dice
   *[no] {""}
}{ $standard ->
    [yes] {""}
   *[no] ; Search: { $search }
}): { $traitor-brief }.
move-show = Show { $traitor }.
move-throw = Throw { $cargo-one } overboard: { price }, for { points }.
move-end = End your play
move-decline-carry-out = Leave the Ability
move-decline-swap = Swap nothing
move-decline-sell-another = Sell no more
move-swap = Give { $give-one } and take { $take-one }.
move-sell-another = Sell { $cargo-one } too, for { $price ->
    [0] nothing, as the Safe is empty
    [one] { $price } coin
   *[other] { $price } coins
}{ $scarce ->
    [yes] {" "}(the Safe holds no more)
   *[no] {""}
}.
move-order = { $count ->
    [0] Put { $cargo-one } back and draw it.
   *[other] Draw { $cargo-one }; then on top: { $rest }.
}

move-set-steeling = Turn die { $die } from { $now } to { $result }.
move-traitor-tim-sly = Name and copy { $traitor } ({ $colours }{ $open ->
    [yes] , on the dice
   *[no] {""}
}): { $traitor-brief }.
move-traitor-ripp = Name { $traitor }, so that nobody can play that traitor in this turn.
move-player-love = Look at the hand of { $other }: { cards }.
move-player-igor = Take a coin from { $other }, who has { coins }.
move-two-players-igor = Take a coin each from { $other } and { $another }.
move-player-shadow = Copy { $traitor } of { $other } ({ $colours }{ $open ->
    [yes] , on the dice
   *[no] {""}
}): { $traitor-brief }.
move-player-troy = { $cards ->
    [0] Take a coin from { $other }, who has no cards.
   *[other] Take a random card from { $other }, who has { cards }.
}
move-use-henchman = Take a coin out of every bribe that others pay until your next chance to play.
move-use-ratatine = Look at the top four cards of the Hold.
move-card-rochat = Put { $cargo-one } under the Hold and draw a card.
move-card-zamfirescu = Sell { $cargo-one } for { $price ->
    [0] nothing, as the Safe is empty
    [one] { $price } coin
   *[other] { $price } coins
}{ $scarce ->
    [yes] {" "}(the Safe holds no more)
   *[no] {""}
}.
move-card-walder = Discard { $cargo-one }; every other player loses a random card.
move-pay-walder = Pay 1 coin; every other player loses a random card.
move-extra-hummerock = Throw { $cargo-one } by the Ability: { price }, for { points }.
move-reroll-mirante = Roll { $dice } again.

# Questions ---------------------------------------------------------------------------------------

question-draft = is drafting a traitor
question-settle = is settling a die
question-play = is choosing a traitor to play
question-show = is choosing an unplayable traitor to show
question-act = is playing { $traitor }
question-carry-out = may use the Ability of { $traitor }
question-swap = may swap a card
question-sell-another = may sell another card
question-order = is putting cards back on the Hold

ability-state = { $ability ->
    [yes] The Ability can be used.
    [done] The Ability has been used.
   *[none] The Ability finds nothing to work on now.
}
throw-state = { $throw ->
    [yes] You can throw a card overboard.
    [done] You have thrown a card.
    [black] All dice are Black, so nothing can be thrown.
    [no-colour] Without a copied colour you cannot throw.
    [colour] The dice do not show { $colours }, so you cannot throw.
    [no-cargo] You have no Cargo to throw.
   *[poor] You cannot pay for any card of yours.
}

prompt-wait = { $seats } { $question }.
prompt-over = { $result ->
    [won] You have won.
    [draw] You share the win in a draw.
    [lost] You have lost.
   *[watched] The game is over.
} { $seats-count ->
    [0] Nobody has won.
    [one] The winner: { $seats }.
   *[other] A draw between { $seats }.
}
prompt-draft = Choose a traitor to keep besides the one you were dealt. { $place ->
    [last] You are the last to choose: the others stay out of this turn.
   *[other] The others go on to { $next }.
}
prompt-settle = Choose what die { $die } shows. { $roll ->
    [first] It is your choice because you are the leader.
   *[again] { $actor } has rolled it again, but it is your choice because you are the leader.
}
prompt-play = { $blocked ->
    [yes] Play the traitor you can play. You will have to show the other one in the second round: { $traitors } cannot be played in this turn.
   *[no] Choose which of your two traitors to play now. The other one has its chance in the second round.
}
prompt-show = Neither of your traitors can be played in this turn. Choose which one to show now; the other follows in the second round.
prompt-act = What will you do with { $traitor }? { ability-state } { throw-state }{ $final ->
    [yes] {" "}The tenth Journey lies on the table: the game ends after this play.
   *[no] {""}
}
prompt-carry-out = { $played } stands in for { $traitor }: carry out the Ability now, or leave it. { $ability ->
    [yes] There will be no later chance.
   *[none] It finds nothing to work on now.
}
prompt-swap = You see the hand of { $other }. Swap a card of yours for one of those, or leave it.
prompt-sell-another = You may sell a second card.
prompt-order = Choose an order for { $count ->
    [one] the card
   *[other] the { $count } cards
} that you see on top of the Hold. You draw the first at once.

rule-draft = After the draft you hold two traitors, one dealt and one drafted, and play one in each round. Whoever drafts later sees what you pass on.
rule-settle = A colour lets the traitors of that colour throw in both rounds. { $black ->
    [yes] A die set to Black is out until the end of the turn.
   *[no] Black may not be chosen.
}
rule-play = A played traitor searches at once, then may use the Ability and throw a card, in either order. It can throw only while a die shows its colour.
rule-show = A shown traitor is used up: no Search, no Ability, no throw.
rule-throw = To throw a card, a colour of the played traitor must be on a die, and the card’s bribe is paid.
rule-ability = { $traitor }. { $text }
wait-draft = Each player keeps one traitor and passes the others on.
wait-settle = A colour lets the traitors of that colour throw in both rounds.
wait-play = A played traitor searches, then may use the Ability and throw a card.
wait-show = A shown traitor is used up: no Search, no Ability, no throw.
wait-ability = { $traitor }, { $traitor-role }: { $traitor-brief }.
rule-over = The score sheet says where every point comes from.

# The score sheet ---------------------------------------------------------------------------------

sheet-seat = { $seat }: { points }, { coins }
sheet-cargo = Cargo: { $points } for { $cargo }.
sheet-kind = { $count ->
    [one] { $cargo } ({ $points })
   *[other] { $cargo } × { $count } ({ $points })
}
sheet-no-cargo = No Cargo was thrown overboard.
sheet-bonus = All four levels: { $points } more.
sheet-result = The result
sheet-ending = { $ending ->
    [points] The game ended at the end of a turn in which { points } were reached.
   *[flight] The game ended with the flight, by the tenth Journey; { points } were needed to win.
}
sheet-nobody = Nobody has { points }, so nobody wins.
sheet-winner = { $decided ->
    [coins] { $seats } wins: { points } like others, but with the fewest coins ({ $coins }).
   *[points] { $seats } wins with the most points ({ $points }).
}
sheet-draw = A draw between { $seats }: each has { points } and { coins }{ $decided ->
    [coins] , fewer than others with as many points.
   *[points] .
}

# Help --------------------------------------------------------------------------------------------

guide-turn = A turn
guide-play = A play
help-goal = You are all traitors aboard the Emperor’s airship. Bribe the guards and throw his Cargo overboard: each card you throw counts for you. Whoever has at least { $target } points at the end of a turn can win.
help-setup = The Hold is a face-down pile of { $cargo } Cargo cards and { $journeys } Journeys. You begin with { coins } and draw a Cargo card; a Journey goes back to a random place in the Hold, and you take one more coin and draw again. All other coins are in the Safe. When the Safe is empty, nobody is owed anything.
help-first-leader = { $leader ->
    [lot] Chance names the first leader.
   *[agreed] Who leads first is agreed on.
}
help-turn = A turn is a draft of traitors, a roll of the dice and two rounds of plays.
help-draft = The draft: all 14 traitors are shuffled. { $airsick ->
    [one] { $airsick } is airsick and stays out
   *[other] { $airsick } are airsick and stay out
} of this turn, each player is dealt one in secret, and { $pool } are passed from the leader to the left. Each player keeps one of them.
help-look = After the draft the leader alone looks at the airsick traitors and at those that nobody selected.
help-dice = The dice: each of the three shows a colour, Black, or leaves the choice to the leader. { $black ->
    [yes] The leader may choose a colour or Black.
   *[no] The leader may choose a colour, but not Black.
} A Black die is out for the turn. The dice count for everybody and are not used up.
help-plays = The plays: from the leader to the left, each player plays one traitor, in the second round the other one. A play is a Search, then the actions.
help-blocked = A traitor that was named as unplayable cannot be played in this turn. If you hold another one, you must play that; if not, you show a traitor that is unplayable and do nothing.
help-search = The Search: take a coin from the Safe, then draw a card from the Hold; some traitors have a Search of their own. A Journey goes on the table, brings its drawer 1 coin, and is not replaced.
help-actions = The actions: use your traitor’s Ability once and throw one card once, in either order. You may leave either.
help-throw = A throw: a die must show a colour of your traitor at that moment. Pay the card’s bribe to the Safe and lay the card open before you. It stays there.
help-crates = Small mysterious crates in your hand pay like coins: discard one for each coin due that you do not want to pay.
help-copy = Li’l Tim Sly and Mr Shadow have no colour of their own and throw only with one that they copy. They copy colours and Ability, never the Search.
help-lasting = An Ability that lasts does so until your next chance to play or the end of the turn. Names of unplayable traitors and changes to the dice last until the end of the turn.
help-turn-end = At the end of a turn points are counted: those on your thrown cards, and 1 more if all four levels are among them. If nobody has { $target }, the player to the leader’s left leads the next turn.
help-flight = The tenth Journey ends the flight: whoever drew it finishes the play, then points are counted. If nobody has { $target }, everybody loses.
help-ties = Of those with { $target } or more, the most points win; if these are equal, the fewest coins; if these are equal too, it is a draw.
help-secrets = Coins, thrown and discarded cards, played and named traitors are open to all; cards in hand are not. What you have seen of hidden cards is noted for you as long as it is certain.
help-cargo = Cargo
help-kind = { $cargo }: level { $level }, { points }{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}, bribe { $bribe }, { $copies } in the box ({ $origin }).
help-traitors = Traitors
help-traitor = { $traitor }, { $traitor-role }: { $colours }{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}. Search: { $search }. { $ability } ({ $origin })
help-origins = What is not from the book
help-reconstruction = The rulebook prints neither the Cargo table nor the colours and texts of the traitors, and the numbers of airsick traitors and of Cargo cards left out cannot be read in it. What you play with here is not what was published: the Cargo table, all colours but Karl Steeling’s, all texts and the number of Cargo cards left out are our reconstructions, the number of airsick traitors is inferred. Wood and its 1 point, the 7 points of Diamonds, the 100 Cargo cards and the outline of Li’l Tim Sly are reported in reviews. All wording is ours.

# Claims ------------------------------------------------------------------------------------------

claim-i-hold = I hold { $cargo-one }.
    .lead = I hold…
    .short = { $cargo }
claim-i-hold-no = { $cargo-id ->
    [cargo-crate] I hold no { $cargo-several }.
   *[other] I hold no { $cargo }.
}
    .lead = I hold no…
    .short = no { $cargo }
claim-top-card = The top card of the Hold is { $cargo-one }.
    .lead = On top lies…
    .short = { $cargo }
claim-my-traitor = One of my traitors is { $traitor }.
    .short = One of mine
claim-my-colour = One of my traitors is { $colour }.
    .lead = One of my traitors is…
    .short = { $colour }
claim-left-out = Nobody has { $traitor } in this turn.
    .short = Nobody has this one
claim-i-shall-not-play = I shall not play { $traitor } first.
    .short = I shall not play this one first
claim-i-shall-spare-you = { $seat }, I shall take nothing from you in this turn.
    .short = I shall take nothing from you
claim-spare-me = { $seat }, spare me, and I shall spare you.
    .short = Spare me
claim-yes = Yes.
    .short = Yes
claim-no = No.
    .short = No
claim-i-believe-you = I believe you, { $seat }.
    .short = I believe you
claim-i-doubt-it = I doubt it, { $seat }.
    .short = I doubt it
claim-about-hold = The Hold

# The table in words ------------------------------------------------------------------------------

traitor-label = { $traitor } ({ $colours })
cards-of = { $count ->
    [one] { $cargo }
   *[other] { $cargo } × { $count }
}
stage = { $stage ->
    [draft] the draft
    [dice] the dice
    [over] the end
   *[plays] { $round ->
        [1] first round of plays
       *[2] second round of plays
    }
}
flight = { $journeys } of { $all }{ $end ->
    [over] {""}
    [now] ; this is the last play
   *[later] ; the last one ends the game
}
card-under = { $cargo } ({ under })
under = { $cards ->
    [0] the last card
    [one] { $cards } card below
   *[other] { $cards } cards below
}

about-traitor = Colour: { $colours }. Search: { $search }. { $ability }
about-cargo = Level { $level }, { points }, bribe { $bribe }; { $copies } such cards are in the box.{ $cargo-id ->
    [cargo-crate] {" "}{ help-crates }
   *[other] {""}
}
origins-traitor = Colour: { $sure }; texts: { $origin }
origins-cargo = Points: { $sure }; all else: { $origin }

laid = { $state ->
    [blocked] Shown without effect, for it was unplayable.
    [current] The current traitor.
    [copies] The current traitor, with the copied colour: { $colours }.
   *[past] Played before.
}
fit-blocked = unplayable
fit-played = played
fit-copies = no colour yet
fit-can-throw = can throw
fit-cannot-throw = cannot throw

place-played = Played by { $seat }.
place-shown = Shown by { $seat }, without effect.
place-yours = In your hand.
place-held = In the hand of { $seat }.
place-airsick = Airsick: out of this turn.
place-unselected = Nobody drafted this traitor: out of this turn.
place-others = You know that somebody else holds this traitor.
place-passed = You passed this traitor on: somebody after you may hold it.
place-pool = In the draft.
place-unknown = Somebody may hold this traitor, or nobody.
place-named = { $place } { $seat } has named this traitor: nobody can play it in this turn.

said-stage = Turn { $turn }, { stage }. The leader is { $seat }.
said-acting = { $seat } plays { $traitor } ({ $colours }).
said-last-turn = This is the last turn: { $seats-count ->
    [one] { $seats } has
   *[other] { $seats } have
} the points to win.
said-dice = The dice: { $dice }.
said-no-dice = The dice have not been rolled yet.
said-flight = Journeys: { $flight }.
said-stocks = { web-hold }. { web-safe }.
said-discarded = Discarded: { $cargo }.
said-player = { $seat }: { $points } of { $target } points, { coins }, { cards } in hand. Thrown: { $thrown }. Levels: { $levels }.
said-laid = { $seat } has { $blocked ->
    [yes] shown { $traitor }, without effect
   *[no] played { $traitor }
} in round { $round }.
said-hidden = { $seat } has { $count ->
    [one] { $count } hidden traitor
   *[other] { $count } hidden traitors
}.
said-toll = { $seat } takes a coin out of every bribe that others pay.
said-hand = In the hand of { $seat }: { $cargo }.
said-known = { $seat } holds { $cargo } for certain, and { $unknown ->
    [0] nothing else
    [one] { $unknown } unknown card
   *[other] { $unknown } unknown cards
}.
said-top = On top of the Hold, in this order: { $cargo }.
said-near = Among the next three cards of the Hold: { $cargo }.
said-buried = Deep in the Hold: { $cargo }.
said-own-cargo = Your Cargo: { $cargo }.
said-card = { $cargo }: level { $level }, { points }, bribe { $bribe }.
said-traitor = { $traitor }: { $place }

# The board ---------------------------------------------------------------------------------------

letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y

short-steeling = Steeling
short-tim-sly = Tim Sly
short-love = Love
short-henchman = Henchman
short-rochat = Rochat
short-igor = Igor
short-hummerock = Hummerock
short-ripp = Ripp
short-zamfirescu = Zamfirescu
short-shadow = Shadow
short-troy = Troy
short-walder = Walder
short-mirante = Mirante
short-ratatine = Ratatine

short-crate = Crate
short-wood = Wood
short-coal = Coal
short-lead = Lead
short-ore = Ore
short-steel = Steel
short-gold = Gold
short-diamonds = Diamonds
short-journey = Journey

board-title = Mad Zeppelin, turn { $turn }: { stage }
board-dice = Dice
board-journeys = Journeys
board-airship = Airship
board-player = Player
board-points = Points
board-traitors = Traitors
board-you = (you)
board-thrown = Thrown
board-nothing-yet = nothing yet
board-discarded = Discarded
board-blocked = Unplayable
board-hands = Hands
board-empty = none
board-own-cargo = Your Cargo
board-level = Level
board-bribe = Bribe
board-short = { $coins } ¤ short
board-own-traitors = Your traitors
board-brief = { $traitor-brief }
board-search = Search: { $coins } ¤, { $cards } ▮
board-pool = The pool
board-passed = You passed on
board-others = Others hold
board-airsick = Airsick
board-unselected = Nobody took
board-coins = coins
board-coins-had = { $count ->
    [one] coin
   *[other] coins
}
board-hand = Cargo in hand
board-in-hand = { $count ->
    [one] piece of cargo in hand
   *[other] pieces of cargo in hand
}
board-leader = leader
board-winner = winner
board-turn = decides now
board-current = current traitor
board-face-down = hidden traitor
board-blocked-sign = was unplayable
board-toll = takes 1 ¤ of others’ bribes
board-levels = levels thrown (all four: 1 point)
board-secret = only you know
board-hidden = hidden from others

step-throw = Throw Cargo overboard
step-ability = Use the Ability of { $traitor }
step-cargo = { $cargo }: { points }
step-pay = { $crates ->
    [0] Pay { coins }
   *[other] { $coins ->
        [0] Pay with { crates }
       *[other] Pay { coins } and { crates }
    }
}
step-colour = Colour: { $colours }
step-traitor = { $traitor }: { $traitor-brief }
step-die = Die { $die }: { $now }
step-result = { $result }
step-nobody-else = Nobody else
step-give = Give { $give }
step-take = Take { $take }
step-top = On top, for you to draw: { $cargo }
step-next = Then: { $cargo }

# The lesson --------------------------------------------------------------------------------------

lesson-goal = Everybody is out to throw the Emperor’s Cargo off his airship. What you throw brings points, like the 1 on this Wood; with 20 you can win.
lesson-draft = Traitors in the crew do it for you. Carlotta Love was dealt to you; now keep one of these: Dr Ripp, who can stop another traitor.
lesson-draft-other = All of them are of use. But for what is to come you want to stop somebody: keep Dr Ripp.
lesson-dice = The dice are the same for everybody: only traitors whose colour they show can throw. So far these are red and blue.
lesson-colour = The first die is for the leader to choose, and you lead. Carlotta Love is yellow: choose yellow.
lesson-colour-other = You may, but then Carlotta Love could throw nothing. Choose yellow, her colour.
lesson-play = Bran says: “I hold no Gold.” You can find out: play Carlotta Love, who looks into another hand.
lesson-play-other = Dr Ripp has his turn in the second round. Play Carlotta Love first: she looks into Bran’s hand.
lesson-search = A play begins with a Search: you got a coin and drew a card. It is a Journey: 1 more coin for you, and with the tenth the flight is over.
lesson-look = Now Carlotta’s Ability: choose Bran, and look.
lesson-look-other = That can wait. It was Bran who said something: choose Bran.
lesson-swap = Gold! Bran lied. And Carlotta may swap a card: take the Gold for 6 points, give your Wood for 1.
lesson-swap-other = You need not swap. But Gold brings 6 points, and Wood only 1: take it.
lesson-throw = Overboard with it! The bribe stands beside the coin: 5, just what you have. Choose the Gold.
lesson-throw-other = In your hand Gold counts for nothing, and somebody may take it. Throw it now.
lesson-hidden = You have 6 points, and it is the second round: your Dr Ripp acts. As leader you alone saw who is out of this turn. Only two are still held: Karl Steeling and Hans Walder.
lesson-name = Bran says: “One of my traitors is Karl Steeling.” Would you believe it, after the Gold? Name Hans Walder, and nobody can play him.
lesson-name-other = Only Steeling and Walder are left, and Bran wants you to think of Steeling. Name Hans Walder.
lesson-again = Dr Ripp is red, and so is a die: throw the Wood as well, for your last coin. Cole could not throw: Satine Rochat is green.
lesson-again-other = You may stop here, but a point is a point: throw the Wood.
lesson-shown = Well guessed: Bran can only show Hans Walder, and does nothing. Karl Steeling was Cole’s all the time.
lesson-end = You have 7 of 20 points. Turns go on until somebody has 20, or the tenth Journey comes and all may lose. Say what you like, and watch who says what.
example-cargo = Gold brings 6 points once it has been thrown overboard. The bribe for it is 5 coins. In your hand it counts for nothing.
example-won = The end: Cole has thrown cards worth 21 points and wins. 20 would have been enough. You have 8, Bran has 7.
example-draft = The draft: Carlotta Love was dealt to you in secret. Of the traitors that are passed round you keep one, and pass the others on.
example-dice = The dice count for everybody: only traitors whose colour they show can throw. The first one leaves the choice to the leader.
example-chosen = You lead, and you have chosen yellow, the colour of Carlotta Love. Now she can throw.
example-search = A play begins with a Search: a coin from the Safe, then a card from the Hold. This one was a Journey: it goes on the table and brings 1 coin more.
example-throw = Then come the actions. To throw you need a die with a colour of your traitor, and the bribe that stands beside the coin: 5 for Gold.
example-thrown = Overboard: the Gold lies open before you, 6 points that stay yours.
example-counted = At the end of a turn points are counted. Cole alone has 20 or more and wins. A level is missing; cards of all four would have brought 1 more.
example-flown = It was not the flight that ended this game: that takes the tenth Journey. If nobody has 20 points by then, everybody loses.
example-said = Bran says: “I hold no Gold.” It is a lie, Bran does hold one. Words bind nobody.
example-named = You named Hans Walder, so nobody could play him in this turn. Bran held him, had to show him, and did nothing.

# The browser -------------------------------------------------------------------------------------

web-hint-draft = Traitors on their way round the table. Keep one in secret; the others go on to your neighbour.
web-hint-cargo = Your Cargo: points above, the bribe beside the coin. It counts only once you have thrown it overboard.
web-hint-play = Your traitors, hidden until you play them: one in each round. The colour must be on a die if they are to throw.
web-hint-dice = The dice count for everybody, all through the turn. They are not used up.
web-hint-flight = Journeys bring the end nearer. With the tenth the flight is over, and if nobody has enough points, all lose.
web-hint-company = All traitors, and what you know of each: played, named, airsick.
web-legend-cargo = Cargo
    .text = Each kind has a drawing. The large number is its points, the one beside the coin its bribe.
web-legend-crate = Small mysterious crate
    .text = Cargo that can be paid like a coin.
web-legend-journey = Journey
    .text = With the tenth the flight is over.
web-legend-coin = Coin
    .text = Pays bribes. Of equal points the fewest coins win.
web-legend-levels = Levels
    .text = Of what somebody has thrown; all four bring 1 more point.
web-legend-score = Points
    .text = How many somebody has, of those that are needed to win.
web-legend-colours = Colours
    .text = Of traitors: an arrow to a heading of the compass, and a letter.
web-legend-no-colour = No colour
    .text = This traitor throws only with a colour that is copied.
web-legend-die = Die
    .text = Traitors of this colour can throw. Needle and letter tell it, too.
web-legend-pick = The leader’s choice
    .text = The leader says which colour this die shows.
web-legend-black = Black
    .text = This die is out for the turn.
web-legend-leader = Leader
    .text = Drafts and plays first, and alone sees who is airsick.
web-legend-toll = Toll
    .text = Takes 1 coin of others’ bribes.
web-turn = Turn { $turn }
web-role = { $traitor-role }
web-last-turn-title = The last turn
web-last-turn = Last turn: { $seat } has { $points }
web-draft-left = { $count ->
    [one] { $count } traitor to choose from
   *[other] { $count } traitors to choose from
}
web-hold = The Hold: { cards }
web-hold-label = Hold
web-safe = The Safe: { coins }
web-safe-label = Safe
web-not-rolled = not rolled yet
web-die = Die { $die }: { $shown }
web-traitor = { $traitor }, { $traitor-role }
web-short = You are { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} short of its bribe.
web-company = The traitors of this turn
web-place = { $place ->
    [played] played
    [shown] shown
    [yours] yours
    [held] in hand
    [airsick] airsick
    [unselected] left out
    [others] held
    [passed] passed
    [pool] in draft
    [named] barred
   *[unknown] {""}
}
web-pool = { $count ->
    [one] One traitor has come to you: keep it
   *[other] { $count } traitors have come to you: keep one
}
web-order = The top of the Hold: choose the card to come first, then the next
web-seen-hand = The hand that you see: take one of these for a card of yours
web-levels = Levels thrown: { $levels }
web-more-cards = and { $count } more
web-overboard = Throw overboard
web-end = End the play
web-ability-state = { $ability ->
    [done] used
   *[none] nothing to work on now
}
web-throw-state = { $throw ->
    [yes] pay the bribe, throw a card
    [done] thrown
    [black] all dice are Black
    [no-colour] no colour without a copy
    [colour] the dice lack its colour
    [no-cargo] no Cargo in hand
   *[poor] no card you can pay for
}
web-end-state = { $open ->
    [ability] the Ability is unused
    [throw] you can still throw
   *[nothing] nothing left to do
}
web-use-ability = Use the Ability
web-yours = In your hand
web-no-cargo = No Cargo in your hand
web-own-coins = You have { coins }.
web-search = Search: { search }
web-roll-these = Roll only these again
web-top = Top of the Hold
web-near = Among its next three cards
web-buried = Deep in the Hold
web-in-hands = Known in hands
web-in-hand = In hand
web-players = Before the players

web-about-hold = Cargo and Journeys, shuffled and face down. A Search draws from the top. { $removed ->
    [0] With so many players all Cargo is in it.
   *[other] With so many players { $removed } Cargo cards stay out of the game, unseen.
}
web-about-safe = A Search takes coins out of it, bribes go into it. When it is empty, nobody is owed anything.
web-about-levels = All four levels among your thrown cards bring 1 more point.
web-about-coins = Coins pay bribes. Of equal points the fewest coins win.
web-about-hand = Cargo in hand counts for nothing until it is thrown overboard.
web-about-face-down = A traitor that has not been played yet. Each player plays one in each round.
web-about-known = You know this for certain, from what you have seen.
web-about-discarded = Sold, lost, or paid as crates: these cards are out of the game.
web-about-leader = The leader drafts first, settles dice that ask for it, plays first, and alone sees who is airsick. The next turn is led by the player to the left.
web-next-traitor = Now choose a traitor.
web-next-die = Now choose a die.
web-next-result = Now choose what it is to show.
web-next-cargo = Now choose a card.
web-next-crates = Now choose how to pay the bribe.
web-next-pair = Now choose the second player.
web-next-give = Now choose the card that you give.
web-next-take = Now choose the card that you take.
web-next-dice = Choose more dice, or roll.
web-next-order = Now choose the next card.

# Why it came so ----------------------------------------------------------------------------------

why-threw = { $cargo } is worth { points }, and the bribe for it is { coins }.
why-so-far = { $seat } has { points } now; the game ends with { $goal }.
barred-named = This traitor was named by an Ability: nobody can play it in this turn.
barred-dear = The bribe is { coins }; you lack { $missing }.

# What is counted over many games
figure-points = Points

# What is known ------------------------------------------------------------------------------------

known-traitor = { $seat } holds { $traitors }.
known-one-of = The hidden traitor of { $seat } is one of these: { $traitors }.
known-none-of = { $seat } chose before you, and so holds none of those that you passed on: { $traitors }.
known-all-seen = You know where all cards of these kinds are: { $cargo }.

suspect-cargo = { $seat } holds { $cargo-one }.

ribbon-turns = Plays and bribes
ribbon-column = Turn { $turn }
ribbon-throw = { $cargo-one } for { coins }
ribbon-turn = Turn { $turn }: { $seat } { $plays ->
    [0] has not played
   *[other] played { $traitors }
}{ $throws ->
    [0] {""}
   *[other] , threw { $thrown }
}{ $turned ->
    [0] {""}
   *[other] , turned dice to: { $dice }
}.
ribbon-turn-sign = { $throws ->
    [0] ·
   *[other] { $coins }
}
