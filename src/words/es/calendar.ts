import { list, number, plural, the } from './data/grammar.ts';

/** The calendar: the month, and the rhythm of the days. */
export const calendar = {
  title: 'Calendario',
  opening: 'Abriendo el calendario…',
  gated: {
    title: 'El mes de un vistazo',
    plan: 'La vista del mes y el ritmo diario de tu bebé vienen con Plus y Lifetime.',
    log: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Todos los días están en el ',
      link('Diario'),
      ', con cualquier plan.',
    ],
  },
  noBaby: {
    title: 'Tu calendario empieza con tu bebé',
    about: 'Agrega un nombre y una fecha de nacimiento. Aquí verás los registros de cada día.',
    add: 'Agregar a tu bebé',
  },
  views: { title: 'Vista', month: 'Mes', rhythm: 'Ritmo' },
  months: {
    title: 'Cambiar de mes',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    present: 'Este mes',
  },
  periods: {
    title: (days: number) =>
      plural(days, { one: 'Avanzar por día', other: `Avanzar de ${number(days)} en ${number(days)} días` }),
    previous: (days: number) =>
      plural(days, { one: 'Día anterior', other: `${number(days)} días anteriores` }),
    next: (days: number) => plural(days, { one: 'Día siguiente', other: `${number(days)} días siguientes` }),
    present: 'Lo último',
  },
  month: {
    reading: 'Leyendo el mes…',
    grid: (month: string) => `${month}, día por día. Usa las flechas para moverte entre los días.`,
    show: 'Qué mostrar',
    showOthers: 'Qué más mostrar',
    mark: 'Marca en cada día',
    legend: 'Qué significan los íconos',
    hoursAsleep: 'Horas de sueño',
    growthMeasured: 'Medidas',
    firstTaste: 'Primera vez de un alimento',
  },
  day: {
    count: (entries: number) => number(entries),
    growthMeasured: 'medidas',
    underOne: '<1',
    hours: (hours: string) => `${hours}\u00a0h`,
    firstTasteOf: (foods: readonly string[]) => `primera vez: ${list(foods)}`,
    timeAsleep: {
      over: (time: string) => `${time} de sueño`,
      running: (time: string) => `${time} de sueño hasta ahora`,
    },
    logged: {
      today: (day: string, entries: readonly string[]) => `${day}, hoy: ${list(entries)}`,
      past: (day: string, entries: readonly string[]) => `${day}: ${list(entries)}`,
    },
    empty: {
      today: (day: string) => `${day}, hoy: sin registros`,
      past: (day: string) => `${day}: sin registros`,
    },
  },
  rhythm: {
    reading: 'Leyendo los días…',
    empty: 'Sin sueño, tomas ni pañales en estos días.',
    title: {
      midnight: 'De medianoche a medianoche',
      hour: (hour: string) => `De ${the(hour)} a ${the(hour)}`,
    },
    start: {
      title: 'Las filas empiezan',
      midnight: 'A medianoche',
      hour: (hour: string) => `A ${the(hour)}`,
    },
    picture: (name: string, days: string) => `Ritmo diario de ${name}, ${days}`,
    legend: 'Qué significan las marcas',
    night: 'Sueño nocturno',
    nap: 'Siesta',
    feed: 'Toma',
    diaper: 'Pañal',
    skipped: 'Saltada: la hora perdida por el cambio de horario',
    twice: 'Media altura: la hora repetida por el cambio de horario',
    asTable: 'Ver como tabla',
    told: {
      rows: {
        midnight: (days: number) =>
          plural(days, {
            one: '1 día, de medianoche a medianoche.',
            other: `${number(days)} días, una fila por día, de medianoche a medianoche.`,
          }),
        hour: (days: number, hour: string) =>
          plural(days, {
            one: `1 día, contado de medianoche a medianoche. Su fila empieza a ${the(hour)} del día anterior.`,
            other: `${number(days)} días, contados de medianoche a medianoche. Cada fila empieza a ${the(hour)} del día anterior.`,
          }),
      },
      counts: {
        feeds: (feeds: number) =>
          plural(feeds, { one: '1 toma y nada de sueño.', other: `${number(feeds)} tomas y nada de sueño.` }),
        both: (feeds: number, stretches: number) =>
          list([
            plural(feeds, { one: '1 toma', other: `${number(feeds)} tomas` }),
            plural(stretches, {
              one: '1 tramo de sueño, dividido a medianoche.',
              other: `${number(stretches)} tramos de sueño, divididos a medianoche.`,
            }),
          ]),
      },
      average: (time: string) => `En los días con el sueño completo, ${time} de sueño en promedio.`,
      others: (entries: readonly string[]) => `También ${list(entries)}.`,
      running: 'El último tramo de sueño sigue en curso.',
      clocks: (days: number) =>
        plural(days, {
          one: 'Uno de estos días cambió el horario.',
          other: `El horario cambió en ${number(days)} de estos días.`,
        }),
    },
  },
  range: {
    title: 'Número de días',
    lengths: { 14: '2 semanas', 28: '4 semanas', 84: '12 semanas', 365: '1 año' },
    choose: 'Elegir fechas',
    from: 'Desde',
    to: 'Hasta',
    show: 'Ver estos días',
  },
  table: {
    title: 'Los días en una tabla',
    day: 'Día',
    asleep: 'Sueño',
    sleeps: 'Tramos',
    feeds: 'Tomas',
    diapers: 'Pañales',
    noSleep: 'sin registros',
    sleep: {
      over: (start: string, end: string) => `${start} – ${end}`,
      running: (start: string) => `${start} – ahora`,
    },
    times: (times: readonly string[]) => times.join(', '),
  },
};
