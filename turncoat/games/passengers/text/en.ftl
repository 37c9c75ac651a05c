# The game ----------------------------------------------------------------------------------------

game-title = Passengers
game-idea = You ferry the dead across a night river, and some of the ferrymen have been bought: demons travel among the souls. Seat your passengers face down, say about them what you like, and use the Gifts of the boats to peek, to mask and to move; then all vote which of two boats may cross. Everybody serves a faction in secret and only one faction wins, so watch who fills which boat, and who lies about it.
game-length = 2–5 min with bots, 5–20 with people, plus talk

# Things ------------------------------------------------------------------------------------------

boat-raven = Raven
boat-wolf = Wolf

colour-red = red
colour-green = green
colour-blue = blue
colour-none = no colour

type-soul = Soul
    .one = a Soul
type-demon = Demon
    .one = a Demon
type-yaesther = Yaesther
    .one = the Yaesther

card-soul-red = red Soul
    .one = a red Soul
card-soul-green = green Soul
    .one = a green Soul
card-soul-blue = blue Soul
    .one = a blue Soul
card-demon-red = red Demon
    .one = a red Demon
card-demon-green = green Demon
    .one = a green Demon
card-demon-blue = blue Demon
    .one = a blue Demon
card-yaesther = Yaesther
    .one = the Yaesther
card-unknown = unknown card
    .one = an unknown card

faction-souls = Soul Guides
faction-demons = Demon Smugglers
faction-yaesther = Yaesther

side-souls = { faction-souls }
side-demons = { faction-demons }
side-yaesther = { faction-yaesther }

round-1 = I
round-2 = II
round-3 = III

voices = { $voices ->
    [one] { $voices } Voice
   *[other] { $voices } Voices
}
afterlands = Afterlands

# Gifts -------------------------------------------------------------------------------------------

gift-vessel = Vessel
    .taken = the Vessel
    .brief = does nothing
gift-bell = Bell
    .taken = the Bell
    .brief = Silences a player
gift-chromatis = Chromatis
    .taken = the Chromatis
    .brief = asks who holds a colour
gift-hamsa-hand = Hamsa Hand
    .taken = the Hamsa Hand
    .brief = two players show you a card each
gift-seers-paw = Seer’s Paw
    .taken = the Seer’s Paw
    .brief = peek at a Passenger in play
gift-mirror = Mirror
    .taken = the Mirror
    .brief = peek at one or two in the Afterlands
gift-scroll = Scroll
    .taken = the Scroll
    .brief = two Passengers exchange spaces
gift-lantern = Lantern
    .taken = the Lantern
    .brief = turns a Passenger face up
gift-mask = Mask
    .taken = the Mask
    .brief = gives a Passenger a new colour
gift-master-coin = Master Coin
    .taken = the Gift of the Master Coin
    .brief = the Master Coin becomes yours
gift-urn = Urn
    .taken = the Urn
    .brief = does nothing
gift-quiet-tide = Quiet Tide
    .taken = the Quiet Tide
    .brief = Silences everybody for the Gifts
gift-dye = Dye
    .taken = the Dye
    .brief = asks who holds a card you name
gift-handshake = Handshake
    .taken = the Handshake
    .brief = you and a player show each other a card
gift-twin-eye = Twin Eye
    .taken = the Twin Eye
    .brief = peek; whoever placed it peeks at yours
gift-wreckage = Wreckage
    .taken = the Wreckage
    .brief = peek in the Afterlands and on a lost boat
gift-oar = Oar
    .taken = the Oar
    .brief = moves a Passenger to an empty space
gift-verdict = Verdict
    .taken = the Verdict
    .brief = all hear the type of a placed Passenger
gift-coin-given = Master Coin
    .taken = the Gift of the Master Coin
    .brief = you say who gets the Master Coin
gift-drum = Drum
    .taken = the Drum
    .brief = does nothing
gift-vow = Vow
    .taken = the Vow
    .brief = Silences you and a player
gift-spectrum = Spectrum
    .taken = the Spectrum
    .brief = counts the colours in a boat
gift-barter = Barter
    .taken = the Barter
    .brief = you and a player exchange a card
gift-third-eye = Third Eye
    .taken = the Third Eye
    .brief = peek at two in play, then be Silenced
gift-undertow = Undertow
    .taken = the Undertow
    .brief = peek in the Afterlands; all hear the type
gift-current = Current
    .taken = the Current
    .brief = shifts a whole boat by one space
gift-whisper = Whisper
    .taken = the Whisper
    .brief = counts the Demons in a boat
gift-knell = Knell
    .taken = the Knell
    .brief = Silences a player
gift-prism = Prism
    .taken = the Prism
    .brief = asks who placed a colour
gift-open-palm = Open Palm
    .taken = the Open Palm
    .brief = a player shows you a card
gift-candle = Candle
    .taken = the Candle
    .brief = peek at a Shadow Passenger
gift-still-water = Still Water
    .taken = the Still Water
    .brief = peek in the Afterlands
gift-ferry-pole = Ferry Pole
    .taken = the Ferry Pole
    .brief = a Shadow exchanges spaces with another
gift-torch = Torch
    .taken = the Torch
    .brief = turns a Shadow Passenger face up

