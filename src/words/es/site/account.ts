import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('es');

/** The page that signs in, signs up, and sets a new password by recovery code. */
export const account: Words['account'] = {
  title: 'Cuenta',
  description:
    'Inicia sesión o prueba toda la app gratis durante 14 días, sin tarjeta. Tu cuenta se queda en tu propio dispositivo.',
  fields: { email: 'Correo electrónico', password: 'Contraseña' },
  signIn: {
    heading: 'Inicia sesión en tu cuenta',
    submit: 'Iniciar sesión',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'O ',
      button('empieza tu prueba gratis de 14 días'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Elegiste ',
      plan,
      '. Empieza cuando inicies sesión.',
    ],
    forgot: '¿Olvidaste tu contraseña?',
    done: { title: '¡Qué bueno verte de nuevo!', description: 'Te llevamos a tu diario.' },
  },
  signUp: {
    heading: 'Crea una cuenta nueva',
    submit: 'Crear cuenta',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'O ',
      button('inicia sesión en tu cuenta'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Elegiste ',
      plan,
      '. Empieza cuando crees tu cuenta.',
    ],
    passwordHint:
      'Se guarda solo en este dispositivo, así que no se puede restablecer por correo. Enseguida te daremos un código de recuperación.',
    done: { title: '¡Cuenta creada!', description: 'Te llevamos a tu diario.' },
  },
  recover: {
    heading: 'Crea una contraseña nueva',
    lead: 'Usa el código de recuperación que guardaste. Tu diario está a salvo en este dispositivo.',
    back: 'Volver a iniciar sesión',
    code: 'Código de recuperación',
    codeHint:
      'Ocho grupos de cuatro, más un carácter. No importan las mayúsculas, los espacios ni los guiones.',
    /** Why a typed recovery code is invalid. */
    faults: {
      empty: 'Escribe el código de recuperación que guardaste.',
      mistyped: 'Hay un carácter equivocado. Compáralos grupo por grupo.',
      strange: (character: string) => `Un código de recuperación no lleva ${character}. Revisa ese carácter.`,
      tooShort: (characters: number) => {
        const several = `Faltan ${number(characters)} caracteres. Un código tiene ocho grupos de cuatro, más un carácter.`;
        return plural(characters, {
          one: 'Falta 1 carácter. Un código tiene ocho grupos de cuatro, más un carácter.',
          other: several,
        });
      },
      tooLong: (characters: number) => {
        const several = `Sobran ${number(characters)} caracteres. Un código tiene ocho grupos de cuatro, más un carácter.`;
        return plural(characters, {
          one: 'Sobra 1 carácter. Un código tiene ocho grupos de cuatro, más un carácter.',
          other: several,
        });
      },
    },
    password: 'Contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    noCode:
      '¿No tienes el código? Entonces nadie puede abrir la cuenta, ni siquiera nosotros. Si tienes un archivo de respaldo, crea una cuenta con otro correo. Después abre el archivo en Perfil para recuperar tu diario.',
    done: {
      title: '¡Qué bueno verte de nuevo!',
      description: 'Tu contraseña nueva ya funciona. Tu diario está tal como lo dejaste.',
    },
  },
  /** The toasts about the plan that the user chose before signing in or up. */
  plan: {
    kept: {
      title: (held: string) => `Tienes ${held}`,
      description: (chosen: string) => `Incluye más que ${chosen}, así que te lo dejamos.`,
    },
    notSet: {
      title: (plan: string) => `${plan} no se activó`,
      description: (error: string) => `${error} Elígelo otra vez en Precios.`,
    },
  },
  demo: {
    heading: '¿Solo quieres mirar?',
    text: 'La demo es la app completa con datos de ejemplo. No pide cuenta y no guarda nada.',
  },
};
