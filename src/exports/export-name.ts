/** A file's name that any system takes and a parent recognizes: `wee-hours-zoe-week-2026-05-03.pdf`. */
export function exportName(babyName: string, what: string, extension: string): string {
  const baby = babyName
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `wee-hours-${baby || 'baby'}-${what}.${extension}`;
}
