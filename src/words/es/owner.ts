import { number, plural } from './data/grammar.ts';

/** The sections of the profile about the account, its password, its lock and its deletion. */
export const owner = {
  password: 'Tu contraseña',
  account: {
    title: 'Cuenta',
    about: 'Tu cuenta está solo en este dispositivo.',
    guest: (trialDays: number) =>
      plural(trialDays, {
        one: `Estás explorando sin cuenta. Crea una para llevar el diario de tu bebé, gratis por ${number(trialDays)} día.`,
        other: `Estás explorando sin cuenta. Crea una para llevar el diario de tu bebé, gratis por ${number(trialDays)} días.`,
      }),
    seePlans: 'Ver planes',
    signUp: 'Crear cuenta',
    signOut: 'Cerrar sesión',
    name: 'Nombre',
    email: 'Correo',
    plan: 'Plan',
    plans: { free: 'Gratis', starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    until: (plan: string, day: string) => `${plan} · hasta el ${day}`,
    ended: (plan: string, day: string) => `${plan} · terminó el ${day}`,
    trial: (plan: string, days: number) =>
      plural(days, {
        one: `${plan} · queda ${number(days)} día de prueba`,
        other: `${plan} · quedan ${number(days)} días de prueba`,
      }),
  },
  changes: {
    edit: 'Editar nombre y correo',
    passwordTitle: 'Contraseña',
    passwordAbout: 'Con ella inicias sesión en este dispositivo.',
    password: 'Cambiar contraseña',
    edited: 'Se actualizó tu cuenta',
    passwordSet: 'Ya tienes contraseña nueva',
  },
  editing: {
    save: 'Guardar cambios',
    email: 'Correo',
    emailHint: 'Con él inicias sesión en este dispositivo. Nunca le enviamos nada.',
    passwordHint: 'Así nadie más puede apropiarse de tu cuenta.',
  },
  newPassword: {
    description: 'Tu código de recuperación sigue sirviendo y tu sesión sigue abierta.',
    label: 'Contraseña nueva',
    hint: 'Revísala con el ícono del ojo. La escribirás una sola vez.',
    set: 'Guardar la contraseña nueva',
  },
  recovery: {
    title: 'Código de recuperación',
    about: 'Tu cuenta está solo en este dispositivo, así que no podemos enviarte una contraseña nueva.',
    none: 'Aún no hay código. Lo necesitarás para cambiar una contraseña olvidada.',
    works: (day: string) =>
      `Tu código del ${day} funciona. Si lo perdiste o alguien lo vio, crea uno nuevo. El anterior deja de servir en cuanto confirmes el nuevo.`,
    unconfirmed: (day: string) =>
      `¿Guardaste tu código del ${day}? Si es así, funciona. Si no, crea uno nuevo.`,
    unconfirmedAfter: (day: string, former: string) =>
      `¿Guardaste tu código del ${day}? Si es así, funciona. Si no, crea uno nuevo. Mientras tanto sirve tu código anterior, del ${former}.`,
    makeFirst: 'Crear un código de recuperación',
    makeNew: 'Crear otro código de recuperación',
    asking: {
      title: 'Crear un código de recuperación',
      description: 'Lo verás una sola vez. Guárdalo, imprímelo o cópialo.',
      show: 'Mostrar el código',
    },
  },
  autoLock: {
    title: 'Bloqueo automático',
    about: 'Impide que otras personas entren a tu cuenta en este dispositivo. No cifra tu diario.',
    after: 'Bloquear después de',
    hint: 'Los cronómetros siguen con la app bloqueada. Los formularios sin guardar se cierran.',
    choices: { 0: 'Nunca', 5: '5 minutos', 60: '1 hora', 1440: '1 día' },
    stillOff: 'El bloqueo automático sigue desactivado. Actívalo con tu contraseña.',
    turnOn: 'Activar el bloqueo automático',
    on: 'El bloqueo automático está activado.',
    asking: {
      title: '¿Activar el bloqueo automático?',
      description: 'Tu contraseña desbloquea la app. Escríbela una vez para confirmar que la recuerdas.',
      turnOn: 'Activar',
    },
  },
  deletion: {
    title: 'Eliminar tus datos',
    about: 'Elimina tus datos cuando quieras, con cualquier plan. No tenemos ninguna copia.',
    text: 'Elimina tu diario y conserva la cuenta, o elimina la cuenta con todo lo que contiene. Verás qué se elimina y lo confirmarás con tu contraseña.',
    demo: 'La demo no guarda nada. Desaparece cuando sales.',
    delete: { log: 'Eliminar todos los datos', account: 'Eliminar mi cuenta' },
    ask: { log: '¿Eliminar todos los datos?', account: '¿Eliminar mi cuenta?' },
    keep: 'Conservar',
    unknown:
      'Esto elimina tu diario, los cronómetros en curso, la papelera y los datos para deshacer importaciones y respaldos.',
    empty:
      'Tu diario está vacío. Esto elimina los cronómetros en curso, la papelera y los datos para deshacer importaciones y respaldos.',
    entries: (entries: string) =>
      `Esto elimina ${entries}, los cronómetros en curso, la papelera y los datos para deshacer importaciones y respaldos.`,
    stays: 'Tu cuenta, tu plan y tus ajustes se quedan.',
    goes: (email: string) =>
      `Esto también elimina la cuenta ${email}, su plan y sus ajustes. Se cierra la sesión en todas las pestañas.`,
    copies: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'No se puede deshacer. Las únicas copias son los respaldos y las exportaciones que hiciste. ',
      link('Primero exporta todo'),
    ],
    shared: {
      where: '¿Dónde?',
      here: 'Solo en este teléfono',
      all: 'En todos los teléfonos',
      trash:
        'Esto mueve el diario a la papelera en todos los teléfonos que lo comparten. Puedes restaurarlo desde ahí durante 30 días. La lista de medicinas y la reserva de leche se quedan.',
      othersKeep: 'Este teléfono deja de compartir. Los demás teléfonos conservan el diario.',
      removed: {
        title: 'El diario está en la papelera',
        description:
          'Puedes restaurarlo desde la papelera, en Datos, durante 30 días. Los teléfonos sin conexión se actualizan después.',
      },
    },
    logDeleted: {
      title: 'Tu diario está vacío',
      description: 'Se eliminó todo lo que registraste. Tu cuenta y tus ajustes siguen aquí.',
    },
    accountDeleted: {
      title: 'Se eliminó tu cuenta',
      description: 'No queda nada de ella en este dispositivo.',
    },
    partlyDeleted: {
      title: 'Aún quedan datos por eliminar',
      description: (reason: string) => `${reason} Luego inicia sesión y elimina la cuenta otra vez.`,
    },
  },
};
