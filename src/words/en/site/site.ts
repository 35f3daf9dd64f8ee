/** Words that several public pages share: the header, the footer, features, downloads and "not found". */
export const site = {
  pages: {
    features: 'Features',
    pricing: 'Pricing',
    shop: 'Shop',
    demo: 'Try Demo',
    blog: 'Blog',
    support: 'Support',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  tryDemo: 'Try Live Demo',
  getStarted: 'Get Started',
  startFree: 'Start free, no card',
  /** The same button for a signed-in user. */
  openLog: 'Open your log',
  header: {
    home: 'Wee Hours, home',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    label: 'Main',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    signedOut: 'You’re signed out.',
    dashboard: 'Dashboard',
    backToDemo: 'Back to Demo',
  },
  footer: {
    motto: 'For the hours no one else sees. Somewhere, another light is on too.',
    label: 'Footer',
    product: 'Product',
    help: 'Help',
    legal: 'Legal',
    languages: 'This page in other languages',
    notAdvice:
      '© Wee Hours. A logbook, not medical advice. If you’re worried about your baby, call your clinician or your local emergency number.',
  },
  newsletter: {
    title: 'Our newsletter',
    pitch: 'One useful page now and then. Join and get a free 1-day tracker sample.',
    email: 'Email address',
    subscribe: 'Subscribe',
    notKept: 'This browser blocks storage, so your address wasn’t saved. Allow site data and try again.',
    thanks: 'Thanks for subscribing!',
    share: 'Share it',
    sample: {
      ready: 'Your free 1-day tracker sample is ready.',
      unable: 'Open this page in Safari to get your free 1-day tracker sample.',
      saved: 'Your free 1-day tracker sample is in your downloads.',
      shared: 'You shared your free 1-day tracker sample.',
      cancelled: 'Your 1-day tracker sample wasn’t saved. Subscribe again to get it.',
      offline: 'Couldn’t download your 1-day tracker sample. Connect and subscribe again.',
      failed: 'Couldn’t download your 1-day tracker sample. Subscribe again in a few minutes.',
    },
  },
  plan: {
    names: { starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    upgraded: (plan: string) => `Upgraded to ${plan}!`,
    opened: 'You now have access to all your new features.',
    lowered: (plan: string) => `You’re on ${plan} now`,
    logStays: 'Your log stays as it is.',
  },
  notFound: {
    title: 'Page not found',
    mistypedOrMoved:
      'The address may have a typo, or the page may have moved. Your records are safe on this device.',
    mistyped: 'The address may have a typo. Your records are safe on this device.',
    home: 'Go to the home page',
    dashboard: 'Go to the dashboard',
    contact: 'Contact us',
  },
  /** What the pictures of the app show, for readers who do not see them. */
  pictures: {
    taps: 'Tiles for wet, dirty and both. Below them a message that a wet diaper is saved, with Undo and earlier times.',
    timer:
      'A running feed: right since 2:59 AM, 8:02, with buttons to stop and save, to switch sides and to pause.',
    rhythm: 'Eight days as rows, each from midnight to midnight, with night sleep, naps and feeds.',
    curve: 'The weight of a six-week-old on the WHO growth curves.',
    week: 'The hours asleep of a week as bars: nights and naps.',
    report: 'The preview of a visit report, with feeds, diapers and sleep a day.',
  },
  facts: {
    system: 'Any modern browser',
    description: 'A baby log for feeds, diapers, sleep and growth. It works offline.',
  },
  // Each feature has one sentence here. `features.ts` has the details.
  features: {
    feeding: {
      name: 'Feeding Log',
      sentence: 'Left, right or bottle, with minutes and ounces. You always know which side is next.',
    },
    diapers: {
      name: 'Diaper Tracking',
      sentence: 'Wet, dirty or both. One tap, so “how many today?” has an answer.',
    },
    sleep: {
      name: 'Sleep Patterns',
      sentence: 'Naps and nights, across midnight and clock changes. Watch a rhythm appear.',
    },
    growth: {
      name: 'Growth Tracking',
      sentence: 'Weight, length and head circumference, next to the WHO growth standards.',
    },
    week: {
      name: 'Weekly Summary',
      sentence: 'Totals for the week, and changes from the week before. No scores, no streaks.',
    },
    pdf: {
      name: 'PDF Exports',
      sentence: 'One clear page for your pediatrician or lactation consultant, made on your phone.',
    },
  },
};
