export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I export a summary for my pediatrician?',
    answer:
      'Open Summaries in the app, pick the week, and choose PDF or CSV. The file is made on your device; save it, print it, or send it yourself. It works with no signal too. It is part of the trial, of Plus and Lifetime Bundle, and of Starter for its three months; exporting all that you logged is always free.',
  },
  {
    question: 'Can I use Wee Hours without a tablet?',
    answer:
      'Yes. The app runs in any modern browser on a phone, tablet or computer, and the planners can be printed on plain paper. A tablet is only nice to have for the PDF planner.',
  },
  {
    question: 'How many baby profiles can I have?',
    answer:
      'One on Starter, as many as you like on Plus and Lifetime Bundle. During the 14-day free trial there is no limit; afterwards the free plan keeps one. A profile beyond that number stays, to read, to log and to export, and nothing is deleted.',
  },
  {
    question: 'Who can see our data?',
    answer:
      'Nobody but you. Your records are kept in your own browser and leave the device only when you export them. We cannot read them, and we never sell data. You can export or delete everything from your profile page.',
  },
];
