import { LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  FileContent,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
  Sheet,
  SheetRow,
} from '#imports/rows/import-format.ts';
import { readInstantText } from '#imports/rows/instant-time.ts';
import { mealDraft, pumpDraft, temperatureDraft } from '#imports/rows/later-drafts.ts';
import { isMeasured } from '#imports/rows/read-number.ts';
import { readAmount, readOz } from '#imports/rows/row-measures.ts';
import { hasColumns, listOf, otherWords, textIn, type Words } from '#imports/rows/row-text.ts';
import { readDuration } from '#imports/rows/row-times.ts';

/** The column that {@link sheets} adds: when a stretch of the night ended. */
const ASLEEP_UNTIL = 'asleep until';
const MARKS = ['overallhappiness', 'babymoodonwakeup', 'createdat'];
const PUMPED = ['amountpumpedleft', 'amountpumpedright'];
const SIDES = ['breastleftminutes', 'breastrightminutes'];

const log: ImportTable = {
  matches: (headers) =>
    hasColumns('start', 'end', 'category')(headers) && MARKS.some((mark) => headers.has(mark)),
  passedOver: [...MARKS, ASLEEP_UNTIL],
  asks: {
    child: () => ({ name: '' }),
    becomesRecord: (row) => kindIn(row) !== 'other',
    // The times have an offset from UTC. It does not name the zone.
    zone: () => true,
    amounts: {
      volume: (row) => {
        if (kindIn(row) === 'pump') return textIn(row, ...PUMPED);
        return kindIn(row) === 'bottle' ? textIn(row, 'feedingamount') : '';
      },
    },
  },
  kindOf: (row) => textIn(row, 'category') || 'Row without a category',
  read: readRow,
};

/**
 * Napper’s CSV. Times have an offset from UTC. A night is a row for bedtime, a row for each waking and a row for the
 * morning. The comment is percent-encoded.
 */
export const napper: ImportFormat = { name: 'Napper', tables: [log], sheets };

function kindIn(
  row: Row,
): 'sleep' | 'breast' | 'bottle' | 'diaper' | 'pump' | 'temperature' | 'meal' | 'other' {
  const category = textIn(row, 'category').toLowerCase();
  if (/^(nap|bed_time|night_waking)$/.test(category)) return 'sleep';
  if (SIDES.some((column) => isMeasured(textIn(row, column)))) return 'breast';
  if (/solid/.test(category)) return 'meal';
  if (PUMPED.some((column) => isMeasured(textIn(row, column)))) return 'pump';
  if (isMeasured(textIn(row, 'temperature'))) return 'temperature';
  if (/bottle/.test(category) || isMeasured(textIn(row, 'feedingamount'))) return 'bottle';
  return /diaper/.test(category) || textIn(row, 'diapercontent') ? 'diaper' : 'other';
}

