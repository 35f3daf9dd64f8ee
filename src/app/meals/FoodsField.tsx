import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { foldText } from '#domain/fold-text.ts';
import { allergensOf } from '#domain/kinds/meal/allergens.ts';
import type { TastedFood } from '#domain/kinds/meal/first-tastes.ts';
import { type Food, LIKED } from '#domain/kinds/meal/meal.ts';
import { addFoods } from '#domain/kinds/meal/meal-entry.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { words } from '#words/now.ts';
import styles from './FoodsField.module.css';

/** The most foods to offer as buttons. The field suggests all others. */
const MOST_OFFERED = 8;

interface FoodsFieldProps {
  /** The foods when the form opens, as JSON. */
  shown: string | undefined;
  /** The foods of other meals, by folded name. */
  tasted: ReadonlyMap<string, TastedFood>;
  error: string | undefined;
}

/** Chooses the foods of a meal and how the baby liked each. The form submits them as JSON in `foods`. */
export function FoodsField({ shown, tasted, error }: FoodsFieldProps) {
  const [foods, setFoods] = useState(() => JSON.parse(shown || '[]') as Food[]);
  const input = useRef<HTMLInputElement>(null);
  const stored = useRef<HTMLInputElement>(null);
  const opened = useRef(foods);
  const list = useId();
  const chosen = new Set(foods.map(({ name }) => foldText(name)));
  const others = [...tasted].filter(([key]) => !chosen.has(key)).map(([, { name }]) => name);

  // A change by script fires no event, so this event tells the form that the value has changed.
  useEffect(() => {
    if (foods !== opened.current) stored.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [foods]);

  function add(typed: string) {
    const next = addFoods(foods, typed);
    if (next.length === foods.length) return;
    setFoods(next);
    announce(typed);
  }

  function addTyped() {
    if (!input.current) return;
    add(input.current.value);
    input.current.value = '';
    input.current.focus();
  }

  function remove(food: Food) {
    setFoods(foods.filter((one) => one !== food));
    // The button is removed, so the focus moves to the input.
    input.current?.focus();
  }

  const { foods: title, food, foodHint, before } = words.meals;
  return (
    <FieldGroup label={title}>
      <input type="hidden" name="foods" ref={stored} value={JSON.stringify(foods)} />
      {foods.length > 0 && (
        <ul className={styles.foods} role="list">
          {foods.map((one, index) => (
            <li key={foldText(one.name)} className={styles.food}>
              <FoodLine
                food={one}
                index={index}
                isNew={!tasted.has(foldText(one.name))}
                onLiked={(liked) => setFoods(foods.with(index, { ...one, liked }))}
                onRemove={() => remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField
          ref={input}
          label={food}
          name="food"
          hint={foodHint}
          error={error}
          list={list}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.currentTarget.value.trim()) return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={addTyped}>
          {words.meals.add}
        </Button>
      </div>
      <datalist id={list}>
        {others.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {others.length > 0 && (
        <div className={styles.before}>
          <FieldGroup label={before}>
            <div className={styles.offered}>
              {others.slice(0, MOST_OFFERED).map((name) => (
                <Button key={name} variant="quiet" onClick={() => add(name)}>
                  {name}
                </Button>
              ))}
            </div>
          </FieldGroup>
        </div>
      )}
    </FieldGroup>
  );
}

interface FoodLineProps {
  food: Food;
  index: number;
  isNew: boolean;
  onLiked: (liked: NonNullable<Food['liked']>) => void;
  onRemove: () => void;
}

function FoodLine({ food: { name, liked }, index, isNew, onLiked, onRemove }: FoodLineProps) {
  const choices = words.fields.meal.choices.liked;
  return (
    <>
      <div className={styles.name}>
        <div className={styles.badges}>
          <strong dir="auto">{name}</strong>
          {isNew && <Badge>{words.meals.isNew}</Badge>}
          {allergensOf(name).map((group) => (
            <Badge key={group}>{words.meals.allergen(words.meals.allergens[group])}</Badge>
          ))}
        </div>
        <IconButton label={words.meals.remove(name)} icon={<X aria-hidden="true" />} onClick={onRemove} />
      </div>
      <SegmentedChoice
        label={words.meals.liked(name)}
        hideLabel
        name={`liked-${index}`}
        options={LIKED.map((value) => ({ value, label: choices[value] }))}
        value={liked ?? ('' as never)}
        onValueChange={onLiked}
      />
    </>
  );
}
