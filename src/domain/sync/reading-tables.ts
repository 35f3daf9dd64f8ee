/**
 * Marks in the column heads of the tables that are for reading only, the same in every language. An import recognizes
 * the tables by them and rejects them with their own message.
 */
export const READING_MARKS = {
  /** Behind the head of the time zones in `exports/kind-csv.ts`. */
  entries: '(IANA)',
  /** Behind the head of the babies in `exports/period-summary-csv.ts`. */
  period: '(Wee Hours)',
};
