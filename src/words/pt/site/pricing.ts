import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The page about the plans. */
export const pricing = {
  title: 'Preços',
  heading: 'Preços simples, sem surpresas',
  description: (trialDays: number) =>
    `Comece com ${plural(trialDays, { one: `${number(trialDays)} dia`, other: `${number(trialDays)} dias` })} do aplicativo inteiro, grátis e sem cartão. Todos os planos têm garantia de 7 dias: se mudar de ideia, devolvemos o dinheiro.`,
  free: {
    title: (trialDays: number) =>
      plural(trialDays, {
        one: 'Seu primeiro dia é grátis',
        other: `Seus primeiros ${number(trialDays)}\u00a0dias são grátis`,
      }),
    text: 'O aplicativo inteiro, sem cartão. Depois disso, registros, cronômetros, modo berço, importações e a exportação completa continuam grátis.',
  },
  notChanged: { title: 'Seu plano não mudou', todo: 'Seu diário está seguro. Tente de novo.' },
  allows: {
    title: 'O que cada plano inclui',
    lead: 'Registros de todo tipo, fotos, o estoque de leite, o painel e exportar ou excluir todos os seus dados continuam grátis, seja qual for o plano.',
    label: 'Os planos como tabela',
    plan: 'Plano',
    babies: 'Perfis de bebês',
    trends: 'Calendário, tendências, curvas de crescimento',
    sharing: 'Dividir com mais celulares',
    summaryExports: 'Resumos em PDF e CSV',
    planners: 'Planners',
    firstDays: (days: number) =>
      plural(days, { one: 'Grátis, primeiro dia', other: `Grátis, primeiros ${number(days)} dias` }),
    afterwards: 'Grátis, depois',
    starter: (plan: string) => `${plan}, 3 meses`,
    unlimited: 'Ilimitados',
    yes: 'Sim',
    no: 'Não',
    planner: { sample: 'Amostra de 1 dia', kit: 'Planner Kit', all: 'Todos' },
    joining: 'Um celular pode entrar em um diário compartilhado em qualquer plano.',
    note: 'Os recursos do Starter duram 3 meses a partir do dia em que você o escolhe. Depois, ele funciona como o plano grátis. O planner é seu. Os perfis a mais continuam funcionando.',
  },
  plans: {
    starter: {
      description: 'O planner de papel e o aplicativo pelos três primeiros meses.',
      features: [
        'Planner em PDF para GoodNotes ou para imprimir',
        'Acesso básico ao aplicativo por 3 meses',
        '1 perfil de bebê',
        'Exportações em PDF e CSV',
      ],
      choose: 'Escolher Starter',
    },
    plus: {
      description: 'Tudo. Ou US$ 49 por ano: economize US$ 23 (mais de 30%).',
      features: [
        'Acesso completo ao aplicativo',
        'Perfis de bebês ilimitados',
        'Exportações ilimitadas',
        'Calendário e tendências',
        'Suporte prioritário',
        'Modelos futuros',
      ],
      choose: 'Escolher Plus',
    },
    lifetime: {
      description: 'Pague uma vez e fique com ele, para este bebê e o próximo.',
      features: [
        'Todos os recursos do Plus',
        'Acesso vitalício ao aplicativo',
        'Todos os planners, atuais e futuros',
      ],
      choose: 'Escolher Lifetime',
    },
  },
  frequency: { once: 'pagamento único', monthly: 'por mês', yearly: 'por ano' },
  card: {
    popular: 'Mais escolhido',
    yours: 'Seu plano',
    over: 'Seu plano acabou',
    paid: (plan: string) => `Pagamento: ${plan}`,
    monthly: 'Mensal',
    yearly: 'Anual',
    guarantee: 'Dinheiro de volta em até 7 dias',
  },
  lower: {
    title: (held: string, lower: string) => `Mudar do ${held} para o ${lower}?`,
    description: (held: string, lower: string) =>
      `O ${lower} inclui menos que o ${held}. Seu diário fica como está.`,
    change: (lower: string) => `Mudar para ${lower}`,
    keep: (held: string) => `Manter ${held}`,
  },
  signUpFirst: {
    title: 'Abrindo o cadastro',
    description: (plan: string) => `Você escolheu o plano ${plan}. Crie uma conta para continuar.`,
  },
  before: 'Antes de escolher',
  answers: [
    {
      title: 'O teste grátis de 14 dias',
      text: 'Toda conta nova começa com 14 dias do aplicativo inteiro. Depois, você ainda pode registrar para todos os bebês que já tem, e o diário fica. Mais perfis, o calendário e as curvas de crescimento fazem parte do Plus e do Lifetime. Os resumos em PDF e CSV também, e do Starter por três meses. Não pedimos cartão, então nada pode ser cobrado.',
    },
    {
      title: 'A garantia de 7 dias',
      text: 'Mudou de ideia até 7 dias depois de comprar um plano? Escreva para nós e receba o dinheiro de volta. Sem perguntas.',
    },
    {
      title: 'Cancele quando quiser',
      text: 'O Plus é renovado todo mês ou todo ano. Escreva para nós pela página de suporte, e ele deixa de ser renovado. Starter e Lifetime Bundle são pagos uma vez, então não há o que cancelar.',
    },
    {
      title: 'Seus dados são seus',
      text: 'Seus registros e fotos ficam no seu navegador. Não podemos vender seus dados porque não os temos. Exporte ou exclua tudo na página do perfil, em qualquer plano, mesmo depois que um plano acabar.',
    },
  ],
  planners: 'Os planos incluem planners. Compare com os avulsos na loja.',
  compare: 'Comparar planos',
  question: 'Ainda com dúvidas?',
  contact: 'Fale conosco',
};
