import { JsonLd } from '#site/layout/JsonLd.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { ContactForm } from './ContactForm.tsx';
import { QUESTIONS } from './questions.ts';
import styles from './SupportPage.module.css';

export function SupportPage() {
  return (
    <SitePage
      title="Support"
      heading="How can we help?"
      description="Four questions that come up most, and a form for all the others. We reply within 24 hours."
    >
      <JsonLd data={QUESTION_FACTS} />
      <div className={styles.columns}>
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <div className={styles.questions}>
            {QUESTIONS.map(({ question, answer }, index) => (
              <Disclosure key={question} summary={question} defaultOpen={index === 0}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
          <p className={styles.worried}>
            Worried about your baby? We are a logbook and cannot answer that. Call your clinician, or your
            local emergency number if it is urgent.
          </p>
        </section>
        <Card title="Contact us">
          <ContactForm />
        </Card>
      </div>
    </SitePage>
  );
}

const QUESTION_FACTS = {
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
