import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ARTICLES } from './articles.ts';

const WORDS_A_MINUTE = 220;

/** Returns the words of an article without its figures and tables. */
function wordsOf(body: HTMLElement): string[] {
  const text = body.cloneNode(true) as HTMLElement;
  for (const seen of text.querySelectorAll('figure, table')) seen.remove();
  for (const block of text.querySelectorAll('p, h2, h3, li')) block.append(' ');
  return (text.textContent ?? '').split(/\s+/).filter((word) => /\w/.test(word) && !/^\[/.test(word));
}

test('ARTICLES has the four articles at their addresses', () => {
  expect(ARTICLES.map(({ slug }) => slug).sort()).toEqual([
    'feeding-patterns-0-12-weeks',
    'how-many-wet-diapers',
    'newborn-sleep-windows',
    'preparing-pediatric-summary',
  ]);
});

describe.each(ARTICLES)('$slug', ({ body, minutes, sources }) => {
  function renderBody() {
    return render(<MemoryRouter>{body}</MemoryRouter>).container;
  }

  test('has 900 to 1,400 words and the right reading time', () => {
    const { length } = wordsOf(renderBody());
    expect(length).toBeGreaterThanOrEqual(900);
    expect(length).toBeLessThanOrEqual(1400);
    expect(minutes).toBe(Math.round(length / WORDS_A_MINUTE));
  });

  test('cites each of its sources and no others', () => {
    const text = renderBody().textContent ?? '';
    const cited = [...text.matchAll(/\[([\d, ]+)\]/g)].flatMap(([, list = '']) =>
      list.split(', ').map(Number),
    );
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  test('has one figure, described in words and as a table', () => {
    const figure = within(within(renderBody()).getByRole('figure'));
    expect(figure.getByRole('img').getAttribute('aria-label')?.length).toBeGreaterThan(40);
    expect(figure.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(4);
  });
});

describe('the blog pages', () => {
  test('list each article with its author and date', async () => {
    await renderApp({ at: paths.blog, who: 'nobody' });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/blog\/[\w-]+$/);
      expect(within(card).getByText(/Wee Hours team/)).toBeTruthy();
    }
  });

  test('link an article to its sources, three others and the app', async () => {
    await renderApp({ at: paths.article('how-many-wet-diapers'), who: 'nobody' });
    await screen.findByRole('heading', { level: 1, name: 'How many wet diapers is enough?' });
    expect(document.title).toBe('How many wet diapers is enough? · Wee Hours');
    expect(screen.getByRole('heading', { name: 'Sources' })).toBeTruthy();
    expect(screen.getByText(/not medical advice\. Every baby is different/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Live Demo' })).toBeTruthy();
    const related = within(screen.getByRole('region', { name: 'Read next' }));
    expect(related.getAllByRole('article')).toHaveLength(3);
  });

  test('show “not found” for an unknown article', async () => {
    await renderApp({ at: paths.article('how-to-sleep-like-a-baby'), who: 'nobody' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  test('marks the language of an article’s own texts', async () => {
    await renderApp({ at: paths.article('how-many-wet-diapers'), who: 'nobody' });
    const title = await screen.findByRole('heading', { level: 1 });
    const direction = (name: string) =>
      screen.getByRole('heading', { name }).closest('[lang]')?.getAttribute('dir');
    expect(title.lang).toBe('en');
    expect(direction('The short answer')).toBe('ltr');
    expect(direction('Sources')).not.toBe('ltr');
  });
});
