import type { ReactNode } from 'react';
import type { Tone } from '#ui/tone.ts';
import styles from './ProductPicture.module.css';
import type { Product } from './products.ts';

const TONES: Record<Product['image'], Tone> = { planner: 'feed', template: 'sleep', stickers: 'growth' };

/** What the product looks like, drawn. */
export function ProductPicture({ of }: { of: Product['image'] }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 360 220"
      preserveAspectRatio="xMidYMax meet"
      data-tone={TONES[of]}
      aria-hidden="true"
    >
      {PICTURES[of]}
    </svg>
  );
}

const HOURS = [0, 1, 2, 3, 4, 5];

const PICTURES: Record<Product['image'], ReactNode> = {
  planner: (
    <g transform="rotate(-5 180 120)">
      <rect className={styles.shade} x="98" y="34" width="180" height="210" rx="10" />
      {['feed', 'diaper', 'sleep', 'growth'].map((tone, index) => (
        <rect
          key={tone}
          className={styles.tab}
          data-tone={tone}
          x="262"
          y={50 + index * 32}
          width="30"
          height="24"
          rx="6"
        />
      ))}
      <rect className={styles.paper} x="90" y="26" width="180" height="210" rx="10" />
      <path className={styles.ink} d="M110 56h74" />
      <path className={styles.rule} d="M110 72h140" />
      {HOURS.map((hour) => (
        <g key={hour} transform={`translate(110 ${92 + hour * 22})`}>
          <circle className={styles.ring} r="5" cx="5" />
          <path className={styles.rule} d="M22 0h118" />
          {hour % 2 === 0 && <path className={styles.ink} d={`M22 0h${36 + hour * 9}`} />}
        </g>
      ))}
    </g>
  ),
  template: (
    <g>
      <rect className={styles.paper} x="44" y="36" width="272" height="200" rx="12" />
      <circle className={styles.fill} cx="72" cy="64" r="11" />
      <path className={styles.ink} d="M94 64h92" />
      <path
        className={styles.rule}
        d="M60 92h240M60 122h240M60 152h240M60 182h240M60 212h240M140 92v120M220 92v120"
      />
      {HOURS.slice(0, 4).map((row) => (
        <g key={row} transform={`translate(0 ${107 + row * 30})`}>
          <path
            className={styles.muted}
            d={`M70 0h${40 + ((row * 13) % 22)}M150 0h${34 + ((row * 17) % 24)}`}
          />
          <rect className={styles.pill} x="232" y="-9" width={40 + ((row * 11) % 20)} height="18" rx="9" />
        </g>
      ))}
    </g>
  ),
  stickers: (
    <g className={styles.stickers}>
      <g className={styles.sticker} transform="translate(88 78) rotate(-12)">
        <path d="M-30-6A31 31 0 1 0 30-6A30 30 0 0 1-30-6z" />
        <circle className={styles.lamp} cy="-10" r="13" />
      </g>
      <g className={styles.sticker} transform="translate(188 70) rotate(8)">
        <path
          d="M0-36c16 20 26 33 26 47a26 26 0 0 1-52 0c0-14 10-27 26-47z"
          data-tone="diaper"
          className={styles.fill}
        />
        <path className={styles.smile} d="M-10 12q10 10 20 0" />
      </g>
      <g className={styles.sticker} transform="translate(282 86) rotate(-6)">
        <path
          d="M-16-22h32c8 6 12 14 12 24v34a10 10 0 0 1-10 10h-36a10 10 0 0 1-10-10V2c0-10 4-18 12-24z"
          data-tone="feed"
          className={styles.fill}
        />
        <path d="M-16-38h32v14h-32z" />
      </g>
      <g className={styles.sticker} transform="translate(128 168) rotate(6)">
        <path d="M0-30l9 19 21 3-15 14 4 21L0 17l-19 10 4-21-15-14 21-3z" className={styles.lamp} />
      </g>
      <g className={styles.sticker} transform="translate(240 172) rotate(-8)">
        <path d="M0 26C-40 0-30-30-12-28c8 1 12 8 12 8s4-7 12-8C30-30 40 0 0 26z" />
      </g>
    </g>
  ),
};
