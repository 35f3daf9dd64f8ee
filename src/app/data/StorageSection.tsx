import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { useSession } from '#session/session.ts';
import { type Keeping, readKeeping, requestKeeping } from '#storage/browser/persistence.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { QuarantineNotice } from './backup/QuarantineNotice.tsx';

const REFUSED =
  'The browser did not promise it yet. It is readier to when Wee Hours is installed or used often. A backup now and ' +
  'then is a safe copy either way.';

/** Shows where the log is stored, and whether the browser has granted persistent storage. */
export function StorageSection() {
  const demo = useSession((session) => session.status === 'demo');
  return (
    <TitledSection anchor="storage" title="Storage" about="Your log lives in this browser, on this device.">
      {demo ? <p>The demo lives in this tab’s memory and is gone when you leave it.</p> : <KeptHere />}
      <QuarantineNotice />
    </TitledSection>
  );
}

function KeptHere() {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [refused, setRefused] = useState(false);
  const backup = useLastBackup();
  useEffect(() => {
    void readKeeping().then(setKeeping);
  }, []);

  async function ask() {
    const promised = await requestKeeping();
    setRefused(!promised);
    setKeeping(await readKeeping());
    announce(promised ? promiseWords(true) : REFUSED);
  }

  if (!keeping) return null;
  return (
    <>
      <p>{promiseWords(keeping.promised)}</p>
      {keeping.usedBytes !== null && <p>{usedWords(keeping.usedBytes)}</p>}
      {backup && (
        <p>
          <span>{backup.words}</span> <Link to="#backup">Make a backup</Link>
        </p>
      )}
      {keeping.promised === false && (
        <div>
          <Button variant="quiet" onClick={() => void ask()}>
            Ask the browser to keep it
          </Button>
        </div>
      )}
      {refused && <p>{REFUSED}</p>}
    </>
  );
}

function promiseWords(promised: boolean | null): string {
  if (promised === null) return 'This browser does not say whether it keeps your log for good.';
  return promised
    ? 'The browser has promised to keep your log: it is not cleared to make room.'
    : 'The browser has not promised to keep your log: it could clear it when the device runs out of room.';
}

function usedWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1
    ? 'Wee Hours takes less than 1 MB on this device.'
    : `Wee Hours takes about ${Math.round(megabytes)} MB on this device, with the app itself.`;
}
