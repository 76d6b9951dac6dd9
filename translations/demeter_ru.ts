<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>BoardCommand</name>
    <message>
        <source>Usage: demeter-cli board check FILE</source>
        <translation>Использование: demeter-cli board check ФАЙЛ</translation>
    </message>
    <message>
        <source>Checks a board file and prints every fault in it, one a line:
FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.

Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.</source>
        <translation>Проверяет файл игрового поля и печатает каждую найденную ошибку отдельной строкой:
ФАЙЛ: МЕСТО: что не так. Место — это указатель JSON, например /roads/17.

Код завершения: 0 — ошибок нет, 1 — найдены ошибки, 2 — файл не читается или это не JSON.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не удаётся прочитать файл: %1</translation>
    </message>
    <message>
        <source>It is too large for a board file.</source>
        <translation>Для файла игрового поля он слишком велик.</translation>
    </message>
    <message>
        <source>no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals</source>
        <translation>ошибок нет: локаций %1, дорог %2, морских границ %3, портов %4, железных дорог %5, больниц %6</translation>
    </message>
</context>
<context>
    <name>BoardFault</name>
    <message>
        <source>&quot;%1&quot; must not begin or end with a space.</source>
        <translation>«%1»: в начале и в конце не должно быть пробела.</translation>
    </message>
    <message>
        <source>The board has no locations.</source>
        <translation>На игровом поле нет локаций.</translation>
    </message>
    <message>
        <source>There are %1 locations; a board may have %2 at most.</source>
        <translation>Слишком много локаций (%1); на игровом поле их может быть не больше %2.</translation>
    </message>
    <message>
        <source>Another location has the id &quot;%1&quot; already.</source>
        <translation>Идентификатор «%1» уже есть у другой локации.</translation>
    </message>
    <message>
        <source>The location &quot;%2&quot; has the name &quot;%1&quot; already.</source>
        <translation>Название «%1» уже есть у локации «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of location: small-city, large-city, castle, sea or hospital.</source>
        <translation>«%1» — не вид локации; возможны small-city, large-city, castle, sea и hospital.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second castle; the first one is &quot;%2&quot;.</source>
        <translation>«%1» — второй замок; первый — «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on land and must have a region.</source>
        <translation>«%1» находится на суше, поэтому нужен регион.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a sea and must have null for a region.</source>
        <translation>«%1» — море, поэтому вместо региона должно быть null.</translation>
    </message>
    <message>
        <source>This must be a pair of numbers: degrees of longitude, degrees of latitude.</source>
        <translation>Здесь должна быть пара чисел: градусы долготы, градусы широты.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 — вне допустимых пределов: от %2 до %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have a Location card: only a hospital place has none.</source>
        <translation>«%1»: нужна карта локации — без неё обходится только место больницы.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation>«%1» — место больницы, карты локации у него быть не может.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation>«%1» не может быть портом: порт — это всегда город.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation>«%1» не может быть портом у «%2»: это не море.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board.</source>
        <translation>«%1» — не локация этого игрового поля.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is joined to itself.</source>
        <translation>«%1»: соединение с самой собой.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must stand before &quot;%1&quot;: the smaller id comes first.</source>
        <translation>«%2» должно стоять перед «%1»: меньший идентификатор идёт первым.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are joined already, at %3.</source>
        <translation>«%1» и «%2» уже соединены: %3.</translation>
    </message>
    <message>
        <source>The list is not sorted: &quot;%1&quot; must stand before &quot;%2&quot;.</source>
        <translation>Список не упорядочен: «%1» должно стоять перед «%2».</translation>
    </message>
    <message>
        <source>A road cannot lead to the sea &quot;%1&quot;.</source>
        <translation>Дорога не может вести в море «%1».</translation>
    </message>
    <message>
        <source>A sea border cannot touch &quot;%1&quot;, which is no sea.</source>
        <translation>Морская граница не может касаться «%1»: это не море.</translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation>Железная дорога не может вести в «%1»: это не город.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a railway line: white, yellow, or null for none.</source>
        <translation>«%1» — не цвет железной дороги; возможны white, yellow или null, если цвета нет.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no port.</source>
        <translation>У моря «%1» нет порта.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no border with another sea.</source>
        <translation>У моря «%1» нет общей границы с другим морем.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be reached by road or sea.</source>
        <translation>До «%1» нельзя добраться ни по дороге, ни по морю.</translation>
    </message>
    <message>
        <source>The board has no hospital.</source>
        <translation>На игровом поле нет больницы.</translation>
    </message>
    <message>
        <source>The hospital at &quot;%1&quot; is there twice.</source>
        <translation>Больница в «%1» указана дважды.</translation>
    </message>
    <message>
        <source>There cannot be a hospital at &quot;%1&quot;, which is no large city and no hospital place.</source>
        <translation>Больницы в «%1» быть не может: это не крупный город и не место больницы.</translation>
    </message>
    <message>
        <source>The number of &quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>Номер «%1» должен быть целым числом от 1 до %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has the number %1 already.</source>
        <translation>Номер %1 уже занят: «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have a number: only cities and the castle are numbered.</source>
        <translation>«%1»: номера быть не может — номера есть только у городов и замка.</translation>
    </message>
    <message>
        <source>A board file has no section &quot;%1&quot;.</source>
        <translation>В файле игрового поля нет раздела «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no status: &quot;two independent sources agree&quot;, &quot;one source&quot; or &quot;inferred, check against your board&quot;.</source>
        <translation>«%1» — не статус; возможны «two independent sources agree», «one source» и «inferred, check against your board».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scope: &quot;listed items&quot; or &quot;whole section&quot;.</source>
        <translation>«%1» — не охват; возможны «listed items» и «whole section».</translation>
    </message>
    <message>
        <source>An inferred section is inferred as a whole: the scope must be &quot;whole section&quot;.</source>
        <translation>Выведенный раздел выведен целиком: охват должен быть «whole section».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не локация этого игрового поля; может быть, «%2»?</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Usage: demeter-cli COMMAND ARGUMENTS

Commands:
  moves POSITION          every legal choice of Dracula&apos;s movement step
  perft POSITION DEPTH    how many sequences of movement steps there are
  play SCRIPT             plays a game from a script
  replay GAME             reads a recorded game and lists it
  board check FILE        checks a board file

demeter-cli COMMAND --help tells more about a command.

Exit status: 0 done, 1 refused or a fault was found, 2 unusable input.</source>
        <translation>Использование: demeter-cli КОМАНДА АРГУМЕНТЫ

Команды:
  moves ПОЗИЦИЯ           все разрешённые варианты шага передвижения Дракулы
  perft ПОЗИЦИЯ ГЛУБИНА   сколько существует последовательностей шагов передвижения
  play СЦЕНАРИЙ           разыгрывает партию по сценарию
  replay ПАРТИЯ           читает записанную партию и печатает её ход
  board check ФАЙЛ        проверяет файл игрового поля

demeter-cli КОМАНДА --help расскажет о команде подробнее.

Код завершения: 0 — готово, 1 — отказ или найдена ошибка, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Команды «%1» нет.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Не указана команда.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>Не удаётся записать вывод.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.
POSITION is a file with a position (demeter-position/1), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Использование: demeter-cli moves ПОЗИЦИЯ

Печатает все разрешённые варианты шага передвижения, по одному в строке, в порядке байтов: SLIDE;PLAY.
ПОЗИЦИЯ — файл с позицией (demeter-position/1) или - для стандартного ввода.
Если ничего не напечатано, разрешённых вариантов нет.

Код завершения: 0 — готово, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>Параметр %1 указан дважды.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>У параметра %1 не бывает значения.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>Параметру %1 нужно значение.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Параметра %1 здесь нет.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Чего-то не хватает.</translation>
    </message>
    <message>
        <source>There is one thing too many: %1</source>
        <translation>Это лишнее: %1</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Использование: demeter-cli perft ПОЗИЦИЯ ГЛУБИНА [--divide] [--time]

