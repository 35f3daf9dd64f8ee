import { at, number, plural, the } from './data/grammar.ts';

/**
 * The texts after a tap in the quick log, except the toasts of the first screen. They are questions about a second tap,
 * changes in another tab, and the dialogs of a timer. A text for a kind has the kind's name as its key.
 */
export const taps = {
  more: 'Registrar otra cosa',
  second: {
    wet: '¿Registrar otro pañal mojado?',
    dirty: '¿Registrar otro pañal sucio?',
    mixed: '¿Registrar otro pañal mojado y sucio?',
    dry: '¿Registrar otra revisión del pañal?',
    bottle: '¿Registrar otro biberón?',
    other: '¿Registrarlo otra vez?',
    dose: '¿Registrar otra dosis?',
    savedOnce: 'Acabas de guardar lo mismo.',
    savedOther: (saved: string, second: string) => `Acabas de guardar ${saved}. Ahora es ${second}.`,
    log: 'Registrar otra vez',
  },
  twice: {
    title: 'Tocaste dos veces',
    description: '¿El segundo toque fue a propósito?',
    yes: {
      feed: 'Sí, empezar',
      sleep: 'Sí, se durmió otra vez',
      switch: 'Sí, cambiar',
      pause: 'Sí, pausar',
      resume: 'Sí, seguir',
      wake: 'Sí, despertó',
      stop: 'Sí, parar',
      start: 'Sí, empezar',
    },
  },
  undoFirst: 'Deshacer el primero',
  otherColor: 'Otro color',
  elsewhere: {
    feeding: {
      left: (name: string, clock: string) => `${name} ya toma pecho del lado izquierdo desde ${the(clock)}`,
      right: (name: string, clock: string) => `${name} ya toma pecho del lado derecho desde ${the(clock)}`,
    },
    asleep: (name: string, clock: string) => `${name} ya duerme desde ${the(clock)}`,
    other: (doing: string, clock: string) => `${doing}: ya en curso desde ${the(clock)}`,
    stopped: 'Otra pestaña ya paró este cronómetro.',
    changed: 'Otra pestaña cambió este cronómetro.',
  },
  pump: {
    title: 'Extracción',
    start: 'Empezar extracción',
    stop: 'Parar y guardar',
    stash: 'Reserva de leche',
  },
  activity: {
    title: 'Actividades',
    tiles: {
      tummy: 'Boca abajo',
      skin: 'Piel con piel',
      crying: 'Llanto',
      bath: 'Baño',
      walk: 'Paseo',
      play: 'Juego',
      massage: 'Masaje',
      teeth: 'Dientes',
      reading: 'Lectura',
    },
    stop: 'Parar y guardar',
    other: 'Otra',
  },
  save: 'Guardar',
  start: {
    title: {
      feed: '¿Cuándo empezó la toma?',
      sleep: '¿Cuándo se durmió?',
      other: '¿Cuándo empezó el cronómetro?',
    },
    label: 'Empezó',
    discard: 'Descartar este cronómetro',
    future: 'Esa hora todavía no llega. Elige una anterior o el día de ayer.',
    afterStretch: (clock: string) => `Elige una hora anterior: ${at(clock)} se pausó o cambió de lado.`,
    tooLong: (days: number) =>
      plural(days, {
        one: 'Son más de 24 horas. Elige una hora posterior.',
        other: `Son más de ${number(days)} días. Elige una hora posterior.`,
      }),
    moved: {
      feed: (name: string, clock: string) => `La toma de ${name} empezó ${at(clock)}`,
      sleep: (name: string, clock: string) => `${name} se durmió ${at(clock)}`,
      other: (name: string, clock: string) => `El cronómetro de ${name} empezó ${at(clock)}`,
    },
    discarded: (name: string) => `Cronómetro de ${name} descartado`,
    discardedAbout: 'No se registró nada.',
  },
  end: {
    title: '¿Cuándo terminó?',
    about: {
      feed: (name: string, time: string, day: string, clock: string) =>
        `La toma de ${name} lleva ${time} en curso. Inicio: ${day}, ${clock}`,
      sleep: (name: string, time: string, day: string, clock: string) =>
        `${name} lleva ${time} durmiendo. Inicio: ${day}, ${clock}`,
      other: (name: string, time: string, day: string, clock: string) =>
        `El cronómetro de ${name} lleva ${time} en curso. Inicio: ${day}, ${clock}`,
    },
    label: 'Terminó',
    beforeStart: 'Es antes de que empezara. Elige una hora posterior.',
    future: 'Esa hora todavía no llega. Elige una anterior.',
    tooLong: (days: number) =>
      plural(days, {
        one: 'Son más de 24 horas. Elige un fin anterior.',
        other: `Son más de ${number(days)} días. Elige un fin anterior.`,
      }),
    switchAnyway: 'Cambiar de todos modos',
    keepRunning: 'Dejar que siga',
    keepPaused: 'Dejar en pausa',
  },
};
