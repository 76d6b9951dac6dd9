// The connection to the program: made again by itself whenever it is lost, and never believed in longer than something was heard of it.
(function (root) {
  'use strict';

  /// Milliseconds before each further attempt, the last one for all that follow.
  const pauses = [500, 1000, 2000, 4000];
  const silence = 20000, patience = 30000, waking = 4000, opening = 8000, refusedPause = 20000;

  class Link {
    #socket = null; #attempts = 0; #retry = 0; #watch = 0; #heard = false; #asked = false; #told;

    /// `told.open()` gives the texts to begin with, `told.frame(object)` is given every frame, `told.state(state)` what became of the
    /// connection: `connecting`, `live`, `stale`, or `refused`, which the page cannot mend by itself.
    constructor(told) {
      this.#told = told;
      this.lastHeard = null;
      this.state = 'connecting';
      const wake = () => this.wake();
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
      for (const name of ['online', 'pageshow', 'focus']) addEventListener(name, wake);
      addEventListener('offline', () => this.#lost());
    }

    /// Begins anew, whatever there is.
    connect() {
      clearTimeout(this.#retry);
      this.#drop();
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/table`);
      this.#socket = socket;
      this.#heard = false;
      this.#watchFor(opening, () => this.#lost());
      // What comes from a connection that was given up is not listened to any more.
      const ifStill = (act) => (event) => { if (this.#socket === socket) act(event); };
      socket.addEventListener('open', ifStill(() => {
        for (const text of this.#told.open()) socket.send(text);
        this.#watchFor(opening, () => this.#lost());
      }));
      socket.addEventListener('message', ifStill((event) => this.#hear(event.data)));
      socket.addEventListener('close', ifStill((event) => this.#lost(event.code)));
      socket.addEventListener('error', ifStill(() => {}));
    }

    /// False if it did not go out: then nobody has heard of it, and nobody will.
    send(object) {
      if (this.state !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false;
      this.#socket.send(JSON.stringify(object));
      return true;
    }

    /// The phone has been taken out of the pocket, or the network is back.
    wake() {
      if (this.#socket?.readyState === WebSocket.OPEN && this.#heard) {
        if (!this.#asked) this.#ask(waking);
      } else if (this.#socket?.readyState !== WebSocket.CONNECTING && this.#socket?.readyState !== WebSocket.OPEN) {
        this.#attempts = 0;
        this.connect();
      }
    }

    #ask(within) {
      this.#asked = true;
      this.send({ do: 'here' });
      this.#watchFor(within, () => this.#lost());
    }

    #hear(text) {
      let frame = null;
      try {
        frame = JSON.parse(text);
      } catch {
        return;
      }
      this.lastHeard = new Date();
      this.#heard = true;
      this.#asked = false;
      this.#attempts = 0;
      this.#watchFor(silence, () => this.#ask(patience));
      this.#become('live');
      if (frame && typeof frame === 'object') this.#told.frame(frame);
    }

    #lost(code) {
      this.#drop();
      const pause = pauses[Math.min(this.#attempts++, pauses.length - 1)];
      this.#become(code === 4401 ? 'refused' : this.lastHeard ? 'stale' : 'connecting');
      clearTimeout(this.#retry);
      // A wrong token will not become right soon, and who tries too often is shut out.
      this.#retry = setTimeout(() => this.connect(), code === 4401 ? refusedPause : pause);
    }

    #drop() {
      clearTimeout(this.#watch);
      this.#asked = false;
      const socket = this.#socket;
      this.#socket = null;
      if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
    }

    #watchFor(milliseconds, act) {
      clearTimeout(this.#watch);
      this.#watch = setTimeout(act, milliseconds);
    }

    #become(state) {
      const changed = state !== this.state;
      this.state = state;
      if (changed) this.#told.state(state);
    }
  }

  root.demeterLink = { Link };
})(typeof globalThis === 'undefined' ? this : globalThis);
