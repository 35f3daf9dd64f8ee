import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { ProductCard } from './ProductCard.tsx';
import { PRODUCT_FACTS } from './product-facts.ts';
import { PRODUCTS } from './products.ts';
import styles from './ShopPage.module.css';

export function ShopPage() {
  return (
    <SitePage
      title="Shop"
      heading="For those who like it on paper"
      description="Planners, templates and stickers. Tap once and the file is saved on your device, so there is no email to look for."
    >
      <JsonLd data={PRODUCT_FACTS} />
      <ul className={styles.products} role="list">
        {PRODUCTS.map((product) => (
          <ProductCard key={product.title} product={product} />
        ))}
      </ul>
      <Section title="Good to know" look="sunken">
        <dl className={styles.notes}>
          <div>
            <dt>Where does the file go?</dt>
            <dd>
              To your downloads, or on a phone to the app you pick in the share sheet. You need a signal to
              download it, and none to use it.
            </dd>
          </div>
          <div>
            <dt>May I print it again?</dt>
            <dd>As often as your family needs. Please do not sell it on.</dd>
          </div>
          <div>
            <dt>Is a planner part of a plan?</dt>
            <dd>
              Starter comes with the Planner Kit, Plus and Lifetime Bundle with all of them.{' '}
              <Link to={paths.pricing}>See the plans</Link>
            </dd>
          </div>
        </dl>
      </Section>
    </SitePage>
  );
}
