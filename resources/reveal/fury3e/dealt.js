// The cards of the third edition that were dealt, as far as they can be followed without the rules: the Encounter cards as long as the numbers that the table
// sees say that cards came from the top of the deck and went down from the hand, and nothing else; the Combat cards up to the first one that is played.
(function (root) {
  'use strict';

  // What they do to the cards only the rules know.
  const unclear = new Set(['draw-encounter', 'resolve-matured', 'choose-encounter', 'choose-lying', 'add-encounter', 'answer-encounter', 'enter-hunter', 'referee-entry']);
  const unclearEdits = new Set(['hideout', 'encounter']);
  const placing = new Set(['place-encounter', 'make-lair']);

  const proof = root.demeterProof;
  const shuffled = async (cards, seed, index) => (await proof.shuffle(seed, index, cards.length)).map((at) => cards[at]);

  /// What is known at a moment: `deck`, `hand` and `shuffles`, null where they can't be followed any more; `combat`, the Combat deck before anything was drawn
  /// from it, `first`, how many are drawn for a combat, and `fight`, what was drawn first.
  class Dealt {
    constructor(known) {
      Object.assign(this, known);
    }

    #with(known) {
      return new Dealt({ ...this, ...known });
    }

    #lost() {
      return this.#with({ deck: null, hand: null, shuffles: null });
    }

    async stirred(shares, words) {
      const seed = await proof.stirred(this.seed, shares, words);
      if (this.shuffles === null) return this.#lost().#with({ seed, combat: null });
      const { deck, combat, shuffles } = this;
      return this.#with({
        seed, deck: deck && (await shuffled(deck, seed, shuffles)), combat: combat && (await shuffled(combat, seed, shuffles + 1)), shuffles: shuffles + 2,
      });
    }

    async after(action, before, after) {
      const fought = this.#fought(action, before, after);
      return fought ? fought.#laid(action, before, after) : { dealt: this, why: 'card' };
    }

    /// Nothing if a Combat card is played that was not drawn, or if not as many were drawn as the game begins a combat with.
    #fought(action, before, after) {
      if (action.action === 'play-combat' && this.fight) return this.fight.includes(action.card) ? this.#with({ fight: null }) : null;
      if (action.action === 'play-event') return this.#with({ combat: null }); // some search the deck
      if (before.combatHand !== 0 || !(after.combatHand > 0) || !this.combat) return this;
      const fight = this.combat.slice(-this.first);
      return fight.length === after.combatHand ? this.#with({ fight, combat: null }) : null;
    }

    #laid(action, before, after) {
      if (this.deck === null) return { dealt: this };
      const edit = action.edit && Object.keys(action.edit)[0];
      if (unclear.has(action.action) || unclearEdits.has(edit)) return { dealt: this.#lost() };
      const placed = placing.has(action.action) ? action.encounter : undefined, hand = [...this.hand];
      if (placed !== undefined && !hand.includes(placed)) return { dealt: this, why: 'card' };
      if (placed !== undefined) hand.splice(hand.indexOf(placed), 1);
      const drawn = this.deck.length - after.encounterDeck;
      if (!(drawn >= 0) || after.encounterDeck === 0 || hand.length + drawn !== after.encounterHand)
        return action.action === 'place-hunters' ? { dealt: this, why: 'card' } : { dealt: this.#lost() };
      return {
        dealt: this.#with({
          hand: [...hand, ...this.deck.slice(this.deck.length - drawn)], deck: this.deck.slice(0, this.deck.length - drawn),
          // After a combat a deck is shuffled, if it was Dracula's.
          shuffles: after.combat ? null : this.shuffles,
        }),
      };
    }
  }

  const copiesOf = (usual, own = {}) => Object.entries(usual).flatMap(([id, copies]) => Array(own[id] ?? copies).fill(id));

  /// Before the first line; nothing where Dracula draws from the box.
  async function dealt(header, seed) {
    if (header.handling !== 'dealt') return null;
    const { counts: usual, encounterHand } = root.demeterTables.games.fury3e, own = header.counts ?? {}, kept = header.round === 'kept';
    const deck = await shuffled(copiesOf(usual.encounters, own.encounters), seed, 0), top = Math.max(deck.length - encounterHand, 0);
    return new Dealt({
      seed, shuffles: kept ? 2 : 1, deck: deck.slice(0, top), hand: deck.slice(top), fight: null, first: own['combat-hand'] ?? usual['combat-hand'],
      combat: kept ? await shuffled(copiesOf(usual.combat, own.combat), seed, 1) : null,
    });
  }

  root.demeterGames.part('fury3e', { dealt });
})(typeof globalThis === 'undefined' ? this : globalThis);
