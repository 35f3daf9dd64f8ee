/**
 * Marks in the column heads of the tables that are for reading only, the same in every language. An import recognizes
 * the tables by them and rejects them with their own message.
 */
export const READING_MARKS = {
  /** Follows the head of the zone column in `exports/kind-csv.ts`. */
  entries: '(IANA)',
  /** Follows the head of the baby column in `exports/period-summary-csv.ts`. */
  period: '(Wee Hours)',
};
