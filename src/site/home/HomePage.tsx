import CloudOff from 'lucide-react/icons/cloud-off';
import Hand from 'lucide-react/icons/hand';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { appFacts } from '#site/app-facts.ts';
import { ClosingCall } from '#site/ClosingCall.tsx';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Section } from '#site/layout/Section.tsx';
import { PRODUCT_FEATURES } from '#site/product-features.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './HomePage.module.css';
import { NightWindow } from './NightWindow.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { TESTIMONIALS } from './testimonials.ts';

export function HomePage() {
  return (
    <>
      <PageMeta
        title="The baby log that works at 3 a.m."
        description="Feeds, diapers, sleep and growth, logged with one thumb in a dark room with no signal. Your records never leave your device."
      />
      <JsonLd data={appFacts()} />
      <Hero />
      <MinuteToTry />
      <Features />
      <Section title={TESTIMONIALS.title} lead={TESTIMONIALS.note}>
        <ul className={styles.words} role="list">
          {TESTIMONIALS.all.map(({ words, from }) => (
            <li key={from}>
              <figure className={styles.testimonial}>
                <blockquote>
                  <p>{words}</p>
                </blockquote>
                <figcaption>{from}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title="Tonight will come. Be ready in a minute." getStarted={paths.pricing}>
        Look around first. The demo is the whole app, with one sample baby and six weeks of sample days.
      </ClosingCall>
    </>
  );
}

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.pitch}>
        <h1 id="hero" tabIndex={-1}>
          The baby log that works at 3 a.m.
        </h1>
        <p className={styles.lead}>
          Feeds, diapers, sleep and growth, logged with one thumb in a dark room with no signal. In the
          morning you know what happened, and so does whoever takes over.
        </p>
        <div className={styles.ways}>
          <TryDemoButton size="main" />
          <Button as={Link} to={paths.pricing} variant="quiet" size="main">
            Get Started
          </Button>
        </div>
        <p className={styles.small}>No sign-up for the demo, no card for the 14-day free trial.</p>
      </div>
      <div className={styles.picture}>
        <NightWindow />
        <div className={styles.phone}>
          <PhonePreview />
        </div>
      </div>
      <ul className={styles.truths} role="list">
        <li>
          <Hand aria-hidden="true" /> One hand is enough
        </li>
        <li>
          <CloudOff aria-hidden="true" /> Works with no signal
        </li>
        <li>
          <Lock aria-hidden="true" /> Stays on your device
        </li>
      </ul>
    </section>
  );
}

const STEPS = [
  {
    title: 'Tap Try Live Demo',
    text: 'The app opens with Olive, six weeks old and entirely made up. Nothing to install, nothing to fill in.',
  },
  {
    title: 'Log a feed',
    text: 'Add New Log, Feed, a side, save. Count the taps: you will have one hand free for them at three.',
  },
  {
    title: 'Look at her week',
    text: 'See the totals, then turn them into the page you would hand to your pediatrician. Close the tab and it is all gone.',
  },
];

function MinuteToTry() {
  return (
    <Section
      title="Give it one minute"
      lead="Less than a bottle takes to warm. The demo is the real app on sample data, and it saves nothing."
      look="sunken"
    >
      <ol className={styles.steps} role="list">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div>
        <TryDemoButton />
      </div>
    </Section>
  );
}

function Features() {
  return (
    <Section
      title="Everything you will be asked about, nothing you will not"
      lead="Six things, done properly. No feed of tips, no ads, no badge for a good night."
    >
      <ul className={styles.features} role="list">
        {PRODUCT_FEATURES.map(({ name, tone, icon, sentence }) => (
          <Card key={name} as="li" title={name} level={3} tone={tone} icon={icon}>
            <p>{sentence}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
