import FileJson from 'lucide-react/icons/file-braces';
import { useEffect, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { useRecords } from '#session/use-records.ts';
import { readQuarantined } from '#storage/backup/backup.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { words } from '#words/now.ts';

/** Reports quarantined rows and saves them as a file. Shows nothing if there are none. */
export function QuarantineNotice() {
  const db = useRecords();
  const { today } = useFamily();
  const [rows, setRows] = useState<QuarantinedRow[]>([]);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  useEffect(() => {
    // Reads only once and not in a live query, because it reads the whole log. Other components report a failed read.
    readQuarantined(db).then(setRows, () => {});
  }, [db]);

  async function save() {
    setProblem(null);
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const file = new File([JSON.stringify(rows, null, 2)], `wee-hours-not-read-${today}.json`, {
        type: 'application/json',
      });
      await handOver(file, saveOrShare, (how) => {
        if (how === 'saved')
          toast({ title: words.backup.unreadable.saved, description: words.backup.downloaded(file.name) });
      });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  if (rows.length === 0) return null;
  const said = words.backup.unreadable;
  return (
    <>
      <p>{said.text(rows.length)}</p>
      <div>
        <Button variant="quiet" icon={<FileJson aria-hidden="true" />} onClick={() => void save()}>
          {said.export(rows.length)}
        </Button>
      </div>
      {problem && <ErrorNotice {...words.storage[problem]} />}
    </>
  );
}
