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
        <translation>sin fallos: ubicaciones, %1; carreteras, %2; bordes de mar, %3; puertos, %4; ferrocarriles, %5; hospitales, %6</translation>
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
        <translation>Ubicaciones: %1; un tablero puede tener %2 como máximo.</translation>
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
        <translation>Uso: demeter-cli ORDEN ARGUMENTOS

Órdenes:
  moves POSICIÓN              toda elección válida del paso de movimiento de Drácula
  perft POSICIÓN PROFUNDIDAD  cuántas secuencias de pasos de movimiento hay
  play GUION                  juega una partida a partir de un guion
  replay PARTIDA              lee una partida grabada y la muestra
  board check ARCHIVO         comprueba un archivo de tablero

demeter-cli ORDEN --help explica más sobre una orden.

Estado de salida: 0 hecho, 1 algo rechazado o un fallo hallado, 2 entrada inservible.</translation>
    </message>
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
        <source>Usage: demeter-cli moves POSITION

Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.
POSITION is a file with a position (demeter-position/1), or - for standard input.
Nothing printed means that there is no legal choice.

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli moves POSICIÓN

Muestra toda elección válida del paso de movimiento, una por línea, por orden de bytes: SLIDE;PLAY.
POSICIÓN es un archivo con una posición (demeter-position/1), o - para la entrada estándar.
Si no se muestra nada, no hay ninguna elección válida.

Estado de salida: 0 hecho, 2 entrada inservible.</translation>
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
        <source>Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]

Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.
POSITION is a file with a position (demeter-position/1), or - for standard input.

  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes
  --time     print positions per second on standard error

Exit status: 0 done, 2 unusable input.</source>
        <translation>Uso: demeter-cli perft POSICIÓN PROFUNDIDAD [--divide] [--time]

Muestra cuántas secuencias de PROFUNDIDAD pasos de movimiento (de 0 a 16) hay desde una posición.
POSICIÓN es un archivo con una posición (demeter-position/1), o - para la entrada estándar.

  --divide   antes, muestra CHOICE COUNT para cada elección del primer paso, por orden de bytes
  --time     muestra posiciones por segundo en la salida de errores

Estado de salida: 0 hecho, 2 entrada inservible.</translation>
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
        <translation>Uso: demeter-cli play GUION [OPCIONES]

Juega las acciones de GUION, un archivo de JSON Lines, o - para la entrada estándar. A cada una se responde &quot;ok&quot;
o &quot;refused REGLA FRASE&quot;; una acción rechazada no cambia nada, y el guion sigue.
La primera línea puede ser {&quot;position&quot;:{...}} o {&quot;new-game&quot;:{...}}; cualquier línea puede ser {&quot;undo&quot;:true},
{&quot;redo&quot;:true} o {&quot;go-to&quot;:NÚMERO}.

  --state               muestra el estado tras la última línea
  --lang CÓDIGO         idioma de las frases: en, es, pl, ru, it
  --board ID            tablero de una partida nueva: fury-3e, fury-2e o una ruta acabada en .json
  --handling MODO       dealt o drawn-from-box
  --printing CUÁL       reglamento: recommended, es, pl, ru
  --seed HEX            64 cifras hexadecimales de las que sale toda mezcla de cartas
  --record ARCHIVO      guarda la partida en un archivo nuevo; &quot;ok&quot; significa entonces que está en el disco

Estado de salida: 0 hecho, 1 se rechazó una línea, 2 entrada inservible.</translation>
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
        <translation>No hay ningún momento %1: acciones en la partida: %2.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;.</source>
        <translation>No hay ningún idioma «%1».</translation>
    </message>
    <message>
        <source>Usage: demeter-cli replay GAME [--state] [--lang CODE]

Reads a recorded game without changing it, checks its chain and every step, and lists what happened:
line of the file, round and name, with tabs between them. Then come what is wrong with the file,
if anything, and the head of the chain.

  --state       print the state at the end
  --lang CODE   language of the names: en, es, pl, ru, it

Exit status: 0 done, 1 the record is damaged, 2 it is unusable.</source>
        <translation>Uso: demeter-cli replay PARTIDA [--state] [--lang CÓDIGO]

Lee una partida grabada sin cambiarla, comprueba su cadena y cada paso, y muestra lo que pasó:
línea del archivo, ronda y nombre, separados por tabuladores. Después viene lo que esté mal en el archivo,
si hay algo, y la cabeza de la cadena.

  --state         muestra el estado al final
  --lang CÓDIGO   idioma de los nombres: en, es, pl, ru, it

