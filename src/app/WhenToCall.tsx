import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { URGENCY_WORDS, type Urgency } from '#domain/care-guide/urgency.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import styles from './WhenToCall.module.css';

const CallSigns = lazyComponent(async () => (await import('./CallSigns.tsx')).CallSigns);

const URGENCIES = Object.keys(URGENCY_WORDS) as Urgency[];

/** Lists all signs to call a clinician about. The list is the same for every log and plan. */
export function WhenToCall() {
  return (
    <Card title="When to call" icon={<Phone aria-hidden="true" />}>
      <p className={styles.words}>
        Information only, not medical advice. When you are worried, call: you need no number from this app for
        that.
      </p>
      <div>
        {URGENCIES.map((urgency) => (
          <CallGroup key={urgency} urgency={urgency} />
        ))}
      </div>
    </Card>
  );
}

/** Loads its signs when opened. Most parents never open them, so the first download stays smaller. */
function CallGroup({ urgency }: { urgency: Urgency }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={URGENCY_WORDS[urgency]} onToggle={() => setOpened(true)}>
      {opened && <CallSigns urgency={urgency} />}
    </Disclosure>
  );
}
