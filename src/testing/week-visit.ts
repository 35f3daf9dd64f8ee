import { screen, within } from '@testing-library/react';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from './builders.ts';

// Shared by the summary tests: a week up to Wednesday, and the cards by name.

export const NOW = '2026-05-06T14:05:00-07:00';
const log = {
  feed: [
    aFeed({ date: '2026-04-28', endTime: '08:30' }),
    aFeed({ date: '2026-04-27', startTime: '12:00', endTime: '12:10' }),
    aFeed({ date: '2026-05-04', endTime: '08:12', sessionId: 's' }),
    aFeed({ date: '2026-05-04', startTime: '08:13', endTime: '08:20', type: 'right', sessionId: 's' }),
    aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 }),
    aFeed({ date: '2026-05-06', startTime: '09:00', endTime: '09:10' }),
  ],
  diaper: [aDiaper({ date: '2026-05-05', type: 'mixed' }), aDiaper({ date: '2026-04-27' })],
  sleep: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
  growth: [aGrowth({ date: '2026-05-04' })],
};
export const visit = { at: paths.summaries(), now: NOW, babies: [aBaby()], ...log };

export async function card(name: string) {
  return within(await screen.findByRole('region', { name }));
}
