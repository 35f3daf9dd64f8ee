import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { appFacts } from '#site/app-facts.ts';
import { ClosingCall } from '#site/ClosingCall.tsx';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { Section } from '#site/layout/Section.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { PRODUCT_FEATURES } from '#site/product-features.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { FeatureDrawing } from './FeatureDrawing.tsx';
import styles from './FeaturesPage.module.css';

export function FeaturesPage() {
  return (
    <SitePage
      title="Features"
      heading="Made for one hand and half a brain"
      description="A newborn’s day is feeds, diapers and sleep, around the clock. Wee Hours keeps all of it in a few taps, so that you do not have to keep it in your head."
      actions={
        <Button as={Link} to={paths.pricing} variant="quiet">
          See Pricing
        </Button>
      }
    >
      <JsonLd data={appFacts()} />
      <ul className={styles.features} role="list">
        {PRODUCT_FEATURES.map(({ name, tone, icon, sentence, points }) => (
          <Card key={name} as="li" title={name} tone={tone} icon={icon}>
            <FeatureDrawing of={name} />
            <p>{sentence}</p>
            <ul className={styles.points} role="list">
              {points.map((point) => (
                <li key={point}>
                  <Check aria-hidden="true" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <Section title="And what you cannot see" look="sunken">
        <dl className={styles.quiet}>
          {QUIET_VIRTUES.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingCall title="The quickest way to know is to try" getStarted={paths.account}>
        The demo needs no sign-up. An account starts with 14 days of the whole app, free.
      </ClosingCall>
    </SitePage>
  );
}

const QUIET_VIRTUES = [
  {
    name: 'It works with no signal',
    text: 'After the first visit the whole app is on your device. Basement, airplane or hospital ward: it opens and it saves.',
  },
  {
    name: 'It is dark when it should be',
    text: 'From seven in the evening the screen turns to embers: warm, dim, and easy on whoever is asleep beside you.',
  },
  {
    name: 'It asks for nothing',
    text: 'No account with anyone else, no location, no contacts. Your records are kept in your own browser and go nowhere on their own.',
  },
  {
    name: 'It runs where you are',
    text: 'A web app for any modern phone, tablet or computer. Put it on your home screen and it behaves like any other app.',
  },
  {
    name: 'It lets you go',
    text: 'Export or delete everything from your profile page, on any plan, at any time.',
  },
  {
    name: 'It forgives',
    text: 'Deleted the wrong entry? Undo. Forgot to log? Add it to any day, at any time.',
  },
];
