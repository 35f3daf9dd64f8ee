import type { Sourced } from './care-source.ts';

/** What sources say about tummy time. The words are in the catalog `activity`. */
export interface TummyAdvice extends Sourced {
  code: 'workUpByWeek7' | 'untilMobile';
}

export const tummyTime: readonly TummyAdvice[] = [
  {
    code: 'workUpByWeek7',
    source: { publisher: 'American Academy of Pediatrics', name: 'Back to Sleep, Tummy to Play' },
    seen: 'quotation',
  },
  {
    code: 'untilMobile',
    source: {
      publisher: 'World Health Organization',
      name: 'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
      year: 2019,
    },
    seen: 'quotation',
  },
];
