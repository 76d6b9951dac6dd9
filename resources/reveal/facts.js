// What a verifier tells beside its verdict (core/journal/record_format.md, section 11): what came of the chance of the rounds, errors with their penalty, what
// was put right by hand, and what was taken back. Of what stands in the end, unless it is said otherwise.
(function (root) {
  'use strict';

  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const isJump = (line) => line.to !== undefined;
  const given = (shares) => shares.filter((share) => share !== null).length;

  /// Goes through lines, all of them revealed: each action with its line and what the table saw before and after it; `jump` for ways back and forward.
  function walk(lines, { act, jump }) {
    let table = null, position = 0, round = 0;
    for (const line of lines) {
      if (line.number === 1) continue;
      const before = table;
      // Lines of the first form that go back or forward do not say it, and no table does.
      round = line.open.round ?? before?.round ?? round;
      if (line.open.table) table = { ...before, ...line.open.table };
      if (isJump(line)) {
        jump({ line: line.number, round, from: position, to: line.to });
        position = line.to;
      } else if (!line.idle) {
        const seen = Boolean(line.open.said ?? line.open.table);
        act({ line: line.number, round, action: line.hidden.action, before, after: table, said: line.open.said ?? [], seen, at: position++ });
      }
    }
    return position;
  }

  // --- Chance --------------------------------------------------------------------------------------------------

  /// Chance is worth something only if nobody could have another order: whoever goes back and on with other chance, lets the same one in behind other actions, or
  /// draws once with it and once without, has had two to choose from. And it is too late once something was drawn in its round, whose order was known before.
  /// `rounds`: each that drew or had some, `{round, words, promised, given, drew, late, chosen, isNew, times}`; `goneBack`: the lines that went back behind some,
  /// `{line, rounds}`.
  function chanceIn(game, lines) {
    const marks = [], known = new Map(), drewWithout = new Set(), goneBack = [];
    const of = (round) => known.get(round) ?? known.set(round, { promises: null, chance: null, after: [], times: 0, chosen: false }).get(round);
    const end = walk(lines, {
      jump({ line, from, to }) {
        const behind = marks.slice(to, from).filter(({ chance }) => chance).map(({ round }) => round);
        if (behind.length > 0) goneBack.push({ line, rounds: behind });
      },
      act({ round, action, before, after, said, seen, at }) {
        marks.length = at;
        const mark = { round, action, drew: Boolean(before && seen && game.draws(before, after, said)), chance: null };
        if (action.action === 'promise-shares') {
          const was = of(round);
          was.chosen ||= was.promises !== null && !same(was.promises, action.promises);
          was.promises = action.promises;
        } else if (action.action === 'add-chance') {
          const was = of(round), { words = '', shares = [] } = action, after = marks.map((one) => one.action);
          was.chosen ||= (was.chance !== null && !same([was.chance, was.after], [[words, shares], after])) ||
            (drewWithout.has(round) && !marks.some((one) => one.round === round && one.drew));
          was.chance = [words, shares];
          was.after = after;
          was.times++;
          mark.chance = { words: words !== '', promised: Math.max(was.promises?.length ?? 0, shares.length), given: given(shares) };
        } else if (mark.drew && !marks.some((one) => one.round === round && one.chance)) {
          drewWithout.add(round);
          if (known.get(round)?.chance) known.get(round).chosen = true;
        }
        marks.push(mark);
      },
    });
    const none = { words: false, promised: 0, given: 0, drew: false, late: false, chosen: false, times: 0 };
    const rounds = new Map([...known].map(([round, { times, chosen }]) => [round, { round, ...none, chosen, times }]));
    for (const { round, drew, chance } of marks.slice(0, end)) {
      const found = rounds.get(round) ?? { round, ...none };
      if (chance) Object.assign(found, chance, { late: found.drew });
      found.drew ||= drew;
      rounds.set(round, found);
    }
    return {
      goneBack,
      rounds: [...rounds.values()].filter(({ round, drew, times }) => round > 0 && (drew || times > 0)).sort((one, other) => one.round - other.round)
        .map((one) => ({ ...one, isNew: (one.words || one.given > 0) && !one.late && !one.chosen })),
    };
  }

  // --- By hand -------------------------------------------------------------------------------------------------

  const putsRight = (action) => action.action.startsWith('put-right');

  /// What was put right, wherever it led, `{line, action, before}`: `before` is the same as it was, as far as the table, the header and the board tell.
  function putRightIn(game, header, board, lines) {
    const found = [], done = [];
    walk(lines, {
      jump() {},
      act({ line, action, before, at }) {
        done.length = at;
        if (putsRight(action)) found.push({ line, action, before: asItWas(game, header, board, done, action, before) });
        done.push({ action });
      },
    });
    return found;
  }

  function asItWas(game, header, board, done, action, table) {
    if (action.action === 'put-right-ruling') {
      const { ruling } = action, right = done.findLast((one) => one.action.action === 'put-right-ruling' && one.action.ruling === ruling)?.action.reading;
      return { ...action, reading: right ?? readingOf(game, header, ruling) };
    }
    if (action.action === 'put-right-edge') return board && { ...action, present: new root.demeterSteps.Ways(board, done).join(...action.between) };
    return table && game.asItWas(action, table);
  }

  /// How a header reads a rule; where it does not name it, as it was read when the rule's question was new.
  function readingOf({ tables: { rulings, unnamedReadings } }, header, field) {
    const { readings, recommended } = rulings.find((one) => one.field === field);
    return header.rulings[field] ?? unnamedReadings[field] ?? readings[recommended];
  }

  /// Errors whose penalty was taken, `{line, rule, action}`; `rule` is null where only the rules know it.
  function penaltiesIn(game, lines) {
    const taken = [];
    const end = walk(lines, {
      jump() {},
      act({ line, action, at }) {
        taken.length = at;
        const rule = game.penaltyOf(action);
        taken.push(rule === undefined ? null : { line, rule, action });
      },
    });
    return taken.slice(0, end).filter(Boolean);
  }

  /// The rounds in which something was taken back or done again.
  function takenBackIn(lines) {
    const rounds = new Set();
    walk(lines, { act() {}, jump: ({ round }) => rounds.add(round) });
    return [...rounds].sort((one, other) => one - other);
  }

  // --- The seed ------------------------------------------------------------------------------------------------

  const fewBytes = 8;
  /// Early programs dealt scripts from seeds of so few different bytes that anybody can guess them.
  const isGuessable = (hidden) => {
    const seed = hidden?.secret ?? hidden?.seed;
    return typeof seed === 'string' && new Set(seed.match(/../g)).size <= fewBytes;
  };

  root.demeterFacts = { chanceIn, putRightIn, penaltiesIn, takenBackIn, readingOf, isGuessable };
  if (typeof module !== 'undefined') module.exports = root.demeterFacts;
})(typeof globalThis === 'undefined' ? this : globalThis);
