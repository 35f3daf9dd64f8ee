import { type CareRange, monthsInDays } from '#domain/care-guide/care-range.ts';
import { customaryWakeWindow } from '#domain/care-guide/sleep.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { SLEEP_PICTURE } from './pictures.tsx';
import { RangeRows, rangeRowsSize } from './RangeRows.tsx';
import { sleepRows } from './range-rows.ts';

const SHORT_NAMES: Record<string, string> = {
  'National Sleep Foundation': 'NSF',
  'American Academy of Sleep Medicine': 'AASM',
  'World Health Organization': 'WHO',
};

/**
 * Returns the label of a range: its source, then "outer edges" or "as quoted" where they apply. The label of the
 * observed range names no source.
 */
function kindOf({ source, note, seen }: CareRange): string {
  if (note === 'observedSleep') return 'observed in 95 of 100';
  const short = SHORT_NAMES[source.publisher] ?? source.publisher;
  return `${short}${note === 'mayBeRight' ? ', outer edges' : ''}${seen === 'source' ? '' : ', as quoted'}`;
}

const ROWS = sleepRows(['Birth to 3 months', '4 to 11 months', '12 to 24 months'], kindOf);

const WINDOWS = [0, 2, 3, 4].map((months) => ({
  months,
  window: customaryWakeWindow(monthsInDays(months)),
}));

function SleepADay() {
  return (
    <Figure
      title="Hours of sleep in 24, naps included"
      says={`Ranges of hours of sleep in 24 hours. ${ROWS.map(({ name, low, high }) => `${name}: ${low} to ${high}`).join('. ')}.`}
      size={rangeRowsSize(ROWS.length)}
      caption="Filled bars are numbers that we read at their source, outlined ones reached us as others quote them. NSF is the National Sleep Foundation, AASM the American Academy of Sleep Medicine, which gives no figure under four months."
      head={['Age and source', 'From, hours', 'To, hours']}
      rows={ROWS.map(({ name, low, high }) => [name, String(low), String(high)])}
    >
      <RangeRows rows={ROWS} ticks={[8, 10, 12, 14, 16, 18, 20]} tone="sleep" unit=" h" />
    </Figure>
  );
}

