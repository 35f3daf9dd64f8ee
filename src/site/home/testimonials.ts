export interface Testimonial {
  words: string;
  from: string;
}

/**
 * Sample testimonials, labeled as samples. Replace them with real ones once their authors agree, and change the note
 * too.
 */
export const TESTIMONIALS: { title: string; note: string; all: readonly Testimonial[] } = {
  title: 'What we hope to hear',
  note: 'Wee Hours is new, so these are samples that we wrote ourselves. Real words from real parents will take their place.',
  all: [
    {
      words:
        'I stopped doing arithmetic at four in the morning. I look once, I know which side is next, and I go back to bed.',
      from: 'Sample: a first-time mother, week three',
    },
    {
      words:
        'We hand the phone over like a baton. Whoever wakes up next can see what the last one did, without waking anyone to ask.',
      from: 'Sample: a father on the night shift',
    },
    {
      words:
        'Our doctor asked how many wet diapers there were. For once I did not say “I think six”. I handed over a page.',
      from: 'Sample: parents of twins',
    },
  ],
};
