// The hunt of a game of the second edition: a beat for each of Dracula's moves, with what the hunters did until the next one.
(function (root) {
  'use strict';

  const { isObject, listOf } = root.demeterMap;
  const {
    isCount, countOf, isHunter, huntersIn, named, damageOf, huntersOn, winnerOn, cityOf, unseenRounds, traceOf, beatAt, goOnWith, countNear,
  } = root.demeterBeats;

  const placesIn = (list, board) => listOf(list).filter((id) => board.has(id));

  /// The table at a moment, as far as it is told here.
  function viewOf({ table }, round, board) {
    const combat = isObject(table.combat) ? table.combat : null, roadblock = table.roadblock, [a, b] = listOf(roadblock?.between);
    return {
      kept: table.trail !== undefined, phase: table.phase, winner: winnerOn(table), round: isCount(table.round) ? table.round : round, time: table.time,
      blood: countOf(table.blood), vampires: countOf(table.vampires), resolve: countOf(table.resolve), figure: board.has(table.figure) ? table.figure : null,
      hunters: huntersOn(table, board), catacombs: listOf(table.catacombs).filter(isObject).length,
      tokens: {
        heavenlyHosts: placesIn(table.hosts, board), consecratedGround: placesIn([table.consecratedGround], board), storms: placesIn([table.storm?.zone], board),
        roadblocks: board.has(a) && board.has(b) ? [{ on: roadblock.on, between: [a, b] }] : [],
      },
      combat: combat && {
        agent: typeof combat.agent === 'string' ? combat.agent : null, hunters: huntersIn(combat.hunters),
        tactic: typeof combat.tactic === 'string' ? combat.tactic : null,
      },
    };
  }

  // --- The beats ---------------------------------------------------------------------------------------------

  // When hunters may find him.
  const hunted = ['hunters'];
  const moves = ['choose-start', 'play'];
  const beginsTurn = ['time-moved', 'time-stood-still'];

  /// What of a step belongs to the turn that it ends, and what to the next of Dracula's, which the table hears begin.
  function halves(said) {
    const next = said.findIndex(({ what }) => beginsTurn.includes(what));
    return next < 0 ? [said, []] : [said.slice(0, next), said.slice(next)];
  }

  function beatsOf(steps, board) {
    const beats = [], route = [];
    let closest = null, trace = null, waiting = [], his = false;
    for (const step of steps) {
      const { view, moment } = step, at = board.has(moment.at) ? moment.at : null, before = route.at(-1)?.place;
      trace = traceOf(step, board) ?? trace;
      if (!at) continue;
      const plays = moves.includes(moment.action?.action);
      if (plays || at !== before || beats.length === 0) {
        const beat = beatAt(at, beats.length > 0 && at !== before, moment.round, step.index);
        Object.assign(beat, { powers: plays ? listOf(moment.action.powers).filter((power) => typeof power === 'string') : [], escaped: !plays });
        beat.said.push(...waiting, ...step.said);
        waiting = [];
        his = false;
        beats.push(beat);
        if (at !== before) route.push({ place: at, round: moment.round });
      } else {
        const [now, next] = halves(step.said);
        // From the beginning of his turn on all belongs to the move that he is about to make.
        (his ? waiting : beats.at(-1).said).push(...now);
        waiting.push(...next);
        his ||= next.length > 0;
      }
      closest = goOnWith(beats.at(-1), step, trace, closest, board, hunted);
      const { blood, vampires, resolve, time, tokens, catacombs } = view;
      if (!his) Object.assign(beats.at(-1), { state: { blood, vampires, resolve, time, catacombs }, tokens });
    }
    // The game ended as his turn began.
    if (beats.length > 0) {
      const { blood, vampires, resolve, time, tokens, catacombs } = steps.at(-1).view;
      beats.at(-1).said.push(...waiting);
      Object.assign(beats.at(-1), { state: { blood, vampires, resolve, time, catacombs }, tokens });
    }
    countNear(steps, beats, closest, board, hunted);
    return { beats, route, closest };
  }

  // --- The end -----------------------------------------------------------------------------------------------

  /// What has ended the game. For Dracula `defeat`, `bite`, `vampire`, a New Vampire, or `dawn`; for the hunters `combat`, `penalty`, `sea`, `power` or `blood`.
  function endOf(steps, board) {
    const last = steps.findIndex(({ view }) => view.winner !== 'none');
    if (last < 0) return null;
    const { view, said, moment } = steps[last], before = steps[last - 1]?.view ?? view, has = (what) => said.findLast((one) => one.what === what);
    const end = { why: 'blood', hunters: [], place: board.has(moment.at) ? moment.at : null, power: null };
    if (has('put-right')) return { ...end, why: view.winner === 'hunters' ? 'blood' : 'vampire', place: null }; // a number, by the table
    if (view.winner === 'hunters') {
      const combat = before.combat && !before.combat.agent ? before.combat : null, powers = listOf(moment.action?.powers);
      if (combat) return { ...end, why: 'combat', hunters: combat.hunters, place: cityOf(before, combat.hunters) ?? end.place };
      if (has('penalty-shown') || moment.action?.action === 'suffer-penalty') return { ...end, why: 'penalty' };
      if (moment.action?.action === 'play' && powers.length > 0) return { ...end, why: 'power', power: powers.at(-1) };
      return moment.action?.action === 'play' && board.isSea(moment.at) ? { ...end, why: 'sea' } : end;
    }
    const defeated = has('hunter-defeated'), hunter = defeated && named(defeated, 'hunter');
    if (isHunter(hunter)) return { ...end, why: has('hunter-bitten') ? 'bite' : 'defeat', hunters: [hunter], place: cityOf(before, [hunter]) };
    if (has('encounter-activated')) return { ...end, why: 'vampire', place: null };
    return { ...end, why: 'dawn', place: null };
  }

  /// The card of Dracula's that won a last combat; or the Encounter that brought the last vampires. Of a combat that he lost his card did not decide, and
  /// theirs is not told.
  function decidingCard(steps, end) {
    const last = steps.findIndex(({ view }) => view.winner !== 'none'), before = steps[last - 1]?.view;
    const activated = steps[last].said.findLast(({ what }) => what === 'encounter-activated'), encounter = activated && named(activated, 'encounter');
    if (end.why === 'vampire' && typeof encounter === 'string') return { kind: 'encounter', id: encounter };
    if (steps[last].view.winner === 'dracula' && ['combat', 'bite', 'defeat'].includes(end.why) && before?.combat?.tactic && !before.combat.agent) return { kind: 'tactic', id: before.combat.tactic };
    return null;
  }

  /// What Dracula lost Blood by: in a combat, at sea, for a power, or else.
  function causeOf({ view, moment }, before, board) {
    if ((before?.combat && !before.combat.agent) || (view.combat && !view.combat.agent)) return 'combat';
    if (moment.action?.action !== 'play') return 'other';
    return board.has(moment.at) && board.isSea(moment.at) ? 'sea' : listOf(moment.action.powers).length > 0 ? 'power' : 'other';
  }

  function huntOf(steps, board) {
    const final = steps.at(-1).view, rounds = final.round, { beats, route, closest } = beatsOf(steps, board);
    if (beats.length === 0) return null;
    const end = endOf(steps, board);
    const hunt = {
      beats, route, rounds, winner: final.winner, end, decided: end && decidingCard(steps, end), places: new Set(route.map((stop) => stop.place)).size, told: true,
      closest, hunters: final.hunters, blood: final.blood, vampires: final.vampires, combats: 0, defeats: [], bites: 0, activated: 0, days: 0,
      bloodBy: { combat: 0, sea: 0, power: 0, other: 0 },
    };
    let before = null, begins = false;
    for (const step of steps) {
      for (const happening of step.said) {
        const hunter = named(happening, 'hunter');
        if (happening.what === 'combat-begins') begins = named(happening, 'encounter') === undefined;
        if (happening.what === 'combat-result' && begins) { // of its first round: what a card prevents is none
          hunt.combats++;
          begins = false;
        }
        if (happening.what === 'hunter-bitten') hunt.bites++;
        if (happening.what === 'encounter-activated') hunt.activated++;
        if (happening.what === 'time-moved' && named(happening, 'time') === 'dawn') hunt.days++;
        if (happening.what === 'hunter-defeated' && isHunter(hunter)) hunt.defeats.push({ hunter, round: step.view.round });
        if (happening.what === 'blood-lost') hunt.bloodBy[causeOf(step, before, board)] += damageOf(happening);
      }
      before = step.view;
    }
    return Object.assign(hunt, unseenRounds(steps, true));
  }

  root.demeterGames.part('fury2e', { viewOf, huntOf });
})(typeof globalThis === 'undefined' ? this : globalThis);
