// The games that the page knows. What is a game's own lies in a folder of its own, whose files add their parts here; everything else asks for them by
// the form that a record's header names.
(function (root) {
  'use strict';

  const games = new Map();

  /// The game of this name, to add a part to: `formats`, the forms of its records; `board`, on which it is usually played; `unknownCards(header)`, the
  /// name of cards that are not the game's, or null; `isHeader(header)`, whether the fields of a header are what they may be; `Sentences`, its story in words;
  /// `steps`, what its lines may say; `dealt(header, seed)`, what is known of its cards before the first line; `draws(before, after)`, whether the table saw that
  /// something was drawn whose order nobody may know; `penaltyOf(action)`, `asItWas(action, table)` and `rollsDice(action)`, for what is told beside the verdict;
  /// `unnamed(header)`, what a header could name of its files; `termsOf(header)` and `termRows(terms, ...)`, on what terms it was played; `timeOf(table, words)`,
  /// when a round is; `timeMovesWithin`, whether that moves only after its beginning; `ownBusiness`, actions that the table does not see; `Hunt`, its hunt in beats; `Teller`, the same in words; `numbers`, what its ending draws
  /// beside the rows.
  function part(name, own) {
    games.set(name, Object.assign(games.get(name) ?? { name, tables: root.demeterTables.games[name] }, own));
  }

  /// The game whose records have this form; nothing for one that the page does not know.
  const ofFormat = (format) => [...games.values()].find(({ formats }) => formats?.includes(format)) ?? null;

  /// Whether these are rulings of a game, in its order, each with one of its readings.
  function areRulings(name, rulings) {
    const known = root.demeterTables.games[name].rulings.filter(({ field }) => Object.hasOwn(rulings, field));
    return Object.keys(rulings).join() === known.map(({ field }) => field).join() && known.every(({ field, readings }) => readings.includes(rulings[field]));
  }

  root.demeterGames = { part, ofFormat, areRulings, named: (name) => games.get(name) };
  if (typeof module !== 'undefined') module.exports = root.demeterGames;
})(typeof globalThis === 'undefined' ? this : globalThis);
