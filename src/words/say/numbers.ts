import type { Speech } from '#words/speech.ts';

/** A cache of formats. Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with the digits and the decimal mark of the locale: "4.25". It has no thousands separators. */
export function formatNumber(value: number, { locale }: Speech, digits?: number): string {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 3,
    });
  formats.set(key, format);
  return format.format(value);
}
