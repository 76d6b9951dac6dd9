// The hunt on the screen: the map, what is told of a beat, and the clock that plays it.
(function (root) {
  'use strict';

  const page = root.demeterPage;
  const { state, $, make, icon } = page;
  const { signs, draw, hunterIds, routeOf, HuntMap } = demeterMap;
  const { huntOf } = demeterBeats;

  /// Of a beat these parts: his way is drawn, all is still, the hunters go.
  const wayPart = .2, huntersPart = .8;
  /// Milliseconds of a round at the usual length, and how often as long the others are.
  const roundMilliseconds = 2000, lengths = [1, 2, .5];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

  let hunt = null, map = null, teller = null, broken = null, beat = 0, act = 'open', playing = false, timer = 0, due = 0, length = 0, follows = true;

  const boardOf = () => state.result.board ?? page.board;
  const seconds = (n = length) => Math.max(1, Math.round(Math.max(hunt.rounds, 1) * roundMilliseconds * lengths[n] / 1000));
  const beatMilliseconds = () => 1000 * seconds() / hunt.beats.length;

  // --- The map -----------------------------------------------------------------------------------------------

  /// His way as far as this beat; its last leg `burns` while he goes it.
  function routeTo(last, burns = false) {
    const stops = [];
    hunt.beats.slice(0, last + 1).forEach(({ place, moved, seen }, i) => {
      if (moved || i === 0) stops.push({ place, seen: false });
      if (seen !== null) stops.at(-1).seen = true;
    });
    const route = routeOf(stops);
    if (burns && hunt.beats[last].moved) route.legs.at(-1).burns = true;
    return route;
  }

  /// What the map shows at the end of a beat, or at its beginning, when the hunters have not gone yet.
  function moment({ burns = false, before = false } = {}) {
    const now = hunt.beats[beat], last = hunt.beats[Math.max(beat - 1, 0)], ended = act === 'end', route = routeTo(beat, burns);
    return {
      at: now.place, seen: now.seen !== null, table: { hunters: (before ? last : now).hunters, tokens: (before ? last : now).tokens },
      route: {
        ...(ended ? route : { ...route, stops: [] }),
        near: !ended && !before && now.near && now.hunters[now.near.hunter] === now.near.place ? now.near.place : null,
        trace: !ended && act !== 'open' && hunt.told && now.seen === null && now.trace?.place !== now.place ? now.trace?.place : null,
      },
    };
  }

  /// On a small screen a part of Europe, so that its names have room.
  const fill = (anew = false) => map.fill(hunt.beats[beat].place, anew, .52);

  function showMap(options) {
    if (!map || map.isHidden) return;
    $('hunt').style.setProperty('--glide', isCalm.matches ? '0s' : `${beatMilliseconds() * wayPart / 1000}s`);
    map.show(moment(options), state.language);
    if (!follows) return;
    if (act === 'end') map.near(hunt.route.map((stop) => stop.place), 34);
    else fill();
  }

  /// Small maps have small names; on a small part of Europe more of them have room.
  function sizesOf(scale) {
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, m = Math.min(innerWidth, innerHeight);
    const most = Math.min(text, 1.5);
    return { plain: Math.max(12.5, Math.min(15, m / 56)) * most, lit: Math.max(15, Math.min(22, m / 38)) * most, sign: Math.max(.86, Math.min(1.3, m / 640)), least: .42 };
  }

  // --- What is told ------------------------------------------------------------------------------------------

  function line({ icon: name, text, knew }) {
    return make('li', { class: knew ? 'knew' : name === 'near' ? 'near' : '' }, icon(name), make('span', {}, text));
  }

  function renderStory() {
    const more = act === 'open' ? [] : teller.more(beat), now = hunt.beats[beat];
    $('beat-round').textContent = teller.roundOf(now);
    const state = act === 'open' ? [] : teller.stateOf(now);
    $('beat-state').hidden = state.length === 0;
    $('beat-state').replaceChildren(...state.map(({ icon: sign, name, text }) => make('li', { title: name }, sign && icon(sign), name && make('span', { class: 'sr' }, `${name} `), text)));
    $('beat-way').textContent = teller.way(beat);
    $('beat-more').replaceChildren(...more.map(line));
    $('story').scrollTop = 0;
    // What does not fit is reached by key too.
    $('story').tabIndex = $('story').scrollHeight > $('story').clientHeight + 1 ? 0 : -1;
    $('scrub').value = beat;
    $('scrub').setAttribute('aria-valuetext', [teller.roundOf(now), teller.way(beat)].join('. '));
  }

  /// While it plays, only where he goes is read out: there is no time for more.
  function tell() {
    if (act === 'end') {
      const { title, why } = teller.verdict(broken);
      $('told').textContent = `${title}. ${why}`;
      return;
    }
    $('told').textContent = [teller.roundOf(hunt.beats[beat]), teller.way(beat), ...(playing ? [] : teller.more(beat).map(({ text }) => text))].join(' ');
  }

  function renderBar() {
    const { beats } = hunt, count = Math.max(beats.length - 1, 1), known = [];
    beats.forEach(({ seen }, i) => {
      if (seen === null) return;
      const from = Math.max(i - .5, 0), to = Math.min(i + .5, count);
      if (known.at(-1)?.to === from) known.at(-1).to = to;
      else known.push({ from, to });
    });
    const ticks = beats.flatMap(({ round }, i) => (i > 0 && round > beats[i - 1].round ? [i] : []));
    $('timeline').replaceChildren(draw('svg', { viewBox: `0 0 ${count} 20`, preserveAspectRatio: 'none' },
      draw('rect', { class: 'bar', x: 0, y: 7, width: count, height: 6 }),
      ...known.map(({ from, to }) => draw('rect', { class: 'bar-known', x: from, y: 7, width: to - from, height: 6 })),
      ...ticks.map((i) => draw('path', { class: 'tick', d: `M${i} 15V20` }))));
    $('scrub').max = beats.length - 1;
  }

  const signOf = (hunter) => draw('svg', { class: 'badge', viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, signs.hunter(hunter));

  function renderEnding() {
    const { side, hunters, title, why } = teller.verdict(broken);
    $('hunt').dataset.side = side ?? 'none';
    $('ending-sign').replaceChildren(...(side === 'dracula' ? [icon('bat')] : side === null ? [icon('open')] : (hunters.length > 0 ? hunters : hunterIds).map(signOf)));
    $('ending-sign').dataset.count = side === 'hunters' && hunters.length !== 1 ? 'many' : 'one';
    $('ending-title').textContent = title;
    $('ending-why').textContent = why;
    const rows = teller.rows.map(({ name, number, word, more }) => make('li', { 'data-row': name }, make('b', { class: 'number' }, String(number)),
      make('span', { class: 'words' }, make('span', { class: 'word' }, word), more && make('span', { class: 'mute' }, more))));
    $('ending-rows').replaceChildren(...rows);
    renderShares();
    const decided = teller.decided;
    $('ending-decided').hidden = !decided;
    if (decided)
      $('ending-decided').replaceChildren(make('h3', {}, teller.words.decided), make('p', { class: 'card' }, make('span', { class: 'card-sign' }, icon(decided.icon)),
        make('span', {}, make('span', { class: 'card-name' }, decided.name), make('span', { class: 'mute' }, decided.more))));
  }

  /// Numbers beside each other, as bars: of hunters with their signs, of all else with an icon.
  function renderShares() {
    const { shares } = teller, most = Math.max(...(shares?.list ?? []).map(({ number }) => number), 1);
    $('ending-damage').hidden = !shares;
    if (!shares) return;
    $('ending-damage').replaceChildren(make('h3', {}, shares.heading), shares.none ? make('p', { class: 'mute' }, shares.none)
      : make('ul', {}, shares.list.map(({ hunter, icon: sign, key, name, number }) => make('li', { 'data-hunter': hunter, 'data-share': key }, hunter ? signOf(hunter) : icon(sign),
        make('span', { class: hunter ? 'sr' : 'share-name' }, name), make('span', { class: 'share', 'aria-hidden': 'true' }, make('span', { style: `width: ${100 * number / most}%` })),
        make('b', {}, String(number))))));
  }

  function renderControls() {
    const words = teller.words;
    $('hunt').dataset.act = act;
    $('hunt').dataset.playing = playing;
    const label = (id, text, name) => {
      $(`${id}-word`).textContent = text;
      if (name) $(id).setAttribute('aria-label', name);
    };
    label('watch', `${words.watch} · ${words.seconds(seconds()).replace(' ', '\u00a0')}`);
    label('again', words.again);
    label('picture', words.picture);
    $('play-icon').setAttribute('href', playing ? '#i-pause' : '#i-play');
    label('play', playing ? words.pause : words.goOn);
    label('length', words.seconds(seconds()), words.length(seconds()));
    $('step-back').disabled = beat === 0;
    for (const [id, text] of [['step-back', words.back], ['step-on', words.on], ['map-whole', words.whole]]) {
      $(id).setAttribute('aria-label', text);
      $(id).title = text;
    }
  }

  // --- The clock ---------------------------------------------------------------------------------------------

  function render({ silent = false, ...options } = {}) {
    renderControls();
    renderStory();
    showMap(options);
    if (!silent) tell();
  }

  function stop() {
    clearTimeout(timer);
    playing = false;
  }

  function begin(at) {
    beat = at;
    const burns = !isCalm.matches && hunt.beats[at].moved;
    render({ burns, before: at > 0 && !isCalm.matches });
    const start = due, whole = beatMilliseconds();
    const after = (part, what) => {
      due = start + part * whole;
      timer = setTimeout(what, due - performance.now());
    };
    after(huntersPart, () => {
      if (!isCalm.matches && at > 0) showMap();
      after(1, () => {
        if (at + 1 < hunt.beats.length) begin(at + 1);
        else finish();
      });
    });
  }

  function play() {
    if (!hunt) return;
    const from = act === 'watch' ? beat + (beat + 1 < hunt.beats.length ? 1 : 0) : 0;
    const anew = act === 'end';
    stop();
    act = 'watch';
    playing = true;
    follows = true;
    if (anew) {
      beat = from;
      renderControls();
      fill(true);
    }
    due = performance.now();
    begin(from);
  }

  function pause() {
    if (!playing) return;
    stop();
    render();
  }

  function goTo(at) {
    if (!hunt) return;
    const anew = act === 'end';
    stop();
    act = 'watch';
    beat = Math.min(Math.max(at, 0), hunt.beats.length - 1);
    if (anew) {
      renderControls();
      fill(true);
    }
    render();
  }

  function finish() {
    const held = document.activeElement;
    stop();
    beat = hunt.beats.length - 1;
    act = 'end';
    follows = true;
    renderControls();
    renderEnding();
    renderStory();
    requestAnimationFrame(() => showMap());
    tell();
    scrollTo(0, 0);
    // What was in focus is gone.
    if (held && held !== document.body && held.getClientRects().length === 0) $('ending-title').focus({ preventScroll: true });
  }

  /// One step on from the last beat leads to the ending.
  const stepOn = () => (beat + 1 < hunt.beats.length ? goTo(beat + 1) : finish());
  const stepBack = () => goTo(act === 'end' ? hunt.beats.length - 1 : beat - 1);

  /// The beat of a moment of the record.
  function showMoment(index) {
    if (!hunt) return;
    const found = hunt.beats.findLastIndex(({ from }) => from <= index);
    goTo(Math.max(found, 0));
  }

  function key(event) {
    if (!hunt || document.body.dataset.view !== 'hunt' || event.ctrlKey || event.metaKey || event.altKey || $('picture-sheet').open) return;
    const onBar = event.target === $('scrub');
    if (![document.body, $('scrub'), $('story'), $('ending-title')].includes(event.target)) return;
    const keys = {
      ' ': () => (playing ? pause() : play()), ArrowRight: stepOn, ArrowLeft: stepBack, Home: () => goTo(0), End: finish, Escape: () => (playing ? pause() : null),
    };
    // The bar goes through the beats by itself.
    if (!keys[event.key] || (onBar && event.key !== ' ' && event.key !== 'Escape' && !(beat === hunt.beats.length - 1 && event.key === 'ArrowRight'))) return;
    event.preventDefault();
    keys[event.key]();
  }

  // --- From outside ------------------------------------------------------------------------------------------

  /// Shows the hunt that the checked lines tell. Without one there is nothing to watch.
  function startHunt() {
    const { result } = state, board = result && boardOf();
    broken = result && !result.whole ? result.held + 1 : null;
    // What does not hold is not told.
    hunt = result?.game && board ? huntOf(result.game, state.moments.filter((one) => one.line.number <= result.held), board) : null;
    $('hunt').dataset.ready = Boolean(hunt);
    if (!hunt) return;
    map = new HuntMap($('map'), board, $('map-tools'), () => { follows = false; }, { sizes: sizesOf, leaders: true, hospitals: true, flight: 380 });
    new ResizeObserver(() => {
      if (!map.isHidden && follows && act !== 'end') fill(true);
      else if (!map.isHidden && follows) showMap();
    }).observe($('map'));
    renderBar();
  }

  /// In another language, or for the first time.
  function renderHunt() {
    if (!hunt) return;
    teller = new state.result.game.Teller(state.language, hunt, state.result.header, boardOf());
    const { words } = teller;
    // A narrow column has no room for a day that is tied to its month.
    $('hunt-title').textContent = teller.title.replace(/\u00a0(?=\p{L})/gu, ' ');
    $('hunt-date').textContent = teller.date;
    $('hunt-players').textContent = `${teller.players}.`;
    // What has no ending does not promise one.
    const { side, title } = teller.verdict(broken);
    $('hunt-later').textContent = side ? words.toldLater(hunt.rounds) : `${title}.`;
    $('bar-known').textContent = words.bright;
    for (const [id, text] of [['map', words.map], ['scrub', words.bar]]) $(id).setAttribute('aria-label', text);
    $('numbers-title').textContent = words.numbers;
    $('to-record-word').textContent = $('to-record-short').title = words.record;
    $('to-record-short').setAttribute('aria-label', words.record);
    if (act === 'end') renderEnding();
    render({ silent: true });
  }

  function listenToHunt() {
    $('watch').addEventListener('click', play);
    $('again').addEventListener('click', play);
    $('play').addEventListener('click', () => (playing ? pause() : play()));
    $('step-on').addEventListener('click', stepOn);
    $('step-back').addEventListener('click', stepBack);
    $('scrub').addEventListener('input', () => goTo(Number($('scrub').value)));
    $('length').addEventListener('click', () => {
      length = (length + 1) % lengths.length;
      renderControls();
    });
    $('map-whole').addEventListener('click', () => {
      follows = !follows;
      if (follows) showMap();
      else map.whole();
    });
    document.addEventListener('keydown', key);
    // Nobody looks.
    document.addEventListener('visibilitychange', () => document.hidden && pause());
  }

  Object.assign(page, {
    startHunt, renderHunt, listenToHunt, showMoment, pauseHunt: pause,
    /// What a picture of the whole hunt is made of; nothing if there is none.
    huntTold: () => hunt && { hunt, teller, broken, board: boardOf(), ...routeTo(hunt.beats.length - 1) },
    /// Of the map and the clock what has to be known when the page comes back to it.
    showHunt: () => hunt && showMap(),
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
