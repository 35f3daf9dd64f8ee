import type { Field, Fields, MeasureUnit } from '#domain/kinds/fields.ts';
import { type KindName, kindMark, kindNames, kindOf, mapKinds } from '#domain/kinds/registry.ts';
import { logStores } from '#domain/log/log-by-store.ts';
import { type LogStore, SHARED_STORE, storeOfKind } from '#domain/log/log-stores.ts';

/**
 * The JSON Schema of `wee-hours.json` in {@link everythingZip}, included in the zip. Every object allows further
 * properties, because records keep the fields of newer versions.
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

/** Entries of the first release's kinds have no `kind` field, because each of these kinds has its own store. */
function entrySchema(kind: KindName) {
  const { time, fields } = kindOf(kind);
  const all: Fields = { ...time.fields, ...fields };
  const properties = Object.fromEntries(
    Object.entries(all).map(([name, field]) => [name, { ...fieldSchema(field), ...aboutOf(name, field) }]),
  );
  const optional = Object.keys(all).filter((name) => all[name]?.optional);
  const { kind: mark } = kindMark(kind);
  return object({ ...stamp, ...(mark && { kind: { const: mark } }), ...properties }, [
    ...OFTEN_MISSING,
    ...optional,
  ]);
}

/** Field descriptions beyond the name and the unit. */
const ABOUT: Readonly<Record<string, string>> = {
  'endTime clock': 'Earlier than startTime: on the next day',
  'sessionId text': 'The same for the stretches of one sitting',
  'orderUnknown mark': 'No file told which side of the sitting was first',
};

function aboutOf(name: string, { is }: Field): { description?: string } {
  const description = ABOUT[`${name} ${is}`];
  return description ? { description } : {};
}

function fieldSchema(field: Field): object {
  const schema = valueSchema(field);
  if (!field.orNull) return schema;
  return 'type' in schema ? orNull(schema as { type: string }) : { anyOf: [schema, { type: 'null' }] };
}

const SIMPLE = { text, key: text, zone: text, day, clock, wall, instant, mark: { const: true }, flag };

const UNITS: Record<MeasureUnit, string | undefined> = {
  oz: 'US fluid ounces',
  kg: 'Kilograms',
  cm: 'Centimeters',
  celsius: 'Degrees Celsius',
  number: undefined,
};

function valueSchema(field: Field): object {
  switch (field.is) {
    case 'measure': {
      const unit = UNITS[field.unit];
      return { type: 'number', ...(unit && { description: unit }) };
    }
    case 'choice':
      return oneOf(...field.of);
    case 'list':
      return { type: 'array', items: fieldSchema(field.of) };
    default:
      return SIMPLE[field.is];
  }
}

/** An entry of a kind unknown to the version that wrote the file. */
function otherSchema() {
  return object({ id: text, babyId: text, kind: unknownKind(), ...versions });
}

function unknownKind() {
  return { ...text, not: { enum: kindNames() } };
}

const familyRow = object({ id: text, kind: text, ...versions });

const baby = object(
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
);

const timer = object(
  {
    id: text,
    babyId: text,
    kind: { ...text, description: 'A kind that lasts' },
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
);

function trashSchema() {
  const known = kindNames().map((kind) => object({ kind: { const: kind }, record: ref(kind) }));
  const unknown = object({ kind: unknownKind(), record: ref('other') });
  return object(
    {
      id: text,
      deleted: { oneOf: [...known, unknown] },
      deletedAt: instant,
      deletedBy: text,
      takenBack: { ...flag, description: 'Deleted with its whole import' },
    },
    ['takenBack'],
  );
}

function importSchema() {
  const counts = { ...mapKinds(() => count), others: { ...count, description: 'Of unknown kinds' } };
  return object({
    id: text,
    source: text,
    importedAt: instant,
    counts: object(counts, Object.keys(counts)),
    babyIds: { type: 'array', items: text },
  });
}

/** The schema of a store's rows. In the shared store each kind has its own schema. */
function itemOf(store: LogStore): object {
  const kinds = kindNames().filter((kind) => storeOfKind(kind) === store);
  const [only] = kinds.filter((kind) => kindOf(kind).store);
  if (only) return ref(only);
  if (store !== SHARED_STORE) return ref(store);
  return { anyOf: [...kinds.map(ref), ref('other')] };
}

/** The schema, with every kind known to this version. */
export function everythingSchema(): object {
  return {
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
      ...Object.fromEntries(logStores().map((store) => [store, { type: 'array', items: itemOf(store) }])),
      setAside: {
        type: 'array',
        items: object({ part: oneOf(...logStores()), row: { type: 'object' } }),
        description: 'Entries that could not be read, as they lie in their part of the log',
      },
    }),
    $defs: {
      babies: baby,
      ...mapKinds(entrySchema),
      other: otherSchema(),
      family: familyRow,
      timers: timer,
      trash: trashSchema(),
      imports: importSchema(),
    },
  };
}
