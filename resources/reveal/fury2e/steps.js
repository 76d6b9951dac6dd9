// What the lines of a game of the second edition may say (core/fury2e/record/public_parts.md, core/fury2e/text/actions.md), and where its steps lead
// Dracula.
(function (root) {
  'use strict';

  const { words, isObject, own } = root.demeterKinds;
  const { stays } = root.demeterSteps;

  const lists = {
    time: words('dawn noon dusk twilight midnight small-hours'),
    travel: words('sea rail'),
    act: words('nothing rest resupply exchange'),
    option: words('newspaper-reports sense-of-emergency inner-strength'),
    fightCard: words('garlic advance-planning escape-route heroic-leap'),
    word: words('continue end repel killed bite escape-as-bat item-destroyed all-items-lost event-discarded bonus-for-hunters bonus-for-dracula'),
    counted: words('blood vampires resolve'),
    zone: words('reserve hand lying'),
    phase: words('setup dracula hunters over'),
    winner: words('none dracula hunters'),
    back: words('land sea'),
    question: words('nothing dracula start turn act encounter shows suffer cancel combat-cards combat-laid combat-result round-begins draws-wait'),
  };

  const actions = {
    'place-hunters': 'cities', 'choose-start': 'location', 'draw-encounter': 'encounter', 'go-on': '', 'clear-catacomb': 'location',
    play: 'location? powers? catacomb? keep?:encounter', 'suffer-penalty': '', 'place-encounter': 'encounter', 'activate-encounter': 'encounter',
    declare: 'location? powers?', 'choose-hunter': 'hunter', 'choose-place': 'location', 'choose-road': 'road', 'choose-encounters': 'encounters',
    'choose-lying': 'token:lying', 'play-on-hunter': 'encounter hunter',
    'answer-encounter': 'forewarned?:flag prevented?:flag roll?:die losses?:counts saved?:hunters', reply: 'yes:flag', 'draw-event': 'event',
    'play-event': 'event option?:count location? hunter?', 'discard-event': 'event', 'move-hunters': 'hunters to:location travel? by?:item overruled?:flag',
    'hunters-act': 'what:act healed?:counts dracula-events?:count overruled?:flag',
    'spend-resolve': 'hunter option to?:location other?:hunter health?:count overruled?:flag',
    'hunter-plays': 'event:hunterEvent hunter? other?:hunter city?:location second?:location number?:count overruled?:flag',
    'play-item': 'item hunter from?:location token?:lying roll?:die', 'roll-for-bite': 'hunter roll:die overruled?:flag', 'play-tactic': 'tactic:either target?:hunter',
    'combat-card': 'card:fightCard hunter number?:die', 'enter-result': 'words:results health?:counts blood?:count escaped?:hunters',
    'put-right-ruling': 'ruling:text reading:text', 'put-right': 'reason edit',
  };
  const edits = {
    number: 'of:counted value:integer', time: 'is:time', hunter: 'hunter location? sheet', card: 'place location? powers? face-up?:flag',
    encounter: 'encounter from:zone to:zone token?:lying place? face-up?:flag', tokens: 'hosts?:locations ground?:location roadblock?:road',
    events: 'hand:events ally?:event hunters-ally?:hunterEvent',
  };

  const happenings = {
    'time-moved': 'time', 'time-stood-still': '', 'vampires-gained': 'number', 'resolve-gained': 'number', 'blood-lost': 'number', 'blood-recovered': 'number',
    'card-played': 'power* space/catacomb?', 'catacombs-filled': 'catacomb', 'catacombs-added': 'catacomb', 'catacombs-cleared': 'catacomb',
    'location-revealed': 'location', 'hide-revealed': '', 'power-revealed': 'power', 'encounter-placed': '', 'encounter-activated': 'encounter location?',
    'trail-cleared': 'number', 'card-laid-aside': 'location', 'card-returned': 'location', 'move-declared': 'power+ location?|location', 'host-placed': 'location',
    'host-removed': 'location', 'ground-placed': 'location', 'roadblock-placed': 'location location number?', 'roadblock-removed': '', 'storm-placed': 'location',
    'storm-ended': 'location', 'hunter-moved': 'hunter location', 'hunter-overruled': 'hunter', 'hunter-acted': 'hunter number', 'hunter-healed': 'hunter number',
    'hunter-hurt': 'hunter number', 'hunter-bitten': 'hunter', 'bite-cured': 'hunter', 'hunter-defeated': 'hunter', 'hunter-missed-turn': 'hunter',
    'not-here': 'location', 'encounter-revealed': 'encounter hunter?', 'encounter-gone': 'encounter', 'encounter-stays': 'encounter',
    'encounter-before': 'encounter hunter', 'encounters-discarded': 'number', 'nothing-revealed': '', 'resolve-spent': 'hunter number', 'event-played': 'event',
    'event-meets': 'event hunter', 'event-cancelled': 'event/hunterEvent', 'event-taken': '', 'event-discarded': 'event', 'hunter-card-played': 'hunterEvent hunter?',
    'item-played': 'item hunter', 'ally-in-play': 'event/hunterEvent', 'ally-gone': 'event/hunterEvent', 'hand-shown': 'event*', 'train-refused': 'hunter',
    'escapes-barred': 'number', 'combat-begins': 'hunter+ encounter?', 'target-named': 'hunter', 'tactic-shown': 'tactic/agentTactic?', 'combat-result': 'number',
    'agent-killed': 'encounter', 'agent-shields': '', 'combat-ended': '', 'dracula-escaped': '', 'penalty-shown': 'location', 'dracula-wins': '', 'hunters-win': '',
    'ruling-changed': 'number number', 'put-right': '',
  };
  const argumentKinds = {
    location: 'location', power: 'power', encounter: 'encounter', hunter: 'hunter', space: 'space', catacomb: 'catacomb', number: 'integer', event: 'event',
    hunterEvent: 'hunterEvent', item: 'item', tactic: 'tactic', agentTactic: 'agentTactic', time: 'time',
  };
  const table = {
    phase: 'phase', winner: 'winner', round: 'count', time: 'time', blood: 'count', vampires: 'count', resolve: 'count', trail: 'cards', bloodTokens: 'gaps',
    catacombs: 'catacombs', figure: 'locationOrNone', besideBoard: 'locations', hosts: 'locations', consecratedGround: 'locationOrNone',
    roadblock: 'roadOrNone', storm: 'stormOrNone', declared: 'declaredOrNone', hunters: 'hunterPlaces', sheets: 'sheets', acted: 'hunters', acting: 'hunters',
    resolveUsed: 'options', draculasAlly: 'eventOrNone', huntersAlly: 'hunterEventOrNone', encounterHand: 'count', eventHand: 'count', reserve: 'count',
    pushedOff: 'count', combat: 'combatOrNone', asked: 'asked',
  };
  const objects = {
    card: 'back:backOrNone location:locationOrNone powers encounters:encountersOfACard', sheet: 'health:count bites?:count misses-turn?:flag before?:encounters held?:encounters',
    storm: 'zone:location rounds:count', declared: 'location:locationOrNone powers', asked: 'what:question hunters? location? encounter? event?',
    combat: 'agent:encounterOrNone hunters round:count continues:count barredRounds:count traps:count planned:hunters repelled:flag target:hunterOrNone ' +
      'tactic:tacticOrNone lastTactic:tacticOrNone agentTactic:agentTacticOrNone lastAgentTactic:agentTacticOrNone huntersBonus:integer draculasBonus:integer',
  };

  const kindsOf = (reader, within) => ({
    space: within(1, 6), catacomb: within(0, 2), die: within(1, 6), cards: (value) => reader.is('anyCards', value) && value.length <= 6,
    catacombs: (value) => reader.is('cardsOrNone', value) && value.length === 3,
    gaps: (value) => reader.is('spaces', value) && value.every((gap, n) => n === 0 || gap > value[n - 1]),
    encountersOfACard: (value) => reader.is('encountersOrNone', value) && value.length <= 2,
    place: (value) => reader.has(value, 'space') || reader.has(value, 'catacomb'),
    lying: (value) => reader.has(value, 'space token?:count') || reader.has(value, 'catacomb token?:count'),
    either: (value) => reader.has(value, 'dracula:tactic') || reader.has(value, 'agent:agentTactic'),
    edit: (value) => isObject(value) && Object.keys(value).length === 1 && own(edits, Object.keys(value)[0]) &&
      reader.has(value[Object.keys(value)[0]], edits[Object.keys(value)[0]]),
  });

  const aside = new Set(words('put-right put-right-ruling promise-shares add-chance'));

  /// The place that was chosen right before: he goes there only once it is said whether the card that leaves the trail goes to the Catacombs.
  function choiceBefore(done) {
    const { action } = done.findLast((one) => !aside.has(one.action.action)) ?? {};
    return action?.action === 'choose-place' ? action.location : undefined;
  }

  /// He moves by his card, and to the place that he chooses when he escapes as a bat or by an Event of his: how far that leads the rules know.
  function goes(action, from, at, ways, done) {
    if (action.action === 'put-right') return null;
    if (action.action === 'reply') return at === from || at === choiceBefore(done) ? null : 'place';
    const moves = ['choose-start', 'play'].includes(action.action) && action.location !== undefined;
    if (!moves && (action.action !== 'choose-place' || at === from)) return stays(from, at);
    if (at !== action.location) return 'place';
    if (action.action !== 'play' || typeof from !== 'string') return null;
    return ways().leads(from, at, action.powers?.includes('wolf-form')) ? null : 'way';
  }

  // What follows from an action alone.
  const announces = {
    'event-played': ({ action, event }) => action === 'play-event' && [[{ event }]],
    'put-right': ({ action, reason }) => action === 'put-right' && [[], reason],
    'ruling-changed': ({ action, ruling, reading }, { rulings }) => {
      const at = action === 'put-right-ruling' ? rulings.findIndex(({ field }) => field === ruling) : -1;
      return at >= 0 && [[{ number: at }, { number: rulings[at].readings.indexOf(reading) }]];
    },
  };

  const orNone = (...kinds) => Object.fromEntries(kinds.map((kind) => [`${kind}OrNone`, kind]));

  root.demeterGames.part('fury2e', {
    steps: {
      lists, actions, happenings, argumentKinds, table, objects, kindsOf, goes, announces, firstRound: 1, keepsErrors: false, passesAfter: () => 0,
      isPossible: (action) => action.action !== 'play' || Object.keys(action).length > 1,
      cards: words('encounter power event hunterEvent item tactic agentTactic'),
      orNone: orNone('location', 'back', 'encounter', 'event', 'hunterEvent', 'hunter', 'tactic', 'agentTactic', 'road', 'storm', 'declared', 'combat', 'card'),
      all: {
        encounters: 'encounter', encountersOrNone: 'encounterOrNone', events: 'event', locations: 'location', anyCards: 'card', cardsOrNone: 'cardOrNone', spaces: 'space',
      },
      parts: { powers: words('dark-call double-back feed hide wolf-form'), results: lists.word, options: lists.option },
      byHunter: { counts: 'some' }, byAll: { cities: 'location', hunterPlaces: 'locationOrNone', sheets: 'sheet' },
    },
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
