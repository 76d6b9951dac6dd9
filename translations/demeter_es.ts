<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>BoardCommand</name>
    <message>
        <source>Usage: demeter-cli board check FILE</source>
        <translation>Uso: demeter-cli board check ARCHIVO</translation>
    </message>
    <message>
        <source>Checks a board file and prints every fault in it, one a line:
FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.

Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.</source>
        <translation>Comprueba un archivo de tablero y muestra cada fallo, uno por línea:
ARCHIVO: LUGAR: qué está mal. Un lugar es un puntero JSON como /roads/17.

Estado de salida: 0 sin fallos, 1 se han hallado fallos, 2 el archivo no se puede leer o no es JSON.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>No se puede leer el archivo: %1</translation>
    </message>
    <message>
        <source>It is too large for a board file.</source>
        <translation>Es demasiado grande para un archivo de tablero.</translation>
    </message>
    <message>
        <source>no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals</source>
        <translation>sin fallos: %1 ubicaciones, %2 carreteras, %3 bordes de mar, %4 puertos, %5 ferrocarriles, %6 hospitales</translation>
    </message>
</context>
<context>
    <name>BoardFault</name>
    <message>
        <source>&quot;%1&quot; must not begin or end with a space.</source>
        <translation>«%1» no debe empezar ni acabar con un espacio.</translation>
    </message>
    <message>
        <source>The board has no locations.</source>
        <translation>El tablero no tiene ubicaciones.</translation>
    </message>
    <message>
        <source>There are %1 locations; a board may have %2 at most.</source>
        <translation>Hay %1 ubicaciones; un tablero puede tener %2 como máximo.</translation>
    </message>
    <message>
        <source>Another location has the id &quot;%1&quot; already.</source>
        <translation>Otra ubicación tiene ya el id «%1».</translation>
    </message>
    <message>
        <source>The location &quot;%2&quot; has the name &quot;%1&quot; already.</source>
        <translation>La ubicación «%2» tiene ya el nombre «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of location: small-city, large-city, castle, sea or hospital.</source>
        <translation>«%1» no es ningún tipo de ubicación: small-city, large-city, castle, sea o hospital.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second castle; the first one is &quot;%2&quot;.</source>
        <translation>«%1» es un segundo castillo; el primero es «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on land and must have a region.</source>
        <translation>«%1» está en tierra y debe tener región.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a sea and must have null for a region.</source>
        <translation>«%1» es un mar y debe tener null como región.</translation>
    </message>
    <message>
        <source>This must be a pair of numbers: degrees of longitude, degrees of latitude.</source>
        <translation>Debe ser un par de números: grados de longitud, grados de latitud.</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be from %2 to %3.</source>
        <translation>%1 está fuera de rango: debe estar entre %2 y %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must have a Location card: only a hospital place has none.</source>
        <translation>«%1» debe tener carta de Ubicación: solo un lugar de hospital carece de ella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a hospital place and cannot have a Location card.</source>
        <translation>«%1» es un lugar de hospital y no puede tener carta de Ubicación.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port: only a city can.</source>
        <translation>«%1» no puede ser puerto: solo una ciudad puede serlo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a port on &quot;%2&quot;, which is no sea.</source>
        <translation>«%1» no puede ser puerto de «%2», que no es un mar.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board.</source>
        <translation>«%1» no es una ubicación de este tablero.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is joined to itself.</source>
        <translation>«%1» está unida consigo misma.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must stand before &quot;%1&quot;: the smaller id comes first.</source>
        <translation>«%2» debe ir antes de «%1»: el id menor va primero.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are joined already, at %3.</source>
        <translation>«%1» y «%2» ya están unidas, en %3.</translation>
    </message>
    <message>
        <source>The list is not sorted: &quot;%1&quot; must stand before &quot;%2&quot;.</source>
        <translation>La lista no está ordenada: «%1» debe ir antes de «%2».</translation>
    </message>
    <message>
        <source>A road cannot lead to the sea &quot;%1&quot;.</source>
        <translation>Una carretera no puede llevar al mar «%1».</translation>
    </message>
    <message>
        <source>A sea border cannot touch &quot;%1&quot;, which is no sea.</source>
        <translation>Un borde de mar no puede tocar «%1», que no es un mar.</translation>
    </message>
    <message>
        <source>A railway cannot lead to &quot;%1&quot;, which is no city.</source>
        <translation>Un ferrocarril no puede llevar a «%1», que no es una ciudad.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a railway line: white, yellow, or null for none.</source>
        <translation>«%1» no es un color de ferrocarril: white, yellow o null si no hay.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no port.</source>
        <translation>El mar «%1» no tiene ningún puerto.</translation>
    </message>
    <message>
        <source>The sea &quot;%1&quot; has no border with another sea.</source>
        <translation>El mar «%1» no comparte borde con ningún otro mar.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be reached by road or sea.</source>
        <translation>No se puede llegar a «%1» por carretera ni por mar.</translation>
    </message>
    <message>
        <source>The board has no hospital.</source>
        <translation>El tablero no tiene ningún hospital.</translation>
    </message>
    <message>
        <source>The hospital at &quot;%1&quot; is there twice.</source>
        <translation>El hospital de «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>There cannot be a hospital at &quot;%1&quot;, which is no large city and no hospital place.</source>
        <translation>No puede haber un hospital en «%1», que no es una ciudad grande ni un lugar de hospital.</translation>
    </message>
    <message>
        <source>The number of &quot;%1&quot; must be a whole number from 1 to %2.</source>
        <translation>El número de «%1» debe ser un entero del 1 al %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has the number %1 already.</source>
        <translation>«%2» tiene ya el número %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have a number: only cities and the castle are numbered.</source>
        <translation>«%1» no puede tener número: solo se numeran las ciudades y el castillo.</translation>
    </message>
    <message>
        <source>A board file has no section &quot;%1&quot;.</source>
        <translation>Un archivo de tablero no tiene ninguna sección «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no status: &quot;two independent sources agree&quot;, &quot;one source&quot; or &quot;inferred, check against your board&quot;.</source>
        <translation>«%1» no es un estado: «two independent sources agree», «one source» o «inferred, check against your board».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scope: &quot;listed items&quot; or &quot;whole section&quot;.</source>
        <translation>«%1» no es un alcance: «listed items» o «whole section».</translation>
    </message>
    <message>
        <source>An inferred section is inferred as a whole: the scope must be &quot;whole section&quot;.</source>
        <translation>Una sección inferida lo es por completo: el alcance debe ser «whole section».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of this board; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una ubicación de este tablero; ¿tal vez «%2»?</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The round</source>
        <translation>La ronda</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Rastro y guaridas</translation>
    </message>
    <message>
        <source>Board and movement</source>
        <translation>Tablero y movimiento</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>Los cazadores</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.</source>
        <translation>Todas las cartas del rastro avanzan una casilla a la derecha; el escondite que sale de la casilla 6 se desarrolla o se convierte en guarida.</translation>
    </message>
    <message>
        <source>The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.</source>
        <translation>El escondite que sale de la casilla 6 pasa a un espacio de guarida, con una carta de Encuentro de la mano.</translation>
    </message>
    <message>
        <source>From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.</source>
        <translation>Zarpar de un puerto cuesta 2 de daño, pasar de una zona de mar a otra cuesta 1 y desembarcar no cuesta nada.</translation>
    </message>
    <message>
        <source>Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.</source>
        <translation>«Ocultarse», en la casilla 1, está asociada a la carta de Ubicación de la casilla 2; las dos tienen cartas de Encuentro.</translation>
    </message>
    <message>
        <source>With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.</source>
        <translation>Con «Forma de lobo» Drácula va, a cambio de 1 de daño, a una ciudad que esté a una o dos carreteras.</translation>
    </message>
    <message>
        <source>Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.</source>
        <translation>«Engaño» ocupa el lugar de un escondite del rastro, y en la casilla 1 hay una nueva carta de Ubicación.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>This is the book for &quot;%1&quot;, but the one for &quot;%2&quot; should be here.</source>
        <extracomment>Codes of languages, such as &quot;pl&quot;.</extracomment>
        <translation>Este es el libro para «%1», pero aquí debería estar el libro para «%2».</translation>
    </message>
    <message>
        <source>The book has no chapter &quot;%1&quot;.</source>
        <translation>El libro no tiene ningún capítulo «%1».</translation>
    </message>
    <message>
        <source>The chapter &quot;%1&quot; stands out of its order.</source>
        <translation>El capítulo «%1» está fuera de orden.</translation>
    </message>
    <message>
        <source>The book has no topic &quot;%1&quot;.</source>
        <translation>El libro no tiene ningún tema «%1».</translation>
    </message>
    <message>
        <source>The topic &quot;%1&quot; is in the book twice.</source>
        <translation>El tema «%1» está dos veces en el libro.</translation>
    </message>
    <message>
        <source>The rule %1 is in the book twice.</source>
        <translation>La regla %1 está dos veces en el libro.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is in the book twice.</source>
        <translation>La carta «%1» está dos veces en el libro.</translation>
    </message>
    <message>
        <source>The book has no card &quot;%1&quot;.</source>
        <translation>El libro no tiene ninguna carta «%1».</translation>
    </message>
    <message>
        <source>The book has no cards of the kind &quot;%1&quot;.</source>
        <translation>El libro no tiene cartas del tipo «%1».</translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>Encounter card</source>
        <translation>carta de Encuentro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat card</source>
        <translation>carta de Combate de Drácula</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>carta de Poder</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event card</source>
        <translation>carta de Evento de Drácula</translation>
    </message>
    <message>
        <source>Dracula&apos;s ability</source>
        <translation>capacidad de Drácula</translation>
    </message>
    <message>
        <source>the hunters&apos; Event card</source>
        <translation>carta de Evento de los cazadores</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>carta de Objeto</translation>
    </message>
    <message>
        <source>the hunters&apos; Combat card</source>
        <translation>carta de Combate de los cazadores</translation>
    </message>
    <message>
        <source>hunter</source>
        <translation>miembro del grupo de cazadores</translation>
    </message>
    <message>
        <source>In an ambush</source>
        <translation>En una emboscada</translation>
    </message>
    <message>
        <source>In a search</source>
        <translation>En una búsqueda</translation>
    </message>
    <message>
        <source>When it matures</source>
        <translation>Al desarrollarse</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>De día</translation>
    </message>
    <message>
        <source>At dusk and by night</source>
        <translation>Al anochecer y de noche</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>De noche</translation>
    </message>
    <message>
        <source>When it is played</source>
        <translation>Cuándo se juega</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>En el rastro</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>As an ally</source>
        <translation>Como aliado</translation>
    </message>
    <message>
        <source>What cancels what</source>
        <translation>Qué anula a qué</translation>
    </message>
    <message>
        <source>On the hunter&apos;s sheet</source>
        <translation>En la hoja de personaje</translation>
    </message>
    <message>
        <source>What can be done against it</source>
        <translation>Qué se puede hacer contra ella</translation>
    </message>
    <message>
        <source>By day and by night</source>
        <translation>De día y de noche</translation>
    </message>
    <message>
        <source>In a lair</source>
        <translation>En una guarida</translation>
    </message>
    <message>
        <source>Encounter token</source>
        <translation>ficha de Encuentro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Tactics card</source>
        <translation>carta de Táctica de Drácula</translation>
    </message>
    <message>
        <source>Agents&apos; Tactics card</source>
        <translation>carta de Táctica de los Agentes</translation>
    </message>
    <message>
        <source>When a hunter meets it</source>
        <translation>Cuando un cazador lo encuentra</translation>
    </message>
    <message>
        <source>How certain this is</source>
        <translation>Qué certeza hay</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Quién la tiene</translation>
    </message>
    <message>
        <source>When it is activated</source>
        <translation>Al activarse</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Check my board</source>
        <translation>Comprobar mi tablero</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>¿Es así en tu tablero? Toca lo que sea distinto.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>carretera</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Falta una: tócala en el mapa o elígela.</translation>
    </message>
    <message>
        <source>Choose what is missing</source>
        <translation>Elige lo que falta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Lo que es distinto</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Compartir lo encontrado</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>What you tap is done in the program at once, and every phone shows it. The board is saved and named there.</source>
        <translation>Lo que tocas cambia al momento en el programa y se ve en todos los móviles. El tablero se guarda allí, con un nombre.</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Ciudad grande</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Ciudad pequeña</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 de %2 lugares</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>unos %1 min</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Todavía no hay cambios.</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Cambios hasta ahora: %1</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Coincide: siguiente, %1</translation>
    </message>
    <message>
        <source>It agrees: the last one</source>
        <translation>Coincide: era el último</translation>
    </message>
    <message>
        <source>Every place has been looked at.</source>
        <translation>Has comprobado todos los lugares.</translation>
    </message>
    <message>
        <source>The board can now be saved in the program, under a name of yours.</source>
        <translation>Ya puedes guardar el tablero en el programa, con el nombre que quieras.</translation>
    </message>
    <message>
        <source>The comparison is no longer shown on phones.</source>
        <translation>La comprobación ya no se muestra en los móviles.</translation>
    </message>
    <message>
        <source>The comparison has been left. What you have looked at is kept.</source>
        <translation>La comprobación se ha cerrado. Se conserva todo lo que has comprobado.</translation>
    </message>
    <message>
        <source>The board has been saved in the program: the comparison has ended.</source>
        <translation>El tablero se ha guardado en el programa: la comprobación ha terminado.</translation>
    </message>
    <message>
        <source>A game begins at the table. What you have looked at is kept.</source>
        <translation>En la mesa empieza una partida. Se conserva todo lo que has comprobado.</translation>
    </message>
    <message>
        <source>Somebody else was faster. This is how it is now.</source>
        <translation>Alguien ha sido más rápido. Así está ahora.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 ya está en la lista.</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nada puede llevar hasta ahí.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>región</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>tren</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No hay ninguna orden «%1».</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Falta una orden.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>No se puede escribir la salida.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>La opción %1 se ha dado dos veces.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>La opción %1 no lleva valor.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>La opción %1 necesita un valor.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Aquí no hay ninguna opción %1.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Falta algo.</translation>
    </message>
    <message>
        <source>There is one thing too many: %1</source>
        <translation>Sobra algo: %1</translation>
    </message>
    <message>
        <source>DEPTH has to be a whole number from 0 to %1.</source>
        <translation>PROFUNDIDAD tiene que ser un entero del 0 al %1.</translation>
    </message>
    <message>
        <source>%1 positions/s</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>%1 posiciones/s</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;.</source>
        <translation>%1 no puede ser «%2».</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>There is no moment %1: actions in the game: %2.</source>
        <translation>No hay ningún momento %1 (acciones de la partida: %2).</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>No hay ningún idioma «%1».</translation>
    </message>
    <message>
        <source>line %1: the last line was not written completely, so it is left out.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>línea %1: la última línea no se escribió entera, así que se omite.</translation>
    </message>
    <message>
        <source>The record is damaged; nothing from there on is read. %1</source>
        <extracomment>%1 says where and what.</extracomment>
        <translation>El registro está dañado; no se lee nada a partir de ahí. %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>This is no QR code of a game: %1</source>
        <translation>Esto no es el código QR de una partida: %1</translation>
    </message>
    <message>
        <source>The QR codes belong to different games.</source>
        <translation>Los códigos QR son de partidas distintas.</translation>
    </message>
    <message>
        <source>A round has to follow its code.</source>
        <translation>Una ronda tiene que ir detrás de su código.</translation>
    </message>
    <message>
        <source>Say with --round to which round the code %1 belongs.</source>
        <translation>Indica con --round a qué ronda pertenece el código %1.</translation>
    </message>
    <message>
        <source>line %1: not revealed. What is sealed from here on can&apos;t be checked.</source>
        <translation>línea %1: no está revelada. Lo sellado de aquí en adelante no se puede comprobar.</translation>
    </message>
    <message>
        <source>line %1: the chain is broken. %2</source>
        <translation>línea %1: la cadena está rota. %2</translation>
    </message>
    <message>
        <source>line %1: an illegal step, by %2.</source>
        <translation>línea %1: un paso no válido, según la regla %2.</translation>
    </message>
    <message>
        <source>line %1: a false answer. %2</source>
        <translation>línea %1: una respuesta falsa. %2</translation>
    </message>
    <message>
        <source>line %1: the decks were not dealt from the secret that was promised.</source>
        <translation>línea %1: los mazos no se repartieron a partir del secreto prometido.</translation>
    </message>
    <message>
        <source>the QR code</source>
        <translation>el código QR</translation>
    </message>
    <message>
        <source>%1 does not belong to the deal of this game.</source>
        <translation>%1 no pertenece al reparto de esta partida.</translation>
    </message>
    <message>
        <source>%1 does not belong to round %2 of this game.</source>
        <translation>%1 no pertenece a la ronda %2 de esta partida.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: nothing was promised before the deal.</source>
        <translation>Los mazos fueron cosa solo del programa: no se prometió nada antes del reparto.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>líneas %1 a %2</translation>
    </message>
    <message>
        <source>taken back or done again: %1</source>
        <translation>deshecho o rehecho: %1</translation>
    </message>
    <message>
        <source>the code fits</source>
        <translation>el código encaja</translation>
    </message>
    <message>
        <source>line %1: not sealed. What the table was told from here on could have been changed, and is not checked.</source>
        <translation>línea %1: sin sellar. Lo que se dijo a la mesa desde aquí se pudo cambiar y no se comprueba.</translation>
    </message>
    <message>
        <source>line %1: played by a map of its own, %2. No code says what stood in that file.</source>
        <translation>línea %1: se jugó con un mapa propio, %2. Ningún código dice qué había en ese archivo.</translation>
    </message>
    <message>
        <source>The file ends before the end of the game.</source>
        <translation>El archivo termina antes del final de la partida.</translation>
    </message>
    <message>
        <source>No code of the deal was given, so nobody vouches that the promise came before the words.</source>
        <translation>No se ha dado el código del reparto, así que nadie avala que la promesa fuera anterior a las palabras.</translation>
    </message>
    <message>
        <source>The decks were the program&apos;s alone: the hunters said no words.</source>
        <translation>Los mazos fueron cosa solo del programa: los cazadores no dijeron ninguna palabra.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows where Dracula is. To reveal it all the same, add %1.</source>
        <translation>La partida no ha terminado, y quien abra los archivos sabrá dónde está Drácula. Para revelarla de todos modos, añade %1.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli COMMAND ARGUMENTS

Commands:
</source>
        <translation>Uso: demeter-cli ORDEN ARGUMENTOS

Órdenes:
</translation>
    </message>
    <message>
        <source>  replay GAME             reads a recorded game and lists it
  reveal GAME             writes everything hidden of a game into files to be checked
  verify FILE             checks a revealed game
  board check FILE        checks a board file

demeter-cli COMMAND --help tells more about a command.

Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.</source>
        <translation>  replay PARTIDA              lee una partida grabada y la muestra
  reveal PARTIDA              escribe todo lo oculto de una partida en archivos para comprobarla
  verify ARCHIVO              comprueba una partida revelada
  board check ARCHIVO         comprueba un archivo de tablero

demeter-cli ORDEN --help explica más sobre una orden.

Estado de salida: 0 hecho, 1 algo rechazado o un fallo hallado, 2 entrada inservible, 3 comprobado sin código.</translation>
    </message>
    <message>
        <source>No code vouches for what comes after.</source>
        <translation>Ningún código avala lo que viene después.</translation>
    </message>
    <message>
        <source>This machine is in no network. Connect it to one, or name an address.</source>
        <translation>Este equipo no está en ninguna red. Conéctalo a una o indica una dirección.</translation>
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
        <translation>Uso: demeter-cli reveal PARTIDA [--unfinished] [--replace] [--unlock-fd NÚMERO]

Revela una partida grabada: todo lo que oculta va a dos archivos junto a ella, NOMBRE.reveal.json para
«demeter-cli verify» y NOMBRE.reveal.html, una página que reproduce la cacería y la comprueba en el
móvil de cualquiera. Nadie más puede leerlos hasta que tú los pases.

  --unfinished        revela una partida que no ha terminado; quien abra los archivos sabrá dónde está Drácula
  --replace           sustituye los archivos que ya tengan estos nombres
  --unlock-fd NÚMERO  si su clave espera un PIN o una frase de paso: leerlo de este descriptor de archivo

Estado de salida: 0 hecho, 1 la partida no ha terminado, 2 no se puede leer o los archivos no se pueden escribir.</translation>
    </message>
    <message>
        <source>Nothing can be read from the file descriptor &quot;%1&quot;.</source>
        <translation>No se puede leer nada del descriptor de archivo «%1».</translation>
    </message>
    <message>
        <source>PIN of the sealed games: </source>
        <translation>PIN de las partidas selladas: </translation>
    </message>
    <message>
        <source>Passphrase of the sealed games: </source>
        <translation>Frase de paso de las partidas selladas: </translation>
    </message>
    <message>
        <source>Nothing can be read from the terminal.</source>
        <translation>No se puede leer nada de la terminal.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ese no es el PIN.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Esa no es la frase de paso.</translation>
    </message>
    <message>
        <source>the readings that the program recommends</source>
        <translation>las interpretaciones que recomienda el programa</translation>
    </message>
    <message>
        <source>the Spanish one</source>
        <translation>el español</translation>
    </message>
    <message>
        <source>the Polish one</source>
        <translation>el polaco</translation>
    </message>
    <message>
        <source>the Russian one</source>
        <translation>el ruso</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>reglamento</translation>
    </message>
    <message>
        <source>set otherwise</source>
        <translation>cambiado a mano</translation>
    </message>
    <message>
        <source>%1: %2 (the rulebook: %3)</source>
        <extracomment>A point of the rules, how this game plays it, and how the rulebook has it.</extracomment>
        <translation>%1: %2 (según el reglamento: %3)</translation>
    </message>
    <message>
        <source>number set by hand</source>
        <extracomment>A card or a number of the game, how many there are, and how many there usually are.</extracomment>
        <translation>número puesto a mano</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, no %3</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>drawn from the box, and entered</source>
        <translation>robadas de la caja y anotadas</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>repartidas por el programa</translation>
    </message>
    <message>
        <source>not kept by the program</source>
        <translation>no la llevó el programa</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>card file</source>
        <translation>archivo de cartas</translation>
    </message>
    <message>
        <source>put right in line %1</source>
        <translation>corregido en la línea %1</translation>
    </message>
    <message>
        <source>Dracula drew the cards from the box. Which ones, is his word.</source>
        <translation>Drácula robó las cartas de la caja. Cuáles fueron, solo lo dice él.</translation>
    </message>
    <message>
        <source>Dracula was given his Event cards at the table. Which ones, is his word.</source>
        <translation>A Drácula le dieron sus cartas de Evento en la mesa. Cuáles fueron, solo lo dice él.</translation>
    </message>
    <message>
        <source>One digit differs, in group %1.</source>
        <translation>Una cifra es distinta, en el grupo %1.</translation>
    </message>
    <message>
        <source>Digits are exchanged, in groups %1.</source>
        <translation>Hay cifras intercambiadas, en los grupos %1.</translation>
    </message>
    <message>
        <source>Two digits are exchanged, in group %1.</source>
        <translation>Dos cifras están intercambiadas, en el grupo %1.</translation>
    </message>
    <message>
        <source>Several digits differ, all in group %1.</source>
        <translation>Varias cifras son distintas, todas en el grupo %1.</translation>
    </message>
    <message>
        <source>%1 is the code of the deal, not that of a round.</source>
        <translation>%1 es el código del reparto, no el de una ronda.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of round %3.</source>
        <translation>%1 es el código de la ronda %2, no el de la ronda %3.</translation>
    </message>
    <message>
        <source>%1 is the code of round %2, not that of the deal.</source>
        <translation>%1 es el código de la ronda %2, no el del reparto.</translation>
    </message>
    <message>
        <source>Look at your note again. If it says the same, this is not the game that you saw.</source>
        <translation>Vuelve a mirar tu nota. Si dice lo mismo, esta no es la partida que viste.</translation>
    </message>
    <message>
        <source>%1 The codes of this game have %2 digits.</source>
        <extracomment>%1 is a sentence about a code.</extracomment>
        <translation>%1 Los códigos de esta partida tienen %2 cifras.</translation>
    </message>
    <message>
        <source>%1 belongs to another game.</source>
        <translation>%1 pertenece a otra partida.</translation>
    </message>
    <message>
        <source>%1 was not checked: there are not 64 MB of free memory.</source>
        <translation>%1 no se ha comprobado: no hay 64 MB de memoria libre.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 was taken back.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Se deshizo: %1.</translation>
    </message>
    <message>
        <source>%1 came to it.</source>
        <extracomment>%1 is a place, or several.</extracomment>
        <translation>Se añadió: %1.</translation>
    </message>
    <message>
        <source>%1 became %2.</source>
        <extracomment>%1 and %2 are places, or several.</extracomment>
        <translation>Antes: %1; después: %2.</translation>
    </message>
    <message>
        <source>steps before: %1</source>
        <extracomment>%1 is a list of steps of the game, before something was changed and after it.</extracomment>
        <translation>pasos de antes: %1</translation>
    </message>
    <message>
        <source>steps after: %1</source>
        <translation>pasos de después: %1</translation>
    </message>
    <message>
        <source>gone back behind it in line %1</source>
        <translation>la partida volvió más atrás en la línea %1</translation>
    </message>
    <message>
        <source>After the codes of rounds %1 were shown, the game went back to round %2 (line %3).</source>
        <translation>Después de mostrarse los códigos de las rondas %1, la partida volvió atrás, a la ronda %2 (línea %3).</translation>
    </message>
    <message>
        <source>After the code of round %1 was shown, the game went back to round %2 (line %3).</source>
        <translation>Después de mostrarse el código de la ronda %1, la partida volvió atrás, a la ronda %2 (línea %3).</translation>
    </message>
    <message>
        <source>All was done again as it had been.</source>
        <translation>Todo se rehízo como había sido.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Se jugó con</translation>
    </message>
    <message>
        <source>What nobody can check</source>
        <translation>Lo que nadie puede comprobar</translation>
    </message>
    <message>
        <source>%1, other than the one here</source>
        <extracomment>%1 is a board, or a file of cards.</extracomment>
        <translation>%1, distinto del de aquí</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>chance in round %1</source>
        <translation>azar en la ronda %1</translation>
    </message>
    <message>
        <source>promised by %1, given by %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>prometido por %1, dado por %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>A code has 15 digits, in older games 12: %1</source>
        <translation>Un código tiene 15 cifras, en partidas anteriores 12: %1</translation>
    </message>
    <message>
        <source>hunter phase</source>
        <translation>fase de los cazadores</translation>
    </message>
    <message>
        <source>  verifier                writes a page that checks revealed games, and its SHA-256</source>
        <translation>  verifier                    escribe una página que comprueba partidas reveladas, y su SHA-256</translation>
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
        <translation>Uso: demeter-cli verifier [--hash] [--out ARCHIVO [--replace]]

Muestra el SHA-256 del verificador: una página que abre y comprueba la partida revelada de cualquiera, sin
red. Fuentes iguales dan bytes iguales, así que quien tiene el mismo número tiene la misma página. Se
escribe en la línea que lee «sha256sum --check».

  --out ARCHIVO  escribe la página
  --hash         muestra solo el SHA-256
  --replace      sustituye un archivo que ya tenga ese nombre

Estado de salida: 0 hecho, 2 el archivo no se puede escribir.</translation>
    </message>
    <message>
        <source>This game has not been revealed as it stands now.</source>
        <translation>Esta partida no se ha revelado tal como está ahora.</translation>
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
        <translation>Uso: demeter-cli replay PARTIDA [--state] [--deck-order] [--lang CÓDIGO] [--unlock-fd NÚMERO]

Lee una partida grabada sin cambiarla, comprueba su cadena y cada paso, y muestra lo que pasó:
línea del archivo, ronda y nombre, separados por tabuladores. Después viene lo que esté mal en el archivo,
si hay algo, y la cabeza de la cadena.

  --state             muestra el estado al final, sin el orden de los mazos
  --deck-order        lo muestra con su orden y la semilla de las mezclas futuras: revela cartas por venir
  --lang CÓDIGO       idioma de los nombres: en, es, pl, ru, it
  --unlock-fd NÚMERO  si su clave espera un PIN o una frase de paso: leerlo de este descriptor de archivo

Estado de salida: 0 hecho, 1 el registro está dañado, 2 es inservible.</translation>
    </message>
    <message>
        <source>  moves POSITION          every legal choice of Dracula&apos;s movement step
  perft POSITION DEPTH    how many sequences of movement steps there are</source>
        <translation>  moves POSICIÓN              todas las elecciones válidas del paso de movimiento de Drácula
  perft POSICIÓN PROFUNDIDAD  cuántas secuencias de pasos de movimiento hay</translation>
    </message>
    <message>
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY, and of the
second edition PLAY or PLAY;catacombs.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli moves POSICIÓN

Muestra todas las elecciones válidas del paso de movimiento, una por línea, por orden de bytes: SLIDE;PLAY, y
de la segunda edición PLAY o PLAY;catacombs.
POSICIÓN es un archivo con una posición (demeter-position/1 o /2), o - para la entrada estándar.
Si no se muestra nada, no hay ninguna elección válida.

Estado de salida: 0 hecho, 2 entrada inservible.</translation>
    </message>
    <message>
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli perft POSICIÓN PROFUNDIDAD [--divide] [--time]

Muestra cuántas secuencias de PROFUNDIDAD pasos de movimiento (de 0 a 16) hay desde una posición.
POSICIÓN es un archivo con una posición (demeter-position/1 o /2), o - para la entrada estándar.

  --divide   antes, muestra ELECCIÓN NÚMERO para cada elección del primer paso, por orden de bytes
  --time     muestra posiciones por segundo en la salida de errores

Estado de salida: 0 hecho, 2 entrada inservible.</translation>
    </message>
    <message>
        <source>  play SCRIPT             plays a game from a script</source>
        <translation>  play GUION                  juega una partida a partir de un guion</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>segunda edición</translation>
    </message>
    <message>
        <source>%1: %2 (recommended: %3)</source>
        <extracomment>A point that the rulebook leaves open, how this game plays it, and how the program reads it.</extracomment>
        <translation>%1: %2 (recomendado: %3)</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Dracula drew the Encounters from the box. Which ones, is his word.</source>
        <translation>Drácula robó los Encuentros de la caja. Cuáles fueron, solo lo dice él.</translation>
    </message>
    <message>
        <source>  serve GAME              shows a game&apos;s table on phones</source>
        <translation>  serve PARTIDA               muestra en los móviles la mesa de una partida</translation>
    </message>
    <message>
        <source>The game %1 has no option %2.</source>
        <translation>El juego %1 no tiene la opción %2.</translation>
    </message>
    <message>
        <source>The dice were rolled at the table. What they showed is known only by what was entered.</source>
        <translation>Los dados se tiraron en la mesa. De lo que mostraron solo consta lo que se anotó.</translation>
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
        <translation>Uso: demeter-cli play GUION [OPCIONES]

Juega las acciones de GUION, un archivo de JSON Lines, o - para la entrada estándar. A cada una se responde &quot;ok&quot;
o &quot;refused REGLA FRASE&quot;; una acción rechazada no cambia nada, y el guion sigue.
La primera línea puede ser {&quot;position&quot;:{...}} o {&quot;new-game&quot;:{...}}; cualquier línea puede ser {&quot;undo&quot;:true},
{&quot;redo&quot;:true} o {&quot;go-to&quot;:NÚMERO}.

  --state               muestra el estado tras la última línea
  --lang CÓDIGO         idioma de las frases: en, es, pl, ru, it
  --game CUÁL           juego de un guion cuya primera línea no lo dice: fury-3e, fury-2e
  --board ID            tablero de una partida nueva: fury-3e, fury-2e o una ruta acabada en .json
  --handling MODO       dealt o drawn-from-box
  --printing CUÁL       reglamento de la tercera edición: recommended, es, pl, ru
  --chance CUÁNDO       at-the-start, o each-round: puede entrar más azar en cada ronda
  --seed HEX            64 cifras hexadecimales de las que sale toda mezcla de cartas; sin ellas todas son 0,
                        pero al azar en un registro
  --record ARCHIVO      guarda la partida en un archivo nuevo; &quot;ok&quot; significa entonces que está en el disco
  --fair                reparte la partida guardada a partir de un secreto, cuya promesa se muestra enseguida, y
                        de palabras de los cazadores: {&quot;words&quot;:&quot;...&quot;}, antes de la primera acción
  --unlock-fd NÚMERO    si su clave espera un PIN o una frase de paso: leerlo de este descriptor de archivo

Estado de salida: 0 hecho, 1 se rechazó una línea, 2 entrada inservible.</translation>
    </message>
    <message>
        <source>--fair needs --record, and no --seed.</source>
        <translation>--fair necesita --record, y no admite --seed.</translation>
    </message>
    <message>
        <source>an error and its penalty in line %1</source>
        <translation>un error y su penalización en la línea %1</translation>
    </message>
    <message>
        <source>taken back or done again in rounds</source>
        <translation>deshecho o rehecho en las rondas</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>so simple that anybody can guess it</source>
        <translation>tan simple que cualquiera puede adivinarla</translation>
    </message>
    <message>
        <source>The record does not say which version it was played by: %1.</source>
        <translation>El registro no dice con qué versión se jugó: %1.</translation>
    </message>
    <message>
        <source>The seed can be guessed, so anybody could know everything that was dealt and shuffled.</source>
        <translation>La semilla se puede adivinar, así que cualquiera podía saber todo lo que se repartió y se barajó.</translation>
    </message>
    <message>
        <source>Rounds with chance from phones alone: %1. The page that made their shares came from Dracula&apos;s program.</source>
        <translation>Rondas con azar solo de móviles: %1. La página que creó sus partes vino del programa de Drácula.</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <extracomment>%1 says what was put right, and how it is now; %2 how it was.</extracomment>
        <translation>%1 (antes: %2)</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <extracomment>%1 says what was put right, %2 why.</extracomment>
        <translation>%1. Motivo: %2</translation>
    </message>
    <message>
        <source>it came only after something was drawn</source>
        <translation>entró solo cuando ya se había robado algo</translation>
    </message>
    <message>
        <source>gone back in line %1</source>
        <extracomment>%1 is the number of a line.</extracomment>
        <translation>vuelta atrás en la línea %1</translation>
    </message>
    <message>
        <source>behind the chance of rounds %1</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>hasta antes del azar de las rondas %1</translation>
    </message>
    <message>
        <source>new chance by words in rounds</source>
        <translation>azar nuevo con palabras en las rondas</translation>
    </message>
    <message>
        <source>new chance by phones alone in rounds</source>
        <translation>azar nuevo solo con móviles en las rondas</translation>
    </message>
    <message>
        <source>round %1: %2 of %3</source>
        <extracomment>%1 is the number of a round, %2 how many are missing, %3 of how many.</extracomment>
        <translation>ronda %1: %2 de %3</translation>
    </message>
    <message>
        <source>Promised shares that were not given, %1. Whoever kept one back for Dracula could choose between two orders.</source>
        <translation>Partes prometidas y no dadas, %1. Quien retuviera una por Drácula pudo elegir entre dos órdenes.</translation>
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
        <translation>Uso: demeter-cli verify ARCHIVO [--code CÓDIGO --round N]... [--deal CÓDIGO] [--qr TEXTO]... [--json] [--lang CÓDIGO]

Comprueba una partida revelada (NOMBRE.reveal.json): que su cadena está íntegra, que es la partida
cuyos códigos se anotaron en la mesa, que los mazos salen del secreto prometido y de las palabras de
los cazadores, que cada paso fue válido y que es cierto todo lo que se mostró o se dijo a la mesa.
Dice qué se cambió en lo anterior a códigos ya mostrados, en qué condiciones se jugó y qué no puede
comprobar nadie. También se puede comprobar el propio archivo de una partida, hasta donde no esté sellado.

  --code CÓDIGO   las cifras de un código que alguien anotó, 15 o en partidas anteriores 12; le sigue su ronda
  --round N       esa ronda; 0 es la preparación
  --deal CÓDIGO   el código que se mostró antes de que los cazadores dijeran sus palabras
  --qr TEXTO      lo que dice un código QR fotografiado
  --json          para máquinas
  --lang CÓDIGO   idioma de los nombres: en, es, pl, ru, it

Estado de salida: 0 demostrado, 1 algo no se sostiene o un código no encaja, 2 el archivo o el uso es
incorrecto o este programa no conoce el juego, 3 nada habla en contra, pero no está demostrado: no se dio el
código de ninguna ronda, así que cualquier partida podría estar en su lugar; no está revelada; o no se pudo
comprobar todo. Si la partida volvió a un punto anterior a un código, este encaja igual y avala lo de antes.</translation>
    </message>
    <message>
        <source>%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were tried. The text of its QR code can be compared with all of them.</source>
        <extracomment>%1 is a code.</extracomment>
        <translation>%1 no se ha encontrado. La ronda %2 se repitió una y otra vez: de sus %3 códigos se probaron los %4 últimos. El texto de su código QR se puede comparar con todos.</translation>
    </message>
    <message>
        <source>line %1: the map that it was played on is missing: %2. The steps were not played again. Put the file beside the game.</source>
        <translation>línea %1: falta el tablero en el que se jugó: %2. Los pasos no se volvieron a jugar. Pon el archivo junto a la partida.</translation>
    </message>
    <message>
        <source>line %1: the file %2 is not the map that it was played on. The steps were not played again.</source>
        <translation>línea %1: el archivo %2 no es el tablero en el que se jugó. Los pasos no se volvieron a jugar.</translation>
    </message>
    <message>
        <source>line %1: this program does not know %2. A newer one may know it.</source>
        <translation>línea %1: este programa no conoce %2. Puede que uno más nuevo lo conozca.</translation>
    </message>
    <message>
        <source>Every step was played again by the rules, and every answer compared.</source>
        <translation>Cada paso se volvió a jugar según las reglas y se comparó cada respuesta.</translation>
    </message>
    <message>
        <source>It was played with other files than those here: with its own it may hold.</source>
        <translation>Se jugó con archivos distintos de los de aquí: con los de entonces puede que sí se sostenga.</translation>
    </message>
    <message>
        <source>Whether there was a deal before this one: a second code of the deal means a second deal.</source>
        <translation>Si hubo antes otro reparto: un segundo código del reparto significa un segundo reparto.</translation>
    </message>
    <message>
        <source>more copies drawn than the box should hold</source>
        <translation>se robaron más copias de las que debería tener la caja</translation>
    </message>
    <message>
        <source>steps were taken back: there was more than one order to choose from</source>
        <translation>se deshicieron pasos: hubo más de un orden para elegir</translation>
    </message>
    <message>
        <source>line %1: the map in the game itself, %2, is damaged or none. The steps were not played again.</source>
        <translation>línea %1: el tablero que contiene la propia partida, %2, está dañado o no es un tablero. Los pasos no se volvieron a jugar.</translation>
    </message>
    <message>
        <source>Then say &quot;play-on&quot;.</source>
        <translation>Después, escribid &quot;play-on&quot;.</translation>
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
        <translation>Uso: demeter-cli serve PARTIDA [OPCIONES]

Muestra la mesa de una partida grabada en los móviles y tabletas de la red local. La primera línea
que se imprime es la dirección que abren. Drácula juega con líneas de la entrada estándar, como en un
guion de &quot;play&quot;; a cada una se responde &quot;ok&quot; o &quot;refused REGLA FRASE&quot;. También se imprimen &quot;table FRASES&quot;,
lo que todos oyen; &quot;phone LÍNEA&quot;, lo que se introdujo en un móvil y lo que siguió de ello, como líneas de
un guion; &quot;code NOMBRE: CIFRAS&quot;; y &quot;watching NÚMERO&quot;, cuántos móviles muestran la mesa.
Con una línea &quot;reveal&quot; los móviles comparan los códigos que guardaron con el archivo de
&quot;demeter-cli reveal&quot;, que tiene que existir. Una partida que se ha revelado tal como está solo sigue tras
una línea &quot;play-on&quot;. Termina con una línea &quot;quit&quot; o al acabar la entrada.

  --address DIRECCIÓN   de este equipo, en cifras; sin ella, la más probable de la red local
  --port NÚMERO         de 1 a 65535; sin él, el que esta partida tuvo antes, o uno libre
  --enter QUÉ           quién introduce en los móviles: own (cada uno por sus cazadores), all, none
  --lang CÓDIGO         idioma de las frases: en, es, pl, ru, it
  --unlock-fd NÚMERO    si su clave espera un PIN o una frase de paso: leerlo de este descriptor de archivo

Estado de salida: 0 hecho, 1 el registro está dañado, 2 entrada inservible o no hay red.</translation>
    </message>
    <message>
        <source>The game is not over, and whoever opens the files knows all that is hidden. To reveal it all the same, add %1.</source>
        <translation>La partida no ha terminado, y quien abra los archivos sabrá todo lo que está oculto. Para revelarla de todos modos, añade %1.</translation>
    </message>
    <message>
        <source>As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.</source>
        <translation>Como se acordó, la reserva se mezcló una vez, al principio. Ninguna comprobación puede ver si alguien miró su orden.</translation>
    </message>
    <message>
        <source>In these rounds the reserve stayed as it had been mixed before: %1. No check can see whether anybody looked at its order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>En estas rondas la reserva siguió como se había mezclado antes: %1. Ninguna comprobación puede ver si alguien miró su orden.</translation>
    </message>
    <message>
        <source>As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.</source>
        <translation>Como se acordó, los mazos se barajaron una vez, al principio. Ninguna comprobación puede ver si alguien miró su orden.</translation>
    </message>
    <message>
        <source>In these rounds the decks stayed as they had been shuffled before: %1. No check can see whether anybody looked at their order.</source>
        <extracomment>%1 is the number of a round, or several.</extracomment>
        <translation>En estas rondas los mazos siguieron como se habían barajado antes: %1. Ninguna comprobación puede ver si alguien miró su orden.</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <extracomment>%1 is a path, %2 the system&apos;s reason.</extracomment>
        <translation>No se puede leer «%1»: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large: more than %2 bytes.</source>
        <extracomment>%1 is a path, %2 a number.</extracomment>
        <translation>«%1» es demasiado grande: más de %2 bytes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <extracomment>%1 is what stands there, %2 a list of the words that may stand there.</extracomment>
        <translation>«%1» no es nada de esto: %2.</translation>
    </message>
    <message>
        <source>A seed has exactly 64 hexadecimal digits.</source>
        <translation>Una semilla tiene exactamente 64 cifras hexadecimales.</translation>
    </message>
    <message>
        <source>This must be true.</source>
        <translation>Esto debe ser true.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can stand only in the first line.</source>
        <extracomment>%1 is the name of a field.</extracomment>
        <translation>«%1» solo puede estar en la primera línea.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La línea tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>A game that begins with a position can&apos;t be recorded: a record begins with a new game.</source>
        <translation>Una partida que empieza con una posición no se puede grabar: un registro empieza con una partida nueva.</translation>
    </message>
    <message>
        <source>A position names its own board and printing: --board, --handling, --printing and --seed are only for a new game.</source>
        <translation>Una posición indica ya su tablero y su reglamento: --board, --handling, --printing y --seed son solo para una partida nueva.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>Here the hunters&apos; words are needed, and nothing else: {&quot;words&quot;:&quot;small letters&quot;}.</source>
        <translation>Aquí hacen falta las palabras de los cazadores, y nada más: {&quot;words&quot;:&quot;minúsculas&quot;}.</translation>
    </message>
    <message>
        <source>This is a board of another edition.</source>
        <translation>Este tablero es de otra edición.</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins.</source>
        <translation>Esto es solo para practicar: no se guarda nada. Toca una ciudad del mapa: allí empieza %2.</translation>
    </message>
    <message>
        <source>The other hunters are placed in the same way. Here it can be done for you.</source>
        <translation>Los demás cazadores se colocan igual. Aquí puede hacerlo el programa por ti.</translation>
    </message>
    <message>
        <source>Place the others</source>
        <translation>Colocar a los demás</translation>
    </message>
    <message>
        <source>All four have their city. Where Dracula begins is chosen in secret: tap the button.</source>
        <translation>Los cuatro tienen ya su ciudad. La ubicación inicial de Drácula se elige en secreto: toca el botón.</translation>
    </message>
    <message>
        <source>This game is over before the first round is. That happens; the rest is learned in a game.</source>
        <translation>Esta partida ha acabado antes que la primera ronda. Puede pasar; lo demás se aprende jugando.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Everybody may see this screen. Dracula&apos;s own lies behind it: hold the button until it opens.</source>
        <translation>Esta pantalla la puede ver todo el mundo. La de Drácula está detrás: mantén pulsado el botón hasta que se abra.</translation>
    </message>
    <message>
        <source>That was an encounter, and everybody has seen what it did. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>Eso ha sido un encuentro, y todos han visto lo que hace. Abre otra vez la pantalla de Drácula: mantén pulsado el botón.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Confirm it, and it counts.</source>
        <translation>Todavía no ha pasado nada. Confírmalo y contará.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass.</source>
        <translation>Drácula ha decidido y el telón ha caído. Aquí se anota lo que hacen los cazadores: deja que pasen todos.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map.</source>
        <translation>%2 está a una sola carretera de tu carta de Encuentro. Haz que vaya %1{to}: toca la ciudad en el mapa.</translation>
    </message>
    <message>
        <source>It is the hunters&apos; turn again. Enter what they do, or let them come nearer by themselves.</source>
        <translation>Les toca otra vez a los cazadores. Anota lo que hacen, o deja que se acerquen solos.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Que jueguen</translation>
    </message>
    <message>
        <source>Now everybody reads the card. What the hunters show or suffer is entered here.</source>
        <translation>Ahora todos leen la carta. Aquí se anota lo que los cazadores muestran o sufren.</translation>
    </message>
    <message>
        <source>The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button.</source>
        <translation>El escondite está boca arriba: la mesa no ve nada más. Qué embosca al cazador lo decides tú: mantén pulsado el botón.</translation>
    </message>
    <message>
        <source>The Dracula phase begins. Hold the button and choose where he goes.</source>
        <translation>Empieza la fase de Drácula. Mantén pulsado el botón y elige adónde va.</translation>
    </message>
    <message>
        <source>The Dracula phase again. Hold the button and go on.</source>
        <translation>Otra vez la fase de Drácula. Mantén pulsado el botón y sigue.</translation>
    </message>
    <message>
        <source>Here Dracula has to decide something. Hold the button.</source>
        <translation>Aquí Drácula tiene que decidir algo. Mantén pulsado el botón.</translation>
    </message>
    <message>
        <source>Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it.</source>
        <translation>¿Alguien mira por encima de tu hombro? Con este botón o con Esc echas el telón al momento. Pruébalo.</translation>
    </message>
    <message>
        <source>Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance.</source>
        <translation>Esta pantalla solo la ves tú. Lo que puedes elegir está en dorado: haz que Drácula empiece, por ejemplo, %1{in}.</translation>
    </message>
    <message>
        <source>The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>El rastro se desplaza solo. Haz que Drácula vaya, por ejemplo, %1{to}: toca la ciudad.</translation>
    </message>
    <message>
        <source>The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>La carta de Encuentro se queda atrás y espera a un cazador. Haz que Drácula siga, por ejemplo, %1{to}.</translation>
    </message>
    <message>
        <source>An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance.</source>
        <translation>Al escondite va una carta de Encuentro, boca abajo. Bajo cada nombre pone lo que hace: elige, por ejemplo, «%3».</translation>
    </message>
    <message>
        <source>A Rumor token could go with it. Keep it for now: your phase is done.</source>
        <translation>Con ella podrías colocar una ficha de Rumor. De momento guárdala: tu fase ha terminado.</translation>
    </message>
    <message>
        <source>Let your card ambush %2{whom}. The table sees it as soon as you have chosen.</source>
        <translation>Haz que tu carta embosque %2{whom}. La mesa la ve en cuanto eliges.</translation>
    </message>
    <message>
        <source>All that is secret has been decided. Draw the curtain: with this button, or with Esc.</source>
        <translation>Ya has decidido todo lo secreto. Echa el telón: con este botón o con Esc.</translation>
    </message>
    <message>
        <source>This is asked of Dracula. Below each choice stands what follows from it: choose one.</source>
        <translation>Esta pregunta es para Drácula. Bajo cada opción pone lo que pasa con ella: elige una.</translation>
    </message>
    <message>
        <source>It is dusk. At night every hunter acts once more: let them pass again.</source>
        <translation>Anochece. De noche cada cazador actúa otra vez: deja que pasen de nuevo.</translation>
    </message>
    <message>
        <source>After the search a hunter can still do something, such as rest. Let this one do nothing else.</source>
        <translation>Después de la búsqueda un cazador aún puede hacer algo, por ejemplo descansar. Por ahora, que no haga nada más.</translation>
    </message>
    <message>
        <source>%2 is one road away from your Encounter. Let the hunter go %1{to} and search there: tap the city on the map.</source>
        <translation>%2 está a una sola carretera de tu Encuentro. Haz que vaya %1{to} y busque allí: toca la ciudad en el mapa.</translation>
    </message>
    <message>
        <source>Dracula has decided, and the curtain has fallen. What the hunters do is entered here. For now, let them play by themselves.</source>
        <translation>Drácula ha decidido y el telón ha caído. Aquí se anota lo que hacen los cazadores. Por ahora, deja que jueguen solos.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins. Hold the button and choose where he goes.</source>
        <translation>Empieza el turno de Drácula. Mantén pulsado el botón y elige adónde va.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn again. Hold the button and go on.</source>
        <translation>Otra vez el turno de Drácula. Mantén pulsado el botón y sigue.</translation>
    </message>
    <message>
        <source>The time moves on by itself. Let Dracula go %1{to}, for instance: tap the city.</source>
        <translation>El tiempo avanza solo. Haz que Drácula vaya, por ejemplo, %1{to}: toca la ciudad.</translation>
    </message>
    <message>
        <source>The Encounter stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance.</source>
        <translation>El Encuentro se queda atrás y espera a un cazador. Haz que Drácula siga, por ejemplo, %1{to}.</translation>
    </message>
    <message>
        <source>Now everybody sees the Encounter. What the hunters show or suffer is entered here.</source>
        <translation>Ahora todos ven el Encuentro. Aquí se anota lo que muestran o sufren los cazadores.</translation>
    </message>
    <message>
        <source>An Encounter token goes to the city, face down. The sign beside each name tells what it does: choose %3, for instance.</source>
        <translation>A la ciudad va una ficha de Encuentro, boca abajo. El signo junto a cada nombre dice lo que hace: elige, por ejemplo, «%3».</translation>
    </message>
    <message>
        <source>The hunter has found your hideout, and the table tells what came of it. Open Dracula&apos;s screen once more: hold the button.</source>
        <translation>El cazador ha encontrado tu escondite, y la mesa dice qué ha pasado. Abre otra vez la pantalla de Drácula: mantén pulsado el botón.</translation>
    </message>
</context>
<context>
    <name>FuryNames</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of hunters or cards.</extracomment>
        <translation>%1 y %2</translation>
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
        <translation>Oeste</translation>
    </message>
    <message>
        <source>East</source>
        <comment>half of the second edition&apos;s map</comment>
        <translation>Este</translation>
    </message>
    <message>
        <source>small city</source>
        <translation>ciudad pequeña</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>the rules forbid it and the table allows it</comment>
        <translation>permitido por la mesa</translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation>Ciudades iniciales de los cazadores</translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation>Inicio de Drácula: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Jugar: %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Choice: %1</source>
        <translation>Elección: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; answer</source>
        <translation>Respuesta de los cazadores</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Event card</comment>
        <translation>Robar: %1</translation>
    </message>
    <message>
        <source>the hunters&apos; ally</source>
        <translation>el aliado de los cazadores</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>an Event card</comment>
        <translation>Descartar: %1</translation>
    </message>
    <message>
        <source>Hunters: %1</source>
        <extracomment>%1 is what the hunters do: an action or a card.
----------
%1 is a card that the hunters play.</extracomment>
        <translation>Cazadores: %1</translation>
    </message>
    <message>
        <source>leaving: %1</source>
        <extracomment>The hunters in %1 leave the combat.</extracomment>
        <translation>salen: %1</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Corregir: %1 (%2)</translation>
    </message>
    <message>
        <source>Put right by hand: %1</source>
        <extracomment>%1 says shortly what is put right: a number, a space, a hunter, a card.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a card.</extracomment>
        <translation>Corregir a mano (%1)</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Cartas de Evento y aliados</translation>
    </message>
    <message>
        <source>%1 is revealed.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>Se revela %1.</translation>
    </message>
    <message>
        <source>Dracula reveals %1.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Drácula revela %1.</translation>
    </message>
    <message>
        <source>As a penalty, Dracula reveals that he is %1{in}.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Como penalización, Drácula revela que está %1{in}.</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Drácula ha ganado.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Los cazadores han ganado.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 llega %2{to}.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 is a hunter; an action.
----------
%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 descansa.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 es %1{mordido|mordida}.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{derrotado|derrotada}.</translation>
    </message>
    <message>
        <source>Dracula chooses %2{whom} for %1.</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunter whom he chooses for it.</extracomment>
        <translation>Drácula elige %2{whom} para %1.</translation>
    </message>
    <message>
        <source>%1 is cancelled.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Se cancela %1.</translation>
    </message>
    <message>
        <source>Dracula takes an Event card.</source>
        <translation>Drácula coge una carta de Evento.</translation>
    </message>
    <message>
        <source>The Event card %1 is discarded.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Se descarta la carta de Evento %1.</translation>
    </message>
    <message>
        <source>The hunters play %1.</source>
        <extracomment>%1 is a card.
----------
%1 is an Event card.</extracomment>
        <translation>Los cazadores juegan %1.</translation>
    </message>
    <message>
        <source>The hunters have a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Los cazadores tienen un nuevo aliado, %1.</translation>
    </message>
    <message>
        <source>Dracula has a new ally, %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Drácula tiene un nuevo aliado, %1.</translation>
    </message>
    <message>
        <source>The hunters lose their ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Los cazadores pierden a su aliado %1.</translation>
    </message>
    <message>
        <source>Dracula loses his ally %1.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Drácula pierde a su aliado %1.</translation>
    </message>
    <message>
        <source>Dracula has no card to show.</source>
        <translation>Drácula no tiene cartas que mostrar.</translation>
    </message>
    <message>
        <source>Dracula shows %1.</source>
        <extracomment>%1 are Event cards, with commas.
----------
%1 are Encounter cards and Event cards, with commas.</extracomment>
        <translation>Drácula muestra las cartas %1.</translation>
    </message>
    <message>
        <source>%1 fights %2{whom}.</source>
        <extracomment>%1 is an Agent, %2 are one hunter or more.
----------
%1 is a vampire, %2 are one hunter or more.</extracomment>
        <translation>%1 combate contra %2.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Drácula combate contra %1.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>El combate ha terminado.</translation>
    </message>
    <message>
        <source>The table now reads a rule in another way.</source>
        <translation>La mesa interpreta una regla de otro modo.</translation>
    </message>
    <message>
        <source>From now on, the answer to &quot;%1&quot; is &quot;%2&quot;.</source>
        <extracomment>How the table reads a rule from now on: %1 is its name, %2 the reading.</extracomment>
        <translation>A partir de ahora, la respuesta a «%1» es «%2».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand, because &quot;%1&quot;.</source>
        <extracomment>%1 is the reason, as it was typed.</extracomment>
        <translation>La mesa corrige la partida a mano, con el motivo «%1».</translation>
    </message>
    <message>
        <source>The table puts the game right by hand (%1), because &quot;%2&quot;.</source>
        <extracomment>%1 says shortly what is put right: a number, a hunter. %2 is the reason, as it was typed.
----------
%1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.</extracomment>
        <translation>La mesa corrige la partida a mano (%1), con el motivo «%2».</translation>
    </message>
    <message>
        <source>Not now: another decision is due first.</source>
        <translation>Ahora no: antes hay otra decisión pendiente.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This is no answer to what is asked now.</source>
        <translation>Esto no responde a lo que se pregunta ahora.</translation>
    </message>
    <message>
        <source>This isn&apos;t optional: something has to be chosen.</source>
        <translation>Esto no es opcional: hay que elegir algo.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: los cazadores empiezan en ciudades, y esta ubicación no es una ciudad (%2).</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: Drácula no puede empezar en una zona de mar.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: Drácula nunca puede empezar ahí.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: ahí hay un cazador (%2), así que Drácula no puede empezar ahí.</translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation>%1: no tiene carta de Ubicación, así que Drácula no puede ir ahí.</translation>
    </message>
    <message>
        <source>%1 → %2: no road joins them.</source>
        <translation>%1 → %2: ninguna carretera las une.</translation>
    </message>
    <message>
        <source>%1 → %2: only a railway joins them, and Dracula never moves by rail.</source>
        <translation>%1 → %2: solo las une un ferrocarril, y Drácula nunca se mueve por ferrocarril.</translation>
    </message>
    <message>
        <source>%1 → %2: the port has no anchor in this sea zone.</source>
        <extracomment>%1 is a port, %2 a sea zone.
----------
%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: el puerto no tiene ancla en esta zona de mar.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: estas zonas de mar no comparten borde.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Drácula ya está ahí, y no puede quedarse sin más.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: no se puede jugar en el mar (ubicación actual: %2).</translation>
    </message>
    <message>
        <source>%1 + %2: these Power cards can&apos;t be played together.</source>
        <translation>%1 + %2: estas cartas de Poder no se pueden jugar juntas.</translation>
    </message>
    <message>
        <source>%1: a Location card has to be played with it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: hay que jugarla con una carta de Ubicación.</translation>
    </message>
    <message>
        <source>%1 + %2: this Power card is played without a Location card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: esta carta de Poder se juega sin carta de Ubicación.</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: está a más de dos carreteras de distancia.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: «Forma de lobo» siempre lleva a una ciudad.</translation>
    </message>
    <message>
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Drácula puede jugar una carta válida, así que no hay penalización.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no road joins them.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: ninguna carretera las une.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no railway leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: ningún ferrocarril lleva hasta ahí.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no way by sea leads there.</source>
        <extracomment>%1 is a hunter, %2 and %3 are places.</extracomment>
        <translation>%1, %2 → %3: no se puede llegar por mar.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Roadblock token lies on the way.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: hay una ficha de Bloqueo en el camino.</translation>
    </message>
    <message>
        <source>%1, %2: the hunter is there already.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1, %2: el cazador ya está ahí.</translation>
    </message>
    <message>
        <source>The rules allow this, so there is nothing to overrule: enter it in the usual way.</source>
        <translation>Las reglas permiten esto, así que no hace falta permiso de la mesa: anótalo del modo habitual.</translation>
    </message>
    <message>
        <source>%1: this Event card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: esta carta de Evento no está en la mano de Drácula.</translation>
    </message>
    <message>
        <source>%1: this Event card would have no effect now.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: esta carta de Evento no tendría efecto ahora.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this at this moment.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: los cazadores no pueden jugar esta carta en este momento.</translation>
    </message>
    <message>
        <source>It is so already; nothing changes.</source>
        <translation>Ya es así; no cambia nada.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: el número tiene que ser de %2 a %3.</translation>
    </message>
    <message>
        <source>What is put right by hand needs a reason, on one line and without tabs and other control characters.</source>
        <translation>Una corrección a mano necesita un motivo, en una sola línea y sin tabuladores ni otros caracteres de control.</translation>
    </message>
    <message>
        <source>This can&apos;t be put right so: what would come of it contradicts itself.</source>
        <translation>No se puede corregir así: el resultado se contradiría.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>La partida está abierta solo para leer, así que no se puede añadir nada.</translation>
    </message>
    <message>
        <source>This could not be written to the game&apos;s file. Dracula&apos;s program says why.</source>
        <translation>No se ha podido escribir en el archivo de la partida. El programa de Drácula dice por qué.</translation>
    </message>
    <message>
        <source>Dracula plays %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Drácula juega %1.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, and its card is revealed.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 llega %2{to}, y el lugar se revela.</translation>
    </message>
    <message>
        <source>%1 arrives %2{in}, but there is nothing there.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 llega %2{to}, pero allí no hay nada.</translation>
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
        <translation>Tiene un nuevo aliado, %1.</translation>
    </message>
    <message>
        <source>They have a new ally, %1.</source>
        <comment>the hunters</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Tienen un nuevo aliado, %1.</translation>
    </message>
    <message>
        <source>He loses his ally %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Pierde a su aliado %1.</translation>
    </message>
    <message>
        <source>The phones promise their shares</source>
        <translation>Los móviles prometen su parte</translation>
    </message>
    <message>
        <source>The phones give their shares</source>
        <translation>Los móviles dan su parte</translation>
    </message>
    <message>
        <source>The hunters&apos; words: %1</source>
        <translation>Palabras de los cazadores: %1</translation>
    </message>
    <message>
        <source>One phone promises a share for the shuffle of this round.</source>
        <translation>Un móvil promete su parte para barajar en esta ronda.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones promise a share for the shuffle of this round.</source>
        <translation>
            <numerusform>%n móvil promete su parte para barajar en esta ronda.</numerusform>
            <numerusform>%n móviles prometen su parte para barajar en esta ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of this round has come in already. It stays as it was, whatever is taken back.</source>
        <translation>En esta ronda ya se barajó con palabras o partes. Eso se queda como fue, se deshaga lo que se deshaga.</translation>
    </message>
    <message>
        <source>The penalty no longer counts.</source>
        <translation>La penalización ya no cuenta.</translation>
    </message>
    <message>
        <source>The table takes something back.</source>
        <translation>La mesa deshace lo último.</translation>
    </message>
    <message>
        <source>%1: that no longer counts.</source>
        <extracomment>%1 is what had been said, a sentence without its stop.</extracomment>
        <translation>%1: eso ya no cuenta.</translation>
    </message>
    <message>
        <source>%1: that no longer counts, nor does what followed.</source>
        <extracomment>%1 is the first thing that had been said, a sentence without its stop.</extracomment>
        <translation>%1: eso ya no cuenta, ni lo que siguió.</translation>
    </message>
    <message>
        <source>All lies again as it is shown.</source>
        <translation>Ahora vale lo que se ve aquí.</translation>
    </message>
    <message>
        <source>The words and shares that had come in stay: they come in again unchanged.</source>
        <translation>Las palabras y las partes que habían entrado se quedan: vuelven a entrar sin cambios.</translation>
    </message>
    <message>
        <source>Not yet: Dracula has something to decide first, on his screen.</source>
        <translation>Todavía no: antes Drácula tiene que decidir algo en su pantalla.</translation>
    </message>
    <message>
        <source>At %1 Dracula wins.</source>
        <translation>Con %1 gana Drácula.</translation>
    </message>
    <message>
        <source>At %1 the hunters win.</source>
        <translation>Con %1 ganan los cazadores.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>A newer version of Demeter made this game. It opens with that version.</source>
        <translation>Esta partida es de una versión más nueva de Demeter. Ábrela con esa versión.</translation>
    </message>
    <message>
        <source>This file is no game of Demeter.</source>
        <translation>Este archivo no es una partida de Demeter.</translation>
    </message>
    <message>
        <source>The system does not let this program read the file.</source>
        <translation>El sistema no deja que este programa lea el archivo.</translation>
    </message>
    <message>
        <source>The board that the game is played on is missing or damaged.</source>
        <translation>El tablero en el que se juega la partida falta o está dañado.</translation>
    </message>
    <message>
        <source>The file is damaged at its beginning: nothing of the game can be read.</source>
        <translation>El archivo está dañado al principio: no se puede leer nada de la partida.</translation>
    </message>
    <message>
        <source>damaged (%1); it can be read up to there</source>
        <extracomment>%1 is a place: line 57.</extracomment>
        <translation>dañada (%1); se puede leer hasta ahí</translation>
    </message>
</context>
<context>
    <name>HubWords</name>
    <message>
        <source>The table has gone on.</source>
        <translation>La partida ha seguido adelante.</translation>
    </message>
    <message>
        <source>The table has gone on. %1</source>
        <translation>La partida ha seguido adelante. %1</translation>
    </message>
</context>
<context>
    <name>HuntWords</name>
    <message>
        <source>Dracula has won</source>
        <translation>Drácula ha ganado</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Los cazadores han ganado</translation>
    </message>
    <message>
        <source>Influence reached %2 when %1 was defeated %3{in}.</source>
        <extracomment>%1 is a hunter, %2 a number, %3 a place.</extracomment>
        <translation>La influencia llegó a %2 cuando %1 quedó %1{derrotado|derrotada} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured %2{in}.</source>
        <extracomment>%1 is a number, %2 a place.</extracomment>
        <translation>La influencia llegó a %1 cuando una carta se desarrolló %2{in}.</translation>
    </message>
    <message>
        <source>Dracula fell %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Drácula cayó %2{in}, en combate %1{with}.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Influence reached %1.</source>
        <translation>La influencia llegó a %1.</translation>
    </message>
    <message>
        <source>Dracula suffered more than he could bear.</source>
        <translation>Drácula sufrió más daño del que podía soportar.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>ronda</numerusform>
            <numerusform>rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>the end came in week %1</source>
        <translation>el final llegó en la semana %1</translation>
    </message>
    <message>
        <source>time he was seen</source>
        <translation>vez que se le vio</translation>
    </message>
    <message numerus="yes">
        <source>times he was seen</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>vez que se le vio</numerusform>
            <numerusform>veces que se le vio</numerusform>
        </translation>
    </message>
    <message>
        <source>the last time %1{in}</source>
        <extracomment>%1 is the place where he was seen last.</extracomment>
        <translation>la última vez %1{in}</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message numerus="yes">
        <source>combats</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>combate</numerusform>
            <numerusform>combates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to Dracula</source>
        <translation>
            <numerusform>%n de daño a Drácula</numerusform>
            <numerusform>%n de daño a Drácula</numerusform>
        </translation>
    </message>
    <message>
        <source>defeat among the hunters</source>
        <translation>derrota entre los cazadores</translation>
    </message>
    <message numerus="yes">
        <source>defeats among the hunters</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>derrota entre los cazadores</numerusform>
            <numerusform>derrotas entre los cazadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>influence</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>punto de influencia</numerusform>
            <numerusform>puntos de influencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of victory</source>
        <translation>
            <numerusform>le faltó %n para ganar</numerusform>
            <numerusform>le faltaron %n para ganar</numerusform>
        </translation>
    </message>
    <message>
        <source>enough for victory</source>
        <translation>suficientes para ganar</translation>
    </message>
    <message>
        <source>places on his way</source>
        <comment>their number is unknown</comment>
        <translation>lugares en su camino</translation>
    </message>
    <message>
        <source>the reveal will tell</source>
        <translation>lo dirá la revelación</translation>
    </message>
    <message>
        <source>round in which nobody saw him</source>
        <translation>ronda sin que nadie lo viera</translation>
    </message>
    <message numerus="yes">
        <source>rounds in which nobody saw him</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>ronda sin que nadie lo viera</numerusform>
            <numerusform>rondas sin que nadie lo viera</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in a row, %2{from} %3{to}</source>
        <extracomment>%1 is a number of rounds, %2 and %3 are places.</extracomment>
        <translation>%1 seguidas, %2{from} %3{to}</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>%1 is a number of rounds.</extracomment>
        <translation>%1 seguidas</translation>
    </message>
    <message>
        <source>step lay between them, and nobody knew</source>
        <translation>paso los separaba, y nadie lo sabía</translation>
    </message>
    <message numerus="yes">
        <source>steps lay between them, and nobody knew</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>paso los separaba, y nadie lo sabía</numerusform>
            <numerusform>pasos los separaban, y nadie lo sabía</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2{in}, round %3</source>
        <extracomment>%1 is a hunter, %2 a place, %3 a number.</extracomment>
        <translation>%1 %2{in}, ronda %3</translation>
    </message>
    <message>
        <source>place on his way</source>
        <translation>lugar en su camino</translation>
    </message>
    <message numerus="yes">
        <source>places on his way</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>lugar en su camino</numerusform>
            <numerusform>lugares en su camino</numerusform>
        </translation>
    </message>
    <message>
        <source>%1{from} %2{to}</source>
        <extracomment>%1 is where he began, %2 where he was in the end.</extracomment>
        <translation>%1{from} %2{to}</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>It all began %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Todo empezó %1{in}.</translation>
    </message>
    <message>
        <source>Dracula goes %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are places.</extracomment>
        <translation>Drácula va %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>Dracula stays %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Drácula se queda %1{in}.</translation>
    </message>
    <message>
        <source>The table sees him there.</source>
        <translation>La mesa lo ve allí.</translation>
    </message>
    <message>
        <source>Influence reached %2 in the combat %1{with} %3{in}.</source>
        <extracomment>%1 are one hunter or more, %2 is a number, %3 a place.</extracomment>
        <translation>La influencia llegó a %2 en el combate %1{with} %3{in}.</translation>
    </message>
    <message>
        <source>Influence reached %1 when a card matured.</source>
        <translation>La influencia llegó a %1 cuando se desarrolló una carta.</translation>
    </message>
    <message>
        <source>Influence reached %1 with a new hideout, while all Despair tokens lay on the track.</source>
        <translation>La influencia llegó a %1 al colocarse un nuevo escondite, con todas las fichas de Desesperación en el medidor.</translation>
    </message>
    <message>
        <source>%2 by %1</source>
        <extracomment>%1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.</extracomment>
        <translation>%2 %1{of}</translation>
    </message>
    <message>
        <source>%1 cost Dracula more damage than he could bear.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>«%1» le costó a Drácula más daño del que podía soportar.</translation>
    </message>
    <message numerus="yes">
        <source>as near as that %n times</source>
        <translation>
            <numerusform>así de cerca %n vez</numerusform>
            <numerusform>así de cerca %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bite</source>
        <translation>1 mordedura</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n mordedura</numerusform>
            <numerusform>%n mordeduras</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage to Dracula, by engaged hunter</source>
        <translation>Daño a Drácula, por cazador enfrentado</translation>
    </message>
    <message>
        <source>Nobody hurt him in combat.</source>
        <translation>Nadie lo hirió en combate.</translation>
    </message>
    <message>
        <source>it matured</source>
        <translation>se desarrolló</translation>
    </message>
    <message>
        <source>%1, the last combat</source>
        <translation>%1, el último combate</translation>
    </message>
    <message>
        <source>the last combat</source>
        <translation>el último combate</translation>
    </message>
    <message>
        <source>The card that decided</source>
        <translation>La carta que lo decidió</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>La cacería</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d &apos;de&apos; MMMM.</extracomment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <comment>the 8th or the 11th of a month</comment>
        <translation>La cacería del %1</translation>
    </message>
    <message>
        <source>Hunt of %1</source>
        <translation>La cacería del %1</translation>
    </message>
    <message>
        <source>Four hunters against Dracula</source>
        <translation>Cuatro cazadores contra Drácula</translation>
    </message>
    <message>
        <source>%1 against Dracula</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 contra Drácula</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>Length: %n seconds</source>
        <translation>
            <numerusform>Duración: %n segundo</numerusform>
            <numerusform>Duración: %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>A vampire fights %1{whom}.</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Un vampiro combate contra %1.</translation>
    </message>
    <message>
        <source>Dracula fights %1{whom}.</source>
        <translation>Drácula combate contra %1.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{derrotado|derrotada}.</translation>
    </message>
    <message>
        <source>%1 is bitten.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 es %1{mordido|mordida}.</translation>
    </message>
    <message>
        <source>Despair grows.</source>
        <translation>Crece la desesperación.</translation>
    </message>
    <message>
        <source>A hideout matures.</source>
        <translation>Se desarrolla un escondite.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Drácula sufre %n de daño.</numerusform>
            <numerusform>Drácula sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <translation>La influencia sube %1.</translation>
    </message>
    <message>
        <source>%1 was one road away.</source>
        <extracomment>%1 is a hunter who was that near to Dracula.</extracomment>
        <translation>%1 estaba a una sola carretera.</translation>
    </message>
    <message>
        <source>%1 was one crossing away.</source>
        <translation>%1 estaba a una sola travesía.</translation>
    </message>
    <message>
        <source>%1 was one railway away.</source>
        <translation>%1 estaba a un solo viaje en tren.</translation>
    </message>
    <message>
        <source>His last trace was %1{in}.</source>
        <translation>Su último rastro estaba %1{in}.</translation>
    </message>
    <message>
        <source>Nobody has a trace of him.</source>
        <translation>Nadie tiene rastro de él.</translation>
    </message>
    <message>
        <source>Round %1: face to face with Dracula, %2{in}.</source>
        <extracomment>%1 is a number, %2 the place where the hunter was.</extracomment>
        <translation>Ronda %1: cara a cara con él, %2{in}.</translation>
    </message>
    <message>
        <source>Round %1: one step from Dracula, %2{in}.</source>
        <translation>Ronda %1: a un paso de él, %2{in}.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n steps from Dracula, %2{in}.</source>
        <translation>
            <numerusform>Ronda %1: a %n paso de él, %2{in}.</numerusform>
            <numerusform>Ronda %1: a %n pasos de él, %2{in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds %1 and %2 of %3</source>
        <translation>Rondas %1 y %2 de %3</translation>
    </message>
</context>
<context>
    <name>InputFault</name>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>El texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Esto no es JSON válido.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Este número es demasiado grande.</translation>
    </message>
    <message>
        <source>Objects and lists are nested too deeply; %1 levels are allowed.</source>
        <translation>Hay demasiados objetos y listas anidados; se admiten %1 niveles.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is there twice.</source>
        <translation>El campo «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>This should be an object.</source>
        <translation>Esto debería ser un objeto.</translation>
    </message>
    <message>
        <source>This should be a list.</source>
        <translation>Esto debería ser una lista.</translation>
    </message>
    <message>
        <source>This should be a text.</source>
        <translation>Esto debería ser un texto.</translation>
    </message>
    <message>
        <source>This should be true or false.</source>
        <translation>Esto debería ser true o false.</translation>
    </message>
    <message>
        <source>This should be a number.</source>
        <translation>Esto debería ser un número.</translation>
    </message>
    <message>
        <source>This should be a list of two locations.</source>
        <translation>Esto debería ser una lista de dos ubicaciones.</translation>
    </message>
    <message>
        <source>This should be an Encounter card: its id, or an object with the field &quot;card&quot;.</source>
        <translation>Esto debería ser una carta de Encuentro: su id, o un objeto con el campo «card».</translation>
    </message>
    <message>
        <source>This should be a location, an object with the field &quot;hospital&quot;, or null.</source>
        <translation>Esto debería ser una ubicación, un objeto con el campo «hospital» o null.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Este texto no debe estar vacío.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Falta el campo «%1».</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here. Names of your own have to begin with &quot;x-&quot;.</source>
        <translation>Aquí no hay ningún campo «%1». Los nombres añadidos tienen que empezar por «x-».</translation>
    </message>
    <message>
        <source>%1 is not written as a whole number.</source>
        <translation>%1 no está escrito como número entero.</translation>
    </message>
    <message>
        <source>%1 is out of range; %2 to %3 is possible.</source>
        <translation>%1 está fuera de rango; se admite de %2 a %3.</translation>
    </message>
    <message>
        <source>The format is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>El formato es «%1», pero debería ser «%2».</translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation>No hay ningún tablero «%1».</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; has errors.</source>
        <translation>El archivo de tablero «%1» tiene errores.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printing; es, pl and ru are possible.</source>
        <translation>«%1» no es un reglamento impreso; se admiten es, pl y ru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2; did you mean &quot;%3&quot;?</source>
        <translation>«%1» no es una ubicación de %2; ¿tal vez «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a location of %2.</source>
        <translation>«%1» no es una ubicación de %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una carta de Poder; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Power card.</source>
        <translation>«%1» no es una carta de Poder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una carta de Encuentro; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter card.</source>
        <translation>«%1» no es una carta de Encuentro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es un cazador; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hunter.</source>
        <translation>«%1» no es un cazador.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es un día de la semana; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day of the week.</source>
        <translation>«%1» no es un día de la semana.</translation>
    </message>
    <message>
        <source>A Roadblock lies on &quot;road&quot; or &quot;rail&quot;, not on &quot;%1&quot;.</source>
        <translation>Un Bloqueo está en «road» o en «rail», no en «%1».</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>No hay ninguna acción «%1»; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation>No hay ninguna acción «%1».</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>No hay ninguna ficha «%1»; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>There is no token &quot;%1&quot;.</source>
        <translation>No hay ninguna ficha «%1».</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>No hay ninguna interpretación «%1»; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>There is no ruling &quot;%1&quot;.</source>
        <translation>No hay ninguna interpretación «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%1» no es una interpretación de «%2»; ¿tal vez «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>«%1» no es una interpretación de «%2».</translation>
    </message>
    <message>
        <source>The trail has %2 slots, but %1 are given.</source>
        <translation>El rastro tiene %2 casillas, pero se dan %1.</translation>
    </message>
    <message>
        <source>There is room for %2 lairs, but %1 are given.</source>
        <translation>Hay sitio para %2 guaridas, pero se dan %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no Location card.</source>
        <translation>«%1» no tiene carta de Ubicación.</translation>
    </message>
    <message>
        <source>The Location card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>La carta de Ubicación «%1» está en dos sitios; el otro es %2.</translation>
    </message>
    <message>
        <source>There is no Location card on the trail.</source>
        <translation>No hay ninguna carta de Ubicación en el rastro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the current location, and that cannot lie in slot %2.</source>
        <translation>«%1» es la ubicación actual, y no puede estar en la casilla %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is named twice.</source>
        <translation>La carta de Poder «%1» se nombra dos veces.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; lies in two places; the other one is %2.</source>
        <translation>La carta de Poder «%1» está en dos sitios; el otro es %2.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the Location card &quot;%2&quot;.</source>
        <translation>La carta de Poder «%1» no puede estar con la carta de Ubicación «%2».</translation>
    </message>
    <message>
        <source>The Power cards &quot;%1&quot; and &quot;%2&quot; cannot lie together.</source>
        <translation>Las cartas de Poder «%1» y «%2» no pueden estar juntas.</translation>
    </message>
    <message>
        <source>Wolf Form lies with a Location card or with Hide, never alone.</source>
        <translation>«Forma de lobo» está con una carta de Ubicación o con «Ocultarse», nunca sola.</translation>
    </message>
    <message>
        <source>Wolf Form leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>«Forma de lobo» lleva a una ciudad, así que no puede estar con la zona de mar «%1».</translation>
    </message>
    <message>
        <source>This hideout has no Location or Power card; an empty slot is written null.</source>
        <translation>Este escondite no tiene carta de Ubicación ni de Poder; una casilla vacía se escribe null.</translation>
    </message>
    <message>
        <source>Escape as Bat lies with a Location card only.</source>
        <translation>«Huir en forma de murciélago» solo está con una carta de Ubicación.</translation>
    </message>
    <message>
        <source>Escape as Bat leads to a city, so it cannot lie with the sea zone &quot;%1&quot;.</source>
        <translation>«Huir en forma de murciélago» lleva a una ciudad, así que no puede estar con la zona de mar «%1».</translation>
    </message>
    <message>
        <source>This lair has no Location card.</source>
        <translation>Esta guarida no tiene carta de Ubicación.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie in a lair.</source>
        <translation>La carta de Poder «%1» no puede estar en una guarida.</translation>
    </message>
    <message>
        <source>Escape as Bat cannot lie in a lair.</source>
        <translation>«Huir en forma de murciélago» no puede estar en una guarida.</translation>
    </message>
    <message>
        <source>The sea zone &quot;%1&quot; cannot be a lair.</source>
        <translation>La zona de mar «%1» no puede ser una guarida.</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the sea zone &quot;%1&quot;.</source>
        <translation>Una carta de Encuentro no puede estar sobre la zona de mar «%1».</translation>
    </message>
    <message>
        <source>An Encounter card cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Una carta de Encuentro no puede estar sobre la carta de Poder «%1».</translation>
    </message>
    <message>
        <source>There are more Encounter cards than the %1 of the box.</source>
        <translation>Hay más cartas de Encuentro que las de la caja (%1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no vampire that fights, so it takes no damage.</source>
        <translation>«%1» no es un vampiro que combata, así que no sufre daño.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie in an empty slot.</source>
        <translation>Una ficha de Rumor no puede estar en una casilla vacía.</translation>
    </message>
    <message>
        <source>A Rumor token cannot lie on the Power card &quot;%1&quot;.</source>
        <translation>Una ficha de Rumor no puede estar sobre la carta de Poder «%1».</translation>
    </message>
    <message>
        <source>There are %1 Rumor tokens in all, but only %2 in the box.</source>
        <translation>Hay %1 fichas de Rumor en total, pero en la caja solo hay %2.</translation>
    </message>
    <message>
        <source>Hide is not on the trail, so it cannot be associated with &quot;%1&quot;.</source>
        <translation>«Ocultarse» no está en el rastro, así que no puede estar asociada a «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on the trail, so Hide cannot be associated with it.</source>
        <translation>«%1» no está en el rastro, así que «Ocultarse» no puede estar asociada a esa ubicación.</translation>
    </message>
    <message>
        <source>Hide is associated with a location to its right, but &quot;%1&quot; lies to its left.</source>
        <translation>«Ocultarse» se asocia a una ubicación a su derecha, pero «%1» está a su izquierda.</translation>
    </message>
    <message>
        <source>This token lies in a city, and &quot;%1&quot; is a sea zone.</source>
        <translation>Esta ficha va en una ciudad, y «%1» es una zona de mar.</translation>
    </message>
    <message>
        <source>This token lies on a sea zone, and &quot;%1&quot; is none.</source>
        <translation>Esta ficha va en una zona de mar, y «%1» no lo es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation>«%1» se nombra dos veces.</translation>
    </message>
    <message>
        <source>There is no road between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>No hay carretera entre «%1» y «%2».</translation>
    </message>
    <message>
        <source>There is no railway between &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>No hay ferrocarril entre «%1» y «%2».</translation>
    </message>
    <message>
        <source>There are two Roadblocks between &quot;%1&quot; and &quot;%2&quot; on the same way.</source>
        <translation>Hay dos Bloqueos entre «%1» y «%2» en la misma vía.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no hospital.</source>
        <translation>«%1» no tiene hospital.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;location&quot;, &quot;hospital&quot; and &quot;off-board&quot;: true says where the hunter is.</source>
        <translation>Exactamente uno de estos campos dice dónde está el cazador: «location», «hospital» u «off-board»: true.</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; cannot be entered by a referee.</source>
        <translation>La acción «%1» no puede anotarla un árbitro.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; may have only small letters, digits and hyphens between them.</source>
        <translation>El id «%1» solo puede tener letras minúsculas, cifras y guiones entre ellas.</translation>
    </message>
    <message>
        <source>There are %1 kinds of Encounter cards; 1 to %2 are possible.</source>
        <translation>Hay %1 tipos de carta de Encuentro; se admiten de 1 a %2.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is there twice.</source>
        <translation>La carta «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; is missing.</source>
        <translation>Falta la carta de Poder «%1».</translation>
    </message>
    <message>
        <source>The Encounter cards add up to %1, but the total is given as %2.</source>
        <translation>Las cartas de Encuentro suman %1, pero el total indicado es %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una de las cartas de Evento de Drácula; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Event cards.</source>
        <translation>«%1» no es una de las cartas de Evento de Drácula.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una de las cartas de Evento de los cazadores; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the hunters&apos; Event cards.</source>
        <translation>«%1» no es una de las cartas de Evento de los cazadores.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una carta de Objeto ni de Combate de los cazadores; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Item or Combat card of the hunters.</source>
        <translation>«%1» no es una carta de Objeto ni de Combate de los cazadores.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una de las cartas de Combate de Drácula; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Dracula&apos;s Combat cards.</source>
        <translation>«%1» no es una de las cartas de Combate de Drácula.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;; did you mean &quot;%3&quot;?</source>
        <translation>«%2» no puede ser «%1»; ¿tal vez «%3»?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be &quot;%1&quot;.</source>
        <translation>«%2» no puede ser «%1».</translation>
    </message>
    <message>
        <source>The hunter &quot;%1&quot; is named twice.</source>
        <translation>El cazador «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;slot&quot; and &quot;lair&quot; says where the card lies.</source>
        <translation>Exactamente uno de los campos «slot» y «lair» dice dónde está la carta.</translation>
    </message>
    <message>
        <source>Exactly one of &quot;number&quot;, &quot;day&quot;, &quot;hideout&quot;, &quot;encounter&quot;, &quot;hide-bond&quot;, &quot;hunter&quot;, &quot;token&quot; and &quot;events&quot; says what is put right.</source>
        <translation>Exactamente uno de los campos «number», «day», «hideout», «encounter», «hide-bond», «hunter», «token» y «events» dice qué se corrige.</translation>
    </message>
    <message>
        <source>This text may have %1 bytes at most.</source>
        <translation>Este texto puede tener %1 bytes como máximo.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>No hay ninguna carta «%1»; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot;.</source>
        <translation>No hay ninguna carta «%1».</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is missing.</source>
        <translation>Falta la carta «%1».</translation>
    </message>
    <message>
        <source>These cards add up to %1, but the total is given as %2.</source>
        <translation>Estas cartas suman %1, pero el total indicado es %2.</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>Ningún efecto de carta se llama «%1»; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>No card effect is called &quot;%1&quot;.</source>
        <translation>Ningún efecto de carta se llama «%1».</translation>
    </message>
    <message>
        <source>The program does not know what &quot;%1&quot; means for this card.</source>
        <translation>El programa no sabe qué significa «%1» para esta carta.</translation>
    </message>
    <message>
        <source>The board file &quot;%1&quot; is not the one that its name stands for.</source>
        <translation>El archivo de tablero «%1» no es el que indica su nombre.</translation>
    </message>
    <message>
        <source>This should be %1 digits from 0 to 9 and a to f.</source>
        <translation>Aquí van %1 cifras del 0 al 9 y de la a a la f.</translation>
    </message>
</context>
<context>
    <name>KeyFile</name>
    <message>
        <source>Others on this computer could read the key file. Now only you can, but whoever has copied it can read every game that is sealed with it.</source>
        <translation>Otros usuarios de este ordenador podían leer el archivo de la clave. Ahora solo tú puedes, pero quien lo haya copiado puede leer todas las partidas selladas con ella.</translation>
    </message>
    <message>
        <source>Games that begin from now on have a new key. If you keep a copy of the key file, make it anew: %1</source>
        <extracomment>%1 is a path.</extracomment>
        <translation>Las partidas que empiecen desde ahora tienen una clave nueva. Si guardas una copia del archivo de la clave, hazla de nuevo: %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Roads, railways and borders</source>
        <translation>Carreteras, ferrocarriles y bordes</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cazadores</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>What the table knows of Dracula</source>
        <translation>Lo que la mesa sabe de Drácula</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Lo que se puede elegir</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Medidores</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Combat and actions</source>
        <translation>Combate y acciones</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Event card.</source>
        <translation>Con una acción de suministros se roba aquí una carta de Evento.</translation>
    </message>
    <message>
        <source>Whoever supplies here draws an Item card too.</source>
        <translation>Con una acción de suministros se roba aquí también una carta de Objeto.</translation>
    </message>
    <message>
        <source>Counts as a city. When Dracula comes here, he recovers 5 damage.</source>
        <translation>Cuenta como ciudad. Al llegar aquí, Drácula recupera 5 de daño.</translation>
    </message>
    <message>
        <source>A city with a hospital. A defeated hunter comes here at dawn.</source>
        <translation>Una ciudad con hospital. Un cazador derrotado llega aquí al amanecer.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here.</source>
        <translation>Quien viaja por mar se detiene aquí.</translation>
    </message>
    <message>
        <source>Dracula and the hunters move along it.</source>
        <translation>Por ella se mueven Drácula y los cazadores.</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Ferrocarril blanco</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, by day and with a ticket.</source>
        <translation>Lo cruzan trazos cortos. Solo lo usan los cazadores, de día y con billete.</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Ferrocarril amarillo</translation>
    </message>
    <message>
        <source>Set with squares. With it the yellow number of the ticket counts.</source>
        <translation>Lleva cuadrados. Con él vale el número amarillo del billete.</translation>
    </message>
    <message>
        <source>Border of two sea zones</source>
        <translation>Borde entre dos zonas de mar</translation>
    </message>
    <message>
        <source>Dots. Whoever is at sea moves across it.</source>
        <translation>Lo marcan unos puntos. Quien está en el mar lo cruza para avanzar.</translation>
    </message>
    <message>
        <source>Each anchor stands beside the sea zone that it opens.</source>
        <translation>Cada ancla está junto a la zona de mar a la que da.</translation>
    </message>
    <message>
        <source>A shield with a G.</source>
        <translation>Un escudo con una G.</translation>
    </message>
    <message>
        <source>A disc with an S.</source>
        <translation>Un disco con una S.</translation>
    </message>
    <message>
        <source>A hexagon with an H.</source>
        <translation>Un hexágono con una H.</translation>
    </message>
    <message>
        <source>A diamond with an M.</source>
        <translation>Un rombo con una M.</translation>
    </message>
    <message>
        <source>This place is compared</source>
        <translation>Este lugar se comprueba</translation>
    </message>
    <message>
        <source>A ring. What lies next to it has a bright edge.</source>
        <translation>Lleva un anillo. Sus vecinos tienen el borde claro.</translation>
    </message>
    <message>
        <source>This hunter acts now</source>
        <translation>Este cazador actúa ahora</translation>
    </message>
    <message>
        <source>A ring around the figure.</source>
        <translation>Un anillo rodea la miniatura.</translation>
    </message>
    <message>
        <source>The figure lies on its side. The next action only stands it up.</source>
        <translation>La miniatura está tumbada. La siguiente acción solo la pone en pie.</translation>
    </message>
    <message>
        <source>In the hospital</source>
        <translation>En el hospital</translation>
    </message>
    <message>
        <source>A small cross on the figure. This hunter is not in the city.</source>
        <translation>La miniatura lleva una pequeña cruz. Este cazador no está en la ciudad.</translation>
    </message>
    <message>
        <source>It lies with a hunter. Dracula moves that hunter in place of the next action.</source>
        <translation>Está junto a un cazador. En lugar de la siguiente acción de este, Drácula lo mueve.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city.</source>
        <translation>Drácula no puede entrar en esta ciudad.</translation>
    </message>
    <message>
        <source>Dracula may not enter this city until the next dawn is over.</source>
        <translation>Drácula no puede entrar en esta ciudad hasta que acabe el siguiente amanecer.</translation>
    </message>
    <message>
        <source>Hunters may not enter this sea zone.</source>
        <translation>Los cazadores no pueden entrar en esta zona de mar.</translation>
    </message>
    <message>
        <source>Hunters may not enter or leave this city, nor search in it. ×2: two of them lie here.</source>
        <translation>Los cazadores no pueden entrar en esta ciudad ni salir de ella, ni buscar aquí. ×2: hay dos fichas.</translation>
    </message>
    <message>
        <source>Hunters may not move along this road or railway.</source>
        <translation>Los cazadores no pueden usar esta carretera o este ferrocarril.</translation>
    </message>
    <message>
        <source>You are here. The number is the slot on the trail.</source>
        <translation>Estás aquí. El número es la casilla del rastro.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the slot on the trail.</source>
        <translation>Drácula está aquí. El número es la casilla del rastro.</translation>
    </message>
    <message>
        <source>The number is the slot on the trail; 1 is the newest.</source>
        <translation>El número es la casilla del rastro; la 1 es la más reciente.</translation>
    </message>
    <message>
        <source>A hideout that has been revealed, with its slot on the trail.</source>
        <translation>Un escondite revelado, con su casilla del rastro.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the lair space.</source>
        <translation>Un ataúd con la letra del espacio de guarida.</translation>
    </message>
    <message>
        <source>A lair that has been revealed, with the letter of its space.</source>
        <translation>Una guarida revelada, con la letra de su espacio.</translation>
    </message>
    <message>
        <source>Dashes join the hideouts that follow each other.</source>
        <translation>Unos trazos unen los escondites consecutivos.</translation>
    </message>
    <message>
        <source>The table does not know the card.</source>
        <translation>La mesa no conoce la carta.</translation>
    </message>
    <message>
        <source>The way of the whole hunt</source>
        <translation>El camino de toda la cacería</translation>
    </message>
    <message>
        <source>After the reveal. The newer, the thicker.</source>
        <translation>Se ve al revelar la partida. Cuanto más reciente, más grueso es.</translation>
    </message>
    <message>
        <source>The back of a card that nobody knows yet.</source>
        <translation>El dorso de una carta que aún nadie conoce.</translation>
    </message>
    <message>
        <source>The card has been revealed.</source>
        <translation>La carta se ha revelado.</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Válido</translation>
    </message>
    <message>
        <source>What glows in gold can be chosen now. Gold is nothing else.</source>
        <translation>Lo que brilla en dorado se puede elegir ahora. El dorado no significa nada más.</translation>
    </message>
    <message>
        <source>A road in gold</source>
        <translation>Una carretera dorada</translation>
    </message>
    <message>
        <source>It leads to a city that can be chosen.</source>
        <translation>Lleva a una ciudad que se puede elegir.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>A dashed ring: what you tapped is not legal. The guide says why.</source>
        <translation>Un anillo discontinuo: lo que has tocado no es válido. La guía dice por qué.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>El tablero entero</translation>
    </message>
    <message>
        <source>The square is Dracula, triangles are hunters, the frame is what you see. Tap it to look elsewhere.</source>
        <translation>El cuadrado es Drácula, los triángulos son los cazadores y el marco es lo que ves. Tócalo para ver otra parte.</translation>
    </message>
    <message>
        <source>Can be reached</source>
        <translation>Se puede llegar</translation>
    </message>
    <message>
        <source>What glows: the hunter can go there. One more tap confirms.</source>
        <translation>El cazador puede ir a lo que brilla. Otro toque lo confirma.</translation>
    </message>
    <message>
        <source>A road that is lit</source>
        <translation>Una carretera iluminada</translation>
    </message>
    <message>
        <source>It leads to a city that can be reached.</source>
        <translation>Lleva a una ciudad a la que se puede llegar.</translation>
    </message>
    <message>
        <source>At 13 Dracula wins.</source>
        <translation>Cuando llega a 13, gana Drácula.</translation>
    </message>
    <message>
        <source>What Dracula or a hunter has suffered.</source>
        <translation>El que ha sufrido Drácula o un cazador.</translation>
    </message>
    <message>
        <source>One more after each of the first three weeks.</source>
        <translation>Se añade una tras cada una de las tres primeras semanas.</translation>
    </message>
    <message>
        <source>A vampire that matures with it brings 3 influence more.</source>
        <translation>Un vampiro que se desarrolla con ella da otros 3 de influencia.</translation>
    </message>
    <message>
        <source>A hunter with a Bite token is weakened.</source>
        <translation>Un cazador con una ficha de Mordedura está debilitado.</translation>
    </message>
    <message>
        <source>From night to day. A combat may follow.</source>
        <translation>De la noche al día. Puede haber un combate.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, and may move.</source>
        <translation>Cada cazador realiza una acción y puede moverse.</translation>
    </message>
    <message>
        <source>From day to night. A combat may follow.</source>
        <translation>Del día a la noche. Puede haber un combate.</translation>
    </message>
    <message>
        <source>Each hunter takes one action, but nobody moves.</source>
        <translation>Cada cazador realiza una acción, pero nadie se mueve.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn. The bat stands for him everywhere.</source>
        <translation>Le toca a Drácula. El murciélago representa a Drácula en todas partes.</translation>
    </message>
    <message>
        <source>They lie face down on hideouts and in lairs.</source>
        <translation>Están boca abajo en los escondites y en las guaridas.</translation>
    </message>
    <message>
        <source>A vampire waits there.</source>
        <translation>Allí espera un vampiro.</translation>
    </message>
    <message>
        <source>Hunters and Dracula have them in one deck.</source>
        <translation>Las de los cazadores y las de Drácula forman un mismo mazo.</translation>
    </message>
    <message>
        <source>An Event card that stays in play.</source>
        <translation>Una carta de Evento que sigue en juego.</translation>
    </message>
    <message>
        <source>2 damage for 5 Encounter cards.</source>
        <translation>Drácula sufre 2 de daño y roba 5 cartas de Encuentro.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 3 damage.</source>
        <translation>Drácula se queda donde está y recupera 3 de daño.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Combat cards.</source>
        <translation>Una de las cartas de Combate de Drácula.</translation>
    </message>
    <message>
        <source>Dracula or a vampire against hunters.</source>
        <translation>Drácula o un vampiro contra los cazadores.</translation>
    </message>
    <message>
        <source>A hunter looks for what lies hidden here.</source>
        <translation>Un cazador busca lo que hay oculto aquí.</translation>
    </message>
    <message>
        <source>A hunter recovers damage.</source>
        <translation>Un cazador recupera daño.</translation>
    </message>
    <message>
        <source>A hunter draws cards.</source>
        <translation>Un cazador roba cartas.</translation>
    </message>
    <message>
        <source>A hunter does nothing.</source>
        <translation>Un cazador no hace nada.</translation>
    </message>
    <message>
        <source>The table knows the card.</source>
        <translation>La mesa conoce la carta.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter card comes on this one.</source>
        <translation>Drácula se queda donde está, y sobre esta carta va una de Encuentro.</translation>
    </message>
    <message>
        <source>A hideout leaves the trail.</source>
        <translation>Un escondite sale del rastro.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 damage.</source>
        <translation>Drácula recorre una o dos carreteras y sufre 1 de daño.</translation>
    </message>
    <message>
        <source>The bat stands for Dracula everywhere.</source>
        <translation>El murciélago representa a Drácula en todas partes.</translation>
    </message>
</context>
<context>
    <name>LineOfGame</name>
    <message>
        <source>Dracula has won</source>
        <translation>Drácula ha ganado</translation>
    </message>
    <message>
        <source>the hunters have won</source>
        <translation>los cazadores han ganado</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparación</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
</context>
<context>
    <name>ListenFault</name>
    <message>
        <source>Another program uses this address and port. Choose another port, or end that program.</source>
        <translation>Otro programa usa esta dirección y este puerto. Elige otro puerto o cierra ese programa.</translation>
    </message>
    <message>
        <source>The system does not let this program be found in the network.</source>
        <translation>El sistema no deja que este programa se vea en la red.</translation>
    </message>
    <message>
        <source>This device no longer has that address. Is it still in the network?</source>
        <translation>Este dispositivo ya no tiene esa dirección. ¿Sigue en la red?</translation>
    </message>
    <message>
        <source>The network does not answer here.</source>
        <translation>Aquí la red no responde.</translation>
    </message>
    <message>
        <source>The network does not answer here: %1.</source>
        <extracomment>%1 is the system&apos;s reason.</extracomment>
        <translation>Aquí la red no responde: %1.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Dracula is %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>¡Drácula está %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found him.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 lo ha encontrado.</translation>
    </message>
    <message>
        <source>There will be a combat at dawn.</source>
        <translation>Al amanecer habrá combate.</translation>
    </message>
    <message>
        <source>There will be a combat at dusk.</source>
        <translation>Al anochecer habrá combate.</translation>
    </message>
    <message>
        <source>His figure stands on the board.</source>
        <translation>Su miniatura está en el tablero.</translation>
    </message>
    <message>
        <source>Trail, slot %1</source>
        <translation>Rastro, casilla %1</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Mordeduras</translation>
    </message>
    <message>
        <source>Influence +%1</source>
        <extracomment>%1 is how much it has risen.</extracomment>
        <translation>Influencia +%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>influence</comment>
        <translation>
            <numerusform>Con %n más gana Drácula.</numerusform>
            <numerusform>Con %n más gana Drácula.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 queda %1{derrotado|derrotada}</translation>
    </message>
    <message>
        <source>Despair grows</source>
        <translation>Crece la desesperación</translation>
    </message>
    <message numerus="yes">
        <source>A week has passed. A defeated hunter is now worth %n influence.</source>
        <translation>
            <numerusform>Pasa otra semana. Un cazador derrotado vale ahora %n de influencia.</numerusform>
            <numerusform>Pasa otra semana. Un cazador derrotado vale ahora %n de influencia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Desesperación</translation>
    </message>
    <message>
        <source>%1 is weakened</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{debilitado|debilitada}</translation>
    </message>
    <message>
        <source>Bitten by a vampire, %1{he|she} shows one Item and one Event card.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>Tras la mordedura del vampiro, muestra una carta de Objeto y una de Evento.</translation>
    </message>
    <message>
        <source>Bitten by Dracula, %1{he|she} shows one Item and one Event card.</source>
        <translation>Tras la mordedura de Drácula, muestra una carta de Objeto y una de Evento.</translation>
    </message>
    <message>
        <source>All Despair tokens lie on the track, so Dracula&apos;s new hideout raises influence.</source>
        <translation>Todas las fichas de Desesperación están en el medidor: el nuevo escondite de Drácula sube la influencia.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named; %2 is the city that the hospital is linked to.</extracomment>
        <translation>Al amanecer estará en el hospital %2{of}.</translation>
    </message>
    <message>
        <source>At dawn, %1{he|she} will be in a hospital.</source>
        <translation>Al amanecer estará en un hospital.</translation>
    </message>
    <message>
        <source>Dracula was %1{in}!</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>¡Drácula estuvo %1{in}!</translation>
    </message>
    <message>
        <source>%1 has found Dracula&apos;s trail.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 ha encontrado su rastro.</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s trail lies face up.</source>
        <translation>Una carta de su rastro queda boca arriba.</translation>
    </message>
    <message>
        <source>%1 is bitten and defeated</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{mordido y derrotado|mordida y derrotada}</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>¡Emboscada!</translation>
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
        <translation>Mayús</translation>
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
        <translation>El archivo o su carpeta no existe.</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>Ya hay un archivo con este nombre.</translation>
    </message>
    <message>
        <source>The system does not allow it: check who may write to the file and its folder.</source>
        <translation>El sistema no lo permite: mira quién puede escribir en el archivo y en su carpeta.</translation>
    </message>
    <message>
        <source>There is no room left to write to.</source>
        <translation>No queda espacio para escribir.</translation>
    </message>
    <message>
        <source>This game is open in another window or program.</source>
        <translation>Esta partida está abierta en otra ventana o programa.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Esto no es un archivo.</translation>
    </message>
    <message>
        <source>A game&apos;s file may have %1 MB at most.</source>
        <translation>El archivo de una partida puede tener %1 MB como máximo.</translation>
    </message>
    <message>
        <source>The file was opened for reading only.</source>
        <translation>El archivo se abrió solo para leer.</translation>
    </message>
    <message>
        <source>Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.</source>
        <translation>Otro programa ha cambiado el archivo: debería tener %1 bytes, pero tiene %2. Abre la partida de nuevo.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>El sistema informa de un error: %1</translation>
    </message>
    <message>
        <source>A new game needs an empty file.</source>
        <translation>Una partida nueva necesita un archivo vacío.</translation>
    </message>
    <message>
        <source>This program cannot read a game in the format &quot;%1&quot;.</source>
        <translation>Este programa no puede leer una partida en el formato «%1».</translation>
    </message>
    <message>
        <source>The game&apos;s data are wrong in the field &quot;%1&quot;.</source>
        <translation>Los datos de la partida están mal en el campo «%1».</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; that the game is played on cannot be read.</source>
        <translation>No se puede leer el tablero «%1» de esta partida.</translation>
    </message>
    <message>
        <source>The game is played with the cards &quot;%1&quot;, which this program does not know.</source>
        <translation>Esta partida se juega con las cartas «%1», que este programa no conoce.</translation>
    </message>
    <message>
        <source>This line was not finished when the program ended, and has been taken off (bytes: %1).</source>
        <translation>Esta línea no estaba acabada cuando se cerró el programa, y se ha quitado (bytes: %1).</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Esta línea no es JSON.</translation>
    </message>
    <message>
        <source>This line is not written as the program writes it.</source>
        <translation>Esta línea no está escrita como la escribe el programa.</translation>
    </message>
    <message>
        <source>This line should have the number %1, but has %2.</source>
        <translation>Esta línea debería tener el número %1, pero tiene el %2.</translation>
    </message>
    <message>
        <source>This line has been changed, or does not belong after the line before it.</source>
        <translation>Esta línea se ha cambiado, o no va después de la anterior.</translation>
    </message>
    <message>
        <source>The action of this line cannot be read (%1 at &quot;%2&quot;).</source>
        <translation>La acción de esta línea no se puede leer (%1 en «%2»).</translation>
    </message>
    <message>
        <source>The action is not written as the program writes it.</source>
        <translation>La acción no está escrita como la escribe el programa.</translation>
    </message>
    <message>
        <source>The action of this line is against the rules (%1).</source>
        <translation>La acción de esta línea va contra las reglas (%1).</translation>
    </message>
    <message>
        <source>This line should be in round %1, but says %2.</source>
        <translation>Esta línea debería estar en la ronda %1, pero dice %2.</translation>
    </message>
    <message>
        <source>The claim of this line has another result than the game gives.</source>
        <translation>La denuncia de esta línea tiene un resultado distinto del que da la partida.</translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation>Esta línea va a la acción %1, que no es posible; hay %2.</translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation>Esta línea debería deshacer o rehacer «%1», pero dice «%2».</translation>
    </message>
    <message>
        <source>The key of the sealed games waits for the PIN or the passphrase.</source>
        <translation>La clave de las partidas selladas espera el PIN o la frase de paso.</translation>
    </message>
    <message>
        <source>The key file is damaged. Put a copy of it back, or sealed games cannot be opened.</source>
        <translation>El archivo de la clave está dañado. Recupera una copia o las partidas selladas no se podrán abrir.</translation>
    </message>
    <message>
        <source>There is not enough memory to hold the key safely.</source>
        <translation>No hay memoria suficiente para guardar la clave de forma segura.</translation>
    </message>
    <message>
        <source>This line is not sealed, although the lines before it are.</source>
        <translation>Esta línea no está sellada, aunque las anteriores sí.</translation>
    </message>
    <message>
        <source>What is sealed in this line is not what the line promises.</source>
        <translation>Lo sellado en esta línea no es lo que la línea promete.</translation>
    </message>
    <message>
        <source>What is sealed in this line is damaged.</source>
        <translation>Lo sellado en esta línea está dañado.</translation>
    </message>
    <message>
        <source>The seal of this line is broken: it was changed, or belongs elsewhere.</source>
        <translation>El sello de esta línea está roto: la línea se ha cambiado o viene de otro lugar.</translation>
    </message>
    <message>
        <source>After this line Dracula should be at &quot;%1&quot;, but it says &quot;%2&quot;.</source>
        <translation>Tras esta línea Drácula debería estar en «%1», pero dice «%2».</translation>
    </message>
    <message>
        <source>What this line says the table was shown does not follow from the game.</source>
        <translation>Lo que según esta línea se mostró a la mesa no se deduce de la partida.</translation>
    </message>
    <message>
        <source>This is not written as a revealed game is.</source>
        <translation>Esto no está escrito como una partida revelada.</translation>
    </message>
    <message>
        <source>In this line nothing happens, and none such is due.</source>
        <translation>En esta línea no ocurre nada, y aquí no debería haber una así.</translation>
    </message>
    <message>
        <source>A newer version of this program made the key file, in the format &quot;%1&quot;. Leave it as it is, and open the game with that version.</source>
        <translation>El archivo de la clave lo creó una versión más nueva de este programa, con el formato «%1». Déjalo como está y abre la partida con esa versión.</translation>
    </message>
    <message>
        <source>The file is empty: no game has begun in it.</source>
        <translation>El archivo está vacío: en él no ha empezado ninguna partida.</translation>
    </message>
    <message>
        <source>Another program has changed what stands in the file, so nothing more is written to it. Open the game again to see how far it is good.</source>
        <translation>Otro programa ha cambiado lo que hay en el archivo, así que ya no se escribe nada en él. Abre la partida de nuevo para ver hasta dónde vale.</translation>
    </message>
    <message>
        <source>The file was moved or renamed while the game was open. Put it back, or open it where it is now.</source>
        <translation>El archivo se ha movido o ha cambiado de nombre con la partida abierta. Devuélvelo a su sitio o abre la partida donde está ahora.</translation>
    </message>
    <message>
        <source>The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back.</source>
        <translation>La clave de esta partida no está aquí: se selló en otro dispositivo, o se ha repuesto una copia antigua del archivo de la clave.</translation>
    </message>
    <message>
        <source>Another program has changed the key file. Close this program and start it again.</source>
        <translation>Otro programa ha cambiado el archivo de la clave. Cierra este programa y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not the board that the game is played on.</source>
        <translation>El archivo «%1» no es el tablero en el que se juega la partida.</translation>
    </message>
    <message>
        <source>The key file is a link that leads to no file. Bring back what it leads to, or take the link away.</source>
        <translation>El archivo de la clave es un enlace que no lleva a ningún archivo. Recupera aquello a lo que lleva, o quita el enlace.</translation>
    </message>
    <message>
        <source>The board &quot;%1&quot; in the game itself is damaged, or is none.</source>
        <translation>El tablero «%1» que contiene la propia partida está dañado o no es un tablero.</translation>
    </message>
</context>
<context>
    <name>RevealWords</name>
    <message>
        <source>This game has been revealed as it stands: whoever plays on can have seen everything.</source>
        <translation>Esta partida se ha revelado tal como está: quien la siga puede haberlo visto todo.</translation>
    </message>
    <message>
        <source>This game was revealed once and has gone on since: what was hidden then can have been seen.</source>
        <translation>Esta partida se reveló una vez y después siguió: lo que entonces estaba oculto puede haberse visto.</translation>
    </message>
    <message>
        <source>This game has been revealed. It goes on only when all of you have agreed to that.</source>
        <translation>Esta partida se ha revelado. Solo sigue cuando todos estáis de acuerdo.</translation>
    </message>
</context>
<context>
    <name>SecondEdition</name>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>A trail of six cards, Catacombs, and combat with dice.</source>
        <translation>Un rastro de seis cartas, Catacumbas y combate con dados.</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>segunda edición</translation>
    </message>
</context>
<context>
    <name>SecondEditionFaces</name>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>a Blood token behind it</source>
        <translation>detrás hay una ficha de sangre</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Hide lies on the trail for a place.</extracomment>
        <translation>asociada a %1</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Drácula está aquí</translation>
    </message>
    <message>
        <source>Hand of Encounters and Events</source>
        <translation>Encuentros y Eventos en la mano</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <extracomment>So many Encounters lie in the reserve.</extracomment>
        <translation>Reserva %1</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Tu aliado</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Aliado de los cazadores</translation>
    </message>
    <message>
        <source>Left the trail</source>
        <translation>Salidos del rastro</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparación</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vampiros</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>boca arriba</translation>
    </message>
</context>
<context>
    <name>SecondEditionFault</name>
    <message>
        <source>The game is &quot;%1&quot;, but it should be &quot;%2&quot;.</source>
        <translation>El juego es «%1», pero debería ser «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una casilla del medidor Día/Noche; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space of the day/night track.</source>
        <translation>«%1» no es una casilla del medidor Día/Noche.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es un Encuentro; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Encounter.</source>
        <translation>«%1» no es un Encuentro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una carta de Evento que Drácula conserve; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Event that Dracula keeps.</source>
        <translation>«%1» no es una carta de Evento que Drácula conserve.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es un aliado de ese bando; ¿tal vez «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ally of that side.</source>
        <translation>«%1» no es un aliado de ese bando.</translation>
    </message>
    <message>
        <source>The trail has no gaps: null may stand only after the last card.</source>
        <translation>El rastro no tiene huecos: null solo puede estar detrás de la última carta.</translation>
    </message>
    <message>
        <source>No Location or Power card lies in this space.</source>
        <translation>En esta casilla no hay ninguna carta de Ubicación ni de Poder.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; needs a Location card in its space.</source>
        <translation>La carta de Poder «%1» necesita una carta de Ubicación en su casilla.</translation>
    </message>
    <message>
        <source>The Power card &quot;%1&quot; cannot lie with the sea zone &quot;%2&quot;.</source>
        <translation>La carta de Poder «%1» no puede estar con la zona de mar «%2».</translation>
    </message>
    <message>
        <source>No Encounter can lie on &quot;%1&quot;.</source>
        <translation>Sobre «%1» no puede haber ningún Encuentro.</translation>
    </message>
    <message>
        <source>There are more Encounters &quot;%1&quot; than the %2 of the box.</source>
        <translation>Hay más Encuentros «%1» que los %2 de la caja.</translation>
    </message>
    <message>
        <source>The Catacombs have %2 spaces, but %1 are given.</source>
        <translation>Las Catacumbas tienen %2 casillas, pero aquí hay %1.</translation>
    </message>
    <message>
        <source>At most %2 Encounters lie on a card in the Catacombs, but %1 are given.</source>
        <translation>En las Catacumbas hay como mucho %2 Encuentros en cada carta, pero aquí hay %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot lie in the Catacombs.</source>
        <translation>«%1» no puede estar en las Catacumbas.</translation>
    </message>
    <message>
        <source>There are more cards &quot;%1&quot; than the %2 of the box.</source>
        <translation>Hay más cartas «%1» que las %2 de la caja.</translation>
    </message>
    <message>
        <source>Hide is on the trail, and nothing says which location it is bound to.</source>
        <translation>«Ocultarse» está en el rastro y nada dice a qué ubicación va unida.</translation>
    </message>
    <message>
        <source>Hide cannot be bound to the sea zone &quot;%1&quot;.</source>
        <translation>«Ocultarse» no puede ir unida a la zona de mar «%1».</translation>
    </message>
    <message>
        <source>Gap %1 does not lie between two cards.</source>
        <translation>El hueco %1 no está entre dos cartas.</translation>
    </message>
    <message>
        <source>Gap %1 is named twice.</source>
        <translation>El hueco %1 se nombra dos veces.</translation>
    </message>
    <message>
        <source>%1 Sacred Hosts are given, but the box has only %2.</source>
        <translation>Aquí hay %1 Hostias consagradas, pero en la caja solo hay %2.</translation>
    </message>
    <message>
        <source>This token cannot lie in &quot;%1&quot;.</source>
        <translation>Esta ficha no puede estar en «%1».</translation>
    </message>
    <message>
        <source>Exactly these cards lie beside the board: %1.</source>
        <translation>Junto al tablero están exactamente estas cartas: %1.</translation>
    </message>
    <message>
        <source>No card lies beside the board.</source>
        <translation>No hay ninguna carta junto al tablero.</translation>
    </message>
    <message>
        <source>Dracula is not at sea but in &quot;%1&quot;.</source>
        <translation>Drácula no está en el mar, sino en «%1».</translation>
    </message>
    <message>
        <source>Dracula is in &quot;%1&quot;, and at sea no Power card can be played.</source>
        <translation>Drácula está en «%1», y en el mar no se puede jugar ninguna carta de Poder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no common border.</source>
        <translation>«%1» y «%2» no comparten borde.</translation>
    </message>
    <message>
        <source>The trip cannot begin in &quot;%1&quot;: that is no port of &quot;%2&quot;.</source>
        <translation>El viaje no puede empezar en «%1»: no es un puerto de «%2».</translation>
    </message>
    <message>
        <source>The trail does not tell &quot;%1&quot;, so it has to stand here.</source>
        <translation>El rastro no dice «%1», así que debe constar aquí.</translation>
    </message>
    <message>
        <source>Here stands &quot;%1&quot;, but the trail tells &quot;%2&quot;.</source>
        <translation>Aquí pone «%1», pero el rastro dice «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit this trip: Dracula cannot have come from there to &quot;%2&quot;.</source>
        <translation>«%1» no encaja en este viaje: Drácula no puede haber llegado de allí a «%2».</translation>
    </message>
    <message>
        <source>Dracula holds at most %2 here, but %1 are given.</source>
        <translation>Aquí Drácula tiene como máximo %2, pero se dan %1.</translation>
    </message>
</context>
<context>
    <name>SecondEditionFlow</name>
    <message>
        <source>Cards before it</source>
        <translation>Cartas previas</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Elegir carta</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Descubrir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Catacumbas</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mares</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>hospital</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>Events in hand</source>
        <translation>Eventos en la mano</translation>
    </message>
    <message>
        <source>against their card</source>
        <translation>contra su carta</translation>
    </message>
    <message>
        <source>a Host goes</source>
        <translation>se quita una Hostia</translation>
    </message>
    <message>
        <source>their ally goes</source>
        <translation>se va su aliado</translation>
    </message>
    <message>
        <source>all in this sea</source>
        <translation>todos los de este mar</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sin los demás</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Sufrir la penalización</translation>
    </message>
    <message>
        <source>Dracula has won.</source>
        <translation>Drácula ha ganado.</translation>
    </message>
    <message>
        <source>The hunters have won.</source>
        <translation>Los cazadores han ganado.</translation>
    </message>
    <message>
        <source>The game is over. It can be revealed in the menu.</source>
        <translation>La partida ha terminado. Puedes revelarla en el menú.</translation>
    </message>
    <message>
        <source>Which Encounter did Dracula draw?</source>
        <translation>¿Qué Encuentro ha robado Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw them from the reserve and enter one after the other: %n are due.</source>
        <translation>
            <numerusform>Róbalo de la reserva e introdúcelo: falta %n.</numerusform>
            <numerusform>Róbalos de la reserva e introdúcelos uno tras otro: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>¿Dónde empieza Drácula?</translation>
    </message>
    <message>
        <source>The hunters are told nothing of it.</source>
        <translation>Los cazadores no saben nada de esto.</translation>
    </message>
    <message>
        <source>Does Dracula play a card before his turn?</source>
        <translation>¿Juega Drácula una carta antes de su turno?</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Empezar el turno</translation>
    </message>
    <message>
        <source>the time phase comes</source>
        <translation>llega la fase de avance del tiempo</translation>
    </message>
    <message>
        <source>Which cards leave the Catacombs?</source>
        <translation>¿Qué cartas salen de las Catacumbas?</translation>
    </message>
    <message>
        <source>A card that leaves goes back to the deck, and its Encounters to the reserve.</source>
        <translation>La carta que sale vuelve al mazo y sus Encuentros a la reserva.</translation>
    </message>
    <message>
        <source>On to the movement</source>
        <translation>Pasar al movimiento</translation>
    </message>
    <message>
        <source>Which Encounter goes to %1?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>¿Qué Encuentro va %1{to}?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>¿Qué Encuentro coloca Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n en la mano</numerusform>
            <numerusform>%n en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>nothing is placed</source>
        <translation>no se coloca nada</translation>
    </message>
    <message>
        <source>back to the reserve, unseen</source>
        <translation>a la reserva, sin mostrarse</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Dracula cannot land: he suffers the penalty for an error.</source>
        <translation>Drácula no puede desembarcar y sufre la penalización.</translation>
    </message>
    <message>
        <source>Look at the cards that came to Dracula and enter one after the other.</source>
        <translation>Mira las cartas que ha recibido Drácula e introdúcelas una tras otra.</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>No hay más</translation>
    </message>
    <message>
        <source>fewer were his</source>
        <translation>las suyas eran menos</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>se descarta</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>So many of so many have been chosen.
----------
So many Encounters have to be chosen, and so many are.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Devolverlos</translation>
    </message>
    <message>
        <source>%1: on whom?</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: ¿a quién?</translation>
    </message>
    <message>
        <source>Fight without a card</source>
        <translation>Luchar sin carta</translation>
    </message>
    <message>
        <source>hunters %1</source>
        <translation>cazadores %1</translation>
    </message>
    <message>
        <source>Dracula %1</source>
        <translation>Drácula %1</translation>
    </message>
    <message>
        <source>%1: for whom?</source>
        <extracomment>%1 is a card that Dracula fights with.</extracomment>
        <translation>%1: ¿contra quién?</translation>
    </message>
    <message>
        <source>First one end of the road or railway, then the other.</source>
        <translation>Primero un extremo de la carretera o vía, luego el otro.</translation>
    </message>
    <message>
        <source>From %1 to where?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>¿%1{from} hasta dónde?</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>ferrocarril</translation>
    </message>
    <message>
        <source>road</source>
        <translation>carretera</translation>
    </message>
    <message>
        <source>Health %1</source>
        <extracomment>A hunter has so many points of Health.</extracomment>
        <translation>Salud %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n mordedura</numerusform>
            <numerusform>%n mordeduras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Blood</source>
        <extracomment>A move, or a card in a combat, costs so many points of Blood.</extracomment>
        <translation>
            <numerusform>cuesta %n punto de sangre</numerusform>
            <numerusform>cuesta %n puntos de sangre</numerusform>
        </translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>stays here, as if he had gone on</source>
        <translation>se queda, como si se hubiera ido</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <translation>se queda, boca abajo</translation>
    </message>
    <message>
        <source>stays here and recovers Blood</source>
        <translation>se queda y recupera sangre</translation>
    </message>
    <message>
        <source>stays here and draws Encounters</source>
        <translation>se queda y roba Encuentros</translation>
    </message>
    <message>
        <source>two roads, back to a card that lies there</source>
        <translation>dos carreteras, a una carta que ya está</translation>
    </message>
    <message>
        <source>two roads far</source>
        <translation>dos carreteras</translation>
    </message>
    <message>
        <source>back to a card that lies there</source>
        <translation>a una carta que ya está</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <translation>¿Qué carta juega Drácula?</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>No card can be played: Dracula suffers the penalty for an error.</source>
        <translation>No se puede jugar ninguna carta: Drácula sufre la penalización.</translation>
    </message>
    <message>
        <source>%1: where does Dracula go?</source>
        <extracomment>%1 is one Power card or two: Double Back, Wolf Form.</extracomment>
        <translation>%1: ¿adónde va Drácula?</translation>
    </message>
    <message>
        <source>Where does the card of %1 go?</source>
        <extracomment>%1 is the place whose card leaves the trail.</extracomment>
        <translation>¿Adónde va la carta %1{of}?</translation>
    </message>
    <message>
        <source>Where does the card go?</source>
        <translation>¿Adónde va la carta?</translation>
    </message>
    <message>
        <source>In the Catacombs it keeps its Encounter and can take another one.</source>
        <translation>En las Catacumbas conserva su Encuentro y puede llevar otro.</translation>
    </message>
    <message>
        <source>Back to the deck</source>
        <translation>Vuelve al mazo</translation>
    </message>
    <message>
        <source>its Encounter can be activated</source>
        <translation>su Encuentro puede activarse</translation>
    </message>
    <message>
        <source>Which Encounter stays on the card?</source>
        <translation>¿Qué Encuentro se queda en la carta?</translation>
    </message>
    <message>
        <source>On the trail only one Encounter lies on a card; the other goes back to the reserve.</source>
        <translation>En el rastro solo hay un Encuentro por carta; el otro vuelve a la reserva.</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>¿Qué movimiento anuncia Drácula?</translation>
    </message>
    <message>
        <source>He has to play it in his next turn if he can.</source>
        <translation>Debe hacerlo en su próximo turno si puede.</translation>
    </message>
    <message>
        <source>No Event card in the hand fits this moment.</source>
        <translation>Ninguna carta de Evento de la mano vale en este momento.</translation>
    </message>
    <message>
        <source>Several are allowed, one after the other.</source>
        <translation>Se pueden jugar varias, una tras otra.</translation>
    </message>
    <message>
        <source>It goes face down on the card that Dracula has just played.</source>
        <translation>Va boca abajo sobre la carta que Drácula acaba de jugar.</translation>
    </message>
    <message>
        <source>It goes there face down.</source>
        <translation>Va allí boca abajo.</translation>
    </message>
    <message>
        <source>The table does not see which.</source>
        <translation>La mesa no ve cuál.</translation>
    </message>
    <message>
        <source>Left the trail: %1.</source>
        <extracomment>%1 are Encounters.</extracomment>
        <translation>Salidos del rastro: %1.</translation>
    </message>
    <message>
        <source>Only %1, %2 and %3 do something when they are activated.</source>
        <translation>Solo %1, %2 y %3 tienen efecto al activarse.</translation>
    </message>
    <message>
        <source>It is resolved at once.</source>
        <translation>Se resuelve en el acto.</translation>
    </message>
    <message>
        <source>Its card takes the space of the old one, and nothing slides.</source>
        <translation>Su carta ocupa la casilla de la anterior, y nada se desliza.</translation>
    </message>
    <message>
        <source>Any city without a hunter whose card is in the deck.</source>
        <translation>Cualquier ciudad sin cazadores cuya carta esté en el mazo.</translation>
    </message>
    <message>
        <source>A storm drives Dracula ashore, and everybody sees where.</source>
        <translation>Una tormenta arroja a Drácula a tierra, y todos ven dónde.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Se juega en cuanto se roba.</translation>
    </message>
    <message>
        <source>Each side has at most one ally.</source>
        <translation>Cada bando tiene como mucho un aliado.</translation>
    </message>
    <message>
        <source>Only cards that fit this moment can be played.</source>
        <translation>Solo se pueden jugar las cartas que valen en este momento.</translation>
    </message>
    <message>
        <source>Dracula&apos;s roll of this round is against that hunter.</source>
        <translation>En esta ronda la tirada de Drácula va contra ese cazador.</translation>
    </message>
    <message>
        <source>The hunters cannot go this way.</source>
        <translation>Los cazadores no pueden pasar por ahí.</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Elige un lugar en el mapa o aquí, o una carta de Poder.</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Una ciudad a un máximo de dos carreteras.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, at most two roads away.</source>
        <translation>Una carta del rastro o de las Catacumbas, a un máximo de dos carreteras.</translation>
    </message>
    <message>
        <source>A card of the trail or the Catacombs, one step away.</source>
        <translation>Una carta del rastro o de las Catacumbas, a un paso de aquí.</translation>
    </message>
    <message>
        <source>Discarded cards are seen by all.</source>
        <translation>Todos ven las cartas descartadas.</translation>
    </message>
    <message>
        <source>Combat round %1 against %2</source>
        <extracomment>%1 is a number, %2 are one hunter or more.</extracomment>
        <translation>Ronda de combate %1 · %2</translation>
    </message>
    <message>
        <source>Dracula has declared this move.</source>
        <translation>Drácula ha anunciado este movimiento.</translation>
    </message>
    <message>
        <source>Below each card stands what can come of it when it wins.</source>
        <translation>Bajo cada carta está lo que puede pasar si gana.</translation>
    </message>
    <message>
        <source>its Encounter goes to the reserve</source>
        <translation>su Encuentro vuelve a la reserva</translation>
    </message>
    <message>
        <source>stays here, face up</source>
        <translation>se queda, boca arriba</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters stay in the hand?</source>
        <translation>
            <numerusform>¿Qué %n Encuentro se queda en la mano?</numerusform>
            <numerusform>¿Qué %n Encuentros se quedan en la mano?</numerusform>
        </translation>
    </message>
    <message>
        <source>The others go back</source>
        <translation>Los demás vuelven</translation>
    </message>
    <message>
        <source>a hunter is there, too</source>
        <translation>también hay un cazador</translation>
    </message>
    <message>
        <source>face up: a hunter is there, and a combat begins</source>
        <translation>boca arriba: hay un cazador y empieza un combate</translation>
    </message>
    <message>
        <source>stays here, face up: a hunter is there, and a combat begins</source>
        <translation>se queda, boca arriba: hay un cazador y empieza un combate</translation>
    </message>
    <message>
        <source>at sea the time stands still</source>
        <translation>en el mar el tiempo no avanza</translation>
    </message>
    <message>
        <source>In the Catacombs it can take an Encounter.</source>
        <translation>En las Catacumbas puede recibir un Encuentro.</translation>
    </message>
    <message>
        <source>a hunter is here, and a combat begins</source>
        <translation>hay un cazador, y empieza un combate</translation>
    </message>
</context>
<context>
    <name>SecondEditionLegend</name>
    <message>
        <source>Roads, railways and sea</source>
        <translation>Carreteras, vías férreas y mar</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event.</source>
        <translation>Quien se abastece aquí roba un Evento.</translation>
    </message>
    <message>
        <source>Whoever resupplies here draws an Event, an Item, or both.</source>
        <translation>Quien se abastece aquí roba un Evento, un Objeto o los dos.</translation>
    </message>
    <message>
        <source>Whenever Dracula comes here, he recovers up to 2 Blood.</source>
        <translation>Cada vez que Drácula llega aquí, recupera hasta 2 de sangre.</translation>
    </message>
    <message>
        <source>A place of its own: hunters come here by road, Dracula never does. A defeated hunter comes here at once.</source>
        <translation>Un lugar propio: los cazadores llegan por carretera, Drácula nunca. Un cazador derrotado viene aquí enseguida.</translation>
    </message>
    <message>
        <source>Whoever travels by sea stops here. Dracula pays for the voyage with Blood.</source>
        <translation>Quien viaja por mar se detiene aquí. Drácula paga el viaje con sangre.</translation>
    </message>
    <message>
        <source>Crossed by short strokes. Only hunters ride, as far as the train die allows.</source>
        <translation>Cruzada por trazos cortos. Solo viajan los cazadores, hasta donde permite el dado del tren.</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Pierde el próximo turno</translation>
    </message>
    <message>
        <source>The figure lies on its side: this hunter has been defeated.</source>
        <translation>La figura está tumbada: este cazador ha sido derrotado.</translation>
    </message>
    <message>
        <source>They lie before a hunter. Dracula makes that hunter&apos;s next movement.</source>
        <translation>Están ante un cazador. Drácula hace su próximo movimiento.</translation>
    </message>
    <message>
        <source>It lies before a hunter, who may not move in the next turn.</source>
        <translation>Está ante un cazador, que no puede moverse en su próximo turno.</translation>
    </message>
    <message>
        <source>Dracula may neither enter nor pass this place.</source>
        <translation>Drácula no puede entrar en este lugar ni atravesarlo.</translation>
    </message>
    <message>
        <source>The same, and Dracula can never take this token away.</source>
        <translation>Lo mismo, y Drácula nunca puede quitar esta ficha.</translation>
    </message>
    <message>
        <source>Nobody may enter this sea zone for some rounds.</source>
        <translation>Nadie puede entrar en esta zona de mar durante unas rondas.</translation>
    </message>
    <message>
        <source>Hunters may not use this road or railway.</source>
        <translation>Los cazadores no pueden usar esta carretera o vía férrea.</translation>
    </message>
    <message>
        <source>Where Dracula is</source>
        <translation>Dónde está Drácula</translation>
    </message>
    <message>
        <source>You are here. The number is the space of the trail.</source>
        <translation>Estás aquí. El número es el espacio del rastro.</translation>
    </message>
    <message>
        <source>Dracula is here. The number is the space of the trail.</source>
        <translation>Drácula está aquí. El número es el espacio del rastro.</translation>
    </message>
    <message>
        <source>A card of the trail</source>
        <translation>Una carta del rastro</translation>
    </message>
    <message>
        <source>The number is the space of the trail; 1 is the newest.</source>
        <translation>El número es el espacio del rastro; 1 es el más nuevo.</translation>
    </message>
    <message>
        <source>A place that has been revealed, with its space of the trail.</source>
        <translation>Un lugar que se ha revelado, con su espacio del rastro.</translation>
    </message>
    <message>
        <source>A coffin with the letter of the space of the Catacombs.</source>
        <translation>Un ataúd con la letra del espacio de las Catacumbas.</translation>
    </message>
    <message>
        <source>A card of the Catacombs that has been revealed, with the letter of its space.</source>
        <translation>Una carta de las Catacumbas que se ha revelado, con la letra de su espacio.</translation>
    </message>
    <message>
        <source>Dashes join the places that follow each other.</source>
        <translation>Unas rayas unen los lugares que se siguen.</translation>
    </message>
    <message>
        <source>A land back</source>
        <translation>Dorso de tierra</translation>
    </message>
    <message>
        <source>A covered city, or Hide.</source>
        <translation>Una ciudad tapada, u Ocultarse.</translation>
    </message>
    <message>
        <source>A sea back</source>
        <translation>Dorso de mar</translation>
    </message>
    <message>
        <source>A covered sea zone.</source>
        <translation>Una zona de mar tapada.</translation>
    </message>
    <message>
        <source>At 0 Dracula is destroyed. On the trail: Blood paid at sea.</source>
        <translation>Con 0 Drácula queda destruido. En el rastro: sangre pagada en el mar.</translation>
    </message>
    <message>
        <source>At 6 Dracula wins.</source>
        <translation>Con 6 gana Drácula.</translation>
    </message>
    <message>
        <source>What the hunters can spend at the start of a turn.</source>
        <translation>Lo que los cazadores pueden gastar al empezar un turno.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>A hunter at 0 is defeated.</source>
        <translation>Un cazador con 0 es derrotado.</translation>
    </message>
    <message>
        <source>One too many defeats the hunter.</source>
        <translation>Uno de más derrota al cazador.</translation>
    </message>
    <message>
        <source>Day. A new day brings a vampire and Resolve.</source>
        <translation>De día. Un nuevo día trae un vampiro y Determinación.</translation>
    </message>
    <message>
        <source>Day.</source>
        <translation>De día.</translation>
    </message>
    <message>
        <source>Still day.</source>
        <translation>Todavía de día.</translation>
    </message>
    <message>
        <source>Night: Dracula has all his Tactics and powers.</source>
        <translation>De noche: Drácula tiene todas sus Tácticas y poderes.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Turno de Drácula</translation>
    </message>
    <message>
        <source>Tokens that lie face down on the trail and in the Catacombs.</source>
        <translation>Fichas que están boca abajo en el rastro y en las Catacumbas.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Cartas de Evento</translation>
    </message>
    <message>
        <source>2 Blood for 10 Encounters to choose from.</source>
        <translation>2 de sangre por 10 Encuentros entre los que elegir.</translation>
    </message>
    <message>
        <source>Back to a card of the trail or the Catacombs.</source>
        <translation>De vuelta a una carta del rastro o de las Catacumbas.</translation>
    </message>
    <message>
        <source>Dracula stays and recovers 1 Blood.</source>
        <translation>Drácula se queda y recupera 1 de sangre.</translation>
    </message>
    <message>
        <source>Dracula stays, and an Encounter lies on this card.</source>
        <translation>Drácula se queda, y en esta carta hay un Encuentro.</translation>
    </message>
    <message>
        <source>Up to two roads for 1 Blood.</source>
        <translation>Hasta dos carreteras por 1 de sangre.</translation>
    </message>
    <message>
        <source>Dracula or an Agent against hunters.</source>
        <translation>Drácula o un Agente contra los cazadores.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by day too.</source>
        <translation>Una Táctica de Drácula, también de día.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s Tactics, by night only.</source>
        <translation>Una Táctica de Drácula, solo de noche.</translation>
    </message>
    <message>
        <source>A hunter recovers up to 2 Health, and 2 Events are drawn.</source>
        <translation>Un cazador recupera hasta 2 de salud, y se roban 2 Eventos.</translation>
    </message>
    <message>
        <source>Hunters in one place exchange Items.</source>
        <translation>Los cazadores de un mismo lugar intercambian Objetos.</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move</source>
        <translation>El próximo movimiento de Drácula</translation>
    </message>
    <message>
        <source>He has declared that he goes here.</source>
        <translation>Ha anunciado que viene aquí.</translation>
    </message>
</context>
<context>
    <name>SecondEditionRulings</name>
    <message>
        <source>Chosen by the program: %1</source>
        <translation>Elegida por el programa: %1</translation>
    </message>
    <message>
        <source>Start and time</source>
        <translation>Inicio y tiempo</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>En el mar</translation>
    </message>
    <message>
        <source>Movement and powers</source>
        <translation>Movimiento y poderes</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>The hunters&apos; cards</source>
        <translation>Cartas de los cazadores</translation>
    </message>
    <message>
        <source>Errors and penalty</source>
        <translation>Errores y penalización</translation>
    </message>
</context>
<context>
    <name>SecondEditionSentences</name>
    <message>
        <source>no action</source>
        <translation>ninguna acción</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>dado: %1</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter</comment>
        <translation>Robar: %1</translation>
    </message>
    <message>
        <source>Clear the Catacombs: %1</source>
        <translation>Despejar las Catacumbas: %1</translation>
    </message>
    <message>
        <source>kept: %1</source>
        <comment>an Encounter</comment>
        <translation>se queda: %1</translation>
    </message>
    <message>
        <source>Encounter: %1</source>
        <translation>Encuentro: %1</translation>
    </message>
    <message>
        <source>Activate: %1</source>
        <translation>Activar: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <comment>a move</comment>
        <translation>Anuncio: %1</translation>
    </message>
    <message>
        <source>prevented</source>
        <comment>an Encounter, by a card that was shown</comment>
        <translation>evitado</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <extracomment>%1 are hunters to whom a bite or a loss doesn&apos;t happen.</extracomment>
        <translation>a salvo: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards: %1</source>
        <extracomment>%1 is a number: so many of the Event cards drawn were Dracula&apos;s.</extracomment>
        <translation>Eventos de Drácula: %1</translation>
    </message>
    <message>
        <source>%1: roll against the bite</source>
        <extracomment>A bitten hunter rolls a die in the hospital; %1 is the hunter.</extracomment>
        <translation>%1: tirada contra la mordedura</translation>
    </message>
    <message>
        <source>Combat: %1</source>
        <translation>Combate: %1</translation>
    </message>
    <message>
        <source>Result of the combat round</source>
        <translation>Resultado de la ronda de combate</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail or the Catacombs</comment>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Fichas en el tablero</translation>
    </message>
    <message>
        <source>Dracula is at sea, so time stands still.</source>
        <translation>Drácula está en el mar y el tiempo se detiene.</translation>
    </message>
    <message>
        <source>The Vampire track falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>El medidor de Vampiros baja %1.</translation>
    </message>
    <message>
        <source>The Vampire track rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>El medidor de Vampiros sube %1.</translation>
    </message>
    <message numerus="yes">
        <source>The hunters gain %n Resolve.</source>
        <translation>
            <numerusform>Los cazadores ganan %n de Determinación.</numerusform>
            <numerusform>Los cazadores ganan %n de Determinación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n Blood.</source>
        <translation>
            <numerusform>Drácula pierde %n de sangre.</numerusform>
            <numerusform>Drácula pierde %n de sangre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n Blood.</source>
        <translation>
            <numerusform>Drácula recupera %n de sangre.</numerusform>
            <numerusform>Drácula recupera %n de sangre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to space %1 of the Catacombs.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Una carta pasa a la casilla %1 de las Catacumbas.</translation>
    </message>
    <message>
        <source>An Encounter is added to space %1 of the Catacombs, face down.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Se añade un Encuentro boca abajo a la casilla %1 de las Catacumbas.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is cleared.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>Se despeja la casilla %1 de las Catacumbas.</translation>
    </message>
    <message>
        <source>The trail is cleared down to one card.</source>
        <translation>En el rastro solo queda una carta.</translation>
    </message>
    <message numerus="yes">
        <source>The trail is cleared down to %n cards.</source>
        <translation>
            <numerusform>En el rastro solo queda %n carta.</numerusform>
            <numerusform>En el rastro solo quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card %1{of} is laid beside the board.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>La carta %1{of} se deja junto al tablero.</translation>
    </message>
    <message>
        <source>The card %1{of} goes back into the deck.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>La carta %1{of} vuelve al mazo.</translation>
    </message>
    <message>
        <source>Dracula declares the next move: %1.</source>
        <extracomment>%1 are the cards that he will play: a location, a Power card or both, with commas.</extracomment>
        <translation>Drácula anuncia su próximo movimiento: %1.</translation>
    </message>
    <message>
        <source>There is nothing %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>No hay nada %1{in}.</translation>
    </message>
    <message>
        <source>No card is revealed.</source>
        <translation>No se revela ninguna carta.</translation>
    </message>
    <message>
        <source>Dawn breaks.</source>
        <translation>Rompe el alba.</translation>
    </message>
    <message>
        <source>It is noon.</source>
        <translation>Es mediodía.</translation>
    </message>
    <message>
        <source>Dusk falls.</source>
        <translation>Llega el ocaso.</translation>
    </message>
    <message>
        <source>Twilight comes.</source>
        <translation>Cae el crepúsculo.</translation>
    </message>
    <message>
        <source>It is midnight.</source>
        <translation>Es medianoche.</translation>
    </message>
    <message>
        <source>The small hours begin.</source>
        <translation>Empieza la madrugada.</translation>
    </message>
    <message>
        <source>Dracula plays a card.</source>
        <translation>Drácula juega una carta.</translation>
    </message>
    <message>
        <source>Dracula plays %1 and %2.</source>
        <extracomment>%1 and %2 are Power cards.</extracomment>
        <translation>Drácula juega %1 y %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the number of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 La carta de Ubicación viene de la casilla %2.</translation>
    </message>
    <message>
        <source>%1 The Location card comes from space %2 of the Catacombs.</source>
        <extracomment>%1 says which card Dracula plays; %2 is the letter of the space that Double Back takes the Location card from.</extracomment>
        <translation>%1 La carta de Ubicación viene de la casilla %2 de las Catacumbas.</translation>
    </message>
    <message>
        <source>A Sacred Host is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Se coloca una Hostia consagrada %1{in}.</translation>
    </message>
    <message>
        <source>The Sacred Host is removed %1{from}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Se retira la Hostia consagrada %1{from}.</translation>
    </message>
    <message>
        <source>Consecrated Ground is placed %1{in}.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>Se coloca el Suelo consagrado %1{in}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the railway %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the railway.</extracomment>
        <translation>Se coloca el Bloqueo en el ferrocarril %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>The Roadblock is placed on the road %1{from} %2{to}.</source>
        <extracomment>%1 and %2 are the ends of the road.</extracomment>
        <translation>Se coloca el Bloqueo en la carretera %1{from} %2{to}.</translation>
    </message>
    <message>
        <source>The Roadblock is removed.</source>
        <translation>Se retira el Bloqueo.</translation>
    </message>
    <message>
        <source>A storm rages %1{in}.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Hay una tormenta %1{in}.</translation>
    </message>
    <message>
        <source>The storm %1{in} is over.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>Ha pasado la tormenta %1{in}.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>La mesa permite %1{to} lo que prohíben las reglas.</translation>
    </message>
    <message>
        <source>%1 resupplies.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 realiza una acción de suministros.</translation>
    </message>
    <message>
        <source>%1 exchanges Items.</source>
        <extracomment>%1 is a hunter; an action.</extracomment>
        <translation>%1 intercambia Objetos.</translation>
    </message>
    <message>
        <source>%1 does nothing else.</source>
        <extracomment>%1 is a hunter; no action.</extracomment>
        <translation>%1 no hace nada más.</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 recupera %n de salud.</numerusform>
            <numerusform>%1 recupera %n de salud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Health.</source>
        <extracomment>%1 is a hunter, %n a number.</extracomment>
        <translation>
            <numerusform>%1 pierde %n de salud.</numerusform>
            <numerusform>%1 pierde %n de salud.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cured of a bite.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 se cura de una mordedura.</translation>
    </message>
    <message>
        <source>%1 misses a turn.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 pierde un turno.</translation>
    </message>
    <message>
        <source>%1 gets no train.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 se queda sin tren.</translation>
    </message>
    <message>
        <source>%1 spends Resolve on %2.</source>
        <extracomment>%1 is a hunter, %2 what Resolve can be spent on, such as Inner Strength.</extracomment>
        <translation>%1 gasta Determinación en %2.</translation>
    </message>
    <message>
        <source>Dracula places an Encounter, face down.</source>
        <translation>Drácula coloca un Encuentro boca abajo.</translation>
    </message>
    <message>
        <source>Dracula activates %1, which lay %2{in}.</source>
        <extracomment>%1 is an Encounter, %2 the place where it lay.</extracomment>
        <translation>Drácula activa %1, que estaba %2{in}.</translation>
    </message>
    <message>
        <source>Dracula activates %1.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Drácula activa %1.</translation>
    </message>
    <message>
        <source>%2 meets %1.</source>
        <comment>an Encounter</comment>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%2 se topa con %1.</translation>
    </message>
    <message>
        <source>The Encounter %1 is revealed.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>Se revela el Encuentro %1.</translation>
    </message>
    <message>
        <source>%1 goes to the reserve.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1 vuelve a la reserva.</translation>
    </message>
    <message>
        <source>%1 stays there, face up.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1 se queda ahí, boca arriba.</translation>
    </message>
    <message>
        <source>%1 now lies before %2{whom}.</source>
        <extracomment>%1 is an Encounter, %2 a hunter.</extracomment>
        <translation>%1 queda ahora ante %2.</translation>
    </message>
    <message>
        <source>An Encounter goes to the reserve, unseen.</source>
        <translation>Un Encuentro vuelve a la reserva sin mostrarse.</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters go to the reserve, unseen.</source>
        <translation>
            <numerusform>%n Encuentro vuelve a la reserva sin mostrarse.</numerusform>
            <numerusform>%n Encuentros vuelven a la reserva sin mostrarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 plays %1.</source>
        <extracomment>%1 is a card, %2 the hunter who plays it.</extracomment>
        <translation>%2 juega %1.</translation>
    </message>
    <message>
        <source>Dracula can&apos;t escape for one combat round.</source>
        <translation>Drácula no puede huir durante una ronda de combate.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula can&apos;t escape for %n combat rounds.</source>
        <translation>
            <numerusform>Drácula no puede huir durante %n ronda de combate.</numerusform>
            <numerusform>Drácula no puede huir durante %n rondas de combate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula aims at %1{whom}.</source>
        <extracomment>%1 is a hunter, against whom his card of this combat round is.</extracomment>
        <translation>Drácula se vuelve contra %1.</translation>
    </message>
    <message>
        <source>Dracula plays no card.</source>
        <translation>Drácula no juega ninguna carta.</translation>
    </message>
    <message>
        <source>The Agent plays %1.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>El Agente juega %1.</translation>
    </message>
    <message>
        <source>The combat round is over.</source>
        <translation>La ronda de combate ha terminado.</translation>
    </message>
    <message>
        <source>The combat round ends with %1.</source>
        <extracomment>%1 are words of its result, such as Continue and Bite.</extracomment>
        <translation>La ronda de combate acaba con %1.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>Muere %1.</translation>
    </message>
    <message>
        <source>Dracula escapes as a bat. Another Location card lies in the same space.</source>
        <translation>Drácula huye en forma de murciélago. En la misma casilla hay otra carta de Ubicación.</translation>
    </message>
    <message>
        <source>Does another Encounter go to the Catacombs?</source>
        <translation>¿Va otro Encuentro a las Catacumbas?</translation>
    </message>
    <message>
        <source>Which Encounter does Dracula place?</source>
        <translation>¿Qué Encuentro coloca Drácula?</translation>
    </message>
    <message>
        <source>Which Encounter goes back to the reserve?</source>
        <translation>¿Qué Encuentro vuelve a la reserva?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Encounters go back to the reserve?</source>
        <translation>
            <numerusform>¿Qué %n Encuentro vuelve a la reserva?</numerusform>
            <numerusform>¿Qué %n Encuentros vuelven a la reserva?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does Dracula activate an Encounter that left the trail?</source>
        <translation>¿Activa Drácula un Encuentro que ha salido del rastro?</translation>
    </message>
    <message>
        <source>%1: which Encounter does Dracula play, and on whom?</source>
        <extracomment>%1 is an Encounter, the Ambush.</extracomment>
        <translation>%1: ¿qué Encuentro juega Drácula, y contra quién?</translation>
    </message>
    <message>
        <source>What came of %1?</source>
        <extracomment>%1 is an Encounter that the hunters have met.</extracomment>
        <translation>¿En qué ha quedado %1?</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Adónde llevan los Murciélagos %1{whom}?</translation>
    </message>
    <message>
        <source>Where does %1 take %2{whom}?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 are one hunter or more.</extracomment>
        <translation>¿Adónde lleva la carta %1 %2{whom}?</translation>
    </message>
    <message>
        <source>Does Dracula play %1 now?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>¿Juega Drácula ahora %1?</translation>
    </message>
    <message>
        <source>Where does Dracula fly?</source>
        <translation>¿Adónde vuela Drácula?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>¿Qué carta de Evento ha recibido Drácula?</translation>
    </message>
    <message>
        <source>Which Event card does Dracula discard?</source>
        <translation>¿Qué carta de Evento descarta Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Event cards does Dracula discard?</source>
        <translation>
            <numerusform>¿Qué %n carta de Evento descarta Drácula?</numerusform>
            <numerusform>¿Qué %n cartas de Evento descarta Drácula?</numerusform>
        </translation>
    </message>
    <message>
        <source>Does %1 take the place of Dracula&apos;s ally?</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>¿Ocupa %1 el lugar del aliado de Drácula?</translation>
    </message>
    <message>
        <source>Which hunter is %1 for?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>¿Para qué cazador es %1?</translation>
    </message>
    <message>
        <source>Does %1 show a Crucifix or a Sacred Host?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Muestra %1 un Crucifijo o una Hostia consagrada?</translation>
    </message>
    <message>
        <source>Which move does Dracula declare?</source>
        <translation>¿Qué movimiento anuncia Drácula?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>¿Adónde va Drácula?</translation>
    </message>
    <message>
        <source>Where does the Roadblock go?</source>
        <translation>¿Dónde se coloca el Bloqueo?</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>¿Cancelan los cazadores %1 con %2?</translation>
    </message>
    <message>
        <source>Does Dracula play a card against %1?</source>
        <extracomment>%1 is a card of the hunters&apos;.</extracomment>
        <translation>¿Juega Drácula una carta contra %1?</translation>
    </message>
    <message>
        <source>In which port does Dracula land?</source>
        <translation>¿En qué puerto desembarca Drácula?</translation>
    </message>
    <message>
        <source>Does anybody play a card before the combat?</source>
        <translation>¿Juega alguien una carta antes del combate?</translation>
    </message>
    <message>
        <source>Which card does %1 play?</source>
        <comment>in a combat</comment>
        <extracomment>%1 is an Agent.</extracomment>
        <translation>¿Qué carta juega %1?</translation>
    </message>
    <message>
        <source>Which card does Dracula play?</source>
        <comment>in a combat</comment>
        <translation>¿Qué carta juega Drácula?</translation>
    </message>
    <message>
        <source>Do the hunters&apos; cards lie there too?</source>
        <translation>¿Están ya puestas las cartas de los cazadores?</translation>
    </message>
    <message>
        <source>What did the combat round come to?</source>
        <translation>¿Cómo ha acabado la ronda de combate?</translation>
    </message>
    <message>
        <source>No Encounter is to be drawn now.</source>
        <translation>Ahora no hay que robar ningún Encuentro.</translation>
    </message>
    <message>
        <source>Encounters have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Antes hay que robar Encuentros (%1 más).</translation>
    </message>
    <message>
        <source>%1: Dracula can&apos;t start in the hospital.</source>
        <translation>%1: Drácula no puede empezar en el hospital.</translation>
    </message>
    <message>
        <source>A card has to be played: a Location card, a Power card or both.</source>
        <translation>Hay que jugar una carta: de Ubicación, de Poder o ambas.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la ciudad no es un puerto.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port of this sea zone.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la ciudad no es un puerto de esta zona de mar.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, space %2.</source>
        <extracomment>%1 is a location, %2 the number of a space.</extracomment>
        <translation>%1: su carta sigue en el rastro, casilla %2.</translation>
    </message>
    <message>
        <source>%1: its card lies in the Catacombs, and only Double Back fetches it.</source>
        <translation>%1: su carta está en las Catacumbas, y solo «Volver atrás» la saca de ahí.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: ahí hay una Hostia consagrada o Suelo consagrado, así que Drácula no puede entrar.</translation>
    </message>
    <message>
        <source>%1: Dracula sailed from this port and must first land somewhere else.</source>
        <translation>%1: Drácula zarpó de este puerto y antes tiene que desembarcar en otro.</translation>
    </message>
    <message>
        <source>%1: Dracula has just come from there, and at sea nobody turns back.</source>
        <translation>%1: Drácula acaba de venir de ahí, y en el mar nadie da media vuelta.</translation>
    </message>
    <message>
        <source>%1: a storm closes this sea zone.</source>
        <translation>%1: una tormenta cierra esta zona de mar.</translation>
    </message>
    <message>
        <source>This move costs more Blood than Dracula can pay (cost: %1, Blood: %2).</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Este movimiento cuesta más sangre de la que Drácula puede pagar (coste: %1, sangre: %2).</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, space %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a space.</extracomment>
        <translation>%1: esta carta sigue en el rastro, casilla %2.</translation>
    </message>
    <message>
        <source>%1: this Power card can be played only by night.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: esta carta de Poder solo se puede jugar de noche.</translation>
    </message>
    <message>
        <source>%1: it is for staying, and Dracula has to leave the Consecrated Ground (%2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: sirve para quedarse, y Drácula tiene que abandonar el Suelo consagrado (%2).</translation>
    </message>
    <message>
        <source>%1: its card lies neither on the trail nor in the Catacombs.</source>
        <translation>%1: su carta no está ni en el rastro ni en las Catacumbas.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and Double Back leads somewhere else.</source>
        <translation>%1: Drácula ya está ahí, y «Volver atrás» lleva a otro lugar.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a Sacred Host, Consecrated Ground or the hospital.</source>
        <translation>%1 → %2: todo camino lo bastante corto pasa por una Hostia consagrada, el Suelo consagrado o el hospital.</translation>
    </message>
    <message>
        <source>At this table Wolf Form and Double Back can&apos;t be played together.</source>
        <translation>En esta mesa, «Forma de lobo» y «Volver atrás» no se pueden jugar juntas.</translation>
    </message>
    <message>
        <source>Dracula has declared another move: %1.</source>
        <extracomment>%1 is a location, a Power card or both.</extracomment>
        <translation>Drácula ha anunciado otro movimiento: %1.</translation>
    </message>
    <message>
        <source>%1: its card doesn&apos;t lie in the Catacombs.</source>
        <translation>%1: su carta no está en las Catacumbas.</translation>
    </message>
    <message>
        <source>All three spaces of the Catacombs are taken.</source>
        <translation>Las tres casillas de las Catacumbas están ocupadas.</translation>
    </message>
    <message>
        <source>No card leaves the trail, so nothing can go to the Catacombs.</source>
        <translation>Ninguna carta sale del rastro, así que nada puede ir a las Catacumbas.</translation>
    </message>
    <message>
        <source>%1: Power cards and sea zones never go to the Catacombs.</source>
        <extracomment>%1 is a Power card or a sea zone.</extracomment>
        <translation>%1: las cartas de Poder y las zonas de mar nunca van a las Catacumbas.</translation>
    </message>
    <message>
        <source>%1: this card can&apos;t go to the Catacombs.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: esta carta no puede ir a las Catacumbas.</translation>
    </message>
    <message>
        <source>%1: a Sacred Host or Consecrated Ground lies there, so its card goes beside the board.</source>
        <translation>%1: ahí hay una Hostia consagrada o Suelo consagrado, así que su carta va junto al tablero.</translation>
    </message>
    <message>
        <source>Space %1 of the Catacombs is taken.</source>
        <extracomment>%1 is the letter of a space.</extracomment>
        <translation>La casilla %1 de las Catacumbas está ocupada.</translation>
    </message>
    <message>
        <source>%1: this Encounter isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: este Encuentro no está en la mano de Drácula.</translation>
    </message>
    <message>
        <source>%1: this Encounter hasn&apos;t been pushed off the trail in this turn.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: este Encuentro no ha salido del rastro en este turno.</translation>
    </message>
    <message>
        <source>%1: nothing happens when this Encounter is activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: activar este Encuentro no tiene efecto.</translation>
    </message>
    <message>
        <source>Two Encounters lie on this card: name the one that stays.</source>
        <translation>En esta carta hay dos Encuentros: nombra el que se queda.</translation>
    </message>
    <message>
        <source>One Encounter has to be chosen (now: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Hay que elegir un Encuentro (ahora: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters have to be chosen (now: %1).</source>
        <translation>
            <numerusform>Hay que elegir %n Encuentro (ahora: %1).</numerusform>
            <numerusform>Hay que elegir %n Encuentros (ahora: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No such Encounter lies there.</source>
        <translation>Ahí no hay ningún Encuentro así.</translation>
    </message>
    <message>
        <source>%1: the Fog allows no move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la Niebla no deja moverse.</translation>
    </message>
    <message>
        <source>%1: because of the Bats, Dracula makes this move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: por los Murciélagos, este movimiento lo hace Drácula.</translation>
    </message>
    <message>
        <source>%1, %2: a storm closes this sea zone.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: una tormenta cierra esta zona de mar.</translation>
    </message>
    <message>
        <source>%1: after the defeat this turn is missed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: tras la derrota, pierde este turno.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter has to move.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en el mar, un cazador tiene que moverse.</translation>
    </message>
    <message>
        <source>%1: for this, hunters have to be in one place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: para esto, los cazadores tienen que estar en el mismo lugar.</translation>
    </message>
    <message>
        <source>%1: at sea there is no action.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en el mar no hay acciones.</translation>
    </message>
    <message>
        <source>%1: in Castle Dracula no hunter can rest, resupply or exchange.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en el Castillo Drácula ningún cazador puede descansar, abastecerse ni intercambiar.</translation>
    </message>
    <message>
        <source>%1: the search has found something, so no action follows.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la búsqueda ha encontrado algo, así que no hay acción.</translation>
    </message>
    <message>
        <source>No hunter&apos;s turn is under way.</source>
        <translation>No está en curso el turno de ningún cazador.</translation>
    </message>
    <message>
        <source>No Resolve is left.</source>
        <translation>No queda Determinación.</translation>
    </message>
    <message>
        <source>This hunter can&apos;t be chosen here.</source>
        <translation>Este cazador no se puede elegir aquí.</translation>
    </message>
    <message>
        <source>This place can&apos;t be chosen here.</source>
        <translation>Este lugar no se puede elegir aquí.</translation>
    </message>
    <message>
        <source>This Event card can&apos;t be played at this moment.</source>
        <translation>Esta carta de Evento no se puede jugar en este momento.</translation>
    </message>
    <message>
        <source>%1: what the card has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>%1: falta algo que la carta tiene que nombrar, o no encaja.</translation>
    </message>
    <message>
        <source>%1: all cards of this name are somewhere else.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: todas las cartas con este nombre están en otro sitio.</translation>
    </message>
    <message>
        <source>%1: no Sacred Host lies there that Dracula could take away.</source>
        <extracomment>%1 is a city.</extracomment>
        <translation>%1: ahí no hay ninguna Hostia consagrada que Drácula pueda retirar.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground can&apos;t lie there.</source>
        <translation>%1: el Suelo consagrado no puede estar ahí.</translation>
    </message>
    <message>
        <source>%1: this card can be played only by night.</source>
        <comment>a Tactics card</comment>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: esta carta solo se puede jugar de noche.</translation>
    </message>
    <message>
        <source>%1: this card was played in the last combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: esta carta se jugó en la ronda de combate anterior.</translation>
    </message>
    <message>
        <source>%1: Dracula is repelled and can&apos;t play this card in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: Drácula está repelido y no puede jugar esta carta en esta ronda de combate.</translation>
    </message>
    <message>
        <source>%1: nobody can escape in this combat round.</source>
        <extracomment>%1 is a Tactics card.</extracomment>
        <translation>%1: en esta ronda de combate nadie puede huir.</translation>
    </message>
    <message>
        <source>%1: this card costs %2 Blood, and Dracula can&apos;t pay it.</source>
        <extracomment>%1 is a Tactics card, %2 a number.</extracomment>
        <translation>%1: esta carta cuesta %2 de sangre, y Drácula no puede pagarla.</translation>
    </message>
    <message>
        <source>%1: this Agent doesn&apos;t play that card (%2).</source>
        <extracomment>%1 is an Agent, %2 a Tactics card.</extracomment>
        <translation>%1: este Agente no juega esa carta (%2).</translation>
    </message>
    <message>
        <source>A group fights: name the hunter whom the card is against.</source>
        <translation>Combate un grupo: nombra al cazador contra el que va la carta.</translation>
    </message>
    <message>
        <source>This result contradicts itself.</source>
        <translation>Este resultado se contradice.</translation>
    </message>
    <message>
        <source>The game has no moment %1; its last one is %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>La partida no tiene un momento %1; el último es el %2.</translation>
    </message>
    <message>
        <source>Dracula may start where a hunter is</source>
        <translation>Drácula puede empezar donde hay un cazador</translation>
    </message>
    <message>
        <source>When the first day begins</source>
        <translation>Cuándo empieza el primer día</translation>
    </message>
    <message>
        <source>How many action phases Unearthly Swiftness gives</source>
        <translation>Cuántas fases de acción da «Rapidez sobrenatural»</translation>
    </message>
    <message>
        <source>Dracula may clear the Catacombs at sea</source>
        <translation>Drácula puede despejar las Catacumbas en el mar</translation>
    </message>
    <message>
        <source>Castle Dracula may go to the Catacombs</source>
        <translation>El Castillo Drácula puede ir a las Catacumbas</translation>
    </message>
    <message>
        <source>Dracula may pay with the last Blood</source>
        <translation>Drácula puede pagar con su última sangre</translation>
    </message>
    <message>
        <source>Dracula draws Encounters at sea too</source>
        <translation>Drácula roba Encuentros también en el mar</translation>
    </message>
    <message>
        <source>Wolf Form together with Double Back</source>
        <translation>«Forma de lobo» junto con «Volver atrás»</translation>
    </message>
    <message>
        <source>Dark Call works by day too</source>
        <translation>«Llamada oscura» sirve también de día</translation>
    </message>
    <message>
        <source>Double Back reveals the Hide that is bound to its location</source>
        <translation>«Volver atrás» revela la carta «Ocultarse» unida a su ubicación</translation>
    </message>
    <message>
        <source>Double Back may lead from a port to a sea zone</source>
        <translation>«Volver atrás» puede llevar de un puerto a una zona de mar</translation>
    </message>
    <message>
        <source>An activated Encounter shows where it lay</source>
        <translation>Un Encuentro activado muestra dónde estaba</translation>
    </message>
    <message>
        <source>Two Encounters may be activated in one turn</source>
        <translation>Se pueden activar dos Encuentros en un turno</translation>
    </message>
    <message>
        <source>A Sacred Host drives Dracula out of its city</source>
        <translation>Una Hostia consagrada expulsa a Drácula de su ciudad</translation>
    </message>
    <message>
        <source>A search turns up all Encounters at once</source>
        <translation>Una búsqueda descubre todos los Encuentros a la vez</translation>
    </message>
    <message>
        <source>Repel bars Claws too</source>
        <translation>«Repelido» también impide «Garras»</translation>
    </message>
    <message>
        <source>Killed ends the combat</source>
        <translation>«Muerto» termina el combate</translation>
    </message>
    <message>
        <source>An Agent who survives stays there</source>
        <translation>Un Agente que sobrevive se queda ahí</translation>
    </message>
    <message>
        <source>Wolf Form stays when Dracula escapes as a bat</source>
        <translation>«Forma de lobo» se queda cuando Drácula huye como murciélago</translation>
    </message>
    <message>
        <source>An activated Ambush clears the trail</source>
        <translation>Una «Emboscada» activada despeja el rastro</translation>
    </message>
    <message>
        <source>How far Dracula moves a hunter with Bats</source>
        <translation>Cuánto mueve Drácula a un cazador con «Murciélagos»</translation>
    </message>
    <message>
        <source>What an activated Desecrated Soil draws</source>
        <translation>Qué roba una «Tierra profanada» activada</translation>
    </message>
    <message>
        <source>Dogs stop the Spy</source>
        <translation>Los «Perros» detienen al «Espía»</translation>
    </message>
    <message>
        <source>A New Vampire that escapes ends the turn</source>
        <translation>Un «Vampiro nuevo» que escapa termina el turno</translation>
    </message>
    <message>
        <source>Money Trail spares the zone that Dracula is in</source>
        <translation>«La pista del dinero» no revela la zona donde está Drácula</translation>
    </message>
    <message>
        <source>How many rounds Stormy Seas last</source>
        <translation>Cuántas rondas duran los «Mares tempestuosos»</translation>
    </message>
    <message>
        <source>The penalty leaves the Encounter with the last card</source>
        <translation>La penalización deja el Encuentro con la última carta</translation>
    </message>
    <message>
        <source>The penalty for having no move ends the turn</source>
        <translation>La penalización por no poder moverse termina el turno</translation>
    </message>
    <message>
        <source>A card that reveals a location reveals the Hide bound to it</source>
        <translation>Una carta que revela una ubicación revela la carta «Ocultarse» unida a ella</translation>
    </message>
    <message>
        <source>Double Back takes Wolf Form along</source>
        <translation>«Volver atrás» se lleva «Forma de lobo»</translation>
    </message>
    <message>
        <source>A Sacred Host clears its city from the Catacombs</source>
        <translation>Una Hostia consagrada retira su ciudad de las Catacumbas</translation>
    </message>
    <message>
        <source>What brings Blood at Castle Dracula besides moving there</source>
        <translation>Qué da sangre en el Castillo Drácula además de moverse allí</translation>
    </message>
    <message>
        <source>How many Sacred Hosts the box has</source>
        <translation>Cuántas Hostias consagradas hay en la caja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>al principio</translation>
    </message>
    <message>
        <source>with Dracula&apos;s second turn</source>
        <translation>con el segundo turno de Drácula</translation>
    </message>
    <message>
        <source>one road</source>
        <translation>una carretera</translation>
    </message>
    <message>
        <source>up to two roads</source>
        <translation>hasta dos carreteras</translation>
    </message>
    <message>
        <source>Event cards until two are Dracula&apos;s</source>
        <translation>cartas de Evento hasta que dos sean de Drácula</translation>
    </message>
    <message>
        <source>two Event cards</source>
        <translation>dos cartas de Evento</translation>
    </message>
    <message>
        <source>escaping there as a bat</source>
        <translation>huir allí como murciélago</translation>
    </message>
    <message>
        <source>escaping there as a bat, and staying</source>
        <translation>huir allí como murciélago, y quedarse</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a result of a combat round</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a result of a combat round</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Repel</source>
        <comment>a result of a combat round</comment>
        <translation>Repelido</translation>
    </message>
    <message>
        <source>Killed</source>
        <comment>a result of a combat round</comment>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>Bite</source>
        <comment>a result of a combat round</comment>
        <translation>Mordedura</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <comment>a result of a combat round</comment>
        <translation>Huir en forma de murciélago</translation>
    </message>
    <message>
        <source>Item destroyed</source>
        <comment>a result of a combat round</comment>
        <translation>Objeto destruido</translation>
    </message>
    <message>
        <source>All Items lost</source>
        <comment>a result of a combat round</comment>
        <translation>Todos los Objetos perdidos</translation>
    </message>
    <message>
        <source>Event discarded</source>
        <comment>a result of a combat round</comment>
        <translation>Evento descartado</translation>
    </message>
    <message>
        <source>+1 for the hunters</source>
        <comment>a result of a combat round</comment>
        <translation>+1 para los cazadores</translation>
    </message>
    <message>
        <source>+1 for Dracula</source>
        <comment>a result of a combat round</comment>
        <translation>+1 para Drácula</translation>
    </message>
    <message>
        <source>space %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>Catacombs %1</source>
        <extracomment>A space of the Catacombs with its letter, as a label.</extracomment>
        <translation>casilla %1 de las Catacumbas</translation>
    </message>
    <message>
        <source>Which Encounter do the hunters meet next?</source>
        <translation>¿Con qué Encuentro dan ahora los cazadores?</translation>
    </message>
    <message>
        <source>%1: at this table Double Back never leads to a sea zone.</source>
        <translation>%1: en esta mesa, «Volver atrás» nunca lleva a una zona de mar.</translation>
    </message>
    <message>
        <source>%1: not now, because a turn is under way or this one is over.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ahora no, porque hay un turno en curso o este ya ha pasado.</translation>
    </message>
    <message>
        <source>A hunter spends one point a round, and each option is chosen only once.</source>
        <translation>Cada cazador gasta un punto por ronda, y cada opción se elige una sola vez.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, and its card is revealed.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 llegan %2{to}, y el lugar se revela.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}, but there is nothing there.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 llegan %2{to}, pero allí no hay nada.</translation>
    </message>
    <message>
        <source>%1 arrive %2{in}.</source>
        <extracomment>%1 are several hunters, %2 is a place.</extracomment>
        <translation>%1 llegan %2{to}.</translation>
    </message>
    <message numerus="yes">
        <source>He loses %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Pierde %n de sangre.</numerusform>
            <numerusform>Pierde %n de sangre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n Blood.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Recupera %n de sangre.</numerusform>
            <numerusform>Recupera %n de sangre.</numerusform>
        </translation>
    </message>
    <message>
        <source>He chooses %2{whom} for %1.</source>
        <comment>Dracula</comment>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a hunter.</extracomment>
        <translation>Elige %2{whom} para %1.</translation>
    </message>
    <message>
        <source>Whether Dracula&apos;s start may be a city with a hunter; its card then lies face up.</source>
        <translation>Si Drácula puede empezar en una ciudad con un cazador; su carta queda entonces boca arriba.</translation>
    </message>
    <message>
        <source>Whether the first day begins with the game, or with the time phase of Dracula&apos;s second turn.</source>
        <translation>Si el primer día empieza con la partida o con la fase de avance del tiempo del segundo turno de Drácula.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness gives two movements: whether an action phase follows only the second or each of them.</source>
        <translation>«Rapidez sobrenatural» da dos movimientos: si hay fase de acción solo tras el segundo o tras cada uno.</translation>
    </message>
    <message>
        <source>Whether Dracula may take cards out of the Catacombs while at sea.</source>
        <translation>Si Drácula puede sacar cartas de las Catacumbas mientras está en el mar.</translation>
    </message>
    <message>
        <source>Whether the card of Castle Dracula may go to the Catacombs, without an Encounter.</source>
        <translation>Si la carta del Castillo Drácula puede ir a las Catacumbas, sin Encuentro.</translation>
    </message>
    <message>
        <source>Whether Dracula may pay the last Blood, which ends the game.</source>
        <translation>Si Drácula puede pagar su última sangre, lo que termina la partida.</translation>
    </message>
    <message>
        <source>Whether Dracula draws up to the limit also at sea, where there is no action phase.</source>
        <translation>Si Drácula roba hasta el límite también en el mar, donde no hay fase de acción.</translation>
    </message>
    <message>
        <source>Whether both may be played at once, to a card up to two roads away.</source>
        <translation>Si se pueden jugar las dos a la vez, hacia una carta a un máximo de dos carreteras.</translation>
    </message>
    <message>
        <source>Whether Dark Call may be played by day; look for a sun or a moon on the card.</source>
        <translation>Si «Llamada oscura» se puede jugar de día; mira si la carta tiene un sol o una luna.</translation>
    </message>
    <message>
        <source>Whether the table sees Hide when Double Back leads to the location that Hide is bound to.</source>
        <translation>Si la mesa ve «Ocultarse» cuando «Volver atrás» lleva a la ubicación a la que va unida.</translation>
    </message>
    <message>
        <source>Whether Dracula, leaving a port, may fetch a sea card from the trail with Double Back.</source>
        <translation>Si Drácula, al salir de un puerto, puede recuperar del rastro una carta de mar con «Volver atrás».</translation>
    </message>
    <message>
        <source>Whether the table also sees the location where an activated Encounter lay.</source>
        <translation>Si la mesa ve también la ubicación donde estaba el Encuentro activado.</translation>
    </message>
    <message>
        <source>When two cards leave the trail in one turn: whether both Encounters may be activated, or one.</source>
        <translation>Cuando salen dos cartas del rastro en un turno: si se pueden activar los dos Encuentros o solo uno.</translation>
    </message>
    <message>
        <source>Whether a Sacred Host where Dracula is works like Consecrated Ground, so that no power lets Dracula stay.</source>
        <translation>Si una Hostia consagrada donde está Drácula actúa como el Suelo consagrado y no le deja quedarse con ningún poder.</translation>
    </message>
    <message>
        <source>Whether a search turns up all Encounters of a place before the first is resolved, or one by one.</source>
        <translation>Si una búsqueda descubre todos los Encuentros de un lugar antes de resolver el primero, o uno a uno.</translation>
    </message>
    <message>
        <source>Which cards Repel forbids in the next combat round: Fangs, Mesmerize and Strength, or Claws too.</source>
        <translation>Qué cartas impide «Repelido» en la siguiente ronda de combate: «Colmillos», «Hipnotizar» y «Fuerza», o también «Garras».</translation>
    </message>
    <message>
        <source>Whether the combat ends when Dracula is killed but still has Blood.</source>
        <translation>Si el combate termina cuando Drácula muere pero aún le queda sangre.</translation>
    </message>
    <message>
        <source>Whether an Agent who isn&apos;t killed stays on the card or goes to the reserve.</source>
        <translation>Si un Agente que no muere se queda en la carta o vuelve a la reserva.</translation>
    </message>
    <message>
        <source>Whether Wolf Form and Double Back stay on the trail when a bat&apos;s escape replaces their location.</source>
        <translation>Si «Forma de lobo» y «Volver atrás» se quedan en el rastro cuando la huida como murciélago cambia su ubicación.</translation>
    </message>
    <message>
        <source>Whether activating an Ambush clears the trail down to three cards.</source>
        <translation>Si activar una «Emboscada» despeja el rastro hasta dejar tres cartas.</translation>
    </message>
    <message>
        <source>How many roads Dracula moves a hunter who has met Bats.</source>
        <translation>Cuántas carreteras mueve Drácula a un cazador que ha dado con «Murciélagos».</translation>
    </message>
    <message>
        <source>Whether an activated Desecrated Soil draws two Event cards, or goes on until two are Dracula&apos;s.</source>
        <translation>Si una «Tierra profanada» activada roba dos cartas de Evento o sigue hasta que dos sean de Drácula.</translation>
    </message>
    <message>
        <source>Whether a hunter who shows Dogs is safe from the Spy.</source>
        <translation>Si un cazador que muestra «Perros» está a salvo del «Espía».</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; turn ends when the New Vampire that they meet escapes.</source>
        <translation>Si el turno de los cazadores termina cuando escapa el «Vampiro nuevo» que encuentran.</translation>
    </message>
    <message>
        <source>Whether Money Trail leaves the sea card where Dracula is face down.</source>
        <translation>Si «La pista del dinero» deja boca abajo la carta de mar donde está Drácula.</translation>
    </message>
    <message>
        <source>For how many rounds Stormy Seas close their sea zone.</source>
        <translation>Durante cuántas rondas cierran los «Mares tempestuosos» su zona de mar.</translation>
    </message>
    <message>
        <source>Whether the Encounter on the card that the penalty leaves stays there.</source>
        <translation>Si el Encuentro de la carta que deja la penalización se queda ahí.</translation>
    </message>
    <message>
        <source>When there was no legal card: whether the penalty ends the turn, or Dracula moves after it.</source>
        <translation>Cuando no había carta válida: si la penalización termina el turno o Drácula se mueve después.</translation>
    </message>
    <message>
        <source>Whether Hide is revealed too when a card, and not a hunter&apos;s arrival, reveals its location.</source>
        <translation>Si «Ocultarse» se revela también cuando una carta, y no la llegada de un cazador, revela su ubicación.</translation>
    </message>
    <message>
        <source>Whether a Wolf Form that lies with the location comes along with Double Back, or goes to the deck.</source>
        <translation>Si una «Forma de lobo» que está con la ubicación acompaña a «Volver atrás» o va al mazo.</translation>
    </message>
    <message>
        <source>Whether the card of a city that gets a Sacred Host leaves the Catacombs, and its Encounters go to the reserve.</source>
        <translation>Si la carta de una ciudad que recibe una Hostia consagrada sale de las Catacumbas y sus Encuentros van a la reserva.</translation>
    </message>
    <message>
        <source>Moving to Castle Dracula brings 2 Blood: whether escaping there as a bat and staying there do so too.</source>
        <translation>Moverse al Castillo Drácula da 2 de sangre: si también lo dan huir allí como murciélago y quedarse.</translation>
    </message>
    <message>
        <source>When all Sacred Hosts lie on the board, the next one moves one of them: how many there are.</source>
        <translation>Cuando todas las Hostias consagradas están en el tablero, la siguiente mueve una de ellas: cuántas hay.</translation>
    </message>
    <message>
        <source>Does the card that leaves the trail go to the Catacombs?</source>
        <translation>¿Va a las Catacumbas la carta que sale del rastro?</translation>
    </message>
    <message>
        <source>%1: do the hunters play %2?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 a card of the hunters&apos; that saves one of them from it.</extracomment>
        <translation>%1: ¿juegan los cazadores %2?</translation>
    </message>
    <message>
        <source>%1: there is no train in this round.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en esta ronda no hay tren.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The reserve is mixed anew.</source>
        <extracomment>%1 are any words of the hunters&apos;. The reserve is that of Encounter tokens.</extracomment>
        <translation>Los cazadores dicen «%1». La reserva se mezcla de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The reserve is mixed anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Solo ha llegado la parte de %1 de %n móvil. La reserva se mezcla de nuevo.</numerusform>
            <numerusform>Solo ha llegado la parte de %1 de los %n móviles. La reserva se mezcla de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The reserve is mixed anew.</source>
        <translation>Un móvil ha dado su parte. La reserva se mezcla de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The reserve is mixed anew.</source>
        <translation>
            <numerusform>%n móvil ha dado su parte. La reserva se mezcla de nuevo.</numerusform>
            <numerusform>%n móviles han dado su parte. La reserva se mezcla de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such words or shares can come in: they aren&apos;t what was promised, or aren&apos;t written as they have to be.</source>
        <translation>Estas palabras o partes no pueden valer: no son lo que se prometió, o no están escritas como es debido.</translation>
    </message>
    <message>
        <source>%1: all tokens of this kind are somewhere else.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: todas las fichas de este tipo están en otro sitio.</translation>
    </message>
    <message>
        <source>%1: this Encounter lay on Hide and is never activated.</source>
        <extracomment>%1 is an Encounter.</extracomment>
        <translation>%1: este Encuentro estaba sobre «Ocultarse» y no se activa nunca.</translation>
    </message>
    <message>
        <source>How does Dracula play %1?</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>¿Cómo juega Drácula %1?</translation>
    </message>
    <message>
        <source>The card goes to the Catacombs</source>
        <translation>La carta va a las Catacumbas</translation>
    </message>
    <message>
        <source>The card does not go to the Catacombs</source>
        <translation>La carta no va a las Catacumbas</translation>
    </message>
    <message>
        <source>%1 takes the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 ocupa el lugar del aliado de Drácula</translation>
    </message>
    <message>
        <source>%1 does not take the place of Dracula&apos;s ally</source>
        <extracomment>%1 is an Event card, an ally.</extracomment>
        <translation>%1 no ocupa el lugar del aliado de Drácula</translation>
    </message>
    <message>
        <source>%1 shows a Crucifix or a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 muestra un Crucifijo o una Hostia consagrada</translation>
    </message>
    <message>
        <source>%1 shows neither a Crucifix nor a Sacred Host</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 no muestra ni Crucifijo ni Hostia consagrada</translation>
    </message>
    <message>
        <source>The hunters cancel %1 with %2</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 the hunters&apos; Event card that cancels it.</extracomment>
        <translation>Los cazadores cancelan %1 con %2</translation>
    </message>
    <message>
        <source>The hunters do not cancel %1</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>Los cazadores no cancelan %1</translation>
    </message>
    <message>
        <source>The Agent still stands, so nobody fights Dracula in this turn.</source>
        <translation>El Agente sigue en pie, así que en este turno nadie combate contra Drácula.</translation>
    </message>
    <message>
        <source>Do the hunters cancel %1 with %2 or %3?</source>
        <extracomment>%1 is an Event card of Dracula&apos;s, %2 and %3 the hunters&apos; Event cards that cancel it.</extracomment>
        <translation>¿Cancelan los cazadores %1 con %2 o %3?</translation>
    </message>
    <message>
        <source>%1, %2: the trip began in this port, and before landing somewhere else there is no way back to it.</source>
        <extracomment>%1 is a hunter, %2 a port.</extracomment>
        <translation>%1, %2: el viaje empezó en este puerto, y antes de desembarcar en otro no se puede volver a él.</translation>
    </message>
    <message>
        <source>%1, %2: this sea zone was left in the last move, and at sea nobody turns back.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: de esta zona de mar se salió en el último movimiento, y en el mar nadie da media vuelta.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: it is more than two roads away, too far for a Fast Horse.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: está a más de dos carreteras, demasiado lejos para un «Caballo veloz».</translation>
    </message>
    <message>
        <source>%1: it isn&apos;t this hunter&apos;s turn yet, because %2 comes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: aún no es su turno; antes juega %2.</translation>
    </message>
    <message>
        <source>An Agent who survives keeps the hunters from Dracula</source>
        <translation>Un Agente que sobrevive aparta a los cazadores de Drácula</translation>
    </message>
    <message>
        <source>Fog and Bats hold the whole group</source>
        <translation>«Niebla» y «Murciélagos» retienen a todo el grupo</translation>
    </message>
    <message>
        <source>Sense of Emergency brings a search at once</source>
        <translation>«Sentido de urgencia» trae una búsqueda inmediata</translation>
    </message>
    <message>
        <source>Sense of Emergency to a sea zone closes the port that is left</source>
        <translation>«Sentido de urgencia» a una zona de mar cierra el puerto que se deja</translation>
    </message>
    <message>
        <source>Consecrated Ground discards the Encounter on Hide too</source>
        <translation>El Suelo consagrado descarta también el Encuentro de «Ocultarse»</translation>
    </message>
    <message>
        <source>The penalty for an error takes Encounters that were pushed off</source>
        <translation>La penalización por un error se lleva los Encuentros expulsados</translation>
    </message>
    <message>
        <source>When a combat with an Agent ends and the Agent isn&apos;t killed: whether nobody fights Dracula, who is there too, in this turn, or he is fought at once.</source>
        <translation>Cuando acaba un combate con un Agente y el Agente no ha muerto: si no se combate contra Drácula, que también está allí, en este turno, o si se combate enseguida.</translation>
    </message>
    <message>
        <source>Whether Fog and Bats that a group meets hold each of its hunters in the next turn, or only the one before whom the token lies.</source>
        <translation>Si la «Niebla» y los «Murciélagos» que encuentra un grupo retienen a cada uno de sus cazadores en el turno siguiente, o solo a aquel ante el que está la ficha.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes from a port to a sea zone has sailed from that port, so that there is no way back to it.</source>
        <translation>Si un cazador al que «Sentido de urgencia» lleva de un puerto a una zona de mar ha zarpado de ese puerto, de modo que no puede volver a él.</translation>
    </message>
    <message>
        <source>Whether Consecrated Ground also discards the Encounter on a face-down Hide that is bound to its city.</source>
        <translation>Si el Suelo consagrado descarta también el Encuentro de un «Ocultarse» boca abajo unido a su ciudad.</translation>
    </message>
    <message>
        <source>Whether Encounters that the card of the error has pushed off the trail go to the reserve, or may still be activated.</source>
        <translation>Si los Encuentros que la carta del error ha expulsado del rastro van a la reserva, o aún pueden activarse.</translation>
    </message>
    <message>
        <source>Whether a hunter whom Sense of Emergency takes to a place before the movement searches there at once, and again where the turn ends, or only there.</source>
        <translation>Si un cazador al que «Sentido de urgencia» lleva a un lugar antes del movimiento busca allí enseguida, y de nuevo donde acaba el turno, o solo donde lo acaba.</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Cuándo se pide azar nuevo</translation>
    </message>
    <message>
        <source>before the first draw</source>
        <translation>antes del primer robo</translation>
    </message>
    <message>
        <source>as the round begins</source>
        <translation>al empezar la ronda</translation>
    </message>
    <message>
        <source>When the reserve is mixed anew in every round: right before Dracula&apos;s first draw, so that nobody decides by what he knows of it, or as the round begins.</source>
        <translation>Cuándo se mezcla de nuevo la reserva en cada ronda: justo antes del primer robo de Drácula, para que nadie decida por lo que sabe de ella, o al empezar la ronda.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn begins</source>
        <translation>Empieza el turno de Drácula</translation>
    </message>
    <message>
        <source>The Catacombs stay as they are</source>
        <translation>Las Catacumbas se quedan como están</translation>
    </message>
    <message>
        <source>The round begins without a word</source>
        <translation>La ronda empieza sin una palabra</translation>
    </message>
    <message>
        <source>Dracula draws without a word</source>
        <translation>Drácula roba sin palabra</translation>
    </message>
    <message>
        <source>Nobody plays a card before the combat</source>
        <translation>Nadie juega una carta antes del combate</translation>
    </message>
    <message>
        <source>The cards are shown</source>
        <translation>Se muestran las cartas</translation>
    </message>
    <message>
        <source>%1 takes effect</source>
        <extracomment>%1 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 surte efecto</translation>
    </message>
    <message>
        <source>%1: end of the turn</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>%1: fin del turno</translation>
    </message>
    <message>
        <source>%1 searches %2{in} and finds nothing new.</source>
        <extracomment>%1 is a hunter, %2 a place whose card lies face up already.</extracomment>
        <translation>%1 busca %2{in} y no encuentra nada nuevo.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
</context>
<context>
    <name>SecondEditionTactics</name>
    <message>
        <source>the hunter loses up to 2 Health</source>
        <translation>el cazador pierde hasta 2 de Salud</translation>
    </message>
    <message>
        <source>adds 1 in the next round</source>
        <translation>suma 1 en la siguiente ronda</translation>
    </message>
    <message>
        <source>the combat ends, Dracula stays</source>
        <translation>termina el combate y Drácula se queda</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>termina el combate; hasta 2 carreteras</translation>
    </message>
    <message>
        <source>the combat ends, nobody moves</source>
        <translation>termina el combate y nadie se mueve</translation>
    </message>
    <message>
        <source>a bite, or up to 3 Health lost</source>
        <translation>mordedura, o hasta 3 de Salud menos</translation>
    </message>
    <message>
        <source>a bite, and all Items lost</source>
        <translation>mordedura, y se pierden los Objetos</translation>
    </message>
    <message>
        <source>up to 3 Health lost, Items destroyed</source>
        <translation>hasta 3 de Salud menos; destruye Objetos</translation>
    </message>
    <message>
        <source>at most 1 Health lost</source>
        <translation>1 de Salud menos como mucho</translation>
    </message>
    <message>
        <source>up to 2 Health and an Event lost</source>
        <translation>hasta 2 de Salud y un Evento menos</translation>
    </message>
    <message>
        <source>up to 3 Health lost</source>
        <translation>hasta 3 de Salud menos</translation>
    </message>
</context>
<context>
    <name>SecondMoments</name>
    <message numerus="yes">
        <source>%n more, and Dracula wins.</source>
        <comment>on the Vampire track</comment>
        <translation>
            <numerusform>Con %n más gana Drácula.</numerusform>
            <numerusform>Con %n más gana Drácula.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula may play an Encounter on a hunter.</source>
        <translation>Drácula puede jugar un Encuentro contra un cazador.</translation>
    </message>
    <message>
        <source>Dracula gets Event cards.</source>
        <translation>Drácula recibe cartas de Evento.</translation>
    </message>
    <message>
        <source>It has no effect.</source>
        <comment>an Encounter</comment>
        <translation>No tiene efecto.</translation>
    </message>
    <message>
        <source>A combat begins at once.</source>
        <translation>Empieza un combate al instante.</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies face up.</source>
        <translation>La carta de Drácula está boca arriba.</translation>
    </message>
    <message>
        <source>Trail, space %1</source>
        <translation>Rastro, casilla %1</translation>
    </message>
    <message>
        <source>From now on, %1{he|she} always shows one Item and one Event.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named.</extracomment>
        <translation>Desde ahora muestra siempre un Objeto y un Evento.</translation>
    </message>
    <message>
        <source>One more bite, and %1 is defeated.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Una mordedura más y %1 queda %1{derrotado|derrotada}.</translation>
    </message>
    <message>
        <source>A new day dawns</source>
        <translation>Empieza un nuevo día</translation>
    </message>
    <message>
        <source>Resolve it, then enter what came of it.</source>
        <comment>an Encounter</comment>
        <translation>Resolvedlo e introducid después qué ha pasado.</translation>
    </message>
    <message>
        <source>%1{he|she} discards all Items and Events, keeps the Tactics, and misses the next turn.</source>
        <extracomment>%1 is a hunter, man or woman, whom the title has named. The hunter&apos;s own Tactics are the cards of the name Tactics.</extracomment>
        <translation>Descarta todos sus Objetos y Eventos, conserva las Tácticas y pierde su próximo turno.</translation>
    </message>
</context>
<context>
    <name>SecondPhoneWords</name>
    <message>
        <source>Catacombs</source>
        <translation>Catacumbas</translation>
    </message>
    <message>
        <source>Time and tracks move with his card.</source>
        <translation>El tiempo y los medidores avanzan con su carta.</translation>
    </message>
</context>
<context>
    <name>SecondTableQuestion</name>
    <message>
        <source>The die shows %1</source>
        <translation>El dado muestra %1</translation>
    </message>
    <message>
        <source>It is shown</source>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>No se muestra nada</translation>
    </message>
    <message>
        <source>It is cancelled</source>
        <translation>Se cancela</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Sigue en pie</translation>
    </message>
    <message>
        <source>Dracula&apos;s card lies there, face down.</source>
        <translation>La carta de Drácula está sobre la mesa, boca abajo.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrad las cartas</translation>
    </message>
    <message>
        <source>What does the die show?</source>
        <translation>¿Qué muestra el dado?</translation>
    </message>
    <message>
        <source>A roll at the hospital can cure a bite.</source>
        <translation>Una tirada en el hospital puede curar una mordedura.</translation>
    </message>
    <message>
        <source>It is his turn.</source>
        <translation>Es su turno.</translation>
    </message>
    <message>
        <source>Which Encounter is next?</source>
        <translation>¿Qué Encuentro es el siguiente?</translation>
    </message>
    <message>
        <source>Does he answer the card?</source>
        <translation>¿Responde a la carta?</translation>
    </message>
    <message>
        <source>In which city does %1 begin?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿En qué ciudad empieza %1?</translation>
    </message>
    <message>
        <source>Tap a city on the map.</source>
        <translation>Toca una ciudad en el mapa.</translation>
    </message>
    <message>
        <source>%1 go together</source>
        <extracomment>%1 are several hunters, who go together.</extracomment>
        <translation>%1 van juntos</translation>
    </message>
    <message>
        <source>goes along</source>
        <translation>va también</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>Stay and search</source>
        <translation>Quedarse y buscar</translation>
    </message>
    <message>
        <source>Roll for the bite</source>
        <translation>Tirar por la mordedura</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Resupply</source>
        <translation>Suministros</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Card or Item</source>
        <translation>Carta u Objeto</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 is a hunter, at the end of the hunter&apos;s turn.</extracomment>
        <translation>¿Qué hace %1?</translation>
    </message>
    <message>
        <source>What do %1 do?</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>¿Qué hacen %1?</translation>
    </message>
    <message>
        <source>How many of the two Events are Dracula&apos;s?</source>
        <translation>¿Cuántos de los dos Eventos son de Drácula?</translation>
    </message>
    <message>
        <source>They come from the bottom of the deck. He gets his, the others are discarded.</source>
        <translation>Salen del fondo del mazo. Él se queda los suyos y los demás se descartan.</translation>
    </message>
    <message>
        <source>Who recovers Health?</source>
        <translation>¿Quién recupera salud?</translation>
    </message>
    <message>
        <source>What does %1 spend a point on?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿En qué gasta un punto %1?</translation>
    </message>
    <message>
        <source>Where does %1 go? Tap any place.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Adónde va %1? Toca cualquier lugar.</translation>
    </message>
    <message>
        <source>Tap the place on the map.</source>
        <translation>Toca el lugar en el mapa.</translation>
    </message>
    <message>
        <source>Tap the first city on the map.</source>
        <translation>Toca la primera ciudad en el mapa.</translation>
    </message>
    <message>
        <source>%1. Tap the second city on the map.</source>
        <extracomment>%1 is the first city, which has been named.</extracomment>
        <translation>%1. Toca la segunda ciudad en el mapa.</translation>
    </message>
    <message>
        <source>Which Encounter is turned up?</source>
        <translation>¿Qué Encuentro se descubre?</translation>
    </message>
    <message>
        <source>All are out. Which one is moved? Tap it on the map, or choose.</source>
        <translation>Todas están en juego. ¿Cuál se mueve? Tócala en el mapa o elige.</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>Is something shown or spent that averts it?</source>
        <translation>¿Se muestra o se gasta algo que lo evite?</translation>
    </message>
    <message>
        <source>It is averted</source>
        <translation>Se evita</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>No se evita</translation>
    </message>
    <message>
        <source>Health that is lost: %1</source>
        <extracomment>%1 are one hunter or more.</extracomment>
        <translation>Salud perdida: %1</translation>
    </message>
    <message>
        <source>It takes effect</source>
        <translation>Surte efecto</translation>
    </message>
    <message>
        <source>Dracula may play one first.</source>
        <translation>Drácula puede jugar una primero.</translation>
    </message>
    <message>
        <source>Nobody, or nobody else</source>
        <translation>Nadie, o nadie más</translation>
    </message>
    <message>
        <source>Mark what the winner&apos;s card says.</source>
        <translation>Marca lo que dice la carta del ganador.</translation>
    </message>
    <message>
        <source>Health and Blood</source>
        <translation>Salud y sangre</translation>
    </message>
    <message>
        <source>Who loses how much?</source>
        <translation>¿Quién pierde cuánto?</translation>
    </message>
    <message>
        <source>Each tap adds one; after six it is none again.</source>
        <translation>Cada toque suma uno; después de seis vuelve a cero.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <comment>a hunter, from a combat</comment>
        <translation>Huye</translation>
    </message>
    <message>
        <source>Stays %1{in}</source>
        <comment>a hunter</comment>
        <extracomment>%1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.</extracomment>
        <translation>Se queda %1{in}</translation>
    </message>
    <message>
        <source>Stay %1{in}</source>
        <comment>several hunters</comment>
        <translation>Se quedan %1{in}</translation>
    </message>
    <message>
        <source>Go %1{to}</source>
        <comment>several hunters</comment>
        <translation>Van %1{to}</translation>
    </message>
    <message>
        <source>The search comes at once.</source>
        <translation>La búsqueda viene enseguida.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>Train die X: the turn ends</source>
        <translation>Dado del tren, X: fin del turno</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <translation>Empieza una ronda nueva</translation>
    </message>
    <message>
        <source>A word of yours mixes the reserve. Until then nobody can know the next Encounters.</source>
        <translation>Una palabra vuestra mezcla la reserva. Hasta entonces nadie puede conocer los próximos Encuentros.</translation>
    </message>
    <message>
        <source>Begin without a word</source>
        <translation>Empezar sin una palabra</translation>
    </message>
    <message>
        <source>Say a word for the Encounters</source>
        <translation>Decid una palabra para los Encuentros</translation>
    </message>
    <message>
        <source>Who plays the card?</source>
        <translation>¿Quién juega la carta?</translation>
    </message>
    <message>
        <source>Who loses a bite?</source>
        <translation>¿Quién pierde una mordedura?</translation>
    </message>
    <message>
        <source>What is removed?</source>
        <translation>¿Qué se retira?</translation>
    </message>
    <message>
        <source>%1: who plays the card?</source>
        <extracomment>%1 is a card. The title of a question.</extracomment>
        <translation>%1: ¿quién juega la carta?</translation>
    </message>
    <message>
        <source>By Fast Horse, on two roads.</source>
        <translation>Con «Caballo veloz», por dos carreteras.</translation>
    </message>
    <message>
        <source>In Western Europe a train goes two spaces at most, and this is three.</source>
        <translation>En Europa occidental un tren recorre como máximo dos casillas, y aquí son tres.</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Drácula está a punto de robar</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Robar sin palabra</translation>
    </message>
    <message>
        <source>What concerns only the hunters stays on the table.</source>
        <translation>Lo que solo toca a los cazadores se queda en la mesa.</translation>
    </message>
    <message>
        <source>The words fit more than one thing.</source>
        <translation>Las palabras pueden significar varias cosas.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>La mesa lo permite</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>consta en el diario, a la vista de todos</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Se descarta el aliado de Drácula</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Se retira un Bloqueo</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>La carta se juega</translation>
    </message>
    <message>
        <source>The Bats carry %1{whom} off: Dracula says where.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>Los Murciélagos se llevan %1{whom}: Drácula dice adónde.</translation>
    </message>
    <message>
        <source>Dracula says where</source>
        <translation>Drácula dice adónde</translation>
    </message>
    <message>
        <source>2 Events, up to 2 Health</source>
        <translation>2 Eventos, hasta 2 de salud</translation>
    </message>
    <message>
        <source>%1. Or tap where %2 goes next.</source>
        <extracomment>%1 says where a hunter stands, %2 is the hunter whose turn comes next.</extracomment>
        <translation>%1. También puedes tocar adónde va después %2.</translation>
    </message>
    <message>
        <source>1 Event</source>
        <translation>1 Evento</translation>
    </message>
    <message>
        <source>1 Event and/or 1 Item</source>
        <translation>1 Evento y/o 1 Objeto</translation>
    </message>
    <message>
        <source>1 Event or 1 Item</source>
        <translation>1 Evento o 1 Objeto</translation>
    </message>
    <message>
        <source>die: %1</source>
        <extracomment>What a die shows.</extracomment>
        <translation>dado: %1</translation>
    </message>
    <message>
        <source>What does the die show? With 1 to 3 it bites, with 4 to 6 it escapes.</source>
        <comment>a New Vampire</comment>
        <translation>¿Qué muestra el dado? De 1 a 3 muerde; de 4 a 6 escapa.</translation>
    </message>
    <message>
        <source>Is a Crucifix or a Sacred Host shown, which averts the bites?</source>
        <translation>¿Se muestra un Crucifijo o una Hostia consagrada, que evita las mordeduras?</translation>
    </message>
    <message>
        <source>Is a Knife or a Stake discarded, so that it does not escape?</source>
        <translation>¿Se evita que escape descartando un Cuchillo o una Estaca?</translation>
    </message>
    <message>
        <source>He enters the Event cards that he got.</source>
        <translation>Anota las cartas de Evento que ha recibido.</translation>
    </message>
    <message>
        <source>Go %1{to} by train</source>
        <comment>several hunters</comment>
        <translation>Van en tren %1{to}</translation>
    </message>
    <message>
        <source>Sail %1{to}</source>
        <comment>several hunters</comment>
        <translation>Navegan %1{to}</translation>
    </message>
    <message>
        <source>Dracula: %1 %2 → %3</source>
        <extracomment>%1 is Blood, Dracula&apos;s; %2 and %3 are how much he has before and afterwards.</extracomment>
        <translation>Drácula: %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 comes besides by itself: %2.</source>
        <extracomment>%1 is &quot;Killed&quot;, the result of a combat round, %2 what it does.</extracomment>
        <translation>«%1» se cuenta aparte sin introducir nada: %2.</translation>
    </message>
    <message>
        <source>The Fog holds %1{whom}: no movement until the end of this turn.</source>
        <extracomment>%1 is a hunter, or several.</extracomment>
        <translation>La Niebla retiene %1{whom}: no hay movimiento hasta el final de este turno.</translation>
    </message>
    <message>
        <source>Health</source>
        <comment>leads to who loses some</comment>
        <translation>Salud</translation>
    </message>
    <message>
        <source>nobody loses anything; the combat goes on</source>
        <translation>nadie pierde nada; el combate sigue</translation>
    </message>
    <message>
        <source>Train: X</source>
        <translation>Tren: X</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>acaba el turno</translation>
    </message>
</context>
<context>
    <name>SecondTableWords</name>
    <message>
        <source>a face-down Encounter</source>
        <translation>un Encuentro boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounters</source>
        <translation>
            <numerusform>%n Encuentro boca abajo</numerusform>
            <numerusform>%n Encuentros boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1 of %2</source>
        <extracomment>A hunter&apos;s Health, and how much he can have.</extracomment>
        <translation>Salud: %1 de %2</translation>
    </message>
    <message>
        <source>Cards before the combat</source>
        <translation>Cartas antes del combate</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Elegid las cartas</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrad las cartas</translation>
    </message>
    <message>
        <source>Roll and read the result</source>
        <translation>Tirad y leed el resultado</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>A space of the trail with its number.</extracomment>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space of the trail</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>behind it a Blood token</source>
        <translation>detrás, una ficha de sangre</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a space of the Catacombs</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>tokens in Dracula&apos;s hand</comment>
        <translation>Encuentros: %1</translation>
    </message>
    <message>
        <source>Encounters in Dracula&apos;s hand: %1</source>
        <translation>Encuentros en la mano de Drácula: %1</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <extracomment>%1 is the move that Dracula has said that he will make: a place, a power, or both.</extracomment>
        <translation>Movimiento anunciado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left</source>
        <extracomment>So long a storm still lasts.</extracomment>
        <translation>
            <numerusform>queda %n ronda</numerusform>
            <numerusform>quedan %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards beside the board</source>
        <translation>Cartas junto al tablero</translation>
    </message>
    <message>
        <source>Encounters in the reserve: %1</source>
        <translation>Encuentros en la reserva: %1</translation>
    </message>
    <message>
        <source>Encounters that have left the trail in this turn: %1</source>
        <translation>Encuentros que han salido del rastro en este turno: %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>misses the next turn</source>
        <comment>a hunter</comment>
        <translation>pierde el próximo turno</translation>
    </message>
    <message>
        <source>+%1 to the roll</source>
        <extracomment>What is added to a roll in a combat.</extracomment>
        <translation>+%1 a la tirada</translation>
    </message>
    <message numerus="yes">
        <source>No Escape for %n rounds</source>
        <translation>
            <numerusform>Sin huida durante %n ronda</numerusform>
            <numerusform>Sin huida durante %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not again: %1</source>
        <extracomment>%1 is the card of the round before, which cannot be played again at once.</extracomment>
        <translation>No otra vez: %1</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was defeated %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>El medidor de Vampiros llegó a %1 cuando %2 quedó %2{derrotado|derrotada} %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when %2 was bitten once too often %3{in}.</source>
        <extracomment>%1 is a number, %2 a hunter, %3 a place.</extracomment>
        <translation>El medidor de Vampiros llegó a %1 cuando %2 fue %2{mordido|mordida} una vez de más %3{in}.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 when Dracula activated %2.</source>
        <extracomment>%1 is a number, %2 an Encounter.</extracomment>
        <translation>El medidor de Vampiros llegó a %1 cuando Drácula activó %2.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1 as a new day dawned.</source>
        <translation>El medidor de Vampiros llegó a %1 al empezar un nuevo día.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood %2{in}, in combat %1{with}.</source>
        <extracomment>%1 are one hunter or more, %2 is a place.</extracomment>
        <translation>Drácula perdió su última sangre %2{in}, en combate %1{with}.</translation>
    </message>
    <message>
        <source>%1 cost Dracula his last Blood.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1 le costó a Drácula su última sangre.</translation>
    </message>
    <message>
        <source>The sea cost Dracula his last Blood.</source>
        <translation>El mar le costó a Drácula su última sangre.</translation>
    </message>
    <message>
        <source>A penalty cost Dracula his last Blood.</source>
        <translation>Una penalización le costó a Drácula su última sangre.</translation>
    </message>
    <message>
        <source>The Vampire track reached %1.</source>
        <translation>El medidor de Vampiros llegó a %1.</translation>
    </message>
    <message>
        <source>Dracula lost his last Blood.</source>
        <translation>Drácula perdió su última sangre.</translation>
    </message>
    <message>
        <source>combat</source>
        <comment>what cost Dracula Blood</comment>
        <translation>el combate</translation>
    </message>
    <message>
        <source>the sea</source>
        <comment>what cost Dracula Blood</comment>
        <translation>el mar</translation>
    </message>
    <message>
        <source>Power cards</source>
        <comment>what cost Dracula Blood</comment>
        <translation>cartas de Poder</translation>
    </message>
    <message>
        <source>all else</source>
        <comment>what cost Dracula Blood</comment>
        <translation>lo demás</translation>
    </message>
    <message>
        <source>He lost no Blood.</source>
        <translation>No perdió sangre.</translation>
    </message>
    <message>
        <source>What cost Dracula Blood: %1</source>
        <translation>Qué le costó sangre a Drácula: %1</translation>
    </message>
    <message>
        <source>1 new day dawned</source>
        <translation>1 nuevo día</translation>
    </message>
    <message numerus="yes">
        <source>%n new days dawned</source>
        <translation>
            <numerusform>%n nuevo día</numerusform>
            <numerusform>%n nuevos días</numerusform>
        </translation>
    </message>
    <message>
        <source>on the Vampire track</source>
        <translation>en el medidor de Vampiros</translation>
    </message>
    <message>
        <source>1 Encounter activated</source>
        <translation>1 Encuentro activado</translation>
    </message>
    <message numerus="yes">
        <source>%n Encounters activated</source>
        <translation>
            <numerusform>%n Encuentro activado</numerusform>
            <numerusform>%n Encuentros activados</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood that Dracula lost</source>
        <comment>behind a number</comment>
        <translation>sangre que perdió Drácula</translation>
    </message>
    <message>
        <source>it was activated</source>
        <comment>an Encounter</comment>
        <translation>fue activado</translation>
    </message>
    <message>
        <source>Combat round %1</source>
        <translation>Ronda de combate %1</translation>
    </message>
    <message>
        <source>with Dracula himself</source>
        <translation>con el propio Drácula</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>slot %1</source>
        <extracomment>A space of the trail with its number, as a label.</extracomment>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>%1 See %2.</source>
        <extracomment>First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.</extracomment>
        <translation>%1 Véase «%2».</translation>
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
        <translation>Antes hay que robar cartas de Encuentro (%1 más).</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Ahora no se puede robar ninguna carta de Encuentro: la mano está completa o no quedan cartas.</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: en esta mesa dos cazadores no pueden compartir ciudad inicial (%2, %3).</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la ciudad no tiene ancla en esta zona de mar.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la ciudad no es puerto, y desde una zona de mar solo se llega a puertos y a otras zonas de mar.</translation>
    </message>
    <message>
        <source>%1: its card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a location, %2 the number of a slot.</extracomment>
        <translation>%1: su carta sigue en el rastro, casilla %2.</translation>
    </message>
    <message>
        <source>%1: this card still lies on the trail, slot %2.</source>
        <extracomment>%1 is a Power card, %2 the number of a slot.</extracomment>
        <translation>%1: esta carta sigue en el rastro, casilla %2.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can&apos;t enter.</source>
        <translation>%1: ahí hay una ficha de Suelo consagrado o de Hostia consagrada, así que Drácula no puede entrar.</translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation>%1 → %2: hay una ficha de Bloqueo en la carretera, y en esta mesa también detiene a Drácula.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: no se puede jugar donde hay una ficha de Suelo consagrado o de Hostia consagrada (ubicación actual: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: desde una zona de mar, «Forma de lobo» solo llega a un puerto adyacente o a una ciudad a una carretera de él.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: todo camino lo bastante corto pasa por una ciudad con una ficha de Suelo consagrado o de Hostia consagrada.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation>%1: ahí hay una ficha de Suelo consagrado o de Hostia consagrada, y en esta mesa «Forma de lobo» no puede salir de una ciudad así.</translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: en esta mesa no se puede entrar en una guarida con esta carta de Poder.</translation>
    </message>
    <message>
        <source>Slot %1: no hideout lies there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: ahí no hay ningún escondite.</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear this hideout (%2).</source>
        <extracomment>%1 is a number, %2 is Castle Dracula.</extracomment>
        <translation>Casilla %1: «Engaño» no puede despejar este escondite (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Misdirect can&apos;t clear a hideout with a Power card (%2).</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>Casilla %1: «Engaño» no puede despejar un escondite con una carta de Poder (%2).</translation>
    </message>
    <message>
        <source>Slot %1: Hide is associated with this location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Casilla %1: «Ocultarse» está asociada a esta ubicación, así que «Engaño» no puede despejarla (%2).</translation>
    </message>
    <message>
        <source>Slot %1: this is the current location, so Misdirect can&apos;t clear it (%2).</source>
        <extracomment>%1 is a number, %2 a location.</extracomment>
        <translation>Casilla %1: es la ubicación actual, así que «Engaño» no puede despejarla (%2).</translation>
    </message>
    <message>
        <source>%1: Misdirect has only just cleared it, and at this table it can&apos;t be chosen at once.</source>
        <translation>%1: «Engaño» acaba de despejarla, y en esta mesa no se puede elegir enseguida.</translation>
    </message>
    <message>
        <source>Dracula would be defeated by its cost, which this table doesn&apos;t allow (damage: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Su coste derrotaría a Drácula, y esta mesa no lo permite (daño: %1).</translation>
    </message>
    <message>
        <source>Slot 6 is empty, so nothing can be matured or become a lair.</source>
        <translation>La casilla 6 está vacía, así que nada se puede desarrollar ni convertir en guarida.</translation>
    </message>
    <message>
        <source>A hideout leaves slot 6: mature it or turn it into a lair first.</source>
        <translation>Un escondite sale de la casilla 6: antes, desarróllalo o conviértelo en guarida.</translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: una carta de Poder no puede convertirse en guarida; desarróllala.</translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation>%1: una zona de mar no puede convertirse en guarida; desarróllala.</translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation>Los tres espacios de guarida están ocupados: despeja una guarida o desarrolla el escondite.</translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation>%1: ahí no hay ninguna guarida.</translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation>%1: hay sitio para la nueva guarida, así que no se puede despejar ninguna para ella.</translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation>Una guarida nueva lleva una carta de Encuentro de la mano: elige una.</translation>
    </message>
    <message>
        <source>%1: no Encounter card can lie on a sea zone.</source>
        <translation>%1: sobre una zona de mar no puede haber cartas de Encuentro.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: esta carta de Encuentro no está en la mano de Drácula.</translation>
    </message>
    <message>
        <source>%1: this Encounter card isn&apos;t in the hideout that has left slot 6.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: esta carta de Encuentro no está en el escondite que ha salido de la casilla 6.</translation>
    </message>
    <message>
        <source>%1: this Encounter card has no matured effect.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: esta carta de Encuentro no tiene efecto desarrollado.</translation>
    </message>
    <message>
        <source>%1: Encounter cards that lie with Hide are discarded without their matured effects.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: las cartas de Encuentro que están con «Ocultarse» se descartan sin su efecto desarrollado.</translation>
    </message>
    <message>
        <source>The encounter step is skipped this time, so nothing can be placed.</source>
        <translation>Esta vez se omite el paso de encuentros, así que no se puede colocar nada.</translation>
    </message>
    <message>
        <source>Dracula has no Rumor token to place.</source>
        <translation>Drácula no tiene ninguna ficha de Rumor que colocar.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: una ficha de Rumor solo se puede colocar en las casillas 1, 2 y 3.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token lies there already, and a hideout takes only one.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: ya hay una ficha de Rumor, y un escondite solo admite una.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed on an Encounter card, and there is none.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: una ficha de Rumor se coloca sobre una carta de Encuentro, y ahí no hay ninguna.</translation>
    </message>
    <message>
        <source>Slot %1: no Encounter card can ever lie there, so no Rumor token can either.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: ahí nunca puede haber una carta de Encuentro, así que tampoco una ficha de Rumor.</translation>
    </message>
    <message>
        <source>%1: a lair can be cleared only to make room for a new one.</source>
        <translation>%1: una guarida solo se puede despejar para dejar sitio a una nueva.</translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Este paso es válido: anótalo del modo habitual.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened even by mistake: a card isn&apos;t where it would have come from.</source>
        <translation>Esto no ha podido pasar ni por error: una carta no está donde tendría que haber estado.</translation>
    </message>
    <message>
        <source>%1: Consecrated Ground and Heavenly Host tokens lie only in cities.</source>
        <translation>%1: las fichas de Suelo consagrado y de Hostia consagrada solo van en ciudades.</translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation>%1: ahí no hay ningún hospital.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Cuidado: esto derrota a Drácula, y los cazadores ganan (daño resultante: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.
----------
%1 is an Event card, %2 a number.</extracomment>
        <translation>%1: se han robado más copias de las que debería haber en la caja (%2). Comprueba la carta.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Con tres fichas de Desesperación, la influencia dirá a los cazadores si esto es una ciudad u «Ocultarse».</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>Se desarrolla el escondite que ha salido de la casilla 6.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Se despejan las casillas 4, 5 y 6.</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <comment>an Encounter card</comment>
        <translation>Robar: %1</translation>
    </message>
    <message>
        <source>Slide hideouts</source>
        <translation>Desplazar escondites</translation>
    </message>
    <message>
        <source>Mature the hideout</source>
        <translation>Desarrollar el escondite</translation>
    </message>
    <message>
        <source>Matured effect: %1</source>
        <comment>name of an action</comment>
        <translation>Efecto desarrollado: %1</translation>
    </message>
    <message>
        <source>cleared: %1</source>
        <comment>a lair</comment>
        <translation>despejada: %1</translation>
    </message>
    <message>
        <source>Make a lair</source>
        <translation>Convertir en guarida</translation>
    </message>
    <message>
        <source>Make a lair (%1)</source>
        <translation>Convertir en guarida (%1)</translation>
    </message>
    <message>
        <source>Encounter card: %1</source>
        <translation>Carta de Encuentro: %1</translation>
    </message>
    <message>
        <source>Rumor token: %1</source>
        <comment>slot of the trail</comment>
        <translation>Ficha de Rumor: %1</translation>
    </message>
    <message>
        <source>End the Dracula phase</source>
        <translation>Terminar la fase de Drácula</translation>
    </message>
    <message>
        <source>Clear the lair: %1</source>
        <translation>Despejar la guarida: %1</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <comment>a hunter</comment>
        <translation>%1: fuera del tablero</translation>
    </message>
    <message>
        <source>%1 → hospital (%2)</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 → hospital (%2)</translation>
    </message>
    <message>
        <source>%1 removed: %2</source>
        <extracomment>%1 is a kind of token, %2 a city; the token has left the city.</extracomment>
        <translation>Ficha retirada (%1): %2</translation>
    </message>
    <message>
        <source>Week: %1</source>
        <translation>Semana: %1</translation>
    </message>
    <message>
        <source>Despair tokens: %1</source>
        <translation>Fichas de Desesperación: %1</translation>
    </message>
    <message>
        <source>Error, penalised: %1</source>
        <extracomment>%1 is the name of an action that was illegal.</extracomment>
        <translation>%1 (error con penalización)</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>%1 (tal como pasó)</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Se denuncia un error</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, joined</source>
        <extracomment>%1 and %2 are places of the board.</extracomment>
        <translation>Corregir: %1 – %2, con conexión</translation>
    </message>
    <message>
        <source>Put right: %1 – %2, not joined</source>
        <translation>Corregir: %1 – %2, sin conexión</translation>
    </message>
    <message>
        <source>Put right: %1, %2</source>
        <extracomment>%1 is a slot of the trail, %2 a location.</extracomment>
        <translation>Corregir: %1, %2</translation>
    </message>
    <message>
        <source>Hunters may start in the same city</source>
        <translation>Los cazadores pueden empezar en la misma ciudad</translation>
    </message>
    <message>
        <source>Rumor token of a matured hideout</source>
        <translation>Ficha de Rumor de un escondite desarrollado</translation>
    </message>
    <message>
        <source>Misdirect may clear the current location</source>
        <translation>«Engaño» puede despejar la ubicación actual</translation>
    </message>
    <message>
        <source>What brings influence under three Despair tokens</source>
        <translation>Qué da influencia con tres fichas de Desesperación</translation>
    </message>
    <message>
        <source>Roadblock tokens stop Dracula too</source>
        <translation>Las fichas de Bloqueo también detienen a Drácula</translation>
    </message>
    <message>
        <source>Wolf Form may leave a city with a token</source>
        <translation>«Forma de lobo» puede salir de una ciudad con ficha</translation>
    </message>
    <message>
        <source>What the penalty leaves on the trail</source>
        <translation>Qué deja la penalización en el rastro</translation>
    </message>
    <message>
        <source>Encounter card on the starting location</source>
        <translation>Carta de Encuentro en la ubicación inicial</translation>
    </message>
    <message>
        <source>A Rumor token needs an Encounter card</source>
        <translation>Una ficha de Rumor necesita una carta de Encuentro</translation>
    </message>
    <message>
        <source>Rumor token counts for each vampire</source>
        <translation>La ficha de Rumor cuenta por cada vampiro</translation>
    </message>
    <message>
        <source>Sea zones may become lairs</source>
        <translation>Las zonas de mar pueden convertirse en guaridas</translation>
    </message>
    <message>
        <source>Lairs may be cleared at any time</source>
        <translation>Las guaridas se pueden despejar en cualquier momento</translation>
    </message>
    <message>
        <source>Hide at a revealed location</source>
        <translation>«Ocultarse» en una ubicación revelada</translation>
    </message>
    <message>
        <source>Castle Dracula heals out of a lair too</source>
        <translation>El Castillo Drácula también cura desde una guarida</translation>
    </message>
    <message>
        <source>Castle Dracula counts as a city for Despair</source>
        <translation>El Castillo Drácula cuenta como ciudad para la Desesperación</translation>
    </message>
    <message>
        <source>Moving into a lair counts for Despair</source>
        <translation>Moverse a una guarida cuenta para la Desesperación</translation>
    </message>
    <message>
        <source>Wolf Form together with Hide</source>
        <translation>«Forma de lobo» junto con «Ocultarse»</translation>
    </message>
    <message>
        <source>Wolf Form and Misdirect reach lairs</source>
        <translation>«Forma de lobo» y «Engaño» llegan a guaridas</translation>
    </message>
    <message>
        <source>What Misdirect clears may be chosen at once</source>
        <translation>Lo que despeja «Engaño» se puede elegir enseguida</translation>
    </message>
    <message>
        <source>Hide finds a new location</source>
        <translation>«Ocultarse» pasa a otra ubicación</translation>
    </message>
    <message>
        <source>Encounter card on a lair with a hunter</source>
        <translation>Carta de Encuentro en una guarida con un cazador</translation>
    </message>
    <message>
        <source>Shuffle discarded Encounter cards again</source>
        <translation>Volver a barajar las cartas de Encuentro descartadas</translation>
    </message>
    <message>
        <source>Encounter step after the penalty</source>
        <translation>Paso de encuentros tras la penalización</translation>
    </message>
    <message>
        <source>Dracula may choose his own defeat</source>
        <translation>Drácula puede elegir su propia derrota</translation>
    </message>
    <message>
        <source>Cost and benefit of one card</source>
        <translation>Coste y beneficio de una misma carta</translation>
    </message>
    <message>
        <source>Current location when a vampire matures</source>
        <translation>Ubicación actual al desarrollarse un vampiro</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how the table reads a rule</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>how the table reads a rule</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>sale de la partida</translation>
    </message>
    <message>
        <source>goes back to the reserve</source>
        <translation>vuelve a la reserva</translation>
    </message>
    <message>
        <source>choosing a city</source>
        <translation>elegir una ciudad</translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation>colocar una ciudad u «Ocultarse»</translation>
    </message>
    <message>
        <source>only the Location card</source>
        <translation>solo la carta de Ubicación</translation>
    </message>
    <message>
        <source>the whole hideout</source>
        <translation>todo el escondite</translation>
    </message>
    <message>
        <source>face down, the figure leaves the board</source>
        <translation>boca abajo, la miniatura sale del tablero</translation>
    </message>
    <message>
        <source>face down, the figure stays on the board</source>
        <translation>boca abajo, la miniatura sigue en el tablero</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>cost first</source>
        <translation>primero el coste</translation>
    </message>
    <message>
        <source>benefit first</source>
        <translation>primero el beneficio</translation>
    </message>
    <message>
        <source>its card stays, alone</source>
        <translation>queda solo su carta</translation>
    </message>
    <message>
        <source>its hideout is left alone</source>
        <translation>su escondite no se toca</translation>
    </message>
    <message>
        <source>Whether two hunters or more may be put in one city during setup.</source>
        <translation>¿Se pueden colocar dos o más cazadores en una misma ciudad durante la preparación?</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>¿Adónde va la ficha de Rumor cuando se desarrolla su escondite? Los reglamentos impresos difieren.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>¿Se puede colocar «Engaño» donde está la ubicación actual de Drácula? Solo algunos reglamentos impresos lo prohíben.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>Con tres fichas de Desesperación la influencia sube 3. ¿Al elegir una ciudad, o tras colocar una ciudad u «Ocultarse»?</translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation>¿Cierra una ficha de Bloqueo su carretera a Drácula igual que a los cazadores?</translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>¿Puede empezar «Forma de lobo» donde hay una ficha de Suelo consagrado o de Hostia consagrada?</translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation>¿Se lleva la penalización por un error también las cartas de Encuentro y la ficha de Rumor de la ubicación actual?</translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation>¿Coloca Drácula una carta de Encuentro en su ubicación inicial?</translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation>¿Se coloca una ficha de Rumor solo en un escondite que tenga una carta de Encuentro?</translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation>Se desarrollan dos vampiros en un escondite con una ficha de Rumor. ¿Añade 3 de influencia por cada uno, o una sola vez?</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>¿Puede convertirse en guarida, sin carta de Encuentro, una zona de mar que sale de la casilla 6?</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>¿Puede Drácula despejar una guarida cuando quiera, o solo para dejar sitio a una nueva?</translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation>¿Qué pasa con «Ocultarse» y con la miniatura de Drácula cuando se oculta donde ha sido revelado?</translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation>¿Recupera Drácula 5 de daño al moverse al Castillo Drácula mientras es una guarida?</translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation>Con tres fichas de Desesperación, ¿da influencia el Castillo Drácula como una ciudad?</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Con tres fichas de Desesperación, ¿da influencia moverse a una guarida como una carta del mazo?</translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation>¿Se pueden colocar ambas a la vez? Drácula se queda y sufre el daño de «Forma de lobo».</translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation>¿Puede ser una guarida la Ubicación que acompaña a «Forma de lobo» o a «Engaño»?</translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation>¿Puede Drácula moverse a la misma ubicación que «Engaño» acaba de despejar?</translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation>¿Se asocia «Ocultarse» a otra ubicación cuando la suya ha salido del rastro?</translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation>¿Recibe otra carta de Encuentro una guarida a la que se mueve Drácula, aunque haya ahí un cazador?</translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation>¿Se baraja la pila de descartes cuando el mazo de Encuentros está vacío?</translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation>¿Hay paso de encuentros cuando Drácula no tenía ninguna carta válida y sufrió la penalización?</translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation>¿Puede Drácula jugar una carta cuyo propio daño lo derrota?</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>¿Qué va primero, el daño o el beneficio, cuando una carta da ambos?</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Un vampiro desarrollado despeja las casillas 4 a 6. ¿Qué queda ahí si la ubicación actual está entre ellas?</translation>
    </message>
    <message>
        <source>no day</source>
        <extracomment>In place of a day of the week, while the table doesn&apos;t keep it in the program.</extracomment>
        <translation>sin día</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>in place of a part of the round</comment>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>lair space %1</source>
        <extracomment>A lair space with its letter, as a label.</extracomment>
        <translation>espacio de guarida %1</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <comment>a number that can be put right</comment>
        <translation>Fichas de Desesperación</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <comment>a number that can be put right</comment>
        <translation>Daño de Drácula</translation>
    </message>
    <message>
        <source>Rumor tokens in Dracula&apos;s play area</source>
        <comment>a number that can be put right</comment>
        <translation>Fichas de Rumor en la zona de juego de Drácula</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards face down in the discard pile</source>
        <comment>a number that can be put right</comment>
        <translation>Cartas de Evento de Drácula boca abajo en la pila de descartes</translation>
    </message>
    <message>
        <source>another action, or none</source>
        <translation>otra acción, o pasa</translation>
    </message>
    <message>
        <source>Choice: no hunter</source>
        <translation>Elección: ningún cazador</translation>
    </message>
    <message>
        <source>what the card asks for</source>
        <translation>lo que pide la carta</translation>
    </message>
    <message>
        <source>joining: %1</source>
        <extracomment>The hunters in %1 become delayed to fight along.</extracomment>
        <translation>se unen: %1</translation>
    </message>
    <message>
        <source>as ally</source>
        <translation>como aliado</translation>
    </message>
    <message>
        <source>no supply</source>
        <translation>sin suministros</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>el aliado de Drácula</translation>
    </message>
    <message>
        <source>Combat card: %1</source>
        <translation>Carta de Combate: %1</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>in a combat</comment>
        <translation>ninguna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters&apos; Combat cards</source>
        <translation>Cartas de Combate de los cazadores</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot or lair space</comment>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>associated with no location</source>
        <translation>sin ubicación asociada</translation>
    </message>
    <message>
        <source>If it is not defeated it stays, face up, with its damage.</source>
        <comment>a vampire</comment>
        <translation>Si no queda derrotado, se queda boca arriba, con su daño.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Pistol or a Rifle.</source>
        <comment>an Encounter card</comment>
        <translation>Se queda boca arriba, a menos que el cazador revele una «Pistola» o un «Rifle».</translation>
    </message>
    <message>
        <source>Only a search triggers it. It stays, face up, unless the hunter who searches becomes delayed.</source>
        <translation>Solo se activa con una búsqueda. Se queda boca arriba, a menos que el cazador que busca quede retrasado.</translation>
    </message>
    <message>
        <source>A Bats token goes under the hunter&apos;s figure: in place of the hunter&apos;s next action Dracula moves the hunter to an adjacent city, where the hunter becomes delayed.</source>
        <translation>Se coloca una ficha de Murciélagos bajo la miniatura del cazador: en lugar de la siguiente acción del cazador, Drácula lo mueve a una ciudad adyacente, donde el cazador queda retrasado.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n Encounter cards.</source>
        <translation>
            <numerusform>Drácula roba %n carta de Encuentro.</numerusform>
            <numerusform>Drácula roba %n cartas de Encuentro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then he may discard up to %n Encounter cards.</source>
        <translation>
            <numerusform>Después puede descartar hasta %n carta de Encuentro.</numerusform>
            <numerusform>Después puede descartar hasta %n cartas de Encuentro.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter reveals a Heavenly Host.</source>
        <comment>an Encounter card</comment>
        <translation>Se queda boca arriba, a menos que el cazador revele una «Hostia consagrada».</translation>
    </message>
    <message>
        <source>Only a search triggers it. The hunter who searches becomes delayed.</source>
        <translation>Solo se activa con una búsqueda. El cazador que busca queda retrasado.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire (life: %1). Other hunters in the city may become delayed to fight along.</source>
        <translation>El cazador combate contra este vampiro (vida: %1). Otros cazadores que estén en la ciudad pueden quedar retrasados para unirse al combate.</translation>
    </message>
    <message numerus="yes">
        <source>The hunter suffers %n damage.</source>
        <translation>
            <numerusform>El cazador sufre %n de daño.</numerusform>
            <numerusform>El cazador sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunter fights this vampire alone (life: %1).</source>
        <translation>El cazador combate sin ayuda contra este vampiro (vida: %1).</translation>
    </message>
    <message>
        <source>Each time Dracula plays Fangs in this combat influence rises by %1.</source>
        <translation>Cada vez que Drácula juega «Colmillos» en este combate, la influencia sube %1.</translation>
    </message>
    <message>
        <source>The hunter becomes delayed.</source>
        <translation>El cazador queda retrasado.</translation>
    </message>
    <message>
        <source>The hunter shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>El cazador muestra todas sus cartas de Objeto y de Evento, y descarta todas sus fichas de Billete.</translation>
    </message>
    <message>
        <source>It stays, face up, unless the hunter discards a weapon.</source>
        <comment>an Encounter card</comment>
        <translation>Se queda boca arriba, a menos que el cazador descarte un arma.</translation>
    </message>
    <message numerus="yes">
        <source>Unless a weapon is revealed, the hunter suffers %n more damage and becomes delayed.</source>
        <translation>
            <numerusform>A menos que se revele un arma, el cazador sufre %n más de daño y queda retrasado.</numerusform>
            <numerusform>A menos que se revele un arma, el cazador sufre %n más de daño y queda retrasado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city may discard Item cards, and then suffers %n damage for each Item card that is left.</source>
        <translation>
            <numerusform>Cada cazador que esté en la ciudad puede descartar cartas de Objeto y después sufre %n de daño por cada carta de Objeto que conserve.</numerusform>
            <numerusform>Cada cazador que esté en la ciudad puede descartar cartas de Objeto y después sufre %n de daño por cada carta de Objeto que conserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Fog token is placed in the city, and one more if it is a port. By day all hunters there become delayed.</source>
        <translation>Se coloca una ficha de Niebla en la ciudad, y otra más si es un puerto. De día, todos los cazadores que estén allí quedan retrasados.</translation>
    </message>
    <message numerus="yes">
        <source>Every hunter in the city suffers %n damage.</source>
        <translation>
            <numerusform>Cada cazador que esté en la ciudad sufre %n de daño.</numerusform>
            <numerusform>Cada cazador que esté en la ciudad sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each weapon that a hunter reveals takes %1 off that hunter&apos;s damage.</source>
        <translation>Cada arma que revele un cazador reduce en %1 el daño que sufre.</translation>
    </message>
    <message>
        <source>The Location card of the hideout is revealed.</source>
        <translation>Se revela la carta de Ubicación del escondite.</translation>
    </message>
    <message>
        <source>Influence rises by %1, and by 3 more with a Rumor token.</source>
        <translation>La influencia sube %1, y 3 más con una ficha de Rumor.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared as well.</source>
        <translation>Se despejan también los escondites de las casillas 4, 5 y 6.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers %n damage.</source>
        <translation>
            <numerusform>Drácula recupera %n de daño.</numerusform>
            <numerusform>Drácula recupera %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula takes all of his Event cards from the discard pile, keeps one in secret, and the others are shuffled into the Event deck.</source>
        <translation>Drácula coge todas sus cartas de Evento de la pila de descartes y se queda una en secreto; las demás se barajan en el mazo de Eventos.</translation>
    </message>
    <message>
        <source>Dracula places a Roadblock token on any road or railway.</source>
        <translation>Drácula coloca una ficha de Bloqueo en cualquier carretera o ferrocarril.</translation>
    </message>
    <message>
        <source>Dracula chooses any hunter, who shows all Item and Event cards and discards all Ticket tokens.</source>
        <translation>Drácula elige a cualquier cazador, que muestra todas sus cartas de Objeto y de Evento, y descarta todas sus fichas de Billete.</translation>
    </message>
    <message>
        <source>The card is placed face up before Dracula. Once, at dawn or dusk, he may resolve its effect on a hunter before they fight.</source>
        <translation>La carta se coloca boca arriba ante Drácula. Una sola vez, al amanecer o al anochecer, Drácula puede resolver su efecto sobre un cazador antes del combate.</translation>
    </message>
    <message>
        <source>Its effect is resolved in every city of the region.</source>
        <translation>Su efecto se resuelve en todas las ciudades de la región.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula chooses a city of the region and places %n Fog tokens there.</source>
        <translation>
            <numerusform>Drácula elige una ciudad de la región y coloca allí %n ficha de Niebla.</numerusform>
            <numerusform>Drácula elige una ciudad de la región y coloca allí %n fichas de Niebla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its effect is resolved in a city at most two roads away, which Dracula chooses.</source>
        <translation>Su efecto se resuelve en una ciudad a un máximo de dos carreteras de distancia, a elección de Drácula.</translation>
    </message>
    <message>
        <source>When a hunter has moved into another region: the hunter becomes delayed, and then discards all Item cards or suffers 3 damage.</source>
        <translation>Cuando un cazador se ha movido a otra región: el cazador queda retrasado, y después descarta todas sus cartas de Objeto o sufre 3 de daño.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: the next round has no day. Dracula&apos;s Event cards in the discard pile are shuffled into the Event deck.</source>
        <translation>Al final de la fase de Drácula: la siguiente ronda no tiene día. Las cartas de Evento de Drácula de la pila de descartes se barajan en el mazo de Eventos.</translation>
    </message>
    <message>
        <source>In the Dracula phase, one of three: Consecrated Ground is removed, or the hunters&apos; ally is discarded, or no hunter can supply in the next hunter phase.</source>
        <translation>En la fase de Drácula, una de tres: se retira la ficha de Suelo consagrado, se descarta el aliado de los cazadores, o ningún cazador puede realizar acciones de suministros en la siguiente fase de los cazadores.</translation>
    </message>
    <message>
        <source>At once: an Encounter card from the hand goes to one or two of the hideouts in slots 1, 2 and 3. As an ally: at the start of the Dracula phase Dracula may discard an Encounter card to draw another one.</source>
        <translation>De inmediato: una o dos cartas de Encuentro de la mano van a escondites distintos de las casillas 1, 2 y 3. Como aliado: al principio de la fase de Drácula, este puede descartar una carta de Encuentro para robar otra.</translation>
    </message>
    <message>
        <source>When a Combat card of Dracula&apos;s is cancelled: it isn&apos;t. In the rest of this combat he can use neither Escape as Bat nor Escape as Mist.</source>
        <translation>Cuando se cancela una carta de Combate de Drácula: esa carta no se cancela. Durante el resto de este combate Drácula no puede usar «Huir en forma de murciélago» ni «Huir en forma de niebla».</translation>
    </message>
    <message>
        <source>When a hunter uses a ticket: Dracula chooses where the ticket takes that hunter. Chartered Carriage is cancelled instead.</source>
        <translation>Cuando un cazador usa un billete: Drácula elige adónde lleva el billete a ese cazador. En cambio, «Vagón fletado» se cancela.</translation>
    </message>
    <message>
        <source>At once: a hunter suffers 4 damage unless a Crucifix or a Heavenly Host is revealed. As an ally: the same with 1 damage at the start of each Dracula phase.</source>
        <translation>De inmediato: un cazador sufre 4 de daño a menos que revele un «Crucifijo» o una «Hostia consagrada». Como aliado: lo mismo, con 1 de daño, al principio de cada fase de Drácula.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: an Encounter card from the hand goes to the hideout in slot 3.</source>
        <translation>Al final de la fase de Drácula: una carta de Encuentro de la mano va al escondite de la casilla 3.</translation>
    </message>
    <message>
        <source>At once: of the top six Event cards Dracula takes his own, and the others are discarded face up. As an ally: at the start of each Dracula phase he takes the top Event card if it is his.</source>
        <translation>De inmediato: de las seis cartas superiores del mazo de Eventos, Drácula coge las suyas, y las demás se descartan boca arriba. Como aliado: al principio de cada fase de Drácula coge la carta superior del mazo de Eventos si es suya.</translation>
    </message>
    <message>
        <source>At the end of the Dracula phase: in the next hunter phase combats at dawn and by day count as combats at night.</source>
        <translation>Al final de la fase de Drácula: en la siguiente fase de los cazadores, los combates al amanecer y de día cuentan como combates de noche.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: three Roadblock tokens are placed on roads and railways.</source>
        <translation>De inmediato o al final de la fase de Drácula: se colocan tres fichas de Bloqueo en carreteras y ferrocarriles.</translation>
    </message>
    <message>
        <source>When a hunter searches where a vampire lies: the hunter is bitten instead of fighting, and the vampire goes back to Dracula&apos;s hand.</source>
        <translation>Cuando un cazador realiza una búsqueda donde hay un vampiro: el cazador recibe una mordedura en lugar de combatir, y el vampiro vuelve a la mano de Drácula.</translation>
    </message>
    <message>
        <source>When Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence is played: that Event card is cancelled.</source>
        <translation>Cuando se juega «Rumores locales», «Noticias de prensa», «Exploradores contratados» o «Presencia maligna»: esa carta de Evento se cancela.</translation>
    </message>
    <message>
        <source>At once or at the end of the Dracula phase: up to three Storm tokens are placed in different sea zones.</source>
        <translation>De inmediato o al final de la fase de Drácula: se colocan hasta tres fichas de Tormenta en distintas zonas de mar.</translation>
    </message>
    <message>
        <source>In the Dracula phase: another whole Dracula phase follows this one.</source>
        <translation>En la fase de Drácula: tras ella hay otra fase de Drácula completa.</translation>
    </message>
    <message>
        <source>At once: a bitten hunter reveals all Item and Event cards. Dracula discards one of them and moves the hunter to an adjacent city.</source>
        <translation>De inmediato: un cazador mordido revela todas sus cartas de Objeto y de Evento. Drácula descarta una de ellas y mueve al cazador a una ciudad adyacente.</translation>
    </message>
    <message>
        <source>When a hunter has moved by road, before anything is revealed: Dracula moves the hunter on to an adjacent city.</source>
        <translation>Cuando un cazador se ha movido por carretera, antes de revelar nada: Drácula mueve al cazador desde allí a una ciudad adyacente.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage.</source>
        <translation>El cazador enfrentado sufre 2 de daño.</translation>
    </message>
    <message>
        <source>At night: then any hunter in the combat suffers 2 damage.</source>
        <translation>De noche: después, cualquier cazador del combate sufre 2 de daño.</translation>
    </message>
    <message>
        <source>The combat ends, unless it is played too early.</source>
        <comment>an escape card</comment>
        <translation>El combate termina, a menos que se juegue demasiado pronto.</translation>
    </message>
    <message>
        <source>At night: Dracula may clear the hideout of his current location and move in secret to a city without hunters, at most two roads away.</source>
        <translation>De noche: Drácula puede despejar el escondite de su ubicación actual y moverse en secreto a una ciudad sin cazadores, a un máximo de dos carreteras de distancia.</translation>
    </message>
    <message>
        <source>Nobody moves.</source>
        <translation>Nadie se mueve.</translation>
    </message>
    <message>
        <source>Dracula or the vampire recovers 2 damage, and the engaged hunter suffers 2.</source>
        <translation>Drácula o el vampiro recupera 2 de daño, y el cazador enfrentado sufre 2.</translation>
    </message>
    <message>
        <source>At night: a mesmerized hunter is bitten instead and leaves the combat.</source>
        <translation>De noche: en lugar de eso, un cazador hipnotizado recibe una mordedura y sale del combate.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is cancelled. The hunter is mesmerized to the end of the combat, and the hunter&apos;s weapons do 1 damage less.</source>
        <translation>La carta del cazador enfrentado se cancela. El cazador queda hipnotizado hasta el final del combate, y sus armas infligen 1 menos de daño.</translation>
    </message>
    <message>
        <source>Dracula takes any card from his Combat deck. Later in this combat he may cancel one Punch, Dodge or Escape of the engaged hunter&apos;s.</source>
        <translation>Drácula coge cualquier carta de su mazo de Combate. Más tarde, en este combate, puede cancelar un «Puñetazo», «Esquivar» o «Huida» del cazador enfrentado.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage, and the hunter&apos;s Punch, Crucifix or weapon is cancelled.</source>
        <translation>El cazador enfrentado sufre 2 de daño, y se cancela su «Puñetazo», su «Crucifijo» o su arma.</translation>
    </message>
    <message>
        <source>At night: that Crucifix or weapon is discarded too.</source>
        <translation>De noche: ese «Crucifijo» o esa arma se descarta además.</translation>
    </message>
    <message>
        <source>Dracula shows his Event cards and his Encounter cards. The hunters choose one of the Encounter cards, and it is discarded.</source>
        <translation>Drácula muestra sus cartas de Evento y sus cartas de Encuentro. Los cazadores eligen una de las cartas de Encuentro, y se descarta.</translation>
    </message>
    <message>
        <source>An action of a hunter who isn&apos;t bitten: another hunter there loses a bite, and the one who plays it suffers 1 damage.</source>
        <translation>Una acción de un cazador sin mordeduras: otro cazador que esté allí pierde una mordedura, y quien juega la carta sufre 1 de daño.</translation>
    </message>
    <message>
        <source>With any ticket the hunter moves over up to four railways.</source>
        <translation>Con cualquier billete, el cazador se mueve por un máximo de cuatro ferrocarriles.</translation>
    </message>
    <message>
        <source>An action by night: Consecrated Ground comes into a city, and each hunter may reveal a Heavenly Host to place one too. Dracula can&apos;t enter these cities.</source>
        <translation>Una acción de noche: se coloca la ficha de Suelo consagrado en una ciudad, y cada cazador puede revelar una «Hostia consagrada» para colocar también su ficha. Drácula no puede entrar en esas ciudades.</translation>
    </message>
    <message>
        <source>At the start of a combat: a hunter leaves it.</source>
        <translation>Al principio de un combate: un cazador sale de él.</translation>
    </message>
    <message>
        <source>Dracula names every hunter who is adjacent to his current location.</source>
        <translation>Drácula nombra a todos los cazadores adyacentes a su ubicación actual.</translation>
    </message>
    <message>
        <source>An action by day: the hunter moves by sea twice.</source>
        <translation>Una acción de día: el cazador se mueve dos veces por mar.</translation>
    </message>
    <message>
        <source>In an ambush: an Encounter card that is no vampire is discarded without effect.</source>
        <translation>En una emboscada: una carta de Encuentro que no sea un vampiro se descarta sin efecto.</translation>
    </message>
    <message>
        <source>By day, one of three: a Roadblock token is removed, or Dracula&apos;s ally is discarded, or False Tip is cancelled.</source>
        <translation>De día, una de tres: se retira una ficha de Bloqueo, se descarta el aliado de Drácula o se cancela «Pista falsa».</translation>
    </message>
    <message>
        <source>In a combat: a bite is prevented, or the damage that would defeat a hunter.</source>
        <translation>En un combate: se evita una mordedura o el daño que derrotaría a un cazador.</translation>
    </message>
    <message>
        <source>In place of a combat: the vampire suffers 5 damage, and then the hunter suffers 5.</source>
        <translation>En lugar de un combate: el vampiro sufre 5 de daño, y después el cazador sufre 5.</translation>
    </message>
    <message>
        <source>The hunters name two cities. Dracula reveals their Location cards that are on the trail.</source>
        <translation>Los cazadores nombran dos ciudades. Drácula revela las cartas de Ubicación de esas ciudades que estén en el rastro.</translation>
    </message>
    <message>
        <source>An action of Mina Harker&apos;s, in a city with another hunter: Dracula names the region of his current location, and she becomes delayed.</source>
        <translation>Una acción de Mina Harker, en una ciudad con otro cazador: Drácula dice la región de su ubicación actual, y Mina queda retrasada.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: each Location card that comes into slot 6 is revealed.</source>
        <translation>De inmediato: los cazadores nombran una ciudad, y Drácula revela su carta de Ubicación si está en el rastro. Como aliado: se revela cada carta de Ubicación que llega a la casilla 6.</translation>
    </message>
    <message>
        <source>Dracula reveals the Location cards of all hideouts adjacent to the hunter who plays it.</source>
        <translation>Drácula revela las cartas de Ubicación de todos los escondites adyacentes al cazador que juega la carta.</translation>
    </message>
    <message>
        <source>At dawn: hunters may move by road in the coming night. Each one who does draws the bottom Event card, which Dracula takes if it is his.</source>
        <translation>Al amanecer: los cazadores pueden moverse por carretera la noche siguiente. Cada cazador que lo haga roba la carta inferior del mazo de Eventos; si es de Drácula, se la queda él.</translation>
    </message>
    <message>
        <source>At the start of a combat: of the top five Item cards the hunter keeps one.</source>
        <translation>Al principio de un combate: de las cinco cartas superiores del mazo de Objetos, el cazador se queda una.</translation>
    </message>
    <message>
        <source>Lies before Lord Godalming in a combat: it cancels Escape as Bat or Escape as Mist, or prevents his bite or defeat.</source>
        <translation>Está ante Lord Godalming en un combate: cancela «Huir en forma de murciélago» o «Huir en forma de niebla», o evita que él reciba una mordedura o sea derrotado.</translation>
    </message>
    <message>
        <source>An action: the hunters choose a sea zone&apos;s Location card on the trail, and Dracula reveals it.</source>
        <translation>Una acción: los cazadores eligen en el rastro la carta de Ubicación de una zona de mar, y Drácula la revela.</translation>
    </message>
    <message>
        <source>An action of Van Helsing&apos;s: of the bottom six Event cards those of Dracula&apos;s are discarded, unseen.</source>
        <translation>Una acción de Van Helsing: de las seis cartas inferiores del mazo de Eventos, las de Drácula se descartan sin que nadie las vea.</translation>
    </message>
    <message>
        <source>At once: Dracula reveals the Location card in slot 3. Or later, at dawn or dusk: the one in slot 5 or in slot 6.</source>
        <translation>De inmediato: Drácula revela la carta de Ubicación de la casilla 3. O más tarde, al amanecer o al anochecer: la de la casilla 5 o la de la casilla 6.</translation>
    </message>
    <message>
        <source>In the first round of a combat the hunter may change the chosen card after all cards have been revealed.</source>
        <translation>En la primera ronda de un combate, el cazador puede cambiar la carta elegida después de que se hayan revelado todas las cartas.</translation>
    </message>
    <message>
        <source>At dawn: in the coming day each hunter may take a second action of another kind.</source>
        <translation>Al amanecer: durante el día que empieza, cada cazador puede realizar una segunda acción de otro tipo.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: from sea zone to sea zone Dracula suffers 2 damage instead of 1.</source>
        <translation>De inmediato: los cazadores nombran una ciudad, y Drácula revela su carta de Ubicación si está en el rastro. Como aliado: de una zona de mar a otra, Drácula sufre 2 de daño en lugar de 1.</translation>
    </message>
    <message>
        <source>An action by day: the hunter suffers 2 damage and moves over up to three roads.</source>
        <translation>Una acción de día: el cazador sufre 2 de daño y se mueve por un máximo de tres carreteras.</translation>
    </message>
    <message>
        <source>At once: the hunters name a city, and Dracula reveals its Location card if it is on the trail. As an ally: Dracula suffers 2 damage when he plays Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>De inmediato: los cazadores nombran una ciudad, y Drácula revela su carta de Ubicación si está en el rastro. Como aliado: Drácula sufre 2 de daño cuando juega «Huir en forma de murciélago», «Huir en forma de niebla» o «Colmillos».</translation>
    </message>
    <message>
        <source>At dawn: in the coming day and night the hunters act in any order.</source>
        <translation>Al amanecer: durante el día y la noche siguientes, los cazadores actúan en cualquier orden.</translation>
    </message>
    <message>
        <source>At dawn or dusk: an ally of the hunters&apos; comes back from the discard pile and is played.</source>
        <translation>Al amanecer o al anochecer: un aliado de los cazadores vuelve de la pila de descartes y se juega.</translation>
    </message>
    <message>
        <source>An action by day: the hunter discards a Stake and becomes delayed, and influence falls by 2.</source>
        <translation>Una acción de día: el cazador descarta una «Estaca» y queda retrasado, y la influencia baja 2.</translation>
    </message>
    <message>
        <source>An action of Dr. John Seward&apos;s, one of two: all Encounter cards of a hideout are revealed without effect, or Dracula shows where Hide is.</source>
        <translation>Una acción del Dr. John Seward, una de dos: se revelan sin efecto todas las cartas de Encuentro de un escondite, o Drácula muestra dónde está «Ocultarse».</translation>
    </message>
    <message>
        <source>Mina Harker&apos;s ability: she names a hunter in a city, and Dracula says whether his current location is in the same region.</source>
        <translation>Capacidad de Mina Harker: nombra a un cazador que esté en una ciudad, y Drácula dice si su ubicación actual está en la misma región.</translation>
    </message>
    <message>
        <source>Dracula gains a Rumor token.</source>
        <translation>Drácula recibe una ficha de Rumor.</translation>
    </message>
    <message>
        <source>%1 supplies.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 realiza una acción de suministros.</translation>
    </message>
    <message>
        <source>%1 searches.</source>
        <extracomment>%1 is a hunter; an action of the hunter phase.</extracomment>
        <translation>%1 realiza una acción de búsqueda.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <extracomment>%1 is a hunter, no longer delayed.</extracomment>
        <translation>%1 se pone en pie.</translation>
    </message>
    <message>
        <source>%1 is delayed.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{retrasado|retrasada}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 sufre %n de daño.</numerusform>
            <numerusform>%1 sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n damage.</source>
        <extracomment>%1 is a hunter or a vampire, %n a number.</extracomment>
        <translation>
            <numerusform>%1 recupera %n de daño.</numerusform>
            <numerusform>%1 recupera %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hunter is adjacent to Dracula.</source>
        <translation>No hay ningún cazador adyacente a Drácula.</translation>
    </message>
    <message>
        <source>%1 is mesmerized.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{hipnotizado|hipnotizada}.</translation>
    </message>
    <message>
        <source>%1 leaves the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 abandona el combate.</translation>
    </message>
    <message>
        <source>%1 is defeated.</source>
        <comment>a vampire</comment>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1 queda derrotado.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can leave.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: ahí hay una ficha de Niebla, así que ningún cazador puede salir.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: ahí hay una ficha de Niebla, así que ningún cazador puede entrar.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: a Fog token lies on the way, and at this table no hunter passes through it.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: hay una ficha de Niebla en el camino, y en esta mesa ningún cazador pasa a través de ella.</translation>
    </message>
    <message>
        <source>%1, %2: a Storm token lies there, so no hunter can enter.</source>
        <extracomment>%1 is a hunter, %2 a sea zone.</extracomment>
        <translation>%1, %2: ahí hay una ficha de Tormenta, así que ningún cazador puede entrar.</translation>
    </message>
    <message>
        <source>%1: hunters move by day only.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: los cazadores solo se mueven de día.</translation>
    </message>
    <message>
        <source>%1: this hunter is delayed and has to stand up first.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: este cazador está retrasado y antes debe poner en pie su miniatura.</translation>
    </message>
    <message>
        <source>%1: a hunter has one action by day and one by night, and this one has been taken.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: cada cazador tiene una acción de día y otra de noche, y esta ya se ha realizado.</translation>
    </message>
    <message>
        <source>%1: from this hospital a hunter can move only into its linked city (%2).</source>
        <extracomment>%1 is a hunter, %2 the city that his hospital is linked to.</extracomment>
        <translation>%1: desde este hospital un cazador solo puede moverse a su ciudad vinculada (%2).</translation>
    </message>
    <message>
        <source>Nobody can move into a hospital; defeated hunters are put there.</source>
        <translation>Nadie puede moverse a un hospital; ahí se coloca a los cazadores derrotados.</translation>
    </message>
    <message>
        <source>%1: this hunter is not on the board.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: este cazador no está en el tablero.</translation>
    </message>
    <message>
        <source>%1, %2: a Fog token lies there, so no hunter can search.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1, %2: ahí hay una ficha de Niebla, así que ningún cazador puede realizar una búsqueda.</translation>
    </message>
    <message>
        <source>%1: no hunter can search at sea or in a hospital.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ningún cazador puede realizar una búsqueda en el mar ni en un hospital.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in this hunter phase (%2).</source>
        <extracomment>%1 is a hunter, %2 the Event card that is the reason.</extracomment>
        <translation>%1: ningún cazador puede realizar acciones de suministros en esta fase de los cazadores (%2).</translation>
    </message>
    <message>
        <source>%1: supply in a hospital brings an Item card and never an Event card.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en un hospital, los suministros dan una carta de Objeto y nunca una carta de Evento.</translation>
    </message>
    <message>
        <source>%1: no hunter can supply in Castle Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: ningún cazador puede realizar una acción de suministros en el Castillo Drácula.</translation>
    </message>
    <message>
        <source>%1: at sea a hunter can only move, and in a hospital only supply or move into the linked city.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: en el mar un cazador solo puede moverse, y en un hospital solo puede realizar una acción de suministros o moverse a la ciudad vinculada.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies there.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: ahí no hay ninguna carta de Encuentro así.</translation>
    </message>
    <message>
        <source>%1: this Encounter card can&apos;t be used for an ambush; only a search triggers it.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: esta carta de Encuentro no se puede usar en una emboscada; solo se activa con una búsqueda.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that place.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>%1: este efecto no permite ese lugar.</translation>
    </message>
    <message>
        <source>%1: this effect doesn&apos;t allow that hunter.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: este efecto no permite elegir a ese cazador.</translation>
    </message>
    <message>
        <source>%1 – %2: no Roadblock token can be placed there or taken from there.</source>
        <extracomment>%1 and %2 are cities, joined by a road or railway or not.</extracomment>
        <translation>%1 – %2: ahí no se puede colocar ni retirar ninguna ficha de Bloqueo.</translation>
    </message>
    <message>
        <source>Slot %1: this effect can&apos;t put an Encounter card there.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: este efecto no puede colocar ahí una carta de Encuentro.</translation>
    </message>
    <message>
        <source>%1: that is too many, at most %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>%1: es demasiado; como máximo, %2.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played at this moment.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: esta carta de Evento no se puede jugar en este momento.</translation>
    </message>
    <message>
        <source>%1: this Event card can&apos;t be played as Dracula&apos;s ally.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: esta carta de Evento no se puede jugar como aliado de Drácula.</translation>
    </message>
    <message>
        <source>No Event card of Dracula&apos;s is being drawn now.</source>
        <translation>Ahora no se roba ninguna carta de Evento de Drácula.</translation>
    </message>
    <message>
        <source>%1: no such card lies in the discard pile.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>%1: en la pila de descartes no hay ninguna carta así.</translation>
    </message>
    <message>
        <source>%1: this card isn&apos;t for this hunter (%2).</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1: esta carta no es para este cazador (%2).</translation>
    </message>
    <message>
        <source>%1: a city, slot or hunter that it has to name is missing or doesn&apos;t fit.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: falta o no vale una ciudad, una casilla o un cazador que hay que nombrar.</translation>
    </message>
    <message>
        <source>%1: the hunters can&apos;t play this as their ally.</source>
        <extracomment>%1 is a hunters&apos; Event card.</extracomment>
        <translation>%1: los cazadores no pueden jugar esta carta como aliado.</translation>
    </message>
    <message>
        <source>%1: this Combat card isn&apos;t in Dracula&apos;s hand.</source>
        <extracomment>%1 is a Combat card.</extracomment>
        <translation>%1: esta carta de Combate no está en la mano de Drácula.</translation>
    </message>
    <message>
        <source>%1: this Combat card is barred for the rest of the combat (%2).</source>
        <extracomment>%1 is a Combat card, %2 the Event card that is the reason.</extracomment>
        <translation>%1: esta carta de Combate no se puede usar en lo que queda de combate (%2).</translation>
    </message>
    <message>
        <source>%1: this hunter isn&apos;t in the combat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: este cazador no está en el combate.</translation>
    </message>
    <message>
        <source>%1: this card has no banner, so it can&apos;t be chosen in a combat.</source>
        <extracomment>%1 is a hunter&apos;s Item card.</extracomment>
        <translation>%1: esta carta no tiene marcapáginas, así que no se puede elegir en un combate.</translation>
    </message>
    <message>
        <source>%1: this hunter&apos;s card of this combat round has been entered already.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1: la carta de este cazador en esta ronda de combate ya está anotada.</translation>
    </message>
    <message>
        <source>%1: no such Encounter card lies face up before Dracula.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>%1: ante Drácula no hay ninguna carta de Encuentro así boca arriba.</translation>
    </message>
    <message>
        <source>%1: it is too early and will be cancelled (Combat cards that must have been played before it: %2).</source>
        <extracomment>%1 is a Combat card, %2 a number.</extracomment>
        <translation>%1: es demasiado pronto y se cancelará (cartas de Combate que deben haberse jugado antes: %2).</translation>
    </message>
    <message>
        <source>%1: this vampire will be lost, because its hideout is cleared (slot %2).</source>
        <extracomment>%1 is a vampire, %2 the number of a slot.</extracomment>
        <translation>%1: este vampiro se perderá, porque su escondite se despeja (casilla %2).</translation>
    </message>
    <message>
        <source>A hunter who is moved causes the reveal</source>
        <translation>Un cazador movido por un efecto obliga a revelar</translation>
    </message>
    <message>
        <source>When Fangs brings influence</source>
        <translation>Cuándo da influencia «Colmillos»</translation>
    </message>
    <message>
        <source>When a vampire&apos;s escape card works</source>
        <translation>Cuándo funciona la huida de un vampiro</translation>
    </message>
    <message>
        <source>Fog stops hunters who pass through</source>
        <translation>La niebla detiene a los cazadores que pasan</translation>
    </message>
    <message>
        <source>Fog and combat</source>
        <translation>Niebla y combate</translation>
    </message>
    <message>
        <source>Where the first round begins</source>
        <translation>Dónde empieza la primera ronda</translation>
    </message>
    <message>
        <source>Rumor token without a Despair token</source>
        <translation>Ficha de Rumor sin ficha de Desesperación</translation>
    </message>
    <message>
        <source>A Rumor token outlasts its Encounter card</source>
        <translation>La ficha de Rumor sobrevive a su carta de Encuentro</translation>
    </message>
    <message>
        <source>When an empty lair is cleared</source>
        <translation>Cuándo se despeja una guarida vacía</translation>
    </message>
    <message>
        <source>A search resolves face-up cards too</source>
        <translation>Una búsqueda resuelve también las cartas boca arriba</translation>
    </message>
    <message>
        <source>Combat at sea</source>
        <translation>Combate en el mar</translation>
    </message>
    <message>
        <source>Sea cards are known by their backs</source>
        <translation>Las cartas de mar se conocen por el dorso</translation>
    </message>
    <message>
        <source>Castle Dracula counts as revealed</source>
        <translation>El Castillo Drácula cuenta como revelado</translation>
    </message>
    <message>
        <source>Escape as Bat counts for Despair</source>
        <translation>«Huir en forma de murciélago» cuenta para la Desesperación</translation>
    </message>
    <message>
        <source>Escape as Bat may leave a city with a token</source>
        <translation>«Huir en forma de murciélago» puede salir de una ciudad con ficha</translation>
    </message>
    <message>
        <source>What Escape as Bat does with Power cards</source>
        <translation>Qué hace «Huir en forma de murciélago» con las cartas de Poder</translation>
    </message>
    <message>
        <source>Escape as Bat may lead to hunters</source>
        <translation>«Huir en forma de murciélago» puede llevar adonde hay cazadores</translation>
    </message>
    <message>
        <source>An escape card counts itself</source>
        <translation>Una carta de huida se cuenta a sí misma</translation>
    </message>
    <message>
        <source>Dracula may decline to move by Bats</source>
        <translation>Drácula puede no mover al cazador con Murciélagos</translation>
    </message>
    <message>
        <source>Escape as Bat moves Dracula by day too</source>
        <translation>«Huir en forma de murciélago» mueve a Drácula también de día</translation>
    </message>
    <message>
        <source>Questions about a city look at lairs</source>
        <translation>Las preguntas sobre una ciudad incluyen las guaridas</translation>
    </message>
    <message>
        <source>Local Rumors look at lairs</source>
        <translation>«Rumores locales» incluye las guaridas</translation>
    </message>
    <message>
        <source>Cancelled Fangs count for the Reckless Vampire</source>
        <translation>«Colmillos» cuenta contra el «Vampiro temerario» aunque se cancele</translation>
    </message>
    <message>
        <source>Sister Agatha counts cancelled cards</source>
        <translation>«Hermana Ágata» cuenta las cartas canceladas</translation>
    </message>
    <message>
        <source>Seduction works with the Aristocratic Vampire</source>
        <translation>«Seducción» funciona con el «Vampiro aristócrata»</translation>
    </message>
    <message>
        <source>Devilish Power removes Heavenly Host tokens</source>
        <translation>«Poder diabólico» retira las fichas de Hostia consagrada</translation>
    </message>
    <message>
        <source>against a mesmerized hunter</source>
        <translation>contra un cazador hipnotizado</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>todas las veces</translation>
    </message>
    <message>
        <source>at night, against a mesmerized hunter</source>
        <translation>de noche, contra un cazador hipnotizado</translation>
    </message>
    <message>
        <source>after more cards than there are Despair tokens</source>
        <translation>tras más cartas que fichas de Desesperación</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>tras tres cartas</translation>
    </message>
    <message>
        <source>hunter by hunter</source>
        <translation>cazador a cazador</translation>
    </message>
    <message>
        <source>for the whole combat</source>
        <translation>para todo el combate</translation>
    </message>
    <message>
        <source>on Monday, by day</source>
        <translation>el lunes, de día</translation>
    </message>
    <message>
        <source>on Monday, at dawn</source>
        <translation>el lunes, al amanecer</translation>
    </message>
    <message>
        <source>on Tuesday, at dawn</source>
        <translation>el martes, al amanecer</translation>
    </message>
    <message>
        <source>when a hunter moves there</source>
        <translation>cuando un cazador se mueve ahí</translation>
    </message>
    <message>
        <source>as soon as its last card is gone</source>
        <translation>en cuanto se va su última carta</translation>
    </message>
    <message>
        <source>cleared too</source>
        <translation>se despejan también</translation>
    </message>
    <message>
        <source>left alone; the new cards join slot 1</source>
        <translation>no se tocan; las cartas nuevas se unen a la casilla 1</translation>
    </message>
    <message>
        <source>left alone; the trail slides</source>
        <translation>no se tocan; el rastro se desplaza</translation>
    </message>
    <message>
        <source>Whether Dracula also reveals a hideout or lair when an effect such as Bats has moved the hunter there.</source>
        <translation>¿Revela Drácula un escondite o una guarida también cuando un efecto como «Murciélagos» ha movido ahí al cazador?</translation>
    </message>
    <message>
        <source>Against whom, and at what time, Fangs that take effect bring 1 influence; the printed books differ.</source>
        <translation>¿Contra quién y cuándo da 1 de influencia «Colmillos» al surtir efecto? Los reglamentos impresos difieren.</translation>
    </message>
    <message>
        <source>How many Combat cards must have been played before Escape as Bat or Escape as Mist ends the combat with a vampire encounter.</source>
        <translation>¿Cuántas cartas de Combate deben haberse jugado antes para que «Huir en forma de murciélago» o «Huir en forma de niebla» termine el combate con un encuentro de vampiro?</translation>
    </message>
    <message>
        <source>Whether a Fog token also stops a hunter who only passes through its city by rail.</source>
        <translation>¿Detiene una ficha de Niebla también a un cazador que solo pasa por su ciudad por ferrocarril?</translation>
    </message>
    <message>
        <source>Whether Dracula decides hunter by hunter or for all of them that a combat doesn&apos;t start in a city with a Fog token.</source>
        <translation>En una ciudad con una ficha de Niebla, ¿decide Drácula cazador a cazador, o para todos a la vez, que no empiece un combate?</translation>
    </message>
    <message>
        <source>The first round has no night before it: it begins by day, at a dawn that moves nothing, or on Tuesday.</source>
        <translation>La primera ronda no tiene una noche anterior. ¿Empieza de día, con un amanecer en el que nada se mueve, o el martes?</translation>
    </message>
    <message>
        <source>Whether Dracula still gains a Rumor token each week once all three Despair tokens have been placed.</source>
        <translation>¿Sigue recibiendo Drácula una ficha de Rumor cada semana cuando ya se han colocado las tres fichas de Desesperación?</translation>
    </message>
    <message>
        <source>Whether the Rumor token stays when an ambush or a search discards the Encounter card below it.</source>
        <translation>¿Se queda la ficha de Rumor cuando una emboscada o una búsqueda descarta la carta de Encuentro que tiene debajo?</translation>
    </message>
    <message>
        <source>A lair without Encounter cards is cleared: at once, or when the next hunter moves there.</source>
        <translation>¿Cuándo se despeja una guarida sin cartas de Encuentro: enseguida, o cuando el siguiente cazador se mueve ahí?</translation>
    </message>
    <message>
        <source>Whether a search resolves the Encounter cards that were face up before it once more.</source>
        <translation>¿Vuelve a resolver una búsqueda las cartas de Encuentro que ya estaban boca arriba?</translation>
    </message>
    <message>
        <source>Whether a combat starts at dawn or dusk when a hunter is in the sea zone that Dracula is in.</source>
        <translation>¿Empieza un combate al amanecer o al anochecer cuando un cazador está en la misma zona de mar que Drácula?</translation>
    </message>
    <message>
        <source>Whether the hunters see from the back of a Location card on the trail that it is a sea zone.</source>
        <translation>¿Ven los cazadores, por el dorso de una carta de Ubicación del rastro, que es una zona de mar?</translation>
    </message>
    <message>
        <source>Castle Dracula is known by its back: whether it counts as revealed, and Hide tied to it too.</source>
        <translation>El Castillo Drácula se conoce por su dorso. ¿Cuenta como revelado, y también «Ocultarse» cuando está asociada a él?</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat brings influence under three Despair tokens.</source>
        <translation>Con tres fichas de Desesperación, ¿da influencia la ciudad elegida para «Huir en forma de murciélago»?</translation>
    </message>
    <message>
        <source>Whether Escape as Bat may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>¿Puede empezar «Huir en forma de murciélago» donde hay una ficha de Suelo consagrado o de Hostia consagrada?</translation>
    </message>
    <message>
        <source>What happens when Power cards lie on the trail to the left of the current location that Escape as Bat clears.</source>
        <translation>¿Qué pasa cuando en el rastro hay cartas de Poder a la izquierda de la ubicación actual que despeja «Huir en forma de murciélago»?</translation>
    </message>
    <message>
        <source>Whether the city chosen for Escape as Bat may hold hunters; its card is then placed face up.</source>
        <translation>¿Puede haber cazadores en la ciudad elegida para «Huir en forma de murciélago»? En ese caso su carta se coloca boca arriba.</translation>
    </message>
    <message>
        <source>Whether an escape card is one of the Combat cards that must have been played before it works, which makes it work one round earlier.</source>
        <translation>¿Es una carta de huida una de las cartas de Combate que deben haberse jugado para que funcione? Así funciona una ronda antes.</translation>
    </message>
    <message>
        <source>Whether Dracula may leave a hunter with a Bats token in place; the token is then removed and the hunter acts as usual.</source>
        <translation>¿Puede Drácula dejar donde está a un cazador con una ficha de Murciélagos? Entonces la ficha se retira y el cazador actúa con normalidad.</translation>
    </message>
    <message>
        <source>Whether Dracula may also move with Escape as Bat at dawn or by day, or only at dusk and at night.</source>
        <translation>¿Puede moverse Drácula con «Huir en forma de murciélago» también al amanecer y de día, o solo al anochecer y de noche?</translation>
    </message>
    <message>
        <source>Whether Hired Scouts and the hunters&apos; allies, asked about a city, find its Location card in a lair too.</source>
        <translation>Cuando «Exploradores contratados» o un aliado de los cazadores pregunta por una ciudad, ¿encuentra su carta de Ubicación también en una guarida?</translation>
    </message>
    <message>
        <source>Whether Local Rumors turn up adjacent lairs as well as hideouts.</source>
        <translation>¿Revela «Rumores locales» las guaridas adyacentes además de los escondites?</translation>
    </message>
    <message>
        <source>Whether Fangs that are cancelled still bring 1 influence in a combat with the Reckless Vampire.</source>
        <translation>¿Da «Colmillos» 1 de influencia, aunque se cancele, en un combate con el «Vampiro temerario»?</translation>
    </message>
    <message>
        <source>Whether Dracula suffers the damage of Sister Agatha for a Combat card that is cancelled.</source>
        <translation>¿Sufre Drácula el daño de «Hermana Ágata» por una carta de Combate que se cancela?</translation>
    </message>
    <message>
        <source>Whether Seduction can be used with the Aristocratic Vampire, which doesn&apos;t fight.</source>
        <translation>¿Se puede usar «Seducción» con el «Vampiro aristócrata», que no combate?</translation>
    </message>
    <message>
        <source>Whether Devilish Power removes Heavenly Host tokens together with Consecrated Ground.</source>
        <translation>¿Retira «Poder diabólico» las fichas de Hostia consagrada junto con la de Suelo consagrado?</translation>
    </message>
    <message>
        <source>%1, %2 → %3: no ticket reaches so far.</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities.</extracomment>
        <translation>%1, %2 → %3: ningún billete llega tan lejos.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day of the week and a part of the round</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 acts or passes first.</source>
        <extracomment>%1 and %2 are hunters.</extracomment>
        <translation>%1: antes le toca a otro cazador (%2).</translation>
    </message>
    <message>
        <source>%1, %2: this card was played in the last combat round and comes back a round later.</source>
        <extracomment>%1 is a hunter, %2 a Combat card of his.</extracomment>
        <translation>%1, %2: esta carta se jugó en la última ronda de combate y vuelve una ronda después.</translation>
    </message>
    <message>
        <source>No hideout on the trail can be chosen for it.</source>
        <translation>No se puede elegir ningún escondite del rastro.</translation>
    </message>
    <message>
        <source>The table does it again.</source>
        <translation>La mesa lo rehace.</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <comment>a token within a sentence</comment>
        <translation>una Hostia consagrada</translation>
    </message>
    <message>
        <source>a Storm token</source>
        <comment>within a sentence</comment>
        <translation>una ficha de Tormenta</translation>
    </message>
    <message>
        <source>a Fog token</source>
        <comment>within a sentence</comment>
        <translation>una ficha de Niebla</translation>
    </message>
    <message>
        <source>a Roadblock token</source>
        <comment>within a sentence</comment>
        <translation>una ficha de Bloqueo</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <comment>within a sentence</comment>
        <translation>una ficha de Murciélagos</translation>
    </message>
    <message>
        <source>%2 receives %1.</source>
        <extracomment>%1 is a token, %2 the hunter on whom it is placed.</extracomment>
        <translation>%2 recibe %1.</translation>
    </message>
    <message>
        <source>%2 loses %1.</source>
        <extracomment>%1 is a token, %2 the hunter from whom it is removed.</extracomment>
        <translation>%2 pierde %1.</translation>
    </message>
    <message>
        <source>%1 is placed %2{in}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>Se coloca %1 %2{in}.</translation>
    </message>
    <message>
        <source>%1 is removed %2{from}.</source>
        <extracomment>%1 is a token, %2 a place.</extracomment>
        <translation>Se retira %1 %2{from}.</translation>
    </message>
    <message>
        <source>%1 is placed on the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Se coloca %1 en el ferrocarril %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is removed from the railway %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the railway.</extracomment>
        <translation>Se retira %1 del ferrocarril %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is placed on the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Se coloca %1 en la carretera %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>%1 is removed from the road %2{from} %3{to}.</source>
        <extracomment>%1 is a token, %2 and %3 are the ends of the road.</extracomment>
        <translation>Se retira %1 de la carretera %2{from} %3{to}.</translation>
    </message>
    <message>
        <source>The record is put right. It had another card in slot %1.</source>
        <extracomment>%1 is a slot of the trail.</extracomment>
        <translation>Se corrige el registro. Tenía otra carta en la casilla %1.</translation>
    </message>
    <message>
        <source>The map now joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>El mapa une ahora %1 y %2.</translation>
    </message>
    <message>
        <source>The map no longer joins %1 and %2.</source>
        <extracomment>%1 and %2 are locations.</extracomment>
        <translation>El mapa ya no une %1 y %2.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage.</source>
        <translation>
            <numerusform>Drácula sufre %n de daño.</numerusform>
            <numerusform>Drácula sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La influencia sube %1.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved %2{in}.</source>
        <extracomment>%1 is an Encounter card, %2 the city that Dracula has chosen for it.</extracomment>
        <translation>Se resuelve el efecto desarrollado de %1 %2{in}.</translation>
    </message>
    <message>
        <source>The matured effect of %1 is resolved.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Se resuelve el efecto desarrollado de %1.</translation>
    </message>
    <message>
        <source>A new lair lies in lair space %1.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Hay una guarida nueva en el espacio %1.</translation>
    </message>
    <message>
        <source>The lair in lair space %1 is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Se despeja la guarida del espacio %1.</translation>
    </message>
    <message>
        <source>A Rumor token is placed on slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Hay una ficha de Rumor en la casilla %1.</translation>
    </message>
    <message>
        <source>The record is checked and has no error.</source>
        <translation>El registro está comprobado y sin errores.</translation>
    </message>
    <message>
        <source>The record has an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>El registro tiene un error en la ronda %1. Véase «%2».</translation>
    </message>
    <message>
        <source>%1 dawns.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its day space.</extracomment>
        <translation>Amanece el %1.</translation>
    </message>
    <message>
        <source>%1 night falls.</source>
        <extracomment>%1 is a day of the week; the time marker has come to its night space.</extracomment>
        <translation>Cae la noche del %1.</translation>
    </message>
    <message>
        <source>Week %1 begins.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Empieza la semana %1.</translation>
    </message>
    <message numerus="yes">
        <source>Despair rises to %n.</source>
        <translation>
            <numerusform>La desesperación sube a %n.</numerusform>
            <numerusform>La desesperación sube a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the day from this round.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Con %1, esta ronda no tiene día.</translation>
    </message>
    <message>
        <source>The table lets %1{whom} do what the rules forbid. See %2.</source>
        <extracomment>%1 is a hunter, %2 a headword of the printed rulebook.</extracomment>
        <translation>La mesa permite %1{to} lo que prohíben las reglas. Véase «%2».</translation>
    </message>
    <message>
        <source>%1 takes another action, or passes.</source>
        <extracomment>%1 is a hunter; an action that doesn&apos;t touch Dracula, or a pass.</extracomment>
        <translation>%1 realiza otra acción o pasa.</translation>
    </message>
    <message>
        <source>%1 escapes the bite or the defeat.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 evita la mordedura o la derrota.</translation>
    </message>
    <message>
        <source>%1 is now in the hospital %2{of}.</source>
        <extracomment>%1 is a hunter, %2 the city that the hospital is linked to.</extracomment>
        <translation>%1 está ahora en el hospital %2{of}.</translation>
    </message>
    <message>
        <source>There is nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>No hay nada %2{in}.</translation>
    </message>
    <message>
        <source>%1 is neither on the trail nor in a lair.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 no está ni en el rastro ni en una guarida.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a location</comment>
        <extracomment>%1 is a location.</extracomment>
        <translation>%1 no está en el rastro.</translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <extracomment>%1 is a hunter, %2 an Encounter card.</extracomment>
        <translation>%1 se topa con %2.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is revealed.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Se revela la carta de Encuentro %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 is discarded.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Se descarta la carta de Encuentro %1.</translation>
    </message>
    <message>
        <source>The Encounter card %1 stays, face up.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>La carta de Encuentro %1 se queda boca arriba.</translation>
    </message>
    <message>
        <source>%1 cancels %2.</source>
        <extracomment>%1 is a card, %2 the card that it cancels.</extracomment>
        <translation>%1 cancela %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing %2{in}.</source>
        <extracomment>%1 is a hunter, %2 a city.</extracomment>
        <translation>%1 no encuentra nada %2{in}.</translation>
    </message>
    <message>
        <source>An Encounter card is added to lair space %1, face down.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Se añade un Encuentro boca abajo a la guarida %1.</translation>
    </message>
    <message>
        <source>An Encounter card is added to slot %1, face down.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Se añade un Encuentro boca abajo a la casilla %1.</translation>
    </message>
    <message>
        <source>%1 returns to Dracula&apos;s hand.</source>
        <extracomment>%1 is a vampire, an Encounter card.</extracomment>
        <translation>%1 vuelve a la mano de Drácula.</translation>
    </message>
    <message>
        <source>Influence falls by %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>La influencia baja %1.</translation>
    </message>
    <message>
        <source>%1 is discarded for another Encounter card.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Se descarta %1 y se roba otro Encuentro.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula takes %n Event cards.</source>
        <translation>
            <numerusform>Drácula coge %n carta de Evento.</numerusform>
            <numerusform>Drácula coge %n cartas de Evento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula discards an Event card face down.</source>
        <translation>Drácula descarta un Evento boca abajo.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula discards %n Event cards face down.</source>
        <translation>
            <numerusform>Drácula descarta %n Evento boca abajo.</numerusform>
            <numerusform>Drácula descarta %n Eventos boca abajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a hunter, %2 a card.</extracomment>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>Dracula is in the region of %1.</source>
        <extracomment>%1 is a region of the board.</extracomment>
        <translation>Drácula está en la región %1.</translation>
    </message>
    <message>
        <source>Dracula is at sea, in no region.</source>
        <translation>Drácula está en el mar, en ninguna región.</translation>
    </message>
    <message>
        <source>Dracula is in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Drácula está en la misma región que %1.</translation>
    </message>
    <message>
        <source>No sea zone lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>En la casilla %1 no hay ninguna zona de mar.</translation>
    </message>
    <message>
        <source>Dracula isn&apos;t in the same region as %1.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>Drácula no está en la misma región que %1.</translation>
    </message>
    <message>
        <source>%1 is adjacent to Dracula.</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 es adyacente a Drácula.</translation>
    </message>
    <message>
        <source>%1 are adjacent to Dracula.</source>
        <extracomment>%1 are several hunters.</extracomment>
        <translation>%1 son adyacentes a Drácula.</translation>
    </message>
    <message>
        <source>Nothing lies in slot %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>En la casilla %1 no hay nada.</translation>
    </message>
    <message>
        <source>Slot %1 holds no Location card, only %2.</source>
        <extracomment>%1 is a number, %2 a Power card.</extracomment>
        <translation>En la casilla %1 no hay carta de Ubicación, solo %2.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t on the trail.</source>
        <comment>a Power card</comment>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1 no está en el rastro.</translation>
    </message>
    <message>
        <source>No hideout and no lair is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>No hay escondites ni guaridas adyacentes %1{to}.</translation>
    </message>
    <message>
        <source>No hideout is adjacent to %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>No hay escondites adyacentes %1{to}.</translation>
    </message>
    <message>
        <source>%1 is cancelled, because it was played too early.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Se cancela %1 por haberse jugado demasiado pronto.</translation>
    </message>
    <message>
        <source>%1{of} %2 is cancelled.</source>
        <extracomment>%1 is a hunter, %2 his or her card.</extracomment>
        <translation>Se cancela la carta %2 %1{of}.</translation>
    </message>
    <message>
        <source>Dracula escapes. A new Location card lies in slot 1.</source>
        <translation>Drácula huye. En la casilla 1 hay una nueva Ubicación.</translation>
    </message>
    <message>
        <source>%1 stops supplies in the next hunter phase.</source>
        <extracomment>%1 is an Event card.</extracomment>
        <translation>Con %1 no hay suministros en la próxima fase de los cazadores.</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sin daño</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n damage, then %2 more.</source>
        <extracomment>%1 is a hunter, %n and %2 are numbers.</extracomment>
        <translation>
            <numerusform>%1 sufre %n de daño, y luego %2 más.</numerusform>
            <numerusform>%1 sufre %n de daño, y luego %2 más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influence rises by %1, then by %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>La influencia sube %1 y luego %2.</translation>
    </message>
    <message>
        <source>%1 cancels %2, which is discarded.</source>
        <extracomment>%1 is a card, %2 the Encounter card that it cancels.</extracomment>
        <translation>%1 cancela %2, que se descarta.</translation>
    </message>
    <message numerus="yes">
        <source>He suffers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Sufre %n de daño.</numerusform>
            <numerusform>Sufre %n de daño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He recovers %n damage.</source>
        <comment>Dracula</comment>
        <translation>
            <numerusform>Recupera %n de daño.</numerusform>
            <numerusform>Recupera %n de daño.</numerusform>
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
        <translation>una ficha de Suelo consagrado</translation>
    </message>
    <message>
        <source>Dracula plays %1 too early, so that it is cancelled.</source>
        <extracomment>%1 is a Combat card, one of the two escapes.</extracomment>
        <translation>Drácula juega %1 demasiado pronto, y la carta se cancela.</translation>
    </message>
    <message>
        <source>The hunters say &quot;%1&quot;. The decks are shuffled anew.</source>
        <extracomment>%1 are any words of the hunters&apos;.</extracomment>
        <translation>Los cazadores dicen «%1». Los mazos se barajan de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n phones gave a share. The decks are shuffled anew.</source>
        <extracomment>%1 phones gave what %n phones had promised, two at least.</extracomment>
        <translation>
            <numerusform>Solo ha llegado la parte de %1 de %n móvil. Los mazos se barajan de nuevo.</numerusform>
            <numerusform>Solo ha llegado la parte de %1 de los %n móviles. Los mazos se barajan de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One phone gave its share. The decks are shuffled anew.</source>
        <translation>Un móvil ha dado su parte. Los mazos se barajan de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n phones gave their shares. The decks are shuffled anew.</source>
        <translation>
            <numerusform>%n móvil ha dado su parte. Los mazos se barajan de nuevo.</numerusform>
            <numerusform>%n móviles han dado su parte. Los mazos se barajan de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 queda %1{derrotado|derrotada}</translation>
    </message>
    <message>
        <source>%1 is not defeated: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 no queda %1{derrotado|derrotada}: una carta lo impide</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <comment>an answer</comment>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 recibe una mordedura</translation>
    </message>
    <message>
        <source>%1 is not bitten: a card prevents it</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 no recibe mordedura: una carta lo impide</translation>
    </message>
    <message>
        <source>%1: the Event card was Dracula&apos;s</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: la carta de Evento era de Drácula</translation>
    </message>
    <message>
        <source>%1: the Event card was the hunters&apos;</source>
        <extracomment>%1 is the Event card Long Night.</extracomment>
        <translation>%1: la carta de Evento era de los cazadores</translation>
    </message>
    <message>
        <source>%1 cancels the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 cancela la huida</translation>
    </message>
    <message>
        <source>%1 does not cancel the escape</source>
        <extracomment>%1 is the Event card Lucy&apos;s Revenge.</extracomment>
        <translation>%1 no cancela la huida</translation>
    </message>
    <message>
        <source>%1 cancels the hunter&apos;s card</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 cancela la carta del cazador</translation>
    </message>
    <message>
        <source>%1 is kept for later</source>
        <extracomment>%1 is Dracula&apos;s Combat card Plotting.</extracomment>
        <translation>%1 se guarda para más tarde</translation>
    </message>
    <message>
        <source>%1 shows a card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 muestra una carta contra %2</translation>
    </message>
    <message>
        <source>%1 shows no card against %2</source>
        <extracomment>%1 is a hunter, %2 an Event card of Dracula&apos;s.</extracomment>
        <translation>%1 no muestra ninguna carta contra %2</translation>
    </message>
    <message>
        <source>%1 discards all Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 descarta todos sus Objetos</translation>
    </message>
    <message>
        <source>%1 keeps the Items</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 conserva sus Objetos</translation>
    </message>
    <message>
        <source>When new chance is asked for</source>
        <translation>Cuándo se pide azar nuevo</translation>
    </message>
    <message>
        <source>at dawn</source>
        <translation>al amanecer</translation>
    </message>
    <message>
        <source>right before the first card of a round is drawn</source>
        <translation>justo antes de robar la primera carta de la ronda</translation>
    </message>
    <message>
        <source>played by %1</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>jugada por %1</translation>
    </message>
    <message>
        <source>%1 arrives %2{in} (%3).</source>
        <extracomment>%1 is a hunter, %2 a place, %3 the card by which the hunter goes.</extracomment>
        <translation>%1 llega %2{to} (%3).</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn.</source>
        <translation>%1: esta carta se juega en cuanto se roba.</translation>
    </message>
    <message>
        <source>%1: this is played as soon as it is drawn, or kept for another slot until dawn or dusk.</source>
        <translation>%1: esta carta se juega en cuanto se roba, o se guarda para otra casilla hasta el amanecer o el anochecer.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn.</source>
        <translation>%1: los cazadores juegan esta carta al amanecer.</translation>
    </message>
    <message>
        <source>%1: the hunters play this at dawn or at dusk.</source>
        <translation>%1: los cazadores juegan esta carta al amanecer o al anochecer.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, or against %2.</source>
        <extracomment>%2 is an Event card of Dracula&apos;s.</extracomment>
        <translation>%1: los cazadores juegan esta carta de día, o contra «%2».</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s, by day or by night.</source>
        <translation>%1: es una acción de un cazador, de día o de noche.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by day.</source>
        <translation>%1: es una acción de un cazador, de día.</translation>
    </message>
    <message>
        <source>%1: this is an action of a hunter&apos;s by night.</source>
        <translation>%1: es una acción de un cazador, de noche.</translation>
    </message>
    <message>
        <source>%1: the hunters play this by day, before a journey by rail.</source>
        <translation>%1: los cazadores juegan esta carta de día, antes de un viaje por ferrocarril.</translation>
    </message>
    <message>
        <source>%1: the hunters play this before the first Combat card is chosen.</source>
        <translation>%1: los cazadores juegan esta carta antes de que se elija la primera carta de Combate.</translation>
    </message>
    <message>
        <source>%1: this answers an ambush, a bite or a defeat, and is entered there.</source>
        <translation>%1: responde a una emboscada, una mordedura o una derrota, y se anota ahí.</translation>
    </message>
    <message>
        <source>%1, %2 → %3: too many roads for this card (at most: %4).</source>
        <extracomment>%1 is a hunter, %2 and %3 are cities, %4 a number.</extracomment>
        <translation>%1, %2 → %3: son demasiadas carreteras para esta carta (como máximo: %4).</translation>
    </message>
    <message>
        <source>%1: with %2 the second action has to be a different one.</source>
        <extracomment>%1 is a hunter, %2 the Event card Renewed Vigor.</extracomment>
        <translation>%1: con «%2», la segunda acción tiene que ser distinta de la primera.</translation>
    </message>
    <message>
        <source>%1: first comes the move that %2 allows, or a pass.</source>
        <extracomment>%1 is a hunter, %2 an Event card that he has played.</extracomment>
        <translation>%1: primero va el movimiento que permite «%2», o pasar.</translation>
    </message>
    <message>
        <source>%1, %2: nobody who is bitten can play this.</source>
        <extracomment>%1 is a hunters&apos; Event card, %2 a hunter.</extracomment>
        <translation>%1, %2: quien está mordido no puede jugar esta carta.</translation>
    </message>
    <message>
        <source>%1: once each round, and it has been used in this one.</source>
        <extracomment>%1 is Mina Harker&apos;s ability.</extracomment>
        <translation>%1: una vez por ronda, y en esta ya se ha usado.</translation>
    </message>
    <message>
        <source>Another Power card may come with Misdirect</source>
        <translation>Con «Engaño» puede ir otra carta de Poder</translation>
    </message>
    <message>
        <source>The program keeps the hunters&apos; cards</source>
        <translation>El programa lleva las cartas de los cazadores</translation>
    </message>
    <message>
        <source>Psychic Bond once each round</source>
        <translation>«Vínculo psíquico», una vez por ronda</translation>
    </message>
    <message>
        <source>Whether the card that is played together with Misdirect is always a Location card, or may be another Power card.</source>
        <translation>¿Es siempre una carta de Ubicación la que se juega junto con «Engaño», o puede ser otra carta de Poder?</translation>
    </message>
    <message>
        <source>Whether the hunters&apos; Event cards are held to their time, their price and one action a hunter, and open the moves that they allow. Otherwise the table sees to it.</source>
        <translation>¿Se exige a las cartas de Evento de los cazadores su momento, su precio y una sola acción por cazador, y abren los movimientos que permiten? Si no, de eso se ocupa la mesa.</translation>
    </message>
    <message>
        <source>Whether Mina Harker may use Psychic Bond once in a round, or as often as the hunters like.</source>
        <translation>¿Puede Mina Harker usar «Vínculo psíquico» una vez por ronda, o tantas veces como quieran los cazadores?</translation>
    </message>
    <message>
        <source>When the decks are shuffled anew in every round: at dawn, or right before the first card of the round is drawn, so that nobody can decide by what is to come.</source>
        <translation>¿Cuándo se barajan de nuevo los mazos en cada ronda: al amanecer, o justo antes de robar la primera carta de la ronda, para que nadie pueda decidir por lo que está por venir?</translation>
    </message>
    <message>
        <source>The whole trail is cleared.</source>
        <translation>Se despeja todo el rastro.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage for it.</source>
        <translation>
            <numerusform>Drácula sufre %n de daño por ello.</numerusform>
            <numerusform>Drácula sufre %n de daño por ello.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bats swoop down on %1.</source>
        <extracomment>What an Encounter card does in an ambush. %1 is a hunter, in the following ones too.</extracomment>
        <translation>Unos murciélagos atacan %1{whom}.</translation>
    </message>
    <message>
        <source>%1 steps on desecrated soil.</source>
        <translation>%1 pisa tierra profanada.</translation>
    </message>
    <message>
        <source>A new vampire attacks %1.</source>
        <translation>Un vampiro nuevo ataca %1{whom}.</translation>
    </message>
    <message>
        <source>Rats attack %1.</source>
        <translation>Unas ratas atacan %1{whom}.</translation>
    </message>
    <message>
        <source>A reckless vampire attacks %1.</source>
        <translation>Un vampiro temerario ataca %1{whom}.</translation>
    </message>
    <message>
        <source>A saboteur holds %1 up.</source>
        <translation>Un saboteador detiene %1{whom}.</translation>
    </message>
    <message>
        <source>A spy goes through what %1 holds.</source>
        <translation>Un espía registra %1{whom}.</translation>
    </message>
    <message>
        <source>Szgany bodyguards attack %1.</source>
        <translation>Unos guardaespaldas Szgany atacan %1{whom}.</translation>
    </message>
    <message>
        <source>A Szgany mob surrounds %1.</source>
        <translation>Una turba Szgany rodea %1{whom}.</translation>
    </message>
    <message>
        <source>An unnatural fog swallows %1.</source>
        <translation>Una niebla envuelve %1{whom}.</translation>
    </message>
    <message>
        <source>Wolves attack %1.</source>
        <translation>Unos lobos atacan %1{whom}.</translation>
    </message>
</context>
<context>
    <name>SessionQuestions</name>
    <message>
        <source>The code of the setup was shown after that.</source>
        <translation>Después de eso se mostró el código de la preparación.</translation>
    </message>
    <message>
        <source>The code of round %1 was shown after that.</source>
        <translation>Después de eso se mostró el código de la ronda %1.</translation>
    </message>
    <message>
        <source>The codes of rounds %1 were shown after that.</source>
        <translation>Después de eso se mostraron los códigos de las rondas %1.</translation>
    </message>
    <message>
        <source>It still counts for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Sigue valiendo para lo que hubo antes de él. En la mesa queda una señal, y la prueba recoge cada cambio.</translation>
    </message>
    <message>
        <source>They still count for what came before. The table keeps a mark, and the proof names every change.</source>
        <translation>Siguen valiendo para lo que hubo antes de ellos. En la mesa queda una señal, y la prueba recoge cada cambio.</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>¿Deshacer esto?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>No, se queda</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>Everybody has seen it. The journal keeps both: what was shown, and that it was taken back.</source>
        <translation>Todos lo han visto. El diario guarda ambas cosas: lo que se mostró y que se deshizo.</translation>
    </message>
    <message>
        <source>Go back behind a code?</source>
        <translation>¿Volver más atrás de un código?</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Dracula wants to go back to the setup.</source>
        <translation>Drácula quiere volver a la preparación.</translation>
    </message>
    <message>
        <source>Dracula wants to go back to round %1: %2.</source>
        <translation>Drácula quiere volver a la ronda %1: %2.</translation>
    </message>
    <message>
        <source>Something has followed it. Only Dracula can go back.</source>
        <translation>Ya ha pasado algo más. Solo Drácula puede volver atrás.</translation>
    </message>
    <message>
        <source>The game was revealed: everybody has seen everything, every hidden card too.</source>
        <translation>La partida se ha revelado: todos lo han visto todo, también cada carta oculta.</translation>
    </message>
    <message>
        <source>Go back in a revealed game?</source>
        <translation>¿Volver atrás en una partida revelada?</translation>
    </message>
    <message>
        <source>Play on in a revealed game?</source>
        <translation>¿Seguir una partida revelada?</translation>
    </message>
    <message>
        <source>If you all agree, enter what comes next once more.</source>
        <translation>Si todos estáis de acuerdo, anotad otra vez el paso siguiente.</translation>
    </message>
    <message>
        <source>Play on all the same</source>
        <translation>Seguir de todos modos</translation>
    </message>
    <message>
        <source>No, it ends here</source>
        <translation>No, termina aquí</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>why a row of a menu cannot be chosen: it isn&apos;t the hunters&apos; turn</comment>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>Has Dracula made an error?</source>
        <translation>¿Ha cometido Drácula un error?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, seguimos</translation>
    </message>
    <message>
        <source>Do all who are left pass?</source>
        <translation>¿Pasan todos los que quedan?</translation>
    </message>
    <message>
        <source>Hunters who are played on phones do nothing more either.</source>
        <translation>Tampoco hacen nada más los cazadores que se juegan en los móviles.</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>No, todavía no</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Pasan todos</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Begun</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganó</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Steps between, unseen</source>
        <translation>Pasos entre ellos, sin verse</translation>
    </message>
    <message>
        <source>Who, where, when</source>
        <translation>Quién, dónde, cuándo</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>the hunters</source>
        <translation>los cazadores</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Which one is meant?</source>
        <translation>¿Cuál es?</translation>
    </message>
    <message>
        <source>He chooses where he starts.</source>
        <translation>Drácula elige dónde empieza.</translation>
    </message>
    <message>
        <source>It is his phase.</source>
        <translation>Es su fase.</translation>
    </message>
    <message>
        <source>A hunter stands in the fog. Dracula says what follows.</source>
        <translation>Hay un cazador en la niebla. Drácula dice qué ocurre.</translation>
    </message>
    <message>
        <source>He answers the arrival.</source>
        <translation>Drácula responde a la llegada.</translation>
    </message>
    <message>
        <source>He answers the search.</source>
        <translation>Drácula responde a la búsqueda.</translation>
    </message>
    <message>
        <source>Does a card ambush?</source>
        <translation>¿Hay emboscada?</translation>
    </message>
    <message>
        <source>Bats carry the hunter. Where to?</source>
        <translation>Los murciélagos se llevan al cazador. ¿Adónde?</translation>
    </message>
    <message>
        <source>The combat goes on with him.</source>
        <translation>Le toca en el combate.</translation>
    </message>
    <message>
        <source>He looks at a card.</source>
        <translation>Drácula responde.</translation>
    </message>
    <message>
        <source>An effect is resolved.</source>
        <translation>Se resuelve un efecto.</translation>
    </message>
    <message>
        <source>Goes %1{to}</source>
        <translation>Va %1{to}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>Supply: Dracula&apos;s card</source>
        <translation>Suministros: carta de Drácula</translation>
    </message>
    <message>
        <source>Supply: hunter&apos;s card</source>
        <translation>Suministros: carta de cazador</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Dracula decides</source>
        <translation>Drácula decide</translation>
    </message>
    <message>
        <source>Every hunter has acted</source>
        <translation>Todos los cazadores han actuado</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>¿Alguien juega una carta?</translation>
    </message>
    <message>
        <source>They may act once more, or the day ends.</source>
        <translation>Pueden actuar otra vez, o termina el día.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>El día termina</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1. Tap a place on the map, or choose.</source>
        <translation>%1. Toca un lugar del mapa o elige.</translation>
    </message>
    <message>
        <source>Whose Event card was it?</source>
        <translation>¿De quién era la carta de Evento?</translation>
    </message>
    <message>
        <source>A hunter&apos;s, or none</source>
        <translation>Una carta de cazador, o ninguna</translation>
    </message>
    <message>
        <source>Dracula&apos;s</source>
        <translation>De Drácula</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Suministros</translation>
    </message>
    <message>
        <source>Other, or pass</source>
        <translation>Otra acción o pasar</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the beginning of an answer</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>By road.</source>
        <translation>Por carretera.</translation>
    </message>
    <message>
        <source>By sea.</source>
        <translation>Por mar.</translation>
    </message>
    <message>
        <source>By train.</source>
        <translation>En tren.</translation>
    </message>
    <message>
        <source>Out of the hospital.</source>
        <translation>Sale del hospital.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a hunter. Above what the hunter can do now.</extracomment>
        <translation>Le toca %1{to}</translation>
    </message>
    <message>
        <source>Say a word for the cards</source>
        <translation>Decid una palabra para las cartas</translation>
    </message>
    <message>
        <source>Dracula is about to draw</source>
        <translation>Drácula está a punto de robar</translation>
    </message>
    <message>
        <source>Say a word, and the decks are shuffled anew with it. Until then nobody can know what comes.</source>
        <translation>Decid una palabra, y con ella se barajan de nuevo los mazos. Hasta entonces nadie puede saber qué viene.</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Robar sin palabra</translation>
    </message>
    <message>
        <source>%1. By %2: tap where to go.</source>
        <extracomment>%1 is where a hunter is, %2 an Event card that lets him go farther than usual.</extracomment>
        <translation>%1. «%2»: toca un lugar del mapa.</translation>
    </message>
    <message>
        <source>Now the rules forbid these. The table can allow one of them.</source>
        <translation>Ahora las reglas prohíben estas cartas. La mesa puede permitir una.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Carta de Evento</translation>
    </message>
    <message>
        <source>Phones give their shares by themselves. A word is said at the table.</source>
        <translation>Los móviles dan su parte por sí solos. La palabra se dice en la mesa.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <translation>%1 elige.</translation>
    </message>
    <message>
        <source>%1 draws one for moving by night.</source>
        <translation>%1 roba una por moverse de noche.</translation>
    </message>
    <message>
        <source>%1 is bitten</source>
        <translation>%1 recibe una mordedura</translation>
    </message>
    <message>
        <source>%1 leaves the combat</source>
        <extracomment>%1 is a hunter, man or woman.</extracomment>
        <translation>%1 sale del combate</translation>
    </message>
    <message>
        <source>%1: Items or damage?</source>
        <translation>%1: ¿Objetos o daño?</translation>
    </message>
    <message>
        <source>%1: a Crucifix, or a Heavenly Host.</source>
        <translation>%1: ¿un «Crucifijo» o una «Hostia consagrada»?</translation>
    </message>
    <message>
        <source>%1: another card for %2?</source>
        <translation>%1 (%2): ¿otra carta?</translation>
    </message>
    <message>
        <source>%1: does the hunter show a card against it?</source>
        <translation>%1: ¿muestra el cazador algo que lo evite?</translation>
    </message>
    <message>
        <source>%1: how many Items?</source>
        <translation>%1: ¿cuántos Objetos?</translation>
    </message>
    <message>
        <source>%1: how many weapons?</source>
        <translation>%1: ¿cuántas armas?</translation>
    </message>
    <message>
        <source>%1: is the escape cancelled?</source>
        <translation>%1: ¿se cancela la huida?</translation>
    </message>
    <message numerus="yes">
        <source>%n Items</source>
        <translation>
            <numerusform>%n Objeto</numerusform>
            <numerusform>%n Objetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapons</source>
        <translation>
            <numerusform>%n arma</numerusform>
            <numerusform>%n armas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bitten</source>
        <translation>Mordedura</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Se cancela</translation>
    </message>
    <message>
        <source>Damage %1, life %2.</source>
        <translation>Daño %1, vida %2.</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Did a card prevent it?</source>
        <translation>¿Lo ha evitado una carta?</translation>
    </message>
    <message>
        <source>Did not</source>
        <translation>No lo hace</translation>
    </message>
    <message>
        <source>Discarded a weapon</source>
        <translation>Descarta un arma</translation>
    </message>
    <message>
        <source>Discards the Items</source>
        <translation>Descarta sus Objetos</translation>
    </message>
    <message>
        <source>Dracula escapes</source>
        <translation>Drácula huye</translation>
    </message>
    <message>
        <source>Is %1 defeated?</source>
        <translation>¿Queda %1{derrotado|derrotada} %1?</translation>
    </message>
    <message>
        <source>Keeps them</source>
        <translation>Los conserva</translation>
    </message>
    <message>
        <source>Long Night: was that Event card Dracula&apos;s?</source>
        <translation>«Larga noche»: ¿era de Drácula la carta de Evento?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Sin carta</translation>
    </message>
    <message>
        <source>Not cancelled</source>
        <translation>No se cancela</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Se evita</translation>
    </message>
    <message>
        <source>Reckoned from the cards. Where a card says otherwise, put it right.</source>
        <translation>Calculado según las cartas. Si una carta dice otra cosa, corrígelo aquí.</translation>
    </message>
    <message>
        <source>Showed a Heavenly Host</source>
        <translation>Muestra una Hostia consagrada</translation>
    </message>
    <message>
        <source>Showed a Pistol or a Rifle</source>
        <translation>Muestra una Pistola o un Rifle</translation>
    </message>
    <message>
        <source>Showed a weapon</source>
        <translation>Muestra un arma</translation>
    </message>
    <message>
        <source>Showed none</source>
        <translation>No muestra ninguna</translation>
    </message>
    <message>
        <source>So it is</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>Mantiene su carta</translation>
    </message>
    <message>
        <source>The combat begins</source>
        <translation>Empieza el combate</translation>
    </message>
    <message>
        <source>The hunter becomes delayed</source>
        <translation>El cazador queda retrasado</translation>
    </message>
    <message>
        <source>The hunter does not</source>
        <translation>No lo hace</translation>
    </message>
    <message>
        <source>The hunter may turn up another card in place of that one.</source>
        <translation>El cazador puede revelar otra carta en lugar de la suya.</translation>
    </message>
    <message>
        <source>The hunter shows it</source>
        <translation>Lo muestra</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>The hunters&apos;</source>
        <translation>De los cazadores</translation>
    </message>
    <message>
        <source>The order is theirs.</source>
        <translation>Ellos deciden el orden.</translation>
    </message>
    <message>
        <source>The table allows it</source>
        <translation>La mesa lo permite</translation>
    </message>
    <message>
        <source>There is no free space for a bite.</source>
        <translation>No le queda ningún espacio de mordedura.</translation>
    </message>
    <message>
        <source>Turn the cards up together.</source>
        <translation>Las cartas se revelan a la vez.</translation>
    </message>
    <message>
        <source>What do the hunters&apos; cards come to?</source>
        <translation>¿Cuánto daño hacen los cazadores?</translation>
    </message>
    <message>
        <source>What does %1 turn up?</source>
        <translation>¿Qué carta revela %1?</translation>
    </message>
    <message>
        <source>Which card do the hunters take next?</source>
        <translation>¿Qué carta resuelven ahora los cazadores?</translation>
    </message>
    <message>
        <source>a Bite token, or defeat</source>
        <translation>una ficha de Mordedura, o la derrota</translation>
    </message>
    <message>
        <source>a card prevents it: this damage is not suffered</source>
        <translation>una carta lo evita: este daño no se sufre</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>queda retrasado</translation>
    </message>
    <message>
        <source>does not join</source>
        <translation>no se une</translation>
    </message>
    <message>
        <source>influence +%1, then the hospital</source>
        <translation>influencia +%1, y después el hospital</translation>
    </message>
    <message>
        <source>it stays, face up</source>
        <translation>se queda boca arriba</translation>
    </message>
    <message>
        <source>joins, and is delayed</source>
        <translation>se une y queda retrasado</translation>
    </message>
    <message>
        <source>leaves the combat</source>
        <translation>sale del combate</translation>
    </message>
    <message>
        <source>no bite</source>
        <translation>sin mordedura</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sin daño</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>no pasa nada</translation>
    </message>
    <message>
        <source>played in the last round</source>
        <translation>jugada en la última ronda</translation>
    </message>
    <message>
        <source>stays in the combat</source>
        <translation>sigue en el combate</translation>
    </message>
    <message>
        <source>the card is discarded</source>
        <translation>la carta se descarta</translation>
    </message>
    <message>
        <source>the combat goes on</source>
        <translation>el combate sigue</translation>
    </message>
    <message>
        <source>the journal says so, for everybody to see</source>
        <translation>consta en el diario, a la vista de todos</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Quién la juega</translation>
    </message>
    <message>
        <source>First city</source>
        <translation>Primera ciudad</translation>
    </message>
    <message>
        <source>Second city</source>
        <translation>Segunda ciudad</translation>
    </message>
    <message>
        <source>Which hunter is asked about</source>
        <translation>Cazador por el que se pregunta</translation>
    </message>
    <message>
        <source>Who loses a bite</source>
        <translation>Quién pierde una mordedura</translation>
    </message>
    <message>
        <source>Who leaves the combat</source>
        <translation>Quién sale del combate</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Deduction: the encounters of a hideout</source>
        <translation>Deducción: los encuentros de un escondite</translation>
    </message>
    <message>
        <source>Analysis: where Hide is</source>
        <translation>Análisis: dónde está «Ocultarse»</translation>
    </message>
    <message>
        <source>A Roadblock is removed</source>
        <translation>Se retira un Bloqueo</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally is discarded</source>
        <translation>Se descarta el aliado de Drácula</translation>
    </message>
    <message>
        <source>False Tip is cancelled</source>
        <translation>Se cancela «Pista falsa»</translation>
    </message>
    <message>
        <source>How many of the six cards are Dracula&apos;s</source>
        <translation>Cuántas de las seis cartas son de Drácula</translation>
    </message>
    <message>
        <source>Which ally comes back</source>
        <translation>Qué aliado vuelve</translation>
    </message>
    <message>
        <source>Which slot</source>
        <translation>Qué casilla</translation>
    </message>
    <message>
        <source>Slot %1, at once</source>
        <translation>Casilla %1, de inmediato</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>Which Roadblock</source>
        <translation>Qué Bloqueo</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>No hay ninguna</translation>
    </message>
    <message>
        <source>The card is played</source>
        <translation>La carta se juega</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Pasan todos</translation>
    </message>
    <message>
        <source>Pass, all others too</source>
        <translation>Pasar, y los demás también</translation>
    </message>
    <message>
        <source>Goes %1{to} by train</source>
        <translation>Va en tren %1{to}</translation>
    </message>
    <message>
        <source>Sails %1{to}</source>
        <translation>Navega %1{to}</translation>
    </message>
    <message>
        <source>%1. Tap a place, by train a far one too, or type its name.</source>
        <translation>%1. Toca un lugar (en tren, también lejos) o escribe su nombre.</translation>
    </message>
    <message>
        <source>Does anybody play a card first?</source>
        <translation>¿Alguien juega antes una carta?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>than was reckoned</comment>
        <translation>Otro resultado</translation>
    </message>
    <message>
        <source>All who were left pass</source>
        <translation>Pasan todos los que quedaban</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>the hunter&apos;s card; the Encounter has no effect</source>
        <translation>carta del cazador; el Encuentro no tiene efecto</translation>
    </message>
    <message>
        <source>The combat is over. He escapes as a bat.</source>
        <translation>El combate ha terminado. Escapa convertido en murciélago.</translation>
    </message>
    <message>
        <source>Cards that show something hidden are entered on Dracula&apos;s screen.</source>
        <translation>Las cartas que muestran algo oculto se anotan en la pantalla de Drácula.</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Se queda como aliado</translation>
    </message>
    <message>
        <source>its other use is entered on Dracula&apos;s screen</source>
        <translation>su otro uso se anota en la pantalla de Drácula</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>face up</source>
        <translation>carta boca arriba</translation>
    </message>
    <message>
        <source>another card face down</source>
        <translation>otra carta boca abajo</translation>
    </message>
    <message>
        <source>Lair %1</source>
        <translation>Guarida %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a lair space</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot of the trail</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Daño de Drácula</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Desesperación</translation>
    </message>
    <message>
        <source>Encounters: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Encuentros: %1</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <comment>cards in Dracula&apos;s hand</comment>
        <translation>Eventos: %1</translation>
    </message>
    <message>
        <source>Rumors: %1</source>
        <comment>tokens that Dracula holds</comment>
        <translation>Rumores: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: %1</source>
        <translation>Aliado de Drácula: %1</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: %1</source>
        <translation>Aliado de los cazadores: %1</translation>
    </message>
    <message>
        <source>Before Dracula: %1</source>
        <translation>Ante Drácula: %1</translation>
    </message>
    <message>
        <source>Week %1, round %2</source>
        <translation>Semana %1, ronda %2</translation>
    </message>
    <message>
        <source>Dracula is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Drácula está %1{in}.</translation>
    </message>
    <message>
        <source>off the board</source>
        <comment>a hunter</comment>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>hospital %1{of}</source>
        <translation>hospital %1{of}</translation>
    </message>
    <message>
        <source>delayed</source>
        <comment>a hunter</comment>
        <translation>retraso</translation>
    </message>
    <message>
        <source>acts now</source>
        <comment>a hunter</comment>
        <translation>le toca</translation>
    </message>
    <message>
        <source>has acted</source>
        <comment>a hunter</comment>
        <translation>ya ha actuado</translation>
    </message>
    <message>
        <source>Choose Combat cards</source>
        <translation>Elegir cartas de Combate</translation>
    </message>
    <message>
        <source>Choose engaged hunter</source>
        <translation>Elegir cazador enfrentado</translation>
    </message>
    <message>
        <source>Reveal Combat cards</source>
        <translation>Revelar cartas de Combate</translation>
    </message>
    <message>
        <source>Compare combat icons</source>
        <translation>Comparar iconos de combate</translation>
    </message>
    <message>
        <source>Resolve Dracula&apos;s effect</source>
        <translation>Resolver el efecto de Drácula</translation>
    </message>
    <message>
        <source>Resolve hunter effects</source>
        <translation>Resolver el efecto del cazador</translation>
    </message>
    <message>
        <source>Check combat status</source>
        <translation>Comprobar el estado del combate</translation>
    </message>
    <message>
        <source>Refresh hands</source>
        <translation>Reponer las manos</translation>
    </message>
    <message>
        <source>Combat %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>Combate %1{in}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>a card</comment>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>The effects for the night count.</source>
        <translation>Cuentan los efectos de noche.</translation>
    </message>
    <message>
        <source>No escapes</source>
        <translation>Sin huidas</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>Dracula&apos;s card</comment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>Dracula&apos;s card</comment>
        <translation>por elegir</translation>
    </message>
    <message>
        <source>%1{Mesmerized|Mesmerized}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Hipnotizado|Hipnotizada}</translation>
    </message>
    <message>
        <source>%1{Weakened|Weakened}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{Debilitado|Debilitada}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>sin carta</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a hunter&apos;s card</comment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>still to choose</source>
        <comment>a hunter&apos;s card</comment>
        <translation>por elegir</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, cancelada</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>daño %1 de %2</translation>
    </message>
    <message>
        <source>Dracula has chosen his card.</source>
        <translation>Drácula ha elegido su carta.</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>Code of the setup</source>
        <translation>Código de la preparación</translation>
    </message>
    <message>
        <source>Code of round %1</source>
        <translation>Código de la ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n damage)</source>
        <extracomment>%1 is a vampire.</extracomment>
        <translation>
            <numerusform>%1 (%n de daño)</numerusform>
            <numerusform>%1 (%n de daño)</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down with the back of Castle Dracula</source>
        <translation>carta boca abajo con el dorso del Castillo Drácula</translation>
    </message>
    <message>
        <source>a sea zone&apos;s card face down</source>
        <translation>carta boca abajo de una zona de mar</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>carta boca abajo</translation>
    </message>
    <message>
        <source>a face-down Encounter card</source>
        <translation>carta de Encuentro boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down Encounter cards</source>
        <translation>
            <numerusform>%n carta de Encuentro boca abajo</numerusform>
            <numerusform>%n cartas de Encuentro boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>a Rumor token</source>
        <translation>ficha de Rumor</translation>
    </message>
    <message>
        <source>Encounter cards in Dracula&apos;s hand: %1</source>
        <translation>Cartas de Encuentro en la mano de Drácula: %1</translation>
    </message>
    <message>
        <source>Event cards in Dracula&apos;s hand: %1</source>
        <translation>Cartas de Evento en la mano de Drácula: %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rumor tokens: %1</source>
        <translation>Fichas de Rumor de Drácula: %1</translation>
    </message>
    <message>
        <source>%1{defeated|defeated}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{derrotado|derrotada}</translation>
    </message>
    <message>
        <source>%1{delayed|delayed}</source>
        <extracomment>%1 is a hunter, man or woman; the name need not stand there.</extracomment>
        <translation>%1{retrasado|retrasada}</translation>
    </message>
    <message>
        <source>a Bats token</source>
        <translation>una ficha de Murciélagos</translation>
    </message>
    <message numerus="yes">
        <source>%n Bats tokens</source>
        <translation>
            <numerusform>%n ficha de Murciélagos</numerusform>
            <numerusform>%n fichas de Murciélagos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <comment>a hunter</comment>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>a bite</source>
        <translation>una mordedura</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n mordedura</numerusform>
            <numerusform>%n mordeduras</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage</source>
        <comment>Dracula&apos;s, below its number</comment>
        <translation>Daño</translation>
    </message>
    <message>
        <source>%1 (the game went back behind it)</source>
        <extracomment>%1 is a code: of which round it is.</extracomment>
        <translation>%1 (la partida volvió más atrás)</translation>
    </message>
    <message>
        <source>Gone back: code of the setup</source>
        <extracomment>In a corner of the table, short: the game went back behind the code of the setup.</extracomment>
        <translation>Vuelta atrás: código de la preparación</translation>
    </message>
    <message>
        <source>Gone back: code %1</source>
        <extracomment>In a corner of the table, short: the game went back behind the codes of these rounds. %1 is one number, or several.</extracomment>
        <translation>Vuelta atrás: código %1</translation>
    </message>
    <message>
        <source>The game went back behind the code of the setup. It counts for what came before.</source>
        <translation>La partida volvió más atrás del código de la preparación. El código sigue valiendo para lo anterior.</translation>
    </message>
    <message>
        <source>The game went back behind the codes of rounds %1. They count for what came before.</source>
        <translation>La partida volvió más atrás de los códigos de las rondas %1. Los códigos siguen valiendo para lo anterior.</translation>
    </message>
    <message>
        <source>The game went back behind the code of round %1. It counts for what came before.</source>
        <translation>La partida volvió más atrás del código de la ronda %1. El código sigue valiendo para lo anterior.</translation>
    </message>
    <message>
        <source>A combat %1{with} follows. Cards for this time are played first.</source>
        <extracomment>%1 are hunters, who fight Dracula.</extracomment>
        <translation>Habrá combate %1{with}. Antes se juegan las cartas de este momento.</translation>
    </message>
    <message>
        <source>the combat begins</source>
        <translation>empieza el combate</translation>
    </message>
    <message>
        <source>Cards for the dawn are played now.</source>
        <translation>Ahora se juegan las cartas del amanecer.</translation>
    </message>
    <message>
        <source>the day begins</source>
        <translation>empieza el día</translation>
    </message>
    <message>
        <source>Cards for the dusk are played now.</source>
        <translation>Ahora se juegan las cartas del anochecer.</translation>
    </message>
    <message>
        <source>the night begins</source>
        <translation>empieza la noche</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>back from lair %1</source>
        <translation>vuelve de la guarida %1</translation>
    </message>
    <message>
        <source>face up: hunter there</source>
        <translation>boca arriba: hay un cazador</translation>
    </message>
    <message>
        <source>as a wolf</source>
        <translation>en forma de lobo</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>por mar</translation>
    </message>
    <message>
        <source>by road</source>
        <translation>por carretera</translation>
    </message>
    <message>
        <source>Dracula would be defeated</source>
        <translation>Drácula sería derrotado</translation>
    </message>
    <message numerus="yes">
        <source>suffer %n damage</source>
        <translation>
            <numerusform>sufre %n de daño</numerusform>
            <numerusform>sufre %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation>
            <numerusform>recupera %n de daño</numerusform>
            <numerusform>recupera %n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>influence +%1</source>
        <translation>influencia +%1</translation>
    </message>
    <message>
        <source>matured: influence +%1</source>
        <translation>al desarrollarse: influencia +%1</translation>
    </message>
    <message numerus="yes">
        <source>matured: recover %n damage</source>
        <translation>
            <numerusform>al desarrollarse: recupera %n de daño</numerusform>
            <numerusform>al desarrollarse: recupera %n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation>despeja las casillas 4 a 6</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>revela %1</translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation>se queda ante Drácula</translation>
    </message>
    <message>
        <source>on the trail (%1)</source>
        <translation>en el rastro (%1)</translation>
    </message>
    <message>
        <source>on the trail</source>
        <translation>en el rastro</translation>
    </message>
    <message>
        <source>not at sea</source>
        <translation>no en el mar</translation>
    </message>
    <message>
        <source>not in a consecrated city</source>
        <translation>no en una ciudad consagrada</translation>
    </message>
    <message>
        <source>Power cards never become lairs</source>
        <translation>las cartas de Poder no se convierten en guarida</translation>
    </message>
    <message>
        <source>has one already</source>
        <translation>ya tiene una</translation>
    </message>
    <message>
        <source>no Encounter card there</source>
        <translation>ahí no hay carta de Encuentro</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>not now: tap for the reason</source>
        <translation>ahora no: toca para ver por qué</translation>
    </message>
    <message>
        <source>Clear lair %1</source>
        <translation>Despejar guarida %1</translation>
    </message>
    <message>
        <source>Which card did Dracula draw?</source>
        <translation>¿Qué carta ha robado Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the box and enter each card: %n to go.</source>
        <translation>
            <numerusform>Roba de la caja y anota cada carta: falta %n.</numerusform>
            <numerusform>Roba de la caja y anota cada carta: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the hand</source>
        <translation>
            <numerusform>%n en la mano</numerusform>
            <numerusform>%n en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 start?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Dónde empieza %1?</translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation>Cada cazador empieza en una ciudad. Tócala en el mapa o elígela aquí.</translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>¿Dónde empieza Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation>
            <numerusform>En secreto, en cualquier ciudad sin cazadores salvo el Castillo Drácula (queda %n).</numerusform>
            <numerusform>En secreto, en cualquier ciudad sin cazadores salvo el Castillo Drácula (quedan %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the Dracula phase begin?</source>
        <translation>¿Empieza la fase de Drácula?</translation>
    </message>
    <message>
        <source>Nothing lies in slot 6, so nothing leaves the trail.</source>
        <translation>No hay nada en la casilla 6, así que nada sale del rastro.</translation>
    </message>
    <message>
        <source>Slide the hideouts</source>
        <translation>Desplazar escondites</translation>
    </message>
    <message>
        <source>the Dracula phase begins</source>
        <translation>empieza la fase de Drácula</translation>
    </message>
    <message>
        <source>%1 leaves the trail</source>
        <translation>%1 sale del rastro</translation>
    </message>
    <message>
        <source>What becomes of the hideout from slot 6? The Dracula phase begins with it.</source>
        <translation>¿Qué pasa con el escondite de la casilla 6? Con él empieza la fase de Drácula.</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>Desarrollar</translation>
    </message>
    <message>
        <source>back to the deck</source>
        <translation>vuelve al mazo</translation>
    </message>
    <message>
        <source>without effects: cards are discarded</source>
        <translation>sin efectos: las cartas se descartan</translation>
    </message>
    <message>
        <source>Mature: %1</source>
        <translation>Desarrollar: %1</translation>
    </message>
    <message>
        <source>Make it a lair</source>
        <translation>Convertir en guarida</translation>
    </message>
    <message>
        <source>another lair is cleared first</source>
        <translation>antes se despeja otra guarida</translation>
    </message>
    <message>
        <source>space %1, with a card from the hand</source>
        <translation>espacio %1, con una carta de la mano</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>%1, hospital</source>
        <translation>%1, hospital</translation>
    </message>
    <message>
        <source>Resolve another matured effect?</source>
        <translation>¿Resolver otro efecto desarrollado?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>the other cards are discarded</source>
        <translation>las demás cartas se descartan</translation>
    </message>
    <message>
        <source>No card can be played</source>
        <translation>No se puede jugar ninguna carta</translation>
    </message>
    <message>
        <source>That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.</source>
        <translation>Eso es un error: Drácula revela dónde está, despeja el rastro y sufre 5 de daño.</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Sufrir la penalización</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>¿Adónde va Drácula?</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Elige un lugar en el mapa o aquí, o una carta de Poder.</translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation>despeja una casilla y se mueve</translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation>roba 5 cartas</translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation>nada que recuperar</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: ¿qué carta?</translation>
    </message>
    <message>
        <source>Which Encounter card?</source>
        <translation>¿Qué carta de Encuentro?</translation>
    </message>
    <message>
        <source>It goes face down on slot 1.</source>
        <translation>Va boca abajo en la casilla 1.</translation>
    </message>
    <message>
        <source>Place a Rumor token?</source>
        <translation>¿Colocar una ficha de Rumor?</translation>
    </message>
    <message>
        <source>On an Encounter card in slot 1, 2 or 3. Tokens left: %1.</source>
        <translation>Sobre una carta de Encuentro en la casilla 1, 2 o 3. Fichas restantes: %1.</translation>
    </message>
    <message>
        <source>keep the token</source>
        <translation>la ficha se guarda</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>Dracula has won</source>
        <translation>Drácula ha ganado</translation>
    </message>
    <message>
        <source>The hunters have won</source>
        <translation>Los cazadores han ganado</translation>
    </message>
    <message>
        <source>The game is over. The journal shows every step of it.</source>
        <translation>La partida ha terminado. El diario muestra todos sus pasos.</translation>
    </message>
    <message>
        <source>Which lair makes room?</source>
        <translation>¿Qué guarida deja sitio?</translation>
    </message>
    <message>
        <source>All three spaces are full. The lair is cleared, its cards are discarded.</source>
        <translation>Los tres espacios están llenos. La guarida se despeja y sus cartas se descartan.</translation>
    </message>
    <message>
        <source>Lair %1: %2</source>
        <translation>Guarida %1: %2</translation>
    </message>
    <message>
        <source>no Encounter cards</source>
        <translation>sin cartas de Encuentro</translation>
    </message>
    <message>
        <source>Which card for the new lair?</source>
        <translation>¿Qué carta para la guarida nueva?</translation>
    </message>
    <message>
        <source>It goes face down on the cards that the lair already has.</source>
        <translation>Va boca abajo sobre las cartas que la guarida ya tiene.</translation>
    </message>
    <message>
        <source>Where does the wolf run?</source>
        <translation>¿Adónde corre el lobo?</translation>
    </message>
    <message>
        <source>A city at most two roads away.</source>
        <translation>Una ciudad a dos carreteras como máximo.</translation>
    </message>
    <message>
        <source>%1: which hideout?</source>
        <translation>%1: ¿qué escondite?</translation>
    </message>
    <message>
        <source>It is cleared, and the card lies in its slot.</source>
        <translation>Ese escondite se despeja, y la carta «Engaño» queda en su casilla.</translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <translation>sus cartas se descartan</translation>
    </message>
    <message>
        <source>And where does Dracula go?</source>
        <translation>¿Y adónde va Drácula?</translation>
    </message>
    <message>
        <source>Slot %1 is cleared and shows nothing but the Power card.</source>
        <translation>La casilla %1 se despeja y solo muestra la carta de Poder.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Dónde está ahora %1?</translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation>Toca el lugar en el mapa o escribe sus primeras letras.</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Hospital: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>Where the hunters are: tap one to enter a move</source>
        <translation>Dónde están los cazadores: toca uno para anotar un movimiento</translation>
    </message>
    <message>
        <source>The Dracula phase begins</source>
        <translation>Empieza la fase de Drácula</translation>
    </message>
    <message>
        <source>2 damage, and 2 to anyone</source>
        <translation>hace 2 de daño, y otros 2 a quien elijas</translation>
    </message>
    <message>
        <source>2 damage</source>
        <translation>hace 2 de daño</translation>
    </message>
    <message>
        <source>the combat ends, up to 2 roads away</source>
        <translation>termina el combate; hasta 2 carreteras</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>termina el combate</translation>
    </message>
    <message>
        <source>recover 2; 2 damage, a bite if mesmerized</source>
        <translation>recupera 2 y hace 2 de daño; con hipnosis, muerde</translation>
    </message>
    <message>
        <source>recover 2; 2 damage</source>
        <translation>recupera 2 y hace 2 de daño</translation>
    </message>
    <message>
        <source>cancels the hunter&apos;s card; weapons 1 less</source>
        <translation>cancela la carta del cazador; armas: 1 menos</translation>
    </message>
    <message>
        <source>take any card; cancel one later</source>
        <translation>coge una carta; luego cancela una</translation>
    </message>
    <message>
        <source>2 damage; cancels Punch, Crucifix, weapon</source>
        <translation>hace 2 de daño; cancela Puñetazo, Crucifijo o arma</translation>
    </message>
    <message>
        <source>Which Combat card for the vampire?</source>
        <translation>¿Qué carta de Combate para el vampiro?</translation>
    </message>
    <message>
        <source>Which Combat card for Dracula?</source>
        <translation>¿Qué carta de Combate para Drácula?</translation>
    </message>
    <message>
        <source>Everybody chooses one card, face down.</source>
        <translation>Cada jugador elige una carta boca abajo.</translation>
    </message>
    <message>
        <source>too early: it will be cancelled</source>
        <translation>demasiado pronto: se cancelará</translation>
    </message>
    <message>
        <source>not in this combat</source>
        <translation>no en este combate</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Which hunter is engaged?</source>
        <translation>¿Qué cazador es el enfrentado?</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Elegida: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>Se cancela «%1»</translation>
    </message>
    <message>
        <source>By the card of %1.</source>
        <translation>Por la carta de %1.</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>no tiene efecto</translation>
    </message>
    <message>
        <source>%1: cancel %2?</source>
        <translation>%1: ¿cancelar «%2»?</translation>
    </message>
    <message>
        <source>The card that lies face up is turned over for it.</source>
        <translation>A cambio se pone boca abajo la carta que está boca arriba.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Cancelarla</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>Guardarla para luego</translation>
    </message>
    <message>
        <source>Which Combat card from the deck?</source>
        <translation>¿Qué carta de Combate del mazo?</translation>
    </message>
    <message>
        <source>In secret. The deck is shuffled afterwards.</source>
        <translation>En secreto. Después se baraja el mazo.</translation>
    </message>
    <message>
        <source>Claws by night: who suffers 2 more?</source>
        <translation>«Garras» de noche: ¿quién sufre 2 más?</translation>
    </message>
    <message>
        <source>Any hunter of the combat, the same one too.</source>
        <translation>Cualquier cazador del combate, incluso el mismo.</translation>
    </message>
    <message>
        <source>Escape as Bat: where does Dracula fly?</source>
        <translation>«Huir en forma de murciélago»: ¿adónde vuela Drácula?</translation>
    </message>
    <message>
        <source>In secret, to a city without hunters; or he stays.</source>
        <translation>En secreto, a una ciudad sin cazadores. También puede quedarse.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>nothing on the trail changes</source>
        <translation>el rastro no cambia</translation>
    </message>
    <message>
        <source>delayed, and loses all Items or suffers 3</source>
        <translation>queda retrasado, y pierde sus Objetos o sufre 3</translation>
    </message>
    <message>
        <source>the next round has no day</source>
        <translation>la siguiente ronda no tiene día</translation>
    </message>
    <message>
        <source>takes Consecrated Ground off the board</source>
        <translation>retira el Suelo consagrado del tablero</translation>
    </message>
    <message>
        <source>discards the hunters&apos; ally</source>
        <translation>descarta el aliado de los cazadores</translation>
    </message>
    <message>
        <source>no supply in the next hunter phase</source>
        <translation>sin suministros en su próxima fase</translation>
    </message>
    <message>
        <source>as ally: swap a card in every phase</source>
        <translation>aliado: cambia una carta en cada fase</translation>
    </message>
    <message>
        <source>a card on up to two of slots 1 to 3</source>
        <translation>una carta en una o dos casillas, de la 1 a la 3</translation>
    </message>
    <message>
        <source>the card works after all; no more escapes</source>
        <translation>la carta sí tiene efecto; sin más huidas</translation>
    </message>
    <message>
        <source>you choose where the train goes</source>
        <translation>tú eliges adónde va el tren</translation>
    </message>
    <message>
        <source>as ally: 1 damage in every phase</source>
        <translation>aliado: 1 de daño en cada fase</translation>
    </message>
    <message>
        <source>4 damage to a hunter</source>
        <translation>4 de daño a un cazador</translation>
    </message>
    <message>
        <source>a card on slot 3</source>
        <translation>una carta en la casilla 3</translation>
    </message>
    <message>
        <source>as ally: the top Event card in every phase</source>
        <translation>aliado: el Evento superior en cada fase</translation>
    </message>
    <message>
        <source>your cards among the top six</source>
        <translation>tus cartas entre las seis superiores</translation>
    </message>
    <message>
        <source>combats at dawn and by day count as night</source>
        <translation>al amanecer y de día se combate como de noche</translation>
    </message>
    <message>
        <source>three Roadblock tokens</source>
        <translation>tres fichas de Bloqueo</translation>
    </message>
    <message>
        <source>a vampire comes back to the hand, the hunter is bitten</source>
        <translation>un vampiro vuelve a la mano, el cazador es mordido</translation>
    </message>
    <message>
        <source>the hunters&apos; card is cancelled</source>
        <translation>se cancela la carta de los cazadores</translation>
    </message>
    <message>
        <source>up to three Storm tokens</source>
        <translation>hasta tres fichas de Tormenta</translation>
    </message>
    <message>
        <source>a second Dracula phase</source>
        <translation>una segunda fase de Drácula</translation>
    </message>
    <message>
        <source>a bitten hunter loses a card and is moved</source>
        <translation>un cazador mordido pierde una carta y se mueve</translation>
    </message>
    <message>
        <source>you choose where the ride goes on to</source>
        <translation>tú eliges adónde sigue el viaje</translation>
    </message>
    <message>
        <source>not in the hand</source>
        <translation>no está en la mano</translation>
    </message>
    <message>
        <source>not against this</source>
        <translation>no contra esto</translation>
    </message>
    <message>
        <source>Your reply</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Your Event cards</source>
        <translation>Tus cartas de Evento</translation>
    </message>
    <message>
        <source>Which Roadblock goes?</source>
        <translation>¿Qué Bloqueo se retira?</translation>
    </message>
    <message>
        <source>Where does a Roadblock go?</source>
        <translation>¿Dónde se coloca un Bloqueo?</translation>
    </message>
    <message>
        <source>At the end of dusk one of them leaves the board.</source>
        <translation>Al final del anochecer, una de ellas sale del tablero.</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1.</source>
        <translation>Bloqueos por colocar: %1.</translation>
    </message>
    <message>
        <source>A Roadblock: next to which city?</source>
        <translation>Un Bloqueo: ¿junto a qué ciudad?</translation>
    </message>
    <message>
        <source>Roadblocks to place: %1. Tap one end of the road or railway, then the other.</source>
        <translation>Bloqueos por colocar: %1. Toca un extremo de la carretera o del ferrocarril y luego el otro.</translation>
    </message>
    <message>
        <source>And the other end?</source>
        <translation>¿Y el otro extremo?</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Desde %1.</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>ferrocarril</translation>
    </message>
    <message>
        <source>road</source>
        <translation>carretera</translation>
    </message>
    <message>
        <source>On which slot goes a card?</source>
        <translation>¿En qué casilla va una carta?</translation>
    </message>
    <message>
        <source>An Encounter card from the hand, face down.</source>
        <translation>Una carta de Encuentro de la mano, boca abajo.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>sin más cartas</translation>
    </message>
    <message>
        <source>It goes face down on slot %1.</source>
        <translation>Va boca abajo en la casilla %1.</translation>
    </message>
    <message>
        <source>Fog: whom does Dracula fight?</source>
        <translation>Niebla: ¿contra quién combate Drácula?</translation>
    </message>
    <message>
        <source>In the fog he may leave hunters alone.</source>
        <translation>En la niebla puede evitar el combate.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>no combat</source>
        <translation>sin combate</translation>
    </message>
    <message>
        <source>a combat</source>
        <translation>un combate</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>is left alone</source>
        <translation>no combate</translation>
    </message>
    <message>
        <source>No combat</source>
        <translation>Sin combate</translation>
    </message>
    <message>
        <source>To the combat</source>
        <translation>Al combate</translation>
    </message>
    <message>
        <source>Which Storm goes?</source>
        <translation>¿Qué Tormenta se retira?</translation>
    </message>
    <message>
        <source>In place of an action. The hunter arrives there, and becomes delayed.</source>
        <translation>En lugar de una acción. El cazador llega ahí y queda retrasado.</translation>
    </message>
    <message>
        <source>Leave the hunter there</source>
        <translation>Dejar en su sitio</translation>
    </message>
    <message>
        <source>the Bats token is discarded</source>
        <translation>se descarta la ficha de Murciélagos</translation>
    </message>
    <message>
        <source>Both are equally near; the hunter comes there at dawn.</source>
        <translation>Los dos están igual de cerca. El cazador llegará ahí al amanecer.</translation>
    </message>
    <message>
        <source>Each card once, in any order, or none.</source>
        <translation>Cada carta una vez, en cualquier orden, o ninguna.</translation>
    </message>
    <message>
        <source>No ambush</source>
        <translation>Sin emboscada</translation>
    </message>
    <message>
        <source>the cards stay as they are</source>
        <translation>las cartas se quedan como están</translation>
    </message>
    <message>
        <source>%1 searches</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>%1 realiza una búsqueda</translation>
    </message>
    <message>
        <source>Nothing lies there. Say so.</source>
        <translation>Ahí no hay nada. Dilo.</translation>
    </message>
    <message>
        <source>Everything is turned up: %1.</source>
        <translation>Se revela todo: %1.</translation>
    </message>
    <message>
        <source>nothing is found</source>
        <translation>no se encuentra nada</translation>
    </message>
    <message>
        <source>turn the cards up</source>
        <translation>se revelan las cartas</translation>
    </message>
    <message>
        <source>back to the hand</source>
        <translation>vuelve a la mano</translation>
    </message>
    <message>
        <source>Discard which Encounter cards?</source>
        <translation>¿Qué cartas de Encuentro descartas?</translation>
    </message>
    <message>
        <source>Exactly so many more: %1.</source>
        <translation>Aún debes descartar %1.</translation>
    </message>
    <message>
        <source>Up to so many more: %1.</source>
        <translation>Aún puedes descartar %1 como máximo.</translation>
    </message>
    <message>
        <source>no more are discarded</source>
        <translation>no se descartan más</translation>
    </message>
    <message>
        <source>%1: which city?</source>
        <translation>%1: ¿qué ciudad?</translation>
    </message>
    <message>
        <source>Which city?</source>
        <translation>¿Qué ciudad?</translation>
    </message>
    <message>
        <source>%1: which hunter?</source>
        <translation>%1: ¿qué cazador?</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>¿Qué cazador?</translation>
    </message>
    <message>
        <source>Which Event card did Dracula get?</source>
        <translation>¿Qué carta de Evento ha recibido Drácula?</translation>
    </message>
    <message>
        <source>Look at it in secret. Cards to enter: %1.</source>
        <translation>Mírala en secreto. Cartas por anotar: %1.</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Eso era todo</translation>
    </message>
    <message>
        <source>no more of them were Dracula&apos;s</source>
        <translation>ya no había más de Drácula</translation>
    </message>
    <message>
        <source>Play %1 now?</source>
        <translation>¿Jugar ahora «%1»?</translation>
    </message>
    <message>
        <source>It has just come into your hand.</source>
        <translation>Acaba de llegar a tu mano.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardarla</translation>
    </message>
    <message>
        <source>for later</source>
        <translation>para más tarde</translation>
    </message>
    <message>
        <source>Too many Event cards</source>
        <translation>Demasiadas cartas de Evento</translation>
    </message>
    <message>
        <source>Discard down to %1, or play one that fits.</source>
        <translation>Descarta hasta tener %1, o juega una que sirva.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Where does a Storm go?</source>
        <translation>¿Dónde se coloca una Tormenta?</translation>
    </message>
    <message>
        <source>Storms to place: %1.</source>
        <translation>Tormentas por colocar: %1.</translation>
    </message>
    <message>
        <source>no more Storms</source>
        <translation>sin más Tormentas</translation>
    </message>
    <message>
        <source>%1: where does %2 go?</source>
        <translation>%1: ¿adónde va %2?</translation>
    </message>
    <message>
        <source>You choose.</source>
        <translation>Tú eliges.</translation>
    </message>
    <message>
        <source>%1: discard a card for another?</source>
        <translation>%1: ¿descartar una carta para robar otra?</translation>
    </message>
    <message>
        <source>The discarded card is seen by all.</source>
        <translation>Todos ven la carta descartada.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Conservar la mano</translation>
    </message>
    <message>
        <source>%1: is the top Event card Dracula&apos;s?</source>
        <translation>%1: ¿es de Drácula la carta de Evento superior?</translation>
    </message>
    <message>
        <source>If it is, choose it; else it stays on the deck.</source>
        <translation>Si lo es, elígela; si no, se queda en el mazo.</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>No lo es</translation>
    </message>
    <message>
        <source>the card stays where it is</source>
        <translation>la carta se queda donde está</translation>
    </message>
    <message>
        <source>Which discarded Event card do you keep?</source>
        <translation>¿Qué carta de Evento descartada te quedas?</translation>
    </message>
    <message>
        <source>In secret. Your other discarded cards go into the deck.</source>
        <translation>En secreto. Tus demás cartas descartadas van al mazo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>no hay ninguna</translation>
    </message>
    <message>
        <source>The hunters play %1</source>
        <translation>Los cazadores juegan «%1»</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>Which card do the hunters discard?</source>
        <translation>¿Qué carta descartan los cazadores?</translation>
    </message>
    <message>
        <source>They have seen your hand and choose one Encounter card.</source>
        <translation>Han visto tu mano y eligen una carta de Encuentro.</translation>
    </message>
    <message>
        <source>Bats token: you move the hunter in place of an action</source>
        <translation>ficha de Murciélagos: mueves tú en lugar de su acción</translation>
    </message>
    <message>
        <source>draw %1 cards, discard up to %2</source>
        <translation>roba %1 cartas, descarta hasta %2</translation>
    </message>
    <message>
        <source>a combat, life %1</source>
        <translation>un combate, vida %1</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there, %2 less for each weapon shown</source>
        <translation>%1 de daño a cada cazador de ahí, %2 menos por arma mostrada</translation>
    </message>
    <message>
        <source>%1 damage to every hunter there</source>
        <translation>%1 de daño a cada cazador de ahí</translation>
    </message>
    <message>
        <source>every hunter there: %1 damage for each Item kept</source>
        <translation>cada cazador de ahí: %1 de daño por cada Objeto que conserve</translation>
    </message>
    <message>
        <source>%1 more and delayed without a weapon</source>
        <translation>sin un arma, %1 más y retrasado</translation>
    </message>
    <message>
        <source>shows all cards, loses all tickets</source>
        <translation>muestra sus cartas, pierde sus billetes</translation>
    </message>
    <message>
        <source>Fog; by day every hunter there is delayed</source>
        <translation>Niebla; de día, cada cazador de ahí queda retrasado</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>queda retrasado</translation>
    </message>
    <message>
        <source>discarded if the hunter becomes delayed</source>
        <translation>se descarta si el cazador queda retrasado</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>daño: %1 de %2</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>mordeduras: %1</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Murciélagos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day of the week and a time of the day.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>before the combat; the card is discarded</source>
        <translation>antes del combate; la carta se descarta</translation>
    </message>
    <message>
        <source>The end of the Dracula phase</source>
        <translation>Final de la fase de Drácula</translation>
    </message>
    <message>
        <source>Cards for this time can be played now.</source>
        <translation>Ahora se pueden jugar las cartas de este momento.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>the cards stay in the hand</source>
        <translation>las cartas se quedan en la mano</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it, and Hide.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>%1 (%2): revela su carta, y también «Ocultarse».</translation>
    </message>
    <message>
        <source>%1 lies in %2: you must reveal it.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>%1 (%2): revela su carta.</translation>
    </message>
    <message>
        <source>%1 lies face up in %2, and Hide is revealed too.</source>
        <extracomment>%1 is a place, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>La carta %1{of} (%2) ya está boca arriba, y se revela también «Ocultarse».</translation>
    </message>
    <message>
        <source>%1 lies face up in %2.</source>
        <extracomment>%1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.</extracomment>
        <translation>La carta %1{of} (%2) ya está boca arriba.</translation>
    </message>
    <message>
        <source>The lair is empty and is cleared.</source>
        <translation>La guarida está vacía y se despeja.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards can ambush.</source>
        <translation>
            <numerusform>%n carta puede tender una emboscada.</numerusform>
            <numerusform>%n cartas pueden tender una emboscada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal it</source>
        <translation>Revelarla</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>nothing is turned up</source>
        <translation>no se revela nada</translation>
    </message>
    <message>
        <source>then ambushes, if you like</source>
        <translation>después, emboscadas si quieres</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>la carta se queda boca arriba</translation>
    </message>
    <message>
        <source>and the empty lair is cleared</source>
        <translation>y se despeja la guarida vacía</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Lugar equivocado</translation>
    </message>
    <message>
        <source>take it back, or tap the right one</source>
        <translation>deshazlo, o toca el correcto</translation>
    </message>
    <message>
        <source>It was by road</source>
        <translation>Llegó por carretera</translation>
    </message>
    <message>
        <source>It was by sea</source>
        <translation>Llegó por mar</translation>
    </message>
    <message>
        <source>It was by train</source>
        <translation>Llegó en tren</translation>
    </message>
    <message>
        <source>None of the cards in the hand is for this time.</source>
        <translation>Ninguna carta de la mano es para este momento.</translation>
    </message>
    <message>
        <source>They ask which hunters are adjacent to Dracula.</source>
        <translation>Preguntan qué cazadores son adyacentes a Drácula.</translation>
    </message>
    <message>
        <source>%1 (%2): they ask which hideouts are adjacent.</source>
        <extracomment>%1 is a hunter, man or woman, %2 where the hunter is.</extracomment>
        <translation>%1 (%2): preguntan qué escondites son adyacentes.</translation>
    </message>
    <message>
        <source>They ask about: %1.</source>
        <extracomment>%1 are one or two cities, or a slot of the trail.</extracomment>
        <translation>Preguntan por: %1.</translation>
    </message>
    <message>
        <source>Encounter cards that stay face down there: %1.</source>
        <translation>Cartas de Encuentro que se quedan ahí boca abajo: %1.</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Revelarlas</translation>
    </message>
    <message>
        <source>the cards stay face up</source>
        <translation>las cartas se quedan boca arriba</translation>
    </message>
    <message>
        <source>a Power card lies there</source>
        <translation>ahí hay una carta de Poder</translation>
    </message>
    <message>
        <source>Hide is associated with it</source>
        <translation>«Ocultarse» está asociada a él</translation>
    </message>
    <message>
        <source>the current location</source>
        <translation>la ubicación actual</translation>
    </message>
    <message>
        <source>no hideout can be chosen</source>
        <translation>no se puede elegir ningún escondite</translation>
    </message>
    <message>
        <source>No hideout can be chosen now. Tap one to read why.</source>
        <translation>Ahora no se puede elegir ningún escondite. Toca uno para leer por qué.</translation>
    </message>
    <message>
        <source>Where do the Bats take %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Adónde llevan los Murciélagos %1{whom}?</translation>
    </message>
    <message>
        <source>To which hospital does %1 go?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿A qué hospital va %1?</translation>
    </message>
    <message>
        <source>Ambush %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Emboscar %1{whom}?</translation>
    </message>
    <message>
        <source>%1 searches %2{in}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 realiza una búsqueda %2{in}</translation>
    </message>
    <message>
        <source>Which vampire seduces %1{whom}?</source>
        <extracomment>%1 is a hunter.</extracomment>
        <translation>¿Qué vampiro seduce %1{whom}?</translation>
    </message>
    <message>
        <source>stay %1{in}</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>quedarse %1{in}</translation>
    </message>
    <message>
        <source>Which card will lie %1{in}?</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>¿Qué carta dejas %1{in}?</translation>
    </message>
    <message>
        <source>Nothing of yours is %1{in}.</source>
        <extracomment>%1 is a place.</extracomment>
        <translation>No tienes nada %1{in}.</translation>
    </message>
    <message>
        <source>%1 comes %2{to}</source>
        <extracomment>%1 is a hunter, %2 a place.</extracomment>
        <translation>%1 llega %2{to}</translation>
    </message>
    <message>
        <source>only in a search: %1</source>
        <translation>solo en una búsqueda: %1</translation>
    </message>
    <message>
        <source>Ask the hunters for a word</source>
        <translation>Pide una palabra a los cazadores</translation>
    </message>
    <message>
        <source>You are about to draw. With their word the decks are shuffled anew: until it is said nobody can know what comes. Phones give their shares by themselves.</source>
        <translation>Estás a punto de robar. Con su palabra se barajan de nuevo los mazos: hasta que la digan, nadie puede saber qué viene. Los móviles dan sus partes por sí solos.</translation>
    </message>
    <message>
        <source>Enter their word</source>
        <translation>Anotar su palabra</translation>
    </message>
    <message>
        <source>Draw without a word</source>
        <translation>Robar sin palabra</translation>
    </message>
    <message>
        <source>It was by %1</source>
        <extracomment>%1 is the Item Fast Horses.</extracomment>
        <translation>Llegó con «%1»</translation>
    </message>
    <message>
        <source>Cards with %1 never mature: they can only ambush, or be found in a search.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Las cartas que están con %1 nunca se desarrollan: solo sirven para emboscar o en una búsqueda.</translation>
    </message>
    <message>
        <source>Cards with %1 never mature, and its city has left the trail: nothing can come of them.</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>Las cartas que están con %1 nunca se desarrollan, y su ciudad ha salido del rastro: de ellas no puede salir nada.</translation>
    </message>
    <message>
        <source>without effects: cards with %1 never mature</source>
        <extracomment>%1 is the card Hide.</extracomment>
        <translation>sin efectos: las cartas con %1 nunca se desarrollan</translation>
    </message>
    <message>
        <source>no card there has an effect: cards are discarded</source>
        <translation>ninguna carta tiene efecto: se descartan</translation>
    </message>
    <message>
        <source>%1: never matures</source>
        <comment>Encounter cards with Hide</comment>
        <translation>%1: nunca se desarrolla</translation>
    </message>
    <message>
        <source>It stays as ally</source>
        <translation>Se queda como aliado</translation>
    </message>
    <message>
        <source>At once: a city is asked about</source>
        <translation>De inmediato: se pregunta por una ciudad</translation>
    </message>
    <message>
        <source>it has had its turn</source>
        <translation>ya ha emboscado</translation>
    </message>
    <message>
        <source>only when it is found in a search</source>
        <translation>solo si la encuentran al buscar</translation>
    </message>
    <message>
        <source>Pride: too early, it will be cancelled</source>
        <translation>Orgullo: demasiado pronto, se cancelará</translation>
    </message>
    <message>
        <source>%1 damage if it cancels %2 or %3</source>
        <translation>%1 de daño si cancela %2 o %3</translation>
    </message>
    <message>
        <source>%1 damage against %2 or %3</source>
        <translation>%1 de daño contra %2 o %3</translation>
    </message>
    <message>
        <source>%1 damage; against %2 a bite instead</source>
        <translation>%1 de daño; contra %2, una mordedura</translation>
    </message>
    <message>
        <source>one hunter or more leave the combat</source>
        <translation>uno o más cazadores salen del combate</translation>
    </message>
    <message>
        <source>the hunter leaves the combat</source>
        <translation>el cazador sale del combate</translation>
    </message>
    <message>
        <source>cancels %1</source>
        <extracomment>%1 are Dracula&apos;s Combat cards.</extracomment>
        <translation>cancela %1</translation>
    </message>
    <message>
        <source>cancels any card of Dracula&apos;s</source>
        <translation>cancela cualquier carta suya</translation>
    </message>
    <message>
        <source>%1 is played at once</source>
        <translation>«%1» se juega en el acto</translation>
    </message>
</context>
<context>
    <name>TypedPlace</name>
    <message>
        <source>“%1” means nothing here. Type the name of a place.</source>
        <extracomment>%1 is what was typed.</extracomment>
        <translation>«%1» no significa nada aquí. Escribe el nombre de un lugar.</translation>
    </message>
</context>
<context>
    <name>WayWords</name>
    <message>
        <source>by road</source>
        <translation>por carretera</translation>
    </message>
    <message>
        <source>by sea</source>
        <translation>por mar</translation>
    </message>
    <message>
        <source>out of the hospital</source>
        <translation>fuera del hospital</translation>
    </message>
    <message>
        <source>by train</source>
        <translation>en tren</translation>
    </message>
    <message>
        <source>by train, 1 railway</source>
        <translation>en tren, 1 ferrocarril</translation>
    </message>
    <message numerus="yes">
        <source>by train, %n railways</source>
        <translation>
            <numerusform>en tren, %n ferrocarril</numerusform>
            <numerusform>en tren, %n ferrocarriles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::AnswerSheet</name>
    <message>
        <source>empty</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
</context>
<context>
    <name>demeter::BoardCheckScreen</name>
    <message>
        <source>Check my board</source>
        <translation>Comprobar mi tablero</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
    <message>
        <source>Is it so on your board? Tap what is not.</source>
        <translation>¿Es así en tu tablero? Toca lo que sea distinto.</translation>
    </message>
    <message>
        <source>road</source>
        <comment>column</comment>
        <translation>carretera</translation>
    </message>
    <message>
        <source>white</source>
        <comment>railway</comment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>railway</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>One is missing: tap it on the map, or choose it.</source>
        <translation>Falta una: tócala en el mapa o elígela.</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Lo que falta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Ciudad grande</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Ciudad pequeña</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>toca para cambiar</translation>
    </message>
    <message>
        <source>region; tap to change</source>
        <translation>región; toca para cambiar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 places</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2 lugares</translation>
    </message>
    <message>
        <source>No change so far.</source>
        <translation>Todavía no hay cambios.</translation>
    </message>
    <message>
        <source>It agrees: save your board</source>
        <translation>Coincide: guardar tu tablero</translation>
    </message>
    <message>
        <source>It agrees: next, %1</source>
        <translation>Coincide: siguiente, %1</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 ya está en la lista.</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>unos %1 min</translation>
    </message>
    <message>
        <source>Changes so far: %1</source>
        <translation>Cambios hasta ahora: %1</translation>
    </message>
    <message>
        <source>%1: nothing can lead there.</source>
        <translation>%1: nada puede llevar hasta ahí.</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>En un móvil</translation>
    </message>
    <message>
        <source>Phones that show it: %1</source>
        <translation>Móviles que la muestran: %1</translation>
    </message>
    <message>
        <source>railway</source>
        <comment>column</comment>
        <translation>tren</translation>
    </message>
</context>
<context>
    <name>demeter::BoardFound</name>
    <message>
        <source>%1 – %2: there is a road.</source>
        <translation>%1 – %2: hay una carretera.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no road.</source>
        <translation>%1 – %2: no hay carretera.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is white.</source>
        <translation>%1 – %2: el ferrocarril es blanco.</translation>
    </message>
    <message>
        <source>%1 – %2: the railway is yellow.</source>
        <translation>%1 – %2: el ferrocarril es amarillo.</translation>
    </message>
    <message>
        <source>%1 – %2: there is a railway.</source>
        <translation>%1 – %2: hay un ferrocarril.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no railway.</source>
        <translation>%1 – %2: no hay ferrocarril.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have a common border.</source>
        <translation>%1 – %2: las zonas de mar tienen un borde común.</translation>
    </message>
    <message>
        <source>%1 – %2: the sea zones have no common border.</source>
        <translation>%1 – %2: las zonas de mar no tienen un borde común.</translation>
    </message>
    <message>
        <source>%1 – %2: there is an anchor.</source>
        <translation>%1 – %2: hay un ancla.</translation>
    </message>
    <message>
        <source>%1 – %2: there is no anchor.</source>
        <translation>%1 – %2: no hay ancla.</translation>
    </message>
    <message>
        <source>%1 is a large city.</source>
        <translation>%1 es una ciudad grande.</translation>
    </message>
    <message>
        <source>%1 is a small city.</source>
        <translation>%1 es una ciudad pequeña.</translation>
    </message>
    <message>
        <source>%1 belongs to the region %2.</source>
        <translation>%1 pertenece a la región %2.</translation>
    </message>
    <message>
        <source>What is otherwise on my board than on Demeter&apos;s map (%1):</source>
        <translation>Lo que en mi tablero es distinto del mapa de Demeter (%1):</translation>
    </message>
    <message>
        <source>I have found nothing on my board that is otherwise than on Demeter&apos;s map (%1).</source>
        <translation>En mi tablero no he encontrado nada distinto del mapa de Demeter (%1).</translation>
    </message>
    <message>
        <source>%1 of %2 places have been looked at.</source>
        <translation>Lugares comprobados: %1 de %2.</translation>
    </message>
    <message>
        <source>road %1</source>
        <translation>carretera %1</translation>
    </message>
    <message>
        <source>white railway %1</source>
        <translation>ferrocarril blanco %1</translation>
    </message>
    <message>
        <source>yellow railway %1</source>
        <translation>ferrocarril amarillo %1</translation>
    </message>
    <message>
        <source>railway %1</source>
        <translation>ferrocarril %1</translation>
    </message>
    <message>
        <source>sea border %1</source>
        <translation>borde de mar %1</translation>
    </message>
    <message>
        <source>anchor %1</source>
        <translation>ancla %1</translation>
    </message>
    <message>
        <source>its size</source>
        <translation>su tamaño</translation>
    </message>
    <message>
        <source>its region</source>
        <translation>su región</translation>
    </message>
    <message>
        <source>its anchors</source>
        <translation>sus anclas</translation>
    </message>
    <message>
        <source>Look closely: %1.</source>
        <translation>Fíjate en esto: %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BoardSetupPage</name>
    <message>
        <source>Your boards</source>
        <translation>Tus tableros</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Eliminada: %1</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Comprobar mi tablero</translation>
    </message>
    <message>
        <source>City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time.</source>
        <translation>Ciudad por ciudad frente al cartón; lleva de diez a quince minutos y se puede dejar en cualquier momento.</translation>
    </message>
    <message>
        <source>Add a board from a file…</source>
        <translation>Añadir un tablero desde un archivo…</translation>
    </message>
    <message>
        <source>Save this board as a file…</source>
        <translation>Guardar este tablero como archivo…</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nombre de tu tablero</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Guardar el nombre</translation>
    </message>
    <message>
        <source>Rename this board</source>
        <translation>Cambiar el nombre de este tablero</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Eliminar este tablero</translation>
    </message>
    <message>
        <source>Games that are played on it keep it.</source>
        <translation>Las partidas que se juegan en él lo conservan.</translation>
    </message>
    <message>
        <source>The map is not confirmed.</source>
        <translation>El mapa no está comprobado.</translation>
    </message>
    <message>
        <source>%1 of %2 places confirmed</source>
        <translation>comprobados: %1 de %2 lugares</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Añadir un tablero</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Tableros (*.json)</translation>
    </message>
    <message>
        <source>The board %1 is one of yours now.</source>
        <translation>El tablero %1 ya es uno de los tuyos.</translation>
    </message>
    <message>
        <source>Further errors: %1</source>
        <translation>Otros errores: %1</translation>
    </message>
    <message>
        <source>This is no board that can be played on.</source>
        <translation>En este tablero no se puede jugar.</translation>
    </message>
    <message>
        <source>Save this board</source>
        <translation>Guardar este tablero</translation>
    </message>
    <message>
        <source>The board is saved as %1.</source>
        <translation>El tablero se ha guardado como %1.</translation>
    </message>
</context>
<context>
    <name>demeter::BookSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>With only some of these words</source>
        <translation>Solo con algunas de estas palabras</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
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
        <translation>En esta partida</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>En las reglas</translation>
    </message>
    <message>
        <source>Other cards here</source>
        <translation>Otras cartas aquí</translation>
    </message>
</context>
<context>
    <name>demeter::CheckPhonesSheet</name>
    <message>
        <source>Check on a phone</source>
        <translation>Comprobar en un móvil</translation>
    </message>
    <message>
        <source>Any phone in the same network can go through the board in its browser, beside the cardboard. Several can do it together. Nothing has to be installed.</source>
        <translation>Con cualquier móvil de la misma red se puede comprobar el tablero en el navegador, al lado del de cartón. Se puede hacer entre varios. No hay que instalar nada.</translation>
    </message>
    <message>
        <source>Check on phones</source>
        <translation>Comprobar en móviles</translation>
    </message>
    <message>
        <source>No phone shows the comparison any longer.</source>
        <translation>Ningún móvil muestra ya la comprobación.</translation>
    </message>
    <message>
        <source>QR code with the comparison&apos;s address</source>
        <translation>Código QR con la dirección de la comprobación</translation>
    </message>
    <message>
        <source>No phone shows the comparison yet.</source>
        <translation>Ningún móvil muestra todavía la comprobación.</translation>
    </message>
    <message>
        <source>Phones that show the comparison: %1</source>
        <translation>Móviles que muestran la comprobación: %1</translation>
    </message>
    <message>
        <source>What is tapped on a phone is done here at once. Leaving the comparison or starting a game ends it on the phones.</source>
        <translation>Lo que se toca en un móvil cambia aquí al momento. Si sales de la comprobación o empiezas una partida, termina en los móviles.</translation>
    </message>
</context>
<context>
    <name>demeter::CoachPanel</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skip the first round</source>
        <translation>Saltar la primera ronda</translation>
    </message>
</context>
<context>
    <name>demeter::CorrectionSheet</name>
    <message>
        <source>When the program and the table differ, the table is right. The correction and its reason are public; what it says of hidden cards is not.</source>
        <translation>Cuando el programa y la mesa difieren, la mesa tiene razón. La corrección y su motivo son públicos; lo que dice de las cartas ocultas, no.</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Antes rellena los campos.</translation>
    </message>
    <message>
        <source>The program has: %1. It will have: %2.</source>
        <extracomment>Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.</extracomment>
        <translation>El programa tiene: %1. Tendrá: %2.</translation>
    </message>
    <message>
        <source>Write the reason first: the table hears it.</source>
        <translation>Antes escribe el motivo: la mesa lo conocerá.</translation>
    </message>
    <message>
        <source>Why? The table hears the reason</source>
        <translation>¿Por qué? La mesa conocerá el motivo</translation>
    </message>
    <message>
        <source>For example: forgotten yesterday</source>
        <translation>Por ejemplo: olvidado ayer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Corregir a mano</translation>
    </message>
</context>
<context>
    <name>demeter::CurtainWarning</name>
    <message>
        <source>The curtain falls in %1 s.</source>
        <comment>seconds</comment>
        <translation>El telón cae dentro de %1 s.</translation>
    </message>
    <message>
        <source>Any touch or key keeps it open.</source>
        <translation>Cualquier toque o tecla lo mantiene abierto.</translation>
    </message>
</context>
<context>
    <name>demeter::DBusScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Hay una partida en juego</translation>
    </message>
</context>
<context>
    <name>demeter::DealSheet</name>
    <message>
        <source>A fair deal</source>
        <translation>Un reparto limpio</translation>
    </message>
    <message>
        <source>Shuffle and deal</source>
        <translation>Barajar y repartir</translation>
    </message>
    <message>
        <source>Hunters, photograph this code.</source>
        <translation>Cazadores, fotografiad este código.</translation>
    </message>
    <message>
        <source>QR code of the deal</source>
        <translation>Código QR del reparto</translation>
    </message>
    <message>
        <source>Or note the digits:</source>
        <translation>O anotad las cifras:</translation>
    </message>
    <message>
        <source>Say any word.</source>
        <translation>Decid una palabra cualquiera.</translation>
    </message>
    <message>
        <source>Without a word you have to trust the program.</source>
        <translation>Sin una palabra hay que fiarse del programa.</translation>
    </message>
    <message>
        <source>A second code of the deal means a second deal.</source>
        <translation>Un segundo código del reparto significa un segundo reparto.</translation>
    </message>
    <message>
        <source>This is fair: the code is fixed before anybody knows the word, so nobody can stack the cards. After the game you can check it.</source>
        <translation>Es limpio: el código se fija antes de saberse la palabra, así que nadie amaña las cartas. Luego se puede comprobar.</translation>
    </message>
</context>
<context>
    <name>demeter::EndingStage</name>
    <message>
        <source>Reveal the game</source>
        <translation>Revelar la partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>The hunt in numbers</source>
        <translation>La cacería en cifras</translation>
    </message>
    <message>
        <source>The map shows only what the table saw. The whole way comes to light when the game is revealed.</source>
        <translation>El mapa solo muestra lo que vio la mesa. El camino entero saldrá a la luz al revelar la partida.</translation>
    </message>
    <message>
        <source>Watch the hunt</source>
        <translation>Ver la cacería</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Whole way</source>
        <translation>Camino entero</translation>
    </message>
    <message>
        <source>Where in the hunt</source>
        <translation>Momento de la cacería</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todas las cifras</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un movimiento atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un movimiento adelante</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>La partida en cifras</translation>
    </message>
    <message>
        <source>What stayed hidden comes to light when the game is revealed.</source>
        <translation>Lo que quedó oculto saldrá a la luz al revelar la partida.</translation>
    </message>
</context>
<context>
    <name>demeter::FinishSheet</name>
    <message>
        <source>Our board</source>
        <translation>Nuestro tablero</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Tu tablero</translation>
    </message>
    <message>
        <source>%1 of %2 places are as on your board now.</source>
        <translation>%1 de %2 lugares son ya como en tu tablero.</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>Lo que es distinto</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Nada hasta ahora.</translation>
    </message>
    <message>
        <source>This does not hold together</source>
        <translation>Esto no encaja</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>Compartir lo encontrado</translation>
    </message>
    <message>
        <source>Copies a short text to be pasted.</source>
        <translation>Copia un texto breve para pegarlo.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>El texto está en el portapapeles.</translation>
    </message>
    <message>
        <source>Name of your board</source>
        <translation>Nombre de tu tablero</translation>
    </message>
    <message>
        <source>Save as your board</source>
        <translation>Guardar como tu tablero</translation>
    </message>
    <message>
        <source>New games offer it. You can go on with the comparison later.</source>
        <translation>Las partidas nuevas lo ofrecen. Puedes seguir comprobando más tarde.</translation>
    </message>
    <message>
        <source>Leave without saving a board</source>
        <translation>Salir sin guardar un tablero</translation>
    </message>
    <message>
        <source>All that you have looked at is kept.</source>
        <translation>Se conserva todo lo que has comprobado.</translation>
    </message>
</context>
<context>
    <name>demeter::FirstRoundEnd</name>
    <message>
        <source>That was a first round</source>
        <translation>Ya has jugado una primera ronda</translation>
    </message>
    <message>
        <source>Nothing of it is kept. In a game everything goes on like this: the screen asks for what is next.</source>
        <translation>No se guarda nada de ella. En una partida se sigue igual: la pantalla te pide en cada momento lo que toca.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>with the hunters at the table</source>
        <translation>con los cazadores en la mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>F1 opens them at any time, at the topic of what is asked.</source>
        <translation>F1 las abre en cualquier momento, por el tema de la pregunta.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>F3: the first game, phones, the proof</source>
        <translation>F3: la primera partida, los móviles, la prueba</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>A la pantalla de inicio</translation>
    </message>
    <message>
        <source>The first round is found there again.</source>
        <translation>Allí encuentras otra vez la primera ronda.</translation>
    </message>
</context>
<context>
    <name>demeter::FormSheet</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Anotado.</translation>
    </message>
</context>
<context>
    <name>demeter::GameChoiceSheet</name>
    <message>
        <source>Which game lies on the table?</source>
        <translation>¿Qué juego hay en la mesa?</translation>
    </message>
</context>
<context>
    <name>demeter::GameListModel</name>
    <message>
        <source>Game of %1</source>
        <translation>Partida del %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a game</comment>
        <translation>revelada</translation>
    </message>
    <message>
        <source>deleted %1</source>
        <comment>a game</comment>
        <translation>eliminada el %1</translation>
    </message>
    <message>
        <source>goes for good on %1</source>
        <comment>a game</comment>
        <translation>desaparecerá el %1</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>a game</comment>
        <translation>empezada el %1</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>última vez: %1</translation>
    </message>
    <message>
        <source>revealed, then played on</source>
        <comment>a game</comment>
        <translation>revelada y luego seguida</translation>
    </message>
</context>
<context>
    <name>demeter::GamesSheet</name>
    <message>
        <source>Deleted games</source>
        <translation>Partidas eliminadas</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message numerus="yes">
        <source>They stay here for %n days, then they are removed for good.</source>
        <translation>
            <numerusform>Se conservan aquí %n día; después se eliminan para siempre.</numerusform>
            <numerusform>Se conservan aquí %n días; después se eliminan para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Buscar por nombre o jugador</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>To the saved games</source>
        <translation>A las partidas guardadas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Abrir desde un archivo…</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Nombre de esta partida</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Guardar el nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No game has been deleted.</source>
        <translation>No hay partidas eliminadas.</translation>
    </message>
    <message>
        <source>No game is kept here yet.</source>
        <translation>Aquí todavía no hay ninguna partida guardada.</translation>
    </message>
    <message>
        <source>No game has this name or this player.</source>
        <translation>Ninguna partida tiene ese nombre ni ese jugador.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Eliminada: %1</translation>
    </message>
    <message>
        <source>A name has at most %1 signs; this one has %2.</source>
        <translation>Un nombre tiene como mucho %1 caracteres; este tiene %2.</translation>
    </message>
    <message>
        <source>The name could not be kept. %1</source>
        <translation>No se ha podido guardar el nombre. %1</translation>
    </message>
    <message>
        <source>The game stays where it is. %1</source>
        <translation>La partida sigue donde estaba. %1</translation>
    </message>
    <message>
        <source>The game could not be brought back. %1</source>
        <translation>No se ha podido recuperar la partida. %1</translation>
    </message>
    <message>
        <source>%1 is among the saved games again.</source>
        <translation>%1 vuelve a estar entre las partidas guardadas.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
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
        <translation>Mano de cartas de Encuentro</translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation>Ante Drácula %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Rumor %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Your ally</source>
        <translation>Tu aliado</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Aliado de los cazadores</translation>
    </message>
    <message>
        <source>Fold the hand</source>
        <translation>Plegar la mano</translation>
    </message>
    <message>
        <source>Unfold the hand</source>
        <translation>Desplegar la mano</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Semana %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparación</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Desesperación</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer «%1»</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer «%1»</translation>
    </message>
    <message>
        <source>week %1, round %2</source>
        <translation>semana %1, ronda %2</translation>
    </message>
    <message>
        <source>ally: %1</source>
        <translation>aliado: %1</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Telón</translation>
    </message>
    <message>
        <source>Menu: journal, table, settings</source>
        <translation>Menú: diario, mesa, ajustes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Rumors</source>
        <translation>Rumores</translation>
    </message>
    <message>
        <source>Draw the curtain (Esc; Shift+Esc, whatever is open)</source>
        <translation>Echar el telón (Esc; Mayús+Esc, haya lo que haya abierto)</translation>
    </message>
</context>
<context>
    <name>demeter::HistoryPanel</name>
    <message>
        <source>Journal of the game</source>
        <translation>Diario de la partida</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Elige antes una línea</translation>
    </message>
    <message>
        <source>Choose a line, then go back to before it. Nothing is lost: the lines stay here until something else is done.</source>
        <translation>Elige una línea y vuelve a antes de ella. No se pierde nada: las líneas siguen aquí hasta que se haga otra cosa.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Dracula</source>
        <comment>whose steps</comment>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>Hunters</source>
        <comment>whose steps</comment>
        <translation>Cazadores</translation>
    </message>
    <message>
        <source>Whose steps</source>
        <translation>De quién son los pasos</translation>
    </message>
    <message>
        <source>A step without news</source>
        <extracomment>A step such as going on, or a hunter who passes, in the journal.</extracomment>
        <translation>Un paso sin novedad</translation>
    </message>
    <message numerus="yes">
        <source>%n steps without news</source>
        <extracomment>Steps such as going on, or hunters who pass, in the journal.</extracomment>
        <translation>
            <numerusform>%n paso sin novedad</numerusform>
            <numerusform>%n pasos sin novedad</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Se ha deshecho.</translation>
    </message>
    <message>
        <source>The game stands here.</source>
        <translation>La partida está aquí.</translation>
    </message>
    <message>
        <source>Do it again up to this line</source>
        <translation>Rehacer hasta esta línea</translation>
    </message>
    <message>
        <source>Go back to before this line</source>
        <translation>Volver a antes de esta línea</translation>
    </message>
</context>
<context>
    <name>demeter::KeeperSheet</name>
    <message>
        <source>Whose secret is it?</source>
        <translation>¿De quién es el secreto?</translation>
    </message>
</context>
<context>
    <name>demeter::LegendSheet</name>
    <message>
        <source>What the signs mean</source>
        <translation>Qué significan los signos</translation>
    </message>
    <message>
        <source>%1. In the rules: %2</source>
        <extracomment>A sign, and the topic of the rules that its button opens.</extracomment>
        <translation>%1. En las reglas: %2</translation>
    </message>
</context>
<context>
    <name>demeter::LinkSheet</name>
    <message>
        <source>A new address</source>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>Everybody is thrown out and has to scan the new code.</source>
        <translation>Todos quedan fuera y tienen que escanear el código nuevo.</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>This device is in no network</source>
        <translation>Este dispositivo no está en ninguna red</translation>
    </message>
    <message>
        <source>Connect it to the Wi-Fi that the phones are in. Where there is none, switch on the hotspot of a phone and connect this device to it. No internet is needed.</source>
        <translation>Conéctalo al wifi en el que están los móviles. Si no hay ninguno, activa el punto de acceso de un móvil y conecta a él este dispositivo. No hace falta internet.</translation>
    </message>
    <message>
        <source>Scan this code with a phone&apos;s camera.</source>
        <translation>Escanea este código con la cámara de un móvil.</translation>
    </message>
    <message>
        <source>Or type this address, without spaces:</source>
        <translation>O escribe esta dirección, sin espacios:</translation>
    </message>
    <message>
        <source>This device has left that network: phones do not find it there now.</source>
        <translation>Este dispositivo ha salido de esa red: los móviles ya no lo encuentran ahí.</translation>
    </message>
    <message>
        <source>Wi-Fi (%1)</source>
        <extracomment>%1 is the system&apos;s name of a network interface.</extracomment>
        <translation>Wifi (%1)</translation>
    </message>
    <message>
        <source>Cable (%1)</source>
        <translation>Por cable (%1)</translation>
    </message>
    <message>
        <source>Another network (%1)</source>
        <translation>Otra red (%1)</translation>
    </message>
    <message>
        <source>The network that the phones are in</source>
        <translation>La red en la que están los móviles</translation>
    </message>
</context>
<context>
    <name>demeter::MainWindow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>No ha sido posible. %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games of Demeter (*.demeter)</source>
        <translation>Partidas de Demeter (*.demeter)</translation>
    </message>
    <message>
        <source>Close the second window</source>
        <translation>Cerrar la segunda ventana</translation>
    </message>
    <message>
        <source>The table in a second window</source>
        <translation>La mesa en una segunda ventana</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>A la pantalla de inicio</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Lo que sabe la mesa</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Códigos de esta partida</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Revelar la partida</translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <extracomment>%1 is what was entered last, a short name of it.</extracomment>
        <translation>Deshacer la última anotación</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Compartir la cacería</translation>
    </message>
    <message>
        <source>Show on phones</source>
        <translation>Mostrar en móviles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Leer las cartas</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Qué significan los signos</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>This is practice. There is nothing to reveal.</source>
        <translation>Esto es una ronda de práctica. No hay nada que revelar.</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>The round as text</source>
        <translation>La ronda como texto</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>Claim an error</source>
        <translation>Denunciar un error</translation>
    </message>
    <message>
        <source>once it is over</source>
        <translation>cuando termine la partida</translation>
    </message>
    <message>
        <source>the game is kept</source>
        <translation>la partida queda guardada</translation>
    </message>
</context>
<context>
    <name>demeter::ManualSheet</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search in the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
</context>
<context>
    <name>demeter::MapList</name>
    <message>
        <source>small city</source>
        <translation>ciudad pequeña</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>ciudad grande</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castillo</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>hospital</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>movimiento válido</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Drácula está aquí</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>lair %1</source>
        <translation>guarida %1</translation>
    </message>
    <message>
        <source>%1 in the hospital</source>
        <translation>%1 en el hospital</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>suelo consagrado</translation>
    </message>
    <message>
        <source>heavenly host</source>
        <translation>hostia consagrada</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>tormenta</translation>
    </message>
    <message>
        <source>fog twice</source>
        <translation>niebla doble</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>niebla</translation>
    </message>
    <message>
        <source>roadblock towards %1</source>
        <translation>bloqueo hacia %1</translation>
    </message>
    <message>
        <source>Places of the map</source>
        <translation>Lugares del mapa</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
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
        <translation>retraso</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Murciélagos</translation>
    </message>
    <message numerus="yes">
        <source>%n bites</source>
        <translation>
            <numerusform>%n mordedura</numerusform>
            <numerusform>%n mordeduras</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has said that he goes here</source>
        <translation>Drácula ha anunciado que viene aquí</translation>
    </message>
</context>
<context>
    <name>demeter::MapTools</name>
    <message>
        <source>Railways</source>
        <translation>Ferrocarriles</translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Lista de lugares</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Tools of the map</source>
        <translation>Herramientas del mapa</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero entero</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Qué significan los signos</translation>
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
        <translation>Con Intro se abre la lista de lugares, donde puedes elegir cualquiera.</translation>
    </message>
</context>
<context>
    <name>demeter::MomentBand</name>
    <message>
        <source>Tap to go on</source>
        <translation>Toca para seguir</translation>
    </message>
</context>
<context>
    <name>demeter::NewsStrip</name>
    <message>
        <source>Fold away what was said before</source>
        <translation>Plegar lo dicho antes</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>Lo dicho antes</translation>
    </message>
</context>
<context>
    <name>demeter::PassphraseSheet</name>
    <message>
        <source>A passphrase</source>
        <translation>Una frase de paso</translation>
    </message>
    <message>
        <source>The passphrase</source>
        <translation>La frase de paso</translation>
    </message>
    <message>
        <source>It opens the key of the sealed games.</source>
        <translation>Abre la clave de las partidas selladas.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de paso</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Poner la frase de paso</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters.</source>
        <translation>Una frase de paso tiene al menos %1 caracteres.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>No eran iguales.</translation>
    </message>
    <message>
        <source>That is not the passphrase.</source>
        <translation>Esa no es la frase de paso.</translation>
    </message>
    <message>
        <source>A passphrase guards against a copy of your files, the longer the better. From now on it alone opens the sealed games, and a PIN opens Dracula&apos;s screen and nothing else. If the passphrase is forgotten, no sealed game can be finished or revealed.</source>
        <translation>Una frase de paso protege de quien copie tus archivos, y cuanto más larga, mejor. Desde ahora las partidas selladas solo se abren con ella; un PIN abre la pantalla de Drácula y nada más. Si se olvida la frase de paso, ninguna partida sellada se podrá terminar ni revelar.</translation>
    </message>
</context>
<context>
    <name>demeter::PhonesSheet</name>
    <message>
        <source>Show on phones</source>
        <translation>Mostrar en móviles</translation>
    </message>
    <message>
        <source>No phone shows the table any longer.</source>
        <translation>Ningún móvil muestra ya la mesa.</translation>
    </message>
    <message>
        <source>Every phone, tablet or laptop in the same network can show the table in its browser. Nothing has to be installed.</source>
        <translation>Cualquier móvil, tableta o portátil de la misma red puede mostrar la mesa en su navegador. No hay que instalar nada.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Mostrar la mesa en móviles</translation>
    </message>
    <message>
        <source>QR code with the table&apos;s address</source>
        <translation>Código QR con la dirección de la mesa</translation>
    </message>
    <message>
        <source>No phone shows the table yet.</source>
        <translation>Ningún móvil muestra todavía la mesa.</translation>
    </message>
    <message>
        <source>What phones may enter</source>
        <translation>Lo que se puede introducir en los móviles</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>They look on.</source>
        <translation>Solo miran.</translation>
    </message>
    <message>
        <source>Their own hunters</source>
        <translation>Sus cazadores</translation>
    </message>
    <message>
        <source>Each phone says whom it plays.</source>
        <translation>Cada móvil dice a quién lleva.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Each phone for all hunters.</source>
        <translation>Cada móvil para todos los cazadores.</translation>
    </message>
    <message>
        <source>Played on phones</source>
        <translation>Se llevan en móviles</translation>
    </message>
    <message>
        <source>The page comes from Dracula&apos;s program over the plain local network. It replaces the table screen, not the proof.</source>
        <translation>La página viene del programa de quien juega con Drácula, por la red local sin cifrar. Sustituye a la pantalla de la mesa, no a la prueba.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Móviles que muestran la mesa: %1</translation>
    </message>
    <message>
        <source>Take back from the phone</source>
        <translation>Recuperar del móvil</translation>
    </message>
    <message>
        <source>Phones keep the codes by themselves. Before Dracula draws each gives a share of chance too.</source>
        <translation>Los móviles guardan los códigos por sí solos. Antes de que Drácula robe dan además su parte de azar.</translation>
    </message>
</context>
<context>
    <name>demeter::PinSheet</name>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ese no es el PIN.</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>Un PIN nuevo</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Borrar la última cifra</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>Introducir el PIN</translation>
    </message>
    <message>
        <source>A PIN has %1 to %2 digits.</source>
        <translation>Un PIN tiene de %1 a %2 cifras.</translation>
    </message>
    <message>
        <source>The two were not the same.</source>
        <translation>No eran iguales.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong too often. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>Demasiados intentos fallidos. Se puede volver a probar dentro de %n segundo.</numerusform>
            <numerusform>Demasiados intentos fallidos. Se puede volver a probar dentro de %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cifra</numerusform>
            <numerusform>%n cifras</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten: use the passphrase</source>
        <translation>PIN olvidado: usa la frase de paso</translation>
    </message>
    <message>
        <source>Type the PIN that you have now.</source>
        <translation>Escribe el PIN actual.</translation>
    </message>
    <message>
        <source>Type %1 to %2 digits.</source>
        <translation>Escribe de %1 a %2 cifras.</translation>
    </message>
    <message>
        <source>Type the same digits once more.</source>
        <translation>Escribe otra vez las mismas cifras.</translation>
    </message>
    <message>
        <source>A PIN guards Dracula&apos;s screen against a glance. The sealed games are opened by your passphrase alone.</source>
        <translation>El PIN protege la pantalla de Drácula de miradas indiscretas. Las partidas selladas solo las abre tu frase de paso.</translation>
    </message>
    <message>
        <source>A PIN guards against a glance. Against a copy of your files only a passphrase does. Without one, a forgotten PIN means that no sealed game can be finished or revealed.</source>
        <translation>Un PIN protege de miradas indiscretas. De una copia de tus archivos solo protege una frase de paso. Sin ella, si olvidas el PIN, ninguna partida sellada se podrá terminar ni revelar.</translation>
    </message>
    <message>
        <source>The PIN could not be set. %1</source>
        <translation>No se ha podido poner el PIN. %1</translation>
    </message>
</context>
<context>
    <name>demeter::ReadingSheet</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>demeter::RevealFlow</name>
    <message>
        <source>This did not work. %1</source>
        <translation>No ha sido posible. %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Guardar la página para enviarla</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 está guardado.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>No se pudo guardar en la carpeta %1. Elige otra.</translation>
    </message>
</context>
<context>
    <name>demeter::RevealSheet</name>
    <message>
        <source>Reveal the game?</source>
        <translation>¿Revelar la partida?</translation>
    </message>
    <message>
        <source>The game is revealed</source>
        <translation>La partida está revelada</translation>
    </message>
    <message>
        <source>The game is not over. Whoever opens these files knows where Dracula is: do it only if everybody at the table agrees.</source>
        <translation>La partida no ha terminado. Quien abra estos archivos sabrá dónde está Drácula: hazlo solo si toda la mesa está de acuerdo.</translation>
    </message>
    <message>
        <source>No, keep it secret</source>
        <translation>No, mantenerla en secreto</translation>
    </message>
    <message>
        <source>Send the page to the hunters. Each of them can type in the codes that they noted, on a device of their own: it needs no network.</source>
        <translation>Envía la página a los cazadores. Cada uno puede introducir en su propio dispositivo los códigos que anotó: no hace falta red.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Files of these names are there already, perhaps from an earlier reveal.</source>
        <translation>Ya hay archivos con estos nombres, quizá de una revelación anterior.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sustituirlos</translation>
    </message>
    <message>
        <source>No, keep them</source>
        <translation>No, conservarlos</translation>
    </message>
    <message>
        <source>We all agree: hold this to reveal the game</source>
        <translation>Todos de acuerdo: mantén pulsado aquí para revelar la partida</translation>
    </message>
    <message>
        <source>Share the hunt</source>
        <translation>Compartir la cacería</translation>
    </message>
    <message>
        <source>The picture shows who has won, the whole way and the numbers of the hunt.</source>
        <translation>La imagen muestra quién ha ganado, el camino entero y las cifras de la cacería.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>Ningún programa de aquí abre %1.</translation>
    </message>
    <message>
        <source>Reveal the game by PIN</source>
        <translation>Revelar la partida con el PIN</translation>
    </message>
    <message>
        <source>Hold this to reveal the game</source>
        <translation>Mantén pulsado aquí para revelar la partida</translation>
    </message>
    <message>
        <source>The page comes from this program. Who trusts nobody opens the same file in a verifier of their own; the settings say where it is.</source>
        <translation>La página viene de este programa. Quien no se fíe de nadie puede abrir el mismo archivo en su propio verificador; los ajustes dicen dónde encontrarlo.</translation>
    </message>
    <message>
        <source>Save it as SVG</source>
        <translation>Guardarla como SVG</translation>
    </message>
    <message>
        <source>Everything hidden is written down: a page that replays the hunt on anybody&apos;s phone, and the record from which anybody can check it.</source>
        <translation>Todo lo oculto queda escrito: una página que reproduce la cacería en el móvil de cualquiera y el registro con el que cualquiera puede comprobarla.</translation>
    </message>
    <message>
        <source>Save the page to send it</source>
        <translation>Guardar la página para enviarla</translation>
    </message>
</context>
<context>
    <name>demeter::RoundTextSheet</name>
    <message>
        <source>The round as text</source>
        <translation>La ronda como texto</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>preparación</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Todavía no se ha dicho nada.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Cómo interpreta la mesa las reglas</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Cada línea empieza con la interpretación del reglamento elegido. Cámbiala si en tu mesa se juega de otro modo; al elegir otro reglamento se fijan todas de nuevo.</translation>
    </message>
    <message>
        <source>The printed rulebooks differ</source>
        <translation>Los reglamentos impresos difieren</translation>
    </message>
    <message>
        <source>The rulebooks leave it open</source>
        <translation>Los reglamentos no lo aclaran</translation>
    </message>
    <message>
        <source>The rulebook: %1</source>
        <translation>Según el reglamento: %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Ninguna regla tiene estas palabras.</translation>
    </message>
    <message>
        <source>Card texts that nobody has verified</source>
        <translation>Textos de cartas que nadie ha verificado</translation>
    </message>
    <message>
        <source>How the program shuffles</source>
        <translation>Cómo baraja el programa</translation>
    </message>
</context>
<context>
    <name>demeter::SecretScreen</name>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>La última línea del archivo estaba incompleta y se ha quitado. No se ha perdido nada más.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>El archivo está dañado y solo se puede leer, hasta la última línea buena: %1</translation>
    </message>
    <message>
        <source>Here the game can only be read, and nothing can be done in it. %1</source>
        <translation>Aquí la partida solo se puede leer, y no se puede hacer nada en ella. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Touch to see the map</source>
        <translation>Toca para ver el mapa</translation>
    </message>
    <message>
        <source>Touch to see what is asked</source>
        <translation>Toca para ver qué se pregunta</translation>
    </message>
    <message>
        <source>Touch to see the hand</source>
        <translation>Toca para ver la mano</translation>
    </message>
    <message>
        <source>Touch to see the combat</source>
        <translation>Toca para ver el combate</translation>
    </message>
    <message>
        <source>Touch to see the list of places</source>
        <translation>Toca para ver la lista de lugares</translation>
    </message>
    <message>
        <source>Touch to see what stands here</source>
        <translation>Toca para ver qué hay aquí</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>No se ha guardado, así que no se ha hecho nada. %1</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Diario de la partida</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Read the cards</source>
        <translation>Leer las cartas</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Qué significan los signos</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>A la pantalla de inicio</translation>
    </message>
    <message>
        <source>Reveal the game</source>
        <translation>Revelar la partida</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>no se ha deshecho nada</translation>
    </message>
</context>
<context>
    <name>demeter::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Everything you choose here holds at once and is kept for the next time.</source>
        <translation>Todo lo que eliges aquí vale al momento y se guarda para la próxima vez.</translation>
    </message>
    <message>
        <source>The curtain falls without a touch after</source>
        <translation>El telón cae si nadie toca nada durante</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>the curtain falls</comment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>What opens Dracula&apos;s screen</source>
        <translation>Lo que abre la pantalla de Drácula</translation>
    </message>
    <message>
        <source>A PIN.</source>
        <translation>Un PIN.</translation>
    </message>
    <message>
        <source>Holding the button for a moment.</source>
        <translation>Mantener pulsado el botón un momento.</translation>
    </message>
    <message>
        <source>Another PIN</source>
        <translation>Otro PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Poner un PIN</translation>
    </message>
    <message>
        <source>No PIN any more</source>
        <translation>Quitar el PIN</translation>
    </message>
    <message>
        <source>What guards Dracula&apos;s screen is set on that screen, behind the curtain.</source>
        <translation>Lo que protege la pantalla de Drácula se ajusta en esa pantalla, detrás del telón.</translation>
    </message>
    <message>
        <source>Another passphrase</source>
        <translation>Otra frase de paso</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Poner una frase de paso</translation>
    </message>
    <message>
        <source>No passphrase any more</source>
        <translation>Quitar la frase de paso</translation>
    </message>
    <message>
        <source>Dracula&apos;s screen shows</source>
        <translation>La pantalla de Drácula muestra</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Only the part that is touched</source>
        <translation>Solo la parte que se toca</translation>
    </message>
    <message>
        <source>When Dracula has decided</source>
        <translation>Cuando Drácula ha decidido</translation>
    </message>
    <message>
        <source>The curtain falls</source>
        <translation>El telón cae</translation>
    </message>
    <message>
        <source>His screen stays open</source>
        <translation>Su pantalla sigue abierta</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>motion</comment>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos animaciones</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Comprobar mi tablero</translation>
    </message>
    <message>
        <source>Hold the program&apos;s map against your board, city by city.</source>
        <translation>Compara el mapa del programa con tu tablero, ciudad por ciudad.</translation>
    </message>
    <message>
        <source>About Demeter</source>
        <translation>Acerca de Demeter</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Guardar el verificador</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 está guardado.</translation>
    </message>
    <message>
        <source>The verifier could not be saved in the folder %1. Choose another one.</source>
        <translation>No se pudo guardar el verificador en la carpeta %1. Elige otra.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Its verifier is a page that checks revealed games on any device, for hunters who trust no page that they are given. By these signs they know it:</source>
        <translation>Su verificador es una página que comprueba partidas reveladas en cualquier dispositivo, para cazadores que no se fían de ninguna página que les den. Se reconoce por estos signos:</translation>
    </message>
    <message>
        <source>In this game it stays open while a phone or a second screen shows the table, as you said.</source>
        <translation>En esta partida sigue abierta mientras un móvil o una segunda pantalla muestran la mesa, como dijiste.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sounds</comment>
        <translation>Activados</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Desactivados</translation>
    </message>
</context>
<context>
    <name>demeter::SetupPage</name>
    <message>
        <source>This program was built without its boards.</source>
        <translation>Este programa se compiló sin sus tableros.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Toca una ciudad para colocar ahí al cazador marcado.</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: toca el mapa para colocar</translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation>%1: ciudad</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>%1: jugador</translation>
    </message>
    <message>
        <source>In a game this is chosen here. For practice it stays as it is.</source>
        <translation>En una partida, esto se elige aquí. Para practicar se queda como está.</translation>
    </message>
    <message>
        <source>Choose the start in secret</source>
        <translation>Elegir el inicio en secreto</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 no es una ciudad. Los cazadores empiezan en ciudades.</translation>
    </message>
    <message>
        <source>Where does %1 begin?</source>
        <translation>¿Dónde empieza %1?</translation>
    </message>
    <message>
        <source>All four hunters have their city.</source>
        <translation>Los cuatro cazadores tienen su ciudad.</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Drácula elige su inicio; los cazadores miran a otro lado.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Móviles</translation>
    </message>
    <message>
        <source>Without phones</source>
        <translation>Sin móviles</translation>
    </message>
    <message>
        <source>They can be added at any time, from the table&apos;s menu.</source>
        <translation>Se pueden añadir en cualquier momento desde el menú de la mesa.</translation>
    </message>
    <message>
        <source>Show the table on phones</source>
        <translation>Mostrar la mesa en móviles</translation>
    </message>
    <message>
        <source>The code to scan comes up as soon as the game has begun. Nothing has to be installed.</source>
        <translation>El código para escanear aparece en cuanto empieza la partida. No hay que instalar nada.</translation>
    </message>
    <message>
        <source>Show the table there</source>
        <comment>on phones</comment>
        <translation>Se muestra la mesa</translation>
    </message>
    <message>
        <source>Another game than %1</source>
        <translation>Otro juego en vez de «%1»</translation>
    </message>
    <message>
        <source>Players and cities</source>
        <translation>Jugadores y ciudades</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>%1 has no city yet. Tap it on the map.</source>
        <translation>%1 aún no tiene ciudad. Tócala en el mapa.</translation>
    </message>
    <message>
        <source>no names yet</source>
        <translation>aún sin nombres</translation>
    </message>
    <message>
        <source>no city yet</source>
        <translation>aún sin ciudad</translation>
    </message>
    <message>
        <source>It is then shuffled anew in every round, unless you choose otherwise.</source>
        <translation>Entonces se baraja de nuevo en cada ronda, si no elegís otra cosa.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
</context>
<context>
    <name>demeter::SpokenWordsField</name>
    <message>
        <source>The hunters&apos; words</source>
        <translation>Las palabras de los cazadores</translation>
    </message>
    <message>
        <source>e.g. candlestick</source>
        <translation>p. ej. candelabro</translation>
    </message>
    <message>
        <source>That doesn&apos;t count as a word.</source>
        <translation>Eso no cuenta como palabra.</translation>
    </message>
    <message>
        <source>They count as: %1</source>
        <extracomment>%1 are the words without capitals and signs.</extracomment>
        <translation>Cuentan como: %1</translation>
    </message>
</context>
<context>
    <name>demeter::StartScreen</name>
    <message>
        <source>The log of the Dracula player</source>
        <translation>La bitácora del jugador de Drácula</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuar la última partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>last played %1</source>
        <translation>última vez: %1</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>Demeter keeps Dracula&apos;s trail secret and tells the table what everybody may know.</source>
        <translation>Demeter guarda en secreto el rastro de Drácula y cuenta a la mesa lo que todos pueden saber.</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Abrir una partida guardada…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Check my board</source>
        <translation>Comprobar mi tablero</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>A first round, in five minutes</source>
        <translation>Una primera ronda, en cinco minutos</translation>
    </message>
    <message>
        <source>For practice; nothing of it is kept.</source>
        <translation>Para practicar; no se guarda nada.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Look at the last game</source>
        <translation>Ver la última partida</translation>
    </message>
</context>
<context>
    <name>demeter::StatisticsSheet</name>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Aún no se ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Quién ganó</translation>
    </message>
    <message>
        <source>%1: Dracula %2, the hunters %3</source>
        <translation>%1: Drácula %2, los cazadores %3</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Cuánto duró</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 rounds, %3 on average</source>
        <translation>De %1 a %2 rondas, %3 de media</translation>
    </message>
    <message>
        <source>Closest escape</source>
        <translation>La huida por los pelos</translation>
    </message>
    <message>
        <source>One step, and nobody knew</source>
        <translation>Un paso, y nadie lo sabía</translation>
    </message>
    <message numerus="yes">
        <source>%n steps, and nobody knew</source>
        <translation>
            <numerusform>%n paso, y nadie lo sabía</numerusform>
            <numerusform>%n pasos, y nadie lo sabía</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; players</source>
        <translation>Quienes jugaron con los cazadores</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won</source>
        <extracomment>%1 is a player, %2 how many games he or she has won, %3 of how many.</extracomment>
        <translation>%1: %2 de %3 ganadas</translation>
    </message>
    <message>
        <source>Not counted, for they are not over: %1</source>
        <translation>Sin contar, porque no han terminado: %1</translation>
    </message>
    <message>
        <source>Not counted, for they do not open: %1</source>
        <translation>Sin contar, porque no se abren: %1</translation>
    </message>
    <message>
        <source>Over and not revealed, so that nothing hidden of them counts: %1</source>
        <translation>Terminadas y sin revelar, así que nada oculto de ellas cuenta: %1</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Guardar como tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Our hunts</source>
        <translation>Nuestras cacerías</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 está guardado.</translation>
    </message>
    <message>
        <source>It could not be saved in the folder %1. Choose another one.</source>
        <translation>No se pudo guardar en la carpeta %1. Elige otra.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
</context>
<context>
    <name>demeter::StayOpenSheet</name>
    <message>
        <source>Somebody else&apos;s screen shows the table</source>
        <translation>La mesa se ve en la pantalla de otra persona</translation>
    </message>
    <message>
        <source>Shall your screen stay open after your decisions?</source>
        <translation>¿Debe seguir abierta tu pantalla después de tus decisiones?</translation>
    </message>
    <message>
        <source>You then see at once what the hunters do. Esc, a pause and a locked computer still draw the curtain.</source>
        <translation>Así ves enseguida lo que hacen los cazadores. Esc, una pausa o el bloqueo del ordenador bajan igualmente el telón.</translation>
    </message>
    <message>
        <source>No, the curtain falls as before</source>
        <translation>No, el telón cae como antes</translation>
    </message>
    <message>
        <source>Yes, it stays open</source>
        <translation>Sí, sigue abierta</translation>
    </message>
</context>
<context>
    <name>demeter::Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno menos</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno más</translation>
    </message>
</context>
<context>
    <name>demeter::TableLogSheet</name>
    <message>
        <source>Discarded Encounter cards</source>
        <translation>Cartas de Encuentro descartadas</translation>
    </message>
    <message>
        <source>Dracula&apos;s discarded Event cards</source>
        <translation>Cartas de Evento descartadas de Drácula</translation>
    </message>
    <message>
        <source>Encounter cards in the deck: %1</source>
        <translation>Cartas de Encuentro en el mazo: %1</translation>
    </message>
    <message>
        <source>What the table knows</source>
        <translation>Lo que sabe la mesa</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Lo que está a la vista</translation>
    </message>
    <message>
        <source>What was said, the newest first</source>
        <translation>Lo que se ha dicho, lo más reciente primero</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <extracomment>A day of the week and a part of the round, and the number of the round.</extracomment>
        <translation>%1 · ronda %2</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down cards</source>
        <translation>
            <numerusform>%n carta boca abajo</numerusform>
            <numerusform>%n cartas boca abajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>demeter::TableScreen</name>
    <message>
        <source>Hold
to open</source>
        <translation>Mantén pulsado
para abrir</translation>
    </message>
    <message>
        <source>Hold to open Dracula&apos;s screen</source>
        <translation>Mantén pulsado para abrir la pantalla de Drácula</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Map of the table</source>
        <translation>Mapa de la mesa</translation>
    </message>
    <message>
        <source>Open
by PIN</source>
        <translation>Abrir
con PIN</translation>
    </message>
    <message>
        <source>Open Dracula&apos;s screen by PIN</source>
        <translation>Abrir la pantalla de Drácula con el PIN</translation>
    </message>
    <message>
        <source>Menu of the table</source>
        <translation>Menú de la mesa</translation>
    </message>
    <message>
        <source>“%1” means nothing here. Type a hunter, then a place or an action.</source>
        <translation>«%1» no significa nada aquí. Escribe un cazador y después un lugar o una acción.</translation>
    </message>
    <message>
        <source>Phones that show the table: %1</source>
        <translation>Móviles que muestran la mesa: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TableSide</name>
    <message>
        <source>%1 (Dracula)</source>
        <extracomment>%1 is an ally of Dracula&apos;s.</extracomment>
        <translation>%1 (Drácula)</translation>
    </message>
    <message>
        <source>%1 (hunters)</source>
        <extracomment>%1 is an ally of the hunters.</extracomment>
        <translation>%1 (cazadores)</translation>
    </message>
</context>
<context>
    <name>demeter::TopicPage</name>
    <message>
        <source>In the printed book: “%1”, page %2.</source>
        <translation>En el reglamento impreso: «%1», página %2.</translation>
    </message>
    <message>
        <source>In the printed book: “%1”.</source>
        <translation>En el reglamento impreso: «%1».</translation>
    </message>
    <message>
        <source>Told from players&apos; summaries: what your cards and rulebook say comes first.</source>
        <translation>Contado a partir de resúmenes de jugadores: lo que dicen vuestras cartas y vuestro reglamento va primero.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Ver también</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>En esta partida</translation>
    </message>
</context>
<context>
    <name>demeter::TrackBlock</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
</context>
<context>
    <name>demeter::TrailCard</name>
    <message>
        <source>Lair %1</source>
        <translation>Guarida %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>next slot</source>
        <translation>casilla siguiente</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Dracula is here</source>
        <translation>Drácula está aquí</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Rumor token</source>
        <translation>ficha de Rumor</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>came as a bat</source>
        <translation>llegó como murciélago</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>hospital</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
</context>
<context>
    <name>demeter::TurnGuide</name>
    <message>
        <source>Slide</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Elegir carta</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Rumor</translation>
    </message>
    <message>
        <source>Turn guide</source>
        <translation>Guía del turno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Escribe un nombre</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2. %3</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Amanecer</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Anochecer</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno más</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno menos</translation>
    </message>
    <message>
        <source>Type: M Par</source>
        <extracomment>In a field to type in. M is the first letter of Mina, Par stands for Paris: both in the language of the window.</extracomment>
        <translation>Escribe: M Par</translation>
    </message>
    <message>
        <source>Type what a hunter does</source>
        <translation>Escribe lo que hace un cazador</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>Read about it: %1</source>
        <translation>Leer sobre esto: %1</translation>
    </message>
    <message>
        <source>What the card does: %1</source>
        <translation>Qué hace la carta: %1</translation>
    </message>
</context>
<context>
    <name>demeter::TurnPanel</name>
    <message>
        <source>All of the words</source>
        <comment>of a question that is too long for its place</comment>
        <translation>Todo el texto</translation>
    </message>
</context>
<context>
    <name>demeter::WitnessSheet</name>
    <message>
        <source>QR code: %1</source>
        <translation>Código QR: %1</translation>
    </message>
    <message>
        <source>Codes of this game</source>
        <translation>Códigos de esta partida</translation>
    </message>
    <message>
        <source>The first code comes at the end of the setup.</source>
        <translation>El primer código llega al final de la preparación.</translation>
    </message>
    <message>
        <source>Earlier codes</source>
        <translation>Códigos anteriores</translation>
    </message>
    <message>
        <source>It is being made.</source>
        <comment>a code</comment>
        <translation>Se está calculando.</translation>
    </message>
    <message>
        <source>Photograph this code</source>
        <translation>Fotografía este código</translation>
    </message>
    <message>
        <source>Photograph code %1</source>
        <comment>of that round</comment>
        <translation>Fotografía el código %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <comment>in the list of codes</comment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>The setup</source>
        <comment>in the list of codes</comment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>in the list of codes</comment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Photograph the newest code, or note it. After the game it proves that Dracula changed nothing: the page that he sends you then asks for it.</source>
        <translation>Fotografía el último código, o anótalo. Después de la partida probará que Drácula no ha cambiado nada: te lo pedirá la página que él te envíe.</translation>
    </message>
    <message>
        <source>The game went back behind it. It counts for what came before.</source>
        <comment>a code</comment>
        <translation>La partida volvió más atrás de este código, que sigue valiendo para lo anterior.</translation>
    </message>
</context>
<context>
    <name>demeter::WordsSheet</name>
    <message>
        <source>Without a word the decks stay as they lie.</source>
        <translation>Sin palabra, los mazos se quedan como están.</translation>
    </message>
    <message>
        <source>Shuffle anew</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>Without a word</source>
        <translation>Sin palabra</translation>
    </message>
    <message>
        <source>A word for the cards</source>
        <translation>Una palabra para las cartas</translation>
    </message>
    <message>
        <source>Say any word. Both decks are shuffled anew with it. Until you say it, nobody can know which cards come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Decid cualquier palabra. Con ella se barajan de nuevo los dos mazos. Hasta que la digáis, nadie puede saber qué cartas vienen, ni siquiera quien tiene el secreto de Drácula.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::Conversation</name>
    <message>
        <source>can be chosen.</source>
        <translation>se puede elegir.</translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation>%1: ahora no.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>¿«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Primero un cazador, después un lugar o una acción: por ejemplo, las primeras letras de ambos.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::DraculaScreen</name>
    <message>
        <source>Trail and Catacombs</source>
        <translation>Rastro y Catacumbas</translation>
    </message>
    <message>
        <source>Touch to see trail and Catacombs</source>
        <translation>Toca para ver el rastro y las Catacumbas</translation>
    </message>
    <message>
        <source>An error has been found</source>
        <translation>Se ha descubierto un error</translation>
    </message>
    <message>
        <source>Has Dracula made a mistake?</source>
        <translation>¿Ha cometido Drácula un error?</translation>
    </message>
    <message>
        <source>Dracula suffers the penalty</source>
        <translation>Drácula sufre la penalización</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Corregir a mano</translation>
    </message>
    <message>
        <source>How the table reads the rules</source>
        <translation>Cómo interpreta la mesa las reglas</translation>
    </message>
    <message>
        <source>A change holds from now on, and the table hears of it.</source>
        <translation>Un cambio vale desde ahora, y la mesa se entera.</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n en tu mano</numerusform>
            <numerusform>%n en tu mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Elegir esta carta</translation>
    </message>
    <message>
        <source>A word for the Encounters</source>
        <translation>Una palabra para los Encuentros</translation>
    </message>
    <message>
        <source>Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even whoever has Dracula&apos;s secret.</source>
        <translation>Decid cualquier palabra. Con ella se mezcla de nuevo la reserva. Hasta que la digáis, nadie puede saber qué Encuentros vienen después, ni siquiera quien tiene el secreto de Drácula.</translation>
    </message>
    <message>
        <source>Without a word the reserve stays as it is.</source>
        <translation>Sin una palabra, la reserva se queda como está.</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Mezclar de nuevo</translation>
    </message>
    <message>
        <source>If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Si lo ha cometido, su sangre baja de %1 a %2, y su rastro se despeja hasta la carta de su ubicación, que se revela.</translation>
    </message>
    <message>
        <source>No, he has not</source>
        <translation>No, ninguno</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>La hora</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s</source>
        <translation>Una carta de Drácula</translation>
    </message>
    <message>
        <source>An Encounter</source>
        <translation>Un Encuentro</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Un cazador</translation>
    </message>
    <message>
        <source>Tokens on the board</source>
        <translation>Fichas en el tablero</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Cartas de Evento y aliados</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>¿Qué está mal?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>¿Qué número?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>En realidad es</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta de Ubicación</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>Which Encounter</source>
        <translation>Qué Encuentro</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>mano de Drácula</translation>
    </message>
    <message>
        <source>Which Encounter, and where it lies here</source>
        <translation>Qué Encuentro, y dónde está aquí</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Dónde está en realidad</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>¿Qué cazador?</translation>
    </message>
    <message>
        <source>Where the hunter is</source>
        <translation>Dónde está el cazador</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Mordeduras</translation>
    </message>
    <message>
        <source>Misses the next turn</source>
        <translation>Pierde el próximo turno</translation>
    </message>
    <message>
        <source>Host %1</source>
        <translation>Hostia %1</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Suelo consagrado</translation>
    </message>
    <message>
        <source>Roadblock, from</source>
        <translation>Bloqueo, desde</translation>
    </message>
    <message>
        <source>Roadblock, to</source>
        <translation>Bloqueo, hasta</translation>
    </message>
    <message>
        <source>The Roadblock lies on a railway</source>
        <translation>El Bloqueo está en una vía férrea</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Carta de Evento %1</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Aliado de Drácula</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Aliado de los cazadores</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place</comment>
        <translation>ningún lugar</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>an Encounter</comment>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>an Encounter</comment>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>an Encounter</comment>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an ally</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an Event card</comment>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSession</name>
    <message>
        <source>Dracula is asked when he next opens his screen. It is his to say that he was wrong.</source>
        <translation>Drácula responde cuando vuelva a abrir su pantalla. Le toca a él decir si se equivocó.</translation>
    </message>
    <message>
        <source>If Dracula was, he loses Blood, and his trail is cleared down to the card of his place, which is shown.</source>
        <translation>Si se equivocó, pierde sangre, y su rastro se despeja hasta la carta de su ubicación, que se revela.</translation>
    </message>
    <message>
        <source>Ask Dracula</source>
        <translation>Preguntar a Drácula</translation>
    </message>
    <message>
        <source>Dracula will be asked about the error on his screen.</source>
        <translation>A Drácula se le preguntará por el error en su pantalla.</translation>
    </message>
    <message>
        <source>Dracula has acknowledged no error.</source>
        <translation>Drácula no ha reconocido ningún error.</translation>
    </message>
    <message>
        <source>The table claims an error. Dracula is asked about it.</source>
        <translation>La mesa denuncia un error. Se le pregunta a Drácula.</translation>
    </message>
    <message>
        <source>Not during a combat: claim it after that.</source>
        <translation>Durante un combate, no: denúncialo después.</translation>
    </message>
</context>
<context>
    <name>demeter::fury2e::SecondEditionSetup</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Encounter tokens</source>
        <translation>Fichas de Encuentro</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>See the open questions</source>
        <translation>Ver las cuestiones abiertas</translation>
    </message>
    <message>
        <source>What the cards do comes from one source for most of them. If a card in your hand says otherwise, the card is right: put it right in the program, and the journal keeps why.</source>
        <translation>Lo que hacen las cartas viene, en su mayoría, de una sola fuente. Si una carta en tu mano dice otra cosa, la carta tiene razón: corrígelo en el programa, y el diario guardará el motivo.</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Las reparte el programa</translation>
    </message>
    <message>
        <source>The 45 tokens stay in the box.</source>
        <translation>Las 45 fichas se quedan en la caja.</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Se roban de la caja</translation>
    </message>
    <message>
        <source>Dracula draws real tokens and enters them.</source>
        <translation>Drácula roba fichas de verdad y las introduce.</translation>
    </message>
    <message>
        <source>The tokens come from the box: whoever plays Dracula mixes them by hand.</source>
        <translation>Las fichas salen de la caja: quien juega con Drácula las mezcla a mano.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>De nuevo en cada ronda</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Una vez, al principio</translation>
    </message>
    <message>
        <source>Each line begins with the reading that the program has chosen. Change one if your table plays otherwise.</source>
        <translation>Cada línea empieza con la interpretación que ha elegido el programa. Cambiad una si vuestra mesa juega de otra manera.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretaciones cambiadas a mano: %1</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>mixing</comment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>The rules are those of the second edition, as an Italian summary by players and other public sources have them. Where they say nothing, the program has chosen a reading; your table can choose another one.</source>
        <translation>Las reglas son las de la segunda edición, según un resumen de jugadores italianos y otras fuentes públicas. Donde no dicen nada, el programa ha elegido una interpretación; vuestra mesa puede elegir otra.</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the tokens to come. Phones give shares by themselves.</source>
        <translation>Decís una palabra antes de que Drácula robe: hasta entonces nadie puede conocer las fichas que vienen. Los móviles dan sus partes solos.</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Con una palabra o con los móviles.</translation>
    </message>
    <message>
        <source>You say a word before the first token is dealt.</source>
        <translation>Decís una palabra antes de que se reparta la primera ficha.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Con una palabra dicha en la mesa.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The program&apos;s map</source>
        <translation>El mapa del programa</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatBoard</name>
    <message>
        <source>damage %1 of %2</source>
        <translation>daño: %1 de %2</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Drácula</translation>
    </message>
    <message>
        <source>no escapes</source>
        <translation>sin huidas</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, boca abajo</translation>
    </message>
    <message>
        <source>bites %1</source>
        <translation>mordeduras: %1</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>hipnosis</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>sin carta</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, cancelada</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>cazador enfrentado</translation>
    </message>
    <message>
        <source>Played in this combat</source>
        <translation>Jugadas en este combate</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CombatSteps</name>
    <message>
        <source>Combat round %1 of %2, step %3 of 8: %4</source>
        <translation>Ronda de combate %1 de %2, paso %3 de 8. %4</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Combat round %1 of %2</source>
        <translation>Ronda de combate %1 de %2</translation>
    </message>
    <message>
        <source>Night: the parts for the night count too.</source>
        <translation>Es de noche: cuentan también los efectos «de noche».</translation>
    </message>
    <message>
        <source>By day: the parts for the night do not count.</source>
        <translation>Es de día: los efectos «de noche» no cuentan.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::Conversation</name>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Elígelo otra vez para hacerlo.</translation>
    </message>
    <message>
        <source>“%1”?</source>
        <translation>¿«%1»?</translation>
    </message>
    <message>
        <source>First a hunter, then a place or an action: for example the first letters of both.</source>
        <translation>Primero un cazador, después un lugar o una acción: por ejemplo, las primeras letras de ambos.</translation>
    </message>
    <message>
        <source>can be chosen.</source>
        <translation>se puede elegir.</translation>
    </message>
    <message>
        <source>%1: not now.</source>
        <translation>%1: ahora no.</translation>
    </message>
    <message>
        <source>Lair %1</source>
        <translation>Guarida %1</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Se rehace «%1».</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Se deshace «%1».</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::CountsSheet</name>
    <message>
        <source>Combat cards in Dracula&apos;s hand as a combat begins</source>
        <translation>Cartas de Combate en la mano de Drácula al empezar un combate</translation>
    </message>
    <message>
        <source>Dracula&apos;s life</source>
        <translation>Vida de Drácula</translation>
    </message>
    <message>
        <source>Life of %1</source>
        <translation>%1: vida</translation>
    </message>
    <message>
        <source>Bite spaces of %1</source>
        <translation>%1: espacios de mordedura</translation>
    </message>
    <message>
        <source>Counts of the cards</source>
        <translation>Recuento de cartas</translation>
    </message>
    <message>
        <source>No source gives these numbers for certain. Count your box once and put them right. A card that is drawn more often than counted here is accepted, with a warning.</source>
        <translation>Ninguna fuente da estos números con certeza. Cuenta una vez las cartas de tu caja y corrígelos. Una carta que se robe más veces de las contadas aquí se acepta, con un aviso.</translation>
    </message>
    <message>
        <source>Back to the numbers of the program</source>
        <translation>Volver a los números del programa</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Cartas de Encuentro</translation>
    </message>
    <message>
        <source>Dracula&apos;s Event cards</source>
        <translation>Cartas de Evento de Drácula</translation>
    </message>
    <message>
        <source>Dracula&apos;s Combat cards</source>
        <translation>Cartas de Combate de Drácula</translation>
    </message>
    <message>
        <source>Sheets and hands</source>
        <translation>Hojas de personaje y manos</translation>
    </message>
    <message>
        <source>%1, not verified</source>
        <translation>%1, sin verificar</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>So few cards are not enough for a game.</source>
        <translation>Con tan pocas cartas no se puede jugar.</translation>
    </message>
    <message>
        <source>In all: %1, as the box should hold.</source>
        <translation>En total: %1, lo que debería haber en la caja.</translation>
    </message>
    <message>
        <source>In all: %1. The box should hold %2.</source>
        <translation>En total: %1. En la caja debería haber %2.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::DraculaScreen</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Rastro y guaridas</translation>
    </message>
    <message>
        <source>Touch to see trail and lairs</source>
        <translation>Toca para ver el rastro y las guaridas</translation>
    </message>
    <message numerus="yes">
        <source>%n in your hand</source>
        <translation>
            <numerusform>%n en tu mano</numerusform>
            <numerusform>%n en tu mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Elegir esta carta</translation>
    </message>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Anotar lo ocurrido en la mesa</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Corregir a mano</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::HunterCardsPanel</name>
    <message>
        <source>The hunters play a card</source>
        <translation>Los cazadores juegan una carta</translation>
    </message>
    <message>
        <source>Choose the card, or type its name in any of the languages.</source>
        <translation>Elige la carta o escribe su nombre en cualquiera de los idiomas.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Buscar una carta</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Ninguna carta tiene estas palabras.</translation>
    </message>
    <message>
        <source>They ask Dracula</source>
        <translation>Preguntan a Drácula</translation>
    </message>
    <message>
        <source>They change something</source>
        <translation>Cambian algo</translation>
    </message>
    <message>
        <source>Only announced</source>
        <translation>Solo se anuncian</translation>
    </message>
    <message>
        <source>Dracula answers this card. Enter it on his screen.</source>
        <translation>Drácula responde a esta carta. Introdúcela en su pantalla.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::NewGameScreen</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Cartas de Encuentro</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The printed editions differ in details. Which one lies on the table?</source>
        <translation>Las ediciones impresas difieren en detalles. ¿Cuál está en la mesa?</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recomendado</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Ver las interpretaciones que difieren</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Las reparte el programa</translation>
    </message>
    <message>
        <source>Drawn from the box</source>
        <translation>Se roban de la caja</translation>
    </message>
    <message>
        <source>Dracula draws real cards and enters them.</source>
        <translation>Drácula roba cartas de verdad y las anota.</translation>
    </message>
    <message>
        <source>Counts of the cards</source>
        <translation>Recuento de cartas</translation>
    </message>
    <message>
        <source>The cards come from the box: whoever plays Dracula shuffles them by hand.</source>
        <translation>Las cartas vienen de la caja: quien juega con Drácula las baraja a mano.</translation>
    </message>
    <message>
        <source>Anew in every round</source>
        <translation>De nuevo en cada ronda</translation>
    </message>
    <message>
        <source>You say a word before Dracula draws: until then nobody can know the cards to come. Phones give shares by themselves.</source>
        <translation>Decís una palabra antes de que Drácula robe: hasta entonces nadie puede conocer las cartas que vienen. Los móviles dan sus partes solos.</translation>
    </message>
    <message>
        <source>Once, at the start</source>
        <translation>Una vez, al principio</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Tercera edición</translation>
    </message>
    <message>
        <source>Map of the second</source>
        <translation>Mapa de la segunda</translation>
    </message>
    <message>
        <source>Only the map is another one. The rules and cards stay those of the third edition.</source>
        <translation>Solo cambia el mapa. Las reglas y las cartas siguen siendo las de la tercera edición.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>interpretaciones cambiadas a mano: %1</translation>
    </message>
    <message>
        <source>counts changed by hand: %1</source>
        <translation>recuentos cambiados a mano: %1</translation>
    </message>
    <message>
        <source>The %1 cards stay in the box.</source>
        <translation>Las %1 cartas se quedan en la caja.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>shuffling</comment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>By a word, or by phones.</source>
        <translation>Con una palabra o con los móviles.</translation>
    </message>
    <message>
        <source>The rules stay those of the third edition.</source>
        <translation>Las reglas siguen siendo las de la tercera edición.</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>cambiados a mano: %1</translation>
    </message>
    <message>
        <source>not verified; count your box once</source>
        <translation>sin verificar; cuenta tu caja una vez</translation>
    </message>
    <message>
        <source>You say a word before the first card is dealt.</source>
        <translation>Decís una palabra antes de que se reparta la primera carta.</translation>
    </message>
    <message>
        <source>By a word said at the table.</source>
        <translation>Con una palabra dicha en la mesa.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::PutRightPanel</name>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Día y momento</translation>
    </message>
    <message>
        <source>A slot or lair</source>
        <translation>Una casilla o guarida</translation>
    </message>
    <message>
        <source>An Encounter card</source>
        <translation>Una carta de Encuentro</translation>
    </message>
    <message>
        <source>What Hide is tied to</source>
        <translation>A qué se asocia «Ocultarse»</translation>
    </message>
    <message>
        <source>A hunter</source>
        <translation>Un cazador</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Una ficha</translation>
    </message>
    <message>
        <source>Event cards and allies</source>
        <translation>Cartas de Evento y aliados</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>¿Qué está mal?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>¿Qué número?</translation>
    </message>
    <message>
        <source>In truth it is</source>
        <translation>En realidad es</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Nothing of what happens at dawn or dusk is made up for: put that right too.</source>
        <translation>Lo que pasa al amanecer o al anochecer no se aplica después: corrígelo también.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta de Ubicación</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>With no card at all it is emptied, and its Encounter cards are discarded.</source>
        <translation>Sin ninguna carta queda vacía, y sus cartas de Encuentro se descartan.</translation>
    </message>
    <message>
        <source>Encounter deck</source>
        <translation>mazo de Encuentros</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand</source>
        <translation>mano de Drácula</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pila de descartes</translation>
    </message>
    <message>
        <source>before Dracula</source>
        <translation>ante Drácula</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Qué carta</translation>
    </message>
    <message>
        <source>Which card, and where it lies here</source>
        <translation>Qué carta, y dónde está en el programa</translation>
    </message>
    <message>
        <source>Where it lies in truth</source>
        <translation>Dónde está en realidad</translation>
    </message>
    <message>
        <source>Damage on the vampire</source>
        <translation>Daño del vampiro</translation>
    </message>
    <message>
        <source>Hide does not lie on the trail, so it is tied to nothing.</source>
        <translation>«Ocultarse» no está en el rastro, así que no está asociada a nada.</translation>
    </message>
    <message>
        <source>Hide is tied to</source>
        <translation>«Ocultarse» está asociada a</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Defeated, to the hospital: %1</source>
        <translation>Derrota, al hospital: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Hospital: %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Mordeduras</translation>
    </message>
    <message>
        <source>Which hunter?</source>
        <translation>¿Qué cazador?</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Which token?</source>
        <translation>¿Qué ficha?</translation>
    </message>
    <message>
        <source>None lies on the board here.</source>
        <translation>En el programa no hay ninguna en el tablero.</translation>
    </message>
    <message>
        <source>Here they lie: %1.</source>
        <translation>En el programa están en: %1.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zona de mar</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>How many lie there in truth</source>
        <translation>Cuántas hay en realidad</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Road or railway</source>
        <translation>Carretera o ferrocarril</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Aliado de Drácula</translation>
    </message>
    <message>
        <source>The hunters&apos; ally</source>
        <translation>Aliado de los cazadores</translation>
    </message>
    <message>
        <source>Event card %1</source>
        <translation>Carta de Evento %1</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::TableEntryPanel</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The table sees where Dracula is: %1.</source>
        <translation>La mesa ve dónde está Drácula: %1.</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail.</source>
        <translation>Todos los demás escondites dejan el rastro.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, then he has %2 of %3.</source>
        <translation>Drácula sufre %1 de daño y queda con %2 de %3.</translation>
    </message>
    <message>
        <source>Dracula suffers %1 damage, and the hunters win.</source>
        <translation>Drácula sufre %1 de daño y los cazadores ganan.</translation>
    </message>
    <message>
        <source>The table will hear: %1</source>
        <translation>La mesa oirá esto. %1</translation>
    </message>
    <message>
        <source>This is entered: %1.</source>
        <extracomment>%1 is the name of an action, such as `As it happened: Play: Lisbon`.</extracomment>
        <translation>Se anota «%1».</translation>
    </message>
    <message>
        <source>What happens on the real table and the program cannot see is entered here, at any time. Every entry is a line of the journal and can be taken back.</source>
        <translation>Lo que pasa en la mesa y el programa no puede ver se anota aquí, en cualquier momento. Cada anotación es una línea del diario y se puede deshacer.</translation>
    </message>
    <message>
        <source>Choose the place to which a hunter has moved.</source>
        <translation>Elige el lugar al que se ha movido un cazador.</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1: ubicación</translation>
    </message>
    <message>
        <source>Hospital: %1</source>
        <translation>Hospital: %1</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>Enter where the hunters are</source>
        <translation>Anotar dónde están los cazadores</translation>
    </message>
    <message>
        <source>So far they are where the program has them.</source>
        <translation>Por ahora están donde los tiene el programa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it off the board?</source>
        <translation>¿Retirarla del tablero?</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>No, se queda</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Retirarla del tablero</translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation>retirarla del tablero</translation>
    </message>
    <message>
        <source>Kind of token</source>
        <translation>Tipo de ficha</translation>
    </message>
    <message>
        <source>City of the token</source>
        <translation>Ciudad de la ficha</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Colocar la ficha</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation>Fichas de Desesperación</translation>
    </message>
    <message>
        <source>Enter the numbers</source>
        <translation>Anotar los números</translation>
    </message>
    <message>
        <source>So far these are the numbers that the program has.</source>
        <translation>Por ahora son los números que tiene el programa.</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Los cazadores denuncian un error</translation>
    </message>
    <message>
        <source>The whole record is checked. The table hears whether there was an error, in which round, and against which rule.</source>
        <translation>Se comprueba todo el registro. La mesa oye si hubo un error, en qué ronda y contra qué regla.</translation>
    </message>
    <message>
        <source>If there was one, the penalty follows at once.</source>
        <translation>Si lo hubo, la penalización llega enseguida.</translation>
    </message>
    <message>
        <source>Check the record?</source>
        <translation>¿Comprobar el registro?</translation>
    </message>
    <message>
        <source>No, check nothing</source>
        <translation>No, no comprobar nada</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Comprobar el registro</translation>
    </message>
    <message>
        <source>the record is checked; yes or no, the round and the rule are told</source>
        <translation>se comprueba el registro; se dice sí o no, la ronda y la regla</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Sufrir la penalización por un error</translation>
    </message>
    <message>
        <source>Suffer the penalty?</source>
        <translation>¿Sufrir la penalización?</translation>
    </message>
    <message>
        <source>No, nothing is shown</source>
        <translation>No, no se muestra nada</translation>
    </message>
    <message>
        <source>Suffer the penalty</source>
        <translation>Sufrir la penalización</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>revela el lugar, despeja el rastro y sufre 5 de daño</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Para un paso de Drácula que las reglas prohíben pero que ya no se puede deshacer en la mesa. Se anota tal como pasó; los pasos válidos se anotan en la guía del turno.</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Carta jugada</translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation>Guarida creada</translation>
    </message>
    <message>
        <source>Encounter placed</source>
        <translation>Encuentro colocado</translation>
    </message>
    <message>
        <source>Rumor placed</source>
        <translation>Rumor colocado</translation>
    </message>
    <message>
        <source>Phase ended</source>
        <translation>Fase terminada</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Location card</source>
        <translation>Carta de Ubicación</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Carta de Poder</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Lair cleared for it</source>
        <translation>Guarida despejada para ella</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Carta de Encuentro</translation>
    </message>
    <message>
        <source>Nobody noticed</source>
        <translation>Nadie lo notó</translation>
    </message>
    <message>
        <source>The table noticed: penalty</source>
        <translation>La mesa lo notó: penalización</translation>
    </message>
    <message>
        <source>Was it noticed?</source>
        <translation>¿Se notó?</translation>
    </message>
    <message>
        <source>Enter what happened</source>
        <translation>Anotar lo ocurrido</translation>
    </message>
    <message>
        <source>Suffer the penalty for this?</source>
        <translation>¿Sufrir la penalización por esto?</translation>
    </message>
    <message>
        <source>No, enter nothing</source>
        <translation>No, no anotar nada</translation>
    </message>
    <message>
        <source>Enter it with the penalty</source>
        <translation>Anotarlo con la penalización</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>Desde ahora la partida se comprueba con lo que anotes aquí, y también cualquier denuncia sobre lo anterior.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Interpretación</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Interpretarla así</translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation>Una carretera, un borde de mar o un ancla de tu tablero impreso</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Put the board right</source>
        <translation>Corregir el tablero</translation>
    </message>
    <message>
        <source>A Location card on the trail that was entered wrongly</source>
        <translation>Una carta de Ubicación del rastro mal anotada</translation>
    </message>
    <message>
        <source>Slot %1: %2</source>
        <translation>Casilla %1: %2</translation>
    </message>
    <message>
        <source>What it is in truth</source>
        <translation>Lo que es en realidad</translation>
    </message>
    <message>
        <source>Put the card right</source>
        <translation>Corregir la carta</translation>
    </message>
    <message>
        <source>The program has: %1. It will have: %2.</source>
        <translation>El programa tiene: %1. Tendrá: %2.</translation>
    </message>
    <message>
        <source>Where the hunters are</source>
        <translation>Dónde están los cazadores</translation>
    </message>
    <message>
        <source>A token in a city</source>
        <translation>Una ficha en una ciudad</translation>
    </message>
    <message>
        <source>Week and Despair</source>
        <translation>Semana y Desesperación</translation>
    </message>
    <message>
        <source>An error of Dracula&apos;s</source>
        <translation>Un error de Drácula</translation>
    </message>
    <message>
        <source>A step that was illegal</source>
        <translation>Un paso que no era válido</translation>
    </message>
    <message>
        <source>How a rule is read</source>
        <translation>Cómo se interpreta una regla</translation>
    </message>
    <message>
        <source>A road of your board</source>
        <translation>Una carretera de tu tablero</translation>
    </message>
    <message>
        <source>A Location card on the trail</source>
        <translation>Una carta de Ubicación del rastro</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>¿De qué se trata?</translation>
    </message>
    <message>
        <source>All other hideouts leave the trail, and Encounter cards at Dracula&apos;s place are discarded too.</source>
        <translation>Los demás escondites salen del rastro, y también se descartan las cartas de Encuentro donde está Drácula.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEdition</name>
    <message>
        <source>Third edition</source>
        <translation>Tercera edición</translation>
    </message>
    <message>
        <source>Rumors, lairs and a week of days. The fourth edition has the same rules.</source>
        <translation>Rumores, guaridas y una semana de días. La cuarta edición tiene las mismas reglas.</translation>
    </message>
</context>
<context>
    <name>demeter::fury3e::ThirdEditionSession</name>
    <message>
        <source>The program checks the whole record. You hear whether there was an error, in which round, and against which rule.</source>
        <translation>El programa comprueba todo el registro. Os dice si hubo un error, en qué ronda y contra qué regla.</translation>
    </message>
    <message>
        <source>If there was one, Dracula shows where he is, his trail is cleared, and he suffers 5 damage.</source>
        <translation>Si lo hubo, Drácula muestra dónde está, su rastro se despeja y sufre 5 de daño.</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Comprobar el registro</translation>
    </message>
</context>
</TS>
