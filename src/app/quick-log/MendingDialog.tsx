import type { KindName } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import type { Entry } from '#domain/parsed.ts';
import type { Day } from '#domain/time/when.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';

const AdjustDialog = lazyComponent(
  async () =>
    (await withWords(import('./AdjustDialog.tsx'), 'forms', 'fields', 'storage', 'faults')).AdjustDialog,
);
const RecordDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/forms/RecordDialog.tsx'), 'forms', 'fields', 'storage', 'faults'))
      .RecordDialog,
);
const ConflictDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/forms/ConflictDialog.tsx'), 'forms', 'fields', 'storage')).ConflictDialog,
);

/** A new entry with its first values, or a logged entry to correct. */
export type Mended = { kind: KindName; initial: Entry } | { entry: CareRecord; conflicts?: Conflict[] };

interface MendingDialogProps {
  target: TapTarget;
  mended: Mended;
  today: Day;
  onClose: () => void;
}

/**
 * Shows the form of a new entry, or the form or the conflicts of a logged entry. Its own chunk names the files of the
 * three dialogs, so that the first screen need not.
 */
export function MendingDialog({ target, mended, today, onClose }: MendingDialogProps) {
  if ('kind' in mended) {
    const { kind, initial } = mended;
    return (
      <RecordDialog
        baby={target.baby}
        what={kind}
        initial={initial}
        day={today}
        onClose={onClose}
        onDeleted={onClose}
      />
    );
  }
  const { entry, conflicts } = mended;
  return conflicts ? (
    <ConflictDialog target={target} entry={entry} conflicts={conflicts} saved onClose={onClose} />
  ) : (
    <AdjustDialog target={target} kind={entry.kind} id={entry.record.id} onClose={onClose} />
  );
}
