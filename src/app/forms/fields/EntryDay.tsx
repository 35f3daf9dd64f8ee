import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFamily } from '#app/family/use-family.ts';
import { isDay } from '#domain/time/when.ts';
import { DayButton } from '#ui/controls/DayButton.tsx';
import { speech, words } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';

interface EntryDayProps {
  /** The value of the date field. It may be no day while the parent types. */
  date: string;
  onDate: (date: string) => void;
  error: string | undefined;
}

/** Shows the day of an entry in words, as a button that opens the date picker. */
export function EntryDay({ date, onDate, error }: EntryDayProps) {
  const { today } = useFamily();
  const said = isDay(date) ? formatRelativeDay(date, today, speech) : '';
  return (
    <DayButton
      label={words.forms.date}
      buttonLabel={words.forms.dateOf(said)}
      name="date"
      required
      value={date}
      onChange={({ target }) => onDate(target.value)}
      error={error}
    >
      <span>{said}</span>
      <ChevronRight aria-hidden="true" />
    </DayButton>
  );
}
