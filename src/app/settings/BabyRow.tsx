import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { BabyPhoto } from '#app/family/BabyPhoto.tsx';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { Row } from '#ui/layout/Rows.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import { unbroken } from '#words/say/spans.ts';
import styles from './BabiesSection.module.css';

interface BabyRowProps {
  baby: Baby;
  /**
   * Selects this baby. The switcher lists an archived baby only while it is selected, so this is the way to select one.
   */
  onLook: () => void;
  onEdit: () => void;
  onArchive: (archived: boolean) => void;
  onRemove: () => void;
}

/** Shows a baby's profile and the buttons for it. The rarer ones are behind "More". */
export function BabyRow({ baby, onLook, onEdit, onArchive, onRemove }: BabyRowProps) {
  const { today } = useFamily();
  const archived = baby.archivedAt !== undefined;
  const said = words.profile.babies;
  const facts = archived ? said.archivedFacts : said.facts;
  const name = <VisuallyHidden>{baby.name}</VisuallyHidden>;
  return (
    <Row
      picture={<BabyPhoto photoUrl={baby.photoUrl} />}
      title={baby.name}
      about={facts[baby.sex](
        formatAge(baby.birthDate, today, speech),
        unbroken(formatDate(baby.birthDate, speech.locale)),
      )}
    >
      {archived && (
        <Button
          as={Link}
          to={paths.log()}
          variant="quiet"
          icon={<NotebookPen aria-hidden="true" />}
          onClick={onLook}
        >
          <Rich of={said.openLog(isolated(baby.name), (text) => <VisuallyHidden>{text}</VisuallyHidden>)} />
        </Button>
      )}
      <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        <Rich of={said.edit(name)} />
      </Button>
      <div className={styles.more}>
        <Disclosure
          summary={
            <Rich of={said.more((text) => <VisuallyHidden>{text}</VisuallyHidden>, isolated(baby.name))} />
          }
        >
          <div className={styles.rare}>
            <Button
              variant="ghost"
              icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
              onClick={() => onArchive(!archived)}
            >
              <Rich of={archived ? said.unarchive(name) : said.archive(name)} />
            </Button>
            <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
              <Rich of={said.remove(name)} />
            </Button>
          </div>
        </Disclosure>
      </div>
    </Row>
  );
}
