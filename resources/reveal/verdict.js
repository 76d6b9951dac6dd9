// The audit: what the check says, and the codes that the reader noted.
(function (root) {
  'use strict';

  const page = root.demeterPage;
  const { data, board, state, words, $, make, icon, pause } = page;

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
      result = await demeterAudit.check(data.reveal, state.notes, { beforeNote, boardText: data.board });
    } catch {
      if (run !== state.checks) return false;
    }
    if (run !== state.checks) return false;
    state.checking = -1;
    $('progress').textContent = '';
    state.result = result;
    state.story = result && new demeterStory.Story(result.lines, result.board ?? board);
    state.unable = result === null;
    return true;
  }

  async function checkAgain() {
    if (!(await check())) return;
    renderVerdict();
    renderNotes();
    page.renderLog();
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
    const link = make('button', { type: 'button', class: 'link', onclick: () => page.showLine(line) }, words.showLine);
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

  Object.assign(page, { check, renderVerdict, renderRounds, renderNotes, addNote, tidyCode });
})(typeof globalThis === 'undefined' ? this : globalThis);
