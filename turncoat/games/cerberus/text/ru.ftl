# Игра --------------------------------------------------------------------------------------------

game-title = Цербер
game-idea = Вы вместе бежите из преисподней, а по пятам несётся трёхголовый пёс. Помогая друг другу, бегут быстрее, но ладья в конце пути — на одно, два или три места, и всем их вряд ли хватит. Рано или поздно кого-то бросят позади. А кто пойман, переходит на сторону пса и охотится на остальных.
game-length = 3–10 мин с ботами; с людьми 10–45, не считая разговоров

# Вещи --------------------------------------------------------------------------------------------

action-regroup = Перегруппировка
action-gather = Сбор
action-run = Бег
action-rush = Рывок
action-fury = Бешенство
action-harry = Травля
action-stalk = Преследование
action-return = Возвращение

card-sacrifice = Жертва
card-favoritism = Фаворитизм
card-opportunism = Оппортунизм
card-cowardice = Трусость
card-arrogance = Высокомерие
card-selfishness = Эгоизм
card-fatalism = Фатализм
card-ambush = Засада
card-treachery = Вероломство
card-grudge = Злопамятство
card-deceit = Обман
card-violence = Насилие
card-sabotage = Саботаж

deck-survival = выживание
    .genitive = выживания
deck-betrayal = предательство
    .genitive = предательства

stretch-start-a = Старт А
stretch-start-b = Старт Б
stretch-platforms = Площадки
stretch-promontory = Мыс
stretch-gondola = Гондола
stretch-funicular = Фуникулёр
stretch-rope-bridge = Верёвочный мост
stretch-infernal-portal = Адский портал
stretch-finish-a = Финиш А
stretch-finish-b = Финиш Б

feature-plain = обычная клетка
    .title = Обычная клетка
    .locative = на обычной клетке
    .text = Здесь ничего не происходит.
feature-den = логово
    .title = Логово
    .locative = в логове
    .text = Отсюда начинает Цербер.
feature-gates = Врата Ада
    .title = Врата Ада
    .locative = у Врат Ада
    .text = Отсюда начинают беглецы.
feature-draw = знак карты
    .title = Знак карты
    .locative = на знаке карты
    .text = Беглец, чей путь кончается здесь, берёт 1 карту выживания.
feature-rage = знак ярости
    .title = Знак ярости
    .locative = на знаке ярости
    .text = Когда путь беглеца кончается здесь, ярость растёт на 1.
feature-promontory = мыс
    .title = Мыс
    .locative = на мысу
    .text = Беглец, чей путь кончается здесь, может посмотреть одну ладью или поменять две местами, пока они закрыты.
feature-platform = площадка
    .title = Площадка
    .locative = на площадке
    .text = Здесь хватает места одному беглецу. Другие не могут ни встать сюда, ни пройти мимо — ни вперёд, ни назад; Цербер может.
feature-gondola-low = нижняя гондола
    .title = Нижняя гондола
    .locative = в нижней гондоле
    .text = Беглец, который идёт отсюда вперёд, может за один шаг поменяться местами с тем, кто в верхней гондоле.
feature-gondola-high = верхняя гондола
    .title = Верхняя гондола
    .locative = в верхней гондоле
    .text = Беглец, который отступает отсюда, может за один шаг поменяться местами с тем, кто в нижней гондоле.
feature-funicular-foot = нижняя станция фуникулёра
    .title = Нижняя станция фуникулёра
    .locative = на нижней станции фуникулёра
    .text = Беглец, который начинает отсюда путь вперёд, может за один шаг подняться на верхнюю станцию.
    .took = поднимается на фуникулёре
    .go = Подняться на фуникулёре
feature-funicular-top = верхняя станция фуникулёра
    .title = Верхняя станция фуникулёра
    .locative = на верхней станции фуникулёра
    .text = Фуникулёр ходит только вверх.
feature-bridge-near = ближний конец верёвочного моста
    .title = Ближний конец верёвочного моста
    .locative = у ближнего конца верёвочного моста
    .text = Пока мост висит, беглец, который идёт отсюда вперёд, может перейти его за один шаг. После этого мост обрушивается навсегда.
    .took = перебегает по верёвочному мосту
    .go = Перебежать по верёвочному мосту
feature-bridge-far = дальний конец верёвочного моста
    .title = Дальний конец верёвочного моста
    .locative = у дальнего конца верёвочного моста
    .text = Пока мост висит, беглец, который отступает отсюда, может перейти его за один шаг. После этого мост обрушивается навсегда.
    .took = перебегает по верёвочному мосту
    .go = Перебежать по верёвочному мосту
feature-portal-near = ближний портал
    .title = Ближний портал
    .locative = у ближнего портала
    .text = Пока другой беглец стоит у рычага, тот, кто идёт отсюда вперёд, может за один шаг выйти из дальнего портала.
    .took = проходит через адский портал
    .go = Пройти через адский портал
feature-actuator = рычаг
    .title = Рычаг
    .locative = у рычага
    .text = Кто стоит здесь, держит адский портал открытым для других.
feature-portal-far = дальний портал
    .title = Дальний портал
    .locative = у дальнего портала
    .text = Пока другой беглец стоит у рычага, тот, кто отступает отсюда, может за один шаг выйти из ближнего портала.
    .took = проходит через адский портал
    .go = Пройти через адский портал

role-adventurer = беглец
role-cerberus = слуга Цербера
role-lost = вне игры

side-adventurers = Беглецы
side-cerberus = Слуги Цербера
side-lost = Выбывшие

either = { $first } или { $second }
steps = { $by ->
    [one] { $by } клетку
    [few] { $by } клетки
   *[many] { $by } клеток
}
places = { $places ->
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}
cards-of-kind = { $count ->
    [one] «{ $card }»
   *[other] «{ $card }» × { $count }
}
cards-in-pile = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
}
at-space = на клетке { $space }
at-barque = в ладье
at-track = на делении { $position } шкалы ярости

# Чего карты стоят и что делают -------------------------------------------------------------------

effect-costly = { $cost } → { $parts }
effect-and = { $start }; { $end }
effect-then = { $start }, затем { $end }

deck-cards = { $by ->
    [one] { $by } карту { $deck-genitive }
    [few] { $by } карты { $deck-genitive }
   *[many] { $by } карт { $deck-genitive }
}
cost-rage = ярость +{ $by }
cost-faster = скорость +{ $by }
cost-slower = скорость −{ $by }
cost-own-card = { $who ->
    [you] вы сбрасываете { deck-cards } со своей руки
   *[seat] { $seat } сбрасывает { deck-cards }
}
cost-cards = { $who ->
    [you] вы сбрасываете { deck-cards } (другие могут помочь)
   *[seat] { $seat } сбрасывает { deck-cards } (другие могут помочь)
}
cost-advance = один из беглецов идёт вперёд на { steps }
cost-step-back = { $who ->
    [you] вы отступаете на { steps }
   *[seat] { $seat } отступает на { steps }
}

