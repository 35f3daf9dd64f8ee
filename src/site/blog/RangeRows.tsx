import type { Tone } from '#ui/layout/tone.ts';
import { words } from '#words/now.ts';

export interface RangeRow {
  name: string;
  low: number;
  high: number;
  /** `soft` is for a range that we know only from quotations, or that is only customary. */
  look: 'fill' | 'soft';
}

interface RangeRowsProps {
  rows: readonly RangeRow[];
  ticks: readonly number[];
  tone: Tone;
  /** The unit after the numbers of a row, such as " h". */
  unit?: string;
}

const WIDTH = 600;
const ROW = 62;
const LEFT = 10;
const RIGHT = 96;
const TOP = 6;

/** Returns the size of a drawing with `count` rows. */
export function rangeRowsSize(count: number): readonly [number, number] {
  return [WIDTH, TOP + count * ROW + 34];
}

/** Draws named ranges on one scale, inside a Figure. */
export function RangeRows({ rows, ticks, tone, unit = '' }: RangeRowsProps) {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const x = (value: number) => LEFT + ((value - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  const floor = TOP + rows.length * ROW;
  return (
    <g data-tone={tone}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path data-ink="line" d={`M${x(tick)} ${TOP}V${floor}`} />
          <text data-ink="muted" x={x(tick)} y={floor + 22} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {rows.map(({ name, low, high, look }, index) => {
        const y = TOP + index * ROW;
        return (
          <g key={name}>
            <text x={LEFT} y={y + 18}>
              {name}
            </text>
            <rect data-ink={look} x={x(low)} y={y + 28} width={x(high) - x(low)} height="20" rx="10" />
            <text x={x(high) + 10} y={y + 43}>
              {words.blog.figure.range(low, high, unit)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
