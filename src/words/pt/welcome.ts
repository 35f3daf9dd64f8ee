import { grammarOf } from '#words/grammar.ts';

const { list, plural, number } = grammarOf('pt');

/** The first steps after sign-up: the baby, the Home Screen, the recovery code, the end of the trial. */
export const welcome = {
  baby: {
    title: 'De quem é este diário?',
    about: 'Responda a três perguntas para começar. Tudo fica neste aparelho até você compartilhar.',
    skip: 'Pular por enquanto',
    inTrash: (names: readonly string[]) => `O diário de ${list(names)} está na lixeira. Restaurar`,
    join: 'Entrar no diário de outro celular',
    added: { title: (name: string) => `Perfil de ${name} adicionado`, description: 'Já pode registrar.' },
    skipped: {
      title: 'Seu diário está pronto para o bebê',
      about: 'Só precisa de um nome e da data de nascimento.',
      add: 'Adicionar bebê',
    },
  },
  homeScreen: {
    title: 'Primeiro, ponha o Wee Hours na Tela de Início',
    about:
      'No iPhone e no iPad, o aplicativo da Tela de Início tem o próprio diário. O Safari pode apagar o diário de uma aba que fica uma semana sem abrir. Você ainda não registrou nada, então instale primeiro:',
    share: 'Toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
    open: 'Abra o Wee Hours pela Tela de Início.',
    signUp: 'Crie a conta de novo por lá e comece a registrar.',
    stay: 'Continuar no Safari',
  },
  offer: {
    title: 'Guarde um código de recuperação',
    about: 'Não podemos trocar sua senha. Se você esquecer, este código é o caminho de volta.',
    show: 'Mostrar meu código',
    later: 'Depois, no Perfil',
  },
  install: {
    title: 'Seu diário a um toque',
    about: 'Instalado, o Wee Hours abre em tela cheia e funciona sem internet.',
    install: 'Instalar o Wee Hours',
    later: 'Agora não',
  },
  trialEnds: <Node>(days: number, link: (text: string) => Node): (string | Node)[] => [
    plural(days, {
      one: 'Seu teste grátis acaba em até um dia.',
      other: `Seu teste grátis acaba em ${number(days)} dias.`,
    }),
    ' Você pode continuar registrando. O diário continua seu. ',
    link('Ver planos'),
  ],
};
