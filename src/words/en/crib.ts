/** The screen for a tablet beside the crib. */
export const crib = {
  reading: 'Reading the log…',
  /** Follows the date. */
  of: <Node>(name: Node): (string | Node)[] => [' · ', name],
  leave: 'Hold to leave',
  keepHolding: 'Hold for a second.',
  noBaby: { about: 'Add your baby to use the quick log here.', add: 'Add your baby' },
};
