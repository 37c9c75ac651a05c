# Игра --------------------------------------------------------------------------------------------

game-title = Безумный цеппелин
game-idea = Все вы предатели на борту императорского дирижабля, и всему грузу — золоту, руде, тайным ящикам — место за бортом. В каждом раунде одного предателя вам сдают, другого вы выбираете, и у каждого своя уловка; кубики решают, при каких цветах стража отворачивается, остальное решают взятки. Угадайте, кто достался другим, расстройте их планы и сбросьте больше всех, пока полёт не кончился, — иначе не победит никто.
game-length = 5–10 мин с ботами; с людьми 10–30 и разговоры

# Вещи --------------------------------------------------------------------------------------------

traitor-steeling = Карл Стилинг
    .title = Карл Стилинг
    .genitive = Карла Стилинга
    .accusative = Карла Стилинга
    .role = капитан
    .brief = ставит кубик на нужный цвет
traitor-tim-sly = Крошка Тим Слай
    .title = Крошка Тим Слай
    .genitive = Крошки Тима Слая
    .accusative = Крошку Тима Слая
    .role = безбилетник
    .brief = запрещает ещё не открытого предателя и копирует его
traitor-love = Карлотта Лав
    .title = Карлотта Лав
    .genitive = Карлотты Лав
    .accusative = Карлотту Лав
    .role = советница
    .brief = видит чужую руку и может обменять карту
traitor-henchman = Подручный III
    .title = Подручный III
    .genitive = Подручного III
    .accusative = Подручного III
    .role = охранник
    .brief = берёт монету с чужих взяток
traitor-rochat = Сатин Роша
    .title = Сатин Роша
    .genitive = Сатин Роша
    .accusative = Сатин Роша
    .role = геолог
    .brief = кладёт карту под трюм и берёт другую
traitor-igor = Игорь
    .title = Игорь
    .genitive = Игоря
    .accusative = Игоря
    .role = дегустатор
    .brief = берёт по монете у двух игроков побогаче
traitor-hummerock = Джек Хаммерок
    .title = Джек Хаммерок
    .genitive = Джека Хаммерока
    .accusative = Джека Хаммерока
    .role = механик
    .brief = сбрасывает ещё один груз уровня 1 или 2
traitor-ripp = доктор Рипп
    .title = Доктор Рипп
    .genitive = доктора Риппа
    .accusative = доктора Риппа
    .role = врач
    .brief = запрещает ещё не открытого предателя
traitor-zamfirescu = Фред Замфиреску
    .title = Фред Замфиреску
    .genitive = Фреда Замфиреску
    .accusative = Фреда Замфиреску
    .role = посредник
    .brief = продаёт одну или две карты
traitor-shadow = мистер Тень
    .title = Мистер Тень
    .genitive = мистера Тени
    .accusative = мистера Тень
    .role = тень
    .brief = копирует предателя другого игрока
traitor-troy = Елена Трой
    .title = Елена Трой
    .genitive = Елены Трой
    .accusative = Елену Трой
    .role = авантюристка
    .brief = забирает у игрока случайную карту
traitor-walder = Ханс Вальдер
    .title = Ханс Вальдер
    .genitive = Ханса Вальдера
    .accusative = Ханса Вальдера
    .role = анархист
    .brief = за монету или карту лишает каждого из остальных случайной карты
traitor-mirante = Эрнан Миранте
    .title = Эрнан Миранте
    .genitive = Эрнана Миранте
    .accusative = Эрнана Миранте
    .role = вперёдсмотрящий
    .brief = перебрасывает кубики
traitor-ratatine = Рататина
    .title = Рататина
    .genitive = Рататины
    .accusative = Рататину
    .role = ясновидящая
    .brief = меняет порядок четырёх верхних карт трюма и берёт одну

cargo-crate = загадочный ящичек
    .accusative = загадочный ящичек
    .title = Загадочный ящичек
cargo-wood = древесина
    .accusative = древесину
    .title = Древесина
cargo-coal = уголь
    .accusative = уголь
    .title = Уголь
cargo-lead = свинец
    .accusative = свинец
    .title = Свинец
cargo-ore = руда
    .accusative = руду
    .title = Руда
cargo-steel = сталь
    .accusative = сталь
    .title = Сталь
cargo-gold = золото
    .accusative = золото
    .title = Золото
cargo-diamonds = алмазы
    .accusative = алмазы
    .title = Алмазы
cargo-journey = карта пути
    .accusative = карту пути
    .title = Карта пути

colour-blue = синий
colour-red = красный
colour-green = зелёный
colour-yellow = жёлтый
colour-none = без своего цвета

result-blue = север, синий
result-red = восток, красный
result-green = юг, зелёный
result-yellow = запад, жёлтый
result-black = чёрный
result-pick = выбор лидера

