import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '#domain/plans.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './PlanCard.module.css';

/** One plan: what it costs, what is in it, and the button that chooses it. */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: (plan: Plan) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const current = useSession(
    (session) => session.status === 'signed-in' && session.user.plan === plan.planId,
  );

  async function choose() {
    setBusy(true);
    await onChoose(plan);
    setBusy(false);
  }

  return (
    <li className={styles.plan} data-popular={plan.popular || undefined}>
      <div className={styles.name}>
        <h2>{plan.name}</h2>
        {plan.popular && <Badge tone="accent">Most Popular</Badge>}
        {current && <Badge>Your plan</Badge>}
      </div>
      <p className={styles.price}>
        <b>{plan.price}</b> {plan.frequency}
      </p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.features} role="list">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.choose}>
        <Button variant={plan.popular ? 'primary' : 'quiet'} size="main" wide busy={busy} onClick={choose}>
          {plan.cta}
        </Button>
        <p>7-day money-back guarantee</p>
      </div>
    </li>
  );
}
