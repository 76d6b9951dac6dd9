// What the page checks of a revealed game: its chain and its codes, the board that it names, and its steps as far as they can be judged without playing
// the game again.
(function (root) {
  'use strict';

  const names = root.demeterNames;

  /// The header of a reveal that has not been checked yet, as far as it can be read.
  function headerOf(revealText) {
    try {
      const header = JSON.parse(JSON.parse(root.demeterProof.withoutLineEnds(revealText)).lines[0].public);
      return typeof header === 'object' ? header : null;
    } catch {
      return null;
    }
  }

  const isFile = (name) => typeof name === 'string' && name.endsWith('.json');

  const usualGame = () => root.demeterGames.named('fury3e');

  /// The text of a game's own board: what stands in its header, else what came beside it.
  const boardTextOf = (header, beside) => header?.boardFile ?? beside;

  /// The board that a game names: a built-in one, or that of its own. Where there is none, the usual one stands in.
  function boardOf(revealText, beside) {
    const header = headerOf(revealText), name = header?.board;
    return (isFile(name) ? names.boardFromFile(boardTextOf(header, beside)) : names.board(name)) ??
      names.board((root.demeterGames.ofFormat(header?.format) ?? usualGame()).board);
  }

  /// The name of the board file that a reveal needs beside it; nothing if it needs none.
  function boardFileOf(revealText) {
    const header = headerOf(revealText), name = header?.board;
    return isFile(name) && header.boardFile === undefined ? name : null;
  }

  /// Whether a text is the board file that a header names, as far as the header says its hash.
  async function isBoardOf({ board: name, boardHash }, text) {
    const hash = await root.demeterProof.sha256Of(text), named = root.demeterProof.hashInName(name);
    return (named === null || named === hash) && (boardHash === undefined || boardHash === hash);
  }

  /// The board of a header that is in order, and what is wrong with it: `board-missing`, there is none; `board-other`, it is not the one that it names;
  /// `board-unvouched`, no hash says what stands in its file.
  async function boardFound(header, beside) {
    const { board: name, boardHash } = header;
    if (!isFile(name)) return { board: names.board(name), faults: [] };
    const faults = boardHash === undefined && root.demeterProof.hashInName(name) === null ? ['board-unvouched'] : [], text = boardTextOf(header, beside);
    const other = typeof text === 'string' && !(await isBoardOf(header, text)), board = other ? null : names.boardFromFile(text);
    return { board, faults: board ? faults : [...faults, other ? 'board-other' : 'board-missing'] };
  }

  // --- What was changed behind codes -------------------------------------------------------------------------

  /// The rounds of a course: the places to which Dracula went in each, and its steps. `until` is the round at its end: those before it are whole.
  function roundsOf({ from, until, steps }) {
    const rounds = [];
    let place = from;
    for (const step of steps) {
      if (rounds.at(-1)?.round !== step.round) rounds.push({ round: step.round, places: [], steps: [], stood: place, last: false, stayed: false });
      const now = rounds.at(-1);
      if (step.place !== place && step.place) now.places.push(step.place);
      place = now.stood = step.place;
      now.steps.push(step.action);
    }
    if (rounds.length > 0) rounds.at(-1).last = rounds.at(-1).round >= until;
    // Whoever stays somewhere is there all the same.
    for (const each of rounds)
      if (each.places.length === 0 && !each.last && each.stood) Object.assign(each, { places: [each.stood], stayed: true });
    return rounds;
  }

  /// Leaves of both what is not alike at their beginnings and at their ends.
  function different(before, after) {
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    before = [...before];
    after = [...after];
    while (before.length > 0 && after.length > 0 && same(before[0], after[0])) {
      before.shift();
      after.shift();
    }
    while (before.length > 0 && after.length > 0 && same(before.at(-1), after.at(-1))) {
      before.pop();
      after.pop();
    }
    return [before, after];
  }

  /// The rounds in which one course became the other. In its last round each may have been broken off: what is missing there is no change of the one before,
  /// and of the one after was taken back.
  function changedRounds(before, after) {
    const now = roundsOf(after);
    return roundsOf(before).flatMap((was) => {
      const is = now.find(({ round }) => round === was.round) ?? { places: [], steps: [], last: true };
      const cut = (list, most) => (was.last ? list.slice(0, most.length) : list);
      const placesAfter = cut(is.places, was.places), stepsAfter = cut(is.steps, was.steps);
      // There was no way to be taken back.
      const placesBefore = was.stayed && is.last && is.places.length === 0 ? [] : was.places;
      const [goneFrom, goneTo] = different(placesBefore, placesAfter), [doneBefore, doneAfter] = different(was.steps, stepsAfter);
      if (![goneFrom, goneTo, doneBefore, doneAfter].some((list) => list.length > 0)) return [];
      return [{ round: was.round, placesBefore: goneFrom, placesAfter: goneTo, stepsBefore: doneBefore, stepsAfter: doneAfter }];
    });
  }

  /// Each time that the game went back behind codes that the table had been shown, and on otherwise: `{line, round, codes: [{round, line}], changes}`. Going
  /// back is harmless as long as everything is done again from there; it is one change, however many lines went back to it.
  function goneBackOf(lines, witnesses) {
    const found = [], entries = [];
    let cursor = 0, standing = [], open = null, table = { round: 0 }, next = 0;
    const placeAt = (count) => entries[count - 1]?.at ?? '', roundAt = (count) => (count === 0 ? 0 : entries[count - 1].after);
    const course = (from, to) => ({
      from: placeAt(from), until: roundAt(to), steps: entries.slice(from, to).map(({ round, at, action }) => ({ round, place: at ?? '', action })),
    });
    const close = (end) => {
      if (!open) return;
      found.push({ ...open.back, changes: changedRounds(open.before, course(Math.min(open.cursor, end), end)) });
      open = null;
    };
    // What is behind the moment of now is given up.
    const leave = () => {
      const passed = standing.filter((each) => each.cursor > cursor);
      if (passed.length === 0) {
        // Further back than the course before begins, without a code in between: what both shared is not shared any more.
        if (open && cursor < open.cursor) {
          open.before = { from: placeAt(cursor), until: open.before.until, steps: [...course(cursor, open.cursor).steps, ...open.before.steps] };
          open.cursor = cursor;
          open.back.round = roundAt(cursor);
        }
        return;
      }
      close(entries.length);
      standing = standing.filter((each) => each.cursor <= cursor);
      open = {
        cursor, before: course(cursor, entries.length),
        back: {
          line: Math.min(...passed.map(({ back }) => back)), round: roundAt(cursor),
          codes: passed.map(({ round, line }) => ({ round, line })).sort((one, other) => one.line - other.line),
        },
      };
    };
    for (const line of lines) {
      if (line.number === 1) continue;
      const isJump = line.to !== undefined;
      if (line.open.table) table = { ...table, ...line.open.table };
      if (isJump) {
        cursor = line.to;
      } else if (!line.idle) {
        if (cursor < entries.length) leave();
        entries.length = cursor;
        entries.push({ action: line.hidden.action, at: line.hidden.at, round: line.open.round, after: table.round });
        cursor++;
      }
      for (; witnesses[next]?.line === line.number; next++) standing.push({ round: witnesses[next].round, line: line.number, cursor, back: null });
      if (!isJump) continue;
      for (const code of standing) code.back = cursor >= code.cursor ? null : code.back ?? line.number;
    }
    leave();
    close(cursor);
    return found;
  }

  // --- On what terms it was played ---------------------------------------------------------------------------

  const isOther = (named, here) => Boolean(named && here && named !== here);

  /// What the header and the lines say of how a game was played, for the reader to judge; and what only its own game says.
  function termsOf(game, header, board, lines) {
    const { rulings } = game.tables, facts = root.demeterFacts, acted = lines.filter((line) => line.hidden?.action);
    const otherwise = rulings.flatMap((ruling) => {
      const { field, readings } = ruling, usual = readings[game.usualReading(ruling, header)], reading = facts.readingOf(game, header, field);
      return reading === usual ? [] : [{ field, reading, usual }];
    });
    return {
      otherwise, handling: header.handling, version: header.version ?? null,
      board: { id: header.board, name: board?.name ?? null, hash: header.boardHash ?? null, other: isOther(header.boardHash, board?.sha256) },
      unnamed: game.unnamed(header).filter((field) => header[field] === undefined),
      guessable: facts.isGuessable(lines[0]?.hidden), putRight: facts.putRightIn(game, header, board, lines), penalties: facts.penaltiesIn(game, lines),
      takenBack: facts.takenBackIn(lines), drewEvents: acted.some((line) => line.hidden.action.action === 'draw-event'),
      rolledDice: acted.some((line) => game.rollsDice(line.hidden.action)), chance: header.chance === 'each-round' ? facts.chanceIn(game, lines) : null,
      ...game.termsOf(header),
    };
  }

  // --- The verdict -------------------------------------------------------------------------------------------

  /// What this page does not know of a header, `inOrder` or not: a form of later, cards that are none of these, or a board that is no file.
  function unknownIn(header, inOrder) {
    const { format } = header, game = root.demeterGames.ofFormat(format), cards = (game ?? usualGame()).unknownCards(header);
    if (cards !== null) return cards;
    if (!game) return typeof format === 'string' && /^demeter-game\/\d+$/.test(format) ? format : null;
    return inOrder && !isFile(header.board) && !names.board(header.board) ? header.board : null;
  }

  const isOfGame = (header) => root.demeterGames.ofFormat(header.format)?.isHeader(header) === true;

  /// `demeterProof.check`, with what else can be checked and said: `board`, on which the story is told, and further objections; `otherFiles`, whether the page's
  /// own board or cards are not those of the header; `goneBack`, what was changed behind codes; `terms`, on which it was played. `boardText`: a board file that
  /// came beside the game.
  async function check(revealText, notes = [], { boardText, ...options } = {}) {
    const result = await root.demeterProof.check(revealText, notes, { ...options, unknownIn, isOfGame });
    const { header, objections } = result, game = header && root.demeterGames.ofFormat(header.format);
    const held = result.lines.slice(0, result.held), has = (what) => objections.some((one) => one.what === what);
    Object.assign(result, { game, board: null, goneBack: [], terms: null, otherFiles: false });
    if (!game) return result;
    const found = await boardFound(header, boardText), revealed = !has('not-revealed'), known = !has('unknown');
    result.board = found.board;
    result.otherFiles = isOther(header.boardHash, found.board?.sha256) || isOther(header.cardsHash, game.tables.cardsHash);
    if (known && revealed && result.whole) objections.push(...found.faults.map((what) => ({ what, line: 1, name: header.board })));
    const wrong = known && result.whole ? await root.demeterSteps.check(game, header, held, found.board) : [], last = Math.min(...wrong.map(({ line }) => line));
    objections.push(...wrong);
    if (!revealed || !known) return result;
    const holds = held.filter(({ number }) => number < last || wrong[0].why === 'error');
    result.terms = termsOf(game, header, found.board, holds);
    if (!result.whole) return result;
    result.goneBack = goneBackOf(holds, result.witnesses);
    for (const note of result.notes) {
      const behind = note.fits && result.goneBack.find(({ codes }) => codes.some(({ line }) => line === note.line));
      if (behind) note.behind = behind.line;
    }
    return result;
  }

  /// How often the game went on otherwise behind codes.
  const changesOf = (result) => result.goneBack.filter(({ changes }) => changes.length > 0).length;

  /// Whether somebody can have done this who played rightly, by other files than those that are here.
  const dependsOnFiles = ({ what, why }) => what === 'false-step' && !['name', 'jump', 'pass'].includes(why);

  /// What it all comes to: the first that is true, by its id in resources/verdict/verdicts.json.
  function levelOf(result) {
    const { objections, otherFiles } = result, has = (...kinds) => objections.some(({ what }) => kinds.includes(what));
    if (has('unknown')) return 'unknown';
    if (has('broken-chain', 'deal-not-from-seed') || objections.some((one) => one.what === 'false-step' && !(otherFiles && dependsOnFiles(one)))) return 'not-proved';
    if (has('not-sealed', 'board-unvouched', 'board-missing', 'board-other', 'code-not-made', 'code-not-tried', 'false-step')) return 'not-all-checked';
    if (has('not-revealed')) return 'not-revealed';
    if (has('code-mismatch')) return 'codes-do-not-fit';
    if (result.vouched === 0) return 'holds';
    return changesOf(result) > 0 ? 'proved-with-changes' : 'proved';
  }

  const vouchedRound = (result) => result.witnesses.find((witness) => witness.line === result.vouched)?.round ?? 0;

  /// The sentence of a verdict, as every verifier says it.
  function sentenceOf(result, language) {
    const level = levelOf(result), words = root.demeterTables.verdicts[level], round = vouchedRound(result);
    // A record that was cut off at a code fits it as well as the whole one.
    const reach = result.over && result.vouched === result.lines.length ? 'end' : round === 0 ? 'setup' : 'round';
    const number = level === 'codes-do-not-fit' ? result.objections.filter(({ what }) => what === 'code-mismatch').length : changesOf(result);
    const name = result.objections.find(({ what }) => what === 'unknown')?.name ?? '';
    return (words[reach] ?? words)[language].replace(/\{(round|n|name)\}/g, (all, field) => String({ round, n: number, name }[field]));
  }

  root.demeterAudit = { check, levelOf, sentenceOf, vouchedRound, changesOf, boardOf, boardFileOf, isBoardOf, headerOf };
  if (typeof module !== 'undefined') module.exports = root.demeterAudit;
})(typeof globalThis === 'undefined' ? this : globalThis);
