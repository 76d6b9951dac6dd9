// What can be said of the steps of a third-edition game without its rules: every name in them is one of the game's, Dracula stands where he went, and his
// ways are ways of the board. An honest game never fails here; one that holds may still break a rule, which takes the whole rulebook to see.
(function (root) {
  'use strict';

  const names = root.demeterNames;
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  const isHex = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
  const words = (text) => text.split(' ');

  const lists = {
    hunter: words('lord-godalming dr-seward van-helsing mina-harker'),
    travel: words('road sea rail carried out'),
    act: words('pass rest supply search'),
    day: words('monday tuesday wednesday thursday friday saturday sunday'),
    time: words('dawn day dusk night before-slide'),
    number: words('influence despair damage rumor-tokens week hidden-discards'),
    zone: words('deck hand discard before-dracula lying'),
    ground: words('consecrated-ground heavenly-host'),
    token: words('consecrated-ground heavenly-host storm fog roadblock bats'),
    phase: words('setup dawn day dusk night dracula-phase over'),
    winner: words('none dracula hunters'),
    back: words('plain sea castle'),
  };

  // A field each, its kind behind a colon where it is not its name; `?` marks one that may be missing.
  const actions = {
    'place-hunters': 'cities', 'choose-start': 'location', 'draw-encounter': 'encounter', slide: '', mature: '', 'resolve-matured': 'encounter',
    'make-lair': 'clear?:location encounter?', play: 'location? powers? misdirect?:slot', 'suffer-penalty': '', 'place-encounter': 'encounter',
    'place-rumor': 'slot', 'end-phase': '', 'clear-lair': 'location', 'go-on': '', 'move-hunter': 'hunter to:location travel? overruled?:flag',
    'hunter-acts': 'hunter what:act dracula-event?:flag overruled?:flag',
    'hunter-plays': 'event:hunterEvent hunter? city?:location second?:location slot? ally?:flag option?:count road? fetched?:hunterEvent',
    'play-event': 'event ally?:flag option?:count', 'use-bodyguards': 'encounter hunter', 'choose-hunter': 'hunter', 'choose-hunters': 'hunters',
    'choose-place': 'location', 'choose-road': 'road', 'choose-lying': 'card:lying', 'choose-encounter': 'encounter', 'add-encounter': 'slot encounter',
    'answer-encounter': 'cancelled-by?:hunterAny met?:flag counts? joining?:hunters', reply: 'yes:flag', 'draw-event': 'event', 'discard-event': 'event',
    'show-wreath': 'hunter', 'play-combat': 'card:combatCard', 'hunter-fights': 'hunter card?:hunterCard overruled?:flag',
    'resolve-hunters': 'damage:integer leaving?:hunters', 'enter-hunter': 'hunter location? hospital?:location off-board?:flag',
    'enter-token': 'token:ground location present:flag', 'enter-week': 'week:integer', 'enter-despair': 'tokens:integer',
    'referee-entry': 'step penalised:flag', 'claim-error': 'found?', 'put-right-ruling': 'ruling reading:text', 'put-right-edge': 'between:pair present:flag',
    'put-right-entry': 'slot location', 'put-right': 'reason:text edit', 'promise-shares': 'promises:hashes', 'add-chance': 'words?:words shares?',
  };
  const edits = {
    number: 'number value:integer', day: 'day time', hideout: 'hideout:place location? powers? face-up?:flag hide-otherwise?:flag escape-as-bat?:flag rumor?:flag',
    encounter: 'encounter from:zone card?:lying to:zone place? face-up?:flag damage?:count', 'hide-bond': 'hide-bond:locationOrNone',
    hunter: 'hunter location? hospital?:location off-board?:flag delayed?:flag defeated?:flag damage?:count bites?:count bats?:count recovers-in?:location',
    token: 'token location? road? count:integer', events: 'events ally?:event hunter-ally?:hunterEvent',
  };
  const steps = words('make-lair play place-encounter place-rumor end-phase');

  const happenings = new Set(words('location-revealed damage-suffered damage-recovered influence-gained hideout-matured encounter-resolved slots-cleared ' +
    'lair-made lair-cleared power-played rumor-placed no-error error-found penalty-revealed penalty-cleared penalty-damage dracula-wins hunters-win ' +
    'time-moved week-ended despair-placed rumor-gained no-day token-placed token-removed hunter-moved hunter-overruled hunter-acted hunter-stands-up ' +
    'hunter-delayed hunter-damaged hunter-healed hunter-bitten hunter-saved hunter-defeated hunter-in-hospital hide-revealed nothing-revealed denied ' +
    'encounter-revealed encounter-discarded encounter-stays encounter-cancelled searched-nothing encounter-added vampire-taken influence-lost ' +
    'encounter-swapped event-played ally-in-play ally-gone events-taken event-discarded events-hidden hunter-card-played hunter-card-cancelled ' +
    'answered-region answered-no-region answered-yes answered-no answered-hunters slot-empty slot-power hide-in-deck none-adjacent hand-shown ' +
    'combat-begins combat-card-played combat-card-cancelled hunter-fought hunter-card-stopped hunter-mesmerized hunter-left vampire-damaged ' +
    'vampire-healed vampire-defeated combat-ended dracula-moved ruling-changed put-right hunter-chosen nothing-to-show no-supply entry-put-right ' +
    'edge-put-right shares-promised shares-given words-said'));
  const argumentKinds = {
    location: 'location', power: 'power', encounter: 'encounter', hunter: 'hunter', slot: 'slot', lair: 'lair', number: 'integer', event: 'event',
    hunterEvent: 'hunterEvent', hunterCard: 'hunterCard', combatCard: 'combatCard', day: 'dayOrNone', token: 'token', region: 'text',
  };
  const tableFields = {
    phase: 'phase', winner: 'winner', round: 'count', week: 'count', day: 'dayOrNone', despair: 'count', influence: 'count', damage: 'count',
    draculaLife: 'count', trail: 'trail', lairs: 'lairs', maturing: 'hideoutOrNone', figure: 'locationOrNone', rumorTokens: 'count', encounterHand: 'count',
    eventHand: 'count', combatHand: 'count', encounterDeck: 'count', encounterDiscard: 'encounters', beforeDracula: 'encounters', eventDiscard: 'events',
    hiddenDiscards: 'count', ally: 'eventOrNone', hunterAlly: 'hunterEventOrNone', hunters: 'hunterPlaces', sheets: 'sheets', tokens: 'tokens', combat: 'combat',
  };
  const hideoutFields = 'back:backOrNone location:locationOrNone powers escapeAsBat:flag rumor:flag faceDownEncounters:count encounters:openEncounters';
  const sheetFields = 'delayed:flag defeated:flag damage:count bites:count bats:count hospital:locationOrNone';
  const tokensFields = 'consecratedGround:locations heavenlyHosts:locations storms:locations fog roadblocks:roads';
  const combatFields = 'vampire:encounterOrNone night:flag hunters mesmerized:hunters engaged:hunterOrNone played:combatCards cards:hunterCards cancelled:flag';

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

  /// Whether values are of their kinds, on this board.
  class Reader {
    #kinds;

    constructor(board) {
      const all = (kind) => (value) => Array.isArray(value) && value.every((one) => this.is(kind, one));
      const orNone = (kind) => (value) => value === null || this.is(kind, value);
      const object = (fields) => (value) => this.has(value, fields);
      const byHunter = (kind) => (value) => isObject(value) && Object.entries(value).every(([hunter, one]) => this.is('hunter', hunter) && this.is(kind, one));
      const within = (first, last) => (value) => Number.isInteger(value) && value >= first && value <= last;
      this.#kinds = {
        ...Object.fromEntries(Object.entries(lists).map(([kind, values]) => [kind, (value) => values.includes(value)])),
        ...Object.fromEntries(words('encounter power event combatCard hunterEvent hunterCard').map((kind) => [kind, (value) => names.hasCard(kind, value)])),
        location: (value) => board.byId.has(value), count: isCount, integer: Number.isSafeInteger, flag: (value) => typeof value === 'boolean',
        text: (value) => typeof value === 'string', slot: within(1, 6), lair: within(0, 2), dayOrNone: (value) => value === '' || this.is('day', value),
        cities: byHunter('location'), counts: byHunter('count'), hunterCards: byHunter('hunterCard'), sheets: byHunter('sheet'), sheet: object(sheetFields),
        hunterPlaces: byHunter('hunterPlace'), hunterPlace: (value) => value === null || (isObject(value) ? this.has(value, 'hospital:location') : this.is('location', value)),
        hunterAny: (value) => this.is('hunterEvent', value) || this.is('hunterCard', value), powers: all('power'), hunters: all('hunter'), events: all('event'),
        encounters: all('encounter'), combatCards: all('combatCard'), locations: all('location'), roads: all('road'), trail: all('hideoutOrNone'), lairs: all('hideoutOrNone'),
        pair: (value) => all('location')(value) && value.length === 2, road: object('on:side between:pair'), side: (value) => value === 'road' || value === 'rail',
        place: (value) => this.has(value, 'slot') || this.has(value, 'lair'), lying: (value) => this.has(value, 'slot encounter nth?:count') || this.has(value, 'lair encounter nth?:count'),
        found: object('step:count round:count rule:text'), step: (value) => isObject(value) && steps.includes(value.action) && this.action(value),
        ruling: (value) => root.demeterTables.rulings.some(({ field }) => field === value),
        edit: (value) => isObject(value) && Object.hasOwn(edits, Object.keys(value)[0]) && this.has(value, edits[Object.keys(value)[0]]),
        hashes: (value) => Array.isArray(value) && value.length > 0 && value.every(isHex), words: root.demeterProof.isWords,
        shares: (value) => Array.isArray(value) && value.every((one) => one === null || isHex(one)),
        fog: (value) => isObject(value) && Object.entries(value).every(([city, count]) => this.is('location', city) && isCount(count)),
        hideoutOrNone: (value) => value === null || this.has(value, hideoutFields), openEncounters: all('openEncounter'), openEncounter: object('card:encounter damage:count'),
        tokens: object(tokensFields), combat: (value) => value === null || this.has(value, combatFields),
        ...Object.fromEntries(words('location event hunterEvent encounter hunter back').map((kind) => [`${kind}OrNone`, orNone(kind)])),
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
        fields.every(([name, kind, needed]) => (Object.hasOwn(object, name) ? this.is(kind, object[name]) : !needed));
    }

    action(action) {
      if (!isObject(action) || typeof action.action !== 'string' || !Object.hasOwn(actions, action.action)) return false;
      const { action: name, ...fields } = action;
      return this.has(fields, actions[name]);
    }

    table(table) {
      return Object.entries(table).every(([field, value]) => Object.hasOwn(tableFields, field) && this.is(tableFields[field], value));
    }

    /// Whether everything that the table was told and saw in a line is of the game.
    publicPart({ said, table }) {
      return (said === undefined || said.every((one) => this.#happening(one))) && (table === undefined || this.table(table));
    }

    #happening(one) {
      return isObject(one) && happenings.has(one.what) && typeof one.rule === 'string' && Array.isArray(one.arguments) && Object.keys(one).length === 3 &&
        one.arguments.every((argument) => isObject(argument) && Object.entries(argument).length === 1 &&
          Object.entries(argument).every(([kind, value]) => Object.hasOwn(argumentKinds, kind) && this.is(argumentKinds[kind], value)));
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

  // Whatever comes of them, Dracula stays where he is.
  const leaveHimThere = new Set(words('place-hunters draw-encounter place-encounter place-rumor end-phase go-on move-hunter hunter-acts choose-hunter ' +
    'choose-hunters choose-road choose-lying choose-encounter add-encounter draw-event discard-event use-bodyguards show-wreath play-combat ' +
    'hunter-fights enter-hunter enter-token enter-week enter-despair claim-error put-right-ruling put-right-edge promise-shares add-chance'));

  /// What does not hold in a line, going through the game: `name`, something that there is not on this board or in this game; `round`, not the one that the
  /// table was in; `place`, Dracula does not stand where the step leads; `way`, no way leads there; `share`, chance that is not what was promised.
  async function check(lines, board) {
    const reader = new Reader(board), found = [];
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
        const why = stepFault(action, at, before, done, board) ?? (await shareFault(action, open.round, done));
        if (why) object(line, why);
        done.push({ action, round: open.round, at });
      }
    }
    return found;
  }

  function stepFault(action, at, before, done, board) {
    if (at === undefined) return null;
    const from = before === undefined ? null : before.at;
    if (leaveHimThere.has(action.action)) return from === undefined || at === from ? null : 'place';
    if (!['choose-start', 'play', 'choose-place'].includes(action.action)) return null;
    // A place is chosen for many things; he goes there only as a bat.
    if (action.location === undefined || (action.action === 'choose-place' && at === from)) return from === undefined || at === from ? null : 'place';
    if (at !== action.location) return 'place';
    if (action.action === 'choose-start' || typeof from !== 'string') return null;
    const ways = new Ways(board);
    for (const one of done) if (one.action.action === 'put-right-edge') ways.putRight(one.action);
    return ways.leads(from, at, action.action === 'choose-place' || action.powers?.includes('wolf-form')) ? null : 'way';
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

  root.demeterSteps = { check };
  if (typeof module !== 'undefined') module.exports = root.demeterSteps;
})(typeof globalThis === 'undefined' ? this : globalThis);
