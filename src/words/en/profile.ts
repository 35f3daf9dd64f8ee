import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The profile screen. `owner.ts` has its account sections. `imports.ts`, `backup.ts` and `trash.ts` have its files. */
export const profile = {
  title: 'Account & Baby Profiles',
  demo: 'This is the demo. Change anything you like: it isn’t saved.',
  /** The headings of the sections. A panel with the same title shows it to screen readers only. */
  sections: {
    account: 'Account',
    babies: 'Babies',
    units: 'Units and time',
    appearance: 'Appearance',
    kinds: 'What you log',
    data: 'Data',
    security: 'Security',
    about: 'About',
  },
  /** The list of the sections, each with its current value. */
  list: {
    label: 'Settings',
    account: (name: string, plan: string) => `${name} · ${plan}`,
    guest: 'Guest',
    names: (names: readonly string[]) => names.join(', '),
    noBaby: 'No baby yet',
    units: (units: readonly string[]) => units.join(' · '),
    kinds: (titles: readonly string[], more: number) =>
      more > 0 ? `${titles.join(', ')}, and ${number(more)} more` : titles.join(', '),
    backedUp: (ago: string) => `Backed up ${ago}`,
    notBackedUp: 'Not backed up yet',
    lockOff: 'Auto-lock is off',
    lockAfter: (time: string) => `Locks after ${time}`,
    about: 'Privacy, installation, licenses',
  },
  /** The menu's link to the backup, which moves a log to another phone. */
  handOver: 'Hand over the log',
  babies: {
    title: 'Babies',
    about: 'Each baby has their own log.',
    reading: 'Loading profiles…',
    none: 'No profile yet. Add your baby to start logging.',
    add: 'Add a baby',
    addAnother: 'Add another baby',
    editTitle: (name: string) => `Edit ${name}`,
    added: (name: string) => `Added ${name}`,
    saved: (name: string) => `${name}’s profile is saved`,
    archived: {
      title: (name: string) => `${name} is archived`,
      description: 'You can still open, edit, and export this log here.',
    },
    unarchived: {
      title: (name: string) => `${name} is back`,
      description: 'You can choose this log again on every screen.',
    },
    full: (allowed: number) =>
      plural(allowed, {
        one: 'Your plan includes 1 baby. Profiles you already have keep working.',
        other: `Your plan includes ${number(allowed)} babies. Profiles you already have keep working.`,
      }),
    seePlans: 'See plans for more babies',
    facts: {
      female: (age: string, born: string) => `Girl, ${age}, born ${born}`,
      male: (age: string, born: string) => `Boy, ${age}, born ${born}`,
    },
    archivedFacts: {
      female: (age: string, born: string) => `Archived. Girl, ${age}, born ${born}`,
      male: (age: string, born: string) => `Archived. Boy, ${age}, born ${born}`,
    },
    openLog: <Node>(name: string, hidden: (text: string) => Node): (string | Node)[] => [
      'Open log ',
      hidden(`for ${name}`),
    ],
    edit: <Node>(name: Node): (string | Node)[] => ['Edit ', name],
    /** Opens the rarer acts. */
    more: <Node>(hidden: (text: string) => Node, name: string): (string | Node)[] => [
      'More',
      hidden(` for ${name}`),
    ],
    archive: <Node>(name: Node): (string | Node)[] => ['Archive ', name],
    unarchive: <Node>(name: Node): (string | Node)[] => ['Unarchive ', name],
    remove: <Node>(name: Node): (string | Node)[] => ['Remove ', name],
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    keep: (name: string) => `Keep ${name}`,
    remove: (name: string) => `Remove ${name}`,
    unknown: (days: number) =>
      `This removes the profile and everything logged in it. You can restore all of it for ${forDays(days)}. After that it’s gone for good.`,
    empty: (days: number) =>
      `This removes the profile. It has no entries yet. You can restore it for ${forDays(days)}. After that it’s gone for good.`,
    entries: (entries: string, days: number) =>
      `This removes the profile and ${entries}. You can restore all of it for ${forDays(days)}. After that it’s gone for good.`,
    timers: (days: number) =>
      `This removes the profile and any running timers. You can restore all of it for ${forDays(days)}. After that it’s gone for good.`,
    entriesAndTimers: (entries: string, days: number) =>
      `This removes the profile, ${entries}, and any running timers. You can restore all of it for ${forDays(days)}. After that it’s gone for good.`,
    archive: 'To keep the log, archive the profile instead.',
    name: (name: string) => `Type ${name} to confirm`,
    wrongName: (name: string) => `Type “${name}” to remove this profile.`,
    removed: {
      title: (name: string) => `${name}’s profile is removed`,
      description: (days: number) => `You can restore it from the trash under Data for ${forDays(days)}.`,
    },
  },
  kinds: {
    title: 'What you log',
    about: 'Choose your tiles and their order. If you turn a type off, its entries stay.',
    tiles: { diaper: 'Diapers', bottle: 'Bottles', breast: 'Breastfeeds', sleep: 'Sleep' },
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    place: (title: string, place: number, all: number) => `${title}, ${number(place)} of ${number(all)}`,
  },
  units: {
    title: 'Units and time',
    about: 'Units only change how your entries look.',
    volume: { label: 'Bottles', oz: 'oz', ml: 'ml' },
    weight: { label: 'Weight', lb: 'lb + oz', kg: 'kg' },
    length: { label: 'Length', in: 'in', cm: 'cm' },
    temperature: { label: 'Temperature', F: '°F', C: '°C' },
    weekStart: 'Weeks start on',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    zone: 'Time zone',
    zoneHint: (day: string, clock: string) => `Sets when a day starts. It’s now ${day}, ${clock} there.`,
    deviceZone: (zone: string) => `This device’s zone, now ${zone}`,
    world: 'World',
    /** The first parts of the names of time zones, such as `Indian/Mauritius`. */
    regions: {
      Africa: 'Africa',
      America: 'America',
      Antarctica: 'Antarctica',
      Arctic: 'Arctic',
      Asia: 'Asia',
      Atlantic: 'Atlantic Ocean',
      Australia: 'Australia',
      Europe: 'Europe',
      Indian: 'Indian Ocean',
      Pacific: 'Pacific Ocean',
    },
    report: {
      label: 'Report language',
      hint: 'For reports, tables and exports.',
      same: 'Same as the app',
    },
  },
  appearance: {
    title: 'Appearance',
    about: 'Applies to this device only.',
    hint: 'Auto follows your device by day and uses Night from 7 p.m. to 7 a.m.',
    light: 'Light',
    dark: 'Dark',
    night: 'Night',
    auto: 'Auto',
    keepAwake: {
      label: 'Keep the screen on while a timer runs',
      hint: 'Works on the dashboard and uses more battery.',
    },
  },
  language: {
    title: 'Language',
    about: 'Applies to this device only.',
    notHere: 'Some languages aren’t on this device yet. Go online to switch.',
    failed: {
      title: 'The language didn’t load',
      happened: 'Your connection may be down.',
      todo: 'Check it, then try again.',
    },
    unsaved: {
      title: 'Switch with unsaved changes?',
      description: 'What you’ve typed on this page isn’t saved yet.',
      stay: 'Keep typing',
      leave: 'Switch anyway',
    },
  },
  install: {
    title: 'Install',
    about: 'Add Wee Hours to your home screen. It opens full screen and works offline.',
    install: 'Install Wee Hours',
    installed: 'Wee Hours is installed on this device.',
    apple:
      'In Safari, tap Share, then “Add to Home Screen”. The installed app starts with an empty log. To move this log, first make a backup under Data. Then open it in the installed app.',
    menu: 'Look for “Install” or “Add to Home screen” in your browser’s menu.',
  },
  about: {
    title: 'About your privacy',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Your log stays on this device. It leaves only if you export or share it, and no server can read it. Your password keeps others out of the app. Your device’s lock protects the device. ',
      link('Read the privacy policy'),
    ],
    licenses: 'Open-source licenses',
    license: (names: string, terms: string) => `${names} · ${terms}`,
    thanks: 'Wee Hours is built on work these people shared for everyone to use.',
  },
};

function forDays(days: number): string {
  return plural(days, { one: `${number(days)} day`, other: `${number(days)} days` });
}
