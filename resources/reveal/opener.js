// Begins with the game that stands in the page. A page without one is a verifier of the reader's own: it asks for a game, and for its board if it has one.
(function () {
  'use strict';

  const $ = (id) => document.getElementById(id);
  if (JSON.parse($('data').textContent)) {
    demeterBegin();
    return;
  }

  const largest = 128 * 1024 * 1024;
  let words = demeterWords.en, language = 'en', fault = null, game = null, codes = '';

  // --- Files -------------------------------------------------------------------------------------------------

  const isReveal = (value) => typeof value === 'object' && value !== null && value.format === 'demeter-reveal/1' && Array.isArray(value.lines);

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /// The game in the text of a file: `{reveal}`, of a page also `board`, if the game says what must stand in it; or `{fault}`. Nothing else is taken out of
  /// a page: its words and its script are Dracula's.
  function gameIn(text) {
    if (isReveal(parsed(demeterProof.withoutLineEnds(text)))) return { reveal: text };
    const data = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(text)?.[1];
    if (data !== undefined) {
      const { reveal, board } = parsed(data) ?? {};
      if (typeof reveal !== 'string' || !isReveal(parsed(reveal))) return { fault: 'page' };
      const header = demeterAudit.headerOf(reveal), isNamed = Boolean(header?.boardHash ?? demeterProof.hashInName(header?.board));
      return { reveal, board: isNamed && typeof board === 'string' ? board : undefined };
    }
    const first = parsed(text.slice(0, text.indexOf('\n') + 1 || undefined));
    return { fault: first?.seq === 0 && first.public !== undefined ? 'sealed' : 'reveal' };
  }

  const gameName = (file) => file.replace(/\.reveal\.(json|html?)$|\.(json|html?)$/i, '');

  async function textOf(file) {
    if (file.size > largest) return { fault: 'large' };
    try {
      return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer()) };
    } catch {
      return { fault: 'unreadable' };
    }
  }

  const isBoard = async (text) => demeterNames.boardFromFile(text) !== null && demeterAudit.isBoardOf(demeterAudit.headerOf(game.reveal), text);

  /// A game, its board, and the codes that a phone kept, in any order.
  async function take(files) {
    const read = [];
    fault = null;
    for (const file of files) {
      const { text, fault: why } = await textOf(file), found = text === undefined ? { fault: why } : gameIn(text);
      read.push({ file: file.name, text, ...found });
    }
    const opened = read.find(({ reveal }) => reveal);
    if (opened) game = { ...opened, name: gameName(opened.file) };
    const rest = read.filter((one) => one !== opened), needed = game && demeterAudit.boardFileOf(game.reveal);
    for (const one of rest) {
      if (demeterProof.readQrs(one.text ?? '').length > 0) codes += `${one.text}\n`;
      else if (needed && game.board === undefined && one.text !== undefined && (await isBoard(one.text))) game.board = one.text;
      else if (!opened || needed) fault ??= { kind: one.text !== undefined && needed ? 'board' : one.fault, file: one.file };
    }
    if (game && (!needed || game.board !== undefined)) begin();
    else render();
  }

  // --- The game ----------------------------------------------------------------------------------------------

  function begin() {
    const { reveal, name, board } = game;
    $('data').textContent = JSON.stringify({ reveal, name, board });
    $('opener').hidden = true;
    delete document.body.dataset.empty;
    document.documentElement.dataset.own = '';
    demeterBegin(language, codes);
    // What says on a game's page where it came from, and a way to the next game.
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'quiet';
    again.dataset.word = 'openAnother';
    again.addEventListener('click', () => location.reload());
    document.querySelector('footer').append(again);
    $('origin').dataset.word = 'ownCopy';
    for (const element of [$('origin'), again]) element.textContent = demeterWords[document.documentElement.lang][element.dataset.word];
  }

  function render() {
    document.documentElement.lang = language;
    document.title = `Demeter · ${words.openTitle}`;
    for (const element of document.querySelectorAll('[data-open]')) element.textContent = words[element.dataset.open];
    const board = game && demeterAudit.boardFileOf(game.reveal);
    const kept = new Set(demeterProof.readQrs(codes)).size;
    $('opener-lead').textContent = `${kept > 0 && !game ? `${words.openCodesKept(kept)} ` : ''}${board ? words.openBoard(board) : words.openLead}`;
    $('opener-button').textContent = board ? words.openBoardButton : words.openButton;
    $('opener-without').hidden = !board;
    $('opener-fault').textContent = fault ? words.openFaults[fault.kind](fault.file) : '';
    for (const button of $('opener-languages').children) button.setAttribute('aria-pressed', String(button.lang === language));
    $('opener-languages').setAttribute('aria-label', words.languages);
  }

  function setLanguage(wanted) {
    language = wanted;
    words = demeterWords[wanted];
    render();
  }

  for (const [code, { language: name }] of Object.entries(demeterWords)) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', lang: code, title: name, textContent: code.toUpperCase() });
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => setLanguage(code));
    $('opener-languages').append(button);
  }
  $('opener-file').addEventListener('change', () => take([...$('opener-file').files]));
  $('opener-without').addEventListener('click', begin);
  const over = (is) => (event) => {
    if (document.body.dataset.empty === undefined) return;
    event.preventDefault();
    $('opener').classList.toggle('over', is);
  };
  document.addEventListener('dragover', over(true));
  document.addEventListener('dragleave', over(false));
  document.addEventListener('drop', (event) => {
    over(false)(event);
    if (document.body.dataset.empty !== undefined) take([...event.dataTransfer.files]);
  });
  document.body.dataset.empty = '';
  $('opener').hidden = false;
  setLanguage((navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2).toLowerCase()).find((one) => Object.hasOwn(demeterWords, one)) ?? 'en');
})();
