// What the page says of a game of the second edition alone, in its five languages; names of cards and tracks come from the tables.
(function (root) {
  'use strict';

  const two = (one, other) => (n) => `${n} ${n === 1 ? one : other}`;
  const isFew = (n) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  const polish = (one, few, many) => (n) => `${n} ${n === 1 ? one : isFew(n) ? few : many}`;
  const russian = (one, few, many) => (n) => `${n} ${n % 10 === 1 && n % 100 !== 11 ? one : isFew(n) ? few : many}`;

  const en = {
    why: {
      track: (n) => `The Vampire track reached ${n}.`, defeat: (n) => `The Vampire track reached ${n} when %1 was defeated %2{in}.`,
      bite: (n) => `The Vampire track reached ${n} when %1 was bitten once too often %2{in}.`, activated: (n) => `The Vampire track reached ${n} when Dracula activated %1.`,
      dawn: (n) => `The Vampire track reached ${n} as a new day dawned.`, combat: 'Dracula lost his last Blood %2{in}, in combat %1{with}.',
      power: '%1 cost Dracula his last Blood.', sea: 'The sea cost Dracula his last Blood.', penalty: 'A penalty cost Dracula his last Blood.', blood: 'Dracula lost his last Blood.',
    },
    days: two('new day dawned', 'new days dawned'), vampires: 'on the Vampire track', encounters: two('Encounter activated', 'Encounters activated'),
    itWasActivated: 'it was activated',
    cost: { heading: 'What cost Dracula Blood', nothing: 'He lost no Blood.', combat: 'combat', sea: 'the sea', power: 'Power cards', other: 'all else' },
    deal: {
      legality: 'Whether every step was legal, every answer true and every Encounter the next of the reserve.',
      seedAlone: 'The deal: nothing was promised beforehand. The program chose the order of the reserve by itself.',
      noWords: 'The deal: the hunters said no words. The order of the reserve depends on the program’s secret alone.',
    },
    unchecked: {
      cardsDrawn: 'Dracula drew the Encounters from the box. Which ones, is his word.',
      deckOrder: 'As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.',
      deckOrderLater: (rounds) => `In these rounds the reserve stayed as it had been mixed before: ${rounds}. No check can see whether anybody looked at its order.`,
    },
    terms: {
      cards: 'Encounters', ruling: (title, reading, usual) => `${title}: ${reading} (usually: ${usual})`,
      handling: { dealt: 'drawn by the program', 'drawn-from-box': 'drawn from the box, and entered' },
    },
  };

  const es = {
    why: {
      track: (n) => `El medidor de Vampiros llegó a ${n}.`, defeat: (n) => `El medidor de Vampiros llegó a ${n} cuando %1 quedó %1{derrotado|derrotada} %2{in}.`,
      bite: (n) => `El medidor de Vampiros llegó a ${n} cuando %1 fue %1{mordido|mordida} una vez de más %2{in}.`,
      activated: (n) => `El medidor de Vampiros llegó a ${n} cuando Drácula activó %1.`, dawn: (n) => `El medidor de Vampiros llegó a ${n} al empezar un nuevo día.`,
      combat: 'Drácula perdió su última sangre %2{in}, en combate %1{with}.', power: '%1 le costó a Drácula su última sangre.',
      sea: 'El mar le costó a Drácula su última sangre.', penalty: 'Una penalización le costó a Drácula su última sangre.', blood: 'Drácula perdió su última sangre.',
    },
    days: two('nuevo día', 'nuevos días'), vampires: 'en el medidor de Vampiros', encounters: two('Encuentro activado', 'Encuentros activados'), itWasActivated: 'fue activado',
    cost: { heading: 'Qué le costó sangre a Drácula', nothing: 'No perdió sangre.', combat: 'el combate', sea: 'el mar', power: 'cartas de Poder', other: 'lo demás' },
    deal: {
      legality: 'Si cada paso fue válido, cada respuesta fue cierta y cada Encuentro era el siguiente de la reserva.',
      seedAlone: 'El reparto: no se prometió nada de antemano. El programa eligió por su cuenta el orden de la reserva.',
      noWords: 'El reparto: los cazadores no dijeron ninguna palabra. El orden de la reserva depende solo del secreto del programa.',
      dealFair: (words) =>
        `El reparto: el secreto es el que se prometió antes de que los cazadores dijeran «${words}». La reserva se mezcla a partir de ambas partes, así que ningún bando pudo elegir el resultado.`,
    },
    unchecked: {
      cardsDrawn: 'Drácula robó los Encuentros de la caja. Cuáles fueron, solo lo dice él.',
      deckOrder: 'Como se acordó, la reserva se mezcló una vez, al principio. Ninguna comprobación puede ver si alguien miró su orden.',
      deckOrderLater: (rounds) => `En estas rondas la reserva siguió como se había mezclado antes: ${rounds}. Ninguna comprobación puede ver si alguien miró su orden.`,
    },
    terms: {
      cards: 'Encuentros', ruling: (title, reading, usual) => `${title}: ${reading} (lo habitual: ${usual})`,
      handling: { dealt: 'robados por el programa', 'drawn-from-box': 'robados de la caja y anotados' },
    },
  };

  const pl = {
    why: {
      track: (n) => `Tor wampirów osiągnął ${n}.`, defeat: (n) => `Tor wampirów osiągnął ${n}, gdy %1 %1{został pokonany|została pokonana} %2{in}.`,
      bite: (n) => `Tor wampirów osiągnął ${n}, gdy %1 %1{został ugryziony|została ugryziona} o jeden raz za dużo %2{in}.`,
      activated: (n) => `Tor wampirów osiągnął ${n}, gdy Dracula aktywował spotkanie %1.`, dawn: (n) => `Tor wampirów osiągnął ${n} wraz z nowym dniem.`,
      combat: 'Dracula stracił ostatnią krew %2{in} w walce %1{with}.', power: 'Karta %1 kosztowała Draculę ostatnią krew.',
      sea: 'Morze kosztowało Draculę ostatnią krew.', penalty: 'Kara kosztowała Draculę ostatnią krew.', blood: 'Dracula stracił ostatnią krew.',
    },
    days: polish('nowy dzień', 'nowe dni', 'nowych dni'), vampires: 'na torze wampirów', encounters: polish('aktywowane spotkanie', 'aktywowane spotkania', 'aktywowanych spotkań'),
    itWasActivated: 'zostało aktywowane',
    cost: { heading: 'Co kosztowało Draculę krew', nothing: 'Nie stracił krwi.', combat: 'walka', sea: 'morze', power: 'karty Mocy', other: 'reszta' },
    deal: {
      legality: 'Czy każdy krok był dozwolony, każda odpowiedź prawdziwa, a każdy żeton spotkania dobrany z puli w jej kolejności.',
      seedAlone: 'Rozdanie: niczego wcześniej nie obiecano. Program sam wybrał kolejność żetonów w puli.',
      noWords: 'Rozdanie: Łowcy nie powiedzieli żadnych słów. Kolejność żetonów w puli zależy wyłącznie od sekretu programu.',
      dealFair: (words) =>
        `Rozdanie: sekret jest tym, który obiecano, zanim Łowcy powiedzieli „${words}”. Pulę miesza się na podstawie obu części, więc żadna strona nie mogła wybrać wyniku.`,
    },
    unchecked: {
      cardsDrawn: 'Dracula dobierał spotkania z pudełka. Które to były, wiadomo tylko od niego.',
      deckOrder: 'Zgodnie z umową pulę wymieszano raz, na początku. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał jej kolejność.',
      deckOrderLater: (rounds) => `W tych rundach pula pozostała tak, jak ją wcześniej wymieszano: ${rounds}. Żadne sprawdzenie nie pokaże, czy ktoś podejrzał jej kolejność.`,
    },
    terms: {
      cards: 'Spotkania', ruling: (title, reading, usual) => `${title}: ${reading} (zwykle: ${usual})`,
      handling: { dealt: 'dobierane przez program', 'drawn-from-box': 'dobierane z pudełka i wpisywane' },
    },
  };

  const ru = {
    why: {
      track: (n) => `Шкала вампиров дошла до ${n}.`, defeat: (n) => `Шкала вампиров дошла до ${n}, когда %1 %1{был побеждён|была побеждена} %2{in}.`,
      bite: (n) => `Шкала вампиров дошла до ${n}, когда %1 %1{был укушен|была укушена} лишний раз %2{in}.`,
      activated: (n) => `Шкала вампиров дошла до ${n}, когда Дракула активировал столкновение %1.`, dawn: (n) => `Шкала вампиров дошла до ${n} с началом нового дня.`,
      combat: 'Дракула потерял последнюю кровь %2{in} в бою %1{with}.', power: 'Карта %1 стоила Дракуле последней крови.',
      sea: 'Море стоило Дракуле последней крови.', penalty: 'Штраф стоил Дракуле последней крови.', blood: 'Дракула потерял последнюю кровь.',
    },
    days: russian('новый день', 'новых дня', 'новых дней'), vampires: 'на шкале вампиров',
    encounters: russian('активированное столкновение', 'активированных столкновения', 'активированных столкновений'), itWasActivated: 'активировано',
    cost: { heading: 'Что стоило Дракуле крови', nothing: 'Он не потерял крови.', combat: 'бой', sea: 'море', power: 'карты могущества', other: 'остальное' },
    deal: {
      legality: 'Был ли каждый шаг разрешён правилами, каждый ответ правдив и каждый жетон столкновения взят из резерва по порядку.',
      seedAlone: 'Раздача: заранее ничего не обещали. Порядок жетонов в резерве программа выбрала сама.',
      noWords: 'Раздача: охотники не сказали своих слов. Порядок жетонов в резерве зависит только от секрета программы.',
      dealFair: (words) =>
        `Раздача: секрет тот самый, что был обещан, прежде чем охотники сказали «${words}». Резерв перемешан на основе обеих частей, поэтому ни одна сторона не могла выбрать порядок.`,
    },
    unchecked: {
      cardsDrawn: 'Дракула брал столкновения из коробки. Какие именно — известно только с его слов.',
      deckOrder: 'Как и договорились, резерв перемешали один раз, в начале. Никакая проверка не покажет, смотрел ли кто-нибудь его порядок.',
      deckOrderLater: (rounds) => `В этих раундах резерв оставался перемешанным, как прежде: ${rounds}. Никакая проверка не покажет, смотрел ли кто-нибудь его порядок.`,
    },
    terms: {
      cards: 'Столкновения', ruling: (title, reading, usual) => `${title}: ${reading} (обычно: ${usual})`,
      handling: { dealt: 'берёт программа', 'drawn-from-box': 'взяты из коробки и введены' },
    },
  };

  const it = {
    why: {
      track: (n) => `La Scala Vampiri è arrivata a ${n}.`, defeat: (n) => `La Scala Vampiri è arrivata a ${n} quando %1 è %1{stato sconfitto|stata sconfitta} %2{in}.`,
      bite: (n) => `La Scala Vampiri è arrivata a ${n} quando %1 è %1{stato morso|stata morsa} una volta di troppo %2{in}.`,
      activated: (n) => `La Scala Vampiri è arrivata a ${n} quando Dracula ha attivato %1.`, dawn: (n) => `La Scala Vampiri è arrivata a ${n} con un nuovo giorno.`,
      combat: 'Dracula ha perso l’ultimo Sangue %2{in}, in Combattimento %1{with}.', power: '%1 è costato a Dracula l’ultimo Sangue.',
      sea: 'Il mare è costato a Dracula l’ultimo Sangue.', penalty: 'Una penalità è costata a Dracula l’ultimo Sangue.', blood: 'Dracula ha perso l’ultimo Sangue.',
    },
    days: two('nuovo giorno', 'nuovi giorni'), vampires: 'sulla Scala Vampiri', encounters: two('Incontro attivato', 'Incontri attivati'), itWasActivated: 'è stato attivato',
    cost: { heading: 'Che cosa è costato Sangue a Dracula', nothing: 'Non ha perso Sangue.', combat: 'Combattimento', sea: 'mare', power: 'carte Potere', other: 'altro' },
    deal: {
      legality: 'Se ogni passo era permesso, ogni risposta vera e ogni Incontro il primo della riserva.',
      seedAlone: 'La distribuzione: nulla era stato promesso. Il programma ha scelto da solo l’ordine della riserva.',
      noWords: 'La distribuzione: i Cacciatori non hanno detto alcuna parola. L’ordine della riserva dipende solo dal segreto del programma.',
      dealFair: (words) =>
        `La distribuzione: il segreto è quello promesso prima che i Cacciatori dicessero «${words}». La riserva viene rimischiata a partire da entrambe le parti, perciò nessuno poteva scegliere l’ordine.`,
    },
    unchecked: {
      cardsDrawn: 'Dracula ha pescato gli Incontri dalla scatola. Quali fossero, lo dice solo lui.',
      deckOrder: 'Come concordato, la riserva è stata mescolata una volta, all’inizio. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.',
      deckOrderLater: (rounds) => `In questi round la riserva è rimasta come era stata mescolata prima: ${rounds}. Nessun controllo può vedere se qualcuno ne abbia guardato l’ordine.`,
    },
    terms: {
      cards: 'Incontri', ruling: (title, reading, usual) => `${title}: ${reading} (di solito: ${usual})`,
      handling: { dealt: 'pescati dal programma', 'drawn-from-box': 'pescati dalla scatola e annotati' },
    },
  };

  root.demeterGames.part('fury2e', { words: { en, es, pl, ru, it } });
})(typeof globalThis === 'undefined' ? this : globalThis);
