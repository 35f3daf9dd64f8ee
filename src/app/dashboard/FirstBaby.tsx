import { type ReactNode, useState } from 'react';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { isAppleTab } from '#storage/browser/home-screen.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { backToHeading } from './back-to-heading.ts';
import { HomeScreenFirst } from './HomeScreenFirst.tsx';

/** The first step of a new family, which adds a baby or is skipped. `children` is the empty day below it. */
export function FirstBaby({ children }: { children: ReactNode }) {
  return (
    <>
      <FirstStep />
      {children}
    </>
  );
}

function FirstStep() {
  const [skipped, setSkipped] = useState(false);
  const [staying, setStaying] = useState(() => !isAppleTab());

  function welcome({ name }: Pick<Baby, 'name'>) {
    backToHeading();
    toast({ title: `${isolated(name)} is in`, description: 'You can start logging now.' });
  }

  function skip() {
    backToHeading();
    setSkipped(true);
  }

  if (!staying) {
    return (
      <HomeScreenFirst
        onStay={() => {
          backToHeading();
          setStaying(true);
        }}
      />
    );
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
      <p>A few answers, and you can start logging. All of it stays on this device.</p>
      <BabyForm short onSaved={welcome}>
        <Button variant="ghost" onClick={skip}>
          Skip for now
        </Button>
      </BabyForm>
    </Card>
  );
}
