import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { type EarlierField, latestBefore } from '#domain/log/earlier-entry.ts';
import { addDays, dayAt } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readKind } from '#storage/log/records.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord } from '#words/say/kinds.ts';

interface EarlierEntryInputProps {
  name: string;
  field: EarlierField;
  babyId: string;
  /** The instant of the entry (epoch ms), or undefined while its time is unknown. */
  at: number | undefined;
  /** The stored id of the earlier entry. */
  shown: string | undefined;
  isNew: boolean;
}

/** Offers to tie an entry to the latest earlier entry. A new entry begins tied. */
export function EarlierEntryInput({ name, field, babyId, at, shown, isNew }: EarlierEntryInputProps) {
  const db = useRecords();
  const { zone, today } = useFamily();
  const day = at === undefined ? today : dayAt(at, zone);
  const records = useLive(db, `${field.kind} around ${babyId} ${day}`, () =>
    readKind(db, field.kind, babyId, addDays(day, -1), addDays(day, 1)),
  );
  // Keeps the tie if the parent saves before the earlier entries are read.
  if (!records) return <input type="hidden" name={name} value={shown ?? ''} />;
  const earlier = at === undefined ? undefined : latestBefore(field, records, at);
  if (!earlier) return null;
  const clock = clockOfRecord({ kind: field.kind, record: earlier } as CareRecord, zone, speech);
  return (
    <CheckboxField
      key={earlier.id}
      label={words.forms.simple.after[field.kind](clock)}
      name={name}
      value={earlier.id}
      defaultChecked={isNew || shown === earlier.id}
    />
  );
}
