// The phone's part in the chance of every round: bytes that nobody else knows, promised before anybody gives his, and looked for afterwards
// in what the table says was given.
(function (root) {
  'use strict';

  const tag = new TextEncoder().encode('demeter-share/1\0');
  const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const isHex = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
  const listOf = (list) => (Array.isArray(list) ? list : []);

  /// The promise of a share (core/journal/record_format.md, section 7).
  async function promiseOf(round, share) {
    const hasher = await root.hashwasm.createSHA256();
    const bytes = new Uint8Array(tag.length + 8 + 32);
    bytes.set(tag);
    new DataView(bytes.buffer).setBigUint64(tag.length, BigInt(round));
    bytes.set(bytesOf(share), tag.length + 8);
    return hasher.init().update(bytes).digest('hex');
  }

  class Chance {
    #send; #told;

    /// `send(object)` says something to the program; `told(round, what)` hears what became of this phone's share: `given`, the decks were
    /// shuffled with it; `missed`, they were shuffled and it had not come; `left-out`, it was given and the table used something else.
    constructor({ send, told }) {
      this.#send = send;
      this.#told = told;
    }

    // A page that is loaded anew still has what it promised; a phone that is put away for the night has forgotten it.

    #kept(game) {
      try {
        const kept = JSON.parse(sessionStorage.getItem(`demeter-chance:${game}`));
        return kept && isHex(kept.share) ? kept : {};
      } catch {
        return {};
      }
    }

    #keep(game, kept) {
      try {
        sessionStorage.setItem(`demeter-chance:${game}`, JSON.stringify(kept));
        return true;
      } catch {
        return false; // what it cannot keep it had better not promise
      }
    }

    /// What the program says of the chance of a round.
    async hear(game, { round, open, promised, given }) {
      if (!Number.isSafeInteger(round) || round < 1 || !root.hashwasm) return;
      let kept = this.#kept(game);
      const list = listOf(promised);
      if (open && list.length === 0) {
        if (kept.round !== round || kept.saw) kept = { round, share: hexOf(crypto.getRandomValues(new Uint8Array(32))) };
        if (this.#keep(game, kept)) this.#send({ do: 'promise', round, bytes: await promiseOf(round, kept.share) });
        return;
      }
      // It was asleep all the while. A phone that has only now come missed nothing.
      if (!open && kept.round < round && kept.missed !== round && this.#keep(game, { ...kept, missed: round })) this.#told(round, 'missed');
      if (kept.round !== round) return;
      const own = await promiseOf(round, kept.share), at = list.indexOf(own);
      if (open) {
        // Once given it is no secret: it is given for one list of promises, and for no other one.
        if (at < 0 || (kept.saw && kept.saw !== list.join(' '))) return;
        if (this.#keep(game, { ...kept, saw: list.join(' ') })) this.#send({ do: 'share', round, bytes: kept.share });
      } else if (!kept.over) {
        this.#keep(game, { ...kept, over: true });
        const used = listOf(given);
        if (!kept.saw || used.length === 0) this.#told(round, 'missed'); // it came too late, or words took its place
        else this.#told(round, kept.saw === list.join(' ') && used[at] === kept.share ? 'given' : 'left-out');
      }
    }
  }

  root.demeterChance = { Chance, promiseOf };
  if (typeof module !== 'undefined') module.exports = root.demeterChance;
})(typeof globalThis === 'undefined' ? this : globalThis);