gift-effect-vessel = It does nothing; take it for its Voices.
gift-effect-bell = Choose another player, who is Silenced until the votes are shown.
gift-effect-chromatis = Name a colour. The game tells all, truthfully, which other players hold a card of it. Once hands are empty, it tells who placed one in this round.
gift-effect-hamsa-hand = Choose two other players. Each picks a card from their hand and shows it to you alone. Once hands are empty, the one of them who placed earlier lets you peek at a Passenger that either of the two placed.
gift-effect-seers-paw = Peek at a face-down Passenger in play.
gift-effect-mirror = Peek at one or two face-down Passengers in the Afterlands.
gift-effect-scroll = Two Passengers in play exchange their spaces. Nobody sees their faces.
gift-effect-lantern = Turn a face-down Passenger in play face up. It stays so.
gift-effect-mask = Put a mask that has not been used yet on a Passenger in play. From then on the Passenger has the colour of the mask.
gift-effect-master-coin = Take the Master Coin, or keep it if it is yours.
gift-effect-urn = It does nothing; take it for its Voices.
gift-effect-quiet-tide = Everybody, you included, is Silenced until the last Gift has been used.
gift-effect-dye = Name Soul or Demon and a colour. The game tells all, truthfully, which other players hold such a card.
gift-effect-handshake = Choose another player. Each of you picks a card from hand and shows it to the other, and to nobody else.
gift-effect-twin-eye = Peek at a face-down Passenger in play. If another player placed it, that player peeks at the one you placed.
gift-effect-wreckage = Peek at a face-down Passenger in the Afterlands, then at one on a boat that lost a vote.
gift-effect-oar = Move a Passenger in play to an empty space of either boat. No boat may exceed its limit, and Gifts and Voices stay with their players.
gift-effect-verdict = Choose a player; you may choose yourself. The game tells all the type of the Passenger that this player placed.
gift-effect-coin-given = Give the Master Coin to any player; you may choose yourself.
gift-effect-drum = It does nothing; take it for its Voices.
gift-effect-vow = Choose another player. Both of you are Silenced until the votes are shown.
gift-effect-spectrum = Choose a boat in play. The game tells all how many of its Passengers are red, green and blue.
gift-effect-barter = Choose another player. Each of you picks a card from hand, and the two cards change hands. Factions stay as they are.
gift-effect-third-eye = Peek at two face-down Passengers in play. You are then Silenced until the votes are shown.
gift-effect-undertow = Peek at a face-down Passenger in the Afterlands. The game tells all its type.
gift-effect-current = Choose a boat in play. All its Passengers move one space to the right, and whoever sits at the end goes to the first space.
gift-effect-whisper = Choose a boat in play. The game tells all how many Demons are in it; the Yaesther counts as one.
gift-effect-knell = Choose another player, who is Silenced until the votes are shown.
gift-effect-prism = Name a colour. The game tells all, truthfully, which other players placed a Passenger of it in this round.
gift-effect-open-palm = Choose another player, who picks a card from hand and shows it to you alone.
gift-effect-candle = Peek at a face-down Shadow Passenger in play.
gift-effect-still-water = Peek at a face-down Passenger in the Afterlands.
gift-effect-ferry-pole = A Shadow Passenger in play exchanges its space with any other Passenger in play. Nobody sees their faces.
gift-effect-torch = Turn a Shadow Passenger in play face up. It stays so.

set-I = Gift set I
set-II = Gift set II
set-III = Gift set III
set-four = Gift set for four players

origin-rulebook = known from the rulebook
origin-reported = reported in reviews
origin-inferred = inferred from the rulebook
origin-reconstruction = our reconstruction

# Silence -----------------------------------------------------------------------------------------

silence-1 = Quiet Boarding
silence-text-1 = Nobody talks until the last Passenger is seated.
silence-2 = Quiet Gifts
silence-text-2 = Nobody talks from the last Passenger seated until the last Gift is used.
silence-3 = Quiet Vote
silence-text-3 = Nobody talks from the last Gift until the votes are shown.
silence-4 = No Colours
silence-text-4 = Colours may not be mentioned.
silence-5 = No Types
silence-text-5 = Nobody may say whether a Passenger is a Soul, a Demon or the Yaesther.
silence-6 = The Coin Has the Word
silence-text-6 = Only the holder of the Master Coin may raise a subject. To each message of theirs the others may answer once.
silence-7 = One Message
silence-text-7 = Each player may send one message in this round.
silence-8 = Yes or No
silence-text-8 = Only questions may be asked, and only yes or no may be answered.
silence-9 = Neighbours
silence-text-9 = Players talk only with those who sit next to them.
silence-10 = In the Same Boat
silence-text-10 = Players talk only with those whose Passengers are in the same boat as theirs.
silence-11 = The Loud Fall Silent
silence-text-11 = When all have boarded, whoever has the most Voices is Silenced until the votes are shown; so are all who tie.
silence-12 = The Soft Fall Silent
silence-text-12 = When all have boarded, whoever has the fewest Voices is Silenced until the votes are shown; so are all who tie.
silence-13 = One Minute
silence-text-13 = After the last Gift there is talk for sixty seconds, then none until the votes are shown.
silence-14 = No Accusations
silence-text-14 = Nobody may say what faction anyone belongs to.
silence-15 = The Coin’s Finger
silence-text-15 = The holder of the Master Coin chooses a player, who is Silenced until the votes are shown.

silenced-gift = Silenced by a Gift until the votes are shown
silenced-tide = Silenced by the Quiet Tide until the last Gift is used
silenced-card = Silenced by the Silence card until the votes are shown

# Options -----------------------------------------------------------------------------------------

option-edition = Edition
option-edition-second = Second: 17 Voices, several Gift sets, all Souls and Demons at any number of players
option-edition-first = First: 15 Voices, one Gift set; at five and six players one Soul and one Demon of each colour are taken out
option-sets = Gifts
option-sets-default = The usual set for this number of players
option-sets-I = Set I
option-sets-II = Set II
option-sets-III = Set III
option-sets-four = Set for four players
option-layout = Boats
option-layout-a = Four spaces each
option-layout-b = Five spaces each
option-silence = Silence cards
option-silence-off = Without
option-silence-on = With
option-soul-bonus = Bonus for Souls of one colour
option-soul-bonus-each-colour = For every colour in a boat
option-soul-bonus-largest-group = Only for the largest group in a boat

# News --------------------------------------------------------------------------------------------

news-round-begins = Round { $round } began. { $seat } held the Master Coin.
news-gaze = In the Demon’s Gaze the Demon Smugglers found each other: { $seats }.
news-silence-card = The Silence card of this round: “{ $silence }”.
news-hushed = { $seat } held the Master Coin and chose who is Silenced in this round: { $other }.
news-silenced-by-voices = { $silence-id ->
    [silence-11] The most Voices
   *[silence-12] The fewest Voices
} bring silence until the votes are shown: { $seats }.
news-shadow-placed = { $seat } put a Shadow Passenger on space { $space } of the { $boat }.
news-boarded = { $seat } seated a Passenger on space { $space } of the { $boat } and took { $gift-taken } and { voices }.

