/**
 * The message for a chunk that could not be loaded after a tap. It is separate from the other messages, which may be in
 * that chunk. This module is loaded at start, on the public pages too.
 */
export const CHUNK_LOAD_PROBLEM = {
  title: 'A part of the app could not be fetched',
  message: 'Nothing was lost, and what you typed is still here. Try again when there is a signal.',
} as const;
