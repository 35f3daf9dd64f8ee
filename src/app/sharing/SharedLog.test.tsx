import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { withWords, words } from '#words/now.ts';
import { SharedLog } from './SharedLog.tsx';
import { changeSharingStatus, resetConnectionStatus, shownRefusal } from './sharing-status.ts';

const access = { server: 'wss://sync.example', pass: 'pass', secret: [1, 2, 3], epoch: 1 };

function Shared() {
  return <SharedLog sharing={{ access, copy: 'anna' }} name="Anna" />;
}

describe('SharedLog', () => {
  beforeEach(async () => {
    await withWords(Promise.resolve(), 'sharing');
    await renderScreen(Shared, { at: paths.dashboard });
  });
  afterEach(resetConnectionStatus);

  test('tells that a message was ignored, and that an entry is too large to send', async () => {
    await screen.findByRole('button', { name: 'Show a code' });
    expect(screen.queryByText(words.sharing.refusals.foreign)).toBeNull();
    act(() => changeSharingStatus({ refusals: new Set(['foreign', 'tooLarge']) }));
    expect(screen.getByText(words.sharing.refusals.foreign)).toBeTruthy();
    expect(screen.getByText(words.sharing.refusals.tooLarge)).toBeTruthy();
  });
});

describe('shownRefusal', () => {
  test('shows a forged, damaged or foreign envelope as foreign', () => {
    expect((['notAuthentic', 'invalid', 'wrongSize'] as const).map(shownRefusal)).toEqual(
      Array(3).fill('foreign'),
    );
  });

  test('leaves out what an update or a move explains, and what is no entry', () => {
    const refusals = ['newerFormat', 'newerKind', 'otherEpoch', 'digestTooLarge'] as const;
    expect(refusals.map(shownRefusal)).toEqual(Array(4).fill(null));
  });
});
