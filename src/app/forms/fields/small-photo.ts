/** A spreadsheet cuts a cell there (Excel; others at 50,000), and in the table of everything a photo is one cell. */
const LONGEST_CELL = 32_767;

/** The longest side of a kept photo in pixels, and its quality: sharp in a circle of the profile, then as small as it must be. */
const SIZES = [
  { longest: 512, quality: 0.82 },
  { longest: 384, quality: 0.8 },
  { longest: 320, quality: 0.7 },
  { longest: 256, quality: 0.6 },
  { longest: 160, quality: 0.6 },
];

/**
 * A picture from the device as a small JPEG data URL, upright as the camera meant it. It is drawn anew, so nothing of the
 * file goes along: no place, no date, no camera. Rejects where the browser cannot read the picture.
 */
export async function smallPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let photo = '';
    for (const { longest, quality } of SIZES) {
      photo = drawn(picture, longest).toDataURL('image/jpeg', quality);
      if (photo.length <= LONGEST_CELL) break;
    }
    return photo;
  } finally {
    picture.close();
  }
}

/** The picture at a size at which it fits; a small one stays as it is. */
function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // JPEG knows no transparency: a cut-out picture would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
