# Вещи --------------------------------------------------------------------------------------------

boat-raven = лодка ворона
    .genitive = лодки ворона
    .accusative = лодку ворона
    .prepositional = лодке ворона
    .title = Лодка ворона
boat-wolf = лодка волка
    .genitive = лодки волка
    .accusative = лодку волка
    .prepositional = лодке волка
    .title = Лодка волка

colour-red = красный
    .genitive = красного
    .mask-accusative = красную маску
    .mask-prepositional = красной маске
colour-green = зелёный
    .genitive = зелёного
    .mask-accusative = зелёную маску
    .mask-prepositional = зелёной маске
colour-blue = синий
    .genitive = синего
    .mask-accusative = синюю маску
    .mask-prepositional = синей маске
colour-none = без цвета
    .genitive = никакого
    .mask-accusative = никакую маску
    .mask-prepositional = никакой маске

type-soul = душа
type-demon = демон
type-yaesther = Ястер

card-soul-red = красная душа
    .accusative = красную душу
card-soul-green = зелёная душа
    .accusative = зелёную душу
card-soul-blue = синяя душа
    .accusative = синюю душу
card-demon-red = красный демон
    .accusative = красного демона
card-demon-green = зелёный демон
    .accusative = зелёного демона
card-demon-blue = синий демон
    .accusative = синего демона
card-yaesther = Ястер
    .accusative = Ястера
card-unknown = неизвестная карта
    .accusative = неизвестную карту

faction-souls = проводники душ
faction-demons = демоны-контрабандисты
faction-yaesther = Ястер

side-souls = { faction-souls }
side-demons = { faction-demons }
side-yaesther = { faction-yaesther }

round-1 = I
round-2 = II
round-3 = III

voices = { $voices ->
    [one] { $voices } голос
    [few] { $voices } голоса
   *[many] { $voices } голосов
}
afterlands = Загробные земли

# Дары --------------------------------------------------------------------------------------------

gift-vessel = Сосуд
    .accusative = Сосуд
    .taken = Сосуд
    .brief = ничего не делает
gift-bell = Колокол
    .accusative = Колокол
    .taken = Колокол
    .brief = заставить игрока молчать
gift-chromatis = Цветоведение
    .accusative = Цветоведение
    .taken = Цветоведение
    .brief = спросить, у кого в руке есть цвет
gift-hamsa-hand = Рука Хамсы
    .accusative = Руку Хамсы
    .taken = Руку Хамсы
    .brief = двое покажут вам по карте
gift-seers-paw = Лапа провидца
    .accusative = Лапу провидца
    .taken = Лапу провидца
    .brief = подсмотреть пассажира в игре
gift-mirror = Зеркало
    .accusative = Зеркало
    .taken = Зеркало
    .brief = подсмотреть одного или двух в Загробных землях
gift-scroll = Свиток
    .accusative = Свиток
    .taken = Свиток
    .brief = поменять двух пассажиров местами
gift-lantern = Фонарь
    .accusative = Фонарь
    .taken = Фонарь
    .brief = раскрыть пассажира
gift-mask = Маска
    .accusative = Маску
    .taken = Маску
    .brief = дать пассажиру другой цвет
gift-master-coin = Монета мастера
    .accusative = Монету мастера
    .taken = дар «Монета мастера»
    .brief = монета мастера станет вашей
gift-urn = Погребальная урна
    .accusative = Погребальную урну
    .taken = Погребальную урну
    .brief = ничего не делает
gift-quiet-tide = Тихий прилив
    .accusative = Тихий прилив
    .taken = Тихий прилив
    .brief = все молчат, пока применяются дары
gift-dye = Краска
    .accusative = Краску
    .taken = Краску
    .brief = спросить, у кого такая карта
gift-handshake = Рукопожатие
    .accusative = Рукопожатие
    .taken = Рукопожатие
    .brief = показать с кем-то друг другу по карте
gift-twin-eye = Двойное око
    .accusative = Двойное око
    .taken = Двойное око
    .brief = подсмотреть в игре, но и вашего подсмотрят
gift-wreckage = Обломки
    .accusative = Обломки
    .taken = Обломки
    .brief = подсмотреть в Загробных землях и в проигравшей лодке
gift-oar = Весло
    .accusative = Весло
    .taken = Весло
    .brief = пересадить пассажира
gift-verdict = Приговор
    .accusative = Приговор
    .taken = Приговор
    .brief = все узнают тип чьего-то пассажира
gift-coin-given = Монета мастера
    .accusative = Монету мастера
    .taken = дар «Монета мастера»
    .brief = решить, кто получит монету мастера
gift-drum = Барабан
    .accusative = Барабан
    .taken = Барабан
    .brief = ничего не делает
gift-vow = Обет
    .accusative = Обет
    .taken = Обет
    .brief = замолчать вместе с кем-то
gift-spectrum = Спектр
    .accusative = Спектр
    .taken = Спектр
    .brief = посчитать цвета в лодке
gift-barter = Мена
    .accusative = Мену
    .taken = Мену
    .brief = обменяться с кем-то картой
gift-third-eye = Третий глаз
    .accusative = Третий глаз
    .taken = Третий глаз
    .brief = подсмотреть двоих и замолчать
