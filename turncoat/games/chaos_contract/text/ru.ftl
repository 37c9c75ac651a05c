# Контракты ---------------------------------------------------------------------------------------

contract = { $type ->
    [forced] Принудительный (не меньше { $least ->
        [one] { $least } души
       *[other] { $least } душ
    }).{" "}
    [battle] Битва.{" "}
   *[regular] {""}
}{ $task } Проверка: { $test }.{ $special ->
    [yes] {" "}Особое условие: { $rule }.
   *[no] {""}
}
contract-worth = { $contract } За каждую душу: награда — { $reward }; расплата — { $penalty }. { stars }.
task = { $who ->
    [all-but-one] Все души, кроме одной,
   *[all] Все души
} бросают { $often ->
    [once] один раз
    [times] { $times ->
        [1] один раз
        [2] дважды
        [3] трижды
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }
    [turnout-times] столько раз, сколько всего душ
   *[until-won] по очереди, пока кто-нибудь не победит
}{ $restriction ->
    [half] , используя половину своего кубика
    [cards] , используя { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } своего кубика
    [simultaneous] , все одновременно
   *[none] {""}
}.
threshold = { $threshold ->
    [turnout] { $amount ->
        [1] явка
        [2] удвоенная явка
        [3] утроенная явка
       *[other] явка, умноженная на { $amount }
    }
    [scored] число контрактов у активного игрока
    [powers] { $amount ->
        [1] число результатов с силой
        [2] удвоенное число результатов с силой
        [3] утроенное число результатов с силой
       *[other] число результатов с силой, умноженное на { $amount }
    }
    [rolls] число сделанных бросков
   *[number] { $amount }
}
    .genitive = { $threshold ->
        [turnout] { $amount ->
            [1] явки
            [2] удвоенной явки
            [3] утроенной явки
           *[other] явки, умноженной на { $amount }
        }
        [scored] числа контрактов у активного игрока
        [powers] { $amount ->
            [1] числа результатов с силой
            [2] удвоенного числа результатов с силой
            [3] утроенного числа результатов с силой
           *[other] числа результатов с силой, умноженного на { $amount }
        }
        [rolls] числа сделанных бросков
       *[number] { $amount }
    }
    .dative = { $threshold ->
        [turnout] { $amount ->
            [1] явке
            [2] удвоенной явке
            [3] утроенной явке
           *[other] явке, умноженной на { $amount }
        }
        [scored] числу контрактов у активного игрока
        [powers] { $amount ->
            [1] числу результатов с силой
            [2] удвоенному числу результатов с силой
            [3] утроенному числу результатов с силой
           *[other] числу результатов с силой, умноженному на { $amount }
        }
        [rolls] числу сделанных бросков
       *[number] { $amount }
    }
compared = { $comparison ->
    [lower] меньше { threshold.genitive }
    [higher] больше { threshold.genitive }
   *[equal] равняется { threshold.dative }
}
    .which = { $comparison ->
        [lower] {" "}меньше { threshold.genitive }
        [higher] {" "}больше { threshold.genitive }
       *[equal] , равных { threshold.dative }
    }
some = { $bound ->
    [at-most] не более
    [at-least] не менее
   *[exactly] ровно
} { $count }
test-sum = сумма всех результатов { compared }
test-all = каждый результат { compared }
test-none = нет результатов{ compared.which }
test-some = результатов{ compared.which }{ $comparison ->
    [equal] ,
   *[other] {""}
} — { some }
test-extreme = { $result ->
    [highest] наибольший
   *[lowest] наименьший
} результат { compared }
test-same = число результатов, значение которых встречается не один раз, { compared }
test-different = число разных значений { compared }
test-powers = число результатов { $having ->
    [with] с силой
   *[without] без силы
} { compared }
test-sequence = в порядке бросков каждый результат { $way ->
    [lower] меньше
   *[higher] больше
} предыдущего
within-all = любые два результата отличаются не больше чем на { $distance }
within-none = любые два результата отличаются больше чем на { $distance }
within-some = в самой большой группе результатов, которые отличаются друг от друга не больше чем на { $distance }, их { some }
battle-sum = побеждает { $way ->
    [lower] наименьшая
   *[higher] наибольшая
} сумма результатов души
battle-all = все результаты { $way ->
    [lower] меньше, чем у соперников: из наибольших результатов душ побеждает наименьший
   *[higher] больше, чем у соперников: из наименьших результатов душ побеждает наибольший
}
battle-none = ни одного результата { $way ->
    [lower] меньше, чем у соперников: из наименьших результатов душ побеждает наибольший
   *[higher] больше, чем у соперников: из наибольших результатов душ побеждает наименьший
}
battle-extreme = из { $result ->
    [highest] наибольших
   *[lowest] наименьших
} результатов душ побеждает { $way ->
    [lower] наименьший
   *[higher] наибольший
}
battle-powers = побеждает душа, у которой { $way ->
    [lower] меньше
   *[higher] больше
} всего результатов { $having ->
    [with] с силой
   *[without] без силы
}
special-nothing = нет
special-powers-off = силы не действуют
special-powers-off-by-number = не действуют силы карт с числом { $way ->
    [lower] меньше
   *[higher] больше
} { $number }
special-only-one-power = действует только { $which ->
    [first] первая
   *[last] последняя
} сила
special-too-many-powers = контракт провален, как только выпадет больше { $count ->
    [one] { $count } силы
   *[other] { $count } сил
}
special-free-reroll = перед проверкой одна душа может перебросить свой последний результат
special-leaving = после первых бросков одна душа может уйти; активному игроку уйти нельзя
special-fail-on-same-power = контракт провален, если две души покажут одну и ту же силу
special-fail-on-same-number = контракт провален, если две души покажут одно и то же число
special-success-on-same-number = контракт выполнен, если две души покажут одно и то же число
special-success-on-same-power = контракт выполнен, если две души покажут одну и ту же силу
special-secret = одна душа бросает втёмную и открывает карты после последнего броска

