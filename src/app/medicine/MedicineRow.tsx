import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import { useFamily } from '#app/family/use-family.ts';
import { isGiven, type Medicine } from '#domain/kinds/dose/medicine.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { Row } from '#ui/layout/Rows.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { medicineFacts } from '#words/say/medicine.ts';

interface MedicineRowProps {
  medicine: Medicine;
  onEdit: () => void;
  /** Adds a daily reminder. */
  onRemind: () => void;
  onArchive: (archived: boolean) => void;
}

/** Shows a medicine of the list and the buttons for it. */
export function MedicineRow({ medicine, onEdit, onRemind, onArchive }: MedicineRowProps) {
  const { today } = useFamily();
  const archived = medicine.archivedAt !== undefined;
  const said = words.medicine;
  const name = <VisuallyHidden>{medicine.name}</VisuallyHidden>;
  return (
    <Row title={medicine.name} about={medicineFacts(medicine, speech)}>
      <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        <Rich of={said.edit(name)} />
      </Button>
      {medicine.daily && isGiven(medicine, today) && (
        <Button variant="quiet" icon={<CalendarPlus aria-hidden="true" />} onClick={onRemind}>
          <Rich of={said.remind(name)} />
        </Button>
      )}
      <Button
        variant="ghost"
        icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onClick={() => onArchive(!archived)}
      >
        <Rich of={archived ? said.unarchive(name) : said.archive(name)} />
      </Button>
    </Row>
  );
}
