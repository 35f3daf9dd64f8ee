import type { FieldErrors } from '#domain/fault.ts';
import type { FormCheck } from '#domain/kinds/form-check.ts';
import { textOf } from '#domain/parsed.ts';
import type { MomentEntry } from './moment.ts';

type Typed = Exclude<keyof MomentEntry, 'photoId'>;

/**
 * Takes the photo's id from the form. Requires a title, or for a tooth the tooth and its way. Rejects a next visit that
 * is not after this one.
 */
export const checkMoment: FormCheck<MomentEntry, Typed> = (values, entry, { record }) => {
  const errors: FieldErrors = {};
  if (values.what !== 'tooth' && !values.title) errors.title = { code: 'noText' };
  if (values.what === 'tooth')
    for (const name of ['tooth', 'way'] as const) if (!values[name]) errors[name] = { code: 'noChoice' };
  if (values.next && values.next <= values.day) errors.next = { code: 'nextTooEarly' };
  if (Object.keys(errors).length > 0) return { errors };
  const photoId = textOf(entry, 'photoId') || undefined;
  // An undefined id takes the photo off the record.
  return { value: { ...values, ...((photoId || record?.photoId) && { photoId }) } };
};
