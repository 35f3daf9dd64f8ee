import { useMemo } from 'react';
import { usePhones } from './use-phones.ts';

/**
 * Returns a function that names the parent whose phone wrote an entry last. It returns undefined for an entry of this
 * phone, and for all entries of a log that is not shared.
 */
export function useLoggedBy(): (deviceId: string) => string | undefined {
  const phones = usePhones();
  return useMemo(() => {
    const names = new Map(phones?.map(({ device, name }) => [device, name]));
    return (deviceId) => names.get(deviceId);
  }, [phones]);
}
