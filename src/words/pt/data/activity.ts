import type { TummyAdvice } from '#domain/care-guide/tummy-time.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The summary of activities. Durations and days are already formatted. */
export const activity = {
  title: 'Atividades',
  times: (count: number) => plural(count, { one: `${number(count)} vez`, other: `${number(count)} vezes` }),
  timesOver: (times: string, duration: string) => `${times} · ${duration}`,
  last: (day: string) => `última em ${day}`,
  crying: {
    longest: (duration: string) => `Mais longo: ${duration}`,
    byHour: 'Choro por hora do dia',
    hour: 'Hora',
    length: 'Choro',
  },
  tummy: {
    perDay: (duration: string) => `${duration} por dia com tempo de bruços`,
    byDay: 'Tempo de bruços por dia',
    day: 'Dia',
    length: 'De bruços',
    about: 'O que as fontes dizem sobre o tempo de bruços',
    /** These are medical: a reader with medical training must check every change. */
    advice: {
      workUpByWeek7:
        'Sempre com o bebê acordado e com alguém olhando: 2 a 3 vezes por dia, por 3 a 5 minutos. De 15 a 30 minutos por dia até as 7 semanas.',
      untilMobile:
        'Até o bebê se deslocar sozinho: pelo menos 30 minutos por dia, sempre acordado, divididos ao longo do dia.',
    } satisfies Record<TummyAdvice['code'], string>,
    notAdvice: 'É só informação, não orientação médica.',
  },
};
