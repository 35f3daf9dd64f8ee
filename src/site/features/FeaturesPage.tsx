import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { AppFacts } from '#site/AppFacts.tsx';
import { AppPicture, type PictureName } from '#site/AppPicture.tsx';
import { ClosingCall } from '#site/ClosingCall.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { type FeatureKey, PRODUCT_FEATURES } from '#site/product-features.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import styles from './FeaturesPage.module.css';

const PICTURES: Record<FeatureKey, PictureName> = {
  feeding: 'timer',
  diapers: 'taps',
  sleep: 'rhythm',
  growth: 'curve',
  week: 'week',
  pdf: 'report',
};

export function FeaturesPage() {
  const { title, heading, description, seePricing, points, hood, closing } = words.features;
  const { features } = words.site;
  const underTheHood = import.meta.env.VITE_SYNC_URL ? [hood.sharing, ...hood.all] : hood.all;
  return (
    <SitePage
      title={title}
      heading={heading}
      description={description}
      actions={
        <Button as={Link} to={paths.pricing} variant="quiet">
          {seePricing}
        </Button>
      }
    >
      <AppFacts />
      <ul className={styles.features} role="list">
        {PRODUCT_FEATURES.map(({ key, tone, icon }) => (
          <Card key={key} as="li" title={features[key].name} tone={tone} icon={icon}>
            <div className={styles.picture}>
              <AppPicture of={PICTURES[key]} />
            </div>
            <p>{features[key].sentence}</p>
            <ul className={styles.points} role="list">
              {points[key].map((point) => (
                <li key={point}>
                  <Check aria-hidden="true" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <Section title={hood.title} look="sunken">
        <dl className={styles.quiet}>
          {underTheHood.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingCall title={closing.title} getStarted={paths.account}>
        {closing.text}
      </ClosingCall>
    </SitePage>
  );
}
