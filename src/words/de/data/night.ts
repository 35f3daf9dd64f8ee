/** The time since the evening, summed up in the morning. */
export const night = {
  title: 'Seit gestern Abend',
  /** `facts` are such as "3 Mahlzeiten" and "längster Schlaf 2 h 33 min". */
  since: (hour: string, facts: readonly string[]) => `Seit ${hour}: ${facts.join(', ')}`,
  longestSleep: (time: string) => `längster Schlaf ${time}`,
  /** `types` are such as "2 nass · 1 beides". */
  diapers: (counted: string, types: string) => `${counted} (${types})`,
  share: 'Als Text teilen',
  /** The text that is shared. `night` is such as "Seit 20 Uhr: 3 Mahlzeiten". */
  of: (name: string, night: string) => `${name}. ${night}.`,
  copied: 'Kopiert',
  failed: {
    title: 'Der Text ließ sich nicht teilen oder kopieren.',
    description: 'Markiere den Satz und kopiere ihn.',
  },
};
