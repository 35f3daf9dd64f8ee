import type { MeasureKey } from '#domain/summaries/measures.ts';
import { list, number, plural } from './data/grammar.ts';

/**
 * The figures of a period, and their charts. Screens and reports use them. Amounts, dates and times are already
 * formatted.
 */
export const figures = {
  measures: {
    feeds: { label: 'Tomas', short: 'Tomas' },
    leftMinutes: { label: 'Pecho izquierdo', short: 'Izq.' },
    rightMinutes: { label: 'Pecho derecho', short: 'Der.' },
    bottles: { label: 'Tomas de biberón', short: 'Biberones' },
    bottleOz: { label: 'Total en biberón', short: 'Bib.' },
    diapers: { label: 'Pañales', short: 'Pañales' },
    wet: { label: 'Solo mojados', short: 'Mojado' },
    dirty: { label: 'Solo sucios', short: 'Sucio' },
    mixed: { label: 'Mojados y sucios', short: 'Mixto' },
    sleepMinutes: { label: 'Sueño', short: 'Sueño' },
    nightMinutes: { label: 'Sueño nocturno', short: 'Noche' },
    napMinutes: { label: 'Sueño en siestas', short: 'De día' },
    naps: { label: 'Siestas', short: 'Siestas' },
  } satisfies Record<MeasureKey, { label: string; short: string }>,
  columnUnits: { hours: 'h:mm', minutes: 'min', oz: 'oz', ml: 'ml' },
  grams: {
    g: (amount: string) => `${amount} g`,
    oz: (amount: string) => `${amount} oz`,
  },
  period: {
    over: (days: string) => days,
    running: (days: string) => `${days}, hasta ahora`,
  },
  compared: {
    week: (range: string) => `Comparado con la semana anterior, ${range}.`,
    runningWeek: (range: string, weekday: string) =>
      `Comparado con la semana pasada, ${range}, hasta la misma hora del ${weekday}.`,
    days: (range: string, days: number) => `Comparado con los ${number(days)} días anteriores, ${range}.`,
    runningDays: (range: string, day: string, days: number) =>
      `Comparado con los ${number(days)} días anteriores, ${range}, hasta la misma hora del ${day}.`,
    fewEntries: (days: number) =>
      plural(days, {
        one: 'Solo 1 de esos días tiene registros.',
        other: `Solo ${number(days)} de esos días tienen registros.`,
      }),
    gaps: (days: number) =>
      plural(days, {
        one: '1 de esos días tiene un hueco en el diario.',
        other: `${number(days)} de esos días tienen huecos en el diario.`,
      }),
  },
  notCompared: {
    born: {
      week: (name: string) => `Aún sin comparación: ${name} nació durante la semana anterior o después.`,
      days: (name: string, days: number) =>
        `Aún sin comparación: ${name} nació durante los ${number(days)} días anteriores o después.`,
    },
    nothingBefore: (range: string) => `Sin comparación: no hay registros de ${range}.`,
    fewBefore: (range: string, logged: number) =>
      plural(logged, {
        one: `Sin comparación: solo 1 día tiene registros en ${range}.`,
        other: `Sin comparación: solo ${number(logged)} días tienen registros en ${range}.`,
      }),
    nothing: {
      week: 'Sin comparación: no hay registros de esa semana.',
      runningWeek: 'Sin comparación: no hay registros de esta semana.',
      days: 'Sin comparación: no hay registros de esos días.',
      runningDays: 'Sin comparación: no hay registros de estos días.',
    },
    few: {
      week: (logged: number) =>
        plural(logged, {
          one: 'Sin comparación: solo 1 día de esa semana tiene registros.',
          other: `Sin comparación: solo ${number(logged)} días de esa semana tienen registros.`,
        }),
      runningWeek: (logged: number) =>
        plural(logged, {
          one: 'Sin comparación: solo 1 día de esta semana tiene registros.',
          other: `Sin comparación: solo ${number(logged)} días de esta semana tienen registros.`,
        }),
      days: (logged: number) =>
        plural(logged, {
          one: 'Sin comparación: solo 1 de esos días tiene registros.',
          other: `Sin comparación: solo ${number(logged)} de esos días tienen registros.`,
        }),
      runningDays: (logged: number) =>
        plural(logged, {
          one: 'Sin comparación: solo 1 de estos días tiene registros.',
          other: `Sin comparación: solo ${number(logged)} de estos días tienen registros.`,
        }),
    },
  },
  averages: {
    none: 'Los promedios empiezan con el primer día completo: uno que terminó y no tiene huecos.',
    full: (days: number) =>
      plural(days, {
        one: 'Los promedios usan el único día completo.',
        other: `Los promedios usan los ${number(days)} días completos.`,
      }),
    fullSoFar: (days: number) =>
      plural(days, {
        one: 'Los promedios usan el único día completo hasta ahora.',
        other: `Los promedios usan los ${number(days)} días completos hasta ahora.`,
      }),
    byKind: (kinds: readonly string[], over: number) =>
      plural(over, {
        one: `Los promedios usan días completos: ${list(kinds)}, de 1.`,
        other: `Los promedios usan días completos: ${list(kinds)}, de ${number(over)}.`,
      }),
    fullOf: {
      feed: (days: number) => `tomas ${number(days)}`,
      diaper: (days: number) => `pañales ${number(days)}`,
      sleep: (days: number) => `sueño ${number(days)}`,
    },
  },
  gaps: {
    screen: (silences: readonly string[]) => `Un rombo marca un hueco: más de ${silences.join(', ')}.`,
    paper: (silences: readonly string[]) => `* marca un hueco: más de ${silences.join(', ')}.`,
    silence: {
      feed: (hours: string) => `${hours} horas sin una toma`,
      diaper: (hours: string) => `${hours} horas sin un pañal`,
      sleep: (hours: string) => `${hours} horas sin sueño`,
      anyKind: (hours: string) => `${hours} horas sin un registro`,
    },
  },
  unmeasured: {
    some: (bottles: number) =>
      plural(bottles, {
        one: '1 biberón no tiene cantidad, así que el total real es mayor.',
        other: `${number(bottles)} biberones no tienen cantidad, así que el total real es mayor.`,
      }),
    all: (bottles: number) =>
      plural(bottles, {
        one: '1 biberón no tiene cantidad, así que no se conoce el total.',
        other: `${number(bottles)} biberones no tienen cantidad, así que no se conoce el total.`,
      }),
    average: 'El promedio usa los demás días.',
  },
  charts: {
    feed: { title: 'Tomas por día', filled: 'Pecho', open: 'Con biberón' },
    diaper: { title: 'Pañales por día', filled: 'Con orina', open: 'Solo sucio' },
    sleep: { title: 'Horas de sueño por día', filled: 'Noche', open: 'Siestas' },
    least: 'Mínimo',
    leastWet: (count: number) => [
      'Mínimo',
      plural(count, { one: '1 mojado', other: `${number(count)} mojados` }),
    ],
    gap: 'Hueco en el diario',
    average: 'Promedio',
    day: {
      complete: (day: string, figure: string) => `${day} ${figure}`,
      gap: (day: string, figure: string) => `${day} ${figure} con un hueco en el diario`,
      nothing: (day: string) => `${day} sin registros`,
      soFar: (figure: string) => `${figure} hasta ahora`,
    },
    days: (days: readonly string[]) => `${days.join(', ')}.`,
  },
  curves: {
    'weight-for-age': { short: 'Peso', title: 'Peso para la edad' },
    'length-for-age': { short: 'Talla', title: 'Talla para la edad' },
    'head-for-age': { short: 'Cabeza', title: 'Perímetro cefálico para la edad' },
    'weight-for-length': { short: 'Peso para la talla', title: 'Peso para la talla' },
  },
  gainOf: {
    weight: (days: string) => `Aumento de peso, ${days}`,
    'length-for-age': (days: string) => `Aumento de talla, ${days}`,
    'head-for-age': (days: string) => `Crecimiento de la cabeza, ${days}`,
  },
  curvesOf: {
    female: {
      'weight-for-age': 'Peso para la edad, curvas de la OMS para niñas',
      'length-for-age': 'Talla para la edad, curvas de la OMS para niñas',
      'head-for-age': 'Perímetro cefálico para la edad, curvas de la OMS para niñas',
      'weight-for-length': 'Peso para la talla, curvas de la OMS para niñas',
    },
    male: {
      'weight-for-age': 'Peso para la edad, curvas de la OMS para niños',
      'length-for-age': 'Talla para la edad, curvas de la OMS para niños',
      'head-for-age': 'Perímetro cefálico para la edad, curvas de la OMS para niños',
      'weight-for-length': 'Peso para la talla, curvas de la OMS para niños',
    },
  },
  axes: {
    weeks: 'Edad en semanas',
    months: 'Edad en meses',
    cm: 'Talla en cm',
    in: 'Talla en pulgadas',
    unit: { kg: 'kg', lb: 'lb', cm: 'cm', in: 'in' },
  },
  curvesTold: {
    lines: 'Cinco curvas: los percentiles 3, 15, 50, 85 y 97.',
    empty: 'Aún sin medidas en ellas.',
    visit: (day: string, standing: string) => `${day}: ${standing}.`,
  },
  percentile: {
    below: 'Por debajo del percentil 1',
    of: (percentile: number) => `Percentil ${percentile}`,
    above: 'Por encima del percentil 99',
    curve: (percentile: number) => `P${percentile}`,
  },
  noStandard: { age: 'Sin patrón para esta edad', length: 'Sin patrón para esta talla' },
  standing: {
    below: (value: string) => `${value}, por debajo del percentil 1`,
    of: (value: string, percentile: number) => `${value}, percentil ${percentile}`,
    above: (value: string) => `${value}, por encima del percentil 99`,
    age: (value: string) => `${value}, sin patrón para esta edad`,
    length: (value: string) => `${value}, sin patrón para esta talla`,
  },
  chartAge: {
    fromBirth: 'Edad contada desde el nacimiento.',
    corrected: {
      days: (days: number) =>
        plural(days, {
          one: 'Edad corregida, contada desde la fecha probable de parto (1 día antes).',
          other: `Edad corregida, contada desde la fecha probable de parto (${number(days)} días antes).`,
        }),
      weeks: (weeks: number) =>
        plural(weeks, {
          one: 'Edad corregida, contada desde la fecha probable de parto (1 semana antes).',
          other: `Edad corregida, contada desde la fecha probable de parto (${number(weeks)} semanas antes).`,
        }),
      weeksAndDays: (weeks: number, days: number) =>
        `Edad corregida, contada desde la fecha probable de parto (${plural(weeks, { one: '1 semana', other: `${number(weeks)} semanas` })} y ${plural(days, { one: '1 día', other: `${number(days)} días` })} antes).`,
    },
  },
  gain: {
    overDays: (grams: string, days: number) =>
      plural(days, {
        one: `${grams} al día en 1 día`,
        other: `${grams} al día en ${number(days)} días`,
      }),
    tooClose: 'muy pronto para saberlo',
    error: (grams: string) =>
      `± es el error al pesar (una desviación estándar): unos ${grams} en cada pesada.`,
  },
  afterBirth: {
    born: (weight: string) => `Peso al nacer: ${weight}.`,
    neverBelow: 'Ningún peso posterior fue menor.',
    noneAfter: 'Aún no hay otro peso.',
    lowest: (weight: string, dayOfLife: number, percent: string) =>
      `El peso más bajo fue ${weight} el día ${number(dayOfLife)} de vida, ${percent}% menos.`,
    back: (dayOfLife: number, day: string) =>
      `Recuperó el peso al nacer a más tardar el día ${number(dayOfLife)}, ${day}.`,
    notBack: (dayOfLife: number) =>
      `La última vez que se pesó, el día ${number(dayOfLife)}, aún no recuperaba el peso al nacer.`,
  },
  growthNotice:
    'Datos de crecimiento: Patrones de crecimiento infantil de la OMS, © Organización Mundial de la Salud 2006, 2007, CC BY-NC-SA 3.0 IGO; codificados de nuevo, valores sin cambios. La OMS no respalda esta app.',
};
