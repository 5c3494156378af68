### Fog Chess: українською.
### Звертаємося на «ти»; «фігура» означає й пішака. Імена стоять у називному відмінку, найкраще після двокрапки.
### Без минулого часу, що видає стать («взято», а не «ти втратив»). Після однолітерних слів стоїть нерозривний пробіл.

app-title = Fog Chess
back-home = На головну

## Коли застосунок не запускається

start-failed-title = Fog Chess не запускається
start-failed = Щось не завантажилося. Перевір з’єднання й завантаж сторінку ще раз. Твої партії збережено.
start-no-wasm-title = Чогось бракує
start-no-wasm = Цей браузер не має WebAssembly або його тут вимкнено. Дозволь його для цієї сторінки або візьми сучасний браузер.
start-crashed-title = Fog Chess зупинився
start-crashed = Це помилка застосунку. Твої ходи збережено: завантаж сторінку ще раз і грай далі.
start-again = Завантажити ще раз

## Сторони, фігури, дати

side = { $side ->
    [white] Білі
   *[black] Чорні
}
side-named = { $side ->
    [white] Білі: { $name }
   *[black] Чорні: { $name }
}
piece-name = { $role ->
    [pawn] Пішак
    [knight] Кінь
    [bishop] Слон
    [rook] Тура
    [queen] Ферзь
   *[king] Король
}
# Кириличні літери; король має дві, щоб не сплутати його з конем.
piece-letter-king = Кр
piece-letter-queen = Ф
piece-letter-rook = Т
piece-letter-bishop = С
piece-letter-knight = К
date = { $month ->
    [january] { $day } січ. { $year }
    [february] { $day } лют. { $year }
    [march] { $day } бер. { $year }
    [april] { $day } квіт. { $year }
    [may] { $day } трав. { $year }
    [june] { $day } черв. { $year }
    [july] { $day } лип. { $year }
    [august] { $day } серп. { $year }
    [september] { $day } вер. { $year }
    [october] { $day } жовт. { $year }
    [november] { $day } лист. { $year }
   *[december] { $day } груд. { $year }
}

## Перша сторінка

home-what = Шахи в тумані: видно лише те, куди сягають твої фігури.
home-play = Грати на цьому пристрої
home-guide = Уперше тут? Дві хвилини
home-how = Як грати
home-how-see = Ти бачиш свої фігури й поля, куди вони можуть піти. Решта – туман.
home-how-win = Візьми короля суперника. Шаху ніхто не оголошує, тож бережи свого.
home-how-pass = Після кожного ходу передай телефон. Дошку тим часом ховає завіса.
home-active = Незавершені партії
home-finished = Завершені партії
home-damaged = Пошкоджені партії
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Хід білих
   *[black] Хід чорних
}
home-turn-named = { $side ->
    [white] Хід білих: { $name }
   *[black] Хід чорних: { $name }
}
home-progress = Хід { $number } · { $date }
home-length = { $number ->
    [one] { $number } хід · { $date }
    [few] { $number } ходи · { $date }
    [many] { $number } ходів · { $date }
   *[other] { $number } ходу · { $date }
}
home-delete = Видалити партію: { $names }
home-save = Зберегти партію у файл: { $names }
home-damaged-text = Цю партію не вдається прочитати. Збережи її у файл або видали.
home-damaged-newer = Її створено в новішій версії застосунку.
home-damaged-export = Зберегти у файл: { $name }
home-damaged-delete = Видалити: { $name }
home-more = Інше
home-import = Імпорт партій
home-export-all = Експорт усіх партій
home-export-finished-pgn = Завершені у PGN
install = Установити застосунок
install-by-hand = Щоб установити застосунок, відкрий у браузері меню «Поширити» й вибери «На початковий екран».

## Нова партія

