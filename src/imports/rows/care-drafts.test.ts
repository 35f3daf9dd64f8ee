import { expect, test } from 'vitest';
import { momentAt } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { diaperDraft } from './care-drafts.ts';
import { RowProblem } from './row-problem.ts';

const at = momentAt(Date.parse('2026-05-06T12:00:00Z'), TEST_ZONE);

test.each(['wet, no poop', 'Not wet', 'none'])('diaperDraft takes no content from %j', (text) =>
  expect(() => diaperDraft(at, text, { own: '' })).toThrow(RowProblem),
);

test.each([
  ['Pee & Poo', 'mixed'],
  ['BM', 'dirty'],
  ['Dry', 'dry'],
])('diaperDraft reads %j as %s', (text, type) =>
  expect(diaperDraft(at, text, { own: '' }).fields).toMatchObject({ type }),
);
