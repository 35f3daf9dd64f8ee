import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './HomeScreenFirst.module.css';

/**
 * Suggests installing the app before anything is logged, in Safari on iPhone and iPad. The installed app has separate
 * storage, so a log that begins in a tab would have to be moved by hand. Safari also clears a tab's log after a week
 * without a visit.
 */
export function HomeScreenFirst({ onStay }: { onStay: () => void }) {
  return (
    <Card title="First, put Wee Hours on your Home Screen">
      <p>
        On an iPhone or iPad the app there has a log of its own, and keeps it. In a Safari tab, a log that
        nobody opens for a week can be cleared. Nothing is logged yet, so now is the moment:
      </p>
      <ol className={styles.steps}>
        <li>Tap Share, then “Add to Home Screen”.</li>
        <li>Open Wee Hours from the Home Screen.</li>
        <li>Sign up there once more, and start logging.</li>
      </ol>
      <div>
        <Button variant="quiet" onClick={onStay}>
          Go on in Safari
        </Button>
      </div>
    </Card>
  );
}
