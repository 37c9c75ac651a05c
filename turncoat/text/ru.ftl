language = Русский
player = Игрок { $number }
nobody = никто
list = { $start } и { $end }

error-over = Игра окончена, ходов больше нет.
error-no-seat = Места { $seat } за столом нет; есть места с 0 по { $last }.
error-not-awaited = Сейчас решает не { $player }: игра ждёт. Ход за: { $seats }.
error-unknown-move = Хода с номером { $move } нет; номера ходов — от 0 до { $last }.
error-illegal = Сейчас так нельзя. Что требуется: { $prompt }
