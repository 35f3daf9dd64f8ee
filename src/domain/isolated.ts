/** Right-to-left letters and the invisible characters that change text direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|\p{Script=Adlam}/u;
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates the text direction of a name in a plain sentence. A name that may reorder the text after it gets Unicode
 * isolates (UAX 9, 2.4), which work like `<bdi>` in HTML. Every other name is unchanged.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name.replace(CONTROLS, '')}\u2069` : name;
}