Печатает число последовательностей из заданного количества шагов передвижения (ГЛУБИНА, от 0 до 16).
ПОЗИЦИЯ — файл с позицией (demeter-position/1) или - для стандартного ввода.

  --divide   сначала напечатать ВАРИАНТ ЧИСЛО для каждого варианта первого шага, в порядке байтов
  --time     напечатать число позиций в секунду в стандартный поток ошибок

Код завершения: 0 — готово, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation>ГЛУБИНА должна быть целым числом от 0 до %1.</translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>позиций/с: %1</translation>
    </message>
    <message>
        <source>Usage: demeter-cli play SCRIPT [OPTIONS]

Plays the actions in SCRIPT, a file of JSON Lines, or - for standard input. Each is answered by &quot;ok&quot;
or by &quot;refused RULE SENTENCE&quot;; a refused action changes nothing, and the script goes on.
The first line may be {&quot;position&quot;:{...}} or {&quot;new-game&quot;:{...}}; any line may be {&quot;undo&quot;:true},
{&quot;redo&quot;:true} or {&quot;go-to&quot;:NUMBER}.

  --state               print the state after the last line
  --lang CODE           language of the sentences: en, es, pl, ru, it
  --board ID            board of a new game: fury-3e, fury-2e, or a path ending in .json
  --handling HOW        dealt or drawn-from-box
  --printing WHICH      rulebook: recommended, es, pl, ru
  --seed HEX            64 hexadecimal digits that every shuffle is made from
  --record FILE         keep the game in a new file; &quot;ok&quot; then means that it is on disk

Exit status: 0 done, 1 a line was refused, 2 unusable input.</source>
        <translation>Использование: demeter-cli play СЦЕНАРИЙ [ПАРАМЕТРЫ]

Разыгрывает действия из сценария — файла JSON Lines или - для стандартного ввода. Ответ на каждое:
&quot;ok&quot; или &quot;refused ПРАВИЛО ФРАЗА&quot;; отклонённое действие ничего не меняет, сценарий идёт дальше.
Первой строкой может быть {&quot;position&quot;:{...}} или {&quot;new-game&quot;:{...}}, любой — {&quot;undo&quot;:true},
{&quot;redo&quot;:true} или {&quot;go-to&quot;:ЧИСЛО}.

  --state               напечатать состояние после последней строки
  --lang КОД            язык фраз: en, es, pl, ru, it
  --board ПОЛЕ          поле новой партии: fury-3e, fury-2e или путь, который кончается на .json
  --handling СПОСОБ     dealt или drawn-from-box
  --printing ИЗДАНИЕ    книга правил: recommended, es, pl, ru
  --seed HEX            64 шестнадцатеричные цифры, из которых строится каждое перемешивание
  --record ФАЙЛ         вести партию в новом файле; тогда &quot;ok&quot; значит, что действие уже на диске

Код завершения: 0 — готово, 1 — какая-то строка отклонена, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation>%1 не может быть «%2».</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>There is no moment %1: actions in the game: %2.</source>
        <translation>Момента %1 нет; действий в партии: %2.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>Языка «%1» нет.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--lang CODE]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state       print the state at the end
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation>Использование: demeter-cli replay ПАРТИЯ [--state] [--lang КОД]

Читает записанную партию, не меняя её, проверяет её цепочку и каждый шаг и печатает, что произошло:
строка файла, раунд и название, разделённые табуляцией. Затем — что не так с файлом, если есть что,
и конец цепочки.

  --state       напечатать состояние в конце
  --lang КОД    язык названий: en, es, pl, ru, it

Код завершения: 0 — готово, 1 — запись повреждена, 2 — запись непригодна.</translation>
    </message>
    <message>
        <source>line %1: the last line was not written completely, so it is left out.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>строка %1: последняя строка записана не полностью и поэтому пропущена.</translation>
    </message>
    <message>
        <source>The record is damaged; nothing from there on is read. %1</source>
        <extracomment>%1 says where and what.</extracomment>
        <translation>Запись повреждена; дальше этого места ничего не прочитано. %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>отменено</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <extracomment>%1 is a path, %2 the system&apos;s reason.</extracomment>
        <translation>Не удаётся прочитать «%1»: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: more than %2 bytes.</source>
        <extracomment>%1 is a path, %2 a number.</extracomment>
        <translation>«%1»: файл слишком велик, больше %2 байт.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <extracomment>%1 is what stands there, %2 a list of the words that may stand there.</extracomment>
        <translation>«%1» здесь не подходит; возможны: %2.</translation>
    </message>
    <message>
        <source>A seed has exactly 64 hexadecimal digits.</source>
        <translation>Зерно состоит ровно из 64 шестнадцатеричных цифр.</translation>
    </message>
    <message>
        <source>This must be true.</source>
        <translation>Здесь должно быть true.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can stand only in the first line.</source>
        <extracomment>%1 is the name of a field.</extracomment>
        <translation>«%1» может стоять только в первой строке.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Строка длиннее %1 байт.</translation>
    </message>
    <message>
        <source>A game that begins with a position can&apos;t be recorded: a record begins with a new game.</source>
        <translation>Партию, которая начинается с позиции, нельзя записать: запись начинается с новой партии.</translation>
    </message>
    <message>
        <source>A position names its own board and printing: --board, --handling, --printing and --seed are only for a new game.</source>
        <translation>Позиция сама задаёт поле и издание: --board, --handling, --printing и --seed нужны только для новой партии.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
