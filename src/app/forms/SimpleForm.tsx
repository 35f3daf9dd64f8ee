import { useState } from 'react';
import type { Family } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import type { Kind } from '#domain/kinds/define-kind.ts';
import { type KindName, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import {
  inputsOf,
  isApplicable,
  parseSimple,
  readTimes,
  type SimpleContext,
  simpleEntry,
} from '#domain/kinds/simple-entry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import type { Entry, Parsed } from '#domain/parsed.ts';
import type { Reading } from '#domain/time/parse-times.ts';
import type { Stretch } from '#domain/time/stretches.ts';
import { clockAt, type Day } from '#domain/time/when.ts';
import { speech, words } from '#words/now.ts';
import { fieldWords } from '#words/say/fields.ts';
import { kindWords } from '#words/say/kinds.ts';
import { DayRow } from './fields/DayRow.tsx';
import { EarlierEntryInput } from './fields/EarlierEntryInput.tsx';
import { InstantFields } from './fields/InstantFields.tsx';
import { NoteField } from './fields/NoteField.tsx';
import { SimpleInput } from './fields/SimpleInput.tsx';
import { SpanFields } from './fields/SpanFields.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import type { DayContext } from './use-day.ts';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';
import { rememberedNames, useRemembered } from './use-remembered.ts';

type SimpleFormProps<K extends KindName> = RecordFormProps<K> & { kind: K };

/** Shows the form of a kind that has no custom form. The fields come from the kind's definition. */
export function SimpleForm<K extends KindName>(props: SimpleFormProps<K>) {
  const remembers = !props.record && rememberedNames(props.kind).length > 0;
  return remembers ? <RememberingForm {...props} /> : <FilledForm {...props} remembered={{}} />;
}

/** Renders the form only after the last choices are read, because an uncontrolled input keeps its first value. */
function RememberingForm<K extends KindName>(props: SimpleFormProps<K>) {
  const remembered = useRemembered(props.kind, props.baby.babyId);
  return remembered && <FilledForm {...props} remembered={remembered} />;
}

function FilledForm<K extends KindName>({
  kind: name,
  remembered,
  ...props
}: SimpleFormProps<K> & { remembered: Entry }) {
  const { baby, day, record, onClose } = props;
  const family = useFamilyAtOpening();
  const { units, now } = family;
  const kind = kindOf(name);
  const said = kindWords(name, speech);
  const { time } = kind;
  const zone = record?.zone ?? family.zone;
  const [shown] = useState(() =>
    record
      ? simpleEntry(kind, record, units)
      : { ...remembered, ...newTimes(time, day, { ...family, zone }) },
  );
  const [isNewToday] = useState(!record && day === family.today);
  const context = { zone, now, units, record };
  const form = useRecordForm(
    name,
    props,
    shown,
    (entry) => parseSimple(kind, entry, context) as Parsed<Partial<RecordOf<K>>>,
  );
  const when: DayContext = {
    shown,
    zone,
    now,
    isNewToday,
    record: record && { startedAt: time.startOf(record), endedAt: time.endOf(record) },
  };
  return (
    <RecordFormDialog
      title={
        record
          ? (fieldWords(name, speech).edit?.(isolated(baby.name)) ?? said.title)
          : words.forms.simple.add(isolated(baby.name), said.title)
      }
      form={form}
      onClose={onClose}
    >
      {time.is === 'span' && (
        <SpanFields
          form={form}
          {...when}
          endOptional={time.endOptional}
          readTimes={(entry) => readTimes(kind, entry, context) as Reading<Stretch>}
        />
      )}
      {inputsOf(kind)
        .filter(([, field]) => isApplicable(field, kind.fields, form.entry))
        .map(([input, field]) =>
          field.is === 'entry' ? (
            <EarlierEntryInput
              key={input}
              name={input}
              field={field}
              babyId={form.target.baby.babyId}
              at={startIn(kind, form.entry, context)}
              shown={shown[input]}
              isNew={!record}
            />
          ) : (
            <SimpleInput
              key={input}
              name={input}
              field={field}
              kind={name}
              units={units}
              shown={shown[input]}
              error={form.errors[input]}
            />
          ),
        )}
      {time.is === 'instant' && <InstantFields form={form} {...when} />}
      {time.is === 'dayOnly' && <DayRow shown={shown.date} error={form.errors.date} />}
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

/** Returns the typed start (epoch ms). Undefined if it is incomplete. */
function startIn(kind: Kind, entry: Entry, context: SimpleContext): number | undefined {
  const { value } = readTimes(kind, entry, context);
  return value ? kind.time.startOf({ ...value, zone: context.zone }) : undefined;
}

/**
 * Returns the first times of the form. For today, the time or the end of the span is the current time. If the end is
 * optional, the start is. On another day the times are empty.
 */
export function newTimes(
  { is, endOptional }: TimeShape<object>,
  day: Day,
  { zone, now, today }: Pick<Family, 'zone' | 'now' | 'today'>,
): Entry {
  if (is === 'dayOnly') return { date: day < today ? day : today };
  if (day !== today) return { date: day };
  const named = is !== 'span' ? 'time' : endOptional ? 'startTime' : 'endTime';
  return { date: day, [named]: clockAt(now, zone) };
}
