// The third edition: the forms of its records, what their headers may hold, and on what terms a game of it was played.
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

  // --- The header ----------------------------------------------------------------------------------------------

  // As the program has them (core/fury3e/cards/counts.h).
  const within = (first, last) => (value) => Number.isInteger(value) && value >= first && value <= last;
  const countKinds = {
    encounters: within(0, 20), events: within(0, 20), combat: within(0, 20), life: within(1, 30), 'bite-spaces': within(0, 4), 'combat-hand': within(1, 20),
    'dracula-life': within(1, 30),
  };
  const totals = { encounters: within(5, 99), combat: within(6, 99) };
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isInOrder = (keys, order) => keys.join() === order.filter((key) => keys.includes(key)).join();

  /// Whether numbers were put in by hand as a header has them: what is as usual is not named.
  function areCounts(counts) {
    const { counts: usual } = root.demeterTables.games.fury3e, ranges = Object.keys(countKinds);
    return Object.keys(counts).length > 0 && isInOrder(Object.keys(counts), ranges) && Object.entries(counts).every(([kind, value]) => {
      if (!isObject(usual[kind])) return countKinds[kind](value) && value !== usual[kind];
      const own = isObject(value) ? Object.entries(value) : [];
      const sum = Object.values({ ...usual[kind], ...value }).reduce((all, one) => all + one, 0);
      return own.length > 0 && isInOrder(Object.keys(value), Object.keys(usual[kind])) &&
        own.every(([id, number]) => countKinds[kind](number) && number !== usual[kind][id]) && (totals[kind]?.(sum) ?? true);
    });
  }

  const isHeader = ({ counts, rulings }) => (counts === undefined || areCounts(counts)) && root.demeterGames.areRulings('fury3e', rulings);

  // --- What is told beside the verdict -------------------------------------------------------------------------

  /// The rule that was broken where an action takes the penalty: null, only the rules know it; nothing where it takes none.
  function penaltyOf(action) {
    switch (action.action) {
      case 'suffer-penalty': return 'ERR-2';
      case 'claim-error': return action.found?.rule;
      default: return action.action === 'referee-entry' && action.penalised ? null : undefined;
    }
  }

  const numberFields = { influence: 'influence', despair: 'despair', damage: 'damage', 'rumor-tokens': 'rumorTokens', week: 'week', 'hidden-discards': 'hiddenDiscards' };
  const kept = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

  function hideoutAsItWas(table, { hideout: place }) {
    const lies = place.slot === undefined ? table.lairs[place.lair] : table.trail[place.slot - 1];
    if (lies?.back) return null; // face down
    return { hideout: place, ...(lies ? kept({ location: lies.location, powers: lies.powers.length > 0 && lies.powers, 'face-up': lies.location !== null }) : {}) };
  }

  function hunterAsItWas(table, { hunter }) {
    const where = table.hunters[hunter], { delayed, defeated, damage, bites, bats, hospital } = table.sheets[hunter];
    const stands = where === null ? { 'off-board': true } : typeof where === 'string' ? { location: where } : where;
    return { hunter, ...stands, ...kept({ delayed, defeated, damage, bites, bats, 'recovers-in': hospital }) };
  }

  function tokenAsItWas({ tokens }, edit) {
    const { token, location, road } = edit, lies = (list) => (list.includes(location) ? 1 : 0);
    const same = (one) => JSON.stringify(one) === JSON.stringify(road);
    const counts = {
      'consecrated-ground': () => lies(tokens.consecratedGround), 'heavenly-host': () => lies(tokens.heavenlyHosts), storm: () => lies(tokens.storms),
      fog: () => (Object.hasOwn(tokens.fog, location) ? tokens.fog[location] : 0), roadblock: () => (tokens.roadblocks.some(same) ? 1 : 0),
    };
    return { ...edit, count: counts[token]() };
  }

  // By what is put right: the same as the table saw it before; null where it does not.
  const editsAsTheyWere = {
    number: (table, { number }) => ({ number, value: table[numberFields[number]] }),
    day: (table) => ({ day: table.day, time: table.phase === 'dracula-phase' ? 'before-slide' : table.phase }),
    hideout: hideoutAsItWas, encounter: () => null, 'hide-bond': () => null, hunter: hunterAsItWas, token: tokenAsItWas, events: (table, edit) => edit,
  };

  /// A correction with what lay there before, or null.
  function asItWas(action, table) {
    if (action.action === 'put-right-entry') {
      const location = table.trail[action.slot - 1]?.location;
      return location ? { ...action, location } : null;
    }
    const edit = editsAsTheyWere[Object.keys(action.edit)[0]](table, action.edit);
    return edit && { ...action, edit };
  }

  root.demeterGames.part('fury3e', {
    formats: ['demeter-game/1', 'demeter-game/2', 'demeter-game/3', 'demeter-game/4', 'demeter-game/6'], board: 'fury-3e',
    unknownCards: ({ cards }) => (cards === 'dracula-3e' || typeof cards !== 'string' ? null : cards), isHeader, termsOf, termRows,
    /// What a header could say of the files that it was played by.
    unnamed: ({ format }) => (format === 'demeter-game/4' ? ['boardHash', 'cardsHash', 'version'] : []),
    /// Whether the table saw cards being drawn; an empty deck is made anew from the discard pile by the step that draws from it (OPEN-35).
    draws: (before, after) => after.encounterDeck < before.encounterDeck || after.combatHand > before.combatHand ||
      (before.encounterDiscard.length > 0 && after.encounterDiscard.length === 0), penaltyOf, asItWas, rollsDice: () => false,
    /// The number of a ruling's reading in the printing that the table plays by.
    usualReading: ({ recommended, printings: printed }, { printing }) => (printing === 'recommended' ? recommended : printed[printings.indexOf(printing) - 1]),
    ownBusiness, timeOf: ({ week, day }, words) => (day ? [words.week(week), words.days[day]].filter(Boolean).join(', ') : ''),
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
