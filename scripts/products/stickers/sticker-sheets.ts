import { CARE_DRAWINGS } from '#products/drawings/care-drawings.ts';
import { FIRSTS_DRAWINGS } from '#products/drawings/firsts-drawings.ts';
import { MEAL_DRAWINGS } from '#products/drawings/meal-drawings.ts';
import { markIn, NIGHT_DRAWINGS } from '#products/drawings/night-drawings.ts';
import { dot, label, MARGIN, monthBadge, pictureStickers, type Sticker } from './sticker.ts';

export const DPI = 300;
/** 7.5 by 10 inches, in pixels. Any printer can print that area on Letter and on A4. */
export const SHEET = { width: 7.5 * DPI, height: 10 * DPI };
const SHEET_MARGIN = 60;

export interface PlacedSticker {
  sticker: Sticker;
  /** The sticker's cell on the sheet, in pixels. The single file of the sticker has the same size. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The pixels of one unit of the sticker. */
  scale: number;
}

export interface StickerSheet {
  name: string;
  stickers: PlacedSticker[];
}

/** Returns every sheet, with each sticker in its cell. */
export function stickerSheets(): StickerSheet[] {
  const { diaper, wet, dirty, mixed, wipes, cream, pacifier, soap, thermometer, medicine, ...grown } =
    CARE_DRAWINGS;
  const care = { diaper, wet, dirty, mixed, wipes, cream, pacifier, soap, thermometer, medicine };
  const { home, ...firsts } = FIRSTS_DRAWINGS;
  return [
    sheet('1-nights', 4, pictureStickers({ weeHours: markIn('night'), ...NIGHT_DRAWINGS })),
    sheet('2-feeding-and-care', 4, pictureStickers({ ...MEAL_DRAWINGS, ...care })),
    sheet('3-growing-and-firsts', 4, pictureStickers({ ...firsts, home, ...grown })),
    sheet(
      '4-months',
      3,
      Array.from({ length: 12 }, (_, index) => monthBadge(index + 1)),
    ),
    sheet('5-words', 2, LABELS),
    sheet(
      '6-dots',
      8,
      DOTS.flatMap((sticker) => Array<Sticker>(8).fill(sticker)),
    ),
  ];
}

/** Returns each sticker once, for its single file. */
export function singleStickers(sheets: readonly StickerSheet[]): PlacedSticker[] {
  const byName = new Map(sheets.flatMap(({ stickers }) => stickers).map((one) => [one.sticker.name, one]));
  return [...byName.values()].map((one) => ({ ...one, x: 0, y: 0 }));
}

function sheet(name: string, columns: number, stickers: readonly Sticker[]): StickerSheet {
  const rows = Math.ceil(stickers.length / columns);
  const width = Math.floor((SHEET.width - 2 * SHEET_MARGIN) / columns);
  const height = Math.floor((SHEET.height - 2 * SHEET_MARGIN) / rows);
  return {
    name,
    stickers: stickers.map((sticker, index) => ({
      sticker,
      x: SHEET_MARGIN + (index % columns) * width,
      y: SHEET_MARGIN + Math.floor(index / columns) * height,
      width,
      height,
      scale: Math.min(width / (sticker.width + 2 * MARGIN), height / (sticker.height + 2 * MARGIN)),
    })),
  };
}

const LABELS: Sticker[] = [
  label('Fed', MEAL_DRAWINGS.bottle, 'feedSoft', 'onFeedSoft'),
  label('Pumped', MEAL_DRAWINGS.pump, 'feedSoft', 'onFeedSoft'),
  label('First taste', MEAL_DRAWINGS.bowl, 'feedSoft', 'onFeedSoft'),
  label('Growth spurt', MEAL_DRAWINGS.milkDrop, 'feedSoft', 'onFeedSoft'),
  label('Changed', CARE_DRAWINGS.diaper, 'diaperSoft', 'onDiaperSoft'),
  label('Blowout!', CARE_DRAWINGS.dirty, 'diaperSoft', 'onDiaperSoft'),
  label('Bath night', NIGHT_DRAWINGS.duck, 'diaperSoft', 'onDiaperSoft'),
  label('Tummy time', CARE_DRAWINGS.tummyTime, 'diaperSoft', 'onDiaperSoft'),
  label('Napped', NIGHT_DRAWINGS.cloud, 'sleepSoft', 'onSleepSoft'),
  label('Slept through', NIGHT_DRAWINGS.moon, 'sleepSoft', 'onSleepSoft'),
  label('A long night', NIGHT_DRAWINGS.smallStars, 'sleepSoft', 'onSleepSoft'),
  label('Bedtime story', NIGHT_DRAWINGS.book, 'sleepSoft', 'onSleepSoft'),
  label('Weighed', FIRSTS_DRAWINGS.scale, 'growthSoft', 'onGrowthSoft'),
  label('First smile', NIGHT_DRAWINGS.baby, 'growthSoft', 'onGrowthSoft'),
  label('First laugh', NIGHT_DRAWINGS.sun, 'growthSoft', 'onGrowthSoft'),
  label('First tooth', FIRSTS_DRAWINGS.tooth, 'growthSoft', 'onGrowthSoft'),
  label('Rolled over', FIRSTS_DRAWINGS.blocks, 'growthSoft', 'onGrowthSoft'),
  label('First steps', FIRSTS_DRAWINGS.footprints, 'growthSoft', 'onGrowthSoft'),
  label('Pediatrician', CARE_DRAWINGS.doctor, 'accentSoft', 'onAccentSoft'),
  label('Vaccine', CARE_DRAWINGS.bandage, 'accentSoft', 'onAccentSoft'),
  label('Medicine', CARE_DRAWINGS.medicine, 'accentSoft', 'onAccentSoft'),
  label('Out and about', CARE_DRAWINGS.stroller, 'accentSoft', 'onAccentSoft'),
  label('Visitors', FIRSTS_DRAWINGS.home, 'lampGlow', 'onFeedSoft'),
  label('Hot coffee', NIGHT_DRAWINGS.coffee, 'lampGlow', 'onFeedSoft'),
];

const DOTS: Sticker[] = [
  dot('left', 'feedSoft', { letter: 'L', ink: 'feed' }),
  dot('right', 'feedSoft', { letter: 'R', ink: 'feed' }),
  dot('bottle', 'feedSoft', { letter: 'B', ink: 'feed' }),
  dot('wet', 'diaperSoft', CARE_DRAWINGS.wet),
  dot('dirty', 'diaperSoft', CARE_DRAWINGS.dirty),
  dot('night', 'sleepSoft', NIGHT_DRAWINGS.moon),
  dot('nap', 'sleepSoft', NIGHT_DRAWINGS.cloud),
  dot('medicine', 'accentSoft', CARE_DRAWINGS.medicine),
  dot('bath', 'accentSoft', NIGHT_DRAWINGS.duck),
  dot('love', 'growthSoft', NIGHT_DRAWINGS.love),
];
