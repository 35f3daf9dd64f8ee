import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MEAL_TIME, type Meal } from '#domain/kinds/meal/meal.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { card, visit } from '#testing/week-visit.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

const aMeal = (wall: string, foods: string[], more: Partial<Meal> = {}) =>
  anEntry('meal', {
    id: wall,
    ...MEAL_TIME.timesOf(settledMomentOf(wall, TEST_ZONE)),
    foods: foods.map((name) => ({ name })),
    ...{ meal: undefined, amount: undefined, amountUnit: undefined, prep: undefined },
    ...{ reaction: undefined, reactionAfterMinutes: undefined, reactionSure: undefined },
    ...more,
  }) as Meal;

describe('the summary of meals', () => {
  const meals = [
    aMeal('2026-04-01T08:00', ['Pear']),
    aMeal('2026-05-03T08:00', ['Scrambled egg', 'pear']),
    aMeal('2026-05-04T17:00', ['Toast'], { reaction: ['skin'] }),
  ];

  test('counts foods and allergen groups, and lists the first tastes of the week', async () => {
    await renderScreen(SummariesScreen, { ...visit, meal: meals });
    const shown = await card('Meals');
    expect(shown.getByText('Foods tried').nextSibling?.textContent).toBe('3');
    expect(shown.getByText('First tastes').nextSibling?.textContent).toBe(
      'Scrambled egg, Sun, May 3 · Toast, Mon, May 4',
    );
    expect(shown.getByText('Allergen groups tried').nextSibling?.textContent).toBe('2 of 9');
    expect(shown.getByText('Last egg').nextSibling?.textContent).toBe('3 days ago');
    expect(shown.getByText('Last wheat').nextSibling?.textContent).toBe('2 days ago');
  });

  test('lists what came before a reaction', async () => {
    await renderScreen(SummariesScreen, { ...visit, meal: meals });
    const shown = await card('Meals');
    expect(shown.getByText('1 meal with a reaction')).toBeTruthy();
    expect(shown.getByText('Mon, May 4, 5:00 PM · Meal: Toast · reaction: skin')).toBeTruthy();
    expect(shown.getByText('Sun, May 3, 8:00 AM · Meal: Scrambled egg, pear')).toBeTruthy();
    expect(shown.queryByText(/Apr 1/)).toBeNull();
  });

  test('is not there without meals', async () => {
    await renderScreen(SummariesScreen, visit);
    await card('Feeds');
    expect(screen.queryByRole('region', { name: 'Meals' })).toBeNull();
  });
});
