// Whether a revealed game is the one whose codes this phone kept: makes the heads of its lines anew, and looks for those of the codes in
// them. Written from core/journal/record_format.md, whose sections are named below.
(function (root) {
  'use strict';

  const utf8 = new TextEncoder();
  const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const isHash = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

  /// The text of a QR code (section 8), taken apart; null if it is none.
  function readQr(text) {
    const parts = /^DEMETER:3:([0-9A-F]{32}):(DEAL|0|[1-9][0-9]{0,4}):([0-9A-F]{64})$/.exec(String(text));
    return parts && { game: parts[1].toLowerCase(), round: parts[2] === 'DEAL' ? null : Number(parts[2]), head: parts[3].toLowerCase() };
  }

  function bigEndian(number) {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
    return bytes;
  }

  /// The chain of a game, line by line. Nothing but its last head is kept, and the heads that the table was shown.
  class Chain {
    #sha256; #head = new Uint8Array(32); #lines = 0; #game = null; #promise = null; #shown = new Set(); #round = null; #over = false;

    constructor(sha256) {
      this.#sha256 = sha256;
    }

    get lines() {
      return this.#lines;
    }

    /// False if it is no line.
    take(line) {
      if (!isObject(line) || typeof line.public !== 'string' || (isHash(line.commitment) ? line.hidden !== undefined : typeof line.hidden !== 'string')) return false;
      let open;
      try {
        open = JSON.parse(line.public);
      } catch {
        return false;
      }
      if (!isObject(open)) return false;
      const sealed = line.hidden === undefined, text = utf8.encode(line.public), begin = [this.#head, bigEndian(this.#lines), bigEndian(text.length), text];
      let parts;
      if (sealed) { // section 4
        parts = [utf8.encode('demeter-head/2\0'), ...begin, bytesOf(line.commitment)];
      } else { // section 10
        const hidden = utf8.encode(line.hidden);
        parts = [utf8.encode('demeter-head/1\0'), ...begin, bigEndian(hidden.length), hidden, utf8.encode('null')];
      }
      this.#sha256.init();
      for (const part of parts) this.#sha256.update(part);
      this.#head = this.#sha256.digest('binary');
      if (this.#lines === 0) [this.#game, this.#promise] = [open.game, open.promise];
      this.#lines += 1;
      this.#show(open, sealed);
      return true;
    }

    /// Which heads are those of rounds (section 8).
    #show(open, sealed) {
      const { table } = open;
      if (!isObject(table)) return;
      const before = this.#round, wasOver = this.#over;
      if (Number.isInteger(table.round)) this.#round = table.round;
      if (table.winner !== undefined) this.#over = table.winner !== 'none';
      this.#round ??= 0;
      if (before === null || !sealed || open.way === 'back') return;
      const round = this.#round > before ? before : this.#over && !wasOver ? this.#round : null;
      if (round !== null) this.#shown.add(`${round} ${Array.from(this.#head, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
    }

    /// Whether a code is one of this chain.
    fits({ game, round, head }) {
      return game === this.#game && (round === null ? head === this.#promise : this.#shown.has(`${round} ${head}`));
    }
  }

  /// Asks the program for the lines of the revealed game and holds the codes against them; nobody presses anything for it.
  class Confirmation {
    #send; #done; #chain = null; #last = 0; #asked = 0; #queue = Promise.resolve();

    /// `send(object)` says something to the program. `done(chain)` gets the whole chain, or null if none can be made of what came.
    constructor({ send, done }) {
      this.#send = send;
      this.#done = done;
    }

    /// How many lines a second at most are asked for: the program takes no more.
    static pause = 80;

    begin(lines) {
      this.#last = lines;
      this.#queue = this.#queue.then(async () => {
        this.#chain = null;
        try {
          if (Number.isSafeInteger(lines) && lines > 0) this.#chain = new Chain(await root.hashwasm.createSHA256());
        } catch {
          // Here nothing can be computed.
        }
        if (this.#chain) this.#ask();
        else this.#done(null);
      });
    }

    #ask() {
      const from = this.#chain.lines, wait = Math.max(0, this.#asked + Confirmation.pause - Date.now());
      this.#asked = Date.now() + wait;
      setTimeout(() => this.#send({ do: 'lines', from }), wait);
    }

    hear({ from, lines }) {
      this.#queue = this.#queue.then(() => {
        if (!this.#chain || from !== this.#chain.lines || !Array.isArray(lines)) return;
        const whole = lines.length > 0 && lines.every((line) => this.#chain.take(line)) && this.#chain.lines <= this.#last;
        if (whole && this.#chain.lines < this.#last) return void this.#ask();
        const chain = whole ? this.#chain : null;
        this.#chain = null;
        this.#done(chain);
      });
    }
  }

  /// The codes of a list that fit to a chain, and the rounds of the others; the deal is null.
  function compare(chain, codes) {
    const read = codes.map((code) => readQr(code.qr)).filter(Boolean).sort((a, b) => (a.round ?? -1) - (b.round ?? -1));
    return { saw: read.length, broken: read.filter((qr) => !chain || !chain.fits(qr)).map((qr) => qr.round) };
  }

  root.demeterConfirm = { Chain, Confirmation, compare, readQr };
  if (typeof module !== 'undefined') module.exports = root.demeterConfirm;
})(typeof globalThis === 'undefined' ? this : globalThis);
