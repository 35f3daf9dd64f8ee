import { useSyncExternalStore } from 'react';
import { babiesToChoose, useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { isolated } from '#domain/isolated.ts';
import type { ProfileSection } from '#paths.ts';
import { useAutoLock } from '#session/auto-lock.ts';
import { userIn, useSession } from '#session/session.ts';
import { onAppearance, readAppearance } from '#storage/browser/appearance.ts';
import { speech, words } from '#words/now.ts';
import { formatAgo } from '#words/say/spans.ts';
import { useTileGroups } from './use-tile-groups.ts';

/** The list names this many kinds of entries. It counts the others. */
const KINDS_NAMED = 4;

/** Returns the current value of each section of the profile, in a few words. A value is empty while it loads. */
export function useSectionValues(): Record<ProfileSection, string> {
  const user = useSession(userIn);
  const babies = useBabies();
  const { units } = useFamily();
  const appearance = useSyncExternalStore(onAppearance, readAppearance);
  const backup = useBackupValue();
  const [lockAfter] = useAutoLock();
  const shown = useTileGroups().filter((group) => group.shown);

  const { volume, weight, length, temperature } = words.profile.units;
  const said = words.profile.list;
  const names = babies && babiesToChoose(babies.named);
  return {
    account: user ? said.account(isolated(user.name), words.owner.account.plans[user.plan]) : said.guest,
    babies: names ? said.names(names.map(({ name }) => isolated(name))) || said.noBaby : '',
    units: said.units([
      volume[units.volume],
      weight[units.weight],
      length[units.length],
      temperature[units.temperature],
    ]),
    appearance: words.profile.appearance[appearance],
    kinds: said.kinds(
      shown.slice(0, KINDS_NAMED).map(({ title }) => title),
      Math.max(0, shown.length - KINDS_NAMED),
    ),
    data: backup,
    security: lockAfter === 0 ? said.lockOff : said.lockAfter(words.owner.autoLock.choices[lockAfter]),
    about: said.about,
  };
}

function useBackupValue(): string {
  const backup = useLastBackup();
  const { now } = useFamily();
  const said = words.profile.list;
  if (!backup) return '';
  return backup.at === null ? said.notBackedUp : said.backedUp(formatAgo(backup.at, now, speech));
}
