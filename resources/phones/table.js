// The table of a running game on a phone or a tablet. It shows what the program says and asks for what is pressed; it decides nothing.
(function () {
  'use strict';

  const { hunterIds, isObject, listOf, routeOf, signs, draw, keep, HuntMap } = demeterMap;
  const { Link } = demeterLink;
  const { Reader } = demeterBook;
  const { Notebook, longest } = demeterNotebook;
  const { Sounds } = demeterSound;
  const languages = ['en', 'es', 'pl', 'ru', 'it'];
  const board = JSON.parse(document.getElementById('board').textContent);
  const $ = (id) => document.getElementById(id);
  const sounds = new Sounds(JSON.parse($('sounds').textContent));

  /// What has just come up takes no tap for so long: a finger on its way was meant for what stood there before.
  const deadMilliseconds = 500;
  /// So many moments wait at most, the newest ones: nobody taps through an evening that he has missed.
  const mostMoments = 3;
  const manyButtons = 8, toldMilliseconds = 8000, answerMilliseconds = 6000;
  /// An answer that takes longer is waited for in words.
  const slowMilliseconds = 2000;
  /// How the phone shakes, in milliseconds of shaking and rest, when it is its player's turn, and at moments that are felt.
  const shakes = { turn: [60], bite: [240, 90, 240], ambush: [400, 120, 400, 120, 400], encounter: [400, 120, 400], reveal: [120, 60, 120], defeat: [600] };

  const ownLanguage = () => (navigator.languages ?? [navigator.language]).map((one) => String(one).slice(0, 2).toLowerCase())
    .find((one) => languages.includes(one)) ?? 'en';
  // Typed by hand it may have the blanks that it is shown with.
  const token = () => location.hash.slice(1).replace(/%20|\s/g, '');

  const state = {
    language: ownLanguage(), hunters: [], codes: [], game: null, table: {}, shown: null, log: [], question: null, drawn: null, asked: null, picked: '', rows: '', choices: [], held: [],
    /// The game has been revealed, what this phone has found of it by its own codes (null while it compares), and where its page is.
    revealed: false, verdict: null, page: '',
    /// The next table is the first of a connection: it is right whatever its step is.
    anew: true, played: false, reads: false, gone: '', tab: 'table', only: 'all', moments: [], when: '', times: 0, deadUntil: 0, sent: 0, taken: '', slow: false, askedIn: null,
  };
  let notes = new Notebook('');
  let words = demeterPhoneWords[state.language], map = null, mapKey = '', mapDrawn = '', asOf = '';

  // --- Small things ------------------------------------------------------------------------------------------

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

  /// What is written there, touched only where it changes.
  function write(id, said) {
    if ($(id).textContent !== said) $(id).textContent = said;
  }

  function pictureOf(id, name) {
    if ($(id).getAttribute('href') !== name) $(id).setAttribute('href', name);
  }

  /// An element has what `make` gives, which is asked for only where something else is to be seen than before, or in another language.
  const filled = new Map();
  function fill(id, shows, make) {
    const now = `${state.language} ${JSON.stringify(shows)}`;
    if (filled.get(id) === now) return;
    filled.set(id, now);
    $(id).replaceChildren(...make().filter(Boolean));
  }

  /// A list has an element for each item; one that is the same as before, in the same place, stays. `also`: what else an item depends on. The focus is
  /// on the button at the same place as before: who reads by keys or by ear is not thrown out at every step.
  function list(id, items, make, also = () => '') {
    const buttons = () => [...$(id).querySelectorAll('button')], at = buttons().indexOf(document.activeElement);
    keep($(id), items.map((item, i) => [`${state.language} ${i} ${also(item)} ${JSON.stringify(item)}`, () => make(item)]));
    if (at >= 0 && !$(id).contains(document.activeElement)) buttons()[at]?.focus({ preventScroll: true });
  }

  /// A step is several messages. All that they change is drawn at once, with the next frame; a page that is out of sight is given no frame.
  const due = new Set();
  let frameOfDue = 0;
  function soon(...parts) {
    for (const part of parts) due.add(part);
    frameOfDue ||= document.hidden ? setTimeout(drawDue) : requestAnimationFrame(drawDue);
  }

  function drawDue() {
    try {
      // Also what is found to be due meanwhile.
      for (const part of due) {
        due.delete(part);
        part();
      }
    } finally {
      frameOfDue = 0;
    }
  }

  // A frame that was asked for in sight does not come any more out of it.
  document.addEventListener('visibilitychange', () => document.hidden && due.size > 0 && setTimeout(drawDue));

  const icon = (name, extra = '') => draw('svg', { class: `icon ${extra}`.trim(), 'aria-hidden': 'true' }, draw('use', { href: `#i-${name}` }));
  const badge = (hunter, extra = '') => draw('svg', { class: `badge ${extra}`.trim(), viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, signs.hunter(hunter));
  const text = (value) => (typeof value === 'string' ? value : '');
  const sentence = (...parts) => parts.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
  const clock = (date) => date.toLocaleTimeString(state.language, { hour: '2-digit', minute: '2-digit' });
  const isTablet = matchMedia('(min-width: 43.75em) and (min-height: 35em)');
  const isLow = matchMedia('(max-width: 37.49em) and (max-height: 35.99em)');
  /// How much larger than usual the phone wants its words.
  const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const hunterOf = (id) => listOf(state.game?.hunters).find((one) => one.id === id);
  const hunterName = (id) => hunterOf(id)?.name ?? id;
  const playerOf = (id) => text(hunterOf(id)?.player);

  // --- What stays on the phone: under the game's id language, hunters, codes, rounds whose chance went wrong or was asked for again, what became of its newest share, and what the codes came to; nothing else ---

  const keyOf = (game) => `demeter:${game}`;

  function stored(game) {
    try {
      const found = JSON.parse(localStorage.getItem(keyOf(game)));
      return isObject(found) ? found : {};
    } catch {
      return {};
    }
  }

  /// Only what has changed here: another tab of the same phone may have written the rest meanwhile.
  function store(changed) {
    if (!state.game) return;
    try {
      const { language, hunters, codes, leftOut, again, share, verdict } = { ...stored(state.game.game), ...changed };
      localStorage.setItem(keyOf(state.game.game), JSON.stringify({ language, hunters, codes, leftOut, again, share, verdict }));
    } catch {
      // A browser that keeps nothing still shows everything.
    }
  }

  /// No code that was shown is ever dropped or made another one, whatever the program says later; words may come in another language. Newest
  /// last. `came`: how those of `shown` have come that this phone does not have yet; a code that came in time once stays one. Without anything they came
  /// while it watched; with `after` in one go with others, in this round, and of what was before that they prove nothing; with `late` only after
  /// the reveal, and they prove nothing at all.
  function withCodes(kept, shown, came = () => ({})) {
    const all = [];
    const add = (code, { late, after }, isShown) => {
      const qr = demeterConfirm.readQr(code.qr) ? code.qr : undefined, same = all.find((other) => other.digits === code.digits && (!qr || !other.qr || qr === other.qr));
      if (!same) return void all.push({ label: text(code.label), digits: code.digits, ...(qr && { qr }), ...(late && { late }), ...(after !== undefined && { after }) });
      same.label = text(code.label);
      if (qr && (!late || same.late)) same.qr = qr;
      // Another tab of the phone may have had it earlier.
      if (!isShown && !late) delete same.late;
      if (!isShown && !late && after === undefined) delete same.after;
    };
    const isCode = (code) => isObject(code) && text(code.digits) !== '';
    for (const code of listOf(kept).filter(isCode)) add(code, { late: code.late === true, after: code.after }, false);
    for (const code of listOf(shown).filter(isCode)) add(code, came(code), true);
    return all;
  }

  /// How the codes of a message come. In time is one that is shown while this phone watches. The deal's, alone, nobody can have earlier than this: nothing
  /// has happened yet.
  function waysOf({ codes, new: isNew }) {
    const last = listOf(codes).at(-1), begins = listOf(codes).length === 1 && demeterConfirm.readQr(last?.qr)?.round === null;
    const after = state.table.phase === 'over' ? 'over' : state.table.round ?? 0;
    return (code) => (state.revealed ? { late: true } : begins || (isNew && code === last) ? {} : { after });
  }

  /// Those that this phone saw before the game was revealed, as QR codes have them; and of these those that it was there for.
  const seenCodes = () => state.codes.filter((code) => code.qr && !code.late);
  const ownCodes = () => seenCodes().filter((code) => code.after === undefined);

  addEventListener('storage', (event) => {
    if (!state.game || event.key !== keyOf(state.game.game)) return;
    state.codes = withCodes(stored(state.game.game).codes, []);
    renderCode();
    renderLog();
  });

  // --- What the program says ------------------------------------------------------------------------------------

  const reader = new Reader({
    make, icon, words: () => words, send: (object) => link.send(object), isLive: () => link.state === 'live', go: (tab) => go(tab), view: () => state.tab,
    sheet: (title, ...body) => showSheet(title, ...body), closeSheet: () => closeSheet(),
    topic: () => (state.question?.step === state.shown?.step ? text(state.question?.topic) : ''),
  });

  const link = new Link({
    open: () => (state.played = state.reads = false, state.held = [], [token(), JSON.stringify({
      do: 'hello', language: state.language, game: state.game?.game ?? null, step: state.shown?.step ?? 0, log: state.log.length, codes: state.codes.length,
    })]),
    frame: (frame) => Object.hasOwn(frames, frame.is) && frames[frame.is](frame),
    state: (now) => {
      if (now !== 'live') answered();
      if (now === 'stale' && link.lastHeard) asOf = clock(link.lastHeard);
      renderLink();
      renderQuestion();
      reader.live();
    },
  });

  /// What became of a share.
  const shareWords = (what) => words[{ given: 'shareGiven', missed: 'shareMissed', full: 'shareFull', 'left-out': 'chanceLeftOut', again: 'chanceAgain' }[what]];

  /// Nobody presses anything for it.
  const chance = new demeterChance.Chance({
    send: (object) => link.send(object),
    told(round, what) {
      const before = stored(state.game?.game), list = { 'left-out': 'leftOut', again: 'again' }[what];
      store({ ...(what !== 'again' && { share: { round, what } }), ...(list && { [list]: [...new Set([...listOf(before[list]), round])] }) });
      // That it was given stands with the codes afterwards, and disturbs nobody.
      if (what !== 'given' || !before.share) (what === 'given' ? mention : say)([shareWords(what)(round)]);
      soon(renderLog);
    },
  });

  /// Nor for this.
  const confirmation = new demeterConfirm.Confirmation({
    send: (object) => link.send(object),
    done(chain) {
      state.verdict = chain ? demeterConfirm.compare(chain, seenCodes()) : { unread: true };
      const said = JSON.stringify(state.verdict), before = JSON.stringify(stored(state.game?.game).verdict);
      store({ verdict: state.verdict });
      if (said !== before) say([confirmed().lines.join(' ')]);
      soon(renderLog);
    },
  });

  const frames = {
    game(frame) {
      const other = frame.game !== state.game?.game;
      const before = JSON.stringify(state.game?.locations);
      state.game = frame;
      state.anew = true;
      state.gone = '';
      if (other) {
        const { language, hunters, codes, verdict } = stored(frame.game);
        Object.assign(state, { table: {}, shown: null, log: [], question: null, moments: [], codes: withCodes(codes, []), revealed: false, page: '', verdict: isObject(verdict) ? verdict : null });
        notes = new Notebook(frame.game);
        state.hunters = listOf(hunters).filter((id) => listOf(frame.hunters).some((one) => one.id === id));
        endMoment();
        if (languages.includes(language) && language !== state.language) {
          speak(language);
          link.send({ do: 'language', language });
        }
      }
      // The program knows nothing of a phone from before.
      if (state.hunters.length > 0 && !state.played) link.send({ do: 'play', hunters: state.hunters });
      state.played = true;
      if (other || before !== JSON.stringify(frame.locations)) makeMap();
      render();
    },
    table(frame) {
      if (!state.anew && state.shown && frame.step < state.shown.step) return;
      const evening = !state.anew && state.shown && state.table.phase !== 'night';
      state.anew = false;
      state.gone = '';
      state.table = { ...state.table, ...(isObject(frame.table) ? frame.table : {}) };
      if (evening && state.table.phase === 'night') feel('nightfall');
      const said = (one) => (one ? [...listOf(one.announcement), text(one.dracula)].join(' ') : '');
      const now = `${state.table.round} ${state.table.phase}`;
      if (state.when !== now) {
        state.when = now;
        state.times += 1;
        // Nobody has tapped it for a whole time of the day: it is true no longer.
        const fresh = state.moments.filter((moment) => state.times - moment.times <= 1);
        if (fresh.length < state.moments.length) {
          state.moments = fresh;
          showMoment();
        }
      }
      const news = !state.shown || frame.step !== state.shown.step || said(frame) !== said(state.shown);
      state.shown = frame;
      if (!frame.ending) state.page = ''; // it tells of another end
      else if (state.moments.length > 0) endMoment(); // by a correction too: no old news lies over it
      if (state.question && state.question.step < frame.step) state.question = null;
      soon(renderTable, renderQuestion, askWhom);
      if (news) $('live').textContent = said(frame);
    },
    log(frame) {
      // What lies between is missing: it is asked for again with what is here.
      if (frame.from > state.log.length) return void (askAgain() && link.connect());
      state.log = [...state.log.slice(0, frame.from), ...listOf(frame.entries)];
      soon(renderLog);
    },
    codes(frame) {
      const had = state.codes.length;
      state.codes = withCodes([...listOf(stored(state.game?.game).codes), ...state.codes], frame.codes, waysOf(frame));
      store({ codes: state.codes });
      const last = state.codes.at(-1);
      if (frame.new && last && state.codes.length > had) mention([make('b', {}, words.newCode), ` ${last.digits}`, make('span', { class: 'kept' }, icon('check'), words.kept)]);
      soon(renderCode, renderLog);
    },
    revealed(frame) {
      state.revealed = true;
      state.page = /^\/game\/[0-9a-f]{32}$/.test(frame.page) ? frame.page : '';
      confirmation.begin(frame.lines);
      soon(renderLog, renderEnding);
    },
    lines(frame) {
      confirmation.hear(frame);
    },
    question(frame) {
      if (state.shown && !state.anew && frame.step < state.shown.step) return;
      state.question = frame;
      answered();
      if (frame.refused) say([text(frame.line)]);
      soon(renderQuestion);
      // Now that its language is settled. What this phone has is not sent again.
      if (!state.reads) state.reads = link.send({ do: 'book', has: reader.sign });
    },
    book(frame) {
      reader.take(frame);
      soon(renderQuestion);
    },
    found(frame) {
      reader.found(frame);
    },
    moment(frame) {
      if (frame.kind === 'victory') return endMoment(); // the table tells of it, and nothing else is worth a look any more
      state.moments.push({ ...frame, times: state.times });
      feel(frame.kind);
      const late = state.moments.length - mostMoments;
      if (late > 0) state.moments.splice(0, late);
      if (state.moments.length === 1 || late > 0) showMoment();
    },
    chance(frame) {
      if (state.game) chance.hear(state.game.game, frame).catch(() => {});
    },
    /// Which hunters other phones hold. That forbids nothing: a hunter may be on two.
    held(frame) {
      state.held = listOf(frame.hunters);
      for (const one of document.querySelectorAll('[data-elsewhere]')) one.hidden = !state.held.includes(one.dataset.elsewhere);
    },
    told(frame) {
      answered();
      say([text(frame.text)]);
      soon(renderQuestion);
    },
    gone(frame) {
      state.gone = frame.why === 'switched-off' ? 'switchedOff' : 'closed';
      state.page = ''; // nobody gives it any more
      soon(renderLink, renderQuestion, renderEnding);
    },
  };

  let lastAgain = -Infinity;
  function askAgain() {
    const may = performance.now() - lastAgain > 10000;
    if (may) lastAgain = performance.now();
    return may;
  }

  // --- What is entered ------------------------------------------------------------------------------------------

  /// Nothing is entered for a question that is not yet to be seen.
  const isCurrent = () => link.state === 'live' && !state.gone && state.question && state.question === state.drawn && state.question.step === (state.shown?.step ?? 0);
  /// Who is not asked may still take back what was entered by him last: a button of the tail.
  const mayEnter = () => isCurrent() && (state.question.mine || listOf(state.question.tail).length > 0);

  /// Once, and with the step and the question that it was seen with: until something comes back nothing else is sent. It is seen at once on what was tapped
  /// that it was taken, and if nothing comes back soon that it waits.
  function enter(what) {
    if (!mayEnter() || (what.place && !state.question.mine) || state.sent || performance.now() < state.deadUntil) return;
    const { step, question } = state.question, sent = performance.now();
    if (!link.send({ ...what, step, question })) return;
    Object.assign(state, { sent, taken: what.button ?? what.place });
    markTaken();
    setTimeout(() => {
      if (state.sent !== sent) return;
      state.slow = true;
      renderLink();
    }, slowMilliseconds);
    setTimeout(() => state.sent === sent && answered(), answerMilliseconds);
  }

  function answered() {
    const { slow } = state;
    Object.assign(state, { sent: 0, taken: '', slow: false });
    markTaken();
    if (slow) renderLink();
  }

  function markTaken() {
    document.body.classList.toggle('sent', Boolean(state.sent));
    for (const one of document.querySelectorAll('.action, .place')) one.classList.toggle('taken', state.taken !== '' && (one.dataset.key ?? one.dataset.place) === state.taken);
  }

  /// Of a phone that plays somebody: it shakes where it can, and sounds. A browser that has not been touched yet refuses both.
  function feel(what) {
    if (state.hunters.length === 0) return;
    if (shakes[what] && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(shakes[what]);
    sounds.play(what);
  }

  function play(hunters) {
    state.hunters = hunterIds.filter((id) => hunters.includes(id));
    store({ hunters: state.hunters });
    link.send({ do: 'play', hunters: state.hunters });
    renderQuestion();
    renderEnding();
  }

  function speak(language) {
    state.language = language;
    words = demeterPhoneWords[language];
    document.documentElement.lang = language;
    render();
  }

  // --- Around the table -----------------------------------------------------------------------------------------

  const phaseIcons = { setup: 'hand', dawn: 'dawn', day: 'day', dusk: 'dusk', night: 'night', 'dracula-phase': 'bat', over: 'journal' };

  function renderLink() {
    const stale = link.state !== 'live' || Boolean(state.gone);
    document.body.classList.toggle('stale', stale && Boolean(state.shown));
    document.body.classList.toggle('waiting', !state.shown);
    const since = link.state !== 'live' && Boolean(link.lastHeard);
    $('link').classList.toggle('off', link.state !== 'live' || Boolean(state.gone) || state.slow);
    pictureOf('link-icon', link.state === 'live' && !state.gone ? '#i-link-on' : '#i-link-off');
    write('link-text', since ? words.since(asOf) : link.state === 'live' ? (state.slow ? words.sending : words.live) : words.connecting);
    const newer = state.game && state.game.version > 1;
    const message = token() === '' ? words.noToken : link.state === 'refused' ? words.refused : newer ? words.newer : state.gone ? words[state.gone] : '';
    write('message', message);
    $('message').hidden = !message;
  }

  function renderWords() {
    document.title = [words.title, gameName()].filter(Boolean).join(' · ');
    for (const button of document.querySelectorAll('#tabs button')) button.querySelector('.word').textContent = words[button.dataset.tab];
    document.querySelector('#tabs .mark .sr').textContent = words.yourTurn;
    const named = {
      'show-menu': words.menu, 'show-notes': words.notebook, 'show-log': words.log, 'show-book': words.book, 'book-search': words.searchRules, 'book-back': words.oneBack, 'book-clear': words.clear, 'sheet-close': words.close, 'head-more': words.readAll, map: words.map, order: words.order, trail: words.trail, lairs: text(state.game?.besides) || words.lairs,
      tracks: words.tracks, actions: words.actions, foot: words.onAndBack, places: words.places, tabs: words.tabs, combat: words.combat, filters: words.log,
    };
    for (const [id, name] of Object.entries(named)) $(id).setAttribute('aria-label', name);
    $('log-title').textContent = words.log;
    $('book-title').textContent = words.book;
    $('book-search').placeholder = words.searchRules;
    $('places-title').textContent = words.placeList;
  }

  function renderTab() {
    document.body.dataset.tab = state.tab;
    for (const button of document.querySelectorAll('#tabs button')) {
      if (button.dataset.tab === state.tab) button.setAttribute('aria-current', 'page');
      else button.removeAttribute('aria-current');
    }
    for (const tab of ['log', 'book'])
      for (const name of ['aria-expanded', 'aria-pressed']) $(`show-${tab}`).setAttribute(name, String(state.tab === tab));
  }

  function go(tab) {
    state.tab = tab;
    renderTab();
    if (tab === 'log') renderLog();
    if (tab === 'book') reader.show();
    fitWords();
    $('main').scrollTop = 0;
    renderMap();
  }

  // --- The table ------------------------------------------------------------------------------------------------

  function renderTable() {
    const { shown, table } = state;
    renderLink();
    pictureOf('time-icon', `#i-${phaseIcons[table.phase] ?? 'day'}`);
    write('time-text', text(shown?.time));
    write('week', text(shown?.week));
    announce(listOf(shown?.announcement).join(' '));
    renderOrder();
    renderCards();
    renderTracks();
    renderCombat();
    renderEnding();
    renderCode();
    renderMap();
  }

  /// The size of the largest letters follows from how much there is to say.
  function announce(said) {
    write('announcement', said);
    $('announcement').dataset.length = said.length > 150 ? 'very-long' : said.length > 84 ? 'long' : said.length > 44 ? 'middle' : '';
  }

  /// What a hunter has suffered, or can still take.
  const hurtOf = (one) => text(one.hurt) || words.damageOf(one.damage, one.life);

  function renderOrder() {
    list('order', listOf(state.shown?.hunters).filter((one) => hunterIds.includes(one.id)), (one) => {
      const said = text(one.words) || sentence(one.name, text(one.facts), hurtOf(one), one.bites > 0 && words.bites(one.bites), words[one.state]);
      return make('li', {}, make('button', {
        type: 'button', class: `hunter-cell ${one.state}`, 'aria-label': said, 'data-hunter': one.id, onclick: () => showHunter(one.id),
      }, badge(one.id, one.state), make('span', { class: 'numbers', 'aria-hidden': 'true' },
        make('span', {}, icon(one.hurtIcon || 'damage'), make('b', {}, String(one.damage))),
        one.bites > 0 ? make('span', { class: 'blood' }, icon('bite'), make('b', {}, String(one.bites)))
          : one.state === 'acted' ? make('span', { class: 'done' }, icon('check')) : null)));
    });
  }

  const saidOf = (card) => (text(card.words).includes(text(card.number)) ? text(card.words) : `${card.number}. ${text(card.words)}`);

  function cardTile(card, kind) {
    const number = make('span', { class: 'number', 'aria-hidden': 'true' }, text(card.number));
    const after = card.blood ? icon('blood', 'after') : null;
    if (card.face === 'none') return make('li', { class: 'empty' }, make('span', { class: 'sr' }, saidOf(card)), make('span', { class: `tile none ${kind}` }, number), after);
    const sign = card.face === 'up' ? 'eye' : { sea: 'sea', castle: 'castle' }[card.back] ?? 'compass';
    return make('li', {}, make('button', {
      type: 'button', class: `tile ${card.face} ${kind} ${text(card.back)}`, 'aria-label': saidOf(card), 'aria-haspopup': 'dialog',
      onclick: () => showCard(card),
    }, number, make('span', { class: 'signs', 'aria-hidden': 'true' },
      card.down > 0 && make('span', { class: `count ${card.down > 1 ? '' : 'one'}` }, icon('card'), make('span', {}, `×${card.down}`)), card.rumor && icon('rumor')), icon(sign, 'sign'),
    card.name && make('span', { class: 'card-name', 'aria-hidden': 'true' }, card.name), listOf(card.lines).map((line) => make('span', { class: 'card-line', 'aria-hidden': 'true' }, line))), after);
  }

  function renderCards() {
    list('trail', listOf(state.shown?.trail), (card) => cardTile(card, 'slot'));
    $('trail').classList.toggle('many', listOf(state.shown?.trail).filter((card) => card.name).length > 1);
    list('lairs', listOf(state.shown?.lairs), (card) => cardTile(card, 'lair'));
    soon(fitCards);
    list('facts', [state.shown?.dracula, ...listOf(state.shown?.counts)].filter(Boolean), (one) => make('p', {}, one));
  }

  /// In letters in which their longest word is not broken.
  function fitCards() {
    for (const name of document.querySelectorAll('#cards :is(.card-name, .card-line), #combat :is(.caption, .pairs span)')) {
      name.removeAttribute('style');
      const letters = parseFloat(getComputedStyle(name).fontSize), fits = (style) => Object.assign(name.style, { overflowWrap: 'normal', hyphens: 'manual', ...style });
      fits({});
      const over = name.scrollWidth / Math.max(1, name.clientWidth);
      if (over <= 1) continue;
      fits({ fontSize: `${Math.floor(letters / over * 10) / 10}px` });
      // Hyphens are better than smaller ones, and where a sign takes the room.
      if (letters / over < leastLetters || name.scrollWidth > name.clientWidth) name.removeAttribute('style');
    }
  }

  function blocks(value, most, name = '') {
    return make('span', { class: `blocks ${name}`, 'aria-hidden': 'true' }, Array.from({ length: Math.min(most, 40) }, (_, i) => make('i', { class: i < value ? 'full' : '' })));
  }

  const number = (value, most) => make('span', { class: 'amount' }, make('b', {}, String(value)), make('span', { class: 'sr' }, ' / '),
    make('span', { class: 'most', 'aria-hidden': 'true' }, `/${most}`), make('span', { class: 'sr' }, String(most)));

  /// Where it is not called as its track is.
  const trackIcons = { vampires: 'fangs' };

  function renderTracks() {
    list('tracks', listOf(state.shown?.tracks), (track) => make('li', { class: track.id },
      icon(trackIcons[track.id] ?? track.id), make('span', { class: 'word' }, track.word), number(track.value, track.most),
      blocks(track.value, track.most, `${track.id}${track.row === 5 ? ' fives' : ''}`)));
  }

  const howKept = ({ late, after }) => make('span', { class: 'kept' }, late ? words.lateCode : after !== undefined ? words.afterCode : [icon('check'), words.kept]);

  function renderCode() {
    const code = state.codes.at(-1);
    $('code').hidden = !code;
    if (code) fill('code', code, () => [make('span', { class: 'label' }, code.label), ' ', make('b', {}, code.digits), !code.late && code.after === undefined && howKept(code)]);
  }

  // --- The map --------------------------------------------------------------------------------------------------

  function makeMap() {
    const host = make('div', { class: 'map' });
    $('map').replaceChildren(host);
    mapKey = mapDrawn = '';
    map = new HuntMap(host, {
      locations: listOf(state.game?.locations), roads: listOf(state.game?.roads), rails: listOf(state.game?.rails), seas: listOf(state.game?.seas), map: board,
    }, $('map-tools'), () => {
      seesWhole = false;
      renderView();
    }, { tapped: (place) => enter({ do: 'tap', place }), held: holdPlace, sizes: nameSizes, hospitals: true, flight: 180 });
    renderMap();
  }

  /// Asked of the browser once for each time that the map is drawn: in the middle of it every answer would cost a layout.
  let screenNow = null;
  const screen = () => (screenNow ??= { text: textScale(), least: Math.min(innerWidth, innerHeight) });
  addEventListener('resize', () => {
    screenNow = null;
    keepHead(0);
    soon(fitWords);
  });

  /// On a map of this scale.
  function nameSizes(scale) {
    const more = Math.min(1.5, Math.max(1, screen().text));
    if (!isTablet.matches) return { plain: 13 * more, lit: 16 * more, pill: 15 * more, sign: 1.1 * Math.min(more, 1.2), least: .8 };
    const m = screen().least * Math.min(1, Math.max(.72, scale / .82));
    return { plain: Math.max(14, m / 50) * more, lit: Math.max(20, m / 31) * more, pill: Math.max(18, m / 40) * more, sign: Math.max(1.2, m / 590) * Math.min(more, 1.2), least: .5 };
  }

  /// What of the trail and the lairs lies open, as the map wants it.
  const open = (cards) => listOf(cards).map((card) => (card?.location ? { place: card.location } : null));

  const renderMap = () => soon(drawMap);

  function drawMap() {
    if (!map) return;
    screenNow = null;
    screen();
    const hidden = map.isHidden;
    const { table, question, shown } = state, moment = state.moments[0];
    const isAsked = question && question.step === shown?.step && (isTablet.matches || state.tab === 'turn');
    const lit = isAsked && question.mine ? [...new Set([...listOf(question.lit), question.chosen].filter(Boolean))] : [];
    const known = [...listOf(table.trail), ...listOf(table.lairs)].map((card) => card?.location).filter(Boolean);
    const stand = Object.values(isObject(table.hunters) ? table.hunters : {}).map((where) => (isObject(where) ? where.hospital : where)).filter(Boolean);
    // Once the game was revealed, the way that he went, to where he is.
    const way = listOf(shown?.ending?.route);
    document.body.classList.toggle('told', way.length > 0);
    const his = way.at(-1)?.place ?? table.figure ?? null;
    const seen = {
      table: { trail: listOf(table.trail), lairs: listOf(table.lairs), tokens: table.tokens, hunters: table.hunters, figure: table.figure },
      truth: { trail: open(table.trail), lairs: open(table.lairs) }, pencil: notes.marks, at: his, seen: his ? 'figure' : null, step: null,
      lit, origin: isAsked ? question.origin : '', chosen: isAsked ? question.chosen : '', route: way.length > 0 ? routeOf(way) : undefined,
    };
    const drawn = JSON.stringify([seen, state.language]);
    // That finds out how large the map is now, and a view needs to know it.
    if (drawn !== mapDrawn || (mapKey === '' && !hidden)) map.show(seen, state.language);
    mapDrawn = drawn;
    // Where the picture is, as long as no finger has moved it. What is not on the screen has no size to fit into.
    if (hidden) {
      mapKey = '';
      return;
    }
    marked = [...new Set([...stand, ...known, table.figure].filter(Boolean))];
    around = moment?.place ? [moment.place] : way.length > 0 ? way.map((stop) => stop.place) : lit.length > 0 ? [...lit, question.origin].filter(Boolean)
      : isAsked && question.origin ? [question.origin] : marked;
    // A place that was chosen was there to be tapped, unless it was in the list.
    if (isAsked && question.chosen && !moment && state.tab === mapTab && shown.step === mapStep && shows('.choice.chosen .ring')) return;
    [mapTab, mapStep] = [state.tab, shown?.step];
    // A tablet has room for the whole board, unless somebody here is about to go.
    const whole = isTablet.matches && !moment?.place && lit.length === 0 && way.length === 0, key = JSON.stringify([whole ? 'whole' : around, state.tab]);
    if (key === mapKey) return;
    mapKey = key;
    seesWhole = whole;
    view();
  }

  /// Whether all of it is on the part of the map that is shown.
  function shows(what) {
    const one = $('map').querySelector(what)?.getBoundingClientRect(), all = $('map').getBoundingClientRect();
    return one !== undefined && one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;
  }

  let around = [], marked = [], seesWhole = false, mapTab = '', mapStep = null;
  function view() {
    if (seesWhole) map.whole();
    else map.near(around);
    renderView();
    setTimeout(placeTools, 250); // once the map has come there
  }

  /// The buttons stand in the other corner where they would lie on a place that matters.
  function placeTools() {
    const frame = $('map').getBoundingClientRect(), tools = $('map-tools').getBoundingClientRect();
    const covered = (left, ids) => ids.map((id) => map.at(id)).filter((at) => at && at.y > frame.height - tools.height - 24 && at.y < frame.height &&
      (left ? at.x > -12 && at.x < tools.width + 24 : at.x < frame.width + 12 && at.x > frame.width - tools.width - 24)).length;
    // What is asked about weighs most; then him, his trail and the hunters.
    const lies = (left) => 100 * covered(left, around) + covered(left, marked);
    const left = lies(false) > lies(true);
    if (left === $('map-tools').classList.contains('left')) return;
    $('map-tools').classList.toggle('left', left);
    map.keepOff();
  }

  /// The button offers the other view.
  function renderView() {
    $('map-view').setAttribute('aria-label', seesWhole ? words.nearMap : words.wholeMap);
  }

  $('map-view').addEventListener('click', () => {
    seesWhole = !seesWhole;
    view();
  });

  // --- A combat -------------------------------------------------------------------------------------------------

  function fighter(one, side, lifeIcon) {
    if (!one) return null;
    const card = one.card ?? { face: 'none' }, hunter = hunterIds.includes(one.id);
    const sign = () => (hunter ? badge(one.id) : icon(one.icon || 'bat'));
    const shown = {
      none: () => make('div', { class: 'fight-card none' }, sign(), make('span', {}, card.caption || words.noCard)),
      down: () => make('div', { class: 'fight-card down' }, make('span', { class: 'back' }, sign()), make('span', { class: 'caption' }, icon('check'), card.caption || words.chosen)),
      up: () => make('button', { type: 'button', class: `fight-card up ${card.cancelled ? 'cancelled' : ''}`, 'aria-haspopup': 'dialog', onclick: () => reader.readWords(text(card.name)) }, card.icon && icon(card.icon), make('b', {}, text(card.name)), card.does && make('span', { class: 'does' }, card.does),
        (card.caption || card.cancelled) && make('span', {}, card.caption || words.cancelled)),
    }[card.face] ?? (() => null);
    return make('section', { class: `fighter ${side}` },
      make('h3', {}, sign(), make('span', {}, one.name)),
      one.life > 0 && make('p', { class: 'damage' }, icon(one.lifeIcon || lifeIcon), make('span', { class: 'sr' }, (lifeIcon === 'damage' ? words.damageOf : words.of)(one.damage, one.life)),
        make('span', { class: 'amount', 'aria-hidden': 'true' }, make('b', {}, String(one.damage)), make('span', { class: 'most' }, `/${one.life}`))),
      one.life > 0 && blocks(one.damage, one.life, side), shown(),
      make('ul', { class: 'fighter-facts' }, listOf(one.facts).map((fact) => make('li', {}, fact))));
  }

  /// The whole of it; where it has no title of its own, that stands over it.
  function fight(combat, titled) {
    const steps = combat.steps ?? 8, lifeIcon = combat.lifeIcon || 'damage', before = (combat.firstRound ?? 1) - 1;
    return [
      make('header', {}, titled && make('h2', {}, combat.title), make('p', { class: 'round' }, combat.round),
        make('div', { class: 'step' }, make('span', { class: 'dots', 'aria-hidden': 'true' }, Array.from({ length: steps }, (_, i) =>
          make('i', { class: i + 1 === combat.step ? 'now' : i + 1 < combat.step ? 'past' : '' }, i + 1 === combat.step ? String(combat.step) : ''))),
        make('span', {}, make('span', { class: 'sr' }, `${words.combatStep(combat.step, steps)}. `), combat.stepName))),
      make('div', { class: 'fighters' }, fighter(combat.dracula, 'dracula', lifeIcon), icon('combat', 'swords'), fighter(combat.hunter, 'hunter', lifeIcon)),
      listOf(combat.others).length > 0 && make('ul', { class: 'others' }, listOf(combat.others).map((one) => make('li', {}, badge(one.id),
        make('span', {}, one.card ? `${one.name} · ${one.card}` : one.name)))),
      make('ol', { class: 'pairs' }, listOf(combat.pairs).map((pair, i) => make('li', {}, make('b', { class: 'number' }, String(before + i + 1)),
        make('span', {}, icon(pair.icon || 'bat'), pair.dracula), make('span', {}, hunterIds.includes(pair.who) && badge(pair.who), pair.hunter))).reverse()),
    ];
  }

  /// As much of it as those need who have to answer now.
  function fightInShort(combat) {
    const shown = (one) => one && make('span', { class: 'side' }, hunterIds.includes(one.id) ? badge(one.id) : icon(one.icon || 'bat'),
      make('span', { class: 'sr' }, `${one.name} `), one.life > 0 && make('span', {}, make('b', {}, String(one.damage)), make('span', { class: 'most' }, `/${one.life}`)));
    const up = [combat.dracula, combat.hunter].map((one) => one?.card).filter((card) => card?.face === 'up');
    return [make('span', { class: 'round' }, combat.round), shown(combat.dracula), shown(combat.hunter), icon('info', 'on'),
      up.length > 0 && make('span', { class: 'cards-up' }, up.map((card) => make('span', {}, card.cancelled ? [make('s', {}, text(card.name)), make('span', { class: 'sr' }, words.cancelled)] : text(card.name))))];
  }

  function renderCombat() {
    const combat = state.shown?.combat;
    document.body.classList.toggle('fights', Boolean(combat));
    $('combat').hidden = $('combat-line').hidden = !combat;
    $('map').hidden = Boolean(combat);
    $('map-tools').hidden = Boolean(combat);
    fill('combat', combat, () => (combat ? fight(combat, true) : []));
    fill('combat-line', combat, () => (combat ? fightInShort(combat) : []));
  }

  $('combat-line').addEventListener('click', () => {
    const { combat } = state.shown;
    showSheet(combat.title, make('div', { class: 'fight' }, fight(combat, false).filter(Boolean)));
  });

  // --- The end ---------------------------------------------------------------------------------------------------

  /// Who has won, and the hunt in numbers; once the game is revealed, the page that tells all of it.
  function renderEnding() {
    const ending = state.shown?.ending, victors = listOf(ending?.victors).filter((id) => hunterIds.includes(id));
    document.body.classList.toggle('ended', Boolean(ending));
    $('ending').hidden = !ending;
    const nearest = listOf(ending?.nearest).filter((one) => state.hunters.includes(one.hunter));
    fill('ending', [ending, state.page, nearest], () => (!ending ? [] : [
      make('div', { class: `victors of-${ending.owner}`, 'aria-hidden': 'true' }, victors.length > 0 ? victors.map((id) => badge(id)) : make('span', { class: 'disc' }, icon('bat'))),
      make('h2', { id: 'ending-title' }, text(ending.title)), ending.reason && make('p', { class: 'why' }, ending.reason),
      state.page && make('a', { class: 'action primary', href: `${state.page}#${state.language}`, target: '_blank', rel: 'noopener' }, icon('play'), make('span', { class: 'words' }, words.watch)),
      nearest.length > 0 && make('section', { class: 'nearest' }, make('h3', {}, words.yourClosest), nearest.map((one) => make('p', {}, badge(one.hunter), make('span', {}, text(one.text))))),
      make('ul', {}, listOf(ending.rows).map((row) => make('li', {}, row.number ? make('b', {}, row.number) : icon(row.icon || 'journal'),
        make('span', {}, row.word, row.more && make('span', { class: 'second' }, row.more))))),
    ]));
  }

  // --- The question ---------------------------------------------------------------------------------------------

  const whoIcons = { dracula: 'bat', time: 'day', hunters: 'hand' };

  /// What a card comes to whose name alone does not say it; with large words the button that enters it does.
  const effectOf = (one) => (one.name === 'answer-encounter' ? text(one.description) : '');

  function button(one) {
    const held = !mayEnter(), second = one.second || (isLow.matches ? '' : effectOf(one));
    return make('button', {
      type: 'button', class: ['action', one.kind, one.marked && 'marked'].filter(Boolean).join(' '), 'data-key': one.key,
      'aria-pressed': one.marked ? 'true' : null, 'aria-disabled': held ? 'true' : null, 'aria-label': one.spoken || null, 'aria-description': one.description || null,
      onclick: () => (one.enters ? pick(one.key) : enter({ do: 'press', button: one.key })),
    }, hunterIds.includes(one.hunter) ? badge(one.hunter) : one.icon && icon(one.icon), make('span', { class: 'words' }, make('span', {}, one.word),
      second && make('span', { class: 'second' }, second)));
  }

  /// What would record at the first tap is only marked by it; the filled button, which then stands below, enters it.
  function pick(key) {
    if (!mayEnter() || state.sent || performance.now() < state.deadUntil) return;
    state.picked = state.picked === key ? '' : key;
    state.deadUntil = performance.now() + deadMilliseconds;
    renderQuestion();
  }

  /// The way back from there, on this phone alone.
  const unpick = () => make('button', { type: 'button', class: 'action quiet', id: 'unpick', onclick: () => pick(state.picked) }, icon('undo'), make('span', { class: 'words' }, words.oneBack));

  /// In how many columns the buttons of a question can stand, with their icons beside or above the words, and in smaller letters.
  const ways = ['three above', 'three above tight', 'two', 'two above', 'two above tight', 'two wide', 'one'];
  /// So much lower has to be what comes later in such a list.
  const worthPixels = 12;

  /// What has a longer word than the others has a row of its own.
  const widen = (words) => {
    for (const one of words) one.parentNode.classList.remove('wide');
    for (const one of words.filter((one) => one.scrollWidth > one.clientWidth)) one.parentNode.classList.add('wide');
  };

  /// The lowest way in which no word is broken; it is looked for once for the same words.
  const fitted = new Map();
  function fit(box, all, worth = worthPixels) {
    const words = [...box.querySelectorAll('.words, .buttons')], width = box.clientWidth;
    if (words.length === 0 || width === 0) return;
    const key = JSON.stringify([box.id, width, innerHeight, textScale(), words.map((one) => [one.textContent, one.parentNode.childElementCount, one.parentNode.classList.contains('quiet')])]);
    let best = fitted.get(key), least = Infinity;
    if (!best)
      for (const way of all) {
        box.dataset.way = way;
        if (way.includes('wide')) widen(words);
        if (box.offsetHeight > least - worth || words.some((one) => one.scrollWidth > one.clientWidth)) continue;
        [best, least] = [way, box.offsetHeight];
      }
    best ??= `${all.at(-1)} breaks`; // a single word is too long for the whole width
    if (box.dataset.way !== best) box.dataset.way = best;
    if (best.includes('wide')) widen(words);
    fitted.set(key, best);
  }

  // Words that were measured in the letters of before have other widths now.
  document.fonts?.addEventListener('loadingdone', () => {
    fitted.clear();
    soon(fitWords);
  });

  const roomOfFight = 180, roomOfList = 144, leastLetters = 11, mostHeard = 4, lowMap = 112, sideList = 112;
  let headHeight = 0, headRoom = 0, heardLines = 0;
  /// With its fractions: what is kept is not to move by one of them.
  const heightOf = (one) => one.getBoundingClientRect().height;

  /// The head stays as high as this; 0: as high as it wants.
  function keepHead(height) {
    headRoom = height;
    $('head').style.minHeight = height > 0 ? `${height}px` : '';
  }

  /// Whether they are in sight. What stands above them takes of a map above a list of places what the map can spare, and of the list where there is none.
  function answersFit() {
    const turn = $('turn'), stage = $('stage'), least = document.body.classList.contains('asks-place') ? parseFloat(getComputedStyle(stage).minHeight) : 0;
    if (turn.scrollHeight <= turn.clientHeight + 1) return true;
    if (!document.body.classList.contains('asks-place')) return false;
    if (least > 0 && stage.offsetHeight > 0) return stage.offsetHeight > least + 1;
    return turn.clientHeight >= Math.max($('actions').offsetHeight + 16, (least > 0 ? roomOfList : sideList) * textScale());
  }

  /// All of the second sentence where no answer is pushed out of sight by it, else as many lines as there is room for, and a button for the rest.
  function fitHead() {
    const fits = () => (headRoom > 0 ? heightOf($('head')) <= headRoom + .01 : answersFit());
    const line = $('head-line'), show = (lines) => {
      $('head').style.setProperty('--lines', lines);
      line.style.display = lines === 0 ? 'none' : '';
      $('head-more').hidden = lines !== 0;
      $('head-more').hidden = lines !== 0 && line.scrollHeight <= line.clientHeight + 1;
    };
    show('none');
    const all = Math.round(line.clientHeight / parseFloat(getComputedStyle(line).lineHeight)), fewest = headRoom > 0 || isLow.matches ? 0 : isTablet.matches ? 3 : 2;
    for (let lines = all - 1; lines >= fewest && !fits(); lines -= 1) show(lines);
  }

  /// Some lines of what everybody was told last, as many as push no answer out of sight, and of more sentences the newest; where nothing is asked all of it. With
  /// words as large as that beside a question none.
  function fitHeard() {
    const heard = $('announcement'), said = listOf(state.shown?.announcement);
    const show = (lines) => {
      heard.hidden = lines === 0;
      heard.style.setProperty('--heard', lines);
    };
    const parts = [...said.slice(0, -1), ...text(said.at(-1)).split(' ')];
    // What is left out to the eye is still there to be heard.
    const tell = (from) => {
      heard.classList.toggle('cut', from > 0);
      heard.replaceChildren(...(from > 0 ? [make('span', { hidden: true }, `${parts.slice(0, from).join(' ')} `)] : []), parts.slice(from).join(' '));
    };
    show('none');
    if (heard.classList.contains('cut')) tell(0);
    if (!document.body.classList.contains('asked') || state.tab !== 'turn' || heard.offsetHeight === 0 || isTablet.matches) return;
    for (let lines = headRoom > 0 ? heardLines : isLow.matches ? 0 : mostHeard; lines >= 0; lines -= 1) {
      show(heardLines = lines);
      if (headRoom > 0 || answersFit()) break;
    }
    // What comes last may turn all of it round.
    for (let from = 1; from < parts.length && heard.scrollHeight > heard.clientHeight + 1; from += 1) tell(from);
  }

  /// All of a combat where the answers leave it the room, else a line.
  function fitFight() {
    document.body.classList.remove('roomy');
    const top = (id) => $(id).getBoundingClientRect().top;
    if ($('combat-line').offsetHeight === 0 || top('turn') - top('combat-line') < roomOfFight * textScale()) return;
    document.body.classList.add('roomy');
    // The cards that lie open are what is asked about: where their names would be out of sight, the line has them.
    if ([...$('combat').querySelectorAll('.fight-card.up b')].some((name) => name.getBoundingClientRect().bottom > top('turn') + 1)) document.body.classList.remove('roomy');
  }

  function fitWords() {
    fit($('foot'), ['two', 'two tight', 'two tight bare', 'one'], 1); // no button above it moves if it stays as low as it was
    fit($('places'), ['two', 'two tight', 'one']);
    fit($('actions'), ways);
    $('turn').style.setProperty('--actions', `${$('actions').offsetHeight}px`);
    $('announcement').hidden = state.tab === 'turn' && !isTablet.matches;
    const { classList } = document.body;
    if (headRoom === 0) classList.remove('mapless');
    fitHead();
    // Where no place is asked for, a map as low as this says less than words do.
    if (headRoom === 0 && !classList.contains('asks-place') && $('map').offsetHeight > 0 && $('map').offsetHeight < lowMap * textScale()) {
      classList.add('mapless');
      fitHead();
    }
    fitHeard();
    fitFight();
    fitCards();
    headHeight = heightOf($('head'));
  }

  function renderQuestion() {
    const shown = state.question, now = shown && shown.step === (state.shown?.step ?? 0) ? shown : null;
    state.drawn = shown;
    const held = !mayEnter();
    // The same question in another language, or after a loss, is not a new one.
    const asked = now && `${state.game?.game} ${now.step} ${now.question}`;
    // What is only chosen, and not yet entered, moves nothing that stands below, as long as anything of it stays.
    const begun = now && asked !== state.asked && state.begun === `${state.game?.game} ${now.step}`;
    state.begun = now && `${state.game?.game} ${now.step}`;
    const choices = listOf(now?.buttons).map((one) => `${one.name} ${one.word}`), stays = choices.length === 0 || choices.some((one) => state.choices.includes(one));
    state.choices = choices;
    const other = asked !== state.asked;
    if (other) {
      keepHead(begun && stays ? headHeight : 0);
      state.picked = '';
    }
    // Who counts by several taps on a button that stays need not wait between them.
    const rows = JSON.stringify([...listOf(now?.buttons), ...listOf(now?.tail)].map((one) => one.name));
    if (other && now && !(begun && rows === state.rows)) state.deadUntil = performance.now() + deadMilliseconds;
    state.rows = rows;
    state.asked = asked;
    markTaken();
    document.body.classList.toggle('held', held);
    $('head').hidden = !now;
    write('head-title', text(now?.title));
    $('head-title').classList.toggle('long', text(now?.title).length > 32);
    $('head-title').classList.toggle('very-long', text(now?.title).length > 64);
    write('head-line', text(now?.line));
    $('head-line').hidden = !now?.line;
    document.body.classList.toggle('wordy', text(now?.line).length > 90);
    const topic = now && reader.topic(now.topic);
    $('head-book').hidden = !topic;
    if (topic) $('head-book').setAttribute('aria-label', words.rulesOn(topic.title));
    reader.show();
    fill('head-badge', [now?.hunter, now?.who], () => (!now ? [] : hunterIds.includes(now.hunter) ? [badge(now.hunter)] : whoIcons[now.who] ? [icon(whoIcons[now.who], now.who)] : []));
    const focused = document.activeElement?.dataset?.key ?? document.activeElement?.dataset?.place;
    const mark = (one) => (one.key === state.picked ? { ...one, marked: true } : one);
    const mine = Boolean(now?.mine), buttons = listOf(now?.buttons).map(mark), tail = listOf(now?.tail).map(mark), places = listOf(now?.places);
    // What is filled records an entry: it stands with the ways on and back where it is always in sight.
    const fills = (one) => one.kind === 'primary', rest = buttons.filter((one) => !fills(one));
    const picked = [...buttons, ...tail].find((one) => one.key === state.picked), ways = [...tail.filter((one) => !fills(one)), ...tail.filter(fills), ...buttons.filter(fills)];
    const named = (one) => (ways.length > 2 && one.icon === 'undo' ? { ...one, spoken: one.spoken || one.word } : one); // it is a sign alone
    // It says what it enters: a way there also where it leads, and a number of what.
    const goes = places.find((one) => one.id === now?.chosen)?.name ?? placeName(text(now?.chosen));
    const full = (one) => ({ ...one, second: one.second || goes || effectOf(one) || (/^\d+$/.test(text(one.word)) ? text(now.title) : '') });
    const foot = picked ? [{ unpicks: true }, { ...full(picked), kind: 'primary', icon: picked.icon || 'check', marked: false, enters: false }] : ways.map(named);
    document.body.classList.toggle('asked', buttons.length + tail.length + places.length > 0);
    document.body.classList.toggle('asks-place', places.length > 0);
    list('actions', rest, button, () => held);
    $('actions').classList.toggle('lone', rest.length === 1);
    document.body.classList.toggle('crowded', rest.length > manyButtons);
    $('actions').hidden = rest.length === 0;
    list('foot-buttons', foot, (one) => (one.unpicks ? unpick() : button(one)), () => held);
    $('foot').classList.toggle('three', foot.length > 2);
    $('foot').classList.toggle('confirms', foot.some(fills));
    const also = rest.some((one) => one.name !== 'turn-take-back');
    // Which of two ways it takes, the button says that is marked.
    document.body.classList.toggle('picks', Boolean(picked && now.chosen));
    write('foot-empty', foot.length > 0 || !(also || places.length > 0) ? '' : now.optional ? words.mayWait : words.firstTap(places.length > 0, also));
    const lit = new Set(listOf(now?.lit));
    list('places', places, (place) => make('li', {}, make('button', {
      type: 'button', class: `place ${place.id === now.chosen ? 'marked' : ''}`, 'data-place': place.id, 'aria-pressed': place.id === now.chosen ? 'true' : null,
      'aria-disabled': held ? 'true' : null, onclick: () => enter({ do: 'tap', place: place.id }),
    }, icon(place.id === now.chosen ? 'check' : place.icon || 'city-large'), make('span', { class: 'words' }, make('span', {}, place.name),
      place.second && make('span', { class: 'second' }, place.second)))), (place) => [held, place.id === now.chosen]);
    // Beside a large map the list is for those who cannot use it, or for what it does not show.
    if (!begun || $('places-box').hidden) $('places-box').open = !isTablet.matches || lit.size === 0;
    $('places-box').hidden = places.length === 0;
    $('places-box').dataset.asked = asked ?? '';
    const idle = Boolean(now) && !mine && ['hunters', 'time'].includes(now.who);
    $('not-mine').hidden = !idle && state.hunters.length > 0;
    fill('not-mine', state.hunters.length > 0, () => (state.hunters.length > 0 ? [words.notYours]
      : [make('span', {}, words.looking), make('button', { type: 'button', class: 'action quiet', 'aria-haspopup': 'dialog', onclick: showWhom }, icon('hand'), words.choose)]));
    if (mine && state.hunters.length === 0) $('not-mine').hidden = true;
    document.body.classList.toggle('mine', mine && !now?.optional && state.hunters.length > 0);
    const acts = mine && buttons.length + places.length + lit.size > 0;
    if (acts && !now.optional && $('tabs').querySelector('.mark').hidden) feel('turn'); // nobody waits for what can be entered besides
    $('tabs').querySelector('.mark').hidden = !acts;
    fitWords();
    // The same button may be another one now, and at another place.
    const again = focused && document.querySelector(`[data-key="${CSS.escape(focused)}"], [data-place="${CSS.escape(focused)}"]`);
    if (again && again !== document.activeElement) again.focus({ preventScroll: true });
    renderMap();
  }

  // Keys are swallowed as taps are, and for as long as one is held.
  for (const part of ['turn', 'foot']) $(part).addEventListener('keydown', (event) => {
    if (event.repeat && ['Enter', ' '].includes(event.key)) event.preventDefault();
  });

  // --- The log --------------------------------------------------------------------------------------------------

  /// What stands out: where the program does not say it, all that the hunters did not do themselves.
  const isNews = (entry) => entry.news ?? entry.owner !== 'hunters';

  function renderLog() {
    const filters = { all: words.all, news: words.news, codes: words.codes };
    fill('filters', state.only, () => Object.entries(filters).map(([key, word]) => make('button', {
      type: 'button', 'aria-pressed': String(state.only === key), 'data-only': key, onclick: () => {
        state.only = key;
        renderLog();
        document.querySelector(`#filters [data-only="${key}"]`).focus();
      },
    }, word)));
    if (state.tab !== 'log') return;
    if (state.only === 'codes') return renderCodes();
    const groups = [];
    for (const entry of [...state.log].reverse()) {
      if (state.only === 'news' && !isNews(entry)) continue;
      const when = `${entry.time}|${entry.round}`;
      if (groups.at(-1)?.when !== when) groups.push({ when, entry, items: [] });
      groups.at(-1).items.push(entry);
    }
    const ways = { back: 'undo', again: 'redo' };
    keep($('entries'), groups.length === 0 ? [[`${state.language} none`, () => make('p', { class: 'mute none' }, words.noLog)]] : groups.map(({ entry, items }, i) => [`${state.language} ${groups.length - i} ${JSON.stringify(items)}`, () => make('section', {},
      make('h3', {}, make('span', {}, entry.time), entry.round > 0 && make('span', {}, `· ${words.round(entry.round)}`)),
      make('ul', {}, items.map((one) => make('li', { class: [isNews(one) && 'news', `of-${one.owner}`, `way-${one.way}`].filter(Boolean).join(' ') },
        ways[one.way] && make('span', { class: 'way-sign' }, icon(ways[one.way]), make('span', { class: 'sr' }, words[one.way])),
        make('div', {}, listOf(one.text).map((said, i) => make('p', { class: i === 0 ? 'said' : 'more' }, said)))))))]));
  }

  /// `preparación, 3, 6–8`.
  function roundsOf(codes) {
    const rounds = [...new Set(codes.map((code) => demeterConfirm.readQr(code.qr).round ?? 0))].sort((a, b) => a - b), spans = [];
    for (const round of rounds) {
      if (round > 1 && spans.at(-1)?.[1] === round - 1) spans.at(-1)[1] = round;
      else spans.push([round, round]);
    }
    return spans.map(([from, to]) => (to === 0 ? words.setup : from === to ? from : `${from}–${to}`)).join(', ');
  }

  /// What this phone says of the revealed game: of that for which it was there, and of nothing else.
  function confirmed() {
    const { verdict } = state, broken = listOf(verdict?.broken), seen = seenCodes(), came = seen[0]?.after, missed = seen.filter(({ after }) => after !== undefined && after !== came);
    if (!verdict) return { level: 'unsure', lines: [words.comparing] };
    if (verdict.unread) return { level: 'unsure', lines: [words.notCompared] };
    if (!(verdict.saw > 0)) return { level: 'unsure', lines: [words.cameLate] };
    const fits = came === undefined ? words.allFit(ownCodes().length) : came === 'over' ? words.fitsAtEnd : words.fitsSince(came);
    return broken.length === 0 ? { level: 'fits', lines: [fits, missed.length > 0 && words.wasAway(roundsOf(missed))].filter(Boolean) }
      : { level: 'broken', lines: [words.broken(broken[0]), broken.length > 1 && words.alsoBroken(broken.length - 1)].filter(Boolean) };
  }

  /// As a verifier of one's own reads them.
  function takeCodes() {
    const url = URL.createObjectURL(new Blob(ownCodes().map((code) => `${code.qr}\n`), { type: 'text/plain' }));
    const file = make('a', { href: url, download: `demeter-codes-${text(state.game?.name).replace(/[^0-9A-Za-z]+/g, '-')}.txt` });
    document.body.append(file);
    file.click();
    file.remove();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
  }

  function renderCodes() {
    const { level, lines } = confirmed(), { leftOut, again, share } = stored(state.game?.game), says = state.revealed || state.verdict !== null;
    keep($('entries'), [[`${state.language} ${JSON.stringify([state.codes, leftOut, again, share, says, lines])}`, () => make('div', {},
      says && make('div', { class: `confirmed ${level}` }, icon({ fits: 'check', broken: 'forbidden', unsure: 'eye' }[level]), make('div', {}, lines.map((line) => make('p', {}, line)))),
      make('p', { class: 'mute none' }, state.codes.length > 0 ? words.codesWhy : words.noCodes, ownCodes().length > 0 && ` ${words.onlyOwn}`),
      ownCodes().length > 0 && make('button', { type: 'button', id: 'take-codes', onclick: takeCodes }, icon('share'), make('span', {}, words.takeCodes)),
      Number.isSafeInteger(share?.round) && ['given', 'missed', 'full'].includes(share.what) && make('p', { class: 'share mute' },
        icon(share.what === 'given' ? 'check' : 'eye'), make('span', {}, shareWords(share.what)(share.round))),
      share && make('p', { class: 'mute note' }, words.shareNote),
      [['again', again], ['left-out', leftOut]].flatMap(([what, rounds]) => listOf(rounds).map((round) => make('p', { class: 'left-out' }, icon('eye'), shareWords(what)(round)))),
      make('ol', { class: 'codes' }, [...state.codes].reverse().map((code) => make('li', {}, make('span', { class: 'label' }, code.label),
        make('b', {}, code.digits), howKept(code), demeterConfirm.readQr(code.qr)?.round === null && make('p', { class: 'mute' }, words.secondDeal)))))]]);
  }

  // --- Moments, and what is said once ---------------------------------------------------------------------------

  /// It stays until somebody taps, and is there for half a second before a tap is meant for it.
  function showMoment() {
    const moment = state.moments[0];
    if (!moment) return endMoment();
    const fallen = moment.kind === 'defeat' && hunterIds.includes(moment.hunter); // the hunter lies down, and nobody else
    const grown = moment.after - moment.before, number = text(moment.number) || (grown > 0 ? `+${grown}` : '');
    const track = moment.track && moment.most > 0 && make('span', { class: 'track' }, make('span', {}, moment.track), make('span', { class: 'blocks', 'aria-hidden': 'true' },
      Array.from({ length: Math.min(moment.most, 40) }, (_, i) => make('i', { class: i < moment.before ? 'full' : i < moment.after ? 'full new' : '' }))));
    $('moment').className = `of-${fallen ? 'hunters' : moment.owner} kind-${moment.kind}`;
    $('moment').replaceChildren(make('button', { type: 'button', class: 'band', onclick: nextMoment },
      make('span', { class: 'disc', 'aria-hidden': 'true' }, fallen ? badge(moment.hunter) : icon(moment.icon || 'bat')),
      make('span', { class: 'told' }, make('span', { class: 'title' }, text(moment.title)), listOf(moment.lines).filter(Boolean).map((line) => make('span', { class: 'line' }, line)), track),
      number && make('span', { class: 'number' }, number), make('span', { class: 'on' }, words.goOn)));
    $('moment').hidden = false;
    $('live').textContent = [moment.title, ...listOf(moment.lines), number].filter(Boolean).join(' ');
    momentFrom = performance.now() + deadMilliseconds;
    renderMap();
  }

  let momentFrom = 0;
  function nextMoment() {
    if (performance.now() < momentFrom) return;
    state.deadUntil = performance.now() + deadMilliseconds;
    state.moments.shift();
    if (state.moments.length > 0) showMoment();
    else endMoment();
  }

  function endMoment() {
    state.moments = [];
    $('moment').hidden = true;
    $('moment').replaceChildren();
    renderMap();
  }

  // A tap anywhere takes the moment away, and does nothing else.
  $('moment').addEventListener('click', (event) => event.target === $('moment') && nextMoment());

  let toldTimer = 0;
  function say(parts) {
    clearTimeout(toldTimer);
    $('told').replaceChildren(...parts);
    $('told').hidden = false;
    $('live').textContent = $('told').textContent;
    toldTimer = setTimeout(() => { $('told').hidden = true; }, toldMilliseconds);
  }
  $('told').addEventListener('click', () => { $('told').hidden = true; });

  /// What stands in the log all the same, and needs nobody: not over what somebody is asked just now.
  function mention(parts) {
    if (!state.shown?.ending && (isTablet.matches || state.tab !== 'turn' || !document.body.classList.contains('asked'))) return say(parts);
    $('live').textContent = make('span', {}, parts).textContent;
  }

  // --- Sheets ---------------------------------------------------------------------------------------------------

  let cameFrom = null;
  const others = () => ['top', 'main', 'foot', 'tabs', 'moment', 'told'].map($);

  function showSheet(title, ...body) {
    cameFrom ??= document.activeElement;
    $('sheet-title').textContent = title;
    $('sheet-body').replaceChildren(...body.flat().filter(Boolean));
    $('sheet-body').scrollTop = 0;
    // What is read in a moment lies over it.
    if ($('sheet').hidden) $('sheet').classList.toggle('over', !$('moment').hidden);
    $('sheet').hidden = false;
    for (const one of others()) one.inert = true;
    $('panel').focus();
  }

  function closeSheet() {
    if ($('sheet').hidden) return;
    $('sheet').hidden = true;
    for (const one of others()) one.inert = false;
    $('sheet').classList.remove('over');
    (cameFrom?.isConnected ? cameFrom : $('show-menu')).focus({ preventScroll: true });
    cameFrom = null;
  }

  $('sheet-close').addEventListener('click', closeSheet);
  $('sheet').addEventListener('click', (event) => event.target === $('sheet') && closeSheet());

  function showCard(card) {
    showSheet(card.name || card.number, make('p', { class: 'large' }, saidOf(card)),
      listOf(card.lines).length > 0 && make('ul', { class: 'list' }, listOf(card.lines).map((line, i) => make('li', {}, cardLine(line, listOf(card.icons)[i] ?? 'card')))));
  }

  /// What names a card leads to its page.
  function cardLine(line, picture) {
    return reader.in(line).length === 0 ? [icon(picture), make('span', {}, line)]
      : make('button', { type: 'button', class: 'row', 'aria-haspopup': 'dialog', onclick: () => reader.readWords(line) }, icon(picture), make('span', {}, line), icon('info', 'on'));
  }

  function showHunter(id) {
    const one = listOf(state.shown?.hunters).find((hunter) => hunter.id === id);
    if (!one) return;
    showSheet(one.name, make('p', { class: 'large' }, text(one.facts)),
      make('ul', { class: 'list' }, make('li', {}, icon(one.hurtIcon || 'damage'), make('span', {}, hurtOf(one))),
        make('li', {}, icon('bite'), make('span', {}, words.bites(one.bites))), words[one.state] && make('li', {}, badge(id), make('span', {}, words[one.state])),
        reader.in(one.name).length > 0 && make('li', {}, cardLine(one.name, 'info'))));
  }

  // --- The notebook, which stays on this phone ---------------------------------------------------------------------

  /// It is called after the day on which it began.
  const gameName = () => {
    const name = text(state.game?.name), day = /^\d{4}-\d\d-\d\d$/.test(name) ? new Date(`${name}T12:00`) : NaN;
    return isNaN(day) ? name : day.toLocaleDateString(state.language, { day: 'numeric', month: 'long', year: 'numeric' });
  };
  const placeName = (id) => listOf(state.game?.locations).find((one) => one.id === id)?.name?.[state.language] ?? id;
  const markWords = ({ kind, round }) => [kind === 'maybe' ? words.maybeHere : words.notHere, round > 0 && words.round(round)].filter(Boolean).join(' · ');

  /// What comes up under the finger is not pressed when that goes.
  function holdPlace(place) {
    reader.swallow();
    showPlace(place);
  }

  /// A finger rests on it, or it was chosen from the notebook: then that comes back.
  function showPlace(place, back = closeSheet) {
    if (!$('sheet').hidden && back === closeSheet) return;
    const now = notes.of(place), choose = (kind) => {
      notes.mark(place, kind, state.table.round ?? 0);
      renderMap();
      back();
    };
    showSheet(placeName(place), now && make('p', { class: 'large' }, markWords(now)),
      make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'sheet-title' }, [['maybe', words.maybeHere, 'help'], ['not', words.notHere, 'cross'], ['', words.noMark, 'close']].map(([kind, word, sign]) =>
        make('button', { type: 'button', 'data-mark': kind, 'aria-pressed': String((now?.kind ?? '') === kind), onclick: () => choose(kind) }, icon(sign), make('span', {}, word)))),
      make('p', { class: 'mute' }, words.notesPrivate));
  }

  function showNotes() {
    const places = listOf(state.game?.locations).map(({ id }) => [placeName(id), id]).sort(([a], [b]) => a.localeCompare(b, state.language));
    const field = make('textarea', { id: 'notes', rows: 5, maxlength: longest, placeholder: words.notesHint, 'aria-label': words.notesHint, oninput: () => notes.write(field.value) });
    field.value = notes.text;
    const chosen = make('select', { id: 'mark-place', 'aria-label': words.markPlace, onchange: () => chosen.value && showPlace(chosen.value, showNotes) },
      make('option', { value: '' }, words.markPlace), places.map(([name, id]) => make('option', { value: id }, name)));
    const erase = make('button', { type: 'button', id: 'erase-notes', onclick: () => {
      if (erase.dataset.sure) {
        notes.erase();
        renderMap();
        showNotes();
      }
      erase.dataset.sure = 'yes';
      erase.textContent = words.eraseSure;
    } }, words.erase);
    showSheet(words.notebook, make('p', { class: 'mute' }, words.notesPrivate), field,
      make('section', {}, chosen, make('p', { class: 'mute' }, words.markHint),
        notes.marks.length > 0 && make('ul', { class: 'rows' }, notes.marks.map((mark) => make('li', {}, make('button', { type: 'button', class: 'row', onclick: () => showPlace(mark.place, showNotes) },
          icon(mark.kind === 'maybe' ? 'help' : 'cross'), make('span', {}, placeName(mark.place), make('span', { class: 'second' }, ` ${markWords(mark)}`))))))),
      (notes.marks.length > 0 || notes.text) && erase, doneButton(words.done));
  }

  $('show-notes').addEventListener('click', showNotes);

  // --- A round to post ------------------------------------------------------------------------------------------------

  /// What everybody was told in a round, as a text.
  function roundText(round) {
    const lines = [[gameName(), round > 0 ? words.round(round) : words.setup].filter(Boolean).join(' · ')];
    let when = '';
    for (const entry of state.log.filter((one) => one.round === round)) {
      if (entry.time !== when) lines.push('', `${entry.time}:`);
      when = entry.time;
      lines.push(listOf(entry.text).join(' '));
    }
    return lines.join('\n');
  }

  /// Over plain HTTP a browser has neither share nor clipboard: what is selected is copied as by hand.
  function showRound(round) {
    const rounds = [...new Set(state.log.map((one) => one.round))], shown = round ?? rounds.at(-1) ?? 0;
    const field = make('textarea', { id: 'round-text', rows: 9, readonly: true, 'aria-label': words.roundText });
    field.value = roundText(shown);
    const chosen = make('select', { id: 'round-of', 'aria-label': words.roundText, onchange: () => showRound(Number(chosen.value)) },
      rounds.map((one) => make('option', { value: one, selected: one === shown }, one > 0 ? words.round(one) : words.setup)).reverse());
    const send = make('button', { type: 'button', id: 'copy-round', class: 'primary', onclick: async () => {
      try {
        if (navigator.share) return void await navigator.share({ text: field.value });
        field.focus();
        field.select();
        if (document.execCommand('copy')) send.textContent = words.copied;
      } catch {
        // Whoever shares changes his mind.
      }
    } }, navigator.share ? words.share : words.copy);
    showSheet(words.roundText, rounds.length > 0 ? [chosen, field, send] : make('p', { class: 'mute' }, words.noLog));
  }

  function showMenu() {
    const languageButton = (language) => make('button', {
      type: 'button', lang: language, 'aria-pressed': String(state.language === language), 'data-language': language, onclick: () => {
        speak(language);
        store({ language });
        link.send({ do: 'language', language });
        showMenu();
        document.querySelector(`#sheet [data-language="${language}"]`).focus();
      },
    }, demeterPhoneWords[language].language);
    const known = knownHunters();
    showSheet(words.menu,
      gameName() && make('p', { class: 'large' }, gameName()),
      make('button', { type: 'button', class: 'row', id: 'menu-notes', onclick: showNotes }, icon('quill'), make('span', {}, words.notebook)),
      make('button', { type: 'button', class: 'row', id: 'menu-round', onclick: () => showRound() }, icon('share'), make('span', {}, words.roundText)),
      make('button', { type: 'button', class: 'row', id: 'menu-sound', role: 'switch', 'aria-checked': String(sounds.on), onclick: () => {
        sounds.on = !sounds.on;
        showMenu();
        $('menu-sound').focus();
      } }, icon(sounds.on ? 'check' : 'cross'), make('span', {}, words.sounds(sounds.on))),
      known.length > 0 && make('section', {}, make('h3', { id: 'whom' }, words.whom), make('p', { class: 'mute' }, words.whomWhy), hunterChoices('whom', showMenu)),
      make('section', {}, make('h3', { id: 'language' }, words.languages),
        make('div', { class: 'choices languages', role: 'group', 'aria-labelledby': 'language' }, languages.map(languageButton))),
      make('section', { class: 'small' }, make('p', {}, link.state === 'live' ? words.liveLong : link.lastHeard ? words.sinceLong(asOf) : words.connecting),
        make('p', { class: 'mute' }, words.about)), doneButton(words.done));
  }

  const knownHunters = () => hunterIds.filter((id) => listOf(state.game?.hunters).some((one) => one.id === id));

  /// A button for each hunter; `again` shows the sheet that they stand in with what is chosen now.
  function hunterChoices(name, again) {
    return make('div', { class: 'choices', role: 'group', 'aria-labelledby': name }, knownHunters().map((id) => make('button', {
      type: 'button', 'aria-pressed': String(state.hunters.includes(id)), 'data-play': id, onclick: () => {
        play(state.hunters.includes(id) ? state.hunters.filter((one) => one !== id) : [...state.hunters, id]);
        again();
        document.querySelector(`#sheet [data-play="${id}"]`).focus();
      },
    }, badge(id), make('span', { class: 'words' }, make('span', {}, hunterName(id)), playerOf(id) && make('span', { class: 'second' }, playerOf(id)),
      make('span', { class: 'second', 'data-elsewhere': id, hidden: !state.held.includes(id) }, words.elsewhere)))));
  }

  const doneButton = (word, fills = true) => make('button', { type: 'button', id: 'sheet-done', class: fills ? 'primary' : '', onclick: closeSheet }, word);

  /// Whom this phone plays is asked first of all, once a game: until then there is nothing else to do with it. A browser that keeps nothing asks again when
  /// the page is opened anew, and no sooner.
  function askWhom() {
    const game = state.game?.game;
    if (state.askedIn === game || stored(game).hunters !== undefined || knownHunters().length === 0 || state.table.phase === 'over' || !$('sheet').hidden) return;
    state.askedIn = game;
    store({ hunters: state.hunters });
    showWhom();
  }

  function showWhom() {
    showSheet(words.whom, make('p', {}, words.whomWhy), hunterChoices('sheet-title', showWhom), doneButton(state.hunters.length > 0 ? words.done : words.lookOn, state.hunters.length > 0));
  }

  // --- Hands and keys -------------------------------------------------------------------------------------------

  for (const one of document.querySelectorAll('#tabs button')) one.addEventListener('click', () => {
    if (one.dataset.tab === 'book') reader.begin();
    go(one.dataset.tab);
  });
  for (const tab of ['log', 'book']) $(`show-${tab}`).addEventListener('click', () => go(state.tab === tab ? 'table' : tab));
  $('head-more').addEventListener('click', () => showSheet($('head-title').textContent, make('p', { class: 'large' }, $('head-line').textContent)));
  $('head-book').addEventListener('click', () => reader.open(state.question?.topic));
  $('show-menu').addEventListener('click', showMenu);
  $('code').addEventListener('click', () => {
    state.only = 'codes';
    go('log');
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (!$('moment').hidden && !$('sheet').classList.contains('over')) nextMoment();
    else if (!$('sheet').hidden) closeSheet();
    else if (state.tab === 'book' && reader.canGoBack) reader.back();
    else if (isTablet.matches && ['log', 'book'].includes(state.tab)) go('table');
  });
  addEventListener('hashchange', () => {
    renderLink();
    if (token()) link.connect();
  });
  isTablet.addEventListener('change', () => {
    if (state.question) $('places-box').dataset.asked = '';
    mapKey = '';
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

  function render() {
    renderWords();
    renderTab();
    renderTable();
    renderQuestion();
    renderLog();
    renderView();
  }

  speak(state.language);
  makeMap();
  if (token()) link.connect();
  stayAwake();
})();