does-rage = ярость { $way ->
    [forward] +{ $by }
   *[back] −{ $by }
}
does-speed = скорость +{ $by }
does-self = { $who ->
    [you] вы { $way ->
        [forward] идёте вперёд на { steps }
       *[back] отступаете на { steps }
    }
   *[seat] { $seat } { $way ->
        [forward] идёт вперёд на { steps }
       *[back] отступает на { steps }
    }
}
others = { $which ->
    [any] { $count ->
        [1] один из беглецов
        [2] двое беглецов
       *[other] трое беглецов
    }
    [more] { $count ->
        [1] ещё один
        [2] ещё двое
       *[other] ещё трое
    }
   *[other] { $count ->
        [1] другой беглец
        [2] двое других беглецов
       *[other] трое других беглецов
    }
}
does-other = { others } { $count ->
    [1] { $way ->
        [forward] идёт вперёд на { steps }
        [agreed] передвигается на { steps }
       *[back] отступает на { steps }
    }
   *[other] { $way ->
        [forward] идут вперёд на { steps } каждый
        [agreed] передвигаются на { steps } каждый
       *[back] отступают на { steps } каждый
    }
}
does-either-way = { others } идёт вперёд или отступает на { steps }
does-draw = { $who ->
    [you] вы берёте { deck-cards }
   *[seat] { $seat } берёт { deck-cards }
}
does-other-draws = { $role ->
    [adventurer] { others } { $count ->
        [1] берёт { deck-cards }
       *[other] берут по { $by } карте { $deck-genitive }
    }
   *[cerberus] другой слуга Цербера берёт { deck-cards }
}
does-take-back = { $who ->
    [you] вы возвращаете в руку все свои карты действий
    [you-too] возвращаете в руку все свои карты действий
    [seat-too] возвращает в руку все свои карты действий
   *[seat] { $seat } возвращает в руку все свои карты действий
}
does-boats = { $who ->
    [you] вы смотрите одну ладью или меняете две местами
    [you-too] смотрите одну ладью или меняете две местами
    [seat-too] смотрит одну ладью или меняет две местами
   *[seat] { $seat } смотрит одну ладью или меняет две местами
}
does-dog = Цербер идёт вперёд на { steps }
does-catch-up = { $who ->
    [you] вы идёте вперёд на столько клеток, сколько беглецов впереди вас, но не больше чем на { $by }
   *[seat] { $seat } идёт вперёд на столько клеток, сколько беглецов впереди, но не больше чем на { $by }
}
does-lose-card = { others } { $count ->
    [1] сбрасывает { deck-cards }
   *[other] сбрасывают по { $by } карте { $deck-genitive }
}
does-card-or-retreat = каждый беглец сбрасывает карту { $deck-genitive } или отступает на { steps }
does-all = каждый беглец отступает на { steps }

# Откуда что взято --------------------------------------------------------------------------------

origin-rulebook = известно из правил
origin-reported = со слов владельцев игры
origin-inferred = выведено из известного
origin-reconstruction = наша реконструкция

part-action-cards = эффекты карт действий
part-cards = названия и эффекты десяти карт выживания и предательства
part-layouts = клетки и черепа девяти сторон полей
part-track = длина шкалы ярости
part-copies = сколько карт каждого вида
part-other-cards = эффекты карт «Эгоизм», «Фатализм» и «Саботаж»
part-opportunism-card = «Оппортунизм», как он напечатан на карте
part-circle-marker = напечатанная граница первого круга
part-other-names = названия «Эгоизм», «Фатализм» и «Саботаж»
part-finish-skulls = черепа Финиша А
part-finish = клетки Финиша А
part-pairing = какие промежуточные стороны принадлежат одному полю
part-action-names = названия карт действий

# Договорённости ----------------------------------------------------------------------------------

option-course = Маршрут: названия четырёх сторон — старта, двух промежуточных с разных полей и финиша
option-course-usual = Старт А, Мыс, Верёвочный мост, Финиш Б: черепов 10
option-course-start-a = Старт А: черепов 2
option-course-start-b = Старт Б: черепов 4, шкала ярости короче
option-course-platforms = Площадки: черепов 3
option-course-promontory = Мыс: черепов 2; на одном поле с Площадками
option-course-gondola = Гондола: черепов 3
option-course-funicular = Фуникулёр: черепов 2; на одном поле с Гондолой
option-course-rope-bridge = Верёвочный мост: черепов 3
option-course-infernal-portal = Адский портал: черепов 2; на одном поле с Верёвочным мостом
option-course-finish-a = Финиш А: черепов 2
option-course-finish-b = Финиш Б: черепов 3
option-speed = Начальная скорость Цербера
option-speed-lowest = Наименьшая: 5 для трёх игроков, иначе 3
option-speed-3 = 3, если игроков четверо или больше
option-speed-4 = 4, если игроков четверо или больше
option-speed-5 = 5
option-speed-6 = 6
option-speed-7 = 7, если игроков трое
option-speed-8 = 8, если игроков трое
option-difficulty = Сложность случайного маршрута: его черепа и ещё по 1 за каждую ступень скорости сверх наименьшей
option-difficulty-none = Маршрут не случайный
option-difficulty-8 = 8, самая лёгкая
option-difficulty-9 = 9
option-difficulty-10 = 10, как на обычном маршруте
option-difficulty-11 = 11
option-difficulty-12 = 12
option-difficulty-13 = 13
option-difficulty-14 = 14, при повышенной начальной скорости
option-difficulty-15 = 15, при повышенной начальной скорости
option-difficulty-16 = 16, при наибольшей начальной скорости
option-opportunism = Простой эффект карты «Оппортунизм»
option-opportunism-book = Как в правилах: другой беглец идёт вперёд на 1 клетку
option-opportunism-card = Как на карте: другой беглец отступает на 1 клетку
option-circle = Где пойманный игрок берёт две карты предательства
option-circle-book = Как в правилах: вплоть до Врат Ада
option-circle-marker = По напечатанной границе: вплоть до клетки 2, в том числе на Старте Б

error-course = Маршрута «{ $value }» нет. Назовите через запятую четыре стороны: старт, две промежуточные с разных полей и финиш. Стороны: { $values }.
error-course-and-difficulty = Назовите либо маршрут, либо сложность: у маршрута «{ $course }» своя сложность, а сложность «{ $difficulty }» требует случайного маршрута.

# События -----------------------------------------------------------------------------------------

