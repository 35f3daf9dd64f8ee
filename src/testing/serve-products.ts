import { onTestFinished, vi } from 'vitest';

/** Answers every `fetch` for the rest of the test. Returns the requested addresses. */
export function serveProducts(answer = async () => new Response('a product')): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    return answer();
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return addresses;
}
