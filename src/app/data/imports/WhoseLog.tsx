import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import { isolated } from '#domain/isolated.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { Child } from '#imports/rows/import-format.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { speech, words } from '#words/now.ts';
import { inOrderOfOffer, isSameChild } from './match-child.ts';
import styles from './WhoseLog.module.css';

interface WhoseLogProps {
  /** The child as named in the files. The name is empty if the files do not name the child. */
  child: Child;
  /** A baby's id, null for a child to leave out, undefined while unanswered. */
  chosen: string | null | undefined;
  /** Whether the files also have other children. Only then can this child be left out. */
  oneOfSeveral: boolean;
  /** How many files were chosen. */
  files: number;
  onChoose: (babyId: string | null) => void;
}

const LEFT_OUT = 'left-out';

/** Asks which baby the rows of a child belong to. The parent can choose an existing baby or add a new one. */
export function WhoseLog({ child, chosen, oneOfSeveral, files, onChoose }: WhoseLogProps) {
  const { now } = useFamily();
  const session = useSession();
  const known = useBabies();
  const [adding, setAdding] = useState(false);

  if (!known) return null;
  const { babies, named } = known;
  const isHere = babies.some((baby) => isSameChild(child, baby));
  const nameOf = new Map(babies.map((baby, index) => [baby, named[index] ?? baby]));
  const said = words.imports.whose;
  const born = child.birthDate && formatDate(child.birthDate, speech.locale);
  const question = child.name ? said.named(isolated(child.name), born) : said.unnamed;
  const hint = child.name === '' && files > 1 ? said.allOne : undefined;
  return (
    <div className={styles.whose}>
      {(babies.length > 0 || oneOfSeveral) && (
        <SelectField
          label={question}
          hint={hint}
          value={chosen === undefined ? '' : (chosen ?? LEFT_OUT)}
          onChange={({ target }) => onChoose(target.value === LEFT_OUT ? null : target.value)}
        >
          {chosen === undefined && (
            <option value="" disabled>
              {said.choose}
            </option>
          )}
          {inOrderOfOffer(child, babies).map((baby) => (
            <option key={baby.babyId} value={baby.babyId}>
              {optionWords(nameOf.get(baby) ?? baby, baby, child, babies)}
            </option>
          ))}
          {oneOfSeveral && <option value={LEFT_OUT}>{said.leaveOut}</option>}
        </SelectField>
      )}
      {babies.length === 0 && !oneOfSeveral && (
        <p>
          <span>{question}</span> <span>{said.addFirst}</span> <span>{hint}</span>
        </p>
      )}
      {!isHere &&
        (babies.length < allowanceIn(session, now).babies ? (
          <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {addWords(child, babies.length)}
          </Button>
        ) : (
          <PlanNote text={said.plan} />
        ))}
      {adding && (
        <FormDialog title={said.add} onClose={() => setAdding(false)}>
          <BabyForm
            suggested={child}
            onSaved={({ babyId }) => {
              setAdding(false);
              onChoose(babyId);
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}

/**
 * Returns a baby's distinct name. Adds the birth date if another baby has the same name, or if the file has a birth
 * date and is not about exactly this baby.
 */
function optionWords(named: Baby, baby: Baby, child: Child, babies: readonly Baby[]): string {
  const { length } = babies.filter((one) => isSameName(one.name, baby.name));
  const isDoubtful = child.birthDate !== undefined && !isSameChild(child, baby);
  return length > 1 || isDoubtful
    ? words.imports.whose.option(isolated(named.name), formatDate(baby.birthDate, speech.locale))
    : named.name;
}

function addWords({ name }: Child, babies: number): string {
  const { addNamed, addAnother, addFirstBaby } = words.imports.whose;
  if (name) return addNamed(isolated(name));
  return babies ? addAnother : addFirstBaby;
}
