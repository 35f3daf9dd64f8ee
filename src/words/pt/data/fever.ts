import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever = {
  title: 'Temperatura',
  chart: {
    title: 'Temperatura ao longo do tempo',
    description: (readings: number, lowest: string, highest: string) =>
      `${plural(readings, { one: `${number(readings)} medida`, other: `${number(readings)} medidas` })}, de ${lowest} a ${highest}.`,
    withMarks: (description: string, doses: number) =>
      `${description} ${plural(doses, { one: `${number(doses)} dose de remédio está marcada.`, other: `${number(doses)} doses de remédio estão marcadas.` })}`,
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
