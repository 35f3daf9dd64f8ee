import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openQuestions } from '#imports/pipeline/open-questions.ts';
import { csv, fileInput, importButton, importVisit, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ImportPanel } from './ImportPanel.tsx';

vi.mock('#imports/pipeline/open-questions.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#imports/pipeline/open-questions.ts')>();
  return { ...original, openQuestions: vi.fn(original.openQuestions) };
});

test('the import finds its questions once, after the last table is mapped', async () => {
  const { user } = await renderScreen(ImportPanel, importVisit);
  const table = (name: string) => csv('Date,Weight (kg)\n2026-03-01,4.2\n2026-03-15,4.8\n', name);
  const other = csv('Date,Length (cm)\n2026-03-01,54\n', 'lengths.csv');
  await user.upload(await fileInput(), [csv(YEAR), table('weights.csv'), other]);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('lengths.csv');
  expect(openQuestions).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await importButton();
  expect(openQuestions).toHaveBeenCalledOnce();
});
