import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import styles from './HomeScreenFirst.module.css';

/**
 * Suggests to install the app before anything is logged, in Safari on iPhone and iPad. There the installed app has its
 * own storage, so a log that begins in a tab must be moved by hand. Safari also clears a tab's log after a week without
 * a visit.
 */
export function HomeScreenFirst({ onStay }: { onStay: () => void }) {
  const { homeScreen } = words.welcome;
  return (
    <Card title={homeScreen.title}>
      <p>{homeScreen.about}</p>
      <ol className={styles.steps}>
        <li>{homeScreen.share}</li>
        <li>{homeScreen.open}</li>
        <li>{homeScreen.signUp}</li>
      </ol>
      <div>
        <Button variant="quiet" onClick={onStay}>
          {homeScreen.stay}
        </Button>
      </div>
    </Card>
  );
}
