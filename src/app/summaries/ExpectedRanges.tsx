import { type CareRange, type Expected, rangeWords } from '#domain/care-guide/care-range.ts';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import type { Units } from '#domain/units/units.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './ExpectedRanges.module.css';

/** More would hide the figures that they are to be read beside. */
const IN_SIGHT = 2;

interface ExpectedRangesProps {
  title: string;
  lists: readonly Expected[];
  units: Units;
  /** What stands under the numbers. */
  aside?: string | null;
}

/** What sources say, each number with its own beside it: the first of the first two lists in sight, the rest a tap away. */
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
        <Disclosure summary="What else sources say">
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
      <span className={styles.words}>{rangeWords(range, units)}</span>
      {range.note && <span>{` ${range.note}`}</span>}
      <span className={styles.source}>{sourceWords(range)}</span>
    </li>
  );
}

function keyOf({ low, high, unit, source, note }: CareRange): string {
  return [low, high, unit, source.publisher, source.name, note].join('|');
}
