import { useRecords } from '#session/use-records.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { type OtherPhone, readPhones } from '#storage/sync/phones.ts';
import { useLive } from './use-live.ts';

/** Returns the other phones that share the log, as a live query. Undefined while they load, and if it is not shared. */
export function usePhones(): OtherPhone[] | undefined {
  const db = useRecords();
  return useLive(isSharedLog(db.name) ? db : null, 'phones', (log) => readPhones(log, Date.now()));
}
