import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { isLikelyNight, isNightClock, isNightMended, type Sleep } from '#domain/kinds/sleep/sleep.ts';
import { parseSleep, readSleepTimes, sleepEntry } from '#domain/kinds/sleep/sleep-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { clockAt, type Day, dayAt } from '#domain/time/when.ts';
import type { Choice } from '#ui/controls/ChoiceGroup.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';
import { NoteField } from './fields/NoteField.tsx';
import { SpanFields } from './fields/SpanFields.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

/** In minutes. */
const USUAL_NAPS = [30, 60, 90, 120];

type SleepKind = 'nap' | 'night';

const KINDS: Omit<Choice<SleepKind>, 'label'>[] = [
  { value: 'nap', icon: <Sun aria-hidden="true" />, tone: 'sleep' },
  { value: 'night', icon: <MoonStar aria-hidden="true" />, tone: 'sleep' },
];

export function SleepForm(props: RecordFormProps<'sleep'>) {
  const { baby, day, record, onClose } = props;
  const { zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [shown] = useState(() => (record ? sleepEntry(record) : newSleepEntry(day, now, zone)));
  const [isNewToday] = useState(!record && day === today);
  const [chosen, setChosen] = useState<SleepKind | null>(null);
  const context = { zone, now, record };
  const form = useRecordForm('sleep', props, shown, (entry) => parseSleep(entry, context));
  const times = readSleepTimes(form.entry, context).value;
  const likely = kindOf(
    times
      ? isNightBy(times, record)
      : (record?.isNight ?? isNightClock(form.entry.startTime || clockAt(now, zone))),
  );
  return (
    <RecordFormDialog
      title={
        record ? words.forms.sleep.edit(isolated(baby.name)) : words.forms.sleep.add(isolated(baby.name))
      }
      form={form}
      onClose={onClose}
    >
      <SpanFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        record={record}
        lengths={USUAL_NAPS}
        readTimes={(entry) => readSleepTimes(entry, context)}
      />
      <SegmentedChoice
        label={words.forms.sleep.type}
        name="kind"
        size="main"
        required
        options={KINDS.map((kind) => ({ ...kind, label: words.forms.sleep.types[kind.value] }))}
        value={chosen ?? likely}
        onValueChange={setChosen}
        error={form.errors.kind}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

function isNightBy(times: Pick<Sleep, 'startTime' | 'endTime'>, record?: Sleep): boolean {
  return record ? isNightMended(record, times) : isLikelyNight(times.startTime, times.endTime);
}

function kindOf(isNight: boolean): SleepKind {
  return isNight ? 'night' : 'nap';
}

/** Returns the first values of the form. If `day` is today, the sleep ends now. On another day the times are empty. */
function newSleepEntry(day: Day, now: number, zone: string): Entry {
  return day === dayAt(now, zone) ? { date: day, endTime: clockAt(now, zone) } : { date: day };
}
