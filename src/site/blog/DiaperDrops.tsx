import { expectedDiapers, leastDiapers } from '#domain/care-guide/diapers.ts';

/** The least diapers of the first week, and the usual stool. */
export const FIRST_DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  wet: leastDiapers(day, 'wet') ?? 0,
  dirty: leastDiapers(day, 'dirty') ?? 0,
  stool: expectedDiapers(day)?.stool ?? 'black',
}));

export const DROP = 'M0-11c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z';

/** Draws the least diapers of the first week inside a Figure of 600 by 300 units. Drops are wet ones, squares dirty. */
export function DiaperDrops({ nameOf }: { nameOf: (day: number) => string }) {
  return (
    <>
      {FIRST_DAYS.map(({ day, wet, dirty }, index) => (
        <g key={day} transform={`translate(${26 + index * 84} 0)`}>
          {Array.from({ length: wet }, (_, row) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: all drops are equal and never change places
              key={row}
              d={DROP}
              data-tone="diaper"
              data-ink="fill"
              transform={`translate(12 ${250 - row * 40}) scale(1.35)`}
            />
          ))}
          {Array.from({ length: dirty }, (_, row) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: all squares are equal and never change places
              key={row}
              data-tone="feed"
              data-ink="soft"
              x="32"
              y={239 - row * 40}
              width="22"
              height="22"
              rx="5"
            />
          ))}
          <text x="32" y="292" textAnchor="middle">
            {nameOf(day)}
          </text>
        </g>
      ))}
      <path data-ink="axis" d="M10 270H590" />
    </>
  );
}
