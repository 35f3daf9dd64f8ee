import type { CareNote, FeedingNote, SleepNote } from '#domain/care-guide/care-note.ts';
import type { CareUnit } from '#domain/care-guide/care-range.ts';
import type { Stool } from '#domain/care-guide/diapers.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural } = grammarOf('pt');

/** Makes the texts of a range. The last number, `last`, decides between singular and plural. */
const inWords = (of: (numbers: string, last: number) => string, least = 'pelo menos') => ({
  between: (low: string, high: string, last: number) => of(`${low} a ${high}`, last),
  about: (number: string, last: number) => of(`cerca de ${number}`, last),
  upTo: (high: string, last: number) => of(`até ${high}`, last),
  atLeast: (low: string, last: number) => of(`${least} ${low}`, last),
});

/**
 * The usual ranges and their notes, from the sources. Screens and reports use them. They are medical: a reader with
 * medical training must check every change. `docs/words/pt.md` has the Portuguese sources.
 *
 * The English entries are those of `still-english.ts`. They are copies, because the worker does not cache the English
 * catalog for a reader of Portuguese.
 */
export const guide = {
  notAdvice:
    'Faixas comuns para bebês saudáveis nascidos a termo; não são orientação médica. Cada bebê é diferente: pergunte ao seu pediatra.',
  ranges: {
    wetDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} fralda com xixi em 24 horas`,
        other: `${numbers} fraldas com xixi em 24 horas`,
      }),
    ),
    dirtyDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} fralda com cocô em 24 horas`,
        other: `${numbers} fraldas com cocô em 24 horas`,
      }),
    ),
    feeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} mamada em 24 horas`, other: `${numbers} mamadas em 24 horas` }),
    ),
    feedsBySide: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} mamada em 24 horas, contando cada peito`,
        other: `${numbers} mamadas em 24 horas, contando cada peito`,
      }),
    ),
    hoursBetweenFeeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} hora entre as mamadas`, other: `${numbers} horas entre as mamadas` }),
    ),
    mlPerFeed: inWords((amounts) => `${amounts} por mamada`),
    mlPerDay: inWords((amounts) => `${amounts} em 24 horas`),
    hoursOfSleep: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} hora de sono em 24 horas`,
        other: `${numbers} horas de sono em 24 horas`,
      }),
    ),
    gramsPerDay: inWords((amounts) => `${amounts} por dia`),
    percentOfBirthWeight: inWords((numbers) => `${numbers}% do peso ao nascer`, 'mais de'),
    daysAfterBirth: inWords(
      (numbers, last) =>
        plural(last, { one: `${numbers} dia após o nascimento`, other: `${numbers} dias após o nascimento` }),
      'a partir de',
    ),
    minutesAwake: inWords((numbers, last) =>
      plural(last, { one: `${numbers} minuto sem dormir`, other: `${numbers} minutos sem dormir` }),
    ),
  } satisfies Record<CareUnit, unknown>,
  numbers: inWords((numbers) => numbers),
  source: {
    /** The short name of the World Health Organization. */
    who: 'OMS',
    seen: (publisher: string, title: string) => `${publisher}: ${title}`,
    seenOf: (publisher: string, title: string, year: number) => `${publisher}: ${title}, ${year}`,
    quoted: (publisher: string, title: string) => `${publisher}: ${title} (citado em outra fonte)`,
    quotedOf: (publisher: string, title: string, year: number) =>
      `${publisher}: ${title}, ${year} (citado em outra fonte)`,
  },
  notes: {
    every1To3Hours: 'A cada 1 a 3 horas.',
    every2To3Hours: 'A cada 2 a 3 horas nos primeiros dias.',
    every2To4Hours: 'Ao longo das primeiras semanas e meses, a cada 2 a 4 horas.',
    observedFeeds: 'Observado.',
    firstMonths: 'Ao longo das primeiras semanas e meses.',
    firstDaysOnFormula: 'Nos primeiros dias, só com fórmula.',
    days1And2: 'Nos dias 1 e 2.',
    formula: 'De fórmula.',
    formulaAfterFirstDays: 'De fórmula, depois dos primeiros dias; para a maioria, até 2 semanas.',
    formulaFirstMonth: 'De fórmula; até o fim do primeiro mês, pelo menos 120 ml (4 oz).',
    formulaMost: 'De fórmula; o máximo é de cerca de 210 a 240 ml (7 a 8 oz).',
    formulaOrSolids: 'Fórmula ou sólidos, dos 6 aos 12 meses.',
    bottlesAt6Months: 'Mamadeiras, aos 6 meses.',
    formulaByPound: 'On formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz).',
    formulaByKg: 'On formula alone: 150 to 200 ml a kg, at most 960 ml.',
    mayBeRight: 'Pode ser adequado para alguns bebês.',
    observedSleep: 'Observed in infants: 95 of 100 slept this much, 12.8 hours on average.',
    newborns: 'Recém-nascidos, muitas vezes só 1 ou 2 horas seguidas.',
    napsIncluded: 'Incluindo as sonecas.',
    upTo90Minutes: 'Até 90 em algumas tabelas.',
    formulaFedWet: 'Com fórmula, a partir de alguns dias após o nascimento.',
    formulaFedDirty: 'Com fórmula, nas primeiras semanas.',
    fromMedians: 'Calculado a partir dos pesos medianos do padrão: metade dos bebês pesa menos.',
    compareOverAMonth: 'O ganho varia muito de uma semana para outra: compare ao longo de pelo menos um mês.',
    compareOverTwoMonths:
      'O ganho varia muito de uma semana para outra: compare ao longo de pelo menos dois meses.',
    fromDay4: 'Do dia 4 até os 3 ou 4 meses.',
    onceRegained: '4 a 8 oz por semana, depois de recuperar o peso ao nascer.',
    weighLeast: 'É quando os bebês amamentados pesam menos.',
    averageLoss: 'O que os bebês amamentados perdem em média.',
    formulaFedLoss: 'At 2 to 3 days, half of formula-fed babies have lost less than this.',
    lossStops: 'A perda costuma parar até aqui.',
    halfAreBack: 'Metade dos bebês já voltou ao peso ao nascer.',
    usuallyBack: 'Quando os pediatras costumam esperar o peso ao nascer de volta.',
    mostAreBack: 'A maioria dos bebês já voltou ao peso ao nascer.',
    lossIsCommon: 'Perder até 7% do peso ao nascer nos primeiros dias é comum.',
    lossToWatch:
      'Entre 7 e 10%: pese de novo em breve e observe as mamadas. Cerca de 1 em cada 20 bebês amamentados nascidos de parto vaginal, e mais depois de uma cesárea, perde 10% em dois dias.',
    lossToCall: 'Mais de 10%: ligue para o pediatra, que vai querer ver o bebê.',
    notBackAfter14Days: 'Ainda abaixo do peso ao nascer depois de 14 dias: comente na próxima consulta.',
    notBackAfter3Weeks: 'Ainda abaixo do peso ao nascer depois de 3 semanas: ligue para o pediatra.',
  } satisfies Record<CareNote, string>,
  byPublisher: {
    every1To3Hours: (publisher: string) => `${publisher}: a cada 1 a 3 horas`,
    every2To3Hours: (publisher: string) => `${publisher}: a cada 2 a 3 horas nos primeiros dias`,
    every2To4Hours: (publisher: string) =>
      `${publisher}: ao longo das primeiras semanas e meses, a cada 2 a 4 horas`,
    observedFeeds: (publisher: string) => `${publisher}: observado`,
    firstMonths: (publisher: string) => `${publisher}: ao longo das primeiras semanas e meses`,
    firstDaysOnFormula: (publisher: string) => `${publisher}: nos primeiros dias, só com fórmula`,
    days1And2: (publisher: string) => `${publisher}: nos dias 1 e 2`,
    formula: (publisher: string) => `${publisher}: de fórmula`,
    formulaAfterFirstDays: (publisher: string) =>
      `${publisher}: de fórmula, depois dos primeiros dias; para a maioria, até 2 semanas`,
    formulaFirstMonth: (publisher: string) =>
      `${publisher}: de fórmula; até o fim do primeiro mês, pelo menos 120 ml (4 oz)`,
    formulaMost: (publisher: string) =>
      `${publisher}: de fórmula; o máximo é de cerca de 210 a 240 ml (7 a 8 oz)`,
    formulaOrSolids: (publisher: string) => `${publisher}: fórmula ou sólidos, dos 6 aos 12 meses`,
    bottlesAt6Months: (publisher: string) => `${publisher}: mamadeiras, aos 6 meses`,
    formulaByPound: (publisher: string) =>
      `${publisher}: on formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz)`,
    formulaByKg: (publisher: string) => `${publisher}: on formula alone: 150 to 200 ml a kg, at most 960 ml`,
    mayBeRight: (publisher: string) => `${publisher}: pode ser adequado para alguns bebês`,
    observedSleep: (publisher: string) =>
      `${publisher}: observed in infants: 95 of 100 slept this much, 12.8 hours on average`,
    newborns: (publisher: string) => `${publisher}: recém-nascidos, muitas vezes só 1 ou 2 horas seguidas`,
    napsIncluded: (publisher: string) => `${publisher}: incluindo as sonecas`,
    upTo90Minutes: (publisher: string) => `${publisher}: até 90 em algumas tabelas`,
  } satisfies Record<FeedingNote | SleepNote, unknown>,
  stools: {
    black: 'Nesta fase, as fezes costumam ser pretas e grudentas.',
    brownToBlack: 'Nesta fase, as fezes costumam ir do marrom ao preto.',
    greenish: 'Nesta fase, as fezes costumam ser esverdeadas.',
    greenToYellow: 'Nesta fase, as fezes costumam ir do verde ao amarelo.',
    yellow: 'Nesta fase, as fezes costumam ser amarelas.',
    yellowWithGrains: 'Nesta fase, as fezes costumam ser amarelas, com grumos.',
    later:
      'Um bebê amamentado pode passar vários dias sem evacuar, se as fezes forem moles. Com fórmula, costuma ser todo dia.',
  } satisfies Record<Stool, string>,
};
