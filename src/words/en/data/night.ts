/** The night, summed up in the morning. */
export const night = {
  title: 'Last night',
  /** `facts` are such as "3 feeds" and "longest sleep 2 h 33 min". */
  since: (hour: string, facts: readonly string[]) => `Since ${hour}: ${facts.join(', ')}`,
  nothing: 'nothing logged',
  longestSleep: (time: string) => `longest sleep ${time}`,
  share: 'Share last night',
  /** The text that is shared. `night` is such as "Since 8 PM: 3 feeds". */
  of: (name: string, night: string) => `${name}. ${night}.`,
  copied: 'Copied',
  failed: { title: 'This device can’t share text.', description: 'Select the sentence and copy it.' },
};
