// The hunt as a story: beat by beat, and what came of it in the end. It is reckoned from checked lines and the board alone, as the program does
// (core/fury3e/view/hunt.h), so that both tell the same of a game; it knows nothing of the page.
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

  /// The table at a moment, as far as it is told here.
  function viewOf({ table }, round, board) {
    const combat = isObject(table.combat) ? table.combat : null, hunters = {};
    for (const id of hunterIds) {
      const where = table.hunters?.[id];
      hunters[id] = board.has(where) ? where : isObject(where) && board.has(where.hospital) ? { hospital: where.hospital } : null;
    }
    return {
      // Records of version 0.1 do not say what the table looked like.
      kept: table.trail !== undefined, phase: table.phase, winner: ['dracula', 'hunters'].includes(table.winner) ? table.winner : 'none',
      round: isCount(table.round) ? table.round : round, week: countOf(table.week), influence: countOf(table.influence), despair: countOf(table.despair),
      figure: board.has(table.figure) ? table.figure : null, hunters,
      combat: combat && {
        vampire: typeof combat.vampire === 'string', hunters: huntersIn(combat.hunters), engaged: isHunter(combat.engaged) ? combat.engaged : null,
        played: listOf(combat.played).filter((card) => typeof card === 'string'), cards: isObject(combat.cards) ? combat.cards : {},
      },
    };
  }

  /// The hunter whose card counts in this combat with Dracula.
  function fighting({ combat }) {
    if (!combat || combat.vampire) return null;
    return combat.engaged ?? (combat.hunters.length === 1 ? combat.hunters[0] : null);
  }

  const cityOf = (view, hunters) => hunters.map((id) => view.hunters[id]).find((where) => typeof where === 'string') ?? null;

  const despairTokens = 3;

  /// What has ended the game: `why` is defeat, matured, fangs, despair or influence for Dracula's victory, combat or damage for the hunters'.
  function endOf(steps, board) {
    const last = steps.findIndex(({ view }) => view.winner !== 'none');
    if (last < 0) return null;
    const { view, said } = steps[last], before = steps[last - 1]?.view ?? view;
    const placeOf = (happening) => (board.has(named(happening, 'location')) ? named(happening, 'location') : null);
    if (view.winner === 'hunters') {
      if (before.combat && !before.combat.vampire)
        return { why: 'combat', hunters: before.combat.hunters, place: cityOf(before, before.combat.hunters) ?? before.figure, power: null };
      const power = said.filter(({ what }) => what === 'power-played').map((one) => named(one, 'power')).find((one) => typeof one === 'string');
      return { why: 'damage', hunters: [], place: null, power: power ?? null };
    }
    const end = { why: 'influence', hunters: [], place: null, power: null };
    for (const happening of said) {
      const hunter = named(happening, 'hunter');
      if (happening.what === 'hunter-defeated' && isHunter(hunter)) Object.assign(end, { why: 'defeat', hunters: [hunter], place: cityOf(before, [hunter]) });
      if (happening.what === 'encounter-resolved' && end.why !== 'defeat') end.why = 'matured';
      if (happening.what === 'location-revealed' && end.why !== 'defeat') end.place = placeOf(happening);
    }
    if (end.why !== 'influence') return end;
    if (before.combat) return { ...end, why: 'fangs', hunters: before.combat.hunters, place: cityOf(before, before.combat.hunters) };
    return { ...end, why: view.despair >= despairTokens ? 'despair' : 'influence', place: null };
  }

  /// The card that has ended the last combat, or has matured.
  function decidingCard(steps, end) {
    const last = steps.findIndex(({ view }) => view.winner !== 'none');
    if (last < 1) return null;
    const { view, said } = steps[last], before = steps[last - 1].view;
    const isCard = (id) => typeof id === 'string';
    if (end.why === 'combat')
      for (const one of [view, before]) {
        const card = one.combat?.cards[fighting(one)];
        if (isCard(card)) return { kind: 'hunterCard', id: card, hunter: fighting(one) };
      }
    if (end.why === 'defeat' && before.combat && !before.combat.vampire) {
      const card = (view.combat ?? before.combat).played.at(-1);
      if (isCard(card)) return { kind: 'combatCard', id: card };
    }
    if (end.why === 'matured') {
      const card = said.filter(({ what }) => what === 'encounter-resolved').map((one) => named(one, 'encounter')).find(isCard);
      if (card) return { kind: 'encounter', id: card };
    }
    return null;
  }

  /// How many rounds his figure was not on the board, and the longest time on end: after which place, and until which.
  function unseenRounds(steps, rounds) {
    const first = [], last = [], longest = { rounds: 0, after: null, until: null };
    for (const { view } of steps)
      if (view.figure && view.round <= rounds) {
        first[view.round] ??= view.figure;
        last[view.round] = view.figure;
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

  /// What is told of a beat beside the way. Several of one kind that add up are one.
  function deedsOf(said) {
    const deeds = [];
    const sum = (what, number) => {
      const one = deeds.find((deed) => deed.what === what) ?? deeds[deeds.push({ what, number: 0 }) - 1];
      one.number += number;
    };
    for (const happening of said) {
      const hunter = named(happening, 'hunter');
      if (happening.what === 'combat-begins') {
        const hunters = huntersIn(listOf(happening.arguments).map((one) => one?.hunter));
        if (hunters.length > 0) deeds.push({ what: 'combat', hunters, vampire: named(happening, 'encounter') !== undefined });
      } else if (happening.what === 'hunter-defeated' && isHunter(hunter)) deeds.push({ what: 'defeat', hunter });
      else if (happening.what === 'hunter-bitten' && isHunter(hunter)) deeds.push({ what: 'bite', hunter });
      else if (happening.what === 'damage-suffered') sum('damage', damageOf(happening));
      else if (happening.what === 'influence-gained') sum('influence', damageOf(happening));
      else if (happening.what === 'despair-placed') deeds.push({ what: 'despair' });
      else if (happening.what === 'encounter-resolved') deeds.push({ what: 'matured' });
    }
    return deeds.filter((deed) => deed.number !== 0);
  }

  /// The hunter nearest to Dracula at a moment of the day or the night when the table does not see him.
  function nearest(view, at, board) {
    if (!view.kept || view.figure || !['day', 'night'].includes(view.phase)) return [];
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

  function beatsOf(steps, rounds, board) {
    const beats = [], route = [];
    let closest = null, before = null, trace = null;
    for (const step of steps) {
      const { view, moment, said } = step;
      // His phase may have ended with his move: then it is the round after it by now.
      const round = !view.kept && moment.action?.action === 'play' ? moment.round : before?.phase === 'dracula-phase' ? before.round : view.round;
      before = view;
      const shown = said.filter(({ what }) => what === 'location-revealed').map((one) => named(one, 'location')).find((id) => board.has(id));
      if (shown) trace = { place: shown, round: view.round };
      if (view.figure) trace = { place: view.figure, round: view.round };
      const at = board.has(moment.at) ? moment.at : null;
      if (!at) continue;
      const begin = (moved, of) => beats.push({ place: at, moved, round: of, seen: null, hunters: null, near: null, trace: null, said: [], from: step.index, to: step.index });
      if (route.at(-1)?.place !== at) {
        begin(beats.length > 0, round);
        route.push({ place: at, round });
      }
      if (beats.at(-1).round + 1 < view.round) begin(false, view.round - 1); // a Dracula phase has ended where it began
      if (beats.at(-1).round < view.round && view.round === rounds) begin(false, view.round);
      const beat = beats.at(-1);
      beat.to = step.index;
      if (view.figure) beat.seen ??= view.round;
      beat.hunters = view.hunters;
      beat.trace = trace;
      for (const close of nearest(view, at, board)) {
        if (!closest || close.steps < closest.steps) closest = { ...close, times: 0 };
        if (close.by) beat.near = nearer(close, beat.near);
      }
    }
    // Where nobody has moved nothing is new.
    const calls = beats.map(({ near }) => near);
    beats.forEach((beat, i) => {
      if (i > 0 && !beat.moved && beat.near?.hunter === calls[i - 1]?.hunter && beat.near?.place === calls[i - 1]?.place) beat.near = null;
    });
    // How often they came as near as that, once a beat.
    if (closest) closest.times = beats.filter(({ from, to, place }) => steps.some(({ index, view, moment }) => index >= from && index <= to &&
      moment.at === place && nearest(view, place, board).some(({ steps: far }) => far === closest.steps))).length;
    return { beats, route, closest };
  }

  /// What was told in a Dracula phase belongs to the beat that it made, and what was told by day or night to the one before; but the last round,
  /// in which the game ends, is a beat by day already.
  function tellBeats(steps, beats, rounds) {
    for (const { view, said } of steps) {
      const his = ['dracula-phase', 'setup'].includes(view.phase), last = !his && view.round === rounds;
      const dawn = said.findIndex(({ what }) => what === 'time-moved');
      const begins = last && ['dawn', 'day'].includes(view.phase) && dawn >= 0 ? dawn : 0;
      said.forEach((happening, i) => {
        const round = view.round - (his || (last && i >= begins) ? 0 : 1), later = beats.findIndex((beat) => beat.round > round);
        const beat = later < 0 ? beats.at(-1) : beats[later - 1];
        beat?.said.push(happening);
      });
    }
  }

  // --- The whole ---------------------------------------------------------------------------------------------

  /// The hunt that these moments of `demeterHunt.follow` tell, without what was taken back and without the lines in which nothing happens.
  /// Nothing before Dracula has chosen where he begins.
  function huntOf(moments, place) {
    const kept = moments.map((moment, index) => ({ moment, index })).filter(({ moment }) => !moment.takenBack && !moment.way && !moment.idle);
    const edits = kept.map(({ moment }) => moment.action).filter((action) => action?.action === 'put-right-edge');
    const board = new Board(place, edits);
    // A line says in which round it begins; in which one it ends, the next one says.
    const steps = kept.map(({ moment, index }, i) => ({ moment, index, said: happenings(moment), view: viewOf(moment, kept[i + 1]?.moment.round ?? moment.round, board) }));
    if (steps.length === 0) return null;
    const final = steps.at(-1).view, rounds = final.round, seen = steps.filter(({ view }) => view.kept);
    const { beats, route, closest } = beatsOf(steps, rounds, board);
    if (beats.length === 0) return null;
    tellBeats(steps, beats, rounds);
    for (const beat of beats) beat.deeds = deedsOf(beat.said);
    const end = endOf(steps, board);
    const hunt = {
      beats, route, rounds, week: final.week, winner: final.winner, end, decided: end && decidingCard(steps, end), places: new Set(route.map((stop) => stop.place)).size,
      // Of the time before the table was kept nobody can say what it saw.
      told: seen.length === steps.length, unseen: 0, longest: null, closest, combats: 0, damage: 0, damageBy: Object.fromEntries(hunterIds.map((id) => [id, 0])),
      defeats: [], bites: 0, influence: final.influence, hunters: final.hunters,
    };
    let before = null;
    for (const { view, said } of seen) {
      for (const happening of said) {
        const hunter = named(happening, 'hunter');
        if (happening.what === 'combat-begins') hunt.combats++;
        if (happening.what === 'hunter-bitten') hunt.bites++;
        if (happening.what === 'hunter-defeated' && isHunter(hunter)) hunt.defeats.push({ hunter, round: view.round });
        if (happening.what === 'damage-suffered' && before && (before.combat || view.combat)) {
          const who = fighting(before.combat ? before : view);
          hunt.damage += damageOf(happening);
          if (who) hunt.damageBy[who] += damageOf(happening);
        }
      }
      before = view;
    }
    return Object.assign(hunt, unseenRounds(seen, rounds));
  }

  root.demeterBeats = { huntOf };
  if (typeof module !== 'undefined') module.exports = root.demeterBeats;
})(typeof globalThis === 'undefined' ? this : globalThis);
