import { grammarOf } from '#words/grammar.ts';

const { number, plural } = grammarOf('en');

/** The files for a clinician: the visit report, the short summary and its table. */
export const clinician = {
  exports: {
    pdf: { onePage: 'PDF, one page', twoPages: 'PDF, two pages' },
    csv: 'CSV table',
    saved: 'Saved to your downloads',
    failed: {
      title: { pdf: 'Couldn’t make the PDF', csv: 'Couldn’t make the CSV' },
      happened: 'Something went wrong while writing it. Your log is safe.',
      todo: 'Try again. If it fails again, reload the page.',
    },
  },
  share: {
    title: 'Share with your clinician',
    which: 'What to share',
    report: 'Visit report',
    summary: 'Short summary',
    about: {
      report:
        'Page 1 is for the pediatrician: growth, feeds, diapers and sleep. The other pages are for the lactation consultant: each day hour by hour. Made on this device.',
      summary: 'Averages, charts and a table of the days. Made on this device.',
    },
    preview: 'Preview',
    pages: (pages: number) => plural(pages, { one: '1 page', other: `${number(pages)} pages` }),
    noAverage: 'no full day yet',
  },
  report: {
    which: 'How many days',
    /** A number of days as a short choice, and the same spoken. */
    days: (days: number) => number(days),
    last: (days: number) => `Last ${number(days)} days`,
    dates: 'Dates',
    choose: 'Choose dates',
    first: 'First day',
    end: 'Last day',
    questions: 'Questions for the visit',
    nextVisit: (date: string) => `For the next visit, on ${date}.`,
    questionsHint: 'Write them down as they come up. They stay on this device until you change them.',
    notes: 'Notes for the visit',
    appendix: 'Include every entry',
    appendixHint: 'About one extra page for every three days.',
    make: 'Make the report',
    making: 'Making the report',
    ready: 'The report is ready.',
    outdated: 'Something in this report has changed. Make it again.',
    share: 'Share or save the report',
    failed: {
      title: 'Couldn’t make the report',
      happened: 'Something went wrong while writing it. Your log, questions and notes are safe.',
      todo: 'Try again. If it fails again, reload the page.',
    },
    notShared: {
      title: 'Couldn’t share or save the report',
      happened: 'The report is still here. You’re probably offline, and part of the app is missing.',
      todo: 'Try again when you’re online. If it fails again, reload the page and make it again.',
    },
  },
};
