/** A color of the palette by its token's name. `[data-tone]` in tokens.css maps it to --tone and related tokens. */
export type Tone = 'plain' | 'accent' | 'feed' | 'diaper' | 'sleep' | 'growth' | 'danger';
