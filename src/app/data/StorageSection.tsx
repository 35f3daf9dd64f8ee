import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { useSession } from '#session/session.ts';
import { type Keeping, readKeeping, requestKeeping } from '#storage/browser/persistence.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { QuarantineNotice } from './backup/QuarantineNotice.tsx';

/** Shows where the log is stored, and whether the browser has granted persistent storage. */
export function StorageSection() {
  const said = words.backup.storage;
  const demo = useSession((session) => session.status === 'demo');
  return (
    <TitledSection anchor="storage" title={said.title} about={said.about}>
      {demo ? <p>{said.demo}</p> : <KeptHere />}
      <QuarantineNotice />
    </TitledSection>
  );
}

function KeptHere() {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [refused, setRefused] = useState(false);
  const backup = useLastBackup();
  const said = words.backup.storage;
  useEffect(() => {
    void readKeeping().then(setKeeping);
  }, []);

  async function ask() {
    const promised = await requestKeeping();
    setRefused(!promised);
    setKeeping(await readKeeping());
    announce(promised ? promiseWords(true) : said.refused);
  }

  if (!keeping) return null;
  return (
    <>
      <p>{promiseWords(keeping.promised)}</p>
      {keeping.usedBytes !== null && <p>{usedWords(keeping.usedBytes)}</p>}
      {backup && (
        <p>
          <span>{backup.words}</span> <Link to="#backup">{said.backup}</Link>
        </p>
      )}
      {keeping.promised === false && (
        <div>
          <Button variant="quiet" onClick={() => void ask()}>
            {said.protect}
          </Button>
        </div>
      )}
      {refused && <p>{said.refused}</p>}
    </>
  );
}

function promiseWords(promised: boolean | null): string {
  const { unknown, promised: kept, notPromised } = words.backup.storage;
  if (promised === null) return unknown;
  return promised ? kept : notPromised;
}

function usedWords(bytes: number): string {
  const { used, usedLittle } = words.backup.storage;
  const megabytes = bytes / 1_000_000;
  return megabytes < 1 ? usedLittle : used(Math.round(megabytes));
}