news-nothing-to-do = { $seat } held the { $gift }, which does nothing.
news-no-target = { $seat } found nothing to use the { $gift } on.
news-silenced = { $seat } used the { $gift }: { $other } is Silenced until the votes are shown.
news-both-silenced = { $seat } used the { $gift }: { $seat } and { $other } are Silenced until the votes are shown.
news-all-silenced = { $seat } used the { $gift }: everybody is Silenced until the last Gift is used.
news-self-silenced = For using the { $gift }, { $seat } is Silenced until the votes are shown.
news-hand-colour = { $seat } used the { $gift } and asked who holds { $colour }. { $seats-count ->
    [0] Nobody else does.
    [one] Only { $seats } does.
   *[other] { $seats } do.
}
news-placed-colour = { $seat } used the { $gift } and asked who placed { $colour }. { $seats-count ->
    [0] Nobody else did.
    [one] Only { $seats } did.
   *[other] { $seats } did.
}
news-hand-kind = { $seat } used the { $gift } and asked who holds a { $card }. { $seats-count ->
    [0] Nobody else does.
    [one] Only { $seats } does.
   *[other] { $seats } do.
}
news-boat-colours = { $seat } had the colours of the { $boat } counted: { $red } red, { $green } green, { $blue } blue.
news-boat-demons = { $seat } had the Demons of the { $boat } counted: { $demons ->
    [0] there are none.
    [one] there is { $demons }.
   *[other] there are { $demons }.
}
news-placed-type = { $self ->
    [yes] { $seat } passed the Verdict on their own Passenger: { $type-one }.
   *[no] { $seat } passed the Verdict on { $other }, who placed { $type-one }.
}
news-chose-two = { $seat } used the { $gift } and chose { $other } and { $another }.
news-chose-one = { $seat } used the { $gift } and chose { $other }.
news-showed = { $seat } showed a card to { $other }.
news-saw-hand-card = { $other } showed you { $card-one }.
news-exchanged = { $seat } and { $other } exchanged a card.
news-received = { $seat } received { $card-one } from { $other }.
news-peeked = { $seat } peeked at space { $space } of the { $boat } of round { $round }.
news-saw = You saw { $card-one } on space { $space } of the { $boat } of round { $round }.
news-stopped = { $seat } looked no further.
news-type-aloud = { $seat } had to say who sits on space { $space } of the { $boat } of round { $round }: { $type-one }.
news-swapped = { $seat } exchanged two Passengers: space { $space } of the { $boat } and space { $to-space } of the { $to-boat }.
news-moved = { $seat } moved a Passenger from space { $space } of the { $boat } to space { $to-space } of the { $to-boat }.
news-drifted = { $seat } let all Passengers of the { $boat } drift one space to the right.
news-turned = { $seat } turned up the Passenger on space { $space } of the { $boat }: { $card-one }.
news-masked = { $seat } put the { $colour } mask on the Passenger on space { $space } of the { $boat }.
news-coin-taken = { $gift-id ->
    [gift-coin-given] { $self ->
        [yes] { $seat } took the Master Coin.
       *[no] { $seat } passed the Master Coin on: { $other } holds it now.
    }
   *[gift-master-coin] { $seat } holds the Master Coin now.
}

news-votes = { $raven ->
    [0] Everybody voted for the Wolf: { $wolf ->
        [one] { $wolf } Voice
       *[other] { $wolf } Voices
    }.
   *[other] { $wolf ->
        [0] Everybody voted for the Raven: { $raven ->
            [one] { $raven } Voice
           *[other] { $raven } Voices
        }.
       *[other] For the Raven: { $seats } ({ $raven ->
            [one] { $raven } Voice
           *[other] { $raven } Voices
        }). For the Wolf: { $others } ({ $wolf ->
            [one] { $wolf } Voice
           *[other] { $wolf } Voices
        }).
    }
}
news-ferried = The { $boat } of round { $round } crossed to the Afterlands, the { $boat-id ->
    [boat-raven] Wolf
   *[other] Raven
} is lost.
news-ferried-by-coin = The Voices were equal. { $seat } held the Master Coin and had voted for the { $boat }, so the { $boat } crossed to the Afterlands.
news-scored = The Afterlands lie open: Soul Guides { $souls }, Demon Smugglers { $demons }{ $yaesther ->
    [0] .
   *[other] , Yaesther { $yaesther }.
}
news-won = { $faction-id ->
    [faction-yaesther] The Yaesther won: { $seats }.
   *[other] The { $faction } won: { $seats }.
}
news-won-by-coin = Soul Guides and Demon Smugglers were level. By the rule of the Master Coin the { $faction } win: { $seats }.

# Moves -------------------------------------------------------------------------------------------

here = space { $space } of the { $boat } ({ $who })
there = space { $to-space } of the { $to-boat } ({ $to-who })

move-hush = { $self ->
    [yes] Silence yourself.
   *[no] Silence { $other }.
}
move-place-shadow = Put the Shadow Passenger on space { $space } of the { $boat }.
move-place = Seat your { $card } on space { $space } of the { $boat }: { $gift }, { voices }.
move-vote = Vote for the { $boat }.
move-silence = Silence { $other }.
move-vow = Silence { $other } and yourself.
move-ask-hand-colour = Ask who holds { $colour }.
move-ask-placed-colour = Ask who placed { $colour }.
move-ask-kind = Ask who holds a { $kind }.
move-count-colours = Have the colours of the { $boat } counted.
move-choose-two-placed = Let { $other } or { $another }, whoever placed earlier, choose a Passenger of theirs that you peek at.
move-choose-two = See a card of { $other } and one of { $another }.
move-open-palm = See a card of { $other }.
move-handshake = Show a card to { $other } and see one in return.
move-barter = Exchange a card with { $other }.
move-show-card = Show your { $card } to { $viewer }.
move-give-card = Give your { $card } to { $viewer }.
move-whose = { $self ->
    [yes] Let { $holder } peek at your Passenger on space { $space } of the { $boat }.
   *[no] Let { $holder } peek at the Passenger of { $other } on space { $space } of the { $boat }.
}
move-peek = Peek at { here }.
move-peek-shadow = Peek at { here }.
move-peek-afterlands = Peek into the Afterlands of round { $round }: { here }.
move-peek-another = Peek again, into the Afterlands of round { $round }: { here }.
move-peek-lost = Peek at the lost boat of round { $round }: { here }.
move-stop = Look no further.
move-exchange = Exchange { here } with { there }.
move-exchange-shadow = Exchange { here } with { there }.
move-move = Move the Passenger on { here } to space { $to-space } of the { $to-boat }.
move-drift = Let all Passengers of the { $boat } drift to the right.
move-turn-up = Turn up { here }.
move-turn-up-shadow = Turn up { here }.
move-verdict = { $self ->
    [yes] Have the type of your own Passenger told.
   *[no] Have the type of the Passenger told that { $other } placed.
}
move-count-demons = Have the Demons of the { $boat } counted.
move-mask = Put the { $colour } mask on { here }.
move-give-coin = { $self ->
    [yes] Take the Master Coin yourself.
   *[no] Give the Master Coin to { $other }.
}

# Questions ---------------------------------------------------------------------------------------

