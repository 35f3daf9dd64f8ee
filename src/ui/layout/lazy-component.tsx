import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

/** Loaders that have not succeeded yet. */
const awaited = new Set<() => Promise<unknown>>();

/** A component whose code can be loaded before it is shown. */
type LazyComponent<Props> = ComponentType<Props> & { prefetch: () => Promise<unknown> };

/**
 * Makes a component that the first screen does not need, such as a dialog. Its code loads when it is first shown. After
 * an earlier {@link prefetchLazyCode} it renders immediately.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazily(load, (error) => {
    throw error;
  });
}

/**
 * Like {@link lazyComponent}, for an optional part of a screen. It renders `meanwhile` while it loads, and nothing if
 * its code cannot be fetched.
 */
export function lazyComponentOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): LazyComponent<Props> {
  return lazily(load, () => ({ default: () => null }), meanwhile);
}

/**
 * Like {@link lazyComponent}, for the last part of the first screen. It renders nothing until {@link prefetchLazyCode}
 * has loaded its code.
 */
export function prefetchedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const listen = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  lazyCode(async () => {
    part = await load();
    for (const onChange of listeners) onChange();
  });
  return function Later(props: Props) {
    const Part = useSyncExternalStore(listen, () => part);
    return Part && <Part {...props} />;
  };
}

function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLost: (error: unknown) => { default: ComponentType<Props> },
  meanwhile?: ReactNode,
): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null;
  const bring = lazyCode(async () => {
    part = await load();
    return { default: part };
  });
  function Later(props: Props) {
    // `useState` keeps the same component while it is mounted, because replacing it would lose typed values.
    const [Part] = useState(() => part ?? lazy(() => bring().catch(onLost)));
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { prefetch: bring });
}

/**
 * Wraps code that the first screen does not need. The code loads on the first call, or earlier through {@link
 * prefetchLazyCode}.
 */
export function lazyCode<T>(load: () => Promise<T>): () => Promise<T> {
  async function bring() {
    const code = await load();
    awaited.delete(bring);
    return code;
  }
  awaited.add(bring);
  return bring;
}

/** Prefetches all lazy code, one after the other. Failed loads are retried when they are needed. */
export async function prefetchLazyCode(): Promise<void> {
  for (const bring of awaited) {
    try {
      await bring();
    } catch {
      // The device is offline, and the service worker has not cached the app yet.
    }
  }
}
