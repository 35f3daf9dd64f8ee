import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '#app/use-family.ts';
import { useRecords } from '#session/use-records.ts';
import { listBabies } from '#storage/babies.ts';
import { readAllRecords } from '#storage/records.ts';
import { type StorageProblem, storageProblem } from '#storage/storage-error.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { toast } from '#ui/toast.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Everything that was logged, in one file: on every plan, for ever. */
export function ExportPanel() {
  const db = useRecords();
  const { today } = useFamily();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StorageProblem | null>(null);

  async function exportAll() {
    setBusy(true);
    setProblem(null);
    try {
      const [{ recordsCsvFile }, { saveOrShare }, log, babies] = await Promise.all([
        import('#exports/records-csv.ts'),
        import('#exports/save-or-share.ts'),
        readAllRecords(db),
        listBabies(db),
      ]);
      const file = recordsCsvFile({ ...log, babies }, today);
      if ((await saveOrShare(file)) === 'saved') {
        toast({ title: 'Your data is saved', description: `${file.name} is among your downloads.` });
      }
    } catch (error) {
      setProblem(storageProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfileSection
      anchor="export"
      title="Export your data"
      about="Your log is yours on every plan: take all of it with you, whenever you like."
    >
      <p>
        One CSV file with every baby, feed, diaper, sleep and growth entry. It opens in any spreadsheet, and
        Wee Hours imports it again without loss.
      </p>
      {problem && <ErrorNotice title={problem.title} happened={problem.message} />}
      <div>
        <Button icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void exportAll()}>
          Export all my data (CSV)
        </Button>
      </div>
    </ProfileSection>
  );
}
