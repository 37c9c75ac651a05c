game-title = Liar’s Dice
game-idea = Everybody rolls in secret. In turn you bid how many dice on the whole table show a face, each time higher, until somebody is called a liar. Whoever was wrong loses a die; the last to have dice wins.
game-length = about ten minutes
option-dice = Dice for each player
option-dice-2 = Two
option-dice-3 = Three
option-dice-4 = Four
option-dice-5 = Five
guide-rules = The rules
help-goal = Whoever is the last to have dice wins.
help-round = Each round everybody rolls all their dice in secret. At the start everybody has { $dice }.
help-bids = In turn, bid how many of all dice on the table show a face. A bid must be higher than the last: more dice, or as many of a higher face.
help-doubt = Instead of bidding you may doubt the last bid. All dice are shown. If the bid was right, you lose a die; if there were fewer, the bidder does.
help-end = Whoever lost the die begins the next round. Without dice you are out.
move-bid = { $dice } × { $face }
move-doubt = I doubt it
step-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} …
prompt-open = Make the first bid.
prompt-raise = { $other } bid { $dice } × { $face }. Bid higher, or doubt it?
prompt-wait = { $seats } is to bid.
prompt-over = { $seat } has won.
rule = { $dice ->
    [one] There is { $dice } die
   *[other] There are { $dice } dice
} on the table.
table-dice = { $seat } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
suspect-face = { $seat } has a { $face }.
web-badge-dice = { $value ->
    [one] { $value } die
   *[other] { $value } dice
}
table-roll = { $seat } rolled { $roll }.
table-bid = The bid stands at { $dice } × { $face }, by { $other }.
news-rolled = You rolled a { $face }.
news-bids = { $seat } bid { $dice } × { $face }.
news-doubts = { $seat } doubted { $other }.
news-shown = { $seat } showed a { $face }.
news-counted = { $dice ->
    [one] { $dice } die shows { $face }.
   *[other] { $dice } dice show { $face }.
}
news-lost = { $seat } lost a die{ $dice ->
    [0] {" "}and is out
   *[other] {""}
}.
news-won = { $seat } won.
