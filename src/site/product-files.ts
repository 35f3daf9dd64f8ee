/** The files that are sold or free. `scripts/products/` makes them, and the build puts them into `/products/`. */
export const PRODUCT_FILES = [
  'wee-hours-planner.pdf',
  'wee-hours-planner-letter.pdf',
  'wee-hours-planner-a4.pdf',
  'wee-hours-notion-template.zip',
  'wee-hours-stickers.zip',
  'wee-hours-day.pdf',
] as const;

export type ProductFile = (typeof PRODUCT_FILES)[number];

export const PRODUCTS_FOLDER = '/products/';