question-hush = to choose who is Silenced
question-place-shadow = to place a Shadow Passenger
question-place = to seat a Passenger
question-vote = to vote
question-silence = to Silence somebody
question-vow = to choose whom to be Silent with
question-ask-hand-colour = to name a colour
question-ask-placed-colour = to name a colour
question-ask-kind = to name Soul or Demon and a colour
question-count-colours = to choose a boat
question-choose-two-placed = to choose two players
question-choose-two = to choose two players
question-open-palm = to choose a player
question-handshake = to choose a player
question-barter = to choose a player
question-show-card = to choose a card to show
question-give-card = to choose a card to give
question-whose = to choose whose Passenger is peeked at
question-peek = to peek at a Passenger
question-peek-shadow = to peek at a Shadow Passenger
question-peek-afterlands = to peek into the Afterlands
question-peek-another = to peek into the Afterlands again, or stop
question-peek-lost = to peek at a lost boat
question-exchange = to exchange two Passengers
question-exchange-shadow = to exchange a Shadow Passenger with another
question-move = to move a Passenger
question-drift = to choose a boat
question-turn-up = to turn up a Passenger
question-turn-up-shadow = to turn up a Shadow Passenger
question-verdict = to choose a player
question-count-demons = to choose a boat
question-mask = to put on a mask
question-give-coin = to choose who gets the Master Coin

by-gift = It is the turn of your { $gift }, Gift number { $number }.
by-gift-of = { $mine ->
    [yes] You are using the { $gift }.
   *[no] { $holder } is using the { $gift }.
}

prompt-wait = Waiting for { $seats } { $question }.
prompt-over = { $result ->
    [won] You have won.
    [lost] You have lost.
   *[watched] The game is over.
} { $faction-id ->
    [faction-yaesther] The Yaesther wins: { $seats }.
   *[other] The { $faction } win: { $seats }.
}
prompt-hush = Choose who is Silenced in this round. It is your choice because you hold the Master Coin.
prompt-place-shadow = { $turn ->
    [first] Choose a space for the first Shadow Passenger. You place it because you come last in this round.
   *[other] Choose a space in the other boat for the second Shadow Passenger. You place it because you come last but one in this round.
}
prompt-place = Choose a Passenger and a space for it. { $turn ->
    [first] You place first because you hold the Master Coin.
    [last] You place last, after { $previous }.
   *[between] You place after { $previous }.
}
prompt-vote = Vote for the boat that should cross to the Afterlands. Your vote is worth { voices }{ $coin ->
    [own] {" "}and breaks a tie because you hold the Master Coin.
   *[other] .
}
prompt-silence = Choose a player to be Silenced. { by-gift }
prompt-vow = Choose a player to be Silenced along with you. { by-gift }
prompt-ask-hand-colour = Name a colour to learn who holds it. { by-gift }
prompt-ask-placed-colour = Name a colour to learn who placed it. { by-gift }
prompt-ask-kind = Name a kind of Passenger to learn who holds one. { by-gift }
prompt-count-colours = Choose the boat whose colours are to be counted. { by-gift }
prompt-choose-two-placed = Choose two players. The one who placed earlier decides whose Passenger you peek at. { by-gift }
prompt-choose-two = Choose two players who will each show you a card. { by-gift }
prompt-open-palm = Choose a player who will show you a card. { by-gift }
prompt-handshake = Choose a player: you will show each other a card. { by-gift }
prompt-barter = Choose a player with whom to exchange a card. { by-gift }
prompt-show-card = Choose a card to show to { $viewer }. { by-gift-of }
prompt-give-card = Choose a card to give to { $viewer }; you get one in return. { by-gift-of }
prompt-whose = Choose whose Passenger { $holder } may peek at. You decide because you placed before the other player chosen.
prompt-peek = { $look ->
    [first] Choose a Passenger to peek at.
   *[second] Choose a second Passenger to peek at.
} { by-gift }
prompt-peek-shadow = Choose a Shadow Passenger to peek at. { by-gift }
prompt-peek-afterlands = Choose a Passenger in the Afterlands to peek at. { by-gift }
prompt-peek-another = Choose a second Passenger in the Afterlands to peek at, or look no further. You are using the { $gift }.
prompt-peek-lost = Choose a Passenger on a lost boat to peek at. { by-gift }
prompt-exchange = Choose two Passengers that exchange spaces. { by-gift }
prompt-exchange-shadow = Choose a Shadow Passenger and another Passenger that exchange spaces. { by-gift }
prompt-move = Choose a Passenger and an empty space for it. { by-gift }
prompt-drift = Choose the boat whose Passengers drift to the right. { by-gift }
prompt-turn-up = Choose a Passenger to turn face up. { by-gift }
prompt-turn-up-shadow = Choose a Shadow Passenger to turn face up. { by-gift }
prompt-verdict = Choose a player: all will hear the type of that player’s Passenger. { by-gift }
prompt-count-demons = Choose the boat whose Demons are to be counted. { by-gift }
prompt-mask = Choose a mask and a Passenger to wear it. { by-gift }
prompt-give-coin = Choose who gets the Master Coin. { by-gift }

rule-hush = This round’s Silence card lets the holder of the Master Coin Silence one player, self included, until the votes are shown.
rule-wait-place = Whoever boards takes the Gift and the Voices of the space.
rule-wait-gift = { $gift }: { $gift-brief }.
rule-place-shadow = Nobody sees the card, and its space pays neither Gift nor Voices. The two Shadow Passengers of a round go to different boats.
rule-place = The space pays you its Gift and its Voices at once.{ $seats ->
    [4] {" "}A boat takes { $limit } Passengers, Shadows included.
    [5] {" "}A boat takes { $limit } Passengers.
    [6] {" "}A boat takes { $limit } Passengers.
   *[other] {""}
}
rule-vote = All votes are shown together. The boat with more Voices crosses; the vote of the Master Coin breaks a tie. The other boat is lost.
rule-gift = { $mine ->
    [yes] { $gift }. { $effect }
   *[no] What the { $gift } tells { $holder } to do: “{ $effect }”
}
rule-over = Below you see where every point comes from. The lost boats lie open as well and count for nothing.

# The score sheet ---------------------------------------------------------------------------------

