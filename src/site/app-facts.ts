import { PLANS } from '#domain/account/plans.ts';
import { words } from '#words/now.ts';
import { offerAt } from './offer-at.ts';

/** The app as structured data for search engines, with its prices. */
export function appFacts() {
  const { system, description } = words.site.facts;
  return {
    '@type': 'SoftwareApplication',
    name: 'Wee Hours',
    applicationCategory: 'HealthApplication',
    operatingSystem: system,
    description,
    offers: PLANS.map(({ planId, price }) => offerAt(price, words.site.plan.names[planId])),
  };
}
