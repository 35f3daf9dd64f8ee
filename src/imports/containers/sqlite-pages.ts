/**
 * Reads the pages of a database file of SQLite. The format is documented and stable:
 * https://sqlite.org/fileformat2.html. Section numbers refer to that page.
 */

/** A value in a row. Binary values are left out. */
export type SqliteValue = string | number | bigint | null;

export interface SqliteRow {
  number: number;
  values: SqliteValue[];
}

const [LEAF, INTERIOR] = [0x0d, 0x05];
const ENCODINGS = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be'];
/** The length of the header of the file (section 1.3). The first page begins after it. */
const FILE_HEADER = 100;

/** A database that breaks off, or whose pages contradict each other. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';
}

/** The pages of a database. */
export class SqlitePages {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #size: number;
  /** The bytes of a page that hold content. The rest is reserved for extensions. */
  readonly #usable: number;
  readonly #decoder: TextDecoder;
  /** The bytes of rows that may still be read. A damaged file may name the same pages again and again. */
  #left: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.#view.getUint16(16);
    this.#size = size === 1 ? 65_536 : size;
    this.#usable = this.#size - this.#view.getUint8(20);
    this.#decoder = new TextDecoder(ENCODINGS[this.#view.getUint32(56)] ?? 'utf-8');
    this.#left = 2 * bytes.length;
    if (this.#size < 512 || this.#usable < 480) throw new DamagedDatabase();
  }

  /**
   * True if newer pages may be in another file, whose name ends in `-wal`. SQLite moves them to this file when the app
   * closes the database, and the header stays the same (section 1.3.3). This file alone does not show whether it is
   * complete.
   */
  get mayLackPages(): boolean {
    return this.#view.getUint8(19) === 2;
  }

  /** Reads all rows of the table that begins at page `root`, in order (section 1.6). */
  rowsFrom(root: number): SqliteRow[] {
    const rows: SqliteRow[] = [];
    const seen = new Set<number>();
    const visit = (page: number) => {
      if (seen.has(page)) throw new DamagedDatabase();
      seen.add(page);
      const from = this.#startOf(page);
      const header = page === 1 ? from + FILE_HEADER : from;
      const type = this.#view.getUint8(header);
      if (type !== LEAF && type !== INTERIOR) throw new DamagedDatabase();
      const cells = header + (type === LEAF ? 8 : 12);
      const count = this.#view.getUint16(header + 3);
      for (let index = 0; index < count; index += 1) {
        const cell = from + this.#view.getUint16(cells + 2 * index);
        if (type === LEAF) rows.push(this.#readRow(cell));
        else visit(this.#view.getUint32(cell));
      }
      if (type === INTERIOR) visit(this.#view.getUint32(header + 8));
    };
    visit(root);
    return rows;
  }

  #startOf(page: number): number {
    const from = (page - 1) * this.#size;
    if (page < 1 || from + this.#size > this.#bytes.length) throw new DamagedDatabase();
    return from;
  }

  #readRow(cell: number): SqliteRow {
    const [length, afterLength] = this.#varint(this.#view, cell);
    const [number, start] = this.#varint(this.#view, afterLength);
    return { number: Number(number), values: this.#readValues(this.#payload(start, Number(length))) };
  }

  /** Collects the bytes of a row. A long row continues on other pages (section 1.6). */
  #payload(start: number, length: number): Uint8Array {
    this.#left -= length;
    if (this.#left < 0) throw new DamagedDatabase();
    const whole = this.#usable - 35;
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const most = least + ((length - least) % (this.#usable - 4));
    const here = length <= whole ? length : most <= whole ? most : least;
    if (start + here > this.#bytes.length) throw new DamagedDatabase();
    const payload = new Uint8Array(length);
    payload.set(this.#bytes.subarray(start, start + here));
    let next = here < length ? this.#view.getUint32(start + here) : 0;
    for (let at = here; at < length; ) {
      const from = this.#startOf(next);
      const piece = this.#bytes.subarray(from + 4, from + 4 + Math.min(length - at, this.#usable - 4));
      payload.set(piece, at);
      at += piece.length;
      next = this.#view.getUint32(from);
    }
    return payload;
  }

  /** Reads the values of a row (section 2.1). */
  #readValues(payload: Uint8Array): SqliteValue[] {
    const view = new DataView(payload.buffer);
    const [header, first] = this.#varint(view, 0);
    const values: SqliteValue[] = [];
    let at = Number(header);
    for (let from = first; from < Number(header); ) {
      const [type, next] = this.#varint(view, from);
      const [value, length] = this.#readValue(view, at, Number(type));
      values.push(value);
      at += length;
      from = next;
    }
    if (at > payload.length) throw new DamagedDatabase();
    return values;
  }

  /** Returns a value and its length in bytes. */
  #readValue(view: DataView, at: number, type: number): [SqliteValue, number] {
    if (type >= 12) {
      const length = (type - (type % 2 ? 13 : 12)) / 2;
      if (at + length > view.byteLength) throw new DamagedDatabase();
      const text = new Uint8Array(view.buffer, at, length);
      return [type % 2 ? this.#decoder.decode(text) : null, length];
    }
    switch (type) {
      case 0:
        return [null, 0];
      case 1:
        return [view.getInt8(at), 1];
      case 2:
        return [view.getInt16(at), 2];
      case 3:
        return [view.getInt8(at) * 65_536 + view.getUint16(at + 1), 3];
      case 4:
        return [view.getInt32(at), 4];
      case 5:
        return [view.getInt16(at) * 4_294_967_296 + view.getUint32(at + 2), 6];
      case 6:
        return [view.getBigInt64(at), 8];
      case 7:
        return [view.getFloat64(at), 8];
      case 8:
      case 9:
        return [type - 8, 0];
      default:
        throw new DamagedDatabase();
    }
  }

  /** Reads a number of one to nine bytes, and returns the position after it. */
  #varint(view: DataView, at: number): [bigint, number] {
    let value = 0n;
    for (let index = 0; index < 8; index += 1) {
      const byte = view.getUint8(at + index);
      value = (value << 7n) | BigInt(byte & 0x7f);
      if (byte < 0x80) return [value, at + index + 1];
    }
    return [BigInt.asIntN(64, (value << 8n) | BigInt(view.getUint8(at + 8))), at + 9];
  }
}
