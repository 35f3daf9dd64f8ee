/** Addresses that log: their panel in the profile, and the question of an address that must not log by itself. */
export const addresses = {
  title: 'Enlaces rápidos',
  about:
    'Pon uno en una etiqueta NFC o un código QR. Al abrirlo se registra al instante, y puedes deshacerlo.',
  none: 'Un enlace necesita tu clave. Sin ella, Wee Hours pregunta primero.',
  noBaby: 'Primero agrega un bebé. Cada enlace registra para un bebé.',
  make: 'Crear una clave',
  made: 'Tu clave está lista',
  acts: {
    wet: 'Pañal mojado',
    dirty: 'Pañal sucio',
    both: 'Pañal mojado y sucio',
    left: 'Empezar izquierdo',
    right: 'Empezar derecho',
    sleep: 'Se durmió',
    bottle: 'Biberón de siempre',
  },
  copy: <Node>(hidden: (text: string) => Node, act: string): (string | Node)[] => [
    'Copiar',
    hidden(` el enlace: ${act}`),
  ],
  copied: (act: string) => `Enlace copiado: ${act}`,
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo.',
  whose: 'Diario de',
  who: 'Quien abra uno aquí con la app desbloqueada puede registrar.',
  device: 'Los enlaces solo funcionan en este navegador.',
  apple: 'En un iPhone o iPad se abren en Safari, no en la app de la pantalla de inicio.',
  appleApp:
    'Las etiquetas abren Safari, que no puede ver el diario de esta app. Crea la clave en Safari, para un diario que esté ahí.',
  revoke: 'Anular la clave',
  revoking: {
    title: '¿Anular la clave?',
    about: 'Las etiquetas y los códigos con esta clave dejan de registrar por sí solos. Primero preguntan.',
    keep: 'Conservarla',
  },
  revoked: 'Se anuló la clave',
  question: {
    title: (name: string) => `¿Registrar esto para ${name}?`,
    why: {
      ask: 'Un toque y queda registrado. Puedes deshacerlo.',
      wrongKey: 'La clave de este enlace es incorrecta o se anuló. No se registró nada.',
      wrongBaby: 'Este enlace es de un bebé que no está aquí o está archivado. No se registró nada.',
      late: 'Wee Hours estaba bloqueada o no estaba lista. No se registró nada.',
    },
    confirm: {
      wet: 'Registrar pañal mojado',
      dirty: 'Registrar pañal sucio',
      both: 'Registrar pañal mojado y sucio',
      left: 'Empezar izquierdo ahora',
      right: 'Empezar derecho ahora',
      sleep: 'Registrar que se durmió',
      bottle: 'Registrar un biberón…',
    },
    bottle: (volume: string) => `Registrar biberón de ${volume}`,
  },
};
