// What every part of the page needs: what it shows, in which language, and small things to make elements of.
(function (root) {
  'use strict';

  const data = JSON.parse(document.getElementById('data').textContent);
  /// On which it was played: the built-in one that it names, or the one that came with it.
  const board = demeterAudit.boardOf(data.reveal, data.board);
  const { draw } = demeterMap;
  const $ = (id) => document.getElementById(id);

  const state = {
    language: 'en', result: null, story: null, unable: false, moments: [], at: 0, playing: false, speed: 1, notes: [], checks: 0, checking: -1,
    openRounds: new Set(), openLines: new Set(),
  };
  /// The words of the reader's language. Every language has the same ones.
  const words = { ...demeterWords.en };

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (value === true) element.setAttribute(key, '');
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
  }

  const icon = (name, extra = '') => draw('svg', { class: `icon ${extra}`.trim(), 'aria-hidden': 'true' }, draw('use', { href: `#i-${name}` }));
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /// Names in the reader's language. A place: `in`, `to`, `from` or `of` it; a hunter: `of`, `to`, `whom` or `with` one; `subject`, either within a sentence.
  const placeName = (id, form = 'name') => demeterNames.location(state.language, id, form, board);
  const hunterName = (id, form = 'name') => demeterNames.hunter(state.language, id, form);
  /// What a line did and what the table was told in it, from the checked lines alone.
  const doneText = (line) => state.story?.done(line, state.language) ?? '';
  const saidTexts = (line) => state.story?.said(line, state.language) ?? [];

  function moveTo(element) {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  }

  // --- What is said of a moment and of a line

  const isAfterBreak = (line) => !state.result.whole && line.number > state.result.held;

  function tagsOf(moment) {
    const tags = [];
    if (moment.takenBack) tags.push(words.takenBack);
    if (moment.way) tags.push(words[moment.way]);
    const drawn = tags.map((tag) => make('span', { class: 'tag' }, tag));
    return isAfterBreak(moment.line) ? [...drawn, make('span', { class: 'tag wrong' }, words.afterBreak)] : drawn;
  }

  const whatText = (line) => doneText(line) || (line.sealed && line.hiddenText === null ? words.notRevealed : '');

  /// Each part adds what the other ones call.
  root.demeterPage = {
    data, board, state, words, $, make, icon, pause, placeName, hunterName, saidTexts, moveTo, isAfterBreak, tagsOf, whatText,
  };
})(typeof globalThis === 'undefined' ? this : globalThis);
