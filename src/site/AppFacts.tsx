import { PLANS } from '#domain/account/plans.ts';
import { words } from '#words/now.ts';
import { JsonLd } from './layout/JsonLd.tsx';
import { offerAt } from './offer-at.ts';

/**
 * Describes the app and its prices as structured data for search engines. Only the build renders it ({@link JsonLd}).
 * The condition here keeps its text out of what a reader loads.
 */
export function AppFacts() {
  if (!import.meta.env.SSR) return null;
  const { system, description } = words.site.facts;
  return (
    <JsonLd
      data={{
        '@type': 'SoftwareApplication',
        name: 'Wee Hours',
        applicationCategory: 'HealthApplication',
        operatingSystem: system,
        description,
        offers: PLANS.map(({ planId, price }) => offerAt(price, words.site.plan.names[planId])),
      }}
    />
  );
}
