import { useMemo } from 'react';
import { useRecords } from '#session/use-records.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { readPhones } from '#storage/sync/phones.ts';
import { useLive } from './use-live.ts';

/**
 * Returns a function that names the parent whose phone wrote an entry last. It returns undefined for an entry of this
 * phone, and for all entries of a log that is not shared.
 */
export function useLoggedBy(): (deviceId: string) => string | undefined {
  const db = useRecords();
  const phones = useLive(isSharedLog(db.name) ? db : null, 'phones', (log) => readPhones(log, Date.now()));
  return useMemo(() => {
    const names = new Map(phones?.map(({ device, name }) => [device, name]));
    return (deviceId) => names.get(deviceId);
  }, [phones]);
}
