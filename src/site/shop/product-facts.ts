import { SITE_URL } from '#site/layout/site-url.ts';
import { offerAt } from '#site/offer-at.ts';
import { words } from '#words/now.ts';
import { PRODUCTS } from './products.ts';

/** Describes the products as structured data for search engines. The price is what a visitor pays today. */
export function productFacts() {
  return {
    '@type': 'ItemList',
    itemListElement: PRODUCTS.map(({ id, image }, index) => {
      const { title, description } = words.shop.products[id];
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name: title,
          description,
          image: SITE_URL + image.src,
          offers: offerAt('0', title),
        },
      };
    }),
  };
}
