/** The report for the pediatrician and the printed summary. */
export const report = {};
