<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>BoardCommand</name>
    <message>
        <source>Usage: demeter-cli board check FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks a board file and prints every fault in it, one a line:
FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.

Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too large for a board file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardFault</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists and objects are nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be an object with named fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be a text in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be a pair of location ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; in a board file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not begin or end with a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has no locations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 locations; a board may have %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have only small letters a to z, digits and single hyphens between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another location has the id &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The location &quot;%2&quot; has the name &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of location: small-city, large-city, castle, sea or hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second castle; the first one is &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on land and must have a region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a sea and must have null for a region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be a pair of numbers: degrees of longitude, degrees of latitude.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have a Location card: only a hospital place has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is joined to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%2&quot; must stand before &quot;%1&quot;: the smaller id comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are joined already, at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is not sorted: &quot;%1&quot; must stand before &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road cannot lead to the sea &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sea border cannot touch &quot;%1&quot;, which is no sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a railway line: white, yellow, or null for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no border with another sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be reached by road or sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has no hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hospital at &quot;%1&quot; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There cannot be a hospital at &quot;%1&quot;, which is no large city and no hospital place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of &quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%2&quot; has the number %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have a number: only cities and the castle are numbered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board file has no section &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no status: &quot;two independent sources agree&quot;, &quot;one source&quot; or &quot;inferred, check against your board&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scope: &quot;listed items&quot; or &quot;whole section&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inferred section is inferred as a whole: the scope must be &quot;whole section&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.
POSITION is a file with a position (demeter-position/1), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one thing too many: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no moment %1: actions in the game: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--lang CODE]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state       print the state at the end
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: the last line was not written completely, so it is left out.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged; nothing from there on is read. %1</source>
        <extracomment>%1 says where and what.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraculaScreen</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it again to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <extracomment>%1 is a path, %2 the system&apos;s reason.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: more than %2 bytes.</source>
        <extracomment>%1 is a path, %2 a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <extracomment>%1 is what stands there, %2 a list of the words that may stand there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has exactly 64 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can stand only in the first line.</source>
        <extracomment>%1 is the name of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game that begins with a position can&apos;t be recorded: a record begins with a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position names its own board and printing: --board, --handling, --printing and --seed are only for a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of Encounter cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Despair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until something else is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before everything</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputFault</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects and lists are nested too deeply; %1 levels are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a list of two locations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be an Encounter card: its id, or an object with the field &quot;card&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a location, an object with the field &quot;hospital&quot;, or null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here. Names of your own have to begin with &quot;x-&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not written as a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range; %2 to %3 is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; has errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printing; es, pl and ru are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2; did you mean &quot;%3&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Roadblock lies on &quot;road&quot; or &quot;rail&quot;, not on &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no Location card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Location card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Location card on the trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the current location, and that cannot lie in slot %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the Location card &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power cards &quot;%1&quot; and &quot;%2&quot; cannot lie together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf Form lies with a Location card or with Hide, never alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf Form leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hideout has no Location or Power card; an empty slot is written null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape as Bat lies with a Location card only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape as Bat leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lair has no Location card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie in a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape as Bat cannot lie in a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sea zone &quot;%1&quot; cannot be a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the sea zone &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the Power card &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more Encounter cards than the %1 of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no vampire that fights, so it takes no damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rumor token cannot lie in an empty slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rumor token cannot lie on the Power card &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 Rumor tokens in all, but only %2 in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide is not on the trail, so it cannot be associated with &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on the trail, so Hide cannot be associated with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide is associated with a location to its right, but &quot;%1&quot; lies to its left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token lies in a city, and &quot;%1&quot; is a sea zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token lies on a sea zone, and &quot;%1&quot; is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no road between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no railway between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two Roadblocks between &quot;%1&quot; and &quot;%2&quot; on the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; may have only small letters, digits and hyphens between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 kinds of Encounter cards; 1 to %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Encounter cards add up to %1, but the total is given as %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This did not work. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of Demeter (*.demeter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapList</name>
    <message>
        <source>small city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hospital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the hospital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavenly host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fog twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roadblock towards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places of the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>This program was built without its boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no city yet. Choose it in the list, or tap it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 28 cards stay in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula draws real cards and enters them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunters and cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a city to place the hunter that is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then, in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not be a sea, Castle Dracula or a city with a hunter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities left to begin in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recommended reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: %1 · cards: %2 · hunters placed: %3 of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the box</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not allow it: check who may write to the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window or program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game&apos;s file may have %1 MB at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was opened for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game needs an empty file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line was not finished when the program ended, and has been taken off (bytes: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not written as the program writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line should have the number %1, but has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has been changed, or does not belong after the line before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action of this line cannot be read (%1 at &quot;%2&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action is not written as the program writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action of this line is against the rules (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line should be in round %1, but says %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim of this line has another result than the game gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>slot %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The answer to something that the rules forbid, where there is no place or card to name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no.</source>
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: no road joins them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: only a railway joins them, and Dracula never moves by rail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: the port has no anchor in this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a port.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a location, %2 the number of a slot.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a slot.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can&apos;t enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: no hideout lies there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear this hideout (%2).</source>
        <extracomment>%1 is a number, %2 is Castle Dracula.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear a hideout with a Power card (%2).</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: Hide is associated with this location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: this is the current location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula would be defeated by its cost, which this table doesn&apos;t allow (damage: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot 6 is empty, so nothing can be matured or become a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hideout leaves slot 6: mature it or turn it into a lair first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no Encounter card can lie on a sea zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in the hideout that has left slot 6.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this Encounter card has no matured effect.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Encounter cards that lie with Hide are discarded without their matured effects.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter step is skipped this time, so nothing can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula has no Rumor token to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token lies there already, and a hideout takes only one.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed on an Encounter card, and there is none.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: no Encounter card can ever lie there, so no Rumor token can either.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a lair can be cleared only to make room for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t have happened even by mistake: a card isn&apos;t where it would have come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Consecrated Ground and Heavenly Host tokens lie only in cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula recovers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence: %1.</source>
        <extracomment>%1 is a number with its sign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matured effect: %1.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lair space %1: a new lair.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lair space %1: the lair is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula plays: %1.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was checked: no error was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was checked: there was an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty: Dracula reveals his current location: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty: all hideouts on the trail are cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty: Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunters win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide hideouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mature the hideout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matured effect: %1</source>
        <comment>name of an action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cleared: %1</source>
        <comment>a lair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a lair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a lair (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor token: %1</source>
        <comment>slot of the trail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the Dracula phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the lair: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <comment>a hunter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → hospital (%2)</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>%1 is a kind of token, %2 a city; the token has left the city.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Despair tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error, penalised: %1</source>
        <extracomment>%1 is the name of an action that was illegal.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right: %1, %2</source>
        <extracomment>%1 is a slot of the trail, %2 a location.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunters may start in the same city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor token of a matured hideout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdirect may clear the current location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What brings influence under three Despair tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roadblock tokens stop Dracula too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf Form may leave a city with a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the penalty leaves on the trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter card on the starting location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rumor token needs an Encounter card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor token counts for each vampire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea zones may become lairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lairs may be cleared at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide at a revealed location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle Dracula heals out of a lair too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle Dracula counts as a city for Despair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving into a lair counts for Despair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf Form together with Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf Form and Misdirect reach lairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Misdirect clears may be chosen at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide finds a new location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter card on a lair with a hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle discarded Encounter cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter step after the penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula may choose his own defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost and benefit of one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current location when a vampire matures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes back to the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the Location card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole hideout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down, the figure leaves the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benefit first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its card stays, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything you choose here holds at once and is kept for the next time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableEntryPanel</name>
    <message>
        <source>Entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record is checked; only yes or no and the round are told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has already happened, although it was illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lair cleared for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table noticed: penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it noticed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the table reads a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board lacks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the board right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Location card on the trail that was entered wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is in truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrailCard</name>
    <message>
        <source>Lair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came as a bat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hospital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrailRow</name>
    <message>
        <source>Trail and lairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>back from lair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up: hunter there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a wolf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula would be defeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>suffer %n damage</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>influence +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matured: influence +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>matured: recover %n damage</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>has a matured effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no matured effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolve its matured effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the trail (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in a consecrated city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power cards never become lairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has one already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Encounter card there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now: tap for the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear lair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card did Dracula draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw from the box and enter each card: %n to go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide the hideouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Dracula phase begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the hideout from slot 6? The Dracula phase begins with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without effects: cards are discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mature: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a lair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another lair is cleared first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space %1, with a card from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hospital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve another matured effect?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other cards are discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Encounter card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes face down on slot 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a Rumor token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an Encounter card in slot 1, 2 or 3. Tokens left: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The journal shows every step of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lair %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Encounter cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card for the new lair?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes face down on the cards that the lair already has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the wolf run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: which hideout?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is cleared, and the card lies in its slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And where does Dracula go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1 is cleared and shows nothing but the Power card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>demeter::MapList</name>
    <message>
        <source>Lord Godalming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
