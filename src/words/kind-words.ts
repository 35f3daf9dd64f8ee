/** The amounts of an entry, in the reader's units and language. */
export interface Amounts {
  /** Of US fluid ounces. */
  volume(oz: number): string;
  weight(kg: number): string;
  length(cm: number): string;
  temperature(celsius: number): string;
  minutes(minutes: number): string;
  /** Of a figure that still grows while `running` is `open`: "12 min so far". */
  soFar(figure: string, running: 'open' | 'ended' | undefined): string;
}

/** The words for a kind. `Told` is the result of the kind's `describe`. */
export interface KindWords<Told> {
  /** Labels the button that adds an entry. */
  title: string;
  /** Labels the filter for the kind. */
  all: string;
  /** "1 feed", "3 feeds". */
  counted(count: number): string;
  /** The noun of {@link counted} alone, where the count stands apart: "feed", "feeds". */
  noun(count: number): string;
  /** The name of an entry without duration or amount: "Left breast". */
  name(told: Told): string;
  /** The duration or amount alone: "12 min", "4 oz". Empty if the entry has none. */
  amount(told: Told, amounts: Amounts): string;
  /** An entry in a few words: "Left breast, 12 min". */
  text(told: Told, amounts: Amounts): string;
  /** Only for a kind with timers. */
  timer?: {
    /** What the baby does while the timer runs: "Asleep". */
    doing: string;
    /** As an item of a list: "the feed running here". */
    here: string;
  };
}

/** The words for the fields of a kind. */
export interface FieldWords {
  /** The labels of the fields that a form or a spreadsheet shows. */
  labels: Readonly<Record<string, string>>;
  /** The words for the values of each choice. A flag has its cells as values. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The title of the form that edits an entry. Only for a kind without a custom form. */
  edit?(name: string): string;
}
