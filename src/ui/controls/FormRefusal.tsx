import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useId, useState } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { words } from '#words/now.ts';
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

/** Shows a countdown. Screen readers announce only its start and its end. */
function Wait({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  const over = left <= 0;

  useEffect(() => {
    announce(words.refusals.wait.left(timeOf(secondsTo(until))));
    const timer = setInterval(() => setLeft(secondsTo(until)), SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);

  useEffect(() => {
    if (over) announce(words.refusals.wait.over);
  }, [over]);

  return (
    <p className={styles.wait} role="timer">
      <Hourglass aria-hidden="true" />
      <span>{over ? words.refusals.wait.over : words.refusals.wait.keepOpen(timeOf(left))}</span>
    </p>
  );
}

function secondsTo(until: number): number {
  return Math.ceil((until - performance.now()) / SECOND);
}

function timeOf(seconds: number): string {
  const { wait } = words.refusals;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return wait.seconds(rest);
  return rest === 0 ? wait.minutes(minutes) : wait.minutesAndSeconds(minutes, rest);
}
