import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';
import { startPwa } from '#pwa/start-pwa.ts';
import { onNewVersion } from '#pwa/updates.ts';
import { whoIsHere } from '#session/who-is-here.ts';
import { warmUpIndexedDb } from '#storage/database/warm-up-indexeddb.ts';
import { isPersonal, whenWanted } from './lazy-hydration.ts';

const begin = async () => (await import('./start.tsx')).start();

startPwa();
// One file, app.html, serves every screen of the app. Only a page that was prerendered for this address can hydrate.
const isWritten = document.getElementById('root')?.dataset.path === location.pathname;
if (isWritten) {
  const beginNow = whenWanted(begin);
  onNewVersion(beginNow);
  if (isPersonal()) beginNow();
} else {
  void begin();
  // The first screen requests the demo's engine or the database last. Loading starts here, in parallel with the screen.
  if (whoIsHere() === 'demo') void import('#storage/database/memory-engine.ts').catch(() => {});
  else warmUpIndexedDb();
}
