import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');
/** Chooses the singular or the plural. Millions (`many`) have the plural, because they are in digits. */
const choose = (count: number, one: string, other: string) => plural(count, { one, many: other, other });

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever = {
  title: 'Temperatura',
  chart: {
    title: 'Temperatura ao longo do tempo',
    description: (readings: number, lowest: string, highest: string) =>
      `${choose(readings, `${number(readings)} medida`, `${number(readings)} medidas`)}, de ${lowest} a ${highest}.`,
    withMarks: (description: string, doses: number) =>
      `${description} ${choose(doses, `${number(doses)} dose de remédio está marcada.`, `${number(doses)} doses de remédio estão marcadas.`)}`,
  },
  legend: { reading: 'Temperatura', dose: 'Remédio' },
  table: {
    open: 'Mostrar como tabela',
    title: 'Temperaturas e doses em ordem de hora',
    time: 'Hora',
    entry: 'Registro',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
};
