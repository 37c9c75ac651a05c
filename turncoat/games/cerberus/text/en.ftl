# The game ----------------------------------------------------------------------------------------

game-title = Cerberus
game-idea = You flee from the underworld together, with the three-headed dog at your heels. Those who help one another run faster, but the Barque at the end of the path has one, two or three seats, and will hardly hold you all. Sooner or later somebody is left behind. And whoever is caught changes sides and hunts the others.
game-length = 3–10 min with bots, 10–45 with people, plus talk

# Things ------------------------------------------------------------------------------------------

action-regroup = Regroup
action-gather = Gather
action-run = Run
action-rush = Rush
action-fury = Fury
action-harry = Harry
action-stalk = Stalk
action-return = Return

card-sacrifice = Sacrifice
card-favoritism = Favoritism
card-opportunism = Opportunism
card-cowardice = Cowardice
card-arrogance = Arrogance
card-selfishness = Selfishness
card-fatalism = Fatalism
card-ambush = Ambush
card-treachery = Treachery
card-grudge = Grudge
card-deceit = Deceit
card-violence = Violence
card-sabotage = Sabotage

deck-survival = Survival
deck-betrayal = Betrayal

stretch-start-a = Start A
stretch-start-b = Start B
stretch-platforms = Platforms
stretch-promontory = Promontory
stretch-gondola = Gondola
stretch-funicular = Funicular
stretch-rope-bridge = Rope Bridge
stretch-infernal-portal = Infernal Portal
stretch-finish-a = Finish A
stretch-finish-b = Finish B

feature-plain = a plain space
    .title = Plain space
    .text = Nothing happens here.
feature-den = the Den
    .title = Den
    .text = Here Cerberus starts.
feature-gates = the Gates of Hell
    .title = Gates of Hell
    .text = Here the Adventurers start.
feature-draw = a card symbol
    .title = Card symbol
    .text = An Adventurer whose move ends here draws 1 Survival card.
feature-rage = a Rage symbol
    .title = Rage symbol
    .text = When an Adventurer’s move ends here, Rage goes up by 1.
feature-promontory = the Promontory
    .title = Promontory
    .text = An Adventurer whose move ends here may look at a Barque or swap two, while they lie face down.
feature-platform = a Platform
    .title = Platform
    .text = There is room for one Adventurer. Nobody else can step here or pass, forward or back; Cerberus can.
feature-gondola-low = the lower Gondola
    .title = Lower Gondola
    .text = An Adventurer who advances from here may, for one step, change places with one in the upper Gondola.
feature-gondola-high = the upper Gondola
    .title = Upper Gondola
    .text = An Adventurer who falls back from here may, for one step, change places with one in the lower Gondola.
feature-funicular-foot = the foot of the Funicular
    .title = Foot of the Funicular
    .text = An Adventurer who begins an advance here may ride to the top in one step.
    .way = the Funicular
feature-funicular-top = the top of the Funicular
    .title = Top of the Funicular
    .text = The Funicular goes up only.
feature-bridge-near = the near end of the Rope Bridge
    .title = Near end of the Rope Bridge
    .text = While the bridge hangs, an Adventurer who advances from here may cross it in one step. Then it falls for good.
    .way = the Rope Bridge
feature-bridge-far = the far end of the Rope Bridge
    .title = Far end of the Rope Bridge
    .text = While the bridge hangs, an Adventurer who falls back from here may cross it in one step. Then it falls for good.
    .way = the Rope Bridge
feature-portal-near = the near Portal
    .title = Near Portal
    .text = While another Adventurer stands on the Actuator, one who advances from here may step through to the far Portal.
    .way = the Infernal Portal
feature-actuator = the Actuator
    .title = Actuator
    .text = Whoever stands here keeps the Infernal Portal open for others.
feature-portal-far = the far Portal
    .title = Far Portal
    .text = While another Adventurer stands on the Actuator, one who falls back from here may step through to the near Portal.
    .way = the Infernal Portal

role-adventurer = Adventurer
role-cerberus = Cerberus player
role-lost = lost

side-adventurers = Adventurers
side-cerberus = Cerberus players
side-lost = Lost players

either = { $first } or { $second }
steps = { $by ->
    [one] { $by } space
   *[other] { $by } spaces
}
places = { $places ->
    [one] { $places } seat
   *[other] { $places } seats
}
cards-of-kind = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
}
cards-in-pile = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
}
at-space = on space { $space }
at-barque = in the Barque
at-track = on position { $position } of the Rage track

# What cards cost and do --------------------------------------------------------------------------

effect-costly = { $cost } → { $parts }
effect-and = { $start }; { $end }
effect-then = { $start }, then { $end }

deck-cards = { $by ->
    [one] { $by } { $deck } card
   *[other] { $by } { $deck } cards
}
cost-rage = Rage +{ $by }
cost-faster = Speed +{ $by }
cost-slower = Speed −{ $by }
cost-own-card = { $who ->
    [you] discard { deck-cards } of your own
   *[seat] { $seat } discards { deck-cards }
}
cost-cards = { $who ->
    [you] discard { deck-cards } (others may help)
   *[seat] { $seat } discards { deck-cards } (others may help)
}
cost-advance = an Adventurer advances { steps }
cost-step-back = { $who ->
    [you] you fall back { steps }
   *[seat] { $seat } falls back { steps }
}

