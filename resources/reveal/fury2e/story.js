// The story of a game of the second edition. The sentences are the program's (app/text/second_edition_*.cpp).
(function (root) {
  'use strict';

  const names = root.demeterNames;
  const { inForms, filled, plainForms } = names;
  const { Voice, hunterIds, unknown, isObject, listOf, textOf, numberOf, firstOf, kindOf, withDetails, simplified } = root.demeterStory;

  const powerIds = ['dark-call', 'double-back', 'feed', 'hide', 'wolf-form'];
  const resolveIds = ['newspaper-reports', 'sense-of-emergency', 'inner-strength'];
  const wordIds = ['continue', 'end', 'repel', 'killed', 'bite', 'escape-as-bat', 'item-destroyed', 'all-items-lost', 'event-discarded', 'bonus-for-hunters',
    'bonus-for-dracula'];
  // An argument's kind, as the cards of the tables are told apart: names of one card are never those of another one.
  const cardKinds = ['power', 'encounter', 'event', 'hunterEvent', 'item', 'tactic', 'agentTactic'];

  const ofHunters = new Set(['hunter-moved', 'hunter-acted', 'hunter-healed', 'hunter-hurt', 'hunter-bitten', 'bite-cured', 'hunter-defeated', 'hunter-missed-turn',
    'train-refused', 'resolve-spent', 'encounter-revealed', 'hunter-card-played', 'item-played']);
  const ofDracula = new Set(['blood-lost', 'blood-recovered', 'card-played', 'hide-revealed', 'power-revealed', 'encounter-placed', 'encounter-activated',
    'event-played', 'event-meets', 'event-taken']);

  class Sentences extends Voice {
    constructor(language, board) {
      super('fury2e', language, board);
    }

    /// Whom the train die has kept where they are gets no train, which is more than that nothing else is done (2E-HUNT-3).
    heard(said, action) {
      if (action.action !== 'move-hunters' || action.travel !== 'rail') return said;
      const refused = (one) => one?.what === 'hunter-acted' && firstOf(listOf(one.arguments), 'number') === 0;
      return listOf(said).map((one) => (refused(one) ? { what: 'train-refused', arguments: one.arguments.slice(0, 1) } : one));
    }

    // --- Words

    /// The name of a card, token or time, or of what a number counts.
    called(id) {
      return this.card('name', id);
    }

    named(kind, id) {
      return this.card(kind, id);
    }

    word(id) {
      const tr = this.tr;
      switch (id) {
        case 'continue': return tr('Continue', 'a result of a combat round');
        case 'end': return tr('End', 'a result of a combat round');
        case 'repel': return tr('Repel', 'a result of a combat round');
        case 'killed': return tr('Killed', 'a result of a combat round');
        case 'bite': return tr('Bite', 'a result of a combat round');
        case 'escape-as-bat': return tr('Escape as Bat', 'a result of a combat round');
        case 'item-destroyed': return tr('Item destroyed', 'a result of a combat round');
        case 'all-items-lost': return tr('All Items lost', 'a result of a combat round');
        case 'event-discarded': return tr('Event discarded', 'a result of a combat round');
        case 'bonus-for-hunters': return tr('+1 for the hunters', 'a result of a combat round');
        case 'bonus-for-dracula': return tr('+1 for Dracula', 'a result of a combat round');
        default: return unknown;
      }
    }

    number(number) {
      return { blood: this.called('blood'), vampires: this.called('vampire-track'), resolve: this.called('resolve-track') }[number] ?? unknown;
    }

    catacomb(index) {
      return ['A', 'B', 'C'][index] ?? unknown;
    }

    cardPlace(place) {
      const tr = this.tr;
      if (place?.catacomb === undefined) return filled(tr('space %1'), [numberOf(place?.space)]);
      return filled(tr('Catacombs %1'), [this.catacomb(place.catacomb)]);
    }

    // --- What was done

    /// The powers before the place, as they lie: "Wolf Form + Vienna".
    cards({ location, powers }) {
      const found = powerIds.filter((power) => listOf(powers).includes(power)).map((power) => this.named('power', power));
      if (location !== undefined) found.push(this.place(location));
      return found.join(' + ') || unknown;
    }

    /// A short name of an action: `Play: Rome`.
    action(action) {
      const tr = this.tr, a = isObject(action) ? action : {}, details = [];
      const place = (id) => this.place(id), hunter = (id) => this.hunter(id), encounter = (id) => this.named('encounter', id);
      const say = (text, ...values) => filled(text, values);
      const overruled = () => a.overruled && details.push(tr('overruled', 'the rules forbid it and the table allows it'));
      const die = (roll) => roll > 0 && details.push(say(tr('die: %1'), numberOf(roll)));
      const health = (counts, sign) => {
        for (const id of hunterIds) if (counts?.[id] > 0) details.push(`${hunter(id)}: ${sign}${numberOf(counts[id])}`);
      };
      switch (a.action) {
        case 'place-hunters': return tr('The hunters\' starting cities');
        case 'choose-start': return say(tr('Dracula\'s start: %1'), place(a.location));
        case 'draw-encounter': return say(tr('Draw: %1', 'an Encounter'), encounter(a.encounter));
        case 'go-on': return tr('Go on');
        case 'clear-catacomb': return say(tr('Clear the Catacombs: %1'), place(a.location));
        case 'play':
          if (a.catacomb !== undefined) details.push(this.cardPlace({ catacomb: a.catacomb }));
          if (a.keep !== undefined) details.push(say(tr('kept: %1', 'an Encounter'), encounter(a.keep)));
          return say(tr('Play: %1'), withDetails(this.cards(a), details));
        case 'suffer-penalty': return tr('Penalty');
        case 'place-encounter': return say(tr('Encounter: %1'), encounter(a.encounter));
        case 'activate-encounter': return say(tr('Activate: %1'), encounter(a.encounter));
        case 'declare': return say(tr('Declared: %1', 'a move'), this.cards(a));
        case 'choose-hunter': return say(tr('Choice: %1'), hunter(a.hunter));
        case 'choose-place': return say(tr('Choice: %1'), place(a.location));
        case 'choose-road': return say(tr('Choice: %1'), this.roadblock(a.road));
        case 'choose-encounters': return say(tr('Choice: %1'), listOf(a.encounters).map(encounter).join(', ') || unknown);
        case 'choose-lying': return say(tr('Choice: %1'), this.cardPlace(a.token));
        case 'play-on-hunter': return `${encounter(a.encounter)} → ${hunter(a.hunter)}`;
        case 'answer-encounter':
          if (a.forewarned) details.push(this.named('hunterEvent', 'forewarned'));
          if (a.prevented) details.push(tr('prevented', 'an Encounter, by a card that was shown'));
          die(a.roll);
          health(a.losses, '\u2212');
          if (listOf(a.saved).length > 0) details.push(say(tr('saved: %1'), this.hunters(a.saved)));
          return withDetails(tr('The hunters\' answer'), details);
        case 'reply': return a.yes ? tr('Yes', 'an answer') : tr('No', 'an answer');
        case 'draw-event': return say(tr('Draw: %1', 'an Event card'), this.named('event', a.event));
        case 'play-event':
          if (a.event === 'devilish-power' && a.option === 2) details.push(tr('the hunters\' ally'));
          if (a.location !== undefined) details.push(place(a.location));
          if (a.hunter !== undefined) details.push(hunter(a.hunter));
          return say(tr('Play: %1'), withDetails(this.named('event', a.event), details));
        case 'discard-event': return say(tr('Discard: %1', 'an Event card'), this.named('event', a.event));
        case 'move-hunters':
          if (a.travel === 'rail') details.push(this.term('by-rail'));
          if (a.by !== undefined) details.push(this.named('item', a.by));
          overruled();
          return withDetails(`${this.hunters(a.hunters)} → ${place(a.to)}`, details);
        case 'hunters-act': {
          const what = { nothing: tr('no action'), rest: this.term('action-rest'), resupply: this.term('action-supply'), exchange: this.term('action-trade') };
          health(a.healed, '+');
          if (a['dracula-events'] > 0) details.push(say(tr('Dracula\'s Event cards: %1'), numberOf(a['dracula-events'])));
          overruled();
          return say(tr('Hunters: %1'), withDetails(what[a.what] || unknown, details));
        }
        case 'spend-resolve':
          if (a.to !== undefined) details.push(place(a.to));
          if (a.other !== undefined) details.push(hunter(a.other));
          if (a.health > 0) details.push(`+${numberOf(a.health)}`);
          overruled();
          return `${hunter(a.hunter)}: ${withDetails(this.called(a.option), details)}`;
        case 'hunter-plays':
          for (const id of [a.hunter, a.other]) if (id !== undefined) details.push(hunter(id));
          for (const id of [a.city, a.second]) if (id !== undefined) details.push(place(id));
          if (a.event === 'hypnosis' || a.event === 'heroic-leap') die(a.number);
          overruled();
          return say(tr('Hunters: %1'), withDetails(this.named('hunterEvent', a.event), details));
        case 'play-item':
          if (a.from !== undefined) details.push(place(a.from));
          if (a.token !== undefined) details.push(this.cardPlace(a.token));
          die(a.roll);
          return `${hunter(a.hunter)}: ${withDetails(this.named('item', a.item), details)}`;
        case 'roll-for-bite':
          die(a.roll);
          overruled();
          return withDetails(say(tr('%1: roll against the bite'), hunter(a.hunter)), details);
        case 'play-tactic': {
          const [kind, id] = a.tactic?.agent === undefined ? ['tactic', a.tactic?.dracula] : ['agentTactic', a.tactic.agent];
          if (a.target !== undefined) details.push(hunter(a.target));
          return say(tr('Combat: %1'), withDetails(this.named(kind, id), details));
        }
        case 'combat-card':
          die(a.number);
          return `${hunter(a.hunter)}: ${withDetails(this.called(a.card), details)}`;
        case 'enter-result':
          for (const id of wordIds) if (listOf(a.words).includes(id)) details.push(this.word(id));
          health(a.health, '\u2212');
          if (a.blood > 0) details.push(`${this.called('blood')}: \u2212${numberOf(a.blood)}`);
          if (listOf(a.escaped).length > 0) details.push(say(tr('leaving: %1'), this.hunters(a.escaped)));
          return withDetails(tr('Result of the combat round'), details);
        case 'put-right-ruling': return say(tr('Put right: %1: %2', 'how the table reads a rule: name, reading'), this.ruling(a.ruling), this.reading(a.ruling, a.reading));
        case 'put-right': return say(tr('Put right by hand: %1'), this.edit(isObject(a.edit) ? a.edit : {}));
        case 'promise-shares': return tr('The phones promise their shares');
        case 'add-chance': return typeof a.words === 'string' ? say(tr('The hunters\' words: %1'), a.words) : tr('The phones give their shares');
        default: return unknown;
      }
    }

    /// What is put right by hand; the one field names the kind.
    edit(edit) {
      const tr = this.tr, kind = Object.keys(edit)[0], e = isObject(edit[kind]) ? edit[kind] : {};
      switch (kind) {
        case 'number': return `${this.number(e.of)}: ${numberOf(e.value)}`;
        case 'time': return this.called(e.is);
        case 'hunter': return e.location === undefined ? this.hunter(e.hunter) : `${this.hunter(e.hunter)} → ${this.place(e.location)}`;
        case 'card': {
          const empty = e.location === undefined && listOf(e.powers).length === 0;
          return `${this.cardPlace(e.place)}: ${empty ? tr('empty', 'a space of the trail or the Catacombs') : this.cards(e)}`;
        }
        case 'encounter': {
          const place = e.place ?? e.token;
          return withDetails(this.named('encounter', e.encounter), place === undefined ? [] : [this.cardPlace(place)]);
        }
        case 'tokens': return tr('Tokens on the board');
        case 'events': return tr('Event cards and allies');
        default: return unknown;
      }
    }

    // --- What the table was told

    subjectOf({ what, said }) {
      if (ofHunters.has(what)) return firstOf(said, 'hunter') === undefined ? null : `hunter ${firstOf(said, 'hunter')}`;
      if (what === 'ally-in-play' || what === 'ally-gone') return firstOf(said, 'hunterEvent') === undefined ? 'dracula' : 'hunters';
      return ofDracula.has(what) ? 'dracula' : null;
    }

    /// An argument of what is said, as a label.
    argument(argument) {
      const kind = kindOf(argument), value = argument[kind];
      if (cardKinds.includes(kind)) return this.named(kind, value);
      switch (kind) {
        case 'location': return this.place(value);
        case 'hunter': return this.hunter(value);
        case 'space': case 'number': return numberOf(value);
        case 'catacomb': return this.catacomb(value);
        case 'time': return this.called(value);
        default: return unknown;
      }
    }

    /// The same with the forms that sentences need.
    forms(argument) {
      const kind = kindOf(argument), value = argument[kind];
      if (cardKinds.includes(kind)) return this.cardForms(this.named(kind, value));
      switch (kind) {
        case 'location': return names.placeNames(this.language, value, this.board);
        case 'hunter': return names.hunterNames(this.language, value);
        default: return plainForms(this.argument(argument));
      }
    }

    /// A group arrives, and what they find.
    together(news, n) {
      const tr = this.tr, placeIn = (one, what) => (one?.what === what ? firstOf(one.said, 'location') : undefined);
      const place = placeIn(news[n], 'hunter-moved'), who = new Set();
      let next = n;
      for (; place !== undefined && placeIn(news[next], 'hunter-moved') === place; next++) {
        const hunter = firstOf(news[next].said, 'hunter');
        if (!hunterIds.includes(hunter)) return null;
        who.add(hunter);
      }
      if (who.size === 0) return null;
      const forms = [this.hunterForms([...who]), names.placeNames(this.language, place, this.board)], one = who.size === 1;
      if (placeIn(news[next], 'location-revealed') === place)
        return { sentence: inForms(one ? tr('%1 arrives %2{in}, and its card is revealed.') : tr('%1 arrive %2{in}, and its card is revealed.'), forms), count: next + 1 - n };
      if (placeIn(news[next], 'not-here') === place)
        return { sentence: inForms(one ? tr('%1 arrives %2{in}, but there is nothing there.') : tr('%1 arrive %2{in}, but there is nothing there.'), forms), count: next + 1 - n };
      return one ? null : { sentence: inForms(tr('%1 arrive %2{in}.'), forms), count: next - n };
    }

    /// What is said of the subject of the sentence before.
    again(happening, subject) {
      const tr = this.tr, { what, said } = happening, number = firstOf(said, 'number') ?? 0, forms = this.formsOf(said);
      if (subject.startsWith('hunter ')) return this.happening(happening, this.pronounOf(firstOf(said, 'hunter')));
      switch (what) {
        case 'blood-lost': return tr('He loses %n Blood.', 'Dracula', number);
        case 'blood-recovered': return tr('He recovers %n Blood.', 'Dracula', number);
        case 'event-meets': return inForms(tr('He chooses %2{whom} for %1.', 'Dracula'), forms);
        case 'ally-in-play': return inForms(subject === 'dracula' ? tr('He has a new ally, %1.', 'Dracula') : tr('They have a new ally, %1.', 'the hunters'), forms);
        case 'ally-gone': return subject === 'dracula' ? inForms(tr('He loses his ally %1.', 'Dracula'), forms) : '';
        default: return '';
      }
    }

    /// One short sentence, in a few cases two. `again` stands in place of the name of the hunter it is about.
    happening(happening, again) {
      const tr = this.tr, { what, said } = happening, forms = this.formsOf(said, again), n = firstOf(said, 'number') ?? 0;
      const who = said.filter((argument) => hunterIds.includes(argument.hunter)).map(({ hunter }) => hunter);
      const ofHuntersCard = firstOf(said, 'hunterEvent') !== undefined;
      const say = (sentence) => inForms(sentence, forms);
      const listed = () => plainForms(forms.map(({ name }) => name).join(', '));
      switch (what) {
        case 'time-moved': return this.dawned(firstOf(said, 'time'));
        case 'time-stood-still': return tr('Dracula is at sea, so time stands still.');
        case 'vampires-gained': return filled(n < 0 ? tr('The Vampire track falls by %1.') : tr('The Vampire track rises by %1.'), [String(Math.abs(n))]);
        case 'resolve-gained': return tr('The hunters gain %n Resolve.', '', n);
        case 'blood-lost': return tr('Dracula loses %n Blood.', '', n);
        case 'blood-recovered': return tr('Dracula recovers %n Blood.', '', n);
        case 'card-played': return this.cardNews(said);
        case 'catacombs-filled': return say(tr('A card goes to space %1 of the Catacombs.'));
        case 'catacombs-added': return say(tr('An Encounter is added to space %1 of the Catacombs, face down.'));
        case 'catacombs-cleared': return say(tr('Space %1 of the Catacombs is cleared.'));
        case 'location-revealed': return say(tr('%1 is revealed.', 'a location'));
        case 'hide-revealed': return inForms(tr('Dracula reveals %1.', 'a Power card'), [this.cardForms(this.named('power', 'hide'))]);
        case 'power-revealed': return say(tr('Dracula reveals %1.', 'a Power card'));
        case 'trail-cleared': return n === 1 ? tr('The trail is cleared down to one card.') : tr('The trail is cleared down to %n cards.', '', n);
        case 'card-laid-aside': return say(tr('The card %1{of} is laid beside the board.'));
        case 'card-returned': return say(tr('The card %1{of} goes back into the deck.'));
        case 'move-declared': return inForms(tr('Dracula declares the next move: %1.'), [forms.length === 0 ? plainForms(unknown) : listed()]);

        case 'host-placed': return say(tr('A Sacred Host is placed %1{in}.'));
        case 'host-removed': return say(tr('The Sacred Host is removed %1{from}.'));
        case 'ground-placed': return say(tr('Consecrated Ground is placed %1{in}.'));
        case 'roadblock-placed':
          return say(n === 1 ? tr('The Roadblock is placed on the railway %1{from} %2{to}.') : tr('The Roadblock is placed on the road %1{from} %2{to}.'));
        case 'roadblock-removed': return tr('The Roadblock is removed.');
        case 'storm-placed': return say(tr('A storm rages %1{in}.'));
        case 'storm-ended': return say(tr('The storm %1{in} is over.'));

        case 'hunter-moved': return say(tr('%1 arrives %2{in}.'));
        case 'hunter-overruled': return say(tr('The table lets %1{whom} do what the rules forbid.'));
        case 'hunter-acted':
          return say(n === 1 ? tr('%1 rests.') : n === 2 ? tr('%1 resupplies.') : n === 3 ? tr('%1 exchanges Items.') : tr('%1 does nothing else.'));
        case 'hunter-healed': return inForms(tr('%1 recovers %n Health.', '', n), forms);
        case 'hunter-hurt': return inForms(tr('%1 loses %n Health.', '', n), forms);
        case 'hunter-bitten': return say(tr('%1 is bitten.'));
        case 'bite-cured': return say(tr('%1 is cured of a bite.'));
        case 'hunter-defeated': return say(tr('%1 is defeated.', 'a hunter'));
        case 'hunter-missed-turn': return say(tr('%1 misses a turn.'));
        case 'train-refused': return say(tr('%1 gets no train.'));
        case 'resolve-spent': return inForms(tr('%1 spends Resolve on %2.'), [forms[0] ?? plainForms(unknown), this.cardForms(this.called(resolveIds[n]))]);

        case 'encounter-placed': return tr('Dracula places an Encounter, face down.');
        case 'encounter-activated': return say(firstOf(said, 'location') === undefined ? tr('Dracula activates %1.') : tr('Dracula activates %1, which lay %2{in}.'));
        case 'encounter-revealed': return say(who.length > 0 ? tr('%2 meets %1.', 'an Encounter') : tr('The Encounter %1 is revealed.'));
        case 'encounter-gone': return say(tr('%1 goes to the reserve.'));
        case 'encounter-stays': return say(tr('%1 stays there, face up.'));
        case 'encounter-before': return say(tr('%1 now lies before %2{whom}.'));
        case 'encounters-discarded': return n === 1 ? tr('An Encounter goes to the reserve, unseen.') : tr('%n Encounters go to the reserve, unseen.', '', n);
        case 'not-here': return say(tr('There is nothing %1{in}.'));
        case 'nothing-revealed': return said.length === 2 ? say(tr('%1 searches %2{in} and finds nothing new.')) : tr('No card is revealed.');

        case 'event-played': return say(tr('Dracula plays %1.'));
        case 'event-meets': return say(tr('Dracula chooses %2{whom} for %1.'));
        case 'event-cancelled': return say(tr('%1 is cancelled.'));
        case 'event-taken': return tr('Dracula takes an Event card.');
        case 'event-discarded': return say(tr('The Event card %1 is discarded.'));
        case 'hunter-card-played': case 'item-played': return say(who.length > 0 ? tr('%2 plays %1.') : tr('The hunters play %1.'));
        case 'ally-in-play': return say(ofHuntersCard ? tr('The hunters have a new ally, %1.') : tr('Dracula has a new ally, %1.'));
        case 'ally-gone': return say(ofHuntersCard ? tr('The hunters lose their ally %1.') : tr('Dracula loses his ally %1.'));
        case 'hand-shown': return forms.length === 0 ? tr('Dracula has no card to show.') : inForms(tr('Dracula shows %1.'), [listed()]);

        case 'escapes-barred': return n === 1 ? tr('Dracula can\'t escape for one combat round.') : tr('Dracula can\'t escape for %n combat rounds.', '', n);
        case 'combat-begins': {
          const fought = who.length === 0 ? plainForms(unknown) : this.hunterForms(who), agent = firstOf(said, 'encounter');
          if (agent === undefined) return inForms(tr('Dracula fights %1{whom}.'), [fought]);
          return inForms(tr('%1 fights %2{whom}.'), [this.cardForms(this.named('encounter', agent)), fought]);
        }
        case 'target-named': return say(tr('Dracula aims at %1{whom}.'));
        case 'tactic-shown':
          if (forms.length === 0) return tr('Dracula plays no card.');
          return say(firstOf(said, 'agentTactic') === undefined ? tr('Dracula plays %1.') : tr('The Agent plays %1.'));
        case 'combat-result': {
          const words = wordIds.filter((_, bit) => (n >> bit) & 1).map((id) => this.cardForms(this.word(id)));
          return words.length === 0 ? tr('The combat round is over.') : inForms(tr('The combat round ends with %1.'), [this.listed(words)]);
        }
        case 'agent-killed': return say(tr('%1 is killed.'));
        case 'agent-shields': return tr('The Agent still stands, so nobody fights Dracula in this turn.');
        case 'combat-ended': return tr('The combat is over.');
        case 'dracula-escaped': return tr('Dracula escapes as a bat. Another Location card lies in the same space.');
        case 'penalty-shown': return say(tr('As a penalty, Dracula reveals that he is %1{in}.'));
        case 'dracula-wins': return tr('Dracula has won.');
        case 'hunters-win': return tr('The hunters have won.');
        case 'ruling-changed': case 'put-right': return this.putRightNews(happening);
        case 'shares-promised': case 'shares-given': case 'words-said': return this.chanceNews(happening);
        default: return unknown;
      }
    }

    sharesGiven(given) {
      const tr = this.tr;
      return given === 1 ? tr('One phone gave its share. The reserve is mixed anew.') : tr('%n phones gave their shares. The reserve is mixed anew.', '', given);
    }

    sharesMissing(given, promised) {
      const tr = this.tr;
      return filled(tr('Only %1 of %n phones gave a share. The reserve is mixed anew.', '', promised), [String(given)]);
    }

    wordsSaid(words) {
      const tr = this.tr;
      return filled(tr('The hunters say "%1". The reserve is mixed anew.'), [words]);
    }

    dawned(time) {
      const tr = this.tr;
      switch (time) {
        case 'dawn': return tr('Dawn breaks.');
        case 'noon': return tr('It is noon.');
        case 'dusk': return tr('Dusk falls.');
        case 'twilight': return tr('Twilight comes.');
        case 'midnight': return tr('It is midnight.');
        case 'small-hours': return tr('The small hours begin.');
        default: return unknown;
      }
    }

    cardNews(said) {
      const tr = this.tr, powers = said.filter((one) => one.power !== undefined).map(({ power }) => this.cardForms(this.named('power', power)));
      const played = powers.length === 0 ? tr('Dracula plays a card.') : powers.length === 1 ? inForms(tr('Dracula plays %1.'), powers)
        : inForms(tr('Dracula plays %1 and %2.'), powers);
      const space = firstOf(said, 'space'), catacomb = firstOf(said, 'catacomb');
      if (space !== undefined) return filled(tr('%1 The Location card comes from space %2.'), [played, numberOf(space)]);
      if (catacomb !== undefined) return filled(tr('%1 The Location card comes from space %2 of the Catacombs.'), [played, this.catacomb(catacomb)]);
      return played;
    }

    putRightNews({ what, said, rule }) {
      const tr = this.tr;
      if (what === 'ruling-changed') {
        const numbers = said.filter((one) => one.number !== undefined).map((one) => one.number);
        const info = said.length > 0 && this.game.rulings[numbers[0] ?? 0], name = said.length > 1 ? numbers[1] ?? 0 : -1;
        if (!info || info.readings[name] === undefined) return tr('The table now reads a rule in another way.');
        return inForms(tr('From now on, the answer to "%1" is "%2".'),
          [plainForms(this.ruling(info.field)), plainForms(this.reading(info.field, info.readings[name]))]);
      }
      const reason = plainForms(simplified(textOf(rule)));
      if (said.length === 0) return inForms(tr('The table puts the game right by hand, because "%1".'), [reason]);
      return inForms(tr('The table puts the game right by hand (%1), because "%2".'), [plainForms(said.map((one) => this.argument(one)).join(', ')), reason]);
    }
  }

  root.demeterGames.part('fury2e', { Sentences });
})(typeof globalThis === 'undefined' ? this : globalThis);
