/** A color of the palette, named like its token. `[data-tone]` in tokens.css maps it to --tone and related tokens. */
export type Tone = 'plain' | 'accent' | 'feed' | 'diaper' | 'sleep' | 'growth' | 'danger';
