import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import { kindsOfLogs } from '#domain/log/care-record.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { kindWords } from '#words/say/kinds.ts';
import type { TableReader } from './csv-text.ts';

/** The width of a line in characters. */
const WIDTH = 100;
/** The width of the column with the file names, in characters. */
const NAMES = 23;

/** Describes the content of the full export for a reader without the app. Uses Windows line ends. */
export function everythingReadme(log: FamilyLog, created: number, reader: TableReader): string {
  const { units } = reader;
  const { readme } = reader.words.tables;
  const { files } = readme;
  const tables = files.tables(units.volume, units.weight, units.length, `°${units.temperature}`);
  const lines = [
    readme.title,
    readme.made(new Date(created).toISOString()),
    '',
    readme.counts(countsOf(log, reader)),
    '',
    ...beside('wee-hours.json', files.json),
    ...beside('wee-hours.schema.json', files.schema),
    ...beside('everything.csv', files.csv),
    ...beside('tables/*.csv', tables),
    ...beside('photos/', files.photos),
    '',
    ...wrapped(readme.instants),
    ...wrapped(readme.clocks),
    ...wrapped(readme.amounts),
    ...measureLines(reader),
    '',
    ...wrapped(readme.removed),
    ...wrapped(readme.guards),
    '',
    ...wrapped(readme.notLocked),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Counts the babies, the entries of each kind, and the other rows of the log. */
function countsOf(log: FamilyLog, reader: TableReader): string[] {
  const { count, babies, others, family, timers, trash } = reader.words.tables.readme;
  return [
    count(babies, log.babies.length),
    ...kindsOfLogs(log).map((kind) => count(kindWords(kind, reader).all, log[kind].length)),
    ...(log.others.length > 0 ? [count(others, log.others.length)] : []),
    ...(log.family.length > 0 ? [count(family, log.family.length)] : []),
    count(timers, log.timers.length),
    count(trash, log.trash.length),
  ];
}

/** Makes a line for each unit. It names the fields that are stored in the unit. */
function measureLines({ words }: TableReader): string[] {
  const fields = kindNames().flatMap((kind) => Object.entries(kindOf(kind).fields));
  const units = Object.entries(words.tables.stored).map(([unit, name]) => {
    const names = fields.flatMap(([field, value]) =>
      value.is === 'measure' && value.unit === unit ? [field] : [],
    );
    return { names: [...new Set(names)].join(', '), unit: name };
  });
  const lines = units.filter(({ names }) => names !== '');
  const width = Math.max(...lines.map(({ names }) => names.length));
  return lines.map(({ names, unit }) => `  ${names.padEnd(width)}  ${unit}`);
}

/** Returns lines with the file name on the left and the text on the right. */
function beside(name: string, text: string): string[] {
  return wrapped(text, WIDTH - NAMES).map((line, index) => (index === 0 ? name : '').padEnd(NAMES) + line);
}

/** Breaks a text into lines of at most `width` characters. A longer word has its own line. */
function wrapped(text: string, width = WIDTH): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
