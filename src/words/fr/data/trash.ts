import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

const daysOf = (count: number) =>
  plural(count, {
    one: `${number(count)} jour`,
    other: `${number(count)} jours`,
  });

/** The part of the profile with the trash and the removed babies. */
export const trash: Words['trash'] = {
  title: 'Corbeille',
  about: (days) =>
    `Ce que vous supprimez reste ici ${daysOf(days)} et peut être restauré. Ensuite c’est définitif, sauf si vous importez un journal qui l’a encore.`,
  empty: 'La corbeille est vide.',
  ofImport:
    'Restaurez une par une les entrées d’un import annulé. Pour toutes les retrouver, importez à nouveau le fichier. Si c’est déjà fait, elles sont dans votre journal.',
  more: 'Afficher plus',
  restore: 'Restaurer',
  restoreOne: (entry) => `Restaurer\u00a0: ${entry}`,
  restoreAll: (count) => `Tout restaurer (${number(count)})`,
  restored: {
    one: (entry) => `Restauré\u00a0: ${entry}`,
    all: (count) =>
      plural(count, {
        one: `${number(count)} entrée restaurée`,
        other: `${number(count)} entrées restaurées`,
      }),
    baby: (name) => `Restauré\u00a0: ${name}`,
    description: 'Tout est revenu à sa place.',
  },
  deleted: (name, when, ago) => [name, `, ${when}. Supprimé ${ago}.`],
  babies: {
    withAll: (name) => [name, ' et tout ce qui est noté'],
    removed: (ago) => `Retiré ${ago}.`,
  },
};
