/** The first bytes (one character a byte) and the file extension of each image format that every browser shows. */
const SIGNATURES = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
] as const;

/** The bytes of a photo and its file extension. */
export interface Photo {
  ending: (typeof SIGNATURES)[number][1];
  /** One character a byte, as from `atob`. */
  content: string;
}

/**
 * Reads the photo in a data URL. The first bytes of the content decide the format. The declared type may be false: the
 * content may be a program, or an SVG with scripts. Returns null unless the content is a JPEG, PNG, GIF or WebP.
 */
export function readPhoto(url: string): Photo | null {
  const base64 = /^data:image\/[\w.+-]+;base64,(.+)$/.exec(url)?.[1];
  const content = base64 && decoded(base64);
  const ending = content && SIGNATURES.find(([signature]) => signature.test(content))?.[1];
  return ending ? { ending, content } : null;
}

function decoded(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}
