import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { VISIT_PICTURE } from './pictures.tsx';
import { WEIGHINGS, WeightCurve } from './WeightCurve.tsx';

function Weighings() {
  return (
    <Figure
      title="Five weighings on the WHO curves for girls"
      says="Weight in kilograms against age in weeks. Five weighings of a sample baby dip after birth, then run along between the 15th and 50th percentile curves from the third week on."
      size={[600, 350]}
      caption="The sample baby of our demo; she is made up, the curves are not. Growth data: WHO Child Growth Standards, © World Health Organization 2006, 2007, CC BY-NC-SA 3.0 IGO; re-encoded, values unchanged. WHO does not endorse this app."
      head={['Day of age', 'Weight, kg']}
      rows={WEIGHINGS.map(([day, kg]) => [day === 0 ? 'Birth' : `Day ${day}`, String(kg)])}
    >
      <WeightCurve lastWeek="12 weeks" />
    </Figure>
  );
}

export const article: Article = {
  title: 'One page for the pediatrician',
  excerpt:
    'A visit is short and you will be tired. What to bring, what to leave out, and how to read the curve that you will be shown.',
  author: 'Wee Hours team',
  date: '2026-11-14',
  minutes: 5,
  picture: VISIT_PICTURE,
  body: (
    <>
      <p>
        The appointment lasts a quarter of an hour, the baby cries for five minutes of it, and you slept four
        hours. Then comes the question: “How is feeding going?” What comes out is usually “fine, I think”. A
        single sheet of paper changes that. It is not homework and nobody will mark it. It lets the person
        across from you see a week at a glance, so that the quarter of an hour can go to what worries you.
      </p>

      <h2>Begin with your questions</h2>
      <p>
        Put them at the top, before any number. Three at most, the one that keeps you awake first. “Is this
        rash all right?” “She only settles on me, what can I do?” “When may I stop waking him for feeds?”
        Questions written at home get asked. The others come back to you in the parking lot.
      </p>

      <h2>The numbers that are worth a line</h2>
      <ul>
        <li>
          <b>Age and birth weight.</b> In days during the first two weeks, in weeks after that. If your baby
          came early, the due date as well: growth is then read at the corrected age.
        </li>
        <li>
          <b>Feeds in 24 hours.</b> The usual number and the range: “9, between 7 and 11”. For bottles, the
          ounces in a day. In the first four weeks 8 to 12 breastfeeds are typical [1].
        </li>
        <li>
          <b>Wet and dirty diapers.</b> Per day, for the last three days if your baby is younger than two
          weeks, for the last week after that.{' '}
          <ArticleLink slug="how-many-wet-diapers">What to expect day by day</ArticleLink>.
        </li>
        <li>
          <b>Sleep.</b> The total in 24 hours and the longest stretch. That is all anybody needs.
        </li>
        <li>
          <b>Weights you already have,</b> each with its date and the scale it came from. Two scales can
          disagree by more than a day’s growth.
        </li>
        <li>
          <b>Medicines and vitamins,</b> with the dose. And any temperature you took, with how you took it.
        </li>
        <li>
          <b>What has changed</b> since the last visit, in one sentence.
        </li>
      </ul>

      <h2>Weight: what they will look at first</h2>
      <p>
        In the first days the question is how much was lost and when it turns. Breastfed babies lose about 6
        percent on average, and the low point comes on day two or three [2]; on formula it is usually less.
        NICE says that the loss normally stops after three to four days, that most babies are back at their
        birth weight by three weeks, and that a loss of more than 10 percent should be looked into [3]. The
        rule that many clinics use is “back by day 10 to 14” [4]. If your baby is slower than that, bring it
        up yourself. If the loss was over 10 percent, or birth weight is not back by three weeks, do not wait
        for the visit.
      </p>
      <p>
        After that the question is how fast. One public-health service gives 20 to 35 grams a day from day
        four to three or four months [5]; Texas WIC gives 4 to 8 ounces a week once birth weight is regained
        [6]. Single weeks jump about. A full bladder, a big feed or another scale can hide a week’s gain, so
        compare weights that lie at least a few weeks apart, and take off the same amount of clothing each
        time.
      </p>

      <h2>How to read the curve</h2>
      <p>
        In the United States babies are plotted on the growth standards of the World Health Organization from
        birth to two years, whatever they are fed [7]. The lines are percentiles. A baby on the 15th
        percentile weighs more than 15 of 100 healthy babies of the same age and sex, and less than the other
        85. It is a place in a line, not a grade: somebody has to be there, and most of those who are have
        been there all along.
      </p>
      <Weighings />
      <p>
        So look at the shape. The sample baby here loses weight at first, as nearly all do. Then she finds a
        line and follows it. That is the good news in the picture, and it would be the same good news on the
        5th percentile or the 95th. What gets a closer look is a baby who crosses several lines in one
        direction, and even then one point is no diagnosis. The outermost lines of the WHO charts mark the
        smallest and the largest two or three of a hundred, and most of those children are healthy as well
        [8].
      </p>

      <h2>What to leave out</h2>
      <ul>
        <li>
          <b>The minute-by-minute log.</b> Keep it on your phone in case a question goes deeper. On paper it
          hides what matters.
        </li>
        <li>
          <b>Half days.</b> The day of the visit and the day you began to log pull every average down. Seven
          whole days are best.
        </li>
        <li>
          <b>Guesses dressed as numbers.</b> “About 6, not all logged” is an honest entry, and a useful one.
        </li>
        <li>
          <b>Your own verdict.</b> Bring what happened. What it means is what the visit is for.
        </li>
      </ul>

      <h2>A page that works</h2>
      <ol>
        <li>Name, date of birth, age today, birth weight.</li>
        <li>Your questions, at most three.</li>
        <li>
          A small table: seven days across, and down the side feeds, ounces, wet, dirty, hours of sleep.
        </li>
        <li>Weights with their dates.</li>
        <li>Medicines, and anything out of the ordinary, in a line each.</li>
        <li>A third of the page left empty, for what you are told.</li>
      </ol>
      <p>
        The empty third is the part people skip and miss most. You will not remember the dose on the way home.
      </p>

      <h2>For a lactation consultant, a little more</h2>
      <p>
        They will want to see the feeds one by one for two or three days: which side, when it began, how long,
        and how it felt. Bring what was pumped as well. For everyone else, leave that at home.
      </p>

      <h2>Who gets to see it</h2>
      <p>
        Health notes about a child deserve some care. Paper is a good carrier, and so is a PDF shown on your
        own screen. If the clinic has a portal, use that rather than a chat group. Wee Hours makes the page on
        your phone and keeps no copy anywhere else, so what you share is what you chose to share.
      </p>

      <h2>Do not wait for the visit</h2>
      <p>
        Some things are not for a list. Under three months, a temperature of 100.4 °F (38.0 °C) or more [9]:
        call right away. Fewer than six wet diapers a day after day five, a dry mouth or a sunken soft spot
        [10], refusing more than two feeds, more than 10 percent of the birth weight lost or birth weight not
        back by three weeks [3]: call the same day. A baby who cannot be woken, who is very weak, or whose
        lips look bluish or gray: your emergency number [11].
      </p>
      <p>
        For all the rest, write it down when you think of it, one line, wherever you keep the log. By the day
        of the visit the page will have written itself, and you can spend the evening before on something
        better. Sleep, for example.
      </p>
    </>
  ),
  sources: [
    'American Academy of Pediatrics, HealthyChildren: Where We Stand: Breastfeeding',
    'Noel-Weiss and others, 2008, Open Medicine (PMC3091615)',
    'NICE guideline NG75: Faltering growth, section 1.1',
    'Paul and others, on newborn weight, as posted on newbornweight.org',
    'Grey Bruce Public Health, on weight gain',
    'Texas WIC: How can I tell if my baby is getting enough to eat?',
    'CDC: WHO Child Growth Standards Training; MMWR 2010;59 RR-9',
    { quoted: 'CDC: Using WHO Growth Standard Charts' },
    'American Academy of Pediatrics, HealthyChildren: Fever: When to Call the Pediatrician, 2020',
    'American Academy of Pediatrics, HealthyChildren: Signs of Dehydration in Infants & Children',
    'Children’s Hospital Colorado: Newborn Illness: How to Recognize',
  ],
};
