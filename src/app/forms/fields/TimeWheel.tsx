import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Clock, isClock } from '#domain/time/when.ts';
import { formatHour } from '#domain/time/when-words.ts';
import { speech } from '#words/now.ts';
import styles from './TimeWheel.module.css';

interface TimeWheelProps {
  /** The time of the field. Empty or incomplete while there is none. */
  value: string;
  /** The time at which an empty wheel rests. */
  rest: Clock;
  onPick: (clock: Clock) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIVES = Array.from({ length: 12 }, (_, index) => index * 5);

/**
 * Sets a time of day with one drag for the hour and one for the minute. Fingers use it beside a time field. Keyboards
 * and screen readers use that field, which also takes minutes between the steps of five.
 */
export function TimeWheel({ value, rest, onPick }: TimeWheelProps) {
  const shown = isClock(value) ? value : rest;
  const [hour = 0, minute = 0] = shown.split(':').map(Number);
  const [between, setBetween] = useState<number | null>(null);
  // A minute between two steps keeps its row after another is chosen. The rows then do not move under the finger.
  if (minute % 5 !== 0 && minute !== between) setBetween(minute);
  const minutes = between === null ? FIVES : [...FIVES, between].sort((a, b) => a - b);
  return (
    <div className={styles.wheel} data-empty={shown !== value || undefined} aria-hidden="true">
      <Column
        rows={HOURS}
        value={hour}
        format={(row) => formatHour(row, speech.locale)}
        onPick={(row) => onPick(clockOf(row, minute))}
      />
      <Column rows={minutes} value={minute} format={twoDigits} onPick={(row) => onPick(clockOf(hour, row))} />
    </div>
  );
}

interface ColumnProps {
  rows: readonly number[];
  value: number;
  format: (row: number) => string;
  onPick: (row: number) => void;
}

/** A column of the wheel. The row in the middle is the value. */
function Column({ rows, value, format, onPick }: ColumnProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** The row that the finger picked last, while only the finger moves the column. */
  const picked = useRef<number | null>(null);
  const isHeld = useRef(false);
  const index = rows.indexOf(value);

  useLayoutEffect(() => {
    if (isHeld.current && picked.current === value) return;
    isHeld.current = false;
    center(ref.current, index);
  }, [index, value]);

  const onResize = useEffectEvent(() => center(ref.current, index));

  // Before the dialog is open and after a change of the text size, the rows have another height.
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  function hold() {
    isHeld.current = true;
  }

  function pick(row: number | undefined) {
    if (row === undefined || (row === picked.current && isHeld.current)) return;
    picked.current = row;
    onPick(row);
  }

  return (
    <div
      ref={ref}
      className={styles.column}
      tabIndex={-1}
      onPointerDown={hold}
      onWheel={hold}
      onScroll={({ currentTarget }) => {
        if (isHeld.current) pick(rows[Math.round(currentTarget.scrollTop / heightOfRow(currentTarget))]);
      }}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the time field is for keyboards and screen readers
        // biome-ignore lint/a11y/useKeyWithClickEvents: the time field is for keyboards and screen readers
        <span
          key={row}
          className={styles.row}
          data-on={row === value || undefined}
          onClick={() => {
            isHeld.current = false;
            pick(row);
          }}
        >
          {format(row)}
        </span>
      ))}
    </div>
  );
}

function center(column: HTMLElement | null, index: number): void {
  if (column) column.scrollTop = index * heightOfRow(column);
}

function heightOfRow(column: HTMLElement): number {
  return column.firstElementChild?.getBoundingClientRect().height || 1;
}

function clockOf(hour: number, minute: number): Clock {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
