import { offerAt } from '#site/offer-at.ts';
import { PRODUCTS } from './products.ts';

/** The shop for search engines. */
export const PRODUCT_FACTS = {
  '@type': 'ItemList',
  itemListElement: PRODUCTS.map(({ title, description, price }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Product', name: title, description, offers: offerAt(price, title) },
  })),
};
