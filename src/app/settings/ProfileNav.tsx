import { ViewNav } from '#app/ViewNav.tsx';
import { kindsOffAtFirst } from '#domain/kinds/kinds-on.ts';
import { LANGUAGES } from '#words/languages.ts';
import { words } from '#words/now.ts';

/** The sections of the profile. The first section is directly below the links and needs none. */
const MATTERS = [
  'recovery',
  'auto-lock',
  'babies',
  'kinds',
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

/** Sections that only an account has. */
const NOT_IN_DEMO = ['recovery', 'auto-lock'];

/** Links to each section of a long page. */
export function ProfileNav({ demo }: { demo: boolean }) {
  const left = [
    ...(demo ? NOT_IN_DEMO : []),
    ...(kindsOffAtFirst().length ? [] : ['kinds']),
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
