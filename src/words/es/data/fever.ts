import { number, plural } from '#words/es/data/grammar.ts';

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever = {
  title: 'Temperatura',
  chart: {
    title: 'Temperatura a lo largo del tiempo',
    description: (readings: number, lowest: string, highest: string) =>
      `${plural(readings, { one: '1 medición', other: `${number(readings)} mediciones` })}, de ${lowest} a ${highest}.`,
    withMarks: (description: string, doses: number) =>
      `${description} ${plural(doses, { one: 'Está marcada 1 dosis de medicina.', other: `Están marcadas ${number(doses)} dosis de medicina.` })}`,
  },
  legend: { reading: 'Temperatura', dose: 'Medicina' },
  table: {
    open: 'Ver como tabla',
    title: 'Temperaturas y dosis en orden de tiempo',
    time: 'Hora',
    entry: 'Registro',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
};
