// What the lines of a game of the third edition may say, and where its steps lead Dracula.
(function (root) {
  'use strict';

  const { words, isObject, own } = root.demeterKinds;
  const { stays } = root.demeterSteps;

  const lists = {
    travel: words('sea rail out'),
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

  const standing = 'hunter location? hospital?:location off-board?:flag';
  const actions = {
    'place-hunters': 'cities', 'choose-start': 'location', 'draw-encounter': 'encounter', slide: '', mature: '', 'resolve-matured': 'encounter',
    'make-lair': 'clear?:location encounter?', play: 'location? powers? misdirect?:slot', 'suffer-penalty': '', 'place-encounter': 'encounter',
    'place-rumor': 'slot', 'end-phase': '', 'clear-lair': 'location', 'go-on': '', 'move-hunter': 'hunter to:location travel? by?:hunterCard overruled?:flag',
    'hunter-acts': 'hunter what:act dracula-event?:flag overruled?:flag',
    'hunter-plays': 'event:hunterEvent hunter? city?:location second?:location slot? ally?:flag option?:count road? fetched?:hunterEvent player?:hunter ' +
      'overruled?:flag',
    'play-event': 'event ally?:flag option?:count', 'use-bodyguards': 'encounter hunter', 'choose-hunter': 'hunter', 'choose-hunters': 'hunters',
    'choose-place': 'location', 'choose-road': 'road', 'choose-lying': 'card:lying', 'choose-encounter': 'encounter', 'add-encounter': 'slot encounter',
    'answer-encounter': 'cancelled-by?:hunterAny met?:flag counts? joining?:hunters', reply: 'yes:flag', 'draw-event': 'event', 'discard-event': 'event',
    'show-wreath': 'hunter', 'play-combat': 'card:combatCard', 'hunter-fights': 'hunter card?:hunterCard overruled?:flag',
    'resolve-hunters': 'damage:count leaving?:hunters', 'enter-hunter': standing,
    'enter-token': 'token:ground location present:flag', 'enter-week': 'week:count', 'enter-despair': 'tokens:count',
    'referee-entry': 'step penalised:flag', 'claim-error': 'found?', 'put-right-ruling': 'ruling:text reading:text', 'put-right-edge': 'between:ends present:flag',
    'put-right-entry': 'slot location', 'put-right': 'reason edit',
  };
  const edits = {
    number: 'number value:integer', day: 'day time', hideout: 'hideout:place location? powers? face-up?:flag hide-otherwise?:flag escape-as-bat?:flag rumor?:flag',
    encounter: 'encounter from:zone card?:lying to:zone place? face-up?:flag damage?:count', 'hide-bond': 'hide-bond:locationOrNone',
    hunter: `${standing} delayed?:flag defeated?:flag damage?:count bites?:count bats?:count recovers-in?:location`,
    token: 'token location? road? count', events: 'events ally?:event hunter-ally?:hunterEvent',
  };
  // The moments of a round, in the order in which they are counted.
  const times = words('place-hunters choose-start before-slide resolve-matured choose-card place-encounter place-rumor over dawn day dusk night end-of-phase');
  const steps = words('make-lair play place-encounter place-rumor end-phase');

  const placed = 'token location|token hunter|token location location number?';
  const happenings = {
    'location-revealed': 'location', 'damage-suffered': 'number', 'damage-recovered': 'number', 'influence-gained': 'number', 'hideout-matured': '',
    'encounter-resolved': 'encounter location?', 'slots-cleared': '', 'lair-made': 'lair', 'lair-cleared': 'lair', 'power-played': 'power', 'rumor-placed': 'slot',
    'no-error': '', 'error-found': 'number', 'penalty-revealed': 'location', 'penalty-cleared': '', 'penalty-damage': 'number', 'dracula-wins': '', 'hunters-win': '',
    'time-moved': 'day number', 'week-ended': 'number', 'despair-placed': 'number', 'rumor-gained': '', 'no-day': '', 'token-placed': placed, 'token-removed': placed,
    'hunter-moved': 'hunter location hunterEvent/hunterCard?', 'hunter-overruled': 'hunter', 'hunter-acted': 'hunter number', 'hunter-stands-up': 'hunter', 'hunter-delayed': 'hunter',
    'hunter-damaged': 'hunter number', 'hunter-healed': 'hunter number', 'hunter-bitten': 'hunter', 'hunter-saved': 'hunter', 'hunter-defeated': 'hunter',
    'hunter-in-hospital': 'hunter location', 'hide-revealed': '', 'nothing-revealed': 'hunter location', denied: 'location number?',
    'encounter-revealed': 'encounter hunter?', 'encounter-discarded': 'encounter', 'encounter-stays': 'encounter',
    'encounter-cancelled': 'encounter hunterCard/hunterEvent', 'searched-nothing': 'hunter location', 'encounter-added': 'slot/lair', 'vampire-taken': 'encounter',
    'influence-lost': 'number', 'encounter-swapped': 'encounter', 'event-played': 'event', 'ally-in-play': 'event/hunterEvent', 'ally-gone': 'event/hunterEvent',
    'events-taken': 'number', 'event-discarded': 'event', 'events-hidden': 'number', 'hunter-card-played': 'hunterEvent hunter?',
    'hunter-card-cancelled': 'hunterEvent/event', 'answered-region': 'region', 'answered-no-region': '', 'answered-yes': 'hunter', 'answered-no': 'hunter|slot',
    'answered-hunters': 'hunter*', 'slot-empty': 'slot', 'slot-power': 'slot power', 'hide-in-deck': '', 'none-adjacent': 'location number?',
    'hand-shown': 'encounter/event*', 'combat-begins': 'hunter+ encounter?', 'combat-card-played': 'combatCard',
    'combat-card-cancelled': 'combatCard hunterCard/hunterEvent/event?', 'hunter-fought': 'hunter hunterCard', 'hunter-card-stopped': 'hunter hunterCard',
    'hunter-mesmerized': 'hunter', 'hunter-left': 'hunter', 'vampire-damaged': 'encounter number', 'vampire-healed': 'encounter number', 'vampire-defeated': 'encounter',
    'combat-ended': '', 'dracula-moved': '', 'ruling-changed': 'number number',
    'put-right': 'number number|day number|token location number|token location location number number|hunter|slot/lair*', 'hunter-chosen': 'event hunter',
    'nothing-to-show': '', 'no-supply': '', 'entry-put-right': 'slot', 'edge-put-right': 'location location number',
  };
  const argumentKinds = {
    location: 'location', power: 'power', encounter: 'encounter', hunter: 'hunter', slot: 'slot', lair: 'lair', number: 'integer', event: 'event',
    hunterEvent: 'hunterEvent', hunterCard: 'hunterCard', combatCard: 'combatCard', day: 'day', token: 'token', region: 'region',
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

  const standsOnce = (value) => isObject(value) && ['location', 'hospital', 'off-board'].filter((where) => own(value, where)).length === 1;

  function kindsOf(reader, within) {
    return {
      slot: within(1, 6), lair: within(0, 2), dayOrNone: (value) => value === '' || reader.is('day', value),
      hunterPlace: (value) => value === null || (isObject(value) ? reader.has(value, 'hospital:location') : reader.is('location', value)),
      hunterAny: (value) => ['forewarned', 'dogs', 'stake'].includes(value), trail: (value) => reader.is('hideouts', value) && value.length === 6,
      lairs: (value) => reader.is('hideouts', value) && value.length === 3, place: (value) => reader.has(value, 'slot') || reader.has(value, 'lair'),
      lying: (value) => reader.has(value, 'slot encounter nth?:count') || reader.has(value, 'lair encounter nth?:count'),
      step: (value) => isObject(value) && steps.includes(value.action) && reader.action(value),
      edit: (value) => {
        const first = isObject(value) && Object.keys(value)[0];
        return own(edits, first) && reader.has(value, edits[first]) && (first !== 'hunter' || standsOnce(value));
      },
      fog: (value) => isObject(value) && Object.entries(value).every(([city, count]) => reader.is('location', city) && reader.is('count', count) && count > 0),
    };
  }

  const slotOrLair = ({ slot, lair }) => (slot === undefined ? { lair } : { slot });
  const arguments_ = {
    number: ({ number, value }) => [{ number: lists.number.indexOf(number) }, { number: value }],
    day: ({ day, time }) => [{ day }, { number: times.indexOf(time) }],
    hideout: ({ hideout }) => [slotOrLair(hideout)],
    encounter: ({ card, place }) => {
      const [from, to] = [card && slotOrLair(card), place && slotOrLair(place)];
      return from && to && JSON.stringify(from) === JSON.stringify(to) ? [from] : [from, to].filter(Boolean);
    },
    'hide-bond': () => [],
    hunter: ({ hunter }) => [{ hunter }],
    token: ({ token, location, road, count }) => (road ? [{ token }, { location: road.between[0] }, { location: road.between[1] }, { number: road.on === 'rail' ? 1 : 0 },
      { number: count }] : [{ token }, { location }, { number: count }]),
    events: () => [],
  };
  const did = (name, told) => (action) => action.action === name && told(action);

  // What follows from an action alone. A step that is entered as an error tells what it tells else.
  const announces = {
    'rumor-placed': (action) => {
      const step = action.action === 'referee-entry' ? action.step : action;
      return step.action === 'place-rumor' && [[{ slot: step.slot }]];
    },
    'no-error': did('claim-error', ({ found }) => !found && [[]]),
    'error-found': did('claim-error', ({ found }) => found && [[{ number: found.round }], found.rule]),
    'event-played': did('play-event', ({ event }) => [[{ event }]]),
    'put-right': did('put-right', ({ reason, edit }) => [arguments_[Object.keys(edit)[0]](edit), reason]),
    'ruling-changed': (action, { rulings }) => {
      const at = action.action === 'put-right-ruling' ? rulings.findIndex(({ field }) => field === action.ruling) : -1;
      return at >= 0 && [[{ number: at }, { number: rulings[at].readings.indexOf(action.reading) }]];
    },
    'entry-put-right': did('put-right-entry', ({ slot }) => [[{ slot }]]),
    'edge-put-right': did('put-right-edge', ({ between: [a, b], present }) => [[{ location: a }, { location: b }, { number: present ? 1 : 0 }]]),
  };

  // Whatever comes of them, Dracula stays where he is.
  const leaveHimThere = new Set(words('place-hunters draw-encounter place-encounter place-rumor end-phase go-on move-hunter hunter-acts choose-hunter ' +
    'choose-hunters choose-road choose-lying choose-encounter add-encounter draw-event discard-event use-bodyguards show-wreath play-combat ' +
    'hunter-fights enter-hunter enter-token enter-week enter-despair claim-error put-right-ruling put-right-edge'));


  function goes(action, from, at, ways) {
    if (leaveHimThere.has(action.action)) return stays(from, at);
    if (!['choose-start', 'play', 'choose-place'].includes(action.action)) return null;
    // A place is chosen for many things; he goes there only as a bat.
    if (action.location === undefined || (action.action === 'choose-place' && at === from)) return stays(from, at);
    if (at !== action.location) return 'place';
    if (action.action === 'choose-start' || typeof from !== 'string') return null;
    return ways().leads(from, at, action.action === 'choose-place' || action.powers?.includes('wolf-form')) ? null : 'way';
  }

  root.demeterGames.part('fury3e', {
    steps: {
      lists, actions, happenings, argumentKinds, table: tableFields, kindsOf, goes, announces, firstRound: 0, keepsErrors: true,
      passesAfter: (said) => said.filter(({ what }) => what === 'events-taken').length,
      isPossible: (action) => action.action !== 'enter-hunter' || standsOnce(action),
      cards: words('encounter power event combatCard hunterEvent hunterCard'),
      objects: {
        found: 'step:count round:count rule:text', hideout: hideoutFields, sheet: sheetFields, tokens: tokensFields, fight: combatFields,
        openEncounter: 'card:encounter damage:count',
      },
      orNone: {
        hideoutOrNone: 'hideout', combat: 'fight', locationOrNone: 'location', eventOrNone: 'event', hunterEventOrNone: 'hunterEvent', encounterOrNone: 'encounter',
        hunterOrNone: 'hunter', backOrNone: 'back',
      },
      all: {
        events: 'event', encounters: 'encounter', locations: 'location', combatCards: 'combatCard', roads: 'road', hideouts: 'hideoutOrNone',
        openEncounters: 'openEncounter',
      },
      parts: { powers: words('dark-call feed hide misdirect wolf-form') },
      byHunter: { counts: 'some', hunterCards: 'hunterCard' }, byAll: { cities: 'location', sheets: 'sheet', hunterPlaces: 'hunterPlace' },
    },
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
