// What is heard of a moment: tones of our own, made here from resources/sounds, so that nothing has to be sent for them.
(function (root) {
  'use strict';

  const key = 'demeter-sound';

  class Sounds {
    #all; #audio = null; #on = true;

    /// `all`: by name notes, each `[when, how long, from which pitch, to which, how loud]`: seconds and Hertz.
    constructor(all) {
      this.#all = all;
      try {
        this.#on = localStorage.getItem(key) !== 'off';
      } catch {
        // A browser that keeps nothing sounds.
      }
      // Before the page has been touched, and when it comes back, no browser lets it be heard.
      document.addEventListener('click', () => this.#wake(), true);
    }

    get on() { return this.#on; }
    set on(on) {
      this.#on = on;
      try {
        if (on) localStorage.removeItem(key);
        else localStorage.setItem(key, 'off');
      } catch {
        // Then it holds until the page is closed.
      }
      this.#wake();
    }

    #wake() {
      if (!this.#on || !root.AudioContext) return;
      this.#audio ??= new root.AudioContext();
      if (this.#audio.state !== 'running') this.#audio.resume().catch(() => {});
    }

    /// Nothing where it is off, or has no such sound. What the page could not play at once is not played later.
    play(name) {
      const audio = this.#audio;
      if (!this.#on || audio?.state !== 'running' || !Object.hasOwn(this.#all, name)) return;
      for (const [when, lasts, from, to, loud] of this.#all[name]) {
        const begin = audio.currentTime + when, end = begin + lasts, tone = audio.createOscillator(), gain = audio.createGain();
        tone.type = 'triangle';
        tone.frequency.setValueAtTime(from, begin);
        tone.frequency.exponentialRampToValueAtTime(to, end);
        gain.gain.setValueAtTime(0, begin);
        gain.gain.linearRampToValueAtTime(loud, begin + 0.01);
        gain.gain.exponentialRampToValueAtTime(loud / 1000, end);
        tone.connect(gain).connect(audio.destination);
        tone.start(begin);
        tone.stop(end);
      }
    }
  }

  root.demeterSound = { Sounds };
})(typeof globalThis === 'undefined' ? this : globalThis);
