// What the page checks of a revealed game: its chain and its codes, the board that it names, and its steps as far as they can be judged without playing
// the game again.
(function (root) {
  'use strict';

  const names = root.demeterNames;

  /// The header of a reveal that has not been checked yet, as far as it can be read.
  function headerOf(revealText) {
    try {
      const header = JSON.parse(JSON.parse(revealText).lines[0].public);
      return typeof header === 'object' ? header : null;
    } catch {
      return null;
    }
  }

  const isFile = (name) => typeof name === 'string' && name.endsWith('.json');

  /// The board that a game names: a built-in one, or the one in the text of its file. Where there is none, the usual one stands in.
  function boardOf(revealText, boardText) {
    const name = headerOf(revealText)?.board;
    return (isFile(name) ? names.boardFromFile(boardText) : names.board(name)) ?? names.board('fury-3e');
  }

  /// The name of the board file that a reveal needs beside it; nothing if it needs none.
  function boardFileOf(revealText) {
    const name = headerOf(revealText)?.board;
    return isFile(name) ? name : null;
  }

  /// Whether a board is the one that the header names: `own`, a file whose hash the header knows; `unvouched`, one of which it knows the name only;
  /// `built-in`; else what is wrong.
  async function boardFound(header, boardText) {
    const { board: name } = header;
    if (!isFile(name)) return names.board(name) ? { kind: 'built-in', board: names.board(name) } : { kind: 'unknown-board', board: null };
    if (typeof boardText !== 'string') return { kind: 'no-board', board: null };
    const hash = /^board-([0-9a-f]{64})\.json$/.exec(name)?.[1];
    if (hash && (await root.demeterProof.sha256Of(boardText)) !== hash) return { kind: 'other-board', board: null };
    const board = names.boardFromFile(boardText);
    return { kind: board ? hash ? 'own' : 'unvouched' : 'other-board', board };
  }

  /// `demeterProof.check`, with what else can be checked: `board`, on which the story is told, and further objections.
  async function check(revealText, notes = [], { beforeNote, boardText } = {}) {
    const result = await root.demeterProof.check(revealText, notes, beforeNote && { beforeNote });
    result.board = null;
    if (!result.header) return result;
    const found = await boardFound(result.header, boardText);
    result.board = found.board;
    if (found.kind !== 'built-in' && found.kind !== 'own') result.objections.push({ what: found.kind, line: 1, name: result.header.board });
    return result;
  }

  root.demeterAudit = { check, boardOf, boardFileOf };
  if (typeof module !== 'undefined') module.exports = root.demeterAudit;
})(typeof globalThis === 'undefined' ? this : globalThis);