# Предметы ----------------------------------------------------------------------------------------

stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
contracts = { $contracts ->
    [one] { $contracts } контракт
    [few] { $contracts } контракта
   *[many] { $contracts } контрактов
}
scores = { $scores ->
    [one] { $scores } контракт
    [few] { $scores } контракта
   *[many] { $scores } контрактов
}
icons = { $scores ->
    [0] { $cards ->
        [0] ничего
       *[other] { cards }
    }
   *[other] { $cards ->
        [0] { scores }
       *[other] { scores } и { cards }
    }
}
icon = { $icon ->
    [score] контракт
   *[card] карту кубика
}
die-plain = { $number }
die-duo = { either }
die-wildcard = «?»
die-with-power = { $number }, { $power }
die-power-unseen = { $number }, сила неизвестна
die-unseen = неизвестная карта

either = { $first } или { $second }

power-none = без силы
power-forced-reroll = Принудительный переброс
power-add = Прибавка { $parameter }
power-subtract = Вычет { $parameter }
power-ignore-icon = Долой значок
power-double = Удвоение
power-ignore = Долой результат
power-swap = Обмен
power-disable-special = Долой условие
power-chameleon = Хамелеон ({ $rank ->
    [lowest] наименьшее
    [highest] наибольшее
   *[either] наименьшее или наибольшее
})
power-star-counter = Счётчик звёзд
power-reroll-return = Возврат
power-instant-fail = Мгновенный провал { $parameter }
power-instant-success = Мгновенный успех { $parameter }
power-soul-add = Прибавка душ { $parameter }
power-soul-subtract = Вычет душ { $parameter }
power-roll-counter = Счётчик бросков
power-no-duplicates = Без повторов
power-attendance = Полный сбор
power-die-manipulator = Подмена кубика
power-reroll-random = Случайный переброс
power-ignore-icon-plus = Долой значок+
power-contract-switch = Смена контракта
power-cursed-success = Проклятый успех
power-soft-fail = Мягкий провал
power-conditional = Условный
power-maybe-reroll = Возможный переброс
power-mega-reroll = Мегапереброс
power-diebreak = Раскол кубика

effect-none = Только засчитывается, больше ничего.
effect-forced-reroll = Выберите другую душу: её последний результат откладывается, и она бросает снова.
effect-add = Каждый из уже выпавших результатов, включая этот, больше на { $parameter }.
effect-subtract = Каждый из уже выпавших результатов, включая этот, меньше на { $parameter }.
effect-ignore-icon = Выберите значок награды или расплаты: он больше не считается.
effect-double = Выберите результат, можно этот же: его значение удваивается.
effect-ignore = Выберите результат, можно этот же: он равен 0, его число и сила не считаются.
effect-swap = Выберите другую душу: каждый выбирает у себя ещё не брошенную карту, и вы меняетесь ими навсегда.
effect-disable-special = Особое условие контракта больше не действует.
effect-chameleon = Число карты становится { $rank ->
    [lowest] наименьшим
    [highest] наибольшим
   *[either] наименьшим или наибольшим
} среди остальных результатов.
effect-star-counter = Число карты — удвоенное число звёзд контракта.
effect-reroll-return = Когда владелец бросает снова, эта карта возвращается в кубик и больше не считается.
effect-instant-fail = Контракт сразу провален, если потом другая душа покажет число не больше { $parameter }.
effect-instant-success = Контракт сразу выполнен, если потом другая душа покажет число не меньше { $parameter }.
effect-soul-add = За каждую душу каждый следующий результат больше на { $parameter }.
effect-soul-subtract = За каждую душу каждый следующий результат меньше на { $parameter }.
effect-roll-counter = Число карты — сколько всего бросков сделано, включая этот.
effect-no-duplicates = Обнуляется, как только у другого результата окажется то же число.
effect-attendance = Если все игроки — души, владелец выбирает число карты от 1 до 10.
effect-die-manipulator = Выберите другую душу: она получает верхнюю карту колоды кубиков или теряет случайную ещё не брошенную карту.
effect-reroll-random = Верхняя карта колоды кубиков становится результатом вместо этой и остаётся у своей души.
effect-ignore-icon-plus = Выберите значок награды, затем значок расплаты: они больше не считаются.
effect-contract-switch = Один раз, когда две души покажут одно число, активный игрок заменяет этот контракт другим открытым.
effect-cursed-success = Контракт сразу выполнен, но награда выплачивается один раз, сколько бы ни было душ.
effect-soft-fail = Контракт сразу провален, но без расплаты.
effect-conditional = Считается, только если в конце у другого результата то же число.
effect-maybe-reroll = Выберите другую душу: она может перебросить свой последний результат.
effect-mega-reroll = У остальных душ вместе есть два переброса: после своих бросков или перед проверкой.
effect-diebreak = Каждая другая душа может оставить в своём кубике лишь две карты или больше.