gift-undertow = Донное течение
    .accusative = Донное течение
    .taken = Донное течение
    .brief = подсмотреть в Загробных землях; тип узнают все
gift-current = Течение
    .accusative = Течение
    .taken = Течение
    .brief = сдвинуть всех в лодке вправо
gift-whisper = Шёпот
    .accusative = Шёпот
    .taken = Шёпот
    .brief = посчитать демонов в лодке
gift-knell = Погребальный звон
    .accusative = Погребальный звон
    .taken = Погребальный звон
    .brief = заставить игрока молчать
gift-prism = Призма
    .accusative = Призму
    .taken = Призму
    .brief = спросить, кто посадил этот цвет
gift-open-palm = Открытая ладонь
    .accusative = Открытую ладонь
    .taken = Открытую ладонь
    .brief = игрок покажет вам карту
gift-candle = Свеча
    .accusative = Свечу
    .taken = Свечу
    .brief = подсмотреть таинственного пассажира
gift-still-water = Тихая вода
    .accusative = Тихую воду
    .taken = Тихую воду
    .brief = подсмотреть в Загробных землях
gift-ferry-pole = Шест
    .accusative = Шест
    .taken = Шест
    .brief = поменять таинственного пассажира с другим
gift-torch = Факел
    .accusative = Факел
    .taken = Факел
    .brief = раскрыть таинственного пассажира

gift-effect-vessel = Ничего не делает: его берут ради голосов.
gift-effect-bell = Выберите другого игрока: он в безмолвии до конца голосования.
gift-effect-chromatis = Назовите цвет. Игра честно объявит всем, у кого ещё в руке есть карта этого цвета. Когда руки пусты, она объявит, кто разместил такую карту в этом раунде.
gift-effect-hamsa-hand = Выберите двух других игроков. Каждый по своему выбору покажет вам одну карту с руки; больше её никто не увидит. Когда руки пусты, тот из них, кто ходил раньше, решит, чьего из двух пассажиров вы подсмотрите.
gift-effect-seers-paw = Подсмотрите закрытого пассажира в игре.
gift-effect-mirror = Подсмотрите одного или двух закрытых пассажиров в Загробных землях.
gift-effect-scroll = Два пассажира в игре меняются местами. Карт никто не видит.
gift-effect-lantern = Раскройте закрытого пассажира в игре: его увидят все.
gift-effect-mask = Наденьте ещё не использованную маску на пассажира в игре. Теперь его цвет — цвет маски.
gift-effect-master-coin = Возьмите монету мастера, а если она уже ваша, оставьте её себе.
gift-effect-urn = Ничего не делает: её берут ради голосов.
gift-effect-quiet-tide = Все, и вы тоже, в безмолвии, пока не применён последний дар.
gift-effect-dye = Назовите душу или демона и цвет. Игра честно объявит всем, у кого ещё в руке есть такая карта.
gift-effect-handshake = Выберите другого игрока. Вы показываете друг другу по карте с руки, каждый по своему выбору; больше их никто не увидит.
gift-effect-twin-eye = Подсмотрите закрытого пассажира в игре. Если его разместил другой игрок, тот подсмотрит вашего.
gift-effect-wreckage = Подсмотрите закрытого пассажира в Загробных землях, а затем — в одной из проигравших лодок.
gift-effect-oar = Пересадите пассажира в игре на свободное место любой лодки. Предел лодки соблюдается; дары и голоса остаются у игроков.
gift-effect-verdict = Выберите игрока, можно себя. Игра объявит всем тип пассажира, которого этот игрок разместил.
gift-effect-coin-given = Отдайте монету мастера любому игроку, можно себе.
gift-effect-drum = Ничего не делает: его берут ради голосов.
gift-effect-vow = Выберите другого игрока. Вы оба в безмолвии до конца голосования.
gift-effect-spectrum = Выберите лодку в игре. Игра объявит всем, сколько в ней красных, зелёных и синих пассажиров.
gift-effect-barter = Выберите другого игрока. Каждый выбирает карту с руки, и вы ими обмениваетесь. Фракции не меняются.
gift-effect-third-eye = Подсмотрите двух закрытых пассажиров в игре. После этого вы в безмолвии до конца голосования.
gift-effect-undertow = Подсмотрите закрытого пассажира в Загробных землях. Игра объявит всем его тип.
gift-effect-current = Выберите лодку в игре. Все её пассажиры сдвигаются на одно место вправо, а с последнего места — на первое.
gift-effect-whisper = Выберите лодку в игре. Игра объявит всем, сколько в ней демонов; Ястер считается демоном.
gift-effect-knell = Выберите другого игрока: он в безмолвии до конца голосования.
gift-effect-prism = Назовите цвет. Игра честно объявит всем, кто ещё разместил в этом раунде пассажира этого цвета.
gift-effect-open-palm = Выберите другого игрока. Он по своему выбору покажет вам одну карту с руки; больше её никто не увидит.
gift-effect-candle = Подсмотрите закрытого таинственного пассажира в игре.
gift-effect-still-water = Подсмотрите закрытого пассажира в Загробных землях.
gift-effect-ferry-pole = Таинственный пассажир меняется местами с любым другим пассажиром в игре. Карт никто не видит.
gift-effect-torch = Раскройте таинственного пассажира в игре: его увидят все.

