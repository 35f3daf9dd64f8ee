/** The time since the evening, summed up in the morning. */
export const night = {
  title: 'Desde ontem à noite',
  since: (hour: string, facts: readonly string[]) => `Desde as ${hour}: ${facts.join(', ')}`,
  longestSleep: (time: string) => `sono mais longo ${time}`,
  diapers: (counted: string, types: string) => `${counted} (${types})`,
  share: 'Enviar como texto',
  of: (name: string, night: string) => `${name}. ${night}.`,
  copied: 'Copiado',
  failed: {
    title: 'Não deu para enviar nem copiar o texto.',
    description: 'Selecione a frase e copie.',
  },
};
