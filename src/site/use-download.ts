import { useRef, useState } from 'react';
import type { Handed } from '#exports/save-or-share.ts';

/** Makes a product on the device; tells how far it is, 0 to 1. */
export type Make = (onProgress: (share: number) => void) => Promise<File>;

/** What became of a file that was made at a tap. */
export type Taken = Handed | 'failed';

/**
 * Makes a file at the tap and hands it over. `share` is how far it is, 0 to 1, or null at rest. What was made is kept:
 * sharing needs the tap's own gesture, so a second tap finds the file ready.
 */
export function useDownload(load: () => Promise<Make>) {
  const [share, setShare] = useState<number | null>(null);
  const made = useRef<File>(null);

  async function download(): Promise<Taken> {
    setShare(0);
    try {
      const [make, { saveOrShare }] = await Promise.all([load(), import('#exports/save-or-share.ts')]);
      made.current ??= await make(setShare);
      return await saveOrShare(made.current);
    } catch {
      return 'failed';
    } finally {
      setShare(null);
    }
  }

  return { share, download };
}
