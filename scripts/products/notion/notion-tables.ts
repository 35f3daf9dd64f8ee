import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FeedType } from '#domain/kinds/feed/feed.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { addDays, type Clock, type Day, MINUTE } from '#domain/time/when.ts';
import { lengthIn, ozFrom, round, weightIn } from '#domain/units/units.ts';
import { csvLine } from '#exports/csv-text.ts';
import { care } from '#words/en/care.ts';
import { fields } from '#words/en/fields.ts';

/** A database. Its first column is the title of a row, and Notion opens each row as a page. */
export interface NotionTable {
  name: string;
  columns: readonly string[];
  rows: string[][];
}

const BABY = 'Olive';
const { diaper } = care.kinds;

/** Each row: start, minutes, side or bottle, milliliters, note. */
const FEEDS: [Clock, number, FeedType, number | null, string][] = [
  ['00:40', 17, 'right', null, 'Sleepy, changed in between'],
  ['03:46', 14, 'left', null, ''],
  ['07:11', 16, 'right', null, ''],
  ['09:50', 12, 'left', null, 'Growth spurt?'],
  ['12:20', 15, 'right', null, ''],
  ['15:02', 13, 'left', null, ''],
  ['17:45', 15, 'bottle', 90, 'Pumped milk, from Sam'],
  ['20:30', 18, 'right', null, 'Then straight to sleep'],
];

const DIAPERS: [Clock, UsedDiaperType, color: string, note: string][] = [
  ['00:58', 'wet', '', ''],
  ['04:02', 'mixed', 'Yellow', ''],
  ['07:30', 'wet', '', ''],
  ['10:05', 'dirty', 'Yellow', 'A little red, used cream'],
  ['12:40', 'wet', '', ''],
  ['15:20', 'wet', '', ''],
  ['18:05', 'mixed', 'Yellow', ''],
  ['20:55', 'wet', '', ''],
];

/** Each row: start, minutes, night or nap, note. */
const SLEEP: [Clock, number, 'Night' | 'Nap', string][] = [
  ['01:05', 155, 'Night', ''],
  ['04:10', 170, 'Night', 'Swaddled'],
  ['08:15', 70, 'Nap', ''],
  ['10:30', 95, 'Nap', 'In the carrier'],
  ['13:10', 80, 'Nap', ''],
  ['15:55', 60, 'Nap', 'Stroller'],
  ['21:00', 190, 'Night', ''],
];

/** Each row: days before the sample day, weight in kg, length in cm, head in cm, note. */
const GROWTH: [number, number, number | null, number | null, string][] = [
  [42, 3.2, 49, 33.8, 'At birth'],
  [39, 3.01, null, null, 'First checkup'],
  [31, 3.22, null, null, 'Back at birth weight'],
  [21, 3.56, 51, 35.2, 'Pediatrician'],
  [0, 4.2, 52, 36, 'Pediatrician'],
];

const QUESTIONS: [question: string, answer: string][] = [
  ['How often should she eat at night by now?', ''],
  ['Is her weight following its curve?', ''],
  ['Vitamin D: which drops, and how much?', 'A sample answer: write down here what you were told.'],
];

/**
 * Makes the databases, each with sample rows of one made-up day. From the sample rows, Notion guesses the type of each
 * column, and a parent sees how to fill in a row. Sizes have a column for each unit, because hiding a column is easier
 * than computing one.
 */
export function notionTables(day: Day): NotionTable[] {
  const born = notionDay(addDays(day, -42));
  return [
    {
      name: 'Babies',
      columns: ['Name', 'Born', 'Pediatrician', 'Phone', 'Allergies', 'Note'],
      rows: [[BABY, born, 'Dr. Reyes', '555-0142', '', 'A sample: put in your own, or delete the row.']],
    },
    {
      name: 'Feeds',
      columns: ['Feed', 'Baby', 'Began', 'Ended', 'Type', 'Amount (oz)', 'Amount (ml)', 'Note'],
      rows: FEEDS.map(([clock, minutes, type, ml, note]) => [
        fields.feed.choices.type[type],
        BABY,
        notionTime(day, clock),
        notionTime(day, clock, minutes),
        fields.feed.choices.type[type],
        cell(ml && round(ozFrom(ml, 'ml'), 1)),
        cell(ml),
        note,
      ]),
    },
    {
      name: 'Diapers',
      columns: ['Diaper', 'Baby', 'At', 'Type', 'Color', 'Note'],
      rows: DIAPERS.map(([clock, type, color, note]) => [
        diaper.name({ type }),
        BABY,
        notionTime(day, clock),
        fields.diaper.choices.type[type],
        color,
        note,
      ]),
    },
    {
      name: 'Sleep',
      columns: ['Sleep', 'Baby', 'Began', 'Ended', 'Kind', 'Note'],
      rows: SLEEP.map(([clock, minutes, kind, note]) => [
        kind === 'Nap' ? 'Nap' : 'Night sleep',
        BABY,
        notionTime(day, clock),
        notionTime(day, clock, minutes),
        kind,
        note,
      ]),
    },
    {
      name: 'Growth',
      columns: [
        'Measured',
        'Baby',
        'Date',
        'Weight (kg)',
        'Weight (lb)',
        'Length (cm)',
        'Length (in)',
        'Head (cm)',
        'Head (in)',
        'Note',
      ],
      rows: GROWTH.map(([before, kg, length, head, note]) => [
        `Day ${43 - before} of life`,
        BABY,
        notionDay(addDays(day, -before)),
        ...inBoth(kg, (value) => weightIn(value, 'lb')),
        ...inBoth(length, (value) => lengthIn(value, 'in')),
        ...inBoth(head, (value) => lengthIn(value, 'in')),
        note,
      ]),
    },
    {
      name: 'Questions for the visit',
      columns: ['Question', 'Baby', 'Visit', 'Asked', 'Answer'],
      rows: QUESTIONS.map(([question, answer]) => [
        question,
        BABY,
        notionDay(addDays(day, 12)),
        answer ? 'Yes' : 'No',
        answer,
      ]),
    },
  ];
}

/**
 * Writes the table as CSV: a header, then a line for each row. A guard prevents programs from reading a cell as a
 * formula.
 */
export function csvOf({ columns, rows }: NotionTable): string {
  return [columns, ...rows.map((row) => row.map(guardCell))].map(csvLine).join('');
}

function inBoth(metric: number | null, other: (metric: number) => number): [string, string] {
  return [cell(metric), metric === null ? '' : cell(round(other(metric), 2))];
}

function cell(value: number | null): string {
  return value === null ? '' : String(value);
}

const DATE_WORDS = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const CLOCK_WORDS = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats a day as in Notion's own exports, so that Notion's import recognizes a date: "November 20, 2026". */
function notionDay(day: Day): string {
  return DATE_WORDS.format(Date.parse(`${day}T00:00Z`));
}

/** Formats the time `minutes` after `clock`: "November 20, 2026 2:05 PM". */
function notionTime(day: Day, clock: Clock, minutes = 0): string {
  const at = Date.parse(`${day}T${clock}Z`) + minutes * MINUTE;
  return `${DATE_WORDS.format(at)} ${CLOCK_WORDS.format(at).replaceAll('\u202f', ' ')}`;
}
