import type { ProductFile } from '#site/product-files.ts';
import type { Tone } from '#ui/layout/tone.ts';
import planner from './planner.webp';
import stickers from './stickers.webp';
import template from './template.webp';

/** One file of a product. */
interface Format {
  name: string;
  file: ProductFile;
}

export interface Product {
  title: string;
  description: string;
  price: string;
  /** The content of the file in one line. */
  contents: string;
  /** Rendered from the product by scripts/product-pictures.mjs. */
  image: { src: string; alt: string; tone: Tone };
  /** The most popular format is first. */
  formats: readonly [Format, ...Format[]];
}

export const PRODUCTS: readonly Product[] = [
  {
    title: 'Planner Kit',
    description:
      'A hyperlinked planner for GoodNotes or your printer: an undated year of daily, weekly and monthly pages, with trackers for feeds, diapers, sleep and growth.',
    price: '$19',
    contents: 'PDF, with tabs that jump',
    image: {
      src: planner,
      alt: 'The cover, a page for a day with its feeds, diapers and sleep, and the index of the year.',
      tone: 'feed',
    },
    formats: [
      { name: 'Tablet', file: 'wee-hours-planner.pdf' },
      { name: 'Letter', file: 'wee-hours-planner-letter.pdf' },
      { name: 'A4', file: 'wee-hours-planner-a4.pdf' },
    ],
  },
  {
    title: 'Notion Template',
    description:
      'The same log as tables for Notion: babies, feeds, diapers, sleep and growth, ready for your first entry.',
    price: '$24',
    contents: 'ZIP, ready for Notion’s import',
    image: {
      src: template,
      alt: 'The table of feeds, with the kind, the baby and when each began; beside it babies, diapers, sleep and growth.',
      tone: 'sleep',
    },
    formats: [{ name: 'ZIP', file: 'wee-hours-notion-template.zip' }],
  },
  {
    title: 'Sticker Pack',
    description:
      'Small drawings for a paper planner or a tablet, in the family of our own icons. Clear edges, so they sit on any page.',
    price: '$9',
    contents: 'PNG in a ZIP, 300 dpi, transparent',
    image: {
      src: stickers,
      alt: 'A sheet of stickers: a moon, stars, clouds, a swaddled baby, a cot, a lamp, a sheep, a bear.',
      tone: 'growth',
    },
    formats: [{ name: 'PNG', file: 'wee-hours-stickers.zip' }],
  },
];
