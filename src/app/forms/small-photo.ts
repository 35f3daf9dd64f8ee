/** The longest side of a kept photo in pixels: sharp in a circle of the profile, and small enough for every backup. */
const LONGEST_SIDE = 512;
const QUALITY = 0.82;

/**
 * A picture from the device as a small JPEG data URL, upright as the camera meant it. It is drawn anew, so nothing of the
 * file goes along: no place, no date, no camera. Rejects where the browser cannot read the picture.
 */
export async function smallPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitted(picture);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    // JPEG knows no transparency: a cut-out picture would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } finally {
    picture.close();
  }
}

/** The size at which a picture fits; a small one stays as it is. */
function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
