// Whether what stands in the lines of a game is of the kinds that it has to be, on its board, with the fields of every object in their order and none too
// many. Knows the lists that a game gives it, and nothing of what its steps mean.
(function (root) {
  'use strict';

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const isHex = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
  const isDistinct = (list) => new Set(list).size === list.length;
  const words = (text) => text.split(' ');
  const own = (object, key) => Object.hasOwn(object, key);
  /// What would be left out of an object where it may be missing. A space of the board may have the number 0.
  const isNothing = (kind, value) => value === false || value === '' || (kind === 'count' && value === 0) ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

  const hunters = words('lord-godalming dr-seward van-helsing mina-harker');
  const mostShares = 8, longestReason = 500;

  // A field each, its kind behind a colon where it is not its name; `?` marks one that may be missing. Chance comes in alike in every game.
  const chanceActions = { 'promise-shares': 'promises', 'add-chance': 'words? shares?' };
  // What is announced, with the kinds of its arguments: `a/b`, one of them; behind a kind `?`, perhaps; `*`, any number; `+`, one at least; `|`, or else.
  const chanceSaid = { 'shares-promised': 'number', 'shares-given': 'number number', 'words-said': '' };

  /// Each field of a list as `[name, kind, whether it is needed]`.
  const parsed = new Map();
  function fieldsOf(list) {
    if (!parsed.has(list))
      parsed.set(list, list === '' ? [] : words(list).map((field) => {
        const [name, kind] = field.replace('?', '').split(':');
        return [name, kind ?? name, !field.includes('?')];
      }));
    return parsed.get(list);
  }

  /// What the kinds of the arguments have to be, one after the other with a space behind each.
  function rowOf(pattern) {
    const part = (kinds) => kinds.replace(/([a-zA-Z/]+)([?*+]?) ?/g, (all, names, times) => `(?:(?:${names.replaceAll('/', '|')}) )${times}`);
    return new RegExp(`^(?:${pattern.split('|').map((each) => part(each.trim())).join('|')})$`);
  }

  /// Some of these, each once, in their order.
  const isPartOf = (order) => (value) => Array.isArray(value) && JSON.stringify(value) === JSON.stringify(order.filter((one) => value.includes(one)));
  const each = (table, make) => Object.fromEntries(Object.entries(table).map(([kind, of]) => [kind, make(of)]));

  /// A game says `lists`, kinds by their values; `cards`, kinds that its tables list; `objects`, kinds that are objects, by their fields; `orNone`, kinds that
  /// may be null; `all`, kinds of lists, by what is in them; `parts`, kinds of lists that hold each thing once, in that order; `byHunter`, and
  /// `byAll`, where none is missing; `actions`, `happenings`, `argumentKinds` and `table`; and `kindsOf(reader, within)`, what it has beside.
  class Reader {
    #kinds; #steps; #actions; #happenings;

    constructor(game, board) {
      const { steps, tables } = game;
      const within = (first, last) => (value) => Number.isInteger(value) && value >= first && value <= last;
      const by = (kind) => (value) => isObject(value) && Object.values(value).every((one) => this.is(kind, one));
      const isHunters = isPartOf(hunters), regions = new Set(board?.locations.map(({ region }) => region));
      // Where the board is not here, anything may be on it.
      const isPlace = board ? (value) => board.byId.has(value) : (value) => typeof value === 'string';
      this.#steps = steps;
      this.#actions = { ...chanceActions, ...steps.actions };
      this.#happenings = new Map(Object.entries({ ...chanceSaid, ...steps.happenings }).map(([what, kinds]) => [what, rowOf(kinds)]));
      this.#kinds = {
        hunter: (value) => hunters.includes(value), hunters: isHunters, location: isPlace, region: board ? (value) => regions.has(value) : isPlace,
        count: isCount, some: (value) => isCount(value) && value > 0, integer: Number.isSafeInteger, flag: (value) => typeof value === 'boolean',
        text: (value) => typeof value === 'string',
        reason: (value) => typeof value === 'string' && value !== '' && new TextEncoder().encode(value).length <= longestReason,
        side: (value) => value === 'road' || value === 'rail',
        ends: (value) => Array.isArray(value) && value.length === 2 && value.every((one) => this.is('location', one)),
        pair: (value) => this.is('ends', value) && value[0] < value[1], road: (value) => this.has(value, 'on:side between:pair'),
        promises: (value) => Array.isArray(value) && value.length > 0 && value.length <= mostShares && value.every(isHex) && isDistinct(value),
        words: root.demeterProof.isWords,
        shares: (value) => Array.isArray(value) && value.length <= mostShares && value.every((one) => one === null || isHex(one)),
        ...each(steps.lists, (values) => (value) => values.includes(value)),
        ...Object.fromEntries(steps.cards.map((kind) => [kind, (value) => typeof value === 'string' && own(tables.cards[kind], value)])),
        ...each(steps.objects, (fields) => (value) => this.has(value, fields)),
        ...each(steps.orNone, (kind) => (value) => value === null || this.is(kind, value)),
        ...each(steps.all, (kind) => (value) => Array.isArray(value) && value.every((one) => this.is(kind, one))),
        ...each(steps.parts, isPartOf),
        ...each(steps.byHunter, (kind) => (value) => by(kind)(value) && isHunters(Object.keys(value))),
        ...each(steps.byAll, (kind) => (value) => by(kind)(value) && Object.keys(value).join() === hunters.join()),
        ...steps.kindsOf(this, within),
      };
    }

    is(kind, value) {
      return Boolean(this.#kinds[kind](value));
    }

    /// Whether an object has these fields, in their order, and no other ones.
    has(object, list) {
      if (!isObject(object)) return false;
      const keys = Object.keys(object);
      let at = 0;
      for (const [name, kind, needed] of fieldsOf(list)) {
        if (keys[at] === name ? !this.is(kind, object[name]) || (!needed && isNothing(kind, object[name])) : needed) return false;
        if (keys[at] === name) at++;
      }
      return at === keys.length;
    }

    action(action) {
      if (!isObject(action) || Object.keys(action)[0] !== 'action' || !this.isAction(action.action)) return false;
      const { action: name, ...fields } = action;
      return this.has(fields, this.#actions[name]);
    }

    isAction(name) {
      return typeof name === 'string' && own(this.#actions, name);
    }

    ruling({ ruling, reading }, rulings) {
      return rulings.find(({ field }) => field === ruling)?.readings.includes(reading) === true;
    }

    /// Some fields of what the table sees; `whole`: all of them.
    table(table, whole = false) {
      const fields = Object.keys(this.#steps.table);
      return isPartOf(fields)(Object.keys(table)) && (!whole || Object.keys(table).length === fields.length) &&
        Object.entries(table).every(([field, value]) => this.is(this.#steps.table[field], value));
    }

    said(said) {
      return said.every((one) => {
        if (!isObject(one) || Object.keys(one).join() !== 'what,arguments,rule' || typeof one.rule !== 'string' || !Array.isArray(one.arguments)) return false;
        const kinds = this.#steps.argumentKinds, row = this.#happenings.get(one.what);
        return row !== undefined && row.test(one.arguments.map((argument) => (isObject(argument) ? `${Object.keys(argument).join()} ` : '!')).join('')) &&
          one.arguments.every((argument) => Object.entries(argument).every(([kind, value]) => own(kinds, kind) && this.is(kinds[kind], value)));
      });
    }
  }

  root.demeterKinds = { Reader, words, isObject, own, hunters };
  if (typeof module !== 'undefined') module.exports = root.demeterKinds;
})(typeof globalThis === 'undefined' ? this : globalThis);
