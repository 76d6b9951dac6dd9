// The second edition: the forms of its records, and on what terms a game of it was played.
(function (root) {
  'use strict';

  const ownBusiness = ['place-encounter', 'draw-encounter', 'choose-encounters', 'draw-event'];

  const counted = { blood: 'blood', vampires: 'vampires', resolve: 'resolve' };
  const kept = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value && (!Array.isArray(value) || value.length > 0)));

  function cardAsItWas(table, { place }) {
    const lies = (place.space === undefined ? table.catacombs[place.catacomb] : table.trail[place.space - 1]) ?? null;
    if (lies?.back) return null; // face down
    return { place, ...(lies ? kept({ location: lies.location, powers: lies.powers, 'face-up': true }) : {}) };
  }

  // By what is put right: the same as the table saw it before; null where it does not.
  const editsAsTheyWere = {
    number: (table, { of }) => ({ of, value: table[counted[of]] }), time: (table) => ({ is: table.time }),
    hunter: (table, { hunter }) => ({ hunter, ...kept({ location: table.hunters[hunter] }), sheet: table.sheets[hunter] }), card: cardAsItWas, encounter: () => null,
    tokens: (table) => kept({ hosts: table.hosts, ground: table.consecratedGround, roadblock: table.roadblock }),
    events: (table, { hand }) => ({ hand, ...kept({ ally: table.draculasAlly, 'hunters-ally': table.huntersAlly }) }),
  };

  /// A correction with what lay there before, or null.
  function asItWas(action, table) {
    const [kind, what] = Object.entries(action.edit)[0], before = editsAsTheyWere[kind](table, what);
    return before && { ...action, edit: { [kind]: before } };
  }

  /// Whether what a die showed was entered.
  const rollsDice = ({ roll, number, event, card }) =>
    roll !== undefined || (number !== undefined && (event === 'hypnosis' || card === 'heroic-leap' || event === 'heroic-leap'));

  /// Whether the table saw Encounters being drawn, also where one went back in the same step, so that the reserve is as large as before. Seduction takes one into
  /// the hand from where it lay. Nothing of the setup is a draw of the first round, whose number it bears.
  function draws(before, after, said) {
    const wentBack = after.pushedOff < before.pushedOff || said.some(({ what }) => what === 'encounter-gone');
    return before.phase !== 'setup' && (after.reserve < before.reserve || (wentBack && after.encounterHand > before.encounterHand));
  }

  root.demeterGames.part('fury2e', {
    formats: ['demeter-game/5', 'demeter-game/7'], board: 'fury-2e', unknownCards: () => null, isHeader: ({ rulings }) => root.demeterGames.areRulings('fury2e', rulings),
    unnamed: () => ['boardHash', 'version'], draws,
    penaltyOf: ({ action }) => (action === 'suffer-penalty' ? '2E-ERR-1' : undefined), asItWas, rollsDice,
    usualReading: ({ recommended }) => recommended, termsOf: () => ({}), termRows: () => ({ first: [], counts: [], played: [], files: [] }), ownBusiness,
    timeOf: ({ time }, words, sentences) => (time ? sentences.called(time) : ''), timeMovesWithin: true,
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
