import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('pt');

/** The calendar: the month, and the rhythm of the days. */
export const calendar = {
  title: 'Calendário',
  opening: 'Abrindo o calendário…',
  gated: {
    title: 'O mês inteiro de uma vez',
    plan: 'A visão do mês e o ritmo diário do bebê fazem parte do Plus e do Lifetime.',
    log: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Todos os dias ficam abertos no ',
      link('Diário'),
      ', em qualquer plano.',
    ],
  },
  noBaby: {
    title: 'Seu calendário começa com o seu bebê',
    about: 'Informe o nome e a data de nascimento. Os registros de cada dia aparecem aqui.',
    add: 'Adicionar bebê',
  },
  views: { title: 'Visão', month: 'Mês', rhythm: 'Ritmo' },
  months: {
    title: 'Navegar por mês',
    previous: 'Mês anterior',
    next: 'Próximo mês',
    present: 'Este mês',
  },
  periods: {
    title: (days: number) =>
      plural(days, { one: 'Navegar por dia', other: `Navegar de ${number(days)} em ${number(days)} dias` }),
    previous: (days: number) =>
      plural(days, { one: 'Dia anterior', other: `${number(days)} dias anteriores` }),
    next: (days: number) => plural(days, { one: 'Próximo dia', other: `Próximos ${number(days)} dias` }),
    present: 'Hoje',
  },
  month: {
    reading: 'Lendo o mês…',
    grid: (month: string) => `${month}, dia a dia. Use as setas do teclado para mudar de dia.`,
    show: 'O que mostrar',
    showOthers: 'O que mais mostrar',
    mark: 'Marcar em cada dia',
    legend: 'O que os ícones significam',
    hoursAsleep: 'Horas de sono',
    growthMeasured: 'Medidas',
    firstTaste: 'Alimento novo',
  },
  day: {
    count: (entries: number) => number(entries),
    growthMeasured: 'medidas registradas',
    underOne: '<1',
    hours: (hours: string) => `${hours}\u00a0h`,
    firstTasteOf: (foods: readonly string[]) => `alimento novo: ${list(foods)}`,
    timeAsleep: {
      over: (time: string) => `${time} de sono`,
      running: (time: string) => `${time} de sono até agora`,
    },
    logged: {
      today: (day: string, entries: readonly string[]) => `${day}, hoje: ${list(entries)}`,
      past: (day: string, entries: readonly string[]) => `${day}: ${list(entries)}`,
    },
    empty: {
      today: (day: string) => `${day}, hoje: nada registrado`,
      past: (day: string) => `${day}: nada registrado`,
    },
  },
  rhythm: {
    reading: 'Lendo os dias…',
    empty: 'Sem sono, mamadas ou fraldas nestes dias.',
    title: {
      midnight: 'De meia-noite a meia-noite',
      hour: (hour: string) => `De ${hour} a ${hour}`,
    },
    start: {
      title: 'Início das linhas',
      midnight: 'À meia-noite',
      hour: (hour: string) => `Às ${hour}`,
    },
    picture: (name: string, days: string) => `Ritmo diário de ${name}, ${days}`,
    legend: 'O que as marcas significam',
    night: 'Sono da noite',
    nap: 'Soneca',
    feed: 'Mamada',
    diaper: 'Fralda',
    skipped: 'Hora pulada na mudança de horário',
    twice: 'Meia altura: hora repetida na mudança de horário',
    asTable: 'Mostrar como tabela',
    told: {
      rows: {
        midnight: (days: number) =>
          plural(days, {
            one: `${number(days)} dia, de meia-noite a meia-noite.`,
            other: `${number(days)} dias, uma linha para cada, de meia-noite a meia-noite.`,
          }),
        hour: (days: number, hour: string) =>
          plural(days, {
            one: `${number(days)} dia, contado de meia-noite a meia-noite. A linha começa às ${hour} da véspera.`,
            other: `${number(days)} dias, contados de meia-noite a meia-noite. As linhas começam às ${hour} da véspera.`,
          }),
      },
      counts: {
        feeds: (feeds: number) =>
          plural(feeds, {
            one: `${number(feeds)} mamada e nenhum sono.`,
            other: `${number(feeds)} mamadas e nenhum sono.`,
          }),
        both: (feeds: number, stretches: number) =>
          list([
            plural(feeds, { one: `${number(feeds)} mamada`, other: `${number(feeds)} mamadas` }),
            plural(stretches, {
              one: `${number(stretches)} período de sono, dividido à meia-noite.`,
              other: `${number(stretches)} períodos de sono, divididos à meia-noite.`,
            }),
          ]),
      },
      average: (time: string) => `Nos dias com o sono todo registrado, média de ${time} de sono.`,
      others: (entries: readonly string[]) => `Também ${list(entries)}.`,
      running: 'O último sono ainda está em andamento.',
      clocks: (days: number) => `O horário mudou em ${number(days)} destes dias.`,
    },
  },
  range: {
    title: 'Número de dias',
    lengths: { 14: '2 semanas', 28: '4 semanas', 84: '12 semanas', 365: '1 ano' },
    choose: 'Escolher datas',
    from: 'De',
    to: 'Até',
    show: 'Mostrar estes dias',
  },
  table: {
    title: 'Os dias como tabela',
    day: 'Dia',
    asleep: 'Dormindo',
    sleeps: 'Sonos',
    feeds: 'Mamadas',
    diapers: 'Fraldas',
    noSleep: 'nenhum registro',
    sleep: {
      over: (start: string, end: string) => `${start} – ${end}`,
      running: (start: string) => `${start} – agora`,
    },
    times: (times: readonly string[]) => times.join(', '),
  },
};
