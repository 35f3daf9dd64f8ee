import { grammarOf } from '#words/grammar.ts';

export const { list, plural } = grammarOf('es');

let numbers: Intl.NumberFormat | undefined;

/** Formats a number as in America: "1,250.5". The locale `es` writes "1250,5", as in Spain. */
export function number(value: number): string {
  numbers ??= new Intl.NumberFormat('es-419');
  return numbers.format(value);
}

const ONE_O_CLOCK = /^0?1(?!\d)/;

/** Puts the article before a clock time or an hour: "las 2:05 p.m.", "la 1:05 p.m.". A time may begin with its day. */
export function the(clock: string): string {
  if (!/^\d/.test(clock)) return clock;
  return ONE_O_CLOCK.test(clock) ? `la ${clock}` : `las ${clock}`;
}

/** Puts "at" before a clock time: "a las 2:05 p.m.", "a la 1:05 p.m.". A time may begin with its day. */
export function at(clock: string): string {
  return /^\d/.test(clock) ? `a ${the(clock)}` : clock;
}
