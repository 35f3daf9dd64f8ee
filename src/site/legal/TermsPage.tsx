import { Link } from 'react-router-dom';
import { TRIAL_DAYS } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  const { terms } = words;
  return (
    <LegalPage title={terms.title} effective={terms.effective} description={terms.description}>
      <h2>{terms.about.title}</h2>
      <p>{terms.about.text}</p>

      <h2>{terms.advice.title}</h2>
      <p>{terms.advice.text}</p>

      <h2>{terms.account.title}</h2>
      <p>{terms.account.text}</p>

      <h2>{terms.records.title}</h2>
      <p>
        <Rich of={terms.records.text((text) => <Link to={paths.privacy}>{text}</Link>)} />
      </p>

      <h2>{terms.plans.title}</h2>
      <p>
        <Rich of={terms.plans.text(TRIAL_DAYS, (text) => <Link to={paths.pricing}>{text}</Link>)} />
      </p>

      <h2>{terms.refunds.title}</h2>
      <p>
        <Rich of={terms.refunds.text(toSupport)} />
      </p>

      <h2>{terms.products.title}</h2>
      <p>{terms.products.text}</p>

      <h2>{terms.use.title}</h2>
      <p>{terms.use.text}</p>

      <h2>{terms.promise.title}</h2>
      <p>{terms.promise.text}</p>

      <h2>{terms.changes.title}</h2>
      <p>{terms.changes.text}</p>

      <h2>{terms.law.title}</h2>
      <p>{terms.law.text}</p>

      <h2>{terms.contact.title}</h2>
      <p>
        <Rich of={terms.contact.text(toSupport)} />
      </p>
    </LegalPage>
  );
}

const toSupport = (text: string) => <Link to={paths.support}>{text}</Link>;
