import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The page about the plans. The texts of the cards are those of the specification. */
export const pricing = {
  title: 'Pricing',
  heading: 'Simple prices, no surprises',
  description: (trialDays: number) =>
    `Start with ${plural(trialDays, { one: `${number(trialDays)} day`, other: `${number(trialDays)} days` })} of the whole app, free and without a card. Every plan comes with a 7-day money-back guarantee.`,
  /** The free start, above the plans. */
  free: {
    title: (trialDays: number) =>
      plural(trialDays, {
        one: 'Your first day is free',
        other: `Your first ${number(trialDays)}\u00a0days are free`,
      }),
    text: 'The whole app, with no card. After that, logging, timers, crib mode, imports and your full export stay free.',
  },
  notChanged: { title: 'Your plan wasn’t changed', todo: 'Your log is safe. Try again.' },
  allows: {
    title: 'What’s in each plan',
    lead: 'Logging of every kind, photos, the milk stash, the dashboard, and exporting or deleting all your data stay free, whatever your plan.',
    label: 'The plans as a table',
    plan: 'Plan',
    babies: 'Baby profiles',
    trends: 'Calendar, trends, growth curves',
    /** Only in an app that is built with a sync server, like `joining`. */
    sharing: 'Sharing with more phones',
    summaryExports: 'PDF and CSV summaries',
    planners: 'Planners',
    firstDays: (days: number) =>
      plural(days, { one: 'Free, first day', other: `Free, first ${number(days)} days` }),
    afterwards: 'Free, afterwards',
    starter: (plan: string) => `${plan}, 3 months`,
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
    planner: { sample: '1-day sample', kit: 'Planner Kit', all: 'All' },
    joining: 'A phone may join a shared log on any plan.',
    note: 'Starter’s features last 3 months from the day you choose it. Then it works like Free. The planner is yours to keep. Extra profiles keep working.',
  },
  plans: {
    starter: {
      description: 'The paper planner, and the app for the first three months.',
      features: [
        'PDF planner for GoodNotes or print',
        'Basic web app access for 3 months',
        '1 baby profile',
        'PDF and CSV exports',
      ],
      choose: 'Choose Starter',
    },
    plus: {
      description: 'Everything. Or $49 a year: save $23 (over 30%).',
      features: [
        'Full web app access',
        'Unlimited baby profiles',
        'Unlimited exports',
        'Calendar and trends',
        'Priority support',
        'Future templates',
      ],
      choose: 'Choose Plus',
    },
    lifetime: {
      description: 'Pay once, keep it for this baby and the next.',
      features: ['All Plus features', 'Lifetime web access', 'All current and future planners'],
      choose: 'Choose Lifetime',
    },
  },
  frequency: { once: 'one-time', monthly: 'per month', yearly: 'per year' },
  card: {
    popular: 'Most Popular',
    yours: 'Your plan',
    over: 'Your plan has ended',
    paid: (plan: string) => `${plan}, paid`,
    monthly: 'Monthly',
    yearly: 'Yearly',
    guarantee: '7-day money-back guarantee',
  },
  lower: {
    title: (held: string, lower: string) => `Change from ${held} to ${lower}?`,
    description: (held: string, lower: string) =>
      `${lower} includes less than ${held}. Your log stays as it is.`,
    change: (lower: string) => `Change to ${lower}`,
    keep: (held: string) => `Keep ${held}`,
  },
  signUpFirst: {
    title: 'Redirecting to Sign Up',
    description: (plan: string) => `You've selected the ${plan} plan. Create an account to continue.`,
  },
  before: 'Before you choose',
  answers: [
    {
      title: 'The 14-day free trial',
      text: 'Every new account starts with 14 days of the whole app. After that you can still log for every baby you have, and your log stays. More profiles, the calendar and growth curves come with Plus or Lifetime. PDF and CSV summaries come with those too, and with Starter for three months. We don’t ask for a card, so nothing can be charged.',
    },
    {
      title: 'The 7-day money-back guarantee',
      text: 'Changed your mind within 7 days of buying a plan? Write to us and you’ll get your money back. No questions asked.',
    },
    {
      title: 'Cancel anytime',
      text: 'Plus renews every month or every year. Write to us through the support page and it won’t renew. Starter and Lifetime Bundle are paid once, so there’s nothing to cancel.',
    },
    {
      title: 'Your data is yours',
      text: 'Your records and photos stay in your browser. We can’t sell your data because we don’t have it. Export or delete all of it from your profile page on any plan, even after a plan has ended.',
    },
  ],
  planners: 'Plans include planners. Compare them with single ones in the shop.',
  compare: 'Compare Plans',
  question: 'Still have a question?',
  contact: 'Contact us',
};
