/**
 * The message for a chunk that loads on a tap and could not be fetched. It is apart from the other messages, which may be in
 * that chunk themselves. This module is loaded from the start, on the public pages too.
 */
export const CHUNK_LOAD_PROBLEM = {
  title: 'A part of the app could not be fetched',
  message: 'Nothing was lost, and what you typed is still here. Try again when there is a signal.',
} as const;
