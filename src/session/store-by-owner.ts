import { useEffect } from 'react';
import { create } from 'zustand';
import { DEMO_OWNER } from './session.ts';

/** Where the values of a store are kept on the disk. */
interface Disk<Value> {
  read: (owner: string) => Value;
  write: (owner: string, value: Value) => void;
  /** Calls `changed` when another tab changes the value of `owner`. */
  onElsewhere: (owner: string, changed: () => void) => void;
  /** Reads the value after a change in another tab. */
  readElsewhere?: (owner: string) => Value;
}

/**
 * Makes a store with a value for each owner (a user id or `demo`). The value of the demo is not written to the disk, so
 * it is lost with the tab.
 */
export function storeByOwner<Value>({ read, write, onElsewhere, readElsewhere = read }: Disk<Value>) {
  const useStore = create<Record<string, Value>>()(() => ({}));
  /** The owners for whom this tab listens to other tabs. */
  const heard = new Set<string>();
  const readValue = (owner: string): Value => useStore.getState()[owner] ?? read(owner);

  /** Sets the value of `owner` in this tab and on the disk. */
  function setValue(owner: string, value: Value): void {
    useStore.setState({ [owner]: value });
    if (owner !== DEMO_OWNER) write(owner, value);
  }

  /** Returns the current value of `owner`. */
  function useValue(owner: string): Value {
    const value = useStore((all) => all[owner]);
    useEffect(() => {
      // The subscription continues after unmounting. Otherwise the tab would return from a public page with old values
      // and overwrite newer ones.
      if (!heard.has(owner)) onElsewhere(owner, () => useStore.setState({ [owner]: readElsewhere(owner) }));
      heard.add(owner);
    }, [owner]);
    return value ?? read(owner);
  }

  return { readValue, setValue, useValue };
}
