// The Encounter tokens of the second edition that were dealt (core/fury2e/record/public_parts.md), as far as they can be followed without the rules: as long as
// the numbers that the table sees say that they came from the reserve and went down from the hand, or that one went back whose kind everybody saw.
(function (root) {
  'use strict';

  // What they do to the tokens only the rules know.
  const unclear = new Set(['draw-encounter', 'choose-encounters', 'choose-lying', 'play-on-hunter']);
  const unclearEdits = new Set(['encounter', 'card', 'hunter']);

  /// The reserve after a mixing, whatever the order in which its tokens lay.
  async function mixed(tokens, seed, index) {
    const kinds = Object.keys(root.demeterTables.games.fury2e.reserve), lying = [...tokens].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
    return (await root.demeterProof.shuffle(seed, index, lying.length)).map((at) => lying[at]);
  }

  /// What is known at a moment: `reserve`, `hand` and `mixings`, null where they can't be followed any more.
  class Dealt {
    constructor(known) {
      Object.assign(this, known);
    }

    #with(known) {
      return new Dealt({ ...this, ...known });
    }

    #lost() {
      return this.#with({ reserve: null, hand: null });
    }

    async #mixed(back = []) {
      return this.#with({ reserve: await mixed([...this.reserve, ...back], this.seed, this.mixings), mixings: this.mixings + 1 });
    }

    async stirred(shares, words) {
      const stirred = this.#with({ seed: await root.demeterProof.stirred(this.seed, shares, words) });
      return this.reserve === null ? stirred : stirred.#mixed();
    }

    async after(action, before, after, said) {
      if (this.reserve === null) return { dealt: this };
      const edit = action.edit && Object.keys(action.edit)[0];
      if (unclear.has(action.action) || unclearEdits.has(edit)) return { dealt: this.#lost() };
      const hand = [...this.hand], laid = action.action === 'place-encounter' ? action.encounter : undefined;
      if (laid !== undefined && !hand.includes(laid)) return { dealt: this, why: 'card' };
      if (laid !== undefined) hand.splice(hand.indexOf(laid), 1);
      const drawn = after.encounterHand - hand.length, kept = this.reserve.length - drawn;
      const came = said.filter(({ what }) => what === 'encounter-gone').map(({ arguments: [{ encounter }] }) => encounter);
      const unseen = action.action === 'activate-encounter' || said.some(({ what }) => what === 'encounters-discarded');
      if (!(drawn >= 0) || unseen || came.length > 1 || (drawn > 0 && came.length > 0) || after.reserve !== kept + came.length)
        return action.action === 'place-hunters' ? { dealt: this, why: 'card' } : { dealt: this.#lost() };
      const dealt = this.#with({ hand: [...hand, ...this.reserve.slice(kept).reverse()], reserve: this.reserve.slice(0, kept) });
      return { dealt: came.length > 0 ? await dealt.#mixed(came) : dealt };
    }
  }

  /// Before the first line; nothing where Dracula draws from the box.
  async function dealt(header, seed) {
    if (header.handling !== 'dealt') return null;
    const tokens = Object.entries(root.demeterTables.games.fury2e.reserve).flatMap(([kind, copies]) => Array(copies).fill(kind));
    return new Dealt({ seed, mixings: 1, hand: [], reserve: await mixed(tokens, seed, 0) });
  }

  root.demeterGames.part('fury2e', { dealt });
})(typeof globalThis === 'undefined' ? this : globalThis);
