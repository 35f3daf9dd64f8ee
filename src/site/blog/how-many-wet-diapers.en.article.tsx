import { LAST_DAY_OF_LEAST, type Stool } from '#domain/care-guide/diapers.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { DiaperDrops, FIRST_DAYS } from './DiaperDrops.tsx';
import { Figure } from './Figure.tsx';
import { DIAPERS_PICTURE } from './pictures.tsx';

const STOOLS: Partial<Record<Stool, string>> = {
  black: 'black and tarry',
  brownToBlack: 'brown to black',
  greenish: 'greenish',
  greenToYellow: 'green to yellow',
  yellow: 'yellow',
  yellowWithGrains: 'yellow, with seed-like grains',
};

function FirstWeek() {
  return (
    <Figure
      title="At least this many in 24 hours"
      says="Least wet diapers on days 1 to 7: one, two, three, four, five, six, six. Least dirty diapers: one, two, then three a day."
      size={[600, 300]}
      caption="Drops are wet diapers, squares dirty ones. Least counts for healthy babies born at term, as Texas WIC prints them; HSE Ireland counts the wet ones alike. Other services ask for less on days 3 to 5, some for more: see below."
      head={['Day of life', 'Wet, at least', 'Dirty, at least', 'Stool']}
      rows={FIRST_DAYS.map(({ day, wet, dirty, stool }) => [
        `Day ${day}`,
        String(wet),
        String(dirty),
        STOOLS[stool] ?? '',
      ])}
    >
      <DiaperDrops nameOf={(day) => `Day ${day}`} />
    </Figure>
  );
}

