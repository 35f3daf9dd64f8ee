import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLive } from '#app/family/use-live.ts';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { isAppleTab } from '#storage/browser/home-screen.ts';
import { listRemovedBabies } from '#storage/log/babies.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import { HomeScreenFirst } from './HomeScreenFirst.tsx';

/** Shows a new family the form for the first baby, which can be skipped. `children` is the empty day below the form. */
export function FirstBaby({ children }: { children: ReactNode }) {
  return (
    <>
      {/* A toast at the bottom would cover the form. */}
      <div data-toasts-above="">
        <FirstStep />
      </div>
      {children}
    </>
  );
}

function FirstStep() {
  const [skipped, setSkipped] = useState(false);
  const { baby } = words.welcome;
  const [staying, setStaying] = useState(() => !isAppleTab());
  const removed = useLive(useRecords(), 'removed babies', listRemovedBabies);

  function welcome({ name }: Pick<Baby, 'name'>) {
    backToHeading();
    toast({ title: baby.added.title(isolated(name)), description: baby.added.description });
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
        title={baby.skipped.title}
        action={<Button onClick={() => setSkipped(false)}>{baby.skipped.add}</Button>}
      >
        <p>{baby.skipped.about}</p>
      </Card>
    );
  }
  return (
    <Card title={baby.title}>
      <p>{baby.about}</p>
      {removed && removed.length > 0 && (
        <p>
          <Link to={`${paths.profileSection('data')}#trash`}>
            {baby.inTrash(removed.map(({ name }) => isolated(name)))}
          </Link>
        </p>
      )}
      {import.meta.env.VITE_SYNC_URL && (
        <p>
          <Link to={paths.sharing}>{baby.join}</Link>
        </p>
      )}
      <BabyForm short onSaved={welcome}>
        <Button variant="ghost" onClick={skip}>
          {baby.skip}
        </Button>
      </BabyForm>
    </Card>
  );
}
