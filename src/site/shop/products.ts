import type { ProductFile } from '#site/product-files.ts';
import type { Tone } from '#ui/layout/tone.ts';
import type { Words } from '#words/words.ts';
import planner from './planner.webp';
import stickers from './stickers.webp';
import template from './template.webp';

/** One file of a product. */
interface Format {
  id: keyof Words['shop']['formats'];
  file: ProductFile;
}

/** A product. Its texts are in the catalog. */
export interface Product {
  id: keyof Words['shop']['products'];
  /** What the product will cost. Until the shop takes payments, it is a gift. */
  price: string;
  /** Rendered from the product by scripts/product-pictures.mjs. */
  image: { src: string; tone: Tone };
  /** The most popular format is first. */
  formats: readonly [Format, ...Format[]];
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 'planner',
    price: '$19',
    image: { src: planner, tone: 'feed' },
    formats: [
      { id: 'tablet', file: 'wee-hours-planner.pdf' },
      { id: 'letter', file: 'wee-hours-planner-letter.pdf' },
      { id: 'a4', file: 'wee-hours-planner-a4.pdf' },
    ],
  },
  {
    id: 'template',
    price: '$24',
    image: { src: template, tone: 'sleep' },
    formats: [{ id: 'zip', file: 'wee-hours-notion-template.zip' }],
  },
  {
    id: 'stickers',
    price: '$9',
    image: { src: stickers, tone: 'growth' },
    formats: [{ id: 'png', file: 'wee-hours-stickers.zip' }],
  },
];
