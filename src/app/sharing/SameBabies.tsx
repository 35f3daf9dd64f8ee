import type { SubmitEvent } from 'react';
import { useLive } from '#app/family/use-live.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import { isolated } from '#domain/isolated.ts';
import type { FamilyBaby } from '#domain/log/family-log.ts';
import { textOf } from '#domain/parsed.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { countRecords } from '#storage/log/count-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { takeFocus } from '#ui/layout/take-focus.ts';
import { speech, words } from '#words/now.ts';
import styles from './Sharing.module.css';

interface SameBabiesProps {
  /** The babies of this phone that the family's log does not have. */
  own: readonly Baby[];
  /** The babies of the family's log. */
  theirs: readonly FamilyBaby[];
  /** Gets the id in the family's log of each baby that is the same. */
  onAnswer: (same: ReadonlyMap<string, string>) => void;
  onCancel: () => void;
}

/** Asks for each baby of this phone whether it is one of the family's log. Nothing is sent before the answer. */
export function SameBabies({ own, theirs, onAnswer, onCancel }: SameBabiesProps) {
  const said = words.sharing.same;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = entryOf(event.currentTarget);
    const pairs = own.map(({ babyId }) => [babyId, textOf(entry, babyId)] as const);
    onAnswer(new Map(pairs.filter(([, theirId]) => theirId !== '')));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {own.length === 1 ? said.title : said.titleOfSeveral}
      </h3>
      {own.map((baby) => (
        <OneBaby key={baby.babyId} baby={baby} theirs={theirs} />
      ))}
      <p className={styles.muted}>{said.wayBack}</p>
      <div className={styles.acts}>
        <Button type="submit">{said.share}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.sharing.cancel}
        </Button>
      </div>
    </form>
  );
}

function OneBaby({ baby, theirs }: { baby: Baby; theirs: readonly FamilyBaby[] }) {
  const db = useRecords();
  const said = words.sharing.same;
  const counts = useLive(db, `records of ${baby.babyId}`, (log) => countRecords(log, baby.babyId));
  const { timers: _, ...entries } = counts ?? { timers: 0 };
  const count = Object.values(entries).reduce((sum, one) => sum + one, 0);
  const inWords = ({ name, birthDate }: Pick<Baby, 'name' | 'birthDate'>) =>
    said.baby(isolated(name), formatDate(birthDate, speech.locale));
  return (
    <SelectField
      label={said.here(inWords(baby), count)}
      name={baby.babyId}
      defaultValue={likely(baby, theirs)?.babyId ?? ''}
    >
      {theirs.map((one) => (
        <option key={one.babyId} value={one.babyId}>
          {said.isSame(inWords(one))}
        </option>
      ))}
      <option value="">{said.isOther}</option>
    </SelectField>
  );
}

/** Finds the only baby with the same birth date, or else the only one with the same name. */
function likely({ name, birthDate }: Baby, theirs: readonly FamilyBaby[]): FamilyBaby | undefined {
  for (const isLikely of [
    (one: FamilyBaby) => one.birthDate === birthDate && isSameName(one.name, name),
    (one: FamilyBaby) => one.birthDate === birthDate,
    (one: FamilyBaby) => isSameName(one.name, name),
  ]) {
    const [found, another] = theirs.filter(isLikely);
    if (found && !another) return found;
  }
  return undefined;
}
