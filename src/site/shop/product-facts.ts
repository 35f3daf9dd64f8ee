import { SITE_URL } from '#site/layout/site-url.ts';
import { offerAt } from '#site/offer-at.ts';
import { PRODUCTS } from './products.ts';

/** The shop as structured data for search engines. */
export const PRODUCT_FACTS = {
  '@type': 'ItemList',
  itemListElement: PRODUCTS.map(({ title, description, price, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name: title,
      description,
      image: SITE_URL + image.src,
      offers: offerAt(price, title),
    },
  })),
};
