import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';

/** The fields of each kind, in forms and spreadsheets. */
export const fields = {
  feed: {
    labels: { type: 'Type', amountOz: 'Amount' },
    choices: { type: { left: 'Left breast', right: 'Right breast', bottle: 'Bottle' } },
  },
  diaper: {
    labels: { type: 'Type' },
    choices: { type: { wet: 'Wet', dirty: 'Dirty', mixed: 'Wet and dirty' } },
  },
  sleep: {
    labels: { isNight: 'Type' },
    choices: { isNight: { nap: 'Nap', night: 'Night' } },
  },
  growth: {
    labels: { weightKg: 'Weight', lengthCm: 'Length', headCm: 'Head' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Temperature', site: 'Where' },
    choices: {
      site: { rectal: 'Rectal', armpit: 'Armpit', ear: 'Ear', forehead: 'Forehead', mouth: 'Mouth' },
    },
    edit: (name: string) => `Edit ${name}’s temperature`,
  },
} satisfies Record<KindName, FieldWords>;
