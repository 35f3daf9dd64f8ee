import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The terms of service. The English text governs, and the first paragraph says so. */
export const terms = {
  title: 'Termos de Serviço',
  effective: 'Em vigor desde 22 de outubro de 2025',
  description:
    'O que você pode esperar de nós, e nós de você, em palavras que dá para ler com um bebê no colo.',
  about: {
    title: '1. O que é isto',
    text: 'Esta é uma tradução para facilitar a leitura; o texto que vale é o original em inglês. O Wee Hours é um aplicativo web em que pais, mães e cuidadores registram mamadas, fraldas, sono e crescimento, e uma loja de planners e modelos digitais. Ao usar, você concorda com estes termos. Se não concorda, por favor não use.',
  },
  advice: {
    title: '2. Não é orientação médica',
    text: 'O Wee Hours é um diário. Ele não diagnostica, não trata nem monitora nada, e as faixas que mostra são números gerais das fontes citadas ao lado. Ele não substitui o seu pediatra. Se algo no seu bebê preocupa você, ligue para o pediatra. Em uma emergência, ligue para o número de emergência (no Brasil, SAMU 192). Nunca espere por um aplicativo.',
  },
  account: {
    title: '3. Sua conta',
    text: 'Você precisa ter idade para celebrar um contrato. Sua conta fica no navegador do seu aparelho, por isso cabe a você guardar a senha e o código de recuperação: não podemos vê-los nem enviar outros. Você responde pelo que é feito com a sua conta nos seus aparelhos.',
  },
  records: {
    title: '4. Seus registros',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'O que você registra é seu. Fica no seu aparelho, como diz a ',
      link('Política de Privacidade'),
      ', e não temos cópia. Exporte de vez em quando: se o aparelho se perder ou os dados do navegador forem apagados, não temos como trazer os registros de volta.',
    ],
  },
  plans: {
    title: '5. Teste, planos e preços',
    text: <Node>(trialDays: number, link: (text: string) => Node): (string | Node)[] => [
      `Uma conta nova começa com um teste grátis de ${plural(trialDays, { one: `${number(trialDays)} dia`, other: `${number(trialDays)} dias` })}. Os planos, os preços e o que eles incluem estão na `,
      link('página de preços'),
      '. O Plus vale por mês ou por ano até você cancelar. Starter e Lifetime Bundle são pagos uma vez. Os preços são em dólares dos EUA. “Lifetime” significa enquanto o Wee Hours for oferecido. Quando houver um pagamento, uma empresa de pagamentos por cartão o recebe na página dela. O número do seu cartão nunca chega a nós.',
    ],
  },
  refunds: {
    title: '6. Devolução e cancelamento',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Em até 7 dias depois de comprar qualquer plano, você pode ter o dinheiro de volta: escreva para nós pela ',
      link('página de suporte'),
      '. Você pode cancelar a qualquer hora do mesmo jeito. O que você pagou vale até o fim. Registrar, exportar e excluir seus registros continua liberado, seja qual for o plano.',
    ],
  },
  products: {
    title: '7. Planners, modelos e adesivos',
    text: 'São para a sua família, para usar e imprimir quantas vezes quiser. Por favor, não venda, não repasse nem ofereça para download.',
  },
  use: {
    title: '8. Uso correto',
    text: 'Use o Wee Hours dentro da lei. Não tente danificá-lo, acessar os registros de outras pessoas nem apresentá-lo como seu.',
  },
  promise: {
    title: '9. O que prometemos, e o que não podemos prometer',
    text: 'Fazemos o Wee Hours com cuidado e consertamos o que quebra. Mas ele é oferecido “como está” e “conforme disponível”, sem garantias de qualquer tipo, expressas ou implícitas, até onde a lei permite. Na mesma medida, não respondemos por danos indiretos ou consequentes nem por registros perdidos, e nossa responsabilidade total se limita ao que você nos pagou nos doze meses anteriores à reclamação. Nada aqui tira direitos que a lei dá a você e dos quais não se pode abrir mão.',
  },
  changes: {
    title: '10. Mudanças, e o fim',
    text: 'Podemos mudar estes termos. Nesse caso, atualizamos a data acima e, se a mudança for importante, avisamos no aplicativo. Você pode parar a qualquer hora excluindo sua conta na página do perfil. Podemos deixar de oferecer o Wee Hours. Seus registros estão no seu aparelho, e você pode exportá-los.',
  },
  law: {
    title: '11. Lei aplicável',
    text: 'Estes termos são regidos pelas leis do Estado da Califórnia, sem considerar as regras dele sobre conflito de leis. As disputas vão para os tribunais estaduais e federais da Califórnia, a não ser que a lei do lugar onde você mora dê a você o direito a outro tribunal.',
  },
  contact: {
    title: '12. Fale conosco',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Escreva para nós pela ',
      link('página de suporte'),
      '. Respondemos em até 24 horas.',
    ],
  },
};
