import type { Urgency } from '#domain/care-guide/urgency.ts';

/** The card with the signs to call about. The catalog `signs` has the signs themselves. Both are medical. */
export const call = {
  title: 'Cuándo llamar',
  about:
    'Solo información, no es consejo médico. Si algo te preocupa, llama. No hace falta que esta app te dé antes un número.',
  urgencies: {
    emergency: 'Llama ya al número de emergencias de tu zona o ve a la sala de emergencias',
    'right away': 'Llama de inmediato a tu pediatra, de día o de noche',
    'same day': 'Llama a tu pediatra el mismo día',
  } satisfies Record<Urgency, string>,
};
