import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import type { Speech } from '#words/speech.ts';

/** The words for the fields of a kind, typed for code that works with every kind. */
export function fieldWords(kind: KindName, { words }: Speech<'fields'>): FieldWords {
  return words.fields[kind];
}
