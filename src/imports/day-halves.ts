/** The languages whose short times CLDR writes with a half of the day, or may. */
const LANGUAGES =
  'af am ar bn cs da de el es et fa fi fil fr gu he hi hu is it ja km kn ko lt lv ml mr ms my ne nl pa pl pt ro ru si sq sv sw ta te th tr uk ur vi zh zh-HK zh-TW'.split(
    ' ',
  );
/** These divide the day further: 晚上9:05 is five past nine in the evening. */
const FINER = ['ja', 'ko', 'zh', 'zh-HK', 'zh-TW'];

export type DayHalf = 'am' | 'pm';

let known: ReadonlyMap<string, DayHalf> | undefined;

/**
 * The half of the day that a word beside a clock means, as any language of CLDR writes it: 午前, 오후, ص, "μ.μ.". Null for
 * another word, and for one that means both halves. The words are asked of the browser once, when the first one comes.
 */
export function dayHalfOf(word: string): DayHalf | null {
  const key = keyOf(word);
  if (key === 'am' || key === 'pm') return key;
  known ??= readDayHalves();
  return known.get(key) ?? null;
}

function keyOf(word: string): string {
  return word.toLowerCase().replace(/[\s.]/g, '');
}

function readDayHalves(): ReadonlyMap<string, DayHalf> {
  const halves = new Map<string, DayHalf | null>();
  const add = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC', ...options });
    for (let hour = 0; hour < 24; hour += 1) {
      const half = hour < 12 ? 'am' : 'pm';
      const part = format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
      if (!part) continue;
      const key = keyOf(part.value);
      halves.set(key, (halves.get(key) ?? half) === half ? half : null);
    }
  };
  for (const language of LANGUAGES) add(language, { hour12: true });
  for (const language of FINER) add(language, { hour12: true, dayPeriod: 'short' });
  return new Map([...halves].filter((entry): entry is [string, DayHalf] => entry[1] !== null));
}
