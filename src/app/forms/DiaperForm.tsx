import { useState } from 'react';
import { DiaperIcon } from '#app/DiaperIcon.tsx';
import { isolated } from '#domain/isolated.ts';
import { DIAPER_TYPES, type DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { diaperEntry, parseDiaper } from '#domain/kinds/diaper/diaper-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { clockAt, type Day, dayAt } from '#domain/time/when.ts';
import { type Choice, SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';
import { InstantFields } from './fields/InstantFields.tsx';
import { NoteField } from './fields/NoteField.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

function choices(): Choice<DiaperType>[] {
  return DIAPER_TYPES.map((type) => ({
    value: type,
    label: words.fields.diaper.choices.type[type],
    icon: <DiaperIcon type={type} />,
    tone: 'diaper',
  }));
}

export function DiaperForm(props: RecordFormProps<'diaper'>) {
  const { baby, day, record, onClose } = props;
  const { zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [shown] = useState(() => (record ? diaperEntry(record) : newDiaperEntry(day, now, zone)));
  const [isNewToday] = useState(!record && day === today);
  const form = useRecordForm('diaper', props, shown, (entry) => parseDiaper(entry, { zone, now, record }));
  return (
    <RecordFormDialog
      title={
        record ? words.forms.diaper.edit(isolated(baby.name)) : words.forms.diaper.add(isolated(baby.name))
      }
      form={form}
      onClose={onClose}
    >
      <SegmentedChoice
        label={words.forms.diaper.type}
        name="type"
        size="main"
        required
        options={choices()}
        defaultValue={record?.type}
        error={form.errors.type}
      />
      <InstantFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        record={record && { startedAt: record.at, endedAt: record.at }}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

/** The first values of the form: the current time if `day` is today, and no time on another day. */
function newDiaperEntry(day: Day, now: number, zone: string): Entry {
  return day === dayAt(now, zone) ? { date: day, time: clockAt(now, zone) } : { date: day };
}
