import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PLANS, TRIAL_DAYS } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';
import { APP_FACTS } from '#site/app-facts.ts';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { AllowanceTable } from './AllowanceTable.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PricingPage.module.css';
import { useChoosePlan } from './use-choose-plan.ts';

export function PricingPage() {
  const [error, setError] = useState<string>();
  const choose = useChoosePlan(setError);
  return (
    <SitePage
      title="Pricing"
      heading="Simple prices, no surprises"
      description={`Start with ${TRIAL_DAYS} days of the whole app, free and without a card. Every plan carries a 7-day money-back guarantee.`}
    >
      <JsonLd data={APP_FACTS} />
      <div className={styles.body}>
        {error && (
          <div ref={bringIntoView}>
            <ErrorNotice
              title="The plan was not changed"
              happened={error}
              todo="Nothing was lost. Try once more."
            />
          </div>
        )}
        <ul className={styles.plans} role="list">
          {PLANS.map((plan) => (
            <PlanCard key={plan.planId} plan={plan} onChoose={choose} />
          ))}
        </ul>
      </div>
      <Section
        title="What each plan opens"
        lead="Logging, the dashboard, and exporting or deleting everything are always yours. No plan, and no end of a plan, takes them away."
        look="sunken"
      >
        <AllowanceTable />
      </Section>
      <Section title="Before you choose">
        <div className={styles.answers}>
          {ANSWERS.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.ways}>
          <div>
            <p>Only here for the planners? They are sold one by one as well.</p>
            <Button as={Link} to={paths.shop} variant="quiet">
              Compare Plans
            </Button>
          </div>
          <div>
            <p>A question we did not think of?</p>
            <Button as={Link} to={paths.support} variant="quiet">
              Contact us
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

const ANSWERS = [
  {
    title: 'The 14-day free trial',
    text: 'Every new account begins with 14 days of the whole app. When they are over, logging goes on for every baby you have, and what you logged stays where it is; another profile, the calendar and the curves come with Plus or Lifetime, the summaries as PDF or CSV with those, or for three months with Starter. Nothing is charged on its own: we never asked for a card.',
  },
  {
    title: 'The 7-day money-back guarantee',
    text: 'Changed your mind within 7 days of buying any plan? Write to us and you get your money back. You need not say why.',
  },
  {
    title: 'Cancel anytime',
    text: 'Plus runs from month to month or from year to year. Write to us through the support page whenever you like, and it is not renewed. Starter and Lifetime Bundle are paid once, so there is nothing to cancel.',
  },
  {
    title: 'Your data is yours',
    text: 'Records are kept in your own browser, and we never sell data: we do not have it. Export or delete all of it from your profile page, on any plan, also after a plan has ended.',
  },
];
