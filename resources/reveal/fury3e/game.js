// The third edition: the forms of its records, and on what terms a game of it was played.
(function (root) {
  'use strict';

  const names = root.demeterNames;
  const printings = ['recommended', 'es', 'pl', 'ru'];

  function termsOf(header) {
    const { counts: usualCounts, cardsHash } = root.demeterTables.games.fury3e;
    const counts = Object.entries(header.counts ?? {}).flatMap(([kind, numbers]) =>
      (typeof numbers === 'object' && numbers !== null ? Object.entries(numbers).map(([id, number]) => ({ kind, id, number, usual: usualCounts[kind]?.[id] }))
        : [{ kind, id: null, number: numbers, usual: usualCounts[kind] }]));
    return {
      printing: header.printing, counts, kept: header.round === 'kept', cards: header.cards, cardsHash: header.cardsHash ?? null,
      otherCards: Boolean(header.cardsHash) && header.cardsHash !== cardsHash,
    };
  }

  function termRows({ printing, counts, kept, cards, cardsHash, otherCards }, texts, { sentences, file, language }) {
    const countName = ({ kind, id }) => {
      const card = { encounters: 'encounter', events: 'event', combat: 'combatCard' }[kind];
      if (card) return sentences.card(card, id);
      return kind === 'life' ? texts.life(names.hunter(language, id)) : kind === 'bite-spaces' ? texts.bites(names.hunter(language, id))
        : kind === 'combat-hand' ? texts.combatHand : texts.draculaLife;
    };
    return {
      first: [[texts.rulebook, texts.printings[printing]]], counts: counts.map((count) => [texts.number, texts.count(countName(count), count.number, count.usual)]),
      played: kept ? [] : [[texts.hunters, texts.notKept]], files: [[texts.cardFile, file(cards, cardsHash, otherCards)]],
    };
  }

  const ownBusiness = ['place-encounter', 'draw-encounter', 'add-encounter', 'choose-encounter', 'draw-event'];

  root.demeterGames.part('fury3e', {
    formats: ['demeter-game/1', 'demeter-game/2', 'demeter-game/3', 'demeter-game/4'], board: 'fury-3e',
    unknownCards: ({ cards }) => (cards === 'dracula-3e' ? null : cards), termsOf, termRows,
    /// The number of a ruling's reading in the printing that the table plays by.
    usualReading: ({ recommended, printings: printed }, { printing }) => (printing === 'recommended' ? recommended : printed[printings.indexOf(printing) - 1]),
    ownBusiness, timeOf: ({ week, day }, words) => (day ? [words.week(week), words.days[day]].filter(Boolean).join(', ') : ''),
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
