import { describe, expect, test } from 'vitest';
import { readImport } from '#testing/read-import.ts';

// The version of 25 November 2026 wrote these texts. A later import of the same row must know them byte by byte.

/** Rows, and the import notes that they had. */
const NOTES: readonly (readonly [header: string, row: string, text: string])[] = [
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Feed,2026-09-27 22:20,,,Formula,Bottle,20ml,,',
    'Formula',
  ],
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Diaper,2026-09-27 22:19,,yellow,Loose,Diaper rash,"Both, pee:large poo:medium",,',
    'Yellow, loose, diaper rash, pee large, poo medium',
  ],
  [
    'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
    '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Milk,Eva drank 8.2 oz of milk (30m),,U',
    'Milk',
  ],
  [
    'start,end,type,method,amount,notes,tags',
    '2026-05-06 08:00:00,2026-05-06 08:20:00,breast milk,parent fed,30,Slow,',
    'Breast milk, parent fed',
  ],
  ['time,wet,solid,color,notes', '2026-05-06 08:00:00,0,1,green,Blowout', 'Green'],
  [
    'Diaper time,In the diaper,Color,Texture',
    '02/22/2023 6:43:00 PM,pee and poo,yellow,Mushy',
    'Yellow, mushy',
  ],
  [
    'Time of feeding,Milk type,Amount(ml),Amount(oz)',
    '01/24/2020 12:50:18 PM,Breast milk,80.0,2.7051',
    'Breast milk',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Bottle Feed] Type","[Bottle Feed] Formula Name","[Bottle Feed] Formula Volume","[Bottle Feed] Formula Volume Unit"',
    '"1778072400000","America/Chicago","Mia","","Bottle Feed","Formula","Brand One","60","ML"',
    'Formula, Brand One',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Diaper] Type","[Diaper] Dirty Color","[Diaper] Dirty Texture","[Diaper] Detail"',
    '"1778072400000","America/Chicago","Mia","","Diaper","Dirty","DARK GREEN","MUSH","Rash"',
    'Dark green, mush, rash',
  ],
];

