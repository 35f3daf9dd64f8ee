import { oneOf } from '#domain/shape.ts';

/**
 * The acts that an address of the log can ask for, such as `/app/log?now=wet`. The names are written on tags and
 * printed sheets, so they never change.
 */
export const ADDRESS_ACTS = ['wet', 'dirty', 'both', 'left', 'right', 'sleep', 'bottle'] as const;
export type AddressAct = (typeof ADDRESS_ACTS)[number];

const isAddressAct = oneOf(ADDRESS_ACTS);

/** The names in the query of an address. */
const [ACT, BABY, KEY] = ['now', 'baby', 'key'];

/** What the query of an address asks for. */
export interface AddressQuery {
  /** Null if this version does not know the act. */
  act: AddressAct | null;
  /** The id of the baby whose log it is. Null if the address names none. */
  babyId: string | null;
  /** The key that allows to log at once. Null if the address has none. */
  key: string | null;
  /** The rest of the query, with its question mark. Empty if nothing is left. */
  rest: string;
}

/** Reads the `search` of an address. Returns null if it asks for no act. */
export function readAddressQuery(search: string): AddressQuery | null {
  const query = new URLSearchParams(search);
  const act = query.get(ACT);
  const key = query.get(KEY);
  if (act === null) return null;
  const babyId = query.get(BABY);
  for (const name of [ACT, BABY, KEY]) query.delete(name);
  return { act: isAddressAct(act) ? act : null, babyId, key, rest: query.size ? `?${query}` : '' };
}

/**
 * How an act of an address is answered. `log` logs it at once. The others ask first, and say why: `ask` for an address
 * without a key or a baby, `wrongKey` for an address with another key, `wrongBaby` for a baby that is not in this log,
 * or is archived, and `late` if the app was locked or signed out, or the log opened too late.
 */
export type AddressAnswer = 'log' | 'ask' | 'wrongKey' | 'wrongBaby' | 'late';

/** What was true when an address opened. */
export interface Opening {
  /** The key in the address. */
  key: string | null;
  /** The id of the baby in the address. */
  babyId: string | null;
  /** The key of the signed-in user. Null without a key or a signed-in user. */
  ownKey: string | null;
  /** Whether a user is signed in and the app is not locked. */
  isOpen: boolean;
  /** Whether a person opened the address just now. False for a reload, the history, and a page that was prerendered. */
  isNew: boolean;
}

/** Decides how to answer an act. Only the whole own key, in an address just opened, logs without a question. */
export function answerAddress({ key, babyId, ownKey, isOpen, isNew }: Opening): AddressAnswer {
  if (key === null) return 'ask';
  if (!isOpen) return 'late';
  if (key !== ownKey) return 'wrongKey';
  return isNew && babyId !== null ? 'log' : 'ask';
}
