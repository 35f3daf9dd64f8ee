/** Says of each name that a file and the log both have it, under two profiles that were made apart. */
export function MadeApart({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return [...new Set(names)].map((name) => (
    <p key={name} className={className}>
      <bdi>{name}</bdi> is in both, under two profiles that were made apart. Both stay, each with its own
      entries. To keep one log from now on, let one phone replace its log with the other’s backup.
    </p>
  ));
}
