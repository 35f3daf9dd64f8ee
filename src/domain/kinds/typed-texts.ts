import type { Field } from './fields.ts';
import { type KindName, kindOf } from './registry.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the texts in the fields that a parent fills in, such as the brand of a bottle. Leaves out the note. */
export function typedTexts({ kind, record }: { kind: KindName; record: object }): string[] {
  const shown = Object.entries(kindOf(kind).fields).filter(([, field]) => field.shown);
  return shown.flatMap(([name, field]) => textsIn(field, (record as Row)[name]));
}

function textsIn(field: Field, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  switch (field.is) {
    case 'text':
    case 'key':
      return [value as string];
    case 'list':
      return (value as unknown[]).flatMap((one) => textsIn(field.of, one));
    case 'group':
      return Object.entries(field.of).flatMap(([name, part]) => textsIn(part, (value as Row)[name]));
    default:
      return [];
  }
}
