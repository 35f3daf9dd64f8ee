import { useEffect, useId, useRef, useState } from 'react';
import controls from './Control.module.css';
import styles from './DurationField.module.css';
import { FieldGroup } from './FieldGroup.tsx';

interface DurationFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The form's field that carries the whole minutes, empty when nothing was entered. */
  name: string;
  /** Where it starts, and where `form.reset()` brings it back to. */
  defaultMinutes?: number | null;
  required?: boolean;
  disabled?: boolean;
  onMinutesChange?: (minutes: number | null) => void;
}

function whole(text: string): number {
  return Math.max(0, Math.round(Number(text) || 0));
}

/** How long something took, typed as hours and minutes; 90 in minutes alone is fine. */
export function DurationField({
  label,
  hint,
  error,
  name,
  defaultMinutes = null,
  required = false,
  disabled = false,
  onMinutesChange,
}: DurationFieldProps) {
  const id = useId();
  const carrier = useRef<HTMLInputElement>(null);
  const startHours = defaultMinutes === null ? '' : String(Math.floor(defaultMinutes / 60));
  const startMinutes = defaultMinutes === null ? '' : String(defaultMinutes % 60);
  const [hours, setHours] = useState(startHours);
  const [minutes, setMinutes] = useState(startMinutes);
  const total = (h: string, m: string) => (h === '' && m === '' ? null : whole(h) * 60 + whole(m));

  useEffect(() => {
    const form = carrier.current?.form;
    const restart = () => {
      setHours(startHours);
      setMinutes(startMinutes);
    };
    form?.addEventListener('reset', restart);
    return () => form?.removeEventListener('reset', restart);
  }, [startHours, startMinutes]);

  const part = (
    unit: string,
    value: string,
    set: (text: string) => void,
    change: (text: string) => number | null,
  ) => (
    <span className={styles.part}>
      <input
        id={`${id}-${unit}`}
        type="number"
        inputMode="numeric"
        min={0}
        autoComplete="off"
        className={controls.control}
        value={value}
        disabled={disabled}
        required={required && total(hours, minutes) === null}
        aria-invalid={error ? true : undefined}
        onWheel={(event) => event.currentTarget.blur()}
        onChange={(event) => {
          set(event.target.value);
          onMinutesChange?.(change(event.target.value));
        }}
      />
      <label htmlFor={`${id}-${unit}`}>{unit}</label>
    </span>
  );

  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className={styles.parts}>
        {part('hours', hours, setHours, (text) => total(text, minutes))}
        {part('minutes', minutes, setMinutes, (text) => total(hours, text))}
      </div>
      <input
        ref={carrier}
        type="hidden"
        name={name}
        value={total(hours, minutes) ?? ''}
        disabled={disabled}
      />
    </FieldGroup>
  );
}
