// The map of the hunt, and what stands on it.
(function (root) {
  'use strict';

  const hunterIds = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const listOf = (value) => (Array.isArray(value) ? value : []);

  const svgSpace = 'http://www.w3.org/2000/svg';
  function draw(name, attributes = {}, ...children) {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  /// Each child of an element by what it shows.
  const shown = new WeakMap();

  /// From now on an element has these children, each given as what it shows, in words that no other one has, and how to make it. One that shows the
  /// same already stays as it is: the browser need not lay it out, nor paint what lies around it, and whoever has it in focus keeps it.
  function keep(element, children) {
    const before = shown.get(element) ?? new Map(), now = new Map();
    for (const [shows, make] of children) now.set(shows, before.get(shows) ?? make());
    for (const [shows, child] of before) if (!now.has(shows)) child.remove();
    let next = element.firstChild;
    for (const child of now.values()) {
      // One that has moved behind the others goes there alone, rather than all of them before it.
      if (child !== next && child === next?.nextSibling) element.append(next);
      else if (child !== next) element.insertBefore(child, next);
      next = child.nextSibling;
    }
    shown.set(element, now);
  }

  /// A coast in short pieces, of `m` and `l` as it is written: browsers paint in tiles, and of a line in one piece all of it for each tile.
  function piecesOf(coast) {
    const shores = [...coast.matchAll(/M([^a-z]+)l([^a-z]+)z\s*/gi)];
    if (shores.map(([all]) => all).join('') !== coast.trimStart()) return [coast];
    const numbers = (text) => (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    return shores.flatMap(([, from, steps]) => {
      const start = numbers(from), points = [start];
      for (let [x, y] = start, all = numbers(steps), i = 0; i + 1 < all.length; i += 2) points.push([x += all[i], y += all[i + 1]]);
      const shore = [...points, start], pieces = [];
      for (let i = 0; i + 1 < shore.length; i += 24) pieces.push(`M${shore.slice(i, i + 25).map((point) => point.map((one) => one.toFixed(1)).join(' ')).join('L')}`);
      return pieces;
    });
  }

  const icon = (name, size) => draw('use', { href: `#i-${name}`, class: 'glyph', x: -size / 2, y: -size / 2, width: size, height: size });

  const hospitalSign = () => [draw('rect', { x: -6.5, y: -6.5, width: 13, height: 13, rx: 3 }), draw('path', { d: 'M0-3.6v7.2M-3.6 0h7.2' })];
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
    /// What a player has marked for himself.
    pencil: (kind) => draw('g', { class: 'pencil' }, draw('circle', { r: 10 }), kind === 'maybe' ? draw('text', { y: 5, 'text-anchor': 'middle' }, '?') : draw('path', { d: 'M-4.5-4.5l9 9M4.5-4.5l-9 9' })),
    halfOf: (text) => Math.max(9.5, text.length * 3.6 + 4),
    /// A stop on a route, with its number: filled where the table saw him.
    stop: ({ text, seen }) => {
      const half = signs.halfOf(text);
      return draw('g', { class: `stop ${seen ? 'seen' : ''}` }, draw('rect', { x: -half, y: -9.5, width: 2 * half, height: 19, rx: 9.5 }),
        draw('text', { y: 4.1, 'text-anchor': 'middle' }, text));
    },
    trace: () => [draw('circle', { class: 'trace', r: 13 })],
  };

  /// What a map shows of a way, from its stops `{place, seen}`, oldest first. Each leg is old, middle or new, by thirds; each place has its numbers.
  function routeOf(stops) {
    const places = new Map();
    stops.forEach(({ place, seen }, i) => {
      const known = places.get(place) ?? places.set(place, { place, numbers: [], seen: false }).get(place);
      known.numbers.push(i + 1);
      known.seen ||= seen;
    });
    return {
      legs: stops.slice(1).map(({ place }, i, all) => ({ from: stops[i].place, to: place, age: ['old', 'mid', 'new'][Math.floor(3 * i / all.length)] })),
      // Those that matter have their names in any case.
      stops: [...places.values()].map(({ place, numbers, seen }, i) => ({
        place, seen, named: seen || i === 0, text: numbers.length > 3 ? `${numbers[0]}…${numbers.at(-1)}` : numbers.join('·'),
      })),
    };
  }

  const longestRow = 20;
  /// Whether a line goes through a box, beyond where it begins.
  function crosses(from, to, { left, right, top, bottom }) {
    let first = 0, last = 1;
    for (const [start, way, least, most] of [[from.x, to.x - from.x, left, right], [from.y, to.y - from.y, top, bottom]]) {
      if (Math.abs(way) < 1e-6) {
        if (start <= least || start >= most) return false;
        continue;
      }
      const [enters, leaves] = [(least - start) / way, (most - start) / way].sort((a, b) => a - b);
      first = Math.max(first, enters);
      last = Math.min(last, leaves);
    }
    return first < last && first > .01;
  }

  /// How bad it is to lie on a figure, for every pixel, on a place that matters, and on a name; on any other place it is 3.
  const figureWeight = 12, nodeWeight = 10, nameWeight = 5;
  /// A name clings to a place that is as near as this, and reads as that of one that it begins or ends at; a map as low as this is a strip.
  const clingPixels = 14, readsPixels = 18, lowPixels = 200;
  /// What it costs to leave a name out, from where smaller letters are tried, and how small those are.
  const unnamed = 90, poor = 12, smaller = .86;

  /// The rows of a name: those that it has, or two, as even as they can be without a short word at the end of the first.
  function rowsOf(name) {
    const words = name.split(' '), breaks = words.map((word, i) => (i > 0 && words[i - 1].length > 3 ? i : 0)).filter((i) => i > 0);
    if (name.includes('\n') || name.length <= longestRow || breaks.length === 0) return name.split('\n');
    const cuts = breaks.map((i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')]), longer = ([one, other]) => Math.max(one.length, other.length);
    return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best));
  }

  class HuntMap {
    #host; #data; #tools; #touched; #language = 'en';
    #places = new Map(); #moment = null; #marks = new Map();
    #chart; #svg; #layers = {}; #hunters = new Map(); #dracula; #slotOfDracula; #put = new Map(); #widths = new Map();
    #view; #fitted = null; #over; #scale = 0; #sign = 1; #isWhole = true; #flight = 0;
    #choices = new Set(); #boxes = new Map(); #named = []; #settling = 0; #naming = false; #families = ['', '']; #tapped = 0; #options;
    #measure = document.createElement('canvas').getContext('2d');
    #calm = matchMedia('(prefers-reduced-motion: reduce)');

    /// `tools` may lie over the map; `touched` is told when the reader has moved the map by hand. A page on which places are chosen has
    /// options: `tapped` is told which place was touched while some are lit, `held` on which one a finger rests, `sizes` gives the sizes of names in pixels (`plain`, `lit`, `pill`),
    /// how large is what stands on the board (`sign`), and
    /// how small the map may be and still name what does not matter now (`least`); `hospitals` shows where they are. With `leaders` a name that matters and
    /// has no room beside its place moves away from it, as always where places are chosen; `flight` is how long the view takes to another one.
    constructor(host, data, tools, touched, options = {}) {
      this.#options = options;
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
      this.#arrange();
      new ResizeObserver(() => this.#fit() && this.#arrange()).observe(host);
      // Words are of another width as soon as their font is there.
      document.fonts.addEventListener('loadingdone', () => {
        this.#widths.clear();
        this.#arrange();
      });
    }

    // --- What never changes

    #build() {
      const { x, y, width, height } = this.board, land = this.#data.map?.land ?? '';
      const coasts = piecesOf(land), coast = (name) => draw('g', { class: name }, ...coasts.map((d) => draw('path', { d })));
      const borders = listOf(this.#data.map?.labels?.sea_borders).map((border) => `M${border.points.map((point) => point.join(' ')).join('L')}`);
      const svg = (...children) => draw('svg', { class: 'chart-svg', viewBox: [x, y, width, height].join(' '), 'aria-hidden': 'true', focusable: 'false' }, ...children);
      // Coasts and roads take the longest to paint, and a step at the table changes nothing of them.
      const ground = svg(
        draw('defs', {},
          draw('clipPath', { id: 'board-clip' }, draw('rect', { x, y, width, height })),
          draw('radialGradient', { id: 'lamp' },
            draw('stop', { offset: 0, 'stop-color': '#F0D9A0', 'stop-opacity': .15 }),
            draw('stop', { offset: 1, 'stop-color': '#F0D9A0', 'stop-opacity': 0 }))),
        draw('g', { 'clip-path': 'url(#board-clip)' },
          draw('rect', { class: 'sea', x, y, width, height }),
          coast('coast-far'),
          coast('coast-near'),
          borders.length > 0 ? draw('path', { class: 'sea-road', d: borders.join('') }) : this.#lines(this.#data.seas, 'sea-road'),
          draw('path', { class: 'land', d: land }),
          (this.#layers.lamp = draw('circle', { r: 330, fill: 'url(#lamp)', class: 'lamp' })),
          (this.#layers.joins = draw('g'))));
      this.#drawJoins();
      this.#svg = svg(
        (this.#layers.way = draw('g')), (this.#layers.lit = draw('g')), (this.#layers.ports = draw('g')), (this.#layers.nodes = draw('g')), (this.#layers.trail = draw('g')),
        draw('rect', { class: 'edge-bed', x, y, width, height }),
        draw('rect', { class: 'edge', x, y, width, height, 'stroke-dasharray': `${width / 24} ${width / 24}` }),
        (this.#layers.labels = draw('g')), (this.#layers.tokens = draw('g')), (this.#layers.figures = draw('g')));
      for (const place of this.#places.values()) this.#layers.nodes.append(this.#node(place));
      if (this.#options.hospitals)
        for (const { x: at, y: up } of this.#hospitalsBeside()) this.#layers.ports.append(this.#fixed(at, up, 'hospital', ...hospitalSign()));
      for (const place of this.#places.values())
        for (const [dx, dy] of listOf(this.#data.map?.labels?.places?.[place.id]?.port))
          this.#layers.ports.append(this.#fixed(place.x + dx, place.y + dy, 'port', icon('port', 12)));
      this.#slotOfDracula = draw('g', { transform: 'translate(15 14)' });
      this.#dracula = draw('g', { class: 'figure dracula' }, draw('g', { class: 'fixed' },
        ...signs.dracula(), this.#slotOfDracula));
      this.#layers.figures.append(this.#dracula);
      for (const hunter of hunterIds) {
        const figure = draw('g', { class: 'figure' }, draw('g', { class: 'fixed' }, signs.hunter(hunter)));
        this.#hunters.set(hunter, figure);
        this.#layers.figures.append(figure);
      }
      this.#placeFigures();
      const frame = document.createElement('div');
      frame.className = 'chart-frame';
      this.#chart = document.createElement('div');
      this.#chart.className = 'chart-board';
      this.#chart.append(ground, this.#svg);
      frame.append(this.#chart);
      this.#host.append(frame);
    }

    #lines(pairs, name) {
      return draw('g', {}, ...listOf(pairs).map(([a, b, line]) => [this.#places.get(a), this.#places.get(b), line]).filter(([a, b]) => a && b)
        .map(([a, b, line]) => draw('path', { class: line ? `${name} ${line}` : name, d: `M${a.x} ${a.y}L${b.x} ${b.y}` })));
    }

    #drawJoins() {
      const { rails, roads } = this.#data;
      this.#layers.joins.replaceChildren(this.#lines(rails, 'rail'), this.#lines(rails, 'rail-ties'), this.#lines(roads, 'road'));
    }

    /// The board is put right: other `roads`, `rails` and `seas`. It is shown with the next moment.
    join(edges) {
      this.#data = { ...this.#data, ...edges };
      this.#drawJoins();
    }

    /// Drawn at a place, at the same size on the screen however near the map is.
    #fixed(x, y, name, ...children) {
      return draw('g', { transform: `translate(${x} ${y})`, class: name }, draw('g', { class: 'fixed' }, ...children));
    }

    /// Where the drawing has a hospital beside its city. A board whose hospital is a place of its own has no other.
    #hospitalsBeside() {
      const places = [...this.#places.values()];
      if (places.some((place) => place.kind === 'hospital')) return [];
      return places.flatMap(({ id, x, y }) => {
        const [dx, dy] = listOf(this.#data.map?.labels?.places?.[id]?.hospital);
        return dx === undefined ? [] : [{ x: x + dx, y: y + dy }];
      });
    }

    #node(place) {
      const shapes = {
        'large-city': () => [draw('circle', { class: 'ground', r: 6.5 }), draw('circle', { class: 'dot', r: 2.8 })],
        'castle': () => [draw('circle', { class: 'ground castle', r: 12 }), icon('castle', 16)],
        'sea-zone': () => [draw('circle', { class: 'ground sea-zone', r: 11 }), icon('sea', 15)],
        'hospital': hospitalSign,
      };
      const drawn = (shapes[place.kind] ?? (() => [draw('circle', { class: 'ground', r: 4.5 })]))();
      return this.#fixed(place.x, place.y, `node ${place.kind}`, ...drawn);
    }

    // --- The view

    get #size() {
      return this.#fitted;
    }

    get #wholeScale() {
      const { width, height } = this.#size;
      return Math.min(width / this.board.width, height / this.board.height);
    }

    /// Asks the browser, before anything is changed, for what names and view depend on: in the middle of it every answer would cost a layout.
    /// False if the picture has the size that the view was made for.
    #fit() {
      const width = this.#host.clientWidth, height = this.#host.clientHeight, before = this.#fitted;
      // What is not on the screen has no size to fit into.
      if (before && width === 0) return false;
      const host = this.#host.getBoundingClientRect(), tools = this.#tools.getBoundingClientRect();
      this.#over = { x: (tools.left + tools.right) / 2 - host.left, y: (tools.top + tools.bottom) / 2 - host.top, width: tools.width + 8, height: tools.height + 8 };
      this.#families = [getComputedStyle(this.#svg).fontFamily, getComputedStyle(this.#host).getPropertyValue('--serif')];
      if (before?.width === width && before.height === height) return false;
      this.#fitted = { width: width || 1, height: height || 1 };
      if (this.#isWhole) this.#setView(this.#wholeView());
      else this.#setView(this.#around(this.#view.x, this.#view.y, this.#scale));
      return true;
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
      const { width, height } = this.#size, { style } = this.#chart, sign = this.#options.sizes?.(view.scale).sign ?? 1;
      // On whole pixels: between them everything would be blurred.
      const whole = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
      style.transform = `translate(${whole(width / 2 - (view.x - this.board.x) * view.scale)}px, ${whole(height / 2 - (view.y - this.board.y) * view.scale)}px)`;
      this.#view = view;
      if (this.#scale === view.scale && this.#sign === sign) return;
      this.#scale = view.scale;
      this.#sign = sign;
      style.width = `${this.board.width * view.scale}px`;
      style.height = `${this.board.height * view.scale}px`;
      style.setProperty('--unit', 1 / view.scale);
      style.setProperty('--sign', sign);
      // On a small map on which places are chosen their lights are what matters.
      if (this.#options.tapped) this.#chart.classList.toggle('far', view.scale < .8);
    }

    get #leads() {
      return Boolean(this.#options.tapped || this.#options.leaders);
    }

    /// Goes there at once, or in a short flight where motion is welcome. `soon`: more of that is to be expected.
    #goTo(target, quick = false, soon = false) {
      cancelAnimationFrame(this.#flight);
      clearTimeout(this.#settling);
      this.#isWhole = target.scale <= this.#wholeScale * 1.001;
      if (quick || this.#calm.matches) {
        this.#setView(target);
        if (soon) {
          // While a finger moves the map everything stays where it is; names find their places when it rests.
          this.#placeFigures();
          this.#settling = setTimeout(() => this.#arrange(), 120);
        } else {
          this.#arrange();
        }
        return;
      }
      const from = this.#view, start = performance.now();
      // What stands on the board keeps its size and goes on its way where the board is only moved.
      this.#chart.classList.toggle('still', Math.abs(target.scale / from.scale - 1) > 1e-3);
      const frame = (now) => {
        const t = Math.min((now - start) / (this.#options.flight ?? 320), 1), eased = t * t * (3 - 2 * t);
        const between = (a, b) => a + (b - a) * eased;
        const to = this.#isWhole ? this.#wholeView() : this.#around(target.x, target.y, target.scale); // the picture may have another size by now
        this.#setView({ x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) });
        this.#placeFigures();
        if (t < 1) this.#flight = requestAnimationFrame(frame);
        else {
          this.#chart.classList.remove('still');
          this.#arrange();
        }
      };
      this.#flight = requestAnimationFrame(frame);
    }

    /// Nothing of it can be seen, so that no view fits.
    get isHidden() {
      return this.#host.clientWidth === 0;
    }

    whole() {
      this.#goTo(this.#wholeView());
    }

    /// Brings these places into the picture, at most so near that about 420 units of the board are seen, and no nearer to the edge than
    /// `margin`; without any the board as large as it fills the frame.
    near(ids, margin = Infinity) {
      const { width, height } = this.#size, across = Math.min(72, width * .2, margin), down = Math.min(64, height * .2, margin);
      const places = ids.map((id) => this.#places.get(id)).filter(Boolean);
      if (places.length === 0) {
        const { x, y } = this.#wholeView();
        this.#goTo(this.#around(x, y, Math.max(width / this.board.width, height / this.board.height)));
        return;
      }
      const xs = places.map((place) => place.x), ys = places.map((place) => place.y);
      const left = Math.min(...xs), right = Math.max(...xs), top = Math.min(...ys), bottom = Math.max(...ys);
      const scale = Math.min((width - 2 * across) / (right - left + 1), (height - 2 * down) / (bottom - top + 1), width / 420);
      this.#goTo(this.#around((left + right) / 2, (top + bottom) / 2, scale));
    }

    /// The board as large as it fills the frame, and at least of this scale, with this place well in the picture; it stays where it is while that is so.
    fill(id, anew = false, least = 0) {
      const place = this.#places.get(id), { width, height } = this.#size;
      const scale = Math.max(width / this.board.width, height / this.board.height, least), { x, y } = place ?? this.#wholeView();
      if (!anew && Math.abs(this.#scale / scale - 1) < 1e-3) {
        const far = (a, b, length) => Math.abs(a - b) * scale > length / 2 - Math.min(84, length * .25);
        const target = this.#around(x, y, scale);
        if (!far(x, this.#view.x, width) && !far(y, this.#view.y, height)) return;
        if (Math.abs(target.x - this.#view.x) + Math.abs(target.y - this.#view.y) < 1) return;
      }
      this.#goTo(this.#around(x, y, scale), anew);
    }

    zoom(factor) {
      this.#goTo(this.#around(this.#view.x, this.#view.y, this.#view.scale * factor));
    }

    move(dx, dy) {
      this.#goTo(this.#around(this.#view.x + dx / this.#scale, this.#view.y + dy / this.#scale, this.#scale), true, Boolean(this.#options.tapped));
    }

    // --- Hands and keys

    #listen() {
      const host = this.#host, pointers = new Map();
      let tap = null, hold = 0;
      const spread = () => {
        const [a, b] = [...pointers.values()];
        return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      };
      host.addEventListener('pointerdown', (event) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        tap = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
        clearTimeout(hold);
        if (!tap || !this.#options.held) return;
        const { x, y } = tap;
        hold = setTimeout(() => {
          const place = tap && this.#placeAt(x, y, () => true);
          if (!place) return;
          tap = null;
          pointers.delete(event.pointerId);
          this.#options.held(place);
        }, 500);
      });
      host.addEventListener('pointermove', (event) => {
        const last = pointers.get(event.pointerId);
        if (!last) return;
        // A finger is never quite still.
        if (tap && this.#options.tapped && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < 9) return;
        tap = null;
        clearTimeout(hold);
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
      const lift = (event) => {
        clearTimeout(hold);
        if (event.type === 'pointerup' && tap && pointers.has(event.pointerId)) this.#tapAt(event.clientX, event.clientY);
        tap = null;
        pointers.delete(event.pointerId);
      };
      for (const name of ['pointerup', 'pointercancel']) host.addEventListener(name, lift);
      // The plain wheel scrolls the page.
      host.addEventListener('wheel', (event) => {
        if (!event.ctrlKey && !this.#options.tapped) return;
        event.preventDefault();
        this.#zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 120));
        this.#touched();
      }, { passive: false });
      host.addEventListener('dblclick', (event) => {
        if (performance.now() - this.#tapped < 700) return;
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

    #tapAt(clientX, clientY) {
      const place = this.#options.tapped && this.#choices.size > 0 && this.#placeAt(clientX, clientY, (id) => this.#choices.has(id));
      if (!place) return;
      this.#tapped = performance.now();
      this.#options.tapped(place);
    }

    /// The place that was touched: the name of a lit one, or else the nearest node that a finger reaches.
    #placeAt(clientX, clientY, isLit) {
      const frame = this.#host.getBoundingClientRect(), { width, height } = this.#size;
      const x = clientX - frame.left, y = clientY - frame.top;
      let best = null;
      // Any other place answers only to a finger right on it: why nobody can go there.
      for (const [id, place] of this.#places) {
        const box = this.#boxes.get(id), lit = isLit(id);
        const dx = (place.x - this.#view.x) * this.#scale + width / 2 - x, dy = (place.y - this.#view.y) * this.#scale + height / 2 - y;
        const named = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        const far = named ? 0 : Math.hypot(dx, dy) + (lit ? 0 : 14);
        if (far <= 30 && (!best || far < best.far)) best = { id, far };
      }
      return best?.id ?? '';
    }

    /// Where a place is on the host, in pixels.
    at(id) {
      const place = this.#places.get(id), { width, height } = this.#size;
      return place && { x: (place.x - this.#view.x) * this.#scale + width / 2, y: (place.y - this.#view.y) * this.#scale + height / 2 };
    }

    #zoomAt(clientX, clientY, factor, dx = 0, dy = 0) {
      const box = this.#host.getBoundingClientRect();
      const px = clientX - box.left - box.width / 2, py = clientY - box.top - box.height / 2;
      const scale = Math.min(Math.max(this.#scale * factor, this.#wholeScale), 2.6);
      const x = this.#view.x + px / this.#scale - px / scale + dx / scale, y = this.#view.y + py / this.#scale - py / scale + dy / scale;
      this.#goTo(this.#around(x, y, scale), true, Boolean(this.#options.tapped));
    }

    // --- What the moment changes

    /// Of a page on which places are chosen the moment says more: `lit` places, the `origin` that they are reached from, the one `chosen`. A moment with a
    /// `route` shows that in place of trail and lairs: `legs` `{from, to, age, burns}`, `stops` `{place, text, seen, named}`, where the last `trace`
    /// was, and from which place a hunter was `near`.
    show(moment, language) {
      // What else has changed with the moment may have left it another size.
      this.#fit();
      this.#moment = moment;
      this.#choices = new Set(listOf(moment.lit).filter((id) => this.#places.has(id)));
      this.#language = language;
      this.#marks = HuntMap.#marksOf(moment);
      this.#arrange();
    }

    #arrange() {
      this.#drawRoute();
      this.#drawLit();
      this.#drawTrail();
      this.#drawTokens();
      this.#placeFigures();
      if (!this.#options.tapped) {
        this.#drawLabels();
        return;
      }
      // Names take the longest to place: once for all that comes at the same moment, and before it is painted.
      if (this.#naming) return;
      this.#naming = true;
      queueMicrotask(() => {
        this.#naming = false;
        this.#drawLabels();
      });
    }

    /// The bed of all legs lies under them, so that none cuts another one.
    #drawRoute() {
      const { legs = [], near } = this.#moment?.route ?? {};
      const drawn = legs.map((leg, i) => ({ ...leg, i, a: this.#places.get(leg.from), b: this.#places.get(leg.to) })).filter(({ a, b }) => a && b)
        .map(({ a, b, ...leg }) => ({ ...leg, d: `M${a.x} ${a.y}L${b.x} ${b.y}` }));
      const line = (name, { i, d, burns }) => {
        const names = `${name}${burns ? ' burns' : ''}`;
        return [`${i} ${names} ${d}`, () => draw('path', { class: names, d, pathLength: 1 })];
      };
      const from = this.#places.get(near), to = this.#places.get(this.#moment?.at), close = from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : null;
      const beside = close ? [[`close ${close}`, () => draw('path', { class: 'close', d: close })]] : [];
      keep(this.#layers.way, [...beside, ...drawn.map((leg) => line('leg-bed', leg)), ...drawn.map((leg) => line(`leg ${leg.age}`, leg))]);
    }

    #drawLit() {
      const origin = this.#places.get(this.#moment?.origin), drawn = [];
      if (origin && this.#choices.size > 0) {
        const joined = new Map();
        for (const [kind, edges] of [['rail', this.#data.rails], ['road', this.#data.roads], ['sea', this.#data.seas]])
          for (const [a, b] of listOf(edges)) if (a === origin.id || b === origin.id) joined.set(a === origin.id ? b : a, kind);
        for (const id of this.#choices) {
          const place = this.#places.get(id);
          if (joined.has(id)) drawn.push([`${origin.id} ${id} ${joined.get(id)}`, () => draw('path', { class: `lit-edge by-${joined.get(id)}`, d: `M${origin.x} ${origin.y}L${place.x} ${place.y}` })]);
        }
      }
      for (const id of this.#choices) {
        const place = this.#places.get(id), chosen = id === this.#moment.chosen;
        // Where nearly every place can be chosen, a light around each would be one light.
        const name = `choice${chosen ? ' chosen' : ''}${this.#choices.size > 12 ? ' many' : ''}`;
        drawn.push([`${id}: ${name}`, () => this.#fixed(place.x, place.y, name,
          draw('circle', { class: 'halo', r: 20 }), draw('circle', { class: 'ring', r: chosen ? 13 : 10.5 }))]);
      }
      keep(this.#layers.lit, drawn);
    }

    /// Slots and lairs whose place is known, by place: [{text, up, lair}].
    static #marksOf({ truth, table, route }) {
      const marks = new Map();
      if (route) {
        for (const stop of route.stops) marks.set(stop.place, [{ ...stop, stop: true }]);
        return marks;
      }
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
      const his = [], others = [];
      for (const [id, marks] of this.#marks) {
        const place = this.#places.get(id), mark = marks[marks.length - 1], shows = `${id} ${JSON.stringify(mark)}`;
        if (mark.stop) {
          if (place && id !== this.#moment.at) others.push([shows, () => this.#fixed(place.x, place.y, 'marked', signs.stop(mark))]);
          continue;
        }
        if (id === this.#moment.at) his.push([shows, () => signs.slot(mark, 9)]);
        else if (place) others.push([shows, () => this.#fixed(place.x, place.y, 'marked', signs.slot(mark, 12))]);
      }
      const trace = this.#places.get(this.#moment?.route?.trace);
      if (trace) others.unshift([`trace ${trace.id}`, () => this.#fixed(trace.x, trace.y, 'traced', ...signs.trace())]);
      keep(this.#slotOfDracula, his);
      keep(this.#layers.trail, others);
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
      for (const { place, kind } of listOf(this.#moment?.pencil)) at(place, `pencil-${kind}`);
      for (const block of listOf(tokens.roadblocks)) {
        const [a, b] = listOf(block?.between).map((id) => this.#places.get(id));
        if (a && b) found.push({ id: null, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, token: 'roadblock', count: 1 });
      }
      return found;
    }

    /// Where the nth token of a place lies, from its node, as large as figures are: on a side where it is on no other place, and not where hunters stand.
    #besideOf(id, nth) {
      const place = this.#places.get(id), reach = this.reach(id) / this.#sign + 9, unit = this.#scale / this.#sign;
      const sides = [[-reach, -14], [-reach, 14], [reach, 14], [0, reach + 5], [0, -reach - 5]].map(([x, y]) => [x + Math.sign(x) * 21 * nth, y + (x === 0 ? Math.sign(y) * 21 * nth : 0)]);
      const free = ([x, y]) => [...this.#places.values()].every((other) => other === place || Math.hypot((other.x - place.x) * unit - x, (other.y - place.y) * unit - y) > 12 + this.reach(other.id) / this.#sign);
      return sides.find(free) ?? sides[0];
    }

    #drawTokens() {
      const stacked = new Map();
      keep(this.#layers.tokens, this.#tokens().map(({ id, x, y, token, count }) => {
        const nth = id ? stacked.get(id) ?? 0 : 0;
        stacked.set(id, nth + 1);
        const [dx, dy] = id ? this.#besideOf(id, nth) : [0, 0];
        return [[x, y, dx, dy, token, count].join(' '), () => {
          const tile = token.startsWith('pencil-') ? signs.pencil(token.slice(7)) : signs.token(token);
          tile.setAttribute('transform', `translate(${dx} ${dy})`);
          if (count > 1) tile.append(draw('text', { x: 8, y: 10, 'text-anchor': 'middle' }, String(count)));
          return this.#fixed(x, y, 'token', tile);
        }];
      }));
    }

    /// How far the marker of a place reaches, in pixels.
    reach(id) {
      return this.#usualReach(id) * (id === this.#moment?.at || this.#marks.has(id) ? this.#sign : 1);
    }

    #usualReach(id) {
      if (id === this.#moment?.at) return 20;
      if (this.#marks.has(id)) {
        const [mark] = this.#marks.get(id);
        return mark.stop ? signs.halfOf(mark.text) : 13;
      }
      if (this.#choices.has(id)) return 12;
      return { 'large-city': 7, castle: 12, 'sea-zone': 11, hospital: 7 }[this.#places.get(id)?.kind] ?? 5;
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
        const where = x === undefined ? '' : `translate(${x}px, ${y}px)`;
        if (this.#put.get(figure) === where) return;
        this.#put.set(figure, where);
        figure.style.display = where ? '' : 'none';
        if (where) figure.style.transform = where;
      };
      this.#dracula.classList.toggle('seen', Boolean(this.#moment?.seen));
      put(this.#dracula, at?.x, at?.y);
      put(this.#layers.lamp, at?.x, at?.y);
      const standing = new Set();
      for (const [id, hunters] of this.#standing()) {
        const place = this.#places.get(id), sign = this.#sign, reach = this.reach(id) + 7 * sign;
        hunters.forEach((hunter, i) => {
          put(this.#hunters.get(hunter), place.x + (reach * .78 + (5 + 22 * i) * sign) * unit, place.y - (reach * .78 + 3 * sign) * unit);
          standing.add(hunter);
        });
      }
      for (const [hunter, figure] of this.#hunters) if (!standing.has(hunter)) put(figure);
    }

    // --- Names: what matters now first, the others only where there is room

    #drawLabels() {
      const usual = this.#scale < 1 ? 12.5 : 14, sizes = this.#options.sizes?.(Math.max(this.#scale, this.#wholeScale)) ?? { plain: usual, lit: usual, least: .62 };
      const { width, height } = this.#size, sign = sizes.sign ?? 1;
      const screen = (x, y) => ({ x: (x - this.#view.x) * this.#scale + width / 2, y: (y - this.#view.y) * this.#scale + height / 2 });
      const marks = this.#marks, standing = this.#standing(), at = this.#moment?.at, tokens = this.#tokens();
      const withToken = new Set(tokens.map((token) => token.id));
      // Where nearly every place can be chosen, only the nodes are lit.
      const pills = this.#choices.size > 0 && this.#choices.size <= 12 ? this.#choices : new Set();
      const taken = [];
      const take = (x, y, w, h, weight) => taken.push({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2, weight });
      for (const place of this.#places.values()) {
        const { x, y } = screen(place.x, place.y), reach = this.reach(place.id);
        take(x, y, 2 * reach, 2 * reach, pills.has(place.id) || standing.has(place.id) ? nodeWeight : 3);
        const off = (reach + 7 * sign) * .78;
        standing.get(place.id)?.forEach((_, i) => take(x + off + (5 + 22 * i) * sign, y - off - 3 * sign, 24 * sign, 24 * sign, figureWeight));
      }
      take(this.#over.x, this.#over.y, this.#over.width, this.#over.height, 4);
      const stacked = new Map();
      for (const { id, x, y } of tokens) {
        const on = screen(x, y), nth = id ? stacked.get(id) ?? 0 : 0;
        stacked.set(id, nth + 1);
        const [dx, dy] = id ? this.#besideOf(id, nth) : [0, 0];
        take(on.x + dx * sign, on.y + dy * sign, 20 * sign, 20 * sign, 4);
      }
      if (this.#options.hospitals)
        for (const { x, y } of this.#hospitalsBeside()) {
          const at = screen(x, y);
          take(at.x, at.y, 14 * sign, 14 * sign, 4);
        }
      const rank = (place) => {
        if (place.id === at || pills.has(place.id)) return 0;
        if (marks.has(place.id) && marks.get(place.id)[0].named !== false) return 1;
        if (standing.has(place.id)) return 2;
        if (withToken.has(place.id)) return 3;
        return { 'large-city': 4, castle: 4, 'small-city': 5 }[place.kind] ?? 6;
      };
      const order = [...this.#places.values()].map((place) => ({ place, rank: rank(place) })).sort((a, b) => a.rank - b.rank);
      const drawn = [], leaders = [], found = new Map();
      this.#boxes.clear();
      this.#named = [];
      const find = ({ place, rank: importance }) => {
        const lit = importance < (this.#leads ? 3 : 4), pill = pills.has(place.id);
        // On a map as small as this only what matters now has a name.
        if (!lit && this.#scale < sizes.least) return;
        const on = screen(place.x, place.y);
        // With leaders a name could come from a place that is hardly seen any more.
        const beyond = this.#options.leaders ? -8 : 20;
        if (on.x < -beyond || on.y < -beyond || on.x > width + beyond || on.y > height + beyond) return;
        const size = pill ? sizes.pill ?? sizes.lit : lit ? sizes.lit : sizes.plain;
        const labelOf = (pixels) => this.#label(place, pixels, lit, pill, standing.has(place.id), on, taken, width, height);
        let label = labelOf(size);
        // In smaller letters where they have a better place.
        if (lit && (!label || label.cost > poor)) {
          const other = labelOf(size * smaller);
          if (other && (!label || other.cost + 6 < label.cost)) label = other;
        }
        if (!label) return;
        label.box.weight = nameWeight;
        taken.push(label.box);
        found.set(place.id, { ...label, place, importance, lit, pill });
      };
      const lose = ({ place }) => {
        const before = found.get(place.id);
        if (before) taken.splice(taken.indexOf(before.box), 1);
        found.delete(place.id);
      };
      const matters = order.filter(({ rank: importance }) => importance < 3);
      // Who comes first has the choice: in another order all of them may have better places.
      let best = null;
      for (const sequence of this.#leads && matters.length > 1 ? [matters, [...matters].reverse(), [...matters].sort((a, b) => a.place.x - b.place.x)] : [matters]) {
        matters.forEach(lose);
        sequence.forEach(find);
        // Each of them once more, now that the others have their places.
        if (this.#leads)
          for (let turn = 0; turn < 3; turn++)
            for (const one of sequence) {
              lose(one);
              find(one);
            }
        const cost = matters.reduce((sum, { place }) => sum + (found.get(place.id)?.cost ?? unnamed), 0);
        if (!best || cost < best.cost) best = { cost, labels: matters.map(({ place }) => found.get(place.id)).filter(Boolean) };
        if (best.labels.length === matters.length && best.labels.every((one) => one.cost < poor)) break;
      }
      matters.forEach(lose);
      for (const label of best?.labels ?? []) {
        found.set(label.place.id, label);
        taken.push(label.box);
      }
      order.slice(matters.length).forEach(find);
      for (const { place, importance, lit, pill, box, leader, parts } of found.values()) {
        if (pill) this.#boxes.set(place.id, box);
        this.#named.push({ id: place.id, box, leader, lit });
        const classes = ['label', place.kind, lit && 'lit', leader && !pill && 'away', importance === 0 && !pill && 'current', pill && 'pill',
          pill && place.id === this.#moment.chosen && 'chosen'];
        const name = classes.filter(Boolean).join(' ');
        if (leader) leaders.push([`${place.id} ${leader}`, () => this.#fixed(place.x, place.y, 'leader', draw('path', { d: leader }))]);
        drawn.push([`${place.id} ${name} ${JSON.stringify(parts)}`, () => this.#fixed(place.x, place.y, name, ...HuntMap.#nameOf(parts))]);
      }
      keep(this.#layers.labels, [...leaders, ...drawn.reverse()]);
    }

    /// The tools over the map have moved: names keep off them.
    keepOff() {
      this.#fit();
      this.#arrange();
    }

    /// Where the names stand, in pixels of the picture: `{id, box, leader, lit}`, of which `leader` is a path from the place, if one leads there.
    get names() {
      return this.#named;
    }

    #label(place, size, lit, pill, stands, on, taken, width, height) {
      const preset = this.#data.map?.labels?.places?.[place.id];
      const name = place.name?.[this.#language] ?? place.name?.en ?? place.id;
      const rows = rowsOf(preset?.lines?.[this.#language] ?? name);
      const [family, serif] = this.#families, sea = place.kind === 'sea-zone';
      const font = sea ? `italic ${size + 1}px ${serif}` : `${lit ? 700 : 600} ${size}px ${family}`;
      const [padX, padY] = pill ? [9, 4] : [0, 0], rowHeight = size * 1.18;
      const w = Math.max(...rows.map((row) => this.#widthOf(row, font))) + 2 + 2 * padX, h = rows.length * rowHeight + 2 * padY;
      const gap = this.reach(place.id) + (pill ? 1 : 4);
      const side = gap * .72;
      // Two diameters of its mark, or of the figure beside it: a name that is farther away says nothing.
      const most = 4 * Math.max(this.reach(place.id), stands ? 11 * this.#sign : 0) - 4;
      // Which point of the label's box is put where: right, left, above, below, at the corners.
      const spots = [[0, .5, gap, 0], [1, .5, -gap, 0], [.5, 1, 0, -gap], [.5, 0, 0, gap],
        [0, 1, side, -side], [0, 0, side, side], [1, 0, -side, side], [1, 1, -side, -side]];
      if (preset && !lit) {
        const stretch = Math.max(.92, size / 14.5);
        spots.unshift([...preset.anchor, preset.offset[0] * stretch, preset.offset[1] * stretch]);
      }
      // What matters and finds no room beside its node moves away, and a dotted line leads there.
      const beside = spots.length;
      if (lit && this.#leads)
        for (const far of [20, 34, 48, 64].filter((one) => one <= most))
          for (let turn = 0; turn < 12; turn++) {
            const across = Math.cos(turn * Math.PI / 6), down = Math.sin(turn * Math.PI / 6);
            spots.push([(1 - across) / 2, (1 - down) / 2, across * (gap + far), down * (gap + far)]);
          }
      const far = Math.max(w, h) + gap + 80, others = [];
      if (lit && this.#leads)
        for (const other of this.#places.values()) {
          const x = (other.x - this.#view.x) * this.#scale + width / 2, y = (other.y - this.#view.y) * this.#scale + height / 2;
          if (other !== place && Math.abs(x - on.x) < far && Math.abs(y - on.y) < far) others.push({ x, y, r: this.reach(other.id), far: pill && !this.#choices.has(other.id) ? clingPixels * .7 : 0 });
        }
      const near = taken.filter((other) => other.right > on.x - far && other.left < on.x + far && other.bottom > on.y - far && other.top < on.y + far);
      let best = null;
      for (const [index, [ax, ay, dx, dy]] of spots.entries()) {
        const left = on.x + dx - ax * w, top = on.y + dy - ay * h;
        const box = { left, right: left + w, top, bottom: top + h };
        let covers = false, mistaken = false, misleads = false;
        const overlap = near.reduce((sum, other) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          if (across <= 0 || down <= 0) return sum;
          covers ||= other.weight === figureWeight && across > 1 && down > 1;
          return sum + across * down * other.weight;
        }, 0);
        const outside = Math.max(0, 4 - box.left) + Math.max(0, box.right - width + 4) +
          Math.max(0, 4 - box.top) + Math.max(0, box.bottom - height + 4);
        const leads = index >= beside;
        let cost = (leads ? 11 + Math.floor((index - beside) / 12) * 2.4 : index * 1.2) + overlap * .12 + outside * (this.#options.leaders ? 10 : lit ? 8 : 3);
        if (best && cost >= best.cost) continue;
        if (leads) {
          const x = on.x + dx, y = on.y + dy;
          for (const other of near) if (other.weight >= 3 && crosses(on, { x, y }, other)) cost += other.weight === nameWeight || other.weight === nodeWeight ? 12 : 3;
        }
        if (others.length > 0) {
          const away = (x, y) => Math.hypot(Math.max(left - x, 0, x - box.right), Math.max(top - y, 0, y - box.bottom));
          const own = away(on.x, on.y) - this.reach(place.id);
          const nearest = others.reduce((least, other) => Math.min(least, away(other.x, other.y) - other.r), Infinity);
          mistaken = nearest < own;
          // Beside the places that can be chosen another one hardly counts.
          const clings = others.reduce((most, other) => Math.max(most, 1 - Math.max(0, away(other.x, other.y) - other.r + other.far) / clingPixels), 0);
          // On a strip of a map a leader is hardly seen. On the whole board hardly a name has a place that is nobody else's.
          misleads = leads && mistaken && (height < lowPixels || (!this.#isWhole && clings > .8 && own > nearest + clingPixels));
          if (mistaken) cost += (!leads || misleads ? 60 : 16) + (own - nearest) + (leads ? 24 * clings : 0);
          // It would read as the name of what it is right beside, or begins or ends at, though its own place were nearer.
          else cost += (index < 4 ? 6 : 14) * (!pill && others.some(({ x, y, r }) => y > top && y < top + h && Math.max(left - x, x - left - w) - r < readsPixels) ? 1 : clings);
        }
        if (!best || cost < best.cost) best = { cost, covers, mistaken: (mistaken && !leads) || misleads, overlap, outside, box, ax, dx, dy, leads, top: top - on.y };
      }
      // What lies on a figure would hide who stands there, and what is nearer to another place would be taken for its name.
      if (best.covers || best.mistaken || (!lit && (best.overlap > 14 || best.outside > 0))) return null;
      const anchor = ['start', 'middle', 'end'][Math.round(best.ax * 2)];
      const x = best.box.left - on.x + [0, w / 2, w][Math.round(best.ax * 2)];
      const middle = best.box.left - on.x + w / 2;
      return {
        box: best.box, cost: best.cost, leader: best.leads && `M${best.dx * .2} ${best.dy * .2}L${best.dx} ${best.dy}`,
        parts: {
          text: { 'text-anchor': pill ? 'middle' : anchor, 'font-size': sea ? size + 1 : size },
          rows: rows.map((row, i) => [row, { x: pill ? middle : x, y: best.top + padY + (i + .8) * rowHeight }]),
          // A name that is away has a frame: it is no dot's beside which it may lie.
          ground: pill ? { x: best.box.left - on.x, y: best.top, width: w, height: h, rx: Math.min(h / 2, 15) }
            : best.leads && { x: best.box.left - on.x - 4, y: best.top, width: w + 8, height: h, rx: 4 },
        },
      };
    }

    static #nameOf({ text, rows, ground }) {
      const name = draw('text', text, ...rows.map(([row, where]) => draw('tspan', where, row)));
      return ground ? [draw('rect', ground), name] : [name];
    }

    #widthOf(row, font) {
      const key = `${font} ${row}`;
      if (!this.#widths.has(key)) {
        this.#measure.font = font;
        this.#widths.set(key, this.#measure.measureText(row).width);
      }
      return this.#widths.get(key);
    }
  }

  root.demeterMap = { rowsOf, routeOf, hunterIds, isObject, listOf, badgeShapes, hunterLetters, signs, draw, keep, HuntMap };
})(typeof globalThis === 'undefined' ? this : globalThis);