Estado de salida: 0 hecho, 1 el registro está dañado, 2 es inservible.</translation>
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
        <translation>Hay demasiados objetos y listas anidados; niveles permitidos: %1.</translation>
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
        <translation>«%1» no es una lectura de «%2»; ¿tal vez «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a reading of &quot;%2&quot;.</source>
        <translation>«%1» no es una lectura de «%2».</translation>
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
        <translation>Fichas de Rumor en total: %1, pero en la caja solo hay %2.</translation>
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
        <translation>Tipos de carta de Encuentro: %1; se admiten de 1 a %2.</translation>
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
        <translation>El sistema no lo permite: conviene mirar quién puede escribir en el archivo y en su carpeta.</translation>
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
        <translation>Otro programa ha cambiado el archivo: debería tener %1 bytes, pero tiene %2. Hay que abrir la partida de nuevo.</translation>
    </message>
    <message>
        <source>The system reports an error: %1</source>
        <translation>El sistema informa de un error: %1</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
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
        <translation>La alegación de esta línea da otro resultado que la partida.</translation>
    </message>
    <message>
        <source>This line goes to action %1, which is not possible; there are %2.</source>
        <translation>Esta línea va a la acción %1, que no es posible; hay %2.</translation>
    </message>
    <message>
        <source>This line should go over &quot;%1&quot;, but says &quot;%2&quot;.</source>
        <translation>Esta línea debería pasar por «%1», pero dice «%2».</translation>
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
        <extracomment>The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.</extracomment>
        <translation>%1, no.</translation>
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
        <source>Encounter cards have to be drawn first; still missing: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Antes hay que robar cartas de Encuentro; faltan: %1.</translation>
    </message>
    <message>
        <source>No Encounter card can be drawn now: the hand is full, or no card is left.</source>
        <translation>Ahora no se puede robar ninguna carta de Encuentro: la mano está completa o no quedan cartas.</translation>
    </message>
    <message>
        <source>%1: Dracula&apos;s start can&apos;t be a sea zone.</source>
        <extracomment>%1 is a sea zone.</extracomment>
        <translation>%1: el inicio de Drácula no puede ser una zona de mar.</translation>
    </message>
    <message>
        <source>%1: it can never be Dracula&apos;s start.</source>
        <extracomment>%1 is Castle Dracula.</extracomment>
        <translation>%1: nunca puede ser el inicio de Drácula.</translation>
    </message>
    <message>
        <source>%1: a hunter stands there (%2), so it can&apos;t be Dracula&apos;s start.</source>
        <extracomment>%1 is a city, %2 a hunter.</extracomment>
        <translation>%1: allí hay un cazador (%2), así que no puede ser el inicio de Drácula.</translation>
    </message>
    <message>
        <source>%1: hunters start in cities, and this is none (%2).</source>
        <extracomment>%1 is a location, %2 a hunter.</extracomment>
        <translation>%1: los cazadores empiezan en ciudades, y esto no lo es (%2).</translation>
    </message>
    <message>
        <source>%1: two hunters can&apos;t share a starting city at this table (%2, %3).</source>
        <extracomment>%1 is a city, %2 and %3 are hunters.</extracomment>
        <translation>%1: en esta mesa dos cazadores no pueden compartir ciudad inicial (%2, %3).</translation>
    </message>
    <message>
        <source>%1: it has no Location card, so Dracula can&apos;t go there.</source>
        <translation>%1: no tiene carta de Ubicación, así que Drácula no puede ir allí.</translation>
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
        <extracomment>%1 is a sea zone, %2 a port.</extracomment>
        <translation>%1 → %2: el puerto no tiene ancla en esta zona de mar.</translation>
    </message>
    <message>
        <source>%1 → %2: the city has no anchor in this sea zone.</source>
        <extracomment>%1 is a city, %2 a sea zone.</extracomment>
        <translation>%1 → %2: la ciudad no tiene ancla en esta zona de mar.</translation>
    </message>
    <message>
        <source>%1 → %2: these sea zones have no common border.</source>
        <translation>%1 → %2: estas zonas de mar no comparten borde.</translation>
    </message>
    <message>
        <source>%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: la ciudad no es puerto, y desde una zona de mar solo se llega a puertos y a otras zonas de mar.</translation>
    </message>
    <message>
        <source>%1: Dracula is there already, and he can&apos;t simply stay.</source>
        <translation>%1: Drácula ya está ahí, y no puede quedarse sin más.</translation>
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
        <translation>%1: allí hay una ficha de Suelo consagrado o de Hostia consagrada, así que Drácula no puede entrar.</translation>
    </message>
    <message>
        <source>%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.</source>
        <translation>%1 → %2: hay una ficha de Bloqueo en la carretera, y en esta mesa también detiene a Drácula.</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played at sea (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a sea zone.</extracomment>
        <translation>%1: no se puede jugar en el mar (ubicación actual: %2).</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).</source>
        <extracomment>%1 is a Power card, %2 a city.</extracomment>
        <translation>%1: no se puede jugar donde hay una ficha de Suelo consagrado o de Hostia consagrada (ubicación actual: %2).</translation>
    </message>
    <message>
        <source>%1 → %2: it is more than two roads away.</source>
        <translation>%1 → %2: está a más de dos carreteras de distancia.</translation>
    </message>
    <message>
        <source>%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.</source>
        <extracomment>%1 is a sea zone, %2 a city.</extracomment>
        <translation>%1 → %2: desde una zona de mar, «Forma de lobo» solo llega a un puerto adyacente o a una ciudad a una carretera de él.</translation>
    </message>
    <message>
        <source>%1: Wolf Form always leads to a city.</source>
        <translation>%1: «Forma de lobo» siempre lleva a una ciudad.</translation>
    </message>
    <message>
        <source>%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.</source>
        <translation>%1 → %2: todo camino lo bastante corto pasa por una ciudad con una ficha de Suelo consagrado o de Hostia consagrada.</translation>
    </message>
    <message>
        <source>%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can&apos;t leave such a city.</source>
        <translation>%1: allí hay una ficha de Suelo consagrado o de Hostia consagrada, y en esta mesa «Forma de lobo» no puede salir de una ciudad así.</translation>
    </message>
    <message>
        <source>%1 + %2: at this table a lair can&apos;t be entered with this Power card.</source>
        <extracomment>%1 is a Power card, %2 a location.</extracomment>
        <translation>%1 + %2: en esta mesa no se puede entrar en una guarida con esta carta de Poder.</translation>
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
        <translation>Un escondite sale de la casilla 6: antes hay que desarrollarlo o convertirlo en guarida.</translation>
    </message>
    <message>
        <source>%1: a Power card can&apos;t become a lair; mature it.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>%1: una carta de Poder no puede convertirse en guarida; hay que desarrollarla.</translation>
    </message>
    <message>
        <source>%1: a sea zone can&apos;t become a lair; mature it.</source>
        <translation>%1: una zona de mar no puede convertirse en guarida; hay que desarrollarla.</translation>
    </message>
    <message>
        <source>All three lair spaces are taken: clear one of the lairs, or mature the hideout.</source>
        <translation>Los tres espacios de guarida están ocupados: hay que despejar una guarida o desarrollar el escondite.</translation>
    </message>
    <message>
        <source>%1: there is no lair there.</source>
        <translation>%1: allí no hay ninguna guarida.</translation>
    </message>
    <message>
        <source>%1: there is room for the new lair, so no lair can be cleared for it.</source>
        <translation>%1: hay sitio para la nueva guarida, así que no se puede despejar ninguna para ella.</translation>
    </message>
    <message>
        <source>A new lair takes an Encounter card from the hand: choose one.</source>
        <translation>Una guarida nueva lleva una carta de Encuentro de la mano: hay que elegir una.</translation>
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
        <source>There is a legal card to play, so no penalty is due.</source>
        <translation>Hay una carta válida que jugar, así que no corresponde ninguna penalización.</translation>
    </message>
    <message>
        <source>This step is legal: enter it in the usual way.</source>
        <translation>Este paso es válido: se anota del modo habitual.</translation>
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
        <source>It is so already; nothing changes.</source>
        <translation>Ya es así; no cambia nada.</translation>
    </message>
    <message>
        <source>%1: the number has to be from %2 to %3.</source>
        <extracomment>All three are numbers.</extracomment>
        <translation>%1: el número tiene que ser de %2 a %3.</translation>
    </message>
    <message>
        <source>%1: there is no hospital there.</source>
        <translation>%1: allí no hay ningún hospital.</translation>
    </message>
    <message>
        <source>The game is open for reading only, so nothing can be added.</source>
        <translation>La partida está abierta solo para leer, así que no se puede añadir nada.</translation>
    </message>
    <message>
        <source>Careful: this defeats Dracula, and the hunters win (damage after it: %1).</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Cuidado: esto derrota a Drácula, y los cazadores ganan (daño resultante: %1).</translation>
    </message>
    <message>
        <source>%1: more copies have been drawn than the box should hold (%2). Check the card.</source>
        <extracomment>%1 is an Encounter card, %2 a number.</extracomment>
        <translation>%1: se han robado más copias de las que debería haber en la caja (%2). Conviene comprobar la carta.</translation>
    </message>
    <message>
        <source>With three Despair tokens the influence will tell the hunters whether this is a city or Hide.</source>
        <translation>Con tres fichas de Desesperación, la influencia dirá a los cazadores si esto es una ciudad u «Ocultarse».</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Se revela: %1.</translation>
    </message>
    <message>
        <source>Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Drácula sufre daño: %1.</translation>
    </message>
    <message>
        <source>Dracula recovers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Drácula recupera daño: %1.</translation>
    </message>
    <message>
        <source>Influence: %1.</source>
        <extracomment>%1 is a number with its sign.</extracomment>
        <translation>Influencia: %1.</translation>
    </message>
    <message>
        <source>The hideout that left slot 6 is matured.</source>
        <translation>El escondite que ha salido de la casilla 6 se desarrolla.</translation>
    </message>
    <message>
        <source>Matured effect: %1.</source>
        <extracomment>%1 is an Encounter card.</extracomment>
        <translation>Efecto desarrollado: %1.</translation>
    </message>
    <message>
        <source>The hideouts in slots 4, 5 and 6 are cleared.</source>
        <translation>Se despejan los escondites de las casillas 4, 5 y 6.</translation>
    </message>
    <message>
        <source>Lair space %1: a new lair.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Espacio de guarida %1: guarida nueva.</translation>
    </message>
    <message>
        <source>Lair space %1: the lair is cleared.</source>
        <extracomment>%1 is the letter of a lair space.</extracomment>
        <translation>Espacio de guarida %1: la guarida se despeja.</translation>
    </message>
    <message>
        <source>Dracula plays: %1.</source>
        <extracomment>%1 is a Power card.</extracomment>
        <translation>Drácula juega: %1.</translation>
    </message>
    <message>
        <source>Slot %1: a Rumor token is placed.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Casilla %1: se coloca una ficha de Rumor.</translation>
    </message>
    <message>
        <source>The record was checked: no error was found.</source>
        <translation>Se ha comprobado el registro: no hay ningún error.</translation>
    </message>
    <message>
        <source>The record was checked: there was an error in round %1. See %2.</source>
        <extracomment>%1 is a number, %2 a headword of the printed rulebook.</extracomment>
        <translation>Se ha comprobado el registro: hubo un error en la ronda %1. Véase «%2».</translation>
    </message>
    <message>
        <source>Penalty: Dracula reveals his current location: %1.</source>
        <extracomment>%1 is a location.</extracomment>
        <translation>Penalización: Drácula revela su ubicación actual: %1.</translation>
    </message>
    <message>
        <source>Penalty: all hideouts on the trail are cleared.</source>
        <translation>Penalización: se despejan todos los escondites del rastro.</translation>
    </message>
    <message>
        <source>Penalty: Dracula suffers damage: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Penalización: Drácula sufre daño: %1.</translation>
    </message>
    <message>
        <source>Dracula wins the game.</source>
        <translation>Drácula gana la partida.</translation>
    </message>
    <message>
        <source>The hunters win the game.</source>
        <translation>Los cazadores ganan la partida.</translation>
    </message>
    <message>
        <source>The hunters&apos; starting cities</source>
        <extracomment>Names of actions, short, for the lists of undo and redo.</extracomment>
        <translation>Ubicaciones iniciales de los cazadores</translation>
    </message>
    <message>
        <source>Dracula&apos;s start: %1</source>
        <translation>Inicio de Drácula: %1</translation>
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
        <source>Play: %1</source>
        <translation>Jugar: %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
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
        <translation>Error, con penalización: %1</translation>
    </message>
    <message>
        <source>As it happened: %1</source>
        <translation>Tal como pasó: %1</translation>
    </message>
    <message>
        <source>An error is claimed</source>
        <translation>Se alega un error</translation>
    </message>
    <message>
        <source>Put right: %1: %2</source>
        <comment>how the table reads a rule: name, reading</comment>
        <translation>Corregir: %1: %2</translation>
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
        <translation>al elegir una ciudad</translation>
    </message>
    <message>
        <source>placing a city or Hide</source>
        <translation>al colocar una ciudad u «Ocultarse»</translation>
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
        <translation>Si durante la preparación se pueden colocar dos o más cazadores en una misma ciudad.</translation>
    </message>
    <message>
        <source>Where the Rumor token goes when its hideout is matured; the printed books differ.</source>
        <translation>Adónde va la ficha de Rumor cuando se desarrolla su escondite; los reglamentos impresos difieren.</translation>
    </message>
    <message>
        <source>Whether Misdirect may be put where Dracula&apos;s current location lies; only some printed books forbid it.</source>
        <translation>Si «Engaño» se puede colocar donde está la ubicación actual de Drácula; solo algunos reglamentos impresos lo prohíben.</translation>
    </message>
    <message>
        <source>With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.</source>
        <translation>Con tres fichas de Desesperación la influencia sube 3: al elegir una ciudad, o tras colocar una ciudad u «Ocultarse».</translation>
    </message>
    <message>
        <source>Whether a Roadblock token closes its road to Dracula as it does to the hunters.</source>
        <translation>Si una ficha de Bloqueo cierra su carretera a Drácula igual que a los cazadores.</translation>
    </message>
    <message>
        <source>Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.</source>
        <translation>Si «Forma de lobo» puede empezar donde hay una ficha de Suelo consagrado o de Hostia consagrada.</translation>
    </message>
    <message>
        <source>Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.</source>
        <translation>Si la penalización por un error se lleva también las cartas de Encuentro y la ficha de Rumor de la ubicación actual.</translation>
    </message>
    <message>
        <source>Whether Dracula puts an Encounter card on his starting location.</source>
        <translation>Si Drácula coloca una carta de Encuentro en su ubicación inicial.</translation>
    </message>
    <message>
        <source>Whether a Rumor token can be placed only in a hideout that holds an Encounter card.</source>
        <translation>Si una ficha de Rumor solo se puede colocar en un escondite que tenga una carta de Encuentro.</translation>
    </message>
    <message>
        <source>When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.</source>
        <translation>Cuando se desarrollan dos vampiros en un escondite con una ficha de Rumor: si añade 3 de influencia por cada uno o una sola vez.</translation>
    </message>
    <message>
        <source>Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.</source>
        <translation>Si una zona de mar que sale de la casilla 6 puede convertirse en guarida, sin carta de Encuentro.</translation>
    </message>
    <message>
        <source>Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.</source>
        <translation>Si Drácula puede despejar una guarida cuando quiera, o solo para dejar sitio a una nueva.</translation>
    </message>
    <message>
        <source>What happens to Hide and to Dracula&apos;s figure when he hides where he has been revealed.</source>
        <translation>Qué pasa con «Ocultarse» y con la miniatura de Drácula cuando se oculta donde ha sido revelado.</translation>
    </message>
    <message>
        <source>Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.</source>
        <translation>Si Drácula recupera 5 de daño al moverse al Castillo Drácula mientras es una guarida.</translation>
    </message>
    <message>
        <source>Whether Castle Dracula brings influence under three Despair tokens as a city does.</source>
        <translation>Si el Castillo Drácula da influencia con tres fichas de Desesperación como una ciudad.</translation>
    </message>
    <message>
        <source>Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.</source>
        <translation>Si moverse a una guarida da influencia con tres fichas de Desesperación como una carta del mazo.</translation>
    </message>
    <message>
        <source>Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.</source>
        <translation>Si se pueden colocar ambas a la vez: Drácula se queda, y sufre el daño de «Forma de lobo».</translation>
    </message>
    <message>
        <source>Whether the Location that comes with Wolf Form or Misdirect may be a lair.</source>
        <translation>Si la Ubicación que acompaña a «Forma de lobo» o a «Engaño» puede ser una guarida.</translation>
    </message>
    <message>
        <source>Whether Dracula may move to the very location that Misdirect has just cleared.</source>
        <translation>Si Drácula puede moverse a la misma ubicación que «Engaño» acaba de despejar.</translation>
    </message>
    <message>
        <source>Whether Hide becomes associated with another location once its own has left the trail.</source>
        <translation>Si «Ocultarse» se asocia a otra ubicación cuando la suya ha salido del rastro.</translation>
    </message>
    <message>
        <source>Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.</source>
        <translation>Si una guarida a la que se mueve Drácula recibe otra carta de Encuentro aunque haya allí un cazador.</translation>
    </message>
    <message>
        <source>Whether the discard pile is shuffled when the Encounter deck is empty.</source>
        <translation>Si la pila de descartes se baraja cuando el mazo de Encuentros está vacío.</translation>
    </message>
    <message>
        <source>Whether the encounter step follows when Dracula had no legal card and took the penalty.</source>
        <translation>Si hay paso de encuentros cuando Drácula no tenía ninguna carta válida y sufrió la penalización.</translation>
    </message>
    <message>
        <source>Whether Dracula may play a card whose own damage defeats him.</source>
        <translation>Si Drácula puede jugar una carta cuyo propio daño lo derrota.</translation>
    </message>
    <message>
        <source>Whether the damage or the gain comes first when one card brings both.</source>
        <translation>Si va primero el daño o el beneficio cuando una carta da ambos.</translation>
    </message>
    <message>
        <source>A matured vampire clears slots 4 to 6: what stays there if the current location is among them.</source>
        <translation>Un vampiro desarrollado despeja las casillas 4 a 6: qué queda ahí si la ubicación actual está entre ellas.</translation>
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
            <numerusform>sufrir %n de daño</numerusform>
            <numerusform>sufrir %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recover %n damage</source>
        <translation>
            <numerusform>recuperar %n de daño</numerusform>
            <numerusform>recuperar %n de daño</numerusform>
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
            <numerusform>al desarrollarse: recuperar %n de daño</numerusform>
            <numerusform>al desarrollarse: recuperar %n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>has a matured effect</source>
        <translation>con efecto desarrollado</translation>
    </message>
    <message>
        <source>no matured effect</source>
        <translation>sin efecto desarrollado</translation>
    </message>
    <message>
        <source>clears slots 4 to 6</source>
        <translation>despeja las casillas 4 a 6</translation>
    </message>
    <message>
        <source>shows %1</source>
        <translation>revela: %1</translation>
    </message>
    <message>
        <source>stays before Dracula</source>
        <translation>se queda ante Drácula</translation>
    </message>
    <message>
        <source>resolve its matured effect</source>
        <translation>resolver su efecto desarrollado</translation>
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
        <translation>ahora no: tocar para ver por qué</translation>
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
            <numerusform>Robar de la caja y anotar cada carta: falta %n.</numerusform>
            <numerusform>Robar de la caja y anotar cada carta: faltan %n.</numerusform>
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
        <translation>%1: ¿dónde empieza?</translation>
    </message>
    <message>
        <source>Every hunter starts in a city. Tap it on the map or choose it here.</source>
        <translation>Cada cazador empieza en una ciudad. Se elige en el mapa o aquí.</translation>
    </message>
    <message>
        <source>Where does Dracula begin?</source>
        <translation>¿Dónde empieza Drácula?</translation>
    </message>
    <message numerus="yes">
        <source>In secret. Any city without a hunter, but not Castle Dracula: %n left.</source>
        <translation>
            <numerusform>En secreto. Cualquier ciudad sin cazadores, salvo el Castillo Drácula: queda %n.</numerusform>
            <numerusform>En secreto. Cualquier ciudad sin cazadores, salvo el Castillo Drácula: quedan %n.</numerusform>
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
        <translation>¿Qué será del escondite de la casilla 6? Con él empieza la fase de Drácula.</translation>
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
        <translation>Sufrir penalización</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>¿Adónde va Drácula?</translation>
    </message>
    <message>
        <source>Choose a place on the map or here, or a Power card.</source>
        <translation>Elegir un lugar en el mapa o aquí, o una carta de Poder.</translation>
    </message>
    <message>
        <source>clear a slot, then move</source>
        <translation>despejar una casilla y moverse</translation>
    </message>
    <message>
        <source>draw 5 cards</source>
        <translation>robar 5 cartas</translation>
    </message>
    <message>
        <source>stay in %1</source>
        <translation>quedarse aquí: %1</translation>
    </message>
    <message>
        <source>nothing to recover</source>
        <translation>nada que recuperar</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
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
        <translation>guardar la ficha</translation>
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
        <translation>Se despeja, y la carta queda en su casilla.</translation>
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
        <translation>%1: ¿dónde está ahora?</translation>
    </message>
    <message>
        <source>Tap the place on the map, or type its first letters.</source>
        <translation>Tocar el lugar en el mapa o escribir sus primeras letras.</translation>
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
        <translation>Dónde están los cazadores: tocar uno para anotar un movimiento</translation>
    </message>
