import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { ViewNav } from '#app/ViewNav.tsx';
import { LANGUAGES } from '#words/languages.ts';
import { words } from '#words/now.ts';

/** The sections of the profile that have a link. The first section has none, because it is directly below the links. */
const MATTERS = [
  'recovery',
  'auto-lock',
  'babies',
  'kinds',
  'medicines',
  'units',
  'appearance',
  'language',
  'import',
  'backup',
  'export',
  'storage',
  'trash',
  'install',
  'delete',
  'about',
] as const;

/** The sections that the demo does not have, because they are about the account. */
const NOT_IN_DEMO = ['recovery', 'auto-lock'];

/** Links to the sections of the profile. */
export function ProfileNav({ demo }: { demo: boolean }) {
  const kindsOn = useKindsOn();
  const left = [
    ...(demo ? NOT_IN_DEMO : []),
    ...(kindsOn.includes('dose') ? [] : ['medicines']),
    ...(Object.keys(LANGUAGES).length > 1 ? [] : ['language']),
  ];
  const { nav } = words.profile;
  const matters = MATTERS.filter((anchor) => !left.includes(anchor));
  return (
    <ViewNav
      label={nav.label}
      views={matters.map((anchor) => ({ label: nav[anchor], to: `#${anchor}`, current: false }))}
    />
  );
}
