// What can be said of the steps of a game without its rules: every name in them is one of the game's, Dracula stands where he went, and his ways are
// ways of the board. An honest game never fails here; one that holds may still break a rule, which takes the whole rulebook to see. What is the same in
// every Fury stands here; what the lines of a game may say lies in its own folder.
(function (root) {
  'use strict';

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const isHex = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
  const words = (text) => text.split(' ');

  const hunters = words('lord-godalming dr-seward van-helsing mina-harker');

  // A field each, its kind behind a colon where it is not its name; `?` marks one that may be missing. Chance comes in alike in every game.
  const chanceActions = { 'promise-shares': 'promises:hashes', 'add-chance': 'words?:words shares?' };
  const chanceSaid = words('shares-promised shares-given words-said');

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

  const own = (object, key) => Object.hasOwn(object, key);

  /// Whether values are of their kinds, in this game on this board. A game says `lists`, kinds by their values; `cards`, kinds that its tables list;
  /// `objects`, kinds that are objects, by their fields; `orNone`, kinds that may be null, `all`, kinds of lists, by what is in them; `byHunter`;
  /// `actions`, `happenings`, `argumentKinds` and `table`; and `kindsOf(reader, within)`, what it has beside.
  class Reader {
    #kinds; #steps; #actions; #happenings;

    constructor(game, board) {
      const { steps, tables } = game, each = (table, make) => Object.fromEntries(Object.entries(table).map(([kind, of]) => [kind, make(of)]));
      const within = (first, last) => (value) => Number.isInteger(value) && value >= first && value <= last;
      this.#steps = steps;
      this.#actions = { ...chanceActions, ...steps.actions };
      this.#happenings = new Set([...chanceSaid, ...steps.happenings]);
      this.#kinds = {
        hunter: (value) => hunters.includes(value), hunters: (value) => Array.isArray(value) && value.every((one) => hunters.includes(one)),
        location: (value) => board.byId.has(value), count: isCount, integer: Number.isSafeInteger, flag: (value) => typeof value === 'boolean',
        text: (value) => typeof value === 'string', side: (value) => value === 'road' || value === 'rail',
        pair: (value) => Array.isArray(value) && value.length === 2 && value.every((one) => this.is('location', one)),
        road: (value) => this.has(value, 'on:side between:pair'), ruling: (value) => tables.rulings.some(({ field }) => field === value),
        hashes: (value) => Array.isArray(value) && value.length > 0 && value.every(isHex), words: root.demeterProof.isWords,
        shares: (value) => Array.isArray(value) && value.every((one) => one === null || isHex(one)),
        ...each(steps.lists, (values) => (value) => values.includes(value)),
        ...Object.fromEntries(steps.cards.map((kind) => [kind, (value) => typeof value === 'string' && own(tables.cards[kind], value)])),
        ...each(steps.objects, (fields) => (value) => this.has(value, fields)),
        ...each(steps.orNone, (kind) => (value) => value === null || this.is(kind, value)),
        ...each(steps.all, (kind) => (value) => Array.isArray(value) && value.every((one) => this.is(kind, one))),
        ...each(steps.byHunter, (kind) => (value) => isObject(value) && Object.entries(value).every(([hunter, one]) => hunters.includes(hunter) && this.is(kind, one))),
        ...steps.kindsOf(this, within),
      };
    }

    is(kind, value) {
      return Boolean(this.#kinds[kind](value));
    }

    /// Whether an object has these fields and no other ones.
    has(object, list) {
      if (!isObject(object)) return false;
      const fields = fieldsOf(list);
      return Object.keys(object).every((key) => fields.some(([name]) => name === key)) &&
        fields.every(([name, kind, needed]) => (own(object, name) ? this.is(kind, object[name]) : !needed));
    }

    action(action) {
      if (!isObject(action) || typeof action.action !== 'string' || !own(this.#actions, action.action)) return false;
      const { action: name, ...fields } = action;
      return this.has(fields, this.#actions[name]);
    }

    table(table) {
      return Object.entries(table).every(([field, value]) => own(this.#steps.table, field) && this.is(this.#steps.table[field], value));
    }

    /// Whether everything that the table was told and saw in a line is of the game.
    publicPart({ said, table }) {
      return (said === undefined || said.every((one) => this.#happening(one))) && (table === undefined || this.table(table));
    }

    #happening(one) {
      const kinds = this.#steps.argumentKinds;
      return isObject(one) && this.#happenings.has(one.what) && typeof one.rule === 'string' && Array.isArray(one.arguments) && Object.keys(one).length === 3 &&
        one.arguments.every((argument) => isObject(argument) && Object.entries(argument).length === 1 &&
          Object.entries(argument).every(([kind, value]) => own(kinds, kind) && this.is(kinds[kind], value)));
    }
  }

  // --- Where Dracula can go ----------------------------------------------------------------------------------

  /// The roads, sea borders and anchors of a board, those that were put right included.
  class Ways {
    #board; #roads = new Set(); #seas = new Set();

    constructor(board) {
      this.#board = board;
      for (const edge of board.roads) this.#roads.add(this.#key(...edge));
      for (const edge of board.seas) this.#seas.add(this.#key(...edge));
      for (const { id, ports } of board.locations) for (const sea of ports) this.#seas.add(this.#key(id, sea));
    }

    #key(a, b) {
      return a < b ? `${a} ${b}` : `${b} ${a}`;
    }

    #isSea(id) {
      return this.#board.byId.get(id).kind === 'sea-zone';
    }

    putRight({ between: [a, b], present }) {
      const edges = this.#isSea(a) || this.#isSea(b) ? this.#seas : this.#roads;
      if (present) edges.add(this.#key(a, b));
      else edges.delete(this.#key(a, b));
    }

    #join(a, b) {
      return this.#roads.has(this.#key(a, b)) || this.#seas.has(this.#key(a, b));
    }

    /// Whether one step leads there; as a wolf up to two, the second one by road.
    leads(from, to, wolf) {
      if (this.#join(from, to)) return true;
      return wolf && this.#board.locations.some(({ id }) => !this.#isSea(id) && this.#join(from, id) && this.#roads.has(this.#key(id, to)));
    }
  }

  /// What does not hold in a line, going through the game: `name`, something that there is not on this board or in this game; `round`, not the one that the
  /// table was in; `place`, Dracula does not stand where the step leads; `way`, no way leads there; `share`, chance that is not what was promised.
  async function check(game, lines, board) {
    const reader = new Reader(game, board), found = [];
    const object = (line, why) => found.push({ what: 'false-step', line: line.number, why });
    const done = [];
    let position = 0, table = null, counted = true;
    for (const line of lines) {
      if (line.number === 1) continue;
      if (!isObject(line.open) || line.why) break;
      const { open, hidden } = line, action = hidden?.action, at = line.sealed ? hidden?.at : undefined;
      // What nobody has revealed may be an action or not: from there on nobody knows after which one a line stands.
      counted &&= hidden !== null || !line.sealed;
      if (!reader.publicPart(open) || (action !== undefined && !reader.action(action)) || (typeof at === 'string' && !reader.is('location', at))) {
        object(line, 'name');
        break;
      }
      if (table && open.round !== undefined && open.round !== table.round) object(line, 'round');
      if (open.table) table = { round: 0, ...table, ...open.table };
      if (!counted) continue;
      const before = done[position - 1];
      if (line.to !== undefined) {
        position = line.to;
        const then = done[position - 1];
        if (at !== undefined && (position === 0 ? at !== null : then.at !== undefined && then.at !== at)) object(line, 'place');
      } else if (line.idle) {
        if (before?.at !== undefined && at !== before.at) object(line, 'place');
      } else {
        done.length = position++;
        const why = stepFault(game.steps, action, at, before, done, board) ?? (await shareFault(action, open.round, done));
        if (why) object(line, why);
        done.push({ action, round: open.round, at });
      }
    }
    return found;
  }

  /// What is wrong with where he is after something that leaves him where he was. Where that is nobody knows of lines that are not sealed.
  const stays = (from, at) => (from === undefined || at === from ? null : 'place');

  /// A game says `goes(action, from, at, ways, done)`: what is wrong with where he is after an action, if anything is, and what was done before it.
  function stepFault(steps, action, at, before, done, board) {
    if (at === undefined) return null;
    const from = before === undefined ? null : before.at;
    if (own(chanceActions, action.action)) return stays(from, at);
    return steps.goes(action, from, at, () => {
      const ways = new Ways(board);
      for (const one of done) if (one.action.action === 'put-right-edge') ways.putRight(one.action);
      return ways;
    }, done);
  }

  /// A share that was given must be the one that was promised in the same round.
  async function shareFault(action, round, done) {
    if (action.action !== 'add-chance' || action.shares === undefined) return null;
    const promises = done.findLast((one) => one.action.action === 'promise-shares' && one.round === round)?.action.promises;
    if (promises?.length !== action.shares.length) return 'share';
    for (const [i, share] of action.shares.entries())
      if (share !== null && (await root.demeterProof.sharePromise(round, share)) !== promises[i]) return 'share';
    return null;
  }

  root.demeterSteps = { check, words, stays };
  if (typeof module !== 'undefined') module.exports = root.demeterSteps;
})(typeof globalThis === 'undefined' ? this : globalThis);
