import { list, number, plural } from './data/grammar.ts';

/** The first steps after sign-up: the baby, the Home Screen, the recovery code, the end of the trial. */
export const welcome = {
  baby: {
    title: '¿De quién es este diario?',
    about:
      'Responde tres preguntas para empezar a registrar. Se queda en este dispositivo hasta que lo compartas.',
    skip: 'Omitir por ahora',
    inTrash: (names: readonly string[]) => `El diario de ${list(names)} está en la papelera. Restáuralo`,
    join: 'Unirme al diario de otro teléfono',
    added: { title: (name: string) => `Agregaste a ${name}`, description: 'Ya puedes registrar.' },
    skipped: {
      title: 'El diario de tu bebé te espera',
      about: 'Solo hacen falta un nombre y una fecha de nacimiento.',
      add: 'Agregar a tu bebé',
    },
  },
  homeScreen: {
    title: 'Primero pon Wee Hours en tu pantalla de inicio',
    about:
      'En iPhone y iPad, la app de la pantalla de inicio tiene su propio diario. Safari puede borrar el diario de una pestaña si no la abres en una semana. Aún no has registrado nada, así que instálala primero:',
    share: 'Toca Compartir y luego “Agregar a Inicio”.',
    open: 'Abre Wee Hours desde la pantalla de inicio.',
    signUp: 'Crea ahí tu cuenta otra vez y empieza a registrar.',
    stay: 'Seguir en Safari',
  },
  offer: {
    title: 'Guarda un código de recuperación',
    about: 'No podemos restablecer tu contraseña. Si la olvidas, con este código vuelves a entrar.',
    show: 'Mostrar mi código',
    later: 'Después, en Perfil',
  },
  install: {
    title: 'Ten tu diario a un toque',
    about: 'Instalada, la app se abre a pantalla completa y funciona sin conexión.',
    install: 'Instalar Wee Hours',
    later: 'Ahora no',
  },
  trialEnds: <Node>(days: number, link: (text: string) => Node): (string | Node)[] => [
    plural(days, {
      one: 'Tu prueba gratis termina en menos de un día.',
      other: `Tu prueba gratis termina en ${number(days)} días.`,
    }),
    ' Puedes seguir registrando. Tu diario sigue siendo tuyo. ',
    link('Ver planes'),
  ],
};
