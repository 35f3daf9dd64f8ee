/** A column of a table, as its `CREATE TABLE` statement defines it. */
export interface SqliteColumn {
  name: string;
  /** True if SQLite stores the value as the number of the row, and leaves the value itself out. */
  isRowNumber: boolean;
  /** The value in rows that were written before the column was added. */
  default: string;
}

const NAME = /^\s*(?:"((?:[^"]|"")*)"|`((?:[^`]|``)*)`|\[([^\]]*)\]|'((?:[^']|'')*)'|([^\s"`['(]+))/;
/** A comment, or a text in quotation marks, in which `--` begins none. */
const QUOTED_OR_COMMENT = /"[^"]*"|'[^']*'|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const CONSTRAINT = /^\s*(constraint|primary\s+key|unique|check|foreign\s+key)\b/i;
const DEFAULT = /\bdefault\s+(?:'((?:[^']|'')*)'|"([^"]*)"|([-+]?[\d.]+))/i;

/**
 * Reads the columns of a `CREATE TABLE` statement. Returns null for tables that are stored in another way: virtual
 * tables, tables without row numbers, and tables with calculated columns.
 */
export function columnsOf(statement: string): SqliteColumn[] | null {
  const plain = statement.replace(QUOTED_OR_COMMENT, (part) => (/^(--|\/\*)/.test(part) ? ' ' : part));
  const body = /^\s*create\s+table\b[^(]*\(([\s\S]*)\)([^)]*)$/i.exec(plain);
  if (!body || /without\s+rowid/i.test(body[2] ?? '')) return null;
  const parts = partsOf(body[1] ?? '');
  const keys = parts.filter((part) => CONSTRAINT.test(part)).join('\n');
  const [, key = ''] = /primary\s+key\s*\(\s*["`[]?([^"`\],)]+)["`\]]?\s*\)/i.exec(keys) ?? [];
  const columns = parts.filter((part) => !CONSTRAINT.test(part));
  if (columns.some((part) => /\bas\s*\(/i.test(part))) return null;
  return columns.map((part) => {
    const [named = '', ...names] = NAME.exec(part) ?? [];
    const name = names.find((one) => one !== undefined)?.replace(/(["`'])\1/g, '$1') ?? '';
    const rest = part.slice(named.length);
    const isInteger = /^\s*integer\b/i.test(rest);
    const [, ...values] = DEFAULT.exec(rest) ?? [];
    return {
      name,
      isRowNumber: isInteger && (/primary\s+key(?!\s+desc)/i.test(rest) || key === name),
      default: values.find((one) => one !== undefined)?.replaceAll("''", "'") ?? '',
    };
  });
}

/** Splits a text at its commas. A comma in brackets or in quotation marks does not count. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quote) {
      if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if (letter === '[') quote = ']';
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}
