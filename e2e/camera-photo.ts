import type { Page } from '@playwright/test';

/** The location of a photo as text, as some cameras write it into the file. */
export const PLACE = '34.0522 N 118.2437 W';

/**
 * Makes the metadata of a camera: a TIFF directory that leads to a GPS directory with a latitude, and {@link PLACE}.
 */
function exifWithGps(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)]);
  const rationals = Buffer.alloc(24);
  for (const [index, value] of [34, 1, 3, 1, 8, 1].entries()) rationals.writeUInt32LE(value, index * 4);
  const [ASCII, LONG, RATIONAL] = [2, 4, 5];
  const main = directory(entry(0x8825, LONG, 1, 26));
  const gps = directory(entry(1, ASCII, 2, 'N'.charCodeAt(0)), entry(2, RATIONAL, 3, 26 + 30));
  return Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    main,
    gps,
    rationals,
    Buffer.from(PLACE),
  ]);
}

/** Makes a JPEG like a camera's, with its location in an APP1 (Exif) segment. With `noise` it compresses badly. */
export async function cameraPhoto(
  page: Page,
  [width, height] = [1600, 1200],
  noise = false,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high, isNoisy]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#c96';
      context.fillRect(0, 0, wide, high);
      if (isNoisy) {
        const image = context.createImageData(wide, high);
        // The same noise every time (a linear congruential generator).
        let seed = 1;
        for (let at = 0; at < image.data.length; at += 1) {
          seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
          image.data[at] = seed >>> 24;
        }
        context.putImageData(image, 0, 0);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width ?? 0, height ?? 0, noise] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const exif = exifWithGps();
  const length = exif.length + 2;
  const head = Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
