import { describe, expect, test } from 'vitest';
import { openFiles } from './open-files.ts';

const HEADER = 'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver';
const sound = () =>
  new File([`${HEADER}\n12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,,,U\n`], 'year.csv');

/** Makes a file whose reader throws an unexpected error. */
function broken(): File {
  return Object.defineProperty(new File(['a,b'], 'broken.csv'), 'size', {
    get: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  });
}

const REFUSED = { name: 'broken.csv', fault: { code: 'notReadHere' } };

describe('openFiles', () => {
  test('rejects a file that breaks its reader, and opens the others', async () => {
    const { files, refused } = await openFiles([broken(), sound()]);
    expect(files.map(({ name }) => name)).toEqual(['year.csv']);
    expect(refused).toEqual([REFUSED]);
  });

  test('rejects if the only file broke its reader', async () => {
    await expect(openFiles([broken()])).rejects.toMatchObject({
      name: 'UnreadableFileError',
      files: [REFUSED],
    });
  });
});
