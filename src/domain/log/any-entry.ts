import { isKindName, type KindName } from '#domain/kinds/registry.ts';
import type { Stamp } from '#domain/record.ts';
import type { CareRecord } from './care-record.ts';

/**
 * An entry that a newer version wrote, of a kind that this version does not know. It is stored, merged and exported
 * unchanged.
 */
export type OtherEntry = Pick<
  Stamp,
  'id' | 'babyId' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'importId' | 'origins'
> & {
  kind: OtherKind;
};

/** The name of a kind that this version does not know. */
type OtherKind = string & { readonly isOther: true };

/** An entry with its kind, known to this version or not. */
export type AnyEntry = CareRecord | { kind: OtherKind; record: OtherEntry };

/** True for an entry of a kind that this version knows. */
export function isKnown(entry: AnyEntry): entry is CareRecord {
  return isKindName(entry.kind);
}

/** Returns the part of the log that an entry belongs to. */
export function partOf(entry: AnyEntry): KindName | 'others' {
  return isKnown(entry) ? entry.kind : 'others';
}
