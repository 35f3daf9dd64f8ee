/**
 * fake-indexeddb for the demo, in a chunk that only the demo loads. It yields with `setImmediate`. Without that and
 * `scheduler.postTask` (Safari) it falls back to timers, which are clamped to 4 ms. The demo then took 2.3 s to fill. A
 * message channel is not clamped, so it replaces `setImmediate` before the engine is loaded.
 */
import './set-immediate.ts';

export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
