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

type Making = 'csv' | 'spreadsheets';

/** Everything that was logged, as files: on every plan, for ever. */
export function ExportPanel() {
  const db = useRecords();
  const { today, units } = useFamily();
  const [making, setMaking] = useState<Making | null>(null);
  const [problem, setProblem] = useState<StorageProblem | null>(null);

  async function exportAs(what: Making) {
    setMaking(what);
    setProblem(null);
    try {
      const [{ saveOrShare }, log, babies] = await Promise.all([
        import('#exports/save-or-share.ts'),
        readAllRecords(db),
        listBabies(db),
      ]);
      const file =
        what === 'csv'
          ? (await import('#exports/records-csv.ts')).recordsCsvFile({ ...log, babies }, today)
          : (await import('#exports/kind-csv.ts')).kindCsvZip({ ...log, babies }, units, today);
      if ((await saveOrShare(file)) === 'saved') {
        toast({ title: 'Your data is saved', description: `${file.name} is among your downloads.` });
      }
    } catch (error) {
      setProblem(storageProblem(error));
    } finally {
      setMaking(null);
    }
  }

  return (
    <ProfileSection
      anchor="export"
      title="Export your data"
      about="Your log is yours on every plan: take all of it with you, whenever you like."
    >
      {problem && <ErrorNotice title={problem.title} happened={problem.message} />}
      <p>
        One CSV file with every baby, feed, diaper, sleep and growth entry. It opens in any spreadsheet, and
        Wee Hours imports it again without loss.
      </p>
      <div>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={making === 'csv'}
          onClick={() => void exportAs('csv')}
        >
          Export all my data (CSV)
        </Button>
      </div>
      <p>
        Or a table for each kind, in your units, to read and reckon with: feeds, diapers, sleeps and growth in
        one zip.
      </p>
      <div>
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          busy={making === 'spreadsheets'}
          onClick={() => void exportAs('spreadsheets')}
        >
          Export tables for spreadsheets (zip)
        </Button>
      </div>
    </ProfileSection>
  );
}
