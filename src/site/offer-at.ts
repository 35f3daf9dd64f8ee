/** Makes a schema.org offer from a displayed price ("$29"). */
export function offerAt(price: string, name: string): object {
  return {
    '@type': 'Offer',
    name,
    price: price.replace('$', ''),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  };
}
