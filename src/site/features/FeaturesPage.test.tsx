import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { renderApp } from '#testing/render-app.tsx';

test('FeaturesPage shows six features with links to prices, an account and the demo', async () => {
  await renderApp({ at: paths.features, who: 'nobody' });
  const main = within(await screen.findByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Feeding Log',
    'Diaper Tracking',
    'Sleep Patterns',
    'Growth Tracking',
    'Weekly Summary',
    'PDF Exports',
    'Under the hood',
    'The quickest way to know is to try',
  ]);
  expect(main.getByRole('link', { name: 'See Pricing' }).getAttribute('href')).toBe('/pricing');
  expect(main.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/account');
  expect(main.getByRole('link', { name: 'Try Live Demo' })).toBeTruthy();
});
