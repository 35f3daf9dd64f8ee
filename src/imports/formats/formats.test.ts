import { describe, expect, test } from 'vitest';
import { APP_LOGS } from '#testing/app-logs.ts';
import { IMPORT_FORMATS } from './formats.ts';

/** Headers of tables from apps that {@link APP_LOGS} does not have. */
const HEADERS: [app: string, header: string][] = [
  [
    'Baby Connect',
    'Start Time,End Time,Activity,Duration (min),Quantity,Extra data,Text,Notes,Caregiver,Child Name',
  ],
  ['Baby Tracker', 'Baby,Time,Duration (min),Note'],
  ['Baby Tracker', 'Baby,Time,Start side,Left duration (min),Right Duration (min),Total (min),Note'],
  ['Baby Tracker', 'Baby,Time,Other activity,Duration (min),Note'],
  ['Baby Tracker', 'Baby,Time,Medication name,Amount,,Note'],
  ['Baby Tracker', 'Time,Start side,Left duration (min),Right Duration (min),Total duration (min),Note'],
  ['Glow Baby', 'Begin time,Left(min),Right(min)'],
  ['Glow Baby', 'Temperature taken on,Temperature(°C),Temperature(°F)'],
  ['Glow Baby', 'Pump time,Left(ml),Right(ml)'],
  ['Glow Baby', "Time of feeding,Ingredients,Amount,Unit type,Baby's reaction"],
  ['Baby Buddy', 'id,child_id,child_first_name,child_last_name,name,dosage,dosage_unit,time,notes,tags'],
  ['Baby Buddy', 'id,child_id,child_first_name,child_last_name,note,time,tags'],
  ['Baby Buddy', 'head_circumference,date,notes,tags'],
  ['Baby Buddy', 'id,child,start,end,duration,nap,notes,tags'],
  ['Baby Buddy', 'id,child,note,image,time,tags'],
  ['Baby Buddy', 'id,first_name,last_name,birth_date,birth_time,slug,picture'],
  ...Object.entries(APP_LOGS).map(([name, log]): [string, string] => [
    name.split(',')[0] ?? '',
    log.split(/\r?\n/)[0] ?? '',
  ]),
];

function appsOf(header: string): string[] {
  const columns = header
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .toLowerCase()
    .split(',');
  const names = new Set(columns.map((column) => column.trim()));
  return IMPORT_FORMATS.filter(({ tables }) => tables.some((table) => table.matches(names))).map(
    ({ name }) => name,
  );
}

describe('the formats', () => {
  test.each(HEADERS)('recognize a table of %s as a table of that app only: %s', (app, header) =>
    expect(appsOf(header)).toEqual([app]),
  );

  test.each([
    'Date,Weight,Height,Head Circumference,Notes',
    'Date,Weight,Notes',
    'Date,Weight(kg),Height(cm)',
    'Date,Time,Amount (ml),Notes',
    'Baby,Time,Amount (ml)',
    'Time,Amount',
    'Time,Note',
    'Start,End,Nap',
    'Start,End,Type,Method',
    'Time,Wet,Solid',
    'Type,Start date/time,Notes',
    'Name,Dosage,Time',
    'Medication time',
    'Medication time,Medicine,Dose,Notes',
    'Time of symptom,Symptom',
    'Pump time,Amount (ml)',
    'Temperature time,Temperature',
    'Start,End,Type,Method,Amount',
    'Date,Vomit,Daycare,Doctor',
    'Start Time,End Time,Activity,Notes',
    'Time,Status,Note,Baby,Mood',
    'Baby,Time,Duration (min),Place,Note',
    'Baby,Time,Amount (ml),Milk,Note',
    'Start,End,Nap,Notes,Mood',
    'Start,End,Type,Method,Amount,Notes,Mood',
    'Time,Wet,Solid,Color,Mood',
    'Weight,Date,Tags,Mood',
    'Time of feeding,Ingredients,Mood',
    'Time of feeding,Milk type,Amount(ml),Mood',
    'Begin time,Left(min),Right(min),Mood',
  ])('do not recognize a family’s own table: %s', (header) => expect(appsOf(header)).toEqual([]));
});
