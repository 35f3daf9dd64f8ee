const FILLER = /^([-–—−]+|n\/?a|none)$/i;

/** Returns true for a text that fills an empty cell, such as "-", "n/a" and "none". */
export function isFiller(text: string): boolean {
  return FILLER.test(text.trim());
}
