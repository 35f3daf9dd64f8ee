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
// The file may be of another page, such as the app shell for every screen. Then nothing is prerendered.
const isWritten = document.getElementById('root')?.dataset.path === location.pathname;
if (isWritten) {
  const beginNow = whenWanted(begin);
  onNewVersion(beginNow);
  if (isPersonal()) beginNow();
} else {
  void begin();
  // The last code that the first screen requests loads with the first: the demo's engine or the database.
  if (whoIsHere() === 'demo') void import('#storage/database/memory-engine.ts').catch(() => {});
  else warmUpIndexedDb();
}
