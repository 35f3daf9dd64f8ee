import { onTestFinished, vi } from 'vitest';

/** Answers every `fetch` for the rest of the test. Gives the addresses that were asked for. */
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
