import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The first screen: the frame of the app, and the dashboard. */
export const first = {
  places: {
    dashboard: 'Dashboard',
    log: 'Daily Log',
    calendar: 'Calendar',
    summaries: 'Summaries',
    profile: 'Profile',
    crib: 'Crib mode',
    stash: 'Milk stash',
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
    running: <Node>(name: Node, doing: Node): (string | Node)[] => [name, ': ', doing],
    stop: (name: string, doing: string) => `Stop timer · ${name}: ${doing}`,
    stopShort: 'Stop',
    /** What a timer is doing. `none` is for a timer without a side. */
    feeding: { left: 'Feeding, left', right: 'Feeding, right' },
    paused: { left: 'Paused, left', right: 'Paused, right', none: 'Paused' },
    /** The title of the browser tab begins with this. */
    tab: (doing: string, time: string) => `${doing} ${time}`,
    tabOf: (name: string, doing: string, time: string) => `${name}: ${doing} ${time}`,
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
    /** Follows the date. */
    of: <Node>(name: Node, age: Node): (string | Node)[] => [' · ', name, ', ', age],
    description: "Here's a summary of your day.",
    reading: 'Reading today’s log…',
    sample: <Node>(strong: (text: string) => Node): (string | Node)[] => [
      strong('This is sample data.'),
      ' Nothing is saved.',
    ],
    demo: 'Demo',
    /** `rest` marks the end of the sentence. On a phone, only screen readers present it. */
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
    in24Hours: (count: number) => `${number(count)} in 24 h`,
    bottles: (count: number) =>
      plural(count, { one: `${number(count)} bottle`, other: `${number(count)} bottles` }),
    moreBottles: (count: number) =>
      plural(count, { one: `${number(count)} more bottle`, other: `${number(count)} more bottles` }),
    viewSummaries: 'View Summaries',
    byWeek: 'Week by week',
    latest: 'Latest',
    noneLatest: 'Today’s entries appear here.',
  },
  quick: {
    title: (name: string) => `Quick log for ${name}`,
    diaper: 'Diaper',
    diapers: { wet: 'Wet', dirty: 'Dirty', mixed: 'Both' },
    bottle: 'Bottle',
    otherAmount: 'Other…',
    breast: 'Breast',
    sides: { left: 'Left', right: 'Right' },
    /** The letters in the icons of the sides. */
    sideLetters: { left: 'L', right: 'R' },
    next: 'Next',
    switchTo: { left: 'Switch to left', right: 'Switch to right' },
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop and save',
    sleep: 'Sleep',
    startSleep: 'Start sleep',
    wake: 'End sleep',
  },
  /** The line that describes a running timer. */
  timer: {
    since: {
      left: (clock: string) => `Left since ${clock}`,
      right: (clock: string) => `Right since ${clock}`,
      none: (doing: string, clock: string) => `${doing} since ${clock}`,
    },
    paused: {
      left: (clock: string) => `Left · paused at ${clock}`,
      right: (clock: string) => `Right · paused at ${clock}`,
      none: (clock: string) => `Paused at ${clock}`,
    },
    total: (time: string) => `${time} total`,
    edit: { feed: 'Edit the running feed', sleep: 'Edit the running sleep', other: 'Edit the running timer' },
  },
  /** The baby's state. Screen readers get the sentences, the screen shows the figures and the short texts. */
  state: {
    ready: 'One tap logs it. Undo appears below.',
    /** A time in large type. Each node is a number. */
    figure: {
      minutes: <Node>(minutes: Node): (string | Node)[] => [minutes, ' min'],
      hoursAndMinutes: <Node>(hours: Node, minutes: Node): (string | Node)[] => [hours, ' h ', minutes],
      days: <Node>(days: number, figure: Node): (string | Node)[] => [
        figure,
        plural(days, { one: ' day', other: ' days' }),
      ],
    },
    /** The words below a figure. */
    short: {
      sinceFeed: 'since feed',
      feeding: { left: 'feeding, left', right: 'feeding, right', none: 'feeding' },
      paused: { left: 'paused, left', right: 'paused, right', none: 'paused' },
      sinceWet: 'since wet',
      sinceDirty: 'since dirty',
      dirty: (time: string) => `dirty ${time}`,
      asleep: 'asleep',
      awake: 'awake',
      noSleep: 'no sleep logged',
      /** Describes a part of a feed. Letters name the sides, because "13 min left" can mean what remains. */
      stretch: {
        left: (time: string) => `L\u00a0${time}`,
        right: (time: string) => `R\u00a0${time}`,
        leftSoFar: (time: string) => `L\u00a0${time} so far`,
        rightSoFar: (time: string) => `R\u00a0${time} so far`,
      },
    },
    none: { feed: 'No feed yet', diaper: 'No diaper yet', sleep: 'No sleep yet' },
    fed: (ago: string, stretches: string) => `Fed ${ago} · ${stretches}.`,
    orderUnknown: (stretches: string) => `${stretches}, order unknown`,
    /** Describes a part of a feed within the sentence. */
    stretch: {
      left: (time: string) => `left ${time}`,
      right: (time: string) => `right ${time}`,
      leftSoFar: (time: string) => `left ${time} so far`,
      rightSoFar: (time: string) => `right ${time} so far`,
      bottle: (volume: string) => `${volume} bottle`,
      unmeasured: 'bottle',
    },
    /** `none` is for a feed whose side is unknown. */
    feeding: {
      left: (time: string) => `Feeding on the left, ${time} so far.`,
      right: (time: string) => `Feeding on the right, ${time} so far.`,
      none: (time: string) => `Feeding, ${time} so far.`,
    },
    feedingAgain: {
      left: (time: string, total: string) => `Feeding on the left, ${time}; ${total} total.`,
      right: (time: string, total: string) => `Feeding on the right, ${time}; ${total} total.`,
      none: (time: string, total: string) => `Feeding, ${time}; ${total} total.`,
    },
    paused: {
      left: (time: string) => `Feed paused on the left after ${time}.`,
      right: (time: string) => `Feed paused on the right after ${time}.`,
      none: (time: string) => `Feed paused after ${time}.`,
    },
    pausedAgain: {
      left: (time: string, total: string) => `Feed paused on the left after ${time}; ${total} total.`,
      right: (time: string, total: string) => `Feed paused on the right after ${time}; ${total} total.`,
      none: (time: string, total: string) => `Feed paused after ${time}; ${total} total.`,
    },
    wet: (ago: string) => `Last wet ${ago}.`,
    dirty: (ago: string) => `Last dirty ${ago}.`,
    wetAndDirty: (wet: string, dirty: string) => `Last wet ${wet}, dirty ${dirty}.`,
    asleep: (time: string) => `Asleep for ${time}.`,
    awake: (time: string) => `Awake for ${time}.`,
    noSleep: (time: string) => `No sleep logged for ${time}.`,
  },
  /** The toasts after a tap. */
  taps: {
    saved: (name: string, entry: string) => `Saved for ${name}: ${entry}`,
    savedFor: (name: string) => `Saved for ${name}`,
    entries: (entries: readonly string[]) => entries.join(' · '),
    when: (day: string, clock: string) => `${day}, ${clock}`,
    feeding: {
      left: (name: string, clock: string) => `${name} is feeding on the left · since ${clock}`,
      right: (name: string, clock: string) => `${name} is feeding on the right · since ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} is asleep · since ${clock}`,
    paused: 'Feed paused',
    pausedAt: (name: string, clock: string) => `${name} · since ${clock}`,
    /** Used while the catalog `storage` is not loaded yet. */
    notSaved: { title: 'This wasn’t saved', happened: 'Reload this page. Then try again.' },
    /** Used for a tap before the start of the app, if its tile changed, the start took too long, or the app ended. */
    lost: { title: 'A tap wasn’t saved', description: 'The app wasn’t ready yet. Add it if it is missing.' },
    adjust: 'Adjust',
    undo: 'Undo',
    undone: 'Undone',
  },
};
