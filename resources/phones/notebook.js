// What who holds this phone writes down for himself: pencil marks on places, and a note. It stays on the phone, and nothing here can send anything.
(function (root) {
  'use strict';

  const kinds = ['maybe', 'not'], longest = 4000;

  /// The notes of one game. A browser that keeps nothing has them until the page is closed.
  class Notebook {
    #key = ''; #marks = {}; #text = '';

    constructor(game) {
      this.#key = `demeter-notes:${game}`;
      try {
        const kept = JSON.parse(localStorage.getItem(this.#key)) ?? {};
        for (const [place, { kind, round }] of Object.entries(kept.marks ?? {})) if (kinds.includes(kind)) this.#marks[place] = { kind, round: Number(round) || 0 };
        this.#text = typeof kept.text === 'string' ? kept.text.slice(0, longest) : '';
      } catch {
        // Nothing can be read, or it is none of ours.
      }
    }

    get text() { return this.#text; }
    /// `[{place, kind, round}]`, the newest first.
    get marks() { return Object.entries(this.#marks).map(([place, mark]) => ({ place, ...mark })).reverse(); }
    of(place) { return this.#marks[place] ?? null; }

    /// `kind`: `maybe`, `not`, or nothing.
    mark(place, kind, round) {
      delete this.#marks[place];
      if (kinds.includes(kind)) this.#marks[place] = { kind, round };
      this.#keep();
    }

    write(text) {
      this.#text = text.slice(0, longest);
      this.#keep();
    }

    erase() {
      this.#marks = {};
      this.#text = '';
      this.#keep();
    }

    #keep() {
      try {
        if (this.#text === '' && Object.keys(this.#marks).length === 0) localStorage.removeItem(this.#key);
        else localStorage.setItem(this.#key, JSON.stringify({ marks: this.#marks, text: this.#text }));
      } catch {
        // It is there as long as the page is.
      }
    }
  }

  root.demeterNotebook = { Notebook, kinds, longest };
})(globalThis);
