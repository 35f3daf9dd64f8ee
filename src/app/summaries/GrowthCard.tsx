import { Link } from 'react-router-dom';
import { KindIcon } from '#app/KindIcon.tsx';
import { useFamily } from '#app/use-family.ts';
import { describeGrowth } from '#domain/growth.ts';
import { isRunning, type WeekSummary } from '#domain/week-summary.ts';
import { formatShortDay } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './GrowthCard.module.css';

/** What was measured in the week. */
export function GrowthCard({ summary }: { summary: WeekSummary }) {
  const { units } = useFamily();
  return (
    <Card title="Growth" tone="growth" icon={<KindIcon kind="growth" />}>
      {summary.growths.length > 0 ? (
        <dl className={styles.growths}>
          {summary.growths.map((growth) => (
            <div key={growth.id}>
              <dt>{formatShortDay(growth.date)}</dt>
              <dd>{describeGrowth(growth, units)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.nothing}>No weight, length or head size was logged this week.</p>
      )}
      {isRunning(summary) && (
        <div>
          <Button as={Link} to={paths.log({ add: 'growth' })} variant="quiet">
            Log growth
          </Button>
        </div>
      )}
    </Card>
  );
}
