import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import { ProductCard } from './ProductCard.tsx';
import { productFacts } from './product-facts.ts';
import { PRODUCTS } from './products.ts';
import styles from './ShopPage.module.css';

export function ShopPage() {
  const { shop } = words;
  const { notes } = shop;
  return (
    <SitePage title={shop.title} heading={shop.heading} description={shop.description}>
      <JsonLd data={productFacts()} />
      <ul className={styles.products} role="list">
        {PRODUCTS.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <Section title={notes.title} look="sunken">
        <dl className={styles.notes}>
          <div>
            <dt>{notes.gift.question}</dt>
            <dd>{notes.gift.answer}</dd>
          </div>
          <div>
            <dt>{notes.place.question}</dt>
            <dd>{notes.place.answer}</dd>
          </div>
          <div>
            <dt>{notes.prints.question}</dt>
            <dd>{notes.prints.answer}</dd>
          </div>
          <div>
            <dt>{notes.plans.question}</dt>
            <dd>
              <Rich of={notes.plans.answer((text) => <Link to={paths.pricing}>{text}</Link>)} />
            </dd>
          </div>
        </dl>
      </Section>
    </SitePage>
  );
}
