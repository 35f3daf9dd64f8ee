/** The time since the evening, summed up in the morning. */
export const night = {
  title: 'Since last evening',
  /** `facts` are such as "3 feeds" and "longest sleep 2 h 33 min". */
  since: (hour: string, facts: readonly string[]) => `Since ${hour}: ${facts.join(', ')}`,
  longestSleep: (time: string) => `longest sleep ${time}`,
  /** `types` are such as "2 wet · 1 both". */
  diapers: (counted: string, types: string) => `${counted} (${types})`,
  share: 'Share as text',
  /** The text that is shared. `night` is such as "Since 8 PM: 3 feeds". */
  of: (name: string, night: string) => `${name}. ${night}.`,
  copied: 'Copied',
  failed: { title: 'Couldn’t share or copy the text.', description: 'Select the sentence and copy it.' },
};
