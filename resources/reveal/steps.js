// What can be said of the steps of a game without its rules: everything in its lines is of its kind (kinds.js), Dracula stands where he went and his ways are
// ways of the board, the table is told what was done and shown what it does not know, chance comes in as it may, and what is laid down had been dealt. An
// honest game never fails here; one that holds may still break a rule, which takes the whole rulebook to see. What is the same in every Fury stands here; what
// the lines of a game may say, and what its steps announce, lies in its own folder.
(function (root) {
  'use strict';

  const { Reader, own } = root.demeterKinds;
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const isChance = (action) => action.action === 'promise-shares' || action.action === 'add-chance';

  // --- Where Dracula can go ----------------------------------------------------------------------------------

  /// The roads, sea borders and anchors of a board, those that were put right included.
  class Ways {
    #board; #roads = new Set(); #seas = new Set();

    constructor(board, done) {
      this.#board = board;
      for (const edge of board.roads) this.#roads.add(this.#key(...edge));
      for (const edge of board.seas) this.#seas.add(this.#key(...edge));
      for (const { id, ports } of board.locations) for (const sea of ports) this.#seas.add(this.#key(id, sea));
      for (const { action } of done) if (action.action === 'put-right-edge') this.#putRight(action);
    }

    #key(a, b) {
      return a < b ? `${a} ${b}` : `${b} ${a}`;
    }

    #isSea(id) {
      return this.#board.byId.get(id).kind === 'sea-zone';
    }

    #putRight({ between: [a, b], present }) {
      const edges = this.#isSea(a) || this.#isSea(b) ? this.#seas : this.#roads;
      if (present) edges.add(this.#key(a, b));
      else edges.delete(this.#key(a, b));
    }

    join(a, b) {
      return this.#roads.has(this.#key(a, b)) || this.#seas.has(this.#key(a, b));
    }

    /// Whether one step leads there; as a wolf up to two, the second one by road.
    leads(from, to, wolf) {
      if (this.join(from, to)) return true;
      return wolf && this.#board.locations.some(({ id }) => !this.#isSea(id) && this.join(from, id) && this.#roads.has(this.#key(id, to)));
    }
  }

  /// What is wrong with where he is after something that leaves him where he was. Where that is nobody knows of lines that are not sealed.
  const stays = (from, at) => (from === undefined || at === from ? null : 'place');

  // What the table is told of chance: its arguments, and what stands in its rule.
  const chanceNews = {
    'shares-promised': ({ action, promises }) => action === 'promise-shares' && [[{ number: promises.length }], promises.join(' ')],
    'shares-given': ({ action, shares }) => action === 'add-chance' && shares &&
      [[{ number: shares.filter((share) => share !== null).length }, { number: shares.length }], shares.map((share) => share ?? '-').join(' ')],
    'words-said': ({ action, words }) => action === 'add-chance' && words && [[], words],
  };

  // --- Line by line ------------------------------------------------------------------------------------------

  /// Goes through the lines of a game. A game's `steps` say what `Reader` asks for; `firstRound`; `isPossible(action)`, beside its fields; `goes(action, from,
  /// at, ways, done)`, what is wrong with where he is after an action, if anything is, and what was done before it; `announces`, the announcements that follow
  /// from what was done alone, each with a function from an action to its arguments and its rule, or to nothing; `passesAfter(said)`, how many lines may say
  /// that nothing happens; and `keepsErrors`, whether steps can be entered as errors.
  class Course {
    #game; #board; #header; #reader; #dealt; #passes = 0; #counted = true; #table = null;
    /// What was done, those that were taken back as well until another is taken in their place: each `{action, round, at, line, said, table, noticed, sealed}`, as
    /// it was after it, with `promised` and `added`, when shares and chance came in last, and what is `dealt`.
    #done = []; #position = 0;

    /// `dealt`: what is known of the cards before the first line, if they were dealt.
    constructor(game, header, board, dealt) {
      this.#game = game;
      this.#board = board;
      this.#header = header;
      this.#reader = new Reader(game, board);
      this.#dealt = dealt;
    }

    get #before() {
      return this.#done[this.#position - 1] ?? { at: null, table: null, noticed: 0, promised: null, added: null, dealt: this.#dealt, sealed: true };
    }

    get #hasStarted() {
      const start = this.#done.findIndex(({ action }) => action.action === 'choose-start');
      return start >= 0 && start < this.#position;
    }

    /// What is wrong with the next line, if anything is: `name`, something that there is not on this board or in this game; `round`, not the one that the table
    /// was in; `place`, Dracula does not stand where the step leads; `way`, no way leads there; `told`, the table was told otherwise than it was; `shown`, it was
    /// shown what it knew, or how it did not lie; `jump`, there is no such moment to go to; `pass`, something had to happen; `chance`, at this moment none can come
    /// in; `share`, it is not what was promised; `card`, it was not dealt.
    async take(line) {
      const { open, hidden, sealed } = line, { steps } = this.#game, action = hidden?.action, table = this.#table;
      // What nobody has revealed may be an action or not: from there on nobody knows after which one a line stands.
      this.#counted &&= hidden !== null || !sealed;
      if (action !== undefined && !this.#isAction(action)) return 'name';
      if (sealed && typeof hidden?.at === 'string' && !this.#reader.is('location', hidden.at)) return 'place';
      const round = table?.round ?? (this.#header.format === 'demeter-game/1' ? open.round : steps.firstRound);
      if (open.round !== undefined && open.round !== round) return 'round';
      const why = this.#see(line);
      if (why || !this.#counted) return why;
      const fault = line.to !== undefined ? this.#jump(line, table) : line.idle ? this.#pass(line) : await this.#act(line, table);
      if (fault || !sealed) return fault;
      const figure = this.#table?.figure ?? hidden.at; // where everybody sees him
      return (hidden.at !== null) === this.#hasStarted && figure === hidden.at ? null : 'place';
    }

    /// Errors that stand at the end and that no claim has found.
    unnoticed() {
      if (!this.#game.steps.keepsErrors || !this.#counted) return [];
      const stands = this.#done.slice(0, this.#position), found = new Set(stands.map(({ action }) => action.found?.step));
      const isError = ({ action, table }) => action.action === 'referee-entry' && !action.penalised && (table?.winner ?? 'none') === 'none';
      return stands.filter((one, step) => isError(one) && !found.has(step)).map(({ line }) => line);
    }

    #isAction(action) {
      return this.#reader.action(action) && this.#game.steps.isPossible(action) &&
        (action.action !== 'put-right-ruling' || this.#reader.ruling(action, this.#game.tables.rulings));
    }

    /// What the table sees in a line. What it saw in lines that lie open was never kept from being changed, so nobody goes by it.
    #see({ open: { said, table }, sealed }) {
      const before = this.#table;
      if (table) this.#table = { ...before, ...table };
      if (said !== undefined && !this.#reader.said(said)) return 'told';
      if (table === undefined) return null;
      const isNew = !sealed || before === null || Object.entries(table).every(([field, value]) => !same(before[field], value));
      return this.#reader.table(table, sealed && before === null) && isNew ? null : 'shown';
    }

    #jump({ to, open, hidden, sealed }, table) {
      const was = this.#position, done = this.#done, over = (hidden ?? open).over;
      if (to > done.length || to === was) return 'jump';
      const first = Math.min(to, was), between = done.slice(first, Math.max(to, was));
      if (over !== (between.length === 1 ? between[0].action.action : 'jump')) return 'jump';
      this.#position = to;
      const then = this.#before;
      if (!sealed) return null;
      if (to === 0 ? hidden.at !== null : then.at !== undefined && then.at !== hidden.at) return 'place';
      if (!between.every((one) => one.sealed)) return null;
      if (!between.some(({ noticed }) => noticed)) return Object.keys(open).length === 1 ? null : 'told';
      const again = to > was ? between.flatMap(({ said }) => said) : [];
      if (open.way !== (to > was ? 'again' : 'back') || !same(open.said ?? [], again)) return 'told';
      return to === 0 || table === null || same(this.#table, then.table) ? null : 'shown';
    }

    #pass({ open, hidden, sealed }) {
      if (Object.keys(open).length > 1 || this.#passes === 0) return 'pass';
      this.#passes--;
      const { at } = this.#before;
      return !sealed || at === undefined || at === hidden.at ? null : 'place';
    }

    async #act({ open, hidden, sealed, number }, table) {
      const { steps } = this.#game, { action } = hidden, { round, table: shown } = open, at = sealed ? hidden.at : undefined, said = open.said ?? [];
      if (open.way !== undefined) return 'told';
      const noticed = open.said !== undefined || shown !== undefined, from = this.#before.at;
      const moment = { ...this.#before, action, round, at, line: number, said, table: this.#table, noticed, sealed };
      this.#done.length = this.#position;
      const why = this.#went(action, at, from) ?? (await this.#stirred(moment, table)) ??
        (sealed ? this.#wrongNews(action, said, table) ?? (await this.#follow(moment, table ?? {})) : null);
      if (why) return why;
      this.#passes += steps.passesAfter(said);
      this.#position = this.#done.push(moment);
      return null;
    }

    #went(action, at, from) {
      if (at === undefined) return null;
      if (isChance(action)) return stays(from, at);
      const ways = () => (this.#board ? new Ways(this.#board, this.#done) : { leads: () => true });
      return this.#game.steps.goes(action, from, at, ways, this.#done);
    }

    /// Chance comes in once a round, and shares are promised once before it (core/journal/record_format.md, section 7).
    async #stirred(moment, table) {
      const { action, round } = moment;
      if (!isChance(action)) return null;
      const open = this.#header.chance === 'each-round' && round > 0 && (table?.winner ?? 'none') === 'none' && moment.added !== round &&
        this.#hasStarted;
      const promises = moment.promised?.round === round ? moment.promised.promises : null;
      if (!open || (action.action === 'promise-shares' && promises)) return 'chance';
      if (action.action === 'promise-shares') {
        moment.promised = { round, promises: action.promises };
        return null;
      }
      const shares = action.shares ?? [];
      if (!action.words && !shares.some((share) => share !== null)) return 'chance';
      const wanted = promises?.length ?? 0, named = shares.length > 0 || this.#namesAllShares;
      if (shares.length !== (named ? wanted : 0)) return 'share';
      for (const [i, share] of shares.entries())
        if (share !== null && (await root.demeterProof.sharePromise(round, share)) !== promises[i]) return 'share';
      moment.added = round;
      moment.dealt = await moment.dealt?.stirred(shares.map((share, i) => share ?? promises[i]), action.words ?? '');
      return null;
    }

    /// Whether words alone are none where shares were promised: so reads the ruling that asks for chance before draws.
    get #namesAllShares() {
      const right = this.#done.findLast(({ action }) => action.action === 'put-right-ruling' && action.ruling === 'chanceWhen')?.action.reading;
      return (right ?? this.#header.rulings.chanceWhen) === 'before-draws';
    }

    /// Whatever follows from what was done alone is told, and nothing of the kind that does not; and whoever has won is told with it.
    #wrongNews(action, said, table) {
      const { steps, tables } = this.#game, news = { ...chanceNews, ...steps.announces };
      const expected = Object.entries(news).flatMap(([what, of]) => {
        const [args, rule = ''] = of(action, tables) || [];
        return args ? [{ what, arguments: args, rule }] : [];
      });
      if (!same(said.filter(({ what }) => own(news, what)), expected)) return 'told';
      if (said.some(({ what }) => what === 'hunter-overruled') !== Object.hasOwn(action, 'overruled')) return 'told';
      const winner = this.#table?.winner ?? 'none', before = table?.winner ?? 'none';
      const won = winner === before || winner === 'none' ? [] : [winner === 'dracula' ? 'dracula-wins' : 'hunters-win'];
      return same(said.map(({ what }) => what).filter((what) => what === 'dracula-wins' || what === 'hunters-win'), won) ? null : 'told';
    }

    async #follow(moment, table) {
      if (!moment.dealt) return null;
      const { dealt, why = null } = await moment.dealt.after(moment.action, table, moment.table ?? {}, moment.said);
      moment.dealt = dealt;
      return why;
    }
  }

  /// What was dealt, as far as this browser can tell: without WebAssembly it has no hashes for it.
  async function dealtIn(game, header, hidden) {
    try {
      const seed = await root.demeterProof.seedOf(header, hidden);
      return seed && (await game.dealt(header, seed));
    } catch {
      return null;
    }
  }

  /// What does not hold in the lines of a game, as far as it can be seen without its rules: the first line of which something does not, and `error`, steps that
  /// were entered as such and that nobody has noticed. Without a board anything may be on it.
  async function check(game, header, lines, board) {
    const course = new Course(game, header, board, await dealtIn(game, header, lines[0].hidden));
    for (const line of lines.slice(1)) {
      const why = await course.take(line);
      if (why) return [{ what: 'false-step', line: line.number, why }];
    }
    return course.unnoticed().map((line) => ({ what: 'false-step', line, why: 'error' }));
  }

  root.demeterSteps = { check, stays, Ways };
  if (typeof module !== 'undefined') module.exports = root.demeterSteps;
})(typeof globalThis === 'undefined' ? this : globalThis);
