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

  /// The board that a game names: a built-in one, or the one in the text of its file. Where there is none, the usual one stands in.
  function boardOf(revealText, boardText) {
    const header = headerOf(revealText), name = header?.board;
    return (isFile(name) ? names.boardFromFile(boardText) : names.board(name)) ?? names.board((root.demeterGames.ofFormat(header?.format) ?? usualGame()).board);
  }

  /// The name of the board file that a reveal needs beside it; nothing if it needs none.
  function boardFileOf(revealText) {
    const name = headerOf(revealText)?.board;
    return isFile(name) ? name : null;
  }

  /// Whether a board is the one that the header names: `own`, a file whose hash the header knows; `unvouched`, one of which it knows the name only;
  /// `built-in`; else what is wrong.
  async function boardFound(header, boardText) {
    const { board: name } = header;
    if (!isFile(name)) return names.board(name) ? { kind: 'built-in', board: names.board(name) } : { kind: 'unknown-board', board: null };
    if (typeof boardText !== 'string') return { kind: 'no-board', board: null };
    const hash = /^board-([0-9a-f]{64})\.json$/.exec(name)?.[1];
    if (hash && (await root.demeterProof.sha256Of(boardText)) !== hash) return { kind: 'other-board', board: null };
    const board = names.boardFromFile(boardText);
    return { kind: board ? hash ? 'own' : 'unvouched' : 'other-board', board };
  }

  // --- What was changed behind codes -------------------------------------------------------------------------

  /// The rounds of a course: the places to which Dracula went in each, and its steps.
  function roundsOf({ from, steps }) {
    const rounds = [];
    let place = from;
    for (const step of steps) {
      if (rounds.at(-1)?.round !== step.round) rounds.push({ round: step.round, places: [], steps: [], stood: place, last: false, stayed: false });
      const now = rounds.at(-1);
      if (step.place !== place && step.place) now.places.push(step.place);
      place = now.stood = step.place;
      now.steps.push(step.action);
    }
    if (rounds.length > 0) rounds.at(-1).last = true;
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
      from: placeAt(from), steps: entries.slice(from, to).map(({ round, at, action }) => ({ round, place: at ?? '', action })),
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
          open.before = { from: placeAt(cursor), steps: [...course(cursor, open.cursor).steps, ...open.before.steps] };
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

  const putsRight = (action) => typeof action?.action === 'string' && action.action.startsWith('put-right');

  /// What the header and the lines say of how a game was played, for the reader to judge; and what only its own game says.
  function termsOf(game, header, lines) {
    const { rulings, unnamedReadings } = game.tables;
    const otherwise = rulings.flatMap((ruling) => {
      const { field, readings, recommended } = ruling, usual = readings[game.usualReading(ruling, header)];
      const reading = header.rulings[field] ?? unnamedReadings[field] ?? readings[recommended];
      return reading === usual ? [] : [{ field, reading, usual }];
    });
    const acted = lines.filter((line) => line.hidden?.action), rounds = [...new Set(acted.map((line) => line.open.round).filter((round) => round > 0))];
    return {
      otherwise, handling: header.handling, board: header.board, boardHash: header.boardHash ?? null, version: header.version ?? null,
      putRight: acted.filter((line) => putsRight(line.hidden.action)).map((line) => ({ line: line.number, action: line.hidden.action })),
      drewEvents: acted.some((line) => line.hidden.action.action === 'draw-event'),
      chance: header.chance === 'each-round' ? chanceOf(acted, rounds) : null, ...game.termsOf(header),
    };
  }

  /// How many rounds there are, which had no chance of their own, and which shares were promised and kept back.
  function chanceOf(acted, rounds) {
    const added = acted.filter((line) => line.hidden.action.action === 'add-chance');
    const keptBack = added.flatMap(({ open, hidden }) => {
      const shares = Array.isArray(hidden.action.shares) ? hidden.action.shares : [], missing = shares.filter((share) => share === null).length;
      return missing > 0 ? [{ round: open.round, missing, promised: shares.length }] : [];
    });
    const stirred = new Set(added.map((line) => line.open.round));
    return { rounds: rounds.length, without: rounds.filter((round) => !stirred.has(round)), keptBack };
  }

  /// `demeterProof.check`, with what else can be checked and said: `board`, on which the story is told, and further objections; `goneBack`, what was changed
  /// behind codes; `terms`, on which it was played.
  async function check(revealText, notes = [], { boardText, ...options } = {}) {
    const result = await root.demeterProof.check(revealText, notes, options);
    const { header, objections } = result, game = header && root.demeterGames.ofFormat(header.format);
    Object.assign(result, { game, board: null, goneBack: [], terms: null });
    if (!game) {
      // A newer program's game is none that this page can judge.
      const format = headerOf(revealText)?.format;
      if (typeof format === 'string' && /^demeter-game\/\d+$/.test(format) && !root.demeterGames.ofFormat(format)) objections.push({ what: 'newer', line: 1, name: format });
      return result;
    }
    const found = await boardFound(header, boardText), unknownCards = game.unknownCards(header);
    result.board = found.board;
    if (found.kind !== 'built-in' && found.kind !== 'own') objections.push({ what: found.kind, line: 1, name: header.board });
    if (header.boardHash && found.board && (found.board.sha256 ?? (await root.demeterProof.sha256Of(boardText))) !== header.boardHash)
      objections.push({ what: found.kind === 'built-in' ? 'changed-board' : 'other-board', line: 1, name: header.board });
    if (unknownCards !== null) objections.push({ what: 'unknown-cards', line: 1, name: unknownCards });
    const held = result.lines.slice(0, result.held);
    result.terms = termsOf(game, header, held);
    if (!result.whole) return result;
    if (result.board && unknownCards === null && !objections.some(({ what }) => what === 'changed-board' || what === 'other-board'))
      objections.push(...(await root.demeterSteps.check(game, held, result.board)));
    const revealed = held.every((line) => line.number === 1 || line.to !== undefined || line.idle || line.hidden?.action);
    if (revealed) result.goneBack = goneBackOf(held, result.witnesses);
    for (const note of result.notes) {
      const behind = note.fits && result.goneBack.find(({ codes }) => codes.some(({ line }) => line === note.line));
      if (behind) note.behind = behind.line;
    }
    return result;
  }

  /// How often the game went on otherwise behind codes.
  const changesOf = (result) => result.goneBack.filter(({ changes }) => changes.length > 0).length;

  /// What it all comes to. Nobody is accused of anything while it may be a slip of the pen: a code that does not fit is a `doubt`.
  function levelOf(result) {
    const has = (...kinds) => result.objections.some((objection) => kinds.includes(objection.what));
    if (has('newer', 'unknown-board', 'unknown-cards')) return 'unknown';
    if (has('broken-chain', 'deal-not-from-seed', 'false-step', 'other-board')) return 'forged';
    if (has('not-revealed')) return 'sealed';
    if (has('code-mismatch')) return 'doubt';
    if (result.vouched > 0) return changesOf(result) > 0 ? 'changed' : 'proved';
    return result.notes.some((note) => note.fits) ? 'dealOnly' : 'whole';
  }

  root.demeterAudit = { check, levelOf, changesOf, boardOf, boardFileOf };
  if (typeof module !== 'undefined') module.exports = root.demeterAudit;
})(typeof globalThis === 'undefined' ? this : globalThis);