function CustomaryWindows() {
  return (
    <table>
      <caption>Usual custom. Wake windows are custom, not a medical recommendation.</caption>
      <thead>
        <tr>
          <th scope="col">Age</th>
          <th scope="col">Awake between sleeps</th>
        </tr>
      </thead>
      <tbody>
        {WINDOWS.map(
          ({ months, window }) =>
            window && (
              <tr key={months}>
                <th scope="row">{months === 0 ? 'First weeks' : `${months} months`}</th>
                <td>{`about ${window.low} to ${window.high} minutes`}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

export const article: Article = {
  title: 'Newborn sleep windows: what is known, and what is only custom',
  excerpt:
    'How much babies sleep is well studied. How long they “should” be awake is not. What to make of both when you are the one awake.',
  author: 'Wee Hours team',
  date: '2026-11-16',
  minutes: 4,
  picture: SLEEP_PICTURE,
  body: (
    <>
      <p>
        Search for help with a newborn’s sleep and you will soon meet the “wake window”: the number of minutes
        that a baby of a given age can be awake before the next sleep. Apps count it down; tables give it to
        the quarter hour. It sounds like medicine. Here is what research and guidelines do say about newborn
        sleep, where the windows come from, and how to use them without letting them use you.
      </p>

      <h2>How much sleep: this part is known</h2>
      <p>
        For the first three months the National Sleep Foundation and the World Health Organization are both
        quoted with 14 to 17 hours in 24, and the Foundation adds outer edges, roughly 11 to 19 hours, that
        may still be right for some babies [1, 2]. The American Academy of Pediatrics says newborns sleep
        about 16 to 17 hours a day, often only one or two hours at a time [3]. From four months the American
        Academy of Sleep Medicine recommends 12 to 16 hours including naps, and 11 to 14 hours in the second
        year. Under four months it gives no figure at all [4].
      </p>
      <SleepADay />
      <p>
        Look at how wide the bars are, and then at the one that says “observed”. When researchers pooled what
        infants actually slept, the average was 12.8 hours, and 95 of 100 lay somewhere between 9.7 and 15.9
        [5]. That is a spread of six hours. Two healthy babies in the same playgroup can differ by a whole
        night shift, and neither set of parents did anything wrong.
      </p>

      <h2>Nights: there is no night yet</h2>
      <p>
        The American Academy of Pediatrics says babies have no regular sleep cycle until about six months [3].
        A newborn’s clock has not been set; sleep comes in pieces around the clock, with feeds between. In the
        studies that were pooled, waking up to about three times a night was within the ordinary range for the
        first two months [5]. “Sleeping through” at six weeks is luck. It is nobody’s achievement, and its
        absence is nobody’s fault.
      </p>
      <p>
        You can help the clock a little. Let days be bright and noisy and nights dark and dull. Keep the lamp
        low at the night feed, say little, and put the phone on its dimmest setting. (Ours turns to embers at
        seven in the evening for that reason.) Then wait. Most of it is growing up.
      </p>

      <h2>Wake windows: this part is custom</h2>
      <p>
        No guideline of the bodies named above gives wake windows. Sleep physicians have said in public that
        the term is not part of their training, and that a search of the medical literature finds next to
        nothing under that name [6]. The tables come from sleep consultants and companies, and they differ
        from each other by up to half an hour. That does not make them useless. Tired babies do have a limit,
        and a rough idea of it helps when you have none. It makes them a custom, like bathing before bed.
      </p>
      <CustomaryWindows />
      <p>
        These are the figures of one commercial table [7]; others we have seen agree within about half an
        hour, and some allow up to an hour and a half in the first weeks. Treat them as a hint for when to
        begin looking at your baby, never as an alarm for when to put the baby down.
      </p>

      <h2>How to use a hint</h2>
      <ul>
        <li>
          <b>Look at the baby first.</b> Staring into the distance, turning away, rubbing eyes, a sudden fuss
          about nothing: those come before the clock does.
        </li>
        <li>
          <b>Count from waking to asleep,</b> and include the feed. In the first weeks a feed, a diaper and a
          look around are the whole window.
        </li>
        <li>
          <b>Make your own table.</b> After a week or two of logging you will see how long your baby is
          usually awake. That number beats any printed one.
        </li>
        <li>
          <b>Let the last one be longer, or shorter.</b> Many babies do not have equal windows through the
          day, and evenings are unruly for nearly all.
        </li>
        <li>
          <b>Drop it when it hurts.</b> If watching the minutes makes you anxious, stop watching. The baby
          will sleep without your arithmetic.
        </li>
      </ul>

      <h2>Adding up a day, honestly</h2>
      <p>
        Sleep in pieces is hard to add in your head, and a bad night colors the whole sum. Three habits help.
        Log the start when it starts and the end when it ends; corrections in the morning are fine. Count 24
        hours, not “the night”. And compare weeks, not days: a week’s average moves slowly and tells you
        whether something is really changing.
      </p>
      <p>
        One small trap: on the night when the clocks change, ten in the evening to six in the morning is nine
        hours in autumn and seven in spring. A good log knows that. So if the total jumps on that Sunday, it
        was the clock.
      </p>

      <h2>The part that is not negotiable</h2>
      <p>
        However long or short the sleep, how your baby is laid down matters more. On the back, for every
        sleep, on a firm and flat surface of their own, with nothing soft or loose around them, and in your
        room in the first months: that is the core of safe-sleep advice everywhere. If you feel yourself
        falling asleep while feeding at night, a bed that was cleared beforehand is less dangerous than a sofa
        or an armchair. Ask your clinician for the full advice where you live, before the nights get long.
      </p>

      <h2>When to ask</h2>
      <p>
        A baby who is hard to wake, too sleepy to feed, or suddenly sleeps far more than usual should be seen;
        one who cannot be woken needs your emergency number at once [8]. Also mention noisy breathing or
        pauses in breathing. Pauses of more than ten seconds are an emergency [9]. Very little sleep together
        with crying that nothing eases is worth a call as well, and so is your own exhaustion, which is a
        medical matter too.
      </p>
      <p>
        If you are preparing a visit, bring the week’s totals, the longest stretch, and one sentence about how
        nights feel.{' '}
        <ArticleLink slug="preparing-pediatric-summary">Here is how to fit that on one page</ArticleLink>.
      </p>
    </>
  ),
  sources: [
    { quoted: 'National Sleep Foundation: Hirshkowitz and others, 2015' },
    { quoted: 'World Health Organization: guidelines on sleep under 5 years of age, 2019' },
    'American Academy of Pediatrics, HealthyChildren, on newborn sleep',
    'American Academy of Sleep Medicine: Paruthi and others, 2016',
    'Galland and others, 2012: a review of observed infant sleep',
    { quoted: 'Craig Canapari, MD, on wake windows' },
    'Summer Health: Wake windows and sleep schedules by age (a company, not an authority)',
    'Children’s Hospital Colorado: Newborn Illness: How to Recognize',
    'NHS Frimley: Healthier Together',
  ],
};
