import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** What the first screen says: the frame of the app and the dashboard. */
export const first = {
  places: {
    dashboard: 'Dashboard',
    log: 'Daily Log',
    calendar: 'Calendar',
    summaries: 'Summaries',
    profile: 'Profile',
    crib: 'Crib mode',
  },
  frame: {
    sidebar: 'Sidebar',
    main: 'Main',
    places: 'Places',
    opening: 'Opening your log…',
    menu: 'Menu',
    demo: 'Viewing Demo Mode',
    signOut: 'Sign Out',
    whoseLog: 'Whose log',
    dim: 'Dim',
    runningNow: 'Running now',
    makeBackup: 'Make a backup',
  },
  welcome: <Node>(name: string, wrap: (text: string) => Node): (string | Node)[] => [
    'Welcome, ',
    wrap(name || 'Guest'),
    '!',
  ],
  lastBackup: {
    never: 'Not backed up yet.',
    fromToday: 'Last backup: today.',
    fromYesterday: 'Last backup: yesterday.',
    from: (day: string) => `Last backup: ${day}.`,
  },
  alwaysFree: 'Logging, export and deletion are always free.',
  seePlans: 'See plans',
  dashboard: {
    greeting: (name: string) => `Welcome, ${name || 'there'}!`,
    description: "Here's a summary of your day.",
    reading: 'Reading today’s log…',
    sample: <Node>(strong: (text: string) => Node): (string | Node)[] => [
      strong('This is sample data.'),
      ' Nothing is saved.',
    ],
    demo: 'Demo',
    /** The end of the sentence is only heard on a phone. */
    signUp: <Node>(rest: (text: string) => Node): (string | Node)[] => [
      'Sign up',
      rest(' to track your own baby'),
    ],
    quickActions: 'Quick actions',
    addLog: 'Add New Log',
    viewCalendar: 'View Calendar',
    manageProfile: 'Manage Profile',
    today: 'Today',
    feeds: 'Feeds',
    diapers: 'Diapers',
    sleeps: 'Sleeps',
    none: 'None yet',
    bottles: (count: number) =>
      plural(count, { one: `${number(count)} bottle`, other: `${number(count)} bottles` }),
    moreBottles: (count: number) =>
      plural(count, { one: `${number(count)} more bottle`, other: `${number(count)} more bottles` }),
    viewSummaries: 'View Summaries',
    byWeek: 'Week by week',
    latest: 'Latest',
    noneLatest: 'Today’s entries appear here.',
    trialEnds: <Node>(days: number, link: (text: string) => Node): (string | Node)[] => [
      plural(days, {
        one: 'Your free trial ends within a day.',
        other: `Your free trial ends in ${number(days)} days.`,
      }),
      ' You can keep logging, and your log stays yours. ',
      link('See plans'),
    ],
  },
};
