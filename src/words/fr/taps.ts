import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The texts after a tap in the quick log, except the toasts of the first screen. */
export const taps: Words['taps'] = {
  more: 'Autres choses à noter',
  second: {
    wet: 'Noter un deuxième pipi\u202f?',
    dirty: 'Noter des selles une deuxième fois\u202f?',
    mixed: 'Noter une deuxième couche pipi et selles\u202f?',
    dry: 'Noter une deuxième couche sèche\u202f?',
    bottle: 'Noter un deuxième biberon\u202f?',
    other: 'Le noter une deuxième fois\u202f?',
    dose: 'Noter une deuxième dose\u202f?',
    savedOnce: 'Vous venez déjà de le noter.',
    savedOther: (saved, second) => `Vous venez de noter ${saved}. Cette fois, c’est ${second}.`,
    log: 'Noter encore',
  },
  twice: {
    title: 'Touché deux fois',
    description: 'C’était voulu\u202f?',
    yes: {
      feed: 'Oui, commencer',
      sleep: 'Oui, dort à nouveau',
      switch: 'Oui, changer',
      pause: 'Oui, pause',
      resume: 'Oui, reprendre',
      wake: 'Oui, se réveille',
      stop: 'Oui, arrêter',
      start: 'Oui, commencer',
    },
  },
  undoFirst: 'Annuler le premier',
  otherColor: 'Autre couleur',
  elsewhere: {
    feeding: {
      left: (name, clock) => `${name} tète déjà à gauche · depuis ${clock}`,
      right: (name, clock) => `${name} tète déjà à droite · depuis ${clock}`,
    },
    asleep: (name, clock) => `${name} dort déjà · depuis ${clock}`,
    other: (doing, clock) => `${doing}\u00a0: déjà en cours · depuis ${clock}`,
    stopped: 'Un autre onglet a déjà arrêté ce chrono.',
    changed: 'Un autre onglet a modifié ce chrono.',
  },
  pump: { title: 'Tire-lait', start: 'Commencer', stop: 'Arrêter et noter', stash: 'Réserve de lait' },
  activity: {
    title: 'Activités',
    tiles: {
      tummy: 'Sur le ventre',
      skin: 'Peau à peau',
      crying: 'Pleurs',
      bath: 'Bain',
      walk: 'Sortie',
      play: 'Jeu',
      massage: 'Massage',
      teeth: 'Dents',
      reading: 'Lecture',
    },
    stop: 'Arrêter et noter',
    other: 'Autre',
  },
  save: 'Enregistrer',
  start: {
    title: {
      feed: 'Quand la tétée a-t-elle commencé\u202f?',
      sleep: 'Quand le sommeil a-t-il commencé\u202f?',
      other: 'Quand le chrono a-t-il commencé\u202f?',
    },
    label: 'Début',
    discard: 'Supprimer ce chrono',
    future: 'C’est dans le futur. Choisissez une heure passée, ou la veille.',
    afterStretch: (clock) =>
      `Il y a eu une pause ou un changement de côté à ${clock}. Le début doit être avant.`,
    tooLong: (days) =>
      plural(days, {
        one: 'Cela fait plus de 24 heures. Choisissez une heure plus récente.',
        other: `Cela fait plus de ${number(days)} jours. Choisissez une heure plus récente.`,
      }),
    moved: {
      feed: (name, clock) => `${name}\u00a0: tétée commencée à ${clock}`,
      sleep: (name, clock) => `${name}\u00a0: sommeil commencé à ${clock}`,
      other: (name, clock) => `${name}\u00a0: chrono lancé à ${clock}`,
    },
    discarded: (name) => `Chrono supprimé pour ${name}`,
    discardedAbout: 'Rien n’a été noté.',
  },
  end: {
    title: 'À quelle heure était-ce fini\u202f?',
    about: {
      feed: (name, time, day, clock) =>
        `${name}\u00a0: la tétée est en cours depuis ${time}. Début\u00a0: ${day}, ${clock}.`,
      sleep: (name, time, day, clock) =>
        `${name}\u00a0: le sommeil est en cours depuis ${time}. Début\u00a0: ${day}, ${clock}.`,
      other: (name, time, day, clock) =>
        `${name}\u00a0: le chrono tourne depuis ${time}. Début\u00a0: ${day}, ${clock}.`,
    },
    label: 'Fin',
    beforeStart: 'La fin doit être après le début.',
    future: 'C’est dans le futur. Choisissez une heure passée.',
    tooLong: (days) =>
      plural(days, {
        one: 'Cela fait plus de 24 heures. Choisissez une heure de fin plus proche du début.',
        other: `Cela fait plus de ${number(days)} jours. Choisissez une heure de fin plus proche du début.`,
      }),
    switchAnyway: 'Changer quand même',
    keepRunning: 'Laisser tourner',
    keepPaused: 'Laisser en pause',
  },
};
