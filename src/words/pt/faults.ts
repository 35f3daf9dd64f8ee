import { grammarOf } from '#words/grammar.ts';
import { doseAmount } from './data/dose-amount.ts';

const { plural, number } = grammarOf('pt');

/** Why forms refuse values, and what they ask. Clock times, dates and amounts are already formatted. */
export const faults = {
  fields: {
    noDate: 'Que dia foi? Escolha uma data.',
    noTime: 'A que horas foi?',
    noEnd: 'Quando acabou?',
    noDays: 'Escolha o primeiro e o último dia.',
    noChoice: 'Escolha uma destas opções.',
    noNumber: 'Digite um número.',
    noText: 'Preencha este campo.',
    noFeedType: 'Esquerdo, direito ou mamadeira?',
    noDiaperType: 'Xixi, cocô, os dois ou seca?',
    dryWithColor: 'Uma fralda seca não tem cor. Apague a cor ou escolha cocô.',
    tooManyColors: (limit: number) => `Escolha até ${number(limit)} cores.`,
    noSleepType: 'Soneca ou noite?',
    noMeasure: 'Informe pelo menos uma medida: peso, comprimento ou cabeça.',
    noName: 'Qual é o nome do bebê? Pode ser um apelido.',
    noBirthDate: 'Quando o bebê nasceu? Escolha uma data.',
    noSex: 'Menina ou menino? As curvas de crescimento são diferentes.',
    halfDate: 'Falta uma parte da data. Digite dia, mês e ano.',
    halfTime: 'Falta uma parte da hora. Digite horas e minutos.',
    halfTyped: 'Falta uma parte. Complete o resto.',
    notADate: (typed: string) => `“${typed}” não é uma data. Escolha outra.`,
    notATime: (typed: string) => `“${typed}” não é uma hora entre 00:00 e 23:59.`,
    notANumber: (typed: string, example: string) =>
      `“${typed}” não é um número. Digite algo como ${example}.`,
    notAnAmount: (typed: string, example: string) =>
      `“${typed}” não é uma quantidade. Digite um número, como ${example}.`,
    notADueDate: 'Escolha a data provável do parto ou deixe em branco.',
    notWhole: 'Digite um número inteiro.',
    notStorable: 'Não dá para salvar isto. Confira o que você digitou.',
    dateTooEarly: (date: string) => `${date} é muito antigo. Confira o ano.`,
    dateInFuture: (date: string) => `${date} está no futuro. Escolha outro dia.`,
    birthTooEarly: (date: string) => `${date} é muito antigo para um bebê. Confira o ano.`,
    birthInFuture: (date: string) => `${date} está no futuro. Escolha o dia do nascimento.`,
    dueDateTooFar: (weeks: number) =>
      `São mais de ${number(weeks)} semanas de distância do nascimento. Confira as duas datas.`,
    daysReversed: 'O último dia vem antes do primeiro. Troque as duas datas.',
    daysInFuture: 'Estes dias estão no futuro. Escolha dias até hoje.',
    nextTooEarly: 'A próxima consulta vem depois desta. Confira a data.',
    tooManyDays: (limit: number) => `É mais de um ano. Escolha até ${number(limit)} dias.`,
    endTooFar: (start: string, end: string, hours: number) =>
      `De ${start} até ${end} do dia seguinte são mais de ${number(hours)} horas. Confira as duas horas.`,
    tooManyHours: (hours: number) => `São mais de ${number(hours)} horas. Confira as duas horas.`,
    noteTooLong: (length: number, limit: number) =>
      `Esta anotação tem ${number(length)} caracteres. Reduza para ${number(limit)}.`,
    visitNotesTooLong: (length: number, limit: number) =>
      `Estas anotações têm ${number(length)} caracteres. Reduza para ${number(limit)}.`,
    visitQuestionsTooLong: (length: number, limit: number) =>
      `Estas perguntas têm ${number(length)} caracteres. Reduza para ${number(limit)}.`,
    lineTooLong: (length: number, limit: number) =>
      `Uma linha tem ${number(length)} caracteres. Reduza para ${number(limit)}.`,
    foodTooLong: (length: number, limit: number) =>
      `O nome de um alimento tem ${number(length)} caracteres. Reduza para ${number(limit)}.`,
    noFood: 'Qual foi o alimento?',
    tooManyFoods: (foods: number, limit: number) =>
      `São ${number(foods)} alimentos. Registre até ${number(limit)} por refeição.`,
    nameTooLong: (limit: number) => `Use no máximo ${number(limit)} caracteres no nome.`,
    tooManyDecimals: (limit: number) => `Use no máximo ${number(limit)} casas decimais.`,
    nameTaken: 'Outro bebê já tem este nome. Acrescente uma inicial ou um segundo nome.',
    nothingDrunk: 'Se o bebê não tomou nada, deixe a quantidade em branco.',
    lessThanOneSide: 'O total é menor que um dos lados. Confira as duas quantidades.',
    shareWithoutAmount: 'Informe também a quantidade total.',
    shareOutside: (whole: string) => `Digite mais que 0 e menos que ${whole}.`,
    tooManyOunces: '16 onças são uma libra. Some às libras e depois digite as onças que sobram.',
    bottleTooLarge: {
      plain: (amount: string) => `${amount} é mais de um litro. Confira a quantidade e a unidade.`,
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} é mais de um litro. Você quis dizer ${ml}? São cerca de ${oz}.`,
    },
    outside: (amount: string, low: string, high: string) =>
      `${amount} está fora da faixa de ${low} a ${high}. Confira o número e a unidade.`,
  },
  questions: {
    yes: 'Sim, salvar assim',
    timeRepeated: {
      text: (clock: string) =>
        `O relógio foi atrasado naquela noite, então a hora ${clock} aconteceu duas vezes. Qual das duas foi?`,
      earlier: (clock: string) => `A primeira, ${clock} antes da mudança`,
      later: (clock: string) => `A segunda, ${clock} depois da mudança`,
    },
    timeSkipped: {
      text: (clock: string) =>
        `O relógio foi adiantado naquela noite, então a hora ${clock} não existiu. Que hora você quis dizer?`,
      earlier: (clock: string) => `${clock}, antes da mudança`,
      later: (clock: string) => `${clock}, depois da mudança`,
    },
    endSkipped: {
      text: (clock: string, end: string) =>
        `O relógio foi adiantado naquela noite, então a hora ${clock} não existiu. Acabou às ${end}, depois da mudança?`,
      later: (end: string) => `Sim, às ${end}`,
    },
    inFuture: (clock: string, date: string) => `${clock} de ${date} está no futuro. Está certo?`,
    longSpan: (length: string) => `São ${length} do início ao fim. Está certo?`,
    largeBottle: {
      plain: (amount: string) => `${amount} é muito para uma mamadeira nesta idade. Está certo?`,
      otherUnit: (amount: string, ml: string, oz: string) =>
        `${amount} é muito para uma mamadeira nesta idade. Você quis dizer ${ml}? São cerca de ${oz}.`,
      no: (amount: string) => `Não, salvar ${amount}`,
    },
    muchMilk: (amount: string) => `${amount} é muito para uma ordenha. Está certo?`,
    moreThanStored: (amount: string, stored: string) =>
      `O estoque tem ${stored} ali. Você retirou mesmo ${amount}?`,
    offChart: {
      'weight-for-age': {
        below:
          'Este peso está muito abaixo da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
        above:
          'Este peso está muito acima da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
      },
      'length-for-age': {
        below:
          'Este comprimento está muito abaixo da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
        above:
          'Este comprimento está muito acima da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
      },
      'head-for-age': {
        below:
          'Esta medida da cabeça está muito abaixo da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
        above:
          'Esta medida da cabeça está muito acima da curva da OMS para esta idade. Está certo? Confira o número e a unidade.',
      },
      'weight-for-length': {
        below:
          'Este peso está muito abaixo da curva da OMS para este comprimento. Está certo? Confira o número e a unidade.',
        above:
          'Este peso está muito acima da curva da OMS para este comprimento. Está certo? Confira o número e a unidade.',
      },
    },
    otherDegrees: {
      F: (typed: string) => `${typed} é alto demais. Você quis dizer °F?`,
      C: (typed: string) => `${typed} é baixo demais. Você quis dizer °C?`,
      yes: (meant: string) => `Sim, ${meant}`,
    },
    dose: {
      amount: doseAmount,
      last: {
        ago: (what: string, when: string, span: string, limit: string) =>
          `Última: ${of(what)}${when}, há ${span}. Você definiu pelo menos ${limit}.`,
        before: (what: string, when: string, span: string, limit: string) =>
          `Última: ${of(what)}${when}, ${span} antes. Você definiu pelo menos ${limit}.`,
      },
      next: (what: string, when: string, span: string, limit: string) =>
        `Próxima: ${of(what)}${when}, ${span} depois. Você definiu pelo menos ${limit}.`,
      onDay: (clock: string, date: string) => `${clock} de ${date}`,
      many: (count: number, most: number) =>
        `Assim são ${number(count)} doses em 24 h. Você definiu no máximo ${number(most)}.`,
      yes: 'Registrar assim mesmo',
    },
    rareTemperature: (temperature: string) => `${temperature} é raro. Está certo?`,
    earlySolids:
      'Os alimentos sólidos costumam começar por volta dos 6 meses, não antes dos 4 (Academia Americana de Pediatria; não é orientação médica). Salvar esta refeição?',
    beforeBirth: (date: string, name: string, birthDate: string) =>
      `${date} é antes do nascimento de ${name}, em ${birthDate}. A data está certa?`,
    entriesBeforeBirth: (entries: number) =>
      plural(entries, {
        one: `${number(entries)} registro é anterior a este dia. Ele ficaria fora das médias. A data está certa?`,
        other: `${number(entries)} registros são anteriores a este dia. Eles ficariam fora das médias. A data está certa?`,
      }),
  },
};

function of(what: string): string {
  return what ? `${what}, ` : '';
}