</context>
<context>
    <name>InputFault</name>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>В тексте нарушена кодировка UTF-8.</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Это неправильный JSON.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Это число слишком велико.</translation>
    </message>
    <message>
        <source>Objects and lists are nested too deeply; %1 levels are allowed.</source>
        <translation>Слишком глубокая вложенность объектов и списков; допустимая глубина: %1.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation>Ключ «%1» указан дважды.</translation>
    </message>
    <message>
        <source>This should be an object.</source>
        <translation>Здесь должен быть объект.</translation>
    </message>
    <message>
        <source>This should be a list.</source>
        <translation>Здесь должен быть список.</translation>
    </message>
    <message>
        <source>This should be a text.</source>
        <translation>Здесь должен быть текст.</translation>
    </message>
    <message>
        <source>This should be true or false.</source>
        <translation>Здесь должно быть true или false.</translation>
    </message>
    <message>
        <source>This should be a number.</source>
        <translation>Здесь должно быть число.</translation>
    </message>
    <message>
        <source>This should be a list of two locations.</source>
        <translation>Здесь должен быть список из двух локаций.</translation>
    </message>
    <message>
        <source>This should be an Encounter card: its id, or an object with the field &quot;card&quot;.</source>
        <translation>Здесь должна быть карта столкновения: её идентификатор или объект с ключом «card».</translation>
    </message>
    <message>
        <source>This should be a location, an object with the field &quot;hospital&quot;, or null.</source>
        <translation>Здесь должна быть локация, объект с ключом «hospital» или null.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Этот текст не может быть пустым.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Нет ключа «%1».</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here. Names of your own have to begin with &quot;x-&quot;.</source>
        <translation>Ключа «%1» здесь не бывает. Свои ключи должны начинаться с «x-».</translation>
    </message>
    <message>
        <source>%1 is not written as a whole number.</source>
        <translation>%1: это не запись целого числа.</translation>
    </message>
    <message>
        <source>%1 is out of range; %2 to %3 is possible.</source>
        <translation>%1 — вне допустимых пределов: от %2 до %3.</translation>
    </message>
    <message>
        <source>The format is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Указан формат «%1», а должен быть «%2».</translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation>Игрового поля «%1» нет.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; has errors.</source>
        <translation>В файле игрового поля «%1» есть ошибки.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printing; es, pl and ru are possible.</source>
        <translation>«%1» — не издание; возможны es, pl и ru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2; did you mean &quot;%3&quot;?</source>
        <translation>«%1» — не локация игрового поля %2; может быть, «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2.</source>
        <translation>«%1» — не локация игрового поля %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта могущества; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card.</source>
        <translation>«%1» — не карта могущества.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта столкновения; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card.</source>
        <translation>«%1» — не карта столкновения.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не охотник; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter.</source>
        <translation>«%1» — не охотник.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не день недели; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week.</source>
        <translation>«%1» — не день недели.</translation>
    </message>
    <message>
        <source>A Roadblock lies on &quot;road&quot; or &quot;rail&quot;, not on &quot;%1&quot;.</source>
        <translation>Препятствие лежит на «road» или на «rail», а не на «%1».</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Действия «%1» нет; может быть, «%2»?</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation>Действия «%1» нет.</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Жетона «%1» нет; может быть, «%2»?</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;.</source>
        <translation>Жетона «%1» нет.</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Спорного правила «%1» нет; может быть, «%2»?</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;.</source>
        <translation>Спорного правила «%1» нет.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%1» — не толкование для «%2»; может быть, «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>«%1» — не толкование для «%2».</translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation>Ячеек следа — %2, а указано — %1.</translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation>Ячеек логова — %2, а логов указано — %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no Location card.</source>
        <translation>У «%1» нет карты локации.</translation>
    </message>
    <message>
        <source>The Location card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>Карта локации «%1» лежит в двух местах; второе — %2.</translation>
    </message>
    <message>
        <source>There is no Location card on the trail.</source>
        <translation>На следе нет карты локации.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the current location, and that cannot lie in slot %2.</source>
        <translation>«%1» — текущая локация, она не может лежать в ячейке %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is named twice.</source>
        <translation>Карта могущества «%1» названа дважды.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>Карта могущества «%1» лежит в двух местах; второе — %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the Location card &quot;%2&quot;.</source>
        <translation>Карта могущества «%1» не может лежать вместе с картой локации «%2».</translation>
    </message>
    <message>
        <source>The Power cards &quot;%1&quot; and &quot;%2&quot; cannot lie together.</source>
        <translation>Карты могущества «%1» и «%2» не могут лежать вместе.</translation>
    </message>
    <message>
        <source>Wolf Form lies with a Location card or with Hide, never alone.</source>
        <translation>«Обернуться волком» лежит вместе с картой локации или с картой «Спрятаться», но не одна.</translation>
    </message>
    <message>
        <source>Wolf Form leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>«Обернуться волком» ведёт в город, поэтому не может лежать вместе с морской зоной «%1».</translation>
    </message>
    <message>
        <source>This hideout has no Location or Power card; an empty slot is written null.</source>
        <translation>В этом убежище нет ни карты локации, ни карты могущества; для пустой ячейки пишется null.</translation>
    </message>
    <message>
        <source>Escape as Bat lies with a Location card only.</source>
        <translation>«Обернуться летучей мышью» лежит только вместе с картой локации.</translation>
    </message>
    <message>
        <source>Escape as Bat leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>«Обернуться летучей мышью» ведёт в город, поэтому не может лежать вместе с морской зоной «%1».</translation>
    </message>
    <message>
        <source>This lair has no Location card.</source>
        <translation>В этом логове нет карты локации.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie in a lair.</source>
        <translation>Карта могущества «%1» не может лежать в логове.</translation>
    </message>
    <message>
        <source>Escape as Bat cannot lie in a lair.</source>
        <translation>«Обернуться летучей мышью» не может лежать в логове.</translation>
    </message>
    <message>
        <source>The sea zone &quot;%1&quot; cannot be a lair.</source>
        <translation>Морская зона «%1» не может быть логовом.</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the sea zone &quot;%1&quot;.</source>
        <translation>Карта столкновения не может лежать на морской зоне «%1».</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Карта столкновения не может лежать на карте могущества «%1».</translation>
    </message>
    <message>
        <source>There are more Encounter cards than the %1 of the box.</source>
        <translation>Карт столкновений больше, чем в коробке (%1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no vampire that fights, so it takes no damage.</source>
        <translation>«%1» — не вампир, который сражается, поэтому ран не получает.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie in an empty slot.</source>
        <translation>Жетон слухов не может лежать в пустой ячейке.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Жетон слухов не может лежать на карте могущества «%1».</translation>
    </message>
    <message>
        <source>There are %1 Rumor tokens in all, but only %2 in the box.</source>
        <translation>Жетонов слухов всего %1, а в коробке их только %2.</translation>
    </message>
    <message>
        <source>Hide is not on the trail, so it cannot be associated with &quot;%1&quot;.</source>
        <translation>Карты «Спрятаться» нет на следе, поэтому она не может быть связана с «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on the trail, so Hide cannot be associated with it.</source>
        <translation>Локации «%1» нет на следе, поэтому карта «Спрятаться» не может быть с ней связана.</translation>
    </message>
    <message>
        <source>Hide is associated with a location to its right, but &quot;%1&quot; lies to its left.</source>
        <translation>Карта «Спрятаться» связана с локацией справа от неё, а «%1» лежит слева.</translation>
    </message>
    <message>
        <source>This token lies in a city, and &quot;%1&quot; is a sea zone.</source>
        <translation>Этот жетон лежит в городе, а «%1» — морская зона.</translation>
    </message>
    <message>
        <source>This token lies on a sea zone, and &quot;%1&quot; is none.</source>
        <translation>Этот жетон лежит в морской зоне, а «%1» — не морская зона.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation>«%1» указано дважды.</translation>
    </message>
    <message>
        <source>There is no road between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Между «%1» и «%2» нет дороги.</translation>
    </message>
    <message>
        <source>There is no railway between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Между «%1» и «%2» нет железной дороги.</translation>
    </message>
    <message>
        <source>There are two Roadblocks between &quot;%1&quot; and &quot;%2&quot; on the same way.</source>
        <translation>Между «%1» и «%2» два препятствия на одном и том же пути.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no hospital.</source>
        <translation>«%1»: больницы здесь нет.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation>Место охотника задаётся ровно одним из трёх: &quot;location&quot;, &quot;hospital&quot; или &quot;off-board&quot;: true.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>Действие «%1» арбитр внести не может.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; may have only small letters, digits and hyphens between them.</source>
        <translation>«%1»: в идентификаторе допустимы только строчные буквы, цифры и дефисы между ними.</translation>
    </message>
    <message>
        <source>There are %1 kinds of Encounter cards; 1 to %2 are possible.</source>
        <translation>Видов карт столкновений — %1; возможно от 1 до %2.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is there twice.</source>
        <translation>Карта «%1» указана дважды.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is missing.</source>
        <translation>Нет карты могущества «%1».</translation>
    </message>
    <message>
        <source>The Encounter cards add up to %1, but the total is given as %2.</source>
        <translation>Карт столкновений в сумме %1, а общее число указано как %2.</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Файла или его папки нет.</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>Файл с таким именем уже есть.</translation>
    </message>
    <message>
        <source>The system does not allow it: check who may write to the file and its folder.</source>
        <translation>Система не разрешает: проверьте, кому можно писать в этот файл и его папку.</translation>
    </message>
    <message>
        <source>There is no room left to write to.</source>
        <translation>Не осталось места для записи.</translation>
    </message>
    <message>
        <source>This game is open in another window or program.</source>
        <translation>Эта партия открыта в другом окне или в другой программе.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Это не файл.</translation>
    </message>
    <message>
        <source>A game&apos;s file may have %1 MB at most.</source>
        <translation>Файл партии может занимать не больше %1 МБ.</translation>
    </message>
    <message>
        <source>The file was opened for reading only.</source>
        <translation>Файл открыт только для чтения.</translation>
    </message>
    <message>
        <source>Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.</source>
        <translation>Файл изменила другая программа: должно быть байт %1, а их %2. Откройте партию заново.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>Система сообщает об ошибке: %1</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>A new game needs an empty file.</source>
        <translation>Для новой партии нужен пустой файл.</translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation>Эта программа не умеет читать партии в формате «%1».</translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation>Неверные данные партии в ключе «%1».</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation>Не удаётся прочитать игровое поле этой партии: «%1».</translation>
    </message>
    <message>
        <source>This line was not finished when the program ended, and has been taken off (bytes: %1).</source>
        <translation>Эта строка не была дописана, когда программа завершилась, и убрана (байт: %1).</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Эта строка — не JSON.</translation>
    </message>
    <message>
        <source>This line is not written as the program writes it.</source>
        <translation>Эта строка записана не так, как пишет программа.</translation>
    </message>
    <message>
        <source>This line should have the number %1, but has %2.</source>
        <translation>У этой строки должен быть номер %1, а стоит %2.</translation>
    </message>
    <message>
        <source>This line has been changed, or does not belong after the line before it.</source>
        <translation>Эта строка изменена или не продолжает предыдущую.</translation>
    </message>
    <message>
        <source>The action of this line cannot be read (%1 at &quot;%2&quot;).</source>
        <translation>Действие в этой строке не читается (%1, место: «%2»).</translation>
    </message>
    <message>
        <source>The action is not written as the program writes it.</source>
        <translation>Действие записано не так, как пишет программа.</translation>
    </message>
    <message>
        <source>The action of this line is against the rules (%1).</source>
        <translation>Действие в этой строке нарушает правила (%1).</translation>
    </message>
    <message>
        <source>This line should be in round %1, but says %2.</source>
        <translation>Эта строка должна относиться к раунду %1, а в ней указан %2.</translation>
    </message>
    <message>
        <source>The claim of this line has another result than the game gives.</source>
        <translation>Итог заявления об ошибке в этой строке не сходится с партией.</translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation>Эта строка переходит к действию %1, а это невозможно: действий всего %2.</translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation>Эта строка должна проходить через «%1», а в ней указано «%2».</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>slot %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>ячейка %1</translation>
    </message>
    <message>
        <source>West</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Запад</translation>
    </message>
    <message>
        <source>East</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Восток</translation>
    </message>
    <message>
        <source>small city</source>
        <translation>малый город</translation>
    </message>
    <message>
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation>%1 См. «%2».</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The answer to something that the rules forbid, where there is no place or card to name.</extracomment>
        <translation>Нет.</translation>
    </message>
    <message>
        <source>%1, no.</source>
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.</extracomment>
        <translation>%1 — нет.</translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation>Не сейчас: сначала нужно принять другое решение.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Сначала нужно взять карты столкновений; не хватает: %1.</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Сейчас нельзя взять карту столкновения: рука полна или карт не осталось.</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: морская зона не может быть начальной локацией Дракулы.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: начальной локацией Дракулы это быть не может.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: здесь охотник (%2), поэтому Дракула не может здесь начать.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: охотники начинают в городах, а это не город (%2).</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: за этим столом два охотника не могут начинать в одном городе (%2, %3).</translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation>%1: карты локации нет, поэтому Дракула не может сюда передвинуться.</translation>
    </message>
    <message>
        <source>%1 → %2: no road joins them.</source>
        <translation>%1 → %2: дороги между ними нет.</translation>
    </message>
    <message>
        <source>%1 → %2: only a railway joins them, and Dracula never moves by rail.</source>
        <translation>%1 → %2: их соединяет только железная дорога, а Дракула по ней не передвигается.</translation>
    </message>
    <message>
        <source>%1 → %2: the port has no anchor in this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: у этого порта нет якоря в этой морской зоне.</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: у этого города нет якоря в этой морской зоне.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: у этих морских зон нет общей границы.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: этот город — не порт, а из морской зоны можно передвинуться только в порт или в другую морскую зону.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Дракула уже здесь и не может просто остаться.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a location, %2 the number of a slot.</extracomment>
        <translation>%1: карта этой локации ещё лежит на следе, ячейка %2.</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a slot.</extracomment>
        <translation>%1: эта карта ещё лежит на следе, ячейка %2.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: здесь жетон Святой земли или Небесного воинства, поэтому Дракула не может сюда войти.</translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation>%1 → %2: на дороге жетон препятствия, а за этим столом он останавливает и Дракулу.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: в море эту карту разыграть нельзя (текущая локация: %2).</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: эту карту нельзя разыграть там, где лежит жетон Святой земли или Небесного воинства (текущая локация: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: это дальше двух дорог.</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: из морской зоны карта «Обернуться волком» ведёт только в соседний порт или в город на расстоянии в 1 дорогу от него.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: карта «Обернуться волком» всегда ведёт в город.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: все достаточно короткие пути проходят через город с жетоном Святой земли или Небесного воинства.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation>%1: здесь жетон Святой земли или Небесного воинства, а за этим столом из такого города нельзя уйти с картой «Обернуться волком».</translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: за этим столом в логово нельзя передвинуться с этой картой могущества.</translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation>%1 + %2: эти карты могущества нельзя разыграть вместе.</translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: вместе с этой картой нужно разыграть карту локации.</translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: эта карта могущества разыгрывается без карты локации.</translation>
    </message>
    <message>
        <source>Slot %1: no hideout lies there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: убежища здесь нет.</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear this hideout (%2).</source>
        <extracomment>%1 is a number, %2 is Castle Dracula.</extracomment>
        <translation>Ячейка %1: картой «Пустить по ложному следу» это убежище не очистить (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear a hideout with a Power card (%2).</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Ячейка %1: картой «Пустить по ложному следу» не очистить убежище с картой могущества (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Hide is associated with this location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Ячейка %1: с этой локацией связана карта «Спрятаться», поэтому картой «Пустить по ложному следу» её не очистить (%2).</translation>
    </message>
    <message>
        <source>Slot %1: this is the current location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Ячейка %1: это текущая локация, поэтому картой «Пустить по ложному следу» её не очистить (%2).</translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation>%1: эту локацию только что очистила карта «Пустить по ложному следу», и за этим столом её нельзя выбрать сразу.</translation>
    </message>
    <message>
        <source>Dracula would be defeated by its cost, which this table doesn&apos;t allow (damage: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>От цены этой карты Дракула был бы побеждён, а за этим столом это не разрешено (раны: %1).</translation>
    </message>
    <message>
        <source>Slot 6 is empty, so nothing can be matured or become a lair.</source>
        <translation>Шестая ячейка пуста: активировать или превращать в логово нечего.</translation>
    </message>
    <message>
        <source>A hideout leaves slot 6: mature it or turn it into a lair first.</source>
        <translation>Убежище сдвигается с шестой ячейки: сначала активируйте его или превратите в логово.</translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: карта могущества не может стать логовом; активируйте убежище.</translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation>%1: морская зона не может стать логовом; активируйте убежище.</translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation>Все три ячейки логова заняты: очистите одно из логов или активируйте убежище.</translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation>%1: логова здесь нет.</translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation>%1: место для нового логова есть, поэтому очищать логово нельзя.</translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation>Для нового логова нужна карта столкновения с руки: выберите её.</translation>
    </message>
    <message>
        <source>%1: no Encounter card can lie on a sea zone.</source>
        <translation>%1: на морской зоне не может лежать карта столкновения.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: этой карты столкновения у Дракулы на руке нет.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in the hideout that has left slot 6.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: этой карты столкновения нет в убежище, которое сдвинулось с шестой ячейки.</translation>
    </message>
    <message>
        <source>%1: this Encounter card has no matured effect.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: у этой карты столкновения нет эффекта активации.</translation>
    </message>
    <message>
        <source>%1: Encounter cards that lie with Hide are discarded without their matured effects.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: карты столкновений на карте «Спрятаться» сбрасываются без эффектов активации.</translation>
    </message>
    <message>
        <source>The encounter step is skipped this time, so nothing can be placed.</source>
        <translation>В этот раз шаг столкновения пропускается, размещать ничего нельзя.</translation>
    </message>
    <message>
        <source>Dracula has no Rumor token to place.</source>
        <translation>У Дракулы нет жетона слухов.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: жетон слухов можно разместить только в ячейках 1, 2 и 3.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token lies there already, and a hideout takes only one.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: здесь уже есть жетон слухов, а в убежище может быть только один.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed on an Encounter card, and there is none.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: жетон слухов кладётся на карту столкновения, а её здесь нет.</translation>
    </message>
    <message>
        <source>Slot %1: no Encounter card can ever lie there, so no Rumor token can either.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: карты столкновения здесь быть не может, а значит, и жетона слухов тоже.</translation>
    </message>
    <message>
        <source>%1: a lair can be cleared only to make room for a new one.</source>
        <translation>%1: логово можно очистить только для того, чтобы освободить место для нового.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Есть карта, которую можно разыграть, поэтому штрафа нет.</translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Этот шаг разрешён правилами: запишите его обычным путём.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened even by mistake: a card isn&apos;t where it would have come from.</source>
        <translation>Такого не могло случиться даже по ошибке: карты нет там, откуда её взяли бы.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground and Heavenly Host tokens lie only in cities.</source>
        <translation>%1: жетоны Святой земли и Небесного воинства лежат только в городах.</translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation>Так уже и есть; ничего не меняется.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: число должно быть от %2 до %3.</translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation>%1: больницы здесь нет.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>Партия открыта только для чтения, добавить ничего нельзя.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Осторожно: Дракула будет побеждён, и охотники выиграют партию (ран после этого: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.</extracomment>
        <translation>%1: взято больше карт, чем должно быть в коробке (%2). Проверьте карту.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>При трёх жетонах безысходности влияние выдаст охотникам, город это или «Спрятаться».</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Раскрыто: %1.</translation>
    </message>
    <message>
        <source>Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Дракула получает раны: %1.</translation>
    </message>
    <message>
        <source>Dracula recovers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Дракула вылечивает раны: %1.</translation>
    </message>
    <message>
        <source>Influence: %1.</source>
        <extracomment>%1 is a number with its sign.</extracomment>
        <translation>Влияние: %1.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Убежище, которое сдвинулось с шестой ячейки, активировано.</translation>
    </message>
    <message>
        <source>Matured effect: %1.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Эффект активации: %1.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Убежища в ячейках 4, 5 и 6 очищены.</translation>
    </message>
    <message>
        <source>Lair space %1: a new lair.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Ячейка логова %1: новое логово.</translation>
    </message>
    <message>
        <source>Lair space %1: the lair is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Ячейка логова %1: логово очищено.</translation>
    </message>
    <message>
        <source>Dracula plays: %1.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Дракула разыгрывает: %1.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: размещён жетон слухов.</translation>
    </message>
    <message>
        <source>The record was checked: no error was found.</source>
        <translation>Запись проверена: ошибок не найдено.</translation>
    </message>
    <message>
        <source>The record was checked: there was an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>Запись проверена: в раунде %1 была ошибка. См. «%2».</translation>
    </message>
    <message>
        <source>Penalty: Dracula reveals his current location: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Штраф: Дракула раскрывает текущую локацию: %1.</translation>
    </message>
    <message>
        <source>Penalty: all hideouts on the trail are cleared.</source>
        <translation>Штраф: все убежища на следе очищены.</translation>
    </message>
    <message>
        <source>Penalty: Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Штраф: Дракула получает раны: %1.</translation>
    </message>
    <message>
        <source>Dracula wins the game.</source>
        <translation>Дракула выигрывает партию.</translation>
    </message>
    <message>
        <source>The hunters win the game.</source>
        <translation>Охотники выигрывают партию.</translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation>Начальные города охотников</translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation>Начальная локация Дракулы: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter card</comment>
        <translation>Взято: %1</translation>
    </message>
    <message>
        <source>Slide hideouts</source>
        <translation>Сдвиг убежищ</translation>
    </message>
    <message>
        <source>Mature the hideout</source>
        <translation>Активация убежища</translation>
    </message>
    <message>
        <source>Matured effect: %1</source>
        <comment>name of an action</comment>
        <translation>Эффект активации: %1</translation>
    </message>
    <message>
        <source>cleared: %1</source>
        <comment>a lair</comment>
        <translation>очищено: %1</translation>
    </message>
    <message>
        <source>Make a lair</source>
        <translation>Новое логово</translation>
    </message>
    <message>
        <source>Make a lair (%1)</source>
        <translation>Новое логово (%1)</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Разыграно: %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>Encounter card: %1</source>
        <translation>Карта столкновения: %1</translation>
    </message>
    <message>
        <source>Rumor token: %1</source>
        <comment>slot of the trail</comment>
        <translation>Жетон слухов: %1</translation>
    </message>
    <message>
        <source>End the Dracula phase</source>
        <translation>Конец фазы Дракулы</translation>
    </message>
    <message>
        <source>Clear the lair: %1</source>
        <translation>Логово очищено: %1</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <comment>a hunter</comment>
        <translation>%1: вне поля</translation>
    </message>
    <message>
        <source>%1 → hospital (%2)</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 → больница (%2)</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>%1 is a kind of token, %2 a city; the token has left the city.</extracomment>
        <translation>Убрано с поля: %1 (%2)</translation>
    </message>
    <message>
        <source>Week: %1</source>
        <translation>Неделя: %1</translation>
    </message>
    <message>
        <source>Despair tokens: %1</source>
        <translation>Жетоны безысходности: %1</translation>
    </message>
    <message>
        <source>Error, penalised: %1</source>
        <extracomment>%1 is the name of an action that was illegal.</extracomment>
        <translation>Ошибка, штраф: %1</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Как было: %1</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Заявление об ошибке</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Исправлено: %1: %2</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation>Исправлено: %1 – %2, соединены</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation>Исправлено: %1 – %2, не соединены</translation>
    </message>
    <message>
        <source>Put right: %1, %2</source>
        <extracomment>%1 is a slot of the trail, %2 a location.</extracomment>
        <translation>Исправлено: %1, %2</translation>
    </message>
    <message>
        <source>Hunters may start in the same city</source>
        <translation>Охотники могут начинать в одном городе</translation>
    </message>
    <message>
        <source>Rumor token of a matured hideout</source>
        <translation>Жетон слухов из активированного убежища</translation>
    </message>
    <message>
        <source>Misdirect may clear the current location</source>
        <translation>«Пустить по ложному следу» может очистить текущую локацию</translation>
    </message>
    <message>
        <source>What brings influence under three Despair tokens</source>
        <translation>Что увеличивает влияние при трёх жетонах безысходности</translation>
    </message>
    <message>
        <source>Roadblock tokens stop Dracula too</source>
        <translation>Жетоны препятствий останавливают и Дракулу</translation>
    </message>
    <message>
        <source>Wolf Form may leave a city with a token</source>
        <translation>«Обернуться волком» выводит из города с жетоном</translation>
    </message>
    <message>
        <source>What the penalty leaves on the trail</source>
        <translation>Что остаётся на следе после штрафа</translation>
    </message>
    <message>
        <source>Encounter card on the starting location</source>
        <translation>Карта столкновения на начальной локации</translation>
    </message>
    <message>
        <source>A Rumor token needs an Encounter card</source>
        <translation>Жетону слухов нужна карта столкновения</translation>
    </message>
    <message>
        <source>Rumor token counts for each vampire</source>
        <translation>Жетон слухов действует для каждого вампира</translation>
    </message>
    <message>
        <source>Sea zones may become lairs</source>
        <translation>Морские зоны могут становиться логовами</translation>
    </message>
    <message>
        <source>Lairs may be cleared at any time</source>
        <translation>Логова можно очищать в любой момент</translation>
    </message>
    <message>
        <source>Hide at a revealed location</source>
        <translation>«Спрятаться» в раскрытой локации</translation>
    </message>
    <message>
        <source>Castle Dracula heals out of a lair too</source>
        <translation>Замок Дракулы лечит и из логова</translation>
    </message>
    <message>
        <source>Castle Dracula counts as a city for Despair</source>
        <translation>Замок Дракулы при безысходности считается городом</translation>
    </message>
    <message>
        <source>Moving into a lair counts for Despair</source>
        <translation>Передвижение в логово учитывается при безысходности</translation>
    </message>
    <message>
        <source>Wolf Form together with Hide</source>
        <translation>«Обернуться волком» и «Спрятаться» вместе</translation>
    </message>
    <message>
        <source>Wolf Form and Misdirect reach lairs</source>
        <translation>«Обернуться волком» и «Пустить по ложному следу» ведут и в логова</translation>
    </message>
    <message>
        <source>What Misdirect clears may be chosen at once</source>
        <translation>Только что очищенную локацию можно выбрать сразу</translation>
    </message>
    <message>
        <source>Hide finds a new location</source>
        <translation>«Спрятаться» находит новую локацию</translation>
    </message>
    <message>
        <source>Encounter card on a lair with a hunter</source>
        <translation>Карта столкновения на логове с охотником</translation>
    </message>
    <message>
        <source>Shuffle discarded Encounter cards again</source>
        <translation>Снова перемешивать сброшенные карты столкновений</translation>
    </message>
    <message>
        <source>Encounter step after the penalty</source>
        <translation>Шаг столкновения после штрафа</translation>
    </message>
    <message>
        <source>Dracula may choose his own defeat</source>
        <translation>Дракула может сам выбрать поражение</translation>
    </message>
    <message>
        <source>Cost and benefit of one card</source>
        <translation>Цена и польза одной карты</translation>
    </message>
    <message>
        <source>Current location when a vampire matures</source>
        <translation>Текущая локация при активации вампира</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation>да</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>выходит из игры</translation>
    </message>
    <message>
        <source>goes back to the reserve</source>
        <translation>возвращается в резерв</translation>
    </message>
    <message>
        <source>choosing a city</source>
        <translation>при выборе города</translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation>при размещении города или карты «Спрятаться»</translation>
    </message>
    <message>
        <source>only the Location card</source>
        <translation>только карта локации</translation>
    </message>
    <message>
        <source>the whole hideout</source>
        <translation>всё убежище</translation>
    </message>
    <message>
        <source>face down, the figure leaves the board</source>
        <translation>взакрытую, фигурка уходит с поля</translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation>взакрытую, фигурка остаётся на поле</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>в открытую</translation>
    </message>
    <message>
        <source>cost first</source>
        <translation>сначала цена</translation>
    </message>
    <message>
        <source>benefit first</source>
        <translation>сначала польза</translation>
    </message>
    <message>
        <source>its card stays, alone</source>
        <translation>остаётся только карта</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>убежище не трогают</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>Можно ли при подготовке к игре поместить в один город двух и более охотников.</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Куда уходит жетон слухов, когда его убежище активировано; печатные книги расходятся.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>Можно ли положить карту «Пустить по ложному следу» туда, где лежит текущая локация Дракулы; это запрещают лишь некоторые печатные книги.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>При трёх жетонах безысходности влияние растёт на 3: при выборе города или после того, как размещены город или карта «Спрятаться».</translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation>Закрывает ли жетон препятствия дорогу для Дракулы так же, как для охотников.</translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Можно ли разыграть «Обернуться волком» там, где лежит жетон Святой земли или Небесного воинства.</translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation>Забирает ли штраф за ошибку также карты столкновений и жетон слухов текущей локации.</translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation>Кладёт ли Дракула карту столкновения на начальную локацию.</translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation>Можно ли разместить жетон слухов только в том убежище, где есть карта столкновения.</translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation>Если в одном убежище с жетоном слухов активированы два вампира: добавляет ли жетон 3 влияния за каждого или один раз.</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>Может ли морская зона, сдвинутая с шестой ячейки, стать логовом — без карты столкновения.</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>Может ли Дракула очистить логово когда угодно или только для того, чтобы освободить место для нового.</translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation>Что происходит с картой «Спрятаться» и с фигуркой Дракулы, когда он прячется там, где его раскрыли.</translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation>Вылечивает ли Дракула 5 ран, передвигаясь в замок Дракулы, когда тот — логово.</translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation>Увеличивает ли замок Дракулы влияние при трёх жетонах безысходности так же, как город.</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Увеличивает ли передвижение в логово влияние при трёх жетонах безысходности так же, как карта из колоды.</translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation>Можно ли разместить обе карты сразу: Дракула остаётся на месте и получает рану от карты «Обернуться волком».</translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation>Может ли локация, разыгранная с «Обернуться волком» или «Пустить по ложному следу», быть логовом.</translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation>Может ли Дракула передвинуться в ту самую локацию, которую только что очистила карта «Пустить по ложному следу».</translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation>Становится ли «Спрятаться» связанной с другой локацией, когда её собственная ушла со следа.</translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation>Получает ли логово, в которое передвинулся Дракула, ещё одну карту столкновения, хотя там охотник.</translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation>Перемешивается ли стопка сброса, когда колода столкновений пуста.</translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation>Следует ли шаг столкновения, если Дракуле было нечего разыграть и он получил штраф.</translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation>Может ли Дракула разыграть карту, от ран которой он сам будет побеждён.</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>Что раньше — раны или польза, — когда одна карта приносит и то и другое.</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Активированный вампир очищает ячейки 4–6: что там остаётся, если среди них текущая локация.</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>back from lair %1</source>
        <translation>обратно из логова %1</translation>
    </message>
    <message>
        <source>face up: hunter there</source>
        <translation>в открытую: там охотник</translation>
    </message>
    <message>
        <source>as a wolf</source>
        <translation>волком</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>по морю</translation>
    </message>
    <message>
        <source>by road</source>
        <translation>по дороге</translation>
    </message>
    <message>
        <source>Dracula would be defeated</source>
        <translation>Дракула будет побеждён</translation>
    </message>
    <message numerus="yes">
        <source>suffer %n damage</source>
        <translation>
            <numerusform>получить %n рану</numerusform>
            <numerusform>получить %n раны</numerusform>
            <numerusform>получить %n ран</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation>
            <numerusform>вылечить %n рану</numerusform>
            <numerusform>вылечить %n раны</numerusform>
            <numerusform>вылечить %n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>influence +%1</source>
        <translation>влияние +%1</translation>
    </message>
    <message>
        <source>matured: influence +%1</source>
        <translation>активация: влияние +%1</translation>
    </message>
    <message numerus="yes">
        <source>matured: recover %n damage</source>
        <translation>
            <numerusform>активация: вылечить %n рану</numerusform>
            <numerusform>активация: вылечить %n раны</numerusform>
            <numerusform>активация: вылечить %n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>has a matured effect</source>
        <translation>есть эффект активации</translation>
    </message>
    <message>
        <source>no matured effect</source>
        <translation>нет эффекта активации</translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation>очищает ячейки 4–6</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>раскрывает: %1</translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation>остаётся перед Дракулой</translation>
    </message>
    <message>
        <source>resolve its matured effect</source>
        <translation>применить эффект активации</translation>
    </message>
    <message>
        <source>on the trail (%1)</source>
        <translation>на следе (%1)</translation>
    </message>
    <message>
        <source>on the trail</source>
        <translation>на следе</translation>
    </message>
    <message>
        <source>not at sea</source>
        <translation>в море нельзя</translation>
    </message>
    <message>
        <source>not in a consecrated city</source>
        <translation>в освящённом городе нельзя</translation>
    </message>
    <message>
        <source>Power cards never become lairs</source>
        <translation>карты могущества не становятся логовами</translation>
    </message>
    <message>
        <source>has one already</source>
        <translation>жетон уже есть</translation>
    </message>
    <message>
        <source>no Encounter card there</source>
        <translation>нет карты столкновения</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>not now: tap for the reason</source>
        <translation>не сейчас: нажмите, чтобы узнать почему</translation>
    </message>
    <message>
        <source>Clear lair %1</source>
        <translation>Очистить логово %1</translation>
    </message>
    <message>
        <source>Which card did Dracula draw?</source>
        <translation>Какую карту взял Дракула?</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the box and enter each card: %n to go.</source>
        <translation>
            <numerusform>Берите карты из коробки и записывайте каждую: осталась %n.</numerusform>
            <numerusform>Берите карты из коробки и записывайте каждую: осталось %n.</numerusform>
            <numerusform>Берите карты из коробки и записывайте каждую: осталось %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>на руке: %n</numerusform>
            <numerusform>на руке: %n</numerusform>
            <numerusform>на руке: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 start?</source>
        <translation>Где начинает %1?</translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation>Каждый охотник начинает в городе. Укажите его на поле или выберите здесь.</translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Где начинает Дракула?</translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation>
            <numerusform>Втайне. Любой город без охотника, кроме замка Дракулы: остался %n.</numerusform>
            <numerusform>Втайне. Любой город без охотника, кроме замка Дракулы: осталось %n.</numerusform>
            <numerusform>Втайне. Любой город без охотника, кроме замка Дракулы: осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation>Начинается фаза Дракулы?</translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation>Шестая ячейка пуста, со следа ничего не уходит.</translation>
    </message>
    <message>
        <source>Slide the hideouts</source>
        <translation>Сдвинуть убежища</translation>
    </message>
    <message>
        <source>the Dracula phase begins</source>
        <translation>начинается фаза Дракулы</translation>
    </message>
    <message>
        <source>%1 leaves the trail</source>
        <translation>Со следа уходит: %1</translation>
    </message>
    <message>
        <source>What becomes of the hideout from slot 6? The Dracula phase begins with it.</source>
        <translation>Что станет с убежищем из шестой ячейки? С этого начинается фаза Дракулы.</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>Активировать</translation>
    </message>
    <message>
        <source>back to the deck</source>
        <translation>обратно в колоду</translation>
    </message>
    <message>
        <source>without effects: cards are discarded</source>
        <translation>без эффектов: карты сбрасываются</translation>
    </message>
    <message>
        <source>Mature: %1</source>
        <translation>Активировать: %1</translation>
    </message>
    <message>
        <source>Make it a lair</source>
        <translation>Превратить в логово</translation>
    </message>
    <message>
        <source>another lair is cleared first</source>
        <translation>сначала очистить другое логово</translation>
    </message>
    <message>
        <source>space %1, with a card from the hand</source>
        <translation>ячейка логова %1, карта с руки</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>вне поля</translation>
    </message>
    <message>
        <source>%1, hospital</source>
        <translation>%1, больница</translation>
    </message>
    <message>
        <source>Resolve another matured effect?</source>
        <translation>Применить ещё один эффект активации?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>the other cards are discarded</source>
        <translation>остальные карты сбрасываются</translation>
    </message>
    <message>
        <source>No card can be played</source>
        <translation>Разыграть нечего</translation>
    </message>
    <message>
        <source>That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.</source>
        <translation>Это ошибка: Дракула раскрывает текущую локацию, очищает след и получает 5 ран.</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Получить штраф</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Куда направится Дракула?</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Выберите место на поле или здесь — либо карту могущества.</translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation>очистить ячейку и передвинуться</translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation>взять 5 карт</translation>
    </message>
    <message>
        <source>stay in %1</source>
        <translation>остаться на месте (%1)</translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation>лечить нечего</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <translation>%1: какую карту положить?</translation>
    </message>
    <message>
        <source>Which Encounter card?</source>
        <translation>Какую карту столкновения положить?</translation>
    </message>
    <message>
        <source>It goes face down on slot 1.</source>
        <translation>Она ляжет взакрытую на первую ячейку.</translation>
    </message>
    <message>
        <source>Place a Rumor token?</source>
        <translation>Разместить жетон слухов?</translation>
    </message>
    <message>
        <source>On an Encounter card in slot 1, 2 or 3. Tokens left: %1.</source>
        <translation>На карту столкновения в ячейке 1, 2 или 3. Осталось жетонов: %1.</translation>
    </message>
    <message>
        <source>keep the token</source>
        <translation>оставить жетон себе</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>Dracula has won</source>
        <translation>Дракула победил</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Охотники победили</translation>
    </message>
    <message>
        <source>The game is over. The journal shows every step of it.</source>
        <translation>Партия окончена. Каждый её шаг — в журнале.</translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation>Какое логово освободит место?</translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation>Все три ячейки заняты. Логово очищается, его карты сбрасываются.</translation>
    </message>
    <message>
        <source>Lair %1: %2</source>
        <translation>Логово %1: %2</translation>
    </message>
    <message>
        <source>no Encounter cards</source>
        <translation>нет карт столкновений</translation>
    </message>
    <message>
        <source>Which card for the new lair?</source>
        <translation>Какую карту положить в новое логово?</translation>
    </message>
    <message>
        <source>It goes face down on the cards that the lair already has.</source>
        <translation>Она ляжет взакрытую поверх карт, которые там уже есть.</translation>
    </message>
    <message>
        <source>Where does the wolf run?</source>
        <translation>Куда бежит волк?</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Город на расстоянии в 1 или 2 дороги.</translation>
    </message>
    <message>
        <source>%1: which hideout?</source>
        <translation>%1: какое убежище?</translation>
    </message>
    <message>
        <source>It is cleared, and the card lies in its slot.</source>
        <translation>Оно очищается, и карта ложится на его ячейку.</translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <translation>его карты сбрасываются</translation>
    </message>
    <message>
        <source>And where does Dracula go?</source>
        <translation>А куда направится Дракула?</translation>
    </message>
    <message>
        <source>Slot %1 is cleared and shows nothing but the Power card.</source>
        <translation>Ячейка %1 очищена, на ней останется только карта могущества.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Где сейчас %1?</translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation>Укажите место на поле или введите первые буквы.</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Больница: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Вне поля</translation>
    </message>
    <message>
        <source>Where the hunters are: tap one to enter a move</source>
        <translation>Где охотники: нажмите на охотника, чтобы записать передвижение</translation>
    </message>
</context>
<context>
    <name>demeter::DraculaScreen</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>Последняя строка файла была оборвана и убрана. Больше ничего не потеряно.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Файл повреждён: его можно только читать, до последней целой строки. %1</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>След и логова</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Не сохранено, поэтому ничего не сделано. %1</translation>
    </message>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Чтобы сделать это, выберите ещё раз.</translation>
    </message>
    <message>
        <source>can be chosen.</source>
        <translation>можно выбрать.</translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation>%1: не сейчас.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Повторено: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Отменено: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation>На руке</translation>
    </message>
    <message>
        <source>Hand of Encounter cards</source>
        <translation>Карты столкновений на руке</translation>
    </message>
    <message>
        <source>Events %1</source>
        <translation>События %1</translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation>Перед Дракулой %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Слухи %1</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Верхняя панель</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Записать, что случилось за столом</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Неделя %1</translation>
    </message>
    <message>
        <source>Week %1, %2</source>
        <translation>Неделя %1, %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>подготовка к игре</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Безысходность</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Раны</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 из %3</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until something else is done.</source>
        <translation>Выберите строку, чтобы перейти к моменту сразу после неё. Ничего не теряется: следующие строки остаются здесь, пока не будет сделано что-то другое.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка к игре</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>the game stands here</source>
        <translation>партия сейчас здесь</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>Before everything</source>
        <translation>Самое начало</translation>
    </message>
</context>
<context>
    <name>demeter::MainWindow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Не получилось. %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Games of Demeter (*.demeter)</source>
        <translation>Партии Demeter (*.demeter)</translation>
    </message>
</context>
<context>
    <name>demeter::MapList</name>
    <message>
        <source>small city</source>
        <translation>малый город</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>крупный город</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>замок</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>море</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>больница</translation>
    </message>
    <message>
        <source>port</source>
        <translation>порт</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Дракула здесь</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>ячейка %1</translation>
    </message>
    <message>
        <source>lair %1</source>
        <translation>логово %1</translation>
    </message>
    <message>
        <source>%1 in the hospital</source>
        <translation>%1 (в больнице)</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>Святая земля</translation>
    </message>
    <message>
        <source>heavenly host</source>
        <translation>Небесное воинство</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>шторм</translation>
    </message>
    <message>
        <source>fog twice</source>
        <translation>двойной туман</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>туман</translation>
    </message>
    <message>
        <source>roadblock towards %1</source>
        <translation>препятствие → %1</translation>
    </message>
    <message>
        <source>Places of the map</source>
        <translation>Места на поле</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Лорд Годалминг</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>доктор Сьюард</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>ван Хельсинг</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Мина Харкер</translation>
    </message>
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Железные дороги</translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Список мест</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Отдалить</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Приблизить</translation>
    </message>
</context>
<context>
    <name>demeter::NewGameScreen</name>
    <message>
        <source>This program was built without its boards.</source>
        <translation>Эта программа собрана без игровых полей.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Втайне выбрать начало</translation>
    </message>
    <message>
        <source>%1 has no city yet. Choose it in the list, or tap it on the map.</source>
        <translation>%1: город ещё не выбран. Выберите его в списке или укажите на поле.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Печатные издания расходятся в мелочах. Какое лежит на столе?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Рекомендуемые</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Третья редакция</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Вторая редакция</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Карты столкновений</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Раздаёт программа</translation>
    </message>
    <message>
        <source>The 28 cards stay in the box.</source>
        <translation>Все 28 карт остаются в коробке.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Из коробки</translation>
    </message>
    <message>
        <source>Dracula draws real cards and enters them.</source>
        <translation>Дракула берёт настоящие карты и записывает их.</translation>
    </message>
    <message>
        <source>Hunters and cities</source>
        <translation>Охотники и города</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: разместить нажатием на поле</translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation>%1: город</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>%1: игрок</translation>
    </message>
    <message>
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Нажмите на город, чтобы поместить туда отмеченного охотника.</translation>
    </message>
    <message>
        <source>Then, in secret</source>
        <translation>Затем — втайне</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Дракула выбирает начальную локацию; охотники отворачиваются.</translation>
    </message>
    <message>
        <source>It may not be a sea, Castle Dracula or a city with a hunter.</source>
        <translation>Нельзя выбрать море, замок Дракулы и город с охотником.</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 — не город. Охотник начинает в городе.</translation>
    </message>
    <message>
        <source>Cities left to begin in: %1</source>
        <translation>Городов на выбор осталось: %1</translation>
    </message>
    <message>
        <source>recommended reading</source>
        <translation>рекомендуемые</translation>
    </message>
    <message>
        <source>Rulebook: %1 · cards: %2 · hunters placed: %3 of 4</source>
        <translation>Правила: %1 · карты: %2 · охотников размещено: %3 из 4</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>раздаёт программа</translation>
    </message>
    <message>
        <source>from the box</source>
        <translation>из коробки</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Показать различия в толковании</translation>
    </message>
    <message>
        <source>The second edition is only another map: rules and cards are those of the third.</source>
        <translation>Вторая редакция — это только другое игровое поле: правила и карты остаются от третьей.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>толкований изменено вручную: %1</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Как за этим столом читают правила</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Сначала в каждой строке стоит толкование выбранной книги правил. Измените его, если за вашим столом играют иначе; выбор другой книги снова установит все.</translation>
    </message>
    <message>
        <source>The printed rulebooks differ</source>
        <translation>Печатные правила расходятся</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>Правила этого не говорят</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Книга правил: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Everything you choose here holds at once and is kept for the next time.</source>
        <translation>Всё, что выбрано здесь, действует сразу и сохраняется на следующий раз.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>demeter::StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation>Судовой журнал игрока за Дракулу</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Продолжить последнюю партию</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Открыть партию…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>demeter::TableEntryPanel</name>
    <message>
        <source>Entered.</source>
        <translation>Записано.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1: место</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Больница: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Вне поля</translation>
    </message>
    <message>
        <source>Tokens in cities</source>
        <translation>Жетоны в городах</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation>убрать с поля</translation>
    </message>
    <message>
        <source>Kind of token</source>
        <translation>Вид жетона</translation>
    </message>
    <message>
        <source>City of the token</source>
        <translation>Город для жетона</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Поместить жетон</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: на один меньше</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: на один больше</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Неделя</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation>Жетоны безысходности</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Охотники заявляют об ошибке</translation>
    </message>
    <message>
        <source>the record is checked; only yes or no and the round are told</source>
        <translation>запись проверяется; ответ — только «да» или «нет» и раунд</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Получить штраф за ошибку</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>раскрыть локацию, очистить след, 5 ран</translation>
    </message>
    <message>
        <source>It has already happened, although it was illegal</source>
        <translation>Так уже случилось, хотя и не по правилам</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Разыграна карта</translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation>Новое логово</translation>
    </message>
    <message>
        <source>Encounter placed</source>
        <translation>Столкновение</translation>
    </message>
    <message>
        <source>Rumor placed</source>
        <translation>Слухи</translation>
    </message>
    <message>
        <source>Phase ended</source>
        <translation>Конец фазы</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Карта локации</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Карта могущества</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Ячейка</translation>
    </message>
    <message>
        <source>Lair cleared for it</source>
        <translation>Очищенное логово</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Карта столкновения</translation>
    </message>
    <message>
        <source>Nobody noticed</source>
        <translation>Никто не заметил</translation>
    </message>
    <message>
        <source>The table noticed: penalty</source>
        <translation>Заметили: штраф</translation>
    </message>
    <message>
        <source>Was it noticed?</source>
        <translation>Заметили ли это?</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>Записать случившееся</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>С этого момента партия проверяется по тому, что записано здесь; так же проверяются и заявления о том, что было раньше.</translation>
    </message>
    <message>
        <source>How the table reads a rule</source>
        <translation>Как за столом понимают правило</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Толкование</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Понимать так</translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation>Дорога, морская граница или якорь на вашем печатном поле</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>The board has it</source>
        <translation>На поле есть</translation>
    </message>
    <message>
        <source>The board lacks it</source>
        <translation>На поле нет</translation>
    </message>
    <message>
        <source>Is it there?</source>
        <translation>Есть ли это там?</translation>
    </message>
    <message>
        <source>Put the board right</source>
        <translation>Исправить поле</translation>
    </message>
    <message>
        <source>A Location card on the trail that was entered wrongly</source>
        <translation>Карта локации на следе, записанная неверно</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Ячейка %1: %2</translation>
    </message>
    <message>
        <source>What it is in truth</source>
        <translation>Что там на самом деле</translation>
    </message>
    <message>
        <source>Put the card right</source>
        <translation>Исправить карту</translation>
    </message>
    <message>
        <source>What happens on the real table and the program cannot see is entered here, at any time. Every entry is a line of the journal and can be taken back.</source>
        <translation>Здесь в любой момент можно записать то, что произошло на настоящем столе и чего программа не видит. Каждая запись — строка журнала, и её можно отменить.</translation>
    </message>
    <message>
        <source>Choose the place to which a hunter has moved.</source>
        <translation>Выберите место, куда передвинулся охотник.</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Для шага Дракулы, который правилами запрещён, но за столом его уже не отменить. Он записывается так, как случился; разрешённые шаги записываются в ходе по шагам.</translation>
    </message>
</context>
<context>
    <name>demeter::TrailCard</name>
    <message>
        <source>Lair %1</source>
        <translation>Логово %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>next slot</source>
        <translation>следующая ячейка</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Дракула здесь</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>в открытую</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>взакрытую</translation>
    </message>
    <message>
        <source>Rumor token</source>
        <translation>жетон слухов</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Могущество</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>связь: %1</translation>
    </message>
    <message>
        <source>came as a bat</source>
        <translation>прилетел летучей мышью</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>больница</translation>
    </message>
    <message>
        <source>port</source>
        <translation>порт</translation>
    </message>
</context>
<context>
    <name>demeter::TrailRow</name>
    <message>
        <source>Trail and lairs</source>
        <translation>След и логова</translation>
    </message>
</context>
<context>
    <name>demeter::TurnGuide</name>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation>Шаг %1 из 4: %2</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Выбор карты</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Столкновение</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Слухи</translation>
    </message>
    <message>
        <source>Turn guide</source>
        <translation>Ход по шагам</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Введите название</translation>
    </message>
</context>
</TS>
