import type { Dose } from '#domain/kinds/dose/dose.ts';
import { doseNow, type Medicine, newMedicine } from '#domain/kinds/dose/medicine.ts';
import type { Author } from '#domain/record.ts';
import { type Day, dayAt, HOUR } from '#domain/time/when.ts';
import { momentIn } from './demo-day.ts';

/** The demo's medicines and their doses. The interval is made up, as if the parent of the demo had typed it. */
export interface DemoMedicines {
  medicines: Medicine[];
  /** Returns the doses of a day that have been given. */
  dosesOn(day: Day): Dose[];
}

/** The daily drops are given in the morning. */
const MORNING = '09:05';

/** The age in hours of the only dose that has an interval. */
const HOURS_AGO = 2;

/** Makes the medicines of the demo's baby. `author.now` is the time of the demo. */
export function demoMedicines(babyId: string, zone: string, author: Author): DemoMedicines {
  const vitamin = newMedicine(
    { name: 'Vitamin D', ingredient: 'vitamin D', unit: 'drops', daily: true },
    author,
  );
  const drops = newMedicine({ name: 'Demo drops', amount: 2, unit: 'drops', everyHours: 6 }, author);
  const last = author.now - HOURS_AGO * HOUR;
  const doseAt = (medicine: Medicine, at: number): Dose => ({
    ...doseNow(medicine, babyId, zone, { ...author, now: at }),
    createdAt: author.now,
    updatedAt: author.now,
  });
  return {
    medicines: [vitamin, drops],
    dosesOn(day) {
      const { at } = momentIn(day, MORNING, zone);
      const daily = at <= author.now ? [doseAt(vitamin, at)] : [];
      return dayAt(last, zone) === day ? [...daily, doseAt(drops, last)] : daily;
    },
  };
}
