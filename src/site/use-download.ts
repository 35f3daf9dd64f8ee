import { useRef, useState } from 'react';
import type { Handed } from '#exports/save-or-share.ts';
import { PRODUCTS_FOLDER, type ProductFile } from './product-files.ts';

/**
 * The outcome of a download:
 * - `offline`: no response, or it was cut off.
 * - `failed`: the server has no such file.
 */
export type Taken = Handed | 'offline' | 'failed';

const TYPES: Record<string, string> = { pdf: 'application/pdf', zip: 'application/zip' };

/**
 * Downloads a product on a tap and saves or shares it. Keeps the file: sharing needs a user gesture, so a second tap
 * finds the file ready.
 */
export function useDownload(name: ProductFile) {
  const [busy, setBusy] = useState(false);
  const fetched = useRef<File>(null);

  async function download(): Promise<Taken> {
    setBusy(true);
    try {
      const file = fetched.current ?? (await fetchProduct(name));
      if (typeof file === 'string') return file;
      fetched.current = file;
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      return await saveOrShare(file);
    } catch {
      return 'failed';
    } finally {
      setBusy(false);
    }
  }

  return { busy, download };
}

async function fetchProduct(name: ProductFile): Promise<File | 'offline' | 'failed'> {
  try {
    const response = await fetch(PRODUCTS_FOLDER + name);
    // Some hosts answer with a page for a missing file.
    if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) return 'failed';
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? '';
    return new File([await response.blob()], name, { type });
  } catch {
    return 'offline';
  }
}
