import { MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  halves,
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
import { activityDraft, pumpDraft, temperatureDraft } from '#imports/rows/later-drafts.ts';
import { readAmount, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, listOf, otherWords, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readTimes } from '#imports/rows/row-times.ts';
import { readHoursAndMinutes, statedIn } from '#imports/rows/stated-duration.ts';
import { beginsWithDate } from '#imports/rows/wall-time.ts';

/** The names of the parts of a record: its type, duration, amount, side, diaper, color and note. */
const [TYPE, LENGTH, SIDE, DIAPER, COLOR, NOTE] = [
  '기록 종류',
  '소요시간',
  '수유 방향',
  '배변 형태',
  '배변색',
  '메모',
] as const;
const TEMPERATURE = '체온';
const [BEGAN, ENDED] = ['start', 'end'];
const AMOUNT = /^총\s?양\s?\((ml|oz)\)$/;

const log: ImportTable = {
  matches: hasColumns(BEGAN, ENDED, TYPE),
  asks: {
    child: () => ({ name: '' }),
    becomesRecord: (row) => kindIn(row) !== 'other',
    zone: () => true,
  },
  kindOf: (row) => textIn(row, TYPE) || 'Record without a type',
  read: readRow,
};

/**
 * The text of BabyTime (베이비타임) in Korean. A record is a line with its times, and a line for each of its parts. A
 * line of equals signs ends it. Source: JooYoung1121/daily_schedule.
 */
export const babyTime: ImportFormat = { name: 'BabyTime', tables: [log], sheets };

const KINDS = [
  ['formula', /^분유$/],
  ['milk', /^유축\s?수유$/],
  ['breast', /^(모유|모유\s?수유)$/],
  ['nap', /^낮잠$/],
  ['night', /^밤잠$/],
  ['diaper', /^기저귀$/],
  ['pump', /^유축$/],
  ['temperature', /^(체온|열)$/],
  ['bath', /^목욕$/],
  ['play', /^놀이$/],
  ['walk', /^산책$/],
  ['tummy time', /^터미타임$/],
] as const;

function kindIn(row: Row): (typeof KINDS)[number][0] | 'other' {
  return KINDS.find(([, pattern]) => pattern.test(textIn(row, TYPE)))?.[0] ?? 'other';
}

const CONTENTS = { 대변: 'poo', 소변: 'pee', 둘다: 'both', '둘 다': 'both' };

function readRow(row: Row, answers: Answers): RowContent {
  const length = textIn(row, LENGTH);
  const minutes = readHoursAndMinutes(length);
  if (length && minutes === null) throw new RowProblem('durationUnread', length);
  const stated = minutes === null ? null : statedIn(length, minutes);
  const times = readTimes(row, textIn(row, BEGAN), textIn(row, ENDED), stated, answers);
  const { start, end } = times;
  const note = textIn(row, NOTE);
  const kind = kindIn(row);
  switch (kind) {
    case 'formula':
    case 'milk': {
      const milk = kind === 'formula' ? 'formula' : 'breast';
      const bottle = bottleDraft(start, end, {
        amountOz: readOz(row, amountIn(row), ''),
        milk,
        said: [],
        own: note,
      });
      return { records: [bottle], ...(times.doubt && { doubt: times.doubt }) };
    }
    case 'breast':
      return readNursing(row, times, minutes);
    case 'nap':
    case 'night':
      return {
        records: [sleepDraft(start, end, { note }, kind === 'night')],
        ...(times.doubt && { doubt: times.doubt }),
      };
    case 'diaper': {
      const said = textIn(row, DIAPER);
      const content = Object.hasOwn(CONTENTS, said) ? CONTENTS[said as keyof typeof CONTENTS] : said;
      return { records: [diaperDraft(start, content, { said: [colorIn(row)], own: note })] };
    }
    case 'pump':
      return { records: [pumpDraft(start, end, { totalOz: readAmount(row, amountIn(row), '') }, { note })] };
    case 'temperature':
      return { records: [temperatureDraft(start, textIn(row, TEMPERATURE), 'C', { note })] };
    case 'bath':
    case 'play':
    case 'walk':
    case 'tummy time':
      return { records: [activityDraft(start, end, kind, { note })] };
    default: {
      const others = otherWords(row, [BEGAN, ENDED, TYPE, NOTE]);
      return remarkAt(start, log.kindOf(row), listOf([others, note]));
    }
  }
}

const COLORS = new Map([
  ['황색', 'yellow'],
  ['갈색', 'brown'],
  ['녹색', 'green'],
  ['흑색', 'black'],
  ['적색', 'red'],
]);

/** Returns the color in English. Newer versions of the app write its number: "D29335". */
function colorIn(row: Row): string {
  const color = textIn(row, COLOR);
  return COLORS.get(color) ?? color;
}

function readNursing(row: Row, times: RowTimes, minutes: number | null): RowContent {
  const { start, end } = times;
  const side = textIn(row, SIDE);
  const length = minutes === null ? (end ? end.at - start.at : 0) : minutes * MINUTE;
  const nursing =
    side === '양쪽'
      ? halves(length)
      : twoSides(side === '왼쪽' ? length : 0, side === '오른쪽' ? length : 0, null);
  return nursingContent(nursing, times, { note: textIn(row, NOTE) }, side);
}

/**
 * Returns the amount with its unit: "120 ml". The app writes the unit after the number. A number without it may have
 * been cut, so the unit in the name of the part does not count.
 */
function amountIn(row: Row): string {
  const header = row.headers.find((one) => AMOUNT.test(one) && textIn(row, one));
  return header === undefined ? '' : textIn(row, header).replace(/\((ml|oz)\)$/, '$1');
}

const RECORD = /^\d{4}\s?[-./년][^\r\n]*[\r\n]+기록 종류:/m;
/** The app knows about twenty parts. More names mean that a note has lines with colons. */
const MOST_PARTS = 60;
const PART = /^([^\d:\s][^:]{0,20}?)\s*:\s*(.*)$/;
const END = /^={5,}$/;

function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

/** Makes a row of each record. A line that is no part belongs to the note. */
function sheets(content: FileContent): Sheet[] | null {
  if (!('text' in content) || !RECORD.test(content.text)) return null;
  const records: { line: number; parts: Map<string, string>; isWhole: boolean }[] = [];
  const titles = new Set([BEGAN, ENDED, TYPE, NOTE]);
  let record: (typeof records)[number] | null = null;
  for (const [index, whole] of linesOf(content.text).entries()) {
    const line = whole.trim();
    const [, name = '', value = ''] = PART.exec(line) ?? [];
    const isNext = /^\d{4}/.test(line) && beginsWithDate(line) && !record?.parts.has(TYPE);
    if (!line) continue;
    if (END.test(line)) {
      if (record) record.isWhole = true;
      record = null;
    } else if (!record || isNext) {
      const [began = '', ended = ''] = line.split('~').map((time) => time.trim());
      const parts = new Map([
        [BEGAN, began],
        [ENDED, ended],
      ]);
      record = { line: index + 1, parts, isWhole: false };
      records.push(record);
    } else if (name && (titles.has(name) || titles.size < MOST_PARTS)) {
      titles.add(name);
      record.parts.set(name, value);
    } else record.parts.set(NOTE, `${record.parts.get(NOTE) ?? ''} ${line}`.trim());
  }
  const rows = records.map(({ line, parts, isWhole }): SheetRow => {
    const cells = [...titles].map((title) => parts.get(title) ?? '');
    return { line, cells, ...(!isWhole && { doubt: 'fileCut' as const }) };
  });
  return [{ name: '', titles: [...titles], rows }];
}
