import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportSpeech } from './report-speech.ts';

beforeEach(() => vi.stubGlobal('navigator', { language: 'en-GB' }));
afterEach(() => vi.unstubAllGlobals());

test.each([null, 'en', 'a-newer-language'])(
  'reportSpeech(%s) has the words of a language',
  async (preferred) => {
    const { words, locale } = await reportSpeech(preferred, 'report');
    expect(words.report.visit.title).toBe('Visit report');
    expect(locale).toBe('en-GB');
  },
);
