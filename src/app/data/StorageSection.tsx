import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { useLive } from '#app/family/use-live.ts';
import { PHOTO_ROOM } from '#domain/log/photos.ts';
import { round } from '#domain/units/units.ts';
import { useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { type Keeping, readKeeping, requestKeeping } from '#storage/browser/persistence.ts';
import { readRoomTaken } from '#storage/log/photos.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { QuarantineNotice } from './backup/QuarantineNotice.tsx';

const MEGABYTE = 1_000_000;

/** Shows where the log is stored, and whether the browser has granted persistent storage. */
export function StorageSection() {
  const said = words.backup.storage;
  const demo = useSession((session) => session.status === 'demo');
  return (
    <TitledSection anchor="storage" title={said.title} about={said.about}>
      {demo ? <p>{said.demo}</p> : <KeptHere />}
      <PhotoMeter />
      <QuarantineNotice />
    </TitledSection>
  );
}

/** Shows how much of the room for photos is taken. Shows nothing in a log without photos. */
function PhotoMeter() {
  const taken = useLive(useRecords(), 'room of photos', readRoomTaken);
  const said = words.backup.storage;
  if (!taken) return null;
  const most = PHOTO_ROOM / MEGABYTE;
  // A single photo shows as 0.1 MB and not as none.
  const shown = formatNumber(Math.max(0.1, round(taken / MEGABYTE, taken < 10 * MEGABYTE ? 1 : 0)), speech);
  return (
    <>
      <ProgressBar label={said.photos(shown, most)} value={Math.min(taken, PHOTO_ROOM)} max={PHOTO_ROOM} />
      <p>{said.photosAbout}</p>
    </>
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
