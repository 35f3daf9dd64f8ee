import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** Advice on an entry. The catalogs `signs` and `call` have the words of the list of when to call. */
export const advice = {
  by: (name: string) => `lo registró ${name}`,
  /** These are medical: a reader with medical training must check every change. */
  notes: {
    severeFoodReaction:
      'La dificultad para respirar o la hinchazón después de un alimento pueden ser una reacción alérgica grave.',
    honeyBefore12Months:
      'La miel no es para bebés menores de 12 meses, ni siquiera cocida: puede causar botulismo infantil, una enfermedad rara y grave.',
    blackStool: 'El popó negro solo es habitual en los primeros días. Consulta a tu pediatra.',
    bloodInStool: 'Si es esto: Sangre en el popó',
  } satisfies Record<Exclude<AdviceCode, Sign> | 'bloodInStool', string>,
};
