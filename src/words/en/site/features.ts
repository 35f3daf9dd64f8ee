/** The page about the features. `site.ts` has their names and their sentences. */
export const features = {
  title: 'Features',
  heading: 'Made for one hand and half a brain',
  description:
    'A newborn’s day is feeds, diapers and sleep, around the clock. Log it with one tap and get it out of your head.',
  seePricing: 'See Pricing',
  points: {
    feeding: [
      'One tap starts a timer for a side, and one tap saves the usual bottle',
      'Ounces or milliliters: what you type is what you see',
      'Both sides and a top-up bottle count as one feed',
    ],
    diapers: [
      'One tap each, with undo and “15\u00a0min ago” right below',
      'The day’s count at a glance',
      'Shape and words, never color alone',
    ],
    sleep: [
      'A timer for naps and nights, or start and end times afterwards',
      'A night past midnight stays one night, with the right length when clocks change',
      'A calendar that shows the rhythm you’re too tired to see',
    ],
    growth: [
      'Weight, length and head circumference on one date',
      'Pounds and ounces or kilograms, inches or centimeters',
      'WHO growth curves, with age corrected for an early birth if you add the due date',
    ],
    week: [
      'Any week, with totals for every type of entry',
      'What changed since the week before, in plain words',
      'Just what happened. No verdicts.',
    ],
    pdf: [
      'A visit report, and a one-page PDF of the week with the same numbers as a CSV',
      'Made on your device, shared only by you',
      'Export everything you’ve logged anytime, on any plan',
    ],
  },
  hood: {
    title: 'Under the hood',
    all: [
      {
        name: 'Works with no signal',
        text: 'After your first visit, the whole app is on your device. Basement, airplane or hospital ward: it opens and it saves.',
      },
      {
        name: 'Crib mode',
        text: 'A tablet beside the crib becomes the log: large figures, large tiles, night colors at any hour.',
      },
      {
        name: 'The night, summed up',
        text: 'At breakfast, the dashboard sums up the night since 8\u00a0p.m. in one sentence. One tap shares it.',
      },
      {
        name: 'Bring your log',
        text: 'Import your log from Huckleberry, Nara Baby, Baby Tracker and more. You see a preview before anything is saved.',
      },
      {
        name: 'Dark when it should be',
        text: 'From 7\u00a0p.m. the screen turns to embers: warm, dim, and easy on anyone asleep beside you.',
      },
      {
        name: 'Asks for nothing',
        text: 'No account with anyone else, no location, no contacts. Your records stay in your browser until you share them.',
      },
      {
        name: 'Works on any device',
        text: 'A web app for any modern phone, tablet or computer. Put it on your home screen and it works like any other app.',
      },
      {
        name: 'Leave anytime',
        text: 'Export or delete everything from your profile page, on any plan, at any time.',
      },
      {
        name: 'Easy to fix',
        text: 'Deleted the wrong entry? Undo. Forgot to log? Add it to any day, at any time.',
      },
    ],
    /** Only in an app that is built with a sync server. */
    sharing: {
      name: 'One log on every phone',
      text: 'Both parents and a tablet see each entry at once. It travels encrypted, and only your phones have the key.',
    },
  },
  closing: {
    title: 'The quickest way to know is to try',
    text: 'The demo needs no sign-up. A new account gets 14 days of the whole app, free.',
  },
};
