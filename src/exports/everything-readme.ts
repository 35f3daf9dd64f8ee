import type { MeasureUnit } from '#domain/kinds/fields.ts';
import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import { kindsOfLogs } from '#domain/log/care-record.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import type { Units } from '#domain/units/units.ts';

/** Describes the content of the full export for a reader without the app. Uses Windows line ends. */
export function everythingReadme(log: FamilyLog, created: number, units: Units): string {
  const counts = [
    `Baby profiles ${log.babies.length}`,
    ...kindsOfLogs(log).map((kind) => `${kindOf(kind).words.many} ${log[kind].length}`),
    ...(log.others.length > 0 ? [`entries of a newer version ${log.others.length}`] : []),
    ...(log.family.length > 0 ? [`rows of the family’s lists ${log.family.length}`] : []),
    `running timers ${log.timers.length}`,
    `in the trash ${log.trash.length}`,
  ];
  const lines = [
    'Everything that Wee Hours held of this account',
    `Made on ${new Date(created).toISOString()} (UTC), on the device itself.`,
    '',
    `${counts.join(', ')}.`,
    '',
    'wee-hours.json         All of it: the account but for its password, preferences, babies, entries,',
    '                       the family’s lists, running timers, the trash, and what was imported.',
    'wee-hours.schema.json  Says what each field of wee-hours.json means (JSON Schema, draft 2020-12).',
    'everything.csv         Babies and entries as one table. Wee Hours imports it again without loss.',
    `tables/*.csv           A table for each kind, to read and reckon with, in ${units.volume}, ${units.weight}, ${units.length} and °${units.temperature}.`,
    'photos/                The babies’ photos, named by the id that each baby has in wee-hours.json.',
    '',
    'Times: startedAt, endedAt, at, createdAt and the like are milliseconds since 1970-01-01T00:00:00Z.',
    'date, startTime, endTime and time are what the clock on the wall read, in the time zone named beside them.',
    'Amounts are not rounded. Each is in one unit:',
    ...measureLines(),
    '',
    'A baby with removedAt, and what is under trash, was deleted and could still be restored.',
    "A ' in front of = + - or @ keeps a spreadsheet from taking the text for a formula. A cell that begins with",
    "'\\ has such marks inside, behind , ; tabs and line breaks. An import takes the marks out again.",
    '',
    'This zip is not locked: whoever has it can read it. Keep it where you keep what is private.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** The names of the units. A plain number has none. */
const UNIT_NAMES: Record<Exclude<MeasureUnit, 'number'>, string> = {
  oz: 'US fluid ounces',
  kg: 'kilograms',
  cm: 'centimeters',
  celsius: 'degrees Celsius',
};

/** A line for each unit, with the names of its fields. */
function measureLines(): string[] {
  const fields = kindNames().flatMap((kind) => Object.entries(kindOf(kind).fields));
  const units = Object.entries(UNIT_NAMES).map(([unit, words]) => {
    const names = fields.flatMap(([name, field]) =>
      field.is === 'measure' && field.unit === unit ? [name] : [],
    );
    return { names: [...new Set(names)].join(', '), words };
  });
  const lines = units.filter(({ names }) => names !== '');
  const width = Math.max(...lines.map(({ names }) => names.length));
  return lines.map(({ names, words }) => `  ${names.padEnd(width)}  ${words}`);
}
