/**
 * localStorage and sessionStorage, which throw where site data is blocked. Reading then finds nothing and writing
 * answers false; the app goes on without what it could not keep.
 *
 * Every name begins with `weehours:`. A name is for ever: changing one forgets what families chose.
 */
type Area = 'local' | 'session';

const PREFIX = 'weehours:';

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What is kept under a name; null where there is nothing, or nothing can be read. */
export function readText(area: Area, name: string): string | null {
  try {
    return areaOf(area).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Writes, or removes when `text` is null. False when the browser refused. */
export function writeText(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(area).removeItem(PREFIX + name);
    else areaOf(area).setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is kept under every name that `which` picks. */
export function forgetNames(area: Area, which: (name: string) => boolean): void {
  for (const name of namesIn(area).filter(which)) writeText(area, name, null);
}

function namesIn(area: Area): string[] {
  try {
    const keys = Object.keys(areaOf(area)).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** JSON under a name; null when there is none or it is damaged. The caller checks its shape. */
export function readJson(area: Area, name: string): unknown {
  try {
    return JSON.parse(readText(area, name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Calls back when the page comes back as it was left, from the browser's cache of pages: what other tabs changed meanwhile
 * nobody told it. Gives the way to stop listening.
 */
export function onReturn(returned: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && returned();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Calls back when another tab changed a name (null: all of them). Gives the way to stop listening. */
export function onOtherTab(changed: (name: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null) changed(null);
    else if (key.startsWith(PREFIX)) changed(key.slice(PREFIX.length));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
