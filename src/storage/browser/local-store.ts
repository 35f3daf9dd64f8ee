/**
 * Wraps localStorage and sessionStorage, which throw if site data is blocked. Reading then returns null and writing
 * returns false. The app continues without what it could not store.
 *
 * Every name begins with `weehours:`. Names never change: changing one loses the stored settings.
 */
type Area = 'local' | 'session';

const PREFIX = 'weehours:';

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** Reads the value of a name. Returns null if there is none or storage cannot be read. */
export function readText(area: Area, name: string): string | null {
  try {
    return areaOf(area).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Writes `text`, or removes the name if `text` is null. Returns false if the browser refused. */
export function writeText(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(area).removeItem(PREFIX + name);
    else areaOf(area).setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes every name that `which` selects. */
export function forgetNames(area: Area, which: (name: string) => boolean): void {
  for (const name of namesIn(area).filter(which)) writeText(area, name, null);
}

/** Returns the names of all values. */
export function namesIn(area: Area): string[] {
  try {
    const keys = Object.keys(areaOf(area)).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Parses the JSON of a name. Returns null if there is none or it is damaged. The caller validates its shape. */
export function readJson(area: Area, name: string): unknown {
  try {
    return JSON.parse(readText(area, name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Calls `returned` when the page is restored from the back/forward cache. A page in that cache gets no event when
 * another tab changes a value. Returns an unsubscribe function.
 */
export function onReturn(returned: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && returned();
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/**
 * Calls `changed` with a name when another tab changes its value, and with null when that tab clears all of them.
 * Returns an unsubscribe function.
 */
export function onOtherTab(changed: (name: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null) changed(null);
    else if (key.startsWith(PREFIX)) changed(key.slice(PREFIX.length));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * Calls `changed` when `event` is dispatched in this tab. Also calls it when another tab changes a value whose name
 * `isOf` accepts. Returns an unsubscribe function.
 */
export function onChangeAnywhere(
  event: string,
  isOf: (name: string) => boolean,
  changed: () => void,
): () => void {
  window.addEventListener(event, changed);
  const stop = onOtherTab((name) => (name === null || isOf(name)) && changed());
  return () => {
    window.removeEventListener(event, changed);
    stop();
  };
}

/**
 * Calls `changed` when another tab changes the value of `name`, or may have changed it. Listens until the page is left.
 */
export function onChangeElsewhere(name: string, changed: () => void): void {
  onReturn(changed);
  onOtherTab((other) => {
    if (other === null || other === name) changed();
  });
}
