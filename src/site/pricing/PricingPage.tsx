import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PLANS, TRIAL_DAYS } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';
import { AppFacts } from '#site/AppFacts.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { words } from '#words/now.ts';
import { AllowanceTable } from './AllowanceTable.tsx';
import { FreeStart } from './FreeStart.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PricingPage.module.css';
import { useChoosePlan } from './use-choose-plan.ts';

export function PricingPage() {
  const [error, setError] = useState<string>();
  const choose = useChoosePlan(setError);
  const { pricing } = words;
  return (
    <SitePage title={pricing.title} heading={pricing.heading} description={pricing.description(TRIAL_DAYS)}>
      <AppFacts />
      <div className={styles.body}>
        {error && (
          <div ref={bringIntoView}>
            <ErrorNotice {...pricing.notChanged} happened={error} />
          </div>
        )}
        <FreeStart />
        <ul className={styles.plans} role="list">
          {PLANS.map((plan) => (
            <PlanCard key={plan.planId} plan={plan} onChoose={choose} />
          ))}
        </ul>
      </div>
      <Section title={pricing.allows.title} lead={pricing.allows.lead} look="sunken">
        <AllowanceTable />
      </Section>
      <Section title={pricing.before}>
        <div className={styles.answers}>
          {pricing.answers.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.ways}>
          <div>
            <p>{pricing.planners}</p>
            <Button as={Link} to={paths.shop} variant="quiet">
              {pricing.compare}
            </Button>
          </div>
          <div>
            <p>{pricing.question}</p>
            <Button as={Link} to={paths.support} variant="quiet">
              {pricing.contact}
            </Button>
          </div>
        </div>
      </Section>
    </SitePage>
  );
}

/** Scrolls to the error. On a phone the pressed button may be three screens further down. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}
