import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The page that signs in, signs up, and sets a new password by recovery code. */
export const account = {
  title: 'Conta',
  description:
    'Entre ou experimente o aplicativo inteiro, grátis por 14 dias e sem cartão. Sua conta fica no seu próprio aparelho.',
  fields: { email: 'E-mail', password: 'Senha' },
  signIn: {
    heading: 'Entre na sua conta',
    submit: 'Entrar',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Ou ',
      button('comece seu teste grátis de 14 dias'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Você escolheu ',
      plan,
      '. O plano começa quando você entrar.',
    ],
    forgot: 'Esqueceu a senha?',
    done: { title: 'Que bom ver você de novo!', description: 'Estamos abrindo o seu painel.' },
  },
  signUp: {
    heading: 'Crie uma conta',
    submit: 'Criar conta',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Ou ',
      button('entre em uma conta que já existe'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Você escolheu ',
      plan,
      '. O plano começa quando você criar a conta.',
    ],
    passwordHint:
      'Fica só neste aparelho, por isso não dá para trocar por e-mail. Em seguida, você recebe um código de recuperação.',
    done: { title: 'Conta criada!', description: 'Estamos abrindo o seu painel.' },
  },
  recover: {
    heading: 'Crie uma nova senha',
    lead: 'Use o código de recuperação que você guardou. Seu diário está seguro neste aparelho.',
    back: 'Voltar ao login',
    code: 'Código de recuperação',
    codeHint: 'Oito grupos de quatro e mais um caractere. Maiúsculas, espaços e hifens não fazem diferença.',
    faults: {
      empty: 'Digite o código de recuperação que você guardou.',
      mistyped: 'Um dos caracteres está errado. Compare grupo por grupo.',
      strange: (character: string) =>
        `Um código de recuperação não tem ${character}. Confira esse caractere.`,
      tooShort: (characters: number) =>
        plural(characters, {
          one: `Falta ${number(characters)} caractere. Um código tem oito grupos de quatro e mais um caractere.`,
          other: `Faltam ${number(characters)} caracteres. Um código tem oito grupos de quatro e mais um caractere.`,
        }),
      tooLong: (characters: number) =>
        plural(characters, {
          one: `Sobra ${number(characters)} caractere. Um código tem oito grupos de quatro e mais um caractere.`,
          other: `Sobram ${number(characters)} caracteres. Um código tem oito grupos de quatro e mais um caractere.`,
        }),
    },
    password: 'Nova senha',
    submit: 'Usar a nova senha',
    noCode:
      'Sem o código? Então ninguém consegue abrir a conta, nem nós. Se você tem um arquivo de backup, crie uma conta com outro e-mail. Depois abra o arquivo no Perfil para trazer o diário de volta.',
    done: {
      title: 'Que bom ver você de novo!',
      description: 'A nova senha já vale. Seu diário está como você deixou.',
    },
  },
  plan: {
    kept: {
      title: (held: string) => `Você está no ${held}`,
      description: (chosen: string) => `Ele inclui mais que o ${chosen}, então ficou como está.`,
    },
    notSet: {
      title: (plan: string) => `O ${plan} não foi ativado`,
      description: (error: string) => `${error} Escolha de novo em Preços.`,
    },
  },
  demo: {
    heading: 'Só quer dar uma olhada?',
    text: 'A demo é o aplicativo inteiro com dados de exemplo. Não precisa de conta e não salva nada.',
  },
};
