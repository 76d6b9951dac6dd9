// The file of a table's own board, read as strictly as the program reads it (core/formats.md, section 8): what has one fault is no board. Of what stands in it,
// nothing is a name of anything here: a place may be called as it likes.
(function (root) {
  'use strict';

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isText = (value) => typeof value === 'string' && value !== '';
  const isId = (value) => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
  /// Shown to people: neither empty nor with space around it.
  const isProper = (value) => isText(value) && !/^[\s\u0085\u200b]|[\s\u0085\u200b]$/.test(value);
  const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isText);
  const isDistinct = (list) => new Set(list).size === list.length;
  const oneOf = (...values) => (value) => values.includes(value);
  const listOf = (kind) => (value) => Array.isArray(value) && value.every(kind);
  const isCity = oneOf('small-city', 'large-city'), isLand = oneOf('small-city', 'large-city', 'castle');
  const isRoadside = oneOf('small-city', 'large-city', 'castle', 'hospital'), isKind = oneOf('small-city', 'large-city', 'castle', 'sea', 'hospital');

  const deepest = 64, mostPlaces = 128, [west, east, south, north] = [-30, 45, 30, 65];
  const sections = 'locations sizes regions roads ports sea_borders rails hospitals card_numbers names lonlat'.split(' ');
  const isStatus = oneOf('two independent sources agree', 'one source', 'inferred, check against your board');

  /// Whether an object has these fields, each of its kind, and no other ones but notes; `?` marks one that may be missing.
  function has(object, kinds) {
    if (!isObject(object)) return false;
    const fields = Object.entries(kinds).map(([name, kind]) => [name.replace('?', ''), kind, !name.endsWith('?')]);
    return fields.every(([name, kind, needed]) => (Object.hasOwn(object, name) ? kind(object[name]) : !needed)) &&
      Object.keys(object).every((name) => name.startsWith('x-') || fields.some(([one]) => one === name));
  }

  /// A text as JSON; nothing if it is none, goes too deep, has half a character in it, or an object with a field twice.
  function parsed(text) {
    const levels = [];
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
      if (token === '{' || token === '[') levels.push(new Set());
      else if (token === '}' || token === ']') levels.pop();
      if (levels.length > deepest) return null;
      if (!token.endsWith(':')) continue;
      const key = token.slice(0, token.lastIndexOf('"') + 1), keys = levels.at(-1);
      if (!keys || keys.has(JSON.parse(key))) return null;
      keys.add(JSON.parse(key));
    }
    const value = JSON.parse(text.replace(/^\ufeff/, ''));
    return root.demeterProof.isWholeThroughout(value) ? value : null;
  }

  const isLonlat = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] >= west && value[0] <= east &&
    value[1] >= south && value[1] <= north;

  function isPlace(place) {
    const names = Object.fromEntries(root.demeterTables.languages.map((language) => [language, isProper]));
    return has(place, {
      id: isId, name: (value) => has(value, names), kind: isKind, region: (value) => value === null || isId(value),
      port_on: listOf(isText), lonlat: isLonlat, location_card: (value) => value === (place.kind !== 'hospital'),
    }) && (place.kind === 'sea') === (place.region === null) && (place.port_on.length === 0 || isCity(place.kind));
  }

  /// Whether everything in a board fits together.
  function isWhole({ locations, roads, sea_borders: borders, rails, hospitals, card_numbers: numbers, confidence }) {
    const kinds = new Map(locations.map(({ id, kind }) => [id, kind])), is = (kind) => (id) => kinds.has(id) && kind(kinds.get(id)), isSea = is(oneOf('sea'));
    const inOrder = (list) => list.every((one, n) => n === 0 || list[n - 1] < one);
    const areEdges = (pairs, kind) => pairs.every(([a, b]) => kind(a) && kind(b) && a < b) && inOrder(pairs.map((pair) => pair.join(' ')));
    const land = locations.filter(({ kind }) => isLand(kind)).map(({ id }) => id);
    const isNumber = (number) => Number.isInteger(number) && number > 0 && number <= land.length;
    const areNumbers = (given) => {
      const ids = Object.keys(given).filter((id) => kinds.has(id) || !id.startsWith('x-'));
      return land.every((id) => ids.includes(id)) && ids.length === land.length && ids.every((id) => isNumber(given[id])) && isDistinct(ids.map((id) => given[id]));
    };
    const isItem = (item) => (Array.isArray(item) ? isPair(item) && item.every((id) => kinds.has(id)) && item[0] < item[1] : kinds.has(item));
    const isSection = (section) => has(section, { status: isStatus, scope: oneOf('listed items', 'whole section'), why: isProper, 'items?': listOf(isItem) }) &&
      (section.scope === 'whole section' || !section.status.startsWith('inferred'));
    return isDistinct(locations.map(({ id }) => id)) && root.demeterTables.languages.every((language) => isDistinct(locations.map(({ name }) => name[language]))) &&
      locations.filter(({ kind }) => kind === 'castle').length < 2 && locations.every(({ port_on: ports }) => ports.every(isSea) && inOrder(ports)) &&
      areEdges(roads, is(isRoadside)) && areEdges(borders, isSea) && areEdges(rails.map(({ between }) => between), is(isCity)) &&
      isDistinct(hospitals.map(({ at }) => at)) && hospitals.every(({ at }) => is(oneOf('large-city', 'hospital'))(at)) &&
      (numbers === undefined || areNumbers(numbers)) &&
      Object.entries(confidence).every(([name, section]) => (sections.includes(name) ? isSection(section) : name.startsWith('x-'))) &&
      isConnected(locations, [...roads, ...borders]);
  }

  /// Whether every place can be reached, and every sea has a port and a border.
  function isConnected(locations, pairs) {
    const next = new Map(locations.map(({ id }) => [id, []])), seas = new Set(locations.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
    for (const [a, b] of [...pairs, ...locations.flatMap(({ id, port_on: ports }) => ports.map((sea) => [id, sea]))]) {
      next.get(a).push(b);
      next.get(b).push(a);
    }
    const reached = new Set([locations[0].id]);
    for (const id of reached) for (const one of next.get(id)) reached.add(one);
    return reached.size === locations.length && [...seas].every((sea) => next.get(sea).some((id) => seas.has(id)) && next.get(sea).some((id) => !seas.has(id)));
  }

  /// What stands in the text of a board file; nothing if it is none.
  function read(text) {
    try {
      const board = parsed(text);
      const isBoard = has(board, {
        id: isId, name: isProper, 'source_note?': (value) => typeof value === 'string', locations: listOf(isPlace), roads: listOf(isPair), sea_borders: listOf(isPair),
        rails: listOf((rail) => has(rail, { between: isPair, line: oneOf(null, 'white', 'yellow') })), hospitals: listOf((one) => has(one, { at: isText })),
        'card_numbers?': isObject, confidence: isObject,
      });
      return isBoard && board.locations.length > 0 && board.locations.length <= mostPlaces && board.hospitals.length > 0 && isWhole(board) ? board : null;
    } catch {
      return null;
    }
  }

  root.demeterBoards = { read };
  if (typeof module !== 'undefined') module.exports = root.demeterBoards;
})(typeof globalThis === 'undefined' ? this : globalThis);
