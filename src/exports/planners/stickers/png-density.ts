const SIGNATURE_LENGTH = 8;
const METERS_PER_INCH = 0.0254;

/**
 * The PNG with its size on paper: a `pHYs` chunk of `dpi` pixels an inch after the header, in place of any other. A
 * canvas writes none, so that a printer or a word processor would take it for 72 dpi and print it four times as large.
 */
export function withDensity(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const parts = [png.subarray(0, SIGNATURE_LENGTH)];
  for (let at = SIGNATURE_LENGTH; at < png.length; ) {
    const length = 12 + new DataView(png.buffer, png.byteOffset + at).getUint32(0);
    const chunk = png.subarray(at, at + length);
    const type = String.fromCharCode(...chunk.subarray(4, 8));
    if (type !== 'pHYs') parts.push(chunk);
    if (type === 'IHDR') parts.push(densityChunk(dpi));
    at += length;
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Length, type, pixels a meter in x and y, the unit (1 is the meter), checksum of all but the length. */
function densityChunk(dpi: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMeter = Math.round(dpi / METERS_PER_INCH);
  view.setUint32(0, 9);
  chunk.set(
    Array.from('pHYs', (letter) => letter.charCodeAt(0)),
    4,
  );
  view.setUint32(8, perMeter);
  view.setUint32(12, perMeter);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return chunk;
}

/** The checksum of PNG chunks (ISO 3309). The chunk is short, so no table is worth its lines. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
