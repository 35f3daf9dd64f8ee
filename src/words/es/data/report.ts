import { number, plural } from '#words/es/data/grammar.ts';

const days = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });
const completeDays = (count: number) =>
  plural(count, { one: '1 día completo', other: `${number(count)} días completos` });
/** Names the period of a summary: a week, or a number of days. */
const span = (count: number) => (count === 7 ? 'esta semana' : `estos ${days(count)}`);
/**
 * Names the period before. If `soFar` is true, the period is not over, and only the same part of the period before
 * counts.
 */
const before = (count: number, soFar: boolean) => {
  if (soFar)
    return count === 7 ? 'la semana pasada a esta hora' : `los ${days(count)} anteriores a esta hora`;
  return count === 7 ? 'la semana anterior' : `los ${days(count)} anteriores`;
};

/** The pages of the visit report and of the printed summary. Figures, spans and dates are already formatted. */
export const report = {
  growth: {
    title: 'Crecimiento',
    none: 'Sin registros de crecimiento.',
    percentile: (percentile: string) => `P${percentile}`,
    z: (z: string) => `z ${z}`,
    standing: (percentile: string, z: string) => `P${percentile}, z ${z}`,
    standard: {
      female: (_name: string, age: string) => `Patrones de la OMS 2006, niñas. ${age}`,
      male: (_name: string, age: string) => `Patrones de la OMS 2006, niños. ${age}`,
    },
    columns: {
      date: 'Fecha y edad',
      'weight-for-age': 'Peso',
      'length-for-age': 'Talla',
      'head-for-age': 'Cabeza',
      'weight-for-length': 'Peso/talla',
      gain: 'Aumento',
    },
    noStandardHere: 'sin patrón',
    noStandard:
      'Sin patrón: la OMS no tiene curvas antes del término (por edad corregida), después de los 24 meses, ni para tallas de menos de 45 o más de 110 cm.',
    noBirthWeight:
      'No se registró un peso el día del nacimiento, así que no se conoce la pérdida desde entonces.',
    gain: {
      g: (grams: string) => `${grams} g/día`,
      oz: (ounces: string) => `${ounces} oz/día`,
      error: (error: string, count: number) => `${error}, ${days(count)}`,
      tooClose: { first: 'Muy pronto', second: 'para saberlo' },
    },
    usualGain: (range: string, publisher: string) => `Aumento habitual a esa edad: ${range} (${publisher}).`,
    earlier: (count: number) =>
      plural(count, {
        one: 'Una medida anterior aparece solo en la curva.',
        other: `${number(count)} medidas anteriores aparecen solo en la curva.`,
      }),
  },
  visit: {
    title: 'Informe para la consulta',
    file: {
      title: (name: string, period: string) => `${name}, informe para la consulta, ${period}`,
      subject: 'Crecimiento, tomas, pañales y sueño para una consulta, según lo que registró la familia',
    },
    notADiagnosis: 'Datos registrados por la familia. No son un diagnóstico.',
    page: (page: number, pages: number) => `Página ${number(page)} de ${number(pages)}`,
    made: (day: string, clock: string, zone: string) => `Creado el ${day}, ${clock}, ${zone}`,
    about: {
      female: {
        born: (born: string) => `Niña, nació el ${born}`,
        due: (born: string, due: string) => `Niña, nació el ${born}, fecha probable de parto ${due}`,
      },
      male: {
        born: (born: string) => `Niño, nació el ${born}`,
        due: (born: string, due: string) => `Niño, nació el ${born}, fecha probable de parto ${due}`,
      },
    },
    age: {
      label: (day: string) => `Edad el ${day}`,
      inDays: (age: number) => `${days(age)}, día ${number(age + 1)} de vida`,
      corrected: (age: number, corrected: string) =>
        `${days(age)}, día ${number(age + 1)} de vida, corregida ${corrected}`,
      beforeTerm: (age: number) =>
        `${days(age)}, día ${number(age + 1)} de vida, corregida antes del término`,
    },
    birthWeight: {
      label: 'Peso al nacer',
      weighed: 'medido el día del nacimiento',
      notLogged: 'sin registrar',
      notWeighed: 'no se midió el día del nacimiento',
    },
    logging: {
      label: 'Días con registro completo',
      noneOver: 'aún no termina ningún día',
      none: (over: number) => `Ninguno de ${number(over)}`,
      of: (kinds: string[], over: number) => `${kinds.join(' · ')} de ${number(over)}`,
      feed: (count: number) => `Tomas ${number(count)}`,
      diaper: (count: number) => `Pañales ${number(count)}`,
      sleep: (count: number) => `Sueño ${number(count)}`,
      complete: 'los promedios usan días completos',
      gaps: (count: number) =>
        plural(count, { one: '1 día tiene un hueco', other: `${number(count)} días tienen huecos` }),
      empty: (count: number) =>
        plural(count, { one: '1 día está vacío', other: `${number(count)} días están vacíos` }),
      gapsAndEmpty: (gaps: number, empty: number) =>
        `${plural(gaps, { one: '1 día tiene un hueco', other: `${number(gaps)} días tienen huecos` })}, ${plural(empty, { one: '1 vacío', other: `${number(empty)} vacíos` })}`,
    },
    vaccines: {
      since: (visit: string, vaccines: readonly string[]) =>
        `Vacunas desde la consulta del ${visit}: ${vaccines.join('; ')}.`,
      all: (vaccines: readonly string[]) => `Vacunas registradas: ${vaccines.join('; ')}.`,
      vaccine: (name: string, day: string) => `${name} (${day})`,
      earlier: (count: number) => plural(count, { one: '1 anterior', other: `${number(count)} anteriores` }),
    },
    kinds: { feed: 'Tomas', diaper: 'Pañales', sleep: 'Sueño' },
    weekly: {
      feed: 'Tomas por día, promedio semanal',
      diaper: 'Pañales por día, promedio semanal',
      sleep: 'Horas de sueño por día, promedio semanal',
    },
    figures: {
      none: 'Sin registros',
      only: {
        label: 'Total registrado',
        feed: (count: number) => plural(count, { one: '1 toma', other: `${number(count)} tomas` }),
        diaper: (count: number) => plural(count, { one: '1 pañal', other: `${number(count)} pañales` }),
        sleep: (count: number) =>
          plural(count, { one: '1 tramo de sueño', other: `${number(count)} tramos de sueño` }),
        why: 'ninguno en un día completo, así que un promedio diario no sería fiable',
      },
      of: (some: number, all: number) => `${number(some)} de ${number(all)}`,
      range: (least: string, most: string) => `de ${least} a ${most}`,
      rangeOver: (least: string, most: string, count: number) =>
        `de ${least} a ${most}, en ${completeDays(count)}`,
      feeds: 'Tomas en 24 h',
      sources: 'Solo pecho, con biberón',
      sides: 'Izq. y der. en 24 h',
      sidesMinutes: (left: number, right: number) => `${number(left)} + ${number(right)} min`,
      balance: (left: number, right: number) =>
        `reparto ${number(left)}% izquierdo, ${number(right)}% derecho`,
      intervals: {
        day: {
          label: 'De inicio a inicio, de día',
          more: (longest: string) => `mediana, de 7 a.m. a 7 p.m.; máximo ${longest}`,
        },
        night: {
          label: 'De inicio a inicio, de noche',
          more: (longest: string) => `mediana, de 7 p.m. a 7 a.m.; máximo ${longest}`,
        },
      },
      bottles: {
        label: 'Biberones en 24 h',
        unmeasured: 'demasiados biberones sin cantidad',
        someDays: (amounts: string, count: number) =>
          `${amounts}, en ${completeDays(count)} con todas las cantidades`,
      },
      oneBottle: 'Un biberón',
      byWeight: {
        label: 'De biberones, por peso',
        value: (ml: number) => `${number(ml)} ml/kg/día`,
        over: (count: number) => `en ${completeDays(count)} con peso conocido`,
        unknown: 'no se conoce el peso en estos días',
      },
      diapers: 'Pañales en 24 h',
      wet: 'Mojados, con los mixtos',
      dirty: 'Sucios, con los mixtos',
      atLeast: {
        wet: (day: number) => `Mín. mojados, hasta día ${number(day)}`,
        dirty: (day: number) => `Mín. sucios, hasta día ${number(day)}`,
      },
      below: (least: string) => `Días por debajo de ${least}`,
      callIfWorried: (sources: string) => `${sources}. Llama a tu pediatra si algo te preocupa.`,
      notCounted: {
        label: 'Días que no cuentan para pañales',
        more: 'horas sin ninguno: no se registró o no hubo',
      },
      asleep: 'Sueño en 24 h',
      night: 'De noche, registrado',
      naps: 'De día, en siestas',
      napsPerDay: 'Siestas por día',
      longest: 'Tramo más largo',
      longestSoFar: (span: string) => `${span} hasta ahora`,
    },
    usual: {
      only: (age: string, range: string, publisher: string) =>
        `Lo habitual a esta edad (${age}): ${range} (${publisher})`,
      withOthers: (age: string, range: string, publisher: string, others: string[]) =>
        `Lo habitual a esta edad (${age}): ${range} (${publisher}). Otras: ${others.join(', ')}`,
      other: (range: string, publisher: string) => `${range} (${publisher})`,
      onFormula: (publisher: string) => `${publisher} (con fórmula)`,
    },
    sources: (sources: string[]) =>
      `Los promedios y los rangos usan solo días terminados y sin huecos. Mojados y sucios incluyen cada uno los pañales mixtos. Los números llamados habituales o mínimos son de bebés sanos nacidos a término, no son un juicio. Fuentes: ${sources.join('; ')}.`,
    words: {
      empty: 'Preguntas y notas',
      questions: {
        title: 'Preguntas para la consulta',
        more: 'Preguntas para la consulta, continuación',
      },
      notes: { title: 'Notas de la familia', more: 'Notas de la familia, continuación' },
      next: '(continúa en la página siguiente)',
    },
    hours: {
      title: 'Las 24 horas de cada día',
      average: 'Promedio de días completos',
      both: '+ mixto',
      signs: {
        left: 'Pecho izquierdo',
        right: 'Pecho derecho',
        bottle: 'Biberón',
        sleep: 'Sueño',
        wet: 'Mojado',
        dirty: 'Sucio',
        both: 'Mixto',
        gap: 'Sin registros',
      },
      notes: (gap: string) => [
        'Las horas son las del reloj. Una toma cuenta el día en que empezó: los dos pechos y un biberón en los 30 min siguientes. El sueño se divide a medianoche. Una raya: sin registros.',
        'Mojados y sucios incluyen cada uno los mixtos. Entre paréntesis: el mínimo para ese día de vida (fuentes en la última página).',
        `${gap} Horas sin ese tipo de registro: la cifra puede quedar corta y no entra en ningún promedio. Una línea fina: horas sin ningún registro.`,
        'Un signo +: uno o varios biberones sin cantidad. Los promedios de biberones usan días en que todos la tienen. † El día no había terminado.',
      ],
      pumping: {
        line: (parts: readonly string[]) => `Extracción: ${parts.join(', ')}.`,
        sessions: (sessions: number) =>
          plural(sessions, { one: '1 extracción', other: `${number(sessions)} extracciones` }),
        unmeasured: (sessions: number) => `${number(sessions)} sin cantidad`,
        perDay: (amount: string) => `${amount} por día con extracción`,
        gap: (time: string) => `${time} como máximo entre dos`,
        sides: (known: number, sessions: number, left: string, right: string) =>
          `Extracción y pecho por lado (cantidades conocidas de ${number(known)} de ${number(sessions)} extracciones): izquierdo ${left}; derecho ${right}.`,
        side: (pumped: string, nursed: string) => `${pumped} de extracción, ${nursed} al pecho`,
      },
    },
    appendix: {
      title: 'Apéndice: todos los registros',
      continued: (day: string) => `${day}, continuación`,
      range: (start: string, end: string) => `${start} – ${end}`,
      place: (zone: string) => `en ${zone}`,
    },
  },
  period: {
    title: (count: number) => (count === 7 ? 'Resumen semanal' : `Resumen de ${days(count)}`),
    file: {
      title: (name: string, period: string) => `${name}, ${period}`,
      subject: 'Tomas, pañales, sueño y crecimiento, según lo que registró la familia',
    },
    about: {
      female: {
        born: (born: string, age: string) => `Niña, nació el ${born}, edad ${age}`,
        notBorn: (born: string) => `Niña, fecha de nacimiento ${born}, aún no nace`,
      },
      male: {
        born: (born: string, age: string) => `Niño, nació el ${born}, edad ${age}`,
        notBorn: (born: string) => `Niño, fecha de nacimiento ${born}, aún no nace`,
      },
    },
    zone: (zone: string) => `Zona horaria: ${zone}`,
    figures: {
      none: (count: number) => `Sin registros en ${span(count)}`,
      noDay: 'Aún sin días completos',
      average: (figure: string, count: number) => `${figure} al día, en ${days(count)}`,
      nothingBefore: 'Nada con qué comparar',
      noneBefore: (count: number, soFar: boolean) => `Sin registros en ${before(count, soFar)}`,
      tooFew: (count: number) => `Muy pocos registros en ${span(count)}`,
      tooFewBefore: (count: number, soFar: boolean) => `Muy pocos registros en ${before(count, soFar)}`,
      same: (count: number, soFar: boolean) => `Mismo total que ${before(count, soFar)}`,
      changed: (change: string, count: number, soFar: boolean) =>
        `${change} en total vs. ${before(count, soFar)}`,
    },
    table: {
      title: 'Día por día',
      total: (count: number) => (count === 7 ? 'Semana' : days(count)),
      average: 'Promedio diario',
      before: (count: number) => (count === 7 ? 'Semana anterior' : `${days(count)} anteriores`),
      beforeSoFar: (count: number) =>
        count === 7 ? 'Semana pasada a esta hora' : `${days(count)} anteriores a esta hora`,
      change: 'Cambio en el total',
    },
    earlier: (count: number) =>
      plural(count, {
        one: 'El diario tiene 1 registro anterior.',
        other: `El diario tiene ${number(count)} registros anteriores.`,
      }),
    least: (sources: string[]) =>
      `La línea de la gráfica es el número mínimo de pañales mojados, con los mixtos, por día de vida, para bebés nacidos a término. ${sources.join('. ')}.`,
    counting:
      'Un pañal mojado y sucio cuenta una vez, como mixto. Un tramo de sueño que pasa de medianoche se reparte entre los dos días. Una raya: sin registros.',
    made: (day: string, clock: string) =>
      `Datos registrados por la familia. No son consejo médico ni un diagnóstico. Creado en el dispositivo de la familia el ${day}, ${clock}`,
  },
};
