import { LOG_PARTS } from '#domain/family-log.ts';

/**
 * What `wee-hours.json` of {@link everythingZip} holds, as a JSON Schema that goes along in the zip. Fields that a newer
 * version added stay in a record, so every object may have more than is named here.
 */

const text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0 };
const instant = { type: 'integer', description: 'Milliseconds since 1970-01-01T00:00:00Z' };
const moment = { type: 'string', description: 'ISO 8601, UTC' };
const day = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day of the family’s calendar',
};
const clock = { type: 'string', pattern: '^\\d{2}:\\d{2}$', description: 'What the clock on the wall read' };
const wall = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
  description: 'Day and clock',
};
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] });
const oneOf = (...values: string[]) => ({ enum: values });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const listOf = (name: string) => ({ type: 'array', items: ref(name) });

function object(properties: Record<string, object>, optional: string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

const versions = { createdAt: instant, updatedAt: instant, updatedBy: text };
const stamp = {
  id: text,
  babyId: text,
  note: text,
  zone: { ...text, description: 'IANA time zone of the wall clock' },
  ...versions,
  importNote: { ...text, description: 'What an import made of a file’s other columns' },
  importId: text,
  importKey: text,
  keptWith: { type: 'array', items: text },
};
const OFTEN_MISSING = ['importNote', 'importId', 'importKey', 'keptWith'];

const DEFS = {
  baby: object(
    {
      babyId: text,
      name: text,
      birthDate: day,
      sex: oneOf('female', 'male'),
      photoUrl: { ...orNull(text), description: 'A JPEG as a data URL' },
      dueDate: day,
      archivedAt: instant,
      removedAt: { ...instant, description: 'Removed with all that was logged; restorable for 30 days' },
      ...versions,
    },
    ['dueDate', 'archivedAt', 'removedAt'],
  ),
  feed: object(
    {
      ...stamp,
      date: day,
      startTime: clock,
      endTime: { ...clock, description: 'Earlier than startTime: on the next day' },
      type: oneOf('left', 'right', 'bottle'),
      amountOz: { ...orNull({ type: 'number' }), description: 'US fluid ounces' },
      startedAt: instant,
      endedAt: instant,
      sessionId: { ...text, description: 'The same for the stretches of one sitting' },
      orderUnknown: { const: true, description: 'No file told which side of the sitting was first' },
    },
    [...OFTEN_MISSING, 'sessionId', 'orderUnknown'],
  ),
  diaper: object(
    { ...stamp, date: day, time: clock, type: oneOf('wet', 'dirty', 'mixed'), at: instant },
    OFTEN_MISSING,
  ),
  sleep: object(
    { ...stamp, startTime: wall, endTime: wall, isNight: flag, startedAt: instant, endedAt: instant },
    OFTEN_MISSING,
  ),
  growth: object(
    {
      ...stamp,
      date: day,
      weightKg: orNull({ type: 'number' }),
      lengthCm: orNull({ type: 'number' }),
      headCm: orNull({ type: 'number' }),
    },
    OFTEN_MISSING,
  ),
  timer: object(
    {
      id: text,
      babyId: text,
      kind: oneOf('feed', 'sleep'),
      segments: {
        type: 'array',
        items: object({
          side: { enum: ['left', 'right', null] },
          startedAt: instant,
          endedAt: { ...orNull(instant), description: 'null while it runs' },
        }),
      },
      wrote: {
        type: 'array',
        items: object({ id: text, updatedAt: instant }),
        description: 'The entries of a stop that was taken back',
      },
      ...versions,
    },
    ['wrote'],
  ),
  trash: object(
    {
      id: text,
      deleted: {
        oneOf: ['feed', 'diaper', 'sleep', 'growth'].map((kind) =>
          object({ kind: { const: kind }, record: ref(kind) }),
        ),
      },
      deletedAt: instant,
      deletedBy: text,
      takenBack: { ...flag, description: 'Deleted with its whole import' },
    },
    ['takenBack'],
  ),
  import: object({
    id: text,
    source: text,
    importedAt: instant,
    counts: object({ feed: count, diaper: count, sleep: count, growth: count }),
    babyIds: { type: 'array', items: text },
  }),
};

const ITEM_OF: Record<(typeof LOG_PARTS)[number], keyof typeof DEFS> = {
  babies: 'baby',
  feeds: 'feed',
  diapers: 'diaper',
  sleeps: 'sleep',
  growths: 'growth',
  timers: 'timer',
  trash: 'trash',
  imports: 'import',
};

export const EVERYTHING_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Everything that Wee Hours holds of one account',
  ...object({
    madeBy: { const: 'Wee Hours' },
    format: { const: 1 },
    madeAt: moment,
    account: {
      ...object({
        userId: text,
        email: text,
        name: text,
        plan: oneOf('free', 'starter', 'plus', 'lifetime'),
        createdAt: moment,
        planSince: orNull(moment),
      }),
      type: ['object', 'null'],
      description: 'null for the demo. Never a password, nor what proves one.',
    },
    preferences: {
      type: 'object',
      description: 'Units, time zone, first day of the week, notes for the next visit',
    },
    ...Object.fromEntries(LOG_PARTS.map((part) => [part, listOf(ITEM_OF[part])])),
    setAside: {
      type: 'array',
      items: object({ part: oneOf(...LOG_PARTS), row: { type: 'object' } }),
      description: 'Entries that could not be read, as they lie in their part of the log',
    },
  }),
  $defs: DEFS,
};