set-I = Набор даров I
set-II = Набор даров II
set-III = Набор даров III
set-four = Набор даров для четверых

origin-rulebook = известно из правил
origin-reported = по обзорам игры
origin-inferred = выведено из правил
origin-reconstruction = наша реконструкция

# Безмолвие ---------------------------------------------------------------------------------------

silence-1 = Тихая посадка
silence-text-1 = Все молчат, пока не размещён последний пассажир.
silence-2 = Тихие дары
silence-text-2 = Все молчат с последнего размещения до последнего дара.
silence-3 = Тихое голосование
silence-text-3 = Все молчат с последнего дара до конца голосования.
silence-4 = Ни слова о цвете
silence-text-4 = Цвета упоминать нельзя.
silence-5 = Ни слова о типе
silence-text-5 = Нельзя говорить, кто из пассажиров душа, демон или Ястер.
silence-6 = Слово за монетой
silence-text-6 = Начинать разговор может только владелец монеты мастера. Остальные отвечают, каждый раз по одной реплике.
silence-7 = Одна реплика
silence-text-7 = У каждого одна реплика на весь раунд.
silence-8 = Да или нет
silence-text-8 = Можно только спрашивать и отвечать «да» или «нет».
silence-9 = Соседи
silence-text-9 = Говорить можно только с соседями справа и слева.
silence-10 = В одной лодке
silence-text-10 = Говорить можно только с теми, чей пассажир сидит в одной лодке с вашим.
silence-11 = Громкие молчат
silence-text-11 = Когда все разместили пассажиров, игрок с наибольшим числом голосов — в безмолвии до конца голосования. При равенстве молчат все такие игроки.
silence-12 = Тихие молчат
silence-text-12 = Когда все разместили пассажиров, игрок с наименьшим числом голосов — в безмолвии до конца голосования. При равенстве молчат все такие игроки.
silence-13 = Одна минута
silence-text-13 = После последнего дара на разговоры есть шестьдесят секунд, затем все молчат до конца голосования.
silence-14 = Без обвинений
silence-text-14 = Нельзя говорить, кто к какой фракции принадлежит.
silence-15 = Перст монеты
silence-text-15 = Владелец монеты мастера выбирает игрока, который в безмолвии до конца голосования.

silenced-gift = В безмолвии из-за дара до конца голосования
silenced-tide = В безмолвии из-за Тихого прилива, пока не применён последний дар
silenced-card = В безмолвии из-за карты безмолвия до конца голосования

# Договорённости ----------------------------------------------------------------------------------

option-edition = Издание
option-edition-second = Второе: 17 голосов, несколько наборов даров
option-edition-first = Первое: 15 голосов, один набор даров, впятером и вшестером меньше карт
option-sets = Дары
option-sets-default = Обычный набор для этого числа игроков
option-sets-I = Набор I
option-sets-II = Набор II
option-sets-III = Набор III
option-sets-four = Набор для четверых
option-layout = Лодки
option-layout-a = По четыре места
option-layout-b = По пять мест
option-silence = Карты безмолвия
option-silence-off = Без них
option-silence-on = С ними
option-soul-bonus = Надбавка за души одного цвета
option-soul-bonus-each-colour = За каждый цвет в лодке
option-soul-bonus-largest-group = Только за самую большую группу в лодке

# События -----------------------------------------------------------------------------------------

news-round-begins = Начинается { $round } раунд. Монету мастера держит { $seat }.
news-gaze = Взор демона: демоны-контрабандисты узнают друг друга. Это { $seats }.
news-silence-card = Карта безмолвия этого раунда: «{ $silence }».
news-hushed = { $seat } по праву монеты мастера выбирает, кто в безмолвии: { $other }.
news-silenced-by-voices = { $silence-id ->
    [silence-11] Самые громкие
   *[silence-12] Самые тихие
} в безмолвии до конца голосования: { $seats }.
news-shadow-placed = { $seat } сажает таинственного пассажира: { $boat }, место { $space }.
news-boarded = { $seat } сажает пассажира ({ $boat }, место { $space }) и берёт { $gift-taken } и { voices }.

