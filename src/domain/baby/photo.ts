/** How a file begins, a character a byte, and how its name ends. These are the pictures that every browser shows. */
const SIGNATURES = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
] as const;

/** The bytes of a photo and the ending of its file. */
export interface Photo {
  ending: (typeof SIGNATURES)[number][1];
  /** A character a byte, as `atob` gives it. */
  content: string;
}

/**
 * Reads a data URL. Its first bytes decide what it is, because its type is only a claim. Returns null for what is no JPEG,
 * PNG, GIF or WebP: a program or a drawing with scripts may call itself a picture.
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
