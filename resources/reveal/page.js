// The page itself: its language, its three views, and what its controls do.
(function () {
  'use strict';

  const page = demeterPage;
  const { state, words, $, make } = page;
  const { follow } = demeterHunt;

  // --- Views -------------------------------------------------------------------------------------------------

  /// By what stands behind the `#` of the address, so that the browser's way back leads from one to the other.
  const viewNow = () => ({ '#check': 'check', '#record': 'record' })[location.hash] ?? 'hunt';

  function showView({ focus = true } = {}) {
    const view = viewNow(), before = document.body.dataset.view;
    document.body.dataset.view = view;
    if (view === before) return;
    page.pauseHunt();
    scrollTo(0, 0);
    if (view === 'hunt') page.showHunt();
    if (focus) ({ hunt: $('seal'), check: document.querySelector('.back'), record: document.querySelector('.back') })[view].focus({ preventScroll: true });
  }

  /// Goes there at once: what is in another view can't be scrolled to.
  function open(view) {
    history.pushState(null, '', view === 'hunt' ? '#hunt' : `#${view}`);
    showView({ focus: false });
  }

  // A line is shown in the record, and a line of it on the map.
  const { showLine } = page;
  page.showLine = (number) => {
    open('record');
    showLine(number);
  };
  page.goTo = (index) => {
    open('hunt');
    page.showMoment(index);
  };

  // --- The seal ----------------------------------------------------------------------------------------------

  /// What the audit has found, in one line: as long as nobody has entered a code, that there is one to enter.
  function renderSeal() {
    const { level } = $('verdict').dataset, hunt = demeterHuntWords[state.language];
    const open = ['checking', 'holds'].includes(level);
    $('seal').dataset.level = level;
    $('seal-icon').setAttribute('href', open ? '#i-seal' : $('verdict-icon').getAttribute('href'));
    $('seal-says').textContent = open ? hunt.notChecked : $('verdict-line').textContent;
    $('seal-more').textContent = open ? hunt.enterCode : hunt.seeWhy;
  }

  // --- Language ----------------------------------------------------------------------------------------------

  function setLanguage(language) {
    state.language = language;
    Object.assign(words, demeterWords[language]);
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
    const hunt = demeterHuntWords[language];
    $('language').setAttribute('aria-label', hunt.language);
    $('language').value = language;
    $('language-code').textContent = language.toUpperCase();
    $('to-hunt-word').textContent = hunt.toHunt;
    $('code-fault').textContent = '';
    page.renderVerdict();
    page.renderRounds();
    page.renderNotes();
    page.renderLog();
    page.renderHunt();
    renderSeal();
    document.title = $('hunt-title').textContent || hunt.title;
  }

  /// A phone at the table says behind the `#` which one it speaks.
  function firstLanguage() {
    for (const wanted of [location.hash.slice(1), ...(navigator.languages ?? [navigator.language])]) {
      const language = wanted.slice(0, 2).toLowerCase();
      if (Object.hasOwn(demeterWords, language)) return language;
    }
    return 'en';
  }

  // --- Start -------------------------------------------------------------------------------------------------

  function listen() {
    $('code-form').addEventListener('submit', page.addNote);
    $('code').addEventListener('input', page.tidyCode);
    $('open-all').addEventListener('click', page.openAll);
    $('picture').addEventListener('click', page.openPicture);
    $('language').append(...Object.entries(demeterWords).map(([language, { language: name }]) => make('option', { value: language, lang: language }, name)));
    $('language').addEventListener('change', () => setLanguage($('language').value));
    for (const name of ['popstate', 'hashchange']) addEventListener(name, () => showView());
    page.listenToHunt();
    new MutationObserver(renderSeal).observe($('verdict'), { attributes: true, attributeFilter: ['data-level'] });
    new MutationObserver(renderSeal).observe($('verdict-line'), { childList: true, characterData: true, subtree: true });
  }

  async function start() {
    listen();
    showView({ focus: false });
    setLanguage(demeterLanguage ?? firstLanguage());
    await page.check();
    if (state.result) {
      state.moments = follow(state.result.lines);
      $('round').value = '';
      page.startHunt();
    }
    // With nothing to watch there is still the verdict to read.
    if ($('hunt').dataset.ready !== 'true' && viewNow() === 'hunt') open('check');
    setLanguage(state.language);
    page.showHunt();
  }

  start();
})();
