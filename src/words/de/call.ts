import type { Urgency } from '#domain/care-guide/urgency.ts';

/** The card with the signs to call about. The catalog `signs` has the signs themselves. Both are medical. */
export const call = {
  title: 'Wann anrufen',
  about:
    'Nur zur Information, kein medizinischer Rat. Wenn du dir Sorgen machst, ruf an. Du brauchst dafür keine Zahl aus dieser App.',
  urgencies: {
    emergency: 'Wähle sofort den Notruf (in Europa 112) oder fahr in die Notaufnahme',
    'right away':
      'Ruf sofort in der Kinderarztpraxis an, außerhalb der Sprechzeiten beim ärztlichen Bereitschaftsdienst',
    'same day': 'Ruf noch am selben Tag in der Kinderarztpraxis an',
  } satisfies Record<Urgency, string>,
};
