import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { URGENCIES, type Urgency } from '#domain/care-guide/urgency.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';
import styles from './WhenToCall.module.css';

const CallSigns = lazyComponent(
  async () => (await withWords(import('./CallSigns.tsx'), 'signs', 'guide')).CallSigns,
);

/**
 * Lists all signs to call a clinician about. The list is the same for every log and plan. `folded` shows only its title
 * at first.
 */
export function WhenToCall({ folded = false }: { folded?: boolean }) {
  const { about, title } = words.call;
  const signs = (
    <>
      <p className={folded ? undefined : styles.words}>{about}</p>
      <div>
        {URGENCIES.map((urgency) => (
          <CallGroup key={urgency} urgency={urgency} />
        ))}
      </div>
    </>
  );
  if (folded) return <Disclosure summary={title}>{signs}</Disclosure>;
  return (
    <Card title={title} icon={<Phone aria-hidden="true" />}>
      {signs}
    </Card>
  );
}

/** Loads the signs when the group is opened, to keep the first download small. Most parents never open a group. */
function CallGroup({ urgency }: { urgency: Urgency }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={words.call.urgencies[urgency]} onToggle={() => setOpened(true)}>
      {opened && <CallSigns urgency={urgency} />}
    </Disclosure>
  );
}
