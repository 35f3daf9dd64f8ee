import { useFamily } from '#app/use-family.ts';
import type { Baby } from '#domain/baby.ts';
import { DayLog } from './DayLog.tsx';
import { NoteSearch } from './NoteSearch.tsx';
import { useLogAddress } from './use-log-address.ts';

/** The log of one baby: a day of it, or what a search finds in all of its days. */
export function BabyLog({ baby }: { baby: Baby }) {
  const { today } = useFamily();
  const address = useLogAddress(today);
  return address.find === null ? (
    <DayLog baby={baby} address={address} />
  ) : (
    <NoteSearch baby={baby} find={address.find} onFind={address.searchFor} onClose={address.close} />
  );
}
