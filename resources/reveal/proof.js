// The second verifier: recomputes the chain, the deal and the spoken codes of a revealed game. Written from
// core/journal/record_format.md alone, whose sections are named below. Knows nothing of the page.
(function (root) {
  'use strict';

  const hashwasm = root.hashwasm;
  const utf8 = new TextEncoder();
  const zeroHead = '0'.repeat(64);

  // --- Bytes -------------------------------------------------------------------------------------------------

  function bytesOf(hex) {
    const bytes = new Uint8Array(hex.length / 2);
    for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.substr(2 * i, 2), 16);
    return bytes;
  }

  function hexOf(bytes) {
    let hex = '';
    for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
    return hex;
  }

  function bigEndian(number, size) {
    const bytes = new Uint8Array(size);
    for (let i = size - 1, rest = BigInt(number); i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 255n);
    return bytes;
  }

  const number = (value) => bigEndian(value, 8);
  const tag = (text) => utf8.encode(text + '\0');

  function join(...parts) {
    const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  // --- Hashes ------------------------------------------------------------------------------------------------

  // A hasher that is made once answers at once, so that thousands of lines take no longer than their bytes do.
  // Where WebAssembly is switched off the browser's own SHA-256 still proves the chain, if not the codes.
  async function makeSha256() {
    try {
      const hasher = await hashwasm.createSHA256();
      return (bytes) => hasher.init().update(bytes).digest('hex');
    } catch {
      return async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    }
  }

  let sha256Maker = null;
  async function sha256(...parts) {
    sha256Maker ??= makeSha256();
    return (await sha256Maker)(join(...parts));
  }

  let blake2bMaker = null;
  async function blake2b(...parts) {
    blake2bMaker ??= hashwasm.createBLAKE2b(256);
    return (await blake2bMaker).init().update(join(...parts)).digest('hex');
  }

  function chacha20Block(key, nonce, counter) {
    const start = new Uint32Array(16);
    start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    start.set(key, 4);
    start[12] = counter;
    start.set(nonce, 13);
    const s = start.slice();
    const mix = (x, a, turn) => {
      const mixed = s[x] ^ s[a];
      s[x] = (mixed << turn) | (mixed >>> (32 - turn));
    };
    const quarter = (a, b, c, d) => {
      s[a] += s[b]; mix(d, a, 16);
      s[c] += s[d]; mix(b, c, 12);
      s[a] += s[b]; mix(d, a, 8);
      s[c] += s[d]; mix(b, c, 7);
    };
    for (let round = 0; round < 10; round++) {
      quarter(0, 4, 8, 12); quarter(1, 5, 9, 13); quarter(2, 6, 10, 14); quarter(3, 7, 11, 15);
      quarter(0, 5, 10, 15); quarter(1, 6, 11, 12); quarter(2, 7, 8, 13); quarter(3, 4, 9, 14);
    }
    return s.map((word, i) => word + start[i]);
  }

  function littleEndianWords(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
  }

  // --- Sections 4, 6, 7 and 9: what is hashed ----------------------------------------------------------------

  function commitment(game, sequence, nonce, hidden) {
    const bytes = utf8.encode(hidden);
    return sha256(tag('demeter-commitment/1'), bytesOf(game), number(sequence), bytesOf(nonce), number(bytes.length), bytes);
  }

  function head(previous, sequence, publicText, committed) {
    const bytes = utf8.encode(publicText);
    return sha256(tag('demeter-head/2'), bytesOf(previous), number(sequence), number(bytes.length), bytes, bytesOf(committed));
  }

  function openHead(previous, sequence, publicText, hidden) {
    const open = utf8.encode(publicText), secret = utf8.encode(hidden);
    return sha256(tag('demeter-head/1'), bytesOf(previous), number(sequence), number(open.length), open,
      number(secret.length), secret, utf8.encode('null'));
  }

  function promise(game, secret) {
    return sha256(tag('demeter-promise/1'), bytesOf(game), bytesOf(secret));
  }

  /// Of a share of chance that is given in a round (section 7).
  function sharePromise(round, share) {
    return sha256(tag('demeter-share/1'), number(round), bytesOf(share));
  }

  function seed(game, secret, words) {
    return blake2b(tag('demeter-deal/1'), bytesOf(game), bytesOf(secret), utf8.encode(words));
  }

  /// The seed of a game by its first line, both parts of it; nothing where the hidden part says none.
  async function seedOf({ game, promise: promised, words = '' }, hidden) {
    const told = promised === undefined ? hidden?.seed : hidden?.secret;
    return isHex(told, 64) ? promised === undefined ? told : seed(game, told, words) : null;
  }

  /// The seed that comes of more chance: `shares` in the order of their promises, a promise where one was kept back (section 7).
  function stirred(seedHex, shares, words) {
    return blake2b(tag('demeter-chance/1'), bytesOf(seedHex), Uint8Array.of(shares.length), ...shares.map(bytesOf), utf8.encode(words));
  }

  async function shuffle(seedHex, index, count) {
    const key = littleEndianWords(bytesOf(await blake2b(utf8.encode('demeter-shuffle/1'), bytesOf(seedHex), bigEndian(index, 2))));
    const nonce = littleEndianWords(utf8.encode('LibsodiumDRG'));
    let block = [], counter = 0;
    const next = () => {
      if (block.length === 0) block = Array.from(chacha20Block(key, nonce, counter++));
      return block.shift();
    };
    const cards = Array.from({ length: count }, (_, card) => card);
    for (let left = count; left >= 2; left--) {
      const limit = 2 ** 32 - (2 ** 32 % left);
      let word = next();
      while (word >= limit) word = next();
      const at = word % left;
      [cards[left - 1], cards[at]] = [cards[at], cards[left - 1]];
    }
    return cards;
  }

  // Slow on purpose: never made twice for the same head and words.
  const madeCodes = new Map();
  function code(game, headHex, words, digits = 12) {
    const key = `${game} ${headHex} ${words} ${digits}`;
    if (!madeCodes.has(key)) {
      const made = makeCode(game, headHex, words, digits);
      madeCodes.set(key, made);
      // A device that had no memory for it now may have some later.
      made.catch(() => madeCodes.delete(key));
    }
    return madeCodes.get(key);
  }

  async function makeCode(game, headHex, words, digits) {
    const salt = bytesOf(await sha256(tag('demeter-code/1'), bytesOf(game))).subarray(0, 16);
    const bytes = await hashwasm.argon2id({
      password: join(bytesOf(headHex), utf8.encode(words)), salt, iterations: 2, memorySize: 65536, parallelism: 1,
      hashLength: 16, outputType: 'binary',
    });
    const first = bytes.subarray(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    return (first % 10n ** BigInt(digits)).toString().padStart(digits, '0').match(/.{3}/g).join(' ');
  }

  // --- Sections 2, 3 and 8: the form of a line ---------------------------------------------------------------

  const isHex = (text, digits) => typeof text === 'string' && text.length === digits && /^[0-9a-f]*$/.test(text);
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
  // Half a surrogate pair would be hashed as U+FFFD: two texts with one hash.
  const isWhole = (text) => !/[\ud800-\udfff]/u.test(text);

  /// The same of every text and key in a value: written as an escape, half a pair is not to be seen in the JSON text.
  function isWholeThroughout(value) {
    if (typeof value === 'string') return isWhole(value);
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(([key, one]) => isWhole(key) && isWholeThroughout(one));
  }

  /// The value of a JSON text that is written in the one way that is allowed; else nothing.
  function canonical(text) {
    if (typeof text !== 'string' || !isWhole(text)) return undefined;
    try {
      const value = JSON.parse(text);
      return JSON.stringify(value) === text && isWholeThroughout(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /// Whether the fields of an object are some of `names`, in that order, with all of `needed` among them.
  function hasFields(object, names, needed = names) {
    let last = -1;
    for (const key of Object.keys(object)) {
      const at = names.indexOf(key);
      if (at <= last) return false;
      last = at;
    }
    return needed.every((name) => Object.hasOwn(object, name));
  }

  const lineFields = ['public', 'hidden', 'nonce', 'commitment', 'head'];

  // The forms of a game: whether all of its lines are sealed, how many digits a code has, and the fields of its header, in their order; `?` marks one that
  // may be missing.
  const words = (text) => text.split(' ');
  const thirdEdition = 'format game started board cards printing rulings handling players round? counts?', dealt = 'promise? words?';
  const secondEdition = 'format game started board rulings handling players chance?';
  const forms = {
    'demeter-game/1': { sealed: false, digits: 12, fields: thirdEdition },
    'demeter-game/2': { sealed: false, digits: 12, fields: thirdEdition },
    'demeter-game/3': { sealed: true, digits: 12, fields: `${thirdEdition} ${dealt}` },
    'demeter-game/4': { sealed: true, digits: 15, fields: `${thirdEdition} chance? boardHash? cardsHash? version? ${dealt}` },
    'demeter-game/5': { sealed: true, digits: 15, fields: `${secondEdition} boardHash? version? ${dealt}` },
    'demeter-game/6': { sealed: true, digits: 15, fields: `${thirdEdition} chance? boardHash boardFile cardsHash version ${dealt}` },
    'demeter-game/7': { sealed: true, digits: 15, fields: `${secondEdition} boardHash boardFile version ${dealt}` },
  };
  const formOf = (format) => (typeof format === 'string' && Object.hasOwn(forms, format) ? forms[format] : null);
  /// Whether all lines of a game of this form are sealed.
  const isSealedForm = (format) => formOf(format)?.sealed === true;
  const codeDigits = (format) => formOf(format)?.digits ?? 15;

  const isDigit = (code) => code >= 0x30 && code <= 0x39;
  const isCyrillic = (code) => code >= 0x430 && code <= 0x45f;

  function isLatin(code) {
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0xff && code !== 0xf7)) return true;
    // From U+0100 on capitals and small letters alternate, but not always in the same order. No two engines shall differ in it.
    const odd = code % 2 === 1;
    return (code >= 0x100 && code <= 0x137 && odd) || code === 0x138 || (code >= 0x139 && code <= 0x148 && !odd) ||
      (code >= 0x14a && code <= 0x177 && odd) || code === 0x17a || code === 0x17c || code === 0x17e;
  }

  /// Whether the hunters' words can belong to a deal: nothing, or words of digits and small letters with one space between them, the
  /// letters all Latin or all Cyrillic. Words that look alike would else be as many deals to choose from.
  function isWords(text) {
    if (typeof text !== 'string') return false;
    if (text === '') return true;
    const codes = Array.from(text, (character) => character.codePointAt(0));
    if (codes.length > 80 || text.split(' ').includes('')) return false;
    const letters = codes.filter((code) => code !== 0x20 && !isDigit(code));
    return letters.every(isLatin) || letters.every(isCyrillic);
  }

  const hasControl = (text) => /[\u0000-\u001f\u007f-\u009f]/.test(text);

  const isPlain = (value) => typeof value === 'string' && !hasControl(value);
  const isTextual = (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string');
  const oneOf = (...values) => (value) => values.includes(value);
  /// All four, in the order of their turns.
  const hunters = words('lord-godalming dr-seward van-helsing mina-harker');
  const fieldKinds = {
    format: (value) => formOf(value) !== null, game: (value) => isHex(value, 32), started: isPlain, board: isPlain, cards: isPlain,
    printing: oneOf('recommended', 'es', 'pl', 'ru'), rulings: isTextual, handling: oneOf('dealt', 'drawn-from-box'),
    players: (value) => isTextual(value) && Object.keys(value).join() === hunters.join(), round: oneOf('kept'),
    counts: isObject, chance: oneOf('each-round'), boardHash: (value) => isHex(value, 64), cardsHash: (value) => isHex(value, 64),
    boardFile: (value) => typeof value === 'string',
    version: (value) => isPlain(value) && value !== '', promise: (value) => isHex(value, 64), words: isWords,
  };

  /// Before anything else is told of a header: whether a text in it could steer a screen. A file has lines, and a name may once have been pasted.
  const isPlainThroughout = (header) => Object.entries(header).every(([field, value]) => field === 'boardFile' || typeof value !== 'string' || isPlain(value));

  /// The hash that the name of a board file says; nothing for any other name.
  const hashInName = (name) => /^board-([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? null;

  async function isHeader(header) {
    const form = isObject(header) && formOf(header.format);
    if (!form) return false;
    const fields = words(form.fields), named = hashInName(header.board), { boardHash, boardFile } = header;
    return hasFields(header, fields.map((field) => field.replace('?', '')), fields.filter((field) => !field.endsWith('?'))) &&
      Object.entries(header).every(([name, value]) => fieldKinds[name](value)) && (header.chance === undefined || header.handling === 'dealt') &&
      (header.promise === undefined) === (header.words === undefined) && (!named || boardHash === undefined || named === boardHash) &&
      (boardFile === undefined || (named !== null && (await sha256(utf8.encode(boardFile))) === named));
  }

  function isPublicPart(open, sealed, format) {
    if (!isObject(open)) return false;
    // Version 0.1 wrote of an action in which round it was done, and no more.
    if (!sealed && format === 'demeter-game/1' && Object.keys(open).length > 1) return false;
    const goesOver = !sealed && Object.hasOwn(open, 'to');
    return hasFields(open, [goesOver ? 'to' : 'round', 'said', 'way', 'table'], [goesOver ? 'to' : 'round']) &&
      isCount(goesOver ? open.to : open.round) &&
      (open.said === undefined || (Array.isArray(open.said) && open.said.length > 0)) &&
      (open.way === undefined || ((goesOver || sealed) && (open.way === 'back' || open.way === 'again'))) &&
      (open.table === undefined || (isObject(open.table) && Object.keys(open.table).length > 0)) &&
      (open.table?.round === undefined || isCount(open.table.round));
  }

  function isHiddenPart(hidden, open, sealed) {
    if (!isObject(hidden)) return false;
    if (!sealed)
      return Object.hasOwn(open, 'to') ? hasFields(hidden, ['over']) && typeof hidden.over === 'string'
        : hasFields(hidden, ['action']) && isObject(hidden.action);
    if (hidden.at !== null && typeof hidden.at !== 'string') return false;
    if (Object.hasOwn(hidden, 'to')) return hasFields(hidden, ['to', 'over', 'at']) && isCount(hidden.to) && typeof hidden.over === 'string';
    if (Object.hasOwn(hidden, 'pass')) return hasFields(hidden, ['pass', 'at']) && hidden.pass === true;
    return hasFields(hidden, ['action', 'at']) && isObject(hidden.action) && (open.way === undefined);
  }

  /// Lines of version 0.1 that go over actions: the name stands in the public part.
  function isOldWay(open, hiddenText) {
    return isObject(open) && hasFields(open, ['to', 'over']) && isCount(open.to) && typeof open.over === 'string' &&
      hiddenText === 'null';
  }

  /// Travel changes line ends, and long lines of a letter are broken anywhere; no text of a reveal has any, JSON has them written as \n.
  const withoutLineEnds = (text) => text.replace(/[\r\n]/g, '');

  /// The lines of a reveal, not yet looked into; nothing if it is no reveal file.
  function readReveal(text) {
    const bare = withoutLineEnds(text);
    let reveal;
    try {
      reveal = JSON.parse(bare);
    } catch {
      return undefined;
    }
    if (!isObject(reveal) || !hasFields(reveal, ['format', 'lines']) || reveal.format !== 'demeter-reveal/1' ||
        !Array.isArray(reveal.lines))
      return undefined;
    // Written anew it has to be the same: a field that stands there twice would vanish.
    return bare === JSON.stringify(reveal) ? reveal.lines : undefined;
  }

  /// One line of a reveal with its texts read; `why` says what is wrong with its form.
  function readLine(line, sequence) {
    if (!isObject(line) || !hasFields(line, lineFields)) return { number: sequence + 1, why: 'form' };
    const sealed = line.commitment !== null;
    const read = {
      number: sequence + 1, sealed, publicText: line.public, hiddenText: line.hidden, nonce: line.nonce, commitment: line.commitment,
      head: line.head, open: canonical(line.public), hidden: line.hidden === null ? null : canonical(line.hidden),
    };
    const formed = typeof line.public === 'string' && isHex(line.head, 64) &&
      (sealed ? isHex(line.commitment, 64) && (line.hidden === null ? line.nonce === null : isHex(line.nonce, 64))
        : line.nonce === null && line.hidden !== null) &&
      (line.hidden === null || (typeof line.hidden === 'string' && read.hidden !== undefined));
    read.why = !formed || read.open === undefined || (sequence === 0 && !isHex(read.open?.game, 32)) ? (sequence === 0 ? 'header' : 'form') : null;
    if (!read.why && sequence > 0) {
      // Where a line goes to that goes back or forward; nobody knows it of one that is not revealed.
      read.to = (sealed ? read.hidden : read.open)?.to;
      read.idle = sealed && read.hidden?.pass === true;
    }
    return read;
  }

  async function headerFault({ open, hidden, sealed }, isOfGame) {
    // What kind of an object it is concerns the deal: see `checkDeal`.
    return (await isHeader(open)) && sealed === isSealedForm(open.format) && (hidden === null || isObject(hidden)) && isOfGame(open) ? null : 'header';
  }

  /// What is wrong with what a line says, as far as its form tells.
  function lineFault({ open, hidden, sealed, hiddenText }, format) {
    if (!sealed && isSealedForm(format)) return 'open-line';
    if (!sealed && format === 'demeter-game/1' && isOldWay(open, hiddenText)) return null;
    return isPublicPart(open, sealed, format) && ((hidden === null && sealed) || isHiddenPart(hidden, open, sealed)) ? null : 'form';
  }

  // --- The check ---------------------------------------------------------------------------------------------

  /// Which heads the table was shown (section 7), and whether the game is over, as the lines go by.
  class Witnesses {
    list = [];
    #round = null;
    #over = false;
    #any = false;

    get over() {
      return this.#over;
    }

    see(line) {
      const table = line.open.table;
      if (!table) return;
      const before = this.#round, wasOver = this.#over, first = !this.#any;
      this.#any = true;
      if (table.round !== undefined) this.#round = table.round;
      if (table.winner !== undefined) this.#over = table.winner !== 'none';
      // The head of a line that is not sealed was never shown, nor that of the first that the table sees anything in.
      if (!line.sealed || first || line.open.way === 'back') return;
      const add = (round) => this.list.push({ round, line: line.number, head: line.head });
      if (before !== null && this.#round > before) add(before);
      else if (this.#over && !wasOver && this.#round !== null) add(this.#round);
    }
  }

  async function headFault(line, sequence, previous, game) {
    if (!line.sealed) return (await openHead(previous, sequence, line.publicText, line.hiddenText)) === line.head ? null : 'head';
    if (line.nonce !== null && (await commitment(game, sequence, line.nonce, line.hiddenText)) !== line.commitment) return 'commitment';
    return (await head(previous, sequence, line.publicText, line.commitment)) === line.head ? null : 'head';
  }

  async function checkDeal({ open: header, hidden }) {
    const holds = (name) => hasFields(hidden, [name]) && isHex(hidden[name], 64);
    const kept = hidden === null ||
      (header.promise ? holds('secret') && (await promise(header.game, hidden.secret)) === header.promise : holds('seed'));
    if (!kept) return [{ what: 'deal-not-from-seed', line: 1 }];
    // Without words of the hunters it is the program's secret alone that makes the deal, promised or not.
    return header.promise && header.words !== '' ? [] : [{ what: 'deal-not-promised', line: 1 }];
  }

  const qrForm = /^DEMETER:3:([0-9A-F]{32}):(DEAL|0|[1-9][0-9]*):([0-9A-F]{64})$/;

  /// What a QR code says; nothing if it is not one of ours.
  function readQr(text) {
    const parts = qrForm.exec(text.trim());
    return parts && { game: parts[1].toLowerCase(), round: parts[2] === 'DEAL' ? null : Number(parts[2]), head: parts[3].toLowerCase() };
  }

  /// All texts of QR codes in a text, such as a list that a phone kept.
  function readQrs(text) {
    return (text.toUpperCase().match(/DEMETER:3:[0-9A-F]{32}:(?:DEAL|[0-9]+):[0-9A-F]{64}/g) ?? []).filter((one) => readQr(one));
  }

  /// The digits of a spoken code without the space between them, 12 or 15; nothing if it is none.
  function readCode(text) {
    const digits = text.replace(/\s/g, '');
    return /^(?:[0-9]{12}|[0-9]{15})$/.test(digits) ? digits : null;
  }

  // Of a round that was gone through again and again so many of its heads are tried, the newest first: each code takes its time.
  const mostHeadsOfARound = 24;
  // So many codes of other rounds are made to find the one that a code belongs to.
  const mostHeadsOfOthers = 96;

  /// How noted digits differ from those that were shown, if that is how people misread and mistype: one `digit`, two that are `exchanged`, neighbours or
  /// groups, or several of one `group`; and the groups to be looked at again, counted from 0. Nothing for any other difference.
  function slipBetween(noted, shown) {
    if (noted.length !== shown.length || noted === shown) return null;
    const wrong = [...noted].flatMap((digit, i) => (digit === shown[i] ? [] : [i]));
    const groups = [...new Set(wrong.map((i) => Math.floor(i / 3)))], [first, last] = [wrong[0], wrong.at(-1)];
    if (wrong.length === 1) return { slip: 'digit', groups };
    if (wrong.length === 2 && last === first + 1 && noted[first] === shown[last] && noted[last] === shown[first]) return { slip: 'exchanged', groups };
    if (groups.length === 1) return { slip: 'group', groups };
    const group = (code, n) => code.slice(3 * n, 3 * n + 3);
    if (groups.length === 2 && group(noted, groups[0]) === group(shown, groups[1]) && group(noted, groups[1]) === group(shown, groups[0]))
      return { slip: 'exchanged', groups };
    return null;
  }

  /// What became of a note. `fits`: true, false, or null if nobody can tell; `why` not: `form`, `unreached`, the chain breaks before it; `game`, it is of
  /// another one; `round`, no code of that round was shown; `untried`, too many were; `length`, the codes of this game have `digits`; `similar`, there is a
  /// `slip`; `elsewhere`, it was shown in another `line` as the code of the round `shownIn`; `other`.
  async function checkNote(note, header, witnesses, whole, { elsewhere, breathe }) {
    const qr = note.qr === undefined ? null : readQr(note.qr);
    const noted = note.qr === undefined ? readCode(String(note.code)) : null;
    if (!qr && !noted) return { fits: false, why: 'form' };
    if (!header) return { fits: null, why: 'unreached' };
    if (qr && qr.game !== header.game) return { fits: false, why: 'game' };
    const round = qr ? qr.round : note.round, digits = codeDigits(header.format), deal = { round: null, line: 0, head: header.promise };
    const newest = [...witnesses].reverse(), deals = header.promise ? [deal] : [];
    const own = round === null ? deals : newest.filter((one) => one.round === round);
    const madeOf = async (one) => {
      await breathe();
      return (await code(header.game, one.head, one.round === null ? '' : header.words ?? '', digits)).replaceAll(' ', '');
    };
    // Of one round gone through twice the later head vouches for more.
    const tried = qr ? own : own.slice(0, mostHeadsOfARound);
    if (noted && noted.length !== digits) return { fits: false, why: 'length', digits, round };
    let similar = null;
    for (const one of tried) {
      const made = noted && (await madeOf(one));
      if (qr ? one.head === qr.head : made === noted) return { fits: true, line: one.line, round };
      if (noted) similar ??= slipBetween(noted, made);
    }
    if (similar) return { fits: false, why: 'similar', round, ...similar };
    if (elsewhere) {
      const others = [...(round === null ? [] : deals), ...newest.filter((one) => one.round !== round)];
      for (const one of qr ? others : others.slice(0, mostHeadsOfOthers))
        if (qr ? one.head === qr.head : (await madeOf(one)) === noted) return { fits: false, why: 'elsewhere', round, line: one.line, shownIn: one.round };
    }
    if (tried.length < own.length) return { fits: null, why: 'untried', round, tried: tried.length, shown: own.length };
    if (own.length > 0) return { fits: false, why: 'other', round };
    return whole || round === null ? { fits: false, why: 'round', round } : { fits: null, why: 'unreached', round };
  }

  /// Checks everything that a reveal can prove. `beforeNote(index)` is awaited before each note, which may take a while, and `breathe()` before each code that
  /// is made for it; `elsewhere`: whether one that does not fit is looked for in other rounds. `unknownIn(header)`: what nobody here knows of it, a name or null:
  /// then its lines are looked at for their chain alone; `isOfGame(header)`: whether its fields are what those of its game may be.
  async function check(revealText, notes = [], {
    beforeNote = () => {}, breathe = () => {}, elsewhere = true, unknownIn = () => null, isOfGame = () => true,
  } = {}) {
    const objections = [], lines = [], witnesses = new Witnesses();
    const broken = (line, why) => objections.push({ what: 'broken-chain', line, why });
    const raw = readReveal(revealText);
    if (!raw) broken(null, 'form');
    else if (raw.length === 0) broken(1, 'header');

    let header = null, unknown = null, previous = zeroHead, sealedBefore = false, whole = objections.length === 0, held = 0;
    const stillSealed = [], neverSealed = [];
    for (const [sequence, one] of (raw ?? []).entries()) {
      const line = readLine(one, sequence);
      lines.push(line);
      if (!whole) continue;
      let why = line.why ?? (sealedBefore && !line.sealed ? 'open-line' : await headFault(line, sequence, previous, lines[0].open.game));
      if (!why && sequence === 0) {
        why = await headerFault(line, isOfGame);
        unknown = isPlainThroughout(line.open) ? unknownIn(line.open, why === null) : null;
        if (!why) header = line.open;
        if (unknown !== null) why = null;
      } else if (!why && unknown === null) {
        why = lineFault(line, header.format);
      }
      if (why) {
        line.why ??= why;
        whole = false;
        broken(line.number, why);
        continue;
      }
      held++;
      previous = line.head;
      sealedBefore ||= line.sealed;
      if (!line.sealed) neverSealed.push(line.number);
      else if (line.hidden === null) stillSealed.push(line.number);
      if (sequence > 0) witnesses.see(line);
      else if (header) objections.push(...(await checkDeal(line)));
    }
    if (whole && unknown !== null) objections.push({ what: 'unknown', line: 1, name: unknown });
    if (stillSealed.length > 0) objections.push({ what: 'not-revealed', line: stillSealed[0], count: stillSealed.length });
    if (whole && neverSealed.length > 0) objections.push({ what: 'not-sealed', line: neverSealed[0], count: neverSealed.length });

    const results = [];
    let vouched = 0;
    for (const [index, note] of notes.entries()) {
      await beforeNote(index);
      let result;
      try {
        result = await checkNote(note, header, witnesses.list, whole, { elsewhere, breathe });
      } catch {
        result = { fits: null, why: 'device' };
      }
      results.push(result);
      if (result.fits) vouched = Math.max(vouched, result.line);
      const what = { device: 'code-not-made', untried: 'code-not-tried' }[result.why] ?? 'code-mismatch';
      if (!result.fits && result.why !== 'unreached') objections.push({ what, note: index, why: result.why });
    }
    return { objections, witnesses: witnesses.list, vouched, held, whole, over: witnesses.over, lines, header, notes: results };
  }

  const demeterProof = {
    sha256Of: (text) => sha256(utf8.encode(text)), commitment, head, openHead, promise, sharePromise, seed, seedOf, stirred, shuffle, code, check, hashInName,
    isWholeThroughout, readQr, readQrs, readCode, isWords, slipBetween, codeDigits, withoutLineEnds,
  };
  root.demeterProof = demeterProof;
  if (typeof module !== 'undefined') module.exports = demeterProof;
})(typeof globalThis === 'undefined' ? this : globalThis);