news-course-laid = Маршрут: { $stretch }, { $second-stretch }, { $third-stretch }, { $fourth-stretch }. Начальная скорость Цербера — { $speed }.
news-turn-begins = Ходит { $seat }.
news-turn-ends = { $seat } завершает ход.
news-played-action = { $seat } играет карту «{ $action }»: { $effect }.
news-played-bonus = { $seat } играет карту «{ $card }» ({ $grade ->
    [simple] простой эффект
   *[advanced] усиленный эффект
}): { $effect }.
news-rage-is = { $left ->
    [0] Ярость: { $rage } из { $hunt }. Охота!
   *[other] Ярость: { $rage } из { $hunt }.
}
news-speed-is = Скорость Цербера теперь { $speed }.
news-took-back = { $seat } возвращает в руку все свои карты действий.
news-drew-cards = { $seat } берёт { $count ->
    [one] { $count } карту { $deck-genitive }
    [few] { $count } карты { $deck-genitive }
   *[many] { $count } карт { $deck-genitive }
}.
news-drew = Вы берёте карту «{ $card }».
news-nothing-to-draw = Карт { $deck-genitive } нет ни в колоде, ни в сбросе: { $seat } больше ничего не берёт.
news-reshuffled = Сброс карт { $deck-genitive } перемешан и становится новой колодой.
news-discarded = { $seat } сбрасывает { $count ->
    [one] карту «{ $card }»
   *[other] карты: «{ $card }» × { $count }
}.
news-offered = { $count ->
    [0] { $other } просит помощи: { $seat } отказывает.
    [one] { $other } просит помощи: { $seat } предлагает { $count } карту.
    [few] { $other } просит помощи: { $seat } предлагает { $count } карты.
   *[many] { $other } просит помощи: { $seat } предлагает { $count } карт.
}
news-not-enough = Карт не хватает: { $seat } возвращает карту «{ $card }» в руку.

news-moved = { $seat } { $way ->
    [forward] идёт вперёд
   *[back] отступает
} до клетки { $to-space }.
news-stayed = { $seat } остаётся на клетке { $space }.
news-shortcut = { $seat } { $feature-took }.
news-bridge-fell = Верёвочный мост обрушивается.
news-exchanged = { $seat } и { $other } меняются местами в гондолах.
news-boarded = { $seat } садится в ладью.
news-left-barque = { $seat } теряет место в ладье.
news-stepped-out = { $seat } выходит из ладьи.
news-revealed = Ладья открыта: в ней { places }. Две другие выходят из игры.
news-peeked = { $seat } смотрит ладью у причала { $slot }.
news-saw = Вы видите ладью у причала { $slot }: в ней { places }.
news-barques-swapped = { $seat } меняет местами ладьи у причалов { $slot } и { $to-slot }, не глядя.
news-looked-away = { $seat } не трогает ладьи.

news-hunt = Охота: Цербер бежит со скоростью { $speed }.
news-hunt-failed = Цербер никого не догоняет.
news-dog-moved = Цербер добегает до клетки { $space }.
news-dog-back = Цербер уводит добычу; теперь он на клетке { $space }.
news-caught = Цербер настигает на клетке { $space }: { $seats }.
news-turned = { $seat } переходит на сторону Цербера (деление { $position } шкалы ярости).
news-lost = { $seat } выбывает из игры (деление { $position } шкалы ярости).

news-gives-up-card = { $seat } решает сбросить карту.
news-falls-back = { $seat } решает отступить.

news-escaped = { $places ->
    [1] Единственное место в ладье занято
    [2] Оба места в ладье заняты
   *[3] Все три места в ладье заняты
}, и она отчаливает. { $seats-count ->
    [one] Спасение и победа: { $seats }.
   *[other] Спасение и победу делят { $seats }.
}
news-cerberus-won = { ending } Побеждает Цербер, а с ним { $seats }.
news-nobody-won = { ending } Побеждает Цербер, но слуг у него нет: проиграли все.
ending = { $ending ->
    [too-few] Беглецов слишком мало, чтобы заполнить ладью.
   *[all-caught] Последний беглец пойман.
}

# Ходы --------------------------------------------------------------------------------------------

move-action = «{ $action }»: { $effect }
move-bonus = «{ $card }» ({ $grade ->
    [simple] простой эффект
   *[advanced] усиленный эффект
}): { $effect }
move-end = Завершить ход
move-part = Дальше: { $part }
move-target-other = { $other } { $way ->
    [forward] идёт вперёд на { steps }
   *[back] отступает на { steps }
} (сейчас { $place })
move-target-other-draws = { $other } берёт { deck-cards }
move-target-lose-card = { $other } сбрасывает карту выживания (в руке { $cards })
move-shove = { $other } { $way ->
    [forward] идёт вперёд на { steps }
   *[back] отступает на { steps }
} (сейчас { $place })
move-pawn-advance = { $other } идёт вперёд на { steps } (сейчас { $place })
move-pawn-retreat = { $other } отступает на { steps } (сейчас { $place })
move-pawn-caught = { $other } занимает деление { $position } шкалы ярости и { $outcome ->
    [cerberus] переходит на сторону Цербера
   *[lost] выбывает из игры
}
move-way-path = Идти по тропе на клетку { $space }
move-way-shortcut = { $feature-go } на клетку { $space }
move-partner = { $mover } и { $other } меняются местами в гондолах
move-peek = Посмотреть ладью у причала { $slot }{ $known ->
    [yes] {" "}(вы её знаете: { places })
   *[no] {""}
}
move-swap = Поменять местами ладьи у причалов { $slot } и { $to-slot }
move-card-own-share = Заплатить картой «{ $card }»
move-card-offer = Предложить карту «{ $card }»
move-card-give-up = Сбросить карту «{ $card }»
move-stop-own-share = Просить помощи у других
move-stop-offer = { $given ->
    [0] Ничего не предлагать
   *[other] Больше не предлагать
}
move-stop-may-look = Не трогать ладьи
move-give = Сбросить карту
move-retreat = Отступить на { steps }

# Вопросы -----------------------------------------------------------------------------------------

wait-play = { $acted ->
    [yes] { $seats } может сыграть ещё карту или завершить ход.
   *[no] { $seats } выбирает карту.
}
wait-part = { $seats } разыгрывает карту «{ $card }».
wait-advance = { $seats } решает, кого продвинуть в уплату за карту «{ $card }».
wait-way = { $own ->
    [yes] { $seats } выбирает путь.
   *[no] { $seats } решает, каким путём пойдёт { $mover }.
}
wait-caught = { $seats } решает, кто из пойманных следующим попадёт на шкалу ярости.
wait-look = { $seats } решает, посмотреть ладью или поменять две местами.
wait-may-look = { $seats } на мысу: посмотреть ладью, поменять две местами или ничего не трогать?
wait-own-share = { $seats } платит за карту «{ $card }».
wait-offer = { $asker } просит помочь с картой «{ $card }»: не хватает { $missing ->
    [one] { $missing } карты
   *[other] { $missing } карт
}. Отвечает { $seats }.
wait-give-up = { $seats } сбрасывает карту из-за карты «{ $card }».
wait-card-or-steps = { $seats } решает, сбросить карту или отступить из-за карты «{ $card }».
wait-retreat = { $seats } решает, кто следующим отступит из-за карты «{ $card }».

