import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { More } from '#app/More.tsx';
import { ALLERGENS } from '#domain/kinds/meal/allergens.ts';
import { reactionsOf } from '#domain/kinds/meal/before-reaction.ts';
import { tastedFoods, triedAllergens } from '#domain/kinds/meal/first-tastes.ts';
import type { Meal } from '#domain/kinds/meal/meal.ts';
import type { Period } from '#domain/time/period.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { formatNumber } from '#words/say/numbers.ts';
import styles from './MealsCard.module.css';

interface MealsCardProps {
  /** All meals of the baby so far. */
  meals: readonly Meal[];
  /** The shown period, for its first tastes. */
  period: Period;
}

/** Shows the foods and allergen groups that a baby has tried, and what came before each reaction. */
export function MealsCard({ meals, period }: MealsCardProps) {
  const { today } = useFamily();
  const foods = tastedFoods(meals);
  const tried = triedAllergens(foods);
  const firsts = [...foods.values()]
    .reverse()
    .filter(({ first: { day } }) => day >= period.from && day <= period.to)
    .sort((a, b) => a.first.at - b.first.at);
  const reactions = reactionsOf(meals);
  const { card, allergens } = words.meals;
  return (
    <Card title={card.title} icon={<KindIcon kind="meal" />}>
      <dl className={styles.figures}>
        <Figure label={card.foods} value={formatNumber(foods.size, speech, 0)} />
        <Figure label={card.allergens} value={card.triedOf(tried.size, ALLERGENS.length)} />
      </dl>
      <More card={card.title}>
        <dl className={styles.figures}>
          {firsts.length > 0 && (
            <Figure
              label={card.firstTastes}
              value={firsts
                .map(({ name, first }) => card.onDay(name, formatShortDay(first.day, speech.locale)))
                .join(' · ')}
            />
          )}
          {[...tried].map(([group, { day }]) => (
            <Figure key={group} label={card.last(allergens[group])} value={agoOf(day, today)} />
          ))}
        </dl>
        <p>{card.byName}</p>
        {reactions.length > 0 && (
          <div>
            <Disclosure summary={card.reactions(reactions.length)}>
              {reactions.map(({ meal, before }) => (
                <section key={meal.id} className={styles.reaction}>
                  <h3>
                    <MealLine meal={meal} />
                  </h3>
                  <p className={styles.note}>{before.length > 0 ? card.before : card.nothingBefore}</p>
                  <ul className={styles.before} role="list">
                    {before.map((one) => (
                      <li key={one.id}>
                        <MealLine meal={one} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </Disclosure>
          </div>
        )}
      </More>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Shows a meal with its day and time. */
function MealLine({ meal }: { meal: Meal }) {
  const { units, zone } = useFamily();
  const entry = { kind: 'meal', record: meal } as const;
  const day = formatShortDay(meal.day, speech.locale);
  return words.meals.card.at(day, clockOfRecord(entry, zone, speech), describeRecord(entry, units, speech));
}

/** Returns how many days ago a day was: "Today", "Yesterday", "3 days ago". */
function agoOf(day: Day, today: Day): string {
  const { spans } = words.care;
  const days = daysBetween(day, today);
  if (days <= 0) return spans.today;
  return days === 1 ? spans.yesterday : spans.daysAgo(days);
}
