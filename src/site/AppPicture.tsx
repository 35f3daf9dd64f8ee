import { words } from '#words/now.ts';
import styles from './AppPicture.module.css';
import curveLight from './pictures/curve-light.webp';
import curveNight from './pictures/curve-night.webp';
import reportLight from './pictures/report-light.webp';
import reportNight from './pictures/report-night.webp';
import rhythmLight from './pictures/rhythm-light.webp';
import rhythmNight from './pictures/rhythm-night.webp';
import tapsLight from './pictures/taps-light.webp';
import tapsNight from './pictures/taps-night.webp';
import timerLight from './pictures/timer-light.webp';
import timerNight from './pictures/timer-night.webp';
import weekLight from './pictures/week-light.webp';
import weekNight from './pictures/week-night.webp';

/** Parts of the app's screens. `npm run shots -- --publish` takes the pictures. */
const PICTURES = {
  curve: { light: curveLight, night: curveNight },
  report: { light: reportLight, night: reportNight },
  rhythm: { light: rhythmLight, night: rhythmNight },
  taps: { light: tapsLight, night: tapsNight },
  timer: { light: timerLight, night: timerNight },
  week: { light: weekLight, night: weekNight },
};

/** The key of a picture, and of its description in the catalog `site`. */
export type PictureName = keyof typeof PICTURES;

/** A picture of the app in the reader's appearance. The browser loads only the picture that is shown. */
export function AppPicture({ of }: { of: PictureName }) {
  const { light, night } = PICTURES[of];
  const alt = words.site.pictures[of];
  return (
    <>
      <img className={styles.light} src={light} width={390} height={260} alt={alt} loading="lazy" />
      <img className={styles.night} src={night} width={390} height={260} alt={alt} loading="lazy" />
    </>
  );
}
