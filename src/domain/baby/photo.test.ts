import { describe, expect, test } from 'vitest';
import { readPhoto } from './photo.ts';

const urlOf = (type: string, bytes: string) => `data:image/${type};base64,${btoa(bytes)}`;

describe('readPhoto', () => {
  test.each([
    ['jpg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x00\x01\n\x02WEBPVP8 '],
  ])('detects a %s by its first bytes, whatever its declared type', (ending, content) => {
    expect(readPhoto(urlOf('exe', content))).toEqual({ ending, content });
  });

  test.each([
    ['a program', urlOf('exe', 'MZ\x90\x00')],
    ['a program declared as a JPEG', urlOf('jpeg', 'MZ\x90\x00')],
    ['an SVG with scripts', urlOf('svg+xml', '<svg onload="alert(1)"/>')],
    ['another RIFF file', urlOf('webp', 'RIFF\x00\x01\x02\x03WAVEfmt ')],
    ['the web address of a picture', 'https://other.example/a.jpg'],
    ['content that is not base64', 'data:image/png;base64,='],
    ['an empty picture', 'data:image/png;base64,'],
  ])('refuses %s', (_, url) => expect(readPhoto(url)).toBeNull());
});
