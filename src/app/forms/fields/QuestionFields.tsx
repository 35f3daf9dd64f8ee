import type { Question } from '#domain/question.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { speech, words } from '#words/now.ts';
import { sayQuestion } from '#words/say/questions.ts';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  questions: Question[];
  /** Whether the parent submitted the form again without answering a question. */
  unanswered: boolean;
}

/** Shows questions that only the parent can answer. The form submits the answers with its other fields. */
export function QuestionFields({ questions, unanswered }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions} data-questions>
      {questions.map((question) => {
        const { text, choices } = sayQuestion(question, speech);
        return <SegmentedChoice key={question.name} label={text} name={question.name} options={choices} />;
      })}
      <p className={styles.next} role="status">
        {unanswered ? words.forms.questions.unanswered : words.forms.questions.next}
      </p>
    </div>
  );
}
