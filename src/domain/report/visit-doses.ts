import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import { isSame, sameMedicine } from '#domain/kinds/dose/same-medicine.ts';
import { addDays, type Day, dayAt, daysBetween } from '#domain/time/when.ts';

/** The doses of the last days of a report. */
export interface VisitDoses {
  from: Day;
  to: Day;
  /** In order of time, with refused doses. */
  doses: Dose[];
  /** The medicines that are given every day, with the number of days on which they were given. */
  daily: { name: string; given: number; days: number }[];
}

/** A report lists the doses of this many days. */
const DAYS = 14;

/**
 * Selects the doses of the 14 days to `lastDay`, or of fewer if the period or the baby began later. `first` is the
 * later of the two days. Returns null if there are none. A daily medicine counts from the day in `zone` on which it was
 * added, or from its first dose if that is earlier. It counts up to its last day.
 */
export function visitDoses(
  log: readonly Dose[],
  medicines: readonly Medicine[],
  first: Day,
  lastDay: Day,
  zone: string,
): VisitDoses | null {
  const earliest = addDays(lastDay, 1 - DAYS);
  const from = first > earliest ? first : earliest;
  const doses = log
    .filter(({ day }) => day >= from && day <= lastDay)
    .sort((one, other) => one.at - other.at);
  if (doses.length === 0) return null;
  const same = sameMedicine(medicines, log);
  const daily = medicines
    .filter((medicine) => medicine.daily && medicine.archivedAt === undefined)
    .flatMap((medicine) => {
      const marks = same.ofMedicine(medicine);
      const own = log.filter((dose) => isSame(marks, same.ofDose(dose)));
      const begun = [dayAt(medicine.createdAt, zone), ...own.map(({ day }) => day)].sort()[0] ?? from;
      const start = begun > from ? begun : from;
      const end = medicine.until !== undefined && medicine.until < lastDay ? medicine.until : lastDay;
      if (start > end) return [];
      const given = own.filter((dose) => dose.given && dose.day >= start && dose.day <= end);
      const days = daysBetween(start, end) + 1;
      return [{ name: medicine.name, given: new Set(given.map(({ day }) => day)).size, days }];
    });
  return { from, to: lastDay, doses, daily };
}
