/**
 * fake-indexeddb for the demo, in a chunk that only the demo loads. It yields with `setImmediate` or
 * `scheduler.postTask`. Safari has neither, so it would yield with timers. Browsers clamp timers to 4 ms, and the demo
 * took 2.3 s to fill. A message channel is not clamped, so `set-immediate.ts` makes a `setImmediate` from one before
 * the engine is loaded.
 */
import './set-immediate.ts';

export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