function readRow(row: Row, answers: Answers): RowContent {
  const category = textIn(row, 'category');
  const [started, ended] = [textIn(row, 'start'), textIn(row, 'end')];
  const start = readInstantText(started, answers);
  const end = ended ? readInstantText(ended, answers) : null;
  const note: Words = { note: decoded(textIn(row, 'comment')) };
  switch (kindIn(row)) {
    case 'sleep': {
      if (category === 'NAP') return { records: [sleepDraft(start, end, note, false)] };
      const until = textIn(row, ASLEEP_UNTIL);
      const asleepFrom = category === 'NIGHT_WAKING' ? (end ?? start) : start;
      return {
        records: [sleepDraft(asleepFrom, until ? readInstantText(until, answers) : null, note, true)],
      };
    }
    case 'breast': {
      const [left = 0, right = 0] = SIDES.map(
        (column) => (readDuration(row, column, LONGEST_FEED_UNASKED) ?? 0) * MINUTE,
      );
      return nursingContent(twoSides(left, right, null), { start, end: null }, note);
    }
    case 'bottle': {
      const milk = textIn(row, 'bottlefeedingtype').replaceAll('_', ' ').toLowerCase();
      const amountOz = readOz(row, textIn(row, 'feedingamount'), answers.units.volume);
      return { records: [bottleDraft(start, end, { amountOz, said: [milk], own: note.note })] };
    }
    case 'diaper':
      return {
        records: [diaperDraft(start, textIn(row, 'diapercontent').replaceAll('_', ' '), { own: note.note })],
      };
    case 'pump': {
      const [leftOz, rightOz] = PUMPED.map((column) =>
        readAmount(row, textIn(row, column), answers.units.volume),
      );
      return { records: [pumpDraft(start, end, { leftOz, rightOz }, note)] };
    }
    case 'temperature':
      return { records: [temperatureDraft(start, textIn(row, 'temperature'), '', note)] };
    case 'meal':
      return { records: [mealDraft(start, '', {}, note, 'Solids')] };
    default:
      return remarkAt(
        start,
        category,
        listOf([otherWords(row, ['start', 'end', 'category', 'comment', 'createdat', ...MARKS]), note.note]),
      );
  }
}

/** Decodes the comment. A comment with a plain percent sign stays as it is. */
function decoded(comment: string): string {
  try {
    return decodeURIComponent(comment);
  } catch {
    return comment;
  }
}

/** A night is not longer. Without this limit, a morning that was not logged would make a sleep of a day and a half. */
const LONGEST_NIGHT = 16 * HOUR;

/**
 * Adds the end of each stretch of the night to the row that begins it: bedtime, or a waking. It ends with the next
 * waking or in the morning. A morning becomes no entry, so a morning that ends a night is left out. It stays if it has
 * a comment.
 */
function sheets(content: FileContent): Sheet[] | null {
  const [sheet] = 'sheets' in content ? content.sheets : [];
  if (!sheet || !log.matches(new Set(sheet.titles.map((title) => title.toLowerCase())))) return null;
  const at = (name: string) => sheet.titles.findIndex((title) => title.toLowerCase() === name);
  const [startAt, endAt, categoryAt] = [at('start'), at('end'), at('category')];
  const cell = (row: SheetRow, index: number) => row.cells[index]?.trim() ?? '';
  const instant = (text: string) => Date.parse(text);
  const events = sheet.rows
    .filter((row) => row.damage === undefined && !Number.isNaN(instant(cell(row, startAt))))
    .filter((row) => /^(BED_TIME|NIGHT_WAKING|WOKE_UP|NAP)$/.test(cell(row, categoryAt)))
    .toSorted((a, b) => instant(cell(a, startAt)) - instant(cell(b, startAt)));
  const until = new Map<SheetRow, string>();
  const mornings = new Set<SheetRow>();
  let asleep: { row: SheetRow; from: number } | null = null;
  for (const row of events) {
    const [started, ended, category] = [cell(row, startAt), cell(row, endAt), cell(row, categoryAt)];
    const wakes = category === 'NIGHT_WAKING' || category === 'WOKE_UP';
    if (wakes && asleep && instant(started) - asleep.from <= LONGEST_NIGHT) {
      until.set(asleep.row, started);
      if (category === 'WOKE_UP' && !cell(row, at('comment'))) mornings.add(row);
    }
    const sleepsOn: boolean = category === 'BED_TIME' || (category === 'NIGHT_WAKING' && asleep !== null);
    asleep = sleepsOn ? { row, from: instant(category === 'BED_TIME' ? started : ended || started) } : null;
  }
  const rows = sheet.rows
    .filter((row) => !mornings.has(row))
    .map((row) => ({ ...row, cells: [...padded(row.cells, sheet.titles.length), until.get(row) ?? ''] }));
  return [{ ...sheet, titles: [...sheet.titles, ASLEEP_UNTIL], rows }];
}

function padded(cells: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}
