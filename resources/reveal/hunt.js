// The hunt: what was true and what the table saw at every line.
(function (root) {
  'use strict';

  const { isObject, listOf } = demeterMap;
  const emptyTrail = { trail: Array(6).fill(null), lairs: Array(3).fill(null), maturing: null };

  /// The first slot has become free, and the cards lie there in their order, perhaps without the last one.
  function hasSlid(then, now, action) {
    if (!then[0] || now[0]) return false;
    if (['slide', 'mature', 'resolve-matured', 'make-lair'].includes(action.action)) return true;
    const lay = then.filter(Boolean).map((card) => JSON.stringify(card)), lies = now.filter(Boolean).map((card) => JSON.stringify(card));
    return lies.length > lay.length - 2 && lies.every((card, i) => card === lay[i]);
  }

  /// What lies face down cannot be read from the table, but follows from what was played: cards keep their order when they slide
  /// and stay where they are otherwise. What does not follow is null, and the page says no more than the table knew.
  function trueTrail(before, table, tableBefore, action, at) {
    const then = listOf(tableBefore.trail), now = listOf(table.trail);
    let trail = before.trail, maturing = before.maturing;
    if (hasSlid(then, now, action)) {
      const moved = trail.filter((_, slot) => then[slot]);
      trail = now.map((card) => (card ? moved.shift() ?? null : null));
      maturing = moved[0] ?? maturing;
    }
    const playsPower = action.action === 'play' && !action.location;
    const righted = action.edit?.hideout?.slot ? { slot: action.edit.hideout.slot, location: action.edit.location }
      : action.action === 'put-right-entry' ? action : null;
    trail = Array.from({ length: 6 }, (_, slot) => {
      const card = now[slot];
      if (!card) return null;
      const powers = listOf(card.powers);
      if (powers.length > 0 && powers[0] === 'misdirect') return { place: null };
      const isNew = slot === 0 && !(then[0] && action.action !== 'play');
      const known = isNew
        ? { place: playsPower ? null : action.location ?? at, hides: playsPower && listOf(action.powers).includes('hide') }
        : trail[slot];
      return openly(card, righted?.slot === slot + 1 ? { place: righted.location ?? null } : known);
    });
    const lairs = Array.from({ length: 3 }, (_, space) => {
      const card = listOf(table.lairs)[space];
      if (!card) return null;
      const isNew = !listOf(tableBefore.lairs)[space] || (action.action === 'make-lair' && action.clear === before.lairs[space]?.place);
      return openly(card, isNew ? maturing : before.lairs[space]);
    });
    return { trail, lairs, maturing: table.maturing ? maturing : null };
  }

  /// What the table can read on a card goes before what is thought to lie there.
  function openly(card, known) {
    if (listOf(card.powers).includes('hide')) return { ...known, place: card.location ?? null, hides: true };
    return card.location ? { place: card.location } : known ?? null;
  }

  function placeIn(line, table, last) {
    const hidden = line.hidden ?? {};
    if (hidden.at !== undefined) return hidden.at;
    // Lines that were never sealed do not say it; where his figure stands, everybody sees.
    if (typeof table.figure === 'string') return table.figure;
    const action = hidden.action ?? {};
    return ['choose-start', 'play'].includes(action.action) && action.location ? action.location : last;
  }

  /// One moment a line that could be read, the header left out; and the numbers of the lines that were taken back for good.
  function follow(lines) {
    const moments = [];
    let done = [], position = 0, table = {}, round = 0;
    const nothing = { step: null, truth: emptyTrail, at: null };
    for (const line of lines) {
      if (line.number === 1 || !isObject(line.open)) continue;
      const tableBefore = table, last = done[position - 1] ?? nothing;
      if (isObject(line.open.table)) table = { ...table, ...line.open.table };
      const moment = { line, table, way: null, time: tableBefore.phase === undefined ? table : tableBefore };
      if (line.idle) {
        const { step, truth, at } = last;
        Object.assign(moment, { step, truth, at, idle: true });
        round = line.open.round ?? round;
      } else if (line.to === undefined) {
        const action = isObject(line.hidden?.action) ? line.hidden.action : {}, at = placeIn(line, table, last.at);
        const step = at && at !== last.at ? { place: at, previous: last.step } : last.step;
        Object.assign(moment, { at, step, truth: trueTrail(last.truth, table, tableBefore, action, at), action });
        done = done.slice(0, position++);
        done.push(moment);
        round = line.open.round ?? round;
      } else {
        position = Math.min(line.to, done.length);
        const { step, truth, at } = done[position - 1] ?? nothing;
        Object.assign(moment, { step, truth, at: line.hidden?.at ?? at, way: line.open.way ?? 'silent', time: table });
        round = line.open.round ?? tableBefore.round ?? round;
      }
      moment.round = round;
      moment.seen = !moment.at ? null : table.figure === moment.at ? 'figure'
        : [...listOf(table.trail), ...listOf(table.lairs)].some((card) => card?.location === moment.at) ? 'card' : null;
      moments.push(moment);
    }
    const kept = new Set(done.slice(0, position));
    for (const moment of moments) moment.takenBack = !moment.way && !moment.idle && !kept.has(moment);
    return moments;
  }

  root.demeterHunt = { follow };
  if (typeof module !== 'undefined') module.exports = root.demeterHunt;
})(typeof globalThis === 'undefined' ? this : globalThis);