prompt-over = { $result ->
    [won] Вы победили.
    [lost] Вы проиграли.
   *[watched] Игра окончена.
} { $ending ->
    [escape] { $seats-count ->
        [one] В ладье спасается { $seats }.
       *[other] В ладье спасаются { $seats }.
    }
   *[other] { $seats-count ->
        [0] Побеждает Цербер, но слуг у него нет.
       *[other] Побеждает Цербер, а с ним { $seats }.
    }
}
prompt-play = { $acted ->
    [yes] Карта действия сыграна. Сыграйте ещё карту { $deck-genitive } или завершите ход.
    [stuck] Ни одну карту действия сейчас не оплатить. Сыграйте карту { $deck-genitive } или завершите ход.
   *[no] { $bonus ->
        [yes] Сыграйте карту действия; до или после неё можно сыграть карту { $deck-genitive }.
        [done] Теперь сыграйте карту действия.
       *[none] Сыграйте карту действия.
    }
}{ $hunt ->
    [yes] {" "}Кубик стоит на Охоте: в конце этого хода Цербер побежит.
   *[no] {""}
}
prompt-part = { $single ->
    [yes] «{ $card }»: { $parts }. Выберите, кто именно.
    [first] «{ $card }»: { $parts }. Кто именно? Или сначала: { $also }.
   *[no] «{ $card }»: выберите, что дальше. Осталось: { $parts }.
}
prompt-advance = Карта «{ $card }»: кого продвинуть в уплату на { steps }?
prompt-way = { $own ->
    [yes] Вы { $feature-locative }, и вам осталось
   *[no] { $mover } { $feature-locative }; осталось
} { $way ->
    [forward] пройти вперёд { steps }
   *[back] отступить на { steps }
}. Выберите следующий шаг.
prompt-caught = Цербер ловит сразу нескольких беглецов: { $seats }. Выберите, кто займёт деление { $position } шкалы ярости.
prompt-look = Карта «{ $card }» позволяет тайно посмотреть одну ладью или, не глядя, поменять две местами. Выберите что-то одно.
prompt-may-look = Вы на мысу. Вы можете тайно посмотреть одну ладью или, не глядя, поменять две местами.
prompt-own-share = Карта «{ $card }» стоит { $cost ->
    [one] { $cost } карту { $deck-genitive }
    [few] { $cost } карты { $deck-genitive }
   *[many] { $cost } карт { $deck-genitive }
}{ $begun ->
    [yes] , осталось заплатить { $missing }
   *[no] {""}
}. { $help ->
    [yes] Платите сами или просите помощи у других.
   *[no] Выберите карту, которой заплатите.
}
prompt-offer = { $asker } просит помочь с картой «{ $card }»: не хватает { $missing ->
    [one] { $missing } карты { $deck-genitive }
   *[other] { $missing } карт { $deck-genitive }
}. Что вы дадите?{ $given ->
    [0] {""}
   *[other] {" "}Вы уже предложили: { $given }.
} Что она делает: { $effect }.
prompt-give-up = { $active } играет карту «{ $card }»: выберите карту выживания, которую сбросите.
prompt-card-or-steps = { $active } играет карту «{ $card }»: сбросьте карту выживания или отступите на { steps }. Вы { $place }.
prompt-retreat = «{ $card }»: выберите, кто следующим отступит на { steps }.

rule-play = За ход нужно сыграть одну карту действия и можно сыграть одну карту { $deck-genitive }, до неё или после. То, что перед стрелкой, — цена, её платят сначала.
rule-part = Порядок частей и тех, кого они касаются, выбираете вы; никого нельзя выбрать дважды. Если для части выбрать некого, она пропадает.
rule-advance = Кого продвинули в уплату, того сам эффект уже не касается. Тех, кто в ладье, выбрать нельзя.
rule-way = { $feature-title }. { $feature-text }
rule-caught = Деления с 1 по 5 тёмные: кто попадает туда, переходит на сторону Цербера, если это не на финише и если поимка не завершает игру. Кто попадает на 6 или 7, выбывает.
rule-look = Отчалит ладья у причала 1. Какую ладью вы смотрите, видят все, но сколько в ней мест, узнаёте только вы. Говорить правду вы не обязаны.
rule-own-share = Другие могут помочь с оплатой, но не обязаны. Если карт не наберётся, никто ничего не платит, а карта возвращается к вам в руку.
rule-own-card = Эту цену платят только со своей руки.
rule-offer = Предложенные карты сбрасываются, только если их наберётся достаточно. Обещания никого не связывают.
rule-give-up = Сброшенную карту увидят все.
rule-card-or-steps = Когда ответят все, выбранные карты сбрасываются, затем отступают те, кто решил отступить. Кто ступит на клетку Цербера, тот пойман.
rule-retreat = Отступают по очереди. Когда кто-то пойман, Цербер возвращается назад раньше, чем двинется следующий.
rule-over = Ниже — судьба каждого.

# Лист подсчёта -----------------------------------------------------------------------------------

outcome = { $outcome ->
    [escaped] спасение в ладье и победа
    [aboard] место в ладье, которая так и не отчалила
    [path] путь кончился на клетке { $space }
    [winner] победа вместе с Цербером (деление { $position } шкалы ярости)
    [cerberus] поражение вместе с Цербером (деление { $position } шкалы ярости)
   *[lost] плен и поражение (деление { $position } шкалы ярости)
}
sheet-seat = { $seat }: { $outcome }.
sheet-hand = В руке: { $cards }.
sheet-barques = Ладьи
sheet-slot = Причал { $slot }: { places }{ $state ->
    [active] , эта ладья открыта
   *[other] {""}
}.
sheet-result = Итог
sheet-ending = { $ending ->
    [escape] В конце хода ладья была полна и отчалила.
    [all-caught] Последний беглец пойман.
   *[too-few] { $left ->
        [one] Остался { $left } беглец
        [few] Осталось { $left } беглеца
       *[many] Осталось { $left } беглецов
    }, а мест в ладье { $places }.
}
sheet-winners = { $seats-count ->
    [one] Побеждает { $seats }.
   *[other] Побеждают { $seats }.
}
sheet-nobody = На стороне Цербера никого нет, поэтому победителей нет.
sheet-turns = Сыграно ходов: { $turns }. Сложность: { $difficulty }.

# Справка -----------------------------------------------------------------------------------------

