import { daysIn, type Period } from '#domain/time/period.ts';

/**
 * Returns a file name that is valid on every system and that names the content: `wee-hours-zoe-week-2026-05-03.pdf`.
 */
export function exportName(babyName: string, what: string, extension: string): string {
  const baby = babyName
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `wee-hours-${baby || 'baby'}-${what}.${extension}`;
}

/** Returns `week-2026-05-03` or `14-days-2026-05-03`. */
export function periodName(period: Period): string {
  const days = daysIn(period);
  return `${days === 7 ? 'week' : `${days}-days`}-${period.from}`;
}
