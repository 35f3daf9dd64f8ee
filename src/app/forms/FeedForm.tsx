import CircleArrowLeft from 'lucide-react/icons/circle-arrow-left';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import Milk from 'lucide-react/icons/milk';
import { useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { BOTTLE_STEP, FEED_TYPES, type FeedType } from '#domain/kinds/feed/feed.ts';
import { feedEntry, parseFeed, readFeedTimes } from '#domain/kinds/feed/feed-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { clockAt, type Day, dayAt, MINUTE } from '#domain/time/when.ts';
import { parseNumber } from '#domain/units/units.ts';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { type Choice, SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';
import { NoteField } from './fields/NoteField.tsx';
import { SpanFields } from './fields/SpanFields.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

const ICONS = { left: CircleArrowLeft, right: CircleArrowRight, bottle: Milk };

function choices(): Choice<FeedType>[] {
  return FEED_TYPES.map((type) => {
    const Icon = ICONS[type];
    const label = words.fields.feed.choices.type[type];
    return { value: type, label, icon: <Icon aria-hidden="true" />, tone: 'feed' };
  });
}

const USUAL_FEED = 15 * MINUTE;

export function FeedForm(props: RecordFormProps<'feed'>) {
  const { baby, day, record, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [shown] = useState(() => (record ? feedEntry(record, units) : newFeedEntry(day, now, zone)));
  const [isNewToday] = useState(!record && day === today);
  const context = { zone, now, units, record, baby };
  const form = useRecordForm('feed', props, shown, (entry, chosen) =>
    parseFeed(entry, { ...context, baby: chosen }),
  );
  const isBottle = form.entry.type === 'bottle';
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
        defaultValue={record?.type}
        error={form.errors.type}
      />
      {/* Hidden but still in the form, so that choosing a side by mistake does not clear the amount. */}
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
          error={form.errors.amount}
        />
      </div>
      <SpanFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        filledLength={shown.endTime && !record ? USUAL_FEED : undefined}
        record={record}
        endOptional={isBottle}
        readTimes={(entry) => readFeedTimes(entry, isBottle, context)}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

/** The first values of the form: a feed that has just ended if `day` is today, and no times on another day. */
function newFeedEntry(day: Day, now: number, zone: string): Entry {
  if (day !== dayAt(now, zone)) return { date: day };
  return {
    date: dayAt(now - USUAL_FEED, zone),
    startTime: clockAt(now - USUAL_FEED, zone),
    endTime: clockAt(now, zone),
  };
}
