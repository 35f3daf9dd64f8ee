import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';

/** Lists names that have two separate profiles, one in the file and one in the log. */
export function MadeApart({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return [...new Set(names)].map((name) => (
    <p key={name} className={className}>
      <Rich of={words.backup.outcome.madeApart(<bdi>{name}</bdi>)} />
    </p>
  ));
}
