import { readText, writeText } from './local-store.ts';

/** Where the rows of the rhythm begin on this device: at midnight, or in the evening before the day. */
export type RhythmStart = 'midnight' | 'evening';

const NAME = 'rhythm-start';

/** Reads where rows begin. Defaults to midnight. */
export function readRhythmStart(): RhythmStart {
  return readText('local', NAME) === 'evening' ? 'evening' : 'midnight';
}

/** Stores where rows begin. */
export function chooseRhythmStart(start: RhythmStart): void {
  writeText('local', NAME, start === 'evening' ? start : null);
}