news-nothing-to-do = { $gift } ничего не делает; этот дар держит { $seat }.
news-no-target = { $seat } не может применить { $gift-accusative }: не к чему.
news-silenced = { $seat } применяет { $gift-accusative }: { $other } в безмолвии до конца голосования.
news-both-silenced = { $seat } применяет { $gift-accusative }: { $seat } и { $other } в безмолвии до конца голосования.
news-all-silenced = { $seat } применяет { $gift-accusative }: все в безмолвии, пока не применён последний дар.
news-self-silenced = { $gift } берёт свою цену: { $seat } в безмолвии до конца голосования.
news-hand-colour = { $seat } применяет { $gift-accusative }: у кого в руке есть карта { $colour-genitive } цвета? { $seats-count ->
    [0] Никто не отзывается.
    [one] Отзывается { $seats }.
   *[other] Отзываются { $seats }.
}
news-placed-colour = { $seat } применяет { $gift-accusative }: чьи пассажиры { $colour-genitive } цвета? { $seats-count ->
    [0] Никто не отзывается.
    [one] Отзывается { $seats }.
   *[other] Отзываются { $seats }.
}
news-hand-kind = { $seat } применяет { $gift-accusative }: у кого в руке { $card }? { $seats-count ->
    [0] Никто не отзывается.
    [one] Отзывается { $seats }.
   *[other] Отзываются { $seats }.
}
news-boat-colours = { $seat } узнаёт при всех цвета пассажиров ({ $boat }): красных { $red }, зелёных { $green }, синих { $blue }.
news-boat-demons = { $seat } узнаёт при всех число демонов ({ $boat }): { $demons }.
news-placed-type = { $seat } выносит Приговор: { $other } называет тип своего пассажира. Это { $type }.
news-chose-two = { $seat } применяет { $gift-accusative }; выбор: { $other } и { $another }.
news-chose-one = { $seat } применяет { $gift-accusative }; выбор: { $other }.
news-showed = { $seat } показывает карту, смотрит { $other }.
news-saw-hand-card = { $other } показывает вам карту: { $card }.
news-exchanged = { $seat } и { $other } обмениваются картами.
news-received = { $other } отдаёт, { $seat } получает: { $card }.
news-peeked = { $seat } подсматривает пассажира: { $boat } { $round } раунда, место { $space }.
news-saw = Вы видите: { $card } ({ $boat } { $round } раунда, место { $space }).
news-stopped = { $seat } больше не подсматривает.
news-type-aloud = { $seat } называет вслух, кто это ({ $boat } { $round } раунда, место { $space }): { $type }.
news-swapped = { $seat } меняет пассажиров местами: { $boat }, место { $space } — { $to-boat }, место { $to-space }.
news-moved = { $seat } пересаживает пассажира: { $boat }, место { $space } → { $to-boat }, место { $to-space }.
news-drifted = { $seat } сдвигает всех пассажиров вправо: { $boat }.
news-turned = { $seat } раскрывает пассажира ({ $boat }, место { $space }): { $card }.
news-masked = { $seat } надевает { $colour-mask-accusative } на пассажира: { $boat }, место { $space }.
news-coin-taken = { $gift-id ->
    [gift-coin-given] { $seat } передаёт монету мастера: теперь её держит { $other }.
   *[gift-master-coin] Монету мастера теперь держит { $seat }.
}

news-votes = { $raven ->
    [0] Все за лодку волка: { $wolf ->
        [one] { $wolf } голос
        [few] { $wolf } голоса
       *[many] { $wolf } голосов
    }.
   *[other] { $wolf ->
        [0] Все за лодку ворона: { $raven ->
            [one] { $raven } голос
            [few] { $raven } голоса
           *[many] { $raven } голосов
        }.
       *[other] За лодку ворона — { $seats } ({ $raven ->
            [one] { $raven } голос
            [few] { $raven } голоса
           *[many] { $raven } голосов
        }), за лодку волка — остальные ({ $wolf ->
            [one] { $wolf } голос
            [few] { $wolf } голоса
           *[many] { $wolf } голосов
        }).
    }
}
news-ferried = В Загробные земли плывёт { $boat } { $round } раунда.
news-ferried-by-coin = Голосов поровну. Решает монета мастера, её держит { $seat }: в Загробные земли плывёт { $boat } { $round } раунда.
news-scored = Подсчёт в Загробных землях. Проводники душ: { $souls }. Демоны-контрабандисты: { $demons }.{ $yaesther ->
    [0] {""}
   *[other] {" "}Ястер: { $yaesther }.
}
news-won = { $faction-id ->
    [faction-yaesther] Побеждает Ястер: { $seats }.
   *[other] Побеждают { $faction }: { $seats }.
}
news-won-by-coin = У проводников душ и демонов-контрабандистов поровну. По правилу монеты мастера побеждают { $faction }: { $seats }.

# Ходы --------------------------------------------------------------------------------------------

here = { $boat }, место { $space } ({ $owner ->
    [own] ваш пассажир, { $card }
    [shadow] { $card-id ->
        [card-unknown] таинственный пассажир
       *[other] таинственный пассажир, { $card }
    }
   *[other] { $card-id ->
        [card-unknown] { $placer }
       *[other] { $placer }, { $card }
    }
})
there = { $to-boat }, место { $to-space } ({ $to-owner ->
    [own] ваш пассажир, { $to-card }
    [shadow] { $to-card-id ->
        [card-unknown] таинственный пассажир
       *[other] таинственный пассажир, { $to-card }
    }
   *[other] { $to-card-id ->
        [card-unknown] { $to-placer }
       *[other] { $to-placer }, { $to-card }
    }
})

