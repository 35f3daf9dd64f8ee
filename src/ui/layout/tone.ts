/** A color of the palette, by its token's name. `[data-tone]` in tokens.css turns it into --tone and its kin. */
export type Tone = 'plain' | 'accent' | 'feed' | 'diaper' | 'sleep' | 'growth' | 'danger';
