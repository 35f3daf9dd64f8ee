import { keyOfState, type LogState, sharedForm } from './log-state.ts';

/**
 * The parts of a question about months that differ. Each part has the versions of the asking copy's rows in some
 * months, or in a range of keys of one large month. The other copy then sees which rows one of them lacks, and which
 * rows differ.
 */
export interface QuestionPart {
  months: string[];
  /** The part is about the keys from this one on. */
  from: string;
  /** The part is about the keys before this one. Empty for all that follow. */
  before: string;
  /** The versions of the rows that the asking copy has there ({@link versionOf}). */
  held: string[];
}

/** A letter with this many versions fits into an envelope. */
const MOST_VERSIONS = 400;

/** Returns a short name of a state's content, and its key. Two copies with equal versions have the same row. */
export function versionOf(state: LogState): string {
  return `${shortHash(sharedForm(state))} ${keyOfState(state)}`;
}

/** Returns the key of a version's row. */
export function keyOfVersion(version: string): string {
  return version.slice(version.indexOf(' ') + 1);
}

/** True if a part of a question is about this key in its months. */
export function isInPart(key: string, { from, before }: Pick<QuestionPart, 'from' | 'before'>): boolean {
  return key >= from && (before === '' || key < before);
}

/** Divides a question about these months into parts. `months` are the rows of this log by month. */
export function questionParts(
  asked: readonly string[],
  months: ReadonlyMap<string, readonly LogState[]>,
): QuestionPart[] {
  const parts: QuestionPart[] = [];
  for (const month of asked) {
    const rows = (months.get(month) ?? []).map((state) => ({ key: keyOfState(state), state }));
    const versions = rows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ state }) => versionOf(state));
    const last = parts.at(-1);
    if (
      last &&
      last.before === '' &&
      last.from === '' &&
      last.held.length + versions.length <= MOST_VERSIONS
    ) {
      last.months.push(month);
      last.held.push(...versions);
      continue;
    }
    for (let at = 0; at === 0 || at < versions.length; at += MOST_VERSIONS) {
      const next = versions[at + MOST_VERSIONS];
      parts.push({
        months: [month],
        from: at === 0 ? '' : keyOfVersion(versions[at] ?? ''),
        before: next === undefined ? '' : keyOfVersion(next),
        held: versions.slice(at, at + MOST_VERSIONS),
      });
    }
  }
  return parts;
}

/**
 * Hashes a text to 53 bits (cyrb53, public domain). It is synchronous and short, and needs no protection: all who can
 * write a row belong to the family.
 */
function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
