import { number, plural } from './data/grammar.ts';

/**
 * The summaries of a week and of 14 or 30 days, and the growth curves. Amounts and dates
 * are already formatted. `runningWeek` and `runningDays` are for a period that is not over.
 */
export const summaries = {
  title: 'Resumen',
  opening: 'Abriendo el resumen…',
  reading: 'Sumando los días…',
  tabs: { title: 'Partes del resumen', overview: 'General', growth: 'Crecimiento', share: 'Compartir' },
  more: 'Más',
  moreOf: (card: string) => `Más sobre: ${card}`,
  about: 'Sobre estos números',
  noBaby: {
    title: 'Agrega a tu bebé para ver su resumen',
    about: 'Aquí verás las tomas, los pañales y el sueño de cada semana.',
    add: 'Agregar a tu bebé',
  },
  lengths: {
    title: 'Cuántos días',
    week: 'Semana',
    days: (days: number) => `${number(days)} días`,
  },
  pages: {
    week: {
      title: 'Cambiar de semana',
      previous: 'Semana anterior',
      next: 'Semana siguiente',
      present: 'Esta semana',
    },
    days: (days: number) => ({
      title: `Avanzar de ${number(days)} en ${number(days)} días`,
      previous: `${number(days)} días anteriores`,
      next: `${number(days)} días siguientes`,
      present: `Últimos ${number(days)} días`,
    }),
  },
  gated: {
    periods: {
      title: '14 y 30 días',
      text: 'Los resúmenes de 14 y 30 días, con tendencias, vienen con Plus y Lifetime.',
    },
    curves: {
      text: 'Las curvas de crecimiento de la OMS con percentiles vienen con Plus y Lifetime.',
    },
    share: {
      text: 'Un informe en PDF para tu pediatra y tu especialista en lactancia viene con Starter, Plus y Lifetime. También un PDF breve y una tabla CSV.',
    },
  },
  empty: {
    title: {
      week: () => 'Sin registros esa semana',
      runningWeek: () => 'Aún sin registros esta semana',
      days: (days: number) => `Sin registros en esos ${number(days)} días`,
      runningDays: (days: number) => `Aún sin registros en estos ${number(days)} días`,
    },
    over: {
      about: 'Todavía puedes agregar registros a cualquiera de estos días.',
      open: 'Abrir estos días en el diario',
    },
    running: {
      about: 'Aquí verás tu primera toma, pañal o sueño.',
      open: 'Abrir el diario',
    },
  },
  preterm: <Node>(name: Node): (string | Node)[] => [
    name,
    ' nació antes de tiempo, así que guíate por el plan que ya tienes.',
  ],
  kinds: {
    feed: {
      title: 'Tomas',
      table: 'Tomas día por día',
      note: 'El otro pecho o un biberón en la media hora siguiente cuentan como la misma toma. Los intervalos con un hueco en el diario no cuentan.',
    },
    diaper: {
      title: 'Pañales',
      table: 'Pañales día por día',
      note: 'Un pañal mojado y sucio cuenta una vez, como mixto.',
    },
    sleep: {
      title: 'Sueño',
      table: 'Sueño día por día',
      note: 'Un tramo de sueño que pasa de medianoche se reparte entre los dos días.',
    },
  },
  total: {
    week: () => 'Esa semana',
    runningWeek: () => 'Esta semana hasta ahora',
    days: (days: number) => `Esos ${number(days)} días`,
    runningDays: (days: number) => `Estos ${number(days)} días hasta ahora`,
  },
  none: {
    week: () => 'Sin registros esa semana.',
    runningWeek: () => 'Sin registros esta semana hasta ahora.',
    days: (days: number) => `Sin registros en esos ${number(days)} días.`,
    runningDays: (days: number) => `Sin registros en estos ${number(days)} días hasta ahora.`,
  },
  change: {
    week: {
      more: (amount: string) => `${amount} más que la semana anterior`,
      fewer: (amount: string) => `${amount} menos que la semana anterior`,
      less: (amount: string) => `${amount} menos que la semana anterior`,
      same: () => 'Igual que la semana anterior',
    },
    runningWeek: {
      more: (amount: string) => `${amount} más que a estas alturas de la semana pasada`,
      fewer: (amount: string) => `${amount} menos que a estas alturas de la semana pasada`,
      less: (amount: string) => `${amount} menos que a estas alturas de la semana pasada`,
      same: () => 'Igual que a estas alturas de la semana pasada',
    },
    days: {
      more: (amount: string, days: number) => `${amount} más que los ${number(days)} días anteriores`,
      fewer: (amount: string, days: number) => `${amount} menos que los ${number(days)} días anteriores`,
      less: (amount: string, days: number) => `${amount} menos que los ${number(days)} días anteriores`,
      same: (_amount: string, days: number) => `Igual que los ${number(days)} días anteriores`,
    },
    runningDays: {
      more: (amount: string, days: number) =>
        `${amount} más que los ${number(days)} días anteriores a esta hora`,
      fewer: (amount: string, days: number) =>
        `${amount} menos que los ${number(days)} días anteriores a esta hora`,
      less: (amount: string, days: number) =>
        `${amount} menos que los ${number(days)} días anteriores a esta hora`,
      same: (_amount: string, days: number) => `Igual que los ${number(days)} días anteriores a esta hora`,
    },
  },
  averageChange: {
    week: {
      more: (amount: string) => `${amount} más al día que la semana anterior`,
      fewer: (amount: string) => `${amount} menos al día que la semana anterior`,
      less: (amount: string) => `${amount} menos al día que la semana anterior`,
      same: () => 'Igual que la semana anterior',
      brief: (amount: string) => `${amount} vs. la semana anterior`,
    },
    runningWeek: {
      more: (amount: string) => `${amount} más al día que la semana pasada`,
      fewer: (amount: string) => `${amount} menos al día que la semana pasada`,
      less: (amount: string) => `${amount} menos al día que la semana pasada`,
      same: () => 'Igual que la semana pasada',
      brief: (amount: string) => `${amount} vs. la semana pasada`,
    },
    days: {
      more: (amount: string, days: number) => `${amount} más al día que los ${number(days)} días anteriores`,
      fewer: (amount: string, days: number) =>
        `${amount} menos al día que los ${number(days)} días anteriores`,
      less: (amount: string, days: number) =>
        `${amount} menos al día que los ${number(days)} días anteriores`,
      same: (_amount: string, days: number) => `Igual que los ${number(days)} días anteriores`,
      brief: (amount: string, days: number) => `${amount} vs. los ${number(days)} días anteriores`,
    },
    runningDays: {
      more: (amount: string, days: number) => `${amount} más al día que los ${number(days)} días anteriores`,
      fewer: (amount: string, days: number) =>
        `${amount} menos al día que los ${number(days)} días anteriores`,
      less: (amount: string, days: number) =>
        `${amount} menos al día que los ${number(days)} días anteriores`,
      same: (_amount: string, days: number) => `Igual que los ${number(days)} días anteriores`,
      brief: (amount: string, days: number) => `${amount} vs. los ${number(days)} días anteriores`,
    },
  },
  versus: {
    week: (amount: string) => `${amount} vs. la semana anterior`,
    days: (amount: string, days: number) => `${amount} vs. los ${number(days)} días anteriores`,
    sameWeek: 'igual que la semana anterior',
    sameDays: (days: number) => `igual que los ${number(days)} días anteriores`,
  },
  average: {
    title: 'Promedio diario',
    over: (days: number) =>
      plural(days, {
        one: 'El promedio de 1 día completo.',
        other: `El promedio de ${number(days)} días completos.`,
      }),
    unit: 'al día',
    perDay: (amount: string) => `${amount} al día`,
  },
  details: {
    separator: ' · ',
    balance: {
      label: 'Izquierdo / derecho',
      share: (left: string, right: string) => `${left} / ${right}%`,
      of: 'del tiempo de pecho',
      week: (left: string, right: string) => `la semana anterior ${left} / ${right}%`,
      days: (left: string, right: string, days: number) =>
        `los ${number(days)} días anteriores ${left} / ${right}%`,
    },
    milk: {
      label: 'Fórmula / leche materna',
      both: (formula: string, breast: string) => `${formula} / ${breast}`,
      shares: (formula: string, breast: string) => `${formula} / ${breast}%`,
      rest: {
        mixed: (volume: string) => `${volume} mixta`,
        other: (volume: string) => `${volume} de otra`,
        unnamed: (volume: string) => `${volume} sin especificar`,
      },
      changes: {
        formula: (change: string) => `fórmula ${change}`,
        breast: (change: string) => `leche materna ${change}`,
      },
    },
    feedsByDay: { label: 'Tiempo entre tomas, de día' },
    feedsAtNight: { label: 'Tiempo entre tomas, de noche' },
    usually: 'lo habitual, de inicio a inicio',
    longest: (time: string) => `máximo ${time}`,
    longestSleep: {
      label: 'Tramo más largo',
      over: (time: string) => time,
      running: (time: string) => `${time} hasta ahora`,
    },
  },
  picked: {
    pick: (chart: string) => `${chart}: elige un día`,
    told: (day: string, entries: string) => `${day}: ${entries}`,
    none: 'sin registros',
    soFar: (day: string) => `${day}, hasta ahora`,
    todaySoFar: 'Hoy hasta ahora',
    asleep: (time: string) => `${time} de sueño`,
    open: 'Abrir día',
    openOf: (day: string) => `Abrir día, ${day}`,
  },
  byDay: {
    day: 'Día',
    wet: { name: 'Mojado', unit: '+ mixto (mín.)' },
    dirty: { name: 'Sucio', unit: '+ mixto (mín.)' },
    least: (count: string, least: number) => `${count} (${number(least)})`,
    none: '–',
    gap: ', hueco en el diario',
    nothing: (day: string) => `sin registros el ${day}`,
    sources: 'El mínimo, en ese día de vida.',
  },
  usual: {
    atAge: (age: string) => `Lo habitual a esta edad (${age})`,
    atThatAge: 'Lo habitual a esa edad',
    firstWeeks: 'Lo habitual en las primeras semanas',
    more: 'Más de las fuentes',
  },
  growth: {
    title: 'Crecimiento',
    none: 'Aún sin medidas.',
    weight: 'Último peso',
    onDay: (day: string) => `el ${day}`,
    head: (length: string) => `cabeza ${length}`,
    add: 'Registrar medidas',
    gainUnit: {
      g: (amount: string) => `${amount} g al día`,
      oz: (amount: string) => `${amount} oz al día`,
    },
    error: (gain: string, each: string) => `${gain}, porque cada pesada puede variar unos ${each}.`,
    tooClose: (days: string) =>
      `Aumento de peso, ${days}: muy pronto para saberlo. Pesa con al menos 7 días de diferencia.`,
    addBirthWeight: <Node>(link: (text: string) => Node): (string | Node)[] => [
      link('Agrega el peso al nacer'),
      ' para ver la pérdida y la recuperación de peso de los primeros días.',
    ],
  },
  curves: {
    title: 'Curvas de crecimiento',
    which: 'Qué curvas',
    notMeasured: 'Aún sin medir',
    weightAt: (weight: string, length: string) => `${weight} con ${length}`,
    means: {
      'weight-for-age': (below: string) => `Pesan menos: ${below}.`,
      'length-for-age': (below: string) => `Miden menos: ${below}.`,
      'head-for-age': (below: string) => `Con la cabeza más pequeña: ${below}.`,
      'weight-for-length': (below: string) => `Pesan menos: ${below}.`,
    },
    below: {
      age: (count: string, babies: string) => `${count} de cada 100 ${babies} de esta edad`,
      correctedAge: (count: string, babies: string) =>
        `${count} de cada 100 ${babies} de esta edad corregida`,
      length: (count: string, babies: string) => `${count} de cada 100 ${babies} de esta talla`,
    },
    babies: { female: 'niñas', male: 'niños' },
    fewest: 'menos de 1',
    most: 'más de 99',
    about:
      'El percentil 50 está en el centro. Un percentil no es una calificación, y un punto no es un diagnóstico.',
    table: {
      title: 'Las medidas en una tabla',
      empty: 'Aún sin medidas para esta curva.',
      day: 'Día',
      age: 'Edad',
      corrected: 'Corregida',
      length: 'Talla',
      weight: 'Peso',
      measure: 'Medida',
      gain: 'Aumento',
      percentile: 'Percentil',
      none: '–',
      beforeDue: 'antes de la fecha de parto',
    },
  },
};
