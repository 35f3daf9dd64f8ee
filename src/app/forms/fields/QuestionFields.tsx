import type { Question } from '#domain/parsed.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  questions: Question[];
  /** True when the form was sent again and one of them had no answer. */
  unanswered: boolean;
}

/** What only the parent can answer; the answers travel with the form when it is sent again. */
export function QuestionFields({ questions, unanswered }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions} data-questions>
      {questions.map(({ name, text, choices }) => (
        <SegmentedChoice key={name} label={text} name={name} options={choices} />
      ))}
      <p className={styles.next} role="status">
        {unanswered ? 'Choose an answer, or change what is asked about, then save.' : 'Then save again.'}
      </p>
    </div>
  );
}
