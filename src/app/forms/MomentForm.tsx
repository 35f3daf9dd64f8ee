import { type SubmitEvent, useRef, useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { MOMENTS, type MomentEntry, TEETH } from '#domain/kinds/moment/moment.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple, simpleEntry } from '#domain/kinds/simple-entry.ts';
import type { Photo } from '#domain/log/photos.ts';
import type { Entry, Parsed } from '#domain/parsed.ts';
import { isOneOf } from '#domain/shape.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { withPhoto } from '#storage/log/put-photo.ts';
import { DateField } from '#ui/controls/DateField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { speech, words } from '#words/now.ts';
import { fieldWords } from '#words/say/fields.ts';
import { EntryDay } from './fields/EntryDay.tsx';
import { EntryPhotoField } from './fields/EntryPhotoField.tsx';
import { NoteField } from './fields/NoteField.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordForm, type RecordFormProps, useRecordForm } from './use-record-form.ts';

/** The form of a moment. Shows only the fields of the chosen moment, and a photo. */
export function MomentForm(props: RecordFormProps<'moment'>) {
  const { baby, day, record, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const kind = kindOf('moment');
  const said = words.forms.moment;
  const [shown] = useState<Entry>(() =>
    record
      ? { ...simpleEntry(kind, record, units), photoId: record.photoId ?? '' }
      : { date: day < today ? day : today, what: 'first', way: 'in' },
  );
  const [date, setDate] = useState(shown.date ?? '');
  const db = useRecords();
  const [isReading, setReading] = useState(false);
  /** The photos that were chosen since the form opened, by id. */
  const chosen = useRef(new Map<string, Photo>());
  const form = useRecordForm(
    'moment',
    props,
    shown,
    (entry) => parseSimple(kind, entry, { zone, now, units, record }) as Parsed<Partial<MomentEntry>>,
    ({ photoId }) => {
      const photo = chosen.current.get(photoId ?? '');
      return photo && withPhoto(db, photo, authorNow().now);
    },
  );
  const what = isOneOf(MOMENTS, form.entry.what ?? '') ? (form.entry.what as MomentEntry['what']) : 'first';
  // A form that is sent while a photo is resized would save the entry without it.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) =>
    isReading ? event.preventDefault() : form.onSubmit(event);
  return (
    <RecordFormDialog
      title={record ? said.edit(isolated(baby.name)) : said.add(isolated(baby.name))}
      form={{ ...form, busy: form.busy || isReading, onSubmit }}
      onClose={onClose}
    >
      <SegmentedChoice
        label={said.what}
        name="what"
        options={MOMENTS.map((value) => ({
          value,
          label: fieldWords('moment', speech).choices.what?.[value] ?? value,
        }))}
        defaultValue={what}
        required
      />
      <TextField
        label={said.titles[what]}
        name="title"
        required={what !== 'tooth'}
        optional={what === 'tooth'}
        defaultValue={shown.title}
        error={form.errors.title}
      />
      <OwnFields what={what} shown={shown} form={form} />
      <TimeField
        label={words.forms.time}
        name="clock"
        optional
        defaultValue={shown.clock}
        error={form.errors.clock}
        beside={<EntryDay date={date} onDate={setDate} error={form.errors.date} />}
      />
      <EntryPhotoField
        shown={shown.photoId ?? ''}
        isUnsaved={form.problem !== null}
        onChosen={(photo) => chosen.current.set(photo.id, photo)}
        onReading={setReading}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

interface OwnFieldsProps {
  what: MomentEntry['what'];
  shown: Entry;
  form: RecordForm;
}

const DOSES = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** Shows the fields that only one moment has. */
function OwnFields({ what, shown, form: { errors } }: OwnFieldsProps) {
  const { labels, choices } = fieldWords('moment', speech);
  const common = (name: string) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: shown[name],
    error: errors[name],
  });
  /** Makes options for an empty value, with the text `empty`, and for each of the values. */
  const options = (empty: string, values: readonly string[], said: Readonly<Record<string, string>> = {}) =>
    ['', ...values].map((value) => (
      <option key={value} value={value}>
        {value ? (said[value] ?? value) : empty}
      </option>
    ));
  switch (what) {
    case 'tooth':
      return (
        <>
          <SelectField {...common('tooth')} hint={words.forms.moment.toothHint} required>
            {options(words.forms.moment.chooseTooth, TEETH, choices.tooth)}
          </SelectField>
          <SegmentedChoice
            {...common('way')}
            options={(['in', 'out'] as const).map((value) => ({
              value,
              label: choices.way?.[value] ?? value,
            }))}
            required
          />
        </>
      );
    case 'vaccine':
      return (
        <>
          <SelectField {...common('doseNumber')} optional>
            {options(words.forms.notRecorded, DOSES)}
          </SelectField>
          <TextField {...common('lot')} hint={words.forms.moment.lotHint} optional />
        </>
      );
    case 'visit':
      return (
        <>
          <TextField {...common('who')} optional />
          <DateField {...common('next')} hint={words.forms.moment.nextHint} optional />
        </>
      );
    default:
      return null;
  }
}