/** Rows without a kind then, and the texts with which they were kept in other notes. */
const REMARKS: readonly (readonly [header: string, row: string, text: string])[] = [
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Meds,2026-09-27 10:00,,,1ml,Vitamin D,,with food,',
    '10:00 AM Meds: Vitamin D, 1ml, with food',
  ],
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Temp,2026-09-27 10:00,,,38.1°C,,,,',
    '10:00 AM Temp: 38.1°C',
  ],
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Solids,2026-09-27 10:00,,,"Banana, oats",,LOVED,,',
    '10:00 AM Solids: Banana, oats, LOVED',
  ],
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Pump,2026-09-27 10:00,2026-09-27 10:20,00:20,100ml,,120ml,,',
    '10:00 AM Pump: 100ml, 120ml',
  ],
  [
    'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
    'Tummy time,2026-09-27 10:00,2026-09-27 10:05,00:05,,,,,',
    '10:00 AM Tummy time',
  ],
  [
    'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
    '7/20/20 10:00 AM,,,Solid,,,Eva ate veggies: 5 tsp (12m),Squash,A',
    '10:00 AM Solid: Eva ate veggies: 5 tsp (12m), Squash',
  ],
  [
    'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
    '3/22/20 4:30 PM,3/22/20 5:31 PM,60,Milestone,,,Eva Started Formula (1h),,U',
    '4:30 PM Milestone: Eva Started Formula (1h)',
  ],
  [
    'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
    '7/1/20 8:00 AM,,,Medicine,2.5 ml,Tylenol,,,U',
    '8:00 AM Medicine: 2.5 ml Tylenol',
  ],
  [
    'start,end,type,method,amount,notes,tags',
    '2026-05-06 08:00:00,2026-05-06 08:10:00,solid food,parent fed,20,Pear,',
    '8:00 AM Solid food: 20, Pear',
  ],
  ['child_id,amount,time', '1,3.2,2026-05-06 09:31:49', '9:31 AM Pumping: 3.2'],
  ['child_id,temperature,time', '1,37.2,2026-05-06 09:31:49', '9:31 AM Temperature: 37.2'],
  [
    'child_id,start,end,milestone',
    '1,2026-05-06 09:31:49,2026-05-06 09:36:49,Rolled over',
    '9:31 AM Tummy time: Rolled over',
  ],
  [
    'child_id,name,dosage,dosage_unit,time,next_dose_interval,notes,tags',
    '1,Vitamin D,400.0,IU,2026-05-06 08:00:00,,,',
    '8:00 AM Medication: Vitamin D, 400.0 IU',
  ],
  ['note,time,tags', 'Giggled,2026-05-06 09:31:49,first', '9:31 AM Note: Giggled, first'],
  [
    'Baby,Time,Other activity,Duration (min),Note',
    'Mia,"5/6/26, 10:30",Tummy Time,15,',
    '10:30 AM Tummy Time: 15 min',
  ],
  [
    'Baby,Time,Medication name,Amount,,Note',
    'Mia,"5/6/26, 20:15",Drops,1,ml,',
    '8:15 PM Medicine: Drops, 1 ml',
  ],
  [
    'Baby,Time,Medication name,Amount,Unit,Note',
    'Mia,"5/6/26, 20:15",Drops,1,ml,',
    '8:15 PM Medicine: Drops, ml, 1',
  ],
  ['Baby,Time,Temperature (°C),Note', 'Mia,"5/6/26, 20:15",37.2,Ear', '8:15 PM Temperature: 37.2 °C, Ear'],
  ['Baby,Time,Vaccine name,Note', 'Mia,"5/6/26, 20:15",MMR,', '8:15 PM Vaccine: MMR'],
  [
    'Baby,Time,Food,Reaction,Severity,Note',
    'Mia,"5/6/26, 20:15",Egg,Hives,Mild,',
    '8:15 PM Allergen: Egg, Hives, Mild',
  ],
  [
    'Baby,Time,Description,Type,Amount,Unit,Note',
    'Mia,"5/6/26, 20:15",Banana,Solid,5,g,',
    '8:15 PM Other feed: Banana, Solid, g, 5',
  ],
  [
    'Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Left amount (oz.),Right amount (oz.),Total amount (oz.),Note',
    '"5/6/26, 15:55",,21,22,43,1,1.5,2.5,',
    '3:55 PM Pumping: 2.5 oz',
  ],
  [
    'Temperature taken on,Temperature(°C),Temperature(°F)',
    '03/15/2026 7:30:00 PM,37.9,100.22',
    '7:30 PM Temperature: 37.9 °C, 100.22 °F',
  ],
  ['Pump time,Left(ml),Right(ml)', '03/15/2026 7:30:00 PM,60,45', '7:30 PM Pumping: left 60 ml, right 45 ml'],
  [
    "Time of feeding,Ingredients,Amount,Unit type,Baby's reaction",
    '01/27/2020 7:30:14 PM,Oatmeal,3.9,oz,Like it!',
    '7:30 PM Solids: Oatmeal, 3.9 oz, Like it!',
  ],
  [
    '"Baby Name","Start Time","End Time","Activity","Amount","Percentile","Duration","Info","Notes",',
    '"Mia","10/08/2018 9:32 AM","","Pumping","3 oz","","","","",',
    '9:32 AM Pumping: 3 oz',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Medical] Medication","[Medical] Temperature","[Medical] Temperature Unit"',
    '"1778072400000","America/Chicago","Mia","","Medical","Drops, 3.75 (ML)","101","F"',
    '8:00 AM Medical: Drops, 3.75 (ML), 101 f',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Pump] Total Volume","[Pump] Total Volume Unit"',
    '"1778072400000","America/Chicago","Mia","late","Pump","4","FLOZ"',
    '8:00 AM Pump: 4 floz, late',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Solid Feed] Food","[Solid Feed] Meal"',
    '"1778072400000","America/Chicago","Mia","","Solid Feed","Pear","LUNCH"',
    '8:00 AM Solid Feed: Pear',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type","[Routine] Routine"',
    '"1778072400000","America/Chicago","Mia","","Routine","Bath"',
    '8:00 AM Routine: Bath',
  ],
  [
    '"Start Date/time (Epoch)","Time Zone","Profile Name","Note","Type"',
    '"1778072400000","America/Chicago","Mia","Slept badly","Note"',
    '8:00 AM Note: Slept badly',
  ],
];

async function draftOf(header: string, row: string) {
  const { records } = await readImport(`${header}\n${row}\n`);
  return records[0]?.draft;
}

describe('a text of an earlier version', () => {
  test.each(NOTES)('is known as the note of a row: %s %s', async (header, row, text) =>
    expect((await draftOf(header, row))?.formerNote).toBe(text),
  );

  test.each(REMARKS)('is known as the kept text of a row: %s %s', async (header, row, text) =>
    expect((await draftOf(header, row))?.formerRemark).toBe(text),
  );
});
