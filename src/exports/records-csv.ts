import type { Baby } from '#domain/baby.ts';
import { type CareLog, type CareRecord, dayOfRecord, recordsInOrder } from '#domain/care-record.ts';
import { SHEET_COLUMNS, type SheetColumn, unknownFields } from '#domain/care-sheet.ts';
import { guardCell } from '#domain/formula-guard.ts';
import { type Day, dayAt } from '#domain/when.ts';
import { csvText } from './csv-text.ts';

type SheetRow = Partial<Record<SheetColumn, string>>;

/**
 * Everything that was logged as one table: RFC 4180, UTF-8 with a byte order mark, CRLF, safe to open in a spreadsheet.
 * Babies come first, by the day their profile was made, then events from the oldest. The same records give the same
 * bytes, and nothing is lost: imported into an empty account and exported again, the file is equal to the byte. What
 * belongs to this device alone (who owns the account, which import brought a record) stays here.
 */
export function recordsCsv({ babies, ...log }: CareLog & { babies: readonly Baby[] }): string {
  const nameOf = new Map(babies.map(({ babyId, name }) => [babyId, name]));
  const rows = [
    ...babies.toSorted(byCreation).map(rowOfBaby),
    ...recordsInOrder(log).map((entry) => rowOfRecord(entry, nameOf.get(entry.record.babyId) ?? '')),
  ];
  const data = rows.map((row) => SHEET_COLUMNS.map((column) => guardCell(row[column] ?? '')));
  return csvText([SHEET_COLUMNS, ...data]);
}

/** {@link recordsCsv} as a file, named for the day on which it was made. */
export function recordsCsvFile(log: CareLog & { babies: readonly Baby[] }, today: Day): File {
  return new File([recordsCsv(log)], `wee-hours-everything-${today}.csv`, { type: 'text/csv' });
}

function byCreation(a: Baby, b: Baby): number {
  return a.createdAt - b.createdAt || (a.babyId < b.babyId ? -1 : 1);
}

function rowOfBaby(baby: Baby): SheetRow {
  return {
    kind: 'baby',
    id: baby.babyId,
    baby_id: baby.babyId,
    baby_name: baby.name,
    birth_date: baby.birthDate,
    sex: baby.sex,
    due_date: baby.dueDate ?? '',
    photo_url: baby.photoUrl ?? '',
    ...stampCells(baby),
    extra: extraCell('baby', baby),
  };
}

function rowOfRecord(entry: CareRecord, babyName: string): SheetRow {
  const { kind, record } = entry;
  return {
    kind,
    id: record.id,
    baby_id: record.babyId,
    baby_name: babyName,
    date: dayOfRecord(entry),
    zone: record.zone,
    note: record.note,
    ...cellsOfKind(entry),
    ...stampCells(record),
    extra: extraCell(kind, record),
  };
}

function cellsOfKind({ kind, record }: CareRecord): SheetRow {
  switch (kind) {
    case 'feed':
      return {
        start_local: `${record.date}T${record.startTime}`,
        end_local: `${dayAt(record.endedAt, record.zone)}T${record.endTime}`,
        start_utc: instant(record.startedAt),
        end_utc: instant(record.endedAt),
        type: record.type,
        amount_oz: number(record.amountOz),
        sitting_id: record.sessionId ?? '',
      };
    case 'diaper':
      return {
        start_local: `${record.date}T${record.time}`,
        start_utc: instant(record.at),
        type: record.type,
      };
    case 'sleep':
      return {
        start_local: record.startTime,
        end_local: record.endTime,
        start_utc: instant(record.startedAt),
        end_utc: instant(record.endedAt),
        type: record.isNight ? 'night' : 'nap',
      };
    case 'growth':
      return {
        weight_kg: number(record.weightKg),
        length_cm: number(record.lengthCm),
        head_cm: number(record.headCm),
      };
  }
}

function stampCells(record: { createdAt: number; updatedAt: number; updatedBy: string }): SheetRow {
  return {
    created_utc: instant(record.createdAt),
    updated_utc: instant(record.updatedAt),
    updated_by: record.updatedBy,
  };
}

function extraCell(kind: CareRecord['kind'] | 'baby', record: object): string {
  const fields = unknownFields(kind, record).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length ? JSON.stringify(Object.fromEntries(fields)) : '';
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

/** JavaScript's own shortest form, which reads back as the very same number. */
function number(value: number | null): string {
  return value === null ? '' : String(value);
}
