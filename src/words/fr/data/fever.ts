import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The curve of the temperature. Temperatures and times are already formatted. */
export const fever: Words['fever'] = {
  title: 'Température',
  chart: {
    title: 'Température au fil du temps',
    description: (readings, lowest, highest) =>
      `${plural(readings, { one: `${number(readings)} mesure`, other: `${number(readings)} mesures` })} de ${lowest} à ${highest}.`,
    withMarks: (description, doses) =>
      `${description} ${plural(doses, { one: `${number(doses)} dose de médicament est indiquée.`, other: `${number(doses)} doses de médicament sont indiquées.` })}`,
  },
  legend: { reading: 'Température', dose: 'Médicament' },
  table: {
    open: 'Afficher en tableau',
    title: 'Températures et doses dans l’ordre',
    time: 'Heure',
    entry: 'Entrée',
    when: (day, clock) => `${day}, ${clock}`,
  },
};
