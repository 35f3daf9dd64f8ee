import type { Urgency } from '#domain/care-guide/urgency.ts';

/** The card with the signs to call about. The catalog `signs` has the signs themselves. Both are medical. */
export const call = {
  title: 'Quando pedir ajuda',
  about:
    'É só informação, não orientação médica. Se algo preocupa você, ligue. Nenhum número deste aplicativo precisa vir antes.',
  urgencies: {
    emergency: 'Ligue agora para o número de emergência (no Brasil, SAMU 192) ou vá ao pronto-socorro',
    'right away': 'Ligue para o pediatra na hora, de dia ou de noite',
    'same day': 'Ligue para o pediatra no mesmo dia',
  } satisfies Record<Urgency, string>,
};
