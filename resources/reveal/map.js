// The hunt: what was true and what the table saw at every line, and the map that shows it.
(function (root) {
  'use strict';

  const hunterIds = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];

  // --- The hunt, line by line --------------------------------------------------------------------------------

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const listOf = (value) => (Array.isArray(value) ? value : []);
  const emptyTrail = { trail: Array(6).fill(null), lairs: Array(3).fill(null), maturing: null };

  /// Places on the way here, newest first, at most `count`.
  function placesOf(step, count = Infinity) {
    const places = [];
    for (let one = step; one && places.length < count; one = one.previous) places.push(one.place);
    return places;
  }

  /// The first slot has become free, and the cards lie there in their order, perhaps without the last one.
  function hasSlid(then, now, action) {
    if (!then[0] || now[0]) return false;
    if (['slide', 'mature', 'resolve-matured', 'make-lair'].includes(action.action)) return true;
    const lay = then.filter(Boolean).map((card) => JSON.stringify(card)), lies = now.filter(Boolean).map((card) => JSON.stringify(card));
    return lies.length > lay.length - 2 && lies.every((card, i) => card === lay[i]);
  }

  /// What lies face down cannot be read from the table, but follows from what was played: cards keep their order when they slide
  /// and stay where they are otherwise. What does not follow is null, and the page says no more than the table knew.
  function trueTrail(before, table, tableBefore, action, at) {
    const then = listOf(tableBefore.trail), now = listOf(table.trail);
    let trail = before.trail, maturing = before.maturing;
    if (hasSlid(then, now, action)) {
      const moved = trail.filter((_, slot) => then[slot]);
      trail = now.map((card) => (card ? moved.shift() ?? null : null));
      maturing = moved[0] ?? maturing;
    }
    const playsPower = action.action === 'play' && !action.location;
    const righted = action.edit?.hideout?.slot ? { slot: action.edit.hideout.slot, location: action.edit.location }
      : action.action === 'put-right-entry' ? action : null;
    trail = Array.from({ length: 6 }, (_, slot) => {
      const card = now[slot];
      if (!card) return null;
      const powers = listOf(card.powers);
      if (powers.length > 0 && powers[0] === 'misdirect') return { place: null };
      const isNew = slot === 0 && !(then[0] && action.action !== 'play');
      const known = isNew
        ? { place: playsPower ? null : action.location ?? at, hides: playsPower && listOf(action.powers).includes('hide') }
        : trail[slot];
      return openly(card, righted?.slot === slot + 1 ? { place: righted.location ?? null } : known);
    });
    const lairs = Array.from({ length: 3 }, (_, space) => {
      const card = listOf(table.lairs)[space];
      if (!card) return null;
      const isNew = !listOf(tableBefore.lairs)[space] || (action.action === 'make-lair' && action.clear === before.lairs[space]?.place);
      return openly(card, isNew ? maturing : before.lairs[space]);
    });
    return { trail, lairs, maturing: table.maturing ? maturing : null };
  }

  /// What the table can read on a card goes before what is thought to lie there.
  function openly(card, known) {
    if (listOf(card.powers).includes('hide')) return { ...known, place: card.location ?? null, hides: true };
    return card.location ? { place: card.location } : known ?? null;
  }

  function placeIn(line, last) {
    const hidden = line.hidden ?? {};
    if (hidden.at !== undefined) return hidden.at;
    // Lines that were never sealed do not say it.
    const action = hidden.action ?? {};
    return ['choose-start', 'play'].includes(action.action) && action.location ? action.location : last;
  }

  /// One moment a line that could be read, the header left out; and the numbers of the lines that were taken back for good.
  function follow(lines) {
    const moments = [];
    let done = [], position = 0, table = {}, round = 0;
    const nothing = { step: null, truth: emptyTrail, at: null };
    for (const line of lines) {
      if (line.number === 1 || !isObject(line.open)) continue;
      const tableBefore = table, last = done[position - 1] ?? nothing;
      if (isObject(line.open.table)) table = { ...table, ...line.open.table };
      const moment = { line, table, way: null, time: tableBefore.phase === undefined ? table : tableBefore };
      if (line.idle) {
        const { step, truth, at } = last;
        Object.assign(moment, { step, truth, at, idle: true });
        round = line.open.round ?? round;
      } else if (line.to === undefined) {
        const action = isObject(line.hidden?.action) ? line.hidden.action : {}, at = placeIn(line, last.at);
        const step = at && at !== last.at ? { place: at, previous: last.step } : last.step;
        Object.assign(moment, { at, step, truth: trueTrail(last.truth, table, tableBefore, action, at), action });
        done = done.slice(0, position++);
        done.push(moment);
        round = line.open.round ?? round;
      } else {
        position = Math.min(line.to, done.length);
        const { step, truth, at } = done[position - 1] ?? nothing;
        Object.assign(moment, { step, truth, at: line.hidden?.at ?? at, way: line.open.way ?? 'silent', time: table });
        round = line.open.round ?? tableBefore.round ?? round;
      }
      moment.round = round;
      moment.seen = !moment.at ? null : table.figure === moment.at ? 'figure'
        : [...listOf(table.trail), ...listOf(table.lairs)].some((card) => card?.location === moment.at) ? 'card' : null;
      moments.push(moment);
    }
    const kept = new Set(done.slice(0, position));
    for (const moment of moments) moment.takenBack = !moment.way && !moment.idle && !kept.has(moment);
    return moments;
  }

  // --- The map -----------------------------------------------------------------------------------------------

  const svgSpace = 'http://www.w3.org/2000/svg';
  function draw(name, attributes = {}, ...children) {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  const icon = (name, size) => draw('use', { href: `#i-${name}`, class: 'glyph', x: -size / 2, y: -size / 2, width: size, height: size });

  const badgeShapes = {
    'lord-godalming': ['path', { d: 'M0-12c3 1.7 6.2 2.5 9.5 2.5v7.8c0 5.8-3.5 9.7-9.5 12.2-6-2.5-9.5-6.4-9.5-12.2v-7.8c3.3 0 6.5-.8 9.5-2.5z' }],
    'dr-seward': ['circle', { r: 11 }],
    'van-helsing': ['path', { d: 'M-6-10.5h12L12 0 6 10.5H-6L-12 0z' }],
    'mina-harker': ['path', { d: 'M0-12.5L12.5 0 0 12.5-12.5 0z' }],
  };
  const hunterLetters = { 'lord-godalming': 'G', 'dr-seward': 'S', 'van-helsing': 'H', 'mina-harker': 'M' };

  /// What stands on the map, around 0, 0; the legend shows the same.
  const signs = {
    hunter(hunter) {
      const [shape, attributes] = badgeShapes[hunter];
      return draw('g', { class: 'hunter' }, draw(shape, attributes), draw('text', { y: 4.3, 'text-anchor': 'middle' }, hunterLetters[hunter]));
    },
    dracula: () => [draw('circle', { class: 'ring', r: 20 }), draw('circle', { class: 'disc', r: 15.5 }), icon('bat', 25)],
    /// A card's slot number or lair letter: filled if it lies face up, dashed if not.
    slot: (mark, radius) => draw('g', { class: `slot ${mark.up ? 'up' : 'down'}` },
      mark.lair ? draw('path', { d: 'M-4.5-14h9L9-5 4.5 14h-9L-9-5z' }) : draw('circle', { r: radius }),
      draw('text', { y: 4.6, 'text-anchor': 'middle' }, mark.text)),
    token: (token) => draw('g', {}, draw('rect', { x: -10, y: -10, width: 20, height: 20, rx: 4 }), icon(token, 15)),
  };

  class HuntMap {
    #host; #data; #tools; #touched; #language = 'en';
    #places = new Map(); #moment = null; #marks = new Map();
    #svg; #layers = {}; #hunters = new Map(); #dracula; #slotOfDracula;
    #view; #scale = 1; #isWhole = true; #following = false; #flight = 0;
    #measure = document.createElement('canvas').getContext('2d');
    #calm = matchMedia('(prefers-reduced-motion: reduce)');

    /// `tools` may lie over the map; `touched` is told when the reader has moved the map by hand.
    constructor(host, data, tools, touched) {
      this.#host = host;
      this.#data = data;
      this.#tools = tools;
      this.#touched = touched;
      const [x, y, width, height] = (data.map?.viewBox ?? '0 0 1000 740').split(/[\s,]+/).map(Number);
      this.board = { x, y, width, height };
      for (const place of data.locations) this.#places.set(place.id, place);
      this.#build();
      this.#listen();
      this.#fit();
      new ResizeObserver(() => this.#fit()).observe(host);
    }

    // --- What never changes

    #build() {
      const { x, y, width, height } = this.board, land = this.#data.map?.land ?? '';
      const line = (pairs, name) => draw('path', {
        class: name, d: pairs.map(([a, b]) => [this.#places.get(a), this.#places.get(b)]).filter(([a, b]) => a && b)
          .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join(''),
      });
      const borders = listOf(this.#data.map?.labels?.sea_borders).map((border) => `M${border.points.map((point) => point.join(' ')).join('L')}`);
      this.#svg = draw('svg', { class: 'chart-svg', 'aria-hidden': 'true', focusable: 'false' },
        draw('defs', {},
          draw('clipPath', { id: 'board-clip' }, draw('rect', { x, y, width, height })),
          draw('radialGradient', { id: 'lamp' },
            draw('stop', { offset: 0, 'stop-color': '#F0D9A0', 'stop-opacity': .15 }),
            draw('stop', { offset: 1, 'stop-color': '#F0D9A0', 'stop-opacity': 0 }))),
        draw('g', { 'clip-path': 'url(#board-clip)' },
          draw('rect', { class: 'sea', x, y, width, height }),
          draw('path', { class: 'coast-far', d: land }),
          draw('path', { class: 'coast-near', d: land }),
          borders.length > 0 ? draw('path', { class: 'sea-road', d: borders.join('') }) : line(this.#data.seas ?? [], 'sea-road'),
          draw('path', { class: 'land', d: land }),
          (this.#layers.lamp = draw('circle', { r: 330, fill: 'url(#lamp)', class: 'lamp' })),
          line(this.#data.rails ?? [], 'rail'),
          line(this.#data.rails ?? [], 'rail-ties'),
          line(this.#data.roads ?? [], 'road')),
        (this.#layers.way = draw('g')), (this.#layers.ports = draw('g')), (this.#layers.nodes = draw('g')), (this.#layers.trail = draw('g')),
        (this.#layers.labels = draw('g')), (this.#layers.tokens = draw('g')), (this.#layers.figures = draw('g')),
        draw('rect', { class: 'edge-bed', x, y, width, height }),
        draw('rect', { class: 'edge', x, y, width, height, 'stroke-dasharray': `${width / 24} ${width / 24}` }));
      for (const place of this.#places.values()) this.#layers.nodes.append(this.#node(place));
      for (const place of this.#places.values())
        for (const [dx, dy] of listOf(this.#data.map?.labels?.places?.[place.id]?.port))
          this.#layers.ports.append(this.#fixed(place.x + dx, place.y + dy, 'port', icon('port', 12)));
      this.#slotOfDracula = draw('g', { transform: 'translate(15 14)' });
      this.#dracula = draw('g', { class: 'figure dracula', style: 'display: none' }, draw('g', { class: 'fixed' },
        ...signs.dracula(), this.#slotOfDracula));
      this.#layers.figures.append(this.#dracula);
      for (const hunter of hunterIds) {
        const figure = draw('g', { class: 'figure', style: 'display: none' }, draw('g', { class: 'fixed' }, signs.hunter(hunter)));
        this.#hunters.set(hunter, figure);
        this.#layers.figures.append(figure);
      }
      this.#host.append(this.#svg);
    }

    /// Drawn at a place, at the same size on the screen however near the map is.
    #fixed(x, y, name, ...children) {
      return draw('g', { transform: `translate(${x} ${y})`, class: name }, draw('g', { class: 'fixed' }, ...children));
    }

    #node(place) {
      const shapes = {
        'large-city': () => [draw('circle', { class: 'ground', r: 6.5 }), draw('circle', { class: 'dot', r: 2.8 })],
        'castle': () => [draw('circle', { class: 'ground castle', r: 12 }), icon('castle', 16)],
        'sea-zone': () => [draw('circle', { class: 'ground sea-zone', r: 11 }), icon('sea', 15)],
      };
      const drawn = (shapes[place.kind] ?? (() => [draw('circle', { class: 'ground', r: 4.5 })]))();
      return this.#fixed(place.x, place.y, `node ${place.kind}`, ...drawn);
    }

    // --- The view

    get #size() {
      return { width: this.#host.clientWidth || 1, height: this.#host.clientHeight || 1 };
    }

    get #wholeScale() {
      const { width, height } = this.#size;
      return Math.min(width / this.board.width, height / this.board.height);
    }

    #fit() {
      if (this.#isWhole) this.#setView(this.#wholeView());
      else this.#setView(this.#around(this.#view.x, this.#view.y, this.#scale));
      this.#arrange();
    }

    #wholeView() {
      return { x: this.board.x + this.board.width / 2, y: this.board.y + this.board.height / 2, scale: this.#wholeScale };
    }

    /// A view around a point that shows nothing beyond the board, as far as the board is larger than it.
    #around(x, y, scale) {
      const { width, height } = this.#size, whole = this.#wholeScale;
      scale = Math.min(Math.max(scale, whole), Math.max(2.6, whole));
      const within = (value, start, length, shown) =>
        (shown >= length ? start + length / 2 : Math.min(Math.max(value, start + shown / 2), start + length - shown / 2));
      return {
        x: within(x, this.board.x, this.board.width, width / scale), y: within(y, this.board.y, this.board.height, height / scale), scale,
      };
    }

    #setView(view) {
      const width = this.#size.width / view.scale, height = this.#size.height / view.scale;
      this.#view = view;
      this.#scale = view.scale;
      this.#svg.setAttribute('viewBox', [view.x - width / 2, view.y - height / 2, width, height].join(' '));
      this.#svg.style.setProperty('--unit', 1 / view.scale);
    }

    /// Goes there at once, or in a short flight where motion is welcome.
    #goTo(target, quick = false) {
      cancelAnimationFrame(this.#flight);
      this.#isWhole = target.scale <= this.#wholeScale * 1.001;
      if (quick || this.#calm.matches) {
        this.#setView(target);
        this.#arrange();
        return;
      }
      const from = this.#view, start = performance.now();
      this.#svg.classList.add('still');
      const frame = (now) => {
        const t = Math.min((now - start) / 320, 1), eased = t * t * (3 - 2 * t);
        const between = (a, b) => a + (b - a) * eased;
        this.#setView({ x: between(from.x, target.x), y: between(from.y, target.y), scale: between(from.scale, target.scale) });
        this.#placeFigures();
        if (t < 1) this.#flight = requestAnimationFrame(frame);
        else {
          this.#svg.classList.remove('still');
          this.#arrange();
        }
      };
      this.#flight = requestAnimationFrame(frame);
    }

    get following() {
      return this.#following;
    }

    whole() {
      this.#following = false;
      this.#goTo(this.#wholeView());
    }

    zoom(factor) {
      this.#goTo(this.#around(this.#view.x, this.#view.y, this.#view.scale * factor));
    }

    move(dx, dy) {
      this.#following = false;
      this.#goTo(this.#around(this.#view.x + dx / this.#scale, this.#view.y + dy / this.#scale, this.#scale), true);
    }

    setFollowing(following) {
      this.#following = following;
      if (following) this.#frame(true);
    }

    /// Brings Dracula, his last places and the hunters near him into the picture, and leaves it alone while they are in it.
    #frame(anew = false) {
      const at = this.#places.get(this.#moment?.at);
      if (!this.#following || !at) return;
      const { width, height } = this.#size, margin = 46;
      const shown = (place) => {
        const dx = Math.abs(place.x - this.#view.x) * this.#scale, dy = Math.abs(place.y - this.#view.y) * this.#scale;
        return dx < width / 2 - margin && dy < height / 2 - margin;
      };
      const last = placesOf(this.#moment.step, 4).map((id) => this.#places.get(id)).filter(Boolean);
      if (!anew && shown(at) && this.#scale > this.#wholeScale * 1.2) return;
      const box = last.reduce((all, place) => ({
        left: Math.min(all.left, place.x), right: Math.max(all.right, place.x),
        top: Math.min(all.top, place.y), bottom: Math.max(all.bottom, place.y),
      }), { left: at.x, right: at.x, top: at.y, bottom: at.y });
      const scale = Math.min((width - 2 * margin) / (box.right - box.left + 1), (height - 2 * margin) / (box.bottom - box.top + 1), width / 480);
      const target = this.#around((box.left + box.right) / 2, (box.top + box.bottom) / 2, Math.max(scale, this.#wholeScale * 1.25));
      this.#goTo(target);
    }

    // --- Hands and keys

    #listen() {
      const host = this.#host, pointers = new Map();
      const spread = () => {
        const [a, b] = [...pointers.values()];
        return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      };
      host.addEventListener('pointerdown', (event) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      });
      host.addEventListener('pointermove', (event) => {
        const last = pointers.get(event.pointerId);
        if (!last) return;
        const before = pointers.size === 2 ? spread() : null;
        const dx = event.clientX - last.x, dy = event.clientY - last.y;
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (!host.hasPointerCapture(event.pointerId)) host.setPointerCapture(event.pointerId);
        if (before) {
          const now = spread();
          this.#zoomAt(now.x, now.y, now.distance / before.distance, before.x - now.x, before.y - now.y);
        } else if (pointers.size === 1) {
          this.move(-dx, -dy);
        }
        this.#touched();
      });
      const lift = (event) => pointers.delete(event.pointerId);
      for (const name of ['pointerup', 'pointercancel']) host.addEventListener(name, lift);
      // The plain wheel scrolls the page.
      host.addEventListener('wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.#zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 120));
        this.#touched();
      }, { passive: false });
      host.addEventListener('dblclick', (event) => {
        if (this.#isWhole) this.#zoomAt(event.clientX, event.clientY, 2);
        else this.whole();
        this.#touched();
      });
      host.addEventListener('keydown', (event) => {
        const keys = {
          ArrowLeft: () => this.move(-60, 0), ArrowRight: () => this.move(60, 0), ArrowUp: () => this.move(0, -60), ArrowDown: () => this.move(0, 60),
          '+': () => this.zoom(1.4), '-': () => this.zoom(1 / 1.4), 0: () => this.whole(),
        };
        if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
        this.#touched();
      });
    }

    #zoomAt(clientX, clientY, factor, dx = 0, dy = 0) {
      const box = this.#host.getBoundingClientRect();
      const px = clientX - box.left - box.width / 2, py = clientY - box.top - box.height / 2;
      const scale = Math.min(Math.max(this.#scale * factor, this.#wholeScale), 2.6);
      const x = this.#view.x + px / this.#scale - px / scale + dx / scale, y = this.#view.y + py / this.#scale - py / scale + dy / scale;
      this.#following = false;
      this.#goTo(this.#around(x, y, scale), true);
    }

    // --- What the moment changes

    show(moment, language) {
      this.#moment = moment;
      this.#language = language;
      this.#marks = HuntMap.#marksOf(moment);
      this.#frame();
      this.#arrange();
    }

    #arrange() {
      this.#drawWay();
      this.#drawTrail();
      this.#drawTokens();
      this.#placeFigures();
      this.#drawLabels();
    }

    #drawWay() {
      const places = placesOf(this.#moment?.step).map((id) => this.#places.get(id)).filter(Boolean);
      const path = (points) => points.map((place, i) => `${i ? 'L' : 'M'}${place.x} ${place.y}`).join('');
      const recent = path(places.slice(0, 6)), old = path(places.slice(5));
      this.#layers.way.replaceChildren(
        draw('path', { class: 'way-old', d: old }), draw('path', { class: 'way-bed', d: recent }), draw('path', { class: 'way', d: recent }));
    }

    /// Slots and lairs whose place is known, by place: [{text, up, lair}].
    static #marksOf({ truth, table }) {
      const marks = new Map();
      const add = (known, card, text, lair) => {
        if (!known?.place || !card) return;
        const here = marks.get(known.place) ?? marks.set(known.place, []).get(known.place);
        here.push({ text, lair, up: card.location === known.place });
      };
      truth.lairs.forEach((known, i) => add(known, listOf(table.lairs)[i], 'ABC'[i], true));
      truth.trail.forEach((known, i) => add(known, listOf(table.trail)[i], String(i + 1), false));
      return marks;
    }

    #drawTrail() {
      this.#layers.trail.replaceChildren();
      this.#slotOfDracula.replaceChildren();
      for (const [id, marks] of this.#marks) {
        const place = this.#places.get(id), mark = marks[marks.length - 1];
        if (id === this.#moment.at) this.#slotOfDracula.append(signs.slot(mark, 9));
        else if (place) this.#layers.trail.append(this.#fixed(place.x, place.y, 'marked', signs.slot(mark, 12)));
      }
    }

    /// Tokens that lie on the board: [{x, y, token, count}].
    #tokens() {
      const tokens = this.#moment?.table.tokens ?? {}, found = [];
      const at = (id, token, count = 1) => {
        const place = this.#places.get(id);
        if (place) found.push({ id, x: place.x, y: place.y, token, count });
      };
      for (const id of listOf(tokens.consecratedGround)) at(id, 'consecrated-ground');
      for (const id of listOf(tokens.heavenlyHosts)) at(id, 'heavenly-host');
      for (const id of listOf(tokens.storms)) at(id, 'storm');
      for (const [id, count] of Object.entries(isObject(tokens.fog) ? tokens.fog : {})) at(id, 'fog', count);
      for (const block of listOf(tokens.roadblocks)) {
        const [a, b] = listOf(block?.between).map((id) => this.#places.get(id));
        if (a && b) found.push({ id: null, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, token: 'roadblock', count: 1 });
      }
      return found;
    }

    #drawTokens() {
      const stacked = new Map();
      this.#layers.tokens.replaceChildren(...this.#tokens().map(({ id, x, y, token, count }) => {
        const nth = id ? stacked.get(id) ?? 0 : 0;
        stacked.set(id, nth + 1);
        const [dx, dy] = id ? [-this.#reach(id) - 9 - 21 * nth, -14] : [0, 0];
        const tile = signs.token(token);
        tile.setAttribute('transform', `translate(${dx} ${dy})`);
        if (count > 1) tile.append(draw('text', { x: 8, y: 10, 'text-anchor': 'middle' }, String(count)));
        return this.#fixed(x, y, 'token', tile);
      }));
    }

    /// How far the marker of a place reaches, in pixels.
    #reach(id) {
      if (id === this.#moment?.at) return 20;
      if (this.#marks.has(id)) return 13;
      return { 'large-city': 7, castle: 12, 'sea-zone': 11 }[this.#places.get(id)?.kind] ?? 5;
    }

    /// Where hunters stand: by place, in their order.
    #standing() {
      const standing = new Map(), hunters = this.#moment?.table.hunters;
      for (const hunter of hunterIds) {
        const where = isObject(hunters) ? hunters[hunter] : null, id = isObject(where) ? where.hospital : where;
        if (!this.#places.has(id)) continue;
        if (!standing.has(id)) standing.set(id, []);
        standing.get(id).push(hunter);
      }
      return standing;
    }

    #placeFigures() {
      const unit = 1 / this.#scale, at = this.#places.get(this.#moment?.at);
      const put = (figure, x, y) => {
        figure.style.display = '';
        figure.style.transform = `translate(${x}px, ${y}px)`;
      };
      this.#layers.lamp.style.display = at ? '' : 'none';
      this.#dracula.classList.toggle('seen', Boolean(this.#moment?.seen));
      if (at) {
        put(this.#dracula, at.x, at.y);
        this.#layers.lamp.style.transform = `translate(${at.x}px, ${at.y}px)`;
      } else {
        this.#dracula.style.display = 'none';
      }
      const shown = new Set();
      for (const [id, hunters] of this.#standing()) {
        const place = this.#places.get(id), reach = this.#reach(id) + 7;
        hunters.forEach((hunter, i) => {
          put(this.#hunters.get(hunter), place.x + (reach * .78 + 5 + 22 * i) * unit, place.y - (reach * .78 + 3) * unit);
          shown.add(hunter);
        });
      }
      for (const [hunter, figure] of this.#hunters) if (!shown.has(hunter)) figure.style.display = 'none';
    }

    // --- Names: what matters now first, the others only where there is room

    #drawLabels() {
      const size = this.#scale < 1 ? 12.5 : 14, { width, height } = this.#size;
      const screen = (x, y) => ({ x: (x - this.#view.x) * this.#scale + width / 2, y: (y - this.#view.y) * this.#scale + height / 2 });
      const marks = this.#marks, standing = this.#standing(), at = this.#moment?.at, tokens = this.#tokens();
      const withToken = new Set(tokens.map((token) => token.id));
      const taken = [];
      const take = (x, y, w, h, weight) => taken.push({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2, weight });
      for (const place of this.#places.values()) {
        const { x, y } = screen(place.x, place.y), reach = this.#reach(place.id);
        take(x, y, 2 * reach, 2 * reach, 3);
        standing.get(place.id)?.forEach((_, i) => take(x + (reach + 7) * .78 + 5 + 22 * i, y - (reach + 7) * .78 - 3, 24, 24, 4));
      }
      const frame = this.#host.getBoundingClientRect(), over = this.#tools.getBoundingClientRect();
      take((over.left + over.right) / 2 - frame.left, (over.top + over.bottom) / 2 - frame.top, over.width + 8, over.height + 8, 4);
      const stacked = new Map();
      for (const { id, x, y } of tokens) {
        const on = screen(x, y), nth = id ? stacked.get(id) ?? 0 : 0;
        stacked.set(id, nth + 1);
        take(on.x - (id ? this.#reach(id) + 9 + 21 * nth : 0), on.y - (id ? 14 : 0), 20, 20, 4);
      }
      const rank = (place) => {
        if (place.id === at) return 0;
        if (marks.has(place.id)) return 1;
        if (standing.has(place.id)) return 2;
        if (withToken.has(place.id)) return 3;
        return { 'large-city': 4, castle: 4, 'small-city': 5 }[place.kind] ?? 6;
      };
      const order = [...this.#places.values()].map((place) => ({ place, rank: rank(place) })).sort((a, b) => a.rank - b.rank);
      const drawn = [];
      for (const { place, rank: importance } of order) {
        const lit = importance < 4;
        // On a map as small as this only what matters now has a name.
        if (!lit && this.#scale < .62) continue;
        const on = screen(place.x, place.y);
        if (on.x < -20 || on.y < -20 || on.x > width + 20 || on.y > height + 20) continue;
        const label = this.#label(place, size, lit, importance, on, taken, width, height);
        if (!label) continue;
        taken.push({ ...label.box, weight: 4 });
        drawn.push(this.#fixed(place.x, place.y, `label ${place.kind}${lit ? ' lit' : ''}${importance === 0 ? ' current' : ''}`, label.text));
      }
      this.#layers.labels.replaceChildren(...drawn.reverse());
    }

    #label(place, size, lit, importance, on, taken, width, height) {
      const preset = this.#data.map?.labels?.places?.[place.id];
      const name = place.name?.[this.#language] ?? place.name?.en ?? place.id;
      const rows = (preset?.lines?.[this.#language] ?? name).split('\n');
      const family = getComputedStyle(this.#svg).fontFamily, sea = place.kind === 'sea-zone';
      const serif = getComputedStyle(this.#host).getPropertyValue('--serif');
      this.#measure.font = sea ? `italic ${size + 1}px ${serif}` : `${lit ? 700 : 600} ${size}px ${family}`;
      const w = Math.max(...rows.map((row) => this.#measure.measureText(row).width)) + 2, rowHeight = size * 1.18, h = rows.length * rowHeight;
      const gap = this.#reach(place.id) + 4;
      const side = gap * .72;
      // Which point of the label's box is put where: right, left, above, below, at the corners.
      const spots = [[0, .5, gap, 0], [1, .5, -gap, 0], [.5, 1, 0, -gap], [.5, 0, 0, gap],
        [0, 1, side, -side], [0, 0, side, side], [1, 0, -side, side], [1, 1, -side, -side]];
      if (preset && !lit) {
        const stretch = Math.max(.92, size / 14.5);
        spots.unshift([...preset.anchor, preset.offset[0] * stretch, preset.offset[1] * stretch]);
      }
      let best = null;
      for (const [index, [ax, ay, dx, dy]] of spots.entries()) {
        const left = on.x + dx - ax * w, top = on.y + dy - ay * h;
        const box = { left, right: left + w, top, bottom: top + h };
        const overlap = taken.reduce((sum, other) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return across > 0 && down > 0 ? sum + across * down * other.weight : sum;
        }, 0);
        const outside = Math.max(0, 4 - box.left) + Math.max(0, box.right - width + 4) +
          Math.max(0, 4 - box.top) + Math.max(0, box.bottom - height + 4);
        const cost = index * 1.2 + overlap * .12 + outside * 3;
        if (!best || cost < best.cost) best = { cost, overlap, outside, box, ax, dx, top: top - on.y };
      }
      if (!lit && (best.overlap > 14 || best.outside > 0)) return null;
      const anchor = ['start', 'middle', 'end'][Math.round(best.ax * 2)];
      const x = best.box.left - on.x + [0, w / 2, w][Math.round(best.ax * 2)];
      const text = draw('text', { 'text-anchor': anchor, 'font-size': sea ? size + 1 : size });
      rows.forEach((row, i) => text.append(draw('tspan', { x, y: best.top + (i + .8) * rowHeight }, row)));
      return { text, box: best.box };
    }
  }

  root.demeterHunt = { follow, hunterIds, signs, draw, HuntMap };
  if (typeof module !== 'undefined') module.exports = root.demeterHunt;
})(typeof globalThis === 'undefined' ? this : globalThis);
