import { number, plural } from '#words/es/data/grammar.ts';

const days = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });
const daysBefore = (count: number) =>
  plural(count, { one: '1 día anterior', other: `${number(count)} días anteriores` });

/** The tables for spreadsheets. Also the readme and the schema of the full export. */
export const tables = {
  baby: 'Bebé',
  unit: (head: string, unit: string) => `${head} (${unit})`,
  entries: {
    date: 'Fecha',
    time: 'Hora',
    start: 'Inicio',
    endDate: 'Fecha del fin',
    end: 'Fin',
    minutes: 'Minutos',
    zone: 'Zona horaria',
    note: 'Nota',
    yes: 'Sí',
  },
  period: {
    day: 'Día',
    dayOfLife: 'Día de vida',
    log: { feed: 'Registro de tomas', diaper: 'Registro de pañales', sleep: 'Registro de sueño' },
    minutes: 'min',
    unmeasuredBottles: 'Biberones sin cantidad',
    leastWet: 'Mojados con mixtos, mínimo esperado',
    leastDirty: 'Sucios con mixtos, mínimo esperado',
    weight: 'Peso',
    length: 'Talla',
    head: 'Cabeza',
    logging: {
      complete: 'completo',
      gaps: 'con huecos',
      nothing: 'sin registros',
      running: 'hasta ahora',
    },
    total: (count: number) => (count === 7 ? 'Semana' : `Total de ${days(count)}`),
    average: 'Promedio por día completo',
    over: (count: number) => `en ${days(count)}`,
    amountsOver: (count: number) => `cantidades en ${days(count)}`,
    before: (count: number) => (count === 7 ? 'Semana anterior' : daysBefore(count)),
    beforeUpTo: (count: number, time: string) =>
      count === 7 ? `Semana anterior, hasta ${time}` : `${daysBefore(count)}, hasta ${time}`,
    change: 'Cambio en el total',
  },
  stored: {
    oz: 'onzas líquidas de EE. UU.',
    kg: 'kilogramos',
    cm: 'centímetros',
    celsius: 'grados Celsius',
  },
  readme: {
    title: 'Todos los datos de Wee Hours de esta cuenta',
    made: (time: string) => `Creado el ${time} (UTC), en el propio dispositivo.`,
    count: (name: string, count: number) => `${name} ${number(count)}`,
    babies: 'Perfiles de bebés',
    others: 'registros de una versión más nueva',
    family: 'filas en las listas de la familia',
    timers: 'cronómetros en curso',
    trash: 'en la papelera',
    counts: (counts: string[]) => `${counts.join(', ')}.`,
    files: {
      json: 'Todo: la cuenta sin su contraseña, los ajustes, los bebés, los registros, las listas de la familia, los cronómetros en curso, la papelera y la lista de importaciones.',
      schema: 'Explica cada campo de wee-hours.json (JSON Schema, borrador 2020-12).',
      csv: 'Los bebés y los registros en una sola tabla. Wee Hours puede importarla completa de nuevo.',
      tables: (volume: string, weight: string, length: string, temperature: string) =>
        `Una tabla por tipo, para leer y calcular, en ${volume}, ${weight}, ${length} y ${temperature}.`,
      photos:
        'Las fotos de los bebés y de los momentos. Sus nombres son los ids de los bebés y los ids de foto de los momentos.',
    },
    instants:
      'Horas: startedAt, endedAt, at, createdAt y similares son milisegundos desde 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime y time son horas locales en la zona horaria de su fila.',
    amounts: 'Las cantidades no están redondeadas. Cada una está en una sola unidad:',
    removed: 'Un bebé con removedAt, y todo lo que está en trash, se eliminó, pero aún se podía restaurar.',
    guards:
      "Un ' antes de = + - o @ evita que una hoja de cálculo ejecute el texto como fórmula. Una celda que empieza con '\\ tiene esas marcas dentro, después de , ; tabulaciones y saltos de línea. Una importación quita las marcas.",
    notLocked:
      'Este zip no tiene contraseña. Cualquiera que tenga el archivo puede leerlo, así que guárdalo bien.',
  },
  schema: {
    title: 'Todos los datos de Wee Hours de una cuenta',
    instant: 'Milisegundos desde 1970-01-01T00:00:00Z',
    moment: 'ISO 8601, UTC',
    day: 'Un día del calendario de la familia',
    clock: 'Hora local',
    wall: 'Día y hora local',
    zone: 'Zona horaria IANA de las horas locales',
    filled: 'Detalles que la importación agregó a registros de una importación anterior',
    importNote: 'Texto que una importación escribió a partir de otras columnas de un archivo',
    endTime: 'Si es anterior a startTime, es del día siguiente',
    sessionId: 'Compartido por todas las partes de una misma toma',
    orderUnknown: 'El archivo no decía qué lado de la toma fue primero',
    photo: 'Un JPEG como data URL',
    removedAt: 'Eliminado con todos sus registros. Se puede restaurar durante 30 días.',
    timerKind: 'Un tipo con duración',
    timerWhat: 'La actividad, en un tipo con varias',
    timerEnd: 'null mientras está en curso',
    wrote: 'Registros de una parada que se deshizo',
    undone: 'Eliminado con toda su importación',
    others: 'Registros de tipos desconocidos',
    account: 'null en la demo. Nunca tiene una contraseña ni nada que verifique una.',
    preferences:
      'Unidades, zona horaria, primer día de la semana, idioma del informe, notas para la próxima consulta',
    setAside: 'Registros que no se pudieron leer, sin cambios, con su parte del diario',
  },
};
