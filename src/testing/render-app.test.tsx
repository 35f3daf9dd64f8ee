import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { renderScreen } from './render-app.tsx';

test('renderScreen keeps a toast until it is dismissed, used or replaced', async () => {
  await renderScreen(() => null, { at: paths.dashboard });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => void toast({ title: 'Saved', duration: 10_000 }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeTruthy();
});
