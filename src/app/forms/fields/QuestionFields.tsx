import type { Question } from '#domain/question.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { speech, words } from '#words/now.ts';
import { sayQuestion } from '#words/say/questions.ts';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  questions: Question[];
  /** Whether the form was submitted again while a question was unanswered. */
  unanswered: boolean;
}

/** Questions that only the parent can answer. The answers are submitted with the form. */
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
