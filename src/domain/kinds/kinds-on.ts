import { isKindName, type KindName, kindNames, kindOf } from './registry.ts';

/** Which kinds a family logs. A kind with `offAtFirst` is on if its name is among the `chosen`. */

/** Returns the kinds that are off until they are switched on. */
export function kindsOffAtFirst(): KindName[] {
  return kindNames().filter((kind) => kindOf(kind).offAtFirst);
}

/** True for a kind that the family logs. */
export function isKindOn(kind: KindName, chosen: readonly string[]): boolean {
  return !kindOf(kind).offAtFirst || chosen.includes(kind);
}

/** Adds a name to the chosen names, or removes it. Keeps names unknown to this version. */
export function withKind(chosen: readonly string[], name: string, on: boolean): string[] {
  const others = chosen.filter((one) => one !== name);
  return on ? [...others, name] : others;
}

/**
 * Adds the names of `logged` kinds that must be switched on to the chosen names. Includes kinds unknown to this
 * version.
 */
export function withKinds(chosen: readonly string[], logged: Iterable<string>): string[] {
  const needed = [...logged].filter((name) => !isKindName(name) || kindOf(name).offAtFirst);
  return [...new Set([...chosen, ...needed])];
}
