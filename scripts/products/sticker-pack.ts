import { pngOf } from './stickers/sticker-painter.ts';
import { SHEET, singleStickers, stickerSheets } from './stickers/sticker-sheets.ts';
import { zipOf } from './zip-of.ts';

const README = `Wee Hours Sticker Pack

sheets/    six sheets of 7.5 by 10 inches at 300 dpi, transparent
stickers/  every sticker as a file of its own, with its white edge

On a tablet
  GoodNotes: open the Elements panel, make a new collection, and add the files of the folder "stickers". Or drag a file
  onto the page. Notability, Noteshelf and Procreate take the files as pictures.

On paper
  Print a sheet on sticker paper at 100 %, on Letter or A4. Cut along the white edges, by hand or with a cutting machine.

Yours to use in as many planners, albums and cards of your own as you like. Please do not sell them or pass the files on.
`;

/** Makes the Sticker Pack, a zip with six transparent sheets at 300 dpi and a file for each sticker. */
export function makeStickerPack(): Uint8Array {
  const sheets = stickerSheets();
  return zipOf({
    'Read me.txt': README,
    ...Object.fromEntries(sheets.map(({ name, stickers }) => [`sheets/${name}.png`, pngOf(SHEET, stickers)])),
    ...Object.fromEntries(
      singleStickers(sheets).map((single) => [
        `stickers/${single.sticker.name}.png`,
        pngOf(single, [single]),
      ]),
    ),
  });
}