new-title = Нова партія
new-first-player = Гравець 1
new-second-player = Гравець 2
new-name-placeholder = Ім’я
new-white = Хто грає білими?
new-random = Вирішить жереб
new-clock = Годинник
new-clock-hint = Хвилини на партію + секунди на кожен хід. За завісою час стоїть.
new-no-clock = Немає
new-custom-clock = Інший
new-minutes = Хвилини
new-increment = Секунди на хід
new-clock-error = Хвилини від 1 до { $minutes }, секунди від 0 до { $seconds }.
new-start = Почати партію

## Завіса між двома ходами

curtain-move-number = Хід { $number }
curtain-start = { $side ->
    [white] Ти починаєш. Більше ніхто не має зараз дивитися.
   *[black] Ти починаєш. Більше ніхто не має зараз дивитися.
}
curtain-turn = { $side ->
    [white] Твій хід. Більше ніхто не має зараз дивитися.
   *[black] Твій хід. Більше ніхто не має зараз дивитися.
}
curtain-back = { $side ->
    [white] Партія чекає на тебе. Більше ніхто не має зараз дивитися.
   *[black] Партія чекає на тебе. Більше ніхто не має зараз дивитися.
}
curtain-open = Показати мою дошку

## За дошкою

board-label = Шахівниця
square-hidden = { $square }, приховано
square-empty = { $square }, порожньо
square-own = { $role ->
    [pawn] { $square }, твій пішак
    [knight] { $square }, твій кінь
    [bishop] { $square }, твій слон
    [rook] { $square }, твоя тура
    [queen] { $square }, твій ферзь
   *[king] { $square }, твій король
}
square-enemy = { $role ->
    [pawn] { $square }, пішак суперника
    [knight] { $square }, кінь суперника
    [bishop] { $square }, слон суперника
    [rook] { $square }, тура суперника
    [queen] { $square }, ферзь суперника
   *[king] { $square }, король суперника
}
square-white = { $role ->
    [pawn] { $square }, білий пішак
    [knight] { $square }, білий кінь
    [bishop] { $square }, білий слон
    [rook] { $square }, біла тура
    [queen] { $square }, білий ферзь
   *[king] { $square }, білий король
}
square-black = { $role ->
    [pawn] { $square }, чорний пішак
    [knight] { $square }, чорний кінь
    [bishop] { $square }, чорний слон
    [rook] { $square }, чорна тура
    [queen] { $square }, чорний ферзь
   *[king] { $square }, чорний король
}
square-is-picked = вибрано
square-can-be-reached = можна піти сюди
square-can-be-taken = можна взяти
square-can-castle = рокіровка з цією турою
square-of-last-move = останній хід
square-of-loss = тут узято твою фігуру
square-of-pending-move = чекає підтвердження

table-your-turn = Твій хід
table-moved = Хід зроблено
table-you-are = { $side ->
    [white] Ти граєш білими
   *[black] Ти граєш чорними
}
table-lost = { $role ->
    [pawn] На { $square } узято твого пішака.
    [knight] На { $square } узято твого коня.
    [bishop] На { $square } узято твого слона.
    [rook] На { $square } узято твою туру.
    [queen] На { $square } узято твого ферзя.
   *[king] На { $square } узято твого короля.
}
table-draw-declined = Нічию відхилено: { $name }
table-draw-mine = Ти пропонуєш нічию.
table-pass = Передати: { $name }
table-passing = Зараз опуститься завіса.
table-confirm = Зіграти { $move }
table-cancel = Скасувати
table-draw-offered = Пропозиція нічиєї: { $name }
table-draw-accept = Згода
table-draw-decline = Відмова
table-type = Ввести хід
table-offer-draw = Нічия?
table-draw-withdraw = Відкликати
table-resign = Здатися
typed-label = Хід, напр. e2e4 або Кf3
typed-placeholder = e2e4, Кf3
typed-play = Зіграти
typed-close = Закрити поле
typed-not-a-move = Це не хід. Напиши e2e4 або Кf3.
typed-illegal = Жодна твоя фігура так не може.
typed-ambiguous = Так може піти кілька фігур. Напиши звідки: e2e4.
seat-took = { $side ->
    [white] Здобич білих: { $pieces }
   *[black] Здобич чорних: { $pieces }
}
seat-clock = { $side ->
    [white] Час білих: { $time }
   *[black] Час чорних: { $time }
}
promotion-title = Перетворення пішака