export const article: Article = {
  title: 'How many wet diapers is enough?',
  excerpt:
    'What the first week should bring, day by day, where the sources disagree, and how to count without turning the changing table into a laboratory.',
  author: 'Wee Hours team',
  date: '2026-11-18',
  minutes: 5,
  picture: DIAPERS_PICTURE,
  body: (
    <>
      <p>
        Some time in the first week somebody will ask you how many wet diapers there were. It is a fair
        question. Milk at the breast cannot be measured, and a bottle shows what left it, not what stayed in.
        What comes out is the cheapest evidence there is that enough went in. Here are the numbers that health
        services print, the places where they disagree, and a way of counting that survives a week without
        sleep.
      </p>

      <h2>The short answer</h2>
      <p>
        In the first days, expect about as many wet diapers as your baby is days old: at least one on the
        first day, two on the second, and so on, up to six on the sixth. From then until day{' '}
        <span>{LAST_DAY_OF_LEAST.wet}</span> it is at least six wet diapers in 24 hours. Dirty ones come
        along: at least one on the first day, two on the second, and three a day from the third day until six
        weeks (day <span>{LAST_DAY_OF_LEAST.dirty}</span>). That is the table of Texas WIC. The Irish health
        service counts the wet ones the same way, and its count of dirty ones ends at six weeks [1, 2].
      </p>
      <FirstWeek />
      <p>
        The color moves too. The first stools are black and tarry. Then they turn brownish, greenish around
        the third day, and yellow by the fifth. A change of color on time says as much as the count: milk is
        going through.
      </p>

      <h2>Where the sources disagree</h2>
      <p>
        Compare leaflets and you will find that days three to five do not match. One English hospital trust
        asks for three wet diapers on days three and four, five heavy ones on days five and six, and six or
        more from day seven, with at least two dirty ones all along [3]. The Breastfeeding Network in the UK
        wants six wet and two dirty from day four or five [4]. An American government table, as others quote
        it, already has five to six on day three [5].
      </p>
      <p>
        So a baby with four wet diapers on day four is fine in one town and short in the next. The baby is the
        same. Two things follow. First, a minimum is not a target: in one study of breastfed newborns the
        middle baby had two wet diapers on day one, five on day four and seven on day seven, with three, four
        and six dirty ones [6]. Second, the direction matters more than any single number. More each day, and
        heavier each day, is what you want to see.
      </p>
      <p>
        The same study shows how much a count can tell. Three or fewer dirty diapers on day four caught three
        of every four babies who had lost a tenth of their weight or more. It also pointed at about a third of
        the babies who were doing well. A low count is a reason to have a feed watched and the baby weighed.
        It is not a diagnosis, and it is not a grade.
      </p>

      <h2>What counts as wet</h2>
      <p>
        Modern diapers are built to feel dry. To learn what a wet one feels like, take two clean diapers. Pour
        two tablespoons of water (30 ml) into the first and three (45 ml) into the second, and hold each in
        your hand next to a dry one. Those are the amounts that two breastfeeding guides give for a wet diaper
        [7, 8]. After a day or two your hand will know. If you are still unsure, a small square of tissue laid
        inside shows it.
      </p>
      <p>
        Beside these least counts, a diaper that is both wet and dirty counts as wet and as dirty. In a total
        it is one diaper. That is why a log needs a word for it; ours is “both”.
      </p>

      <h2>If your baby takes formula</h2>
      <p>
        The picture is simpler. The NHS says to expect about six wet diapers a day from a few days after
        birth, and at least one dirty diaper a day in the early weeks [9]. Formula stools are usually firmer
        and fewer. A baby who gets both breast and bottle will be somewhere in between.
      </p>

      <h2>After six weeks</h2>
      <p>
        Dirty ones change first. A breastfed baby may now skip several days, and that is no cause for worry as
        long as the stool is soft when it comes [2]. On formula a stool most days remains usual. The least
        count of wet ones ends at day <span>{LAST_DAY_OF_LEAST.wet}</span> [1]. After that no source here
        gives a least count for a healthy baby, and our own summaries show none. Fewer than six a day stays on
        a list of signs to call about: see below. This is the moment when many parents stop counting. If your
        baby feeds well and gains weight, that is a good moment to stop.
      </p>

      <h2>How to count without losing your mind</h2>
      <ul>
        <li>
          <b>Choose your 24 hours.</b> Midnight to midnight or breakfast to breakfast, it does not matter, but
          keep to one. A count that begins at a different hour each day drifts all by itself.
        </li>
        <li>
          <b>Log at the bin, not later.</b> At four in the morning “later” is gone by five. Two taps while the
          lid falls shut are the whole job.
        </li>
        <li>
          <b>Do not log guesses as facts.</b> If the sitter is not sure, write that in the note. A gap that
          says it is a gap is better than a number that was made up.
        </li>
        <li>
          <b>Look at a week, not at an hour.</b> Five today and eight yesterday is an ordinary pair of days.
        </li>
        <li>
          <b>Bring the numbers.</b> For the visit in the first week, the counts of the last three days and the
          colors are worth more than a long story.{' '}
          <ArticleLink slug="preparing-pediatric-summary">One page is enough</ArticleLink>.
        </li>
      </ul>

      <h2>When to call</h2>
      <p>
        After day five, fewer than six wet diapers a day is on the American Academy of Pediatrics’ list of
        signs of mild to moderate dehydration, together with a dry mouth, few or no tears and a sunken soft
        spot. Passing urine only once or twice in a day is on its list of severe signs [10]. Call the same
        day, and at once in the second case. Do not wait until a log is complete.
      </p>
      <p>
        Some colors matter more than any count. White or pale, chalky gray stool, at any age, means calling
        right away; blood in the stool means calling the same day [13]. So does no stool at all in the first
        48 hours: nearly every baby born at term has had one by then [14].
      </p>
      <p>
        Some things have nothing to do with counting. A baby who cannot be woken, does not move or is very
        weak, who grunts or moans with each breath, or whose lips or face look bluish or gray needs your
        emergency number now [11]. Under three months, a temperature of 100.4 °F (38.0 °C) or more means
        calling right away [12].
      </p>
      <p>
        And if your numbers are fine but something feels wrong, call anyway. You are the one who has been
        watching. A log helps you say what you saw; it never has to earn you the right to ask.
      </p>
    </>
  ),
  sources: [
    'Texas WIC: How can I tell if my baby is getting enough to eat?',
    'HSE Ireland: Knowing if your newborn is getting enough',
    'East Lancashire Hospitals NHS Trust: Early breastfeeding days',
    'Breastfeeding Network (UK), on wet and dirty diapers in the first days',
    { quoted: 'US Office on Women’s Health, diaper table credited to the American Academy of Pediatrics' },
    'Nommsen-Rivers and others, 2008, Journal of Human Lactation 24:27',
    'Grey Bruce Public Health, on the weight of a wet diaper',
    'KellyMom, on the weight of a wet diaper',
    'nhs.uk: Formula milk: common questions',
    'American Academy of Pediatrics, HealthyChildren: Signs of Dehydration in Infants & Children',
    'Children’s Hospital Colorado: Newborn Illness: How to Recognize',
    'American Academy of Pediatrics, HealthyChildren: Fever: When to Call the Pediatrician, 2020',
    'Johns Hopkins Children’s Center: Stool Color Library',
    'American Academy of Pediatrics, Pediatrics in Review: Newborn First Stool and Urine, 1994',
  ],
};
