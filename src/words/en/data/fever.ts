import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever = {
  title: 'Temperature',
  chart: {
    title: 'Temperature over time',
    description: (readings: number, lowest: string, highest: string) =>
      `${plural(readings, { one: '1 reading', other: `${number(readings)} readings` })} from ${lowest} to ${highest}.`,
    withMarks: (description: string, doses: number) =>
      `${description} ${plural(doses, { one: '1 dose of medicine is marked.', other: `${number(doses)} doses of medicine are marked.` })}`,
  },
  legend: { reading: 'Temperature', dose: 'Medicine' },
  table: {
    open: 'Show as a table',
    title: 'Temperatures and doses in order of time',
    time: 'Time',
    entry: 'Entry',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
};
