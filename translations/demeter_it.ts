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
        <translation>%1 è fuori dai limiti: deve andare da %2 a %3.</translation>
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
        <translation>«%1» non si può raggiungere né per Strada né per Mare.</translation>
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
    <name>Book</name>
    <message>
        <source>The round</source>
        <translation>Il round</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Percorso e Tane</translation>
    </message>
    <message>
        <source>Board and movement</source>
        <translation>Tabellone e movimento</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I Cacciatori</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.</source>
        <translation>Tutte le carte del Percorso avanzano di uno spazio verso destra; il Nascondiglio che esce dallo spazio 6 si attiva o diventa una Tana.</translation>
    </message>
    <message>
        <source>The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.</source>
        <translation>Il Nascondiglio che esce dallo spazio 6 va su uno spazio delle Tane, con una carta Incontro dalla mano.</translation>
    </message>
    <message>
        <source>From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.</source>
        <translation>Salpare da una Città Portuale costa 2 danni, passare da una Zona di Mare a un’altra costa 1 danno e sbarcare non costa nulla.</translation>
    </message>
    <message>
        <source>Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.</source>
        <translation>Nascondersi, nello spazio 1, è associata alla carta Luogo dello spazio 2; su entrambe ci sono carte Incontro.</translation>
    </message>
    <message>
        <source>With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.</source>
        <translation>Con Forma di Lupo Dracula si muove in una Città a una o due Strade e subisce 1 danno.</translation>
    </message>
    <message>
        <source>Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.</source>
        <translation>Depistare prende il posto di un Nascondiglio sul Percorso, e nello spazio 1 c’è una nuova carta Luogo.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>This is the book for &quot;%1&quot;, but the one for &quot;%2&quot; should be here.</source>
        <extracomment>Codes of languages, such as &quot;pl&quot;.</extracomment>
        <translation>Questo è il libro per «%1», ma qui dovrebbe esserci quello per «%2».</translation>
    </message>
    <message>
        <source>The book has no chapter &quot;%1&quot;.</source>
        <translation>Il libro non ha nessun capitolo «%1».</translation>
    </message>
    <message>
        <source>The chapter &quot;%1&quot; stands out of its order.</source>
        <translation>Il capitolo «%1» è fuori ordine.</translation>
    </message>
    <message>
        <source>The book has no topic &quot;%1&quot;.</source>
        <translation>Il libro non ha nessuna voce «%1».</translation>
    </message>
    <message>
        <source>The topic &quot;%1&quot; is in the book twice.</source>
        <translation>La voce «%1» compare due volte nel libro.</translation>
    </message>
    <message>
        <source>The rule %1 is in the book twice.</source>
        <translation>La regola %1 compare due volte nel libro.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is in the book twice.</source>
        <translation>La carta «%1» è nel libro due volte.</translation>
    </message>
    <message>
        <source>The book has no card &quot;%1&quot;.</source>
        <translation>Nel libro non c’è la carta «%1».</translation>
    </message>
    <message>
        <source>The book has no cards of the kind &quot;%1&quot;.</source>
        <translation>Nel libro non ci sono carte del tipo «%1».</translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>Encounter card</source>
        <translation>carta Incontro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat card</source>
        <translation>carta Tattica di Dracula</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>carta Potere</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event card</source>
        <translation>carta Evento di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s ability</source>
        <translation>capacità di Dracula</translation>
    </message>
    <message>
        <source>the hunters&apos; Event card</source>
        <translation>carta Evento dei Cacciatori</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>carta Oggetto</translation>
    </message>
    <message>
        <source>the hunters&apos; Combat card</source>
        <translation>carta Tattica dei Cacciatori</translation>
    </message>
    <message>
        <source>hunter</source>
        <translation>membro dei Cacciatori</translation>
    </message>
    <message>
        <source>In an ambush</source>
        <translation>In un’imboscata</translation>
    </message>
    <message>
        <source>In a search</source>
        <translation>In una ricerca</translation>
    </message>
    <message>
        <source>When it matures</source>
        <translation>Quando si attiva</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Di Giorno</translation>
    </message>
    <message>
        <source>At dusk and by night</source>
        <translation>Al tramonto e di Notte</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>Di Notte</translation>
    </message>
    <message>
        <source>When it is played</source>
        <translation>Quando si gioca</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>Sul Percorso</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>As an ally</source>
        <translation>Come alleato</translation>
    </message>
    <message>
        <source>What cancels what</source>
        <translation>Che cosa annulla che cosa</translation>
    </message>
    <message>
        <source>On the hunter&apos;s sheet</source>
        <translation>Sulla scheda del personaggio</translation>
    </message>
    <message>
        <source>What can be done against it</source>
        <translation>Che cosa si può fare contro</translation>
    </message>
    <message>
        <source>By day and by night</source>
        <translation>Di Giorno e di Notte</translation>
    </message>
    <message>
        <source>In a lair</source>
        <translation>In una Tana</translation>
    </message>
    <message>
        <source>Encounter token</source>
        <translation>segnalino Incontro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Tactics card</source>
        <translation>carta Tattica di Dracula</translation>
    </message>
    <message>
        <source>Agents&apos; Tactics card</source>
        <translation>carta Tattica degli Agenti</translation>
    </message>
    <message>
        <source>When a hunter meets it</source>
        <translation>Quando un Cacciatore lo incontra</translation>
    </message>
    <message>
        <source>How certain this is</source>
        <translation>Quanto è sicuro</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Chi ce l’ha</translation>
    </message>
    <message>
        <source>When it is activated</source>
        <translation>Quando si attiva</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Check my board</source>
        <translation>Controlla il mio tabellone</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>È così sul tuo tabellone? Tocca ciò che è diverso.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>strada</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>bianca</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>gialla</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Ne manca una: toccala sulla mappa o sceglila.</translation>
    </message>
    <message>
        <source>Choose what is missing</source>
        <translation>Scegli ciò che manca</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Che cosa è diverso</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Condividi ciò che hai trovato</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Il testo è negli appunti.</translation>
    </message>
    <message>
        <source>What you tap is done in the program at once, and every phone shows it. The board is saved and named there.</source>
        <translation>Ciò che tocchi si vede su tutti i telefoni e vale subito nel programma. Nel programma il tabellone si salva e riceve un nome.</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Città Grande</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Città Piccola</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 Luoghi su %2</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>circa %1 min</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Nessuna modifica finora.</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Modifiche finora: %1</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Coincide: ora %1</translation>
    </message>
    <message>
        <source>It agrees: the last one</source>
        <translation>Coincide: è l’ultimo</translation>
    </message>
    <message>
        <source>Every place has been looked at.</source>
        <translation>Tutti i Luoghi sono stati controllati.</translation>
    </message>
    <message>
        <source>The board can now be saved in the program, under a name of yours.</source>
        <translation>Ora puoi salvare il tabellone nel programma, con un nome a tua scelta.</translation>
    </message>
    <message>
        <source>The comparison is no longer shown on phones.</source>
        <translation>Il controllo non si mostra più sui telefoni.</translation>
    </message>
    <message>
        <source>The comparison has been left. What you have looked at is kept.</source>
        <translation>Il controllo è stato interrotto. Ciò che hai controllato resta salvato.</translation>
    </message>
    <message>
        <source>The board has been saved in the program: the comparison has ended.</source>
        <translation>Il tabellone è stato salvato nel programma: il controllo è finito.</translation>
    </message>
    <message>
        <source>A game begins at the table. What you have looked at is kept.</source>
        <translation>Al tavolo comincia una partita. Ciò che hai controllato resta salvato.</translation>
    </message>
    <message>
        <source>Somebody else was faster. This is how it is now.</source>
        <translation>Qualcuno è stato più veloce. Adesso è così.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 è già nell’elenco.</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nessun collegamento può portare lì.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>regione</translation>
    </message>
    <message>
        <source>size</source>
        <translation>grandezza</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>Ferrovia</translation>
    </message>
</context>
<context>
    <name>Cli</name>
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
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation>PROFONDITÀ deve essere un numero intero da 0 a %1.</translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>%1 posizioni/s</translation>
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
        <translation>Il momento %1 non esiste (azioni della partita: %2).</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>La lingua «%1» non esiste.</translation>
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
    <message>
        <source>This is no QR code of a game: %1</source>
        <translation>Questo non è il codice QR di una partita: %1</translation>
    </message>
    <message>
        <source>The QR codes belong to different games.</source>
        <translation>I codici QR sono di partite diverse.</translation>
    </message>
    <message>
        <source>A round has to follow its code.</source>
        <translation>Un round deve seguire il suo codice.</translation>
    </message>
    <message>
        <source>Say with --round to which round the code %1 belongs.</source>
        <translation>Indica con --round a quale round appartiene il codice %1.</translation>
    </message>
    <message>
        <source>line %1: not revealed. What is sealed from here on can&apos;t be checked.</source>
        <translation>riga %1: non è rivelata. Ciò che è sigillato da qui in poi non si può controllare.</translation>
    </message>
    <message>
        <source>line %1: the chain is broken. %2</source>
        <translation>riga %1: la catena è spezzata. %2</translation>
    </message>
    <message>
        <source>line %1: an illegal step, by %2.</source>
        <translation>riga %1: un passo non consentito, secondo la regola %2.</translation>
    </message>
    <message>
        <source>line %1: a false answer. %2</source>
        <translation>riga %1: una risposta falsa. %2</translation>
    </message>
    <message>
        <source>line %1: the decks were not dealt from the secret that was promised.</source>
        <translation>riga %1: i mazzi non sono stati distribuiti a partire dal segreto promesso.</translation>
    </message>
    <message>
        <source>the QR code</source>
        <translation>il codice QR</translation>
    </message>
    <message>
        <source>%1 does not belong to the deal of this game.</source>
        <translation>%1 non appartiene alla distribuzione di questa partita.</translation>
    </message>
    <message>
        <source>%1 does not belong to round %2 of this game.</source>
        <translation>%1 non appartiene al round %2 di questa partita.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: nothing was promised before the deal.</source>
        <translation>I mazzi li ha decisi il solo programma: nulla era stato promesso prima della distribuzione.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>righe da %1 a %2</translation>
    </message>
    <message>
        <source>taken back or done again: %1</source>
        <translation>annullato o ripetuto: %1</translation>
    </message>
    <message>
        <source>the code fits</source>
        <translation>il codice corrisponde</translation>
    </message>
    <message>
        <source>line %1: not sealed. What the table was told from here on could have been changed, and is not checked.</source>
        <translation>riga %1: non sigillata. Ciò che da qui in poi è stato detto al tavolo si poteva cambiare e non viene verificato.</translation>
    </message>
    <message>
        <source>line %1: played by a map of its own, %2. No code says what stood in that file.</source>
        <translation>riga %1: giocata con una mappa propria, %2. Nessun codice dice che cosa c’era in quel file.</translation>
    </message>
    <message>
        <source>The file ends before the end of the game.</source>
        <translation>Il file finisce prima della fine della partita.</translation>
    </message>
    <message>
        <source>No code of the deal was given, so nobody vouches that the promise came before the words.</source>
        <translation>Non è stato dato il codice della distribuzione, perciò nessuno garantisce che la promessa sia venuta prima delle parole.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: the hunters said no words.</source>
        <translation>I mazzi li ha decisi il solo programma: i Cacciatori non hanno detto alcuna parola.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows where Dracula is. To reveal it all the same, add %1.</source>
        <translation>La partita non è finita, e chi apre i file sa dov’è Dracula. Per rivelarla comunque, aggiungi %1.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli COMMAND ARGUMENTS

Commands:
</source>
        <translation>Uso: demeter-cli COMANDO ARGOMENTI

Comandi:
</translation>
    </message>
    <message>
        <source>  replay GAME             reads a recorded game and lists it
  reveal GAME             writes everything hidden of a game into files to be checked
  verify FILE             checks a revealed game
  board check FILE        checks a board file

demeter-cli COMMAND --help tells more about a command.

Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.</source>
        <translation>  replay PARTITA              legge una partita registrata e la elenca
  reveal PARTITA              scrive tutto ciò che una partita nasconde in file da controllare
  verify FILE                 controlla una partita rivelata
  board check FILE            controlla il file di un tabellone

demeter-cli COMANDO --help dice di più su un comando.

Stato d’uscita: 0 fatto, 1 rifiutato o difetto trovato, 2 dati inutilizzabili, 3 verificato senza codice.</translation>
    </message>
    <message>
        <source>No code vouches for what comes after.</source>
        <translation>Nessun codice garantisce ciò che viene dopo.</translation>
    </message>
    <message>
        <source>This machine is in no network. Connect it to one, or name an address.</source>
        <translation>Questo computer non è in nessuna rete. Collegalo a una rete o indica un indirizzo.</translation>
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
        <translation>Uso: demeter-cli reveal PARTITA [--unfinished] [--replace] [--unlock-fd NUMERO]

Rivela una partita registrata: tutto ciò che nasconde va in due file accanto a essa, NOME.reveal.json
per «demeter-cli verify» e NOME.reveal.html, una pagina che riproduce la caccia e la controlla sul
telefono di chiunque. Nessun altro può leggerli finché non li passi.

  --unfinished        rivela una partita che non è finita; chi apre i file sa dov’è Dracula
  --replace           sostituisce i file che hanno già questi nomi
  --unlock-fd NUMERO  se la sua chiave attende un PIN o una frase segreta: leggerli da questo descrittore di file

Stato d’uscita: 0 fatto, 1 la partita non è finita, 2 non si può leggere o i file non si possono scrivere.</translation>
    </message>
    <message>
        <source>Nothing can be read from the file descriptor &quot;%1&quot;.</source>
        <translation>Dal descrittore di file «%1» non si può leggere nulla.</translation>
    </message>
    <message>
        <source>PIN of the sealed games: </source>
        <translation>PIN delle partite sigillate: </translation>
    </message>
    <message>
        <source>Passphrase of the sealed games: </source>
        <translation>Frase segreta delle partite sigillate: </translation>
    </message>
    <message>
        <source>Nothing can be read from the terminal.</source>
        <translation>Dal terminale non si può leggere nulla.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Questo non è il PIN.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Questa non è la frase segreta.</translation>
    </message>
    <message>
        <source>the readings that the program recommends</source>
        <translation>le interpretazioni che il programma consiglia</translation>
    </message>
    <message>
        <source>the Spanish one</source>
        <translation>quello spagnolo</translation>
    </message>
    <message>
        <source>the Polish one</source>
        <translation>quello polacco</translation>
    </message>
    <message>
        <source>the Russian one</source>
        <translation>quello russo</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>regolamento</translation>
    </message>
    <message>
        <source>set otherwise</source>
        <translation>impostato diversamente</translation>
    </message>
    <message>
        <source>%1: %2 (the rulebook: %3)</source>
        <extracomment>A point of the rules, how this game plays it, and how the rulebook has it.</extracomment>
        <translation>%1: %2 (il regolamento: %3)</translation>
    </message>
    <message>
        <source>number set by hand</source>
        <extracomment>A card or a number of the game, how many there are, and how many there usually are.</extracomment>
        <translation>numero impostato a mano</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, non %3</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>drawn from the box, and entered</source>
        <translation>dalla scatola, a mano</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>dal programma</translation>
    </message>
    <message>
        <source>not kept by the program</source>
        <translation>non tenuta dal programma</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tabellone</translation>
    </message>
    <message>
        <source>card file</source>
        <translation>file delle carte</translation>
    </message>
    <message>
        <source>put right in line %1</source>
        <translation>rettificato alla riga %1</translation>
    </message>
    <message>
        <source>Dracula drew the cards from the box. Which ones, is his word.</source>
        <translation>Dracula ha pescato le carte dalla scatola. Quali fossero, lo dice solo lui.</translation>
    </message>
    <message>
        <source>Dracula was given his Event cards at the table. Which ones, is his word.</source>
        <translation>Dracula ha ricevuto le sue carte Evento al tavolo. Quali fossero, lo dice solo lui.</translation>
    </message>
    <message>
        <source>One digit differs, in group %1.</source>
        <translation>Una cifra è diversa, nel gruppo %1.</translation>
    </message>
    <message>
        <source>Digits are exchanged, in groups %1.</source>
        <translation>Ci sono cifre scambiate, nei gruppi %1.</translation>
    </message>
    <message>
        <source>Two digits are exchanged, in group %1.</source>
        <translation>Due cifre sono scambiate, nel gruppo %1.</translation>
    </message>
    <message>
        <source>Several digits differ, all in group %1.</source>
        <translation>Alcune cifre sono diverse, tutte nel gruppo %1.</translation>
    </message>
    <message>
        <source>%1 is the code of the deal, not that of a round.</source>
        <translation>%1 è il codice della distribuzione, non quello di un round.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of round %3.</source>
        <translation>%1 è il codice del round %2, non quello del round %3.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of the deal.</source>
        <translation>%1 è il codice del round %2, non quello della distribuzione.</translation>
    </message>
    <message>
        <source>Look at your note again. If it says the same, this is not the game that you saw.</source>
        <translation>Guarda di nuovo il tuo appunto. Se dice la stessa cosa, questa non è la partita che hai visto.</translation>
    </message>
    <message>
        <source>%1 The codes of this game have %2 digits.</source>
        <extracomment>%1 is a sentence about a code.</extracomment>
        <translation>%1 I codici di questa partita hanno %2 cifre.</translation>
    </message>
    <message>
        <source>%1 belongs to another game.</source>
        <translation>%1 appartiene a un’altra partita.</translation>
    </message>
    <message>
        <source>%1 was not checked: there are not 64 MB of free memory.</source>
        <translation>%1 non è stato controllato: non ci sono 64 MB di memoria libera.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>%1 was taken back.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Annullato: %1.</translation>
    </message>
    <message>
        <source>%1 came to it.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Aggiunto: %1.</translation>
    </message>
    <message>
        <source>%1 became %2.</source>
        <extracomment>%1 and %2 are places, or several.</extracomment>
        <translation>Prima: %1; poi: %2.</translation>
    </message>
    <message>
        <source>steps before: %1</source>
        <extracomment>%1 is a list of steps of the game, before something was changed and after it.</extracomment>
        <translation>passi di prima: %1</translation>
    </message>
    <message>
        <source>steps after: %1</source>
        <translation>passi di dopo: %1</translation>
    </message>
    <message>
        <source>gone back behind it in line %1</source>
        <translation>la partita è tornata più indietro alla riga %1</translation>
    </message>
    <message>
        <source>After the codes of rounds %1 were shown, the game went back to round %2 (line %3).</source>
        <translation>Dopo che erano stati mostrati i codici dei round %1, la partita è tornata al round %2 (riga %3).</translation>
    </message>
    <message>
        <source>After the code of round %1 was shown, the game went back to round %2 (line %3).</source>
        <translation>Dopo che era stato mostrato il codice del round %1, la partita è tornata al round %2 (riga %3).</translation>
    </message>
    <message>
        <source>All was done again as it had been.</source>
        <translation>Tutto è stato rifatto com’era.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Giocata con</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Che cosa nessuno può controllare</translation>
    </message>
    <message>
        <source>%1, other than the one here</source>
        <extracomment>%1 is a board, or a file of cards.</extracomment>
        <translation>%1, diverso da quello presente qui</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>chance in round %1</source>
        <translation>casualità nel round %1</translation>
    </message>
    <message>
        <source>promised by %1, given by %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>promessa da %1, data da %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>A code has 15 digits, in older games 12: %1</source>
        <translation>Un codice ha 15 cifre, nelle partite più vecchie 12: %1</translation>
    </message>
    <message>
        <source>hunter phase</source>
        <translation>turno dei Cacciatori</translation>
    </message>
    <message>
        <source>  verifier                writes a page that checks revealed games, and its SHA-256</source>
        <translation>  verifier                    scrive una pagina che verifica partite rivelate, e il suo SHA-256</translation>
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
        <translation>Uso: demeter-cli verifier [--hash] [--out FILE [--replace]]

Mostra lo SHA-256 del verificatore: una pagina che apre e verifica la partita rivelata di chiunque, senza
rete. Sorgenti uguali danno byte uguali: chi ha lo stesso numero ha la stessa pagina. È scritto nella
riga che legge «sha256sum --check».

  --out FILE  scrive la pagina
  --hash      mostra solo lo SHA-256
  --replace   sostituisce un file che ha già questo nome

Stato d’uscita: 0 fatto, 2 il file non si può scrivere.</translation>
    </message>
    <message>
        <source>This game has not been revealed as it stands now.</source>
        <translation>Questa partita non è stata rivelata così com’è adesso.</translation>
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
        <translation>Uso: demeter-cli replay PARTITA [--state] [--deck-order] [--lang CODICE] [--unlock-fd NUMERO]

Legge una partita registrata senza cambiarla, ne controlla la catena e ogni passo, ed elenca che cosa
è successo: riga del file, round e nome, separati da tabulazioni. Seguono ciò che non va nel file,
se c’è, e la testa della catena.

  --state             stampa lo stato alla fine, senza l’ordine dei mazzi
  --deck-order        lo stampa con l’ordine e il seme delle mescolate future: rivela carte che verranno
  --lang CODICE       lingua dei nomi: en, es, pl, ru, it
  --unlock-fd NUMERO  se la sua chiave attende un PIN o una frase segreta: leggerli da questo descrittore di file

Stato d’uscita: 0 fatto, 1 il registro è danneggiato, 2 è inutilizzabile.</translation>
    </message>
    <message>
        <source>  moves POSITION          every legal choice of Dracula&apos;s movement step
  perft POSITION DEPTH    how many sequences of movement steps there are</source>
        <translation>  moves POSIZIONE             tutte le scelte valide della fase Movimento di Dracula
  perft POSIZIONE PROFONDITÀ  quante sequenze di fasi Movimento esistono</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY, and of the
second edition PLAY or PLAY;catacombs.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli moves POSIZIONE

Stampa tutte le scelte valide della fase Movimento, una per riga, in ordine di byte: SLIDE;PLAY, e
della seconda edizione PLAY o PLAY;catacombs.
POSIZIONE è un file con una posizione (demeter-position/1 o /2), oppure - per lo standard input.
Se non stampa nulla, non ci sono scelte valide.

Stato d’uscita: 0 fatto, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli perft POSIZIONE PROFONDITÀ [--divide] [--time]

Stampa il numero delle sequenze di PROFONDITÀ fasi Movimento (da 0 a 16) a partire da una posizione.
POSIZIONE è un file con una posizione (demeter-position/1 o /2), oppure - per lo standard input.

  --divide   stampa prima SCELTA NUMERO per ogni scelta della prima fase, in ordine di byte
  --time     stampa le posizioni al secondo sullo standard error

Stato d’uscita: 0 fatto, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>  play SCRIPT             plays a game from a script</source>
        <translation>  play SCRIPT                 gioca una partita da uno script</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>seconda edizione</translation>
    </message>
    <message>
        <source>%1: %2 (recommended: %3)</source>
        <extracomment>A point that the rulebook leaves open, how this game plays it, and how the program reads it.</extracomment>
        <translation>%1: %2 (consigliato: %3)</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Dracula drew the Encounters from the box. Which ones, is his word.</source>
        <translation>Dracula ha pescato gli Incontri dalla scatola. Quali fossero, lo dice solo lui.</translation>
    </message>
    <message>
        <source>  serve GAME              shows a game&apos;s table on phones</source>
        <translation>  serve PARTITA               mostra il tavolo di una partita sui telefoni</translation>
    </message>
    <message>
        <source>The game %1 has no option %2.</source>
        <translation>Il gioco %1 non ha l’opzione %2.</translation>
    </message>
    <message>
        <source>The dice were rolled at the table. What they showed is known only by what was entered.</source>
        <translation>I dadi sono stati tirati al tavolo. Di ciò che hanno mostrato resta solo ciò che è stato registrato.</translation>
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
        <translation>Uso: demeter-cli play SCRIPT [OPZIONI]

Gioca le azioni di SCRIPT, un file di righe JSON (JSON Lines), oppure - per lo standard input. A ognuna
si risponde &quot;ok&quot; oppure &quot;refused REGOLA FRASE&quot;; un’azione rifiutata non cambia nulla, e lo script prosegue.
La prima riga può essere {&quot;position&quot;:{...}} o {&quot;new-game&quot;:{...}}; ogni riga può essere {&quot;undo&quot;:true},
{&quot;redo&quot;:true} o {&quot;go-to&quot;:NUMERO}.

  --state               stampa lo stato dopo l’ultima riga
  --lang CODICE         lingua delle frasi: en, es, pl, ru, it
  --game QUALE          gioco di uno script la cui prima riga non lo dice: fury-3e, fury-2e
  --board ID            tabellone di una nuova partita: fury-3e, fury-2e, o un percorso che finisce in .json
  --handling MODO       dealt o drawn-from-box
  --printing QUALE      regolamento della terza edizione: recommended, es, pl, ru
  --chance QUANDO       at-the-start, oppure each-round: nuova casualità a ogni round
  --seed HEX            64 cifre esadecimali da cui nasce ogni mescolata; senza, sono tutte 0,
                        ma casuali in un registro
  --record FILE         conserva la partita in un nuovo file; &quot;ok&quot; significa allora che è su disco
  --fair                distribuisce la partita registrata da un segreto, la cui promessa è stampata subito, e da
                        parole dei Cacciatori: {&quot;words&quot;:&quot;...&quot;}, prima della prima azione
  --unlock-fd NUMERO    se la sua chiave attende un PIN o una frase segreta: leggerli da questo descrittore di file

Stato d’uscita: 0 fatto, 1 una riga è stata rifiutata, 2 dati inutilizzabili.</translation>
    </message>
    <message>
        <source>--fair needs --record, and no --seed.</source>
        <translation>--fair richiede --record e non ammette --seed.</translation>
    </message>
    <message>
        <source>an error and its penalty in line %1</source>
        <translation>un errore e la sua penalità alla riga %1</translation>
    </message>
    <message>
        <source>taken back or done again in rounds</source>
        <translation>annullato o ripetuto nei round</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>so simple that anybody can guess it</source>
        <translation>così semplice che chiunque può indovinarlo</translation>
    </message>
    <message>
        <source>The record does not say which version it was played by: %1.</source>
        <translation>Il registro non dice con quale versione si è giocato: %1.</translation>
    </message>
    <message>
        <source>The seed can be guessed, so anybody could know everything that was dealt and shuffled.</source>
        <translation>Il seme si può indovinare, perciò chiunque poteva sapere tutto ciò che era stato distribuito e rimischiato.</translation>
    </message>
    <message>
        <source>Rounds with chance from phones alone: %1. The page that made their shares came from Dracula&apos;s program.</source>
        <translation>Round con casualità dai soli telefoni: %1. La pagina che ha creato le loro parti veniva dal programma di Dracula.</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <extracomment>%1 says what was put right, and how it is now; %2 how it was.</extracomment>
        <translation>%1 (prima: %2)</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <extracomment>%1 says what was put right, %2 why.</extracomment>
        <translation>%1. Motivo: %2</translation>
    </message>
    <message>
        <source>it came only after something was drawn</source>
        <translation>è entrata solo dopo che qualcosa era stato pescato</translation>
    </message>
    <message>
        <source>gone back in line %1</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>ritorno indietro alla riga %1</translation>
    </message>
    <message>
        <source>behind the chance of rounds %1</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>a prima della casualità dei round %1</translation>
    </message>
    <message>
        <source>new chance by words in rounds</source>
        <translation>nuova casualità con parole nei round</translation>
    </message>
    <message>
        <source>new chance by phones alone in rounds</source>
        <translation>nuova casualità con i soli telefoni nei round</translation>
    </message>
    <message>
        <source>round %1: %2 of %3</source>
        <extracomment>%1 is the number of a round, %2 how many are missing, %3 of how many.</extracomment>
        <translation>round %1: %2 su %3</translation>
    </message>
    <message>
        <source>Promised shares that were not given, %1. Whoever kept one back for Dracula could choose between two orders.</source>
        <translation>Parti promesse e non date, %1. Chi ne avesse trattenuta una per Dracula poteva scegliere fra due ordini.</translation>
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
        <translation>Uso: demeter-cli verify FILE [--code CODICE --round N]... [--deal CODICE] [--qr TESTO]... [--json] [--lang CODICE]

Controlla una partita rivelata (NOME.reveal.json): che la sua catena sia integra, che sia la partita
di cui al tavolo si sono annotati i codici, che i mazzi vengano dal segreto promesso e dalle parole
dei Cacciatori, che ogni passo fosse consentito e vero tutto ciò che il tavolo ha visto o sentito.
Dice che cosa è stato cambiato in ciò che precede codici già mostrati, a quali condizioni si è giocato e
che cosa nessuno può controllare. Anche il file di una partita si può controllare, per la parte non sigillata.

  --code CODICE   le cifre di un codice che qualcuno ha annotato, 15 o nelle partite più vecchie 12; poi il suo round
  --round N       quel round; 0 è la preparazione
  --deal CODICE   il codice mostrato prima che i Cacciatori dicessero le loro parole
  --qr TESTO      ciò che dice un codice QR fotografato
  --json          per le macchine
  --lang CODICE   lingua dei nomi: en, es, pl, ru, it

Stato d’uscita: 0 provato, 1 qualcosa non regge o un codice non corrisponde, 2 il file o l’uso è sbagliato,
o questo programma non conosce il gioco, 3 nulla parla contro, ma non è provato: non è stato dato il codice di
nessun round, perciò al suo posto potrebbe esserci qualsiasi partita; non è rivelata; o non tutto si è potuto
controllare. Se si è tornati a prima di un codice, questo corrisponde come gli altri e garantisce ciò che lo precede.</translation>
    </message>
    <message>
        <source>%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were tried. The text of its QR code can be compared with all of them.</source>
        <extracomment>%1 is a code.</extracomment>
        <translation>%1 non è stato trovato. Il round %2 è stato ripetuto più e più volte: dei suoi %3 codici sono stati provati gli ultimi %4. Il testo del suo codice QR si può confrontare con tutti.</translation>
    </message>
    <message>
        <source>line %1: the map that it was played on is missing: %2. The steps were not played again. Put the file beside the game.</source>
        <translation>riga %1: manca il tabellone su cui si è giocato: %2. I passi non sono stati rigiocati. Metti il file accanto alla partita.</translation>
    </message>
    <message>
        <source>line %1: the file %2 is not the map that it was played on. The steps were not played again.</source>
        <translation>riga %1: il file %2 non è il tabellone su cui si è giocato. I passi non sono stati rigiocati.</translation>
    </message>
    <message>
        <source>line %1: this program does not know %2. A newer one may know it.</source>
        <translation>riga %1: questo programma non conosce %2. Uno più nuovo forse sì.</translation>
    </message>
    <message>
        <source>Every step was played again by the rules, and every answer compared.</source>
        <translation>Ogni passo è stato rigiocato secondo le regole, e ogni risposta confrontata.</translation>
    </message>
    <message>
        <source>It was played with other files than those here: with its own it may hold.</source>
        <translation>È stata giocata con file diversi da quelli presenti qui: con quelli di allora può darsi che regga.</translation>
    </message>
    <message>
        <source>Whether there was a deal before this one: a second code of the deal means a second deal.</source>
        <translation>Se prima ci sia stata un’altra distribuzione: un secondo codice della distribuzione significa una seconda distribuzione.</translation>
    </message>
    <message>
        <source>more copies drawn than the box should hold</source>
        <translation>copie pescate più di quante dovrebbe averne la scatola</translation>
    </message>
    <message>
        <source>steps were taken back: there was more than one order to choose from</source>
        <translation>sono stati annullati dei passi: si poteva scegliere fra più ordini</translation>
    </message>
    <message>
        <source>line %1: the map in the game itself, %2, is damaged or none. The steps were not played again.</source>
        <translation>riga %1: il tabellone contenuto nella partita stessa, %2, è danneggiato o non è un tabellone. I passi non sono stati rigiocati.</translation>
    </message>
    <message>
        <source>Then say &quot;play-on&quot;.</source>
        <translation>Poi scrivete &quot;play-on&quot;.</translation>
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
        <translation>Uso: demeter-cli serve PARTITA [OPZIONI]

Mostra il tavolo di una partita registrata sui telefoni e sui tablet della rete locale. La prima riga
stampata è l’indirizzo da aprire. Dracula gioca con righe sullo standard input, come in uno script di
&quot;play&quot;; a ognuna si risponde &quot;ok&quot; oppure &quot;refused REGOLA FRASE&quot;. Si stampano anche &quot;table FRASI&quot;, ciò che
tutti sentono; &quot;phone RIGA&quot;, ciò che è stato inserito su un telefono e ciò che ne è seguito, come righe
di uno script; &quot;code NOME: CIFRE&quot;; e &quot;watching NUMERO&quot;, su quanti telefoni si vede il tavolo.
Con una riga &quot;reveal&quot; i telefoni confrontano i codici conservati con il file di
&quot;demeter-cli reveal&quot;, che deve già esserci. Una partita rivelata così com’è continua solo dopo una riga
&quot;play-on&quot;. Finisce con una riga &quot;quit&quot; o alla fine dell’input.

  --address INDIRIZZO   di questo computer, in cifre; senza, il più probabile della rete locale
  --port NUMERO         da 1 a 65535; senza, quello che questa partita aveva prima, o uno libero
  --enter CHE           chi inserisce sui telefoni: own (ognuno per i suoi Cacciatori), all, none
  --lang CODICE         lingua delle frasi: en, es, pl, ru, it
  --unlock-fd NUMERO    se la sua chiave attende un PIN o una frase segreta: leggerli da questo descrittore di file

Stato d’uscita: 0 fatto, 1 la registrazione è danneggiata, 2 dati inutilizzabili o nessuna rete.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows all that is hidden. To reveal it all the same, add %1.</source>
        <translation>La partita non è finita, e chi apre i file sa tutto ciò che è nascosto. Per rivelarla comunque, aggiungi %1.</translation>
    </message>
    <message>
        <source>As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.</source>
        <translation>Come concordato, la riserva è stata mescolata una volta, all’inizio. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.</translation>
    </message>
    <message>
        <source>In these rounds the reserve stayed as it had been mixed before: %1. No check can see whether anybody looked at its order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>In questi round la riserva è rimasta come era stata mescolata prima: %1. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.</translation>
    </message>
    <message>
        <source>As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.</source>
        <translation>Come concordato, i mazzi sono stati mescolati una volta, all’inizio. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.</translation>
    </message>
    <message>
        <source>In these rounds the decks stayed as they had been shuffled before: %1. No check can see whether anybody looked at their order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>In questi round i mazzi sono rimasti come erano stati mescolati prima: %1. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.</translation>
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
    <message>
        <source>Here the hunters&apos; words are needed, and nothing else: {&quot;words&quot;:&quot;small letters&quot;}.</source>
        <translation>Qui servono le parole dei Cacciatori, e nient’altro: {&quot;words&quot;:&quot;minuscole&quot;}.</translation>
    </message>
    <message>
        <source>This is a board of another edition.</source>
        <translation>Questo tabellone è di un’altra edizione.</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins.</source>
        <translation>Questo è un round di prova, e non si salva nulla. Tocca una Città sulla mappa: lì comincia %2.</translation>
    </message>
    <message>
        <source>The other hunters are placed in the same way. Here it can be done for you.</source>
        <translation>Gli altri Cacciatori si piazzano allo stesso modo. Qui può farlo il programma per te.</translation>
    </message>
    <message>
        <source>Place the others</source>
        <translation>Piazza gli altri</translation>
    </message>
    <message>
        <source>All four have their city. Where Dracula begins is chosen in secret: tap the button.</source>
        <translation>Tutti e quattro hanno la loro Città. Dove comincia Dracula si sceglie in segreto: tocca il pulsante.</translation>
    </message>
    <message>
        <source>This game is over before the first round is. That happens; the rest is learned in a game.</source>
        <translation>Questa partita è finita prima della fine del primo round. Succede; il resto si impara giocando.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Everybody may see this screen. Dracula&apos;s own lies behind it: hold the button until it opens.</source>
        <translation>Questo schermo lo possono vedere tutti. Quello di Dracula sta dietro: tieni premuto il pulsante finché non si apre.</translation>
    </message>
    <message>
        <source>That was an encounter, and everybody has seen what it did. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>È stato un Incontro, e tutti hanno visto che cosa ha fatto. Apri un’altra volta lo schermo di Dracula: tieni premuto il pulsante.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Confirm it, and it counts.</source>
        <translation>Non è ancora successo nulla. La mossa vale quando confermi.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass.</source>
        <translation>Dracula ha deciso, e il sipario è calato. Qui si inserisce quello che fanno i Cacciatori: falli passare tutti.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map.</source>
        <translation>%2 è a una sola Strada dalla tua carta Incontro. Mandal%2{o|a} %1{to}: tocca la Città sulla mappa.</translation>
    </message>
    <message>
        <source>It is the hunters&apos; turn again. Enter what they do, or let them come nearer by themselves.</source>
        <translation>Tocca di nuovo ai Cacciatori. Inserisci quello che fanno, o lascia che si avvicinino da soli.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Lasciali giocare</translation>
    </message>
    <message>
        <source>Now everybody reads the card. What the hunters show or suffer is entered here.</source>
        <translation>Ora tutti leggono la carta. Qui si inserisce quello che i Cacciatori mostrano o subiscono.</translation>
    </message>
    <message>
        <source>The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button.</source>
        <translation>Il Nascondiglio è scoperto: il tavolo non vede altro. Con quale carta tendere l’imboscata lo decidi tu: tieni premuto il pulsante.</translation>
    </message>
    <message>
        <source>The Dracula phase begins. Hold the button and choose where he goes.</source>
        <translation>Comincia il turno di Dracula. Tieni premuto il pulsante e scegli dove va.</translation>
    </message>
    <message>
        <source>The Dracula phase again. Hold the button and go on.</source>
        <translation>È di nuovo il turno di Dracula. Tieni premuto il pulsante e continua.</translation>
    </message>
    <message>
        <source>Here Dracula has to decide something. Hold the button.</source>
        <translation>Qui Dracula deve decidere qualcosa. Tieni premuto il pulsante.</translation>
    </message>
    <message>
        <source>Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it.</source>
        <translation>Qualcuno sbircia alle tue spalle? Con questo pulsante o con Esc il sipario cala subito. Prova.</translation>
    </message>
    <message>
        <source>Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance.</source>
        <translation>Questo schermo lo guardi solo tu. Ciò che è consentito è in oro: fai cominciare Dracula, per esempio, %1{in}.</translation>
    </message>
    <message>
        <source>The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>Il Percorso scorre da solo. Fai andare Dracula, per esempio, %1{to}: tocca la Città.</translation>
    </message>
    <message>
        <source>The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>La carta Incontro resta lì e aspetta un Cacciatore. Fai proseguire Dracula, per esempio %1{to}.</translation>
    </message>
    <message>
        <source>An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance.</source>
        <translation>Nel Nascondiglio va una carta Incontro, coperta. Sotto ogni nome c’è quello che fa: scegli per esempio «%3».</translation>
    </message>
    <message>
        <source>A Rumor token could go with it. Keep it for now: your phase is done.</source>
        <translation>Potrebbe andarci anche un segnalino Diceria. Per ora tienilo: il tuo turno è finito.</translation>
    </message>
    <message>
        <source>Let your card ambush %2{whom}. The table sees it as soon as you have chosen.</source>
        <translation>Con la tua carta tendi un’imboscata %2{to}. Il tavolo la vede appena hai scelto.</translation>
    </message>
    <message>
        <source>All that is secret has been decided. Draw the curtain: with this button, or with Esc.</source>
        <translation>Le scelte segrete sono fatte. Cala il sipario: con questo pulsante o con Esc.</translation>
    </message>
    <message>
        <source>This is asked of Dracula. Below each choice stands what follows from it: choose one.</source>
        <translation>Questa domanda è per Dracula. Sotto ogni scelta c’è quello che ne segue: scegline una.</translation>
    </message>
    <message>
        <source>It is dusk. At night every hunter acts once more: let them pass again.</source>
        <translation>È il tramonto. Di notte ogni Cacciatore agisce ancora una volta: falli passare di nuovo.</translation>
    </message>
    <message>
        <source>After the search a hunter can still do something, such as rest. Let this one do nothing else.</source>
        <translation>Dopo la ricerca un Cacciatore può fare ancora qualcosa, per esempio riposare. Per ora il turno finisce qui.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter. Let the hunter go %1{to} and search there: tap the city on the map.</source>
        <translation>%2 è a una sola Strada dal tuo Incontro. Mandal%2{o|a} %1{to} a cercare: tocca la Città sulla mappa.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here. For now, let them play by themselves.</source>
        <translation>Dracula ha deciso, e il sipario è calato. Qui si inserisce quello che fanno i Cacciatori. Per ora lascia che giochino da soli.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins. Hold the button and choose where he goes.</source>
        <translation>Comincia il turno di Dracula. Tieni premuto il pulsante e scegli dove va.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn again. Hold the button and go on.</source>
        <translation>È di nuovo il turno di Dracula. Tieni premuto il pulsante e continua.</translation>
    </message>
    <message>
        <source>The time moves on by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>Il tempo avanza da solo. Fai andare Dracula, per esempio, %1{to}: tocca la Città.</translation>
    </message>
    <message>
        <source>The Encounter stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>L’Incontro resta lì e aspetta un Cacciatore. Fai proseguire Dracula, per esempio %1{to}.</translation>
    </message>
    <message>
        <source>Now everybody sees the Encounter. What the hunters show or suffer is entered here.</source>
        <translation>Ora tutti vedono l’Incontro. Qui si inserisce quello che i Cacciatori mostrano o subiscono.</translation>
    </message>
    <message>
        <source>An Encounter token goes to the city, face down. The sign beside each name tells what it does: choose %3, for instance.</source>
        <translation>Nella Città va un segnalino Incontro, coperto. Il segno accanto a ogni nome dice che cosa fa: scegli per esempio «%3».</translation>
    </message>
    <message>
        <source>The hunter has found your hideout, and the table tells what came of it. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>Il Cacciatore ha trovato il tuo Nascondiglio, e il tavolo dice che cosa ne è venuto. Apri ancora una volta lo schermo di Dracula: tieni premuto il pulsante.</translation>
    </message>
</context>
<context>
    <name>FuryNames</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of hunters or cards.</extracomment>
        <translation>%1 e %2</translation>
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
        <source>overruled</source>
        <comment>the rules forbid it and the table allows it</comment>
        <translation>in deroga alle regole</translation>
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
        <source>Go on</source>
        <translation>Continua</translation>
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
        <source>Choice: %1</source>
        <translation>Scelta: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; answer</source>
        <translation>Risposta dei Cacciatori</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Event card</comment>
        <translation>Pescata: %1</translation>
    </message>
    <message>
        <source>the hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>an Event card</comment>
        <translation>Scartata: %1</translation>
    </message>
    <message>
        <source>Hunters: %1</source>
        <extracomment>%1 is what the hunters do: an action or a card.
----------
%1 is a card that the hunters play.</extracomment>
        <translation>Cacciatori: %1</translation>
    </message>
    <message>
        <source>leaving: %1</source>
        <extracomment>The hunters in %1 leave the combat.</extracomment>
        <translation>fuori: %1</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Rettifica: %1 (%2)</translation>
    </message>
    <message>
        <source>Put right by hand: %1</source>
        <extracomment>%1 says shortly what is put right: a number, a space, a hunter, a card.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a card.</extracomment>
        <translation>Rettifica a mano (%1)</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Carte Evento e Alleati</translation>
    </message>
    <message>
        <source>%1 is revealed.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>Si rivela %1.</translation>
    </message>
    <message>
        <source>Dracula reveals %1.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Dracula rivela %1.</translation>
    </message>
    <message>
        <source>As a penalty, Dracula reveals that he is %1{in}.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Per penalità Dracula rivela che si trova %1{in}.</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Dracula ha vinto.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>I Cacciatori hanno vinto.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 arriva %2{to}.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 is a hunter; an action.
----------
%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 riposa.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 viene %1{morso|morsa}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{sconfitto|sconfitta}.</translation>
    </message>
    <message>
        <source>Dracula chooses %2{whom} for %1.</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunter whom he chooses for it.</extracomment>
        <translation>Dracula sceglie %2{whom} per %1.</translation>
    </message>
    <message>
        <source>%1 is cancelled.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>La carta %1 è annullata.</translation>
    </message>
    <message>
        <source>Dracula takes an Event card.</source>
        <translation>Dracula prende una carta Evento.</translation>
    </message>
    <message>
        <source>The Event card %1 is discarded.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Si scarta la carta Evento %1.</translation>
    </message>
    <message>
        <source>The hunters play %1.</source>
        <extracomment>%1 is a card.
----------
%1 is an Event card.</extracomment>
        <translation>I Cacciatori giocano %1.</translation>
    </message>
    <message>
        <source>The hunters have a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>I Cacciatori hanno un nuovo Alleato, %1.</translation>
    </message>
    <message>
        <source>Dracula has a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Dracula ha un nuovo Alleato, %1.</translation>
    </message>
    <message>
        <source>The hunters lose their ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>I Cacciatori perdono il loro Alleato %1.</translation>
    </message>
    <message>
        <source>Dracula loses his ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Dracula perde il suo Alleato %1.</translation>
    </message>
    <message>
        <source>Dracula has no card to show.</source>
        <translation>Dracula non ha carte da mostrare.</translation>
    </message>
    <message>
        <source>Dracula shows %1.</source>
        <extracomment>%1 are Event cards, with commas.
----------
%1 are Encounter cards and Event cards, with commas.</extracomment>
        <translation>Dracula mostra le carte %1.</translation>
    </message>
    <message>
        <source>%1 fights %2{whom}.</source>
        <extracomment>%1 is an Agent, %2 are one hunter or more.
----------
%1 is a vampire, %2 are one hunter or more.</extracomment>
        <translation>%1 affronta %2{whom}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Dracula affronta %1{whom}.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Il Combattimento è finito.</translation>
    </message>
    <message>
        <source>The table now reads a rule in another way.</source>
        <translation>Il tavolo interpreta una regola altrimenti.</translation>
    </message>
    <message>
        <source>From now on, the answer to &quot;%1&quot; is &quot;%2&quot;.</source>
        <extracomment>How the table reads a rule from now on: %1 is its name, %2 the reading.</extracomment>
        <translation>D’ora in poi la risposta a «%1» è «%2».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand, because &quot;%1&quot;.</source>
        <extracomment>%1 is the reason, as it was typed.</extracomment>
        <translation>Il tavolo corregge la partita a mano, con il motivo «%1».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand (%1), because &quot;%2&quot;.</source>
        <extracomment>%1 says shortly what is put right: a number, a hunter. %2 is the reason, as it was typed.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.</extracomment>
        <translation>Il tavolo corregge la partita a mano (%1), con il motivo «%2».</translation>
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
        <source>This is no answer to what is asked now.</source>
        <translation>Questa non è una risposta a ciò che si chiede ora.</translation>
    </message>
    <message>
        <source>This isn&apos;t optional: something has to be chosen.</source>
        <translation>Non è facoltativo: qualcosa va scelto.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: i Cacciatori cominciano in una Città, e questo Luogo non lo è (%2).</translation>
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
        <translation>%1: c’è un Cacciatore (%2), quindi Dracula non può cominciare qui.</translation>
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
        <extracomment>%1 is a port, %2 a sea zone.
----------
%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: la Città Portuale non ha un’ancora in questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: queste Zone di Mare non hanno un confine comune.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Dracula è già qui, e non può semplicemente restare.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: non si può giocare in mare (posizione attuale: %2).</translation>
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
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: è a più di due Strade di distanza.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: Forma di Lupo porta sempre in una Città.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>C’è una carta valida da giocare, quindi non è dovuta nessuna penalità.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no road joins them.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: nessuna Strada li collega.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no railway leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: nessuna Ferrovia porta fin lì.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no way by sea leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: nessuna via per Mare porta fin lì.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Roadblock token lies on the way.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: lungo la via c’è un segnalino Blocco.</translation>
    </message>
    <message>
        <source>%1, %2: the hunter is there already.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1, %2: il Cacciatore è già qui.</translation>
    </message>
    <message>
        <source>The rules allow this, so there is nothing to overrule: enter it in the usual way.</source>
        <translation>Le regole lo consentono, quindi non serve una deroga: registralo nel modo consueto.</translation>
    </message>
    <message>
        <source>%1: this Event card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: questa carta Evento non è nella mano di Dracula.</translation>
    </message>
    <message>
        <source>%1: this Event card would have no effect now.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: questa carta Evento ora non avrebbe effetto.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this at this moment.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: i Cacciatori non possono giocarla in questo momento.</translation>
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
        <source>What is put right by hand needs a reason, on one line and without tabs and other control characters.</source>
        <translation>Una rettifica a mano richiede un motivo, su una sola riga e senza tabulazioni né altri caratteri di controllo.</translation>
    </message>
    <message>
        <source>This can&apos;t be put right so: what would come of it contradicts itself.</source>
        <translation>Non si può rettificare così: ne verrebbe una contraddizione.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>La partita è aperta in sola lettura, quindi non si può aggiungere nulla.</translation>
    </message>
    <message>
        <source>This could not be written to the game&apos;s file. Dracula&apos;s program says why.</source>
        <translation>Non è stato possibile scriverlo nel file della partita. Il programma di Dracula dice perché.</translation>
    </message>
    <message>
        <source>Dracula plays %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Dracula gioca %1.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, and its card is revealed.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 arriva %2{to}, e il Luogo viene rivelato.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, but there is nothing there.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 arriva %2{to}, ma lì non c’è nulla.</translation>
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
        <translation>Ha un nuovo Alleato, %1.</translation>
    </message>
    <message>
        <source>They have a new ally, %1.</source>
        <comment>the hunters</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Hanno un nuovo Alleato, %1.</translation>
    </message>
    <message>
        <source>He loses his ally %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Perde il suo Alleato %1.</translation>
    </message>
    <message>
        <source>The phones promise their shares</source>
        <translation>I telefoni promettono la loro parte</translation>
    </message>
    <message>
        <source>The phones give their shares</source>
        <translation>I telefoni danno la loro parte</translation>
    </message>
    <message>
        <source>The hunters&apos; words: %1</source>
        <translation>Parole dei Cacciatori: %1</translation>
    </message>
    <message>
        <source>One phone promises a share for the shuffle of this round.</source>
        <translation>Un telefono promette la sua parte per il rimescolamento di questo round.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones promise a share for the shuffle of this round.</source>
        <translation>
            <numerusform>%n telefono promette la sua parte per il rimescolamento di questo round.</numerusform>
            <numerusform>%n telefoni promettono la loro parte per il rimescolamento di questo round.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of this round has come in already. It stays as it was, whatever is taken back.</source>
        <translation>In questo round si è già rimischiato con parole o parti. Resta com’era, qualunque cosa si annulli.</translation>
    </message>
    <message>
        <source>The penalty no longer counts.</source>
        <translation>La penalità non conta più.</translation>
    </message>
    <message>
        <source>The table takes something back.</source>
        <translation>Il tavolo annulla l’ultima cosa fatta.</translation>
    </message>
    <message>
        <source>%1: that no longer counts.</source>
        <extracomment>%1 is what had been said, a sentence without its stop.</extracomment>
        <translation>%1: questo non conta più.</translation>
    </message>
    <message>
        <source>%1: that no longer counts, nor does what followed.</source>
        <extracomment>%1 is the first thing that had been said, a sentence without its stop.</extracomment>
        <translation>%1: questo non conta più, e nemmeno ciò che è seguito.</translation>
    </message>
    <message>
        <source>All lies again as it is shown.</source>
        <translation>Tutto è di nuovo come si vede.</translation>
    </message>
    <message>
        <source>The words and shares that had come in stay: they come in again unchanged.</source>
        <translation>Le parole e le parti già entrate restano: rientrano senza modifiche.</translation>
    </message>
    <message>
        <source>Not yet: Dracula has something to decide first, on his screen.</source>
        <translation>Non ancora: prima Dracula deve decidere qualcosa sul suo schermo.</translation>
    </message>
    <message>
        <source>At %1 Dracula wins.</source>
        <translation>A %1 vince Dracula.</translation>
    </message>
    <message>
        <source>At %1 the hunters win.</source>
        <translation>A %1 vincono i Cacciatori.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>A newer version of Demeter made this game. It opens with that version.</source>
        <translation>Questa partita viene da una versione più recente di Demeter. Si apre con quella.</translation>
    </message>
    <message>
        <source>This file is no game of Demeter.</source>
        <translation>Questo file non è una partita di Demeter.</translation>
    </message>
    <message>
        <source>The system does not let this program read the file.</source>
        <translation>Il sistema non permette a questo programma di leggere il file.</translation>
    </message>
    <message>
        <source>The board that the game is played on is missing or damaged.</source>
        <translation>Il tabellone su cui si gioca la partita manca o è danneggiato.</translation>
    </message>
    <message>
        <source>The file is damaged at its beginning: nothing of the game can be read.</source>
        <translation>Il file è danneggiato all’inizio: della partita non si può leggere nulla.</translation>
    </message>
    <message>
        <source>damaged (%1); it can be read up to there</source>
        <extracomment>%1 is a place: line 57.</extracomment>
        <translation>danneggiata (%1); si può leggere fin lì</translation>
    </message>
</context>
<context>
    <name>HubWords</name>
    <message>
        <source>The table has gone on.</source>
        <translation>La partita è andata avanti.</translation>
    </message>
    <message>
        <source>The table has gone on. %1</source>
        <translation>La partita è andata avanti. %1</translation>
    </message>
</context>
<context>
    <name>HuntWords</name>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula ha vinto</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>I Cacciatori hanno vinto</translation>
    </message>
    <message>
        <source>Influence reached %2 when %1 was defeated %3{in}.</source>
        <extracomment>%1 is a hunter, %2 a number, %3 a place.</extracomment>
        <translation>L’influenza è arrivata a %2 quando %1 è %1{stato sconfitto|stata sconfitta} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured %2{in}.</source>
        <extracomment>%1 is a number, %2 a place.</extracomment>
        <translation>L’influenza è arrivata a %1 quando una carta si è attivata %2{in}.</translation>
    </message>
    <message>
        <source>Dracula fell %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Dracula è caduto %2{in}, in Combattimento %1{with}.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Influence reached %1.</source>
        <translation>L’influenza è arrivata a %1.</translation>
    </message>
    <message>
        <source>Dracula suffered more than he could bear.</source>
        <translation>Dracula ha subito più danni di quanti ne potesse sopportare.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>round</numerusform>
        </translation>
    </message>
    <message>
        <source>the end came in week %1</source>
        <translation>la fine è arrivata nella settimana %1</translation>
    </message>
    <message>
        <source>time he was seen</source>
        <translation>volta che è stato visto</translation>
    </message>
    <message numerus="yes">
        <source>times he was seen</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>volta che è stato visto</numerusform>
            <numerusform>volte che è stato visto</numerusform>
        </translation>
    </message>
    <message>
        <source>the last time %1{in}</source>
        <extracomment>%1 is the place where he was seen last.</extracomment>
        <translation>l’ultima volta %1{in}</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Combattimento</translation>
    </message>
    <message numerus="yes">
        <source>combats</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>Combattimento</numerusform>
            <numerusform>Combattimenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to Dracula</source>
        <translation>
            <numerusform>%n danno a Dracula</numerusform>
            <numerusform>%n danni a Dracula</numerusform>
        </translation>
    </message>
    <message>
        <source>defeat among the hunters</source>
        <translation>sconfitta tra i Cacciatori</translation>
    </message>
    <message numerus="yes">
        <source>defeats among the hunters</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>sconfitta tra i Cacciatori</numerusform>
            <numerusform>sconfitte tra i Cacciatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>punto di influenza</numerusform>
            <numerusform>punti di influenza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of victory</source>
        <translation>
            <numerusform>ne mancava %n per vincere</numerusform>
            <numerusform>ne mancavano %n per vincere</numerusform>
        </translation>
    </message>
    <message>
        <source>enough for victory</source>
        <translation>abbastanza per vincere</translation>
    </message>
    <message>
        <source>places on his way</source>
        <comment>their number is unknown</comment>
        <translation>luoghi sul suo cammino</translation>
    </message>
    <message>
        <source>the reveal will tell</source>
        <translation>lo dirà la rivelazione</translation>
    </message>
    <message>
        <source>round in which nobody saw him</source>
        <translation>round in cui nessuno lo ha visto</translation>
    </message>
    <message numerus="yes">
        <source>rounds in which nobody saw him</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>round in cui nessuno lo ha visto</numerusform>
            <numerusform>round in cui nessuno lo ha visto</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in a row, %2{from} %3{to}</source>
        <extracomment>%1 is a number of rounds, %2 and %3 are places.</extracomment>
        <translation>%1 di fila, %2{from} %3{to}</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>%1 is a number of rounds.</extracomment>
        <translation>%1 di fila</translation>
    </message>
    <message>
        <source>step lay between them, and nobody knew</source>
        <translation>passo li separava, e nessuno lo sapeva</translation>
    </message>
    <message numerus="yes">
        <source>steps lay between them, and nobody knew</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>passo li separava, e nessuno lo sapeva</numerusform>
            <numerusform>passi li separavano, e nessuno lo sapeva</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2{in}, round %3</source>
        <extracomment>%1 is a hunter, %2 a place, %3 a number.</extracomment>
        <translation>%1 %2{in}, round %3</translation>
    </message>
    <message>
        <source>place on his way</source>
        <translation>luogo sul suo cammino</translation>
    </message>
    <message numerus="yes">
        <source>places on his way</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>luogo sul suo cammino</numerusform>
            <numerusform>luoghi sul suo cammino</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{from} %2{to}</source>
        <extracomment>%1 is where he began, %2 where he was in the end.</extracomment>
        <translation>%1{from} %2{to}</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 su %2</translation>
    </message>
    <message>
        <source>It all began %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Tutto cominciò %1{in}.</translation>
    </message>
    <message>
        <source>Dracula goes %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are places.</extracomment>
        <translation>Dracula va %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>Dracula stays %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula resta %1{in}.</translation>
    </message>
    <message>
        <source>The table sees him there.</source>
        <translation>Il tavolo lo vede lì.</translation>
    </message>
    <message>
        <source>Influence reached %2 in the combat %1{with} %3{in}.</source>
        <extracomment>%1 are one hunter or more, %2 is a number, %3 a place.</extracomment>
        <translation>L’influenza è arrivata a %2 nel Combattimento %1{with} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured.</source>
        <translation>L’influenza è arrivata a %1 quando una carta si è attivata.</translation>
    </message>
    <message>
        <source>Influence reached %1 with a new hideout, while all Despair tokens lay on the track.</source>
        <translation>L’influenza è arrivata a %1 con un nuovo Nascondiglio, quando la disperazione era al massimo.</translation>
    </message>
    <message>
        <source>%2 by %1</source>
        <extracomment>%1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.</extracomment>
        <translation>%2 %1{of}</translation>
    </message>
    <message>
        <source>%1 cost Dracula more damage than he could bear.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>«%1» è costata a Dracula più danni di quanti ne potesse sopportare.</translation>
    </message>
    <message numerus="yes">
        <source>as near as that %n times</source>
        <translation>
            <numerusform>così vicini %n volta</numerusform>
            <numerusform>così vicini %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bite</source>
        <translation>1 Morso</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage to Dracula, by engaged hunter</source>
        <translation>Danni a Dracula, per Cacciatore coinvolto</translation>
    </message>
    <message>
        <source>Nobody hurt him in combat.</source>
        <translation>Nessuno lo ha ferito in Combattimento.</translation>
    </message>
    <message>
        <source>it matured</source>
        <translation>si è attivata</translation>
    </message>
    <message>
        <source>%1, the last combat</source>
        <translation>%1, l’ultimo Combattimento</translation>
    </message>
    <message>
        <source>the last combat</source>
        <translation>l’ultimo Combattimento</translation>
    </message>
    <message>
        <source>The card that decided</source>
        <translation>La carta decisiva</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>La caccia</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d &apos;de&apos; MMMM.</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <comment>the 8th or the 11th of a month</comment>
        <translation>La caccia dell’%1</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <translation>La caccia del %1</translation>
    </message>
    <message>
        <source>Four hunters against Dracula</source>
        <translation>Quattro Cacciatori contro Dracula</translation>
    </message>
    <message>
        <source>%1 against Dracula</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 contro Dracula</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>Length: %n seconds</source>
        <translation>
            <numerusform>Durata: %n secondo</numerusform>
            <numerusform>Durata: %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>A vampire fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Un Vampiro affronta %1{whom}.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <translation>Dracula affronta %1{whom}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{sconfitto|sconfitta}.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 viene %1{morso|morsa}.</translation>
    </message>
    <message>
        <source>Despair grows.</source>
        <translation>Cresce la disperazione.</translation>
    </message>
    <message>
        <source>A hideout matures.</source>
        <translation>Un Nascondiglio si attiva.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Dracula subisce %n danno.</numerusform>
            <numerusform>Dracula subisce %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <translation>L’influenza sale di %1.</translation>
    </message>
    <message>
        <source>%1 was one road away.</source>
        <extracomment>%1 is a hunter who was that near to Dracula.</extracomment>
        <translation>%1 distava una sola Strada.</translation>
    </message>
    <message>
        <source>%1 was one crossing away.</source>
        <translation>%1 distava una sola traversata.</translation>
    </message>
    <message>
        <source>%1 was one railway away.</source>
        <translation>%1 distava una sola Ferrovia.</translation>
    </message>
    <message>
        <source>His last trace was %1{in}.</source>
        <translation>L’ultima traccia era %1{in}.</translation>
    </message>
    <message>
        <source>Nobody has a trace of him.</source>
        <translation>Nessuno ha tracce di lui.</translation>
    </message>
    <message>
        <source>Round %1: face to face with Dracula, %2{in}.</source>
        <extracomment>%1 is a number, %2 the place where the hunter was.</extracomment>
        <translation>Round %1: faccia a faccia con Dracula, %2{in}.</translation>
    </message>
    <message>
        <source>Round %1: one step from Dracula, %2{in}.</source>
        <translation>Round %1: a un passo da Dracula, %2{in}.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n steps from Dracula, %2{in}.</source>
        <translation>
            <numerusform>Round %1: a %n passo da Dracula, %2{in}.</numerusform>
            <numerusform>Round %1: a %n passi da Dracula, %2{in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds %1 and %2 of %3</source>
        <translation>Round %1 e %2 su %3</translation>
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
        <translation>%1 è fuori dai limiti; deve andare da %2 a %3.</translation>
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
        <translation>«%1» non è un’edizione stampata; sono possibili es, pl e ru.</translation>
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
        <translation>«%1» non è un’interpretazione di «%2»; forse intendevi «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>«%1» non è un’interpretazione di «%2».</translation>
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
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Evento di Dracula; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards.</source>
        <translation>«%1» non è una carta Evento di Dracula.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Evento dei Cacciatori; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards.</source>
        <translation>«%1» non è una carta Evento dei Cacciatori.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Oggetto o Tattica dei Cacciatori; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters.</source>
        <translation>«%1» non è una carta Oggetto o Tattica dei Cacciatori.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Tattica di Dracula; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards.</source>
        <translation>«%1» non è una carta Tattica di Dracula.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%2» non può essere «%1»; forse intendevi «%3»?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;.</source>
        <translation>«%2» non può essere «%1».</translation>
    </message>
    <message>
        <source>The hunter &quot;%1&quot; is named twice.</source>
        <translation>Il Cacciatore «%1» è nominato due volte.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;slot&quot; and &quot;lair&quot; says where the card lies.</source>
        <translation>Uno e uno solo tra «slot» e «lair» dice dove si trova la carta.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;number&quot;, &quot;day&quot;, &quot;hideout&quot;, &quot;encounter&quot;, &quot;hide-bond&quot;, &quot;hunter&quot;, &quot;token&quot; and &quot;events&quot; says what is put right.</source>
        <translation>Uno e uno solo tra «number», «day», «hideout», «encounter», «hide-bond», «hunter», «token» ed «events» dice che cosa si rettifica.</translation>
    </message>
    <message>
        <source>This text may have %1 bytes at most.</source>
        <translation>Questo testo può avere al massimo %1 byte.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>La carta «%1» non esiste; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;.</source>
        <translation>La carta «%1» non esiste.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>Manca la carta «%1».</translation>
    </message>
    <message>
        <source>These cards add up to %1, but the total is given as %2.</source>
        <translation>Queste carte sono in tutto %1, ma il totale indicato è %2.</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Nessun effetto di una carta si chiama «%1»; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;.</source>
        <translation>Nessun effetto di una carta si chiama «%1».</translation>
    </message>
    <message>
        <source>The program does not know what &quot;%1&quot; means for this card.</source>
        <translation>Il programma non sa che cosa significhi «%1» per questa carta.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; is not the one that its name stands for.</source>
        <translation>Il file del tabellone «%1» non è quello indicato dal suo nome.</translation>
    </message>
    <message>
        <source>This should be %1 digits from 0 to 9 and a to f.</source>
        <translation>Qui servono %1 cifre da 0 a 9 e da a a f.</translation>
    </message>
</context>
<context>
    <name>KeyFile</name>
    <message>
        <source>Others on this computer could read the key file. Now only you can, but whoever has copied it can read every game that is sealed with it.</source>
        <translation>Altri su questo computer potevano leggere il file della chiave. Ora puoi farlo solo tu, ma chi lo ha copiato può leggere ogni partita sigillata con essa.</translation>
    </message>
    <message>
        <source>Games that begin from now on have a new key. If you keep a copy of the key file, make it anew: %1</source>
        <extracomment>%1 is a path.</extracomment>
        <translation>Le partite che cominciano d’ora in poi hanno una chiave nuova. Se conservi una copia del file della chiave, rifalla: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Roads, railways and borders</source>
        <translation>Strade, Ferrovie e confini</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>What the table knows of Dracula</source>
        <translation>Che cosa il tavolo sa di Dracula</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Che cosa si può scegliere</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Tracciati e segnalini</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Combat and actions</source>
        <translation>Combattimento e azioni</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Event card.</source>
        <translation>Chi si rifornisce qui pesca una carta Evento.</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Item card too.</source>
        <translation>Chi si rifornisce qui pesca anche una carta Oggetto.</translation>
    </message>
    <message>
        <source>Counts as a city. When Dracula comes here, he recovers 5 damage.</source>
        <translation>Vale come Città. Quando Dracula arriva qui, recupera 5 danni.</translation>
    </message>
    <message>
        <source>A city with a hospital. A defeated hunter comes here at dawn.</source>
        <translation>Una Città con Ospedale. Un Cacciatore sconfitto arriva qui all’alba.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here.</source>
        <translation>Chi viaggia per mare si ferma qui.</translation>
    </message>
    <message>
        <source>Dracula and the hunters move along it.</source>
        <translation>La percorrono Dracula e i Cacciatori.</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Ferrovia bianca</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, by day and with a ticket.</source>
        <translation>È segnata da trattini di traverso. In treno viaggiano solo i Cacciatori, di Giorno e con un segnalino Biglietto.</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Ferrovia gialla</translation>
    </message>
    <message>
        <source>Set with squares. With it the yellow number of the ticket counts.</source>
        <translation>È segnata da quadratini. Qui conta il numero giallo del segnalino Biglietto.</translation>
    </message>
    <message>
        <source>Border of two sea zones</source>
        <translation>Confine tra due Zone di Mare</translation>
    </message>
    <message>
        <source>Dots. Whoever is at sea moves across it.</source>
        <translation>È una fila di puntini. Chi è in mare passa di qui.</translation>
    </message>
    <message>
        <source>Each anchor stands beside the sea zone that it opens.</source>
        <translation>Ogni ancora sta accanto alla Zona di Mare a cui dà accesso.</translation>
    </message>
    <message>
        <source>A shield with a G.</source>
        <translation>Uno scudo con una G.</translation>
    </message>
    <message>
        <source>A disc with an S.</source>
        <translation>Un disco con una S.</translation>
    </message>
    <message>
        <source>A hexagon with an H.</source>
        <translation>Un esagono con una H.</translation>
    </message>
    <message>
        <source>A diamond with an M.</source>
        <translation>Un rombo con una M.</translation>
    </message>
    <message>
        <source>This place is compared</source>
        <translation>Stai controllando questo Luogo</translation>
    </message>
    <message>
        <source>A ring. What lies next to it has a bright edge.</source>
        <translation>Ha un anello intorno. I Luoghi vicini hanno il bordo chiaro.</translation>
    </message>
    <message>
        <source>This hunter acts now</source>
        <translation>Questo Cacciatore agisce ora</translation>
    </message>
    <message>
        <source>A ring around the figure.</source>
        <translation>La miniatura ha un anello intorno.</translation>
    </message>
    <message>
        <source>The figure lies on its side. The next action only stands it up.</source>
        <translation>La miniatura è coricata. La prossima azione serve solo a rialzarla.</translation>
    </message>
    <message>
        <source>In the hospital</source>
        <translation>In Ospedale</translation>
    </message>
    <message>
        <source>A small cross on the figure. This hunter is not in the city.</source>
        <translation>La miniatura ha una piccola croce. Questo Cacciatore non è nella Città.</translation>
    </message>
    <message>
        <source>It lies with a hunter. Dracula moves that hunter in place of the next action.</source>
        <translation>Sta con un Cacciatore. Al posto della prossima azione di quel Cacciatore, Dracula lo muove.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city.</source>
        <translation>Dracula non può entrare in questa Città.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city until the next dawn is over.</source>
        <translation>Dracula non può entrare in questa Città finché non è passata la prossima alba.</translation>
    </message>
    <message>
        <source>Hunters may not enter this sea zone.</source>
        <translation>I Cacciatori non possono entrare in questa Zona di Mare.</translation>
    </message>
    <message>
        <source>Hunters may not enter or leave this city, nor search in it. ×2: two of them lie here.</source>
        <translation>I Cacciatori non possono entrare in questa Città, né uscirne, né cercare qui. ×2: qui ce ne sono due.</translation>
    </message>
    <message>
        <source>Hunters may not move along this road or railway.</source>
        <translation>I Cacciatori non possono muoversi lungo questa Strada o Ferrovia.</translation>
    </message>
    <message>
        <source>You are here. The number is the slot on the trail.</source>
        <translation>Sei qui. Il numero è lo spazio sul Percorso.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the slot on the trail.</source>
        <translation>Dracula è qui. Il numero è lo spazio sul Percorso.</translation>
    </message>
    <message>
        <source>The number is the slot on the trail; 1 is the newest.</source>
        <translation>Il numero è lo spazio sul Percorso; 1 è il più recente.</translation>
    </message>
    <message>
        <source>A hideout that has been revealed, with its slot on the trail.</source>
        <translation>Un Nascondiglio rivelato, con il suo spazio sul Percorso.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the lair space.</source>
        <translation>Una bara con la lettera dello spazio della Tana.</translation>
    </message>
    <message>
        <source>A lair that has been revealed, with the letter of its space.</source>
        <translation>Una Tana rivelata, con la lettera del suo spazio.</translation>
    </message>
    <message>
        <source>Dashes join the hideouts that follow each other.</source>
        <translation>Dei tratti uniscono i Nascondigli consecutivi.</translation>
    </message>
    <message>
        <source>The table does not know the card.</source>
        <translation>Il tavolo non conosce la carta.</translation>
    </message>
    <message>
        <source>The way of the whole hunt</source>
        <translation>Il cammino di tutta la caccia</translation>
    </message>
    <message>
        <source>After the reveal. The newer, the thicker.</source>
        <translation>Si vede dopo la rivelazione. Più un tratto è recente, più è spesso.</translation>
    </message>
    <message>
        <source>The back of a card that nobody knows yet.</source>
        <translation>Il dorso di una carta che ancora nessuno conosce.</translation>
    </message>
    <message>
        <source>The card has been revealed.</source>
        <translation>La carta è stata rivelata.</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Consentito</translation>
    </message>
    <message>
        <source>What glows in gold can be chosen now. Gold is nothing else.</source>
        <translation>Ciò che brilla in oro si può scegliere adesso. L’oro non vuol dire altro.</translation>
    </message>
    <message>
        <source>A road in gold</source>
        <translation>Una Strada dorata</translation>
    </message>
    <message>
        <source>It leads to a city that can be chosen.</source>
        <translation>Porta a una Città che si può scegliere.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
    <message>
        <source>A dashed ring: what you tapped is not legal. The guide says why.</source>
        <translation>Un anello tratteggiato: ciò che hai toccato non è consentito. La guida dice perché.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Tutto il tabellone</translation>
    </message>
    <message>
        <source>The square is Dracula, triangles are hunters, the frame is what you see. Tap it to look elsewhere.</source>
        <translation>Il quadrato è Dracula, i triangoli sono i Cacciatori, il riquadro è ciò che vedi. Tocca un altro punto per guardare lì.</translation>
    </message>
    <message>
        <source>Can be reached</source>
        <translation>Raggiungibile</translation>
    </message>
    <message>
        <source>What glows: the hunter can go there. One more tap confirms.</source>
        <translation>Il Cacciatore può andare nei Luoghi che brillano. Un altro tocco conferma.</translation>
    </message>
    <message>
        <source>A road that is lit</source>
        <translation>Una Strada illuminata</translation>
    </message>
    <message>
        <source>It leads to a city that can be reached.</source>
        <translation>Porta a una Città raggiungibile.</translation>
    </message>
    <message>
        <source>At 13 Dracula wins.</source>
        <translation>A 13 vince Dracula.</translation>
    </message>
    <message>
        <source>What Dracula or a hunter has suffered.</source>
        <translation>Sono i danni che ha subìto Dracula o un Cacciatore.</translation>
    </message>
    <message>
        <source>One more after each of the first three weeks.</source>
        <translation>Se ne aggiunge uno dopo ognuna delle prime tre settimane.</translation>
    </message>
    <message>
        <source>A vampire that matures with it brings 3 influence more.</source>
        <translation>Se un Vampiro si attiva con uno di questi, l’influenza sale di altri 3.</translation>
    </message>
    <message>
        <source>A hunter with a Bite token is weakened.</source>
        <translation>Un Cacciatore con un segnalino Morso è indebolito.</translation>
    </message>
    <message>
        <source>From night to day. A combat may follow.</source>
        <translation>Si passa dalla Notte al Giorno. Può esserci un Combattimento.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, and may move.</source>
        <translation>Ogni Cacciatore compie un’azione e può muoversi.</translation>
    </message>
    <message>
        <source>From day to night. A combat may follow.</source>
        <translation>Si passa dal Giorno alla Notte. Può esserci un Combattimento.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, but nobody moves.</source>
        <translation>Ogni Cacciatore compie un’azione, ma nessuno si muove.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn. The bat stands for him everywhere.</source>
        <translation>Tocca a Dracula. Il pipistrello indica sempre lui.</translation>
    </message>
    <message>
        <source>They lie face down on hideouts and in lairs.</source>
        <translation>Stanno coperte sui Nascondigli e nelle Tane.</translation>
    </message>
    <message>
        <source>A vampire waits there.</source>
        <translation>Lì aspetta un Vampiro.</translation>
    </message>
    <message>
        <source>Hunters and Dracula have them in one deck.</source>
        <translation>Quelle dei Cacciatori e di Dracula formano un solo mazzo.</translation>
    </message>
    <message>
        <source>An Event card that stays in play.</source>
        <translation>Una carta Evento che resta in gioco.</translation>
    </message>
    <message>
        <source>2 damage for 5 Encounter cards.</source>
        <translation>Dracula subisce 2 danni e pesca 5 carte Incontro.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 3 damage.</source>
        <translation>Dracula resta dov’è e recupera 3 danni.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Combat cards.</source>
        <translation>Una delle carte Tattica di Dracula.</translation>
    </message>
    <message>
        <source>Dracula or a vampire against hunters.</source>
        <translation>Dracula o un Vampiro combatte contro i Cacciatori.</translation>
    </message>
    <message>
        <source>A hunter looks for what lies hidden here.</source>
        <translation>Un Cacciatore cerca ciò che è nascosto qui.</translation>
    </message>
    <message>
        <source>A hunter recovers damage.</source>
        <translation>Un Cacciatore recupera danni.</translation>
    </message>
    <message>
        <source>A hunter draws cards.</source>
        <translation>Un Cacciatore pesca carte.</translation>
    </message>
    <message>
        <source>A hunter does nothing.</source>
        <translation>Un Cacciatore non fa nulla.</translation>
    </message>
    <message>
        <source>The table knows the card.</source>
        <translation>Il tavolo conosce la carta.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter card comes on this one.</source>
        <translation>Dracula resta dov’è, e su questa carta va una carta Incontro.</translation>
    </message>
    <message>
        <source>A hideout leaves the trail.</source>
        <translation>Un Nascondiglio lascia il Percorso.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 damage.</source>
        <translation>Dracula percorre fino a due Strade e subisce 1 danno.</translation>
    </message>
    <message>
        <source>The bat stands for Dracula everywhere.</source>
        <translation>Il pipistrello sta per Dracula dappertutto.</translation>
    </message>
</context>
<context>
    <name>LineOfGame</name>
    <message>
        <source>Dracula has won</source>
        <translation>Dracula ha vinto</translation>
    </message>
    <message>
        <source>the hunters have won</source>
        <translation>i Cacciatori hanno vinto</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
</context>
<context>
    <name>ListenFault</name>
    <message>
        <source>Another program uses this address and port. Choose another port, or end that program.</source>
        <translation>Un altro programma usa questo indirizzo e questa porta. Scegli un’altra porta o chiudi quel programma.</translation>
    </message>
    <message>
        <source>The system does not let this program be found in the network.</source>
        <translation>Il sistema non permette a questo programma di farsi trovare in rete.</translation>
    </message>
    <message>
        <source>This device no longer has that address. Is it still in the network?</source>
        <translation>Questo dispositivo non ha più quell’indirizzo. È ancora in rete?</translation>
    </message>
    <message>
        <source>The network does not answer here.</source>
        <translation>Qui la rete non risponde.</translation>
    </message>
    <message>
        <source>The network does not answer here: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Qui la rete non risponde: %1.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Dracula is %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula è %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found him.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 lo ha trovato.</translation>
    </message>
    <message>
        <source>There will be a combat at dawn.</source>
        <translation>All’alba ci sarà un Combattimento.</translation>
    </message>
    <message>
        <source>There will be a combat at dusk.</source>
        <translation>Al tramonto ci sarà un Combattimento.</translation>
    </message>
    <message>
        <source>His figure stands on the board.</source>
        <translation>La sua miniatura è sul tabellone.</translation>
    </message>
    <message>
        <source>Trail, slot %1</source>
        <translation>Percorso, spazio %1</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Influence +%1</source>
        <extracomment>%1 is how much it has risen.</extracomment>
        <translation>Influenza +%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>influence</comment>
        <translation>
            <numerusform>Ancora %n e Dracula vince.</numerusform>
            <numerusform>Ancora %n e Dracula vince.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 è %1{sconfitto|sconfitta}</translation>
    </message>
    <message>
        <source>Despair grows</source>
        <translation>Cresce la disperazione</translation>
    </message>
    <message numerus="yes">
        <source>A week has passed. A defeated hunter is now worth %n influence.</source>
        <translation>
            <numerusform>È passata una settimana. Un Cacciatore sconfitto vale ora %n di influenza.</numerusform>
            <numerusform>È passata una settimana. Un Cacciatore sconfitto vale ora %n di influenza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>%1 is weakened</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{indebolito|indebolita}</translation>
    </message>
    <message>
        <source>Bitten by a vampire, %1{he|she} shows one Item and one Event card.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>Dopo il Morso del Vampiro mostra una carta Oggetto e una carta Evento.</translation>
    </message>
    <message>
        <source>Bitten by Dracula, %1{he|she} shows one Item and one Event card.</source>
        <translation>Dopo il Morso di Dracula mostra una carta Oggetto e una carta Evento.</translation>
    </message>
    <message>
        <source>All Despair tokens lie on the track, so Dracula&apos;s new hideout raises influence.</source>
        <translation>La disperazione è al massimo, quindi il nuovo Nascondiglio di Dracula fa salire l’influenza.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named; %2 is the city that the hospital is linked to.</extracomment>
        <translation>All’alba sarà nell’Ospedale %2{of}.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in a hospital.</source>
        <translation>All’alba sarà in un Ospedale.</translation>
    </message>
    <message>
        <source>Dracula was %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula è stato %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found Dracula&apos;s trail.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 ha trovato il suo Percorso.</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s trail lies face up.</source>
        <translation>Una carta del suo Percorso è scoperta.</translation>
    </message>
    <message>
        <source>%1 is bitten and defeated</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{morso e sconfitto|morsa e sconfitta}</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Imboscata!</translation>
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
        <translation>Maiusc</translation>
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
        <source>The game is played with the cards &quot;%1&quot;, which this program does not know.</source>
        <translation>La partita si gioca con le carte «%1», che questo programma non conosce.</translation>
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
        <translation>Questa riga dovrebbe annullare o ripetere «%1», ma dice «%2».</translation>
    </message>
    <message>
        <source>The key of the sealed games waits for the PIN or the passphrase.</source>
        <translation>La chiave delle partite sigillate attende il PIN o la frase segreta.</translation>
    </message>
    <message>
        <source>The key file is damaged. Put a copy of it back, or sealed games cannot be opened.</source>
        <translation>Il file della chiave è danneggiato. Ripristinane una copia, altrimenti le partite sigillate non si aprono.</translation>
    </message>
    <message>
        <source>There is not enough memory to hold the key safely.</source>
        <translation>Non c’è abbastanza memoria per tenere la chiave al sicuro.</translation>
    </message>
    <message>
        <source>This line is not sealed, although the lines before it are.</source>
        <translation>Questa riga non è sigillata, benché le precedenti lo siano.</translation>
    </message>
    <message>
        <source>What is sealed in this line is not what the line promises.</source>
        <translation>Ciò che è sigillato in questa riga non è ciò che la riga promette.</translation>
    </message>
    <message>
        <source>What is sealed in this line is damaged.</source>
        <translation>Ciò che è sigillato in questa riga è danneggiato.</translation>
    </message>
    <message>
        <source>The seal of this line is broken: it was changed, or belongs elsewhere.</source>
        <translation>Il sigillo di questa riga è rotto: è stata cambiata o viene da altrove.</translation>
    </message>
    <message>
        <source>After this line Dracula should be at &quot;%1&quot;, but it says &quot;%2&quot;.</source>
        <translation>Dopo questa riga Dracula dovrebbe essere in «%1», ma la riga dice «%2».</translation>
    </message>
    <message>
        <source>What this line says the table was shown does not follow from the game.</source>
        <translation>Ciò che secondo questa riga è stato mostrato al tavolo non segue dalla partita.</translation>
    </message>
    <message>
        <source>This is not written as a revealed game is.</source>
        <translation>Questo non è scritto come una partita rivelata.</translation>
    </message>
    <message>
        <source>In this line nothing happens, and none such is due.</source>
        <translation>In questa riga non succede nulla, e qui non ne era prevista una così.</translation>
    </message>
    <message>
        <source>A newer version of this program made the key file, in the format &quot;%1&quot;. Leave it as it is, and open the game with that version.</source>
        <translation>Il file della chiave è stato creato da una versione più recente di questo programma, nel formato «%1». Lascialo com’è e apri la partita con quella versione.</translation>
    </message>
    <message>
        <source>The file is empty: no game has begun in it.</source>
        <translation>Il file è vuoto: nessuna partita vi è cominciata.</translation>
    </message>
    <message>
        <source>Another program has changed what stands in the file, so nothing more is written to it. Open the game again to see how far it is good.</source>
        <translation>Un altro programma ha cambiato il contenuto del file, perciò non vi si scrive più nulla. Apri di nuovo la partita per vedere fin dove è integra.</translation>
    </message>
    <message>
        <source>The file was moved or renamed while the game was open. Put it back, or open it where it is now.</source>
        <translation>Il file è stato spostato o rinominato mentre la partita era aperta. Rimettilo al suo posto, o apri la partita dove si trova ora.</translation>
    </message>
    <message>
        <source>The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back.</source>
        <translation>La chiave di questa partita non è qui: è stata sigillata su un altro dispositivo, o è stata rimessa una vecchia copia del file della chiave.</translation>
    </message>
    <message>
        <source>Another program has changed the key file. Close this program and start it again.</source>
        <translation>Un altro programma ha cambiato il file della chiave. Chiudi questo programma e riavvialo.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not the board that the game is played on.</source>
        <translation>Il file «%1» non è il tabellone su cui si gioca la partita.</translation>
    </message>
    <message>
        <source>The key file is a link that leads to no file. Bring back what it leads to, or take the link away.</source>
        <translation>Il file della chiave è un collegamento che non porta a nessun file. Ripristina ciò a cui porta, oppure togli il collegamento.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; in the game itself is damaged, or is none.</source>
        <translation>Il tabellone «%1» contenuto nella partita stessa è danneggiato o non è un tabellone.</translation>
    </message>
</context>
<context>
    <name>RevealWords</name>
    <message>
        <source>This game has been revealed as it stands: whoever plays on can have seen everything.</source>
        <translation>Questa partita è stata rivelata così com’è: chi la continua può aver visto tutto.</translation>
    </message>
    <message>
        <source>This game was revealed once and has gone on since: what was hidden then can have been seen.</source>
        <translation>Questa partita è stata rivelata una volta e poi è andata avanti: ciò che allora era nascosto può essere stato visto.</translation>
    </message>
    <message>
        <source>This game has been revealed. It goes on only when all of you have agreed to that.</source>
        <translation>Questa partita è stata rivelata. Continua solo quando siete tutti d’accordo.</translation>
    </message>
</context>
<context>
    <name>SecondEdition</name>
    <message>
        <source>Second edition</source>
        <translation>Seconda edizione</translation>
    </message>
    <message>
        <source>A trail of six cards, Catacombs, and combat with dice.</source>
        <translation>Un Percorso di sei carte, le Catacombe e Combattimenti con i dadi.</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>seconda edizione</translation>
    </message>
</context>
<context>
    <name>SecondEditionFaces</name>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>a Blood token behind it</source>
        <translation>dietro c’è un segnalino Sangue</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Hide lies on the trail for a place.</extracomment>
        <translation>associata a %1</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Dracula è qui</translation>
    </message>
    <message>
        <source>Hand of Encounters and Events</source>
        <translation>Incontri ed Eventi in mano</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <extracomment>So many Encounters lie in the reserve.</extracomment>
        <translation>Riserva %1</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Il tuo Alleato</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Left the trail</source>
        <translation>Usciti dal Percorso</translation>
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
        <source>Vampires</source>
        <translation>Vampiri</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>a faccia in su</translation>
    </message>
</context>
<context>
    <name>SecondEditionFault</name>
    <message>
        <source>The game is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>Il gioco è «%1», ma dovrebbe essere «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è uno spazio del Percorso Giorno/Notte; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track.</source>
        <translation>«%1» non è uno spazio del Percorso Giorno/Notte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è un Incontro; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter.</source>
        <translation>«%1» non è un Incontro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è una carta Evento che Dracula tiene in mano; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps.</source>
        <translation>«%1» non è una carta Evento che Dracula tiene in mano.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side; did you mean &quot;%2&quot;?</source>
        <translation>«%1» non è un Alleato di quella parte; forse intendevi «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side.</source>
        <translation>«%1» non è un Alleato di quella parte.</translation>
    </message>
    <message>
        <source>The trail has no gaps: null may stand only after the last card.</source>
        <translation>Il Percorso non ha vuoti: null può stare solo dopo l’ultima carta.</translation>
    </message>
    <message>
        <source>No Location or Power card lies in this space.</source>
        <translation>In questo spazio non c’è nessuna carta Luogo o Potere.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; needs a Location card in its space.</source>
        <translation>La carta Potere «%1» richiede una carta Luogo nel suo spazio.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the sea zone &quot;%2&quot;.</source>
        <translation>La carta Potere «%1» non può stare con la Zona di Mare «%2».</translation>
    </message>
    <message>
        <source>No Encounter can lie on &quot;%1&quot;.</source>
        <translation>Su «%1» non può stare nessun Incontro.</translation>
    </message>
    <message>
        <source>There are more Encounters &quot;%1&quot; than the %2 of the box.</source>
        <translation>Ci sono più Incontri «%1» dei %2 della scatola.</translation>
    </message>
    <message>
        <source>The Catacombs have %2 spaces, but %1 are given.</source>
        <translation>Le Catacombe hanno %2 spazi, ma ne sono indicati %1.</translation>
    </message>
    <message>
        <source>At most %2 Encounters lie on a card in the Catacombs, but %1 are given.</source>
        <translation>Su una carta nelle Catacombe stanno al massimo %2 Incontri, ma ne sono indicati %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot lie in the Catacombs.</source>
        <translation>«%1» non può stare nelle Catacombe.</translation>
    </message>
    <message>
        <source>There are more cards &quot;%1&quot; than the %2 of the box.</source>
        <translation>Ci sono più carte «%1» delle %2 della scatola.</translation>
    </message>
    <message>
        <source>Hide is on the trail, and nothing says which location it is bound to.</source>
        <translation>Nascondersi è sul Percorso, e nulla dice a quale Luogo è legata.</translation>
    </message>
    <message>
        <source>Hide cannot be bound to the sea zone &quot;%1&quot;.</source>
        <translation>Nascondersi non può essere legata alla Zona di Mare «%1».</translation>
    </message>
    <message>
        <source>Gap %1 does not lie between two cards.</source>
        <translation>L’intervallo %1 non è fra due carte.</translation>
    </message>
    <message>
        <source>Gap %1 is named twice.</source>
        <translation>L’intervallo %1 è indicato due volte.</translation>
    </message>
    <message>
        <source>%1 Sacred Hosts are given, but the box has only %2.</source>
        <translation>Le Ostie Consacrate indicate sono %1, ma nella scatola ce ne sono solo %2.</translation>
    </message>
    <message>
        <source>This token cannot lie in &quot;%1&quot;.</source>
        <translation>Questo segnalino non può stare in «%1».</translation>
    </message>
    <message>
        <source>Exactly these cards lie beside the board: %1.</source>
        <translation>Accanto al tabellone ci sono esattamente queste carte: %1.</translation>
    </message>
    <message>
        <source>No card lies beside the board.</source>
        <translation>Accanto al tabellone non c’è nessuna carta.</translation>
    </message>
    <message>
        <source>Dracula is not at sea but in &quot;%1&quot;.</source>
        <translation>Dracula non è in mare, ma in «%1».</translation>
    </message>
    <message>
        <source>Dracula is in &quot;%1&quot;, and at sea no Power card can be played.</source>
        <translation>Dracula è in «%1», e in mare non si può giocare nessuna carta Potere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no common border.</source>
        <translation>«%1» e «%2» non hanno un confine comune.</translation>
    </message>
    <message>
        <source>The trip cannot begin in &quot;%1&quot;: that is no port of &quot;%2&quot;.</source>
        <translation>Il viaggio non può cominciare a «%1»: non è un porto di «%2».</translation>
    </message>
    <message>
        <source>The trail does not tell &quot;%1&quot;, so it has to stand here.</source>
        <translation>Il Percorso non dice «%1», quindi va indicato qui.</translation>
    </message>
    <message>
        <source>Here stands &quot;%1&quot;, but the trail tells &quot;%2&quot;.</source>
        <translation>Qui c’è «%1», ma il Percorso dice «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit this trip: Dracula cannot have come from there to &quot;%2&quot;.</source>
        <translation>«%1» non si accorda con questo viaggio: Dracula non può essere arrivato da lì a «%2».</translation>
    </message>
    <message>
        <source>Dracula holds at most %2 here, but %1 are given.</source>
        <translation>Qui Dracula ha al massimo %2, ma ne sono indicati %1.</translation>
    </message>
</context>
<context>
    <name>SecondEditionFlow</name>
    <message>
        <source>Cards before it</source>
        <translation>Carte prima</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Scelta carta</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Rivelare</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Catacombe</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mari</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Città</translation>
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
        <source>Events in hand</source>
        <translation>Eventi in mano</translation>
    </message>
    <message>
        <source>against their card</source>
        <translation>contro la loro carta</translation>
    </message>
    <message>
        <source>a Host goes</source>
        <translation>via un’Ostia</translation>
    </message>
    <message>
        <source>their ally goes</source>
        <translation>via il loro Alleato</translation>
    </message>
    <message>
        <source>all in this sea</source>
        <translation>tutti in questo mare</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>senza gli altri</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Subisci la penalità</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Dracula ha vinto.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>I Cacciatori hanno vinto.</translation>
    </message>
    <message>
        <source>The game is over. It can be revealed in the menu.</source>
        <translation>La partita è finita. La puoi rivelare dal menu.</translation>
    </message>
    <message>
        <source>Which Encounter did Dracula draw?</source>
        <translation>Quale Incontro ha pescato Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw them from the reserve and enter one after the other: %n are due.</source>
        <translation>
            <numerusform>Pescalo dalla riserva e inseriscilo: ne manca %n.</numerusform>
            <numerusform>Pescali dalla riserva e inseriscili uno dopo l’altro: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>Dove comincia Dracula?</translation>
    </message>
    <message>
        <source>The hunters are told nothing of it.</source>
        <translation>I Cacciatori non ne sanno nulla.</translation>
    </message>
    <message>
        <source>Does Dracula play a card before his turn?</source>
        <translation>Dracula gioca una carta prima del turno?</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Comincia il turno</translation>
    </message>
    <message>
        <source>the time phase comes</source>
        <translation>viene la Fase di Avanzamento del Tempo</translation>
    </message>
    <message>
        <source>Which cards leave the Catacombs?</source>
        <translation>Quali carte escono dalle Catacombe?</translation>
    </message>
    <message>
        <source>A card that leaves goes back to the deck, and its Encounters to the reserve.</source>
        <translation>La carta che esce torna nel mazzo, i suoi Incontri nella riserva.</translation>
    </message>
    <message>
        <source>On to the movement</source>
        <translation>Passa al movimento</translation>
    </message>
    <message>
        <source>Which Encounter goes to %1?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Quale Incontro va %1{to}?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n in mano</numerusform>
            <numerusform>%n in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>nothing is placed</source>
        <translation>non si piazza nulla</translation>
    </message>
    <message>
        <source>back to the reserve, unseen</source>
        <translation>nella riserva, a faccia in giù</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Dracula cannot land: he suffers the penalty for an error.</source>
        <translation>Dracula non può sbarcare e subisce la penalità.</translation>
    </message>
    <message>
        <source>Look at the cards that came to Dracula and enter one after the other.</source>
        <translation>Guarda le carte arrivate a Dracula e inseriscile una dopo l’altra.</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nessun’altra</translation>
    </message>
    <message>
        <source>fewer were his</source>
        <translation>le sue erano meno</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>viene scartata</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>So many of so many have been chosen.
----------
So many Encounters have to be chosen, and so many are.</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Rimettili</translation>
    </message>
    <message>
        <source>%1: on whom?</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: su chi?</translation>
    </message>
    <message>
        <source>Fight without a card</source>
        <translation>Combatti senza carta</translation>
    </message>
    <message>
        <source>hunters %1</source>
        <translation>Cacciatori %1</translation>
    </message>
    <message>
        <source>Dracula %1</source>
        <translation>Dracula %1</translation>
    </message>
    <message>
        <source>%1: for whom?</source>
        <extracomment>%1 is a card that Dracula fights with.</extracomment>
        <translation>%1: contro chi?</translation>
    </message>
    <message>
        <source>First one end of the road or railway, then the other.</source>
        <translation>Prima un capo della Strada o della Ferrovia, poi l’altro.</translation>
    </message>
    <message>
        <source>From %1 to where?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1{from} fino a dove?</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Health %1</source>
        <extracomment>A hunter has so many points of Health.</extracomment>
        <translation>Salute %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Blood</source>
        <extracomment>A move, or a card in a combat, costs so many points of Blood.</extracomment>
        <translation>
            <numerusform>costa %n punto Sangue</numerusform>
            <numerusform>costa %n punti Sangue</numerusform>
        </translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>stays here, as if he had gone on</source>
        <translation>resta qui, come se fosse andato via</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <translation>resta qui, coperta</translation>
    </message>
    <message>
        <source>stays here and recovers Blood</source>
        <translation>resta qui e recupera Sangue</translation>
    </message>
    <message>
        <source>stays here and draws Encounters</source>
        <translation>resta qui e pesca Incontri</translation>
    </message>
    <message>
        <source>two roads, back to a card that lies there</source>
        <translation>due Strade, verso una carta già in gioco</translation>
    </message>
    <message>
        <source>two roads far</source>
        <translation>due Strade</translation>
    </message>
    <message>
        <source>back to a card that lies there</source>
        <translation>verso una carta già in gioco</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <translation>Quale carta gioca Dracula?</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>non ora</translation>
    </message>
    <message>
        <source>No card can be played: Dracula suffers the penalty for an error.</source>
        <translation>Nessuna carta si può giocare: Dracula subisce la penalità.</translation>
    </message>
    <message>
        <source>%1: where does Dracula go?</source>
        <extracomment>%1 is one Power card or two: Double Back, Wolf Form.</extracomment>
        <translation>%1: dove va Dracula?</translation>
    </message>
    <message>
        <source>Where does the card of %1 go?</source>
        <extracomment>%1 is the place whose card leaves the trail.</extracomment>
        <translation>Dove va la carta %1{of}?</translation>
    </message>
    <message>
        <source>Where does the card go?</source>
        <translation>Dove va la carta?</translation>
    </message>
    <message>
        <source>In the Catacombs it keeps its Encounter and can take another one.</source>
        <translation>Nelle Catacombe tiene il suo Incontro e può averne un altro.</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Torna nel mazzo</translation>
    </message>
    <message>
        <source>its Encounter can be activated</source>
        <translation>il suo Incontro si può attivare</translation>
    </message>
    <message>
        <source>Which Encounter stays on the card?</source>
        <translation>Quale Incontro resta sulla carta?</translation>
    </message>
    <message>
        <source>On the trail only one Encounter lies on a card; the other goes back to the reserve.</source>
        <translation>Sul Percorso c’è un solo Incontro per carta; l’altro torna nella riserva.</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Quale mossa dichiara Dracula?</translation>
    </message>
    <message>
        <source>He has to play it in his next turn if he can.</source>
        <translation>Deve farla nel prossimo turno, se può.</translation>
    </message>
    <message>
        <source>No Event card in the hand fits this moment.</source>
        <translation>Nessuna carta Evento in mano è adatta a questo momento.</translation>
    </message>
    <message>
        <source>Several are allowed, one after the other.</source>
        <translation>Se ne possono giocare diverse, una dopo l’altra.</translation>
    </message>
    <message>
        <source>It goes face down on the card that Dracula has just played.</source>
        <translation>Va coperto sulla carta che Dracula ha appena giocato.</translation>
    </message>
    <message>
        <source>It goes there face down.</source>
        <translation>Va lì coperto.</translation>
    </message>
    <message>
        <source>The table does not see which.</source>
        <translation>Il tavolo non vede quale.</translation>
    </message>
    <message>
        <source>Left the trail: %1.</source>
        <extracomment>%1 are Encounters.</extracomment>
        <translation>Usciti dal Percorso: %1.</translation>
    </message>
    <message>
        <source>Only %1, %2 and %3 do something when they are activated.</source>
        <translation>Solo %1, %2 e %3 hanno effetto quando si attivano.</translation>
    </message>
    <message>
        <source>It is resolved at once.</source>
        <translation>Si risolve subito.</translation>
    </message>
    <message>
        <source>Its card takes the space of the old one, and nothing slides.</source>
        <translation>La sua carta prende lo spazio di quella vecchia, e nulla scorre.</translation>
    </message>
    <message>
        <source>Any city without a hunter whose card is in the deck.</source>
        <translation>Qualsiasi Città senza Cacciatori la cui carta è nel mazzo.</translation>
    </message>
    <message>
        <source>A storm drives Dracula ashore, and everybody sees where.</source>
        <translation>Una tempesta spinge Dracula a riva, e tutti vedono dove.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Si gioca appena pescata.</translation>
    </message>
    <message>
        <source>Each side has at most one ally.</source>
        <translation>Ogni parte ha al massimo un Alleato.</translation>
    </message>
    <message>
        <source>Only cards that fit this moment can be played.</source>
        <translation>Si possono giocare solo le carte adatte a questo momento.</translation>
    </message>
    <message>
        <source>Dracula&apos;s roll of this round is against that hunter.</source>
        <translation>In questo Round di Combattimento il tiro di Dracula è contro quel Cacciatore.</translation>
    </message>
    <message>
        <source>The hunters cannot go this way.</source>
        <translation>I Cacciatori non possono passare di lì.</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Scegli un Luogo sulla mappa o qui, oppure una carta Potere.</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Una Città a non più di due Strade.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, at most two roads away.</source>
        <translation>Una carta del Percorso o delle Catacombe, a non più di due Strade.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, one step away.</source>
        <translation>Una carta del Percorso o delle Catacombe, a un passo da qui.</translation>
    </message>
    <message>
        <source>Discarded cards are seen by all.</source>
        <translation>Le carte scartate le vedono tutti.</translation>
    </message>
    <message>
        <source>Combat round %1 against %2</source>
        <extracomment>%1 is a number, %2 are one hunter or more.</extracomment>
        <translation>Round di Combattimento %1 · %2</translation>
    </message>
    <message>
        <source>Dracula has declared this move.</source>
        <translation>Dracula ha dichiarato questa mossa.</translation>
    </message>
    <message>
        <source>Below each card stands what can come of it when it wins.</source>
        <translation>Sotto ogni carta c’è quello che può succedere se vince.</translation>
    </message>
    <message>
        <source>its Encounter goes to the reserve</source>
        <translation>il suo Incontro torna nella riserva</translation>
    </message>
    <message>
        <source>stays here, face up</source>
        <translation>resta qui, scoperta</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters stay in the hand?</source>
        <translation>
            <numerusform>Quale %n Incontro resta in mano?</numerusform>
            <numerusform>Quali %n Incontri restano in mano?</numerusform>
        </translation>
    </message>
    <message>
        <source>The others go back</source>
        <translation>Gli altri tornano</translation>
    </message>
    <message>
        <source>a hunter is there, too</source>
        <translation>c’è anche un Cacciatore</translation>
    </message>
    <message>
        <source>face up: a hunter is there, and a combat begins</source>
        <translation>scoperta: c’è un Cacciatore e comincia un Combattimento</translation>
    </message>
    <message>
        <source>stays here, face up: a hunter is there, and a combat begins</source>
        <translation>resta qui, scoperta: c’è un Cacciatore e comincia un Combattimento</translation>
    </message>
    <message>
        <source>at sea the time stands still</source>
        <translation>in mare il tempo sta fermo</translation>
    </message>
    <message>
        <source>In the Catacombs it can take an Encounter.</source>
        <translation>Nelle Catacombe può avere un Incontro.</translation>
    </message>
    <message>
        <source>a hunter is here, and a combat begins</source>
        <translation>c’è un Cacciatore, e comincia un Combattimento</translation>
    </message>
</context>
<context>
    <name>SecondEditionLegend</name>
    <message>
        <source>Roads, railways and sea</source>
        <translation>Strade, ferrovie e mare</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event.</source>
        <translation>Chi si rifornisce qui pesca un Evento.</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event, an Item, or both.</source>
        <translation>Chi si rifornisce qui pesca un Evento, un Oggetto o tutti e due.</translation>
    </message>
    <message>
        <source>Whenever Dracula comes here, he recovers up to 2 Blood.</source>
        <translation>Ogni volta che Dracula arriva qui, recupera fino a 2 punti Sangue.</translation>
    </message>
    <message>
        <source>A place of its own: hunters come here by road, Dracula never does. A defeated hunter comes here at once.</source>
        <translation>Un luogo a sé: i Cacciatori vi arrivano per strada, Dracula mai. Un Cacciatore sconfitto viene subito qui.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here. Dracula pays for the voyage with Blood.</source>
        <translation>Chi viaggia per mare si ferma qui. Dracula paga il viaggio con il Sangue.</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, as far as the train die allows.</source>
        <translation>Tagliata da trattini. Ci viaggiano solo i Cacciatori, fin dove permette il dado del Treno.</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Salta il prossimo turno</translation>
    </message>
    <message>
        <source>The figure lies on its side: this hunter has been defeated.</source>
        <translation>La figura è coricata: questo Cacciatore è stato sconfitto.</translation>
    </message>
    <message>
        <source>They lie before a hunter. Dracula makes that hunter&apos;s next movement.</source>
        <translation>Stanno davanti a un Cacciatore. Il suo prossimo movimento lo fa Dracula.</translation>
    </message>
    <message>
        <source>It lies before a hunter, who may not move in the next turn.</source>
        <translation>Sta davanti a un Cacciatore, che nel suo prossimo turno non può muoversi.</translation>
    </message>
    <message>
        <source>Dracula may neither enter nor pass this place.</source>
        <translation>Dracula non può entrare in questo luogo né passarvi.</translation>
    </message>
    <message>
        <source>The same, and Dracula can never take this token away.</source>
        <translation>Lo stesso, e questo segnalino Dracula non può mai toglierlo.</translation>
    </message>
    <message>
        <source>Nobody may enter this sea zone for some rounds.</source>
        <translation>Per alcuni round nessuno può entrare in questa zona di mare.</translation>
    </message>
    <message>
        <source>Hunters may not use this road or railway.</source>
        <translation>I Cacciatori non possono usare questa strada o ferrovia.</translation>
    </message>
    <message>
        <source>Where Dracula is</source>
        <translation>Dov’è Dracula</translation>
    </message>
    <message>
        <source>You are here. The number is the space of the trail.</source>
        <translation>Sei qui. Il numero è lo spazio del Percorso.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the space of the trail.</source>
        <translation>Dracula è qui. Il numero è lo spazio del Percorso.</translation>
    </message>
    <message>
        <source>A card of the trail</source>
        <translation>Una carta del Percorso</translation>
    </message>
    <message>
        <source>The number is the space of the trail; 1 is the newest.</source>
        <translation>Il numero è lo spazio del Percorso; 1 è il più recente.</translation>
    </message>
    <message>
        <source>A place that has been revealed, with its space of the trail.</source>
        <translation>Un luogo che è stato rivelato, con il suo spazio del Percorso.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the space of the Catacombs.</source>
        <translation>Una bara con la lettera dello spazio delle Catacombe.</translation>
    </message>
    <message>
        <source>A card of the Catacombs that has been revealed, with the letter of its space.</source>
        <translation>Una carta delle Catacombe che è stata rivelata, con la lettera del suo spazio.</translation>
    </message>
    <message>
        <source>Dashes join the places that follow each other.</source>
        <translation>Dei trattini uniscono i luoghi che si susseguono.</translation>
    </message>
    <message>
        <source>A land back</source>
        <translation>Dorso di terra</translation>
    </message>
    <message>
        <source>A covered city, or Hide.</source>
        <translation>Una città coperta, o Nascondersi.</translation>
    </message>
    <message>
        <source>A sea back</source>
        <translation>Dorso di mare</translation>
    </message>
    <message>
        <source>A covered sea zone.</source>
        <translation>Una zona di mare coperta.</translation>
    </message>
    <message>
        <source>At 0 Dracula is destroyed. On the trail: Blood paid at sea.</source>
        <translation>A 0 Dracula è distrutto. Sul Percorso: Sangue pagato in mare.</translation>
    </message>
    <message>
        <source>At 6 Dracula wins.</source>
        <translation>A 6 vince Dracula.</translation>
    </message>
    <message>
        <source>What the hunters can spend at the start of a turn.</source>
        <translation>Quello che i Cacciatori possono spendere all’inizio di un turno.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message>
        <source>A hunter at 0 is defeated.</source>
        <translation>Un Cacciatore a 0 è sconfitto.</translation>
    </message>
    <message>
        <source>One too many defeats the hunter.</source>
        <translation>Uno di troppo sconfigge il Cacciatore.</translation>
    </message>
    <message>
        <source>Day. A new day brings a vampire and Resolve.</source>
        <translation>Giorno. Un nuovo giorno porta un Vampiro e Determinazione.</translation>
    </message>
    <message>
        <source>Day.</source>
        <translation>Giorno.</translation>
    </message>
    <message>
        <source>Still day.</source>
        <translation>Ancora giorno.</translation>
    </message>
    <message>
        <source>Night: Dracula has all his Tactics and powers.</source>
        <translation>Notte: Dracula ha tutte le sue Tattiche e i suoi poteri.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Turno di Dracula</translation>
    </message>
    <message>
        <source>Tokens that lie face down on the trail and in the Catacombs.</source>
        <translation>Segnalini coperti sul Percorso e nelle Catacombe.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte Evento</translation>
    </message>
    <message>
        <source>2 Blood for 10 Encounters to choose from.</source>
        <translation>2 punti Sangue per 10 Incontri fra cui scegliere.</translation>
    </message>
    <message>
        <source>Back to a card of the trail or the Catacombs.</source>
        <translation>Di nuovo su una carta del Percorso o delle Catacombe.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 1 Blood.</source>
        <translation>Dracula resta dov’è e recupera 1 punto Sangue.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter lies on this card.</source>
        <translation>Dracula resta dov’è, e su questa carta sta un Incontro.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 Blood.</source>
        <translation>Fino a due strade per 1 punto Sangue.</translation>
    </message>
    <message>
        <source>Dracula or an Agent against hunters.</source>
        <translation>Dracula o un Agente contro i Cacciatori.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by day too.</source>
        <translation>Una Tattica di Dracula, anche di giorno.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by night only.</source>
        <translation>Una Tattica di Dracula, solo di notte.</translation>
    </message>
    <message>
        <source>A hunter recovers up to 2 Health, and 2 Events are drawn.</source>
        <translation>Un Cacciatore recupera fino a 2 punti Salute, e si pescano 2 Eventi.</translation>
    </message>
    <message>
        <source>Hunters in one place exchange Items.</source>
        <translation>I Cacciatori nello stesso luogo si scambiano Oggetti.</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move</source>
        <translation>La prossima mossa di Dracula</translation>
    </message>
    <message>
        <source>He has declared that he goes here.</source>
        <translation>Ha dichiarato che viene qui.</translation>
    </message>
</context>
<context>
    <name>SecondEditionRulings</name>
    <message>
        <source>Chosen by the program: %1</source>
        <translation>Scelta dal programma: %1</translation>
    </message>
    <message>
        <source>Start and time</source>
        <translation>Inizio e tempo</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>In mare</translation>
    </message>
    <message>
        <source>Movement and powers</source>
        <translation>Movimento e Poteri</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>The hunters&apos; cards</source>
        <translation>Carte dei Cacciatori</translation>
    </message>
    <message>
        <source>Errors and penalty</source>
        <translation>Errori e penalità</translation>
    </message>
</context>
<context>
    <name>SecondEditionSentences</name>
    <message>
        <source>no action</source>
        <translation>nessuna azione</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>dado: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter</comment>
        <translation>Pescato: %1</translation>
    </message>
    <message>
        <source>Clear the Catacombs: %1</source>
        <translation>Catacombe svuotate: %1</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <comment>an Encounter</comment>
        <translation>resta: %1</translation>
    </message>
    <message>
        <source>Encounter: %1</source>
        <translation>Incontro: %1</translation>
    </message>
    <message>
        <source>Activate: %1</source>
        <translation>Attivato: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <comment>a move</comment>
        <translation>Dichiarata: %1</translation>
    </message>
    <message>
        <source>prevented</source>
        <comment>an Encounter, by a card that was shown</comment>
        <translation>evitato</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <extracomment>%1 are hunters to whom a bite or a loss doesn&apos;t happen.</extracomment>
        <translation>salvezza: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards: %1</source>
        <extracomment>%1 is a number: so many of the Event cards drawn were Dracula&apos;s.</extracomment>
        <translation>Eventi di Dracula: %1</translation>
    </message>
    <message>
        <source>%1: roll against the bite</source>
        <extracomment>A bitten hunter rolls a die in the hospital; %1 is the hunter.</extracomment>
        <translation>%1: tiro contro il Morso</translation>
    </message>
    <message>
        <source>Combat: %1</source>
        <translation>Combattimento: %1</translation>
    </message>
    <message>
        <source>Result of the combat round</source>
        <translation>Esito del Round di Combattimento</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail or the Catacombs</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Segnalini sul tabellone</translation>
    </message>
    <message>
        <source>Dracula is at sea, so time stands still.</source>
        <translation>Dracula è in mare, e il tempo si ferma.</translation>
    </message>
    <message>
        <source>The Vampire track falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La Scala Vampiri scende di %1.</translation>
    </message>
    <message>
        <source>The Vampire track rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La Scala Vampiri sale di %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hunters gain %n Resolve.</source>
        <translation>
            <numerusform>I Cacciatori guadagnano %n punto Determinazione.</numerusform>
            <numerusform>I Cacciatori guadagnano %n punti Determinazione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n Blood.</source>
        <translation>
            <numerusform>Dracula perde %n segnalino Sangue.</numerusform>
            <numerusform>Dracula perde %n segnalini Sangue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n Blood.</source>
        <translation>
            <numerusform>Dracula recupera %n segnalino Sangue.</numerusform>
            <numerusform>Dracula recupera %n segnalini Sangue.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to space %1 of the Catacombs.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Una carta va nello spazio %1 delle Catacombe.</translation>
    </message>
    <message>
        <source>An Encounter is added to space %1 of the Catacombs, face down.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Allo spazio %1 delle Catacombe si aggiunge un Incontro coperto.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is cleared.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Si svuota lo spazio %1 delle Catacombe.</translation>
    </message>
    <message>
        <source>The trail is cleared down to one card.</source>
        <translation>Sul Percorso resta una sola carta.</translation>
    </message>
    <message numerus="yes">
        <source>The trail is cleared down to %n cards.</source>
        <translation>
            <numerusform>Sul Percorso resta solo %n carta.</numerusform>
            <numerusform>Sul Percorso restano solo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1{of} is laid beside the board.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>La carta %1{of} va accanto al tabellone.</translation>
    </message>
    <message>
        <source>The card %1{of} goes back into the deck.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>La carta %1{of} torna nel mazzo.</translation>
    </message>
    <message>
        <source>Dracula declares the next move: %1.</source>
        <extracomment>%1 are the cards that he will play: a location, a Power card or both, with commas.</extracomment>
        <translation>Dracula dichiara la prossima mossa: %1.</translation>
    </message>
    <message>
        <source>There is nothing %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Non c’è nulla %1{in}.</translation>
    </message>
    <message>
        <source>No card is revealed.</source>
        <translation>Non si rivela nessuna carta.</translation>
    </message>
    <message>
        <source>Dawn breaks.</source>
        <translation>Sorge l’alba.</translation>
    </message>
    <message>
        <source>It is noon.</source>
        <translation>È mezzogiorno.</translation>
    </message>
    <message>
        <source>Dusk falls.</source>
        <translation>Arriva il tramonto.</translation>
    </message>
    <message>
        <source>Twilight comes.</source>
        <translation>Scende il crepuscolo.</translation>
    </message>
    <message>
        <source>It is midnight.</source>
        <translation>È mezzanotte.</translation>
    </message>
    <message>
        <source>The small hours begin.</source>
        <translation>Cominciano le ore piccole.</translation>
    </message>
    <message>
        <source>Dracula plays a card.</source>
        <translation>Dracula gioca una carta.</translation>
    </message>
    <message>
        <source>Dracula plays %1 and %2.</source>
        <extracomment>%1 and %2 are Power cards.</extracomment>
        <translation>Dracula gioca %1 e %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the number of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 La carta Luogo viene dallo spazio %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2 of the Catacombs.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the letter of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 La carta Luogo viene dallo spazio %2 delle Catacombe.</translation>
    </message>
    <message>
        <source>A Sacred Host is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Si piazza un’Ostia Consacrata %1{in}.</translation>
    </message>
    <message>
        <source>The Sacred Host is removed %1{from}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Si toglie l’Ostia Consacrata %1{from}.</translation>
    </message>
    <message>
        <source>Consecrated Ground is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Si piazza il Terreno Consacrato %1{in}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the railway %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the railway.</extracomment>
        <translation>Si piazza il Blocco sulla Ferrovia %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the road %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the road.</extracomment>
        <translation>Si piazza il Blocco sulla Strada %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>The Roadblock is removed.</source>
        <translation>Si toglie il Blocco.</translation>
    </message>
    <message>
        <source>A storm rages %1{in}.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Una tempesta infuria %1{in}.</translation>
    </message>
    <message>
        <source>The storm %1{in} is over.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>La tempesta %1{in} è finita.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Il tavolo consente %1{to} ciò che le regole vietano.</translation>
    </message>
    <message>
        <source>%1 resupplies.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 si rifornisce.</translation>
    </message>
    <message>
        <source>%1 exchanges Items.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 scambia Oggetti.</translation>
    </message>
    <message>
        <source>%1 does nothing else.</source>
        <extracomment>%1 is a hunter; no action.</extracomment>
        <translation>%1 non fa altro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 recupera %n punto Salute.</numerusform>
            <numerusform>%1 recupera %n punti Salute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 perde %n punto Salute.</numerusform>
            <numerusform>%1 perde %n punti Salute.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cured of a bite.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 guarisce da un Morso.</translation>
    </message>
    <message>
        <source>%1 misses a turn.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 salta un turno.</translation>
    </message>
    <message>
        <source>%1 gets no train.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 resta senza treno.</translation>
    </message>
    <message>
        <source>%1 spends Resolve on %2.</source>
        <extracomment>%1 is a hunter, %2 what Resolve can be spent on, such as Inner Strength.</extracomment>
        <translation>%1 spende Determinazione per %2.</translation>
    </message>
    <message>
        <source>Dracula places an Encounter, face down.</source>
        <translation>Dracula piazza un Incontro coperto.</translation>
    </message>
    <message>
        <source>Dracula activates %1, which lay %2{in}.</source>
        <extracomment>%1 is an Encounter, %2 the place where it lay.</extracomment>
        <translation>Dracula attiva %1, che era %2{in}.</translation>
    </message>
    <message>
        <source>Dracula activates %1.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Dracula attiva %1.</translation>
    </message>
    <message>
        <source>%2 meets %1.</source>
        <comment>an Encounter</comment>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%2 incontra %1.</translation>
    </message>
    <message>
        <source>The Encounter %1 is revealed.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Si rivela l’Incontro %1.</translation>
    </message>
    <message>
        <source>%1 goes to the reserve.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1 torna nella riserva.</translation>
    </message>
    <message>
        <source>%1 stays there, face up.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1 resta lì, scoperto.</translation>
    </message>
    <message>
        <source>%1 now lies before %2{whom}.</source>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%1 resta davanti %2{to}.</translation>
    </message>
    <message>
        <source>An Encounter goes to the reserve, unseen.</source>
        <translation>Un Incontro torna nella riserva senza essere mostrato.</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters go to the reserve, unseen.</source>
        <translation>
            <numerusform>%n Incontro torna nella riserva senza essere mostrato.</numerusform>
            <numerusform>%n Incontri tornano nella riserva senza essere mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 plays %1.</source>
        <extracomment>%1 is a card, %2 the hunter who plays it.</extracomment>
        <translation>%2 gioca %1.</translation>
    </message>
    <message>
        <source>Dracula can&apos;t escape for one combat round.</source>
        <translation>Dracula non può fuggire per un Round di Combattimento.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula can&apos;t escape for %n combat rounds.</source>
        <translation>
            <numerusform>Dracula non può fuggire per %n Round di Combattimento.</numerusform>
            <numerusform>Dracula non può fuggire per %n Round di Combattimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula aims at %1{whom}.</source>
        <extracomment>%1 is a hunter, against whom his card of this combat round is.</extracomment>
        <translation>Dracula si rivolge contro %1.</translation>
    </message>
    <message>
        <source>Dracula plays no card.</source>
        <translation>Dracula non gioca nessuna carta.</translation>
    </message>
    <message>
        <source>The Agent plays %1.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>L’Agente gioca %1.</translation>
    </message>
    <message>
        <source>The combat round is over.</source>
        <translation>Il Round di Combattimento è finito.</translation>
    </message>
    <message>
        <source>The combat round ends with %1.</source>
        <extracomment>%1 are words of its result, such as Continue and Bite.</extracomment>
        <translation>Il Round di Combattimento finisce con %1.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Muore %1.</translation>
    </message>
    <message>
        <source>Dracula escapes as a bat. Another Location card lies in the same space.</source>
        <translation>Dracula fugge in forma di pipistrello. Nello stesso spazio c’è un’altra carta Luogo.</translation>
    </message>
    <message>
        <source>Does another Encounter go to the Catacombs?</source>
        <translation>Un altro Incontro va nelle Catacombe?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Which Encounter goes back to the reserve?</source>
        <translation>Quale Incontro torna nella riserva?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters go back to the reserve?</source>
        <translation>
            <numerusform>Quale %n Incontro torna nella riserva?</numerusform>
            <numerusform>Quali %n Incontri tornano nella riserva?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does Dracula activate an Encounter that left the trail?</source>
        <translation>Dracula attiva un Incontro uscito dal Percorso?</translation>
    </message>
    <message>
        <source>%1: which Encounter does Dracula play, and on whom?</source>
        <extracomment>%1 is an Encounter, the Ambush.</extracomment>
        <translation>%1: quale Incontro gioca Dracula, e contro chi?</translation>
    </message>
    <message>
        <source>What came of %1?</source>
        <extracomment>%1 is an Encounter that the hunters have met.</extracomment>
        <translation>Come è finito l’Incontro %1?</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dove portano %1{whom} i Pipistrelli?</translation>
    </message>
    <message>
        <source>Where does %1 take %2{whom}?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 are one hunter or more.</extracomment>
        <translation>Dove porta %2{whom} la carta %1?</translation>
    </message>
    <message>
        <source>Does Dracula play %1 now?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Dracula gioca ora %1?</translation>
    </message>
    <message>
        <source>Where does Dracula fly?</source>
        <translation>Dove vola Dracula?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Quale carta Evento ha preso Dracula?</translation>
    </message>
    <message>
        <source>Which Event card does Dracula discard?</source>
        <translation>Quale carta Evento scarta Dracula?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Event cards does Dracula discard?</source>
        <translation>
            <numerusform>Quale %n carta Evento scarta Dracula?</numerusform>
            <numerusform>Quali %n carte Evento scarta Dracula?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does %1 take the place of Dracula&apos;s ally?</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 prende il posto dell’Alleato di Dracula?</translation>
    </message>
    <message>
        <source>Which hunter is %1 for?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Per quale Cacciatore è la carta %1?</translation>
    </message>
    <message>
        <source>Does %1 show a Crucifix or a Sacred Host?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 mostra un Crocifisso o un’Ostia Consacrata?</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>Quale mossa dichiara Dracula?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dove va Dracula?</translation>
    </message>
    <message>
        <source>Where does the Roadblock go?</source>
        <translation>Dove va il Blocco?</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>I Cacciatori annullano %1 con %2?</translation>
    </message>
    <message>
        <source>Does Dracula play a card against %1?</source>
        <extracomment>%1 is a card of the hunters&apos;.</extracomment>
        <translation>Dracula gioca una carta contro %1?</translation>
    </message>
    <message>
        <source>In which port does Dracula land?</source>
        <translation>In quale porto sbarca Dracula?</translation>
    </message>
    <message>
        <source>Does anybody play a card before the combat?</source>
        <translation>Qualcuno gioca una carta prima del Combattimento?</translation>
    </message>
    <message>
        <source>Which card does %1 play?</source>
        <comment>in a combat</comment>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Quale carta gioca %1?</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <comment>in a combat</comment>
        <translation>Quale carta gioca Dracula?</translation>
    </message>
    <message>
        <source>Do the hunters&apos; cards lie there too?</source>
        <translation>Ci sono anche le carte dei Cacciatori?</translation>
    </message>
    <message>
        <source>What did the combat round come to?</source>
        <translation>Come è finito il Round di Combattimento?</translation>
    </message>
    <message>
        <source>No Encounter is to be drawn now.</source>
        <translation>Ora non si pesca nessun Incontro.</translation>
    </message>
    <message>
        <source>Encounters have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prima vanno pescati gli Incontri (ancora %1).</translation>
    </message>
    <message>
        <source>%1: Dracula can&apos;t start in the hospital.</source>
        <translation>%1: Dracula non può cominciare nell’Ospedale.</translation>
    </message>
    <message>
        <source>A card has to be played: a Location card, a Power card or both.</source>
        <translation>Va giocata una carta: Luogo, Potere o entrambe.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la Città non è una Città Portuale.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port of this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la Città non è un porto di questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, space %2.</source>
        <extracomment>%1 is a location, %2 the number of a space.</extracomment>
        <translation>%1: la sua carta è ancora sul Percorso, spazio %2.</translation>
    </message>
    <message>
        <source>%1: its card lies in the Catacombs, and only Double Back fetches it.</source>
        <translation>%1: la sua carta è nelle Catacombe, e solo Tornare Indietro la riprende.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: qui c’è un’Ostia Consacrata o il Terreno Consacrato, quindi Dracula non può entrare.</translation>
    </message>
    <message>
        <source>%1: Dracula sailed from this port and must first land somewhere else.</source>
        <translation>%1: Dracula è salpato da questo porto e prima deve sbarcare altrove.</translation>
    </message>
    <message>
        <source>%1: Dracula has just come from there, and at sea nobody turns back.</source>
        <translation>%1: Dracula arriva proprio da lì, e in mare non si torna sui propri passi.</translation>
    </message>
    <message>
        <source>%1: a storm closes this sea zone.</source>
        <translation>%1: una tempesta chiude questa Zona di Mare.</translation>
    </message>
    <message>
        <source>This move costs more Blood than Dracula can pay (cost: %1, Blood: %2).</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Questa mossa costa più Sangue di quanto Dracula possa pagare (costo: %1, Sangue: %2).</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, space %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a space.</extracomment>
        <translation>%1: questa carta è ancora sul Percorso, spazio %2.</translation>
    </message>
    <message>
        <source>%1: this Power card can be played only by night.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: questa carta Potere si può giocare solo di Notte.</translation>
    </message>
    <message>
        <source>%1: it is for staying, and Dracula has to leave the Consecrated Ground (%2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: serve a restare, e Dracula deve lasciare il Terreno Consacrato (%2).</translation>
    </message>
    <message>
        <source>%1: its card lies neither on the trail nor in the Catacombs.</source>
        <translation>%1: la sua carta non è né sul Percorso né nelle Catacombe.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and Double Back leads somewhere else.</source>
        <translation>%1: Dracula è già qui, e Tornare Indietro porta altrove.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a Sacred Host, Consecrated Ground or the hospital.</source>
        <translation>%1 → %2: ogni via abbastanza breve tocca un’Ostia Consacrata, il Terreno Consacrato o l’Ospedale.</translation>
    </message>
    <message>
        <source>At this table Wolf Form and Double Back can&apos;t be played together.</source>
        <translation>A questo tavolo Forma di Lupo e Tornare Indietro non si possono giocare insieme.</translation>
    </message>
    <message>
        <source>Dracula has declared another move: %1.</source>
        <extracomment>%1 is a location, a Power card or both.</extracomment>
        <translation>Dracula ha dichiarato un’altra mossa: %1.</translation>
    </message>
    <message>
        <source>%1: its card doesn&apos;t lie in the Catacombs.</source>
        <translation>%1: la sua carta non è nelle Catacombe.</translation>
    </message>
    <message>
        <source>All three spaces of the Catacombs are taken.</source>
        <translation>Tutti e tre gli spazi delle Catacombe sono occupati.</translation>
    </message>
    <message>
        <source>No card leaves the trail, so nothing can go to the Catacombs.</source>
        <translation>Nessuna carta lascia il Percorso, quindi nulla può andare nelle Catacombe.</translation>
    </message>
    <message>
        <source>%1: Power cards and sea zones never go to the Catacombs.</source>
        <extracomment>%1 is a Power card or a sea zone.</extracomment>
        <translation>%1: le carte Potere e le Zone di Mare non vanno mai nelle Catacombe.</translation>
    </message>
    <message>
        <source>%1: this card can&apos;t go to the Catacombs.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: questa carta non può andare nelle Catacombe.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so its card goes beside the board.</source>
        <translation>%1: qui c’è un’Ostia Consacrata o il Terreno Consacrato, quindi la sua carta va accanto al tabellone.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is taken.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Lo spazio %1 delle Catacombe è occupato.</translation>
    </message>
    <message>
        <source>%1: this Encounter isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: questo Incontro non è nella mano di Dracula.</translation>
    </message>
    <message>
        <source>%1: this Encounter hasn&apos;t been pushed off the trail in this turn.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: questo Incontro non è stato espulso dal Percorso in questo turno.</translation>
    </message>
    <message>
        <source>%1: nothing happens when this Encounter is activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: attivare questo Incontro non ha effetto.</translation>
    </message>
    <message>
        <source>Two Encounters lie on this card: name the one that stays.</source>
        <translation>Su questa carta ci sono due Incontri: indica quello che resta.</translation>
    </message>
    <message>
        <source>One Encounter has to be chosen (now: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Va scelto un Incontro (ora: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters have to be chosen (now: %1).</source>
        <translation>
            <numerusform>Va scelto %n Incontro (ora: %1).</numerusform>
            <numerusform>Vanno scelti %n Incontri (ora: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No such Encounter lies there.</source>
        <translation>Lì non c’è nessun Incontro simile.</translation>
    </message>
    <message>
        <source>%1: the Fog allows no move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la Nebbia impedisce di muoversi.</translation>
    </message>
    <message>
        <source>%1: because of the Bats, Dracula makes this move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: a causa dei Pipistrelli, questa mossa la fa Dracula.</translation>
    </message>
    <message>
        <source>%1, %2: a storm closes this sea zone.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: una tempesta chiude questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1: after the defeat this turn is missed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: dopo la sconfitta questo turno si salta.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter has to move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: in mare un Cacciatore deve muoversi.</translation>
    </message>
    <message>
        <source>%1: for this, hunters have to be in one place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: per questo i Cacciatori devono essere nello stesso Luogo.</translation>
    </message>
    <message>
        <source>%1: at sea there is no action.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: in mare non ci sono azioni.</translation>
    </message>
    <message>
        <source>%1: in Castle Dracula no hunter can rest, resupply or exchange.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: nel Castello di Dracula nessun Cacciatore può riposare, rifornirsi o scambiare.</translation>
    </message>
    <message>
        <source>%1: the search has found something, so no action follows.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la ricerca ha trovato qualcosa, quindi non c’è azione.</translation>
    </message>
    <message>
        <source>No hunter&apos;s turn is under way.</source>
        <translation>Non è in corso il turno di nessun Cacciatore.</translation>
    </message>
    <message>
        <source>No Resolve is left.</source>
        <translation>Non resta Determinazione.</translation>
    </message>
    <message>
        <source>This hunter can&apos;t be chosen here.</source>
        <translation>Questo Cacciatore non si può scegliere qui.</translation>
    </message>
    <message>
        <source>This place can&apos;t be chosen here.</source>
        <translation>Questo Luogo non si può scegliere qui.</translation>
    </message>
    <message>
        <source>This Event card can&apos;t be played at this moment.</source>
        <translation>Questa carta Evento non si può giocare in questo momento.</translation>
    </message>
    <message>
        <source>%1: what the card has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>%1: ciò che la carta deve nominare manca o non va bene.</translation>
    </message>
    <message>
        <source>%1: all cards of this name are somewhere else.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: tutte le carte con questo nome sono altrove.</translation>
    </message>
    <message>
        <source>%1: no Sacred Host lies there that Dracula could take away.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>%1: qui non c’è nessuna Ostia Consacrata che Dracula possa togliere.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground can&apos;t lie there.</source>
        <translation>%1: il Terreno Consacrato non può stare qui.</translation>
    </message>
    <message>
        <source>%1: this card can be played only by night.</source>
        <comment>a Tactics card</comment>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: questa carta si può giocare solo di Notte.</translation>
    </message>
    <message>
        <source>%1: this card was played in the last combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: questa carta è stata giocata nel Round di Combattimento precedente.</translation>
    </message>
    <message>
        <source>%1: Dracula is repelled and can&apos;t play this card in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: Dracula è respinto e non può giocare questa carta in questo Round di Combattimento.</translation>
    </message>
    <message>
        <source>%1: nobody can escape in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: in questo Round di Combattimento non si può fuggire.</translation>
    </message>
    <message>
        <source>%1: this card costs %2 Blood, and Dracula can&apos;t pay it.</source>
        <extracomment>%1 is a Tactics card, %2 a number.</extracomment>
        <translation>%1: questa carta costa %2 di Sangue, e Dracula non può pagarli.</translation>
    </message>
    <message>
        <source>%1: this Agent doesn&apos;t play that card (%2).</source>
        <extracomment>%1 is an Agent, %2 a Tactics card.</extracomment>
        <translation>%1: questo Agente non gioca quella carta (%2).</translation>
    </message>
    <message>
        <source>A group fights: name the hunter whom the card is against.</source>
        <translation>Combatte un Gruppo: indica il Cacciatore contro cui è la carta.</translation>
    </message>
    <message>
        <source>This result contradicts itself.</source>
        <translation>Questo risultato si contraddice.</translation>
    </message>
    <message>
        <source>The game has no moment %1; its last one is %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>La partita non ha un momento %1; l’ultimo è il %2.</translation>
    </message>
    <message>
        <source>Dracula may start where a hunter is</source>
        <translation>Dracula può cominciare dove c’è un Cacciatore</translation>
    </message>
    <message>
        <source>When the first day begins</source>
        <translation>Quando comincia il primo giorno</translation>
    </message>
    <message>
        <source>How many action phases Unearthly Swiftness gives</source>
        <translation>Quante Fasi Azione dà Rapidità ultraterrena</translation>
    </message>
    <message>
        <source>Dracula may clear the Catacombs at sea</source>
        <translation>Dracula può svuotare le Catacombe in mare</translation>
    </message>
    <message>
        <source>Castle Dracula may go to the Catacombs</source>
        <translation>Il Castello di Dracula può andare nelle Catacombe</translation>
    </message>
    <message>
        <source>Dracula may pay with the last Blood</source>
        <translation>Dracula può pagare con l’ultimo Sangue</translation>
    </message>
    <message>
        <source>Dracula draws Encounters at sea too</source>
        <translation>Dracula pesca Incontri anche in mare</translation>
    </message>
    <message>
        <source>Wolf Form together with Double Back</source>
        <translation>Forma di Lupo insieme a Tornare Indietro</translation>
    </message>
    <message>
        <source>Dark Call works by day too</source>
        <translation>Richiamo Oscuro vale anche di Giorno</translation>
    </message>
    <message>
        <source>Double Back reveals the Hide that is bound to its location</source>
        <translation>Tornare Indietro rivela la carta Nascondersi legata al suo Luogo</translation>
    </message>
    <message>
        <source>Double Back may lead from a port to a sea zone</source>
        <translation>Tornare Indietro può portare da un porto a una Zona di Mare</translation>
    </message>
    <message>
        <source>An activated Encounter shows where it lay</source>
        <translation>Un Incontro attivato mostra dove era</translation>
    </message>
    <message>
        <source>Two Encounters may be activated in one turn</source>
        <translation>In un turno si possono attivare due Incontri</translation>
    </message>
    <message>
        <source>A Sacred Host drives Dracula out of its city</source>
        <translation>Un’Ostia Consacrata scaccia Dracula dalla sua Città</translation>
    </message>
    <message>
        <source>A search turns up all Encounters at once</source>
        <translation>Una ricerca scopre tutti gli Incontri insieme</translation>
    </message>
    <message>
        <source>Repel bars Claws too</source>
        <translation>Respinto impedisce anche Artigli</translation>
    </message>
    <message>
        <source>Killed ends the combat</source>
        <translation>Ucciso chiude il Combattimento</translation>
    </message>
    <message>
        <source>An Agent who survives stays there</source>
        <translation>Un Agente che sopravvive resta lì</translation>
    </message>
    <message>
        <source>Wolf Form stays when Dracula escapes as a bat</source>
        <translation>Forma di Lupo resta quando Dracula fugge come pipistrello</translation>
    </message>
    <message>
        <source>An activated Ambush clears the trail</source>
        <translation>Un Agguato attivato svuota il Percorso</translation>
    </message>
    <message>
        <source>How far Dracula moves a hunter with Bats</source>
        <translation>Quanto lontano Dracula muove un Cacciatore con i Pipistrelli</translation>
    </message>
    <message>
        <source>What an activated Desecrated Soil draws</source>
        <translation>Che cosa pesca una Terra sconsacrata attivata</translation>
    </message>
    <message>
        <source>Dogs stop the Spy</source>
        <translation>I Cani fermano la Spia</translation>
    </message>
    <message>
        <source>A New Vampire that escapes ends the turn</source>
        <translation>Un Nuovo Vampiro che fugge chiude il turno</translation>
    </message>
    <message>
        <source>Money Trail spares the zone that Dracula is in</source>
        <translation>La pista del denaro risparmia la zona in cui è Dracula</translation>
    </message>
    <message>
        <source>How many rounds Stormy Seas last</source>
        <translation>Quanti round durano i Mari in tempesta</translation>
    </message>
    <message>
        <source>The penalty leaves the Encounter with the last card</source>
        <translation>La penalità lascia l’Incontro con l’ultima carta</translation>
    </message>
    <message>
        <source>The penalty for having no move ends the turn</source>
        <translation>La penalità per mancanza di mosse chiude il turno</translation>
    </message>
    <message>
        <source>A card that reveals a location reveals the Hide bound to it</source>
        <translation>Una carta che rivela un Luogo rivela anche la carta Nascondersi legata</translation>
    </message>
    <message>
        <source>Double Back takes Wolf Form along</source>
        <translation>Tornare Indietro porta con sé Forma di Lupo</translation>
    </message>
    <message>
        <source>A Sacred Host clears its city from the Catacombs</source>
        <translation>Un’Ostia Consacrata toglie la sua Città dalle Catacombe</translation>
    </message>
    <message>
        <source>What brings Blood at Castle Dracula besides moving there</source>
        <translation>Che cosa dà Sangue nel Castello di Dracula oltre all’arrivo</translation>
    </message>
    <message>
        <source>How many Sacred Hosts the box has</source>
        <translation>Quante Ostie Consacrate ha la scatola</translation>
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
        <source>at the start</source>
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>with Dracula&apos;s second turn</source>
        <translation>con il secondo turno di Dracula</translation>
    </message>
    <message>
        <source>one road</source>
        <translation>una Strada</translation>
    </message>
    <message>
        <source>up to two roads</source>
        <translation>fino a due Strade</translation>
    </message>
    <message>
        <source>Event cards until two are Dracula&apos;s</source>
        <translation>carte Evento finché due sono di Dracula</translation>
    </message>
    <message>
        <source>two Event cards</source>
        <translation>due carte Evento</translation>
    </message>
    <message>
        <source>escaping there as a bat</source>
        <translation>fuggirvi come pipistrello</translation>
    </message>
    <message>
        <source>escaping there as a bat, and staying</source>
        <translation>fuggirvi come pipistrello, e restarvi</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a result of a combat round</comment>
        <translation>Continuare</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a result of a combat round</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Repel</source>
        <comment>a result of a combat round</comment>
        <translation>Respinto</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>a result of a combat round</comment>
        <translation>Ucciso</translation>
    </message>
    <message>
        <source>Bite</source>
        <comment>a result of a combat round</comment>
        <translation>Morso</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <comment>a result of a combat round</comment>
        <translation>Fuga in forma di pipistrello</translation>
    </message>
    <message>
        <source>Item destroyed</source>
        <comment>a result of a combat round</comment>
        <translation>Oggetto distrutto</translation>
    </message>
    <message>
        <source>All Items lost</source>
        <comment>a result of a combat round</comment>
        <translation>Tutti gli Oggetti persi</translation>
    </message>
    <message>
        <source>Event discarded</source>
        <comment>a result of a combat round</comment>
        <translation>Evento scartato</translation>
    </message>
    <message>
        <source>+1 for the hunters</source>
        <comment>a result of a combat round</comment>
        <translation>+1 ai Cacciatori</translation>
    </message>
    <message>
        <source>+1 for Dracula</source>
        <comment>a result of a combat round</comment>
        <translation>+1 a Dracula</translation>
    </message>
    <message>
        <source>space %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>spazio %1</translation>
    </message>
    <message>
        <source>Catacombs %1</source>
        <extracomment>A space of the Catacombs with its letter, as a label.</extracomment>
        <translation>spazio %1 delle Catacombe</translation>
    </message>
    <message>
        <source>Which Encounter do the hunters meet next?</source>
        <translation>Quale Incontro trovano ora i Cacciatori?</translation>
    </message>
    <message>
        <source>%1: at this table Double Back never leads to a sea zone.</source>
        <translation>%1: a questo tavolo Tornare Indietro non porta mai in una Zona di Mare.</translation>
    </message>
    <message>
        <source>%1: not now, because a turn is under way or this one is over.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: non ora, perché è in corso un turno o questo è già passato.</translation>
    </message>
    <message>
        <source>A hunter spends one point a round, and each option is chosen only once.</source>
        <translation>Un Cacciatore spende un punto per round, e ogni opzione si sceglie una volta sola.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, and its card is revealed.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 arrivano %2{to}, e il Luogo viene rivelato.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, but there is nothing there.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 arrivano %2{to}, ma lì non c’è nulla.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 arrivano %2{to}.</translation>
    </message>
    <message numerus="yes">
        <source>He loses %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Perde %n segnalino Sangue.</numerusform>
            <numerusform>Perde %n segnalini Sangue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Recupera %n segnalino Sangue.</numerusform>
            <numerusform>Recupera %n segnalini Sangue.</numerusform>
        </translation>
    </message>
    <message>
        <source>He chooses %2{whom} for %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a hunter.</extracomment>
        <translation>Sceglie %2{whom} per %1.</translation>
    </message>
    <message>
        <source>Whether Dracula&apos;s start may be a city with a hunter; its card then lies face up.</source>
        <translation>Se Dracula può cominciare in una Città con un Cacciatore; la sua carta è allora scoperta.</translation>
    </message>
    <message>
        <source>Whether the first day begins with the game, or with the time phase of Dracula&apos;s second turn.</source>
        <translation>Se il primo giorno comincia con la partita o con la Fase di Avanzamento del Tempo del secondo turno di Dracula.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness gives two movements: whether an action phase follows only the second or each of them.</source>
        <translation>Rapidità ultraterrena dà due movimenti: se la Fase Azione segue solo il secondo o ciascuno.</translation>
    </message>
    <message>
        <source>Whether Dracula may take cards out of the Catacombs while at sea.</source>
        <translation>Se Dracula può togliere carte dalle Catacombe mentre è in mare.</translation>
    </message>
    <message>
        <source>Whether the card of Castle Dracula may go to the Catacombs, without an Encounter.</source>
        <translation>Se la carta del Castello di Dracula può andare nelle Catacombe, senza Incontro.</translation>
    </message>
    <message>
        <source>Whether Dracula may pay the last Blood, which ends the game.</source>
        <translation>Se Dracula può pagare l’ultimo Sangue, il che chiude la partita.</translation>
    </message>
    <message>
        <source>Whether Dracula draws up to the limit also at sea, where there is no action phase.</source>
        <translation>Se Dracula pesca fino al limite anche in mare, dove non c’è Fase Azione.</translation>
    </message>
    <message>
        <source>Whether both may be played at once, to a card up to two roads away.</source>
        <translation>Se si possono giocare insieme, verso una carta a non più di due Strade.</translation>
    </message>
    <message>
        <source>Whether Dark Call may be played by day; look for a sun or a moon on the card.</source>
        <translation>Se Richiamo Oscuro si può giocare di Giorno; guarda se sulla carta c’è un sole o una luna.</translation>
    </message>
    <message>
        <source>Whether the table sees Hide when Double Back leads to the location that Hide is bound to.</source>
        <translation>Se il tavolo vede Nascondersi quando Tornare Indietro porta al Luogo a cui è legata.</translation>
    </message>
    <message>
        <source>Whether Dracula, leaving a port, may fetch a sea card from the trail with Double Back.</source>
        <translation>Se Dracula, lasciando un porto, può riprendere dal Percorso una carta di mare con Tornare Indietro.</translation>
    </message>
    <message>
        <source>Whether the table also sees the location where an activated Encounter lay.</source>
        <translation>Se il tavolo vede anche il Luogo in cui era l’Incontro attivato.</translation>
    </message>
    <message>
        <source>When two cards leave the trail in one turn: whether both Encounters may be activated, or one.</source>
        <translation>Quando in un turno due carte lasciano il Percorso: se si possono attivare entrambi gli Incontri o uno solo.</translation>
    </message>
    <message>
        <source>Whether a Sacred Host where Dracula is works like Consecrated Ground, so that no power lets Dracula stay.</source>
        <translation>Se un’Ostia Consacrata dove è Dracula vale come il Terreno Consacrato, così che nessun Potere lo lascia restare.</translation>
    </message>
    <message>
        <source>Whether a search turns up all Encounters of a place before the first is resolved, or one by one.</source>
        <translation>Se una ricerca scopre tutti gli Incontri di un Luogo prima di risolvere il primo, o uno alla volta.</translation>
    </message>
    <message>
        <source>Which cards Repel forbids in the next combat round: Fangs, Mesmerize and Strength, or Claws too.</source>
        <translation>Quali carte vieta Respinto nel Round di Combattimento seguente: Zanne, Ammaliare e Forza, o anche Artigli.</translation>
    </message>
    <message>
        <source>Whether the combat ends when Dracula is killed but still has Blood.</source>
        <translation>Se il Combattimento finisce quando Dracula viene ucciso ma ha ancora Sangue.</translation>
    </message>
    <message>
        <source>Whether an Agent who isn&apos;t killed stays on the card or goes to the reserve.</source>
        <translation>Se un Agente non ucciso resta sulla carta o torna nella riserva.</translation>
    </message>
    <message>
        <source>Whether Wolf Form and Double Back stay on the trail when a bat&apos;s escape replaces their location.</source>
        <translation>Se Forma di Lupo e Tornare Indietro restano sul Percorso quando la fuga del pipistrello cambia il loro Luogo.</translation>
    </message>
    <message>
        <source>Whether activating an Ambush clears the trail down to three cards.</source>
        <translation>Se attivare un Agguato svuota il Percorso fino a tre carte.</translation>
    </message>
    <message>
        <source>How many roads Dracula moves a hunter who has met Bats.</source>
        <translation>Di quante Strade Dracula muove un Cacciatore che ha incontrato i Pipistrelli.</translation>
    </message>
    <message>
        <source>Whether an activated Desecrated Soil draws two Event cards, or goes on until two are Dracula&apos;s.</source>
        <translation>Se una Terra sconsacrata attivata pesca due carte Evento, o continua finché due sono di Dracula.</translation>
    </message>
    <message>
        <source>Whether a hunter who shows Dogs is safe from the Spy.</source>
        <translation>Se un Cacciatore che mostra i Cani è al sicuro dalla Spia.</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; turn ends when the New Vampire that they meet escapes.</source>
        <translation>Se il turno dei Cacciatori finisce quando il Nuovo Vampiro che incontrano fugge.</translation>
    </message>
    <message>
        <source>Whether Money Trail leaves the sea card where Dracula is face down.</source>
        <translation>Se La pista del denaro lascia coperta la carta di mare in cui è Dracula.</translation>
    </message>
    <message>
        <source>For how many rounds Stormy Seas close their sea zone.</source>
        <translation>Per quanti round i Mari in tempesta chiudono la loro Zona di Mare.</translation>
    </message>
    <message>
        <source>Whether the Encounter on the card that the penalty leaves stays there.</source>
        <translation>Se l’Incontro sulla carta che la penalità lascia resta lì.</translation>
    </message>
    <message>
        <source>When there was no legal card: whether the penalty ends the turn, or Dracula moves after it.</source>
        <translation>Quando non c’era una carta valida: se la penalità chiude il turno o Dracula si muove dopo.</translation>
    </message>
    <message>
        <source>Whether Hide is revealed too when a card, and not a hunter&apos;s arrival, reveals its location.</source>
        <translation>Se Nascondersi si rivela anche quando il suo Luogo è rivelato da una carta e non da un Cacciatore che arriva.</translation>
    </message>
    <message>
        <source>Whether a Wolf Form that lies with the location comes along with Double Back, or goes to the deck.</source>
        <translation>Se una Forma di Lupo che sta con il Luogo segue Tornare Indietro o va nel mazzo.</translation>
    </message>
    <message>
        <source>Whether the card of a city that gets a Sacred Host leaves the Catacombs, and its Encounters go to the reserve.</source>
        <translation>Se la carta di una Città che riceve un’Ostia Consacrata lascia le Catacombe e i suoi Incontri vanno nella riserva.</translation>
    </message>
    <message>
        <source>Moving to Castle Dracula brings 2 Blood: whether escaping there as a bat and staying there do so too.</source>
        <translation>Arrivare al Castello di Dracula dà 2 di Sangue: se lo danno anche la fuga come pipistrello e il restarvi.</translation>
    </message>
    <message>
        <source>When all Sacred Hosts lie on the board, the next one moves one of them: how many there are.</source>
        <translation>Quando tutte le Ostie Consacrate sono sul tabellone, la successiva ne sposta una: quante sono.</translation>
    </message>
    <message>
        <source>Does the card that leaves the trail go to the Catacombs?</source>
        <translation>La carta che esce dal Percorso va nelle Catacombe?</translation>
    </message>
    <message>
        <source>%1: do the hunters play %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a card of the hunters&apos; that saves one of them from it.</extracomment>
        <translation>%1: i Cacciatori giocano %2?</translation>
    </message>
    <message>
        <source>%1: there is no train in this round.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: in questo round non c’è nessun treno.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The reserve is mixed anew.</source>
        <extracomment>%1 are any words of the hunters&apos;. The reserve is that of Encounter tokens.</extracomment>
        <translation>I Cacciatori dicono «%1». La riserva si rimescola.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The reserve is mixed anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>È arrivata solo la parte di %1 su %n telefono. La riserva si rimescola.</numerusform>
            <numerusform>È arrivata solo la parte di %1 dei %n telefoni. La riserva si rimescola.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The reserve is mixed anew.</source>
        <translation>Un telefono ha dato la sua parte. La riserva si rimescola.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The reserve is mixed anew.</source>
        <translation>
            <numerusform>%n telefono ha dato la sua parte. La riserva si rimescola.</numerusform>
            <numerusform>%n telefoni hanno dato la loro parte. La riserva si rimescola.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such words or shares can come in: they aren&apos;t what was promised, or aren&apos;t written as they have to be.</source>
        <translation>Queste parole o parti non possono valere: non sono quelle promesse, oppure non sono scritte come si deve.</translation>
    </message>
    <message>
        <source>%1: all tokens of this kind are somewhere else.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: tutti i segnalini di questo tipo sono altrove.</translation>
    </message>
    <message>
        <source>%1: this Encounter lay on Hide and is never activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: questo Incontro era su Nascondersi e non si attiva mai.</translation>
    </message>
    <message>
        <source>How does Dracula play %1?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Come gioca Dracula %1?</translation>
    </message>
    <message>
        <source>The card goes to the Catacombs</source>
        <translation>La carta va nelle Catacombe</translation>
    </message>
    <message>
        <source>The card does not go to the Catacombs</source>
        <translation>La carta non va nelle Catacombe</translation>
    </message>
    <message>
        <source>%1 takes the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 prende il posto dell’Alleato di Dracula</translation>
    </message>
    <message>
        <source>%1 does not take the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 non prende il posto dell’Alleato di Dracula</translation>
    </message>
    <message>
        <source>%1 shows a Crucifix or a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 mostra un Crocifisso o un’Ostia Consacrata</translation>
    </message>
    <message>
        <source>%1 shows neither a Crucifix nor a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 non mostra né un Crocifisso né un’Ostia Consacrata</translation>
    </message>
    <message>
        <source>The hunters cancel %1 with %2</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>I Cacciatori annullano %1 con %2</translation>
    </message>
    <message>
        <source>The hunters do not cancel %1</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>I Cacciatori non annullano %1</translation>
    </message>
    <message>
        <source>The Agent still stands, so nobody fights Dracula in this turn.</source>
        <translation>L’Agente è ancora in piedi, perciò in questo turno non si combatte con Dracula.</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2 or %3?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 and %3 the hunters&apos; Event cards that cancel it.</extracomment>
        <translation>I Cacciatori annullano %1 con %2 o %3?</translation>
    </message>
    <message>
        <source>%1, %2: the trip began in this port, and before landing somewhere else there is no way back to it.</source>
        <extracomment>%1 is a hunter, %2 a port.</extracomment>
        <translation>%1, %2: il viaggio è cominciato in questo porto, e prima di sbarcare altrove non vi si torna.</translation>
    </message>
    <message>
        <source>%1, %2: this sea zone was left in the last move, and at sea nobody turns back.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: da questa zona di mare si è appena usciti, e in mare non si torna sui propri passi.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: it is more than two roads away, too far for a Fast Horse.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: dista più di due Strade, troppo per un Cavallo veloce.</translation>
    </message>
    <message>
        <source>%1: it isn&apos;t this hunter&apos;s turn yet, because %2 comes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: non è ancora il suo turno, prima gioca %2.</translation>
    </message>
    <message>
        <source>An Agent who survives keeps the hunters from Dracula</source>
        <translation>Un Agente che sopravvive tiene i Cacciatori lontani da Dracula</translation>
    </message>
    <message>
        <source>Fog and Bats hold the whole group</source>
        <translation>Nebbia e Pipistrelli bloccano tutto il Gruppo</translation>
    </message>
    <message>
        <source>Sense of Emergency brings a search at once</source>
        <translation>Senso d’Emergenza porta subito a una ricerca</translation>
    </message>
    <message>
        <source>Sense of Emergency to a sea zone closes the port that is left</source>
        <translation>Senso d’Emergenza verso una zona di mare chiude il porto lasciato</translation>
    </message>
    <message>
        <source>Consecrated Ground discards the Encounter on Hide too</source>
        <translation>Il Terreno Consacrato scarta anche l’Incontro su Nascondersi</translation>
    </message>
    <message>
        <source>The penalty for an error takes Encounters that were pushed off</source>
        <translation>La penalità per un errore toglie gli Incontri espulsi</translation>
    </message>
    <message>
        <source>When a combat with an Agent ends and the Agent isn&apos;t killed: whether nobody fights Dracula, who is there too, in this turn, or he is fought at once.</source>
        <translation>Quando un Combattimento con un Agente finisce e l’Agente non è ucciso: se Dracula, che è lì anche lui, in questo turno non si affronta, o si affronta subito.</translation>
    </message>
    <message>
        <source>Whether Fog and Bats that a group meets hold each of its hunters in the next turn, or only the one before whom the token lies.</source>
        <translation>Se la Nebbia e i Pipistrelli incontrati da un Gruppo bloccano ciascuno dei suoi Cacciatori nel turno successivo, o solo quello davanti a cui sta il segnalino.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes from a port to a sea zone has sailed from that port, so that there is no way back to it.</source>
        <translation>Se un Cacciatore portato da Senso d’Emergenza da un porto a una zona di mare è salpato da quel porto, così che non può tornarvi.</translation>
    </message>
    <message>
        <source>Whether Consecrated Ground also discards the Encounter on a face-down Hide that is bound to its city.</source>
        <translation>Se il Terreno Consacrato scarta anche l’Incontro su una carta Nascondersi coperta legata alla sua Città.</translation>
    </message>
    <message>
        <source>Whether Encounters that the card of the error has pushed off the trail go to the reserve, or may still be activated.</source>
        <translation>Se gli Incontri che la carta dell’errore ha espulso dal Percorso vanno nella riserva, o si possono ancora attivare.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes to a place before the movement searches there at once, and again where the turn ends, or only there.</source>
        <translation>Se un Cacciatore portato in un Luogo da Senso d’Emergenza prima del movimento cerca lì subito, e di nuovo dove finisce il turno, o solo dove lo finisce.</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Quando si chiede nuova casualità</translation>
    </message>
    <message>
        <source>before the first draw</source>
        <translation>prima della prima pescata</translation>
    </message>
    <message>
        <source>as the round begins</source>
        <translation>all’inizio del round</translation>
    </message>
    <message>
        <source>When the reserve is mixed anew in every round: right before Dracula&apos;s first draw, so that nobody decides by what he knows of it, or as the round begins.</source>
        <translation>Quando la riserva viene rimescolata in ogni round: subito prima della prima pescata di Dracula, perché nessuno decida in base a ciò che ne sa, oppure all’inizio del round.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins</source>
        <translation>Comincia il turno di Dracula</translation>
    </message>
    <message>
        <source>The Catacombs stay as they are</source>
        <translation>Le Catacombe restano come sono</translation>
    </message>
    <message>
        <source>The round begins without a word</source>
        <translation>Il round comincia senza una parola</translation>
    </message>
    <message>
        <source>Dracula draws without a word</source>
        <translation>Dracula pesca senza parola</translation>
    </message>
    <message>
        <source>Nobody plays a card before the combat</source>
        <translation>Nessuno gioca una carta prima del Combattimento</translation>
    </message>
    <message>
        <source>The cards are shown</source>
        <translation>Si mostrano le carte</translation>
    </message>
    <message>
        <source>%1 takes effect</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 ha effetto</translation>
    </message>
    <message>
        <source>%1: end of the turn</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>%1: fine del turno</translation>
    </message>
    <message>
        <source>%1 searches %2{in} and finds nothing new.</source>
        <extracomment>%1 is a hunter, %2 a place whose card lies face up already.</extracomment>
        <translation>%1 cerca %2{in} e non trova nulla di nuovo.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
</context>
<context>
    <name>SecondEditionTactics</name>
    <message>
        <source>the hunter loses up to 2 Health</source>
        <translation>il Cacciatore perde fino a 2 punti Salute</translation>
    </message>
    <message>
        <source>adds 1 in the next round</source>
        <translation>aggiunge 1 nel round successivo</translation>
    </message>
    <message>
        <source>the combat ends, Dracula stays</source>
        <translation>fine del Combattimento, Dracula resta</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>fine del Combattimento, fino a 2 Strade</translation>
    </message>
    <message>
        <source>the combat ends, nobody moves</source>
        <translation>fine del Combattimento, nessuno si muove</translation>
    </message>
    <message>
        <source>a bite, or up to 3 Health lost</source>
        <translation>un Morso, o fino a 3 punti Salute persi</translation>
    </message>
    <message>
        <source>a bite, and all Items lost</source>
        <translation>un Morso, e tutti gli Oggetti persi</translation>
    </message>
    <message>
        <source>up to 3 Health lost, Items destroyed</source>
        <translation>fino a 3 punti Salute; distrugge Oggetti</translation>
    </message>
    <message>
        <source>at most 1 Health lost</source>
        <translation>al massimo 1 punto Salute perso</translation>
    </message>
    <message>
        <source>up to 2 Health and an Event lost</source>
        <translation>fino a 2 punti Salute e un Evento persi</translation>
    </message>
    <message>
        <source>up to 3 Health lost</source>
        <translation>fino a 3 punti Salute persi</translation>
    </message>
</context>
<context>
    <name>SecondMoments</name>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>on the Vampire track</comment>
        <translation>
            <numerusform>Ancora %n e Dracula vince.</numerusform>
            <numerusform>Ancora %n e Dracula vince.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula may play an Encounter on a hunter.</source>
        <translation>Dracula può giocare un Incontro su un Cacciatore.</translation>
    </message>
    <message>
        <source>Dracula gets Event cards.</source>
        <translation>Dracula riceve carte Evento.</translation>
    </message>
    <message>
        <source>It has no effect.</source>
        <comment>an Encounter</comment>
        <translation>Non ha effetto.</translation>
    </message>
    <message>
        <source>A combat begins at once.</source>
        <translation>Comincia subito un Combattimento.</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies face up.</source>
        <translation>La carta di Dracula è scoperta.</translation>
    </message>
    <message>
        <source>Trail, space %1</source>
        <translation>Percorso, spazio %1</translation>
    </message>
    <message>
        <source>From now on, %1{he|she} always shows one Item and one Event.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>D’ora in poi mostra sempre un Oggetto e un Evento.</translation>
    </message>
    <message>
        <source>One more bite, and %1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Ancora un Morso e %1 è %1{sconfitto|sconfitta}.</translation>
    </message>
    <message>
        <source>A new day dawns</source>
        <translation>Comincia un nuovo giorno</translation>
    </message>
    <message>
        <source>Resolve it, then enter what came of it.</source>
        <comment>an Encounter</comment>
        <translation>Risolvetelo, poi inserite che cosa è successo.</translation>
    </message>
    <message>
        <source>%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named. The hunter&apos;s own Tactics are the cards of the name Tactics.</extracomment>
        <translation>Scarta tutti gli Oggetti e gli Eventi, tiene le Tattiche e salta il prossimo turno.</translation>
    </message>
</context>
<context>
    <name>SecondPhoneWords</name>
    <message>
        <source>Catacombs</source>
        <translation>Catacombe</translation>
    </message>
    <message>
        <source>Time and tracks move with his card.</source>
        <translation>Tempo e tracciati avanzano con la sua carta.</translation>
    </message>
</context>
<context>
    <name>SecondTableQuestion</name>
    <message>
        <source>The die shows %1</source>
        <translation>Il dado mostra %1</translation>
    </message>
    <message>
        <source>It is shown</source>
        <translation>Viene mostrato</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>Non si mostra nulla</translation>
    </message>
    <message>
        <source>It is cancelled</source>
        <translation>Viene annullata</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Resta valida</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies there, face down.</source>
        <translation>La carta di Dracula è sul tavolo, coperta.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrate le carte</translation>
    </message>
    <message>
        <source>What does the die show?</source>
        <translation>Che cosa mostra il dado?</translation>
    </message>
    <message>
        <source>A roll at the hospital can cure a bite.</source>
        <translation>Un tiro in Ospedale può curare un Morso.</translation>
    </message>
    <message>
        <source>It is his turn.</source>
        <translation>È il suo turno.</translation>
    </message>
    <message>
        <source>Which Encounter is next?</source>
        <translation>Quale Incontro è il prossimo?</translation>
    </message>
    <message>
        <source>Does he answer the card?</source>
        <translation>Risponde alla carta?</translation>
    </message>
    <message>
        <source>In which city does %1 begin?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>In quale Città comincia %1?</translation>
    </message>
    <message>
        <source>Tap a city on the map.</source>
        <translation>Tocca una Città sulla mappa.</translation>
    </message>
    <message>
        <source>%1 go together</source>
        <extracomment>%1 are several hunters, who go together.</extracomment>
        <translation>%1 vanno insieme</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>va insieme</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>resta qui</translation>
    </message>
    <message>
        <source>Stay and search</source>
        <translation>Resta e cerca</translation>
    </message>
    <message>
        <source>Roll for the bite</source>
        <translation>Tira per il Morso</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Resupply</source>
        <translation>Rifornimento</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambio</translation>
    </message>
    <message>
        <source>Card or Item</source>
        <translation>Carta od Oggetto</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 is a hunter, at the end of the hunter&apos;s turn.</extracomment>
        <translation>Che cosa fa %1?</translation>
    </message>
    <message>
        <source>What do %1 do?</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>Che cosa fanno %1?</translation>
    </message>
    <message>
        <source>How many of the two Events are Dracula&apos;s?</source>
        <translation>Quanti dei due Eventi sono di Dracula?</translation>
    </message>
    <message>
        <source>They come from the bottom of the deck. He gets his, the others are discarded.</source>
        <translation>Vengono dal fondo del mazzo. Lui prende i suoi, gli altri si scartano.</translation>
    </message>
    <message>
        <source>Who recovers Health?</source>
        <translation>Chi recupera Salute?</translation>
    </message>
    <message>
        <source>What does %1 spend a point on?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Per che cosa spende un punto %1?</translation>
    </message>
    <message>
        <source>Where does %1 go? Tap any place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dove va %1? Tocca un Luogo qualsiasi.</translation>
    </message>
    <message>
        <source>Tap the place on the map.</source>
        <translation>Tocca il Luogo sulla mappa.</translation>
    </message>
    <message>
        <source>Tap the first city on the map.</source>
        <translation>Tocca la prima Città sulla mappa.</translation>
    </message>
    <message>
        <source>%1. Tap the second city on the map.</source>
        <extracomment>%1 is the first city, which has been named.</extracomment>
        <translation>%1. Tocca la seconda Città sulla mappa.</translation>
    </message>
    <message>
        <source>Which Encounter is turned up?</source>
        <translation>Quale Incontro viene scoperto?</translation>
    </message>
    <message>
        <source>All are out. Which one is moved? Tap it on the map, or choose.</source>
        <translation>Sono tutte in gioco. Quale si sposta? Toccala sulla mappa, o scegli.</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Viene giocato</translation>
    </message>
    <message>
        <source>Is something shown or spent that averts it?</source>
        <translation>Si mostra o si spende qualcosa che lo evita?</translation>
    </message>
    <message>
        <source>It is averted</source>
        <translation>Viene evitato</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Non viene evitato</translation>
    </message>
    <message>
        <source>Health that is lost: %1</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Salute persa: %1</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Ha effetto</translation>
    </message>
    <message>
        <source>Dracula may play one first.</source>
        <translation>Dracula può giocarne una per primo.</translation>
    </message>
    <message>
        <source>Nobody, or nobody else</source>
        <translation>Nessuno, o nessun altro</translation>
    </message>
    <message>
        <source>Mark what the winner&apos;s card says.</source>
        <translation>Segna ciò che dice la carta del vincitore.</translation>
    </message>
    <message>
        <source>Health and Blood</source>
        <translation>Salute e Sangue</translation>
    </message>
    <message>
        <source>Who loses how much?</source>
        <translation>Chi perde quanto?</translation>
    </message>
    <message>
        <source>Each tap adds one; after six it is none again.</source>
        <translation>Ogni tocco ne aggiunge uno; dopo sei si torna a zero.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <comment>a hunter, from a combat</comment>
        <translation>Fugge</translation>
    </message>
    <message>
        <source>Stays %1{in}</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.</extracomment>
        <translation>Resta %1{in}</translation>
    </message>
    <message>
        <source>Stay %1{in}</source>
        <comment>several hunters</comment>
        <translation>Restano %1{in}</translation>
    </message>
    <message>
        <source>Go %1{to}</source>
        <comment>several hunters</comment>
        <translation>Vanno %1{to}</translation>
    </message>
    <message>
        <source>The search comes at once.</source>
        <translation>La ricerca segue subito.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Altre carte</translation>
    </message>
    <message>
        <source>Train die X: the turn ends</source>
        <translation>Dado del treno, X: fine del turno</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <translation>Comincia un nuovo round</translation>
    </message>
    <message>
        <source>A word of yours mixes the reserve. Until then nobody can know the next Encounters.</source>
        <translation>Una vostra parola rimescola la riserva. Fino ad allora nessuno può conoscere i prossimi Incontri.</translation>
    </message>
    <message>
        <source>Begin without a word</source>
        <translation>Comincia senza una parola</translation>
    </message>
    <message>
        <source>Say a word for the Encounters</source>
        <translation>Dite una parola per gli Incontri</translation>
    </message>
    <message>
        <source>Who plays the card?</source>
        <translation>Chi gioca la carta?</translation>
    </message>
    <message>
        <source>Who loses a bite?</source>
        <translation>Chi perde un Morso?</translation>
    </message>
    <message>
        <source>What is removed?</source>
        <translation>Che cosa si toglie?</translation>
    </message>
    <message>
        <source>%1: who plays the card?</source>
        <extracomment>%1 is a card. The title of a question.</extracomment>
        <translation>%1: chi gioca la carta?</translation>
    </message>
    <message>
        <source>By Fast Horse, on two roads.</source>
        <translation>Con Cavallo veloce, su due Strade.</translation>
    </message>
    <message>
        <source>In Western Europe a train goes two spaces at most, and this is three.</source>
        <translation>In Europa Occidentale un treno fa al massimo due spazi, e qui sono tre.</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Dracula sta per pescare</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Pesca senza parola</translation>
    </message>
    <message>
        <source>What concerns only the hunters stays on the table.</source>
        <translation>Ciò che riguarda solo i Cacciatori resta sul tavolo.</translation>
    </message>
    <message>
        <source>The words fit more than one thing.</source>
        <translation>Le parole possono significare più cose.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>È così</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>Il tavolo lo consente</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>il diario lo dice, visibile a tutti</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Si scarta l’Alleato di Dracula</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Si toglie un Blocco</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>La carta è giocata</translation>
    </message>
    <message>
        <source>The Bats carry %1{whom} off: Dracula says where.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>I Pipistrelli portano via %1{whom}: Dracula dice dove.</translation>
    </message>
    <message>
        <source>Dracula says where</source>
        <translation>Dracula dice dove</translation>
    </message>
    <message>
        <source>2 Events, up to 2 Health</source>
        <translation>2 Eventi, fino a 2 Salute</translation>
    </message>
    <message>
        <source>%1. Or tap where %2 goes next.</source>
        <extracomment>%1 says where a hunter stands, %2 is the hunter whose turn comes next.</extracomment>
        <translation>%1. O tocca dove va poi %2.</translation>
    </message>
    <message>
        <source>1 Event</source>
        <translation>1 Evento</translation>
    </message>
    <message>
        <source>1 Event and/or 1 Item</source>
        <translation>1 Evento e/o 1 Oggetto</translation>
    </message>
    <message>
        <source>1 Event or 1 Item</source>
        <translation>1 Evento o 1 Oggetto</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>dado: %1</translation>
    </message>
    <message>
        <source>What does the die show? With 1 to 3 it bites, with 4 to 6 it escapes.</source>
        <comment>a New Vampire</comment>
        <translation>Che cosa mostra il dado? Da 1 a 3 morde, da 4 a 6 fugge.</translation>
    </message>
    <message>
        <source>Is a Crucifix or a Sacred Host shown, which averts the bites?</source>
        <translation>Si mostra un Crocifisso o un’Ostia Consacrata, che evita i Morsi?</translation>
    </message>
    <message>
        <source>Is a Knife or a Stake discarded, so that it does not escape?</source>
        <translation>Si scarta un Coltello o un Paletto, perché non fugga?</translation>
    </message>
    <message>
        <source>He enters the Event cards that he got.</source>
        <translation>Inserisce le carte Evento che ha ricevuto.</translation>
    </message>
    <message>
        <source>Go %1{to} by train</source>
        <comment>several hunters</comment>
        <translation>Vanno in treno %1{to}</translation>
    </message>
    <message>
        <source>Sail %1{to}</source>
        <comment>several hunters</comment>
        <translation>Vanno per Mare %1{to}</translation>
    </message>
    <message>
        <source>Dracula: %1 %2 → %3</source>
        <extracomment>%1 is Blood, Dracula&apos;s; %2 and %3 are how much he has before and afterwards.</extracomment>
        <translation>Dracula: %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 comes besides by itself: %2.</source>
        <extracomment>%1 is &quot;Killed&quot;, the result of a combat round, %2 what it does.</extracomment>
        <translation>«%1» si conta a parte da sé: %2.</translation>
    </message>
    <message>
        <source>The Fog holds %1{whom}: no movement until the end of this turn.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>La Nebbia trattiene %1{whom}: nessun movimento fino alla fine di questo turno.</translation>
    </message>
    <message>
        <source>Health</source>
        <comment>leads to who loses some</comment>
        <translation>Salute</translation>
    </message>
    <message>
        <source>nobody loses anything; the combat goes on</source>
        <translation>nessuno perde nulla; il Combattimento continua</translation>
    </message>
    <message>
        <source>Train: X</source>
        <translation>Treno: X</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>il turno finisce</translation>
    </message>
</context>
<context>
    <name>SecondTableWords</name>
    <message>
        <source>a face-down Encounter</source>
        <translation>un Incontro coperto</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounters</source>
        <translation>
            <numerusform>%n Incontro coperto</numerusform>
            <numerusform>%n Incontri coperti</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1 of %2</source>
        <extracomment>A hunter&apos;s Health, and how much he can have.</extracomment>
        <translation>Salute %1 di %2</translation>
    </message>
    <message>
        <source>Cards before the combat</source>
        <translation>Carte prima del Combattimento</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Scegliete le carte</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrate le carte</translation>
    </message>
    <message>
        <source>Roll and read the result</source>
        <translation>Tirate e leggete l’esito</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>A space of the trail with its number.</extracomment>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>behind it a Blood token</source>
        <translation>dietro, un segnalino Sangue</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space of the Catacombs</comment>
        <translation>libero</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>tokens in Dracula&apos;s hand</comment>
        <translation>Incontri: %1</translation>
    </message>
    <message>
        <source>Encounters in Dracula&apos;s hand: %1</source>
        <translation>Incontri in mano a Dracula: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <extracomment>%1 is the move that Dracula has said that he will make: a place, a power, or both.</extracomment>
        <translation>Mossa dichiarata: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left</source>
        <extracomment>So long a storm still lasts.</extracomment>
        <translation>
            <numerusform>ancora %n round</numerusform>
            <numerusform>ancora %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards beside the board</source>
        <translation>Carte accanto al tabellone</translation>
    </message>
    <message>
        <source>Encounters in the reserve: %1</source>
        <translation>Incontri nella riserva: %1</translation>
    </message>
    <message>
        <source>Encounters that have left the trail in this turn: %1</source>
        <translation>Incontri usciti dal Percorso in questo turno: %1</translation>
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
        <source>misses the next turn</source>
        <comment>a hunter</comment>
        <translation>salta il prossimo turno</translation>
    </message>
    <message>
        <source>+%1 to the roll</source>
        <extracomment>What is added to a roll in a combat.</extracomment>
        <translation>+%1 al tiro</translation>
    </message>
    <message numerus="yes">
        <source>No Escape for %n rounds</source>
        <translation>
            <numerusform>Nessuna fuga per %n round</numerusform>
            <numerusform>Nessuna fuga per %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>Not again: %1</source>
        <extracomment>%1 is the card of the round before, which cannot be played again at once.</extracomment>
        <translation>Non di nuovo: %1</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was defeated %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>La Scala Vampiri è arrivata a %1 quando %2 è %2{stato sconfitto|stata sconfitta} %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was bitten once too often %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>La Scala Vampiri è arrivata a %1 quando %2 è %2{stato morso|stata morsa} una volta di troppo %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when Dracula activated %2.</source>
        <extracomment>%1 is a number, %2 an Encounter.</extracomment>
        <translation>La Scala Vampiri è arrivata a %1 quando Dracula ha attivato %2.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 as a new day dawned.</source>
        <translation>La Scala Vampiri è arrivata a %1 con un nuovo giorno.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Dracula ha perso l’ultimo Sangue %2{in}, in Combattimento %1{with}.</translation>
    </message>
    <message>
        <source>%1 cost Dracula his last Blood.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1 è costato a Dracula l’ultimo Sangue.</translation>
    </message>
    <message>
        <source>The sea cost Dracula his last Blood.</source>
        <translation>Il mare è costato a Dracula l’ultimo Sangue.</translation>
    </message>
    <message>
        <source>A penalty cost Dracula his last Blood.</source>
        <translation>Una penalità è costata a Dracula l’ultimo Sangue.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1.</source>
        <translation>La Scala Vampiri è arrivata a %1.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood.</source>
        <translation>Dracula ha perso l’ultimo Sangue.</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>what cost Dracula Blood</comment>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>the sea</source>
        <comment>what cost Dracula Blood</comment>
        <translation>mare</translation>
    </message>
    <message>
        <source>Power cards</source>
        <comment>what cost Dracula Blood</comment>
        <translation>carte Potere</translation>
    </message>
    <message>
        <source>all else</source>
        <comment>what cost Dracula Blood</comment>
        <translation>altro</translation>
    </message>
    <message>
        <source>He lost no Blood.</source>
        <translation>Non ha perso Sangue.</translation>
    </message>
    <message>
        <source>What cost Dracula Blood: %1</source>
        <translation>Che cosa è costato Sangue a Dracula: %1</translation>
    </message>
    <message>
        <source>1 new day dawned</source>
        <translation>1 nuovo giorno</translation>
    </message>
    <message numerus="yes">
        <source>%n new days dawned</source>
        <translation>
            <numerusform>%n nuovo giorno</numerusform>
            <numerusform>%n nuovi giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>on the Vampire track</source>
        <translation>sulla Scala Vampiri</translation>
    </message>
    <message>
        <source>1 Encounter activated</source>
        <translation>1 Incontro attivato</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters activated</source>
        <translation>
            <numerusform>%n Incontro attivato</numerusform>
            <numerusform>%n Incontri attivati</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood that Dracula lost</source>
        <comment>behind a number</comment>
        <translation>Sangue perso da Dracula</translation>
    </message>
    <message>
        <source>it was activated</source>
        <comment>an Encounter</comment>
        <translation>è stato attivato</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Round di Combattimento %1</translation>
    </message>
    <message>
        <source>with Dracula himself</source>
        <translation>con Dracula in persona</translation>
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
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card, a hunter or a slot, in the nominative.</extracomment>
        <translation>%1, no.</translation>
    </message>
    <message>
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Prima vanno pescate le carte Incontro (ancora %1).</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Ora non si possono pescare carte Incontro: la mano è piena, o non ne restano.</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: a questo tavolo due Cacciatori non possono cominciare nella stessa Città (%2, %3).</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la Città non ha un’ancora in questa Zona di Mare.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la Città non è una Città Portuale, e da una Zona di Mare si raggiungono solo Città Portuali e altre Zone di Mare.</translation>
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
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: non si può giocare dove c’è un segnalino Terreno Consacrato o Ostia Consacrata (posizione attuale: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: da una Zona di Mare, Forma di Lupo raggiunge solo una Città Portuale adiacente o una Città a una Strada da essa.</translation>
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
        <translation>Spazio %1: è la posizione attuale, quindi Depistare non può svuotarla (%2).</translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation>%1: Depistare ha appena svuotato questo Luogo, e a questo tavolo non si può scegliere subito.</translation>
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
        <source>%1: there is no hospital there.</source>
        <translation>%1: qui non c’è un Ospedale.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Attenzione: così Dracula è sconfitto, e vincono i Cacciatori (danni risultanti: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.
----------
%1 is an Event card, %2 a number.</extracomment>
        <translation>%1: ne sono state pescate più copie di quante dovrebbe contenerne la scatola (%2). Controlla la carta.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Con tre segnalini Disperazione l’influenza dirà ai Cacciatori se questa è una Città o Nascondersi.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Il Nascondiglio uscito dallo spazio 6 viene attivato.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Gli spazi 4, 5 e 6 vengono svuotati.</translation>
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
        <translation>%1 (errore con penalità)</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>%1 (com’è andata)</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Errore contestato</translation>
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
    <message>
        <source>no day</source>
        <extracomment>In place of a day of the week, while the table doesn&apos;t keep it in the program.</extracomment>
        <translation>nessun giorno</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>in place of a part of the round</comment>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>lair space %1</source>
        <extracomment>A lair space with its letter, as a label.</extracomment>
        <translation>spazio delle Tane %1</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <comment>a number that can be put right</comment>
        <translation>Segnalini Disperazione</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <comment>a number that can be put right</comment>
        <translation>Danni di Dracula</translation>
    </message>
    <message>
        <source>Rumor tokens in Dracula&apos;s play area</source>
        <comment>a number that can be put right</comment>
        <translation>Segnalini Diceria davanti a Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards face down in the discard pile</source>
        <comment>a number that can be put right</comment>
        <translation>Carte Evento di Dracula coperte nella pila degli scarti</translation>
    </message>
    <message>
        <source>another action, or none</source>
        <translation>un’altra azione, o passa</translation>
    </message>
    <message>
        <source>Choice: no hunter</source>
        <translation>Scelta: nessun Cacciatore</translation>
    </message>
    <message>
        <source>what the card asks for</source>
        <translation>ciò che la carta chiede</translation>
    </message>
    <message>
        <source>joining: %1</source>
        <extracomment>The hunters in %1 become delayed to fight along.</extracomment>
        <translation>in aiuto: %1</translation>
    </message>
    <message>
        <source>as ally</source>
        <translation>da Alleato</translation>
    </message>
    <message>
        <source>no supply</source>
        <translation>nessun rifornimento</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Alleato di Dracula</translation>
    </message>
    <message>
        <source>Combat card: %1</source>
        <translation>Carta Tattica: %1</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>in a combat</comment>
        <translation>nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters&apos; Combat cards</source>
        <translation>Carte Tattica dei Cacciatori</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot or lair space</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>associated with no location</source>
        <translation>non associata a nessun Luogo</translation>
    </message>
    <message>
        <source>If it is not defeated it stays, face up, with its damage.</source>
        <comment>a vampire</comment>
        <translation>Se non viene sconfitto, resta scoperto, con i suoi danni.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Pistol or a Rifle.</source>
        <comment>an Encounter card</comment>
        <translation>Resta scoperta, a meno che il Cacciatore non riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>Only a search triggers it. It stays, face up, unless the hunter who searches becomes delayed.</source>
        <translation>La fa scattare solo l’azione Cercare. Resta scoperta, a meno che il Cacciatore che cerca non venga ritardato.</translation>
    </message>
    <message>
        <source>A Bats token goes under the hunter&apos;s figure: in place of the hunter&apos;s next action Dracula moves the hunter to an adjacent city, where the hunter becomes delayed.</source>
        <translation>Un segnalino Pipistrelli va sotto la miniatura del Cacciatore: al posto della sua prossima azione, Dracula muove il Cacciatore in una Città adiacente, dove il Cacciatore viene ritardato.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n Encounter cards.</source>
        <translation>
            <numerusform>Dracula pesca %n carta Incontro.</numerusform>
            <numerusform>Dracula pesca %n carte Incontro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then he may discard up to %n Encounter cards.</source>
        <translation>
            <numerusform>Poi può scartare fino a %n carta Incontro.</numerusform>
            <numerusform>Poi può scartare fino a %n carte Incontro.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Heavenly Host.</source>
        <comment>an Encounter card</comment>
        <translation>Resta scoperta, a meno che il Cacciatore non riveli un’Ostia Consacrata.</translation>
    </message>
    <message>
        <source>Only a search triggers it. The hunter who searches becomes delayed.</source>
        <translation>La fa scattare solo l’azione Cercare. Il Cacciatore che cerca viene ritardato.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire (life: %1). Other hunters in the city may become delayed to fight along.</source>
        <translation>Il Cacciatore combatte contro questo Vampiro (Salute: %1). Altri Cacciatori nella Città possono essere ritardati per combattere al suo fianco.</translation>
    </message>
    <message numerus="yes">
        <source>The hunter suffers %n damage.</source>
        <translation>
            <numerusform>Il Cacciatore subisce %n danno.</numerusform>
            <numerusform>Il Cacciatore subisce %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunter fights this vampire alone (life: %1).</source>
        <translation>Il Cacciatore combatte da solo contro questo Vampiro (Salute: %1).</translation>
    </message>
    <message>
        <source>Each time Dracula plays Fangs in this combat influence rises by %1.</source>
        <translation>Ogni volta che Dracula gioca Zanne in questo Combattimento, l’influenza sale di %1.</translation>
    </message>
    <message>
        <source>The hunter becomes delayed.</source>
        <translation>Il Cacciatore viene ritardato.</translation>
    </message>
    <message>
        <source>The hunter shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Il Cacciatore mostra tutte le carte Oggetto ed Evento e scarta tutti i segnalini Biglietto.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter discards a weapon.</source>
        <comment>an Encounter card</comment>
        <translation>Resta scoperta, a meno che il Cacciatore non scarti un’arma.</translation>
    </message>
    <message numerus="yes">
        <source>Unless a weapon is revealed, the hunter suffers %n more damage and becomes delayed.</source>
        <translation>
            <numerusform>Se non viene rivelata un’arma, il Cacciatore subisce %n altro danno e viene ritardato.</numerusform>
            <numerusform>Se non viene rivelata un’arma, il Cacciatore subisce altri %n danni e viene ritardato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city may discard Item cards, and then suffers %n damage for each Item card that is left.</source>
        <translation>
            <numerusform>Ogni Cacciatore nella Città può scartare carte Oggetto, poi subisce %n danno per ogni carta Oggetto che gli resta.</numerusform>
            <numerusform>Ogni Cacciatore nella Città può scartare carte Oggetto, poi subisce %n danni per ogni carta Oggetto che gli resta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Fog token is placed in the city, and one more if it is a port. By day all hunters there become delayed.</source>
        <translation>Nella Città viene piazzato un segnalino Nebbia, e un altro se è una Città Portuale. Di Giorno tutti i Cacciatori presenti vengono ritardati.</translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city suffers %n damage.</source>
        <translation>
            <numerusform>Ogni Cacciatore nella Città subisce %n danno.</numerusform>
            <numerusform>Ogni Cacciatore nella Città subisce %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each weapon that a hunter reveals takes %1 off that hunter&apos;s damage.</source>
        <translation>Ogni arma rivelata da un Cacciatore riduce di %1 i suoi danni.</translation>
    </message>
    <message>
        <source>The Location card of the hideout is revealed.</source>
        <translation>La carta Luogo del Nascondiglio viene rivelata.</translation>
    </message>
    <message>
        <source>Influence rises by %1, and by 3 more with a Rumor token.</source>
        <translation>L’influenza sale di %1, e di altri 3 con un segnalino Diceria.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared as well.</source>
        <translation>Vengono svuotati anche i Nascondigli negli spazi 4, 5 e 6.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n damage.</source>
        <translation>
            <numerusform>Dracula recupera %n danno.</numerusform>
            <numerusform>Dracula recupera %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula takes all of his Event cards from the discard pile, keeps one in secret, and the others are shuffled into the Event deck.</source>
        <translation>Dracula prende tutte le sue carte Evento dalla pila degli scarti, ne tiene una segretamente e rimischia le altre nel Mazzo Eventi.</translation>
    </message>
    <message>
        <source>Dracula places a Roadblock token on any road or railway.</source>
        <translation>Dracula piazza un segnalino Blocco su una Strada o una Ferrovia qualsiasi.</translation>
    </message>
    <message>
        <source>Dracula chooses any hunter, who shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Dracula sceglie un Cacciatore qualsiasi, che mostra tutte le carte Oggetto ed Evento e scarta tutti i segnalini Biglietto.</translation>
    </message>
    <message>
        <source>The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.</source>
        <translation>La carta viene piazzata scoperta davanti a Dracula. Una volta, all’alba o al tramonto, può risolverne l’effetto su un Cacciatore prima che si combatta.</translation>
    </message>
    <message>
        <source>Its effect is resolved in every city of the region.</source>
        <translation>Il suo effetto viene risolto in ogni Città della regione.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula chooses a city of the region and places %n Fog tokens there.</source>
        <translation>
            <numerusform>Dracula sceglie una Città della regione e vi piazza %n segnalino Nebbia.</numerusform>
            <numerusform>Dracula sceglie una Città della regione e vi piazza %n segnalini Nebbia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its effect is resolved in a city at most two roads away, which Dracula chooses.</source>
        <translation>Il suo effetto viene risolto in una Città a due Strade al massimo, scelta da Dracula.</translation>
    </message>
    <message>
        <source>When a hunter has moved into another region: the hunter becomes delayed, and then discards all Item cards or suffers 3 damage.</source>
        <translation>Quando un Cacciatore si è mosso in un’altra regione: il Cacciatore viene ritardato, poi scarta tutte le carte Oggetto o subisce 3 danni.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: the next round has no day. Dracula&apos;s Event cards in the discard pile are shuffled into the Event deck.</source>
        <translation>Alla fine del turno di Dracula: il prossimo round non ha Giorno. Le carte Evento di Dracula nella pila degli scarti vengono rimischiate nel Mazzo Eventi.</translation>
    </message>
    <message>
        <source>In the Dracula phase, one of three: Consecrated Ground is removed, or the hunters&apos; ally is discarded, or no hunter can supply in the next hunter phase.</source>
        <translation>Nel turno di Dracula, una cosa su tre: si toglie il Terreno Consacrato, oppure si scarta l’Alleato dei Cacciatori, oppure nessun Cacciatore può rifornirsi nel prossimo turno dei Cacciatori.</translation>
    </message>
    <message>
        <source>At once: an Encounter card from the hand goes to one or two of the hideouts in slots 1, 2 and 3. As an ally: at the start of the Dracula phase Dracula may discard an Encounter card to draw another one.</source>
        <translation>Subito: una carta Incontro dalla mano va su uno o due dei Nascondigli negli spazi 1, 2 e 3. Da Alleato: all’inizio del turno di Dracula, Dracula può scartare una carta Incontro per pescarne un’altra.</translation>
    </message>
    <message>
        <source>When a Combat card of Dracula&apos;s is cancelled: it isn&apos;t. In the rest of this combat he can use neither Escape as Bat nor Escape as Mist.</source>
        <translation>Quando viene annullata una carta Tattica di Dracula: non viene annullata. Per il resto di questo Combattimento Dracula non può usare né Fuga in forma di pipistrello né Fuga in forma di nebbia.</translation>
    </message>
    <message>
        <source>When a hunter uses a ticket: Dracula chooses where the ticket takes that hunter. Chartered Carriage is cancelled instead.</source>
        <translation>Quando un Cacciatore usa un segnalino Biglietto: Dracula sceglie dove il treno porta quel Cacciatore. Carrozza a noleggio, invece, viene annullata.</translation>
    </message>
    <message>
        <source>At once: a hunter suffers 4 damage unless a Crucifix or a Heavenly Host is revealed. As an ally: the same with 1 damage at the start of each Dracula phase.</source>
        <translation>Subito: un Cacciatore subisce 4 danni, a meno che non riveli un Crocifisso o un’Ostia Consacrata. Da Alleato: lo stesso con 1 danno all’inizio di ogni turno di Dracula.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: an Encounter card from the hand goes to the hideout in slot 3.</source>
        <translation>Alla fine del turno di Dracula: una carta Incontro dalla mano va sul Nascondiglio nello spazio 3.</translation>
    </message>
    <message>
        <source>At once: of the top six Event cards Dracula takes his own, and the others are discarded face up. As an ally: at the start of each Dracula phase he takes the top Event card if it is his.</source>
        <translation>Subito: tra le prime sei carte Evento del mazzo Dracula prende le sue, e le altre vengono scartate scoperte. Da Alleato: all’inizio di ogni turno di Dracula, prende la prima carta Evento del mazzo se è sua.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: in the next hunter phase combats at dawn and by day count as combats at night.</source>
        <translation>Alla fine del turno di Dracula: nel prossimo turno dei Cacciatori i Combattimenti all’alba e di Giorno contano come Combattimenti di Notte.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: three Roadblock tokens are placed on roads and railways.</source>
        <translation>Subito o alla fine del turno di Dracula: tre segnalini Blocco vengono piazzati su Strade e Ferrovie.</translation>
    </message>
    <message>
        <source>When a hunter searches where a vampire lies: the hunter is bitten instead of fighting, and the vampire goes back to Dracula&apos;s hand.</source>
        <translation>Quando un Cacciatore cerca dove si trova un Vampiro: invece di combattere il Cacciatore subisce un Morso, e il Vampiro torna nella mano di Dracula.</translation>
    </message>
    <message>
        <source>When Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence is played: that Event card is cancelled.</source>
        <translation>Quando viene giocata Voci locali, Notizie dai Giornali, Esploratori assoldati o Presenza malvagia: quella carta Evento viene annullata.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: up to three Storm tokens are placed in different sea zones.</source>
        <translation>Subito o alla fine del turno di Dracula: fino a tre segnalini Tempesta vengono piazzati in Zone di Mare diverse.</translation>
    </message>
    <message>
        <source>In the Dracula phase: another whole Dracula phase follows this one.</source>
        <translation>Nel turno di Dracula: a questo segue un altro turno di Dracula completo.</translation>
    </message>
    <message>
        <source>At once: a bitten hunter reveals all Item and Event cards. Dracula discards one of them and moves the hunter to an adjacent city.</source>
        <translation>Subito: un Cacciatore con un Morso rivela tutte le carte Oggetto ed Evento. Dracula ne scarta una e muove il Cacciatore in una Città adiacente.</translation>
    </message>
    <message>
        <source>When a hunter has moved by road, before anything is revealed: Dracula moves the hunter on to an adjacent city.</source>
        <translation>Quando un Cacciatore si è mosso per Strada, prima di rivelare qualsiasi cosa: Dracula muove il Cacciatore ancora, in una Città adiacente.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage.</source>
        <translation>Il Cacciatore coinvolto subisce 2 danni.</translation>
    </message>
    <message>
        <source>At night: then any hunter in the combat suffers 2 damage.</source>
        <translation>Di Notte: poi un Cacciatore qualsiasi nel Combattimento subisce 2 danni.</translation>
    </message>
    <message>
        <source>The combat ends, unless it is played too early.</source>
        <comment>an escape card</comment>
        <translation>Il Combattimento finisce, a meno che la carta non sia giocata troppo presto.</translation>
    </message>
    <message>
        <source>At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most two roads away.</source>
        <translation>Di Notte: Dracula può svuotare il Nascondiglio della sua posizione attuale e muoversi segretamente in una Città senza Cacciatori, a due Strade al massimo.</translation>
    </message>
    <message>
        <source>Nobody moves.</source>
        <translation>Nessuno si muove.</translation>
    </message>
    <message>
        <source>Dracula or the vampire recovers 2 damage, and the engaged hunter suffers 2.</source>
        <translation>Dracula o il Vampiro recupera 2 danni, e il Cacciatore coinvolto ne subisce 2.</translation>
    </message>
    <message>
        <source>At night: a mesmerized hunter is bitten instead and leaves the combat.</source>
        <translation>Di Notte: invece dei danni, un Cacciatore ammaliato subisce un Morso e lascia il Combattimento.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is cancelled. The hunter is mesmerized to the end of the combat, and the hunter&apos;s weapons do 1 damage less.</source>
        <translation>La carta del Cacciatore coinvolto viene annullata. Il Cacciatore resta ammaliato fino alla fine del Combattimento, e le sue armi fanno 1 danno in meno.</translation>
    </message>
    <message>
        <source>Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged hunter&apos;s.</source>
        <translation>Dracula prende una carta qualsiasi dal suo mazzo Combattimento. Più avanti in questo Combattimento può annullare una carta Pugno, Schivare o Fuga del Cacciatore coinvolto.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage, and the hunter&apos;s Punch, Crucifix or weapon is cancelled.</source>
        <translation>Il Cacciatore coinvolto subisce 2 danni, e viene annullato il suo Pugno, il suo Crocifisso o la sua arma.</translation>
    </message>
    <message>
        <source>At night: that Crucifix or weapon is discarded too.</source>
        <translation>Di Notte: quel Crocifisso o quell’arma viene anche scartata.</translation>
    </message>
    <message>
        <source>Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.</source>
        <translation>Dracula mostra le sue carte Evento e le sue carte Incontro. I Cacciatori scelgono una delle carte Incontro, che viene scartata.</translation>
    </message>
    <message>
        <source>An action of a hunter who isn&apos;t bitten: another hunter there loses a bite, and the one who plays it suffers 1 damage.</source>
        <translation>Azione di un Cacciatore senza Morsi: un altro Cacciatore presente perde un Morso, e chi gioca la carta subisce 1 danno.</translation>
    </message>
    <message>
        <source>With any ticket the hunter moves over up to four railways.</source>
        <translation>Con un segnalino Biglietto qualsiasi il Cacciatore percorre fino a quattro Ferrovie.</translation>
    </message>
    <message>
        <source>An action by night: Consecrated Ground comes into a city, and each hunter may reveal a Heavenly Host to place one too. Dracula can&apos;t enter these cities.</source>
        <translation>Azione di Notte: il Terreno Consacrato va in una Città, e ogni Cacciatore può rivelare un’Ostia Consacrata per piazzarne una a sua volta. Dracula non può entrare in queste Città.</translation>
    </message>
    <message>
        <source>At the start of a combat: a hunter leaves it.</source>
        <translation>All’inizio di un Combattimento: un Cacciatore lo lascia.</translation>
    </message>
    <message>
        <source>Dracula names every hunter who is adjacent to his current location.</source>
        <translation>Dracula nomina ogni Cacciatore adiacente alla sua posizione attuale.</translation>
    </message>
    <message>
        <source>An action by day: the hunter moves by sea twice.</source>
        <translation>Azione di Giorno: il Cacciatore si muove due volte per Mare.</translation>
    </message>
    <message>
        <source>In an ambush: an Encounter card that is no vampire is discarded without effect.</source>
        <translation>In un’imboscata: una carta Incontro che non sia un Vampiro viene scartata senza effetto.</translation>
    </message>
    <message>
        <source>By day, one of three: a Roadblock token is removed, or Dracula&apos;s ally is discarded, or False Tip is cancelled.</source>
        <translation>Di Giorno, una cosa su tre: si toglie un segnalino Blocco, oppure si scarta l’Alleato di Dracula, oppure si annulla Falsa soffiata.</translation>
    </message>
    <message>
        <source>In a combat: a bite is prevented, or the damage that would defeat a hunter.</source>
        <translation>In un Combattimento: si evita un Morso, o il danno che sconfiggerebbe un Cacciatore.</translation>
    </message>
    <message>
        <source>In place of a combat: the vampire suffers 5 damage, and then the hunter suffers 5.</source>
        <translation>Al posto di un Combattimento: il Vampiro subisce 5 danni, poi il Cacciatore ne subisce 5.</translation>
    </message>
    <message>
        <source>The hunters name two cities. Dracula reveals their Location cards that are on the trail.</source>
        <translation>I Cacciatori nominano due Città. Dracula rivela le loro carte Luogo che si trovano sul Percorso.</translation>
    </message>
    <message>
        <source>An action of Mina Harker&apos;s, in a city with another hunter: Dracula names the region of his current location, and she becomes delayed.</source>
        <translation>Azione di Mina Harker, in una Città con un altro Cacciatore: Dracula nomina la regione della sua posizione attuale, e Mina Harker viene ritardata.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: each Location card that comes into slot 6 is revealed.</source>
        <translation>Subito: i Cacciatori nominano una Città, e Dracula rivela la sua carta Luogo se è sul Percorso. Da Alleato: ogni carta Luogo che arriva nello spazio 6 viene rivelata.</translation>
    </message>
    <message>
        <source>Dracula reveals the Location cards of all hideouts adjacent to the hunter who plays it.</source>
        <translation>Dracula rivela le carte Luogo di tutti i Nascondigli adiacenti al Cacciatore che la gioca.</translation>
    </message>
    <message>
        <source>At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula takes if it is his.</source>
        <translation>All’alba: i Cacciatori possono muoversi per Strada nella Notte che segue. Chi lo fa pesca l’ultima carta dal fondo del Mazzo Eventi; Dracula la prende se è sua.</translation>
    </message>
    <message>
        <source>At the start of a combat: of the top five Item cards the hunter keeps one.</source>
        <translation>All’inizio di un Combattimento: il Cacciatore tiene una delle prime cinque carte Oggetto del mazzo.</translation>
    </message>
    <message>
        <source>Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat.</source>
        <translation>Sta davanti a Lord Godalming in un Combattimento: annulla Fuga in forma di pipistrello o Fuga in forma di nebbia, oppure evita un Morso o la sconfitta a Lord Godalming.</translation>
    </message>
    <message>
        <source>An action: the hunters choose a sea zone&apos;s Location card on the trail, and Dracula reveals it.</source>
        <translation>Azione: i Cacciatori scelgono sul Percorso la carta Luogo di una Zona di Mare, e Dracula la rivela.</translation>
    </message>
    <message>
        <source>An action of Van Helsing&apos;s: of the bottom six Event cards those of Dracula&apos;s are discarded, unseen.</source>
        <translation>Azione di Van Helsing: tra le ultime sei carte del Mazzo Eventi vengono scartate quelle di Dracula, senza guardarle.</translation>
    </message>
    <message>
        <source>At once: Dracula reveals the Location card in slot 3. Or later, at dawn or dusk: the one in slot 5 or in slot 6.</source>
        <translation>Subito: Dracula rivela la carta Luogo nello spazio 3. Oppure più tardi, all’alba o al tramonto: quella nello spazio 5 o nello spazio 6.</translation>
    </message>
    <message>
        <source>In the first round of a combat the hunter may change the chosen card after all cards have been revealed.</source>
        <translation>Nel primo round di un Combattimento il Cacciatore può cambiare la carta scelta dopo che tutte le carte sono state rivelate.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day each hunter may take a second action of another kind.</source>
        <translation>All’alba: nel Giorno che segue ogni Cacciatore può fare una seconda azione, di altro tipo.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: from sea zone to sea zone Dracula suffers 2 damage instead of 1.</source>
        <translation>Subito: i Cacciatori nominano una Città, e Dracula rivela la sua carta Luogo se è sul Percorso. Da Alleato: da Zona di Mare a Zona di Mare Dracula subisce 2 danni invece di 1.</translation>
    </message>
    <message>
        <source>An action by day: the hunter suffers 2 damage and moves over up to three roads.</source>
        <translation>Azione di Giorno: il Cacciatore subisce 2 danni e percorre fino a tre Strade.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 damage when he plays Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Subito: i Cacciatori nominano una Città, e Dracula rivela la sua carta Luogo se è sul Percorso. Da Alleato: Dracula subisce 2 danni quando gioca Fuga in forma di pipistrello, Fuga in forma di nebbia o Zanne.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day and night the hunters act in any order.</source>
        <translation>All’alba: nel Giorno e nella Notte che seguono i Cacciatori agiscono in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>At dawn or dusk: an ally of the hunters&apos; comes back from the discard pile and is played.</source>
        <translation>All’alba o al tramonto: un Alleato dei Cacciatori torna dalla pila degli scarti e viene giocato.</translation>
    </message>
    <message>
        <source>An action by day: the hunter discards a Stake and becomes delayed, and influence falls by 2.</source>
        <translation>Azione di Giorno: il Cacciatore scarta un Paletto e viene ritardato, e l’influenza scende di 2.</translation>
    </message>
    <message>
        <source>An action of Dr. John Seward&apos;s, one of two: all Encounter cards of a hideout are revealed without effect, or Dracula shows where Hide is.</source>
        <translation>Azione del Dottor Seward, una cosa su due: tutte le carte Incontro di un Nascondiglio vengono rivelate senza effetto, oppure Dracula mostra dov’è Nascondersi.</translation>
    </message>
    <message>
        <source>Mina Harker&apos;s ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.</source>
        <translation>Abilità di Mina Harker: nomina un Cacciatore in una Città, e Dracula dice se la sua posizione attuale è nella stessa regione.</translation>
    </message>
    <message>
        <source>Dracula gains a Rumor token.</source>
        <translation>Dracula riceve un segnalino Diceria.</translation>
    </message>
    <message>
        <source>%1 supplies.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 si rifornisce.</translation>
    </message>
    <message>
        <source>%1 searches.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 cerca.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <extracomment>%1 is a hunter, no longer delayed.</extracomment>
        <translation>%1 si rialza.</translation>
    </message>
    <message>
        <source>%1 is delayed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{ritardato|ritardata}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 subisce %n danno.</numerusform>
            <numerusform>%1 subisce %n danni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 recupera %n danno.</numerusform>
            <numerusform>%1 recupera %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hunter is adjacent to Dracula.</source>
        <translation>Nessun Cacciatore è adiacente a Dracula.</translation>
    </message>
    <message>
        <source>%1 is mesmerized.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{ammaliato|ammaliata}.</translation>
    </message>
    <message>
        <source>%1 leaves the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 lascia il Combattimento.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a vampire</comment>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1 è sconfitto.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can leave.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: qui c’è un segnalino Nebbia, quindi nessun Cacciatore può uscire.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: qui c’è un segnalino Nebbia, quindi nessun Cacciatore può entrare.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Fog token lies on the way, and at this table no hunter passes through it.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: lungo la via c’è un segnalino Nebbia, e a questo tavolo nessun Cacciatore può passare.</translation>
    </message>
    <message>
        <source>%1, %2: a Storm token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: qui c’è un segnalino Tempesta, quindi nessun Cacciatore può entrare.</translation>
    </message>
    <message>
        <source>%1: hunters move by day only.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: i Cacciatori si muovono solo di Giorno.</translation>
    </message>
    <message>
        <source>%1: this hunter is delayed and has to stand up first.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: questo Cacciatore è ritardato e prima deve rialzarsi.</translation>
    </message>
    <message>
        <source>%1: a hunter has one action by day and one by night, and this one has been taken.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: un Cacciatore ha un’azione di Giorno e una di Notte, e questa è già stata fatta.</translation>
    </message>
    <message>
        <source>%1: from this hospital a hunter can move only into its linked city (%2).</source>
        <extracomment>%1 is a hunter, %2 the city that his hospital is linked to.</extracomment>
        <translation>%1: da questo Ospedale un Cacciatore può muoversi solo nella Città collegata (%2).</translation>
    </message>
    <message>
        <source>Nobody can move into a hospital; defeated hunters are put there.</source>
        <translation>Nessuno può muoversi in un Ospedale; ci vanno i Cacciatori sconfitti.</translation>
    </message>
    <message>
        <source>%1: this hunter is not on the board.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: questo Cacciatore non è sul tabellone.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can search.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: qui c’è un segnalino Nebbia, quindi nessun Cacciatore può cercare.</translation>
    </message>
    <message>
        <source>%1: no hunter can search at sea or in a hospital.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: nessun Cacciatore può cercare in mare o in un Ospedale.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in this hunter phase (%2).</source>
        <extracomment>%1 is a hunter, %2 the Event card that is the reason.</extracomment>
        <translation>%1: nessun Cacciatore può rifornirsi in questo turno dei Cacciatori (%2).</translation>
    </message>
    <message>
        <source>%1: supply in a hospital brings an Item card and never an Event card.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: rifornirsi in un Ospedale dà una carta Oggetto e mai una carta Evento.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in Castle Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: nessun Cacciatore può rifornirsi nel Castello di Dracula.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter can only move, and in a hospital only supply or move into the linked city.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: in mare un Cacciatore può solo muoversi, e in un Ospedale solo rifornirsi o muoversi nella Città collegata.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies there.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: qui non c’è una carta Incontro così.</translation>
    </message>
    <message>
        <source>%1: this Encounter card can&apos;t be used for an ambush; only a search triggers it.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: questa carta Incontro non si può usare per un’imboscata; la fa scattare solo l’azione Cercare.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that place.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1: questo effetto non consente quel Luogo.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that hunter.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: questo effetto non consente quel Cacciatore.</translation>
    </message>
    <message>
        <source>%1 – %2: no Roadblock token can be placed there or taken from there.</source>
        <extracomment>%1 and %2 are cities, joined by a road or railway or not.</extracomment>
        <translation>%1 – %2: qui non si può né piazzare né togliere un segnalino Blocco.</translation>
    </message>
    <message>
        <source>Slot %1: this effect can&apos;t put an Encounter card there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Spazio %1: questo effetto non può mettervi una carta Incontro.</translation>
    </message>
    <message>
        <source>%1: that is too many, at most %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1: sono troppi, al massimo %2.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played at this moment.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: questa carta Evento non si può giocare in questo momento.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played as Dracula&apos;s ally.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: questa carta Evento non si può giocare come Alleato di Dracula.</translation>
    </message>
    <message>
        <source>No Event card of Dracula&apos;s is being drawn now.</source>
        <translation>Ora non si pesca nessuna carta Evento di Dracula.</translation>
    </message>
    <message>
        <source>%1: no such card lies in the discard pile.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: nella pila degli scarti non c’è una carta così.</translation>
    </message>
    <message>
        <source>%1: this card isn&apos;t for this hunter (%2).</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1: questa carta non è per questo Cacciatore (%2).</translation>
    </message>
    <message>
        <source>%1: a city, slot or hunter that it has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: manca o non va bene una Città, uno spazio o un Cacciatore da indicare.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this as their ally.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: i Cacciatori non possono giocarla come loro Alleato.</translation>
    </message>
    <message>
        <source>%1: this Combat card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is a Combat card.</extracomment>
        <translation>%1: questa carta Tattica non è nella mano di Dracula.</translation>
    </message>
    <message>
        <source>%1: this Combat card is barred for the rest of the combat (%2).</source>
        <extracomment>%1 is a Combat card, %2 the Event card that is the reason.</extracomment>
        <translation>%1: questa carta Tattica è vietata per il resto del Combattimento (%2).</translation>
    </message>
    <message>
        <source>%1: this hunter isn&apos;t in the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: questo Cacciatore non è nel Combattimento.</translation>
    </message>
    <message>
        <source>%1: this card has no banner, so it can&apos;t be chosen in a combat.</source>
        <extracomment>%1 is a hunter&apos;s Item card.</extracomment>
        <translation>%1: questa carta non ha uno stendardo, quindi non si può scegliere in un Combattimento.</translation>
    </message>
    <message>
        <source>%1: this hunter&apos;s card of this combat round has been entered already.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la carta di questo Cacciatore per questo Round di Combattimento è già registrata.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies face up before Dracula.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: davanti a Dracula non c’è, scoperta, una carta Incontro così.</translation>
    </message>
    <message>
        <source>%1: it is too early and will be cancelled (Combat cards that must have been played before it: %2).</source>
        <extracomment>%1 is a Combat card, %2 a number.</extracomment>
        <translation>%1: è troppo presto, e la carta sarà annullata (carte Tattica da giocare prima: %2).</translation>
    </message>
    <message>
        <source>%1: this vampire will be lost, because its hideout is cleared (slot %2).</source>
        <extracomment>%1 is a vampire, %2 the number of a slot.</extracomment>
        <translation>%1: questo Vampiro andrà perduto, perché il suo Nascondiglio viene svuotato (spazio %2).</translation>
    </message>
    <message>
        <source>A hunter who is moved causes the reveal</source>
        <translation>Anche un Cacciatore spostato fa rivelare</translation>
    </message>
    <message>
        <source>When Fangs brings influence</source>
        <translation>Quando Zanne porta influenza</translation>
    </message>
    <message>
        <source>When a vampire&apos;s escape card works</source>
        <translation>Quando ha effetto la carta di fuga di un Vampiro</translation>
    </message>
    <message>
        <source>Fog stops hunters who pass through</source>
        <translation>La Nebbia ferma i Cacciatori di passaggio</translation>
    </message>
    <message>
        <source>Fog and combat</source>
        <translation>Nebbia e Combattimento</translation>
    </message>
    <message>
        <source>Where the first round begins</source>
        <translation>Dove comincia il primo round</translation>
    </message>
    <message>
        <source>Rumor token without a Despair token</source>
        <translation>Segnalino Diceria senza segnalino Disperazione</translation>
    </message>
    <message>
        <source>A Rumor token outlasts its Encounter card</source>
        <translation>Il segnalino Diceria resta senza la sua carta Incontro</translation>
    </message>
    <message>
        <source>When an empty lair is cleared</source>
        <translation>Quando si svuota una Tana senza carte</translation>
    </message>
    <message>
        <source>A search resolves face-up cards too</source>
        <translation>Cercare risolve anche le carte scoperte</translation>
    </message>
    <message>
        <source>Combat at sea</source>
        <translation>Combattimento in mare</translation>
    </message>
    <message>
        <source>Sea cards are known by their backs</source>
        <translation>Le carte di mare si riconoscono dal dorso</translation>
    </message>
    <message>
        <source>Castle Dracula counts as revealed</source>
        <translation>Il Castello di Dracula conta come rivelato</translation>
    </message>
    <message>
        <source>Escape as Bat counts for Despair</source>
        <translation>Fuga in forma di pipistrello conta per la Disperazione</translation>
    </message>
    <message>
        <source>Escape as Bat may leave a city with a token</source>
        <translation>Fuga in forma di pipistrello può lasciare una Città con un segnalino</translation>
    </message>
    <message>
        <source>What Escape as Bat does with Power cards</source>
        <translation>Che cosa fa Fuga in forma di pipistrello con le carte Potere</translation>
    </message>
    <message>
        <source>Escape as Bat may lead to hunters</source>
        <translation>Fuga in forma di pipistrello può portare dove ci sono Cacciatori</translation>
    </message>
    <message>
        <source>An escape card counts itself</source>
        <translation>Una carta di fuga conta sé stessa</translation>
    </message>
    <message>
        <source>Dracula may decline to move by Bats</source>
        <translation>Dracula può rinunciare al movimento di Pipistrelli</translation>
    </message>
    <message>
        <source>Escape as Bat moves Dracula by day too</source>
        <translation>Fuga in forma di pipistrello muove Dracula anche di Giorno</translation>
    </message>
    <message>
        <source>Questions about a city look at lairs</source>
        <translation>Le domande su una Città riguardano anche le Tane</translation>
    </message>
    <message>
        <source>Local Rumors look at lairs</source>
        <translation>Voci locali riguarda anche le Tane</translation>
    </message>
    <message>
        <source>Cancelled Fangs count for the Reckless Vampire</source>
        <translation>Zanne annullata conta per il Vampiro avventato</translation>
    </message>
    <message>
        <source>Sister Agatha counts cancelled cards</source>
        <translation>Suor Agata conta anche le carte annullate</translation>
    </message>
    <message>
        <source>Seduction works with the Aristocratic Vampire</source>
        <translation>Seduzione funziona con il Vampiro aristocratico</translation>
    </message>
    <message>
        <source>Devilish Power removes Heavenly Host tokens</source>
        <translation>Potere diabolico toglie i segnalini Ostia Consacrata</translation>
    </message>
    <message>
        <source>against a mesmerized hunter</source>
        <translation>contro un Cacciatore ammaliato</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>ogni volta</translation>
    </message>
    <message>
        <source>at night, against a mesmerized hunter</source>
        <translation>di Notte, contro un Cacciatore ammaliato</translation>
    </message>
    <message>
        <source>after more cards than there are Despair tokens</source>
        <translation>dopo più carte di quanti sono i segnalini Disperazione</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>dopo tre carte</translation>
    </message>
    <message>
        <source>hunter by hunter</source>
        <translation>Cacciatore per Cacciatore</translation>
    </message>
    <message>
        <source>for the whole combat</source>
        <translation>per l’intero Combattimento</translation>
    </message>
    <message>
        <source>on Monday, by day</source>
        <translation>lunedì, di Giorno</translation>
    </message>
    <message>
        <source>on Monday, at dawn</source>
        <translation>lunedì, all’alba</translation>
    </message>
    <message>
        <source>on Tuesday, at dawn</source>
        <translation>martedì, all’alba</translation>
    </message>
    <message>
        <source>when a hunter moves there</source>
        <translation>quando vi si muove un Cacciatore</translation>
    </message>
    <message>
        <source>as soon as its last card is gone</source>
        <translation>appena se ne va la sua ultima carta</translation>
    </message>
    <message>
        <source>cleared too</source>
        <translation>svuotate anch’esse</translation>
    </message>
    <message>
        <source>left alone; the new cards join slot 1</source>
        <translation>restano; le nuove carte si uniscono allo spazio 1</translation>
    </message>
    <message>
        <source>left alone; the trail slides</source>
        <translation>restano; il Percorso scorre</translation>
    </message>
    <message>
        <source>Whether Dracula also reveals a hideout or lair when an effect such as Bats has moved the hunter there.</source>
        <translation>Dracula rivela un Nascondiglio o una Tana anche quando il Cacciatore vi è stato spostato da un effetto come Pipistrelli?</translation>
    </message>
    <message>
        <source>Against whom, and at what time, Fangs that take effect bring 1 influence; the printed books differ.</source>
        <translation>Contro chi, e quando, Zanne che ha effetto porta 1 di influenza? I regolamenti stampati non concordano.</translation>
    </message>
    <message>
        <source>How many Combat cards must have been played before Escape as Bat or Escape as Mist ends the combat with a vampire encounter.</source>
        <translation>Quante carte Tattica si devono essere giocate prima che Fuga in forma di pipistrello o Fuga in forma di nebbia faccia finire il Combattimento contro il Vampiro di una carta Incontro?</translation>
    </message>
    <message>
        <source>Whether a Fog token also stops a hunter who only passes through its city by rail.</source>
        <translation>Un segnalino Nebbia ferma anche un Cacciatore che attraversa la sua Città solo di passaggio, in treno?</translation>
    </message>
    <message>
        <source>Whether Dracula decides hunter by hunter or for all of them that a combat doesn&apos;t start in a city with a Fog token.</source>
        <translation>In una Città con un segnalino Nebbia, Dracula decide Cacciatore per Cacciatore o per tutti insieme che il Combattimento non comincia?</translation>
    </message>
    <message>
        <source>The first round has no night before it: it begins by day, at a dawn that moves nothing, or on Tuesday.</source>
        <translation>Il primo round non ha una Notte prima di sé: comincia di Giorno, con un’alba che non muove nulla, oppure martedì?</translation>
    </message>
    <message>
        <source>Whether Dracula still gains a Rumor token each week once all three Despair tokens have been placed.</source>
        <translation>Dracula riceve ancora un segnalino Diceria ogni settimana quando i tre segnalini Disperazione sono già piazzati?</translation>
    </message>
    <message>
        <source>Whether the Rumor token stays when an ambush or a search discards the Encounter card below it.</source>
        <translation>Il segnalino Diceria resta quando un’imboscata o l’azione Cercare scarta la carta Incontro sotto di esso?</translation>
    </message>
    <message>
        <source>A lair without Encounter cards is cleared: at once, or when the next hunter moves there.</source>
        <translation>Una Tana senza carte Incontro si svuota: subito, o quando vi si muove il prossimo Cacciatore?</translation>
    </message>
    <message>
        <source>Whether a search resolves the Encounter cards that were face up before it once more.</source>
        <translation>L’azione Cercare risolve un’altra volta le carte Incontro che erano già scoperte?</translation>
    </message>
    <message>
        <source>Whether a combat starts at dawn or dusk when a hunter is in the sea zone that Dracula is in.</source>
        <translation>All’alba o al tramonto comincia un Combattimento se un Cacciatore è nella stessa Zona di Mare di Dracula?</translation>
    </message>
    <message>
        <source>Whether the hunters see from the back of a Location card on the trail that it is a sea zone.</source>
        <translation>I Cacciatori vedono dal dorso di una carta Luogo sul Percorso che è una Zona di Mare?</translation>
    </message>
    <message>
        <source>Castle Dracula is known by its back: whether it counts as revealed, and Hide tied to it too.</source>
        <translation>Il Castello di Dracula si riconosce dal dorso: conta come rivelato, e con esso Nascondersi se vi è associata?</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat brings influence under three Despair tokens.</source>
        <translation>Con tre segnalini Disperazione, la Città scelta per Fuga in forma di pipistrello porta influenza?</translation>
    </message>
    <message>
        <source>Whether Escape as Bat may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Fuga in forma di pipistrello può partire da dove c’è un segnalino Terreno Consacrato o Ostia Consacrata?</translation>
    </message>
    <message>
        <source>What happens when Power cards lie on the trail to the left of the current location that Escape as Bat clears.</source>
        <translation>Che cosa succede quando sul Percorso ci sono carte Potere a sinistra della posizione attuale che Fuga in forma di pipistrello svuota?</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat may hold hunters; its card is then placed face up.</source>
        <translation>Nella Città scelta per Fuga in forma di pipistrello possono esserci Cacciatori? La sua carta viene allora piazzata scoperta.</translation>
    </message>
    <message>
        <source>Whether an escape card is one of the Combat cards that must have been played before it works, which makes it work one round earlier.</source>
        <translation>Una carta di fuga è una delle carte Tattica che si devono essere giocate prima che abbia effetto? Così ha effetto un round prima.</translation>
    </message>
    <message>
        <source>Whether Dracula may leave a hunter with a Bats token in place; the token is then removed and the hunter acts as usual.</source>
        <translation>Dracula può lasciare dov’è un Cacciatore con un segnalino Pipistrelli? Il segnalino viene allora tolto e il Cacciatore agisce come al solito.</translation>
    </message>
    <message>
        <source>Whether Dracula may also move with Escape as Bat at dawn or by day, or only at dusk and at night.</source>
        <translation>Con Fuga in forma di pipistrello Dracula può muoversi anche all’alba o di Giorno, o solo al tramonto e di Notte?</translation>
    </message>
    <message>
        <source>Whether Hired Scouts and the hunters&apos; allies, asked about a city, find its Location card in a lair too.</source>
        <translation>Esploratori assoldati e gli Alleati dei Cacciatori, se chiedono di una Città, ne trovano la carta Luogo anche in una Tana?</translation>
    </message>
    <message>
        <source>Whether Local Rumors turn up adjacent lairs as well as hideouts.</source>
        <translation>Voci locali scopre anche le Tane adiacenti, oltre ai Nascondigli?</translation>
    </message>
    <message>
        <source>Whether Fangs that are cancelled still bring 1 influence in a combat with the Reckless Vampire.</source>
        <translation>In un Combattimento con il Vampiro avventato, Zanne porta 1 di influenza anche se viene annullata?</translation>
    </message>
    <message>
        <source>Whether Dracula suffers the damage of Sister Agatha for a Combat card that is cancelled.</source>
        <translation>Dracula subisce i danni di Suor Agata per una carta Tattica che viene annullata?</translation>
    </message>
    <message>
        <source>Whether Seduction can be used with the Aristocratic Vampire, which doesn&apos;t fight.</source>
        <translation>Seduzione si può usare con il Vampiro aristocratico, che non combatte?</translation>
    </message>
    <message>
        <source>Whether Devilish Power removes Heavenly Host tokens together with Consecrated Ground.</source>
        <translation>Potere diabolico toglie i segnalini Ostia Consacrata insieme al Terreno Consacrato?</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no ticket reaches so far.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: nessun biglietto arriva così lontano.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day of the week and a part of the round</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 acts or passes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: prima tocca a un altro Cacciatore (%2).</translation>
    </message>
    <message>
        <source>%1, %2: this card was played in the last combat round and comes back a round later.</source>
        <extracomment>%1 is a hunter, %2 a Combat card of his.</extracomment>
        <translation>%1, %2: questa carta è stata giocata nell’ultimo Round di Combattimento e torna un round dopo.</translation>
    </message>
    <message>
        <source>No hideout on the trail can be chosen for it.</source>
        <translation>Non si può scegliere nessun Nascondiglio del Percorso.</translation>
    </message>
    <message>
        <source>The table does it again.</source>
        <translation>Il tavolo lo rifà.</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <comment>a token within a sentence</comment>
        <translation>un’Ostia Consacrata</translation>
    </message>
    <message>
        <source>a Storm token</source>
        <comment>within a sentence</comment>
        <translation>un segnalino Tempesta</translation>
    </message>
    <message>
        <source>a Fog token</source>
        <comment>within a sentence</comment>
        <translation>un segnalino Nebbia</translation>
    </message>
    <message>
        <source>a Roadblock token</source>
        <comment>within a sentence</comment>
        <translation>un segnalino Blocco</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <comment>within a sentence</comment>
        <translation>un segnalino Pipistrelli</translation>
    </message>
    <message>
        <source>%2 receives %1.</source>
        <extracomment>%1 is a token, %2 the hunter on whom it is placed.</extracomment>
        <translation>%2 riceve %1.</translation>
    </message>
    <message>
        <source>%2 loses %1.</source>
        <extracomment>%1 is a token, %2 the hunter from whom it is removed.</extracomment>
        <translation>%2 perde %1.</translation>
    </message>
    <message>
        <source>%1 is placed %2{in}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>Si piazza %1 %2{in}.</translation>
    </message>
    <message>
        <source>%1 is removed %2{from}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>Si toglie %1 %2{from}.</translation>
    </message>
    <message>
        <source>%1 is placed on the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Si piazza %1 sulla Ferrovia %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is removed from the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Si toglie %1 dalla Ferrovia %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is placed on the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Si piazza %1 sulla Strada %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is removed from the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Si toglie %1 dalla Strada %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>The record is put right. It had another card in slot %1.</source>
        <extracomment>%1 is a slot of the trail.</extracomment>
        <translation>Il registro viene corretto. Aveva un’altra carta nello spazio %1.</translation>
    </message>
    <message>
        <source>The map now joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>La mappa ora collega %1 e %2.</translation>
    </message>
    <message>
        <source>The map no longer joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>La mappa non collega più %1 e %2.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Dracula subisce %n danno.</numerusform>
            <numerusform>Dracula subisce %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>L’influenza sale di %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved %2{in}.</source>
        <extracomment>%1 is an Encounter card, %2 the city that Dracula has chosen for it.</extracomment>
        <translation>Si risolve l’effetto di attivazione di %1 %2{in}.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Si risolve l’effetto di attivazione di %1.</translation>
    </message>
    <message>
        <source>A new lair lies in lair space %1.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>C’è una nuova Tana nello spazio %1.</translation>
    </message>
    <message>
        <source>The lair in lair space %1 is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>La Tana nello spazio %1 viene svuotata.</translation>
    </message>
    <message>
        <source>A Rumor token is placed on slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>C’è un segnalino Diceria nello spazio %1.</translation>
    </message>
    <message>
        <source>The record is checked and has no error.</source>
        <translation>Il registro è controllato e senza errori.</translation>
    </message>
    <message>
        <source>The record has an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>Il registro ha un errore nel round %1. Vedi «%2».</translation>
    </message>
    <message>
        <source>%1 dawns.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its day space.</extracomment>
        <translation>È l’alba di %1.</translation>
    </message>
    <message>
        <source>%1 night falls.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its night space.</extracomment>
        <translation>Cala la notte di %1.</translation>
    </message>
    <message>
        <source>Week %1 begins.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Comincia la settimana %1.</translation>
    </message>
    <message numerus="yes">
        <source>Despair rises to %n.</source>
        <translation>
            <numerusform>La disperazione sale a %n.</numerusform>
            <numerusform>La disperazione sale a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the day from this round.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1 toglie il Giorno a questo round.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid. See %2.</source>
        <extracomment>%1 is a hunter, %2 a headword of the printed rulebook.</extracomment>
        <translation>Il tavolo consente %1{to} ciò che le regole vietano. Vedi «%2».</translation>
    </message>
    <message>
        <source>%1 takes another action, or passes.</source>
        <extracomment>%1 is a hunter; an action that doesn&apos;t touch Dracula, or a pass.</extracomment>
        <translation>%1 compie un’altra azione o passa.</translation>
    </message>
    <message>
        <source>%1 escapes the bite or the defeat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 evita il Morso o la sconfitta.</translation>
    </message>
    <message>
        <source>%1 is now in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 è ora all’Ospedale %2{of}.</translation>
    </message>
    <message>
        <source>There is nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>Non c’è nulla %2{in}.</translation>
    </message>
    <message>
        <source>%1 is neither on the trail nor in a lair.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 non è né sul Percorso né in una Tana.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 non è sul Percorso.</translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <extracomment>%1 is a hunter, %2 an Encounter card.</extracomment>
        <translation>%1 incontra %2.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is revealed.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Si rivela la carta Incontro %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is discarded.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Si scarta la carta Incontro %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 stays, face up.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>La carta Incontro %1 resta scoperta.</translation>
    </message>
    <message>
        <source>%1 cancels %2.</source>
        <extracomment>%1 is a card, %2 the card that it cancels.</extracomment>
        <translation>%1 annulla %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1 non trova nulla %2{in}.</translation>
    </message>
    <message>
        <source>An Encounter card is added to lair space %1, face down.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Alla Tana %1 si aggiunge un Incontro coperto.</translation>
    </message>
    <message>
        <source>An Encounter card is added to slot %1, face down.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Allo spazio %1 si aggiunge un Incontro coperto.</translation>
    </message>
    <message>
        <source>%1 returns to Dracula&apos;s hand.</source>
        <extracomment>%1 is a vampire, an Encounter card.</extracomment>
        <translation>%1 torna nella mano di Dracula.</translation>
    </message>
    <message>
        <source>Influence falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>L’influenza scende di %1.</translation>
    </message>
    <message>
        <source>%1 is discarded for another Encounter card.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Si scarta %1 e si pesca un altro Incontro.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula takes %n Event cards.</source>
        <translation>
            <numerusform>Dracula prende %n carta Evento.</numerusform>
            <numerusform>Dracula prende %n carte Evento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula discards an Event card face down.</source>
        <translation>Dracula scarta coperta una carta Evento.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula discards %n Event cards face down.</source>
        <translation>
            <numerusform>Dracula scarta coperta %n carta Evento.</numerusform>
            <numerusform>Dracula scarta coperte %n carte Evento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a hunter, %2 a card.</extracomment>
        <translation>%1 gioca %2.</translation>
    </message>
    <message>
        <source>Dracula is in the region of %1.</source>
        <extracomment>%1 is a region of the board.</extracomment>
        <translation>Dracula è nella regione %1.</translation>
    </message>
    <message>
        <source>Dracula is at sea, in no region.</source>
        <translation>Dracula è in mare, in nessuna regione.</translation>
    </message>
    <message>
        <source>Dracula is in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dracula è nella stessa regione %1{of}.</translation>
    </message>
    <message>
        <source>No sea zone lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Nello spazio %1 non c’è una Zona di Mare.</translation>
    </message>
    <message>
        <source>Dracula isn&apos;t in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dracula non è nella stessa regione %1{of}.</translation>
    </message>
    <message>
        <source>%1 is adjacent to Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è adiacente a Dracula.</translation>
    </message>
    <message>
        <source>%1 are adjacent to Dracula.</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>%1 sono adiacenti a Dracula.</translation>
    </message>
    <message>
        <source>Nothing lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Nello spazio %1 non c’è nulla.</translation>
    </message>
    <message>
        <source>Slot %1 holds no Location card, only %2.</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Nello spazio %1 non c’è una carta Luogo, solo %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1 non è sul Percorso.</translation>
    </message>
    <message>
        <source>No hideout and no lair is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 non ha Nascondigli né Tane adiacenti.</translation>
    </message>
    <message>
        <source>No hideout is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 non ha Nascondigli adiacenti.</translation>
    </message>
    <message>
        <source>%1 is cancelled, because it was played too early.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>La carta %1 è annullata, perché giocata troppo presto.</translation>
    </message>
    <message>
        <source>%1{of} %2 is cancelled.</source>
        <extracomment>%1 is a hunter, %2 his or her card.</extracomment>
        <translation>La carta %2 %1{of} è annullata.</translation>
    </message>
    <message>
        <source>Dracula escapes. A new Location card lies in slot 1.</source>
        <translation>Dracula fugge. C’è un nuovo Luogo nello spazio 1.</translation>
    </message>
    <message>
        <source>%1 stops supplies in the next hunter phase.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Con %1 niente rifornimenti nel prossimo turno dei Cacciatori.</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nessun danno</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage, then %2 more.</source>
        <extracomment>%1 is a hunter, %n and %2 are numbers.</extracomment>
        <translation>
            <numerusform>%1 subisce %n danno, poi ancora %2.</numerusform>
            <numerusform>%1 subisce %n danni, poi ancora %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1, then by %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>L’influenza sale di %1 e poi di %2.</translation>
    </message>
    <message>
        <source>%1 cancels %2, which is discarded.</source>
        <extracomment>%1 is a card, %2 the Encounter card that it cancels.</extracomment>
        <translation>%1 annulla %2, che viene scartata.</translation>
    </message>
    <message numerus="yes">
        <source>He suffers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Subisce %n danno.</numerusform>
            <numerusform>Subisce %n danni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Recupera %n danno.</numerusform>
            <numerusform>Recupera %n danni.</numerusform>
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
        <translation>%1 usa %2.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <comment>a token within a sentence</comment>
        <translation>un segnalino Terreno Consacrato</translation>
    </message>
    <message>
        <source>Dracula plays %1 too early, so that it is cancelled.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Dracula gioca %1 troppo presto, e la carta è annullata.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The decks are shuffled anew.</source>
        <extracomment>%1 are any words of the hunters&apos;.</extracomment>
        <translation>I Cacciatori dicono «%1». I mazzi si rimischiano.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The decks are shuffled anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>È arrivata solo la parte di %1 su %n telefono. I mazzi si rimischiano.</numerusform>
            <numerusform>È arrivata solo la parte di %1 dei %n telefoni. I mazzi si rimischiano.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The decks are shuffled anew.</source>
        <translation>Un telefono ha dato la sua parte. I mazzi si rimischiano.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The decks are shuffled anew.</source>
        <translation>
            <numerusform>%n telefono ha dato la sua parte. I mazzi si rimischiano.</numerusform>
            <numerusform>%n telefoni hanno dato la loro parte. I mazzi si rimischiano.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 è %1{sconfitto|sconfitta}</translation>
    </message>
    <message>
        <source>%1 is not defeated: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 non è %1{sconfitto|sconfitta}: una carta lo impedisce</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 subisce un Morso</translation>
    </message>
    <message>
        <source>%1 is not bitten: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 non subisce il Morso: una carta lo impedisce</translation>
    </message>
    <message>
        <source>%1: the Event card was Dracula&apos;s</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: la carta Evento era di Dracula</translation>
    </message>
    <message>
        <source>%1: the Event card was the hunters&apos;</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: la carta Evento era dei Cacciatori</translation>
    </message>
    <message>
        <source>%1 cancels the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 annulla la fuga</translation>
    </message>
    <message>
        <source>%1 does not cancel the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 non annulla la fuga</translation>
    </message>
    <message>
        <source>%1 cancels the hunter&apos;s card</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 annulla la carta del Cacciatore</translation>
    </message>
    <message>
        <source>%1 is kept for later</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 resta per dopo</translation>
    </message>
    <message>
        <source>%1 shows a card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 rivela una carta contro %2</translation>
    </message>
    <message>
        <source>%1 shows no card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 non rivela nessuna carta contro %2</translation>
    </message>
    <message>
        <source>%1 discards all Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 scarta tutti gli Oggetti</translation>
    </message>
    <message>
        <source>%1 keeps the Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 tiene gli Oggetti</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Quando si chiede nuova casualità</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>all’alba</translation>
    </message>
    <message>
        <source>right before the first card of a round is drawn</source>
        <translation>subito prima di pescare la prima carta del round</translation>
    </message>
    <message>
        <source>played by %1</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>giocata da %1</translation>
    </message>
    <message>
        <source>%1 arrives %2{in} (%3).</source>
        <extracomment>%1 is a hunter, %2 a place, %3 the card by which the hunter goes.</extracomment>
        <translation>%1 arriva %2{to} (%3).</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn.</source>
        <translation>%1: questa carta si gioca appena pescata.</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn, or kept for another slot until dawn or dusk.</source>
        <translation>%1: questa carta si gioca appena pescata, oppure si tiene per un altro spazio fino all’alba o al tramonto.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn.</source>
        <translation>%1: i Cacciatori giocano questa carta all’alba.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn or at dusk.</source>
        <translation>%1: i Cacciatori giocano questa carta all’alba o al tramonto.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, or against %2.</source>
        <extracomment>%2 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1: i Cacciatori giocano questa carta di Giorno, o contro %2.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s, by day or by night.</source>
        <translation>%1: è un’azione di un Cacciatore, di Giorno o di Notte.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by day.</source>
        <translation>%1: è un’azione di un Cacciatore, di Giorno.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by night.</source>
        <translation>%1: è un’azione di un Cacciatore, di Notte.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, before a journey by rail.</source>
        <translation>%1: i Cacciatori giocano questa carta di Giorno, prima di un viaggio per Ferrovia.</translation>
    </message>
    <message>
        <source>%1: the hunters play this before the first Combat card is chosen.</source>
        <translation>%1: i Cacciatori giocano questa carta prima che si scelga la prima carta Tattica.</translation>
    </message>
    <message>
        <source>%1: this answers an ambush, a bite or a defeat, and is entered there.</source>
        <translation>%1: risponde a un’imboscata, a un Morso o a una sconfitta, e si inserisce lì.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: too many roads for this card (at most: %4).</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities, %4 a number.</extracomment>
        <translation>%1, %2 → %3: troppe Strade per questa carta (al massimo: %4).</translation>
    </message>
    <message>
        <source>%1: with %2 the second action has to be a different one.</source>
        <extracomment>%1 is a hunter, %2 the Event card Renewed Vigor.</extracomment>
        <translation>%1: con %2 la seconda azione dev’essere diversa dalla prima.</translation>
    </message>
    <message>
        <source>%1: first comes the move that %2 allows, or a pass.</source>
        <extracomment>%1 is a hunter, %2 an Event card that he has played.</extracomment>
        <translation>%1: prima viene il movimento concesso da %2, oppure si passa.</translation>
    </message>
    <message>
        <source>%1, %2: nobody who is bitten can play this.</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1, %2: chi ha un Morso non può giocare questa carta.</translation>
    </message>
    <message>
        <source>%1: once each round, and it has been used in this one.</source>
        <extracomment>%1 is Mina Harker&apos;s ability.</extracomment>
        <translation>%1: una volta per round, e in questo è già stata usata.</translation>
    </message>
    <message>
        <source>Another Power card may come with Misdirect</source>
        <translation>Con Depistare può andare un’altra carta Potere</translation>
    </message>
    <message>
        <source>The program keeps the hunters&apos; cards</source>
        <translation>Il programma segue le carte dei Cacciatori</translation>
    </message>
    <message>
        <source>Psychic Bond once each round</source>
        <translation>Legame psichico una volta per round</translation>
    </message>
    <message>
        <source>Whether the card that is played together with Misdirect is always a Location card, or may be another Power card.</source>
        <translation>La carta che si gioca insieme a Depistare è sempre una carta Luogo, o può essere un’altra carta Potere?</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; Event cards are held to their time, their price and one action a hunter, and open the moves that they allow. Otherwise the table sees to it.</source>
        <translation>Le carte Evento dei Cacciatori sono tenute al loro momento, al loro prezzo e a una sola azione per Cacciatore, e aprono i movimenti che concedono? Altrimenti se ne occupa il tavolo.</translation>
    </message>
    <message>
        <source>Whether Mina Harker may use Psychic Bond once in a round, or as often as the hunters like.</source>
        <translation>Mina Harker può usare Legame psichico una volta per round, o quante volte vogliono i Cacciatori?</translation>
    </message>
    <message>
        <source>When the decks are shuffled anew in every round: at dawn, or right before the first card of the round is drawn, so that nobody can decide by what is to come.</source>
        <translation>Quando si rimescolano i mazzi in ogni round: all’alba, o subito prima di pescare la prima carta del round, perché nessuno possa decidere in base a ciò che sta per arrivare?</translation>
    </message>
    <message>
        <source>The whole trail is cleared.</source>
        <translation>Tutto il Percorso viene svuotato.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage for it.</source>
        <translation>
            <numerusform>Per questo Dracula subisce %n danno.</numerusform>
            <numerusform>Per questo Dracula subisce %n danni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bats swoop down on %1.</source>
        <extracomment>What an Encounter card does in an ambush. %1 is a hunter, in the following ones too.</extracomment>
        <translation>I pipistrelli attaccano %1{whom}.</translation>
    </message>
    <message>
        <source>%1 steps on desecrated soil.</source>
        <translation>%1 calpesta terra sconsacrata.</translation>
    </message>
    <message>
        <source>A new vampire attacks %1.</source>
        <translation>Un Nuovo Vampiro attacca %1{whom}.</translation>
    </message>
    <message>
        <source>Rats attack %1.</source>
        <translation>I ratti attaccano %1{whom}.</translation>
    </message>
    <message>
        <source>A reckless vampire attacks %1.</source>
        <translation>Un Vampiro avventato attacca %1{whom}.</translation>
    </message>
    <message>
        <source>A saboteur holds %1 up.</source>
        <translation>Un sabotatore trattiene %1{whom}.</translation>
    </message>
    <message>
        <source>A spy goes through what %1 holds.</source>
        <translation>Una spia perquisisce %1{whom}.</translation>
    </message>
    <message>
        <source>Szgany bodyguards attack %1.</source>
        <translation>Le guardie del corpo Szgany attaccano %1{whom}.</translation>
    </message>
    <message>
        <source>A Szgany mob surrounds %1.</source>
        <translation>Una folla Szgany circonda %1{whom}.</translation>
    </message>
    <message>
        <source>An unnatural fog swallows %1.</source>
        <translation>Una nebbia innaturale avvolge %1{whom}.</translation>
    </message>
    <message>
        <source>Wolves attack %1.</source>
        <translation>I lupi attaccano %1{whom}.</translation>
    </message>
</context>
<context>
    <name>SessionQuestions</name>
    <message>
        <source>The code of the setup was shown after that.</source>
        <translation>Dopo è stato mostrato il codice della preparazione.</translation>
    </message>
    <message>
        <source>The code of round %1 was shown after that.</source>
        <translation>Dopo è stato mostrato il codice del round %1.</translation>
    </message>
    <message>
        <source>The codes of rounds %1 were shown after that.</source>
        <translation>Dopo sono stati mostrati i codici dei round %1.</translation>
    </message>
    <message>
        <source>It still counts for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Vale ancora per ciò che lo precede. Sul tavolo resta un segno, e la prova elenca ogni modifica.</translation>
    </message>
    <message>
        <source>They still count for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Valgono ancora per ciò che li precede. Sul tavolo resta un segno, e la prova elenca ogni modifica.</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Annullare questo?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>No, resta</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Everybody has seen it. The journal keeps both: what was shown, and that it was taken back.</source>
        <translation>Tutti l’hanno visto. Il diario conserva entrambe le cose: ciò che si è mostrato e che è stato annullato.</translation>
    </message>
    <message>
        <source>Go back behind a code?</source>
        <translation>Tornare a prima di un codice?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>Dracula wants to go back to the setup.</source>
        <translation>Dracula vuole tornare alla preparazione.</translation>
    </message>
    <message>
        <source>Dracula wants to go back to round %1: %2.</source>
        <translation>Dracula vuole tornare al round %1: %2.</translation>
    </message>
    <message>
        <source>Something has followed it. Only Dracula can go back.</source>
        <translation>Poi è già successo altro. Solo Dracula può tornare indietro.</translation>
    </message>
    <message>
        <source>The game was revealed: everybody has seen everything, every hidden card too.</source>
        <translation>La partita è stata rivelata: tutti hanno visto tutto, anche ogni carta nascosta.</translation>
    </message>
    <message>
        <source>Go back in a revealed game?</source>
        <translation>Tornare indietro in una partita rivelata?</translation>
    </message>
    <message>
        <source>Play on in a revealed game?</source>
        <translation>Continuare una partita rivelata?</translation>
    </message>
    <message>
        <source>If you all agree, enter what comes next once more.</source>
        <translation>Se siete tutti d’accordo, inserite di nuovo il prossimo passo.</translation>
    </message>
    <message>
        <source>Play on all the same</source>
        <translation>Continua comunque</translation>
    </message>
    <message>
        <source>No, it ends here</source>
        <translation>No, finisce qui</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>why a row of a menu cannot be chosen: it isn&apos;t the hunters&apos; turn</comment>
        <translation>non ora</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>Has Dracula made an error?</source>
        <translation>Dracula ha commesso un errore?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, si continua</translation>
    </message>
    <message>
        <source>Do all who are left pass?</source>
        <translation>Passano tutti quelli rimasti?</translation>
    </message>
    <message>
        <source>Hunters who are played on phones do nothing more either.</source>
        <translation>Neanche i Cacciatori giocati sui telefoni fanno altro.</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>No, non ancora</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Passano tutti</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Begun</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Steps between, unseen</source>
        <translation>Passi fra loro, non visti</translation>
    </message>
    <message>
        <source>Who, where, when</source>
        <translation>Chi, dove, quando</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>the hunters</source>
        <translation>i Cacciatori</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Which one is meant?</source>
        <translation>Che cosa si intende?</translation>
    </message>
    <message>
        <source>He chooses where he starts.</source>
        <translation>Sceglie dove comincia.</translation>
    </message>
    <message>
        <source>It is his phase.</source>
        <translation>È la sua fase.</translation>
    </message>
    <message>
        <source>A hunter stands in the fog. Dracula says what follows.</source>
        <translation>Un Cacciatore è nella Nebbia. Dracula dice che cosa succede.</translation>
    </message>
    <message>
        <source>He answers the arrival.</source>
        <translation>Risponde all’arrivo.</translation>
    </message>
    <message>
        <source>He answers the search.</source>
        <translation>Risponde alla ricerca.</translation>
    </message>
    <message>
        <source>Does a card ambush?</source>
        <translation>C’è un’imboscata?</translation>
    </message>
    <message>
        <source>Bats carry the hunter. Where to?</source>
        <translation>I pipistrelli portano via il Cacciatore. Dove?</translation>
    </message>
    <message>
        <source>The combat goes on with him.</source>
        <translation>Tocca a lui nel Combattimento.</translation>
    </message>
    <message>
        <source>He looks at a card.</source>
        <translation>Guarda una carta.</translation>
    </message>
    <message>
        <source>An effect is resolved.</source>
        <translation>Si risolve un effetto.</translation>
    </message>
    <message>
        <source>Goes %1{to}</source>
        <translation>Va %1{to}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Supply: Dracula&apos;s card</source>
        <translation>Rifornirsi (Dracula)</translation>
    </message>
    <message>
        <source>Supply: hunter&apos;s card</source>
        <translation>Rifornirsi (Cacciatori)</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Dracula decides</source>
        <translation>Dracula decide</translation>
    </message>
    <message>
        <source>Every hunter has acted</source>
        <translation>Tutti i Cacciatori hanno agito</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Qualcuno gioca una carta?</translation>
    </message>
    <message>
        <source>They may act once more, or the day ends.</source>
        <translation>Possono agire ancora, o il Giorno finisce.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>Il Giorno finisce</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>%1. Tap a place on the map, or choose.</source>
        <translation>%1. Tocca un Luogo sulla mappa o scegli.</translation>
    </message>
    <message>
        <source>Whose Event card was it?</source>
        <translation>Di chi era la carta Evento?</translation>
    </message>
    <message>
        <source>A hunter&apos;s, or none</source>
        <translation>Di un Cacciatore, o nessuna</translation>
    </message>
    <message>
        <source>Dracula&apos;s</source>
        <translation>Di Dracula</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Other, or pass</source>
        <translation>Altra azione o passare</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the beginning of an answer</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>By road.</source>
        <translation>Per Strada.</translation>
    </message>
    <message>
        <source>By sea.</source>
        <translation>Per Mare.</translation>
    </message>
    <message>
        <source>By train.</source>
        <translation>In treno.</translation>
    </message>
    <message>
        <source>Out of the hospital.</source>
        <translation>Esce dall’Ospedale.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a hunter. Above what the hunter can do now.</extracomment>
        <translation>Tocca %1{to}</translation>
    </message>
    <message>
        <source>Say a word for the cards</source>
        <translation>Dite una parola per le carte</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Dracula sta per pescare</translation>
    </message>
    <message>
        <source>Say a word, and the decks are shuffled anew with it. Until then nobody can know what comes.</source>
        <translation>Dite una parola, e con essa si rimischiano i mazzi. Fino ad allora nessuno può sapere che cosa verrà.</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Pesca senza parola</translation>
    </message>
    <message>
        <source>%1. By %2: tap where to go.</source>
        <extracomment>%1 is where a hunter is, %2 an Event card that lets him go farther than usual.</extracomment>
        <translation>%1. %2: tocca un Luogo sulla mappa.</translation>
    </message>
    <message>
        <source>Now the rules forbid these. The table can allow one of them.</source>
        <translation>Ora le regole vietano queste carte. Il tavolo può consentirne una.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Un’altra carta</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Carta Evento</translation>
    </message>
    <message>
        <source>Phones give their shares by themselves. A word is said at the table.</source>
        <translation>I telefoni danno da soli la loro parte. La parola si dice al tavolo.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <translation>Scelta: %1.</translation>
    </message>
    <message>
        <source>%1 draws one for moving by night.</source>
        <translation>%1 ne pesca una per il movimento di Notte.</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <translation>%1 subisce un Morso</translation>
    </message>
    <message>
        <source>%1 leaves the combat</source>
        <extracomment>%1 is a hunter, man or woman.</extracomment>
        <translation>%1 lascia il Combattimento</translation>
    </message>
    <message>
        <source>%1: Items or damage?</source>
        <translation>%1: Oggetti o danni?</translation>
    </message>
    <message>
        <source>%1: a Crucifix, or a Heavenly Host.</source>
        <translation>%1: un Crocifisso o un’Ostia Consacrata.</translation>
    </message>
    <message>
        <source>%1: another card for %2?</source>
        <translation>%1: un’altra carta per %2?</translation>
    </message>
    <message>
        <source>%1: does the hunter show a card against it?</source>
        <translation>%1: il Cacciatore rivela una protezione?</translation>
    </message>
    <message>
        <source>%1: how many Items?</source>
        <translation>%1: quanti Oggetti?</translation>
    </message>
    <message>
        <source>%1: how many weapons?</source>
        <translation>%1: quante armi?</translation>
    </message>
    <message>
        <source>%1: is the escape cancelled?</source>
        <translation>%1: la fuga è annullata?</translation>
    </message>
    <message numerus="yes">
        <source>%n Items</source>
        <translation>
            <numerusform>%n Oggetto</numerusform>
            <numerusform>%n Oggetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapons</source>
        <translation>
            <numerusform>%n arma</numerusform>
            <numerusform>%n armi</numerusform>
        </translation>
    </message>
    <message>
        <source>Bitten</source>
        <translation>Morso</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>Damage %1, life %2.</source>
        <translation>Danni %1, Salute %2.</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>Did a card prevent it?</source>
        <translation>Una carta l’ha evitato?</translation>
    </message>
    <message>
        <source>Did not</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Discarded a weapon</source>
        <translation>Arma scartata</translation>
    </message>
    <message>
        <source>Discards the Items</source>
        <translation>Scarta gli Oggetti</translation>
    </message>
    <message>
        <source>Dracula escapes</source>
        <translation>Dracula fugge</translation>
    </message>
    <message>
        <source>Is %1 defeated?</source>
        <translation>%1 è %1{sconfitto|sconfitta}?</translation>
    </message>
    <message>
        <source>Keeps them</source>
        <translation>Li tiene</translation>
    </message>
    <message>
        <source>Long Night: was that Event card Dracula&apos;s?</source>
        <translation>Lunga notte: la carta Evento era di Dracula?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>Non annullata</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Si evita</translation>
    </message>
    <message>
        <source>Reckoned from the cards. Where a card says otherwise, put it right.</source>
        <translation>Calcolato dalle carte. Se una carta dice altro, correggi qui.</translation>
    </message>
    <message>
        <source>Showed a Heavenly Host</source>
        <translation>Ostia Consacrata rivelata</translation>
    </message>
    <message>
        <source>Showed a Pistol or a Rifle</source>
        <translation>Pistola o Fucile rivelati</translation>
    </message>
    <message>
        <source>Showed a weapon</source>
        <translation>Arma rivelata</translation>
    </message>
    <message>
        <source>Showed none</source>
        <translation>Nessuna arma</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>È così</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>Tiene la sua carta</translation>
    </message>
    <message>
        <source>The combat begins</source>
        <translation>Comincia il Combattimento</translation>
    </message>
    <message>
        <source>The hunter becomes delayed</source>
        <translation>Il Cacciatore viene ritardato</translation>
    </message>
    <message>
        <source>The hunter does not</source>
        <translation>Non rivela</translation>
    </message>
    <message>
        <source>The hunter may turn up another card in place of that one.</source>
        <translation>Il Cacciatore può rivelare un’altra carta al posto della sua.</translation>
    </message>
    <message>
        <source>The hunter shows it</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>The hunters&apos;</source>
        <translation>Dei Cacciatori</translation>
    </message>
    <message>
        <source>The order is theirs.</source>
        <translation>L’ordine lo decidono loro.</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>Il tavolo lo consente</translation>
    </message>
    <message>
        <source>There is no free space for a bite.</source>
        <translation>Non ha spazi liberi per un Morso.</translation>
    </message>
    <message>
        <source>Turn the cards up together.</source>
        <translation>Scoprite le carte insieme.</translation>
    </message>
    <message>
        <source>What do the hunters&apos; cards come to?</source>
        <translation>Che esito hanno le carte dei Cacciatori?</translation>
    </message>
    <message>
        <source>What does %1 turn up?</source>
        <translation>Che cosa scopre %1?</translation>
    </message>
    <message>
        <source>Which card do the hunters take next?</source>
        <translation>Quale carta prendono ora i Cacciatori?</translation>
    </message>
    <message>
        <source>a Bite token, or defeat</source>
        <translation>un segnalino Morso, o la sconfitta</translation>
    </message>
    <message>
        <source>a card prevents it: this damage is not suffered</source>
        <translation>una carta salva: questo danno non si subisce</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>viene ritardato</translation>
    </message>
    <message>
        <source>does not join</source>
        <translation>non si unisce</translation>
    </message>
    <message>
        <source>influence +%1, then the hospital</source>
        <translation>influenza +%1, poi l’Ospedale</translation>
    </message>
    <message>
        <source>it stays, face up</source>
        <translation>resta, scoperta</translation>
    </message>
    <message>
        <source>joins, and is delayed</source>
        <translation>si unisce, ed è ritardato</translation>
    </message>
    <message>
        <source>leaves the combat</source>
        <translation>lascia il Combattimento</translation>
    </message>
    <message>
        <source>no bite</source>
        <translation>nessun Morso</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>nessun danno</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>non succede nulla</translation>
    </message>
    <message>
        <source>played in the last round</source>
        <translation>giocata nell’ultimo round</translation>
    </message>
    <message>
        <source>stays in the combat</source>
        <translation>resta nel Combattimento</translation>
    </message>
    <message>
        <source>the card is discarded</source>
        <translation>la carta si scarta</translation>
    </message>
    <message>
        <source>the combat goes on</source>
        <translation>il Combattimento continua</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>il diario lo dice, visibile a tutti</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Chi la gioca</translation>
    </message>
    <message>
        <source>First city</source>
        <translation>Prima Città</translation>
    </message>
    <message>
        <source>Second city</source>
        <translation>Seconda Città</translation>
    </message>
    <message>
        <source>Which hunter is asked about</source>
        <translation>Di quale Cacciatore si chiede</translation>
    </message>
    <message>
        <source>Who loses a bite</source>
        <translation>Chi perde un Morso</translation>
    </message>
    <message>
        <source>Who leaves the combat</source>
        <translation>Chi lascia il Combattimento</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Deduction: the encounters of a hideout</source>
        <translation>Deduzione: gli Incontri di un Nascondiglio</translation>
    </message>
    <message>
        <source>Analysis: where Hide is</source>
        <translation>Analisi: dov’è Nascondersi</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Si toglie un Blocco</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Si scarta l’Alleato di Dracula</translation>
    </message>
    <message>
        <source>False Tip is cancelled</source>
        <translation>Si annulla Falsa soffiata</translation>
    </message>
    <message>
        <source>How many of the six cards are Dracula&apos;s</source>
        <translation>Quante delle sei carte sono di Dracula</translation>
    </message>
    <message>
        <source>Which ally comes back</source>
        <translation>Quale Alleato torna</translation>
    </message>
    <message>
        <source>Which slot</source>
        <translation>Quale spazio</translation>
    </message>
    <message>
        <source>Slot %1, at once</source>
        <translation>Spazio %1, subito</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>Which Roadblock</source>
        <translation>Quale Blocco</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Non ce ne sono</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>La carta è giocata</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Passano tutti</translation>
    </message>
    <message>
        <source>Pass, all others too</source>
        <translation>Passare, anche gli altri</translation>
    </message>
    <message>
        <source>Goes %1{to} by train</source>
        <translation>Va in treno %1{to}</translation>
    </message>
    <message>
        <source>Sails %1{to}</source>
        <translation>Va per Mare %1{to}</translation>
    </message>
    <message>
        <source>%1. Tap a place, by train a far one too, or type its name.</source>
        <translation>%1. Tocca un Luogo (in treno anche lontano) o scrivine il nome.</translation>
    </message>
    <message>
        <source>Does anybody play a card first?</source>
        <translation>Qualcuno gioca prima una carta?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>than was reckoned</comment>
        <translation>Altro esito</translation>
    </message>
    <message>
        <source>All who were left pass</source>
        <translation>Passano tutti quelli rimasti</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>the hunter&apos;s card; the Encounter has no effect</source>
        <translation>carta del Cacciatore; l’Incontro non ha effetto</translation>
    </message>
    <message>
        <source>The combat is over. He escapes as a bat.</source>
        <translation>Il Combattimento è finito. Fugge come pipistrello.</translation>
    </message>
    <message>
        <source>Cards that show something hidden are entered on Dracula&apos;s screen.</source>
        <translation>Le carte che mostrano qualcosa di nascosto si inseriscono sullo schermo di Dracula.</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Resta come Alleato</translation>
    </message>
    <message>
        <source>its other use is entered on Dracula&apos;s screen</source>
        <translation>l’altro uso si inserisce sullo schermo di Dracula</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>face up</source>
        <translation>carta scoperta</translation>
    </message>
    <message>
        <source>another card face down</source>
        <translation>un’altra carta coperta</translation>
    </message>
    <message>
        <source>Lair %1</source>
        <translation>Tana %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Spazio %1</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a lair space</comment>
        <translation>libero</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot of the trail</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Danni di Dracula</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Incontri: %1</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Eventi: %1</translation>
    </message>
    <message>
        <source>Rumors: %1</source>
        <comment>tokens that Dracula holds</comment>
        <translation>Dicerie: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: %1</source>
        <translation>Alleato di Dracula: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: %1</source>
        <translation>Alleato dei Cacciatori: %1</translation>
    </message>
    <message>
        <source>Before Dracula: %1</source>
        <translation>Davanti a Dracula: %1</translation>
    </message>
    <message>
        <source>Week %1, round %2</source>
        <translation>Settimana %1, round %2</translation>
    </message>
    <message>
        <source>Dracula is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Dracula è %1{in}.</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>a hunter</comment>
        <translation>fuori dal tabellone</translation>
    </message>
    <message>
        <source>hospital %1{of}</source>
        <translation>Ospedale %1{of}</translation>
    </message>
    <message>
        <source>delayed</source>
        <comment>a hunter</comment>
        <translation>ritardo</translation>
    </message>
    <message>
        <source>acts now</source>
        <comment>a hunter</comment>
        <translation>agisce ora</translation>
    </message>
    <message>
        <source>has acted</source>
        <comment>a hunter</comment>
        <translation>ha già agito</translation>
    </message>
    <message>
        <source>Choose Combat cards</source>
        <translation>Scegliere le carte</translation>
    </message>
    <message>
        <source>Choose engaged hunter</source>
        <translation>Scegliere il Cacciatore</translation>
    </message>
    <message>
        <source>Reveal Combat cards</source>
        <translation>Rivelare le carte</translation>
    </message>
    <message>
        <source>Compare combat icons</source>
        <translation>Confrontare le icone</translation>
    </message>
    <message>
        <source>Resolve Dracula&apos;s effect</source>
        <translation>Risolvere l’effetto di Dracula</translation>
    </message>
    <message>
        <source>Resolve hunter effects</source>
        <translation>Risolvere gli effetti dei Cacciatori</translation>
    </message>
    <message>
        <source>Check combat status</source>
        <translation>Controllare lo stato del Combattimento</translation>
    </message>
    <message>
        <source>Refresh hands</source>
        <translation>Ripristinare le mani</translation>
    </message>
    <message>
        <source>Combat %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Combattimento %1{in}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 su %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a card</comment>
        <translation>annullata</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>The effects for the night count.</source>
        <translation>Contano gli effetti notturni.</translation>
    </message>
    <message>
        <source>No escapes</source>
        <translation>Nessuna fuga</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>Dracula&apos;s card</comment>
        <translation>scelta</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>Dracula&apos;s card</comment>
        <translation>da scegliere</translation>
    </message>
    <message>
        <source>%1{Mesmerized|Mesmerized}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Ammaliato|Ammaliata}</translation>
    </message>
    <message>
        <source>%1{Weakened|Weakened}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Indebolito|Indebolita}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a hunter&apos;s card</comment>
        <translation>scelta</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>a hunter&apos;s card</comment>
        <translation>da scegliere</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, annullata</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>danni %1 su %2</translation>
    </message>
    <message>
        <source>Dracula has chosen his card.</source>
        <translation>Dracula ha scelto la sua carta.</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Codice della distribuzione</translation>
    </message>
    <message>
        <source>Code of the setup</source>
        <translation>Codice della preparazione</translation>
    </message>
    <message>
        <source>Code of round %1</source>
        <translation>Codice del round %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n damage)</source>
        <extracomment>%1 is a vampire.</extracomment>
        <translation>
            <numerusform>%1 (%n danno)</numerusform>
            <numerusform>%1 (%n danni)</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down with the back of Castle Dracula</source>
        <translation>carta coperta con il dorso del Castello di Dracula</translation>
    </message>
    <message>
        <source>a sea zone&apos;s card face down</source>
        <translation>carta coperta di una Zona di Mare</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>a face-down Encounter card</source>
        <translation>carta Incontro coperta</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounter cards</source>
        <translation>
            <numerusform>%n carta Incontro coperta</numerusform>
            <numerusform>%n carte Incontro coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>a Rumor token</source>
        <translation>segnalino Diceria</translation>
    </message>
    <message>
        <source>Encounter cards in Dracula&apos;s hand: %1</source>
        <translation>Carte Incontro in mano a Dracula: %1</translation>
    </message>
    <message>
        <source>Event cards in Dracula&apos;s hand: %1</source>
        <translation>Carte Evento in mano a Dracula: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rumor tokens: %1</source>
        <translation>Segnalini Diceria di Dracula: %1</translation>
    </message>
    <message>
        <source>%1{defeated|defeated}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{sconfitto|sconfitta}</translation>
    </message>
    <message>
        <source>%1{delayed|delayed}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{ritardato|ritardata}</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <translation>un segnalino Pipistrelli</translation>
    </message>
    <message numerus="yes">
        <source>%n Bats tokens</source>
        <translation>
            <numerusform>%n segnalino Pipistrelli</numerusform>
            <numerusform>%n segnalini Pipistrelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>a hunter</comment>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>a bite</source>
        <translation>un Morso</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>Dracula&apos;s, below its number</comment>
        <translation>Danni</translation>
    </message>
    <message>
        <source>%1 (the game went back behind it)</source>
        <extracomment>%1 is a code: of which round it is.</extracomment>
        <translation>%1 (la partita è tornata più indietro)</translation>
    </message>
    <message>
        <source>Gone back: code of the setup</source>
        <extracomment>In a corner of the table, short: the game went back behind the code of the setup.</extracomment>
        <translation>Tornati indietro: codice della preparazione</translation>
    </message>
    <message>
        <source>Gone back: code %1</source>
        <extracomment>In a corner of the table, short: the game went back behind the codes of these rounds. %1 is one number, or several.</extracomment>
        <translation>Tornati indietro: codice %1</translation>
    </message>
    <message>
        <source>The game went back behind the code of the setup. It counts for what came before.</source>
        <translation>La partita è tornata a prima del codice della preparazione. Il codice vale ancora per ciò che lo precede.</translation>
    </message>
    <message>
        <source>The game went back behind the codes of rounds %1. They count for what came before.</source>
        <translation>La partita è tornata a prima dei codici dei round %1. I codici valgono ancora per ciò che li precede.</translation>
    </message>
    <message>
        <source>The game went back behind the code of round %1. It counts for what came before.</source>
        <translation>La partita è tornata a prima del codice del round %1. Il codice vale ancora per ciò che lo precede.</translation>
    </message>
    <message>
        <source>A combat %1{with} follows. Cards for this time are played first.</source>
        <extracomment>%1 are hunters, who fight Dracula.</extracomment>
        <translation>Segue un Combattimento %1{with}. Prima si giocano le carte per questo momento.</translation>
    </message>
    <message>
        <source>the combat begins</source>
        <translation>comincia il Combattimento</translation>
    </message>
    <message>
        <source>Cards for the dawn are played now.</source>
        <translation>Ora si giocano le carte per l’alba.</translation>
    </message>
    <message>
        <source>the day begins</source>
        <translation>comincia il Giorno</translation>
    </message>
    <message>
        <source>Cards for the dusk are played now.</source>
        <translation>Ora si giocano le carte per il tramonto.</translation>
    </message>
    <message>
        <source>the night begins</source>
        <translation>comincia la Notte</translation>
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
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dove comincia %1?</translation>
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
        <source>nothing to recover</source>
        <translation>nulla da recuperare</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <extracomment>%1 is a Power card.</extracomment>
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
        <translation>il segnalino si tiene</translation>
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
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dove si trova ora %1?</translation>
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
    <message>
        <source>The Dracula phase begins</source>
        <translation>Comincia il turno di Dracula</translation>
    </message>
    <message>
        <source>2 damage, and 2 to anyone</source>
        <translation>2 danni, e 2 a chi vuoi</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>2 danni</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>fine del Combattimento, fino a 2 Strade</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>fine del Combattimento</translation>
    </message>
    <message>
        <source>recover 2; 2 damage, a bite if mesmerized</source>
        <translation>recupera 2; 2 danni, Morso se ammaliato</translation>
    </message>
    <message>
        <source>recover 2; 2 damage</source>
        <translation>recupera 2; 2 danni</translation>
    </message>
    <message>
        <source>cancels the hunter&apos;s card; weapons 1 less</source>
        <translation>annulla la carta del Cacciatore; armi: 1 in meno</translation>
    </message>
    <message>
        <source>take any card; cancel one later</source>
        <translation>prendi una carta; poi ne annulli una</translation>
    </message>
    <message>
        <source>2 damage; cancels Punch, Crucifix, weapon</source>
        <translation>2 danni; annulla Pugno, Crocifisso, arma</translation>
    </message>
    <message>
        <source>Which Combat card for the vampire?</source>
        <translation>Quale carta Tattica per il Vampiro?</translation>
    </message>
    <message>
        <source>Which Combat card for Dracula?</source>
        <translation>Quale carta Tattica per Dracula?</translation>
    </message>
    <message>
        <source>Everybody chooses one card, face down.</source>
        <translation>Ognuno sceglie una carta, coperta.</translation>
    </message>
    <message>
        <source>too early: it will be cancelled</source>
        <translation>troppo presto: sarà annullata</translation>
    </message>
    <message>
        <source>not in this combat</source>
        <translation>non in questo Combattimento</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Prima del primo round</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In ogni momento</translation>
    </message>
    <message>
        <source>Which hunter is engaged?</source>
        <translation>Quale Cacciatore è coinvolto?</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Scelta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>La carta «%1» è annullata</translation>
    </message>
    <message>
        <source>By the card of %1.</source>
        <translation>%1 l’ha annullata con la sua carta.</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>non ha effetto</translation>
    </message>
    <message>
        <source>%1: cancel %2?</source>
        <translation>%1: annullare «%2»?</translation>
    </message>
    <message>
        <source>The card that lies face up is turned over for it.</source>
        <translation>Per farlo si gira la carta scoperta.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Annullala</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>Tienila per dopo</translation>
    </message>
    <message>
        <source>Which Combat card from the deck?</source>
        <translation>Quale carta Tattica dal mazzo?</translation>
    </message>
    <message>
        <source>In secret. The deck is shuffled afterwards.</source>
        <translation>In segreto. Poi il mazzo si rimischia.</translation>
    </message>
    <message>
        <source>Claws by night: who suffers 2 more?</source>
        <translation>Artigli, di Notte: chi ne subisce altri 2?</translation>
    </message>
    <message>
        <source>Any hunter of the combat, the same one too.</source>
        <translation>Qualsiasi Cacciatore del Combattimento, anche lo stesso.</translation>
    </message>
    <message>
        <source>Escape as Bat: where does Dracula fly?</source>
        <translation>Fuga in forma di pipistrello: dove vola Dracula?</translation>
    </message>
    <message>
        <source>In secret, to a city without hunters; or he stays.</source>
        <translation>In segreto, in una Città senza Cacciatori; oppure resta.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>nothing on the trail changes</source>
        <translation>sul Percorso non cambia nulla</translation>
    </message>
    <message>
        <source>delayed, and loses all Items or suffers 3</source>
        <translation>ritardato, e perde gli Oggetti o subisce 3</translation>
    </message>
    <message>
        <source>the next round has no day</source>
        <translation>il prossimo round non ha Giorno</translation>
    </message>
    <message>
        <source>takes Consecrated Ground off the board</source>
        <translation>toglie il Terreno Consacrato dal tabellone</translation>
    </message>
    <message>
        <source>discards the hunters&apos; ally</source>
        <translation>scarta l’Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>no supply in the next hunter phase</source>
        <translation>nessuno si rifornisce nel prossimo turno</translation>
    </message>
    <message>
        <source>as ally: swap a card in every phase</source>
        <translation>da Alleato: cambia una carta ogni turno</translation>
    </message>
    <message>
        <source>a card on up to two of slots 1 to 3</source>
        <translation>una carta su uno o due spazi da 1 a 3</translation>
    </message>
    <message>
        <source>the card works after all; no more escapes</source>
        <translation>la carta ha effetto; niente più fughe</translation>
    </message>
    <message>
        <source>you choose where the train goes</source>
        <translation>scegli tu dove va il treno</translation>
    </message>
    <message>
        <source>as ally: 1 damage in every phase</source>
        <translation>da Alleato: 1 danno ogni turno</translation>
    </message>
    <message>
        <source>4 damage to a hunter</source>
        <translation>4 danni a un Cacciatore</translation>
    </message>
    <message>
        <source>a card on slot 3</source>
        <translation>una carta sullo spazio 3</translation>
    </message>
    <message>
        <source>as ally: the top Event card in every phase</source>
        <translation>da Alleato: la prima carta Evento ogni turno</translation>
    </message>
    <message>
        <source>your cards among the top six</source>
        <translation>le tue carte tra le prime sei</translation>
    </message>
    <message>
        <source>combats at dawn and by day count as night</source>
        <translation>all’alba e di Giorno si combatte come di Notte</translation>
    </message>
    <message>
        <source>three Roadblock tokens</source>
        <translation>tre segnalini Blocco</translation>
    </message>
    <message>
        <source>a vampire comes back to the hand, the hunter is bitten</source>
        <translation>un Vampiro torna in mano, e c’è un Morso</translation>
    </message>
    <message>
        <source>the hunters&apos; card is cancelled</source>
        <translation>la carta dei Cacciatori è annullata</translation>
    </message>
    <message>
        <source>up to three Storm tokens</source>
        <translation>fino a tre segnalini Tempesta</translation>
    </message>
    <message>
        <source>a second Dracula phase</source>
        <translation>un secondo turno di Dracula</translation>
    </message>
    <message>
        <source>a bitten hunter loses a card and is moved</source>
        <translation>un Cacciatore con Morso perde una carta e si sposta</translation>
    </message>
    <message>
        <source>you choose where the ride goes on to</source>
        <translation>scegli tu dove prosegue</translation>
    </message>
    <message>
        <source>not in the hand</source>
        <translation>non è in mano</translation>
    </message>
    <message>
        <source>not against this</source>
        <translation>non contro questo</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>La tua replica</translation>
    </message>
    <message>
        <source>Your Event cards</source>
        <translation>Le tue carte Evento</translation>
    </message>
    <message>
        <source>Which Roadblock goes?</source>
        <translation>Quale Blocco si toglie?</translation>
    </message>
    <message>
        <source>Where does a Roadblock go?</source>
        <translation>Dove va un Blocco?</translation>
    </message>
    <message>
        <source>At the end of dusk one of them leaves the board.</source>
        <translation>Alla fine del tramonto un segnalino lascia il tabellone.</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1.</source>
        <translation>Blocchi da piazzare: %1.</translation>
    </message>
    <message>
        <source>A Roadblock: next to which city?</source>
        <translation>Un Blocco: accanto a quale Città?</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1. Tap one end of the road or railway, then the other.</source>
        <translation>Blocchi da piazzare: %1. Tocca un capo della Strada o della Ferrovia, poi l’altro.</translation>
    </message>
    <message>
        <source>And the other end?</source>
        <translation>E l’altro capo?</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Da: %1.</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>On which slot goes a card?</source>
        <translation>Su quale spazio va una carta?</translation>
    </message>
    <message>
        <source>An Encounter card from the hand, face down.</source>
        <translation>Una carta Incontro dalla mano, coperta.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>niente più carte</translation>
    </message>
    <message>
        <source>It goes face down on slot %1.</source>
        <translation>Va coperta sullo spazio %1.</translation>
    </message>
    <message>
        <source>Fog: whom does Dracula fight?</source>
        <translation>Nebbia: contro chi combatte Dracula?</translation>
    </message>
    <message>
        <source>In the fog he may leave hunters alone.</source>
        <translation>Nella Nebbia può lasciar stare i Cacciatori.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>no combat</source>
        <translation>nessun Combattimento</translation>
    </message>
    <message>
        <source>a combat</source>
        <translation>un Combattimento</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>combatte</translation>
    </message>
    <message>
        <source>is left alone</source>
        <translation>non combatte</translation>
    </message>
    <message>
        <source>No combat</source>
        <translation>Nessun Combattimento</translation>
    </message>
    <message>
        <source>To the combat</source>
        <translation>Al Combattimento</translation>
    </message>
    <message>
        <source>Which Storm goes?</source>
        <translation>Quale Tempesta si toglie?</translation>
    </message>
    <message>
        <source>In place of an action. The hunter arrives there, and becomes delayed.</source>
        <translation>Al posto di un’azione. Il Cacciatore arriva lì e viene ritardato.</translation>
    </message>
    <message>
        <source>Leave the hunter there</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>the Bats token is discarded</source>
        <translation>il segnalino Pipistrelli si scarta</translation>
    </message>
    <message>
        <source>Both are equally near; the hunter comes there at dawn.</source>
        <translation>Entrambi sono alla stessa distanza; l’arrivo è all’alba.</translation>
    </message>
    <message>
        <source>Each card once, in any order, or none.</source>
        <translation>Ogni carta una volta, in qualsiasi ordine, o nessuna.</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Nessuna imboscata</translation>
    </message>
    <message>
        <source>the cards stay as they are</source>
        <translation>le carte restano come sono</translation>
    </message>
    <message>
        <source>%1 searches</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 cerca</translation>
    </message>
    <message>
        <source>Nothing lies there. Say so.</source>
        <translation>Qui non c’è nulla. Dillo.</translation>
    </message>
    <message>
        <source>Everything is turned up: %1.</source>
        <translation>Si scopre tutto: %1.</translation>
    </message>
    <message>
        <source>nothing is found</source>
        <translation>non si trova nulla</translation>
    </message>
    <message>
        <source>turn the cards up</source>
        <translation>scopri le carte</translation>
    </message>
    <message>
        <source>back to the hand</source>
        <translation>torna in mano</translation>
    </message>
    <message>
        <source>Discard which Encounter cards?</source>
        <translation>Quali carte Incontro scartare?</translation>
    </message>
    <message>
        <source>Exactly so many more: %1.</source>
        <translation>Devi scartarne ancora %1.</translation>
    </message>
    <message>
        <source>Up to so many more: %1.</source>
        <translation>Puoi scartarne ancora %1 al massimo.</translation>
    </message>
    <message>
        <source>no more are discarded</source>
        <translation>non se ne scartano altre</translation>
    </message>
    <message>
        <source>%1: which city?</source>
        <translation>%1: quale Città?</translation>
    </message>
    <message>
        <source>Which city?</source>
        <translation>Quale Città?</translation>
    </message>
    <message>
        <source>%1: which hunter?</source>
        <translation>%1: quale Cacciatore?</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Quale Cacciatore?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>Quale carta Evento ha preso Dracula?</translation>
    </message>
    <message>
        <source>Look at it in secret. Cards to enter: %1.</source>
        <translation>Guardala in segreto. Carte da registrare: %1.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Erano tutte</translation>
    </message>
    <message>
        <source>no more of them were Dracula&apos;s</source>
        <translation>nessun’altra era di Dracula</translation>
    </message>
    <message>
        <source>Play %1 now?</source>
        <translation>Giocare «%1» adesso?</translation>
    </message>
    <message>
        <source>It has just come into your hand.</source>
        <translation>È appena arrivata nella tua mano.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>for later</source>
        <translation>per dopo</translation>
    </message>
    <message>
        <source>Too many Event cards</source>
        <translation>Troppe carte Evento</translation>
    </message>
    <message>
        <source>Discard down to %1, or play one that fits.</source>
        <translation>Scarta fino ad averne %1, o giocane una adatta.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>Where does a Storm go?</source>
        <translation>Dove va una Tempesta?</translation>
    </message>
    <message>
        <source>Storms to place: %1.</source>
        <translation>Tempeste da piazzare: %1.</translation>
    </message>
    <message>
        <source>no more Storms</source>
        <translation>niente più Tempeste</translation>
    </message>
    <message>
        <source>%1: where does %2 go?</source>
        <translation>%1: dove va %2?</translation>
    </message>
    <message>
        <source>You choose.</source>
        <translation>Scegli tu.</translation>
    </message>
    <message>
        <source>%1: discard a card for another?</source>
        <translation>%1: scartare una carta per un’altra?</translation>
    </message>
    <message>
        <source>The discarded card is seen by all.</source>
        <translation>La carta scartata la vedono tutti.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Tieni la mano</translation>
    </message>
    <message>
        <source>%1: is the top Event card Dracula&apos;s?</source>
        <translation>%1: la prima carta Evento è di Dracula?</translation>
    </message>
    <message>
        <source>If it is, choose it; else it stays on the deck.</source>
        <translation>Se lo è, sceglila; altrimenti resta sul mazzo.</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Non lo è</translation>
    </message>
    <message>
        <source>the card stays where it is</source>
        <translation>la carta resta dov’è</translation>
    </message>
    <message>
        <source>Which discarded Event card do you keep?</source>
        <translation>Quale carta Evento scartata tieni?</translation>
    </message>
    <message>
        <source>In secret. Your other discarded cards go into the deck.</source>
        <translation>In segreto. Le altre tue carte scartate vanno nel mazzo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>non ce ne sono</translation>
    </message>
    <message>
        <source>The hunters play %1</source>
        <translation>I Cacciatori giocano «%1»</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>Which card do the hunters discard?</source>
        <translation>Quale carta scartano i Cacciatori?</translation>
    </message>
    <message>
        <source>They have seen your hand and choose one Encounter card.</source>
        <translation>Hanno visto la tua mano e scelgono una carta Incontro.</translation>
    </message>
    <message>
        <source>Bats token: you move the hunter in place of an action</source>
        <translation>segnalino Pipistrelli: muovi tu al posto di un’azione</translation>
    </message>
    <message>
        <source>draw %1 cards, discard up to %2</source>
        <translation>pesca %1 carte, scartane fino a %2</translation>
    </message>
    <message>
        <source>a combat, life %1</source>
        <translation>un Combattimento, Salute %1</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there, %2 less for each weapon shown</source>
        <translation>danni a ogni Cacciatore presente: %1, e %2 in meno per ogni arma rivelata</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there</source>
        <translation>danni a ogni Cacciatore presente: %1</translation>
    </message>
    <message>
        <source>every hunter there: %1 damage for each Item kept</source>
        <translation>ogni Cacciatore presente, danni per ogni Oggetto tenuto: %1</translation>
    </message>
    <message>
        <source>%1 more and delayed without a weapon</source>
        <translation>%1 in più e ritardato, senza un’arma</translation>
    </message>
    <message>
        <source>shows all cards, loses all tickets</source>
        <translation>mostra le carte, perde i Biglietti</translation>
    </message>
    <message>
        <source>Fog; by day every hunter there is delayed</source>
        <translation>Nebbia; di Giorno ogni Cacciatore presente è ritardato</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>viene ritardato</translation>
    </message>
    <message>
        <source>discarded if the hunter becomes delayed</source>
        <translation>si scarta se il Cacciatore viene ritardato</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>danni %1 su %2</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>Morsi: %1</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Pipistrelli</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day of the week and a time of the day.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>before the combat; the card is discarded</source>
        <translation>prima del Combattimento; la carta si scarta</translation>
    </message>
    <message>
        <source>The end of the Dracula phase</source>
        <translation>La fine del turno di Dracula</translation>
    </message>
    <message>
        <source>Cards for this time can be played now.</source>
        <translation>Ora si possono giocare le carte per questo momento.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>the cards stay in the hand</source>
        <translation>le carte restano in mano</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it, and Hide.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Devi rivelare la carta %1{of} (%2), e con essa Nascondersi.</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>Devi rivelare la carta %1{of} (%2).</translation>
    </message>
    <message>
        <source>%1 lies face up in %2, and Hide is revealed too.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>La carta %1{of} (%2) è già scoperta, e si rivela anche Nascondersi.</translation>
    </message>
    <message>
        <source>%1 lies face up in %2.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>La carta %1{of} (%2) è già scoperta.</translation>
    </message>
    <message>
        <source>The lair is empty and is cleared.</source>
        <translation>La Tana è vuota e viene svuotata.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards can ambush.</source>
        <translation>
            <numerusform>%n carta può tendere un’imboscata.</numerusform>
            <numerusform>%n carte possono tendere un’imboscata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal it</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>nothing is turned up</source>
        <translation>non si scopre nulla</translation>
    </message>
    <message>
        <source>then ambushes, if you like</source>
        <translation>poi le imboscate, se vuoi</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>la carta resta scoperta</translation>
    </message>
    <message>
        <source>and the empty lair is cleared</source>
        <translation>e la Tana vuota viene svuotata</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Luogo sbagliato</translation>
    </message>
    <message>
        <source>take it back, or tap the right one</source>
        <translation>annulla, o tocca quello giusto</translation>
    </message>
    <message>
        <source>It was by road</source>
        <translation>Arrivo per Strada</translation>
    </message>
    <message>
        <source>It was by sea</source>
        <translation>Arrivo per Mare</translation>
    </message>
    <message>
        <source>It was by train</source>
        <translation>Arrivo in treno</translation>
    </message>
    <message>
        <source>None of the cards in the hand is for this time.</source>
        <translation>Nessuna carta in mano è per questo momento.</translation>
    </message>
    <message>
        <source>They ask which hunters are adjacent to Dracula.</source>
        <translation>Chiedono quali Cacciatori sono adiacenti a Dracula.</translation>
    </message>
    <message>
        <source>%1 (%2): they ask which hideouts are adjacent.</source>
        <extracomment>%1 is a hunter, man or woman, %2 where the hunter is.</extracomment>
        <translation>%1 (%2): chiedono quali Nascondigli sono adiacenti.</translation>
    </message>
    <message>
        <source>They ask about: %1.</source>
        <extracomment>%1 are one or two cities, or a slot of the trail.</extracomment>
        <translation>Chiedono di: %1.</translation>
    </message>
    <message>
        <source>Encounter cards that stay face down there: %1.</source>
        <translation>Carte Incontro che lì restano coperte: %1.</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Rivelale</translation>
    </message>
    <message>
        <source>the cards stay face up</source>
        <translation>le carte restano scoperte</translation>
    </message>
    <message>
        <source>a Power card lies there</source>
        <translation>lì c’è una carta Potere</translation>
    </message>
    <message>
        <source>Hide is associated with it</source>
        <translation>Nascondersi vi è associata</translation>
    </message>
    <message>
        <source>the current location</source>
        <translation>la posizione attuale</translation>
    </message>
    <message>
        <source>no hideout can be chosen</source>
        <translation>non si può scegliere nessun Nascondiglio</translation>
    </message>
    <message>
        <source>No hideout can be chosen now. Tap one to read why.</source>
        <translation>Ora non si può scegliere nessun Nascondiglio. Toccane uno per leggere perché.</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Dove portano %1{whom} i Pipistrelli?</translation>
    </message>
    <message>
        <source>To which hospital does %1 go?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>In quale Ospedale va %1?</translation>
    </message>
    <message>
        <source>Ambush %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Tendere un’imboscata %1{to}?</translation>
    </message>
    <message>
        <source>%1 searches %2{in}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 cerca %2{in}</translation>
    </message>
    <message>
        <source>Which vampire seduces %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Quale Vampiro seduce %1{whom}?</translation>
    </message>
    <message>
        <source>stay %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>resti %1{in}</translation>
    </message>
    <message>
        <source>Which card will lie %1{in}?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Quale carta metti %1{in}?</translation>
    </message>
    <message>
        <source>Nothing of yours is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Non hai nulla %1{in}.</translation>
    </message>
    <message>
        <source>%1 comes %2{to}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 arriva %2{to}</translation>
    </message>
    <message>
        <source>only in a search: %1</source>
        <translation>solo quando si cerca: %1</translation>
    </message>
    <message>
        <source>Ask the hunters for a word</source>
        <translation>Chiedi una parola ai Cacciatori</translation>
    </message>
    <message>
        <source>You are about to draw. With their word the decks are shuffled anew: until it is said nobody can know what comes. Phones give their shares by themselves.</source>
        <translation>Stai per pescare. Con la loro parola si rimischiano i mazzi: finché non la dicono, nessuno può sapere che cosa verrà. I telefoni danno le loro parti da soli.</translation>
    </message>
    <message>
        <source>Enter their word</source>
        <translation>Scrivi la loro parola</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Pesca senza parola</translation>
    </message>
    <message>
        <source>It was by %1</source>
        <extracomment>%1 is the Item Fast Horses.</extracomment>
        <translation>Arrivo con %1</translation>
    </message>
    <message>
        <source>Cards with %1 never mature: they can only ambush, or be found in a search.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Le carte che stanno con %1 non si attivano mai: servono solo per un’imboscata o in una ricerca.</translation>
    </message>
    <message>
        <source>Cards with %1 never mature, and its city has left the trail: nothing can come of them.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Le carte che stanno con %1 non si attivano mai, e la sua città ha lasciato il Percorso: non possono servire a nulla.</translation>
    </message>
    <message>
        <source>without effects: cards with %1 never mature</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>senza effetti: le carte con %1 non si attivano mai</translation>
    </message>
    <message>
        <source>no card there has an effect: cards are discarded</source>
        <translation>nessuna carta ha un effetto: si scartano</translation>
    </message>
    <message>
        <source>%1: never matures</source>
        <comment>Encounter cards with Hide</comment>
        <translation>%1: non si attiva mai</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Resta come Alleato</translation>
    </message>
    <message>
        <source>At once: a city is asked about</source>
        <translation>Subito: si chiede di una Città</translation>
    </message>
    <message>
        <source>it has had its turn</source>
        <translation>ha già agito in questa imboscata</translation>
    </message>
    <message>
        <source>only when it is found in a search</source>
        <translation>solo se la trovano perlustrando</translation>
    </message>
    <message>
        <source>Pride: too early, it will be cancelled</source>
        <translation>Orgoglio: troppo presto, sarà annullata</translation>
    </message>
    <message>
        <source>%1 damage if it cancels %2 or %3</source>
        <translation>%1 danni se annulla %2 o %3</translation>
    </message>
    <message>
        <source>%1 damage against %2 or %3</source>
        <translation>%1 danni contro %2 o %3</translation>
    </message>
    <message>
        <source>%1 damage; against %2 a bite instead</source>
        <translation>%1 danni; contro %2 invece un Morso</translation>
    </message>
    <message>
        <source>one hunter or more leave the combat</source>
        <translation>uno o più Cacciatori lasciano il Combattimento</translation>
    </message>
    <message>
        <source>the hunter leaves the combat</source>
        <translation>il Cacciatore lascia il Combattimento</translation>
    </message>
    <message>
        <source>cancels %1</source>
        <extracomment>%1 are Dracula&apos;s Combat cards.</extracomment>
        <translation>annulla %1</translation>
    </message>
    <message>
        <source>cancels any card of Dracula&apos;s</source>
        <translation>annulla qualsiasi sua carta</translation>
    </message>
    <message>
        <source>%1 is played at once</source>
        <translation>«%1» si gioca subito</translation>
    </message>
</context>
<context>
    <name>TypedPlace</name>
    <message>
        <source>“%1” means nothing here. Type the name of a place.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«%1» qui non significa nulla. Scrivi il nome di un Luogo.</translation>
    </message>
</context>
<context>
    <name>WayWords</name>
    <message>
        <source>by road</source>
        <translation>per Strada</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>per Mare</translation>
    </message>
    <message>
        <source>out of the hospital</source>
        <translation>fuori dall’Ospedale</translation>
    </message>
    <message>
        <source>by train</source>
        <translation>in treno</translation>
    </message>
    <message>
        <source>by train, 1 railway</source>
        <translation>in treno, 1 Ferrovia</translation>
    </message>
    <message numerus="yes">
        <source>by train, %n railways</source>
        <translation>
            <numerusform>in treno, %n Ferrovia</numerusform>
            <numerusform>in treno, %n Ferrovie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::AnswerSheet</name>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ora %1</translation>
    </message>
</context>
<context>
    <name>demeter::BoardCheckScreen</name>
    <message>
        <source>Check my board</source>
        <translation>Controlla il mio tabellone</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Salva ed esci</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>È così sul tuo tabellone? Tocca ciò che è diverso.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>strada</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>bianca</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>gialla</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Ne manca una: toccala sulla mappa o sceglila.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Che cosa manca</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Città Grande</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Città Piccola</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>tocca per cambiare</translation>
    </message>
    <message>
        <source>region; tap to change</source>
        <translation>regione; tocca per cambiare</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 places</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; Luoghi su %2</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Nessuna modifica finora.</translation>
    </message>
    <message>
        <source>It agrees: save your board</source>
        <translation>Coincide: salva il tuo tabellone</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Coincide: ora %1</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 è già nell’elenco.</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>circa %1 min</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Modifiche finora: %1</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nessun collegamento può portare lì.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Su un telefono</translation>
    </message>
    <message>
        <source>Phones that show it: %1</source>
        <translation>Telefoni che lo mostrano: %1</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>Ferrovia</translation>
    </message>
</context>
<context>
    <name>demeter::BoardFound</name>
    <message>
        <source>%1 – %2: there is a road.</source>
        <translation>%1 – %2: c’è una Strada.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no road.</source>
        <translation>%1 – %2: non c’è una Strada.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is white.</source>
        <translation>%1 – %2: la Ferrovia è bianca.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is yellow.</source>
        <translation>%1 – %2: la Ferrovia è gialla.</translation>
    </message>
    <message>
        <source>%1 – %2: there is a railway.</source>
        <translation>%1 – %2: c’è una Ferrovia.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no railway.</source>
        <translation>%1 – %2: non c’è una Ferrovia.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have a common border.</source>
        <translation>%1 – %2: le Zone di Mare hanno un confine comune.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have no common border.</source>
        <translation>%1 – %2: le Zone di Mare non hanno un confine comune.</translation>
    </message>
    <message>
        <source>%1 – %2: there is an anchor.</source>
        <translation>%1 – %2: c’è un’ancora.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no anchor.</source>
        <translation>%1 – %2: non c’è un’ancora.</translation>
    </message>
    <message>
        <source>%1 is a large city.</source>
        <translation>%1 è una Città Grande.</translation>
    </message>
    <message>
        <source>%1 is a small city.</source>
        <translation>%1 è una Città Piccola.</translation>
    </message>
    <message>
        <source>%1 belongs to the region %2.</source>
        <translation>%1 appartiene alla regione %2.</translation>
    </message>
    <message>
        <source>What is otherwise on my board than on Demeter&apos;s map (%1):</source>
        <translation>Che cosa sul mio tabellone è diverso dalla mappa di Demeter (%1):</translation>
    </message>
    <message>
        <source>I have found nothing on my board that is otherwise than on Demeter&apos;s map (%1).</source>
        <translation>Sul mio tabellone non ho trovato nulla di diverso dalla mappa di Demeter (%1).</translation>
    </message>
    <message>
        <source>%1 of %2 places have been looked at.</source>
        <translation>Luoghi controllati: %1 su %2.</translation>
    </message>
    <message>
        <source>road %1</source>
        <translation>Strada %1</translation>
    </message>
    <message>
        <source>white railway %1</source>
        <translation>Ferrovia bianca %1</translation>
    </message>
    <message>
        <source>yellow railway %1</source>
        <translation>Ferrovia gialla %1</translation>
    </message>
    <message>
        <source>railway %1</source>
        <translation>Ferrovia %1</translation>
    </message>
    <message>
        <source>sea border %1</source>
        <translation>confine marittimo %1</translation>
    </message>
    <message>
        <source>anchor %1</source>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>its size</source>
        <translation>la sua grandezza</translation>
    </message>
    <message>
        <source>its region</source>
        <translation>la sua regione</translation>
    </message>
    <message>
        <source>its anchors</source>
        <translation>le sue ancore</translation>
    </message>
    <message>
        <source>Look closely: %1.</source>
        <translation>Guarda bene: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BoardSetupPage</name>
    <message>
        <source>Your boards</source>
        <translation>I tuoi tabelloni</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Eliminata: %1</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Controlla il mio tabellone</translation>
    </message>
    <message>
        <source>City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time.</source>
        <translation>Città per città, con il tabellone davanti; richiede da dieci a quindici minuti e si può interrompere in ogni momento.</translation>
    </message>
    <message>
        <source>Add a board from a file…</source>
        <translation>Aggiungi un tabellone da un file…</translation>
    </message>
    <message>
        <source>Save this board as a file…</source>
        <translation>Salva questo tabellone in un file…</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nome del tuo tabellone</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Salva il nome</translation>
    </message>
    <message>
        <source>Rename this board</source>
        <translation>Rinomina questo tabellone</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Elimina questo tabellone</translation>
    </message>
    <message>
        <source>Games that are played on it keep it.</source>
        <translation>Le partite giocate su questo tabellone lo conservano.</translation>
    </message>
    <message>
        <source>The map is not confirmed.</source>
        <translation>La mappa non è controllata.</translation>
    </message>
    <message>
        <source>%1 of %2 places confirmed</source>
        <translation>luoghi controllati: %1 su %2</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Aggiungi un tabellone</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Tabelloni (*.json)</translation>
    </message>
    <message>
        <source>The board %1 is one of yours now.</source>
        <translation>Il tabellone %1 è ora tra i tuoi.</translation>
    </message>
    <message>
        <source>Further errors: %1</source>
        <translation>Altri errori: %1</translation>
    </message>
    <message>
        <source>This is no board that can be played on.</source>
        <translation>Su questo tabellone non si può giocare.</translation>
    </message>
    <message>
        <source>Save this board</source>
        <translation>Salva questo tabellone</translation>
    </message>
    <message>
        <source>The board is saved as %1.</source>
        <translation>Il tabellone è salvato come %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BookSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Voci</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Non si è trovato nulla.</translation>
    </message>
    <message>
        <source>With only some of these words</source>
        <translation>Solo con alcune di queste parole</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>demeter::CardSheet</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questa partita</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Nelle regole</translation>
    </message>
    <message>
        <source>Other cards here</source>
        <translation>Altre carte qui</translation>
    </message>
</context>
<context>
    <name>demeter::CheckPhonesSheet</name>
    <message>
        <source>Check on a phone</source>
        <translation>Controlla su un telefono</translation>
    </message>
    <message>
        <source>Any phone in the same network can go through the board in its browser, beside the cardboard. Several can do it together. Nothing has to be installed.</source>
        <translation>Con qualsiasi telefono della stessa rete si può controllare il tabellone nel browser, accanto a quello di cartone. Lo si può fare anche con più telefoni insieme. Non c’è nulla da installare.</translation>
    </message>
    <message>
        <source>Check on phones</source>
        <translation>Controlla sui telefoni</translation>
    </message>
    <message>
        <source>No phone shows the comparison any longer.</source>
        <translation>Nessun telefono mostra più il controllo.</translation>
    </message>
    <message>
        <source>QR code with the comparison&apos;s address</source>
        <translation>Codice QR con l’indirizzo del controllo</translation>
    </message>
    <message>
        <source>No phone shows the comparison yet.</source>
        <translation>Nessun telefono mostra ancora il controllo.</translation>
    </message>
    <message>
        <source>Phones that show the comparison: %1</source>
        <translation>Telefoni che mostrano il controllo: %1</translation>
    </message>
    <message>
        <source>What is tapped on a phone is done here at once. Leaving the comparison or starting a game ends it on the phones.</source>
        <translation>Ciò che si tocca su un telefono vale subito anche qui. Se esci dal controllo o cominci una partita, sui telefoni il controllo finisce.</translation>
    </message>
</context>
<context>
    <name>demeter::CoachPanel</name>
    <message>
        <source>Practice</source>
        <translation>Round di prova</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Skip the first round</source>
        <translation>Salta il primo round</translation>
    </message>
</context>
<context>
    <name>demeter::CorrectionSheet</name>
    <message>
        <source>When the program and the table differ, the table is right. The correction and its reason are public; what it says of hidden cards is not.</source>
        <translation>Se il programma e il tavolo non concordano, ha ragione il tavolo. La rettifica e il suo motivo sono pubblici; ciò che dice delle carte nascoste no.</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Riempi prima i campi.</translation>
    </message>
    <message>
        <source>The program has: %1. It will have: %2.</source>
        <extracomment>Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.</extracomment>
        <translation>Il programma ha: %1. Avrà: %2.</translation>
    </message>
    <message>
        <source>Write the reason first: the table hears it.</source>
        <translation>Scrivi prima il motivo: il tavolo lo sente.</translation>
    </message>
    <message>
        <source>Why? The table hears the reason</source>
        <translation>Perché? Il tavolo sente il motivo</translation>
    </message>
    <message>
        <source>For example: forgotten yesterday</source>
        <translation>Per esempio: dimenticato ieri</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Rettifica</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Rettifica a mano</translation>
    </message>
</context>
<context>
    <name>demeter::CurtainWarning</name>
    <message>
        <source>The curtain falls in %1 s.</source>
        <comment>seconds</comment>
        <translation>Il sipario cala tra %1 s.</translation>
    </message>
    <message>
        <source>Any touch or key keeps it open.</source>
        <translation>Qualsiasi tocco o tasto lo tiene aperto.</translation>
    </message>
</context>
<context>
    <name>demeter::DBusScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Una partita è in corso</translation>
    </message>
</context>
<context>
    <name>demeter::DealSheet</name>
    <message>
        <source>A fair deal</source>
        <translation>Una distribuzione onesta</translation>
    </message>
    <message>
        <source>Shuffle and deal</source>
        <translation>Rimischia e distribuisci</translation>
    </message>
    <message>
        <source>Hunters, photograph this code.</source>
        <translation>Cacciatori, fotografate questo codice.</translation>
    </message>
    <message>
        <source>QR code of the deal</source>
        <translation>Codice QR della distribuzione</translation>
    </message>
    <message>
        <source>Or note the digits:</source>
        <translation>Oppure annotate le cifre:</translation>
    </message>
    <message>
        <source>Say any word.</source>
        <translation>Dite una parola qualsiasi.</translation>
    </message>
    <message>
        <source>Without a word you have to trust the program.</source>
        <translation>Senza una parola bisogna fidarsi del programma.</translation>
    </message>
    <message>
        <source>A second code of the deal means a second deal.</source>
        <translation>Un secondo codice della distribuzione significa una seconda distribuzione.</translation>
    </message>
    <message>
        <source>This is fair: the code is fixed before anybody knows the word, so nobody can stack the cards. After the game you can check it.</source>
        <translation>È onesto: il codice è fissato prima che qualcuno conosca la parola, perciò nessuno può manipolare le carte. Dopo la partita lo si può verificare.</translation>
    </message>
</context>
<context>
    <name>demeter::EndingStage</name>
    <message>
        <source>Reveal the game</source>
        <translation>Rivela la partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>The hunt in numbers</source>
        <translation>La caccia in cifre</translation>
    </message>
    <message>
        <source>The map shows only what the table saw. The whole way comes to light when the game is revealed.</source>
        <translation>La mappa mostra solo ciò che il tavolo ha visto. Il cammino intero verrà alla luce quando la partita sarà rivelata.</translation>
    </message>
    <message>
        <source>Watch the hunt</source>
        <translation>Guarda la caccia</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Whole way</source>
        <translation>Tutto il cammino</translation>
    </message>
    <message>
        <source>Where in the hunt</source>
        <translation>Momento della caccia</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Tutte le cifre</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>La partita in cifre</translation>
    </message>
    <message>
        <source>What stayed hidden comes to light when the game is revealed.</source>
        <translation>Ciò che è rimasto nascosto verrà alla luce quando la partita sarà rivelata.</translation>
    </message>
</context>
<context>
    <name>demeter::FinishSheet</name>
    <message>
        <source>Our board</source>
        <translation>Il nostro tabellone</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Il tuo tabellone</translation>
    </message>
    <message>
        <source>%1 of %2 places are as on your board now.</source>
        <translation>%1 Luoghi su %2 sono ora come sul tuo tabellone.</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Che cosa è diverso</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Niente finora.</translation>
    </message>
    <message>
        <source>This does not hold together</source>
        <translation>Qualcosa non torna</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Condividi ciò che hai trovato</translation>
    </message>
    <message>
        <source>Copies a short text to be pasted.</source>
        <translation>Copia un breve testo da incollare.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Il testo è negli appunti.</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nome del tuo tabellone</translation>
    </message>
    <message>
        <source>Save as your board</source>
        <translation>Salva come tuo tabellone</translation>
    </message>
    <message>
        <source>New games offer it. You can go on with the comparison later.</source>
        <translation>Le nuove partite lo propongono. Puoi continuare il controllo più tardi.</translation>
    </message>
    <message>
        <source>Leave without saving a board</source>
        <translation>Esci senza salvare un tabellone</translation>
    </message>
    <message>
        <source>All that you have looked at is kept.</source>
        <translation>Tutto ciò che hai controllato resta salvato.</translation>
    </message>
</context>
<context>
    <name>demeter::FirstRoundEnd</name>
    <message>
        <source>That was a first round</source>
        <translation>Il primo round è finito</translation>
    </message>
    <message>
        <source>Nothing of it is kept. In a game everything goes on like this: the screen asks for what is next.</source>
        <translation>Non si salva nulla. In una partita vera si continua così: lo schermo ti chiede ogni volta il passo successivo.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>with the hunters at the table</source>
        <translation>con i Cacciatori al tavolo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1 opens them at any time, at the topic of what is asked.</source>
        <translation>F1 le apre in qualsiasi momento, alla voce che riguarda la domanda.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>F3: the first game, phones, the proof</source>
        <translation>F3: la prima partita, i telefoni, la prova</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Alla schermata iniziale</translation>
    </message>
    <message>
        <source>The first round is found there again.</source>
        <translation>Lì ritrovi anche il primo round.</translation>
    </message>
</context>
<context>
    <name>demeter::FormSheet</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Registrato.</translation>
    </message>
</context>
<context>
    <name>demeter::GameChoiceSheet</name>
    <message>
        <source>Which game lies on the table?</source>
        <translation>Quale gioco è sul tavolo?</translation>
    </message>
</context>
<context>
    <name>demeter::GameListModel</name>
    <message>
        <source>Game of %1</source>
        <translation>Partita del %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a game</comment>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <comment>a game</comment>
        <translation>eliminata il %1</translation>
    </message>
    <message>
        <source>goes for good on %1</source>
        <comment>a game</comment>
        <translation>sparirà il %1</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>a game</comment>
        <translation>iniziata il %1</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>ultima volta: %1</translation>
    </message>
    <message>
        <source>revealed, then played on</source>
        <comment>a game</comment>
        <translation>rivelata, poi continuata</translation>
    </message>
</context>
<context>
    <name>demeter::GamesSheet</name>
    <message>
        <source>Deleted games</source>
        <translation>Partite eliminate</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message numerus="yes">
        <source>They stay here for %n days, then they are removed for good.</source>
        <translation>
            <numerusform>Restano qui per %n giorno, poi spariscono per sempre.</numerusform>
            <numerusform>Restano qui per %n giorni, poi spariscono per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Cerca per nome o giocatore</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperala</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>Alle partite salvate</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Apri da un file…</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Nome di questa partita</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Salva il nome</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>No game has been deleted.</source>
        <translation>Non ci sono partite eliminate.</translation>
    </message>
    <message>
        <source>No game is kept here yet.</source>
        <translation>Qui non c’è ancora nessuna partita salvata.</translation>
    </message>
    <message>
        <source>No game has this name or this player.</source>
        <translation>Nessuna partita ha questo nome o questo giocatore.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Eliminata: %1</translation>
    </message>
    <message>
        <source>A name has at most %1 signs; this one has %2.</source>
        <translation>Un nome ha al massimo %1 caratteri; questo ne ha %2.</translation>
    </message>
    <message>
        <source>The name could not be kept. %1</source>
        <translation>Non è stato possibile salvare il nome. %1</translation>
    </message>
    <message>
        <source>The game stays where it is. %1</source>
        <translation>La partita resta dov’è. %1</translation>
    </message>
    <message>
        <source>The game could not be brought back. %1</source>
        <translation>Non è stato possibile recuperare la partita. %1</translation>
    </message>
    <message>
        <source>%1 is among the saved games again.</source>
        <translation>%1 è di nuovo tra le partite salvate.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
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
        <source>Before Dracula %1</source>
        <translation>Davanti a Dracula %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Dicerie %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Il tuo Alleato</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Fold the hand</source>
        <translation>Ripiega la mano</translation>
    </message>
    <message>
        <source>Unfold the hand</source>
        <translation>Apri la mano</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Intestazione</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Settimana %1</translation>
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
        <translation>Annulla «%1»</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti «%1»</translation>
    </message>
    <message>
        <source>week %1, round %2</source>
        <translation>settimana %1, round %2</translation>
    </message>
    <message>
        <source>ally: %1</source>
        <translation>Alleato: %1</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Menu: journal, table, settings</source>
        <translation>Menu: diario, tavolo, impostazioni</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Rumors</source>
        <translation>Dicerie</translation>
    </message>
    <message>
        <source>Draw the curtain (Esc; Shift+Esc, whatever is open)</source>
        <translation>Cala il sipario (Esc; Maiusc+Esc qualunque cosa sia aperta)</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Diario della partita</translation>
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
        <source>Choose a line first</source>
        <translation>Prima scegli una riga</translation>
    </message>
    <message>
        <source>Choose a line, then go back to before it. Nothing is lost: the lines stay here until something else is done.</source>
        <translation>Scegli una riga e torna a prima di essa. Niente va perso: le righe restano qui finché non si fa altro.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Dracula</source>
        <comment>whose steps</comment>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>whose steps</comment>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Whose steps</source>
        <translation>Di chi sono i passi</translation>
    </message>
    <message>
        <source>A step without news</source>
        <extracomment>A step such as going on, or a hunter who passes, in the journal.</extracomment>
        <translation>Un passo senza novità</translation>
    </message>
    <message numerus="yes">
        <source>%n steps without news</source>
        <extracomment>Steps such as going on, or hunters who pass, in the journal.</extracomment>
        <translation>
            <numerusform>%n passo senza novità</numerusform>
            <numerusform>%n passi senza novità</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>È stato annullato.</translation>
    </message>
    <message>
        <source>The game stands here.</source>
        <translation>La partita è qui.</translation>
    </message>
    <message>
        <source>Do it again up to this line</source>
        <translation>Rifai fino a questa riga</translation>
    </message>
    <message>
        <source>Go back to before this line</source>
        <translation>Torna a prima di questa riga</translation>
    </message>
</context>
<context>
    <name>demeter::KeeperSheet</name>
    <message>
        <source>Whose secret is it?</source>
        <translation>Di chi è il segreto?</translation>
    </message>
</context>
<context>
    <name>demeter::LegendSheet</name>
    <message>
        <source>What the signs mean</source>
        <translation>Che cosa significano i segni</translation>
    </message>
    <message>
        <source>%1. In the rules: %2</source>
        <extracomment>A sign, and the topic of the rules that its button opens.</extracomment>
        <translation>%1. Nelle regole: %2</translation>
    </message>
</context>
<context>
    <name>demeter::LinkSheet</name>
    <message>
        <source>A new address</source>
        <translation>Un nuovo indirizzo</translation>
    </message>
    <message>
        <source>Everybody is thrown out and has to scan the new code.</source>
        <translation>Tutti vengono scollegati e devono inquadrare il nuovo codice.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Disattiva</translation>
    </message>
    <message>
        <source>This device is in no network</source>
        <translation>Questo dispositivo non è in nessuna rete</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi that the phones are in. Where there is none, switch on the hotspot of a phone and connect this device to it. No internet is needed.</source>
        <translation>Collegalo al Wi-Fi in cui sono i telefoni. Se non ce n’è uno, attiva l’hotspot di un telefono e collega a quello questo dispositivo. Internet non serve.</translation>
    </message>
    <message>
        <source>Scan this code with a phone&apos;s camera.</source>
        <translation>Inquadra questo codice con la fotocamera di un telefono.</translation>
    </message>
    <message>
        <source>Or type this address, without spaces:</source>
        <translation>Oppure scrivi questo indirizzo, senza spazi:</translation>
    </message>
    <message>
        <source>This device has left that network: phones do not find it there now.</source>
        <translation>Questo dispositivo ha lasciato quella rete: ora i telefoni non lo trovano.</translation>
    </message>
    <message>
        <source>Wi-Fi (%1)</source>
        <extracomment>%1 is the system&apos;s name of a network interface.</extracomment>
        <translation>Wi-Fi (%1)</translation>
    </message>
    <message>
        <source>Cable (%1)</source>
        <translation>Cavo (%1)</translation>
    </message>
    <message>
        <source>Another network (%1)</source>
        <translation>Un’altra rete (%1)</translation>
    </message>
    <message>
        <source>The network that the phones are in</source>
        <translation>La rete in cui sono i telefoni</translation>
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
    <message>
        <source>Close the second window</source>
        <translation>Chiudi la seconda finestra</translation>
    </message>
    <message>
        <source>The table in a second window</source>
        <translation>Il tavolo in una seconda finestra</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Alla schermata iniziale</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Che cosa sa il tavolo</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Codici di questa partita</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Rivela la partita</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>%1 is what was entered last, a short name of it.</extracomment>
        <translation>Annulla l’ultima voce</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Condividi la caccia</translation>
    </message>
    <message>
        <source>Show on phones</source>
        <translation>Mostra sui telefoni</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Leggi le carte</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Che cosa significano i segni</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>This is practice. There is nothing to reveal.</source>
        <translation>Questo è un round di prova. Non c’è nulla da rivelare.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>The round as text</source>
        <translation>Il round come testo</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>non c’è nulla da annullare</translation>
    </message>
    <message>
        <source>Claim an error</source>
        <translation>Contesta un errore</translation>
    </message>
    <message>
        <source>once it is over</source>
        <translation>a partita finita</translation>
    </message>
    <message>
        <source>the game is kept</source>
        <translation>la partita è salvata</translation>
    </message>
</context>
<context>
    <name>demeter::ManualSheet</name>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Search in the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capitolo</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Non si è trovato nulla.</translation>
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
    <message>
        <source>delayed</source>
        <translation>ritardo</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Pipistrelli</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has said that he goes here</source>
        <translation>Dracula ha dichiarato che viene qui</translation>
    </message>
</context>
<context>
    <name>demeter::MapTools</name>
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
    <message>
        <source>Tools of the map</source>
        <translation>Strumenti della mappa</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tutto il tabellone</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Che cosa significano i segni</translation>
    </message>
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Return opens the list of places, in which each can be chosen.</source>
        <translation>Invio apre l’elenco dei luoghi, dove puoi sceglierne uno qualsiasi.</translation>
    </message>
</context>
<context>
    <name>demeter::MomentBand</name>
    <message>
        <source>Tap to go on</source>
        <translation>Tocca per continuare</translation>
    </message>
</context>
<context>
    <name>demeter::NewsStrip</name>
    <message>
        <source>Fold away what was said before</source>
        <translation>Riduci ciò che è stato detto prima</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>Ciò che è stato detto prima</translation>
    </message>
</context>
<context>
    <name>demeter::PassphraseSheet</name>
    <message>
        <source>A passphrase</source>
        <translation>Una frase segreta</translation>
    </message>
    <message>
        <source>The passphrase</source>
        <translation>La frase segreta</translation>
    </message>
    <message>
        <source>It opens the key of the sealed games.</source>
        <translation>Apre la chiave delle partite sigillate.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Imposta la frase segreta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters.</source>
        <translation>Una frase segreta ha almeno %1 caratteri.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>Le due frasi erano diverse.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Questa non è la frase segreta.</translation>
    </message>
    <message>
        <source>A passphrase guards against a copy of your files, the longer the better. From now on it alone opens the sealed games, and a PIN opens Dracula&apos;s screen and nothing else. If the passphrase is forgotten, no sealed game can be finished or revealed.</source>
        <translation>Una frase segreta protegge da chi copia i tuoi file, e più è lunga, meglio è. D’ora in poi le partite sigillate si aprono solo con questa; un PIN apre lo schermo di Dracula e nient’altro. Se si dimentica la frase segreta, nessuna partita sigillata si potrà finire né rivelare.</translation>
    </message>
</context>
<context>
    <name>demeter::PhonesSheet</name>
    <message>
        <source>Show on phones</source>
        <translation>Mostra sui telefoni</translation>
    </message>
    <message>
        <source>No phone shows the table any longer.</source>
        <translation>Nessun telefono mostra più il tavolo.</translation>
    </message>
    <message>
        <source>Every phone, tablet or laptop in the same network can show the table in its browser. Nothing has to be installed.</source>
        <translation>Ogni telefono, tablet o portatile nella stessa rete può mostrare il tavolo nel suo browser. Non c’è nulla da installare.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Mostra il tavolo sui telefoni</translation>
    </message>
    <message>
        <source>QR code with the table&apos;s address</source>
        <translation>Codice QR con l’indirizzo del tavolo</translation>
    </message>
    <message>
        <source>No phone shows the table yet.</source>
        <translation>Nessun telefono mostra ancora il tavolo.</translation>
    </message>
    <message>
        <source>What phones may enter</source>
        <translation>Che cosa si può inserire sui telefoni</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>They look on.</source>
        <translation>Guardano soltanto.</translation>
    </message>
    <message>
        <source>Their own hunters</source>
        <translation>I propri Cacciatori</translation>
    </message>
    <message>
        <source>Each phone says whom it plays.</source>
        <translation>Ogni telefono dice chi gioca.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Each phone for all hunters.</source>
        <translation>Ogni telefono per tutti i Cacciatori.</translation>
    </message>
    <message>
        <source>Played on phones</source>
        <translation>Giocati sui telefoni</translation>
    </message>
    <message>
        <source>The page comes from Dracula&apos;s program over the plain local network. It replaces the table screen, not the proof.</source>
        <translation>La pagina viene dal programma di Dracula, sulla semplice rete locale non cifrata. Sostituisce lo schermo del tavolo, non la prova.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Telefoni che mostrano il tavolo: %1</translation>
    </message>
    <message>
        <source>Take back from the phone</source>
        <translation>Riprendi dal telefono</translation>
    </message>
    <message>
        <source>Phones keep the codes by themselves. Before Dracula draws each gives a share of chance too.</source>
        <translation>I telefoni conservano i codici da soli. Prima che Dracula peschi ognuno dà anche la sua parte di casualità.</translation>
    </message>
</context>
<context>
    <name>demeter::PinSheet</name>
    <message>
        <source>That is not the PIN.</source>
        <translation>Questo non è il PIN.</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>Un nuovo PIN</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Cancella l’ultima cifra</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Conferma il PIN</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Un PIN ha da %1 a %2 cifre.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>I due PIN erano diversi.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong too often. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>Troppi tentativi sbagliati. Il prossimo è possibile tra %n secondo.</numerusform>
            <numerusform>Troppi tentativi sbagliati. Il prossimo è possibile tra %n secondi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cifra</numerusform>
            <numerusform>%n cifre</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten: use the passphrase</source>
        <translation>Dimenticato: usa la frase segreta</translation>
    </message>
    <message>
        <source>Type the PIN that you have now.</source>
        <translation>Digita il PIN attuale.</translation>
    </message>
    <message>
        <source>Type %1 to %2 digits.</source>
        <translation>Digita da %1 a %2 cifre.</translation>
    </message>
    <message>
        <source>Type the same digits once more.</source>
        <translation>Digita di nuovo le stesse cifre.</translation>
    </message>
    <message>
        <source>A PIN guards Dracula&apos;s screen against a glance. The sealed games are opened by your passphrase alone.</source>
        <translation>Il PIN protegge lo schermo di Dracula da sguardi indiscreti. Le partite sigillate si aprono solo con la tua frase segreta.</translation>
    </message>
    <message>
        <source>A PIN guards against a glance. Against a copy of your files only a passphrase does. Without one, a forgotten PIN means that no sealed game can be finished or revealed.</source>
        <translation>Un PIN protegge da sguardi indiscreti. Da una copia dei tuoi file protegge solo una frase segreta. Senza, se dimentichi il PIN, nessuna partita sigillata si potrà finire né rivelare.</translation>
    </message>
    <message>
        <source>The PIN could not be set. %1</source>
        <translation>Non è stato possibile impostare il PIN. %1</translation>
    </message>
</context>
<context>
    <name>demeter::ReadingSheet</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>demeter::RevealFlow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>Non ha funzionato. %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Disegni (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Salva la pagina per inviarla</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 è salvato.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Non è stato possibile salvare nella cartella %1. Scegline un’altra.</translation>
    </message>
</context>
<context>
    <name>demeter::RevealSheet</name>
    <message>
        <source>Reveal the game?</source>
        <translation>Rivelare la partita?</translation>
    </message>
    <message>
        <source>The game is revealed</source>
        <translation>La partita è rivelata</translation>
    </message>
    <message>
        <source>The game is not over. Whoever opens these files knows where Dracula is: do it only if everybody at the table agrees.</source>
        <translation>La partita non è finita. Chi apre questi file sa dov’è Dracula: fallo solo se tutti al tavolo sono d’accordo.</translation>
    </message>
    <message>
        <source>No, keep it secret</source>
        <translation>No, tienila segreta</translation>
    </message>
    <message>
        <source>Send the page to the hunters. Each of them can type in the codes that they noted, on a device of their own: it needs no network.</source>
        <translation>Invia la pagina ai Cacciatori. Ognuno può inserire sul proprio dispositivo i codici che ha annotato: non serve la rete.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Apri la pagina</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Files of these names are there already, perhaps from an earlier reveal.</source>
        <translation>Ci sono già file con questi nomi, forse di una rivelazione precedente.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sostituiscili</translation>
    </message>
    <message>
        <source>No, keep them</source>
        <translation>No, conservali</translation>
    </message>
    <message>
        <source>We all agree: hold this to reveal the game</source>
        <translation>Siamo tutti d’accordo: tieni premuto qui per rivelare la partita</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Condividi la caccia</translation>
    </message>
    <message>
        <source>The picture shows who has won, the whole way and the numbers of the hunt.</source>
        <translation>L’immagine mostra chi ha vinto, tutto il cammino e i numeri della caccia.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>Nessun programma qui apre %1.</translation>
    </message>
    <message>
        <source>Reveal the game by PIN</source>
        <translation>Rivela la partita con il PIN</translation>
    </message>
    <message>
        <source>Hold this to reveal the game</source>
        <translation>Tieni premuto qui per rivelare la partita</translation>
    </message>
    <message>
        <source>The page comes from this program. Who trusts nobody opens the same file in a verifier of their own; the settings say where it is.</source>
        <translation>La pagina viene da questo programma. Chi non si fida di nessuno può aprire lo stesso file nel proprio verificatore; le impostazioni dicono dove trovarlo.</translation>
    </message>
    <message>
        <source>Save it as SVG</source>
        <translation>Salvala come SVG</translation>
    </message>
    <message>
        <source>Everything hidden is written down: a page that replays the hunt on anybody&apos;s phone, and the record from which anybody can check it.</source>
        <translation>Tutto ciò che è nascosto viene scritto: una pagina che riproduce la caccia sul telefono di chiunque, e la registrazione con cui chiunque può verificarla.</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Salva la pagina per inviarla</translation>
    </message>
</context>
<context>
    <name>demeter::RoundTextSheet</name>
    <message>
        <source>The round as text</source>
        <translation>Il round come testo</translation>
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
        <source>Nothing has been said yet.</source>
        <translation>Non si è ancora detto nulla.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Come il tavolo interpreta le regole</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Ogni riga parte dall’interpretazione del regolamento che hai scelto. Cambiala se il tuo tavolo gioca altrimenti; se scegli un altro regolamento, tutte tornano alla sua.</translation>
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
    <message>
        <source>Find a rule</source>
        <translation>Trova una regola</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Nessuna regola ha queste parole.</translation>
    </message>
    <message>
        <source>Card texts that nobody has verified</source>
        <translation>Testi di carte che nessuno ha verificato</translation>
    </message>
    <message>
        <source>How the program shuffles</source>
        <translation>Come mescola il programma</translation>
    </message>
</context>
<context>
    <name>demeter::SecretScreen</name>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>L’ultima riga del file era strappata ed è stata tagliata. Nient’altro è andato perduto.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>Il file è danneggiato e si può solo leggere, fino all’ultima riga buona: %1</translation>
    </message>
    <message>
        <source>Here the game can only be read, and nothing can be done in it. %1</source>
        <translation>Qui la partita si può solo leggere, e non vi si può fare nulla. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Touch to see the map</source>
        <translation>Tocca per vedere la mappa</translation>
    </message>
    <message>
        <source>Touch to see what is asked</source>
        <translation>Tocca per vedere che cosa si chiede</translation>
    </message>
    <message>
        <source>Touch to see the hand</source>
        <translation>Tocca per vedere la mano</translation>
    </message>
    <message>
        <source>Touch to see the combat</source>
        <translation>Tocca per vedere il Combattimento</translation>
    </message>
    <message>
        <source>Touch to see the list of places</source>
        <translation>Tocca per vedere la lista dei Luoghi</translation>
    </message>
    <message>
        <source>Touch to see what stands here</source>
        <translation>Tocca per vedere che cosa c’è qui</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>Non salvato, quindi non è successo nulla. %1</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Diario della partita</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Leggi le carte</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Che cosa significano i segni</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Alla schermata iniziale</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Rivela la partita</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>nulla è stato annullato</translation>
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
    <message>
        <source>The curtain falls without a touch after</source>
        <translation>Il sipario cala se nessuno tocca per</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>What opens Dracula&apos;s screen</source>
        <translation>Che cosa apre lo schermo di Dracula</translation>
    </message>
    <message>
        <source>A PIN.</source>
        <translation>Un PIN.</translation>
    </message>
    <message>
        <source>Holding the button for a moment.</source>
        <translation>Tenere premuto il pulsante per un momento.</translation>
    </message>
    <message>
        <source>Another PIN</source>
        <translation>Un altro PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Imposta un PIN</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>Togli il PIN</translation>
    </message>
    <message>
        <source>What guards Dracula&apos;s screen is set on that screen, behind the curtain.</source>
        <translation>Ciò che protegge lo schermo di Dracula si imposta su quello schermo, dietro il sipario.</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>Un’altra frase segreta</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Imposta una frase segreta</translation>
    </message>
    <message>
        <source>No passphrase any more</source>
        <translation>Togli la frase segreta</translation>
    </message>
    <message>
        <source>Dracula&apos;s screen shows</source>
        <translation>Lo schermo di Dracula mostra</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Only the part that is touched</source>
        <translation>Solo la parte che si tocca</translation>
    </message>
    <message>
        <source>When Dracula has decided</source>
        <translation>Quando Dracula ha deciso</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>Il sipario cala</translation>
    </message>
    <message>
        <source>His screen stays open</source>
        <translation>Il suo schermo resta aperto</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>motion</comment>
        <translation>Come al solito</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno animazioni</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Controlla il mio tabellone</translation>
    </message>
    <message>
        <source>Hold the program&apos;s map against your board, city by city.</source>
        <translation>Confronta la mappa del programma con il tuo tabellone, città per città.</translation>
    </message>
    <message>
        <source>About Demeter</source>
        <translation>Informazioni su Demeter</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Salva il verificatore</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 è salvato.</translation>
    </message>
    <message>
        <source>The verifier could not be saved in the folder %1. Choose another one.</source>
        <translation>Non è stato possibile salvare il verificatore nella cartella %1. Scegline un’altra.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>Its verifier is a page that checks revealed games on any device, for hunters who trust no page that they are given. By these signs they know it:</source>
        <translation>Il suo verificatore è una pagina che verifica partite rivelate su qualsiasi dispositivo, per Cacciatori che non si fidano di pagine altrui. Lo si riconosce da questi segni:</translation>
    </message>
    <message>
        <source>In this game it stays open while a phone or a second screen shows the table, as you said.</source>
        <translation>In questa partita resta aperto mentre un telefono o un secondo schermo mostra il tavolo, come hai detto.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sounds</comment>
        <translation>Attivi</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Disattivati</translation>
    </message>
</context>
<context>
    <name>demeter::SetupPage</name>
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
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Tocca una Città per piazzare il Cacciatore evidenziato.</translation>
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
        <source>In a game this is chosen here. For practice it stays as it is.</source>
        <translation>In una partita vera lo scegli qui. Nel round di prova resta com’è.</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Scegli l’inizio in segreto</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1: non è una Città. Un Cacciatore comincia in una Città.</translation>
    </message>
    <message>
        <source>Where does %1 begin?</source>
        <translation>Da dove parte %1?</translation>
    </message>
    <message>
        <source>All four hunters have their city.</source>
        <translation>Tutti e quattro i Cacciatori hanno la loro Città.</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Dracula sceglie dove cominciare; i Cacciatori guardano altrove.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefoni</translation>
    </message>
    <message>
        <source>Without phones</source>
        <translation>Senza telefoni</translation>
    </message>
    <message>
        <source>They can be added at any time, from the table&apos;s menu.</source>
        <translation>Si possono aggiungere in ogni momento dal menu del tavolo.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Mostra il tavolo sui telefoni</translation>
    </message>
    <message>
        <source>The code to scan comes up as soon as the game has begun. Nothing has to be installed.</source>
        <translation>Il codice da inquadrare compare appena la partita è iniziata. Non c’è nulla da installare.</translation>
    </message>
    <message>
        <source>Show the table there</source>
        <comment>on phones</comment>
        <translation>Il tavolo è mostrato</translation>
    </message>
    <message>
        <source>Another game than %1</source>
        <translation>Un gioco diverso da «%1»</translation>
    </message>
    <message>
        <source>Players and cities</source>
        <translation>Giocatori e Città</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>%1 has no city yet. Tap it on the map.</source>
        <translation>%1: ancora nessuna Città. Toccala sulla mappa.</translation>
    </message>
    <message>
        <source>no names yet</source>
        <translation>ancora senza nomi</translation>
    </message>
    <message>
        <source>no city yet</source>
        <translation>ancora senza Città</translation>
    </message>
    <message>
        <source>It is then shuffled anew in every round, unless you choose otherwise.</source>
        <translation>Allora si rimescola a ogni round, salvo altra scelta.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manuale: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SpokenWordsField</name>
    <message>
        <source>The hunters&apos; words</source>
        <translation>Le parole dei Cacciatori</translation>
    </message>
    <message>
        <source>e.g. candlestick</source>
        <translation>ad es. candelabro</translation>
    </message>
    <message>
        <source>That doesn&apos;t count as a word.</source>
        <translation>Questa non conta come parola.</translation>
    </message>
    <message>
        <source>They count as: %1</source>
        <extracomment>%1 are the words without capitals and signs.</extracomment>
        <translation>Contano come: %1</translation>
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
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>ultima volta: %1</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Partite precedenti</translation>
    </message>
    <message>
        <source>Demeter keeps Dracula&apos;s trail secret and tells the table what everybody may know.</source>
        <translation>Demeter tiene segreto il Percorso di Dracula e dice al tavolo ciò che tutti possono sapere.</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Apri una partita salvata…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Controlla il mio tabellone</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>A first round, in five minutes</source>
        <translation>Un primo round, in cinque minuti</translation>
    </message>
    <message>
        <source>For practice; nothing of it is kept.</source>
        <translation>Serve per provare; non si salva nulla.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Look at the last game</source>
        <translation>Rivedi l’ultima partita</translation>
    </message>
</context>
<context>
    <name>demeter::StatisticsSheet</name>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Nessuna partita è ancora stata giocata fino alla fine.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message>
        <source>%1: Dracula %2, the hunters %3</source>
        <translation>%1: Dracula %2, i Cacciatori %3</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Quanto è durata</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 rounds, %3 on average</source>
        <translation>Da %1 a %2 round, %3 in media</translation>
    </message>
    <message>
        <source>Closest escape</source>
        <translation>Fuga per un pelo</translation>
    </message>
    <message>
        <source>One step, and nobody knew</source>
        <translation>Un passo, e nessuno lo sapeva</translation>
    </message>
    <message numerus="yes">
        <source>%n steps, and nobody knew</source>
        <translation>
            <numerusform>%n passo, e nessuno lo sapeva</numerusform>
            <numerusform>%n passi, e nessuno lo sapeva</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; players</source>
        <translation>Chi giocava con i Cacciatori</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won</source>
        <extracomment>%1 is a player, %2 how many games he or she has won, %3 of how many.</extracomment>
        <translation>%1: %2 vinte su %3</translation>
    </message>
    <message>
        <source>Not counted, for they are not over: %1</source>
        <translation>Non contate, perché non sono finite: %1</translation>
    </message>
    <message>
        <source>Not counted, for they do not open: %1</source>
        <translation>Non contate, perché non si aprono: %1</translation>
    </message>
    <message>
        <source>Over and not revealed, so that nothing hidden of them counts: %1</source>
        <translation>Finite e non rivelate, quindi nulla di nascosto conta: %1</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Salva come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Our hunts</source>
        <translation>Le nostre cacce</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 è salvato.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>Non è stato possibile salvare nella cartella %1. Scegline un’altra.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>demeter::StayOpenSheet</name>
    <message>
        <source>Somebody else&apos;s screen shows the table</source>
        <translation>Lo schermo di qualcun altro mostra il tavolo</translation>
    </message>
    <message>
        <source>Shall your screen stay open after your decisions?</source>
        <translation>Il tuo schermo deve restare aperto dopo le tue decisioni?</translation>
    </message>
    <message>
        <source>You then see at once what the hunters do. Esc, a pause and a locked computer still draw the curtain.</source>
        <translation>Così vedi subito che cosa fanno i Cacciatori. Esc, una pausa e il blocco del computer calano comunque il sipario.</translation>
    </message>
    <message>
        <source>No, the curtain falls as before</source>
        <translation>No, il sipario cala come prima</translation>
    </message>
    <message>
        <source>Yes, it stays open</source>
        <translation>Sì, resta aperto</translation>
    </message>
</context>
<context>
    <name>demeter::Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: meno uno</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: più uno</translation>
    </message>
</context>
<context>
    <name>demeter::TableLogSheet</name>
    <message>
        <source>Discarded Encounter cards</source>
        <translation>Carte Incontro scartate</translation>
    </message>
    <message>
        <source>Dracula&apos;s discarded Event cards</source>
        <translation>Carte Evento scartate di Dracula</translation>
    </message>
    <message>
        <source>Encounter cards in the deck: %1</source>
        <translation>Carte Incontro nel mazzo: %1</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Che cosa sa il tavolo</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Che cosa è scoperto</translation>
    </message>
    <message>
        <source>What was said, the newest first</source>
        <translation>Che cosa è stato detto, prima le più recenti</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <extracomment>A day of the week and a part of the round, and the number of the round.</extracomment>
        <translation>%1 · round %2</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta coperta</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down cards</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::TableScreen</name>
    <message>
        <source>Hold
to open</source>
        <translation>Tieni premuto
per aprire</translation>
    </message>
    <message>
        <source>Hold to open Dracula&apos;s screen</source>
        <translation>Tieni premuto per aprire lo schermo di Dracula</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Map of the table</source>
        <translation>Mappa del tavolo</translation>
    </message>
    <message>
        <source>Open
by PIN</source>
        <translation>Apri
con PIN</translation>
    </message>
    <message>
        <source>Open Dracula&apos;s screen by PIN</source>
        <translation>Apri lo schermo di Dracula con il PIN</translation>
    </message>
    <message>
        <source>Menu of the table</source>
        <translation>Menu del tavolo</translation>
    </message>
    <message>
        <source>“%1” means nothing here. Type a hunter, then a place or an action.</source>
        <translation>«%1» qui non significa nulla. Scrivi un Cacciatore, poi un Luogo o un’azione.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Telefoni che mostrano il tavolo: %1</translation>
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
        <translation>%1 (Cacciatori)</translation>
    </message>
</context>
<context>
    <name>demeter::TopicPage</name>
    <message>
        <source>In the printed book: “%1”, page %2.</source>
        <translation>Nel regolamento stampato: «%1», pagina %2.</translation>
    </message>
    <message>
        <source>In the printed book: “%1”.</source>
        <translation>Nel regolamento stampato: «%1».</translation>
    </message>
    <message>
        <source>Told from players&apos; summaries: what your cards and rulebook say comes first.</source>
        <translation>Raccontato da riassunti di giocatori: viene prima ciò che dicono le vostre carte e il vostro regolamento.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Vedi anche</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questa partita</translation>
    </message>
</context>
<context>
    <name>demeter::TrackBlock</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 su %3</translation>
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
    <name>demeter::TurnGuide</name>
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
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 su %2. %3</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: più uno</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: meno uno</translation>
    </message>
    <message>
        <source>Type: M Par</source>
        <extracomment>In a field to type in. M is the first letter of Mina, Par stands for Paris: both in the language of the window.</extracomment>
        <translation>Scrivi: M Par</translation>
    </message>
    <message>
        <source>Type what a hunter does</source>
        <translation>Scrivi che cosa fa un Cacciatore</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>Read about it: %1</source>
        <translation>Leggi su questo: %1</translation>
    </message>
    <message>
        <source>What the card does: %1</source>
        <translation>Che cosa fa la carta: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TurnPanel</name>
    <message>
        <source>All of the words</source>
        <comment>of a question that is too long for its place</comment>
        <translation>Tutto il testo</translation>
    </message>
</context>
<context>
    <name>demeter::WitnessSheet</name>
    <message>
        <source>QR code: %1</source>
        <translation>Codice QR: %1</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Codici di questa partita</translation>
    </message>
    <message>
        <source>The first code comes at the end of the setup.</source>
        <translation>Il primo codice arriva alla fine della preparazione.</translation>
    </message>
    <message>
        <source>Earlier codes</source>
        <translation>Codici precedenti</translation>
    </message>
    <message>
        <source>It is being made.</source>
        <comment>a code</comment>
        <translation>Si sta calcolando.</translation>
    </message>
    <message>
        <source>Photograph this code</source>
        <translation>Fotografa questo codice</translation>
    </message>
    <message>
        <source>Photograph code %1</source>
        <comment>of that round</comment>
        <translation>Fotografa il codice %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <comment>in the list of codes</comment>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>The setup</source>
        <comment>in the list of codes</comment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>in the list of codes</comment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Photograph the newest code, or note it. After the game it proves that Dracula changed nothing: the page that he sends you then asks for it.</source>
        <translation>Fotografa l’ultimo codice, o annotalo. Dopo la partita proverà che Dracula non ha cambiato nulla: lo chiederà la pagina che lui ti manderà.</translation>
    </message>
    <message>
        <source>The game went back behind it. It counts for what came before.</source>
        <comment>a code</comment>
        <translation>La partita è tornata a prima di questo codice, che vale ancora per ciò che lo precede.</translation>
    </message>
</context>
<context>
    <name>demeter::WordsSheet</name>
    <message>
        <source>Without a word the decks stay as they lie.</source>
        <translation>Senza una parola i mazzi restano come sono.</translation>
    </message>
    <message>
        <source>Shuffle anew</source>
        <translation>Rimischia</translation>
    </message>
    <message>
        <source>Without a word</source>
        <translation>Senza parola</translation>
    </message>
    <message>
        <source>A word for the cards</source>
        <translation>Una parola per le carte</translation>
    </message>
    <message>
        <source>Say any word. Both decks are shuffled anew with it. Until you say it, nobody can know which cards come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Dite una parola qualsiasi. Con essa si rimischiano i due mazzi. Finché non la dite, nessuno può sapere quali carte verranno, nemmeno chi ha il segreto di Dracula.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::Conversation</name>
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
        <translation>Fatto di nuovo: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Annullato: %1.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Prima un Cacciatore, poi un Luogo o un’azione: per esempio le prime lettere di entrambi.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::DraculaScreen</name>
    <message>
        <source>Trail and Catacombs</source>
        <translation>Percorso e Catacombe</translation>
    </message>
    <message>
        <source>Touch to see trail and Catacombs</source>
        <translation>Tocca per vedere Percorso e Catacombe</translation>
    </message>
    <message>
        <source>An error has been found</source>
        <translation>È stato trovato un errore</translation>
    </message>
    <message>
        <source>Has Dracula made a mistake?</source>
        <translation>Dracula ha commesso un errore?</translation>
    </message>
    <message>
        <source>Dracula suffers the penalty</source>
        <translation>Dracula subisce la penalità</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Rettifica a mano</translation>
    </message>
    <message>
        <source>How the table reads the rules</source>
        <translation>Come il tavolo interpreta le regole</translation>
    </message>
    <message>
        <source>A change holds from now on, and the table hears of it.</source>
        <translation>Un cambiamento vale da ora in poi, e il tavolo lo viene a sapere.</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n nella tua mano</numerusform>
            <numerusform>%n nella tua mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Scegli questa carta</translation>
    </message>
    <message>
        <source>A word for the Encounters</source>
        <translation>Una parola per gli Incontri</translation>
    </message>
    <message>
        <source>Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Dite una parola qualsiasi. Con essa si rimescola la riserva. Finché non la dite, nessuno può sapere quali Incontri verranno, nemmeno chi ha il segreto di Dracula.</translation>
    </message>
    <message>
        <source>Without a word the reserve stays as it is.</source>
        <translation>Senza una parola la riserva resta com’è.</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Rimescola</translation>
    </message>
    <message>
        <source>If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Se l’ha commesso, il suo Sangue scende da %1 a %2, e il suo Percorso si svuota fino alla carta del suo Luogo, che si rivela.</translation>
    </message>
    <message>
        <source>No, he has not</source>
        <translation>No, nessuno</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>L’ora</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s</source>
        <translation>Una carta di Dracula</translation>
    </message>
    <message>
        <source>An Encounter</source>
        <translation>Un Incontro</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Un Cacciatore</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Segnalini sul tabellone</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Carte Evento e Alleati</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Che cosa è sbagliato?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Quale numero?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>In realtà è</translation>
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
        <source>Which one?</source>
        <translation>Quale?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta Luogo</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Which Encounter</source>
        <translation>Quale Incontro</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>riserva</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>mano di Dracula</translation>
    </message>
    <message>
        <source>Which Encounter, and where it lies here</source>
        <translation>Quale Incontro, e dove si trova qui</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Dove si trova in realtà</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Quale Cacciatore?</translation>
    </message>
    <message>
        <source>Where the hunter is</source>
        <translation>Dove si trova il Cacciatore</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Salta il prossimo turno</translation>
    </message>
    <message>
        <source>Host %1</source>
        <translation>Ostia %1</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Terreno Consacrato</translation>
    </message>
    <message>
        <source>Roadblock, from</source>
        <translation>Blocco, da</translation>
    </message>
    <message>
        <source>Roadblock, to</source>
        <translation>Blocco, a</translation>
    </message>
    <message>
        <source>The Roadblock lies on a railway</source>
        <translation>Il Blocco è su una ferrovia</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Carta Evento %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Alleato di Dracula</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place</comment>
        <translation>nessun Luogo</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>an Encounter</comment>
        <translation>A faccia in su</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>a faccia in su</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an Encounter</comment>
        <translation>a faccia in giù</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an ally</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an Event card</comment>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSession</name>
    <message>
        <source>Dracula is asked when he next opens his screen. It is his to say that he was wrong.</source>
        <translation>Dracula risponde quando riapre il suo schermo. Tocca a lui dire se ha sbagliato.</translation>
    </message>
    <message>
        <source>If Dracula was, he loses Blood, and his trail is cleared down to the card of his place, which is shown.</source>
        <translation>Se ha sbagliato, perde Sangue, e il suo Percorso si svuota fino alla carta del suo Luogo, che si rivela.</translation>
    </message>
    <message>
        <source>Ask Dracula</source>
        <translation>Chiedi a Dracula</translation>
    </message>
    <message>
        <source>Dracula will be asked about the error on his screen.</source>
        <translation>A Dracula si chiederà dell’errore sul suo schermo.</translation>
    </message>
    <message>
        <source>Dracula has acknowledged no error.</source>
        <translation>Dracula non ha ammesso nessun errore.</translation>
    </message>
    <message>
        <source>The table claims an error. Dracula is asked about it.</source>
        <translation>Il tavolo contesta un errore. Lo si chiede a Dracula.</translation>
    </message>
    <message>
        <source>Not during a combat: claim it after that.</source>
        <translation>Non durante un Combattimento: contestalo dopo.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSetup</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Encounter tokens</source>
        <translation>Segnalini Incontro</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Rimescolamento</translation>
    </message>
    <message>
        <source>See the open questions</source>
        <translation>Vedi le questioni aperte</translation>
    </message>
    <message>
        <source>What the cards do comes from one source for most of them. If a card in your hand says otherwise, the card is right: put it right in the program, and the journal keeps why.</source>
        <translation>Quello che fanno le carte viene, per lo più, da una sola fonte. Se una carta che hai in mano dice altro, ha ragione la carta: correggi nel programma, e il diario conserva il perché.</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Distribuiti dal programma</translation>
    </message>
    <message>
        <source>The 45 tokens stay in the box.</source>
        <translation>I 45 segnalini restano nella scatola.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Pescati dalla scatola</translation>
    </message>
    <message>
        <source>Dracula draws real tokens and enters them.</source>
        <translation>Dracula pesca segnalini veri e li inserisce.</translation>
    </message>
    <message>
        <source>The tokens come from the box: whoever plays Dracula mixes them by hand.</source>
        <translation>I segnalini vengono dalla scatola: chi gioca Dracula li mescola a mano.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Di nuovo a ogni round</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Una volta, all’inizio</translation>
    </message>
    <message>
        <source>Each line begins with the reading that the program has chosen. Change one if your table plays otherwise.</source>
        <translation>Ogni riga comincia con l’interpretazione scelta dal programma. Cambiatene una se il vostro tavolo gioca diversamente.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretazioni cambiate a mano: %1</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Seconda edizione</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>mixing</comment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>The rules are those of the second edition, as an Italian summary by players and other public sources have them. Where they say nothing, the program has chosen a reading; your table can choose another one.</source>
        <translation>Le regole sono quelle della seconda edizione, secondo un riassunto di giocatori italiani e altre fonti pubbliche. Dove tacciono, il programma ha scelto un’interpretazione; il vostro tavolo può sceglierne un’altra.</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the tokens to come. Phones give shares by themselves.</source>
        <translation>Prima che Dracula peschi dite una parola: fino ad allora nessuno può conoscere i segnalini che verranno. I telefoni danno parti da soli.</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Con una parola o con i telefoni.</translation>
    </message>
    <message>
        <source>You say a word before the first token is dealt.</source>
        <translation>Dite una parola prima che venga distribuito il primo segnalino.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Con una parola detta al tavolo.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>The program&apos;s map</source>
        <translation>La mappa del programma</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatBoard</name>
    <message>
        <source>damage %1 of %2</source>
        <translation>danni %1 su %2</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>no escapes</source>
        <translation>niente fughe</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, coperta</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>Morsi: %1</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>ammaliamento</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, annullata</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>Cacciatore coinvolto</translation>
    </message>
    <message>
        <source>Played in this combat</source>
        <translation>Giocate in questo Combattimento</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatSteps</name>
    <message>
        <source>Combat round %1 of %2, step %3 of 8: %4</source>
        <translation>Round di Combattimento %1 su %2, passo %3 su 8. %4</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Combat round %1 of %2</source>
        <translation>Round di Combattimento %1 su %2</translation>
    </message>
    <message>
        <source>Night: the parts for the night count too.</source>
        <translation>È Notte: valgono anche gli effetti «di Notte».</translation>
    </message>
    <message>
        <source>By day: the parts for the night do not count.</source>
        <translation>È Giorno: gli effetti «di Notte» non valgono.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::Conversation</name>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Scegli di nuovo per confermare.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Prima un Cacciatore, poi un Luogo o un’azione: per esempio le prime lettere di entrambi.</translation>
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
        <source>Lair %1</source>
        <translation>Tana %1</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Ripetuto «%1».</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Annullato «%1».</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CountsSheet</name>
    <message>
        <source>Combat cards in Dracula&apos;s hand as a combat begins</source>
        <translation>Carte Tattica nella mano di Dracula all’inizio di un Combattimento</translation>
    </message>
    <message>
        <source>Dracula&apos;s life</source>
        <translation>Salute di Dracula</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>Salute: %1</translation>
    </message>
    <message>
        <source>Bite spaces of %1</source>
        <translation>Spazi per i Morsi: %1</translation>
    </message>
    <message>
        <source>Counts of the cards</source>
        <translation>Numero delle carte</translation>
    </message>
    <message>
        <source>No source gives these numbers for certain. Count your box once and put them right. A card that is drawn more often than counted here is accepted, with a warning.</source>
        <translation>Nessuna fonte dà questi numeri con certezza. Conta una volta la tua scatola e correggili. Una carta pescata più spesso di quanto indicato qui viene accettata, con un avviso.</translation>
    </message>
    <message>
        <source>Back to the numbers of the program</source>
        <translation>Torna ai numeri del programma</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Carte Incontro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards</source>
        <translation>Carte Evento di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat cards</source>
        <translation>Carte Tattica di Dracula</translation>
    </message>
    <message>
        <source>Sheets and hands</source>
        <translation>Schede e mani</translation>
    </message>
    <message>
        <source>%1, not verified</source>
        <translation>%1, non verificato</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non verificato</translation>
    </message>
    <message>
        <source>So few cards are not enough for a game.</source>
        <translation>Così poche carte non bastano per una partita.</translation>
    </message>
    <message>
        <source>In all: %1, as the box should hold.</source>
        <translation>In tutto: %1, quante ne prevede la scatola.</translation>
    </message>
    <message>
        <source>In all: %1. The box should hold %2.</source>
        <translation>In tutto: %1. La scatola ne prevede %2.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::DraculaScreen</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Percorso e Tane</translation>
    </message>
    <message>
        <source>Touch to see trail and lairs</source>
        <translation>Tocca per vedere Percorso e Tane</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n nella tua mano</numerusform>
            <numerusform>%n nella tua mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Scegli questa carta</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Registra ciò che è successo al tavolo</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Rettifica a mano</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::HunterCardsPanel</name>
    <message>
        <source>The hunters play a card</source>
        <translation>I Cacciatori giocano una carta</translation>
    </message>
    <message>
        <source>Choose the card, or type its name in any of the languages.</source>
        <translation>Scegli la carta, o scrivine il nome in una qualsiasi delle lingue.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Trova una carta</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Nessuna carta ha queste parole.</translation>
    </message>
    <message>
        <source>They ask Dracula</source>
        <translation>Chiedono a Dracula</translation>
    </message>
    <message>
        <source>They change something</source>
        <translation>Cambiano qualcosa</translation>
    </message>
    <message>
        <source>Only announced</source>
        <translation>Solo annunciate</translation>
    </message>
    <message>
        <source>Dracula answers this card. Enter it on his screen.</source>
        <translation>A questa carta risponde Dracula. Inseriscila sul suo schermo.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::NewGameScreen</name>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Carte Incontro</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Come si mischia</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
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
        <source>See the readings that differ</source>
        <translation>Vedi le interpretazioni diverse</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Distribuite dal programma</translation>
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
        <source>Counts of the cards</source>
        <translation>Numero delle carte</translation>
    </message>
    <message>
        <source>The cards come from the box: whoever plays Dracula shuffles them by hand.</source>
        <translation>Le carte vengono dalla scatola: chi gioca con Dracula le mischia a mano.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>Di nuovo a ogni round</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the cards to come. Phones give shares by themselves.</source>
        <translation>Prima che Dracula peschi dite una parola: fino ad allora nessuno può conoscere le carte che verranno. I telefoni danno parti da soli.</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Una volta, all’inizio</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Terza edizione</translation>
    </message>
    <message>
        <source>Map of the second</source>
        <translation>Mappa della seconda</translation>
    </message>
    <message>
        <source>Only the map is another one. The rules and cards stay those of the third edition.</source>
        <translation>Cambia solo la mappa. Le regole e le carte restano quelle della terza edizione.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretazioni cambiate a mano: %1</translation>
    </message>
    <message>
        <source>counts changed by hand: %1</source>
        <translation>numeri cambiati a mano: %1</translation>
    </message>
    <message>
        <source>The %1 cards stay in the box.</source>
        <translation>Le %1 carte restano nella scatola.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>shuffling</comment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Con una parola o con i telefoni.</translation>
    </message>
    <message>
        <source>The rules stay those of the third edition.</source>
        <translation>Le regole restano quelle della terza edizione.</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>cambiati a mano: %1</translation>
    </message>
    <message>
        <source>not verified; count your box once</source>
        <translation>non verificati; conta la tua scatola</translation>
    </message>
    <message>
        <source>You say a word before the first card is dealt.</source>
        <translation>Dite una parola prima che venga distribuita la prima carta.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Con una parola detta al tavolo.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Giorno e momento</translation>
    </message>
    <message>
        <source>A slot or lair</source>
        <translation>Uno spazio o una Tana</translation>
    </message>
    <message>
        <source>An Encounter card</source>
        <translation>Una carta Incontro</translation>
    </message>
    <message>
        <source>What Hide is tied to</source>
        <translation>A che cosa è associata Nascondersi</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Un Cacciatore</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Un segnalino</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Carte Evento e Alleati</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Che cosa è sbagliato?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Quale numero?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>In realtà è</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Nothing of what happens at dawn or dusk is made up for: put that right too.</source>
        <translation>Ciò che succede all’alba o al tramonto non viene ripetuto: rettifica anche quello.</translation>
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
        <source>Which one?</source>
        <translation>Quale?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta Luogo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>With no card at all it is emptied, and its Encounter cards are discarded.</source>
        <translation>Senza nessuna carta lo spazio viene svuotato, e le sue carte Incontro si scartano.</translation>
    </message>
    <message>
        <source>Encounter deck</source>
        <translation>mazzo Incontri</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>mano di Dracula</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pila degli scarti</translation>
    </message>
    <message>
        <source>before Dracula</source>
        <translation>davanti a Dracula</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quale carta</translation>
    </message>
    <message>
        <source>Which card, and where it lies here</source>
        <translation>Quale carta, e dove si trova qui</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Dove si trova in realtà</translation>
    </message>
    <message>
        <source>Damage on the vampire</source>
        <translation>Danni sul Vampiro</translation>
    </message>
    <message>
        <source>Hide does not lie on the trail, so it is tied to nothing.</source>
        <translation>Nascondersi non è sul Percorso, quindi non è associata a nulla.</translation>
    </message>
    <message>
        <source>Hide is tied to</source>
        <translation>Nascondersi è associata a</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>Defeated, to the hospital: %1</source>
        <translation>Sconfitta, all’Ospedale: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuori dal tabellone</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Ospedale: %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>Quale Cacciatore?</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Which token?</source>
        <translation>Quale segnalino?</translation>
    </message>
    <message>
        <source>None lies on the board here.</source>
        <translation>Qui nessuno è sul tabellone.</translation>
    </message>
    <message>
        <source>Here they lie: %1.</source>
        <translation>Qui si trovano: %1.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zona di Mare</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>How many lie there in truth</source>
        <translation>Quanti ce ne sono in realtà</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Tra</translation>
    </message>
    <message>
        <source>And</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Road or railway</source>
        <translation>Strada o Ferrovia</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Alleato di Dracula</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Carta Evento %1</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::TableEntryPanel</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>The table sees where Dracula is: %1.</source>
        <translation>Il tavolo vede dov’è Dracula: %1.</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail.</source>
        <translation>Tutti gli altri Nascondigli lasciano il Percorso.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, then he has %2 of %3.</source>
        <translation>Dracula subisce %1 danni e poi ne ha %2 su %3.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, and the hunters win.</source>
        <translation>Dracula subisce %1 danni e i Cacciatori vincono.</translation>
    </message>
    <message>
        <source>The table will hear: %1</source>
        <translation>Il tavolo sentirà questo. %1</translation>
    </message>
    <message>
        <source>This is entered: %1.</source>
        <extracomment>%1 is the name of an action, such as `As it happened: Play: Lisbon`.</extracomment>
        <translation>Si registra «%1».</translation>
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
        <source>Enter where the hunters are</source>
        <translation>Annota dove sono i Cacciatori</translation>
    </message>
    <message>
        <source>So far they are where the program has them.</source>
        <translation>Finora sono dove li ha il programma.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it off the board?</source>
        <translation>Toglierlo dal tabellone?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>No, resta</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Togli dal tabellone</translation>
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
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Piazza il segnalino</translation>
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
        <source>Enter the numbers</source>
        <translation>Annota i numeri</translation>
    </message>
    <message>
        <source>So far these are the numbers that the program has.</source>
        <translation>Finora sono i numeri che ha il programma.</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>I Cacciatori contestano un errore</translation>
    </message>
    <message>
        <source>The whole record is checked. The table hears whether there was an error, in which round, and against which rule.</source>
        <translation>Si controlla tutto il registro. Il tavolo sente se c’è stato un errore, in quale round e contro quale regola.</translation>
    </message>
    <message>
        <source>If there was one, the penalty follows at once.</source>
        <translation>Se c’è stato, la penalità arriva subito.</translation>
    </message>
    <message>
        <source>Check the record?</source>
        <translation>Controllare il registro?</translation>
    </message>
    <message>
        <source>No, check nothing</source>
        <translation>No, non controllare nulla</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Controlla il registro</translation>
    </message>
    <message>
        <source>the record is checked; yes or no, the round and the rule are told</source>
        <translation>il registro viene controllato; si dicono sì o no, il round e la regola</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Subisci la penalità per un errore</translation>
    </message>
    <message>
        <source>Suffer the penalty?</source>
        <translation>Subire la penalità?</translation>
    </message>
    <message>
        <source>No, nothing is shown</source>
        <translation>No, non si mostra nulla</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Subisci la penalità</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>rivela il Luogo, svuota il Percorso, 5 danni</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Per un passo di Dracula che le regole vietano ma che al tavolo non si può più annullare. Si registra così com’è andato; i passi consentiti si registrano nella guida del turno.</translation>
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
        <source>Suffer the penalty for this?</source>
        <translation>Subire la penalità per questo?</translation>
    </message>
    <message>
        <source>No, enter nothing</source>
        <translation>No, non registrare nulla</translation>
    </message>
    <message>
        <source>Enter it with the penalty</source>
        <translation>Registralo con la penalità</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>D’ora in poi la partita si controlla secondo ciò che registri qui, e così ogni contestazione su ciò che è stato prima.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretazione</translation>
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
        <source>The program has: %1. It will have: %2.</source>
        <translation>Il programma ha: %1. Avrà: %2.</translation>
    </message>
    <message>
        <source>Where the hunters are</source>
        <translation>Dove sono i Cacciatori</translation>
    </message>
    <message>
        <source>A token in a city</source>
        <translation>Un segnalino in una Città</translation>
    </message>
    <message>
        <source>Week and Despair</source>
        <translation>Settimana e Disperazione</translation>
    </message>
    <message>
        <source>An error of Dracula&apos;s</source>
        <translation>Un errore di Dracula</translation>
    </message>
    <message>
        <source>A step that was illegal</source>
        <translation>Un passo non consentito</translation>
    </message>
    <message>
        <source>How a rule is read</source>
        <translation>Come si interpreta una regola</translation>
    </message>
    <message>
        <source>A road of your board</source>
        <translation>Una Strada del tuo tabellone</translation>
    </message>
    <message>
        <source>A Location card on the trail</source>
        <translation>Una carta Luogo sul Percorso</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>Di che cosa si tratta?</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail, and Encounter cards at Dracula&apos;s place are discarded too.</source>
        <translation>Tutti gli altri Nascondigli lasciano il Percorso, e si scartano anche le carte Incontro dove si trova Dracula.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEdition</name>
    <message>
        <source>Third edition</source>
        <translation>Terza edizione</translation>
    </message>
    <message>
        <source>Rumors, lairs and a week of days. The fourth edition has the same rules.</source>
        <translation>Dicerie, Tane e una settimana di giorni. La quarta edizione ha le stesse regole.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEditionSession</name>
    <message>
        <source>The program checks the whole record. You hear whether there was an error, in which round, and against which rule.</source>
        <translation>Il programma controlla tutto il registro. Vi dice se c’è stato un errore, in quale round e contro quale regola.</translation>
    </message>
    <message>
        <source>If there was one, Dracula shows where he is, his trail is cleared, and he suffers 5 damage.</source>
        <translation>Se c’è stato, Dracula mostra dove si trova, il suo Percorso si svuota e subisce 5 danni.</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Controlla il registro</translation>
    </message>
</context>
</TS>
