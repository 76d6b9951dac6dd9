// Texts of the audit and of the page without a game, in its five languages; they go with those of words.js.
(function (root) {
  'use strict';

  const { demeterWords } = root;

  Object.assign(demeterWords.en, {
    origin: 'This page came from Dracula’s program. Do you have a verifier of your own? Open this file in it.',
    lineDone: {
      pass: 'Nothing: this line is here so that their number tells nothing', back: (what) => `Taken back: ${what}`, again: (what) => `Done again: ${what}`,
      severalBack: 'Several steps taken back', severalAgain: 'Several steps done again',
    },
  });

  Object.assign(demeterWords.es, {
    origin: 'Esta página viene del programa de Drácula. ¿Tienes tu propio verificador? Abre este archivo en él.',
    lineDone: {
      pass: 'Nada: esta línea está aquí para que su número no diga nada', back: (what) => `Se deshace «${what}»`, again: (what) => `Se rehace «${what}»`,
      severalBack: 'Se deshacen varios pasos', severalAgain: 'Se rehacen varios pasos',
    },
  });

  Object.assign(demeterWords.pl, {
    origin: 'Ta strona pochodzi z programu Drakuli. Masz własną stronę do sprawdzania? Otwórz w niej ten plik.',
    lineDone: {
      pass: 'Nic – ten wiersz jest tu po to, by liczba wierszy niczego nie zdradzała', back: (what) => `Cofnięto „${what}”`,
      again: (what) => `Ponowiono „${what}”`, severalBack: 'Cofnięto kilka kroków', severalAgain: 'Ponowiono kilka kroków',
    },
  });

  Object.assign(demeterWords.ru, {
    origin: 'Эта страница пришла из программы Дракулы. Есть своя страница для проверки? Откройте этот файл в ней.',
    lineDone: {
      pass: 'Ничего: эта строка нужна, чтобы число строк ничего не выдавало', back: (what) => `Отменено «${what}»`, again: (what) => `Повторено «${what}»`,
      severalBack: 'Отменено несколько шагов', severalAgain: 'Повторено несколько шагов',
    },
  });

  Object.assign(demeterWords.it, {
    origin: 'Questa pagina viene dal programma di Dracula. Hai un tuo verificatore? Apri questo file lì.',
    lineDone: {
      pass: 'Niente: questa riga c’è perché il loro numero non riveli nulla', back: (what) => `Annullato «${what}»`, again: (what) => `Ripetuto «${what}»`,
      severalBack: 'Annullati più passi', severalAgain: 'Ripetuti più passi',
    },
  });
})(typeof globalThis === 'undefined' ? this : globalThis);