guide-turn = Ход
guide-cerberus = Цербер и его ярость
guide-barque = Ладья и конец игры
help-goal = Вы вместе бежите из ада, а за вами гонится Цербер. В конце пути ждёт ладья, но мест в ней только 1, 2 или 3. Полная ладья отчаливает в конце хода, и побеждают лишь те, кто в ней.
help-mercy = Кого поймали рано, тот переходит на сторону Цербера. Цербер и его слуги побеждают вместе, если пойман последний беглец или если беглецов осталось слишком мало, чтобы заполнить открытую ладью.
help-setup = Беглецы начинают у Врат Ада, Цербер — в логове. У каждого одни и те же четыре карты действий, других карт пока нет. У причалов лежат лицом вниз три ладьи: на 1, 2 и 3 места. Кто ходит первым, решает жребий; дальше ходят по часовой стрелке.
help-course = Маршрут: { $stretches }. Клетки пронумерованы от логова, с 0; всего их { $spaces }. Черепов { $skulls }, сложность { $difficulty }.
help-random-course = Маршрут выбирает жребий: черепов { $skulls }, сложность { $difficulty }. Клетки пронумерованы от логова, с 0.
help-turn = В свой ход вы играете одну карту действия. До неё или после можно сыграть одну карту выживания (беглецы) или предательства (слуги Цербера). Сыгранные карты действий лежат на столе, пока какой-нибудь эффект не вернёт их все в руку.
help-effect = У карты два эффекта, выберите один. То, что перед стрелкой, — цена: если заплатить её нечем, эффект выбрать нельзя. Порядок частей эффекта решаете вы. Исполняется всё, что возможно.
help-others = Если эффект касается других несколько раз, каждый раз это новый игрок. «Другой» — это никогда не вы.
help-share = Заплатить за карту выживания или предательства могут помочь другие игроки вашей стороны. Сначала вы решаете, сколько карт платите сами, потом по очереди спрашивают остальных. Если карт не набралось, никто ничего не платит, ваша карта возвращается в руку, и больше в этот ход просить нельзя.
help-moves = Фигурка проходит все свои шаги. Знак на клетке срабатывает, если путь на ней кончается, даже в чужой ход. На развилке путь выбирает тот, кто играет карту. Короткий путь — это один шаг.
help-rage = Кубик стоит на шкале ярости, а число на нём — скорость Цербера. Меняется ярость — кубик идёт по шкале, меняется скорость — меняется число. На деления, занятые фигурками, кубик назад не заходит. Всего делений { $track }, последнее — Охота.
help-track = { $unused ->
    [0] Кубик начинает с первого деления.
   *[other] Лишние фигурки занимают первые деления шкалы, и кубик начинает со следующего.
}
help-hunt = Если в конце хода кубик стоит на Охоте, Цербер бежит на столько клеток, сколько показывает кубик, или пока кого-нибудь не догонит. Если он никого не догнал, скорость растёт на 1 (но не выше 8), а кубик возвращается на первое свободное деление.
help-capture = Цербер ловит всех беглецов на клетке, до которой добежал, и каждого, кто отступил на его клетку. Фигурки пойманных занимают деления шкалы ярости, сам Цербер уходит назад, к ближайшей своей метке. Кубик встаёт на следующее свободное деление, а скорость снова { $speed }.
help-turned = Если ваша фигурка попала на тёмное деление (с 1 по 5), вы переходите к Церберу: сбросьте карты выживания, верните в руку все четыре карты действий и переверните их. Если вас поймали не дальше { $circle ->
    [book] Врат Ада
   *[marker] клетки 2
}, возьмите две карты предательства; если дальше, но ещё на стартовом поле, — одну.
help-lost = Кто попал на светлое деление (6 или 7) или пойман на финише, тот выбывает из игры. Выбывают и все, чья поимка завершает игру.
help-barque = Когда первый беглец ступает на финишное поле, ладью у причала 1 открывают, а две другие выходят из игры. Кто дошёл до неё, пока есть место, тот в ладье. Сидящие в ладье продолжают ходить; вперёд их не продвинуть, а если они отступают, то теряют место.
help-end = Ладья отчаливает только в конце хода, до Охоты. Если беглецов осталось меньше, чем в ней мест, игра кончается сразу.
help-decks = Когда колода кончилась, её сброс перемешивают, и он становится новой колодой. Карты в руке — тайна; сколько их у каждого, что сброшено и какие карты действий сыграны, видят все. Какие ладьи вы смотрели, игра помнит за вас, как бы их потом ни меняли местами.
help-actions = Карты действий беглецов
help-cerberus-actions = Карты действий слуг Цербера
help-survival = Карты выживания
help-betrayal = Карты предательства
help-action = «{ $action }»: { $first }. Или: { $second }. ({ $origin })
help-card = «{ $card }» × { $copies }. Простой эффект: { $first }. Усиленный эффект: { $second }. ({ $origin })
help-boards = Стороны полей
help-stretch = { $stretch }: черепов { $skulls }{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}, клеток { $spaces } ({ $origin }).
help-places = Особые клетки
help-place = { $feature-title }. { $feature-text }
help-origins = Что взято не из правил
help-reconstruction = В книге правил поля есть только на картинках и не сказано, сколько карт каждого вида. Клетки и черепа Финиша А и то, какие промежуточные стороны принадлежат одному полю, — наши реконструкции. Остальные поля и черепа, длина шкалы ярости, число карт, а также названия и эффекты карт «Эгоизм», «Фатализм» и «Саботаж» известны со слов владельцев игры. Названия карт действий наши, как и все формулировки.

# Заявления ---------------------------------------------------------------------------------------

claim-barque-has = { $slot ->
    [1] В первой
    [2] Во второй
   *[3] В третьей
} ладье { $places ->
    [1] одно место
    [2] два места
   *[3] три места
}.
    .lead = В этой ладье…
    .short = { $places ->
        [1] одно место
        [2] два места
       *[3] три места
    }
claim-i-hold = У меня есть карта «{ $card }».
    .lead = У меня есть…
    .short = { $card }
claim-i-shall-help = { $seat }, в свой ход я продвину тебя вперёд.
    .short = Продвину тебя
claim-i-shall-not-drive-back = { $seat }, в свой ход я не отброшу тебя назад.
    .short = Не отброшу назад
claim-i-shall-give-cards = { $seat }, попросишь карты — поделюсь.
    .short = Поделюсь картами
claim-i-shall-not-turn = Я никогда не перейду на сторону Цербера.
    .short = Никогда не предам
claim-help-me = Помогите мне продвинуться вперёд!
    .short = Помогите!
claim-help-for-help = { $seat }, помоги мне продвинуться, и я помогу тебе.
    .short = Помощь за помощь
claim-spare-me = { $seat }, пощади меня, и я пощажу тебя.
    .short = Пощади меня
claim-leave-behind = Пусть { $seat } остаётся позади.
    .short = Пусть остаётся позади
claim-yes = Да.
    .short = Да
claim-no = Нет.
    .short = Нет
claim-i-believe-you = Верю, { $seat }.
    .short = Верю
claim-i-doubt-it = Сомневаюсь, { $seat }.
    .short = Сомневаюсь
claim-about-barque = Ладья { $slot }

# The board ---------------------------------------------------------------------------------------

board-said = { $what }
board-turn-of = Цербер, ход { $turn }: { $seat }
board-over = Цербер: конец игры
board-none = пусто
board-you = (вы)

board-spot-den = Логово
board-spot-gates = Врата
board-spot-draw = +карта
board-spot-rage = +ярость
board-spot-promontory = мыс
board-spot-platform = площадка
board-spot-gondola = гондола
board-spot-foot = фуникулёр
board-spot-top = верх
board-spot-bridge = мост
board-spot-portal = портал
board-spot-actuator = рычаг
board-spot-barque = Ладья

