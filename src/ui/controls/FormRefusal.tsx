import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useId, useState } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { FieldError } from './FieldError.tsx';
import styles from './FormRefusal.module.css';

interface FormRefusalProps {
  /** The error, and when the form may be submitted again, in `performance.now()` time. */
  refusal: { error: string; until?: number } | null;
}

/**
 * Shows and announces why a form was refused, and how long to wait. Render it above the button from the start, because
 * a live region must exist before its text.
 */
export function FormRefusal({ refusal }: FormRefusalProps) {
  const id = useId();
  return (
    <div className={styles.refusal}>
      <div role="alert">{refusal && <FieldError id={id}>{refusal.error}</FieldError>}</div>
      {refusal?.until !== undefined && <Wait key={refusal.until} until={refusal.until} />}
    </div>
  );
}

const SECOND = 1000;

/** Counts down visually. Screen readers hear only the start and the end. */
function Wait({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  const over = left <= 0;

  useEffect(() => {
    announce(`Another try in ${wordsFor(secondsTo(until))}.`);
    const timer = setInterval(() => setLeft(secondsTo(until)), SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);

  useEffect(() => {
    if (over) announce('You can try again now.');
  }, [over]);

  return (
    <p className={styles.wait} role="timer">
      <Hourglass aria-hidden="true" />
      <span>
        {over
          ? 'You can try again now.'
          : `Another try in ${wordsFor(left)}. What you typed stays here; keep this page open.`}
      </span>
    </p>
  );
}

function secondsTo(until: number): number {
  return Math.ceil((until - performance.now()) / SECOND);
}

function wordsFor(seconds: number): string {
  const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && count(minutes, 'minute'), (rest > 0 || minutes === 0) && count(rest, 'second')]
    .filter(Boolean)
    .join(' ');
}
