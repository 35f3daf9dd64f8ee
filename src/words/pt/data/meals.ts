import type { Allergen } from '#domain/kinds/meal/allergens.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');

/** The form, the card and the report page of meals. */
export const meals = {
  foods: 'Alimentos',
  food: 'Alimento',
  foodHint: 'Separe vários com vírgulas.',
  add: 'Adicionar',
  before: 'Já registrados',
  remove: (food: string) => `Remover ${food}`,
  liked: (food: string) => `O que achou de ${food}?`,
  isNew: 'Alimento novo',
  allergen: (group: string) => `Alergênico: ${group}`,
  allergens: {
    milk: 'leite',
    egg: 'ovo',
    peanut: 'amendoim',
    treeNut: 'castanhas',
    wheat: 'trigo',
    soy: 'soja',
    fish: 'peixe',
    shellfish: 'frutos do mar',
    sesame: 'gergelim',
  } satisfies Record<Allergen, string>,
  reaction: {
    title: 'Reação',
    signs: 'O que você viu',
    /** Medical: a reader with medical training must check every change. */
    about:
      'Uma reação de alergia alimentar costuma começar em minutos, até 2 horas depois (Baby’s First, FARE). Não é orientação médica.',
  },
  card: {
    title: 'Refeições',
    foods: 'Alimentos provados',
    firstTastes: 'Primeiras vezes',
    onDay: (food: string, day: string) => `${food}, ${day}`,
    at: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    allergens: 'Grupos alergênicos provados',
    triedOf: (count: number, all: number) => `${number(count)} de ${number(all)}`,
    last: (group: string) => `Última vez: ${group}`,
    reactions: (count: number) =>
      plural(count, {
        one: `${number(count)} refeição com reação`,
        other: `${number(count)} refeições com reação`,
      }),
    before: 'Refeições dos 2 dias antes dela, seja qual for a causa:',
    nothingBefore: 'Nenhuma outra refeição nos 2 dias antes dela.',
    byName: 'Os grupos alergênicos são reconhecidos pelo nome do alimento em inglês.',
  },
};
