/** The address of the deployer's sync server. A build without one has no code of sharing. */
export const SYNC_URL: string = import.meta.env.VITE_SYNC_URL ?? '';

/** What a phone must have to use the server. Empty if the parents have to type it. */
export const SYNC_PASS: string = import.meta.env.VITE_SYNC_PASS ?? '';
