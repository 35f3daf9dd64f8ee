import Milk from 'lucide-react/icons/milk';
import { useState } from 'react';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { useLive } from '#app/family/use-live.ts';
import { BreastIcon } from '#app/kinds/BreastIcon.tsx';
import { isolated } from '#domain/isolated.ts';
import { lastMilk } from '#domain/kinds/feed/bottle-choices.ts';
import { holdsBreastMilk } from '#domain/kinds/feed/breast-milk.ts';
import { BOTTLE_STEP, FEED_FIELDS, FEED_TYPES, type FeedType } from '#domain/kinds/feed/feed.ts';
import { feedEntry, MILK_INPUTS, parseFeed, readFeedTimes } from '#domain/kinds/feed/feed-entry.ts';
import type { Field } from '#domain/kinds/fields.ts';
import { isApplicable } from '#domain/kinds/simple-entry.ts';
import { LOOK_FURTHER_DAYS } from '#domain/log/care-state.ts';
import type { Entry } from '#domain/parsed.ts';
import { checkSource } from '#domain/stash/bottle-source.ts';
import type { StashLog } from '#domain/stash/stash.ts';
import { addDays, clockAt, type Day, dayAt, MINUTE } from '#domain/time/when.ts';
import { parseNumber } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { readStashLog } from '#storage/log/milk-moves.ts';
import { readKind } from '#storage/log/records.ts';
import type { Choice } from '#ui/controls/ChoiceGroup.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { NoteField } from './fields/NoteField.tsx';
import { SimpleInput } from './fields/SimpleInput.tsx';
import { SpanFields } from './fields/SpanFields.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useBottleSource } from './use-bottle-source.ts';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

function choices(): Choice<FeedType>[] {
  return FEED_TYPES.map((type) => ({
    value: type,
    label: words.fields.feed.choices.type[type],
    icon: type === 'bottle' ? <Milk aria-hidden="true" /> : <BreastIcon side={type} />,
    tone: 'feed',
  }));
}

const USUAL_FEED = 15 * MINUTE;

export function FeedForm(props: RecordFormProps<'feed'>) {
  const isPumping = useKindsOn().includes('pump');
  const [isPumpingAtOpening] = useState(isPumping);
  return props.record && !isPumpingAtOpening ? (
    <FilledForm {...props} remembered={{}} stashLog={null} />
  ) : (
    <ReadingForm {...props} isPumping={isPumpingAtOpening} />
  );
}

/**
 * Renders the form only after the last milk and the stash are read, because an uncontrolled input keeps its first
 * value.
 */
function ReadingForm({ isPumping, ...props }: RecordFormProps<'feed'> & { isPumping: boolean }) {
  const db = useRecords();
  const { babyId } = props.baby;
  const { today } = useFamilyAtOpening();
  const read = useLive(db, `feed form ${babyId} ${today}`, async () => {
    const [feeds, stashLog] = await Promise.all([
      readKind(db, 'feed', babyId, addDays(today, -LOOK_FURTHER_DAYS), today),
      isPumping ? readStashLog(db) : null,
    ]);
    const { milk = '', brand = '' } = lastMilk(feeds);
    return { remembered: props.record ? {} : { milk, brand }, stashLog };
  });
  return read && <FilledForm {...props} {...read} />;
}

interface FilledFormProps extends RecordFormProps<'feed'> {
  /** The milk of the last bottle, for a new feed. */
  remembered: Entry;
  /** Null if the family does not log pumping. */
  stashLog: StashLog | null;
}

function FilledForm({ remembered, stashLog, ...props }: FilledFormProps) {
  const { baby, day, record, initial, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const source = useBottleSource(stashLog, record);
  const [shown] = useState<Entry>(() => ({
    ...(record
      ? feedEntry(record, units)
      : { ...remembered, ...initial, ...newFeedEntry(day, now, zone, initial) }),
    source: source?.shown ?? '',
  }));
  const [isNewToday] = useState(!record && day === today);
  const context = { zone, now, units, record, baby };
  const form = useRecordForm(
    'feed',
    props,
    shown,
    (entry, chosen) => {
      const parsed = parseFeed(entry, { ...context, baby: chosen });
      return source ? checkSource(parsed, entry, { stash: source.stash, units }) : parsed;
    },
    source?.writtenWith,
  );
  const { type, milk, brand } = form.entry;
  const isBottle = type === 'bottle';
  // Without a milk there is rarely a brand to type.
  const isMilkShown = (name: string, field: Field) =>
    isApplicable(field, FEED_FIELDS, form.entry) && (name !== 'brand' || Boolean(milk || brand));
  return (
    <RecordFormDialog
      title={record ? words.forms.feed.edit(isolated(baby.name)) : words.forms.feed.add(isolated(baby.name))}
      form={form}
      onClose={onClose}
    >
      <SegmentedChoice
        label={words.forms.feed.type}
        name="type"
        size="main"
        required
        options={choices()}
        defaultValue={shown.type}
        error={form.errors.type}
      />
      {/* Hidden but still in the form. If the parent chooses a side by mistake, the amount stays. */}
      <div hidden={!isBottle}>
        <NumberField
          label={words.forms.feed.amount}
          name="amount"
          optional
          read={parseNumber}
          min={0}
          step={BOTTLE_STEP[units.volume]}
          unit={units.volume}
          defaultValue={shown.amount}
          data-autofocus={initial?.type === 'bottle' ? '' : undefined}
          error={form.errors.amount}
        />
      </div>
      {MILK_INPUTS.map(([name, field]) => (
        <div key={name} hidden={!isMilkShown(name, field)}>
          <SimpleInput
            name={name}
            field={field}
            kind="feed"
            units={units}
            shown={shown[name]}
            error={form.errors[name]}
          />
        </div>
      ))}
      {source && source.places.length > 0 && (
        <div hidden={!holdsBreastMilk(form.entry)}>
          <SegmentedChoice
            label={words.forms.feed.source}
            name="source"
            options={[
              { value: '', label: words.forms.feed.notFromStash },
              ...source.places.map((place) => ({
                value: place,
                label: words.forms.feed.sources[place](
                  formatVolume(source.stash[place].oz, units.volume, speech),
                ),
              })),
            ]}
            defaultValue={shown.source}
          />
        </div>
      )}
      <SpanFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        filledLength={shown.endTime && !record ? USUAL_FEED : undefined}
        record={record}
        endOptional={isBottle}
        {...(isBottle && { lengths: [] })}
        readTimes={(entry) => readFeedTimes(entry, isBottle, context)}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

/**
 * Returns the first times of the form. If `day` is today, they are a feed that has just ended, or a bottle that is
 * given now. On another day the times are empty.
 */
function newFeedEntry(day: Day, now: number, zone: string, initial?: Entry): Entry {
  if (day !== dayAt(now, zone)) return { date: day };
  if (initial?.type === 'bottle') return { date: day, startTime: clockAt(now, zone) };
  return {
    date: dayAt(now - USUAL_FEED, zone),
    startTime: clockAt(now - USUAL_FEED, zone),
    endTime: clockAt(now, zone),
  };
}
