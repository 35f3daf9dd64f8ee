import type { TummyAdvice } from '#domain/care-guide/tummy-time.ts';
import { grammarOf } from '#words/grammar.ts';

const { number } = grammarOf('de');

/** The summary of activities. Durations and days are already formatted. */
export const activity = {
  title: 'Aktivitäten',
  times: (count: number) => `${number(count)}-mal`,
  timesOver: (times: string, duration: string) => `${times} · ${duration}`,
  last: (day: string) => `zuletzt am ${day}`,
  crying: {
    longest: (duration: string) => `Am längsten: ${duration}`,
    byHour: 'Weinen nach Uhrzeit',
    hour: 'Ab',
    length: 'Weinen',
  },
  tummy: {
    perDay: (duration: string) => `${duration} an einem Tag mit Bauchlage`,
    byDay: 'Bauchlage nach Tagen',
    day: 'Tag',
    length: 'Bauchlage',
    about: 'Was Quellen zur Bauchlage sagen',
    /** These are medical: a reader with medical training must check every change. */
    advice: {
      workUpByWeek7:
        'Wach und unter Aufsicht: 2- bis 3-mal am Tag für 3 bis 5 Minuten. Bis zur 7. Woche 15 bis 30 Minuten am Tag.',
      untilMobile:
        'Bis Babys sich fortbewegen: mindestens 30 Minuten am Tag im Wachzustand, über den Tag verteilt.',
    } satisfies Record<TummyAdvice['code'], string>,
    notAdvice: 'Nur zur Information, kein medizinischer Rat.',
  },
};
