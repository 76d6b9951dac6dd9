// The hunt of a game of the second edition in words. What happened is told in the sentences of its story, so that a beat and the record say the same.
(function (root) {
  'use strict';

  const { named } = root.demeterBeats;
  const { Teller } = root.demeterTelling;

  // What is told of a beat beside the way, what matters most first, and its icon.
  const deeds = [
    ['hunter-defeated', 'defeat'], ['hunter-bitten', 'bite'], ['penalty-shown', 'eye'], ['combat-begins', 'combat'], ['dracula-escaped', 'bat'],
    ['blood-lost', 'damage'], ['vampires-gained', 'influence'], ['encounter-activated', 'matured'], ['blood-recovered', 'damage'], ['agent-killed', 'combat'],
    ['encounter-revealed', 'card'], ['catacombs-filled', 'castle'], ['catacombs-added', 'castle'], ['catacombs-cleared', 'castle'], ['event-played', 'card'],
    ['hunter-card-played', 'card'], ['host-placed', 'heavenly-host'], ['host-removed', 'heavenly-host'], ['ground-placed', 'consecrated-ground'],
    ['roadblock-placed', 'roadblock'], ['storm-placed', 'storm'], ['bite-cured', 'check'], ['resolve-gained', 'influence'], ['time-stood-still', 'sea'],
  ];
  // Of these several are one.
  const sums = new Set(['blood-lost', 'blood-recovered', 'vampires-gained', 'resolve-gained']);
  const mostDeeds = 8;

  class SecondTeller extends Teller {
    constructor(language, hunt, header, board) {
      super(language, hunt, header, board);
      this.own = root.demeterGames.named('fury2e').words[language];
      this.sentences = new (root.demeterGames.named('fury2e').Sentences)(language, board);
    }

    stateOf({ state }) {
      const called = (id) => this.sentences.called(id), time = state.time ? [{ text: called(state.time) }] : [];
      return [
        ...time, { icon: 'blood', name: called('blood'), text: String(state.blood) }, { icon: 'bat', name: called('vampire-track'), text: String(state.vampires) },
        { icon: 'resolve', name: called('resolve-track'), text: String(state.resolve) },
      ];
    }

    told(beat) {
      const happened = (what) => {
        const all = beat.said.filter((one) => one.what === what);
        if (!sums.has(what)) return all;
        const number = all.reduce((sum, one) => sum + (Number.isSafeInteger(named(one, 'number')) ? named(one, 'number') : 0), 0);
        return number === 0 ? [] : [{ what, arguments: [{ number }], rule: '' }];
      };
      const powers = beat.powers.length === 0 ? [] : [{ icon: 'card', text: this.sentences.cardNews(beat.powers.map((power) => ({ power }))) }];
      const told = deeds.flatMap(([what, icon]) => happened(what).map((one) => ({ icon, text: this.sentences.told([one]).join(' ') })));
      return [...powers, ...told].slice(0, mostDeeds);
    }

    why({ why, hunters, place, power }) {
      const words = this.own.why, { vampires } = this.hunt, there = place && this.at(place), who = hunters.length > 0 && this.hunters(hunters);
      const card = (kind, id) => this.sentences.cardForms(this.sentences.named(kind, id));
      switch (why) {
        case 'defeat': return there ? this.say(words.defeat(vampires), who, there) : words.track(vampires);
        case 'bite': return there ? this.say(words.bite(vampires), who, there) : words.track(vampires);
        case 'vampire': return this.hunt.decided ? this.say(words.activated(vampires), card('encounter', this.hunt.decided.id)) : words.track(vampires);
        case 'dawn': return words.dawn(vampires);
        case 'combat': return there && who ? this.say(words.combat, who, there) : words.blood;
        case 'power': return this.say(words.power, card('power', power));
        case 'sea': return words.sea;
        case 'penalty': return words.penalty;
        default: return words.blood;
      }
    }

    /// The numbers of the hunt, the weightiest first.
    get rows() {
      const { hunt, words, own } = this;
      return [
        ...this.unseenRows, this.placesRow, this.row('rounds', hunt.rounds, words.rounds(hunt.rounds), hunt.days > 0 ? own.days(hunt.days) : ''),
        this.row('vampires', hunt.vampires, own.vampires, hunt.activated > 0 ? own.encounters(hunt.activated) : ''), ...this.defeatRows,
      ];
    }

    /// What is drawn as bars: what cost Dracula how much Blood.
    get shares() {
      const { bloodBy } = this.hunt, icons = { combat: 'combat', sea: 'sea', power: 'card', other: 'damage' }, { cost } = this.own;
      return {
        heading: cost.heading, none: Object.values(bloodBy).every((number) => number === 0) ? cost.nothing : null,
        list: Object.entries(bloodBy).map(([key, number]) => ({ key, icon: icons[key], name: cost[key], number })),
      };
    }

    /// The card that decided: `{icon, name, more}`; nothing if none did.
    get decided() {
      const card = this.hunt.decided;
      if (!card) return null;
      const isEncounter = card.kind === 'encounter';
      return { icon: isEncounter ? 'card' : 'combat', name: this.sentences.named(card.kind, card.id), more: isEncounter ? this.own.itWasActivated : this.words.lastCombat };
    }
  }

  root.demeterGames.part('fury2e', { Teller: SecondTeller });
})(typeof globalThis === 'undefined' ? this : globalThis);
