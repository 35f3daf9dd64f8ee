import { doseAmount } from './data/dose-amount.ts';
import { at, number, plural, the } from './data/grammar.ts';

/** Why forms refuse values, and what they ask. Clock times, dates and amounts are already formatted. */
export const faults = {
  fields: {
    noDate: '¿Qué día fue? Elige una fecha.',
    noTime: '¿A qué hora fue?',
    noEnd: '¿Cuándo terminó?',
    noDays: 'Elige el primer y el último día.',
    noChoice: 'Elige una opción.',
    noNumber: 'Escribe un número.',
    noText: 'Completa este campo.',
    noFeedType: '¿Izquierdo, derecho o biberón?',
    noDiaperType: '¿Mojado, sucio, mixto o seco?',
    dryWithColor: 'Un pañal seco no tiene color. Quita el color o elige sucio.',
    tooManyColors: (limit: number) => `Elige ${number(limit)} colores como máximo.`,
    noSleepType: '¿Siesta o noche?',
    noMeasure: 'Pon al menos una medida: peso, talla o cabeza.',
    noName: '¿Cómo se llama tu bebé? Puede ser un apodo.',
    noBirthDate: '¿Cuándo nació tu bebé? Elige una fecha.',
    noSex: '¿Niña o niño? Las curvas de crecimiento son distintas.',
    halfDate: 'Falta una parte de la fecha. Pon el día, el mes y el año.',
    halfTime: 'Falta una parte de la hora. Pon la hora y los minutos.',
    halfTyped: 'Falta una parte. Completa el resto.',
    notADate: (typed: string) => `“${typed}” no es una fecha. Elige otra.`,
    notATime: (typed: string) => `“${typed}” no es una hora entre 00:00 y 23:59.`,
    notANumber: (typed: string, example: string) =>
      `“${typed}” no es un número. Escribe uno como ${example}.`,
    notAnAmount: (typed: string, example: string) =>
      `“${typed}” no es una cantidad. Escribe un número, como ${example}.`,
    notADueDate: 'Elige la fecha probable de parto o déjala vacía.',
    notWhole: 'Escribe un número entero.',
    notStorable: 'Esto no se puede guardar. Revisa lo que escribiste.',
    dateTooEarly: (date: string) => `El ${date} fue hace demasiado tiempo. Revisa el año.`,
    dateInFuture: (date: string) => `El ${date} está en el futuro. Elige otro día.`,
    birthTooEarly: (date: string) => `El ${date} fue hace demasiado tiempo para un bebé. Revisa el año.`,
    birthInFuture: (date: string) => `El ${date} está en el futuro. Elige el día de nacimiento.`,
    dueDateTooFar: (weeks: number) =>
      `Está a más de ${number(weeks)} semanas del nacimiento. Revisa las dos fechas.`,
    daysReversed: 'El último día es anterior al primero. Intercambia las dos fechas.',
    daysInFuture: 'Estos días están en el futuro. Elige días hasta hoy.',
    nextTooEarly: 'La próxima consulta es después de esta. Revisa la fecha.',
    tooManyDays: (limit: number) => `Es más de un año. Elige ${number(limit)} días como máximo.`,
    endTooFar: (start: string, end: string, hours: number) =>
      `Desde ${the(start)} hasta ${the(end)} del día siguiente hay más de ${number(hours)} horas. Revisa las dos horas.`,
    tooManyHours: (hours: number) => `Son más de ${number(hours)} horas. Revisa las dos horas.`,
    noteTooLong: (length: number, limit: number) =>
      `Esta nota tiene ${number(length)} caracteres. Acórtala a ${number(limit)}.`,
    visitNotesTooLong: (length: number, limit: number) =>
      `Estas notas tienen ${number(length)} caracteres. Acórtalas a ${number(limit)}.`,
    visitQuestionsTooLong: (length: number, limit: number) =>
      `Estas preguntas tienen ${number(length)} caracteres. Acórtalas a ${number(limit)}.`,
    lineTooLong: (length: number, limit: number) =>
      `Una línea tiene ${number(length)} caracteres. Acórtala a ${number(limit)}.`,
    foodTooLong: (length: number, limit: number) =>
      `El nombre de un alimento tiene ${number(length)} caracteres. Acórtalo a ${number(limit)}.`,
    noFood: '¿Qué alimento fue?',
    tooManyFoods: (foods: number, limit: number) =>
      `Son ${number(foods)} alimentos. Registra hasta ${number(limit)} en una comida.`,
    nameTooLong: (limit: number) => `Usa ${number(limit)} caracteres como máximo para el nombre.`,
    tooManyDecimals: (limit: number) => `Usa ${number(limit)} decimales como máximo.`,
    nameTaken: 'Otro bebé tiene este nombre. Agrega una inicial o un segundo nombre.',
    nothingDrunk: 'Si tu bebé no tomó nada, deja la cantidad vacía.',
    lessThanOneSide: 'El total es menor que un lado. Revisa las dos cantidades.',
    shareWithoutAmount: 'Pon también la cantidad total.',
    shareOutside: (whole: string) => `Pon más de 0 y menos de ${whole}.`,
    tooManyOunces: '16 onzas son una libra. Súmala a las libras y pon solo las onzas que sobran.',
    bottleTooLarge: {
      plain: (amount: string) => `${amount} es más de un litro. Revisa la cantidad y la unidad.`,
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} es más de un litro. ¿Querías poner ${ml}? Son unas ${oz}.`,
    },
    outside: (amount: string, low: string, high: string) =>
      `${amount} está fuera del rango de ${low} a ${high}. Revisa el número y la unidad.`,
  },
  questions: {
    yes: 'Sí, guardar así',
    timeRepeated: {
      text: (clock: string) =>
        `Esa noche se atrasó el reloj y la hora ${clock} se repitió. ¿Cuál de las dos fue?`,
      earlier: (clock: string) => `La primera (${clock}), antes del cambio de horario`,
      later: (clock: string) => `La segunda (${clock}), después del cambio de horario`,
    },
    timeSkipped: {
      text: (clock: string) =>
        `Esa noche se adelantó el reloj y la hora ${clock} no existió. ¿Qué hora querías poner?`,
      earlier: (clock: string) => `${clock}, antes del cambio de horario`,
      later: (clock: string) => `${clock}, después del cambio de horario`,
    },
    endSkipped: {
      text: (clock: string, end: string) =>
        `Esa noche se adelantó el reloj y la hora ${clock} no existió. ¿Terminó ${at(end)}, después del cambio?`,
      later: (end: string) => `Sí, ${at(end)}`,
    },
    inFuture: (clock: string, date: string) =>
      `La hora ${clock} del ${date} está en el futuro. ¿Es correcto?`,
    longSpan: (length: string) => `Son ${length} de principio a fin. ¿Es correcto?`,
    largeBottle: {
      plain: (amount: string) => `${amount} es mucho para un biberón a esta edad. ¿Es correcto?`,
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} es mucho para un biberón a esta edad. ¿Querías poner ${ml}? Son unas ${oz}.`,
      no: (amount: string) => `No, guardar ${amount}`,
    },
    muchMilk: (amount: string) => `${amount} es mucho para una extracción. ¿Es correcto?`,
    moreThanStored: (amount: string, stored: string) =>
      `En la reserva hay ${stored} ahí. ¿Sacaste ${amount}?`,
    offChart: {
      'weight-for-age': {
        below:
          'Este peso está muy por debajo de la curva de la OMS para esta edad. ¿Es correcto? Revisa el número y la unidad.',
        above:
          'Este peso está muy por encima de la curva de la OMS para esta edad. ¿Es correcto? Revisa el número y la unidad.',
      },
      'length-for-age': {
        below:
          'Esta talla está muy por debajo de la curva de la OMS para esta edad. ¿Es correcta? Revisa el número y la unidad.',
        above:
          'Esta talla está muy por encima de la curva de la OMS para esta edad. ¿Es correcta? Revisa el número y la unidad.',
      },
      'head-for-age': {
        below:
          'Esta medida de la cabeza está muy por debajo de la curva de la OMS para esta edad. ¿Es correcta? Revisa el número y la unidad.',
        above:
          'Esta medida de la cabeza está muy por encima de la curva de la OMS para esta edad. ¿Es correcta? Revisa el número y la unidad.',
      },
      'weight-for-length': {
        below:
          'Este peso está muy por debajo de la curva de la OMS para esta talla. ¿Es correcto? Revisa el número y la unidad.',
        above:
          'Este peso está muy por encima de la curva de la OMS para esta talla. ¿Es correcto? Revisa el número y la unidad.',
      },
    },
    otherDegrees: {
      F: (typed: string) => `${typed} es demasiado alto. ¿Querías poner °F?`,
      C: (typed: string) => `${typed} es demasiado bajo. ¿Querías poner °C?`,
      yes: (meant: string) => `Sí, ${meant}`,
    },
    dose: {
      amount: doseAmount,
      last: {
        ago: (what: string, when: string, span: string, limit: string) =>
          `Anterior: ${of(what)}${when}, hace ${span}. Pusiste un mínimo de ${limit}.`,
        before: (what: string, when: string, span: string, limit: string) =>
          `Anterior: ${of(what)}${when}, ${span} antes. Pusiste un mínimo de ${limit}.`,
      },
      next: (what: string, when: string, span: string, limit: string) =>
        `Siguiente: ${of(what)}${when}, ${span} después. Pusiste un mínimo de ${limit}.`,
      onDay: (clock: string, date: string) => `${clock} del ${date}`,
      many: (count: number, most: number) =>
        `Con esta son ${number(count)} dosis en 24 h. Pusiste un máximo de ${number(most)}.`,
      yes: 'Registrar de todos modos',
    },
    rareTemperature: (temperature: string) => `${temperature} es poco común. ¿Es correcto?`,
    earlySolids:
      'Los alimentos sólidos suelen empezar alrededor de los 6 meses, no antes de los 4 (Academia Americana de Pediatría; no es consejo médico). ¿Guardar esta comida?',
    beforeBirth: (date: string, name: string, birthDate: string) =>
      `El ${date} es antes de que naciera ${name}, el ${birthDate}. ¿Es correcta la fecha?`,
    entriesBeforeBirth: (entries: number) =>
      plural(entries, {
        one: '1 registro es anterior a este día. Los promedios no lo contarían. ¿Es correcta la fecha?',
        other: `${number(entries)} registros son anteriores a este día. Los promedios no los contarían. ¿Es correcta la fecha?`,
      }),
  },
};

function of(what: string): string {
  return what ? `${what}, ` : '';
}
