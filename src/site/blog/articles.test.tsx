import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { hasPage, type PublishedArticle } from '#site/articles.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { Language } from '#words/grammar.ts';
import { articles as english } from './en.articles.ts';
import { articles as spanish } from './es.articles.ts';

const WORDS_A_MINUTE = 220;

const LISTS = Object.entries({ en: english, es: spanish }) as [Language, readonly PublishedArticle[]][];
const ALL = LISTS.flatMap(([language, list]) => list.map((article) => ({ ...article, language })));

function renderBody({ body }: PublishedArticle): HTMLElement {
  return render(<MemoryRouter>{body}</MemoryRouter>).container;
}

/** Returns the text of an article without its figures and tables. */
function textOf(article: PublishedArticle): string {
  const text = renderBody(article).cloneNode(true) as HTMLElement;
  for (const seen of text.querySelectorAll('figure, table')) seen.remove();
  for (const block of text.querySelectorAll('p, h2, h3, li')) block.append(' ');
  return text.textContent ?? '';
}

function wordsOf(article: PublishedArticle): string[] {
  return textOf(article)
    .split(/\s+/)
    .filter((word) => /\w/.test(word) && !/^\[/.test(word));
}

/** Returns the numbers of a text, each once. The numbers of its sources are left out. */
function numbersOf(article: PublishedArticle): string[] {
  const text = textOf(article).replaceAll(/\[[\d, ]+\]/g, '');
  return [...new Set(text.match(/\d+(?:\.\d+)?/g))].sort();
}

test.each(LISTS)('the articles in %s have the same addresses and dates, newest first', (_, list) => {
  expect(list.map(({ slug, date }) => [slug, date])).toEqual([
    ['feeding-patterns-0-12-weeks', '2026-11-20'],
    ['how-many-wet-diapers', '2026-11-18'],
    ['newborn-sleep-windows', '2026-11-16'],
    ['preparing-pediatric-summary', '2026-11-14'],
  ]);
});

test('hasPage knows the languages that have articles', () => {
  expect(hasPage('es', '/blog/how-many-wet-diapers')).toBe(true);
  expect(hasPage('xx' as Language, '/blog')).toBe(false);
  expect(hasPage('xx' as Language, '/pricing')).toBe(true);
});

test('the Spanish articles have the numbers of the English ones', () => {
  for (const [index, article] of english.entries()) {
    const translation = spanish[index] as PublishedArticle;
    expect(numbersOf(translation), article.slug).toEqual(numbersOf(article));
  }
});

describe.each(ALL)('$slug in $language', (article) => {
  const { minutes, sources } = article;

  test('has 900 to 1,500 words and the right reading time', () => {
    const { length } = wordsOf(article);
    expect(length).toBeGreaterThanOrEqual(900);
    expect(length).toBeLessThanOrEqual(1500);
    expect(minutes).toBe(Math.round(length / WORDS_A_MINUTE));
  });

  test('cites each of its sources and no others', () => {
    const text = renderBody(article).textContent ?? '';
    const cited = [...text.matchAll(/\[([\d, ]+)\]/g)].flatMap(([, list = '']) =>
      list.split(', ').map(Number),
    );
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  test('has one figure, described in words and as a table', () => {
    const figure = within(within(renderBody(article)).getByRole('figure'));
    expect(figure.getByRole('img').getAttribute('aria-label')?.length).toBeGreaterThan(40);
    expect(figure.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(4);
  });
});

test('the Spanish articles mark each English sentence', () => {
  for (const article of spanish) {
    for (const sentence of renderBody(article).querySelectorAll('[lang=en]'))
      expect(sentence.nextSibling?.textContent?.trim() || sentence.parentElement?.textContent).toContain(
        '(en inglés)',
      );
  }
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
});
