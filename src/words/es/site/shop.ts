import type { Words } from '#words/words.ts';

/** The shop. */
export const shop: Words['shop'] = {
  title: 'Tienda',
  heading: '¿Prefieres el papel?',
  description:
    'Agendas, plantillas y stickers, gratis mientras Wee Hours es nueva. Un toque guarda el archivo en tu dispositivo.',
  gift: 'Gratis',
  /** For screen readers, between "Free" and the price that is struck through. */
  later: 'mientras somos nuevos; después',
  products: {
    planner: {
      title: 'Kit de agenda',
      description:
        'Una agenda con enlaces para GoodNotes o tu impresora: un año sin fechas de páginas diarias, semanales y mensuales, con tablas para tomas, pañales, sueño y crecimiento.',
      contents: 'PDF con pestañas enlazadas',
      picture: 'La portada, una página diaria con tomas, pañales y sueño, y el índice del año.',
    },
    template: {
      title: 'Plantilla de Notion',
      description:
        'El mismo diario en tablas de Notion: bebés, tomas, pañales, sueño y crecimiento, listo para tu primer registro.',
      contents: 'ZIP, listo para importar en Notion',
      picture:
        'La tabla de tomas, con el tipo, el bebé y la hora de inicio. Al lado, bebés, pañales, sueño y crecimiento.',
    },
    stickers: {
      title: 'Paquete de stickers',
      description:
        'Dibujitos para una agenda de papel o una tableta, al estilo de nuestros íconos. De bordes nítidos, se ven bien en cualquier página.',
      contents: 'PNG en un ZIP, 300 ppp, transparentes',
      picture:
        'Una hoja de stickers: una luna, estrellas, nubes, un bebé envuelto, una cuna, una lámpara, una oveja, un oso.',
    },
  },
  format: (product: string) => `Formato: ${product}`,
  formats: { tablet: 'Tableta', letter: 'Carta', a4: 'A4', zip: 'ZIP', png: 'PNG' },
  download: 'Descargar ya',
  downloading: 'Descargando…',
  /** The toast after the download button was tapped. */
  outcome: {
    saved: {
      title: (product: string) => `Se guardó: ${product}`,
      description: 'Está en tus descargas.',
    },
    shared: {
      title: (product: string) => `Se compartió: ${product}`,
      description: 'Está donde lo enviaste.',
    },
    ready: {
      title: (product: string) => `Todo listo: ${product}`,
      description: 'Toca otra vez para compartir.',
    },
    unable: {
      title: (product: string) => `Aquí no se puede guardar: ${product}`,
      description: 'Abre esta página en Safari para descargar el archivo.',
    },
    cancelled: {
      title: (product: string) => `No se guardó: ${product}`,
      description: 'El archivo está listo. Toca de nuevo cuando quieras.',
    },
    offline: {
      title: (product: string) => `No se guardó: ${product}`,
      description: 'Conéctate a internet y vuelve a intentarlo.',
    },
    failed: {
      title: (product: string) => `No se guardó: ${product}`,
      description: 'La descarga falló. Inténtalo de nuevo en unos minutos.',
    },
  },
  notes: {
    title: 'Bueno saberlo',
    gift: {
      question: '¿Por qué todo es gratis?',
      answer:
        'Wee Hours es nueva y nuestra tienda todavía no cobra. Mientras tanto, cada archivo es un regalo. El precio tachado es lo que costará después. Lo que descargues hoy es tuyo.',
    },
    place: {
      question: '¿Adónde va el archivo?',
      answer:
        'A tus descargas. En un teléfono, a la app que elijas en el menú de compartir. Necesitas señal para descargarlo, pero no para usarlo.',
    },
    prints: {
      question: '¿Puedo imprimirlo otra vez?',
      answer: 'Las veces que tu familia necesite. Solo te pedimos que no lo revendas.',
    },
    plans: {
      question: '¿Los planes incluyen una agenda?',
      answer: <Node>(link: (text: string) => Node): (string | Node)[] => [
        'Starter incluye el Kit de agenda. Plus y Lifetime Bundle las incluyen todas. ',
        link('Ver planes'),
      ],
    },
  },
};
