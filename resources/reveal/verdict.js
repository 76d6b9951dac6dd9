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
    // Nor may the page stand still while a code is looked for in many rounds.
    const breathe = () => {
      if (run !== state.checks) throw new Error('there are other notes by now');
      return pause(0);
    };
    let result = null;
    try {
      result = await demeterAudit.check(data.reveal, state.notes, { beforeNote, breathe, boardText: data.board });
    } catch {
      if (run !== state.checks) return false;
    }
    if (run !== state.checks) return false;
    state.checking = -1;
    $('progress').textContent = '';
    state.result = result;
    state.story = result?.game ? new demeterStory.Story(result.game, result.lines, result.board ?? board) : null;
    state.unable = result === null;
    return true;
  }

  async function checkAgain() {
    if (!(await check())) return;
    renderVerdict();
    renderNotes();
    page.renderLog();
  }

  const levelOf = (result) => (state.unable ? 'unable' : result ? demeterAudit.levelOf(result) : 'checking');

  // --- The verdict -------------------------------------------------------------------------------------------

  const levelIcons = {
    checking: 'open', unable: 'open', unknown: 'open', 'not-proved': 'broken', 'not-all-checked': 'open', 'not-revealed': 'lock', 'codes-do-not-fit': 'open',
    holds: 'chain', 'proved-with-changes': 'chain', proved: 'check',
  };

  const { vouchedRound } = demeterAudit;

  const headline = (level, result) => (['checking', 'unable'].includes(level) ? words[level] : demeterAudit.sentenceOf(result, state.language));

  /// What there is to say of a verdict beside its sentence.
  function whyText(level, result) {
    const mismatches = result?.notes.filter(({ fits }) => fits === false), why = `${level.replace(/-(.)/g, (all, letter) => letter.toUpperCase())}Why`;
    if (level === 'codes-do-not-fit' && mismatches.every((note) => note.why === 'elsewhere')) return words.otherRoundsWhy;
    if (level === 'codes-do-not-fit' && mismatches.length < result.notes.length) return words.othersFitWhy;
    if (level === 'holds' && result.notes.some((note) => note.fits)) return words.dealOnlyWhy;
    if (level === 'not-all-checked' && result.objections.some(({ what }) => what === 'false-step')) return words.otherFilesWhy;
    return words[why];
  }

  function renderVerdict() {
    const result = state.result, level = levelOf(result), why = whyText(level, result);
    $('verdict').dataset.level = level;
    $('verdict-icon').setAttribute('href', `#i-${levelIcons[level]}`);
    $('verdict-line').textContent = headline(level, result);
    $('verdict-why').replaceChildren(...(why ? [make('p', {}, why)] : []));
    $('facts').replaceChildren(...(result ? facts(result) : []));
    $('code').placeholder = '000 '.repeat(demeterProof.codeDigits(result?.header?.format) / 3).trim();
  }

  function facts(result) {
    const section = (name, heading, content) => make('section', { class: `fact ${name}` }, make('h3', {}, heading), content);
    const list = (name, heading, iconName, items) => (items.length === 0 ? null
      : section(name, heading, make('ul', {}, items.map((item) => make('li', {}, icon(iconName), make('div', {}, item))))));
    const terms = termRows(result);
    return [
      list('wrong', words.wrongHeading, 'broken', wrong(result)),
      list('doubtful', words.doubtHeading, 'open', doubtful(result)),
      list('changed', words.changedHeading, 'chain', changed(result)),
      // Without a code everything could have been written anew, so that it fits together and proves nothing.
      list('proved', result.notes.some((note) => note.fits) ? words.provedHeading : words.fitsHeading, 'check', proved(result)),
      list('unproved', words.unprovedHeading, 'open', unproved(result)),
      list('unchecked', words.uncheckedHeading, 'open', unchecked(result)),
      terms.length === 0 ? null : section('terms', words.termsHeading, make('dl', {}, terms.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))),
    ].filter(Boolean);
  }

  function noteName(note) {
    return note.qr === undefined ? demeterProof.readCode(note.code).match(/.{3}/g).join(' ') : words.noteQr;
  }

  function wrong(result) {
    const texts = {
      'broken-chain': (objection) => (objection.line === null ? words.brokenFile : brokenLine(objection, words.broken)),
      'deal-not-from-seed': () => words.dealForged,
      'false-step': (objection) => brokenLine(objection, words.steps),
    };
    return result.objections.filter((objection) => texts[objection.what]).map((objection) => texts[objection.what](objection));
  }

  function brokenLine({ line, why }, texts) {
    const moment = state.moments.find((one) => one.line.number === line);
    const link = make('button', { type: 'button', class: 'link', onclick: () => page.showLine(line) }, words.showLine);
    return [texts[why](line), moment && line > 1 ? ` ${words.inRound(moment.round)}` : '', ' ', line <= state.result.lines.length ? link : ''];
  }

  const namedNote = (note) => `${noteName(note)} (${roundName(roundOf(note))})`;

  /// What to look at again before anybody is accused.
  function doubtful(result) {
    return result.notes.flatMap((found, index) => {
      if (found.fits !== false) return [];
      const note = state.notes[index], named = namedNote(note), second = found.round === null ? ` ${words.secondDeal}` : '';
      switch (found.why) {
        case 'game': return [words.codeOtherGame];
        case 'round': return [words.codeNoRound(named)];
        case 'similar': return [words.codeSimilar[found.slip](named, found.groups) + second];
        case 'elsewhere': return [words.codeElsewhere(named, roundName(found.shownIn))];
        case 'length': return [words.codeLength(named, found.digits)];
        default: return [words.codeOther(named) + second];
      }
    });
  }

  /// What became other behind codes that the table had been shown.
  function changed(result) {
    const steps = (heading, list) => [make('dt', {}, heading), make('dd', {}, list.length === 0 ? words.noSteps
      : make('ul', {}, list.map((action) => make('li', {}, state.story.action(action, state.language)))))];
    return result.goneBack.map(({ line, round, codes, changes }) => [
      words.goneBack([...new Set(codes.map((code) => code.round))], round, line), changes.length === 0 ? ` ${words.doneAgain}` : '',
      ...changes.map((change) => {
        const before = change.placesBefore.map((id) => page.placeName(id)).join(', '), after = change.placesAfter.map((id) => page.placeName(id)).join(', ');
        const places = before && after ? words.became(before, after) : before ? words.wasTakenBack(before) : after ? words.cameToIt(after) : '';
        const acted = change.stepsBefore.length + change.stepsAfter.length > 0;
        return make('div', { class: 'change' }, make('b', {}, words.roundTitle(change.round)), places && ` ${places}`,
          acted ? make('details', {}, make('summary', {}, icon('chevron', 'turn'), words.changedSteps(change.stepsBefore.length, change.stepsAfter.length)),
            make('dl', {}, steps(words.stepsBefore, change.stepsBefore), steps(words.stepsAfter, change.stepsAfter))) : null);
      })]);
  }

  /// The words of a heading, as far as the game has none of its own.
  const gameWords = (game, heading) => ({ ...words[heading], ...game.words?.[state.language][heading] });
  /// The page's words, but what is dealt is called what the game calls it.
  const dealWords = ({ game }) => ({ ...words, ...game?.words?.[state.language].deal });

  function proved(result) {
    const facts = [], kinds = new Set(result.objections.map((objection) => objection.what));
    if (result.whole) facts.push(words.chainHolds(result.lines.length));
    else if (result.held > 0) facts.push(words.chainHoldsTo(result.held));
    const fitting = result.notes.filter((note) => note.fits), lines = fitting.filter((note) => note.line > 0);
    if (result.header?.promise && result.lines[0].hidden !== null && !kinds.has('deal-not-from-seed'))
      facts.push(fitting.length > lines.length && result.header.words ? dealWords(result).dealFair(result.header.words) : words.dealFits);
    if (fitting.length > lines.length) facts.push(`${words.dealCodeFits} ${words.secondDeal}`);
    if (lines.length > 0) facts.push(words.codesFit(lines.length, result.vouched));
    return facts;
  }

  function unproved(result) {
    const missing = [], drawn = result.header?.handling === 'drawn-from-box';
    for (const { what, line, count, name, note } of result.objections) {
      if (what === 'not-revealed') missing.push(words.stillSealed(count, line));
      if (what === 'not-sealed') missing.push(words.notSealed(line, line + count - 1));
      // Where Dracula draws the cards himself there is no deal.
      if (what === 'deal-not-promised' && !drawn) missing.push(result.header.promise ? dealWords(result).noWords : dealWords(result).seedAlone);
      if (what === 'board-missing') missing.push(result.header.boardFile === undefined ? words.noBoard(name) : words.brokenBoard(name));
      if (what === 'board-other') missing.push(words.otherBoard(name));
      if (what === 'board-unvouched') missing.push(words.unvouchedBoard(name));
      if (what === 'code-not-made') missing.push(words.codeNotMade(noteName(state.notes[note])));
      if (what === 'code-not-tried') {
        const { round, tried, shown } = result.notes[note];
        missing.push(words.codeUntried(noteName(state.notes[note]), round, tried, shown));
      }
    }
    // Where the hunters said nothing, it does not matter when the promise was made.
    if (result.header?.words && !drawn && !result.notes.some((note) => note.fits && note.line === 0)) missing.push(words.dealUnseen);
    const after = state.moments.filter((moment) => moment.line.number > result.vouched);
    if (result.vouched > 0 && after.length > 0) {
      // After going back the last one need not be of the latest round.
      const rounds = after.map((moment) => moment.round), from = Math.min(...rounds), to = Math.max(...rounds);
      missing.push(from === to && from === vouchedRound(result) ? words.notVouchedRest(after.length) : words.notVouched(from, to));
    }
    if (result.whole && !result.over) missing.push(words.notOver(state.moments.at(-1)?.round ?? 0));
    // A verifier of one's own is not the Dracula player's.
    const own = document.documentElement.dataset.own !== undefined;
    missing.push([`${dealWords(result).legality} ${words.legalityBy}`, make('code', {}, words.legalityFile(`${data.name}.reveal.json`)), own ? '' : words.legalityWhose]);
    return missing;
  }

  const listed = (list) => list.join(', ');

  /// What no check of any kind can find out.
  function unchecked({ game, terms }) {
    if (!terms) return [];
    const { handling, chance, drewEvents, guessable, unnamed, rolledDice } = terms, texts = gameWords(game, 'unchecked');
    return [
      unnamed.length > 0 ? texts.files(listed(unnamed.map((field) => texts.fileNames[field]))) : null,
      ...(handling === 'drawn-from-box' ? [texts.cardsDrawn] : guessable ? [texts.seed] : chance ? uncheckedChance(chance.rounds, texts) : [texts.deckOrder]),
      drewEvents ? texts.eventsDrawn : null, rolledDice ? texts.dice : null,
    ].filter(Boolean);
  }

  function uncheckedChance(rounds, texts) {
    const where = (fits) => listed(rounds.filter(fits).map(({ round }) => round));
    const without = where(({ drew, isNew }) => drew && !isNew), phones = where(({ isNew, words: said }) => isNew && !said);
    const kept = rounds.filter((one) => (one.words || one.given > 0) && one.given < one.promised);
    return [
      without && texts.deckOrderLater(without), phones && texts.phones(phones),
      kept.length > 0 && texts.keptBack(kept.map(({ round, given, promised }) => texts.keptIn(round, promised - given, promised)).join('; ')),
    ];
  }

  /// On what terms the game was played: pairs of a name and what holds.
  function termRows({ game, terms }) {
    if (!terms) return [];
    const texts = gameWords(game, 'terms'), file = (name, hash, other) => listed([name, hash && `SHA-256 ${hash}`, other && texts.otherFile].filter(Boolean));
    const sentences = new game.Sentences(state.language, board), own = game.termRows(terms, texts, { sentences, file, language: state.language });
    const { id, name, hash, other } = terms.board;
    return [
      ...own.first,
      ...terms.otherwise.map(({ field, reading, usual }) =>
        [texts.otherwise, texts.ruling(sentences.ruling(field), sentences.reading(field, reading), sentences.reading(field, usual))]),
      ...own.counts,
      [texts.cards, texts.handling[terms.handling]],
      ...own.played,
      [texts.board, file(name ? `${name} (${id})` : id, hash, other)],
      ...own.files,
      ...(terms.version ? [[texts.version, texts.program(terms.version)]] : []),
      ...terms.putRight.map(({ line, action, before }) => [texts.putRight(line), putRightText(action, before, sentences, texts)]),
      ...terms.penalties.map(({ line, rule, action }) =>
        [texts.penalty(line), rule ? listed([rule, sentences.headword?.(rule)].filter(Boolean)) : sentences.action(action)]),
      ...(terms.takenBack.length > 0 ? [[texts.takenBack, listed(terms.takenBack)]] : []),
      ...(terms.guessable ? [[texts.seed, texts.guessable]] : []),
      ...(terms.chance ? chanceRows(terms.chance, texts) : []),
    ];
  }

  function putRightText(action, before, sentences, texts) {
    const now = sentences.action(action), text = before ? texts.before(now, sentences.action(before)) : now;
    return action.reason ? texts.reason(text, action.reason) : text;
  }

  function chanceRows({ rounds, goneBack }, texts) {
    const where = (fits) => listed(rounds.filter(fits).map(({ round }) => round)) || texts.none;
    return [
      ...rounds.flatMap(({ round, promised, given, late, chosen }) => [
        given < promised && texts.given(promised, given), late && texts.late, chosen && texts.chosen,
      ].filter(Boolean).map((text) => [texts.chanceIn(round), text])),
      ...goneBack.map((back) => [texts.goneBack(back.line), texts.behind(listed(back.rounds))]),
      [texts.byWords, where(({ isNew, words: said }) => isNew && said)], [texts.byPhones, where(({ isNew, words: said }) => isNew && !said)],
    ];
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
    if (found.fits) {
      const fits = found.line === 0 ? words.noteFitsDeal : words.noteFits(found.line);
      return ['fits', found.behind ? `${fits}; ${words.noteBehind(found.behind)}` : fits, 'check'];
    }
    if (found.fits === false) {
      const why = { elsewhere: () => words.noteElsewhere(roundName(found.shownIn)), similar: () => words.noteSimilar }[found.why];
      return [why ? 'unknown' : 'wrong', why ? why() : words.noteWrong, 'open'];
    }
    return ['unknown', { device: words.noteDevice, untried: words.noteUntried }[found.why] ?? words.noteUnreached, 'open'];
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
    if (state.result) Object.assign(state.result, { notes: [], objections: state.result.objections.filter((one) => one.note === undefined) });
    renderNotes();
    $('code').focus();
    checkAgain();
  }

  const looksLikeQr = (text) => /[a-z:]/i.test(text);

  function readNote() {
    const text = $('code').value.trim();
    if (looksLikeQr(text)) return demeterProof.readQr(text.toUpperCase()) ? { qr: text.toUpperCase() } : words.faultQr;
    const digits = text.replace(/[\s.\-]/g, ''), all = demeterProof.codeDigits(state.result?.header?.format);
    if (digits.length !== all || !demeterProof.readCode(digits)) return words.faultDigits(digits.replace(/[^0-9]/g, '').length, all);
    return { code: digits, round: $('round').value === 'deal' ? null : Number($('round').value) };
  }

  const isNoted = (note) => state.notes.some((one) => JSON.stringify(one) === JSON.stringify(note));

  /// The codes that a phone kept, at once; false if there are none that are new.
  function addQrs(text) {
    const added = [...new Set(demeterProof.readQrs(text))].map((qr) => ({ qr })).filter((note) => !isNoted(note));
    state.notes.push(...added);
    return added.length > 0;
  }

  function addNote(event) {
    event.preventDefault();
    if (demeterProof.readQrs($('code').value).length > 1 && addQrs($('code').value)) {
      $('code').value = '';
      $('round-field').hidden = false;
      checkAgain();
      return;
    }
    let note = readNote();
    if (typeof note === 'object' && isNoted(note)) note = words.faultTwice;
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

  // Only a verifier of one's own is given codes: those on a game's page would be Dracula's.
  addQrs(demeterCodes);

  Object.assign(page, { check, renderVerdict, renderRounds, renderNotes, addNote, tidyCode });
})(typeof globalThis === 'undefined' ? this : globalThis);
