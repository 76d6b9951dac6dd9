// The page itself: verdict, codes, replay and record, in the reader's language.
(function () {
  'use strict';

  const data = JSON.parse(document.getElementById('data').textContent);
  const { hunterIds, signs, draw, HuntMap } = demeterMap;
  const { follow } = demeterHunt;
  const $ = (id) => document.getElementById(id);

  const state = {
    language: 'en', result: null, unable: false, moments: [], at: 0, playing: false, speed: 1, notes: [], checks: 0, checking: -1,
    openRounds: new Set(), openLines: new Set(),
  };
  let words = demeterWords.en;

  // --- Small things ------------------------------------------------------------------------------------------

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
  const places = new Map(data.locations.map((place) => [place.id, place]));
  const inLanguage = (texts) => texts?.[state.language] ?? texts?.en;
  const placeName = (id) => inLanguage(places.get(id)?.name) ?? id;
  const hunterName = (id) => inLanguage(data.hunters?.[id]) ?? id;
  const sentences = (line) => data.lines?.[line.number - 1];
  const doneText = (line) => inLanguage(sentences(line)?.done) ?? '';
  const saidTexts = (line) => inLanguage(sentences(line)?.said) ?? [];

  function moveTo(element) {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  }

  // --- The check ---------------------------------------------------------------------------------------------

  async function check() {
    const run = ++state.checks;
    const beforeNote = async (index) => {
      if (run !== state.checks) throw new Error('there are other notes by now');
      state.checking = index;
      $('progress').textContent = words.progress(index + 1, state.notes.length);
      renderNotes();
      // A code keeps the browser busy: what is being done has to be on the screen first.
      await pause(40);
    };
    let result = null;
    try {
      result = await demeterProof.check(data.reveal, state.notes, { beforeNote });
    } catch {
      if (run !== state.checks) return false;
    }
    if (run !== state.checks) return false;
    state.checking = -1;
    $('progress').textContent = '';
    state.result = result;
    state.unable = result === null;
    return true;
  }

  async function checkAgain() {
    if (!(await check())) return;
    renderVerdict();
    renderNotes();
    renderLog();
  }

  function levelOf(result) {
    if (state.unable) return 'unable';
    if (!result) return 'checking';
    const has = (...kinds) => result.objections.some((objection) => kinds.includes(objection.what));
    if (has('broken-chain', 'deal-not-from-seed', 'code-mismatch')) return 'forged';
    if (has('not-revealed')) return 'sealed';
    if (result.vouched > 0) return 'proved';
    return result.notes.some((note) => note.fits) ? 'dealOnly' : 'whole';
  }

  // --- The verdict -------------------------------------------------------------------------------------------

  const levelIcons = { checking: 'open', unable: 'open', forged: 'broken', sealed: 'lock', whole: 'chain', dealOnly: 'chain', proved: 'check' };

  function vouchedRound(result) {
    return result.witnesses.find((witness) => witness.line === result.vouched)?.round ?? 0;
  }

  function headline(level, result) {
    if (level !== 'proved') return words[level];
    const open = result.objections.find((objection) => objection.what === 'not-sealed');
    if (open) return words.provedFrom(open.line + open.count, vouchedRound(result));
    // A record that was cut off at a code fits it as well as the whole one.
    return result.over && result.vouched === result.lines.length ? words.provedAll : words.proved(vouchedRound(result));
  }

  function renderVerdict() {
    const result = state.result, level = levelOf(result);
    $('verdict').dataset.level = level;
    $('verdict-icon').setAttribute('href', `#i-${levelIcons[level]}`);
    $('verdict-line').textContent = headline(level, result);
    $('verdict-why').replaceChildren(...(words[`${level}Why`] ? [make('p', {}, words[`${level}Why`])] : []));
    $('facts').replaceChildren(...(result ? facts(result) : []));
  }

  function facts(result) {
    const list = (name, heading, iconName, items) => (items.length === 0 ? null : make('section', { class: `fact ${name}` },
      make('h3', {}, heading), make('ul', {}, items.map((item) => make('li', {}, icon(iconName), make('div', {}, item))))));
    return [
      list('wrong', words.wrongHeading, 'broken', wrong(result)),
      // Without a code everything could have been written anew, so that it fits together and proves nothing.
      list('proved', result.notes.some((note) => note.fits) ? words.provedHeading : words.fitsHeading, 'check', proved(result)),
      list('unproved', words.unprovedHeading, 'open', unproved(result)),
    ].filter(Boolean);
  }

  function noteName(note) {
    return note.qr === undefined ? demeterProof.readCode(note.code).match(/.{3}/g).join(' ') : words.noteQr;
  }

  function wrong(result) {
    const texts = {
      'broken-chain': (objection) => (objection.line === null ? words.brokenFile : brokenLine(objection)),
      'deal-not-from-seed': () => words.dealForged,
      'code-mismatch': ({ note, why }) => {
        const which = state.notes[note];
        if (why === 'game') return words.codeOtherGame;
        const named = `${noteName(which)} (${roundName(roundOf(which))})`;
        return why === 'round' ? words.codeNoRound(named) : words.codeOther(named);
      },
    };
    return result.objections.filter((objection) => texts[objection.what]).map((objection) => texts[objection.what](objection));
  }

  function brokenLine({ line, why }) {
    const moment = state.moments.find((one) => one.line.number === line);
    const link = make('button', { type: 'button', class: 'link', onclick: () => showLine(line) }, words.showLine);
    return [words.broken[why](line), moment && line > 1 ? ` ${words.inRound(moment.round)}` : '', ' ', line <= state.result.lines.length ? link : ''];
  }

  function proved(result) {
    const facts = [], kinds = new Set(result.objections.map((objection) => objection.what));
    if (result.whole) facts.push(words.chainHolds(result.lines.length));
    else if (result.held > 0) facts.push(words.chainHoldsTo(result.held));
    const fitting = result.notes.filter((note) => note.fits), lines = fitting.filter((note) => note.line > 0);
    if (result.header?.promise && result.lines[0].hidden !== null && !kinds.has('deal-not-from-seed'))
      facts.push(fitting.length > lines.length && result.header.words ? words.dealFair(result.header.words) : words.dealFits);
    if (fitting.length > lines.length) facts.push(words.dealCodeFits);
    if (lines.length > 0) facts.push(words.codesFit(lines.length, result.vouched));
    return facts;
  }

  function unproved(result) {
    const missing = [];
    for (const { what, line, count } of result.objections) {
      if (what === 'not-revealed') missing.push(words.stillSealed(count, line));
      if (what === 'not-sealed') missing.push(words.notSealed(line, line + count - 1));
      if (what === 'deal-not-promised') missing.push(result.header.promise ? words.noWords : words.seedAlone);
    }
    // Where the hunters said nothing, it does not matter when the promise was made.
    if (result.header?.words && !result.notes.some((note) => note.fits && note.line === 0)) missing.push(words.dealUnseen);
    const after = state.moments.filter((moment) => moment.line.number > result.vouched);
    if (result.vouched > 0 && after.length > 0) {
      // After going back the last one need not be of the latest round.
      const rounds = after.map((moment) => moment.round), from = Math.min(...rounds), to = Math.max(...rounds);
      missing.push(from === to && from === vouchedRound(result) ? words.notVouchedRest(after.length) : words.notVouched(from, to));
    }
    if (result.whole && !result.over) missing.push(words.notOver(state.moments.at(-1)?.round ?? 0));
    missing.push([words.legality, make('code', {}, words.legalityFile(`${data.name}.reveal.json`)), words.legalityWhose]);
    return missing;
  }

  // --- Codes -------------------------------------------------------------------------------------------------

  const roundOf = (note) => (note.qr === undefined ? note.round : demeterProof.readQr(note.qr).round);
  const lastRound = () => state.moments.reduce((last, moment) => Math.max(last, moment.round), 0);

  function roundName(round) {
    if (round === null) return words.roundDeal;
    return round === 0 ? words.roundSetup : round > lastRound() ? words.roundLater(lastRound()) : words.round(round);
  }

  function renderRounds() {
    const chosen = $('round').value, options = [['deal', words.roundDeal]];
    for (let round = 0; round <= lastRound() + 1; round++) options.push([String(round), roundName(round)]);
    $('round').replaceChildren(...options.map(([value, text]) => make('option', { value }, text)));
    $('round').value = chosen || String(Math.max(lastRound(), 0));
  }

  function noteStatus(index) {
    const found = state.result?.notes[index];
    if (index === state.checking) return ['checking', words.noteChecking, 'open'];
    if (!found || (state.checking >= 0 && index > state.checking)) return ['checking', '…', 'open'];
    if (found.fits) return ['fits', found.line === 0 ? words.noteFitsDeal : words.noteFits(found.line), 'check'];
    if (found.fits === false) return ['wrong', words.noteWrong, 'broken'];
    return ['unknown', found.why === 'device' ? words.noteDevice : words.noteUnreached, 'open'];
  }

  function renderNotes() {
    $('notes').replaceChildren(...state.notes.map((note, index) => {
      const [name, text, iconName] = noteStatus(index);
      return make('li', { class: name }, icon(iconName),
        make('div', {}, make('b', {}, noteName(note)), ' ', make('span', { class: 'of' }, roundName(roundOf(note))),
          make('span', { class: 'status' }, text)),
        make('button', {
          type: 'button', class: 'quiet square', 'aria-label': words.remove(noteName(note)), onclick: () => removeNote(note),
        }, icon('close')));
    }));
  }

  function removeNote(note) {
    state.notes = state.notes.filter((one) => one !== note);
    if (state.result) state.result.notes = [];
    renderNotes();
    $('code').focus();
    checkAgain();
  }

  const looksLikeQr = (text) => /[a-z:]/i.test(text);

  function readNote() {
    const text = $('code').value.trim();
    if (looksLikeQr(text)) return demeterProof.readQr(text.toUpperCase()) ? { qr: text.toUpperCase() } : words.faultQr;
    const digits = text.replace(/[\s.\-]/g, '');
    if (!/^[0-9]{12}$/.test(digits)) return words.faultDigits(digits.replace(/[^0-9]/g, '').length);
    return { code: digits, round: $('round').value === 'deal' ? null : Number($('round').value) };
  }

  function addNote(event) {
    event.preventDefault();
    let note = readNote();
    const same = (one) => JSON.stringify(one) === JSON.stringify(note);
    if (typeof note === 'object' && state.notes.some(same)) note = words.faultTwice;
    const fault = typeof note === 'string' ? note : '';
    $('code-fault').textContent = fault;
    $('code').setAttribute('aria-invalid', String(fault !== ''));
    if (fault) {
      $('code').focus();
      return;
    }
    state.notes.push(note);
    $('code').value = '';
    $('round-field').hidden = false;
    checkAgain();
  }

  /// Groups the digits while they are typed at the end; a QR text says its round itself.
  function tidyCode() {
    const field = $('code'), text = field.value;
    $('round-field').hidden = looksLikeQr(text);
    $('code-fault').textContent = '';
    field.removeAttribute('aria-invalid');
    if (/^[\d\s]+$/.test(text) && field.selectionStart === text.length)
      field.value = text.replace(/\s/g, '').slice(0, 24).replace(/(.{3})(?=.)/g, '$1 ');
  }

  // --- The moment --------------------------------------------------------------------------------------------

  // Records of version 0.1 do not say what the table looked like.
  const tableKept = (moment) => moment.table.trail !== undefined;

  function whenText(moment) {
    const { time, table, round } = moment, parts = [];
    const phase = table.phase === 'over' ? 'over' : time.phase;
    if (time.day && time.week !== undefined) parts.push(words.week(time.week));
    if (words.days[time.day]) parts.push(words.days[time.day]);
    if (words.phases[phase] && phase !== 'setup') parts.push(words.phases[phase]);
    return [words.roundTitle(round), parts.join(', ')];
  }

  function whereText(moment) {
    if (!moment.at) return [words.draculaNowhere, null];
    if (!tableKept(moment)) return [placeName(moment.at), null];
    return [placeName(moment.at), { figure: words.draculaSeen, card: words.draculaCard }[moment.seen] ?? words.draculaHidden];
  }

  const isAfterBreak = (line) => !state.result.whole && line.number > state.result.held;

  function tagsOf(moment) {
    const tags = [];
    if (moment.takenBack) tags.push(words.takenBack);
    if (moment.way) tags.push(words[moment.way]);
    const drawn = tags.map((tag) => make('span', { class: 'tag' }, tag));
    return isAfterBreak(moment.line) ? [...drawn, make('span', { class: 'tag wrong' }, words.afterBreak)] : drawn;
  }

  const whatText = (line) => doneText(line) || (line.sealed && line.hiddenText === null ? words.notRevealed : '');

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

  const map = new HuntMap($('map'), data, $('map-tools'), () => renderTools());

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

  // --- The record --------------------------------------------------------------------------------------------

  function renderLog() {
    if (!state.result) return;
    const groups = [], moments = new Map(state.moments.map((moment) => [moment.line.number, moment]));
    for (const line of state.result.lines) {
      const moment = moments.get(line.number), round = moment?.round ?? groups[groups.length - 1]?.round ?? 0;
      if (groups.length === 0 || groups[groups.length - 1].round !== round)
        groups.push({ round, first: line.number, rows: [], time: null, fits: false });
      const group = groups[groups.length - 1];
      group.time ??= moment?.time.day ? moment.time : null;
      group.rows.push(logRow(line, moment));
      for (const witness of state.result.witnesses.filter((one) => one.line === line.number)) {
        group.rows.push(witnessRow(witness));
        // By its line: a round that is gone through twice has a code each time.
        group.fits ||= fitsAt(witness.line);
      }
    }
    $('log').replaceChildren(...groups.map((group) => {
      const time = group.time ? [words.week(group.time.week), words.days[group.time.day]].filter(Boolean).join(', ') : '';
      return make('details', {
        class: 'round', open: state.openRounds.has(group.first), 'data-first': group.first,
        ontoggle: (event) => { event.target.open ? state.openRounds.add(group.first) : state.openRounds.delete(group.first); renderOpenAll(); },
      },
        make('summary', {}, icon('chevron', 'turn'), make('b', {}, words.roundTitle(group.round)), make('span', { class: 'mute' }, time),
          group.fits ? icon('check', 'proved') : null, make('span', { class: 'count mute' }, words.lines(group.rows.filter((row) => row.id).length))),
        make('ol', {}, group.rows));
    }));
    renderOpenAll();
    const now = state.moments[state.at];
    if (now) $(`line-${now.line.number}`)?.querySelector('.line')?.setAttribute('aria-current', 'step');
  }

  const fitsAt = (line) => state.result.notes.some((note) => note.fits && note.line === line);

  function witnessRow(witness) {
    const fits = fitsAt(witness.line);
    return make('li', { class: `witness ${fits ? 'fits' : ''}` }, icon(fits ? 'check' : 'chain'),
      make('span', {}, words.codeShown(witness.round), fits ? ` ${words.codeShownFits}` : ''));
  }

  function logRow(line, moment) {
    const broken = isAfterBreak(line);
    const secret = moment && isSecret(moment);
    const text = line.number === 1 ? words.header : whatText(line);
    const said = saidTexts(line), body = `raw-${line.number}`, open = state.openLines.has(line.number);
    const classes = [moment?.takenBack && 'taken-back', moment?.way && 'correction', broken && 'broken'].filter(Boolean).join(' ');
    const row = make('li', { id: `line-${line.number}`, class: classes },
      make('button', {
        type: 'button', class: 'line', 'aria-expanded': String(open), 'aria-controls': body,
        onclick: (event) => toggleLine(event.currentTarget, line, moment),
      },
        make('span', { class: 'line-number' }, String(line.number)),
        make('span', { class: 'line-text' },
          make('span', { class: 'line-done' },
            secret ? [icon('eye-closed', 'secret'), make('span', { class: 'sr' }, `${words.hiddenPart}: `)] : null, text),
          moment ? tagsOf(moment) : null,
          said.map((sentence) => make('span', { class: 'line-said' }, icon('said'), sentence)))),
      make('div', { class: 'raw', id: body, hidden: !open }));
    if (open) row.lastChild.append(...rawParts(line, moment));
    return row;
  }

  const ownBusiness = ['place-encounter', 'draw-encounter', 'add-encounter', 'choose-encounter', 'draw-event'];

  /// Whether the table could not tell what was done: it noticed nothing, or a card that lies face down.
  function isSecret({ line, action, seen }) {
    if (!line.open.said && !line.open.table) return true;
    return ownBusiness.includes(action?.action) || (['choose-start', 'play'].includes(action?.action) && Boolean(action.location) && !seen);
  }

  function toggleLine(button, line, moment) {
    const raw = $(`raw-${line.number}`), open = raw.hidden;
    raw.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    if (open) state.openLines.add(line.number);
    else state.openLines.delete(line.number);
    raw.replaceChildren(...(open ? rawParts(line, moment) : []));
  }

  function rawParts(line, moment) {
    const part = (name, text) => [make('dt', {}, words.raw[name]), make('dd', {}, text ?? words.none)];
    const missing = line.sealed && line.hiddenText === null;
    return [
      make('dl', {}, part('public', line.publicText), part('hidden', missing ? words.notRevealed : line.hiddenText), part('nonce', line.nonce),
        part('commitment', line.commitment), part('head', line.head)),
      moment ? make('button', { type: 'button', class: 'quiet', onclick: () => showOnMap(moment) }, icon('follow'), words.showOnMap) : '',
    ];
  }

  function showOnMap(moment) {
    goTo(state.moments.indexOf(moment));
    moveTo($('map'));
    $('map').focus({ preventScroll: true });
  }

  function showLine(number) {
    const row = $(`line-${number}`);
    if (!row) return;
    row.closest('details').open = true;
    moveTo(row);
    row.querySelector('.line').focus({ preventScroll: true });
  }

  const allOpen = () => [...document.querySelectorAll('details.round')].every((round) => round.open);
  function renderOpenAll() {
    $('open-all').textContent = allOpen() ? words.closeAll : words.openAll;
  }

  function openAll() {
    const open = !allOpen();
    for (const round of document.querySelectorAll('details.round')) round.open = open;
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

  // --- Language ----------------------------------------------------------------------------------------------

  function setLanguage(language) {
    state.language = language;
    words = demeterWords[language];
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
    renderSpeed();
    setPlaying(state.playing);
    $('code-fault').textContent = '';
    renderVerdict();
    renderRounds();
    renderNotes();
    renderLegend();
    renderLog();
    show(state.at);
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
    $('code-form').addEventListener('submit', addNote);
    $('code').addEventListener('input', tidyCode);
    $('play').addEventListener('click', () => setPlaying(!state.playing));
    $('scrub').addEventListener('input', () => goTo(Number($('scrub').value)));
    $('step-back').addEventListener('click', () => goTo(state.at - 1));
    $('step-on').addEventListener('click', () => goTo(state.at + 1));
    $('round-back').addEventListener('click', roundBack);
    $('round-on').addEventListener('click', roundOn);
    $('open-all').addEventListener('click', openAll);
    $('show-in-log').addEventListener('click', () => showLine(state.moments[state.at].line.number));
    const tools = {
      'zoom-follow': () => map.setFollowing(!map.following), 'zoom-whole': () => map.whole(),
      'zoom-in': () => map.zoom(1.5), 'zoom-out': () => map.zoom(1 / 1.5),
    };
    for (const [id, action] of Object.entries(tools)) {
      $(id).addEventListener('click', () => {
        action();
        renderTools();
      });
    }
    for (const [language, { language: name }] of Object.entries(demeterWords)) {
      $('languages').append(make('button', {
        type: 'button', lang: language, 'aria-label': name, title: name, onclick: () => setLanguage(language),
      }, language.toUpperCase()));
    }
    $('speed').addEventListener('click', () => {
      state.speed = state.speed === 4 ? 1 : 2 * state.speed;
      renderSpeed();
      setPlaying(state.playing);
    });
  }

  async function start() {
    listen();
    setLanguage(firstLanguage());
    await check();
    if (state.result) {
      state.moments = follow(state.result.lines);
      state.at = Math.max(state.moments.findIndex((moment) => moment.at), 0);
      $('round').value = '';
      $('scrub').max = Math.max(state.moments.length - 1, 0);
      renderTimeline();
      if (matchMedia('(max-width: 700px)').matches) map.setFollowing(true);
    }
    $('hunt').hidden = state.moments.length === 0;
    setLanguage(state.language);
    renderTools();
  }

  start();
})();
