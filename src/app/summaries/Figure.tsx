import { besideUnits } from '#words/say/spans.ts';
import styles from './Figure.module.css';

/** Shows an amount with units that are smaller than its numbers: "14 h 43 min". It wraps only between its parts. */
export function Figure({ text }: { text: string }) {
  return besideUnits(text)
    .split(/(\u00a0?\p{L}+)/u)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity, and their order is fixed.
      <span key={index} className={index % 2 === 0 ? undefined : styles.unit}>
        {part}
      </span>
    ));
}
