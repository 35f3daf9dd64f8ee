import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever = {
  title: 'Temperatur',
  chart: {
    title: 'Temperatur im Verlauf',
    description: (readings: number, lowest: string, highest: string) =>
      `${plural(readings, { one: '1 Messung', other: `${number(readings)} Messungen` })} von ${lowest} bis ${highest}.`,
    withMarks: (description: string, doses: number) =>
      `${description} ${plural(doses, { one: '1 Medikamentengabe ist markiert.', other: `${number(doses)} Medikamentengaben sind markiert.` })}`,
  },
  legend: { reading: 'Temperatur', dose: 'Medikament' },
  table: {
    open: 'Als Tabelle zeigen',
    title: 'Temperaturen und Medikamente in zeitlicher Reihenfolge',
    time: 'Zeit',
    entry: 'Eintrag',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
};
