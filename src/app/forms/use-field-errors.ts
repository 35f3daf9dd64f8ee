import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusField } from '#ui/layout/focus-field.ts';

/** The text of the error at each field, by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

/**
 * Returns the errors at the fields of a form. An attempt to submit sets the errors and focuses the first wrong field.
 * Editing a field clears its error and the errors of other fields that the edit corrects. The remaining errors may
 * change their text.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [said, setSaid] = useState<{ errors: FieldTexts; byAttempt: boolean }>(NOTHING_SAID);
  /** The errors of the last attempt, without the fields that were edited after it. */
  const open = useRef<FieldTexts>({});

  useEffect(() => {
    if (!said.byAttempt) return;
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid], [data-invalid] input');
    if (first) focusField(first, said.errors[first.name] ?? '');
  }, [said, form]);

  return {
    errors: said.errors,
    /** Sets the errors of an attempt. Pass an empty object if the attempt had none. */
    refuse(found: FieldTexts) {
      open.current = found;
      setSaid({ errors: found, byAttempt: Object.keys(found).length > 0 });
    },
    /** `find` returns the current errors. It is for forms that can check their fields without an attempt to submit. */
    onInput({ target }: { target: EventTarget }, find?: () => FieldTexts) {
      const name =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
      if (Object.keys(open.current).length === 0) return;
      const { [name]: _answered, ...others } = open.current;
      open.current = others;
      const left = Object.entries(find?.() ?? others).filter(([field]) => field in others);
      setSaid({ errors: Object.fromEntries(left), byAttempt: false });
    },
  };
}

const NOTHING_SAID = { errors: {}, byAttempt: false };
