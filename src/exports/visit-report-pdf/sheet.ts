import type { VisitReport } from '#domain/report/visit-report.ts';
import { NOT_A_DIAGNOSIS } from '#domain/report/visit-words.ts';
import { describePeriod } from '#domain/summaries/period-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, paperFor, type Reader } from '#exports/pdf/paper.ts';

export const MARGIN = 40;
/** Where the contents of a page end: what is below is its foot. */
const FOOT = 46;

/** A page of the report, before it is known how many there are. */
export interface Sheet {
  width: number;
  height: number;
  inner: number;
  right: number;
  bottom: number;
}

/** A page of the size that the reader’s country prints on, in points. */
export function sheetFor({ locale }: Reader): Sheet {
  const { width, height } = paperFor(locale);
  return { width, height, inner: width - 2 * MARGIN, right: width - MARGIN, bottom: height - FOOT };
}

/** The app's sign and what this is, over a line; further pages say whose it is as well. */
export function headMarks(
  sheet: Sheet,
  title: string,
  { summary }: VisitReport,
  { locale }: Reader,
  first: boolean,
): Mark[] {
  const { baby } = summary;
  return [
    { mark: 'circle', x: MARGIN + 7, y: 35, radius: 7, fill: INK.accent },
    { mark: 'circle', x: MARGIN + 7, y: 30.6, radius: 6, fill: INK.paper },
    { mark: 'circle', x: MARGIN + 7, y: 31.4, radius: 3.6, fill: INK.lamp },
    { mark: 'text', text: 'Wee Hours', x: MARGIN + 20, y: 39, size: 10.5, color: INK.accent, bold: true },
    {
      mark: 'text',
      text: title,
      x: sheet.right,
      y: 39,
      size: 10.5,
      color: INK.text,
      bold: true,
      align: 'right',
    },
    { mark: 'line', from: [MARGIN, 49], to: [sheet.right, 49], color: INK.line, width: 0.8 },
    ...(first
      ? []
      : ([
          {
            mark: 'text',
            text: baby.name,
            x: MARGIN,
            y: 66,
            size: 11,
            color: INK.text,
            bold: true,
            maxWidth: sheet.inner * 0.6,
          },
          {
            mark: 'text',
            text: describePeriod(summary, locale),
            x: sheet.right,
            y: 66,
            size: 9.5,
            color: INK.muted,
            align: 'right',
            maxWidth: sheet.inner * 0.38,
          },
        ] satisfies Mark[])),
  ];
}

/** What every page ends with: that it is no diagnosis, and which of how many it is. */
export function footMarks(sheet: Sheet, page: number, pages: number): Mark[] {
  const y = sheet.height - 26;
  const text = { mark: 'text', y, size: 7.5, color: INK.muted } as const;
  return [
    { mark: 'line', from: [MARGIN, y - 12], to: [sheet.right, y - 12], color: INK.line, width: 0.8 },
    { ...text, text: NOT_A_DIAGNOSIS, x: MARGIN },
    { ...text, text: `Page ${page} of ${pages}`, x: sheet.right, align: 'right' },
  ];
}