</context>
<context>
    <name>demeter::DraculaScreen</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The last line of the file was torn and has been cut off. Nothing else is lost.</source>
        <translation>La última línea del archivo estaba incompleta y se ha quitado. No se ha perdido nada más.</translation>
    </message>
    <message>
        <source>The file is damaged and can only be read, up to the last good line: %1</source>
        <translation>El archivo está dañado y solo se puede leer, hasta la última línea buena: %1</translation>
    </message>
    <message>
        <source>Trail and lairs</source>
        <translation>Rastro y guaridas</translation>
    </message>
    <message>
        <source>Not saved, so nothing has been done. %1</source>
        <translation>No se ha guardado, así que no se ha hecho nada. %1</translation>
    </message>
    <message>
        <source>Choose it again to do it.</source>
        <translation>Elegir otra vez para hacerlo.</translation>
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
        <source>Done again: %1.</source>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Deshecho: %1.</translation>
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
        <source>Events %1</source>
        <translation>Eventos %1</translation>
    </message>
    <message>
        <source>Before Dracula %1</source>
        <translation>Ante Drácula %1</translation>
    </message>
    <message>
        <source>Rumor %1</source>
        <translation>Rumor %1</translation>
    </message>
</context>
<context>
    <name>demeter::HeaderBar</name>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>A la pantalla de inicio</translation>
    </message>
    <message>
        <source>Enter what happened at the table</source>
        <translation>Anotar lo ocurrido en la mesa</translation>
    </message>
    <message>
        <source>Journal of the game</source>
        <translation>Diario de la partida</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Semana %1</translation>
    </message>
    <message>
        <source>Week %1, %2</source>
        <translation>Semana %1, %2</translation>
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
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Diario de la partida</translation>
    </message>
    <message>
        <source>Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until something else is done.</source>
        <translation>Al elegir una línea se vuelve al momento justo después de ella. Nunca se pierde nada: las líneas siguientes quedan aquí hasta que se haga otra cosa.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <source>the game stands here</source>
        <translation>la partida está aquí</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>Before everything</source>
        <translation>Antes de todo</translation>
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
</context>
<context>
    <name>demeter::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
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
</context>
<context>
    <name>demeter::NewGameScreen</name>
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
        <source>Choose the start in secret</source>
        <translation>Elegir inicio en secreto</translation>
    </message>
    <message>
        <source>%1 has no city yet. Choose it in the list, or tap it on the map.</source>
        <translation>%1: aún sin ciudad. Se elige en la lista o se toca en el mapa.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
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
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Tercera edición</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Cartas de Encuentro</translation>
    </message>
    <message>
        <source>Dealt by the program</source>
        <translation>Las reparte el programa</translation>
    </message>
    <message>
        <source>The 28 cards stay in the box.</source>
        <translation>Las 28 cartas se quedan en la caja.</translation>
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
        <source>Hunters and cities</source>
        <translation>Cazadores y ciudades</translation>
    </message>
    <message>
        <source>Place %1 by tapping the map</source>
        <translation>%1: colocar tocando el mapa</translation>
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
        <source>Tap a city to place the hunter that is marked.</source>
        <translation>Al tocar una ciudad se coloca ahí el cazador marcado.</translation>
    </message>
    <message>
        <source>Then, in secret</source>
        <translation>Después, en secreto</translation>
    </message>
    <message>
        <source>Dracula chooses his start; the hunters look away.</source>
        <translation>Drácula elige su inicio; los cazadores miran a otro lado.</translation>
    </message>
    <message>
        <source>It may not be a sea, Castle Dracula or a city with a hunter.</source>
        <translation>No puede ser un mar, el Castillo Drácula ni una ciudad con un cazador.</translation>
    </message>
    <message>
        <source>%1 is no city. A hunter starts in a city.</source>
        <translation>%1 no es una ciudad. Los cazadores empiezan en ciudades.</translation>
    </message>
    <message>
        <source>Cities left to begin in: %1</source>
        <translation>Ciudades que quedan para empezar: %1</translation>
    </message>
    <message>
        <source>recommended reading</source>
        <translation>lectura recomendada</translation>
    </message>
    <message>
        <source>Rulebook: %1 · cards: %2 · hunters placed: %3 of 4</source>
        <translation>Reglamento: %1 · cartas: %2 · cazadores colocados: %3 de 4</translation>
    </message>
    <message>
        <source>dealt by the program</source>
        <translation>las reparte el programa</translation>
    </message>
    <message>
        <source>from the box</source>
        <translation>de la caja</translation>
    </message>
    <message>
        <source>See the readings that differ</source>
        <translation>Ver las lecturas que difieren</translation>
    </message>
    <message>
        <source>The second edition is only another map: rules and cards are those of the third.</source>
        <translation>La segunda edición es solo otro mapa: las reglas y las cartas son las de la tercera.</translation>
    </message>
    <message>
        <source>readings changed by hand: %1</source>
        <translation>lecturas cambiadas a mano: %1</translation>
    </message>
