import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { holdsMoreThan, type Plan, planOf } from '#domain/account/plans.ts';
import { isPlanOver, userIn, useSession } from '#session/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { words } from '#words/now.ts';
import { LowerPlanDialog } from './LowerPlanDialog.tsx';
import styles from './PlanCard.module.css';
import type { ChoosePlan } from './use-choose-plan.ts';

/** One plan: its price, its content, and the button that chooses it. */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: ChoosePlan }) {
  const [busy, setBusy] = useState(false);
  const [yearly, setYearly] = useState(false);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const held = useSession((session) => planOf(userIn(session)?.plan ?? 'free'));
  const current = held === plan;
  const over = useSession((session) => isPlanOver(session, Date.now()));

  async function choose() {
    setAsking(false);
    setBusy(true);
    await onChoose(plan, yearly);
    setBusy(false);
  }

  const losing = held && holdsMoreThan(held.planId, plan.planId) ? held : null;
  const { card } = words.pricing;
  const { description, features, choose: cta } = words.pricing.plans[plan.planId];
  const name = words.site.plan.names[plan.planId];
  const price = (yearly && plan.yearlyPrice) || plan.price;
  const frequency = yearly ? 'yearly' : plan.frequency;
  return (
    <li className={styles.plan} data-popular={plan.popular || undefined}>
      <div className={styles.name}>
        <h2>{name}</h2>
        {plan.popular && <Badge tone="accent">{card.popular}</Badge>}
        {current && <Badge>{over ? card.over : card.yours}</Badge>}
      </div>
      <div className={styles.cost}>
        <p className={styles.price}>
          <b>{price}</b> <span>{words.pricing.frequency[frequency]}</span>
        </p>
        {plan.yearlyPrice && (
          <SegmentedChoice
            label={card.paid(name)}
            hideLabel
            name={id}
            options={[
              { value: 'monthly', label: card.monthly },
              { value: 'yearly', label: card.yearly },
            ]}
            value={yearly ? 'yearly' : 'monthly'}
            onValueChange={(choice) => setYearly(choice === 'yearly')}
          />
        )}
      </div>
      <p className={styles.description}>{description}</p>
      <ul className={styles.features} role="list">
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.choose}>
        <Button
          variant={plan.popular ? 'primary' : 'quiet'}
          size="main"
          wide
          busy={busy}
          onClick={losing ? () => setAsking(true) : choose}
        >
          {cta}
        </Button>
        <p>{card.guarantee}</p>
      </div>
      {asking && losing && (
        <LowerPlanDialog held={losing} lower={plan} onConfirm={choose} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}
