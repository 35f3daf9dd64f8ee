import small from '#site/pictures/phone-1x.webp';
import large from '#site/pictures/phone-2x.webp';
import { words } from '#words/now.ts';
import styles from './PhonePreview.module.css';

/** A family's dashboard in a phone frame. `npm run shots -- --publish` makes a new picture. */
export function PhonePreview() {
  return (
    <div className={styles.phone}>
      <img
        className={styles.screen}
        src={small}
        srcSet={`${small} 390w, ${large} 780w`}
        sizes="(width >= 56rem) 16rem, 12rem"
        width={390}
        height={844}
        alt={words.home.picture}
      />
    </div>
  );
}