</context>
<context>
    <name>demeter::RulingsSheet</name>
    <message>
        <source>How the table reads the rules</source>
        <translation>Cómo lee la mesa las reglas</translation>
    </message>
    <message>
        <source>Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; choosing another rulebook sets them all again.</source>
        <translation>Cada línea empieza con la lectura del reglamento elegido. Se puede cambiar si en la mesa se juega de otro modo; al elegir otro reglamento se fijan todas de nuevo.</translation>
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
        <translation>Todo lo que se elige aquí vale al momento y se guarda para la próxima vez.</translation>
    </message>
</context>
<context>
    <name>demeter::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Seguir la última partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Abrir una partida…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>demeter::TableEntryPanel</name>
    <message>
        <source>Entered.</source>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cazadores</translation>
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
        <source>Tokens in cities</source>
        <translation>Fichas en ciudades</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>take it off the board</source>
        <translation>quitarla del tablero</translation>
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
        <source>Place the token</source>
        <translation>Colocar la ficha</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno menos</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno más</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>The hunters claim an error</source>
        <translation>Los cazadores alegan un error</translation>
    </message>
    <message>
        <source>the record is checked; only yes or no and the round are told</source>
        <translation>se comprueba el registro; solo se dice sí o no y la ronda</translation>
    </message>
    <message>
        <source>Suffer the penalty for an error</source>
        <translation>Sufrir la penalización por un error</translation>
    </message>
    <message>
        <source>show the place, clear the trail, 5 damage</source>
        <translation>mostrar el lugar, despejar el rastro, 5 de daño</translation>
    </message>
    <message>
        <source>It has already happened, although it was illegal</source>
        <translation>Ya ha pasado, aunque no era válido</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Carta jugada</translation>
    </message>
    <message>
        <source>Lair made</source>
        <translation>Guarida hecha</translation>
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
        <source>Put right</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>From now on the game is checked by what you enter here, and so is a claim about what was before.</source>
        <translation>Desde ahora la partida se comprueba con lo que se anote aquí, y también cualquier alegación sobre lo anterior.</translation>
    </message>
    <message>
        <source>How the table reads a rule</source>
        <translation>Cómo lee la mesa una regla</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Leerla así</translation>
    </message>
    <message>
        <source>A road, sea border or anchor of your printed board</source>
        <translation>Una carretera, un borde de mar o un ancla del tablero impreso</translation>
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
        <source>The board has it</source>
        <translation>El tablero lo tiene</translation>
    </message>
    <message>
        <source>The board lacks it</source>
        <translation>No lo tiene</translation>
    </message>
    <message>
        <source>Is it there?</source>
        <translation>¿Está ahí?</translation>
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
        <source>What happens on the real table and the program cannot see is entered here, at any time. Every entry is a line of the journal and can be taken back.</source>
        <translation>Lo que pasa en la mesa y el programa no puede ver se anota aquí, en cualquier momento. Cada anotación es una línea del diario y se puede deshacer.</translation>
    </message>
    <message>
        <source>Choose the place to which a hunter has moved.</source>
        <translation>Elegir el lugar al que se ha movido un cazador.</translation>
    </message>
    <message>
        <source>For a step of Dracula&apos;s that the rules forbid but that cannot be undone at the table. It is entered as it happened; legal steps are entered in the turn guide.</source>
        <translation>Para un paso de Drácula que las reglas prohíben pero que ya no se puede deshacer en la mesa. Se anota tal como pasó; los pasos válidos se anotan en la guía del turno.</translation>
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
    <name>demeter::TrailRow</name>
    <message>
        <source>Trail and lairs</source>
        <translation>Rastro y guaridas</translation>
    </message>
</context>
<context>
    <name>demeter::TurnGuide</name>
    <message>
        <source>Step %1 of 4: %2</source>
        <translation>Paso %1 de 4: %2</translation>
    </message>
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
        <translation>Escribir un nombre</translation>
    </message>
</context>
</TS>
