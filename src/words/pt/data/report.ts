import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** Puts a count before its noun. */
const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} ${other}` });

const days = (count: number) => counted(count, 'dia', 'dias');
const daysBefore = (count: number) => counted(count, 'dia anterior', 'dias anteriores');
const completeDays = (count: number) => counted(count, 'dia completo', 'dias completos');
/** Says in which period of a summary: a week, or a number of days. */
const inSpan = (count: number) =>
  count === 7 ? 'na semana' : plural(count, { one: `em ${days(count)}`, other: `nos ${days(count)}` });
/** Says in which period before. If `soFar` is true, only the same part of the period before counts. */
const inBefore = (count: number, soFar: boolean) => {
  if (soFar)
    return count === 7
      ? 'na semana passada, até o mesmo ponto'
      : `nos ${daysBefore(count)}, até o mesmo ponto`;
  return count === 7 ? 'na semana anterior' : `nos ${daysBefore(count)}`;
};
/** Names the period before as the object of a comparison. */
const toBefore = (count: number, soFar: boolean) => {
  if (soFar)
    return count === 7
      ? 'à semana passada, até o mesmo ponto'
      : `aos ${daysBefore(count)}, até o mesmo ponto`;
  return count === 7 ? 'à semana anterior' : `aos ${daysBefore(count)}`;
};

/** The pages of the visit report and of the printed summary. Figures, spans and dates are already formatted. */
export const report = {
  growth: {
    title: 'Crescimento',
    none: 'Nenhuma medição registrada.',
    percentile: (percentile: string) => `P${percentile}`,
    z: (z: string) => `z ${z}`,
    standing: (percentile: string, z: string) => `P${percentile}, z ${z}`,
    standard: {
      female: (name: string, age: string) => `${name} 2006, meninas. ${age}`,
      male: (name: string, age: string) => `${name} 2006, meninos. ${age}`,
    },
    columns: {
      date: 'Data e idade',
      'weight-for-age': 'Peso',
      'length-for-age': 'Compr.',
      'head-for-age': 'Cabeça',
      'weight-for-length': 'Peso/compr.',
      gain: 'Ganho',
    },
    noStandardHere: 'sem padrão',
    noStandard:
      'Sem padrão: a OMS não tem curvas antes do termo (pela idade corrigida), depois de 24 meses nem para comprimentos abaixo de 45 ou acima de 110 cm.',
    noBirthWeight:
      'Nenhum peso foi registrado no dia do nascimento, por isso não se sabe a perda desde então.',
    gain: {
      g: (grams: string) => `${grams} g/dia`,
      oz: (ounces: string) => `${ounces} oz/dia`,
      error: (error: string, count: number) => `${error}, ${days(count)}`,
      tooClose: { first: 'Pesagens', second: 'muito próximas' },
    },
    usualGain: (range: string, publisher: string) => `Ganho comum nessa idade: ${range} (${publisher}).`,
    earlier: (count: number) =>
      counted(count, 'medição anterior aparece só na curva.', 'medições anteriores aparecem só na curva.'),
  },
  visit: {
    title: 'Relatório da consulta',
    file: {
      title: (name: string, period: string) => `${name}, relatório da consulta, ${period}`,
      subject: 'Crescimento, mamadas, fraldas e sono para uma consulta, como registrados pelos pais',
    },
    notADiagnosis: 'Dados registrados pelos pais; não são um diagnóstico.',
    page: (page: number, pages: number) => `Página ${number(page)} de ${number(pages)}`,
    made: (day: string, clock: string, zone: string) => `Gerado em ${day}, ${clock}, ${zone}`,
    about: {
      female: {
        born: (born: string) => `Menina, nascida em ${born}`,
        due: (born: string, due: string) => `Menina, nascida em ${born}, DPP ${due}`,
      },
      male: {
        born: (born: string) => `Menino, nascido em ${born}`,
        due: (born: string, due: string) => `Menino, nascido em ${born}, DPP ${due}`,
      },
    },
    age: {
      label: (day: string) => `Idade em ${day}`,
      inDays: (age: number) => `${days(age)}, ${number(age + 1)}º dia de vida`,
      corrected: (age: number, corrected: string) =>
        `${days(age)}, ${number(age + 1)}º dia de vida, idade corrigida ${corrected}`,
      beforeTerm: (age: number) => `${days(age)}, ${number(age + 1)}º dia de vida, corrigida antes do termo`,
    },
    birthWeight: {
      label: 'Peso ao nascer',
      weighed: 'pesagem no dia do nascimento',
      notLogged: 'não registrado',
      notWeighed: 'sem pesagem no dia do nascimento',
    },
    logging: {
      label: 'Dias com registro completo',
      noneOver: 'nenhum dia encerrado ainda',
      none: (over: number) => `Nenhum de ${number(over)}`,
      of: (kinds: string[], over: number) => `${kinds.join(' · ')} de ${number(over)}`,
      feed: (count: number) => `Mamadas ${number(count)}`,
      diaper: (count: number) => `Fraldas ${number(count)}`,
      sleep: (count: number) => `Sono ${number(count)}`,
      complete: 'as médias usam dias completos',
      gaps: (count: number) => counted(count, 'dia tem uma lacuna', 'dias têm lacunas'),
      empty: (count: number) => counted(count, 'dia está vazio', 'dias estão vazios'),
      gapsAndEmpty: (gaps: number, empty: number) =>
        `${counted(gaps, 'dia tem uma lacuna', 'dias têm lacunas')}, ${counted(empty, 'vazio', 'vazios')}`,
    },
    vaccines: {
      since: (visit: string, vaccines: readonly string[]) =>
        `Vacinas desde a consulta de ${visit}: ${vaccines.join('; ')}.`,
      all: (vaccines: readonly string[]) => `Vacinas registradas: ${vaccines.join('; ')}.`,
      vaccine: (name: string, day: string) => `${name} (${day})`,
      earlier: (count: number) => counted(count, 'anterior', 'anteriores'),
    },
    kinds: { feed: 'Mamadas', diaper: 'Fraldas', sleep: 'Sono' },
    weekly: {
      feed: 'Mamadas por dia, média semanal',
      diaper: 'Fraldas por dia, média semanal',
      sleep: 'Horas de sono por dia, média semanal',
    },
    figures: {
      none: 'Nada registrado',
      only: {
        label: 'Total registrado',
        feed: (count: number) => counted(count, 'mamada', 'mamadas'),
        diaper: (count: number) => counted(count, 'fralda', 'fraldas'),
        sleep: (count: number) => counted(count, 'sono', 'sonos'),
        why: 'nenhum dia completo; uma média diária enganaria',
      },
      of: (some: number, all: number) => `${number(some)} de ${number(all)}`,
      range: (least: string, most: string) => `${least} a ${most}`,
      rangeOver: (least: string, most: string, count: number) =>
        `${least} a ${most}, em ${completeDays(count)}`,
      feeds: 'Mamadas em 24 h',
      sources: 'Só peito, com mamadeira',
      sides: 'Esquerdo e direito em 24 h',
      sidesMinutes: (left: number, right: number) => `${number(left)} + ${number(right)} min`,
      balance: (left: number, right: number) => `${number(left)}% no esquerdo, ${number(right)}% no direito`,
      intervals: {
        day: {
          label: 'Entre mamadas, dia',
          more: (longest: string) => `mediana de início a início, 7h às 19h; maior ${longest}`,
        },
        night: {
          label: 'Entre mamadas, noite',
          more: (longest: string) => `mediana de início a início, 19h às 7h; maior ${longest}`,
        },
      },
      bottles: {
        label: 'Na mamadeira em 24 h',
        unmeasured: 'mamadeiras demais sem quantidade',
        someDays: (amounts: string, count: number) =>
          `${amounts}, em ${completeDays(count)} com todas as quantidades`,
      },
      oneBottle: 'Por mamadeira',
      byWeight: {
        label: 'Na mamadeira, por peso',
        value: (ml: number) => `${number(ml)} ml/kg/dia`,
        over: (count: number) => `em ${completeDays(count)} com peso conhecido`,
        unknown: 'nenhum peso conhecido nestes dias',
      },
      diapers: 'Fraldas em 24 h',
      wet: 'Xixi, contando os dois',
      dirty: 'Cocô, contando os dois',
      atLeast: {
        wet: (day: number) => `Mínimo de xixi, até o dia ${number(day)}`,
        dirty: (day: number) => `Mínimo de cocô, até o dia ${number(day)}`,
      },
      below: (least: string) => `Dias abaixo de ${least}`,
      callIfWorried: (sources: string) => `${sources}. Ligue para o pediatra se algo preocupar você.`,
      notCounted: {
        label: 'Dias não contados para fraldas',
        more: 'horas sem nenhuma: não registrada ou não houve',
      },
      asleep: 'Sono em 24 h',
      night: 'À noite, como registrado',
      naps: 'De dia, em sonecas',
      napsPerDay: 'Sonecas por dia',
      longest: 'Maior período',
      longestSoFar: (span: string) => `${span} até agora`,
    },
    usual: {
      only: (age: string, range: string, publisher: string) => `Comum com ${age}: ${range} (${publisher})`,
      withOthers: (age: string, range: string, publisher: string, others: string[]) =>
        `Comum com ${age}: ${range} (${publisher}). Outras: ${others.join(', ')}`,
      other: (range: string, publisher: string) => `${range} (${publisher})`,
      onFormula: (publisher: string) => `${publisher} (com fórmula)`,
    },
    sources: (sources: string[]) =>
      `Médias e faixas usam só dias encerrados e sem lacunas. Xixi e cocô contam, cada um, as fraldas com os dois. As faixas comuns e os mínimos valem para bebês saudáveis nascidos a termo e não são um julgamento. Fontes: ${sources.join('; ')}.`,
    words: {
      empty: 'Perguntas e anotações',
      questions: { title: 'Perguntas para a consulta', more: 'Perguntas para a consulta, continuação' },
      notes: { title: 'Anotações dos pais', more: 'Anotações dos pais, continuação' },
      next: '(continua na próxima página)',
    },
    hours: {
      title: 'As 24 horas de cada dia',
      average: 'Média dos dias completos',
      both: '+ ambos',
      signs: {
        left: 'Peito esquerdo',
        right: 'Peito direito',
        bottle: 'Mamadeira',
        sleep: 'Dormindo',
        wet: 'Xixi',
        dirty: 'Cocô',
        both: 'Os dois',
        gap: 'Nada registrado',
      },
      notes: (gap: string) => [
        'As horas são as do relógio. As mamadas ficam no dia em que começaram: os dois peitos e uma mamadeira até 30 min depois contam como uma. O sono é dividido à meia-noite. Um traço: nada foi registrado.',
        'Xixi e cocô contam, cada um, as fraldas com os dois. Entre parênteses: o mínimo para aquele dia de vida (fontes na última página).',
        `${gap} Horas sem esse tipo de registro: o número pode ser baixo demais, e fica fora das médias. Uma linha fina: nada foi registrado por horas.`,
        'Um sinal de mais: uma ou mais mamadeiras sem quantidade. As médias das mamadeiras usam dias em que todas têm quantidade. † O dia não tinha acabado.',
      ],
      pumping: {
        line: (parts: readonly string[]) => `Ordenha: ${parts.join(', ')}.`,
        sessions: (sessions: number) => counted(sessions, 'ordenha', 'ordenhas'),
        unmeasured: (sessions: number) => `${number(sessions)} sem quantidade`,
        perDay: (amount: string) => `${amount} por dia com ordenha`,
        gap: (time: string) => `maior intervalo ${time}`,
        sides: (known: number, sessions: number, left: string, right: string) =>
          `Ordenha e peito por lado (quantidades conhecidas em ${number(known)} de ${number(sessions)} ordenhas): esquerdo ${left}; direito ${right}.`,
        side: (pumped: string, nursed: string) => `${pumped} ordenhados, ${nursed} no peito`,
      },
    },
    appendix: {
      title: 'Anexo: todos os registros',
      continued: (day: string) => `${day}, continuação`,
      range: (start: string, end: string) => `${start} – ${end}`,
      place: (zone: string) => `horário de ${zone}`,
    },
  },
  period: {
    title: (count: number) => (count === 7 ? 'Resumo da semana' : `Resumo de ${days(count)}`),
    file: {
      title: (name: string, period: string) => `${name}, ${period}`,
      subject: 'Mamadas, fraldas, sono e crescimento, como registrados pela família',
    },
    about: {
      female: {
        born: (born: string, age: string) => `Menina, nascida em ${born}, ${age}`,
        notBorn: (born: string) => `Menina, data de nascimento ${born}, ainda não nasceu`,
      },
      male: {
        born: (born: string, age: string) => `Menino, nascido em ${born}, ${age}`,
        notBorn: (born: string) => `Menino, data de nascimento ${born}, ainda não nasceu`,
      },
    },
    zone: (zone: string) => `Fuso horário: ${zone}`,
    figures: {
      none: (count: number) => `Nada registrado ${inSpan(count)}`,
      noDay: 'Ainda sem dia completo',
      average: (figure: string, count: number) => `${figure} por dia, em ${days(count)}`,
      nothingBefore: 'Nada para comparar',
      noneBefore: (count: number, soFar: boolean) => `Nada registrado ${inBefore(count, soFar)}`,
      tooFew: (count: number) => `Poucos registros ${inSpan(count)}`,
      tooFewBefore: (count: number, soFar: boolean) => `Poucos registros ${inBefore(count, soFar)}`,
      same: (count: number, soFar: boolean) => `Total igual ${toBefore(count, soFar)}`,
      changed: (change: string, count: number, soFar: boolean) =>
        `${change} no total em relação ${toBefore(count, soFar)}`,
    },
    table: {
      title: 'Dia a dia',
      total: (count: number) => (count === 7 ? 'Semana' : days(count)),
      average: 'Média por dia',
      before: (count: number) => (count === 7 ? 'Semana anterior' : daysBefore(count)),
      beforeSoFar: (count: number) =>
        count === 7 ? 'Semana passada, mesmo ponto' : `${daysBefore(count)}, mesmo ponto`,
      change: 'Mudança no total',
    },
    earlier: (count: number) =>
      plural(count, {
        one: `O diário tem ${number(count)} registro anterior.`,
        other: `O diário tem ${number(count)} registros anteriores.`,
      }),
    least: (sources: string[]) =>
      `A linha no gráfico é o número mínimo de fraldas com xixi, contando as com os dois, por dia de vida, para bebês nascidos a termo. ${sources.join('. ')}.`,
    counting:
      'Uma fralda com os dois conta uma vez, em Os dois. Um sono que passa da meia-noite é dividido entre os dias. Um traço: nada foi registrado.',
    made: (day: string, clock: string) =>
      `Números registrados pela família; não são orientação médica nem diagnóstico. Gerado no aparelho da família em ${day}, ${clock}.`,
  },
};
