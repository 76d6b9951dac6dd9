// What can be read: the topics of the book, and every card's page. Both come from the program; which card something names is found in the words that stand
// there, or that a screen reader says in their place, as the program's own screens find it.
(function (root) {
  'use strict';

  const { listOf, draw, isObject } = demeterMap;
  const holdMilliseconds = 500, dragPixels = 10, typingMilliseconds = 80, mostFoundCards = 6;
  /// Such as `strona` for `Stróna`: for names that the page looks through itself.
  const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
  const plain = (text) => text.replaceAll('\u00ad', '').replace(/\s/g, ' ');
  const isLetter = (one) => one !== undefined && /[\p{L}\p{N}]/u.test(one);

  /// The names that are looked for, the longest first: within a longer name a shorter one does not count.
  const namesOf = (cards) => cards.map(({ id, name }) => ({ id, name: plain(name) })).filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);

  /// The ids of the cards that a text names, in its order, each once. A name of several words counts whatever its capitals are, one of a single word only
  /// as it is printed: otherwise every "hide" were a card.
  function named(names, text) {
    const said = plain(text), small = said.toLowerCase(), taken = new Array(said.length).fill(false), found = [];
    for (const { id, name } of names) {
      const [where, what] = name.includes(' ') && small.length === said.length ? [small, name.toLowerCase()] : [said, name];
      for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
        const end = at + what.length;
        if (taken[at] || isLetter(said[at - 1]) || isLetter(said[end])) continue;
        taken.fill(true, at, end);
        found.push([at, id]);
      }
    }
    return [...new Set(found.sort((a, b) => a[0] - b[0]).map(([, id]) => id))];
  }

  class Reader {
    #page; #topics = new Map(); #cards = new Map(); #names = [];
    /// The way to the topic that is read, which is the last; `from`: the view that it was opened from.
    #way = []; #from = ''; #typed = ''; #number = 0; #found = null; #typing = 0;
    #hold = 0; #held = null; #swallow = false; #drawn = '';

    /// `page`: what the page has besides: `make`, `icon`, `words()`, `send(object)`, `isLive()`, `go(view)`, `view()`, `sheet(title, body)`,
    /// `closeSheet()`, `topic()` of what is asked now.
    constructor(page) {
      this.#page = page;
      this.book = null;
      const $ = (id) => document.getElementById(id);
      this.field = $('book-search');
      this.body = $('book-body');
      this.field.addEventListener('input', () => this.#type(this.field.value));
      this.field.addEventListener('keydown', (event) => {
        const first = event.key === 'Enter' || event.key === 'ArrowDown' ? this.body.querySelector('button') : null;
        if (!first) return;
        event.preventDefault();
        if (event.key === 'Enter') first.click();
        else first.focus();
      });
      $('book-clear').addEventListener('click', () => {
        this.field.value = '';
        this.#type('');
        this.field.focus();
      });
      $('book-back').addEventListener('click', () => this.back());
      this.#listen();
    }

    /// The sign of the book that is here.
    get sign() { return typeof this.book?.sign === 'string' ? this.book.sign : ''; }

    take(book) {
      this.book = book;
      this.#topics = new Map(listOf(book.chapters).flatMap((chapter) => listOf(chapter.topics)).map((topic) => [topic.id, topic]));
      this.#cards = new Map(listOf(book.cards).map((card) => [card.id, card]));
      this.#names = namesOf([...this.#cards.values()]);
      this.#way = this.#way.filter((id) => this.#topics.has(id));
      this.#drawn = '';
      this.show();
    }

    /// The connection is there again: what was looked for without one is looked for now.
    live() {
      if (this.#typed.trim() && this.#found === null) this.#ask();
      else if (this.#page.view() === 'book') this.show();
    }

    topic(id) { return this.#topics.get(id); }

    // --- The book -------------------------------------------------------------------------------------------

    /// At this topic; from there the way back leads to where it was opened.
    open(id, from = this.#page.view()) {
      if (!this.#topics.has(id)) return;
      if (from !== 'book') [this.#way, this.#from] = [[], from];
      if (this.#way.at(-1) !== id) this.#way.push(id);
      this.field.value = this.#typed = '';
      this.#page.go('book');
      this.show();
      document.getElementById('book').scrollTop = document.getElementById('main').scrollTop = 0;
      this.body.querySelector('h2')?.focus({ preventScroll: true });
    }

    /// The tab was pressed: as it was left; pressed again, the beginning.
    begin() {
      this.#from = '';
      if (this.#page.view() === 'book') {
        this.#way = [];
        this.field.value = '';
        this.#type('');
      }
      this.show();
    }

    get canGoBack() { return Boolean(this.#typed || this.#way.length > 0 || this.#from); }

    back() {
      if (this.#typed) {
        this.field.value = '';
        this.#type('');
      } else {
        this.#way.pop();
        if (this.#way.length === 0 && this.#from) {
          const from = this.#from;
          this.#from = '';
          this.#page.go(from);
          return;
        }
      }
      this.show();
      document.getElementById('book').scrollTop = document.getElementById('main').scrollTop = 0;
      // The button may have gone with it.
      if (!this.canGoBack) this.field.focus({ preventScroll: true });
    }

    #type(text) {
      this.#typed = text.slice(0, 200);
      this.#found = null;
      clearTimeout(this.#typing);
      this.#typing = setTimeout(() => this.#ask(), typingMilliseconds);
      this.show();
    }

    #ask() {
      if (this.#typed.trim()) this.#page.send({ do: 'find', words: this.#typed, number: ++this.#number });
    }

    found(frame) {
      if (frame.number !== this.#number || !this.#typed.trim()) return;
      this.#found = frame;
      this.show();
    }

    /// Drawn anew only where something else is to be read.
    show() {
      const { words, isLive, topic } = this.#page, typed = this.#typed.trim();
      document.getElementById('book-back').hidden = !this.canGoBack;
      document.getElementById('book-clear').hidden = this.field.value === '';
      const now = typed === '' && this.#way.length === 0 ? topic() : '';
      const drawn = JSON.stringify([words().language, this.sign, typed, this.#way.at(-1), this.#found, now, this.book || isLive()]);
      if (drawn === this.#drawn) return;
      // What was found before stays until there is something new, or nothing.
      if (typed && this.#found === null && isLive() && this.body.classList.contains('found') && this.book) return;
      this.#drawn = drawn;
      this.body.classList.toggle('found', typed !== '');
      const parts = !this.book || this.book.fault ? [this.#hint(this.book?.fault || words().noBook)] : typed ? this.#foundParts(typed) : this.#way.length > 0 ? this.#topicParts() : this.#homeParts(now);
      this.body.replaceChildren(...parts.flat().filter(Boolean));
    }

    #hint(text) { return this.#page.make('p', { class: 'mute none' }, text); }

    #row(name, picture, act, more = {}) {
      const { make, icon } = this.#page;
      return make('li', {}, make('button', { type: 'button', class: 'row', onclick: act, ...more }, picture && icon(picture), make('span', {}, name), icon('arrow-right', 'on')));
    }

    #topicRow(id, more = {}) {
      const topic = this.#topics.get(id);
      return topic && this.#row(topic.title, '', () => this.open(id), { 'data-topic': id, ...more });
    }

    #cardRow(card) { return this.#row(card.name, card.icon, () => this.read([card.id]), { 'data-card': card.id, 'aria-haspopup': 'dialog' }); }

    /// The chapters with their topics, and all cards.
    #homeParts(now) {
      const { make, words } = this.#page;
      const part = (title, rows) => make('details', {}, make('summary', {}, title), make('ul', { class: 'rows' }, rows));
      const kinds = Object.entries(words().kinds).map(([kind, word]) => [word, listOf(this.book.cards).filter((card) => card.kind === kind)]).filter(([, cards]) => cards.length > 0);
      return [
        this.#topics.has(now) && [make('h3', {}, words().now), make('ul', { class: 'rows' }, this.#topicRow(now, { class: 'row now' }))],
        make('h3', {}, words().topics),
        listOf(this.book.chapters).map((chapter) => part(chapter.title, listOf(chapter.topics).map(({ id }) => this.#topicRow(id)))),
        kinds.length > 0 && [make('h3', {}, words().cards), this.#hint(words().holdHint)],
        kinds.map(([word, cards]) => part(word, cards.map((card) => this.#cardRow(card)))),
      ].flat();
    }

    #foundParts(typed) {
      const { make, words, isLive } = this.#page, begun = folded(plain(typed));
      const cards = [...this.#cards.values()].filter(({ name }) => ` ${folded(plain(name))}`.replace(/[«»"“”„'’(-]/g, ' ').includes(` ${begun}`)).slice(0, mostFoundCards);
      const rows = (ids) => make('ul', { class: 'rows' }, listOf(ids).map((id) => this.#topicRow(id)));
      const all = listOf(this.#found?.all), some = listOf(this.#found?.some);
      return [
        !this.#found && !isLive() && this.#hint(words().noSearch),
        all.length > 0 && rows(all),
        cards.length > 0 && [make('h3', {}, words().cards), make('ul', { class: 'rows' }, cards.map((card) => this.#cardRow(card)))],
        some.length > 0 && [make('h3', {}, words().someWords), rows(some)],
        this.#found && all.length + some.length + cards.length === 0 && this.#hint(words().nothingFits),
      ].flat();
    }

    /// Numbers stand out, as on the cards.
    #prose(text) {
      return String(text).split(/(?<![\p{L}\p{N}_-])(\d+)(?![\p{L}\p{N}_-])/u).map((part, i) => (i % 2 === 1 ? this.#page.make('b', {}, part) : part));
    }

    #topicParts() {
      const { make, icon, words } = this.#page, topic = this.#topics.get(this.#way.at(-1)), parts = [];
      const drawing = typeof topic.diagram === 'string' ? document.getElementById(`d-${topic.diagram}`) : null;
      listOf(topic.text).forEach((paragraph, i) => {
        if (!Array.isArray(paragraph)) parts.push(make('p', {}, this.#prose(paragraph)));
        else if (parts.at(-1)?.tagName === 'UL') parts.at(-1).append(make('li', {}, this.#prose(paragraph[0])));
        else parts.push(make('ul', { class: 'points' }, make('li', {}, this.#prose(paragraph[0]))));
        // After what it is about has been said.
        if (i === 0 && drawing)
          parts.push(draw('svg', { class: 'diagram', role: 'img', 'aria-label': topic.shows ?? '', viewBox: drawing.getAttribute('viewBox') }, draw('use', { href: `#${drawing.id}` })));
      });
      return [
        make('h2', { tabindex: '-1' }, topic.title), ...parts,
        make('p', { class: 'mute printed' }, icon('book'), make('span', {}, this.book.printed === false ? words().unprinted : words().printed(topic.title, topic.page))),
        ...this.#readings(topic.readings),
        listOf(topic.see).length > 0 && make('h3', {}, words().seeAlso), make('ul', { class: 'rows' }, listOf(topic.see).map((id) => this.#topicRow(id))),
      ];
    }

    #readings(fields) {
      const { make, icon, words } = this.#page;
      const known = listOf(fields).map((field) => (isObject(this.book.readings) ? this.book.readings[field] : null)).filter(Array.isArray);
      return known.length === 0 ? [] : [make('h3', {}, words().thisGame), make('ul', { class: 'readings' }, known.map(([point, way]) =>
        make('li', {}, icon('check'), make('p', {}, make('b', {}, point), ` ${way}`))))];
    }

    // --- Cards ----------------------------------------------------------------------------------------------

    /// The ids of the cards that a text names.
    in(text) { return named(this.#names, text); }

    static #wordsOf(element) {
      const words = [], walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) words.push(node.data);
      for (const each of [element, ...element.querySelectorAll('[aria-label], [aria-description]')]) words.push(each.getAttribute('aria-label') ?? '', each.getAttribute('aria-description') ?? '');
      return words.join('\n');
    }

    /// What is named where the finger is: on a button, in a paragraph, or in what these are a part of, but not in a whole view.
    at(element) {
      for (let one = element?.closest?.('button, summary, p, h1, h2, h3, dt, dd, li'); one; one = one.parentElement?.closest('li')) {
        const ids = this.in(Reader.#wordsOf(one));
        if (ids.length > 0) return ids;
      }
      return [];
    }

    /// All that are named in sight: what lies on top covers the rest.
    inSight() {
      const top = ['sheet', 'moment', 'main'].map((id) => document.getElementById(id)).find((one) => !one.hidden);
      const spoken = [...top.querySelectorAll('[aria-label]')].filter((one) => one.checkVisibility?.() ?? true).map((one) => one.getAttribute('aria-label'));
      return this.in([top.innerText, ...spoken].join('\n'));
    }

    /// The page of the first; the others can be turned to.
    read(ids) {
      const { make, icon, words, sheet, closeSheet } = this.#page, card = this.#cards.get(ids[0]);
      if (!card) return false;
      const topics = listOf(card.topics).filter((id) => this.#topics.has(id)), others = ids.filter((id) => id !== card.id && this.#cards.has(id));
      sheet(card.name,
        make('div', { class: 'card-head' }, make('span', { class: 'ring' }, icon(card.icon)), make('p', { class: 'mute' }, card.facts)),
        make('dl', { class: 'card-parts' }, listOf(card.parts).map(([heading, text]) => make('div', {}, make('dt', {}, heading), make('dd', {}, this.#prose(text))))),
        listOf(card.readings).length > 0 && make('section', {}, this.#readings(card.readings)),
        topics.length > 0 && make('section', {}, make('h3', {}, words().inRules), make('ul', { class: 'rows' }, topics.map((id) => this.#row(this.#topics.get(id).title, '', () => {
          closeSheet();
          this.open(id);
        }, { 'data-topic': id })))),
        others.length > 0 && make('section', {}, make('h3', {}, words().otherCards), make('ul', { class: 'rows' }, others.map((id) => {
          const other = this.#cards.get(id);
          return this.#row(other.name, other.icon, () => this.read([id, ...ids.filter((one) => one !== id)]), { 'data-card': id });
        }))));
      return true;
    }

    /// Whatever these words name.
    readWords(text) { return this.read(this.in(text)); }

    // --- Held, or asked about with a key ----------------------------------------------------------------------

    #listen() {
      const stop = () => {
        clearTimeout(this.#hold);
        document.body.classList.remove('reading');
      };
      addEventListener('pointerdown', (event) => {
        stop();
        this.#swallow = false;
        this.#held = null;
        if (event.button !== 0 || !event.isPrimary) return;
        const ids = this.at(event.target);
        if (ids.length === 0) return;
        this.#held = { x: event.clientX, y: event.clientY };
        // Nothing is selected by a finger that rests.
        document.body.classList.add('reading');
        this.#hold = setTimeout(() => this.#readHeld(ids), holdMilliseconds);
      }, true);
      addEventListener('pointermove', (event) => {
        if (this.#held && Math.hypot(event.clientX - this.#held.x, event.clientY - this.#held.y) > dragPixels) stop();
      }, true);
      for (const name of ['pointerup', 'pointercancel', 'blur']) addEventListener(name, stop, true);
      addEventListener('scroll', stop, true);
      // What was held is not pressed when the finger goes.
      addEventListener('click', (event) => {
        if (!this.#swallow || event.detail === 0) return;
        this.#swallow = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
      addEventListener('contextmenu', (event) => {
        if (this.#swallow) return void event.preventDefault();
        if (event.target.closest?.('input')) return;
        const ids = this.at(event.target);
        if (ids.length === 0) return;
        event.preventDefault();
        stop();
        // Of a finger it comes while it is still down.
        this.#swallow = event.pointerType === 'touch';
        this.read(ids);
      });
      addEventListener('keydown', (event) => {
        if (event.key !== 'F1') return;
        event.preventDefault();
        if (!event.shiftKey) return void this.open(this.#page.topic());
        const here = this.at(document.activeElement);
        this.read(here.length > 0 ? here : this.inSight());
      });
    }

    /// The finger that is down now presses nothing when it goes.
    swallow() { this.#swallow = true; }

    #readHeld(ids) {
      document.body.classList.remove('reading');
      this.#swallow = this.read(ids);
      if (this.#swallow) navigator.vibrate?.(10);
    }
  }

  root.demeterBook = { Reader, namesOf, named };
})(typeof globalThis === 'undefined' ? this : globalThis);
