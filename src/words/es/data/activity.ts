import type { TummyAdvice } from '#domain/care-guide/tummy-time.ts';
import { number, plural } from '#words/es/data/grammar.ts';

/** The summary of activities. Durations and days are already formatted. */
export const activity = {
  title: 'Actividades',
  times: (count: number) => plural(count, { one: '1 vez', other: `${number(count)} veces` }),
  timesOver: (times: string, duration: string) => `${times} · ${duration}`,
  last: (day: string) => `última vez: ${day}`,
  crying: {
    longest: (duration: string) => `El más largo: ${duration}`,
    byHour: 'Llanto por hora del día',
    hour: 'Desde',
    length: 'Llanto',
  },
  tummy: {
    perDay: (duration: string) => `${duration} por día con tiempo boca abajo`,
    byDay: 'Tiempo boca abajo por día',
    day: 'Día',
    length: 'Boca abajo',
    about: 'Qué dicen las fuentes sobre el tiempo boca abajo',
    /** These are medical: a reader with medical training must check every change. */
    advice: {
      workUpByWeek7:
        'Mientras tu bebé no duerme y siempre bajo tu supervisión: de 2 a 3 veces al día, de 3 a 5 minutos. De 15 a 30 minutos al día a las 7 semanas.',
      untilMobile:
        'Hasta que los bebés se desplacen: al menos 30 minutos al día mientras no duermen, repartidos a lo largo del día.',
    } satisfies Record<TummyAdvice['code'], string>,
    notAdvice: 'Solo información, no es consejo médico.',
  },
};
