import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** What is logged: kinds of entries, amounts and durations. Screens and reports use it. */
export const care = {
  /** Amounts come formatted. */
  units: {
    oz: (amount: string) => `${amount} oz`,
    ml: (amount: string) => `${amount} ml`,
    kg: (amount: string) => `${amount} kg`,
    lb: (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`,
    in: (amount: string) => `${amount} in`,
    cm: (amount: string) => `${amount} cm`,
    C: (amount: string) => `${amount} °C`,
    F: (amount: string) => `${amount} °F`,
  },
  spans: {
    minutes: (minutes: number) => `${number(minutes)} min`,
    hours: (hours: number) => `${number(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
    justNow: 'just now',
    ago: (span: string) => `${span} ago`,
    daysAgo: (days: number) =>
      plural(days, { one: `${number(days)} day ago`, other: `${number(days)} days ago` }),
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
  },
};
