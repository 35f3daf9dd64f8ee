import { JsonLd } from '#site/layout/JsonLd.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { words } from '#words/now.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './SupportPage.module.css';

export function SupportPage() {
  const { support } = words;
  return (
    <SitePage title={support.title} heading={support.heading} description={support.description}>
      <JsonLd data={questionFacts()} />
      <div className={styles.columns}>
        <section aria-labelledby="questions">
          <h2 id="questions">{support.asked}</h2>
          <div className={styles.questions}>
            {support.questions.map(({ question, answer }, index) => (
              <Disclosure key={question} summary={question} defaultOpen={index === 0}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
          <p className={styles.worried}>{support.worried}</p>
        </section>
        <Card title={support.contact.title}>
          <ContactForm />
        </Card>
      </div>
    </SitePage>
  );
}

/** Describes the questions as structured data for search engines. */
function questionFacts() {
  return {
    '@type': 'FAQPage',
    mainEntity: words.support.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
