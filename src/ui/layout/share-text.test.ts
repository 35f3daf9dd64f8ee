// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shareText } from './share-text.ts';

function device({ touch, share }: { touch: boolean; share?: (data: ShareData) => Promise<void> }) {
  const written: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  Object.assign(navigator, {
    share,
    canShare: share && (() => true),
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  return written;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shareText', () => {
  test('opens the share sheet on a touch device', async () => {
    const shared: ShareData[] = [];
    const written = device({ touch: true, share: async (data) => void shared.push(data) });
    expect(await shareText('3 feeds')).toBe('shared');
    expect(shared).toEqual([{ text: '3 feeds' }]);
    expect(written).toEqual([]);
  });

  test.each([
    ['the parent closes the share sheet', 'AbortError'],
    ['the share sheet is already open', 'InvalidStateError'],
  ])('copies nothing if %s', async (_, name) => {
    const written = device({ touch: true, share: () => Promise.reject(new DOMException('', name)) });
    expect(await shareText('3 feeds')).toBe('cancelled');
    expect(written).toEqual([]);
  });

  test.each([
    ['the share sheet fails', true, () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['the device has no share sheet', true, undefined],
    ['a mouse is used', false, async () => {}],
  ])('copies the text if %s', async (_, touch, share) => {
    const written = device({ touch, ...(share && { share }) });
    expect(await shareText('3 feeds')).toBe('copied');
    expect(written).toEqual(['3 feeds']);
  });

  test('rejects if the device can neither share nor copy', async () => {
    device({ touch: false });
    Object.assign(navigator, { clipboard: undefined });
    await expect(shareText('3 feeds')).rejects.toThrow();
  });
});
