import { the } from '#words/es/data/grammar.ts';

/** The time since the evening, summed up in the morning. */
export const night = {
  title: 'Desde anoche',
  since: (hour: string, facts: readonly string[]) => `Desde ${the(hour)}: ${facts.join(', ')}`,
  longestSleep: (time: string) => `tramo de sueño más largo (${time})`,
  diapers: (counted: string, types: string) => `${counted} (${types})`,
  share: 'Compartir como texto',
  of: (name: string, night: string) => `${name}. ${night}.`,
  copied: 'Copiado',
  failed: {
    title: 'No se pudo compartir ni copiar el texto.',
    description: 'Selecciona la frase y cópiala.',
  },
};
