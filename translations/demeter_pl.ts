<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>BoardCommand</name>
    <message>
        <source>Usage: demeter-cli board check FILE</source>
        <translation>Użycie: demeter-cli board check PLIK</translation>
    </message>
    <message>
        <source>Checks a board file and prints every fault in it, one a line:
FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.

Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.</source>
        <translation>Sprawdza plik planszy i wypisuje każdy znaleziony w nim błąd, po jednym w wierszu:
PLIK: MIEJSCE: co jest nie tak. Miejsce to wskaźnik JSON, na przykład /roads/17.

Kod wyjścia: 0 brak błędów, 1 znaleziono błędy, 2 pliku nie da się odczytać lub nie jest to JSON.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Nie można odczytać pliku: %1</translation>
    </message>
    <message>
        <source>It is too large for a board file.</source>
        <translation>Jest za duży jak na plik planszy.</translation>
    </message>
    <message>
        <source>no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals</source>
        <translation>brak błędów; miejsca: %1, drogi: %2, granice morskie: %3, porty: %4, połączenia kolejowe: %5, szpitale: %6</translation>
    </message>
</context>
<context>
    <name>BoardFault</name>
    <message>
        <source>&quot;%1&quot; must not begin or end with a space.</source>
        <translation>„%1”: na początku ani na końcu nie może być spacji.</translation>
    </message>
    <message>
        <source>The board has no locations.</source>
        <translation>Plansza nie ma miejsc.</translation>
    </message>
    <message>
        <source>There are %1 locations; a board may have %2 at most.</source>
        <translation>Liczba miejsc: %1; plansza może mieć najwyżej %2.</translation>
    </message>
    <message>
        <source>Another location has the id &quot;%1&quot; already.</source>
        <translation>Inne miejsce ma już identyfikator „%1”.</translation>
    </message>
    <message>
        <source>The location &quot;%2&quot; has the name &quot;%1&quot; already.</source>
        <translation>Miejsce „%2” ma już nazwę „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of location: small-city, large-city, castle, sea or hospital.</source>
        <translation>„%1” nie jest rodzajem miejsca; możliwe są: small-city, large-city, castle, sea i hospital.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second castle; the first one is &quot;%2&quot;.</source>
        <translation>„%1” to drugi zamek; pierwszy to „%2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on land and must have a region.</source>
        <translation>„%1” leży na lądzie i musi mieć region.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a sea and must have null for a region.</source>
        <translation>„%1” to morze i w miejscu regionu musi mieć null.</translation>
    </message>
    <message>
        <source>This must be a pair of numbers: degrees of longitude, degrees of latitude.</source>
        <translation>Tu musi być para liczb: stopnie długości, stopnie szerokości geograficznej.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 wykracza poza zakres: dozwolone od %2 do %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have a Location card: only a hospital place has none.</source>
        <translation>„%1” musi mieć kartę Miejsca: nie ma jej tylko miejsce szpitala.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation>„%1” to miejsce szpitala i nie może mieć karty Miejsca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation>„%1” nie może być portem: portem może być tylko miasto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation>„%1” nie może być portem na „%2”, bo to nie morze.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board.</source>
        <translation>„%1” nie jest miejscem na tej planszy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is joined to itself.</source>
        <translation>„%1” łączy się samo ze sobą.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must stand before &quot;%1&quot;: the smaller id comes first.</source>
        <translation>„%2” musi stać przed „%1”: mniejszy identyfikator jest pierwszy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are joined already, at %3.</source>
        <translation>„%1” i „%2” są już połączone: %3.</translation>
    </message>
    <message>
        <source>The list is not sorted: &quot;%1&quot; must stand before &quot;%2&quot;.</source>
        <translation>Lista nie jest uporządkowana: „%1” musi stać przed „%2”.</translation>
    </message>
    <message>
        <source>A road cannot lead to the sea &quot;%1&quot;.</source>
        <translation>Droga nie może prowadzić na morze „%1”.</translation>
    </message>
    <message>
        <source>A sea border cannot touch &quot;%1&quot;, which is no sea.</source>
        <translation>Granica morska nie może dotykać „%1”, bo to nie morze.</translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation>Połączenie kolejowe nie może prowadzić do „%1”, bo to nie miasto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a railway line: white, yellow, or null for none.</source>
        <translation>„%1” nie jest kolorem połączenia kolejowego; możliwe są: white, yellow albo null, gdy go brak.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no port.</source>
        <translation>Morze „%1” nie ma portu.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no border with another sea.</source>
        <translation>Morze „%1” nie graniczy z żadnym innym morzem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be reached by road or sea.</source>
        <translation>Do „%1” nie da się dotrzeć ani drogą, ani morzem.</translation>
    </message>
    <message>
        <source>The board has no hospital.</source>
        <translation>Plansza nie ma szpitala.</translation>
    </message>
    <message>
        <source>The hospital at &quot;%1&quot; is there twice.</source>
        <translation>Szpital w „%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>There cannot be a hospital at &quot;%1&quot;, which is no large city and no hospital place.</source>
        <translation>W „%1” nie może być szpitala: to ani duże miasto, ani miejsce szpitala.</translation>
    </message>
    <message>
        <source>The number of &quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>Numer miejsca „%1” musi być liczbą całkowitą od 1 do %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has the number %1 already.</source>
        <translation>„%2” ma już numer %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have a number: only cities and the castle are numbered.</source>
        <translation>„%1” nie może mieć numeru: numerowane są tylko miasta i zamek.</translation>
    </message>
    <message>
        <source>A board file has no section &quot;%1&quot;.</source>
        <translation>Plik planszy nie ma działu „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no status: &quot;two independent sources agree&quot;, &quot;one source&quot; or &quot;inferred, check against your board&quot;.</source>
        <translation>„%1” nie jest statusem; możliwe są: „two independent sources agree”, „one source” i „inferred, check against your board”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scope: &quot;listed items&quot; or &quot;whole section&quot;.</source>
        <translation>„%1” nie jest zakresem; możliwe są: „listed items” i „whole section”.</translation>
    </message>
    <message>
        <source>An inferred section is inferred as a whole: the scope must be &quot;whole section&quot;.</source>
        <translation>Dział wywnioskowany jest taki w całości: zakresem musi być „whole section”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board; did you mean &quot;%2&quot;?</source>
        <translation>„%1” nie jest miejscem na tej planszy; może chodziło o „%2”?</translation>
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
        <translation>Użycie: demeter-cli POLECENIE ARGUMENTY

Polecenia:
  moves POZYCJA            wszystkie dozwolone wybory w etapie ruchu Draculi
  perft POZYCJA GŁĘBOKOŚĆ  ile jest możliwych ciągów etapów ruchu
  play SKRYPT              rozgrywa grę według skryptu
  replay GRA               odczytuje zapisaną grę i wypisuje jej przebieg
  board check PLIK         sprawdza plik planszy

Więcej o poleceniu: demeter-cli POLECENIE --help.

Kod wyjścia: 0 wykonano, 1 odmowa lub znaleziony błąd, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Nie ma polecenia „%1”.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Brakuje polecenia.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>Nie można zapisać wyniku.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.
POSITION is a file with a position (demeter-position/1), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Użycie: demeter-cli moves POZYCJA

Wypisuje wszystkie dozwolone wybory w etapie ruchu, po jednym w wierszu, uporządkowane bajtami:
PRZESUNIĘCIE;ZAGRANIE.
POZYCJA to plik z pozycją (demeter-position/1) albo - dla standardowego wejścia.
Brak wyniku oznacza, że nie ma dozwolonego wyboru.

Kod wyjścia: 0 wykonano, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>Opcja %1 występuje dwa razy.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>Opcja %1 nie przyjmuje wartości.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>Opcja %1 wymaga wartości.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Nie ma tu opcji %1.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Czegoś brakuje.</translation>
    </message>
    <message>
        <source>There is one thing too many: %1</source>
        <translation>O jedno za dużo: %1</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Użycie: demeter-cli perft POZYCJA GŁĘBOKOŚĆ [--divide] [--time]

Wypisuje, ile ciągów złożonych z GŁĘBOKOŚĆ etapów ruchu (od 0 do 16) wychodzi z pozycji.
POZYCJA to plik z pozycją (demeter-position/1) albo - dla standardowego wejścia.

  --divide   najpierw wypisz WYBÓR LICZBA dla każdego wyboru w pierwszym etapie, porządkując bajtami
  --time     wypisz liczbę pozycji na sekundę na standardowe wyjście błędów

