import { grammarOf } from '#words/grammar.ts';

const { number } = grammarOf('pt');

/** The list of articles, and the parts around an article. Each article is a file in `site/blog/`. */
export const blog = {
  title: 'Blog',
  heading: 'Leituras curtas para noites longas',
  description:
    'O que as fontes dizem sobre mamadas, fraldas e sono, onde elas discordam e o que vale a pena anotar.',
  feed: 'Wee Hours',
  minutes: (minutes: number) => `${number(minutes)} min de leitura`,
  facts: <Node>(author: Node, date: Node, minutes: Node): (string | Node)[] => [
    author,
    ' · ',
    date,
    ' · ',
    minutes,
  ],
  figure: {
    asTable: 'Mostrar como tabela',
    table: (title: string) => `${title}, como tabela`,
    range: (low: number, high: number, unit: string) => `${number(low)}–${number(high)}${unit}`,
  },
  advice:
    'Faixas comuns para bebês saudáveis nascidos a termo; não são orientação médica. Cada bebê é diferente: pergunte ao seu pediatra.',
  sources: 'Fontes',
  quoted: (source: string) => `${source} (citado em outra fonte)`,
  demo: {
    heading: 'Deixe o celular fazer as contas',
    text: 'Registre tudo com o polegar, no escuro, sem sinal. Nada sai do aparelho, a não ser que você compartilhe. Experimente a demo sem cadastro.',
  },
  next: 'Leia a seguir',
};