move-hush = { $self ->
    [yes] Выбрать безмолвие себе.
   *[no] В безмолвии будет { $other }.
}
move-place-shadow = Посадить таинственного пассажира: { $boat }, место { $space }.
move-place = Посадить { $card-accusative }: { $boat }, место { $space }. { $gift }, { voices }.
move-vote = Голосовать за { $boat-accusative }.
move-silence = В безмолвии будет { $other }.
move-vow = В безмолвии будете вы и { $other }.
move-ask-hand-colour = Спросить, у кого есть карта { $colour-genitive } цвета.
move-ask-placed-colour = Спросить, чей пассажир { $colour-genitive } цвета.
move-ask-kind = Спросить, у кого в руке { $card }.
move-count-colours = Узнать цвета пассажиров: { $boat }.
move-choose-two-placed = { $other } или { $another } — кто разместил раньше — выбирает, чьего пассажира вы подсмотрите.
move-choose-two = По карте покажут { $other } и { $another }.
move-open-palm = Карту покажет { $other }.
move-handshake = Показать друг другу по карте: вы и { $other }.
move-barter = Обменяться картами: вы и { $other }.
move-show-card = Показать { $card-accusative }; смотрит { $viewer }.
move-give-card = Отдать { $card-accusative }; получает { $viewer }.
move-whose = { $self ->
    [yes] { $holder } подсмотрит вашего пассажира: { $boat }, место { $space }.
   *[no] { $holder } подсмотрит чужого пассажира: { $boat }, место { $space } ({ $other }).
}
move-peek = Подсмотреть: { here }.
move-peek-shadow = Подсмотреть: { here }.
move-peek-afterlands = Подсмотреть в Загробных землях, { $round } раунд: { here }.
move-peek-another = Подсмотреть ещё в Загробных землях, { $round } раунд: { here }.
move-peek-lost = Подсмотреть в проигравшей лодке, { $round } раунд: { here }.
move-stop = Больше не подсматривать.
move-exchange = Поменять местами: { here } и { there }.
move-exchange-shadow = Поменять местами: { here } и { there }.
move-move = Пересадить: { here } → { $to-boat }, место { $to-space }.
move-drift = Сдвинуть всех вправо: { $boat }.
move-turn-up = Раскрыть: { here }.
move-turn-up-shadow = Раскрыть: { here }.
move-verdict = { $self ->
    [yes] Объявить тип вашего собственного пассажира.
   *[no] Тип своего пассажира назовёт { $other }.
}
move-count-demons = Узнать число демонов: { $boat }.
move-mask = Надеть { $colour-mask-accusative }: { here }.
move-give-coin = { $self ->
    [yes] Взять монету мастера себе.
   *[no] Отдать монету мастера; получает { $other }.
}

# Вопросы -----------------------------------------------------------------------------------------

question-hush = кто будет в безмолвии
question-place-shadow = куда посадить таинственного пассажира
question-place = кого и куда посадить
question-vote = какая лодка поплывёт
question-silence = кто будет в безмолвии
question-vow = с кем дать обет безмолвия
question-ask-hand-colour = о каком цвете спросить
question-ask-placed-colour = о каком цвете спросить
question-ask-kind = о какой карте спросить
question-count-colours = о какой лодке спросить
question-choose-two-placed = кто даст подсмотреть пассажира
question-choose-two = кто покажет по карте
question-open-palm = кто покажет карту
question-handshake = с кем показать друг другу карты
question-barter = с кем обменяться картами
question-show-card = какую карту показать
question-give-card = какую карту отдать
question-whose = чьего пассажира дать подсмотреть
question-peek = кого подсмотреть
question-peek-shadow = какого таинственного пассажира подсмотреть
question-peek-afterlands = кого подсмотреть в Загробных землях
question-peek-another = подсмотреть ли ещё кого-то в Загробных землях
question-peek-lost = кого подсмотреть в проигравшей лодке
question-exchange = кого поменять местами
question-exchange-shadow = с кем поменять таинственного пассажира
question-move = кого и куда пересадить
question-drift = какую лодку сдвинуть
question-turn-up = кого раскрыть
question-turn-up-shadow = какого таинственного пассажира раскрыть
question-verdict = кто назовёт тип своего пассажира
question-count-demons = о какой лодке спросить
question-mask = на кого надеть маску
question-give-coin = кто получит монету мастера

by-gift = Черёд вашего дара с номером { $number }: { $gift }.
by-gift-of = { $mine ->
    [yes] Вы применяете { $gift-accusative }.
   *[no] { $holder } применяет { $gift-accusative }.
}

