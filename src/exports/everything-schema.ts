import type { Field, Fields } from '#domain/kinds/fields.ts';
import { type KindName, kindMark, kindNames, kindOf, mapKinds } from '#domain/kinds/registry.ts';
import { logStores } from '#domain/log/log-by-store.ts';
import { type LogStore, SHARED_STORE, storeOfKind } from '#domain/log/log-stores.ts';
import type { Speech } from '#words/speech.ts';

/**
 * Makes the JSON Schema of `wee-hours.json`, which {@link everythingZip} includes. Every object allows further
 * properties, because records keep the fields of newer versions. Only the title and the descriptions depend on the
 * language.
 */

type Said = Speech<'tables'>['words']['tables'];

const text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0 };
const instantOf = ({ schema }: Said) => ({ type: 'integer', description: schema.instant });
const momentOf = ({ schema }: Said) => ({ ...text, description: schema.moment });
const dayOf = ({ schema }: Said) => ({
  ...text,
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: schema.day,
});
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] });
const oneOf = (...values: string[]) => ({ enum: values });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

function object(properties: Record<string, object>, optional: string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

function versionsOf(said: Said) {
  return { createdAt: instantOf(said), updatedAt: instantOf(said), updatedBy: text };
}

function stampOf(said: Said) {
  return {
    id: text,
    babyId: text,
    note: text,
    zone: { ...text, description: said.schema.zone },
    ...versionsOf(said),
    importNote: { ...text, description: said.schema.importNote },
    importId: text,
    importKey: text,
    keptWith: { type: 'array', items: text },
  };
}

const OFTEN_MISSING = ['importNote', 'importId', 'importKey', 'keptWith'];

/** Entries of the first release's kinds have no `kind` field, because each of these kinds has its own store. */
function entrySchema(kind: KindName, said: Said) {
  const { time, fields } = kindOf(kind);
  const { properties, optional } = propertiesOf({ ...time.fields, ...fields }, said);
  const { kind: mark } = kindMark(kind);
  return object({ ...stampOf(said), ...(mark && { kind: { const: mark } }), ...properties }, [
    ...OFTEN_MISSING,
    ...optional,
  ]);
}

function propertiesOf(fields: Fields, said: Said) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...fieldSchema(field, said), ...aboutOf(name, field, said) },
    ]),
  );
  return { properties, optional: Object.keys(fields).filter((name) => fields[name]?.optional) };
}

/** Fields whose description has more than their name and unit. */
const ABOUT: Readonly<Record<string, 'endTime' | 'sessionId' | 'orderUnknown'>> = {
  'endTime clock': 'endTime',
  'sessionId text': 'sessionId',
  'orderUnknown mark': 'orderUnknown',
};

function aboutOf(name: string, { is }: Field, { schema }: Said): { description?: string } {
  const about = ABOUT[`${name} ${is}`];
  return about ? { description: schema[about] } : {};
}

function fieldSchema(field: Field, said: Said): object {
  const schema = valueSchema(field, said);
  if (!field.orNull) return schema;
  return 'type' in schema ? orNull(schema as { type: string }) : { anyOf: [schema, { type: 'null' }] };
}

