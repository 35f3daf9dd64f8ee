import type { TummyAdvice } from '#domain/care-guide/tummy-time.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The summary of activities. Durations and days are already formatted. */
export const activity = {
  title: 'Activities',
  times: (count: number) => plural(count, { one: '1 time', other: `${number(count)} times` }),
  timesOver: (times: string, duration: string) => `${times} · ${duration}`,
  last: (day: string) => `last on ${day}`,
  crying: {
    longest: (duration: string) => `Longest: ${duration}`,
    byHour: 'Crying by hour of the day',
    hour: 'From',
    length: 'Crying',
  },
  tummy: {
    perDay: (duration: string) => `${duration} on a day with tummy time`,
    byDay: 'Tummy time by day',
    day: 'Day',
    length: 'Tummy time',
    about: 'What sources say about tummy time',
    /** These are medical: a reader with medical training must check every change. */
    advice: {
      workUpByWeek7:
        'While awake and watched: 2 to 3 times a day for 3 to 5 minutes. 15 to 30 minutes a day by 7 weeks.',
      untilMobile: 'Until babies move about: at least 30 minutes a day while awake, spread over the day.',
    } satisfies Record<TummyAdvice['code'], string>,
    notAdvice: 'Information only, not medical advice.',
  },
};
