import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DiscardQuestion } from './DiscardQuestion.tsx';

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('each attempt to leave is answered once, also where the question stood on from the last one', () => {
  const [onKeep, onDiscard] = [vi.fn(), vi.fn()];
  const question = (attempt: object) => (
    <DiscardQuestion attempt={attempt} onKeep={onKeep} onDiscard={onDiscard} />
  );
  const first = {};
  const { rerender } = render(question(first));
  tap('Keep editing');
  tap('Keep editing');
  tap('Discard');
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  rerender(question({}));
  tap('Discard');
  tap('Discard');
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});