Kod wyjścia: 0 wykonano, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation>GŁĘBOKOŚĆ musi być liczbą całkowitą od 0 do %1.</translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>pozycje na sekundę: %1</translation>
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
        <translation>Użycie: demeter-cli play SKRYPT [OPCJE]

Rozgrywa akcje ze SKRYPTU: pliku JSON Lines albo - dla standardowego wejścia. Odpowiedzią na każdą jest „ok”
albo „refused ZASADA ZDANIE”; odrzucona akcja niczego nie zmienia, a skrypt biegnie dalej.
Pierwszym wierszem może być {&quot;position&quot;:{...}} albo {&quot;new-game&quot;:{...}}, a każdym innym {&quot;undo&quot;:true},
{&quot;redo&quot;:true} lub {&quot;go-to&quot;:LICZBA}.

  --state               wypisz stan po ostatnim wierszu
  --lang KOD            język zdań: en, es, pl, ru, it
  --board ID            plansza nowej gry: fury-3e, fury-2e albo ścieżka zakończona na .json
  --handling SPOSÓB     dealt albo drawn-from-box
  --printing WYDANIE    księga zasad: recommended, es, pl, ru
  --seed HEX            64 cyfry szesnastkowe, z których powstaje każde tasowanie
  --record PLIK         zapisuj grę w nowym pliku; „ok” oznacza wtedy, że jest już na dysku

Kod wyjścia: 0 wykonano, 1 odrzucono któryś wiersz, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation>%1 nie może mieć wartości „%2”.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>There is no moment %1: actions in the game: %2.</source>
        <translation>Nie ma chwili %1; liczba akcji w grze: %2.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>Nie ma języka „%1”.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--lang CODE]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state       print the state at the end
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation>Użycie: demeter-cli replay GRA [--state] [--lang KOD]

Odczytuje zapisaną grę, niczego w niej nie zmieniając, sprawdza jej łańcuch i każdy krok, po czym wypisuje,
co się działo: wiersz pliku, rundę i nazwę, rozdzielone tabulatorami. Dalej idą ewentualne usterki pliku
i końcowe ogniwo łańcucha.

  --state      wypisz stan na końcu
  --lang KOD   język nazw: en, es, pl, ru, it

Kod wyjścia: 0 wykonano, 1 zapis jest uszkodzony, 2 zapis jest nie do użycia.</translation>
    </message>
    <message>
        <source>line %1: the last line was not written completely, so it is left out.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>wiersz %1: ostatni wiersz nie został zapisany do końca, więc jest pominięty.</translation>
    </message>
    <message>
        <source>The record is damaged; nothing from there on is read. %1</source>
        <extracomment>%1 says where and what.</extracomment>
        <translation>Zapis jest uszkodzony; od tego miejsca nic nie jest odczytywane. %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>cofnięte</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <extracomment>%1 is a path, %2 the system&apos;s reason.</extracomment>
        <translation>Nie można odczytać „%1”: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: more than %2 bytes.</source>
        <extracomment>%1 is a path, %2 a number.</extracomment>
        <translation>„%1” to za duży plik: ponad %2 B.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <extracomment>%1 is what stands there, %2 a list of the words that may stand there.</extracomment>
        <translation>Zamiast „%1” możliwe są tylko: %2.</translation>
    </message>
    <message>
        <source>A seed has exactly 64 hexadecimal digits.</source>
        <translation>Ziarno ma dokładnie 64 cyfry szesnastkowe.</translation>
    </message>
    <message>
        <source>This must be true.</source>
        <translation>Tu musi być true.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can stand only in the first line.</source>
        <extracomment>%1 is the name of a field.</extracomment>
        <translation>„%1” może stać tylko w pierwszym wierszu.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Wiersz jest dłuższy niż %1 B.</translation>
    </message>
    <message>
        <source>A game that begins with a position can&apos;t be recorded: a record begins with a new game.</source>
        <translation>Gry zaczętej od pozycji nie można zapisać: zapis zaczyna się od nowej gry.</translation>
    </message>
    <message>
        <source>A position names its own board and printing: --board, --handling, --printing and --seed are only for a new game.</source>
        <translation>Pozycja sama podaje planszę i wydanie: --board, --handling, --printing i --seed są tylko dla nowej gry.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