prompt-wait = { $seats-count ->
    [one] Решает { $seats }
   *[other] Решают { $seats }
}: { $question }.
prompt-over = { $result ->
    [won] Вы победили.
    [lost] Вы проиграли.
   *[watched] Игра окончена.
} { $faction-id ->
    [faction-yaesther] Верх взял Ястер: { $seats }.
   *[other] Верх взяли { $faction }: { $seats }.
}
prompt-hush = Выберите, кто будет в безмолвии в этом раунде. Решаете вы: у вас монета мастера.
prompt-place-shadow = { $turn ->
    [first] Выберите место для первого таинственного пассажира. Его сажаете вы: в этом раунде ваш ход последний.
   *[other] Выберите в другой лодке место для второго таинственного пассажира. Его сажаете вы: в этом раунде ваш ход предпоследний.
}
prompt-place = Выберите пассажира и место для него. { $turn ->
    [first] Вы начинаете посадку: у вас монета мастера.
    [last] Вы завершаете посадку: { $previous } передаёт ход вам.
   *[between] { $previous } передаёт ход вам.
}
prompt-vote = Выберите лодку, которая поплывёт в Загробные земли. У вас { voices }{ $coin ->
    [own] , а при равенстве решает ваша монета мастера.
   *[other] .
}
prompt-silence = Выберите, кто будет в безмолвии. { by-gift }
prompt-vow = Выберите, кто будет в безмолвии вместе с вами. { by-gift }
prompt-ask-hand-colour = Назовите цвет, чтобы узнать, у кого он в руке. { by-gift }
prompt-ask-placed-colour = Назовите цвет, чтобы узнать, кто посадил такого пассажира. { by-gift }
prompt-ask-kind = Назовите карту, чтобы узнать, у кого она в руке. { by-gift }
prompt-count-colours = Выберите лодку, чтобы узнать цвета её пассажиров. { by-gift }
prompt-choose-two-placed = Выберите двух игроков: кто из них разместил раньше, решает, чьего пассажира вы подсмотрите. { by-gift }
prompt-choose-two = Выберите двух игроков: каждый покажет вам карту. { by-gift }
prompt-open-palm = Выберите игрока, который покажет вам карту. { by-gift }
prompt-handshake = Выберите игрока: вы покажете друг другу по карте. { by-gift }
prompt-barter = Выберите игрока, с которым обменяетесь картами. { by-gift }
prompt-show-card = Выберите карту, которую увидит { $viewer }. { by-gift-of }
prompt-give-card = Выберите карту, которую получит { $viewer }; взамен вы получите другую. { by-gift-of }
prompt-whose = Выберите, чьего пассажира подсмотрит { $holder }. Решаете вы, потому что из вас двоих ваш ход был раньше.
prompt-peek = { $look ->
    [first] Выберите, какого пассажира подсмотреть.
   *[second] Выберите, какого пассажира подсмотреть вторым.
} { by-gift }
prompt-peek-shadow = Выберите, какого таинственного пассажира подсмотреть. { by-gift }
prompt-peek-afterlands = Выберите, кого подсмотреть в Загробных землях. { by-gift }
prompt-peek-another = Выберите, кого ещё подсмотреть в Загробных землях, или остановитесь. Вы применяете { $gift-accusative }.
prompt-peek-lost = Выберите, кого подсмотреть в проигравшей лодке. { by-gift }
prompt-exchange = Выберите двух пассажиров, которые поменяются местами. { by-gift }
prompt-exchange-shadow = Выберите таинственного пассажира и другого: они поменяются местами. { by-gift }
prompt-move = Выберите пассажира и свободное место для него. { by-gift }
prompt-drift = Выберите лодку, пассажиры которой сдвинутся вправо. { by-gift }
prompt-turn-up = Выберите, какого пассажира раскрыть. { by-gift }
prompt-turn-up-shadow = Выберите, какого таинственного пассажира раскрыть. { by-gift }
prompt-verdict = Выберите игрока: тип его пассажира услышат все. { by-gift }
prompt-count-demons = Выберите лодку, чтобы узнать, сколько в ней демонов. { by-gift }
prompt-mask = Выберите маску и пассажира для неё. { by-gift }
prompt-give-coin = Выберите, кто получит монету мастера. { by-gift }

rule-hush = По карте безмолвия этого раунда владелец монеты мастера выбирает игрока (можно себя), который молчит до конца голосования.
rule-place-shadow = Карту никто не видит, и место не даёт ни дара, ни голосов. Два таинственных пассажира раунда садятся в разные лодки.
rule-place = Место сразу даёт вам свой дар и голоса.{ $seats ->
    [4] {" "}В лодке не больше { $limit } пассажиров, считая таинственных.
    [5] {" "}В лодке не больше { $limit } пассажиров.
    [6] {" "}В лодке не больше { $limit } пассажиров.
   *[other] {""}
}
rule-vote = Все показывают выбор одновременно. Плывёт лодка, у которой больше голосов; при равенстве — та, за которую монета мастера. Другая лодка проигрывает.
rule-gift = { $mine ->
    [yes] { $gift }. { $effect }
   *[no] { $gift }, сейчас применяет { $holder }: «{ $effect }»
}
rule-over = В листе подсчёта видно, откуда взялось каждое очко.

# Лист подсчёта -----------------------------------------------------------------------------------

