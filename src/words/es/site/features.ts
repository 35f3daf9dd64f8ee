import type { Words } from '#words/words.ts';

/** The page about the features. `site.ts` has their names and their sentences. */
export const features: Words['features'] = {
  title: 'Funciones',
  heading: 'Para una sola mano y media neurona',
  description:
    'El día de un recién nacido es comer, ensuciar pañales y dormir, a toda hora. Anótalo con un toque y sácatelo de la cabeza.',
  seePricing: 'Ver precios',
  points: {
    feeding: [
      'Un toque inicia el cronómetro de un lado; otro guarda el biberón de siempre',
      'Onzas o mililitros: lo que escribes es lo que ves',
      'Los dos lados y el biberón de complemento cuentan como una sola toma',
    ],
    diapers: [
      'Un toque por pañal, con “Deshacer” y “hace 15\u00a0min” justo debajo',
      'La cuenta del día a la vista',
      'Formas y palabras, nunca solo colores',
    ],
    sleep: [
      'Un cronómetro para siestas y noches, o la hora de inicio y de fin después',
      'Una noche que pasa de las doce sigue siendo una noche, y dura lo que debe cuando cambia la hora',
      'Un calendario que muestra el ritmo que el cansancio no te deja ver',
    ],
    growth: [
      'Peso, talla y perímetro de la cabeza en una misma fecha',
      'Libras y onzas o kilos, pulgadas o centímetros',
      'Curvas de crecimiento de la OMS, con la edad corregida si nació antes de tiempo y agregas la fecha probable de parto',
    ],
    week: [
      'Cualquier semana, con los totales de cada tipo de registro',
      'Qué cambió desde la semana anterior, en palabras sencillas',
      'Solo lo que pasó. Sin veredictos.',
    ],
    pdf: [
      'Un informe para la consulta y un PDF de una página con la semana; los mismos números, en CSV',
      'Se hace en tu dispositivo y solo tú lo compartes',
      'Exporta todo lo que has anotado cuando quieras, con cualquier plan',
    ],
  },
  hood: {
    title: 'Por dentro',
    all: [
      {
        name: 'Funciona sin señal',
        text: 'Después de tu primera visita, toda la app está en tu dispositivo. En el sótano, el avión o el hospital: abre y guarda.',
      },
      {
        name: 'Modo cuna',
        text: 'Una tableta junto a la cuna se vuelve el diario: números grandes, botones grandes y colores de noche a cualquier hora.',
      },
      {
        name: 'La noche, en una frase',
        text: 'En el desayuno, la app resume en una frase la noche desde las 8\u00a0p.m. Compártela con un toque.',
      },
      {
        name: 'Trae tus registros',
        text: 'Importa tus registros de Huckleberry, Nara Baby, Baby Tracker y más. Ves todo antes de que se guarde.',
      },
      {
        name: 'Oscura cuando debe',
        text: 'Desde las 7\u00a0p.m. la pantalla se vuelve brasa: cálida, tenue y amable con quien duerme a tu lado.',
      },
      {
        name: 'No te pide nada',
        text: 'Ni cuentas de otros, ni tu ubicación, ni tus contactos. Tu diario se queda en tu navegador hasta que tú lo compartas.',
      },
      {
        name: 'En cualquier dispositivo',
        text: 'Una app web para cualquier teléfono, tableta o computadora moderna. Ponla en tu pantalla de inicio y úsala como cualquier otra app.',
      },
      {
        name: 'Vete cuando quieras',
        text: 'Exporta o borra todo desde tu perfil, con cualquier plan y en cualquier momento.',
      },
      {
        name: 'Fácil de corregir',
        text: '¿Borraste lo que no era? Deshazlo. ¿Se te olvidó anotar? Agrégalo a cualquier día, cuando quieras.',
      },
    ],
    /** Only in an app that is built with a sync server. */
    sharing: {
      name: 'Un diario en todos los teléfonos',
      text: 'Dos teléfonos y una tableta ven cada registro al momento. Todo viaja cifrado, y solo tus teléfonos tienen la clave.',
    },
  },
  closing: {
    title: 'La forma más rápida de saber es probar',
    text: 'La demo no pide registrarse. Una cuenta nueva trae 14 días de la app completa, gratis.',
  },
};
