import type { Meal } from '#domain/kinds/meal/meal.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { paragraph } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { below, breakPages, type StackedBlock } from '#exports/pdf/stack.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

const SIZE = 8.8;
const LEADING = 11.5;
/** The space above a reaction, in points. */
const ABOVE = 10;

/** Makes pages with each reaction after a meal and the meals of the two days before it. None without reactions. */
export function reactionPages(
  report: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
): StackedBlock[][] {
  if (report.reactions.length === 0) return [];
  const head = nextPageHead(sheet, reader.words.visitpages.reactions.title, owner);
  const room = roomBelow(head.height, reader, sheet);
  return breakPages(linesOf(report, reader, sheet.inner), () => room).map((blocks) => [head, ...blocks]);
}

function linesOf({ reactions }: VisitReport, reader: Reader, width: number): StackedBlock[] {
  const said = reader.words.visitpages.reactions;
  const text = { size: SIZE, leading: LEADING, width, color: INK.text };
  const muted = { ...text, color: INK.muted };
  return [
    paragraph(said.about, muted),
    ...reactions.flatMap(({ meal, before }): StackedBlock[] => [
      { ...below(ABOVE, paragraph(lineOf(meal, reader), { ...text, bold: true })), keepWithNext: true },
      { ...paragraph(detailsOf(meal, reader), text), keepWithNext: true },
      paragraph(before.length > 0 ? said.before : said.nothingBefore, muted),
      ...before.map((one) => paragraph(lineOf(one, reader), text)),
    ]),
  ];
}

/** Returns a meal with its day and time. */
function lineOf(meal: Meal, reader: Reader): string {
  const { locale, units, words } = reader;
  const what = describeRecord({ kind: 'meal', record: meal }, units, reader);
  return words.visitpages.reactions.line(formatDay(meal.day, locale), formatClock(meal.time, locale), what);
}

/** Returns when the reaction began and how sure the parent is. Empty if the parent entered neither. */
function detailsOf({ reactionAfterMinutes: after, reactionSure }: Meal, reader: Reader): string {
  const said = reader.words.visitpages.reactions;
  const details = [
    after !== undefined && said.after(formatMinutes(after, reader)),
    reactionSure !== undefined && (reactionSure ? said.sure : said.unsure),
  ];
  return details.filter(Boolean).join(' · ');
}
