import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import { FoundEntries } from './FoundEntries.tsx';
import styles from './LogSearch.module.css';

interface LogSearchProps {
  baby: Baby;
  /** The search term. */
  find: string;
  onFind: (text: string) => void;
  onClose: () => void;
}

/** Searches the entries of all days. */
export function LogSearch({ baby, find, onFind, onClose }: LogSearchProps) {
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
      {text && <FoundEntries key={text} baby={baby} text={text} />}
    </div>
  );
}
