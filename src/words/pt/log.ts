import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** Says how often something happened: "choro", "choro 2 vezes". */
const times = (count: number, what: string) =>
  plural(count, { one: what, other: `${what} ${number(count)} vezes` });

/** The daily log: the days, the entries of a day, and the search. A text for a kind has the kind's name as its key. */
export const log = {
  title: 'Diário',
  reading: 'Lendo o diário…',
  noBaby: {
    title: 'Seu diário está pronto para o bebê',
    about:
      'Informe o nome e a data de nascimento e comece a registrar. Tudo fica neste aparelho até você compartilhar.',
    add: 'Adicionar bebê',
  },
  logOf: (name: string) => `Diário de ${name}`,
  day: {
    reading: 'Lendo o dia…',
    about: (date: string, age: string) => `${date} · ${age}`,
    choose: 'Escolher um dia',
    previous: 'Dia anterior',
    goTo: 'Ir para um dia',
    goFrom: (day: string) => `${day}, ir para um dia`,
    next: 'Próximo dia',
    today: (date: string) => `Hoje, ${date}`,
  },
  filter: { only: 'Mostrar só', all: 'Tudo', search: 'Buscar em todos os dias' },
  totals: {
    title: 'Totais do dia',
    withVolume: (feeds: string, volume: string) => `${feeds} (${volume} na mamadeira)`,
    withUnmeasured: (feeds: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (${number(bottles)} mamadeira sem quantidade)`,
        other: `${feeds} (${number(bottles)} mamadeiras sem quantidade)`,
      }),
    withBoth: (feeds: string, volume: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (${volume} na mamadeira, ${number(bottles)} mamadeira sem quantidade)`,
        other: `${feeds} (${volume} na mamadeira, ${number(bottles)} mamadeiras sem quantidade)`,
      }),
    withPumped: (sessions: string, volume: string) => `${sessions} (${volume})`,
    withTypes: (diapers: string, types: string) => `${diapers} (${types})`,
    activity: {
      counted: {
        tummy: (count: number) => times(count, 'de bruços'),
        bath: (count: number) =>
          plural(count, { one: `${number(count)} banho`, other: `${number(count)} banhos` }),
        walk: (count: number) =>
          plural(count, { one: `${number(count)} passeio`, other: `${number(count)} passeios` }),
        play: (count: number) => times(count, 'brincadeira'),
        skin: (count: number) => times(count, 'pele a pele'),
        massage: (count: number) =>
          plural(count, { one: `${number(count)} massagem`, other: `${number(count)} massagens` }),
        teeth: (count: number) => times(count, 'escovação'),
        crying: (count: number) => times(count, 'choro'),
        reading: (count: number) => times(count, 'leitura'),
        own: (count: number) =>
          plural(count, {
            one: `${number(count)} outra atividade`,
            other: `${number(count)} outras atividades`,
          }),
      },
      minutes: {
        tummy: (time: string) => `de bruços ${time}`,
        crying: (time: string) => `choro ${time}`,
      },
    },
    asleep: {
      over: (time: string) => `${time} de sono`,
      running: (time: string) => `${time} de sono até agora`,
    },
  },
  timeline: {
    title: 'Linha do tempo',
    sitting: {
      both: (time: string) => `Os dois lados · ${time}`,
      breast: (time: string) => `Uma mamada · ${time} no peito`,
      other: 'Uma mamada',
      withBottle: (feed: string, volume: string) => `${feed} · mamadeira de ${volume}`,
    },
    now: (clock: string) => `Agora · ${clock}`,
    noTime: 'Sem hora',
    gap: (time: string) => `Sem registros por ${time}`,
    gapOf: {
      feed: (time: string) => `Sem mamadas por ${time}`,
      diaper: (time: string) => `Sem fraldas por ${time}`,
      sleep: (time: string) => `Sem sono por ${time}`,
      growth: (time: string) => `Sem medições por ${time}`,
      temperature: (time: string) => `Sem temperaturas por ${time}`,
      pump: (time: string) => `Sem ordenha por ${time}`,
      activity: (time: string) => `Sem atividades por ${time}`,
      symptom: (time: string) => `Sem sintomas por ${time}`,
      meal: (time: string) => `Sem refeições por ${time}`,
      dose: (time: string) => `Sem remédios por ${time}`,
      moment: (time: string) => `Sem momentos por ${time}`,
    },
    since: (day: string) => `desde ${day}`,
    later: (days: number) => plural(days, { one: `+${number(days)} dia`, other: `+${number(days)} dias` }),
    toCome: 'ainda por vir',
    by: (name: string) => `por ${name}`,
    changedBy: (name: string) => `alterado por ${name}`,
    after: { feed: (clock: string) => `depois da mamada das ${clock}` },
  },
  photo: {
    enlarge: (title: string) => `Ampliar foto: ${title}`,
    missing: 'A foto não está neste aparelho.',
  },
  empty: {
    only: {
      feed: 'Nenhuma mamada neste dia',
      diaper: 'Nenhuma fralda neste dia',
      sleep: 'Nenhum sono neste dia',
      growth: 'Nenhuma medição neste dia',
      temperature: 'Nenhuma temperatura neste dia',
      pump: 'Nenhuma ordenha neste dia',
      activity: 'Nenhuma atividade neste dia',
      symptom: 'Nenhum sintoma neste dia',
      meal: 'Nenhuma refeição neste dia',
      dose: 'Nenhum remédio neste dia',
      moment: 'Nenhum momento neste dia',
    },
    hidden: 'O filtro está escondendo outros registros.',
    showAll: 'Mostrar o dia inteiro',
    future: { title: 'Ainda por vir', about: 'Você pode registrar quando este dia chegar.' },
    beforeBirth: {
      title: (name: string) => `Antes do nascimento de ${name}`,
      about: 'Escolha um dia posterior para começar a registrar.',
    },
    today: {
      title: 'Página em branco',
      about: 'Nada registrado ainda. Adicione o primeiro registro abaixo.',
    },
    past: { title: 'Nada registrado', about: 'Lembrou de alguma coisa? Adicione abaixo.' },
  },
  add: {
    title: 'Adicionar a este dia',
    feed: 'Nova mamada',
    diaper: 'Nova fralda',
    sleep: 'Novo sono',
    growth: 'Nova medição',
    temperature: 'Nova temperatura',
    pump: 'Nova ordenha',
    activity: 'Nova atividade',
    symptom: 'Novo sintoma',
    meal: 'Nova refeição',
    dose: 'Novo remédio',
    moment: 'Novo momento',
  },
  search: {
    title: 'Buscar no diário',
    back: 'Voltar ao dia',
    label: 'Buscar em todos os dias',
    hint: 'Busca em registros e anotações, como “cocô” ou “120 ml”.',
    searching: 'Buscando…',
    results: 'Registros encontrados',
    found: (entries: number) =>
      plural(entries, {
        one: `${number(entries)} registro encontrado`,
        other: `${number(entries)} registros encontrados`,
      }),
    latest: (entries: number) =>
      plural(entries, {
        one: 'Mostrando o registro mais recente',
        other: `Mostrando os ${number(entries)} registros mais recentes`,
      }),
    more: 'Mostrar mais',
    none: (text: string) => `Nenhum registro com “${text}”`,
    tryShorter: 'Tente uma palavra mais curta.',
    when: {
      day: (weekday: string, date: string) => `${weekday}, ${date}`,
      clock: (weekday: string, date: string, clock: string) => `${weekday}, ${date}, ${clock}`,
    },
  },
  print: {
    time: 'Hora',
    entry: 'Registro',
    amount: 'Quantidade',
    note: 'Anotação',
    otherDay: (day: string, clock: string) => `${day}, ${clock}`,
    range: (start: string, end: string) => `${start} – ${end}`,
    running: (start: string) => `${start} – agora`,
  },
};
