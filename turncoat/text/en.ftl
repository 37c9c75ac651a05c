language = English
player = Player { $number }
nobody = nobody
list = { $start } and { $end }

error-over = The game is over; no more moves can be made.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-not-awaited = { $player } owes no decision now; the game waits for { $seats }.
error-unknown-move = There is no move { $move }; moves have numbers from 0 to { $last }.
error-illegal = That cannot be done now. What is asked: { $prompt }