does-rage = Rage { $way ->
    [forward] +{ $by }
   *[back] −{ $by }
}
does-speed = Speed +{ $by }
does-self = { $who ->
    [you] you { $way ->
        [forward] advance { steps }
       *[back] fall back { steps }
    }
   *[seat] { $seat } { $way ->
        [forward] advances { steps }
       *[back] falls back { steps }
    }
}
others = { $which ->
    [any] { $count ->
        [1] an Adventurer
        [2] two Adventurers
       *[other] three Adventurers
    }
    [more] { $count ->
        [1] yet another
        [2] two more
       *[other] three more
    }
   *[other] { $count ->
        [1] another Adventurer
        [2] two other Adventurers
       *[other] three other Adventurers
    }
}
does-other = { others } { $count ->
    [1] { $way ->
        [forward] advances { steps }
        [agreed] moves { steps }
       *[back] falls back { steps }
    }
   *[other] { $way ->
        [forward] advance { steps } each
        [agreed] move { steps } each
       *[back] fall back { steps } each
    }
}
does-either-way = { others } advances or falls back { steps }
does-draw = { $who ->
    [you] you draw { deck-cards }
   *[seat] { $seat } draws { deck-cards }
}
does-other-draws = { $role ->
    [adventurer] { others } { $count ->
        [1] draws { deck-cards }
       *[other] draw { deck-cards } each
    }
   *[cerberus] another Cerberus player draws { deck-cards }
}
does-take-back = { $who ->
    [you] you take all your Action cards back
    [you-too] take all your Action cards back
    [seat-too] takes all Action cards back
   *[seat] { $seat } takes all Action cards back
}
does-boats = { $who ->
    [you] you look at a Barque or swap two
    [you-too] look at a Barque or swap two
    [seat-too] looks at a Barque or swaps two
   *[seat] { $seat } looks at a Barque or swaps two
}
does-dog = Cerberus advances { steps }
does-catch-up = { $who ->
    [you] you advance a space for each Adventurer ahead of you, at most { $by }
   *[seat] { $seat } advances a space for each Adventurer ahead, at most { $by }
}
does-lose-card = { others } { $count ->
    [1] discards { deck-cards }
   *[other] discard { deck-cards } each
}
does-card-or-retreat = every Adventurer discards a { $deck } card or falls back { steps }
does-all = every Adventurer falls back { steps }

# Where the parts come from -----------------------------------------------------------------------

origin-rulebook = known from the rulebook
origin-reported = reported by owners of the game
origin-inferred = inferred from what is known
origin-reconstruction = our reconstruction

part-action-cards = the effects of Action cards
part-cards = the names and effects of ten Survival and Betrayal cards
part-layouts = the layout and skulls of nine board sides
part-track = the length of the Rage track
part-copies = how many cards there are of each kind
part-other-cards = the effects of Selfishness, Fatalism and Sabotage
part-opportunism-card = Opportunism as its card is printed
part-circle-marker = the printed marker of the first circle
part-other-names = the names Selfishness, Fatalism and Sabotage
part-finish-skulls = the skulls of Finish A
part-finish = the layout of Finish A
part-pairing = which intermediate sides share a board
part-action-names = the names of Action cards

# Options -----------------------------------------------------------------------------------------

option-course = The course: the names of four sides, a Start side, two intermediate ones of different boards, and a Finish side
option-course-usual = Start A, Promontory, Rope Bridge, Finish B: 10 skulls
option-course-start-a = Start A: 2 skulls
option-course-start-b = Start B: 4 skulls, a shorter Rage track
option-course-platforms = Platforms: 3 skulls
option-course-promontory = Promontory: 2 skulls; shares a board with Platforms
option-course-gondola = Gondola: 3 skulls
option-course-funicular = Funicular: 2 skulls; shares a board with Gondola
option-course-rope-bridge = Rope Bridge: 3 skulls
option-course-infernal-portal = Infernal Portal: 2 skulls; shares a board with Rope Bridge
option-course-finish-a = Finish A: 2 skulls
option-course-finish-b = Finish B: 3 skulls
option-speed = Starting Speed of Cerberus
option-speed-lowest = The lowest: 5 with three players, otherwise 3
option-speed-3 = 3, with four or more players
option-speed-4 = 4, with four or more players
option-speed-5 = 5
option-speed-6 = 6
option-speed-7 = 7, with three players
option-speed-8 = 8, with three players
option-difficulty = Difficulty of a random course: its skulls, and 1 more for each step of Speed above the lowest
option-difficulty-none = No random course
option-difficulty-8 = 8, the easiest
option-difficulty-9 = 9
option-difficulty-10 = 10, as on the usual course
option-difficulty-11 = 11
option-difficulty-12 = 12
option-difficulty-13 = 13
option-difficulty-14 = 14, with a higher starting Speed
option-difficulty-15 = 15, with a higher starting Speed
option-difficulty-16 = 16, with the highest starting Speed
option-opportunism = The simple effect of Opportunism
option-opportunism-book = As in the book: another Adventurer advances 1 space
option-opportunism-card = As on the printed card: another Adventurer falls back 1 space
option-circle = Where a captured player draws two Betrayal cards
option-circle-book = As in the book: up to the Gates of Hell
option-circle-marker = As by the printed marker: up to space 2, also on Start B

error-course = There is no course “{ $value }”. Name four sides with commas between them: a Start side, two intermediate sides of different boards, a Finish side. The sides: { $values }.
error-course-and-difficulty = Name a course or a difficulty, not both: “{ $course }” has a difficulty of its own, “{ $difficulty }” asks for a random course.

# News --------------------------------------------------------------------------------------------

news-course-laid = The course: { $stretch }, { $second-stretch }, { $third-stretch }, { $fourth-stretch }. Cerberus starts with Speed { $speed }.
news-turn-begins = { $seat } is next.
news-turn-ends = { $seat } ended the turn.
news-played-action = { $seat } played { $action }: { $effect }.
news-played-bonus = { $seat } played { $card } ({ $grade ->
    [simple] simple
   *[advanced] advanced
}): { $effect }.
news-rage-is = { $left ->
    [0] Rage: { $rage } of { $hunt }, the Hunt.
   *[other] Rage: { $rage } of { $hunt }.
}
news-speed-is = The Speed of Cerberus became { $speed }.
news-took-back = { $seat } took all Action cards back.
news-drew-cards = { $seat } drew { $count ->
    [one] { $count } { $deck } card
   *[other] { $count } { $deck } cards
}.
news-drew = You drew { $card }.
news-nothing-to-draw = No { $deck } card was left in deck and discard pile: { $seat } drew no more.
news-reshuffled = The { $deck } discard pile was shuffled and became the new deck.
news-discarded = { $seat } discarded { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
}.
news-offered = { $seat } { $count ->
    [0] refused { $other } any help
    [one] offered { $other } { $count } card
   *[other] offered { $other } { $count } cards
}.
news-not-enough = Too few cards were offered: { $seat } took { $card } back into hand.

