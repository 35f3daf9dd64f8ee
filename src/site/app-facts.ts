import { PLANS } from '#domain/account/plans.ts';
import { offerAt } from './offer-at.ts';

/** The app as structured data for search engines, with its prices. */
export const APP_FACTS = {
  '@type': 'SoftwareApplication',
  name: 'Wee Hours',
  applicationCategory: 'HealthApplication',
  operatingSystem: 'Any, in a modern browser',
  description:
    'A baby log for feeds, diapers, sleep and growth. It works with no signal, and records stay on the device.',
  offers: PLANS.map(({ name, price }) => offerAt(price, name)),
};
