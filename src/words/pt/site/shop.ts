/** The shop. */
export const shop = {
  title: 'Loja',
  heading: 'Prefere papel?',
  description:
    'Planners, modelos e adesivos, grátis enquanto o Wee Hours é novo. Um toque salva o arquivo no seu aparelho.',
  gift: 'Grátis',
  later: 'enquanto somos novos; depois',
  products: {
    planner: {
      title: 'Planner Kit',
      description:
        'Um planner com links para GoodNotes ou para a impressora: um ano sem datas, com páginas diárias, semanais e mensais e espaços para mamadas, fraldas, sono e crescimento.',
      contents: 'PDF com abas clicáveis',
      picture: 'A capa, uma página diária com mamadas, fraldas e sono, e o índice do ano.',
    },
    template: {
      title: 'Modelo para Notion',
      description:
        'O mesmo diário em tabelas do Notion: bebês, mamadas, fraldas, sono e crescimento, pronto para o primeiro registro.',
      contents: 'ZIP, pronto para importar no Notion',
      picture:
        'A tabela de mamadas, com o tipo, o bebê e a hora de início. Ao lado, bebês, fraldas, sono e crescimento.',
    },
    stickers: {
      title: 'Pacote de adesivos',
      description:
        'Desenhos pequenos para um planner de papel ou um tablet, no estilo dos nossos ícones. Com bordas nítidas, ficam bem em qualquer página.',
      contents: 'PNG em um ZIP, 300 dpi, transparente',
      picture:
        'Uma folha de adesivos: uma lua, estrelas, nuvens, um bebê enroladinho, um berço, um abajur, uma ovelha, um urso.',
    },
  },
  format: (product: string) => `Formato: ${product}`,
  formats: { tablet: 'Tablet', letter: 'Carta', a4: 'A4', zip: 'ZIP', png: 'PNG' },
  download: 'Baixar agora',
  downloading: 'Baixando…',
  outcome: {
    saved: {
      title: (product: string) => `${product}: salvo`,
      description: 'Está nos seus downloads.',
    },
    shared: {
      title: (product: string) => `${product}: enviado`,
      description: 'Está no lugar para onde você enviou.',
    },
    ready: {
      title: (product: string) => `${product}: pronto`,
      description: 'Toque de novo para enviar.',
    },
    unable: {
      title: (product: string) => `${product}: não dá para salvar aqui`,
      description: 'Abra esta página no Safari para baixar.',
    },
    cancelled: {
      title: (product: string) => `${product}: não foi salvo`,
      description: 'Está pronto. Toque de novo quando quiser.',
    },
    offline: {
      title: (product: string) => `${product}: não foi salvo`,
      description: 'Conecte-se à internet e tente de novo.',
    },
    failed: {
      title: (product: string) => `${product}: não foi salvo`,
      description: 'O download falhou. Tente de novo em alguns minutos.',
    },
  },
  notes: {
    title: 'Bom saber',
    gift: {
      question: 'Por que tudo é grátis?',
      answer:
        'O Wee Hours é novo, e nossa loja ainda não recebe pagamentos. Até lá, cada arquivo é um presente. O preço riscado é o que vai custar depois. O que você baixar hoje continua seu.',
    },
    place: {
      question: 'Para onde vai o arquivo?',
      answer:
        'Para os seus downloads. No celular, vai para o aplicativo que você escolher na tela de compartilhamento. Você precisa de sinal para baixar, mas não para usar.',
    },
    prints: {
      question: 'Posso imprimir de novo?',
      answer: 'Quantas vezes a sua família precisar. Só não revenda, por favor.',
    },
    plans: {
      question: 'Os planos incluem um planner?',
      answer: <Node>(link: (text: string) => Node): (string | Node)[] => [
        'O Starter vem com o Planner Kit. Plus e Lifetime Bundle vêm com todos. ',
        link('Ver planos'),
      ],
    },
  },
};
