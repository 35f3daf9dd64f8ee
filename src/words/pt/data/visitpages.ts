import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The pages of the visit report about kinds that a family switches on, and about the details of a day. */
export const visitpages = {
  fever: {
    title: 'Temperatura',
    time: 'Hora',
    readings: 'Temperatura',
    readingsAndDoses: 'Temperatura e doses (quadrados na curva)',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
  reactions: {
    title: 'Reações depois de refeições',
    about: 'Como os pais registraram. As refeições antes de uma reação não são necessariamente a causa dela.',
    line: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    after: (time: string) => `${time} depois da refeição`,
    sure: 'Os pais têm certeza de que foi este alimento.',
    unsure: 'Os pais não têm certeza de que foi este alimento.',
    before: 'Refeições dos 2 dias antes dela:',
    nothingBefore: 'Nenhuma outra refeição registrada nos 2 dias antes dela.',
  },
  doses: {
    title: 'Remédios',
    about: 'Doses dos últimos 14 dias, como registradas pela família. Doses recusadas não contam.',
    daily: (name: string, given: number, days: number) =>
      `${name}: dado em ${number(given)} de ${plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` })}.`,
    day: 'Dia',
    time: 'Hora',
    medicine: 'Remédio',
    amount: 'Quantidade',
  },
  details: {
    title: 'Leite nas mamadeiras e fezes',
    heads: {
      breast: 'Materno',
      formula: 'Fórmula',
      mixed: 'Misto',
      other: 'Outro leite',
      unnamed: 'Sem tipo',
    },
    colors: 'Cores das fezes, últimos 7 dias',
    dry: 'Secas',
    colorCount: (color: string, diapers: number) => `${color} ${number(diapers)}`,
    separator: ' · ',
    notes: [
      'Uma mamadeira mista com proporção conhecida conta como leite materno e como fórmula. Mamadeiras sem quantidade ficam de fora.',
      'Cores que a família escolheu em uma lista de palavras; uma fralda pode ter duas. Secas: fraldas conferidas e secas, fora das outras contagens.',
    ],
  },
};
