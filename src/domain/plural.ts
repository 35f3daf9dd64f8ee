/** A count with its noun: "1 day", "3 days", "2 stretches". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