coins = { $coins ->
    [0] 0 монет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
cards = { $cards ->
    [0] 0 карт
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
crates = { $crates ->
    [one] { $crates } ящичек
    [few] { $crates } ящичка
   *[many] { $crates } ящичков
}
price = { $coins ->
    [0] { crates }
   *[other] { $crates ->
        [0] { coins }
       *[other] { coins } и { crates }
    }
}
die-now = кубик { $die } ({ $result })
search = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, затем { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}

# Что умеют предатели -----------------------------------------------------------------------------

ability-steeling = Поставьте один кубик, кроме чёрных, на любой из четырёх цветов.
ability-tim-sly = Назовите предателя, который не открыт, ещё не под запретом и не у вас в руке; Игоря и мистера Тень называть нельзя. До конца раунда его никто не сможет сыграть. Тим получает его цвета, и вы можете сразу применить его способность.
ability-love = Посмотрите груз в руке другого игрока. Затем вы можете обменять одну свою карту на одну из увиденных.
ability-henchman = До вашего следующего хода или до конца раунда одна монета с каждой взятки, которую платит другой игрок, достаётся вам, а не сейфу.
ability-rochat = Положите карту с руки под трюм, затем возьмите верхнюю.
ability-igor = Возьмите по монете у одного или двух игроков, у которых монет больше, чем у вас. Самого Игоря нельзя ни назвать, ни запретить.
ability-hummerock = Сбросьте за борт груз уровня 1 или 2, заплатив за него, при любых цветах на кубиках, лишь бы не все три были чёрными. Обычный сброс остаётся за вами.
ability-ripp = Назовите предателя, который не открыт, ещё не под запретом и не у вас в руке; Игоря называть нельзя. До конца раунда его никто не сможет сыграть.
ability-zamfirescu = Отправьте одну или две карты с руки в отбой. За каждую возьмите столько монет, каков её уровень.
ability-shadow = Выберите текущего предателя другого игрока, у которого есть свой цвет. Мистер Тень получает его цвета, и вы можете сразу применить его способность.
ability-troy = Заберите случайную карту с руки другого игрока, а если рука пуста — 1 монету.
ability-walder = Заплатите 1 монету или отправьте карту с руки в отбой. После этого каждый из остальных игроков теряет случайную карту: она уходит в отбой.
ability-mirante = Перебросьте любые кубики, кроме чёрных, все сразу. Если выпадет выбор лидера, решает лидер.
ability-ratatine = Посмотрите четыре верхние карты трюма, положите их обратно в любом порядке и возьмите верхнюю.

origin-rulebook = известно из правил
origin-reported = по обзорам игры
origin-inferred = выведено из правил
origin-reconstruction = наша реконструкция

part-traitors = имена 14 предателей
part-cargo-names = названия грузов, кроме древесины
part-steelings-colour = цвет Карла Стилинга
part-journeys = 10 карт пути
part-coins = 30 монет
part-faces = 3 кубика и виды их граней
part-crates = право платить загадочными ящичками
part-targets = 20 и 30 очков для победы
part-cargo-cards = 100 карт груза
part-wood = древесина и её 1 очко
part-diamonds = 7 очков за алмазы
part-tim-sly = способность Крошки Тима Слая в общих чертах
part-airsick = сколько предателей укачивает
part-cargo-table = остальная таблица грузов (число карт, уровни, очки, взятки)
part-removed = сколько карт груза не участвует в игре
part-colours = цвета остальных предателей
part-texts = обыск и способности остальных предателей
part-headings = какой стороне света какой цвет соответствует

# Договорённости ----------------------------------------------------------------------------------

option-mode = Длина игры
option-mode-run = Рейс: 20 очков
option-mode-long-haul = Дальний рейс: 30 очков
option-bribes = Взятки
option-bribes-table = По отдельной таблице: за дорогой груз чуть меньше, чем он даёт очков
option-bribes-points = Столько монет, сколько очков даёт карта
option-pick-black = Может ли лидер выбрать для кубика чёрное?
option-pick-black-no = Нет, только цвет
option-pick-black-yes = Да
option-first-leader = Первый лидер
option-first-leader-lot = По жребию
option-first-leader-1 = Игрок 1
option-first-leader-2 = Игрок 2
option-first-leader-3 = Игрок 3
option-first-leader-4 = Игрок 4
option-first-leader-5 = Игрок 5
option-first-leader-6 = Игрок 6

# События -----------------------------------------------------------------------------------------

news-opened = { $seat } начинает игру: { coins }, { cards }.
news-opening-journey = { $seat } тянет карту пути, возвращает её в трюм{ $coins ->
    [0] {""}
   *[other] , получает ещё { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
} и тянет снова.
news-drew = Вы берёте карту: { $cargo }.

news-turn-begins = Начинается раунд { $number }. Лидер — { $seat }.
news-dealt = Вам сдан предатель: { $traitor }.
news-pool = К вам приходят предатели на выбор: { $traitors }.
news-drafted = { $seat } выбирает себе предателя. Остаётся { $left }.
news-looked = { $seat } на правах лидера смотрит, кого укачало и кого никто не выбрал.
news-aside = Видите только вы. Укачало: { $traitors }. Никто не взял: { $unselected }.
news-rolled = Кубики брошены: { $result }; { $second-result }; { $third-result }.
news-settled = { $seat } решает, что покажет кубик { $die }: { $result }.

news-played = { $seat } играет { $traitor-accusative }.
news-played-last = { $seat } играет { $traitor-accusative }, второго предателя.
news-showed = { $seat } только показывает предателя под запретом: { $traitor }.
news-searched = { $seat } проводит обыск: { coins }, { cards }.
news-journey-drawn = { $seat } тянет карту пути, { $journeys ->
    [1] первую
    [2] вторую
    [3] третью
    [4] четвёртую
    [5] пятую
    [6] шестую
    [7] седьмую
    [8] восьмую
    [9] девятую
   *[10] десятую и последнюю
}, и { $coins ->
    [0] ничего не получает: сейф пуст
    [one] получает { $coins } монету
    [few] получает { $coins } монеты
   *[many] получает { $coins } монет
}.
news-threw = { $seat } сбрасывает за борт { $cargo-accusative }; цена — { coins }.{ then-last }
news-threw-with-crates = { $seat } сбрасывает за борт { $cargo-accusative }; цена — { price }.{ then-last }
then-last = { $last ->
    [yes] {" "}{ web-last-turn }.
   *[no] {""}
}
news-toll-taken = { $seat } берёт монету со взятки, которую платит { $other }.
news-ended = { $seat } завершает ход.

news-die-set = { $seat } ставит кубик { $die }: { $result }.
news-named = { $seat } называет { $traitor-accusative }: до конца раунда эту карту никто не сможет сыграть.
news-imitated = { $seat } копирует { $traitor-accusative }, предателя, которого играет { $other }.
news-declined = { $seat } не применяет способность { $traitor-genitive }.
news-saw-hand = { $seat } смотрит карты, которые держит { $other }.
news-seen-in-hand = Вы видите, что держит { $other }: { $cargo }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}.
news-left-hand = { $seat } ничего не меняет; { $other } остаётся при своих картах.
news-swapped = { $seat } и { $other } обмениваются картой.
news-gave-and-took = { $seat } отдаёт { $given-accusative }, { $other } отдаёт { $taken-accusative }.
news-toll-set = { $seat } с этой минуты берёт монету с каждой чужой взятки.
news-buried = { $seat } кладёт карту под трюм и берёт другую.
news-you-buried = Вы кладёте под трюм { $cargo-accusative }.
news-robbed = { $seat } забирает монету; её теряет { $other }.
news-light-throw = { $seat } применяет способность Джека Хаммерока: лёгкий груз — за борт при любом курсе.
news-sold = { $seat } продаёт { $cargo-accusative }; выручка — { coins }.
news-sold-enough = { $seat } больше ничего не продаёт.
news-stole = { $seat } забирает случайную карту; её теряет { $other }.
news-stolen-card = { $seat } забирает { $cargo-accusative }; теряет карту { $other }.
news-stole-coin = { $seat } забирает монету; её теряет { $other }: карт в руке нет.
news-paid = { $seat } платит монету и сеет смуту.
news-gave-up = { $seat } отправляет { $cargo-accusative } в отбой и сеет смуту.
news-lost = { $seat } теряет { $cargo-accusative }.
news-rerolled = { $seat } перебрасывает кубики. Теперь на них: { $result }; { $second-result }; { $third-result }.
news-foresaw = { $seat } смотрит верх трюма: { cards }.
news-foreseen = Вы видите, считая сверху: { $cards }.
news-ordered = { $seat } возвращает карты в выбранном порядке и берёт верхнюю.

news-reached = К концу раунда очки для победы { $seats-count ->
    [one] набирает { $seats }
   *[other] набирают { $seats }
}.
news-landed = Полёт окончен. Последний ход — { $seat }.
news-won = Побеждает { $seat }: { points }, { coins }.
news-draw = Ничья, победу делят { $seats }: у каждого { points } и { coins }.
news-nobody-won = Ни у кого нет { $points } очков: проиграли все.

# Ходы --------------------------------------------------------------------------------------------

move-draft = Взять { $traitor-accusative } ({ $colours }{ $standard ->
    [yes] {""}
   *[no] ; обыск: { $search }
}): { $traitor-brief }.
move-settle = Кубик { $die } покажет: { $result }.
move-play = Сыграть { $traitor-accusative } ({ $colours }{ $open ->
    [yes] , есть на кубиках
   *[no] {""}
}{ $standard ->
    [yes] {""}
   *[no] ; обыск: { $search }
}): { $traitor-brief }.
move-show = Показать { $traitor-accusative }.
move-throw = Сбросить за борт { $cargo-accusative }: цена — { price }, награда — { points }.
move-end = Завершить ход
move-decline-carry-out = Не применять способность
move-decline-swap = Ничего не менять
move-decline-sell-another = Больше не продавать
move-swap = Отдать { $give-accusative }, взять { $take-accusative }.
move-sell-another = Продать ещё { $cargo-accusative }: { $price ->
    [0] даром, сейф пуст
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}{ $scarce ->
    [yes] {" "}(в сейфе больше нет)
   *[no] {""}
}.
move-order = { $count ->
    [0] Вернуть и взять { $cargo-accusative }.
   *[other] Взять { $cargo-accusative }; дальше сверху лежат: { $rest }.
}

move-set-steeling = Поставить кубик { $die } ({ $now }) на новую грань: { $result }.
move-traitor-tim-sly = Назвать и скопировать { $traitor-accusative } ({ $colours }{ $open ->
    [yes] , есть на кубиках
   *[no] {""}
}): { $traitor-brief }.
move-traitor-ripp = Назвать { $traitor-accusative }: до конца раунда эту карту никто не сможет сыграть.
move-player-love = Посмотреть карты, которые держит { $other }: { cards }.
move-player-igor = Забрать монету; её теряет { $other } (сейчас { coins }).
move-two-players-igor = Забрать по монете; их теряют { $other } и { $another }.
move-player-shadow = Скопировать { $traitor-accusative } (играет { $other }; { $colours }{ $open ->
    [yes] , есть на кубиках
   *[no] {""}
}): { $traitor-brief }.
move-player-troy = { $cards ->
    [0] Забрать монету; её теряет { $other }: карт в руке нет.
   *[other] Забрать случайную карту; её теряет { $other } (в руке { cards }).
}
move-use-henchman = Брать монету с каждой чужой взятки до вашего следующего хода.
move-use-ratatine = Посмотреть четыре верхние карты трюма.
move-card-rochat = Положить { $cargo-accusative } под трюм и взять карту.
move-card-zamfirescu = Продать { $cargo-accusative }: { $price ->
    [0] даром, сейф пуст
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}{ $scarce ->
    [yes] {" "}(в сейфе больше нет)
   *[no] {""}
}.
move-card-walder = Отправить { $cargo-accusative } в отбой: каждый из остальных теряет случайную карту.
move-pay-walder = Заплатить 1 монету: каждый из остальных теряет случайную карту.
move-extra-hummerock = Сбросить за борт { $cargo-accusative } по способности: цена — { price }, награда — { points }.
move-reroll-mirante = Перебросить: { $dice }.

# Вопросы -----------------------------------------------------------------------------------------

question-draft = выбирает себе предателя
question-settle = решает, что покажет кубик
question-play = выбирает, какого предателя сыграть
question-show = выбирает, какого предателя под запретом показать
question-act = ходит; предатель — { $traitor }
question-carry-out = решает, применить ли способность { $traitor-genitive }
question-swap = решает, обменять ли карту
question-sell-another = решает, продать ли ещё карту
question-order = раскладывает верхние карты трюма по порядку

ability-state = { $ability ->
    [yes] Способность можно применить.
    [done] Способность применена.
   *[none] Способность сейчас не к чему применить.
}
throw-state = { $throw ->
    [yes] Вы можете сбросить груз за борт.
    [done] Груз сброшен.
    [black] Все кубики чёрные: сбросить ничего нельзя.
    [no-colour] Без скопированного цвета сбросить груз нельзя.
    [colour] На кубиках нет нужного цвета ({ $colours }): сбросить груз нельзя.
    [no-cargo] У вас нет груза, сбрасывать нечего.
   *[poor] Вам не хватает монет ни на одну из ваших карт.
}

prompt-wait = { $seats } { $question }.
prompt-over = { $result ->
    [won] Вы победили.
    [draw] Ничья: вы делите победу.
    [lost] Вы проиграли.
   *[watched] Игра окончена.
} { $seats-count ->
    [0] Победителей нет.
    [one] Побеждает { $seats }.
   *[other] Победу делят { $seats }.
}
prompt-draft = Выберите предателя в придачу к тому, что вам сдан. { $place ->
    [last] Ваш выбор последний: остальные в этом раунде не участвуют.
   *[other] Остальных получит { $next }.
}
prompt-settle = Выберите, что покажет кубик { $die }. { $roll ->
    [first] Решаете вы: вы лидер.
   *[again] Кубик перебрасывает { $actor }, но решаете вы: вы лидер.
}
prompt-play = { $blocked ->
    [yes] Сыграйте предателя, которого можно сыграть. Второго придётся показать во втором круге; он под запретом: { $traitors }.
   *[no] Выберите, кого из двух предателей сыграть сейчас. Черёд другого — во втором круге.
}
prompt-show = Оба ваших предателя под запретом. Выберите, кого показать сейчас; другого вы покажете во втором круге.
prompt-act = { $traitor-title }: ваш ход. { ability-state } { throw-state }{ $final ->
    [yes] {" "}Десятая карта пути на столе: после этого хода игра кончается.
   *[no] {""}
}
prompt-carry-out = Ваш предатель — { $played }, он копирует { $traitor-accusative }. Примените эту способность сейчас или откажитесь. { $ability ->
    [yes] Другой возможности не будет.
   *[none] Сейчас её не к чему применить.
}
prompt-swap = Перед вами карты, которые держит { $other }. Обменяйте на одну из них свою или оставьте всё как есть.
prompt-sell-another = Вы можете продать вторую карту.
prompt-order = { $count ->
    [1] Верните на место верхнюю карту трюма.
   *[other] Выберите порядок верхних карт трюма, которые вы видите.
} Первую вы сразу возьмёте.

rule-draft = После выбора у вас два предателя: сданный и выбранный, по одному на круг. Кто выбирает позже, видит то, что вы передали дальше.
rule-settle = Предатели цвета, который на кубике, могут сбрасывать груз в обоих кругах. { $black ->
    [yes] Чёрный кубик выбывает до конца раунда.
   *[no] Чёрное выбирать нельзя.
}
rule-play = Сыгранный предатель сразу проводит обыск; затем можно применить его способность и сбросить груз, в любом порядке. Сбросить груз можно, только пока его цвет есть на кубиках.
rule-show = Показанный предатель потрачен: ни обыска, ни способности, ни сброса.
rule-throw = Чтобы сбросить груз, нужен цвет сыгранного предателя на кубиках и взятка, указанная на карте.
rule-ability = { $traitor-title }. { $text }
wait-draft = Каждый оставляет себе одного предателя, остальных передаёт дальше.
wait-settle = Предатели цвета, который на кубике, могут сбрасывать груз в обоих кругах.
wait-play = Сыгранный предатель проводит обыск, затем может применить способность и сбросить груз.
wait-show = Показанный предатель потрачен: ни обыска, ни способности, ни сброса.
wait-ability = { $traitor-title }, { $traitor-role }: { $traitor-brief }.
rule-over = В итогах видно, откуда взялось каждое очко.

# Лист подсчёта -----------------------------------------------------------------------------------

sheet-seat = { $seat }: { points }, { coins }
sheet-cargo = Груз: { points } ({ $cargo }).
sheet-kind = { $count ->
    [one] { $cargo } — { $points }
   *[other] { $cargo } × { $count } — { $points }
}
sheet-no-cargo = За борт ничего не сброшено.
sheet-bonus = Все четыре уровня: ещё { points }.
sheet-result = Итог
sheet-ending = { $ending ->
    [points] Игра кончилась в конце раунда: кто-то набрал { points } или больше.
   *[flight] Игра кончилась вместе с полётом, на десятой карте пути; для победы нужно { points }.
}
sheet-nobody = Ни у кого нет { $points } очков, поэтому победителей нет.
sheet-winner = { $decided ->
    [coins] Побеждает { $seats }: { points }, как и у других, но монет меньше всех ({ $coins }).
   *[points] Побеждает { $seats }: очков больше всех ({ $points }).
}
sheet-draw = Ничья, победу делят { $seats }: у каждого { points } и { coins }{ $decided ->
    [coins] , меньше, чем у других с теми же очками.
   *[points] .
}

# Справка -----------------------------------------------------------------------------------------

guide-turn = Раунд
guide-play = Ход
help-goal = Все вы — предатели на борту императорского дирижабля. Подкупайте стражу и сбрасывайте императорский груз за борт: каждая сброшенная карта приносит вам очки. Победить может тот, у кого в конце раунда их не меньше { $target }.
help-setup = Трюм — закрытая стопка: карт груза { $cargo }, карт пути { $journeys }. В начале у вас { coins }, и вы тянете карту груза; карту пути верните в случайное место трюма, возьмите ещё монету и тяните снова. Остальные монеты лежат в сейфе. Если их не хватает, берут сколько есть, и долга не остаётся.
help-first-leader = { $leader ->
    [lot] Первого лидера выбирает жребий.
   *[agreed] Кто становится лидером первым, условлено заранее.
}
help-turn = Раунд — это выбор предателей, бросок кубиков и два круга ходов.
help-draft = Выбор: все 14 предателей перемешиваются. { $airsick ->
    [1] Одного укачало: в этом раунде он не участвует.
    [3] Троих укачало: в этом раунде они не участвуют.
    [5] Пятерых укачало: в этом раунде они не участвуют.
   *[other] Предателей, которых укачало и которые в этом раунде не участвуют: { $airsick }.
} Каждому тайно сдают по одному; ещё { $pool } обходят стол от лидера влево, и каждый оставляет себе одного.
help-look = После выбора только лидер смотрит, кого укачало и кого никто не выбрал.
help-dice = Кубики: на каждом из трёх выпадает цвет, чёрное или выбор лидера. { $black ->
    [yes] Лидер может выбрать цвет или чёрное.
   *[no] Лидер может выбрать цвет, но не чёрное.
} Чёрный кубик выбывает до конца раунда. Кубики общие и не тратятся.
help-plays = Ходы: начиная с лидера и дальше влево каждый играет одного предателя, во втором круге — другого. Ход — это обыск, затем действия.
help-blocked = Предателя, которого назвали, в этом раунде сыграть нельзя: он под запретом. Если у вас есть другой, играйте его; если нет, покажите предателя под запретом и пропустите ход.
help-search = Обыск: возьмите монету из сейфа, затем карту из трюма; у некоторых предателей обыск свой. Карту пути кладут на стол и берут за неё 1 монету; другую карту взамен не тянут.
help-actions = Действия: один раз применить способность своего предателя и один раз сбросить груз, в любом порядке. От любого действия можно отказаться.
help-throw = Сброс: в этот момент на кубиках должен быть цвет вашего предателя. Заплатите в сейф взятку, указанную на карте, и положите карту открыто перед собой. Там она и останется.
help-crates = Загадочными ящичками с руки можно платить, как монетами: каждый ящичек, отправленный в отбой, заменяет во взятке одну монету.
help-copy = У Крошки Тима Слая и мистера Тени нет своего цвета: сбрасывать груз они могут, только скопировав чужой. Копируются цвета и способность, но не обыск.
help-lasting = Длящиеся эффекты действуют до вашего следующего хода или до конца раунда. Запреты на предателей и перемены на кубиках держатся до конца раунда.
help-turn-end = В конце раунда считают очки: на сброшенных картах и ещё 1, если среди них есть все четыре уровня. Если ни у кого нет { $target }, лидером становится сосед лидера слева.
help-flight = Десятая карта пути завершает полёт: кто её вытянул, доигрывает свой ход, и считают очки. Если ни у кого нет { $target }, проиграли все.
help-ties = Из тех, у кого { $target } или больше, побеждает тот, у кого больше очков; при равенстве — тот, у кого меньше монет; если и монет поровну — ничья.
help-secrets = Монеты, груз за бортом и в отбое, сыгранные и названные предатели открыты всем, карты в руке — нет. Всё, что вы видели из скрытого, записано за вас, пока это верно наверняка.
help-cargo = Груз
help-kind = { $cargo-title }: уровень { $level }, { points }{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}, взятка { $bribe }, карт в коробке { $copies } ({ $origin }).
help-traitors = Предатели
help-traitor = { $traitor-title }, { $traitor-role }: { $colours }{ $same ->
    [yes] {""}
   *[no] {" "}({ $sure })
}. Обыск: { $search }. { $ability } ({ $origin })
help-origins = Что взято не из правил
help-reconstruction = В книге правил нет ни таблицы грузов, ни цветов и текстов предателей, а сколько предателей укачивает и сколько карт груза не участвует, в ней не прочесть. То, чем вы здесь играете, — не то, что издано: таблица грузов, все цвета, кроме цвета Карла Стилинга, все тексты и число убранных карт груза — наши реконструкции, а число укачанных предателей выведено из правил. Древесина и её 1 очко, 7 очков за алмазы, 100 карт груза и способность Крошки Тима Слая в общих чертах известны по обзорам. Все формулировки наши.

# Заявления ---------------------------------------------------------------------------------------

claim-i-hold = У меня в руке есть { $cargo }.
claim-i-hold-no = { $cargo-title }? Такого груза у меня нет.
claim-top-card = Верхняя карта трюма — { $cargo }.
claim-my-traitor = Среди моих предателей есть { $traitor }.
claim-my-colour = Среди моих предателей есть { $colour }.
claim-left-out = В этом раунде ни у кого нет { $traitor-genitive }.
claim-i-shall-not-play = В этом раунде я не сыграю { $traitor-accusative }.
claim-i-shall-spare-you = { $seat }, в этом раунде я ничего у тебя не заберу.
claim-i-believe-you = Верю, { $seat }.
claim-i-doubt-it = Сомневаюсь, { $seat }.

# The table in words ------------------------------------------------------------------------------

traitor-label = { $traitor-title } ({ $colours })
cards-of = { $count ->
    [1] { $cargo }
   *[other] { $cargo } × { $count }
}
stage = { $stage ->
    [draft] выбор предателей
    [dice] кубики
    [over] конец игры
   *[plays] { $round ->
        [1] первый круг ходов
       *[2] второй круг ходов
    }
}
flight = { $journeys } из { $all }{ $end ->
    [over] {""}
    [now] ; это последний ход
   *[later] ; последняя завершит игру
}
card-under = { $cargo } ({ under })
under = { $cards ->
    [0] последняя карта
    [one] под ней { $cards } карта
    [few] под ней { $cards } карты
   *[many] под ней { $cards } карт
}

about-traitor = Цвет: { $colours }. Обыск: { $search }. { $ability }
about-cargo = Уровень { $level }, { points }, взятка { $bribe }; таких карт в коробке: { $copies }.{ $cargo-id ->
    [cargo-crate] {" "}{ help-crates }
   *[other] {""}
}
origins-traitor = Цвет: { $sure }; тексты: { $origin }
origins-cargo = Очки: { $sure }; остальное: { $origin }

laid = { $state ->
    [blocked] Карта под запретом, показана без пользы.
    [current] Текущий предатель.
    [copies] Текущий предатель, цвет скопирован: { $colours }.
   *[past] Сыгран раньше.
}
fit-blocked = под запретом
fit-played = сыгран
fit-copies = пока без цвета
fit-can-throw = может сбросить
fit-cannot-throw = не может сбросить

place-played = Эту карту играет { $seat }.
place-shown = Карта показана без пользы; её показывает { $seat }.
place-yours = Карта у вас в руке.
place-held = Карту держит { $seat }.
place-airsick = Укачало: в этом раунде не участвует.
place-unselected = Никто не взял: в этом раунде не участвует.
place-others = Вы знаете, что карта у кого-то из соперников.
place-passed = Вы передали эту карту дальше: она может быть у того, кто выбирает после вас.
place-pool = Карта ещё идёт по кругу.
place-unknown = Карта может быть у кого-то, а может и не участвовать.
place-named = { $place } Карту называет { $seat }: в этом раунде её никто не сможет сыграть.

said-stage = Раунд { $turn }, { stage }. Лидер — { $seat }.
said-acting = Ходит { $seat }, предатель — { $traitor } ({ $colours }).
said-last-turn = Последний раунд: очки для победы { $seats-count ->
    [one] набирает { $seats }
   *[other] набирают { $seats }
}.
said-dice = Кубики: { $dice }.
said-no-dice = Кубики ещё не брошены.
said-flight = Карты пути: { $flight }.
said-stocks = { web-hold }. { web-safe }.
said-discarded = В отбое: { $cargo }.
said-player = { $seat }: очки — { $points } из { $target }, { coins }, в руке { cards }. За бортом: { $thrown }. Уровни: { $levels }.
said-laid = Круг { $round }: { $seat } { $blocked ->
    [yes] показывает без пользы { $traitor-accusative }
   *[no] играет { $traitor-accusative }
}.
said-hidden = { $seat }: скрытых предателей — { $count }.
said-toll = { $seat } берёт монету с каждой чужой взятки.
said-hand = В руке, которую держит { $seat }: { $cargo }.
said-known = { $seat } точно держит: { $cargo }; { $unknown ->
    [0] больше ничего
    [one] и ещё { $unknown } неизвестную карту
    [few] и ещё { $unknown } неизвестные карты
   *[many] и ещё { $unknown } неизвестных карт
}.
said-top = Сверху в трюме, по порядку: { $cargo }.
said-near = Среди трёх следующих карт трюма: { $cargo }.
said-buried = В глубине трюма: { $cargo }.
said-own-cargo = Ваш груз: { $cargo }.
said-card = { $cargo-title }: уровень { $level }, { points }, взятка { $bribe }.
said-traitor = { $traitor }: { $place }

# The board ---------------------------------------------------------------------------------------

letter-blue = С
letter-red = К
letter-green = Зе
letter-yellow = Ж

short-steeling = Стилинг
short-tim-sly = Тим Слай
short-love = Лав
short-henchman = Подручный
short-rochat = Роша
short-igor = Игорь
short-hummerock = Хаммерок
short-ripp = Рипп
short-zamfirescu = Замфиреску
short-shadow = Тень
short-troy = Трой
short-walder = Вальдер
short-mirante = Миранте
short-ratatine = Рататина

short-crate = ящичек
short-wood = древесина
short-coal = уголь
short-lead = свинец
short-ore = руда
short-steel = сталь
short-gold = золото
short-diamonds = алмазы
short-journey = карта пути

board-title = Безумный цеппелин, раунд { $turn }: { stage }
board-dice = Кубики
board-journeys = Карты пути
board-airship = Дирижабль
board-player = Игрок
board-points = Очки
board-traitors = Предатели
board-you = (вы)
board-thrown = За бортом
board-nothing-yet = пока ничего
board-discarded = В отбое
board-blocked = Под запретом
board-hands = На руках
board-empty = пусто
board-own-cargo = Ваш груз
board-level = Ур.
board-bribe = Взятка
board-short = не хватает { $coins } ¤
board-own-traitors = Ваши предатели
board-brief = { $traitor-brief }
board-search = обыск: { $coins } ¤, { $cards } ▮
board-pool = На выбор
board-passed = Вы передали дальше
board-others = У соперников
board-airsick = Укачало
board-unselected = Никто не взял
board-coins = монеты
board-hand = груз в руке
board-leader = лидер
board-winner = победитель
board-turn = решает сейчас
board-current = текущий предатель
board-face-down = скрытый предатель
board-blocked-sign = был под запретом
board-toll = берёт 1 ¤ с чужих взяток
board-levels = уровни за бортом (все четыре: 1 очко)
board-secret = знаете только вы
board-hidden = скрыто от других

step-throw = Сбросить груз за борт
step-ability = Применить способность { $traitor-genitive }
step-cargo = { $cargo-title }: { points }
step-pay = { $crates ->
    [0] Заплатить: { coins }
   *[other] { $coins ->
        [0] Заплатить: { crates }
       *[other] Заплатить: { coins } и { crates }
    }
}
step-colour = Цвет: { $colours }
step-traitor = { $traitor }: { $traitor-brief }
step-die = Кубик { $die }: { $now }
step-result = { $result }
step-nobody-else = Больше ни у кого
step-give = Отдать: { $give }
step-take = Взять: { $take }
step-top = Сверху, её вы возьмёте: { $cargo }
step-next = Затем: { $cargo }

# The browser -------------------------------------------------------------------------------------

web-turn = Раунд { $turn }
web-role = { $traitor-role }
web-last-turn-title = Последний раунд
web-last-turn = Последний раунд: { $seat } набирает { points }
web-draft-left = { $count ->
    [one] на выбор { $count } предатель
    [few] на выбор { $count } предателя
   *[many] на выбор { $count } предателей
}
web-hold = Трюм: { cards }
web-hold-label = Трюм
web-safe = Сейф: { coins }
web-safe-label = Сейф
web-not-rolled = ещё не брошен
web-die = Кубик { $die }: { $shown }
web-traitor = { $traitor-title }, { $traitor-role }
web-short = На взятку не хватает { $coins ->
    [one] { $coins } монеты
   *[other] { $coins } монет
}.
web-company = Предатели этого раунда
web-place = { $place ->
    [played] сыгран
    [shown] показан
    [yours] у вас
    [held] в руке
    [airsick] укачало
    [unselected] не взят
    [others] в игре
    [passed] передан
    [pool] выбор
    [named] запрет
   *[unknown] {""}
}
web-pool = { $count ->
    [1] К вам пришёл последний предатель: он ваш
   *[other] К вам пришли предатели ({ $count }): оставьте себе одного
}
web-order = Верх трюма: выберите, какая карта будет первой, какая — следующей
web-seen-hand = Рука, которую вы видите: возьмите одну из этих карт в обмен на свою
web-levels = Уровни за бортом: { $levels }
web-more-cards = и ещё { $count }
web-overboard = Сбросить за борт
web-end = Завершить ход
web-ability-state = { $ability ->
    [done] применена
   *[none] сейчас не к чему применить
}
web-throw-state = { $throw ->
    [yes] заплатите взятку и сбросьте груз
    [done] груз сброшен
    [black] все кубики чёрные
    [no-colour] нет скопированного цвета
    [colour] на кубиках нет его цвета
    [no-cargo] в руке нет груза
   *[poor] не хватает монет
}
web-end-state = { $open ->
    [ability] способность не применена
    [throw] ещё можно сбросить груз
   *[nothing] больше делать нечего
}
web-use-ability = Применить способность
web-yours = У вас в руке
web-no-cargo = Груза в руке нет
web-own-coins = У вас { coins }.
web-search = Обыск: { search }
web-roll-these = Перебросить только эти
web-top = Верх трюма
web-near = Среди трёх следующих карт
web-buried = В глубине трюма
web-in-hands = Известно на руках
web-in-hand = В руке
web-players = Перед игроками

web-about-hold = Груз и карты пути, перемешанные, рубашкой вверх. При обыске берут верхнюю карту. { $removed ->
    [0] При таком числе игроков здесь весь груз.
   *[other] При таком числе игроков часть груза не участвует, и никто не знает какая (карт: { $removed }).
}
web-about-safe = При обыске монеты берут отсюда, взятки платят сюда. Если монет не хватает, берут сколько есть, и долга не остаётся.
web-about-levels = Все четыре уровня среди сброшенного груза приносят ещё 1 очко.
web-about-coins = Монетами платят взятки. При равных очках выигрывает тот, у кого монет меньше.
web-about-hand = Груз в руке ничего не стоит, пока он не за бортом.
web-about-face-down = Предатель, которого ещё не сыграли. В каждом круге каждый играет одного.
web-about-known = Вы знаете это наверняка: вы это видели.
web-about-discarded = Проданные, потерянные или отданные вместо монет: эти карты вышли из игры.
web-about-leader = Лидер первым выбирает предателя, решает, что покажут кубики с выбором лидера, ходит первым и один видит, кого укачало. В следующем раунде лидером станет сосед слева.
web-next-traitor = Теперь выберите предателя.
web-next-die = Теперь выберите кубик.
web-next-result = Теперь выберите, что он покажет.
web-next-cargo = Теперь выберите карту.
web-next-crates = Теперь выберите, чем платить взятку.
web-next-pair = Теперь выберите второго игрока.
web-next-give = Теперь выберите карту, которую отдадите.
web-next-take = Теперь выберите карту, которую возьмёте.
web-next-dice = Добавьте кубики или бросайте.
web-next-order = Теперь выберите следующую карту.