board-place-promontory = Мыс
board-place-platform = Площадки
board-place-gondola = Гондола
board-place-funicular = Фуникулёр
board-place-bridge = Мост
board-place-portal = Портал
board-about-promontory = остановка на { $here }: можно посмотреть одну ладью или поменять две
board-about-platform = по месту на каждой; занятая останавливает любого
board-about-gondola = { $here } ⇄ { $there }: один шаг, обмен местами с тем, кто там стоит
board-about-funicular = { $here } → { $there } за один шаг, если движение начато на { $here }
board-about-bridge = { $works ->
    [yes] { $here } ⇄ { $there } за один шаг; рухнет, как только по нему пройдут
   *[no] рухнул
}
board-about-portal = { $here } ⇄ { $there } за один шаг, если другой стоит на { $actuator }: { $works ->
    [yes] открыт
   *[no] закрыт
}
board-barque = Ладья
board-moorings = Причалы
board-slot = { $slot ->
    [1] 1, отсюда отчалят:
   *[other] { $slot }:
}
board-unknown = ?
board-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
board-barque-seats = { board-seats }, { $free ->
    [0] все заняты: отчалит в конце этого хода
   *[other] свободно { $free }; отчалит полной; беглецов { $left }, нужно { $seats }
}
board-rage = Ярость
board-hunt = Охота
board-hunt-in = { $steps ->
    [0] в конце этого хода
    [one] через { $steps } шаг
    [few] через { $steps } шага
   *[other] через { $steps } шагов
}: Цербер пробежит { steps }, до клетки { $space }{ $prey ->
    [yes] .
   *[no] . Угрозы нет
}
board-prey = Под угрозой:
board-capture = Поимка

board-plays = { $seat }, { $card }: { $effect }
board-missing = { $cards ->
    [one] не хватает ещё { $cards } карты
   *[other] не хватает ещё { $cards } карт
}
board-offers = { $seat } предлагает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}
board-offers-these = { $seat } предлагает: { $cards }
board-left = осталось: { $parts }
board-answering = ещё выбирают между картой и отступлением на { $steps }: { $seats }
board-losers = теряют карту: { $seats }
board-retreaters = отступают на { $steps }: { $seats }
board-caught = пойманы на клетке { $space }: { $seats }
board-moving = { $seat } в пути: ещё { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
} { $way ->
    [on] вперёд
   *[back] назад
}

board-player = Игрок
board-role = Роль
board-held = Карты
board-where = Клетка
board-actions-played = Сыграны действия
board-adventurer = беглец
board-cerberus = слуга Цербера
board-lost = вне игры
board-aboard = в ладье
board-survival = Выживание
board-betrayal = Предательство
board-deck = колода { $cards }, сброс: { $pile }

board-own-actions = Ваши карты действий{ $state ->
    [now] : сыграйте одну, первым или вторым эффектом
    [done] : одна уже сыграна
   *[later] {""}
}
board-own-survival = Ваши карты выживания{ $cards ->
    [0] : нет
   *[other] { $state ->
        [now] : можно сыграть одну, простым или усиленным эффектом
        [done] : одна уже сыграна
       *[later] {""}
    }
}
board-own-betrayal = Ваши карты предательства{ $cards ->
    [0] : нет
   *[other] { $state ->
        [now] : можно сыграть одну, простым или усиленным эффектом
        [done] : одна уже сыграна
       *[later] {""}
    }
}

short-who = { $who ->
    [you] вы
    [you-too] вы
   *[seat] { $seat }
}
short-by = { $way ->
    [forward] +{ $by }
   *[back] −{ $by }
}
short-and = { $start }, { $end }
short-then = { $start }, затем { $end }
short-cost-rage = ярость +{ $by }
short-cost-faster = скорость +{ $by }
short-cost-slower = скорость −{ $by }
short-cost-own-card = { $who ->
    [you] { $by ->
        [one] сбросьте карту
       *[other] сбросьте карт: { $by }
    }
   *[seat] { $by ->
        [one] своя карта
       *[other] своих карт: { $by }
    }
}
short-cost-cards = { $by ->
    [one] { $by } карта*
    [few] { $by } карты*
   *[other] { $by } карт*
}
short-cost-advance = беглец +{ $by }
short-cost-step-back = { short-who } −{ $by }
short-does-rage = ярость { short-by }
short-does-speed = скорость { short-by }
short-does-self = { short-who } { short-by }
short-does-other = { $count ->
    [1] { $which ->
        [any] беглец { short-by }
       *[other] другой { short-by }
    }
    [2] двое { short-by }
   *[other] трое { short-by }
}
short-does-either-way = другой +{ $by } или −{ $by }
short-does-draw = взять { $by }
short-does-other-draws = { $count ->
    [1] другой берёт { $by }
   *[other] двое по { $by }
}
short-does-take-back = вернуть карты
short-does-boats = смотреть/менять ладьи
short-does-dog = Цербер { short-by }
short-does-catch-up = { short-who } +1 за каждого впереди, не больше { short-by }
short-does-lose-card = { $count ->
    [one] другой теряет карту
   *[other] двое теряют по карте
}
short-does-card-or-retreat = каждый беглец: карта или { short-by }
short-does-all = все беглецы { short-by }

board-sign-dog = Цербер
board-sign-mark = метка: сюда он возвращается
board-sign-spots = тёмные, светлые
board-sign-unused = лишняя фигурка
board-sign-die = кубик и скорость
board-sign-shared = другие могут помочь
board-sign-dear = сейчас не оплатить
board-sign-done = лежит открыто
board-sign-winner = победа
board-sign-eye = кто видел ладью
board-sign-secret = скрыто от других

board-sentence = { $what }.
board-line = { $what }: { $about }.
board-hunt-line = Охота { $hunt }{ $seats-count ->
    [0] .
   *[other] {" "}{ board-prey } { $seats }.
}
board-barque-end = { board-seats }; в ладье: { $aboard }
board-difficulty = Сложность { $difficulty }
board-action-owed = { $done ->
    [yes] Карта действия сыграна
   *[no] Карту действия ещё предстоит сыграть
}
board-bonus-owed = { $done ->
    [yes] Вторая карта сыграна
   *[no] Можно сыграть вторую карту
}
board-stretch = { $stretch }, клетки с { $first } по { $last }. Особые клетки: { $places }.
board-feature = { $feature } ({ $space })
board-paws = Метки Цербера на клетках { $spaces }.
board-cerberus-at = Цербер на клетке { $space }, его скорость { $speed }.
board-rage-at = Кубик на делении { $die } из { $hunt }; последнее — Охота.
board-captured-next = { $fate ->
    [first] пойманный станет слугой Цербера (до клетки { $two } берёт 2 карты, до { $one } — одну)
    [second] пойманный станет слугой Цербера (до клетки { $one } берёт карту)
    [later] пойманный станет слугой Цербера; с клетки { $finish } — выбудет
   *[lost] пойманный выбудет из игры
}
board-position = Деление { $position } шкалы ярости, { $shade ->
    [dark] тёмное
    [light] светлое
    [hunt] Охота
   *[blank] только для кубика
}{ $pawn ->
    [seat] : { $seat }
    [unused] : лишняя фигурка
   *[none] {""}
}{ $die ->
    [yes] ; кубик, скорость { $speed }
   *[no] {""}
}
board-mooring = Причал { $slot }{ $known ->
    [open] : ладья, { places }
    [secret] : закрытая ладья; вы знаете, что в ней { places }
   *[no] : закрытая ладья
}{ $seats-count ->
    [0] {""}
   *[other] ; кто её видел: { $seats }
}
board-player-line = { $seat }: { $role }, { $place }. Карт в руке: { $cards }{ $hand ->
    [hidden] {""}
   *[other] {" "}({ $hand })
}{ $shown ->
    [none] {""}
   *[other] , показано: { $shown }
}. Открыто лежат карты действий: { $played ->
    [none] нет
   *[other] { $played }
}.
board-own-card = У вас в руке «{ $card }»: { $first }; или: { $second }.

