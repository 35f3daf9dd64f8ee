import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/parsed.ts';
import { leadTo } from '#ui/lead-to.ts';

/**
 * The sentences at the fields of a form: an attempt brings them and leads to the first of them. The answer to a field takes its
 * own away, and those of other fields that it mends with it; what is still wrong there may read otherwise.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef(false);
  /** What the last attempt found, but for the fields that were answered since. */
  const refusedFor = useRef<FieldErrors>({});

  useEffect(() => {
    if (!refused.current) return;
    refused.current = false;
    if (Object.keys(errors).length === 0) return;
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid], [data-invalid] input');
    if (first) leadTo(first, errors[first.name] ?? '');
  }, [errors, form]);

  return {
    errors,
    /** What an attempt found; nothing, when it found nothing. */
    refuse(found: FieldErrors) {
      refused.current = true;
      refusedFor.current = found;
      setErrors(found);
    },
    /** `found` is what an attempt would find now, where that is known without one. */
    onInput({ target }: { target: EventTarget }, found?: FieldErrors) {
      const name =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
      if (Object.keys(refusedFor.current).length === 0) return;
      const { [name]: _answered, ...others } = refusedFor.current;
      refusedFor.current = others;
      const left = Object.entries(found ?? others).filter(([field]) => field in others);
      setErrors(Object.fromEntries(left));
    },
  };
}
