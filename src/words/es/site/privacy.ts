import type { Words } from '#words/words.ts';

/** The privacy policy. */
export const privacy: Words['privacy'] = {
  title: 'Política de privacidad',
  effective: 'Vigente desde el 22 de octubre de 2025',
  description:
    'En pocas palabras: lo que anotas se queda en tu navegador, en tu dispositivo. Sale solo cuando tú lo exportas.',
  kept: {
    title: 'Qué se guarda y dónde',
    lead: 'Wee Hours no tiene ningún servidor con tu diario. Tu navegador guarda en este dispositivo todo lo que sigue.',
    records: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Tu diario.'),
      ' Los bebés, lo que anotas sobre ellos, la reserva de leche, tu lista de medicinas, notas y fotos. Las fotos se reducen en este dispositivo y se les quitan datos como la ubicación. Cada cuenta de este dispositivo tiene su propia base de datos.',
    ],
    account: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Tu cuenta.'),
      ' Nombre, correo electrónico, plan, el día en que creaste la cuenta y el día en que elegiste el plan. De tu contraseña se guarda solo un hash con sal (PBKDF2 con SHA-256, 600,000 rondas o más), nunca la contraseña misma. Del código de recuperación se guarda solo un hash. Después de contraseñas equivocadas, se guarda cuántos intentos seguidos fallaron, junto a un hash del correo para el que eran.',
    ],
    choices: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Tus preferencias.'),
      ' Las unidades, la zona horaria, la apariencia, qué anotas y el orden de sus botones, los avisos que no has cerrado, el último bebé que viste, tus notas y preguntas para la próxima consulta, qué son las columnas de las tablas que importaste, cuándo se bloquea la app, cuándo se tocó por última vez y quién tiene la sesión abierta.',
    ],
    order: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Lo que mantiene tu diario en orden.'),
      ' Un nombre al azar para este dispositivo, que distingue los registros de dos teléfonos, la hora más reciente que ha mostrado su reloj y la última vez que abriste tu diario.',
    ],
    messages: <Node>(bold: (text: string) => Node, link: (text: string) => Node): (string | Node)[] => [
      bold('Lo que nos envías desde este sitio.'),
      ' Un mensaje del ',
      link('formulario de ayuda'),
      ' con el nombre y el correo que nos das, y un correo para el boletín. Esperan en una bandeja de salida de tu navegador.',
    ],
    files: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Archivos que otra app comparte con esta.'),
      ' Esperan hasta una hora a que los abras. Al cerrar sesión se eliminan.',
    ],
    app: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('La app misma.'),
      ' Una copia de sus páginas, para que abra sin señal.',
    ],
    demo: 'La demo usa datos inventados en la memoria de una pestaña del navegador. Nada de lo que anotas ahí se guarda, y desaparece cuando sales. La apariencia de la app es una preferencia de este dispositivo.',
  },
  /** For an app that is built with a sync server. */
  sharing: {
    description:
      'En pocas palabras: lo que anotas se queda en tu navegador, en tu dispositivo. Sale solo cuando tú lo exportas o, cifrado, cuando lo compartes con otro teléfono.',
    lead: 'Tu navegador guarda en este dispositivo todo lo que sigue. Ningún servidor puede leerlo.',
    text: 'Si compartes el diario con otro teléfono, los registros viajan cifrados por un servidor. Solo tus teléfonos tienen la clave. El servidor conoce un nombre al azar de tu familia, cuándo envían y leen tus teléfonos, cuánto y desde qué dirección de red. Nunca sabe qué anotas, de quién ni en qué idioma. Guarda los registros cifrados durante 35 días. La foto de un bebé viaja con su perfil. Las fotos de los registros se quedan en el teléfono que las tomó. Los otros teléfonos conocen tu nombre y cuándo este teléfono envió algo por última vez. Un teléfono que deja de compartir, o que tú quitas, conserva lo que tiene y no recibe nada nuevo.',
  },
  leaves: {
    title: 'Qué sale de tu dispositivo',
    records:
      'Nada de tu diario, a menos que tú lo exportes o lo compartas. Los archivos PDF y CSV se hacen en el dispositivo y tú decides adónde van. Desde entonces los tienen las personas a quienes se los diste. Un respaldo con contraseña muestra cuándo se hizo y nada más de tu diario.',
    photos:
      'Los respaldos y las exportaciones contienen tus fotos. El diario que comparten los teléfonos, no. Las tablas CSV no tienen fotos.',
    reminders:
      'El recordatorio de una medicina es un archivo que agregas a tu calendario. Puede que tu calendario lo sincronice con otros dispositivos y personas. Su título es solo “Wee Hours”.',
    visits:
      'Cargar estas páginas es una visita común a un sitio web: las computadoras que las envían ven tu dirección de red, como en cualquier sitio. Las páginas no piden nada a ninguna otra empresa. No hay cookies, ni publicidad, ni estadísticas, ni rastreo.',
    messages:
      'Lo que escribes en el formulario de ayuda o en el campo del boletín es para nosotros. Si esta copia de Wee Hours tiene un buzón, se envía ahí y se usa solo para responderte o para enviarte lo que pediste. Si no lo tiene, se queda en tu navegador.',
    payment:
      'Si pagas un plan, pagas en la página de un proveedor de pagos con tarjeta, según su propia política de privacidad. Ese proveedor conoce lo que escribes ahí y nada de tu diario.',
  },
  password: {
    title: 'Qué hace la contraseña y qué no hace',
    text: 'Tu contraseña impide que otras personas entren a la app de este dispositivo, como la niñera a quien le prestas la tableta o una hermana curiosa. No cifra tu diario. Alguien que tenga tu dispositivo desbloqueado y conozca bien los navegadores podría leerlo ahí. El bloqueo y el cifrado del propio dispositivo protegen tu diario: usa los dos.',
  },
  time: {
    title: 'Cuánto tiempo se guarda',
    text: 'El tiempo que tú quieras. Lo que borras espera 30 días en este dispositivo, por si fue un error. Después desaparece. Una cuenta que eliminas desaparece al momento. Lo que nos escribiste se queda en este dispositivo hasta que se elimine su última cuenta. Si borras los datos de este sitio en tu navegador, se borra todo, al momento y para siempre. Algunos navegadores lo hacen por sí solos cuando llevas un tiempo sin visitar un sitio. Para proteger tu diario, pon Wee Hours en tu pantalla de inicio y exporta de vez en cuando.',
  },
  rights: {
    title: 'Tus derechos',
    text: 'Puedes ver, corregir, exportar y borrar tu diario y tu cuenta desde tu perfil, en cualquier momento y con cualquier plan, sin pedirnos permiso. Lo que nos escribiste desde aquí se borra con la última cuenta o con los datos de este sitio. Leyes como la Ley de Privacidad del Consumidor de California y el RGPD europeo te dan estos derechos. Aquí son botones. No vendemos ni compartimos información personal, y no podemos entregar lo que no tenemos.',
  },
  children: {
    title: 'Menores',
    text: 'Wee Hours es para madres, padres y cuidadores. Una persona adulta hace los registros sobre un niño y decide qué pasa con ellos.',
  },
  changes: {
    title: 'Cambios',
    text: 'Si esta página cambia, la fecha de arriba cambia también. Antes de que algo empiece a salir de tu dispositivo, te preguntaremos en la app.',
  },
  questions: {
    title: 'Preguntas',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Escríbenos desde la ',
      link('página de ayuda'),
      '. Respondemos en menos de 24 horas.',
    ],
  },
};