origin-rulebook = известно из правил
origin-reported = из опубликованных настроек генератора
origin-inferred = выведено из этих настроек
origin-reconstruction = наши решения

part-market = 5 открытых контрактов
part-hands = по 6 карт кубика с 2 силами среди них
part-target = 6 контрактов или 12 звёзд для победы
part-settings = все числа, силы и части контрактов с их весами, по которым каждая сдача создаёт новые карты
part-icons = сколько значков у наград и расплат
part-rulings = то, чего правила не решают: приглашения, части кубика, перебросы, порядок сил и особых условий, подсчёт результатов, битвы, расчёт, сброс и конец игры; каждое есть в справке

# Договорённости ----------------------------------------------------------------------------------

option-easier = Контракты полегче
option-easier-off = Нет, контракты до 3 звёзд
option-easier-1 = Только контракты с 1 звездой
option-easier-2 = Только контракты с 1 или 2 звёздами
option-cooperative = Совместная игра: никто не остаётся с контрактом один
option-cooperative-off = Нет
option-cooperative-on = Да, активный игрок называет вторую душу, и она не расплачивается
option-chaotic = Хаотичное начало
option-chaotic-off = Нет, у каждого в начале 1, 2, 3, 4, 5 и 6
option-chaotic-on = Да, каждому шесть случайных карт кубика
option-objective = Цель
option-objective-contracts = 6 контрактов
option-objective-stars = 12 звёзд на контрактах
option-lost-souls = «Потерянные души»: ещё 20 контрактов, среди них принудительные и битвы
option-lost-souls-off = Нет
option-lost-souls-on = Да
option-devilish-numbers = «Дьявольские числа»: ещё 28 карт кубика, с новыми силами, двойными числами и картами «?»
option-devilish-numbers-off = Нет
option-devilish-numbers-on = Да
option-icons = Значки на контрактах
option-icons-designed = Как задумано в настройках: один значок чаще, чем два
option-icons-published = Как сдаёт опубликованный генератор: чаще два
option-turn-limit = Ограничение ходов
option-turn-limit-none = Без ограничения
option-turn-limit-50 = 50
option-turn-limit-100 = 100
option-turn-limit-200 = 200
option-turn-limit-500 = 500

# События -----------------------------------------------------------------------------------------

