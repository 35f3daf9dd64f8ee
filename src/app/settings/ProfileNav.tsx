import { ViewNav } from '#app/ViewNav.tsx';
import { kindsOffAtFirst } from '#domain/kinds/kinds-on.ts';

/** The sections of the profile with short labels. The first section is directly below the links and needs none. */
const MATTERS = {
  recovery: 'Recovery code',
  'auto-lock': 'Auto-lock',
  babies: 'Babies',
  kinds: 'What you log',
  units: 'Units',
  appearance: 'Appearance',
  import: 'Import',
  backup: 'Backup',
  export: 'Export',
  storage: 'Storage',
  trash: 'Trash',
  install: 'Install',
  delete: 'Delete',
  about: 'Privacy',
} as const;

/** Sections that only an account has. */
const NOT_IN_DEMO = ['recovery', 'auto-lock'];

/** Links to each section of a long page. */
export function ProfileNav({ demo }: { demo: boolean }) {
  const left = [...(demo ? NOT_IN_DEMO : []), ...(kindsOffAtFirst().length ? [] : ['kinds'])];
  const matters = Object.entries(MATTERS).filter(([anchor]) => !left.includes(anchor));
  return (
    <ViewNav
      label="On this page"
      views={matters.map(([anchor, label]) => ({ label, to: `#${anchor}`, current: false }))}
    />
  );
}
