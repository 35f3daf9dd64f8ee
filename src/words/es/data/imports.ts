import { list, number, plural } from '#words/es/data/grammar.ts';

const rowsOf = (count: number) => plural(count, { one: '1 fila', other: `${number(count)} filas` });

/** The part of the profile that imports logs. */
export const imports = {
  title: 'Importar un diario',
  about:
    'Importa desde otra app o desde Wee Hours. Puedes elegir varios archivos a la vez. Nunca salen de este dispositivo.',
  choose: 'Elegir archivos',
  reading: 'Leyendo…',
  saving: 'Guardando en este dispositivo…',
  undoing: 'Deshaciendo la importación…',
  cancel: 'Cancelar',
  leaving: {
    title: '¿Salir sin importar?',
    description: 'Los archivos que elegiste aún no están en tu diario.',
    discard: 'Salir',
    keep: 'Quedarme',
  },
  stop: 'Parar',
  imported: (source: string) => `Se importó tu diario de ${source}`,
  filled: (entries: number) =>
    plural(entries, {
      one: '1 registro recibió detalles',
      other: `${number(entries)} registros recibieron detalles`,
    }),
  undo: 'Deshacer',
  undone: {
    title: 'Se deshizo la importación',
    description: 'Los registros importados ya no están en tu diario.',
  },
  preview: {
    announced: (entries: number) =>
      plural(entries, {
        one: 'Se puede importar 1 registro.',
        other: `Se pueden importar ${number(entries)} registros.`,
      }),
    files: (count: number) => plural(count, { one: '1 archivo', other: `${number(count)} archivos` }),
    from: (rows: number, apps: readonly string[]) => `${rowsOf(rows)} de ${list(apps)}`,
    fromBetween: (rows: number, apps: readonly string[], first: string, last: string) =>
      `${rowsOf(rows)} de ${list(apps)}, del ${first} al ${last}`,
    file: <Node>(name: Node, rows: number): (string | Node)[] => [name, `: ${rowsOf(rows)}`],
    remap: 'Cambiar las columnas',
    remapOf: (table: string) => `Cambiar las columnas de ${table}`,
    leftOut: 'Este archivo se omite. Aún puedes importar los demás.',
    undo: (days: number) =>
      `Después de importar, puedes deshacerlo con un toque durante ${number(days)} días.`,
    open: 'Responde esto para ver qué pasa con cada fila.',
    importEntries: (entries: number) =>
      plural(entries, { one: 'Importar 1 registro', other: `Importar ${number(entries)} registros` }),
    fillEntries: (entries: number) =>
      plural(entries, {
        one: 'Agregar detalles a 1 registro',
        other: `Agregar detalles a ${number(entries)} registros`,
      }),
    importBabies: (babies: number) =>
      plural(babies, { one: 'Importar 1 bebé', other: `Importar ${number(babies)} bebés` }),
    beforeBirth: <Node>(name: Node, first: string, born: string): (string | Node)[] => [
      `Este diario empieza el ${first}, antes de que naciera `,
      name,
      ` el ${born}. ¿Es de otro bebé?`,
    ],
  },
  questions: {
    volume: { label: '¿En qué unidad están las cantidades?', oz: 'Onzas', ml: 'Mililitros' },
    weight: { label: '¿En qué unidad están los pesos?', lb: 'Libras', kg: 'Kilogramos' },
    length: { label: '¿En qué unidad están las tallas?', in: 'Pulgadas', cm: 'Centímetros' },
    bare: (numbers: readonly string[]) => `El diario dice ${numbers.join(', ')}, sin unidad.`,
    day: (example: string) => `¿Qué día es ${example}?`,
    dayIn: <Node>(file: Node, more: number): (string | Node)[] => [
      'Esta fecha está en ',
      file,
      more
        ? plural(more, { one: ' y en 1 archivo más.', other: ` y en ${number(more)} archivos más.` })
        : '.',
    ],
    dayHint: 'Unas apps ponen primero el mes y otras, el día. Este diario no muestra cuál.',
    zone: 'Zona horaria de este diario',
    zoneHint: 'El diario no indica una zona horaria. Elige la que tenía.',
  },
  whose: {
    named: (name: string, born?: string) =>
      born ? `¿Qué bebé es “${name}”, que nació el ${born}?` : `¿Qué bebé es “${name}”?`,
    unnamed: '¿De quién es el diario?',
    allOne:
      'Todas las filas sin nombre de estos archivos son de este bebé. Importa a los gemelos uno por uno.',
    choose: 'Elegir…',
    leaveOut: 'Omitir estas filas',
    addFirst: 'Primero agrega a tu bebé.',
    option: (name: string, born: string) => `${name}, nació el ${born}`,
    add: 'Agregar un bebé',
    addNamed: (name: string) => `Agregar a ${name}`,
    addAnother: 'Es de otro bebé',
    addFirstBaby: 'Agregar a tu bebé',
    plan: 'Puedes agregar más bebés con Plus o Lifetime.',
  },
  outcome: {
    nothingNew: (files: number) =>
      plural(files, {
        one: 'No hay nada nuevo en este archivo.',
        other: 'No hay nada nuevo en estos archivos.',
      }),
    noEntry: (files: number) =>
      plural(files, {
        one: 'Ninguna fila de este archivo se puede importar.',
        other: 'Ninguna fila de estos archivos se puede importar.',
      }),
    fresh: <Node>(counts: Node): (string | Node)[] => ['Nuevo: ', counts],
    table: {
      caption: (name: string) => `Qué pasa con las filas de ${name}`,
      file: 'En el archivo',
      log: 'En tu diario',
      type: <Node>(type: Node, rows: number): (string | Node)[] => [type, `, ${rowsOf(rows)}`],
      moreTypes: (types: number, rows: number) =>
        `${plural(types, { one: '1 tipo más', other: `${number(types)} tipos más` })}, ${rowsOf(rows)}`,
      apart: ', izquierdo y derecho por separado',
      sittings: (count: number) =>
        plural(count, { one: ', en 1 toma completa', other: `, en ${number(count)} tomas completas` }),
      known: (rows: number) =>
        plural(rows, {
          one: '1 fila ya está en tu diario.',
          other: `${number(rows)} filas ya están en tu diario.`,
        }),
      repeated: (rows: number) =>
        plural(rows, {
          one: '1 fila repite otra fila.',
          other: `${number(rows)} filas repiten otras filas.`,
        }),
    },
    filled: (entries: number) =>
      plural(entries, {
        one: '1 registro de tu diario recibe detalles que no tenía.',
        other: `${number(entries)} registros de tu diario reciben detalles que no tenían.`,
      }),
    moved: (rows: number) =>
      plural(rows, {
        one: '1 nota de tu diario se vuelve un registro propio.',
        other: `${number(rows)} notas de tu diario se vuelven registros propios.`,
      }),
    names: (names: readonly string[]) => names.join(', '),
    namesAndMore: (names: readonly string[], more: number) => `${names.join(', ')} y ${number(more)} más`,
    columns: (count: number, names: string) =>
      plural(count, {
        one: `Esta columna no se importa: ${names}.`,
        other: `Estas columnas no se importan: ${names}.`,
      }),
    order: (feeds: number) =>
      plural(feeds, {
        one: '1 toma no dice qué lado fue primero.',
        other: `${number(feeds)} tomas no dicen qué lado fue primero.`,
      }),
    lengths: (feeds: number) =>
      plural(feeds, {
        one: '1 toma tiene una sola duración para los dos lados. Cada lado recibe la mitad.',
        other: `${number(feeds)} tomas tienen una sola duración para los dos lados. Cada lado recibe la mitad.`,
      }),
    keep: (names: string) => `Conservar como notas: ${names}`,
    keepHint:
      'Wee Hours no tiene un tipo para esto. Cada una se agrega a la nota del registro nuevo más cercano de ese día.',
    kept: (rows: number) =>
      plural(rows, {
        one: '1 fila se conserva en notas.',
        other: `${number(rows)} filas se conservan en notas.`,
      }),
    doubts: (rows: number) =>
      plural(rows, { one: '1 fila por revisar', other: `${number(rows)} filas por revisar` }),
    notImported: (rows: number) =>
      plural(rows, { one: '1 fila no se importa', other: `${number(rows)} filas no se importan` }),
  },
  reasons: {
    reason: <Node>(kind: Node, rows: number, reason: string): (string | Node)[] => [
      kind,
      `, ${rowsOf(rows)}: ${reason}`,
    ],
    cells: (cells: readonly string[]) => cells.join(' · '),
    places: (places: string) => `En ${places}.`,
    lines: (count: number, lines: string) =>
      plural(count, { one: `la línea ${lines}`, other: `las líneas ${lines}` }),
    linesOf: (lines: string, file: string) => `${lines} de ${file}`,
    found: <Node>(line: number, found: Node): (string | Node)[] => [`Línea ${line}: “`, found, '”'],
    foundIn: <Node>(line: number, file: Node, found: Node): (string | Node)[] => [
      `Línea ${line} de `,
      file,
      ': “',
      found,
      '”',
    ],
  },
  past: {
    title: 'Importaciones anteriores',
    from: (source: string, day: string) => `De ${source}, ${day}`,
    until: (day: string) => `Puedes deshacerla hasta el ${day}.`,
    gone: 'No se puede deshacer. Sus registros se eliminaron o también llegaron de otro teléfono.',
    undo: 'Deshacer esta importación',
    asking: {
      title: '¿Deshacer esta importación?',
      entries: (entries: string, source: string) =>
        `Esto quita ${entries} de la importación de ${source}, con los cambios que les hiciste. Lo que registraste tú se queda.`,
      all: (source: string) =>
        `Esto quita todo lo importado de ${source}, con los cambios que le hiciste. Lo que registraste tú se queda.`,
      details: (entries: number) =>
        plural(entries, {
          one: 'También se quitan los detalles que agregó a 1 registro anterior. El registro se queda.',
          other: `También se quitan los detalles que agregó a ${number(entries)} registros anteriores. Los registros se quedan.`,
        }),
      onlyDetails: (entries: number, source: string) =>
        plural(entries, {
          one: `Esto quita los detalles que ${source} agregó a 1 registro anterior. El registro se queda.`,
          other: `Esto quita los detalles que ${source} agregó a ${number(entries)} registros anteriores. Los registros se quedan.`,
        }),
      profiles:
        'También se quita el perfil que haya agregado, a menos que lo cambiaras o registraras algo de ese bebé.',
      keep: 'Conservarla',
      undo: 'Deshacerla',
    },
  },
};