news-turn-begins = Активный игрок — { $seat }.
news-picked = { $seat } берёт контракт ({ stars }): { $contract }
news-revealed = Новый контракт на рынке ({ stars }): { $contract }
news-no-contracts = Выбирать не из чего: контракты кончились.
news-reshuffled = { $deck ->
    [contracts] Сброшенные контракты становятся новой колодой контрактов.
   *[dice] Сброшенные карты становятся новой колодой кубиков.
}
news-invited = { $seat } приглашает в контракт: { $seats }.
news-accepted = { $seat } вступает.
news-refused = { $seat } не вступает.
news-must-join = { $seat } решает: { $other } вступает без права отказа.
news-exempt = { $seat } по этому контракту не расплачивается.
news-begins = Контракт начинается. { $turnout ->
    [1] Единственная душа: { $seats }.
   *[other] Души: { $seats }. Явка { $turnout }.
}
news-sits-out = { $seat } пропускает броски.
news-rolls-in-secret = { $seat } будет бросать втёмную.
news-part-chosen = { $seat } оставляет в кубике { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
news-rolled = { $seat } бросает: { $die }.
news-rolled-in-secret = { $seat } бросает карту втёмную.
news-saw-own-roll = Вы смотрите карту, брошенную втёмную: { $die }.
news-secret-shown = { $seat } открывает: { $die }.
news-skipped = { $seat } пропускает бросок: карт не осталось.
news-went-back = { $seat } возвращает в кубик: { $die }.
news-rerolls = { $seat } откладывает: { $die }.
news-number-is = { $printed ->
    [yes] { $change ->
        [down] { $seat }: { $face } с вычетом { $by } даёт { $value }.
       *[up] { $seat }: { $face } с прибавкой { $by } даёт { $value }.
    }
   *[no] { $change ->
        [down] { $seat }: { $face } считается за { $number } и с вычетом { $by } даёт { $value }.
        [up] { $seat }: { $face } считается за { $number } и с прибавкой { $by } даёт { $value }.
       *[none] { $seat }: { $face } считается за { $number }.
    }
}
news-wildcard-changed = { $seat }: { $face } теперь считается за { $number }.
news-power-idle = { $seat }: сила «{ $power }» не действует.
news-no-effect = { $seat }: силе «{ $power }» не на что подействовать.
news-all-raised = { $seat } прибавляет { $amount } к каждому из выпавших результатов.
news-all-lowered = { $seat } вычитает { $amount } из каждого выпавшего результата.
news-doubled = { $own ->
    [yes] { $seat } удваивает свой результат: { $die }.
   *[no] { $seat } удваивает чужой результат. { $other }: { $die }.
}
news-ignored = { $own ->
    [yes] { $seat } обнуляет свой результат: { $die }.
   *[no] { $seat } обнуляет чужой результат. { $other }: { $die }.
}
news-duplicate = { $seat }: результат обнуляется, его число повторилось ({ $die }).
news-icon-ignored = { $seat } убирает значок { $side ->
    [reward] награды
   *[penalty] расплаты
}: { icon }.
news-special-disabled = { $seat } отменяет особое условие.
news-must-reroll = { $seat } решает: { $other } перебрасывает.
news-may-reroll = { $seat } решает: { $other } может перебросить.
news-declined-reroll = { $seat } оставляет результат.
news-swaps-with = { $seat } и { $other } будут меняться картами.
news-swapped = { $seat } отдаёт: { $die }. { $other } отдаёт взамен: { $other-die }.
news-given-card = { $seat } решает: { $other } получает карту ({ $die }).
news-card-taken = { $seat } решает: { $other } теряет случайную карту ({ $die }).
news-drew-instead = { $seat } берёт вместо неё карту из колоды: { $die }.
news-lasting = { $seat }: сила «{ $power }» теперь действует.
news-switched = { $seat } меняет контракт на другой ({ stars }): { $contract }
news-left = { $seat } уходит из контракта и забирает свои результаты.
news-free-reroll = { $seat } пользуется бесплатным перебросом.
news-used-mega = { $seat } пользуется мегаперебросом.
news-failed-by-limit = Для этого контракта выпало слишком много сил.
news-ended-by-pair = Две души показали одно и то же: по особому условию контракт окончен.
news-ended-by-power = { $seat }: сила «{ $power }» завершает контракт.
news-succeeded = Контракт выполнен.
news-failed = Контракт провален.
news-battle-won = Победа в битве: { $seats }.
news-battle-lost-by-all = В битве не победил никто.
news-pool = { $side ->
    [reward] Награда
   *[penalty] Расплата
} на всех: { icons }.
news-icon-given = { $side ->
    [reward] { $seat } получит { icon }.
   *[penalty] { $seat } потеряет { icon }.
}
news-scored = { $seat } получает контракт ({ stars }): { $contract }
news-lost-score = { $seat } теряет случайный контракт ({ stars }): { $contract }
news-gained-card = { $seat } берёт карту: { $die }.
news-lost-card = { $seat } сбрасывает карту: { $die }.
news-nothing-to-gain = { $icon ->
    [score] { $seat } ничего не получает: контрактов не осталось.
   *[card] { $seat } ничего не получает: карт кубика не осталось.
}
news-nothing-to-lose = { $icon ->
    [score] { $seat } ничего не теряет: контрактов нет.
   *[card] { $seat } ничего не теряет: карт кубика нет.
}
news-won = { $seats-count ->
    [one] Побеждает { $seats }: { goal }.
   *[other] Победу делят { $seats }: у каждого { goal }.
}
news-no-dice-left = Карт кубика нет ни у кого: выполнить контракт больше нельзя.
news-limit-reached = Последний ход окончен.

# Ходы --------------------------------------------------------------------------------------------

move-pick = { contract-worth }
move-switch = Заменить на: { contract-worth }
move-invite = Пригласить: { $seats }.
move-start = Больше никого не приглашать и начать.
move-yes-answer = Вступить в контракт.
move-no-answer = Не вступать.
move-yes-join-battle = Вступить в битву.
move-no-join-battle = Не вступать.
move-force = Вступает без права отказа: { $other }.
move-challenge = Вызвать на битву: { $other }.
move-sit-out = { $other } пропускает броски.
move-secret = { $other } бросает втёмную.
move-part = Взять в свою часть: { $card }.
move-limit-die = Оставить в кубике: { $card }.
move-enough = { $named ->
    [0] Оставить кубик целым.
   *[other] Больше ничего не оставлять.
}
move-number = Считать за { $number }.
move-wildcard = { $same ->
    [yes] Оставить { $number }.
   *[no] Сменить на { $number }.
}
move-by-power = Считать за { $number }: это число даёт сила карты.
move-who-rerolls = { $other } { $force ->
    [must] перебрасывает
   *[may] может перебросить
} результат: { $card }, значение { $value }.
move-yes-reroll = Перебросить.
move-no-reroll = Оставить результат.
move-yes-mega = Использовать мегапереброс.
move-no-mega = Оставить результат.
move-yes-free-reroll = Использовать бесплатный переброс.
move-no-free-reroll = Уступить его следующей душе.
move-yes-leave = Уйти из контракта.
move-no-leave = Остаться.
move-which-result = { $deed ->
    [double] Удвоить
   *[ignore] Обнулить
} результат. Его показывает { $other }: { $card }, значение { $value }.
move-which-icon = { $side ->
    [reward] Убрать значок награды: { icon }.
   *[penalty] Убрать значок расплаты: { icon }.
}
move-swap-with = Меняться картами; с вами меняется { $other }.
move-swap-card = Отдать: { $card }.
move-whose-die = { $take ->
    [yes] { $other } теряет случайную карту.
   *[no] { $other } получает верхнюю карту колоды кубиков.
}
move-give-icon = { $side ->
    [reward] { $other } получает { icon }.
   *[penalty] { $other } теряет { icon }.
}
move-who-scores = { $other } забирает сыгранный контракт.
move-lose-card = Потерять: { $card }.

# Вопросы -----------------------------------------------------------------------------------------

question-pick = выбор контракта
question-recruit = пригласить игроков или начать
question-answer = ответ на приглашение
question-force = кто обязан вступить
question-challenge = кого вызвать на битву
question-join-battle = вступать ли в битву
question-sit-out = кто пропускает броски
question-secret = кто бросает втёмную
question-part = выбор части кубика
question-number = выбор числа
question-wildcard = менять ли число карты «?»
question-who-rerolls = кто перебрасывает
question-reroll = перебрасывать ли
question-which-result = выбор результата
question-which-icon = выбор значка
question-swap-with = с кем меняться картой
question-swap-card = какую карту отдать
question-whose-die = чей кубик меняется
question-limit-die = ограничить ли кубик
question-switch = замена контракта
question-mega = нужен ли мегапереброс
question-free-reroll = нужен ли бесплатный переброс
question-leave = уйти или остаться
question-give-icon = раздача значков
question-who-scores = кто забирает контракт
question-lose-card = какую карту кубика потерять

prompt-wait = { $seats-count ->
    [one] Решает { $seats }
   *[other] Решают { $seats }
}: { $question }.
prompt-over = { $result ->
    [won] Вы победили.
    [shared] Вы делите победу.
    [lost] Вы проиграли.
   *[watched] Игра окончена.
} { $seats-count ->
    [one] Победитель: { $seats }.
   *[other] Победители: { $seats }.
}
prompt-pick = Выберите контракт. Вы в нём участвуете; потом можно позвать других.
prompt-recruit = Кого вы приглашаете? Приглашённые вместе отвечают одновременно, дважды никого не спрашивают. Пока души: { $souls }. { contract-worth }
prompt-answer = { $active } приглашает вас. Вступаете? Пока души: { $souls }. { contract-worth }
prompt-force = Этому контракту нужно { $wanted ->
    [one] { $wanted } душа
    [few] { $wanted } души
   *[many] { $wanted } душ
}. Назовите, кто обязан вступить. { contract-worth }
prompt-challenge = Вызовите игрока на битву: отказаться нельзя. { contract-worth }
prompt-join-battle = { $active } начинает битву. Вступаете? Пока души: { $souls }. { contract-worth }
prompt-sit-out = Одна душа не бросает. Кто пропускает броски? { $contract }
prompt-secret = Одна душа бросает втёмную. Кто это? { $contract }
prompt-part = Выберите карты, которыми будете бросать: пока { $named } из { $size }. { $contract }
prompt-number = Вам выпало: { $card }. { $why ->
    [attendance] Все игроки — души: выберите число карты.
    [own] Выберите число или возьмите то, что даёт сила карты.
   *[number] За сколько её считать?
}
prompt-wildcard = Ваша карта «?» считается за { $number }. Сейчас её число можно сменить.
prompt-who-rerolls = { $power }: кто { $force ->
    [must] должен перебросить
   *[may] может перебросить
} последний результат?
prompt-reroll = Вы можете перебросить последний результат: { $card }, значение { $value }.
prompt-which-result = { $power }: какой результат вы выбираете?
prompt-which-icon = { $power }: какой значок больше не считается?
prompt-swap-with = { $power }: с кем вы меняетесь картой?
prompt-swap-card = { $power }: выберите карту. Её получит { $other }, а вы получите другую.
prompt-whose-die = { $power }: чей кубик меняется и как?
prompt-limit-die = { $power }: вы можете оставить в кубике лишь две карты или больше. Пока выбрано: { $named }.
prompt-switch = Две души показали одно число: замените этот контракт другим. { contract-worth }
prompt-mega = Вы можете потратить мегапереброс на последний результат: { $card }, значение { $value }.
prompt-free-reroll = Особое условие даёт вам перебросить последний результат: { $card }, значение { $value }.
prompt-leave = Особое условие позволяет одной душе уйти. Уходите? { contract-worth }
prompt-give-icon = { $side ->
    [reward] Кто получает { icon }?
   *[penalty] Кто теряет { icon }?
} Осталось раздать: { icons }.
prompt-who-scores = Контракты получают несколько душ. Кто забирает сыгранный контракт ({ stars })?
prompt-lose-card = Вы теряете карту кубика. Выберите какую.

rule-pick = Контракт платит награду за каждую душу, а при провале за каждую душу берёт расплату. Силы действуют, только если душ хотя бы две.
rule-recruit = Чем больше душ, тем больше результатов, награда и расплата; раздаёт их активный игрок.
rule-answer = Вступив, остаются до конца, если только контракт не отпускает душу. Обещания никого не связывают.
rule-force = Отказаться нельзя. В совместной игре названный первым не расплачивается.
rule-challenge = В битве каждая душа бросает за себя: победители делят награду, проигравшие — расплату.
rule-join-battle = В битве каждая душа бросает за себя: победители делят награду, проигравшие — расплату.
rule-sit-out = Кто пропускает броски, считается в явке и при дележе, но бросков по контракту не делает.
rule-secret = Карты, брошенные втёмную, знает только их владелец; они действуют, когда их открывают после последнего броска.
rule-part = В этом контракте можно бросать только эти карты. Выбор тайный.
rule-number = Выбор из двух чисел окончателен. Число карты «?» можно менять после каждого следующего броска и перед проверкой.
rule-wildcard = Новое число считается с этой минуты. О силе карты уже решено.
rule-power = { $power }. { $effect }
rule-switch = Результаты остаются. Проверка, особое условие, значки, звёзды и число бросков — по новому контракту.
rule-mega = При перебросе последний результат откладывается. Новая карта встаёт на его место, её сила тоже действует.
rule-free-reroll = Он достаётся только одной душе. Последний результат откладывается, новая карта встаёт на его место.
rule-leave = Кто уходит, забирает свои результаты, ничего не получает и не теряет. Если хотят несколько, уходит первый по часовой стрелке.
rule-give-icon = Значки раздают по одному, и из нескольких душ ни одна не получает всё.
rule-who-scores = Все остальные контракты берут из колоды.
rule-lose-card = Карта уходит в сброс у всех на виду.
rule-over = В листе подсчёта видно, какие контракты у кого.

# Лист подсчёта --------------------------------------------------------------------------------------

sheet-seat = { $seat }: { contracts }, { stars }
sheet-no-contracts = Контрактов нет.
sheet-contract = { stars }: { $contract }
sheet-result = Итог
sheet-ending = { $ending ->
    [target] Игра окончена: цель достигнута — { goal }.
    [no-dice] Игра окончена: карт кубика нет ни у кого.
    [no-contracts] Игра окончена: контракты кончились.
   *[limit] Игра окончена: сыгран последний из условленных ходов.
}
goal = { $objective ->
    [stars] { $goal ->
        [one] { $goal } звезда
        [few] { $goal } звезды
       *[many] { $goal } звёзд
    }
   *[contracts] { $goal ->
        [one] { $goal } контракт
        [few] { $goal } контракта
       *[many] { $goal } контрактов
    }
}
sheet-winner = Побеждает { $seats }: больше всего { $objective ->
    [stars] звёзд
   *[contracts] контрактов
} ({ $score }).
sheet-shared = Победу делят { $seats }: у каждого больше всего { $objective ->
    [stars] звёзд
   *[contracts] контрактов
} ({ $score }).

# Колода ------------------------------------------------------------------------------------------

deck-contracts = { $set ->
    [lost-souls] Контракты «Потерянных душ»
   *[base] Контракты основного набора
}: { $count }
deck-number = { $number }
deck-contract =
    { $contract }
    За каждую душу: награда — { $reward }; расплата — { $penalty }.
deck-hand = Начальные карты кубика: { $seat }
deck-dice = { $set ->
    [devilish-numbers] Колода кубиков, карты «Дьявольских чисел»
   *[base] Колода кубиков, карты основного набора
}: { $count }
deck-set = { $set ->
    [devilish-numbers] «Дьявольские числа»
   *[base] основной набор
}
deck-contract-totals = Контракты по видам и звёздам
deck-type = { $type ->
    [forced] Принудительные
    [battle] Битвы
   *[regular] Обычные
}: { $count }
deck-with-stars = { stars }: { $count }
deck-icon-totals = Значки на всех контрактах
deck-side = { $side ->
    [reward] Награды:
   *[penalty] Расплаты:
}
deck-powers = Карты кубика с силой: { $powers } из { $count }
deck-times = { $count } ×

# Справка -----------------------------------------------------------------------------------------

help-goal = Вы заключаете сделки с дьяволом и собираете контракты. Когда после расчёта кто-то набрал { goal } или больше, игра окончена: побеждает тот, у кого больше всех. При равенстве победу делят.
help-dice = Ваши карты кубика — это ваш кубик. Бросить значит открыть случайную из них; до расчёта по контракту она лежит отдельно. { $chaotic ->
    [yes] В начале у каждого шесть случайных карт.
   *[no] В начале у каждого карты с числами от 1 до 6, из них две с силой.
}
help-turn = Ход: активный игрок берёт один из пяти открытых контрактов и собирает участников; эти участники — души — бросают, как в нём сказано. Потом проверка и расчёт, и ход переходит по часовой стрелке.
help-recruit = Сбор: активный игрок может приглашать других, нескольких сразу или по одному, каждого не больше раза. Приглашённый соглашается или отказывается. Число душ — это явка.
help-cooperative = Совместная игра: во всяком контракте, кроме битвы, активный игрок сначала называет вторую душу; отказаться она не может, но и не расплачивается.
help-forced = У принудительного контракта есть наименьшая явка: пока её нет, активный игрок называет тех, кто обязан вступить.
help-battle = Битва: активный игрок вызывает кого-нибудь, затем могут вступить остальные. Лучшие результаты побеждают, равные побеждают вместе. Победители делят награду, проигравшие — расплату; значки раздаются по кругу.
help-task = Задание говорит, кто бросает, сколько раз и какой частью кубика. Души бросают по очереди, по часовой стрелке от активного игрока. У кого карт не осталось, пропускает бросок.
help-number = Двойное число считается за одно из двух, карта «?» — за любое от -1 до 8; его владелец может потом сменить.
help-value = Значение результата — его число после всех прибавок, вычетов и удвоений. Обнулённый результат равен 0, у него нет ни числа, ни силы.
help-power = Сила действует, когда карту открывают, если душ хотя бы две и особое условие не против. Всё, что она делает, происходит до следующего броска.
help-reroll = При перебросе последний результат души откладывается, и новая карта встаёт на его место; в этом контракте старую больше не бросают.
help-test = Проверка смотрит на все результаты вместе. «Меньше» и «больше» не включают само число. Без результатов контракт провален.
help-pay = Успех платит по каждому значку награды за каждую душу, провал так же взыскивает расплату. Значки раздаёт активный игрок, но не все одной душе, если душ несколько.
help-icons = Значок контракта даёт контракт: сначала сыгранный, потом из колоды; в расплате он отнимает случайный из ваших. Значок карты даёт верхнюю карту колоды кубиков, а в расплате отнимает карту на ваш выбор.
help-stars = Звёзды говорят, насколько труден контракт{ $objective ->
    [stars] , и в конце считают их.
   *[contracts] ; считают только контракты.
}
help-secrets = Карты в руке тайные, пока их не бросят{ $chaotic ->
    [yes] {""}
   *[no] , но числа сданных в начале знают все
}. Что показали хоть раз, отмечено для всех.
help-powers = Силы
help-power-line = { $power }: { $effect }
help-specials = Особые условия
help-special = – { $rule }.
help-options = Условлено для этой игры
help-option = { $about } — { $value }.
help-origins = Откуда карты
help-generated = Двух игр с одинаковыми картами не бывает: эту игру печатает генератор, и каждая сдача здесь создаёт новые контракты и кубики по его опубликованным настройкам. Все слова наши.
help-rulings = Чего правила не решают, решаем мы
help-ruling-start = Кто начинает, решает случай; ходят по часовой стрелке. Дьявольские кубики в начале сдают, только если оно хаотичное.
help-ruling-answers = Приглашённые вместе отвечают одновременно, и ответ окончателен.
help-ruling-forced = Если принудительному контракту нужно больше душ, чем есть игроков, вступают все. Кто вступил без права отказа, расплачивается наравне с остальными; не расплачивается только вторая душа совместной игры.
help-ruling-naming = Кто пропускает броски и кто бросает втёмную, называет активный игрок. Часть кубика тайно выбирает тот, кто бросает; половину округляют вверх.
help-ruling-empty = Бросок без карты пропадает; контракт без результатов провален.
help-ruling-reroll = Переброс заменяет последний результат и не тратит броска по контракту.
help-ruling-round = Если проверяют порядок, одновременно брошенные карты идут по часовой стрелке, но для сил ни одна из них не позже другой.
help-ruling-leave = Уйти может одна душа, один раз, после любого броска и до проверки. Её результаты и длящиеся силы пропадают, явка уменьшается, а число бросков — нет.
help-ruling-must = Силу, которую можно применить, применяют обязательно, и выбирает тот, кто её бросил. Среди «уже выпавших» есть и сама карта; только Хамелеон смотрит на одни остальные.
help-ruling-swap = При обмене каждый из двоих выбирает свою карту, оба одновременно.
help-ruling-number = Силы и особые условия смотрят на число карты, проверка — на её значение.
help-ruling-ignored = Обнулённый результат остаётся обнулённым, но это результат: он равен 0, не совпадает ни с каким числом, а его длящаяся сила кончается.
help-ruling-pair = «Одно и то же» показывают только две разные души, а у сил важен вид, не число.
help-ruling-last = Если действует только последняя сила, при открытии не действует ни одна, а последняя срабатывает после всех бросков. Предел сил считает каждую открытую силу.
help-ruling-order = Если контракт могут завершить сразу несколько причин, первым идёт особое условие, затем силы в том порядке, в каком их открыли.
help-ruling-wildcard = Карта «?» считается за число от -1 до 8, менять его можно до проверки.
help-ruling-souls = Прибавка душ и вычет душ считаются за каждую душу, какая есть, когда открывают карту.
help-ruling-watch = Мгновенный провал и мгновенный успех следят за следующими бросками других душ. «Без повторов» сравнивают со всеми результатами, «Условный» — со всеми, которые считаются в конце.
help-ruling-cards = Подмена кубика отнимает случайную карту. Карта, взятая по случайному перебросу, — не новый бросок. Два мегапереброса — на все остальные души вместе.
help-ruling-switch = Смена контракта ставит на место битвы только битву; новое особое условие смотрит только на следующие карты.
help-ruling-same = Результаты с одинаковым значением считают поштучно: 2, 2, 5 и 5 — это четыре.
help-ruling-two = Порядок и разницу проверяют на двух результатах и больше; с одним контракт провален.
help-ruling-counted = Результаты с силой считают по картам, подействовала она или нет, а броски — вместе с перебросами.
help-ruling-scored = Контракты активного игрока считают до расчёта по сыгранному.
help-ruling-battle = В битве «все» и «ни одного» сравнивают наименьшие или наибольшие результаты душ, а значки раздают по одному по часовой стрелке.
help-ruling-duel = Если в битве бросают, пока кто-нибудь не победит, побеждает тот, у кого стало лучше, чем у другой души, бросавшей последней. Сила, которая завершает битву, приносит победу одному владельцу или поражение всем.
help-ruling-scorer = Если считают звёзды, активный игрок говорит, кто из получающих забирает сыгранный контракт.
help-ruling-loss = Чего у души нет, того она и не теряет. Контракты выплачивают раньше карт, душа за душой по часовой стрелке.
help-ruling-discard = Потерянные карты и никому не доставшиеся контракты идут в сброс, из которого при нужде делают новую колоду.
help-ruling-hands = Руку видит только её владелец; журнал показанного есть у всех.
help-ruling-end = Игра кончается и тогда, когда ни у кого нет карт кубика, контракты кончились или сыгран последний условленный ход.

# The board ---------------------------------------------------------------------------------------

board-said = { $what }
board-turn = Контракт хаоса, ход { $turn }{ $limit ->
    [0] {""}
   *[other] {" "}из { $limit }
}: { $seat } · цель: { goal }
board-over = Контракт хаоса: конец игры, ход { $turn }
board-you = (вы)
board-none = нет

board-market = Рынок
board-kind = { $type ->
    [forced] принудительный
   *[battle] битва
}
board-task = Задание
board-type = { $type ->
    [forced] Принудительный (не меньше { $least ->
        [one] { $least } души
       *[other] { $least } душ
    }).
   *[battle] Битва: каждая душа за себя.
}
board-test = Проверка
board-special = Условие
board-special-off = Больше не действует.
board-powers-seen = Пока выпало: { $count }.
board-worth = Цена
board-reward = награда — { $icons }
board-penalty = расплата — { $icons }
board-icons-gone = не считается: { $icons }
board-for-each = На душу (всего { $souls }):

board-results = Выпало
board-powers = Силы
board-alone = Когда душа одна, силы не действуют.
board-stands = Пока
board-standing = { $what }{ $compared ->
    [yes] ; порог { $bound }
   *[no] {""}
}
board-verdict = { $passes ->
    [yes] успех
   *[no] провал
}
board-so-far-sum = сумма { $figure }
board-so-far-some = результатов{ compared.which }{ $comparison ->
    [equal] ,
   *[other] {""}
} — { $count } из { $results }
board-so-far-extreme = { $which ->
    [highest] наибольший
   *[lowest] наименьший
} результат { $figure }
board-so-far-same = результатов, чьё значение встречается не один раз: { $figure }
board-so-far-different = разных значений: { $figure }
board-so-far-powers = результатов { $having ->
    [with] с силой
   *[without] без силы
}: { $figure }
board-so-far-sequence = по порядку: { $values }
board-so-far-within = в самой большой группе { $count } из { $results }
board-lasting = В силе
board-uses-left = Осталось: { $count }.
board-result = Итог
board-outcome = { $outcome ->
    [success] контракт выполнен
   *[failure] контракт провален
}
board-battle-over = { $count ->
    [0] в битве не победил никто
   *[other] победа в битве:{" "}
}
board-pool = ещё раздать { $side ->
    [reward] наград
   *[penalty] расплат
}: { $icons }
board-decks = Колоды
board-stocks = контрактов { $contracts } (в сбросе { $used }), карт кубика { $dice } (в сбросе { $lost })

board-player = Игрок
board-contracts = Контракты
board-stars = Звёзды
board-dice = Карты
board-part = В этом контракте
board-is-active = активная душа
board-is-soul = душа
board-is-gone = вне контракта, с уходом
board-is-out = –
board-is-invited = есть приглашение
board-is-refused = не участвует
board-is-not-asked = без приглашения
board-exempt = без расплаты
board-rolls = броски: { $made } из { $rolls }
board-rolled = броски: { $made }
board-sits-out = без бросков
board-in-secret = втёмную
board-battle-so-far = пока { $figure }{ $leads ->
    [yes] , впереди
   *[no] {""}
}
board-share = { $side ->
    [reward] получит
   *[penalty] потеряет
}: { $icons }

board-others = { $state ->
    [rolling] Другие ещё могут бросить
    [watched] Кубики игроков
   *[held] Кубики других
}
board-some-of = { $cards } из:
board-own = { $rolling ->
    [yes] Вы ещё можете бросить
   *[no] Ваш кубик
}

board-sign-turn = кто решает, и последняя карта
board-sign-secret = другие этого не видели
board-sign-unseen = неизвестно
board-sign-ignored = не считается, равен 0
board-sign-aside = отложено перебросом
board-sign-left = душа ушла с этой картой
board-sign-winner = победа
board-sign-wildcard = любое число
board-sign-duo = одно из двух
board-sign-named = выбрано
board-sign-passed = остаётся в стороне

step-pick = Контракт { $place }{ step-kind }: { step-worth }
step-switch = Заменить на контракт { $place }{ step-kind }: { step-worth }
step-kind = { $type ->
    [regular] {""}
   *[other] {" "}({ board-kind })
}
step-worth = { stars }, награда — { $reward }, расплата — { $penalty }
step-invite = Пригласить { $players ->
    [1] одного игрока…
    [2] двух игроков вместе…
    [3] трёх игроков вместе…
   *[other] всех четверых вместе.
}
step-result-of = { $other }: один из результатов…
step-result = { $card }, значение { $value }.
step-plain = Карта с числом { $number }…
step-duo = Карта с двумя числами…
step-wildcard = Карта с любым числом…
