import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { AboutSection } from './AboutSection.tsx';

test('Licenses lists the software with its terms and closes again', async () => {
  const { user } = await renderScreen(AboutSection, { at: paths.profile });
  const button = screen.getByRole('button', { name: 'Open-source licenses' });
  await user.click(button);
  expect(await screen.findByText(/react-dom 19\.\d+\.\d+.* · MIT/)).toBeTruthy();
  expect(screen.getByText(/dexie 4\.\d+\.\d+.* · Apache-2\.0/)).toBeTruthy();
  for (const font of ['Literata', 'Atkinson Hyperlegible Next', 'Noto Sans']) {
    expect(screen.getByText(`${font} · OFL-1.1`)).toBeTruthy();
  }
  expect(screen.getByText(/Copyright.* Meta Platforms/)).toBeTruthy();
  await user.click(button);
  expect(screen.queryByText('Noto Sans · OFL-1.1')).toBeNull();
});
