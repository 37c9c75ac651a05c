language = Русский
player = Игрок { $number }
nobody = никто
list = { $start } и { $end }
row = { $start }, { $end }
nothing = ничего

error-over = Игра окончена, ходов больше нет.
error-no-seat = Игрока { $number } за столом нет; есть игроки с 1 по { $last }.
error-not-awaited = { $player } сейчас ничего не решает. { $seats-count ->
    [one] Решает { $seats }.
   *[other] Решают { $seats }.
}
error-unknown-move = Хода с номером { $move } нет; номера ходов — от 0 до { $last }.
error-illegal = Сейчас так нельзя. Что требуется: { $prompt }
error-not-over = Игра ещё не окончена, итога нет.
error-names = Имён { $names }, а мест { $seats }; имён должно быть не больше, чем мест.
error-seed = Число раздачи { $seed } не подходит: нужно от 0 до 2**{ $bits } - 1.
error-language = Языка «{ $language }» нет; есть { $languages }.
error-game = Игры «{ $game }» нет; есть { $games }.
error-games = Число игр должно быть не меньше 1, а не { $games }.
error-cores = Число ядер должно быть не меньше 1, а не { $cores }.
error-seconds = Число секунд должно быть больше 0, а не { $seconds }.
error-bot = Бота «{ $bot }» нет; есть { $bots }.
error-bots = Назовите одного бота на всех или по одному на каждое место (мест { $seats }), а не { $bots }.

# Files
file-no-json = { $file } — не сохранённая игра: это не текст JSON.
file-foreign = { $file } — не сохранённая игра: в файле нет пометки «{ $format }».
file-format = { $file } записан в формате { $format }; эта версия читает формат { $reads }.
file-game = { $file } — запись другой игры. { $reason }
file-rules = { $file } сыгран по версии { $version } правил { $game }; здесь версия { $reads }.
file-damaged = { $file } повреждён: { $reason }
file-part = часть «{ $part }» отсутствует или испорчена.
file-seed = в «seed» не целое число от 0 до 2**128 - 1.
file-moves = в «moves» не список пар из места и хода.
file-texts = имена и настройки должны быть текстами.
file-digest = его ходы не приводят к столу, который в нём назван.

name = { $seat }

# The terminal
terminal-person = Путник
terminal-bot-names = Ада, Богдан, Вера, Глеб, Дарья, Егор, Жанна, Захар, Инна, Кирилл, Лада, Марк, Нина, Олег, Полина, Роман
terminal-people = За этим экраном: { $seats }.
terminal-bots = Боты: { $seats }.
terminal-news = Что произошло
terminal-log = Весь журнал
terminal-help = Справка
terminal-sheet = Подсчёт очков
terminal-choose = { $last ->
    [1] Введите 1, выбор один
   *[other] Номер 1–{ $last }
} (? справка, ж журнал, в выход):
terminal-choose-or-back = { $last ->
    [1] Введите 1, выбор один
   *[other] Номер 1–{ $last }
} (н назад, ? справка, ж журнал, в выход):
terminal-not-understood = { $last ->
    [1] Введите 1 или ? для справки.
   *[other] Введите номер от 1 до { $last } или ? для справки.
}
terminal-key-back = н Н b B
terminal-key-help = ? с С h H
terminal-key-log = ж Ж l L
terminal-key-next = д Д n N
terminal-key-quit = в В q Q
terminal-keys = Клавиши: номер — выбор; н (b) — вернуть незаконченный выбор; Enter — показать стол ещё раз; ж (l) — весь журнал, знаком ◉ отмечено то, что сказано не всем; в (q) — выйти; игру можно будет сохранить.
terminal-hide = Нажмите Enter, чтобы скрыть стол.
terminal-pass = Стол скрыт. К экрану садится { $player }: нажмите Enter.
terminal-save = Чтобы продолжить потом, введите имя файла для игры (Enter — не сохранять):
terminal-cannot-save = Создать { $file } нельзя: такой файл уже есть или нет папки для него. Введите другое имя.
terminal-save-failed = Не удалось записать { $file }: { $reason }.
terminal-saved = Игра сохранена: { $file }. Посмотреть снова: turncoat replay { $file }
terminal-saved-unfinished = Игра сохранена: { $file }. Продолжить: turncoat play { $game } --resume { $file }
terminal-step = Шаг { $step } из { $last }
terminal-moved = { $player }: { $move }
terminal-replay-keys = Enter или д дальше, н назад, 0–{ $last } перейти к шагу, в выход:
terminal-replay-not-understood = Введите шаг от 0 до { $last } либо д, н или в.

