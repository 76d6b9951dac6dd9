// The hunt as a story: beat by beat, and what came of it in the end. It is reckoned from checked lines and the board alone; it knows nothing of the page.
// What is the same in every Fury stands here; how a game's table is read, and what makes a beat of it, in its own folder.
(function (root) {
  'use strict';

  const { hunterIds, isObject, listOf } = demeterMap;

  // A line that is checked is what was written; that it makes sense is not said. Whatever is of another kind than it should be is left out.
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const countOf = (value) => (isCount(value) ? value : 0);
  const isHunter = (id) => hunterIds.includes(id);
  const huntersIn = (list) => hunterIds.filter((id) => listOf(list).includes(id));

  const happenings = (moment) => listOf(moment.line.open?.said).filter((one) => isObject(one) && typeof one.what === 'string');
  /// The first argument of a happening in this field; nothing if there is none.
  const named = (happening, field) => listOf(happening.arguments).find((one) => isObject(one) && one[field] !== undefined)?.[field];
  const damageOf = (happening) => countOf(named(happening, 'number'));

  // --- The board ---------------------------------------------------------------------------------------------

  /// Which places are next to which, by road or over water, and by railway; with what the table has put right of the roads.
  class Board {
    #near = { road: new Map(), sea: new Map(), rail: new Map() };
    #kinds;

    constructor(board, edits) {
      this.#kinds = new Map(listOf(board.locations).map(({ id, kind }) => [id, kind]));
      const join = (kind) => ([a, b]) => this.#join(kind, a, b, true);
      listOf(board.roads).forEach(join('road'));
      listOf(board.seas).forEach(join('sea'));
      listOf(board.rails).forEach(join('rail'));
      for (const { id, ports } of listOf(board.locations)) for (const sea of listOf(ports)) this.#join('sea', id, sea, true);
      for (const { between, present } of edits) {
        const [a, b] = listOf(between);
        if (this.has(a) && this.has(b)) this.#join(this.isSea(a) || this.isSea(b) ? 'sea' : 'road', a, b, present === true);
      }
    }

    #join(kind, a, b, present) {
      for (const [one, other] of [[a, b], [b, a]]) {
        const near = this.#near[kind].get(one) ?? this.#near[kind].set(one, new Set()).get(one);
        if (present) near.add(other);
        else near.delete(other);
      }
    }

    has(id) {
      return this.#kinds.has(id);
    }

    isSea(id) {
      return this.#kinds.get(id) === 'sea-zone';
    }

    joined(kind, a, b) {
      return Boolean(this.#near[kind].get(a)?.has(b));
    }

    /// How many roads or sea ways lead from one place to the other; nothing if none do.
    steps(from, to) {
      let reached = new Set([from]);
      for (let steps = 0; ; steps++) {
        if (reached.has(to)) return steps;
        const next = new Set(reached);
        for (const here of reached) for (const kind of ['road', 'sea']) this.#near[kind].get(here)?.forEach((place) => next.add(place));
        if (next.size === reached.size) return null;
        reached = next;
      }
    }
  }

  // --- What the table has seen -------------------------------------------------------------------------------

  /// Where the hunters stand on a table: a place, `{hospital: place}`, or nothing.
  function huntersOn(table, board) {
    const hunters = {};
    for (const id of hunterIds) {
      const where = table.hunters?.[id];
      hunters[id] = board.has(where) ? where : isObject(where) && board.has(where.hospital) ? { hospital: where.hospital } : null;
    }
    return hunters;
  }

  const winnerOn = (table) => (['dracula', 'hunters'].includes(table.winner) ? table.winner : 'none');

  const cityOf = (view, hunters) => hunters.map((id) => view.hunters[id]).find((where) => typeof where === 'string') ?? null;

  /// How many rounds his figure was not on the board, and the longest time on end: after which place, and until which. A round that has only begun is none of them. Where a round begins
  /// with his move (`movesFirst`), nobody saw him in it where the round before had left him; but he was seen in it where he fought, or whence he got away in the hunters' phase.
  function unseenRounds(steps, movesFirst = false) {
    const first = [], last = [], longest = { rounds: 0, after: null, until: null };
    let left = 0, fought = 0, rounds = 1, before = null;
    for (const { view, said } of steps) {
      if (view.figure) {
        first[view.round] ??= view.figure;
        last[view.round] = view.figure;
      } else if (movesFirst && before?.phase === 'dracula' && view.round > Math.max(left, fought)) {
        left = view.round;
        delete first[left];
        delete last[left];
      }
      if (view.combat) fought = view.round;
      if (before?.round === view.round && !said.some(({ what }) => what === 'put-right')) rounds = view.round;
      before = view;
    }
    let unseen = 0, stood = null, run = { rounds: 0, after: null, until: null };
    for (let round = 1; round <= rounds; round++) {
      if (first[round]) {
        run.until = first[round];
        if (run.rounds > longest.rounds) Object.assign(longest, run);
        stood = last[round];
        run = { rounds: 0, after: null, until: null };
        continue;
      }
      unseen++;
      if (run.rounds++ === 0) run.after = stood;
    }
    if (run.rounds > longest.rounds) Object.assign(longest, run);
    return { unseen, longest };
  }

  // --- What was true -----------------------------------------------------------------------------------------

  /// How far each hunter is from Dracula at a moment of these phases when the table does not see him.
  function nearest(view, at, board, phases) {
    if (!view.kept || view.figure || !phases.includes(view.phase)) return [];
    const found = [];
    for (const hunter of hunterIds) {
      const place = view.hunters[hunter];
      if (typeof place !== 'string' || place === at) continue;
      const steps = board.steps(place, at);
      const by = ['road', 'sea', 'rail'].find((kind) => board.joined(kind, place, at));
      if (steps !== null) found.push({ steps, hunter, place, round: view.round, by: by ?? null });
    }
    return found;
  }

  /// Near enough to be called: one road, one railway or a crossing away.
  const byOrder = ['road', 'sea', 'rail'];
  const nearer = (one, other) => (!other || byOrder.indexOf(one.by) < byOrder.indexOf(other.by) ? one : other);

  /// What of a step has changed what the table knows of him: `{place, round}`, or nothing new.
  function traceOf({ view, said }, board) {
    if (view.figure) return { place: view.figure, round: view.round };
    const shown = said.filter(({ what }) => what === 'location-revealed').map((one) => named(one, 'location')).find((id) => board.has(id));
    return shown ? { place: shown, round: view.round } : null;
  }

  /// A new beat at a place; `from` and `to` are numbers of moments.
  const beatAt = (place, moved, round, index) =>
    ({ place, moved, round, seen: null, hunters: null, near: null, trace: null, said: [], from: index, to: index });

  /// What a beat has at its last step, and how near the hunters then are; returns the nearest of all so far.
  function goOnWith(beat, { view, index }, trace, closest, board, phases) {
    beat.to = index;
    if (view.figure) beat.seen ??= view.round;
    beat.hunters = view.hunters;
    beat.trace = trace;
    for (const close of nearest(view, beat.place, board, phases)) {
      if (!closest || close.steps < closest.steps) closest = { ...close, times: 0 };
      if (close.by) beat.near = nearer(close, beat.near);
    }
    return closest;
  }

  /// Where nobody has moved nothing is new; and how often they came as near as that, once a beat.
  function countNear(steps, beats, closest, board, phases) {
    const calls = beats.map(({ near }) => near);
    beats.forEach((beat, i) => {
      if (i > 0 && !beat.moved && beat.near?.hunter === calls[i - 1]?.hunter && beat.near?.place === calls[i - 1]?.place) beat.near = null;
    });
    if (closest) closest.times = beats.filter(({ from, to, place }) => steps.some(({ index, view, moment }) => index >= from && index <= to &&
      moment.at === place && nearest(view, place, board, phases).some(({ steps: far }) => far === closest.steps))).length;
  }

  // --- The whole ---------------------------------------------------------------------------------------------

  /// The hunt of a game that these moments of `demeterHunt.follow` tell, without what was taken back and without the lines in which nothing happens.
  /// Nothing before Dracula has chosen where he begins. A game says `viewOf(moment, round, board)` and `huntOf(steps, board)`.
  function huntOf(game, moments, place) {
    const kept = moments.map((moment, index) => ({ moment, index })).filter(({ moment }) => !moment.takenBack && !moment.way && !moment.idle);
    const edits = kept.map(({ moment }) => moment.action).filter((action) => action?.action === 'put-right-edge');
    const board = new Board(place, edits);
    // A line says in which round it begins; in which one it ends, the next one says.
    const steps = kept.map(({ moment, index }, i) =>
      ({ moment, index, said: happenings(moment), view: game.viewOf(moment, kept[i + 1]?.moment.round ?? moment.round, board) }));
    return steps.length === 0 ? null : game.huntOf(steps, board);
  }

  root.demeterBeats = {
    huntOf, hunterIds, isCount, countOf, isHunter, huntersIn, named, damageOf, huntersOn, winnerOn, cityOf, unseenRounds, traceOf, beatAt, goOnWith, countNear,
  };
  if (typeof module !== 'undefined') module.exports = root.demeterBeats;
})(typeof globalThis === 'undefined' ? this : globalThis);
