import { number, plural } from '#words/es/data/grammar.ts';

/** The pages of the visit report about kinds that a family switches on, and about the details of a day. */
export const visitpages = {
  fever: {
    title: 'Temperatura',
    time: 'Hora',
    readings: 'Temperatura',
    readingsAndDoses: 'Temperatura y dosis (cuadros en la curva)',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
  reactions: {
    title: 'Reacciones después de comer',
    about:
      'Según lo que registró la familia. Las comidas anteriores a una reacción no son por fuerza su causa.',
    line: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    after: (time: string) => `${time} después de comer`,
    sure: 'La familia está segura de que fue este alimento.',
    unsure: 'La familia no está segura de que haya sido este alimento.',
    before: 'Comidas de los 2 días anteriores:',
    nothingBefore: 'No se registraron otras comidas en los 2 días anteriores.',
  },
  doses: {
    title: 'Medicinas',
    about:
      'Dosis de los últimos 14 días, según lo que registró la familia. Una dosis rechazada no se cuenta.',
    daily: (name: string, given: number, days: number) =>
      `${name}: se dio en ${number(given)} de ${plural(days, { one: '1 día', other: `${number(days)} días` })}.`,
    day: 'Día',
    time: 'Hora',
    medicine: 'Medicina',
    amount: 'Cantidad',
  },
  details: {
    title: 'Leche en biberones y evacuaciones',
    heads: {
      breast: 'Materna',
      formula: 'Fórmula',
      mixed: 'Mixta',
      other: 'Otra leche',
      unnamed: 'Sin indicar',
    },
    colors: 'Evacuaciones, últimos 7 días',
    dry: 'Seco',
    colorCount: (color: string, diapers: number) => `${color} ${number(diapers)}`,
    separator: ' · ',
    notes: [
      'Un biberón mixto con proporción conocida cuenta como leche materna y como fórmula. No se incluyen los biberones sin cantidad.',
      'La familia eligió los colores de una lista; un pañal puede tener dos. Seco: veces que el pañal revisado estaba seco; no entra en ninguna otra cuenta.',
    ],
  },
};
