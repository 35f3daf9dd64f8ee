import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

const days = (count: number) =>
  plural(count, { one: `${number(count)} dia`, other: `${number(count)} dias` });
const daysBefore = (count: number) =>
  plural(count, { one: `${number(count)} dia anterior`, other: `${number(count)} dias anteriores` });

/** The tables for spreadsheets. Also the readme and the schema of the full export. */
export const tables = {
  baby: 'Bebê',
  unit: (head: string, unit: string) => `${head} (${unit})`,
  entries: {
    date: 'Data',
    time: 'Hora',
    start: 'Início',
    endDate: 'Data do fim',
    end: 'Fim',
    minutes: 'Minutos',
    zone: 'Fuso horário',
    note: 'Anotação',
    yes: 'Sim',
  },
  period: {
    day: 'Dia',
    dayOfLife: 'Dia de vida',
    log: { feed: 'Registro de mamadas', diaper: 'Registro de fraldas', sleep: 'Registro de sono' },
    minutes: 'min',
    unmeasuredBottles: 'Mamadeiras sem quantidade',
    leastWet: 'Xixi contando os dois, mínimo esperado',
    leastDirty: 'Cocô contando os dois, mínimo esperado',
    weight: 'Peso',
    length: 'Comprimento',
    head: 'Cabeça',
    logging: {
      complete: 'completo',
      gaps: 'com lacunas',
      nothing: 'nada registrado',
      running: 'até agora',
    },
    total: (count: number) =>
      count === 7
        ? 'Semana'
        : plural(count, { one: `Total de ${days(count)}`, other: `Todos os ${days(count)}` }),
    average: 'Média por dia completo',
    over: (count: number) => `em ${days(count)}`,
    amountsOver: (count: number) => `quantidades em ${days(count)}`,
    before: (count: number) => (count === 7 ? 'Semana anterior' : daysBefore(count)),
    beforeUpTo: (count: number, time: string) =>
      count === 7 ? `Semana anterior, até ${time}` : `${daysBefore(count)}, até ${time}`,
    change: 'Mudança no total',
  },
  stored: { oz: 'onças líquidas dos EUA', kg: 'quilos', cm: 'centímetros', celsius: 'graus Celsius' },
  readme: {
    title: 'Todos os dados desta conta no Wee Hours',
    made: (time: string) => `Gerado em ${time} (UTC), no próprio aparelho.`,
    count: (name: string, count: number) => `${name} ${number(count)}`,
    babies: 'Perfis de bebês',
    others: 'registros de uma versão mais nova',
    family: 'linhas nas listas da família',
    timers: 'cronômetros em andamento',
    trash: 'na lixeira',
    counts: (counts: string[]) => `${counts.join(', ')}.`,
    files: {
      json: 'Tudo: a conta sem a senha, as preferências, os bebês, os registros, as listas da família, os cronômetros em andamento, a lixeira e a lista de importações.',
      schema: 'Explica cada campo de wee-hours.json (JSON Schema, draft 2020-12).',
      csv: 'Bebês e registros em uma tabela só. O Wee Hours consegue importar tudo de volta.',
      tables: (volume: string, weight: string, length: string, temperature: string) =>
        `Uma tabela por tipo, para ler e calcular, em ${volume}, ${weight}, ${length} e ${temperature}.`,
      photos:
        'As fotos dos bebês e dos momentos. Os nomes são os ids dos bebês e os ids das fotos dos momentos.',
    },
    instants:
      'Tempos: startedAt, endedAt, at, createdAt e semelhantes são milissegundos desde 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime e time são horas locais, no fuso horário da linha.',
    amounts: 'As quantidades não são arredondadas. Cada uma está em uma só unidade:',
    removed:
      'Um bebê com removedAt, e tudo o que está em trash, foi excluído, mas ainda podia ser restaurado.',
    guards:
      "Um ' antes de = + - ou @ impede que a planilha execute o texto como fórmula. Uma célula que começa com '\\ tem essas marcas dentro dela, depois de , ; tabulações e quebras de linha. Uma importação tira as marcas.",
    notLocked: 'Este zip não tem senha. Qualquer pessoa com o arquivo pode ler, então guarde bem.',
  },
  schema: {
    title: 'Todos os dados de uma conta no Wee Hours',
    instant: 'Milissegundos desde 1970-01-01T00:00:00Z',
    moment: 'ISO 8601, UTC',
    day: 'Um dia do calendário da família',
    clock: 'Hora local',
    wall: 'Dia e hora local',
    zone: 'Fuso horário IANA das horas locais',
    filled: 'Detalhes que a importação acrescentou a registros de uma importação anterior',
    importNote: 'Texto que uma importação escreveu a partir das outras colunas do arquivo',
    endTime: 'Se for anterior a startTime, é do dia seguinte',
    sessionId: 'O mesmo em todos os lados e mamadeiras de uma mamada',
    orderUnknown: 'O arquivo não dizia qual lado da mamada foi primeiro',
    photo: 'Um JPEG como URL de dados',
    removedAt: 'Removido com todos os registros. Pode ser restaurado por 30 dias.',
    timerKind: 'Um tipo com duração',
    timerWhat: 'A atividade, para um tipo com várias',
    timerEnd: 'null enquanto está em andamento',
    wrote: 'Registros de uma parada que foi desfeita',
    undone: 'Excluído com a importação inteira',
    others: 'Registros de tipos desconhecidos',
    account: 'null na demo. Nunca tem uma senha nem nada que confirme uma.',
    preferences:
      'Unidades, fuso horário, primeiro dia da semana, idioma dos relatórios, anotações para a próxima consulta',
    setAside: 'Registros que não puderam ser lidos, inalterados, com a parte do diário de cada um',
  },
};
