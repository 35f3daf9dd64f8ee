/** The used part of the browser's `trustedTypes`. TypeScript doesn't know it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): void;
}

/**
 * Creates the page's only trusted types policy. Under the content security policy, no text becomes HTML, a script or a
 * script address without one. It allows a single address: the worker's, as `registerSW` registers it.
 */
export function trustWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === '/worker.js' ? address : null),
  });
}
