import { useRef, useState } from 'react';
import type { Handed } from '#exports/save-or-share.ts';
import { PRODUCTS_FOLDER, type ProductFile } from './product-files.ts';

/**
 * The outcome of a download:
 * - `offline`: there was no response, or it was cut off.
 * - `failed`: the server has no such file.
 */
export type Taken = Handed | 'offline' | 'failed';

const TYPES: Record<string, string> = { pdf: 'application/pdf', zip: 'application/zip' };

/**
 * Returns a function that downloads a product on a tap, then saves or shares it. The file stays in memory, because
 * sharing needs a recent tap. If the download took too long, a second tap shares the file without another download.
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
    // Some hosts answer a request for a missing file with an HTML page.
    if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) return 'failed';
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? '';
    return new File([await response.blob()], name, { type });
  } catch {
    return 'offline';
  }
}
