import type { Make } from '#site/use-download.ts';

export interface Product {
  title: string;
  description: string;
  price: string;
  /** What is in the file, in a line. */
  contents: string;
  image: 'planner' | 'template' | 'stickers';
  load: () => Promise<Make>;
}

export const PRODUCTS: readonly Product[] = [
  {
    title: 'Planner Kit',
    description:
      'A hyperlinked planner for GoodNotes or your printer: daily, weekly and monthly pages, and a tracker for feeds, diapers, sleep and growth.',
    price: '$19',
    contents: 'PDF, with tabs that jump',
    image: 'planner',
    load: async () => (await import('#exports/planners/planner-kit.ts')).makePlannerKit,
  },
  {
    title: 'Notion Template',
    description:
      'The same log as linked tables for Notion, with a page for every week and room for the questions you want to ask at the next visit.',
    price: '$24',
    contents: 'ZIP, ready for Notion’s import',
    image: 'template',
    load: async () => (await import('#exports/planners/notion-template.ts')).makeNotionTemplate,
  },
  {
    title: 'Sticker Pack',
    description:
      'Small drawings for a paper planner or a tablet: bottles, moons, drops, first smiles. Clear edges, so they sit on any page.',
    price: '$9',
    contents: 'PNG, 300 dpi, transparent',
    image: 'stickers',
    load: async () => (await import('#exports/planners/sticker-pack.ts')).makeStickerPack,
  },
];
