import type { FormCheck } from '#domain/kinds/form-check.ts';
import type { Side } from '#domain/kinds/timer.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import { HOUR } from '#domain/time/when.ts';
import { ozFrom } from '#domain/units/units.ts';
import { LARGEST_SIDE_OZ, LONGEST_PUMP, type Pump } from './pump.ts';

/** A larger session raises a question. The largest of 533 public sessions was 450 ml. */
const LARGEST_UNASKED_OZ = ozFrom(500, 'ml');

type Amounts = Pick<Pump, 'sides' | 'leftOz' | 'rightOz' | 'totalOz'>;

/**
 * Refuses a session that is too long. Fills in what follows from the typed amounts ({@link settleAmounts}). Asks about
 * a large amount (answer in `muchMilk`). An edit that leaves the duration or the amount unchanged passes.
 */
export const checkPump: FormCheck<Pump, keyof Amounts | 'kept' | 'startedAt' | 'endedAt'> = (
  values,
  entry,
  { record, units },
) => {
  const length = values.endedAt - values.startedAt;
  if (length > LONGEST_PUMP && (!record || record.endedAt - record.startedAt !== length))
    return { errors: { endTime: { code: 'tooManyHours', hours: LONGEST_PUMP / HOUR } } };
  const amounts = settleAmounts(values);
  const { totalOz } = amounts;
  const known = Math.max(amounts.leftOz ?? 0, amounts.rightOz ?? 0);
  if (totalOz !== null && totalOz < known) return { errors: { totalOz: { code: 'lessThanOneSide' } } };
  // An amount that the form refuses raises no question.
  const isAccepted = known <= LARGEST_SIDE_OZ && (totalOz ?? 0) <= 2 * LARGEST_SIDE_OZ;
  const isLarge = totalOz !== null && totalOz > LARGEST_UNASKED_OZ && totalOz !== record?.totalOz;
  if (isAccepted && isLarge && textOf(entry, 'muchMilk') !== 'yes')
    return { questions: [{ name: 'muchMilk', code: 'muchMilk', oz: totalOz, unit: units.volume }] };
  const settled = Object.entries({ ...values, ...amounts });
  // A cleared value is undefined and replaces the record's value. A value that never existed is left out.
  return {
    value: Object.fromEntries(
      settled.filter(([name, value]) => value !== undefined || (record && name in record)),
    ),
  };
};

/**
 * Completes amounts. The total of one side is that side's amount. The total of both sides is their sum. A total without
 * sides stays alone, because the sides were not measured.
 */
export function settleAmounts({ sides, leftOz, rightOz, totalOz }: Amounts): Amounts {
  if (sides === 'left') return ofOneSide(sides, leftOz ?? totalOz);
  if (sides === 'right') return ofOneSide(sides, rightOz ?? totalOz);
  if (leftOz !== undefined && rightOz !== undefined)
    return { sides: 'both', leftOz, rightOz, totalOz: leftOz + rightOz };
  const one = leftOz ?? rightOz;
  if (one === undefined || totalOz !== null) return { sides, leftOz, rightOz, totalOz };
  return { sides: sides ?? (rightOz === undefined ? 'left' : 'right'), leftOz, rightOz, totalOz: one };
}

function ofOneSide(side: Side, oz: number | null): Amounts {
  const known = oz ?? undefined;
  return {
    sides: side,
    leftOz: side === 'left' ? known : undefined,
    rightOz: side === 'right' ? known : undefined,
    totalOz: oz,
  };
}

/**
 * Names the amounts that a form hides: those of the other side, and the total where it follows. The values of hidden
 * inputs do not count.
 */
export function hiddenAmounts(entry: Entry): (keyof Amounts)[] {
  const sides = textOf(entry, 'sides');
  if (sides === 'left') return ['rightOz', 'totalOz'];
  if (sides === 'right') return ['leftOz', 'totalOz'];
  return textOf(entry, 'leftOz') && textOf(entry, 'rightOz') ? ['totalOz'] : [];
}

/** Prepares a form for {@link checkPump}. Empties hidden amounts. A session without an end ends when it begins. */
export function typedPump(entry: Entry): Entry {
  const hidden = Object.fromEntries(hiddenAmounts(entry).map((name) => [name, '']));
  return { ...entry, ...hidden, endTime: textOf(entry, 'endTime') || textOf(entry, 'startTime') };
}
