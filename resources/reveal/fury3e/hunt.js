// The hunt of a game of the third edition, as the program reckons it (core/fury3e/view/hunt.h), so that both tell the same of a game.
(function (root) {
  'use strict';

  const { isObject, listOf } = root.demeterMap;
  const {
    hunterIds, isCount, countOf, isHunter, huntersIn, named, damageOf, huntersOn, winnerOn, cityOf, unseenRounds, traceOf, beatAt, goOnWith, countNear,
  } = root.demeterBeats;

  /// The table at a moment, as far as it is told here.
  function viewOf({ table }, round, board) {
    const combat = isObject(table.combat) ? table.combat : null;
    return {
      // Records of version 0.1 do not say what the table looked like.
      kept: table.trail !== undefined, phase: table.phase, winner: winnerOn(table),
      round: isCount(table.round) ? table.round : round, week: countOf(table.week), influence: countOf(table.influence), despair: countOf(table.despair),
      figure: board.has(table.figure) ? table.figure : null, hunters: huntersOn(table, board),
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

  const despairTokens = 3;

  /// What has ended the game: `why` is defeat, matured, fangs, despair or influence for Dracula's victory, combat or damage for the hunters'.
  function endOf(steps, board) {
    const last = steps.findIndex(({ view }) => view.winner !== 'none');
    if (last < 0) return null;
    const { view, said } = steps[last], before = steps[last - 1]?.view ?? view;
    const placeOf = (happening) => (board.has(named(happening, 'location')) ? named(happening, 'location') : null);
    if (said.some(({ what }) => what === 'put-right')) // a number, by the table
      return { why: view.winner === 'hunters' ? 'damage' : 'influence', hunters: [], place: null, power: null };
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

  const hunted = ['day', 'night'];

  function beatsOf(steps, rounds, board) {
    const beats = [], route = [];
    let closest = null, before = null, trace = null;
    for (const step of steps) {
      const { view, moment } = step;
      // His phase may have ended with his move: then it is the round after it by now.
      const round = !view.kept && moment.action?.action === 'play' ? moment.round : before?.phase === 'dracula-phase' ? before.round : view.round;
      before = view;
      trace = traceOf(step, board) ?? trace;
      const at = board.has(moment.at) ? moment.at : null;
      if (!at) continue;
      const begin = (moved, of) => beats.push(beatAt(at, moved, of, step.index));
      if (route.at(-1)?.place !== at) {
        begin(beats.length > 0, round);
        route.push({ place: at, round });
      }
      if (beats.at(-1).round + 1 < view.round) begin(false, view.round - 1); // a Dracula phase has ended where it began
      if (beats.at(-1).round < view.round && view.round === rounds) begin(false, view.round);
      closest = goOnWith(beats.at(-1), step, trace, closest, board, hunted);
    }
    countNear(steps, beats, closest, board, hunted);
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

  function huntOf(steps, board) {
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
    return Object.assign(hunt, unseenRounds(seen));
  }

  root.demeterGames.part('fury3e', { viewOf, huntOf });
})(typeof globalThis === 'undefined' ? this : globalThis);
