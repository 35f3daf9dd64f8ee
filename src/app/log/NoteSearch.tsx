import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
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
        eyebrow={`${isolated(baby.name)}’s log`}
        title="Search notes"
        actions={
          <Button variant="quiet" onClick={onClose}>
            Back to the day
          </Button>
        }
      />
      <search>
        <TextField
          label="Words from a note"
          hint="On any day, in any order, also a part of a word."
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
