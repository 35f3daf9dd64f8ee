/** Lists names that have two separate profiles, one in the file and one in the log. */
export function MadeApart({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return [...new Set(names)].map((name) => (
    <p key={name} className={className}>
      <bdi>{name}</bdi> is in both, under two profiles that were made apart. Both stay, each with its own
      entries. To keep one log from now on, let one phone replace its log with the other’s backup.
    </p>
  ));
}
