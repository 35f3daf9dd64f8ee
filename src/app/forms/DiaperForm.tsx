import DropletOff from 'lucide-react/icons/droplet-off';
import { useState } from 'react';
import { DiaperIcon } from '#app/kinds/DiaperIcon.tsx';
import { isolated } from '#domain/isolated.ts';
import { DIAPER_FIELDS, DIAPER_TYPES, type DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { DIAPER_DETAILS, diaperEntry, parseDiaper } from '#domain/kinds/diaper/diaper-entry.ts';
import type { Field } from '#domain/kinds/fields.ts';
import { isApplicable } from '#domain/kinds/simple-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { clockAt, type Day, dayAt } from '#domain/time/when.ts';
import type { Choice } from '#ui/controls/ChoiceGroup.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';
import { InstantFields } from './fields/InstantFields.tsx';
import { NoteField } from './fields/NoteField.tsx';
import { SimpleInput } from './fields/SimpleInput.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

function choices(): Choice<DiaperType>[] {
  return DIAPER_TYPES.map((type) => ({
    value: type,
    label: words.fields.diaper.choices.type[type],
    icon: type === 'dry' ? <DropletOff aria-hidden="true" /> : <DiaperIcon type={type} />,
    tone: 'diaper',
  }));
}

export function DiaperForm(props: RecordFormProps<'diaper'>) {
  const { baby, day, record, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [shown] = useState(() => (record ? diaperEntry(record, units) : newDiaperEntry(day, now, zone)));
  const [isNewToday] = useState(!record && day === today);
  const form = useRecordForm('diaper', props, shown, (entry) =>
    parseDiaper(entry, { zone, now, units, record }),
  );
  const { type, colors } = form.entry;
  // A dry diaper with a color is refused, so the color stays in sight.
  const isShown = (name: string, field: Field) =>
    Boolean(type) &&
    (isApplicable(field, DIAPER_FIELDS, form.entry) ||
      (name === 'colors' && type === 'dry' && Boolean(colors)));
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
      {/* Hidden but still in the form. If the parent chooses a type by mistake, the details stay. */}
      {DIAPER_DETAILS.map(([name, field]) => (
        <div key={name} hidden={!isShown(name, field)}>
          <SimpleInput
            name={name}
            field={field}
            kind="diaper"
            units={units}
            shown={shown[name]}
            error={form.errors[name]}
          />
        </div>
      ))}
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

/** Returns the first values of the form. The time is the current time if `day` is today, and empty on another day. */
function newDiaperEntry(day: Day, now: number, zone: string): Entry {
  return day === dayAt(now, zone) ? { date: day, time: clockAt(now, zone) } : { date: day };
}
