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
        <translation>«%2» должно стоять перед «%1»: меньший идентификатор — первый.</translation>
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
    <name>Book</name>
    <message>
        <source>The round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>След и логова</translation>
    </message>
    <message>
        <source>Board and movement</source>
        <translation>Поле и передвижение</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.</source>
        <translation>Все карты следа сдвигаются на одну ячейку вправо; убежище, ушедшее с шестой ячейки, активируют или превращают в логово.</translation>
    </message>
    <message>
        <source>The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.</source>
        <translation>Убежище, ушедшее с шестой ячейки, ложится на ячейку логова с одной картой столкновения с руки.</translation>
    </message>
    <message>
        <source>From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.</source>
        <translation>Выход из порта стоит 2 раны, переход из зоны в зону — 1 рану, высадка ничего не стоит.</translation>
    </message>
    <message>
        <source>Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.</source>
        <translation>«Спрятаться» на первой ячейке связана с картой локации на второй; на обеих лежат карты столкновений.</translation>
    </message>
    <message>
        <source>With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.</source>
        <translation>С картой «Обернуться волком» Дракула попадает в город не дальше двух дорог и получает 1 рану.</translation>
    </message>
    <message>
        <source>Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.</source>
        <translation>«Пустить по ложному следу» занимает на следе место убежища, а на первой ячейке лежит новая карта локации.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>This is the book for &quot;%1&quot;, but the one for &quot;%2&quot; should be here.</source>
        <extracomment>Codes of languages, such as &quot;pl&quot;.</extracomment>
        <translation>Это книга для «%1», а здесь должна быть книга для «%2».</translation>
    </message>
    <message>
        <source>The book has no chapter &quot;%1&quot;.</source>
        <translation>Главы «%1» в книге нет.</translation>
    </message>
    <message>
        <source>The chapter &quot;%1&quot; stands out of its order.</source>
        <translation>Глава «%1» стоит не на своём месте.</translation>
    </message>
    <message>
        <source>The book has no topic &quot;%1&quot;.</source>
        <translation>Темы «%1» в книге нет.</translation>
    </message>
    <message>
        <source>The topic &quot;%1&quot; is in the book twice.</source>
        <translation>Тема «%1» стоит в книге дважды.</translation>
    </message>
    <message>
        <source>The rule %1 is in the book twice.</source>
        <translation>Правило %1 стоит в книге дважды.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is in the book twice.</source>
        <translation>Карта «%1» встречается в книге дважды.</translation>
    </message>
    <message>
        <source>The book has no card &quot;%1&quot;.</source>
        <translation>В книге нет карты «%1».</translation>
    </message>
    <message>
        <source>The book has no cards of the kind &quot;%1&quot;.</source>
        <translation>В книге нет карт вида «%1».</translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>Encounter card</source>
        <translation>карта столкновения</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat card</source>
        <translation>боевая карта Дракулы</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>карта могущества</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event card</source>
        <translation>карта события Дракулы</translation>
    </message>
    <message>
        <source>Dracula&apos;s ability</source>
        <translation>свойство Дракулы</translation>
    </message>
    <message>
        <source>the hunters&apos; Event card</source>
        <translation>карта события охотников</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>карта предмета</translation>
    </message>
    <message>
        <source>the hunters&apos; Combat card</source>
        <translation>боевая карта охотников</translation>
    </message>
    <message>
        <source>hunter</source>
        <translation>участник охоты</translation>
    </message>
    <message>
        <source>In an ambush</source>
        <translation>При нападении из засады</translation>
    </message>
    <message>
        <source>In a search</source>
        <translation>При поиске</translation>
    </message>
    <message>
        <source>When it matures</source>
        <translation>При активации</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Днём</translation>
    </message>
    <message>
        <source>At dusk and by night</source>
        <translation>На закате и ночью</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>Ночью</translation>
    </message>
    <message>
        <source>When it is played</source>
        <translation>Когда её разыгрывают</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что она делает</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>На следе</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>В руке</translation>
    </message>
    <message>
        <source>As an ally</source>
        <translation>В роли союзника</translation>
    </message>
    <message>
        <source>What cancels what</source>
        <translation>Что отменяет что</translation>
    </message>
    <message>
        <source>On the hunter&apos;s sheet</source>
        <translation>На листе охотника</translation>
    </message>
    <message>
        <source>What can be done against it</source>
        <translation>Чем на неё можно ответить</translation>
    </message>
    <message>
        <source>By day and by night</source>
        <translation>Днём и ночью</translation>
    </message>
    <message>
        <source>In a lair</source>
        <translation>В логове</translation>
    </message>
    <message>
        <source>Encounter token</source>
        <translation>жетон столкновения</translation>
    </message>
    <message>
        <source>Dracula&apos;s Tactics card</source>
        <translation>карта тактики Дракулы</translation>
    </message>
    <message>
        <source>Agents&apos; Tactics card</source>
        <translation>карта тактики агентов</translation>
    </message>
    <message>
        <source>When a hunter meets it</source>
        <translation>Когда охотник с ним встречается</translation>
    </message>
    <message>
        <source>How certain this is</source>
        <translation>Насколько это достоверно</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>У кого она есть</translation>
    </message>
    <message>
        <source>When it is activated</source>
        <translation>При активации</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Check my board</source>
        <translation>Сверить моё поле</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>На вашем поле всё так же? Нажмите на то, что отличается.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>дорога</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>белая</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>жёлтая</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Чего-то не хватает: укажите это на карте или выберите.</translation>
    </message>
    <message>
        <source>Choose what is missing</source>
        <translation>Выберите, чего не хватает</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Что отличается</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Поделиться найденным</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Текст в буфере обмена.</translation>
    </message>
    <message>
        <source>What you tap is done in the program at once, and every phone shows it. The board is saved and named there.</source>
        <translation>Каждое нажатие сразу действует в программе, и его видно на всех телефонах. Сохраняют поле и дают ему название тоже в программе.</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Крупный город</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Малый город</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 из %2 мест</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>около %1 мин</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Пока без изменений.</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Изменений пока: %1</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Совпадает: далее, %1</translation>
    </message>
    <message>
        <source>It agrees: the last one</source>
        <translation>Совпадает: это последнее</translation>
    </message>
    <message>
        <source>Every place has been looked at.</source>
        <translation>Все места проверены.</translation>
    </message>
    <message>
        <source>The board can now be saved in the program, under a name of yours.</source>
        <translation>Теперь поле можно сохранить в программе под своим названием.</translation>
    </message>
    <message>
        <source>The comparison is no longer shown on phones.</source>
        <translation>Сверку больше не показывают на телефонах.</translation>
    </message>
    <message>
        <source>The comparison has been left. What you have looked at is kept.</source>
        <translation>Сверку прервали. Всё проверенное сохранено.</translation>
    </message>
    <message>
        <source>The board has been saved in the program: the comparison has ended.</source>
        <translation>Поле сохранено в программе: сверка закончена.</translation>
    </message>
    <message>
        <source>A game begins at the table. What you have looked at is kept.</source>
        <translation>За столом начинается партия. Всё проверенное сохранено.</translation>
    </message>
    <message>
        <source>Somebody else was faster. This is how it is now.</source>
        <translation>Кто-то вас опередил. Вы видите, что получилось.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1: это место уже есть в списке.</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: туда ничто не может вести.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>регион</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>ж. д.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
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
        <translation>Лишний аргумент: %1</translation>
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
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation>Параметр %1 не может быть «%2».</translation>
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
        <translation>Момента %1 нет: действий в партии всего %2.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>Языка «%1» нет.</translation>
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
    <message>
        <source>This is no QR code of a game: %1</source>
        <translation>Это не QR-код партии: %1</translation>
    </message>
    <message>
        <source>The QR codes belong to different games.</source>
        <translation>QR-коды относятся к разным играм.</translation>
    </message>
    <message>
        <source>A round has to follow its code.</source>
        <translation>Раунд должен следовать за своим кодом.</translation>
    </message>
    <message>
        <source>Say with --round to which round the code %1 belongs.</source>
        <translation>Укажите в --round, к какому раунду относится код %1.</translation>
    </message>
    <message>
        <source>line %1: not revealed. What is sealed from here on can&apos;t be checked.</source>
        <translation>строка %1: не раскрыта. Всё запечатанное с этого места проверить нельзя.</translation>
    </message>
    <message>
        <source>line %1: the chain is broken. %2</source>
        <translation>строка %1: цепочка разорвана. %2</translation>
    </message>
    <message>
        <source>line %1: an illegal step, by %2.</source>
        <translation>строка %1: этот шаг запрещён правилом %2.</translation>
    </message>
    <message>
        <source>line %1: a false answer. %2</source>
        <translation>строка %1: ложный ответ. %2</translation>
    </message>
    <message>
        <source>line %1: the decks were not dealt from the secret that was promised.</source>
        <translation>строка %1: колоды перемешаны не на основе обещанного секрета.</translation>
    </message>
    <message>
        <source>the QR code</source>
        <translation>QR-код</translation>
    </message>
    <message>
        <source>%1 does not belong to the deal of this game.</source>
        <translation>%1 не относится к раздаче этой партии.</translation>
    </message>
    <message>
        <source>%1 does not belong to round %2 of this game.</source>
        <translation>%1 не относится к раунду %2 этой партии.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: nothing was promised before the deal.</source>
        <translation>Колоды зависели только от программы: до раздачи ничего не было обещано.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>строки с %1 по %2</translation>
    </message>
    <message>
        <source>taken back or done again: %1</source>
        <translation>отменено или повторено: %1</translation>
    </message>
    <message>
        <source>the code fits</source>
        <translation>код подходит</translation>
    </message>
    <message>
        <source>line %1: not sealed. What the table was told from here on could have been changed, and is not checked.</source>
        <translation>строка %1: не запечатана. То, что говорилось за столом с этого места, можно было изменить, и это не проверяется.</translation>
    </message>
    <message>
        <source>line %1: played by a map of its own, %2. No code says what stood in that file.</source>
        <translation>строка %1: играли на своём поле, %2. Ни один код не говорит, что было в этом файле.</translation>
    </message>
    <message>
        <source>The file ends before the end of the game.</source>
        <translation>Файл заканчивается раньше, чем партия.</translation>
    </message>
    <message>
        <source>No code of the deal was given, so nobody vouches that the promise came before the words.</source>
        <translation>Код раздачи не указан, поэтому никто не ручается, что обещание было дано до слов охотников.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: the hunters said no words.</source>
        <translation>Колоды зависели только от программы: охотники не сказали своих слов.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows where Dracula is. To reveal it all the same, add %1.</source>
        <translation>Партия не окончена, и кто откроет файлы, узнает, где Дракула. Чтобы всё же раскрыть её, добавьте %1.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli COMMAND ARGUMENTS

Commands:
</source>
        <translation>Использование: demeter-cli КОМАНДА АРГУМЕНТЫ

Команды:
</translation>
    </message>
    <message>
        <source>  replay GAME             reads a recorded game and lists it
  reveal GAME             writes everything hidden of a game into files to be checked
  verify FILE             checks a revealed game
  board check FILE        checks a board file

demeter-cli COMMAND --help tells more about a command.

Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.</source>
        <translation>  replay ПАРТИЯ           читает записанную партию и печатает её ход
  reveal ПАРТИЯ           записывает всё скрытое в партии в файлы для проверки
  verify ФАЙЛ             проверяет раскрытую партию
  board check ФАЙЛ        проверяет файл игрового поля

demeter-cli КОМАНДА --help расскажет о команде подробнее.

Код завершения: 0 — готово, 1 — отказ или найдена ошибка, 2 — непригодные входные данные, 3 — проверено без кода.</translation>
    </message>
    <message>
        <source>No code vouches for what comes after.</source>
        <translation>За то, что идёт дальше, не ручается ни один код.</translation>
    </message>
    <message>
        <source>This machine is in no network. Connect it to one, or name an address.</source>
        <translation>Этот компьютер не подключён ни к какой сети. Подключите его или укажите адрес.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli reveal GAME [--unfinished] [--replace] [--unlock-fd NUMBER]

Reveals a recorded game: everything hidden in it goes into two files beside it, NAME.reveal.json for
&apos;demeter-cli verify&apos; and NAME.reveal.html, a page that replays the hunt and checks it on anybody&apos;s
phone. Nobody else can read them until you pass them on.

  --unfinished        reveal a game that is not over; whoever opens the files knows where Dracula is
  --replace           replace files that have these names already
  --unlock-fd NUMBER  where its key waits for a PIN or passphrase: read it from this file descriptor

Exit status: 0 done, 1 the game is not over, 2 it cannot be read or the files cannot be written.</source>
        <translation>Использование: demeter-cli reveal ПАРТИЯ [--unfinished] [--replace] [--unlock-fd ЧИСЛО]

Раскрывает записанную партию: всё скрытое в ней попадает в два файла рядом с ней — ИМЯ.reveal.json
для «demeter-cli verify» и ИМЯ.reveal.html, страницу, которая воспроизводит охоту и проверяет её
на любом телефоне. Никто другой не прочтёт их, пока вы их не передадите.

  --unfinished       раскрыть неоконченную партию; кто откроет файлы, узнает, где Дракула
  --replace          заменить файлы, у которых уже такие имена
  --unlock-fd ЧИСЛО  если ключ партии ждёт ПИН-кода или парольной фразы: прочитать их из этого дескриптора файла

Код завершения: 0 — готово, 1 — партия не окончена, 2 — её не удаётся прочитать или файлы не удаётся записать.</translation>
    </message>
    <message>
        <source>Nothing can be read from the file descriptor &quot;%1&quot;.</source>
        <translation>Из дескриптора файла «%1» ничего не удаётся прочитать.</translation>
    </message>
    <message>
        <source>PIN of the sealed games: </source>
        <translation>ПИН-код запечатанных партий: </translation>
    </message>
    <message>
        <source>Passphrase of the sealed games: </source>
        <translation>Парольная фраза запечатанных партий: </translation>
    </message>
    <message>
        <source>Nothing can be read from the terminal.</source>
        <translation>С терминала ничего не удаётся прочитать.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Это не тот ПИН-код.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Это не та парольная фраза.</translation>
    </message>
    <message>
        <source>the readings that the program recommends</source>
        <translation>толкования, которые рекомендует программа</translation>
    </message>
    <message>
        <source>the Spanish one</source>
        <translation>испанская</translation>
    </message>
    <message>
        <source>the Polish one</source>
        <translation>польская</translation>
    </message>
    <message>
        <source>the Russian one</source>
        <translation>русская</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>книга правил</translation>
    </message>
    <message>
        <source>set otherwise</source>
        <translation>решено иначе</translation>
    </message>
    <message>
        <source>%1: %2 (the rulebook: %3)</source>
        <extracomment>A point of the rules, how this game plays it, and how the rulebook has it.</extracomment>
        <translation>%1: %2 (книга правил: %3)</translation>
    </message>
    <message>
        <source>number set by hand</source>
        <extracomment>A card or a number of the game, how many there are, and how many there usually are.</extracomment>
        <translation>число задано вручную</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, а не %3</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>drawn from the box, and entered</source>
        <translation>взяты из коробки и введены</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>розданы программой</translation>
    </message>
    <message>
        <source>not kept by the program</source>
        <translation>программа её не вела</translation>
    </message>
    <message>
        <source>board</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>card file</source>
        <translation>файл карт</translation>
    </message>
    <message>
        <source>put right in line %1</source>
        <translation>исправлено в строке %1</translation>
    </message>
    <message>
        <source>Dracula drew the cards from the box. Which ones, is his word.</source>
        <translation>Дракула брал карты из коробки. Какие именно — известно только с его слов.</translation>
    </message>
    <message>
        <source>Dracula was given his Event cards at the table. Which ones, is his word.</source>
        <translation>Свои карты событий Дракула получал за столом. Какие именно — известно только с его слов.</translation>
    </message>
    <message>
        <source>One digit differs, in group %1.</source>
        <translation>Одна цифра другая, в группе %1.</translation>
    </message>
    <message>
        <source>Digits are exchanged, in groups %1.</source>
        <translation>Цифры переставлены, в группах %1.</translation>
    </message>
    <message>
        <source>Two digits are exchanged, in group %1.</source>
        <translation>Две цифры переставлены, в группе %1.</translation>
    </message>
    <message>
        <source>Several digits differ, all in group %1.</source>
        <translation>Несколько цифр отличаются, все в группе %1.</translation>
    </message>
    <message>
        <source>%1 is the code of the deal, not that of a round.</source>
        <translation>%1 — это код раздачи, а не раунда.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of round %3.</source>
        <translation>%1 — это код раунда %2, а не раунда %3.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of the deal.</source>
        <translation>%1 — это код раунда %2, а не раздачи.</translation>
    </message>
    <message>
        <source>Look at your note again. If it says the same, this is not the game that you saw.</source>
        <translation>Посмотрите ещё раз, что вы записали. Если там то же самое, это не та партия, которую вы видели.</translation>
    </message>
    <message>
        <source>%1 The codes of this game have %2 digits.</source>
        <extracomment>%1 is a sentence about a code.</extracomment>
        <translation>%1 В кодах этой партии по %2 цифр.</translation>
    </message>
    <message>
        <source>%1 belongs to another game.</source>
        <translation>%1 относится к другой партии.</translation>
    </message>
    <message>
        <source>%1 was not checked: there are not 64 MB of free memory.</source>
        <translation>%1 не проверен: нет 64 МБ свободной памяти.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 was taken back.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Отменено: %1.</translation>
    </message>
    <message>
        <source>%1 came to it.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Добавлено: %1.</translation>
    </message>
    <message>
        <source>%1 became %2.</source>
        <extracomment>%1 and %2 are places, or several.</extracomment>
        <translation>Было: %1; стало: %2.</translation>
    </message>
    <message>
        <source>steps before: %1</source>
        <extracomment>%1 is a list of steps of the game, before something was changed and after it.</extracomment>
        <translation>шаги до этого: %1</translation>
    </message>
    <message>
        <source>steps after: %1</source>
        <translation>шаги после: %1</translation>
    </message>
    <message>
        <source>gone back behind it in line %1</source>
        <translation>в строке %1 партию вернули к моменту до него</translation>
    </message>
    <message>
        <source>After the codes of rounds %1 were shown, the game went back to round %2 (line %3).</source>
        <translation>После показа кодов раундов %1 партию вернули к раунду %2 (строка %3).</translation>
    </message>
    <message>
        <source>After the code of round %1 was shown, the game went back to round %2 (line %3).</source>
        <translation>После показа кода раунда %1 партию вернули к раунду %2 (строка %3).</translation>
    </message>
    <message>
        <source>All was done again as it had been.</source>
        <translation>Всё повторено так, как было.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Как играли</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Чего никто не может проверить</translation>
    </message>
    <message>
        <source>%1, other than the one here</source>
        <extracomment>%1 is a board, or a file of cards.</extracomment>
        <translation>%1 (здесь другой файл)</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>chance in round %1</source>
        <translation>перемешивание заново в раунде %1</translation>
    </message>
    <message>
        <source>promised by %1, given by %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>обещано долей: %1, дано: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ни в одном</translation>
    </message>
    <message>
        <source>A code has 15 digits, in older games 12: %1</source>
        <translation>Это не код: %1. В коде 15 цифр, в старых партиях 12.</translation>
    </message>
    <message>
        <source>hunter phase</source>
        <translation>фаза охотников</translation>
    </message>
    <message>
        <source>  verifier                writes a page that checks revealed games, and its SHA-256</source>
        <translation>  verifier                  записывает страницу для проверки раскрытых партий и её SHA-256</translation>
    </message>
    <message>
        <source>Usage: demeter-cli verifier [--hash] [--out FILE [--replace]]

Prints the SHA-256 of the verifier: a page that opens and checks the revealed game of anybody, without a
network. Equal sources give equal bytes, so whoever has the same number has the same page. It is
written in the line that &apos;sha256sum --check&apos; reads.

  --out FILE  write the page
  --hash      print nothing but the SHA-256
  --replace   replace a file that has this name already

Exit status: 0 done, 2 the file cannot be written.</source>
        <translation>Использование: demeter-cli verifier [--hash] [--out ФАЙЛ [--replace]]

Выводит SHA-256 страницы для проверки: она без сети открывает и проверяет раскрытую партию кого угодно.
Одинаковые исходники дают одинаковые байты: у кого то же число, у того та же страница. Число выводится
строкой, которую читает «sha256sum --check».

  --out ФАЙЛ  записать страницу
  --hash      вывести только SHA-256
  --replace   заменить файл, у которого уже такое имя

Код завершения: 0 — готово, 2 — файл не удаётся записать.</translation>
    </message>
    <message>
        <source>This game has not been revealed as it stands now.</source>
        <translation>Партия в её нынешнем виде не раскрыта.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--deck-order] [--lang CODE] [--unlock-fd NUMBER]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state             print the state at the end, without the order of the decks
  --deck-order        print it with their order, and the seed of all later shuffles: it tells cards to come
  --lang CODE         language of the names: en, es, pl, ru, it
  --unlock-fd NUMBER  where its key waits for a PIN or passphrase: read it from this file descriptor

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation>Использование: demeter-cli replay ПАРТИЯ [--state] [--deck-order] [--lang КОД] [--unlock-fd ЧИСЛО]

Читает записанную партию, не меняя её, проверяет её цепочку и каждый шаг и печатает, что произошло:
строка файла, раунд и название, разделённые табуляцией. Затем — что не так с файлом, если есть что,
и конец цепочки.

  --state            напечатать состояние в конце, без порядка карт в колодах
  --deck-order       напечатать его с порядком и зерном будущих перемешиваний: выдаёт будущие карты
  --lang КОД         язык названий: en, es, pl, ru, it
  --unlock-fd ЧИСЛО  если ключ партии ждёт ПИН-кода или парольной фразы: прочитать их из этого дескриптора файла

Код завершения: 0 — готово, 1 — запись повреждена, 2 — запись непригодна.</translation>
    </message>
    <message>
        <source>  moves POSITION          every legal choice of Dracula&apos;s movement step
  perft POSITION DEPTH    how many sequences of movement steps there are</source>
        <translation>  moves ПОЗИЦИЯ           все разрешённые варианты шага передвижения Дракулы
  perft ПОЗИЦИЯ ГЛУБИНА   сколько существует последовательностей шагов передвижения</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY, and of the
second edition PLAY or PLAY;catacombs.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Использование: demeter-cli moves ПОЗИЦИЯ

Печатает все разрешённые варианты шага передвижения, по одному в строке, в порядке байтов: SLIDE;PLAY, а
во второй редакции PLAY или PLAY;catacombs.
ПОЗИЦИЯ — файл с позицией (demeter-position/1 или /2) или - для стандартного ввода.
Если ничего не напечатано, разрешённых вариантов нет.

Код завершения: 0 — готово, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Использование: demeter-cli perft ПОЗИЦИЯ ГЛУБИНА [--divide] [--time]

Печатает число последовательностей из заданного количества шагов передвижения (ГЛУБИНА, от 0 до 16).
ПОЗИЦИЯ — файл с позицией (demeter-position/1 или /2) или - для стандартного ввода.

  --divide   сначала напечатать ВАРИАНТ ЧИСЛО для каждого варианта первого шага, в порядке байтов
  --time     напечатать число позиций в секунду в стандартный поток ошибок

Код завершения: 0 — готово, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>  play SCRIPT             plays a game from a script</source>
        <translation>  play СЦЕНАРИЙ           разыгрывает партию по сценарию</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>вторая редакция</translation>
    </message>
    <message>
        <source>%1: %2 (recommended: %3)</source>
        <extracomment>A point that the rulebook leaves open, how this game plays it, and how the program reads it.</extracomment>
        <translation>%1: %2 (рекомендуется: %3)</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>столкновения</translation>
    </message>
    <message>
        <source>Dracula drew the Encounters from the box. Which ones, is his word.</source>
        <translation>Дракула брал столкновения из коробки. Какие именно — известно только с его слов.</translation>
    </message>
    <message>
        <source>  serve GAME              shows a game&apos;s table on phones</source>
        <translation>  serve ПАРТИЯ            показывает стол партии на телефонах</translation>
    </message>
    <message>
        <source>The game %1 has no option %2.</source>
        <translation>У редакции %1 нет параметра %2.</translation>
    </message>
    <message>
        <source>The dice were rolled at the table. What they showed is known only by what was entered.</source>
        <translation>Кубики бросали за столом. Что на них выпало, известно только по тому, что ввели.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli play SCRIPT [OPTIONS]

Plays the actions in SCRIPT, a file of JSON Lines, or - for standard input. Each is answered by &quot;ok&quot;
or by &quot;refused RULE SENTENCE&quot;; a refused action changes nothing, and the script goes on.
The first line may be {&quot;position&quot;:{...}} or {&quot;new-game&quot;:{...}}; any line may be {&quot;undo&quot;:true},
{&quot;redo&quot;:true} or {&quot;go-to&quot;:NUMBER}.

  --state               print the state after the last line
  --lang CODE           language of the sentences: en, es, pl, ru, it
  --game WHICH          game of a script whose first line does not say it: fury-3e, fury-2e
  --board ID            board of a new game: fury-3e, fury-2e, or a path ending in .json
  --handling HOW        dealt or drawn-from-box
  --printing WHICH      rulebook of the third edition: recommended, es, pl, ru
  --chance WHEN         at-the-start, or each-round: more of it may come in round by round
  --seed HEX            64 hexadecimal digits that every shuffle is made from; without them all are 0,
                        but random in a record
  --record FILE         keep the game in a new file; &quot;ok&quot; then means that it is on disk
  --fair                deal the record from a secret, whose promise is printed at once, and from words of
                        the hunters: {&quot;words&quot;:&quot;...&quot;}, before the first action
  --unlock-fd NUMBER    where its key waits for a PIN or passphrase: read it from this file descriptor

Exit status: 0 done, 1 a line was refused, 2 unusable input.</source>
        <translation>Использование: demeter-cli play СЦЕНАРИЙ [ПАРАМЕТРЫ]

Разыгрывает действия из сценария — файла JSON Lines или - для стандартного ввода. Ответ на каждое:
«ok» или «refused ПРАВИЛО ФРАЗА»; отклонённое действие ничего не меняет, сценарий идёт дальше.
Первой строкой может быть {&quot;position&quot;:{...}} или {&quot;new-game&quot;:{...}}, любой — {&quot;undo&quot;:true},
{&quot;redo&quot;:true} или {&quot;go-to&quot;:ЧИСЛО}.

  --state               напечатать состояние после последней строки
  --lang КОД            язык фраз: en, es, pl, ru, it
  --game КАКОЕ          редакция, если первая строка её не называет: fury-3e, fury-2e
  --board ПОЛЕ          поле новой партии: fury-3e, fury-2e или путь, который кончается на .json
  --handling СПОСОБ     dealt или drawn-from-box
  --printing ИЗДАНИЕ    книга правил (третья редакция): recommended, es, pl, ru
  --chance КОГДА        at-the-start или each-round: новая случайность в каждом раунде
  --seed HEX            64 шестнадцатеричные цифры, из которых строится каждое перемешивание; без них все
                        нули, а в записи они случайны
  --record ФАЙЛ         вести партию в новом файле; тогда «ok» значит, что действие уже на диске
  --fair                раздать записываемую партию из секрета, обещание которого печатается сразу, и из
                        слов охотников: {&quot;words&quot;:&quot;...&quot;} перед первым действием
  --unlock-fd ЧИСЛО     если ключ партии ждёт ПИН-кода или парольной фразы: прочитать их из этого дескриптора файла

Код завершения: 0 — готово, 1 — какая-то строка отклонена, 2 — непригодные входные данные.</translation>
    </message>
    <message>
        <source>--fair needs --record, and no --seed.</source>
        <translation>Для --fair нужен --record, и --seed с ним не указывают.</translation>
    </message>
    <message>
        <source>an error and its penalty in line %1</source>
        <translation>ошибка и штраф в строке %1</translation>
    </message>
    <message>
        <source>taken back or done again in rounds</source>
        <translation>отменено или повторено в раундах</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>зерно</translation>
    </message>
    <message>
        <source>so simple that anybody can guess it</source>
        <translation>такое простое, что его может угадать кто угодно</translation>
    </message>
    <message>
        <source>The record does not say which version it was played by: %1.</source>
        <translation>В записи не сказано, с какой версией играли: %1.</translation>
    </message>
    <message>
        <source>The seed can be guessed, so anybody could know everything that was dealt and shuffled.</source>
        <translation>Зерно можно угадать, поэтому кто угодно мог знать всё, что раздали и перемешали.</translation>
    </message>
    <message>
        <source>Rounds with chance from phones alone: %1. The page that made their shares came from Dracula&apos;s program.</source>
        <translation>Раунды, в которых перемешивали заново только с долями телефонов: %1. Страница, которая создала эти доли, пришла из программы Дракулы.</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <extracomment>%1 says what was put right, and how it is now; %2 how it was.</extracomment>
        <translation>%1 (до этого: %2)</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <extracomment>%1 says what was put right, %2 why.</extracomment>
        <translation>%1. Причина: %2</translation>
    </message>
    <message>
        <source>it came only after something was drawn</source>
        <translation>произошло только после того, как что-то взяли</translation>
    </message>
    <message>
        <source>gone back in line %1</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>возврат в строке %1</translation>
    </message>
    <message>
        <source>behind the chance of rounds %1</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>к моменту до перемешивания заново в раундах %1</translation>
    </message>
    <message>
        <source>new chance by words in rounds</source>
        <translation>перемешано заново со словом в раундах</translation>
    </message>
    <message>
        <source>new chance by phones alone in rounds</source>
        <translation>перемешано заново только с долями телефонов в раундах</translation>
    </message>
    <message>
        <source>round %1: %2 of %3</source>
        <extracomment>%1 is the number of a round, %2 how many are missing, %3 of how many.</extracomment>
        <translation>раунд %1: %2 из %3</translation>
    </message>
    <message>
        <source>Promised shares that were not given, %1. Whoever kept one back for Dracula could choose between two orders.</source>
        <translation>Обещанные, но не данные доли, %1. Кто придержал долю ради Дракулы, мог выбрать один из двух порядков.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli verify FILE [--code CODE --round N]... [--deal CODE] [--qr TEXT]... [--json] [--lang CODE]

Checks a revealed game (NAME.reveal.json): that its chain is whole, that it is the game whose codes were
noted at the table, that the decks are those of the promised secret and the hunters&apos; words, that every
step was legal and everything that the table was shown or told was true. Says what was changed behind
shown codes, on what terms was played, and what nobody can check. A game&apos;s own file can be checked too,
as far as it is not sealed.

  --code CODE   the digits of a code that somebody noted, 15 or in older games 12, followed by its round
  --round N     that round; 0 is the setup
  --deal CODE   the code that was shown before the hunters said their words
  --qr TEXT     what a photographed QR code says
  --json        for machines
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 proved, 1 something does not hold or a code does not fit, 2 the file or the usage is
wrong, or this program does not know the game, 3 nothing speaks against it, but it is not proved: no code
of a round was given, so any game could have been put in its place; it is not revealed; or not everything
could be checked. A code behind which the game went back fits as well as any: for what came before it.</source>
        <translation>Использование: demeter-cli verify ФАЙЛ [--code КОД --round N]... [--deal КОД] [--qr ТЕКСТ]... [--json] [--lang КОД]

Проверяет раскрытую партию (ИМЯ.reveal.json): что её цепочка цела, что это та партия, коды которой
записали за столом, что колоды перемешаны на основе обещанного секрета и слов охотников, что каждый шаг
был разрешён правилами, а всё показанное и сказанное столу — правда. Говорит, что изменили после показа
кодов, на каких условиях играли и чего никто не может проверить. Проверить можно и сам файл партии, в той
части, которая не запечатана.

  --code КОД   цифры кода, который кто-то записал: 15, а в старых партиях 12; за ними — его раунд
  --round N    этот раунд; 0 — подготовка к игре
  --deal КОД   код, который показали до того, как охотники сказали свои слова
  --qr ТЕКСТ   что написано в сфотографированном QR-коде
  --json       для машин
  --lang КОД   язык названий: en, es, pl, ru, it

Код завершения: 0 — доказано, 1 — что-то не сходится или код не подходит, 2 — неверный файл или неверный
вызов, или эта партия программе неизвестна, 3 — ничто не говорит против, но не доказано: не дан код ни одного
раунда, и на её месте могла бы быть любая партия; партия не раскрыта; или проверить можно не всё.
Если партию вернули к моменту до кода, он подходит, как любой другой, и ручается за то, что было до него.</translation>
    </message>
    <message>
        <source>%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were tried. The text of its QR code can be compared with all of them.</source>
        <extracomment>%1 is a code.</extracomment>
        <translation>Код %1 не найден. Раунд %2 проходили снова и снова: из его кодов (%3) проверены самые новые (%4). Текст его QR-кода можно сравнить со всеми.</translation>
    </message>
    <message>
        <source>line %1: the map that it was played on is missing: %2. The steps were not played again. Put the file beside the game.</source>
        <translation>строка %1: нет поля, на котором играли: %2. Шаги не разыграны заново. Положите этот файл рядом с партией.</translation>
    </message>
    <message>
        <source>line %1: the file %2 is not the map that it was played on. The steps were not played again.</source>
        <translation>строка %1: файл %2 — не то поле, на котором играли. Шаги не разыграны заново.</translation>
    </message>
    <message>
        <source>line %1: this program does not know %2. A newer one may know it.</source>
        <translation>строка %1: эта программа не знает %2. Более новая, возможно, знает.</translation>
    </message>
    <message>
        <source>Every step was played again by the rules, and every answer compared.</source>
        <translation>Каждый шаг разыгран заново по правилам, каждый ответ сверен.</translation>
    </message>
    <message>
        <source>It was played with other files than those here: with its own it may hold.</source>
        <translation>Играли не с теми файлами, что здесь: с теми всё может сойтись.</translation>
    </message>
    <message>
        <source>Whether there was a deal before this one: a second code of the deal means a second deal.</source>
        <translation>Была ли раздача до этой: второй код раздачи означает вторую раздачу.</translation>
    </message>
    <message>
        <source>more copies drawn than the box should hold</source>
        <translation>взято больше копий, чем должно быть в коробке</translation>
    </message>
    <message>
        <source>steps were taken back: there was more than one order to choose from</source>
        <translation>шаги отменяли: можно было выбирать из нескольких порядков</translation>
    </message>
    <message>
        <source>line %1: the map in the game itself, %2, is damaged or none. The steps were not played again.</source>
        <translation>строка %1: поле, записанное в самой партии (%2), повреждено или вовсе не поле. Шаги не разыграны заново.</translation>
    </message>
    <message>
        <source>Then say &quot;play-on&quot;.</source>
        <translation>Тогда введите «play-on».</translation>
    </message>
    <message>
        <source>Usage: demeter-cli serve GAME [OPTIONS]

Shows the table of a recorded game on phones and tablets in the local network. The first line that is
printed is the address that they open. Dracula plays by lines on standard input, as in a script of
&quot;play&quot;; each is answered by &quot;ok&quot; or by &quot;refused RULE SENTENCE&quot;. Also printed are &quot;table SENTENCES&quot;,
what everybody hears; &quot;phone LINE&quot;, what was entered on a phone and what followed from it, as lines of a
script; &quot;code LABEL: DIGITS&quot;; and &quot;watching NUMBER&quot;, how many phones show the table.
A line &quot;reveal&quot; lets the phones compare the codes that they kept with the file of &quot;demeter-cli reveal&quot;,
which has to be there. A game that was revealed as it stands goes on only after a line &quot;play-on&quot;. A line
&quot;quit&quot;, or the end of the input, ends it.

  --address ADDRESS     of this machine, in figures; without it the likeliest one in the local network
  --port NUMBER         1 to 65535; without it the one that this game had before, or any free one
  --enter WHAT          who enters on phones: own (each for the hunters that it plays), all, none
  --lang CODE           language of the sentences: en, es, pl, ru, it
  --unlock-fd NUMBER    where its key waits for a PIN or passphrase: read it from this file descriptor

Exit status: 0 done, 1 the record is damaged, 2 unusable input, or there is no network.</source>
        <translation>Использование: demeter-cli serve ПАРТИЯ [ПАРАМЕТРЫ]

Показывает стол записанной партии на телефонах и планшетах в локальной сети. Первая напечатанная
строка — адрес, который на них открывают. Дракула играет строками стандартного ввода, как в сценарии
«play»; ответ на каждую: «ok» или «refused ПРАВИЛО ФРАЗА». Кроме того печатаются «table ФРАЗЫ» — то, что
слышат все; «phone СТРОКА» — то, что ввели на телефоне и что из этого последовало, строками сценария;
«code НАЗВАНИЕ: ЦИФРЫ» и «watching ЧИСЛО» — на скольких телефонах виден стол.
По строке «reveal» телефоны сверяют сохранённые коды с файлом команды «demeter-cli reveal»;
он уже должен быть. Партия, раскрытая в её нынешнем виде, продолжается только после строки «play-on».
Завершает строка «quit» или конец ввода.

  --address АДРЕС       этого компьютера, цифрами; без него самый вероятный в локальной сети
  --port ЧИСЛО          от 1 до 65535; без него тот, который был у этой партии, или любой свободный
  --enter ЧТО           кто вводит на телефонах: own (каждый за своих охотников), all, none
  --lang КОД            язык фраз: en, es, pl, ru, it
  --unlock-fd ЧИСЛО     если ключ партии ждёт ПИН-кода или парольной фразы: прочитать их из этого дескриптора файла

Код завершения: 0 — готово, 1 — запись повреждена, 2 — непригодные входные данные или нет сети.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows all that is hidden. To reveal it all the same, add %1.</source>
        <translation>Партия не окончена, и кто откроет файлы, узнает всё скрытое. Чтобы всё же раскрыть её, добавьте %1.</translation>
    </message>
    <message>
        <source>As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.</source>
        <translation>Как и договорились, резерв перемешали один раз, в начале. Никакая проверка не покажет, смотрел ли кто-нибудь его порядок.</translation>
    </message>
    <message>
        <source>In these rounds the reserve stayed as it had been mixed before: %1. No check can see whether anybody looked at its order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>В этих раундах резерв оставался перемешанным, как прежде: %1. Никакая проверка не покажет, смотрел ли кто-нибудь его порядок.</translation>
    </message>
    <message>
        <source>As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.</source>
        <translation>Как и договорились, колоды перемешали один раз, в начале. Никакая проверка не покажет, смотрел ли кто-нибудь их порядок.</translation>
    </message>
    <message>
        <source>In these rounds the decks stayed as they had been shuffled before: %1. No check can see whether anybody looked at their order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>В этих раундах колоды оставались перемешанными, как прежде: %1. Никакая проверка не покажет, смотрел ли кто-нибудь их порядок.</translation>
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
        <translation>Позиция сама задаёт поле и редакцию: --board, --handling, --printing и --seed нужны только для новой партии.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>Here the hunters&apos; words are needed, and nothing else: {&quot;words&quot;:&quot;small letters&quot;}.</source>
        <translation>Здесь нужны слова охотников и больше ничего: {&quot;words&quot;:&quot;строчные буквы&quot;}.</translation>
    </message>
    <message>
        <source>This is a board of another edition.</source>
        <translation>Это поле другой редакции.</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins.</source>
        <translation>Это пробная партия, она не сохраняется. Коснитесь города на поле: там начнёт %2.</translation>
    </message>
    <message>
        <source>The other hunters are placed in the same way. Here it can be done for you.</source>
        <translation>Остальных охотников расставляют так же. Сейчас программа может сделать это за вас.</translation>
    </message>
    <message>
        <source>Place the others</source>
        <translation>Расставить остальных</translation>
    </message>
    <message>
        <source>All four have their city. Where Dracula begins is chosen in secret: tap the button.</source>
        <translation>У всех четверых есть город. Где начнёт Дракула, выбирают втайне: нажмите кнопку.</translation>
    </message>
    <message>
        <source>This game is over before the first round is. That happens; the rest is learned in a game.</source>
        <translation>Эта партия закончилась раньше, чем первый раунд. Так бывает; остальному вы научитесь в настоящей партии.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Everybody may see this screen. Dracula&apos;s own lies behind it: hold the button until it opens.</source>
        <translation>Этот экран могут видеть все. Экран Дракулы скрыт за ним: удерживайте кнопку, пока он не откроется.</translation>
    </message>
    <message>
        <source>That was an encounter, and everybody has seen what it did. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>Это было столкновение, и все видели, к чему оно привело. Откройте экран Дракулы ещё раз: удерживайте кнопку.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Confirm it, and it counts.</source>
        <translation>Пока ничего не произошло. Подтвердите, и ход будет засчитан.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass.</source>
        <translation>Дракула принял решение, и занавес опустился. Здесь вводят то, что делают охотники: пусть все они пропустят ход.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map.</source>
        <translation>От %2{of} до вашей карты столкновения всего одна дорога. Пусть %2{он|она} отправится %1{to}: коснитесь города на поле.</translation>
    </message>
    <message>
        <source>It is the hunters&apos; turn again. Enter what they do, or let them come nearer by themselves.</source>
        <translation>Снова ходят охотники. Введите, что они делают, или пусть они сами подойдут ближе.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Пусть ходят</translation>
    </message>
    <message>
        <source>Now everybody reads the card. What the hunters show or suffer is entered here.</source>
        <translation>Теперь карту читают все. Здесь вводят, что охотники показали или что с ними случилось.</translation>
    </message>
    <message>
        <source>The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button.</source>
        <translation>Убежище раскрыто, и больше за столом ничего не видят. Что нападёт на охотника из засады, решаете вы: удерживайте кнопку.</translation>
    </message>
    <message>
        <source>The Dracula phase begins. Hold the button and choose where he goes.</source>
        <translation>Начинается фаза Дракулы. Удерживайте кнопку и выберите, куда он отправится.</translation>
    </message>
    <message>
        <source>The Dracula phase again. Hold the button and go on.</source>
        <translation>Снова фаза Дракулы. Удерживайте кнопку и продолжайте.</translation>
    </message>
    <message>
        <source>Here Dracula has to decide something. Hold the button.</source>
        <translation>Здесь решение за Дракулой. Удерживайте кнопку.</translation>
    </message>
    <message>
        <source>Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it.</source>
        <translation>Кто-то заглядывает вам через плечо? Эта кнопка или Esc сразу опускает занавес. Попробуйте.</translation>
    </message>
    <message>
        <source>Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance.</source>
        <translation>На этот экран смотрите только вы. Всё разрешённое светится золотом: пусть Дракула начнёт, например, %1{in}.</translation>
    </message>
    <message>
        <source>The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>След сдвигается сам. Пусть Дракула отправится, например, %1{to}: коснитесь города.</translation>
    </message>
    <message>
        <source>The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>Карта столкновения остаётся и ждёт охотника. Пусть Дракула отправится дальше, например %1{to}.</translation>
    </message>
    <message>
        <source>An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance.</source>
        <translation>В убежище кладут взакрытую карту столкновения. Под названием сказано, что она делает: выберите, например, «%3».</translation>
    </message>
    <message>
        <source>A Rumor token could go with it. Keep it for now: your phase is done.</source>
        <translation>К ней можно положить жетон слухов. Пока оставьте его себе: ваша фаза закончена.</translation>
    </message>
    <message>
        <source>Let your card ambush %2{whom}. The table sees it as soon as you have chosen.</source>
        <translation>Пусть ваша карта нападёт из засады на %2{whom}. За столом её увидят, как только вы сделаете выбор.</translation>
    </message>
    <message>
        <source>All that is secret has been decided. Draw the curtain: with this button, or with Esc.</source>
        <translation>Все тайные решения приняты. Опустите занавес этой кнопкой или клавишей Esc.</translation>
    </message>
    <message>
        <source>This is asked of Dracula. Below each choice stands what follows from it: choose one.</source>
        <translation>Это вопрос к Дракуле. Под каждым ответом сказано, что за ним последует: выберите один.</translation>
    </message>
    <message>
        <source>It is dusk. At night every hunter acts once more: let them pass again.</source>
        <translation>Наступил закат. Ночью каждый охотник действует ещё раз: пусть снова пропустят ход.</translation>
    </message>
    <message>
        <source>After the search a hunter can still do something, such as rest. Let this one do nothing else.</source>
        <translation>После поиска охотник ещё может что-то сделать, например отдохнуть. Сейчас пусть больше ничего не делает.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter. Let the hunter go %1{to} and search there: tap the city on the map.</source>
        <translation>От %2{of} до вашего столкновения всего одна дорога. Пусть %2{он|она} отправится %1{to} и ищет там: коснитесь города на поле.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here. For now, let them play by themselves.</source>
        <translation>Дракула принял решение, и занавес опустился. Здесь вводят то, что делают охотники. Сейчас пусть они сыграют сами.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins. Hold the button and choose where he goes.</source>
        <translation>Начинается ход Дракулы. Удерживайте кнопку и выберите, куда он отправится.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn again. Hold the button and go on.</source>
        <translation>Снова ход Дракулы. Удерживайте кнопку и продолжайте.</translation>
    </message>
    <message>
        <source>The time moves on by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>Время идёт само. Пусть Дракула отправится, например, %1{to}: коснитесь города.</translation>
    </message>
    <message>
        <source>The Encounter stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>Столкновение остаётся и ждёт охотника. Пусть Дракула отправится дальше, например %1{to}.</translation>
    </message>
    <message>
        <source>Now everybody sees the Encounter. What the hunters show or suffer is entered here.</source>
        <translation>Теперь столкновение видят все. Здесь вводят, что охотники показали или что с ними случилось.</translation>
    </message>
    <message>
        <source>An Encounter token goes to the city, face down. The sign beside each name tells what it does: choose %3, for instance.</source>
        <translation>В город кладут взакрытую жетон столкновения. Знак рядом с названием расскажет, что он делает: выберите, например, «%3».</translation>
    </message>
    <message>
        <source>The hunter has found your hideout, and the table tells what came of it. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>Охотник нашёл ваше убежище, и стол говорит, чем это кончилось. Ещё раз откройте экран Дракулы: удерживайте кнопку.</translation>
    </message>
</context>
<context>
    <name>FuryNames</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of hunters or cards.</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a card</comment>
        <extracomment>The name of a card within a sentence, between the quotation marks of the language.</extracomment>
        <translation>«%1»</translation>
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
        <source>overruled</source>
        <comment>the rules forbid it and the table allows it</comment>
        <translation>за столом разрешено</translation>
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
        <source>Go on</source>
        <translation>Дальше</translation>
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
        <source>Choice: %1</source>
        <translation>Выбор: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; answer</source>
        <translation>Ответ охотников</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Event card</comment>
        <translation>Взято: %1</translation>
    </message>
    <message>
        <source>the hunters&apos; ally</source>
        <translation>союзник охотников</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>an Event card</comment>
        <translation>Сброшено: %1</translation>
    </message>
    <message>
        <source>Hunters: %1</source>
        <extracomment>%1 is what the hunters do: an action or a card.
----------
%1 is a card that the hunters play.</extracomment>
        <translation>Охотники: %1</translation>
    </message>
    <message>
        <source>leaving: %1</source>
        <extracomment>The hunters in %1 leave the combat.</extracomment>
        <translation>выходит из боя: %1</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>%1 — %2 (исправлено)</translation>
    </message>
    <message>
        <source>Put right by hand: %1</source>
        <extracomment>%1 says shortly what is put right: a number, a space, a hunter, a card.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a card.</extracomment>
        <translation>Исправлено вручную (%1)</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Карты событий и союзники</translation>
    </message>
    <message>
        <source>%1 is revealed.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>Раскрыта карта %1{of}.</translation>
    </message>
    <message>
        <source>Dracula reveals %1.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Дракула раскрыл карту %1.</translation>
    </message>
    <message>
        <source>As a penalty, Dracula reveals that he is %1{in}.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>В качестве штрафа Дракула раскрыл, что он %1{in}.</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Дракула победил.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Охотники победили.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{прибыл|прибыла} %2{to}.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 is a hunter; an action.
----------
%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 отдыхает.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{укушен|укушена}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{побеждён|побеждена}.</translation>
    </message>
    <message>
        <source>Dracula chooses %2{whom} for %1.</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunter whom he chooses for it.</extracomment>
        <translation>Для карты %1 Дракула выбрал %2{whom}.</translation>
    </message>
    <message>
        <source>%1 is cancelled.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Карта %1 отменена.</translation>
    </message>
    <message>
        <source>Dracula takes an Event card.</source>
        <translation>Дракула взял карту события.</translation>
    </message>
    <message>
        <source>The Event card %1 is discarded.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Сброшена карта события %1.</translation>
    </message>
    <message>
        <source>The hunters play %1.</source>
        <extracomment>%1 is a card.
----------
%1 is an Event card.</extracomment>
        <translation>Охотники разыграли карту %1.</translation>
    </message>
    <message>
        <source>The hunters have a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>У охотников новый союзник — %1.</translation>
    </message>
    <message>
        <source>Dracula has a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>У Дракулы новый союзник — %1.</translation>
    </message>
    <message>
        <source>The hunters lose their ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Охотники потеряли союзника %1.</translation>
    </message>
    <message>
        <source>Dracula loses his ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Дракула потерял союзника %1.</translation>
    </message>
    <message>
        <source>Dracula has no card to show.</source>
        <translation>Дракуле нечего показать, карт у него нет.</translation>
    </message>
    <message>
        <source>Dracula shows %1.</source>
        <extracomment>%1 are Event cards, with commas.
----------
%1 are Encounter cards and Event cards, with commas.</extracomment>
        <translation>Дракула показал карты %1.</translation>
    </message>
    <message>
        <source>%1 fights %2{whom}.</source>
        <extracomment>%1 is an Agent, %2 are one hunter or more.
----------
%1 is a vampire, %2 are one hunter or more.</extracomment>
        <translation>%1 сражается %2{with}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Дракула сражается %1{with}.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Бой закончен.</translation>
    </message>
    <message>
        <source>The table now reads a rule in another way.</source>
        <translation>За столом иначе понимают одно правило.</translation>
    </message>
    <message>
        <source>From now on, the answer to &quot;%1&quot; is &quot;%2&quot;.</source>
        <extracomment>How the table reads a rule from now on: %1 is its name, %2 the reading.</extracomment>
        <translation>С этого момента ответ на вопрос «%1» — «%2».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand, because &quot;%1&quot;.</source>
        <extracomment>%1 is the reason, as it was typed.</extracomment>
        <translation>Партия исправлена вручную, причина — «%1».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand (%1), because &quot;%2&quot;.</source>
        <extracomment>%1 says shortly what is put right: a number, a hunter. %2 is the reason, as it was typed.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.</extracomment>
        <translation>Партия исправлена вручную (%1), причина — «%2».</translation>
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
        <source>This is no answer to what is asked now.</source>
        <translation>Сейчас спрашивается о другом.</translation>
    </message>
    <message>
        <source>This isn&apos;t optional: something has to be chosen.</source>
        <translation>Это обязательно: нужно что-то выбрать.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: охотники начинают в городах, а это не город (%2).</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: Дракула не может начать в морской зоне.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: Дракула никогда не может здесь начать.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: здесь охотник (%2), поэтому Дракула не может здесь начать.</translation>
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
        <extracomment>%1 is a port, %2 a sea zone.
----------
%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: у этого порта нет якоря в этой морской зоне.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: у этих морских зон нет общей границы.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Дракула уже здесь и не может просто остаться.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: в море эту карту разыграть нельзя (текущая локация: %2).</translation>
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
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: это дальше двух дорог.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: карта «Обернуться волком» всегда ведёт в город.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Есть карта, которую можно разыграть, поэтому штрафа нет.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no road joins them.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: дороги между ними нет.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no railway leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: железная дорога туда не ведёт.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no way by sea leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: пути по морю туда нет.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Roadblock token lies on the way.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: на пути жетон препятствия.</translation>
    </message>
    <message>
        <source>%1, %2: the hunter is there already.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1, %2: охотник уже там.</translation>
    </message>
    <message>
        <source>The rules allow this, so there is nothing to overrule: enter it in the usual way.</source>
        <translation>Правила это и так разрешают: запишите обычным способом.</translation>
    </message>
    <message>
        <source>%1: this Event card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: этой карты события у Дракулы на руке нет.</translation>
    </message>
    <message>
        <source>%1: this Event card would have no effect now.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: у этой карты события сейчас не было бы эффекта.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this at this moment.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: охотники не могут разыграть это сейчас.</translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation>Так уже и есть; ничего не меняется.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: нужно число от %2 до %3.</translation>
    </message>
    <message>
        <source>What is put right by hand needs a reason, on one line and without tabs and other control characters.</source>
        <translation>Чтобы исправить что-то вручную, нужна причина: в одну строку, без табуляции и других управляющих символов.</translation>
    </message>
    <message>
        <source>This can&apos;t be put right so: what would come of it contradicts itself.</source>
        <translation>Так исправить нельзя: получилось бы противоречие.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>Партия открыта только для чтения, добавить ничего нельзя.</translation>
    </message>
    <message>
        <source>This could not be written to the game&apos;s file. Dracula&apos;s program says why.</source>
        <translation>Это не удалось записать в файл партии. Почему, скажет программа Дракулы.</translation>
    </message>
    <message>
        <source>Dracula plays %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Дракула разыграл карту %1.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, and its card is revealed.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{прибыл|прибыла} %2{to}, и карта этой локации раскрыта.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, but there is nothing there.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{прибыл|прибыла} %2{to}, но там ничего нет.</translation>
    </message>
    <message>
        <source>%1{he|she}</source>
        <extracomment>In place of the subject of the sentence before, a hunter: nothing where the language needs no pronoun.</extracomment>
        <translation>%1{он|она}</translation>
    </message>
    <message>
        <source>He has a new ally, %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>У него новый союзник — %1.</translation>
    </message>
    <message>
        <source>They have a new ally, %1.</source>
        <comment>the hunters</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>У них новый союзник — %1.</translation>
    </message>
    <message>
        <source>He loses his ally %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Он потерял союзника %1.</translation>
    </message>
    <message>
        <source>The phones promise their shares</source>
        <translation>Телефоны обещают свои доли</translation>
    </message>
    <message>
        <source>The phones give their shares</source>
        <translation>Телефоны дают свои доли</translation>
    </message>
    <message>
        <source>The hunters&apos; words: %1</source>
        <translation>Слова охотников: %1</translation>
    </message>
    <message>
        <source>One phone promises a share for the shuffle of this round.</source>
        <translation>Один телефон обещает свою долю для перемешивания в этом раунде.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones promise a share for the shuffle of this round.</source>
        <translation>
            <numerusform>%n телефон обещает свою долю для перемешивания в этом раунде.</numerusform>
            <numerusform>%n телефона обещают свои доли для перемешивания в этом раунде.</numerusform>
            <numerusform>%n телефонов обещают свои доли для перемешивания в этом раунде.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of this round has come in already. It stays as it was, whatever is taken back.</source>
        <translation>В этом раунде уже перемешали со словом или долями. Это остаётся как было, что бы ни отменяли.</translation>
    </message>
    <message>
        <source>The penalty no longer counts.</source>
        <translation>Штраф больше не считается.</translation>
    </message>
    <message>
        <source>The table takes something back.</source>
        <translation>Последнее отменяется.</translation>
    </message>
    <message>
        <source>%1: that no longer counts.</source>
        <extracomment>%1 is what had been said, a sentence without its stop.</extracomment>
        <translation>%1 — это больше не считается.</translation>
    </message>
    <message>
        <source>%1: that no longer counts, nor does what followed.</source>
        <extracomment>%1 is the first thing that had been said, a sentence without its stop.</extracomment>
        <translation>%1 — это больше не считается, как и то, что было потом.</translation>
    </message>
    <message>
        <source>All lies again as it is shown.</source>
        <translation>Всё снова лежит так, как показано.</translation>
    </message>
    <message>
        <source>The words and shares that had come in stay: they come in again unchanged.</source>
        <translation>Слова и доли, которые уже были даны, остаются: они вернутся без изменений.</translation>
    </message>
    <message>
        <source>Not yet: Dracula has something to decide first, on his screen.</source>
        <translation>Ещё рано: сначала Дракула должен кое-что решить на своём экране.</translation>
    </message>
    <message>
        <source>At %1 Dracula wins.</source>
        <translation>При %1 побеждает Дракула.</translation>
    </message>
    <message>
        <source>At %1 the hunters win.</source>
        <translation>При %1 побеждают охотники.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>A newer version of Demeter made this game. It opens with that version.</source>
        <translation>Эту партию записали в более новой версии Demeter. В той версии она и откроется.</translation>
    </message>
    <message>
        <source>This file is no game of Demeter.</source>
        <translation>Этот файл — не партия Demeter.</translation>
    </message>
    <message>
        <source>The system does not let this program read the file.</source>
        <translation>Система не разрешает программе читать этот файл.</translation>
    </message>
    <message>
        <source>The board that the game is played on is missing or damaged.</source>
        <translation>Поля, на котором идёт партия, здесь нет, или оно повреждено.</translation>
    </message>
    <message>
        <source>The file is damaged at its beginning: nothing of the game can be read.</source>
        <translation>Начало файла повреждено: прочитать партию нельзя.</translation>
    </message>
    <message>
        <source>damaged (%1); it can be read up to there</source>
        <extracomment>%1 is a place: line 57.</extracomment>
        <translation>повреждена (%1); прочитать можно до этого места</translation>
    </message>
</context>
<context>
    <name>HubWords</name>
    <message>
        <source>The table has gone on.</source>
        <translation>Кто-то был быстрее.</translation>
    </message>
    <message>
        <source>The table has gone on. %1</source>
        <translation>Кто-то был быстрее. %1</translation>
    </message>
</context>
<context>
    <name>HuntWords</name>
    <message>
        <source>Dracula has won</source>
        <translation>Дракула победил</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Охотники победили</translation>
    </message>
    <message>
        <source>Influence reached %2 when %1 was defeated %3{in}.</source>
        <extracomment>%1 is a hunter, %2 a number, %3 a place.</extracomment>
        <translation>Влияние достигло %2, когда %1 %1{был побеждён|была побеждена} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured %2{in}.</source>
        <extracomment>%1 is a number, %2 a place.</extracomment>
        <translation>Влияние достигло %1, когда %2{in} активировалась карта.</translation>
    </message>
    <message>
        <source>Dracula fell %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Дракула пал %2{in} в бою %1{with}.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Influence reached %1.</source>
        <translation>Влияние достигло %1.</translation>
    </message>
    <message>
        <source>Dracula suffered more than he could bear.</source>
        <translation>Дракула получил больше ран, чем мог вынести.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>раунд</numerusform>
            <numerusform>раунда</numerusform>
            <numerusform>раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>the end came in week %1</source>
        <translation>конец наступил на %1-й неделе</translation>
    </message>
    <message>
        <source>time he was seen</source>
        <translation>раз его видели</translation>
    </message>
    <message numerus="yes">
        <source>times he was seen</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>раз его видели</numerusform>
            <numerusform>раза его видели</numerusform>
            <numerusform>раз его видели</numerusform>
        </translation>
    </message>
    <message>
        <source>the last time %1{in}</source>
        <extracomment>%1 is the place where he was seen last.</extracomment>
        <translation>в последний раз %1{in}</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>бой</translation>
    </message>
    <message numerus="yes">
        <source>combats</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>бой</numerusform>
            <numerusform>боя</numerusform>
            <numerusform>боёв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to Dracula</source>
        <translation>
            <numerusform>%n рана Дракуле</numerusform>
            <numerusform>%n раны Дракуле</numerusform>
            <numerusform>%n ран Дракуле</numerusform>
        </translation>
    </message>
    <message>
        <source>defeat among the hunters</source>
        <translation>поражение охотника</translation>
    </message>
    <message numerus="yes">
        <source>defeats among the hunters</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>поражение охотника</numerusform>
            <numerusform>поражения охотников</numerusform>
            <numerusform>поражений охотников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>очко влияния</numerusform>
            <numerusform>очка влияния</numerusform>
            <numerusform>очков влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of victory</source>
        <translation>
            <numerusform>до победы не хватило %n</numerusform>
            <numerusform>до победы не хватило %n</numerusform>
            <numerusform>до победы не хватило %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough for victory</source>
        <translation>достаточно для победы</translation>
    </message>
    <message>
        <source>places on his way</source>
        <comment>their number is unknown</comment>
        <translation>мест на его пути</translation>
    </message>
    <message>
        <source>the reveal will tell</source>
        <translation>покажет раскрытие</translation>
    </message>
    <message>
        <source>round in which nobody saw him</source>
        <translation>раунд, когда его никто не видел</translation>
    </message>
    <message numerus="yes">
        <source>rounds in which nobody saw him</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>раунд, когда его никто не видел</numerusform>
            <numerusform>раунда, когда его никто не видел</numerusform>
            <numerusform>раундов, когда его никто не видел</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in a row, %2{from} %3{to}</source>
        <extracomment>%1 is a number of rounds, %2 and %3 are places.</extracomment>
        <translation>%1 подряд, %2{from} %3{to}</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>%1 is a number of rounds.</extracomment>
        <translation>%1 подряд</translation>
    </message>
    <message>
        <source>step lay between them, and nobody knew</source>
        <translation>шаг отделял их друг от друга, и никто этого не знал</translation>
    </message>
    <message numerus="yes">
        <source>steps lay between them, and nobody knew</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>шаг отделял их друг от друга, и никто этого не знал</numerusform>
            <numerusform>шага отделяли их друг от друга, и никто этого не знал</numerusform>
            <numerusform>шагов отделяли их друг от друга, и никто этого не знал</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2{in}, round %3</source>
        <extracomment>%1 is a hunter, %2 a place, %3 a number.</extracomment>
        <translation>%1 %2{in}, раунд %3</translation>
    </message>
    <message>
        <source>place on his way</source>
        <translation>место на его пути</translation>
    </message>
    <message numerus="yes">
        <source>places on his way</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>место на его пути</numerusform>
            <numerusform>места на его пути</numerusform>
            <numerusform>мест на его пути</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{from} %2{to}</source>
        <extracomment>%1 is where he began, %2 where he was in the end.</extracomment>
        <translation>%1{from} %2{to}</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>It all began %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Всё началось %1{in}.</translation>
    </message>
    <message>
        <source>Dracula goes %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are places.</extracomment>
        <translation>Дракула идёт %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>Dracula stays %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Дракула остаётся %1{in}.</translation>
    </message>
    <message>
        <source>The table sees him there.</source>
        <translation>Стол видит его там.</translation>
    </message>
    <message>
        <source>Influence reached %2 in the combat %1{with} %3{in}.</source>
        <extracomment>%1 are one hunter or more, %2 is a number, %3 a place.</extracomment>
        <translation>Влияние достигло %2 в бою %1{with} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured.</source>
        <translation>Влияние достигло %1, когда активировалась карта.</translation>
    </message>
    <message>
        <source>Influence reached %1 with a new hideout, while all Despair tokens lay on the track.</source>
        <translation>Влияние достигло %1 благодаря новому убежищу, когда на шкале лежали все жетоны безысходности.</translation>
    </message>
    <message>
        <source>%2 by %1</source>
        <extracomment>%1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.</extracomment>
        <translation>%2 от %1{of}</translation>
    </message>
    <message>
        <source>%1 cost Dracula more damage than he could bear.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Карта «%1» стоила Дракуле больше ран, чем он мог вынести.</translation>
    </message>
    <message numerus="yes">
        <source>as near as that %n times</source>
        <translation>
            <numerusform>так близко %n раз</numerusform>
            <numerusform>так близко %n раза</numerusform>
            <numerusform>так близко %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bite</source>
        <translation>1 укус</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n укус</numerusform>
            <numerusform>%n укуса</numerusform>
            <numerusform>%n укусов</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage to Dracula, by engaged hunter</source>
        <translation>Раны Дракулы по действующим охотникам</translation>
    </message>
    <message>
        <source>Nobody hurt him in combat.</source>
        <translation>В бою его никто не ранил.</translation>
    </message>
    <message>
        <source>it matured</source>
        <translation>активировалась</translation>
    </message>
    <message>
        <source>%1, the last combat</source>
        <translation>%1, последний бой</translation>
    </message>
    <message>
        <source>the last combat</source>
        <translation>последний бой</translation>
    </message>
    <message>
        <source>The card that decided</source>
        <translation>Карта, которая всё решила</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>Охота</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d &apos;de&apos; MMMM.</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <comment>the 8th or the 11th of a month</comment>
        <translation>Охота %1</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <translation>Охота %1</translation>
    </message>
    <message>
        <source>Four hunters against Dracula</source>
        <translation>Четверо охотников против Дракулы</translation>
    </message>
    <message>
        <source>%1 against Dracula</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 против Дракулы</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 с</translation>
    </message>
    <message numerus="yes">
        <source>Length: %n seconds</source>
        <translation>
            <numerusform>Длительность: %n с</numerusform>
            <numerusform>Длительность: %n с</numerusform>
            <numerusform>Длительность: %n с</numerusform>
        </translation>
    </message>
    <message>
        <source>A vampire fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Вампир сражается %1{with}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <translation>Дракула сражается %1{with}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{побеждён|побеждена}.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{укушен|укушена}.</translation>
    </message>
    <message>
        <source>Despair grows.</source>
        <translation>Безысходность растёт.</translation>
    </message>
    <message>
        <source>A hideout matures.</source>
        <translation>Убежище активируется.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Дракула получает %n рану.</numerusform>
            <numerusform>Дракула получает %n раны.</numerusform>
            <numerusform>Дракула получает %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <translation>Влияние растёт на %1.</translation>
    </message>
    <message>
        <source>%1 was one road away.</source>
        <extracomment>%1 is a hunter who was that near to Dracula.</extracomment>
        <translation>От %1{of} его отделяла одна дорога.</translation>
    </message>
    <message>
        <source>%1 was one crossing away.</source>
        <translation>От %1{of} его отделял один переход морем.</translation>
    </message>
    <message>
        <source>%1 was one railway away.</source>
        <translation>От %1{of} его отделяла одна железная дорога.</translation>
    </message>
    <message>
        <source>His last trace was %1{in}.</source>
        <translation>Последний след был %1{in}.</translation>
    </message>
    <message>
        <source>Nobody has a trace of him.</source>
        <translation>Никто не знает, где он.</translation>
    </message>
    <message>
        <source>Round %1: face to face with Dracula, %2{in}.</source>
        <extracomment>%1 is a number, %2 the place where the hunter was.</extracomment>
        <translation>Раунд %1: лицом к лицу с ним, %2{in}.</translation>
    </message>
    <message>
        <source>Round %1: one step from Dracula, %2{in}.</source>
        <translation>Раунд %1: в одном шаге от него, %2{in}.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n steps from Dracula, %2{in}.</source>
        <translation>
            <numerusform>Раунд %1: в %n шаге от него, %2{in}.</numerusform>
            <numerusform>Раунд %1: в %n шагах от него, %2{in}.</numerusform>
            <numerusform>Раунд %1: в %n шагах от него, %2{in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds %1 and %2 of %3</source>
        <translation>Раунды %1 и %2 из %3</translation>
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
        <translation>%1 — не запись целого числа.</translation>
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
        <translation>«%1» — текущая локация, она не может лежать на ячейке %2.</translation>
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
        <translation>Жетон слухов не может лежать на пустой ячейке.</translation>
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
        <translation>Место охотника задаётся ровно одним из трёх: «location», «hospital» или «off-board»: true.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>Действие «%1» арбитр записать не может.</translation>
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
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта события Дракулы; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards.</source>
        <translation>«%1» — не карта события Дракулы.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта события охотников; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards.</source>
        <translation>«%1» — не карта события охотников.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта предмета и не боевая карта охотников; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters.</source>
        <translation>«%1» — не карта предмета и не боевая карта охотников.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не боевая карта Дракулы; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards.</source>
        <translation>«%1» — не боевая карта Дракулы.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%2»: значение «%1» недопустимо; может быть, «%3»?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;.</source>
        <translation>«%2»: значение «%1» недопустимо.</translation>
    </message>
    <message>
        <source>The hunter &quot;%1&quot; is named twice.</source>
        <translation>Охотник «%1» указан дважды.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;slot&quot; and &quot;lair&quot; says where the card lies.</source>
        <translation>Место карты задаётся ровно одним из двух: «slot» или «lair».</translation>
    </message>
    <message>
        <source>Exactly one of &quot;number&quot;, &quot;day&quot;, &quot;hideout&quot;, &quot;encounter&quot;, &quot;hide-bond&quot;, &quot;hunter&quot;, &quot;token&quot; and &quot;events&quot; says what is put right.</source>
        <translation>Что исправляется, задаётся ровно одним ключом: «number», «day», «hideout», «encounter», «hide-bond», «hunter», «token» или «events».</translation>
    </message>
    <message>
        <source>This text may have %1 bytes at most.</source>
        <translation>Этот текст может занимать не больше %1 байт.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Карты «%1» нет; может быть, «%2»?</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;.</source>
        <translation>Карты «%1» нет.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>Нет карты «%1».</translation>
    </message>
    <message>
        <source>These cards add up to %1, but the total is given as %2.</source>
        <translation>Этих карт в сумме %1, а общее число указано как %2.</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Эффекта карты «%1» нет; может быть, «%2»?</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;.</source>
        <translation>Эффекта карты «%1» нет.</translation>
    </message>
    <message>
        <source>The program does not know what &quot;%1&quot; means for this card.</source>
        <translation>Программа не знает, что значит «%1» для этой карты.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; is not the one that its name stands for.</source>
        <translation>Файл поля «%1» — не тот, на который указывает его имя.</translation>
    </message>
    <message>
        <source>This should be %1 digits from 0 to 9 and a to f.</source>
        <translation>Здесь должно быть столько цифр от 0 до 9 и букв от a до f: %1.</translation>
    </message>
</context>
<context>
    <name>KeyFile</name>
    <message>
        <source>Others on this computer could read the key file. Now only you can, but whoever has copied it can read every game that is sealed with it.</source>
        <translation>Другие пользователи этого компьютера могли прочитать файл ключа. Теперь это можете только вы, но тот, кто его скопировал, прочтёт любую партию, запечатанную этим ключом.</translation>
    </message>
    <message>
        <source>Games that begin from now on have a new key. If you keep a copy of the key file, make it anew: %1</source>
        <extracomment>%1 is a path.</extracomment>
        <translation>У партий, которые начнутся с этого момента, новый ключ. Если вы храните копию файла ключа, сделайте её заново: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Roads, railways and borders</source>
        <translation>Дороги, железные дороги и границы</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>What the table knows of Dracula</source>
        <translation>Что за столом знают о Дракуле</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Что можно выбрать</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Шкалы и жетоны</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Combat and actions</source>
        <translation>Бой и действия</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Event card.</source>
        <translation>При снаряжении здесь берут карту события.</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Item card too.</source>
        <translation>При снаряжении здесь берут ещё и карту предмета.</translation>
    </message>
    <message>
        <source>Counts as a city. When Dracula comes here, he recovers 5 damage.</source>
        <translation>Считается городом. Придя сюда, Дракула вылечивает 5 ран.</translation>
    </message>
    <message>
        <source>A city with a hospital. A defeated hunter comes here at dawn.</source>
        <translation>Город с больницей. Побеждённый охотник попадает сюда на рассвете.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here.</source>
        <translation>Здесь останавливается тот, кто идёт по морю.</translation>
    </message>
    <message>
        <source>Dracula and the hunters move along it.</source>
        <translation>По ней ходят и Дракула, и охотники.</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Белый железнодорожный путь</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, by day and with a ticket.</source>
        <translation>Его пересекают короткие штрихи. Ездят по нему только охотники, днём и по билету.</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Жёлтый железнодорожный путь</translation>
    </message>
    <message>
        <source>Set with squares. With it the yellow number of the ticket counts.</source>
        <translation>Он отмечен квадратиками. Если поездка идёт и по нему, считается жёлтое число билета.</translation>
    </message>
    <message>
        <source>Border of two sea zones</source>
        <translation>Граница двух морских зон</translation>
    </message>
    <message>
        <source>Dots. Whoever is at sea moves across it.</source>
        <translation>Она отмечена точками. Через неё плывут из зоны в зону.</translation>
    </message>
    <message>
        <source>Each anchor stands beside the sea zone that it opens.</source>
        <translation>Каждый якорь стоит у той морской зоны, в которую отсюда выходят.</translation>
    </message>
    <message>
        <source>A shield with a G.</source>
        <translation>Щит с буквой G.</translation>
    </message>
    <message>
        <source>A disc with an S.</source>
        <translation>Круг с буквой S.</translation>
    </message>
    <message>
        <source>A hexagon with an H.</source>
        <translation>Шестиугольник с буквой H.</translation>
    </message>
    <message>
        <source>A diamond with an M.</source>
        <translation>Ромб с буквой M.</translation>
    </message>
    <message>
        <source>This place is compared</source>
        <translation>Это место сейчас сверяют</translation>
    </message>
    <message>
        <source>A ring. What lies next to it has a bright edge.</source>
        <translation>Кольцо. У соседних мест светлый край.</translation>
    </message>
    <message>
        <source>This hunter acts now</source>
        <translation>Сейчас действует этот охотник</translation>
    </message>
    <message>
        <source>A ring around the figure.</source>
        <translation>Кольцо вокруг фигурки.</translation>
    </message>
    <message>
        <source>The figure lies on its side. The next action only stands it up.</source>
        <translation>Фигурка лежит на боку. Следующее действие только поднимает её.</translation>
    </message>
    <message>
        <source>In the hospital</source>
        <translation>В больнице</translation>
    </message>
    <message>
        <source>A small cross on the figure. This hunter is not in the city.</source>
        <translation>Маленький крест на фигурке. Этого охотника нет в городе.</translation>
    </message>
    <message>
        <source>It lies with a hunter. Dracula moves that hunter in place of the next action.</source>
        <translation>Жетон лежит у охотника. Вместо следующего действия этого охотника Дракула сам передвигает его фигурку.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city.</source>
        <translation>Дракула не может войти в этот город.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city until the next dawn is over.</source>
        <translation>Дракула не может войти в этот город, пока не пройдёт следующий рассвет.</translation>
    </message>
    <message>
        <source>Hunters may not enter this sea zone.</source>
        <translation>Охотникам нельзя входить в эту морскую зону.</translation>
    </message>
    <message>
        <source>Hunters may not enter or leave this city, nor search in it. ×2: two of them lie here.</source>
        <translation>Охотникам нельзя входить в этот город, выходить из него и проводить в нём обыск. ×2: здесь лежат два жетона.</translation>
    </message>
    <message>
        <source>Hunters may not move along this road or railway.</source>
        <translation>Охотникам нельзя передвигаться по этой дороге или железной дороге.</translation>
    </message>
    <message>
        <source>You are here. The number is the slot on the trail.</source>
        <translation>Вы здесь. Число — номер ячейки следа.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the slot on the trail.</source>
        <translation>Дракула здесь. Число — номер ячейки следа.</translation>
    </message>
    <message>
        <source>The number is the slot on the trail; 1 is the newest.</source>
        <translation>Число — номер ячейки следа; на первой лежит самое новое.</translation>
    </message>
    <message>
        <source>A hideout that has been revealed, with its slot on the trail.</source>
        <translation>Раскрытое убежище и номер его ячейки следа.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the lair space.</source>
        <translation>Гроб с буквой ячейки логова.</translation>
    </message>
    <message>
        <source>A lair that has been revealed, with the letter of its space.</source>
        <translation>Раскрытое логово с буквой его ячейки.</translation>
    </message>
    <message>
        <source>Dashes join the hideouts that follow each other.</source>
        <translation>Пунктир соединяет убежища, которые идут друг за другом.</translation>
    </message>
    <message>
        <source>The table does not know the card.</source>
        <translation>За столом этой карты не знают.</translation>
    </message>
    <message>
        <source>The way of the whole hunt</source>
        <translation>Весь путь Дракулы</translation>
    </message>
    <message>
        <source>After the reveal. The newer, the thicker.</source>
        <translation>Он виден после раскрытия партии. Чем новее, тем толще линия.</translation>
    </message>
    <message>
        <source>The back of a card that nobody knows yet.</source>
        <translation>Рубашка карты, которую ещё не раскрыли.</translation>
    </message>
    <message>
        <source>The card has been revealed.</source>
        <translation>Карта раскрыта.</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Разрешено</translation>
    </message>
    <message>
        <source>What glows in gold can be chosen now. Gold is nothing else.</source>
        <translation>То, что светится золотом, сейчас можно выбрать. Ничего другого золото не означает.</translation>
    </message>
    <message>
        <source>A road in gold</source>
        <translation>Золотая дорога</translation>
    </message>
    <message>
        <source>It leads to a city that can be chosen.</source>
        <translation>Ведёт в город, который можно выбрать.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>A dashed ring: what you tapped is not legal. The guide says why.</source>
        <translation>Прерывистое кольцо: того, чего вы коснулись, выбрать нельзя. Подсказка скажет почему.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Всё поле</translation>
    </message>
    <message>
        <source>The square is Dracula, triangles are hunters, the frame is what you see. Tap it to look elsewhere.</source>
        <translation>Квадрат — Дракула, треугольники — охотники, рамка — то, что вы видите. Коснитесь, чтобы посмотреть другое место.</translation>
    </message>
    <message>
        <source>Can be reached</source>
        <translation>Можно дойти</translation>
    </message>
    <message>
        <source>What glows: the hunter can go there. One more tap confirms.</source>
        <translation>Туда, где светится, охотник может пойти. Ещё одно касание подтверждает ход.</translation>
    </message>
    <message>
        <source>A road that is lit</source>
        <translation>Подсвеченная дорога</translation>
    </message>
    <message>
        <source>It leads to a city that can be reached.</source>
        <translation>Ведёт в город, до которого можно дойти.</translation>
    </message>
    <message>
        <source>At 13 Dracula wins.</source>
        <translation>При 13 побеждает Дракула.</translation>
    </message>
    <message>
        <source>What Dracula or a hunter has suffered.</source>
        <translation>Столько ран получил Дракула или охотник.</translation>
    </message>
    <message>
        <source>One more after each of the first three weeks.</source>
        <translation>После каждой из первых трёх недель прибавляется один жетон.</translation>
    </message>
    <message>
        <source>A vampire that matures with it brings 3 influence more.</source>
        <translation>Вампир, активированный с этим жетоном, приносит ещё 3 влияния.</translation>
    </message>
    <message>
        <source>A hunter with a Bite token is weakened.</source>
        <translation>Охотник с жетоном укуса ослаблен.</translation>
    </message>
    <message>
        <source>From night to day. A combat may follow.</source>
        <translation>Ночь сменяется днём. Может начаться бой.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, and may move.</source>
        <translation>Каждый охотник совершает одно действие и может передвинуться.</translation>
    </message>
    <message>
        <source>From day to night. A combat may follow.</source>
        <translation>День сменяется ночью. Может начаться бой.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, but nobody moves.</source>
        <translation>Каждый охотник совершает одно действие, но никто не передвигается.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn. The bat stands for him everywhere.</source>
        <translation>Сейчас ход Дракулы. Летучая мышь везде обозначает Дракулу.</translation>
    </message>
    <message>
        <source>They lie face down on hideouts and in lairs.</source>
        <translation>Они лежат взакрытую в убежищах и логовах.</translation>
    </message>
    <message>
        <source>A vampire waits there.</source>
        <translation>Там ждёт вампир.</translation>
    </message>
    <message>
        <source>Hunters and Dracula have them in one deck.</source>
        <translation>У охотников и Дракулы одна общая колода.</translation>
    </message>
    <message>
        <source>An Event card that stays in play.</source>
        <translation>Карта события, которая остаётся на столе.</translation>
    </message>
    <message>
        <source>2 damage for 5 Encounter cards.</source>
        <translation>Дракула получает 2 раны и берёт 5 карт столкновений.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 3 damage.</source>
        <translation>Дракула остаётся на месте и вылечивает 3 раны.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Combat cards.</source>
        <translation>Одна из боевых карт Дракулы.</translation>
    </message>
    <message>
        <source>Dracula or a vampire against hunters.</source>
        <translation>Дракула или вампир против охотников.</translation>
    </message>
    <message>
        <source>A hunter looks for what lies hidden here.</source>
        <translation>Охотник ищет то, что здесь скрыто.</translation>
    </message>
    <message>
        <source>A hunter recovers damage.</source>
        <translation>Охотник лечит раны.</translation>
    </message>
    <message>
        <source>A hunter draws cards.</source>
        <translation>Охотник берёт карты.</translation>
    </message>
    <message>
        <source>A hunter does nothing.</source>
        <translation>Охотник ничего не делает.</translation>
    </message>
    <message>
        <source>The table knows the card.</source>
        <translation>За столом эту карту знают.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter card comes on this one.</source>
        <translation>Дракула остаётся на месте, а на эту карту ложится карта столкновения.</translation>
    </message>
    <message>
        <source>A hideout leaves the trail.</source>
        <translation>Одно убежище уходит со следа.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 damage.</source>
        <translation>Дракула проходит до двух дорог и получает 1 рану.</translation>
    </message>
    <message>
        <source>The bat stands for Dracula everywhere.</source>
        <translation>Летучая мышь везде обозначает Дракулу.</translation>
    </message>
</context>
<context>
    <name>LineOfGame</name>
    <message>
        <source>Dracula has won</source>
        <translation>Дракула победил</translation>
    </message>
    <message>
        <source>the hunters have won</source>
        <translation>охотники победили</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
</context>
<context>
    <name>ListenFault</name>
    <message>
        <source>Another program uses this address and port. Choose another port, or end that program.</source>
        <translation>Другая программа занимает этот адрес и порт. Выберите другой порт или закройте ту программу.</translation>
    </message>
    <message>
        <source>The system does not let this program be found in the network.</source>
        <translation>Система не разрешает этой программе быть видимой в сети.</translation>
    </message>
    <message>
        <source>This device no longer has that address. Is it still in the network?</source>
        <translation>У этого устройства больше нет такого адреса. Оно ещё в сети?</translation>
    </message>
    <message>
        <source>The network does not answer here.</source>
        <translation>Сеть здесь не отвечает.</translation>
    </message>
    <message>
        <source>The network does not answer here: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Сеть здесь не отвечает: %1.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Dracula is %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Дракула %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found him.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{нашёл|нашла} его.</translation>
    </message>
    <message>
        <source>There will be a combat at dawn.</source>
        <translation>На рассвете будет бой.</translation>
    </message>
    <message>
        <source>There will be a combat at dusk.</source>
        <translation>На закате будет бой.</translation>
    </message>
    <message>
        <source>His figure stands on the board.</source>
        <translation>Его фигурка стоит на поле.</translation>
    </message>
    <message>
        <source>Trail, slot %1</source>
        <translation>След, ячейка %1</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Укусы</translation>
    </message>
    <message>
        <source>Influence +%1</source>
        <extracomment>%1 is how much it has risen.</extracomment>
        <translation>Влияние +%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>influence</comment>
        <translation>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 %1{побеждён|побеждена}</translation>
    </message>
    <message>
        <source>Despair grows</source>
        <translation>Безысходность растёт</translation>
    </message>
    <message numerus="yes">
        <source>A week has passed. A defeated hunter is now worth %n influence.</source>
        <translation>
            <numerusform>Прошла неделя. Побеждённый охотник теперь приносит %n очко влияния.</numerusform>
            <numerusform>Прошла неделя. Побеждённый охотник теперь приносит %n очка влияния.</numerusform>
            <numerusform>Прошла неделя. Побеждённый охотник теперь приносит %n очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Безысходность</translation>
    </message>
    <message>
        <source>%1 is weakened</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{ослаблен|ослаблена}</translation>
    </message>
    <message>
        <source>Bitten by a vampire, %1{he|she} shows one Item and one Event card.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>После укуса вампира %1{он|она} показывает одну карту предмета и одну карту события.</translation>
    </message>
    <message>
        <source>Bitten by Dracula, %1{he|she} shows one Item and one Event card.</source>
        <translation>После укуса Дракулы %1{он|она} показывает одну карту предмета и одну карту события.</translation>
    </message>
    <message>
        <source>All Despair tokens lie on the track, so Dracula&apos;s new hideout raises influence.</source>
        <translation>На шкале все жетоны безысходности, поэтому новое убежище Дракулы повышает влияние.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named; %2 is the city that the hospital is linked to.</extracomment>
        <translation>На рассвете %1{он|она} будет в больнице %2{of}.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in a hospital.</source>
        <translation>На рассвете %1{он|она} будет в больнице.</translation>
    </message>
    <message>
        <source>Dracula was %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Дракула был %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found Dracula&apos;s trail.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{нашёл|нашла} его след.</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s trail lies face up.</source>
        <translation>Карта его следа лежит лицом вверх.</translation>
    </message>
    <message>
        <source>%1 is bitten and defeated</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{укушен и побеждён|укушена и побеждена}</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Засада!</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A point of the rules, and how this game plays it.</extracomment>
        <translation>%1: %2</translation>
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
        <translation>Система не разрешает: проверьте, кому можно записывать в этот файл и его папку.</translation>
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
        <translation>Файл изменила другая программа: в нём должно быть байт %1, а их %2. Откройте партию заново.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>Система сообщает об ошибке: %1</translation>
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
        <source>The game is played with the cards &quot;%1&quot;, which this program does not know.</source>
        <translation>В этой партии играют картами «%1», которых программа не знает.</translation>
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
        <translation>Эта строка должна отменять «%1», а в ней указано «%2».</translation>
    </message>
    <message>
        <source>The key of the sealed games waits for the PIN or the passphrase.</source>
        <translation>Ключ запечатанных партий ждёт ПИН-код или парольную фразу.</translation>
    </message>
    <message>
        <source>The key file is damaged. Put a copy of it back, or sealed games cannot be opened.</source>
        <translation>Файл ключа повреждён. Верните его копию, иначе запечатанные партии не открыть.</translation>
    </message>
    <message>
        <source>There is not enough memory to hold the key safely.</source>
        <translation>Не хватает памяти, чтобы надёжно держать ключ.</translation>
    </message>
    <message>
        <source>This line is not sealed, although the lines before it are.</source>
        <translation>Эта строка не запечатана, хотя предыдущие запечатаны.</translation>
    </message>
    <message>
        <source>What is sealed in this line is not what the line promises.</source>
        <translation>В этой строке запечатано не то, что она обещает.</translation>
    </message>
    <message>
        <source>What is sealed in this line is damaged.</source>
        <translation>Запечатанное в этой строке повреждено.</translation>
    </message>
    <message>
        <source>The seal of this line is broken: it was changed, or belongs elsewhere.</source>
        <translation>Печать этой строки сломана: её изменили или она из другого места.</translation>
    </message>
    <message>
        <source>After this line Dracula should be at &quot;%1&quot;, but it says &quot;%2&quot;.</source>
        <translation>После этой строки Дракула должен быть в «%1», а в ней сказано «%2».</translation>
    </message>
    <message>
        <source>What this line says the table was shown does not follow from the game.</source>
        <translation>То, что по этой строке показали столу, не следует из партии.</translation>
    </message>
    <message>
        <source>This is not written as a revealed game is.</source>
        <translation>Это записано не так, как раскрытая партия.</translation>
    </message>
    <message>
        <source>In this line nothing happens, and none such is due.</source>
        <translation>В этой строке ничего не происходит, а такой строки здесь быть не должно.</translation>
    </message>
    <message>
        <source>A newer version of this program made the key file, in the format &quot;%1&quot;. Leave it as it is, and open the game with that version.</source>
        <translation>Файл ключа создала более новая версия этой программы, в формате «%1». Оставьте его как есть и откройте партию той версией.</translation>
    </message>
    <message>
        <source>The file is empty: no game has begun in it.</source>
        <translation>Файл пуст: ни одна партия в нём не началась.</translation>
    </message>
    <message>
        <source>Another program has changed what stands in the file, so nothing more is written to it. Open the game again to see how far it is good.</source>
        <translation>Другая программа изменила содержимое файла, поэтому в него больше ничего не записывается. Откройте партию заново, чтобы увидеть, до какого места она цела.</translation>
    </message>
    <message>
        <source>The file was moved or renamed while the game was open. Put it back, or open it where it is now.</source>
        <translation>Файл переместили или переименовали, пока партия была открыта. Верните его на место или откройте партию там, где она теперь.</translation>
    </message>
    <message>
        <source>The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back.</source>
        <translation>Ключа к этой партии здесь нет: она запечатана на другом устройстве, или файл ключа заменён старой копией.</translation>
    </message>
    <message>
        <source>Another program has changed the key file. Close this program and start it again.</source>
        <translation>Файл ключа изменила другая программа. Закройте эту программу и запустите её снова.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not the board that the game is played on.</source>
        <translation>Файл «%1» — не то поле, на котором идёт партия.</translation>
    </message>
    <message>
        <source>The key file is a link that leads to no file. Bring back what it leads to, or take the link away.</source>
        <translation>Файл ключа — ссылка, которая не ведёт ни к какому файлу. Верните то, к чему она ведёт, или уберите ссылку.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; in the game itself is damaged, or is none.</source>
        <translation>Игровое поле «%1», записанное в самой партии, повреждено или вовсе не поле.</translation>
    </message>
</context>
<context>
    <name>RevealWords</name>
    <message>
        <source>This game has been revealed as it stands: whoever plays on can have seen everything.</source>
        <translation>Эта партия раскрыта в её нынешнем виде: кто играет дальше, мог увидеть всё.</translation>
    </message>
    <message>
        <source>This game was revealed once and has gone on since: what was hidden then can have been seen.</source>
        <translation>Эту партию однажды раскрыли, и потом она продолжилась: то, что было тогда скрыто, могли увидеть.</translation>
    </message>
    <message>
        <source>This game has been revealed. It goes on only when all of you have agreed to that.</source>
        <translation>Эта партия раскрыта. Она продолжится, только когда все вы на это согласитесь.</translation>
    </message>
</context>
<context>
    <name>SecondEdition</name>
    <message>
        <source>Second edition</source>
        <translation>Вторая редакция</translation>
    </message>
    <message>
        <source>A trail of six cards, Catacombs, and combat with dice.</source>
        <translation>След из шести карт, катакомбы и бой на кубиках.</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>вторая редакция</translation>
    </message>
</context>
<context>
    <name>SecondEditionFaces</name>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>a Blood token behind it</source>
        <translation>за ней лежит жетон крови</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Hide lies on the trail for a place.</extracomment>
        <translation>связана: %1</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Дракула здесь</translation>
    </message>
    <message>
        <source>Hand of Encounters and Events</source>
        <translation>Столкновения и события на руке</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <extracomment>So many Encounters lie in the reserve.</extracomment>
        <translation>Резерв %1</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Ваш союзник</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Союзник охотников</translation>
    </message>
    <message>
        <source>Left the trail</source>
        <translation>Ушли со следа</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Вампиры</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>открыто</translation>
    </message>
</context>
<context>
    <name>SecondEditionFault</name>
    <message>
        <source>The game is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Игра — «%1», а должна быть «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не деление шкалы дня и ночи; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track.</source>
        <translation>«%1» — не деление шкалы дня и ночи.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не столкновение; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter.</source>
        <translation>«%1» — не столкновение.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не карта события, которую Дракула держит на руке; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps.</source>
        <translation>«%1» — не карта события, которую Дракула держит на руке.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side; did you mean &quot;%2&quot;?</source>
        <translation>«%1» — не союзник этой стороны; может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side.</source>
        <translation>«%1» — не союзник этой стороны.</translation>
    </message>
    <message>
        <source>The trail has no gaps: null may stand only after the last card.</source>
        <translation>В следе нет пропусков: null может стоять только после последней карты.</translation>
    </message>
    <message>
        <source>No Location or Power card lies in this space.</source>
        <translation>В этой ячейке нет ни карты локации, ни карты могущества.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; needs a Location card in its space.</source>
        <translation>Карте могущества «%1» нужна карта локации в той же ячейке.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the sea zone &quot;%2&quot;.</source>
        <translation>Карта могущества «%1» не может лежать с морской зоной «%2».</translation>
    </message>
    <message>
        <source>No Encounter can lie on &quot;%1&quot;.</source>
        <translation>На «%1» не может лежать столкновение.</translation>
    </message>
    <message>
        <source>There are more Encounters &quot;%1&quot; than the %2 of the box.</source>
        <translation>Столкновений «%1» больше, чем %2 из коробки.</translation>
    </message>
    <message>
        <source>The Catacombs have %2 spaces, but %1 are given.</source>
        <translation>В катакомбах %2 места, а указано %1.</translation>
    </message>
    <message>
        <source>At most %2 Encounters lie on a card in the Catacombs, but %1 are given.</source>
        <translation>В катакомбах на карте лежит не больше %2 столкновений, а указано %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot lie in the Catacombs.</source>
        <translation>«%1» не может лежать в катакомбах.</translation>
    </message>
    <message>
        <source>There are more cards &quot;%1&quot; than the %2 of the box.</source>
        <translation>Карт «%1» больше, чем %2 из коробки.</translation>
    </message>
    <message>
        <source>Hide is on the trail, and nothing says which location it is bound to.</source>
        <translation>Карта «Спрятаться» лежит на следе, но не сказано, с какой локацией она связана.</translation>
    </message>
    <message>
        <source>Hide cannot be bound to the sea zone &quot;%1&quot;.</source>
        <translation>Карта «Спрятаться» не может быть связана с морской зоной «%1».</translation>
    </message>
    <message>
        <source>Gap %1 does not lie between two cards.</source>
        <translation>Промежуток %1 не лежит между двумя картами.</translation>
    </message>
    <message>
        <source>Gap %1 is named twice.</source>
        <translation>Промежуток %1 указан дважды.</translation>
    </message>
    <message>
        <source>%1 Sacred Hosts are given, but the box has only %2.</source>
        <translation>Указано освящённых облаток: %1, а в коробке их только %2.</translation>
    </message>
    <message>
        <source>This token cannot lie in &quot;%1&quot;.</source>
        <translation>Этот жетон не может лежать в «%1».</translation>
    </message>
    <message>
        <source>Exactly these cards lie beside the board: %1.</source>
        <translation>Рядом с полем лежат именно эти карты: %1.</translation>
    </message>
    <message>
        <source>No card lies beside the board.</source>
        <translation>Рядом с полем нет ни одной карты.</translation>
    </message>
    <message>
        <source>Dracula is not at sea but in &quot;%1&quot;.</source>
        <translation>Дракула не в море, а в «%1».</translation>
    </message>
    <message>
        <source>Dracula is in &quot;%1&quot;, and at sea no Power card can be played.</source>
        <translation>Дракула в «%1», а в море карты могущества не разыгрывают.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no common border.</source>
        <translation>У «%1» и «%2» нет общей границы.</translation>
    </message>
    <message>
        <source>The trip cannot begin in &quot;%1&quot;: that is no port of &quot;%2&quot;.</source>
        <translation>Плавание не может начаться в «%1»: это не порт на «%2».</translation>
    </message>
    <message>
        <source>The trail does not tell &quot;%1&quot;, so it has to stand here.</source>
        <translation>По следу не узнать «%1», поэтому это надо указать здесь.</translation>
    </message>
    <message>
        <source>Here stands &quot;%1&quot;, but the trail tells &quot;%2&quot;.</source>
        <translation>Здесь указано «%1», а по следу выходит «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit this trip: Dracula cannot have come from there to &quot;%2&quot;.</source>
        <translation>«%1» не подходит к этому плаванию: оттуда Дракула не мог попасть в «%2».</translation>
    </message>
    <message>
        <source>Dracula holds at most %2 here, but %1 are given.</source>
        <translation>Здесь у Дракулы не больше %2, а указано %1.</translation>
    </message>
</context>
<context>
    <name>SecondEditionFlow</name>
    <message>
        <source>Cards before it</source>
        <translation>Карты заранее</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Выбор карты</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Вскрытие</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Катакомбы</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Передвижение</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Передвижение</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Обыск</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Моря</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
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
        <source>Events in hand</source>
        <translation>События на руке</translation>
    </message>
    <message>
        <source>against their card</source>
        <translation>против их карты</translation>
    </message>
    <message>
        <source>a Host goes</source>
        <translation>убирает облатку</translation>
    </message>
    <message>
        <source>their ally goes</source>
        <translation>их союзник уходит</translation>
    </message>
    <message>
        <source>all in this sea</source>
        <translation>все в этом море</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>без остальных</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Получить штраф</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Дракула победил.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Охотники победили.</translation>
    </message>
    <message>
        <source>The game is over. It can be revealed in the menu.</source>
        <translation>Партия окончена. Её можно раскрыть в меню.</translation>
    </message>
    <message>
        <source>Which Encounter did Dracula draw?</source>
        <translation>Какое столкновение взял Дракула?</translation>
    </message>
    <message numerus="yes">
        <source>Draw them from the reserve and enter one after the other: %n are due.</source>
        <translation>
            <numerusform>Возьмите его из резерва и введите: осталось %n.</numerusform>
            <numerusform>Возьмите их из резерва и введите одно за другим: осталось %n.</numerusform>
            <numerusform>Возьмите их из резерва и введите одно за другим: осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Где начинает Дракула?</translation>
    </message>
    <message>
        <source>The hunters are told nothing of it.</source>
        <translation>Охотники ничего об этом не узнают.</translation>
    </message>
    <message>
        <source>Does Dracula play a card before his turn?</source>
        <translation>Разыграет ли Дракула карту перед ходом?</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Начать ход</translation>
    </message>
    <message>
        <source>the time phase comes</source>
        <translation>наступает фаза времени</translation>
    </message>
    <message>
        <source>Which cards leave the Catacombs?</source>
        <translation>Какие карты покинут катакомбы?</translation>
    </message>
    <message>
        <source>A card that leaves goes back to the deck, and its Encounters to the reserve.</source>
        <translation>Карта возвращается в колоду, её столкновения в резерв.</translation>
    </message>
    <message>
        <source>On to the movement</source>
        <translation>Перейти к передвижению</translation>
    </message>
    <message>
        <source>Which Encounter goes to %1?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Какое столкновение пойдёт %1{to}?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Какое столкновение положит Дракула?</translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n на руке</numerusform>
            <numerusform>%n на руке</numerusform>
            <numerusform>%n на руке</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Никакое</translation>
    </message>
    <message>
        <source>nothing is placed</source>
        <translation>ничего не кладётся</translation>
    </message>
    <message>
        <source>back to the reserve, unseen</source>
        <translation>в резерв, взакрытую</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Dracula cannot land: he suffers the penalty for an error.</source>
        <translation>Дракула не может сойти на берег и получает штраф.</translation>
    </message>
    <message>
        <source>Look at the cards that came to Dracula and enter one after the other.</source>
        <translation>Посмотрите карты, доставшиеся Дракуле, и введите их по одной.</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Больше нет</translation>
    </message>
    <message>
        <source>fewer were his</source>
        <translation>его карт было меньше</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>сбрасывается</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>So many of so many have been chosen.
----------
So many Encounters have to be chosen, and so many are.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Вернуть их</translation>
    </message>
    <message>
        <source>%1: on whom?</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: на кого?</translation>
    </message>
    <message>
        <source>Fight without a card</source>
        <translation>Сражаться без карты</translation>
    </message>
    <message>
        <source>hunters %1</source>
        <translation>охотники %1</translation>
    </message>
    <message>
        <source>Dracula %1</source>
        <translation>Дракула %1</translation>
    </message>
    <message>
        <source>%1: for whom?</source>
        <extracomment>%1 is a card that Dracula fights with.</extracomment>
        <translation>%1: против кого?</translation>
    </message>
    <message>
        <source>First one end of the road or railway, then the other.</source>
        <translation>Сначала один конец дороги или железной дороги, потом другой.</translation>
    </message>
    <message>
        <source>From %1 to where?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{from} куда?</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>железная дорога</translation>
    </message>
    <message>
        <source>road</source>
        <translation>дорога</translation>
    </message>
    <message>
        <source>Health %1</source>
        <extracomment>A hunter has so many points of Health.</extracomment>
        <translation>Здоровье %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n укус</numerusform>
            <numerusform>%n укуса</numerusform>
            <numerusform>%n укусов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Blood</source>
        <extracomment>A move, or a card in a combat, costs so many points of Blood.</extracomment>
        <translation>
            <numerusform>стоит %n очко крови</numerusform>
            <numerusform>стоит %n очка крови</numerusform>
            <numerusform>стоит %n очков крови</numerusform>
        </translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>stays here, as if he had gone on</source>
        <translation>остаётся, будто ушёл</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <translation>остаётся, взакрытую</translation>
    </message>
    <message>
        <source>stays here and recovers Blood</source>
        <translation>остаётся и восстанавливает кровь</translation>
    </message>
    <message>
        <source>stays here and draws Encounters</source>
        <translation>остаётся и берёт столкновения</translation>
    </message>
    <message>
        <source>two roads, back to a card that lies there</source>
        <translation>две дороги, к лежащей карте</translation>
    </message>
    <message>
        <source>two roads far</source>
        <translation>две дороги</translation>
    </message>
    <message>
        <source>back to a card that lies there</source>
        <translation>к карте, которая уже лежит</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <translation>Какую карту разыграет Дракула?</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Могущество</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не сейчас</translation>
    </message>
    <message>
        <source>No card can be played: Dracula suffers the penalty for an error.</source>
        <translation>Ни одну карту разыграть нельзя: Дракула получает штраф.</translation>
    </message>
    <message>
        <source>%1: where does Dracula go?</source>
        <extracomment>%1 is one Power card or two: Double Back, Wolf Form.</extracomment>
        <translation>%1: куда идёт Дракула?</translation>
    </message>
    <message>
        <source>Where does the card of %1 go?</source>
        <extracomment>%1 is the place whose card leaves the trail.</extracomment>
        <translation>Куда пойдёт карта %1{of}?</translation>
    </message>
    <message>
        <source>Where does the card go?</source>
        <translation>Куда пойдёт карта?</translation>
    </message>
    <message>
        <source>In the Catacombs it keeps its Encounter and can take another one.</source>
        <translation>В катакомбах она сохранит столкновение и может получить второе.</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Вернуть в колоду</translation>
    </message>
    <message>
        <source>its Encounter can be activated</source>
        <translation>столкновение можно активировать</translation>
    </message>
    <message>
        <source>Which Encounter stays on the card?</source>
        <translation>Какое столкновение останется на карте?</translation>
    </message>
    <message>
        <source>On the trail only one Encounter lies on a card; the other goes back to the reserve.</source>
        <translation>На следе на карте лежит одно столкновение; второе вернётся в резерв.</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Какой ход объявит Дракула?</translation>
    </message>
    <message>
        <source>He has to play it in his next turn if he can.</source>
        <translation>Он обязан сделать его в следующий ход, если сможет.</translation>
    </message>
    <message>
        <source>No Event card in the hand fits this moment.</source>
        <translation>Ни одна карта события на руке сейчас не подходит.</translation>
    </message>
    <message>
        <source>Several are allowed, one after the other.</source>
        <translation>Можно разыграть несколько карт, одну за другой.</translation>
    </message>
    <message>
        <source>It goes face down on the card that Dracula has just played.</source>
        <translation>Оно ложится взакрытую на карту, которую Дракула только что разыграл.</translation>
    </message>
    <message>
        <source>It goes there face down.</source>
        <translation>Оно ложится туда взакрытую.</translation>
    </message>
    <message>
        <source>The table does not see which.</source>
        <translation>Стол не видит какое.</translation>
    </message>
    <message>
        <source>Left the trail: %1.</source>
        <extracomment>%1 are Encounters.</extracomment>
        <translation>Ушли со следа: %1.</translation>
    </message>
    <message>
        <source>Only %1, %2 and %3 do something when they are activated.</source>
        <translation>При активации действуют только %1, %2 и %3.</translation>
    </message>
    <message>
        <source>It is resolved at once.</source>
        <translation>Его эффект применяется сразу.</translation>
    </message>
    <message>
        <source>Its card takes the space of the old one, and nothing slides.</source>
        <translation>Карта этого города занимает ячейку прежней, и ничто не сдвигается.</translation>
    </message>
    <message>
        <source>Any city without a hunter whose card is in the deck.</source>
        <translation>Любой город без охотников, карта которого в колоде.</translation>
    </message>
    <message>
        <source>A storm drives Dracula ashore, and everybody sees where.</source>
        <translation>Шторм выбрасывает Дракулу на берег, и все видят где.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Её разыгрывают сразу, как взяли.</translation>
    </message>
    <message>
        <source>Each side has at most one ally.</source>
        <translation>У каждой стороны не больше одного союзника.</translation>
    </message>
    <message>
        <source>Only cards that fit this moment can be played.</source>
        <translation>Разыграть можно только карты, подходящие к этому моменту.</translation>
    </message>
    <message>
        <source>Dracula&apos;s roll of this round is against that hunter.</source>
        <translation>В этом раунде бросок Дракулы — против этого охотника.</translation>
    </message>
    <message>
        <source>The hunters cannot go this way.</source>
        <translation>Охотники не могут там пройти.</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Выберите место на карте или здесь либо карту могущества.</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Город на расстоянии до двух дорог.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, at most two roads away.</source>
        <translation>Карта со следа или из катакомб, на расстоянии до двух дорог.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, one step away.</source>
        <translation>Карта со следа или из катакомб, в одном шаге отсюда.</translation>
    </message>
    <message>
        <source>Discarded cards are seen by all.</source>
        <translation>Сброшенные карты видят все.</translation>
    </message>
    <message>
        <source>Combat round %1 against %2</source>
        <extracomment>%1 is a number, %2 are one hunter or more.</extracomment>
        <translation>Раунд боя %1 · %2</translation>
    </message>
    <message>
        <source>Dracula has declared this move.</source>
        <translation>Этот ход Дракула объявил.</translation>
    </message>
    <message>
        <source>Below each card stands what can come of it when it wins.</source>
        <translation>Под каждой картой сказано, что бывает при её победе.</translation>
    </message>
    <message>
        <source>its Encounter goes to the reserve</source>
        <translation>столкновение вернётся в резерв</translation>
    </message>
    <message>
        <source>stays here, face up</source>
        <translation>остаётся, в открытую</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters stay in the hand?</source>
        <translation>
            <numerusform>Какое %n столкновение останется на руке?</numerusform>
            <numerusform>Какие %n столкновения останутся на руке?</numerusform>
            <numerusform>Какие %n столкновений останутся на руке?</numerusform>
        </translation>
    </message>
    <message>
        <source>The others go back</source>
        <translation>Остальные вернуть</translation>
    </message>
    <message>
        <source>a hunter is there, too</source>
        <translation>там и охотник</translation>
    </message>
    <message>
        <source>face up: a hunter is there, and a combat begins</source>
        <translation>открыта: там охотник, и начинается бой</translation>
    </message>
    <message>
        <source>stays here, face up: a hunter is there, and a combat begins</source>
        <translation>остаётся, в открытую: здесь охотник, и начинается бой</translation>
    </message>
    <message>
        <source>at sea the time stands still</source>
        <translation>в море время стоит</translation>
    </message>
    <message>
        <source>In the Catacombs it can take an Encounter.</source>
        <translation>В катакомбах она может получить столкновение.</translation>
    </message>
    <message>
        <source>a hunter is here, and a combat begins</source>
        <translation>здесь охотник, и начинается бой</translation>
    </message>
</context>
<context>
    <name>SecondEditionLegend</name>
    <message>
        <source>Roads, railways and sea</source>
        <translation>Дороги, железные дороги и море</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event.</source>
        <translation>Кто пополняет здесь запасы, берёт событие.</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event, an Item, or both.</source>
        <translation>Кто пополняет здесь запасы, берёт событие, предмет или то и другое.</translation>
    </message>
    <message>
        <source>Whenever Dracula comes here, he recovers up to 2 Blood.</source>
        <translation>Каждый раз, когда Дракула приходит сюда, он восстанавливает до 2 очков крови.</translation>
    </message>
    <message>
        <source>A place of its own: hunters come here by road, Dracula never does. A defeated hunter comes here at once.</source>
        <translation>Отдельное место: охотники приходят сюда по дороге, Дракула — никогда. Побеждённый охотник попадает сюда сразу.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here. Dracula pays for the voyage with Blood.</source>
        <translation>Кто идёт морем, останавливается здесь. Дракула платит за плавание кровью.</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, as far as the train die allows.</source>
        <translation>Пересечена короткими штрихами. По ней ездят только охотники, насколько позволяет кубик поезда.</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Пропускает следующий ход</translation>
    </message>
    <message>
        <source>The figure lies on its side: this hunter has been defeated.</source>
        <translation>Фигурка лежит на боку: этот охотник побеждён.</translation>
    </message>
    <message>
        <source>They lie before a hunter. Dracula makes that hunter&apos;s next movement.</source>
        <translation>Они лежат перед охотником. Его следующее движение совершает Дракула.</translation>
    </message>
    <message>
        <source>It lies before a hunter, who may not move in the next turn.</source>
        <translation>Он лежит перед охотником, который в следующий ход не может двигаться.</translation>
    </message>
    <message>
        <source>Dracula may neither enter nor pass this place.</source>
        <translation>Дракуле нельзя входить в это место и проходить через него.</translation>
    </message>
    <message>
        <source>The same, and Dracula can never take this token away.</source>
        <translation>То же самое, и этот жетон Дракула никогда не может убрать.</translation>
    </message>
    <message>
        <source>Nobody may enter this sea zone for some rounds.</source>
        <translation>Несколько раундов никому нельзя входить в эту морскую зону.</translation>
    </message>
    <message>
        <source>Hunters may not use this road or railway.</source>
        <translation>Охотникам нельзя по этой дороге или железной дороге.</translation>
    </message>
    <message>
        <source>Where Dracula is</source>
        <translation>Где Дракула</translation>
    </message>
    <message>
        <source>You are here. The number is the space of the trail.</source>
        <translation>Вы здесь. Число — ячейка следа.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the space of the trail.</source>
        <translation>Дракула здесь. Число — ячейка следа.</translation>
    </message>
    <message>
        <source>A card of the trail</source>
        <translation>Карта следа</translation>
    </message>
    <message>
        <source>The number is the space of the trail; 1 is the newest.</source>
        <translation>Число — ячейка следа; 1 — самая новая.</translation>
    </message>
    <message>
        <source>A place that has been revealed, with its space of the trail.</source>
        <translation>Открытое место с номером ячейки следа.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the space of the Catacombs.</source>
        <translation>Гроб с буквой ячейки катакомб.</translation>
    </message>
    <message>
        <source>A card of the Catacombs that has been revealed, with the letter of its space.</source>
        <translation>Открытая карта катакомб с буквой её ячейки.</translation>
    </message>
    <message>
        <source>Dashes join the places that follow each other.</source>
        <translation>Штрихи соединяют места, идущие друг за другом.</translation>
    </message>
    <message>
        <source>A land back</source>
        <translation>Сухопутная рубашка</translation>
    </message>
    <message>
        <source>A covered city, or Hide.</source>
        <translation>Закрытый город или «Спрятаться».</translation>
    </message>
    <message>
        <source>A sea back</source>
        <translation>Морская рубашка</translation>
    </message>
    <message>
        <source>A covered sea zone.</source>
        <translation>Закрытая морская зона.</translation>
    </message>
    <message>
        <source>At 0 Dracula is destroyed. On the trail: Blood paid at sea.</source>
        <translation>При 0 Дракула уничтожен. На следе — кровь, уплаченная в море.</translation>
    </message>
    <message>
        <source>At 6 Dracula wins.</source>
        <translation>При 6 Дракула побеждает.</translation>
    </message>
    <message>
        <source>What the hunters can spend at the start of a turn.</source>
        <translation>То, что охотники могут потратить в начале хода.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>A hunter at 0 is defeated.</source>
        <translation>Охотник с 0 побеждён.</translation>
    </message>
    <message>
        <source>One too many defeats the hunter.</source>
        <translation>Лишний укус побеждает охотника.</translation>
    </message>
    <message>
        <source>Day. A new day brings a vampire and Resolve.</source>
        <translation>День. Новый день приносит вампира и решимость.</translation>
    </message>
    <message>
        <source>Day.</source>
        <translation>День.</translation>
    </message>
    <message>
        <source>Still day.</source>
        <translation>Ещё день.</translation>
    </message>
    <message>
        <source>Night: Dracula has all his Tactics and powers.</source>
        <translation>Ночь: у Дракулы все тактики и силы.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Ход Дракулы</translation>
    </message>
    <message>
        <source>Tokens that lie face down on the trail and in the Catacombs.</source>
        <translation>Жетоны, которые лежат взакрытую на следе и в катакомбах.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Карты событий</translation>
    </message>
    <message>
        <source>2 Blood for 10 Encounters to choose from.</source>
        <translation>2 очка крови за 10 столкновений на выбор.</translation>
    </message>
    <message>
        <source>Back to a card of the trail or the Catacombs.</source>
        <translation>Назад на карту следа или катакомб.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 1 Blood.</source>
        <translation>Дракула остаётся и восстанавливает 1 очко крови.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter lies on this card.</source>
        <translation>Дракула остаётся, а на этой карте лежит столкновение.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 Blood.</source>
        <translation>До двух дорог за 1 очко крови.</translation>
    </message>
    <message>
        <source>Dracula or an Agent against hunters.</source>
        <translation>Дракула или агент против охотников.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by day too.</source>
        <translation>Тактика Дракулы, и днём тоже.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by night only.</source>
        <translation>Тактика Дракулы, только ночью.</translation>
    </message>
    <message>
        <source>A hunter recovers up to 2 Health, and 2 Events are drawn.</source>
        <translation>Охотник возвращает до 2 очков здоровья, и берут 2 события.</translation>
    </message>
    <message>
        <source>Hunters in one place exchange Items.</source>
        <translation>Охотники в одном месте обмениваются предметами.</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move</source>
        <translation>Следующий ход Дракулы</translation>
    </message>
    <message>
        <source>He has declared that he goes here.</source>
        <translation>Он объявил, что придёт сюда.</translation>
    </message>
</context>
<context>
    <name>SecondEditionRulings</name>
    <message>
        <source>Chosen by the program: %1</source>
        <translation>Выбор программы: %1</translation>
    </message>
    <message>
        <source>Start and time</source>
        <translation>Начало и время</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>В море</translation>
    </message>
    <message>
        <source>Movement and powers</source>
        <translation>Перемещение и способности</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Столкновения</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>The hunters&apos; cards</source>
        <translation>Карты охотников</translation>
    </message>
    <message>
        <source>Errors and penalty</source>
        <translation>Ошибки и штраф</translation>
    </message>
</context>
<context>
    <name>SecondEditionSentences</name>
    <message>
        <source>no action</source>
        <translation>без действия</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>кубик: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter</comment>
        <translation>Взято: %1</translation>
    </message>
    <message>
        <source>Clear the Catacombs: %1</source>
        <translation>Убрано из катакомб: %1</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <comment>an Encounter</comment>
        <translation>остаётся: %1</translation>
    </message>
    <message>
        <source>Encounter: %1</source>
        <translation>Столкновение: %1</translation>
    </message>
    <message>
        <source>Activate: %1</source>
        <translation>Активировано: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <comment>a move</comment>
        <translation>Объявлено: %1</translation>
    </message>
    <message>
        <source>prevented</source>
        <comment>an Encounter, by a card that was shown</comment>
        <translation>предотвращено</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <extracomment>%1 are hunters to whom a bite or a loss doesn&apos;t happen.</extracomment>
        <translation>спасение: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards: %1</source>
        <extracomment>%1 is a number: so many of the Event cards drawn were Dracula&apos;s.</extracomment>
        <translation>карты событий Дракулы: %1</translation>
    </message>
    <message>
        <source>%1: roll against the bite</source>
        <extracomment>A bitten hunter rolls a die in the hospital; %1 is the hunter.</extracomment>
        <translation>%1: бросок против укуса</translation>
    </message>
    <message>
        <source>Combat: %1</source>
        <translation>Бой: %1</translation>
    </message>
    <message>
        <source>Result of the combat round</source>
        <translation>Итог раунда боя</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail or the Catacombs</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Жетоны на поле</translation>
    </message>
    <message>
        <source>Dracula is at sea, so time stands still.</source>
        <translation>Дракула в море, и время стоит на месте.</translation>
    </message>
    <message>
        <source>The Vampire track falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Шкала вампиров упала на %1.</translation>
    </message>
    <message>
        <source>The Vampire track rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Шкала вампиров выросла на %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hunters gain %n Resolve.</source>
        <translation>
            <numerusform>Охотники получили %n очко решимости.</numerusform>
            <numerusform>Охотники получили %n очка решимости.</numerusform>
            <numerusform>Охотники получили %n очков решимости.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n Blood.</source>
        <translation>
            <numerusform>Дракула потерял %n жетон крови.</numerusform>
            <numerusform>Дракула потерял %n жетона крови.</numerusform>
            <numerusform>Дракула потерял %n жетонов крови.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n Blood.</source>
        <translation>
            <numerusform>Дракула вернул %n жетон крови.</numerusform>
            <numerusform>Дракула вернул %n жетона крови.</numerusform>
            <numerusform>Дракула вернул %n жетонов крови.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to space %1 of the Catacombs.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Карта легла на место %1 в катакомбах.</translation>
    </message>
    <message>
        <source>An Encounter is added to space %1 of the Catacombs, face down.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>На место %1 в катакомбах взакрытую добавлено столкновение.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is cleared.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Место %1 в катакомбах очищено.</translation>
    </message>
    <message>
        <source>The trail is cleared down to one card.</source>
        <translation>На следе остаётся только одна карта.</translation>
    </message>
    <message numerus="yes">
        <source>The trail is cleared down to %n cards.</source>
        <translation>
            <numerusform>На следе остаётся только %n карта.</numerusform>
            <numerusform>На следе остаются только %n карты.</numerusform>
            <numerusform>На следе остаётся только %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1{of} is laid beside the board.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Карта %1{of} кладётся рядом с полем.</translation>
    </message>
    <message>
        <source>The card %1{of} goes back into the deck.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Карта %1{of} возвращается в колоду.</translation>
    </message>
    <message>
        <source>Dracula declares the next move: %1.</source>
        <extracomment>%1 are the cards that he will play: a location, a Power card or both, with commas.</extracomment>
        <translation>Дракула объявил следующий ход: %1.</translation>
    </message>
    <message>
        <source>There is nothing %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{in} ничего нет.</translation>
    </message>
    <message>
        <source>No card is revealed.</source>
        <translation>Ни одна карта не раскрыта.</translation>
    </message>
    <message>
        <source>Dawn breaks.</source>
        <translation>Наступает рассвет.</translation>
    </message>
    <message>
        <source>It is noon.</source>
        <translation>Наступает полдень.</translation>
    </message>
    <message>
        <source>Dusk falls.</source>
        <translation>Наступает закат.</translation>
    </message>
    <message>
        <source>Twilight comes.</source>
        <translation>Наступают сумерки.</translation>
    </message>
    <message>
        <source>It is midnight.</source>
        <translation>Наступает полночь.</translation>
    </message>
    <message>
        <source>The small hours begin.</source>
        <translation>Наступают предрассветные часы.</translation>
    </message>
    <message>
        <source>Dracula plays a card.</source>
        <translation>Дракула разыграл карту.</translation>
    </message>
    <message>
        <source>Dracula plays %1 and %2.</source>
        <extracomment>%1 and %2 are Power cards.</extracomment>
        <translation>Дракула разыграл карты %1 и %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the number of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 Карта локации взята с ячейки %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2 of the Catacombs.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the letter of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 Карта локации взята с места %2 в катакомбах.</translation>
    </message>
    <message>
        <source>A Sacred Host is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Освящённая облатка теперь лежит %1{in}.</translation>
    </message>
    <message>
        <source>The Sacred Host is removed %1{from}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Освящённая облатка убрана %1{from}.</translation>
    </message>
    <message>
        <source>Consecrated Ground is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Святая земля теперь лежит %1{in}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the railway %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the railway.</extracomment>
        <translation>На железной дороге %1{from} %2{to} появляется препятствие.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the road %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the road.</extracomment>
        <translation>На дороге %1{from} %2{to} появляется препятствие.</translation>
    </message>
    <message>
        <source>The Roadblock is removed.</source>
        <translation>Препятствие убрано.</translation>
    </message>
    <message>
        <source>A storm rages %1{in}.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Шторм бушует %1{in}.</translation>
    </message>
    <message>
        <source>The storm %1{in} is over.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Шторм %1{in} стих.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>За столом %1{to} разрешают то, что запрещено правилами.</translation>
    </message>
    <message>
        <source>%1 resupplies.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 снаряжается.</translation>
    </message>
    <message>
        <source>%1 exchanges Items.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 обменивается предметами.</translation>
    </message>
    <message>
        <source>%1 does nothing else.</source>
        <extracomment>%1 is a hunter; no action.</extracomment>
        <translation>%1 больше ничего не делает.</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{восстановил|восстановила} %n очко здоровья.</numerusform>
            <numerusform>%1 %1{восстановил|восстановила} %n очка здоровья.</numerusform>
            <numerusform>%1 %1{восстановил|восстановила} %n очков здоровья.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{потерял|потеряла} %n очко здоровья.</numerusform>
            <numerusform>%1 %1{потерял|потеряла} %n очка здоровья.</numerusform>
            <numerusform>%1 %1{потерял|потеряла} %n очков здоровья.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cured of a bite.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{излечён|излечена} от укуса.</translation>
    </message>
    <message>
        <source>%1 misses a turn.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 пропускает ход.</translation>
    </message>
    <message>
        <source>%1 gets no train.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{остался|осталась} без поезда.</translation>
    </message>
    <message>
        <source>%1 spends Resolve on %2.</source>
        <extracomment>%1 is a hunter, %2 what Resolve can be spent on, such as Inner Strength.</extracomment>
        <translation>%1 %1{потратил|потратила} решимость: %2.</translation>
    </message>
    <message>
        <source>Dracula places an Encounter, face down.</source>
        <translation>Дракула взакрытую положил столкновение.</translation>
    </message>
    <message>
        <source>Dracula activates %1, which lay %2{in}.</source>
        <extracomment>%1 is an Encounter, %2 the place where it lay.</extracomment>
        <translation>Дракула активировал столкновение %1, которое лежало %2{in}.</translation>
    </message>
    <message>
        <source>Dracula activates %1.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Дракула активировал столкновение %1.</translation>
    </message>
    <message>
        <source>%2 meets %1.</source>
        <comment>an Encounter</comment>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%2 %2{попал|попала} в столкновение %1.</translation>
    </message>
    <message>
        <source>The Encounter %1 is revealed.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Раскрыто столкновение %1.</translation>
    </message>
    <message>
        <source>%1 goes to the reserve.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Столкновение %1 вернулось в резерв.</translation>
    </message>
    <message>
        <source>%1 stays there, face up.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Столкновение %1 остаётся там открытым.</translation>
    </message>
    <message>
        <source>%1 now lies before %2{whom}.</source>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>Столкновение %1 досталось %2{to}.</translation>
    </message>
    <message>
        <source>An Encounter goes to the reserve, unseen.</source>
        <translation>Одно столкновение вернулось в резерв нераскрытым.</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters go to the reserve, unseen.</source>
        <translation>
            <numerusform>%n столкновение вернулось в резерв нераскрытым.</numerusform>
            <numerusform>%n столкновения вернулись в резерв нераскрытыми.</numerusform>
            <numerusform>%n столкновений вернулись в резерв нераскрытыми.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 plays %1.</source>
        <extracomment>%1 is a card, %2 the hunter who plays it.</extracomment>
        <translation>%2 %2{разыграл|разыграла} карту %1.</translation>
    </message>
    <message>
        <source>Dracula can&apos;t escape for one combat round.</source>
        <translation>Дракула не может скрыться один раунд боя.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula can&apos;t escape for %n combat rounds.</source>
        <translation>
            <numerusform>Дракула не может скрыться %n раунд боя.</numerusform>
            <numerusform>Дракула не может скрыться %n раунда боя.</numerusform>
            <numerusform>Дракула не может скрыться %n раундов боя.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula aims at %1{whom}.</source>
        <extracomment>%1 is a hunter, against whom his card of this combat round is.</extracomment>
        <translation>Дракула нацелился на %1{whom}.</translation>
    </message>
    <message>
        <source>Dracula plays no card.</source>
        <translation>Дракула не разыграл карту.</translation>
    </message>
    <message>
        <source>The Agent plays %1.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>Агент разыграл карту %1.</translation>
    </message>
    <message>
        <source>The combat round is over.</source>
        <translation>Раунд боя закончен.</translation>
    </message>
    <message>
        <source>The combat round ends with %1.</source>
        <extracomment>%1 are words of its result, such as Continue and Bite.</extracomment>
        <translation>Раунд боя закончился так: %1.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Убит %1.</translation>
    </message>
    <message>
        <source>Dracula escapes as a bat. Another Location card lies in the same space.</source>
        <translation>Дракула скрылся летучей мышью. На той же ячейке лежит другая карта локации.</translation>
    </message>
    <message>
        <source>Does another Encounter go to the Catacombs?</source>
        <translation>Положить в катакомбы ещё одно столкновение?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Какое столкновение положит Дракула?</translation>
    </message>
    <message>
        <source>Which Encounter goes back to the reserve?</source>
        <translation>Какое столкновение вернётся в резерв?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters go back to the reserve?</source>
        <translation>
            <numerusform>Какое %n столкновение вернётся в резерв?</numerusform>
            <numerusform>Какие %n столкновения вернутся в резерв?</numerusform>
            <numerusform>Какие %n столкновений вернутся в резерв?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does Dracula activate an Encounter that left the trail?</source>
        <translation>Активирует ли Дракула столкновение, ушедшее со следа?</translation>
    </message>
    <message>
        <source>%1: which Encounter does Dracula play, and on whom?</source>
        <extracomment>%1 is an Encounter, the Ambush.</extracomment>
        <translation>%1: какое столкновение разыграет Дракула и на кого?</translation>
    </message>
    <message>
        <source>What came of %1?</source>
        <extracomment>%1 is an Encounter that the hunters have met.</extracomment>
        <translation>Чем закончилось столкновение %1?</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Куда летучие мыши уносят %1{whom}?</translation>
    </message>
    <message>
        <source>Where does %1 take %2{whom}?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 are one hunter or more.</extracomment>
        <translation>Куда карта %1 уводит %2{whom}?</translation>
    </message>
    <message>
        <source>Does Dracula play %1 now?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Дракула разыгрывает сейчас карту %1?</translation>
    </message>
    <message>
        <source>Where does Dracula fly?</source>
        <translation>Куда летит Дракула?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Какая карта события досталась Дракуле?</translation>
    </message>
    <message>
        <source>Which Event card does Dracula discard?</source>
        <translation>Какую карту события сбросит Дракула?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Event cards does Dracula discard?</source>
        <translation>
            <numerusform>Какую %n карту события сбросит Дракула?</numerusform>
            <numerusform>Какие %n карты событий сбросит Дракула?</numerusform>
            <numerusform>Какие %n карт событий сбросит Дракула?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does %1 take the place of Dracula&apos;s ally?</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>Займёт ли %1 место союзника Дракулы?</translation>
    </message>
    <message>
        <source>Which hunter is %1 for?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Для какого охотника карта %1?</translation>
    </message>
    <message>
        <source>Does %1 show a Crucifix or a Sacred Host?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 показывает распятие или освящённую облатку?</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Какой ход объявит Дракула?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Куда направится Дракула?</translation>
    </message>
    <message>
        <source>Where does the Roadblock go?</source>
        <translation>Куда поместить препятствие?</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>Отменят ли охотники карту %1 картой %2?</translation>
    </message>
    <message>
        <source>Does Dracula play a card against %1?</source>
        <extracomment>%1 is a card of the hunters&apos;.</extracomment>
        <translation>Разыграет ли Дракула карту против карты %1?</translation>
    </message>
    <message>
        <source>In which port does Dracula land?</source>
        <translation>В каком порту высадится Дракула?</translation>
    </message>
    <message>
        <source>Does anybody play a card before the combat?</source>
        <translation>Разыграет ли кто-нибудь карту перед боем?</translation>
    </message>
    <message>
        <source>Which card does %1 play?</source>
        <comment>in a combat</comment>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Какую карту разыграет %1?</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <comment>in a combat</comment>
        <translation>Какую карту разыграет Дракула?</translation>
    </message>
    <message>
        <source>Do the hunters&apos; cards lie there too?</source>
        <translation>Карты охотников тоже выложены?</translation>
    </message>
    <message>
        <source>What did the combat round come to?</source>
        <translation>Чем закончился раунд боя?</translation>
    </message>
    <message>
        <source>No Encounter is to be drawn now.</source>
        <translation>Сейчас столкновения не берут.</translation>
    </message>
    <message>
        <source>Encounters have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Сначала нужно взять столкновения; не хватает: %1.</translation>
    </message>
    <message>
        <source>%1: Dracula can&apos;t start in the hospital.</source>
        <translation>%1: Дракула не может начать в больнице.</translation>
    </message>
    <message>
        <source>A card has to be played: a Location card, a Power card or both.</source>
        <translation>Нужно разыграть карту: локации, могущества или обе.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: этот город — не порт.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port of this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: этот город — не порт этой морской зоны.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, space %2.</source>
        <extracomment>%1 is a location, %2 the number of a space.</extracomment>
        <translation>%1: карта этой локации ещё лежит на следе, ячейка %2.</translation>
    </message>
    <message>
        <source>%1: its card lies in the Catacombs, and only Double Back fetches it.</source>
        <translation>%1: карта этой локации в катакомбах, и достать её можно только картой «Вернуться по следу».</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: здесь освящённая облатка или Святая земля, поэтому Дракула не может сюда войти.</translation>
    </message>
    <message>
        <source>%1: Dracula sailed from this port and must first land somewhere else.</source>
        <translation>%1: Дракула отплыл из этого порта и сначала должен высадиться в другом месте.</translation>
    </message>
    <message>
        <source>%1: Dracula has just come from there, and at sea nobody turns back.</source>
        <translation>%1: Дракула только что приплыл оттуда, а в море не поворачивают назад.</translation>
    </message>
    <message>
        <source>%1: a storm closes this sea zone.</source>
        <translation>%1: эта морская зона закрыта штормом.</translation>
    </message>
    <message>
        <source>This move costs more Blood than Dracula can pay (cost: %1, Blood: %2).</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Этот ход стоит больше крови, чем Дракула может отдать (цена: %1, кровь: %2).</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, space %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a space.</extracomment>
        <translation>%1: эта карта ещё лежит на следе, ячейка %2.</translation>
    </message>
    <message>
        <source>%1: this Power card can be played only by night.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: эту карту могущества можно разыграть только ночью.</translation>
    </message>
    <message>
        <source>%1: it is for staying, and Dracula has to leave the Consecrated Ground (%2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: с этой картой остаются на месте, а Дракула должен уйти со Святой земли (%2).</translation>
    </message>
    <message>
        <source>%1: its card lies neither on the trail nor in the Catacombs.</source>
        <translation>%1: карты этой локации нет ни на следе, ни в катакомбах.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and Double Back leads somewhere else.</source>
        <translation>%1: Дракула уже здесь, а карта «Вернуться по следу» ведёт в другое место.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a Sacred Host, Consecrated Ground or the hospital.</source>
        <translation>%1 → %2: все достаточно короткие пути ведут через освящённую облатку, Святую землю или больницу.</translation>
    </message>
    <message>
        <source>At this table Wolf Form and Double Back can&apos;t be played together.</source>
        <translation>За этим столом карты «Обернуться волком» и «Вернуться по следу» нельзя разыграть вместе.</translation>
    </message>
    <message>
        <source>Dracula has declared another move: %1.</source>
        <extracomment>%1 is a location, a Power card or both.</extracomment>
        <translation>Дракула объявил другой ход: %1.</translation>
    </message>
    <message>
        <source>%1: its card doesn&apos;t lie in the Catacombs.</source>
        <translation>%1: карты этой локации нет в катакомбах.</translation>
    </message>
    <message>
        <source>All three spaces of the Catacombs are taken.</source>
        <translation>Все три места в катакомбах заняты.</translation>
    </message>
    <message>
        <source>No card leaves the trail, so nothing can go to the Catacombs.</source>
        <translation>Ни одна карта не уходит со следа, поэтому в катакомбы ничего положить нельзя.</translation>
    </message>
    <message>
        <source>%1: Power cards and sea zones never go to the Catacombs.</source>
        <extracomment>%1 is a Power card or a sea zone.</extracomment>
        <translation>%1: карты могущества и морские зоны никогда не попадают в катакомбы.</translation>
    </message>
    <message>
        <source>%1: this card can&apos;t go to the Catacombs.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: эта карта не может попасть в катакомбы.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so its card goes beside the board.</source>
        <translation>%1: здесь освящённая облатка или Святая земля, поэтому карта этой локации кладётся рядом с полем.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is taken.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Место %1 в катакомбах занято.</translation>
    </message>
    <message>
        <source>%1: this Encounter isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: этого столкновения у Дракулы на руке нет.</translation>
    </message>
    <message>
        <source>%1: this Encounter hasn&apos;t been pushed off the trail in this turn.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: это столкновение в этом ходу не ушло со следа.</translation>
    </message>
    <message>
        <source>%1: nothing happens when this Encounter is activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: активация этого столкновения ничего не даёт.</translation>
    </message>
    <message>
        <source>Two Encounters lie on this card: name the one that stays.</source>
        <translation>На этой карте два столкновения: назовите то, которое остаётся.</translation>
    </message>
    <message>
        <source>One Encounter has to be chosen (now: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Нужно выбрать одно столкновение (сейчас: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters have to be chosen (now: %1).</source>
        <translation>
            <numerusform>Нужно выбрать %n столкновение (сейчас: %1).</numerusform>
            <numerusform>Нужно выбрать %n столкновения (сейчас: %1).</numerusform>
            <numerusform>Нужно выбрать %n столкновений (сейчас: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No such Encounter lies there.</source>
        <translation>Такого столкновения там нет.</translation>
    </message>
    <message>
        <source>%1: the Fog allows no move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: туман не даёт передвигаться.</translation>
    </message>
    <message>
        <source>%1: because of the Bats, Dracula makes this move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: из-за летучих мышей этот ход делает Дракула.</translation>
    </message>
    <message>
        <source>%1, %2: a storm closes this sea zone.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: эта морская зона закрыта штормом.</translation>
    </message>
    <message>
        <source>%1: after the defeat this turn is missed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: после поражения этот ход пропускается.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter has to move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в море охотник обязан передвинуться.</translation>
    </message>
    <message>
        <source>%1: for this, hunters have to be in one place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: для этого охотники должны быть в одном месте.</translation>
    </message>
    <message>
        <source>%1: at sea there is no action.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в море действий нет.</translation>
    </message>
    <message>
        <source>%1: in Castle Dracula no hunter can rest, resupply or exchange.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в замке Дракулы охотники не могут отдыхать, снаряжаться и обмениваться.</translation>
    </message>
    <message>
        <source>%1: the search has found something, so no action follows.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: обыск что-то выявил, поэтому действия уже нет.</translation>
    </message>
    <message>
        <source>No hunter&apos;s turn is under way.</source>
        <translation>Сейчас не идёт ход ни одного охотника.</translation>
    </message>
    <message>
        <source>No Resolve is left.</source>
        <translation>Решимости больше нет.</translation>
    </message>
    <message>
        <source>This hunter can&apos;t be chosen here.</source>
        <translation>Этого охотника здесь выбрать нельзя.</translation>
    </message>
    <message>
        <source>This place can&apos;t be chosen here.</source>
        <translation>Это место здесь выбрать нельзя.</translation>
    </message>
    <message>
        <source>This Event card can&apos;t be played at this moment.</source>
        <translation>Эту карту события сейчас разыграть нельзя.</translation>
    </message>
    <message>
        <source>%1: what the card has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>%1: то, что карта должна назвать, не указано или не подходит.</translation>
    </message>
    <message>
        <source>%1: all cards of this name are somewhere else.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: все карты с этим названием в другом месте.</translation>
    </message>
    <message>
        <source>%1: no Sacred Host lies there that Dracula could take away.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>%1: здесь нет освящённой облатки, которую Дракула мог бы убрать.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground can&apos;t lie there.</source>
        <translation>%1: Святая земля не может здесь лежать.</translation>
    </message>
    <message>
        <source>%1: this card can be played only by night.</source>
        <comment>a Tactics card</comment>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: эту карту можно разыграть только ночью.</translation>
    </message>
    <message>
        <source>%1: this card was played in the last combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: эту карту разыграли в прошлом раунде боя.</translation>
    </message>
    <message>
        <source>%1: Dracula is repelled and can&apos;t play this card in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: Дракула отброшен и не может разыграть эту карту в этом раунде боя.</translation>
    </message>
    <message>
        <source>%1: nobody can escape in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: в этом раунде боя скрыться нельзя.</translation>
    </message>
    <message>
        <source>%1: this card costs %2 Blood, and Dracula can&apos;t pay it.</source>
        <extracomment>%1 is a Tactics card, %2 a number.</extracomment>
        <translation>%1: эта карта стоит %2 крови, а Дракула не может столько отдать.</translation>
    </message>
    <message>
        <source>%1: this Agent doesn&apos;t play that card (%2).</source>
        <extracomment>%1 is an Agent, %2 a Tactics card.</extracomment>
        <translation>%1: этот агент не разыгрывает такую карту (%2).</translation>
    </message>
    <message>
        <source>A group fights: name the hunter whom the card is against.</source>
        <translation>Сражается группа: назовите охотника, против которого эта карта.</translation>
    </message>
    <message>
        <source>This result contradicts itself.</source>
        <translation>Этот итог противоречит сам себе.</translation>
    </message>
    <message>
        <source>The game has no moment %1; its last one is %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>В партии нет момента %1; последний — %2.</translation>
    </message>
    <message>
        <source>Dracula may start where a hunter is</source>
        <translation>Дракула может начать там, где охотник</translation>
    </message>
    <message>
        <source>When the first day begins</source>
        <translation>Когда начинается первый день</translation>
    </message>
    <message>
        <source>How many action phases Unearthly Swiftness gives</source>
        <translation>Сколько фаз действия даёт «Нечеловеческая быстрота»</translation>
    </message>
    <message>
        <source>Dracula may clear the Catacombs at sea</source>
        <translation>Дракула может очищать катакомбы в море</translation>
    </message>
    <message>
        <source>Castle Dracula may go to the Catacombs</source>
        <translation>Замок Дракулы может попасть в катакомбы</translation>
    </message>
    <message>
        <source>Dracula may pay with the last Blood</source>
        <translation>Дракула может отдать последнюю кровь</translation>
    </message>
    <message>
        <source>Dracula draws Encounters at sea too</source>
        <translation>Дракула берёт столкновения и в море</translation>
    </message>
    <message>
        <source>Wolf Form together with Double Back</source>
        <translation>«Обернуться волком» вместе с «Вернуться по следу»</translation>
    </message>
    <message>
        <source>Dark Call works by day too</source>
        <translation>«Призвать тьму» действует и днём</translation>
    </message>
    <message>
        <source>Double Back reveals the Hide that is bound to its location</source>
        <translation>«Вернуться по следу» раскрывает карту «Спрятаться» этой локации</translation>
    </message>
    <message>
        <source>Double Back may lead from a port to a sea zone</source>
        <translation>«Вернуться по следу» может вести из порта в морскую зону</translation>
    </message>
    <message>
        <source>An activated Encounter shows where it lay</source>
        <translation>Активированное столкновение показывает, где лежало</translation>
    </message>
    <message>
        <source>Two Encounters may be activated in one turn</source>
        <translation>За один ход можно активировать два столкновения</translation>
    </message>
    <message>
        <source>A Sacred Host drives Dracula out of its city</source>
        <translation>Освящённая облатка изгоняет Дракулу из города</translation>
    </message>
    <message>
        <source>A search turns up all Encounters at once</source>
        <translation>Обыск раскрывает все столкновения сразу</translation>
    </message>
    <message>
        <source>Repel bars Claws too</source>
        <translation>«Отброшен» запрещает и «Когти»</translation>
    </message>
    <message>
        <source>Killed ends the combat</source>
        <translation>«Убит» заканчивает бой</translation>
    </message>
    <message>
        <source>An Agent who survives stays there</source>
        <translation>Выживший агент остаётся на месте</translation>
    </message>
    <message>
        <source>Wolf Form stays when Dracula escapes as a bat</source>
        <translation>«Обернуться волком» остаётся, когда Дракула улетает</translation>
    </message>
    <message>
        <source>An activated Ambush clears the trail</source>
        <translation>Активированная «Засада» очищает след</translation>
    </message>
    <message>
        <source>How far Dracula moves a hunter with Bats</source>
        <translation>Как далеко «Летучие мыши» уносят охотника</translation>
    </message>
    <message>
        <source>What an activated Desecrated Soil draws</source>
        <translation>Что берёт активированная «Осквернённая почва»</translation>
    </message>
    <message>
        <source>Dogs stop the Spy</source>
        <translation>«Собаки» останавливают «Шпиона»</translation>
    </message>
    <message>
        <source>A New Vampire that escapes ends the turn</source>
        <translation>«Новый вампир», который скрылся, заканчивает ход</translation>
    </message>
    <message>
        <source>Money Trail spares the zone that Dracula is in</source>
        <translation>«Денежный след» не раскрывает зону, где Дракула</translation>
    </message>
    <message>
        <source>How many rounds Stormy Seas last</source>
        <translation>Сколько раундов длятся «Бурные моря»</translation>
    </message>
    <message>
        <source>The penalty leaves the Encounter with the last card</source>
        <translation>После штрафа столкновение остаётся с последней картой</translation>
    </message>
    <message>
        <source>The penalty for having no move ends the turn</source>
        <translation>Штраф за отсутствие хода заканчивает ход</translation>
    </message>
    <message>
        <source>A card that reveals a location reveals the Hide bound to it</source>
        <translation>Карта, раскрывающая локацию, раскрывает и её карту «Спрятаться»</translation>
    </message>
    <message>
        <source>Double Back takes Wolf Form along</source>
        <translation>«Вернуться по следу» забирает с собой «Обернуться волком»</translation>
    </message>
    <message>
        <source>A Sacred Host clears its city from the Catacombs</source>
        <translation>Освящённая облатка убирает свой город из катакомб</translation>
    </message>
    <message>
        <source>What brings Blood at Castle Dracula besides moving there</source>
        <translation>Что даёт кровь в замке Дракулы, кроме прихода туда</translation>
    </message>
    <message>
        <source>How many Sacred Hosts the box has</source>
        <translation>Сколько освящённых облаток в коробке</translation>
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
        <source>at the start</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>with Dracula&apos;s second turn</source>
        <translation>со второго хода Дракулы</translation>
    </message>
    <message>
        <source>one road</source>
        <translation>одна дорога</translation>
    </message>
    <message>
        <source>up to two roads</source>
        <translation>до двух дорог</translation>
    </message>
    <message>
        <source>Event cards until two are Dracula&apos;s</source>
        <translation>карты событий, пока две не станут Дракулы</translation>
    </message>
    <message>
        <source>two Event cards</source>
        <translation>две карты событий</translation>
    </message>
    <message>
        <source>escaping there as a bat</source>
        <translation>бегство туда летучей мышью</translation>
    </message>
    <message>
        <source>escaping there as a bat, and staying</source>
        <translation>бегство туда летучей мышью и остановка на месте</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a result of a combat round</comment>
        <translation>Продолжение</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a result of a combat round</comment>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Repel</source>
        <comment>a result of a combat round</comment>
        <translation>Отброшен</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>a result of a combat round</comment>
        <translation>Убит</translation>
    </message>
    <message>
        <source>Bite</source>
        <comment>a result of a combat round</comment>
        <translation>Укус</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <comment>a result of a combat round</comment>
        <translation>Обернуться летучей мышью</translation>
    </message>
    <message>
        <source>Item destroyed</source>
        <comment>a result of a combat round</comment>
        <translation>Предмет уничтожен</translation>
    </message>
    <message>
        <source>All Items lost</source>
        <comment>a result of a combat round</comment>
        <translation>Все предметы потеряны</translation>
    </message>
    <message>
        <source>Event discarded</source>
        <comment>a result of a combat round</comment>
        <translation>Событие сброшено</translation>
    </message>
    <message>
        <source>+1 for the hunters</source>
        <comment>a result of a combat round</comment>
        <translation>+1 охотникам</translation>
    </message>
    <message>
        <source>+1 for Dracula</source>
        <comment>a result of a combat round</comment>
        <translation>+1 Дракуле</translation>
    </message>
    <message>
        <source>space %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>ячейка %1</translation>
    </message>
    <message>
        <source>Catacombs %1</source>
        <extracomment>A space of the Catacombs with its letter, as a label.</extracomment>
        <translation>место %1 в катакомбах</translation>
    </message>
    <message>
        <source>Which Encounter do the hunters meet next?</source>
        <translation>С каким столкновением охотники встретятся теперь?</translation>
    </message>
    <message>
        <source>%1: at this table Double Back never leads to a sea zone.</source>
        <translation>%1: за этим столом карта «Вернуться по следу» никогда не ведёт в морскую зону.</translation>
    </message>
    <message>
        <source>%1: not now, because a turn is under way or this one is over.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: сейчас нельзя: идёт чей-то ход или этот уже сделан.</translation>
    </message>
    <message>
        <source>A hunter spends one point a round, and each option is chosen only once.</source>
        <translation>Охотник тратит одно очко за раунд, и каждый вариант выбирают только раз.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, and its card is revealed.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 прибыли %2{to}, и карта этой локации раскрыта.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, but there is nothing there.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 прибыли %2{to}, но там ничего нет.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 прибыли %2{to}.</translation>
    </message>
    <message numerus="yes">
        <source>He loses %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Он потерял %n жетон крови.</numerusform>
            <numerusform>Он потерял %n жетона крови.</numerusform>
            <numerusform>Он потерял %n жетонов крови.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Он вернул %n жетон крови.</numerusform>
            <numerusform>Он вернул %n жетона крови.</numerusform>
            <numerusform>Он вернул %n жетонов крови.</numerusform>
        </translation>
    </message>
    <message>
        <source>He chooses %2{whom} for %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a hunter.</extracomment>
        <translation>Для карты %1 он выбрал %2{whom}.</translation>
    </message>
    <message>
        <source>Whether Dracula&apos;s start may be a city with a hunter; its card then lies face up.</source>
        <translation>Может ли Дракула начать в городе с охотником; карта тогда лежит открытой.</translation>
    </message>
    <message>
        <source>Whether the first day begins with the game, or with the time phase of Dracula&apos;s second turn.</source>
        <translation>Начинается ли первый день вместе с партией или в фазу времени второго хода Дракулы.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness gives two movements: whether an action phase follows only the second or each of them.</source>
        <translation>«Нечеловеческая быстрота» даёт два передвижения: следует ли фаза действия только за вторым или за каждым.</translation>
    </message>
    <message>
        <source>Whether Dracula may take cards out of the Catacombs while at sea.</source>
        <translation>Может ли Дракула убирать карты из катакомб, пока он в море.</translation>
    </message>
    <message>
        <source>Whether the card of Castle Dracula may go to the Catacombs, without an Encounter.</source>
        <translation>Может ли карта замка Дракулы попасть в катакомбы, без столкновения.</translation>
    </message>
    <message>
        <source>Whether Dracula may pay the last Blood, which ends the game.</source>
        <translation>Может ли Дракула отдать последнюю кровь, что закончит партию.</translation>
    </message>
    <message>
        <source>Whether Dracula draws up to the limit also at sea, where there is no action phase.</source>
        <translation>Добирает ли Дракула до предела и в море, где нет фазы действия.</translation>
    </message>
    <message>
        <source>Whether both may be played at once, to a card up to two roads away.</source>
        <translation>Можно ли разыграть обе сразу, к карте на расстоянии до двух дорог.</translation>
    </message>
    <message>
        <source>Whether Dark Call may be played by day; look for a sun or a moon on the card.</source>
        <translation>Можно ли разыграть «Призвать тьму» днём; посмотрите, солнце на карте или луна.</translation>
    </message>
    <message>
        <source>Whether the table sees Hide when Double Back leads to the location that Hide is bound to.</source>
        <translation>Видит ли стол карту «Спрятаться», когда «Вернуться по следу» ведёт в связанную с ней локацию.</translation>
    </message>
    <message>
        <source>Whether Dracula, leaving a port, may fetch a sea card from the trail with Double Back.</source>
        <translation>Может ли Дракула, покидая порт, взять со следа карту моря картой «Вернуться по следу».</translation>
    </message>
    <message>
        <source>Whether the table also sees the location where an activated Encounter lay.</source>
        <translation>Видит ли стол и локацию, где лежало активированное столкновение.</translation>
    </message>
    <message>
        <source>When two cards leave the trail in one turn: whether both Encounters may be activated, or one.</source>
        <translation>Когда за ход со следа уходят две карты: можно ли активировать оба столкновения или одно.</translation>
    </message>
    <message>
        <source>Whether a Sacred Host where Dracula is works like Consecrated Ground, so that no power lets Dracula stay.</source>
        <translation>Действует ли освящённая облатка там, где Дракула, как Святая земля, так что остаться нельзя ни с какой картой.</translation>
    </message>
    <message>
        <source>Whether a search turns up all Encounters of a place before the first is resolved, or one by one.</source>
        <translation>Раскрывает ли обыск все столкновения места до применения первого или по одному.</translation>
    </message>
    <message>
        <source>Which cards Repel forbids in the next combat round: Fangs, Mesmerize and Strength, or Claws too.</source>
        <translation>Какие карты запрещает «Отброшен» в следующем раунде боя: «Клыки», «Оцепенение» и «Сила» или ещё «Когти».</translation>
    </message>
    <message>
        <source>Whether the combat ends when Dracula is killed but still has Blood.</source>
        <translation>Заканчивается ли бой, когда Дракула убит, но кровь у него ещё есть.</translation>
    </message>
    <message>
        <source>Whether an Agent who isn&apos;t killed stays on the card or goes to the reserve.</source>
        <translation>Остаётся ли агент, который не убит, на карте или возвращается в резерв.</translation>
    </message>
    <message>
        <source>Whether Wolf Form and Double Back stay on the trail when a bat&apos;s escape replaces their location.</source>
        <translation>Остаются ли «Обернуться волком» и «Вернуться по следу» на следе, когда бегство летучей мыши меняет их локацию.</translation>
    </message>
    <message>
        <source>Whether activating an Ambush clears the trail down to three cards.</source>
        <translation>Очищает ли активация «Засады» след до трёх карт.</translation>
    </message>
    <message>
        <source>How many roads Dracula moves a hunter who has met Bats.</source>
        <translation>На сколько дорог Дракула передвигает охотника, встретившего «Летучих мышей».</translation>
    </message>
    <message>
        <source>Whether an activated Desecrated Soil draws two Event cards, or goes on until two are Dracula&apos;s.</source>
        <translation>Берёт ли активированная «Осквернённая почва» две карты событий или берёт, пока две не станут Дракулы.</translation>
    </message>
    <message>
        <source>Whether a hunter who shows Dogs is safe from the Spy.</source>
        <translation>Защищён ли от «Шпиона» охотник, показавший «Собак».</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; turn ends when the New Vampire that they meet escapes.</source>
        <translation>Заканчивается ли ход охотников, когда встреченный ими «Новый вампир» скрылся.</translation>
    </message>
    <message>
        <source>Whether Money Trail leaves the sea card where Dracula is face down.</source>
        <translation>Оставляет ли «Денежный след» закрытой карту моря, где Дракула.</translation>
    </message>
    <message>
        <source>For how many rounds Stormy Seas close their sea zone.</source>
        <translation>На сколько раундов «Бурные моря» закрывают морскую зону.</translation>
    </message>
    <message>
        <source>Whether the Encounter on the card that the penalty leaves stays there.</source>
        <translation>Остаётся ли столкновение на карте, которую оставляет штраф.</translation>
    </message>
    <message>
        <source>When there was no legal card: whether the penalty ends the turn, or Dracula moves after it.</source>
        <translation>Когда разрешённой карты не было: заканчивает ли штраф ход или Дракула затем передвигается.</translation>
    </message>
    <message>
        <source>Whether Hide is revealed too when a card, and not a hunter&apos;s arrival, reveals its location.</source>
        <translation>Раскрывается ли «Спрятаться» и тогда, когда локацию раскрыла карта, а не приход охотника.</translation>
    </message>
    <message>
        <source>Whether a Wolf Form that lies with the location comes along with Double Back, or goes to the deck.</source>
        <translation>Уходит ли «Обернуться волком» при локации вместе с «Вернуться по следу» или возвращается в колоду.</translation>
    </message>
    <message>
        <source>Whether the card of a city that gets a Sacred Host leaves the Catacombs, and its Encounters go to the reserve.</source>
        <translation>Уходит ли из катакомб карта города с освящённой облаткой, а её столкновения — в резерв.</translation>
    </message>
    <message>
        <source>Moving to Castle Dracula brings 2 Blood: whether escaping there as a bat and staying there do so too.</source>
        <translation>Приход в замок Дракулы даёт 2 крови: дают ли её и бегство туда летучей мышью, и остановка там.</translation>
    </message>
    <message>
        <source>When all Sacred Hosts lie on the board, the next one moves one of them: how many there are.</source>
        <translation>Когда все освящённые облатки на поле, следующая передвигает одну из них: сколько их всего.</translation>
    </message>
    <message>
        <source>Does the card that leaves the trail go to the Catacombs?</source>
        <translation>Отправится ли в катакомбы карта, которая уходит со следа?</translation>
    </message>
    <message>
        <source>%1: do the hunters play %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a card of the hunters&apos; that saves one of them from it.</extracomment>
        <translation>%1: разыграют ли охотники карту %2?</translation>
    </message>
    <message>
        <source>%1: there is no train in this round.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в этом раунде поезда нет.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The reserve is mixed anew.</source>
        <extracomment>%1 are any words of the hunters&apos;. The reserve is that of Encounter tokens.</extracomment>
        <translation>Охотники говорят «%1». Резерв перемешан заново.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The reserve is mixed anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Резерв перемешан заново.</numerusform>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Резерв перемешан заново.</numerusform>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Резерв перемешан заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The reserve is mixed anew.</source>
        <translation>Один телефон дал свою долю. Резерв перемешан заново.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The reserve is mixed anew.</source>
        <translation>
            <numerusform>%n телефон дал свою долю. Резерв перемешан заново.</numerusform>
            <numerusform>%n телефона дали свои доли. Резерв перемешан заново.</numerusform>
            <numerusform>%n телефонов дали свои доли. Резерв перемешан заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such words or shares can come in: they aren&apos;t what was promised, or aren&apos;t written as they have to be.</source>
        <translation>Такие слова или доли не годятся: это не то, что было обещано, или они записаны не так, как нужно.</translation>
    </message>
    <message>
        <source>%1: all tokens of this kind are somewhere else.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: все жетоны этого вида в другом месте.</translation>
    </message>
    <message>
        <source>%1: this Encounter lay on Hide and is never activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: это столкновение лежало на карте «Спрятаться» и никогда не активируется.</translation>
    </message>
    <message>
        <source>How does Dracula play %1?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Как Дракула разыгрывает карту %1?</translation>
    </message>
    <message>
        <source>The card goes to the Catacombs</source>
        <translation>Карта отправляется в катакомбы</translation>
    </message>
    <message>
        <source>The card does not go to the Catacombs</source>
        <translation>Карта не отправляется в катакомбы</translation>
    </message>
    <message>
        <source>%1 takes the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 занимает место союзника Дракулы</translation>
    </message>
    <message>
        <source>%1 does not take the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 не занимает место союзника Дракулы</translation>
    </message>
    <message>
        <source>%1 shows a Crucifix or a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 показывает распятие или освящённую облатку</translation>
    </message>
    <message>
        <source>%1 shows neither a Crucifix nor a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 не показывает ни распятия, ни освящённой облатки</translation>
    </message>
    <message>
        <source>The hunters cancel %1 with %2</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>Охотники отменяют карту %1 картой %2</translation>
    </message>
    <message>
        <source>The hunters do not cancel %1</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Охотники не отменяют карту %1</translation>
    </message>
    <message>
        <source>The Agent still stands, so nobody fights Dracula in this turn.</source>
        <translation>Агент ещё стоит, поэтому в этом ходу с Дракулой никто не сражается.</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2 or %3?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 and %3 the hunters&apos; Event cards that cancel it.</extracomment>
        <translation>Отменят ли охотники карту %1 картой %2 или %3?</translation>
    </message>
    <message>
        <source>%1, %2: the trip began in this port, and before landing somewhere else there is no way back to it.</source>
        <extracomment>%1 is a hunter, %2 a port.</extracomment>
        <translation>%1, %2: плавание началось в этом порту, и до высадки в другом месте вернуться в него нельзя.</translation>
    </message>
    <message>
        <source>%1, %2: this sea zone was left in the last move, and at sea nobody turns back.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: эту морскую зону покинули в последнее передвижение, а в море назад не поворачивают.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: it is more than two roads away, too far for a Fast Horse.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: это дальше двух дорог, слишком далеко для «Быстрой лошади».</translation>
    </message>
    <message>
        <source>%1: it isn&apos;t this hunter&apos;s turn yet, because %2 comes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: этот ход ещё не наступил, сначала ходит %2.</translation>
    </message>
    <message>
        <source>An Agent who survives keeps the hunters from Dracula</source>
        <translation>Выживший агент не подпускает охотников к Дракуле</translation>
    </message>
    <message>
        <source>Fog and Bats hold the whole group</source>
        <translation>«Туман» и «Летучие мыши» держат всю группу</translation>
    </message>
    <message>
        <source>Sense of Emergency brings a search at once</source>
        <translation>«Срочная необходимость» сразу ведёт к обыску</translation>
    </message>
    <message>
        <source>Sense of Emergency to a sea zone closes the port that is left</source>
        <translation>«Срочная необходимость» в море закрывает покинутый порт</translation>
    </message>
    <message>
        <source>Consecrated Ground discards the Encounter on Hide too</source>
        <translation>Святая земля сбрасывает и столкновение на карте «Спрятаться»</translation>
    </message>
    <message>
        <source>The penalty for an error takes Encounters that were pushed off</source>
        <translation>Штраф за ошибку забирает вытесненные со следа столкновения</translation>
    </message>
    <message>
        <source>When a combat with an Agent ends and the Agent isn&apos;t killed: whether nobody fights Dracula, who is there too, in this turn, or he is fought at once.</source>
        <translation>Когда бой с агентом кончился, а агент не убит: не сражаются ли в этом ходу с Дракулой, который тоже там, или сражаются сразу.</translation>
    </message>
    <message>
        <source>Whether Fog and Bats that a group meets hold each of its hunters in the next turn, or only the one before whom the token lies.</source>
        <translation>Держат ли «Туман» и «Летучие мыши», встреченные группой, в следующем ходу каждого из её охотников или только того, перед кем лежит жетон.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes from a port to a sea zone has sailed from that port, so that there is no way back to it.</source>
        <translation>Считается ли, что охотник, перенесённый картой «Срочная необходимость» из порта в морскую зону, отплыл из этого порта и потому не может в него вернуться.</translation>
    </message>
    <message>
        <source>Whether Consecrated Ground also discards the Encounter on a face-down Hide that is bound to its city.</source>
        <translation>Сбрасывает ли Святая земля и столкновение на закрытой карте «Спрятаться», связанной с её городом.</translation>
    </message>
    <message>
        <source>Whether Encounters that the card of the error has pushed off the trail go to the reserve, or may still be activated.</source>
        <translation>Уходят ли столкновения, которые вытеснила со следа ошибочная карта, в резерв, или их ещё можно активировать.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes to a place before the movement searches there at once, and again where the turn ends, or only there.</source>
        <translation>Обыскивает ли охотник, перенесённый картой «Срочная необходимость» до передвижения, это место сразу и ещё раз там, где закончит ход, или только там, где закончит.</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Когда просят перемешать заново</translation>
    </message>
    <message>
        <source>before the first draw</source>
        <translation>перед первым жетоном</translation>
    </message>
    <message>
        <source>as the round begins</source>
        <translation>в начале раунда</translation>
    </message>
    <message>
        <source>When the reserve is mixed anew in every round: right before Dracula&apos;s first draw, so that nobody decides by what he knows of it, or as the round begins.</source>
        <translation>Когда в каждом раунде заново перемешивают резерв: прямо перед тем, как Дракула берёт первый жетон, чтобы никто не решал по тому, что о нём знает, или в начале раунда.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins</source>
        <translation>Начинается ход Дракулы</translation>
    </message>
    <message>
        <source>The Catacombs stay as they are</source>
        <translation>Катакомбы остаются как есть</translation>
    </message>
    <message>
        <source>The round begins without a word</source>
        <translation>Раунд начинается без слова</translation>
    </message>
    <message>
        <source>Dracula draws without a word</source>
        <translation>Дракула берёт без слова</translation>
    </message>
    <message>
        <source>Nobody plays a card before the combat</source>
        <translation>Никто не разыгрывает карту перед боем</translation>
    </message>
    <message>
        <source>The cards are shown</source>
        <translation>Карты показаны</translation>
    </message>
    <message>
        <source>%1 takes effect</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Карта %1 действует</translation>
    </message>
    <message>
        <source>%1: end of the turn</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>%1: конец хода</translation>
    </message>
    <message>
        <source>%1 searches %2{in} and finds nothing new.</source>
        <extracomment>%1 is a hunter, %2 a place whose card lies face up already.</extracomment>
        <translation>%1 ищет %2{in} и не находит ничего нового.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
</context>
<context>
    <name>SecondEditionTactics</name>
    <message>
        <source>the hunter loses up to 2 Health</source>
        <translation>охотник теряет до 2 здоровья</translation>
    </message>
    <message>
        <source>adds 1 in the next round</source>
        <translation>плюс 1 в следующем раунде</translation>
    </message>
    <message>
        <source>the combat ends, Dracula stays</source>
        <translation>бой кончается, Дракула остаётся</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>бой кончается, полёт до 2 дорог</translation>
    </message>
    <message>
        <source>the combat ends, nobody moves</source>
        <translation>бой кончается, никто не движется</translation>
    </message>
    <message>
        <source>a bite, or up to 3 Health lost</source>
        <translation>укус или потеря до 3 здоровья</translation>
    </message>
    <message>
        <source>a bite, and all Items lost</source>
        <translation>укус и потеря всех предметов</translation>
    </message>
    <message>
        <source>up to 3 Health lost, Items destroyed</source>
        <translation>потеря до 3 здоровья, предметы гибнут</translation>
    </message>
    <message>
        <source>at most 1 Health lost</source>
        <translation>потеря не больше 1 здоровья</translation>
    </message>
    <message>
        <source>up to 2 Health and an Event lost</source>
        <translation>потеря до 2 здоровья и события</translation>
    </message>
    <message>
        <source>up to 3 Health lost</source>
        <translation>потеря до 3 здоровья</translation>
    </message>
</context>
<context>
    <name>SecondMoments</name>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>on the Vampire track</comment>
        <translation>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
            <numerusform>Ещё %n — и Дракула победит.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula may play an Encounter on a hunter.</source>
        <translation>Дракула может разыграть столкновение на охотника.</translation>
    </message>
    <message>
        <source>Dracula gets Event cards.</source>
        <translation>Дракула получает карты событий.</translation>
    </message>
    <message>
        <source>It has no effect.</source>
        <comment>an Encounter</comment>
        <translation>Оно не имеет эффекта.</translation>
    </message>
    <message>
        <source>A combat begins at once.</source>
        <translation>Сразу начинается бой.</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies face up.</source>
        <translation>Карта Дракулы лежит в открытую.</translation>
    </message>
    <message>
        <source>Trail, space %1</source>
        <translation>След, ячейка %1</translation>
    </message>
    <message>
        <source>From now on, %1{he|she} always shows one Item and one Event.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>Теперь %1{он|она} всегда показывает один предмет и одно событие.</translation>
    </message>
    <message>
        <source>One more bite, and %1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Ещё один укус, и %1 %1{будет побеждён|будет побеждена}.</translation>
    </message>
    <message>
        <source>A new day dawns</source>
        <translation>Наступает новый день</translation>
    </message>
    <message>
        <source>Resolve it, then enter what came of it.</source>
        <comment>an Encounter</comment>
        <translation>Разыграйте столкновение, а затем введите, чем оно кончилось.</translation>
    </message>
    <message>
        <source>%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named. The hunter&apos;s own Tactics are the cards of the name Tactics.</extracomment>
        <translation>%1{Он|Она} сбрасывает все предметы и события, оставляет тактики и пропускает следующий ход.</translation>
    </message>
</context>
<context>
    <name>SecondPhoneWords</name>
    <message>
        <source>Catacombs</source>
        <translation>Катакомбы</translation>
    </message>
    <message>
        <source>Time and tracks move with his card.</source>
        <translation>Время и шкалы изменятся вместе с его картой.</translation>
    </message>
</context>
<context>
    <name>SecondTableQuestion</name>
    <message>
        <source>The die shows %1</source>
        <translation>На кубике выпало %1</translation>
    </message>
    <message>
        <source>It is shown</source>
        <translation>Показано</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>Ничего не показано</translation>
    </message>
    <message>
        <source>It is cancelled</source>
        <translation>Карта отменена</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Карта остаётся в силе</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies there, face down.</source>
        <translation>Карта Дракулы лежит на столе взакрытую.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Покажите карты</translation>
    </message>
    <message>
        <source>What does the die show?</source>
        <translation>Что выпало на кубике?</translation>
    </message>
    <message>
        <source>A roll at the hospital can cure a bite.</source>
        <translation>Бросок в больнице может вылечить укус.</translation>
    </message>
    <message>
        <source>It is his turn.</source>
        <translation>Сейчас его ход.</translation>
    </message>
    <message>
        <source>Which Encounter is next?</source>
        <translation>Какое столкновение следующее?</translation>
    </message>
    <message>
        <source>Does he answer the card?</source>
        <translation>Ответит ли он на карту?</translation>
    </message>
    <message>
        <source>In which city does %1 begin?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>В каком городе начинает %1?</translation>
    </message>
    <message>
        <source>Tap a city on the map.</source>
        <translation>Коснитесь города на карте.</translation>
    </message>
    <message>
        <source>%1 go together</source>
        <extracomment>%1 are several hunters, who go together.</extracomment>
        <translation>%1 идут вместе</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>идёт вместе</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>остаётся</translation>
    </message>
    <message>
        <source>Stay and search</source>
        <translation>Остаться и обыскать</translation>
    </message>
    <message>
        <source>Roll for the bite</source>
        <translation>Бросок на укус</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Resupply</source>
        <translation>Снаряжение</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Card or Item</source>
        <translation>Карта или предмет</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 is a hunter, at the end of the hunter&apos;s turn.</extracomment>
        <translation>Что делает %1?</translation>
    </message>
    <message>
        <source>What do %1 do?</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>Что делают %1?</translation>
    </message>
    <message>
        <source>How many of the two Events are Dracula&apos;s?</source>
        <translation>Сколько из двух событий — Дракулы?</translation>
    </message>
    <message>
        <source>They come from the bottom of the deck. He gets his, the others are discarded.</source>
        <translation>Они берутся снизу колоды. Свои он забирает, остальные уходят в сброс.</translation>
    </message>
    <message>
        <source>Who recovers Health?</source>
        <translation>Кто восстанавливает здоровье?</translation>
    </message>
    <message>
        <source>What does %1 spend a point on?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>На что тратит очко %1?</translation>
    </message>
    <message>
        <source>Where does %1 go? Tap any place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Куда идёт %1? Коснитесь любого места.</translation>
    </message>
    <message>
        <source>Tap the place on the map.</source>
        <translation>Коснитесь места на карте.</translation>
    </message>
    <message>
        <source>Tap the first city on the map.</source>
        <translation>Коснитесь первого города на карте.</translation>
    </message>
    <message>
        <source>%1. Tap the second city on the map.</source>
        <extracomment>%1 is the first city, which has been named.</extracomment>
        <translation>%1. Коснитесь второго города на карте.</translation>
    </message>
    <message>
        <source>Which Encounter is turned up?</source>
        <translation>Какое столкновение открывается?</translation>
    </message>
    <message>
        <source>All are out. Which one is moved? Tap it on the map, or choose.</source>
        <translation>Все уже на поле. Какую переместить? Коснитесь её на карте или выберите.</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Разыграть</translation>
    </message>
    <message>
        <source>Is something shown or spent that averts it?</source>
        <translation>Показали или потратили что-нибудь против этого?</translation>
    </message>
    <message>
        <source>It is averted</source>
        <translation>Предотвращено</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Не предотвращено</translation>
    </message>
    <message>
        <source>Health that is lost: %1</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Потеря здоровья: %1</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Действует</translation>
    </message>
    <message>
        <source>Dracula may play one first.</source>
        <translation>Дракула может разыграть карту первым.</translation>
    </message>
    <message>
        <source>Nobody, or nobody else</source>
        <translation>Никто, или больше никто</translation>
    </message>
    <message>
        <source>Mark what the winner&apos;s card says.</source>
        <translation>Отметьте, что сказано на карте победителя.</translation>
    </message>
    <message>
        <source>Health and Blood</source>
        <translation>Здоровье и кровь</translation>
    </message>
    <message>
        <source>Who loses how much?</source>
        <translation>Кто сколько теряет?</translation>
    </message>
    <message>
        <source>Each tap adds one; after six it is none again.</source>
        <translation>Каждое касание добавляет одно; после шести снова ноль.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <comment>a hunter, from a combat</comment>
        <translation>Скрывается</translation>
    </message>
    <message>
        <source>Stays %1{in}</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.</extracomment>
        <translation>Остаётся %1{in}</translation>
    </message>
    <message>
        <source>Stay %1{in}</source>
        <comment>several hunters</comment>
        <translation>Остаются %1{in}</translation>
    </message>
    <message>
        <source>Go %1{to}</source>
        <comment>several hunters</comment>
        <translation>Идут %1{to}</translation>
    </message>
    <message>
        <source>The search comes at once.</source>
        <translation>Обыск будет сразу.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Другие карты</translation>
    </message>
    <message>
        <source>Train die X: the turn ends</source>
        <translation>Кубик поезда, X: конец хода</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <translation>Начинается новый раунд</translation>
    </message>
    <message>
        <source>A word of yours mixes the reserve. Until then nobody can know the next Encounters.</source>
        <translation>Ваше слово перемешает резерв. До этого никто не может знать следующих столкновений.</translation>
    </message>
    <message>
        <source>Begin without a word</source>
        <translation>Начать без слова</translation>
    </message>
    <message>
        <source>Say a word for the Encounters</source>
        <translation>Назвать слово для столкновений</translation>
    </message>
    <message>
        <source>Who plays the card?</source>
        <translation>Кто разыгрывает карту?</translation>
    </message>
    <message>
        <source>Who loses a bite?</source>
        <translation>Кто избавляется от укуса?</translation>
    </message>
    <message>
        <source>What is removed?</source>
        <translation>Что убирается?</translation>
    </message>
    <message>
        <source>%1: who plays the card?</source>
        <extracomment>%1 is a card. The title of a question.</extracomment>
        <translation>%1: кто разыгрывает карту?</translation>
    </message>
    <message>
        <source>By Fast Horse, on two roads.</source>
        <translation>С «Быстрой лошадью», по двум дорогам.</translation>
    </message>
    <message>
        <source>In Western Europe a train goes two spaces at most, and this is three.</source>
        <translation>В Западной Европе поезд проходит не больше двух перегонов, а здесь три.</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Дракула сейчас возьмёт жетон</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Взять без слова</translation>
    </message>
    <message>
        <source>What concerns only the hunters stays on the table.</source>
        <translation>То, что касается только охотников, остаётся на столе.</translation>
    </message>
    <message>
        <source>The words fit more than one thing.</source>
        <translation>Эти слова можно понять по-разному.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Всё верно</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>За столом это разрешено</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>в журнале это увидят все</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Сбрасывается союзник Дракулы</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Убирается препятствие</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>Карта разыграна</translation>
    </message>
    <message>
        <source>The Bats carry %1{whom} off: Dracula says where.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>Летучие мыши уносят %1{whom}: куда, говорит Дракула.</translation>
    </message>
    <message>
        <source>Dracula says where</source>
        <translation>Дракула говорит куда</translation>
    </message>
    <message>
        <source>2 Events, up to 2 Health</source>
        <translation>2 события, до 2 здоровья</translation>
    </message>
    <message>
        <source>%1. Or tap where %2 goes next.</source>
        <extracomment>%1 says where a hunter stands, %2 is the hunter whose turn comes next.</extracomment>
        <translation>%1. Или коснитесь, куда дальше идёт %2.</translation>
    </message>
    <message>
        <source>1 Event</source>
        <translation>1 событие</translation>
    </message>
    <message>
        <source>1 Event and/or 1 Item</source>
        <translation>1 событие и/или 1 предмет</translation>
    </message>
    <message>
        <source>1 Event or 1 Item</source>
        <translation>1 событие или 1 предмет</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>кубик: %1</translation>
    </message>
    <message>
        <source>What does the die show? With 1 to 3 it bites, with 4 to 6 it escapes.</source>
        <comment>a New Vampire</comment>
        <translation>Что выпало на кубике? От 1 до 3 — укус, от 4 до 6 — скрывается.</translation>
    </message>
    <message>
        <source>Is a Crucifix or a Sacred Host shown, which averts the bites?</source>
        <translation>Показали распятие или освящённую облатку? Они защищают от укусов.</translation>
    </message>
    <message>
        <source>Is a Knife or a Stake discarded, so that it does not escape?</source>
        <translation>Сброшен ли нож или кол, чтобы он не скрылся?</translation>
    </message>
    <message>
        <source>He enters the Event cards that he got.</source>
        <translation>Он вводит полученные карты событий.</translation>
    </message>
    <message>
        <source>Go %1{to} by train</source>
        <comment>several hunters</comment>
        <translation>Едут поездом %1{to}</translation>
    </message>
    <message>
        <source>Sail %1{to}</source>
        <comment>several hunters</comment>
        <translation>Плывут %1{to}</translation>
    </message>
    <message>
        <source>Dracula: %1 %2 → %3</source>
        <extracomment>%1 is Blood, Dracula&apos;s; %2 and %3 are how much he has before and afterwards.</extracomment>
        <translation>Дракула: %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 comes besides by itself: %2.</source>
        <extracomment>%1 is &quot;Killed&quot;, the result of a combat round, %2 what it does.</extracomment>
        <translation>«%1» программа учтёт сама: %2.</translation>
    </message>
    <message>
        <source>The Fog holds %1{whom}: no movement until the end of this turn.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>Туман удерживает %1{whom}: движения нет до конца этого хода.</translation>
    </message>
    <message>
        <source>Health</source>
        <comment>leads to who loses some</comment>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>nobody loses anything; the combat goes on</source>
        <translation>никто ничего не теряет; бой идёт дальше</translation>
    </message>
    <message>
        <source>Train: X</source>
        <translation>Поезд: X</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>ход окончен</translation>
    </message>
</context>
<context>
    <name>SecondTableWords</name>
    <message>
        <source>a face-down Encounter</source>
        <translation>закрытое столкновение</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounters</source>
        <translation>
            <numerusform>%n закрытое столкновение</numerusform>
            <numerusform>%n закрытых столкновения</numerusform>
            <numerusform>%n закрытых столкновений</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1 of %2</source>
        <extracomment>A hunter&apos;s Health, and how much he can have.</extracomment>
        <translation>Здоровье: %1 из %2</translation>
    </message>
    <message>
        <source>Cards before the combat</source>
        <translation>Карты перед боем</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Выберите карты</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Покажите карты</translation>
    </message>
    <message>
        <source>Roll and read the result</source>
        <translation>Бросьте кубики и прочтите итог</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>A space of the trail with its number.</extracomment>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>behind it a Blood token</source>
        <translation>за ней жетон крови</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space of the Catacombs</comment>
        <translation>свободно</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>tokens in Dracula&apos;s hand</comment>
        <translation>Столкновения: %1</translation>
    </message>
    <message>
        <source>Encounters in Dracula&apos;s hand: %1</source>
        <translation>Столкновений у Дракулы: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <extracomment>%1 is the move that Dracula has said that he will make: a place, a power, or both.</extracomment>
        <translation>Объявленный ход: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left</source>
        <extracomment>So long a storm still lasts.</extracomment>
        <translation>
            <numerusform>ещё %n раунд</numerusform>
            <numerusform>ещё %n раунда</numerusform>
            <numerusform>ещё %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards beside the board</source>
        <translation>Карты рядом с полем</translation>
    </message>
    <message>
        <source>Encounters in the reserve: %1</source>
        <translation>Столкновений в резерве: %1</translation>
    </message>
    <message>
        <source>Encounters that have left the trail in this turn: %1</source>
        <translation>Столкновений сошло со следа в этом ходу: %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>misses the next turn</source>
        <comment>a hunter</comment>
        <translation>пропускает следующий ход</translation>
    </message>
    <message>
        <source>+%1 to the roll</source>
        <extracomment>What is added to a roll in a combat.</extracomment>
        <translation>+%1 к броску</translation>
    </message>
    <message numerus="yes">
        <source>No Escape for %n rounds</source>
        <translation>
            <numerusform>Нельзя скрыться %n раунд</numerusform>
            <numerusform>Нельзя скрыться %n раунда</numerusform>
            <numerusform>Нельзя скрыться %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Not again: %1</source>
        <extracomment>%1 is the card of the round before, which cannot be played again at once.</extracomment>
        <translation>Нельзя снова: %1</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was defeated %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>Шкала вампиров дошла до %1, когда %2 %2{был побеждён|была побеждена} %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was bitten once too often %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>Шкала вампиров дошла до %1, когда %2 %2{был укушен|была укушена} лишний раз %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when Dracula activated %2.</source>
        <extracomment>%1 is a number, %2 an Encounter.</extracomment>
        <translation>Шкала вампиров дошла до %1, когда Дракула активировал столкновение %2.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 as a new day dawned.</source>
        <translation>Шкала вампиров дошла до %1 с началом нового дня.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Дракула потерял последнюю кровь %2{in} в бою %1{with}.</translation>
    </message>
    <message>
        <source>%1 cost Dracula his last Blood.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Карта %1 стоила Дракуле последней крови.</translation>
    </message>
    <message>
        <source>The sea cost Dracula his last Blood.</source>
        <translation>Море стоило Дракуле последней крови.</translation>
    </message>
    <message>
        <source>A penalty cost Dracula his last Blood.</source>
        <translation>Штраф стоил Дракуле последней крови.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1.</source>
        <translation>Шкала вампиров дошла до %1.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood.</source>
        <translation>Дракула потерял последнюю кровь.</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>what cost Dracula Blood</comment>
        <translation>бой</translation>
    </message>
    <message>
        <source>the sea</source>
        <comment>what cost Dracula Blood</comment>
        <translation>море</translation>
    </message>
    <message>
        <source>Power cards</source>
        <comment>what cost Dracula Blood</comment>
        <translation>карты могущества</translation>
    </message>
    <message>
        <source>all else</source>
        <comment>what cost Dracula Blood</comment>
        <translation>остальное</translation>
    </message>
    <message>
        <source>He lost no Blood.</source>
        <translation>Он не потерял крови.</translation>
    </message>
    <message>
        <source>What cost Dracula Blood: %1</source>
        <translation>Что стоило Дракуле крови: %1</translation>
    </message>
    <message>
        <source>1 new day dawned</source>
        <translation>1 новый день</translation>
    </message>
    <message numerus="yes">
        <source>%n new days dawned</source>
        <translation>
            <numerusform>%n новый день</numerusform>
            <numerusform>%n новых дня</numerusform>
            <numerusform>%n новых дней</numerusform>
        </translation>
    </message>
    <message>
        <source>on the Vampire track</source>
        <translation>на шкале вампиров</translation>
    </message>
    <message>
        <source>1 Encounter activated</source>
        <translation>1 активированное столкновение</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters activated</source>
        <translation>
            <numerusform>%n активированное столкновение</numerusform>
            <numerusform>%n активированных столкновения</numerusform>
            <numerusform>%n активированных столкновений</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood that Dracula lost</source>
        <comment>behind a number</comment>
        <translation>крови потерял Дракула</translation>
    </message>
    <message>
        <source>it was activated</source>
        <comment>an Encounter</comment>
        <translation>активировано</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Раунд боя %1</translation>
    </message>
    <message>
        <source>with Dracula himself</source>
        <translation>с самим Дракулой</translation>
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
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card, a hunter or a slot, in the nominative.</extracomment>
        <translation>%1 — нет.</translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Сначала нужно взять карты столкновений; не хватает: %1.</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Сейчас нельзя взять карту столкновения: достигнут предел руки или карт не осталось.</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: за этим столом два охотника не могут начинать в одном городе (%2, %3).</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: у этого города нет якоря в этой морской зоне.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: этот город — не порт, а из морской зоны можно передвинуться только в порт или в другую морскую зону.</translation>
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
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: эту карту нельзя разыграть там, где лежит жетон Святой земли или Небесного воинства (текущая локация: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: из морской зоны карта «Обернуться волком» ведёт только в соседний порт или в город на расстоянии в 1 дорогу от этого порта.</translation>
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
        <translation>Эта карта стоила бы Дракуле поражения (ран: %1), а за этим столом это не разрешено.</translation>
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
        <translation>Ячейка %1: жетон слухов можно разместить только на ячейках 1, 2 и 3.</translation>
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
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Этот шаг разрешён правилами: запишите его обычным способом.</translation>
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
        <source>%1: there is no hospital there.</source>
        <translation>%1: больницы здесь нет.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Осторожно: Дракула будет побеждён, и охотники выиграют партию (ран после этого: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.
----------
%1 is an Event card, %2 a number.</extracomment>
        <translation>%1: взято больше карт, чем должно быть в коробке (%2). Проверьте карту.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>При трёх жетонах безысходности влияние выдаст охотникам, город это или «Спрятаться».</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Убежище, которое сдвинулось с шестой ячейки, активировано.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Убежища на ячейках 4, 5 и 6 очищены.</translation>
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
        <translation>очищено логово: %1</translation>
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
        <translation>Очищено логово: %1</translation>
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
        <translation>Ошибка и штраф (%1)</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Как было (%1)</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Заявление об ошибке</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation>Исправлено: %1 и %2 соединены</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation>Исправлено: %1 и %2 не соединены</translation>
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
        <translation>закрыта, фигурка уходит с поля</translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation>закрыта, фигурка остаётся на поле</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
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
        <translation>остаётся только её карта</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>её убежище остаётся</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>Можно ли при подготовке к игре поместить в один город двух и более охотников.</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Куда уходит жетон слухов, когда его убежище активировано; печатные издания расходятся.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>Можно ли положить карту «Пустить по ложному следу» туда, где лежит текущая локация Дракулы; это запрещают лишь некоторые печатные издания.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>При трёх жетонах безысходности влияние растёт на 3: при выборе города или после того, как размещены город либо карта «Спрятаться».</translation>
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
        <translation>Может ли морская зона, сдвинутая с шестой ячейки, стать логовом без карты столкновения.</translation>
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
        <translation>Становится ли карта «Спрятаться» связанной с другой локацией, когда её собственная ушла со следа.</translation>
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
        <translation>Может ли Дракула разыграть карту, раны от которой принесут ему поражение.</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>Что раньше — раны или польза, — когда одна карта приносит и то и другое.</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Активированный вампир очищает ячейки 4–6: что там остаётся, если среди них текущая локация.</translation>
    </message>
    <message>
        <source>no day</source>
        <extracomment>In place of a day of the week, while the table doesn&apos;t keep it in the program.</extracomment>
        <translation>без дня</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>in place of a part of the round</comment>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>lair space %1</source>
        <extracomment>A lair space with its letter, as a label.</extracomment>
        <translation>ячейка логова %1</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <comment>a number that can be put right</comment>
        <translation>Жетоны безысходности</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <comment>a number that can be put right</comment>
        <translation>Раны Дракулы</translation>
    </message>
    <message>
        <source>Rumor tokens in Dracula&apos;s play area</source>
        <comment>a number that can be put right</comment>
        <translation>Жетоны слухов перед Дракулой</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards face down in the discard pile</source>
        <comment>a number that can be put right</comment>
        <translation>Карты событий Дракулы, лежащие взакрытую в стопке сброса</translation>
    </message>
    <message>
        <source>another action, or none</source>
        <translation>другое или пропуск</translation>
    </message>
    <message>
        <source>Choice: no hunter</source>
        <translation>Выбор: без охотников</translation>
    </message>
    <message>
        <source>what the card asks for</source>
        <translation>условие карты выполнено</translation>
    </message>
    <message>
        <source>joining: %1</source>
        <extracomment>The hunters in %1 become delayed to fight along.</extracomment>
        <translation>ещё в бою: %1</translation>
    </message>
    <message>
        <source>as ally</source>
        <translation>как союзник</translation>
    </message>
    <message>
        <source>no supply</source>
        <translation>без снаряжения</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>союзник Дракулы</translation>
    </message>
    <message>
        <source>Combat card: %1</source>
        <translation>Боевая карта: %1</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>in a combat</comment>
        <translation>нет карты</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n рана</numerusform>
            <numerusform>%n раны</numerusform>
            <numerusform>%n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters&apos; Combat cards</source>
        <translation>Боевые карты охотников</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot or lair space</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>associated with no location</source>
        <translation>не связана ни с одной локацией</translation>
    </message>
    <message>
        <source>If it is not defeated it stays, face up, with its damage.</source>
        <comment>a vampire</comment>
        <translation>Если вампир не побеждён, карта остаётся лежать в открытую вместе с ранами на ней.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Pistol or a Rifle.</source>
        <comment>an Encounter card</comment>
        <translation>Карта остаётся лежать в открытую, если охотник не раскроет «Пистолет» или «Винтовку».</translation>
    </message>
    <message>
        <source>Only a search triggers it. It stays, face up, unless the hunter who searches becomes delayed.</source>
        <translation>Карта срабатывает только при обыске. Она остаётся лежать в открытую, если охотник, который проводит обыск, не становится задержанным.</translation>
    </message>
    <message>
        <source>A Bats token goes under the hunter&apos;s figure: in place of the hunter&apos;s next action Dracula moves the hunter to an adjacent city, where the hunter becomes delayed.</source>
        <translation>Под фигурку охотника кладётся жетон летучих мышей: вместо следующего действия охотника Дракула передвигает его в соседний город, и там охотник становится задержанным.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n Encounter cards.</source>
        <translation>
            <numerusform>Дракула берёт %n карту столкновения.</numerusform>
            <numerusform>Дракула берёт %n карты столкновений.</numerusform>
            <numerusform>Дракула берёт %n карт столкновений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then he may discard up to %n Encounter cards.</source>
        <translation>
            <numerusform>Затем он может сбросить до %n карты столкновения.</numerusform>
            <numerusform>Затем он может сбросить до %n карт столкновений.</numerusform>
            <numerusform>Затем он может сбросить до %n карт столкновений.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Heavenly Host.</source>
        <comment>an Encounter card</comment>
        <translation>Карта остаётся лежать в открытую, если охотник не раскроет «Небесное воинство».</translation>
    </message>
    <message>
        <source>Only a search triggers it. The hunter who searches becomes delayed.</source>
        <translation>Карта срабатывает только при обыске. Охотник, который проводит обыск, становится задержанным.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire (life: %1). Other hunters in the city may become delayed to fight along.</source>
        <translation>Охотник сражается с этим вампиром (здоровье: %1). Другие охотники в городе могут стать задержанными, чтобы тоже вступить в бой.</translation>
    </message>
    <message numerus="yes">
        <source>The hunter suffers %n damage.</source>
        <translation>
            <numerusform>Охотник получает %n рану.</numerusform>
            <numerusform>Охотник получает %n раны.</numerusform>
            <numerusform>Охотник получает %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunter fights this vampire alone (life: %1).</source>
        <translation>Охотник сражается с этим вампиром в одиночку (здоровье: %1).</translation>
    </message>
    <message>
        <source>Each time Dracula plays Fangs in this combat influence rises by %1.</source>
        <translation>Каждый раз, когда Дракула в этом бою разыгрывает «Клыки», влияние растёт на %1.</translation>
    </message>
    <message>
        <source>The hunter becomes delayed.</source>
        <translation>Охотник становится задержанным.</translation>
    </message>
    <message>
        <source>The hunter shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Охотник показывает все карты предметов и событий и сбрасывает все жетоны билетов.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter discards a weapon.</source>
        <comment>an Encounter card</comment>
        <translation>Карта остаётся лежать в открытую, если охотник не сбросит оружие.</translation>
    </message>
    <message numerus="yes">
        <source>Unless a weapon is revealed, the hunter suffers %n more damage and becomes delayed.</source>
        <translation>
            <numerusform>Если оружие не раскрыто, охотник получает ещё %n рану и становится задержанным.</numerusform>
            <numerusform>Если оружие не раскрыто, охотник получает ещё %n раны и становится задержанным.</numerusform>
            <numerusform>Если оружие не раскрыто, охотник получает ещё %n ран и становится задержанным.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city may discard Item cards, and then suffers %n damage for each Item card that is left.</source>
        <translation>
            <numerusform>Каждый охотник в городе может сбросить карты предметов, а затем получает %n рану за каждую оставшуюся карту предмета.</numerusform>
            <numerusform>Каждый охотник в городе может сбросить карты предметов, а затем получает %n раны за каждую оставшуюся карту предмета.</numerusform>
            <numerusform>Каждый охотник в городе может сбросить карты предметов, а затем получает %n ран за каждую оставшуюся карту предмета.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Fog token is placed in the city, and one more if it is a port. By day all hunters there become delayed.</source>
        <translation>В город помещается жетон тумана, а в порт — ещё один. Днём все охотники в этом городе становятся задержанными.</translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city suffers %n damage.</source>
        <translation>
            <numerusform>Каждый охотник в городе получает %n рану.</numerusform>
            <numerusform>Каждый охотник в городе получает %n раны.</numerusform>
            <numerusform>Каждый охотник в городе получает %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each weapon that a hunter reveals takes %1 off that hunter&apos;s damage.</source>
        <translation>Каждое оружие, которое раскрывает охотник, уменьшает его раны на %1.</translation>
    </message>
    <message>
        <source>The Location card of the hideout is revealed.</source>
        <translation>Карта локации этого убежища раскрывается.</translation>
    </message>
    <message>
        <source>Influence rises by %1, and by 3 more with a Rumor token.</source>
        <translation>Влияние растёт на %1, а с жетоном слухов — ещё на 3.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared as well.</source>
        <translation>Убежища на ячейках 4, 5 и 6 также очищаются.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n damage.</source>
        <translation>
            <numerusform>Дракула вылечил %n рану.</numerusform>
            <numerusform>Дракула вылечил %n раны.</numerusform>
            <numerusform>Дракула вылечил %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula takes all of his Event cards from the discard pile, keeps one in secret, and the others are shuffled into the Event deck.</source>
        <translation>Дракула забирает из стопки сброса все свои карты событий, одну втайне оставляет себе, а остальные замешиваются в колоду событий.</translation>
    </message>
    <message>
        <source>Dracula places a Roadblock token on any road or railway.</source>
        <translation>Дракула помещает жетон препятствия на любую дорогу, в том числе железную.</translation>
    </message>
    <message>
        <source>Dracula chooses any hunter, who shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Дракула выбирает любого охотника; этот охотник показывает все карты предметов и событий и сбрасывает все жетоны билетов.</translation>
    </message>
    <message>
        <source>The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.</source>
        <translation>Карта кладётся в открытую перед Дракулой. Один раз, на рассвете или закате, он может применить её эффект к охотнику перед боем с ним.</translation>
    </message>
    <message>
        <source>Its effect is resolved in every city of the region.</source>
        <translation>Её эффект применяется в каждом городе региона.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula chooses a city of the region and places %n Fog tokens there.</source>
        <translation>
            <numerusform>Дракула выбирает город региона и помещает туда %n жетон тумана.</numerusform>
            <numerusform>Дракула выбирает город региона и помещает туда %n жетона тумана.</numerusform>
            <numerusform>Дракула выбирает город региона и помещает туда %n жетонов тумана.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its effect is resolved in a city at most two roads away, which Dracula chooses.</source>
        <translation>Её эффект применяется в городе, который Дракула выбирает на расстоянии в 1 или 2 дороги.</translation>
    </message>
    <message>
        <source>When a hunter has moved into another region: the hunter becomes delayed, and then discards all Item cards or suffers 3 damage.</source>
        <translation>Когда охотник передвинулся в другой регион, он становится задержанным, а затем сбрасывает все карты предметов или получает 3 раны.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: the next round has no day. Dracula&apos;s Event cards in the discard pile are shuffled into the Event deck.</source>
        <translation>В конце фазы Дракулы: в следующем раунде не будет дня. Карты событий Дракулы из стопки сброса замешиваются в колоду событий.</translation>
    </message>
    <message>
        <source>In the Dracula phase, one of three: Consecrated Ground is removed, or the hunters&apos; ally is discarded, or no hunter can supply in the next hunter phase.</source>
        <translation>В фазе Дракулы, одно из трёх: убирается Святая земля, или сбрасывается союзник охотников, или в следующей фазе охотников никто не может снаряжаться.</translation>
    </message>
    <message>
        <source>At once: an Encounter card from the hand goes to one or two of the hideouts in slots 1, 2 and 3. As an ally: at the start of the Dracula phase Dracula may discard an Encounter card to draw another one.</source>
        <translation>Сразу: в одно или два убежища на ячейках 1, 2 и 3 кладётся по карте столкновения с руки. Как союзник: в начале фазы Дракулы Дракула может сбросить карту столкновения, чтобы взять другую.</translation>
    </message>
    <message>
        <source>When a Combat card of Dracula&apos;s is cancelled: it isn&apos;t. In the rest of this combat he can use neither Escape as Bat nor Escape as Mist.</source>
        <translation>Карта не даёт отменить боевую карту Дракулы. До конца этого боя он не может использовать ни «Обернуться летучей мышью», ни «Скрыться в тумане».</translation>
    </message>
    <message>
        <source>When a hunter uses a ticket: Dracula chooses where the ticket takes that hunter. Chartered Carriage is cancelled instead.</source>
        <translation>Когда охотник использует билет, Дракула выбирает, куда тот едет. Карта «Заказной вагон» вместо этого отменяется.</translation>
    </message>
    <message>
        <source>At once: a hunter suffers 4 damage unless a Crucifix or a Heavenly Host is revealed. As an ally: the same with 1 damage at the start of each Dracula phase.</source>
        <translation>Сразу: охотник получает 4 раны, если не раскрыто «Распятие» или «Небесное воинство». Как союзник: то же самое с 1 раной в начале каждой фазы Дракулы.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: an Encounter card from the hand goes to the hideout in slot 3.</source>
        <translation>В конце фазы Дракулы: карта столкновения с руки кладётся в убежище на ячейке 3.</translation>
    </message>
    <message>
        <source>At once: of the top six Event cards Dracula takes his own, and the others are discarded face up. As an ally: at the start of each Dracula phase he takes the top Event card if it is his.</source>
        <translation>Сразу: из шести верхних карт событий Дракула забирает свои, остальные сбрасываются в открытую. Как союзник: в начале каждой фазы Дракулы он забирает верхнюю карту события, если это его карта.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: in the next hunter phase combats at dawn and by day count as combats at night.</source>
        <translation>В конце фазы Дракулы: в следующей фазе охотников бои на рассвете и днём считаются ночными.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: three Roadblock tokens are placed on roads and railways.</source>
        <translation>Сразу или в конце фазы Дракулы: три жетона препятствия помещаются на дороги и железные дороги.</translation>
    </message>
    <message>
        <source>When a hunter searches where a vampire lies: the hunter is bitten instead of fighting, and the vampire goes back to Dracula&apos;s hand.</source>
        <translation>Когда охотник проводит обыск там, где лежит вампир, вместо боя охотник становится укушенным, а вампир возвращается на руку Дракулы.</translation>
    </message>
    <message>
        <source>When Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence is played: that Event card is cancelled.</source>
        <translation>Отменяет карту события, которую разыгрывают: «Местные слухи», «Газетные сообщения», «Наёмные разведчики» или «Злое присутствие».</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: up to three Storm tokens are placed in different sea zones.</source>
        <translation>Сразу или в конце фазы Дракулы: до трёх жетонов шторма помещаются в разные морские зоны.</translation>
    </message>
    <message>
        <source>In the Dracula phase: another whole Dracula phase follows this one.</source>
        <translation>В фазе Дракулы: за ней следует ещё одна полная фаза Дракулы.</translation>
    </message>
    <message>
        <source>At once: a bitten hunter reveals all Item and Event cards. Dracula discards one of them and moves the hunter to an adjacent city.</source>
        <translation>Сразу: укушенный охотник раскрывает все карты предметов и событий. Дракула сбрасывает одну из них и передвигает охотника в соседний город.</translation>
    </message>
    <message>
        <source>When a hunter has moved by road, before anything is revealed: Dracula moves the hunter on to an adjacent city.</source>
        <translation>Когда охотник передвинулся по дороге, но ещё ничего не раскрыто, Дракула передвигает его дальше, в соседний город.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage.</source>
        <translation>Действующий охотник получает 2 раны.</translation>
    </message>
    <message>
        <source>At night: then any hunter in the combat suffers 2 damage.</source>
        <translation>Ночью: затем любой охотник в бою получает 2 раны.</translation>
    </message>
    <message>
        <source>The combat ends, unless it is played too early.</source>
        <comment>an escape card</comment>
        <translation>Бой заканчивается, если только карта не разыграна слишком рано.</translation>
    </message>
    <message>
        <source>At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most two roads away.</source>
        <translation>Ночью: Дракула может очистить убежище своей текущей локации и втайне передвинуться в город без охотников на расстоянии в 1 или 2 дороги.</translation>
    </message>
    <message>
        <source>Nobody moves.</source>
        <translation>Никто не передвигается.</translation>
    </message>
    <message>
        <source>Dracula or the vampire recovers 2 damage, and the engaged hunter suffers 2.</source>
        <translation>Дракула или вампир вылечивает 2 раны, а действующий охотник получает 2 раны.</translation>
    </message>
    <message>
        <source>At night: a mesmerized hunter is bitten instead and leaves the combat.</source>
        <translation>Ночью: оцепеневший охотник вместо этого становится укушенным и выходит из боя.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is cancelled. The hunter is mesmerized to the end of the combat, and the hunter&apos;s weapons do 1 damage less.</source>
        <translation>Карта действующего охотника отменяется. Охотник становится оцепеневшим до конца боя, и его оружие наносит на 1 рану меньше.</translation>
    </message>
    <message>
        <source>Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged hunter&apos;s.</source>
        <translation>Дракула берёт любую карту из своей боевой колоды. Позже в этом бою он может отменить одну карту действующего охотника: «Удар», «Уклонение» или «Бегство».</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage, and the hunter&apos;s Punch, Crucifix or weapon is cancelled.</source>
        <translation>Действующий охотник получает 2 раны, а его «Удар», «Распятие» или оружие отменяется.</translation>
    </message>
    <message>
        <source>At night: that Crucifix or weapon is discarded too.</source>
        <translation>Ночью: это «Распятие» или оружие к тому же сбрасывается.</translation>
    </message>
    <message>
        <source>Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.</source>
        <translation>Дракула показывает свои карты событий и карты столкновений. Охотники выбирают одну из карт столкновений, и она сбрасывается.</translation>
    </message>
    <message>
        <source>An action of a hunter who isn&apos;t bitten: another hunter there loses a bite, and the one who plays it suffers 1 damage.</source>
        <translation>Действие неукушенного охотника: другой охотник в том же городе избавляется от укуса, а тот, кто разыгрывает карту, получает 1 рану.</translation>
    </message>
    <message>
        <source>With any ticket the hunter moves over up to four railways.</source>
        <translation>С любым билетом охотник передвигается не более чем по четырём железным дорогам.</translation>
    </message>
    <message>
        <source>An action by night: Consecrated Ground comes into a city, and each hunter may reveal a Heavenly Host to place one too. Dracula can&apos;t enter these cities.</source>
        <translation>Действие ночью: в город помещается Святая земля, и каждый охотник может раскрыть «Небесное воинство», чтобы тоже поместить этот жетон. Дракула не может войти в эти города.</translation>
    </message>
    <message>
        <source>At the start of a combat: a hunter leaves it.</source>
        <translation>В начале боя: один охотник выходит из него.</translation>
    </message>
    <message>
        <source>Dracula names every hunter who is adjacent to his current location.</source>
        <translation>Дракула называет всех охотников, соседних с его текущей локацией.</translation>
    </message>
    <message>
        <source>An action by day: the hunter moves by sea twice.</source>
        <translation>Действие днём: охотник дважды передвигается по морю.</translation>
    </message>
    <message>
        <source>In an ambush: an Encounter card that is no vampire is discarded without effect.</source>
        <translation>При нападении из засады: карта столкновения, если это не вампир, сбрасывается без эффекта.</translation>
    </message>
    <message>
        <source>By day, one of three: a Roadblock token is removed, or Dracula&apos;s ally is discarded, or False Tip is cancelled.</source>
        <translation>Днём, одно из трёх: убирается жетон препятствия, или сбрасывается союзник Дракулы, или отменяется «Ложная наводка».</translation>
    </message>
    <message>
        <source>In a combat: a bite is prevented, or the damage that would defeat a hunter.</source>
        <translation>В бою: карта предотвращает укус или раны, от которых охотник был бы побеждён.</translation>
    </message>
    <message>
        <source>In place of a combat: the vampire suffers 5 damage, and then the hunter suffers 5.</source>
        <translation>Вместо боя: вампир получает 5 ран, а затем охотник получает 5 ран.</translation>
    </message>
    <message>
        <source>The hunters name two cities. Dracula reveals their Location cards that are on the trail.</source>
        <translation>Охотники называют два города. Дракула раскрывает карты этих локаций, если они лежат на следе.</translation>
    </message>
    <message>
        <source>An action of Mina Harker&apos;s, in a city with another hunter: Dracula names the region of his current location, and she becomes delayed.</source>
        <translation>Действие Мины Харкер в городе, где есть другой охотник: Дракула называет регион своей текущей локации, а Мина становится задержанной.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: each Location card that comes into slot 6 is revealed.</source>
        <translation>Сразу: охотники называют город, и Дракула раскрывает его карту локации, если она лежит на следе. Как союзник: раскрывается каждая карта локации, которая попадает на ячейку 6.</translation>
    </message>
    <message>
        <source>Dracula reveals the Location cards of all hideouts adjacent to the hunter who plays it.</source>
        <translation>Дракула раскрывает карты локаций всех убежищ, соседних с охотником, который разыгрывает карту.</translation>
    </message>
    <message>
        <source>At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula takes if it is his.</source>
        <translation>На рассвете: ближайшей ночью охотники могут передвигаться по дорогам. Каждый, кто это делает, берёт нижнюю карту колоды событий; если это карта Дракулы, она достаётся ему.</translation>
    </message>
    <message>
        <source>At the start of a combat: of the top five Item cards the hunter keeps one.</source>
        <translation>В начале боя: из пяти верхних карт предметов охотник оставляет себе одну.</translation>
    </message>
    <message>
        <source>Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat.</source>
        <translation>В бою лежит перед лордом Годалмингом: отменяет «Обернуться летучей мышью» или «Скрыться в тумане» либо спасает его от укуса или поражения.</translation>
    </message>
    <message>
        <source>An action: the hunters choose a sea zone&apos;s Location card on the trail, and Dracula reveals it.</source>
        <translation>Действие: охотники выбирают на следе карту локации морской зоны, и Дракула раскрывает её.</translation>
    </message>
    <message>
        <source>An action of Van Helsing&apos;s: of the bottom six Event cards those of Dracula&apos;s are discarded, unseen.</source>
        <translation>Действие ван Хельсинга: из шести нижних карт событий карты Дракулы сбрасываются вслепую.</translation>
    </message>
    <message>
        <source>At once: Dracula reveals the Location card in slot 3. Or later, at dawn or dusk: the one in slot 5 or in slot 6.</source>
        <translation>Сразу: Дракула раскрывает карту локации на ячейке 3. Или позже, на рассвете или закате: на ячейке 5 или на ячейке 6.</translation>
    </message>
    <message>
        <source>In the first round of a combat the hunter may change the chosen card after all cards have been revealed.</source>
        <translation>В первом раунде боя охотник может заменить выбранную карту после того, как все карты раскрыты.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day each hunter may take a second action of another kind.</source>
        <translation>На рассвете: ближайшим днём каждый охотник может выполнить второе действие, отличное от первого.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: from sea zone to sea zone Dracula suffers 2 damage instead of 1.</source>
        <translation>Сразу: охотники называют город, и Дракула раскрывает его карту локации, если она лежит на следе. Как союзник: передвигаясь из морской зоны в морскую зону, Дракула получает 2 раны вместо 1.</translation>
    </message>
    <message>
        <source>An action by day: the hunter suffers 2 damage and moves over up to three roads.</source>
        <translation>Действие днём: охотник получает 2 раны и передвигается не более чем по трём дорогам.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 damage when he plays Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Сразу: охотники называют город, и Дракула раскрывает его карту локации, если она лежит на следе. Как союзник: Дракула получает 2 раны, когда разыгрывает «Обернуться летучей мышью», «Скрыться в тумане» или «Клыки».</translation>
    </message>
    <message>
        <source>At dawn: in the coming day and night the hunters act in any order.</source>
        <translation>На рассвете: ближайшим днём и ближайшей ночью охотники действуют в любом порядке.</translation>
    </message>
    <message>
        <source>At dawn or dusk: an ally of the hunters&apos; comes back from the discard pile and is played.</source>
        <translation>На рассвете или закате: союзник охотников возвращается из стопки сброса и разыгрывается.</translation>
    </message>
    <message>
        <source>An action by day: the hunter discards a Stake and becomes delayed, and influence falls by 2.</source>
        <translation>Действие днём: охотник сбрасывает «Осиновый кол» и становится задержанным, а влияние падает на 2.</translation>
    </message>
    <message>
        <source>An action of Dr. John Seward&apos;s, one of two: all Encounter cards of a hideout are revealed without effect, or Dracula shows where Hide is.</source>
        <translation>Действие доктора Джона Сьюарда, одно из двух: все карты столкновений одного убежища раскрываются без эффекта, или Дракула показывает, где лежит карта «Спрятаться».</translation>
    </message>
    <message>
        <source>Mina Harker&apos;s ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.</source>
        <translation>Свойство Мины Харкер: она называет охотника в городе, а Дракула отвечает, в том же ли регионе его текущая локация.</translation>
    </message>
    <message>
        <source>Dracula gains a Rumor token.</source>
        <translation>Дракула получил жетон слухов.</translation>
    </message>
    <message>
        <source>%1 supplies.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 снаряжается.</translation>
    </message>
    <message>
        <source>%1 searches.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 проводит обыск.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <extracomment>%1 is a hunter, no longer delayed.</extracomment>
        <translation>%1 снова на ногах.</translation>
    </message>
    <message>
        <source>%1 is delayed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{задержан|задержана}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{получил|получила} %n рану.</numerusform>
            <numerusform>%1 %1{получил|получила} %n раны.</numerusform>
            <numerusform>%1 %1{получил|получила} %n ран.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{вылечил|вылечила} %n рану.</numerusform>
            <numerusform>%1 %1{вылечил|вылечила} %n раны.</numerusform>
            <numerusform>%1 %1{вылечил|вылечила} %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hunter is adjacent to Dracula.</source>
        <translation>По соседству с Дракулой нет охотников.</translation>
    </message>
    <message>
        <source>%1 is mesmerized.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{оцепенел|оцепенела}.</translation>
    </message>
    <message>
        <source>%1 leaves the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{вышел|вышла} из боя.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a vampire</comment>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1 побеждён.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can leave.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: там жетон тумана, поэтому охотники не могут оттуда выйти.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: там жетон тумана, поэтому охотники не могут туда войти.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Fog token lies on the way, and at this table no hunter passes through it.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: на пути жетон тумана, а за этим столом охотники не могут пройти через него.</translation>
    </message>
    <message>
        <source>%1, %2: a Storm token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: там жетон шторма, поэтому охотники не могут туда войти.</translation>
    </message>
    <message>
        <source>%1: hunters move by day only.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: охотники передвигаются только днём.</translation>
    </message>
    <message>
        <source>%1: this hunter is delayed and has to stand up first.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: задержанный охотник сначала возвращает фигурку в вертикальное положение.</translation>
    </message>
    <message>
        <source>%1: a hunter has one action by day and one by night, and this one has been taken.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: у охотника одно действие днём и одно ночью, и сейчас оно уже выполнено.</translation>
    </message>
    <message>
        <source>%1: from this hospital a hunter can move only into its linked city (%2).</source>
        <extracomment>%1 is a hunter, %2 the city that his hospital is linked to.</extracomment>
        <translation>%1: из этой больницы охотник может передвинуться только в привязанный к ней город (%2).</translation>
    </message>
    <message>
        <source>Nobody can move into a hospital; defeated hunters are put there.</source>
        <translation>В больницу передвинуться нельзя: туда попадают только побеждённые охотники.</translation>
    </message>
    <message>
        <source>%1: this hunter is not on the board.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: этого охотника нет на поле.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can search.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: там жетон тумана, поэтому охотники не могут проводить обыск.</translation>
    </message>
    <message>
        <source>%1: no hunter can search at sea or in a hospital.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в море и в больнице охотники не могут проводить обыск.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in this hunter phase (%2).</source>
        <extracomment>%1 is a hunter, %2 the Event card that is the reason.</extracomment>
        <translation>%1: в этой фазе охотников никто не может снаряжаться (%2).</translation>
    </message>
    <message>
        <source>%1: supply in a hospital brings an Item card and never an Event card.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в больнице охотник берёт карту предмета, но никогда не карту события.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in Castle Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в замке Дракулы охотники не могут снаряжаться.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter can only move, and in a hospital only supply or move into the linked city.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: в море охотник может только передвигаться, а в больнице — только снаряжаться или передвинуться в привязанный город.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies there.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: такой карты столкновения там нет.</translation>
    </message>
    <message>
        <source>%1: this Encounter card can&apos;t be used for an ambush; only a search triggers it.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: с этой картой столкновения нельзя напасть из засады; она срабатывает только при обыске.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that place.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1: для этого эффекта это место не подходит.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that hunter.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: для этого эффекта этот охотник не подходит.</translation>
    </message>
    <message>
        <source>%1 – %2: no Roadblock token can be placed there or taken from there.</source>
        <extracomment>%1 and %2 are cities, joined by a road or railway or not.</extracomment>
        <translation>%1 – %2: сюда нельзя поместить жетон препятствия, и убрать отсюда нечего.</translation>
    </message>
    <message>
        <source>Slot %1: this effect can&apos;t put an Encounter card there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ячейка %1: с этим эффектом карту столкновения сюда положить нельзя.</translation>
    </message>
    <message>
        <source>%1: that is too many, at most %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1: слишком много, можно не больше %2.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played at this moment.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: эту карту события сейчас разыграть нельзя.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played as Dracula&apos;s ally.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: эту карту события нельзя разыграть как союзника Дракулы.</translation>
    </message>
    <message>
        <source>No Event card of Dracula&apos;s is being drawn now.</source>
        <translation>Сейчас Дракула не берёт карту события.</translation>
    </message>
    <message>
        <source>%1: no such card lies in the discard pile.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: такой карты в стопке сброса нет.</translation>
    </message>
    <message>
        <source>%1: this card isn&apos;t for this hunter (%2).</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1: эта карта не для этого охотника (%2).</translation>
    </message>
    <message>
        <source>%1: a city, slot or hunter that it has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: город, ячейка или охотник для этой карты не указаны или не подходят.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this as their ally.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: охотники не могут разыграть это как союзника.</translation>
    </message>
    <message>
        <source>%1: this Combat card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is a Combat card.</extracomment>
        <translation>%1: этой боевой карты у Дракулы на руке нет.</translation>
    </message>
    <message>
        <source>%1: this Combat card is barred for the rest of the combat (%2).</source>
        <extracomment>%1 is a Combat card, %2 the Event card that is the reason.</extracomment>
        <translation>%1: эта боевая карта запрещена до конца боя (%2).</translation>
    </message>
    <message>
        <source>%1: this hunter isn&apos;t in the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: этот охотник не участвует в бою.</translation>
    </message>
    <message>
        <source>%1: this card has no banner, so it can&apos;t be chosen in a combat.</source>
        <extracomment>%1 is a hunter&apos;s Item card.</extracomment>
        <translation>%1: на этой карте нет знамени, поэтому в бою её нельзя выбрать.</translation>
    </message>
    <message>
        <source>%1: this hunter&apos;s card of this combat round has been entered already.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: боевая карта этого охотника в этом раунде боя уже записана.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies face up before Dracula.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: такая карта столкновения не лежит перед Дракулой в открытую.</translation>
    </message>
    <message>
        <source>%1: it is too early and will be cancelled (Combat cards that must have been played before it: %2).</source>
        <extracomment>%1 is a Combat card, %2 a number.</extracomment>
        <translation>%1: слишком рано, карта будет отменена (сначала нужно разыграть боевых карт: %2).</translation>
    </message>
    <message>
        <source>%1: this vampire will be lost, because its hideout is cleared (slot %2).</source>
        <extracomment>%1 is a vampire, %2 the number of a slot.</extracomment>
        <translation>%1: этот вампир будет потерян, потому что его убежище очищается (ячейка %2).</translation>
    </message>
    <message>
        <source>A hunter who is moved causes the reveal</source>
        <translation>Передвинутый охотник вызывает раскрытие</translation>
    </message>
    <message>
        <source>When Fangs brings influence</source>
        <translation>Когда «Клыки» приносят влияние</translation>
    </message>
    <message>
        <source>When a vampire&apos;s escape card works</source>
        <translation>Когда срабатывает карта побега вампира</translation>
    </message>
    <message>
        <source>Fog stops hunters who pass through</source>
        <translation>Туман останавливает и проезжающих охотников</translation>
    </message>
    <message>
        <source>Fog and combat</source>
        <translation>Туман и бой</translation>
    </message>
    <message>
        <source>Where the first round begins</source>
        <translation>С чего начинается первый раунд</translation>
    </message>
    <message>
        <source>Rumor token without a Despair token</source>
        <translation>Жетон слухов без жетона безысходности</translation>
    </message>
    <message>
        <source>A Rumor token outlasts its Encounter card</source>
        <translation>Жетон слухов остаётся без карты столкновения</translation>
    </message>
    <message>
        <source>When an empty lair is cleared</source>
        <translation>Когда очищается пустое логово</translation>
    </message>
    <message>
        <source>A search resolves face-up cards too</source>
        <translation>Обыск применяет и карты, лежащие в открытую</translation>
    </message>
    <message>
        <source>Combat at sea</source>
        <translation>Бой в море</translation>
    </message>
    <message>
        <source>Sea cards are known by their backs</source>
        <translation>Карты морей узнают по рубашке</translation>
    </message>
    <message>
        <source>Castle Dracula counts as revealed</source>
        <translation>Замок Дракулы считается раскрытым</translation>
    </message>
    <message>
        <source>Escape as Bat counts for Despair</source>
        <translation>«Обернуться летучей мышью» учитывается при безысходности</translation>
    </message>
    <message>
        <source>Escape as Bat may leave a city with a token</source>
        <translation>«Обернуться летучей мышью» выводит из города с жетоном</translation>
    </message>
    <message>
        <source>What Escape as Bat does with Power cards</source>
        <translation>Что «Обернуться летучей мышью» делает с картами могущества</translation>
    </message>
    <message>
        <source>Escape as Bat may lead to hunters</source>
        <translation>«Обернуться летучей мышью» может вести к охотникам</translation>
    </message>
    <message>
        <source>An escape card counts itself</source>
        <translation>Карта побега считает и себя</translation>
    </message>
    <message>
        <source>Dracula may decline to move by Bats</source>
        <translation>Дракула может оставить на месте охотника с жетоном летучих мышей</translation>
    </message>
    <message>
        <source>Escape as Bat moves Dracula by day too</source>
        <translation>«Обернуться летучей мышью» передвигает Дракулу и днём</translation>
    </message>
    <message>
        <source>Questions about a city look at lairs</source>
        <translation>Вопросы о городе касаются и логов</translation>
    </message>
    <message>
        <source>Local Rumors look at lairs</source>
        <translation>«Местные слухи» касаются и логов</translation>
    </message>
    <message>
        <source>Cancelled Fangs count for the Reckless Vampire</source>
        <translation>Отменённые «Клыки» учитываются у «Безрассудного вампира»</translation>
    </message>
    <message>
        <source>Sister Agatha counts cancelled cards</source>
        <translation>«Сестра Агата» учитывает отменённые карты</translation>
    </message>
    <message>
        <source>Seduction works with the Aristocratic Vampire</source>
        <translation>«Соблазн» действует с «Вампиром-аристократом»</translation>
    </message>
    <message>
        <source>Devilish Power removes Heavenly Host tokens</source>
        <translation>«Дьявольская мощь» убирает жетоны Небесного воинства</translation>
    </message>
    <message>
        <source>against a mesmerized hunter</source>
        <translation>против оцепеневшего охотника</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>каждый раз</translation>
    </message>
    <message>
        <source>at night, against a mesmerized hunter</source>
        <translation>ночью, против оцепеневшего охотника</translation>
    </message>
    <message>
        <source>after more cards than there are Despair tokens</source>
        <translation>когда карт больше, чем жетонов безысходности</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>после трёх карт</translation>
    </message>
    <message>
        <source>hunter by hunter</source>
        <translation>для каждого охотника отдельно</translation>
    </message>
    <message>
        <source>for the whole combat</source>
        <translation>для всего боя</translation>
    </message>
    <message>
        <source>on Monday, by day</source>
        <translation>в понедельник, днём</translation>
    </message>
    <message>
        <source>on Monday, at dawn</source>
        <translation>в понедельник, на рассвете</translation>
    </message>
    <message>
        <source>on Tuesday, at dawn</source>
        <translation>во вторник, на рассвете</translation>
    </message>
    <message>
        <source>when a hunter moves there</source>
        <translation>когда туда передвигается охотник</translation>
    </message>
    <message>
        <source>as soon as its last card is gone</source>
        <translation>как только последней карты не стало</translation>
    </message>
    <message>
        <source>cleared too</source>
        <translation>тоже очищаются</translation>
    </message>
    <message>
        <source>left alone; the new cards join slot 1</source>
        <translation>остаются; новые карты ложатся на ячейку 1</translation>
    </message>
    <message>
        <source>left alone; the trail slides</source>
        <translation>остаются; след сдвигается</translation>
    </message>
    <message>
        <source>Whether Dracula also reveals a hideout or lair when an effect such as Bats has moved the hunter there.</source>
        <translation>Раскрывает ли Дракула убежище или логово и тогда, когда охотника передвинул туда эффект, например «Летучие мыши».</translation>
    </message>
    <message>
        <source>Against whom, and at what time, Fangs that take effect bring 1 influence; the printed books differ.</source>
        <translation>Против кого и в какое время «Клыки», эффект которых применён, приносят 1 влияние; печатные издания расходятся.</translation>
    </message>
    <message>
        <source>How many Combat cards must have been played before Escape as Bat or Escape as Mist ends the combat with a vampire encounter.</source>
        <translation>Сколько боевых карт должно быть разыграно, прежде чем «Обернуться летучей мышью» или «Скрыться в тумане» закончит бой при столкновении с вампиром.</translation>
    </message>
    <message>
        <source>Whether a Fog token also stops a hunter who only passes through its city by rail.</source>
        <translation>Останавливает ли жетон тумана и охотника, который лишь проезжает через его город по железной дороге.</translation>
    </message>
    <message>
        <source>Whether Dracula decides hunter by hunter or for all of them that a combat doesn&apos;t start in a city with a Fog token.</source>
        <translation>Решает ли Дракула для каждого охотника отдельно или для всех сразу, что бой в городе с жетоном тумана не начинается.</translation>
    </message>
    <message>
        <source>The first round has no night before it: it begins by day, at a dawn that moves nothing, or on Tuesday.</source>
        <translation>Перед первым раундом ночи нет: он начинается либо днём, либо рассветом, который ничего не сдвигает, либо во вторник.</translation>
    </message>
    <message>
        <source>Whether Dracula still gains a Rumor token each week once all three Despair tokens have been placed.</source>
        <translation>Получает ли Дракула по-прежнему жетон слухов каждую неделю, когда все три жетона безысходности уже размещены.</translation>
    </message>
    <message>
        <source>Whether the Rumor token stays when an ambush or a search discards the Encounter card below it.</source>
        <translation>Остаётся ли жетон слухов, когда нападение из засады или обыск сбрасывает карту столкновения под ним.</translation>
    </message>
    <message>
        <source>A lair without Encounter cards is cleared: at once, or when the next hunter moves there.</source>
        <translation>Логово без карт столкновений очищается: сразу или когда туда передвигается следующий охотник.</translation>
    </message>
    <message>
        <source>Whether a search resolves the Encounter cards that were face up before it once more.</source>
        <translation>Применяются ли при обыске ещё раз карты столкновений, которые уже лежали в открытую.</translation>
    </message>
    <message>
        <source>Whether a combat starts at dawn or dusk when a hunter is in the sea zone that Dracula is in.</source>
        <translation>Начинается ли бой на рассвете или закате, когда охотник находится в той же морской зоне, что и Дракула.</translation>
    </message>
    <message>
        <source>Whether the hunters see from the back of a Location card on the trail that it is a sea zone.</source>
        <translation>Видят ли охотники по рубашке карты локации на следе, что это морская зона.</translation>
    </message>
    <message>
        <source>Castle Dracula is known by its back: whether it counts as revealed, and Hide tied to it too.</source>
        <translation>Замок Дракулы узнают по рубашке: считается ли он раскрытым, а с ним и связанная с ним карта «Спрятаться».</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat brings influence under three Despair tokens.</source>
        <translation>Увеличивает ли город, выбранный для «Обернуться летучей мышью», влияние при трёх жетонах безысходности.</translation>
    </message>
    <message>
        <source>Whether Escape as Bat may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Можно ли разыграть «Обернуться летучей мышью» там, где лежит жетон Святой земли или Небесного воинства.</translation>
    </message>
    <message>
        <source>What happens when Power cards lie on the trail to the left of the current location that Escape as Bat clears.</source>
        <translation>Что происходит, если на следе слева от текущей локации, которую очищает «Обернуться летучей мышью», лежат карты могущества.</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat may hold hunters; its card is then placed face up.</source>
        <translation>Могут ли в городе, выбранном для «Обернуться летучей мышью», быть охотники; его карта тогда размещается в открытую.</translation>
    </message>
    <message>
        <source>Whether an escape card is one of the Combat cards that must have been played before it works, which makes it work one round earlier.</source>
        <translation>Считается ли сама карта побега одной из боевых карт, которые нужно разыграть до неё; тогда она срабатывает на раунд раньше.</translation>
    </message>
    <message>
        <source>Whether Dracula may leave a hunter with a Bats token in place; the token is then removed and the hunter acts as usual.</source>
        <translation>Может ли Дракула оставить охотника с жетоном летучих мышей на месте; тогда жетон убирается, а охотник действует как обычно.</translation>
    </message>
    <message>
        <source>Whether Dracula may also move with Escape as Bat at dawn or by day, or only at dusk and at night.</source>
        <translation>Может ли Дракула передвинуться с картой «Обернуться летучей мышью» также на рассвете или днём — или только на закате и ночью.</translation>
    </message>
    <message>
        <source>Whether Hired Scouts and the hunters&apos; allies, asked about a city, find its Location card in a lair too.</source>
        <translation>Находят ли «Наёмные разведчики» и союзники охотников, когда спрашивают о городе, его карту локации и в логове.</translation>
    </message>
    <message>
        <source>Whether Local Rumors turn up adjacent lairs as well as hideouts.</source>
        <translation>Раскрывают ли «Местные слухи» кроме соседних убежищ и соседние логова.</translation>
    </message>
    <message>
        <source>Whether Fangs that are cancelled still bring 1 influence in a combat with the Reckless Vampire.</source>
        <translation>Приносят ли отменённые «Клыки» 1 влияние и в бою с «Безрассудным вампиром».</translation>
    </message>
    <message>
        <source>Whether Dracula suffers the damage of Sister Agatha for a Combat card that is cancelled.</source>
        <translation>Получает ли Дракула раны из-за «Сестры Агаты» за отменённую боевую карту.</translation>
    </message>
    <message>
        <source>Whether Seduction can be used with the Aristocratic Vampire, which doesn&apos;t fight.</source>
        <translation>Можно ли использовать «Соблазн» с «Вампиром-аристократом», который не сражается.</translation>
    </message>
    <message>
        <source>Whether Devilish Power removes Heavenly Host tokens together with Consecrated Ground.</source>
        <translation>Убирает ли «Дьявольская мощь» вместе со Святой землёй и жетоны Небесного воинства.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no ticket reaches so far.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: так далеко не действует ни один билет.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day of the week and a part of the round</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 acts or passes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: сначала ход другого охотника (%2).</translation>
    </message>
    <message>
        <source>%1, %2: this card was played in the last combat round and comes back a round later.</source>
        <extracomment>%1 is a hunter, %2 a Combat card of his.</extracomment>
        <translation>%1, %2: эта карта разыграна в прошлом раунде боя и вернётся раундом позже.</translation>
    </message>
    <message>
        <source>No hideout on the trail can be chosen for it.</source>
        <translation>Нельзя выбрать ни одно убежище на следе.</translation>
    </message>
    <message>
        <source>The table does it again.</source>
        <translation>Отменённое повторяется.</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <comment>a token within a sentence</comment>
        <translation>Небесное воинство</translation>
    </message>
    <message>
        <source>a Storm token</source>
        <comment>within a sentence</comment>
        <translation>жетон шторма</translation>
    </message>
    <message>
        <source>a Fog token</source>
        <comment>within a sentence</comment>
        <translation>жетон тумана</translation>
    </message>
    <message>
        <source>a Roadblock token</source>
        <comment>within a sentence</comment>
        <translation>жетон препятствия</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <comment>within a sentence</comment>
        <translation>жетон летучих мышей</translation>
    </message>
    <message>
        <source>%2 receives %1.</source>
        <extracomment>%1 is a token, %2 the hunter on whom it is placed.</extracomment>
        <translation>%2 %2{получил|получила} %1.</translation>
    </message>
    <message>
        <source>%2 loses %1.</source>
        <extracomment>%1 is a token, %2 the hunter from whom it is removed.</extracomment>
        <translation>%2 %2{потерял|потеряла} %1.</translation>
    </message>
    <message>
        <source>%1 is placed %2{in}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>%2{in} появляется %1.</translation>
    </message>
    <message>
        <source>%1 is removed %2{from}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>%2{from} исчезает %1.</translation>
    </message>
    <message>
        <source>%1 is placed on the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>На железной дороге %2{from} %3{to} появляется %1.</translation>
    </message>
    <message>
        <source>%1 is removed from the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>С железной дороги %2{from} %3{to} исчезает %1.</translation>
    </message>
    <message>
        <source>%1 is placed on the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>На дороге %2{from} %3{to} появляется %1.</translation>
    </message>
    <message>
        <source>%1 is removed from the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>С дороги %2{from} %3{to} исчезает %1.</translation>
    </message>
    <message>
        <source>The record is put right. It had another card in slot %1.</source>
        <extracomment>%1 is a slot of the trail.</extracomment>
        <translation>Запись исправлена. На ячейке %1 в ней значилась другая карта.</translation>
    </message>
    <message>
        <source>The map now joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>%1 и %2 теперь соединены на поле.</translation>
    </message>
    <message>
        <source>The map no longer joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>%1 и %2 больше не соединены на поле.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Дракула получил %n рану.</numerusform>
            <numerusform>Дракула получил %n раны.</numerusform>
            <numerusform>Дракула получил %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Влияние выросло на %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved %2{in}.</source>
        <extracomment>%1 is an Encounter card, %2 the city that Dracula has chosen for it.</extracomment>
        <translation>%2{in} срабатывает эффект активации карты %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Срабатывает эффект активации карты %1.</translation>
    </message>
    <message>
        <source>A new lair lies in lair space %1.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>На ячейке %1 появилось новое логово.</translation>
    </message>
    <message>
        <source>The lair in lair space %1 is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Логово %1 очищено.</translation>
    </message>
    <message>
        <source>A Rumor token is placed on slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>На ячейке %1 появился жетон слухов.</translation>
    </message>
    <message>
        <source>The record is checked and has no error.</source>
        <translation>Запись проверена, и ошибок в ней нет.</translation>
    </message>
    <message>
        <source>The record has an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>В записи есть ошибка в раунде %1. См. «%2».</translation>
    </message>
    <message>
        <source>%1 dawns.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its day space.</extracomment>
        <translation>Рассвет. %1{Наступил|Наступила|Наступило} %1.</translation>
    </message>
    <message>
        <source>%1 night falls.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its night space.</extracomment>
        <translation>Наступает ночь.</translation>
    </message>
    <message>
        <source>Week %1 begins.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Началась неделя %1.</translation>
    </message>
    <message numerus="yes">
        <source>Despair rises to %n.</source>
        <translation>
            <numerusform>Безысходность выросла до %n.</numerusform>
            <numerusform>Безысходность выросла до %n.</numerusform>
            <numerusform>Безысходность выросла до %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the day from this round.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Карта %1 лишает этот раунд дня.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid. See %2.</source>
        <extracomment>%1 is a hunter, %2 a headword of the printed rulebook.</extracomment>
        <translation>За столом %1{to} разрешают то, что запрещено правилами. См. «%2».</translation>
    </message>
    <message>
        <source>%1 takes another action, or passes.</source>
        <extracomment>%1 is a hunter; an action that doesn&apos;t touch Dracula, or a pass.</extracomment>
        <translation>%1 выполняет другое действие или пропускает ход.</translation>
    </message>
    <message>
        <source>%1 escapes the bite or the defeat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{избежал|избежала} укуса или поражения.</translation>
    </message>
    <message>
        <source>%1 is now in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 %1{попал|попала} в больницу %2{of}.</translation>
    </message>
    <message>
        <source>There is nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%2{in} ничего нет.</translation>
    </message>
    <message>
        <source>%1 is neither on the trail nor in a lair.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Карты %1{of} нет ни на следе, ни в логовах.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>Карты %1{of} нет на следе.</translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <extracomment>%1 is a hunter, %2 an Encounter card.</extracomment>
        <translation>%1 %1{столкнулся|столкнулась} с картой %2.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is revealed.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Раскрыта карта столкновения %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is discarded.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Сброшена карта столкновения %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 stays, face up.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Карта столкновения %1 остаётся открытой.</translation>
    </message>
    <message>
        <source>%1 cancels %2.</source>
        <extracomment>%1 is a card, %2 the card that it cancels.</extracomment>
        <translation>Карта %1 отменила карту %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1 ничего не %1{нашёл|нашла} %2{in}.</translation>
    </message>
    <message>
        <source>An Encounter card is added to lair space %1, face down.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>На ячейку логова %1 взакрытую добавлена карта столкновения.</translation>
    </message>
    <message>
        <source>An Encounter card is added to slot %1, face down.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>На ячейку %1 взакрытую добавлена карта столкновения.</translation>
    </message>
    <message>
        <source>%1 returns to Dracula&apos;s hand.</source>
        <extracomment>%1 is a vampire, an Encounter card.</extracomment>
        <translation>Карта %1 вернулась на руку Дракулы.</translation>
    </message>
    <message>
        <source>Influence falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Влияние упало на %1.</translation>
    </message>
    <message>
        <source>%1 is discarded for another Encounter card.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Карта %1 сброшена ради другой карты столкновения.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula takes %n Event cards.</source>
        <translation>
            <numerusform>Дракула взял %n карту события.</numerusform>
            <numerusform>Дракула взял %n карты событий.</numerusform>
            <numerusform>Дракула взял %n карт событий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula discards an Event card face down.</source>
        <translation>Дракула взакрытую сбросил карту события.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula discards %n Event cards face down.</source>
        <translation>
            <numerusform>Дракула взакрытую сбросил %n карту события.</numerusform>
            <numerusform>Дракула взакрытую сбросил %n карты событий.</numerusform>
            <numerusform>Дракула взакрытую сбросил %n карт событий.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a hunter, %2 a card.</extracomment>
        <translation>%1 %1{разыграл|разыграла} карту %2.</translation>
    </message>
    <message>
        <source>Dracula is in the region of %1.</source>
        <extracomment>%1 is a region of the board.</extracomment>
        <translation>Дракула находится в регионе %1.</translation>
    </message>
    <message>
        <source>Dracula is at sea, in no region.</source>
        <translation>Дракула в море, вне всех регионов.</translation>
    </message>
    <message>
        <source>Dracula is in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Дракула в том же регионе, что и %1.</translation>
    </message>
    <message>
        <source>No sea zone lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>На ячейке %1 лежит не морская зона.</translation>
    </message>
    <message>
        <source>Dracula isn&apos;t in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Дракула не в том же регионе, что и %1.</translation>
    </message>
    <message>
        <source>%1 is adjacent to Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>По соседству с Дракулой находится %1.</translation>
    </message>
    <message>
        <source>%1 are adjacent to Dracula.</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>По соседству с Дракулой находятся %1.</translation>
    </message>
    <message>
        <source>Nothing lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>На ячейке %1 ничего не лежит.</translation>
    </message>
    <message>
        <source>Slot %1 holds no Location card, only %2.</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>На ячейке %1 не карта локации, а %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Карты %1 нет на следе.</translation>
    </message>
    <message>
        <source>No hideout and no lair is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>У %1{of} нет соседних убежищ и логов.</translation>
    </message>
    <message>
        <source>No hideout is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>У %1{of} нет соседних убежищ.</translation>
    </message>
    <message>
        <source>%1 is cancelled, because it was played too early.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Карта %1 отменена, потому что разыграна слишком рано.</translation>
    </message>
    <message>
        <source>%1{of} %2 is cancelled.</source>
        <extracomment>%1 is a hunter, %2 his or her card.</extracomment>
        <translation>Карта %2 %1{of} отменена.</translation>
    </message>
    <message>
        <source>Dracula escapes. A new Location card lies in slot 1.</source>
        <translation>Дракула скрылся. На ячейке 1 лежит новая карта локации.</translation>
    </message>
    <message>
        <source>%1 stops supplies in the next hunter phase.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Из-за карты %1 нельзя снаряжаться в следующей фазе охотников.</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>без ран</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage, then %2 more.</source>
        <extracomment>%1 is a hunter, %n and %2 are numbers.</extracomment>
        <translation>
            <numerusform>%1 %1{получил|получила} %n рану, затем ещё %2.</numerusform>
            <numerusform>%1 %1{получил|получила} %n раны, затем ещё %2.</numerusform>
            <numerusform>%1 %1{получил|получила} %n ран, затем ещё %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1, then by %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Влияние выросло на %1, а затем на %2.</translation>
    </message>
    <message>
        <source>%1 cancels %2, which is discarded.</source>
        <extracomment>%1 is a card, %2 the Encounter card that it cancels.</extracomment>
        <translation>Карта %1 отменила карту %2, и та сброшена.</translation>
    </message>
    <message numerus="yes">
        <source>He suffers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Он получил %n рану.</numerusform>
            <numerusform>Он получил %n раны.</numerusform>
            <numerusform>Он получил %n ран.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Он вылечил %n рану.</numerusform>
            <numerusform>Он вылечил %n раны.</numerusform>
            <numerusform>Он вылечил %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{it|it}</source>
        <comment>a vampire</comment>
        <extracomment>The same for a vampire.</extracomment>
        <translation>%1{он|он}</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <extracomment>%1 is a hunter, %2 the name of her ability.</extracomment>
        <translation>%1 %1{применил|применила} свойство %2.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <comment>a token within a sentence</comment>
        <translation>жетон Святой земли</translation>
    </message>
    <message>
        <source>Dracula plays %1 too early, so that it is cancelled.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Дракула разыграл карту %1 слишком рано, и она отменена.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The decks are shuffled anew.</source>
        <extracomment>%1 are any words of the hunters&apos;.</extracomment>
        <translation>Охотники говорят «%1». Колоды перемешаны заново.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The decks are shuffled anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Колоды перемешаны заново.</numerusform>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Колоды перемешаны заново.</numerusform>
            <numerusform>Долю дали не все телефоны: только %1 из %n. Колоды перемешаны заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The decks are shuffled anew.</source>
        <translation>Один телефон дал свою долю. Колоды перемешаны заново.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The decks are shuffled anew.</source>
        <translation>
            <numerusform>%n телефон дал свою долю. Колоды перемешаны заново.</numerusform>
            <numerusform>%n телефона дали свои доли. Колоды перемешаны заново.</numerusform>
            <numerusform>%n телефонов дали свои доли. Колоды перемешаны заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{побеждён|побеждена}</translation>
    </message>
    <message>
        <source>%1 is not defeated: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 не %1{побеждён|побеждена}: карта это предотвращает</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{укушен|укушена}</translation>
    </message>
    <message>
        <source>%1 is not bitten: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 не %1{укушен|укушена}: карта это предотвращает</translation>
    </message>
    <message>
        <source>%1: the Event card was Dracula&apos;s</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: карта события была Дракулы</translation>
    </message>
    <message>
        <source>%1: the Event card was the hunters&apos;</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: карта события была охотников</translation>
    </message>
    <message>
        <source>%1 cancels the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 отменяет побег</translation>
    </message>
    <message>
        <source>%1 does not cancel the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 не отменяет побег</translation>
    </message>
    <message>
        <source>%1 cancels the hunter&apos;s card</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 отменяет карту охотника</translation>
    </message>
    <message>
        <source>%1 is kept for later</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 остаётся на потом</translation>
    </message>
    <message>
        <source>%1 shows a card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 раскрывает карту против %2</translation>
    </message>
    <message>
        <source>%1 shows no card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 не раскрывает карту против %2</translation>
    </message>
    <message>
        <source>%1 discards all Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 сбрасывает все предметы</translation>
    </message>
    <message>
        <source>%1 keeps the Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 оставляет предметы</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Когда просят перемешать заново</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>на рассвете</translation>
    </message>
    <message>
        <source>right before the first card of a round is drawn</source>
        <translation>прямо перед тем, как берётся первая карта раунда</translation>
    </message>
    <message>
        <source>played by %1</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 разыгрывает карту</translation>
    </message>
    <message>
        <source>%1 arrives %2{in} (%3).</source>
        <extracomment>%1 is a hunter, %2 a place, %3 the card by which the hunter goes.</extracomment>
        <translation>%1 %1{прибыл|прибыла} %2{to} (%3).</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn.</source>
        <translation>%1: эту карту разыгрывают сразу, как только её взяли.</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn, or kept for another slot until dawn or dusk.</source>
        <translation>%1: эту карту разыгрывают сразу, как только её взяли, или держат для другой ячейки до рассвета или заката.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn.</source>
        <translation>%1: охотники разыгрывают эту карту на рассвете.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn or at dusk.</source>
        <translation>%1: охотники разыгрывают эту карту на рассвете или на закате.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, or against %2.</source>
        <extracomment>%2 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1: охотники разыгрывают эту карту днём или против карты «%2».</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s, by day or by night.</source>
        <translation>%1: это действие охотника, днём или ночью.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by day.</source>
        <translation>%1: это действие охотника днём.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by night.</source>
        <translation>%1: это действие охотника ночью.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, before a journey by rail.</source>
        <translation>%1: охотники разыгрывают эту карту днём, перед поездкой по железной дороге.</translation>
    </message>
    <message>
        <source>%1: the hunters play this before the first Combat card is chosen.</source>
        <translation>%1: охотники разыгрывают эту карту до выбора первой боевой карты.</translation>
    </message>
    <message>
        <source>%1: this answers an ambush, a bite or a defeat, and is entered there.</source>
        <translation>%1: это ответ на нападение из засады, укус или поражение; там её и вводят.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: too many roads for this card (at most: %4).</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities, %4 a number.</extracomment>
        <translation>%1, %2 → %3: слишком много дорог для этой карты (не больше: %4).</translation>
    </message>
    <message>
        <source>%1: with %2 the second action has to be a different one.</source>
        <extracomment>%1 is a hunter, %2 the Event card Renewed Vigor.</extracomment>
        <translation>%1: с картой «%2» второе действие должно отличаться от первого.</translation>
    </message>
    <message>
        <source>%1: first comes the move that %2 allows, or a pass.</source>
        <extracomment>%1 is a hunter, %2 an Event card that he has played.</extracomment>
        <translation>%1: сначала передвижение по карте «%2» или пропуск хода.</translation>
    </message>
    <message>
        <source>%1, %2: nobody who is bitten can play this.</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1, %2: укушенный охотник не может разыграть эту карту.</translation>
    </message>
    <message>
        <source>%1: once each round, and it has been used in this one.</source>
        <extracomment>%1 is Mina Harker&apos;s ability.</extracomment>
        <translation>%1: один раз за раунд, и в этом её уже применили.</translation>
    </message>
    <message>
        <source>Another Power card may come with Misdirect</source>
        <translation>Вместе с «Пустить по ложному следу» можно разыграть другую карту могущества</translation>
    </message>
    <message>
        <source>The program keeps the hunters&apos; cards</source>
        <translation>Программа следит за картами охотников</translation>
    </message>
    <message>
        <source>Psychic Bond once each round</source>
        <translation>«Духовная связь» один раз за раунд</translation>
    </message>
    <message>
        <source>Whether the card that is played together with Misdirect is always a Location card, or may be another Power card.</source>
        <translation>Всегда ли вместе с «Пустить по ложному следу» разыгрывается карта локации, или это может быть другая карта могущества.</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; Event cards are held to their time, their price and one action a hunter, and open the moves that they allow. Otherwise the table sees to it.</source>
        <translation>Привязаны ли карты событий охотников к своему времени, своей цене и одному действию охотника и открывают ли они разрешённые ими передвижения. Иначе за этим следит стол.</translation>
    </message>
    <message>
        <source>Whether Mina Harker may use Psychic Bond once in a round, or as often as the hunters like.</source>
        <translation>Может ли Мина Харкер применить «Духовную связь» один раз за раунд или сколько угодно раз.</translation>
    </message>
    <message>
        <source>When the decks are shuffled anew in every round: at dawn, or right before the first card of the round is drawn, so that nobody can decide by what is to come.</source>
        <translation>Когда в каждом раунде колоды перемешивают заново: на рассвете или прямо перед тем, как берётся первая карта раунда, чтобы никто не мог решать по тому, что ещё придёт.</translation>
    </message>
    <message>
        <source>The whole trail is cleared.</source>
        <translation>Весь след очищается.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage for it.</source>
        <translation>
            <numerusform>За это Дракула получает %n рану.</numerusform>
            <numerusform>За это Дракула получает %n раны.</numerusform>
            <numerusform>За это Дракула получает %n ран.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bats swoop down on %1.</source>
        <extracomment>What an Encounter card does in an ambush. %1 is a hunter, in the following ones too.</extracomment>
        <translation>Летучие мыши нападают на %1{whom}.</translation>
    </message>
    <message>
        <source>%1 steps on desecrated soil.</source>
        <translation>%1 %1{ступил|ступила} на осквернённую почву.</translation>
    </message>
    <message>
        <source>A new vampire attacks %1.</source>
        <translation>Новый вампир нападает на %1{whom}.</translation>
    </message>
    <message>
        <source>Rats attack %1.</source>
        <translation>Крысы нападают на %1{whom}.</translation>
    </message>
    <message>
        <source>A reckless vampire attacks %1.</source>
        <translation>Безрассудный вампир нападает на %1{whom}.</translation>
    </message>
    <message>
        <source>A saboteur holds %1 up.</source>
        <translation>Диверсант задерживает %1{whom}.</translation>
    </message>
    <message>
        <source>A spy goes through what %1 holds.</source>
        <translation>Шпион обыскивает %1{whom}.</translation>
    </message>
    <message>
        <source>Szgany bodyguards attack %1.</source>
        <translation>Цыгане-телохранители нападают на %1{whom}.</translation>
    </message>
    <message>
        <source>A Szgany mob surrounds %1.</source>
        <translation>Толпа цыган окружает %1{whom}.</translation>
    </message>
    <message>
        <source>An unnatural fog swallows %1.</source>
        <translation>Зловещий туман окутывает %1{whom}.</translation>
    </message>
    <message>
        <source>Wolves attack %1.</source>
        <translation>Волки нападают на %1{whom}.</translation>
    </message>
</context>
<context>
    <name>SessionQuestions</name>
    <message>
        <source>The code of the setup was shown after that.</source>
        <translation>После этого был показан код подготовки к игре.</translation>
    </message>
    <message>
        <source>The code of round %1 was shown after that.</source>
        <translation>После этого был показан код раунда %1.</translation>
    </message>
    <message>
        <source>The codes of rounds %1 were shown after that.</source>
        <translation>После этого были показаны коды раундов %1.</translation>
    </message>
    <message>
        <source>It still counts for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Он по-прежнему ручается за то, что было до него. На столе останется пометка, а доказательство назовёт каждое изменение.</translation>
    </message>
    <message>
        <source>They still count for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Они по-прежнему ручаются за то, что было до них. На столе останется пометка, а доказательство назовёт каждое изменение.</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Отменить это?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Нет, он остаётся</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Everybody has seen it. The journal keeps both: what was shown, and that it was taken back.</source>
        <translation>Все это видели. В журнале останется и то, что показали, и то, что это отменили.</translation>
    </message>
    <message>
        <source>Go back behind a code?</source>
        <translation>Вернуться к моменту до кода?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Dracula wants to go back to the setup.</source>
        <translation>Дракула хочет вернуться к подготовке к игре.</translation>
    </message>
    <message>
        <source>Dracula wants to go back to round %1: %2.</source>
        <translation>Дракула хочет вернуться к раунду %1: %2.</translation>
    </message>
    <message>
        <source>Something has followed it. Only Dracula can go back.</source>
        <translation>После этого уже что-то произошло. Отменить ход может только Дракула.</translation>
    </message>
    <message>
        <source>The game was revealed: everybody has seen everything, every hidden card too.</source>
        <translation>Партия раскрыта: все видели всё, в том числе каждую скрытую карту.</translation>
    </message>
    <message>
        <source>Go back in a revealed game?</source>
        <translation>Вернуться назад в раскрытой партии?</translation>
    </message>
    <message>
        <source>Play on in a revealed game?</source>
        <translation>Продолжить раскрытую партию?</translation>
    </message>
    <message>
        <source>If you all agree, enter what comes next once more.</source>
        <translation>Если все согласны, введите следующий шаг ещё раз.</translation>
    </message>
    <message>
        <source>Play on all the same</source>
        <translation>Всё равно продолжить</translation>
    </message>
    <message>
        <source>No, it ends here</source>
        <translation>Нет, на этом конец</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>why a row of a menu cannot be chosen: it isn&apos;t the hunters&apos; turn</comment>
        <translation>не сейчас</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>партия окончена</translation>
    </message>
    <message>
        <source>Has Dracula made an error?</source>
        <translation>Дракула допустил ошибку?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Нет, играем дальше</translation>
    </message>
    <message>
        <source>Do all who are left pass?</source>
        <translation>Все оставшиеся пропускают ход?</translation>
    </message>
    <message>
        <source>Hunters who are played on phones do nothing more either.</source>
        <translation>Охотники, которыми играют на телефонах, тоже больше ничего не делают.</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>Нет, ещё нет</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Все пропускают ход</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Begun</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Steps between, unseen</source>
        <translation>Шагов между ними, незаметно</translation>
    </message>
    <message>
        <source>Who, where, when</source>
        <translation>Кто, где, когда</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>the hunters</source>
        <translation>охотники</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Which one is meant?</source>
        <translation>Что имеется в виду?</translation>
    </message>
    <message>
        <source>He chooses where he starts.</source>
        <translation>Он выбирает, где начать.</translation>
    </message>
    <message>
        <source>It is his phase.</source>
        <translation>Идёт его фаза.</translation>
    </message>
    <message>
        <source>A hunter stands in the fog. Dracula says what follows.</source>
        <translation>Охотник стоит в тумане. Дракула говорит, что будет дальше.</translation>
    </message>
    <message>
        <source>He answers the arrival.</source>
        <translation>Он отвечает прибывшему охотнику.</translation>
    </message>
    <message>
        <source>He answers the search.</source>
        <translation>Он отвечает, есть ли там что-нибудь.</translation>
    </message>
    <message>
        <source>Does a card ambush?</source>
        <translation>Будет ли засада?</translation>
    </message>
    <message>
        <source>Bats carry the hunter. Where to?</source>
        <translation>Летучие мыши уносят охотника. Куда?</translation>
    </message>
    <message>
        <source>The combat goes on with him.</source>
        <translation>В бою его ход.</translation>
    </message>
    <message>
        <source>He looks at a card.</source>
        <translation>Он смотрит карту.</translation>
    </message>
    <message>
        <source>An effect is resolved.</source>
        <translation>Применяется эффект.</translation>
    </message>
    <message>
        <source>Goes %1{to}</source>
        <translation>Отправляется %1{to}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Обыск</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Отдых</translation>
    </message>
    <message>
        <source>Supply: Dracula&apos;s card</source>
        <translation>Снаряжение: карта Дракулы</translation>
    </message>
    <message>
        <source>Supply: hunter&apos;s card</source>
        <translation>Снаряжение: карта охотников</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Dracula decides</source>
        <translation>Дракула решает</translation>
    </message>
    <message>
        <source>Every hunter has acted</source>
        <translation>Все охотники выполнили действия</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Есть у кого-нибудь карта?</translation>
    </message>
    <message>
        <source>They may act once more, or the day ends.</source>
        <translation>Они могут действовать ещё раз, или день закончится.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>День заканчивается</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>%1. Tap a place on the map, or choose.</source>
        <translation>%1. Укажите место или выберите действие.</translation>
    </message>
    <message>
        <source>Whose Event card was it?</source>
        <translation>Чья это была карта события?</translation>
    </message>
    <message>
        <source>A hunter&apos;s, or none</source>
        <translation>Охотников (или карты не было)</translation>
    </message>
    <message>
        <source>Dracula&apos;s</source>
        <translation>Дракулы</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Снаряжение</translation>
    </message>
    <message>
        <source>Other, or pass</source>
        <translation>Другое или пропуск</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the beginning of an answer</comment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Выбрать другое</translation>
    </message>
    <message>
        <source>By road.</source>
        <translation>По дороге.</translation>
    </message>
    <message>
        <source>By sea.</source>
        <translation>По морю.</translation>
    </message>
    <message>
        <source>By train.</source>
        <translation>Поездом.</translation>
    </message>
    <message>
        <source>Out of the hospital.</source>
        <translation>Из больницы.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a hunter. Above what the hunter can do now.</extracomment>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>Say a word for the cards</source>
        <translation>Назвать слово для карт</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Дракула сейчас возьмёт карту</translation>
    </message>
    <message>
        <source>Say a word, and the decks are shuffled anew with it. Until then nobody can know what comes.</source>
        <translation>Назовите слово, и колоды перемешаются с ним заново. До этого никто не может знать, что придёт.</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Взять без слова</translation>
    </message>
    <message>
        <source>%1. By %2: tap where to go.</source>
        <extracomment>%1 is where a hunter is, %2 an Event card that lets him go farther than usual.</extracomment>
        <translation>%1. «%2»: укажите место.</translation>
    </message>
    <message>
        <source>Now the rules forbid these. The table can allow one of them.</source>
        <translation>Сейчас правила запрещают эти карты. Стол может разрешить одну из них.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Другая карта</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Карта события</translation>
    </message>
    <message>
        <source>Phones give their shares by themselves. A word is said at the table.</source>
        <translation>Телефоны дают свои доли сами. Слово говорят за столом.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <translation>%1 выбирает.</translation>
    </message>
    <message>
        <source>%1 draws one for moving by night.</source>
        <translation>%1 берёт карту события за передвижение ночью.</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <translation>%1 %1{укушен|укушена}</translation>
    </message>
    <message>
        <source>%1 leaves the combat</source>
        <extracomment>%1 is a hunter, man or woman.</extracomment>
        <translation>%1 выходит из боя</translation>
    </message>
    <message>
        <source>%1: Items or damage?</source>
        <translation>%1: предметы или раны?</translation>
    </message>
    <message>
        <source>%1: a Crucifix, or a Heavenly Host.</source>
        <translation>%1: «Распятие» или «Небесное воинство».</translation>
    </message>
    <message>
        <source>%1: another card for %2?</source>
        <translation>%2: другая карта? (%1)</translation>
    </message>
    <message>
        <source>%1: does the hunter show a card against it?</source>
        <translation>%1: есть ли у охотника спасительная карта?</translation>
    </message>
    <message>
        <source>%1: how many Items?</source>
        <translation>%1: сколько предметов?</translation>
    </message>
    <message>
        <source>%1: how many weapons?</source>
        <translation>%1: сколько оружия?</translation>
    </message>
    <message>
        <source>%1: is the escape cancelled?</source>
        <translation>%1: побег отменяется?</translation>
    </message>
    <message numerus="yes">
        <source>%n Items</source>
        <translation>
            <numerusform>%n предмет</numerusform>
            <numerusform>%n предмета</numerusform>
            <numerusform>%n предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n рана</numerusform>
            <numerusform>%n раны</numerusform>
            <numerusform>%n ран</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapons</source>
        <translation>
            <numerusform>оружие: %n</numerusform>
            <numerusform>оружие: %n</numerusform>
            <numerusform>оружие: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Bitten</source>
        <translation>Укус</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Отменяется</translation>
    </message>
    <message>
        <source>Damage %1, life %2.</source>
        <translation>Раны: %1, здоровье: %2.</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Did a card prevent it?</source>
        <translation>Спасла ли от этого карта?</translation>
    </message>
    <message>
        <source>Did not</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Discarded a weapon</source>
        <translation>Сбросили оружие</translation>
    </message>
    <message>
        <source>Discards the Items</source>
        <translation>Предметы сброшены</translation>
    </message>
    <message>
        <source>Dracula escapes</source>
        <translation>Дракула скрывается</translation>
    </message>
    <message>
        <source>Is %1 defeated?</source>
        <translation>%1 %1{побеждён|побеждена}?</translation>
    </message>
    <message>
        <source>Keeps them</source>
        <translation>Предметы оставлены</translation>
    </message>
    <message>
        <source>Long Night: was that Event card Dracula&apos;s?</source>
        <translation>«Долгая ночь»: это карта Дракулы?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Без карты</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>Не отменяется</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Карта спасла</translation>
    </message>
    <message>
        <source>Reckoned from the cards. Where a card says otherwise, put it right.</source>
        <translation>Подсчитано по картам. Если на карте сказано иное, исправьте.</translation>
    </message>
    <message>
        <source>Showed a Heavenly Host</source>
        <translation>Раскрыли «Небесное воинство»</translation>
    </message>
    <message>
        <source>Showed a Pistol or a Rifle</source>
        <translation>Раскрыли «Пистолет» или «Винтовку»</translation>
    </message>
    <message>
        <source>Showed a weapon</source>
        <translation>Раскрыли оружие</translation>
    </message>
    <message>
        <source>Showed none</source>
        <translation>Оружия нет</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Всё верно</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>Карта остаётся</translation>
    </message>
    <message>
        <source>The combat begins</source>
        <translation>Бой начинается</translation>
    </message>
    <message>
        <source>The hunter becomes delayed</source>
        <translation>Охотник задержан</translation>
    </message>
    <message>
        <source>The hunter does not</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>The hunter may turn up another card in place of that one.</source>
        <translation>Охотник может раскрыть другую карту вместо своей.</translation>
    </message>
    <message>
        <source>The hunter shows it</source>
        <translation>Да, раскрыта</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>The hunters&apos;</source>
        <translation>Нет, охотников</translation>
    </message>
    <message>
        <source>The order is theirs.</source>
        <translation>Порядок выбирают охотники.</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>За столом это разрешено</translation>
    </message>
    <message>
        <source>There is no free space for a bite.</source>
        <translation>Свободной ячейки укуса нет.</translation>
    </message>
    <message>
        <source>Turn the cards up together.</source>
        <translation>Раскройте карты одновременно.</translation>
    </message>
    <message>
        <source>What do the hunters&apos; cards come to?</source>
        <translation>Что дают карты охотников?</translation>
    </message>
    <message>
        <source>What does %1 turn up?</source>
        <translation>Какую карту раскрывает %1?</translation>
    </message>
    <message>
        <source>Which card do the hunters take next?</source>
        <translation>Какая карта следующая?</translation>
    </message>
    <message>
        <source>a Bite token, or defeat</source>
        <translation>жетон укуса или поражение</translation>
    </message>
    <message>
        <source>a card prevents it: this damage is not suffered</source>
        <translation>охотник не получает этих ран</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>все до одного</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>задержка</translation>
    </message>
    <message>
        <source>does not join</source>
        <translation>не участвует</translation>
    </message>
    <message>
        <source>influence +%1, then the hospital</source>
        <translation>влияние +%1, затем больница</translation>
    </message>
    <message>
        <source>it stays, face up</source>
        <translation>остаётся открытой</translation>
    </message>
    <message>
        <source>joins, and is delayed</source>
        <translation>участвует и задерживается</translation>
    </message>
    <message>
        <source>leaves the combat</source>
        <translation>выходит из боя</translation>
    </message>
    <message>
        <source>no bite</source>
        <translation>укуса нет</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>без ран</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>ничего не происходит</translation>
    </message>
    <message>
        <source>played in the last round</source>
        <translation>разыграна в прошлом раунде</translation>
    </message>
    <message>
        <source>stays in the combat</source>
        <translation>остаётся в бою</translation>
    </message>
    <message>
        <source>the card is discarded</source>
        <translation>карта сбрасывается</translation>
    </message>
    <message>
        <source>the combat goes on</source>
        <translation>бой продолжается</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>в журнале это увидят все</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Кто разыгрывает</translation>
    </message>
    <message>
        <source>First city</source>
        <translation>Первый город</translation>
    </message>
    <message>
        <source>Second city</source>
        <translation>Второй город</translation>
    </message>
    <message>
        <source>Which hunter is asked about</source>
        <translation>О каком охотнике вопрос</translation>
    </message>
    <message>
        <source>Who loses a bite</source>
        <translation>Кто избавляется от укуса</translation>
    </message>
    <message>
        <source>Who leaves the combat</source>
        <translation>Кто выходит из боя</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Применение</translation>
    </message>
    <message>
        <source>Deduction: the encounters of a hideout</source>
        <translation>Дедукция: карты столкновений убежища</translation>
    </message>
    <message>
        <source>Analysis: where Hide is</source>
        <translation>Анализ: где карта «Спрятаться»</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Убирается препятствие</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Сбрасывается союзник Дракулы</translation>
    </message>
    <message>
        <source>False Tip is cancelled</source>
        <translation>Отменяется «Ложная наводка»</translation>
    </message>
    <message>
        <source>How many of the six cards are Dracula&apos;s</source>
        <translation>Сколько из шести карт принадлежит Дракуле</translation>
    </message>
    <message>
        <source>Which ally comes back</source>
        <translation>Какой союзник возвращается</translation>
    </message>
    <message>
        <source>Which slot</source>
        <translation>Какая ячейка</translation>
    </message>
    <message>
        <source>Slot %1, at once</source>
        <translation>Ячейка %1, сразу</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>Which Roadblock</source>
        <translation>Какое препятствие</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Препятствий нет</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>Карта разыграна</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Все пропускают ход</translation>
    </message>
    <message>
        <source>Pass, all others too</source>
        <translation>Пропустить, остальные тоже</translation>
    </message>
    <message>
        <source>Goes %1{to} by train</source>
        <translation>Едет поездом %1{to}</translation>
    </message>
    <message>
        <source>Sails %1{to}</source>
        <translation>Плывёт %1{to}</translation>
    </message>
    <message>
        <source>%1. Tap a place, by train a far one too, or type its name.</source>
        <translation>%1. Коснитесь места (поездом — и дальнего) или введите название.</translation>
    </message>
    <message>
        <source>Does anybody play a card first?</source>
        <translation>Есть ли у кого-нибудь карта для этого времени?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>than was reckoned</comment>
        <translation>Другой итог</translation>
    </message>
    <message>
        <source>All who were left pass</source>
        <translation>Все оставшиеся пропускают ход</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>the hunter&apos;s card; the Encounter has no effect</source>
        <translation>карта охотника; столкновение не действует</translation>
    </message>
    <message>
        <source>The combat is over. He escapes as a bat.</source>
        <translation>Бой закончен. Он улетает летучей мышью.</translation>
    </message>
    <message>
        <source>Cards that show something hidden are entered on Dracula&apos;s screen.</source>
        <translation>Карты, которые раскрывают скрытое, вводятся на экране Дракулы.</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Остаётся союзником</translation>
    </message>
    <message>
        <source>its other use is entered on Dracula&apos;s screen</source>
        <translation>иное применение вводится на экране Дракулы</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>face up</source>
        <translation>открытая карта</translation>
    </message>
    <message>
        <source>another card face down</source>
        <translation>ещё одна закрытая карта</translation>
    </message>
    <message>
        <source>Lair %1</source>
        <translation>Логово %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a lair space</comment>
        <translation>свободно</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot of the trail</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Раны Дракулы</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Безысходность</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Столкновения: %1</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>События: %1</translation>
    </message>
    <message>
        <source>Rumors: %1</source>
        <comment>tokens that Dracula holds</comment>
        <translation>Слухи: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: %1</source>
        <translation>Союзник Дракулы: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: %1</source>
        <translation>Союзник охотников: %1</translation>
    </message>
    <message>
        <source>Before Dracula: %1</source>
        <translation>Перед Дракулой: %1</translation>
    </message>
    <message>
        <source>Week %1, round %2</source>
        <translation>Неделя %1, раунд %2</translation>
    </message>
    <message>
        <source>Dracula is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Дракула %1{in}.</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>a hunter</comment>
        <translation>вне поля</translation>
    </message>
    <message>
        <source>hospital %1{of}</source>
        <translation>больница %1{of}</translation>
    </message>
    <message>
        <source>delayed</source>
        <comment>a hunter</comment>
        <translation>задержка</translation>
    </message>
    <message>
        <source>acts now</source>
        <comment>a hunter</comment>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>has acted</source>
        <comment>a hunter</comment>
        <translation>ход сделан</translation>
    </message>
    <message>
        <source>Choose Combat cards</source>
        <translation>Выбор боевой карты</translation>
    </message>
    <message>
        <source>Choose engaged hunter</source>
        <translation>Выбор действующего охотника</translation>
    </message>
    <message>
        <source>Reveal Combat cards</source>
        <translation>Раскрытие боевых карт</translation>
    </message>
    <message>
        <source>Compare combat icons</source>
        <translation>Сравнение боевых символов</translation>
    </message>
    <message>
        <source>Resolve Dracula&apos;s effect</source>
        <translation>Применение эффекта карты Дракулы</translation>
    </message>
    <message>
        <source>Resolve hunter effects</source>
        <translation>Применение эффектов карт охотников</translation>
    </message>
    <message>
        <source>Check combat status</source>
        <translation>Проверка статуса боя</translation>
    </message>
    <message>
        <source>Refresh hands</source>
        <translation>Обновление карт</translation>
    </message>
    <message>
        <source>Combat %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Бой %1{in}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a card</comment>
        <translation>отменена</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>The effects for the night count.</source>
        <translation>«Ночные» эффекты применяются.</translation>
    </message>
    <message>
        <source>No escapes</source>
        <translation>Побег невозможен</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>Dracula&apos;s card</comment>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>Dracula&apos;s card</comment>
        <translation>ещё не выбрана</translation>
    </message>
    <message>
        <source>%1{Mesmerized|Mesmerized}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{В оцепенении|В оцепенении}</translation>
    </message>
    <message>
        <source>%1{Weakened|Weakened}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Ослаблен|Ослаблена}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>без карты</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a hunter&apos;s card</comment>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>a hunter&apos;s card</comment>
        <translation>ещё не выбрана</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1 — карта отменена</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>раны: %1 из %2</translation>
    </message>
    <message>
        <source>Dracula has chosen his card.</source>
        <translation>Дракула выбрал карту.</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Код раздачи</translation>
    </message>
    <message>
        <source>Code of the setup</source>
        <translation>Код подготовки к игре</translation>
    </message>
    <message>
        <source>Code of round %1</source>
        <translation>Код раунда %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n damage)</source>
        <extracomment>%1 is a vampire.</extracomment>
        <translation>
            <numerusform>%1 (%n рана)</numerusform>
            <numerusform>%1 (%n раны)</numerusform>
            <numerusform>%1 (%n ран)</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down with the back of Castle Dracula</source>
        <translation>закрытая карта с рубашкой замка Дракулы</translation>
    </message>
    <message>
        <source>a sea zone&apos;s card face down</source>
        <translation>закрытая карта морской зоны</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>a face-down Encounter card</source>
        <translation>закрытая карта столкновения</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounter cards</source>
        <translation>
            <numerusform>%n закрытая карта столкновения</numerusform>
            <numerusform>%n закрытые карты столкновений</numerusform>
            <numerusform>%n закрытых карт столкновений</numerusform>
        </translation>
    </message>
    <message>
        <source>a Rumor token</source>
        <translation>жетон слухов</translation>
    </message>
    <message>
        <source>Encounter cards in Dracula&apos;s hand: %1</source>
        <translation>Карт столкновений на руке у Дракулы: %1</translation>
    </message>
    <message>
        <source>Event cards in Dracula&apos;s hand: %1</source>
        <translation>Карт событий на руке у Дракулы: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rumor tokens: %1</source>
        <translation>Жетонов слухов у Дракулы: %1</translation>
    </message>
    <message>
        <source>%1{defeated|defeated}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{побеждён|побеждена}</translation>
    </message>
    <message>
        <source>%1{delayed|delayed}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{задержан|задержана}</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <translation>жетон летучих мышей</translation>
    </message>
    <message numerus="yes">
        <source>%n Bats tokens</source>
        <translation>
            <numerusform>%n жетон летучих мышей</numerusform>
            <numerusform>%n жетона летучих мышей</numerusform>
            <numerusform>%n жетонов летучих мышей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>a hunter</comment>
        <translation>
            <numerusform>%n рана</numerusform>
            <numerusform>%n раны</numerusform>
            <numerusform>%n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>a bite</source>
        <translation>1 укус</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n укус</numerusform>
            <numerusform>%n укуса</numerusform>
            <numerusform>%n укусов</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>Dracula&apos;s, below its number</comment>
        <translation>Раны</translation>
    </message>
    <message>
        <source>%1 (the game went back behind it)</source>
        <extracomment>%1 is a code: of which round it is.</extracomment>
        <translation>%1 (партию вернули к моменту до него)</translation>
    </message>
    <message>
        <source>Gone back: code of the setup</source>
        <extracomment>In a corner of the table, short: the game went back behind the code of the setup.</extracomment>
        <translation>Возврат: код подготовки к игре</translation>
    </message>
    <message>
        <source>Gone back: code %1</source>
        <extracomment>In a corner of the table, short: the game went back behind the codes of these rounds. %1 is one number, or several.</extracomment>
        <translation>Возврат: код %1</translation>
    </message>
    <message>
        <source>The game went back behind the code of the setup. It counts for what came before.</source>
        <translation>Партию вернули к моменту до кода подготовки к игре. Он по-прежнему ручается за то, что было до него.</translation>
    </message>
    <message>
        <source>The game went back behind the codes of rounds %1. They count for what came before.</source>
        <translation>Партию вернули к моменту до кодов раундов %1. Они по-прежнему ручаются за то, что было до них.</translation>
    </message>
    <message>
        <source>The game went back behind the code of round %1. It counts for what came before.</source>
        <translation>Партию вернули к моменту до кода раунда %1. Он по-прежнему ручается за то, что было до него.</translation>
    </message>
    <message>
        <source>A combat %1{with} follows. Cards for this time are played first.</source>
        <extracomment>%1 are hunters, who fight Dracula.</extracomment>
        <translation>Затем бой %1{with}. До него разыгрываются карты этого момента.</translation>
    </message>
    <message>
        <source>the combat begins</source>
        <translation>начинается бой</translation>
    </message>
    <message>
        <source>Cards for the dawn are played now.</source>
        <translation>Сейчас разыгрываются карты рассвета.</translation>
    </message>
    <message>
        <source>the day begins</source>
        <translation>начинается день</translation>
    </message>
    <message>
        <source>Cards for the dusk are played now.</source>
        <translation>Сейчас разыгрываются карты заката.</translation>
    </message>
    <message>
        <source>the night begins</source>
        <translation>начинается ночь</translation>
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
        <translation>открыта, там охотник</translation>
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
        <translation>не сейчас; коснитесь, чтобы узнать почему</translation>
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
            <numerusform>Берите карты из коробки и записывайте их. Осталась %n.</numerusform>
            <numerusform>Берите карты из коробки и записывайте их. Осталось %n.</numerusform>
            <numerusform>Берите карты из коробки и записывайте их. Осталось %n.</numerusform>
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
        <extracomment>%1 is a hunter.</extracomment>
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
            <numerusform>Втайне. Подходит любой город без охотника, кроме замка Дракулы. Остался %n.</numerusform>
            <numerusform>Втайне. Подходит любой город без охотника, кроме замка Дракулы. Осталось %n.</numerusform>
            <numerusform>Втайне. Подходит любой город без охотника, кроме замка Дракулы. Осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation>Начинается фаза Дракулы?</translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation>Шестая ячейка пуста, поэтому со следа ничего не уходит.</translation>
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
        <translation>Что станет с убежищем с шестой ячейки? С этого начинается фаза Дракулы.</translation>
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
        <translation>без эффектов, карты сбрасываются</translation>
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
        <source>nothing to recover</source>
        <translation>лечить нечего</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <extracomment>%1 is a Power card.</extracomment>
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
        <translation>На карту столкновения на ячейке 1, 2 или 3. Осталось жетонов: %1.</translation>
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
        <translation>Все три ячейки заняты. Логово очищается, и его карты сбрасываются.</translation>
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
        <translation>Ячейка %1 очищена, на ней остаётся только карта могущества.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <extracomment>%1 is a hunter.</extracomment>
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
        <translation>Где охотники? Коснитесь охотника, чтобы записать передвижение</translation>
    </message>
    <message>
        <source>The Dracula phase begins</source>
        <translation>Начинается фаза Дракулы</translation>
    </message>
    <message>
        <source>2 damage, and 2 to anyone</source>
        <translation>2 раны и ещё 2 кому угодно</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>2 раны</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>бой кончается, полёт до 2 дорог</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>бой кончается</translation>
    </message>
    <message>
        <source>recover 2; 2 damage, a bite if mesmerized</source>
        <translation>лечит 2, наносит 2; в оцепенении — укус</translation>
    </message>
    <message>
        <source>recover 2; 2 damage</source>
        <translation>лечит 2, наносит 2</translation>
    </message>
    <message>
        <source>cancels the hunter&apos;s card; weapons 1 less</source>
        <translation>отменяет карту; оружие на 1 слабее</translation>
    </message>
    <message>
        <source>take any card; cancel one later</source>
        <translation>взять любую карту; отменить позже</translation>
    </message>
    <message>
        <source>2 damage; cancels Punch, Crucifix, weapon</source>
        <translation>2 раны; отмена удара, распятия, оружия</translation>
    </message>
    <message>
        <source>Which Combat card for the vampire?</source>
        <translation>Какую боевую карту выберет вампир?</translation>
    </message>
    <message>
        <source>Which Combat card for Dracula?</source>
        <translation>Какую боевую карту выберет Дракула?</translation>
    </message>
    <message>
        <source>Everybody chooses one card, face down.</source>
        <translation>Каждый выбирает одну карту, взакрытую.</translation>
    </message>
    <message>
        <source>too early: it will be cancelled</source>
        <translation>слишком рано, будет отменена</translation>
    </message>
    <message>
        <source>not in this combat</source>
        <translation>не в этом бою</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Перед первым раундом</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>В любой момент</translation>
    </message>
    <message>
        <source>Which hunter is engaged?</source>
        <translation>Кто действующий охотник?</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Выбрано: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n рана</numerusform>
            <numerusform>%n раны</numerusform>
            <numerusform>%n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>%1: карта отменена</translation>
    </message>
    <message>
        <source>By the card of %1.</source>
        <translation>%1 отменяет её своей картой.</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>карта не действует</translation>
    </message>
    <message>
        <source>%1: cancel %2?</source>
        <translation>%1: отменить «%2»?</translation>
    </message>
    <message>
        <source>The card that lies face up is turned over for it.</source>
        <translation>Для этого карту, лежащую в открытую, переворачивают.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>Приберечь</translation>
    </message>
    <message>
        <source>Which Combat card from the deck?</source>
        <translation>Какую боевую карту взять из колоды?</translation>
    </message>
    <message>
        <source>In secret. The deck is shuffled afterwards.</source>
        <translation>Втайне. Затем колода перемешивается.</translation>
    </message>
    <message>
        <source>Claws by night: who suffers 2 more?</source>
        <translation>«Когти» ночью: кому ещё 2 раны?</translation>
    </message>
    <message>
        <source>Any hunter of the combat, the same one too.</source>
        <translation>Любому охотнику в бою, можно и тому же.</translation>
    </message>
    <message>
        <source>Escape as Bat: where does Dracula fly?</source>
        <translation>«Обернуться летучей мышью»: куда летит Дракула?</translation>
    </message>
    <message>
        <source>In secret, to a city without hunters; or he stays.</source>
        <translation>Втайне — в город без охотников. Можно и остаться.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>nothing on the trail changes</source>
        <translation>на следе ничего не меняется</translation>
    </message>
    <message>
        <source>delayed, and loses all Items or suffers 3</source>
        <translation>задержка; потеря предметов или 3 раны</translation>
    </message>
    <message>
        <source>the next round has no day</source>
        <translation>в следующем раунде нет дня</translation>
    </message>
    <message>
        <source>takes Consecrated Ground off the board</source>
        <translation>убирает Святую землю с поля</translation>
    </message>
    <message>
        <source>discards the hunters&apos; ally</source>
        <translation>сбрасывает союзника охотников</translation>
    </message>
    <message>
        <source>no supply in the next hunter phase</source>
        <translation>без снаряжения в следующей фазе охотников</translation>
    </message>
    <message>
        <source>as ally: swap a card in every phase</source>
        <translation>союзник: замена карты в каждой фазе</translation>
    </message>
    <message>
        <source>a card on up to two of slots 1 to 3</source>
        <translation>по карте на 1–2 ячейки из первых трёх</translation>
    </message>
    <message>
        <source>the card works after all; no more escapes</source>
        <translation>карта всё же действует; больше никаких побегов</translation>
    </message>
    <message>
        <source>you choose where the train goes</source>
        <translation>вы выбираете, куда едет поезд</translation>
    </message>
    <message>
        <source>as ally: 1 damage in every phase</source>
        <translation>союзник: 1 рана в каждой фазе</translation>
    </message>
    <message>
        <source>4 damage to a hunter</source>
        <translation>4 раны охотнику</translation>
    </message>
    <message>
        <source>a card on slot 3</source>
        <translation>карта на ячейку 3</translation>
    </message>
    <message>
        <source>as ally: the top Event card in every phase</source>
        <translation>союзник: верхняя карта колоды событий в каждой фазе</translation>
    </message>
    <message>
        <source>your cards among the top six</source>
        <translation>ваши карты из шести верхних</translation>
    </message>
    <message>
        <source>combats at dawn and by day count as night</source>
        <translation>бои на рассвете и днём — как ночью</translation>
    </message>
    <message>
        <source>three Roadblock tokens</source>
        <translation>три жетона препятствия</translation>
    </message>
    <message>
        <source>a vampire comes back to the hand, the hunter is bitten</source>
        <translation>вампир возвращается на руку, а охотник укушен</translation>
    </message>
    <message>
        <source>the hunters&apos; card is cancelled</source>
        <translation>карта охотников отменяется</translation>
    </message>
    <message>
        <source>up to three Storm tokens</source>
        <translation>до трёх жетонов шторма</translation>
    </message>
    <message>
        <source>a second Dracula phase</source>
        <translation>вторая фаза Дракулы</translation>
    </message>
    <message>
        <source>a bitten hunter loses a card and is moved</source>
        <translation>укушенный охотник теряет карту и передвигается</translation>
    </message>
    <message>
        <source>you choose where the ride goes on to</source>
        <translation>вы выбираете, куда ехать дальше</translation>
    </message>
    <message>
        <source>not in the hand</source>
        <translation>нет на руке</translation>
    </message>
    <message>
        <source>not against this</source>
        <translation>против этого не годится</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Your Event cards</source>
        <translation>Ваши карты событий</translation>
    </message>
    <message>
        <source>Which Roadblock goes?</source>
        <translation>Какое препятствие убрать?</translation>
    </message>
    <message>
        <source>Where does a Roadblock go?</source>
        <translation>Куда поместить препятствие?</translation>
    </message>
    <message>
        <source>At the end of dusk one of them leaves the board.</source>
        <translation>В конце заката один такой жетон убирается с поля.</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1.</source>
        <translation>Осталось поместить препятствий: %1.</translation>
    </message>
    <message>
        <source>A Roadblock: next to which city?</source>
        <translation>Препятствие: возле какого города?</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1. Tap one end of the road or railway, then the other.</source>
        <translation>Осталось поместить препятствий: %1. Укажите один конец дороги или железной дороги, затем другой.</translation>
    </message>
    <message>
        <source>And the other end?</source>
        <translation>А другой конец?</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Один конец: %1.</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>железная дорога</translation>
    </message>
    <message>
        <source>road</source>
        <translation>дорога</translation>
    </message>
    <message>
        <source>On which slot goes a card?</source>
        <translation>На какую ячейку положить карту?</translation>
    </message>
    <message>
        <source>An Encounter card from the hand, face down.</source>
        <translation>Карту столкновения с руки, взакрытую.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>больше не нужно</translation>
    </message>
    <message>
        <source>It goes face down on slot %1.</source>
        <translation>Она ляжет взакрытую на ячейку %1.</translation>
    </message>
    <message>
        <source>Fog: whom does Dracula fight?</source>
        <translation>Туман: с кем сражается Дракула?</translation>
    </message>
    <message>
        <source>In the fog he may leave hunters alone.</source>
        <translation>В тумане он может уклониться от боя с охотниками.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ни с кем</translation>
    </message>
    <message>
        <source>no combat</source>
        <translation>без боя</translation>
    </message>
    <message>
        <source>a combat</source>
        <translation>бой</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>сражается</translation>
    </message>
    <message>
        <source>is left alone</source>
        <translation>не сражается</translation>
    </message>
    <message>
        <source>No combat</source>
        <translation>Без боя</translation>
    </message>
    <message>
        <source>To the combat</source>
        <translation>К бою</translation>
    </message>
    <message>
        <source>Which Storm goes?</source>
        <translation>Какой шторм убрать?</translation>
    </message>
    <message>
        <source>In place of an action. The hunter arrives there, and becomes delayed.</source>
        <translation>Вместо действия. Охотник попадает туда и становится задержанным.</translation>
    </message>
    <message>
        <source>Leave the hunter there</source>
        <translation>Не передвигать</translation>
    </message>
    <message>
        <source>the Bats token is discarded</source>
        <translation>жетон летучих мышей сбрасывается</translation>
    </message>
    <message>
        <source>Both are equally near; the hunter comes there at dawn.</source>
        <translation>Обе одинаково близко; охотник окажется в ней на рассвете.</translation>
    </message>
    <message>
        <source>Each card once, in any order, or none.</source>
        <translation>Каждую карту один раз, в любом порядке — или ни одной.</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Не нападать</translation>
    </message>
    <message>
        <source>the cards stay as they are</source>
        <translation>карты остаются как есть</translation>
    </message>
    <message>
        <source>%1 searches</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 проводит обыск</translation>
    </message>
    <message>
        <source>Nothing lies there. Say so.</source>
        <translation>Там ничего нет. Так и скажите.</translation>
    </message>
    <message>
        <source>Everything is turned up: %1.</source>
        <translation>Раскрывается всё: %1.</translation>
    </message>
    <message>
        <source>nothing is found</source>
        <translation>ничего не найдено</translation>
    </message>
    <message>
        <source>turn the cards up</source>
        <translation>раскрыть карты</translation>
    </message>
    <message>
        <source>back to the hand</source>
        <translation>обратно на руку</translation>
    </message>
    <message>
        <source>Discard which Encounter cards?</source>
        <translation>Какие карты столкновений сбросить?</translation>
    </message>
    <message>
        <source>Exactly so many more: %1.</source>
        <translation>Осталось сбросить ровно: %1.</translation>
    </message>
    <message>
        <source>Up to so many more: %1.</source>
        <translation>Можно сбросить ещё: до %1.</translation>
    </message>
    <message>
        <source>no more are discarded</source>
        <translation>больше ничего не сбрасывается</translation>
    </message>
    <message>
        <source>%1: which city?</source>
        <translation>%1: какой город?</translation>
    </message>
    <message>
        <source>Which city?</source>
        <translation>Какой город?</translation>
    </message>
    <message>
        <source>%1: which hunter?</source>
        <translation>%1: какой охотник?</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Какой охотник?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Какая карта события досталась Дракуле?</translation>
    </message>
    <message>
        <source>Look at it in secret. Cards to enter: %1.</source>
        <translation>Посмотрите её втайне. Осталось записать карт: %1.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Это всё</translation>
    </message>
    <message>
        <source>no more of them were Dracula&apos;s</source>
        <translation>других карт Дракулы нет</translation>
    </message>
    <message>
        <source>Play %1 now?</source>
        <translation>%1: разыграть сейчас?</translation>
    </message>
    <message>
        <source>It has just come into your hand.</source>
        <translation>Эта карта только что попала вам на руку.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>for later</source>
        <translation>на потом</translation>
    </message>
    <message>
        <source>Too many Event cards</source>
        <translation>Слишком много карт событий</translation>
    </message>
    <message>
        <source>Discard down to %1, or play one that fits.</source>
        <translation>Оставьте не больше %1 или разыграйте подходящую.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Where does a Storm go?</source>
        <translation>Куда поместить шторм?</translation>
    </message>
    <message>
        <source>Storms to place: %1.</source>
        <translation>Осталось поместить штормов: %1.</translation>
    </message>
    <message>
        <source>no more Storms</source>
        <translation>больше не нужно</translation>
    </message>
    <message>
        <source>%1: where does %2 go?</source>
        <translation>%2: куда передвинуть? (%1)</translation>
    </message>
    <message>
        <source>You choose.</source>
        <translation>Выбираете вы.</translation>
    </message>
    <message>
        <source>%1: discard a card for another?</source>
        <translation>%1: сменить карту?</translation>
    </message>
    <message>
        <source>The discarded card is seen by all.</source>
        <translation>Сброшенную карту видят все.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Не менять</translation>
    </message>
    <message>
        <source>%1: is the top Event card Dracula&apos;s?</source>
        <translation>%1: верхняя карта колоды событий — Дракулы?</translation>
    </message>
    <message>
        <source>If it is, choose it; else it stays on the deck.</source>
        <translation>Если да, выберите её. Если нет, она остаётся на колоде.</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>the card stays where it is</source>
        <translation>карта остаётся на месте</translation>
    </message>
    <message>
        <source>Which discarded Event card do you keep?</source>
        <translation>Какую сброшенную карту события оставить?</translation>
    </message>
    <message>
        <source>In secret. Your other discarded cards go into the deck.</source>
        <translation>Втайне. Остальные ваши сброшенные карты уходят в колоду.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Никакую</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>таких карт нет</translation>
    </message>
    <message>
        <source>The hunters play %1</source>
        <translation>Охотники разыгрывают: %1</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>Which card do the hunters discard?</source>
        <translation>Какую карту сбрасывают охотники?</translation>
    </message>
    <message>
        <source>They have seen your hand and choose one Encounter card.</source>
        <translation>Они видели вашу руку и выбирают одну карту столкновения.</translation>
    </message>
    <message>
        <source>Bats token: you move the hunter in place of an action</source>
        <translation>жетон летучих мышей: передвижение вместо действия</translation>
    </message>
    <message>
        <source>draw %1 cards, discard up to %2</source>
        <translation>взять карт: %1, сбросить до %2</translation>
    </message>
    <message>
        <source>a combat, life %1</source>
        <translation>бой, здоровье: %1</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there, %2 less for each weapon shown</source>
        <translation>всем охотникам там раны: %1, за каждое раскрытое оружие на %2 меньше</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there</source>
        <translation>всем охотникам там раны: %1</translation>
    </message>
    <message>
        <source>every hunter there: %1 damage for each Item kept</source>
        <translation>всем охотникам там раны за каждый оставшийся предмет: %1</translation>
    </message>
    <message>
        <source>%1 more and delayed without a weapon</source>
        <translation>без оружия ещё раны (%1) и задержка</translation>
    </message>
    <message>
        <source>shows all cards, loses all tickets</source>
        <translation>карты показаны, билеты сброшены</translation>
    </message>
    <message>
        <source>Fog; by day every hunter there is delayed</source>
        <translation>туман, а днём все охотники там задержаны</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>задержка</translation>
    </message>
    <message>
        <source>discarded if the hunter becomes delayed</source>
        <translation>сбрасывается, если охотник задержан</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>раны: %1 из %2</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>укусы: %1</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>летучие мыши</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day of the week and a time of the day.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>before the combat; the card is discarded</source>
        <translation>до боя; карта сбрасывается</translation>
    </message>
    <message>
        <source>The end of the Dracula phase</source>
        <translation>Конец фазы Дракулы</translation>
    </message>
    <message>
        <source>Cards for this time can be played now.</source>
        <translation>Сейчас можно разыграть карты этого момента.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Закончить фазу</translation>
    </message>
    <message>
        <source>the cards stay in the hand</source>
        <translation>карты остаются на руке</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it, and Hide.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Вы обязаны раскрыть карту %1{of} (%2), а с ней и карту «Спрятаться».</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Вы обязаны раскрыть карту %1{of} (%2).</translation>
    </message>
    <message>
        <source>%1 lies face up in %2, and Hide is revealed too.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Карта %1{of} (%2) уже открыта; раскрывается и карта «Спрятаться».</translation>
    </message>
    <message>
        <source>%1 lies face up in %2.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Карта %1{of} (%2) уже открыта.</translation>
    </message>
    <message>
        <source>The lair is empty and is cleared.</source>
        <translation>Логово пусто и очищается.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards can ambush.</source>
        <translation>
            <numerusform>Напасть из засады может %n карта.</numerusform>
            <numerusform>Напасть из засады могут %n карты.</numerusform>
            <numerusform>Напасть из засады могут %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal it</source>
        <translation>Раскрыть</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>nothing is turned up</source>
        <translation>ничего не раскрывается</translation>
    </message>
    <message>
        <source>then ambushes, if you like</source>
        <translation>затем можно напасть из засады</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>карта остаётся открытой</translation>
    </message>
    <message>
        <source>and the empty lair is cleared</source>
        <translation>а пустое логово очищается</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Не то место</translation>
    </message>
    <message>
        <source>take it back, or tap the right one</source>
        <translation>отмените или укажите верное</translation>
    </message>
    <message>
        <source>It was by road</source>
        <translation>Прибытие по дороге</translation>
    </message>
    <message>
        <source>It was by sea</source>
        <translation>Прибытие по морю</translation>
    </message>
    <message>
        <source>It was by train</source>
        <translation>Прибытие поездом</translation>
    </message>
    <message>
        <source>None of the cards in the hand is for this time.</source>
        <translation>Ни одна карта на руке не подходит для этого момента.</translation>
    </message>
    <message>
        <source>They ask which hunters are adjacent to Dracula.</source>
        <translation>Охотники спрашивают, кто из них по соседству с Дракулой.</translation>
    </message>
    <message>
        <source>%1 (%2): they ask which hideouts are adjacent.</source>
        <extracomment>%1 is a hunter, man or woman, %2 where the hunter is.</extracomment>
        <translation>%1 (%2): охотники спрашивают, какие убежища по соседству.</translation>
    </message>
    <message>
        <source>They ask about: %1.</source>
        <extracomment>%1 are one or two cities, or a slot of the trail.</extracomment>
        <translation>Охотники спрашивают про: %1.</translation>
    </message>
    <message>
        <source>Encounter cards that stay face down there: %1.</source>
        <translation>Карты столкновений, которые остаются там закрытыми: %1.</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Раскрыть карты</translation>
    </message>
    <message>
        <source>the cards stay face up</source>
        <translation>карты остаются открытыми</translation>
    </message>
    <message>
        <source>a Power card lies there</source>
        <translation>там лежит карта могущества</translation>
    </message>
    <message>
        <source>Hide is associated with it</source>
        <translation>с ним связана карта «Спрятаться»</translation>
    </message>
    <message>
        <source>the current location</source>
        <translation>текущая локация</translation>
    </message>
    <message>
        <source>no hideout can be chosen</source>
        <translation>нельзя выбрать ни одно убежище</translation>
    </message>
    <message>
        <source>No hideout can be chosen now. Tap one to read why.</source>
        <translation>Сейчас нельзя выбрать ни одно убежище. Коснитесь одного из них, чтобы узнать почему.</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Куда летучие мыши уносят %1{whom}?</translation>
    </message>
    <message>
        <source>To which hospital does %1 go?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>В какую больницу попадает %1?</translation>
    </message>
    <message>
        <source>Ambush %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Напасть на %1{whom} из засады?</translation>
    </message>
    <message>
        <source>%1 searches %2{in}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 проводит обыск %2{in}</translation>
    </message>
    <message>
        <source>Which vampire seduces %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Какой вампир соблазняет %1{whom}?</translation>
    </message>
    <message>
        <source>stay %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>остаться %1{in}</translation>
    </message>
    <message>
        <source>Which card will lie %1{in}?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Какую карту положить %1{in}?</translation>
    </message>
    <message>
        <source>Nothing of yours is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{in} ничего вашего нет.</translation>
    </message>
    <message>
        <source>%1 comes %2{to}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 прибывает %2{to}</translation>
    </message>
    <message>
        <source>only in a search: %1</source>
        <translation>только при обыске: %1</translation>
    </message>
    <message>
        <source>Ask the hunters for a word</source>
        <translation>Попросите у охотников слово</translation>
    </message>
    <message>
        <source>You are about to draw. With their word the decks are shuffled anew: until it is said nobody can know what comes. Phones give their shares by themselves.</source>
        <translation>Сейчас вы возьмёте карту. С их словом колоды перемешаются заново: пока его не назвали, никто не может знать, что придёт. Телефоны дают свои доли сами.</translation>
    </message>
    <message>
        <source>Enter their word</source>
        <translation>Ввести их слово</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Взять без слова</translation>
    </message>
    <message>
        <source>It was by %1</source>
        <extracomment>%1 is the Item Fast Horses.</extracomment>
        <translation>Это были «%1»</translation>
    </message>
    <message>
        <source>Cards with %1 never mature: they can only ambush, or be found in a search.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Карты на карте %1 никогда не активируются: они годятся только для засады или обыска.</translation>
    </message>
    <message>
        <source>Cards with %1 never mature, and its city has left the trail: nothing can come of them.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Карты на карте %1 никогда не активируются, а её город уже покинул след: толку от них не будет.</translation>
    </message>
    <message>
        <source>without effects: cards with %1 never mature</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>без эффектов: карты на карте %1 не активируются</translation>
    </message>
    <message>
        <source>no card there has an effect: cards are discarded</source>
        <translation>ни у одной карты нет эффекта, карты сбрасываются</translation>
    </message>
    <message>
        <source>%1: never matures</source>
        <comment>Encounter cards with Hide</comment>
        <translation>%1: не активируется</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Остаётся союзником</translation>
    </message>
    <message>
        <source>At once: a city is asked about</source>
        <translation>Сразу: вопрос о городе</translation>
    </message>
    <message>
        <source>it has had its turn</source>
        <translation>уже сыграна в этой засаде</translation>
    </message>
    <message>
        <source>only when it is found in a search</source>
        <translation>только если её найдут при поиске</translation>
    </message>
    <message>
        <source>Pride: too early, it will be cancelled</source>
        <translation>Гордыня: слишком рано, будет отменена</translation>
    </message>
    <message>
        <source>%1 damage if it cancels %2 or %3</source>
        <translation>ранит на %1, если отменяет: %2 или %3</translation>
    </message>
    <message>
        <source>%1 damage against %2 or %3</source>
        <translation>ранит на %1 против: %2 или %3</translation>
    </message>
    <message>
        <source>%1 damage; against %2 a bite instead</source>
        <translation>ранит на %1; против: %2 — укус</translation>
    </message>
    <message>
        <source>one hunter or more leave the combat</source>
        <translation>один или несколько охотников выходят из боя</translation>
    </message>
    <message>
        <source>the hunter leaves the combat</source>
        <translation>охотник выходит из боя</translation>
    </message>
    <message>
        <source>cancels %1</source>
        <extracomment>%1 are Dracula&apos;s Combat cards.</extracomment>
        <translation>отменяет: %1</translation>
    </message>
    <message>
        <source>cancels any card of Dracula&apos;s</source>
        <translation>отменяет любую его карту</translation>
    </message>
    <message>
        <source>%1 is played at once</source>
        <translation>Карта «%1» разыгрывается сразу</translation>
    </message>
</context>
<context>
    <name>TypedPlace</name>
    <message>
        <source>“%1” means nothing here. Type the name of a place.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«%1» здесь ничего не значит. Введите название места.</translation>
    </message>
</context>
<context>
    <name>WayWords</name>
    <message>
        <source>by road</source>
        <translation>по дороге</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>по морю</translation>
    </message>
    <message>
        <source>out of the hospital</source>
        <translation>из больницы</translation>
    </message>
    <message>
        <source>by train</source>
        <translation>поездом</translation>
    </message>
    <message>
        <source>by train, 1 railway</source>
        <translation>поездом, 1 перегон</translation>
    </message>
    <message numerus="yes">
        <source>by train, %n railways</source>
        <translation>
            <numerusform>поездом, %n перегон</numerusform>
            <numerusform>поездом, %n перегона</numerusform>
            <numerusform>поездом, %n перегонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::AnswerSheet</name>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>сейчас %1</translation>
    </message>
</context>
<context>
    <name>demeter::BoardCheckScreen</name>
    <message>
        <source>Check my board</source>
        <translation>Сверить моё поле</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Сохранить и выйти</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>На вашем поле всё так же? Нажмите на то, что отличается.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>дорога</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>белая</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>жёлтая</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Чего-то не хватает: укажите это на карте или выберите.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Чего не хватает</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Крупный город</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Малый город</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>нажмите, чтобы изменить</translation>
    </message>
    <message>
        <source>region; tap to change</source>
        <translation>регион; нажмите, чтобы изменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 places</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; из %2 мест</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Пока без изменений.</translation>
    </message>
    <message>
        <source>It agrees: save your board</source>
        <translation>Совпадает: сохранить ваше поле</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Совпадает: далее, %1</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1: это место уже есть в списке.</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>около %1 мин</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Изменений пока: %1</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: туда ничто не может вести.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>На телефоне</translation>
    </message>
    <message>
        <source>Phones that show it: %1</source>
        <translation>Телефонов, показывающих сверку: %1</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>ж. д.</translation>
    </message>
</context>
<context>
    <name>demeter::BoardFound</name>
    <message>
        <source>%1 – %2: there is a road.</source>
        <translation>%1 – %2: дорога есть.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no road.</source>
        <translation>%1 – %2: дороги нет.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is white.</source>
        <translation>%1 – %2: железная дорога белая.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is yellow.</source>
        <translation>%1 – %2: железная дорога жёлтая.</translation>
    </message>
    <message>
        <source>%1 – %2: there is a railway.</source>
        <translation>%1 – %2: железная дорога есть.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no railway.</source>
        <translation>%1 – %2: железной дороги нет.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have a common border.</source>
        <translation>%1 – %2: у морских зон есть общая граница.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have no common border.</source>
        <translation>%1 – %2: у морских зон нет общей границы.</translation>
    </message>
    <message>
        <source>%1 – %2: there is an anchor.</source>
        <translation>%1 – %2: якорь есть.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no anchor.</source>
        <translation>%1 – %2: якоря нет.</translation>
    </message>
    <message>
        <source>%1 is a large city.</source>
        <translation>%1 — крупный город.</translation>
    </message>
    <message>
        <source>%1 is a small city.</source>
        <translation>%1 — малый город.</translation>
    </message>
    <message>
        <source>%1 belongs to the region %2.</source>
        <translation>%1 относится к региону «%2».</translation>
    </message>
    <message>
        <source>What is otherwise on my board than on Demeter&apos;s map (%1):</source>
        <translation>Чем моё поле отличается от карты Demeter (%1):</translation>
    </message>
    <message>
        <source>I have found nothing on my board that is otherwise than on Demeter&apos;s map (%1).</source>
        <translation>На моём поле не нашлось отличий от карты Demeter (%1).</translation>
    </message>
    <message>
        <source>%1 of %2 places have been looked at.</source>
        <translation>Проверено мест: %1 из %2.</translation>
    </message>
    <message>
        <source>road %1</source>
        <translation>дорога %1</translation>
    </message>
    <message>
        <source>white railway %1</source>
        <translation>белая железная дорога %1</translation>
    </message>
    <message>
        <source>yellow railway %1</source>
        <translation>жёлтая железная дорога %1</translation>
    </message>
    <message>
        <source>railway %1</source>
        <translation>железная дорога %1</translation>
    </message>
    <message>
        <source>sea border %1</source>
        <translation>морская граница %1</translation>
    </message>
    <message>
        <source>anchor %1</source>
        <translation>якорь %1</translation>
    </message>
    <message>
        <source>its size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>its region</source>
        <translation>регион</translation>
    </message>
    <message>
        <source>its anchors</source>
        <translation>якоря</translation>
    </message>
    <message>
        <source>Look closely: %1.</source>
        <translation>Посмотрите внимательно: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BoardSetupPage</name>
    <message>
        <source>Your boards</source>
        <translation>Ваши поля</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Сверить моё поле</translation>
    </message>
    <message>
        <source>City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time.</source>
        <translation>Город за городом по настоящему полю; это займёт десять–пятнадцать минут, и прервать можно в любой момент.</translation>
    </message>
    <message>
        <source>Add a board from a file…</source>
        <translation>Добавить поле из файла…</translation>
    </message>
    <message>
        <source>Save this board as a file…</source>
        <translation>Сохранить это поле в файл…</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Название вашего поля</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Сохранить название</translation>
    </message>
    <message>
        <source>Rename this board</source>
        <translation>Переименовать это поле</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Удалить это поле</translation>
    </message>
    <message>
        <source>Games that are played on it keep it.</source>
        <translation>В партиях, которые на нём идут, оно останется.</translation>
    </message>
    <message>
        <source>The map is not confirmed.</source>
        <translation>Поле ещё не сверено с вашим.</translation>
    </message>
    <message>
        <source>%1 of %2 places confirmed</source>
        <translation>сверено мест: %1 из %2</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Добавить поле</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Поля (*.json)</translation>
    </message>
    <message>
        <source>The board %1 is one of yours now.</source>
        <translation>Поле «%1» теперь среди ваших.</translation>
    </message>
    <message>
        <source>Further errors: %1</source>
        <translation>Ещё ошибок: %1</translation>
    </message>
    <message>
        <source>This is no board that can be played on.</source>
        <translation>На таком поле играть нельзя.</translation>
    </message>
    <message>
        <source>Save this board</source>
        <translation>Сохранить это поле</translation>
    </message>
    <message>
        <source>The board is saved as %1.</source>
        <translation>Поле сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BookSheet</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Статьи</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Статья</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>With only some of these words</source>
        <translation>Только с частью этих слов</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
</context>
<context>
    <name>demeter::CardSheet</name>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>В этой партии</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>В правилах</translation>
    </message>
    <message>
        <source>Other cards here</source>
        <translation>Другие карты здесь</translation>
    </message>
</context>
<context>
    <name>demeter::CheckPhonesSheet</name>
    <message>
        <source>Check on a phone</source>
        <translation>Сверка на телефоне</translation>
    </message>
    <message>
        <source>Any phone in the same network can go through the board in its browser, beside the cardboard. Several can do it together. Nothing has to be installed.</source>
        <translation>На любом телефоне в той же сети можно сверить поле в браузере, прямо рядом с настоящим. Можно сверять и на нескольких сразу. Устанавливать ничего не нужно.</translation>
    </message>
    <message>
        <source>Check on phones</source>
        <translation>Сверять на телефонах</translation>
    </message>
    <message>
        <source>No phone shows the comparison any longer.</source>
        <translation>Больше ни один телефон не показывает сверку.</translation>
    </message>
    <message>
        <source>QR code with the comparison&apos;s address</source>
        <translation>QR-код с адресом сверки</translation>
    </message>
    <message>
        <source>No phone shows the comparison yet.</source>
        <translation>Пока ни один телефон не показывает сверку.</translation>
    </message>
    <message>
        <source>Phones that show the comparison: %1</source>
        <translation>Телефонов, показывающих сверку: %1</translation>
    </message>
    <message>
        <source>What is tapped on a phone is done here at once. Leaving the comparison or starting a game ends it on the phones.</source>
        <translation>Каждое нажатие на телефоне сразу действует здесь. Если выйти из сверки или начать партию, сверка на телефонах закончится.</translation>
    </message>
</context>
<context>
    <name>demeter::CoachPanel</name>
    <message>
        <source>Practice</source>
        <translation>Пробная партия</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Skip the first round</source>
        <translation>Пропустить первый раунд</translation>
    </message>
</context>
<context>
    <name>demeter::CorrectionSheet</name>
    <message>
        <source>When the program and the table differ, the table is right. The correction and its reason are public; what it says of hidden cards is not.</source>
        <translation>Если программа и стол расходятся, прав стол. Исправление и его причина открыты всем; сведения о скрытых картах в нём — нет.</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Сначала заполните поля.</translation>
    </message>
    <message>
        <source>The program has: %1. It will have: %2.</source>
        <extracomment>Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.</extracomment>
        <translation>В программе сейчас: %1. Станет: %2.</translation>
    </message>
    <message>
        <source>Write the reason first: the table hears it.</source>
        <translation>Сначала напишите причину: её услышит весь стол.</translation>
    </message>
    <message>
        <source>Why? The table hears the reason</source>
        <translation>Почему? Причину услышит весь стол</translation>
    </message>
    <message>
        <source>For example: forgotten yesterday</source>
        <translation>Например: вчера забыли</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Исправить вручную</translation>
    </message>
</context>
<context>
    <name>demeter::CurtainWarning</name>
    <message>
        <source>The curtain falls in %1 s.</source>
        <comment>seconds</comment>
        <translation>Занавес опустится через %1 с.</translation>
    </message>
    <message>
        <source>Any touch or key keeps it open.</source>
        <translation>Любое касание или нажатие клавиши оставит его поднятым.</translation>
    </message>
</context>
<context>
    <name>demeter::DBusScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Идёт партия</translation>
    </message>
</context>
<context>
    <name>demeter::DealSheet</name>
    <message>
        <source>A fair deal</source>
        <translation>Честная раздача</translation>
    </message>
    <message>
        <source>Shuffle and deal</source>
        <translation>Перемешать и раздать</translation>
    </message>
    <message>
        <source>Hunters, photograph this code.</source>
        <translation>Охотники, сфотографируйте этот код.</translation>
    </message>
    <message>
        <source>QR code of the deal</source>
        <translation>QR-код раздачи</translation>
    </message>
    <message>
        <source>Or note the digits:</source>
        <translation>Или запишите цифры:</translation>
    </message>
    <message>
        <source>Say any word.</source>
        <translation>Назовите любое слово.</translation>
    </message>
    <message>
        <source>Without a word you have to trust the program.</source>
        <translation>Без слова вам придётся поверить программе.</translation>
    </message>
    <message>
        <source>A second code of the deal means a second deal.</source>
        <translation>Второй код раздачи означает вторую раздачу.</translation>
    </message>
    <message>
        <source>This is fair: the code is fixed before anybody knows the word, so nobody can stack the cards. After the game you can check it.</source>
        <translation>Это честно: код закреплён раньше, чем назвали слово, и карты никто не подтасует. После партии это можно проверить.</translation>
    </message>
</context>
<context>
    <name>demeter::EndingStage</name>
    <message>
        <source>Reveal the game</source>
        <translation>Раскрыть партию</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>The hunt in numbers</source>
        <translation>Охота в числах</translation>
    </message>
    <message>
        <source>The map shows only what the table saw. The whole way comes to light when the game is revealed.</source>
        <translation>На карте только то, что видел стол. Весь путь откроется, когда партию раскроют.</translation>
    </message>
    <message>
        <source>Watch the hunt</source>
        <translation>Посмотреть охоту</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Whole way</source>
        <translation>Весь путь</translation>
    </message>
    <message>
        <source>Where in the hunt</source>
        <translation>Момент охоты</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Все числа</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Партия в числах</translation>
    </message>
    <message>
        <source>What stayed hidden comes to light when the game is revealed.</source>
        <translation>То, что было скрыто, откроется, когда партию раскроют.</translation>
    </message>
</context>
<context>
    <name>demeter::FinishSheet</name>
    <message>
        <source>Our board</source>
        <translation>Наше поле</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Ваше поле</translation>
    </message>
    <message>
        <source>%1 of %2 places are as on your board now.</source>
        <translation>Мест, которые уже совпадают с вашим полем: %1 из %2.</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Что отличается</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Пока ничего.</translation>
    </message>
    <message>
        <source>This does not hold together</source>
        <translation>Здесь что-то не сходится</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Поделиться найденным</translation>
    </message>
    <message>
        <source>Copies a short text to be pasted.</source>
        <translation>Копирует короткий текст, чтобы его вставить.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Текст в буфере обмена.</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Название вашего поля</translation>
    </message>
    <message>
        <source>Save as your board</source>
        <translation>Сохранить как ваше поле</translation>
    </message>
    <message>
        <source>New games offer it. You can go on with the comparison later.</source>
        <translation>Оно будет предлагаться для новых партий. Сверку можно продолжить позже.</translation>
    </message>
    <message>
        <source>Leave without saving a board</source>
        <translation>Выйти, не сохраняя поле</translation>
    </message>
    <message>
        <source>All that you have looked at is kept.</source>
        <translation>Всё проверенное сохранится.</translation>
    </message>
</context>
<context>
    <name>demeter::FirstRoundEnd</name>
    <message>
        <source>That was a first round</source>
        <translation>Это был первый раунд</translation>
    </message>
    <message>
        <source>Nothing of it is kept. In a game everything goes on like this: the screen asks for what is next.</source>
        <translation>Он не сохраняется. В партии всё идёт так же: экран сам спрашивает о следующем шаге.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>with the hunters at the table</source>
        <translation>с охотниками за столом</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>F1 opens them at any time, at the topic of what is asked.</source>
        <translation>F1 открывает их в любой момент, сразу на нужной статье.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>F3: the first game, phones, the proof</source>
        <translation>F3: первая партия, телефоны, доказательство</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>The first round is found there again.</source>
        <translation>Там можно сыграть первый раунд ещё раз.</translation>
    </message>
</context>
<context>
    <name>demeter::FormSheet</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Записано.</translation>
    </message>
</context>
<context>
    <name>demeter::GameChoiceSheet</name>
    <message>
        <source>Which game lies on the table?</source>
        <translation>Что лежит на столе?</translation>
    </message>
</context>
<context>
    <name>demeter::GameListModel</name>
    <message>
        <source>Game of %1</source>
        <translation>Партия от %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a game</comment>
        <translation>раскрыта</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <comment>a game</comment>
        <translation>удалена %1</translation>
    </message>
    <message>
        <source>goes for good on %1</source>
        <comment>a game</comment>
        <translation>исчезнет %1</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>a game</comment>
        <translation>начата %1</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>последний раз&#xa0;— %1</translation>
    </message>
    <message>
        <source>revealed, then played on</source>
        <comment>a game</comment>
        <translation>раскрыта, затем продолжена</translation>
    </message>
</context>
<context>
    <name>demeter::GamesSheet</name>
    <message>
        <source>Deleted games</source>
        <translation>Удалённые партии</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message numerus="yes">
        <source>They stay here for %n days, then they are removed for good.</source>
        <translation>
            <numerusform>Они хранятся здесь %n день, потом исчезают навсегда.</numerusform>
            <numerusform>Они хранятся здесь %n дня, потом исчезают навсегда.</numerusform>
            <numerusform>Они хранятся здесь %n дней, потом исчезают навсегда.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Поиск по названию или игроку</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>К сохранённым партиям</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Открыть из файла…</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Название этой партии</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Сохранить название</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>No game has been deleted.</source>
        <translation>Удалённых партий нет.</translation>
    </message>
    <message>
        <source>No game is kept here yet.</source>
        <translation>Сохранённых партий пока нет.</translation>
    </message>
    <message>
        <source>No game has this name or this player.</source>
        <translation>Партии с таким названием или игроком нет.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>A name has at most %1 signs; this one has %2.</source>
        <translation>В названии может быть не больше %1 знаков; в этом их %2.</translation>
    </message>
    <message>
        <source>The name could not be kept. %1</source>
        <translation>Название не удалось сохранить. %1</translation>
    </message>
    <message>
        <source>The game stays where it is. %1</source>
        <translation>Партия остаётся на месте. %1</translation>
    </message>
    <message>
        <source>The game could not be brought back. %1</source>
        <translation>Вернуть партию не удалось. %1</translation>
    </message>
    <message>
        <source>%1 is among the saved games again.</source>
        <translation>%1 снова среди сохранённых партий.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
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
        <source>Before Dracula %1</source>
        <translation>Перед Дракулой: %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Слухи: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Ваш союзник</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Союзник охотников</translation>
    </message>
    <message>
        <source>Fold the hand</source>
        <translation>Свернуть руку</translation>
    </message>
    <message>
        <source>Unfold the hand</source>
        <translation>Развернуть руку</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Верхняя панель</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Неделя %1</translation>
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
        <translation>Отменить «%1»</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить «%1»</translation>
    </message>
    <message>
        <source>week %1, round %2</source>
        <translation>неделя %1, раунд %2</translation>
    </message>
    <message>
        <source>ally: %1</source>
        <translation>союзник: %1</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message>
        <source>Menu: journal, table, settings</source>
        <translation>Меню: журнал, стол, настройки</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Rumors</source>
        <translation>Слухи</translation>
    </message>
    <message>
        <source>Draw the curtain (Esc; Shift+Esc, whatever is open)</source>
        <translation>Опустить занавес (Esc; Shift+Esc поверх всего)</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Журнал партии</translation>
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
        <source>Choose a line first</source>
        <translation>Сначала выберите строку</translation>
    </message>
    <message>
        <source>Choose a line, then go back to before it. Nothing is lost: the lines stay here until something else is done.</source>
        <translation>Выберите строку и вернитесь к моменту до неё. Ничего не теряется: строки остаются здесь, пока не сделано что-то другое.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Dracula</source>
        <comment>whose steps</comment>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>whose steps</comment>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>Whose steps</source>
        <translation>Чьи шаги</translation>
    </message>
    <message>
        <source>A step without news</source>
        <extracomment>A step such as going on, or a hunter who passes, in the journal.</extracomment>
        <translation>Шаг без новостей</translation>
    </message>
    <message numerus="yes">
        <source>%n steps without news</source>
        <extracomment>Steps such as going on, or hunters who pass, in the journal.</extracomment>
        <translation>
            <numerusform>%n шаг без новостей</numerusform>
            <numerusform>%n шага без новостей</numerusform>
            <numerusform>%n шагов без новостей</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The game stands here.</source>
        <translation>Партия сейчас здесь.</translation>
    </message>
    <message>
        <source>Do it again up to this line</source>
        <translation>Повторить до этой строки</translation>
    </message>
    <message>
        <source>Go back to before this line</source>
        <translation>Вернуться к моменту до этой строки</translation>
    </message>
</context>
<context>
    <name>demeter::KeeperSheet</name>
    <message>
        <source>Whose secret is it?</source>
        <translation>Чей это секрет?</translation>
    </message>
</context>
<context>
    <name>demeter::LegendSheet</name>
    <message>
        <source>What the signs mean</source>
        <translation>Что означают знаки</translation>
    </message>
    <message>
        <source>%1. In the rules: %2</source>
        <extracomment>A sign, and the topic of the rules that its button opens.</extracomment>
        <translation>%1. В правилах: %2</translation>
    </message>
</context>
<context>
    <name>demeter::LinkSheet</name>
    <message>
        <source>A new address</source>
        <translation>Новый адрес</translation>
    </message>
    <message>
        <source>Everybody is thrown out and has to scan the new code.</source>
        <translation>Все будут отключены и должны отсканировать новый код.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Выключить</translation>
    </message>
    <message>
        <source>This device is in no network</source>
        <translation>Это устройство не в сети</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi that the phones are in. Where there is none, switch on the hotspot of a phone and connect this device to it. No internet is needed.</source>
        <translation>Подключите его к Wi-Fi, в котором находятся телефоны. Если его нет, включите точку доступа на телефоне и подключите к ней это устройство. Интернет не нужен.</translation>
    </message>
    <message>
        <source>Scan this code with a phone&apos;s camera.</source>
        <translation>Отсканируйте этот код камерой телефона.</translation>
    </message>
    <message>
        <source>Or type this address, without spaces:</source>
        <translation>Или введите этот адрес, без пробелов:</translation>
    </message>
    <message>
        <source>This device has left that network: phones do not find it there now.</source>
        <translation>Это устройство вышло из той сети: телефоны его там сейчас не найдут.</translation>
    </message>
    <message>
        <source>Wi-Fi (%1)</source>
        <extracomment>%1 is the system&apos;s name of a network interface.</extracomment>
        <translation>Wi-Fi (%1)</translation>
    </message>
    <message>
        <source>Cable (%1)</source>
        <translation>Кабель (%1)</translation>
    </message>
    <message>
        <source>Another network (%1)</source>
        <translation>Другая сеть (%1)</translation>
    </message>
    <message>
        <source>The network that the phones are in</source>
        <translation>Сеть, в которой находятся телефоны</translation>
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
    <message>
        <source>Close the second window</source>
        <translation>Закрыть второе окно</translation>
    </message>
    <message>
        <source>The table in a second window</source>
        <translation>Стол во втором окне</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Журнал стола</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Коды этой партии</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Раскрыть партию</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>%1 is what was entered last, a short name of it.</extracomment>
        <translation>Отменить последнюю запись</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Поделиться охотой</translation>
    </message>
    <message>
        <source>Show on phones</source>
        <translation>Показать на телефонах</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Прочитать карты</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Что означают знаки</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>This is practice. There is nothing to reveal.</source>
        <translation>Это пробная партия. Раскрывать нечего.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>The round as text</source>
        <translation>Раунд текстом</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>отменять нечего</translation>
    </message>
    <message>
        <source>Claim an error</source>
        <translation>Заявить об ошибке</translation>
    </message>
    <message>
        <source>once it is over</source>
        <translation>когда партия закончится</translation>
    </message>
    <message>
        <source>the game is kept</source>
        <translation>партия сохранена</translation>
    </message>
</context>
<context>
    <name>demeter::ManualSheet</name>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search in the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Ничего не найдено.</translation>
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
    <message>
        <source>delayed</source>
        <translation>задержка</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>летучие мыши</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n укус</numerusform>
            <numerusform>%n укуса</numerusform>
            <numerusform>%n укусов</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has said that he goes here</source>
        <translation>Дракула объявил, что придёт сюда</translation>
    </message>
</context>
<context>
    <name>demeter::MapTools</name>
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
    <message>
        <source>Tools of the map</source>
        <translation>Инструменты карты</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Всё игровое поле</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Что означают знаки</translation>
    </message>
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>Return opens the list of places, in which each can be chosen.</source>
        <translation>Клавиша Enter открывает список мест, где можно выбрать любое.</translation>
    </message>
</context>
<context>
    <name>demeter::MomentBand</name>
    <message>
        <source>Tap to go on</source>
        <translation>Коснитесь, чтобы продолжить</translation>
    </message>
</context>
<context>
    <name>demeter::NewsStrip</name>
    <message>
        <source>Fold away what was said before</source>
        <translation>Свернуть сказанное раньше</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>Сказанное раньше</translation>
    </message>
</context>
<context>
    <name>demeter::PassphraseSheet</name>
    <message>
        <source>A passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>The passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>It opens the key of the sealed games.</source>
        <translation>Она открывает ключ запечатанных партий.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Задать парольную фразу</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters.</source>
        <translation>В парольной фразе не меньше %1 символов.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>Фразы не совпали.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Это не та парольная фраза.</translation>
    </message>
    <message>
        <source>A passphrase guards against a copy of your files, the longer the better. From now on it alone opens the sealed games, and a PIN opens Dracula&apos;s screen and nothing else. If the passphrase is forgotten, no sealed game can be finished or revealed.</source>
        <translation>Парольная фраза защищает от того, кто скопирует ваши файлы; чем она длиннее, тем лучше. С этого момента только она открывает запечатанные партии, а ПИН-код открывает лишь экран Дракулы. Если забыть парольную фразу, ни одну запечатанную партию нельзя будет ни доиграть, ни раскрыть.</translation>
    </message>
</context>
<context>
    <name>demeter::PhonesSheet</name>
    <message>
        <source>Show on phones</source>
        <translation>Показать на телефонах</translation>
    </message>
    <message>
        <source>No phone shows the table any longer.</source>
        <translation>Стола больше не будет ни на одном телефоне.</translation>
    </message>
    <message>
        <source>Every phone, tablet or laptop in the same network can show the table in its browser. Nothing has to be installed.</source>
        <translation>Любой телефон, планшет или ноутбук в той же сети может показать стол в браузере. Устанавливать ничего не нужно.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Показать стол на телефонах</translation>
    </message>
    <message>
        <source>QR code with the table&apos;s address</source>
        <translation>QR-код с адресом стола</translation>
    </message>
    <message>
        <source>No phone shows the table yet.</source>
        <translation>Стола пока нет ни на одном телефоне.</translation>
    </message>
    <message>
        <source>What phones may enter</source>
        <translation>Что можно вводить на телефонах</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>They look on.</source>
        <translation>Они только смотрят.</translation>
    </message>
    <message>
        <source>Their own hunters</source>
        <translation>Своих охотников</translation>
    </message>
    <message>
        <source>Each phone says whom it plays.</source>
        <translation>Каждый телефон говорит, за кого играет.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Each phone for all hunters.</source>
        <translation>Каждый телефон за всех охотников.</translation>
    </message>
    <message>
        <source>Played on phones</source>
        <translation>За кого играют на телефонах</translation>
    </message>
    <message>
        <source>The page comes from Dracula&apos;s program over the plain local network. It replaces the table screen, not the proof.</source>
        <translation>Страница приходит из программы Дракулы по обычной местной сети, без шифрования. Она заменяет экран стола, а не доказательство.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Телефонов, показывающих стол: %1</translation>
    </message>
    <message>
        <source>Take back from the phone</source>
        <translation>Забрать у телефона</translation>
    </message>
    <message>
        <source>Phones keep the codes by themselves. Before Dracula draws each gives a share of chance too.</source>
        <translation>Телефоны сами сохраняют коды. Перед тем как Дракула берёт, каждый даёт и свою долю для перемешивания.</translation>
    </message>
</context>
<context>
    <name>demeter::PinSheet</name>
    <message>
        <source>That is not the PIN.</source>
        <translation>Это не тот ПИН-код.</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>Новый ПИН-код</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>ПИН-код</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Стереть последнюю цифру</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Ввести ПИН-код</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>В ПИН-коде от %1 до %2 цифр.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>Коды не совпали.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong too often. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>Слишком много ошибок. Следующая попытка через %n секунду.</numerusform>
            <numerusform>Слишком много ошибок. Следующая попытка через %n секунды.</numerusform>
            <numerusform>Слишком много ошибок. Следующая попытка через %n секунд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n цифра</numerusform>
            <numerusform>%n цифры</numerusform>
            <numerusform>%n цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten: use the passphrase</source>
        <translation>Забыли? Ввести парольную фразу</translation>
    </message>
    <message>
        <source>Type the PIN that you have now.</source>
        <translation>Введите нынешний ПИН-код.</translation>
    </message>
    <message>
        <source>Type %1 to %2 digits.</source>
        <translation>Введите от %1 до %2 цифр.</translation>
    </message>
    <message>
        <source>Type the same digits once more.</source>
        <translation>Введите те же цифры ещё раз.</translation>
    </message>
    <message>
        <source>A PIN guards Dracula&apos;s screen against a glance. The sealed games are opened by your passphrase alone.</source>
        <translation>ПИН-код защищает экран Дракулы от чужого взгляда. Запечатанные партии открывает только ваша парольная фраза.</translation>
    </message>
    <message>
        <source>A PIN guards against a glance. Against a copy of your files only a passphrase does. Without one, a forgotten PIN means that no sealed game can be finished or revealed.</source>
        <translation>ПИН-код защищает от чужого взгляда. От того, кто скопирует ваши файлы, защищает только парольная фраза. Если её нет, а ПИН-код забыт, ни одну запечатанную партию нельзя будет ни доиграть, ни раскрыть.</translation>
    </message>
    <message>
        <source>The PIN could not be set. %1</source>
        <translation>Не удалось задать ПИН-код. %1</translation>
    </message>
</context>
<context>
    <name>demeter::ReadingSheet</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>demeter::RevealFlow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Не получилось. %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Рисунки (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Сохранить страницу, чтобы отправить</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страницы (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Не удалось сохранить в папке %1. Выберите другую.</translation>
    </message>
</context>
<context>
    <name>demeter::RevealSheet</name>
    <message>
        <source>Reveal the game?</source>
        <translation>Раскрыть партию?</translation>
    </message>
    <message>
        <source>The game is revealed</source>
        <translation>Партия раскрыта</translation>
    </message>
    <message>
        <source>The game is not over. Whoever opens these files knows where Dracula is: do it only if everybody at the table agrees.</source>
        <translation>Партия не окончена. Кто откроет эти файлы, узнает, где Дракула. Раскрывайте, только если согласны все за столом.</translation>
    </message>
    <message>
        <source>No, keep it secret</source>
        <translation>Нет, сохранить в тайне</translation>
    </message>
    <message>
        <source>Send the page to the hunters. Each of them can type in the codes that they noted, on a device of their own: it needs no network.</source>
        <translation>Отправьте страницу охотникам. Каждый из них может ввести записанные коды на своём устройстве: сеть для этого не нужна.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Открыть страницу</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Files of these names are there already, perhaps from an earlier reveal.</source>
        <translation>Файлы с такими именами уже есть, возможно, от прежнего раскрытия.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Заменить их</translation>
    </message>
    <message>
        <source>No, keep them</source>
        <translation>Нет, оставить их</translation>
    </message>
    <message>
        <source>We all agree: hold this to reveal the game</source>
        <translation>Все согласны. Удерживайте, чтобы раскрыть</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Поделиться охотой</translation>
    </message>
    <message>
        <source>The picture shows who has won, the whole way and the numbers of the hunt.</source>
        <translation>На картинке видно, кто победил, весь путь и охоту в числах.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>Здесь ни одна программа не открывает %1.</translation>
    </message>
    <message>
        <source>Reveal the game by PIN</source>
        <translation>Раскрыть партию по ПИН-коду</translation>
    </message>
    <message>
        <source>Hold this to reveal the game</source>
        <translation>Удерживайте, чтобы раскрыть партию</translation>
    </message>
    <message>
        <source>The page comes from this program. Who trusts nobody opens the same file in a verifier of their own; the settings say where it is.</source>
        <translation>Страницу создала эта программа. Кто никому не верит, открывает тот же файл на своей странице для проверки; где её взять, сказано в настройках.</translation>
    </message>
    <message>
        <source>Save it as SVG</source>
        <translation>Сохранить в формате SVG</translation>
    </message>
    <message>
        <source>Everything hidden is written down: a page that replays the hunt on anybody&apos;s phone, and the record from which anybody can check it.</source>
        <translation>Всё скрытое записывается: страница, которая воспроизводит охоту на любом телефоне, и запись, по которой её может проверить каждый.</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Сохранить страницу, чтобы отправить</translation>
    </message>
</context>
<context>
    <name>demeter::RoundTextSheet</name>
    <message>
        <source>The round as text</source>
        <translation>Раунд текстом</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Пока ничего не сказано.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
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
        <translation>Сначала в каждой строке стоит толкование выбранной книги правил. Измените его, если за вашим столом играют иначе. При выборе другой книги все толкования установятся заново.</translation>
    </message>
    <message>
        <source>The printed rulebooks differ</source>
        <translation>Печатные издания расходятся</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>Правила об этом молчат</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Книга правил: %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Правила с такими словами нет.</translation>
    </message>
    <message>
        <source>Card texts that nobody has verified</source>
        <translation>Тексты карт, которые никто не проверил</translation>
    </message>
    <message>
        <source>How the program shuffles</source>
        <translation>Как программа перемешивает</translation>
    </message>
</context>
<context>
    <name>demeter::SecretScreen</name>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>Последняя строка файла была оборвана и убрана. Больше ничего не потеряно.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Файл повреждён. Его можно только читать, до последней целой строки. %1</translation>
    </message>
    <message>
        <source>Here the game can only be read, and nothing can be done in it. %1</source>
        <translation>Здесь партию можно только читать, и сделать в ней ничего нельзя. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Touch to see the map</source>
        <translation>Коснитесь, чтобы увидеть поле</translation>
    </message>
    <message>
        <source>Touch to see what is asked</source>
        <translation>Коснитесь, чтобы увидеть вопрос</translation>
    </message>
    <message>
        <source>Touch to see the hand</source>
        <translation>Коснитесь, чтобы увидеть карты на руке</translation>
    </message>
    <message>
        <source>Touch to see the combat</source>
        <translation>Коснитесь, чтобы увидеть бой</translation>
    </message>
    <message>
        <source>Touch to see the list of places</source>
        <translation>Коснитесь, чтобы увидеть список мест</translation>
    </message>
    <message>
        <source>Touch to see what stands here</source>
        <translation>Коснитесь, чтобы увидеть, что здесь</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Не сохранено, поэтому ничего не сделано. %1</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Прочитать карты</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Что означают знаки</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>На начальный экран</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Раскрыть партию</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>ничего не отменяли</translation>
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
        <translation>Всё, что выбрано здесь, сразу действует и сохраняется.</translation>
    </message>
    <message>
        <source>The curtain falls without a touch after</source>
        <translation>Без касаний занавес опускается через</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls</comment>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>What opens Dracula&apos;s screen</source>
        <translation>Что открывает экран Дракулы</translation>
    </message>
    <message>
        <source>A PIN.</source>
        <translation>ПИН-код.</translation>
    </message>
    <message>
        <source>Holding the button for a moment.</source>
        <translation>Удержание кнопки.</translation>
    </message>
    <message>
        <source>Another PIN</source>
        <translation>Другой ПИН-код</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Задать ПИН-код</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>Убрать ПИН-код</translation>
    </message>
    <message>
        <source>What guards Dracula&apos;s screen is set on that screen, behind the curtain.</source>
        <translation>Защита экрана Дракулы настраивается на нём самом, за занавесом.</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>Другая парольная фраза</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Задать парольную фразу</translation>
    </message>
    <message>
        <source>No passphrase any more</source>
        <translation>Убрать парольную фразу</translation>
    </message>
    <message>
        <source>Dracula&apos;s screen shows</source>
        <translation>Экран Дракулы показывает</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Only the part that is touched</source>
        <translation>Только то, чего коснулись</translation>
    </message>
    <message>
        <source>When Dracula has decided</source>
        <translation>Когда Дракула принял решение</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>Занавес опускается</translation>
    </message>
    <message>
        <source>His screen stays open</source>
        <translation>Его экран остаётся открытым</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>motion</comment>
        <translation>Как обычно</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Меньше анимации</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Сверить моё поле</translation>
    </message>
    <message>
        <source>Hold the program&apos;s map against your board, city by city.</source>
        <translation>Сверьте карту программы с вашим полем, город за городом.</translation>
    </message>
    <message>
        <source>About Demeter</source>
        <translation>О программе Demeter</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Сохранить страницу для проверки</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страницы (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Файл %1 сохранён.</translation>
    </message>
    <message>
        <source>The verifier could not be saved in the folder %1. Choose another one.</source>
        <translation>Не удалось сохранить страницу для проверки в папке %1. Выберите другую.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>Its verifier is a page that checks revealed games on any device, for hunters who trust no page that they are given. By these signs they know it:</source>
        <translation>Страница для проверки — для охотников, которые не верят страницам из чужих рук: раскрытую партию на ней проверяют на любом устройстве. Её узнают по этим знакам:</translation>
    </message>
    <message>
        <source>In this game it stays open while a phone or a second screen shows the table, as you said.</source>
        <translation>В этой партии он остаётся открытым, пока стол виден на телефоне или втором экране: так вы решили.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sounds</comment>
        <translation>Включены</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Выключены</translation>
    </message>
</context>
<context>
    <name>demeter::SetupPage</name>
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
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Коснитесь города, чтобы поместить туда отмеченного охотника.</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: разместить касанием поля</translation>
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
        <source>In a game this is chosen here. For practice it stays as it is.</source>
        <translation>В партии это выбирают здесь. В пробной всё остаётся как есть.</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Втайне выбрать начало</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 — не город. Охотник начинает в городе.</translation>
    </message>
    <message>
        <source>Where does %1 begin?</source>
        <translation>Откуда начнёт %1?</translation>
    </message>
    <message>
        <source>All four hunters have their city.</source>
        <translation>У всех четырёх охотников есть город.</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Дракула выбирает начальную локацию; охотники отворачиваются.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Телефоны</translation>
    </message>
    <message>
        <source>Without phones</source>
        <translation>Без телефонов</translation>
    </message>
    <message>
        <source>They can be added at any time, from the table&apos;s menu.</source>
        <translation>Их можно добавить в любой момент из меню стола.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Показать стол на телефонах</translation>
    </message>
    <message>
        <source>The code to scan comes up as soon as the game has begun. Nothing has to be installed.</source>
        <translation>Код для сканирования появится, как только начнётся партия. Устанавливать ничего не нужно.</translation>
    </message>
    <message>
        <source>Show the table there</source>
        <comment>on phones</comment>
        <translation>Стол показан</translation>
    </message>
    <message>
        <source>Another game than %1</source>
        <translation>Выбрать другое вместо «%1»</translation>
    </message>
    <message>
        <source>Players and cities</source>
        <translation>Игроки и города</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>%1 has no city yet. Tap it on the map.</source>
        <translation>%1: город ещё не выбран. Укажите его на поле.</translation>
    </message>
    <message>
        <source>no names yet</source>
        <translation>имён ещё нет</translation>
    </message>
    <message>
        <source>no city yet</source>
        <translation>город не выбран</translation>
    </message>
    <message>
        <source>It is then shuffled anew in every round, unless you choose otherwise.</source>
        <translation>Тогда перемешивают заново в каждом раунде, если не выбрать иначе.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Руководство: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SpokenWordsField</name>
    <message>
        <source>The hunters&apos; words</source>
        <translation>Слова охотников</translation>
    </message>
    <message>
        <source>e.g. candlestick</source>
        <translation>например: канделябр</translation>
    </message>
    <message>
        <source>That doesn&apos;t count as a word.</source>
        <translation>Это не считается словом.</translation>
    </message>
    <message>
        <source>They count as: %1</source>
        <extracomment>%1 are the words without capitals and signs.</extracomment>
        <translation>Засчитано: %1</translation>
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
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>последний раз&#xa0;— %1</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Прежние партии</translation>
    </message>
    <message>
        <source>Demeter keeps Dracula&apos;s trail secret and tells the table what everybody may know.</source>
        <translation>Demeter втайне ведёт след Дракулы и сообщает столу то, что можно знать всем.</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Открыть сохранённую партию…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Сверить моё поле</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>A first round, in five minutes</source>
        <translation>Первый раунд за пять минут</translation>
    </message>
    <message>
        <source>For practice; nothing of it is kept.</source>
        <translation>Это проба: она не сохраняется.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Look at the last game</source>
        <translation>Посмотреть последнюю партию</translation>
    </message>
</context>
<context>
    <name>demeter::StatisticsSheet</name>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Ни одна партия ещё не сыграна до конца.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Кто победил</translation>
    </message>
    <message>
        <source>%1: Dracula %2, the hunters %3</source>
        <translation>%1: Дракула %2, охотники %3</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Как долго</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 rounds, %3 on average</source>
        <translation>Раундов: от %1 до %2, в среднем %3</translation>
    </message>
    <message>
        <source>Closest escape</source>
        <translation>Чудом ушёл</translation>
    </message>
    <message>
        <source>One step, and nobody knew</source>
        <translation>Один шаг, и никто об этом не знал</translation>
    </message>
    <message numerus="yes">
        <source>%n steps, and nobody knew</source>
        <translation>
            <numerusform>%n шаг, и никто об этом не знал</numerusform>
            <numerusform>%n шага, и никто об этом не знал</numerusform>
            <numerusform>%n шагов, и никто об этом не знал</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; players</source>
        <translation>Игроки за охотников</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won</source>
        <extracomment>%1 is a player, %2 how many games he or she has won, %3 of how many.</extracomment>
        <translation>%1: побед %2 из %3</translation>
    </message>
    <message>
        <source>Not counted, for they are not over: %1</source>
        <translation>Не учтены, потому что не закончены: %1</translation>
    </message>
    <message>
        <source>Not counted, for they do not open: %1</source>
        <translation>Не учтены, потому что не открываются: %1</translation>
    </message>
    <message>
        <source>Over and not revealed, so that nothing hidden of them counts: %1</source>
        <translation>Закончены, но не раскрыты, поэтому скрытое в них не учтено: %1</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Сохранить таблицей</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Our hunts</source>
        <translation>Наши охоты</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Не удалось сохранить в папке %1. Выберите другую.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>demeter::StayOpenSheet</name>
    <message>
        <source>Somebody else&apos;s screen shows the table</source>
        <translation>Стол виден на другом экране</translation>
    </message>
    <message>
        <source>Shall your screen stay open after your decisions?</source>
        <translation>Оставлять ваш экран открытым после ваших решений?</translation>
    </message>
    <message>
        <source>You then see at once what the hunters do. Esc, a pause and a locked computer still draw the curtain.</source>
        <translation>Тогда вы сразу видите, что делают охотники. Esc, пауза и блокировка компьютера по-прежнему опускают занавес.</translation>
    </message>
    <message>
        <source>No, the curtain falls as before</source>
        <translation>Нет, всё как раньше</translation>
    </message>
    <message>
        <source>Yes, it stays open</source>
        <translation>Да, он остаётся открытым</translation>
    </message>
</context>
<context>
    <name>demeter::Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: на один меньше</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: на один больше</translation>
    </message>
</context>
<context>
    <name>demeter::TableLogSheet</name>
    <message>
        <source>Discarded Encounter cards</source>
        <translation>Сброшенные карты столкновений</translation>
    </message>
    <message>
        <source>Dracula&apos;s discarded Event cards</source>
        <translation>Сброшенные карты событий Дракулы</translation>
    </message>
    <message>
        <source>Encounter cards in the deck: %1</source>
        <translation>Карт столкновений в колоде: %1</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Журнал стола</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Видно всем</translation>
    </message>
    <message>
        <source>What was said, the newest first</source>
        <translation>Что было объявлено, сначала последнее</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <extracomment>A day of the week and a part of the round, and the number of the round.</extracomment>
        <translation>%1 · раунд %2</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>одна закрытая карта</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down cards</source>
        <translation>
            <numerusform>%n закрытая карта</numerusform>
            <numerusform>%n закрытые карты</numerusform>
            <numerusform>%n закрытых карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::TableScreen</name>
    <message>
        <source>Hold
to open</source>
        <translation>Удерживайте,
чтобы открыть</translation>
    </message>
    <message>
        <source>Hold to open Dracula&apos;s screen</source>
        <translation>Удерживайте, чтобы открыть экран Дракулы</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Map of the table</source>
        <translation>Игровое поле стола</translation>
    </message>
    <message>
        <source>Open
by PIN</source>
        <translation>Открыть
по ПИН-коду</translation>
    </message>
    <message>
        <source>Open Dracula&apos;s screen by PIN</source>
        <translation>Открыть экран Дракулы по ПИН-коду</translation>
    </message>
    <message>
        <source>Menu of the table</source>
        <translation>Меню стола</translation>
    </message>
    <message>
        <source>“%1” means nothing here. Type a hunter, then a place or an action.</source>
        <translation>«%1» здесь ничего не значит. Введите охотника, а затем место или действие.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Телефонов, показывающих стол: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TableSide</name>
    <message>
        <source>%1 (Dracula)</source>
        <extracomment>%1 is an ally of Dracula&apos;s.</extracomment>
        <translation>%1 (Дракула)</translation>
    </message>
    <message>
        <source>%1 (hunters)</source>
        <extracomment>%1 is an ally of the hunters.</extracomment>
        <translation>%1 (охотники)</translation>
    </message>
</context>
<context>
    <name>demeter::TopicPage</name>
    <message>
        <source>In the printed book: “%1”, page %2.</source>
        <translation>В печатном справочнике: «%1», страница %2.</translation>
    </message>
    <message>
        <source>In the printed book: “%1”.</source>
        <translation>В печатном справочнике: «%1».</translation>
    </message>
    <message>
        <source>Told from players&apos; summaries: what your cards and rulebook say comes first.</source>
        <translation>Рассказано по памяткам игроков: важнее то, что сказано на ваших картах и в ваших правилах.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>В этой партии</translation>
    </message>
</context>
<context>
    <name>demeter::TrackBlock</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 из %3</translation>
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
        <translation>открыта</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрыта</translation>
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
    <name>demeter::TurnGuide</name>
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
        <translation>Пошаговая подсказка</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Введите название</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Шаг %1 из %2: %3</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Рассвет</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Закат</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: на один больше</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: на один меньше</translation>
    </message>
    <message>
        <source>Type: M Par</source>
        <extracomment>In a field to type in. M is the first letter of Mina, Par stands for Paris: both in the language of the window.</extracomment>
        <translation>Введите: М Пар</translation>
    </message>
    <message>
        <source>Type what a hunter does</source>
        <translation>Введите, что делает охотник</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>Read about it: %1</source>
        <translation>Прочитать об этом: %1</translation>
    </message>
    <message>
        <source>What the card does: %1</source>
        <translation>Что делает карта: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TurnPanel</name>
    <message>
        <source>All of the words</source>
        <comment>of a question that is too long for its place</comment>
        <translation>Весь текст</translation>
    </message>
</context>
<context>
    <name>demeter::WitnessSheet</name>
    <message>
        <source>QR code: %1</source>
        <translation>QR-код: %1</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Коды этой партии</translation>
    </message>
    <message>
        <source>The first code comes at the end of the setup.</source>
        <translation>Первый код появится в конце подготовки к игре.</translation>
    </message>
    <message>
        <source>Earlier codes</source>
        <translation>Прежние коды</translation>
    </message>
    <message>
        <source>It is being made.</source>
        <comment>a code</comment>
        <translation>Он ещё готовится.</translation>
    </message>
    <message>
        <source>Photograph this code</source>
        <translation>Сохраните этот код</translation>
    </message>
    <message>
        <source>Photograph code %1</source>
        <comment>of that round</comment>
        <translation>Сохраните код %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <comment>in the list of codes</comment>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>The setup</source>
        <comment>in the list of codes</comment>
        <translation>Подготовка к игре</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>in the list of codes</comment>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Photograph the newest code, or note it. After the game it proves that Dracula changed nothing: the page that he sends you then asks for it.</source>
        <translation>Сфотографируйте последний код или запишите его. После партии он докажет, что Дракула ничего не менял: его спросит страница, которую Дракула вам пришлёт.</translation>
    </message>
    <message>
        <source>The game went back behind it. It counts for what came before.</source>
        <comment>a code</comment>
        <translation>Партию вернули к моменту до него. Он по-прежнему ручается за то, что было раньше.</translation>
    </message>
</context>
<context>
    <name>demeter::WordsSheet</name>
    <message>
        <source>Without a word the decks stay as they lie.</source>
        <translation>Без слова колоды останутся как есть.</translation>
    </message>
    <message>
        <source>Shuffle anew</source>
        <translation>Перемешать заново</translation>
    </message>
    <message>
        <source>Without a word</source>
        <translation>Без слова</translation>
    </message>
    <message>
        <source>A word for the cards</source>
        <translation>Слово для карт</translation>
    </message>
    <message>
        <source>Say any word. Both decks are shuffled anew with it. Until you say it, nobody can know which cards come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Назовите любое слово. С ним обе колоды перемешиваются заново. Пока вы его не назвали, никто не может знать, какие карты придут, даже тот, у кого секрет Дракулы.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::Conversation</name>
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
    <message>
        <source>“%1”?</source>
        <translation>«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Сначала охотник, затем место или действие. Хватит первых букв.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::DraculaScreen</name>
    <message>
        <source>Trail and Catacombs</source>
        <translation>След и катакомбы</translation>
    </message>
    <message>
        <source>Touch to see trail and Catacombs</source>
        <translation>Коснитесь, чтобы увидеть след и катакомбы</translation>
    </message>
    <message>
        <source>An error has been found</source>
        <translation>Найдена ошибка</translation>
    </message>
    <message>
        <source>Has Dracula made a mistake?</source>
        <translation>Дракула ошибся?</translation>
    </message>
    <message>
        <source>Dracula suffers the penalty</source>
        <translation>Дракула получает штраф</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Исправить вручную</translation>
    </message>
    <message>
        <source>How the table reads the rules</source>
        <translation>Как за этим столом читают правила</translation>
    </message>
    <message>
        <source>A change holds from now on, and the table hears of it.</source>
        <translation>Изменение действует с этого момента, и стол о нём узнаёт.</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n у вас в руке</numerusform>
            <numerusform>%n у вас в руке</numerusform>
            <numerusform>%n у вас в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Выбрать эту карту</translation>
    </message>
    <message>
        <source>A word for the Encounters</source>
        <translation>Слово для столкновений</translation>
    </message>
    <message>
        <source>Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Назовите любое слово. С ним резерв перемешивается заново. Пока вы его не назвали, следующих столкновений не может знать никто, даже тот, у кого секрет Дракулы.</translation>
    </message>
    <message>
        <source>Without a word the reserve stays as it is.</source>
        <translation>Без слова резерв останется как есть.</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Перемешать заново</translation>
    </message>
    <message>
        <source>If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Если да, его кровь падает с %1 до %2, а его след очищается до карты его локации, и она раскрывается.</translation>
    </message>
    <message>
        <source>No, he has not</source>
        <translation>Нет, не ошибся</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s</source>
        <translation>Карта Дракулы</translation>
    </message>
    <message>
        <source>An Encounter</source>
        <translation>Столкновение</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Охотник</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Жетоны на поле</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Карты событий и союзники</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Что неверно?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Какое число?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>На самом деле</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Какая ячейка?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Карта локации</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Открыта</translation>
    </message>
    <message>
        <source>Which Encounter</source>
        <translation>Какое столкновение</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>Рука Дракулы</translation>
    </message>
    <message>
        <source>Which Encounter, and where it lies here</source>
        <translation>Какое столкновение и где оно здесь лежит</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Где оно лежит на самом деле</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Какой охотник?</translation>
    </message>
    <message>
        <source>Where the hunter is</source>
        <translation>Где находится охотник</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Укусы</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Пропускает следующий ход</translation>
    </message>
    <message>
        <source>Host %1</source>
        <translation>Облатка %1</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Святая земля</translation>
    </message>
    <message>
        <source>Roadblock, from</source>
        <translation>Препятствие, от</translation>
    </message>
    <message>
        <source>Roadblock, to</source>
        <translation>Препятствие, до</translation>
    </message>
    <message>
        <source>The Roadblock lies on a railway</source>
        <translation>Препятствие лежит на железной дороге</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Карта события %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Союзник Дракулы</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Союзник охотников</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>an Encounter</comment>
        <translation>Открыто</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>открыто</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an Encounter</comment>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an ally</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an Event card</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSession</name>
    <message>
        <source>Dracula is asked when he next opens his screen. It is his to say that he was wrong.</source>
        <translation>Дракула ответит, когда откроет свой экран. Ошибся ли он, говорит он сам.</translation>
    </message>
    <message>
        <source>If Dracula was, he loses Blood, and his trail is cleared down to the card of his place, which is shown.</source>
        <translation>Если он ошибся, он теряет кровь, а его след очищается до карты его локации, и она раскрывается.</translation>
    </message>
    <message>
        <source>Ask Dracula</source>
        <translation>Спросить Дракулу</translation>
    </message>
    <message>
        <source>Dracula will be asked about the error on his screen.</source>
        <translation>Об ошибке Дракулу спросят на его экране.</translation>
    </message>
    <message>
        <source>Dracula has acknowledged no error.</source>
        <translation>Дракула не признал ошибки.</translation>
    </message>
    <message>
        <source>The table claims an error. Dracula is asked about it.</source>
        <translation>Стол заявляет об ошибке. Об этом спрашивают Дракулу.</translation>
    </message>
    <message>
        <source>Not during a combat: claim it after that.</source>
        <translation>Не во время боя: заявите об этом после него.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSetup</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Encounter tokens</source>
        <translation>Жетоны столкновений</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Перемешивание</translation>
    </message>
    <message>
        <source>See the open questions</source>
        <translation>Посмотреть открытые вопросы</translation>
    </message>
    <message>
        <source>What the cards do comes from one source for most of them. If a card in your hand says otherwise, the card is right: put it right in the program, and the journal keeps why.</source>
        <translation>То, что делают карты, взято по большей части из одного источника. Если карта у вас на руке говорит иное, права карта: исправьте это в программе, и журнал сохранит причину.</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Раздаёт программа</translation>
    </message>
    <message>
        <source>The 45 tokens stay in the box.</source>
        <translation>45 жетонов остаются в коробке.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Из коробки</translation>
    </message>
    <message>
        <source>Dracula draws real tokens and enters them.</source>
        <translation>Дракула берёт настоящие жетоны и вводит их.</translation>
    </message>
    <message>
        <source>The tokens come from the box: whoever plays Dracula mixes them by hand.</source>
        <translation>Жетоны берут из коробки: тот, кто играет за Дракулу, перемешивает их сам.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Заново в каждом раунде</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Один раз, в начале</translation>
    </message>
    <message>
        <source>Each line begins with the reading that the program has chosen. Change one if your table plays otherwise.</source>
        <translation>Каждая строка начинается с толкования, которое выбрала программа. Смените его, если ваш стол играет иначе.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>толкований изменено вручную: %1</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Вторая редакция</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>mixing</comment>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>The rules are those of the second edition, as an Italian summary by players and other public sources have them. Where they say nothing, the program has chosen a reading; your table can choose another one.</source>
        <translation>Правила — из второй редакции, по конспекту итальянских игроков и другим открытым источникам. Где они молчат, программа выбрала толкование; ваш стол может выбрать другое.</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the tokens to come. Phones give shares by themselves.</source>
        <translation>Перед тем как Дракула берёт, вы называете слово: до этого следующих жетонов не может знать никто. Телефоны сами дают свои доли.</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Словом или телефонами.</translation>
    </message>
    <message>
        <source>You say a word before the first token is dealt.</source>
        <translation>Вы называете слово до раздачи первого жетона.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>По слову, сказанному за столом.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>The program&apos;s map</source>
        <translation>Карта программы</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatBoard</name>
    <message>
        <source>damage %1 of %2</source>
        <translation>раны: %1 из %2</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Дракула</translation>
    </message>
    <message>
        <source>no escapes</source>
        <translation>без побегов</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1 — закрыта</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>укусы: %1</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>оцепенение</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>нет карты</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1 — карта отменена</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>действующий охотник</translation>
    </message>
    <message>
        <source>Played in this combat</source>
        <translation>Разыграно в этом бою</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatSteps</name>
    <message>
        <source>Combat round %1 of %2, step %3 of 8: %4</source>
        <translation>Раунд боя %1 из %2, шаг %3 из 8: %4</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Combat round %1 of %2</source>
        <translation>Раунд боя %1 из %2</translation>
    </message>
    <message>
        <source>Night: the parts for the night count too.</source>
        <translation>Ночь: «ночные» эффекты тоже применяются.</translation>
    </message>
    <message>
        <source>By day: the parts for the night do not count.</source>
        <translation>Днём: «ночные» эффекты не применяются.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::Conversation</name>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Чтобы сделать это, выберите ещё раз.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Сначала охотник, затем место или действие. Хватит первых букв.</translation>
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
        <source>Lair %1</source>
        <translation>Логово %1</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Повторено «%1».</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Отменено «%1».</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CountsSheet</name>
    <message>
        <source>Combat cards in Dracula&apos;s hand as a combat begins</source>
        <translation>Боевые карты на руке Дракулы в начале боя</translation>
    </message>
    <message>
        <source>Dracula&apos;s life</source>
        <translation>Здоровье Дракулы</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>%1: здоровье</translation>
    </message>
    <message>
        <source>Bite spaces of %1</source>
        <translation>%1: ячейки укуса</translation>
    </message>
    <message>
        <source>Counts of the cards</source>
        <translation>Количество карт</translation>
    </message>
    <message>
        <source>No source gives these numbers for certain. Count your box once and put them right. A card that is drawn more often than counted here is accepted, with a warning.</source>
        <translation>Ни один источник не даёт этих чисел наверняка. Один раз пересчитайте карты в своей коробке и исправьте числа. Если карту берут чаще, чем указано здесь, это принимается с предупреждением.</translation>
    </message>
    <message>
        <source>Back to the numbers of the program</source>
        <translation>Вернуть числа программы</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Карты столкновений</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards</source>
        <translation>Карты событий Дракулы</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat cards</source>
        <translation>Боевые карты Дракулы</translation>
    </message>
    <message>
        <source>Sheets and hands</source>
        <translation>Планшеты и карты на руках</translation>
    </message>
    <message>
        <source>%1, not verified</source>
        <translation>%1, не проверено</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>So few cards are not enough for a game.</source>
        <translation>Так мало карт для партии не хватит.</translation>
    </message>
    <message>
        <source>In all: %1, as the box should hold.</source>
        <translation>Всего: %1, столько и должно быть в коробке.</translation>
    </message>
    <message>
        <source>In all: %1. The box should hold %2.</source>
        <translation>Всего: %1. В коробке должно быть: %2.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::DraculaScreen</name>
    <message>
        <source>Trail and lairs</source>
        <translation>След и логова</translation>
    </message>
    <message>
        <source>Touch to see trail and lairs</source>
        <translation>Коснитесь, чтобы увидеть след и логова</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n у вас в руке</numerusform>
            <numerusform>%n у вас в руке</numerusform>
            <numerusform>%n у вас в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Выбрать эту карту</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Записать, что случилось за столом</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Исправить вручную</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::HunterCardsPanel</name>
    <message>
        <source>The hunters play a card</source>
        <translation>Охотники разыгрывают карту</translation>
    </message>
    <message>
        <source>Choose the card, or type its name in any of the languages.</source>
        <translation>Выберите карту или введите её название на любом из языков.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Найти карту</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Карты с таким названием нет.</translation>
    </message>
    <message>
        <source>They ask Dracula</source>
        <translation>Спрашивают Дракулу</translation>
    </message>
    <message>
        <source>They change something</source>
        <translation>Что-то меняют</translation>
    </message>
    <message>
        <source>Only announced</source>
        <translation>Только объявляются</translation>
    </message>
    <message>
        <source>Dracula answers this card. Enter it on his screen.</source>
        <translation>На эту карту отвечает Дракула. Введите её на его экране.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::NewGameScreen</name>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Карты столкновений</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Перемешивание</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Печатные издания расходятся в мелочах. Какое лежит на вашем столе?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Рекомендуемые</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Показать различия в толковании</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Раздаёт программа</translation>
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
        <source>Counts of the cards</source>
        <translation>Количество карт</translation>
    </message>
    <message>
        <source>The cards come from the box: whoever plays Dracula shuffles them by hand.</source>
        <translation>Карты берутся из коробки: тот, кто играет за Дракулу, перемешивает их вручную.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Заново в каждом раунде</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the cards to come. Phones give shares by themselves.</source>
        <translation>Перед тем как Дракула берёт, вы называете слово: до этого следующих карт не может знать никто. Телефоны сами дают свои доли.</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Один раз, в начале</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Третья редакция</translation>
    </message>
    <message>
        <source>Map of the second</source>
        <translation>Поле второй редакции</translation>
    </message>
    <message>
        <source>Only the map is another one. The rules and cards stay those of the third edition.</source>
        <translation>Меняется только поле. Правила и карты остаются из третьей редакции.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>толкований изменено вручную: %1</translation>
    </message>
    <message>
        <source>counts changed by hand: %1</source>
        <translation>количеств изменено вручную: %1</translation>
    </message>
    <message>
        <source>The %1 cards stay in the box.</source>
        <translation>Карты остаются в коробке (всего %1).</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>shuffling</comment>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Словом или телефонами.</translation>
    </message>
    <message>
        <source>The rules stay those of the third edition.</source>
        <translation>Правила остаются из третьей редакции.</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>изменено вручную: %1</translation>
    </message>
    <message>
        <source>not verified; count your box once</source>
        <translation>не проверено; пересчитайте свою коробку</translation>
    </message>
    <message>
        <source>You say a word before the first card is dealt.</source>
        <translation>Вы называете слово до раздачи первой карты.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>По слову, сказанному за столом.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>День и время</translation>
    </message>
    <message>
        <source>A slot or lair</source>
        <translation>Ячейка или логово</translation>
    </message>
    <message>
        <source>An Encounter card</source>
        <translation>Карта столкновения</translation>
    </message>
    <message>
        <source>What Hide is tied to</source>
        <translation>Связь карты «Спрятаться»</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Охотник</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Жетон</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Карты событий и союзники</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Что неверно?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Какое число?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>На самом деле</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Nothing of what happens at dawn or dusk is made up for: put that right too.</source>
        <translation>То, что происходит на рассвете или закате, само не выполняется: исправьте и это.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Какая ячейка?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Карта локации</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Открыта</translation>
    </message>
    <message>
        <source>With no card at all it is emptied, and its Encounter cards are discarded.</source>
        <translation>Совсем без карт ячейка становится пустой, а её карты столкновений сбрасываются.</translation>
    </message>
    <message>
        <source>Encounter deck</source>
        <translation>Колода столкновений</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>Рука Дракулы</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>стопка сброса</translation>
    </message>
    <message>
        <source>before Dracula</source>
        <translation>перед Дракулой</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Какая карта</translation>
    </message>
    <message>
        <source>Which card, and where it lies here</source>
        <translation>Какая карта и где она лежит здесь</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Где она лежит на самом деле</translation>
    </message>
    <message>
        <source>Damage on the vampire</source>
        <translation>Раны вампира</translation>
    </message>
    <message>
        <source>Hide does not lie on the trail, so it is tied to nothing.</source>
        <translation>Карты «Спрятаться» нет на следе, поэтому она ни с чем не связана.</translation>
    </message>
    <message>
        <source>Hide is tied to</source>
        <translation>«Спрятаться» связана с локацией</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>Defeated, to the hospital: %1</source>
        <translation>Поражение, больница: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Вне поля</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Больница: %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Раны</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Укусы</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Какой охотник?</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Which token?</source>
        <translation>Какой жетон?</translation>
    </message>
    <message>
        <source>None lies on the board here.</source>
        <translation>Здесь таких жетонов на поле нет.</translation>
    </message>
    <message>
        <source>Here they lie: %1.</source>
        <translation>Здесь они лежат: %1.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Морская зона</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>How many lie there in truth</source>
        <translation>Сколько их там на самом деле</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Один конец</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Другой конец</translation>
    </message>
    <message>
        <source>Road or railway</source>
        <translation>Дорога или железная дорога</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Союзник Дракулы</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Союзник охотников</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Карта события %1</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::TableEntryPanel</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>The table sees where Dracula is: %1.</source>
        <translation>Стол видит, где Дракула: %1.</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail.</source>
        <translation>Все остальные убежища уходят со следа.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, then he has %2 of %3.</source>
        <translation>Дракула получает %1 ран, всего у него станет %2 из %3.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, and the hunters win.</source>
        <translation>Дракула получает %1 ран, и охотники побеждают.</translation>
    </message>
    <message>
        <source>The table will hear: %1</source>
        <translation>Стол услышит: %1</translation>
    </message>
    <message>
        <source>This is entered: %1.</source>
        <extracomment>%1 is the name of an action, such as `As it happened: Play: Lisbon`.</extracomment>
        <translation>Будет записано «%1».</translation>
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
        <source>Enter where the hunters are</source>
        <translation>Записать, где охотники</translation>
    </message>
    <message>
        <source>So far they are where the program has them.</source>
        <translation>Пока они там, где их видит программа.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it off the board?</source>
        <translation>Убрать его с поля?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Нет, он остаётся</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Убрать его с поля</translation>
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
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Поместить жетон</translation>
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
        <source>Enter the numbers</source>
        <translation>Записать числа</translation>
    </message>
    <message>
        <source>So far these are the numbers that the program has.</source>
        <translation>Пока это числа, которые знает программа.</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Охотники заявляют об ошибке</translation>
    </message>
    <message>
        <source>The whole record is checked. The table hears whether there was an error, in which round, and against which rule.</source>
        <translation>Проверяется вся запись. Стол услышит, была ли ошибка, в каком раунде и против какого правила.</translation>
    </message>
    <message>
        <source>If there was one, the penalty follows at once.</source>
        <translation>Если она была, сразу следует штраф.</translation>
    </message>
    <message>
        <source>Check the record?</source>
        <translation>Проверить запись?</translation>
    </message>
    <message>
        <source>No, check nothing</source>
        <translation>Нет, ничего не проверять</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Проверить запись</translation>
    </message>
    <message>
        <source>the record is checked; yes or no, the round and the rule are told</source>
        <translation>проверить запись; в ответ — «да» или «нет», раунд и правило</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Получить штраф за ошибку</translation>
    </message>
    <message>
        <source>Suffer the penalty?</source>
        <translation>Получить штраф?</translation>
    </message>
    <message>
        <source>No, nothing is shown</source>
        <translation>Нет, ничего не раскрывать</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Получить штраф</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>раскрыть локацию, очистить след, 5 ран</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Для шага Дракулы, который правилами запрещён, но за столом его уже не отменить. Он записывается так, как случился. Разрешённые шаги записываются в пошаговой подсказке.</translation>
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
        <source>Suffer the penalty for this?</source>
        <translation>Получить за это штраф?</translation>
    </message>
    <message>
        <source>No, enter nothing</source>
        <translation>Нет, ничего не записывать</translation>
    </message>
    <message>
        <source>Enter it with the penalty</source>
        <translation>Записать вместе со штрафом</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>С этого момента партия проверяется по тому, что записано здесь; так же проверяются и заявления о том, что было раньше.</translation>
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
        <source>The program has: %1. It will have: %2.</source>
        <translation>В программе сейчас: %1. Станет: %2.</translation>
    </message>
    <message>
        <source>Where the hunters are</source>
        <translation>Где находятся охотники</translation>
    </message>
    <message>
        <source>A token in a city</source>
        <translation>Жетон в городе</translation>
    </message>
    <message>
        <source>Week and Despair</source>
        <translation>Неделя и безысходность</translation>
    </message>
    <message>
        <source>An error of Dracula&apos;s</source>
        <translation>Ошибка Дракулы</translation>
    </message>
    <message>
        <source>A step that was illegal</source>
        <translation>Шаг не по правилам</translation>
    </message>
    <message>
        <source>How a rule is read</source>
        <translation>Как понимают правило</translation>
    </message>
    <message>
        <source>A road of your board</source>
        <translation>Дорога на вашем поле</translation>
    </message>
    <message>
        <source>A Location card on the trail</source>
        <translation>Карта локации на следе</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>О чём идёт речь?</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail, and Encounter cards at Dracula&apos;s place are discarded too.</source>
        <translation>Все остальные убежища покидают след, а карты столкновений там, где находится Дракула, тоже сбрасываются.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEdition</name>
    <message>
        <source>Third edition</source>
        <translation>Третья редакция</translation>
    </message>
    <message>
        <source>Rumors, lairs and a week of days. The fourth edition has the same rules.</source>
        <translation>Слухи, логова и неделя по дням. В четвёртой редакции те же правила.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEditionSession</name>
    <message>
        <source>The program checks the whole record. You hear whether there was an error, in which round, and against which rule.</source>
        <translation>Программа проверяет всю запись. Она скажет вам, была ли ошибка, в каком раунде и против какого правила.</translation>
    </message>
    <message>
        <source>If there was one, Dracula shows where he is, his trail is cleared, and he suffers 5 damage.</source>
        <translation>Если была, Дракула показывает, где он, его след очищается, и он получает 5 ран.</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Проверить запись</translation>
    </message>
</context>
</TS>
