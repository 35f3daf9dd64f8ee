import { number, plural } from '#words/es/data/grammar.ts';

/** The milk stash. Amounts, days and clock times are already formatted. */
export const stash = {
  title: 'Reserva de leche',
  about: 'Según lo que te extrajiste, sacaste y contaste.',
  reading: 'Leyendo la reserva…',
  places: { fridge: 'Refrigerador', freezer: 'Congelador' },
  empty: {
    fridge: 'Aún no hay leche aquí. Registra una extracción con destino “Refrigerador” o cuenta lo que hay.',
    freezer: 'Aún no hay leche aquí. Registra una extracción con destino “Congelador” o cuenta lo que hay.',
  },
  useFirst: 'Usar primero',
  bags: {
    fridge: 'En el refrigerador, arriba lo que se usa primero',
    freezer: 'En el congelador, arriba lo que se usa primero',
  },
  pumped: (day: string) => `Del ${day}`,
  ages: {
    fridge: (day: string) => `usar hasta el ${day}`,
    freezer: (best: string, acceptable: string) => `mejor hasta el ${best}, a más tardar el ${acceptable}`,
    thawed: (day: string, clock: string) => `descongelada, usar hasta el ${day}, ${clock}`,
  },
  past: {
    fridge: (days: number) => `más de ${number(days)} días`,
    freezer: (months: number) => `más de ${number(months)} meses`,
    thawed: (hours: number) => `descongelada hace más de ${number(hours)} horas`,
  },
  short: (amount: string) => `Sacaste ${amount} más de lo registrado. Cuenta lo que hay.`,
  acts: { takeOut: 'Sacar', discard: 'Desechar', count: 'Contar' },
  actsIn: {
    takeOut: { fridge: 'Sacar del refrigerador', freezer: 'Sacar del congelador' },
    discard: { fridge: 'Desechar del refrigerador', freezer: 'Desechar del congelador' },
    count: { fridge: 'Contar la leche del refrigerador', freezer: 'Contar la leche del congelador' },
  },
  amount: 'Cantidad',
  purpose: 'Para qué',
  why: 'Por qué',
  purposes: {
    bottle: 'Biberón, registrar ahora',
    fed: 'Biberón, ya registrado',
    thawed: 'Descongelar en el refrigerador',
    donated: 'Donar',
    expired: 'Ya venció',
    spilled: 'Se derramó',
  },
  oldest: 'Leche más antigua, del',
  save: 'Guardar',
  done: {
    out: {
      fridge: (amount: string) => `Sacaste ${amount} del refrigerador`,
      freezer: (amount: string) => `Sacaste ${amount} del congelador`,
    },
    thawed: (amount: string) => `${amount} descongelándose en el refrigerador`,
    bottle: (name: string, amount: string) => `Biberón de ${name}: ${amount}`,
    counted: {
      fridge: (amount: string) => `Contaste ${amount} en el refrigerador`,
      freezer: (amount: string) => `Contaste ${amount} en el congelador`,
    },
    removed: (what: string) => `Quitado: ${what}`,
  },
  moves: {
    title: 'Lo que sacaste y contaste',
    what: {
      fed: (amount: string) => `${amount} para un biberón`,
      thawed: (amount: string) => `${amount} para descongelar`,
      expired: (amount: string) => `${amount} vencida`,
      spilled: (amount: string) => `${amount} derramada`,
      donated: (amount: string) => `${amount} donada`,
      count: (amount: string) => `${amount} contada`,
      pumped: (amount: string) => `${amount} extraída`,
    },
    when: (place: string, day: string, clock: string) => `${place} · ${day}, ${clock}`,
    remove: 'Quitar',
    removeOne: (what: string) => `Quitar ${what}`,
  },
  keeping: {
    title: 'Cuánto dura la leche',
    fridge: (days: number) => `En el refrigerador: hasta ${number(days)} días.`,
    freezer: (best: number, acceptable: number) =>
      `En el congelador: mejor en los primeros ${number(best)} meses, hasta ${number(acceptable)}.`,
    thawed: (hours: number) =>
      `Descongelada en el refrigerador: ${number(hours)} horas. Nunca la vuelvas a congelar.`,
    leftover: (hours: number) => `La que sobra de una toma: ${number(hours)} horas.`,
    notAdvice: 'Para bebés sanos nacidos a término. No es consejo médico.',
  },
  summary: {
    title: 'Extracción',
    sessions: 'Extracciones',
    pumped: 'Extraída',
    onADay: 'por día con extracción',
    unmeasured: (sessions: number) =>
      plural(sessions, {
        one: '1 extracción sin cantidad',
        other: `${number(sessions)} extracciones sin cantidad`,
      }),
    longestGap: 'Mayor tiempo entre extracciones',
    sides: 'Extracción y pecho, por lado',
    side: 'Lado',
    nursed: 'Al pecho',
    left: 'Izquierdo',
    right: 'Derecho',
    sidesKnown: (known: number, sessions: number) =>
      `Se conocen las cantidades por lado de ${number(known)} de ${number(sessions)} extracciones.`,
    open: 'Ver la reserva de leche',
  },
};
