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

  /// So many shares a list holds.
  const most = 8;

  class Chance {
    #send; #told; #last = Promise.resolve();

    /// `send(object)` says something to the program; `told(round, what)` hears what became of this phone's share: `given`, the decks were
    /// shuffled with it; `missed`, they were shuffled and it had not come; `full`, eight others came first; `left-out`, it was given and the
    /// table used something else; `again`, the table wanted another one for a round, or shuffled otherwise afterwards.
    constructor({ send, told }) {
      this.#send = send;
      this.#told = told;
    }

    // One share a round, for ever: whoever could have a second one would choose between two orders of the decks. So what was promised and
    // given stays on the phone, also when its page is loaded anew or it is put away for the night.

    #kept(game) {
      try {
        const kept = JSON.parse(localStorage.getItem(`demeter-chance:${game}`));
        return new Map(listOf(kept).filter(([round, one]) => Number.isSafeInteger(round) && isHex(one?.share)));
      } catch {
        return new Map();
      }
    }

    #keep(game, kept) {
      try {
        localStorage.setItem(`demeter-chance:${game}`, JSON.stringify([...kept]));
        return true;
      } catch {
        return false; // what it cannot keep it had better not promise
      }
    }

    /// What the program says of the chance of a round. One after the other: what is kept is read before the promise is made, and written afterwards.
    hear(game, frame) {
      return (this.#last = this.#last.catch(() => {}).then(() => this.#hear(game, frame)));
    }

    async #hear(game, { round, open, promised, given }) {
      if (!Number.isSafeInteger(round) || round < 1 || round > 65535 || !root.hashwasm) return;
      const kept = this.#kept(game), list = listOf(promised), listed = list.join(' ');
      const own = kept.get(round), keep = (changed) => this.#keep(game, kept.set(round, { ...kept.get(round), ...changed }));
      const promise = async () => promiseOf(round, kept.get(round).share);
      const again = () => {
        if (!own.again && keep({ again: true })) this.#told(round, 'again');
      };
      if (open) {
        if (own && (own.over !== undefined || (own.saw !== undefined && own.saw !== listed))) return again();
        if (list.length === 0) {
          if (keep(own ?? { share: hexOf(crypto.getRandomValues(new Uint8Array(32))) })) this.#send({ do: 'promise', round, bytes: await promise() });
        } else if (own && list.includes(await promise()) && keep({ saw: listed })) {
          this.#send({ do: 'share', round, bytes: own.share }); // once given it is no secret
        }
        return;
      }
      const used = listOf(given), over = `${listed} ${used.join(' ')}`;
      if (!own) {
        // It was asleep all the while. A phone that has only now come missed nothing.
        if (kept.size > 0 && Math.max(...kept.keys()) < round && keep({ share: hexOf(crypto.getRandomValues(new Uint8Array(32))), over })) this.#told(round, 'missed');
        return;
      }
      if (own.over !== undefined) return own.over !== over && again();
      if (!keep({ over })) return;
      const at = list.indexOf(await promise());
      if (at < 0 && list.length >= most) this.#told(round, 'full');
      else if (own.saw === undefined || used.length === 0) this.#told(round, 'missed'); // it came too late, or words took its place
      else this.#told(round, own.saw === listed && used[at] === own.share ? 'given' : 'left-out');
    }
  }

  root.demeterChance = { Chance, promiseOf };
  if (typeof module !== 'undefined') module.exports = root.demeterChance;
})(typeof globalThis === 'undefined' ? this : globalThis);
