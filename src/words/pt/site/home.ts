/** The home page. `site.ts` has its features. */
export const home = {
  title: 'O diário do bebê que funciona às 3 da manhã',
  description:
    'Mamadas, fraldas, sono e crescimento, registrados com o polegar, no quarto escuro e sem sinal. Nenhum servidor consegue ler.',
  lead: 'Registre mamadas, fraldas, sono e crescimento com o polegar, no quarto escuro e sem sinal. De manhã, você sabe o que aconteceu.',
  free: 'Demo sem cadastro. Teste grátis de 14 dias sem cartão.',
  picture:
    'O painel à noite: o tempo desde a última mamada e a última fralda, uma mamada em andamento com o botão de parar e botões grandes de um toque.',
  truths: {
    hand: 'Uma mão basta',
    offline: 'Funciona sem sinal',
    device: 'Nenhum servidor lê',
  },
  showcase: {
    title: 'Um toque e está registrado',
    lead: 'São imagens do aplicativo como ele é hoje, na hora para a qual foi feito.',
    parts: {
      taps: {
        name: 'Um toque',
        text: 'Toque em Xixi e está salvo. Desfaça ou volte 15\u00a0minutos, bem debaixo do polegar.',
      },
      timers: {
        name: 'Cronômetros',
        text: 'Para cada lado, para o sono e para a ordenha. Continuam contando mesmo se a página recarregar, o celular bloquear ou a bateria acabar.',
      },
      crib: {
        name: 'Modo berço',
        text: 'Um tablet perto do berço mostra a última mamada em números que dá para ler da poltrona.',
      },
      imports: {
        name: 'Traga o seu diário',
        text: 'Importe os arquivos de 14\u00a0outros aplicativos. Você vê uma prévia antes de salvar. Outras planilhas também funcionam.',
      },
      rhythm: {
        name: 'Ritmo',
        text: 'Uma linha por dia. Noites, sonecas e mamadas se alinham, e o padrão aparece.',
      },
      report: {
        name: 'Relatório',
        text: 'Um relatório da consulta para o pediatra, em PDF, e os totais em CSV. Feito no seu celular.',
      },
    },
    apps: [
      'Huckleberry',
      'Nara Baby',
      'Baby Tracker',
      'Glow Baby',
      'Baby Connect',
      'Hatch',
      'Napper',
      'Baby Daybook',
      'Baby+',
      'Baby Buddy',
      'PiyoLog',
      'BabyTime',
      'Sprout Track',
      'Baby Tracker by Amila',
    ],
    cribPicture:
      'O modo berço em um tablet: três números grandes, botões para fraldas, mamadeiras e lados, e um relógio pequeno.',
  },
  minute: {
    title: 'Leva um minuto',
    lead: 'Mais rápido que esquentar uma mamadeira. A demo é o aplicativo de verdade com dados de exemplo. Ela não salva nada.',
    steps: [
      {
        title: 'Toque em Ver a demo',
        text: 'Conheça Olive, de seis semanas, que nunca existiu. Nada para instalar, nada para preencher.',
      },
      {
        title: 'Registre uma mamada',
        text: 'Toque em Esquerdo quando ela pegar o peito e em Parar quando acabar. Dois toques, uma mão.',
      },
      {
        title: 'Veja a semana dela',
        text: 'Confira os totais e transforme tudo em uma página para o pediatra. Feche a aba, e tudo some.',
      },
    ],
  },
  features: {
    title: 'O que o pediatra pergunta. Nada mais.',
    lead: 'Seis coisas, bem-feitas. Sem dicas, sem anúncios, sem medalhas.',
  },
  // These are samples, and the page says so. Replace them with real ones once the authors agree. Then change the note
  // too.
  testimonials: {
    title: 'O que esperamos ouvir',
    note: 'O Wee Hours é novo, por isso estes são exemplos que nós mesmos escrevemos. Palavras de pais e mães de verdade vão tomar o lugar deles.',
    all: [
      {
        quote:
          'Parei de fazer contas às quatro da manhã. Olho uma vez, sei qual lado é o próximo e volto para a cama.',
        from: 'Exemplo: mãe de primeira viagem, terceira semana',
      },
      {
        quote:
          'A gente passa o celular como um bastão. Quem acorda depois vê o que o outro fez, sem acordar ninguém para perguntar.',
        from: 'Exemplo: um pai no turno da noite',
      },
      {
        quote:
          'O pediatra perguntou quantas fraldas de xixi foram. Pela primeira vez, não respondi “acho que seis”. Entreguei uma página.',
        from: 'Exemplo: pais de gêmeos',
      },
    ],
  },
  closing: {
    title: 'Pronto já para esta noite.',
    text: 'Dê uma olhada antes. A demo é o aplicativo inteiro, com um bebê de exemplo e seis semanas de dias de exemplo.',
  },
};
