// What the lines of a game of the third edition may say, and where its steps lead Dracula.
(function (root) {
  'use strict';

  const { words, stays } = root.demeterSteps;
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

  const lists = {
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
    'put-right-entry': 'slot location', 'put-right': 'reason:text edit',
  };
  const edits = {
    number: 'number value:integer', day: 'day time', hideout: 'hideout:place location? powers? face-up?:flag hide-otherwise?:flag escape-as-bat?:flag rumor?:flag',
    encounter: 'encounter from:zone card?:lying to:zone place? face-up?:flag damage?:count', 'hide-bond': 'hide-bond:locationOrNone',
    hunter: 'hunter location? hospital?:location off-board?:flag delayed?:flag defeated?:flag damage?:count bites?:count bats?:count recovers-in?:location',
    token: 'token location? road? count:integer', events: 'events ally?:event hunter-ally?:hunterEvent',
  };
  const steps = words('make-lair play place-encounter place-rumor end-phase');

  const happenings = words('location-revealed damage-suffered damage-recovered influence-gained hideout-matured encounter-resolved slots-cleared ' +
    'lair-made lair-cleared power-played rumor-placed no-error error-found penalty-revealed penalty-cleared penalty-damage dracula-wins hunters-win ' +
    'time-moved week-ended despair-placed rumor-gained no-day token-placed token-removed hunter-moved hunter-overruled hunter-acted hunter-stands-up ' +
    'hunter-delayed hunter-damaged hunter-healed hunter-bitten hunter-saved hunter-defeated hunter-in-hospital hide-revealed nothing-revealed denied ' +
    'encounter-revealed encounter-discarded encounter-stays encounter-cancelled searched-nothing encounter-added vampire-taken influence-lost ' +
    'encounter-swapped event-played ally-in-play ally-gone events-taken event-discarded events-hidden hunter-card-played hunter-card-cancelled ' +
    'answered-region answered-no-region answered-yes answered-no answered-hunters slot-empty slot-power hide-in-deck none-adjacent hand-shown ' +
    'combat-begins combat-card-played combat-card-cancelled hunter-fought hunter-card-stopped hunter-mesmerized hunter-left vampire-damaged ' +
    'vampire-healed vampire-defeated combat-ended dracula-moved ruling-changed put-right hunter-chosen nothing-to-show no-supply entry-put-right ' +
    'edge-put-right');
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

  function kindsOf(reader, within) {
    const all = (kind) => (value) => Array.isArray(value) && value.every((one) => reader.is(kind, one));
    return {
      slot: within(1, 6), lair: within(0, 2), dayOrNone: (value) => value === '' || reader.is('day', value),
      hunterPlace: (value) => value === null || (isObject(value) ? reader.has(value, 'hospital:location') : reader.is('location', value)),
      hunterAny: (value) => reader.is('hunterEvent', value) || reader.is('hunterCard', value), encounters: all('encounter'), locations: all('location'),
      place: (value) => reader.has(value, 'slot') || reader.has(value, 'lair'),
      lying: (value) => reader.has(value, 'slot encounter nth?:count') || reader.has(value, 'lair encounter nth?:count'),
      step: (value) => isObject(value) && steps.includes(value.action) && reader.action(value),
      edit: (value) => isObject(value) && Object.hasOwn(edits, Object.keys(value)[0]) && reader.has(value, edits[Object.keys(value)[0]]),
      fog: (value) => isObject(value) && Object.entries(value).every(([city, count]) => reader.is('location', city) && reader.is('count', count)),
    };
  }

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
      lists, actions, happenings, argumentKinds, table: tableFields, kindsOf, goes,
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
        powers: 'power', events: 'event', combatCards: 'combatCard', roads: 'road', trail: 'hideoutOrNone', lairs: 'hideoutOrNone', openEncounters: 'openEncounter',
      },
      byHunter: { cities: 'location', counts: 'count', hunterCards: 'hunterCard', sheets: 'sheet', hunterPlaces: 'hunterPlace' },
    },
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
