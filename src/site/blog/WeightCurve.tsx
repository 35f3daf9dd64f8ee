import { curvePoints, PERCENTILE_CURVES } from '#domain/kinds/growth/growth-percentile.ts';

/** Age in days and weight in kg of the demo's baby. It lost 6 % and regained its birth weight by day 11. */
export const WEIGHINGS = [
  [0, 3.2],
  [3, 3.01],
  [11, 3.22],
  [21, 3.56],
  [43, 4.2],
] as const;

const LAST_DAY = 84;
const x = (day: number) => 44 + (day / LAST_DAY) * 500;
const y = (kg: number) => 310 - ((kg - 2) / 6) * 300;

function pathOf(points: readonly { at: number; value: number }[]): string {
  return points
    .map(({ at, value }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** Draws weighings on the growth curves, in a Figure of 600 by 350 units. `lastWeek` names the end of the axis. */
export function WeightCurve({ lastWeek }: { lastWeek: string }) {
  const curves = PERCENTILE_CURVES.map(({ name, z }) => ({
    name,
    points: curvePoints('weight-for-age', 'female', z, { from: 0, to: LAST_DAY, step: 3 }),
  }));
  const [lowest, highest] = [curves[0], curves.at(-1)];
  return (
    <>
      {[2, 3, 4, 5, 6, 7].map((kg) => (
        <g key={kg}>
          <path data-ink="line" d={`M44 ${y(kg)}H544`} />
          <text data-ink="muted" x="34" y={y(kg) + 5} textAnchor="end">
            {kg}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6, 8, 10, 12].map((week) => (
        <text key={week} data-ink="muted" x={x(week * 7)} y="334" textAnchor="middle">
          {week === 12 ? lastWeek : week}
        </text>
      ))}
      <g data-tone="growth">
        {lowest && highest && (
          <path
            data-ink="band"
            d={`${pathOf(lowest.points)}${pathOf(highest.points.toReversed()).replace('M', 'L')}Z`}
          />
        )}
        {curves.map(({ name, points }) => {
          const end = points.at(-1);
          return (
            <g key={name}>
              <path data-ink="curve" data-weight={name === 'P50' ? undefined : 'light'} d={pathOf(points)} />
              {end && (
                <text data-ink="muted" x={x(end.at) + 8} y={y(end.value) + 5}>
                  {name.slice(1)}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <g data-tone="accent">
        <path data-ink="curve" d={pathOf(WEIGHINGS.map(([at, value]) => ({ at, value })))} />
        {WEIGHINGS.map(([day, kg]) => (
          <circle key={day} data-ink="fill" cx={x(day)} cy={y(kg)} r="6" />
        ))}
      </g>
    </>
  );
}