news-moved = { $seat } { $way ->
    [forward] advanced
   *[back] fell back
} to space { $to-space }.
news-stayed = { $seat } stayed on space { $space }.
news-shortcut = { $seat } took { $feature-way }.
news-bridge-fell = The Rope Bridge fell.
news-exchanged = { $seat } and { $other } changed places in the Gondola.
news-boarded = { $seat } boarded the Barque.
news-left-barque = { $seat } was driven out of the Barque.
news-stepped-out = { $seat } stepped out of the Barque.
news-revealed = The Barque was turned up: it has { places }. The other two left the game.
news-peeked = { $seat } looked at the Barque at mooring { $slot }.
news-saw = You saw the Barque at mooring { $slot }: it has { places }.
news-barques-swapped = { $seat } swapped the Barques at moorings { $slot } and { $to-slot } unseen.
news-looked-away = { $seat } left the Barques alone.

news-hunt = The Hunt: Cerberus ran with Speed { $speed }.
news-hunt-failed = Cerberus caught nobody.
news-dog-moved = Cerberus came to space { $space }.
news-dog-back = Back from the Rage track, Cerberus stood on space { $space }.
news-caught = On space { $space } Cerberus caught { $seats }.
news-turned = { $seat } joined Cerberus (position { $position } of the Rage track).
news-lost = { $seat } was lost (position { $position } of the Rage track).

news-gives-up-card = { $seat } chose to give a card up.
news-falls-back = { $seat } chose to fall back.

news-escaped = { $places ->
    [1] The only seat of the Barque was taken
    [2] Both seats of the Barque were taken
   *[3] All three seats of the Barque were taken
}, and it left. { $seats } escaped and won.
news-cerberus-won = { ending } Cerberus won, and with him { $seats }.
news-nobody-won = { ending } Cerberus won, but he had no players: everybody lost.
ending = { $ending ->
    [too-few] Too few Adventurers were left to fill the Barque.
   *[all-caught] The last Adventurer was caught.
}

# Moves -------------------------------------------------------------------------------------------

move-action = { $action }: { $effect }
move-bonus = { $card } ({ $grade ->
    [simple] simple
   *[advanced] advanced
}): { $effect }
move-end = End your turn
move-part = Next: { $part }
move-target-other = { $other } { $way ->
    [forward] advances { steps }
   *[back] falls back { steps }
} (now { $place })
move-target-other-draws = { $other } draws { deck-cards }
move-target-lose-card = { $other } discards 1 Survival card of { $cards }
move-shove = { $other } { $way ->
    [forward] advances { steps }
   *[back] falls back { steps }
} (now { $place })
move-pawn-advance = { $other } advances { steps } (now { $place })
move-pawn-retreat = { $other } falls back { steps } (now { $place })
move-pawn-caught = { $other } takes position { $position } of the Rage track and { $outcome ->
    [cerberus] joins Cerberus
   *[lost] is lost
}
move-way-path = Along the path to space { $space }
move-way-shortcut = By { $feature-way } to space { $space }
move-partner = { $mover } and { $other } change places in the Gondola
move-peek = Look at the Barque at mooring { $slot }{ $known ->
    [yes] {" "}(you know it: { places })
   *[no] {""}
}
move-swap = Swap the Barques at moorings { $slot } and { $to-slot }
move-card-own-share = Pay with { $card }
move-card-offer = Offer { $card }
move-card-give-up = Discard { $card }
move-stop-own-share = Ask the others for help
move-stop-offer = { $given ->
    [0] Offer nothing
   *[other] Offer no more
}
move-stop-may-look = Leave the Barques alone
move-give = Discard a card
move-retreat = Fall back { steps }

# Questions ---------------------------------------------------------------------------------------

