/** The longest cell of Excel in characters. Other spreadsheets allow 50,000. In the CSV export a photo is one cell. */
const LONGEST_CELL = 32_767;

/**
 * The sizes to try, best first: the longest side in pixels and the JPEG quality. The first is sharp in the profile's
 * circle.
 */
const SIZES = [
  { longest: 512, quality: 0.82 },
  { longest: 384, quality: 0.8 },
  { longest: 320, quality: 0.7 },
  { longest: 256, quality: 0.6 },
  { longest: 160, quality: 0.6 },
];

/**
 * Converts a picture to a small upright JPEG data URL. Drawing it again drops the metadata: place, date and camera.
 * Rejects if the browser cannot read the picture.
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

/** Scales the picture down to `longest` pixels. A smaller picture keeps its size. */
function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // JPEG has no transparency, so transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
