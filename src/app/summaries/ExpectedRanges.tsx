import { SourceName } from '#app/SourceName.tsx';
import type { CareRange, Expected } from '#domain/care-guide/care-range.ts';
import type { Units } from '#domain/units/units.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { languageOf } from '#words/language-of.ts';
import { speech, words } from '#words/now.ts';
import { describeRange } from '#words/say/care-guide.ts';
import styles from './ExpectedRanges.module.css';

/** How many ranges are shown at first. More ranges would push the baby's own values out of sight. */
const IN_SIGHT = 2;

interface ExpectedRangesProps {
  title: string;
  lists: readonly Expected[];
  units: Units;
  /** The text below the first ranges. */
  aside?: string | null;
}

/**
 * Shows ranges with their sources. At first it shows the first range of each of the first two lists. One tap opens the
 * rest.
 */
export function ExpectedRanges({ title, lists, units, aside }: ExpectedRangesProps) {
  const first = lists.slice(0, IN_SIGHT).map(([range]) => range);
  const others = lists.flat().filter((range) => !first.includes(range));
  return (
    <div className={styles.expected}>
      <p className={styles.title}>{title}</p>
      {first.length > 0 && (
        <ul role="list" className={styles.ranges}>
          {first.map((range) => (
            <Range key={keyOf(range)} range={range} units={units} />
          ))}
        </ul>
      )}
      {aside && <p className={styles.aside}>{aside}</p>}
      {others.length > 0 && (
        <Disclosure summary={words.summaries.usual.more}>
          <ul role="list" className={styles.ranges}>
            {others.map((range) => (
              <Range key={keyOf(range)} range={range} units={units} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Range({ range, units }: { range: CareRange; units: Units }) {
  return (
    <li>
      <span className={styles.words}>{describeRange(range, units, speech)}</span>
      {range.note && (
        <span lang={languageOf(`guide.notes.${range.note}`)}>{` ${words.guide.notes[range.note]}`}</span>
      )}
      <SourceName of={range} className={styles.source} />
    </li>
  );
}

function keyOf({ low, high, unit, source, note }: CareRange): string {
  return [low, high, unit, source.publisher, source.name, note].join('|');
}
