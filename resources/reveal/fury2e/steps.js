// What the lines of a game of the second edition may say (core/fury2e/record/public_parts.md, core/fury2e/text/actions.md), and where its steps lead
// Dracula.
(function (root) {
  'use strict';

  const { words, stays } = root.demeterSteps;
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

  const lists = {
    time: words('dawn noon dusk twilight midnight small-hours'),
    travel: words('road sea rail carried'),
    act: words('nothing rest resupply exchange'),
    option: words('newspaper-reports sense-of-emergency inner-strength'),
    fightCard: words('garlic advance-planning escape-route heroic-leap'),
    word: words('continue end repel killed bite escape-as-bat item-destroyed all-items-lost event-discarded bonus-for-hunters bonus-for-dracula'),
    counted: words('blood vampires resolve'),
    zone: words('reserve hand lying'),
    phase: words('setup dracula hunters over'),
    winner: words('none dracula hunters'),
    back: words('land sea'),
    question: words('nothing dracula start turn act encounter shows suffer cancel combat-cards combat-laid combat-result round-begins'),
  };

  const actions = {
    'place-hunters': 'cities', 'choose-start': 'location', 'draw-encounter': 'encounter', 'go-on': '', 'clear-catacomb': 'location',
    play: 'location? powers? catacomb? keep?:encounter', 'suffer-penalty': '', 'place-encounter': 'encounter', 'activate-encounter': 'encounter',
    declare: 'location? powers?', 'choose-hunter': 'hunter', 'choose-place': 'location', 'choose-road': 'road', 'choose-encounters': 'encounters',
    'choose-lying': 'token:lying', 'play-on-hunter': 'encounter hunter',
    'answer-encounter': 'forewarned?:flag prevented?:flag roll?:die losses?:counts saved?:hunters', reply: 'yes:flag', 'draw-event': 'event',
    'play-event': 'event option?:count location? hunter?', 'discard-event': 'event', 'move-hunters': 'hunters to:location travel? overruled?:flag',
    'hunters-act': 'what:act healed?:counts dracula-events?:count overruled?:flag',
    'spend-resolve': 'hunter option to?:location other?:hunter health?:count overruled?:flag',
    'hunter-plays': 'event:hunterEvent hunter? other?:hunter city?:location second?:location number?:count',
    'play-item': 'item hunter from?:location token?:lying roll?:die', 'roll-for-bite': 'hunter roll:die', 'play-tactic': 'tactic:either target?:hunter',
    'combat-card': 'card:fightCard hunter number?:die', 'enter-result': 'words:results health?:counts blood?:count escaped?:hunters',
    'put-right-ruling': 'ruling reading:text', 'put-right': 'reason:text edit',
  };
  const edits = {
    number: 'of:counted value:integer', time: 'is:time', hunter: 'hunter location? sheet', card: 'place location? powers? face-up?:flag',
    encounter: 'encounter from:zone to:zone token?:lying place? face-up?:flag', tokens: 'hosts?:locations ground?:location roadblock?:road',
    events: 'hand:events ally?:event hunters-ally?:hunterEvent',
  };

  const happenings = words('time-moved time-stood-still vampires-gained resolve-gained blood-lost blood-recovered card-played catacombs-filled ' +
    'catacombs-added catacombs-cleared location-revealed hide-revealed power-revealed encounter-placed encounter-activated trail-cleared card-laid-aside ' +
    'card-returned move-declared host-placed host-removed ground-placed roadblock-placed roadblock-removed storm-placed storm-ended hunter-moved ' +
    'hunter-overruled hunter-acted hunter-healed hunter-hurt hunter-bitten bite-cured hunter-defeated hunter-missed-turn not-here encounter-revealed ' +
    'encounter-gone encounter-stays encounter-before encounters-discarded nothing-revealed resolve-spent event-played event-meets event-cancelled ' +
    'event-taken event-discarded hunter-card-played item-played ally-in-play ally-gone hand-shown train-refused escapes-barred combat-begins ' +
    'target-named tactic-shown combat-result agent-killed combat-ended dracula-escaped penalty-shown dracula-wins hunters-win ruling-changed put-right');
  const argumentKinds = {
    location: 'location', power: 'power', encounter: 'encounter', hunter: 'hunter', space: 'space', catacomb: 'catacomb', number: 'integer', event: 'event',
    hunterEvent: 'hunterEvent', item: 'item', tactic: 'tactic', agentTactic: 'agentTactic', time: 'time',
  };
  const table = {
    phase: 'phase', winner: 'winner', round: 'count', time: 'time', blood: 'count', vampires: 'count', resolve: 'count', trail: 'cards', bloodTokens: 'counts6',
    catacombs: 'catacombs', figure: 'locationOrNone', besideBoard: 'locations', hosts: 'locations', consecratedGround: 'locationOrNone',
    roadblock: 'roadOrNone', storm: 'stormOrNone', declared: 'declaredOrNone', hunters: 'hunterPlaces', sheets: 'sheets', acted: 'hunters', acting: 'hunters',
    resolveUsed: 'options', draculasAlly: 'eventOrNone', huntersAlly: 'hunterEventOrNone', encounterHand: 'count', eventHand: 'count', reserve: 'count',
    pushedOff: 'count', combat: 'combatOrNone', asked: 'asked',
  };
  const objects = {
    card: 'back:backOrNone location:locationOrNone powers encounters:encountersOrNone', sheet: 'health:count bites?:count misses-turn?:flag before?:encounters',
    storm: 'zone:location rounds:count', declared: 'location:locationOrNone powers', asked: 'what:question hunters? location? encounter? event?',
    combat: 'agent:encounterOrNone hunters round:count continues:count barredRounds:count traps:count planned:hunters repelled:flag target:hunterOrNone ' +
      'tactic:tacticOrNone lastTactic:tacticOrNone agentTactic:agentTacticOrNone lastAgentTactic:agentTacticOrNone huntersBonus:integer draculasBonus:integer',
  };

  const kindsOf = (reader, within) => ({
    space: within(1, 6), catacomb: within(0, 2), die: within(1, 6),
    place: (value) => reader.has(value, 'space') || reader.has(value, 'catacomb'),
    lying: (value) => reader.has(value, 'space token?:count') || reader.has(value, 'catacomb token?:count'),
    either: (value) => reader.has(value, 'dracula:tactic') || reader.has(value, 'agent:agentTactic'),
    edit: (value) => isObject(value) && Object.keys(value).length === 1 && Object.hasOwn(edits, Object.keys(value)[0]) &&
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

  const orNone = (...kinds) => Object.fromEntries(kinds.map((kind) => [`${kind}OrNone`, kind]));

  root.demeterGames.part('fury2e', {
    steps: {
      lists, actions, happenings, argumentKinds, table, objects, kindsOf, goes,
      cards: words('encounter power event hunterEvent item tactic agentTactic'),
      orNone: orNone('location', 'back', 'encounter', 'event', 'hunterEvent', 'hunter', 'tactic', 'agentTactic', 'road', 'storm', 'declared', 'combat', 'card'),
      all: {
        powers: 'power', encounters: 'encounter', encountersOrNone: 'encounterOrNone', events: 'event', locations: 'location', cards: 'card', catacombs: 'cardOrNone',
        counts6: 'space', results: 'word', options: 'option',
      },
      byHunter: { cities: 'location', counts: 'count', hunterPlaces: 'locationOrNone', sheets: 'sheet' },
    },
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
