import { useId } from 'react';
import { ZoneOptions } from '#app/settings/ZoneOptions.tsx';
import { formatDate } from '#domain/time/when-words.ts';
import type { DateQuestion } from '#imports/pipeline/date-questions.ts';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import type { ImportAnswers } from './import-answers.ts';
import { WhoseLog } from './WhoseLog.tsx';

interface ImportQuestionsProps {
  questions: OpenQuestions;
  /** How many files were chosen. */
  files: number;
  answers: ImportAnswers;
  onAnswer: (changes: Partial<ImportAnswers>) => void;
}

const QUANTITIES = ['volume', 'weight', 'length'] as const;

/** Asks for the babies, date orders, units and time zone that the files do not contain. */
export function ImportQuestions({ questions, files, answers, onAnswer }: ImportQuestionsProps) {
  const said = words.imports.questions;
  const { zone, dateQuestions, bareNumbers, children } = questions;
  return (
    <>
      {children.map((child) => (
        <WhoseLog
          key={child.name}
          child={child}
          chosen={answers.babies.get(child.name)}
          oneOfSeveral={children.length > 1}
          files={files}
          onChoose={(babyId) => onAnswer({ babies: new Map(answers.babies).set(child.name, babyId) })}
        />
      ))}
      {dateQuestions.map((question) => (
        <WhichDay
          key={question.files[0]?.name}
          question={question}
          isOneOfSeveral={dateQuestions.length > 1}
          order={answers.dateOrders.get(question)}
          onAnswer={(order) => onAnswer({ dateOrders: new Map(answers.dateOrders).set(question, order) })}
        />
      ))}
      {QUANTITIES.filter((quantity) => bareNumbers[quantity]).map((quantity) => {
        const { label, ...units } = said[quantity];
        return (
          <SegmentedChoice<string>
            key={quantity}
            label={label}
            hint={said.bare(bareNumbers[quantity] ?? [])}
            name={`unit-${quantity}`}
            options={Object.entries(units).map(([value, name]) => ({ value, label: name }))}
            value={answers.units[quantity] ?? ''}
            onValueChange={(unit) => onAnswer({ units: { ...answers.units, [quantity]: unit } })}
          />
        );
      })}
      {zone && (
        <SelectField
          label={said.zone}
          hint={said.zoneHint}
          value={answers.zone}
          onChange={(event) => onAnswer({ zone: event.target.value })}
        >
          <ZoneOptions chosen={answers.zone} />
        </SelectField>
      )}
    </>
  );
}

interface WhichDayProps {
  question: DateQuestion;
  /** True if there are questions about other files. The question then names its files. */
  isOneOfSeveral: boolean;
  order: DateOrder | undefined;
  onAnswer: (order: DateOrder) => void;
}

/** Asks which day an ambiguous date is. */
function WhichDay({ question, isOneOfSeveral, order, onAnswer }: WhichDayProps) {
  const said = words.imports.questions;
  const { example, orders, files } = question;
  const id = useId();
  return (
    <SegmentedChoice<DateOrder | ''>
      label={said.day(example)}
      hint={
        <>
          {isOneOfSeveral && <Rich of={said.dayIn(<bdi>{files[0]?.name}</bdi>, files.length - 1)} />}{' '}
          <span>{said.dayHint}</span>
        </>
      }
      name={`date-order-${id}`}
      options={orders.map((one) => ({ value: one, label: dayOf(example, one) }))}
      value={order ?? ''}
      onValueChange={(chosen) => chosen && onAnswer(chosen)}
    />
  );
}

/** Returns the day that a date means in an order. For example, 4/9/25 is "Apr 9, 2025" or "Sep 4, 2025". */
function dayOf(example: string, order: DateOrder): string {
  const [first = '', second = '', last = ''] = example.split(/\D+/);
  const parts = {
    'month-first': [last, first, second],
    'day-first': [last, second, first],
    'year-first': [first, second, last],
  };
  const [year = '', month = '', day = ''] = parts[order];
  return formatDate(
    `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    speech.locale,
  );
}
