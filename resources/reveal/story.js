// The story of a game: what every line did and what the table was told in it, in words. Made from the checked lines and the tables of the page
// alone. The sentences are the program's; `tr` finds their translations. Here stands what every Fury has; those of a game lie in its own folder.
(function (root) {
  'use strict';

  const tables = root.demeterTables;
  const names = root.demeterNames;
  const { inForms, filled, plainForms } = names;
  const unknown = '?';
  const hunterIds = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const listOf = (value) => (Array.isArray(value) ? value : []);
  const textOf = (value) => (typeof value === 'string' ? value : unknown);
  const numberOf = (value) => (Number.isInteger(value) ? String(value) : unknown);

  /// Which form of a sentence goes with a number.
  const isFew = (n) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20);
  const pluralOf = {
    pl: (n) => (n === 1 ? 0 : isFew(n) ? 1 : 2),
    ru: (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : isFew(n) ? 1 : 2),
  };

  /// The first argument of a kind, as its value; nothing if there is none.
  const firstOf = (said, kind) => said.find((argument) => Object.hasOwn(argument, kind))?.[kind];
  const kindOf = (argument) => Object.keys(argument)[0];

  /// Details behind a name: `name (detail, detail)`.
  const withDetails = (name, details) => (details.length === 0 ? name : `${name} (${details.join(', ')})`);

  function withinSentence(text, name) {
    return text && (!name || !text.startsWith(name)) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  }

  /// Without spaces at its ends and with one in place of several.
  const simplified = (text) => text.replace(/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g, ' ').replace(/^ | $/g, '');

  // More of the same person is said in a string of its own.
  const mostInOneString = 90;

  /// The sentences of one language about a game on one board. A game's own says `action(action)`, `subjectOf(happening)`, `together(said, n)`,
  /// `again(happening, subject)`, `happening(happening, again)` and `cardKinds`, as app/text/told.h and its sentences do; and what is shuffled when
  /// chance comes in, with `sharesGiven(given)`, `sharesMissing(given, promised)` and `wordsSaid(words)`.
  class Voice {
    /// `game`: the name of its part in `demeterGames`.
    constructor(game, language, board) {
      this.game = tables.games[game];
      this.language = language;
      this.board = board;
    }

    // --- Words

    /// A sentence in this language; the program's `tr`. What tells two equal ones apart comes second, what decides between its forms third.
    tr = (text, comment, n) => {
      const found = this.game.sentences[this.language]?.[comment ? `${text}\u0004${comment}` : text];
      const form = Array.isArray(found) ? found[(pluralOf[this.language] ?? ((one) => (one === 1 ? 0 : 1)))(n)] : found;
      const sentence = form || text;
      return n === undefined ? sentence : sentence.replaceAll('%n', numberOf(n));
    };

    term(key) {
      return names.term(this.language, key);
    }

    label(key) {
      return names.label(this.language, key);
    }

    place(id) {
      return this.board.byId.has(id) ? names.location(this.language, id, 'name', this.board) : unknown;
    }

    hunter(id) {
      return hunterIds.includes(id) ? this.label(id) : unknown;
    }

    hunters(ids) {
      return hunterIds.filter((id) => listOf(ids).includes(id)).map((id) => this.hunter(id)).join(', ');
    }

    /// Several hunters as one name.
    hunterForms(ids) {
      return this.listed(hunterIds.filter((id) => ids.includes(id)).map((id) => names.hunterNames(this.language, id)));
    }

    listed(forms) {
      const tr = this.tr;
      return names.joined(forms, tr('%1 and %2'));
    }

    card(kind, id) {
      return names.card(this.game.cards, this.language, kind, id);
    }

    cardForms(name) {
      const tr = this.tr;
      return plainForms(filled(tr('%1', 'a card'), [name]));
    }

    roadblock(road) {
      const [a, b] = listOf(road?.between);
      return `${this.place(a)} – ${this.place(b)} (${this.term(road?.on === 'rail' ? 'railway' : 'road')})`;
    }

    ruling(field) {
      const found = this.game.rulings.find((one) => one.field === field);
      return found ? this.sentence(found.title) : unknown;
    }

    reading(field, name) {
      const found = this.game.rulings.find((one) => one.field === field);
      return found?.readings.includes(name) ? this.sentence(this.game.readings[name]) : unknown;
    }

    /// A sentence by its key in the table.
    sentence(key) {
      return this.tr(...key.split('\u0004'));
    }

    /// An argument of what is said with the forms that sentences need.
    formsOf(said, again) {
      return said.map((argument) => (again && Object.hasOwn(argument, 'hunter') ? again : this.forms(argument)));
    }

    // --- What the table was told

    /// Everything that is said, sentence by sentence. Whoever has just been named is not named again, and is spoken of in the same string.
    told(happenings) {
      const said = listOf(happenings).map((one) => ({ what: one?.what, said: listOf(one?.arguments).filter(isObject), rule: textOf(one?.rule) }));
      const spoken = [];
      let last = null;
      for (let n = 0; n < said.length; n++) {
        const subject = this.subjectOf(said[n]), both = this.together(said, n);
        if (both) {
          spoken.push(both.sentence);
          last = subject;
          n += both.count - 1;
          continue;
        }
        const again = subject !== null && subject === last ? this.again(said[n], subject) : '';
        // A string of its own would not say who it is, once those before it have had to make room.
        if (again && spoken.at(-1).length + again.length < mostInOneString) spoken[spoken.length - 1] += ` ${again}`;
        else spoken.push(this.happening(said[n]));
        last = subject;
      }
      return spoken;
    }

    /// The same with what a correction says.
    publicStep({ said, way }, action = null) {
      const tr = this.tr;
      const before = way === 'back' ? [tr('The table takes something back.'), tr('All lies again as it is shown.')]
        : way === 'again' ? [tr('The table does it again.')] : [];
      return [...before, ...this.told(action ? this.heard(said, action) : said)];
    }

    /// What the table hears of an action: what is kept of it, and what it can tell from both.
    heard(said) {
      return said;
    }

    /// In place of the subject of the sentence before, a hunter: nothing where the language needs no pronoun.
    pronounOf(hunter) {
      const tr = this.tr, pronoun = inForms(tr('%1{he|she}'), [names.hunterNames(this.language, hunter)]);
      return { ...plainForms(pronoun.charAt(0).toLowerCase() + pronoun.slice(1)), woman: names.isWoman(hunter) };
    }

    chanceNews({ what, said, rule }) {
      const tr = this.tr, number = (at) => (Number.isInteger(said[at]?.number) ? said[at].number : 0);
      switch (what) {
        case 'shares-promised':
          return number(0) === 1 ? tr('One phone promises a share for the shuffle of this round.') : tr('%n phones promise a share for the shuffle of this round.', '', number(0));
        case 'shares-given': return number(0) === number(1) ? this.sharesGiven(number(0)) : this.sharesMissing(number(0), number(1));
        default: return this.wordsSaid(rule);
      }
    }

    // --- A line

    /// What a line did; `over` is the one action over which it goes back or forward, if it is one.
    done({ kind, action, over, back }) {
      const words = root.demeterWords[this.language].lineDone;
      switch (kind) {
        case 'action': return this.action(action);
        case 'pass': return words.pass;
        case 'over': return (back ? words.back : words.again)(this.action(over));
        case 'jump': return back ? words.severalBack : words.severalAgain;
        default: return '';
      }
    }
  }

  /// What each line did, by its number: an action, passing, going over one action or several. Nothing of the header and of what is sealed.
  function deedsOf(lines) {
    const deeds = new Map(), done = [];
    let position = 0;
    for (const line of lines) {
      if (line.number === 1 || !isObject(line.open) || line.why) continue;
      if (line.idle) {
        deeds.set(line.number, { kind: 'pass' });
      } else if (line.to !== undefined) {
        const to = Math.min(line.to, done.length), back = to < position;
        const over = Math.abs(to - position) === 1 ? done[Math.min(to, position)] : undefined;
        deeds.set(line.number, over ? { kind: 'over', over, back } : { kind: 'jump', back });
        position = to;
      } else {
        const action = isObject(line.hidden?.action) ? line.hidden.action : null;
        done.length = position++;
        done.push(action);
        if (action) deeds.set(line.number, { kind: 'action', action });
      }
    }
    return deeds;
  }

  /// The story of checked lines of a game on a board: what a line did and what was said in it, in every language.
  class Story {
    #deeds; #sentences = new Map(); #game; #board;

    constructor(game, lines, board) {
      this.#game = game;
      this.#deeds = deedsOf(lines);
      this.#board = board;
    }

    #in(language) {
      if (!this.#sentences.has(language)) this.#sentences.set(language, new this.#game.Sentences(language, this.#board));
      return this.#sentences.get(language);
    }

    /// What a line did; empty if nobody knows.
    done(line, language) {
      const deed = this.#deeds.get(line.number);
      return deed ? this.#in(language).done(deed) : '';
    }

    /// What the table was told in a line, sentence by sentence.
    said(line, language) {
      return line.number > 1 && isObject(line.open) && !line.why ? this.#in(language).publicStep(line.open, this.#deeds.get(line.number)?.action) : [];
    }

    /// An action in words.
    action(action, language) {
      return this.#in(language).action(action);
    }
  }

  root.demeterStory = { Story, Voice, hunterIds, unknown, isObject, listOf, textOf, numberOf, firstOf, kindOf, withDetails, withinSentence, simplified };
  if (typeof module !== 'undefined') module.exports = root.demeterStory;
})(typeof globalThis === 'undefined' ? this : globalThis);
