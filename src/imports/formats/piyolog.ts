import { dayPart, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  type Nursing,
  nursingContent,
  remarkAt,
  sleepDraft,
  withoutOrder,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  FileContent,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
  Sheet,
} from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasOnlyColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { after, readDayInTime, readRowMoment } from '#imports/rows/row-times.ts';
import { readHoursAndMinutes } from '#imports/rows/stated-duration.ts';
import { PIYOLOG_TITLES, piyologRows } from './piyolog-lines.ts';

const log: ImportTable = {
  matches: hasOnlyColumns(PIYOLOG_TITLES),
  asks: {
    child: (row) => ({ name: textIn(row, 'child') }),
    becomesRecord: (row) => kindIn(row) !== 'other',
    zone: () => true,
  },
  kindOf: (row) => textIn(row, 'type'),
  read: (row, answers) => readRow(row, { ...answers, dateOrder: 'month-first' }),
};

/**
 * The text of PiyoLog (ぴよログ) for a day or a month, in Japanese or English. Sources: kaneshin/piyolog,
 * rauta0127/piyolog_parser (Japanese), Meir017/baby-ai (English).
 */
export const piyolog: ImportFormat = { name: 'PiyoLog', tables: [log], sheets };

function sheets(content: FileContent): Sheet[] | null {
  if (!('text' in content)) return null;
  const read = piyologRows(content.text);
  return read && [{ name: '', titles: PIYOLOG_TITLES, ...read }];
}

const KINDS = [
  ['nursing', /^(母乳|breastfeeding|nursing)$/i],
  ['formula', /^(ミルク|formula)$/i],
  ['milk', /^(搾母乳|expressed breast milk|pumped breast milk)$/i],
  ['sleep', /^(起きる|寝る|wake-up|sleep)$/i],
  ['diaper', /^(おしっこ|うんち|pee|poop|おしっこ\+うんち|pee\+poop)$/i],
  ['weightKg', /^(体重|weight)$/i],
  ['lengthCm', /^(身長|height)$/i],
  ['headCm', /^(頭囲|head size)$/i],
  ['pump', /^(搾乳|pumping)$/i],
  ['temperature', /^(体温|body temp\.?)$/i],
  ['meal', /^(離乳食|おやつ|ごはん|solid|meal|baby food|snack)$/i],
  ['dose', /^(薬|medicine)$/i],
  ['bath', /^(お風呂|baths?)$/i],
  ['walk', /^(さんぽ|散歩|walks?)$/i],
  ['vaccine', /^(予防接種|vaccine)$/i],
  ['visit', /^(病院|hospital)$/i],
] as const;

function kindIn(row: Row): (typeof KINDS)[number][0] | 'other' {
  return KINDS.find(([, pattern]) => pattern.test(textIn(row, 'type')))?.[0] ?? 'other';
}

function readRow(row: Row, answers: Answers): RowContent {
  const [day, time] = [textIn(row, 'day'), textIn(row, 'time')];
  const [type, details, note] = [textIn(row, 'type'), textIn(row, 'details'), textIn(row, 'note')];
  if (!time) return readDiary(day, listOf([details, note]), type, answers);
  const at = readRowMoment(row, `${day} ${time}`, answers);
  const kind = kindIn(row);
  switch (kind) {
    case 'nursing':
      return nursingContent(sidesIn(details), { start: at, end: null }, { note }, details);
    case 'formula':
    case 'milk': {
      const amountOz = readOz(row, details, '');
      const milk = kind === 'formula' ? 'formula' : 'breast';
      return { records: [bottleDraft(at, at, { amountOz, milk, said: [], own: note })] };
    }
    case 'sleep':
      return readSleep(row, details, note, answers);
    case 'diaper': {
      const content = `${/おしっこ|pee/i.test(type) ? 'pee' : ''} ${/うんち|poop/i.test(type) ? 'poo' : ''}`;
      return { records: [diaperDraft(at, content, { said: contentsIn(type, details), own: note })] };
    }
    case 'pump':
      return { records: [pumpDraft(at, null, { totalOz: readOz(row, details, '') }, { note })] };
    case 'temperature':
      return { records: [temperatureDraft(at, details, '', { note })] };
    case 'meal':
      return { records: [mealDraft(at, details, {}, { note }, type)] };
    case 'dose':
      return { records: [doseDraft(at, details || type, '', { note })] };
    case 'bath':
    case 'walk':
      return { records: [activityDraft(at, null, kind, noteOf([details], note))] };
    case 'vaccine':
    case 'visit':
      return { records: [momentDraft(at, kind, details, { note }, type)] };
    case 'other':
      return remarkAt(at, type, listOf([details, note]));
    default:
      return {
        measure: { date: dayPart(at.wall), zone: at.zone, note, [kind]: readGrowth(kind, details, '') },
      };
  }
}

