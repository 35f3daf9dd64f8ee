import type { BrowserContext } from '@playwright/test';

interface Watched {
  violations: string[];
  dialogs: string[];
  foreign: string[];
  requests: number;
}

/** Records every policy violation reported to the page, every script dialog and every request to another origin. */
export async function watchPolicy(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { violations: [], dialogs: [], foreign: [], requests: 0 };
  await context.exposeFunction('policyViolated', (what: string) => watched.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'policyViolated')(`${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('dialog', (dialog) => {
    // The browser itself asks before it leaves a page with half-typed input.
    if (dialog.type() === 'beforeunload') {
      void dialog.accept();
      return;
    }
    watched.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    watched.requests += 1;
    if (protocol.startsWith('http') && hostname !== 'localhost') watched.foreign.push(request.url());
  });
  return watched;
}
