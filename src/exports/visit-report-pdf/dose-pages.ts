import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { VisitDoses } from '#domain/report/visit-doses.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { textLines } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { below, type StackedBlock } from '#exports/pdf/stack.ts';
import { type Row, splitTable, type Table } from '#exports/pdf/table.ts';
import { amountOfRecord } from '#words/say/kinds.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

const ROW = 16;
const HEAD = 20;
const LINE = { size: 8, color: INK.text, leading: 11 };
const GAP = 6;

/** Lists the doses of the last days in a table, under the days on which each daily medicine was given. */
export function dosePages(
  { doses }: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
): StackedBlock[][] {
  if (!doses) return [];
  const { inner: width } = sheet;
  const said = reader.words.visitpages.doses;
  const head = nextPageHead(sheet, said.title, owner);
  const lines = [said.about, ...doses.daily.map(({ name, given, days }) => said.daily(name, given, days))];
  const about = textLines(lines, { ...LINE, width });
  const room = roomBelow(head.height + about.height + GAP, reader, sheet);
  return splitTable(doseTable(doses, reader, width), room).map((page) => [head, about, below(GAP, page)]);
}

function doseTable({ doses }: VisitDoses, reader: Reader, width: number): Table {
  const said = reader.words.visitpages.doses;
  return {
    width,
    columns: [
      { width: 80, inset: 6 },
      { width: 70, inset: 6 },
      { share: 1, inset: 6 },
      { share: 1, inset: 6 },
    ],
    head: {
      height: HEAD,
      cells: [said.day, said.time, said.medicine, said.amount],
      looks: [{ size: 8, color: INK.text, bold: true, baseline: 11 }],
    },
    rows: doses.map((dose): Row => rowOf(dose, reader)),
    end: { color: INK.lineStrong, width: 0.6 },
  };
}

function rowOf(dose: Dose, reader: Reader): Row {
  const amount = amountOfRecord({ kind: 'dose', record: dose }, reader.units, reader);
  return {
    height: ROW,
    cells: [
      formatShortDay(dose.day, reader.locale),
      formatClock(dose.time, reader.locale),
      dose.name,
      amount,
    ],
    looks: [{ size: 8, color: INK.text, baseline: 11 }],
    rule: { color: INK.line, width: 0.5 },
  };
}
