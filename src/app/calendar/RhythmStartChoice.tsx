import { EVENING_HOUR } from '#domain/summaries/rhythm-from-evening.ts';
import { formatHour } from '#domain/time/when-words.ts';
import type { RhythmStart } from '#storage/browser/rhythm-start.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { speech, words } from '#words/now.ts';

interface RhythmStartChoiceProps {
  start: RhythmStart;
  onChoose: (start: RhythmStart) => void;
}

/** Chooses the hour at which the rows of the rhythm begin. */
export function RhythmStartChoice({ start, onChoose }: RhythmStartChoiceProps) {
  const { title, midnight, hour } = words.calendar.rhythm.start;
  return (
    <div data-no-print>
      <SegmentedChoice
        label={title}
        hideLabel
        name="rhythm-start"
        options={[
          { value: 'midnight', label: midnight },
          { value: 'evening', label: hour(formatHour(EVENING_HOUR, speech.locale)) },
        ]}
        value={start}
        onValueChange={onChoose}
      />
    </div>
  );
}
