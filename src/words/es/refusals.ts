import { number, plural } from './data/grammar.ts';

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} segundo`, other: `${number(seconds)} segundos` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} minuto`, other: `${number(minutes)} minutos` });

/**
 * Why an action on an account was refused. The keys are the codes of `RefusalCode`. The catalog `storage` has the codes
 * of storage.
 */
export const refusals = {
  accountGone:
    'Esta cuenta ya no está en este dispositivo. Primero haz un respaldo de tu diario. Luego cierra la sesión y crea la cuenta otra vez.',
  codeReplaced: 'Un código más nuevo reemplazó a este. Cierra esto y crea otro en Perfil.',
  codeWrong:
    'Este correo y este código no coinciden en este dispositivo. Un código sirve hasta que creas otro.',
  credentialsWrong: 'Correo o contraseña incorrectos',
  emailTaken: 'Ya hay una cuenta con este correo',
  insecure:
    'Wee Hours solo puede proteger una contraseña con https. Abre esta página con https:// en su dirección.',
  locked: 'Wee Hours está bloqueada. Abre Inicio, escribe tu contraseña y vuelve aquí.',
  lockedForGood:
    'El navegador perdió tu cuenta y no puede comprobar tu contraseña. El resto de tu diario queda bloqueado. Cierra la sesión y crea la cuenta otra vez, con el mismo correo si quieres. Luego abre un respaldo en Perfil.',
  passwordMissing: 'Escribe la contraseña de esta cuenta.',
  passwordWrong: 'Esa no es tu contraseña. Toca el ojo para revisarla o prueba con otra.',
  signedOut: 'Inicia sesión para elegir un plan.',
  tooSoon: 'Muy poco tiempo después del último intento.',
  ofStorage: (title: string, happened: string) => `${title}. ${happened}`,
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} y ${secondsOf(seconds)}`,
    left: (time: string) => `Inténtalo de nuevo en ${time}.`,
    keepOpen: (time: string) => `Inténtalo de nuevo en ${time}. Deja esta página abierta.`,
    over: 'Ya puedes intentarlo de nuevo.',
  },
};
