import DoorOpen from 'lucide-react/icons/door-open';
import type { CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AdviceBanner } from '#app/advice/lazy-advice-banner.ts';
import { ClockName } from '#app/ClockName.tsx';
import { useBabies } from '#app/family/use-babies.ts';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useNow } from '#app/family/use-now.ts';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import { BabySwitcher } from '#app/shell/BabySwitcher.tsx';
import { Dimmer } from '#app/shell/Dimmer.tsx';
import { useDimming } from '#app/shell/use-dimming.ts';
import { useWakeLock } from '#app/shell/use-wake-lock.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { useOpenAdvice } from '#session/open-advice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import styles from './CribScreen.module.css';
import { HoldButton } from './HoldButton.tsx';
import { useFullScreen } from './use-full-screen.ts';

/**
 * Shows crib mode, for a tablet beside the crib. It fills the screen, can be dimmed and keeps the device awake. Its
 * only exit is a button that must be held.
 */
export function CribScreen() {
  useWakeLock(true);
  useFullScreen();
  const navigate = useNavigate();
  const known = useBabies();
  const { zone, today } = useFamily();
  const now = useNow();
  const advised = useOpenAdvice();
  const [dim, setDim] = useDimming();

  /** Leaves crib mode and resets the dimming, which a reload would keep. */
  function leave() {
    setDim(0);
    void navigate(paths.dashboard);
  }

  // Dialogs are in the top layer, above the shade, so they use this filter to dim themselves.
  const dimmed = { '--dimmed': `brightness(${100 - dim}%)` } as CSSProperties;

  return (
    <div className={styles.crib} style={dimmed}>
      {advised.length > 0 && <AdviceBanner advised={advised} />}
      <header className={styles.head}>
        <div>
          <h1 className={styles.clock} tabIndex={-1}>
            {formatClock(clockAt(now, zone), speech.locale)}
          </h1>
          <p className={styles.day}>
            <span>{formatDay(today, speech.locale)}</span>
            {known?.baby && (
              <span>
                <Rich of={words.crib.of(<bdi>{known.baby.name}</bdi>)} />
              </span>
            )}
            <ClockName />
          </p>
        </div>
        <div className={styles.controls}>
          <BabySwitcher />
          <Dimmer dim={dim} onDim={setDim} />
          <HoldButton icon={<DoorOpen aria-hidden="true" />} onHeld={leave}>
            {words.crib.leave}
          </HoldButton>
        </div>
      </header>
      {!known && <Reading />}
      {known?.baby === null && (
        <div className={styles.empty}>
          <p>{words.crib.noBaby.about}</p>
          <Button as={Link} to={paths.profile}>
            {words.crib.noBaby.add}
          </Button>
        </div>
      )}
      {known?.baby && <WideQuickLog key={known.baby.babyId} baby={known.baby} />}
    </div>
  );
}

function WideQuickLog({ baby }: { baby: Baby }) {
  const care = useCareState(baby.babyId, useFamily());
  return care ? <QuickLog baby={baby} care={care} look="wide" /> : <Reading />;
}

function Reading() {
  return <Skeleton label={words.crib.reading} shape="cards" count={4} />;
}
