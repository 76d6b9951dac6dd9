// The story of a game of the third edition. The sentences are the program's (app/fury3e/text).
(function (root) {
  'use strict';

  const tables = root.demeterTables;
  const names = root.demeterNames;
  const { inForms, filled, plainForms, capitalised } = names;
  const { Voice, hunterIds, unknown, isObject, listOf, textOf, numberOf, firstOf, kindOf, withDetails, withinSentence, simplified } = root.demeterStory;

  const powerIds = ['dark-call', 'feed', 'hide', 'misdirect', 'wolf-form'];
  const stepIds = ['place-hunters', 'choose-start', 'before-slide', 'resolve-matured', 'choose-card', 'place-encounter', 'place-rumor', 'over', 'dawn',
    'day', 'dusk', 'night', 'end-of-phase'];
  const stepTerms = { 'place-hunters': 'setup', 'choose-start': 'setup', dawn: 'dawn', day: 'day', dusk: 'dusk', night: 'night', over: '' };
  const numberIds = ['influence', 'despair', 'damage', 'rumor-tokens', 'week', 'hidden-discards'];
  const tokenTerms = {
    'consecrated-ground': 'consecrated-ground', 'heavenly-host': 'heavenly-host', storm: 'storm-token', fog: 'fog-token', roadblock: 'roadblock-token',
    bats: 'bats-token',
  };
  const regionTerms = { britannia: 'region-britain', gallia: 'region-gaul', italia: 'region-italy', balkans: 'region-seven' };
  const cardKinds = ['power', 'encounter', 'event', 'hunterEvent', 'hunterCard', 'combatCard'];
  const hunterEventIds = new Set(Object.keys(tables.games.fury3e.cards.hunterEvent));

  const ofHunters = new Set(['hunter-moved', 'hunter-acted', 'hunter-stands-up', 'hunter-delayed', 'hunter-damaged', 'hunter-healed', 'hunter-bitten',
    'hunter-saved', 'hunter-defeated', 'hunter-in-hospital', 'hunter-mesmerized', 'hunter-left', 'hunter-fought', 'hunter-card-played', 'searched-nothing',
    'encounter-revealed', 'token-placed', 'token-removed']);
  const ofVampires = new Set(['vampire-damaged', 'vampire-healed', 'vampire-defeated']);
  const ofDracula = new Set(['damage-suffered', 'damage-recovered', 'power-played', 'event-played', 'combat-card-played', 'hide-revealed', 'events-taken',
    'events-hidden', 'rumor-gained']);

  /// Whoever a sentence is about, if its subject is a person; nothing for none.
  function subjectOf({ what, said }) {
    if (ofHunters.has(what)) {
      const hunters = said.filter((argument) => Object.hasOwn(argument, 'hunter'));
      return hunters.length === 1 ? `hunter ${hunters[0].hunter}` : null;
    }
    if (ofVampires.has(what)) return firstOf(said, 'encounter') === undefined ? null : `vampire ${firstOf(said, 'encounter')}`;
    if (what === 'ally-in-play' || what === 'ally-gone') return firstOf(said, 'hunterEvent') === undefined ? 'dracula' : 'hunters';
    return ofDracula.has(what) ? 'dracula' : null;
  }

  class Sentences extends Voice {
    constructor(language, board) {
      super('fury3e', language, board);
    }

    // --- Words

    subjectOf(happening) {
      return subjectOf(happening);
    }

    slot(number) {
      const tr = this.tr;
      return filled(tr('slot %1'), [numberOf(number)]);
    }

    lair(index) {
      return ['A', 'B', 'C'][index] ?? unknown;
    }

    cardPlace(place) {
      const tr = this.tr;
      return place?.lair === undefined ? this.slot(place?.slot) : filled(tr('lair space %1'), [this.lair(place.lair)]);
    }

    token(token) {
      return Object.hasOwn(tokenTerms, textOf(token)) ? this.label(tokenTerms[token]) : unknown;
    }

    region(id) {
      const tr = this.tr;
      if (id === 'west') return tr('West', 'half of the second edition\'s map');
      if (id === 'east') return tr('East', 'half of the second edition\'s map');
      return (regionTerms[id] ? this.term(regionTerms[id]) : this.term(`region-${id}`)) || textOf(id);
    }

    dayWord(day) {
      const tr = this.tr;
      if (day === '') return tr('no day');
      return typeof day === 'string' && day.endsWith('day') && day !== 'day' ? this.term(day) || unknown : unknown;
    }

    day(day) {
      return day === '' ? this.dayWord(day) : capitalised(this.dayWord(day));
    }

    timeWord(step) {
      const tr = this.tr;
      if (!stepIds.includes(step)) return unknown;
      if (step === 'over') return tr('Game over', 'in place of a part of the round');
      const word = this.term(stepTerms[step] ?? 'dracula-phase');
      return step === 'day' || step === 'night' ? word.toLowerCase() : word;
    }

    dayAndTime(day, step) {
      const tr = this.tr;
      return filled(tr('%1, %2', 'a day of the week and a part of the round'), [this.dayWord(day), this.timeWord(step)]);
    }

    number(number) {
      const tr = this.tr;
      switch (number) {
        case 'influence': return this.label('influence');
        case 'despair': return tr('Despair tokens', 'a number that can be put right');
        case 'damage': return tr('Dracula\'s damage', 'a number that can be put right');
        case 'rumor-tokens': return tr('Rumor tokens in Dracula\'s play area', 'a number that can be put right');
        case 'week': return this.label('week');
        case 'hidden-discards': return tr('Dracula\'s Event cards face down in the discard pile', 'a number that can be put right');
        default: return unknown;
      }
    }

    headword(rule) {
      const topic = tables.topicOf[rule] ?? tables.topicOf[`${textOf(rule).split('-')[0]}-*`] ?? 'golden-rules';
      return tables.headwords[topic]?.[tables.languages.indexOf(this.language)] ?? '';
    }

    // --- What was done

    /// A short name of an action: `Play: Rome`.
    action(action) {
      const tr = this.tr, a = isObject(action) ? action : {};
      const place = (id) => this.place(id), hunter = (id) => this.hunter(id), encounter = (id) => this.card('encounter', id);
      const say = (text, ...values) => filled(text, values);
      switch (a.action) {
        case 'place-hunters': return tr('The hunters\' starting cities');
        case 'choose-start': return say(tr('Dracula\'s start: %1'), place(a.location));
        case 'draw-encounter': return say(tr('Draw: %1', 'an Encounter card'), encounter(a.encounter));
        case 'slide': return tr('Slide hideouts');
        case 'mature': return tr('Mature the hideout');
        case 'resolve-matured': return say(tr('Matured effect: %1', 'name of an action'), encounter(a.encounter));
        case 'make-lair': {
          const details = [];
          if (a.encounter !== undefined) details.push(encounter(a.encounter));
          if (a.clear !== undefined) details.push(say(tr('cleared: %1', 'a lair'), place(a.clear)));
          return details.length === 0 ? tr('Make a lair') : say(tr('Make a lair (%1)'), details.join(', '));
        }
        case 'play': return say(tr('Play: %1'), this.played(a));
        case 'suffer-penalty': return tr('Penalty');
        case 'place-encounter': return say(tr('Encounter card: %1'), encounter(a.encounter));
        case 'place-rumor': return say(tr('Rumor token: %1', 'slot of the trail'), this.slot(a.slot));
        case 'end-phase': return tr('End the Dracula phase');
        case 'clear-lair': return say(tr('Clear the lair: %1'), place(a.location));
        case 'enter-hunter': return this.entered(a);
        case 'enter-token':
          return say(a.present ? '%1: %2' : tr('%1 removed: %2'), this.term(a.token === 'consecrated-ground' ? a.token : 'heavenly-host'), place(a.location));
        case 'enter-week': return say(tr('Week: %1'), numberOf(a.week));
        case 'enter-despair': return say(tr('Despair tokens: %1'), numberOf(a.tokens));
        case 'referee-entry': return say(a.penalised ? tr('Error, penalised: %1') : tr('As it happened: %1'), isObject(a.step?.step) ? unknown : this.action(a.step));
        case 'claim-error': return tr('An error is claimed');
        case 'put-right-ruling': return say(tr('Put right: %1: %2', 'how the table reads a rule: name, reading'), this.ruling(a.ruling), this.reading(a.ruling, a.reading));
        case 'put-right-edge':
          return say(a.present ? tr('Put right: %1 – %2, joined') : tr('Put right: %1 – %2, not joined'), place(listOf(a.between)[0]), place(listOf(a.between)[1]));
        case 'put-right-entry': return say(tr('Put right: %1, %2'), this.slot(a.slot), place(a.location));
        case 'go-on': return tr('Go on');
        case 'move-hunter': {
          const details = a.travel === 'rail' ? [this.term('by-rail')] : [];
          if (a.by !== undefined) details.push(this.card('hunterCard', a.by));
          if (a.overruled) details.push(tr('overruled', 'the rules forbid it and the table allows it'));
          return withDetails(`${hunter(a.hunter)} → ${place(a.to)}`, details);
        }
        case 'hunter-acts': {
          const what = { pass: tr('another action, or none'), rest: this.term('action-rest'), supply: this.term('action-supply'), search: this.term('action-search') };
          const details = a.what === 'supply' && a['dracula-event'] ? [this.term('dracula-event')] : [];
          if (a.overruled) details.push(tr('overruled', 'the rules forbid it and the table allows it'));
          return withDetails(`${hunter(a.hunter)}: ${what[a.what] || unknown}`, details);
        }
        case 'choose-hunter': return say(tr('Choice: %1'), hunter(a.hunter));
        case 'choose-hunters': return listOf(a.hunters).length === 0 ? tr('Choice: no hunter') : say(tr('Choice: %1'), this.hunters(a.hunters));
        case 'choose-place': return say(tr('Choice: %1'), place(a.location));
        case 'choose-road': return say(tr('Choice: %1'), this.roadblock(a.road));
        case 'choose-lying': return say(tr('Choice: %1'), withDetails(encounter(a.card?.encounter), [this.cardPlace(a.card)]));
        case 'choose-encounter': return say(tr('Choice: %1'), encounter(a.encounter));
        case 'add-encounter': return say(tr('Encounter card: %1'), withDetails(encounter(a.encounter), [this.slot(a.slot)]));
        case 'answer-encounter': return this.answer(a);
        case 'reply': return a.yes ? tr('Yes', 'an answer') : tr('No', 'an answer');
        case 'draw-event': return say(tr('Draw: %1', 'an Event card'), this.card('event', a.event));
        case 'play-event': return this.playedEvent(a);
        case 'discard-event': return say(tr('Discard: %1', 'an Event card'), this.card('event', a.event));
        case 'use-bodyguards': return `${encounter(a.encounter)} → ${hunter(a.hunter)}`;
        case 'hunter-plays': return this.hunterPlays(a);
        case 'play-combat': return say(tr('Combat card: %1'), this.card('combatCard', a.card));
        case 'hunter-fights': {
          const details = a.overruled ? [tr('overruled', 'the rules forbid it and the table allows it')] : [];
          return withDetails(`${hunter(a.hunter)}: ${a.card === undefined ? tr('no card', 'in a combat') : this.card('hunterCard', a.card)}`, details);
        }
        case 'resolve-hunters': {
          const details = [a.damage === 0 ? tr('no damage') : Number.isInteger(a.damage) ? tr('%n damage', '', a.damage) : unknown];
          if (listOf(a.leaving).length > 0) details.push(say(tr('leaving: %1'), this.hunters(a.leaving)));
          return withDetails(tr('The hunters\' Combat cards'), details);
        }
        case 'show-wreath': return `${hunter(a.hunter)}: ${this.card('hunterCard', 'garlic-wreath')}`;
        case 'put-right': return say(tr('Put right by hand: %1'), this.edit(isObject(a.edit) ? a.edit : {}));
        case 'promise-shares': return tr('The phones promise their shares');
        case 'add-chance': return typeof a.words === 'string' ? say(tr('The hunters\' words: %1'), a.words) : tr('The phones give their shares');
        default: return unknown;
      }
    }

    /// The powers before the place, as they lie: "Wolf Form + Vienna", "Misdirect (slot 3) + Paris".
    played(a) {
      const powers = listOf(a.powers), found = [];
      if (powers.includes('misdirect') || a.misdirect !== undefined)
        found.push(a.misdirect === undefined ? this.card('power', 'misdirect') : `${this.card('power', 'misdirect')} (${this.slot(a.misdirect)})`);
      for (const power of powerIds) if (power !== 'misdirect' && powers.includes(power)) found.push(this.card('power', power));
      if (a.location !== undefined) found.push(this.place(a.location));
      return found.join(' + ') || unknown;
    }

    entered(a) {
      const tr = this.tr;
      if (a['off-board']) return filled(tr('%1: off the board', 'a hunter'), [this.hunter(a.hunter)]);
      if (a.hospital !== undefined) return filled(tr('%1 → hospital (%2)'), [this.hunter(a.hunter), this.place(a.hospital)]);
      return `${this.hunter(a.hunter)} → ${this.place(a.location)}`;
    }

    answer(a) {
      const tr = this.tr, details = [];
      if (a['cancelled-by'] !== undefined)
        details.push(this.card(hunterEventIds.has(a['cancelled-by']) ? 'hunterEvent' : 'hunterCard', a['cancelled-by']));
      if (a.met) details.push(tr('what the card asks for'));
      for (const id of hunterIds) if (a.counts?.[id] > 0) details.push(`${this.hunter(id)}: ${numberOf(a.counts[id])}`);
      if (listOf(a.joining).length > 0) details.push(filled(tr('joining: %1'), [this.hunters(a.joining)]));
      return withDetails(tr('The hunters\' answer'), details);
    }

    playedEvent(a) {
      const tr = this.tr, details = a.ally ? [tr('as ally')] : [];
      if (a.event === 'devilish-power')
        details.push((a.option ?? 0) === 0 ? this.term('consecrated-ground') : a.option === 1 ? tr('the hunters\' ally') : tr('no supply'));
      return filled(tr('Play: %1'), [withDetails(this.card('event', a.event), details)]);
    }

    hunterPlays(a) {
      const tr = this.tr, details = [];
      if (a.hunter !== undefined) details.push(this.hunter(a.hunter));
      if (a.player !== undefined) details.push(filled(tr('played by %1'), [this.hunter(a.player)]));
      if (a.city !== undefined) details.push(this.place(a.city));
      if (a.second !== undefined) details.push(this.place(a.second));
      if (a.slot !== undefined) details.push(this.slot(a.slot));
      if (a.road !== undefined) details.push(this.roadblock(a.road));
      if (a.event === 'good-luck' && a.option === 1) details.push(tr('Dracula\'s ally'));
      if (a.event === 'good-luck' && a.option === 2) details.push(this.card('event', 'false-tip'));
      if (a.fetched !== undefined) details.push(this.card('hunterEvent', a.fetched));
      if (a.ally) details.push(tr('as ally'));
      if (a.overruled) details.push(tr('overruled', 'the rules forbid it and the table allows it'));
      return filled(tr('Hunters: %1'), [withDetails(this.card('hunterEvent', a.event), details)]);
    }

    /// What is put right by hand; the first field names the kind.
    edit(e) {
      const tr = this.tr;
      switch (Object.keys(e)[0]) {
        case 'number': return `${this.number(e.number)}: ${numberOf(e.value)}`;
        case 'day': return `${this.day(e.day)}, ${capitalised(this.timeWord(e.time))}`;
        case 'hideout': {
          const cards = powerIds.filter((power) => listOf(e.powers).includes(power)).map((power) => this.card('power', power));
          if (e.location !== undefined) cards.push(this.place(e.location));
          return `${this.cardPlace(e.hideout)}: ${cards.length > 0 ? cards.join(' + ') : tr('empty', 'a slot or lair space')}`;
        }
        case 'encounter': {
          const place = e.place ?? e.card;
          return withDetails(this.card('encounter', e.encounter), place === undefined ? [] : [this.cardPlace(place)]);
        }
        case 'hide-bond': return `${this.card('power', 'hide')}: ${e['hide-bond'] === null ? tr('associated with no location') : this.place(e['hide-bond'])}`;
        case 'hunter': return this.entered(e);
        case 'token':
          return `${this.token(e.token)}, ${e.road === undefined ? this.place(e.location) : this.roadblock(e.road)}: ${numberOf(e.count)}`;
        case 'events': return tr('Event cards and allies');
        default: return unknown;
      }
    }

    tokenForms(token) {
      const tr = this.tr;
      return plainForms({
        'consecrated-ground': tr('Consecrated Ground', 'a token within a sentence'), 'heavenly-host': tr('a Heavenly Host', 'a token within a sentence'),
        storm: tr('a Storm token', 'within a sentence'), fog: tr('a Fog token', 'within a sentence'), roadblock: tr('a Roadblock token', 'within a sentence'),
        bats: tr('a Bats token', 'within a sentence'),
      }[token] ?? unknown);
    }

    /// An argument of what is said, as a label.
    argument(argument) {
      const kind = kindOf(argument), value = argument[kind];
      if (cardKinds.includes(kind)) return this.card(kind, value);
      switch (kind) {
        case 'location': return this.place(value);
        case 'hunter': return this.hunter(value);
        case 'slot': case 'number': return numberOf(value);
        case 'lair': return this.lair(value);
        case 'day': return this.day(value);
        case 'token': return this.token(value);
        case 'region': return value === '' ? unknown : this.region(value);
        default: return unknown;
      }
    }

    /// The same with the forms that sentences need.
    forms(argument) {
      const kind = kindOf(argument), value = argument[kind];
      if (cardKinds.includes(kind)) return this.cardForms(this.card(kind, value));
      switch (kind) {
        case 'location': return names.placeNames(this.language, value, this.board);
        case 'hunter': return names.hunterNames(this.language, value);
        case 'token': return this.tokenForms(value);
        case 'day': {
          // Where a sentence asks for its gender, in Polish and Russian, a day's ending tells it.
          const day = this.dayWord(value), ending = day.at(-1);
          return { ...plainForms(day), woman: ending === 'a' || ending === 'а', neuter: ending === 'е' };
        }
        default: return plainForms(this.argument(argument));
      }
    }

    together(news, n) {
      if (n + 1 >= news.length) return null;
      const sentence = this.pair(news[n], news[n + 1]);
      return sentence ? { sentence, count: 2 } : null;
    }

    pair(first, second) {
      const tr = this.tr, same = (one, other) => one !== undefined && one === other;
      const of = (kind) => [firstOf(first.said, kind), firstOf(second.said, kind)];
      const [number, next] = of('number'), there = same(...of('location')), hunter = same(...of('hunter'));
      const numbers = number !== undefined && next !== undefined, forms = first.said.map((argument) => this.forms(argument));
      const onFoot = first.what === 'hunter-moved' && first.said.length === 2; // else the card is named
      if (onFoot && second.what === 'location-revealed' && there) return inForms(tr('%1 arrives %2{in}, and its card is revealed.'), forms);
      if (onFoot && second.what === 'nothing-revealed' && there && hunter)
        return inForms(tr('%1 arrives %2{in}, but there is nothing there.'), forms);
      if (first.what === 'hunter-damaged' && second.what === 'hunter-damaged' && hunter && numbers)
        return inForms(tr('%1 suffers %n damage, then %2 more.', '', number), [forms[0], plainForms(String(next))]);
      if (first.what === 'influence-gained' && second.what === 'influence-gained' && numbers)
        return inForms(tr('Influence rises by %1, then by %2.'), [plainForms(String(number)), plainForms(String(next))]);
      if (first.what === 'combat-card-played' && second.what === 'combat-card-cancelled' && second.said.length < 2 && same(...of('combatCard')))
        return inForms(tr('Dracula plays %1 too early, so that it is cancelled.'), forms);
      if (first.what === 'encounter-cancelled' && second.what === 'encounter-discarded' && forms.length > 1 && same(...of('encounter')))
        return inForms(tr('%1 cancels %2, which is discarded.'), [forms[1], forms[0]]);
      return '';
    }

    /// What is said of the subject of the sentence before.
    again(happening, subject) {
      const tr = this.tr, { what, said } = happening, forms = said.map((argument) => this.forms(argument));
      const number = firstOf(said, 'number') ?? 0;
      if (subject === 'dracula') {
        switch (what) {
          case 'damage-suffered': return tr('He suffers %n damage.', 'Dracula', number);
          case 'damage-recovered': return tr('He recovers %n damage.', 'Dracula', number);
          case 'ally-in-play': return inForms(tr('He has a new ally, %1.', 'Dracula'), forms);
          case 'ally-gone': return inForms(tr('He loses his ally %1.', 'Dracula'), forms);
          default: return '';
        }
      }
      if (subject === 'hunters') return what === 'ally-in-play' ? inForms(tr('They have a new ally, %1.', 'the hunters'), forms) : '';
      if (subject.startsWith('hunter ')) return this.happening(happening, this.pronounOf(firstOf(said, 'hunter')));
      const pronoun = inForms(tr('%1{it|it}', 'a vampire'), [plainForms('')]);
      return this.happening(happening, plainForms(pronoun.charAt(0).toLowerCase() + pronoun.slice(1)));
    }

    tokenNews({ what, said }, again) {
      const tr = this.tr, placed = what === 'token-placed';
      const forms = said.map((argument) => (again && Object.hasOwn(argument, 'hunter') ? again : this.forms(argument)));
      if (firstOf(said, 'hunter') !== undefined) return inForms(placed ? tr('%2 receives %1.') : tr('%2 loses %1.'), forms);
      if (said.filter((argument) => Object.hasOwn(argument, 'location')).length < 2)
        return inForms(placed ? tr('%1 is placed %2{in}.') : tr('%1 is removed %2{from}.'), forms);
      if (firstOf(said, 'number') === 1)
        return inForms(placed ? tr('%1 is placed on the railway %2{from} %3{to}.') : tr('%1 is removed from the railway %2{from} %3{to}.'), forms);
      return inForms(placed ? tr('%1 is placed on the road %2{from} %3{to}.') : tr('%1 is removed from the road %2{from} %3{to}.'), forms);
    }

    whereTokenLies(said) {
      const hunter = firstOf(said, 'hunter');
      if (hunter !== undefined) return this.hunter(hunter);
      const ends = said.filter((argument) => Object.hasOwn(argument, 'location')).map(({ location }) => location);
      if (ends.length === 0) return unknown;
      return ends.length === 1 ? this.place(ends[0]) : this.roadblock({ on: firstOf(said, 'number') === 1 ? 'rail' : 'road', between: ends });
    }

    /// The public part of each kind of correction, told apart by what comes first.
    putRight(said) {
      if (said.length === 0) return '';
      const [first] = said, last = said.at(-1).number;
      if (first.number !== undefined && last !== undefined)
        return `${withinSentence(this.number(numberIds[first.number]), this.label('dracula'))} ${numberOf(last)}`;
      if (first.day !== undefined && last !== undefined) return this.dayAndTime(first.day, stepIds[last]);
      if (first.token !== undefined && last !== undefined)
        return `${withinSentence(this.token(first.token), '')}, ${this.whereTokenLies(said)}, ${numberOf(last)}`;
      return said.map((argument) => {
        if (argument.slot !== undefined) return this.slot(argument.slot);
        return argument.lair === undefined ? this.argument(argument) : this.cardPlace(argument);
      }).join(', ');
    }

    putRightNews({ what, said, rule }) {
      const tr = this.tr, forms = said.map((argument) => this.forms(argument));
      switch (what) {
        case 'ruling-changed': {
          const info = this.game.rulings[said[0]?.number], reading = said[1]?.number;
          if (!info || !(reading >= 0 && reading <= 255)) return tr('The table now reads a rule in another way.');
          return inForms(tr('From now on, the answer to "%1" is "%2".'),
            [plainForms(this.ruling(info.field)), plainForms(this.reading(info.field, info.readings[reading]))]);
        }
        case 'put-right': {
          const reason = plainForms(simplified(rule)), put = this.putRight(said);
          return put ? inForms(tr('The table puts the game right by hand (%1), because "%2".'), [plainForms(put), reason])
            : inForms(tr('The table puts the game right by hand, because "%1".'), [reason]);
        }
        case 'entry-put-right': return inForms(tr('The record is put right. It had another card in slot %1.'), forms);
        case 'edge-put-right':
          return inForms(firstOf(said, 'number') === 1 ? tr('The map now joins %1 and %2.') : tr('The map no longer joins %1 and %2.'), forms);
        default: return unknown;
      }
    }

    /// One short sentence. `again` stands in place of the name of whoever it is about.
    happening(happening, again) {
      const tr = this.tr, { what, said, rule } = happening;
      const ofHunter = firstOf(said, 'hunter') !== undefined;
      const forms = said.map((argument) => (again && Object.hasOwn(argument, ofHunter ? 'hunter' : 'encounter') ? again : this.forms(argument)));
      const n = firstOf(said, 'number') ?? 0;
      const who = said.filter((argument) => hunterIds.includes(argument.hunter)).map(({ hunter }) => hunter);
      const say = (sentence) => inForms(sentence, forms);
      const swapped = (sentence) => inForms(sentence, [forms[1] ?? plainForms(unknown), forms[0] ?? plainForms(unknown), ...forms.slice(2)]);
      const one = (sentence, name) => inForms(sentence, [name]);
      switch (what) {
        case 'location-revealed': return say(tr('%1 is revealed.', 'a location'));
        case 'damage-suffered': return tr('Dracula suffers %n damage.', '', n);
        case 'damage-recovered': return tr('Dracula recovers %n damage.', '', n);
        case 'influence-gained': return say(tr('Influence rises by %1.'));
        case 'hideout-matured': return tr('The hideout that left slot 6 is matured.');
        case 'encounter-resolved':
          return say(firstOf(said, 'location') === undefined ? tr('The matured effect of %1 is resolved.') : tr('The matured effect of %1 is resolved %2{in}.'));
        case 'slots-cleared': return tr('The hideouts in slots 4, 5 and 6 are cleared.');
        case 'lair-made': return say(tr('A new lair lies in lair space %1.'));
        case 'lair-cleared': return say(tr('The lair in lair space %1 is cleared.'));
        case 'power-played': case 'event-played': case 'combat-card-played': return say(tr('Dracula plays %1.'));
        case 'rumor-placed': return say(tr('A Rumor token is placed on slot %1.'));
        case 'no-error': return tr('The record is checked and has no error.');
        case 'error-found':
          return inForms(tr('The record has an error in round %1. See %2.'), [plainForms(String(n)), plainForms(this.headword(rule))]);
        case 'penalty-revealed': return say(tr('As a penalty, Dracula reveals that he is %1{in}.'));
        case 'penalty-cleared': return tr('The whole trail is cleared.');
        case 'penalty-damage': return tr('Dracula suffers %n damage for it.', '', n);
        case 'dracula-wins': return tr('Dracula has won.');
        case 'hunters-win': return tr('The hunters have won.');

        case 'time-moved': return say(n === 0 ? tr('%1 dawns.') : tr('%1 night falls.'));
        case 'week-ended': return say(tr('Week %1 begins.'));
        case 'despair-placed': return tr('Despair rises to %n.', '', n);
        case 'rumor-gained': return tr('Dracula gains a Rumor token.');
        case 'no-day': return one(tr('%1 takes the day from this round.'), this.cardForms(this.card('event', 'darkness-returns')));
        case 'token-placed': case 'token-removed': return this.tokenNews(happening, again);

        case 'hunter-moved': return say(said.length > 2 ? tr('%1 arrives %2{in} (%3).') : tr('%1 arrives %2{in}.'));
        case 'hunter-overruled':
          return inForms(tr('The table lets %1{whom} do what the rules forbid. See %2.'), [forms[0] ?? plainForms(unknown), plainForms(this.headword(rule))]);
        case 'hunter-acted':
          return say(n === 1 ? tr('%1 rests.') : n === 2 ? tr('%1 supplies.') : n === 3 ? tr('%1 searches.') : tr('%1 takes another action, or passes.'));
        case 'hunter-stands-up': return say(tr('%1 stands up.'));
        case 'hunter-delayed': return say(tr('%1 is delayed.'));
        case 'hunter-damaged': case 'vampire-damaged': return say(tr('%1 suffers %n damage.', '', n));
        case 'hunter-healed': case 'vampire-healed': return say(tr('%1 recovers %n damage.', '', n));
        case 'hunter-bitten': return say(tr('%1 is bitten.'));
        case 'hunter-saved': return say(tr('%1 escapes the bite or the defeat.'));
        case 'hunter-defeated': return say(tr('%1 is defeated.', 'a hunter'));
        case 'hunter-in-hospital': return say(tr('%1 is now in the hospital %2{of}.'));

        case 'hide-revealed': return one(tr('Dracula reveals %1.', 'a Power card'), this.cardForms(this.card('power', 'hide')));
        case 'nothing-revealed': return say(tr('There is nothing %2{in}.'));
        case 'denied': return say(firstOf(said, 'number') === 1 ? tr('%1 is neither on the trail nor in a lair.') : tr('%1 isn\'t on the trail.', 'a location'));
        case 'encounter-revealed': return who.length > 0 ? swapped(tr('%1 meets %2.')) : say(tr('The Encounter card %1 is revealed.'));
        case 'encounter-discarded': return say(tr('The Encounter card %1 is discarded.'));
        case 'encounter-stays': return say(tr('The Encounter card %1 stays, face up.'));
        case 'encounter-cancelled': return swapped(tr('%1 cancels %2.'));
        case 'searched-nothing': return say(tr('%1 finds nothing %2{in}.'));
        case 'encounter-added':
          return say(firstOf(said, 'lair') === undefined ? tr('An Encounter card is added to slot %1, face down.') : tr('An Encounter card is added to lair space %1, face down.'));
        case 'vampire-taken': return say(tr('%1 returns to Dracula\'s hand.'));
        case 'influence-lost': return say(tr('Influence falls by %1.'));
        case 'encounter-swapped': return say(tr('%1 is discarded for another Encounter card.'));

        case 'ally-in-play': return say(firstOf(said, 'hunterEvent') === undefined ? tr('Dracula has a new ally, %1.') : tr('The hunters have a new ally, %1.'));
        case 'ally-gone': return say(firstOf(said, 'hunterEvent') === undefined ? tr('Dracula loses his ally %1.') : tr('The hunters lose their ally %1.'));
        case 'events-taken': return n === 1 ? tr('Dracula takes an Event card.') : tr('Dracula takes %n Event cards.', '', n);
        case 'event-discarded': return say(tr('The Event card %1 is discarded.'));
        case 'events-hidden': return n === 1 ? tr('Dracula discards an Event card face down.') : tr('Dracula discards %n Event cards face down.', '', n);
        case 'hunter-card-played':
          if (who.length === 0) return say(tr('The hunters play %1.'));
          return swapped(firstOf(said, 'hunterEvent') === 'psychic-bond' ? tr('%1 uses %2.') : tr('%1 plays %2.'));
        case 'hunter-card-cancelled': return say(tr('%1 is cancelled.'));
        case 'answered-region': return say(tr('Dracula is in the region of %1.'));
        case 'answered-no-region': return tr('Dracula is at sea, in no region.');
        case 'answered-yes': return say(tr('Dracula is in the same region as %1.'));
        case 'answered-no': return say(firstOf(said, 'slot') === undefined ? tr('Dracula isn\'t in the same region as %1.') : tr('No sea zone lies in slot %1.'));
        case 'answered-hunters':
          if (who.length === 0) return tr('No hunter is adjacent to Dracula.');
          return one(who.length === 1 ? tr('%1 is adjacent to Dracula.') : tr('%1 are adjacent to Dracula.'), this.hunterForms(who));
        case 'slot-empty': return say(tr('Nothing lies in slot %1.'));
        case 'slot-power': return say(tr('Slot %1 holds no Location card, only %2.'));
        case 'hide-in-deck': return one(tr('%1 isn\'t on the trail.', 'a Power card'), this.cardForms(this.card('power', 'hide')));
        case 'none-adjacent': return say(firstOf(said, 'number') === 1 ? tr('No hideout and no lair is adjacent to %1.') : tr('No hideout is adjacent to %1.'));
        case 'hand-shown':
          return said.length === 0 ? tr('Dracula has no card to show.') : one(tr('Dracula shows %1.'), plainForms(forms.map(({ name }) => name).join(', ')));

        case 'combat-begins': {
          const fought = who.length === 0 ? plainForms(unknown) : this.hunterForms(who), vampire = firstOf(said, 'encounter');
          if (vampire === undefined) return one(tr('Dracula fights %1{whom}.'), fought);
          return inForms(tr('%1 fights %2{whom}.'), [this.cardForms(this.card('encounter', vampire)), fought]);
        }
        case 'combat-card-cancelled': return said.length < 2 ? say(tr('%1 is cancelled, because it was played too early.')) : swapped(tr('%1 cancels %2.'));
        case 'hunter-fought': return say(tr('%1 plays %2.'));
        case 'hunter-card-stopped': return say(tr('%1{of} %2 is cancelled.'));
        case 'hunter-mesmerized': return say(tr('%1 is mesmerized.'));
        case 'hunter-left': return say(tr('%1 leaves the combat.'));
        case 'vampire-defeated': return say(tr('%1 is defeated.', 'a vampire'));
        case 'combat-ended': return tr('The combat is over.');
        case 'dracula-moved': return tr('Dracula escapes. A new Location card lies in slot 1.');

        case 'ruling-changed': case 'put-right': case 'entry-put-right': case 'edge-put-right': return this.putRightNews(happening);
        case 'hunter-chosen': return say(tr('Dracula chooses %2{whom} for %1.'));
        case 'nothing-to-show': return tr('Dracula has no card to show.');
        case 'shares-promised': case 'shares-given': case 'words-said': return this.chanceNews(happening);
        case 'no-supply': return one(tr('%1 stops supplies in the next hunter phase.'), this.cardForms(this.card('event', 'devilish-power')));
        default: return unknown;
      }
    }

    sharesGiven(given) {
      const tr = this.tr;
      return given === 1 ? tr('One phone gave its share. The decks are shuffled anew.') : tr('%n phones gave their shares. The decks are shuffled anew.', '', given);
    }

    sharesMissing(given, promised) {
      const tr = this.tr;
      return filled(tr('Only %1 of %n phones gave a share. The decks are shuffled anew.', '', promised), [String(given)]);
    }

    wordsSaid(words) {
      const tr = this.tr;
      return filled(tr('The hunters say "%1". The decks are shuffled anew.'), [words]);
    }
  }

  root.demeterGames.part('fury3e', { Sentences });
})(typeof globalThis === 'undefined' ? this : globalThis);
