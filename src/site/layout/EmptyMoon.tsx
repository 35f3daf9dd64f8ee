import styles from './EmptyMoon.module.css';

/** The mark with the moon out of its cradle, for the "not found" page. */
export function EmptyMoon() {
  return (
    <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true">
      <circle className={styles.halo} cx="278" cy="224" r="70" />
      <path className={styles.ground} d="M20 262q180-24 360 0" />
      <g transform="translate(160 128) rotate(24) scale(3.2) translate(-32 -40)">
        <path className={styles.cradle} d="M10.39 24.13A23 23 0 1 0 53.61 24.13A22 22 0 0 1 10.39 24.13Z" />
      </g>
      <circle className={styles.moon} cx="278" cy="220" r="34" />
      <path className={styles.path} d="M206 92c38 8 62 38 70 78" />
      <g className={styles.star}>
        <circle cx="70" cy="60" r="3" />
        <circle cx="120" cy="34" r="2" />
        <circle cx="318" cy="58" r="3" />
        <circle cx="352" cy="128" r="2" />
        <circle cx="46" cy="160" r="2" />
      </g>
    </svg>
  );
}
