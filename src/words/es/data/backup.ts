import { list, number, plural } from '#words/es/data/grammar.ts';

const daysOf = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });

/** The parts of the profile for backups, exports, storage and chosen files. */
export const backup = {
  title: 'Respaldo y traspaso',
  about:
    'Pon todo en un archivo. Úsalo para guardar una copia, cambiar de teléfono o combinar los diarios de dos teléfonos. Solo va a donde tú lo pongas.',
  demo: 'Puedes probar todo esto en la demo. No se guarda.',
  open: 'Abrir un respaldo',
  checking: 'Revisando el archivo…',
  saving: 'Guardando en este dispositivo…',
  undoing: 'Deshaciendo…',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  close: 'Cerrar',
  leaving: {
    title: '¿Salir sin usar el respaldo?',
    description: 'El respaldo que abriste aún no está en tu diario.',
    discard: 'Salir',
    keep: 'Quedarme',
  },
  oneFile: {
    title: 'Un archivo a la vez',
    happened: (files: number) =>
      plural(files, {
        one: `Elegiste ${number(files)} archivo. Ábrelo solo.`,
        other: `Elegiste ${number(files)} archivos. Ábrelos uno por uno.`,
      }),
  },
  make: {
    about: 'Un archivo con todos los bebés y registros, lo eliminado hace poco y tus ajustes.',
    lock: 'Proteger con una frase secreta',
    lockHint: 'Sin ella, cualquiera que tenga el archivo puede leerlo.',
    passphrase: 'Frase secreta',
    passphraseHint:
      'Unas palabras que sabrás dentro de un año. Sin ellas, nadie puede abrir el archivo, ni nosotros.',
    again: 'Repite la frase secreta',
    tooShort: (characters: number) =>
      plural(characters, {
        one: `Usa al menos ${number(characters)} carácter. Bastan tres palabras.`,
        other: `Usa al menos ${number(characters)} caracteres. Bastan tres palabras.`,
      }),
    notSame: 'Las frases no coinciden. Revísalas con el ícono del ojo.',
    make: 'Hacer un respaldo',
    doesNotOpen: {
      title: 'Este respaldo no se puede abrir',
      happened: 'Wee Hours revisa cada respaldo antes de dártelo. Este falló. Tu diario está a salvo.',
      todo: 'Exporta todos tus datos como CSV aquí abajo. Tiene todos los registros. Luego cuéntanos en Ayuda.',
    },
    made: {
      title: 'Tu respaldo está listo',
      saved: (file: string) => `${file} está en tus descargas. Guarda una copia fuera de este dispositivo.`,
      shared: 'Guarda una copia fuera de este dispositivo.',
    },
  },
  unlock: {
    wrong: 'Esa no es la frase secreta de este archivo. Inténtalo de nuevo.',
    passphrase: 'Frase secreta de este respaldo',
    hint: 'Las palabras que elegiste al hacer el respaldo.',
    open: 'Abrir',
  },
  table: {
    caption: 'Qué hay en el respaldo y qué hay aquí ahora',
    file: 'En el archivo',
    here: 'Aquí ahora',
    babies: 'Bebés',
    names: (names: readonly string[]) => list(names),
    none: 'Ninguno',
    count: (entries: number) => number(entries),
    newer: 'De una versión más nueva',
    latest: 'Último registro',
  },
  preview: {
    from: (day: string, clock: string) => `Un respaldo del ${day}, ${clock}`,
    question: '¿Qué quieres hacer?',
    acts: { merge: 'Combinar los dos diarios', replace: 'Reemplazar este diario' },
    same: 'Este archivo es idéntico a tu diario. No hay nada que agregar.',
    combine: 'Combinar los dos diarios',
    restore: 'Restaurar este respaldo',
    replace: 'Reemplazar mi diario',
    replacing: {
      title: '¿Reemplazar tu diario?',
      gone: (entries: string) => `Al reemplazar se quita lo que solo está aquí: ${entries}.`,
      goneAndRunning: (entries: string, timers: string) =>
        `Al reemplazar se quita lo que solo está aquí: ${entries}, y ${timers}.`,
      nothingGone: 'Todo lo que hay aquí también está en el archivo.',
      trashed: (name: string) => `El perfil de ${name} pasa a la papelera.`,
      undo: (days: number) => `Puedes deshacerlo durante ${daysOf(days)}.`,
      keep: 'Conservar mi diario',
      replace: 'Reemplazarlo',
    },
  },
  outcome: {
    empty: 'Tu diario está vacío aquí. Tendrás todo lo del archivo, también sus ajustes.',
    nothing: 'Tu diario ya tiene todo esto. No cambiaría nada.',
    onlyDeletions: 'Aquí no cambia ningún registro. Lo eliminado allí sigue eliminado.',
    merge: {
      about:
        'Para dos teléfonos que comparten un diario. Combina los registros de ambos. Cuenta el último cambio. Lo que se eliminó en un teléfono se elimina también en el otro.',
      added: 'Nuevo en el archivo',
      changed: 'Cambiado en el archivo',
      removed: 'Eliminado en el archivo',
      stopped: 'Detenido en el archivo',
      undo: (days: number, files: number) =>
        `Puedes deshacerlo durante ${daysOf(days)}, o hasta que combines ${number(files)} archivos más con tu diario.`,
    },
    replace: {
      about: 'Tu diario y tus ajustes quedan exactamente como en el archivo.',
      added: 'Agregado',
      changed: 'Cambiado según el archivo',
      removed: 'Solo estaba aquí, se quita',
      stopped: 'Ya no está en curso',
      undo: (days: number) => `Puedes deshacerlo durante ${daysOf(days)}.`,
    },
    trashed: <Node>(name: Node): (string | Node)[] => [
      'El perfil de ',
      name,
      ' está en la papelera del archivo. Aquí también pasa a la papelera. Puedes restaurarlo desde ahí.',
    ],
    trashedWith: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'El perfil de ',
      name,
      ' está en la papelera del archivo. Aquí también pasa a la papelera, con ',
      entries,
      '. Puedes restaurarlo desde ahí.',
    ],
    unseen: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'El perfil de ',
      name,
      ' está en la papelera. Restáuralo ahí para ver lo que agrega el archivo: ',
      entries,
      '.',
    ],
    importedApart: (count: number) =>
      plural(count, {
        one: '1 registro se importó por separado en los dos teléfonos. Combinar los diarios lo duplicaría. Primero deshaz una de las dos importaciones en “Importaciones anteriores”. O reemplaza el diario de un teléfono con el respaldo del otro.',
        other: `${number(count)} registros se importaron por separado en los dos teléfonos. Combinar los diarios los duplicaría. Primero deshaz una de las dos importaciones en “Importaciones anteriores”. O reemplaza el diario de un teléfono con el respaldo del otro.`,
      }),
    madeApart: <Node>(name: Node): (string | Node)[] => [
      'Hay dos perfiles separados de ',
      name,
      ', uno en el archivo y otro aquí. Los dos se quedan, cada uno con sus registros. Para compartir un solo diario de ahora en adelante, reemplaza el diario de un teléfono con el respaldo del otro.',
    ],
    old: (days: number) =>
      `Este archivo tiene más de ${daysOf(days)}. Pueden volver registros que eliminaste aquí hace más de ${daysOf(days)}.`,
  },
  done: {
    nothing: { title: 'Nada que cambiar', description: 'Tu diario ya tenía todo esto.' },
    title: { merge: 'Se combinaron los dos diarios', replace: 'Tu diario ya es igual al archivo' },
    added: (entries: string) => `Agregado: ${entries}.`,
    changed: (entries: string) => `Cambiado: ${entries}.`,
    removed: (entries: string) => `Quitado: ${entries}.`,
    stopped: (timers: number) =>
      plural(timers, {
        one: 'Se detuvo 1 cronómetro.',
        other: `Se detuvieron ${number(timers)} cronómetros.`,
      }),
    noEntry: {
      merge: 'Tus registros siguen igual.',
      replace: 'Ahora se usan los ajustes del archivo.',
    },
  },
  applied: {
    when: (day: string, clock: string) => `${day}, ${clock}`,
    text: (when: string) => `Un archivo de respaldo cambió tu diario: ${when}`,
    undo: 'Deshacer este cambio',
    asking: {
      title: '¿Deshacer los cambios del archivo?',
      description: (when: string) =>
        `Tu diario vuelve a como estaba antes (${when}). Lo que registraste desde entonces en este dispositivo se queda.`,
      keep: 'Conservarlo',
      undo: 'Deshacerlo',
    },
  },
  undone: { title: 'Deshecho', description: 'Tu diario está otra vez como antes del archivo.' },
  counts: {
    babies: (count: number) =>
      plural(count, { one: '1 perfil de bebé', other: `${number(count)} perfiles de bebés` }),
    others: (count: number) =>
      plural(count, {
        one: '1 registro de una versión más nueva',
        other: `${number(count)} registros de una versión más nueva`,
      }),
    runningNewer: 'el cronómetro en curso aquí de una versión más nueva',
    all: (counts: readonly string[]) => list(counts),
  },
  unreadable: {
    text: (count: number) =>
      plural(count, {
        one: '1 registro no se pudo leer. No está en el diario ni en sus totales. Todos los respaldos lo incluyen.',
        other: `${number(count)} registros no se pudieron leer. No están en el diario ni en sus totales. Todos los respaldos los incluyen.`,
      }),
    export: (count: number) =>
      plural(count, { one: 'Exportarlo como archivo', other: 'Exportarlos como archivo' }),
    saved: 'Guardado como archivo',
  },
  downloaded: (file: string) => `${file} está en tus descargas.`,
  exports: {
    title: 'Exportar tus datos',
    about: 'Tu diario es tuyo con cualquier plan. Expórtalo completo cuando quieras.',
    everything: {
      about: 'Bebés, registros, fotos, papelera, cuenta y ajustes. Se abre sin Wee Hours.',
      making: 'Creando el zip…',
      export: 'Exportar todo (zip)',
    },
    csv: {
      about: 'Todos los registros en una hoja de cálculo. Wee Hours puede importarla de nuevo.',
      export: 'Exportar todos mis datos (CSV)',
    },
    tables: {
      about: 'Una hoja de cálculo por tipo, en tus unidades.',
      export: 'Exportar tablas para hojas de cálculo (zip)',
    },
    saved: 'Se guardaron tus datos',
  },
  storage: {
    title: 'Almacenamiento',
    about: 'Tu diario vive en este navegador, en este dispositivo.',
    demo: 'La demo vive en la memoria de esta pestaña. Desaparece cuando sales.',
    unknown: 'Este navegador no dice si conserva tu diario para siempre.',
    promised: 'Tu navegador prometió conservar tu diario, aunque el dispositivo se quede sin espacio.',
    notPromised: 'Tu navegador puede borrar este diario si el dispositivo se queda sin espacio.',
    protect: 'Proteger mi diario',
    refused:
      'Tu navegador aún no promete conservarlo. Instalar Wee Hours lo hace más probable. De todos modos, haz respaldos con frecuencia.',
    usedLittle: 'Wee Hours usa menos de 1 MB en este dispositivo.',
    used: (megabytes: number) =>
      `Wee Hours usa cerca de ${number(megabytes)} MB en este dispositivo, con la app incluida.`,
    backup: 'Hacer un respaldo',
    photos: (megabytes: string, most: number) => `Fotos: ${megabytes} MB de ${number(most)} MB`,
    photosAbout:
      'Los respaldos y las exportaciones incluyen tus fotos. Un diario compartido entre teléfonos, no.',
  },
  files: {
    drop: { one: 'O suéltalo aquí. ', several: 'O suéltalos aquí. ' },
    preview: 'Verás una vista previa antes de que se guarde algo.',
    fromOutside: 'Esto llegó desde fuera de Wee Hours. Úsalo solo si lo esperabas.',
    unreadable: 'No se pudo leer ese archivo',
    insecure: {
      title: 'Los respaldos necesitan una conexión segura',
      happened: 'Esta página se cargó con http, así que Wee Hours no puede revisar ni proteger archivos.',
      todo: 'Abre esta página con https:// al inicio de su dirección.',
    },
    lost: { title: 'Ese archivo no llegó', description: 'Mejor elígelo en “Importar un diario”.' },
  },
};
