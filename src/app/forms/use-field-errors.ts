import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/parsed.ts';
import { focusField } from '#ui/controls/focus-field.ts';

/**
 * The sentences at the fields of a form: an attempt brings them and leads to the first of them. The answer to a field takes its
 * own away, and those of other fields that it mends with it; what is still wrong there may read otherwise.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [said, setSaid] = useState<{ errors: FieldErrors; byAttempt: boolean }>(NOTHING_SAID);
  /** What the last attempt found, but for the fields that were answered since. */
  const open = useRef<FieldErrors>({});

  useEffect(() => {
    if (!said.byAttempt) return;
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid], [data-invalid] input');
    if (first) focusField(first, said.errors[first.name] ?? '');
  }, [said, form]);

  return {
    errors: said.errors,
    /** What an attempt found; nothing, when it found nothing. */
    refuse(found: FieldErrors) {
      open.current = found;
      setSaid({ errors: found, byAttempt: Object.keys(found).length > 0 });
    },
    /** `find` tells what an attempt would find now, where that is known without one. */
    onInput({ target }: { target: EventTarget }, find?: () => FieldErrors) {
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
