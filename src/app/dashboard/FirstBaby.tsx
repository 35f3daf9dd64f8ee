import { useState } from 'react';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/toast.ts';

/** The first step of a new family, here and now; whoever wants to look around first may. */
export function FirstBaby() {
  const [skipped, setSkipped] = useState(false);

  function welcome(name: string) {
    backToHeading();
    toast({ title: `${name} is in`, description: 'You can start logging now.' });
  }

  function skip() {
    backToHeading();
    setSkipped(true);
  }

  if (skipped) {
    return (
      <Card
        title="Your log waits for its baby"
        action={<Button onClick={() => setSkipped(false)}>Add your baby</Button>}
      >
        <p>Whenever it suits you: a name, a birth date, and you can start logging.</p>
      </Card>
    );
  }
  return (
    <Card title="Who is this log for?">
      <p>Three answers, and you can start logging. All of it stays on this device.</p>
      <BabyForm short onSaved={welcome}>
        <Button variant="ghost" onClick={skip}>
          Skip for now
        </Button>
      </BabyForm>
    </Card>
  );
}

/** The form is about to go, and the focus would go with it. */
function backToHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
