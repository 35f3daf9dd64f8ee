import type { MeasureKey } from '#domain/summaries/measures.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('pt');

/**
 * The figures of a period, and their charts. Screens and reports use them. Amounts, dates and times are already
 * formatted.
 */
export const figures = {
  measures: {
    feeds: { label: 'Mamadas', short: 'Mamadas' },
    leftMinutes: { label: 'Peito esquerdo', short: 'Esq.' },
    rightMinutes: { label: 'Peito direito', short: 'Dir.' },
    bottles: { label: 'Mamadas na mamadeira', short: 'Mamadeira' },
    bottleOz: { label: 'Total na mamadeira', short: 'Vol.' },
    diapers: { label: 'Fraldas', short: 'Fraldas' },
    wet: { label: 'Só xixi', short: 'Xixi' },
    dirty: { label: 'Só cocô', short: 'Cocô' },
    mixed: { label: 'Xixi e cocô', short: 'Os dois' },
    sleepMinutes: { label: 'Tempo de sono', short: 'Sono' },
    nightMinutes: { label: 'Sono da noite', short: 'Noite' },
    napMinutes: { label: 'Sono nas sonecas', short: 'De dia' },
    naps: { label: 'Sonecas', short: 'Sonecas' },
  } satisfies Record<MeasureKey, { label: string; short: string }>,
  columnUnits: { hours: 'h:mm', minutes: 'min', oz: 'oz', ml: 'ml' },
  grams: {
    g: (amount: string) => `${amount} g`,
    oz: (amount: string) => `${amount} oz`,
  },
  period: {
    over: (days: string) => days,
    running: (days: string) => `${days}, até agora`,
  },
  compared: {
    week: (range: string) => `Comparado com a semana anterior, ${range}.`,
    runningWeek: (range: string, weekday: string) =>
      `Comparado com a semana passada, ${range}, até a mesma hora (${weekday}).`,
    days: (range: string, days: number) => `Comparado com os ${number(days)} dias anteriores, ${range}.`,
    runningDays: (range: string, day: string, days: number) =>
      `Comparado com os ${number(days)} dias anteriores, ${range}, até a mesma hora de ${day}.`,
    fewEntries: (days: number) =>
      plural(days, {
        one: `Só ${number(days)} desses dias tem registros.`,
        other: `Só ${number(days)} desses dias têm registros.`,
      }),
    gaps: (days: number) =>
      plural(days, {
        one: `${number(days)} desses dias tem uma lacuna no diário.`,
        other: `${number(days)} desses dias têm lacunas no diário.`,
      }),
  },
  notCompared: {
    born: {
      week: (name: string) => `Ainda sem comparação: ${name} nasceu na semana anterior ou depois dela.`,
      days: (name: string, days: number) =>
        `Ainda sem comparação: ${name} nasceu nos ${number(days)} dias anteriores ou depois deles.`,
    },
    nothingBefore: (range: string) => `Sem comparação: nada foi registrado no período ${range}.`,
    fewBefore: (range: string, logged: number) =>
      plural(logged, {
        one: `Sem comparação: só ${number(logged)} dia tem registros no período ${range}.`,
        other: `Sem comparação: só ${number(logged)} dias têm registros no período ${range}.`,
      }),
    nothing: {
      week: 'Sem comparação: nada foi registrado nessa semana.',
      runningWeek: 'Sem comparação: nada foi registrado nesta semana.',
      days: 'Sem comparação: nada foi registrado nesses dias.',
      runningDays: 'Sem comparação: nada foi registrado nestes dias.',
    },
    few: {
      week: (logged: number) =>
        plural(logged, {
          one: `Sem comparação: só ${number(logged)} dia dessa semana tem registros.`,
          other: `Sem comparação: só ${number(logged)} dias dessa semana têm registros.`,
        }),
      runningWeek: (logged: number) =>
        plural(logged, {
          one: `Sem comparação: só ${number(logged)} dia desta semana tem registros.`,
          other: `Sem comparação: só ${number(logged)} dias desta semana têm registros.`,
        }),
      days: (logged: number) =>
        plural(logged, {
          one: `Sem comparação: só ${number(logged)} desses dias tem registros.`,
          other: `Sem comparação: só ${number(logged)} desses dias têm registros.`,
        }),
      runningDays: (logged: number) =>
        plural(logged, {
          one: `Sem comparação: só ${number(logged)} destes dias tem registros.`,
          other: `Sem comparação: só ${number(logged)} destes dias têm registros.`,
        }),
    },
  },
  averages: {
    none: 'As médias começam com o primeiro dia completo: já encerrado e sem lacunas.',
    full: (days: number) =>
      plural(days, {
        one: `As médias usam o único dia completo (${number(days)}).`,
        other: `As médias usam os ${number(days)} dias completos.`,
      }),
    fullSoFar: (days: number) =>
      plural(days, {
        one: `As médias usam o único dia completo até agora (${number(days)}).`,
        other: `As médias usam os ${number(days)} dias completos até agora.`,
      }),
    byKind: (kinds: readonly string[], over: number) =>
      `As médias usam dias completos: ${list(kinds)}, de ${number(over)}.`,
    fullOf: {
      feed: (days: number) => `mamadas ${number(days)}`,
      diaper: (days: number) => `fraldas ${number(days)}`,
      sleep: (days: number) => `sono ${number(days)}`,
    },
  },
  gaps: {
    screen: (silences: readonly string[]) => `Um losango marca uma lacuna: mais de ${silences.join(', ')}.`,
    paper: (silences: readonly string[]) => `* marca uma lacuna: mais de ${silences.join(', ')}.`,
    silence: {
      feed: (hours: string) => `${hours} horas sem mamada`,
      diaper: (hours: string) => `${hours} horas sem fralda`,
      sleep: (hours: string) => `${hours} horas sem sono`,
      anyKind: (hours: string) => `${hours} horas sem registro`,
    },
  },
  unmeasured: {
    some: (bottles: number) =>
      plural(bottles, {
        one: `${number(bottles)} mamadeira está sem quantidade, então o total é maior que o mostrado.`,
        other: `${number(bottles)} mamadeiras estão sem quantidade, então o total é maior que o mostrado.`,
      }),
    all: (bottles: number) =>
      plural(bottles, {
        one: `${number(bottles)} mamadeira está sem quantidade, então não se sabe o total.`,
        other: `${number(bottles)} mamadeiras estão sem quantidade, então não se sabe o total.`,
      }),
    average: 'A média usa os outros dias.',
  },
  charts: {
    feed: { title: 'Mamadas por dia', filled: 'Peito', open: 'Com mamadeira' },
    diaper: { title: 'Fraldas por dia', filled: 'Com xixi', open: 'Só cocô' },
    sleep: { title: 'Horas de sono por dia', filled: 'Noite', open: 'Sonecas' },
    least: 'Mínimo',
    leastWet: (count: number) => [
      'Mínimo',
      plural(count, { one: `${number(count)} xixi`, other: `${number(count)} xixis` }),
    ],
    gap: 'Lacuna no diário',
    average: 'Média',
    day: {
      complete: (day: string, figure: string) => `${day} ${figure}`,
      gap: (day: string, figure: string) => `${day} ${figure} com lacuna no diário`,
      nothing: (day: string) => `${day} nada registrado`,
      soFar: (figure: string) => `${figure} até agora`,
    },
    days: (days: readonly string[]) => `${days.join(', ')}.`,
  },
  curves: {
    'weight-for-age': { short: 'Peso', title: 'Peso para idade' },
    'length-for-age': { short: 'Comprimento', title: 'Comprimento para idade' },
    'head-for-age': { short: 'Cabeça', title: 'Perímetro cefálico para idade' },
    'weight-for-length': { short: 'Peso/compr.', title: 'Peso para comprimento' },
  },
  gainOf: {
    weight: (days: string) => `Ganho de peso, ${days}`,
    'length-for-age': (days: string) => `Ganho de comprimento, ${days}`,
    'head-for-age': (days: string) => `Crescimento da cabeça, ${days}`,
  },
  curvesOf: {
    female: {
      'weight-for-age': 'Peso para idade, curvas da OMS para meninas',
      'length-for-age': 'Comprimento para idade, curvas da OMS para meninas',
      'head-for-age': 'Perímetro cefálico para idade, curvas da OMS para meninas',
      'weight-for-length': 'Peso para comprimento, curvas da OMS para meninas',
    },
    male: {
      'weight-for-age': 'Peso para idade, curvas da OMS para meninos',
      'length-for-age': 'Comprimento para idade, curvas da OMS para meninos',
      'head-for-age': 'Perímetro cefálico para idade, curvas da OMS para meninos',
      'weight-for-length': 'Peso para comprimento, curvas da OMS para meninos',
    },
  },
  axes: {
    weeks: 'Idade em semanas',
    months: 'Idade em meses',
    cm: 'Comprimento em cm',
    in: 'Comprimento em polegadas',
    unit: { kg: 'kg', lb: 'lb', cm: 'cm', in: 'in' },
  },
  curvesTold: {
    lines: 'Cinco curvas: os percentis 3, 15, 50, 85 e 97.',
    empty: 'Ainda sem medições nelas.',
    visit: (day: string, standing: string) => `${day}: ${standing}.`,
  },
  percentile: {
    below: 'Abaixo do percentil 1',
    of: (percentile: number) => `Percentil ${number(percentile)}`,
    above: 'Acima do percentil 99',
    curve: (percentile: number) => `P${number(percentile)}`,
  },
  noStandard: { age: 'Sem padrão para esta idade', length: 'Sem padrão para este comprimento' },
  standing: {
    below: (value: string) => `${value}, abaixo do percentil 1`,
    of: (value: string, percentile: number) => `${value}, percentil ${number(percentile)}`,
    above: (value: string) => `${value}, acima do percentil 99`,
    age: (value: string) => `${value}, sem padrão para esta idade`,
    length: (value: string) => `${value}, sem padrão para este comprimento`,
  },
  chartAge: {
    fromBirth: 'Idade contada desde o nascimento.',
    corrected: {
      days: (days: number) =>
        plural(days, {
          one: `Idade corrigida, contada da data provável do parto (${number(days)} dia antes do tempo).`,
          other: `Idade corrigida, contada da data provável do parto (${number(days)} dias antes do tempo).`,
        }),
      weeks: (weeks: number) =>
        plural(weeks, {
          one: `Idade corrigida, contada da data provável do parto (${number(weeks)} semana antes do tempo).`,
          other: `Idade corrigida, contada da data provável do parto (${number(weeks)} semanas antes do tempo).`,
        }),
      weeksAndDays: (weeks: number, days: number) =>
        `Idade corrigida, contada da data provável do parto (${plural(weeks, { one: `${number(weeks)} semana`, other: `${number(weeks)} semanas` })} e ${plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` })} antes do tempo).`,
    },
  },
  gain: {
    overDays: (grams: string, days: number) =>
      plural(days, {
        one: `${grams} por dia em ${number(days)} dia`,
        other: `${grams} por dia em ${number(days)} dias`,
      }),
    tooClose: 'próximas demais para calcular',
    error: (grams: string) => `± é o erro da balança (1 DP): cerca de ${grams} por pesagem.`,
  },
  afterBirth: {
    born: (weight: string) => `Peso ao nascer ${weight}.`,
    neverBelow: 'Nenhum peso posterior foi menor.',
    noneAfter: 'Ainda sem peso posterior.',
    lowest: (weight: string, dayOfLife: number, percent: string) =>
      `O menor peso foi ${weight} no ${number(dayOfLife)}º dia de vida, ${percent}% a menos.`,
    back: (dayOfLife: number, day: string) =>
      `Recuperou o peso ao nascer até o ${number(dayOfLife)}º dia de vida, ${day}.`,
    notBack: (dayOfLife: number) =>
      `Na última pesagem, no ${number(dayOfLife)}º dia de vida, ainda não tinha recuperado o peso ao nascer.`,
  },
  growthNotice:
    'Dados de crescimento: padrões de crescimento infantil da OMS (WHO Child Growth Standards), © World Health Organization 2006, 2007, CC BY-NC-SA 3.0 IGO; recodificados, valores inalterados. A OMS não endossa este aplicativo.',
};
