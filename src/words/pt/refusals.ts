import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} segundo`, other: `${number(seconds)} segundos` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} minuto`, other: `${number(minutes)} minutos` });

/** Why an action on an account was refused. The catalog `storage` has the codes of storage. */
export const refusals = {
  accountGone:
    'Esta conta não está mais neste aparelho. Antes, faça um backup do diário. Depois saia e crie a conta de novo.',
  codeReplaced: 'Um código mais novo substituiu este. Feche e gere outro no Perfil.',
  codeWrong:
    'Este e-mail e este código não combinam neste aparelho. Um código vale até você gerar um mais novo.',
  credentialsWrong: 'E-mail ou senha incorretos',
  emailTaken: 'Este e-mail já está em uso',
  insecure:
    'O Wee Hours só guarda senhas com segurança por https. Abra esta página com https:// no endereço.',
  locked: 'O Wee Hours está bloqueado. Abra o Painel, digite sua senha e volte aqui.',
  lockedForGood:
    'O navegador perdeu a sua conta e não tem como conferir a senha. O resto do diário continua bloqueado. Saia e crie a conta de novo, com o mesmo e-mail se quiser. Depois abra um backup no Perfil.',
  passwordMissing: 'Digite a senha desta conta.',
  passwordWrong: 'Essa não é a sua senha. Toque no olho para conferir ou tente outra.',
  signedOut: 'Entre para escolher um plano.',
  tooSoon: 'Cedo demais depois da última tentativa.',
  ofStorage: (title: string, happened: string) => `${title}. ${happened}`,
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} e ${secondsOf(seconds)}`,
    left: (time: string) => `Tente de novo em ${time}.`,
    keepOpen: (time: string) => `Tente de novo em ${time}. Deixe esta página aberta.`,
    over: 'Você já pode tentar de novo.',
  },
};
