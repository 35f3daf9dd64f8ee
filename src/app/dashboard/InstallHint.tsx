import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { CareNow } from '#app/family/use-care-state.ts';
import { recordsInOrder } from '#domain/log/care-record.ts';
import { useInstallPrompt } from '#pwa/use-install-prompt.ts';
import { userIn, useSession } from '#session/session.ts';
import { dismissInstallHint, isInstallHintDismissed } from '#storage/browser/install-hint.ts';
import { Button } from '#ui/controls/Button.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import { CardActions } from './CardActions.tsx';

/** The app offers to install itself after this many entries. */
const ENTRIES_BEFORE = 3;

/** Offers once to install the app, after the third entry. A browser that cannot install it shows nothing. */
export function InstallHint({ care: { log } }: { care: CareNow }) {
  const install = useInstallPrompt();
  const user = useSession(userIn);
  const [isDismissed, setDismissed] = useState(isInstallHintDismissed);
  if (!install || !user || isDismissed || recordsInOrder(log).length < ENTRIES_BEFORE) return null;
  const said = words.welcome.install;

  function close() {
    dismissInstallHint();
    backToHeading();
    setDismissed(true);
  }

  return (
    <Card look="tinted" title={said.title} icon={<Download aria-hidden="true" />}>
      <p>{said.about}</p>
      <CardActions>
        <Button
          onClick={() => {
            void install();
            close();
          }}
        >
          {said.install}
        </Button>
        <Button variant="ghost" onClick={close}>
          {said.later}
        </Button>
      </CardActions>
    </Card>
  );
}
