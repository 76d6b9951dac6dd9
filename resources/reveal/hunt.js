// The hunt: where Dracula was and what the table saw at every line.
(function (root) {
  'use strict';

  const { isObject, listOf } = demeterMap;

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
    for (const line of lines) {
      if (line.number === 1 || !isObject(line.open)) continue;
      const tableBefore = table, last = done[position - 1]?.at ?? null;
      if (isObject(line.open.table)) table = { ...table, ...line.open.table };
      const moment = { line, table, way: null, time: tableBefore.phase === undefined ? table : tableBefore };
      if (line.idle) {
        Object.assign(moment, { at: last, idle: true });
        round = line.open.round ?? round;
      } else if (line.to === undefined) {
        const action = isObject(line.hidden?.action) ? line.hidden.action : {}, at = placeIn(line, table, last);
        Object.assign(moment, { at, action });
        done = done.slice(0, position++);
        done.push(moment);
        round = line.open.round ?? round;
      } else {
        position = Math.min(line.to, done.length);
        Object.assign(moment, { at: line.hidden?.at ?? done[position - 1]?.at ?? null, way: line.open.way ?? 'silent', time: table });
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
