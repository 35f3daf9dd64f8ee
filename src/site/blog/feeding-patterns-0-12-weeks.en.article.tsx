import type { CareRange } from '#domain/care-guide/care-range.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { FEEDING_PICTURE } from './pictures.tsx';
import { RangeRows, rangeRowsSize } from './RangeRows.tsx';
import { feedRows } from './range-rows.ts';

function saidBy({ source, seen }: CareRange): string {
  const who = source.publisher.startsWith('American Academy') ? 'AAP' : source.publisher;
  return seen === 'source' ? who : `${who}, as quoted`;
}

const ROWS = feedRows(['Birth to 4 weeks', '1 to 2 months', '2 to 3 months'], saidBy);

function FeedsADay() {
  return (
    <Figure
      title="Breastfeeds in 24 hours, by age and by source"
      says={`Ranges of breastfeeds in 24 hours. ${ROWS.map(({ name, low, high }) => `${name}: ${low} to ${high}`).join('. ')}.`}
      size={rangeRowsSize(ROWS.length)}
      caption="Filled bars are numbers that we read at their source, outlined ones reached us as others quote them. More than one row for an age is no misprint: the sources overlap, and none of them is wrong about your baby. AAP is the American Academy of Pediatrics."
      head={['Age and source', 'Fewest', 'Most']}
      rows={ROWS.map(({ name, low, high }) => [name, String(low), String(high)])}
    >
      <RangeRows rows={ROWS} ticks={[0, 2, 4, 6, 8, 10, 12, 14]} tone="feed" />
    </Figure>
  );
}