# The commands
cli = Четыре игры о блефе и предательстве: играйте, моделируйте, пересматривайте.
cli-example = Пример: turncoat play passengers --seats 5
cli-see-help = (С ключом --help команда покажет, что ей нужно.)
cli-file = { $file }: { $reason }. Укажите путь к сохранённой игре.
cli-game = Игра; список даёт «turncoat games».
cli-seats = Число мест; обычно 5, если игра это позволяет.
cli-option = Настройка игры в виде имя=значение; можно указать несколько. Список даёт «turncoat games».
cli-option-shape = Настройка пишется как имя=значение, а не «{ $option }».
cli-cores = Сколько ядер процессора занять; обычно все.
cli-json = Вывести один объект JSON и больше ничего.
cli-lang = Язык; обычно как в окружении.
cli-seat-range = Места { $seat } нет; есть места с 1 по { $last }.
cli-seat-or-all = Выберите что-то одно: вид с места (--seat) или открытые карты (--all).
cli-people-shape = В --people через запятую пишут от 1 до { $last } разных имён, а не «{ $people }».
cli-save-exists = Создать { $file } нельзя: такой файл уже есть или нет папки для него. Укажите другое имя.
cli-play = Сыграть в терминале против ботов или нескольким людям за одним экраном.
cli-play-example = Пример: turncoat play passengers --seats 6 --people "Анна,Борис" --option sets=I,II,III --save vecher.json
cli-play-seat = Место первого человека, считая с 1 (обычно 1); остальные садятся слева от него.
cli-play-people = Имена людей за этим экраном через запятую; остальные места займут боты.
cli-play-seed = Число, от которого зависит раздача; одно и то же число раздаёт одну и ту же игру.
cli-play-save = Файл, куда записать игру, когда она закончится или прервётся.
cli-play-resume = Продолжить игру, сохранённую до конца партии; она запишется в тот же файл.
cli-resume-alone = С ключом --resume места, люди, настройки и раздача берутся из файла: уберите --seats, --people, --option и --seed.
cli-resume-game = В файле { $file } игра { $game }. Продолжить: turncoat play { $game } --resume { $file }
cli-resume-seat = В файле { $file } не сказано, кто играет за экраном. Добавьте --seat K, считая с 1.
cli-replay = Пройти сохранённую игру по шагам: как её видели все, как видели с одного места или с открытыми картами.
cli-replay-example = Пример: turncoat replay vecher.json --seat 2
cli-replay-file = Файл, который сохранила команда «turncoat play».
cli-replay-seat = Показать то, что видели с этого места, считая с 1.
cli-replay-all = Показать все карты открытыми.
cli-simulate = Сыграть много игр между ботами и посчитать победы с 95-процентными доверительными интервалами (Уилсона).
cli-simulate-example = Пример: turncoat simulate passengers --seats 6 --games 100000 --seed 1 --bots handwritten --json
cli-simulate-games = Число игр.
cli-simulate-seed = Число от 0 до 2**64 - 1, от которого зависят все раздачи; одно и то же число даёт те же итоги.
cli-simulate-bots = random или handwritten: один бот на всех или через запятую по одному на каждое место.
cli-simulating = Идут игры
cli-report = Игр: { NUMBER($games) }, мест: { $seats }
cli-report-who = Кто
cli-report-bot = Бот
cli-report-games = Игр
cli-report-won = Побед
cli-report-share = Доля
cli-report-interval = Интервал 95 %
cli-report-decisions = Решений за игру: { $decisions }
cli-bench = Измерить, как быстро идут случайные игры на этой машине, если на каждом шаге находить все допустимые ходы.
cli-bench-example = Пример: turncoat bench --game passengers --seats 6 --cores 1 --json
cli-bench-seconds = Сколько секунд измерять после разогрева.
cli-bench-where = { $game }, мест: { $seats }, ядер: { $cores }
cli-bench-start = Первая игра через { $seconds } с (запуск, затем компиляция или загрузка готового кода).
cli-bench-played = Затем за { $seconds } с сыграно игр: { NUMBER($games) }, шагов: { NUMBER($steps) }:
cli-bench-speed = { NUMBER($games) } игр/с, { NUMBER($steps) } шагов/с
cli-games = Список игр с числом мест и настройками; сказано и о том, что в них реконструкция.
cli-games-example = Пример: turncoat games --json
cli-games-seats = мест: от { $first } до { $last }
cli-games-option = --option { $option }=… { $about }{ $times ->
    [1] { "" }
   *[other] {" "}(одно значение на всё или { $times } через запятую)
}
cli-games-value = { $value } — { $about }{ $usual ->
    [yes] {" "}(обычно)
   *[no] { "" }
}
cli-games-origin = { $origin }: { $parts }
cli-deal = Показать колоды, которые получаются из числа раздачи, — тем, кто печатает карты или оценивает их. Все карты открыты: не смотрите, если будете играть с этим числом.
cli-deal-example = Пример: turncoat deal chaos-contract --seats 4 --seed 7 --option lost-souls=on --json
cli-deal-seed = Число, от которого зависит раздача, как в «turncoat play»; если его нет, выбирается и печатается новое.
cli-deal-again = Раздать эти карты снова: { $command }
cli-deal-none = Карты { $game } в каждой игре одни и те же. Игры, где карты создаёт раздача: { $games }.

