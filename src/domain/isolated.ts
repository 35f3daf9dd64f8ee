/** Letters that run from right to left, and the invisible characters that turn a line. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|\p{Script=Adlam}/u;
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name for a sentence that is a plain string. One that may turn the words and digits after it comes in Unicode's isolates
 * (UAX 9, 2.4), as `<bdi>` does it in a page. Every other name stays as it is.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name.replace(CONTROLS, '')}\u2069` : name;
}
