import { ViewNav } from '#app/ViewNav.tsx';
import { kindsOffAtFirst } from '#domain/kinds/kinds-on.ts';

/** The matters of the profile but the first, which stands right below, in a word or two each. */
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

/** Of an account alone. */
const NOT_IN_DEMO = ['recovery', 'auto-lock'];

/** The way down to each matter of a long page. */
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
