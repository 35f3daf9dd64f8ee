import type { CareRecord } from '#domain/log/care-record.ts';
import { BreastIcon } from './BreastIcon.tsx';
import { DiaperIcon } from './DiaperIcon.tsx';
import { KindIcon } from './KindIcon.tsx';

/** Shows the icon of an entry: the side of a breastfeed, the type of a diaper, or the icon of the kind. */
export function EntryIcon({ entry: { kind, record } }: { entry: CareRecord }) {
  if (kind === 'diaper' && record.type !== 'dry') return <DiaperIcon type={record.type} />;
  if (kind === 'feed' && record.type !== 'bottle') return <BreastIcon side={record.type} />;
  return <KindIcon kind={kind} />;
}
