/**
 * fake-indexeddb for the demo, in a chunk that only the demo loads. fake-indexeddb yields with `setImmediate` or
 * `scheduler.postTask`. Safari has neither, so fake-indexeddb would yield with timers there. Browsers delay such timers
 * by at least 4 ms, so filling the demo took 2.3 s. `set-immediate.ts` must therefore be loaded before the engine. It
 * makes a `setImmediate` from a message channel, which browsers do not delay.
 */
import './set-immediate.ts';

export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
