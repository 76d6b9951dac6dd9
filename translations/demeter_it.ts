<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>BoardCommand</name>
    <message>
        <source>Usage: demeter-cli board check FILE</source>
        <translation>Uso: demeter-cli board check FILE</translation>
    </message>
    <message>
        <source>Checks a board file and prints every fault in it, one a line:
FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.

Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.</source>
        <translation>Controlla il file di un tabellone e ne stampa tutti i difetti, uno per riga:
FILE: PUNTO: che cosa non va. Un punto è un puntatore JSON come /roads/17.

Stato d’uscita: 0 nessun difetto, 1 difetti trovati, 2 il file non si può leggere o non è JSON.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Il file non si può leggere: %1</translation>
    </message>
    <message>
        <source>It is too large for a board file.</source>
        <translation>È troppo grande per il file di un tabellone.</translation>
    </message>
    <message>
        <source>no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals</source>
        <translation>nessun difetto: %1 Luoghi, %2 Strade, %3 confini di mare, %4 porti, %5 Ferrovie, %6 Ospedali</translation>
    </message>
</context>
<context>
    <name>BoardFault</name>
    <message>
        <source>&quot;%1&quot; must not begin or end with a space.</source>
        <translation>«%1» non può cominciare o finire con uno spazio bianco.</translation>
    </message>
    <message>
        <source>The board has no locations.</source>
        <translation>Il tabellone non ha Luoghi.</translation>
    </message>
    <message>
        <source>There are %1 locations; a board may have %2 at most.</source>
        <translation>I Luoghi sono %1; un tabellone può averne al massimo %2.</translation>
    </message>
    <message>
        <source>Another location has the id &quot;%1&quot; already.</source>
        <translation>Un altro Luogo ha già l’id «%1».</translation>
    </message>
    <message>
        <source>The location &quot;%2&quot; has the name &quot;%1&quot; already.</source>
        <translation>Il Luogo «%2» ha già il nome «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of location: small-city, large-city, castle, sea or hospital.</source>
        <translation>«%1» non è un tipo di Luogo: small-city, large-city, castle, sea o hospital.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second castle; the first one is &quot;%2&quot;.</source>
        <translation>«%1» è un secondo castello; il primo è «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on land and must have a region.</source>
        <translation>«%1» è sulla terra e deve avere una regione.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a sea and must have null for a region.</source>
        <translation>«%1» è un mare e deve avere null come regione.</translation>
    </message>
    <message>
        <source>This must be a pair of numbers: degrees of longitude, degrees of latitude.</source>
        <translation>Deve essere una coppia di numeri: gradi di longitudine, gradi di latitudine.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 è fuori dai limiti: ammesso da %2 a %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have a Location card: only a hospital place has none.</source>
        <translation>«%1» deve avere una carta Luogo: solo il Luogo di un Ospedale non ne ha.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation>«%1» è il Luogo di un Ospedale e non può avere una carta Luogo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation>«%1» non può essere un porto: solo una Città può esserlo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation>«%1» non può essere un porto su «%2», che non è un mare.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board.</source>
        <translation>«%1» non è un Luogo di questo tabellone.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is joined to itself.</source>
        <translation>«%1» è collegato a sé stesso.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must stand before &quot;%1&quot;: the smaller id comes first.</source>
        <translation>«%2» deve stare prima di «%1»: l’id minore viene per primo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are joined already, at %3.</source>
        <translation>«%1» e «%2» sono già collegati, in %3.</translation>
    </message>
    <message>
        <source>The list is not sorted: &quot;%1&quot; must stand before &quot;%2&quot;.</source>
        <translation>La lista non è in ordine: «%1» deve stare prima di «%2».</translation>
    </message>
    <message>
        <source>A road cannot lead to the sea &quot;%1&quot;.</source>
        <translation>Una Strada non può portare al mare «%1».</translation>
    </message>
    <message>
        <source>A sea border cannot touch &quot;%1&quot;, which is no sea.</source>
        <translation>Un confine di mare non può toccare «%1», che non è un mare.</translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation>Una Ferrovia non può portare a «%1», che non è una Città.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a railway line: white, yellow, or null for none.</source>
        <translation>«%1» non è un colore delle Ferrovie: white, yellow, oppure null per nessuno.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no port.</source>
        <translation>Il mare «%1» non ha porti.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no border with another sea.</source>
        <translation>Il mare «%1» non confina con nessun altro mare.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be reached by road or sea.</source>
        <translation>«%1» non si può raggiungere per Strada o per Mare.</translation>
    </message>
    <message>
        <source>The board has no hospital.</source>
        <translation>Il tabellone non ha Ospedali.</translation>
    </message>
    <message>
        <source>The hospital at &quot;%1&quot; is there twice.</source>
        <translation>L’Ospedale in «%1» compare due volte.</translation>
    </message>
    <message>
        <source>There cannot be a hospital at &quot;%1&quot;, which is no large city and no hospital place.</source>
        <translation>Non può esserci un Ospedale in «%1»: non è né una Città Grande né il Luogo di un Ospedale.</translation>
    </message>
    <message>
        <source>The number of &quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>Il numero di «%1» deve essere un numero intero da 1 a %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has the number %1 already.</source>
        <translation>«%2» ha già il numero %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have a number: only cities and the castle are numbered.</source>
        <translation>«%1» non può avere un numero: solo le Città e il castello sono numerati.</translation>
    </message>
    <message>
        <source>A board file has no section &quot;%1&quot;.</source>
        <translation>Il file di un tabellone non ha una sezione «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no status: &quot;two independent sources agree&quot;, &quot;one source&quot; or &quot;inferred, check against your board&quot;.</source>
        <translation>«%1» non è uno stato: «two independent sources agree», «one source» o «inferred, check against your board».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scope: &quot;listed items&quot; or &quot;whole section&quot;.</source>
        <translation>«%1» non è un ambito: «listed items» o «whole section».</translation>
    </message>
    <message>
        <source>An inferred section is inferred as a whole: the scope must be &quot;whole section&quot;.</source>
        <translation>Una sezione dedotta lo è per intero: l’ambito deve essere «whole section».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è un Luogo di questo tabellone; forse intendevi «%2»?</translation>
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
        <translation>Uso: demeter-cli COMANDO ARGOMENTI

Comandi:
  moves POSIZIONE             tutte le scelte valide della fase Movimento di Dracula
  perft POSIZIONE PROFONDITÀ  quante sequenze di fasi Movimento esistono
  play SCRIPT                 gioca una partita da uno script
  replay PARTITA              legge una partita registrata e la elenca
  board check FILE            controlla il file di un tabellone

demeter-cli COMANDO --help dice di più su un comando.

Stato d’uscita: 0 fatto, 1 rifiutato o difetto trovato, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Il comando «%1» non esiste.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Manca un comando.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>Il risultato non si può scrivere.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.
POSITION is a file with a position (demeter-position/1), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli moves POSIZIONE

Stampa tutte le scelte valide della fase Movimento, una per riga, in ordine di byte: SLIDE;PLAY.
POSIZIONE è un file con una posizione (demeter-position/1), oppure - per lo standard input.
Se non stampa nulla, non ci sono scelte valide.

Stato d’uscita: 0 fatto, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>L’opzione %1 è data due volte.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>L’opzione %1 non vuole un valore.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>L’opzione %1 vuole un valore.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Qui l’opzione %1 non esiste.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Manca qualcosa.</translation>
    </message>
    <message>
        <source>There is one thing too many: %1</source>
        <translation>C’è una cosa di troppo: %1</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli perft POSIZIONE PROFONDITÀ [--divide] [--time]

Stampa il numero delle sequenze di PROFONDITÀ fasi Movimento (da 0 a 16) a partire da una posizione.
POSIZIONE è un file con una posizione (demeter-position/1), oppure - per lo standard input.

  --divide   stampa prima SCELTA NUMERO per ogni scelta della prima fase, in ordine di byte
  --time     stampa le posizioni al secondo sullo standard error