error-seats = { $game } — игра для { $low }–{ $high } игроков; { $seats } не подходит.
error-option = У игры { $game } нет настройки «{ $option }». Есть такие: { $options }.
error-value = Настройка «{ $option }» не может быть «{ $value }». Выберите одно из: { $values }.

cli-compiling = Правила компилируются для этого компьютера. Это делается один раз и занимает до минуты.

cli-all-not-over = Эта игра ещё не окончена, поэтому карты остаются закрытыми. Уберите --all или сначала доиграйте.

# Сервер ------------------------------------------------------------------------------------------

room-missing = Такого стола нет, или вам его не видно. Проверьте ссылку.
room-seat-empty = Место { $number } никто не занимает.
room-seats-free = { $free ->
    [one] Свободно ещё { $free } место. Посадите бота или подождите игрока.
    [few] Свободны ещё { $free } места. Посадите ботов или подождите игроков.
   *[many] Свободны ещё { $free } мест. Посадите ботов или подождите игроков.
}
room-stale = Это ответ на прежний вопрос. Взгляните на стол ещё раз.
room-no-talk = За этим столом свободный разговор отключён.
room-empty-remark = В этой реплике нечего показать.
room-full = Все места заняты. Можно смотреть.
room-seat-taken = Место { $number } занято.
room-no-such-seat = Места { $number } за этим столом нет.
room-no-name = В имени нужен хотя бы один видимый знак.
room-started = Игра уже началась; места больше не меняются.
room-not-started = Игра ещё не началась.
room-old-rules = За этим столом играли по версии { $version } правил { $game }; этот сервер играет по версии { $reads }.
room-busy = Другие успели раньше несколько раз подряд. Попробуйте ещё раз.
room-no-seat-held = Для этого нужен ключ места за этим столом.
room-host-only = Это может только хозяин стола.
room-seated-already = У вас уже есть место за этим столом.
player-went-away = { $player }: игрока давно нет. За него продолжает бот.
player-came-back = { $player }: игрок вернулся.
claim-none = В этой игре нет заявлений.
claim-unknown = Заявления «{ $claim }» нет; есть { $claims }.
claim-wrong = Параметры заявления «{ $claim }»: { $parameters }.
claim-parameter = { $parameter } от 0 до { $last }
claim-no-parameters = никаких
proof-commitment = Секрет не подходит к обязательству, показанному до раздачи.
proof-none = Здесь нет доказательства раздачи, которое можно прочесть.
proof-seed = Зерно не следует из секрета и вкладов игроков.
error-request = Запрос составлен неверно: { $reason }.
error-too-many = Слишком много сразу. Подождите немного и попробуйте снова.
error-too-large = Это слишком велико; принимается не больше { $most } байт.
error-origin = Этот запрос пришёл со страницы другого сайта.
error-method = По этому адресу ждут запроса другого вида.
error-path = По этому адресу ничего нет.
error-server = На сервере что-то пошло не так. Ничего не изменилось.
error-hello = Первым сообщением должно быть приветствие.
error-hello-again = Приветствие уже было.
error-protocol = Клиент говорит на версии { $version } протокола, этот сервер — на версии { $speaks }.
error-token = Этот ключ не даёт места за этим столом.
error-message-size = Сообщение — это текст не длиннее { $most } байт.
error-slow = Слишком много ждало, пока вы это примете. Подключитесь снова и скажите, что у вас уже есть.
error-spectator = Зрители смотрят; ходить и говорить они не могут.
cli-serve = Обслуживать столы для браузеров и программ. Столы хранятся в базе данных и переживают сервер.
cli-serve-example = Пример: turncoat serve --host 0.0.0.0 --database postgresql://me@localhost/turncoat
cli-serve-host = Адрес, на котором слушать.
cli-serve-port = Порт, на котором слушать; 0 — любой свободный.
cli-serve-database = Файл для SQLite или адрес базы PostgreSQL. Обычно файл в вашей папке данных.
cli-serve-origin = Ещё один сайт, страницам которого можно обращаться к серверу. Можно указать несколько раз.
cli-serve-rate = Сколько один адрес может запросить за секунду.
cli-serve-connections = Сколько соединений может быть у одного адреса.
cli-serve-proxy = Брать адреса из X-Forwarded-For. Только за собственным прокси.
cli-serve-log = Насколько подробен журнал: debug, info, warning или error.
cli-serve-levels = Уровня { $level } нет; есть { $levels }.
cli-serve-limits = Частота и число соединений — числа больше 0.
error-database = С базой «{ $scheme }://» Turncoat не работает. Укажите файл или postgresql:// и адрес.
error-database-fails = База данных { $database } не годится: { $reason }.
cli-serve-taken = На { $address } слушать нельзя: { $reason }.
cli-serve-ready = Turncoat работает по адресу { $address }
cli-verify = Проверить, что карты законченной игры розданы по секрету, которым сервер себя связал.
cli-verify-example = Пример: turncoat verify evening.json
cli-verify-file = Игра, сохранённая сервером.
cli-verify-none = { $file }: раздавал не сервер, доказательства нет.
cli-verify-fair = Раздача честная: она следует из секрета за { $commitment } и из того, что внесли игроки.
proof-other-seed = Игра роздана не из того зерна, которое доказано.
verify-title = Честной ли была раздача?
verify-about = Перед игрой сервер показывает обязательство, а каждый игрок вносит свою часть зерна. После игры показывают секрет сервера. Выберите сохранённую игру: страница вычислит прямо в вашем браузере, следуют ли карты из того и другого.
verify-choose = Игра, сохранённая со стола:
verify-none = В этом файле нет доказательства раздачи.
verify-fair = Раздача была честной: секрет подходит к обязательству, а зерно следует из секрета и вкладов.
verify-wrong-commitment = Раздаче нельзя доверять: секрет не подходит к обязательству.
verify-wrong-seed = Раздаче нельзя доверять: зерно не следует из секрета и вкладов.
verify-wrong-game = Раздаче нельзя доверять: игра роздана из другого зерна.
verify-commitment = Обязательство, показанное до раздачи
verify-secret = Секрет сервера
verify-contributions = Вклады игроков
verify-seed = Зерно
verify-again = Команда «turncoat verify ФАЙЛ» ещё и раздаёт карты заново из зерна и проигрывает все ходы.
