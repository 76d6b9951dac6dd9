// The replay: the map, the moment, the trail and the bar.
(function (root) {
  'use strict';

  const page = root.demeterPage;
  const { board, state, words, $, make, icon, placeName, hunterName, saidTexts, tableKept, whenText, whereText, tagsOf, whatText } = page;
  const { hunterIds, signs, draw, HuntMap } = demeterMap;

  // --- The moment --------------------------------------------------------------------------------------------

  function noticed(moment) {
    const said = saidTexts(moment.line);
    if (said.length > 0) return make('ul', { class: 'said' }, said.map((text) => make('li', {}, text)));
    return make('p', { class: 'mute' }, moment.line.open.table || moment.line.open.said ? words.sawChange : words.sawNothing);
  }

  function renderMoment() {
    const moment = state.moments[state.at];
    if (!moment) return;
    const [round, time] = whenText(moment), [where, seen] = whereText(moment);
    $('moment').replaceChildren(
      make('p', { class: 'when' }, make('b', {}, round), time && ' ', time && make('span', {}, time)),
      make('p', { class: `where ${moment.seen ? 'seen' : ''}` }, icon('bat'),
        make('span', {}, make('b', {}, `${words.dracula}: ${where}`),
          seen && make('span', { class: 'known' }, icon(moment.seen ? 'eye' : 'eye-closed'), seen))),
      make('div', { class: 'happened' }, make('h3', {}, words.done), make('p', {}, whatText(moment.line), ' ', tagsOf(moment))),
      tableKept(moment) ? make('div', { class: 'heard' }, make('h3', {}, words.said), noticed(moment)) : '');
    $('chart-time').replaceChildren(make('b', {}, round), ' ', make('span', {}, time));
    renderHunters(moment);
  }

  function hunterPlace(where) {
    if (where === null || where === undefined) return words.offBoard;
    return typeof where === 'object' ? `${placeName(where.hospital)} (${words.hospital})` : placeName(where);
  }

  function renderHunters(moment) {
    $('hunters').hidden = !tableKept(moment);
    const players = state.result?.header?.players ?? {};
    $('hunters').replaceChildren(make('h3', {}, words.hunters), make('ul', {}, hunterIds.map((hunter) => make('li', {},
      draw('svg', { class: 'badge', viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, signs.hunter(hunter)),
      make('span', {}, make('b', {}, hunterName(hunter)), players[hunter] ? make('span', { class: 'player-name' }, ` ${players[hunter]}`) : null),
      make('span', { class: 'hunter-place' }, hunterPlace(moment.table.hunters?.[hunter]))))));
  }

  // --- Trail and lairs ---------------------------------------------------------------------------------------

  /// Words that are too long for a card are set smaller.
  function lengthOf(name) {
    const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
    return longest > 11 ? 'very-long' : longest > 9 ? 'long' : '';
  }

  function slotCard(card, known, number, label, current) {
    const numbered = [make('span', { class: 'sr' }, `${label}: `), make('span', { 'aria-hidden': 'true' }, number)];
    if (!card)
      return make('li', { class: 'slot-card empty' }, make('p', { class: 'number' }, numbered), make('p', { class: 'nothing' }, words.empty));
    const open = card.location !== null && card.location !== undefined;
    const place = card.location ?? known?.place ?? null;
    const powers = [...(card.powers ?? [])];
    if (known?.hides && !powers.includes('hide')) powers.unshift('hide');
    const names = powers.map((power) => words.powers[power] ?? power);
    if (place && !known?.hides) names.unshift(placeName(place));
    if (names.length === 0) names.push(words.unknown);
    const count = (card.faceDownEncounters ?? 0) + (card.encounters?.length ?? 0);
    const faceDown = card.back !== null && card.back !== undefined;
    return make('li', { class: `slot-card ${open ? 'up' : faceDown ? 'down' : ''} ${current ? 'current' : ''}` },
      make('p', { class: 'number' }, numbered,
        current ? icon('bat', 'blood') : null, icon(faceDown ? 'eye-closed' : 'eye', 'eye')),
      make('p', { class: `card-name ${lengthOf(names[0])}` }, names[0]),
      names.length > 1 ? make('p', { class: 'fact-line' }, names.slice(1).join(', ')) : null,
      make('p', { class: 'fact-line' }, faceDown ? words.faceDown : words.faceUp),
      count > 0 ? make('p', { class: 'fact-line with-icon' }, icon('card'), words.encounters(count)) : null,
      card.rumor ? make('p', { class: 'fact-line with-icon' }, icon('rumor'), words.rumor) : null);
  }

  function renderTrail() {
    const moment = state.moments[state.at];
    if (!moment) return;
    $('trail-and-lairs').hidden = !tableKept(moment);
    const cards = Array.isArray(moment.table.trail) ? moment.table.trail : [], lairs = Array.isArray(moment.table.lairs) ? moment.table.lairs : [];
    const here = moment.truth.trail.findIndex((known, i) => cards[i] && known?.place === moment.at);
    $('trail').replaceChildren(...moment.truth.trail.map((known, i) =>
      slotCard(cards[i], known, String(i + 1), words.slot(i + 1), moment.at && i === here)));
    $('lairs').replaceChildren(...moment.truth.lairs.map((known, i) => slotCard(lairs[i], known, 'ABC'[i], words.lair('ABC'[i]), false)));
  }

  // --- The replay --------------------------------------------------------------------------------------------

  const map = new HuntMap($('map'), board, $('map-tools'), () => renderTools());

  function show(at) {
    state.at = Math.min(Math.max(at, 0), Math.max(state.moments.length - 1, 0));
    const moment = state.moments[state.at];
    if (!moment) return;
    map.show(moment, state.language);
    renderMoment();
    renderTrail();
    const [round, time] = whenText(moment), [where] = whereText(moment);
    $('scrub').value = state.at;
    $('scrub').setAttribute('aria-valuetext', [
      [round, time].filter(Boolean).join(', '), `${words.dracula}: ${where}`, words.lineOf(moment.line.number, state.result.lines.length),
    ].join('. '));
    for (const row of document.querySelectorAll('.line[aria-current]')) row.removeAttribute('aria-current');
    $(`line-${moment.line.number}`)?.querySelector('.line')?.setAttribute('aria-current', 'step');
  }

  let timer = 0;
  function setPlaying(wanted) {
    const playing = wanted && state.moments.length > 1;
    clearTimeout(timer);
    state.playing = playing;
    // While it plays, the words change too fast to be read out.
    $('moment').setAttribute('aria-live', playing ? 'off' : 'polite');
    $('play-icon').setAttribute('href', playing ? '#i-pause' : '#i-play');
    $('play').setAttribute('aria-label', playing ? words.pause : words.play);
    if (!playing) return;
    if (state.at >= state.moments.length - 1) show(0);
    const next = () => {
      timer = setTimeout(() => {
        show(state.at + 1);
        if (state.at >= state.moments.length - 1) setPlaying(false);
        else next();
      }, timeFor(state.moments[state.at], state.moments[state.at - 1]) / state.speed);
    };
    next();
  }

  /// Longer where there is something to read or to see.
  function timeFor(moment, before) {
    const said = saidTexts(moment.line).length;
    if (moment.at !== before?.at) return 1900;
    if (said > 0) return 900 + 350 * said;
    return moment.line.open.table ? 700 : 350;
  }

  function goTo(at) {
    setPlaying(false);
    show(at);
  }

  function firstOfRound(at) {
    while (at > 0 && state.moments[at - 1].round === state.moments[at].round) at--;
    return at;
  }

  function roundBack() {
    const first = firstOfRound(state.at);
    goTo(first < state.at ? first : firstOfRound(Math.max(first - 1, 0)));
  }

  function roundOn() {
    const next = state.moments.findIndex((moment, i) => i > state.at && moment.round !== state.moments[state.at].round);
    goTo(next < 0 ? state.moments.length - 1 : next);
  }

  function renderTimeline() {
    const count = Math.max(state.moments.length - 1, 1), bars = [];
    state.moments.forEach((moment, i) => {
      const last = bars[bars.length - 1];
      if (!moment.seen) return;
      if (last && last.to === i) last.to = i + 1;
      else bars.push({ from: i, to: i + 1 });
    });
    const ticks = state.moments.flatMap((moment, i) => (i > 0 && moment.round > state.moments[i - 1].round && !moment.way ? [i] : []));
    $('timeline').replaceChildren(draw('svg', { viewBox: `0 0 ${count} 10`, preserveAspectRatio: 'none' },
      draw('rect', { class: 'bar', x: 0, y: 3, width: count, height: 4 }),
      ...bars.map(({ from, to }) => draw('rect', { class: 'bar-known', x: Math.max(from - .5, 0), y: 3, width: to - from, height: 4 })),
      ...ticks.map((i) => draw('path', { class: 'tick', d: `M${i - .5} 0V10` }))));
  }

  function renderSpeed() {
    $('speed').textContent = `${state.speed}×`;
    $('speed').setAttribute('aria-label', `${words.speed}: ${words.speedOf(state.speed)}`);
  }

  function renderTools() {
    $('zoom-follow').setAttribute('aria-pressed', String(map.following));
  }

  // --- Legend ------------------------------------------------------------------------------------------------

  function renderLegend() {
    const sign = (...parts) => draw('svg', { class: 'sign', viewBox: '-24 -24 48 48', 'aria-hidden': 'true' }, ...parts);
    const dracula = (seen) => sign(draw('g', { class: `dracula ${seen ? 'seen' : ''}` }, ...signs.dracula()));
    const slot = (mark) => sign(signs.slot(mark, 12));
    const line = (...names) => sign(...names.map((name) => draw('path', { class: name, d: 'M-22 0H22' })));
    const drawnSigns = {
      hidden: dracula(false), seen: dracula(true), slotDown: slot({ text: '3' }), slotUp: slot({ text: '3', up: true }),
      lair: slot({ text: 'A', lair: true }), way: line('way-bed', 'way'), old: line('way-old'),
      hunters: sign(signs.hunter('lord-godalming')), tokens: sign(draw('g', { class: 'token' }, signs.token('fog'))),
      known: sign(draw('rect', { class: 'bar-known', x: -20, y: -3, width: 40, height: 6 })),
    };
    $('legend').replaceChildren(make('summary', {}, icon('chevron', 'turn'), words.legendHeading),
      make('ul', {}, Object.entries(drawnSigns).map(([name, drawn]) => make('li', {}, drawn, make('span', {}, words.legend[name])))));
  }

  Object.assign(page, {
    map, show, goTo, setPlaying, roundBack, roundOn, renderTimeline, renderSpeed, renderTools, renderLegend,
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