step-action = Карта действия: { $action }
step-card = Карта { $deck-genitive }: { $card }
step-effect = { $effect }
step-grade = { $grade ->
    [simple] Простой эффект
   *[advanced] Усиленный эффект
}: { $effect }
step-move = { $way ->
    [forward] Вперёд на { steps }
   *[back] Назад на { steps }
}
step-player = { $other } ({ $place })
step-target-other-draws = Другой игрок берёт карты
step-target-lose-card = Кто-то сбрасывает карту

# The lesson --------------------------------------------------------------------------------------

lesson-goal = Вы бежите из ада, а за спиной Цербер. Победят только те, кто будет в ладье, когда она отчалит. Мест в ней одно, два или три.
lesson-run = Коул смотрит первую ладью и уверяет: мест три, хватит всем. А пока бегите: нажмите верхнюю половину карты «Бег», это две клетки вперёд.
lesson-run-other = Можно и так, но пока бегите: верхняя половина «Бега». Через две клетки вас ждёт подарок.
lesson-card = На этой клетке вы взяли карту выживания. Каждый ход можно сыграть одну, помимо карты действия. Ваша позволяет посмотреть ладью: сыграйте её верхнюю половину.
lesson-card-other = Карту можно и приберечь. Но слова Коула легко проверить прямо сейчас: сыграйте «Трусость».
lesson-peek = Правду ли говорит Коул? Посмотрите ладью у причала 1: отчалит именно она.
lesson-peek-other = Смотреть другие ладьи и менять их местами тоже можно. Но Коул говорил о первой: нажмите на глаз возле неё.
lesson-lie = Одно место! Коул лжёт: кто верит в три места, тот помогает всем, и Коулу тоже. А Бран не знает, что вы увидели.
lesson-rage = Почти каждая карта действия поднимает ярость. Ещё шаг — и Охота: Цербер бежит, пока кого-нибудь не догонит, но не дальше 5 клеток, и хватает всех, кто там стоит. Вы все трое на клетке 4.
lesson-rush = Убегать от Цербера не обязательно — достаточно обогнать кого-то из своих. Сыграйте верхнюю половину «Рывка»: две клетки вам и одна другому.
lesson-rush-other = Эта карта поднимет ярость до Охоты, и Цербер схватит всех троих. Возьмите верхнюю половину «Рывка».
lesson-help = Кому клетка — Брану или Коулу? Коул просит о помощи, но верить Коулу нельзя. Выберите Брана.
lesson-help-other = Ваши две клетки никуда не денутся. Сначала решите, кому помочь. Коулу верить нельзя: выберите Брана.
lesson-repaid = Бран в долгу не остаётся: «Фаворитизм» уводит вас ещё на клетку вперёд. Позади всех теперь Коул, а следующая карта Брана поднимет ярость до Охоты. Смотрите.
lesson-caught = Цербер хватает Коула. Но из игры Коул не выходит: теперь служит Церберу, играет другими картами и победит, если вас не хватит, чтобы заполнить ладью.
lesson-servant = Коул мстит: Цербер на клетку ближе, а вы отброшены на две. Хорошо подумайте, кого оставлять позади.
lesson-seat = Вас двое, а место одно. Бран всё ещё верит в три. Сказать правду, промолчать или солгать, как Коул, — решать вам: говорить можно что угодно.
lesson-end = Вот и всё: бегите, помогайте друг другу, следите за яростью и не отставайте. Сыграйте целую партию и не верьте всему на слово.
example-barques = Три ладьи, на 1, 2 и 3 места, лежат закрытыми. Отчалит та, что у причала 1, и победят только те, кто в ней.
example-escaped = Конец: место было одно, и оно ваше. Ладья отчаливает, и победа только ваша.
example-action = У карты действия две половины, вы выбираете одну. Верхняя половина «Бега» — это 2 клетки вперёд.
example-ran = Вы перебежали с клетки 2 на клетку 4. Знак на ней дал вам карту выживания.
example-helped = Карты двигают и других: «Рывком» вы увели вперёд Брана, а Бран вас — «Фаворитизмом». Коул остаётся позади, на клетке 4.
example-rage = Почти каждая карта действия двигает кубик. Ещё шаг — и Охота: Цербер бежит на столько клеток, сколько показывает кубик, или пока кого-нибудь не догонит.
example-caught = Позади всех Коул — и попадается Церберу. Так рано, что теперь служит ему: другие карты, другая цель.
example-closer = Первая карта предательства Коула: Цербер уже на клетке 3, а вас отбросило на 5. Бран на клетке 6.
example-left = Первый беглец на финишном поле открыл ладью у причала 1: одно место. Вы заняли его, и в конце хода она отчалила.
example-others = Бран попадается слишком поздно, чтобы служить Церберу, и выбывает. Коул служит ему и проигрывает, потому что вы спаслись.
example-said = Коул смотрит ладью у причала 1 и уверяет: мест три, хватит всем. Это неправда.
example-looked = Вы тоже посмотрели: место одно. Пунктир и глаз значат, что другие этого не видят. Бран не смотрел.

# The browser ---------------------------------------------------------------------------------------

web-hint-mooring = Отчалит ладья у причала 1. Сколько в ней мест, не знает никто, пока не посмотрит.
web-hint-action = Ваши карты действий: одна за ход, верхняя или нижняя половина. Сыгранные лежат на столе, пока эффект их не вернёт.
web-hint-rage = Когда кубик дойдёт до конца, Цербер выйдет на охоту. Ниже сказано, кто сейчас под угрозой.
web-hint-survival = Карты выживания: одна за ход, помимо карты действия. Их видите только вы.
web-hint-betrayal = Карты предательства: теперь вы служите Церберу и победите с ним, если поймают последнего беглеца или ладью некому будет заполнить.
web-hint-space = Клетки со знаком срабатывают, когда на них кончается ход. Наведите указатель или нажмите подольше, чтобы прочесть.
web-legend-hound = Цербер
    .text = Стоит там, куда добежал; охотится, когда ярость дошла до предела.
web-legend-speed = Кубик
    .text = Ползёт по шкале ярости; его число — сколько клеток пробежит Цербер.
web-legend-runner = Беглец
    .text = Ещё бежит. Камень рядом — его клетка.
web-legend-servant = Слуга Цербера
    .text = Попался рано и победит вместе с ним.
