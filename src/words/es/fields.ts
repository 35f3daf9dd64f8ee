import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import { TEETH } from './data/tooth-names.ts';

/** The fields of each kind, in forms and spreadsheets. */
export const fields = {
  feed: {
    labels: {
      type: 'Tipo',
      amountOz: 'Cantidad',
      milk: 'Leche',
      breastOz: 'Parte de leche materna',
      brand: 'Marca',
    },
    choices: {
      type: { left: 'Pecho izquierdo', right: 'Pecho derecho', bottle: 'Biberón' },
      milk: { breast: 'Leche materna', formula: 'Fórmula', mixed: 'Mixta', other: 'Otra' },
    },
  },
  diaper: {
    labels: {
      type: 'Tipo',
      colors: 'Color',
      texture: 'Consistencia',
      wetAmount: 'Cuánta orina',
      dirtyAmount: 'Cuánto popó',
      rash: 'Rozadura',
      blowout: 'Desborde',
    },
    choices: {
      type: { wet: 'Mojado', dirty: 'Sucio', mixed: 'Mojado y sucio', dry: 'Seco' },
      colors: {
        brown: 'Marrón',
        yellow: 'Amarillo',
        green: 'Verde',
        black: 'Negro',
        orange: 'Anaranjado',
        red: 'Rojo',
        white: 'Blanco',
      },
      texture: {
        runny: 'Líquido',
        soft: 'Blando',
        seedy: 'Grumoso',
        firm: 'Firme',
        hard: 'Duro',
        mucus: 'Con moco',
      },
      wetAmount: { small: 'Poca', medium: 'Regular', large: 'Mucha' },
      dirtyAmount: { small: 'Poco', medium: 'Regular', large: 'Mucho' },
    },
  },
  sleep: {
    labels: { isNight: 'Tipo' },
    choices: { isNight: { nap: 'Siesta', night: 'Noche' } },
  },
  growth: {
    labels: { weightKg: 'Peso', lengthCm: 'Talla', headCm: 'Cabeza' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Temperatura', site: 'Dónde' },
    choices: {
      site: { rectal: 'Recto', armpit: 'Axila', ear: 'Oído', forehead: 'Frente', mouth: 'Boca' },
    },
    edit: (name: string) => `Editar temperatura de ${name}`,
  },
  pump: {
    labels: { sides: 'Lados', leftOz: 'Izquierdo', rightOz: 'Derecho', totalOz: 'Total', kept: 'Destino' },
    choices: {
      sides: { left: 'Izquierdo', right: 'Derecho', both: 'Ambos' },
      kept: { fridge: 'Refrigerador', freezer: 'Congelador', fed: 'Se tomó', discarded: 'Se desechó' },
    },
  },
  activity: {
    labels: { what: 'Qué', name: 'Nombre' },
    choices: {
      what: {
        tummy: 'Tiempo boca abajo',
        bath: 'Baño',
        walk: 'Paseo',
        play: 'Juego',
        skin: 'Piel con piel',
        massage: 'Masaje',
        teeth: 'Cepillado de dientes',
        crying: 'Llanto',
        reading: 'Lectura',
        own: 'Otra cosa',
      },
    },
    edit: (name: string) => `Editar actividad de ${name}`,
  },
  symptom: {
    labels: { what: 'Qué', size: 'Cuánto', feedId: 'Después de la toma de' },
    choices: {
      what: {
        'spit-up': 'Regurgitación',
        vomit: 'Vómito',
        rash: 'Sarpullido',
        cough: 'Tos',
        stuffy: 'Nariz tapada',
        other: 'Otro',
      },
      size: { small: 'Poco', medium: 'Regular', large: 'Mucho' },
    },
    edit: (name: string) => `Editar síntoma de ${name}`,
  },
  meal: {
    labels: {
      foods: 'Alimentos',
      first: 'Primera vez',
      meal: 'Comida',
      amount: 'Cantidad',
      amountUnit: 'Unidad',
      prep: 'Preparación',
      reaction: 'Reacción',
      reactionAfterMinutes: 'Minutos después de comer',
      reactionSure: '¿Por este alimento?',
    },
    choices: {
      liked: { yes: 'Le gustó', 'so-so': 'Más o menos', no: 'No le gustó' },
      meal: { breakfast: 'Desayuno', lunch: 'Almuerzo', dinner: 'Cena', snack: 'Merienda' },
      amountUnit: { g: 'g', ml: 'ml', spoons: 'Cucharadas', bites: 'Bocados' },
      prep: { puree: 'Puré', mash: 'Aplastado', finger: 'En trozos', other: 'Otra' },
      reaction: {
        skin: 'Piel',
        vomiting: 'Vómito',
        breathing: 'Dificultad para respirar',
        swelling: 'Hinchazón',
        stool: 'Popó',
        other: 'Otra',
      },
      reactionSure: { unsure: 'No es seguro', sure: 'Seguro' },
    },
    edit: (name: string) => `Editar comida de ${name}`,
  },
  dose: {
    labels: {
      name: 'Medicina',
      amount: 'Cantidad',
      unit: 'Unidad',
      given: '¿La tomó?',
      ingredient: 'Ingrediente',
      medicineId: '¿Qué medicina?',
    },
    choices: {
      unit: {
        ml: 'ml',
        mg: 'mg',
        drops: 'Gotas',
        IU: 'UI',
        tablet: 'Tableta',
        puff: 'Inhalación',
        other: 'Otra',
      },
      given: { given: 'La tomó', refused: 'La rechazó o escupió' },
      medicineId: { other: 'Otra' },
    },
    edit: (name: string) => `Editar dosis de ${name}`,
  },
  moment: {
    labels: {
      what: 'Qué',
      title: 'Título',
      clock: 'Hora',
      tooth: 'Qué diente',
      way: 'Salió o se cayó',
      doseNumber: 'Dosis',
      lot: 'Lote',
      who: 'Con',
      next: 'Próxima consulta',
    },
    choices: {
      what: {
        first: 'Primera vez',
        tooth: 'Diente',
        vaccine: 'Vacuna',
        visit: 'Consulta',
        note: 'Nota',
      },
      way: { in: 'Salió', out: 'Se cayó' },
      tooth: TEETH,
    },
  },
} satisfies Record<KindName, FieldWords>;
