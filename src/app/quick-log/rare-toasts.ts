import type { EntryDone } from '#app/acts/add-entry.ts';
import { ANSWER_MS, attempt, confirm, type Done, type LogTarget, undoAction } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { isDirty, STOOL_COLORS, type StoolColor } from '#domain/kinds/diaper/diaper.ts';
import { MILKS } from '#domain/kinds/feed/feed.ts';
import { sideOf, sinceOf, type Timer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { tickAsked } from '#ui/feedback/haptics.ts';
import { type ToastAction, toast } from '#ui/feedback/toast.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { doingWords } from '#words/say/kinds.ts';
import type { Words } from '#words/words.ts';

/**
 * Toasts of the quick log that the first screen does not need. They ask about a second tap, offer a detail of the
 * entry, or report a change of another tab.
 */

/** The act of a tap on a timer. It selects the text of the button that confirms a second tap. */
export type TimerTap = keyof Words['taps']['twice']['yes'];

/** Asks whether to log another entry. The `first` entry stays, and the toast offers to undo it. */
export function askForSecondEntry(
  { units }: LogTarget,
  first: EntryDone,
  second: CareRecord,
  log: () => void,
): void {
  const texts = words.taps.second;
  const [saved, other] = [first.entry, second].map((entry) => {
    const oz = bottleOf(entry);
    return oz === null ? null : formatVolume(oz, units.volume, speech);
  });
  ask(
    {
      title: texts[tileOf(second)],
      description: saved && other && saved !== other ? texts.savedOther(saved, other) : texts.savedOnce,
      yes: texts.log,
    },
    log,
    first,
  );
}

function tileOf({ kind, record }: CareRecord): DiaperType | 'bottle' | 'dose' | 'other' {
  if (kind === 'diaper') return record.type;
  if (kind === 'dose') return kind;
  return kind === 'feed' ? 'bottle' : 'other';
}

function bottleOf(entry: CareRecord): number | null {
  return entry.kind === 'feed' ? entry.record.amountOz : null;
}

/** Asks whether a second tap on a timer was meant. The `first` act stays, and the toast offers to undo it. */
export function askForSecondTap(first: Done | true, second: TimerTap, act: () => void): void {
  const { title, description, yes } = words.taps.twice;
  ask({ title, description, yes: yes[second] }, act, first);
}

function ask(
  { title, description, yes }: { title: string; description: string; yes: string },
  onAct: () => void,
  first: Done | true,
): void {
  tickAsked();
  const more = first === true ? [] : [undoAction(first, words.taps.undoFirst)];
  toast({ title, description, duration: ANSWER_MS, action: { label: yes, onAct }, more });
}

/** Informs the parent that another tap has already started the timer. */
export function showRunning({ baby, zone }: LogTarget, timer: Timer): void {
  const { feeding, asleep, other } = words.taps.elsewhere;
  const side = sideOf(timer);
  const name = isolated(baby.name);
  const clock = formatClock(clockAt(sinceOf(timer), zone), speech.locale);
  if (side) toast({ title: feeding[side](name, clock) });
  else if (timer.kind === 'sleep') toast({ title: asleep(name, clock) });
  else toast({ title: other(doingWords(timer, speech), clock) });
}

/** Informs the parent that nothing was written, because another tab had `stopped` or `changed` the timer. */
export function showElsewhere(what: 'stopped' | 'changed'): void {
  toast({ title: words.taps.elsewhere[what] });
}

/** How many colors the toast of a dirty diaper offers at once. They are the usual ones. */
const USUAL_COLORS = 3;

/**
 * Adds buttons to the toast of a tap, for a detail that the tap left open: the color of stool, or another milk.
 * `change` writes a detail. `offer` adds a button.
 */
export function offerDetails(
  done: EntryDone,
  change: (changes: object) => Promise<void>,
  offer: (action: ToastAction) => boolean,
): void {
  const { kind, record } = done.entry;
  if (kind === 'diaper' && isDirty(record) && !record.colors) {
    for (const action of colorActions(done, change)) offer(action);
  }
  if (kind === 'feed' && record.type === 'bottle') {
    const cleared = {
      ...('brand' in record && { brand: undefined }),
      ...('breastOz' in record && { breastOz: undefined }),
    };
    for (const milk of MILKS.slice(0, 2).filter((other) => other !== record.milk))
      offer({
        label: words.fields.feed.choices.milk[milk],
        onAct: () => void attempt(() => change({ ...cleared, milk })),
      });
  }
}

function colorActions(done: Done, change: (changes: object) => Promise<void>): ToastAction[] {
  const actionOf = (color: StoolColor): ToastAction => ({
    label: words.fields.diaper.choices.colors[color],
    onAct: () => void attempt(() => change({ colors: [color] })),
  });
  const others = STOOL_COLORS.slice(USUAL_COLORS).map(actionOf);
  const other = { label: words.taps.otherColor, onAct: () => void confirm({ ...done, more: others }) };
  return [...STOOL_COLORS.slice(0, USUAL_COLORS).map(actionOf), other];
}
