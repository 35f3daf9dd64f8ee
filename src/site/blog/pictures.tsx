import { DROP } from './DiaperDrops.tsx';

/** The pictures of the articles. They have no words, so the articles of every language share them. */

/** A clock of feeds. */
export const FEEDING_PICTURE = (
  <>
    <circle data-ink="glow" cx="300" cy="150" r="118" />
    <g data-tone="feed">
      <circle data-ink="rule" cx="300" cy="150" r="92" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((feed) => (
        <circle
          key={feed}
          data-ink={feed % 3 === 2 ? 'moon' : 'fill'}
          cx={300 + 92 * Math.sin((feed * 40 * Math.PI) / 180)}
          cy={150 - 92 * Math.cos((feed * 40 * Math.PI) / 180)}
          r={feed % 3 === 2 ? 15 : 11}
        />
      ))}
      <path data-ink="line" d="M300 150V98M300 150l34 22" />
    </g>
    <circle data-ink="star" cx="92" cy="70" r="2.5" />
    <circle data-ink="star" cx="140" cy="214" r="2" />
    <circle data-ink="star" cx="500" cy="92" r="2.5" />
    <circle data-ink="star" cx="470" cy="230" r="2" />
  </>
);

/** Five drops. */
export const DIAPERS_PICTURE = (
  <>
    {[90, 190, 290, 390, 490].map((x, index) => (
      <g key={x} data-tone="diaper" transform={`translate(${x} ${150 + (index % 2) * 24}) scale(3.6)`}>
        <path d={DROP} data-ink={index < 3 ? 'fill' : 'soft'} />
      </g>
    ))}
    <circle data-ink="moon" cx="530" cy="58" r="24" />
    <circle data-ink="star" cx="60" cy="56" r="2.5" />
    <circle data-ink="star" cx="240" cy="40" r="2" />
    <circle data-ink="star" cx="420" cy="70" r="2.5" />
  </>
);

/** The moon, and a day of sleep in pieces. */
export const SLEEP_PICTURE = (
  <>
    <circle data-ink="glow" cx="440" cy="130" r="110" />
    <g transform="translate(440 136) scale(3) rotate(-14) translate(-32 -37)">
      <path data-ink="paper" d="M10.39 24.13A23 23 0 1 0 53.61 24.13A22 22 0 0 1 10.39 24.13Z" />
      <circle data-ink="moon" cx="32" cy="23" r="11" />
    </g>
    <g data-tone="sleep">
      {[
        [60, 70, 150],
        [60, 112, 96],
        [190, 112, 120],
        [60, 154, 210],
        [60, 196, 60],
        [150, 196, 140],
        [60, 238, 250],
      ].map(([x, y, width]) => (
        <rect key={`${x} ${y}`} data-ink="fill" x={x} y={y} width={width} height="22" rx="11" />
      ))}
    </g>
    <circle data-ink="star" cx="340" cy="50" r="2.5" />
    <circle data-ink="star" cx="556" cy="66" r="2" />
    <circle data-ink="star" cx="540" cy="226" r="2.5" />
  </>
);

/** A page with a curve. */
export const VISIT_PICTURE = (
  <>
    <circle data-ink="moon" cx="90" cy="70" r="26" />
    <g transform="rotate(-4 320 170)">
      <rect data-ink="paper" x="206" y="36" width="220" height="290" rx="12" />
      <g data-tone="growth">
        <path data-ink="line" d="M236 210c34-44 66-58 158-70" />
        <circle data-ink="fill" cx="236" cy="210" r="9" />
        <circle data-ink="fill" cx="300" cy="164" r="9" />
        <circle data-ink="fill" cx="394" cy="140" r="9" />
      </g>
      <path data-ink="rule" d="M236 76h110M236 102h158M236 246h158M236 272h124" />
    </g>
    <circle data-ink="star" cx="150" cy="180" r="2.5" />
    <circle data-ink="star" cx="500" cy="70" r="2.5" />
    <circle data-ink="star" cx="530" cy="190" r="2" />
  </>
);
