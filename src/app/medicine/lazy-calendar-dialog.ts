import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

/** The dialog that adds a reminder to the calendar. Most parents never open it. */
export const CalendarDialog = lazyComponent(
  async () =>
    (await withWords(import('./CalendarDialog.tsx'), 'medicine', 'share', 'storage')).CalendarDialog,
);