Stato d’uscita: 0 fatto, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation>PROFONDITÀ deve essere un numero intero da 0 a %1.</translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>%1 posizioni/s</translation>
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
        <translation>Uso: demeter-cli play SCRIPT [OPZIONI]

Gioca le azioni di SCRIPT, un file di righe JSON (JSON Lines), oppure - per lo standard input. A ognuna
si risponde &quot;ok&quot; oppure &quot;refused REGOLA FRASE&quot;; un’azione rifiutata non cambia nulla, e lo script prosegue.
La prima riga può essere {&quot;position&quot;:{...}} o {&quot;new-game&quot;:{...}}; ogni riga può essere {&quot;undo&quot;:true},
{&quot;redo&quot;:true} o {&quot;go-to&quot;:NUMERO}.

  --state               stampa lo stato dopo l’ultima riga
  --lang CODICE         lingua delle frasi: en, es, pl, ru, it
  --board ID            tabellone di una nuova partita: fury-3e, fury-2e, o un percorso che finisce in .json
  --handling MODO       dealt o drawn-from-box
  --printing QUALE      regolamento: recommended, es, pl, ru
  --seed HEX            64 cifre esadecimali da cui nasce ogni mescolata
  --record FILE         conserva la partita in un nuovo file; &quot;ok&quot; significa allora che è su disco

Stato d’uscita: 0 fatto, 1 una riga è stata rifiutata, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation>%1 non può essere «%2».</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>There is no moment %1: actions in the game: %2.</source>
        <translation>Il momento %1 non esiste: azioni nella partita: %2.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>La lingua «%1» non esiste.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--lang CODE]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state       print the state at the end
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation>Uso: demeter-cli replay PARTITA [--state] [--lang CODICE]

Legge una partita registrata senza cambiarla, ne controlla la catena e ogni passo, ed elenca che cosa
è successo: riga del file, round e nome, separati da tabulazioni. Seguono ciò che non va nel file,
se c’è, e la testa della catena.

  --state         stampa lo stato alla fine
  --lang CODICE   lingua dei nomi: en, es, pl, ru, it

Stato d’uscita: 0 fatto, 1 il registro è danneggiato, 2 è inutilizzabile.</translation>
    </message>
    <message>
        <source>line %1: the last line was not written completely, so it is left out.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>riga %1: l’ultima riga non è stata scritta per intero, perciò viene tralasciata.</translation>
    </message>
    <message>
        <source>The record is damaged; nothing from there on is read. %1</source>
        <extracomment>%1 says where and what.</extracomment>
        <translation>Il registro è danneggiato; da lì in poi non si legge nulla. %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annullata</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <extracomment>%1 is a path, %2 the system&apos;s reason.</extracomment>
        <translation>«%1» non si può leggere: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: more than %2 bytes.</source>
        <extracomment>%1 is a path, %2 a number.</extracomment>
        <translation>«%1» è troppo grande: più di %2 byte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <extracomment>%1 is what stands there, %2 a list of the words that may stand there.</extracomment>
        <translation>«%1» non è nessuno di questi: %2.</translation>
    </message>
    <message>
        <source>A seed has exactly 64 hexadecimal digits.</source>
        <translation>Un seme ha esattamente 64 cifre esadecimali.</translation>
    </message>
    <message>
        <source>This must be true.</source>
        <translation>Deve essere true.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can stand only in the first line.</source>
        <extracomment>%1 is the name of a field.</extracomment>
        <translation>«%1» può stare solo nella prima riga.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La riga è più lunga di %1 byte.</translation>
    </message>
    <message>
        <source>A game that begins with a position can&apos;t be recorded: a record begins with a new game.</source>
        <translation>Una partita che comincia da una posizione non si può registrare: un registro comincia con una nuova partita.</translation>
    </message>
    <message>
        <source>A position names its own board and printing: --board, --handling, --printing and --seed are only for a new game.</source>
        <translation>Una posizione indica già il proprio tabellone e la propria edizione: --board, --handling, --printing e --seed valgono solo per una nuova partita.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
