import { type OnProgress, slices } from '#exports/slices.ts';
import { zipMaker } from '#exports/zip-file.ts';
import { loadLetters, newCanvas, paintSticker, pngOf } from './stickers/sticker-painter.ts';
import { SHEET, singleStickers, stickerSheets } from './stickers/sticker-sheets.ts';

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

/**
 * The Sticker Pack: a zip of six transparent sheets at 300 dpi and of every sticker alone. Painted on a canvas, so it
 * needs a browser; rejects when there is no memory for one.
 */
export async function makeStickerPack(onProgress: OnProgress): Promise<File> {
  const sheets = stickerSheets();
  const singles = singleStickers(sheets);
  const zip = zipMaker();
  const painted = sheets.reduce((sum, { stickers }) => sum + stickers.length, 0);
  const rest = slices(painted + sheets.length + singles.length, onProgress);
  await loadLetters();
  zip.add({ path: 'Read me.txt', content: README });
  for (const { name, stickers } of sheets) {
    const context = newCanvas(SHEET.width, SHEET.height);
    for (const placed of stickers) {
      paintSticker(context, placed);
      await rest();
    }
    zip.add({ path: `sheets/${name}.png`, content: await pngOf(context) });
    await rest();
  }
  for (const single of singles) {
    const context = newCanvas(single.width, single.height);
    paintSticker(context, single);
    zip.add({ path: `stickers/${single.sticker.name}.png`, content: await pngOf(context) });
    await rest();
  }
  return zip.finish('wee-hours-stickers.zip');
}
