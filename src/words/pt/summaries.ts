import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/**
 * The summaries of a week and of 14 or 30 days, and the growth curves. Amounts and dates are already formatted.
 * `runningWeek` and `runningDays` are for a period that is not over.
 */
export const summaries = {
  title: 'Resumos',
  opening: 'Abrindo os resumos…',
  reading: 'Somando os dias…',
  tabs: {
    title: 'Partes dos resumos',
    overview: 'Geral',
    growth: 'Crescimento',
    share: 'Enviar',
  },
  more: 'Mais',
  moreOf: (card: string) => `Mais sobre ${card}`,
  about: 'Sobre estes números',
  noBaby: {
    title: 'Adicione seu bebê para ver resumos',
    about: 'Cada semana de mamadas, fraldas e sono é somada aqui.',
    add: 'Adicionar bebê',
  },
  lengths: {
    title: 'Quantos dias',
    week: 'Semana',
    days: (days: number) => `${number(days)} dias`,
  },
  pages: {
    week: {
      title: 'Navegar por semana',
      previous: 'Semana anterior',
      next: 'Próxima semana',
      present: 'Esta semana',
    },
    days: (days: number) => ({
      title: `Navegar de ${number(days)} em ${number(days)} dias`,
      previous: `${number(days)} dias anteriores`,
      next: `Próximos ${number(days)} dias`,
      present: `Últimos ${number(days)} dias`,
    }),
  },
  gated: {
    periods: {
      title: '14 e 30 dias',
      text: 'Os resumos de 14 e 30 dias, com tendências, fazem parte do Plus e do Lifetime.',
    },
    curves: {
      text: 'As curvas de crescimento da OMS, com percentis, fazem parte do Plus e do Lifetime.',
    },
    share: {
      text: 'O relatório em PDF para o pediatra e a consultora de amamentação faz parte do Starter, do Plus e do Lifetime. O PDF curto e a tabela CSV também.',
    },
  },
  empty: {
    title: {
      week: () => 'Nada registrado nessa semana',
      runningWeek: () => 'Ainda nada registrado nesta semana',
      days: (days: number) => `Nada registrado nesses ${number(days)} dias`,
      runningDays: (days: number) => `Ainda nada registrado nestes ${number(days)} dias`,
    },
    over: {
      about: 'Você ainda pode adicionar registros a qualquer um desses dias.',
      open: 'Abrir estes dias no diário',
    },
    running: {
      about: 'A primeira mamada, fralda ou sono aparece aqui.',
      open: 'Abrir o diário',
    },
  },
  preterm: <Node>(name: Node): (string | Node)[] => [
    name,
    ' nasceu antes da hora, então siga o plano definido para o seu bebê.',
  ],
  kinds: {
    feed: {
      title: 'Mamadas',
      table: 'Mamadas dia a dia',
      note: 'O outro peito ou uma mamadeira dentro de meia hora conta como a mesma mamada. Intervalos que passam por uma lacuna no diário não contam.',
    },
    diaper: {
      title: 'Fraldas',
      table: 'Fraldas dia a dia',
      note: 'Uma fralda com xixi e cocô conta uma vez, em Os dois.',
    },
    sleep: {
      title: 'Sono',
      table: 'Sono dia a dia',
      note: 'Um sono que passa da meia-noite é dividido entre os dias.',
    },
  },
  total: {
    week: () => 'Nessa semana',
    runningWeek: () => 'Nesta semana até agora',
    days: (days: number) => `Nesses ${number(days)} dias`,
    runningDays: (days: number) => `Nestes ${number(days)} dias até agora`,
  },
  none: {
    week: () => 'Nada registrado nessa semana.',
    runningWeek: () => 'Nada registrado nesta semana até agora.',
    days: (days: number) => `Nada registrado nesses ${number(days)} dias.`,
    runningDays: (days: number) => `Nada registrado nestes ${number(days)} dias até agora.`,
  },
  change: {
    week: {
      more: (amount: string) => `${amount} a mais que na semana anterior`,
      fewer: (amount: string) => `${amount} a menos que na semana anterior`,
      less: (amount: string) => `${amount} a menos que na semana anterior`,
      same: () => 'Igual à semana anterior',
    },
    runningWeek: {
      more: (amount: string) => `${amount} a mais que na semana passada até esta hora`,
      fewer: (amount: string) => `${amount} a menos que na semana passada até esta hora`,
      less: (amount: string) => `${amount} a menos que na semana passada até esta hora`,
      same: () => 'Igual à semana passada até esta hora',
    },
    days: {
      more: (amount: string, days: number) => `${amount} a mais que nos ${number(days)} dias anteriores`,
      fewer: (amount: string, days: number) => `${amount} a menos que nos ${number(days)} dias anteriores`,
      less: (amount: string, days: number) => `${amount} a menos que nos ${number(days)} dias anteriores`,
      same: (_amount: string, days: number) => `Igual aos ${number(days)} dias anteriores`,
    },
    runningDays: {
      more: (amount: string, days: number) =>
        `${amount} a mais que nos ${number(days)} dias anteriores até esta hora`,
      fewer: (amount: string, days: number) =>
        `${amount} a menos que nos ${number(days)} dias anteriores até esta hora`,
      less: (amount: string, days: number) =>
        `${amount} a menos que nos ${number(days)} dias anteriores até esta hora`,
      same: (_amount: string, days: number) => `Igual aos ${number(days)} dias anteriores até esta hora`,
    },
  },
  averageChange: {
    week: {
      more: (amount: string) => `${amount} a mais por dia que na semana anterior`,
      fewer: (amount: string) => `${amount} a menos por dia que na semana anterior`,
      less: (amount: string) => `${amount} a menos por dia que na semana anterior`,
      same: () => 'Igual à semana anterior',
      brief: (amount: string) => `${amount} vs. semana anterior`,
    },
    runningWeek: {
      more: (amount: string) => `${amount} a mais por dia que na semana passada`,
      fewer: (amount: string) => `${amount} a menos por dia que na semana passada`,
      less: (amount: string) => `${amount} a menos por dia que na semana passada`,
      same: () => 'Igual à semana passada',
      brief: (amount: string) => `${amount} vs. semana passada`,
    },
    days: {
      more: (amount: string, days: number) =>
        `${amount} a mais por dia que nos ${number(days)} dias anteriores`,
      fewer: (amount: string, days: number) =>
        `${amount} a menos por dia que nos ${number(days)} dias anteriores`,
      less: (amount: string, days: number) =>
        `${amount} a menos por dia que nos ${number(days)} dias anteriores`,
      same: (_amount: string, days: number) => `Igual aos ${number(days)} dias anteriores`,
      brief: (amount: string, days: number) => `${amount} vs. ${number(days)} dias anteriores`,
    },
    runningDays: {
      more: (amount: string, days: number) =>
        `${amount} a mais por dia que nos ${number(days)} dias anteriores`,
      fewer: (amount: string, days: number) =>
        `${amount} a menos por dia que nos ${number(days)} dias anteriores`,
      less: (amount: string, days: number) =>
        `${amount} a menos por dia que nos ${number(days)} dias anteriores`,
      same: (_amount: string, days: number) => `Igual aos ${number(days)} dias anteriores`,
      brief: (amount: string, days: number) => `${amount} vs. ${number(days)} dias anteriores`,
    },
  },
  versus: {
    week: (amount: string) => `${amount} vs. semana anterior`,
    days: (amount: string, days: number) => `${amount} vs. ${number(days)} dias anteriores`,
    sameWeek: 'igual à semana anterior',
    sameDays: (days: number) => `igual aos ${number(days)} dias anteriores`,
  },
  average: {
    title: 'Média por dia',
    over: (days: number) =>
      plural(days, {
        one: `Média de ${number(days)} dia completo.`,
        other: `Média de ${number(days)} dias completos.`,
      }),
    unit: 'por dia',
    perDay: (amount: string) => `${amount} por dia`,
  },
  details: {
    separator: ' · ',
    balance: {
      label: 'Esquerdo / direito',
      share: (left: string, right: string) => `${left} / ${right}%`,
      of: 'do tempo no peito',
      week: (left: string, right: string) => `na semana anterior ${left} / ${right}%`,
      days: (left: string, right: string, days: number) =>
        `nos ${number(days)} dias anteriores ${left} / ${right}%`,
    },
    milk: {
      label: 'Fórmula / leite materno',
      both: (formula: string, breast: string) => `${formula} / ${breast}`,
      shares: (formula: string, breast: string) => `${formula} / ${breast}%`,
      rest: {
        mixed: (volume: string) => `${volume} de leite misto`,
        other: (volume: string) => `${volume} de outro leite`,
        unnamed: (volume: string) => `${volume} sem tipo`,
      },
      changes: {
        formula: (change: string) => `fórmula ${change}`,
        breast: (change: string) => `leite materno ${change}`,
      },
    },
    feedsByDay: { label: 'Tempo entre mamadas, dia' },
    feedsAtNight: { label: 'Tempo entre mamadas, noite' },
    usually: 'em geral, de início a início',
    longest: (time: string) => `maior ${time}`,
    longestSleep: {
      label: 'Maior período de sono',
      over: (time: string) => time,
      running: (time: string) => `${time} até agora`,
    },
  },
  picked: {
    pick: (chart: string) => `${chart}: escolha um dia`,
    told: (day: string, entries: string) => `${day}: ${entries}`,
    none: 'nada registrado',
    soFar: (day: string) => `${day}, até agora`,
    todaySoFar: 'Hoje até agora',
    asleep: (time: string) => `${time} de sono`,
    open: 'Abrir dia',
    openOf: (day: string) => `Abrir dia, ${day}`,
  },
  byDay: {
    day: 'Dia',
    wet: { name: 'Xixi', unit: '+ ambos (mín.)' },
    dirty: { name: 'Cocô', unit: '+ ambos (mín.)' },
    least: (count: string, least: number) => `${count} (${number(least)})`,
    none: '–',
    gap: ', lacuna no diário',
    nothing: (day: string) => `nada registrado em ${day}`,
    sources: 'Mínimo para esse dia de vida.',
  },
  usual: {
    atAge: (age: string) => `Comum com ${age}`,
    atThatAge: 'Comum nessa idade',
    firstWeeks: 'Comum nas primeiras semanas',
    more: 'Mais das fontes',
  },
  growth: {
    title: 'Crescimento',
    none: 'Ainda sem medições.',
    weight: 'Último peso',
    onDay: (day: string) => `em ${day}`,
    head: (length: string) => `cabeça ${length}`,
    add: 'Registrar medidas',
    gainUnit: {
      g: (amount: string) => `${amount} g por dia`,
      oz: (amount: string) => `${amount} oz por dia`,
    },
    error: (gain: string, each: string) =>
      `${gain}, porque as balanças erram cerca de ${each} a cada pesagem.`,
    tooClose: (days: string) =>
      `Ganho de peso, ${days}: pesagens próximas demais para calcular. Pese com pelo menos 7 dias de intervalo.`,
    addBirthWeight: <Node>(link: (text: string) => Node): (string | Node)[] => [
      link('Informe o peso ao nascer'),
      ' para ver a perda e a recuperação de peso dos primeiros dias.',
    ],
  },
  curves: {
    title: 'Curvas de crescimento',
    which: 'Quais curvas',
    notMeasured: 'Ainda não medido',
    weightAt: (weight: string, length: string) => `${weight} com ${length}`,
    means: {
      'weight-for-age': (below: string) => `Pesam menos: ${below}.`,
      'length-for-age': (below: string) => `Medem menos: ${below}.`,
      'head-for-age': (below: string) => `Têm a cabeça menor: ${below}.`,
      'weight-for-length': (below: string) => `Pesam menos: ${below}.`,
    },
    below: {
      age: (count: string, babies: string) => `${count} em cada 100 ${babies} desta idade`,
      correctedAge: (count: string, babies: string) => `${count} em cada 100 ${babies} desta idade corrigida`,
      length: (count: string, babies: string) => `${count} em cada 100 ${babies} deste comprimento`,
    },
    babies: { female: 'meninas', male: 'meninos' },
    fewest: 'menos de 1',
    most: 'mais de 99',
    about: 'O percentil 50 fica bem no meio. Percentil não é nota, e um único ponto não é um diagnóstico.',
    table: {
      title: 'As medições como tabela',
      empty: 'Ainda sem medições para esta curva.',
      day: 'Dia',
      age: 'Idade',
      corrected: 'Corrigida',
      length: 'Compr.',
      weight: 'Peso',
      measure: 'Medida',
      gain: 'Ganho',
      percentile: 'Percentil',
      none: '–',
      beforeDue: 'antes do termo',
    },
  },
};