</context>
<context>
    <name>InputFault</name>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Il testo non è UTF-8 valido.</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Questo non è JSON valido.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Questo numero è troppo grande.</translation>
    </message>
    <message>
        <source>Objects and lists are nested too deeply; %1 levels are allowed.</source>
        <translation>Oggetti e liste sono annidati troppo a fondo; sono ammessi %1 livelli.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation>Il campo «%1» compare due volte.</translation>
    </message>
    <message>
        <source>This should be an object.</source>
        <translation>Deve essere un oggetto.</translation>
    </message>
    <message>
        <source>This should be a list.</source>
        <translation>Deve essere una lista.</translation>
    </message>
    <message>
        <source>This should be a text.</source>
        <translation>Deve essere un testo.</translation>
    </message>
    <message>
        <source>This should be true or false.</source>
        <translation>Deve essere true o false.</translation>
    </message>
    <message>
        <source>This should be a number.</source>
        <translation>Deve essere un numero.</translation>
    </message>
    <message>
        <source>This should be a list of two locations.</source>
        <translation>Deve essere una lista di due Luoghi.</translation>
    </message>
    <message>
        <source>This should be an Encounter card: its id, or an object with the field &quot;card&quot;.</source>
        <translation>Deve essere una carta Incontro: il suo id, o un oggetto con il campo «card».</translation>
    </message>
    <message>
        <source>This should be a location, an object with the field &quot;hospital&quot;, or null.</source>
        <translation>Deve essere un Luogo, un oggetto con il campo «hospital», oppure null.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Questo testo non può essere vuoto.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Manca il campo «%1».</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here. Names of your own have to begin with &quot;x-&quot;.</source>
        <translation>Qui non c’è un campo «%1». I nomi personali devono cominciare con «x-».</translation>
    </message>
    <message>
        <source>%1 is not written as a whole number.</source>
        <translation>%1 non è scritto come numero intero.</translation>
    </message>
    <message>
        <source>%1 is out of range; %2 to %3 is possible.</source>
        <translation>%1 è fuori dai limiti; ammesso da %2 a %3.</translation>
    </message>
    <message>
        <source>The format is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Il formato è «%1», ma deve essere «%2».</translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation>Il tabellone «%1» non esiste.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; has errors.</source>
        <translation>Il file del tabellone «%1» contiene errori.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printing; es, pl and ru are possible.</source>
        <translation>«%1» non è un’edizione stampata; possibili: es, pl, ru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2; did you mean &quot;%3&quot;?</source>
        <translation>«%1» non è un Luogo di %2; forse intendevi «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2.</source>
        <translation>«%1» non è un Luogo di %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Potere; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card.</source>
        <translation>«%1» non è una carta Potere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Incontro; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card.</source>
        <translation>«%1» non è una carta Incontro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è un Cacciatore; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter.</source>
        <translation>«%1» non è un Cacciatore.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è un giorno della settimana; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week.</source>
        <translation>«%1» non è un giorno della settimana.</translation>
    </message>
    <message>
        <source>A Roadblock lies on &quot;road&quot; or &quot;rail&quot;, not on &quot;%1&quot;.</source>
        <translation>Un Blocco sta su «road» o «rail», non su «%1».</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>L’azione «%1» non esiste; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation>L’azione «%1» non esiste.</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Il segnalino «%1» non esiste; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;.</source>
        <translation>Il segnalino «%1» non esiste.</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>La regola «%1» non esiste; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;.</source>
        <translation>La regola «%1» non esiste.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%1» non è una lettura di «%2»; forse intendevi «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>«%1» non è una lettura di «%2».</translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation>Il Percorso ha %2 spazi, ma ne sono dati %1.</translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation>C’è posto per %2 Tane, ma ne sono date %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no Location card.</source>
        <translation>«%1» non ha una carta Luogo.</translation>
    </message>
    <message>
        <source>The Location card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>La carta Luogo «%1» si trova in due posti; l’altro è %2.</translation>
    </message>
    <message>
        <source>There is no Location card on the trail.</source>
        <translation>Sul Percorso non c’è nessuna carta Luogo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the current location, and that cannot lie in slot %2.</source>
        <translation>«%1» è la posizione attuale, e non può stare nello spazio %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is named twice.</source>
        <translation>La carta Potere «%1» è nominata due volte.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>La carta Potere «%1» si trova in due posti; l’altro è %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the Location card &quot;%2&quot;.</source>
        <translation>La carta Potere «%1» non può stare con la carta Luogo «%2».</translation>
    </message>
    <message>
        <source>The Power cards &quot;%1&quot; and &quot;%2&quot; cannot lie together.</source>
        <translation>Le carte Potere «%1» e «%2» non possono stare insieme.</translation>
    </message>
    <message>
        <source>Wolf Form lies with a Location card or with Hide, never alone.</source>
        <translation>Forma di Lupo sta con una carta Luogo o con Nascondersi, mai da sola.</translation>
    </message>
    <message>
        <source>Wolf Form leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>Forma di Lupo porta in una Città, quindi non può stare con la Zona di Mare «%1».</translation>
    </message>
    <message>
        <source>This hideout has no Location or Power card; an empty slot is written null.</source>
        <translation>Questo Nascondiglio non ha né una carta Luogo né una carta Potere; uno spazio vuoto si scrive null.</translation>
    </message>
    <message>
        <source>Escape as Bat lies with a Location card only.</source>
        <translation>Fuga in forma di pipistrello sta solo con una carta Luogo.</translation>
    </message>
    <message>
        <source>Escape as Bat leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>Fuga in forma di pipistrello porta in una Città, quindi non può stare con la Zona di Mare «%1».</translation>
    </message>
    <message>
        <source>This lair has no Location card.</source>
        <translation>Questa Tana non ha una carta Luogo.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie in a lair.</source>
        <translation>La carta Potere «%1» non può stare in una Tana.</translation>
    </message>
    <message>
        <source>Escape as Bat cannot lie in a lair.</source>
        <translation>Fuga in forma di pipistrello non può stare in una Tana.</translation>
    </message>
    <message>
        <source>The sea zone &quot;%1&quot; cannot be a lair.</source>
        <translation>La Zona di Mare «%1» non può essere una Tana.</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the sea zone &quot;%1&quot;.</source>
        <translation>Una carta Incontro non può stare sulla Zona di Mare «%1».</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Una carta Incontro non può stare sulla carta Potere «%1».</translation>
    </message>
    <message>
        <source>There are more Encounter cards than the %1 of the box.</source>
        <translation>Ci sono più carte Incontro delle %1 della scatola.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no vampire that fights, so it takes no damage.</source>
        <translation>«%1» non è un Vampiro che combatte, quindi non subisce danni.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie in an empty slot.</source>
        <translation>Un segnalino Diceria non può stare in uno spazio vuoto.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Un segnalino Diceria non può stare sulla carta Potere «%1».</translation>
    </message>
    <message>
        <source>There are %1 Rumor tokens in all, but only %2 in the box.</source>
        <translation>I segnalini Diceria sono in tutto %1, ma nella scatola solo %2.</translation>
    </message>
    <message>
        <source>Hide is not on the trail, so it cannot be associated with &quot;%1&quot;.</source>
        <translation>Nascondersi non è sul Percorso, quindi non può essere associata a «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on the trail, so Hide cannot be associated with it.</source>
        <translation>«%1» non è sul Percorso, quindi Nascondersi non può esservi associata.</translation>
    </message>
    <message>
        <source>Hide is associated with a location to its right, but &quot;%1&quot; lies to its left.</source>
        <translation>Nascondersi è associata a un Luogo alla sua destra, ma «%1» è alla sua sinistra.</translation>
    </message>
    <message>
        <source>This token lies in a city, and &quot;%1&quot; is a sea zone.</source>
        <translation>Questo segnalino sta in una Città, e «%1» è una Zona di Mare.</translation>
    </message>
    <message>
        <source>This token lies on a sea zone, and &quot;%1&quot; is none.</source>
        <translation>Questo segnalino sta su una Zona di Mare, e «%1» non lo è.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation>«%1» è nominato due volte.</translation>
    </message>
    <message>
        <source>There is no road between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Tra «%1» e «%2» non c’è una Strada.</translation>
    </message>
    <message>
        <source>There is no railway between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Tra «%1» e «%2» non c’è una Ferrovia.</translation>
    </message>
    <message>
        <source>There are two Roadblocks between &quot;%1&quot; and &quot;%2&quot; on the same way.</source>
        <translation>Tra «%1» e «%2» ci sono due Blocchi sullo stesso collegamento.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no hospital.</source>
        <translation>«%1» non ha un Ospedale.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation>Uno e uno solo tra «location», «hospital» e «off-board»: true dice dove si trova il Cacciatore.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>L’azione «%1» non può essere registrata da un arbitro.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; may have only small letters, digits and hyphens between them.</source>
        <translation>L’id «%1» può contenere solo lettere minuscole, cifre e trattini tra di esse.</translation>
    </message>
    <message>
        <source>There are %1 kinds of Encounter cards; 1 to %2 are possible.</source>
        <translation>I tipi di carte Incontro sono %1; ammessi da 1 a %2.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is there twice.</source>
        <translation>La carta «%1» compare due volte.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is missing.</source>
        <translation>Manca la carta Potere «%1».</translation>
    </message>
    <message>
        <source>The Encounter cards add up to %1, but the total is given as %2.</source>
        <translation>Le carte Incontro sono in tutto %1, ma il totale indicato è %2.</translation>
    </message>
