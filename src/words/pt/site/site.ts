/** Words that several public pages share: the header, the footer, features, downloads and "not found". */
export const site = {
  pages: {
    features: 'Recursos',
    pricing: 'Preços',
    shop: 'Loja',
    demo: 'Demo',
    blog: 'Blog',
    support: 'Suporte',
    privacy: 'Política de Privacidade',
    terms: 'Termos de Serviço',
  },
  tryDemo: 'Ver a demo',
  getStarted: 'Começar',
  startFree: 'Começar grátis, sem cartão',
  openLog: 'Abrir seu diário',
  header: {
    home: 'Wee Hours, página inicial',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    label: 'Principal',
    signIn: 'Entrar',
    signOut: 'Sair',
    signedOut: 'Você saiu da conta.',
    dashboard: 'Painel',
    backToDemo: 'Voltar à demo',
  },
  footer: {
    motto: 'Para as horas que ninguém vê. Em algum lugar, outra luz também está acesa.',
    label: 'Rodapé',
    product: 'Produto',
    help: 'Ajuda',
    legal: 'Jurídico',
    languages: 'Esta página em outros idiomas',
    notAdvice:
      '© Wee Hours. Um diário, não orientação médica. Se algo no seu bebê preocupa você, ligue para o pediatra ou para o número de emergência (no Brasil, SAMU 192).',
  },
  newsletter: {
    title: 'Nossa newsletter',
    pitch: 'Uma página útil de vez em quando. Assine e ganhe uma amostra grátis da folha de 1 dia.',
    email: 'Endereço de e-mail',
    subscribe: 'Assinar',
    notKept:
      'Este navegador bloqueia o armazenamento, por isso seu endereço não foi salvo. Permita os dados do site e tente de novo.',
    thanks: 'Assinatura feita. Que bom ter você aqui!',
    share: 'Enviar',
    sample: {
      ready: 'Sua amostra grátis da folha de 1 dia está pronta.',
      unable: 'Abra esta página no Safari para receber a amostra grátis da folha de 1 dia.',
      saved: 'Sua amostra grátis da folha de 1 dia está nos seus downloads.',
      shared: 'Você enviou sua amostra grátis da folha de 1 dia.',
      cancelled: 'A amostra da folha de 1 dia não foi salva. Assine de novo para receber.',
      offline: 'Não deu para baixar a amostra da folha de 1 dia. Conecte-se e assine de novo.',
      failed: 'Não deu para baixar a amostra da folha de 1 dia. Assine de novo em alguns minutos.',
    },
  },
  plan: {
    names: { starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    upgraded: (plan: string) => `Agora você tem o ${plan}!`,
    opened: 'Todos os recursos novos já estão liberados.',
    lowered: (plan: string) => `Agora você está no ${plan}`,
    logStays: 'Seu diário fica como está.',
  },
  notFound: {
    title: 'Página não encontrada',
    mistypedOrMoved:
      'O endereço pode ter um erro, ou a página mudou de lugar. Seus registros estão seguros neste aparelho.',
    mistyped: 'O endereço pode ter um erro. Seus registros estão seguros neste aparelho.',
    home: 'Ir para a página inicial',
    dashboard: 'Ir para o painel',
    contact: 'Fale conosco',
  },
  pictures: {
    taps: 'Botões para xixi, cocô e os dois. Abaixo, uma mensagem de que uma fralda com xixi foi salva, com Desfazer e horas anteriores.',
    timer:
      'Uma mamada em andamento: direito desde 2:59, 8:02, com botões para parar e salvar, mudar de lado e pausar.',
    rhythm: 'Oito dias em linhas, cada um de meia-noite a meia-noite, com sono da noite, sonecas e mamadas.',
    curve: 'O peso de um bebê de seis semanas nas curvas de crescimento da OMS.',
    week: 'As horas de sono de uma semana em barras: noites e sonecas.',
    report: 'A prévia de um relatório da consulta, com mamadas, fraldas e sono por dia.',
  },
  facts: {
    system: 'Qualquer navegador atual',
    description: 'Um diário do bebê para mamadas, fraldas, sono e crescimento. Funciona sem internet.',
  },
  features: {
    feeding: {
      name: 'Mamadas',
      sentence:
        'Esquerdo, direito ou mamadeira, com minutos e mililitros. Você sempre sabe qual lado é o próximo.',
    },
    diapers: {
      name: 'Fraldas',
      sentence: 'Xixi, cocô ou os dois. Um toque, e “quantas hoje?” tem resposta.',
    },
    sleep: {
      name: 'Sono',
      sentence:
        'Sonecas e noites, mesmo passando da meia-noite e na mudança de horário. Veja um ritmo surgir.',
    },
    growth: {
      name: 'Crescimento',
      sentence: 'Peso, comprimento e perímetro cefálico, ao lado dos padrões de crescimento da OMS.',
    },
    week: {
      name: 'Resumo da semana',
      sentence: 'Totais da semana e o que mudou desde a anterior. Sem notas, sem metas.',
    },
    pdf: {
      name: 'Exportação em PDF',
      sentence: 'Uma página clara para o pediatra ou a consultora de amamentação, feita no seu celular.',
    },
  },
};
