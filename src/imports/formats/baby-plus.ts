import { dayPart } from '#domain/time/when.ts';
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
  Asks,
  FileContent,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
  Sheet,
} from '#imports/rows/import-format.ts';
import { readInstantText } from '#imports/rows/instant-time.ts';
import { momentDraft, pumpDraft } from '#imports/rows/later-drafts.ts';
import { readOnly } from '#imports/rows/read-number.ts';
import { readAmount, readMetricGrowths, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, noteOf, otherWords, textIn } from '#imports/rows/row-text.ts';
import { after } from '#imports/rows/row-times.ts';
import { CHILD_COLUMNS, childOfSheet, readChildren, withChildren } from '#imports/rows/sheet-child.ts';

/** Ids. They are numbers of the list, so they identify no entry outside of the file. */
const PASSED_OVER = ['pk', 'babyid', ...CHILD_COLUMNS];

/** The times have an offset from UTC, or are time stamps. Neither names the zone. */
const COMMON: Asks = {
  child: childOfSheet,
  zone: () => true,
};

const bottle = tableOf('baby_bottlefeed', 'Bottle', (row, answers) => {
  const at = readInstantText(textIn(row, 'date'), answers);
  const [ml, oz] = [textIn(row, 'amountml'), textIn(row, 'amountoz')];
  const isFormula = /^(true|1)$/.test(textIn(row, 'isformula'));
  const milk = isFormula ? 'formula' : textIn(row, 'isformula') ? 'breast milk' : '';
  const amountOz = readOz(row, ml || oz, ml ? 'ml' : 'oz');
  return { records: [bottleDraft(at, at, { amountOz, said: [milk], own: textIn(row, 'note') })] };
});

const nursing = tableOf('baby_nursingfeed', 'Breastfeed', (row, answers) => {
  const start = readInstantText(textIn(row, 'startdate'), answers);
  const ended = textIn(row, 'enddate');
  const end = isStamp(ended) ? readInstantText(ended, answers) : null;
  const side = textIn(row, 'nursingside').toLowerCase();
  const [left, right] = [secondsIn(row, 'leftduration'), secondsIn(row, 'rightduration')];
  const whole = end ? end.at - start.at : 0;
  const [leftLength, rightLength] =
    left || right ? [left * 1000, right * 1000] : [side === 'left' ? whole : 0, side === 'right' ? whole : 0];
  const first = textIn(row, 'startingbreast').toLowerCase();
  const sides = twoSides(leftLength, rightLength, first === 'left' || first === 'right' ? first : null);
  return nursingContent(sides, { start, end: null }, { note: textIn(row, 'note') }, side);
});

const sleep = tableOf('baby_sleep', 'Sleep', (row, answers) => {
  const ended = textIn(row, 'enddate');
  const start = readInstantText(textIn(row, 'startdate'), answers);
  const end = isStamp(ended) ? readInstantText(ended, answers) : null;
  return { records: [sleepDraft(start, end, { note: textIn(row, 'note') })] };
});

const diaper = tableOf('baby_nappy', 'Diaper', (row, answers) => {
  const at = readInstantText(textIn(row, 'date'), answers);
  const content = textIn(row, 'type').replace(/^soiled$/i, 'dirty');
  return {
    records: [diaperDraft(at, content, { said: [textIn(row, 'details')], own: textIn(row, 'note') })],
  };
});

const growth = tableOf('baby_growth', 'Growth', (row, answers) => {
  const at = readInstantText(textIn(row, 'date'), answers);
  const { measures, ...doubt } = readMetricGrowths(row, 'weight', 'height', 'head');
  const note = textIn(row, 'note');
  return { measure: { date: dayPart(at.wall), zone: at.zone, note, ...measures }, ...doubt };
});

const pumping = tableOf('baby_expressingfeed', 'Pumping', (row, answers) => {
  const at = readInstantText(textIn(row, 'date'), answers);
  const [ml, oz] = [textIn(row, 'amountml'), textIn(row, 'amountoz')];
  const totalOz = readAmount(row, ml || oz, ml ? 'ml' : 'oz');
  const end = after(at, secondsIn(row, 'durationseconds') * 1000);
  return { records: [pumpDraft(at, end, { totalOz }, { note: textIn(row, 'note') })] };
});

