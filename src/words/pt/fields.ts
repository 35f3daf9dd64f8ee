import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import { TEETH } from './data/tooth-names.ts';

const SIZES = { small: 'Pouco', medium: 'Médio', large: 'Muito' };

/** The fields of each kind, in forms and spreadsheets. */
export const fields = {
  feed: {
    labels: {
      type: 'Tipo',
      amountOz: 'Quantidade',
      milk: 'Leite',
      breastOz: 'Leite materno nela',
      brand: 'Marca',
    },
    choices: {
      type: { left: 'Peito esquerdo', right: 'Peito direito', bottle: 'Mamadeira' },
      milk: { breast: 'Leite materno', formula: 'Fórmula', mixed: 'Misto', other: 'Outro' },
    },
  },
  diaper: {
    labels: {
      type: 'Tipo',
      colors: 'Cor',
      texture: 'Consistência',
      wetAmount: 'Quanto xixi',
      dirtyAmount: 'Quanto cocô',
      rash: 'Assadura',
      blowout: 'Vazou',
    },
    choices: {
      type: { wet: 'Xixi', dirty: 'Cocô', mixed: 'Xixi e cocô', dry: 'Seca' },
      colors: {
        brown: 'Marrom',
        yellow: 'Amarelo',
        green: 'Verde',
        black: 'Preto',
        orange: 'Laranja',
        red: 'Vermelho',
        white: 'Branco',
      },
      texture: {
        runny: 'Líquido',
        soft: 'Mole',
        seedy: 'Com grumos',
        firm: 'Firme',
        hard: 'Duro',
        mucus: 'Com muco',
      },
      wetAmount: SIZES,
      dirtyAmount: SIZES,
    },
  },
  sleep: {
    labels: { isNight: 'Tipo' },
    choices: { isNight: { nap: 'Soneca', night: 'Noite' } },
  },
  growth: {
    labels: { weightKg: 'Peso', lengthCm: 'Comprimento', headCm: 'Cabeça' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Temperatura', site: 'Onde' },
    choices: {
      site: { rectal: 'Retal', armpit: 'Axila', ear: 'Ouvido', forehead: 'Testa', mouth: 'Boca' },
    },
    edit: (name: string) => `Editar temperatura de ${name}`,
  },
  pump: {
    labels: {
      sides: 'Lados',
      leftOz: 'Esquerdo',
      rightOz: 'Direito',
      totalOz: 'Total',
      kept: 'Para onde foi',
    },
    choices: {
      sides: { left: 'Esquerdo', right: 'Direito', both: 'Os dois' },
      kept: { fridge: 'Geladeira', freezer: 'Freezer', fed: 'Oferecido', discarded: 'Descartado' },
    },
  },
  activity: {
    labels: { what: 'Atividade', name: 'Nome' },
    choices: {
      what: {
        tummy: 'De bruços',
        bath: 'Banho',
        walk: 'Passeio',
        play: 'Brincadeira',
        skin: 'Pele a pele',
        massage: 'Massagem',
        teeth: 'Escovação',
        crying: 'Choro',
        reading: 'Leitura',
        own: 'Outra coisa',
      },
    },
    edit: (name: string) => `Editar atividade de ${name}`,
  },
  symptom: {
    labels: { what: 'Sintoma', size: 'Quanto', feedId: 'Depois da mamada das' },
    choices: {
      what: {
        'spit-up': 'Golfada',
        vomit: 'Vômito',
        rash: 'Manchas na pele',
        cough: 'Tosse',
        stuffy: 'Nariz entupido',
        other: 'Outro',
      },
      size: { small: 'Pouco', medium: 'Médio', large: 'Muito' },
    },
    edit: (name: string) => `Editar sintoma de ${name}`,
  },
  meal: {
    labels: {
      foods: 'Alimentos',
      first: 'Primeira vez',
      meal: 'Refeição',
      amount: 'Quantidade',
      amountUnit: 'Unidade',
      prep: 'Preparo',
      reaction: 'Reação',
      reactionAfterMinutes: 'Minutos depois da refeição',
      reactionSure: 'Foi deste alimento?',
    },
    choices: {
      liked: { yes: 'Gostou', 'so-so': 'Mais ou menos', no: 'Não gostou' },
      meal: { breakfast: 'Café da manhã', lunch: 'Almoço', dinner: 'Jantar', snack: 'Lanche' },
      amountUnit: { g: 'g', ml: 'ml', spoons: 'Colheres', bites: 'Pedaços' },
      prep: { puree: 'Papinha lisa', mash: 'Amassado', finger: 'Em pedaços', other: 'Outro' },
      reaction: {
        skin: 'Pele',
        vomiting: 'Vômito',
        breathing: 'Dificuldade para respirar',
        swelling: 'Inchaço',
        stool: 'Fezes',
        other: 'Outra',
      },
      reactionSure: { unsure: 'Sem certeza', sure: 'Com certeza' },
    },
    edit: (name: string) => `Editar refeição de ${name}`,
  },
  dose: {
    labels: {
      name: 'Remédio',
      amount: 'Quantidade',
      unit: 'Unidade',
      given: 'Tomou?',
      ingredient: 'Princípio ativo',
      medicineId: 'Qual remédio?',
    },
    choices: {
      unit: {
        ml: 'ml',
        mg: 'mg',
        drops: 'Gotas',
        IU: 'UI',
        tablet: 'Comprimido',
        puff: 'Jato',
        other: 'Outra',
      },
      given: { given: 'Tomou', refused: 'Recusou ou cuspiu' },
      medicineId: { other: 'Outro' },
    },
    edit: (name: string) => `Editar dose de ${name}`,
  },
  moment: {
    labels: {
      what: 'Tipo',
      title: 'Título',
      clock: 'Hora',
      tooth: 'Qual dente',
      way: 'Nasceu ou caiu',
      doseNumber: 'Dose',
      lot: 'Lote',
      who: 'Com quem',
      next: 'Próxima consulta',
    },
    choices: {
      what: { first: 'Primeira vez', tooth: 'Dente', vaccine: 'Vacina', visit: 'Consulta', note: 'Anotação' },
      way: { in: 'Nasceu', out: 'Caiu' },
      tooth: TEETH,
    },
  },
} satisfies Record<KindName, FieldWords>;
