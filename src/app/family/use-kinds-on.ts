import { isKindOn, withKinds } from '#domain/kinds/kinds-on.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import { changePreferences, preferencesOf, usePreferences } from '#session/use-preferences.ts';

/** Returns the kinds that the family logs and those in `shown`, in the registry's order. */
export function useKindsOn(shown: readonly KindName[] = []): KindName[] {
  const [{ kinds }] = usePreferences();
  return kindNames().filter((kind) => isKindOn(kind, kinds) || shown.includes(kind));
}

/** Switches on the kinds of added entries for `owner` (a user id or `demo`). */
export function switchKindsOn(owner: string, logged: Iterable<string>): void {
  const { kinds } = preferencesOf(owner);
  const next = withKinds(kinds, logged);
  if (next.length > kinds.length) changePreferences(owner, { kinds: next });
}
