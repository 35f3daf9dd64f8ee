/** An offer in schema.org's words, from a price as it is shown ("$29"). */
export function offerAt(price: string, name: string): object {
  return {
    '@type': 'Offer',
    name,
    price: price.replace('$', ''),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  };
}
