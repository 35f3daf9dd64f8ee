import Download from 'lucide-react/icons/download';
import PackageOpen from 'lucide-react/icons/package-open';
import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { userIn, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { readFamilyLog, readQuarantined } from '#storage/backup/backup.ts';
import { photosOf } from '#storage/backup/backup-photos.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { reportSpeech } from '#words/report-speech.ts';
import styles from './ExportPanel.module.css';

type Making = 'everything' | 'csv' | 'tables';

/** The ways to export, in the order of the list. */
const WAYS: readonly { what: Making; icon: typeof Download }[] = [
  { what: 'everything', icon: PackageOpen },
  { what: 'csv', icon: Download },
  { what: 'tables', icon: Download },
];

/** Exports the whole log as files. Available on every plan without a time limit. */
export function ExportPanel() {
  const db = useRecords();
  const session = useSession();
  const [preferences] = usePreferences();
  const { today, units } = useFamily();
  const [share, setShare] = useState(0);
  const [making, setMaking] = useState<Making | null>(null);
  const [problem, setProblem] = useState<StorageProblem | null>(null);

  const said = words.backup.exports;

  async function everything(): Promise<File> {
    const [{ everythingZip }, log, setAside, speech] = await Promise.all([
      import('#exports/everything-zip.ts'),
      readFamilyLog(db),
      readQuarantined(db),
      reportSpeech(preferences.reportLanguage, 'care', 'fields', 'kinds', 'tables'),
    ]);
    const account = userIn(session);
    const created = authorNow().now;
    const photos = await photosOf(db, log, setAside);
    return everythingZip(
      { log, setAside, preferences, account, photos },
      { ...speech, created, day: today, units, onProgress: setShare },
    );
  }

  async function tables(what: 'csv' | 'tables'): Promise<File> {
    const [log, babies] = await Promise.all([readAllRecords(db), listBabies(db)]);
    if (what === 'csv') {
      const { recordsCsvFile } = await import('#exports/records-csv.ts');
      return recordsCsvFile({ ...log, babies }, today);
    }
    const [{ kindCsvZip }, speech] = await Promise.all([
      import('#exports/kind-csv.ts'),
      reportSpeech(preferences.reportLanguage, 'care', 'fields', 'kinds', 'tables'),
    ]);
    return kindCsvZip({ ...log, babies }, { ...speech, units }, today);
  }

  async function exportAs(what: Making) {
    setMaking(what);
    setShare(0);
    setProblem(null);
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const file = await (what === 'everything' ? everything() : tables(what));
      await handOver(file, saveOrShare, (how) => {
        if (how === 'saved') toast({ title: said.saved, description: words.backup.downloaded(file.name) });
      });
    } catch (error) {
      setProblem(storageProblem(error));
    } finally {
      setMaking(null);
    }
  }

  return (
    <TitledSection anchor="export" title={said.title} about={said.about}>
      {problem && <ErrorNotice {...words.storage[problem]} />}
      {making === 'everything' && <ProgressBar label={said.everything.making} value={share} max={1} />}
      <ul className={styles.ways} role="list">
        {WAYS.map(({ what, icon: Icon }) => (
          <li key={what} className={styles.way}>
            <p className={styles.about}>{said[what].about}</p>
            <Button
              variant={what === 'everything' ? 'primary' : 'quiet'}
              icon={<Icon aria-hidden="true" />}
              busy={making === what}
              onClick={() => void exportAs(what)}
            >
              {said[what].export}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
