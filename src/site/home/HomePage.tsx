import CloudOff from 'lucide-react/icons/cloud-off';
import Hand from 'lucide-react/icons/hand';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { AppFacts } from '#site/AppFacts.tsx';
import { ClosingCall } from '#site/ClosingCall.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Section } from '#site/layout/Section.tsx';
import { PRODUCT_FEATURES } from '#site/product-features.tsx';
import { StartFreeButton } from '#site/StartFreeButton.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import styles from './HomePage.module.css';
import { NightWindow } from './NightWindow.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { Showcase } from './Showcase.tsx';

export function HomePage() {
  const { title, description, testimonials, closing } = words.home;
  return (
    <>
      <PageMeta title={title} description={description} />
      <AppFacts />
      <Hero />
      <Showcase />
      <MinuteToTry />
      <Features />
      <Section title={testimonials.title} lead={testimonials.note}>
        <ul className={styles.words} role="list">
          {testimonials.all.map(({ quote, from }) => (
            <li key={from}>
              <figure className={styles.testimonial}>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption>{from}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title={closing.title} getStarted={paths.pricing}>
        {closing.text}
      </ClosingCall>
    </>
  );
}

function Hero() {
  const { title, lead, free, truths } = words.home;
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.pitch}>
        <h1 id="hero" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>
          <StartFreeButton size="main" />
          <TryDemoButton size="main" variant="quiet" />
          <Button as={Link} to={paths.pricing} variant="ghost" size="main">
            {words.site.getStarted}
          </Button>
        </div>
        <p className={styles.small}>{free}</p>
      </div>
      <div className={styles.picture}>
        <NightWindow />
        <div className={styles.phone}>
          <PhonePreview />
        </div>
      </div>
      <ul className={styles.truths} role="list">
        <li>
          <Hand aria-hidden="true" />
          <span>{truths.hand}</span>
        </li>
        <li>
          <CloudOff aria-hidden="true" />
          <span>{truths.offline}</span>
        </li>
        <li>
          <Lock aria-hidden="true" />
          <span>{truths.device}</span>
        </li>
      </ul>
    </section>
  );
}

function MinuteToTry() {
  const { minute } = words.home;
  return (
    <Section title={minute.title} lead={minute.lead} look="sunken">
      <ol className={styles.steps} role="list">
        {minute.steps.map(({ title, text }, index) => (
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
  const { title, lead } = words.home.features;
  const { features } = words.site;
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.features} role="list">
        {PRODUCT_FEATURES.map(({ key, tone, icon }) => (
          <Card key={key} as="li" title={features[key].name} level={3} tone={tone} icon={icon}>
            <p>{features[key].sentence}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