const STOOL = new Map([
  ['ちょっと', 'small'],
  ['少なめ', 'small'],
  ['ふつう', 'medium'],
  ['多め', 'large'],
  ['かため', 'hard'],
  ['やわらかめ', 'soft'],
  ['下痢', 'runny'],
]);

/**
 * Reads the details of a diaper: "(ふつう/やわらかめ)". Those of a mixed diaper are about urine, and after a bar about
 * stool. A word without a known meaning stays as it is.
 */
function contentsIn(type: string, details: string): string[] {
  const parts = details.split('|');
  const names = parts.length > 1 ? ['pee', 'poo'] : [/うんち|poop/i.test(type) ? 'poo' : 'pee'];
  return parts.flatMap((part, at) =>
    part
      .replace(/[()]/g, '')
      .split(/[/,]/)
      .map((word) => {
        const known = STOOL.get(word.trim());
        return known ? `${names[at]} ${known}` : word.trim();
      }),
  );
}

/** Reads the diary of a day, which has no time. */
function readDiary(day: string, words: string, kind: string, answers: Answers): RowContent {
  const noon = settledMomentOf(`${readDayInTime(day, answers)}T12:00`, answers.zone);
  return { records: [momentDraft(noon, 'note', words, { note: '' }, kind, false)] };
}

/**
 * Reads a waking. The app writes the length of the sleep there. A row without a length has the time of falling asleep.
 */
function readSleep(row: Row, details: string, note: string, answers: Answers): RowContent {
  const end = readRowMoment(row, `${textIn(row, 'day')} ${textIn(row, 'time')}`, answers);
  if (/^(寝る|sleep)$/i.test(textIn(row, 'type'))) return { records: [sleepDraft(end, null, { note })] };
  const asleep = textIn(row, 'asleep');
  if (asleep) return { records: [sleepDraft(readRowMoment(row, asleep, answers), end, { note })] };
  const minutes = readHoursAndMinutes(details.replace(/^\((.*)\)$/, '$1'));
  if (!minutes) throw new RowProblem('durationUnread', details);
  return { records: [sleepDraft(after(end, -minutes * MINUTE), end, { note })] };
}

const SIDE = { 左: 'left', L: 'left', 右: 'right', R: 'right' } as const;

/**
 * Reads the sides of a feed: "左 8分 / 右 10分" or "L 8m ▶ R 10m". An arrow shows the order. A slash does not. Throws a
 * {@link RowProblem} if a part of the text is not a side with its length.
 */
function sidesIn(details: string): Nursing {
  if (!details) return { stretches: [] };
  const parts = details.split(/\s*([/▶◀→←])\s*/);
  const marks = parts.filter((_, index) => index % 2);
  const stretches = parts
    .filter((_, index) => index % 2 === 0)
    .map((part) => {
      const [, side = '', length = ''] = /^([左右LR])\s*(.+)$/.exec(part) ?? [];
      const minutes = readHoursAndMinutes(length);
      if (!side || minutes === null) throw new RowProblem('sideUnread', details);
      return { side: SIDE[side as keyof typeof SIDE], length: minutes * MINUTE };
    })
    .filter(({ length }) => length > 0);
  const [mark] = marks;
  if (mark === '▶' || mark === '→') return { stretches };
  if (mark === '◀' || mark === '←') return { stretches: stretches.reverse() };
  return withoutOrder(stretches);
}
