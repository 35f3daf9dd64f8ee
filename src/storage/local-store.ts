/**
 * localStorage and sessionStorage, which throw where site data is blocked. Reading then finds nothing and writing
 * answers false; the app goes on without what it could not keep.
 *
 * Every name begins with `weehours:`. A name is for ever: changing one forgets what families chose.
 */
type Area = 'local' | 'session';

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

export function readText(area: Area, name: string): string | null {
  try {
    return areaOf(area).getItem(`weehours:${name}`);
  } catch {
    return null;
  }
}

/** Writes, or removes when `text` is null. False when the browser refused. */
export function writeText(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(area).removeItem(`weehours:${name}`);
    else areaOf(area).setItem(`weehours:${name}`, text);
    return true;
  } catch {
    return false;
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

/** Calls back when another tab changed a name (null: all of them). Gives the way to stop listening. */
export function onOtherTab(changed: (name: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null) changed(null);
    else if (key.startsWith('weehours:')) changed(key.slice('weehours:'.length));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
