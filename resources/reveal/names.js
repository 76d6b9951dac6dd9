// Names of everything in a game, as the page was built with them: no name comes with a game's file, but for those of a board of its own.
(function (root) {
  'use strict';

  const tables = root.demeterTables;
  const unknown = '?';
  const placeForms = ['name', 'in', 'to', 'from', 'of'], hunterForms = ['name', 'of', 'to', 'whom', 'with'];
  const own = (table, key) => (typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined);
  const column = (language) => Math.max(tables.languages.indexOf(language), 0);

  function capitalised(text) {
    const first = text.charAt(0).toUpperCase();
    return first.length === 1 ? first + text.slice(1) : text;
  }

  // --- Names with their forms --------------------------------------------------------------------------------

  /// A name with its ready-made forms: prepositions, articles and cases differ from name to name, so no sentence puts them together.
  const plainForms = (name) => ({ name, forms: {}, woman: false, neuter: false });
  const formOf = (names, key) => own(names.forms, key) ?? names.name;

  /// Several as one: every form of each, the last two joined by `last`, a text with `%1` and `%2`.
  function joined(names, last) {
    if (names.length === 0) return plainForms(unknown);
    if (names.length === 1) return names[0];
    const join = (form) => filled(last, [names.slice(0, -1).map(form).join(', '), form(names.at(-1))]);
    const keys = new Set(names.flatMap(({ forms }) => Object.keys(forms)));
    return { ...plainForms(join(({ name }) => name)), forms: Object.fromEntries([...keys].map((key) => [key, join((each) => formOf(each, key))])) };
  }

  /// A text with `%1`, `%2` … replaced all at once.
  function filled(text, values) {
    return text.replace(/%([1-9])/g, (all, number) => values[number - 1] ?? unknown);
  }

  /// A sentence with its arguments, all at once, and a capital at its beginning: `%1` is the name, `%1{to}` a form of it, `%1{der|die}` the
  /// word for a man or a woman, a third the neuter's.
  function inForms(sentence, names) {
    const text = sentence.replace(/%([1-9])(?:\{([^}]*)\})?/g, (all, number, key) => {
      const names_ = names[number - 1] ?? plainForms(unknown);
      if (key === undefined) return names_.name;
      const words = key.split('|');
      if (words.length < 2) return formOf(names_, key);
      return names_.neuter && words.length > 2 ? words[2] : names_.woman ? words[1] : words[0];
    });
    // Behind a subject that this language leaves out.
    return capitalised(text.replace(/^ +/, ''));
  }

  // --- Boards ------------------------------------------------------------------------------------------------

  const landKinds = { 'small-city': 'small-city', 'large-city': 'large-city', castle: 'castle', hospital: 'hospital', sea: 'sea-zone' };

  /// Where a place is drawn on the map: an equal-area picture of Europe whose crowded middle a lens enlarges.
  function mapPoint(longitude, latitude) {
    const radians = (degrees) => degrees * Math.PI / 180, middle = radians(48);
    const flat = (east, north) => {
      const l = radians(east - 11), f = radians(north);
      const k = Math.sqrt(2 / (1 + Math.sin(middle) * Math.sin(f) + Math.cos(middle) * Math.cos(f) * Math.cos(l)));
      return [k * Math.cos(f) * Math.sin(l), k * (Math.cos(middle) * Math.sin(f) - Math.sin(middle) * Math.cos(f) * Math.cos(l))];
    };
    const [x, y] = flat(longitude, latitude), [x0, y0] = flat(9, 48.5);
    const lens = 1.32 / (1 + 0.32 * Math.hypot(x - x0, y - y0) / 0.34);
    return { x: 486.481 + 1700.689 * (x - x0) * lens, y: 325.673 - 1665.093 * (y - y0) * lens };
  }

  /// A board as map and story use it, from what the tables have of it.
  function boardOf({ id, name, sha256, locations, roads, rails, seas }) {
    const places = locations.map((place) => {
      const drawn = own(tables.map.labels.places, place.id), at = drawn ?? mapPoint(...place.lonlat);
      return {
        id: place.id, kind: landKinds[place.kind], region: place.region, ports: place.ports, x: at.x, y: at.y,
        name: Object.fromEntries(tables.languages.map((language, i) => [language, place.name[i]])),
      };
    });
    const byId = new Map(places.map((place) => [place.id, place]));
    return { id, name, sha256, locations: places, byId, roads, rails, seas, map: tables.map };
  }

  const built = new Map();

  /// A board that is built into the page, by its id; nothing if there is none: `{id, name, sha256, locations: [{id, kind, region, ports, name, x, y}], roads,
  /// rails, seas, map: {viewBox, land, labels}}`.
  function board(id) {
    if (!built.has(id)) {
      const known = own(tables.boards, id);
      built.set(id, known ? boardOf(known) : null);
    }
    return built.get(id);
  }

  /// The board in the text of a board file; nothing if it is none.
  function boardFromFile(text) {
    const read = typeof text === 'string' ? root.demeterBoards.read(text) : null;
    return read && boardOf({
      id: read.id, name: read.name, sha256: null, roads: read.roads, seas: read.sea_borders, rails: read.rails.map((rail) => rail.between),
      locations: read.locations.map(({ id, kind, region, port_on: ports, lonlat, name }) =>
        ({ id, kind, region, ports, lonlat, name: tables.languages.map((language) => name[language]) })),
    });
  }

  const boardGiven = (given) => (typeof given === 'string' ? board(given) : given) ?? board('fury-3e');

  // --- Names -------------------------------------------------------------------------------------------------

  /// A place with all its forms. `on`: a board or the id of one.
  function placeNames(language, id, on = 'fury-3e') {
    const place = boardGiven(on).byId.get(id);
    if (!place) return plainForms(unknown);
    const name = place.name[language] || unknown, table = tables.places[language];
    // The table has typographic apostrophes, and articles before some names.
    const plain = (text) => text.replaceAll('\u2019', "'").toLowerCase();
    const known = own(table, id);
    const named = (cells) => ({ ...plainForms(cells[0]), forms: Object.fromEntries(placeForms.slice(1).map((form, i) => [form, cells[i + 1]])) });
    if (known && plain(known[0]).endsWith(plain(name))) return named(known);
    return { ...named((table['*'] ?? placeForms.map(() => '%1')).map((cell) => cell.replaceAll('%1', name))), name };
  }

  /// A hunter's short name with its forms, as sentences need it.
  function hunterNames(language, id) {
    const cells = own(tables.hunters[language], id);
    if (!cells) return plainForms(unknown);
    return {
      ...plainForms(cells[0]), forms: Object.fromEntries(hunterForms.slice(1).map((form, i) => [form, cells[i + 1]])), woman: cells[5] === 'woman',
    };
  }

  /// A term of the printed books by its key; small, where they print it so.
  const term = (language, key) => own(tables.terms, key)?.[column(language)] ?? '';
  /// The same as a label.
  const label = (language, key) => capitalised(term(language, key));

  root.demeterNames = {
    languages: tables.languages,
    /// A place: its name as a label, as the `subject` of a sentence, `in`, `to`, `from` or `of` it. `on`: a board or the id of one. An id that the board does
    /// not have is returned as it is.
    location(language, id, form = 'name', on = 'fury-3e') {
      const place = boardGiven(on).byId.get(id);
      if (!place) return String(id ?? unknown);
      return form === 'name' ? place.name[language] || unknown : formOf(placeNames(language, id, on), form);
    },
    /// A hunter: the name as a label, as the `subject` of a sentence, `of`, `to`, `whom` or `with` one.
    hunter(language, id, form = 'name') {
      if (!own(tables.hunters.en, id)) return String(id ?? unknown);
      return form === 'name' ? label(language, id) : formOf(hunterNames(language, id), form);
    },
    isWoman: (id) => hunterNames('en', id).woman,
    /// A card of a game, whose `cards` stand in its tables by their kinds and ids.
    card: (cards, language, kind, id) => own(own(cards, kind) ?? {}, id)?.[column(language)] || unknown,
    board, boardFromFile, term, label, placeNames, hunterNames, plainForms, formOf, joined, filled, inForms, capitalised,
  };
  if (typeof module !== 'undefined') module.exports = root.demeterNames;
})(typeof globalThis === 'undefined' ? this : globalThis);