function valueSchema(field: Field, said: Said): object {
  const { schema, stored } = said;
  switch (field.is) {
    case 'measure':
      return { type: 'number', ...(field.unit !== 'number' && { description: stored[field.unit] }) };
    case 'choice':
      return field.open ? { ...text, examples: field.of } : oneOf(...field.of);
    case 'group': {
      const { properties, optional } = propertiesOf(field.of, said);
      return object(properties, optional);
    }
    case 'list':
      return { type: 'array', items: fieldSchema(field.of, said) };
    case 'day':
      return dayOf(said);
    case 'clock':
      return { ...text, pattern: '^\\d{2}:\\d{2}$', description: schema.clock };
    case 'wall':
      return { ...text, pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$', description: schema.wall };
    case 'instant':
      return instantOf(said);
    case 'mark':
      return { const: true };
    case 'flag':
      return flag;
    default:
      return text;
  }
}

/** Returns the schema for an entry whose kind was unknown to the version that wrote the file. */
function otherSchema(said: Said) {
  return object({ id: text, babyId: text, kind: unknownKind(), ...versionsOf(said) });
}

function unknownKind() {
  return { ...text, not: { enum: kindNames() } };
}

function babySchema(said: Said) {
  const { schema } = said;
  return object(
    {
      babyId: text,
      name: text,
      birthDate: dayOf(said),
      sex: oneOf('female', 'male'),
      photoUrl: { ...orNull(text), description: schema.photo },
      dueDate: dayOf(said),
      archivedAt: instantOf(said),
      removedAt: { ...instantOf(said), description: schema.removedAt },
      ...versionsOf(said),
    },
    ['dueDate', 'archivedAt', 'removedAt'],
  );
}

function timerSchema(said: Said) {
  const { schema } = said;
  const instant = instantOf(said);
  return object(
    {
      id: text,
      babyId: text,
      kind: { ...text, description: schema.timerKind },
      what: { ...text, description: schema.timerWhat },
      segments: {
        type: 'array',
        items: object({
          side: { enum: ['left', 'right', null] },
          startedAt: instant,
          endedAt: { ...orNull(instant), description: schema.timerEnd },
        }),
      },
      wrote: {
        type: 'array',
        items: object({ id: text, updatedAt: instant }),
        description: schema.wrote,
      },
      ...versionsOf(said),
    },
    ['what', 'wrote'],
  );
}

function trashSchema(said: Said) {
  const known = kindNames().map((kind) => object({ kind: { const: kind }, record: ref(kind) }));
  const unknown = object({ kind: unknownKind(), record: ref('other') });
  return object(
    {
      id: text,
      deleted: { oneOf: [...known, unknown] },
      deletedAt: instantOf(said),
      deletedBy: text,
      takenBack: { ...flag, description: said.schema.undone },
    },
    ['takenBack'],
  );
}

function importSchema(said: Said) {
  const counts = { ...mapKinds(() => count), others: { ...count, description: said.schema.others } };
  return object(
    {
      id: text,
      source: text,
      importedAt: instantOf(said),
      counts: object(counts, Object.keys(counts)),
      babyIds: { type: 'array', items: text },
      filled: {
        type: 'array',
        description: said.schema.filled,
        items: object({
          kind: text,
          id: text,
          names: { type: 'array', items: text },
          before: object({ note: text, importNote: text }, ['importNote']),
          moved: { type: 'array', items: text },
          updatedAt: instantOf(said),
        }),
      },
    },
    ['filled'],
  );
}

/** Returns the schema for the rows of a store. In the shared store each kind has its own schema. */
function itemOf(store: LogStore): object {
  const kinds = kindNames().filter((kind) => storeOfKind(kind) === store);
  const [only] = kinds.filter((kind) => kindOf(kind).store);
  if (only) return ref(only);
  if (store !== SHARED_STORE) return ref(store);
  return { anyOf: [...kinds.map(ref), ref('other')] };
}

/** Returns the whole schema. It has every kind that this version knows. */
export function everythingSchema({ words }: Speech<'tables'>): object {
  const said = words.tables;
  const { schema } = said;
  const moment = momentOf(said);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: schema.title,
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
        description: schema.account,
      },
      preferences: { type: 'object', description: schema.preferences },
      ...Object.fromEntries(logStores().map((store) => [store, { type: 'array', items: itemOf(store) }])),
      setAside: {
        type: 'array',
        items: object({ part: oneOf(...logStores()), row: { type: 'object' } }),
        description: schema.setAside,
      },
    }),
    $defs: {
      babies: babySchema(said),
      ...mapKinds((kind) => entrySchema(kind, said)),
      other: otherSchema(said),
      family: object({ id: text, kind: text, ...versionsOf(said) }),
      timers: timerSchema(said),
      trash: trashSchema(said),
      imports: importSchema(said),
    },
  };
}
