/** "1 day", "3 days", "2 stretches": so many of something. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
