// The hunt in words: its title, what is told of a beat, and its ending. What is the same in every Fury stands here; a game's own `Teller` goes on from it.
(function (root) {
  'use strict';

  const { hunterIds } = demeterMap;
  const { placeNames, hunterNames, inForms, joined } = demeterNames;

  /// Dates as each language says them: English ones in the British order, as the months of the rest.
  const localeOf = (language) => (language === 'en' ? 'en-GB' : language);

  const small = (text) => text.charAt(0).toLowerCase() + text.slice(1);

  /// A game's own says `told(beat, index)`, `why(end)`, `rows`, `decided` and `shares`.
  class Teller {
    /// `hunt` of `demeterBeats.huntOf`, the `header` of its record, and the `board` that it was played on.
    constructor(language, hunt, header, board) {
      this.language = language;
      this.hunt = hunt;
      this.header = header;
      this.board = board;
      this.words = demeterHuntWords[language];
    }

    at(place) {
      return placeNames(this.language, place, this.board);
    }

    who(hunter) {
      return hunterNames(this.language, hunter);
    }

    say(sentence, ...names) {
      return inForms(sentence, names);
    }

    dated(options) {
      const date = new Date(this.header?.started);
      return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(localeOf(this.language), options).format(date);
    }

    /// Of the day on which it was played.
    get title() {
      const date = this.dated({ day: 'numeric', month: 'long' });
      // The day is not torn off its month.
      return date ? this.words.titleOf(date.replaceAll(' ', '\u00a0')) : this.words.title;
    }

    get date() {
      return this.dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }) ?? '';
    }

    get players() {
      const names = hunterIds.map((id) => this.header?.players?.[id]).filter((name) => typeof name === 'string' && name.trim() !== '').map((name) => name.trim());
      if (names.length === 0) return this.words.nobody;
      const list = new Intl.ListFormat(localeOf(this.language), { type: 'conjunction' }).format(new Set(names));
      return this.words.against.replace('%1', () => list);
    }

    roundOf(beat) {
      return this.words.round(Math.max(beat.round, 1), Math.max(this.hunt.rounds, 1));
    }

    hunter(id) {
      return this.say('%1', this.who(id));
    }

    hunters(ids) {
      return joined(ids.map((id) => this.who(id)), this.words.and);
    }

    /// Where Dracula went in a beat.
    way(index) {
      const beat = this.hunt.beats[index], here = this.at(beat.place);
      if (index === 0) return this.say(this.words.began, here);
      return beat.moved ? this.say(this.words.goes, this.at(this.hunt.beats[index - 1].place), here) : this.say(this.words.stays, here);
    }

    /// How the game stands at the end of a beat, in signs and numbers: `{icon, name, text}` each, with neither sign nor name where the text is enough.
    stateOf() {
      return [];
    }

    /// What else is told of it, what matters most first: `{icon, text}`, and `knew` where the table knew. A game says `told(beat)`, what was done.
    more(index) {
      const beat = this.hunt.beats[index], words = this.words, told = this.told(beat, index);
      const near = beat.near && { icon: 'near', text: this.say(words.near[beat.near.by], this.who(beat.near.hunter)) };
      const once = (lines) => lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);
      if (!this.hunt.told) return told.length > 0 ? once(told) : [{ icon: 'eye-closed', text: words.unknown }];
      if (beat.seen !== null) return once([{ icon: 'eye', text: words.seen, knew: true }, ...told]);
      const trace = { icon: 'eye-closed', text: beat.trace ? this.say(words.trace, this.at(beat.trace.place)) : words.noTrace };
      return once([...(near ? [near] : []), trace, ...told]);
    }

    // --- The ending

    /// Who has won, or that it does not stand there, and why: `{side, hunters, title, why}`. `broken`: the line from which on the record does not hold.
    verdict(broken) {
      const { winner, end, rounds, told } = this.hunt, words = this.words;
      if (broken) return { side: null, hunters: [], title: words.breaks(broken), why: words.breaksWhy };
      if (winner === 'none' || !end) {
        if (!told && this.hunt.beats.every((beat) => beat.seen === null)) return { side: null, hunters: [], title: words.older, why: words.olderWhy };
        return { side: null, hunters: [], title: words.stops(rounds), why: words.stopsWhy };
      }
      return { side: winner, hunters: winner === 'hunters' ? end.hunters : [], title: words.won[winner], why: this.why(end) };
    }

    /// A number of the hunt: `{name, number, word, more}`.
    row(name, number, word, more = '') {
      return { name, number, word, more };
    }

    /// How long he was unseen, and how near they came; nothing where nobody knows what the table saw.
    get unseenRows() {
      const { hunt, words } = this, { rounds, after, until } = hunt.longest ?? {};
      if (!hunt.told) return [];
      const between = rounds > 1 && after && until ? `, ${small(this.say(words.fromTo, this.at(after), this.at(until)))}` : '';
      const rows = [this.row('unseen', hunt.unseen, words.unseen(hunt.unseen), rounds > 1 ? words.inARow(rounds) + between : '')];
      if (!hunt.closest) return rows;
      const { steps, hunter, place, round, times } = hunt.closest, once = this.say(words.close(round), this.who(hunter), this.at(place));
      return [...rows, this.row('closest', steps, words.steps(steps), times > 1 ? `${once}; ${words.times(times)}` : once)];
    }

    get placesRow() {
      const { hunt, words } = this;
      return this.row('places', hunt.places, words.places(hunt.places), small(this.say(words.fromTo, this.at(hunt.route[0].place), this.at(hunt.route.at(-1).place))));
    }

    /// Defeats and bites; nothing where there were none.
    get defeatRows() {
      const { hunt, words } = this;
      if (!hunt.told || (hunt.defeats.length === 0 && hunt.bites === 0)) return [];
      return [this.row('defeats', hunt.defeats.length, words.defeats(hunt.defeats.length), hunt.bites > 0 ? words.bites(hunt.bites) : '')];
    }
  }

  root.demeterTelling = { Teller, small };
  if (typeof module !== 'undefined') module.exports = root.demeterTelling;
})(typeof globalThis === 'undefined' ? this : globalThis);
