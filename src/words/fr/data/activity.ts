import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { number } = grammarOf('fr');

/** The summary of activities. Durations and days are already formatted. */
export const activity: Words['activity'] = {
  title: 'Activités',
  times: (count) => `${number(count)} fois`,
  timesOver: (times, duration) => `${times} · ${duration}`,
  last: (day) => `dernière fois\u00a0: ${day}`,
  crying: {
    longest: (duration) => `Le plus long\u00a0: ${duration}`,
    byHour: 'Pleurs par heure de la journée',
    hour: 'Dès',
    length: 'Pleurs',
  },
  tummy: {
    perDay: (duration) => `${duration} par jour avec temps sur le ventre`,
    byDay: 'Temps sur le ventre par jour',
    day: 'Jour',
    length: 'Sur le ventre',
    about: 'Ce que disent les sources sur le temps passé sur le ventre',
    /** These are medical: a reader with medical training must check every change. */
    advice: {
      workUpByWeek7:
        'While awake and watched: 2 to 3 times a day for 3 to 5 minutes. 15 to 30 minutes a day by 7 weeks.',
      untilMobile:
        'Jusqu’à ce que bébé se déplace\u00a0: au moins 30 minutes par jour pendant l’éveil, réparties sur la journée.',
    },
    notAdvice: 'Pour information, ce n’est pas un avis médical.',
  },
};
