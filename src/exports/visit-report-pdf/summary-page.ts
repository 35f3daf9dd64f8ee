import { formatAge } from '#domain/baby/baby.ts';
import { GROWTH_STANDARD } from '#domain/kinds/growth/growth-percentile.ts';
import { loggedKinds } from '#domain/kinds/registry.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { sourcesOf } from '#domain/report/visit-sources.ts';
import { lackingWords, loggingWords } from '#domain/report/visit-words.ts';
import { describePeriod } from '#domain/summaries/period-words.ts';
import { addDays, clockPart, dayPart, daysBetween } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { formatWeight } from '#domain/units/units.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { careHeight, careMarks } from './care-marks.ts';
import { growthHeight, growthMarks } from './growth-marks.ts';
import { headMarks, MARGIN, type Sheet } from './sheet.ts';
import { type ParentWords, parentWordMarks } from './word-marks.ts';

const FACTS_TOP = 100;
const GROWTH_TOP = 146;
const GAP = 11;
const SOURCE_LINE = 7.6;

/** All of a visit on one page: who, growth, the three kinds of care, the parents' words, and where the numbers are from. */
export function summaryPage(report: VisitReport, reader: Reader, sheet: Sheet, words: ParentWords): Page {
  const sources = sourceLines(report, sheet);
  const sourcesTop = sheet.bottom - sources.length * SOURCE_LINE;
  const { growth, careTop, care, wordsTop } = placesOf(report, reader, sheet);
  return {
    width: sheet.width,
    height: sheet.height,
    marks: [
      ...headMarks(sheet, 'Visit report', report, reader, true),
      ...whoMarks(report, reader, sheet),
      ...growthMarks(report, reader, { x: MARGIN, y: GROWTH_TOP, ...growth }),
      ...loggedKinds().flatMap((kind, index) =>
        careMarks(kind, report, reader, {
          x: MARGIN + index * (care.width + GAP),
          y: careTop,
          ...care,
        }),
      ),
      ...parentWordMarks(words, {
        x: MARGIN,
        y: wordsTop,
        width: sheet.inner,
        bottom: sourcesTop - 8,
      }),
      ...sources.map(
        (text, index): Mark => ({
          mark: 'text',
          text,
          x: MARGIN,
          y: sourcesTop + (index + 0.4) * SOURCE_LINE,
          size: 6.2,
          color: INK.muted,
          maxWidth: sheet.inner,
        }),
      ),
    ],
  };
}

/** The room that the parents' words have on the first page, for whoever decides what goes on the next one. */
export function roomForWords(
  report: VisitReport,
  reader: Reader,
  sheet: Sheet,
): { width: number; height: number } {
  const sourcesTop = sheet.bottom - sourceLines(report, sheet).length * SOURCE_LINE;
  return { width: sheet.inner, height: sourcesTop - 8 - placesOf(report, reader, sheet).wordsTop };
}

function placesOf(report: VisitReport, reader: Reader, sheet: Sheet) {
  const growth = { width: sheet.inner, height: growthHeight(report, reader, sheet.inner) };
  const careTop = GROWTH_TOP + growth.height + 8;
  const width = (sheet.inner - 2 * GAP) / 3;
  const care = { width, height: careHeight(report, reader, width) };
  return { growth, careTop, care, wordsTop: careTop + care.height + 16 };
}

function whoMarks(report: VisitReport, { units, locale }: Reader, sheet: Sheet): Mark[] {
  const { summary, lastDay, age, afterBirth } = report;
  const { baby, zone, asOf } = summary;
  const small = { mark: 'text', size: 8.6, color: INK.muted } as const;
  const made = `${formatDate(dayPart(asOf.wall), locale)}, ${formatClock(clockPart(asOf.wall), locale)}`;
  const days = daysBetween(baby.birthDate, lastDay);
  const inDays = days < 0 ? [] : [`${days} ${days === 1 ? 'day' : 'days'}, day ${days + 1} of life`];
  const corrected =
    age.counted === 'from due date'
      ? [`corrected ${age.ageDays < 0 ? 'before term' : formatAge(addDays(lastDay, -age.ageDays), lastDay)}`]
      : [];
  return [
    {
      mark: 'text',
      text: baby.name,
      x: MARGIN,
      y: 74,
      size: 21,
      color: INK.text,
      bold: true,
      maxWidth: sheet.inner - 210,
    },
    {
      ...small,
      text: [
        baby.sex === 'female' ? 'Girl' : 'Boy',
        `born ${formatDate(baby.birthDate, locale)}`,
        ...(baby.dueDate ? [`due ${formatDate(baby.dueDate, locale)}`] : []),
      ].join(', '),
      x: MARGIN,
      y: 89,
    },
    {
      mark: 'text',
      text: describePeriod(summary, locale),
      x: sheet.right,
      y: 74,
      size: 12,
      color: INK.text,
      bold: true,
      align: 'right',
      maxWidth: 200,
    },
    {
      ...small,
      text: `Made ${made}, ${zone.replaceAll('_', ' ')}`,
      x: sheet.right,
      y: 89,
      align: 'right',
      maxWidth: 300,
    },
    ...factMarks(sheet, [
      {
        label: `Age on ${formatDate(lastDay, locale)}`,
        text: formatAge(baby.birthDate, lastDay),
        more: [...inDays, ...corrected].join(', '),
      },
      {
        label: 'Birth weight',
        text: afterBirth ? formatWeight(afterBirth.birthWeightKg, units.weight) : 'not logged',
        more: afterBirth ? 'weighed on the day of birth' : 'no weighing on the day of birth',
      },
      {
        label: 'Days with complete logging',
        text: loggingWords(report),
        more: lackingWords(report) ?? 'means are over complete days',
      },
    ]),
  ];
}

function factMarks(sheet: Sheet, facts: readonly { label: string; text: string; more: string }[]): Mark[] {
  const width = sheet.inner / facts.length;
  return [
    { mark: 'box', x: MARGIN, y: FACTS_TOP, width: sheet.inner, height: 38, radius: 7, fill: INK.plain.soft },
    ...facts.flatMap(({ label, text, more }, index): Mark[] => {
      const x = MARGIN + index * width + 11;
      const line = { mark: 'text', x, size: 7, color: INK.muted, maxWidth: width - 16 } as const;
      return [
        { ...line, text: label, y: FACTS_TOP + 10 },
        { ...line, text, y: FACTS_TOP + 22.5, size: 11, color: INK.text, bold: true },
        { ...line, text: more, y: FACTS_TOP + 32.5 },
      ];
    }),
  ];
}

function sourceLines(report: VisitReport, sheet: Sheet): string[] {
  const text = [
    'Means, least and most are over each kind’s complete days: over, logged, without a gap. Wet and dirty each count a diaper that was both.',
    'Numbers called usual or at least are for healthy babies born at term and are no judgement.',
    `Sources: ${sourcesOf(report).join('; ')}.`,
    GROWTH_STANDARD.notice,
  ].join(' ');
  // Lines are reckoned too wide rather than too narrow, and one that is a little too wide is drawn a little smaller.
  return wrapText(text, 6.2, sheet.inner * 1.07);
}
