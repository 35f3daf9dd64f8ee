import type { Allergen } from '#domain/kinds/meal/allergens.ts';
import { number, plural } from '#words/es/data/grammar.ts';

/** The form, the card and the report page of meals. */
export const meals = {
  foods: 'Alimentos',
  food: 'Alimento',
  foodHint: 'Separa varios con comas.',
  add: 'Agregar',
  before: 'Ya registrados',
  remove: (food: string) => `Quitar ${food}`,
  liked: (food: string) => `¿Le gustó? ${food}`,
  isNew: 'Nuevo',
  allergen: (group: string) => `Alérgeno: ${group}`,
  allergens: {
    milk: 'leche',
    egg: 'huevo',
    peanut: 'cacahuate (maní)',
    treeNut: 'nueces de árbol',
    wheat: 'trigo',
    soy: 'soya',
    fish: 'pescado',
    shellfish: 'mariscos',
    sesame: 'ajonjolí (sésamo)',
  } satisfies Record<Allergen, string>,
  reaction: {
    title: 'Reacción',
    signs: 'Qué notaste',
    /** Medical: a reader with medical training must check every change. */
    about:
      'Una reacción de alergia a un alimento suele empezar entre minutos y 2 horas después (Baby’s First, FARE). No es consejo médico.',
  },
  card: {
    title: 'Comidas',
    foods: 'Alimentos probados',
    firstTastes: 'Primera vez',
    onDay: (food: string, day: string) => `${food}, ${day}`,
    at: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    allergens: 'Grupos de alérgenos probados',
    triedOf: (count: number, all: number) => `${number(count)} de ${number(all)}`,
    last: (group: string) => `Última vez: ${group}`,
    reactions: (count: number) =>
      plural(count, { one: '1 comida con reacción', other: `${number(count)} comidas con reacción` }),
    before: 'Comidas de los 2 días anteriores, sea cual sea la causa:',
    nothingBefore: 'Ninguna otra comida en los 2 días anteriores.',
    byName: 'Los grupos de alérgenos se reconocen por los nombres de los alimentos en inglés.',
  },
};
