import type { Words } from '#words/words.ts';

/** The home page. `site.ts` has its features. */
export const home: Words['home'] = {
  title: 'El diario de tu bebé para las tres de la mañana',
  description:
    'Tomas, pañales, sueño y crecimiento, anotados con el pulgar, a oscuras y sin señal. Ningún servidor puede leerlos.',
  lead: 'Anota tomas, pañales, sueño y crecimiento con el pulgar, a oscuras y sin señal. Por la mañana sabrás qué pasó.',
  free: 'La demo no pide registrarse. Los 14 días gratis no piden tarjeta.',
  picture:
    'La pantalla de inicio de noche: el tiempo desde la última toma y el último pañal, una toma en curso con su botón para detenerla y botones grandes de un toque.',
  truths: {
    hand: 'Con una mano basta',
    offline: 'Funciona sin señal',
    device: 'Ningún servidor lo lee',
  },
  showcase: {
    title: 'Un toque y queda anotado',
    lead: 'Así es la app hoy, a la hora para la que está hecha.',
    parts: {
      taps: {
        name: 'Un toque',
        text: 'Toca “Mojado” y queda guardado. Deshazlo o muévelo 15\u00a0minutos atrás, ahí mismo, bajo tu pulgar.',
      },
      timers: {
        name: 'Cronómetros',
        text: 'Para cada lado, para el sueño y para el extractor. Siguen aunque recargues, bloquees el teléfono o se acabe la batería.',
      },
      crib: {
        name: 'Modo cuna',
        text: 'Una tableta junto a la cuna muestra la última toma en números que lees desde el sillón.',
      },
      imports: {
        name: 'Trae tus registros',
        text: 'Importa los archivos de otras 14\u00a0apps. Ves todo antes de que se guarde. También sirven otras hojas de cálculo.',
      },
      rhythm: {
        name: 'Ritmo',
        text: 'Una fila por día. Noches, siestas y tomas se alinean, y el patrón aparece.',
      },
      report: {
        name: 'Informe',
        text: 'Un informe en PDF para tu pediatra y tus totales en CSV. Hechos en tu teléfono.',
      },
    },
    /** The names of the apps, as their makers write them. */
    apps: [
      'Huckleberry',
      'Nara Baby',
      'Baby Tracker',
      'Glow Baby',
      'Baby Connect',
      'Hatch',
      'Napper',
      'Baby Daybook',
      'Baby+',
      'Baby Buddy',
      'PiyoLog',
      'BabyTime',
      'Sprout Track',
      'Baby Tracker by Amila',
    ],
    cribPicture:
      'El modo cuna en una tableta: tres números grandes, botones para pañales, biberones y lados, y un reloj pequeño.',
  },
  minute: {
    title: 'Dale un minuto',
    lead: 'Menos de lo que tarda en entibiarse un biberón. La demo es la app de verdad con datos de ejemplo. No guarda nada.',
    steps: [
      {
        title: 'Toca “Probar la demo”',
        text: 'Te presentamos a Olive, de seis semanas y totalmente inventada. Nada que instalar, nada que llenar.',
      },
      {
        title: 'Anota una toma',
        text: 'Toca “Izquierdo” cuando se prenda al pecho y “Parar y guardar” cuando termine. Dos toques, una mano.',
      },
      {
        title: 'Mira su semana',
        text: 'Revisa los totales y conviértelos en una página para tu pediatra. Cierra la pestaña y no queda nada.',
      },
    ],
  },
  features: {
    title: 'Lo que pregunta tu pediatra. Nada más.',
    lead: 'Seis cosas, bien hechas. Sin consejos, sin anuncios, sin medallas.',
  },
  testimonials: {
    title: 'Lo que nos gustaría oír',
    note: 'Wee Hours es nueva, así que estos ejemplos los escribimos nosotros. Palabras reales de familias reales ocuparán su lugar.',
    all: [
      {
        quote:
          'Dejé de hacer cuentas a las cuatro de la mañana. Miro una vez, sé qué lado sigue y me vuelvo a la cama.',
        from: 'Ejemplo: una mamá primeriza, tercera semana',
      },
      {
        quote:
          'Nos pasamos el teléfono como en una carrera de relevos. Quien se despierta ve lo que hizo el otro, sin despertar a nadie para preguntar.',
        from: 'Ejemplo: un papá en el turno de noche',
      },
      {
        quote:
          'La doctora preguntó cuántos pañales mojados hubo. Por una vez no dije “creo que seis”. Le di una hoja.',
        from: 'Ejemplo: mamá y papá de gemelos',
      },
    ],
  },
  closing: {
    title: 'Lista para esta noche.',
    text: 'Primero echa un vistazo. La demo es la app completa, con un bebé de ejemplo y seis semanas de días de ejemplo.',
  },
};
