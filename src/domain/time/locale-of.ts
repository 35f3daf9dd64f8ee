/**
 * The locale of dates and numbers: the language of the interface and the customs of the device. Lies in `domain/`,
 * because the formats of `when-words.ts` use it too.
 *
 * It is the device's own locale where its language is the same. Otherwise it is the language in the device's region:
 * English on a German phone is `en-DE`. Where the Unicode CLDR has no such locale, the device decides between May 6 and
 * 6 May. The device always decides between 2:05 PM and 14:05.
 *
 * @param language of the interface, such as `en`
 * @param device the locale of the device, in BCP 47. A browser may have an invalid one, such as `en-US@posix`.
 */
export function localeOf(language: string, device: string): string {
  try {
    const own = new Intl.Locale(device);
    if (own.language === language) return localeIn(own.baseName, own.hourCycle);
    const { hourCycle } = new Intl.DateTimeFormat(device, { hour: 'numeric' }).resolvedOptions();
    return localeIn(inRegion(language, own), hourCycle);
  } catch {
    return language;
  }
}

/** A locale with an hour cycle. Every other extension, such as another calendar or other digits, is left out. */
function localeIn(locale: string, hourCycle: Intl.Locale['hourCycle']): string {
  return new Intl.Locale(locale, hourCycle && { hourCycle }).toString();
}

function inRegion(language: string, { baseName, region }: Intl.Locale): string {
  const there = region ? `${language}-${region}` : language;
  if (isKnown(there)) return there;
  const worldwide = `${language}-001`;
  return isKnown(worldwide) && isDayFirst(baseName) === isDayFirst(worldwide) ? worldwide : language;
}

/** Returns whether CLDR has this locale. Otherwise `Intl` falls back to the language alone, or to another language. */
function isKnown(locale: string): boolean {
  return new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;
}

function isDayFirst(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', calendar: 'gregory' });
  return format.formatToParts().find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}
