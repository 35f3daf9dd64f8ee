/** The screen for a tablet beside the crib. */
export const crib = {
  reading: 'Reading the log…',
  /** Follows the date. */
  of: <Node>(name: Node): (string | Node)[] => [' · ', name],
  leave: 'Hold to leave',
  keepHolding: 'Hold for a second.',
  noBaby: { about: 'Add your baby to use the quick log here.', add: 'Add your baby' },
  settings: {
    title: 'Crib mode settings',
    night: { label: 'Night colors', hint: 'Dim and warm, by day too.' },
    chime: {
      label: 'Soft chime',
      hint: 'Also when the interval you set for a medicine is over. Works while crib mode is open.',
      off: 'Off',
      after: (time: string) => `${time} after a feed starts`,
    },
  },
  /** Screen readers say this with the chime. */
  due: {
    feed: (baby: string, time: string) => `${baby}: ${time} since the last feed started.`,
    dose: (baby: string, medicines: string) => `${baby}: the interval you set for ${medicines} is over.`,
  },
};