export const article: Article = {
  title: 'Feeding patterns from birth to 12 weeks',
  excerpt:
    'How often, how long, how much: the ranges that are worth knowing, why they change from week to week, and what they cannot tell you.',
  author: 'Wee Hours team',
  date: '2026-11-20',
  minutes: 5,
  picture: FEEDING_PICTURE,
  body: (
    <>
      <p>
        New parents are often told to feed “on demand”, and then asked at every visit how often that is. Both
        make sense. There is no timetable that a newborn should keep, but there is a range that most healthy
        babies move within, and knowing it makes a strange day look less strange. This page walks through the
        first twelve weeks, at the breast and with the bottle.
      </p>

      <h2>A range, not a timetable</h2>
      <p>
        For the first four weeks the American Academy of Pediatrics describes 8 to 12 breastfeeds in 24 hours,
        one every one to three hours [1]. From the second month the numbers come down a little, and the
        sources begin to differ: KidsHealth speaks of 6 to 8 a day between one and three months [2] and, as
        others quote it, of 7 to 9 in the second month; the CDC, as others quote it, keeps to 8 to 12 over the
        first weeks and months [3, 4].
      </p>
      <FeedsADay />
      <p>
        Research agrees with the direction. When breastfed babies were followed from one month of age to
        three, their feeds became fewer, shorter and larger [5]; how much they took in a whole day, as an
        earlier study is quoted, stayed about the same [6]. In the numbers that others quote from that study,
        roughly seven to eight feeds a day became six to seven. If your ten-week-old suddenly wants less often
        and is done sooner, that is probably practice, not trouble.
      </p>

      <h2>What counts as one feed</h2>
      <p>
        Ten minutes left, a burp, eight minutes right: is that one feed or two? One much-quoted study calls it
        one when the second breast follows within half an hour [6]. Count it that way and your number can be
        compared with the ranges here; count each side and you will seem to feed twice as often as everybody
        else. In Wee Hours the sides of one sitting count once. So does a bottle that begins within half an
        hour of the breast.
      </p>

      <h2>Weeks 0 to 2: small, often, and unruly</h2>
      <p>
        The first days are about frequency. A newborn’s feeds are small and close together, and long gaps are
        not a gift yet. Guides are quoted with a longest pause of about four hours for newborns, by day and by
        night [3]. Until your clinician says that the weight is fine, wake your baby for feeds if you were
        told to.
      </p>
      <p>
        Nearly all babies lose some weight first. Among breastfed babies the average loss is around 6 percent,
        lowest on days two or three, and most are back at birth weight within two weeks [7]. NICE, the English
        guideline body, expects the loss to stop after three to four days and most babies to be back by three
        weeks; it wants any baby who loses more than 10 percent to be seen [8]. These numbers, together with{' '}
        <ArticleLink slug="how-many-wet-diapers">wet and dirty diapers</ArticleLink>, answer “is it enough?”
        better than any count of minutes.
      </p>

      <h2>Weeks 2 to 6: the evening storm</h2>
      <p>
        Around now many babies bunch their feeds, often in the evening: four feeds in four hours, then a
        longer stretch. It is called cluster feeding, and it does not mean that the milk has run out. In a log
        it looks like a knot of short entries after dinner. Two or three such evenings side by side are a
        pattern, and a pattern is much easier to bear than four separate failures. Hand the baby over between
        rounds if you can, eat with one hand, and let the dishes stand.
      </p>

      <h2>Weeks 6 to 12: a rhythm begins to show</h2>
      <p>
        Feeds get quicker, and the gaps between them begin to look alike. Do not expect the same times each
        day. What settles first is the order of things, and perhaps one longer stretch at night. Growth does
        not run in a straight line either, and a few hungrier days in a row are common. If the count goes up
        for three days and comes down again, nothing went wrong.
      </p>

      <h2>With a bottle: how much</h2>
      <p>
        For babies on formula alone the CDC gives 1 to 2 ounces (30 to 60 ml) a feed in the first days, 8 to
        12 times in 24 hours, every two to three hours; over the first weeks and months it becomes about every
        three to four hours [9]. As the American Academy of Pediatrics is quoted, feeds grow to about 2 to 3
        ounces by two weeks, 3 to 4 ounces by the end of the first month and 4 to 5 ounces at two months [10].
      </p>
      <p>
        Weight is the better ruler. The British rule of thumb is quoted as 150 to 200 ml for each kilogram of
        weight in 24 hours, from the end of the first week; the American one, about 2½ ounces for each pound
        and no more than 32 ounces in a day, falls inside that band [10, 11]. For a baby of 4.5 kg (just under
        10 pounds) the band reaches from about 23 to 30 ounces. It is a band because babies are. A bottle that
        was not finished is information, not waste.
      </p>
      <p>
        None of this fits expressed milk exactly. Between one and six months breastfed babies are reported to
        take about the same amount each day [6], so there is no need to make the bottle grow with the baby.
      </p>

      <h2>What is worth writing down</h2>
      <ul>
        <li>
          <b>When it began.</b> The gap between feeds runs from start to start.
        </li>
        <li>
          <b>Which side.</b> Not for any rule, only because nobody remembers it at night.
        </li>
        <li>
          <b>Ounces, if it was a bottle.</b> What was taken, not what was made.
        </li>
        <li>
          <b>Anything odd, in a few words.</b> “Fussy”, “spat up a lot”, “fell asleep”. Two weeks later these
          are the entries that you will be glad of.
        </li>
      </ul>
      <p>
        Minutes at the breast are fine to note and poor to compare. A quick feeder and a dawdler may take the
        same amount.
      </p>

      <h2>When to call</h2>
      <p>
        Call the same day if your baby refuses more than two feeds [12], has fewer than six wet diapers a day
        after day five [13], or is getting harder to wake for feeds. A fever of 100.4 °F (38.0 °C) or more
        under three months means calling right away [14]. If a baby cannot be woken, or the lips or face look
        bluish or gray, call your emergency number.
      </p>
      <p>
        And if feeding hurts, or every feed is a fight, that is reason enough to ask for help, whatever the
        numbers say. A lactation consultant can see more in one feed than a log shows in a month, and a week
        of your log will tell them where to look first.
      </p>
    </>
  ),
  sources: [
    'American Academy of Pediatrics, HealthyChildren: Where We Stand: Breastfeeding',
    'Nemours KidsHealth: Feeding Your 1- to 3-Month-Old',
    { quoted: 'Nemours KidsHealth: Breastfeeding FAQs' },
    { quoted: 'CDC: How Much and How Often to Breastfeed' },
    'Kent and others, 2013, Breastfeeding Medicine 8:401 (abstract; its numbers as quoted by others)',
    { quoted: 'Kent and others, 2006, Pediatrics 117:e387' },
    'Noel-Weiss and others, 2008, Open Medicine (PMC3091615)',
    'NICE guideline NG75: Faltering growth, section 1.1',
    'CDC: How Much and How Often to Feed Infant Formula',
    {
      quoted:
        'American Academy of Pediatrics: Amount and Schedule of Formula Feedings, and How Often and How Much Should Your Baby Eat?',
    },
    { quoted: 'NHS Choices, text of 2011 on formula by weight' },
    'Allina Health, on newborns who refuse feeds',
    'American Academy of Pediatrics, HealthyChildren: Signs of Dehydration in Infants & Children',
    'American Academy of Pediatrics, HealthyChildren: Fever: When to Call the Pediatrician, 2020',
  ],
};
