import { grammarOf } from '#words/grammar.ts';

const { number, plural } = grammarOf('pt');

/** The files for a clinician: the visit report, the short summary and its table. */
export const clinician = {
  exports: {
    pdf: { onePage: 'PDF, uma página', twoPages: 'PDF, duas páginas' },
    csv: 'Tabela CSV',
    saved: 'Salvo nos seus downloads',
    failed: {
      title: { pdf: 'Não deu para criar o PDF', csv: 'Não deu para criar o CSV' },
      happened: 'Algo deu errado ao gravar. Seu diário está seguro.',
      todo: 'Tente de novo. Se falhar outra vez, recarregue a página.',
    },
  },
  share: {
    title: 'Enviar ao pediatra',
    which: 'O que enviar',
    report: 'Relatório',
    summary: 'Resumo curto',
    about: {
      report:
        'A página 1 é para o pediatra: crescimento, mamadas, fraldas e sono. As outras são para a consultora de amamentação: cada dia, hora a hora. Feito neste aparelho.',
      summary: 'Médias, gráficos e uma tabela dos dias. Feito neste aparelho.',
    },
    preview: 'Prévia',
    pages: (pages: number) =>
      plural(pages, { one: `${number(pages)} página`, other: `${number(pages)} páginas` }),
    noAverage: 'ainda sem dia completo',
  },
  report: {
    which: 'Quantos dias',
    days: (days: number) => number(days),
    last: (days: number) => `Últimos ${number(days)} dias`,
    dates: 'Datas',
    choose: 'Escolher datas',
    first: 'Primeiro dia',
    end: 'Último dia',
    questions: 'Perguntas para a consulta',
    nextVisit: (date: string) => `Para a próxima consulta, em ${date}.`,
    questionsHint: 'Anote quando lembrar. Elas ficam neste aparelho até você mudar.',
    notes: 'Anotações para a consulta',
    appendix: 'Incluir todos os registros',
    appendixHint: 'Cerca de uma página a mais a cada três dias.',
    make: 'Criar relatório',
    making: 'Criando o relatório',
    ready: 'O relatório está pronto.',
    outdated: 'Algo neste relatório mudou. Crie de novo.',
    share: 'Enviar ou salvar relatório',
    failed: {
      title: 'Não deu para criar o relatório',
      happened: 'Algo deu errado ao gravar. Seu diário, suas perguntas e suas anotações estão seguros.',
      todo: 'Tente de novo. Se falhar outra vez, recarregue a página.',
    },
    notShared: {
      title: 'Não deu para enviar nem salvar o relatório',
      happened: 'O relatório continua aqui. Você deve estar sem internet, e falta uma parte do aplicativo.',
      todo: 'Tente de novo com internet. Se falhar outra vez, recarregue a página e crie de novo.',
    },
  },
};
