// The page itself: its language, and what its controls do.
(function () {
  'use strict';

  const page = demeterPage;
  const { data, state, words, $, make, map } = page;
  const { follow } = demeterHunt;

  // --- Language ----------------------------------------------------------------------------------------------

  function setLanguage(language) {
    state.language = language;
    Object.assign(words, demeterWords[language]);
    document.documentElement.lang = language;
    document.title = `${words.title} · ${data.name}`;
    $('game-name').textContent = data.name;
    for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
    const labels = {
      languages: 'languages', map: 'map', 'zoom-follow': 'follow', 'zoom-whole': 'wholeMap', 'zoom-in': 'zoomIn', 'zoom-out': 'zoomOut',
      player: 'player', scrub: 'position', 'round-back': 'roundBack', 'step-back': 'stepBack', 'step-on': 'stepOn', 'round-on': 'roundOn',
    };
    for (const [id, word] of Object.entries(labels)) {
      $(id).setAttribute('aria-label', words[word]);
      if ($(id).tagName === 'BUTTON') $(id).title = words[word];
    }
    for (const button of $('languages').children) button.setAttribute('aria-pressed', String(button.lang === language));
    page.renderSpeed();
    page.setPlaying(state.playing);
    $('code-fault').textContent = '';
    page.renderVerdict();
    page.renderRounds();
    page.renderNotes();
    page.renderLegend();
    page.renderLog();
    page.show(state.at);
  }

  function firstLanguage() {
    for (const wanted of navigator.languages ?? [navigator.language]) {
      const language = wanted.slice(0, 2).toLowerCase();
      if (Object.hasOwn(demeterWords, language)) return language;
    }
    return 'en';
  }

  // --- Start -------------------------------------------------------------------------------------------------

  function listen() {
    $('code-form').addEventListener('submit', page.addNote);
    $('code').addEventListener('input', page.tidyCode);
    $('play').addEventListener('click', () => page.setPlaying(!state.playing));
    $('scrub').addEventListener('input', () => page.goTo(Number($('scrub').value)));
    $('step-back').addEventListener('click', () => page.goTo(state.at - 1));
    $('step-on').addEventListener('click', () => page.goTo(state.at + 1));
    $('round-back').addEventListener('click', page.roundBack);
    $('round-on').addEventListener('click', page.roundOn);
    $('open-all').addEventListener('click', page.openAll);
    $('show-in-log').addEventListener('click', () => page.showLine(state.moments[state.at].line.number));
    const tools = {
      'zoom-follow': () => map.setFollowing(!map.following), 'zoom-whole': () => map.whole(),
      'zoom-in': () => map.zoom(1.5), 'zoom-out': () => map.zoom(1 / 1.5),
    };
    for (const [id, action] of Object.entries(tools)) {
      $(id).addEventListener('click', () => {
        action();
        page.renderTools();
      });
    }
    for (const [language, { language: name }] of Object.entries(demeterWords)) {
      $('languages').append(make('button', {
        type: 'button', lang: language, 'aria-label': name, title: name, onclick: () => setLanguage(language),
      }, language.toUpperCase()));
    }
    $('speed').addEventListener('click', () => {
      state.speed = state.speed === 4 ? 1 : 2 * state.speed;
      page.renderSpeed();
      page.setPlaying(state.playing);
    });
  }

  async function start() {
    listen();
    setLanguage(demeterLanguage ?? firstLanguage());
    await page.check();
    if (state.result) {
      state.moments = follow(state.result.lines);
      state.at = Math.max(state.moments.findIndex((moment) => moment.at), 0);
      $('round').value = '';
      $('scrub').max = Math.max(state.moments.length - 1, 0);
      page.renderTimeline();
      if (matchMedia('(max-width: 700px)').matches) map.setFollowing(true);
    }
    $('hunt').hidden = state.moments.length === 0;
    setLanguage(state.language);
    page.renderTools();
  }

  start();
})();
