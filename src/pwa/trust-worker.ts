/** As much of the browser's `trustedTypes` as is used here; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): void;
}

/**
 * Under the content security policy no text becomes HTML, a script or the address of one, unless a policy of the page lets it
 * through. There is this one, asked about whatever any code hands over as text, and it lets one address through: the worker's,
 * as `registerSW` registers it.
 */
export function trustWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === '/worker.js' ? address : null),
  });
}
