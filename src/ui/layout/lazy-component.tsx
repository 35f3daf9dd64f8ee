import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Brings each part that was named and has not come yet. */
const awaited = new Set<() => Promise<unknown>>();

/**
 * A component that the first screen does without, such as a dialog: it comes when it is first shown, or earlier by
 * {@link prefetchLazyCode}, and then it is there with the tap.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazily(load, (error) => {
    throw error;
  });
}

/** The same for a part that a screen can be without. It shows nothing where its code can't be fetched. */
export function lazyComponentOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazily(load, () => ({ default: () => null }));
}

function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLost: (error: unknown) => { default: ComponentType<Props> },
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const bring = lazyCode(async () => {
    part = await load();
    return { default: part };
  });
  return function Later(props: Props) {
    // For as long as it is shown: another component in its place would lose what was typed.
    const [Part] = useState(() => part ?? lazy(() => bring().catch(onLost)));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Code that the first screen does without. It is fetched when it is first called for, or earlier by {@link prefetchLazyCode}. */
export function lazyCode<T>(load: () => Promise<T>): () => Promise<T> {
  async function bring() {
    const code = await load();
    awaited.delete(bring);
    return code;
  }
  awaited.add(bring);
  return bring;
}

/** Fetches them all, one after the other. One that does not come is asked for again when it is shown. */
export async function prefetchLazyCode(): Promise<void> {
  for (const bring of awaited) {
    try {
      await bring();
    } catch {
      // With no signal, before the worker has the app.
    }
  }
}
