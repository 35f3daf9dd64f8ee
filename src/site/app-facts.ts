import { PLANS } from '#domain/account/plans.ts';
import { words } from '#words/now.ts';
import { offerAt } from './offer-at.ts';

/** Describes the app and its prices as structured data for search engines. */
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
