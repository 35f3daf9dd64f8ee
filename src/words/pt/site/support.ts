/** The support page. */
export const support = {
  title: 'Suporte',
  heading: 'Como podemos ajudar?',
  description:
    'As quatro perguntas mais comuns e um formulário para todo o resto. Respondemos em até 24 horas.',
  asked: 'Perguntas frequentes',
  questions: [
    {
      question: 'Como exporto um resumo para o pediatra?',
      answer:
        'Abra Resumos no aplicativo, escolha a semana e depois PDF ou CSV. O arquivo é criado no seu aparelho, mesmo sem sinal. Salve, imprima ou envie para quem quiser. Os resumos fazem parte do teste grátis, do Plus e do Lifetime Bundle, e do Starter por três meses. Exportar o diário inteiro é sempre grátis.',
    },
    {
      question: 'Dá para usar o Wee Hours sem tablet?',
      answer:
        'Sim. O aplicativo funciona em qualquer navegador atual, no celular, no tablet ou no computador. Você pode imprimir os planners em papel comum. Para o planner em PDF, um tablet ajuda, mas não é preciso.',
    },
    {
      question: 'Quantos perfis de bebês posso ter?',
      answer:
        'Um no Starter e quantos quiser no Plus e no Lifetime Bundle. Não há limite durante o teste grátis de 14 dias. Depois, o plano grátis inclui um. Os perfis a mais continuam funcionando, e nada é excluído.',
    },
    {
      question: 'Quem pode ver nossos dados?',
      answer:
        'Só você. Seus registros ficam no seu navegador e só saem do aparelho quando você exporta. Não temos como ler e nunca vendemos dados. Você pode exportar ou excluir tudo na página do perfil.',
    },
  ],
  worried:
    'Algo no seu bebê preocupa você? Não podemos dar orientação médica. Ligue para o pediatra ou, se for urgente, para o número de emergência (no Brasil, SAMU 192).',
  contact: {
    title: 'Fale conosco',
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    sent: {
      title: 'Mensagem enviada!',
      description: 'Que bom que você escreveu. Respondemos no e-mail informado em até 24 horas.',
    },
    notSent: {
      title: 'Sua mensagem não foi enviada',
      happened: 'Este navegador não nos deixa guardar a mensagem. O que você digitou continua aqui.',
      todo: 'Permita os dados do site nesta página ou saia da navegação anônima. Depois envie de novo.',
    },
  },
};
