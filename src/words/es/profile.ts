import { number, plural } from './data/grammar.ts';

/** The profile screen. `owner.ts` has its account sections. `imports.ts`, `backup.ts` and `trash.ts` have its files. */
export const profile = {
  title: 'Cuenta y perfiles de bebés',
  demo: 'Esta es la demo. Cambia lo que quieras: no se guarda.',
  sections: {
    account: 'Cuenta',
    babies: 'Bebés',
    units: 'Unidades y hora',
    appearance: 'Apariencia',
    kinds: 'Qué registras',
    data: 'Datos',
    security: 'Seguridad',
    about: 'Acerca de la app',
  },
  list: {
    label: 'Ajustes',
    account: (name: string, plan: string) => `${name} · ${plan}`,
    guest: 'Sin cuenta',
    names: (names: readonly string[]) => names.join(', '),
    noBaby: 'Aún sin bebé',
    units: (units: readonly string[]) => units.join(' · '),
    kinds: (titles: readonly string[], more: number) =>
      more > 0 ? `${titles.join(', ')} y ${number(more)} más` : titles.join(', '),
    backedUp: (ago: string) => `Último respaldo ${ago}`,
    notBackedUp: 'Aún sin respaldo',
    lockOff: 'Sin bloqueo automático',
    lockAfter: (time: string) => `Se bloquea después de ${time}`,
    about: 'Privacidad, instalación, licencias',
  },
  handOver: 'Pasar el diario',
  babies: {
    title: 'Bebés',
    about: 'Cada bebé tiene su propio diario.',
    reading: 'Cargando perfiles…',
    none: 'Aún no hay perfil. Agrega a tu bebé para empezar a registrar.',
    add: 'Agregar un bebé',
    addAnother: 'Agregar otro bebé',
    editTitle: (name: string) => `Editar a ${name}`,
    added: (name: string) => `Agregaste a ${name}`,
    saved: (name: string) => `Se guardó el perfil de ${name}`,
    archived: {
      title: (name: string) => `Archivaste el perfil de ${name}`,
      description: 'Aquí aún puedes abrir, editar y exportar este diario.',
    },
    unarchived: {
      title: (name: string) => `${name} está de vuelta`,
      description: 'Puedes volver a elegir este diario en todas las pantallas.',
    },
    full: (allowed: number) =>
      plural(allowed, {
        one: 'Tu plan incluye 1 bebé. Los perfiles que ya tienes siguen funcionando.',
        other: `Tu plan incluye ${number(allowed)} bebés. Los perfiles que ya tienes siguen funcionando.`,
      }),
    seePlans: 'Ver planes para más bebés',
    facts: {
      female: (age: string, born: string) => `Niña, ${age}, nació el ${born}`,
      male: (age: string, born: string) => `Niño, ${age}, nació el ${born}`,
    },
    archivedFacts: {
      female: (age: string, born: string) => `Archivada. Niña, ${age}, nació el ${born}`,
      male: (age: string, born: string) => `Archivado. Niño, ${age}, nació el ${born}`,
    },
    openLog: <Node>(name: string, hidden: (text: string) => Node): (string | Node)[] => [
      'Abrir diario ',
      hidden(`de ${name}`),
    ],
    edit: <Node>(name: Node): (string | Node)[] => ['Editar ', name],
    more: <Node>(hidden: (text: string) => Node, name: string): (string | Node)[] => [
      'Más',
      hidden(` para ${name}`),
    ],
    archive: <Node>(name: Node): (string | Node)[] => ['Archivar ', name],
    unarchive: <Node>(name: Node): (string | Node)[] => ['Desarchivar ', name],
    remove: <Node>(name: Node): (string | Node)[] => ['Quitar ', name],
  },
  removal: {
    title: (name: string) => `¿Quitar a ${name}?`,
    keep: (name: string) => `Conservar a ${name}`,
    remove: (name: string) => `Quitar a ${name}`,
    unknown: (days: number) =>
      `Esto quita el perfil y todo lo registrado en él. Puedes restaurar todo durante ${forDays(days)}. Después desaparece para siempre.`,
    empty: (days: number) =>
      `Esto quita el perfil. Aún no tiene registros. Puedes restaurarlo durante ${forDays(days)}. Después desaparece para siempre.`,
    entries: (entries: string, days: number) =>
      `Esto quita el perfil y ${entries}. Puedes restaurar todo durante ${forDays(days)}. Después desaparece para siempre.`,
    timers: (days: number) =>
      `Esto quita el perfil y los cronómetros en curso. Puedes restaurar todo durante ${forDays(days)}. Después desaparece para siempre.`,
    entriesAndTimers: (entries: string, days: number) =>
      `Esto quita el perfil, ${entries} y los cronómetros en curso. Puedes restaurar todo durante ${forDays(days)}. Después desaparece para siempre.`,
    archive: 'Para conservar el diario, mejor archiva el perfil.',
    name: (name: string) => `Escribe ${name} para confirmar`,
    wrongName: (name: string) => `Escribe “${name}” para quitar este perfil.`,
    removed: {
      title: (name: string) => `Se quitó el perfil de ${name}`,
      description: (days: number) =>
        `Puedes restaurarlo desde la papelera, en Datos, durante ${forDays(days)}.`,
    },
  },
  kinds: {
    title: 'Qué registras',
    about: 'Elige tus botones y su orden. Si desactivas un tipo, sus registros se quedan.',
    tiles: { diaper: 'Pañales', bottle: 'Biberones', breast: 'Tomas de pecho', sleep: 'Sueño' },
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Bajar ${title}`,
    place: (title: string, place: number, all: number) => `${title}, ${number(place)} de ${number(all)}`,
  },
  units: {
    title: 'Unidades y hora',
    about: 'Las unidades solo cambian cómo se ven tus registros.',
    volume: { label: 'Biberones', oz: 'oz', ml: 'ml' },
    weight: { label: 'Peso', lb: 'lb + oz', kg: 'kg' },
    length: { label: 'Talla', in: 'in', cm: 'cm' },
    temperature: { label: 'Temperatura', F: '°F', C: '°C' },
    weekStart: 'La semana empieza el',
    weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
    zone: 'Zona horaria',
    zoneHint: (day: string, clock: string) => `Define cuándo empieza el día. Ahora allí: ${day}, ${clock}`,
    deviceZone: (zone: string) => `La de este dispositivo, ahora ${zone}`,
    world: 'Mundo',
    regions: {
      Africa: 'África',
      America: 'América',
      Antarctica: 'Antártida',
      Arctic: 'Ártico',
      Asia: 'Asia',
      Atlantic: 'Océano Atlántico',
      Australia: 'Australia',
      Europe: 'Europa',
      Indian: 'Océano Índico',
      Pacific: 'Océano Pacífico',
    },
    report: {
      label: 'Idioma del informe',
      hint: 'Para informes, tablas y exportaciones.',
      same: 'Igual que la app',
    },
  },
  appearance: {
    title: 'Apariencia',
    about: 'Solo cambia en este dispositivo.',
    hint: 'Auto sigue a tu dispositivo de día y usa Noche de 7 p.m. a 7 a.m.',
    light: 'Claro',
    dark: 'Oscuro',
    night: 'Noche',
    auto: 'Auto',
    keepAwake: {
      label: 'Pantalla encendida con un cronómetro en curso',
      hint: 'Funciona en Inicio y gasta más batería.',
    },
  },
  language: {
    title: 'Idioma',
    about: 'Solo cambia en este dispositivo.',
    notHere: 'Algunos idiomas aún no están en este dispositivo. Conéctate a internet para cambiar.',
    failed: {
      title: 'No se cargó el idioma',
      happened: 'Quizá no hay conexión.',
      todo: 'Revísala y vuelve a intentarlo.',
    },
    unsaved: {
      title: '¿Cambiar de idioma sin guardar?',
      description: 'Lo que escribiste en esta página aún no está guardado.',
      stay: 'Seguir escribiendo',
      leave: 'Cambiar de todos modos',
    },
  },
  install: {
    title: 'Instalar',
    about: 'Pon Wee Hours en tu pantalla de inicio. Se abre a pantalla completa y funciona sin conexión.',
    install: 'Instalar Wee Hours',
    installed: 'Wee Hours está instalada en este dispositivo.',
    apple:
      'En Safari, toca Compartir y luego “Agregar a Inicio”. La app instalada empieza con un diario vacío. Para llevar este diario, primero haz un respaldo en Datos. Luego ábrelo en la app instalada.',
    menu: 'Busca “Instalar” o “Agregar a la pantalla principal” en el menú de tu navegador.',
  },
  about: {
    title: 'Sobre tu privacidad',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Tu diario se queda en este dispositivo. Solo sale si lo exportas o lo compartes, y ningún servidor puede leerlo. Tu contraseña impide que otras personas entren a la app. El bloqueo de tu dispositivo protege el dispositivo. ',
      link('Leer la política de privacidad'),
    ],
    licenses: 'Licencias de código abierto',
    license: (names: string, terms: string) => `${names} · ${terms}`,
    thanks: 'Wee Hours se apoya en el trabajo que estas personas compartieron para que todos lo usen.',
  },
};

function forDays(days: number): string {
  return plural(days, { one: `${number(days)} día`, other: `${number(days)} días` });
}
