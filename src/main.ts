import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';
import { startPwa } from '#pwa/start-pwa.ts';
import { onNewVersion } from '#pwa/updates.ts';
import { wakeStore } from '#storage/wake-store.ts';
import { demoIsExpected, somebodyIsExpected, whenWanted } from './when-wanted.ts';

// The texts as they were written. A translator may replace them later, and React hydrates no others.
const texts: [Text, string][] = [];
const begin = async () => (await import('./start.tsx')).start(texts);

startPwa();
const root = document.getElementById('root');
// The file that came may be another page's, as the app shell is for every screen: then nothing is there to be read yet.
const isWritten = root?.dataset.path === location.pathname;
if (root && isWritten) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    texts.push([text as Text, (text as Text).data]);
  const beginNow = whenWanted(begin);
  onNewVersion(beginNow);
  if (somebodyIsExpected()) beginNow();
} else {
  void begin();
  // The last that the first screen asks for comes along with the first: the demo's engine, or what lies on the disk.
  if (demoIsExpected()) void import('#storage/memory-engine.ts').catch(() => {});
  else wakeStore();
}
