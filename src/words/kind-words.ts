import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import type { Stretch } from '#domain/time/stretches.ts';

/** Formats the amounts of an entry in the reader's units and language. */
export interface Amounts {
  /** Formats US fluid ounces. */
  volume(oz: number): string;
  weight(kg: number): string;
  length(cm: number): string;
  temperature(celsius: number): string;
  minutes(minutes: number): string;
  /** Marks a figure that still grows: "12 min so far". It grows while `running` is `open`. */
  soFar(figure: string, running: 'open' | 'ended' | undefined): string;
}

/** What the words for a kind describe: an entry, with its minutes if it has a duration. */
export type Told<K extends KindName> = RecordOf<K> &
  (RecordOf<K> extends Stretch ? { minutes: number } : unknown);

/** The words for a kind. `Entry` is its {@link Told}. */
export interface KindWords<Entry> {
  /** Labels the button that adds an entry. */
  title: string;
  /** Labels the filter for the kind. */
  all: string;
  /** Returns a count with its noun: "1 feed", "3 feeds". */
  counted(count: number): string;
  /** Returns only the noun of {@link counted}, if the count is shown elsewhere: "feed", "feeds". */
  noun(count: number): string;
  /** Returns the name of an entry without its duration or amount: "Left breast". */
  name(told: Entry): string;
  /** Returns only the duration or amount: "12 min", "4 oz". Empty if the entry has none. */
  amount(told: Entry, amounts: Amounts): string;
  /** Describes an entry in a few words: "Left breast, 12 min". */
  text(told: Entry, amounts: Amounts): string;
}

/** The words for the fields of a kind. */
export interface FieldWords {
  /** The labels of the fields that a form or a spreadsheet shows. */
  labels: Readonly<Record<string, string>>;
  /** The words for the values of each choice. The values of a flag are the texts of its cells. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Returns the title of the form that edits an entry. Only a kind without its own form has it. */
  edit?(name: string): string;
}
