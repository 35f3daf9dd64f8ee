import { isKindName, type KindName, kindNames, kindOf } from './registry.ts';

/** Which kinds a family logs. Those that are off at first are on once their names are among the `chosen`. */

/** The kinds that are off until they are switched on. */
export function kindsOffAtFirst(): KindName[] {
  return kindNames().filter((kind) => kindOf(kind).offAtFirst);
}

/** True for a kind that the family logs. */
export function isKindOn(kind: KindName, chosen: readonly string[]): boolean {
  return !kindOf(kind).offAtFirst || chosen.includes(kind);
}

/** The chosen names with one added or taken out. Names that this version does not know stay. */
export function withKind(chosen: readonly string[], name: string, on: boolean): string[] {
  const others = chosen.filter((one) => one !== name);
  return on ? [...others, name] : others;
}

/** The chosen names with those of `logged` kinds that need to be switched on, known to this version or not. */
export function withKinds(chosen: readonly string[], logged: Iterable<string>): string[] {
  const needed = [...logged].filter((name) => !isKindName(name) || kindOf(name).offAtFirst);
  return [...new Set([...chosen, ...needed])];
}
