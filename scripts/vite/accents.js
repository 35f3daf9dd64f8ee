/** The letters of the made-up language. Vowels and some consonants are doubled, so that a text gets 40 % longer. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀčďéƒğĥíĵķłɱñóƥɋřşťúṽŵẋýžÁƁČĎÉƑĞĤÍĴĶŁṀÑÓƤɊŘŞŤÚṼŴẊÝŽ';
const DOUBLED = /[aeiounstAEIOU]/;

/**
 * Translates a text, an entry or a whole catalog into the made-up language. Letters with accents stay as they are.
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
  if (typeof entry === 'function') return (/** @type {unknown[]} */ ...told) => called(entry, told);
  if (Array.isArray(entry)) return entry.map(change);
  if (isGroup(entry))
    return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, change(one)]));
  return entry;
}

/**
 * The result of an entry with accents. A text that the code gives to the entry stays as it is, so a literal among the
 * arguments stays plain too. An argument that chooses a text, such as the name of a kind, is no part of the result.
 *
 * @param {Function} entry @param {unknown[]} told
 */
function called(entry, told) {
  // Some arguments wrap a text of the entry, such as the text of a link.
  const given = told.map((one) => (typeof one === 'function' ? wrapped(one) : one));
  const result = entry(...given);
  const hidden = told.some((one) => typeof one === 'function') ? given : hideInserted(entry, given, result);
  return show(change(hidden === given ? result : entry(...hidden)));
}

/**
 * Hides each argument that the entry only inserts. Hiding another one would change more than its letters.
 *
 * @param {Function} entry @param {unknown[]} given @param {unknown} result
 */
function hideInserted(entry, given, result) {
  const isInserted = (/** @type {unknown[]} */ changed) => {
    try {
      return JSON.stringify(show(entry(...changed))) === JSON.stringify(result);
    } catch {
      return false;
    }
  };
  let hidden = given;
  for (const [index, one] of given.entries()) {
    const others = isGroup(one) && !Array.isArray(one) ? fieldsHidden(one) : [() => hide(one)];
    for (const hideIn of others) {
      const other = hidden.with(index, hideIn(hidden[index]));
      if (isInserted(other)) hidden = other;
    }
  }
  return hidden;
}

/** Functions that hide one field of a group each. @param {object} group */
function fieldsHidden(group) {
  return Object.keys(group).map((name) => (/** @type {any} */ now) => ({ ...now, [name]: hide(now[name]) }));
}

/**
 * Replaces letters by code points of the private use area, which have no accents.
 *
 * @param {unknown} told @returns {unknown}
 */
function hide(told) {
  if (Array.isArray(told)) return told.map(hide);
  if (typeof told !== 'string') return told;
  return told.replaceAll(/[A-Za-z]/g, (plain) => String.fromCharCode(0xe000 + plain.charCodeAt(0)));
}

/** Shows what `hide` hid. @param {unknown} entry @returns {unknown} */
function show(entry) {
  if (typeof entry === 'string')
    return entry.replaceAll(/[\ue000-\ue0ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe000));
  if (Array.isArray(entry)) return entry.map(show);
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

/**
 * Returns whether a value is a group of entries and not a React element. @param {unknown} entry @returns {entry is
 * object}
 */
function isGroup(entry) {
  return typeof entry === 'object' && entry !== null && !('$$typeof' in entry);
}