const milestone = tableOf('my_milestones', 'Milestone', (row, answers) => {
  const at = readInstantText(textIn(row, 'date'), answers);
  // The id has the words of the milestone: "LooksInDirectionOfVoice".
  const title = textIn(row, 'id').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const words = noteOf([textIn(row, 'category')], textIn(row, 'note'));
  return { records: [momentDraft(at, 'first', title, words, 'Milestone')] };
});

/** Lists whose fields are not known, and the names of their entries. */
const OTHERS = {
  baby_solidfeed: 'Solids',
  baby_temperature: 'Temperature',
  baby_crying: 'Crying',
  baby_toothlog: 'Tooth',
  health_medlog: 'Medicine',
  health_vaccinelog: 'Vaccine',
  diarynote: 'Diary',
} as const;

const others = Object.entries(OTHERS).map(([list, kind]) => {
  const table = tableOf(list, kind, (row, answers) => {
    const at = readInstantText(textIn(row, 'date', 'startdate'), answers);
    return remarkAt(at, kind, otherWords(row, [...PASSED_OVER, 'date', 'startdate', markOf(list)]));
  });
  return { ...table, asks: { ...COMMON, becomesRecord: () => false } };
});

/** Returns the name of a column without values, which identifies the list. */
function markOf(list: string): string {
  return `baby+ ${list}`;
}

function tableOf(list: string, kind: string, read: (row: Row, answers: Answers) => RowContent): ImportTable {
  return {
    matches: hasColumns(markOf(list)),
    passedOver: [...PASSED_OVER, markOf(list)],
    asks: COMMON,
    kindOf: () => kind,
    read,
  };
}

/**
 * The JSON file of Baby+ by Philips, `babyplus_data_export.json`. Each kind is a list. Times have an offset on Android,
 * and are time stamps in seconds on iPhones. Sources: Kaljurand/pybabyplus (Android), and importers of other trackers
 * (iPhone).
 */
export const babyPlus: ImportFormat = {
  name: 'Baby+',
  tables: [bottle, nursing, sleep, diaper, growth, pumping, milestone, ...others],
  sheets,
};

/** An entry that is still running ends at the time stamp 0. */
function isStamp(text: string): boolean {
  return text !== '' && !/^(0(\.0*)?|1970-01-01T.*)$/.test(text);
}

function secondsIn(row: Row, column: string): number {
  const text = textIn(row, column);
  const seconds = text ? readOnly(text) : 0;
  if (seconds === null) throw new RowProblem('sideUnread', text);
  return seconds;
}

/** Adds the name of the list and the child to each list. Leaves out lists that the app keeps for itself. */
function sheets(content: FileContent): Sheet[] | null {
  if (!('sheets' in content)) return null;
  const lists = new Map(content.sheets.map((sheet) => [sheet.name, sheet]));
  if (!KNOWN.some((list) => lists.has(list))) return null;
  const children = readChildren(lists.get('babyprofile'), PROFILE, dayIn);
  return KNOWN.flatMap((list) => {
    const sheet = lists.get(list);
    if (!sheet) return [];
    const rows = sheet.rows.map((row) => ({ ...row, cells: [...row.cells, ''] }));
    const marked = { ...sheet, titles: [...sheet.titles, markOf(list)], rows };
    return [withChildren(marked, 'babyid', children)];
  });
}

const KNOWN = [
  ...['baby_bottlefeed', 'baby_nursingfeed', 'baby_sleep', 'baby_nappy', 'baby_growth'],
  ...['baby_expressingfeed', 'my_milestones'],
  ...Object.keys(OTHERS),
];

/** The keys of a profile are letters. The birth is a time. */
const PROFILE = { id: 'a', child: 'b', sex: 'c', born: 'd' };
const dayIn = (time: string) => /^\d{4}-\d\d-\d\d/.exec(time)?.[0] ?? '';
