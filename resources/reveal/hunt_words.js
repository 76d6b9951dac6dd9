// Every text of the hunt in its five languages. `%1` is a name, `%1{in}` a form of it, `%1{he|she}` the first word for a man and the second for a
// woman: names are inflected in each language in its own way, and no sentence puts them together. A text with a number in it is a function.
(function (root) {
  'use strict';

  // Forms of a noun behind a number.
  const two = (one, other) => (n) => (n === 1 ? one : other);
  const isFew = (n) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  const polish = (one, few, many) => (n) => (n === 1 ? one : isFew(n) ? few : many);
  const russian = (one, few, many) => (n) => (n % 10 === 1 && n % 100 !== 11 ? one : isFew(n) ? few : many);
  const counted = (noun) => (n) => `${n} ${noun(n)}`;

  const en = (() => {
    const rounds = two('round', 'rounds');
    return {
      title: 'The hunt', titleOf: (date) => `Hunt of ${date}`,
      against: '%1 against Dracula', nobody: 'Four hunters against Dracula',
      toldLater: (n) => `${n} ${rounds(n)}. Who won is told at the end.`,
      map: 'Map of the hunt', whole: 'Show the whole map', language: 'Language',

      watch: 'Watch the hunt', seconds: (n) => `${n} s`, pause: 'Pause', goOn: 'Go on', back: 'One move back', on: 'One move on',
      bar: 'Where in the hunt', length: (n) => `Length: ${n} seconds`, bright: 'red: the table knew where he was',
      notChecked: 'Not yet checked', enterCode: 'Enter the code that you noted', seeWhy: 'See what that rests on',
      toHunt: 'The hunt', record: 'Whole record', check: 'The check',

      round: (n, all) => `Round ${n} of ${all}`, twoRounds: (n, all) => `Rounds ${n} and ${n + 1} of ${all}`,
      began: 'It all began %1{in}.', goes: 'Dracula goes %1{from} %2{to}.', stays: 'Dracula stays %1{in}.',
      seen: 'The table sees him there.', trace: 'His last trace was %1{in}.', noTrace: 'Nobody has a trace of him.', unknown: 'The record does not say who knew.',
      near: { road: '%1 was one road away.', sea: '%1 was one crossing away.', rail: '%1 was one railway away.' },
      and: '%1 and %2',
      combat: 'Dracula fights %1{whom}.', vampire: 'A vampire fights %1{whom}.', damage: (n) => `Dracula suffers ${n} damage.`, bite: '%1 is bitten.',
      defeat: '%1 is defeated.', influence: (n) => `Influence rises by ${n}.`, despair: 'Despair grows.', matured: 'A hideout matures.',

      won: { dracula: 'Dracula has won', hunters: 'The hunters have won' },
      why: {
        defeat: (n) => `Influence reached ${n} when %1 was defeated %2{in}.`, matured: (n) => `Influence reached ${n} when a card matured %1{in}.`,
        maturedThere: (n) => `Influence reached ${n} when a card matured.`, fangs: (n) => `Influence reached ${n} in the combat %1{with} %2{in}.`,
        despair: (n) => `Influence reached ${n} with a new hideout, while all Despair tokens lay on the track.`, influence: (n) => `Influence reached ${n}.`,
        combat: 'Dracula fell %2{in}, in combat %1{with}.', power: '%1 cost Dracula more damage than he could bear.', damage: 'Dracula suffered more than he could bear.',
      },
      stops: (n) => (n === 0 ? 'The record stops in the setup' : `The record stops in round ${n}`), stopsWhy: 'How the game ended does not stand in it.',
      breaks: (n) => `The record breaks off at line ${n}`, breaksWhy: 'What comes after it fits no longer, and is not told here.',
      older: 'An older record', olderWhy: 'It keeps where he went, and not what the table saw, nor who won.',
      numbers: 'The hunt in numbers',
      unseen: two('round in which nobody saw him', 'rounds in which nobody saw him'), inARow: (n) => `${n} in a row`, fromTo: '%1{from} %2{to}',
      steps: two('step lay between them, and nobody knew', 'steps lay between them, and nobody knew'), close: (n) => `%1 %2{in}, round ${n}`,
      times: (n) => `as near as that ${n} times`, places: two('place on his way', 'places on his way'), rounds, week: (n) => `the end came in week ${n}`,
      damages: 'Damage to Dracula, by engaged hunter', nobodyHurt: 'Nobody hurt him in combat.', decided: 'The card that decided', decidedBy: '%1, the last combat', lastCombat: 'the last combat', itMatured: 'it matured',
      defeats: two('defeat among the hunters', 'defeats among the hunters'), bites: counted(two('bite', 'bites')),

      again: 'Once more', picture: 'Picture', pictureOf: 'A picture of the hunt', png: 'Save as PNG', svg: 'Save as SVG', close_: 'Close',
    };
  })();

  const es = (() => {
    const rounds = two('ronda', 'rondas');
    return {
      title: 'La cacería', titleOf: (date) => `La cacería del ${date}`,
      against: '%1 contra Drácula', nobody: 'Cuatro cazadores contra Drácula',
      toldLater: (n) => `${n} ${rounds(n)}. Al final se dice quién ganó.`,
      map: 'Mapa de la cacería', whole: 'Mostrar todo el mapa', language: 'Idioma',

      watch: 'Ver la cacería', seconds: (n) => `${n} s`, pause: 'Pausa', goOn: 'Continuar', back: 'Un movimiento atrás', on: 'Un movimiento adelante',
      bar: 'Momento de la cacería', length: (n) => `Duración: ${n} segundos`, bright: 'rojo: la mesa sabía dónde estaba',
      notChecked: 'Sin comprobar todavía', enterCode: 'Escribe el código que anotaste', seeWhy: 'Ver en qué se basa',
      toHunt: 'La cacería', record: 'Todo el registro', check: 'La comprobación',

      round: (n, all) => `Ronda ${n} de ${all}`, twoRounds: (n, all) => `Rondas ${n} y ${n + 1} de ${all}`,
      began: 'Todo empezó %1{in}.', goes: 'Drácula va %1{from} %2{to}.', stays: 'Drácula se queda %1{in}.',
      seen: 'La mesa lo ve allí.', trace: 'Su último rastro estaba %1{in}.', noTrace: 'Nadie tiene rastro de él.', unknown: 'El registro no dice quién lo sabía.',
      near: { road: '%1 estaba a una sola carretera.', sea: '%1 estaba a una sola travesía.', rail: '%1 estaba a un solo viaje en tren.' },
      and: '%1 y %2',
      combat: 'Drácula combate contra %1.', vampire: 'Un vampiro combate contra %1.', damage: (n) => `Drácula sufre ${n} de daño.`, bite: '%1 es %1{mordido|mordida}.',
      defeat: '%1 queda %1{derrotado|derrotada}.', influence: (n) => `La influencia sube ${n}.`, despair: 'Crece la desesperación.', matured: 'Se desarrolla un escondite.',

      won: { dracula: 'Drácula ha ganado', hunters: 'Los cazadores han ganado' },
      why: {
        defeat: (n) => `La influencia llegó a ${n} cuando %1 quedó %1{derrotado|derrotada} %2{in}.`, matured: (n) => `La influencia llegó a ${n} cuando una carta se desarrolló %1{in}.`,
        maturedThere: (n) => `La influencia llegó a ${n} cuando se desarrolló una carta.`, fangs: (n) => `La influencia llegó a ${n} en el combate %1{with} %2{in}.`,
        despair: (n) => `La influencia llegó a ${n} al colocarse un nuevo escondite, con todas las fichas de Desesperación en el medidor.`, influence: (n) => `La influencia llegó a ${n}.`,
        combat: 'Drácula cayó %2{in}, en combate %1{with}.', power: '«%1» le costó a Drácula más daño del que podía soportar.', damage: 'Drácula sufrió más daño del que podía soportar.',
      },
      stops: (n) => (n === 0 ? 'El registro se detiene en la preparación' : `El registro se detiene en la ronda ${n}`), stopsWhy: 'No dice cómo terminó la partida.',
      breaks: (n) => `El registro se rompe en la línea ${n}`, breaksWhy: 'Lo que sigue ya no encaja, y aquí no se cuenta.',
      older: 'Un registro antiguo', olderWhy: 'Guarda adónde fue, pero no lo que vio la mesa ni quién ganó.',
      numbers: 'La cacería en cifras',
      unseen: two('ronda sin que nadie lo viera', 'rondas sin que nadie lo viera'), inARow: (n) => `${n} seguidas`, fromTo: '%1{from} %2{to}',
      steps: two('paso los separaba, y nadie lo sabía', 'pasos los separaban, y nadie lo sabía'), close: (n) => `%1 %2{in}, ronda ${n}`,
      times: (n) => `así de cerca ${n} veces`, places: two('lugar en su camino', 'lugares en su camino'), rounds, week: (n) => `el final llegó en la semana ${n}`,
      damages: 'Daño a Drácula, por cazador enfrentado', nobodyHurt: 'Nadie lo hirió en combate.', decided: 'La carta que lo decidió', decidedBy: '%1, el último combate', lastCombat: 'el último combate', itMatured: 'se desarrolló',
      defeats: two('derrota entre los cazadores', 'derrotas entre los cazadores'), bites: counted(two('mordedura', 'mordeduras')),

      again: 'Otra vez', picture: 'Imagen', pictureOf: 'Una imagen de la cacería', png: 'Guardar como PNG', svg: 'Guardar como SVG', close_: 'Cerrar',
    };
  })();

  const pl = (() => {
    const rounds = polish('runda', 'rundy', 'rund');
    return {
      title: 'Polowanie', titleOf: (date) => `Polowanie z\u00a0${date}`,
      against: '%1 przeciw Draculi', nobody: 'Czworo Łowców przeciw Draculi',
      toldLater: (n) => `${n} ${rounds(n)}. Kto wygrał, okaże się na końcu.`,
      map: 'Mapa polowania', whole: 'Pokaż całą mapę', language: 'Język',

      watch: 'Obejrzyj polowanie', seconds: (n) => `${n} s`, pause: 'Pauza', goOn: 'Dalej', back: 'Jeden ruch wstecz', on: 'Jeden ruch naprzód',
      bar: 'Chwila polowania', length: (n) => `Długość: ${n} s`, bright: 'czerwone: stół wiedział, gdzie jest',
      notChecked: 'Jeszcze niesprawdzone', enterCode: 'Wpisz zanotowany kod', seeWhy: 'Zobacz, na czym to się opiera',
      toHunt: 'Polowanie', record: 'Cały zapis', check: 'Sprawdzenie',

      round: (n, all) => `Runda ${n} z ${all}`, twoRounds: (n, all) => `Rundy ${n} i ${n + 1} z ${all}`,
      began: 'Wszystko zaczęło się %1{in}.', goes: 'Dracula rusza %1{from} %2{to}.', stays: 'Dracula zostaje %1{in}.',
      seen: 'Stół go tam widzi.', trace: 'Ostatni ślad był %1{in}.', noTrace: 'Nie ma po nim śladu.', unknown: 'Zapis nie mówi, kto o tym wiedział.',
      near: { road: 'Od %1{of} dzieliła go jedna droga.', sea: 'Od %1{of} dzieliła go jedna przeprawa morzem.', rail: 'Od %1{of} dzieliło go jedno połączenie kolejowe.' },
      and: '%1 i %2',
      combat: 'Dracula walczy %1{with}.', vampire: 'Wampir walczy %1{with}.', damage: (n) => `Dracula otrzymuje ${n} ${polish('obrażenie', 'obrażenia', 'obrażeń')(n)}.`,
      bite: '%1 %1{został ugryziony|została ugryziona}.',
      defeat: '%1 %1{został pokonany|została pokonana}.', influence: (n) => `Wpływy rosną o ${n}.`, despair: 'Rozpacz rośnie.', matured: 'Kryjówka się przemienia.',

      won: { dracula: 'Dracula wygrał', hunters: 'Łowcy wygrali' },
      why: {
        defeat: (n) => `Wpływy osiągnęły ${n}, gdy %1 %1{został pokonany|została pokonana} %2{in}.`, matured: (n) => `Wpływy osiągnęły ${n}, gdy %1{in} przemieniła się karta.`,
        maturedThere: (n) => `Wpływy osiągnęły ${n}, gdy karta się przemieniła.`, fangs: (n) => `Wpływy osiągnęły ${n} w walce %1{with} %2{in}.`,
        despair: (n) => `Wpływy osiągnęły ${n} dzięki nowej kryjówce, gdy na torze leżały wszystkie żetony rozpaczy.`, influence: (n) => `Wpływy osiągnęły ${n}.`,
        combat: 'Dracula poległ %2{in} w walce %1{with}.', power: 'Karta „%1” kosztowała Draculę więcej obrażeń, niż mógł znieść.', damage: 'Dracula otrzymał więcej obrażeń, niż mógł znieść.',
      },
      stops: (n) => (n === 0 ? 'Zapis urywa się na przygotowaniu gry' : `Zapis urywa się w rundzie ${n}`), stopsWhy: 'Nie ma w nim końca gry.',
      breaks: (n) => `Łańcuch pęka na wierszu ${n}`, breaksWhy: 'Dalszy ciąg już nie pasuje, więc nie jest tu opowiedziany.',
      older: 'Starszy zapis', olderWhy: 'Mówi, dokąd szedł Dracula, ale nie mówi, co widział stół ani kto wygrał.',
      numbers: 'Polowanie w liczbach',
      unseen: polish('runda, w której nikt go nie widział', 'rundy, w których nikt go nie widział', 'rund, w których nikt go nie widział'),
      inARow: (n) => `${n} z rzędu`, fromTo: '%1{from} %2{to}',
      steps: polish('krok dzielił ich od siebie, a nikt o tym nie wiedział', 'kroki dzieliły ich od siebie, a nikt o tym nie wiedział', 'kroków dzieliło ich od siebie, a nikt o tym nie wiedział'),
      close: (n) => `%1 %2{in}, runda ${n}`,
      times: (n) => `tak blisko ${n} razy`, places: polish('miejsce na jego drodze', 'miejsca na jego drodze', 'miejsc na jego drodze'), rounds,
      week: (n) => `koniec nadszedł w ${n}. tygodniu`,
      damages: 'Obrażenia Draculi według Łowcy zwartego w walce', nobodyHurt: 'Nikt nie zranił go w walce.', decided: 'Decydująca karta', decidedBy: '%1, ostatnia walka', lastCombat: 'ostatnia walka', itMatured: 'przemieniła się',
      defeats: polish('porażka Łowcy', 'porażki Łowców', 'porażek Łowców'), bites: counted(polish('ugryzienie', 'ugryzienia', 'ugryzień')),

      again: 'Jeszcze raz', picture: 'Obraz', pictureOf: 'Obraz polowania', png: 'Zapisz jako PNG', svg: 'Zapisz jako SVG', close_: 'Zamknij',
    };
  })();

  const ru = (() => {
    const rounds = russian('раунд', 'раунда', 'раундов');
    return {
      title: 'Охота', titleOf: (date) => `Охота ${date}`,
      against: '%1 против Дракулы', nobody: 'Четверо охотников против Дракулы',
      toldLater: (n) => `${n} ${rounds(n)}. Кто победил, станет ясно в конце.`,
      map: 'Карта охоты', whole: 'Показать всю карту', language: 'Язык',

      watch: 'Посмотреть охоту', seconds: (n) => `${n} с`, pause: 'Пауза', goOn: 'Дальше', back: 'На ход назад', on: 'На ход вперёд',
      bar: 'Момент охоты', length: (n) => `Длительность: ${n} с`, bright: 'красное: стол знал, где он',
      notChecked: 'Запись ещё не проверена', enterCode: 'Введите записанный код', seeWhy: 'Посмотреть, на чём это основано',
      toHunt: 'Охота', record: 'Вся запись', check: 'Проверка',

      round: (n, all) => `Раунд ${n} из ${all}`, twoRounds: (n, all) => `Раунды ${n} и ${n + 1} из ${all}`,
      began: 'Всё началось %1{in}.', goes: 'Дракула идёт %1{from} %2{to}.', stays: 'Дракула остаётся %1{in}.',
      seen: 'Стол видит его там.', trace: 'Последний след был %1{in}.', noTrace: 'Никто не знает, где он.', unknown: 'Запись не говорит, кто это знал.',
      near: { road: 'От %1{of} его отделяла одна дорога.', sea: 'От %1{of} его отделял один переход морем.', rail: 'От %1{of} его отделяла одна железная дорога.' },
      and: '%1 и %2',
      combat: 'Дракула сражается %1{with}.', vampire: 'Вампир сражается %1{with}.', damage: (n) => `Дракула получает ${n} ${russian('рану', 'раны', 'ран')(n)}.`,
      bite: '%1 %1{укушен|укушена}.',
      defeat: '%1 %1{побеждён|побеждена}.', influence: (n) => `Влияние растёт на ${n}.`, despair: 'Безысходность растёт.', matured: 'Убежище активируется.',

      won: { dracula: 'Дракула победил', hunters: 'Охотники победили' },
      why: {
        defeat: (n) => `Влияние достигло ${n}, когда %1 %1{был побеждён|была побеждена} %2{in}.`, matured: (n) => `Влияние достигло ${n}, когда %1{in} активировалась карта.`,
        maturedThere: (n) => `Влияние достигло ${n}, когда активировалась карта.`, fangs: (n) => `Влияние достигло ${n} в бою %1{with} %2{in}.`,
        despair: (n) => `Влияние достигло ${n} благодаря новому убежищу, когда на шкале лежали все жетоны безысходности.`, influence: (n) => `Влияние достигло ${n}.`,
        combat: 'Дракула пал %2{in} в бою %1{with}.', power: 'Карта «%1» стоила Дракуле больше ран, чем он мог вынести.', damage: 'Дракула получил больше ран, чем мог вынести.',
      },
      stops: (n) => (n === 0 ? 'Запись обрывается на подготовке к игре' : `Запись обрывается в раунде ${n}`), stopsWhy: 'Конца партии в ней нет.',
      breaks: (n) => `Цепь обрывается на строке ${n}`, breaksWhy: 'То, что дальше, уже не сходится, и здесь об этом не рассказано.',
      older: 'Старая запись', olderWhy: 'В ней записано, куда шёл Дракула, но не записано, что видел стол и кто победил.',
      numbers: 'Охота в числах',
      unseen: russian('раунд, когда его никто не видел', 'раунда, когда его никто не видел', 'раундов, когда его никто не видел'),
      inARow: (n) => `${n} подряд`, fromTo: '%1{from} %2{to}',
      steps: russian('шаг отделял их друг от друга, и никто этого не знал', 'шага отделяли их друг от друга, и никто этого не знал', 'шагов отделяли их друг от друга, и никто этого не знал'),
      close: (n) => `%1 %2{in}, раунд ${n}`,
      times: (n) => `так близко ${n} ${russian('раз', 'раза', 'раз')(n)}`, places: russian('место на его пути', 'места на его пути', 'мест на его пути'), rounds,
      week: (n) => `конец наступил на ${n}-й неделе`,
      damages: 'Раны Дракулы по действующим охотникам', nobodyHurt: 'В бою его никто не ранил.', decided: 'Карта, которая всё решила', decidedBy: '%1, последний бой', lastCombat: 'последний бой', itMatured: 'активировалась',
      defeats: russian('поражение охотника', 'поражения охотников', 'поражений охотников'), bites: counted(russian('укус', 'укуса', 'укусов')),

      again: 'Ещё раз', picture: 'Картинка', pictureOf: 'Изображение охоты', png: 'Сохранить как PNG', svg: 'Сохранить как SVG', close_: 'Закрыть',
    };
  })();

  const it = (() => {
    const rounds = two('round', 'round');
    return {
      title: 'La caccia', titleOf: (date) => `La caccia ${/^(8|11)\s/.test(date) ? `dell’${date}` : `del ${date}`}`,
      against: '%1 contro Dracula', nobody: 'Quattro Cacciatori contro Dracula',
      toldLater: (n) => `${n} ${rounds(n)}. Alla fine si dice chi ha vinto.`,
      map: 'Mappa della caccia', whole: 'Mostra tutta la mappa', language: 'Lingua',

      watch: 'Guarda la caccia', seconds: (n) => `${n} s`, pause: 'Pausa', goOn: 'Continua', back: 'Una mossa indietro', on: 'Una mossa avanti',
      bar: 'Momento della caccia', length: (n) => `Durata: ${n} secondi`, bright: 'rosso: il tavolo sapeva dov’era',
      notChecked: 'Non ancora verificata', enterCode: 'Inserisci il codice annotato', seeWhy: 'Guarda su che cosa si basa',
      toHunt: 'La caccia', record: 'Tutto il registro', check: 'La verifica',

      round: (n, all) => `Round ${n} su ${all}`, twoRounds: (n, all) => `Round ${n} e ${n + 1} su ${all}`,
      began: 'Tutto cominciò %1{in}.', goes: 'Dracula va %1{from} %2{to}.', stays: 'Dracula resta %1{in}.',
      seen: 'Il tavolo lo vede lì.', trace: 'L’ultima traccia era %1{in}.', noTrace: 'Nessuno ha tracce di lui.', unknown: 'Il registro non dice chi lo sapesse.',
      near: { road: '%1 distava una sola Strada.', sea: '%1 distava una sola traversata.', rail: '%1 distava una sola Ferrovia.' },
      and: '%1 e %2',
      combat: 'Dracula affronta %1{whom}.', vampire: 'Un Vampiro affronta %1{whom}.', damage: (n) => `Dracula subisce ${n} ${two('danno', 'danni')(n)}.`, bite: '%1 viene %1{morso|morsa}.',
      defeat: '%1 è %1{sconfitto|sconfitta}.', influence: (n) => `L’influenza sale di ${n}.`, despair: 'Cresce la disperazione.', matured: 'Un Nascondiglio si attiva.',

      won: { dracula: 'Dracula ha vinto', hunters: 'I Cacciatori hanno vinto' },
      why: {
        defeat: (n) => `L’influenza è arrivata a ${n} quando %1 è %1{stato sconfitto|stata sconfitta} %2{in}.`, matured: (n) => `L’influenza è arrivata a ${n} quando una carta si è attivata %1{in}.`,
        maturedThere: (n) => `L’influenza è arrivata a ${n} quando una carta si è attivata.`, fangs: (n) => `L’influenza è arrivata a ${n} nel Combattimento %1{with} %2{in}.`,
        despair: (n) => `L’influenza è arrivata a ${n} con un nuovo Nascondiglio, quando la disperazione era al massimo.`, influence: (n) => `L’influenza è arrivata a ${n}.`,
        combat: 'Dracula è caduto %2{in}, in Combattimento %1{with}.', power: '«%1» è costata a Dracula più danni di quanti ne potesse sopportare.', damage: 'Dracula ha subito più danni di quanti ne potesse sopportare.',
      },
      stops: (n) => (n === 0 ? 'Il registro si ferma alla preparazione' : `Il registro si ferma nel round ${n}`), stopsWhy: 'Non dice com’è finita la partita.',
      breaks: (n) => `Il registro si rompe alla riga ${n}`, breaksWhy: 'Quello che segue non combacia più, e qui non viene raccontato.',
      older: 'Un registro più vecchio', olderWhy: 'Dice dove è andato, ma non che cosa ha visto il tavolo né chi ha vinto.',
      numbers: 'La caccia in cifre',
      unseen: two('round in cui nessuno lo ha visto', 'round in cui nessuno lo ha visto'), inARow: (n) => `${n} di fila`, fromTo: '%1{from} %2{to}',
      steps: two('passo li separava, e nessuno lo sapeva', 'passi li separavano, e nessuno lo sapeva'), close: (n) => `%1 %2{in}, round ${n}`,
      times: (n) => `così vicini ${n} volte`, places: two('luogo sul suo cammino', 'luoghi sul suo cammino'), rounds, week: (n) => `la fine è arrivata nella settimana ${n}`,
      damages: 'Danni a Dracula, per Cacciatore coinvolto', nobodyHurt: 'Nessuno lo ha ferito in Combattimento.', decided: 'La carta decisiva', decidedBy: '%1, l’ultimo Combattimento', lastCombat: 'l’ultimo Combattimento', itMatured: 'si è attivata',
      defeats: two('sconfitta tra i Cacciatori', 'sconfitte tra i Cacciatori'), bites: counted(two('Morso', 'Morsi')),

      again: 'Ancora', picture: 'Immagine', pictureOf: 'Un’immagine della caccia', png: 'Salva come PNG', svg: 'Salva come SVG', close_: 'Chiudi',
    };
  })();

  root.demeterHuntWords = { en, es, pl, ru, it };
  if (typeof module !== 'undefined') module.exports = root.demeterHuntWords;
})(typeof globalThis === 'undefined' ? this : globalThis);
