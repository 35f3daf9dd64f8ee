/** The privacy policy. */
export const privacy = {
  title: 'Política de Privacidade',
  effective: 'Em vigor desde 22 de outubro de 2025',
  description:
    'Em resumo: o que você registra fica no seu navegador, no seu aparelho. Só sai quando você exporta.',
  kept: {
    title: 'O que é guardado, e onde',
    lead: 'O Wee Hours não tem servidor que guarde seus registros. Seu navegador guarda tudo o que está abaixo neste aparelho.',
    records: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Seus registros.'),
      ' Os bebês, o que você registra sobre eles, o estoque de leite, sua lista de remédios, anotações e fotos. As fotos são reduzidas neste aparelho, e dados como o local são retirados. Cada conta neste aparelho tem o próprio banco de dados.',
    ],
    account: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Sua conta.'),
      ' Nome, endereço de e-mail, plano, o dia em que você criou a conta e o dia em que escolheu o plano. Sua senha é guardada só como um hash com salt (PBKDF2 com SHA-256, 600.000 iterações ou mais), nunca como a própria senha. Um código de recuperação é guardado só como hash. Depois de senhas erradas, o número de tentativas erradas seguidas fica guardado junto a um hash do endereço de e-mail em questão.',
    ],
    choices: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Suas escolhas.'),
      ' Unidades, fuso horário, aparência, o que você registra e a ordem dos botões, avisos que você não dispensou, o último bebê que você viu, suas anotações e perguntas para a próxima consulta, o que são as colunas das tabelas que você importou, quando o aplicativo é bloqueado, quando foi tocado pela última vez e quem está na conta.',
    ],
    order: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('O que mantém o diário em ordem.'),
      ' Um nome aleatório para este aparelho, que distingue os registros de dois celulares, a hora mais avançada que o relógio dele já mostrou e quando o diário foi aberto pela última vez.',
    ],
    messages: <Node>(bold: (text: string) => Node, link: (text: string) => Node): (string | Node)[] => [
      bold('O que você nos envia por este site.'),
      ' Uma mensagem do ',
      link('formulário de suporte'),
      ', com o nome e o endereço de e-mail que você informa, e um endereço para a newsletter. Eles esperam em uma caixa de saída no seu navegador.',
    ],
    files: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Arquivos que outro aplicativo envia para este.'),
      ' Eles esperam até uma hora para você abrir. Sair da conta os remove.',
    ],
    app: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('O próprio aplicativo.'),
      ' Uma cópia das páginas, para que ele abra sem sinal.',
    ],
    demo: 'A demo usa registros inventados na memória de uma aba do navegador. Nada do que você registra lá é salvo, e tudo some quando você sai. A aparência do aplicativo é uma escolha para este aparelho.',
  },
  sharing: {
    description:
      'Em resumo: o que você registra fica no seu navegador, no seu aparelho. Só sai quando você exporta ou, criptografado, quando você compartilha com outro celular.',
    lead: 'Seu navegador guarda tudo o que está abaixo neste aparelho. Nenhum servidor consegue ler.',
    text: 'Se você compartilha o diário com outro celular, os registros viajam criptografados por um servidor. Só os seus celulares têm a chave. O servidor fica sabendo um nome aleatório da sua família, quando os seus celulares enviam e leem, quanto e de qual endereço de rede. Nunca fica sabendo o que você registra, sobre quem nem em que idioma. Ele guarda os registros criptografados por 35 dias. A foto do bebê viaja com o perfil. As fotos dos registros ficam no celular que as tirou. Os outros celulares ficam sabendo o seu nome e quando este celular enviou algo pela última vez. Um celular que deixa de compartilhar, ou que você remove, fica com o que tem e não recebe nada novo.',
  },
  leaves: {
    title: 'O que sai do seu aparelho',
    records:
      'Nenhum dos seus registros, a não ser que você exporte ou compartilhe. Arquivos PDF e CSV são criados no aparelho, e você decide para onde vão. A partir daí, quem os recebeu fica com eles. Um backup com frase secreta mostra quando foi feito, e nada mais sobre o diário.',
    photos:
      'Backups e exportações contêm suas fotos. Um diário compartilhado entre celulares não contém. As tabelas CSV não têm fotos.',
    reminders:
      'Um lembrete de remédio é um arquivo que você adiciona à sua agenda. Sua agenda pode sincronizá-lo com outros aparelhos e pessoas. O título é só “Wee Hours”.',
    visits:
      'Carregar estas páginas é uma visita comum a um site: os computadores que as servem veem o seu endereço de rede, como em qualquer site. As páginas não pedem nada a nenhuma outra empresa. Não há cookies, publicidade, análise de uso nem rastreamento.',
    messages:
      'O que você escreve no formulário de suporte ou no campo da newsletter é para nós. Se esta cópia do Wee Hours tem uma caixa de entrada, vai para ela e é usado só para responder ou para enviar o que você pediu. Se não tem, fica no seu navegador.',
    payment:
      'Se você paga por um plano, paga na página de uma empresa de pagamentos por cartão, com a política de privacidade dela. Ela fica sabendo o que você digita lá, e nada sobre os seus registros.',
  },
  password: {
    title: 'O que a senha faz, e o que não faz',
    text: 'Sua senha mantém outras pessoas fora do aplicativo neste aparelho, como uma babá que pega o tablet emprestado ou um irmão curioso. Ela não criptografa seus registros. Alguém com o seu aparelho desbloqueado e que entende de navegadores poderia ler tudo ali. O bloqueio e a criptografia do próprio aparelho protegem seus registros, então use os dois.',
  },
  time: {
    title: 'Por quanto tempo é guardado',
    text: 'Pelo tempo que você quiser. O que você exclui espera neste aparelho por 30 dias, caso tenha sido um engano. Depois some. Uma conta que você exclui some na hora. O que você nos escreveu fica neste aparelho até a última conta dele ser excluída. Limpar os dados deste site no navegador exclui tudo, na hora e de vez. Alguns navegadores fazem isso sozinhos quando você passa um tempo sem visitar um site. Para proteger o diário, ponha o Wee Hours na tela inicial e exporte de vez em quando.',
  },
  rights: {
    title: 'Seus direitos',
    text: 'Você pode ver, corrigir, exportar e excluir o diário e a conta na página do perfil, a qualquer hora e em qualquer plano, sem precisar nos pedir. O que você nos escreveu daqui é excluído com a última conta ou com os dados deste site. Leis como a California Consumer Privacy Act e o GDPR europeu dão esses direitos a você. Aqui, eles são botões. Não vendemos nem compartilhamos dados pessoais, e não temos como entregar o que não temos.',
  },
  children: {
    title: 'Crianças',
    text: 'O Wee Hours é para pais, mães e cuidadores. Um adulto faz os registros sobre uma criança e decide o que acontece com eles.',
  },
  changes: {
    title: 'Mudanças',
    text: 'Se esta página mudar, a data acima muda junto. Antes de qualquer coisa passar a sair do seu aparelho, perguntamos a você no aplicativo.',
  },
  questions: {
    title: 'Perguntas',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Escreva para nós pela ',
      link('página de suporte'),
      '. Respondemos em até 24 horas.',
    ],
  },
};
