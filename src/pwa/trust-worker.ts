/** The used part of the browser's `trustedTypes`. TypeScript doesn't know it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): void;
}

/**
 * Creates the page's only trusted types policy. The content security policy requires a policy for turning text into
 * HTML, a script or a script address. This policy allows a single script address, with which `updates.ts` registers the
 * worker.
 */
export function trustWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === '/worker.js' ? address : null),
  });
}