</context>
<context>
    <name>RecordFault</name>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Il file o la sua cartella non esiste.</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>C’è già un file con questo nome.</translation>
    </message>
    <message>
        <source>The system does not allow it: check who may write to the file and its folder.</source>
        <translation>Il sistema non lo permette: controlla chi può scrivere nel file e nella sua cartella.</translation>
    </message>
    <message>
        <source>There is no room left to write to.</source>
        <translation>Non c’è più spazio per scrivere.</translation>
    </message>
    <message>
        <source>This game is open in another window or program.</source>
        <translation>Questa partita è aperta in un’altra finestra o in un altro programma.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Questo non è un file.</translation>
    </message>
    <message>
        <source>A game&apos;s file may have %1 MB at most.</source>
        <translation>Il file di una partita può avere al massimo %1 MB.</translation>
    </message>
    <message>
        <source>The file was opened for reading only.</source>
        <translation>Il file è stato aperto in sola lettura.</translation>
    </message>
    <message>
        <source>Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.</source>
        <translation>Un altro programma ha cambiato il file: dovrebbe avere %1 byte, ma ne ha %2. Apri di nuovo la partita.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>Il sistema segnala un errore: %1</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>A new game needs an empty file.</source>
        <translation>Una nuova partita vuole un file vuoto.</translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation>Questo programma non può leggere una partita nel formato «%1».</translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation>I dati della partita sono sbagliati nel campo «%1».</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation>Il tabellone «%1», su cui si gioca la partita, non si può leggere.</translation>
    </message>
    <message>
        <source>This line was not finished when the program ended, and has been taken off (bytes: %1).</source>
        <translation>Questa riga non era finita quando il programma si è chiuso, ed è stata tolta (byte: %1).</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Questa riga non è JSON.</translation>
    </message>
    <message>
        <source>This line is not written as the program writes it.</source>
        <translation>Questa riga non è scritta come la scrive il programma.</translation>
    </message>
    <message>
        <source>This line should have the number %1, but has %2.</source>
        <translation>Questa riga dovrebbe avere il numero %1, ma ha %2.</translation>
    </message>
    <message>
        <source>This line has been changed, or does not belong after the line before it.</source>
        <translation>Questa riga è stata cambiata, o non va dopo la riga che la precede.</translation>
    </message>
    <message>
        <source>The action of this line cannot be read (%1 at &quot;%2&quot;).</source>
        <translation>L’azione di questa riga non si può leggere (%1 in «%2»).</translation>
    </message>
    <message>
        <source>The action is not written as the program writes it.</source>
        <translation>L’azione non è scritta come la scrive il programma.</translation>
    </message>
    <message>
        <source>The action of this line is against the rules (%1).</source>
        <translation>L’azione di questa riga è contro le regole (%1).</translation>
    </message>
    <message>
        <source>This line should be in round %1, but says %2.</source>
        <translation>Questa riga dovrebbe essere nel round %1, ma dice %2.</translation>
    </message>
    <message>
        <source>The claim of this line has another result than the game gives.</source>
        <translation>La contestazione di questa riga ha un esito diverso da quello che dà la partita.</translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation>Questa riga va all’azione %1, che non è possibile; ce ne sono %2.</translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation>Questa riga dovrebbe riguardare «%1», ma dice «%2».</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>slot %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>spazio %1</translation>
    </message>
    <message>
        <source>West</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>East</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Est</translation>
    </message>
    <message>
        <source>small city</source>
        <translation>Città Piccola</translation>
    </message>
    <message>
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation>%1 Vedi %2.</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The answer to something that the rules forbid, where there is no place or card to name.</extracomment>
        <translation>No.</translation>
    </message>
    <message>
        <source>%1, no.</source>
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.</extracomment>
        <translation>%1, no.</translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation>Non ora: prima va presa un’altra decisione.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prima vanno pescate le carte Incontro; ancora mancanti: %1.</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Ora non si possono pescare carte Incontro: la mano è piena, o non ne restano.</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: Dracula non può cominciare in una Zona di Mare.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: Dracula non può mai cominciare qui.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: qui c’è un Cacciatore (%2), quindi Dracula non può cominciare.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: i Cacciatori cominciano in una Città, e questo Luogo non lo è (%2).</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: a questo tavolo due Cacciatori non possono cominciare nella stessa Città (%2, %3).</translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation>%1: non ha una carta Luogo, quindi Dracula non può andarci.</translation>
    </message>
    <message>
        <source>%1 → %2: no road joins them.</source>
        <translation>%1 → %2: nessuna Strada li collega.</translation>
    </message>
    <message>
        <source>%1 → %2: only a railway joins them, and Dracula never moves by rail.</source>
        <translation>%1 → %2: li collega solo una Ferrovia, e Dracula non si muove mai per Ferrovia.</translation>
    </message>
    <message>
        <source>%1 → %2: the port has no anchor in this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: la Città Portuale non ha un’ancora in questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la Città non ha un’ancora in questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: queste Zone di Mare non hanno un confine comune.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la Città non è una Città Portuale, e da una Zona di Mare si raggiungono solo Città Portuali e altre Zone di Mare.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Dracula è già qui, e non può semplicemente restare.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a location, %2 the number of a slot.</extracomment>
        <translation>%1: la sua carta è ancora sul Percorso, spazio %2.</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a slot.</extracomment>
        <translation>%1: questa carta è ancora sul Percorso, spazio %2.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: qui c’è un segnalino Terreno Consacrato o Ostia Consacrata, quindi Dracula non può entrare.</translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation>%1 → %2: sulla Strada c’è un segnalino Blocco, e a questo tavolo ferma anche Dracula.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: non si può giocare in mare (posizione attuale: %2).</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: non si può giocare dove c’è un segnalino Terreno Consacrato o Ostia Consacrata (posizione attuale: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: a più di due Strade di distanza.</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: da una Zona di Mare, Forma di Lupo raggiunge solo una Città Portuale adiacente o una Città a una Strada da essa.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: Forma di Lupo porta sempre in una Città.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: ogni via abbastanza breve tocca una Città con un segnalino Terreno Consacrato o Ostia Consacrata.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation>%1: qui c’è un segnalino Terreno Consacrato o Ostia Consacrata, e a questo tavolo Forma di Lupo non può lasciare una Città così.</translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: a questo tavolo non si può entrare in una Tana con questa carta Potere.</translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation>%1 + %2: queste carte Potere non si possono giocare insieme.</translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: va giocata insieme a una carta Luogo.</translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: questa carta Potere si gioca senza carta Luogo.</translation>
    </message>
    <message>
        <source>Slot %1: no hideout lies there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: qui non c’è nessun Nascondiglio.</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear this hideout (%2).</source>
        <extracomment>%1 is a number, %2 is Castle Dracula.</extracomment>
        <translation>Spazio %1: Depistare non può svuotare questo Nascondiglio (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear a hideout with a Power card (%2).</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Spazio %1: Depistare non può svuotare un Nascondiglio con una carta Potere (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Hide is associated with this location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Spazio %1: Nascondersi è associata a questo Luogo, quindi Depistare non può svuotarlo (%2).</translation>
    </message>
    <message>
        <source>Slot %1: this is the current location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Spazio %1: è la posizione attuale, quindi Depistare non può svuotarlo (%2).</translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation>%1: Luogo appena svuotato da Depistare, e a questo tavolo non si può scegliere subito.</translation>
    </message>
    <message>
        <source>Dracula would be defeated by its cost, which this table doesn&apos;t allow (damage: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Il costo sconfiggerebbe Dracula, e a questo tavolo non è consentito (danni: %1).</translation>
    </message>
    <message>
        <source>Slot 6 is empty, so nothing can be matured or become a lair.</source>
        <translation>Lo spazio 6 è vuoto, quindi non c’è nulla da attivare o da trasformare in Tana.</translation>
    </message>
    <message>
        <source>A hideout leaves slot 6: mature it or turn it into a lair first.</source>
        <translation>Un Nascondiglio esce dallo spazio 6: prima va attivato o trasformato in Tana.</translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: una carta Potere non può diventare una Tana; va attivata.</translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation>%1: una Zona di Mare non può diventare una Tana; va attivata.</translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation>Tutti e tre gli spazi delle Tane sono occupati: svuota una delle Tane o attiva il Nascondiglio.</translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation>%1: qui non c’è nessuna Tana.</translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation>%1: c’è posto per la nuova Tana, quindi non se ne può svuotare un’altra.</translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation>Una nuova Tana richiede una carta Incontro dalla mano: scegline una.</translation>
    </message>
    <message>
        <source>%1: no Encounter card can lie on a sea zone.</source>
        <translation>%1: nessuna carta Incontro può stare su una Zona di Mare.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: questa carta Incontro non è nella mano di Dracula.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in the hideout that has left slot 6.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: questa carta Incontro non è nel Nascondiglio uscito dallo spazio 6.</translation>
    </message>
    <message>
        <source>%1: this Encounter card has no matured effect.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: questa carta Incontro non ha un effetto di attivazione.</translation>
    </message>
    <message>
        <source>%1: Encounter cards that lie with Hide are discarded without their matured effects.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: le carte Incontro che stanno con Nascondersi si scartano senza il loro effetto di attivazione.</translation>
    </message>
    <message>
        <source>The encounter step is skipped this time, so nothing can be placed.</source>
        <translation>Stavolta la fase Incontri si salta, quindi non si può piazzare nulla.</translation>
    </message>
    <message>
        <source>Dracula has no Rumor token to place.</source>
        <translation>Dracula non ha segnalini Diceria da piazzare.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: un segnalino Diceria si può piazzare solo negli spazi 1, 2 e 3.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token lies there already, and a hideout takes only one.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: c’è già un segnalino Diceria, e un Nascondiglio ne accoglie uno solo.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed on an Encounter card, and there is none.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: un segnalino Diceria si piazza su una carta Incontro, e qui non ce n’è.</translation>
    </message>
    <message>
        <source>Slot %1: no Encounter card can ever lie there, so no Rumor token can either.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: qui non può mai esserci una carta Incontro, e quindi nemmeno un segnalino Diceria.</translation>
    </message>
    <message>
        <source>%1: a lair can be cleared only to make room for a new one.</source>
        <translation>%1: una Tana si può svuotare solo per fare posto a una nuova.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>C’è una carta valida da giocare, quindi non è dovuta nessuna penalità.</translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Questo passo è consentito: registralo nel modo consueto.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened even by mistake: a card isn&apos;t where it would have come from.</source>
        <translation>Non può essere successo nemmeno per errore: una carta non è là da dove sarebbe dovuta venire.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground and Heavenly Host tokens lie only in cities.</source>
        <translation>%1: i segnalini Terreno Consacrato e Ostia Consacrata stanno solo nelle Città.</translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation>È già così; non cambia nulla.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: il numero deve andare da %2 a %3.</translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation>%1: qui non c’è un Ospedale.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>La partita è aperta in sola lettura, quindi non si può aggiungere nulla.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Attenzione: così Dracula è sconfitto, e vincono i Cacciatori (danni, dopo: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.</extracomment>
        <translation>%1: ne sono state pescate più copie di quante dovrebbe contenerne la scatola (%2). Controlla la carta.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Con tre segnalini Disperazione l’influenza dirà ai Cacciatori se questa è una Città o Nascondersi.</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Luogo rivelato: %1.</translation>
    </message>
    <message>
        <source>Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Dracula subisce danni: %1.</translation>
    </message>
    <message>
        <source>Dracula recovers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Dracula recupera danni: %1.</translation>
    </message>
    <message>
        <source>Influence: %1.</source>
        <extracomment>%1 is a number with its sign.</extracomment>
        <translation>Influenza: %1.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Il Nascondiglio uscito dallo spazio 6 viene attivato.</translation>
    </message>
    <message>
        <source>Matured effect: %1.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Effetto di attivazione: %1.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>I Nascondigli negli spazi 4, 5 e 6 vengono svuotati.</translation>
    </message>
    <message>
        <source>Lair space %1: a new lair.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Spazio delle Tane %1: una nuova Tana.</translation>
    </message>
    <message>
        <source>Lair space %1: the lair is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Spazio delle Tane %1: la Tana viene svuotata.</translation>
    </message>
    <message>
        <source>Dracula plays: %1.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Dracula gioca: %1.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: viene piazzato un segnalino Diceria.</translation>
    </message>
    <message>
        <source>The record was checked: no error was found.</source>
        <translation>Il registro è stato controllato: nessun errore.</translation>
    </message>
    <message>
        <source>The record was checked: there was an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>Il registro è stato controllato: c’è stato un errore nel round %1. Vedi %2.</translation>
    </message>
    <message>
        <source>Penalty: Dracula reveals his current location: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Penalità: Dracula rivela la sua posizione attuale: %1.</translation>
    </message>
    <message>
        <source>Penalty: all hideouts on the trail are cleared.</source>
        <translation>Penalità: tutti i Nascondigli del Percorso vengono svuotati.</translation>
    </message>
    <message>
        <source>Penalty: Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Penalità: Dracula subisce danni: %1.</translation>
    </message>
    <message>
        <source>Dracula wins the game.</source>
        <translation>Dracula vince la partita.</translation>
    </message>
    <message>
        <source>The hunters win the game.</source>
        <translation>I Cacciatori vincono la partita.</translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation>Città iniziali dei Cacciatori</translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation>Inizio di Dracula: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter card</comment>
        <translation>Pescata: %1</translation>
    </message>
    <message>
        <source>Slide hideouts</source>
        <translation>Scorrimento dei Nascondigli</translation>
    </message>
    <message>
        <source>Mature the hideout</source>
        <translation>Attivazione del Nascondiglio</translation>
    </message>
    <message>
        <source>Matured effect: %1</source>
        <comment>name of an action</comment>
        <translation>Effetto di attivazione: %1</translation>
    </message>
    <message>
        <source>cleared: %1</source>
        <comment>a lair</comment>
        <translation>svuotata: %1</translation>
    </message>
    <message>
        <source>Make a lair</source>
        <translation>Nuova Tana</translation>
    </message>
    <message>
        <source>Make a lair (%1)</source>
        <translation>Nuova Tana (%1)</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Giocata: %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Encounter card: %1</source>
        <translation>Carta Incontro: %1</translation>
    </message>
    <message>
        <source>Rumor token: %1</source>
        <comment>slot of the trail</comment>
        <translation>Segnalino Diceria: %1</translation>
    </message>
    <message>
        <source>End the Dracula phase</source>
        <translation>Fine del turno di Dracula</translation>
    </message>
    <message>
        <source>Clear the lair: %1</source>
        <translation>Tana svuotata: %1</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <comment>a hunter</comment>
        <translation>%1: fuori dal tabellone</translation>
    </message>
    <message>
        <source>%1 → hospital (%2)</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 → Ospedale (%2)</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>%1 is a kind of token, %2 a city; the token has left the city.</extracomment>
        <translation>%1, rimozione: %2</translation>
    </message>
    <message>
        <source>Week: %1</source>
        <translation>Settimana: %1</translation>
    </message>
    <message>
        <source>Despair tokens: %1</source>
        <translation>Segnalini Disperazione: %1</translation>
    </message>
    <message>
        <source>Error, penalised: %1</source>
        <extracomment>%1 is the name of an action that was illegal.</extracomment>
        <translation>Errore con penalità: %1</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Com’è andata: %1</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Errore contestato</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Rettifica: %1: %2</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation>Rettifica: %1 – %2, collegati</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation>Rettifica: %1 – %2, non collegati</translation>
    </message>
    <message>
        <source>Put right: %1, %2</source>
        <extracomment>%1 is a slot of the trail, %2 a location.</extracomment>
        <translation>Rettifica: %1, %2</translation>
    </message>
    <message>
        <source>Hunters may start in the same city</source>
        <translation>I Cacciatori possono cominciare nella stessa Città</translation>
    </message>
    <message>
        <source>Rumor token of a matured hideout</source>
        <translation>Segnalino Diceria di un Nascondiglio attivato</translation>
    </message>
    <message>
        <source>Misdirect may clear the current location</source>
        <translation>Depistare può svuotare la posizione attuale</translation>
    </message>
    <message>
        <source>What brings influence under three Despair tokens</source>
        <translation>Che cosa porta influenza con tre segnalini Disperazione</translation>
    </message>
    <message>
        <source>Roadblock tokens stop Dracula too</source>
        <translation>I segnalini Blocco fermano anche Dracula</translation>
    </message>
    <message>
        <source>Wolf Form may leave a city with a token</source>
        <translation>Forma di Lupo può lasciare una Città con un segnalino</translation>
    </message>
    <message>
        <source>What the penalty leaves on the trail</source>
        <translation>Che cosa lascia sul Percorso la penalità</translation>
    </message>
    <message>
        <source>Encounter card on the starting location</source>
        <translation>Carta Incontro sul Luogo iniziale</translation>
    </message>
    <message>
        <source>A Rumor token needs an Encounter card</source>
        <translation>Un segnalino Diceria richiede una carta Incontro</translation>
    </message>
    <message>
        <source>Rumor token counts for each vampire</source>
        <translation>Il segnalino Diceria conta per ogni Vampiro</translation>
    </message>
    <message>
        <source>Sea zones may become lairs</source>
        <translation>Le Zone di Mare possono diventare Tane</translation>
    </message>
    <message>
        <source>Lairs may be cleared at any time</source>
        <translation>Le Tane si possono svuotare in ogni momento</translation>
    </message>
    <message>
        <source>Hide at a revealed location</source>
        <translation>Nascondersi in un Luogo rivelato</translation>
    </message>
    <message>
        <source>Castle Dracula heals out of a lair too</source>
        <translation>Il Castello di Dracula fa recuperare danni anche da Tana</translation>
    </message>
    <message>
        <source>Castle Dracula counts as a city for Despair</source>
        <translation>Il Castello di Dracula conta come Città per la Disperazione</translation>
    </message>
    <message>
        <source>Moving into a lair counts for Despair</source>
        <translation>Muoversi in una Tana conta per la Disperazione</translation>
    </message>
    <message>
        <source>Wolf Form together with Hide</source>
        <translation>Forma di Lupo insieme a Nascondersi</translation>
    </message>
    <message>
        <source>Wolf Form and Misdirect reach lairs</source>
        <translation>Forma di Lupo e Depistare raggiungono le Tane</translation>
    </message>
    <message>
        <source>What Misdirect clears may be chosen at once</source>
        <translation>Ciò che Depistare svuota si può scegliere subito</translation>
    </message>
    <message>
        <source>Hide finds a new location</source>
        <translation>Nascondersi trova un nuovo Luogo</translation>
    </message>
    <message>
        <source>Encounter card on a lair with a hunter</source>
        <translation>Carta Incontro su una Tana con un Cacciatore</translation>
    </message>
    <message>
        <source>Shuffle discarded Encounter cards again</source>
        <translation>Le carte Incontro scartate si rimischiano</translation>
    </message>
    <message>
        <source>Encounter step after the penalty</source>
        <translation>Fase Incontri dopo la penalità</translation>
    </message>
    <message>
        <source>Dracula may choose his own defeat</source>
        <translation>Dracula può scegliere la propria sconfitta</translation>
    </message>
    <message>
        <source>Cost and benefit of one card</source>
        <translation>Costo e beneficio di una stessa carta</translation>
    </message>
    <message>
        <source>Current location when a vampire matures</source>
        <translation>Posizione attuale quando si attiva un Vampiro</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation>sì</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>esce dalla partita</translation>
    </message>
    <message>
        <source>goes back to the reserve</source>
        <translation>torna nella riserva</translation>
    </message>
    <message>
        <source>choosing a city</source>
        <translation>scegliere una Città</translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation>piazzare una Città o Nascondersi</translation>
    </message>
    <message>
        <source>only the Location card</source>
        <translation>solo la carta Luogo</translation>
    </message>
    <message>
        <source>the whole hideout</source>
        <translation>l’intero Nascondiglio</translation>
    </message>
    <message>
        <source>face down, the figure leaves the board</source>
        <translation>coperta, la miniatura lascia il tabellone</translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation>coperta, la miniatura resta sul tabellone</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>cost first</source>
        <translation>prima il costo</translation>
    </message>
    <message>
        <source>benefit first</source>
        <translation>prima il beneficio</translation>
    </message>
    <message>
        <source>its card stays, alone</source>
        <translation>resta la sua carta, da sola</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>il suo Nascondiglio resta intatto</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>Durante la preparazione si possono piazzare due o più Cacciatori nella stessa Città?</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Dove va il segnalino Diceria quando il suo Nascondiglio viene attivato? I regolamenti stampati non concordano.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>Depistare si può piazzare dove si trova la posizione attuale di Dracula? Solo alcuni regolamenti stampati lo vietano.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>Con tre segnalini Disperazione l’influenza sale di 3: quando si sceglie una Città, o dopo aver piazzato una Città o Nascondersi?</translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation>Un segnalino Blocco chiude la sua Strada a Dracula come ai Cacciatori?</translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Forma di Lupo può partire da dove c’è un segnalino Terreno Consacrato o Ostia Consacrata?</translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation>La penalità per un errore toglie anche le carte Incontro e il segnalino Diceria della posizione attuale?</translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation>Dracula mette una carta Incontro sul suo Luogo iniziale?</translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation>Un segnalino Diceria si può piazzare solo in un Nascondiglio che contiene una carta Incontro?</translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation>Se due Vampiri si attivano in un Nascondiglio con un segnalino Diceria: aggiunge 3 di influenza per ciascuno o una volta sola?</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>Una Zona di Mare che esce dallo spazio 6 può diventare una Tana, senza carta Incontro?</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>Dracula può svuotare una Tana quando vuole, o solo per fare posto a una nuova?</translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation>Che cosa succede a Nascondersi e alla miniatura di Dracula quando si nasconde dove è stato rivelato?</translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation>Dracula recupera 5 danni quando si muove nel Castello di Dracula mentre è una Tana?</translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation>Con tre segnalini Disperazione, il Castello di Dracula porta influenza come una Città?</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Con tre segnalini Disperazione, muoversi in una Tana porta influenza come una carta del mazzo?</translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation>Si possono piazzare insieme? Dracula resta dov’è, e subisce il danno di Forma di Lupo.</translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation>Il Luogo che accompagna Forma di Lupo o Depistare può essere una Tana?</translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation>Dracula può muoversi proprio nel Luogo che Depistare ha appena svuotato?</translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation>Nascondersi si associa a un altro Luogo quando il suo ha lasciato il Percorso?</translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation>Una Tana in cui Dracula si muove riceve un’altra carta Incontro anche se c’è un Cacciatore?</translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation>La pila degli scarti si rimischia quando il mazzo Incontri è vuoto?</translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation>La fase Incontri segue anche quando Dracula non aveva carte valide e ha subito la penalità?</translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation>Dracula può giocare una carta i cui danni lo sconfiggono?</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>Che cosa viene prima, i danni o il guadagno, quando una carta porta entrambi?</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Un Vampiro attivato svuota gli spazi da 4 a 6: che cosa resta se tra essi c’è la posizione attuale?</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>back from lair %1</source>
        <translation>ritorno dalla Tana %1</translation>
    </message>
    <message>
        <source>face up: hunter there</source>
        <translation>scoperta: c’è un Cacciatore</translation>
    </message>
    <message>
        <source>as a wolf</source>
        <translation>da lupo</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>per Mare</translation>
    </message>
    <message>
        <source>by road</source>
        <translation>per Strada</translation>
    </message>
    <message>
        <source>Dracula would be defeated</source>
        <translation>Dracula sarebbe sconfitto</translation>
    </message>
    <message numerus="yes">
        <source>suffer %n damage</source>
        <translation>
            <numerusform>subisce %n danno</numerusform>
            <numerusform>subisce %n danni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation>
            <numerusform>recupera %n danno</numerusform>
            <numerusform>recupera %n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>influence +%1</source>
        <translation>influenza +%1</translation>
    </message>
    <message>
        <source>matured: influence +%1</source>
        <translation>attivazione: influenza +%1</translation>
    </message>
    <message numerus="yes">
        <source>matured: recover %n damage</source>
        <translation>
            <numerusform>attivazione: recupera %n danno</numerusform>
            <numerusform>attivazione: recupera %n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>has a matured effect</source>
        <translation>ha un effetto di attivazione</translation>
    </message>
    <message>
        <source>no matured effect</source>
        <translation>nessun effetto di attivazione</translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation>svuota gli spazi da 4 a 6</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>rivela %1</translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation>resta davanti a Dracula</translation>
    </message>
    <message>
        <source>resolve its matured effect</source>
        <translation>si risolve il suo effetto di attivazione</translation>
    </message>
    <message>
        <source>on the trail (%1)</source>
        <translation>sul Percorso (%1)</translation>
    </message>
    <message>
        <source>on the trail</source>
        <translation>sul Percorso</translation>
    </message>
    <message>
        <source>not at sea</source>
        <translation>non in mare</translation>
    </message>
    <message>
        <source>not in a consecrated city</source>
        <translation>non in una Città consacrata</translation>
    </message>
    <message>
        <source>Power cards never become lairs</source>
        <translation>le carte Potere non diventano mai Tane</translation>
    </message>
    <message>
        <source>has one already</source>
        <translation>ne ha già uno</translation>
    </message>
    <message>
        <source>no Encounter card there</source>
        <translation>nessuna carta Incontro</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>not now: tap for the reason</source>
        <translation>non ora: tocca per sapere perché</translation>
    </message>
    <message>
        <source>Clear lair %1</source>
        <translation>Svuota la Tana %1</translation>
    </message>
    <message>
        <source>Which card did Dracula draw?</source>
        <translation>Quale carta ha pescato Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the box and enter each card: %n to go.</source>
        <translation>
            <numerusform>Pesca dalla scatola e registra ogni carta: ne manca %n.</numerusform>
            <numerusform>Pesca dalla scatola e registra ogni carta: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n in mano</numerusform>
            <numerusform>%n in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 start?</source>
        <translation>%1: dove comincia?</translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation>Ogni Cacciatore comincia in una Città. Toccala sulla mappa o sceglila qui.</translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Dove comincia Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation>
            <numerusform>In segreto. Una Città senza Cacciatori, ma non il Castello di Dracula: ne resta %n.</numerusform>
            <numerusform>In segreto. Una Città senza Cacciatori, ma non il Castello di Dracula: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation>Comincia il turno di Dracula?</translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation>Lo spazio 6 è vuoto, quindi nulla esce dal Percorso.</translation>
    </message>
    <message>
        <source>Slide the hideouts</source>
        <translation>Fai scorrere i Nascondigli</translation>
    </message>
    <message>
        <source>the Dracula phase begins</source>
        <translation>comincia il turno di Dracula</translation>
    </message>
    <message>
        <source>%1 leaves the trail</source>
        <translation>%1 esce dal Percorso</translation>
    </message>
    <message>
        <source>What becomes of the hideout from slot 6? The Dracula phase begins with it.</source>
        <translation>Che ne è del Nascondiglio dallo spazio 6? Il turno di Dracula comincia da qui.</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>back to the deck</source>
        <translation>torna nel mazzo</translation>
    </message>
    <message>
        <source>without effects: cards are discarded</source>
        <translation>senza effetti: le carte si scartano</translation>
    </message>
    <message>
        <source>Mature: %1</source>
        <translation>Attiva: %1</translation>
    </message>
    <message>
        <source>Make it a lair</source>
        <translation>Trasforma in Tana</translation>
    </message>
    <message>
        <source>another lair is cleared first</source>
        <translation>prima si svuota un’altra Tana</translation>
    </message>
    <message>
        <source>space %1, with a card from the hand</source>
        <translation>spazio %1, con una carta dalla mano</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuori dal tabellone</translation>
    </message>
    <message>
        <source>%1, hospital</source>
        <translation>%1, Ospedale</translation>
    </message>
    <message>
        <source>Resolve another matured effect?</source>
        <translation>Risolvere un altro effetto di attivazione?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>the other cards are discarded</source>
        <translation>le altre carte si scartano</translation>
    </message>
    <message>
        <source>No card can be played</source>
        <translation>Nessuna carta giocabile</translation>
    </message>
    <message>
        <source>That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.</source>
        <translation>È un errore: Dracula rivela dove si trova, svuota il Percorso e subisce 5 danni.</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Subisci la penalità</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dove va Dracula?</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Scegli un Luogo sulla mappa o qui, oppure una carta Potere.</translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation>svuota uno spazio, poi si muove</translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation>pesca 5 carte</translation>
    </message>
    <message>
        <source>stay in %1</source>
        <translation>resta qui (%1)</translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation>nulla da recuperare</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <translation>%1: quale carta?</translation>
    </message>
    <message>
        <source>Which Encounter card?</source>
        <translation>Quale carta Incontro?</translation>
    </message>
    <message>
        <source>It goes face down on slot 1.</source>
        <translation>Va coperta sullo spazio 1.</translation>
    </message>
    <message>
        <source>Place a Rumor token?</source>
        <translation>Piazzare un segnalino Diceria?</translation>
    </message>
    <message>
        <source>On an Encounter card in slot 1, 2 or 3. Tokens left: %1.</source>
        <translation>Su una carta Incontro nello spazio 1, 2 o 3. Segnalini rimasti: %1.</translation>
    </message>
    <message>
        <source>keep the token</source>
        <translation>il segnalino resta</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula ha vinto</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>I Cacciatori hanno vinto</translation>
    </message>
    <message>
        <source>The game is over. The journal shows every step of it.</source>
        <translation>La partita è finita. Il diario ne mostra ogni passo.</translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation>Quale Tana fa posto?</translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation>Tutti e tre gli spazi sono pieni. La Tana viene svuotata, le sue carte si scartano.</translation>
    </message>
    <message>
        <source>Lair %1: %2</source>
        <translation>Tana %1: %2</translation>
    </message>
    <message>
        <source>no Encounter cards</source>
        <translation>nessuna carta Incontro</translation>
    </message>
    <message>
        <source>Which card for the new lair?</source>
        <translation>Quale carta per la nuova Tana?</translation>
    </message>
    <message>
        <source>It goes face down on the cards that the lair already has.</source>
        <translation>Va coperta sulle carte che la Tana ha già.</translation>
    </message>
    <message>
        <source>Where does the wolf run?</source>
        <translation>Dove corre il lupo?</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Una Città a due Strade al massimo.</translation>
    </message>
    <message>
        <source>%1: which hideout?</source>
        <translation>%1: quale Nascondiglio?</translation>
    </message>
    <message>
        <source>It is cleared, and the card lies in its slot.</source>
        <translation>Viene svuotato, e la carta va nel suo spazio.</translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <translation>le sue carte si scartano</translation>
    </message>
    <message>
        <source>And where does Dracula go?</source>
        <translation>E dove va Dracula?</translation>
    </message>
    <message>
        <source>Slot %1 is cleared and shows nothing but the Power card.</source>
        <translation>Lo spazio %1 viene svuotato e mostra solo la carta Potere.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>%1: dove si trova ora?</translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation>Tocca il Luogo sulla mappa o scrivine le prime lettere.</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Ospedale: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuori dal tabellone</translation>
    </message>
    <message>
        <source>Where the hunters are: tap one to enter a move</source>
        <translation>Dove sono i Cacciatori: toccane uno per registrare una mossa</translation>
    </message>
</context>
<context>
    <name>demeter::DraculaScreen</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>L’ultima riga del file era strappata ed è stata tagliata. Nient’altro è andato perduto.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Il file è danneggiato e si può solo leggere, fino all’ultima riga buona: %1</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Percorso e Tane</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Non salvato, quindi non è successo nulla. %1</translation>
    </message>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Scegli di nuovo per confermare.</translation>
    </message>
    <message>
        <source>can be chosen.</source>
        <translation>si può scegliere.</translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation>%1: non ora.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Ripetuto: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Annullato: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::HandPanel</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand of Encounter cards</source>
        <translation>Mano di carte Incontro</translation>
    </message>
    <message>
        <source>Events %1</source>
        <translation>Eventi %1</translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation>Davanti a Dracula %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Dicerie %1</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Intestazione</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Alla schermata iniziale</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Registra ciò che è successo al tavolo</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Diario della partita</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Settimana %1</translation>
    </message>
    <message>
        <source>Week %1, %2</source>
        <translation>Settimana %1, %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 su %3</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Diario della partita</translation>
    </message>
    <message>
        <source>Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until something else is done.</source>
        <translation>Scegli una riga per andare al momento subito dopo. Nulla va mai perduto: le righe che seguono restano qui finché non si fa qualcos’altro.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>the game stands here</source>
        <translation>la partita è qui</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>Before everything</source>
        <translation>Prima dell’inizio</translation>
    </message>
</context>
<context>
    <name>demeter::MainWindow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Non ha funzionato. %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Games of Demeter (*.demeter)</source>
        <translation>Partite di Demeter (*.demeter)</translation>
    </message>
</context>
<context>
    <name>demeter::MapList</name>
    <message>
        <source>small city</source>
        <translation>Città Piccola</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>Città Grande</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castello</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mare</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porto</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>scelta valida</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Dracula è qui</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>spazio %1</translation>
    </message>
    <message>
        <source>lair %1</source>
        <translation>Tana %1</translation>
    </message>
    <message>
        <source>%1 in the hospital</source>
        <translation>%1: all’Ospedale</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>Terreno Consacrato</translation>
    </message>
    <message>
        <source>heavenly host</source>
        <translation>Ostia Consacrata</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>Tempesta</translation>
    </message>
    <message>
        <source>fog twice</source>
        <translation>doppia Nebbia</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebbia</translation>
    </message>
    <message>
        <source>roadblock towards %1</source>
        <translation>Blocco verso %1</translation>
    </message>
    <message>
        <source>Places of the map</source>
        <translation>Luoghi della mappa</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>Dottor Seward</translation>
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
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Ferrovie</translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Elenco dei Luoghi</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Rimpicciolisci</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
</context>
<context>
    <name>demeter::NewGameScreen</name>
    <message>
        <source>This program was built without its boards.</source>
        <translation>Questo programma è stato compilato senza i suoi tabelloni.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Scegli l’inizio in segreto</translation>
    </message>
    <message>
        <source>%1 has no city yet. Choose it in the list, or tap it on the map.</source>
        <translation>%1: ancora nessuna Città. Sceglila nell’elenco o toccala sulla mappa.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Le edizioni stampate differiscono nei dettagli. Quale c’è sul tavolo?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Consigliato</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Terza edizione</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Seconda edizione</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Lingua del programma</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Carte Incontro</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Distribuite dal programma</translation>
    </message>
    <message>
        <source>The 28 cards stay in the box.</source>
        <translation>Le 28 carte restano nella scatola.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Pescate dalla scatola</translation>
    </message>
    <message>
        <source>Dracula draws real cards and enters them.</source>
        <translation>Dracula pesca carte vere e le registra.</translation>
    </message>
    <message>
        <source>Hunters and cities</source>
        <translation>Cacciatori e Città</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: tocca la mappa per piazzare</translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation>Città: %1</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Giocatore: %1</translation>
    </message>
    <message>
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Tocca una Città per piazzare il Cacciatore evidenziato.</translation>
    </message>
    <message>
        <source>Then, in secret</source>
        <translation>Poi, in segreto</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Dracula sceglie dove cominciare; i Cacciatori guardano altrove.</translation>
    </message>
    <message>
        <source>It may not be a sea, Castle Dracula or a city with a hunter.</source>
        <translation>Non può essere un mare, il Castello di Dracula o una Città con un Cacciatore.</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1: non è una Città. Un Cacciatore comincia in una Città.</translation>
    </message>
    <message>
        <source>Cities left to begin in: %1</source>
        <translation>Città rimaste per cominciare: %1</translation>
    </message>
    <message>
        <source>recommended reading</source>
        <translation>lettura consigliata</translation>
    </message>
    <message>
        <source>Rulebook: %1 · cards: %2 · hunters placed: %3 of 4</source>
        <translation>Regolamento: %1 · carte: %2 · Cacciatori piazzati: %3 su 4</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>distribuite dal programma</translation>
    </message>
    <message>
        <source>from the box</source>
        <translation>dalla scatola</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Vedi le letture discordanti</translation>
    </message>
    <message>
        <source>The second edition is only another map: rules and cards are those of the third.</source>
        <translation>La seconda edizione è solo un’altra mappa: regole e carte sono quelle della terza.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>letture cambiate a mano: %1</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Come il tavolo legge le regole</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Ogni riga parte dalla lettura del regolamento che hai scelto. Cambiala se il tuo tavolo gioca altrimenti; se scegli un altro regolamento, tutte tornano alla sua.</translation>
    </message>
    <message>
        <source>The printed rulebooks differ</source>
        <translation>I regolamenti stampati discordano</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>I regolamenti non lo dicono</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Il regolamento: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Everything you choose here holds at once and is kept for the next time.</source>
        <translation>Ciò che scegli qui vale subito e resta per la prossima volta.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>demeter::StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation>Il diario di bordo del giocatore Dracula</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continua l’ultima partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>demeter::TableEntryPanel</name>
    <message>
        <source>Entered.</source>
        <translation>Registrato.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Luogo: %1</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Ospedale: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuori dal tabellone</translation>
    </message>
    <message>
        <source>Tokens in cities</source>
        <translation>Segnalini nelle Città</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation>togli dal tabellone</translation>
    </message>
    <message>
        <source>Kind of token</source>
        <translation>Tipo di segnalino</translation>
    </message>
    <message>
        <source>City of the token</source>
        <translation>Città del segnalino</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Piazza il segnalino</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: meno uno</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: più uno</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Settimana</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation>Segnalini Disperazione</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>I Cacciatori contestano un errore</translation>
    </message>
    <message>
        <source>the record is checked; only yes or no and the round are told</source>
        <translation>il registro viene controllato; si dicono solo il sì o il no e il round</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Subisci la penalità per un errore</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>rivela il Luogo, svuota il Percorso, 5 danni</translation>
    </message>
    <message>
        <source>It has already happened, although it was illegal</source>
        <translation>È già successo, anche se non era consentito</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Carta giocata</translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation>Tana creata</translation>
    </message>
    <message>
        <source>Encounter placed</source>
        <translation>Incontro piazzato</translation>
    </message>
    <message>
        <source>Rumor placed</source>
        <translation>Diceria piazzata</translation>
    </message>
    <message>
        <source>Phase ended</source>
        <translation>Turno finito</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta Luogo</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Carta Potere</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Lair cleared for it</source>
        <translation>Tana svuotata</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Carta Incontro</translation>
    </message>
    <message>
        <source>Nobody noticed</source>
        <translation>Nessuno l’ha notato</translation>
    </message>
    <message>
        <source>The table noticed: penalty</source>
        <translation>Notato: penalità</translation>
    </message>
    <message>
        <source>Was it noticed?</source>
        <translation>È stato notato?</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>Registra l’accaduto</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Rettifiche</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>D’ora in poi la partita si controlla secondo ciò che registri qui, e così ogni contestazione su ciò che è stato prima.</translation>
    </message>
    <message>
        <source>How the table reads a rule</source>
        <translation>Come il tavolo legge una regola</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Leggila così</translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation>Una Strada, un confine di mare o un’ancora del tuo tabellone stampato</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The board has it</source>
        <translation>C’è sul tabellone</translation>
    </message>
    <message>
        <source>The board lacks it</source>
        <translation>Manca sul tabellone</translation>
    </message>
    <message>
        <source>Is it there?</source>
        <translation>C’è o non c’è?</translation>
    </message>
    <message>
        <source>Put the board right</source>
        <translation>Rettifica il tabellone</translation>
    </message>
    <message>
        <source>A Location card on the trail that was entered wrongly</source>
        <translation>Una carta Luogo sul Percorso registrata male</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Spazio %1: %2</translation>
    </message>
    <message>
        <source>What it is in truth</source>
        <translation>Che cos’è in realtà</translation>
    </message>
    <message>
        <source>Put the card right</source>
        <translation>Rettifica la carta</translation>
    </message>
    <message>
        <source>What happens on the real table and the program cannot see is entered here, at any time. Every entry is a line of the journal and can be taken back.</source>
        <translation>Ciò che succede al vero tavolo e che il programma non può vedere si registra qui, in ogni momento. Ogni registrazione è una riga del diario e si può annullare.</translation>
    </message>
    <message>
        <source>Choose the place to which a hunter has moved.</source>
        <translation>Scegli il Luogo in cui si è mosso un Cacciatore.</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Per un passo di Dracula che le regole vietano ma che al tavolo non si può più annullare. Si registra così com’è andato; i passi consentiti si registrano nella guida del turno.</translation>
    </message>
</context>
<context>
    <name>demeter::TrailCard</name>
    <message>
        <source>Lair %1</source>
        <translation>Tana %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>next slot</source>
        <translation>prossimo spazio</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>spazio vuoto</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Dracula è qui</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>Rumor token</source>
        <translation>segnalino Diceria</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>came as a bat</source>
        <translation>giunto da pipistrello</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porto</translation>
    </message>
</context>
<context>
    <name>demeter::TrailRow</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Percorso e Tane</translation>
    </message>
</context>
<context>
    <name>demeter::TurnGuide</name>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation>Passo %1 di 4: %2</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Scorrimento</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Scelta carta</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Diceria</translation>
    </message>
    <message>
        <source>Turn guide</source>
        <translation>Guida del turno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Scrivi un nome</translation>
    </message>
</context>
</TS>
