import { LARGEST_PHOTO } from '#domain/log/photos.ts';

/**
 * The longest text that a cell of Excel can hold, in characters. In the CSV export a photo is one cell. Other
 * spreadsheets allow 50,000 characters.
 */
const LONGEST_CELL = 32_767;

interface Size {
  /** The longer side in pixels. */
  longest: number;
  quality: number;
}

/** The sizes of a baby's photo, best first. The first size is sharp in the profile's circle. */
const PROFILE_SIZES: readonly Size[] = [
  { longest: 512, quality: 0.82 },
  { longest: 384, quality: 0.8 },
  { longest: 320, quality: 0.7 },
  { longest: 256, quality: 0.6 },
  { longest: 160, quality: 0.6 },
];

/** The sizes of an entry's photo, best first. */
const ENTRY_SIZES: readonly Size[] = [
  { longest: 1600, quality: 0.8 },
  { longest: 1600, quality: 0.6 },
  { longest: 1280, quality: 0.6 },
  { longest: 1024, quality: 0.5 },
  { longest: 768, quality: 0.5 },
  { longest: 512, quality: 0.5 },
];

/**
 * Converts a picture to a small upright JPEG data URL. This drops metadata such as the place, the date and the camera.
 * Rejects if the browser cannot read the picture.
 */
export async function smallPhoto(file: Blob): Promise<string> {
  return shrunk(file, PROFILE_SIZES, (canvas, quality) => {
    const photo = canvas.toDataURL('image/jpeg', quality);
    return { made: photo, fits: photo.length <= LONGEST_CELL };
  });
}

/** Like {@link smallPhoto}, for the photo of an entry. Resolves to at most 200 KB with a longer side up to 1,600 px. */
export async function entryPhoto(file: Blob): Promise<ArrayBuffer> {
  return shrunk(file, ENTRY_SIZES, async (canvas, quality) => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('This browser makes no JPEG.');
    return { made: await blob.arrayBuffer(), fits: blob.size <= LARGEST_PHOTO };
  });
}

/** Redraws a picture in one size after the other until it fits. The smallest size always fits. */
async function shrunk<T>(
  file: Blob,
  sizes: readonly Size[],
  encode: (
    canvas: HTMLCanvasElement,
    quality: number,
  ) => { made: T; fits: boolean } | Promise<{ made: T; fits: boolean }>,
): Promise<T> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { longest, quality } of sizes) {
      const { made, fits } = await encode(drawn(picture, longest), quality);
      if (fits) return made;
    }
    throw new Error('The picture fits in no size.');
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
