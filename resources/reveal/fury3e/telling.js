// The hunt of a game of the third edition in words, as the program's screen has them.
(function (root) {
  'use strict';

  const { hunterIds } = root.demeterMap;
  const { Teller } = root.demeterTelling;

  class ThirdTeller extends Teller {
    card({ kind, id }) {
      return root.demeterNames.card(root.demeterTables.games.fury3e.cards, this.language, kind, id);
    }

    /// His move ends a round, and what comes of it by day and night is the next one's.
    roundOf(beat) {
      const all = this.hunt.rounds;
      return beat !== this.hunt.beats[0] && beat.round > 0 && beat.round + 1 < all ? this.words.twoRounds(beat.round, all) : super.roundOf(beat);
    }

    told(beat) {
      const words = this.words;
      const deeds = {
        defeat: ({ hunter }) => ['defeat', words.defeat, this.who(hunter)], bite: ({ hunter }) => ['bite', words.bite, this.who(hunter)],
        combat: ({ hunters, vampire }) => ['combat', vampire ? words.vampire : words.combat, this.hunters(hunters)],
        damage: ({ number }) => ['damage', words.damage(number)], influence: ({ number }) => ['influence', words.influence(number)], matured: () => ['matured', words.matured],
        despair: () => ['despair', words.despair],
      };
      return Object.entries(deeds).flatMap(([what, sentence]) => beat.deeds.filter((deed) => deed.what === what).map((deed) => {
        const [icon, text, ...of] = sentence(deed);
        return { icon, text: this.say(text, ...of) };
      }));
    }

    why({ why, hunters, place, power }) {
      const { why: words } = this.words, { influence } = this.hunt, there = place && this.at(place), who = hunters.length > 0 && this.hunters(hunters);
      if (why === 'defeat' && there) return this.say(words.defeat(influence), who, there);
      if (why === 'matured') return there ? this.say(words.matured(influence), there) : words.maturedThere(influence);
      if (why === 'fangs' && there && who) return this.say(words.fangs(influence), who, there);
      if (why === 'despair') return words.despair(influence);
      if (why === 'combat' && there && who) return this.say(words.combat, who, there);
      if (this.hunt.winner === 'dracula') return words.influence(influence);
      return power ? words.power.replace('%1', () => this.card({ kind: 'power', id: power })) : words.damage;
    }

    /// The numbers of the hunt, the weightiest first.
    get rows() {
      const { hunt, words } = this;
      return [
        ...this.unseenRows, this.placesRow,
        this.row('rounds', hunt.rounds, words.rounds(hunt.rounds), hunt.winner !== 'none' && hunt.week > 0 ? words.week(hunt.week) : ''), ...this.defeatRows,
      ];
    }

    /// What is drawn as bars: which hunter did how much damage; nothing where nobody knows.
    get shares() {
      const { damage, damageBy, told } = this.hunt, { damages, nobodyHurt } = this.words;
      if (!told) return null;
      return { heading: damages, none: damage === 0 ? nobodyHurt : null, list: hunterIds.map((hunter) => ({ hunter, name: this.hunter(hunter), number: damageBy[hunter] })) };
    }

    /// The card that decided: `{icon, name, more}`; nothing if none did.
    get decided() {
      const card = this.hunt.decided, words = this.words;
      if (!card) return null;
      const more = card.kind === 'encounter' ? words.itMatured : card.hunter ? this.say(words.decidedBy, this.who(card.hunter)) : words.lastCombat;
      return { icon: card.kind === 'encounter' ? 'card' : 'combat', name: this.card(card), more };
    }
  }

  root.demeterGames.part('fury3e', { Teller: ThirdTeller });
})(typeof globalThis === 'undefined' ? this : globalThis);
