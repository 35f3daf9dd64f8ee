import type { Side } from '#domain/kinds/timer.ts';
import { words } from '#words/now.ts';
import { Glyph } from './Glyph.tsx';

/** Shows a breast with the letter of its side, such as "L". Without a side it has no letter. */
export function BreastIcon({ side }: { side?: Side }) {
  return (
    <Glyph>
      <path d="M10 21a9 9 0 1 1 4 0l-2 2Z" />
      {side ? (
        <text
          x="12"
          y="16.5"
          fill="currentColor"
          stroke="none"
          fontSize="13"
          fontWeight="700"
          textAnchor="middle"
        >
          {words.first.quick.sideLetters[side]}
        </text>
      ) : (
        <circle cx="12" cy="12" r="2" />
      )}
    </Glyph>
  );
}
