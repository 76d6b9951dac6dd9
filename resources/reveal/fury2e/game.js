// The second edition: the form of its records, and on what terms a game of it was played.
(function (root) {
  'use strict';

  const ownBusiness = ['place-encounter', 'draw-encounter', 'choose-encounters', 'draw-event'];

  root.demeterGames.part('fury2e', {
    formats: ['demeter-game/5'], board: 'fury-2e', unknownCards: () => null, usualReading: ({ recommended }) => recommended, termsOf: () => ({}),
    termRows: () => ({ first: [], counts: [], played: [], files: [] }), ownBusiness,
    timeOf: ({ time }, words, sentences) => (time ? sentences.called(time) : ''),
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
