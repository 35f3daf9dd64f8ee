import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { Button } from '#ui/controls/Button.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';

const DoctorDialog = lazyComponent(
  async () => (await withWords(import('#app/forms/DoctorDialog.tsx'), 'faults')).DoctorDialog,
);

/** A button that opens the questions for the next visit. */
export function AskDoctor({ baby }: { baby: Baby }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.forms.doctor.ask}
      </Button>
      {asking && <DoctorDialog baby={baby} onClose={() => setAsking(false)} />}
    </>
  );
}