sheet-boat = The { $boat } of round { $round }: Soul Guides { $souls }, Demon Smugglers { $demons }
sheet-souls = { $souls ->
    [0] Soul Guides: 0, for there are no Souls in it.
    [one] Soul Guides: { $souls } for { $souls } Soul.
   *[other] Soul Guides: { $souls } for { $souls } Souls.
}
sheet-bonus = Soul Guides: { $points } more for { $souls } { $colour } Souls together.
sheet-demon = Demon Smugglers: { $points } for { $card-one }{ $mask-id ->
    [colour-none] {""}
   *[other] {" "}in the { $mask } mask
} on space { $space }{ $points ->
    [1] .
   *[other] : 1{ $left ->
        [1] {" "}+ 1 ({ $colour } Soul left)
       *[0] {""}
    }{ $right ->
        [1] {" "}+ 1 ({ $colour } Soul right)
       *[0] {""}
    }{ $above ->
        [1] {" "}+ 1 ({ $colour } Soul above)
       *[0] {""}
    }{ $below ->
        [1] {" "}+ 1 ({ $colour } Soul below)
       *[0] {""}
    }.
}
sheet-result = The result
sheet-total = { $faction-id ->
    [faction-yaesther] The Yaesther ({ $seats }): { $points }, fixed for this number of players.
   *[other] { $faction } ({ $seats }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
sheet-winner = { $faction-id ->
    [faction-yaesther] The Yaesther has more than either of the others and wins: { $seats }.
   *[other] The { $faction } have the most points and win: { $seats }.
}
sheet-winner-by-coin = Soul Guides and Demon Smugglers are level. { $holder ->
        [yaesther] { $coin } holds the Master Coin but is of neither faction, so the { $faction } win: { $seats }.
       *[other] { $coin } holds the Master Coin, so the { $faction } win: { $seats }.
    }

# Help --------------------------------------------------------------------------------------------

guide-round = A round
guide-scoring = Scoring
guide-silence = Silence cards
help-goal = Three boats will cross the river to the Afterlands. Your faction wins if the Passengers in them are worth most to it.
help-cards = The cards are Passengers. In this game there are { $of-type } Souls ({ $copies } red, { $copies } green, { $copies } blue){ $yaesther ->
    [0] {" "}and { $of-type } Demons ({ $copies } red, { $copies } green, { $copies } blue).
   *[other] , { $of-type } Demons ({ $copies } red, { $copies } green, { $copies } blue) and the Yaesther, who has no colour.
}
help-taken-out = Taken out before the deal: { $out ->
    [0] the Yaesther
    [one] { $out } Soul and { $out } Demon of each colour{ $yaesther ->
        [0] , and the Yaesther
       *[other] {""}
    }
   *[other] { $out } Souls and { $out } Demons of each colour{ $yaesther ->
        [0] , and the Yaesther
       *[other] {""}
    }
}.
help-factions = Each player is dealt a card that tells their faction: { $souls } Soul Guides, { $demons ->
    [one] { $demons } Demon Smuggler
   *[other] { $demons } Demon Smugglers
}{ $yaesther ->
    [0] {""}
   *[other] {" "}and the Yaesther, who plays alone
}. One more Soul and one more Demon complete a hand of three. All three are placed in the end, one each round. The cards left over are put away unseen.
help-gaze = In the Demon’s Gaze, before the first round, the Demon Smugglers learn who the others among them are. Nobody else learns anything.
help-alone = With four players there is one Demon Smuggler, and no Demon’s Gaze.
help-coin = Chance gives the Master Coin to somebody. Its holder places first and breaks ties, in votes and at the end. A Gift can bring it to another player.
help-rounds = There are three rounds with three phases each: placing, Gifts, voting.
help-spaces = Each round has two boats of its own, the Raven and the Wolf. Each of their spaces has the number of a Gift and 1 to 3 Voices, and they differ from round to round. ({ $origin })
help-shadows = Each round begins with two Shadow Passengers, one for each boat. The last player in turn order places the first, the last but one the second. Nobody sees them, and they pay nothing.
help-placing = Placing: in turn, seat a Passenger face down on a free space and take its Gift and its Voices. A boat takes { $limit } Passengers. Say what you like about your card, true or not.
help-gifts = Gifts: they act in the order of their numbers, lowest first. A Gift must be used if it can be. What a Gift makes a player answer is true; the game answers.
help-silenced = Whoever is Silenced may not talk or give signs, but plays on as usual.
help-voting = Voting: all choose a boat in secret, and all votes are shown at once. Voices count, not heads. The boat with more Voices crosses; on a tie it is the boat that the holder of the Master Coin chose. The other boat is lost, and its cards stay face down until the end.
help-afterlands = The boats that cross lie one above another in the Afterlands, the first at the bottom, each space above the one of the same number. All Gifts and Voices are given back, and whoever holds the Master Coin now begins the next round.
help-reveal = When the third boat has crossed, all Passengers are turned face up. Those in the Afterlands are counted; the lost boats are shown, but score nothing.
help-souls = Soul Guides score 1 for each Soul in the Afterlands.
help-souls-each = For each colour, two Souls of it in one boat score 1 more{ $limit ->
    [3] , three 2 more
    [4] , three 2 more, four 3 more
   *[5] , three 2 more, four 3 more, five 4 more
}.
help-souls-largest = In each boat the largest group of Souls of one colour scores: two of them 1 more{ $limit ->
    [3] , three 2 more
    [4] , three 2 more, four 3 more
   *[5] , three 2 more, four 3 more, five 4 more
}.
help-demons = Demon Smugglers score 1 for each Demon in the Afterlands, and 1 more for each Soul of the Demon’s colour next to it: left, right, above and below. Empty spaces are skipped, and only the nearest Passenger counts.
help-yaesther = The Yaesther player scores { $points }, wherever the card is. In the Afterlands the Yaesther counts as a Soul and as a Demon, and has no colour unless masked.
help-masks = A mask replaces a Passenger’s colour. Each of the three masks is used once in a game, and is lost with its boat.
help-ties = If Soul Guides and Demon Smugglers are level, the Master Coin decides: the faction of its holder wins, or, if the holder is of neither, the Soul Guides.
help-faction-alone = Only you know your faction.
help-faction-gaze = Nobody but you knows your faction, unless you are a Demon Smuggler: since the Demon’s Gaze the Smugglers know each other.
help-secrets = Only you know your cards. Everybody sees who seated a Passenger where, all Gifts, Voices and masks, and how everybody voted. Nobody shows a card unless a Gift asks for it. What you have seen of face-down cards is noted for you.
help-set = { $set }
help-gift = { $number }. { $gift }. { $effect } ({ $origin })
help-silence = One card is turned up as each round begins and binds until its votes are shown. ({ $origin })
help-silence-card = { $number }. { $silence }. { $text }
help-origins = What is not from the book
help-reconstruction = The rulebooks print neither the Gifts’ texts and numbers, nor the spaces of the boats, nor the Silence cards. Boats and Silence cards here are our reconstructions, and so are all Gifts but a few. The effects of Vessel and Mask are known from the rulebook; those of Seer’s Paw and Scroll are reported in reviews; those of Chromatis, Hamsa Hand and Master Coin are inferred from the rulebook. All wording is ours.

# Talk

talk-silenced-until-votes = You are Silenced until the votes are shown.
talk-silenced-until-gifts = You are Silenced until the last Gift is used.
talk-not-while-placing = In this round nobody talks until the last Passenger is seated.
talk-not-during-gifts = In this round nobody talks until the last Gift is used.
talk-not-before-votes = In this round nobody talks now until the votes are shown.
talk-no-colours = In this round colours may not be mentioned.
talk-no-types = In this round nobody may say whether a Passenger is a Soul, a Demon or the Yaesther.
talk-no-factions = In this round nobody may say what faction anyone belongs to.
talk-coin-leads = In this round you may answer each message of the Master Coin’s holder once. Wait for the next one.
talk-one-message = You have already sent your one message of this round.
talk-yes-or-no = In this round a message must be a question that ends in “?”, or just “yes” or “no”.
talk-answers = yes no
talk-not-placed-yet = In this round you talk only with those whose Passengers are in the same boat as yours. Seat your Passenger first.
talk-minute-over = The sixty seconds of talk are over. Wait until the votes are shown.

# Claims ------------------------------------------------------------------------------------------

claim-i-placed = The Passenger I placed is { $card-one }.
    .lead = My Passenger is…
    .short = { $card }
claim-i-placed-type = The Passenger I placed is { $type-one }.
    .lead = My Passenger is…
    .short = { $type-one }
claim-i-placed-colour = The Passenger I placed is { $colour }.
    .lead = My Passenger is…
    .short = { $colour }
claim-they-placed = The Passenger that { $seat } placed is { $card-one }.
    .lead = This Passenger is…
    .short = { $card }
claim-i-saw = Among the earlier Passengers I looked at there is { $type-one }.
    .lead = Looking back I saw…
    .short = { $type-one }
claim-i-hold = I hold { $card-one }.
    .lead = I hold…
    .short = { $card }
claim-i-am = { $faction-id ->
    [faction-souls] I am a Soul Guide.
    [faction-demons] I am a Demon Smuggler.
   *[faction-yaesther] I am the Yaesther.
}
    .lead = I am…
    .short = { $faction-id ->
        [faction-souls] Soul Guide
        [faction-demons] Demon Smuggler
       *[faction-yaesther] the Yaesther
    }
claim-is-of = { $faction-id ->
    [faction-souls] { $seat } is a Soul Guide.
    [faction-demons] { $seat } is a Demon Smuggler.
   *[faction-yaesther] { $seat } is the Yaesther.
}
    .lead = This player is…
    .short = { $faction-id ->
        [faction-souls] Soul Guide
        [faction-demons] Demon Smuggler
       *[faction-yaesther] the Yaesther
    }
claim-i-shall-vote = I shall vote for the { $boat }.
    .short = I shall vote for it
claim-vote-with-me = Will you vote for the { $boat } with me?
    .short = Vote with me?
claim-yes = Yes.
    .short = Yes
claim-no = No.
    .short = No
claim-i-believe-you = I believe you, { $seat }.
    .short = I believe you
claim-i-doubt-it = I doubt it, { $seat }.
    .short = I doubt it
claim-about-passenger = Passenger of { $seat }

# The table in words ------------------------------------------------------------------------------

table-title = Round { $round } of III: { $phase }
table-over = Passengers: the end
table-silence = Silence card “{ $silence }”: { $text }
table-boat = { $boat }: { $aboard } of { $limit }
table-space = { $boat }, space { $space }: Gift { $number }, { $gift }, and { voices }; { $who }.
table-nobody = free
table-passenger = { $owner ->
    [own] your { $card }
    [shadow] { $card-id ->
        [card-unknown] a Shadow Passenger
       *[other] a Shadow Passenger, { $card-one }
    }
   *[other] { $card-id ->
        [card-unknown] a face-down Passenger, placed by { $placer }
       *[other] { $card-one }, placed by { $placer }
    }
}{ $face ->
    [up] , face up
   *[down] {""}
}{ $mask-id ->
    [colour-none] {""}
   *[other] , in the { $mask } mask
}
table-coin = { $seat } holds the Master Coin.
table-masks = Masks left: { $masks }.
table-shadow-pile = { $count ->
    [one] Shadow pile: { $count } card.
   *[other] Shadow pile: { $count } cards.
}
table-own-hand = You hold: { $cards }.
table-own-vote = You have voted for the { $boat }.
table-player = { $seat }: { $hand }, { voices }.
table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-player-gift = { $seat } holds Gift { $number }, the { $gift }.
table-player-silenced = { $seat }: { $cause }.
table-faction-own = { $seats-count ->
    [0] Only you know your faction.
   *[other] Only you and { $seats } know your faction.
}
table-faction-gaze = You know each other from the Demon’s Gaze.
table-faction-of = { $seat } is of the faction: { $faction }.
table-hand-of = { $seat } holds: { $cards }.
table-card-shown = { $seat } showed you { $card-one } in round { $round }.
table-card-given = You gave { $seat } { $card-one } in round { $round }.
table-of-round = Round { $round }: { $what }
story-peeked-placed = { $seat } peeked at the Passenger that { $other } placed.
table-crossed = Afterlands, { $boat } of round { $round }, space { $space }: { $who }.
table-lost = Lost, { $boat } of round { $round }, space { $space }: { $who }.
table-ahead = Still to come, { $boat } of round { $round }: { $spaces }.
table-ahead-space = { $number } { $gift } ({ voices })

# The board in the terminal ------------------------------------------------------------------------

letter-red = R
letter-green = G
letter-blue = B

short-raven = Raven
short-wolf = Wolf

board-placing = placing
board-gifts = Gifts
board-voting = voting
board-afterlands = Afterlands
board-coin = Master Coin
board-aboard = { $aboard } of { $limit }
board-free = free
board-boat = { $boat } { $round }
board-nothing-crossed = none yet
board-lost = { $boat } { $round } lost:
board-shadow = Shadow
board-player = Player
board-gift = Gift
board-voices = ♪
board-hand = Hand
board-you = (you)
board-self = you
board-faction = Faction
board-silent = Silenced
board-goal-souls = You are a Soul Guide: get Souls across, those of one colour in the same boat.
board-goal-demons = You are a Demon Smuggler{ $seats-count ->
    [0] {""}
   *[other] {" "}with { $seats }
}: get Demons across, next to Souls of their colour.
board-goal-yaesther = You are the Yaesther: you score { $points }. Keep both factions below that.
board-own-hand = Your hand:
board-no-masks = none
board-empty = empty
board-voice = Voice
board-mask = mask
board-turn = decides now
board-face-down = face down
board-face-up = face up
board-secret = hidden, but you know it
board-hidden = hidden from others

step-card = Your { $card }
step-space = { $boat }, space { $space }: { voices }, { $gift } ({ $gift-brief })
step-mask = The { $colour } mask
step-player = { $other }
step-passenger = { $boat }, space { $space }: { $who }

part-boats = the spaces of all boats
part-silence = all Silence cards

error-sets = The option “sets” cannot be “{ $value }”. Name one Gift set for the whole game, or three with commas between them, one for each round. Sets for { $seats } players in this edition: { $values }.

# The lesson --------------------------------------------------------------------------------------

lesson-goal = You are a Soul Guide: you want Souls in the boat that crosses the river. The others may want something else, and nobody sees your card.
lesson-place = Cole says that the Passenger in the Raven is a blue Soul. Find out: seat your red Soul in the Wolf, on the Seer’s Paw. This Gift lets you peek.
lesson-place-other = A fair choice, but then you would not learn what Cole hides. Take the red Soul, then the space with the Seer’s Paw in the Wolf.
lesson-peek = Everybody has seated a Passenger; now the Gifts act by their numbers. Yours is next: peek at Cole’s Passenger in the Raven.
lesson-peek-other = You may look anywhere. But it was Cole who said something: look at space 3 of the Raven.
lesson-lie = A green Demon! Cole lied, and only you know. The dotted line and the eye mark what others do not see.
lesson-lantern = Ember used the Lantern: a blue Soul lies open for all to see. So the Wolf carries at least two Souls.
lesson-mask = Bran put a red mask on the Passenger beside yours. It counts as red now, and two red Souls in one boat bring more points.
lesson-vote = Everybody votes in secret, each with the Voices of their space. You have 1. Vote for the Wolf.
lesson-vote-other = The Raven carries Cole’s Demon. Demons bring points to the other side: vote for the Wolf.
lesson-votes = The Wolf crosses with 6 Voices to 4, the Raven is lost. Cole and Dusk voted for the Demon. Remember that: factions stay hidden, votes do not.
lesson-afterlands = After three rounds the Passengers here are turned up. Souls count for the Soul Guides, Demons beside Souls of their colour for the Demon Smugglers.
lesson-talk = You may say whatever you like, too, true or not. A third faction, the Yaesther, wins if neither side gets far enough.
lesson-end = That is all: seat a Passenger, use its Gift, talk, vote. Now play a whole game, and do not believe everything.
example-faction = This card says which faction you belong to: you are a Soul Guide. Nobody else sees it; that is what the dotted line and the eye mean.
example-won = The end: three boats have crossed. What sits in them brings the Soul Guides 7 points and the Demon Smugglers 4. The Soul Guides win.
example-seat = Placing: everybody has seated a Passenger face down. Yours is in the Wolf, on the Seer’s Paw: the space gave you this Gift and 1 Voice. The others see only who placed it.
example-gifts = Gifts: they act by their numbers. The Lantern has turned up a blue Soul for all to see, and the Passenger beside yours now wears a red mask.
example-votes = Voting: the Wolf won by 6 Voices to 4 and lies in the Afterlands. The Raven is lost, and whoever sat in it counts for nothing.
example-souls = Round I: three Souls are 3 points for the Soul Guides. Two of them count as red, this one by its mask: 1 more.
example-demon = A blue Demon: 1 point for the Demon Smugglers, and 1 more for each blue Soul next to it. There is one below and one above: 3 in all.
example-alone = This Demon counts as blue as well, but no blue Soul is next to it: 1 point.
example-said = Cole says that the Passenger in the Raven is a blue Soul. Everybody may say anything, true or not.
example-lied = You peeked: it is a green Demon. Cole lied, and only you know. What others do not see has a dotted line and an eye.
example-told-by-votes = Factions stay hidden, votes do not: Cole and Dusk voted for the boat with the Demon. They are the two Demon Smugglers.

# The browser -------------------------------------------------------------------------------------

web-hint-faction = This card is your secret: it says which faction you play for. Nobody else sees it.
web-hint-card = Your Passengers. Choose one, then a free space in a boat: you place one each round.
web-hint-space = A space gives you its Gift, which acts later by its number, and its Voices, which are your votes.
web-hint-vote = You vote for the boat that is to cross. Votes are secret until all are in; then everybody sees them.
web-hint-mask = A mask changes the colour that counts. Each of the three is used once in a game.
web-hint-crossed = Those who crossed are counted in the end. Who sits beside, above and below whom matters: plan the spaces.
web-legend-soul = Soul
    .text = A circle. Each one in the Afterlands counts for the Soul Guides; the mark inside tells the colour.
web-legend-demon = Demon
    .text = A star. Each one in the Afterlands counts for the Demon Smugglers, more beside Souls of its colour.
web-legend-yaesther = The Yaesther
    .text = A crescent, without a colour; in games with many players only.
web-legend-factions = Factions
    .text = Soul Guides, Demon Smugglers, the Yaesther: the shape of what they want to see across.
web-legend-hidden = Face-down Passenger
    .text = The emblem at its foot says who placed it.
web-legend-ghost = Known to you
    .text = You placed it or peeked at it. Others do not see its face.
web-legend-open = Open Passenger
    .text = Everybody sees who it is.
web-legend-mask = Mask
    .text = Replaces the colour of the Passenger that wears it.
web-legend-used = Used mask
    .text = This mask has been given away; each is used once in a game.
web-legend-voices = Voices
    .text = So many votes come with a space.
web-legend-silenced = Silenced
    .text = May not talk in this round.
web-legend-coin = Master Coin
    .text = Its holder places first and breaks ties.
web-legend-cards = Cards in hand
    .text = How many Passengers somebody still holds.
web-legend-gift = Signs of Gifts
    .text = Each number of a Gift has a sign; the number says when it acts.
web-legend-boats = Boats
    .text = The Raven and the Wolf; on a seat: how somebody voted in a round.
web-legend-vote = Your vote
    .text = The boat that you have voted for. Others see it when all have voted.
web-legend-shadow = Shadow
    .text = A Passenger that nobody has seen, at tables of four.
web-face-down = Face-down Passenger
web-shadow = Shadow Passenger
web-about-passenger = { $owner ->
    [own] You placed it.
    [shadow] Nobody saw it when it was placed.
   *[other] Placed by { $placer }.
}{ $face ->
    [up] {""}
   *[down] {" "}{ $seats-count ->
        [0] Nobody has peeked at it.
       *[other] Peeked at by { $seats }.
    }
}{ $mask-id ->
    [colour-none] {""}
   *[other] {" "}It wears the { $mask } mask: for the score it is { $mask }.
}
web-about-space = { $state ->
    [free] Whoever seats a Passenger here takes the { $gift } and { voices } at once.
    [taken] Whoever was seated here first brought the { $gift } and { voices } to the player who placed them; a Shadow Passenger brings nothing.
   *[full] Nobody else is seated here in this round: the { $gift } and { voices } stay untaken.
}
web-space = { $boat }, space { $space }
web-space-label = { $boat }, space { $space }: { $number } { $gift }, { voices } ({ $gift-brief })
web-passenger-label = { $boat }, space { $space }, { $number } { $gift }: { $who }
web-gift = Gift { $number }: { $gift }
web-gift-short = { $number } { $gift }
web-boat-origin = Gifts and Voices of the boats: { $origin }
web-lost-boats = Lost boats
web-about-lost = These boats lost the vote. Their Passengers count for nothing { $over ->
    [yes] and are turned up for show.
   *[no] and stay face down until the end.
}
web-mask = The { $colour } mask
web-mask-gone = The { $colour } mask has been used
web-mask-mark = { $colour } Passengers
web-silence = Silence card
web-ahead = Still to come
web-about-ahead = The boats of the later rounds: the number of each space’s Gift and its Voices.
web-ahead-boat = Round { $round }: { $boat }
web-gift-order = Gifts act in this order
web-gift-ahead = { $seat } took it and has not used it yet.
web-gift-now = { $seat } is using it now.
web-own-gift = Your Gift
web-no-gift-yet = Your space will bring you a Gift and Voices.
web-own-vote = Your vote. The others see it when all have voted.
web-votes = Votes of round { $round }
web-voted = Round { $round }: voted for the { $boat }.
web-card-of = { $place } of { $count }
web-card-offered = You have chosen this card.
web-you-know = only you see this
web-points = { $faction }: { $points }
web-point-soul = Soul Guides: 1 for a Soul.
web-wants-souls = Soul Guides want Souls across, several of one colour in the same boat.
web-wants-demons = Demon Smugglers want Demons across, next to Souls of their colour.
web-wants-yaesther = The Yaesther wins if neither faction gets more than { $points }.
web-figure = { $points }
web-only-you-know = Others do not know what you know of it.
web-next-boat = Now choose a space.
web-next-space = { web-next-boat }
web-next-to-boat = Now choose the other space.
web-next-to-space = { web-next-to-boat }
web-next-round = Now choose a Passenger of an earlier round.
web-next-colour = Now choose a colour.
web-next-kind = Now choose a kind of Passenger.
web-next-pair = Now choose the second player.

# Why it came so ----------------------------------------------------------------------------------

why-voter = { $seat } { $voices }
why-voices = { $boat }, { $voices ->
    [one] { $voices } Voice
   *[other] { $voices } Voices
}: { $voters }.
why-ferried = The boat with more Voices crosses: { $voices } for the { $boat }, { $against } against. Your Voices are those on the space whose Gift you took.
barred-taken = Somebody sits there already.
barred-shadow = The other Shadow Passenger of this round is in this boat.
barred-full = The { $boat } is full: with this number of players { $limit ->
    [one] { $limit } Passenger fits
   *[other] { $limit } Passengers fit
} in a boat.

# What is counted over many games
figure-points = Points
figure-votes = Votes with the winners

# What is known ------------------------------------------------------------------------------------

passenger-red = red Passenger
    .one = a red Passenger
passenger-green = green Passenger
    .one = a green Passenger
passenger-blue = blue Passenger
    .one = a blue Passenger

known-faction = { $faction-id ->
    [faction-souls] { $seat } is a Soul Guide.
    [faction-demons] { $seat } is a Demon Smuggler.
   *[faction-yaesther] { $seat } is the Yaesther.
} { $how ->
    [gaze] You met in the Demon’s Gaze.
   *[follows] It follows from what you have seen and heard.
}
known-faction-sign = { $faction-id ->
    [faction-souls] Soul Guide
    [faction-demons] Smuggler
   *[faction-yaesther] Yaesther
}
known-no-faction = { $faction-id ->
    [faction-souls] { $seat } is no Soul Guide.
    [faction-demons] { $seat } is no Demon Smuggler.
   *[faction-yaesther] { $seat } is not the Yaesther.
}
known-holds = { $seat } holds { $count ->
    [one] { $card-one }
   *[other] { $card } × { $count }
}.
known-passenger = { $now ->
    [yes] { $boat }, space { $space }
   *[no] Round { $round }, { $boat }, space { $space }
}: { $what-one }. { $how ->
    [placed] You placed this Passenger.
    [seen] You have looked at this Passenger.
   *[follows] It follows from what you have seen and heard.
}
known-held-answer = Round { $round }, { $gift }: { $seat } held { $said ->
    [yes] { $what-one }
   *[no] no { $what }
}.
known-placed-answer = Round { $round }, { $gift }: { $seat } placed { $said ->
    [yes] { $what-one }
   *[no] no { $what }
}.
known-verdict = Round { $round }, { $gift }: { $seat } placed { $what-one }.
known-colours = Round { $round }, { $gift }: in the { $boat } { $red } red, { $green } green, { $blue } blue.
known-demons = Round { $round }, { $gift }: Demons in the { $boat }: { $demons }.
known-all-seen = You know where all cards of these kinds are: { $cards }.

suspect-passenger = { $now ->
    [yes] { $boat }, space { $space }
   *[no] Round { $round }, { $boat }, space { $space }
}: { $what-one }.

ribbon-votes = Votes
ribbon-round = Round { $round }: the { $boat } crossed
ribbon-vote = Round { $round }: { $seat } voted for the { $boat } with { voices }. { $won ->
    [yes] It crossed.
   *[no] The other boat crossed.
}
ribbon-vote-sign = { $side ->
    [raven] R
   *[wolf] W
}{ $voices }
