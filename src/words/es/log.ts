import { number, plural, the } from './data/grammar.ts';

/** Says how often something happened: "juego", "juego 2 veces". */
const times = (count: number, what: string) =>
  plural(count, { one: what, other: `${what} ${number(count)} veces` });

/**
 * The daily log: the days, the entries of a day, and the search. A text for a kind has the kind's name as its
 * key.
 */
export const log = {
  title: 'Diario',
  reading: 'Leyendo el diario…',
  noBaby: {
    title: 'El diario de tu bebé te espera',
    about:
      'Pon un nombre y una fecha de nacimiento, y empieza a registrar. Se queda en este dispositivo hasta que lo compartas.',
    add: 'Agregar a tu bebé',
  },
  logOf: (name: string) => `Diario de ${name}`,
  day: {
    reading: 'Leyendo el día…',
    about: (date: string, age: string) => `${date} · ${age}`,
    choose: 'Elegir un día',
    previous: 'Día anterior',
    goTo: 'Ir a un día',
    goFrom: (day: string) => `${day}, ir a un día`,
    next: 'Día siguiente',
    today: (date: string) => `Hoy, ${date}`,
  },
  filter: { only: 'Mostrar solo', all: 'Todo', search: 'Buscar en todos los días' },
  totals: {
    title: 'Totales del día',
    withVolume: (feeds: string, volume: string) => `${feeds} (${volume} en biberones)`,
    withUnmeasured: (feeds: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (1 biberón sin cantidad)`,
        other: `${feeds} (${number(bottles)} biberones sin cantidad)`,
      }),
    withBoth: (feeds: string, volume: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (${volume} en biberones, 1 biberón sin cantidad)`,
        other: `${feeds} (${volume} en biberones, ${number(bottles)} biberones sin cantidad)`,
      }),
    withPumped: (sessions: string, volume: string) => `${sessions} (${volume})`,
    withTypes: (diapers: string, types: string) => `${diapers} (${types})`,
    activity: {
      counted: {
        tummy: (count: number) => times(count, 'boca abajo'),
        bath: (count: number) => plural(count, { one: '1 baño', other: `${number(count)} baños` }),
        walk: (count: number) => plural(count, { one: '1 paseo', other: `${number(count)} paseos` }),
        play: (count: number) => times(count, 'juego'),
        skin: (count: number) => times(count, 'piel con piel'),
        massage: (count: number) => plural(count, { one: '1 masaje', other: `${number(count)} masajes` }),
        teeth: (count: number) => times(count, 'cepillado de dientes'),
        crying: (count: number) => times(count, 'llanto'),
        reading: (count: number) => times(count, 'lectura'),
        own: (count: number) =>
          plural(count, { one: '1 actividad más', other: `${number(count)} actividades más` }),
      },
      minutes: {
        tummy: (time: string) => `boca abajo ${time}`,
        crying: (time: string) => `llanto ${time}`,
      },
    },
    asleep: {
      over: (time: string) => `${time} de sueño`,
      running: (time: string) => `${time} de sueño hasta ahora`,
    },
  },
  timeline: {
    title: 'Cronología',
    sitting: {
      both: (time: string) => `Ambos lados · ${time}`,
      breast: (time: string) => `Una toma · ${time} de pecho`,
      other: 'Una toma',
      withBottle: (feed: string, volume: string) => `${feed} · biberón de ${volume}`,
    },
    now: (clock: string) => `Ahora · ${clock}`,
    noTime: 'Sin hora',
    gap: (time: string) => `Sin registros por ${time}`,
    gapOf: {
      feed: (time: string) => `Sin tomas por ${time}`,
      diaper: (time: string) => `Sin pañales por ${time}`,
      sleep: (time: string) => `Sin sueño por ${time}`,
      growth: (time: string) => `Sin medidas por ${time}`,
      temperature: (time: string) => `Sin temperaturas por ${time}`,
      pump: (time: string) => `Sin extracciones por ${time}`,
      activity: (time: string) => `Sin actividades por ${time}`,
      symptom: (time: string) => `Sin síntomas por ${time}`,
      meal: (time: string) => `Sin comidas por ${time}`,
      dose: (time: string) => `Sin medicinas por ${time}`,
      moment: (time: string) => `Sin momentos por ${time}`,
    },
    since: (day: string) => `desde el ${day}`,
    later: (days: number) => plural(days, { one: '+1 día', other: `+${number(days)} días` }),
    toCome: 'todavía no llega',
    by: (name: string) => `lo registró ${name}`,
    changedBy: (name: string) => `lo cambió ${name}`,
    after: { feed: (clock: string) => `tras la toma de ${the(clock)}` },
  },
  photo: {
    enlarge: (title: string) => `Ampliar foto: ${title}`,
    missing: 'Su foto no está en este dispositivo.',
  },
  empty: {
    only: {
      feed: 'Sin tomas este día',
      diaper: 'Sin pañales este día',
      sleep: 'Sin sueño este día',
      growth: 'Sin medidas este día',
      temperature: 'Sin temperaturas este día',
      pump: 'Sin extracciones este día',
      activity: 'Sin actividades este día',
      symptom: 'Sin síntomas este día',
      meal: 'Sin comidas este día',
      dose: 'Sin medicinas este día',
      moment: 'Sin momentos este día',
    },
    hidden: 'El filtro oculta otros registros.',
    showAll: 'Ver todo el día',
    future: { title: 'Este día todavía no llega', about: 'Podrás registrar cuando llegue.' },
    beforeBirth: {
      title: (name: string) => `Antes de que naciera ${name}`,
      about: 'Elige un día posterior para empezar a registrar.',
    },
    today: { title: 'Una página en blanco', about: 'Aún no hay registros. Agrega el primero aquí abajo.' },
    past: { title: 'Sin registros', about: 'Si recuerdas algo, agrégalo aquí abajo.' },
  },
  add: {
    title: 'Agregar a este día',
    feed: 'Agregar toma',
    diaper: 'Agregar pañal',
    sleep: 'Agregar sueño',
    growth: 'Agregar medidas',
    temperature: 'Agregar temperatura',
    pump: 'Agregar extracción',
    activity: 'Agregar actividad',
    symptom: 'Agregar síntoma',
    meal: 'Agregar comida',
    dose: 'Agregar medicina',
    moment: 'Agregar momento',
  },
  search: {
    title: 'Buscar en el diario',
    back: 'Volver al día',
    label: 'Buscar en todos los días',
    hint: 'Busca en registros y notas, por ejemplo “sucio” o “4 oz”.',
    searching: 'Buscando…',
    results: 'Registros encontrados',
    found: (entries: number) =>
      plural(entries, { one: '1 registro encontrado', other: `${number(entries)} registros encontrados` }),
    latest: (entries: number) =>
      plural(entries, {
        one: 'Se muestra el último registro',
        other: `Se muestran los últimos ${number(entries)} registros`,
      }),
    more: 'Ver más',
    none: (text: string) => `Ningún registro coincide con “${text}”`,
    tryShorter: 'Prueba con una palabra más corta.',
    when: {
      day: (weekday: string, date: string) => `${weekday}, ${date}`,
      clock: (weekday: string, date: string, clock: string) => `${weekday}, ${date}, ${clock}`,
    },
  },
  print: {
    time: 'Hora',
    entry: 'Registro',
    amount: 'Cantidad',
    note: 'Nota',
    otherDay: (day: string, clock: string) => `${day}, ${clock}`,
    range: (start: string, end: string) => `${start} – ${end}`,
    running: (start: string) => `${start} – ahora`,
  },
};
