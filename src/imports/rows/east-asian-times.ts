/** Rewrites the dates and clock times of Japanese, Chinese and Korean as texts with plain marks. */

/** Only years of four digits. A shorter year can be one of an emperor. */
const DATE = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]/;
/** A weekday behind a date: "(金)", "金曜日", "(週五)", "星期五", "(금)" or "금요일". Koreans put blanks into a date. */
const WEEKDAY =
  /^((?:\d{4}|\d{2}(?=\. ))[-/.] ?\d{1,2}[-/.] ?\d{1,2}\.?)\s*(?:[(（](?:星期|週|周)?[月火水木金土日天一二三四五六월화수목금토일](?:曜日?|요일)?[)）]|[月火水木金土日]曜日?|(?:星期|週|周)[一二三四五六日天]|[월화수목금토일]요일)/;
/** A number with the sign for minutes is required behind hours, unless the time is a full or a half hour. */
const CLOCK = /(\d{1,2})\s*[時时點点시](?:\s*(\d{1,2})\s*[分분](?:\s*\d{1,2}\s*[秒초])?|\s*(半|반))?(?=\s*$)/;

/**
 * Returns a time with plain marks. "2026年5月1日(金) 午後8時5分" becomes "2026-5-1 午後8:05", and "오후 8시" becomes "오후
 * 8:00". The digits must be Latin. Other texts stay the same.
 */
export function plainEastAsianTime(text: string): string {
  return text
    .replace(DATE, '$1-$2-$3 ')
    .replace(WEEKDAY, '$1 ')
    .replace(CLOCK, (_, hours: string, minutes = '00', half?: string) =>
      [hours, half ? '30' : minutes.padStart(2, '0')].join(':'),
    )
    .replace(/^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})\s+/, '$1 ')
    .trim();
}