web-legend-lost = Выбывший
    .text = Попался поздно и вышел из игры.
web-legend-hidden = Закрытая ладья
    .text = Сколько в ней мест, не знает никто или только те, кто смотрел.
web-legend-ghost = Знакомая ладья
    .text = Вы её смотрели. Пунктир значит, что другие могут не знать.
web-legend-barque = Открытая ладья
    .text = Видны места и те, кто в них сидит.
web-legend-action = Карты действий
    .text = Яркая — в руке, бледная — сыграна и ждёт возвращения.
web-legend-survival = Карты выживания
    .text = Сколько их у беглеца.
web-legend-betrayal = Карты предательства
    .text = Сколько их у слуги Цербера.
web-legend-paw = Метка Цербера
    .text = После поимки он отходит к ближайшей метке позади.
web-hand = Ваши карты
web-decks = Колоды
web-turn = ход { $turn }
web-speed = Скорость { $speed }
web-position = Деление { $position }
web-look = смотреть
web-swap-from = Поменять ладью у причала { $slot } с другой
web-leaves-from-here = отчалит
web-seen-by = Эту ладью видели: { $seats }
web-grade-simple = простой эффект
web-grade-advanced = усиленный эффект
web-action-of = «{ $card }»: { $spent ->
    [yes] лежит открыто
   *[no] в руке
}
web-holds-survival = Карты выживания в руке: { $count }
web-holds-betrayal = Карты предательства в руке: { $count }

web-about-paw = Метка: после поимки Цербер возвращается к ближайшей метке позади.
web-about-difficulty = На полях этого маршрута черепов { $skulls }; скорость на старте выше наименьшей прибавляет сложности. Здесь Цербер начинает со скоростью { $speed }.
web-about-fallen = Мост рухнул, остался только обход.
web-about-position = { $shade ->
    [dark] Тёмное деление: чья фигурка попала сюда, переходит к Церберу — если это было не на финише и игра не кончилась.
    [light] Светлое деление: чья фигурка попала сюда, выбывает из игры.
   *[blank] Сюда заходит только кубик.
}
web-about-shown = Эту карту показали, когда просили о помощи; карт не набралось, и она вернулась в руку.

web-space = Клетка { $space }, { $feature }{ $mark ->
    [yes] , метка Цербера
   *[no] {""}
}{ $cerberus ->
    [yes] , Цербер
   *[no] {""}
}{ $seats-count ->
    [0] {""}
   *[other] . Здесь: { $seats }
}

web-hunt-ends = Настигает на клетке { $space }: { $seats }!
web-hunt-fails = Добегает до клетки { $space } и никого не настигает.
web-side-all = Все — беглецы
web-side-adventurer = Вы — беглец
web-side-goal-adventurer = Вы победите, если ладья отчалит с вами. Мест в ней только 1, 2 или 3.
web-side-rivals-adventurer = Кого поймали рано, тот переходит к Церберу. Цербер победит, если беглецов не хватит, чтобы заполнить ладью.
web-side-cerberus = Теперь вы — слуга Цербера
web-side-goal-cerberus = Вы победите вместе с ним, если поймают последнего беглеца или беглецов не хватит, чтобы заполнить ладью.
web-side-rivals-cerberus = Беглецы победят, если ладья отчалит полной. Ваши карты действий перевёрнуты:
web-side-lost = Вы выбыли
web-side-goal-lost = Для вас игра окончена, победить уже нельзя.
web-side-rivals-lost = Можно досмотреть, чем всё кончится, и поговорить.
web-offer = { $count ->
    [0] отказ
    [one] даёт { $count } карту
    [few] даёт { $count } карты
   *[many] даёт { $count } карт
}
web-kind-action = Карта действия: какие из них у вас в руке, видят все.
web-kind-survival = Карта выживания в вашей руке; другие её не видят.
web-kind-betrayal = Карта предательства в вашей руке; другие её не видят.
web-done = выполнено
web-asked = ждём ответа
web-seats-left = { $free ->
    [0] Последнее место! В конце этого хода ладья отчалит.
    [one] Осталось { $free } место.
    [few] Осталось { $free } места.
   *[many] Осталось { $free } мест.
}
web-first = сначала:
web-next-effect = Теперь выберите один из её эффектов.
web-next-kind = { web-next-card }
web-next-part = Теперь выберите, что сделать.
web-next-back = Теперь выберите, в какую сторону.
web-next-shortcut = { web-next-back }
web-next-slot = Теперь выберите ладью.
web-next-pair = Теперь выберите вторую ладью.

# Почему так вышло --------------------------------------------------------------------------------

why-hunt = Кубик на шкале ярости дошёл до деления { $hunt }: в конце такого хода Цербер охотится.
why-hunt-failed = Он бежит на столько клеток, какова его скорость ({ $speed }), а так близко никто не стоял.
why-caught = { $by ->
    [running] Цербер добежал до клетки { $space }: он останавливается, где кого-нибудь встретит, и ловит всех, кто там стоит.
   *[falling] Цербер стоял на клетке { $space }. Кто отступает на его клетку, тот пойман.
}
why-turned = Деление { $position } тёмное (с 1 по { $dark }): кто на него попал, переходит к Церберу и побеждает вместе с ним.
why-lost = { $by ->
    [position] Деление { $position } светлое (тёмные: с 1 по { $dark }): кто на него попал, выбывает из игры.
    [finish] Кто пойман на финишном поле, выбывает из игры.
   *[the-end] Эта поимка закончила игру: менять сторону было поздно.
}
why-revealed = Финишного поля уже достигли: { $seat }.
barred-spent = Эта карта действия уже сыграна. Она лежит открыто, пока вы не заберёте карты назад.
barred-acted = Карта действия в этот ход уже сыграна.
barred-bonus = Другая карта в этот ход уже сыграна: больше одной нельзя.
barred-dear = Цену сейчас не заплатить: { $cost }.

# Что известно -------------------------------------------------------------------------------------

known-barque = Причал { $slot }: в ладье { places }. { $how ->
    [seen] Вы её видели.
   *[follows] Это следует из двух других.
}
known-looks = { $all ->
    [yes] { $seat } знает все ладьи.
   *[no] { $seat } знает ладью у причала { $slots }.
}
known-looks-sign = { $all ->
    [yes] все ладьи
   *[no] ладья { $slots }
}
known-hand = { $seat }, в руке: { $cards }{ $unknown ->
    [0] ; других карт нет
    [one] {""} и ещё { $unknown } неизвестная
   *[other] {""} и ещё { $unknown } неизвестных
}.
known-all-seen = В колоде { $deck-genitive } таких карт больше нет: { $cards }.

suspect-card = { $seat }, в руке есть «{ $card }».

ribbon-help = Кто помогал, кто предавал
ribbon-whom = Что делали другие: { $seat }
ribbon-deeds = { $seat } → { $other }: { $deeds }.
deed-forward = вперёд на { $count }
deed-back = назад на { $count }
deed-cards = предложено карт — { $count }
deed-refused = отказов в помощи — { $count }
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
