import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import type { Speech } from '#words/speech.ts';

/** Returns the words for the fields of a kind. Their type suits code that works with every kind. */
export function fieldWords(kind: KindName, { words }: Speech<'fields'>): FieldWords {
  return words.fields[kind];
}