moves-label = Ходи
moves-none = Ходів ще немає
moves-hidden = { $side ->
    [white] Білі зробили хід
   *[black] Чорні зробили хід
}
moves-hidden-taking = { $side ->
    [white] Білі взяли твою фігуру на { $square }
   *[black] Чорні взяли твою фігуру на { $square }
}

spoken-goes = { $role ->
    [pawn] пішак{ $from } на { $to }
    [knight] кінь{ $from } на { $to }
    [bishop] слон{ $from } на { $to }
    [rook] тура{ $from } на { $to }
    [queen] ферзь{ $from } на { $to }
   *[king] король{ $from } на { $to }
}
spoken-takes = { $role ->
    [pawn] пішак{ $from } бере на { $to }
    [knight] кінь{ $from } бере на { $to }
    [bishop] слон{ $from } бере на { $to }
    [rook] тура{ $from } бере на { $to }
    [queen] ферзь{ $from } бере на { $to }
   *[king] король{ $from } бере на { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, стає конем
    [bishop] { $move }, стає слоном
    [rook] { $move }, стає турою
   *[queen] { $move }, стає ферзем
}
spoken-castles-king-side = коротка рокіровка
spoken-castles-queen-side = довга рокіровка

## Запитання

ask-no = Граю далі
ask-resign = Здатися?
ask-resign-detail = Партія завершиться твоєю поразкою.
ask-resign-yes = Здаюся
ask-offer-draw = Запропонувати нічию?
ask-offer-draw-detail = Суперник відповість, коли настане його черга. Зроби свій хід і передай телефон.
ask-offer-draw-yes = Пропоную нічию
ask-accept-draw = Погодитися на нічию?
ask-accept-draw-detail = Партія завершиться без переможця.
ask-accept-draw-yes = Погоджуюся

## Як завершилася партія

result-win = { $winner ->
    [white] Білі виграли
   *[black] Чорні виграли
}
result-win-named = Перемагає { $name }
result-draw = Нічия
result-king-captured = { $winner ->
    [white] Білі взяли чорного короля.
   *[black] Чорні взяли білого короля.
}
result-resignation = { $winner ->
    [white] Чорні здалися.
   *[black] Білі здалися.
}
result-time = { $winner ->
    [white] У чорних вийшов час.
   *[black] У білих вийшов час.
}
result-no-move = Стороні, чия черга, нема чим піти.
result-threefold = Та сама позиція втретє.
result-fifty-moves = П’ятдесят ходів без взяття й без ходу пішаком.
result-agreement = За згодою обох гравців.

## Перегляд завершеної партії

replay-turn-board = Перевернути дошку
replay-save = Зберегти партію
replay-save-pgn = Зберегти як PGN
replay-save-json = Зберегти як JSON
replay-perspective = Чиїми очима
replay-white-view = Очима білих
replay-true-board = Без туману
replay-black-view = Очима чорних
replay-steps = Перегляд партії
replay-first = На початок
replay-back = Назад
replay-forward = Вперед
replay-last = У кінець
replay-rematch = Реванш

## Правила й путівник; їхні тексти – у rules.ftl

rules-title = Правила
lessons-coming = Хвилинку…
lessons-missing = Цю сторінку не вдалося завантажити. Перевір з’єднання.
lessons-retry = Спробувати ще
guide-title = Твоя перша партія

## Налаштування

settings-title = Параметри
settings-look = Вигляд
settings-language = Мова
settings-language-browser = Як у браузері
settings-theme = Тема
settings-theme-system = Системна
settings-theme-light = Світла
settings-theme-dark = Темна
settings-board = Кольори дошки
settings-board-wood = Дерево
settings-board-slate = Сланець
settings-board-sea = Море
settings-board-contrast = Контраст
settings-notation = Фігури в записі ходів
settings-notation-figurines = Значки: ♘f3
settings-notation-letters = Літери: Кf3
settings-coordinates = Координати
settings-play = Гра
settings-turning = Унизу дошки
settings-turning-viewer = Хто ходить
settings-turning-white = Завжди білі
settings-confirm-moves = Підтверджувати ходи
settings-pass-alone = Завіса опускається сама
settings-pass-alone-hint = За кілька секунд після ходу
settings-noise = Звук
settings-sound = Звуки
settings-vibration = Вібрація
settings-device = Застосунок
settings-keep-awake = Екран не гасне під час гри
settings-offline = Усе вже на цьому пристрої: застосунок працює без мережі.
settings-online = Застосунку ще немає на цьому пристрої: щоб відкрити його, потрібна мережа.
settings-version = Версія { $version }

## Партія, яку не можна відкрити

busy-title = Відкрито деінде
busy-text = Ця партія йде в іншій вкладці або в іншому вікні. Її можна продовжити тут.
busy-take-over = Грати тут
missing-title = Такої партії немає
missing-text = Можливо, її видалено або вона на іншому пристрої.

## Повідомлення, що залишаються

notice-label = Увага
notice-storage-blocked = Цей браузер тут нічого не зберігає. Грати можна, але після закриття сторінки партія зникне.
notice-storage-full = Бракує місця для збереження. Грати можна, але після закриття сторінки нові ходи зникнуть.
notice-storage-failed = Зберегти не вдалося. Грати можна, але після закриття сторінки нові ходи зникнуть.
notice-update = Готова нова версія. Твої партії залишаться.
notice-update-now = Оновити

## Повідомлення, що зникають

toast-deleted = Партію видалено.
toast-delete-busy = Партію відкрито в іншій вкладці, тут її не видалити.
toast-undo = Повернути
toast-close = Закрити
toast-saved = Файл збережено.
toast-saved-moves = Файл збережено. У ньому всі ходи обох сторін.
toast-imported = { $count ->
    [one] Імпортовано { $count } партію.
    [few] Імпортовано { $count } партії.
    [many] Імпортовано { $count } партій.
   *[other] Імпортовано { $count } партії.
}
toast-language-failed = Не вдалося завантажити мову: { $language }. Перевір з’єднання.
error-import-unreadable = Файл не вдається прочитати.
error-import-unknown = Це не експорт цього застосунку й не PGN.
error-import-newer = Файл створено в новішій версії застосунку.
error-import-game = Нічого не імпортовано. Партія { $game }: { $reason }
error-import-line = Нічого не імпортовано. Партія { $game }, рядок { $line }: { $reason }
error-malformed = вона неповна або пошкоджена.
error-illegal-move = хід { $text } неможливий.
error-unsupported = тег { $text } не підтримується.
error-wrong-result = результат { $text } не відповідає ходам.

## Оголошення: звучать, але не видні

say-curtain = Завіса опустилася. Черга: { $player }.
say-first-turn = Твій хід. Партія починається.
say-your-turn = Твій хід. Суперник уже походив.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Зіграно: { $move }. Передай телефон, коли захочеш.
say-picked = Вибрано: { piece-name } { $square }, { $count ->
    [one] { $count } можливе поле
    [few] { $count } можливі поля
    [many] { $count } можливих полів
   *[other] { $count } можливого поля
}.
say-nothing-to-move = { $square }: тут нема чим ходити.
say-cannot-go = На { $square } не можна.
say-put-down = Нічого не вибрано.
say-draw-offered = Нічию запропоновано. Суперник відповість, коли настане його черга.
say-draw-withdrawn = Пропозицію нічиєї відкликано.
say-draw-declined = Нічию відхилено.
say-replay-start = Початок. Разом { $count ->
    [one] { $count } півхід
    [few] { $count } півходи
    [many] { $count } півходів
   *[other] { $count } півходу
}.
say-replay-ply = { $ply } з { $count }: { $move }
