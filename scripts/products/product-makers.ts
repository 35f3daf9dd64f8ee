import type { ProductFile } from '#site/product-files.ts';
import { makeDaySample } from './day-sample.ts';
import { makeNotionTemplate } from './notion-template.ts';
import { makePlannerKit } from './planner-kit.ts';
import { makeStickerPack } from './sticker-pack.ts';

/** Makes each product by the name of its file. The same sources give the same bytes. */
export const PRODUCT_MAKERS: Record<ProductFile, () => Uint8Array> = {
  'wee-hours-planner.pdf': () => makePlannerKit('tablet'),
  'wee-hours-planner-letter.pdf': () => makePlannerKit('letter'),
  'wee-hours-planner-a4.pdf': () => makePlannerKit('a4'),
  'wee-hours-notion-template.zip': makeNotionTemplate,
  'wee-hours-stickers.zip': makeStickerPack,
  'wee-hours-day.pdf': makeDaySample,
};
