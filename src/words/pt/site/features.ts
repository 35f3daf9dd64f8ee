/** The page about the features. `site.ts` has their names and their sentences. */
export const features = {
  title: 'Recursos',
  heading: 'Feito para uma mão livre e pouco sono',
  description:
    'O dia de um recém-nascido é mamar, trocar fralda e dormir, sem parar. Registre com um toque e tire isso da cabeça.',
  seePricing: 'Ver preços',
  points: {
    feeding: [
      'Um toque inicia o cronômetro de um lado, e um toque salva a mamadeira de sempre',
      'Mililitros ou onças: o que você digita é o que você vê',
      'Os dois lados e um complemento na mamadeira contam como uma mamada',
    ],
    diapers: [
      'Um toque para cada, com desfazer e “há 15\u00a0min” logo abaixo',
      'O total do dia num relance',
      'Formas e palavras, nunca só cores',
    ],
    sleep: [
      'Cronômetro para sonecas e noites, ou início e fim anotados depois',
      'Uma noite que passa da meia-noite continua uma noite só, com a duração certa quando o horário muda',
      'Um calendário que mostra o ritmo que o cansaço não deixa ver',
    ],
    growth: [
      'Peso, comprimento e perímetro cefálico na mesma data',
      'Quilos ou libras e onças, centímetros ou polegadas',
      'Curvas de crescimento da OMS, com idade corrigida para prematuros se você informar a data provável do parto',
    ],
    week: [
      'Qualquer semana, com totais de cada tipo de registro',
      'O que mudou desde a semana anterior, em palavras simples',
      'Só o que aconteceu. Sem julgamentos.',
    ],
    pdf: [
      'Um relatório da consulta e um PDF de uma página da semana, com os mesmos números em CSV',
      'Feito no seu aparelho, enviado só por você',
      'Exporte tudo o que registrou quando quiser, em qualquer plano',
    ],
  },
  hood: {
    title: 'Por dentro',
    all: [
      {
        name: 'Funciona sem sinal',
        text: 'Depois da primeira visita, o aplicativo inteiro está no seu aparelho. No subsolo, no avião ou na maternidade: ele abre e salva.',
      },
      {
        name: 'Modo berço',
        text: 'Um tablet ao lado do berço vira o diário: números grandes, botões grandes, cores de noite a qualquer hora.',
      },
      {
        name: 'O resumo da noite',
        text: 'No café da manhã, o painel resume em uma frase a noite desde as 20h. Um toque envia.',
      },
      {
        name: 'Traga o seu diário',
        text: 'Importe do Huckleberry, Nara Baby, Baby Tracker e outros. Você vê uma prévia antes de salvar.',
      },
      {
        name: 'Escuro quando precisa',
        text: 'A partir das 19h, a tela fica em tons de brasa: quente, fraca e gentil com quem dorme ao lado.',
      },
      {
        name: 'Não pede nada',
        text: 'Nem conta em outro serviço, nem localização, nem contatos. Seus registros ficam no navegador até você compartilhar.',
      },
      {
        name: 'Funciona em qualquer aparelho',
        text: 'Um aplicativo web para qualquer celular, tablet ou computador atual. Na tela inicial, funciona como qualquer outro.',
      },
      {
        name: 'Saia quando quiser',
        text: 'Exporte ou exclua tudo na página do perfil, em qualquer plano, a qualquer hora.',
      },
      {
        name: 'Fácil de corrigir',
        text: 'Excluiu o registro errado? Desfaça. Esqueceu de registrar? Adicione em qualquer dia, a qualquer hora.',
      },
    ],
    sharing: {
      name: 'Um diário em todos os celulares',
      text: 'Pais, mães e um tablet veem cada registro na hora. Ele viaja criptografado, e só os seus celulares têm a chave.',
    },
  },
  closing: {
    title: 'O jeito mais rápido de saber é experimentar',
    text: 'A demo não pede cadastro. Uma conta nova tem 14 dias do aplicativo inteiro, grátis.',
  },
};
