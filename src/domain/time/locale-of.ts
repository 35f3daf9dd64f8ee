/**
 * Returns the locale of dates and numbers, which combines the language of the interface with the customs of the device.
 * This module is in `domain/`, because the formats of `when-words.ts` use it too.
 *
 * If the device has the same language, the result is the device's own locale. Otherwise it is the language in the
 * device's region, so English on a German phone is `en-DE`. If the Unicode CLDR has no such locale, the result still
 * writes May 6 or 6 May as the device does. It always writes 2:05 PM or 14:05 as the device does.
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

/** Adds an hour cycle to a locale without extensions. Extensions for another calendar or other digits are left out. */
function localeIn(locale: string, hourCycle: Intl.Locale['hourCycle']): string {
  return new Intl.Locale(locale, hourCycle && { hourCycle }).toString();
}

function inRegion(language: string, { baseName, region }: Intl.Locale): string {
  const there = region ? `${language}-${region}` : language;
  if (isKnown(there)) return there;
  const worldwide = `${language}-001`;
  return isKnown(worldwide) && isDayFirst(baseName) === isDayFirst(worldwide) ? worldwide : language;
}

/**
 * Returns whether CLDR has this locale. If it does not, `Intl` falls back to the language alone, or to another
 * language.
 */
function isKnown(locale: string): boolean {
  return new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;
}

function isDayFirst(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', calendar: 'gregory' });
  return format.formatToParts().find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}
