// Begins with the game that stands in the page; in a page without one it asks for it.
(function () {
  'use strict';

  if (JSON.parse(document.getElementById('data').textContent)) demeterBegin();
})();
