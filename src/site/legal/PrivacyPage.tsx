import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPage() {
  const { privacy } = words;
  const { kept, leaves } = privacy;
  const sharing = import.meta.env.VITE_SYNC_URL ? privacy.sharing : null;
  return (
    <LegalPage
      title={privacy.title}
      effective={privacy.effective}
      description={sharing?.description ?? privacy.description}
    >
      <h2>{kept.title}</h2>
      <p>{sharing?.lead ?? kept.lead}</p>
      <ul>
        <li>
          <Rich of={kept.records(bold)} />
        </li>
        <li>
          <Rich of={kept.account(bold)} />
        </li>
        <li>
          <Rich of={kept.choices(bold)} />
        </li>
        <li>
          <Rich of={kept.order(bold)} />
        </li>
        <li>
          <Rich of={kept.messages(bold, toSupport)} />
        </li>
        <li>
          <Rich of={kept.files(bold)} />
        </li>
        <li>
          <Rich of={kept.app(bold)} />
        </li>
      </ul>
      <p>{kept.demo}</p>

      <h2>{leaves.title}</h2>
      <p>{leaves.records}</p>
      {sharing && <p>{sharing.text}</p>}
      <p>{leaves.photos}</p>
      <p>{leaves.reminders}</p>
      <p>{leaves.visits}</p>
      <p>{leaves.messages}</p>
      <p>{leaves.payment}</p>

      <h2>{privacy.password.title}</h2>
      <p>{privacy.password.text}</p>

      <h2>{privacy.time.title}</h2>
      <p>{privacy.time.text}</p>

      <h2>{privacy.rights.title}</h2>
      <p>{privacy.rights.text}</p>

      <h2>{privacy.children.title}</h2>
      <p>{privacy.children.text}</p>

      <h2>{privacy.changes.title}</h2>
      <p>{privacy.changes.text}</p>

      <h2>{privacy.questions.title}</h2>
      <p>
        <Rich of={privacy.questions.text(toSupport)} />
      </p>
    </LegalPage>
  );
}

const bold = (text: string) => <b>{text}</b>;
const toSupport = (text: string) => <Link to={paths.support}>{text}</Link>;