sheet-boat = { $round } раунд, { $boat }: проводникам душ { $souls }, демонам-контрабандистам { $demons }
sheet-souls = { $souls ->
    [0] Проводникам душ 0: душ в лодке нет.
    [one] Проводникам душ { $souls }: { $souls } душа.
    [few] Проводникам душ { $souls }: { $souls } души.
   *[many] Проводникам душ { $souls }: { $souls } душ.
}
sheet-bonus = Проводникам душ ещё { $points }: вместе { $souls ->
    [one] { $souls } душа
    [few] { $souls } души
   *[many] { $souls } душ
} { $colour-genitive } цвета.
sheet-demon = Демонам-контрабандистам { $points }: { $card }{ $mask-id ->
    [colour-none] {""}
   *[other] {" "}в { $mask-mask-prepositional }
}, место { $space }{ $points ->
    [1] .
   *[other] : 1{ $left ->
        [1] {" "}+ 1 (душа { $colour-genitive } цвета слева)
       *[0] {""}
    }{ $right ->
        [1] {" "}+ 1 (душа { $colour-genitive } цвета справа)
       *[0] {""}
    }{ $above ->
        [1] {" "}+ 1 (душа { $colour-genitive } цвета сверху)
       *[0] {""}
    }{ $below ->
        [1] {" "}+ 1 (душа { $colour-genitive } цвета снизу)
       *[0] {""}
    }.
}
sheet-result = Итог
sheet-total = { $faction-id ->
    [faction-yaesther] Ястер ({ $seats }): { $points }, столько положено при этом числе игроков.
    [faction-souls] Проводники душ ({ $seats }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Демоны-контрабандисты ({ $seats }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
sheet-winner = { $faction-id ->
    [faction-yaesther] Ястер опережает обе другие фракции и побеждает: { $seats }.
   *[other] Больше всего очков набирают и побеждают { $faction }: { $seats }.
}
sheet-winner-by-coin = У проводников душ и демонов-контрабандистов поровну. { $holder ->
        [yaesther] Монету мастера держит { $coin } не из этих фракций, поэтому побеждают { $faction }: { $seats }.
       *[other] Монету мастера держит { $coin }, поэтому побеждают { $faction }: { $seats }.
    }

# Справка -----------------------------------------------------------------------------------------

help-goal = Три лодки переправятся через реку в Загробные земли. Ваша фракция победит, если пассажиры в них принесут ей больше очков, чем другим.
help-factions = Первая карта определяет вашу фракцию: { $souls ->
    [one] { $souls } проводник душ
    [few] { $souls } проводника душ
   *[many] { $souls } проводников душ
}, { $demons ->
    [one] { $demons } демон-контрабандист
    [few] { $demons } демона-контрабандиста
   *[many] { $demons } демонов-контрабандистов
}{ $yaesther ->
    [0] {""}
   *[other] {" "}и Ястер, который играет сам за себя
}. Ещё по душе и по демону — и у каждого три карты. За игру вы разместите все три, по одной в раунд.
help-gaze = Взор демона: до первого раунда демоны-контрабандисты узнают друг друга. Остальные не узнают ничего.
help-alone = Вчетвером демон-контрабандист один, поэтому Взора демона нет.
help-coin = Владелец монеты мастера ходит первым и решает при равенстве: и в голосовании, и в конце игры.
help-rounds = В игре три раунда, в каждом три фазы: размещение, дары, голосование.
help-shadows = В начале раунда в каждую лодку садится таинственный пассажир. Первого сажает последний по очереди игрок, второго — предпоследний. Этих карт никто не видит, и за них ничего не дают.
help-placing = Размещение: по очереди посадите пассажира на свободное место, не показывая карты, и возьмите дар и голоса этого места. В лодке не больше { $limit } пассажиров. О своей карте можно говорить что угодно, и правду, и неправду.
help-gifts = Дары действуют по возрастанию номеров. Если дар можно применить, его надо применить. Ответы, которых требует дар, всегда правдивы: отвечает сама игра.
help-silenced = Игрок в безмолвии не говорит и не подаёт знаков, но ходит как обычно.
help-voting = Голосование: все тайно выбирают лодку и показывают выбор одновременно. Считают голоса, а не головы. Плывёт лодка, у которой голосов больше; при равенстве — та, которую выбрал владелец монеты мастера. Другая лодка проигрывает, и её карты остаются закрытыми.
help-souls = Проводники душ получают 1 очко за каждую душу в Загробных землях.
help-souls-each = За каждый цвет: две его души в одной лодке дают ещё 1, три — ещё 2, четыре — ещё 3.
help-souls-largest = В каждой лодке надбавку даёт самая большая группа душ одного цвета: две души — 1, три — 2, четыре — 3.
help-demons = Демоны-контрабандисты получают 1 очко за каждого демона в Загробных землях и ещё 1 за каждую душу его цвета рядом: слева, справа, сверху и снизу. Свободные места пропускаются, считается только ближайший пассажир.
help-yaesther = Игрок за Ястера получает { $points }, где бы ни оказалась карта. Доплыв до Загробных земель, Ястер идёт в счёт обеим другим фракциям: одной как душа, другой как демон. Цвет у него бывает только под маской.
help-masks = Маска заменяет цвет пассажира. Каждую из трёх масок используют один раз за игру; с проигравшей лодкой она пропадает.
help-ties = Если у проводников душ и демонов-контрабандистов поровну, побеждает фракция владельца монеты мастера, а если он ни в одной из них — проводники душ.
help-set = { $set }
help-gift = { $number }. { $gift }. { $effect } ({ $origin })
help-silence = Карты безмолвия: в начале каждого раунда открывают одну, и она действует до конца голосования. ({ origin-reconstruction })
help-silence-card = { $number }. { $silence }. { $text }
help-reconstruction = Чего нет в правилах: в них не напечатаны ни тексты и номера даров, ни места в лодках, ни карты безмолвия. Лодки и карты безмолвия здесь — наша реконструкция, как и почти все дары. Действие Сосуда и Маски известно из правил; Лапы провидца и Свитка — по обзорам игры; Цветоведения, Руки Хамсы и Монеты мастера — выведено из правил. Все формулировки наши.

# Talk

talk-silenced-until-votes = Вы в безмолвии до конца голосования.
talk-silenced-until-gifts = Вы в безмолвии, пока не применён последний дар.
talk-not-while-placing = В этом раунде все молчат, пока не размещён последний пассажир.
talk-not-during-gifts = В этом раунде все молчат, пока не применён последний дар.
talk-not-before-votes = В этом раунде все теперь молчат до конца голосования.
talk-no-colours = В этом раунде нельзя упоминать цвета.
talk-no-types = В этом раунде нельзя говорить, кто из пассажиров душа, демон или Ястер.
talk-no-factions = В этом раунде нельзя говорить, кто к какой фракции принадлежит.
talk-coin-leads = В этом раунде на каждую реплику владельца монеты мастера можно ответить один раз; дождитесь следующей.
talk-one-message = Ваша единственная реплика этого раунда уже прозвучала.
talk-yes-or-no = В этом раунде реплика — либо вопрос со знаком «?» в конце, либо просто «да» или «нет».
talk-answers = да нет
talk-not-placed-yet = В этом раунде говорят только с теми, кто в той же лодке; сначала разместите пассажира.
talk-minute-over = Шестьдесят секунд на разговоры истекли; дождитесь конца голосования.

# Заявления ---------------------------------------------------------------------------------------

claim-i-placed = Мой пассажир — { $card }.
claim-i-placed-type = Мой пассажир — { $type }.
claim-i-placed-colour = Мой пассажир — { $colour-genitive } цвета.
claim-they-placed = Пассажир, которого размещает { $seat }, — { $card }.
claim-i-hold = У меня в руке { $card }.
claim-i-am = { $faction-id ->
    [faction-souls] Я из проводников душ.
    [faction-demons] Я из демонов-контрабандистов.
   *[faction-yaesther] Я Ястер.
}
claim-is-of = { $faction-id ->
    [faction-souls] { $seat } — из проводников душ.
    [faction-demons] { $seat } — из демонов-контрабандистов.
   *[faction-yaesther] { $seat } — Ястер.
}
claim-i-shall-vote = Я проголосую за { $boat-accusative }.
claim-vote-with-me = Проголосуете со мной за { $boat-accusative }?
claim-i-believe-you = Верю, { $seat }.
claim-i-doubt-it = Сомневаюсь, { $seat }.

# The board in the terminal ------------------------------------------------------------------------

letter-red = К
letter-green = З
letter-blue = С

short-raven = Ворон
short-wolf = Волк

board-title = Пассажиры, раунд { $round } из III: { $phase }
board-over = Пассажиры: игра окончена
board-placing = размещение
board-gifts = дары
board-voting = голосование
board-afterlands = Загробные земли
board-coin = монета мастера
board-aboard = { $aboard } из { $limit }
board-free = свободно
board-boat = { $boat } { $round }
board-nothing-crossed = пока пусто
board-lost = { $boat } { $round } проиграл:
board-shadow = (таинств.)
board-player = Игрок
board-gift = Дар
board-voices = ♪
board-hand = Рука
board-you = (вы)
board-self = вы
board-faction = Фракция
board-silent = в безмолвии
board-goal-souls = Вы за проводников душ: переправляйте души, лучше одного цвета в одной лодке.
board-goal-demons = Вы за демонов-контрабандистов{ $seats-count ->
    [0] {""}
   *[other] {" "}(с вами { $seats })
}: переправляйте демонов, лучше рядом с душами их цвета.
board-goal-yaesther = Вы за Ястера: у вас будет { $points } очка. Не дайте ни одной из фракций набрать больше.
board-own-hand = Ваша рука:
board-shown = В { $round } раунде вам показывает { $seat }:
board-given = В { $round } раунде от вас получает { $seat }:
board-masks = Осталось масок:
board-no-masks = ни одной
board-empty = пусто
board-silence = Карта безмолвия «{ $silence }»: { $text }
board-voice = голос
board-mask = маска
board-turn = решает сейчас
board-face-down = закрыт
board-face-up = раскрыт
board-secret = скрыто, но вам известно
board-hidden = скрыто от других

step-card = Ваша карта: { $card }
step-space = { $boat-title }, место { $space }: { voices }, { $gift } ({ $gift-brief })
step-mask = Надеть { $colour-mask-accusative }
step-player = { $other }
step-passenger = { $boat-title }, место { $space }: { $owner ->
    [own] ваш пассажир, { $card }
    [nobody] свободно
    [shadow] { $card-id ->
        [card-unknown] таинственный пассажир
       *[other] таинственный пассажир, { $card }
    }
   *[other] { $card-id ->
        [card-unknown] { $placer }
       *[other] { $placer }, { $card }
    }
}

part-boats = места всех лодок
part-silence = все карты безмолвия

error-sets = Настройка «sets» не может быть «{ $value }». Назовите один набор даров на всю игру или три через запятую, по одному на раунд. Наборы для { $seats } игроков в этом издании: { $values }.