</context>
<context>
    <name>InputFault</name>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Tekst nie jest poprawnym UTF-8.</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>To nie jest poprawny JSON.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Ta liczba jest za duża.</translation>
    </message>
    <message>
        <source>Objects and lists are nested too deeply; %1 levels are allowed.</source>
        <translation>Obiekty i listy są zagnieżdżone za głęboko; dozwolona liczba poziomów: %1.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation>Pole „%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>This should be an object.</source>
        <translation>Tu powinien być obiekt.</translation>
    </message>
    <message>
        <source>This should be a list.</source>
        <translation>Tu powinna być lista.</translation>
    </message>
    <message>
        <source>This should be a text.</source>
        <translation>Tu powinien być tekst.</translation>
    </message>
    <message>
        <source>This should be true or false.</source>
        <translation>Tu powinno być true albo false.</translation>
    </message>
    <message>
        <source>This should be a number.</source>
        <translation>Tu powinna być liczba.</translation>
    </message>
    <message>
        <source>This should be a list of two locations.</source>
        <translation>Tu powinna być lista dwóch miejsc.</translation>
    </message>
    <message>
        <source>This should be an Encounter card: its id, or an object with the field &quot;card&quot;.</source>
        <translation>Tu powinna być karta Spotkania: jej identyfikator albo obiekt z polem „card”.</translation>
    </message>
    <message>
        <source>This should be a location, an object with the field &quot;hospital&quot;, or null.</source>
        <translation>Tu powinno być miejsce, obiekt z polem „hospital” albo null.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Ten tekst nie może być pusty.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Brakuje pola „%1”.</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here. Names of your own have to begin with &quot;x-&quot;.</source>
        <translation>Nie ma tu pola „%1”. Własne nazwy muszą zaczynać się od „x-”.</translation>
    </message>
    <message>
        <source>%1 is not written as a whole number.</source>
        <translation>%1 nie jest zapisane jako liczba całkowita.</translation>
    </message>
    <message>
        <source>%1 is out of range; %2 to %3 is possible.</source>
        <translation>%1 wykracza poza zakres; możliwe od %2 do %3.</translation>
    </message>
    <message>
        <source>The format is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Format to „%1”, a powinien być „%2”.</translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation>Nie ma planszy „%1”.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; has errors.</source>
        <translation>Plik planszy „%1” zawiera błędy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printing; es, pl and ru are possible.</source>
        <translation>„%1” nie jest wydaniem; możliwe są es, pl i ru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2; did you mean &quot;%3&quot;?</source>
        <translation>„%1” to nie miejsce na planszy %2; może chodziło o „%3”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2.</source>
        <translation>„%1” to nie miejsce na planszy %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Mocy; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card.</source>
        <translation>„%1” to nie karta Mocy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Spotkania; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card.</source>
        <translation>„%1” to nie karta Spotkania.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie Łowca; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter.</source>
        <translation>„%1” to nie Łowca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie dzień tygodnia; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week.</source>
        <translation>„%1” to nie dzień tygodnia.</translation>
    </message>
    <message>
        <source>A Roadblock lies on &quot;road&quot; or &quot;rail&quot;, not on &quot;%1&quot;.</source>
        <translation>Żeton blokady leży na „road” albo „rail”, a nie na „%1”.</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Nie ma akcji „%1”; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation>Nie ma akcji „%1”.</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Nie ma żetonu „%1”; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;.</source>
        <translation>Nie ma żetonu „%1”.</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Nie ma rozstrzygnięcia „%1”; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;.</source>
        <translation>Nie ma rozstrzygnięcia „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>„%1” to nie interpretacja dla „%2”; może chodziło o „%3”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>„%1” to nie interpretacja dla „%2”.</translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation>Liczba pól Szlaku: %2, a podano: %1.</translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation>Liczba obszarów legowisk: %2, a podano: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no Location card.</source>
        <translation>„%1” nie ma karty Miejsca.</translation>
    </message>
    <message>
        <source>The Location card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>Karta Miejsca „%1” leży w dwóch miejscach; to drugie: %2.</translation>
    </message>
    <message>
        <source>There is no Location card on the trail.</source>
        <translation>Na Szlaku nie ma żadnej karty Miejsca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the current location, and that cannot lie in slot %2.</source>
        <translation>„%1” to aktualne miejsce pobytu, a ono nie może leżeć na polu %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is named twice.</source>
        <translation>Karta Mocy „%1” jest podana dwa razy.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>Karta Mocy „%1” leży w dwóch miejscach; to drugie: %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the Location card &quot;%2&quot;.</source>
        <translation>Karta Mocy „%1” nie może leżeć z kartą Miejsca „%2”.</translation>
    </message>
    <message>
        <source>The Power cards &quot;%1&quot; and &quot;%2&quot; cannot lie together.</source>
        <translation>Karty Mocy „%1” i „%2” nie mogą leżeć razem.</translation>
    </message>
    <message>
        <source>Wolf Form lies with a Location card or with Hide, never alone.</source>
        <translation>„Postać wilka” leży z kartą Miejsca albo ze „Schronieniem”, nigdy sama.</translation>
    </message>
    <message>
        <source>Wolf Form leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>„Postać wilka” prowadzi do miasta, więc nie może leżeć z obszarem morskim „%1”.</translation>
    </message>
    <message>
        <source>This hideout has no Location or Power card; an empty slot is written null.</source>
        <translation>Ta kryjówka nie ma karty Miejsca ani karty Mocy; puste pole zapisuje się jako null.</translation>
    </message>
    <message>
        <source>Escape as Bat lies with a Location card only.</source>
        <translation>„Ucieczka pod postacią nietoperza” leży tylko z kartą Miejsca.</translation>
    </message>
    <message>
        <source>Escape as Bat leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>„Ucieczka pod postacią nietoperza” prowadzi do miasta, więc nie może leżeć z obszarem morskim „%1”.</translation>
    </message>
    <message>
        <source>This lair has no Location card.</source>
        <translation>To legowisko nie ma karty Miejsca.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie in a lair.</source>
        <translation>Karta Mocy „%1” nie może leżeć w legowisku.</translation>
    </message>
    <message>
        <source>Escape as Bat cannot lie in a lair.</source>
        <translation>„Ucieczka pod postacią nietoperza” nie może leżeć w legowisku.</translation>
    </message>
    <message>
        <source>The sea zone &quot;%1&quot; cannot be a lair.</source>
        <translation>Obszar morski „%1” nie może być legowiskiem.</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the sea zone &quot;%1&quot;.</source>
        <translation>Karta Spotkania nie może leżeć na obszarze morskim „%1”.</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Karta Spotkania nie może leżeć na karcie Mocy „%1”.</translation>
    </message>
    <message>
        <source>There are more Encounter cards than the %1 of the box.</source>
        <translation>Kart Spotkań jest więcej niż w pudełku (%1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no vampire that fights, so it takes no damage.</source>
        <translation>„%1” to nie wampir, który walczy, więc nie otrzymuje obrażeń.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie in an empty slot.</source>
        <translation>Żeton pogłoski nie może leżeć na pustym polu.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Żeton pogłoski nie może leżeć na karcie Mocy „%1”.</translation>
    </message>
    <message>
        <source>There are %1 Rumor tokens in all, but only %2 in the box.</source>
        <translation>Żetony pogłosek razem: %1, a w pudełku jest ich tylko %2.</translation>
    </message>
    <message>
        <source>Hide is not on the trail, so it cannot be associated with &quot;%1&quot;.</source>
        <translation>„Schronienia” nie ma na Szlaku, więc nie może być powiązane z „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on the trail, so Hide cannot be associated with it.</source>
        <translation>Na Szlaku nie ma „%1”, więc „Schronienie” nie może być z nim powiązane.</translation>
    </message>
    <message>
        <source>Hide is associated with a location to its right, but &quot;%1&quot; lies to its left.</source>
        <translation>„Schronienie” jest powiązane z miejscem na prawo od siebie, a „%1” leży na lewo.</translation>
    </message>
    <message>
        <source>This token lies in a city, and &quot;%1&quot; is a sea zone.</source>
        <translation>Ten żeton leży w mieście, a „%1” to obszar morski.</translation>
    </message>
    <message>
        <source>This token lies on a sea zone, and &quot;%1&quot; is none.</source>
        <translation>Ten żeton leży na obszarze morskim, a „%1” nim nie jest.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation>„%1” jest podane dwa razy.</translation>
    </message>
    <message>
        <source>There is no road between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Między „%1” i „%2” nie ma drogi.</translation>
    </message>
    <message>
        <source>There is no railway between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Między „%1” i „%2” nie ma połączenia kolejowego.</translation>
    </message>
    <message>
        <source>There are two Roadblocks between &quot;%1&quot; and &quot;%2&quot; on the same way.</source>
        <translation>Między „%1” i „%2” na tej samej trasie są dwa żetony blokady.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no hospital.</source>
        <translation>„%1” nie ma szpitala.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation>Gdzie jest Łowca, mówi dokładnie jedno z trzech: „location”, „hospital” albo „off-board”: true.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>Akcja „%1” nie jest do wpisywania przez sędziego.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; may have only small letters, digits and hyphens between them.</source>
        <translation>Identyfikator „%1” może zawierać tylko małe litery, cyfry i łączniki między nimi.</translation>
    </message>
    <message>
        <source>There are %1 kinds of Encounter cards; 1 to %2 are possible.</source>
        <translation>Rodzajów kart Spotkań: %1; możliwe od 1 do %2.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is there twice.</source>
        <translation>Karta „%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is missing.</source>
        <translation>Brakuje karty Mocy „%1”.</translation>
    </message>
    <message>
        <source>The Encounter cards add up to %1, but the total is given as %2.</source>
        <translation>Suma kart Spotkań to %1, a podano %2.</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Plik lub jego folder nie istnieje.</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>Plik o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>The system does not allow it: check who may write to the file and its folder.</source>
        <translation>System na to nie pozwala: sprawdź, kto może zapisywać w tym pliku i jego folderze.</translation>
    </message>
    <message>
        <source>There is no room left to write to.</source>
        <translation>Zabrakło miejsca na zapis.</translation>
    </message>
    <message>
        <source>This game is open in another window or program.</source>
        <translation>Ta gra jest otwarta w innym oknie lub programie.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>To nie jest plik.</translation>
    </message>
    <message>
        <source>A game&apos;s file may have %1 MB at most.</source>
        <translation>Plik gry może mieć najwyżej %1 MB.</translation>
    </message>
    <message>
        <source>The file was opened for reading only.</source>
        <translation>Plik otwarto tylko do odczytu.</translation>
    </message>
    <message>
        <source>Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.</source>
        <translation>Inny program zmienił plik: powinien mieć %1 B, a ma %2. Otwórz grę ponownie.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>System zgłasza błąd: %1</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>A new game needs an empty file.</source>
        <translation>Nowa gra wymaga pustego pliku.</translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation>Ten program nie umie odczytać gry w formacie „%1”.</translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation>Dane gry są błędne w polu „%1”.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation>Nie można odczytać planszy „%1”, na której toczy się gra.</translation>
    </message>
    <message>
        <source>This line was not finished when the program ended, and has been taken off (bytes: %1).</source>
        <translation>Ten wiersz był niedokończony, gdy program się zamknął, i został usunięty (bajty: %1).</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Ten wiersz to nie JSON.</translation>
    </message>
    <message>
        <source>This line is not written as the program writes it.</source>
        <translation>Ten wiersz nie jest zapisany tak, jak zapisuje program.</translation>
    </message>
    <message>
        <source>This line should have the number %1, but has %2.</source>
        <translation>Ten wiersz powinien mieć numer %1, a ma %2.</translation>
    </message>
    <message>
        <source>This line has been changed, or does not belong after the line before it.</source>
        <translation>Ten wiersz został zmieniony albo nie pasuje do poprzedniego.</translation>
    </message>
    <message>
        <source>The action of this line cannot be read (%1 at &quot;%2&quot;).</source>
        <translation>Nie można odczytać akcji z tego wiersza (%1, „%2”).</translation>
    </message>
    <message>
        <source>The action is not written as the program writes it.</source>
        <translation>Akcja nie jest zapisana tak, jak zapisuje program.</translation>
    </message>
    <message>
        <source>The action of this line is against the rules (%1).</source>
        <translation>Akcja z tego wiersza jest niezgodna z zasadami (%1).</translation>
    </message>
    <message>
        <source>This line should be in round %1, but says %2.</source>
        <translation>Ten wiersz powinien być w rundzie %1, a podaje %2.</translation>
    </message>
    <message>
        <source>The claim of this line has another result than the game gives.</source>
        <translation>Wynik zarzutu błędu w tym wierszu nie zgadza się z grą.</translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation>Ten wiersz przechodzi do akcji %1, a to niemożliwe; liczba akcji: %2.</translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation>Ten wiersz powinien dotyczyć „%1”, a podaje „%2”.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>slot %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>West</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>East</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>small city</source>
        <translation>małe miasto</translation>
    </message>
    <message>
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation>%1 Zob. %2.</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The answer to something that the rules forbid, where there is no place or card to name.</extracomment>
        <translation>Nie.</translation>
    </message>
    <message>
        <source>%1, no.</source>
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.</extracomment>
        <translation>%1 – nie.</translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation>Nie teraz: najpierw trzeba podjąć inną decyzję.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest zakończona.</translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Najpierw trzeba dobrać karty Spotkań; brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Teraz nie można dobrać karty Spotkania: ręka jest pełna albo nie ma już kart.</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: obszar morski nie może być miejscem początkowym Draculi.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: to nigdy nie może być miejsce początkowe Draculi.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: stoi tu Łowca (%2), więc to nie może być miejsce początkowe Draculi.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: Łowcy zaczynają w miastach, a to nie miasto (%2).</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: przy tym stole dwóch Łowców nie może zaczynać w tym samym mieście (%2, %3).</translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation>%1: brak karty Miejsca, więc Dracula nie może tu wejść.</translation>
    </message>
    <message>
        <source>%1 → %2: no road joins them.</source>
        <translation>%1 → %2: nie łączy ich żadna droga.</translation>
    </message>
    <message>
        <source>%1 → %2: only a railway joins them, and Dracula never moves by rail.</source>
        <translation>%1 → %2: łączy je tylko kolej, a Dracula nigdy nie porusza się koleją.</translation>
    </message>
    <message>
        <source>%1 → %2: the port has no anchor in this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: ten port nie ma symbolu kotwicy na tym obszarze morskim.</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: to miasto nie ma symbolu kotwicy na tym obszarze morskim.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: te obszary morskie nie mają wspólnej granicy.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: to miasto nie jest portem, a z obszaru morskiego można dotrzeć tylko do portów i innych obszarów morskich.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Dracula już tu jest, a nie może po prostu zostać.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a location, %2 the number of a slot.</extracomment>
        <translation>%1: karta tego miejsca leży jeszcze na Szlaku, na polu %2.</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a slot.</extracomment>
        <translation>%1: ta karta leży jeszcze na Szlaku, na polu %2.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: leży tu żeton poświęconej ziemi lub Przenajświętszej Hostii, więc Dracula nie może wejść.</translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation>%1 → %2: na drodze leży żeton blokady, a przy tym stole zatrzymuje on także Draculę.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: tej karty nie można zagrać na morzu (aktualne miejsce pobytu: %2).</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: tej karty nie można zagrać tam, gdzie leży żeton poświęconej ziemi lub Przenajświętszej Hostii (aktualne miejsce pobytu: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: to dalej niż dwie drogi.</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: z obszaru morskiego „Postać wilka” dociera tylko do sąsiedniego portu albo miasta oddalonego od niego o jedną drogę.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: „Postać wilka” zawsze prowadzi do miasta.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: każda dość krótka trasa przechodzi przez miasto z żetonem poświęconej ziemi lub Przenajświętszej Hostii.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation>%1: leży tu żeton poświęconej ziemi lub Przenajświętszej Hostii, a przy tym stole „Postać wilka” nie może opuścić takiego miasta.</translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: przy tym stole z tą kartą Mocy nie można wejść do legowiska.</translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation>%1 + %2: tych kart Mocy nie można zagrać razem.</translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: razem z nią trzeba zagrać kartę Miejsca.</translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: tę kartę Mocy zagrywa się bez karty Miejsca.</translation>
    </message>
    <message>
        <source>Slot %1: no hideout lies there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: nie leży tu żadna kryjówka.</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear this hideout (%2).</source>
        <extracomment>%1 is a number, %2 is Castle Dracula.</extracomment>
        <translation>Pole %1: „Fortel” nie może opróżnić tej kryjówki (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear a hideout with a Power card (%2).</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Pole %1: „Fortel” nie może opróżnić kryjówki z kartą Mocy (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Hide is associated with this location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Pole %1: z tym miejscem jest powiązane „Schronienie”, więc „Fortel” nie może opróżnić tej kryjówki (%2).</translation>
    </message>
    <message>
        <source>Slot %1: this is the current location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Pole %1: to aktualne miejsce pobytu, więc „Fortel” nie może opróżnić tej kryjówki (%2).</translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation>%1: tę kryjówkę dopiero co opróżnił „Fortel”, a przy tym stole nie można od razu wybrać jej miejsca.</translation>
    </message>
    <message>
        <source>Dracula would be defeated by its cost, which this table doesn&apos;t allow (damage: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Koszt tej karty oznaczałby klęskę Draculi, a przy tym stole to niedozwolone (obrażenia: %1).</translation>
    </message>
    <message>
        <source>Slot 6 is empty, so nothing can be matured or become a lair.</source>
        <translation>Pole 6 jest puste, więc nie ma czego przemienić ani zamienić w legowisko.</translation>
    </message>
    <message>
        <source>A hideout leaves slot 6: mature it or turn it into a lair first.</source>
        <translation>Kryjówka zsuwa się z pola 6: najpierw przemień ją albo zamień w legowisko.</translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: karta Mocy nie może stać się legowiskiem; przemień kryjówkę.</translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation>%1: obszar morski nie może stać się legowiskiem; przemień kryjówkę.</translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation>Wszystkie trzy obszary legowisk są zajęte: opróżnij jedno z legowisk albo przemień kryjówkę.</translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation>%1: nie ma tam legowiska.</translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation>%1: jest wolny obszar dla nowego legowiska, więc żadnego nie można opróżnić.</translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation>Nowe legowisko otrzymuje kartę Spotkania z ręki: wybierz ją.</translation>
    </message>
    <message>
        <source>%1: no Encounter card can lie on a sea zone.</source>
        <translation>%1: na obszarze morskim nie może leżeć karta Spotkania.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: Dracula nie ma tej karty Spotkania na ręce.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in the hideout that has left slot 6.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: tej karty Spotkania nie ma w kryjówce, która zsunęła się z pola 6.</translation>
    </message>
    <message>
        <source>%1: this Encounter card has no matured effect.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: ta karta Spotkania nie ma efektu przemiany.</translation>
    </message>
    <message>
        <source>%1: Encounter cards that lie with Hide are discarded without their matured effects.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: karty Spotkań leżące ze „Schronieniem” odrzuca się bez efektów przemiany.</translation>
    </message>
    <message>
        <source>The encounter step is skipped this time, so nothing can be placed.</source>
        <translation>Tym razem etap spotkania jest pominięty, więc nie można niczego umieścić.</translation>
    </message>
    <message>
        <source>Dracula has no Rumor token to place.</source>
        <translation>Dracula nie ma żetonu pogłoski do umieszczenia.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: żeton pogłoski można umieścić tylko na polach 1, 2 i 3.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token lies there already, and a hideout takes only one.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: leży tu już żeton pogłoski, a w kryjówce może być tylko jeden.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed on an Encounter card, and there is none.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: żeton pogłoski umieszcza się na karcie Spotkania, a tu jej nie ma.</translation>
    </message>
    <message>
        <source>Slot %1: no Encounter card can ever lie there, so no Rumor token can either.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: nigdy nie może tu leżeć karta Spotkania, więc żeton pogłoski też nie.</translation>
    </message>
    <message>
        <source>%1: a lair can be cleared only to make room for a new one.</source>
        <translation>%1: legowisko można opróżnić tylko po to, by zrobić miejsce na nowe.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Jest karta, którą wolno zagrać, więc nie ma kary.</translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Ten krok jest dozwolony: wpisz go w zwykły sposób.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened even by mistake: a card isn&apos;t where it would have come from.</source>
        <translation>To nie mogło się zdarzyć nawet przez pomyłkę: karty nie ma tam, skąd miałaby pochodzić.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground and Heavenly Host tokens lie only in cities.</source>
        <translation>%1: żetony poświęconej ziemi i Przenajświętszej Hostii leżą tylko w miastach.</translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation>Tak już jest; nic się nie zmienia.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: liczba musi być od %2 do %3.</translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation>%1: nie ma tam szpitala.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>Gra jest otwarta tylko do odczytu, więc nie można niczego dopisać.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Uwaga: to oznacza klęskę Draculi i wygraną Łowców (obrażenia po tym: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.</extracomment>
        <translation>%1: dobrano więcej takich kart, niż powinno być w pudełku (%2). Sprawdź kartę.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Przy trzech żetonach rozpaczy wpływy zdradzą Łowcom, czy to miasto, czy „Schronienie”.</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Ujawniono: %1.</translation>
    </message>
    <message>
        <source>Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Dracula otrzymuje obrażenia: %1.</translation>
    </message>
    <message>
        <source>Dracula recovers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Dracula leczy obrażenia: %1.</translation>
    </message>
    <message>
        <source>Influence: %1.</source>
        <extracomment>%1 is a number with its sign.</extracomment>
        <translation>Wpływy: %1.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Kryjówka, która zsunęła się z pola 6, przemienia się.</translation>
    </message>
    <message>
        <source>Matured effect: %1.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Efekt przemiany: %1.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Kryjówki na polach 4, 5 i 6 zostają opróżnione.</translation>
    </message>
    <message>
        <source>Lair space %1: a new lair.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Obszar legowiska %1: nowe legowisko.</translation>
    </message>
    <message>
        <source>Lair space %1: the lair is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Obszar legowiska %1: legowisko zostaje opróżnione.</translation>
    </message>
    <message>
        <source>Dracula plays: %1.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Dracula zagrywa: %1.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: umieszczono żeton pogłoski.</translation>
    </message>
    <message>
        <source>The record was checked: no error was found.</source>
        <translation>Zapis sprawdzono: nie znaleziono błędu.</translation>
    </message>
    <message>
        <source>The record was checked: there was an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>Zapis sprawdzono: w rundzie %1 był błąd. Zob. %2.</translation>
    </message>
    <message>
        <source>Penalty: Dracula reveals his current location: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Kara: Dracula ujawnia swoje aktualne miejsce pobytu: %1.</translation>
    </message>
    <message>
        <source>Penalty: all hideouts on the trail are cleared.</source>
        <translation>Kara: wszystkie kryjówki na Szlaku zostają opróżnione.</translation>
    </message>
    <message>
        <source>Penalty: Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Kara: Dracula otrzymuje obrażenia: %1.</translation>
    </message>
    <message>
        <source>Dracula wins the game.</source>
        <translation>Dracula wygrywa grę.</translation>
    </message>
    <message>
        <source>The hunters win the game.</source>
        <translation>Łowcy wygrywają grę.</translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation>Miasta początkowe Łowców</translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation>Miejsce początkowe Draculi: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter card</comment>
        <translation>Dobranie: %1</translation>
    </message>
    <message>
        <source>Slide hideouts</source>
        <translation>Przesunięcie kryjówek</translation>
    </message>
    <message>
        <source>Mature the hideout</source>
        <translation>Przemiana kryjówki</translation>
    </message>
    <message>
        <source>Matured effect: %1</source>
        <comment>name of an action</comment>
        <translation>Efekt przemiany: %1</translation>
    </message>
    <message>
        <source>cleared: %1</source>
        <comment>a lair</comment>
        <translation>opróżnione: %1</translation>
    </message>
    <message>
        <source>Make a lair</source>
        <translation>Zamiana w legowisko</translation>
    </message>
    <message>
        <source>Make a lair (%1)</source>
        <translation>Zamiana w legowisko (%1)</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Zagranie: %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Encounter card: %1</source>
        <translation>Karta Spotkania: %1</translation>
    </message>
    <message>
        <source>Rumor token: %1</source>
        <comment>slot of the trail</comment>
        <translation>Żeton pogłoski: %1</translation>
    </message>
    <message>
        <source>End the Dracula phase</source>
        <translation>Koniec fazy Draculi</translation>
    </message>
    <message>
        <source>Clear the lair: %1</source>
        <translation>Opróżnienie legowiska: %1</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <comment>a hunter</comment>
        <translation>%1: poza planszą</translation>
    </message>
    <message>
        <source>%1 → hospital (%2)</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 → szpital (%2)</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>%1 is a kind of token, %2 a city; the token has left the city.</extracomment>
        <translation>%1, usunięcie: %2</translation>
    </message>
    <message>
        <source>Week: %1</source>
        <translation>Tydzień: %1</translation>
    </message>
    <message>
        <source>Despair tokens: %1</source>
        <translation>Żetony rozpaczy: %1</translation>
    </message>
    <message>
        <source>Error, penalised: %1</source>
        <extracomment>%1 is the name of an action that was illegal.</extracomment>
        <translation>Błąd i kara: %1</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Tak się stało: %1</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Zarzut błędu</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Sprostowanie: %1: %2</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation>Sprostowanie: %1 – %2, połączone</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation>Sprostowanie: %1 – %2, niepołączone</translation>
    </message>
    <message>
        <source>Put right: %1, %2</source>
        <extracomment>%1 is a slot of the trail, %2 a location.</extracomment>
        <translation>Sprostowanie: %1, %2</translation>
    </message>
    <message>
        <source>Hunters may start in the same city</source>
        <translation>Łowcy mogą zaczynać w tym samym mieście</translation>
    </message>
    <message>
        <source>Rumor token of a matured hideout</source>
        <translation>Żeton pogłoski z przemienionej kryjówki</translation>
    </message>
    <message>
        <source>Misdirect may clear the current location</source>
        <translation>„Fortel” może opróżnić aktualne miejsce pobytu</translation>
    </message>
    <message>
        <source>What brings influence under three Despair tokens</source>
        <translation>Co daje wpływy przy trzech żetonach rozpaczy</translation>
    </message>
    <message>
        <source>Roadblock tokens stop Dracula too</source>
        <translation>Żetony blokady zatrzymują też Draculę</translation>
    </message>
    <message>
        <source>Wolf Form may leave a city with a token</source>
        <translation>„Postać wilka” może opuścić miasto z żetonem</translation>
    </message>
    <message>
        <source>What the penalty leaves on the trail</source>
        <translation>Co kara zostawia na Szlaku</translation>
    </message>
    <message>
        <source>Encounter card on the starting location</source>
        <translation>Karta Spotkania w miejscu początkowym</translation>
    </message>
    <message>
        <source>A Rumor token needs an Encounter card</source>
        <translation>Żeton pogłoski wymaga karty Spotkania</translation>
    </message>
    <message>
        <source>Rumor token counts for each vampire</source>
        <translation>Żeton pogłoski liczy się dla każdego wampira</translation>
    </message>
    <message>
        <source>Sea zones may become lairs</source>
        <translation>Obszary morskie mogą stać się legowiskami</translation>
    </message>
    <message>
        <source>Lairs may be cleared at any time</source>
        <translation>Legowiska można opróżniać w każdej chwili</translation>
    </message>
    <message>
        <source>Hide at a revealed location</source>
        <translation>„Schronienie” w ujawnionym miejscu</translation>
    </message>
    <message>
        <source>Castle Dracula heals out of a lair too</source>
        <translation>Zamek Draculi leczy także jako legowisko</translation>
    </message>
    <message>
        <source>Castle Dracula counts as a city for Despair</source>
        <translation>Zamek Draculi liczy się jako miasto przy rozpaczy</translation>
    </message>
    <message>
        <source>Moving into a lair counts for Despair</source>
        <translation>Ruch do legowiska liczy się przy rozpaczy</translation>
    </message>
    <message>
        <source>Wolf Form together with Hide</source>
        <translation>„Postać wilka” razem ze „Schronieniem”</translation>
    </message>
    <message>
        <source>Wolf Form and Misdirect reach lairs</source>
        <translation>„Postać wilka” i „Fortel” sięgają legowisk</translation>
    </message>
    <message>
        <source>What Misdirect clears may be chosen at once</source>
        <translation>Miejsce opróżnione „Fortelem” można od razu wybrać</translation>
    </message>
    <message>
        <source>Hide finds a new location</source>
        <translation>„Schronienie” znajduje nowe miejsce</translation>
    </message>
    <message>
        <source>Encounter card on a lair with a hunter</source>
        <translation>Karta Spotkania w legowisku z Łowcą</translation>
    </message>
    <message>
        <source>Shuffle discarded Encounter cards again</source>
        <translation>Odrzucone karty Spotkań tasuje się ponownie</translation>
    </message>
    <message>
        <source>Encounter step after the penalty</source>
        <translation>Etap spotkania po karze</translation>
    </message>
    <message>
        <source>Dracula may choose his own defeat</source>
        <translation>Dracula może wybrać własną klęskę</translation>
    </message>
    <message>
        <source>Cost and benefit of one card</source>
        <translation>Koszt i zysk z jednej karty</translation>
    </message>
    <message>
        <source>Current location when a vampire matures</source>
        <translation>Aktualne miejsce pobytu a przemiana wampira</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation>tak</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>usunięty z gry</translation>
    </message>
    <message>
        <source>goes back to the reserve</source>
        <translation>wraca do puli</translation>
    </message>
    <message>
        <source>choosing a city</source>
        <translation>przy wyborze miasta</translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation>po umieszczeniu karty</translation>
    </message>
    <message>
        <source>only the Location card</source>
        <translation>tylko karta Miejsca</translation>
    </message>
    <message>
        <source>the whole hideout</source>
        <translation>cała kryjówka</translation>
    </message>
    <message>
        <source>face down, the figure leaves the board</source>
        <translation>zakryta, figurka znika</translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation>zakryta, figurka zostaje</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>cost first</source>
        <translation>najpierw koszt</translation>
    </message>
    <message>
        <source>benefit first</source>
        <translation>najpierw zysk</translation>
    </message>
    <message>
        <source>its card stays, alone</source>
        <translation>sama jego karta</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>jego kryjówka nietknięta</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>Czy podczas przygotowania gry w jednym mieście można umieścić dwóch lub więcej Łowców.</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Dokąd trafia żeton pogłoski, gdy jego kryjówka się przemienia; drukowane księgi są tu różne.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>Czy „Fortel” można umieścić tam, gdzie leży aktualne miejsce pobytu Draculi; tylko niektóre księgi tego zabraniają.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>Przy trzech żetonach rozpaczy wpływy rosną o 3: przy wyborze miasta albo po umieszczeniu miasta lub „Schronienia”.</translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation>Czy żeton blokady zamyka drogę także przed Draculą, tak jak przed Łowcami.</translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Czy „Postać wilka” może wyruszyć z miejsca, gdzie leży żeton poświęconej ziemi lub Przenajświętszej Hostii.</translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation>Czy kara za błąd zabiera też karty Spotkań i żeton pogłoski z aktualnego miejsca pobytu.</translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation>Czy Dracula umieszcza kartę Spotkania w swoim miejscu początkowym.</translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation>Czy żeton pogłoski można umieścić tylko w kryjówce, w której jest karta Spotkania.</translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation>Gdy w jednej kryjówce z żetonem pogłoski przemieniają się dwa wampiry: czy daje on 3 wpływy za każdego, czy tylko raz.</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>Czy obszar morski, który zsuwa się z pola 6, może stać się legowiskiem bez karty Spotkania.</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>Czy Dracula może opróżnić legowisko, kiedy zechce, czy tylko by zrobić miejsce na nowe.</translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation>Co dzieje się ze „Schronieniem” i figurką Draculi, gdy Hrabia chowa się tam, gdzie go ujawniono.</translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation>Czy Dracula leczy 5 obrażeń, gdy wchodzi do Zamku Draculi, który jest legowiskiem.</translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation>Czy przy trzech żetonach rozpaczy Zamek Draculi daje wpływy tak jak miasto.</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Czy przy trzech żetonach rozpaczy ruch do legowiska daje wpływy tak jak karta z talii.</translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation>Czy można umieścić obie karty naraz: Dracula zostaje na miejscu i otrzymuje obrażenie z „Postaci wilka”.</translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation>Czy miejsce zagrane z „Postacią wilka” lub „Fortelem” może być legowiskiem.</translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation>Czy Dracula może ruszyć do miejsca, które „Fortel” właśnie opróżnił.</translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation>Czy „Schronienie” łączy się z innym miejscem, gdy jego własne zniknie ze Szlaku.</translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation>Czy legowisko, do którego wchodzi Dracula, otrzymuje kolejną kartę Spotkania, choć stoi tam Łowca.</translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation>Czy stos kart odrzuconych tasuje się, gdy talia Spotkań jest pusta.</translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation>Czy następuje etap spotkania, gdy Dracula nie miał dozwolonej karty i poniósł karę.</translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation>Czy Dracula może zagrać kartę, której obrażenia same go pokonają.</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>Czy najpierw są obrażenia, czy zysk, gdy jedna karta daje jedno i drugie.</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Przemieniony wampir opróżnia pola od 4 do 6: co zostaje, jeśli jest tam aktualne miejsce pobytu.</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>back from lair %1</source>
        <translation>z powrotem z legowiska %1</translation>
    </message>
    <message>
        <source>face up: hunter there</source>
        <translation>odkryta: jest tam Łowca</translation>
    </message>
    <message>
        <source>as a wolf</source>
        <translation>jako wilk</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>morzem</translation>
    </message>
    <message>
        <source>by road</source>
        <translation>drogą</translation>
    </message>
    <message>
        <source>Dracula would be defeated</source>
        <translation>Dracula zostałby pokonany</translation>
    </message>
    <message numerus="yes">
        <source>suffer %n damage</source>
        <translation>
            <numerusform>otrzymuje %n obrażenie</numerusform>
            <numerusform>otrzymuje %n obrażenia</numerusform>
            <numerusform>otrzymuje %n obrażeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation>
            <numerusform>leczy %n obrażenie</numerusform>
            <numerusform>leczy %n obrażenia</numerusform>
            <numerusform>leczy %n obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>influence +%1</source>
        <translation>wpływy +%1</translation>
    </message>
    <message>
        <source>matured: influence +%1</source>
        <translation>przemiana: wpływy +%1</translation>
    </message>
    <message numerus="yes">
        <source>matured: recover %n damage</source>
        <translation>
            <numerusform>przemiana: leczy %n obrażenie</numerusform>
            <numerusform>przemiana: leczy %n obrażenia</numerusform>
            <numerusform>przemiana: leczy %n obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>has a matured effect</source>
        <translation>ma efekt przemiany</translation>
    </message>
    <message>
        <source>no matured effect</source>
        <translation>bez efektu przemiany</translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation>opróżnia pola od 4 do 6</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>ujawnia: %1</translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation>zostaje przed Draculą</translation>
    </message>
    <message>
        <source>resolve its matured effect</source>
        <translation>rozpatrz efekt przemiany</translation>
    </message>
    <message>
        <source>on the trail (%1)</source>
        <translation>na Szlaku (%1)</translation>
    </message>
    <message>
        <source>on the trail</source>
        <translation>na Szlaku</translation>
    </message>
    <message>
        <source>not at sea</source>
        <translation>nie na morzu</translation>
    </message>
    <message>
        <source>not in a consecrated city</source>
        <translation>nie w poświęconym mieście</translation>
    </message>
    <message>
        <source>Power cards never become lairs</source>
        <translation>karty Mocy nigdy nie stają się legowiskami</translation>
    </message>
    <message>
        <source>has one already</source>
        <translation>ma już żeton</translation>
    </message>
    <message>
        <source>no Encounter card there</source>
        <translation>brak karty Spotkania</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>not now: tap for the reason</source>
        <translation>nie teraz: wybierz, by poznać powód</translation>
    </message>
    <message>
        <source>Clear lair %1</source>
        <translation>Opróżnij legowisko %1</translation>
    </message>
    <message>
        <source>Which card did Dracula draw?</source>
        <translation>Którą kartę dobrał Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the box and enter each card: %n to go.</source>
        <translation>
            <numerusform>Dobieraj z pudełka i wpisuj każdą kartę: została %n.</numerusform>
            <numerusform>Dobieraj z pudełka i wpisuj każdą kartę: zostały %n.</numerusform>
            <numerusform>Dobieraj z pudełka i wpisuj każdą kartę: zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n na ręce</numerusform>
            <numerusform>%n na ręce</numerusform>
            <numerusform>%n na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 start?</source>
        <translation>Gdzie zaczyna %1?</translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation>Każdy Łowca zaczyna w mieście. Wskaż je na mapie albo wybierz tutaj.</translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Gdzie zaczyna Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation>
            <numerusform>Potajemnie. Miasto bez Łowcy, ale nie Zamek Draculi: do wyboru %n miasto.</numerusform>
            <numerusform>Potajemnie. Miasto bez Łowcy, ale nie Zamek Draculi: do wyboru %n miasta.</numerusform>
            <numerusform>Potajemnie. Miasto bez Łowcy, ale nie Zamek Draculi: do wyboru %n miast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation>Czy zaczyna się faza Draculi?</translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation>Pole 6 jest puste, więc nic nie zsuwa się ze Szlaku.</translation>
    </message>
    <message>
        <source>Slide the hideouts</source>
        <translation>Przesuń kryjówki</translation>
    </message>
    <message>
        <source>the Dracula phase begins</source>
        <translation>zaczyna się faza Draculi</translation>
    </message>
    <message>
        <source>%1 leaves the trail</source>
        <translation>Ze Szlaku zsuwa się: %1</translation>
    </message>
    <message>
        <source>What becomes of the hideout from slot 6? The Dracula phase begins with it.</source>
        <translation>Co stanie się z kryjówką z pola 6? Od tego zaczyna się faza Draculi.</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>Przemień</translation>
    </message>
    <message>
        <source>back to the deck</source>
        <translation>z powrotem do talii</translation>
    </message>
    <message>
        <source>without effects: cards are discarded</source>
        <translation>bez efektów: karty zostają odrzucone</translation>
    </message>
    <message>
        <source>Mature: %1</source>
        <translation>Przemień: %1</translation>
    </message>
    <message>
        <source>Make it a lair</source>
        <translation>Zamień w legowisko</translation>
    </message>
    <message>
        <source>another lair is cleared first</source>
        <translation>najpierw trzeba opróżnić inne legowisko</translation>
    </message>
    <message>
        <source>space %1, with a card from the hand</source>
        <translation>obszar %1, z kartą z ręki</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>poza planszą</translation>
    </message>
    <message>
        <source>%1, hospital</source>
        <translation>%1, szpital</translation>
    </message>
    <message>
        <source>Resolve another matured effect?</source>
        <translation>Rozpatrzyć kolejny efekt przemiany?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>the other cards are discarded</source>
        <translation>pozostałe karty zostają odrzucone</translation>
    </message>
    <message>
        <source>No card can be played</source>
        <translation>Nie można zagrać żadnej karty</translation>
    </message>
    <message>
        <source>That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.</source>
        <translation>To błąd: Dracula ujawnia, gdzie jest, opróżnia Szlak i otrzymuje 5 obrażeń.</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Ponieś karę</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dokąd rusza Dracula?</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Wybierz miejsce na mapie lub tutaj albo kartę Mocy.</translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation>opróżnia pole i rusza dalej</translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation>dobiera 5 kart</translation>
    </message>
    <message>
        <source>stay in %1</source>
        <translation>zostaje: %1</translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation>nie ma czego leczyć</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <translation>%1: która karta?</translation>
    </message>
    <message>
        <source>Which Encounter card?</source>
        <translation>Która karta Spotkania?</translation>
    </message>
    <message>
        <source>It goes face down on slot 1.</source>
        <translation>Trafi zakryta na pole 1.</translation>
    </message>
    <message>
        <source>Place a Rumor token?</source>
        <translation>Umieścić żeton pogłoski?</translation>
    </message>
    <message>
        <source>On an Encounter card in slot 1, 2 or 3. Tokens left: %1.</source>
        <translation>Na karcie Spotkania na polu 1, 2 lub 3. Pozostałe żetony: %1.</translation>
    </message>
    <message>
        <source>keep the token</source>
        <translation>zachowaj żeton</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula wygrał</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Łowcy wygrali</translation>
    </message>
    <message>
        <source>The game is over. The journal shows every step of it.</source>
        <translation>Gra jest zakończona. Każdy jej krok jest w dzienniku.</translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation>Które legowisko ustąpi miejsca?</translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation>Wszystkie trzy obszary są zajęte. Legowisko zostaje opróżnione, jego karty odrzucone.</translation>
    </message>
    <message>
        <source>Lair %1: %2</source>
        <translation>Legowisko %1: %2</translation>
    </message>
    <message>
        <source>no Encounter cards</source>
        <translation>bez kart Spotkań</translation>
    </message>
    <message>
        <source>Which card for the new lair?</source>
        <translation>Która karta do nowego legowiska?</translation>
    </message>
    <message>
        <source>It goes face down on the cards that the lair already has.</source>
        <translation>Trafi zakryta na karty, które legowisko już ma.</translation>
    </message>
    <message>
        <source>Where does the wolf run?</source>
        <translation>Dokąd biegnie wilk?</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Miasto oddalone maksymalnie o dwie drogi.</translation>
    </message>
    <message>
        <source>%1: which hideout?</source>
        <translation>%1: która kryjówka?</translation>
    </message>
    <message>
        <source>It is cleared, and the card lies in its slot.</source>
        <translation>Zostaje opróżniona, a karta trafia na jej pole.</translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <translation>jej karty zostają odrzucone</translation>
    </message>
    <message>
        <source>And where does Dracula go?</source>
        <translation>A dokąd rusza Dracula?</translation>
    </message>
    <message>
        <source>Slot %1 is cleared and shows nothing but the Power card.</source>
        <translation>Pole %1 zostaje opróżnione i leży na nim tylko karta Mocy.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Gdzie jest teraz %1?</translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation>Wskaż miejsce na mapie albo wpisz jego pierwsze litery.</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Szpital: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
    </message>
    <message>
        <source>Where the hunters are: tap one to enter a move</source>
        <translation>Gdzie są Łowcy: wybierz Łowcę, by wpisać ruch</translation>
    </message>
</context>
<context>
    <name>demeter::DraculaScreen</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>Ostatni wiersz pliku był urwany i został odcięty. Nic więcej nie przepadło.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Plik jest uszkodzony i można go tylko czytać, do ostatniego dobrego wiersza: %1</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Szlak i legowiska</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Nie zapisano, więc nic się nie stało. %1</translation>
    </message>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Wybierz jeszcze raz, by to zrobić.</translation>
    </message>
    <message>
        <source>can be chosen.</source>
        <translation>można wybrać.</translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation>%1: nie teraz.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Ponowiono: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Cofnięto: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hand of Encounter cards</source>
        <translation>Karty Spotkań na ręce</translation>
    </message>
    <message>
        <source>Events %1</source>
        <translation>Wydarzenia %1</translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation>Przed Draculą %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Pogłoski %1</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Nagłówek</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Do ekranu startowego</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Wpisz, co zaszło przy stole</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Tydzień %1</translation>
    </message>
    <message>
        <source>Week %1, %2</source>
        <translation>Tydzień %1, %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływy</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Rozpacz</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 z %3</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until something else is done.</source>
        <translation>Wybierz wiersz, by przejść do chwili tuż po nim. Nic nigdy nie ginie: późniejsze wiersze zostają tu, dopóki nie zrobisz czegoś innego.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>the game stands here</source>
        <translation>gra jest tutaj</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>Before everything</source>
        <translation>Sam początek</translation>
    </message>
</context>
<context>
    <name>demeter::MainWindow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Nie udało się. %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Games of Demeter (*.demeter)</source>
        <translation>Gry Demeter (*.demeter)</translation>
    </message>
</context>
<context>
    <name>demeter::MapList</name>
    <message>
        <source>small city</source>
        <translation>małe miasto</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>duże miasto</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>morze</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>szpital</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>tu jest Dracula</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>lair %1</source>
        <translation>legowisko %1</translation>
    </message>
    <message>
        <source>%1 in the hospital</source>
        <translation>%1 w szpitalu</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>poświęcona ziemia</translation>
    </message>
    <message>
        <source>heavenly host</source>
        <translation>Przenajświętsza Hostia</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>burza</translation>
    </message>
    <message>
        <source>fog twice</source>
        <translation>podwójna mgła</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>mgła</translation>
    </message>
    <message>
        <source>roadblock towards %1</source>
        <translation>blokada, kierunek: %1</translation>
    </message>
    <message>
        <source>Places of the map</source>
        <translation>Miejsca na mapie</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>dr Seward</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Mina Harker</translation>
    </message>
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Kolej</translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Lista miejsc</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
</context>
<context>
    <name>demeter::NewGameScreen</name>
    <message>
        <source>This program was built without its boards.</source>
        <translation>Ten program zbudowano bez plansz.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Wybierz start potajemnie</translation>
    </message>
    <message>
        <source>%1 has no city yet. Choose it in the list, or tap it on the map.</source>
        <translation>%1: jeszcze bez miasta. Wybierz je z listy albo wskaż na mapie.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Księga Zasad</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Drukowane wydania różnią się szczegółami. Które leży na stole?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Zalecane</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Trzecia edycja</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Druga edycja</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Język programu</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Karty Spotkań</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Rozdaje program</translation>
    </message>
    <message>
        <source>The 28 cards stay in the box.</source>
        <translation>28 kart zostaje w pudełku.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Dobierane z pudełka</translation>
    </message>
    <message>
        <source>Dracula draws real cards and enters them.</source>
        <translation>Dracula dobiera prawdziwe karty i je wpisuje.</translation>
    </message>
    <message>
        <source>Hunters and cities</source>
        <translation>Łowcy i miasta</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: umieść, wskazując miasto na mapie</translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation>%1: miasto</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>%1: gracz</translation>
    </message>
    <message>
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Wskaż miasto, by umieścić w nim zaznaczonego Łowcę.</translation>
    </message>
    <message>
        <source>Then, in secret</source>
        <translation>Potem, w tajemnicy</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Dracula wybiera miejsce początkowe, a Łowcy odwracają wzrok.</translation>
    </message>
    <message>
        <source>It may not be a sea, Castle Dracula or a city with a hunter.</source>
        <translation>Nie może to być morze, Zamek Draculi ani miasto z Łowcą.</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 to nie miasto. Łowca zaczyna w mieście.</translation>
    </message>
    <message>
        <source>Cities left to begin in: %1</source>
        <translation>Miasta, w których można zacząć: %1</translation>
    </message>
    <message>
        <source>recommended reading</source>
        <translation>zalecana interpretacja</translation>
    </message>
    <message>
        <source>Rulebook: %1 · cards: %2 · hunters placed: %3 of 4</source>
        <translation>Księga Zasad: %1 · karty: %2 · rozmieszczeni Łowcy: %3 z 4</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>rozdaje program</translation>
    </message>
    <message>
        <source>from the box</source>
        <translation>z pudełka</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Pokaż różnice interpretacji</translation>
    </message>
    <message>
        <source>The second edition is only another map: rules and cards are those of the third.</source>
        <translation>Druga edycja to tylko inna mapa: zasady i karty pochodzą z trzeciej.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretacje zmienione ręcznie: %1</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Jak przy tym stole rozumie się zasady</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Na początku każda zasada ma interpretację z wybranej Księgi Zasad. Zmień ją, jeśli przy tym stole gra się inaczej; wybór innej księgi ustawi wszystkie od nowa.</translation>
    </message>
    <message>
        <source>The printed rulebooks differ</source>
        <translation>Drukowane księgi są tu różne</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>Księgi tego nie rozstrzygają</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Księga Zasad: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Everything you choose here holds at once and is kept for the next time.</source>
        <translation>Wszystko, co tu wybierzesz, działa od razu i zostaje na następny raz.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>demeter::StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation>Dziennik gracza Draculi</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Kontynuuj ostatnią grę</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Otwórz grę…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>demeter::TableEntryPanel</name>
    <message>
        <source>Entered.</source>
        <translation>Wpisano.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Łowcy</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1: miejsce</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Szpital: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
    </message>
    <message>
        <source>Tokens in cities</source>
        <translation>Żetony w miastach</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation>zdejmij z planszy</translation>
    </message>
    <message>
        <source>Kind of token</source>
        <translation>Rodzaj żetonu</translation>
    </message>
    <message>
        <source>City of the token</source>
        <translation>Miasto żetonu</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Umieść żeton</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: o jeden mniej</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: o jeden więcej</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Tydzień</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation>Żetony rozpaczy</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Łowcy zarzucają błąd</translation>
    </message>
    <message>
        <source>the record is checked; only yes or no and the round are told</source>
        <translation>zapis zostaje sprawdzony; podane będzie tylko „tak” lub „nie” i runda</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Ponieś karę za błąd</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>ujawnij miejsce, opróżnij Szlak, 5 obrażeń</translation>
    </message>
    <message>
        <source>It has already happened, although it was illegal</source>
        <translation>To już się stało, choć było niedozwolone</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Zagrana karta</translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation>Zamiana w legowisko</translation>
    </message>
    <message>
        <source>Encounter placed</source>
        <translation>Umieszczone Spotkanie</translation>
    </message>
    <message>
        <source>Rumor placed</source>
        <translation>Umieszczona pogłoska</translation>
    </message>
    <message>
        <source>Phase ended</source>
        <translation>Koniec fazy</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Karta Miejsca</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Karta Mocy</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Lair cleared for it</source>
        <translation>Opróżnione legowisko</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Karta Spotkania</translation>
    </message>
    <message>
        <source>Nobody noticed</source>
        <translation>Nikt nie zauważył</translation>
    </message>
    <message>
        <source>The table noticed: penalty</source>
        <translation>Zauważono: kara</translation>
    </message>
    <message>
        <source>Was it noticed?</source>
        <translation>Czy to zauważono?</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>Wpisz, co się stało</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Sprostowania</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>Odtąd według tego, co tu wpiszesz, sprawdzana jest gra, a także zarzut błędu dotyczący tego, co było wcześniej.</translation>
    </message>
    <message>
        <source>How the table reads a rule</source>
        <translation>Jak przy tym stole rozumie się zasadę</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretacja</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Przyjmij tak</translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation>Droga, granica morska lub kotwica na drukowanej planszy</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>The board has it</source>
        <translation>Na planszy jest</translation>
    </message>
    <message>
        <source>The board lacks it</source>
        <translation>Na planszy nie ma</translation>
    </message>
    <message>
        <source>Is it there?</source>
        <translation>Czy jest na planszy?</translation>
    </message>
    <message>
        <source>Put the board right</source>
        <translation>Popraw planszę</translation>
    </message>
    <message>
        <source>A Location card on the trail that was entered wrongly</source>
        <translation>Błędnie wpisana karta Miejsca na Szlaku</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Pole %1: %2</translation>
    </message>
    <message>
        <source>What it is in truth</source>
        <translation>Co leży tam naprawdę</translation>
    </message>
    <message>
        <source>Put the card right</source>
        <translation>Popraw kartę</translation>
    </message>
    <message>
        <source>What happens on the real table and the program cannot see is entered here, at any time. Every entry is a line of the journal and can be taken back.</source>
        <translation>Tu w każdej chwili wpisuje się to, co dzieje się na prawdziwym stole, a czego program nie widzi. Każdy wpis to wiersz dziennika i można go cofnąć.</translation>
    </message>
    <message>
        <source>Choose the place to which a hunter has moved.</source>
        <translation>Wybierz miejsce, do którego poruszył się Łowca.</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Na wypadek kroku Draculi, którego zabraniają zasady, a którego przy stole nie da się już cofnąć. Wpisz go tak, jak się stał; dozwolone kroki wpisuje się w przewodniku tury.</translation>
    </message>
</context>
<context>
    <name>demeter::TrailCard</name>
    <message>
        <source>Lair %1</source>
        <translation>Legowisko %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>next slot</source>
        <translation>następne pole</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>tu jest Dracula</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>Rumor token</source>
        <translation>Żeton pogłoski</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Moc</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>powiązanie: %1</translation>
    </message>
    <message>
        <source>came as a bat</source>
        <translation>przybył jako nietoperz</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>szpital</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
</context>
<context>
    <name>demeter::TrailRow</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Szlak i legowiska</translation>
    </message>
</context>
<context>
    <name>demeter::TurnGuide</name>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation>Krok %1 z 4: %2</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Przesunięcie</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Wybór karty</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Spotkanie</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Pogłoska</translation>
    </message>
    <message>
        <source>Turn guide</source>
        <translation>Przewodnik tury</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Wpisz nazwę</translation>
    </message>
</context>
</TS>