wait-play = Waiting for { $seats } to { $acted ->
    [yes] play another card or end the turn
   *[no] play a card
}.
wait-part = Waiting for { $seats } to go on with { $card }.
wait-advance = Waiting for { $seats } to choose who advances to pay for { $card }.
wait-way = Waiting for { $seats } to choose a way{ $own ->
    [yes] {""}
   *[no] {" "}for { $mover }
}.
wait-caught = Waiting for { $seats } to choose who of those caught goes on the Rage track next.
wait-look = Waiting for { $seats } to look at a Barque or swap two.
wait-may-look = Waiting for { $seats } to look at a Barque, swap two or leave them alone.
wait-own-share = Waiting for { $seats } to pay for { $card }.
wait-offer = { $asker } asks for help with { $card } and is { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short. Waiting for { $seats } to answer.
wait-give-up = Waiting for { $seats } to discard a card because of { $card }.
wait-card-or-steps = Waiting for { $seats } to discard a card or fall back because of { $card }.
wait-retreat = Waiting for { $seats } to choose who falls back next because of { $card }.

prompt-over = { $result ->
    [won] You have won.
    [lost] You have lost.
   *[watched] The game is over.
} { $ending ->
    [escape] Escaped in the Barque: { $seats }.
   *[other] { $seats-count ->
        [0] Cerberus has won, and no player with him.
       *[other] Cerberus has won, and with him { $seats }.
    }
}
prompt-play = { $acted ->
    [yes] Your Action card is played. Play a { $deck } card too, or end your turn.
    [stuck] You cannot pay for any Action card now. Play a { $deck } card, or end your turn.
   *[no] { $bonus ->
        [yes] Play an Action card; before or after it you may play a { $deck } card.
        [done] Now play an Action card.
       *[none] Play an Action card.
    }
}{ $hunt ->
    [yes] {" "}The die is on Hunt: Cerberus runs at the end of this turn.
   *[no] {""}
}
prompt-part = { $single ->
    [yes] { $card }: { $parts }. Choose who.
    [first] { $card }: { $parts }. Choose who, or first: { $also }.
   *[no] { $card }: choose what comes next. Still to do: { $parts }.
}
prompt-advance = { $card } costs an advance of { steps }: choose who makes it.
prompt-way = { $own ->
    [yes] You stand at { $feature } and have
   *[no] { $mover } stands at { $feature } and has
} { $way ->
    [forward] { steps } to advance
   *[back] { steps } to fall back
}. Choose the next step.
prompt-caught = Cerberus has caught { $seats } together. Choose who takes position { $position } of the Rage track.
prompt-look = { $card } lets you look at one Barque in secret or swap two unseen. Choose one of these.
prompt-may-look = You have reached the Promontory. You may look at one Barque in secret or swap two unseen.
prompt-own-share = { $card } costs { $cost ->
    [one] { $cost } { $deck } card
   *[other] { $cost } { $deck } cards
}{ $begun ->
    [yes] , { $missing } still to pay
   *[no] {""}
}. { $help ->
    [yes] Pay with cards of your own, or ask the others for help.
   *[no] Choose a card to pay with.
}
prompt-offer = { $asker } asks for help with { $card } and is { $missing ->
    [one] { $missing } { $deck } card
   *[other] { $missing } { $deck } cards
} short. What do you give?{ $given ->
    [0] {""}
   *[other] {" "}You have offered { $given } so far.
} What it does: { $effect }.
prompt-give-up = { $active } has played { $card }: choose a Survival card to discard.
prompt-card-or-steps = { $active } has played { $card }: discard a Survival card or fall back { steps }. You are { $place }.
prompt-retreat = { $card }: choose who falls back { steps } next.

rule-play = You owe one Action card in your turn and may play one { $deck } card, before or after it. What stands before the arrow is the price and is paid first.
rule-part = You choose the order of the parts and whom they concern; nobody can be chosen twice. A part for which nobody is left is lost.
rule-advance = Whoever pays by advancing is not concerned by what follows. Nobody aboard can be chosen.
rule-way = { $feature-title }: { $feature-text }
rule-caught = Positions 1 to 5 are dark: whoever is put there joins Cerberus, unless it was on the Finish board or the capture ends the game. Whoever is put on 6 or 7 is lost.
rule-look = The Barque at mooring 1 is the one that will leave. All see which one you look at, but only you learn how many seats it has. You need not tell the truth.
rule-own-share = Others may help to pay, but need not. If too few cards come together, nothing is paid and the card returns to your hand.
rule-own-card = This price is paid from your own hand.
rule-offer = What you offer is discarded only if enough comes together. Promises bind nobody.
rule-give-up = Everybody sees what you discard.
rule-card-or-steps = When all have answered, the cards are discarded and the retreats follow. Whoever steps onto the space of Cerberus is caught.
rule-retreat = They fall back one after another. When somebody is caught, Cerberus withdraws before the next one moves.
rule-over = Below is what became of everybody.

# The score sheet ---------------------------------------------------------------------------------

outcome = { $outcome ->
    [escaped] escaped in the Barque and won
    [aboard] was in the Barque, but it never left
    [path] came as far as space { $space }
    [winner] won with Cerberus (position { $position } of the Rage track)
    [cerberus] lost with Cerberus (position { $position } of the Rage track)
   *[lost] was caught and lost (position { $position } of the Rage track)
}
sheet-seat = { $seat }: { $outcome }.
sheet-hand = In hand: { $cards }.
sheet-barques = The Barques
sheet-slot = Mooring { $slot }: { places }{ $state ->
    [active] , the Barque that was turned up
   *[other] {""}
}.
sheet-result = The result
sheet-ending = { $ending ->
    [escape] The Barque was full at the end of a turn and left.
    [all-caught] The last Adventurer was caught.
   *[too-few] { $left ->
        [one] Only { $left } Adventurer was left for a Barque
       *[other] Only { $left } Adventurers were left for a Barque
    } with { places }.
}
sheet-winners = { $seats-count ->
    [one] The winner: { $seats }.
   *[other] The winners: { $seats }.
}
sheet-nobody = No player was on the side of Cerberus, so nobody wins.
sheet-turns = Turns played: { $turns }. Difficulty: { $difficulty }.

# Help --------------------------------------------------------------------------------------------

guide-turn = A turn
guide-cerberus = Cerberus and his Rage
guide-barque = The Barque and the end
help-goal = You flee from Hell together, and Cerberus hunts you. A Barque waits at the end of the path, but it has only 1, 2 or 3 seats. When it is full at the end of a turn it leaves, and only those aboard win.
help-mercy = Whoever is caught early joins Cerberus. He and his players win together if the last Adventurer is caught, or if too few are left to fill the Barque that was turned up.
help-setup = All Adventurers start at the Gates of Hell, Cerberus in his Den. Each player has the same four Action cards and no others. Three Barques with 1, 2 and 3 seats lie face down at the moorings. Chance names the first player; turns go to the left.
help-course = This course: { $stretches }. It has { $spaces } spaces, numbered from 0, the Den. Its skulls add up to { $skulls }; the difficulty is { $difficulty }.
help-random-course = The course is drawn by lot: { $skulls } skulls, difficulty { $difficulty }. Its spaces are numbered from 0, the Den.
help-turn = In your turn you play one Action card and may play one Survival card (Adventurers) or Betrayal card (Cerberus players), before or after it. Action cards stay on the table until an effect brings them all back.
help-effect = A card has two effects; choose one. What stands before the arrow is its price: who cannot pay it cannot choose the effect. You decide in which order its parts happen. Whatever can happen, happens.
help-others = If several parts of an effect concern others, each concerns a different player. In an effect of yours “another” is never you.
help-share = Other players of your side may help to pay for a Survival or Betrayal card. You say how many cards you pay yourself; the others are asked in turn. If too few come together, nothing is paid, and you can ask nobody again in this turn.
help-moves = Moves are made in full. A symbol works where a move ends, also in another player’s turn. Whoever plays the card chooses the way at shortcuts. A shortcut counts as one step.
help-rage = The die stands on the Rage track, and its face is the Speed of Cerberus. Rage moves it along the track, Speed turns its face. It never goes back onto a position with a pawn. On the last position it brings the Hunt. The track has { $track } positions.
help-track = { $unused ->
    [0] The die starts on the first position.
   *[other] Pawns that nobody plays stand on the first positions, and the die starts on the next.
}
help-hunt = The Hunt comes at the end of a turn: Cerberus runs as many spaces as the die shows, or until he reaches somebody. If he catches nobody, Speed goes up by 1, to 8 at most, and the die goes back to the left.
help-capture = Cerberus catches all Adventurers on the space he reaches, and everybody who falls back onto his space. Their pawns go on the Rage track, he withdraws to the nearest of his marks behind that space, the die goes to the next free position, and Speed is { $speed } again.
help-turned = On a dark position (1 to 5) you join Cerberus: discard your cards, take all four Action cards, and use their other faces. If you were caught up to { $circle ->
    [book] the Gates of Hell
   *[marker] space 2
}, draw two Betrayal cards; if farther on, but still on the Start board, one.
help-lost = On a light position (6 and 7), or caught on the Finish board, you are lost and play no more. So are all whose capture ends the game.
help-barque = When the first Adventurer steps onto the Finish board, the Barque at mooring 1 is turned up and the others leave the game. Whoever reaches it while a seat is free is aboard. Those aboard play on, cannot advance, and can be driven out by a retreat.
help-end = The Barque leaves only at the end of a turn, before any Hunt. If too few Adventurers are left for it, the game ends at once.
help-decks = An empty deck is made anew from its discard pile. Hands are secret; how many cards you hold, discarded cards and played Action cards are open to all. What you saw of a Barque stays noted for you through every swap.
help-actions = Action cards of Adventurers
help-cerberus-actions = Action cards of Cerberus players
help-survival = Survival cards
help-betrayal = Betrayal cards
help-action = { $action }: { $first }. Or: { $second }. ({ $origin })
help-card = { $card } × { $copies }. Simple: { $first }. Advanced: { $second }. ({ $origin })
help-boards = Sides of the boards
help-stretch = { $stretch }: { $skulls } skulls{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}, { $spaces } spaces ({ $origin }).
help-places = Special places
help-place = { $feature-title }: { $feature-text }
help-origins = What is not from the book
help-reconstruction = The book prints the boards only as pictures and does not say how many cards there are of each kind. The layout and the skulls of Finish A and which intermediate sides share a board are our reconstructions. The other layouts and skulls, the length of the Rage track, the numbers of cards, and the names and effects of Selfishness, Fatalism and Sabotage are reported by owners of the game. The names of Action cards are ours, as is all wording.

# Claims ------------------------------------------------------------------------------------------

claim-barque-has = The { $slot ->
    [1] first
    [2] second
   *[3] third
} Barque has { $places ->
    [1] one seat
    [2] two seats
   *[3] three seats
}.
    .lead = This Barque has…
    .short = { $places ->
        [1] one seat
        [2] two seats
       *[3] three seats
    }
claim-i-hold = I hold { $card }.
    .lead = I hold…
    .short = { $card }
claim-i-shall-help = { $seat }, I shall help you forward in my turn.
    .short = I shall help you forward
claim-i-shall-not-drive-back = { $seat }, I shall not drive you back in my turn.
    .short = I shall not drive you back
claim-i-shall-give-cards = { $seat }, ask for cards and I shall give some.
    .short = I shall give you cards
claim-i-shall-not-turn = I shall never join Cerberus.
    .short = I shall never turn
claim-help-me = Help me forward!
    .short = Help me!
claim-help-for-help = { $seat }, help me forward, and I shall help you.
    .short = Help for help
claim-spare-me = { $seat }, spare me, and I shall spare you.
    .short = Spare me
claim-leave-behind = Let us leave { $seat } behind.
    .short = Leave them behind
claim-yes = Yes.
    .short = Yes
claim-no = No.
    .short = No
claim-i-believe-you = I believe you, { $seat }.
    .short = I believe you
claim-i-doubt-it = I doubt it, { $seat }.
    .short = I doubt it
claim-about-barque = Barque { $slot }

# The board ---------------------------------------------------------------------------------------

board-said = { $what }
board-turn-of = Cerberus, turn { $turn }: { $seat }
board-over = Cerberus: the end
board-none = none
board-you = (you)

board-spot-den = Den
board-spot-gates = Gates
board-spot-draw = +card
board-spot-rage = +Rage
board-spot-promontory = look-out
board-spot-platform = platform
board-spot-gondola = gondola
board-spot-foot = funicular
board-spot-top = top
board-spot-bridge = bridge
board-spot-portal = portal
board-spot-actuator = actuator
board-spot-barque = Barque

board-place-promontory = Promontory
board-place-platform = Platforms
board-place-gondola = Gondola
board-place-funicular = Funicular
board-place-bridge = Bridge
board-place-portal = Portal
board-about-promontory = who stops on { $here } may look at a Barque or swap two
board-about-platform = room for one each; a taken one stops whoever comes
board-about-gondola = { $here } ⇄ { $there }: one step, changing places with somebody there
board-about-funicular = { $here } → { $there } in one step, for a move that begins on { $here }
board-about-bridge = { $works ->
    [yes] { $here } ⇄ { $there } in one step; it falls once somebody has crossed it
   *[no] fallen
}
board-about-portal = { $here } ⇄ { $there } in one step, if another Adventurer is on { $actuator }: { $works ->
    [yes] open
   *[no] closed
}
board-barque = Barque
board-moorings = Moorings
board-slot = { $slot ->
    [1] 1, which counts:
   *[other] { $slot }:
}
board-unknown = ?
board-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
board-barque-seats = { board-seats }, { $free ->
    [0] all taken: it leaves when this turn ends
   *[other] { $free } free; it leaves full; Adventurers left: { $left }, needed: { $seats }
}
board-rage = Rage
board-hunt = Hunt
board-hunt-in = { $steps ->
    [0] at the end of this turn
    [one] in { $steps } step
   *[other] in { $steps } steps
}: Cerberus runs { steps }, to space { $space }{ $prey ->
    [yes] .
   *[no] . Nobody is in danger
}
board-prey = In danger:
board-capture = Capture

board-plays = { $seat }, { $card }: { $effect }
board-missing = { $cards ->
    [one] { $cards } card is still missing
   *[other] { $cards } cards are still missing
}
board-offers = { $seat } offers { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-offers-these = { $seat } offers { $cards }
board-left = still to come: { $parts }
board-answering = still to choose between a card and { $steps } spaces back: { $seats }
board-losers = to give up a card: { $seats }
board-retreaters = to fall back { $steps }: { $seats }
board-caught = caught on space { $space }: { $seats }
board-moving = { $seat } is on the way: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $way ->
    [on] forward
   *[back] back
} to go

board-player = Player
board-role = Role
board-held = Cards
board-where = Space
board-actions-played = Action cards played
board-adventurer = Adventurer
board-cerberus = Cerberus
board-lost = lost
board-aboard = aboard
board-survival = Survival
board-betrayal = Betrayal
board-deck = deck { $cards }, discarded: { $pile }

board-own-actions = Your Action cards{ $state ->
    [now] : play one, by its first or its second effect
    [done] : one played this turn
   *[later] {""}
}
board-own-survival = Your Survival cards{ $cards ->
    [0] : none
   *[other] { $state ->
        [now] : you may play one, simple or advanced
        [done] : one played this turn
       *[later] {""}
    }
}
board-own-betrayal = Your Betrayal cards{ $cards ->
    [0] : none
   *[other] { $state ->
        [now] : you may play one, simple or advanced
        [done] : one played this turn
       *[later] {""}
    }
}

short-who = { $who ->
    [you] you
    [you-too] you
   *[seat] { $seat }
}
short-by = { $way ->
    [forward] +{ $by }
   *[back] −{ $by }
}
short-and = { $start }, { $end }
short-then = { $start }, then { $end }
short-cost-rage = Rage +{ $by }
short-cost-faster = Speed +{ $by }
short-cost-slower = Speed −{ $by }
short-cost-own-card = { $who ->
    [you] { $by ->
        [one] discard a card
       *[other] discard { $by } cards
    }
   *[seat] { $by ->
        [one] own card
       *[other] { $by } own cards
    }
}
short-cost-cards = { $by ->
    [one] { $by } card*
   *[other] { $by } cards*
}
short-cost-advance = an Adventurer +{ $by }
short-cost-step-back = { short-who } −{ $by }
short-does-rage = Rage { short-by }
short-does-speed = Speed { short-by }
short-does-self = { short-who } { short-by }
short-does-other = { $count ->
    [one] { $which ->
        [any] an Adventurer { short-by }
       *[other] another { short-by }
    }
   *[other] { $count } others { short-by }
}
short-does-either-way = another +{ $by } or −{ $by }
short-does-draw = draw { $by }
short-does-other-draws = { $count ->
    [one] another draws { $by }
   *[other] { $count } others draw { $by }
}
short-does-take-back = take Actions back
short-does-boats = see/swap Barques
short-does-dog = Cerberus { short-by }
short-does-catch-up = { short-who } +1 for each ahead, at most { short-by }
short-does-lose-card = { $count ->
    [one] another loses a card
   *[other] { $count } Adventurers lose a card
}
short-does-card-or-retreat = each Adventurer: a card or { short-by }
short-does-all = all Adventurers { short-by }

board-sign-dog = Cerberus
board-sign-mark = paw mark: where he withdraws to
board-sign-spots = dark, light
board-sign-unused = unused pawn
board-sign-die = die with Speed
board-sign-shared = others of your role may help to pay
board-sign-dear = cannot be paid now
board-sign-done = lies open
board-sign-winner = winner
board-sign-eye = who has seen a Barque
board-sign-secret = hidden from others

board-sentence = { $what }.
board-line = { $what }: { $about }.
board-hunt-line = Hunt { $hunt }{ $seats-count ->
    [0] .
   *[other] {" "}{ board-prey } { $seats }.
}
board-barque-end = { board-seats }; aboard: { $aboard }
board-difficulty = Difficulty { $difficulty }
board-action-owed = { $done ->
    [yes] Action card: played
   *[no] Action card: still to be played
}
board-bonus-owed = { $done ->
    [yes] Bonus card: played
   *[no] Bonus card: may still be played
}
board-stretch = { $stretch }, spaces { $first } to { $last }. Special places: { $places }.
board-feature = { $feature } ({ $space })
board-paws = Paw marks on spaces { $spaces }.
board-cerberus-at = Cerberus is on space { $space }; his Speed is { $speed }.
board-rage-at = The die is on position { $die } of { $hunt }; the last one is Hunt.
board-captured-next = { $fate ->
    [first] the next one joins Cerberus (2 cards up to space { $two }, 1 up to { $one })
    [second] the next one joins Cerberus (1 card up to space { $one })
    [later] the next one joins Cerberus; from space { $finish } on: lost
   *[lost] the next one is lost
}
board-position = Position { $position } of the Rage track, { $shade ->
    [dark] dark
    [light] light
    [hunt] Hunt
   *[blank] for the die alone
}{ $pawn ->
    [seat] : { $seat }
    [unused] : a pawn that nobody plays
   *[none] {""}
}{ $die ->
    [yes] ; the die, Speed { $speed }
   *[no] {""}
}
board-mooring = Mooring { $slot }{ $known ->
    [open] : a Barque with { places }
    [secret] : a Barque face down; you know that it has { places }
   *[no] : a Barque face down
}{ $seats-count ->
    [0] {""}
   *[other] ; seen by { $seats }
}
board-player-line = { $seat }: { $role }, { $place }. Bonus cards: { $cards }{ $hand ->
    [hidden] {""}
   *[other] {" "}({ $hand })
}{ $shown ->
    [none] {""}
   *[other] , shown: { $shown }
}. Action cards that lie open: { $played ->
    [none] none
   *[other] { $played }
}.
board-own-card = In your hand, { $card }: { $first }; or: { $second }.

step-action = Action card: { $action }
step-card = { $deck } card: { $card }
step-effect = { $effect }
step-grade = { $grade ->
    [simple] Simple
   *[advanced] Advanced
}: { $effect }
step-move = { $way ->
    [forward] An advance of { steps }
   *[back] A retreat of { steps }
}
step-player = { $other } (now { $place })
step-target-other-draws = Somebody else draws
step-target-lose-card = Somebody discards a card

# The lesson --------------------------------------------------------------------------------------

lesson-goal = You are fleeing from hell, and Cerberus is behind you. Only those win who sit in the Barque when it leaves. It has one, two or three seats.
lesson-run = Cole has looked at the first Barque and says: three seats, enough for all of us. Now run: press the upper half of the Run card, two spaces for you.
lesson-run-other = That works too, but run for now: the upper half of Run. The space two steps on has a gift for you.
lesson-card = This space gave you a Survival card; you may play one each turn, besides your Action card. Yours lets you look at a Barque. Play its upper half.
lesson-card-other = You could keep it for later. But Cole has said something that you can check at once: play Cowardice.
lesson-peek = Is it true what Cole says? Look at the Barque at mooring 1, the one that will leave.
lesson-peek-other = Swapping Barques or looking at others is allowed. But Cole spoke of the first one: press the eye there.
lesson-lie = One seat! Cole lied: whoever believes in three seats helps everybody along, Cole too. Bran does not know what you saw.
lesson-rage = Nearly every Action card raises Rage. One step more and Cerberus hunts: he runs until he reaches somebody, 5 spaces at most, and catches all who stand there. You are all on 4.
lesson-rush = You need not be faster than Cerberus, only faster than one of the others. Play the upper half of Rush: two spaces for you, one for somebody else.
lesson-rush-other = That card raises Rage: Cerberus would hunt and catch all three of you. Take the upper half of Rush.
lesson-help = Bran or Cole? Cole asks for help, but Cole has lied to you. Choose Bran.
lesson-help-other = Those two spaces are yours in any case. First choose whom you help, and Cole has lied to you: choose Bran.
lesson-repaid = Bran thanks you: Favoritism takes you a space further. Now Cole is last, and Bran’s next card raises Rage to the Hunt. Watch.
lesson-caught = Caught! But Cole is not out: Cole now serves Cerberus, with other cards, and wins if too few of you are left to fill the Barque.
lesson-servant = Cole’s revenge: Cerberus comes a space closer, and you are driven back by two. Think twice whom you leave behind.
lesson-seat = Two of you are left, for one seat. Bran still believes in three. Tell the truth, keep silent, or lie as Cole did: you may say whatever you like.
lesson-end = That is all: run, help one another, watch the Rage, and do not be last. Now play a whole game, and do not believe everything.
example-barques = Three Barques with 1, 2 and 3 seats lie face down. The one at mooring 1 will leave, and only those aboard win.
example-escaped = The end: it had one seat, and you are in it. The Barque leaves, and you alone have won.
example-action = An Action card has two halves; you choose one. The upper half of Run takes you 2 spaces on.
example-ran = You have run from space 2 to space 4. The sign on it gave you a Survival card.
example-helped = Cards move others, too: with Rush you took Bran along, and with Favoritism Bran took you. Cole is left behind on 4.
example-rage = Nearly every Action card moves the die on. One step more, and Cerberus hunts: he runs as many spaces as the die shows, or until he reaches somebody.
example-caught = Cole was last and has been caught. So early that Cole now serves Cerberus, with other cards and another goal.
example-closer = Cole’s first Betrayal card: Cerberus comes to space 3, and you are driven back to 5. Bran is on 6.
example-left = The first Adventurer on the Finish board turned up the Barque at mooring 1: one seat. You took it, and it left at the end of the turn.
example-others = Bran was caught too late to serve Cerberus and is out. Cole served him, and has lost because you escaped.
example-said = Cole has looked at the Barque at mooring 1 and says: three seats, enough for all. It is not true.
example-looked = You have looked as well: one seat. The dotted line and the eye say that others do not see it. Bran has not looked.

# The browser ---------------------------------------------------------------------------------------

web-hint-mooring = The Barque at mooring 1 will leave. How many seats it has, nobody knows until somebody looks.
web-hint-action = Your Action cards: play one each turn, its upper or its lower half. Played cards stay on the table until an effect brings them back.
web-hint-rage = When the die reaches the last place, Cerberus hunts. The line below says who is in danger now.
web-hint-survival = Survival cards: one each turn, besides the Action card. They are your secret.
web-hint-betrayal = Betrayal cards: you serve Cerberus now, and win with him if the last Adventurer is caught or too few are left to fill the Barque.
web-hint-space = Spaces with a sign do something when a move ends on them. Point at a sign, or press it long, to read what.
web-legend-hound = Cerberus
    .text = He stands where he was last, and hunts when Rage is full.
web-legend-speed = Die
    .text = It climbs the Rage track; its number is how far Cerberus runs.
web-legend-runner = Adventurer
    .text = On the run. The stone beside it is the space.
web-legend-servant = Serves Cerberus
    .text = Was caught early, and wins with him.
web-legend-lost = Lost
    .text = Was caught late, and is out.
web-legend-hidden = Face-down Barque
    .text = Nobody knows how many seats it has, or only those who have looked.
web-legend-ghost = Barque that you know
    .text = You have looked. The dotted line says that others may not know it.
web-legend-barque = Barque turned up
    .text = With its seats, and those who sit in them.
web-legend-action = Action cards
    .text = A full one is in hand, a faded one lies played until it comes back.
web-legend-survival = Survival cards
    .text = How many an Adventurer holds.
web-legend-betrayal = Betrayal cards
    .text = How many a servant of Cerberus holds.
web-legend-paw = Paw mark
    .text = After a capture Cerberus withdraws to the nearest one behind him.
web-hand = Your cards
web-decks = The decks
web-turn = turn { $turn }
web-speed = Speed { $speed }
web-position = Position { $position }
web-look = look
web-swap-from = Swap the Barque at mooring { $slot } with another
web-leaves-from-here = leaves
web-seen-by = Seen by { $seats }
web-grade-simple = simple
web-grade-advanced = advanced
web-action-of = { $card }: { $spent ->
    [yes] lies open
   *[no] in hand
}
web-holds-survival = Survival cards in hand: { $count }
web-holds-betrayal = Betrayal cards in hand: { $count }

web-about-paw = Paw mark: after a capture Cerberus withdraws to the nearest one behind him.
web-about-difficulty = The boards of this course have { $skulls } skulls; a starting Speed above the lowest adds to that. Here Cerberus starts with { $speed }.
web-about-fallen = The bridge has fallen; only the path is left.
web-about-position = { $shade ->
    [dark] Dark: whoever is captured onto it joins Cerberus, unless that was on the Finish board or ends the game.
    [light] Light: whoever is captured onto it is lost.
   *[blank] Only the die comes here.
}
web-about-shown = This card was shown in a request for help that failed, and went back to the hand.

web-space = Space { $space }, { $feature }{ $mark ->
    [yes] , paw mark
   *[no] {""}
}{ $cerberus ->
    [yes] , Cerberus
   *[no] {""}
}{ $seats-count ->
    [0] {""}
   *[other] . Here: { $seats }
}

web-hunt-ends = He stops on space { $space }: { $seats }!
web-hunt-fails = He comes to space { $space } and reaches nobody.
web-side-all = All are Adventurers
web-side-adventurer = You are an Adventurer
web-side-goal-adventurer = You win if you are in the Barque when it leaves. It has only 1, 2 or 3 seats.
web-side-rivals-adventurer = Whoever is caught early changes sides: Cerberus wins if too few are left to fill the Barque.
web-side-cerberus = Now you serve Cerberus
web-side-goal-cerberus = You win with him if the last Adventurer is caught, or too few are left to fill the Barque.
web-side-rivals-cerberus = They win if the Barque leaves full. Your Action cards are turned over:
web-side-lost = You are lost
web-side-goal-lost = For you the game is over: you can no longer win.
web-side-rivals-lost = You can watch how it ends, and talk.
web-offer = { $count ->
    [0] refuses
    [one] gives { $count } card
   *[other] gives { $count } cards
}
web-kind-action = An Action card: everybody sees which ones you hold.
web-kind-survival = A Survival card in your hand; nobody else sees it.
web-kind-betrayal = A Betrayal card in your hand; nobody else sees it.
web-done = done
web-asked = to answer
web-seats-left = { $free ->
    [0] The last seat! The Barque leaves when this turn ends.
    [one] { $free } seat is left.
   *[other] { $free } seats are left.
}
web-first = first:
web-next-effect = Now choose one of its effects.
web-next-kind = { web-next-card }
web-next-part = Now choose what is done.
web-next-back = Now choose which way.
web-next-shortcut = { web-next-back }
web-next-slot = Now choose a Barque.
web-next-pair = Now choose the other Barque.

# Why it came so ----------------------------------------------------------------------------------

why-hunt = The die on the Rage track reached position { $hunt }: at the end of that turn Cerberus hunts.
why-hunt-failed = He runs as many spaces as his Speed, { $speed }, and nobody stood so close.
why-caught = { $by ->
    [running] Cerberus ran up to space { $space } and stops where he meets somebody; he catches all who stand there.
   *[falling] Cerberus stood on space { $space }. Whoever falls back onto his space is caught.
}
why-turned = Position { $position } is one of the dark ones (1 to { $dark }): whoever is put there joins Cerberus, and wins with him.
why-lost = { $by ->
    [position] Position { $position } is beyond the dark ones (1 to { $dark }): whoever is put there is out of the game.
    [finish] Whoever is caught on the Finish board is out of the game.
   *[the-end] This capture ended the game, so it came too late to change sides.
}
why-revealed = { $seat } was the first on the Finish board.
barred-spent = You have played this Action card. It lies open until you take your cards back.
barred-acted = You have played your Action card of this turn.
barred-bonus = You have played your other card of this turn: one is allowed.
barred-dear = The price cannot be paid now: { $cost }.

# What is known ------------------------------------------------------------------------------------

known-barque = Mooring { $slot }: a Barque with { places }. { $how ->
    [seen] You have seen it.
   *[follows] It follows from the other two.
}
known-looks = { $all ->
    [yes] { $seat } knows all Barques.
   *[no] { $seat } knows the Barque at mooring { $slots }.
}
known-looks-sign = { $all ->
    [yes] all Barques
   *[no] Barque { $slots }
}
known-hand = { $seat } holds { $cards }{ $unknown ->
    [0] {""} and no other card
    [one] {""} and { $unknown } unknown card
   *[other] {""} and { $unknown } unknown cards
}.
known-all-seen = None of these is left in the { $deck } deck: { $cards }.

suspect-card = { $seat } holds { $card }.

ribbon-help = Who helped, who betrayed
ribbon-whom = What others did for { $seat }
ribbon-deeds = { $seat } to { $other }: { $deeds }.
deed-forward = { $count ->
    [one] { $count } space forward
   *[other] { $count } spaces forward
}
deed-back = { $count ->
    [one] { $count } space back
   *[other] { $count } spaces back
}
deed-cards = { $count ->
    [one] { $count } card offered
   *[other] { $count } cards offered
}
deed-refused = { $count ->
    [one] help refused
   *[other] help refused { $count } times
}
ribbon-deeds-sign = { $forward ->
    [0] {""}
   *[other] +{ $forward }
}{ $back ->
    [0] {""}
   *[other] −{ $back }
}{ $cards ->
    [0] {""}
   *[other] ▪{ $cards }
}{ $refused ->
    [0] {""}
   *[other] ×{ $refused }
}
