import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** Advice on an entry. The catalogs `signs` and `call` have the words of the list of when to call. */
export const advice = {
  by: (name: string) => `por ${name}`,
  /** These are medical: a reader with medical training must check every change. */
  notes: {
    severeFoodReaction:
      'Dificuldade para respirar ou inchaço depois de um alimento pode ser uma reação alérgica grave.',
    honeyBefore12Months:
      'Mel não é para bebês com menos de 12 meses, nem cozido: pode causar botulismo infantil, uma doença rara e grave.',
    blackStool: 'Fezes pretas só são comuns nos primeiros dias. Fale com o pediatra.',
    bloodInStool: 'Se for isto: Sangue nas fezes',
  } satisfies Record<Exclude<AdviceCode, Sign> | 'bloodInStool', string>,
};
