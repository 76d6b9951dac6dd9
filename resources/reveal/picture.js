// A picture of the whole hunt, to keep and to pass on: made in the page, as SVG and as PNG.
(function (root) {
  'use strict';

  const page = root.demeterPage;
  const { state, $ } = page;
  const { rowsOf, hunterIds, badgeShapes, hunterLetters } = demeterMap;

  const width = 1600, height = 1000, band = 168, foot = 60, column = 520;
  const board = { x: 0, y: band, width: width - column, height: height - band - foot };

  // --- Small things ------------------------------------------------------------------------------------------

  const safe = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
    // No XML can hold these, escaped or not.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu, '');
  const element = (name, attributes, ...children) =>
    `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(value)}"`).join('')}>${children.flat().join('')}</${name}>`;
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const serif = 'Garamond, Georgia, serif', sans = 'Inter, "Noto Sans", "Segoe UI", Roboto, sans-serif';

  const measure = document.createElement('canvas').getContext('2d');
  function widthOf(text, size, family, weight = 400) {
    measure.font = `${weight} ${size}px ${family}`;
    return measure.measureText(text).width;
  }

  /// The text in lines that are no wider than this.
  function lines(text, most, size, family, weight) {
    const found = [''];
    for (const word of text.split(' ')) {
      const longer = found.at(-1) === '' ? word : `${found.at(-1)} ${word}`;
      if (found.at(-1) === '' || widthOf(longer, size, family, weight) <= most) found[found.length - 1] = longer;
      else found.push(word);
    }
    return found;
  }

  function text(x, y, words, { size, fill = 'text', family = sans, weight = 400, anchor = 'start', ...more }) {
    // The old figures of headings look like letters.
    if (family === serif) more.style = 'font-variant-numeric: lining-nums';
    return element('text', { x, y, fill: colour(fill), 'font-size': size, 'font-family': family, 'font-weight': weight, 'text-anchor': anchor, ...more }, safe(words));
  }

  /// The largest size, from `size` down, at which the text is no wider.
  function fitting(words, most, size, family, weight) {
    const wide = widthOf(words, size, family, weight);
    return wide <= most ? size : Math.max(size * most / wide, 12);
  }

  function badge(hunter, x, y, scale) {
    const [shape, attributes] = badgeShapes[hunter];
    return element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, element(shape, { ...attributes, fill: colour('steel'), stroke: colour('window'), 'stroke-width': 2 }),
      text(0, 4.3, hunterLetters[hunter], { size: 12, weight: 700, fill: 'steel-ink', anchor: 'middle' }));
  }

  const bat = (x, y, size, fill) => element('path', { d: document.querySelector('#i-bat path').getAttribute('d'), fill: colour(fill), transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})` });

  // --- The map -----------------------------------------------------------------------------------------------

  function drawMap(place, { legs, stops, hunt }) {
    const places = new Map(place.locations.map((one) => [one.id, one])), scale = Math.max(board.width / 1000, board.height / 740);
    const line = ([a, b]) => [places.get(a), places.get(b)];
    const path = (pairs) => pairs.map(line).filter(([a, b]) => a && b).map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
    const stroke = (name, d, strokeWidth, more = {}) => element('path', { d, fill: 'none', stroke: colour(name), 'stroke-width': strokeWidth, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });
    const stopped = new Map(stops.map((stop) => [stop.place, stop])), last = hunt.beats.at(-1).place;
    const nodes = place.locations.filter(({ id }) => !stopped.has(id)).map(({ x, y, kind }) => element('circle', {
      cx: x, cy: y, r: kind === 'large-city' ? 4.6 : kind === 'sea-zone' ? 3 : 3.4, fill: colour(kind === 'sea-zone' ? 'sea' : 'window'),
      stroke: colour(kind === 'sea-zone' ? 'sea-label' : kind === 'castle' ? 'blood-line' : 'text'), 'stroke-width': kind === 'sea-zone' ? 1 : 1.4,
    }));
    const widths = { old: 3, mid: 4.2, new: 6 }, inks = { old: 'route-old', mid: 'route-mid', new: 'blood-line' };
    const numbers = stops.filter((stop) => stop.place !== last && places.has(stop.place)).map((stop) => {
      const { x, y } = places.get(stop.place), half = Math.max(8.5, stop.text.length * 3.2 + 3.5);
      return element('g', { transform: `translate(${x} ${y})` },
        element('rect', { x: -half, y: -8.5, width: 2 * half, height: 17, rx: 8.5, fill: colour(stop.seen ? 'blood' : 'blood-tint'), stroke: colour(stop.seen ? 'text' : 'blood-line'), 'stroke-width': 1.6 }),
        text(0, 3.8, stop.text, { size: 10.5, weight: 700, fill: stop.seen ? 'blood-ink' : 'text', anchor: 'middle' }));
    });
    const end = places.get(last);
    return element('svg', { ...board, viewBox: `${500 - board.width / scale / 2} ${370 - board.height / scale / 2} ${board.width / scale} ${board.height / scale}` },
      element('rect', { x: 0, y: 0, width: 1000, height: 740, fill: colour('sea') }),
      element('path', { d: place.map.land, fill: colour('land'), stroke: colour('coast'), 'stroke-width': 1, 'stroke-linejoin': 'round' }),
      stroke('road', path(place.rails), .7, { 'stroke-opacity': .5, 'stroke-dasharray': '1 4' }), stroke('road', path(place.roads), 1.1, { 'stroke-opacity': .8 }),
      legs.map((leg) => stroke('way-bed', path([[leg.from, leg.to]]), widths[leg.age] + 4, { 'stroke-opacity': .8 })),
      legs.map((leg) => stroke(inks[leg.age], path([[leg.from, leg.to]]), widths[leg.age])),
      nodes, names(place, places, stopped, hunt), numbers,
      standing(hunt).map(({ hunter, at, i }) => badge(hunter, badgeAt(places, at, i, last).x, badgeAt(places, at, i, last).y, .95)),
      end ? [element('circle', { cx: end.x, cy: end.y, r: 19, fill: 'none', stroke: colour('blood-line'), 'stroke-width': 3 }),
        element('circle', { cx: end.x, cy: end.y, r: 14.5, fill: colour('blood'), stroke: colour('text'), 'stroke-width': 2 }), bat(end.x, end.y, 24, 'blood-ink')] : []);
  }

  /// Names of large cities where the map has room for them, and of all places on the way; the first that comes keeps its room.
  function names(place, places, stopped, hunt) {
    const last = hunt.beats.at(-1).place;
    const taken = place.locations.map(({ id, x, y }) => {
      const [across, down] = id === last ? [20, 20] : stopped.has(id) ? [Math.max(10, stopped.get(id).text.length * 3.2 + 5), 10] : [5, 5];
      return { left: x - across, right: x + across, top: y - down, bottom: y + down };
    });
    for (const { at, i } of standing(hunt)) {
      const on = badgeAt(places, at, i, last);
      taken.push({ left: on.x - 12, right: on.x + 12, top: on.y - 12, bottom: on.y + 12 });
    }
    const rank = (id, kind) => (id === last ? 0 : stopped.get(id)?.named ? 1 : stopped.has(id) ? 2 : kind === 'large-city' ? 3 : 4);
    const free = (box) => taken.every((other) => box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top);
    const candidates = place.locations.filter(({ id, kind }) => kind !== 'sea-zone' && (kind === 'large-city' || kind === 'castle' || stopped.has(id)) || stopped.has(id));
    return candidates.sort((a, b) => rank(a.id, a.kind) - rank(b.id, b.kind)).map(({ id, kind, x, y, name }) => {
      const on = stopped.has(id), size = id === last ? 19 : on ? 14.5 : 12, weight = on ? 700 : 500;
      const rows = rowsOf(place.map.labels?.places?.[id]?.lines?.[state.language] ?? name?.[state.language] ?? name?.en ?? id);
      const wide = Math.max(...rows.map((row) => widthOf(row, size, sans, weight))), tall = rows.length * size * 1.16;
      const [dx, dy] = id === last ? [24, 22] : on ? [Math.max(12, stopped.get(id).text.length * 3.2 + 7), 13] : [8, 8];
      const spots = [[0, .5, dx, 0], [1, .5, -dx, 0], [.5, 1, 0, -dy], [.5, 0, 0, dy], [0, 1, dx * .7, -dy * .7], [0, 0, dx * .7, dy * .7], [1, 1, -dx * .7, -dy * .7], [1, 0, -dx * .7, dy * .7]]
        .map(([ax, ay, ox, oy]) => ({ ax, left: x + ox - ax * wide, right: x + ox + (1 - ax) * wide, top: y + oy - ay * tall, bottom: y + oy + (1 - ay) * tall }));
      const inside = (box) => box.left > 2 && box.right < 998 && box.top > 12 && box.bottom < 728;
      const spot = spots.find((box) => inside(box) && free(box)) ?? (rank(id, kind) < 3 ? spots.find(inside) ?? spots[0] : null);
      if (!spot) return '';
      taken.push(spot);
      return rows.map((row, i) => text(spot.left + spot.ax * wide, spot.top + (i + .84) * size * 1.16, row, {
        size, weight, fill: on ? 'text' : 'label-large', anchor: ['start', 'middle', 'end'][spot.ax * 2], stroke: colour('land'), 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke',
      }));
    });
  }

  /// Where the hunters stand in the end: each with its place, and the how many-th there.
  function standing(hunt) {
    const before = new Map();
    return hunterIds.flatMap((hunter) => {
      const where = hunt.hunters[hunter], at = typeof where === 'string' ? where : where?.hospital, i = before.get(at) ?? 0;
      before.set(at, i + 1);
      return at ? [{ hunter, at, i }] : [];
    });
  }

  function badgeAt(places, at, i, last) {
    const { x, y } = places.get(at);
    return { x: x + (at === last ? 21 : 13) + 22 * i, y: y - (at === last ? 20 : 14) };
  }

  // --- The numbers -------------------------------------------------------------------------------------------

  function drawNumbers(teller) {
    const left = width - column + 40, room = column - 80, drawn = [];
    let y = band + 52;
    for (const { number, word, more } of teller.rows) {
      drawn.push(text(left + 62, y + 14, number, { size: 44, weight: 700, anchor: 'end' }));
      const rows = lines(word, room - 86, 21, sans), second = more ? lines(more, room - 86, 17, sans) : [];
      rows.forEach((row, i) => drawn.push(text(left + 86, y - 4 + i * 26, row, { size: 21 })));
      second.forEach((row, i) => drawn.push(text(left + 86, y - 6 + rows.length * 26 + i * 22, row, { size: 17, fill: 'mute' })));
      y += Math.max(64, rows.length * 26 + second.length * 22 + 20);
    }
    const { shares } = teller, most = Math.max(...(shares?.list ?? []).map(({ number }) => number), 0);
    if (most > 0) {
      drawn.push(text(left, y + 12, shares.heading, { size: 19, fill: 'mute' }));
      y += 42;
      for (const { hunter, name, number } of shares.list) {
        const from = hunter ? 46 : 170;
        drawn.push(hunter ? badge(hunter, left + 16, y, 1.15) : text(left, y + 7, name, { size: fitting(name, 160, 19, sans) }),
          element('rect', { x: left + from, y: y - 8, width: (room - from - 64) * number / most, height: 16, rx: 4, fill: colour('steel') }),
          text(left + room, y + 8, number, { size: 23, weight: 700, anchor: 'end' }));
        y += 40;
      }
    }
    const { decided } = teller;
    if (decided && y < height - foot - 70) {
      drawn.push(text(left, y + 18, teller.words.decided, { size: 19, fill: 'mute' }),
        text(left, y + 58, decided.name, { size: fitting(decided.name, room, 36, serif), family: serif }));
    }
    return drawn;
  }

  function drawBand(teller, { side, hunters, title, why }) {
    const edge = colour(side === 'dracula' ? 'blood-line' : side === 'hunters' ? 'steel' : 'line-strong'), x = 190, room = width - x - 460;
    const sign = side === 'dracula' ? bat(96, band / 2, 84, 'blood-text') : side === 'hunters' && hunters.length === 1 ? badge(hunters[0], 96, band / 2, 2.6)
      : side === 'hunters' ? hunterIds.map((hunter, i) => badge(hunter, 76 + 40 * (i % 2), band / 2 - 20 + 40 * Math.floor(i / 2), 1.4)) : [];
    const why_ = lines(why, room, 25, sans);
    return [
      element('rect', { x: 0, y: 0, width, height: band, fill: colour(side === 'dracula' ? 'blood-tint' : side === 'hunters' ? 'steel-tint' : 'panel') }),
      element('rect', { x: 0, y: band - 4, width, height: 4, fill: edge }),
      element('circle', { cx: 96, cy: band / 2, r: 60, fill: colour('window'), stroke: edge, 'stroke-width': 4 }), sign,
      text(x, why_.length > 1 ? 74 : 84, title, { size: fitting(title, room, 64, serif), family: serif }),
      why_.slice(0, 2).map((row, i) => text(x, (why_.length > 1 ? 112 : 126) + i * 32, row, { size: 25 })),
      text(width - 40, 74, teller.title, { size: fitting(teller.title, 400, 40, serif), family: serif, anchor: 'end' }),
      text(width - 40, 114, teller.players, { size: fitting(teller.players, 400, 20, sans), fill: 'mute', anchor: 'end' }),
    ];
  }

  /// The picture as the text of an SVG file; nothing if there is no hunt.
  function svg() {
    const told = page.huntTold();
    if (!told) return null;
    const { hunt, teller, broken, board: place } = told, font = root.document.getElementById('font')?.textContent ?? '';
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      element('title', {}, safe(teller.title)), element('style', {}, safe(font)), element('rect', { x: 0, y: 0, width, height, fill: colour('panel') }),
      drawMap(place, told), drawNumbers(teller), drawBand(teller, teller.verdict(broken)),
      element('rect', { x: 0, y: height - foot, width, height: foot, fill: colour('window') }),
      text(40, height - 22, teller.date, { size: 20, fill: 'mute' }), text(width - 40, height - 22, 'Demeter', { size: 20, fill: 'mute', anchor: 'end' }))}\n`;
  }

  const inUrl = (picture) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;

  /// The same as the bytes of a PNG file.
  async function png(picture) {
    const image = new Image();
    image.src = inUrl(picture);
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }

  function save(blob, ending) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    // By the day on which it was played; a file's name is typed and searched for, so that its spaces are plain ones.
    link.download = `${page.huntTold().teller.title.replaceAll('\u00a0', ' ')}.${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  function openPicture() {
    const { words, title } = page.huntTold().teller, picture = svg();
    $('picture-title').textContent = words.pictureOf;
    $('save-png').textContent = words.png;
    $('save-svg').textContent = words.svg;
    $('picture-close').setAttribute('aria-label', words.close_);
    $('picture-image').alt = title;
    $('picture-image').src = inUrl(picture);
    $('save-png').onclick = async () => save(await png(picture), 'png');
    $('save-svg').onclick = () => save(new Blob([picture], { type: 'image/svg+xml' }), 'svg');
    $('picture-sheet').showModal();
  }

  Object.assign(page, { openPicture, huntPicture: svg, huntPng: png });
})(typeof globalThis === 'undefined' ? this : globalThis);
