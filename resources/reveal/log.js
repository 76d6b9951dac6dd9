// The record, line by line.
(function (root) {
  'use strict';

  const page = root.demeterPage;
  const { state, words, $, make, icon, saidTexts, moveTo, isAfterBreak, tagsOf, whatText } = page;

  function renderLog() {
    if (!state.result) return;
    const { game } = state.result, sentences = game && new game.Sentences(state.language, state.result.board ?? page.board);
    const groups = [], moments = new Map(state.moments.map((moment) => [moment.line.number, moment]));
    for (const line of state.result.lines) {
      const moment = moments.get(line.number), round = moment?.round ?? groups[groups.length - 1]?.round ?? 0;
      if (groups.length === 0 || groups[groups.length - 1].round !== round)
        groups.push({ round, first: line.number, rows: [], time: '', fits: false });
      const group = groups[groups.length - 1];
      const time = moment && sentences ? game.timeOf(moment.time, words, sentences) : '';
      if (time && (!group.time || game.timeMovesWithin)) group.time = time;
      group.rows.push(logRow(line, moment));
      for (const witness of state.result.witnesses.filter((one) => one.line === line.number)) {
        group.rows.push(witnessRow(witness));
        // By its line: a round that is gone through twice has a code each time.
        group.fits ||= fitsAt(witness.line);
      }
    }
    $('log').replaceChildren(...groups.map((group) => {
      return make('details', {
        class: 'round', open: state.openRounds.has(group.first), 'data-first': group.first,
        ontoggle: (event) => { event.target.open ? state.openRounds.add(group.first) : state.openRounds.delete(group.first); renderOpenAll(); },
      },
        make('summary', {}, icon('chevron', 'turn'), make('b', {}, words.roundTitle(group.round)), make('span', { class: 'mute' }, group.time),
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

  /// Whether the table could not tell what was done: it noticed nothing, or a card that lies face down.
  function isSecret({ line, action, seen }) {
    const { said, table } = line.open;
    if (!said && !table) return true;
    // Where somebody is taken, or a token lies, everybody sees; not where a card is laid face down, or he escapes to.
    if (action?.action === 'choose-place') return !JSON.stringify([said, table]).includes(`"${action.location}"`);
    return state.result.game?.ownBusiness.includes(action?.action) || (['choose-start', 'play'].includes(action?.action) && Boolean(action.location) && !seen);
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
    page.goTo(state.moments.indexOf(moment));
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

  Object.assign(page, { renderLog, showLine, openAll });
})(typeof globalThis === 'undefined' ? this : globalThis);
