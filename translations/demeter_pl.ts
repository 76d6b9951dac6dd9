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
        <translation>Liczba miejsc: %1; plansza może ich mieć najwyżej %2.</translation>
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
        <translation>„%1” musi mieć kartę Miejsca: nie ma jej tylko pole szpitala.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation>„%1” to pole szpitala i nie może mieć karty Miejsca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation>„%1” nie może być portem: portem może być tylko miasto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation>„%1” nie może być portem na „%2”, bo „%2” to nie morze.</translation>
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
        <translation>„%1” i „%2” są już połączone (%3).</translation>
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
        <translation>Granica morska nie może dotykać „%1”, bo „%1” to nie morze.</translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation>Połączenie kolejowe nie może prowadzić do „%1”, bo „%1” to nie miasto.</translation>
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
        <translation>W „%1” nie może być szpitala: to ani duże miasto, ani pole szpitala.</translation>
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
    <name>Book</name>
    <message>
        <source>The round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Szlak i legowiska</translation>
    </message>
    <message>
        <source>Board and movement</source>
        <translation>Plansza i ruch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>Łowcy</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.</source>
        <translation>Wszystkie karty Szlaku przesuwają się o jedno pole w prawo; kryjówka, która zsuwa się z pola 6, zostaje przemieniona albo staje się legowiskiem.</translation>
    </message>
    <message>
        <source>The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.</source>
        <translation>Kryjówka, która zsuwa się z pola 6, trafia na obszar legowiska z jedną kartą Spotkania z ręki.</translation>
    </message>
    <message>
        <source>From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.</source>
        <translation>Wypłynięcie z portu kosztuje 2 obrażenia, rejs z obszaru na obszar 1 obrażenie, a lądowanie nie kosztuje nic.</translation>
    </message>
    <message>
        <source>Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.</source>
        <translation>„Schronienie” na polu 1 jest powiązane z kartą Miejsca na polu 2; na obu leżą karty Spotkań.</translation>
    </message>
    <message>
        <source>With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.</source>
        <translation>Dzięki „Postaci wilka” Dracula porusza się do miasta oddalonego o jedną lub dwie drogi i otrzymuje 1 obrażenie.</translation>
    </message>
    <message>
        <source>Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.</source>
        <translation>„Fortel” zajmuje na Szlaku miejsce jednej kryjówki, a na polu 1 leży nowa karta Miejsca.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>This is the book for &quot;%1&quot;, but the one for &quot;%2&quot; should be here.</source>
        <extracomment>Codes of languages, such as &quot;pl&quot;.</extracomment>
        <translation>To jest księga dla „%1”, a powinna tu być księga dla „%2”.</translation>
    </message>
    <message>
        <source>The book has no chapter &quot;%1&quot;.</source>
        <translation>W księdze nie ma rozdziału „%1”.</translation>
    </message>
    <message>
        <source>The chapter &quot;%1&quot; stands out of its order.</source>
        <translation>Rozdział „%1” stoi nie po kolei.</translation>
    </message>
    <message>
        <source>The book has no topic &quot;%1&quot;.</source>
        <translation>W księdze nie ma hasła „%1”.</translation>
    </message>
    <message>
        <source>The topic &quot;%1&quot; is in the book twice.</source>
        <translation>Hasło „%1” jest w księdze dwa razy.</translation>
    </message>
    <message>
        <source>The rule %1 is in the book twice.</source>
        <translation>Zasada %1 jest w księdze dwa razy.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is in the book twice.</source>
        <translation>Karta „%1” jest w księdze dwa razy.</translation>
    </message>
    <message>
        <source>The book has no card &quot;%1&quot;.</source>
        <translation>W księdze nie ma karty „%1”.</translation>
    </message>
    <message>
        <source>The book has no cards of the kind &quot;%1&quot;.</source>
        <translation>W księdze nie ma kart rodzaju „%1”.</translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>Encounter card</source>
        <translation>karta Spotkania</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat card</source>
        <translation>karta Walki Draculi</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>karta Mocy</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event card</source>
        <translation>karta Wydarzenia Draculi</translation>
    </message>
    <message>
        <source>Dracula&apos;s ability</source>
        <translation>zdolność Draculi</translation>
    </message>
    <message>
        <source>the hunters&apos; Event card</source>
        <translation>karta Wydarzenia Łowców</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>karta Przedmiotu</translation>
    </message>
    <message>
        <source>the hunters&apos; Combat card</source>
        <translation>karta Walki Łowców</translation>
    </message>
    <message>
        <source>hunter</source>
        <translation>postać Łowców</translation>
    </message>
    <message>
        <source>In an ambush</source>
        <translation>W zasadzce</translation>
    </message>
    <message>
        <source>In a search</source>
        <translation>Przy Przeszukiwaniu</translation>
    </message>
    <message>
        <source>When it matures</source>
        <translation>Po przemianie</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>W dzień</translation>
    </message>
    <message>
        <source>At dusk and by night</source>
        <translation>O zmroku i w nocy</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>W nocy</translation>
    </message>
    <message>
        <source>When it is played</source>
        <translation>Kiedy się ją zagrywa</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Jak działa</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>Na szlaku</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Na ręce</translation>
    </message>
    <message>
        <source>As an ally</source>
        <translation>Jako sprzymierzeniec</translation>
    </message>
    <message>
        <source>What cancels what</source>
        <translation>Co anuluje co</translation>
    </message>
    <message>
        <source>On the hunter&apos;s sheet</source>
        <translation>Na karcie postaci</translation>
    </message>
    <message>
        <source>What can be done against it</source>
        <translation>Co można przeciw niej zrobić</translation>
    </message>
    <message>
        <source>By day and by night</source>
        <translation>W dzień i w nocy</translation>
    </message>
    <message>
        <source>In a lair</source>
        <translation>W legowisku</translation>
    </message>
    <message>
        <source>Encounter token</source>
        <translation>żeton spotkania</translation>
    </message>
    <message>
        <source>Dracula&apos;s Tactics card</source>
        <translation>karta taktyki Draculi</translation>
    </message>
    <message>
        <source>Agents&apos; Tactics card</source>
        <translation>karta taktyki agentów</translation>
    </message>
    <message>
        <source>When a hunter meets it</source>
        <translation>Gdy trafi na to Łowca</translation>
    </message>
    <message>
        <source>How certain this is</source>
        <translation>Na ile to pewne</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Kto ją ma</translation>
    </message>
    <message>
        <source>When it is activated</source>
        <translation>Gdy zostanie aktywowane</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Check my board</source>
        <translation>Sprawdź moją planszę</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>Czy tak jest na twojej planszy? Dotknij tego, co się różni.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>droga</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>biała</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>żółta</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Czegoś brakuje: dotknij tego na mapie lub wybierz z listy.</translation>
    </message>
    <message>
        <source>Choose what is missing</source>
        <translation>Wybierz, czego brakuje</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Co jest inaczej</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Podziel się tym, co znaleziono</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Tekst jest w schowku.</translation>
    </message>
    <message>
        <source>What you tap is done in the program at once, and every phone shows it. The board is saved and named there.</source>
        <translation>To, co zmienisz, program przyjmuje od razu i widać to na wszystkich telefonach. Planszę zapisuje się i nazywa w programie.</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Duże miasto</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Małe miasto</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 z %2 miejsc</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>około %1 min</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Na razie bez zmian.</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Zmiany do tej pory: %1</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Zgadza się: dalej, %1</translation>
    </message>
    <message>
        <source>It agrees: the last one</source>
        <translation>Zgadza się: to ostatnie</translation>
    </message>
    <message>
        <source>Every place has been looked at.</source>
        <translation>Wszystkie miejsca są sprawdzone.</translation>
    </message>
    <message>
        <source>The board can now be saved in the program, under a name of yours.</source>
        <translation>Planszę można teraz zapisać w programie, pod własną nazwą.</translation>
    </message>
    <message>
        <source>The comparison is no longer shown on phones.</source>
        <translation>Telefony nie pokazują już sprawdzania.</translation>
    </message>
    <message>
        <source>The comparison has been left. What you have looked at is kept.</source>
        <translation>Sprawdzanie zostało przerwane. To, co sprawdzono, zostaje zachowane.</translation>
    </message>
    <message>
        <source>The board has been saved in the program: the comparison has ended.</source>
        <translation>Planszę zapisano w programie: sprawdzanie się skończyło.</translation>
    </message>
    <message>
        <source>A game begins at the table. What you have looked at is kept.</source>
        <translation>Przy stole zaczyna się gra. To, co sprawdzono, zostaje zachowane.</translation>
    </message>
    <message>
        <source>Somebody else was faster. This is how it is now.</source>
        <translation>Ktoś był szybszy. Teraz jest tak.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1: to miejsce jest już na liście.</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nic nie może tam prowadzić.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>region</translation>
    </message>
    <message>
        <source>size</source>
        <translation>wielkość</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>kolej</translation>
    </message>
</context>
<context>
    <name>Cli</name>
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
        <translation>Zbędny argument: %1</translation>
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
    <message>
        <source>This is no QR code of a game: %1</source>
        <translation>To nie jest kod QR gry: %1</translation>
    </message>
    <message>
        <source>The QR codes belong to different games.</source>
        <translation>Kody QR pochodzą z różnych gier.</translation>
    </message>
    <message>
        <source>A round has to follow its code.</source>
        <translation>Runda musi następować po swoim kodzie.</translation>
    </message>
    <message>
        <source>Say with --round to which round the code %1 belongs.</source>
        <translation>Podaj w --round, do której rundy należy kod %1.</translation>
    </message>
    <message>
        <source>line %1: not revealed. What is sealed from here on can&apos;t be checked.</source>
        <translation>wiersz %1: nieujawniony. Tego, co odtąd zapieczętowano, nie da się sprawdzić.</translation>
    </message>
    <message>
        <source>line %1: the chain is broken. %2</source>
        <translation>wiersz %1: łańcuch jest zerwany. %2</translation>
    </message>
    <message>
        <source>line %1: an illegal step, by %2.</source>
        <translation>wiersz %1: krok niedozwolony według zasady %2.</translation>
    </message>
    <message>
        <source>line %1: a false answer. %2</source>
        <translation>wiersz %1: fałszywa odpowiedź. %2</translation>
    </message>
    <message>
        <source>line %1: the decks were not dealt from the secret that was promised.</source>
        <translation>wiersz %1: talii nie rozdano na podstawie obiecanego sekretu.</translation>
    </message>
    <message>
        <source>the QR code</source>
        <translation>kod QR</translation>
    </message>
    <message>
        <source>%1 does not belong to the deal of this game.</source>
        <translation>%1 nie należy do rozdania tej gry.</translation>
    </message>
    <message>
        <source>%1 does not belong to round %2 of this game.</source>
        <translation>%1 nie należy do rundy %2 tej gry.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: nothing was promised before the deal.</source>
        <translation>O taliach decydował sam program: przed rozdaniem niczego nie obiecano.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>wiersze od %1 do %2</translation>
    </message>
    <message>
        <source>taken back or done again: %1</source>
        <translation>cofnięte lub ponowione: %1</translation>
    </message>
    <message>
        <source>the code fits</source>
        <translation>kod pasuje</translation>
    </message>
    <message>
        <source>line %1: not sealed. What the table was told from here on could have been changed, and is not checked.</source>
        <translation>wiersz %1: niezapieczętowany. To, co odtąd usłyszał stół, dało się zmienić i nie jest sprawdzane.</translation>
    </message>
    <message>
        <source>line %1: played by a map of its own, %2. No code says what stood in that file.</source>
        <translation>wiersz %1: grano według własnej mapy, %2. Żaden kod nie mówi, co było w tym pliku.</translation>
    </message>
    <message>
        <source>The file ends before the end of the game.</source>
        <translation>Plik urywa się przed końcem gry.</translation>
    </message>
    <message>
        <source>No code of the deal was given, so nobody vouches that the promise came before the words.</source>
        <translation>Nie podano kodu rozdania, więc nikt nie ręczy za to, że obietnica padła przed słowami.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: the hunters said no words.</source>
        <translation>O taliach decydował sam program: Łowcy nie powiedzieli żadnych słów.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows where Dracula is. To reveal it all the same, add %1.</source>
        <translation>Gra się jeszcze nie skończyła, a kto otworzy pliki, będzie wiedział, gdzie jest Dracula. Aby mimo to ją ujawnić, dodaj %1.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli COMMAND ARGUMENTS

Commands:
</source>
        <translation>Użycie: demeter-cli POLECENIE ARGUMENTY

Polecenia:
</translation>
    </message>
    <message>
        <source>  replay GAME             reads a recorded game and lists it
  reveal GAME             writes everything hidden of a game into files to be checked
  verify FILE             checks a revealed game
  board check FILE        checks a board file

demeter-cli COMMAND --help tells more about a command.

Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.</source>
        <translation>  replay GRA               odczytuje zapisaną grę i wypisuje jej przebieg
  reveal GRA               zapisuje wszystko, co w grze ukryte, w plikach do sprawdzenia
  verify PLIK              sprawdza ujawnioną grę
  board check PLIK         sprawdza plik planszy

Więcej o poleceniu: demeter-cli POLECENIE --help.

Kod wyjścia: 0 wykonano, 1 odmowa lub znaleziony błąd, 2 dane nie do użycia, 3 sprawdzono bez kodu.</translation>
    </message>
    <message>
        <source>No code vouches for what comes after.</source>
        <translation>Za to, co następuje potem, nie ręczy żaden kod.</translation>
    </message>
    <message>
        <source>This machine is in no network. Connect it to one, or name an address.</source>
        <translation>Ten komputer nie jest w żadnej sieci. Połącz go z siecią albo podaj adres.</translation>
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
        <translation>Użycie: demeter-cli reveal GRA [--unfinished] [--replace] [--unlock-fd LICZBA]

Ujawnia zapisaną grę: wszystko, co w niej ukryte, trafia do dwóch plików obok niej: NAZWA.reveal.json
dla „demeter-cli verify” i NAZWA.reveal.html, czyli strony, która odtwarza polowanie i sprawdza je na
dowolnym telefonie. Nikt inny ich nie odczyta, dopóki ich nie przekażesz.

  --unfinished        ujawnij grę, która się nie skończyła; kto otworzy pliki, będzie wiedział, gdzie jest Dracula
  --replace           zastąp pliki, które już mają te nazwy
  --unlock-fd LICZBA  jeśli klucz gry czeka na PIN lub hasło: odczytaj je z tego deskryptora pliku

Kod wyjścia: 0 wykonano, 1 gra się nie skończyła, 2 nie da się jej odczytać lub plików nie da się zapisać.</translation>
    </message>
    <message>
        <source>Nothing can be read from the file descriptor &quot;%1&quot;.</source>
        <translation>Z deskryptora pliku „%1” nie da się nic odczytać.</translation>
    </message>
    <message>
        <source>PIN of the sealed games: </source>
        <translation>PIN do zapieczętowanych gier: </translation>
    </message>
    <message>
        <source>Passphrase of the sealed games: </source>
        <translation>Hasło do zapieczętowanych gier: </translation>
    </message>
    <message>
        <source>Nothing can be read from the terminal.</source>
        <translation>Z terminala nie da się nic odczytać.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Nieprawidłowy PIN.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Nieprawidłowe hasło.</translation>
    </message>
    <message>
        <source>the readings that the program recommends</source>
        <translation>interpretacje zalecane przez program</translation>
    </message>
    <message>
        <source>the Spanish one</source>
        <translation>hiszpańska</translation>
    </message>
    <message>
        <source>the Polish one</source>
        <translation>polska</translation>
    </message>
    <message>
        <source>the Russian one</source>
        <translation>rosyjska</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>Księga Zasad</translation>
    </message>
    <message>
        <source>set otherwise</source>
        <translation>ustalono inaczej</translation>
    </message>
    <message>
        <source>%1: %2 (the rulebook: %3)</source>
        <extracomment>A point of the rules, how this game plays it, and how the rulebook has it.</extracomment>
        <translation>%1: %2 (Księga Zasad: %3)</translation>
    </message>
    <message>
        <source>number set by hand</source>
        <extracomment>A card or a number of the game, how many there are, and how many there usually are.</extracomment>
        <translation>liczba ustawiona ręcznie</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, a nie %3</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>drawn from the box, and entered</source>
        <translation>dobierane z pudełka i wpisywane</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>rozdane przez program</translation>
    </message>
    <message>
        <source>not kept by the program</source>
        <translation>program jej nie prowadził</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plansza</translation>
    </message>
    <message>
        <source>card file</source>
        <translation>plik kart</translation>
    </message>
    <message>
        <source>put right in line %1</source>
        <translation>poprawiono w wierszu %1</translation>
    </message>
    <message>
        <source>Dracula drew the cards from the box. Which ones, is his word.</source>
        <translation>Dracula dobierał karty z pudełka. Które to były, wiadomo tylko od niego.</translation>
    </message>
    <message>
        <source>Dracula was given his Event cards at the table. Which ones, is his word.</source>
        <translation>Dracula dostawał swoje karty Wydarzeń przy stole. Które to były, wiadomo tylko od niego.</translation>
    </message>
    <message>
        <source>One digit differs, in group %1.</source>
        <translation>Jedna cyfra jest inna, w grupie %1.</translation>
    </message>
    <message>
        <source>Digits are exchanged, in groups %1.</source>
        <translation>Cyfry są zamienione miejscami, w grupach %1.</translation>
    </message>
    <message>
        <source>Two digits are exchanged, in group %1.</source>
        <translation>Dwie cyfry są zamienione miejscami, w grupie %1.</translation>
    </message>
    <message>
        <source>Several digits differ, all in group %1.</source>
        <translation>Kilka cyfr się różni, wszystkie w grupie %1.</translation>
    </message>
    <message>
        <source>%1 is the code of the deal, not that of a round.</source>
        <translation>%1 to kod rozdania, a nie rundy.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of round %3.</source>
        <translation>%1 to kod rundy %2, a nie rundy %3.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of the deal.</source>
        <translation>%1 to kod rundy %2, a nie rozdania.</translation>
    </message>
    <message>
        <source>Look at your note again. If it says the same, this is not the game that you saw.</source>
        <translation>Spójrz jeszcze raz na swoją notatkę. Jeśli jest w niej to samo, nie jest to gra, którą widziano przy stole.</translation>
    </message>
    <message>
        <source>%1 The codes of this game have %2 digits.</source>
        <extracomment>%1 is a sentence about a code.</extracomment>
        <translation>%1 Kody tej gry mają po %2 cyfr.</translation>
    </message>
    <message>
        <source>%1 belongs to another game.</source>
        <translation>%1 należy do innej gry.</translation>
    </message>
    <message>
        <source>%1 was not checked: there are not 64 MB of free memory.</source>
        <translation>%1 nie został sprawdzony: potrzeba 64 MB wolnej pamięci.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 was taken back.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Cofnięto: %1.</translation>
    </message>
    <message>
        <source>%1 came to it.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Doszło: %1.</translation>
    </message>
    <message>
        <source>%1 became %2.</source>
        <extracomment>%1 and %2 are places, or several.</extracomment>
        <translation>Było: %1; jest: %2.</translation>
    </message>
    <message>
        <source>steps before: %1</source>
        <extracomment>%1 is a list of steps of the game, before something was changed and after it.</extracomment>
        <translation>kroki przedtem: %1</translation>
    </message>
    <message>
        <source>steps after: %1</source>
        <translation>kroki potem: %1</translation>
    </message>
    <message>
        <source>gone back behind it in line %1</source>
        <translation>w wierszu %1 cofnięto grę do chwili sprzed niego</translation>
    </message>
    <message>
        <source>After the codes of rounds %1 were shown, the game went back to round %2 (line %3).</source>
        <translation>Po pokazaniu kodów rund %1 cofnięto grę do rundy %2 (wiersz %3).</translation>
    </message>
    <message>
        <source>After the code of round %1 was shown, the game went back to round %2 (line %3).</source>
        <translation>Po pokazaniu kodu rundy %1 cofnięto grę do rundy %2 (wiersz %3).</translation>
    </message>
    <message>
        <source>All was done again as it had been.</source>
        <translation>Wszystko ponowiono tak, jak było.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Jak grano</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Czego nikt nie może sprawdzić</translation>
    </message>
    <message>
        <source>%1, other than the one here</source>
        <extracomment>%1 is a board, or a file of cards.</extracomment>
        <translation>%1 (tutaj jest inny plik)</translation>
    </message>
    <message>
        <source>program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>chance in round %1</source>
        <translation>tasowanie na nowo w rundzie %1</translation>
    </message>
    <message>
        <source>promised by %1, given by %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>udziały obiecane: %1, dane: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>w żadnej</translation>
    </message>
    <message>
        <source>A code has 15 digits, in older games 12: %1</source>
        <translation>Kod ma 15 cyfr, w starszych grach 12: %1</translation>
    </message>
    <message>
        <source>hunter phase</source>
        <translation>faza Łowców</translation>
    </message>
    <message>
        <source>  verifier                writes a page that checks revealed games, and its SHA-256</source>
        <translation>  verifier                  zapisuje stronę do sprawdzania ujawnionych gier i jej SHA-256</translation>
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
        <translation>Użycie: demeter-cli verifier [--hash] [--out PLIK [--replace]]

Podaje SHA-256 strony do sprawdzania, która bez sieci otwiera i sprawdza czyjąkolwiek ujawnioną grę.
Takie same źródła dają takie same bajty, więc kto ma tę samą liczbę, ma tę samą stronę. Liczba jest
w wierszu, który czyta „sha256sum --check”.

  --out PLIK  zapisz stronę
  --hash      podaj samo SHA-256
  --replace   zastąp plik, który już ma tę nazwę

Kod wyjścia: 0 zrobiono, 2 pliku nie da się zapisać.</translation>
    </message>
    <message>
        <source>This game has not been revealed as it stands now.</source>
        <translation>Tej gry nie ujawniono w obecnym stanie.</translation>
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
        <translation>Użycie: demeter-cli replay GRA [--state] [--deck-order] [--lang KOD] [--unlock-fd LICZBA]

Odczytuje zapisaną grę, niczego w niej nie zmieniając, sprawdza jej łańcuch i każdy krok, po czym wypisuje,
co się działo: wiersz pliku, rundę i nazwę, rozdzielone tabulatorami. Dalej idą ewentualne usterki pliku
i końcowe ogniwo łańcucha.

  --state             wypisz stan na końcu, bez kolejności kart w taliach
  --deck-order        wypisz go z tą kolejnością i ziarnem dalszych tasowań: zdradza przyszłe karty
  --lang KOD          język nazw: en, es, pl, ru, it
  --unlock-fd LICZBA  jeśli klucz gry czeka na PIN lub hasło: odczytaj je z tego deskryptora pliku

Kod wyjścia: 0 wykonano, 1 zapis jest uszkodzony, 2 zapis jest nie do użycia.</translation>
    </message>
    <message>
        <source>  moves POSITION          every legal choice of Dracula&apos;s movement step
  perft POSITION DEPTH    how many sequences of movement steps there are</source>
        <translation>  moves POZYCJA            wszystkie dozwolone wybory w etapie ruchu Draculi
  perft POZYCJA GŁĘBOKOŚĆ  ile jest możliwych ciągów etapów ruchu</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY, and of the
second edition PLAY or PLAY;catacombs.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Użycie: demeter-cli moves POZYCJA

Wypisuje wszystkie dozwolone wybory w etapie ruchu, po jednym w wierszu, w kolejności bajtów:
PRZESUNIĘCIE;ZAGRANIE, a
w drugiej edycji ZAGRANIE lub ZAGRANIE;catacombs.
POZYCJA to plik z pozycją (demeter-position/1 lub /2) albo - dla standardowego wejścia.
Brak wyniku oznacza, że nie ma dozwolonego wyboru.

Kod wyjścia: 0 wykonano, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Użycie: demeter-cli perft POZYCJA GŁĘBOKOŚĆ [--divide] [--time]

Wypisuje, ile ciągów złożonych z GŁĘBOKOŚĆ etapów ruchu (od 0 do 16) wychodzi z pozycji.
POZYCJA to plik z pozycją (demeter-position/1 lub /2) albo - dla standardowego wejścia.

  --divide   najpierw wypisz WYBÓR LICZBA dla każdego wyboru w pierwszym etapie, w kolejności bajtów
  --time     wypisz liczbę pozycji na sekundę na standardowe wyjście błędów

Kod wyjścia: 0 wykonano, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>  play SCRIPT             plays a game from a script</source>
        <translation>  play SKRYPT              rozgrywa grę według skryptu</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>druga edycja</translation>
    </message>
    <message>
        <source>%1: %2 (recommended: %3)</source>
        <extracomment>A point that the rulebook leaves open, how this game plays it, and how the program reads it.</extracomment>
        <translation>%1: %2 (zalecane: %3)</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>spotkania</translation>
    </message>
    <message>
        <source>Dracula drew the Encounters from the box. Which ones, is his word.</source>
        <translation>Dracula dobierał spotkania z pudełka. Które to były, wiadomo tylko od niego.</translation>
    </message>
    <message>
        <source>  serve GAME              shows a game&apos;s table on phones</source>
        <translation>  serve GRA                pokazuje stół gry na telefonach</translation>
    </message>
    <message>
        <source>The game %1 has no option %2.</source>
        <translation>Gra %1 nie ma opcji %2.</translation>
    </message>
    <message>
        <source>The dice were rolled at the table. What they showed is known only by what was entered.</source>
        <translation>Kośćmi rzucano przy stole. O wyniku mówi tylko to, co wpisano.</translation>
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
        <translation>Użycie: demeter-cli play SKRYPT [OPCJE]

Rozgrywa akcje ze SKRYPTU: pliku JSON Lines albo - dla standardowego wejścia. Odpowiedzią na każdą jest „ok”
albo „refused ZASADA ZDANIE”; odrzucona akcja niczego nie zmienia, a skrypt działa dalej.
Pierwszym wierszem może być {&quot;position&quot;:{...}} albo {&quot;new-game&quot;:{...}}, a każdym innym {&quot;undo&quot;:true},
{&quot;redo&quot;:true} lub {&quot;go-to&quot;:LICZBA}.

  --state               wypisz stan po ostatnim wierszu
  --lang KOD            język zdań: en, es, pl, ru, it
  --game KTÓRA          gra, do której należy skrypt, jeśli nie mówi tego pierwszy wiersz: fury-3e, fury-2e
  --board ID            plansza nowej gry: fury-3e, fury-2e albo ścieżka zakończona na .json
  --handling SPOSÓB     dealt albo drawn-from-box
  --printing WYDANIE    księga zasad (trzecia edycja): recommended, es, pl, ru
  --chance KIEDY        at-the-start albo each-round: w każdej rundzie może dojść nowa losowość
  --seed HEX            64 cyfry szesnastkowe, z których powstaje każde tasowanie; bez nich same zera,
                        a w zapisie losowe
  --record PLIK         zapisuj grę w nowym pliku; „ok” oznacza wtedy, że jest już na dysku
  --fair                rozdaj zapisywaną grę z sekretu, którego obietnica jest od razu wypisywana, i ze słów
                        Łowców: {&quot;words&quot;:&quot;...&quot;} przed pierwszą akcją
  --unlock-fd LICZBA    jeśli klucz gry czeka na PIN lub hasło: odczytaj je z tego deskryptora pliku

Kod wyjścia: 0 wykonano, 1 odrzucono któryś wiersz, 2 dane nie do użycia.</translation>
    </message>
    <message>
        <source>--fair needs --record, and no --seed.</source>
        <translation>--fair wymaga --record i wyklucza --seed.</translation>
    </message>
    <message>
        <source>an error and its penalty in line %1</source>
        <translation>błąd i kara w wierszu %1</translation>
    </message>
    <message>
        <source>taken back or done again in rounds</source>
        <translation>cofnięte lub ponowione w rundach</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>ziarno</translation>
    </message>
    <message>
        <source>so simple that anybody can guess it</source>
        <translation>tak proste, że każdy może je odgadnąć</translation>
    </message>
    <message>
        <source>The record does not say which version it was played by: %1.</source>
        <translation>Zapis nie mówi, z jaką wersją grano: %1.</translation>
    </message>
    <message>
        <source>The seed can be guessed, so anybody could know everything that was dealt and shuffled.</source>
        <translation>Ziarno da się odgadnąć, więc każdy mógł znać wszystko, co rozdano i potasowano.</translation>
    </message>
    <message>
        <source>Rounds with chance from phones alone: %1. The page that made their shares came from Dracula&apos;s program.</source>
        <translation>Rundy, w których tasowano na nowo tylko z udziałami telefonów: %1. Strona, która te udziały utworzyła, pochodziła z programu Draculi.</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <extracomment>%1 says what was put right, and how it is now; %2 how it was.</extracomment>
        <translation>%1 (przedtem: %2)</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <extracomment>%1 says what was put right, %2 why.</extracomment>
        <translation>%1. Powód: %2</translation>
    </message>
    <message>
        <source>it came only after something was drawn</source>
        <translation>nastąpiło dopiero wtedy, gdy coś już dobrano</translation>
    </message>
    <message>
        <source>gone back in line %1</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>cofnięto w wierszu %1</translation>
    </message>
    <message>
        <source>behind the chance of rounds %1</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>do chwili sprzed tasowania na nowo w rundach %1</translation>
    </message>
    <message>
        <source>new chance by words in rounds</source>
        <translation>tasowanie na nowo ze słowem w rundach</translation>
    </message>
    <message>
        <source>new chance by phones alone in rounds</source>
        <translation>tasowanie na nowo tylko z udziałami telefonów w rundach</translation>
    </message>
    <message>
        <source>round %1: %2 of %3</source>
        <extracomment>%1 is the number of a round, %2 how many are missing, %3 of how many.</extracomment>
        <translation>runda %1: %2 z %3</translation>
    </message>
    <message>
        <source>Promised shares that were not given, %1. Whoever kept one back for Dracula could choose between two orders.</source>
        <translation>Obiecane udziały, których nie dano, %1. Kto zatrzymał udział dla Draculi, mógł wybrać jedną z dwóch kolejności.</translation>
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
        <translation>Użycie: demeter-cli verify PLIK [--code KOD --round N]... [--deal KOD] [--qr TEKST]... [--json] [--lang KOD]

Sprawdza ujawnioną grę (NAZWA.reveal.json): czy jej łańcuch jest nienaruszony, czy to gra, której kody
zanotowano przy stole, czy kolejność kart w taliach wynika z obiecanego sekretu i słów Łowców, czy każdy
krok był dozwolony i czy prawdą było wszystko, co stołowi pokazano lub powiedziano. Mówi, co zmieniono po
pokazaniu kodów, na jakich warunkach grano i czego nikt nie może sprawdzić. Można też sprawdzić sam plik
gry, w tej części, która nie jest zapieczętowana.

  --code KOD   cyfry kodu, który ktoś zanotował, 15 albo w starszych grach 12; po nim jego runda
  --round N    ta runda; 0 to przygotowanie gry
  --deal KOD   kod pokazany, zanim Łowcy powiedzieli swoje słowa
  --qr TEKST   treść sfotografowanego kodu QR
  --json       dla maszyn
  --lang KOD   język nazw: en, es, pl, ru, it

Kod wyjścia: 0 udowodniono, 1 coś się nie zgadza albo kod nie pasuje, 2 zły plik lub złe wywołanie albo
ten program nie zna gry, 3 nic temu nie przeczy, ale nie udowodniono: nie podano kodu żadnej rundy, więc na
jej miejscu mogłaby być każda inna gra; gra nie jest ujawniona; albo nie wszystko dało się sprawdzić.
Jeśli grę cofnięto do chwili sprzed kodu, pasuje on jak każdy inny i ręczy za to, co było przed nim.</translation>
    </message>
    <message>
        <source>%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were tried. The text of its QR code can be compared with all of them.</source>
        <extracomment>%1 is a code.</extracomment>
        <translation>Nie znaleziono kodu %1. Rundę %2 rozgrywano raz po raz: z jej kodów (%3) sprawdzono najnowsze (%4). Tekst jego kodu QR można porównać ze wszystkimi.</translation>
    </message>
    <message>
        <source>line %1: the map that it was played on is missing: %2. The steps were not played again. Put the file beside the game.</source>
        <translation>wiersz %1: brakuje planszy, na której grano: %2. Kroków nie rozegrano od nowa. Umieść ten plik obok gry.</translation>
    </message>
    <message>
        <source>line %1: the file %2 is not the map that it was played on. The steps were not played again.</source>
        <translation>wiersz %1: plik %2 to nie plansza, na której grano. Kroków nie rozegrano od nowa.</translation>
    </message>
    <message>
        <source>line %1: this program does not know %2. A newer one may know it.</source>
        <translation>wiersz %1: ten program nie zna %2. Nowszy może to znać.</translation>
    </message>
    <message>
        <source>Every step was played again by the rules, and every answer compared.</source>
        <translation>Każdy krok rozegrano od nowa według zasad i porównano każdą odpowiedź.</translation>
    </message>
    <message>
        <source>It was played with other files than those here: with its own it may hold.</source>
        <translation>Grano z innymi plikami niż te tutaj: z tamtymi wszystko może się zgadzać.</translation>
    </message>
    <message>
        <source>Whether there was a deal before this one: a second code of the deal means a second deal.</source>
        <translation>Czy wcześniej nie było innego rozdania: drugi kod rozdania oznacza drugie rozdanie.</translation>
    </message>
    <message>
        <source>more copies drawn than the box should hold</source>
        <translation>dobrano więcej kopii, niż powinno być w pudełku</translation>
    </message>
    <message>
        <source>steps were taken back: there was more than one order to choose from</source>
        <translation>cofnięto kroki: można było wybierać spośród kilku kolejności</translation>
    </message>
    <message>
        <source>line %1: the map in the game itself, %2, is damaged or none. The steps were not played again.</source>
        <translation>wiersz %1: plansza zapisana w samej grze, %2, jest uszkodzona albo nie jest planszą. Kroków nie rozegrano od nowa.</translation>
    </message>
    <message>
        <source>Then say &quot;play-on&quot;.</source>
        <translation>Wtedy wpisz „play-on”.</translation>
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
        <translation>Użycie: demeter-cli serve GRA [OPCJE]

Pokazuje stół zapisanej gry na telefonach i tabletach w sieci lokalnej. Pierwszy wypisany wiersz to
adres, który się na nich otwiera. Dracula gra wierszami na standardowym wejściu, jak w skrypcie „play”;
odpowiedzią na każdy jest „ok” albo „refused ZASADA ZDANIE”. Wypisywane są też: „table ZDANIA”, to, co
słyszą wszyscy; „phone WIERSZ”, to, co wpisano na telefonie i co z tego wynikło, jako wiersze skryptu;
„code NAZWA: CYFRY”; oraz „watching LICZBA”, na ilu telefonach widać stół.
Po wierszu „reveal” telefony porównują zachowane kody z plikiem polecenia „demeter-cli reveal”,
który musi już istnieć. Partia odsłonięta w obecnym stanie trwa dalej dopiero po wierszu „play-on”.
Kończy wiersz „quit” albo koniec wejścia.

  --address ADRES       tego komputera, cyframi; bez niego najbardziej prawdopodobny w sieci lokalnej
  --port LICZBA         od 1 do 65535; bez niego ten, który ta gra miała wcześniej, albo dowolny wolny
  --enter CO            kto wpisuje na telefonach: own (każdy za swoich Łowców), all, none
  --lang KOD            język zdań: en, es, pl, ru, it
  --unlock-fd LICZBA    jeśli klucz gry czeka na PIN lub hasło: odczytaj je z tego deskryptora pliku

Kod wyjścia: 0 wykonano, 1 zapis jest uszkodzony, 2 dane nie do użycia albo nie ma sieci.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows all that is hidden. To reveal it all the same, add %1.</source>
        <translation>Gra się jeszcze nie skończyła, a kto otworzy pliki, będzie wiedział wszystko, co ukryte. Aby mimo to ją ujawnić, dodaj %1.</translation>
    </message>
    <message>
        <source>As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.</source>
        <translation>Zgodnie z umową pulę wymieszano raz, na początku. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał jej kolejność.</translation>
    </message>
    <message>
        <source>In these rounds the reserve stayed as it had been mixed before: %1. No check can see whether anybody looked at its order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>W tych rundach pula pozostała tak, jak ją wcześniej wymieszano: %1. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał jej kolejność.</translation>
    </message>
    <message>
        <source>As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.</source>
        <translation>Zgodnie z umową talie potasowano raz, na początku. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał ich kolejność.</translation>
    </message>
    <message>
        <source>In these rounds the decks stayed as they had been shuffled before: %1. No check can see whether anybody looked at their order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>W tych rundach talie pozostały tak, jak je wcześniej potasowano: %1. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał ich kolejność.</translation>
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
    <message>
        <source>Here the hunters&apos; words are needed, and nothing else: {&quot;words&quot;:&quot;small letters&quot;}.</source>
        <translation>Tu potrzebne są słowa Łowców i nic więcej: {&quot;words&quot;:&quot;małe litery&quot;}.</translation>
    </message>
    <message>
        <source>This is a board of another edition.</source>
        <translation>To plansza z innej edycji.</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins.</source>
        <translation>To gra próbna i nic z niej nie zostanie zapisane. Wskaż miasto na mapie: tam zacznie %2.</translation>
    </message>
    <message>
        <source>The other hunters are placed in the same way. Here it can be done for you.</source>
        <translation>Pozostałych Łowców ustawia się tak samo. Tym razem program może to zrobić za ciebie.</translation>
    </message>
    <message>
        <source>Place the others</source>
        <translation>Ustaw pozostałych</translation>
    </message>
    <message>
        <source>All four have their city. Where Dracula begins is chosen in secret: tap the button.</source>
        <translation>Cała czwórka ma już swoje miasta. Miejsce początkowe Draculi wybiera się potajemnie: dotknij przycisku.</translation>
    </message>
    <message>
        <source>This game is over before the first round is. That happens; the rest is learned in a game.</source>
        <translation>Ta gra skończyła się wcześniej niż pierwsza runda. To się zdarza; resztę poznasz w grze.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Everybody may see this screen. Dracula&apos;s own lies behind it: hold the button until it opens.</source>
        <translation>Ten ekran mogą widzieć wszyscy. Ekran Draculi jest za nim: przytrzymaj przycisk, aż się otworzy.</translation>
    </message>
    <message>
        <source>That was an encounter, and everybody has seen what it did. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>To było spotkanie i wszyscy widzieli jego skutek. Otwórz jeszcze raz ekran Draculi: przytrzymaj przycisk.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Confirm it, and it counts.</source>
        <translation>Jeszcze nic się nie stało. Liczy się dopiero to, co potwierdzisz.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass.</source>
        <translation>Dracula zdecydował i kurtyna opadła. Tu wpisuje się, co robią Łowcy: niech wszyscy spasują.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map.</source>
        <translation>%2 jest o jedną drogę od twojej karty Spotkania. Niech idzie %1{to}: wskaż miasto na mapie.</translation>
    </message>
    <message>
        <source>It is the hunters&apos; turn again. Enter what they do, or let them come nearer by themselves.</source>
        <translation>Znowu kolej na Łowców. Wpisz, co robią, albo niech sami podejdą bliżej.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Niech grają</translation>
    </message>
    <message>
        <source>Now everybody reads the card. What the hunters show or suffer is entered here.</source>
        <translation>Teraz wszyscy czytają kartę. Tu wpisuje się, co Łowcy pokazali albo co ich spotkało.</translation>
    </message>
    <message>
        <source>The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button.</source>
        <translation>Kryjówka leży odkryta: stół widzi tylko tyle. O zasadzce decydujesz ty: przytrzymaj przycisk.</translation>
    </message>
    <message>
        <source>The Dracula phase begins. Hold the button and choose where he goes.</source>
        <translation>Zaczyna się faza Draculi. Przytrzymaj przycisk i wybierz, dokąd idzie.</translation>
    </message>
    <message>
        <source>The Dracula phase again. Hold the button and go on.</source>
        <translation>Znowu faza Draculi. Przytrzymaj przycisk i graj dalej.</translation>
    </message>
    <message>
        <source>Here Dracula has to decide something. Hold the button.</source>
        <translation>Tu Dracula musi coś rozstrzygnąć. Przytrzymaj przycisk.</translation>
    </message>
    <message>
        <source>Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it.</source>
        <translation>Ktoś zagląda ci przez ramię? Ten przycisk albo Esc od razu opuszcza kurtynę. Spróbuj.</translation>
    </message>
    <message>
        <source>Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance.</source>
        <translation>Na ten ekran patrzysz tylko ty. Złote jest to, co dozwolone: niech Dracula zacznie na przykład %1{in}.</translation>
    </message>
    <message>
        <source>The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>Szlak przesuwa się sam. Niech Dracula ruszy na przykład %1{to}: wskaż miasto.</translation>
    </message>
    <message>
        <source>The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>Karta Spotkania zostaje i czeka na Łowcę. Niech Dracula ruszy dalej, na przykład %1{to}.</translation>
    </message>
    <message>
        <source>An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance.</source>
        <translation>Do kryjówki trafia zakryta karta Spotkania. Pod każdą nazwą jest napisane, co karta robi: wybierz na przykład „%3”.</translation>
    </message>
    <message>
        <source>A Rumor token could go with it. Keep it for now: your phase is done.</source>
        <translation>Można by dołożyć żeton pogłoski. Na razie go zachowaj: na tym kończy się twoja faza.</translation>
    </message>
    <message>
        <source>Let your card ambush %2{whom}. The table sees it as soon as you have chosen.</source>
        <translation>Niech twoja karta zastawi zasadzkę na %2{whom}. Stół zobaczy ją, gdy tylko wybierzesz.</translation>
    </message>
    <message>
        <source>All that is secret has been decided. Draw the curtain: with this button, or with Esc.</source>
        <translation>Wszystko, co tajne, jest rozstrzygnięte. Opuść kurtynę: tym przyciskiem albo klawiszem Esc.</translation>
    </message>
    <message>
        <source>This is asked of Dracula. Below each choice stands what follows from it: choose one.</source>
        <translation>To pytanie do Draculi. Pod każdą odpowiedzią jest napisane, co z niej wyniknie: wybierz jedną.</translation>
    </message>
    <message>
        <source>It is dusk. At night every hunter acts once more: let them pass again.</source>
        <translation>Zapada zmierzch. W nocy każdy Łowca działa jeszcze raz: niech znów spasują.</translation>
    </message>
    <message>
        <source>After the search a hunter can still do something, such as rest. Let this one do nothing else.</source>
        <translation>Po przeszukaniu Łowca może jeszcze coś zrobić, na przykład odpocząć. Na razie niech nie robi nic więcej.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter. Let the hunter go %1{to} and search there: tap the city on the map.</source>
        <translation>%2 jest o jedną drogę od twojego Spotkania. Niech idzie %1{to} i tam szuka: wskaż miasto na mapie.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here. For now, let them play by themselves.</source>
        <translation>Dracula zdecydował i kurtyna opadła. Tu wpisuje się, co robią Łowcy. Na razie niech zagrają sami.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins. Hold the button and choose where he goes.</source>
        <translation>Zaczyna się tura Draculi. Przytrzymaj przycisk i wybierz, dokąd idzie.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn again. Hold the button and go on.</source>
        <translation>Znowu tura Draculi. Przytrzymaj przycisk i graj dalej.</translation>
    </message>
    <message>
        <source>The time moves on by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>Czas płynie sam. Niech Dracula ruszy na przykład %1{to}: wskaż miasto.</translation>
    </message>
    <message>
        <source>The Encounter stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>Spotkanie zostaje i czeka na Łowcę. Niech Dracula ruszy dalej, na przykład %1{to}.</translation>
    </message>
    <message>
        <source>Now everybody sees the Encounter. What the hunters show or suffer is entered here.</source>
        <translation>Teraz wszyscy widzą Spotkanie. Tu wpisuje się, co Łowcy pokazują lub co im się dzieje.</translation>
    </message>
    <message>
        <source>An Encounter token goes to the city, face down. The sign beside each name tells what it does: choose %3, for instance.</source>
        <translation>Do miasta trafia zakryty żeton Spotkania. Znak przy każdej nazwie mówi, co robi: wybierz na przykład „%3”.</translation>
    </message>
    <message>
        <source>The hunter has found your hideout, and the table tells what came of it. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>Łowca znalazł twoją kryjówkę, a stół mówi, co z tego wynikło. Otwórz ekran Draculi jeszcze raz: przytrzymaj przycisk.</translation>
    </message>
</context>
<context>
    <name>FuryNames</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of hunters or cards.</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a card</comment>
        <extracomment>The name of a card within a sentence, between the quotation marks of the language.</extracomment>
        <translation>„%1”</translation>
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
        <source>overruled</source>
        <comment>the rules forbid it and the table allows it</comment>
        <translation>wbrew zasadom</translation>
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
        <source>Go on</source>
        <translation>Dalej</translation>
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
        <source>Choice: %1</source>
        <translation>Wybór: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; answer</source>
        <translation>Odpowiedź Łowców</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Event card</comment>
        <translation>Dobranie: %1</translation>
    </message>
    <message>
        <source>the hunters&apos; ally</source>
        <translation>sprzymierzeniec Łowców</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>an Event card</comment>
        <translation>Odrzucenie: %1</translation>
    </message>
    <message>
        <source>Hunters: %1</source>
        <extracomment>%1 is what the hunters do: an action or a card.
----------
%1 is a card that the hunters play.</extracomment>
        <translation>Łowcy: %1</translation>
    </message>
    <message>
        <source>leaving: %1</source>
        <extracomment>The hunters in %1 leave the combat.</extracomment>
        <translation>opuszczenie walki: %1</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Sprostowanie: %1 (%2)</translation>
    </message>
    <message>
        <source>Put right by hand: %1</source>
        <extracomment>%1 says shortly what is put right: a number, a space, a hunter, a card.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a card.</extracomment>
        <translation>Sprostowanie ręczne (%1)</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Karty Wydarzeń i sprzymierzeńcy</translation>
    </message>
    <message>
        <source>%1 is revealed.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>Ujawniono kartę %1{of}.</translation>
    </message>
    <message>
        <source>Dracula reveals %1.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Dracula ujawnił kartę %1.</translation>
    </message>
    <message>
        <source>As a penalty, Dracula reveals that he is %1{in}.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Za karę Dracula ujawnił, że jest %1{in}.</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Dracula wygrał.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Łowcy wygrali.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{dotarł|dotarła} %2{to}.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 is a hunter; an action.
----------
%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 odpoczywa.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został ugryziony|została ugryziona}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został pokonany|została pokonana}.</translation>
    </message>
    <message>
        <source>Dracula chooses %2{whom} for %1.</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunter whom he chooses for it.</extracomment>
        <translation>Celem karty %1 jest %2.</translation>
    </message>
    <message>
        <source>%1 is cancelled.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Karta %1 została anulowana.</translation>
    </message>
    <message>
        <source>Dracula takes an Event card.</source>
        <translation>Dracula wziął kartę Wydarzenia.</translation>
    </message>
    <message>
        <source>The Event card %1 is discarded.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Odrzucono kartę Wydarzenia %1.</translation>
    </message>
    <message>
        <source>The hunters play %1.</source>
        <extracomment>%1 is a card.
----------
%1 is an Event card.</extracomment>
        <translation>Łowcy zagrali kartę %1.</translation>
    </message>
    <message>
        <source>The hunters have a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Nowym sprzymierzeńcem Łowców zostaje %1.</translation>
    </message>
    <message>
        <source>Dracula has a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Nowym sprzymierzeńcem Draculi zostaje %1.</translation>
    </message>
    <message>
        <source>The hunters lose their ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Od Łowców odchodzi sprzymierzeniec %1.</translation>
    </message>
    <message>
        <source>Dracula loses his ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Od Draculi odchodzi sprzymierzeniec %1.</translation>
    </message>
    <message>
        <source>Dracula has no card to show.</source>
        <translation>Dracula nie ma kart do ujawnienia.</translation>
    </message>
    <message>
        <source>Dracula shows %1.</source>
        <extracomment>%1 are Event cards, with commas.
----------
%1 are Encounter cards and Event cards, with commas.</extracomment>
        <translation>Dracula ujawnił z ręki karty %1.</translation>
    </message>
    <message>
        <source>%1 fights %2{whom}.</source>
        <extracomment>%1 is an Agent, %2 are one hunter or more.
----------
%1 is a vampire, %2 are one hunter or more.</extracomment>
        <translation>%1 walczy %2{with}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Dracula walczy %1{with}.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Walka się skończyła.</translation>
    </message>
    <message>
        <source>The table now reads a rule in another way.</source>
        <translation>Stół inaczej rozumie jedną z zasad.</translation>
    </message>
    <message>
        <source>From now on, the answer to &quot;%1&quot; is &quot;%2&quot;.</source>
        <extracomment>How the table reads a rule from now on: %1 is its name, %2 the reading.</extracomment>
        <translation>Od teraz odpowiedź na „%1” brzmi „%2”.</translation>
    </message>
    <message>
        <source>The table puts the game right by hand, because &quot;%1&quot;.</source>
        <extracomment>%1 is the reason, as it was typed.</extracomment>
        <translation>Stół poprawia zapis gry ręcznie, podając powód „%1”.</translation>
    </message>
    <message>
        <source>The table puts the game right by hand (%1), because &quot;%2&quot;.</source>
        <extracomment>%1 says shortly what is put right: a number, a hunter. %2 is the reason, as it was typed.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.</extracomment>
        <translation>Stół poprawia zapis gry ręcznie (%1), podając powód „%2”.</translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation>Nie teraz: najpierw trzeba podjąć inną decyzję.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>This is no answer to what is asked now.</source>
        <translation>To nie jest odpowiedź na bieżące pytanie.</translation>
    </message>
    <message>
        <source>This isn&apos;t optional: something has to be chosen.</source>
        <translation>Tego nie można pominąć: coś trzeba wybrać.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: Łowcy zaczynają w miastach, a to nie miasto (%2).</translation>
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
        <extracomment>%1 is a port, %2 a sea zone.
----------
%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: ten port nie ma symbolu kotwicy na tym obszarze morskim.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: te obszary morskie nie mają wspólnej granicy.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Dracula już tu jest, a nie może po prostu zostać.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: tej karty nie można zagrać na morzu (aktualne miejsce pobytu: %2).</translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation>%1 + %2: tych kart Mocy nie można zagrać razem.</translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: razem z tą kartą trzeba zagrać kartę Miejsca.</translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: tę kartę Mocy zagrywa się bez karty Miejsca.</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: to dalej niż dwie drogi.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: „Postać wilka” zawsze prowadzi do miasta.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Jest karta, którą wolno zagrać, więc nie ma kary.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no road joins them.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: nie łączy ich żadna droga.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no railway leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: nie prowadzi tam żadne połączenie kolejowe.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no way by sea leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: nie da się tam dotrzeć morzem.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Roadblock token lies on the way.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: na trasie leży żeton blokady.</translation>
    </message>
    <message>
        <source>%1, %2: the hunter is there already.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1, %2: ten Łowca już tu jest.</translation>
    </message>
    <message>
        <source>The rules allow this, so there is nothing to overrule: enter it in the usual way.</source>
        <translation>Zasady na to pozwalają, więc zgoda stołu nie jest potrzebna: wpisz to w zwykły sposób.</translation>
    </message>
    <message>
        <source>%1: this Event card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: Dracula nie ma tej karty Wydarzenia na ręce.</translation>
    </message>
    <message>
        <source>%1: this Event card would have no effect now.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: ta karta Wydarzenia nie miałaby teraz żadnego efektu.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this at this moment.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: Łowcy nie mogą teraz zagrać tej karty.</translation>
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
        <source>What is put right by hand needs a reason, on one line and without tabs and other control characters.</source>
        <translation>Sprostowanie ręczne wymaga powodu, w jednym wierszu i bez tabulatorów ani innych znaków sterujących.</translation>
    </message>
    <message>
        <source>This can&apos;t be put right so: what would come of it contradicts itself.</source>
        <translation>Tego nie można tak sprostować: wynik byłby wewnętrznie sprzeczny.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>Gra jest otwarta tylko do odczytu, więc nie można niczego dopisać.</translation>
    </message>
    <message>
        <source>This could not be written to the game&apos;s file. Dracula&apos;s program says why.</source>
        <translation>Nie udało się zapisać tego w pliku gry. Program Draculi mówi dlaczego.</translation>
    </message>
    <message>
        <source>Dracula plays %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Dracula zagrał kartę %1.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, and its card is revealed.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{dotarł|dotarła} %2{to} i ujawniono kartę tego miejsca.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, but there is nothing there.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 %1{dotarł|dotarła} %2{to}, ale nic tam nie ma.</translation>
    </message>
    <message>
        <source>%1{he|she}</source>
        <extracomment>In place of the subject of the sentence before, a hunter: nothing where the language needs no pronoun.</extracomment>
        <translation>%1{|}</translation>
    </message>
    <message>
        <source>He has a new ally, %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Jego nowym sprzymierzeńcem zostaje %1.</translation>
    </message>
    <message>
        <source>They have a new ally, %1.</source>
        <comment>the hunters</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Ich nowym sprzymierzeńcem zostaje %1.</translation>
    </message>
    <message>
        <source>He loses his ally %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Odchodzi od niego sprzymierzeniec %1.</translation>
    </message>
    <message>
        <source>The phones promise their shares</source>
        <translation>Telefony obiecują swój udział</translation>
    </message>
    <message>
        <source>The phones give their shares</source>
        <translation>Telefony dają swój udział</translation>
    </message>
    <message>
        <source>The hunters&apos; words: %1</source>
        <translation>Słowa Łowców: %1</translation>
    </message>
    <message>
        <source>One phone promises a share for the shuffle of this round.</source>
        <translation>Jeden telefon obiecuje swój udział w tasowaniu tej rundy.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones promise a share for the shuffle of this round.</source>
        <translation>
            <numerusform>%n telefon obiecuje swój udział w tasowaniu tej rundy.</numerusform>
            <numerusform>%n telefony obiecują swój udział w tasowaniu tej rundy.</numerusform>
            <numerusform>%n telefonów obiecuje swój udział w tasowaniu tej rundy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of this round has come in already. It stays as it was, whatever is taken back.</source>
        <translation>Słowo lub udziały tej rundy już weszły. Zostają bez zmian, cokolwiek się cofnie.</translation>
    </message>
    <message>
        <source>The penalty no longer counts.</source>
        <translation>Kara już się nie liczy.</translation>
    </message>
    <message>
        <source>The table takes something back.</source>
        <translation>Stół coś cofa.</translation>
    </message>
    <message>
        <source>%1: that no longer counts.</source>
        <extracomment>%1 is what had been said, a sentence without its stop.</extracomment>
        <translation>%1 – to już się nie liczy.</translation>
    </message>
    <message>
        <source>%1: that no longer counts, nor does what followed.</source>
        <extracomment>%1 is the first thing that had been said, a sentence without its stop.</extracomment>
        <translation>%1 – to już się nie liczy, podobnie jak to, co było potem.</translation>
    </message>
    <message>
        <source>All lies again as it is shown.</source>
        <translation>Wszystko leży znów tak, jak tu widać.</translation>
    </message>
    <message>
        <source>The words and shares that had come in stay: they come in again unchanged.</source>
        <translation>Słowa i udziały, które już weszły, zostają: wrócą bez zmian.</translation>
    </message>
    <message>
        <source>Not yet: Dracula has something to decide first, on his screen.</source>
        <translation>Jeszcze nie: najpierw Dracula musi coś rozstrzygnąć na swoim ekranie.</translation>
    </message>
    <message>
        <source>At %1 Dracula wins.</source>
        <translation>Przy %1 wygrywa Dracula.</translation>
    </message>
    <message>
        <source>At %1 the hunters win.</source>
        <translation>Przy %1 wygrywają Łowcy.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>A newer version of Demeter made this game. It opens with that version.</source>
        <translation>Tę grę zapisała nowsza wersja programu Demeter. Otworzysz ją w tamtej wersji.</translation>
    </message>
    <message>
        <source>This file is no game of Demeter.</source>
        <translation>W tym pliku nie ma gry programu Demeter.</translation>
    </message>
    <message>
        <source>The system does not let this program read the file.</source>
        <translation>System nie pozwala programowi odczytać tego pliku.</translation>
    </message>
    <message>
        <source>The board that the game is played on is missing or damaged.</source>
        <translation>Plansza, na której toczy się gra, zaginęła albo jest uszkodzona.</translation>
    </message>
    <message>
        <source>The file is damaged at its beginning: nothing of the game can be read.</source>
        <translation>Początek pliku jest uszkodzony: z tej gry nie da się nic odczytać.</translation>
    </message>
    <message>
        <source>damaged (%1); it can be read up to there</source>
        <extracomment>%1 is a place: line 57.</extracomment>
        <translation>uszkodzona (%1); można ją odczytać do tego miejsca</translation>
    </message>
</context>
<context>
    <name>HubWords</name>
    <message>
        <source>The table has gone on.</source>
        <translation>Gra poszła dalej.</translation>
    </message>
    <message>
        <source>The table has gone on. %1</source>
        <translation>Gra poszła dalej. %1</translation>
    </message>
</context>
<context>
    <name>HuntWords</name>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula wygrał</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Łowcy wygrali</translation>
    </message>
    <message>
        <source>Influence reached %2 when %1 was defeated %3{in}.</source>
        <extracomment>%1 is a hunter, %2 a number, %3 a place.</extracomment>
        <translation>Wpływy osiągnęły %2, gdy %1 %1{został pokonany|została pokonana} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured %2{in}.</source>
        <extracomment>%1 is a number, %2 a place.</extracomment>
        <translation>Wpływy osiągnęły %1, gdy %2{in} przemieniła się karta.</translation>
    </message>
    <message>
        <source>Dracula fell %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Dracula poległ %2{in} w walce %1{with}.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>Influence reached %1.</source>
        <translation>Wpływy osiągnęły %1.</translation>
    </message>
    <message>
        <source>Dracula suffered more than he could bear.</source>
        <translation>Dracula otrzymał więcej obrażeń, niż mógł znieść.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runda</translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>runda</numerusform>
            <numerusform>rundy</numerusform>
            <numerusform>rund</numerusform>
        </translation>
    </message>
    <message>
        <source>the end came in week %1</source>
        <translation>koniec nadszedł w %1. tygodniu</translation>
    </message>
    <message>
        <source>time he was seen</source>
        <translation>raz go widziano</translation>
    </message>
    <message numerus="yes">
        <source>times he was seen</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>raz go widziano</numerusform>
            <numerusform>razy go widziano</numerusform>
            <numerusform>razy go widziano</numerusform>
        </translation>
    </message>
    <message>
        <source>the last time %1{in}</source>
        <extracomment>%1 is the place where he was seen last.</extracomment>
        <translation>ostatnio %1{in}</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>walka</translation>
    </message>
    <message numerus="yes">
        <source>combats</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>walka</numerusform>
            <numerusform>walki</numerusform>
            <numerusform>walk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to Dracula</source>
        <translation>
            <numerusform>%n obrażenie zadane Draculi</numerusform>
            <numerusform>%n obrażenia zadane Draculi</numerusform>
            <numerusform>%n obrażeń zadanych Draculi</numerusform>
        </translation>
    </message>
    <message>
        <source>defeat among the hunters</source>
        <translation>porażka Łowcy</translation>
    </message>
    <message numerus="yes">
        <source>defeats among the hunters</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>porażka Łowcy</numerusform>
            <numerusform>porażki Łowców</numerusform>
            <numerusform>porażek Łowców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>punkt wpływów</numerusform>
            <numerusform>punkty wpływów</numerusform>
            <numerusform>punktów wpływów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of victory</source>
        <translation>
            <numerusform>do zwycięstwa zabrakło %n</numerusform>
            <numerusform>do zwycięstwa zabrakło %n</numerusform>
            <numerusform>do zwycięstwa zabrakło %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough for victory</source>
        <translation>dość, by wygrać</translation>
    </message>
    <message>
        <source>places on his way</source>
        <comment>their number is unknown</comment>
        <translation>miejsc na jego drodze</translation>
    </message>
    <message>
        <source>the reveal will tell</source>
        <translation>powie ujawnienie</translation>
    </message>
    <message>
        <source>round in which nobody saw him</source>
        <translation>runda, w której nikt go nie widział</translation>
    </message>
    <message numerus="yes">
        <source>rounds in which nobody saw him</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>runda, w której nikt go nie widział</numerusform>
            <numerusform>rundy, w których nikt go nie widział</numerusform>
            <numerusform>rund, w których nikt go nie widział</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in a row, %2{from} %3{to}</source>
        <extracomment>%1 is a number of rounds, %2 and %3 are places.</extracomment>
        <translation>%1 z rzędu, %2{from} %3{to}</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>%1 is a number of rounds.</extracomment>
        <translation>%1 z rzędu</translation>
    </message>
    <message>
        <source>step lay between them, and nobody knew</source>
        <translation>krok dzielił ich od siebie, a nikt o tym nie wiedział</translation>
    </message>
    <message numerus="yes">
        <source>steps lay between them, and nobody knew</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>krok dzielił ich od siebie, a nikt o tym nie wiedział</numerusform>
            <numerusform>kroki dzieliły ich od siebie, a nikt o tym nie wiedział</numerusform>
            <numerusform>kroków dzieliło ich od siebie, a nikt o tym nie wiedział</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2{in}, round %3</source>
        <extracomment>%1 is a hunter, %2 a place, %3 a number.</extracomment>
        <translation>%1 %2{in}, runda %3</translation>
    </message>
    <message>
        <source>place on his way</source>
        <translation>miejsce na jego drodze</translation>
    </message>
    <message numerus="yes">
        <source>places on his way</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>miejsce na jego drodze</numerusform>
            <numerusform>miejsca na jego drodze</numerusform>
            <numerusform>miejsc na jego drodze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{from} %2{to}</source>
        <extracomment>%1 is where he began, %2 where he was in the end.</extracomment>
        <translation>%1{from} %2{to}</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>It all began %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Wszystko zaczęło się %1{in}.</translation>
    </message>
    <message>
        <source>Dracula goes %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are places.</extracomment>
        <translation>Dracula rusza %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>Dracula stays %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula zostaje %1{in}.</translation>
    </message>
    <message>
        <source>The table sees him there.</source>
        <translation>Stół go tam widzi.</translation>
    </message>
    <message>
        <source>Influence reached %2 in the combat %1{with} %3{in}.</source>
        <extracomment>%1 are one hunter or more, %2 is a number, %3 a place.</extracomment>
        <translation>Wpływy osiągnęły %2 w walce %1{with} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured.</source>
        <translation>Wpływy osiągnęły %1, gdy karta się przemieniła.</translation>
    </message>
    <message>
        <source>Influence reached %1 with a new hideout, while all Despair tokens lay on the track.</source>
        <translation>Wpływy osiągnęły %1 dzięki nowej kryjówce, gdy na torze leżały wszystkie żetony rozpaczy.</translation>
    </message>
    <message>
        <source>%2 by %1</source>
        <extracomment>%1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.</extracomment>
        <translation>%2 przez %1{whom}</translation>
    </message>
    <message>
        <source>%1 cost Dracula more damage than he could bear.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Karta „%1” kosztowała Draculę więcej obrażeń, niż mógł znieść.</translation>
    </message>
    <message numerus="yes">
        <source>as near as that %n times</source>
        <translation>
            <numerusform>tak blisko %n razy</numerusform>
            <numerusform>tak blisko %n razy</numerusform>
            <numerusform>tak blisko %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bite</source>
        <translation>1 ugryzienie</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n ugryzienie</numerusform>
            <numerusform>%n ugryzienia</numerusform>
            <numerusform>%n ugryzień</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage to Dracula, by engaged hunter</source>
        <translation>Obrażenia Draculi według Łowcy zwartego w walce</translation>
    </message>
    <message>
        <source>Nobody hurt him in combat.</source>
        <translation>Nikt nie zranił go w walce.</translation>
    </message>
    <message>
        <source>it matured</source>
        <translation>przemieniła się</translation>
    </message>
    <message>
        <source>%1, the last combat</source>
        <translation>%1, ostatnia walka</translation>
    </message>
    <message>
        <source>the last combat</source>
        <translation>ostatnia walka</translation>
    </message>
    <message>
        <source>The card that decided</source>
        <translation>Decydująca karta</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>Polowanie</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d &apos;de&apos; MMMM.</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <comment>the 8th or the 11th of a month</comment>
        <translation>Polowanie z&#xa0;%1</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <translation>Polowanie z&#xa0;%1</translation>
    </message>
    <message>
        <source>Four hunters against Dracula</source>
        <translation>Czworo Łowców przeciw Draculi</translation>
    </message>
    <message>
        <source>%1 against Dracula</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 przeciw Draculi</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>Length: %n seconds</source>
        <translation>
            <numerusform>Długość: %n s</numerusform>
            <numerusform>Długość: %n s</numerusform>
            <numerusform>Długość: %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>A vampire fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Wampir walczy %1{with}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <translation>Dracula walczy %1{with}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został pokonany|została pokonana}.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został ugryziony|została ugryziona}.</translation>
    </message>
    <message>
        <source>Despair grows.</source>
        <translation>Rozpacz rośnie.</translation>
    </message>
    <message>
        <source>A hideout matures.</source>
        <translation>Kryjówka się przemienia.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Dracula otrzymuje %n obrażenie.</numerusform>
            <numerusform>Dracula otrzymuje %n obrażenia.</numerusform>
            <numerusform>Dracula otrzymuje %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <translation>Wpływy rosną o %1.</translation>
    </message>
    <message>
        <source>%1 was one road away.</source>
        <extracomment>%1 is a hunter who was that near to Dracula.</extracomment>
        <translation>Od %1{of} dzieliła go jedna droga.</translation>
    </message>
    <message>
        <source>%1 was one crossing away.</source>
        <translation>Od %1{of} dzieliła go jedna przeprawa morzem.</translation>
    </message>
    <message>
        <source>%1 was one railway away.</source>
        <translation>Od %1{of} dzieliło go jedno połączenie kolejowe.</translation>
    </message>
    <message>
        <source>His last trace was %1{in}.</source>
        <translation>Ostatni ślad był %1{in}.</translation>
    </message>
    <message>
        <source>Nobody has a trace of him.</source>
        <translation>Nie ma po nim śladu.</translation>
    </message>
    <message>
        <source>Round %1: face to face with Dracula, %2{in}.</source>
        <extracomment>%1 is a number, %2 the place where the hunter was.</extracomment>
        <translation>Runda %1: twarzą w twarz z nim, %2{in}.</translation>
    </message>
    <message>
        <source>Round %1: one step from Dracula, %2{in}.</source>
        <translation>Runda %1: o krok od niego, %2{in}.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n steps from Dracula, %2{in}.</source>
        <translation>
            <numerusform>Runda %1: %n krok od niego, %2{in}.</numerusform>
            <numerusform>Runda %1: %n kroki od niego, %2{in}.</numerusform>
            <numerusform>Runda %1: %n kroków od niego, %2{in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds %1 and %2 of %3</source>
        <translation>Rundy %1 i %2 z %3</translation>
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
        <translation>„%1” to nie interpretacja zasady „%2”; może chodziło o „%3”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>„%1” to nie interpretacja zasady „%2”.</translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation>Szlak ma %2 pól, a podano %1.</translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation>Legowiska mają %2 obszary, a podano %1.</translation>
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
        <translation>Kartę Mocy „%1” podano dwa razy.</translation>
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
        <translation>Żetonów pogłoski jest razem %1, a w pudełku tylko %2.</translation>
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
        <translation>„%1” podano dwa razy.</translation>
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
        <translation>W „%1” nie ma szpitala.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation>Gdzie jest Łowca, mówi dokładnie jedno z trzech: „location”, „hospital” albo „off-board”: true.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>Akcji „%1” nie wpisuje sędzia.</translation>
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
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Wydarzenia Draculi; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards.</source>
        <translation>„%1” to nie karta Wydarzenia Draculi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Wydarzenia Łowców; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards.</source>
        <translation>„%1” to nie karta Wydarzenia Łowców.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Przedmiotu ani karta Walki Łowców; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters.</source>
        <translation>„%1” to nie karta Przedmiotu ani karta Walki Łowców.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Walki Draculi; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards.</source>
        <translation>„%1” to nie karta Walki Draculi.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;; did you mean &quot;%3&quot;?</source>
        <translation>„%2” nie może mieć wartości „%1”; może chodziło o „%3”?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;.</source>
        <translation>„%2” nie może mieć wartości „%1”.</translation>
    </message>
    <message>
        <source>The hunter &quot;%1&quot; is named twice.</source>
        <translation>Łowcę „%1” podano dwa razy.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;slot&quot; and &quot;lair&quot; says where the card lies.</source>
        <translation>Gdzie leży karta, mówi dokładnie jedno z dwóch: „slot” albo „lair”.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;number&quot;, &quot;day&quot;, &quot;hideout&quot;, &quot;encounter&quot;, &quot;hide-bond&quot;, &quot;hunter&quot;, &quot;token&quot; and &quot;events&quot; says what is put right.</source>
        <translation>Co jest prostowane, mówi dokładnie jedno z tych pól: „number”, „day”, „hideout”, „encounter”, „hide-bond”, „hunter”, „token” albo „events”.</translation>
    </message>
    <message>
        <source>This text may have %1 bytes at most.</source>
        <translation>Ten tekst może mieć najwyżej %1 B.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Nie ma karty „%1”; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;.</source>
        <translation>Nie ma karty „%1”.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>Brakuje karty „%1”.</translation>
    </message>
    <message>
        <source>These cards add up to %1, but the total is given as %2.</source>
        <translation>Suma tych kart to %1, a podano %2.</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Żaden efekt karty nie nazywa się „%1”; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;.</source>
        <translation>Żaden efekt karty nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>The program does not know what &quot;%1&quot; means for this card.</source>
        <translation>Program nie wie, co dla tej karty znaczy „%1”.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; is not the one that its name stands for.</source>
        <translation>Plik planszy „%1” nie jest tym, na który wskazuje jego nazwa.</translation>
    </message>
    <message>
        <source>This should be %1 digits from 0 to 9 and a to f.</source>
        <translation>Tu powinno być %1 cyfr od 0 do 9 i od a do f.</translation>
    </message>
</context>
<context>
    <name>KeyFile</name>
    <message>
        <source>Others on this computer could read the key file. Now only you can, but whoever has copied it can read every game that is sealed with it.</source>
        <translation>Inni użytkownicy tego komputera mogli odczytać plik klucza. Teraz możesz tylko ty, ale kto go skopiował, może odczytać każdą grę zapieczętowaną tym kluczem.</translation>
    </message>
    <message>
        <source>Games that begin from now on have a new key. If you keep a copy of the key file, make it anew: %1</source>
        <extracomment>%1 is a path.</extracomment>
        <translation>Gry rozpoczęte od tej chwili mają nowy klucz. Jeśli trzymasz kopię pliku klucza, zrób nową: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Roads, railways and borders</source>
        <translation>Drogi, kolej i granice</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Łowcy</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>What the table knows of Dracula</source>
        <translation>Co stół wie o Draculi</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Co można wybrać</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Tory i żetony</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Combat and actions</source>
        <translation>Walka i akcje</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Event card.</source>
        <translation>Zaopatrzenie daje tu kartę Wydarzenia.</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Item card too.</source>
        <translation>Zaopatrzenie daje tu także kartę Przedmiotu.</translation>
    </message>
    <message>
        <source>Counts as a city. When Dracula comes here, he recovers 5 damage.</source>
        <translation>Liczy się jako miasto. Gdy Dracula tu przybywa, leczy 5 obrażeń.</translation>
    </message>
    <message>
        <source>A city with a hospital. A defeated hunter comes here at dawn.</source>
        <translation>Miasto ze szpitalem. Pokonany Łowca trafia tu o świcie.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here.</source>
        <translation>Tu zatrzymuje się, kto podróżuje morzem.</translation>
    </message>
    <message>
        <source>Dracula and the hunters move along it.</source>
        <translation>Poruszają się nią Dracula i Łowcy.</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Białe połączenie kolejowe</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, by day and with a ticket.</source>
        <translation>Ma krótkie poprzeczne kreski. Jeżdżą nim tylko Łowcy, w dzień i z biletem.</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Żółte połączenie kolejowe</translation>
    </message>
    <message>
        <source>Set with squares. With it the yellow number of the ticket counts.</source>
        <translation>Ma kwadraciki. Gdy na trasie jest choć jedno takie połączenie, liczy się żółta wartość biletu.</translation>
    </message>
    <message>
        <source>Border of two sea zones</source>
        <translation>Granica dwóch obszarów morskich</translation>
    </message>
    <message>
        <source>Dots. Whoever is at sea moves across it.</source>
        <translation>Tworzą ją kropki. Tędy płynie się dalej.</translation>
    </message>
    <message>
        <source>Each anchor stands beside the sea zone that it opens.</source>
        <translation>Każda kotwica leży przy obszarze morskim, na który można tędy wypłynąć.</translation>
    </message>
    <message>
        <source>A shield with a G.</source>
        <translation>Tarcza z literą G.</translation>
    </message>
    <message>
        <source>A disc with an S.</source>
        <translation>Krążek z literą S.</translation>
    </message>
    <message>
        <source>A hexagon with an H.</source>
        <translation>Sześciokąt z literą H.</translation>
    </message>
    <message>
        <source>A diamond with an M.</source>
        <translation>Romb z literą M.</translation>
    </message>
    <message>
        <source>This place is compared</source>
        <translation>To miejsce sprawdzasz</translation>
    </message>
    <message>
        <source>A ring. What lies next to it has a bright edge.</source>
        <translation>Pierścień. To, co leży obok, ma jasną krawędź.</translation>
    </message>
    <message>
        <source>This hunter acts now</source>
        <translation>Ten Łowca działa teraz</translation>
    </message>
    <message>
        <source>A ring around the figure.</source>
        <translation>Pierścień wokół figurki.</translation>
    </message>
    <message>
        <source>The figure lies on its side. The next action only stands it up.</source>
        <translation>Figurka leży na boku. Następną akcją Łowca tylko ją postawi.</translation>
    </message>
    <message>
        <source>In the hospital</source>
        <translation>W szpitalu</translation>
    </message>
    <message>
        <source>A small cross on the figure. This hunter is not in the city.</source>
        <translation>Mały krzyż na figurce. Tego Łowcy nie ma w mieście.</translation>
    </message>
    <message>
        <source>It lies with a hunter. Dracula moves that hunter in place of the next action.</source>
        <translation>Leży przy Łowcy. Zamiast jego następnej akcji porusza go Dracula.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city.</source>
        <translation>Dracula nie może wejść do tego miasta.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city until the next dawn is over.</source>
        <translation>Dracula nie może wejść do tego miasta, dopóki nie minie następny świt.</translation>
    </message>
    <message>
        <source>Hunters may not enter this sea zone.</source>
        <translation>Łowcy nie mogą wpłynąć na ten obszar morski.</translation>
    </message>
    <message>
        <source>Hunters may not enter or leave this city, nor search in it. ×2: two of them lie here.</source>
        <translation>Łowcy nie mogą wejść do tego miasta, wyjść z niego ani go przeszukać. ×2: leżą tu dwa.</translation>
    </message>
    <message>
        <source>Hunters may not move along this road or railway.</source>
        <translation>Łowcy nie mogą poruszać się tą drogą ani tym połączeniem kolejowym.</translation>
    </message>
    <message>
        <source>You are here. The number is the slot on the trail.</source>
        <translation>Tu jesteś. Liczba to numer pola Szlaku.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the slot on the trail.</source>
        <translation>Tu jest Dracula. Liczba to numer pola Szlaku.</translation>
    </message>
    <message>
        <source>The number is the slot on the trail; 1 is the newest.</source>
        <translation>Liczba to numer pola Szlaku; na polu 1 jest najnowsza.</translation>
    </message>
    <message>
        <source>A hideout that has been revealed, with its slot on the trail.</source>
        <translation>Ujawniona kryjówka z numerem pola Szlaku.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the lair space.</source>
        <translation>Trumna z literą obszaru legowiska.</translation>
    </message>
    <message>
        <source>A lair that has been revealed, with the letter of its space.</source>
        <translation>Ujawnione legowisko z literą jego obszaru.</translation>
    </message>
    <message>
        <source>Dashes join the hideouts that follow each other.</source>
        <translation>Kreski łączą kolejne kryjówki.</translation>
    </message>
    <message>
        <source>The table does not know the card.</source>
        <translation>Stół nie zna tej karty.</translation>
    </message>
    <message>
        <source>The way of the whole hunt</source>
        <translation>Droga z całego polowania</translation>
    </message>
    <message>
        <source>After the reveal. The newer, the thicker.</source>
        <translation>Po ujawnieniu. Im nowsza, tym grubsza.</translation>
    </message>
    <message>
        <source>The back of a card that nobody knows yet.</source>
        <translation>Rewers karty, której jeszcze nikt nie zna.</translation>
    </message>
    <message>
        <source>The card has been revealed.</source>
        <translation>Karta została ujawniona.</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Dozwolone</translation>
    </message>
    <message>
        <source>What glows in gold can be chosen now. Gold is nothing else.</source>
        <translation>To, co świeci na złoto, można teraz wybrać. Złoto nie znaczy nic innego.</translation>
    </message>
    <message>
        <source>A road in gold</source>
        <translation>Złota droga</translation>
    </message>
    <message>
        <source>It leads to a city that can be chosen.</source>
        <translation>Prowadzi do miasta, które można wybrać.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>A dashed ring: what you tapped is not legal. The guide says why.</source>
        <translation>Przerywany pierścień: tego miejsca nie wolno wybrać. Przewodnik mówi dlaczego.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Cała plansza</translation>
    </message>
    <message>
        <source>The square is Dracula, triangles are hunters, the frame is what you see. Tap it to look elsewhere.</source>
        <translation>Kwadrat to Dracula, trójkąty to Łowcy, ramka to to, co widać. Dotknij, by spojrzeć gdzie indziej.</translation>
    </message>
    <message>
        <source>Can be reached</source>
        <translation>W zasięgu</translation>
    </message>
    <message>
        <source>What glows: the hunter can go there. One more tap confirms.</source>
        <translation>To, co świeci: Łowca może tam pójść. Dotknij drugi raz, aby potwierdzić.</translation>
    </message>
    <message>
        <source>A road that is lit</source>
        <translation>Podświetlona droga</translation>
    </message>
    <message>
        <source>It leads to a city that can be reached.</source>
        <translation>Prowadzi do miasta w zasięgu.</translation>
    </message>
    <message>
        <source>At 13 Dracula wins.</source>
        <translation>Przy 13 wygrywa Dracula.</translation>
    </message>
    <message>
        <source>What Dracula or a hunter has suffered.</source>
        <translation>Tyle obrażeń otrzymał Dracula albo Łowca.</translation>
    </message>
    <message>
        <source>One more after each of the first three weeks.</source>
        <translation>Przybywa jeden po każdym z trzech pierwszych tygodni.</translation>
    </message>
    <message>
        <source>A vampire that matures with it brings 3 influence more.</source>
        <translation>Wampir przemieniony z tym żetonem daje o 3 wpływy więcej.</translation>
    </message>
    <message>
        <source>A hunter with a Bite token is weakened.</source>
        <translation>Łowca z żetonem ugryzienia jest osłabiony.</translation>
    </message>
    <message>
        <source>From night to day. A combat may follow.</source>
        <translation>Noc przechodzi w dzień. Może dojść do walki.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, and may move.</source>
        <translation>Każdy Łowca wykonuje jedną akcję i może się poruszyć.</translation>
    </message>
    <message>
        <source>From day to night. A combat may follow.</source>
        <translation>Dzień przechodzi w noc. Może dojść do walki.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, but nobody moves.</source>
        <translation>Każdy Łowca wykonuje jedną akcję, ale nikt się nie porusza.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn. The bat stands for him everywhere.</source>
        <translation>Kolej Draculi. Nietoperz zawsze oznacza Draculę.</translation>
    </message>
    <message>
        <source>They lie face down on hideouts and in lairs.</source>
        <translation>Leżą zakryte na kryjówkach i w legowiskach.</translation>
    </message>
    <message>
        <source>A vampire waits there.</source>
        <translation>Czeka tam wampir.</translation>
    </message>
    <message>
        <source>Hunters and Dracula have them in one deck.</source>
        <translation>Karty Łowców i Draculi są w jednej talii.</translation>
    </message>
    <message>
        <source>An Event card that stays in play.</source>
        <translation>Karta Wydarzenia, która zostaje w grze.</translation>
    </message>
    <message>
        <source>2 damage for 5 Encounter cards.</source>
        <translation>5 kart Spotkań kosztuje 2 obrażenia.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 3 damage.</source>
        <translation>Dracula zostaje i leczy 3 obrażenia.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Combat cards.</source>
        <translation>Jedna z kart Walki Draculi.</translation>
    </message>
    <message>
        <source>Dracula or a vampire against hunters.</source>
        <translation>Dracula lub wampir przeciw Łowcom.</translation>
    </message>
    <message>
        <source>A hunter looks for what lies hidden here.</source>
        <translation>Łowca szuka tego, co tu ukryto.</translation>
    </message>
    <message>
        <source>A hunter recovers damage.</source>
        <translation>Łowca leczy obrażenia.</translation>
    </message>
    <message>
        <source>A hunter draws cards.</source>
        <translation>Łowca dobiera karty.</translation>
    </message>
    <message>
        <source>A hunter does nothing.</source>
        <translation>Łowca nic nie robi.</translation>
    </message>
    <message>
        <source>The table knows the card.</source>
        <translation>Stół zna tę kartę.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter card comes on this one.</source>
        <translation>Dracula zostaje, a na tej karcie kładzie kartę Spotkania.</translation>
    </message>
    <message>
        <source>A hideout leaves the trail.</source>
        <translation>Jedna kryjówka znika ze Szlaku.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 damage.</source>
        <translation>Dracula pokonuje do dwóch dróg za 1 obrażenie.</translation>
    </message>
    <message>
        <source>The bat stands for Dracula everywhere.</source>
        <translation>Nietoperz wszędzie oznacza Draculę.</translation>
    </message>
</context>
<context>
    <name>LineOfGame</name>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula wygrał</translation>
    </message>
    <message>
        <source>the hunters have won</source>
        <translation>Łowcy wygrali</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
</context>
<context>
    <name>ListenFault</name>
    <message>
        <source>Another program uses this address and port. Choose another port, or end that program.</source>
        <translation>Inny program używa tego adresu i portu. Wybierz inny port albo zamknij tamten program.</translation>
    </message>
    <message>
        <source>The system does not let this program be found in the network.</source>
        <translation>System nie pozwala, by ten program był widoczny w sieci.</translation>
    </message>
    <message>
        <source>This device no longer has that address. Is it still in the network?</source>
        <translation>To urządzenie nie ma już tego adresu. Czy nadal jest w sieci?</translation>
    </message>
    <message>
        <source>The network does not answer here.</source>
        <translation>Sieć tu nie odpowiada.</translation>
    </message>
    <message>
        <source>The network does not answer here: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Sieć tu nie odpowiada: %1.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Dracula is %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula jest %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found him.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{odnalazł|odnalazła} go.</translation>
    </message>
    <message>
        <source>There will be a combat at dawn.</source>
        <translation>O świcie dojdzie do walki.</translation>
    </message>
    <message>
        <source>There will be a combat at dusk.</source>
        <translation>O zmierzchu dojdzie do walki.</translation>
    </message>
    <message>
        <source>His figure stands on the board.</source>
        <translation>Jego figurka stoi na planszy.</translation>
    </message>
    <message>
        <source>Trail, slot %1</source>
        <translation>Szlak, pole %1</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Ugryzienia</translation>
    </message>
    <message>
        <source>Influence +%1</source>
        <extracomment>%1 is how much it has risen.</extracomment>
        <translation>Wpływy +%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>influence</comment>
        <translation>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływy</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 %1{został pokonany|została pokonana}</translation>
    </message>
    <message>
        <source>Despair grows</source>
        <translation>Rozpacz rośnie</translation>
    </message>
    <message numerus="yes">
        <source>A week has passed. A defeated hunter is now worth %n influence.</source>
        <translation>
            <numerusform>Minął tydzień. Pokonany Łowca jest teraz wart %n punkt wpływów.</numerusform>
            <numerusform>Minął tydzień. Pokonany Łowca jest teraz wart %n punkty wpływów.</numerusform>
            <numerusform>Minął tydzień. Pokonany Łowca jest teraz wart %n punktów wpływów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Rozpacz</translation>
    </message>
    <message>
        <source>%1 is weakened</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 jest %1{osłabiony|osłabiona}</translation>
    </message>
    <message>
        <source>Bitten by a vampire, %1{he|she} shows one Item and one Event card.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>%1{Ugryziony|Ugryziona} przez wampira, pokazuje jedną kartę Przedmiotu i jedną kartę Wydarzenia.</translation>
    </message>
    <message>
        <source>Bitten by Dracula, %1{he|she} shows one Item and one Event card.</source>
        <translation>%1{Ugryziony|Ugryziona} przez Draculę, pokazuje jedną kartę Przedmiotu i jedną kartę Wydarzenia.</translation>
    </message>
    <message>
        <source>All Despair tokens lie on the track, so Dracula&apos;s new hideout raises influence.</source>
        <translation>Na torze leżą wszystkie żetony rozpaczy, więc nowa kryjówka Draculi podnosi wpływy.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named; %2 is the city that the hospital is linked to.</extracomment>
        <translation>O świcie trafi do szpitala %2{in}.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in a hospital.</source>
        <translation>O świcie trafi do szpitala.</translation>
    </message>
    <message>
        <source>Dracula was %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula był %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found Dracula&apos;s trail.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{odnalazł|odnalazła} jego Szlak.</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s trail lies face up.</source>
        <translation>Karta jego Szlaku leży odkryta.</translation>
    </message>
    <message>
        <source>%1 is bitten and defeated</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zostaje %1{ugryziony i pokonany|ugryziona i pokonana}</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Zasadzka!</translation>
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
        <source>A new game needs an empty file.</source>
        <translation>Nowa gra wymaga pustego pliku.</translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation>Ten program nie umie odczytać gry w formacie „%1”.</translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation>W danych gry jest błąd w polu „%1”.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation>Nie można odczytać planszy „%1”, na której toczy się gra.</translation>
    </message>
    <message>
        <source>The game is played with the cards &quot;%1&quot;, which this program does not know.</source>
        <translation>W tej grze używa się kart „%1”, których ten program nie zna.</translation>
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
    <message>
        <source>The key of the sealed games waits for the PIN or the passphrase.</source>
        <translation>Klucz zapieczętowanych gier czeka na PIN lub hasło.</translation>
    </message>
    <message>
        <source>The key file is damaged. Put a copy of it back, or sealed games cannot be opened.</source>
        <translation>Plik klucza jest uszkodzony. Przywróć jego kopię, inaczej zapieczętowanych gier nie da się otworzyć.</translation>
    </message>
    <message>
        <source>There is not enough memory to hold the key safely.</source>
        <translation>Brakuje pamięci, by bezpiecznie przechować klucz.</translation>
    </message>
    <message>
        <source>This line is not sealed, although the lines before it are.</source>
        <translation>Ten wiersz nie jest zapieczętowany, choć wcześniejsze są.</translation>
    </message>
    <message>
        <source>What is sealed in this line is not what the line promises.</source>
        <translation>W tym wierszu zapieczętowano co innego, niż on obiecuje.</translation>
    </message>
    <message>
        <source>What is sealed in this line is damaged.</source>
        <translation>To, co zapieczętowano w tym wierszu, jest uszkodzone.</translation>
    </message>
    <message>
        <source>The seal of this line is broken: it was changed, or belongs elsewhere.</source>
        <translation>Pieczęć tego wiersza jest złamana: zmieniono go albo pochodzi skądinąd.</translation>
    </message>
    <message>
        <source>After this line Dracula should be at &quot;%1&quot;, but it says &quot;%2&quot;.</source>
        <translation>Po tym wierszu Dracula powinien być w miejscu „%1”, a wiersz podaje „%2”.</translation>
    </message>
    <message>
        <source>What this line says the table was shown does not follow from the game.</source>
        <translation>To, co według tego wiersza pokazano stołowi, nie wynika z gry.</translation>
    </message>
    <message>
        <source>This is not written as a revealed game is.</source>
        <translation>To nie jest zapisane tak, jak ujawniona gra.</translation>
    </message>
    <message>
        <source>In this line nothing happens, and none such is due.</source>
        <translation>W tym wierszu nic się nie dzieje, a takiego wiersza nie powinno tu być.</translation>
    </message>
    <message>
        <source>A newer version of this program made the key file, in the format &quot;%1&quot;. Leave it as it is, and open the game with that version.</source>
        <translation>Plik klucza utworzyła nowsza wersja tego programu, w formacie „%1”. Zostaw go bez zmian i otwórz grę tamtą wersją.</translation>
    </message>
    <message>
        <source>The file is empty: no game has begun in it.</source>
        <translation>Plik jest pusty: żadna gra się w nim nie zaczęła.</translation>
    </message>
    <message>
        <source>Another program has changed what stands in the file, so nothing more is written to it. Open the game again to see how far it is good.</source>
        <translation>Inny program zmienił zawartość pliku, więc nic się już w nim nie zapisuje. Otwórz grę ponownie, aby zobaczyć, do którego wiersza jest nieuszkodzona.</translation>
    </message>
    <message>
        <source>The file was moved or renamed while the game was open. Put it back, or open it where it is now.</source>
        <translation>Plik przeniesiono albo zmieniono mu nazwę, gdy gra była otwarta. Przywróć go na miejsce albo otwórz grę tam, gdzie jest teraz.</translation>
    </message>
    <message>
        <source>The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back.</source>
        <translation>Nie ma tu klucza do tej gry: zapieczętowano ją na innym urządzeniu albo przywrócono starą kopię pliku klucza.</translation>
    </message>
    <message>
        <source>Another program has changed the key file. Close this program and start it again.</source>
        <translation>Inny program zmienił plik klucza. Zamknij ten program i uruchom go ponownie.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not the board that the game is played on.</source>
        <translation>Plik „%1” to nie plansza, na której toczy się gra.</translation>
    </message>
    <message>
        <source>The key file is a link that leads to no file. Bring back what it leads to, or take the link away.</source>
        <translation>Plik klucza jest dowiązaniem, które nie prowadzi do żadnego pliku. Przywróć to, do czego prowadzi, albo usuń dowiązanie.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; in the game itself is damaged, or is none.</source>
        <translation>Plansza „%1” zapisana w samej grze jest uszkodzona albo nie jest planszą.</translation>
    </message>
</context>
<context>
    <name>RevealWords</name>
    <message>
        <source>This game has been revealed as it stands: whoever plays on can have seen everything.</source>
        <translation>Ta gra została ujawniona w obecnym stanie: kto gra dalej, mógł zobaczyć wszystko.</translation>
    </message>
    <message>
        <source>This game was revealed once and has gone on since: what was hidden then can have been seen.</source>
        <translation>Tę grę kiedyś ujawniono, a potem toczyła się dalej: to, co było wtedy ukryte, ktoś mógł zobaczyć.</translation>
    </message>
    <message>
        <source>This game has been revealed. It goes on only when all of you have agreed to that.</source>
        <translation>Ta partia została odsłonięta. Trwa dalej dopiero wtedy, gdy wszyscy się na to zgodzicie.</translation>
    </message>
</context>
<context>
    <name>SecondEdition</name>
    <message>
        <source>Second edition</source>
        <translation>Druga edycja</translation>
    </message>
    <message>
        <source>A trail of six cards, Catacombs, and combat with dice.</source>
        <translation>Szlak z sześciu kart, katakumby i walka z kośćmi.</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>druga edycja</translation>
    </message>
</context>
<context>
    <name>SecondEditionFaces</name>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>a Blood token behind it</source>
        <translation>za nią leży żeton krwi</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Hide lies on the trail for a place.</extracomment>
        <translation>powiązana: %1</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Dracula jest tutaj</translation>
    </message>
    <message>
        <source>Hand of Encounters and Events</source>
        <translation>Spotkania i Wydarzenia na ręce</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <extracomment>So many Encounters lie in the reserve.</extracomment>
        <translation>Pula %1</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Twój sprzymierzeniec</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Sprzymierzeniec Łowców</translation>
    </message>
    <message>
        <source>Left the trail</source>
        <translation>Zsunęły się ze Szlaku</translation>
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
        <source>Vampires</source>
        <translation>Wampiry</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>odkryte</translation>
    </message>
</context>
<context>
    <name>SecondEditionFault</name>
    <message>
        <source>The game is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Gra to „%1”, a powinna być „%2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie pole toru dnia i nocy; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track.</source>
        <translation>„%1” to nie pole toru dnia i nocy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie spotkanie; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter.</source>
        <translation>„%1” to nie spotkanie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie karta Wydarzenia, którą Dracula zatrzymuje; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps.</source>
        <translation>„%1” to nie karta Wydarzenia, którą Dracula zatrzymuje.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side; did you mean &quot;%2&quot;?</source>
        <translation>„%1” to nie sprzymierzeniec tej strony; może chodziło o „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side.</source>
        <translation>„%1” to nie sprzymierzeniec tej strony.</translation>
    </message>
    <message>
        <source>The trail has no gaps: null may stand only after the last card.</source>
        <translation>Na Szlaku nie ma luk: null może stać tylko za ostatnią kartą.</translation>
    </message>
    <message>
        <source>No Location or Power card lies in this space.</source>
        <translation>Na tym polu nie leży żadna karta Miejsca ani Mocy.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; needs a Location card in its space.</source>
        <translation>Karta Mocy „%1” wymaga karty Miejsca na tym samym polu.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the sea zone &quot;%2&quot;.</source>
        <translation>Karta Mocy „%1” nie może leżeć z obszarem morskim „%2”.</translation>
    </message>
    <message>
        <source>No Encounter can lie on &quot;%1&quot;.</source>
        <translation>Na „%1” nie może leżeć żadne spotkanie.</translation>
    </message>
    <message>
        <source>There are more Encounters &quot;%1&quot; than the %2 of the box.</source>
        <translation>Spotkań „%1” jest więcej niż %2 z pudełka.</translation>
    </message>
    <message>
        <source>The Catacombs have %2 spaces, but %1 are given.</source>
        <translation>Katakumby mają %2 pola, a podano %1.</translation>
    </message>
    <message>
        <source>At most %2 Encounters lie on a card in the Catacombs, but %1 are given.</source>
        <translation>W katakumbach na karcie leżą najwyżej %2 spotkania, a podano %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot lie in the Catacombs.</source>
        <translation>„%1” nie może leżeć w katakumbach.</translation>
    </message>
    <message>
        <source>There are more cards &quot;%1&quot; than the %2 of the box.</source>
        <translation>Kart „%1” jest więcej niż %2 z pudełka.</translation>
    </message>
    <message>
        <source>Hide is on the trail, and nothing says which location it is bound to.</source>
        <translation>„Schronienie” leży na Szlaku, a nic nie mówi, z którym miejscem jest związane.</translation>
    </message>
    <message>
        <source>Hide cannot be bound to the sea zone &quot;%1&quot;.</source>
        <translation>„Schronienie” nie może być związane z obszarem morskim „%1”.</translation>
    </message>
    <message>
        <source>Gap %1 does not lie between two cards.</source>
        <translation>Przerwa %1 nie leży między dwiema kartami.</translation>
    </message>
    <message>
        <source>Gap %1 is named twice.</source>
        <translation>Przerwa %1 jest podana dwa razy.</translation>
    </message>
    <message>
        <source>%1 Sacred Hosts are given, but the box has only %2.</source>
        <translation>Podano Przenajświętszych Hostii: %1, a w pudełku są tylko %2.</translation>
    </message>
    <message>
        <source>This token cannot lie in &quot;%1&quot;.</source>
        <translation>Tego żetonu nie można położyć tu: „%1”.</translation>
    </message>
    <message>
        <source>Exactly these cards lie beside the board: %1.</source>
        <translation>Obok planszy leżą dokładnie te karty: %1.</translation>
    </message>
    <message>
        <source>No card lies beside the board.</source>
        <translation>Obok planszy nie leży żadna karta.</translation>
    </message>
    <message>
        <source>Dracula is not at sea but in &quot;%1&quot;.</source>
        <translation>Dracula nie jest na morzu, lecz tu: „%1”.</translation>
    </message>
    <message>
        <source>Dracula is in &quot;%1&quot;, and at sea no Power card can be played.</source>
        <translation>Dracula jest na „%1”, a na morzu nie można zagrać karty Mocy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no common border.</source>
        <translation>„%1” i „%2” nie mają wspólnej granicy.</translation>
    </message>
    <message>
        <source>The trip cannot begin in &quot;%1&quot;: that is no port of &quot;%2&quot;.</source>
        <translation>Podróż nie może zaczynać się w „%1”: to nie jest port na „%2”.</translation>
    </message>
    <message>
        <source>The trail does not tell &quot;%1&quot;, so it has to stand here.</source>
        <translation>Szlak nie mówi, ile wynosi „%1”, więc trzeba to tu podać.</translation>
    </message>
    <message>
        <source>Here stands &quot;%1&quot;, but the trail tells &quot;%2&quot;.</source>
        <translation>Tu podano „%1”, a Szlak mówi „%2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit this trip: Dracula cannot have come from there to &quot;%2&quot;.</source>
        <translation>„%1” nie pasuje do tej podróży: Dracula nie mógł stamtąd trafić na „%2”.</translation>
    </message>
    <message>
        <source>Dracula holds at most %2 here, but %1 are given.</source>
        <translation>Dracula ma tu najwyżej %2, a podano %1.</translation>
    </message>
</context>
<context>
    <name>SecondEditionFlow</name>
    <message>
        <source>Cards before it</source>
        <translation>Karty wcześniej</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Wybór karty</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Odsłonięcie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Katakumby</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Akcja</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Przeszukiwanie</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Akcja</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Morza</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
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
        <source>Events in hand</source>
        <translation>Wydarzenia na ręce</translation>
    </message>
    <message>
        <source>against their card</source>
        <translation>przeciw ich karcie</translation>
    </message>
    <message>
        <source>a Host goes</source>
        <translation>usuwa Hostię</translation>
    </message>
    <message>
        <source>their ally goes</source>
        <translation>ich sprzymierzeniec odchodzi</translation>
    </message>
    <message>
        <source>all in this sea</source>
        <translation>wszyscy na tym morzu</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>bez innych</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Ponieś karę</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Dracula wygrał.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Łowcy wygrali.</translation>
    </message>
    <message>
        <source>The game is over. It can be revealed in the menu.</source>
        <translation>Gra skończona. Możesz ją ujawnić w menu.</translation>
    </message>
    <message>
        <source>Which Encounter did Dracula draw?</source>
        <translation>Które spotkanie dobrał Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw them from the reserve and enter one after the other: %n are due.</source>
        <translation>
            <numerusform>Dobierz je z puli i wpisz: zostało %n.</numerusform>
            <numerusform>Dobierz je z puli i wpisuj po kolei: zostały %n.</numerusform>
            <numerusform>Dobierz je z puli i wpisuj po kolei: zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Gdzie zaczyna Dracula?</translation>
    </message>
    <message>
        <source>The hunters are told nothing of it.</source>
        <translation>Łowcy niczego się nie dowiedzą.</translation>
    </message>
    <message>
        <source>Does Dracula play a card before his turn?</source>
        <translation>Czy Dracula zagrywa kartę przed swoją turą?</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Zacznij turę</translation>
    </message>
    <message>
        <source>the time phase comes</source>
        <translation>nadchodzi faza upływu czasu</translation>
    </message>
    <message>
        <source>Which cards leave the Catacombs?</source>
        <translation>Które karty opuszczają katakumby?</translation>
    </message>
    <message>
        <source>A card that leaves goes back to the deck, and its Encounters to the reserve.</source>
        <translation>Karta wraca do talii, a jej spotkania do puli.</translation>
    </message>
    <message>
        <source>On to the movement</source>
        <translation>Przejdź do ruchu</translation>
    </message>
    <message>
        <source>Which Encounter goes to %1?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Które spotkanie trafia %1{to}?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Które spotkanie umieszcza Dracula?</translation>
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
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>nothing is placed</source>
        <translation>nic nie trafia na kartę</translation>
    </message>
    <message>
        <source>back to the reserve, unseen</source>
        <translation>do puli, bez ujawnienia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Dracula cannot land: he suffers the penalty for an error.</source>
        <translation>Dracula nie może zejść na ląd i ponosi karę.</translation>
    </message>
    <message>
        <source>Look at the cards that came to Dracula and enter one after the other.</source>
        <translation>Obejrzyj karty, które dostał Dracula, i wpisuj je po kolei.</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Więcej nie ma</translation>
    </message>
    <message>
        <source>fewer were his</source>
        <translation>było ich mniej</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>zostanie odrzucona</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>So many of so many have been chosen.
----------
So many Encounters have to be chosen, and so many are.</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Odłóż je</translation>
    </message>
    <message>
        <source>%1: on whom?</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: na kogo?</translation>
    </message>
    <message>
        <source>Fight without a card</source>
        <translation>Walcz bez karty</translation>
    </message>
    <message>
        <source>hunters %1</source>
        <translation>Łowcy %1</translation>
    </message>
    <message>
        <source>Dracula %1</source>
        <translation>Dracula %1</translation>
    </message>
    <message>
        <source>%1: for whom?</source>
        <extracomment>%1 is a card that Dracula fights with.</extracomment>
        <translation>%1: przeciw komu?</translation>
    </message>
    <message>
        <source>First one end of the road or railway, then the other.</source>
        <translation>Najpierw jeden koniec drogi lub kolei, potem drugi.</translation>
    </message>
    <message>
        <source>From %1 to where?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{from} dokąd?</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>kolej</translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>Health %1</source>
        <extracomment>A hunter has so many points of Health.</extracomment>
        <translation>Zdrowie %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n ugryzienie</numerusform>
            <numerusform>%n ugryzienia</numerusform>
            <numerusform>%n ugryzień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Blood</source>
        <extracomment>A move, or a card in a combat, costs so many points of Blood.</extracomment>
        <translation>
            <numerusform>kosztuje %n punkt krwi</numerusform>
            <numerusform>kosztuje %n punkty krwi</numerusform>
            <numerusform>kosztuje %n punktów krwi</numerusform>
        </translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>stays here, as if he had gone on</source>
        <translation>zostaje, jakby odszedł</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <translation>zostaje, zakryta</translation>
    </message>
    <message>
        <source>stays here and recovers Blood</source>
        <translation>zostaje i odzyskuje krew</translation>
    </message>
    <message>
        <source>stays here and draws Encounters</source>
        <translation>zostaje i dobiera spotkania</translation>
    </message>
    <message>
        <source>two roads, back to a card that lies there</source>
        <translation>dwie drogi, do leżącej karty</translation>
    </message>
    <message>
        <source>two roads far</source>
        <translation>dwie drogi</translation>
    </message>
    <message>
        <source>back to a card that lies there</source>
        <translation>do karty, która już leży</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <translation>Którą kartę zagrywa Dracula?</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Moce</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
    </message>
    <message>
        <source>No card can be played: Dracula suffers the penalty for an error.</source>
        <translation>Nie można zagrać żadnej karty: Dracula ponosi karę.</translation>
    </message>
    <message>
        <source>%1: where does Dracula go?</source>
        <extracomment>%1 is one Power card or two: Double Back, Wolf Form.</extracomment>
        <translation>%1: dokąd idzie Dracula?</translation>
    </message>
    <message>
        <source>Where does the card of %1 go?</source>
        <extracomment>%1 is the place whose card leaves the trail.</extracomment>
        <translation>Dokąd trafia karta %1{of}?</translation>
    </message>
    <message>
        <source>Where does the card go?</source>
        <translation>Dokąd trafia karta?</translation>
    </message>
    <message>
        <source>In the Catacombs it keeps its Encounter and can take another one.</source>
        <translation>W katakumbach zachowa spotkanie i może dostać drugie.</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Wraca do talii</translation>
    </message>
    <message>
        <source>its Encounter can be activated</source>
        <translation>spotkanie można aktywować</translation>
    </message>
    <message>
        <source>Which Encounter stays on the card?</source>
        <translation>Które spotkanie zostaje na karcie?</translation>
    </message>
    <message>
        <source>On the trail only one Encounter lies on a card; the other goes back to the reserve.</source>
        <translation>Na Szlaku na karcie leży jedno spotkanie; drugie wraca do puli.</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Jaki ruch zapowiada Dracula?</translation>
    </message>
    <message>
        <source>He has to play it in his next turn if he can.</source>
        <translation>Musi go wykonać w następnej turze, jeśli może.</translation>
    </message>
    <message>
        <source>No Event card in the hand fits this moment.</source>
        <translation>Żadna karta Wydarzenia na ręce nie pasuje do tej chwili.</translation>
    </message>
    <message>
        <source>Several are allowed, one after the other.</source>
        <translation>Można zagrać kilka, jedną po drugiej.</translation>
    </message>
    <message>
        <source>It goes face down on the card that Dracula has just played.</source>
        <translation>Trafia zakryte na kartę, którą Dracula właśnie zagrał.</translation>
    </message>
    <message>
        <source>It goes there face down.</source>
        <translation>Trafia tam zakryte.</translation>
    </message>
    <message>
        <source>The table does not see which.</source>
        <translation>Stół nie widzi które.</translation>
    </message>
    <message>
        <source>Left the trail: %1.</source>
        <extracomment>%1 are Encounters.</extracomment>
        <translation>Zsunęły się ze Szlaku: %1.</translation>
    </message>
    <message>
        <source>Only %1, %2 and %3 do something when they are activated.</source>
        <translation>Po aktywowaniu działają tylko: %1, %2 i %3.</translation>
    </message>
    <message>
        <source>It is resolved at once.</source>
        <translation>Rozpatruje się je od razu.</translation>
    </message>
    <message>
        <source>Its card takes the space of the old one, and nothing slides.</source>
        <translation>Karta tego miasta zajmuje pole starej i nic się nie przesuwa.</translation>
    </message>
    <message>
        <source>Any city without a hunter whose card is in the deck.</source>
        <translation>Dowolne miasto bez Łowców, którego karta jest w talii.</translation>
    </message>
    <message>
        <source>A storm drives Dracula ashore, and everybody sees where.</source>
        <translation>Burza wyrzuca Draculę na ląd i wszyscy widzą gdzie.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Zagrywa się ją od razu po dobraniu.</translation>
    </message>
    <message>
        <source>Each side has at most one ally.</source>
        <translation>Każda strona ma najwyżej jednego sprzymierzeńca.</translation>
    </message>
    <message>
        <source>Only cards that fit this moment can be played.</source>
        <translation>Można zagrać tylko karty, które pasują do tej chwili.</translation>
    </message>
    <message>
        <source>Dracula&apos;s roll of this round is against that hunter.</source>
        <translation>W tej rundzie Dracula rzuca przeciw temu Łowcy.</translation>
    </message>
    <message>
        <source>The hunters cannot go this way.</source>
        <translation>Łowcy nie mogą tamtędy przejść.</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Wybierz miejsce na mapie lub tutaj albo kartę Mocy.</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Miasto oddalone najwyżej o dwie drogi.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, at most two roads away.</source>
        <translation>Karta ze Szlaku lub z katakumb, oddalona najwyżej o dwie drogi.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, one step away.</source>
        <translation>Karta ze Szlaku lub z katakumb, o jeden krok stąd.</translation>
    </message>
    <message>
        <source>Discarded cards are seen by all.</source>
        <translation>Odrzucone karty widzą wszyscy.</translation>
    </message>
    <message>
        <source>Combat round %1 against %2</source>
        <extracomment>%1 is a number, %2 are one hunter or more.</extracomment>
        <translation>Runda walki %1 · %2</translation>
    </message>
    <message>
        <source>Dracula has declared this move.</source>
        <translation>Dracula zapowiedział ten ruch.</translation>
    </message>
    <message>
        <source>Below each card stands what can come of it when it wins.</source>
        <translation>Pod każdą kartą widać, co może się stać, gdy wygra.</translation>
    </message>
    <message>
        <source>its Encounter goes to the reserve</source>
        <translation>spotkanie wraca do puli</translation>
    </message>
    <message>
        <source>stays here, face up</source>
        <translation>zostaje, odkryta</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters stay in the hand?</source>
        <translation>
            <numerusform>Które %n spotkanie zostaje na ręce?</numerusform>
            <numerusform>Które %n spotkania zostają na ręce?</numerusform>
            <numerusform>Które %n spotkań zostaje na ręce?</numerusform>
        </translation>
    </message>
    <message>
        <source>The others go back</source>
        <translation>Pozostałe wracają</translation>
    </message>
    <message>
        <source>a hunter is there, too</source>
        <translation>jest tam też Łowca</translation>
    </message>
    <message>
        <source>face up: a hunter is there, and a combat begins</source>
        <translation>odkryta: jest tam Łowca i zaczyna się walka</translation>
    </message>
    <message>
        <source>stays here, face up: a hunter is there, and a combat begins</source>
        <translation>zostaje, odkryta: jest tu Łowca i zaczyna się walka</translation>
    </message>
    <message>
        <source>at sea the time stands still</source>
        <translation>na morzu czas stoi</translation>
    </message>
    <message>
        <source>In the Catacombs it can take an Encounter.</source>
        <translation>W katakumbach może dostać spotkanie.</translation>
    </message>
    <message>
        <source>a hunter is here, and a combat begins</source>
        <translation>jest tu Łowca i zaczyna się walka</translation>
    </message>
</context>
<context>
    <name>SecondEditionLegend</name>
    <message>
        <source>Roads, railways and sea</source>
        <translation>Drogi, koleje i morze</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event.</source>
        <translation>Kto się tu zaopatruje, dobiera Wydarzenie.</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event, an Item, or both.</source>
        <translation>Kto się tu zaopatruje, dobiera Wydarzenie, Przedmiot albo jedno i drugie.</translation>
    </message>
    <message>
        <source>Whenever Dracula comes here, he recovers up to 2 Blood.</source>
        <translation>Ilekroć Dracula tu przybywa, odzyskuje do 2 punktów krwi.</translation>
    </message>
    <message>
        <source>A place of its own: hunters come here by road, Dracula never does. A defeated hunter comes here at once.</source>
        <translation>Osobne miejsce: Łowcy przybywają tu drogą, Dracula nigdy. Pokonany Łowca trafia tu od razu.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here. Dracula pays for the voyage with Blood.</source>
        <translation>Kto podróżuje morzem, zatrzymuje się tutaj. Dracula płaci za rejs krwią.</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, as far as the train die allows.</source>
        <translation>Przecięta krótkimi kreskami. Jeżdżą nią tylko Łowcy, tak daleko, jak pozwala kość kolei.</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Traci następną turę</translation>
    </message>
    <message>
        <source>The figure lies on its side: this hunter has been defeated.</source>
        <translation>Figurka leży na boku: ten Łowca został pokonany.</translation>
    </message>
    <message>
        <source>They lie before a hunter. Dracula makes that hunter&apos;s next movement.</source>
        <translation>Leżą przed Łowcą. Jego następny ruch wykonuje Dracula.</translation>
    </message>
    <message>
        <source>It lies before a hunter, who may not move in the next turn.</source>
        <translation>Leży przed Łowcą, który w następnej turze nie może się ruszyć.</translation>
    </message>
    <message>
        <source>Dracula may neither enter nor pass this place.</source>
        <translation>Dracula nie może wejść do tego miejsca ani przez nie przejść.</translation>
    </message>
    <message>
        <source>The same, and Dracula can never take this token away.</source>
        <translation>To samo, a tego żetonu Dracula nigdy nie może zabrać.</translation>
    </message>
    <message>
        <source>Nobody may enter this sea zone for some rounds.</source>
        <translation>Przez kilka rund nikt nie może wejść do tej strefy morskiej.</translation>
    </message>
    <message>
        <source>Hunters may not use this road or railway.</source>
        <translation>Łowcy nie mogą użyć tej drogi ani linii kolejowej.</translation>
    </message>
    <message>
        <source>Where Dracula is</source>
        <translation>Gdzie jest Dracula</translation>
    </message>
    <message>
        <source>You are here. The number is the space of the trail.</source>
        <translation>Jesteś tutaj. Liczba to pole Szlaku.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the space of the trail.</source>
        <translation>Dracula jest tutaj. Liczba to pole Szlaku.</translation>
    </message>
    <message>
        <source>A card of the trail</source>
        <translation>Karta Szlaku</translation>
    </message>
    <message>
        <source>The number is the space of the trail; 1 is the newest.</source>
        <translation>Liczba to pole Szlaku; 1 jest najnowsze.</translation>
    </message>
    <message>
        <source>A place that has been revealed, with its space of the trail.</source>
        <translation>Odkryte miejsce z polem Szlaku.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the space of the Catacombs.</source>
        <translation>Trumna z literą pola Katakumb.</translation>
    </message>
    <message>
        <source>A card of the Catacombs that has been revealed, with the letter of its space.</source>
        <translation>Odkryta karta Katakumb z literą jej pola.</translation>
    </message>
    <message>
        <source>Dashes join the places that follow each other.</source>
        <translation>Kreski łączą kolejne miejsca.</translation>
    </message>
    <message>
        <source>A land back</source>
        <translation>Rewers lądowy</translation>
    </message>
    <message>
        <source>A covered city, or Hide.</source>
        <translation>Zakryte miasto albo Schronienie.</translation>
    </message>
    <message>
        <source>A sea back</source>
        <translation>Rewers morski</translation>
    </message>
    <message>
        <source>A covered sea zone.</source>
        <translation>Zakryta strefa morska.</translation>
    </message>
    <message>
        <source>At 0 Dracula is destroyed. On the trail: Blood paid at sea.</source>
        <translation>Przy 0 Dracula ginie. Na Szlaku: Krew zapłacona na morzu.</translation>
    </message>
    <message>
        <source>At 6 Dracula wins.</source>
        <translation>Przy 6 wygrywa Dracula.</translation>
    </message>
    <message>
        <source>What the hunters can spend at the start of a turn.</source>
        <translation>To, co Łowcy mogą wydać na początku tury.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zdrowie</translation>
    </message>
    <message>
        <source>A hunter at 0 is defeated.</source>
        <translation>Łowca z 0 jest pokonany.</translation>
    </message>
    <message>
        <source>One too many defeats the hunter.</source>
        <translation>Jedno za dużo pokonuje Łowcę.</translation>
    </message>
    <message>
        <source>Day. A new day brings a vampire and Resolve.</source>
        <translation>Dzień. Nowy dzień przynosi wampira i Determinację.</translation>
    </message>
    <message>
        <source>Day.</source>
        <translation>Dzień.</translation>
    </message>
    <message>
        <source>Still day.</source>
        <translation>Jeszcze dzień.</translation>
    </message>
    <message>
        <source>Night: Dracula has all his Tactics and powers.</source>
        <translation>Noc: Dracula ma wszystkie Taktyki i moce.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Tura Draculi</translation>
    </message>
    <message>
        <source>Tokens that lie face down on the trail and in the Catacombs.</source>
        <translation>Żetony, które leżą zakryte na Szlaku i w Katakumbach.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Karty Wydarzeń</translation>
    </message>
    <message>
        <source>2 Blood for 10 Encounters to choose from.</source>
        <translation>2 punkty krwi za 10 spotkań do wyboru.</translation>
    </message>
    <message>
        <source>Back to a card of the trail or the Catacombs.</source>
        <translation>Z powrotem na kartę ze Szlaku albo z Katakumb.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 1 Blood.</source>
        <translation>Dracula zostaje i odzyskuje 1 punkt krwi.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter lies on this card.</source>
        <translation>Dracula zostaje, a na tej karcie leży spotkanie.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 Blood.</source>
        <translation>Do dwóch dróg za 1 punkt krwi.</translation>
    </message>
    <message>
        <source>Dracula or an Agent against hunters.</source>
        <translation>Dracula albo Agent przeciw Łowcom.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by day too.</source>
        <translation>Taktyka Draculi, także za dnia.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by night only.</source>
        <translation>Taktyka Draculi, tylko nocą.</translation>
    </message>
    <message>
        <source>A hunter recovers up to 2 Health, and 2 Events are drawn.</source>
        <translation>Łowca odzyskuje do 2 punktów zdrowia i dobiera się 2 Wydarzenia.</translation>
    </message>
    <message>
        <source>Hunters in one place exchange Items.</source>
        <translation>Łowcy w jednym miejscu wymieniają się Przedmiotami.</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move</source>
        <translation>Następny ruch Draculi</translation>
    </message>
    <message>
        <source>He has declared that he goes here.</source>
        <translation>Zapowiedział, że tu idzie.</translation>
    </message>
</context>
<context>
    <name>SecondEditionRulings</name>
    <message>
        <source>Chosen by the program: %1</source>
        <translation>Wybór programu: %1</translation>
    </message>
    <message>
        <source>Start and time</source>
        <translation>Początek i czas</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>Na morzu</translation>
    </message>
    <message>
        <source>Movement and powers</source>
        <translation>Ruch i moce</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Spotkania</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>The hunters&apos; cards</source>
        <translation>Karty Łowców</translation>
    </message>
    <message>
        <source>Errors and penalty</source>
        <translation>Błędy i kara</translation>
    </message>
</context>
<context>
    <name>SecondEditionSentences</name>
    <message>
        <source>no action</source>
        <translation>bez akcji</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>kość: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter</comment>
        <translation>Dobranie: %1</translation>
    </message>
    <message>
        <source>Clear the Catacombs: %1</source>
        <translation>Opróżnienie katakumb: %1</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <comment>an Encounter</comment>
        <translation>zostaje: %1</translation>
    </message>
    <message>
        <source>Encounter: %1</source>
        <translation>Spotkanie: %1</translation>
    </message>
    <message>
        <source>Activate: %1</source>
        <translation>Aktywowanie: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <comment>a move</comment>
        <translation>Zapowiedź: %1</translation>
    </message>
    <message>
        <source>prevented</source>
        <comment>an Encounter, by a card that was shown</comment>
        <translation>udaremnione</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <extracomment>%1 are hunters to whom a bite or a loss doesn&apos;t happen.</extracomment>
        <translation>ocalenie: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards: %1</source>
        <extracomment>%1 is a number: so many of the Event cards drawn were Dracula&apos;s.</extracomment>
        <translation>Wydarzenia Draculi: %1</translation>
    </message>
    <message>
        <source>%1: roll against the bite</source>
        <extracomment>A bitten hunter rolls a die in the hospital; %1 is the hunter.</extracomment>
        <translation>%1: rzut przeciw ugryzieniu</translation>
    </message>
    <message>
        <source>Combat: %1</source>
        <translation>Walka: %1</translation>
    </message>
    <message>
        <source>Result of the combat round</source>
        <translation>Wynik rundy walki</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail or the Catacombs</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Żetony na planszy</translation>
    </message>
    <message>
        <source>Dracula is at sea, so time stands still.</source>
        <translation>Dracula jest na morzu, więc czas stoi w miejscu.</translation>
    </message>
    <message>
        <source>The Vampire track falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Tor wampirów spada o %1.</translation>
    </message>
    <message>
        <source>The Vampire track rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Tor wampirów rośnie o %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hunters gain %n Resolve.</source>
        <translation>
            <numerusform>Łowcy zyskują %n punkt Determinacji.</numerusform>
            <numerusform>Łowcy zyskują %n punkty Determinacji.</numerusform>
            <numerusform>Łowcy zyskują %n punktów Determinacji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n Blood.</source>
        <translation>
            <numerusform>Dracula stracił %n żeton krwi.</numerusform>
            <numerusform>Dracula stracił %n żetony krwi.</numerusform>
            <numerusform>Dracula stracił %n żetonów krwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n Blood.</source>
        <translation>
            <numerusform>Dracula odzyskał %n żeton krwi.</numerusform>
            <numerusform>Dracula odzyskał %n żetony krwi.</numerusform>
            <numerusform>Dracula odzyskał %n żetonów krwi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to space %1 of the Catacombs.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Karta trafia na pole %1 katakumb.</translation>
    </message>
    <message>
        <source>An Encounter is added to space %1 of the Catacombs, face down.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Na pole %1 katakumb dołożono zakryte spotkanie.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is cleared.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Opróżniono pole %1 katakumb.</translation>
    </message>
    <message>
        <source>The trail is cleared down to one card.</source>
        <translation>Na Szlaku zostaje tylko jedna karta.</translation>
    </message>
    <message numerus="yes">
        <source>The trail is cleared down to %n cards.</source>
        <translation>
            <numerusform>Na Szlaku zostaje tylko %n karta.</numerusform>
            <numerusform>Na Szlaku zostają tylko %n karty.</numerusform>
            <numerusform>Na Szlaku zostaje tylko %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1{of} is laid beside the board.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Karta %1{of} trafia obok planszy.</translation>
    </message>
    <message>
        <source>The card %1{of} goes back into the deck.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Karta %1{of} wraca do talii.</translation>
    </message>
    <message>
        <source>Dracula declares the next move: %1.</source>
        <extracomment>%1 are the cards that he will play: a location, a Power card or both, with commas.</extracomment>
        <translation>Dracula zapowiedział następny ruch: %1.</translation>
    </message>
    <message>
        <source>There is nothing %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{in} nic nie ma.</translation>
    </message>
    <message>
        <source>No card is revealed.</source>
        <translation>Żadna karta nie zostaje ujawniona.</translation>
    </message>
    <message>
        <source>Dawn breaks.</source>
        <translation>Nastaje świt.</translation>
    </message>
    <message>
        <source>It is noon.</source>
        <translation>Nastaje południe.</translation>
    </message>
    <message>
        <source>Dusk falls.</source>
        <translation>Nadchodzi zachód słońca.</translation>
    </message>
    <message>
        <source>Twilight comes.</source>
        <translation>Zapada zmierzch.</translation>
    </message>
    <message>
        <source>It is midnight.</source>
        <translation>Wybija północ.</translation>
    </message>
    <message>
        <source>The small hours begin.</source>
        <translation>Nastaje głucha noc.</translation>
    </message>
    <message>
        <source>Dracula plays a card.</source>
        <translation>Dracula zagrał kartę.</translation>
    </message>
    <message>
        <source>Dracula plays %1 and %2.</source>
        <extracomment>%1 and %2 are Power cards.</extracomment>
        <translation>Dracula zagrał karty %1 i %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the number of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 Karta Miejsca pochodzi z pola %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2 of the Catacombs.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the letter of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 Karta Miejsca pochodzi z pola %2 katakumb.</translation>
    </message>
    <message>
        <source>A Sacred Host is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Przenajświętsza Hostia leży teraz %1{in}.</translation>
    </message>
    <message>
        <source>The Sacred Host is removed %1{from}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Przenajświętsza Hostia znika %1{from}.</translation>
    </message>
    <message>
        <source>Consecrated Ground is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Poświęcona ziemia leży teraz %1{in}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the railway %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the railway.</extracomment>
        <translation>Na połączeniu kolejowym %1{from} %2{to} pojawia się blokada.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the road %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the road.</extracomment>
        <translation>Na drodze %1{from} %2{to} pojawia się blokada.</translation>
    </message>
    <message>
        <source>The Roadblock is removed.</source>
        <translation>Blokada znika.</translation>
    </message>
    <message>
        <source>A storm rages %1{in}.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Burza szaleje %1{in}.</translation>
    </message>
    <message>
        <source>The storm %1{in} is over.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Burza %1{in} ucichła.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Stół pozwala %1{to} na to, czego zabraniają zasady.</translation>
    </message>
    <message>
        <source>%1 resupplies.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 wykonuje akcję Zaopatrzenia.</translation>
    </message>
    <message>
        <source>%1 exchanges Items.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 wymienia Przedmioty.</translation>
    </message>
    <message>
        <source>%1 does nothing else.</source>
        <extracomment>%1 is a hunter; no action.</extracomment>
        <translation>%1 nic więcej nie robi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{odzyskał|odzyskała} %n punkt zdrowia.</numerusform>
            <numerusform>%1 %1{odzyskał|odzyskała} %n punkty zdrowia.</numerusform>
            <numerusform>%1 %1{odzyskał|odzyskała} %n punktów zdrowia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{stracił|straciła} %n punkt zdrowia.</numerusform>
            <numerusform>%1 %1{stracił|straciła} %n punkty zdrowia.</numerusform>
            <numerusform>%1 %1{stracił|straciła} %n punktów zdrowia.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cured of a bite.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został wyleczony|została wyleczona} z ugryzienia.</translation>
    </message>
    <message>
        <source>%1 misses a turn.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 traci turę.</translation>
    </message>
    <message>
        <source>%1 gets no train.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zostaje bez pociągu.</translation>
    </message>
    <message>
        <source>%1 spends Resolve on %2.</source>
        <extracomment>%1 is a hunter, %2 what Resolve can be spent on, such as Inner Strength.</extracomment>
        <translation>%1 %1{wydał|wydała} Determinację: %2.</translation>
    </message>
    <message>
        <source>Dracula places an Encounter, face down.</source>
        <translation>Dracula umieścił zakryte spotkanie.</translation>
    </message>
    <message>
        <source>Dracula activates %1, which lay %2{in}.</source>
        <extracomment>%1 is an Encounter, %2 the place where it lay.</extracomment>
        <translation>Dracula aktywował spotkanie %1, które leżało %2{in}.</translation>
    </message>
    <message>
        <source>Dracula activates %1.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Dracula aktywował spotkanie %1.</translation>
    </message>
    <message>
        <source>%2 meets %1.</source>
        <comment>an Encounter</comment>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%2 %2{trafił|trafiła} na spotkanie %1.</translation>
    </message>
    <message>
        <source>The Encounter %1 is revealed.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Ujawniono spotkanie %1.</translation>
    </message>
    <message>
        <source>%1 goes to the reserve.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Spotkanie %1 wraca do puli.</translation>
    </message>
    <message>
        <source>%1 stays there, face up.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Spotkanie %1 zostaje tam odkryte.</translation>
    </message>
    <message>
        <source>%1 now lies before %2{whom}.</source>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>Spotkanie %1 przypada %2{to}.</translation>
    </message>
    <message>
        <source>An Encounter goes to the reserve, unseen.</source>
        <translation>Jedno spotkanie wraca do puli bez ujawnienia.</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters go to the reserve, unseen.</source>
        <translation>
            <numerusform>%n spotkanie wraca do puli bez ujawnienia.</numerusform>
            <numerusform>%n spotkania wracają do puli bez ujawnienia.</numerusform>
            <numerusform>%n spotkań wraca do puli bez ujawnienia.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 plays %1.</source>
        <extracomment>%1 is a card, %2 the hunter who plays it.</extracomment>
        <translation>%2 %2{zagrał|zagrała} kartę %1.</translation>
    </message>
    <message>
        <source>Dracula can&apos;t escape for one combat round.</source>
        <translation>Dracula nie może uciec przez jedną rundę walki.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula can&apos;t escape for %n combat rounds.</source>
        <translation>
            <numerusform>Dracula nie może uciec przez %n rundę walki.</numerusform>
            <numerusform>Dracula nie może uciec przez %n rundy walki.</numerusform>
            <numerusform>Dracula nie może uciec przez %n rund walki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula aims at %1{whom}.</source>
        <extracomment>%1 is a hunter, against whom his card of this combat round is.</extracomment>
        <translation>Dracula zwraca się przeciw %1{to}.</translation>
    </message>
    <message>
        <source>Dracula plays no card.</source>
        <translation>Dracula nie zagrał karty.</translation>
    </message>
    <message>
        <source>The Agent plays %1.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>Agent zagrał kartę %1.</translation>
    </message>
    <message>
        <source>The combat round is over.</source>
        <translation>Runda walki się skończyła.</translation>
    </message>
    <message>
        <source>The combat round ends with %1.</source>
        <extracomment>%1 are words of its result, such as Continue and Bite.</extracomment>
        <translation>Wynikiem rundy walki jest %1.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Ginie %1.</translation>
    </message>
    <message>
        <source>Dracula escapes as a bat. Another Location card lies in the same space.</source>
        <translation>Dracula uciekł pod postacią nietoperza. Na tym samym polu leży inna karta Miejsca.</translation>
    </message>
    <message>
        <source>Does another Encounter go to the Catacombs?</source>
        <translation>Czy do katakumb trafia jeszcze jedno spotkanie?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Które spotkanie umieszcza Dracula?</translation>
    </message>
    <message>
        <source>Which Encounter goes back to the reserve?</source>
        <translation>Które spotkanie wraca do puli?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters go back to the reserve?</source>
        <translation>
            <numerusform>Które %n spotkanie wraca do puli?</numerusform>
            <numerusform>Które %n spotkania wracają do puli?</numerusform>
            <numerusform>Których %n spotkań wraca do puli?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does Dracula activate an Encounter that left the trail?</source>
        <translation>Czy Dracula aktywuje spotkanie, które zsunęło się ze Szlaku?</translation>
    </message>
    <message>
        <source>%1: which Encounter does Dracula play, and on whom?</source>
        <extracomment>%1 is an Encounter, the Ambush.</extracomment>
        <translation>%1: które spotkanie zagrywa Dracula i na kogo?</translation>
    </message>
    <message>
        <source>What came of %1?</source>
        <extracomment>%1 is an Encounter that the hunters have met.</extracomment>
        <translation>Jak skończyło się spotkanie %1?</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dokąd nietoperze niosą %1{whom}?</translation>
    </message>
    <message>
        <source>Where does %1 take %2{whom}?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 are one hunter or more.</extracomment>
        <translation>Dokąd karta %1 zabiera %2{whom}?</translation>
    </message>
    <message>
        <source>Does Dracula play %1 now?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Czy Dracula zagrywa teraz kartę %1?</translation>
    </message>
    <message>
        <source>Where does Dracula fly?</source>
        <translation>Dokąd leci Dracula?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Którą kartę Wydarzenia otrzymał Dracula?</translation>
    </message>
    <message>
        <source>Which Event card does Dracula discard?</source>
        <translation>Którą kartę Wydarzenia odrzuca Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Event cards does Dracula discard?</source>
        <translation>
            <numerusform>Którą %n kartę Wydarzenia odrzuca Dracula?</numerusform>
            <numerusform>Które %n karty Wydarzeń odrzuca Dracula?</numerusform>
            <numerusform>Których %n kart Wydarzeń pozbywa się Dracula?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does %1 take the place of Dracula&apos;s ally?</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>Czy %1 zajmuje miejsce sprzymierzeńca Draculi?</translation>
    </message>
    <message>
        <source>Which hunter is %1 for?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Dla którego Łowcy jest karta %1?</translation>
    </message>
    <message>
        <source>Does %1 show a Crucifix or a Sacred Host?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Czy %1 pokazuje Krucyfiks lub Przenajświętszą Hostię?</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Jaki ruch zapowiada Dracula?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dokąd rusza Dracula?</translation>
    </message>
    <message>
        <source>Where does the Roadblock go?</source>
        <translation>Gdzie umieścić blokadę?</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>Czy Łowcy anulują kartę %1 kartą %2?</translation>
    </message>
    <message>
        <source>Does Dracula play a card against %1?</source>
        <extracomment>%1 is a card of the hunters&apos;.</extracomment>
        <translation>Czy Dracula zagrywa coś przeciw karcie %1?</translation>
    </message>
    <message>
        <source>In which port does Dracula land?</source>
        <translation>W którym porcie Dracula schodzi na ląd?</translation>
    </message>
    <message>
        <source>Does anybody play a card before the combat?</source>
        <translation>Czy ktoś zagrywa kartę przed walką?</translation>
    </message>
    <message>
        <source>Which card does %1 play?</source>
        <comment>in a combat</comment>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>%1: którą kartę zagrywa?</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <comment>in a combat</comment>
        <translation>Jaką kartę zagrywa Dracula?</translation>
    </message>
    <message>
        <source>Do the hunters&apos; cards lie there too?</source>
        <translation>Czy karty Łowców też już leżą?</translation>
    </message>
    <message>
        <source>What did the combat round come to?</source>
        <translation>Jaki jest wynik rundy walki?</translation>
    </message>
    <message>
        <source>No Encounter is to be drawn now.</source>
        <translation>Teraz nie dobiera się spotkań.</translation>
    </message>
    <message>
        <source>Encounters have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Najpierw trzeba dobrać spotkania; brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>%1: Dracula can&apos;t start in the hospital.</source>
        <translation>%1: szpital nie może być miejscem początkowym Draculi.</translation>
    </message>
    <message>
        <source>A card has to be played: a Location card, a Power card or both.</source>
        <translation>Trzeba zagrać kartę: Miejsca, Mocy albo obie.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: to miasto nie jest portem.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port of this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: to miasto nie jest portem tego obszaru morskiego.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, space %2.</source>
        <extracomment>%1 is a location, %2 the number of a space.</extracomment>
        <translation>%1: karta tego miejsca leży jeszcze na Szlaku, na polu %2.</translation>
    </message>
    <message>
        <source>%1: its card lies in the Catacombs, and only Double Back fetches it.</source>
        <translation>%1: karta tego miejsca leży w katakumbach i tylko „Zawrócenie” ją stamtąd zabiera.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: leży tu Przenajświętsza Hostia lub poświęcona ziemia, więc Dracula nie może wejść.</translation>
    </message>
    <message>
        <source>%1: Dracula sailed from this port and must first land somewhere else.</source>
        <translation>%1: Dracula wypłynął z tego portu i najpierw musi zejść na ląd gdzie indziej.</translation>
    </message>
    <message>
        <source>%1: Dracula has just come from there, and at sea nobody turns back.</source>
        <translation>%1: Dracula właśnie stamtąd przypłynął, a na morzu się nie zawraca.</translation>
    </message>
    <message>
        <source>%1: a storm closes this sea zone.</source>
        <translation>%1: burza zamyka ten obszar morski.</translation>
    </message>
    <message>
        <source>This move costs more Blood than Dracula can pay (cost: %1, Blood: %2).</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Ten ruch kosztuje więcej krwi, niż Dracula może zapłacić (koszt: %1, krew: %2).</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, space %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a space.</extracomment>
        <translation>%1: ta karta leży jeszcze na Szlaku, na polu %2.</translation>
    </message>
    <message>
        <source>%1: this Power card can be played only by night.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: tę kartę Mocy można zagrać tylko w nocy.</translation>
    </message>
    <message>
        <source>%1: it is for staying, and Dracula has to leave the Consecrated Ground (%2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: ta karta pozwala zostać, a Dracula musi opuścić poświęconą ziemię (%2).</translation>
    </message>
    <message>
        <source>%1: its card lies neither on the trail nor in the Catacombs.</source>
        <translation>%1: karty tego miejsca nie ma ani na Szlaku, ani w katakumbach.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and Double Back leads somewhere else.</source>
        <translation>%1: Dracula już tu jest, a „Zawrócenie” prowadzi gdzie indziej.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a Sacred Host, Consecrated Ground or the hospital.</source>
        <translation>%1 → %2: każda wystarczająco krótka trasa prowadzi przez Przenajświętszą Hostię, poświęconą ziemię lub szpital.</translation>
    </message>
    <message>
        <source>At this table Wolf Form and Double Back can&apos;t be played together.</source>
        <translation>Przy tym stole „Postaci wilka” i „Zawrócenia” nie można zagrać razem.</translation>
    </message>
    <message>
        <source>Dracula has declared another move: %1.</source>
        <extracomment>%1 is a location, a Power card or both.</extracomment>
        <translation>Dracula zapowiedział inny ruch: %1.</translation>
    </message>
    <message>
        <source>%1: its card doesn&apos;t lie in the Catacombs.</source>
        <translation>%1: karty tego miejsca nie ma w katakumbach.</translation>
    </message>
    <message>
        <source>All three spaces of the Catacombs are taken.</source>
        <translation>Wszystkie trzy pola katakumb są zajęte.</translation>
    </message>
    <message>
        <source>No card leaves the trail, so nothing can go to the Catacombs.</source>
        <translation>Żadna karta nie schodzi ze Szlaku, więc nic nie może trafić do katakumb.</translation>
    </message>
    <message>
        <source>%1: Power cards and sea zones never go to the Catacombs.</source>
        <extracomment>%1 is a Power card or a sea zone.</extracomment>
        <translation>%1: karty Mocy i obszary morskie nigdy nie trafiają do katakumb.</translation>
    </message>
    <message>
        <source>%1: this card can&apos;t go to the Catacombs.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: ta karta nie może trafić do katakumb.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so its card goes beside the board.</source>
        <translation>%1: leży tu Przenajświętsza Hostia lub poświęcona ziemia, więc karta tego miejsca trafia obok planszy.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is taken.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Pole %1 katakumb jest zajęte.</translation>
    </message>
    <message>
        <source>%1: this Encounter isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: Dracula nie ma tego spotkania na ręce.</translation>
    </message>
    <message>
        <source>%1: this Encounter hasn&apos;t been pushed off the trail in this turn.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: to spotkanie nie zsunęło się w tej turze ze Szlaku.</translation>
    </message>
    <message>
        <source>%1: nothing happens when this Encounter is activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: aktywowanie tego spotkania nic nie daje.</translation>
    </message>
    <message>
        <source>Two Encounters lie on this card: name the one that stays.</source>
        <translation>Na tej karcie leżą dwa spotkania: wskaż to, które zostaje.</translation>
    </message>
    <message>
        <source>One Encounter has to be chosen (now: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Trzeba wybrać jedno spotkanie (teraz: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters have to be chosen (now: %1).</source>
        <translation>
            <numerusform>Trzeba wybrać %n spotkanie (teraz: %1).</numerusform>
            <numerusform>Trzeba wybrać %n spotkania (teraz: %1).</numerusform>
            <numerusform>Trzeba wybrać %n spotkań (teraz: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No such Encounter lies there.</source>
        <translation>Nie ma tam takiego spotkania.</translation>
    </message>
    <message>
        <source>%1: the Fog allows no move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: mgła nie pozwala się poruszyć.</translation>
    </message>
    <message>
        <source>%1: because of the Bats, Dracula makes this move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: przez nietoperze ten ruch wykonuje Dracula.</translation>
    </message>
    <message>
        <source>%1, %2: a storm closes this sea zone.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: burza zamyka ten obszar morski.</translation>
    </message>
    <message>
        <source>%1: after the defeat this turn is missed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: po porażce ta tura przepada.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter has to move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: na morzu Łowca musi się poruszyć.</translation>
    </message>
    <message>
        <source>%1: for this, hunters have to be in one place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: do tego Łowcy muszą być w jednym miejscu.</translation>
    </message>
    <message>
        <source>%1: at sea there is no action.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: na morzu nie ma akcji.</translation>
    </message>
    <message>
        <source>%1: in Castle Dracula no hunter can rest, resupply or exchange.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: w Zamku Draculi żaden Łowca nie może odpocząć, zaopatrzyć się ani wymienić Przedmiotów.</translation>
    </message>
    <message>
        <source>%1: the search has found something, so no action follows.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: Przeszukiwanie coś ujawniło, więc nie ma już akcji.</translation>
    </message>
    <message>
        <source>No hunter&apos;s turn is under way.</source>
        <translation>Nie trwa tura żadnego Łowcy.</translation>
    </message>
    <message>
        <source>No Resolve is left.</source>
        <translation>Nie ma już Determinacji.</translation>
    </message>
    <message>
        <source>This hunter can&apos;t be chosen here.</source>
        <translation>Tego Łowcy nie można tu wybrać.</translation>
    </message>
    <message>
        <source>This place can&apos;t be chosen here.</source>
        <translation>Tego miejsca nie można tu wybrać.</translation>
    </message>
    <message>
        <source>This Event card can&apos;t be played at this moment.</source>
        <translation>Tej karty Wydarzenia nie można teraz zagrać.</translation>
    </message>
    <message>
        <source>%1: what the card has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>%1: brakuje czegoś, co karta musi wskazać, albo to nie pasuje.</translation>
    </message>
    <message>
        <source>%1: all cards of this name are somewhere else.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: wszystkie karty o tej nazwie są gdzie indziej.</translation>
    </message>
    <message>
        <source>%1: no Sacred Host lies there that Dracula could take away.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>%1: nie leży tu Przenajświętsza Hostia, którą Dracula mógłby zabrać.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground can&apos;t lie there.</source>
        <translation>%1: poświęcona ziemia nie może tu leżeć.</translation>
    </message>
    <message>
        <source>%1: this card can be played only by night.</source>
        <comment>a Tactics card</comment>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: tę kartę można zagrać tylko w nocy.</translation>
    </message>
    <message>
        <source>%1: this card was played in the last combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: tę kartę zagrano w poprzedniej rundzie walki.</translation>
    </message>
    <message>
        <source>%1: Dracula is repelled and can&apos;t play this card in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: Dracula jest odparty i nie może zagrać tej karty w tej rundzie walki.</translation>
    </message>
    <message>
        <source>%1: nobody can escape in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: w tej rundzie walki nie można uciec.</translation>
    </message>
    <message>
        <source>%1: this card costs %2 Blood, and Dracula can&apos;t pay it.</source>
        <extracomment>%1 is a Tactics card, %2 a number.</extracomment>
        <translation>%1: ta karta kosztuje %2 krwi, a Dracula nie może tyle zapłacić.</translation>
    </message>
    <message>
        <source>%1: this Agent doesn&apos;t play that card (%2).</source>
        <extracomment>%1 is an Agent, %2 a Tactics card.</extracomment>
        <translation>%1: ten Agent nie zagrywa tej karty (%2).</translation>
    </message>
    <message>
        <source>A group fights: name the hunter whom the card is against.</source>
        <translation>Walczy grupa: wskaż Łowcę, przeciw któremu jest karta.</translation>
    </message>
    <message>
        <source>This result contradicts itself.</source>
        <translation>Ten wynik jest wewnętrznie sprzeczny.</translation>
    </message>
    <message>
        <source>The game has no moment %1; its last one is %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Gra nie ma chwili %1; ostatnia ma numer %2.</translation>
    </message>
    <message>
        <source>Dracula may start where a hunter is</source>
        <translation>Dracula może zacząć tam, gdzie jest Łowca</translation>
    </message>
    <message>
        <source>When the first day begins</source>
        <translation>Kiedy zaczyna się pierwszy dzień</translation>
    </message>
    <message>
        <source>How many action phases Unearthly Swiftness gives</source>
        <translation>Ile faz akcji daje „Nieziemska szybkość”</translation>
    </message>
    <message>
        <source>Dracula may clear the Catacombs at sea</source>
        <translation>Dracula może opróżniać katakumby na morzu</translation>
    </message>
    <message>
        <source>Castle Dracula may go to the Catacombs</source>
        <translation>Zamek Draculi może trafić do katakumb</translation>
    </message>
    <message>
        <source>Dracula may pay with the last Blood</source>
        <translation>Dracula może zapłacić ostatnią krwią</translation>
    </message>
    <message>
        <source>Dracula draws Encounters at sea too</source>
        <translation>Dracula dobiera spotkania także na morzu</translation>
    </message>
    <message>
        <source>Wolf Form together with Double Back</source>
        <translation>„Postać wilka” razem z „Zawróceniem”</translation>
    </message>
    <message>
        <source>Dark Call works by day too</source>
        <translation>„Mroczny zew” działa także w dzień</translation>
    </message>
    <message>
        <source>Double Back reveals the Hide that is bound to its location</source>
        <translation>„Zawrócenie” ujawnia „Schronienie” związane z tym miejscem</translation>
    </message>
    <message>
        <source>Double Back may lead from a port to a sea zone</source>
        <translation>„Zawrócenie” może prowadzić z portu na obszar morski</translation>
    </message>
    <message>
        <source>An activated Encounter shows where it lay</source>
        <translation>Aktywowane spotkanie pokazuje, gdzie leżało</translation>
    </message>
    <message>
        <source>Two Encounters may be activated in one turn</source>
        <translation>W jednej turze można aktywować dwa spotkania</translation>
    </message>
    <message>
        <source>A Sacred Host drives Dracula out of its city</source>
        <translation>Przenajświętsza Hostia wypędza Draculę z miasta</translation>
    </message>
    <message>
        <source>A search turns up all Encounters at once</source>
        <translation>Przeszukiwanie odkrywa wszystkie spotkania naraz</translation>
    </message>
    <message>
        <source>Repel bars Claws too</source>
        <translation>„Odparcie” blokuje także „Szpony”</translation>
    </message>
    <message>
        <source>Killed ends the combat</source>
        <translation>„Zabity” kończy walkę</translation>
    </message>
    <message>
        <source>An Agent who survives stays there</source>
        <translation>Agent, który przeżył, zostaje na miejscu</translation>
    </message>
    <message>
        <source>Wolf Form stays when Dracula escapes as a bat</source>
        <translation>„Postać wilka” zostaje, gdy Dracula ucieka jako nietoperz</translation>
    </message>
    <message>
        <source>An activated Ambush clears the trail</source>
        <translation>Aktywowana „Zasadzka” opróżnia Szlak</translation>
    </message>
    <message>
        <source>How far Dracula moves a hunter with Bats</source>
        <translation>Jak daleko Dracula porusza Łowcę „Nietoperzami”</translation>
    </message>
    <message>
        <source>What an activated Desecrated Soil draws</source>
        <translation>Co dobiera aktywowana „Zbezczeszczona ziemia”</translation>
    </message>
    <message>
        <source>Dogs stop the Spy</source>
        <translation>„Psy” powstrzymują „Szpiega”</translation>
    </message>
    <message>
        <source>A New Vampire that escapes ends the turn</source>
        <translation>„Nowy wampir”, który ucieka, kończy turę</translation>
    </message>
    <message>
        <source>Money Trail spares the zone that Dracula is in</source>
        <translation>„Ślad pieniędzy” omija obszar, na którym jest Dracula</translation>
    </message>
    <message>
        <source>How many rounds Stormy Seas last</source>
        <translation>Ile rund trwają „Wzburzone morza”</translation>
    </message>
    <message>
        <source>The penalty leaves the Encounter with the last card</source>
        <translation>Kara zostawia spotkanie przy ostatniej karcie</translation>
    </message>
    <message>
        <source>The penalty for having no move ends the turn</source>
        <translation>Kara za brak ruchu kończy turę</translation>
    </message>
    <message>
        <source>A card that reveals a location reveals the Hide bound to it</source>
        <translation>Karta, która ujawnia miejsce, ujawnia też związane z nim „Schronienie”</translation>
    </message>
    <message>
        <source>Double Back takes Wolf Form along</source>
        <translation>„Zawrócenie” zabiera ze sobą „Postać wilka”</translation>
    </message>
    <message>
        <source>A Sacred Host clears its city from the Catacombs</source>
        <translation>Przenajświętsza Hostia usuwa swoje miasto z katakumb</translation>
    </message>
    <message>
        <source>What brings Blood at Castle Dracula besides moving there</source>
        <translation>Co daje krew w Zamku Draculi oprócz wejścia tam</translation>
    </message>
    <message>
        <source>How many Sacred Hosts the box has</source>
        <translation>Ile Przenajświętszych Hostii jest w pudełku</translation>
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
        <source>at the start</source>
        <translation>na początku</translation>
    </message>
    <message>
        <source>with Dracula&apos;s second turn</source>
        <translation>z drugą turą Draculi</translation>
    </message>
    <message>
        <source>one road</source>
        <translation>jedna droga</translation>
    </message>
    <message>
        <source>up to two roads</source>
        <translation>do dwóch dróg</translation>
    </message>
    <message>
        <source>Event cards until two are Dracula&apos;s</source>
        <translation>karty Wydarzeń, aż dwie będą Draculi</translation>
    </message>
    <message>
        <source>two Event cards</source>
        <translation>dwie karty Wydarzeń</translation>
    </message>
    <message>
        <source>escaping there as a bat</source>
        <translation>ucieczka tam jako nietoperz</translation>
    </message>
    <message>
        <source>escaping there as a bat, and staying</source>
        <translation>ucieczka tam jako nietoperz i pozostanie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a result of a combat round</comment>
        <translation>Kontynuacja</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a result of a combat round</comment>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Repel</source>
        <comment>a result of a combat round</comment>
        <translation>Odparcie</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>a result of a combat round</comment>
        <translation>Zabity</translation>
    </message>
    <message>
        <source>Bite</source>
        <comment>a result of a combat round</comment>
        <translation>Ugryzienie</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <comment>a result of a combat round</comment>
        <translation>Ucieczka pod postacią nietoperza</translation>
    </message>
    <message>
        <source>Item destroyed</source>
        <comment>a result of a combat round</comment>
        <translation>Przedmiot zniszczony</translation>
    </message>
    <message>
        <source>All Items lost</source>
        <comment>a result of a combat round</comment>
        <translation>Wszystkie Przedmioty stracone</translation>
    </message>
    <message>
        <source>Event discarded</source>
        <comment>a result of a combat round</comment>
        <translation>Wydarzenie odrzucone</translation>
    </message>
    <message>
        <source>+1 for the hunters</source>
        <comment>a result of a combat round</comment>
        <translation>+1 dla Łowców</translation>
    </message>
    <message>
        <source>+1 for Dracula</source>
        <comment>a result of a combat round</comment>
        <translation>+1 dla Draculi</translation>
    </message>
    <message>
        <source>space %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>Catacombs %1</source>
        <extracomment>A space of the Catacombs with its letter, as a label.</extracomment>
        <translation>pole %1 katakumb</translation>
    </message>
    <message>
        <source>Which Encounter do the hunters meet next?</source>
        <translation>Na które spotkanie Łowcy trafiają teraz?</translation>
    </message>
    <message>
        <source>%1: at this table Double Back never leads to a sea zone.</source>
        <translation>%1: przy tym stole „Zawrócenie” nigdy nie prowadzi na obszar morski.</translation>
    </message>
    <message>
        <source>%1: not now, because a turn is under way or this one is over.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: nie teraz, bo trwa czyjaś tura albo ta już minęła.</translation>
    </message>
    <message>
        <source>A hunter spends one point a round, and each option is chosen only once.</source>
        <translation>Łowca wydaje jeden punkt na rundę, a każdą opcję wybiera się tylko raz.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, and its card is revealed.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 dotarli %2{to} i ujawniono kartę tego miejsca.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, but there is nothing there.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 dotarli %2{to}, ale nic tam nie ma.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 dotarli %2{to}.</translation>
    </message>
    <message numerus="yes">
        <source>He loses %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Stracił %n żeton krwi.</numerusform>
            <numerusform>Stracił %n żetony krwi.</numerusform>
            <numerusform>Stracił %n żetonów krwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Odzyskał %n żeton krwi.</numerusform>
            <numerusform>Odzyskał %n żetony krwi.</numerusform>
            <numerusform>Odzyskał %n żetonów krwi.</numerusform>
        </translation>
    </message>
    <message>
        <source>He chooses %2{whom} for %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a hunter.</extracomment>
        <translation>Celem karty %1 jest %2.</translation>
    </message>
    <message>
        <source>Whether Dracula&apos;s start may be a city with a hunter; its card then lies face up.</source>
        <translation>Czy miejscem początkowym Draculi może być miasto z Łowcą; jego karta leży wtedy odkryta.</translation>
    </message>
    <message>
        <source>Whether the first day begins with the game, or with the time phase of Dracula&apos;s second turn.</source>
        <translation>Czy pierwszy dzień zaczyna się z początkiem gry, czy w fazie upływu czasu drugiej tury Draculi.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness gives two movements: whether an action phase follows only the second or each of them.</source>
        <translation>„Nieziemska szybkość” daje dwa ruchy: czy faza akcji następuje tylko po drugim, czy po każdym.</translation>
    </message>
    <message>
        <source>Whether Dracula may take cards out of the Catacombs while at sea.</source>
        <translation>Czy Dracula może zabierać karty z katakumb, gdy jest na morzu.</translation>
    </message>
    <message>
        <source>Whether the card of Castle Dracula may go to the Catacombs, without an Encounter.</source>
        <translation>Czy karta Zamku Draculi może trafić do katakumb, bez spotkania.</translation>
    </message>
    <message>
        <source>Whether Dracula may pay the last Blood, which ends the game.</source>
        <translation>Czy Dracula może zapłacić ostatnią krwią, co kończy grę.</translation>
    </message>
    <message>
        <source>Whether Dracula draws up to the limit also at sea, where there is no action phase.</source>
        <translation>Czy Dracula dobiera do limitu także na morzu, gdzie nie ma fazy akcji.</translation>
    </message>
    <message>
        <source>Whether both may be played at once, to a card up to two roads away.</source>
        <translation>Czy obie można zagrać naraz, do karty oddalonej najwyżej o dwie drogi.</translation>
    </message>
    <message>
        <source>Whether Dark Call may be played by day; look for a sun or a moon on the card.</source>
        <translation>Czy „Mroczny zew” można zagrać w dzień; sprawdź, czy na karcie jest słońce, czy księżyc.</translation>
    </message>
    <message>
        <source>Whether the table sees Hide when Double Back leads to the location that Hide is bound to.</source>
        <translation>Czy stół widzi „Schronienie”, gdy „Zawrócenie” prowadzi do związanego z nim miejsca.</translation>
    </message>
    <message>
        <source>Whether Dracula, leaving a port, may fetch a sea card from the trail with Double Back.</source>
        <translation>Czy Dracula, opuszczając port, może „Zawróceniem” zabrać ze Szlaku kartę morza.</translation>
    </message>
    <message>
        <source>Whether the table also sees the location where an activated Encounter lay.</source>
        <translation>Czy stół widzi też miejsce, w którym leżało aktywowane spotkanie.</translation>
    </message>
    <message>
        <source>When two cards leave the trail in one turn: whether both Encounters may be activated, or one.</source>
        <translation>Gdy w jednej turze ze Szlaku schodzą dwie karty: czy można aktywować oba spotkania, czy jedno.</translation>
    </message>
    <message>
        <source>Whether a Sacred Host where Dracula is works like Consecrated Ground, so that no power lets Dracula stay.</source>
        <translation>Czy Przenajświętsza Hostia tam, gdzie jest Dracula, działa jak poświęcona ziemia i żadna Moc nie pozwala zostać.</translation>
    </message>
    <message>
        <source>Whether a search turns up all Encounters of a place before the first is resolved, or one by one.</source>
        <translation>Czy Przeszukiwanie odkrywa wszystkie spotkania w danym miejscu przed rozpatrzeniem pierwszego, czy po jednym.</translation>
    </message>
    <message>
        <source>Which cards Repel forbids in the next combat round: Fangs, Mesmerize and Strength, or Claws too.</source>
        <translation>Jakich kart zabrania „Odparcie” w następnej rundzie walki: „Kłów”, „Zauroczenia” i „Siły”, czy także „Szponów”.</translation>
    </message>
    <message>
        <source>Whether the combat ends when Dracula is killed but still has Blood.</source>
        <translation>Czy walka się kończy, gdy Dracula zostaje zabity, ale ma jeszcze krew.</translation>
    </message>
    <message>
        <source>Whether an Agent who isn&apos;t killed stays on the card or goes to the reserve.</source>
        <translation>Czy Agent, który nie zginął, zostaje na karcie, czy wraca do puli.</translation>
    </message>
    <message>
        <source>Whether Wolf Form and Double Back stay on the trail when a bat&apos;s escape replaces their location.</source>
        <translation>Czy „Postać wilka” i „Zawrócenie” zostają na Szlaku, gdy ucieczka nietoperza zmienia ich miejsce.</translation>
    </message>
    <message>
        <source>Whether activating an Ambush clears the trail down to three cards.</source>
        <translation>Czy aktywowanie „Zasadzki” opróżnia Szlak do trzech kart.</translation>
    </message>
    <message>
        <source>How many roads Dracula moves a hunter who has met Bats.</source>
        <translation>O ile dróg Dracula porusza Łowcę, który trafił na „Nietoperze”.</translation>
    </message>
    <message>
        <source>Whether an activated Desecrated Soil draws two Event cards, or goes on until two are Dracula&apos;s.</source>
        <translation>Czy aktywowana „Zbezczeszczona ziemia” dobiera dwie karty Wydarzeń, czy dobiera, aż dwie będą Draculi.</translation>
    </message>
    <message>
        <source>Whether a hunter who shows Dogs is safe from the Spy.</source>
        <translation>Czy Łowca, który pokazuje „Psy”, jest bezpieczny przed „Szpiegiem”.</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; turn ends when the New Vampire that they meet escapes.</source>
        <translation>Czy tura Łowców się kończy, gdy „Nowy wampir”, na którego trafili, ucieka.</translation>
    </message>
    <message>
        <source>Whether Money Trail leaves the sea card where Dracula is face down.</source>
        <translation>Czy „Ślad pieniędzy” zostawia zakrytą kartę morza, na którym jest Dracula.</translation>
    </message>
    <message>
        <source>For how many rounds Stormy Seas close their sea zone.</source>
        <translation>Przez ile rund „Wzburzone morza” zamykają swój obszar morski.</translation>
    </message>
    <message>
        <source>Whether the Encounter on the card that the penalty leaves stays there.</source>
        <translation>Czy spotkanie na karcie, którą zostawia kara, leży tam dalej.</translation>
    </message>
    <message>
        <source>When there was no legal card: whether the penalty ends the turn, or Dracula moves after it.</source>
        <translation>Gdy nie było dozwolonej karty: czy kara kończy turę, czy Dracula porusza się po niej.</translation>
    </message>
    <message>
        <source>Whether Hide is revealed too when a card, and not a hunter&apos;s arrival, reveals its location.</source>
        <translation>Czy „Schronienie” zostaje ujawnione także wtedy, gdy miejsce ujawnia karta, a nie przybycie Łowcy.</translation>
    </message>
    <message>
        <source>Whether a Wolf Form that lies with the location comes along with Double Back, or goes to the deck.</source>
        <translation>Czy „Postać wilka” leżąca z miejscem idzie razem z „Zawróceniem”, czy wraca do talii.</translation>
    </message>
    <message>
        <source>Whether the card of a city that gets a Sacred Host leaves the Catacombs, and its Encounters go to the reserve.</source>
        <translation>Czy karta miasta, które otrzymuje Przenajświętszą Hostię, opuszcza katakumby, a jej spotkania wracają do puli.</translation>
    </message>
    <message>
        <source>Moving to Castle Dracula brings 2 Blood: whether escaping there as a bat and staying there do so too.</source>
        <translation>Wejście do Zamku Draculi daje 2 krwi: czy dają ją także ucieczka tam jako nietoperz i pozostanie.</translation>
    </message>
    <message>
        <source>When all Sacred Hosts lie on the board, the next one moves one of them: how many there are.</source>
        <translation>Gdy wszystkie Przenajświętsze Hostie leżą na planszy, następna przesuwa jedną z nich: ile ich jest.</translation>
    </message>
    <message>
        <source>Does the card that leaves the trail go to the Catacombs?</source>
        <translation>Czy karta, która schodzi ze Szlaku, trafia do katakumb?</translation>
    </message>
    <message>
        <source>%1: do the hunters play %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a card of the hunters&apos; that saves one of them from it.</extracomment>
        <translation>%1: czy Łowcy zagrywają kartę %2?</translation>
    </message>
    <message>
        <source>%1: there is no train in this round.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: w tej rundzie nie ma pociągu.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The reserve is mixed anew.</source>
        <extracomment>%1 are any words of the hunters&apos;. The reserve is that of Encounter tokens.</extracomment>
        <translation>Łowcy mówią „%1”. Pula jest mieszana na nowo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The reserve is mixed anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Pula jest mieszana na nowo.</numerusform>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Pula jest mieszana na nowo.</numerusform>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Pula jest mieszana na nowo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The reserve is mixed anew.</source>
        <translation>Jeden telefon dał swój udział. Pula jest mieszana na nowo.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The reserve is mixed anew.</source>
        <translation>
            <numerusform>%n telefon dał swój udział. Pula jest mieszana na nowo.</numerusform>
            <numerusform>%n telefony dały swój udział. Pula jest mieszana na nowo.</numerusform>
            <numerusform>%n telefonów dało swój udział. Pula jest mieszana na nowo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such words or shares can come in: they aren&apos;t what was promised, or aren&apos;t written as they have to be.</source>
        <translation>Te słowa lub udziały nie mogą się liczyć: nie są tym, co obiecano, albo nie są zapisane tak, jak trzeba.</translation>
    </message>
    <message>
        <source>%1: all tokens of this kind are somewhere else.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: wszystkie żetony tego rodzaju są gdzie indziej.</translation>
    </message>
    <message>
        <source>%1: this Encounter lay on Hide and is never activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: to spotkanie leżało na „Schronieniu” i nigdy się go nie aktywuje.</translation>
    </message>
    <message>
        <source>How does Dracula play %1?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Jak Dracula zagrywa kartę %1?</translation>
    </message>
    <message>
        <source>The card goes to the Catacombs</source>
        <translation>Karta trafia do katakumb</translation>
    </message>
    <message>
        <source>The card does not go to the Catacombs</source>
        <translation>Karta nie trafia do katakumb</translation>
    </message>
    <message>
        <source>%1 takes the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 zajmuje miejsce sprzymierzeńca Draculi</translation>
    </message>
    <message>
        <source>%1 does not take the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 nie zajmuje miejsca sprzymierzeńca Draculi</translation>
    </message>
    <message>
        <source>%1 shows a Crucifix or a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 pokazuje Krucyfiks lub Przenajświętszą Hostię</translation>
    </message>
    <message>
        <source>%1 shows neither a Crucifix nor a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 nie pokazuje ani Krucyfiksu, ani Przenajświętszej Hostii</translation>
    </message>
    <message>
        <source>The hunters cancel %1 with %2</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>Łowcy anulują kartę %1 kartą %2</translation>
    </message>
    <message>
        <source>The hunters do not cancel %1</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Łowcy nie anulują karty %1</translation>
    </message>
    <message>
        <source>The Agent still stands, so nobody fights Dracula in this turn.</source>
        <translation>Agent wciąż stoi, więc w tej turze nikt nie walczy z Draculą.</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2 or %3?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 and %3 the hunters&apos; Event cards that cancel it.</extracomment>
        <translation>Czy Łowcy anulują kartę %1 kartą %2 albo %3?</translation>
    </message>
    <message>
        <source>%1, %2: the trip began in this port, and before landing somewhere else there is no way back to it.</source>
        <extracomment>%1 is a hunter, %2 a port.</extracomment>
        <translation>%1, %2: podróż zaczęła się w tym porcie i przed zejściem na ląd gdzie indziej nie ma do niego powrotu.</translation>
    </message>
    <message>
        <source>%1, %2: this sea zone was left in the last move, and at sea nobody turns back.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: ten obszar morski opuszczono w ostatnim ruchu, a na morzu się nie zawraca.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: it is more than two roads away, too far for a Fast Horse.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: to dalej niż dwie drogi, za daleko dla „Szybkiego konia”.</translation>
    </message>
    <message>
        <source>%1: it isn&apos;t this hunter&apos;s turn yet, because %2 comes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: to jeszcze nie ta tura, pierwszeństwo ma %2.</translation>
    </message>
    <message>
        <source>An Agent who survives keeps the hunters from Dracula</source>
        <translation>Agent, który przeżył, osłania Draculę przed Łowcami</translation>
    </message>
    <message>
        <source>Fog and Bats hold the whole group</source>
        <translation>„Mgła” i „Nietoperze” zatrzymują całą grupę</translation>
    </message>
    <message>
        <source>Sense of Emergency brings a search at once</source>
        <translation>„Nagła potrzeba” od razu pozwala przeszukać miejsce</translation>
    </message>
    <message>
        <source>Sense of Emergency to a sea zone closes the port that is left</source>
        <translation>„Nagła potrzeba” na obszar morski zamyka opuszczony port</translation>
    </message>
    <message>
        <source>Consecrated Ground discards the Encounter on Hide too</source>
        <translation>Poświęcona ziemia odrzuca też spotkanie ze „Schronienia”</translation>
    </message>
    <message>
        <source>The penalty for an error takes Encounters that were pushed off</source>
        <translation>Kara za błąd zabiera wypchnięte spotkania</translation>
    </message>
    <message>
        <source>When a combat with an Agent ends and the Agent isn&apos;t killed: whether nobody fights Dracula, who is there too, in this turn, or he is fought at once.</source>
        <translation>Gdy walka z Agentem się kończy, a Agent nie został zabity: czy w tej turze nie walczy się z Draculą, który też tam jest, czy walczy się od razu.</translation>
    </message>
    <message>
        <source>Whether Fog and Bats that a group meets hold each of its hunters in the next turn, or only the one before whom the token lies.</source>
        <translation>Czy „Mgła” i „Nietoperze”, które spotyka grupa, zatrzymują w następnej turze każdego z jej Łowców, czy tylko tego, przed którym leży żeton.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes from a port to a sea zone has sailed from that port, so that there is no way back to it.</source>
        <translation>Czy Łowca, którego „Nagła potrzeba” przeniosła z portu na obszar morski, wypłynął z tego portu, tak że nie może do niego wrócić.</translation>
    </message>
    <message>
        <source>Whether Consecrated Ground also discards the Encounter on a face-down Hide that is bound to its city.</source>
        <translation>Czy Poświęcona ziemia odrzuca także spotkanie z zakrytego „Schronienia” związanego z jej miastem.</translation>
    </message>
    <message>
        <source>Whether Encounters that the card of the error has pushed off the trail go to the reserve, or may still be activated.</source>
        <translation>Czy spotkania, które karta błędu wypchnęła ze Szlaku, trafiają do puli, czy wolno je jeszcze aktywować.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes to a place before the movement searches there at once, and again where the turn ends, or only there.</source>
        <translation>Czy Łowca, którego „Nagła potrzeba” przeniosła przed ruchem, przeszukuje to miejsce od razu i jeszcze raz tam, gdzie kończy turę, czy tylko tam, gdzie ją kończy.</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Kiedy prosi się o nowe mieszanie</translation>
    </message>
    <message>
        <source>before the first draw</source>
        <translation>przed pierwszym dobraniem</translation>
    </message>
    <message>
        <source>as the round begins</source>
        <translation>na początku rundy</translation>
    </message>
    <message>
        <source>When the reserve is mixed anew in every round: right before Dracula&apos;s first draw, so that nobody decides by what he knows of it, or as the round begins.</source>
        <translation>Kiedy w każdej rundzie pula jest mieszana na nowo: tuż przed pierwszym dobraniem Draculi, aby nikt nie decydował na podstawie tego, co o niej wie, albo na początku rundy.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins</source>
        <translation>Zaczyna się tura Draculi</translation>
    </message>
    <message>
        <source>The Catacombs stay as they are</source>
        <translation>Katakumby zostają bez zmian</translation>
    </message>
    <message>
        <source>The round begins without a word</source>
        <translation>Runda zaczyna się bez słowa</translation>
    </message>
    <message>
        <source>Dracula draws without a word</source>
        <translation>Dracula dobiera bez słowa</translation>
    </message>
    <message>
        <source>Nobody plays a card before the combat</source>
        <translation>Nikt nie zagrywa karty przed walką</translation>
    </message>
    <message>
        <source>The cards are shown</source>
        <translation>Karty zostają pokazane</translation>
    </message>
    <message>
        <source>%1 takes effect</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Karta %1 działa</translation>
    </message>
    <message>
        <source>%1: end of the turn</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>%1: koniec tury</translation>
    </message>
    <message>
        <source>%1 searches %2{in} and finds nothing new.</source>
        <extracomment>%1 is a hunter, %2 a place whose card lies face up already.</extracomment>
        <translation>%1 szuka %2{in} i nie znajduje nic nowego.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zdrowie</translation>
    </message>
</context>
<context>
    <name>SecondEditionTactics</name>
    <message>
        <source>the hunter loses up to 2 Health</source>
        <translation>Łowca traci do 2 Zdrowia</translation>
    </message>
    <message>
        <source>adds 1 in the next round</source>
        <translation>dodaje 1 w następnej rundzie</translation>
    </message>
    <message>
        <source>the combat ends, Dracula stays</source>
        <translation>koniec walki, Dracula zostaje</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>koniec walki i lot do 2 dróg</translation>
    </message>
    <message>
        <source>the combat ends, nobody moves</source>
        <translation>koniec walki, nikt się nie rusza</translation>
    </message>
    <message>
        <source>a bite, or up to 3 Health lost</source>
        <translation>ugryzienie albo strata do 3 Zdrowia</translation>
    </message>
    <message>
        <source>a bite, and all Items lost</source>
        <translation>ugryzienie i utrata Przedmiotów</translation>
    </message>
    <message>
        <source>up to 3 Health lost, Items destroyed</source>
        <translation>strata do 3 Zdrowia, niszczy Przedmioty</translation>
    </message>
    <message>
        <source>at most 1 Health lost</source>
        <translation>strata najwyżej 1 Zdrowia</translation>
    </message>
    <message>
        <source>up to 2 Health and an Event lost</source>
        <translation>strata do 2 Zdrowia i Wydarzenia</translation>
    </message>
    <message>
        <source>up to 3 Health lost</source>
        <translation>strata do 3 Zdrowia</translation>
    </message>
</context>
<context>
    <name>SecondMoments</name>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>on the Vampire track</comment>
        <translation>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
            <numerusform>Jeszcze %n i Dracula wygra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula may play an Encounter on a hunter.</source>
        <translation>Dracula może zagrać spotkanie na Łowcę.</translation>
    </message>
    <message>
        <source>Dracula gets Event cards.</source>
        <translation>Dracula dostaje karty Wydarzeń.</translation>
    </message>
    <message>
        <source>It has no effect.</source>
        <comment>an Encounter</comment>
        <translation>Nie ma żadnego efektu.</translation>
    </message>
    <message>
        <source>A combat begins at once.</source>
        <translation>Natychmiast zaczyna się walka.</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies face up.</source>
        <translation>Karta Draculi leży odkryta.</translation>
    </message>
    <message>
        <source>Trail, space %1</source>
        <translation>Szlak, pole %1</translation>
    </message>
    <message>
        <source>From now on, %1{he|she} always shows one Item and one Event.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>Odtąd zawsze pokazuje jeden Przedmiot i jedno Wydarzenie.</translation>
    </message>
    <message>
        <source>One more bite, and %1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Jeszcze jedno ugryzienie i %1 zostanie %1{pokonany|pokonana}.</translation>
    </message>
    <message>
        <source>A new day dawns</source>
        <translation>Nastaje nowy dzień</translation>
    </message>
    <message>
        <source>Resolve it, then enter what came of it.</source>
        <comment>an Encounter</comment>
        <translation>Rozpatrzcie je, a potem wprowadźcie, co z niego wynikło.</translation>
    </message>
    <message>
        <source>%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named. The hunter&apos;s own Tactics are the cards of the name Tactics.</extracomment>
        <translation>Odrzuca wszystkie Przedmioty i Wydarzenia, zachowuje Taktyki i traci następną turę.</translation>
    </message>
</context>
<context>
    <name>SecondPhoneWords</name>
    <message>
        <source>Catacombs</source>
        <translation>Katakumby</translation>
    </message>
    <message>
        <source>Time and tracks move with his card.</source>
        <translation>Czas i tory przesuną się wraz z jego kartą.</translation>
    </message>
</context>
<context>
    <name>SecondTableQuestion</name>
    <message>
        <source>The die shows %1</source>
        <translation>Na kości wypadło %1</translation>
    </message>
    <message>
        <source>It is shown</source>
        <translation>Pokazano</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>Nic nie pokazano</translation>
    </message>
    <message>
        <source>It is cancelled</source>
        <translation>Zostaje anulowana</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Pozostaje w mocy</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies there, face down.</source>
        <translation>Karta Draculi leży na stole, zakryta.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Pokażcie karty</translation>
    </message>
    <message>
        <source>What does the die show?</source>
        <translation>Co wypadło na kości?</translation>
    </message>
    <message>
        <source>A roll at the hospital can cure a bite.</source>
        <translation>Rzut w szpitalu może wyleczyć ugryzienie.</translation>
    </message>
    <message>
        <source>It is his turn.</source>
        <translation>To jego tura.</translation>
    </message>
    <message>
        <source>Which Encounter is next?</source>
        <translation>Które spotkanie będzie następne?</translation>
    </message>
    <message>
        <source>Does he answer the card?</source>
        <translation>Czy odpowie na tę kartę?</translation>
    </message>
    <message>
        <source>In which city does %1 begin?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>W którym mieście zaczyna %1?</translation>
    </message>
    <message>
        <source>Tap a city on the map.</source>
        <translation>Dotknij miasta na mapie.</translation>
    </message>
    <message>
        <source>%1 go together</source>
        <extracomment>%1 are several hunters, who go together.</extracomment>
        <translation>%1 idą razem</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>idzie razem</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>Stay and search</source>
        <translation>Pozostań i przeszukaj</translation>
    </message>
    <message>
        <source>Roll for the bite</source>
        <translation>Rzut na ugryzienie</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Resupply</source>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Card or Item</source>
        <translation>Karta lub Przedmiot</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 is a hunter, at the end of the hunter&apos;s turn.</extracomment>
        <translation>Co robi %1?</translation>
    </message>
    <message>
        <source>What do %1 do?</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>Co robią %1?</translation>
    </message>
    <message>
        <source>How many of the two Events are Dracula&apos;s?</source>
        <translation>Ile z dwóch Wydarzeń należy do Draculi?</translation>
    </message>
    <message>
        <source>They come from the bottom of the deck. He gets his, the others are discarded.</source>
        <translation>Pochodzą ze spodu talii. On bierze swoje, pozostałe są odrzucane.</translation>
    </message>
    <message>
        <source>Who recovers Health?</source>
        <translation>Kto odzyskuje zdrowie?</translation>
    </message>
    <message>
        <source>What does %1 spend a point on?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Na co wydaje punkt %1?</translation>
    </message>
    <message>
        <source>Where does %1 go? Tap any place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dokąd idzie %1? Dotknij dowolnego miejsca.</translation>
    </message>
    <message>
        <source>Tap the place on the map.</source>
        <translation>Dotknij miejsca na mapie.</translation>
    </message>
    <message>
        <source>Tap the first city on the map.</source>
        <translation>Dotknij pierwszego miasta na mapie.</translation>
    </message>
    <message>
        <source>%1. Tap the second city on the map.</source>
        <extracomment>%1 is the first city, which has been named.</extracomment>
        <translation>%1. Dotknij drugiego miasta na mapie.</translation>
    </message>
    <message>
        <source>Which Encounter is turned up?</source>
        <translation>Które spotkanie zostaje odkryte?</translation>
    </message>
    <message>
        <source>All are out. Which one is moved? Tap it on the map, or choose.</source>
        <translation>Wszystkie są na planszy. Którą przenieść? Dotknij jej na mapie albo wybierz.</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Zostaje zagrany</translation>
    </message>
    <message>
        <source>Is something shown or spent that averts it?</source>
        <translation>Czy pokazano lub zużyto coś, co temu zapobiega?</translation>
    </message>
    <message>
        <source>It is averted</source>
        <translation>Zapobieżono mu</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Nie zapobieżono</translation>
    </message>
    <message>
        <source>Health that is lost: %1</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Stracone zdrowie: %1</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Działa</translation>
    </message>
    <message>
        <source>Dracula may play one first.</source>
        <translation>Dracula może zagrać jedną jako pierwszy.</translation>
    </message>
    <message>
        <source>Nobody, or nobody else</source>
        <translation>Nikt, albo nikt więcej</translation>
    </message>
    <message>
        <source>Mark what the winner&apos;s card says.</source>
        <translation>Zaznacz, co mówi karta zwycięzcy.</translation>
    </message>
    <message>
        <source>Health and Blood</source>
        <translation>Zdrowie i krew</translation>
    </message>
    <message>
        <source>Who loses how much?</source>
        <translation>Kto ile traci?</translation>
    </message>
    <message>
        <source>Each tap adds one; after six it is none again.</source>
        <translation>Każde dotknięcie dodaje jeden; po sześciu znów jest zero.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <comment>a hunter, from a combat</comment>
        <translation>Ucieka</translation>
    </message>
    <message>
        <source>Stays %1{in}</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.</extracomment>
        <translation>Zostaje %1{in}</translation>
    </message>
    <message>
        <source>Stay %1{in}</source>
        <comment>several hunters</comment>
        <translation>Zostają %1{in}</translation>
    </message>
    <message>
        <source>Go %1{to}</source>
        <comment>several hunters</comment>
        <translation>Idą %1{to}</translation>
    </message>
    <message>
        <source>The search comes at once.</source>
        <translation>Przeszukiwanie nastąpi od razu.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Inne karty</translation>
    </message>
    <message>
        <source>Train die X: the turn ends</source>
        <translation>Kość kolei, X: koniec tury</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <translation>Zaczyna się nowa runda</translation>
    </message>
    <message>
        <source>A word of yours mixes the reserve. Until then nobody can know the next Encounters.</source>
        <translation>Wasze słowo miesza pulę. Do tej chwili nikt nie może znać następnych spotkań.</translation>
    </message>
    <message>
        <source>Begin without a word</source>
        <translation>Zacznij bez słowa</translation>
    </message>
    <message>
        <source>Say a word for the Encounters</source>
        <translation>Podajcie słowo do mieszania spotkań</translation>
    </message>
    <message>
        <source>Who plays the card?</source>
        <translation>Kto zagrywa kartę?</translation>
    </message>
    <message>
        <source>Who loses a bite?</source>
        <translation>Kto traci ugryzienie?</translation>
    </message>
    <message>
        <source>What is removed?</source>
        <translation>Co zostaje usunięte?</translation>
    </message>
    <message>
        <source>%1: who plays the card?</source>
        <extracomment>%1 is a card. The title of a question.</extracomment>
        <translation>%1: kto zagrywa kartę?</translation>
    </message>
    <message>
        <source>By Fast Horse, on two roads.</source>
        <translation>Z „Szybkim koniem”, dwiema drogami.</translation>
    </message>
    <message>
        <source>In Western Europe a train goes two spaces at most, and this is three.</source>
        <translation>W Europie Zachodniej pociąg przejeżdża najwyżej dwa pola, a tu są trzy.</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Dracula zaraz dobierze żeton</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Dobierz bez słowa</translation>
    </message>
    <message>
        <source>What concerns only the hunters stays on the table.</source>
        <translation>To, co dotyczy tylko Łowców, zostaje na stole.</translation>
    </message>
    <message>
        <source>The words fit more than one thing.</source>
        <translation>Te słowa pasują do kilku rzeczy.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Zgadza się</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>Stół na to pozwala</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>dziennik odnotuje to jawnie dla wszystkich</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Odrzucenie sprzymierzeńca Draculi</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Usunięcie blokady</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>Karta jest zagrana</translation>
    </message>
    <message>
        <source>The Bats carry %1{whom} off: Dracula says where.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>Nietoperze porywają %1{whom}: Dracula mówi dokąd.</translation>
    </message>
    <message>
        <source>Dracula says where</source>
        <translation>Dracula mówi dokąd</translation>
    </message>
    <message>
        <source>2 Events, up to 2 Health</source>
        <translation>2 Wydarzenia, do 2 zdrowia</translation>
    </message>
    <message>
        <source>%1. Or tap where %2 goes next.</source>
        <extracomment>%1 says where a hunter stands, %2 is the hunter whose turn comes next.</extracomment>
        <translation>%1. Albo dotknij, dokąd idzie potem %2.</translation>
    </message>
    <message>
        <source>1 Event</source>
        <translation>1 Wydarzenie</translation>
    </message>
    <message>
        <source>1 Event and/or 1 Item</source>
        <translation>1 Wydarzenie i/lub 1 Przedmiot</translation>
    </message>
    <message>
        <source>1 Event or 1 Item</source>
        <translation>1 Wydarzenie albo 1 Przedmiot</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>kość: %1</translation>
    </message>
    <message>
        <source>What does the die show? With 1 to 3 it bites, with 4 to 6 it escapes.</source>
        <comment>a New Vampire</comment>
        <translation>Co wypadło na kości? Od 1 do 3 gryzie, od 4 do 6 ucieka.</translation>
    </message>
    <message>
        <source>Is a Crucifix or a Sacred Host shown, which averts the bites?</source>
        <translation>Czy pokazano Krucyfiks albo Przenajświętszą Hostię? Chronią przed ugryzieniem.</translation>
    </message>
    <message>
        <source>Is a Knife or a Stake discarded, so that it does not escape?</source>
        <translation>Czy odrzucono Nóż albo Kołek, żeby nie uciekł?</translation>
    </message>
    <message>
        <source>He enters the Event cards that he got.</source>
        <translation>Wpisuje karty Wydarzeń, które dostał.</translation>
    </message>
    <message>
        <source>Go %1{to} by train</source>
        <comment>several hunters</comment>
        <translation>Jadą koleją %1{to}</translation>
    </message>
    <message>
        <source>Sail %1{to}</source>
        <comment>several hunters</comment>
        <translation>Płyną %1{to}</translation>
    </message>
    <message>
        <source>Dracula: %1 %2 → %3</source>
        <extracomment>%1 is Blood, Dracula&apos;s; %2 and %3 are how much he has before and afterwards.</extracomment>
        <translation>Dracula: %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 comes besides by itself: %2.</source>
        <extracomment>%1 is &quot;Killed&quot;, the result of a combat round, %2 what it does.</extracomment>
        <translation>„%1” liczy się samo, oprócz tego: %2.</translation>
    </message>
    <message>
        <source>The Fog holds %1{whom}: no movement until the end of this turn.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>Mgła zatrzymuje %1{whom}: bez ruchu do końca tej tury.</translation>
    </message>
    <message>
        <source>Health</source>
        <comment>leads to who loses some</comment>
        <translation>Zdrowie</translation>
    </message>
    <message>
        <source>nobody loses anything; the combat goes on</source>
        <translation>nikt nic nie traci; walka trwa</translation>
    </message>
    <message>
        <source>Train: X</source>
        <translation>Kolej: X</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>tura się kończy</translation>
    </message>
</context>
<context>
    <name>SecondTableWords</name>
    <message>
        <source>a face-down Encounter</source>
        <translation>zakryte spotkanie</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounters</source>
        <translation>
            <numerusform>%n zakryte spotkanie</numerusform>
            <numerusform>%n zakryte spotkania</numerusform>
            <numerusform>%n zakrytych spotkań</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1 of %2</source>
        <extracomment>A hunter&apos;s Health, and how much he can have.</extracomment>
        <translation>Zdrowie: %1 z %2</translation>
    </message>
    <message>
        <source>Cards before the combat</source>
        <translation>Karty przed walką</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Wybierzcie karty</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Pokażcie karty</translation>
    </message>
    <message>
        <source>Roll and read the result</source>
        <translation>Rzućcie i odczytajcie wynik</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>A space of the trail with its number.</extracomment>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>behind it a Blood token</source>
        <translation>za nim żeton krwi</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space of the Catacombs</comment>
        <translation>wolne</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>tokens in Dracula&apos;s hand</comment>
        <translation>Spotkania: %1</translation>
    </message>
    <message>
        <source>Encounters in Dracula&apos;s hand: %1</source>
        <translation>Spotkania na ręce Draculi: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <extracomment>%1 is the move that Dracula has said that he will make: a place, a power, or both.</extracomment>
        <translation>Zapowiedziany ruch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left</source>
        <extracomment>So long a storm still lasts.</extracomment>
        <translation>
            <numerusform>jeszcze %n runda</numerusform>
            <numerusform>jeszcze %n rundy</numerusform>
            <numerusform>jeszcze %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards beside the board</source>
        <translation>Karty obok planszy</translation>
    </message>
    <message>
        <source>Encounters in the reserve: %1</source>
        <translation>Spotkania w puli: %1</translation>
    </message>
    <message>
        <source>Encounters that have left the trail in this turn: %1</source>
        <translation>Spotkania, które w tej turze zeszły ze Szlaku: %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>misses the next turn</source>
        <comment>a hunter</comment>
        <translation>traci następną turę</translation>
    </message>
    <message>
        <source>+%1 to the roll</source>
        <extracomment>What is added to a roll in a combat.</extracomment>
        <translation>+%1 do rzutu</translation>
    </message>
    <message numerus="yes">
        <source>No Escape for %n rounds</source>
        <translation>
            <numerusform>Bez ucieczki przez %n rundę</numerusform>
            <numerusform>Bez ucieczki przez %n rundy</numerusform>
            <numerusform>Bez ucieczki przez %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Not again: %1</source>
        <extracomment>%1 is the card of the round before, which cannot be played again at once.</extracomment>
        <translation>Nie ponownie: %1</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was defeated %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>Tor wampirów osiągnął %1, gdy %2 %2{został pokonany|została pokonana} %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was bitten once too often %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>Tor wampirów osiągnął %1, gdy %2 %2{został ugryziony|została ugryziona} o jeden raz za dużo %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when Dracula activated %2.</source>
        <extracomment>%1 is a number, %2 an Encounter.</extracomment>
        <translation>Tor wampirów osiągnął %1, gdy Dracula aktywował spotkanie %2.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 as a new day dawned.</source>
        <translation>Tor wampirów osiągnął %1 wraz z nowym dniem.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Dracula stracił ostatnią krew %2{in} w walce %1{with}.</translation>
    </message>
    <message>
        <source>%1 cost Dracula his last Blood.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Karta %1 kosztowała Draculę ostatnią krew.</translation>
    </message>
    <message>
        <source>The sea cost Dracula his last Blood.</source>
        <translation>Morze kosztowało Draculę ostatnią krew.</translation>
    </message>
    <message>
        <source>A penalty cost Dracula his last Blood.</source>
        <translation>Kara kosztowała Draculę ostatnią krew.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1.</source>
        <translation>Tor wampirów osiągnął %1.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood.</source>
        <translation>Dracula stracił ostatnią krew.</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>what cost Dracula Blood</comment>
        <translation>walka</translation>
    </message>
    <message>
        <source>the sea</source>
        <comment>what cost Dracula Blood</comment>
        <translation>morze</translation>
    </message>
    <message>
        <source>Power cards</source>
        <comment>what cost Dracula Blood</comment>
        <translation>karty Mocy</translation>
    </message>
    <message>
        <source>all else</source>
        <comment>what cost Dracula Blood</comment>
        <translation>reszta</translation>
    </message>
    <message>
        <source>He lost no Blood.</source>
        <translation>Nie stracił krwi.</translation>
    </message>
    <message>
        <source>What cost Dracula Blood: %1</source>
        <translation>Co kosztowało Draculę krew: %1</translation>
    </message>
    <message>
        <source>1 new day dawned</source>
        <translation>1 nowy dzień</translation>
    </message>
    <message numerus="yes">
        <source>%n new days dawned</source>
        <translation>
            <numerusform>%n nowy dzień</numerusform>
            <numerusform>%n nowe dni</numerusform>
            <numerusform>%n nowych dni</numerusform>
        </translation>
    </message>
    <message>
        <source>on the Vampire track</source>
        <translation>na torze wampirów</translation>
    </message>
    <message>
        <source>1 Encounter activated</source>
        <translation>1 aktywowane spotkanie</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters activated</source>
        <translation>
            <numerusform>%n aktywowane spotkanie</numerusform>
            <numerusform>%n aktywowane spotkania</numerusform>
            <numerusform>%n aktywowanych spotkań</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood that Dracula lost</source>
        <comment>behind a number</comment>
        <translation>krwi, którą stracił Dracula</translation>
    </message>
    <message>
        <source>it was activated</source>
        <comment>an Encounter</comment>
        <translation>zostało aktywowane</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Runda walki %1</translation>
    </message>
    <message>
        <source>with Dracula himself</source>
        <translation>z samym Draculą</translation>
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
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation>%1 Zob. „%2”.</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The answer to something that the rules forbid, where there is no place or card to name.</extracomment>
        <translation>Nie.</translation>
    </message>
    <message>
        <source>%1, no.</source>
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card, a hunter or a slot, in the nominative.</extracomment>
        <translation>%1 – nie.</translation>
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
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: przy tym stole dwóch Łowców nie może zaczynać w tym samym mieście (%2, %3).</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: to miasto nie ma symbolu kotwicy na tym obszarze morskim.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: to miasto nie jest portem, a z obszaru morskiego można dotrzeć tylko do portów i innych obszarów morskich.</translation>
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
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: tej karty nie można zagrać tam, gdzie leży żeton poświęconej ziemi lub Przenajświętszej Hostii (aktualne miejsce pobytu: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: z obszaru morskiego „Postać wilka” dociera tylko do sąsiedniego portu albo miasta oddalonego od niego o jedną drogę.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: każda wystarczająco krótka trasa przechodzi przez miasto z żetonem poświęconej ziemi lub Przenajświętszej Hostii.</translation>
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
        <translation>Koszt tej karty pokonałby Draculę, a przy tym stole to niedozwolone (obrażenia: %1).</translation>
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
        <translation>%1: dla nowego legowiska jest wolny obszar, więc żadnego nie można opróżnić.</translation>
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
        <translation>Dracula nie ma żetonu pogłoski, który mógłby umieścić.</translation>
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
        <source>%1: there is no hospital there.</source>
        <translation>%1: nie ma tam szpitala.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Uwaga, Dracula zostanie pokonany i Łowcy wygrają (obrażenia po tym: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.
----------
%1 is an Event card, %2 a number.</extracomment>
        <translation>%1: dobrano więcej takich kart, niż powinno być w pudełku (%2). Sprawdź kartę.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Przy trzech żetonach rozpaczy wpływy zdradzą Łowcom, czy to miasto, czy „Schronienie”.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Kryjówka, która zsunęła się z pola 6, została przemieniona.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Pola 4, 5 i 6 zostały opróżnione.</translation>
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
        <translation>Błąd i kara (%1)</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Tak się stało (%1)</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Zarzut błędu</translation>
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
        <translation>Co zwiększa wpływy przy trzech żetonach rozpaczy</translation>
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
        <translation>Dracula może zagrać kartę, która go pokona</translation>
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
        <translation>jest usuwany z gry</translation>
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
        <translation>zostaje sama karta</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>kryjówka zostaje nietknięta</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>Czy podczas przygotowania gry w jednym mieście można umieścić dwóch lub więcej Łowców.</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Dokąd trafia żeton pogłoski, gdy jego kryjówka się przemienia; drukowane księgi podają to różnie.</translation>
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
        <translation>Gdy w jednej kryjówce z żetonem pogłoski przemieniają się dwa wampiry: czy żeton zwiększa wpływy o 3 za każdego, czy tylko raz.</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>Czy obszar morski, który zsuwa się z pola 6, może stać się legowiskiem bez karty Spotkania.</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>Czy Dracula może opróżnić legowisko, kiedy zechce, czy tylko po to, by zrobić miejsce na nowe.</translation>
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
        <translation>Czy przy trzech żetonach rozpaczy Zamek Draculi zwiększa wpływy tak jak miasto.</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Czy przy trzech żetonach rozpaczy ruch do legowiska zwiększa wpływy tak jak karta z talii.</translation>
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
        <translation>Czy Dracula może poruszyć się do miejsca, które „Fortel” właśnie opróżnił.</translation>
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
    <message>
        <source>no day</source>
        <extracomment>In place of a day of the week, while the table doesn&apos;t keep it in the program.</extracomment>
        <translation>bez dnia</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>in place of a part of the round</comment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>lair space %1</source>
        <extracomment>A lair space with its letter, as a label.</extracomment>
        <translation>obszar legowiska %1</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <comment>a number that can be put right</comment>
        <translation>Żetony rozpaczy</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <comment>a number that can be put right</comment>
        <translation>Obrażenia Draculi</translation>
    </message>
    <message>
        <source>Rumor tokens in Dracula&apos;s play area</source>
        <comment>a number that can be put right</comment>
        <translation>Żetony pogłoski w obszarze gry Draculi</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards face down in the discard pile</source>
        <comment>a number that can be put right</comment>
        <translation>Zakryte karty Wydarzeń Draculi w stosie kart odrzuconych</translation>
    </message>
    <message>
        <source>another action, or none</source>
        <translation>inna akcja lub pas</translation>
    </message>
    <message>
        <source>Choice: no hunter</source>
        <translation>Wybór: żaden Łowca</translation>
    </message>
    <message>
        <source>what the card asks for</source>
        <translation>spełniono wymóg karty</translation>
    </message>
    <message>
        <source>joining: %1</source>
        <extracomment>The hunters in %1 become delayed to fight along.</extracomment>
        <translation>dołączenie: %1</translation>
    </message>
    <message>
        <source>as ally</source>
        <translation>jako sprzymierzeniec</translation>
    </message>
    <message>
        <source>no supply</source>
        <translation>bez Zaopatrzenia</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>sprzymierzeniec Draculi</translation>
    </message>
    <message>
        <source>Combat card: %1</source>
        <translation>Karta Walki: %1</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>in a combat</comment>
        <translation>bez karty</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n obrażenie</numerusform>
            <numerusform>%n obrażenia</numerusform>
            <numerusform>%n obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters&apos; Combat cards</source>
        <translation>Karty Walki Łowców</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot or lair space</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>associated with no location</source>
        <translation>bez powiązanego miejsca</translation>
    </message>
    <message>
        <source>If it is not defeated it stays, face up, with its damage.</source>
        <comment>a vampire</comment>
        <translation>Jeśli wampir nie zostanie pokonany, pozostaje na miejscu odkryty, ze swoimi obrażeniami.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Pistol or a Rifle.</source>
        <comment>an Encounter card</comment>
        <translation>Karta pozostaje na miejscu odkryta, chyba że Łowca ujawni kartę „Pistolet” lub „Karabin”.</translation>
    </message>
    <message>
        <source>Only a search triggers it. It stays, face up, unless the hunter who searches becomes delayed.</source>
        <translation>Działa tylko podczas akcji Przeszukiwania. Karta pozostaje na miejscu odkryta, chyba że przeszukujący Łowca zostanie zatrzymany.</translation>
    </message>
    <message>
        <source>A Bats token goes under the hunter&apos;s figure: in place of the hunter&apos;s next action Dracula moves the hunter to an adjacent city, where the hunter becomes delayed.</source>
        <translation>Pod figurkę Łowcy trafia żeton nietoperzy: zamiast następnej akcji tego Łowcy Dracula porusza go do sąsiedniego miasta, gdzie Łowca zostaje zatrzymany.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n Encounter cards.</source>
        <translation>
            <numerusform>Dracula dobiera %n kartę Spotkania.</numerusform>
            <numerusform>Dracula dobiera %n karty Spotkań.</numerusform>
            <numerusform>Dracula dobiera %n kart Spotkań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then he may discard up to %n Encounter cards.</source>
        <translation>
            <numerusform>Następnie może odrzucić najwyżej %n kartę Spotkania.</numerusform>
            <numerusform>Następnie może odrzucić najwyżej %n karty Spotkań.</numerusform>
            <numerusform>Następnie może odrzucić najwyżej %n kart Spotkań.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Heavenly Host.</source>
        <comment>an Encounter card</comment>
        <translation>Karta pozostaje na miejscu odkryta, chyba że Łowca ujawni kartę „Przenajświętsza Hostia”.</translation>
    </message>
    <message>
        <source>Only a search triggers it. The hunter who searches becomes delayed.</source>
        <translation>Działa tylko podczas akcji Przeszukiwania. Przeszukujący Łowca zostaje zatrzymany.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire (life: %1). Other hunters in the city may become delayed to fight along.</source>
        <translation>Łowca walczy z tym wampirem (życie: %1). Inni Łowcy w tym mieście mogą dołączyć do walki, ale zostają przez to zatrzymani.</translation>
    </message>
    <message numerus="yes">
        <source>The hunter suffers %n damage.</source>
        <translation>
            <numerusform>Łowca otrzymuje %n obrażenie.</numerusform>
            <numerusform>Łowca otrzymuje %n obrażenia.</numerusform>
            <numerusform>Łowca otrzymuje %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunter fights this vampire alone (life: %1).</source>
        <translation>Łowca sam walczy z tym wampirem (życie: %1).</translation>
    </message>
    <message>
        <source>Each time Dracula plays Fangs in this combat influence rises by %1.</source>
        <translation>Za każdym razem, gdy Dracula zagrywa w tej walce „Kły”, wpływy rosną o %1.</translation>
    </message>
    <message>
        <source>The hunter becomes delayed.</source>
        <translation>Łowca zostaje zatrzymany.</translation>
    </message>
    <message>
        <source>The hunter shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Łowca ujawnia wszystkie karty Przedmiotów i Wydarzeń oraz odrzuca wszystkie żetony biletów.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter discards a weapon.</source>
        <comment>an Encounter card</comment>
        <translation>Karta pozostaje na miejscu odkryta, chyba że Łowca odrzuci broń.</translation>
    </message>
    <message numerus="yes">
        <source>Unless a weapon is revealed, the hunter suffers %n more damage and becomes delayed.</source>
        <translation>
            <numerusform>Jeśli Łowca nie ujawni broni, otrzymuje jeszcze %n obrażenie i zostaje zatrzymany.</numerusform>
            <numerusform>Jeśli Łowca nie ujawni broni, otrzymuje jeszcze %n obrażenia i zostaje zatrzymany.</numerusform>
            <numerusform>Jeśli Łowca nie ujawni broni, otrzymuje jeszcze %n obrażeń i zostaje zatrzymany.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city may discard Item cards, and then suffers %n damage for each Item card that is left.</source>
        <translation>
            <numerusform>Każdy Łowca w mieście może odrzucić karty Przedmiotów, a potem otrzymuje %n obrażenie za każdą pozostałą kartę Przedmiotu.</numerusform>
            <numerusform>Każdy Łowca w mieście może odrzucić karty Przedmiotów, a potem otrzymuje %n obrażenia za każdą pozostałą kartę Przedmiotu.</numerusform>
            <numerusform>Każdy Łowca w mieście może odrzucić karty Przedmiotów, a potem otrzymuje %n obrażeń za każdą pozostałą kartę Przedmiotu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Fog token is placed in the city, and one more if it is a port. By day all hunters there become delayed.</source>
        <translation>W mieście umieszcza się żeton mgły, a jeśli to port, jeszcze jeden. W dzień wszyscy Łowcy w tym mieście zostają zatrzymani.</translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city suffers %n damage.</source>
        <translation>
            <numerusform>Każdy Łowca w mieście otrzymuje %n obrażenie.</numerusform>
            <numerusform>Każdy Łowca w mieście otrzymuje %n obrażenia.</numerusform>
            <numerusform>Każdy Łowca w mieście otrzymuje %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each weapon that a hunter reveals takes %1 off that hunter&apos;s damage.</source>
        <translation>Każda broń ujawniona przez Łowcę zmniejsza jego obrażenia o %1.</translation>
    </message>
    <message>
        <source>The Location card of the hideout is revealed.</source>
        <translation>Karta Miejsca tej kryjówki zostaje ujawniona.</translation>
    </message>
    <message>
        <source>Influence rises by %1, and by 3 more with a Rumor token.</source>
        <translation>Wpływy rosną o %1, a z żetonem pogłoski o kolejne 3.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared as well.</source>
        <translation>Opróżnione zostają także kryjówki na polach 4, 5 i 6.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n damage.</source>
        <translation>
            <numerusform>Dracula wyleczył %n obrażenie.</numerusform>
            <numerusform>Dracula wyleczył %n obrażenia.</numerusform>
            <numerusform>Dracula wyleczył %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula takes all of his Event cards from the discard pile, keeps one in secret, and the others are shuffled into the Event deck.</source>
        <translation>Dracula bierze ze stosu kart odrzuconych wszystkie swoje karty Wydarzeń i jedną potajemnie zachowuje, a pozostałe wtasowuje do talii Wydarzeń.</translation>
    </message>
    <message>
        <source>Dracula places a Roadblock token on any road or railway.</source>
        <translation>Dracula umieszcza żeton blokady na dowolnej drodze lub dowolnym połączeniu kolejowym.</translation>
    </message>
    <message>
        <source>Dracula chooses any hunter, who shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Dracula wybiera dowolnego Łowcę, który ujawnia wszystkie karty Przedmiotów i Wydarzeń oraz odrzuca wszystkie żetony biletów.</translation>
    </message>
    <message>
        <source>The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.</source>
        <translation>Karta trafia odkryta przed Draculę. Raz, o świcie lub o zmroku, może on rozpatrzyć jej efekt wobec Łowcy, zanim rozpocznie się walka.</translation>
    </message>
    <message>
        <source>Its effect is resolved in every city of the region.</source>
        <translation>Jej efekt rozpatruje się w każdym mieście tego regionu.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula chooses a city of the region and places %n Fog tokens there.</source>
        <translation>
            <numerusform>Dracula wybiera miasto w tym regionie i umieszcza w nim %n żeton mgły.</numerusform>
            <numerusform>Dracula wybiera miasto w tym regionie i umieszcza w nim %n żetony mgły.</numerusform>
            <numerusform>Dracula wybiera miasto w tym regionie i umieszcza w nim %n żetonów mgły.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its effect is resolved in a city at most two roads away, which Dracula chooses.</source>
        <translation>Jej efekt rozpatruje się w wybranym przez Draculę mieście oddalonym maksymalnie o dwie drogi.</translation>
    </message>
    <message>
        <source>When a hunter has moved into another region: the hunter becomes delayed, and then discards all Item cards or suffers 3 damage.</source>
        <translation>Gdy Łowca poruszył się do innego regionu, zostaje zatrzymany, a potem odrzuca wszystkie karty Przedmiotów albo otrzymuje 3 obrażenia.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: the next round has no day. Dracula&apos;s Event cards in the discard pile are shuffled into the Event deck.</source>
        <translation>Na koniec fazy Draculi: następna runda nie ma dnia. Karty Wydarzeń Draculi ze stosu kart odrzuconych wtasowuje się do talii Wydarzeń.</translation>
    </message>
    <message>
        <source>In the Dracula phase, one of three: Consecrated Ground is removed, or the hunters&apos; ally is discarded, or no hunter can supply in the next hunter phase.</source>
        <translation>W fazie Draculi, jedno z trzech: żeton poświęconej ziemi zostaje usunięty, sprzymierzeniec Łowców zostaje odrzucony albo w następnej fazie Łowców nikt nie może wykonać akcji Zaopatrzenia.</translation>
    </message>
    <message>
        <source>At once: an Encounter card from the hand goes to one or two of the hideouts in slots 1, 2 and 3. As an ally: at the start of the Dracula phase Dracula may discard an Encounter card to draw another one.</source>
        <translation>Natychmiast: do jednej lub dwóch kryjówek na polach 1, 2 i 3 trafia po jednej karcie Spotkania z ręki. Jako sprzymierzeniec: na początku fazy Draculi Dracula może odrzucić kartę Spotkania, aby dobrać inną.</translation>
    </message>
    <message>
        <source>When a Combat card of Dracula&apos;s is cancelled: it isn&apos;t. In the rest of this combat he can use neither Escape as Bat nor Escape as Mist.</source>
        <translation>Gdy karta Walki Draculi miałaby zostać anulowana, mimo to działa. Do końca tej walki Dracula nie może użyć karty „Ucieczka pod postacią nietoperza” ani „Ucieczka pod postacią mgły”.</translation>
    </message>
    <message>
        <source>When a hunter uses a ticket: Dracula chooses where the ticket takes that hunter. Chartered Carriage is cancelled instead.</source>
        <translation>Gdy Łowca używa biletu, Dracula wybiera, dokąd bilet zabierze tego Łowcę. Karta „Wynajęty wagon” zostaje natomiast anulowana.</translation>
    </message>
    <message>
        <source>At once: a hunter suffers 4 damage unless a Crucifix or a Heavenly Host is revealed. As an ally: the same with 1 damage at the start of each Dracula phase.</source>
        <translation>Natychmiast: Łowca otrzymuje 4 obrażenia, chyba że ujawni kartę „Krucyfiks” lub „Przenajświętsza Hostia”. Jako sprzymierzeniec: to samo z 1 obrażeniem na początku każdej fazy Draculi.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: an Encounter card from the hand goes to the hideout in slot 3.</source>
        <translation>Na koniec fazy Draculi: karta Spotkania z ręki trafia do kryjówki na polu 3.</translation>
    </message>
    <message>
        <source>At once: of the top six Event cards Dracula takes his own, and the others are discarded face up. As an ally: at the start of each Dracula phase he takes the top Event card if it is his.</source>
        <translation>Natychmiast: z sześciu kart z wierzchu talii Wydarzeń Dracula bierze swoje, a pozostałe zostają odrzucone odkryte. Jako sprzymierzeniec: na początku każdej fazy Draculi bierze on kartę z wierzchu talii Wydarzeń, jeśli jest jego.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: in the next hunter phase combats at dawn and by day count as combats at night.</source>
        <translation>Na koniec fazy Draculi: w następnej fazie Łowców walki o świcie i w dzień liczą się jak walki w nocy.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: three Roadblock tokens are placed on roads and railways.</source>
        <translation>Natychmiast lub na koniec fazy Draculi: na drogach i połączeniach kolejowych umieszcza się trzy żetony blokady.</translation>
    </message>
    <message>
        <source>When a hunter searches where a vampire lies: the hunter is bitten instead of fighting, and the vampire goes back to Dracula&apos;s hand.</source>
        <translation>Gdy Łowca wykonuje akcję Przeszukiwania tam, gdzie leży wampir, nie walczy z nim, lecz zostaje ugryziony, a wampir wraca na rękę Draculi.</translation>
    </message>
    <message>
        <source>When Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence is played: that Event card is cancelled.</source>
        <translation>Gdy zostaje zagrana karta „Lokalne plotki”, „Doniesienia prasowe”, „Wynajęci zwiadowcy” lub „Zła obecność”, ta karta Wydarzenia zostaje anulowana.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: up to three Storm tokens are placed in different sea zones.</source>
        <translation>Natychmiast lub na koniec fazy Draculi: na różnych obszarach morskich umieszcza się najwyżej trzy żetony burzy.</translation>
    </message>
    <message>
        <source>In the Dracula phase: another whole Dracula phase follows this one.</source>
        <translation>W fazie Draculi: po tej fazie następuje jeszcze jedna pełna faza Draculi.</translation>
    </message>
    <message>
        <source>At once: a bitten hunter reveals all Item and Event cards. Dracula discards one of them and moves the hunter to an adjacent city.</source>
        <translation>Natychmiast: ugryziony Łowca ujawnia wszystkie karty Przedmiotów i Wydarzeń. Dracula odrzuca jedną z nich i porusza tego Łowcę do sąsiedniego miasta.</translation>
    </message>
    <message>
        <source>When a hunter has moved by road, before anything is revealed: Dracula moves the hunter on to an adjacent city.</source>
        <translation>Gdy Łowca poruszył się drogą, a niczego jeszcze nie ujawniono, Dracula porusza go dalej, do sąsiedniego miasta.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage.</source>
        <translation>Łowca zwarty w walce otrzymuje 2 obrażenia.</translation>
    </message>
    <message>
        <source>At night: then any hunter in the combat suffers 2 damage.</source>
        <translation>W nocy: potem dowolny Łowca biorący udział w walce otrzymuje 2 obrażenia.</translation>
    </message>
    <message>
        <source>The combat ends, unless it is played too early.</source>
        <comment>an escape card</comment>
        <translation>Walka się kończy, chyba że kartę zagrano za wcześnie.</translation>
    </message>
    <message>
        <source>At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most two roads away.</source>
        <translation>W nocy: Dracula może opróżnić kryjówkę swojego aktualnego miejsca pobytu i potajemnie poruszyć się do miasta bez Łowców, oddalonego maksymalnie o dwie drogi.</translation>
    </message>
    <message>
        <source>Nobody moves.</source>
        <translation>Nikt się nie porusza.</translation>
    </message>
    <message>
        <source>Dracula or the vampire recovers 2 damage, and the engaged hunter suffers 2.</source>
        <translation>Dracula lub wampir leczy 2 obrażenia, a Łowca zwarty w walce otrzymuje 2 obrażenia.</translation>
    </message>
    <message>
        <source>At night: a mesmerized hunter is bitten instead and leaves the combat.</source>
        <translation>W nocy: zauroczony Łowca zostaje zamiast tego ugryziony i opuszcza walkę.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is cancelled. The hunter is mesmerized to the end of the combat, and the hunter&apos;s weapons do 1 damage less.</source>
        <translation>Karta Łowcy zwartego w walce zostaje anulowana. Łowca jest zauroczony do końca walki, a jego broń zadaje o 1 obrażenie mniej.</translation>
    </message>
    <message>
        <source>Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged hunter&apos;s.</source>
        <translation>Dracula bierze dowolną kartę ze swojej talii Walki. Później w tej walce może anulować jedną kartę „Pięści”, „Unik” lub „Ucieczka” Łowcy zwartego w walce.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage, and the hunter&apos;s Punch, Crucifix or weapon is cancelled.</source>
        <translation>Łowca zwarty w walce otrzymuje 2 obrażenia, a jego „Pięści”, „Krucyfiks” lub broń zostają anulowane.</translation>
    </message>
    <message>
        <source>At night: that Crucifix or weapon is discarded too.</source>
        <translation>W nocy: ten „Krucyfiks” lub ta broń zostają też odrzucone.</translation>
    </message>
    <message>
        <source>Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.</source>
        <translation>Dracula ujawnia swoje karty Wydarzeń i karty Spotkań. Łowcy wybierają jedną z kart Spotkań i zostaje ona odrzucona.</translation>
    </message>
    <message>
        <source>An action of a hunter who isn&apos;t bitten: another hunter there loses a bite, and the one who plays it suffers 1 damage.</source>
        <translation>Akcja Łowcy, który nie jest ugryziony: inny Łowca w tym samym miejscu traci ugryzienie, a Łowca zagrywający tę kartę otrzymuje 1 obrażenie.</translation>
    </message>
    <message>
        <source>With any ticket the hunter moves over up to four railways.</source>
        <translation>Z dowolnym biletem Łowca porusza się maksymalnie o cztery połączenia kolejowe.</translation>
    </message>
    <message>
        <source>An action by night: Consecrated Ground comes into a city, and each hunter may reveal a Heavenly Host to place one too. Dracula can&apos;t enter these cities.</source>
        <translation>Akcja w nocy: w mieście umieszcza się żeton poświęconej ziemi, a każdy Łowca może ujawnić kartę „Przenajświętsza Hostia”, aby też umieścić żeton. Dracula nie może wejść do tych miast.</translation>
    </message>
    <message>
        <source>At the start of a combat: a hunter leaves it.</source>
        <translation>Na początku walki: Łowca opuszcza tę walkę.</translation>
    </message>
    <message>
        <source>Dracula names every hunter who is adjacent to his current location.</source>
        <translation>Dracula wskazuje wszystkich Łowców sąsiadujących z jego aktualnym miejscem pobytu.</translation>
    </message>
    <message>
        <source>An action by day: the hunter moves by sea twice.</source>
        <translation>Akcja w dzień: Łowca porusza się morzem dwa razy.</translation>
    </message>
    <message>
        <source>In an ambush: an Encounter card that is no vampire is discarded without effect.</source>
        <translation>Podczas zasadzki: karta Spotkania, która nie jest wampirem, zostaje odrzucona bez efektu.</translation>
    </message>
    <message>
        <source>By day, one of three: a Roadblock token is removed, or Dracula&apos;s ally is discarded, or False Tip is cancelled.</source>
        <translation>W dzień, jedno z trzech: żeton blokady zostaje usunięty, sprzymierzeniec Draculi zostaje odrzucony albo „Fałszywy trop” zostaje anulowany.</translation>
    </message>
    <message>
        <source>In a combat: a bite is prevented, or the damage that would defeat a hunter.</source>
        <translation>W walce: karta zapobiega ugryzieniu albo obrażeniom, przez które Łowca zostałby pokonany.</translation>
    </message>
    <message>
        <source>In place of a combat: the vampire suffers 5 damage, and then the hunter suffers 5.</source>
        <translation>Zamiast walki: wampir otrzymuje 5 obrażeń, a potem 5 obrażeń otrzymuje Łowca.</translation>
    </message>
    <message>
        <source>The hunters name two cities. Dracula reveals their Location cards that are on the trail.</source>
        <translation>Łowcy podają nazwy dwóch miast. Dracula ujawnia te z ich kart Miejsc, które leżą na Szlaku.</translation>
    </message>
    <message>
        <source>An action of Mina Harker&apos;s, in a city with another hunter: Dracula names the region of his current location, and she becomes delayed.</source>
        <translation>Akcja Miny Harker w mieście z innym Łowcą: Dracula podaje region swojego aktualnego miejsca pobytu, a Mina zostaje zatrzymana.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: each Location card that comes into slot 6 is revealed.</source>
        <translation>Natychmiast: Łowcy podają nazwę miasta, a Dracula ujawnia jego kartę Miejsca, jeśli leży ona na Szlaku. Jako sprzymierzeniec: każda karta Miejsca, która trafia na pole 6, zostaje ujawniona.</translation>
    </message>
    <message>
        <source>Dracula reveals the Location cards of all hideouts adjacent to the hunter who plays it.</source>
        <translation>Dracula ujawnia karty Miejsc wszystkich kryjówek sąsiadujących z Łowcą, który zagrywa tę kartę.</translation>
    </message>
    <message>
        <source>At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula takes if it is his.</source>
        <translation>O świcie: najbliższej nocy Łowcy mogą poruszać się drogą. Każdy, kto to zrobi, dobiera kartę ze spodu talii Wydarzeń, a Dracula bierze ją, jeśli jest jego.</translation>
    </message>
    <message>
        <source>At the start of a combat: of the top five Item cards the hunter keeps one.</source>
        <translation>Na początku walki: z pięciu kart z wierzchu talii Przedmiotów Łowca zachowuje jedną.</translation>
    </message>
    <message>
        <source>Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat.</source>
        <translation>W walce leży przed lordem Godalmingiem: anuluje kartę „Ucieczka pod postacią nietoperza” lub „Ucieczka pod postacią mgły” albo zapobiega jego ugryzieniu lub pokonaniu.</translation>
    </message>
    <message>
        <source>An action: the hunters choose a sea zone&apos;s Location card on the trail, and Dracula reveals it.</source>
        <translation>Akcja: Łowcy wybierają na Szlaku kartę Miejsca obszaru morskiego, a Dracula ją ujawnia.</translation>
    </message>
    <message>
        <source>An action of Van Helsing&apos;s: of the bottom six Event cards those of Dracula&apos;s are discarded, unseen.</source>
        <translation>Akcja Van Helsinga: z sześciu kart ze spodu talii Wydarzeń karty Draculi zostają odrzucone bez oglądania.</translation>
    </message>
    <message>
        <source>At once: Dracula reveals the Location card in slot 3. Or later, at dawn or dusk: the one in slot 5 or in slot 6.</source>
        <translation>Natychmiast: Dracula ujawnia kartę Miejsca z pola 3. Albo później, o świcie lub o zmroku: kartę z pola 5 lub z pola 6.</translation>
    </message>
    <message>
        <source>In the first round of a combat the hunter may change the chosen card after all cards have been revealed.</source>
        <translation>W pierwszej rundzie walki Łowca może zmienić wybraną kartę po ujawnieniu wszystkich kart.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day each hunter may take a second action of another kind.</source>
        <translation>O świcie: najbliższego dnia każdy Łowca może wykonać drugą akcję, innego rodzaju.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: from sea zone to sea zone Dracula suffers 2 damage instead of 1.</source>
        <translation>Natychmiast: Łowcy podają nazwę miasta, a Dracula ujawnia jego kartę Miejsca, jeśli leży ona na Szlaku. Jako sprzymierzeniec: przy ruchu z jednego obszaru morskiego na drugi Dracula otrzymuje 2 obrażenia zamiast 1.</translation>
    </message>
    <message>
        <source>An action by day: the hunter suffers 2 damage and moves over up to three roads.</source>
        <translation>Akcja w dzień: Łowca otrzymuje 2 obrażenia i porusza się maksymalnie o trzy drogi.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 damage when he plays Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Natychmiast: Łowcy podają nazwę miasta, a Dracula ujawnia jego kartę Miejsca, jeśli leży ona na Szlaku. Jako sprzymierzeniec: Dracula otrzymuje 2 obrażenia, gdy zagrywa kartę „Ucieczka pod postacią nietoperza”, „Ucieczka pod postacią mgły” lub „Kły”.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day and night the hunters act in any order.</source>
        <translation>O świcie: najbliższego dnia i najbliższej nocy Łowcy działają w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>At dawn or dusk: an ally of the hunters&apos; comes back from the discard pile and is played.</source>
        <translation>O świcie lub o zmroku: sprzymierzeniec Łowców wraca ze stosu kart odrzuconych i zostaje zagrany.</translation>
    </message>
    <message>
        <source>An action by day: the hunter discards a Stake and becomes delayed, and influence falls by 2.</source>
        <translation>Akcja w dzień: Łowca odrzuca „Kołek” i zostaje zatrzymany, a wpływy spadają o 2.</translation>
    </message>
    <message>
        <source>An action of Dr. John Seward&apos;s, one of two: all Encounter cards of a hideout are revealed without effect, or Dracula shows where Hide is.</source>
        <translation>Akcja dr. Johna Sewarda, jedno z dwóch: wszystkie karty Spotkań w jednej kryjówce zostają ujawnione bez efektu albo Dracula pokazuje, gdzie jest „Schronienie”.</translation>
    </message>
    <message>
        <source>Mina Harker&apos;s ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.</source>
        <translation>Zdolność Miny Harker: wskazuje ona Łowcę w mieście, a Dracula mówi, czy jego aktualne miejsce pobytu jest w tym samym regionie.</translation>
    </message>
    <message>
        <source>Dracula gains a Rumor token.</source>
        <translation>Dracula otrzymał żeton pogłoski.</translation>
    </message>
    <message>
        <source>%1 supplies.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 wykonuje akcję Zaopatrzenia.</translation>
    </message>
    <message>
        <source>%1 searches.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 wykonuje akcję Przeszukiwania.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <extracomment>%1 is a hunter, no longer delayed.</extracomment>
        <translation>%1 wstaje.</translation>
    </message>
    <message>
        <source>%1 is delayed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został zatrzymany|została zatrzymana}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażenie.</numerusform>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażenia.</numerusform>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 %1{wyleczył|wyleczyła} %n obrażenie.</numerusform>
            <numerusform>%1 %1{wyleczył|wyleczyła} %n obrażenia.</numerusform>
            <numerusform>%1 %1{wyleczył|wyleczyła} %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hunter is adjacent to Dracula.</source>
        <translation>Z Draculą nie sąsiaduje żaden Łowca.</translation>
    </message>
    <message>
        <source>%1 is mesmerized.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{został zauroczony|została zauroczona}.</translation>
    </message>
    <message>
        <source>%1 leaves the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{opuścił|opuściła} walkę.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a vampire</comment>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1 został pokonany.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can leave.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: leży tu żeton mgły, więc żaden Łowca nie może stąd wyjść.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: leży tu żeton mgły, więc żaden Łowca nie może tu wejść.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Fog token lies on the way, and at this table no hunter passes through it.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: na trasie leży żeton mgły, a przy tym stole żaden Łowca przez mgłę nie przejeżdża.</translation>
    </message>
    <message>
        <source>%1, %2: a Storm token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: leży tu żeton burzy, więc żaden Łowca nie może tu wejść.</translation>
    </message>
    <message>
        <source>%1: hunters move by day only.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: Łowcy poruszają się tylko w dzień.</translation>
    </message>
    <message>
        <source>%1: this hunter is delayed and has to stand up first.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ten Łowca jest zatrzymany i najpierw musi wstać.</translation>
    </message>
    <message>
        <source>%1: a hunter has one action by day and one by night, and this one has been taken.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: Łowca ma jedną akcję w dzień i jedną w nocy, a ta została już wykonana.</translation>
    </message>
    <message>
        <source>%1: from this hospital a hunter can move only into its linked city (%2).</source>
        <extracomment>%1 is a hunter, %2 the city that his hospital is linked to.</extracomment>
        <translation>%1: z tego szpitala Łowca może poruszyć się tylko do połączonego miasta (%2).</translation>
    </message>
    <message>
        <source>Nobody can move into a hospital; defeated hunters are put there.</source>
        <translation>Nikt nie może poruszyć się do szpitala; trafiają tam pokonani Łowcy.</translation>
    </message>
    <message>
        <source>%1: this hunter is not on the board.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: tego Łowcy nie ma na planszy.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can search.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: leży tu żeton mgły, więc żaden Łowca nie może tu wykonać akcji Przeszukiwania.</translation>
    </message>
    <message>
        <source>%1: no hunter can search at sea or in a hospital.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: na morzu ani w szpitalu Łowcy nie mogą wykonać akcji Przeszukiwania.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in this hunter phase (%2).</source>
        <extracomment>%1 is a hunter, %2 the Event card that is the reason.</extracomment>
        <translation>%1: w tej fazie Łowców nikt nie może wykonać akcji Zaopatrzenia (%2).</translation>
    </message>
    <message>
        <source>%1: supply in a hospital brings an Item card and never an Event card.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: Zaopatrzenie w szpitalu daje kartę Przedmiotu, nigdy kartę Wydarzenia.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in Castle Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: w Zamku Draculi żaden Łowca nie może wykonać akcji Zaopatrzenia.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter can only move, and in a hospital only supply or move into the linked city.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: na morzu Łowca może tylko się poruszyć, a w szpitalu tylko wykonać akcję Zaopatrzenia albo poruszyć się do połączonego miasta.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies there.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: nie leży tu taka karta Spotkania.</translation>
    </message>
    <message>
        <source>%1: this Encounter card can&apos;t be used for an ambush; only a search triggers it.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: tą kartą Spotkania nie można zastawić zasadzki; działa tylko podczas akcji Przeszukiwania.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that place.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1: ten efekt nie pozwala wybrać tego miejsca.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that hunter.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ten efekt nie pozwala wybrać tego Łowcy.</translation>
    </message>
    <message>
        <source>%1 – %2: no Roadblock token can be placed there or taken from there.</source>
        <extracomment>%1 and %2 are cities, joined by a road or railway or not.</extracomment>
        <translation>%1 – %2: nie można tu umieścić żetonu blokady ani go stąd zdjąć.</translation>
    </message>
    <message>
        <source>Slot %1: this effect can&apos;t put an Encounter card there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Pole %1: ten efekt nie może umieścić tu karty Spotkania.</translation>
    </message>
    <message>
        <source>%1: that is too many, at most %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1: to za dużo, najwyżej %2.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played at this moment.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: tej karty Wydarzenia nie można teraz zagrać.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played as Dracula&apos;s ally.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: tej karty Wydarzenia nie można zagrać jako sprzymierzeńca Draculi.</translation>
    </message>
    <message>
        <source>No Event card of Dracula&apos;s is being drawn now.</source>
        <translation>Teraz nie dobiera się żadnej karty Wydarzenia Draculi.</translation>
    </message>
    <message>
        <source>%1: no such card lies in the discard pile.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: takiej karty nie ma w stosie kart odrzuconych.</translation>
    </message>
    <message>
        <source>%1: this card isn&apos;t for this hunter (%2).</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1: ta karta nie jest dla tego Łowcy (%2).</translation>
    </message>
    <message>
        <source>%1: a city, slot or hunter that it has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: brakuje miasta, pola lub Łowcy, których ta karta wymaga, albo wybór nie pasuje.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this as their ally.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: Łowcy nie mogą zagrać tej karty jako swojego sprzymierzeńca.</translation>
    </message>
    <message>
        <source>%1: this Combat card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is a Combat card.</extracomment>
        <translation>%1: Dracula nie ma tej karty Walki na ręce.</translation>
    </message>
    <message>
        <source>%1: this Combat card is barred for the rest of the combat (%2).</source>
        <extracomment>%1 is a Combat card, %2 the Event card that is the reason.</extracomment>
        <translation>%1: tej karty Walki nie można zagrać do końca walki (%2).</translation>
    </message>
    <message>
        <source>%1: this hunter isn&apos;t in the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ten Łowca nie bierze udziału w walce.</translation>
    </message>
    <message>
        <source>%1: this card has no banner, so it can&apos;t be chosen in a combat.</source>
        <extracomment>%1 is a hunter&apos;s Item card.</extracomment>
        <translation>%1: ta karta nie ma sztandaru, więc nie można jej wybrać w walce.</translation>
    </message>
    <message>
        <source>%1: this hunter&apos;s card of this combat round has been entered already.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: kartę tego Łowcy z tej rundy walki już wpisano.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies face up before Dracula.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: taka karta Spotkania nie leży odkryta przed Draculą.</translation>
    </message>
    <message>
        <source>%1: it is too early and will be cancelled (Combat cards that must have been played before it: %2).</source>
        <extracomment>%1 is a Combat card, %2 a number.</extracomment>
        <translation>%1: jest za wcześnie i karta zostanie anulowana (tyle kart Walki trzeba najpierw zagrać: %2).</translation>
    </message>
    <message>
        <source>%1: this vampire will be lost, because its hideout is cleared (slot %2).</source>
        <extracomment>%1 is a vampire, %2 the number of a slot.</extracomment>
        <translation>%1: ten wampir przepadnie, bo jego kryjówka zostaje opróżniona (pole %2).</translation>
    </message>
    <message>
        <source>A hunter who is moved causes the reveal</source>
        <translation>Łowca poruszony efektem powoduje ujawnienie</translation>
    </message>
    <message>
        <source>When Fangs brings influence</source>
        <translation>Kiedy „Kły” zwiększają wpływy</translation>
    </message>
    <message>
        <source>When a vampire&apos;s escape card works</source>
        <translation>Kiedy działa karta ucieczki wampira</translation>
    </message>
    <message>
        <source>Fog stops hunters who pass through</source>
        <translation>Mgła zatrzymuje przejeżdżających Łowców</translation>
    </message>
    <message>
        <source>Fog and combat</source>
        <translation>Mgła a walka</translation>
    </message>
    <message>
        <source>Where the first round begins</source>
        <translation>Kiedy zaczyna się pierwsza runda</translation>
    </message>
    <message>
        <source>Rumor token without a Despair token</source>
        <translation>Żeton pogłoski bez żetonu rozpaczy</translation>
    </message>
    <message>
        <source>A Rumor token outlasts its Encounter card</source>
        <translation>Żeton pogłoski zostaje bez karty Spotkania</translation>
    </message>
    <message>
        <source>When an empty lair is cleared</source>
        <translation>Kiedy puste legowisko zostaje opróżnione</translation>
    </message>
    <message>
        <source>A search resolves face-up cards too</source>
        <translation>Przeszukiwanie rozpatruje też odkryte karty</translation>
    </message>
    <message>
        <source>Combat at sea</source>
        <translation>Walka na morzu</translation>
    </message>
    <message>
        <source>Sea cards are known by their backs</source>
        <translation>Karty mórz rozpoznaje się po rewersie</translation>
    </message>
    <message>
        <source>Castle Dracula counts as revealed</source>
        <translation>Zamek Draculi liczy się jako ujawniony</translation>
    </message>
    <message>
        <source>Escape as Bat counts for Despair</source>
        <translation>„Ucieczka pod postacią nietoperza” liczy się przy rozpaczy</translation>
    </message>
    <message>
        <source>Escape as Bat may leave a city with a token</source>
        <translation>„Ucieczka pod postacią nietoperza” może opuścić miasto z żetonem</translation>
    </message>
    <message>
        <source>What Escape as Bat does with Power cards</source>
        <translation>Co „Ucieczka pod postacią nietoperza” robi z kartami Mocy</translation>
    </message>
    <message>
        <source>Escape as Bat may lead to hunters</source>
        <translation>„Ucieczka pod postacią nietoperza” może prowadzić do Łowców</translation>
    </message>
    <message>
        <source>An escape card counts itself</source>
        <translation>Karta ucieczki liczy także siebie</translation>
    </message>
    <message>
        <source>Dracula may decline to move by Bats</source>
        <translation>Dracula może zrezygnować z ruchu nietoperzy</translation>
    </message>
    <message>
        <source>Escape as Bat moves Dracula by day too</source>
        <translation>„Ucieczka pod postacią nietoperza” pozwala Draculi ruszyć także w dzień</translation>
    </message>
    <message>
        <source>Questions about a city look at lairs</source>
        <translation>Pytania o miasto obejmują legowiska</translation>
    </message>
    <message>
        <source>Local Rumors look at lairs</source>
        <translation>„Lokalne plotki” obejmują legowiska</translation>
    </message>
    <message>
        <source>Cancelled Fangs count for the Reckless Vampire</source>
        <translation>Anulowane „Kły” liczą się przy karcie „Lekkomyślny wampir”</translation>
    </message>
    <message>
        <source>Sister Agatha counts cancelled cards</source>
        <translation>„Siostra Agata” liczy anulowane karty</translation>
    </message>
    <message>
        <source>Seduction works with the Aristocratic Vampire</source>
        <translation>„Uwiedzenie” działa z kartą „Wampir arystokrata”</translation>
    </message>
    <message>
        <source>Devilish Power removes Heavenly Host tokens</source>
        <translation>„Diabelska moc” usuwa żetony Przenajświętszej Hostii</translation>
    </message>
    <message>
        <source>against a mesmerized hunter</source>
        <translation>przeciwko zauroczonemu Łowcy</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>za każdym razem</translation>
    </message>
    <message>
        <source>at night, against a mesmerized hunter</source>
        <translation>w nocy, przeciwko zauroczonemu Łowcy</translation>
    </message>
    <message>
        <source>after more cards than there are Despair tokens</source>
        <translation>gdy zagrano więcej kart, niż jest żetonów rozpaczy</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>po trzech kartach</translation>
    </message>
    <message>
        <source>hunter by hunter</source>
        <translation>osobno dla każdego Łowcy</translation>
    </message>
    <message>
        <source>for the whole combat</source>
        <translation>dla całej walki</translation>
    </message>
    <message>
        <source>on Monday, by day</source>
        <translation>w poniedziałek, w dzień</translation>
    </message>
    <message>
        <source>on Monday, at dawn</source>
        <translation>w poniedziałek, o świcie</translation>
    </message>
    <message>
        <source>on Tuesday, at dawn</source>
        <translation>we wtorek, o świcie</translation>
    </message>
    <message>
        <source>when a hunter moves there</source>
        <translation>gdy wejdzie tam Łowca</translation>
    </message>
    <message>
        <source>as soon as its last card is gone</source>
        <translation>gdy tylko zniknie ostatnia karta</translation>
    </message>
    <message>
        <source>cleared too</source>
        <translation>też opróżnione</translation>
    </message>
    <message>
        <source>left alone; the new cards join slot 1</source>
        <translation>nietknięte; nowe karty trafiają na pole 1</translation>
    </message>
    <message>
        <source>left alone; the trail slides</source>
        <translation>nietknięte; Szlak się przesuwa</translation>
    </message>
    <message>
        <source>Whether Dracula also reveals a hideout or lair when an effect such as Bats has moved the hunter there.</source>
        <translation>Czy Dracula ujawnia kryjówkę lub legowisko także wtedy, gdy Łowcę poruszył tam efekt, na przykład nietoperze.</translation>
    </message>
    <message>
        <source>Against whom, and at what time, Fangs that take effect bring 1 influence; the printed books differ.</source>
        <translation>Przeciwko komu i kiedy „Kły”, które zadziałały, zwiększają wpływy o 1; drukowane księgi podają to różnie.</translation>
    </message>
    <message>
        <source>How many Combat cards must have been played before Escape as Bat or Escape as Mist ends the combat with a vampire encounter.</source>
        <translation>Ile kart Walki trzeba zagrać, zanim „Ucieczka pod postacią nietoperza” lub „Ucieczka pod postacią mgły” zakończy walkę ze Spotkaniem-wampirem.</translation>
    </message>
    <message>
        <source>Whether a Fog token also stops a hunter who only passes through its city by rail.</source>
        <translation>Czy żeton mgły zatrzymuje też Łowcę, który tylko przejeżdża koleją przez miasto z tym żetonem.</translation>
    </message>
    <message>
        <source>Whether Dracula decides hunter by hunter or for all of them that a combat doesn&apos;t start in a city with a Fog token.</source>
        <translation>Czy w mieście z żetonem mgły Dracula decyduje osobno dla każdego Łowcy, czy dla wszystkich razem, że walka się nie rozpoczyna.</translation>
    </message>
    <message>
        <source>The first round has no night before it: it begins by day, at a dawn that moves nothing, or on Tuesday.</source>
        <translation>Przed pierwszą rundą nie ma nocy: runda zaczyna się w dzień, o świcie, który niczego nie przesuwa, albo we wtorek.</translation>
    </message>
    <message>
        <source>Whether Dracula still gains a Rumor token each week once all three Despair tokens have been placed.</source>
        <translation>Czy Dracula nadal otrzymuje co tydzień żeton pogłoski, gdy umieszczono już wszystkie trzy żetony rozpaczy.</translation>
    </message>
    <message>
        <source>Whether the Rumor token stays when an ambush or a search discards the Encounter card below it.</source>
        <translation>Czy żeton pogłoski zostaje, gdy zasadzka lub akcja Przeszukiwania odrzuci kartę Spotkania, która leży pod nim.</translation>
    </message>
    <message>
        <source>A lair without Encounter cards is cleared: at once, or when the next hunter moves there.</source>
        <translation>Legowisko bez kart Spotkań zostaje opróżnione: od razu albo gdy wejdzie tam następny Łowca.</translation>
    </message>
    <message>
        <source>Whether a search resolves the Encounter cards that were face up before it once more.</source>
        <translation>Czy akcja Przeszukiwania ponownie rozpatruje karty Spotkań, które były już wcześniej odkryte.</translation>
    </message>
    <message>
        <source>Whether a combat starts at dawn or dusk when a hunter is in the sea zone that Dracula is in.</source>
        <translation>Czy o świcie lub o zmroku rozpoczyna się walka, gdy Łowca jest na tym samym obszarze morskim co Dracula.</translation>
    </message>
    <message>
        <source>Whether the hunters see from the back of a Location card on the trail that it is a sea zone.</source>
        <translation>Czy Łowcy poznają po rewersie karty Miejsca na Szlaku, że to obszar morski.</translation>
    </message>
    <message>
        <source>Castle Dracula is known by its back: whether it counts as revealed, and Hide tied to it too.</source>
        <translation>Zamek Draculi poznaje się po rewersie: czy liczy się jako ujawniony, a wraz z nim powiązane „Schronienie”.</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat brings influence under three Despair tokens.</source>
        <translation>Czy miasto wybrane dla „Ucieczki pod postacią nietoperza” zwiększa wpływy przy trzech żetonach rozpaczy.</translation>
    </message>
    <message>
        <source>Whether Escape as Bat may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Czy „Ucieczka pod postacią nietoperza” może wyruszyć z miejsca, gdzie leży żeton poświęconej ziemi lub Przenajświętszej Hostii.</translation>
    </message>
    <message>
        <source>What happens when Power cards lie on the trail to the left of the current location that Escape as Bat clears.</source>
        <translation>Co się dzieje, gdy na Szlaku na lewo od aktualnego miejsca pobytu, które opróżnia „Ucieczka pod postacią nietoperza”, leżą karty Mocy.</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat may hold hunters; its card is then placed face up.</source>
        <translation>Czy w mieście wybranym dla „Ucieczki pod postacią nietoperza” mogą być Łowcy; jego kartę umieszcza się wtedy odkrytą.</translation>
    </message>
    <message>
        <source>Whether an escape card is one of the Combat cards that must have been played before it works, which makes it work one round earlier.</source>
        <translation>Czy karta ucieczki sama liczy się do kart Walki, które trzeba zagrać, zanim zadziała; wtedy działa o jedną rundę wcześniej.</translation>
    </message>
    <message>
        <source>Whether Dracula may leave a hunter with a Bats token in place; the token is then removed and the hunter acts as usual.</source>
        <translation>Czy Dracula może zostawić Łowcę z żetonem nietoperzy tam, gdzie ten stoi; żeton zostaje wtedy usunięty, a Łowca działa jak zwykle.</translation>
    </message>
    <message>
        <source>Whether Dracula may also move with Escape as Bat at dawn or by day, or only at dusk and at night.</source>
        <translation>Czy z „Ucieczką pod postacią nietoperza” Dracula może poruszyć się także o świcie lub w dzień, czy tylko o zmroku i w nocy.</translation>
    </message>
    <message>
        <source>Whether Hired Scouts and the hunters&apos; allies, asked about a city, find its Location card in a lair too.</source>
        <translation>Czy „Wynajęci zwiadowcy” i sprzymierzeńcy Łowców, pytając o miasto, znajdują jego kartę Miejsca także w legowisku.</translation>
    </message>
    <message>
        <source>Whether Local Rumors turn up adjacent lairs as well as hideouts.</source>
        <translation>Czy „Lokalne plotki” ujawniają oprócz kryjówek także sąsiednie legowiska.</translation>
    </message>
    <message>
        <source>Whether Fangs that are cancelled still bring 1 influence in a combat with the Reckless Vampire.</source>
        <translation>Czy anulowane „Kły” nadal zwiększają wpływy o 1 w walce z kartą „Lekkomyślny wampir”.</translation>
    </message>
    <message>
        <source>Whether Dracula suffers the damage of Sister Agatha for a Combat card that is cancelled.</source>
        <translation>Czy Dracula otrzymuje obrażenia od karty „Siostra Agata” za kartę Walki, która została anulowana.</translation>
    </message>
    <message>
        <source>Whether Seduction can be used with the Aristocratic Vampire, which doesn&apos;t fight.</source>
        <translation>Czy „Uwiedzenie” można zastosować z kartą „Wampir arystokrata”, choć ten wampir nie walczy.</translation>
    </message>
    <message>
        <source>Whether Devilish Power removes Heavenly Host tokens together with Consecrated Ground.</source>
        <translation>Czy „Diabelska moc” usuwa żetony Przenajświętszej Hostii razem z żetonem poświęconej ziemi.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no ticket reaches so far.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: żaden bilet nie sięga tak daleko.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day of the week and a part of the round</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 acts or passes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: najpierw działa lub pasuje %2.</translation>
    </message>
    <message>
        <source>%1, %2: this card was played in the last combat round and comes back a round later.</source>
        <extracomment>%1 is a hunter, %2 a Combat card of his.</extracomment>
        <translation>%1, %2: tę kartę zagrano w poprzedniej rundzie walki; wraca rundę później.</translation>
    </message>
    <message>
        <source>No hideout on the trail can be chosen for it.</source>
        <translation>Nie można wybrać żadnej kryjówki na Szlaku.</translation>
    </message>
    <message>
        <source>The table does it again.</source>
        <translation>Stół przywraca to, co cofnął.</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <comment>a token within a sentence</comment>
        <translation>Przenajświętsza Hostia</translation>
    </message>
    <message>
        <source>a Storm token</source>
        <comment>within a sentence</comment>
        <translation>żeton burzy</translation>
    </message>
    <message>
        <source>a Fog token</source>
        <comment>within a sentence</comment>
        <translation>żeton mgły</translation>
    </message>
    <message>
        <source>a Roadblock token</source>
        <comment>within a sentence</comment>
        <translation>żeton blokady</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <comment>within a sentence</comment>
        <translation>żeton nietoperzy</translation>
    </message>
    <message>
        <source>%2 receives %1.</source>
        <extracomment>%1 is a token, %2 the hunter on whom it is placed.</extracomment>
        <translation>%2 %2{otrzymał|otrzymała} %1.</translation>
    </message>
    <message>
        <source>%2 loses %1.</source>
        <extracomment>%1 is a token, %2 the hunter from whom it is removed.</extracomment>
        <translation>%2 %2{stracił|straciła} %1.</translation>
    </message>
    <message>
        <source>%1 is placed %2{in}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>%2{in} pojawia się %1.</translation>
    </message>
    <message>
        <source>%1 is removed %2{from}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>%2{from} znika %1.</translation>
    </message>
    <message>
        <source>%1 is placed on the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Na połączeniu kolejowym %2{from} %3{to} pojawia się %1.</translation>
    </message>
    <message>
        <source>%1 is removed from the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Z połączenia kolejowego %2{from} %3{to} znika %1.</translation>
    </message>
    <message>
        <source>%1 is placed on the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Na drodze %2{from} %3{to} pojawia się %1.</translation>
    </message>
    <message>
        <source>%1 is removed from the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Z drogi %2{from} %3{to} znika %1.</translation>
    </message>
    <message>
        <source>The record is put right. It had another card in slot %1.</source>
        <extracomment>%1 is a slot of the trail.</extracomment>
        <translation>Zapis poprawiono. Na polu %1 była w nim inna karta.</translation>
    </message>
    <message>
        <source>The map now joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>%1 i %2 są teraz na mapie połączone.</translation>
    </message>
    <message>
        <source>The map no longer joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>%1 i %2 nie są już na mapie połączone.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Dracula otrzymał %n obrażenie.</numerusform>
            <numerusform>Dracula otrzymał %n obrażenia.</numerusform>
            <numerusform>Dracula otrzymał %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Wpływy rosną o %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved %2{in}.</source>
        <extracomment>%1 is an Encounter card, %2 the city that Dracula has chosen for it.</extracomment>
        <translation>%2{in} działa efekt przemiany karty %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Działa efekt przemiany karty %1.</translation>
    </message>
    <message>
        <source>A new lair lies in lair space %1.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Na obszarze %1 powstało nowe legowisko.</translation>
    </message>
    <message>
        <source>The lair in lair space %1 is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Legowisko %1 zostało opróżnione.</translation>
    </message>
    <message>
        <source>A Rumor token is placed on slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Na polu %1 pojawił się żeton pogłoski.</translation>
    </message>
    <message>
        <source>The record is checked and has no error.</source>
        <translation>Zapis sprawdzono i nie ma w nim błędu.</translation>
    </message>
    <message>
        <source>The record has an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>W zapisie jest błąd w rundzie %1. Zob. „%2”.</translation>
    </message>
    <message>
        <source>%1 dawns.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its day space.</extracomment>
        <translation>Świt. %1{Nastał|Nastała} %1.</translation>
    </message>
    <message>
        <source>%1 night falls.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its night space.</extracomment>
        <translation>Zapada noc.</translation>
    </message>
    <message>
        <source>Week %1 begins.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Zaczął się tydzień %1.</translation>
    </message>
    <message numerus="yes">
        <source>Despair rises to %n.</source>
        <translation>
            <numerusform>Rozpacz rośnie do %n.</numerusform>
            <numerusform>Rozpacz rośnie do %n.</numerusform>
            <numerusform>Rozpacz rośnie do %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the day from this round.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Przez kartę %1 w tej rundzie nie ma dnia.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid. See %2.</source>
        <extracomment>%1 is a hunter, %2 a headword of the printed rulebook.</extracomment>
        <translation>Stół pozwala %1{to} na to, czego zabraniają zasady. Zob. „%2”.</translation>
    </message>
    <message>
        <source>%1 takes another action, or passes.</source>
        <extracomment>%1 is a hunter; an action that doesn&apos;t touch Dracula, or a pass.</extracomment>
        <translation>%1 wykonuje inną akcję albo pasuje.</translation>
    </message>
    <message>
        <source>%1 escapes the bite or the defeat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 %1{uniknął|uniknęła} ugryzienia lub pokonania.</translation>
    </message>
    <message>
        <source>%1 is now in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 jest teraz w szpitalu %2{in}.</translation>
    </message>
    <message>
        <source>There is nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%2{in} nic nie ma.</translation>
    </message>
    <message>
        <source>%1 is neither on the trail nor in a lair.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1{of} nie ma ani na Szlaku, ani w legowiskach.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1{of} nie ma na Szlaku.</translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <extracomment>%1 is a hunter, %2 an Encounter card.</extracomment>
        <translation>%1 %1{trafił|trafiła} na kartę %2.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is revealed.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Ujawniono kartę Spotkania %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is discarded.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Odrzucono kartę Spotkania %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 stays, face up.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Karta Spotkania %1 pozostaje odkryta.</translation>
    </message>
    <message>
        <source>%1 cancels %2.</source>
        <extracomment>%1 is a card, %2 the card that it cancels.</extracomment>
        <translation>Karta %1 anulowała kartę %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1 nic nie %1{znalazł|znalazła} %2{in}.</translation>
    </message>
    <message>
        <source>An Encounter card is added to lair space %1, face down.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Do legowiska %1 dołożono zakrytą kartę Spotkania.</translation>
    </message>
    <message>
        <source>An Encounter card is added to slot %1, face down.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Na pole %1 dołożono zakrytą kartę Spotkania.</translation>
    </message>
    <message>
        <source>%1 returns to Dracula&apos;s hand.</source>
        <extracomment>%1 is a vampire, an Encounter card.</extracomment>
        <translation>Karta %1 wróciła na rękę Draculi.</translation>
    </message>
    <message>
        <source>Influence falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Wpływy spadają o %1.</translation>
    </message>
    <message>
        <source>%1 is discarded for another Encounter card.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Odrzucono kartę %1, aby dobrać inną kartę Spotkania.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula takes %n Event cards.</source>
        <translation>
            <numerusform>Dracula wziął %n kartę Wydarzenia.</numerusform>
            <numerusform>Dracula wziął %n karty Wydarzeń.</numerusform>
            <numerusform>Dracula wziął %n kart Wydarzeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula discards an Event card face down.</source>
        <translation>Dracula odrzucił zakrytą kartę Wydarzenia.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula discards %n Event cards face down.</source>
        <translation>
            <numerusform>Dracula odrzucił %n zakrytą kartę Wydarzenia.</numerusform>
            <numerusform>Dracula odrzucił %n zakryte karty Wydarzeń.</numerusform>
            <numerusform>Dracula odrzucił %n zakrytych kart Wydarzeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a hunter, %2 a card.</extracomment>
        <translation>%1 %1{zagrał|zagrała} kartę %2.</translation>
    </message>
    <message>
        <source>Dracula is in the region of %1.</source>
        <extracomment>%1 is a region of the board.</extracomment>
        <translation>Dracula jest w regionie %1.</translation>
    </message>
    <message>
        <source>Dracula is at sea, in no region.</source>
        <translation>Dracula jest na morzu, poza regionami.</translation>
    </message>
    <message>
        <source>Dracula is in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dracula jest w tym samym regionie co %1.</translation>
    </message>
    <message>
        <source>No sea zone lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Na polu %1 nie leży obszar morski.</translation>
    </message>
    <message>
        <source>Dracula isn&apos;t in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dracula nie jest w tym samym regionie co %1.</translation>
    </message>
    <message>
        <source>%1 is adjacent to Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Z Draculą sąsiaduje %1.</translation>
    </message>
    <message>
        <source>%1 are adjacent to Dracula.</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>Z Draculą sąsiadują %1.</translation>
    </message>
    <message>
        <source>Nothing lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Na polu %1 nic nie leży.</translation>
    </message>
    <message>
        <source>Slot %1 holds no Location card, only %2.</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Na polu %1 nie ma karty Miejsca, jest %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Karty %1 nie ma na Szlaku.</translation>
    </message>
    <message>
        <source>No hideout and no lair is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>W sąsiedztwie %1{of} nie ma kryjówki ani legowiska.</translation>
    </message>
    <message>
        <source>No hideout is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>W sąsiedztwie %1{of} nie ma kryjówki.</translation>
    </message>
    <message>
        <source>%1 is cancelled, because it was played too early.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Karta %1 została anulowana, bo zagrano ją za wcześnie.</translation>
    </message>
    <message>
        <source>%1{of} %2 is cancelled.</source>
        <extracomment>%1 is a hunter, %2 his or her card.</extracomment>
        <translation>Karta %2 %1{of} została anulowana.</translation>
    </message>
    <message>
        <source>Dracula escapes. A new Location card lies in slot 1.</source>
        <translation>Dracula uciekł. Na polu 1 leży nowa karta Miejsca.</translation>
    </message>
    <message>
        <source>%1 stops supplies in the next hunter phase.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Przez kartę %1 nie ma Zaopatrzenia w następnej fazie Łowców.</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>bez obrażeń</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage, then %2 more.</source>
        <extracomment>%1 is a hunter, %n and %2 are numbers.</extracomment>
        <translation>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażenie, a potem jeszcze %2.</numerusform>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażenia, a potem jeszcze %2.</numerusform>
            <numerusform>%1 %1{otrzymał|otrzymała} %n obrażeń, a potem jeszcze %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1, then by %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Wpływy rosną o %1, a potem o %2.</translation>
    </message>
    <message>
        <source>%1 cancels %2, which is discarded.</source>
        <extracomment>%1 is a card, %2 the Encounter card that it cancels.</extracomment>
        <translation>Karta %1 anulowała kartę %2, którą odrzucono.</translation>
    </message>
    <message numerus="yes">
        <source>He suffers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Otrzymał %n obrażenie.</numerusform>
            <numerusform>Otrzymał %n obrażenia.</numerusform>
            <numerusform>Otrzymał %n obrażeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Wyleczył %n obrażenie.</numerusform>
            <numerusform>Wyleczył %n obrażenia.</numerusform>
            <numerusform>Wyleczył %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{it|it}</source>
        <comment>a vampire</comment>
        <extracomment>The same for a vampire.</extracomment>
        <translation>%1{|}</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <extracomment>%1 is a hunter, %2 the name of her ability.</extracomment>
        <translation>%1 %1{użył|użyła} zdolności %2.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <comment>a token within a sentence</comment>
        <translation>żeton poświęconej ziemi</translation>
    </message>
    <message>
        <source>Dracula plays %1 too early, so that it is cancelled.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Dracula zagrał kartę %1 za wcześnie, więc została anulowana.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The decks are shuffled anew.</source>
        <extracomment>%1 are any words of the hunters&apos;.</extracomment>
        <translation>Łowcy mówią „%1”. Talie są tasowane na nowo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The decks are shuffled anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Talie są tasowane na nowo.</numerusform>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Talie są tasowane na nowo.</numerusform>
            <numerusform>Nie wszystkie telefony dały swój udział: tylko %1 z %n. Talie są tasowane na nowo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The decks are shuffled anew.</source>
        <translation>Jeden telefon dał swój udział. Talie są tasowane na nowo.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The decks are shuffled anew.</source>
        <translation>
            <numerusform>%n telefon dał swój udział. Talie są tasowane na nowo.</numerusform>
            <numerusform>%n telefony dały swój udział. Talie są tasowane na nowo.</numerusform>
            <numerusform>%n telefonów dało swój udział. Talie są tasowane na nowo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zostaje %1{pokonany|pokonana}</translation>
    </message>
    <message>
        <source>%1 is not defeated: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 nie zostaje %1{pokonany|pokonana}: zapobiega temu karta</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zostaje %1{ugryziony|ugryziona}</translation>
    </message>
    <message>
        <source>%1 is not bitten: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 nie zostaje %1{ugryziony|ugryziona}: zapobiega temu karta</translation>
    </message>
    <message>
        <source>%1: the Event card was Dracula&apos;s</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: karta Wydarzenia była Draculi</translation>
    </message>
    <message>
        <source>%1: the Event card was the hunters&apos;</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: karta Wydarzenia była Łowców</translation>
    </message>
    <message>
        <source>%1 cancels the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 anuluje ucieczkę</translation>
    </message>
    <message>
        <source>%1 does not cancel the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 nie anuluje ucieczki</translation>
    </message>
    <message>
        <source>%1 cancels the hunter&apos;s card</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 anuluje kartę Łowcy</translation>
    </message>
    <message>
        <source>%1 is kept for later</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 zostaje na później</translation>
    </message>
    <message>
        <source>%1 shows a card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 ujawnia kartę przeciw %2</translation>
    </message>
    <message>
        <source>%1 shows no card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 nie ujawnia żadnej karty przeciw %2</translation>
    </message>
    <message>
        <source>%1 discards all Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 odrzuca wszystkie Przedmioty</translation>
    </message>
    <message>
        <source>%1 keeps the Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zachowuje Przedmioty</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Kiedy prosi się o nowe tasowanie</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>o świcie</translation>
    </message>
    <message>
        <source>right before the first card of a round is drawn</source>
        <translation>tuż przed dobraniem pierwszej karty rundy</translation>
    </message>
    <message>
        <source>played by %1</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 zagrywa kartę</translation>
    </message>
    <message>
        <source>%1 arrives %2{in} (%3).</source>
        <extracomment>%1 is a hunter, %2 a place, %3 the card by which the hunter goes.</extracomment>
        <translation>%1 %1{dotarł|dotarła} %2{to} (%3).</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn.</source>
        <translation>%1: tę kartę zagrywa się zaraz po dobraniu.</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn, or kept for another slot until dawn or dusk.</source>
        <translation>%1: tę kartę zagrywa się zaraz po dobraniu albo zachowuje ją na inne pole do świtu lub zmroku.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn.</source>
        <translation>%1: Łowcy zagrywają tę kartę o świcie.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn or at dusk.</source>
        <translation>%1: Łowcy zagrywają tę kartę o świcie lub o zmroku.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, or against %2.</source>
        <extracomment>%2 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1: Łowcy zagrywają tę kartę w dzień albo przeciw karcie „%2”.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s, by day or by night.</source>
        <translation>%1: to akcja Łowcy, w dzień lub w nocy.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by day.</source>
        <translation>%1: to akcja Łowcy, w dzień.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by night.</source>
        <translation>%1: to akcja Łowcy, w nocy.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, before a journey by rail.</source>
        <translation>%1: Łowcy zagrywają tę kartę w dzień, przed podróżą koleją.</translation>
    </message>
    <message>
        <source>%1: the hunters play this before the first Combat card is chosen.</source>
        <translation>%1: Łowcy zagrywają tę kartę, zanim zostanie wybrana pierwsza karta Walki.</translation>
    </message>
    <message>
        <source>%1: this answers an ambush, a bite or a defeat, and is entered there.</source>
        <translation>%1: to odpowiedź na zasadzkę, ugryzienie lub porażkę; tam się ją wpisuje.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: too many roads for this card (at most: %4).</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities, %4 a number.</extracomment>
        <translation>%1, %2 → %3: za wiele dróg jak na tę kartę (najwyżej: %4).</translation>
    </message>
    <message>
        <source>%1: with %2 the second action has to be a different one.</source>
        <extracomment>%1 is a hunter, %2 the Event card Renewed Vigor.</extracomment>
        <translation>%1: przy karcie „%2” druga akcja musi być inna niż pierwsza.</translation>
    </message>
    <message>
        <source>%1: first comes the move that %2 allows, or a pass.</source>
        <extracomment>%1 is a hunter, %2 an Event card that he has played.</extracomment>
        <translation>%1: najpierw ruch, na który pozwala karta „%2”, albo pas.</translation>
    </message>
    <message>
        <source>%1, %2: nobody who is bitten can play this.</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1, %2: ugryziony Łowca nie może zagrać tej karty.</translation>
    </message>
    <message>
        <source>%1: once each round, and it has been used in this one.</source>
        <extracomment>%1 is Mina Harker&apos;s ability.</extracomment>
        <translation>%1: raz na rundę, a w tej już z niej skorzystano.</translation>
    </message>
    <message>
        <source>Another Power card may come with Misdirect</source>
        <translation>Z „Fortelem” może iść inna karta Mocy</translation>
    </message>
    <message>
        <source>The program keeps the hunters&apos; cards</source>
        <translation>Program pilnuje kart Łowców</translation>
    </message>
    <message>
        <source>Psychic Bond once each round</source>
        <translation>„Więź psychiczna” raz na rundę</translation>
    </message>
    <message>
        <source>Whether the card that is played together with Misdirect is always a Location card, or may be another Power card.</source>
        <translation>Czy karta zagrywana razem z „Fortelem” to zawsze karta Miejsca, czy może to być inna karta Mocy.</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; Event cards are held to their time, their price and one action a hunter, and open the moves that they allow. Otherwise the table sees to it.</source>
        <translation>Czy karty Wydarzeń Łowców są związane ze swoją chwilą, swoją ceną i jedną akcją Łowcy oraz czy otwierają ruchy, na które pozwalają. W przeciwnym razie pilnuje tego stół.</translation>
    </message>
    <message>
        <source>Whether Mina Harker may use Psychic Bond once in a round, or as often as the hunters like.</source>
        <translation>Czy Mina Harker może użyć „Więzi psychicznej” raz na rundę, czy tak często, jak chcą Łowcy.</translation>
    </message>
    <message>
        <source>When the decks are shuffled anew in every round: at dawn, or right before the first card of the round is drawn, so that nobody can decide by what is to come.</source>
        <translation>Kiedy talie są tasowane na nowo w każdej rundzie: o świcie albo tuż przed dobraniem pierwszej karty rundy, aby nikt nie mógł decydować na podstawie tego, co nadejdzie.</translation>
    </message>
    <message>
        <source>The whole trail is cleared.</source>
        <translation>Cały Szlak zostaje oczyszczony.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage for it.</source>
        <translation>
            <numerusform>Dracula otrzymuje za to %n obrażenie.</numerusform>
            <numerusform>Dracula otrzymuje za to %n obrażenia.</numerusform>
            <numerusform>Dracula otrzymuje za to %n obrażeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bats swoop down on %1.</source>
        <extracomment>What an Encounter card does in an ambush. %1 is a hunter, in the following ones too.</extracomment>
        <translation>Nietoperze atakują %1{whom}.</translation>
    </message>
    <message>
        <source>%1 steps on desecrated soil.</source>
        <translation>%1 %1{stanął|stanęła} na zbezczeszczonej ziemi.</translation>
    </message>
    <message>
        <source>A new vampire attacks %1.</source>
        <translation>Nowy wampir atakuje %1{whom}.</translation>
    </message>
    <message>
        <source>Rats attack %1.</source>
        <translation>Szczury atakują %1{whom}.</translation>
    </message>
    <message>
        <source>A reckless vampire attacks %1.</source>
        <translation>Lekkomyślny wampir atakuje %1{whom}.</translation>
    </message>
    <message>
        <source>A saboteur holds %1 up.</source>
        <translation>Sabotażysta zatrzymuje %1{whom}.</translation>
    </message>
    <message>
        <source>A spy goes through what %1 holds.</source>
        <translation>Szpieg przeszukuje %1{whom}.</translation>
    </message>
    <message>
        <source>Szgany bodyguards attack %1.</source>
        <translation>Straż Szgany atakuje %1{whom}.</translation>
    </message>
    <message>
        <source>A Szgany mob surrounds %1.</source>
        <translation>Tłum Szgany otacza %1{whom}.</translation>
    </message>
    <message>
        <source>An unnatural fog swallows %1.</source>
        <translation>Mgła spowija %1{whom}.</translation>
    </message>
    <message>
        <source>Wolves attack %1.</source>
        <translation>Wilki atakują %1{whom}.</translation>
    </message>
</context>
<context>
    <name>SessionQuestions</name>
    <message>
        <source>The code of the setup was shown after that.</source>
        <translation>Potem pokazano kod przygotowania gry.</translation>
    </message>
    <message>
        <source>The code of round %1 was shown after that.</source>
        <translation>Potem pokazano kod rundy %1.</translation>
    </message>
    <message>
        <source>The codes of rounds %1 were shown after that.</source>
        <translation>Potem pokazano kody rund %1.</translation>
    </message>
    <message>
        <source>It still counts for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Nadal ręczy on za to, co było przed nim. Na stole zostaje znak, a dowód wymieni każdą zmianę.</translation>
    </message>
    <message>
        <source>They still count for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Nadal ręczą one za to, co było przed nimi. Na stole zostaje znak, a dowód wymieni każdą zmianę.</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Cofnąć to?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Nie, zostaje</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Everybody has seen it. The journal keeps both: what was shown, and that it was taken back.</source>
        <translation>Wszyscy to widzieli. W dzienniku zostanie jedno i drugie: co pokazano i że to cofnięto.</translation>
    </message>
    <message>
        <source>Go back behind a code?</source>
        <translation>Cofnąć grę do chwili sprzed kodu?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Dracula wants to go back to the setup.</source>
        <translation>Dracula chce się cofnąć do przygotowania gry.</translation>
    </message>
    <message>
        <source>Dracula wants to go back to round %1: %2.</source>
        <translation>Dracula chce się cofnąć do rundy %1: %2.</translation>
    </message>
    <message>
        <source>Something has followed it. Only Dracula can go back.</source>
        <translation>Coś już nastąpiło potem. Cofnąć może tylko Dracula.</translation>
    </message>
    <message>
        <source>The game was revealed: everybody has seen everything, every hidden card too.</source>
        <translation>Gra została ujawniona: wszyscy widzieli wszystko, także każdą ukrytą kartę.</translation>
    </message>
    <message>
        <source>Go back in a revealed game?</source>
        <translation>Cofnąć coś w ujawnionej grze?</translation>
    </message>
    <message>
        <source>Play on in a revealed game?</source>
        <translation>Grać dalej w ujawnioną grę?</translation>
    </message>
    <message>
        <source>If you all agree, enter what comes next once more.</source>
        <translation>Jeśli wszyscy się zgadzacie, wpiszcie następny krok jeszcze raz.</translation>
    </message>
    <message>
        <source>Play on all the same</source>
        <translation>Gramy dalej mimo to</translation>
    </message>
    <message>
        <source>No, it ends here</source>
        <translation>Nie, tu się kończy</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>why a row of a menu cannot be chosen: it isn&apos;t the hunters&apos; turn</comment>
        <translation>nie teraz</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>gra jest skończona</translation>
    </message>
    <message>
        <source>Has Dracula made an error?</source>
        <translation>Czy Dracula popełnił błąd?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nie, gramy dalej</translation>
    </message>
    <message>
        <source>Do all who are left pass?</source>
        <translation>Czy wszyscy pozostali pasują?</translation>
    </message>
    <message>
        <source>Hunters who are played on phones do nothing more either.</source>
        <translation>Łowcy, którymi gra się na telefonach, też nic już nie robią.</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>Nie, jeszcze nie</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Wszyscy pasują</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Begun</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Steps between, unseen</source>
        <translation>Kroków między nimi, bez świadków</translation>
    </message>
    <message>
        <source>Who, where, when</source>
        <translation>Kto, gdzie, kiedy</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>the hunters</source>
        <translation>Łowcy</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Which one is meant?</source>
        <translation>Co masz na myśli?</translation>
    </message>
    <message>
        <source>He chooses where he starts.</source>
        <translation>Wybiera miejsce początkowe.</translation>
    </message>
    <message>
        <source>It is his phase.</source>
        <translation>Trwa jego faza.</translation>
    </message>
    <message>
        <source>A hunter stands in the fog. Dracula says what follows.</source>
        <translation>Łowca stoi we mgle. Dracula mówi, co się dzieje.</translation>
    </message>
    <message>
        <source>He answers the arrival.</source>
        <translation>Odpowiada na przybycie Łowcy.</translation>
    </message>
    <message>
        <source>He answers the search.</source>
        <translation>Odpowiada na akcję Przeszukiwania.</translation>
    </message>
    <message>
        <source>Does a card ambush?</source>
        <translation>Czy zastawi zasadzkę?</translation>
    </message>
    <message>
        <source>Bats carry the hunter. Where to?</source>
        <translation>Nietoperze porywają Łowcę. Dokąd?</translation>
    </message>
    <message>
        <source>The combat goes on with him.</source>
        <translation>W walce kolej na niego.</translation>
    </message>
    <message>
        <source>He looks at a card.</source>
        <translation>Ogląda kartę.</translation>
    </message>
    <message>
        <source>An effect is resolved.</source>
        <translation>Trwa rozpatrywanie efektu.</translation>
    </message>
    <message>
        <source>Goes %1{to}</source>
        <translation>Rusza %1{to}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Przeszukiwanie</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Odpoczynek</translation>
    </message>
    <message>
        <source>Supply: Dracula&apos;s card</source>
        <translation>Zaopatrzenie: karta Draculi</translation>
    </message>
    <message>
        <source>Supply: hunter&apos;s card</source>
        <translation>Zaopatrzenie: karta Łowców</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Dracula decides</source>
        <translation>Dracula decyduje</translation>
    </message>
    <message>
        <source>Every hunter has acted</source>
        <translation>Wszyscy Łowcy wykonali akcje</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Kto zagrywa kartę?</translation>
    </message>
    <message>
        <source>They may act once more, or the day ends.</source>
        <translation>Mogą działać jeszcze raz albo dzień się kończy.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>Dzień się kończy</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>%1. Tap a place on the map, or choose.</source>
        <translation>%1. Wskaż miejsce lub wybierz akcję.</translation>
    </message>
    <message>
        <source>Whose Event card was it?</source>
        <translation>Czyja to była karta Wydarzenia?</translation>
    </message>
    <message>
        <source>A hunter&apos;s, or none</source>
        <translation>Łowców lub żadna</translation>
    </message>
    <message>
        <source>Dracula&apos;s</source>
        <translation>Draculi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zaopatrzenie</translation>
    </message>
    <message>
        <source>Other, or pass</source>
        <translation>Inna akcja lub pas</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the beginning of an answer</comment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Wybierz co innego</translation>
    </message>
    <message>
        <source>By road.</source>
        <translation>Drogą.</translation>
    </message>
    <message>
        <source>By sea.</source>
        <translation>Morzem.</translation>
    </message>
    <message>
        <source>By train.</source>
        <translation>Koleją.</translation>
    </message>
    <message>
        <source>Out of the hospital.</source>
        <translation>Wyjście ze szpitala.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a hunter. Above what the hunter can do now.</extracomment>
        <translation>Kolej na %1{whom}</translation>
    </message>
    <message>
        <source>Say a word for the cards</source>
        <translation>Podajcie słowo do tasowania</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Dracula zaraz dobierze kartę</translation>
    </message>
    <message>
        <source>Say a word, and the decks are shuffled anew with it. Until then nobody can know what comes.</source>
        <translation>Powiedzcie słowo, a talie zostaną z nim potasowane na nowo. Do tej chwili nikt nie może wiedzieć, co przyjdzie.</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Dobierz bez słowa</translation>
    </message>
    <message>
        <source>%1. By %2: tap where to go.</source>
        <extracomment>%1 is where a hunter is, %2 an Event card that lets him go farther than usual.</extracomment>
        <translation>%1. „%2”: wskaż miejsce.</translation>
    </message>
    <message>
        <source>Now the rules forbid these. The table can allow one of them.</source>
        <translation>Teraz zasady zabraniają tych kart. Stół może pozwolić na jedną.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Inna karta</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Karta Wydarzenia</translation>
    </message>
    <message>
        <source>Phones give their shares by themselves. A word is said at the table.</source>
        <translation>Telefony same dają swoje udziały. Słowo mówi się przy stole.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <translation>%1 wybiera.</translation>
    </message>
    <message>
        <source>%1 draws one for moving by night.</source>
        <translation>%1 dobiera kartę za ruch w nocy.</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <translation>%1 zostaje %1{ugryziony|ugryziona}</translation>
    </message>
    <message>
        <source>%1 leaves the combat</source>
        <extracomment>%1 is a hunter, man or woman.</extracomment>
        <translation>%1 opuszcza walkę</translation>
    </message>
    <message>
        <source>%1: Items or damage?</source>
        <translation>%1: Przedmioty czy obrażenia?</translation>
    </message>
    <message>
        <source>%1: a Crucifix, or a Heavenly Host.</source>
        <translation>%1: Krucyfiks albo Przenajświętsza Hostia.</translation>
    </message>
    <message>
        <source>%1: another card for %2?</source>
        <translation>%2: inna karta („%1”)?</translation>
    </message>
    <message>
        <source>%1: does the hunter show a card against it?</source>
        <translation>%1: czy Łowca ujawnia ratującą kartę?</translation>
    </message>
    <message>
        <source>%1: how many Items?</source>
        <translation>%1: ile Przedmiotów?</translation>
    </message>
    <message>
        <source>%1: how many weapons?</source>
        <translation>%1: ile broni?</translation>
    </message>
    <message>
        <source>%1: is the escape cancelled?</source>
        <translation>%1: czy ucieczka zostaje anulowana?</translation>
    </message>
    <message numerus="yes">
        <source>%n Items</source>
        <translation>
            <numerusform>%n Przedmiot</numerusform>
            <numerusform>%n Przedmioty</numerusform>
            <numerusform>%n Przedmiotów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n obrażenie</numerusform>
            <numerusform>%n obrażenia</numerusform>
            <numerusform>%n obrażeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapons</source>
        <translation>
            <numerusform>%n broń</numerusform>
            <numerusform>%n bronie</numerusform>
            <numerusform>%n broni</numerusform>
        </translation>
    </message>
    <message>
        <source>Bitten</source>
        <translation>Ugryzienie</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Anulowano</translation>
    </message>
    <message>
        <source>Damage %1, life %2.</source>
        <translation>Obrażenia: %1 z %2.</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Pokonanie</translation>
    </message>
    <message>
        <source>Did a card prevent it?</source>
        <translation>Czy zapobiegła mu karta?</translation>
    </message>
    <message>
        <source>Did not</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Discarded a weapon</source>
        <translation>Odrzuca broń</translation>
    </message>
    <message>
        <source>Discards the Items</source>
        <translation>Odrzuca Przedmioty</translation>
    </message>
    <message>
        <source>Dracula escapes</source>
        <translation>Dracula ucieka</translation>
    </message>
    <message>
        <source>Is %1 defeated?</source>
        <translation>Czy %1 zostaje %1{pokonany|pokonana}?</translation>
    </message>
    <message>
        <source>Keeps them</source>
        <translation>Zachowuje je</translation>
    </message>
    <message>
        <source>Long Night: was that Event card Dracula&apos;s?</source>
        <translation>Długa noc: czy to Wydarzenie Draculi?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>Nie anulowano</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Karta ratuje</translation>
    </message>
    <message>
        <source>Reckoned from the cards. Where a card says otherwise, put it right.</source>
        <translation>Obliczono z kart. Jeśli któraś mówi inaczej, popraw.</translation>
    </message>
    <message>
        <source>Showed a Heavenly Host</source>
        <translation>Ujawnia Przenajświętszą Hostię</translation>
    </message>
    <message>
        <source>Showed a Pistol or a Rifle</source>
        <translation>Ujawnia Pistolet lub Karabin</translation>
    </message>
    <message>
        <source>Showed a weapon</source>
        <translation>Ujawnia broń</translation>
    </message>
    <message>
        <source>Showed none</source>
        <translation>Nie ujawnia broni</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Zgadza się</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>Zostawia swoją kartę</translation>
    </message>
    <message>
        <source>The combat begins</source>
        <translation>Zaczyna się walka</translation>
    </message>
    <message>
        <source>The hunter becomes delayed</source>
        <translation>Łowca zostaje zatrzymany</translation>
    </message>
    <message>
        <source>The hunter does not</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>The hunter may turn up another card in place of that one.</source>
        <translation>Łowca może ujawnić inną kartę zamiast swojej.</translation>
    </message>
    <message>
        <source>The hunter shows it</source>
        <translation>Ujawnia</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>The hunters&apos;</source>
        <translation>Łowców</translation>
    </message>
    <message>
        <source>The order is theirs.</source>
        <translation>Kolejność wybierają oni.</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>Stół na to pozwala</translation>
    </message>
    <message>
        <source>There is no free space for a bite.</source>
        <translation>Brak wolnego pola ugryzienia.</translation>
    </message>
    <message>
        <source>Turn the cards up together.</source>
        <translation>Ujawnijcie karty razem.</translation>
    </message>
    <message>
        <source>What do the hunters&apos; cards come to?</source>
        <translation>Co dają karty Łowców?</translation>
    </message>
    <message>
        <source>What does %1 turn up?</source>
        <translation>Jaką kartę %1 ujawnia?</translation>
    </message>
    <message>
        <source>Which card do the hunters take next?</source>
        <translation>Którą kartę rozpatrują teraz Łowcy?</translation>
    </message>
    <message>
        <source>a Bite token, or defeat</source>
        <translation>żeton ugryzienia albo pokonanie</translation>
    </message>
    <message>
        <source>a card prevents it: this damage is not suffered</source>
        <translation>Łowca nie otrzymuje tych obrażeń</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>zatrzymanie</translation>
    </message>
    <message>
        <source>does not join</source>
        <translation>nie dołącza</translation>
    </message>
    <message>
        <source>influence +%1, then the hospital</source>
        <translation>wpływy +%1, potem szpital</translation>
    </message>
    <message>
        <source>it stays, face up</source>
        <translation>karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>joins, and is delayed</source>
        <translation>dołącza (zatrzymanie)</translation>
    </message>
    <message>
        <source>leaves the combat</source>
        <translation>opuszcza walkę</translation>
    </message>
    <message>
        <source>no bite</source>
        <translation>bez ugryzienia</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>bez obrażeń</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nic się nie dzieje</translation>
    </message>
    <message>
        <source>played in the last round</source>
        <translation>zagrana w poprzedniej rundzie</translation>
    </message>
    <message>
        <source>stays in the combat</source>
        <translation>zostaje w walce</translation>
    </message>
    <message>
        <source>the card is discarded</source>
        <translation>karta zostaje odrzucona</translation>
    </message>
    <message>
        <source>the combat goes on</source>
        <translation>walka trwa dalej</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>dziennik odnotuje to jawnie dla wszystkich</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Kto ją zagrywa</translation>
    </message>
    <message>
        <source>First city</source>
        <translation>Pierwsze miasto</translation>
    </message>
    <message>
        <source>Second city</source>
        <translation>Drugie miasto</translation>
    </message>
    <message>
        <source>Which hunter is asked about</source>
        <translation>O którego Łowcę pytają</translation>
    </message>
    <message>
        <source>Who loses a bite</source>
        <translation>Kto traci ugryzienie</translation>
    </message>
    <message>
        <source>Who leaves the combat</source>
        <translation>Kto opuszcza walkę</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Użycie</translation>
    </message>
    <message>
        <source>Deduction: the encounters of a hideout</source>
        <translation>Dedukcja: karty Spotkań w kryjówce</translation>
    </message>
    <message>
        <source>Analysis: where Hide is</source>
        <translation>Analiza: gdzie jest „Schronienie”</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Usunięcie blokady</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Odrzucenie sprzymierzeńca Draculi</translation>
    </message>
    <message>
        <source>False Tip is cancelled</source>
        <translation>Anulowanie karty „Fałszywy trop”</translation>
    </message>
    <message>
        <source>How many of the six cards are Dracula&apos;s</source>
        <translation>Ile z sześciu kart należy do Draculi</translation>
    </message>
    <message>
        <source>Which ally comes back</source>
        <translation>Który sprzymierzeniec wraca</translation>
    </message>
    <message>
        <source>Which slot</source>
        <translation>Które pole</translation>
    </message>
    <message>
        <source>Slot %1, at once</source>
        <translation>Pole %1, natychmiast</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>Which Roadblock</source>
        <translation>Która blokada</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Nie ma żadnej</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>Karta jest zagrana</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Wszyscy pasują</translation>
    </message>
    <message>
        <source>Pass, all others too</source>
        <translation>Pas, pozostali też</translation>
    </message>
    <message>
        <source>Goes %1{to} by train</source>
        <translation>Jedzie koleją %1{to}</translation>
    </message>
    <message>
        <source>Sails %1{to}</source>
        <translation>Płynie %1{to}</translation>
    </message>
    <message>
        <source>%1. Tap a place, by train a far one too, or type its name.</source>
        <translation>%1. Wskaż miejsce (koleją także dalekie) albo wpisz nazwę.</translation>
    </message>
    <message>
        <source>Does anybody play a card first?</source>
        <translation>Czy ktoś najpierw zagrywa kartę?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>than was reckoned</comment>
        <translation>Inny wynik</translation>
    </message>
    <message>
        <source>All who were left pass</source>
        <translation>Wszyscy pozostali pasują</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>the hunter&apos;s card; the Encounter has no effect</source>
        <translation>karta Łowcy; Spotkanie nie ma skutku</translation>
    </message>
    <message>
        <source>The combat is over. He escapes as a bat.</source>
        <translation>Walka dobiegła końca. Ucieka jako nietoperz.</translation>
    </message>
    <message>
        <source>Cards that show something hidden are entered on Dracula&apos;s screen.</source>
        <translation>Karty, które coś ujawniają, wprowadza się na ekranie Draculi.</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Zostaje jako sprzymierzeniec</translation>
    </message>
    <message>
        <source>its other use is entered on Dracula&apos;s screen</source>
        <translation>inne użycie wprowadza się na ekranie Draculi</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>face up</source>
        <translation>odkryta karta</translation>
    </message>
    <message>
        <source>another card face down</source>
        <translation>jeszcze jedna zakryta karta</translation>
    </message>
    <message>
        <source>Lair %1</source>
        <translation>Legowisko %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a lair space</comment>
        <translation>wolne</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot of the trail</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływy</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Obrażenia Draculi</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Rozpacz</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Spotkania: %1</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Wydarzenia: %1</translation>
    </message>
    <message>
        <source>Rumors: %1</source>
        <comment>tokens that Dracula holds</comment>
        <translation>Pogłoski: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: %1</source>
        <translation>Sprzymierzeniec Draculi: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: %1</source>
        <translation>Sprzymierzeniec Łowców: %1</translation>
    </message>
    <message>
        <source>Before Dracula: %1</source>
        <translation>Przed Draculą: %1</translation>
    </message>
    <message>
        <source>Week %1, round %2</source>
        <translation>Tydzień %1, runda %2</translation>
    </message>
    <message>
        <source>Dracula is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula jest %1{in}.</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>a hunter</comment>
        <translation>poza planszą</translation>
    </message>
    <message>
        <source>hospital %1{of}</source>
        <translation>szpital %1{in}</translation>
    </message>
    <message>
        <source>delayed</source>
        <comment>a hunter</comment>
        <translation>zatrzymanie</translation>
    </message>
    <message>
        <source>acts now</source>
        <comment>a hunter</comment>
        <translation>teraz działa</translation>
    </message>
    <message>
        <source>has acted</source>
        <comment>a hunter</comment>
        <translation>już po akcji</translation>
    </message>
    <message>
        <source>Choose Combat cards</source>
        <translation>Wybór kart Walki</translation>
    </message>
    <message>
        <source>Choose engaged hunter</source>
        <translation>Wybór Łowcy będącego w zwarciu</translation>
    </message>
    <message>
        <source>Reveal Combat cards</source>
        <translation>Ujawnienie kart Walki</translation>
    </message>
    <message>
        <source>Compare combat icons</source>
        <translation>Porównanie symboli walki</translation>
    </message>
    <message>
        <source>Resolve Dracula&apos;s effect</source>
        <translation>Rozpatrzenie efektu Draculi</translation>
    </message>
    <message>
        <source>Resolve hunter effects</source>
        <translation>Rozpatrzenie efektu Łowcy</translation>
    </message>
    <message>
        <source>Check combat status</source>
        <translation>Sprawdzenie postępu walki</translation>
    </message>
    <message>
        <source>Refresh hands</source>
        <translation>Uzupełnienie rąk</translation>
    </message>
    <message>
        <source>Combat %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Walka %1{in}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a card</comment>
        <translation>anulowana</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>The effects for the night count.</source>
        <translation>Liczą się efekty nocne.</translation>
    </message>
    <message>
        <source>No escapes</source>
        <translation>Bez ucieczek</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>Dracula&apos;s card</comment>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>Dracula&apos;s card</comment>
        <translation>jeszcze nie wybrana</translation>
    </message>
    <message>
        <source>%1{Mesmerized|Mesmerized}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Zauroczony|Zauroczona}</translation>
    </message>
    <message>
        <source>%1{Weakened|Weakened}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Osłabiony|Osłabiona}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>bez karty</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a hunter&apos;s card</comment>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>a hunter&apos;s card</comment>
        <translation>jeszcze nie wybrana</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1 – karta anulowana</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>obrażenia %1 z %2</translation>
    </message>
    <message>
        <source>Dracula has chosen his card.</source>
        <translation>Dracula wybrał kartę.</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kod rozdania</translation>
    </message>
    <message>
        <source>Code of the setup</source>
        <translation>Kod przygotowania gry</translation>
    </message>
    <message>
        <source>Code of round %1</source>
        <translation>Kod rundy %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n damage)</source>
        <extracomment>%1 is a vampire.</extracomment>
        <translation>
            <numerusform>%1 (%n obrażenie)</numerusform>
            <numerusform>%1 (%n obrażenia)</numerusform>
            <numerusform>%1 (%n obrażeń)</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down with the back of Castle Dracula</source>
        <translation>zakryta karta z rewersem Zamku Draculi</translation>
    </message>
    <message>
        <source>a sea zone&apos;s card face down</source>
        <translation>zakryta karta obszaru morskiego</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>a face-down Encounter card</source>
        <translation>zakryta karta Spotkania</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounter cards</source>
        <translation>
            <numerusform>%n zakryta karta Spotkania</numerusform>
            <numerusform>%n zakryte karty Spotkań</numerusform>
            <numerusform>%n zakrytych kart Spotkań</numerusform>
        </translation>
    </message>
    <message>
        <source>a Rumor token</source>
        <translation>żeton pogłoski</translation>
    </message>
    <message>
        <source>Encounter cards in Dracula&apos;s hand: %1</source>
        <translation>Karty Spotkań na ręce Draculi: %1</translation>
    </message>
    <message>
        <source>Event cards in Dracula&apos;s hand: %1</source>
        <translation>Karty Wydarzeń na ręce Draculi: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rumor tokens: %1</source>
        <translation>Żetony pogłoski Draculi: %1</translation>
    </message>
    <message>
        <source>%1{defeated|defeated}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{pokonany|pokonana}</translation>
    </message>
    <message>
        <source>%1{delayed|delayed}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{zatrzymany|zatrzymana}</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <translation>żeton nietoperzy</translation>
    </message>
    <message numerus="yes">
        <source>%n Bats tokens</source>
        <translation>
            <numerusform>%n żeton nietoperzy</numerusform>
            <numerusform>%n żetony nietoperzy</numerusform>
            <numerusform>%n żetonów nietoperzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>a hunter</comment>
        <translation>
            <numerusform>%n obrażenie</numerusform>
            <numerusform>%n obrażenia</numerusform>
            <numerusform>%n obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>a bite</source>
        <translation>1 ugryzienie</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n ugryzienie</numerusform>
            <numerusform>%n ugryzienia</numerusform>
            <numerusform>%n ugryzień</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>Dracula&apos;s, below its number</comment>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>%1 (the game went back behind it)</source>
        <extracomment>%1 is a code: of which round it is.</extracomment>
        <translation>%1 (grę cofnięto do chwili sprzed tego kodu)</translation>
    </message>
    <message>
        <source>Gone back: code of the setup</source>
        <extracomment>In a corner of the table, short: the game went back behind the code of the setup.</extracomment>
        <translation>Cofnięto: kod przygotowania gry</translation>
    </message>
    <message>
        <source>Gone back: code %1</source>
        <extracomment>In a corner of the table, short: the game went back behind the codes of these rounds. %1 is one number, or several.</extracomment>
        <translation>Cofnięto: kod %1</translation>
    </message>
    <message>
        <source>The game went back behind the code of the setup. It counts for what came before.</source>
        <translation>Grę cofnięto do chwili sprzed kodu przygotowania gry. Kod nadal ręczy za to, co było przed nim.</translation>
    </message>
    <message>
        <source>The game went back behind the codes of rounds %1. They count for what came before.</source>
        <translation>Grę cofnięto do chwili sprzed kodów rund %1. Kody nadal ręczą za to, co było przed nimi.</translation>
    </message>
    <message>
        <source>The game went back behind the code of round %1. It counts for what came before.</source>
        <translation>Grę cofnięto do chwili sprzed kodu rundy %1. Kod nadal ręczy za to, co było przed nim.</translation>
    </message>
    <message>
        <source>A combat %1{with} follows. Cards for this time are played first.</source>
        <extracomment>%1 are hunters, who fight Dracula.</extracomment>
        <translation>Zaraz dojdzie do walki %1{with}. Wcześniej można zagrać karty na tę chwilę.</translation>
    </message>
    <message>
        <source>the combat begins</source>
        <translation>zaczyna się walka</translation>
    </message>
    <message>
        <source>Cards for the dawn are played now.</source>
        <translation>Teraz zagrywa się karty na świt.</translation>
    </message>
    <message>
        <source>the day begins</source>
        <translation>zaczyna się dzień</translation>
    </message>
    <message>
        <source>Cards for the dusk are played now.</source>
        <translation>Teraz zagrywa się karty na zmrok.</translation>
    </message>
    <message>
        <source>the night begins</source>
        <translation>zaczyna się noc</translation>
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
        <translation>odkryta: stoi tam Łowca</translation>
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
        <translation>nie teraz: dotknij, by poznać powód</translation>
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
        <extracomment>%1 is a hunter.</extracomment>
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
        <translation>Przemień „%1”</translation>
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
        <source>nothing to recover</source>
        <translation>nie ma czego leczyć</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <extracomment>%1 is a Power card.</extracomment>
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
        <translation>Gra się skończyła. Każdy jej krok jest w dzienniku.</translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation>Które legowisko ustąpi miejsca?</translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation>Wszystkie trzy obszary są zajęte. Legowisko zostaje opróżnione, a jego karty odrzucone.</translation>
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
        <extracomment>%1 is a hunter.</extracomment>
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
    <message>
        <source>The Dracula phase begins</source>
        <translation>Zaczyna się faza Draculi</translation>
    </message>
    <message>
        <source>2 damage, and 2 to anyone</source>
        <translation>2 obrażenia i 2 dowolnemu Łowcy</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>2 obrażenia</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>koniec walki i ruch do 2 dróg</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>koniec walki</translation>
    </message>
    <message>
        <source>recover 2; 2 damage, a bite if mesmerized</source>
        <translation>leczy 2; 2 obrażenia, zauroczonego gryzie</translation>
    </message>
    <message>
        <source>recover 2; 2 damage</source>
        <translation>leczy 2; 2 obrażenia</translation>
    </message>
    <message>
        <source>cancels the hunter&apos;s card; weapons 1 less</source>
        <translation>anuluje kartę Łowcy; broń o 1 słabsza</translation>
    </message>
    <message>
        <source>take any card; cancel one later</source>
        <translation>bierze dowolną kartę; potem jedną anuluje</translation>
    </message>
    <message>
        <source>2 damage; cancels Punch, Crucifix, weapon</source>
        <translation>2 obrażenia; anuluje Pięści, Krucyfiks, broń</translation>
    </message>
    <message>
        <source>Which Combat card for the vampire?</source>
        <translation>Jaką kartę Walki wybiera wampir?</translation>
    </message>
    <message>
        <source>Which Combat card for Dracula?</source>
        <translation>Jaką kartę Walki wybiera Dracula?</translation>
    </message>
    <message>
        <source>Everybody chooses one card, face down.</source>
        <translation>Każdy wybiera jedną zakrytą kartę.</translation>
    </message>
    <message>
        <source>too early: it will be cancelled</source>
        <translation>za wcześnie: zostanie anulowana</translation>
    </message>
    <message>
        <source>not in this combat</source>
        <translation>nie w tej walce</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Przed pierwszą rundą</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>W każdej chwili</translation>
    </message>
    <message>
        <source>Which hunter is engaged?</source>
        <translation>Który Łowca będzie w zwarciu?</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Wybrano kartę „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n obrażenie</numerusform>
            <numerusform>%n obrażenia</numerusform>
            <numerusform>%n obrażeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>Karta „%1” zostaje anulowana</translation>
    </message>
    <message>
        <source>By the card of %1.</source>
        <translation>Anuluje ją karta Łowcy (%1).</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>nie ma efektu</translation>
    </message>
    <message>
        <source>%1: cancel %2?</source>
        <translation>%1: anulować „%2”?</translation>
    </message>
    <message>
        <source>The card that lies face up is turned over for it.</source>
        <translation>W zamian odkryta karta zostaje zakryta.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>Zachowaj na później</translation>
    </message>
    <message>
        <source>Which Combat card from the deck?</source>
        <translation>Która karta Walki z talii?</translation>
    </message>
    <message>
        <source>In secret. The deck is shuffled afterwards.</source>
        <translation>Potajemnie. Potem tasuje się talię.</translation>
    </message>
    <message>
        <source>Claws by night: who suffers 2 more?</source>
        <translation>„Szpony” w nocy: kto otrzymuje jeszcze 2?</translation>
    </message>
    <message>
        <source>Any hunter of the combat, the same one too.</source>
        <translation>Dowolny Łowca z tej walki, także ten sam.</translation>
    </message>
    <message>
        <source>Escape as Bat: where does Dracula fly?</source>
        <translation>„Ucieczka pod postacią nietoperza”: dokąd leci Dracula?</translation>
    </message>
    <message>
        <source>In secret, to a city without hunters; or he stays.</source>
        <translation>Potajemnie, do miasta bez Łowców; albo zostaje.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>nothing on the trail changes</source>
        <translation>na Szlaku nic się nie zmienia</translation>
    </message>
    <message>
        <source>delayed, and loses all Items or suffers 3</source>
        <translation>zatrzymanie; strata Przedmiotów lub 3 obrażenia</translation>
    </message>
    <message>
        <source>the next round has no day</source>
        <translation>następna runda nie ma dnia</translation>
    </message>
    <message>
        <source>takes Consecrated Ground off the board</source>
        <translation>usuwa poświęconą ziemię z planszy</translation>
    </message>
    <message>
        <source>discards the hunters&apos; ally</source>
        <translation>odrzuca sprzymierzeńca Łowców</translation>
    </message>
    <message>
        <source>no supply in the next hunter phase</source>
        <translation>bez Zaopatrzenia w następnej fazie Łowców</translation>
    </message>
    <message>
        <source>as ally: swap a card in every phase</source>
        <translation>jako sprzymierzeniec: zamiana karty co fazę</translation>
    </message>
    <message>
        <source>a card on up to two of slots 1 to 3</source>
        <translation>po karcie na jedno lub dwa z pól 1–3</translation>
    </message>
    <message>
        <source>the card works after all; no more escapes</source>
        <translation>karta jednak działa; koniec z ucieczkami</translation>
    </message>
    <message>
        <source>you choose where the train goes</source>
        <translation>wybierasz, dokąd jedzie pociąg</translation>
    </message>
    <message>
        <source>as ally: 1 damage in every phase</source>
        <translation>jako sprzymierzeniec: 1 obrażenie co fazę</translation>
    </message>
    <message>
        <source>4 damage to a hunter</source>
        <translation>4 obrażenia dla Łowcy</translation>
    </message>
    <message>
        <source>a card on slot 3</source>
        <translation>karta na pole 3</translation>
    </message>
    <message>
        <source>as ally: the top Event card in every phase</source>
        <translation>jako sprzymierzeniec: wierzchnie Wydarzenie co fazę</translation>
    </message>
    <message>
        <source>your cards among the top six</source>
        <translation>twoje karty z sześciu wierzchnich</translation>
    </message>
    <message>
        <source>combats at dawn and by day count as night</source>
        <translation>walki o świcie i w dzień jak w nocy</translation>
    </message>
    <message>
        <source>three Roadblock tokens</source>
        <translation>trzy żetony blokady</translation>
    </message>
    <message>
        <source>a vampire comes back to the hand, the hunter is bitten</source>
        <translation>wampir wraca na rękę, Łowca ugryziony</translation>
    </message>
    <message>
        <source>the hunters&apos; card is cancelled</source>
        <translation>karta Łowców zostaje anulowana</translation>
    </message>
    <message>
        <source>up to three Storm tokens</source>
        <translation>najwyżej trzy żetony burzy</translation>
    </message>
    <message>
        <source>a second Dracula phase</source>
        <translation>druga faza Draculi</translation>
    </message>
    <message>
        <source>a bitten hunter loses a card and is moved</source>
        <translation>ugryziony Łowca traci kartę i zmienia miejsce</translation>
    </message>
    <message>
        <source>you choose where the ride goes on to</source>
        <translation>wybierasz, dokąd jedzie dalej</translation>
    </message>
    <message>
        <source>not in the hand</source>
        <translation>nie ma na ręce</translation>
    </message>
    <message>
        <source>not against this</source>
        <translation>nie przeciw tej karcie</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>Twoja reakcja</translation>
    </message>
    <message>
        <source>Your Event cards</source>
        <translation>Twoje karty Wydarzeń</translation>
    </message>
    <message>
        <source>Which Roadblock goes?</source>
        <translation>Która blokada znika?</translation>
    </message>
    <message>
        <source>Where does a Roadblock go?</source>
        <translation>Gdzie umieścić blokadę?</translation>
    </message>
    <message>
        <source>At the end of dusk one of them leaves the board.</source>
        <translation>Na koniec zmroku jedna z nich schodzi z planszy.</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1.</source>
        <translation>Blokady do umieszczenia: %1.</translation>
    </message>
    <message>
        <source>A Roadblock: next to which city?</source>
        <translation>Blokada: przy którym mieście?</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1. Tap one end of the road or railway, then the other.</source>
        <translation>Blokady do umieszczenia: %1. Wskaż jeden koniec drogi lub połączenia kolejowego, a potem drugi.</translation>
    </message>
    <message>
        <source>And the other end?</source>
        <translation>A drugi koniec?</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Od: %1.</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>kolej</translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>On which slot goes a card?</source>
        <translation>Na które pole trafi karta?</translation>
    </message>
    <message>
        <source>An Encounter card from the hand, face down.</source>
        <translation>Karta Spotkania z ręki, zakryta.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>bez dalszych kart</translation>
    </message>
    <message>
        <source>It goes face down on slot %1.</source>
        <translation>Trafi zakryta na pole %1.</translation>
    </message>
    <message>
        <source>Fog: whom does Dracula fight?</source>
        <translation>Mgła: kto walczy z Draculą?</translation>
    </message>
    <message>
        <source>In the fog he may leave hunters alone.</source>
        <translation>We mgle może zostawić Łowców w spokoju.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>no combat</source>
        <translation>bez walki</translation>
    </message>
    <message>
        <source>a combat</source>
        <translation>walka</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>walczy</translation>
    </message>
    <message>
        <source>is left alone</source>
        <translation>pozostaje w spokoju</translation>
    </message>
    <message>
        <source>No combat</source>
        <translation>Bez walki</translation>
    </message>
    <message>
        <source>To the combat</source>
        <translation>Do walki</translation>
    </message>
    <message>
        <source>Which Storm goes?</source>
        <translation>Która burza znika?</translation>
    </message>
    <message>
        <source>In place of an action. The hunter arrives there, and becomes delayed.</source>
        <translation>Zamiast akcji. Łowca trafia tam i zostaje zatrzymany.</translation>
    </message>
    <message>
        <source>Leave the hunter there</source>
        <translation>Zostaw Łowcę</translation>
    </message>
    <message>
        <source>the Bats token is discarded</source>
        <translation>żeton nietoperzy zostaje odrzucony</translation>
    </message>
    <message>
        <source>Both are equally near; the hunter comes there at dawn.</source>
        <translation>Oba są równie blisko; Łowca trafi tam o świcie.</translation>
    </message>
    <message>
        <source>Each card once, in any order, or none.</source>
        <translation>Każda karta raz, w dowolnej kolejności, albo żadna.</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Bez zasadzki</translation>
    </message>
    <message>
        <source>the cards stay as they are</source>
        <translation>karty zostają, jak są</translation>
    </message>
    <message>
        <source>%1 searches</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 wykonuje akcję Przeszukiwania</translation>
    </message>
    <message>
        <source>Nothing lies there. Say so.</source>
        <translation>Nic tu nie leży. Powiedz to Łowcom.</translation>
    </message>
    <message>
        <source>Everything is turned up: %1.</source>
        <translation>Ujawniasz wszystko: %1.</translation>
    </message>
    <message>
        <source>nothing is found</source>
        <translation>nic nie znaleziono</translation>
    </message>
    <message>
        <source>turn the cards up</source>
        <translation>ujawnij karty</translation>
    </message>
    <message>
        <source>back to the hand</source>
        <translation>z powrotem na rękę</translation>
    </message>
    <message>
        <source>Discard which Encounter cards?</source>
        <translation>Które karty Spotkań odrzucić?</translation>
    </message>
    <message>
        <source>Exactly so many more: %1.</source>
        <translation>Trzeba odrzucić jeszcze: %1.</translation>
    </message>
    <message>
        <source>Up to so many more: %1.</source>
        <translation>Można odrzucić jeszcze najwyżej: %1.</translation>
    </message>
    <message>
        <source>no more are discarded</source>
        <translation>koniec odrzucania</translation>
    </message>
    <message>
        <source>%1: which city?</source>
        <translation>%1: które miasto?</translation>
    </message>
    <message>
        <source>Which city?</source>
        <translation>Które miasto?</translation>
    </message>
    <message>
        <source>%1: which hunter?</source>
        <translation>%1: który Łowca?</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Który Łowca?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Którą kartę Wydarzenia otrzymał Dracula?</translation>
    </message>
    <message>
        <source>Look at it in secret. Cards to enter: %1.</source>
        <translation>Obejrzyj ją potajemnie. Karty do wpisania: %1.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>To już wszystkie</translation>
    </message>
    <message>
        <source>no more of them were Dracula&apos;s</source>
        <translation>więcej kart Draculi nie było</translation>
    </message>
    <message>
        <source>Play %1 now?</source>
        <translation>Zagrać teraz „%1”?</translation>
    </message>
    <message>
        <source>It has just come into your hand.</source>
        <translation>Ta karta właśnie trafiła na twoją rękę.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>for later</source>
        <translation>na później</translation>
    </message>
    <message>
        <source>Too many Event cards</source>
        <translation>Za dużo kart Wydarzeń</translation>
    </message>
    <message>
        <source>Discard down to %1, or play one that fits.</source>
        <translation>Odrzuć nadmiar (limit: %1) albo zagraj pasującą.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Odrzuć „%1”</translation>
    </message>
    <message>
        <source>Where does a Storm go?</source>
        <translation>Gdzie umieścić burzę?</translation>
    </message>
    <message>
        <source>Storms to place: %1.</source>
        <translation>Burze do umieszczenia: %1.</translation>
    </message>
    <message>
        <source>no more Storms</source>
        <translation>bez dalszych burz</translation>
    </message>
    <message>
        <source>%1: where does %2 go?</source>
        <translation>%2: dokąd („%1”)?</translation>
    </message>
    <message>
        <source>You choose.</source>
        <translation>Ty wybierasz.</translation>
    </message>
    <message>
        <source>%1: discard a card for another?</source>
        <translation>%1: odrzucić kartę i dobrać inną?</translation>
    </message>
    <message>
        <source>The discarded card is seen by all.</source>
        <translation>Odrzuconą kartę widzą wszyscy.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Bez zamiany</translation>
    </message>
    <message>
        <source>%1: is the top Event card Dracula&apos;s?</source>
        <translation>%1: czy wierzchnie Wydarzenie należy do Draculi?</translation>
    </message>
    <message>
        <source>If it is, choose it; else it stays on the deck.</source>
        <translation>Jeśli tak, wybierz je; jeśli nie, zostaje na talii.</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>the card stays where it is</source>
        <translation>karta zostaje na miejscu</translation>
    </message>
    <message>
        <source>Which discarded Event card do you keep?</source>
        <translation>Którą odrzuconą kartę Wydarzenia zachowujesz?</translation>
    </message>
    <message>
        <source>In secret. Your other discarded cards go into the deck.</source>
        <translation>Potajemnie. Twoje pozostałe odrzucone karty trafiają do talii.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>nie ma żadnej</translation>
    </message>
    <message>
        <source>The hunters play %1</source>
        <translation>Łowcy zagrywają kartę „%1”</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>Which card do the hunters discard?</source>
        <translation>Którą kartę odrzucają Łowcy?</translation>
    </message>
    <message>
        <source>They have seen your hand and choose one Encounter card.</source>
        <translation>Znają twoją rękę i wybierają jedną kartę Spotkania.</translation>
    </message>
    <message>
        <source>Bats token: you move the hunter in place of an action</source>
        <translation>żeton nietoperzy: poruszasz Łowcę zamiast akcji</translation>
    </message>
    <message>
        <source>draw %1 cards, discard up to %2</source>
        <translation>karty: dobierasz %1, odrzucasz do %2</translation>
    </message>
    <message>
        <source>a combat, life %1</source>
        <translation>walka, życie %1</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there, %2 less for each weapon shown</source>
        <translation>obrażenia każdego Łowcy tutaj: %1, o %2 mniej za każdą ujawnioną broń</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there</source>
        <translation>obrażenia każdego Łowcy tutaj: %1</translation>
    </message>
    <message>
        <source>every hunter there: %1 damage for each Item kept</source>
        <translation>obrażenia każdego Łowcy tutaj za każdy zachowany Przedmiot: %1</translation>
    </message>
    <message>
        <source>%1 more and delayed without a weapon</source>
        <translation>bez broni jeszcze %1 i zatrzymanie</translation>
    </message>
    <message>
        <source>shows all cards, loses all tickets</source>
        <translation>ujawnia karty, traci bilety</translation>
    </message>
    <message>
        <source>Fog; by day every hunter there is delayed</source>
        <translation>mgła; w dzień zatrzymuje każdego Łowcę tutaj</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>zatrzymanie</translation>
    </message>
    <message>
        <source>discarded if the hunter becomes delayed</source>
        <translation>odrzucana, jeśli Łowca zostanie zatrzymany</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>obrażenia: %1 z %2</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>ugryzienia: %1</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>nietoperze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day of the week and a time of the day.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>before the combat; the card is discarded</source>
        <translation>przed walką; karta zostaje odrzucona</translation>
    </message>
    <message>
        <source>The end of the Dracula phase</source>
        <translation>Koniec fazy Draculi</translation>
    </message>
    <message>
        <source>Cards for this time can be played now.</source>
        <translation>Teraz można zagrać karty na tę chwilę.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Zakończ fazę</translation>
    </message>
    <message>
        <source>the cards stay in the hand</source>
        <translation>karty zostają na ręce</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it, and Hide.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Musisz ujawnić kartę %1{of} (%2) i „Schronienie”.</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Musisz ujawnić kartę %1{of} (%2).</translation>
    </message>
    <message>
        <source>%1 lies face up in %2, and Hide is revealed too.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Karta %1{of} (%2) leży już odkryta; ujawnia się też „Schronienie”.</translation>
    </message>
    <message>
        <source>%1 lies face up in %2.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Karta %1{of} (%2) leży już odkryta.</translation>
    </message>
    <message>
        <source>The lair is empty and is cleared.</source>
        <translation>Legowisko jest puste i zostaje opróżnione.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards can ambush.</source>
        <translation>
            <numerusform>Możesz zastawić zasadzkę %n kartą.</numerusform>
            <numerusform>Możesz zastawić zasadzkę %n kartami.</numerusform>
            <numerusform>Możesz zastawić zasadzkę %n kartami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal it</source>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>nothing is turned up</source>
        <translation>nic nie zostaje ujawnione</translation>
    </message>
    <message>
        <source>then ambushes, if you like</source>
        <translation>potem zasadzki, jeśli chcesz</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>and the empty lair is cleared</source>
        <translation>a puste legowisko zostaje opróżnione</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Złe miejsce</translation>
    </message>
    <message>
        <source>take it back, or tap the right one</source>
        <translation>cofnij albo wskaż właściwe</translation>
    </message>
    <message>
        <source>It was by road</source>
        <translation>To był ruch drogą</translation>
    </message>
    <message>
        <source>It was by sea</source>
        <translation>To był ruch morzem</translation>
    </message>
    <message>
        <source>It was by train</source>
        <translation>To był ruch koleją</translation>
    </message>
    <message>
        <source>None of the cards in the hand is for this time.</source>
        <translation>Żadna karta na ręce nie jest na tę chwilę.</translation>
    </message>
    <message>
        <source>They ask which hunters are adjacent to Dracula.</source>
        <translation>Pytają, którzy Łowcy sąsiadują z Draculą.</translation>
    </message>
    <message>
        <source>%1 (%2): they ask which hideouts are adjacent.</source>
        <extracomment>%1 is a hunter, man or woman, %2 where the hunter is.</extracomment>
        <translation>%1 (%2): pytają, które kryjówki sąsiadują.</translation>
    </message>
    <message>
        <source>They ask about: %1.</source>
        <extracomment>%1 are one or two cities, or a slot of the trail.</extracomment>
        <translation>Pytają o: %1.</translation>
    </message>
    <message>
        <source>Encounter cards that stay face down there: %1.</source>
        <translation>Karty Spotkań, które pozostają tam zakryte: %1.</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Ujawnij karty</translation>
    </message>
    <message>
        <source>the cards stay face up</source>
        <translation>karty pozostają odkryte</translation>
    </message>
    <message>
        <source>a Power card lies there</source>
        <translation>leży tam karta Mocy</translation>
    </message>
    <message>
        <source>Hide is associated with it</source>
        <translation>jest z nią powiązane „Schronienie”</translation>
    </message>
    <message>
        <source>the current location</source>
        <translation>aktualne miejsce pobytu</translation>
    </message>
    <message>
        <source>no hideout can be chosen</source>
        <translation>nie można wybrać żadnej kryjówki</translation>
    </message>
    <message>
        <source>No hideout can be chosen now. Tap one to read why.</source>
        <translation>Teraz nie można wybrać żadnej kryjówki. Dotknij jednej, by poznać powód.</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dokąd nietoperze niosą %1{whom}?</translation>
    </message>
    <message>
        <source>To which hospital does %1 go?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Do którego szpitala trafia %1?</translation>
    </message>
    <message>
        <source>Ambush %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Zasadzka na %1{whom}?</translation>
    </message>
    <message>
        <source>%1 searches %2{in}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 wykonuje akcję Przeszukiwania %2{in}</translation>
    </message>
    <message>
        <source>Which vampire seduces %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Który wampir uwodzi %1{whom}?</translation>
    </message>
    <message>
        <source>stay %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>zostajesz %1{in}</translation>
    </message>
    <message>
        <source>Which card will lie %1{in}?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Którą kartę kładziesz %1{in}?</translation>
    </message>
    <message>
        <source>Nothing of yours is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Nie masz nic %1{in}.</translation>
    </message>
    <message>
        <source>%1 comes %2{to}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 przybywa %2{to}</translation>
    </message>
    <message>
        <source>only in a search: %1</source>
        <translation>tylko podczas Przeszukiwania: %1</translation>
    </message>
    <message>
        <source>Ask the hunters for a word</source>
        <translation>Poproś Łowców o słowo</translation>
    </message>
    <message>
        <source>You are about to draw. With their word the decks are shuffled anew: until it is said nobody can know what comes. Phones give their shares by themselves.</source>
        <translation>Zaraz dobierzesz kartę. Z ich słowem talie zostaną potasowane na nowo: dopóki go nie powiedzą, nikt nie może wiedzieć, co przyjdzie. Telefony same dają swoje udziały.</translation>
    </message>
    <message>
        <source>Enter their word</source>
        <translation>Wpisz ich słowo</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Dobierz bez słowa</translation>
    </message>
    <message>
        <source>It was by %1</source>
        <extracomment>%1 is the Item Fast Horses.</extracomment>
        <translation>To były „%1”</translation>
    </message>
    <message>
        <source>Cards with %1 never mature: they can only ambush, or be found in a search.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Karty leżące z kartą %1 nigdy nie przechodzą przemiany: mogą tylko wywołać zasadzkę lub zostać odkryte przy Przeszukiwaniu.</translation>
    </message>
    <message>
        <source>Cards with %1 never mature, and its city has left the trail: nothing can come of them.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Karty leżące z kartą %1 nigdy nie przechodzą przemiany, a jej miasto opuściło Szlak: nic z nich nie będzie.</translation>
    </message>
    <message>
        <source>without effects: cards with %1 never mature</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>bez efektów: karty z kartą %1 nie przechodzą przemiany</translation>
    </message>
    <message>
        <source>no card there has an effect: cards are discarded</source>
        <translation>żadna karta nie ma efektu: karty zostają odrzucone</translation>
    </message>
    <message>
        <source>%1: never matures</source>
        <comment>Encounter cards with Hide</comment>
        <translation>%1: bez przemiany</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Zostaje jako sprzymierzeniec</translation>
    </message>
    <message>
        <source>At once: a city is asked about</source>
        <translation>Natychmiast: pytanie o miasto</translation>
    </message>
    <message>
        <source>it has had its turn</source>
        <translation>już użyta w tej zasadzce</translation>
    </message>
    <message>
        <source>only when it is found in a search</source>
        <translation>tylko gdy zostanie znaleziona przy Przeszukiwaniu</translation>
    </message>
    <message>
        <source>Pride: too early, it will be cancelled</source>
        <translation>Duma: za wcześnie, zostanie anulowana</translation>
    </message>
    <message>
        <source>%1 damage if it cancels %2 or %3</source>
        <translation>%1 obrażenia, jeśli anuluje: %2 lub %3</translation>
    </message>
    <message>
        <source>%1 damage against %2 or %3</source>
        <translation>%1 obrażenia przeciw: %2 lub %3</translation>
    </message>
    <message>
        <source>%1 damage; against %2 a bite instead</source>
        <translation>%1 obrażenia; przeciw: %2 – ugryzienie</translation>
    </message>
    <message>
        <source>one hunter or more leave the combat</source>
        <translation>jeden lub więcej Łowców opuszcza walkę</translation>
    </message>
    <message>
        <source>the hunter leaves the combat</source>
        <translation>Łowca opuszcza walkę</translation>
    </message>
    <message>
        <source>cancels %1</source>
        <extracomment>%1 are Dracula&apos;s Combat cards.</extracomment>
        <translation>anuluje: %1</translation>
    </message>
    <message>
        <source>cancels any card of Dracula&apos;s</source>
        <translation>anuluje każdą jego kartę</translation>
    </message>
    <message>
        <source>%1 is played at once</source>
        <translation>„%1” zagrywa się od razu</translation>
    </message>
</context>
<context>
    <name>TypedPlace</name>
    <message>
        <source>“%1” means nothing here. Type the name of a place.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>„%1” nic tu nie znaczy. Wpisz nazwę miejsca.</translation>
    </message>
</context>
<context>
    <name>WayWords</name>
    <message>
        <source>by road</source>
        <translation>drogą</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>morzem</translation>
    </message>
    <message>
        <source>out of the hospital</source>
        <translation>ze szpitala</translation>
    </message>
    <message>
        <source>by train</source>
        <translation>koleją</translation>
    </message>
    <message>
        <source>by train, 1 railway</source>
        <translation>koleją, 1 odcinek</translation>
    </message>
    <message numerus="yes">
        <source>by train, %n railways</source>
        <translation>
            <numerusform>koleją, %n odcinek</numerusform>
            <numerusform>koleją, %n odcinki</numerusform>
            <numerusform>koleją, %n odcinków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::AnswerSheet</name>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>teraz %1</translation>
    </message>
</context>
<context>
    <name>demeter::BoardCheckScreen</name>
    <message>
        <source>Check my board</source>
        <translation>Sprawdź moją planszę</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Zapisz i wyjdź</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>Czy tak jest na twojej planszy? Dotknij tego, co się różni.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>droga</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>biała</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>żółta</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Czegoś brakuje: dotknij tego na mapie lub wybierz z listy.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Czego brakuje</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Duże miasto</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Małe miasto</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>dotknij, aby zmienić</translation>
    </message>
    <message>
        <source>region; tap to change</source>
        <translation>region; dotknij, aby zmienić</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 places</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; z %2 miejsc</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Na razie bez zmian.</translation>
    </message>
    <message>
        <source>It agrees: save your board</source>
        <translation>Zgadza się: zapisz swoją planszę</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Zgadza się: dalej, %1</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1: to miejsce jest już na liście.</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>około %1 min</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Zmiany do tej pory: %1</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nic nie może tam prowadzić.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Na telefonie</translation>
    </message>
    <message>
        <source>Phones that show it: %1</source>
        <translation>Telefony, które to pokazują: %1</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>kolej</translation>
    </message>
</context>
<context>
    <name>demeter::BoardFound</name>
    <message>
        <source>%1 – %2: there is a road.</source>
        <translation>%1 – %2: jest droga.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no road.</source>
        <translation>%1 – %2: nie ma drogi.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is white.</source>
        <translation>%1 – %2: połączenie kolejowe jest białe.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is yellow.</source>
        <translation>%1 – %2: połączenie kolejowe jest żółte.</translation>
    </message>
    <message>
        <source>%1 – %2: there is a railway.</source>
        <translation>%1 – %2: jest połączenie kolejowe.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no railway.</source>
        <translation>%1 – %2: nie ma połączenia kolejowego.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have a common border.</source>
        <translation>%1 – %2: obszary morskie mają wspólną granicę.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have no common border.</source>
        <translation>%1 – %2: obszary morskie nie mają wspólnej granicy.</translation>
    </message>
    <message>
        <source>%1 – %2: there is an anchor.</source>
        <translation>%1 – %2: jest kotwica.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no anchor.</source>
        <translation>%1 – %2: nie ma kotwicy.</translation>
    </message>
    <message>
        <source>%1 is a large city.</source>
        <translation>%1 to duże miasto.</translation>
    </message>
    <message>
        <source>%1 is a small city.</source>
        <translation>%1 to małe miasto.</translation>
    </message>
    <message>
        <source>%1 belongs to the region %2.</source>
        <translation>%1 należy do regionu %2.</translation>
    </message>
    <message>
        <source>What is otherwise on my board than on Demeter&apos;s map (%1):</source>
        <translation>Co na mojej planszy jest inaczej niż na mapie Demeter (%1):</translation>
    </message>
    <message>
        <source>I have found nothing on my board that is otherwise than on Demeter&apos;s map (%1).</source>
        <translation>Na mojej planszy nie ma żadnych różnic względem mapy Demeter (%1).</translation>
    </message>
    <message>
        <source>%1 of %2 places have been looked at.</source>
        <translation>Sprawdzone miejsca: %1 z %2.</translation>
    </message>
    <message>
        <source>road %1</source>
        <translation>droga %1</translation>
    </message>
    <message>
        <source>white railway %1</source>
        <translation>białe połączenie kolejowe %1</translation>
    </message>
    <message>
        <source>yellow railway %1</source>
        <translation>żółte połączenie kolejowe %1</translation>
    </message>
    <message>
        <source>railway %1</source>
        <translation>połączenie kolejowe %1</translation>
    </message>
    <message>
        <source>sea border %1</source>
        <translation>granica morska %1</translation>
    </message>
    <message>
        <source>anchor %1</source>
        <translation>kotwica %1</translation>
    </message>
    <message>
        <source>its size</source>
        <translation>wielkość</translation>
    </message>
    <message>
        <source>its region</source>
        <translation>region</translation>
    </message>
    <message>
        <source>its anchors</source>
        <translation>kotwice</translation>
    </message>
    <message>
        <source>Look closely: %1.</source>
        <translation>Przyjrzyj się: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BoardSetupPage</name>
    <message>
        <source>Your boards</source>
        <translation>Twoje plansze</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Sprawdź moją planszę</translation>
    </message>
    <message>
        <source>City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time.</source>
        <translation>Miasto po mieście, z planszą przed oczami; trwa to od dziesięciu do piętnastu minut i można przerwać w każdej chwili.</translation>
    </message>
    <message>
        <source>Add a board from a file…</source>
        <translation>Dodaj planszę z pliku…</translation>
    </message>
    <message>
        <source>Save this board as a file…</source>
        <translation>Zapisz tę planszę jako plik…</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nazwa twojej planszy</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Zapisz nazwę</translation>
    </message>
    <message>
        <source>Rename this board</source>
        <translation>Zmień nazwę tej planszy</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Usuń tę planszę</translation>
    </message>
    <message>
        <source>Games that are played on it keep it.</source>
        <translation>Gry, które się na niej toczą, ją zachowają.</translation>
    </message>
    <message>
        <source>The map is not confirmed.</source>
        <translation>Mapa nie jest sprawdzona.</translation>
    </message>
    <message>
        <source>%1 of %2 places confirmed</source>
        <translation>sprawdzone miejsca: %1 z %2</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Dodaj planszę</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Plansze (*.json)</translation>
    </message>
    <message>
        <source>The board %1 is one of yours now.</source>
        <translation>Plansza „%1” jest teraz jedną z twoich.</translation>
    </message>
    <message>
        <source>Further errors: %1</source>
        <translation>Dalsze błędy: %1</translation>
    </message>
    <message>
        <source>This is no board that can be played on.</source>
        <translation>Na tej planszy nie można grać.</translation>
    </message>
    <message>
        <source>Save this board</source>
        <translation>Zapisz tę planszę</translation>
    </message>
    <message>
        <source>The board is saved as %1.</source>
        <translation>Planszę zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BookSheet</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Hasła</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Niczego nie znaleziono.</translation>
    </message>
    <message>
        <source>With only some of these words</source>
        <translation>Tylko z częścią tych słów</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>demeter::CardSheet</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>W tej grze</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>W zasadach</translation>
    </message>
    <message>
        <source>Other cards here</source>
        <translation>Inne karty tutaj</translation>
    </message>
</context>
<context>
    <name>demeter::CheckPhonesSheet</name>
    <message>
        <source>Check on a phone</source>
        <translation>Sprawdzanie na telefonie</translation>
    </message>
    <message>
        <source>Any phone in the same network can go through the board in its browser, beside the cardboard. Several can do it together. Nothing has to be installed.</source>
        <translation>Na każdym telefonie w tej samej sieci można sprawdzać planszę w przeglądarce, mając tekturową przed sobą. Kilka osób może to robić razem. Niczego nie trzeba instalować.</translation>
    </message>
    <message>
        <source>Check on phones</source>
        <translation>Sprawdzaj na telefonach</translation>
    </message>
    <message>
        <source>No phone shows the comparison any longer.</source>
        <translation>Żaden telefon nie pokaże już sprawdzania.</translation>
    </message>
    <message>
        <source>QR code with the comparison&apos;s address</source>
        <translation>Kod QR z adresem sprawdzania</translation>
    </message>
    <message>
        <source>No phone shows the comparison yet.</source>
        <translation>Żaden telefon nie pokazuje jeszcze sprawdzania.</translation>
    </message>
    <message>
        <source>Phones that show the comparison: %1</source>
        <translation>Telefony, które pokazują sprawdzanie: %1</translation>
    </message>
    <message>
        <source>What is tapped on a phone is done here at once. Leaving the comparison or starting a game ends it on the phones.</source>
        <translation>To, co ktoś zmieni na telefonie, od razu zmienia się tutaj. Gdy wyjdziesz ze sprawdzania albo zaczniesz grę, skończy się ono też na telefonach.</translation>
    </message>
</context>
<context>
    <name>demeter::CoachPanel</name>
    <message>
        <source>Practice</source>
        <translation>Gra próbna</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Skip the first round</source>
        <translation>Pomiń pierwszą rundę</translation>
    </message>
</context>
<context>
    <name>demeter::CorrectionSheet</name>
    <message>
        <source>When the program and the table differ, the table is right. The correction and its reason are public; what it says of hidden cards is not.</source>
        <translation>Gdy program i stół się różnią, rację ma stół. Sprostowanie i jego powód są jawne; to, co mówi o zakrytych kartach, pozostaje tajne.</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Najpierw wypełnij pola.</translation>
    </message>
    <message>
        <source>The program has: %1. It will have: %2.</source>
        <extracomment>Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.</extracomment>
        <translation>Teraz w programie: %1. Po zmianie: %2.</translation>
    </message>
    <message>
        <source>Write the reason first: the table hears it.</source>
        <translation>Najpierw wpisz powód: pozna go cały stół.</translation>
    </message>
    <message>
        <source>Why? The table hears the reason</source>
        <translation>Dlaczego? Powód pozna cały stół</translation>
    </message>
    <message>
        <source>For example: forgotten yesterday</source>
        <translation>Na przykład: zapomniano wczoraj</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Sprostuj</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Sprostowanie ręczne</translation>
    </message>
</context>
<context>
    <name>demeter::CurtainWarning</name>
    <message>
        <source>The curtain falls in %1 s.</source>
        <comment>seconds</comment>
        <translation>Kurtyna opadnie za %1 s.</translation>
    </message>
    <message>
        <source>Any touch or key keeps it open.</source>
        <translation>Każdy dotyk lub klawisz zatrzyma ją w górze.</translation>
    </message>
</context>
<context>
    <name>demeter::DBusScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Trwa gra</translation>
    </message>
</context>
<context>
    <name>demeter::DealSheet</name>
    <message>
        <source>A fair deal</source>
        <translation>Uczciwe rozdanie</translation>
    </message>
    <message>
        <source>Shuffle and deal</source>
        <translation>Potasuj i rozdaj</translation>
    </message>
    <message>
        <source>Hunters, photograph this code.</source>
        <translation>Łowcy, sfotografujcie ten kod.</translation>
    </message>
    <message>
        <source>QR code of the deal</source>
        <translation>Kod QR rozdania</translation>
    </message>
    <message>
        <source>Or note the digits:</source>
        <translation>Albo zapiszcie cyfry:</translation>
    </message>
    <message>
        <source>Say any word.</source>
        <translation>Powiedzcie dowolne słowo.</translation>
    </message>
    <message>
        <source>Without a word you have to trust the program.</source>
        <translation>Bez słowa trzeba zaufać programowi.</translation>
    </message>
    <message>
        <source>A second code of the deal means a second deal.</source>
        <translation>Drugi kod rozdania oznacza drugie rozdanie.</translation>
    </message>
    <message>
        <source>This is fair: the code is fixed before anybody knows the word, so nobody can stack the cards. After the game you can check it.</source>
        <translation>To uczciwe: kod ustalono, zanim ktoś poznał słowo, więc nikt nie ułoży kart po swojemu. Po grze można to sprawdzić.</translation>
    </message>
</context>
<context>
    <name>demeter::EndingStage</name>
    <message>
        <source>Reveal the game</source>
        <translation>Ujawnij grę</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>The hunt in numbers</source>
        <translation>Polowanie w liczbach</translation>
    </message>
    <message>
        <source>The map shows only what the table saw. The whole way comes to light when the game is revealed.</source>
        <translation>Mapa pokazuje tylko to, co widział stół. Całą drogę odsłoni ujawnienie gry.</translation>
    </message>
    <message>
        <source>Watch the hunt</source>
        <translation>Obejrzyj polowanie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Whole way</source>
        <translation>Cała droga</translation>
    </message>
    <message>
        <source>Where in the hunt</source>
        <translation>Chwila polowania</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Wszystkie liczby</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Jeden ruch naprzód</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Gra w liczbach</translation>
    </message>
    <message>
        <source>What stayed hidden comes to light when the game is revealed.</source>
        <translation>To, co było ukryte, odsłoni ujawnienie gry.</translation>
    </message>
</context>
<context>
    <name>demeter::FinishSheet</name>
    <message>
        <source>Our board</source>
        <translation>Nasza plansza</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Twoja plansza</translation>
    </message>
    <message>
        <source>%1 of %2 places are as on your board now.</source>
        <translation>Miejsca już takie jak na twojej planszy: %1 z %2.</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Co jest inaczej</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Na razie nic.</translation>
    </message>
    <message>
        <source>This does not hold together</source>
        <translation>To się nie zgadza</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Podziel się tym, co znaleziono</translation>
    </message>
    <message>
        <source>Copies a short text to be pasted.</source>
        <translation>Kopiuje krótki tekst do wklejenia.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Tekst jest w schowku.</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nazwa twojej planszy</translation>
    </message>
    <message>
        <source>Save as your board</source>
        <translation>Zapisz jako swoją planszę</translation>
    </message>
    <message>
        <source>New games offer it. You can go on with the comparison later.</source>
        <translation>Nowe gry będą ją proponować. Sprawdzanie możesz dokończyć później.</translation>
    </message>
    <message>
        <source>Leave without saving a board</source>
        <translation>Wyjdź bez zapisywania planszy</translation>
    </message>
    <message>
        <source>All that you have looked at is kept.</source>
        <translation>Wszystko, co sprawdzono, zostaje zachowane.</translation>
    </message>
</context>
<context>
    <name>demeter::FirstRoundEnd</name>
    <message>
        <source>That was a first round</source>
        <translation>To była pierwsza runda</translation>
    </message>
    <message>
        <source>Nothing of it is kept. In a game everything goes on like this: the screen asks for what is next.</source>
        <translation>Nic z niej nie zostaje zapisane. W grze wszystko toczy się tak samo: ekran pyta, co dalej.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>with the hunters at the table</source>
        <translation>z Łowcami przy stole</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>F1 opens them at any time, at the topic of what is asked.</source>
        <translation>F1 otwiera je w każdej chwili, od razu na haśle, o które chodzi.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>F3: the first game, phones, the proof</source>
        <translation>F3: pierwsza gra, telefony, dowód</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Do ekranu startowego</translation>
    </message>
    <message>
        <source>The first round is found there again.</source>
        <translation>Tam znajdziesz też pierwszą rundę.</translation>
    </message>
</context>
<context>
    <name>demeter::FormSheet</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Wpisano.</translation>
    </message>
</context>
<context>
    <name>demeter::GameChoiceSheet</name>
    <message>
        <source>Which game lies on the table?</source>
        <translation>Która gra leży na stole?</translation>
    </message>
</context>
<context>
    <name>demeter::GameListModel</name>
    <message>
        <source>Game of %1</source>
        <translation>Gra z %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a game</comment>
        <translation>ujawniona</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <comment>a game</comment>
        <translation>usunięta %1</translation>
    </message>
    <message>
        <source>goes for good on %1</source>
        <comment>a game</comment>
        <translation>zniknie na dobre %1</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>a game</comment>
        <translation>rozpoczęta %1</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>ostatnio grana %1</translation>
    </message>
    <message>
        <source>revealed, then played on</source>
        <comment>a game</comment>
        <translation>ujawniona, potem grano dalej</translation>
    </message>
</context>
<context>
    <name>demeter::GamesSheet</name>
    <message>
        <source>Deleted games</source>
        <translation>Usunięte gry</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message numerus="yes">
        <source>They stay here for %n days, then they are removed for good.</source>
        <translation>
            <numerusform>Zostają tu przez %n dzień, potem znikają na dobre.</numerusform>
            <numerusform>Zostają tu przez %n dni, potem znikają na dobre.</numerusform>
            <numerusform>Zostają tu przez %n dni, potem znikają na dobre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Szukaj nazwy lub gracza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>Do zapisanych gier</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Otwórz z pliku…</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Nazwa tej gry</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Zapisz nazwę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>No game has been deleted.</source>
        <translation>Nie ma usuniętych gier.</translation>
    </message>
    <message>
        <source>No game is kept here yet.</source>
        <translation>Nie ma tu jeszcze żadnej zapisanej gry.</translation>
    </message>
    <message>
        <source>No game has this name or this player.</source>
        <translation>Żadna gra nie ma takiej nazwy ani takiego gracza.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>A name has at most %1 signs; this one has %2.</source>
        <translation>Nazwa może mieć najwyżej %1 znaków; ta ma %2.</translation>
    </message>
    <message>
        <source>The name could not be kept. %1</source>
        <translation>Nie udało się zapisać nazwy. %1</translation>
    </message>
    <message>
        <source>The game stays where it is. %1</source>
        <translation>Gra zostaje na swoim miejscu. %1</translation>
    </message>
    <message>
        <source>The game could not be brought back. %1</source>
        <translation>Nie udało się przywrócić gry. %1</translation>
    </message>
    <message>
        <source>%1 is among the saved games again.</source>
        <translation>%1 jest znów wśród zapisanych gier.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
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
        <source>Before Dracula %1</source>
        <translation>Przed Draculą %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Pogłoski %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Twój sprzymierzeniec</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Sprzymierzeniec Łowców</translation>
    </message>
    <message>
        <source>Fold the hand</source>
        <translation>Zwiń rękę</translation>
    </message>
    <message>
        <source>Unfold the hand</source>
        <translation>Rozwiń rękę</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Nagłówek</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Tydzień %1</translation>
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
        <translation>Cofnij „%1”</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów „%1”</translation>
    </message>
    <message>
        <source>week %1, round %2</source>
        <translation>tydzień %1, runda %2</translation>
    </message>
    <message>
        <source>ally: %1</source>
        <translation>sprzymierzeniec: %1</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Kurtyna</translation>
    </message>
    <message>
        <source>Menu: journal, table, settings</source>
        <translation>Menu: dziennik, stół, ustawienia</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Rumors</source>
        <translation>Pogłoski</translation>
    </message>
    <message>
        <source>Draw the curtain (Esc; Shift+Esc, whatever is open)</source>
        <translation>Opuść kurtynę (Esc; Shift+Esc mimo otwartych okien)</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Dziennik gry</translation>
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
        <source>Choose a line first</source>
        <translation>Najpierw wybierz wiersz</translation>
    </message>
    <message>
        <source>Choose a line, then go back to before it. Nothing is lost: the lines stay here until something else is done.</source>
        <translation>Wybierz wiersz i wróć do chwili przed nim. Nic nie ginie: wiersze zostają tutaj, dopóki nie zrobisz czegoś innego.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Dracula</source>
        <comment>whose steps</comment>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>whose steps</comment>
        <translation>Łowcy</translation>
    </message>
    <message>
        <source>Whose steps</source>
        <translation>Czyje kroki</translation>
    </message>
    <message>
        <source>A step without news</source>
        <extracomment>A step such as going on, or a hunter who passes, in the journal.</extracomment>
        <translation>Krok bez nowin</translation>
    </message>
    <message numerus="yes">
        <source>%n steps without news</source>
        <extracomment>Steps such as going on, or hunters who pass, in the journal.</extracomment>
        <translation>
            <numerusform>%n krok bez nowin</numerusform>
            <numerusform>%n kroki bez nowin</numerusform>
            <numerusform>%n kroków bez nowin</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message>
        <source>The game stands here.</source>
        <translation>Gra jest tutaj.</translation>
    </message>
    <message>
        <source>Do it again up to this line</source>
        <translation>Powtórz aż do tego wiersza</translation>
    </message>
    <message>
        <source>Go back to before this line</source>
        <translation>Wróć do chwili przed tym wierszem</translation>
    </message>
</context>
<context>
    <name>demeter::KeeperSheet</name>
    <message>
        <source>Whose secret is it?</source>
        <translation>Czyj to sekret?</translation>
    </message>
</context>
<context>
    <name>demeter::LegendSheet</name>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają symbole</translation>
    </message>
    <message>
        <source>%1. In the rules: %2</source>
        <extracomment>A sign, and the topic of the rules that its button opens.</extracomment>
        <translation>%1. W zasadach: %2</translation>
    </message>
</context>
<context>
    <name>demeter::LinkSheet</name>
    <message>
        <source>A new address</source>
        <translation>Nowy adres</translation>
    </message>
    <message>
        <source>Everybody is thrown out and has to scan the new code.</source>
        <translation>Wszyscy zostaną odłączeni i muszą zeskanować nowy kod.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>This device is in no network</source>
        <translation>To urządzenie nie jest w żadnej sieci</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi that the phones are in. Where there is none, switch on the hotspot of a phone and connect this device to it. No internet is needed.</source>
        <translation>Połącz je z siecią Wi-Fi, w której są telefony. Jeśli żadnej nie ma, włącz hotspot w telefonie i połącz z nim to urządzenie. Internet nie jest potrzebny.</translation>
    </message>
    <message>
        <source>Scan this code with a phone&apos;s camera.</source>
        <translation>Zeskanuj ten kod aparatem telefonu.</translation>
    </message>
    <message>
        <source>Or type this address, without spaces:</source>
        <translation>Albo wpisz ten adres, bez spacji:</translation>
    </message>
    <message>
        <source>This device has left that network: phones do not find it there now.</source>
        <translation>To urządzenie opuściło tę sieć: telefony go tam teraz nie znajdą.</translation>
    </message>
    <message>
        <source>Wi-Fi (%1)</source>
        <extracomment>%1 is the system&apos;s name of a network interface.</extracomment>
        <translation>Wi-Fi (%1)</translation>
    </message>
    <message>
        <source>Cable (%1)</source>
        <translation>Kabel (%1)</translation>
    </message>
    <message>
        <source>Another network (%1)</source>
        <translation>Inna sieć (%1)</translation>
    </message>
    <message>
        <source>The network that the phones are in</source>
        <translation>Sieć, w której są telefony</translation>
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
    <message>
        <source>Close the second window</source>
        <translation>Zamknij drugie okno</translation>
    </message>
    <message>
        <source>The table in a second window</source>
        <translation>Stół w drugim oknie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Do ekranu startowego</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Co wie stół</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Kody tej gry</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Ujawnij grę</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>%1 is what was entered last, a short name of it.</extracomment>
        <translation>Cofnij ostatni wpis</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Udostępnij polowanie</translation>
    </message>
    <message>
        <source>Show on phones</source>
        <translation>Pokaż na telefonach</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Przeczytaj karty</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają symbole</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>This is practice. There is nothing to reveal.</source>
        <translation>To gra próbna. Nie ma czego ujawniać.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>The round as text</source>
        <translation>Runda jako tekst</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>Claim an error</source>
        <translation>Zarzuć błąd</translation>
    </message>
    <message>
        <source>once it is over</source>
        <translation>po zakończeniu gry</translation>
    </message>
    <message>
        <source>the game is kept</source>
        <translation>gra zostaje zapisana</translation>
    </message>
</context>
<context>
    <name>demeter::ManualSheet</name>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Search in the manual</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Niczego nie znaleziono.</translation>
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
        <translation>lord Godalming</translation>
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
    <message>
        <source>delayed</source>
        <translation>zatrzymanie</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>nietoperze</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n ugryzienie</numerusform>
            <numerusform>%n ugryzienia</numerusform>
            <numerusform>%n ugryzień</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has said that he goes here</source>
        <translation>Dracula zapowiedział, że tu idzie</translation>
    </message>
</context>
<context>
    <name>demeter::MapTools</name>
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
    <message>
        <source>Tools of the map</source>
        <translation>Narzędzia mapy</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Cała plansza</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają symbole</translation>
    </message>
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Return opens the list of places, in which each can be chosen.</source>
        <translation>Enter otwiera listę miejsc, z której możesz wybrać każde z nich.</translation>
    </message>
</context>
<context>
    <name>demeter::MomentBand</name>
    <message>
        <source>Tap to go on</source>
        <translation>Dotknij, by iść dalej</translation>
    </message>
</context>
<context>
    <name>demeter::NewsStrip</name>
    <message>
        <source>Fold away what was said before</source>
        <translation>Zwiń to, co powiedziano wcześniej</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>To, co powiedziano wcześniej</translation>
    </message>
</context>
<context>
    <name>demeter::PassphraseSheet</name>
    <message>
        <source>A passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>The passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>It opens the key of the sealed games.</source>
        <translation>Otwiera klucz zapieczętowanych gier.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Ustaw hasło</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters.</source>
        <translation>Hasło musi mieć co najmniej %1 znaków.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>Te hasła się różnią.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Nieprawidłowe hasło.</translation>
    </message>
    <message>
        <source>A passphrase guards against a copy of your files, the longer the better. From now on it alone opens the sealed games, and a PIN opens Dracula&apos;s screen and nothing else. If the passphrase is forgotten, no sealed game can be finished or revealed.</source>
        <translation>Hasło chroni przed kimś, kto skopiuje twoje pliki, a im dłuższe, tym lepiej. Od tej chwili tylko ono otwiera zapieczętowane gry, a PIN otwiera ekran Draculi i nic więcej. Jeśli zapomnisz hasła, żadnej zapieczętowanej gry nie da się dokończyć ani ujawnić.</translation>
    </message>
</context>
<context>
    <name>demeter::PhonesSheet</name>
    <message>
        <source>Show on phones</source>
        <translation>Pokaż na telefonach</translation>
    </message>
    <message>
        <source>No phone shows the table any longer.</source>
        <translation>Żaden telefon nie pokaże już stołu.</translation>
    </message>
    <message>
        <source>Every phone, tablet or laptop in the same network can show the table in its browser. Nothing has to be installed.</source>
        <translation>Każdy telefon, tablet i laptop w tej samej sieci może pokazać stół w przeglądarce. Niczego nie trzeba instalować.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Pokaż stół na telefonach</translation>
    </message>
    <message>
        <source>QR code with the table&apos;s address</source>
        <translation>Kod QR z adresem stołu</translation>
    </message>
    <message>
        <source>No phone shows the table yet.</source>
        <translation>Żaden telefon nie pokazuje jeszcze stołu.</translation>
    </message>
    <message>
        <source>What phones may enter</source>
        <translation>Co można wpisywać na telefonach</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>They look on.</source>
        <translation>Tylko patrzą.</translation>
    </message>
    <message>
        <source>Their own hunters</source>
        <translation>Swoich Łowców</translation>
    </message>
    <message>
        <source>Each phone says whom it plays.</source>
        <translation>Każdy telefon mówi, kogo prowadzi.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Each phone for all hunters.</source>
        <translation>Każdy telefon za wszystkich Łowców.</translation>
    </message>
    <message>
        <source>Played on phones</source>
        <translation>Prowadzeni na telefonach</translation>
    </message>
    <message>
        <source>The page comes from Dracula&apos;s program over the plain local network. It replaces the table screen, not the proof.</source>
        <translation>Strona pochodzi z programu Draculi i idzie zwykłą, nieszyfrowaną siecią lokalną. Zastępuje ekran stołu, a nie dowód.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Telefony, które pokazują stół: %1</translation>
    </message>
    <message>
        <source>Take back from the phone</source>
        <translation>Zabierz telefonowi</translation>
    </message>
    <message>
        <source>Phones keep the codes by themselves. Before Dracula draws each gives a share of chance too.</source>
        <translation>Telefony same zachowują kody. Zanim Dracula dobierze, każdy daje też swój udział w tasowaniu.</translation>
    </message>
</context>
<context>
    <name>demeter::PinSheet</name>
    <message>
        <source>That is not the PIN.</source>
        <translation>Nieprawidłowy PIN.</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>Nowy PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Usuń ostatnią cyfrę</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Zatwierdź PIN</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>PIN musi mieć od %1 do %2 cyfr.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>Te PIN-y się różnią.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong too often. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>Zbyt wiele błędnych prób. Następna możliwa za %n sekundę.</numerusform>
            <numerusform>Zbyt wiele błędnych prób. Następna możliwa za %n sekundy.</numerusform>
            <numerusform>Zbyt wiele błędnych prób. Następna możliwa za %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cyfra</numerusform>
            <numerusform>%n cyfry</numerusform>
            <numerusform>%n cyfr</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten: use the passphrase</source>
        <translation>Nie pamiętasz PIN-u? Użyj hasła</translation>
    </message>
    <message>
        <source>Type the PIN that you have now.</source>
        <translation>Wpisz obecny PIN.</translation>
    </message>
    <message>
        <source>Type %1 to %2 digits.</source>
        <translation>Wpisz od %1 do %2 cyfr.</translation>
    </message>
    <message>
        <source>Type the same digits once more.</source>
        <translation>Wpisz te same cyfry jeszcze raz.</translation>
    </message>
    <message>
        <source>A PIN guards Dracula&apos;s screen against a glance. The sealed games are opened by your passphrase alone.</source>
        <translation>PIN chroni ekran Draculi przed cudzym spojrzeniem. Zapieczętowane gry otwiera tylko twoje hasło.</translation>
    </message>
    <message>
        <source>A PIN guards against a glance. Against a copy of your files only a passphrase does. Without one, a forgotten PIN means that no sealed game can be finished or revealed.</source>
        <translation>PIN chroni przed cudzym spojrzeniem. Przed kimś, kto skopiuje twoje pliki, chroni tylko hasło. Jeśli nie masz hasła i zapomnisz PIN-u, żadnej zapieczętowanej gry nie da się dokończyć ani ujawnić.</translation>
    </message>
    <message>
        <source>The PIN could not be set. %1</source>
        <translation>Nie udało się ustawić PIN-u. %1</translation>
    </message>
</context>
<context>
    <name>demeter::ReadingSheet</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>demeter::RevealFlow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Nie udało się. %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Rysunki (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Zapisz stronę, żeby ją wysłać</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Zapisano: %1.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Nie udało się zapisać w folderze %1. Wybierz inny.</translation>
    </message>
</context>
<context>
    <name>demeter::RevealSheet</name>
    <message>
        <source>Reveal the game?</source>
        <translation>Ujawnić grę?</translation>
    </message>
    <message>
        <source>The game is revealed</source>
        <translation>Gra jest ujawniona</translation>
    </message>
    <message>
        <source>The game is not over. Whoever opens these files knows where Dracula is: do it only if everybody at the table agrees.</source>
        <translation>Gra się jeszcze nie skończyła. Kto otworzy te pliki, będzie wiedział, gdzie jest Dracula: zrób to tylko wtedy, gdy wszyscy przy stole się zgadzają.</translation>
    </message>
    <message>
        <source>No, keep it secret</source>
        <translation>Nie, zachowaj w tajemnicy</translation>
    </message>
    <message>
        <source>Send the page to the hunters. Each of them can type in the codes that they noted, on a device of their own: it needs no network.</source>
        <translation>Wyślij stronę Łowcom. Każdy z nich może wpisać zanotowane kody na własnym urządzeniu: sieć nie jest potrzebna.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Otwórz stronę</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Files of these names are there already, perhaps from an earlier reveal.</source>
        <translation>Pliki o tych nazwach już istnieją, może po wcześniejszym ujawnieniu.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Zastąp je</translation>
    </message>
    <message>
        <source>No, keep them</source>
        <translation>Nie, zachowaj je</translation>
    </message>
    <message>
        <source>We all agree: hold this to reveal the game</source>
        <translation>Wszyscy się zgadzamy: przytrzymaj, aby ujawnić grę</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Udostępnij polowanie</translation>
    </message>
    <message>
        <source>The picture shows who has won, the whole way and the numbers of the hunt.</source>
        <translation>Obraz pokazuje, kto wygrał, całą drogę i liczby polowania.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>Żaden program nie otwiera tu %1.</translation>
    </message>
    <message>
        <source>Reveal the game by PIN</source>
        <translation>Ujawnij grę PIN-em</translation>
    </message>
    <message>
        <source>Hold this to reveal the game</source>
        <translation>Przytrzymaj, aby ujawnić grę</translation>
    </message>
    <message>
        <source>The page comes from this program. Who trusts nobody opens the same file in a verifier of their own; the settings say where it is.</source>
        <translation>Strona pochodzi z tego programu. Kto nikomu nie ufa, otwiera ten sam plik na własnej stronie do sprawdzania; skąd ją wziąć, mówią ustawienia.</translation>
    </message>
    <message>
        <source>Save it as SVG</source>
        <translation>Zapisz go jako SVG</translation>
    </message>
    <message>
        <source>Everything hidden is written down: a page that replays the hunt on anybody&apos;s phone, and the record from which anybody can check it.</source>
        <translation>Wszystko, co ukryte, zostaje zapisane: strona, która odtworzy polowanie na dowolnym telefonie, i zapis, z którym każdy może je sprawdzić.</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Zapisz stronę, żeby ją wysłać</translation>
    </message>
</context>
<context>
    <name>demeter::RoundTextSheet</name>
    <message>
        <source>The round as text</source>
        <translation>Runda jako tekst</translation>
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
        <source>Nothing has been said yet.</source>
        <translation>Nic jeszcze nie powiedziano.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
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
        <translation>Drukowane księgi podają to różnie</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>Księgi tego nie rozstrzygają</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Księga Zasad: %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Znajdź zasadę</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Żadna zasada nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>Card texts that nobody has verified</source>
        <translation>Teksty kart, których nikt nie sprawdził</translation>
    </message>
    <message>
        <source>How the program shuffles</source>
        <translation>Jak program tasuje</translation>
    </message>
</context>
<context>
    <name>demeter::SecretScreen</name>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>Ostatni wiersz pliku był urwany i został odcięty. Nic więcej nie przepadło.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Plik jest uszkodzony i można go tylko odczytać, do ostatniego dobrego wiersza: %1</translation>
    </message>
    <message>
        <source>Here the game can only be read, and nothing can be done in it. %1</source>
        <translation>Tutaj grę można tylko przeglądać, niczego nie da się w niej zrobić. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Touch to see the map</source>
        <translation>Dotknij, by zobaczyć mapę</translation>
    </message>
    <message>
        <source>Touch to see what is asked</source>
        <translation>Dotknij, by zobaczyć pytanie</translation>
    </message>
    <message>
        <source>Touch to see the hand</source>
        <translation>Dotknij, by zobaczyć karty na ręce</translation>
    </message>
    <message>
        <source>Touch to see the combat</source>
        <translation>Dotknij, by zobaczyć walkę</translation>
    </message>
    <message>
        <source>Touch to see the list of places</source>
        <translation>Dotknij, by zobaczyć listę miejsc</translation>
    </message>
    <message>
        <source>Touch to see what stands here</source>
        <translation>Dotknij, by zobaczyć, co tu jest</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Nie zapisano, więc nic się nie zmieniło. %1</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Przeczytaj karty</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają symbole</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Do ekranu startowego</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Ujawnij grę</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>nic nie cofnięto</translation>
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
    <message>
        <source>The curtain falls without a touch after</source>
        <translation>Bez dotyku kurtyna opada po</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls</comment>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>What opens Dracula&apos;s screen</source>
        <translation>Co otwiera ekran Draculi</translation>
    </message>
    <message>
        <source>A PIN.</source>
        <translation>PIN.</translation>
    </message>
    <message>
        <source>Holding the button for a moment.</source>
        <translation>Przytrzymanie przycisku przez chwilę.</translation>
    </message>
    <message>
        <source>Another PIN</source>
        <translation>Inny PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Ustaw PIN</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>Usuń PIN</translation>
    </message>
    <message>
        <source>What guards Dracula&apos;s screen is set on that screen, behind the curtain.</source>
        <translation>To, co chroni ekran Draculi, ustawia się na tym ekranie, za kurtyną.</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>Inne hasło</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Ustaw hasło</translation>
    </message>
    <message>
        <source>No passphrase any more</source>
        <translation>Usuń hasło</translation>
    </message>
    <message>
        <source>Dracula&apos;s screen shows</source>
        <translation>Ekran Draculi pokazuje</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Only the part that is touched</source>
        <translation>Tylko dotkniętą część</translation>
    </message>
    <message>
        <source>When Dracula has decided</source>
        <translation>Gdy Dracula podejmie decyzję</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>Kurtyna opada</translation>
    </message>
    <message>
        <source>His screen stays open</source>
        <translation>Jego ekran zostaje otwarty</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>motion</comment>
        <translation>Jak zwykle</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej animacji</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Sprawdź moją planszę</translation>
    </message>
    <message>
        <source>Hold the program&apos;s map against your board, city by city.</source>
        <translation>Porównaj mapę programu ze swoją planszą, miasto po mieście.</translation>
    </message>
    <message>
        <source>About Demeter</source>
        <translation>O programie Demeter</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Zapisz stronę do sprawdzania</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Zapisano plik %1.</translation>
    </message>
    <message>
        <source>The verifier could not be saved in the folder %1. Choose another one.</source>
        <translation>Nie udało się zapisać strony do sprawdzania w folderze %1. Wybierz inny.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Its verifier is a page that checks revealed games on any device, for hunters who trust no page that they are given. By these signs they know it:</source>
        <translation>Strona do sprawdzania jest dla Łowców, którzy nie ufają stronom z cudzych rąk: sprawdzą na niej ujawnioną grę na dowolnym urządzeniu. Poznają ją po tych znakach:</translation>
    </message>
    <message>
        <source>In this game it stays open while a phone or a second screen shows the table, as you said.</source>
        <translation>W tej grze zostaje otwarty, gdy stół widać na telefonie albo drugim ekranie, tak jak zdecydowano.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sounds</comment>
        <translation>Włączone</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Wyłączone</translation>
    </message>
</context>
<context>
    <name>demeter::SetupPage</name>
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
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Wskaż miasto, by umieścić w nim zaznaczonego Łowcę.</translation>
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
        <source>In a game this is chosen here. For practice it stays as it is.</source>
        <translation>W grze wybiera się to tutaj. W grze próbnej zostaje tak, jak jest.</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Wybierz start potajemnie</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 to nie miasto. Łowca zaczyna w mieście.</translation>
    </message>
    <message>
        <source>Where does %1 begin?</source>
        <translation>Gdzie zaczyna %1?</translation>
    </message>
    <message>
        <source>All four hunters have their city.</source>
        <translation>Każdy z czworga Łowców ma swoje miasto.</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Dracula wybiera miejsce początkowe, a Łowcy odwracają wzrok.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefony</translation>
    </message>
    <message>
        <source>Without phones</source>
        <translation>Bez telefonów</translation>
    </message>
    <message>
        <source>They can be added at any time, from the table&apos;s menu.</source>
        <translation>Można je dodać w każdej chwili z menu stołu.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Pokaż stół na telefonach</translation>
    </message>
    <message>
        <source>The code to scan comes up as soon as the game has begun. Nothing has to be installed.</source>
        <translation>Kod do zeskanowania pojawi się zaraz po rozpoczęciu gry. Niczego nie trzeba instalować.</translation>
    </message>
    <message>
        <source>Show the table there</source>
        <comment>on phones</comment>
        <translation>Stół jest pokazany</translation>
    </message>
    <message>
        <source>Another game than %1</source>
        <translation>Inna gra niż „%1”</translation>
    </message>
    <message>
        <source>Players and cities</source>
        <translation>Gracze i miasta</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>%1 has no city yet. Tap it on the map.</source>
        <translation>%1 nie ma jeszcze miasta. Wskaż je na mapie.</translation>
    </message>
    <message>
        <source>no names yet</source>
        <translation>jeszcze bez imion</translation>
    </message>
    <message>
        <source>no city yet</source>
        <translation>jeszcze bez miasta</translation>
    </message>
    <message>
        <source>It is then shuffled anew in every round, unless you choose otherwise.</source>
        <translation>Wtedy tasuje się na nowo w każdej rundzie, chyba że wybierzecie inaczej.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Podręcznik: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SpokenWordsField</name>
    <message>
        <source>The hunters&apos; words</source>
        <translation>Słowa Łowców</translation>
    </message>
    <message>
        <source>e.g. candlestick</source>
        <translation>np. świecznik</translation>
    </message>
    <message>
        <source>That doesn&apos;t count as a word.</source>
        <translation>To nie liczy się jako słowo.</translation>
    </message>
    <message>
        <source>They count as: %1</source>
        <extracomment>%1 are the words without capitals and signs.</extracomment>
        <translation>Liczą się jako: %1</translation>
    </message>
</context>
<context>
    <name>demeter::StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation>Dziennik pokładowy gracza Draculi</translation>
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
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>ostatnio grana %1</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Wcześniejsze gry</translation>
    </message>
    <message>
        <source>Demeter keeps Dracula&apos;s trail secret and tells the table what everybody may know.</source>
        <translation>Demeter prowadzi w tajemnicy Szlak Draculi i mówi stołowi to, co mogą wiedzieć wszyscy.</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Otwórz zapisaną grę…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Sprawdź moją planszę</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>A first round, in five minutes</source>
        <translation>Pierwsza runda w pięć minut</translation>
    </message>
    <message>
        <source>For practice; nothing of it is kept.</source>
        <translation>Na próbę; nic nie zostaje zapisane.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Look at the last game</source>
        <translation>Zobacz ostatnią grę</translation>
    </message>
</context>
<context>
    <name>demeter::StatisticsSheet</name>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Nie rozegrano jeszcze żadnej gry do końca.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Kto wygrał</translation>
    </message>
    <message>
        <source>%1: Dracula %2, the hunters %3</source>
        <translation>%1: Dracula %2, Łowcy %3</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Jak długo</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 rounds, %3 on average</source>
        <translation>Od %1 do %2 rund, średnio %3</translation>
    </message>
    <message>
        <source>Closest escape</source>
        <translation>Najbliższa ucieczka</translation>
    </message>
    <message>
        <source>One step, and nobody knew</source>
        <translation>Jeden krok i nikt o tym nie wiedział</translation>
    </message>
    <message numerus="yes">
        <source>%n steps, and nobody knew</source>
        <translation>
            <numerusform>%n krok i nikt o tym nie wiedział</numerusform>
            <numerusform>%n kroki i nikt o tym nie wiedział</numerusform>
            <numerusform>%n kroków i nikt o tym nie wiedział</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; players</source>
        <translation>Gracze Łowców</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won</source>
        <extracomment>%1 is a player, %2 how many games he or she has won, %3 of how many.</extracomment>
        <translation>%1: wygrane %2 z %3</translation>
    </message>
    <message>
        <source>Not counted, for they are not over: %1</source>
        <translation>Niepoliczone, bo nieskończone: %1</translation>
    </message>
    <message>
        <source>Not counted, for they do not open: %1</source>
        <translation>Niepoliczone, bo się nie otwierają: %1</translation>
    </message>
    <message>
        <source>Over and not revealed, so that nothing hidden of them counts: %1</source>
        <translation>Skończone, lecz nieujawnione, więc nic z tego, co ukryte, się nie liczy: %1</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Zapisz jako tabelę</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Our hunts</source>
        <translation>Nasze polowania</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>Zapisano: %1.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Nie udało się zapisać w folderze %1. Wybierz inny.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
</context>
<context>
    <name>demeter::StayOpenSheet</name>
    <message>
        <source>Somebody else&apos;s screen shows the table</source>
        <translation>Stół widać na innym ekranie</translation>
    </message>
    <message>
        <source>Shall your screen stay open after your decisions?</source>
        <translation>Czy twój ekran ma zostać otwarty po twoich decyzjach?</translation>
    </message>
    <message>
        <source>You then see at once what the hunters do. Esc, a pause and a locked computer still draw the curtain.</source>
        <translation>Wtedy od razu widzisz, co robią Łowcy. Esc, przerwa i zablokowanie komputera nadal opuszczają kurtynę.</translation>
    </message>
    <message>
        <source>No, the curtain falls as before</source>
        <translation>Nie, kurtyna opada jak dotąd</translation>
    </message>
    <message>
        <source>Yes, it stays open</source>
        <translation>Tak, zostaje otwarty</translation>
    </message>
</context>
<context>
    <name>demeter::Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: o jeden mniej</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: o jeden więcej</translation>
    </message>
</context>
<context>
    <name>demeter::TableLogSheet</name>
    <message>
        <source>Discarded Encounter cards</source>
        <translation>Odrzucone karty Spotkań</translation>
    </message>
    <message>
        <source>Dracula&apos;s discarded Event cards</source>
        <translation>Odrzucone karty Wydarzeń Draculi</translation>
    </message>
    <message>
        <source>Encounter cards in the deck: %1</source>
        <translation>Karty Spotkań w talii: %1</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Co wie stół</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Co widzą wszyscy</translation>
    </message>
    <message>
        <source>What was said, the newest first</source>
        <translation>Co powiedziano, od najnowszego</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <extracomment>A day of the week and a part of the round, and the number of the round.</extracomment>
        <translation>%1 · runda %2</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>jedna zakryta karta</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down cards</source>
        <translation>
            <numerusform>%n zakryta karta</numerusform>
            <numerusform>%n zakryte karty</numerusform>
            <numerusform>%n zakrytych kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::TableScreen</name>
    <message>
        <source>Hold
to open</source>
        <translation>Przytrzymaj,
aby otworzyć</translation>
    </message>
    <message>
        <source>Hold to open Dracula&apos;s screen</source>
        <translation>Przytrzymaj, aby otworzyć ekran Draculi</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Map of the table</source>
        <translation>Mapa stołu</translation>
    </message>
    <message>
        <source>Open
by PIN</source>
        <translation>Otwórz
PIN-em</translation>
    </message>
    <message>
        <source>Open Dracula&apos;s screen by PIN</source>
        <translation>Otwórz ekran Draculi PIN-em</translation>
    </message>
    <message>
        <source>Menu of the table</source>
        <translation>Menu stołu</translation>
    </message>
    <message>
        <source>“%1” means nothing here. Type a hunter, then a place or an action.</source>
        <translation>„%1” nic tu nie znaczy. Wpisz Łowcę, a potem miejsce albo akcję.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Telefony, które pokazują stół: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TableSide</name>
    <message>
        <source>%1 (Dracula)</source>
        <extracomment>%1 is an ally of Dracula&apos;s.</extracomment>
        <translation>%1 (Dracula)</translation>
    </message>
    <message>
        <source>%1 (hunters)</source>
        <extracomment>%1 is an ally of the hunters.</extracomment>
        <translation>%1 (Łowcy)</translation>
    </message>
</context>
<context>
    <name>demeter::TopicPage</name>
    <message>
        <source>In the printed book: “%1”, page %2.</source>
        <translation>W drukowanej księdze zasad: „%1”, strona %2.</translation>
    </message>
    <message>
        <source>In the printed book: “%1”.</source>
        <translation>W drukowanej księdze zasad: „%1”.</translation>
    </message>
    <message>
        <source>Told from players&apos; summaries: what your cards and rulebook say comes first.</source>
        <translation>Opowiedziane na podstawie streszczeń graczy: pierwszeństwo ma to, co mówią wasze karty i instrukcja.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Zobacz też</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>W tej grze</translation>
    </message>
</context>
<context>
    <name>demeter::TrackBlock</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 z %3</translation>
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
        <translation>żeton pogłoski</translation>
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
    <name>demeter::TurnGuide</name>
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
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Zmrok</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: o jeden więcej</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: o jeden mniej</translation>
    </message>
    <message>
        <source>Type: M Par</source>
        <extracomment>In a field to type in. M is the first letter of Mina, Par stands for Paris: both in the language of the window.</extracomment>
        <translation>Wpisz: M Par</translation>
    </message>
    <message>
        <source>Type what a hunter does</source>
        <translation>Wpisz, co robi Łowca</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrano</translation>
    </message>
    <message>
        <source>Read about it: %1</source>
        <translation>Przeczytaj o tym: %1</translation>
    </message>
    <message>
        <source>What the card does: %1</source>
        <translation>Co robi karta: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TurnPanel</name>
    <message>
        <source>All of the words</source>
        <comment>of a question that is too long for its place</comment>
        <translation>Cały tekst</translation>
    </message>
</context>
<context>
    <name>demeter::WitnessSheet</name>
    <message>
        <source>QR code: %1</source>
        <translation>Kod QR: %1</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Kody tej gry</translation>
    </message>
    <message>
        <source>The first code comes at the end of the setup.</source>
        <translation>Pierwszy kod pojawi się na końcu przygotowania gry.</translation>
    </message>
    <message>
        <source>Earlier codes</source>
        <translation>Wcześniejsze kody</translation>
    </message>
    <message>
        <source>It is being made.</source>
        <comment>a code</comment>
        <translation>Właśnie powstaje.</translation>
    </message>
    <message>
        <source>Photograph this code</source>
        <translation>Sfotografuj ten kod</translation>
    </message>
    <message>
        <source>Photograph code %1</source>
        <comment>of that round</comment>
        <translation>Sfotografuj kod %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <comment>in the list of codes</comment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>The setup</source>
        <comment>in the list of codes</comment>
        <translation>Przygotowanie gry</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>in the list of codes</comment>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Photograph the newest code, or note it. After the game it proves that Dracula changed nothing: the page that he sends you then asks for it.</source>
        <translation>Sfotografuj najnowszy kod albo go zapisz. Po grze udowodni on, że Dracula niczego nie zmienił: zapyta o niego strona, którą Dracula ci wyśle.</translation>
    </message>
    <message>
        <source>The game went back behind it. It counts for what came before.</source>
        <comment>a code</comment>
        <translation>Grę cofnięto do chwili sprzed tego kodu. Nadal ręczy on za to, co było przed nim.</translation>
    </message>
</context>
<context>
    <name>demeter::WordsSheet</name>
    <message>
        <source>Without a word the decks stay as they lie.</source>
        <translation>Bez słowa talie zostają tak, jak leżą.</translation>
    </message>
    <message>
        <source>Shuffle anew</source>
        <translation>Przetasuj na nowo</translation>
    </message>
    <message>
        <source>Without a word</source>
        <translation>Bez słowa</translation>
    </message>
    <message>
        <source>A word for the cards</source>
        <translation>Słowo dla kart</translation>
    </message>
    <message>
        <source>Say any word. Both decks are shuffled anew with it. Until you say it, nobody can know which cards come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Powiedzcie dowolne słowo. Z nim obie talie zostaną potasowane na nowo. Dopóki go nie powiecie, nikt nie może wiedzieć, jakie karty przyjdą, nawet ten, kto ma sekret Draculi.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::Conversation</name>
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
        <translation>Powtórzono: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Cofnięto: %1.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>„%1”?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Najpierw Łowca, potem miejsce albo akcja: na przykład pierwsze litery obu słów.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::DraculaScreen</name>
    <message>
        <source>Trail and Catacombs</source>
        <translation>Szlak i katakumby</translation>
    </message>
    <message>
        <source>Touch to see trail and Catacombs</source>
        <translation>Dotknij, aby zobaczyć Szlak i katakumby</translation>
    </message>
    <message>
        <source>An error has been found</source>
        <translation>Znaleziono błąd</translation>
    </message>
    <message>
        <source>Has Dracula made a mistake?</source>
        <translation>Czy Dracula popełnił błąd?</translation>
    </message>
    <message>
        <source>Dracula suffers the penalty</source>
        <translation>Dracula ponosi karę</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Sprostowanie ręczne</translation>
    </message>
    <message>
        <source>How the table reads the rules</source>
        <translation>Jak przy tym stole rozumie się zasady</translation>
    </message>
    <message>
        <source>A change holds from now on, and the table hears of it.</source>
        <translation>Zmiana obowiązuje od teraz, a stół się o niej dowiaduje.</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n na twojej ręce</numerusform>
            <numerusform>%n na twojej ręce</numerusform>
            <numerusform>%n na twojej ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Wybierz tę kartę</translation>
    </message>
    <message>
        <source>A word for the Encounters</source>
        <translation>Słowo dla spotkań</translation>
    </message>
    <message>
        <source>Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Powiedzcie dowolne słowo. Z jego pomocą pula jest mieszana na nowo. Dopóki go nie powiecie, nikt nie może wiedzieć, jakie spotkania będą następne, nawet ten, kto ma sekret Draculi.</translation>
    </message>
    <message>
        <source>Without a word the reserve stays as it is.</source>
        <translation>Bez słowa pula pozostaje taka, jaka jest.</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Zamieszaj na nowo</translation>
    </message>
    <message>
        <source>If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Jeśli tak, jego krew spada z %1 do %2, a jego Szlak opróżnia się do karty jego miejsca, którą się ujawnia.</translation>
    </message>
    <message>
        <source>No, he has not</source>
        <translation>Nie, nie popełnił</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>Pora</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s</source>
        <translation>Karta Draculi</translation>
    </message>
    <message>
        <source>An Encounter</source>
        <translation>Spotkanie</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Łowca</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Żetony na planszy</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Karty Wydarzeń i sprzymierzeńcy</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Co się nie zgadza?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Która liczba?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>Naprawdę jest</translation>
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
        <source>Which one?</source>
        <translation>Które pole?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Karta Miejsca</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Odkryta</translation>
    </message>
    <message>
        <source>Which Encounter</source>
        <translation>Które spotkanie</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>pula</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>ręka Draculi</translation>
    </message>
    <message>
        <source>Which Encounter, and where it lies here</source>
        <translation>Które spotkanie i gdzie leży tutaj</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Gdzie leży naprawdę</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Który Łowca?</translation>
    </message>
    <message>
        <source>Where the hunter is</source>
        <translation>Gdzie jest Łowca</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zdrowie</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Ugryzienia</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Traci następną turę</translation>
    </message>
    <message>
        <source>Host %1</source>
        <translation>Hostia %1</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Poświęcona ziemia</translation>
    </message>
    <message>
        <source>Roadblock, from</source>
        <translation>Blokada, od</translation>
    </message>
    <message>
        <source>Roadblock, to</source>
        <translation>Blokada, do</translation>
    </message>
    <message>
        <source>The Roadblock lies on a railway</source>
        <translation>Blokada leży na torach</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Karta Wydarzenia %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Sprzymierzeniec Draculi</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Sprzymierzeniec Łowców</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>an Encounter</comment>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an Encounter</comment>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an ally</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an Event card</comment>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSession</name>
    <message>
        <source>Dracula is asked when he next opens his screen. It is his to say that he was wrong.</source>
        <translation>Dracula odpowie, gdy otworzy swój ekran. To on mówi, czy się pomylił.</translation>
    </message>
    <message>
        <source>If Dracula was, he loses Blood, and his trail is cleared down to the card of his place, which is shown.</source>
        <translation>Jeśli się pomylił, traci krew, a jego Szlak opróżnia się do karty jego miejsca, którą się ujawnia.</translation>
    </message>
    <message>
        <source>Ask Dracula</source>
        <translation>Zapytaj Draculę</translation>
    </message>
    <message>
        <source>Dracula will be asked about the error on his screen.</source>
        <translation>Na swoim ekranie Dracula zobaczy pytanie o błąd.</translation>
    </message>
    <message>
        <source>Dracula has acknowledged no error.</source>
        <translation>Dracula nie przyznał się do błędu.</translation>
    </message>
    <message>
        <source>The table claims an error. Dracula is asked about it.</source>
        <translation>Stół zgłasza błąd. Dracula zostanie o to zapytany.</translation>
    </message>
    <message>
        <source>Not during a combat: claim it after that.</source>
        <translation>Nie podczas walki: zgłoś to po niej.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSetup</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Encounter tokens</source>
        <translation>Żetony spotkań</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Mieszanie</translation>
    </message>
    <message>
        <source>See the open questions</source>
        <translation>Pokaż otwarte pytania</translation>
    </message>
    <message>
        <source>What the cards do comes from one source for most of them. If a card in your hand says otherwise, the card is right: put it right in the program, and the journal keeps why.</source>
        <translation>To, co robią karty, pochodzi w większości z jednego źródła. Jeśli karta w ręce mówi co innego, rację ma karta: popraw to w programie, a dziennik zachowa powód.</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Rozdaje program</translation>
    </message>
    <message>
        <source>The 45 tokens stay in the box.</source>
        <translation>45 żetonów zostaje w pudełku.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Dobierane z pudełka</translation>
    </message>
    <message>
        <source>Dracula draws real tokens and enters them.</source>
        <translation>Dracula dobiera prawdziwe żetony i je wpisuje.</translation>
    </message>
    <message>
        <source>The tokens come from the box: whoever plays Dracula mixes them by hand.</source>
        <translation>Żetony są z pudełka: kto gra Draculą, miesza je ręcznie.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Od nowa w każdej rundzie</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Raz, na początku</translation>
    </message>
    <message>
        <source>Each line begins with the reading that the program has chosen. Change one if your table plays otherwise.</source>
        <translation>Każdy wiersz zaczyna się od interpretacji wybranej przez program. Zmieńcie ją, jeśli wasz stół gra inaczej.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretacje zmienione ręcznie: %1</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Druga edycja</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>mixing</comment>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>The rules are those of the second edition, as an Italian summary by players and other public sources have them. Where they say nothing, the program has chosen a reading; your table can choose another one.</source>
        <translation>Zasady są z drugiej edycji, według streszczenia włoskich graczy i innych publicznych źródeł. Tam, gdzie milczą, program wybrał interpretację; wasz stół może wybrać inną.</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the tokens to come. Phones give shares by themselves.</source>
        <translation>Zanim Dracula dobierze, mówicie słowo: do tej chwili nikt nie może znać następnych żetonów. Telefony same dają swoje udziały.</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Słowem albo telefonami.</translation>
    </message>
    <message>
        <source>You say a word before the first token is dealt.</source>
        <translation>Mówicie słowo, zanim rozdany zostanie pierwszy żeton.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Słowem powiedzianym przy stole.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The program&apos;s map</source>
        <translation>Mapa programu</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatBoard</name>
    <message>
        <source>damage %1 of %2</source>
        <translation>obrażenia: %1 z %2</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>no escapes</source>
        <translation>bez ucieczek</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, zakryta</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>ugryzienia: %1</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>zauroczenie</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>bez karty</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1 – karta anulowana</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>w zwarciu</translation>
    </message>
    <message>
        <source>Played in this combat</source>
        <translation>Zagrane w tej walce</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatSteps</name>
    <message>
        <source>Combat round %1 of %2, step %3 of 8: %4</source>
        <translation>Runda walki %1 z %2, krok %3 z 8: %4</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Combat round %1 of %2</source>
        <translation>Runda walki %1 z %2</translation>
    </message>
    <message>
        <source>Night: the parts for the night count too.</source>
        <translation>Noc: liczą się też efekty „W nocy”.</translation>
    </message>
    <message>
        <source>By day: the parts for the night do not count.</source>
        <translation>Dzień: efekty „W nocy” się nie liczą.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::Conversation</name>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Wybierz jeszcze raz, by to zrobić.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>„%1”?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Najpierw Łowca, potem miejsce albo akcja: na przykład pierwsze litery obu słów.</translation>
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
        <source>Lair %1</source>
        <translation>Legowisko %1</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Ponowiono „%1”.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Cofnięto „%1”.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CountsSheet</name>
    <message>
        <source>Combat cards in Dracula&apos;s hand as a combat begins</source>
        <translation>Karty Walki na ręce Draculi na początku walki</translation>
    </message>
    <message>
        <source>Dracula&apos;s life</source>
        <translation>Życie Draculi</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>%1: życie</translation>
    </message>
    <message>
        <source>Bite spaces of %1</source>
        <translation>%1: pola ugryzień</translation>
    </message>
    <message>
        <source>Counts of the cards</source>
        <translation>Liczby kart</translation>
    </message>
    <message>
        <source>No source gives these numbers for certain. Count your box once and put them right. A card that is drawn more often than counted here is accepted, with a warning.</source>
        <translation>Żadne źródło nie podaje tych liczb na pewno. Przelicz raz karty w swoim pudełku i popraw liczby. Karta dobrana więcej razy, niż tu policzono, zostanie przyjęta z ostrzeżeniem.</translation>
    </message>
    <message>
        <source>Back to the numbers of the program</source>
        <translation>Wróć do liczb z programu</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Karty Spotkań</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards</source>
        <translation>Karty Wydarzeń Draculi</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat cards</source>
        <translation>Karty Walki Draculi</translation>
    </message>
    <message>
        <source>Sheets and hands</source>
        <translation>Arkusze i ręce</translation>
    </message>
    <message>
        <source>%1, not verified</source>
        <translation>%1, niesprawdzone</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>niesprawdzone</translation>
    </message>
    <message>
        <source>So few cards are not enough for a game.</source>
        <translation>Za mało kart na grę.</translation>
    </message>
    <message>
        <source>In all: %1, as the box should hold.</source>
        <translation>Razem: %1, tyle powinno być w pudełku.</translation>
    </message>
    <message>
        <source>In all: %1. The box should hold %2.</source>
        <translation>Razem jest %1, a w pudełku powinno być %2.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::DraculaScreen</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Szlak i legowiska</translation>
    </message>
    <message>
        <source>Touch to see trail and lairs</source>
        <translation>Dotknij, by zobaczyć Szlak i legowiska</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n na twojej ręce</numerusform>
            <numerusform>%n na twojej ręce</numerusform>
            <numerusform>%n na twojej ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Wybierz tę kartę</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Wpisz, co zaszło przy stole</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Sprostowanie ręczne</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::HunterCardsPanel</name>
    <message>
        <source>The hunters play a card</source>
        <translation>Łowcy zagrywają kartę</translation>
    </message>
    <message>
        <source>Choose the card, or type its name in any of the languages.</source>
        <translation>Wybierz kartę albo wpisz jej nazwę w dowolnym z języków.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Znajdź kartę</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Żadna karta nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>They ask Dracula</source>
        <translation>Pytają Draculę</translation>
    </message>
    <message>
        <source>They change something</source>
        <translation>Coś zmieniają</translation>
    </message>
    <message>
        <source>Only announced</source>
        <translation>Tylko ogłaszane</translation>
    </message>
    <message>
        <source>Dracula answers this card. Enter it on his screen.</source>
        <translation>Na tę kartę odpowiada Dracula. Wprowadź ją na jego ekranie.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::NewGameScreen</name>
    <message>
        <source>Rulebook</source>
        <translation>Księga Zasad</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Karty Spotkań</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Tasowanie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Drukowane księgi różnią się szczegółami. Która leży na stole?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Zalecana</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Pokaż różnice w interpretacji</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Rozdaje program</translation>
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
        <source>Counts of the cards</source>
        <translation>Liczby kart</translation>
    </message>
    <message>
        <source>The cards come from the box: whoever plays Dracula shuffles them by hand.</source>
        <translation>Karty pochodzą z pudełka: kto gra Draculą, tasuje je ręcznie.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Od nowa w każdej rundzie</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the cards to come. Phones give shares by themselves.</source>
        <translation>Zanim Dracula dobierze, mówicie słowo: do tej chwili nikt nie może znać następnych kart. Telefony same dają swoje udziały.</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Raz, na początku</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Trzecia edycja</translation>
    </message>
    <message>
        <source>Map of the second</source>
        <translation>Mapa drugiej edycji</translation>
    </message>
    <message>
        <source>Only the map is another one. The rules and cards stay those of the third edition.</source>
        <translation>Zmienia się tylko mapa. Zasady i karty pozostają z trzeciej edycji.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretacje zmienione ręcznie: %1</translation>
    </message>
    <message>
        <source>counts changed by hand: %1</source>
        <translation>liczby zmienione ręcznie: %1</translation>
    </message>
    <message>
        <source>The %1 cards stay in the box.</source>
        <translation>Karty zostają w pudełku (%1).</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>shuffling</comment>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Słowem albo telefonami.</translation>
    </message>
    <message>
        <source>The rules stay those of the third edition.</source>
        <translation>Zasady pozostają z trzeciej edycji.</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>zmienione ręcznie: %1</translation>
    </message>
    <message>
        <source>not verified; count your box once</source>
        <translation>niesprawdzone; przelicz raz karty</translation>
    </message>
    <message>
        <source>You say a word before the first card is dealt.</source>
        <translation>Mówicie słowo, zanim rozdana zostanie pierwsza karta.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Słowem powiedzianym przy stole.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Dzień i pora</translation>
    </message>
    <message>
        <source>A slot or lair</source>
        <translation>Pole lub legowisko</translation>
    </message>
    <message>
        <source>An Encounter card</source>
        <translation>Karta Spotkania</translation>
    </message>
    <message>
        <source>What Hide is tied to</source>
        <translation>Powiązanie „Schronienia”</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Łowca</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Żeton</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Karty Wydarzeń i sprzymierzeńcy</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Co się nie zgadza?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Która liczba?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>Naprawdę jest</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Pora</translation>
    </message>
    <message>
        <source>Nothing of what happens at dawn or dusk is made up for: put that right too.</source>
        <translation>Nic z tego, co dzieje się o świcie lub o zmroku, nie zostanie nadrobione: sprostuj to także.</translation>
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
        <source>Which one?</source>
        <translation>Które?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Karta Miejsca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Odkryta</translation>
    </message>
    <message>
        <source>With no card at all it is emptied, and its Encounter cards are discarded.</source>
        <translation>Bez żadnej karty zostaje opróżnione, a jego karty Spotkań odrzucone.</translation>
    </message>
    <message>
        <source>Encounter deck</source>
        <translation>talia Spotkań</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>ręka Draculi</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>stos kart odrzuconych</translation>
    </message>
    <message>
        <source>before Dracula</source>
        <translation>przed Draculą</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Która karta</translation>
    </message>
    <message>
        <source>Which card, and where it lies here</source>
        <translation>Która karta i gdzie leży w programie</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Gdzie leży naprawdę</translation>
    </message>
    <message>
        <source>Damage on the vampire</source>
        <translation>Obrażenia wampira</translation>
    </message>
    <message>
        <source>Hide does not lie on the trail, so it is tied to nothing.</source>
        <translation>„Schronienie” nie leży na Szlaku, więc z niczym nie jest powiązane.</translation>
    </message>
    <message>
        <source>Hide is tied to</source>
        <translation>Powiązanie „Schronienia”</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Defeated, to the hospital: %1</source>
        <translation>Pokonanie, do szpitala: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Poza planszą</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Szpital: %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Ugryzienia</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Który Łowca?</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Which token?</source>
        <translation>Który żeton?</translation>
    </message>
    <message>
        <source>None lies on the board here.</source>
        <translation>W programie żaden nie leży na planszy.</translation>
    </message>
    <message>
        <source>Here they lie: %1.</source>
        <translation>W programie leżą: %1.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Obszar morski</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>How many lie there in truth</source>
        <translation>Ile naprawdę tam leży</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Road or railway</source>
        <translation>Droga lub kolej</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Sprzymierzeniec Draculi</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Sprzymierzeniec Łowców</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Karta Wydarzenia %1</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::TableEntryPanel</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>The table sees where Dracula is: %1.</source>
        <translation>Stół widzi, gdzie jest Dracula: %1.</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail.</source>
        <translation>Wszystkie inne kryjówki znikają ze Szlaku.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, then he has %2 of %3.</source>
        <translation>Dracula otrzymuje %1 obrażeń i ma potem %2 z %3.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, and the hunters win.</source>
        <translation>Dracula otrzymuje %1 obrażeń i Łowcy wygrywają.</translation>
    </message>
    <message>
        <source>The table will hear: %1</source>
        <translation>Stół usłyszy: „%1”</translation>
    </message>
    <message>
        <source>This is entered: %1.</source>
        <extracomment>%1 is the name of an action, such as `As it happened: Play: Lisbon`.</extracomment>
        <translation>Zostanie wpisane „%1”.</translation>
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
        <source>Enter where the hunters are</source>
        <translation>Zapisz, gdzie są Łowcy</translation>
    </message>
    <message>
        <source>So far they are where the program has them.</source>
        <translation>Na razie są tam, gdzie ma ich program.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it off the board?</source>
        <translation>Zdjąć go z planszy?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Nie, zostaje</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Zdejmij go z planszy</translation>
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
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Umieść żeton</translation>
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
        <source>Enter the numbers</source>
        <translation>Zapisz liczby</translation>
    </message>
    <message>
        <source>So far these are the numbers that the program has.</source>
        <translation>Na razie to liczby, które ma program.</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Łowcy zarzucają błąd</translation>
    </message>
    <message>
        <source>The whole record is checked. The table hears whether there was an error, in which round, and against which rule.</source>
        <translation>Cały zapis zostaje sprawdzony. Stół usłyszy, czy był błąd, w której rundzie i wbrew której zasadzie.</translation>
    </message>
    <message>
        <source>If there was one, the penalty follows at once.</source>
        <translation>Jeśli był, kara następuje od razu.</translation>
    </message>
    <message>
        <source>Check the record?</source>
        <translation>Sprawdzić zapis?</translation>
    </message>
    <message>
        <source>No, check nothing</source>
        <translation>Nie, niczego nie sprawdzaj</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Sprawdź zapis</translation>
    </message>
    <message>
        <source>the record is checked; yes or no, the round and the rule are told</source>
        <translation>zapis zostaje sprawdzony; stół usłyszy „tak” lub „nie”, rundę i zasadę</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Ponieś karę za błąd</translation>
    </message>
    <message>
        <source>Suffer the penalty?</source>
        <translation>Ponieść karę?</translation>
    </message>
    <message>
        <source>No, nothing is shown</source>
        <translation>Nie, niczego nie ujawniaj</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Ponieś karę</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>ujawnij miejsce, opróżnij Szlak, 5 obrażeń</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Na wypadek kroku Draculi, którego zabraniają zasady, a którego przy stole nie da się już cofnąć. Wpisz go tak, jak się stał; dozwolone kroki wpisuje się w przewodniku tury.</translation>
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
        <source>Suffer the penalty for this?</source>
        <translation>Ponieść za to karę?</translation>
    </message>
    <message>
        <source>No, enter nothing</source>
        <translation>Nie, niczego nie wpisuj</translation>
    </message>
    <message>
        <source>Enter it with the penalty</source>
        <translation>Wpisz to wraz z karą</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>Odtąd według tego, co tu wpiszesz, sprawdzana jest gra, a także zarzut błędu dotyczący tego, co było wcześniej.</translation>
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
        <translation>Tak to rozumiemy</translation>
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
        <source>The program has: %1. It will have: %2.</source>
        <translation>Teraz w programie: %1. Po zmianie: %2.</translation>
    </message>
    <message>
        <source>Where the hunters are</source>
        <translation>Gdzie są Łowcy</translation>
    </message>
    <message>
        <source>A token in a city</source>
        <translation>Żeton w mieście</translation>
    </message>
    <message>
        <source>Week and Despair</source>
        <translation>Tydzień i rozpacz</translation>
    </message>
    <message>
        <source>An error of Dracula&apos;s</source>
        <translation>Błąd Draculi</translation>
    </message>
    <message>
        <source>A step that was illegal</source>
        <translation>Niedozwolony krok</translation>
    </message>
    <message>
        <source>How a rule is read</source>
        <translation>Jak rozumie się zasadę</translation>
    </message>
    <message>
        <source>A road of your board</source>
        <translation>Droga na planszy</translation>
    </message>
    <message>
        <source>A Location card on the trail</source>
        <translation>Karta Miejsca na Szlaku</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>Czego to dotyczy?</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail, and Encounter cards at Dracula&apos;s place are discarded too.</source>
        <translation>Wszystkie inne kryjówki opuszczają Szlak, a karty Spotkań tam, gdzie jest Dracula, też są odrzucane.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEdition</name>
    <message>
        <source>Third edition</source>
        <translation>Trzecia edycja</translation>
    </message>
    <message>
        <source>Rumors, lairs and a week of days. The fourth edition has the same rules.</source>
        <translation>Pogłoski, legowiska i tydzień po dniach. Czwarta edycja ma te same zasady.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEditionSession</name>
    <message>
        <source>The program checks the whole record. You hear whether there was an error, in which round, and against which rule.</source>
        <translation>Program sprawdza cały zapis. Powie wam, czy był błąd, w której rundzie i wbrew której zasadzie.</translation>
    </message>
    <message>
        <source>If there was one, Dracula shows where he is, his trail is cleared, and he suffers 5 damage.</source>
        <translation>Jeśli był, Dracula pokazuje, gdzie jest, jego Szlak się opróżnia, a on otrzymuje 5 obrażeń.</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Sprawdź zapis</translation>
    </message>
</context>
</TS>
