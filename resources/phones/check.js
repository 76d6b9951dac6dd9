// A board held against the program's map, place by place. It shows what the program says and asks for what is tapped; it decides nothing.
(function () {
  'use strict';

  const { listOf, draw, keep, HuntMap } = demeterMap;
  const { Link } = demeterLink;
  const languages = ['en', 'es', 'pl', 'ru', 'it'];
  const drawing = JSON.parse(document.getElementById('board').textContent);
  const $ = (id) => document.getElementById(id);

  /// Another place has just come up: a finger on its way was meant for the one before.
  const deadMilliseconds = 250;
  const toldMilliseconds = 8000, answerMilliseconds = 6000, shownMilliseconds = 1500;

  /// What has to be said before the program can say anything; all else comes from there.
  const own = {
    en: { title: 'Check my board', refused: 'This address is not the comparison’s any more. Scan the code on the program’s screen again.', noToken: 'This address is not complete. Scan the code on the program’s screen.', since: (time) => `This phone is not up to date. What it shows is from ${time}. It connects again by itself, and nothing is lost.` },
    es: { title: 'Comprobar mi tablero', refused: 'Esta dirección ya no es la de la comprobación. Vuelve a escanear el código de la pantalla del programa.', noToken: 'Esta dirección no está completa. Escanea el código de la pantalla del programa.', since: (time) => `Este móvil no está al día. Lo que muestra es de las ${time}. Se vuelve a conectar solo, y no se pierde nada.` },
    pl: { title: 'Sprawdź moją planszę', refused: 'Pod tym adresem nie ma już sprawdzania. Zeskanuj jeszcze raz kod z ekranu programu.', noToken: 'Ten adres jest niepełny. Zeskanuj kod z ekranu programu.', since: (time) => `Ten telefon nie jest na bieżąco. Pokazuje stan z ${time}. Połączy się sam i nic nie przepadnie.` },
    ru: { title: 'Сверить моё поле', refused: 'По этому адресу сверки больше нет. Снова отсканируйте код на экране программы.', noToken: 'Адрес неполный. Отсканируйте код на экране программы.', since: (time) => `Телефон отстал: показано то, что было в ${time}. Он соединится сам, и ничего не пропадёт.` },
    it: { title: 'Controlla il mio tabellone', refused: 'Questo indirizzo non è più quello del controllo. Inquadra di nuovo il codice sullo schermo del programma.', noToken: 'Questo indirizzo non è completo. Inquadra il codice sullo schermo del programma.', since: (time) => `Questo telefono non è aggiornato. Quello che mostra è delle ${time}. Si ricollega da solo e non si perde niente.` },
  };

  const stored = 'demeter:board-check';
  function storedLanguage() {
    try {
      return JSON.parse(localStorage.getItem(stored))?.language;
    } catch {
      return null;
    }
  }

  const ownLanguage = () => [storedLanguage(), ...(navigator.languages ?? [navigator.language])].map((one) => String(one).slice(0, 2).toLowerCase())
    .find((one) => languages.includes(one)) ?? 'en';
  // Typed by hand it may have the blanks that it is shown with.
  const token = () => location.hash.slice(1).replace(/%20|\s/g, '');

  const state = {
    language: ownLanguage(), check: null, board: null, place: null, gone: '', newer: false,
    /// The next place is the first of a connection: it is right whatever its step is.
    anew: true, sent: 0, deadUntil: 0,
  };
  let words = demeterPhoneWords[state.language], map = null, mapAt = '', seesWhole = false, asOf = '';

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (value === true) element.setAttribute(key, '');
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
    return element;
  }

  const icon = (name) => draw('svg', { class: 'icon', 'aria-hidden': 'true' }, draw('use', { href: `#i-${name}` }));
  const text = (value) => (typeof value === 'string' ? value : '');
  const said = (name) => text(state.check?.words?.[name]);
  const clock = (date) => date.toLocaleTimeString(state.language, { hour: '2-digit', minute: '2-digit' });
  function write(id, what) {
    if ($(id).textContent !== what) $(id).textContent = what;
  }

  /// The list has an element for each item; one that shows the same stays, and so does the focus.
  function list(id, items, build) {
    const focused = document.activeElement?.id;
    keep($(id), items.map((item, i) => [`${state.language} ${i} ${JSON.stringify(item)}`, () => build(item)]));
    if (focused && document.activeElement?.id !== focused) $(focused)?.focus({ preventScroll: true });
  }

  // --- What the program says ------------------------------------------------------------------------------------

  const link = new Link({
    open: () => (state.anew = true, [token(), JSON.stringify({ do: 'hello', language: state.language })]),
    frame: (frame) => Object.hasOwn(frames, frame.is) && frames[frame.is](frame),
    state: (now) => {
      if (now !== 'live') state.sent = 0;
      if (now === 'stale' && link.lastHeard) asOf = clock(link.lastHeard);
      render();
    },
  });

  const frames = {
    check(frame) {
      const before = JSON.stringify(state.check?.locations);
      state.check = frame;
      state.newer = frame.version > 1;
      if (before !== JSON.stringify(frame.locations)) makeMap();
    },
    board(frame) {
      state.board = frame;
      joinMap();
    },
    place(frame) {
      state.sent = 0;
      if (!state.anew && state.place && frame.step < state.place.step) return;
      const moved = frame.place !== state.place?.place;
      state.anew = false;
      state.gone = '';
      state.place = frame;
      if (moved) {
        state.deadUntil = performance.now() + deadMilliseconds;
        $('asked').scrollTop = 0;
        $('live').textContent = [text(frame.name), text(frame.doubt)].filter(Boolean).join('. ');
      }
      render();
    },
    told(frame) {
      state.sent = 0;
      tell(text(frame.text));
    },
    gone(frame) {
      state.gone = text(frame.text);
      closeSheet();
      render();
    },
  };

  // --- What is tapped -------------------------------------------------------------------------------------------

  const mayEnter = () => link.state === 'live' && !state.gone && Boolean(state.place) && !state.anew;

  /// Once, with the step that it was seen with: until something comes back nothing else is sent.
  function enter(what) {
    if (!mayEnter() || state.sent || performance.now() < state.deadUntil) return;
    const sent = performance.now();
    if (!link.send({ ...what, step: state.place.step })) return;
    state.sent = sent;
    setTimeout(() => {
      if (state.sent === sent) state.sent = 0;
    }, answerMilliseconds);
  }

  function speak(language) {
    state.language = language;
    words = demeterPhoneWords[language];
    document.documentElement.lang = language;
    render();
  }

  // --- The map --------------------------------------------------------------------------------------------------

  const isTablet = matchMedia('(min-width: 43.75em) and (min-height: 35em)');
  function nameSizes() {
    const more = Math.min(1.5, Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16));
    return isTablet.matches ? { plain: 15 * more, lit: 18 * more, pill: 17 * more, sign: 1.2 * Math.min(more, 1.2), least: .6 }
      : { plain: 13 * more, lit: 15 * more, pill: 14 * more, sign: .75, least: .8 };
  }

  /// What joins places there, as the map wants it.
  const edges = () => ({ roads: listOf(state.board?.roads), rails: listOf(state.board?.rails), seas: [...listOf(state.board?.seas), ...listOf(state.board?.ports)] });

  function makeMap() {
    const host = make('div', { class: 'map' });
    $('map').replaceChildren(host);
    mapAt = '';
    map = new HuntMap(host, { locations: listOf(state.check?.locations), ...edges(), map: drawing }, $('map-tools'), () => {}, { tapped, sizes: nameSizes, hospitals: true, flight: 180 });
  }

  const joinMap = () => map?.join(edges());
  const isOn = (row) => listOf(row.links).some((one) => one.on);

  function renderMap() {
    const { place } = state;
    if (!map || !place) return;
    const here = place.done ? null : place.place, lit = place.done ? [] : listOf(place.rows).filter(isOn).map((row) => row.id);
    map.show({ table: { trail: [], lairs: [], tokens: {}, hunters: {} }, truth: { trail: [], lairs: [] }, at: here, seen: here && 'figure', step: null, lit, origin: here ?? '', chosen: '' }, state.language);
    const at = `${place.place} ${place.done}`;
    if (at === mapAt || map.isHidden) return;
    mapAt = at;
    seesWhole = Boolean(place.done);
    view();
  }

  function view() {
    if (seesWhole) map.whole();
    else map.near([state.place.place, ...listOf(state.place.rows).map((row) => row.id)]);
    $('map-view').setAttribute('aria-label', seesWhole ? words.nearMap : words.wholeMap);
  }

  $('map-view').addEventListener('click', () => {
    if (!map || !state.place) return;
    seesWhole = !seesWhole;
    view();
  });

  /// What is there already is changed in its row; a tap beside the place that was meant shall not take a road away.
  function tapped(id) {
    const { place } = state;
    if (!place || id === place.place || place.done) return;
    const row = listOf(place.rows).find((one) => one.id === id);
    if (row && isOn(row)) showRow(id);
    else enter({ do: 'missing', other: id });
  }

  function showRow(id) {
    const row = document.querySelector(`.row[data-place="${CSS.escape(id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    row.classList.add('shown');
    setTimeout(() => row.classList.remove('shown'), shownMilliseconds);
  }

  // --- The place ------------------------------------------------------------------------------------------------

  function renderLink() {
    const live = link.state === 'live' && !state.gone;
    document.body.classList.toggle('stale', !live && Boolean(state.place));
    document.body.classList.toggle('waiting', !state.place);
    document.body.classList.toggle('held', !mayEnter());
    $('link').classList.toggle('off', !live);
    // That all is well a sign says, and words for who cannot see it.
    $('link-text').classList.toggle('sr', live);
    $('link-icon').setAttribute('href', live ? '#i-link-on' : '#i-link-off');
    const since = link.state !== 'live' && Boolean(link.lastHeard);
    write('link-text', since ? words.since(asOf) : live ? words.live : words.connecting);
    const message = token() === '' ? own[state.language].noToken : link.state === 'refused' ? own[state.language].refused : state.newer ? words.newer : state.gone || (since ? own[state.language].since(asOf) : '');
    write('message', message);
    $('message').hidden = !message;
  }

  function row(one) {
    return make('li', { class: 'row', 'data-place': one.id }, make('span', { class: 'place' }, text(one.name)),
      listOf(one.links).map((way) => make('button', {
        type: 'button', id: `way-${way.name}`, class: ['switch', way.line, way.what === 'sea-way' && 'by-sea'].filter(Boolean).join(' '), 'aria-pressed': String(way.on), 'aria-label': text(way.words),
        onclick: () => enter({ do: 'set', what: way.what, other: one.id, value: way.value }),
      }, icon(way.icon))));
  }

  function trait({ id, sign, word, second, act }) {
    return make('button', { type: 'button', id, onclick: act }, icon(sign), make('span', { class: 'words' }, make('span', {}, word), make('span', { class: 'second' }, second)));
  }

  function renderPlace() {
    const { place } = state, can = mayEnter();
    write('progress-text', text(place?.progress));
    $('bar-done').setAttribute('width', `${place?.places > 0 ? (100 * place.agreed) / place.places : 0}%`);
    write('changes', text(place?.changes));
    write('undo-text', said('undo'));
    write('skip-text', said('skip'));
    write('agree-text', text(place?.agree));
    $('undo').setAttribute('aria-disabled', String(!can || !place.undo));
    $('skip').setAttribute('aria-disabled', String(!can || !place.skip));
    $('agree').setAttribute('aria-disabled', String(!can));
    const done = Boolean(place?.done);
    for (const id of ['agree', 'skip']) $(id).hidden = done;
    for (const id of ['heading', 'ways']) $(id).hidden = done;
    $('end').hidden = !done;
    write('name', text(place?.name));
    write('doubt-text', text(place?.doubt));
    $('doubt').hidden = !place?.doubt;
    write('ask', said('ask'));
    $('columns').hidden = Boolean(place?.sea);
    // The columns that this board has.
    for (const id of ['road', 'white', 'yellow', 'rail']) {
      write(`column-${id}`, said(id));
      $(`column-${id}`).hidden = !said(id);
    }
    $('ways').classList.toggle('plain-rails', Boolean(said('rail')));
    list('rows', listOf(place?.rows), row);
    write('add-text', said('missing'));
    $('add').hidden = listOf(place?.missing).length === 0;
    list('traits', [
      place?.size && { id: 'size', sign: place.size.icon, word: text(place.size.word), second: said('size'), value: place.size.value },
      place?.region && { id: 'region', sign: 'compass', word: text(place.region.word), second: said('region') },
    ].filter(Boolean), (one) => trait({ ...one, act: one.id === 'size' ? () => enter({ do: 'set', what: 'size', value: one.value }) : showRegions }));
    list('end', done ? [[listOf(place.end), listOf(place.differences)]] : [], ([lines, differences]) => make('div', { class: 'share-end' },
      make('h2', {}, text(lines[0])), make('p', {}, text(lines[1])), make('ul', { class: 'found' }, (differences.length > 0 ? differences : [text(place.changes)]).map((one) => make('li', {}, one))), shareButton('share-end')));
  }

  const acts = { undo: () => state.place?.undo && enter({ do: 'undo' }), skip: () => state.place?.skip && enter({ do: 'skip' }), agree: () => enter({ do: 'agree' }) };
  for (const [id, act] of Object.entries(acts)) $(id).addEventListener('click', act);

  // --- Sheets ---------------------------------------------------------------------------------------------------

  let cameFrom = null;
  const others = () => ['top', 'main', 'foot'].map($);

  function showSheet(title, ...body) {
    cameFrom ??= document.activeElement;
    $('sheet-title').textContent = title;
    $('sheet-body').replaceChildren(...body.filter(Boolean));
    $('sheet-body').scrollTop = 0;
    $('sheet').hidden = false;
    for (const one of others()) one.inert = true;
    $('panel').focus();
  }

  function closeSheet() {
    if ($('sheet').hidden) return;
    $('sheet').hidden = true;
    for (const one of others()) one.inert = false;
    (cameFrom?.isConnected ? cameFrom : $('show-menu')).focus({ preventScroll: true });
    cameFrom = null;
  }

  $('sheet-close').addEventListener('click', closeSheet);
  $('sheet').addEventListener('click', (event) => event.target === $('sheet') && closeSheet());
  addEventListener('keydown', (event) => event.key === 'Escape' && closeSheet());

  $('add').addEventListener('click', () => mayEnter() && showSheet(said('choose'), make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'sheet-title' },
    listOf(state.place.missing).map((one) => make('button', { type: 'button', 'data-add': one.id, onclick: () => {
      closeSheet();
      enter({ do: 'missing', other: one.id });
    } }, text(one.name))))));

  function showRegions() {
    if (!mayEnter()) return;
    const { region, regions } = state.place;
    showSheet(text(state.place.name), make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'sheet-title' }, listOf(regions).map((one) => make('button', {
      type: 'button', 'data-region': one.value, 'aria-pressed': String(one.value === region.value), onclick: () => {
        closeSheet();
        if (one.value !== region.value) enter({ do: 'set', what: 'region', value: one.value });
      },
    }, icon(one.value === region.value ? 'check' : 'compass'), make('span', {}, text(one.word))))));
  }

  const shareButton = (id) => make('button', { type: 'button', id, class: 'share', onclick: share }, icon('share'), said('share'));

  async function share() {
    const found = text(state.place?.found);
    if (navigator.share) {
      try {
        return void await navigator.share({ text: found });
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    // Over the plain network a browser gives the clipboard to what is selected alone.
    const held = make('textarea', { class: 'sr', readonly: true });
    ($('sheet').hidden ? document.body : $('sheet-body')).append(held);
    held.value = found;
    held.select();
    const copied = document.execCommand('copy');
    held.remove();
    if (copied) tell(said('copied'));
    else showSheet(said('share'), ...found.split('\n').map((line) => make('p', {}, line)));
  }

  function showMenu() {
    const languageButton = (language) => make('button', {
      type: 'button', lang: language, 'aria-pressed': String(state.language === language), 'data-language': language, onclick: () => {
        try {
          localStorage.setItem(stored, JSON.stringify({ language }));
        } catch {
          // A browser that keeps nothing still shows everything.
        }
        // Until it is said in that language nothing is tapped.
        if (link.send({ do: 'language', language })) state.anew = true;
        speak(language);
        showMenu();
        document.querySelector(`#sheet [data-language="${language}"]`).focus();
      },
    }, demeterPhoneWords[language].language);
    const differences = listOf(state.place?.differences);
    showSheet(own[state.language].title,
      state.place && make('section', {}, make('h3', {}, said('otherwise')), make('ul', { class: 'found' }, (differences.length > 0 ? differences : [text(state.place.changes)]).map((one) => make('li', {}, one))), shareButton('share-found')),
      make('section', {}, make('h3', { id: 'language' }, words.languages),
        make('div', { class: 'choices languages', role: 'group', 'aria-labelledby': 'language' }, languages.map(languageButton))),
      make('section', { class: 'small' }, link.state !== 'live' && make('p', {}, link.lastHeard ? own[state.language].since(asOf) : words.connecting), make('p', { class: 'mute' }, said('about'))));
  }
  $('show-menu').addEventListener('click', showMenu);

  let toldTimer = 0;
  function tell(what) {
    clearTimeout(toldTimer);
    $('told').textContent = what;
    $('told').hidden = false;
    $('live').textContent = what;
    toldTimer = setTimeout(() => { $('told').hidden = true; }, toldMilliseconds);
  }
  $('told').addEventListener('click', () => { $('told').hidden = true; });

  // --- All of it ------------------------------------------------------------------------------------------------

  function renderWords() {
    document.title = own[state.language].title;
    for (const [id, name] of Object.entries({ 'show-menu': words.menu, 'sheet-close': words.close, map: words.map, 'map-view': seesWhole ? words.nearMap : words.wholeMap })) $(id).setAttribute('aria-label', name);
  }

  function render() {
    renderWords();
    renderLink();
    renderPlace();
    renderMap();
  }

  addEventListener('hashchange', () => {
    renderLink();
    if (token()) link.connect();
  });
  isTablet.addEventListener('change', () => {
    mapAt = '';
    render();
  });

  // The screen stays awake where the browser allows it.
  async function stayAwake() {
    try {
      if (document.visibilityState === 'visible') await navigator.wakeLock?.request('screen');
    } catch {
      // Then it goes to sleep, and the phone catches up when it wakes.
    }
  }
  document.addEventListener('visibilitychange', stayAwake);
  document.addEventListener('click', stayAwake, { once: true });

  speak(state.language);
  if (token()) link.connect();
  stayAwake();
})();
