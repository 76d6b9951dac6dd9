// The hunt in words: its title, what is told of a beat, and its ending.
(function (root) {
  'use strict';

  const { hunterIds } = demeterMap;
  const { placeNames, hunterNames, card: cardName, inForms, joined } = demeterNames;

  /// Dates as each language says them: English ones in the British order, as the months of the rest.
  const localeOf = (language) => (language === 'en' ? 'en-GB' : language);

  class Teller {
    #language; #hunt; #header; #board;

    /// `hunt` of `demeterBeats.huntOf`, the `header` of its record, and the `board` that it was played on.
    constructor(language, hunt, header, board) {
      this.#language = language;
      this.#hunt = hunt;
      this.#header = header;
      this.#board = board;
      this.words = demeterHuntWords[language];
    }

    #at(place) {
      return placeNames(this.#language, place, this.#board);
    }

    #who(hunter) {
      return hunterNames(this.#language, hunter);
    }

    #say(sentence, ...names) {
      return inForms(sentence, names);
    }

    #date(options) {
      const date = new Date(this.#header?.started);
      return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(localeOf(this.#language), options).format(date);
    }

    /// Of the day on which it was played.
    get title() {
      const date = this.#date({ day: 'numeric', month: 'long' });
      // The day is not torn off its month.
      return date ? this.words.titleOf(date.replaceAll(' ', '\u00a0')) : this.words.title;
    }

    get date() {
      return this.#date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }) ?? '';
    }

    get players() {
      const names = hunterIds.map((id) => this.#header?.players?.[id]).filter((name) => typeof name === 'string' && name.trim() !== '').map((name) => name.trim());
      if (names.length === 0) return this.words.nobody;
      const list = new Intl.ListFormat(localeOf(this.#language), { type: 'conjunction' }).format(new Set(names));
      return this.words.against.replace('%1', () => list);
    }

    roundOf(beat) {
      return this.words.round(Math.max(beat.round, 1), Math.max(this.#hunt.rounds, 1));
    }

    hunter(id) {
      return this.#say('%1', this.#who(id));
    }

    #hunters(ids) {
      return joined(ids.map((id) => this.#who(id)), this.words.and);
    }

    /// Where Dracula went in a beat.
    way(index) {
      const beat = this.#hunt.beats[index], here = this.#at(beat.place);
      if (index === 0) return this.#say(this.words.began, here);
      return beat.moved ? this.#say(this.words.goes, this.#at(this.#hunt.beats[index - 1].place), here) : this.#say(this.words.stays, here);
    }

    /// What else is told of it, what matters most first: `{icon, text}`, and `knew` where the table knew.
    more(index) {
      const beat = this.#hunt.beats[index], words = this.words;
      const deeds = {
        defeat: ({ hunter }) => ['defeat', words.defeat, this.#who(hunter)], bite: ({ hunter }) => ['bite', words.bite, this.#who(hunter)],
        combat: ({ hunters, vampire }) => ['combat', vampire ? words.vampire : words.combat, this.#hunters(hunters)],
        damage: ({ number }) => ['damage', words.damage(number)], influence: ({ number }) => ['influence', words.influence(number)], matured: () => ['matured', words.matured],
        despair: () => ['despair', words.despair],
      };
      const told = Object.entries(deeds).flatMap(([what, sentence]) => beat.deeds.filter((deed) => deed.what === what).map((deed) => {
        const [icon, text, ...of] = sentence(deed);
        return { icon, text: this.#say(text, ...of) };
      }));
      const near = beat.near && { icon: 'near', text: this.#say(words.near[beat.near.by], this.#who(beat.near.hunter)) };
      const once = (lines) => lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);
      if (!this.#hunt.told) return told.length > 0 ? once(told) : [{ icon: 'eye-closed', text: words.unknown }];
      if (beat.seen !== null) return once([{ icon: 'eye', text: words.seen, knew: true }, ...told]);
      const trace = { icon: 'eye-closed', text: beat.trace ? this.#say(words.trace, this.#at(beat.trace.place)) : words.noTrace };
      return once([...(near ? [near] : []), trace, ...told]);
    }

    // --- The ending

    /// Who has won, or that it does not stand there, and why: `{side, hunters, title, why}`. `broken`: the line from which on the record does not hold.
    verdict(broken) {
      const { winner, end, rounds, told } = this.#hunt, words = this.words;
      if (broken) return { side: null, hunters: [], title: words.breaks(broken), why: words.breaksWhy };
      if (winner === 'none' || !end) {
        if (!told && this.#hunt.beats.every((beat) => beat.seen === null)) return { side: null, hunters: [], title: words.older, why: words.olderWhy };
        return { side: null, hunters: [], title: words.stops(rounds), why: words.stopsWhy };
      }
      return { side: winner, hunters: winner === 'hunters' ? end.hunters : [], title: words.won[winner], why: this.#why(end) };
    }

    #why({ why, hunters, place, power }) {
      const { why: words } = this.words, { influence } = this.#hunt, there = place && this.#at(place), who = hunters.length > 0 && this.#hunters(hunters);
      if (why === 'defeat' && there) return this.#say(words.defeat(influence), who, there);
      if (why === 'matured') return there ? this.#say(words.matured(influence), there) : words.maturedThere(influence);
      if (why === 'fangs' && there && who) return this.#say(words.fangs(influence), who, there);
      if (why === 'despair') return words.despair(influence);
      if (why === 'combat' && there && who) return this.#say(words.combat, who, there);
      if (this.#hunt.winner === 'dracula') return words.influence(influence);
      return power ? words.power.replace('%1', () => cardName(this.#language, 'power', power)) : words.damage;
    }

    /// The numbers of the hunt, the weightiest first: `{name, number, word, more}`.
    get rows() {
      const hunt = this.#hunt, words = this.words, rows = [];
      const row = (name, number, word, more = '') => rows.push({ name, number, word, more });
      const small = (text) => text.charAt(0).toLowerCase() + text.slice(1);
      if (hunt.told) {
        const { rounds, after, until } = hunt.longest;
        const between = rounds > 1 && after && until ? `, ${small(this.#say(words.fromTo, this.#at(after), this.#at(until)))}` : '';
        row('unseen', hunt.unseen, words.unseen(hunt.unseen), rounds > 1 ? words.inARow(rounds) + between : '');
      }
      if (hunt.told && hunt.closest) {
        const { steps, hunter, place, round, times } = hunt.closest;
        const once = this.#say(words.close(round), this.#who(hunter), this.#at(place));
        row('closest', steps, words.steps(steps), times > 1 ? `${once}; ${words.times(times)}` : once);
      }
      row('places', hunt.places, words.places(hunt.places), small(this.#say(words.fromTo, this.#at(hunt.route[0].place), this.#at(hunt.route.at(-1).place))));
      row('rounds', hunt.rounds, words.rounds(hunt.rounds), hunt.winner !== 'none' && hunt.week > 0 ? words.week(hunt.week) : '');
      if (hunt.told && (hunt.defeats.length > 0 || hunt.bites > 0))
        row('defeats', hunt.defeats.length, words.defeats(hunt.defeats.length), hunt.bites > 0 ? words.bites(hunt.bites) : '');
      return rows;
    }

    /// The card that decided: `{icon, name, more}`; nothing if none did.
    get decided() {
      const card = this.#hunt.decided, words = this.words;
      if (!card) return null;
      const more = card.kind === 'encounter' ? words.itMatured : card.hunter ? this.#say(words.decidedBy, this.#who(card.hunter)) : words.lastCombat;
      return { icon: card.kind === 'encounter' ? 'card' : 'combat', name: cardName(this.#language, card.kind, card.id), more };
    }
  }

  root.demeterTelling = { Teller };
  if (typeof module !== 'undefined') module.exports = root.demeterTelling;
})(typeof globalThis === 'undefined' ? this : globalThis);
