import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The milk stash. Amounts, days and clock times are already formatted. */
export const stash = {
  title: 'Estoque de leite',
  about: 'Calculado pelo que você ordenhou, retirou e contou.',
  reading: 'Lendo o estoque…',
  places: { fridge: 'Geladeira', freezer: 'Freezer' },
  empty: {
    fridge: 'Ainda sem leite aqui. Registre uma ordenha em “Geladeira” ou conte o que há.',
    freezer: 'Ainda sem leite aqui. Registre uma ordenha em “Freezer” ou conte o que há.',
  },
  useFirst: 'Usar primeiro',
  bags: {
    fridge: 'Na geladeira, começando pelo que usar primeiro',
    freezer: 'No freezer, começando pelo que usar primeiro',
  },
  pumped: (day: string) => `De ${day}`,
  ages: {
    fridge: (day: string) => `usar até ${day}`,
    freezer: (best: string, acceptable: string) => `melhor até ${best}, no máximo até ${acceptable}`,
    thawed: (day: string, clock: string) => `descongelado, usar até ${day}, ${clock}`,
  },
  past: {
    fridge: (days: number) =>
      plural(days, { one: `há mais de ${number(days)} dia`, other: `há mais de ${number(days)} dias` }),
    freezer: (months: number) =>
      plural(months, {
        one: `há mais de ${number(months)} mês`,
        other: `há mais de ${number(months)} meses`,
      }),
    thawed: (hours: number) =>
      plural(hours, {
        one: `descongelado há mais de ${number(hours)} hora`,
        other: `descongelado há mais de ${number(hours)} horas`,
      }),
  },
  short: (amount: string) => `Você retirou ${amount} a mais do que estava registrado. Conte o que há.`,
  acts: { takeOut: 'Retirar', discard: 'Descartar', count: 'Recontar' },
  actsIn: {
    takeOut: { fridge: 'Retirar da geladeira', freezer: 'Retirar do freezer' },
    discard: { fridge: 'Descartar da geladeira', freezer: 'Descartar do freezer' },
    count: { fridge: 'Recontar a geladeira', freezer: 'Recontar o freezer' },
  },
  amount: 'Quantidade',
  purpose: 'Para quê',
  why: 'Por quê',
  purposes: {
    bottle: 'Mamadeira, registrar agora',
    fed: 'Mamadeira, já registrada',
    thawed: 'Descongelar na geladeira',
    donated: 'Doar',
    expired: 'Passou do prazo',
    spilled: 'Derramou',
  },
  oldest: 'Leite mais antigo de',
  save: 'Salvar',
  done: {
    out: {
      fridge: (amount: string) => `Retirado da geladeira: ${amount}`,
      freezer: (amount: string) => `Retirado do freezer: ${amount}`,
    },
    thawed: (amount: string) => `Descongelando na geladeira: ${amount}`,
    bottle: (name: string, amount: string) => `Mamadeira de ${name}: ${amount}`,
    counted: {
      fridge: (amount: string) => `Contado na geladeira: ${amount}`,
      freezer: (amount: string) => `Contado no freezer: ${amount}`,
    },
    removed: (what: string) => `Removido: ${what}`,
  },
  moves: {
    title: 'Retiradas e contagens',
    what: {
      fed: (amount: string) => `${amount} para mamadeira`,
      thawed: (amount: string) => `${amount} para descongelar`,
      expired: (amount: string) => `${amount} fora do prazo`,
      spilled: (amount: string) => `${amount} derramados`,
      donated: (amount: string) => `${amount} doados`,
      count: (amount: string) => `${amount} contados`,
      pumped: (amount: string) => `${amount} ordenhados`,
    },
    when: (place: string, day: string, clock: string) => `${place} · ${day}, ${clock}`,
    remove: 'Remover',
    removeOne: (what: string) => `Remover ${what}`,
  },
  /** Medical: a reader with medical training must check every change. `docs/words/pt.md` lists other numbers. */
  keeping: {
    title: 'Quanto tempo o leite dura',
    fridge: (days: number) =>
      plural(days, {
        one: `Na geladeira: até ${number(days)} dia.`,
        other: `Na geladeira: até ${number(days)} dias.`,
      }),
    freezer: (best: number, acceptable: number) =>
      `No freezer: melhor em até ${number(best)} meses, no máximo ${number(acceptable)}.`,
    thawed: (hours: number) => `Descongelado na geladeira: ${number(hours)} horas. Nunca congele de novo.`,
    leftover: (hours: number) => `O que sobrou de uma mamada: ${number(hours)} horas.`,
    notAdvice:
      'Para bebês saudáveis nascidos a termo. No Brasil, o Ministério da Saúde recomenda menos: 12 horas na geladeira e 15 dias no freezer. Não é orientação médica.',
  },
  summary: {
    title: 'Ordenha',
    sessions: 'Ordenhas',
    pumped: 'Ordenhado',
    onADay: 'por dia com ordenha',
    unmeasured: (sessions: number) =>
      plural(sessions, {
        one: `${number(sessions)} ordenha sem quantidade`,
        other: `${number(sessions)} ordenhas sem quantidade`,
      }),
    longestGap: 'Maior tempo entre ordenhas',
    sides: 'Ordenha e peito, por lado',
    side: 'Lado',
    nursed: 'No peito',
    left: 'Esquerdo',
    right: 'Direito',
    sidesKnown: (known: number, sessions: number) =>
      `As quantidades por lado são conhecidas em ${number(known)} de ${number(sessions)} ordenhas.`,
    open: 'Ver estoque de leite',
  },
};
