import type { Page } from '@playwright/test';

interface Move {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** Records layout shifts on every page opened from now on. */
export async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: { share: number; what: string }[] = [];
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    function note(entries: PerformanceEntryList) {
      for (const { value, hadRecentInput, sources } of entries as unknown as Move[]) {
        const what = sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName);
        if (!hadRecentInput) moves.push({ share: value, what: `${value} ${what}` });
      }
    }
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeMoves() {
        note(observer.takeRecords());
        return moves.splice(0);
      },
    });
  });
}

/** Returns the layout shift since the page loaded, or since the last call: the total score, and what moved. */
export async function takeMoves(page: Page): Promise<{ share: number; what: string }> {
  const moves: { share: number; what: string }[] = await page.evaluate(() =>
    Reflect.get(window, 'takeMoves')(),
  );
  return {
    share: moves.reduce((sum, { share }) => sum + share, 0),
    what: moves.map(({ what }) => what).join('; '),
  };
}
