import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

export const AdviceBanner = lazyComponent(
  async () =>
    (await withWords(import('./AdviceBanner.tsx'), 'advice', 'call', 'guide', 'kinds', 'signs')).AdviceBanner,
);
