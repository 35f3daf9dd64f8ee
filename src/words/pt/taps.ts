import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The texts after a tap in the quick log, except the toasts of the first screen. */
export const taps = {
  more: 'Mais para registrar',
  second: {
    wet: 'Registrar outro xixi?',
    dirty: 'Registrar outro cocô?',
    mixed: 'Registrar outro xixi e cocô?',
    dry: 'Registrar outra fralda seca?',
    bottle: 'Registrar outra mamadeira?',
    other: 'Registrar de novo?',
    dose: 'Registrar outra dose?',
    savedOnce: 'Você acabou de salvar uma vez.',
    savedOther: (saved: string, second: string) => `Você acabou de salvar ${saved}. Agora são ${second}.`,
    log: 'Sim, registrar',
  },
  twice: {
    title: 'Você tocou duas vezes',
    description: 'O segundo toque foi de propósito?',
    yes: {
      feed: 'Sim, iniciar',
      sleep: 'Sim, dormiu de novo',
      switch: 'Sim, mudar',
      pause: 'Sim, pausar',
      resume: 'Sim, retomar',
      wake: 'Sim, acordou',
      stop: 'Sim, parar',
      start: 'Sim, iniciar',
    },
  },
  undoFirst: 'Desfazer o 1º',
  otherColor: 'Outra cor',
  elsewhere: {
    feeding: {
      left: (name: string, clock: string) => `${name} já está mamando no esquerdo · desde ${clock}`,
      right: (name: string, clock: string) => `${name} já está mamando no direito · desde ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} já está dormindo · desde ${clock}`,
    other: (doing: string, clock: string) => `${doing} já em andamento · desde ${clock}`,
    stopped: 'Outra aba já parou este cronômetro.',
    changed: 'Outra aba mudou este cronômetro.',
  },
  pump: { title: 'Ordenha', start: 'Iniciar ordenha', stop: 'Parar e salvar', stash: 'Estoque de leite' },
  activity: {
    title: 'Atividades',
    tiles: {
      tummy: 'De bruços',
      skin: 'Pele a pele',
      crying: 'Choro',
      bath: 'Banho',
      walk: 'Passeio',
      play: 'Brincar',
      massage: 'Massagem',
      teeth: 'Dentes',
      reading: 'Leitura',
    },
    stop: 'Parar e salvar',
    other: 'Outra',
  },
  save: 'Salvar',
  start: {
    title: {
      feed: 'Quando a mamada começou?',
      sleep: 'Quando o sono começou?',
      other: 'Quando o cronômetro começou?',
    },
    label: 'Começou às',
    discard: 'Descartar cronômetro',
    future: 'Essa hora ainda não chegou. Escolha uma anterior ou o dia anterior.',
    afterStretch: (clock: string) => `Houve pausa ou troca de lado às ${clock}. Escolha uma hora anterior.`,
    tooLong: (days: number) =>
      plural(days, {
        one: 'São mais de 24 horas. Escolha uma hora mais tarde.',
        other: `São mais de ${number(days)} dias. Escolha uma hora mais tarde.`,
      }),
    moved: {
      feed: (name: string, clock: string) => `A mamada de ${name} começou às ${clock}`,
      sleep: (name: string, clock: string) => `O sono de ${name} começou às ${clock}`,
      other: (name: string, clock: string) => `O cronômetro de ${name} começou às ${clock}`,
    },
    discarded: (name: string) => `Cronômetro de ${name} descartado`,
    discardedAbout: 'Nada foi registrado.',
  },
  end: {
    title: 'Quando acabou?',
    about: {
      feed: (name: string, time: string, day: string, clock: string) =>
        `A mamada de ${name} está em andamento há ${time}. Início: ${day}, ${clock}.`,
      sleep: (name: string, time: string, day: string, clock: string) =>
        `O sono de ${name} está em andamento há ${time}. Início: ${day}, ${clock}.`,
      other: (name: string, time: string, day: string, clock: string) =>
        `O cronômetro de ${name} está em andamento há ${time}. Início: ${day}, ${clock}.`,
    },
    label: 'Acabou às',
    beforeStart: 'Isso é antes do início. Escolha uma hora mais tarde.',
    future: 'Essa hora ainda não chegou. Escolha uma anterior.',
    tooLong: (days: number) =>
      plural(days, {
        one: 'São mais de 24 horas. Escolha um fim mais cedo.',
        other: `São mais de ${number(days)} dias. Escolha um fim mais cedo.`,
      }),
    switchAnyway: 'Mudar assim mesmo',
    keepRunning: 'Deixar correndo',
    keepPaused: 'Deixar em pausa',
  },
};
