/** The letters of the made-up language. Vowels and some consonants are doubled, so that a text gets 40 % longer. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀčďéƒğĥíĵķłɱñóƥɋřşťúṽŵẋýžÁƁČĎÉƑĞĤÍĴĶŁṀÑÓƤɊŘŞŤÚṼŴẊÝŽ';
const DOUBLED = /[aeiounstAEIOU]/;

/**
 * A text, an entry or a whole catalog in the made-up language. Idempotent: letters with accents stay as they are.
 *
 * @template T
 * @param {T} entry
 * @returns {T}
 */
export function accented(entry) {
  return /** @type {T} */ (change(entry));
}

/** @param {unknown} entry @returns {unknown} */
function change(entry) {
  if (typeof entry === 'string') return entry.replaceAll(/[A-Za-z]/g, letter);
  if (typeof entry === 'function') {
    // Some arguments wrap a text of the entry, such as the text of a link.
    return (/** @type {unknown[]} */ ...told) =>
      change(entry(...told.map((one) => (typeof one === 'function' ? wrapped(one) : one))));
  }
  if (Array.isArray(entry)) return entry.map(change);
  if (isGroup(entry))
    return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, change(one)]));
  return entry;
}

/** @param {string} plain */
function letter(plain) {
  const changed = ACCENTED[PLAIN.indexOf(plain)] ?? plain;
  return DOUBLED.test(plain) ? changed + changed : changed;
}

/** @param {Function} wrap */
function wrapped(wrap) {
  return (/** @type {unknown[]} */ ...texts) => wrap(...texts.map(change));
}

/** A group of entries, and not an element of React. @param {unknown} entry @returns {entry is object} */
function isGroup(entry) {
  return typeof entry === 'object' && entry !== null && !('$$typeof' in entry);
}
