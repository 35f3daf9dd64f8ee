import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import { FoundNotes } from './FoundNotes.tsx';
import styles from './NoteSearch.module.css';

interface NoteSearchProps {
  baby: Baby;
  /** The search term. */
  find: string;
  onFind: (text: string) => void;
  onClose: () => void;
}

/** Searches the notes of all days. */
export function NoteSearch({ baby, find, onFind, onClose }: NoteSearchProps) {
  const text = find.trim();
  return (
    <div className={styles.screen}>
      <PageHeader
        eyebrow={words.log.logOf(isolated(baby.name))}
        title={words.log.search.title}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {words.log.search.back}
          </Button>
        }
      />
      <search>
        <TextField
          label={words.log.search.label}
          hint={words.log.search.hint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus
          defaultValue={find}
          onChange={({ target }) => onFind(target.value)}
        />
      </search>
      {text && <FoundNotes key={text} baby={baby} text={text} />}
    </div>
  );
}
