import { DAY, HOUR } from '#domain/time/when.ts';
import type { Dose } from './dose.ts';
import { givenOf, limitsOf } from './dose-check.ts';
import type { Medicine } from './medicine.ts';
import { isSame, sameMedicine } from './same-medicine.ts';

/** From when a medicine's next dose raises no question. It follows from the limits that the parent has set. */
export type NextDose = {
  medicine: Medicine;
  /** The names of the medicines with this time. They have the same ingredient. */
  names: string[];
  /** Epoch milliseconds. */
  from: number;
  /** The time of a refused dose after the last given one, epoch milliseconds. It is not counted. */
  refusedAt: number | undefined;
} & ({ by: 'everyHours'; everyHours: number } | { by: 'mostPerDay'; mostPerDay: number });

/**
 * Returns the next dose of each medicine of the list, if it has a limit and was given less than a day ago. A longer
 * interval is returned until it ends. `now` is epoch milliseconds.
 */
export function nextDoses(medicines: readonly Medicine[], doses: readonly Dose[], now: number): NextDose[] {
  const same = sameMedicine(medicines, doses);
  const found: NextDose[] = [];
  for (const medicine of medicines) {
    if (medicine.archivedAt !== undefined) continue;
    const marks = same.ofMedicine(medicine);
    const given = givenOf(marks, doses, same);
    const last = given.at(-1);
    const next = last && nextOf(given, limitsOf(marks, medicines, same));
    if (!next || now >= Math.max(last.at + DAY, next.from)) continue;
    const refusedAt = doses
      .filter((dose) => !dose.given && dose.at >= last.at && isSame(marks, same.ofDose(dose)))
      .reduce<number | undefined>((latest, { at }) => Math.max(at, latest ?? at), undefined);
    const shared = found.find(
      (one) => one.from === next.from && isSame(marks, same.ofMedicine(one.medicine)),
    );
    if (shared) shared.names.push(medicine.name);
    else found.push({ medicine, names: [medicine.name], refusedAt, ...next });
  }
  return found;
}

/** Returns the last given dose of each name in the day before `now`, newest first. `now` is epoch milliseconds. */
export function latestDoses(doses: readonly Dose[], now: number): Dose[] {
  const latest = new Map<string, Dose>();
  for (const dose of doses) {
    const isRecent = dose.given && dose.at <= now && now - dose.at < DAY;
    if (isRecent && dose.at >= (latest.get(dose.name)?.at ?? 0)) latest.set(dose.name, dose);
  }
  return [...latest.values()].sort((one, other) => other.at - one.at);
}

/** Returns when the later of the two limits ends. The doses are sorted. Undefined if neither limit applies. */
function nextOf(
  given: readonly Dose[],
  { everyHours, mostPerDay }: ReturnType<typeof limitsOf>,
):
  | ({ from: number } & ({ by: 'everyHours'; everyHours: number } | { by: 'mostPerDay'; mostPerDay: number }))
  | undefined {
  const last = given.at(-1);
  const first = mostPerDay === undefined ? undefined : given.at(-mostPerDay);
  const afterLast = last && everyHours !== undefined ? last.at + everyHours * HOUR : undefined;
  const afterFirst = first && last && last.at - first.at < DAY ? first.at + DAY : undefined;
  if (afterFirst !== undefined && mostPerDay !== undefined && afterFirst > (afterLast ?? 0))
    return { by: 'mostPerDay', mostPerDay, from: afterFirst };
  if (afterLast !== undefined && everyHours !== undefined)
    return { by: 'everyHours', everyHours, from: afterLast };
  return undefined;
}
