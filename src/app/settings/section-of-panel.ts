import type { ProfileSection } from '#paths.ts';

/** The section of each panel, by the panel's anchor. */
const SECTIONS: Readonly<Record<string, ProfileSection>> = {
  account: 'account',
  delete: 'account',
  babies: 'babies',
  units: 'units',
  language: 'units',
  appearance: 'appearance',
  kinds: 'kinds',
  medicines: 'kinds',
  addresses: 'kinds',
  sharing: 'data',
  import: 'data',
  backup: 'data',
  export: 'data',
  storage: 'data',
  trash: 'data',
  password: 'security',
  recovery: 'security',
  'auto-lock': 'security',
  about: 'about',
  install: 'about',
};

/** Returns the section that has the panel with an anchor. Undefined if no panel has this anchor. */
export function sectionOfPanel(anchor: string): ProfileSection | undefined {
  return Object.hasOwn(SECTIONS, anchor) ? SECTIONS[anchor] : undefined;
}
