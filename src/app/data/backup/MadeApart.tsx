import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';

/** Lists the babies' names that have one profile in the file and a separate profile in the log. */
export function MadeApart({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return [...new Set(names)].map((name) => (
    <p key={name} className={className}>
      <Rich of={words.backup.outcome.madeApart(<bdi>{name}</bdi>)} />
    </p>
  ));
}
