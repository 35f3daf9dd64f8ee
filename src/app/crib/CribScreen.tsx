import DoorOpen from 'lucide-react/icons/door-open';
import { type CSSProperties, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AdviceBanner } from '#app/advice/lazy-advice-banner.ts';
import { ClockName } from '#app/ClockName.tsx';
import { BabySwitcher } from '#app/family/BabySwitcher.tsx';
import { type Babies, babiesToChoose, useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { Dimmer } from '#app/shell/Dimmer.tsx';
import { useDimming } from '#app/shell/use-dimming.ts';
import { useWakeLock } from '#app/shell/use-wake-lock.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { useOpenAdvice } from '#session/open-advice.ts';
import { readChimeHours, readNightInCrib } from '#storage/browser/crib-choices.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ToastDock } from '#ui/feedback/ToastDock.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { speech, words } from '#words/now.ts';
import { CribLog } from './CribLog.tsx';
import styles from './CribScreen.module.css';
import { type CribChoices, CribSettings } from './CribSettings.tsx';
import { HoldButton } from './HoldButton.tsx';
import { useFullScreen } from './use-full-screen.ts';

/**
 * Several babies fit side by side on a tablet or a desktop. A phone in landscape is as wide, but too low.
 */
const ROOM_FOR_COLUMNS = '(width >= 44rem) and (height >= 32rem)';

/**
 * Shows crib mode, for a tablet beside the crib. It fills the screen, can be dimmed and keeps the device awake. Its
 * only exit is a button that must be held.
 */
export function CribScreen() {
  useWakeLock(true);
  useFullScreen();
  const navigate = useNavigate();
  const known = useBabies();
  const hasColumns = useMedia(ROOM_FOR_COLUMNS);
  const advised = useOpenAdvice();
  const [dim, setDim] = useDimming();
  const [choices, setChoices] = useState<CribChoices>(() => ({
    isNight: readNightInCrib(),
    chimeHours: readChimeHours(),
  }));
  const shown = known ? babiesShown(known, hasColumns) : [];

  /** Leaves crib mode and resets the dimming, which a reload would keep. */
  function leave() {
    setDim(0);
    void navigate(paths.dashboard);
  }

  // Dialogs are in the top layer, above the shade, so they use this filter to dim themselves.
  const dimmed = { '--dimmed': `brightness(${100 - dim}%)` } as CSSProperties;

  return (
    <div className={styles.crib} style={dimmed} data-appearance={choices.isNight ? 'night' : undefined}>
      <h1 tabIndex={-1} className={styles.title}>
        {words.first.places.crib}
      </h1>
      {advised.length > 0 && <AdviceBanner advised={advised} />}
      {!hasColumns && <BabySwitcher />}
      <div className={styles.babies}>
        {!known && <Skeleton label={words.crib.reading} shape="cards" count={4} />}
        {known && shown.length === 0 && <NoBaby />}
        {shown.map((baby) => (
          <CribLog key={baby.babyId} baby={baby} isNamed={shown.length > 1} chimeHours={choices.chimeHours} />
        ))}
      </div>
      <div className={styles.foot} data-low={shown.length > 1 ? '' : undefined}>
        <ToastDock>
          <div className={styles.bar}>
            <Clock baby={shown.length === 1 ? known?.baby : undefined} />
            <Dimmer dim={dim} onDim={setDim} />
            <CribSettings choices={choices} onChoose={setChoices} />
            <HoldButton icon={<DoorOpen aria-hidden="true" />} onHeld={leave}>
              {words.crib.leave}
            </HoldButton>
          </div>
        </ToastDock>
      </div>
    </div>
  );
}

/**
 * Returns the current baby, or all babies side by side where there is room. Omits archived babies, except the current
 * one.
 */
function babiesShown({ named, baby }: Babies, hasColumns: boolean): Baby[] {
  if (!hasColumns) return baby ? [baby] : [];
  return babiesToChoose(named, baby?.babyId);
}

function Clock({ baby }: { baby: Baby | null | undefined }) {
  const { zone, now, today } = useFamily();
  return (
    <div className={styles.now}>
      <p className={styles.clock}>{formatClock(clockAt(now, zone), speech.locale)}</p>
      <p className={styles.day}>
        <span>{formatDay(today, speech.locale)}</span>
        {baby && (
          <span>
            <Rich of={words.crib.of(<bdi>{baby.name}</bdi>)} />
          </span>
        )}
        <ClockName />
      </p>
    </div>
  );
}

function NoBaby() {
  return (
    <div className={styles.empty}>
      <p>{words.crib.noBaby.about}</p>
      <Button as={Link} to={paths.profileSection('babies')}>
        {words.crib.noBaby.add}
      </Button>
    </div>
  );
}
