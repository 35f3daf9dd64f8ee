import { describe, expect, test, vi } from 'vitest';
import { answerFromCache } from './answer-from-cache.ts';

const PRECACHED = [
  { url: 'assets/app-1a2b.js', revision: null },
  { url: 'app.html', revision: '3c4d' },
  'mark.svg',
  { url: 'assets/app-5e6f.css', revision: null },
];

describe('answerFromCache', () => {
  test('routes precached files with a content hash, and no other address', () => {
    const addRoutes = vi.fn(async () => {});
    answerFromCache(Object.assign(new Event('install'), { addRoutes }), PRECACHED);
    expect(addRoutes.mock.calls).toEqual([
      [
        {
          condition: { or: [{ urlPattern: '/assets/app-1a2b.js' }, { urlPattern: '/assets/app-5e6f.css' }] },
          source: 'cache',
        },
      ],
    ]);
  });

  test('keeps the install if the browser refuses the route', async () => {
    const refused = Promise.reject(new TypeError('too many conditions'));
    answerFromCache(Object.assign(new Event('install'), { addRoutes: () => refused }), PRECACHED);
    await expect(refused).rejects.toThrow();
  });

  test('keeps the install if the browser has no static routes', () => {
    expect(() => answerFromCache(new Event('install'), PRECACHED)).not.toThrow();
  });
});
