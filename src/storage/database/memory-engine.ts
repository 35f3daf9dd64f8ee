/**
 * fake-indexeddb for the demo, in a chunk of its own that only the demo loads. It yields with `setImmediate`, and
 * falls back to timers where there is neither that nor `scheduler.postTask` (Safari): timers are clamped to 4 ms, which
 * made the demo take 2.3 s to fill. A message channel is not clamped, so it stands in before the engine is loaded.
 */
import './set-immediate.ts';

export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
