/** The home page. `site.ts` has its features. */
export const home = {
  title: 'The baby log that works at 3 a.m.',
  description:
    'Feeds, diapers, sleep and growth, logged with one thumb in a dark room with no signal. No server can read it.',
  lead: 'Log feeds, diapers, sleep and growth with one thumb, in a dark room, with no signal. In the morning, you’ll know what happened.',
  free: 'No sign-up for the demo. No card for the 14-day free trial.',
  picture:
    'The dashboard at night: the time since the last feed and diaper, a running feed with its stop button, and large one-tap tiles.',
  truths: {
    hand: 'One hand is enough',
    offline: 'Works with no signal',
    device: 'No server can read it',
  },
  showcase: {
    title: 'One tap, and it’s logged',
    lead: 'These are pictures of the app as it is today, at the hour it’s made for.',
    parts: {
      taps: {
        name: 'One tap',
        text: 'Tap Wet and it’s saved. Undo it, or move it back 15\u00a0minutes, right under your thumb.',
      },
      timers: {
        name: 'Timers',
        text: 'For either side, sleep and pumping. They survive a reload, a locked phone and a dead battery.',
      },
      crib: {
        name: 'Crib mode',
        text: 'A tablet by the crib shows the last feed in figures you can read from a chair.',
      },
      imports: {
        name: 'Bring your log',
        text: 'Import the files of 14\u00a0other apps. You see a preview before anything is saved. Other spreadsheets work too.',
      },
      rhythm: {
        name: 'Rhythm',
        text: 'One row per day. Nights, naps and feeds line up, and the pattern shows.',
      },
      report: {
        name: 'Report',
        text: 'A visit report for your pediatrician, as PDF, and your totals as CSV. Made on your phone.',
      },
    },
    /** The names of the apps, as their makers write them. */
    apps: [
      'Huckleberry',
      'Nara Baby',
      'Baby Tracker',
      'Glow Baby',
      'Baby Connect',
      'Hatch',
      'Napper',
      'Baby Daybook',
      'Baby+',
      'Baby Buddy',
      'PiyoLog',
      'BabyTime',
      'Sprout Track',
      'Baby Tracker by Amila',
    ],
    cribPicture:
      'Crib mode on a tablet: three large figures, tiles for diapers, bottles and sides, and a small clock.',
  },
  minute: {
    title: 'Give it one minute',
    lead: 'Quicker than warming a bottle. The demo is the real app with sample data. It saves nothing.',
    steps: [
      {
        title: 'Tap Try Live Demo',
        text: 'Meet Olive, six weeks old and entirely made up. Nothing to install, nothing to fill in.',
      },
      {
        title: 'Log a feed',
        text: 'Tap Left when she latches, Stop when she’s done. Two taps, one hand.',
      },
      {
        title: 'See her week',
        text: 'Check the totals, then turn them into a page for your pediatrician. Close the tab and it’s all gone.',
      },
    ],
  },
  features: {
    title: 'What your doctor asks about. Nothing else.',
    lead: 'Six things, done right. No tips, no ads, no badges.',
  },
  // These are samples, and the page says so. Replace them with real ones once the authors agree. Then change the note
  // too.
  testimonials: {
    title: 'What we hope to hear',
    note: 'Wee Hours is new, so these are samples that we wrote ourselves. Real words from real parents will take their place.',
    all: [
      {
        quote:
          'I stopped doing arithmetic at four in the morning. I look once, I know which side is next, and I go back to bed.',
        from: 'Sample: a first-time mother, week three',
      },
      {
        quote:
          'We hand the phone over like a baton. Whoever wakes up next can see what the last one did, without waking anyone to ask.',
        from: 'Sample: a father on the night shift',
      },
      {
        quote:
          'Our doctor asked how many wet diapers there were. For once I didn’t say “I think six”. I handed over a page.',
        from: 'Sample: parents of twins',
      },
    ],
  },
  closing: {
    title: 'Ready before tonight.',
    text: 'Look around first. The demo is the whole app, with one sample baby and six weeks of sample days.',
  },
};
