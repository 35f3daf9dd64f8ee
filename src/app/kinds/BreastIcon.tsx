import type { Side } from '#domain/kinds/timer.ts';
import { words } from '#words/now.ts';

/** Shows a breast with the letter of its side, such as "L". Without a side it has no letter. */
export function BreastIcon({ side }: { side?: Side }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10.2 20.8a9.2 9.2 0 1 1 3.6 0L12 22.9Z" />
      {side ? (
        <text
          x="12"
          y="16.2"
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
    </svg>
  );
}
