import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '#domain/isolated.ts';
import { amountFrom } from '#domain/kinds/measure-units.ts';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { hiddenAmounts, typedPump } from '#domain/kinds/pump/pump-check.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { inputsOf, parseSimple, readTimes, simpleEntry } from '#domain/kinds/simple-entry.ts';
import { type Entry, type Parsed, textOf } from '#domain/parsed.ts';
import type { Reading } from '#domain/time/parse-times.ts';
import type { Stretch } from '#domain/time/stretches.ts';
import { clockAt } from '#domain/time/when.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { NoteField } from './fields/NoteField.tsx';
import { SimpleInput } from './fields/SimpleInput.tsx';
import { SpanFields } from './fields/SpanFields.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

/** The form of a pumping session: a total, or an amount for each side. */
export function PumpForm(props: RecordFormProps<'pump'>) {
  const { baby, day, record, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const kind = kindOf('pump');
  const [isNewToday] = useState(!record && day === today);
  const [shown] = useState<Entry>(() =>
    record
      ? simpleEntry(kind, record, units)
      : { date: day, ...(isNewToday && { startTime: clockAt(now, zone) }) },
  );
  const context = { zone, now, units, record };
  const form = useRecordForm(
    'pump',
    props,
    shown,
    (entry) => parseSimple(kind, typedPump(entry), context) as Parsed<Partial<Pump>>,
  );
  const hidden: string[] = hiddenAmounts(form.entry);
  const sum = sumOf(form.entry, units);
  return (
    <RecordFormDialog
      title={record ? words.forms.pump.edit(isolated(baby.name)) : words.forms.pump.add(isolated(baby.name))}
      form={form}
      onClose={onClose}
    >
      {inputsOf(kind).map(([name, field]) => (
        // Hidden but still in the form. If the parent chooses a side by mistake, the amounts stay.
        <div key={name} hidden={hidden.includes(name)}>
          <SimpleInput
            name={name}
            field={field}
            kind="pump"
            units={units}
            shown={shown[name]}
            error={form.errors[name]}
          />
        </div>
      ))}
      {sum !== null && <output>{words.forms.pump.sum(formatVolume(sum, units.volume, speech))}</output>}
      <SpanFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        record={record}
        endOptional
        readTimes={(entry) => readTimes(kind, typedPump(entry), context) as Reading<Stretch>}
      />
      {record && (
        <p>
          <Link to={paths.stash}>{words.forms.pump.stash}</Link>
        </p>
      )}
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

/** Returns the sum of both sides in US fluid ounces. Null unless both are numbers that count. */
function sumOf(entry: Entry, units: Units): number | null {
  if (!hiddenAmounts(entry).every((name) => name === 'totalOz')) return null;
  const [left, right] = ['leftOz', 'rightOz'].map((name) => parseNumber(textOf(entry, name)));
  return left == null || right == null ? null : amountFrom('oz', left + right, units);
}
