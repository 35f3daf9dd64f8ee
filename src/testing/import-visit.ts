import { screen } from '@testing-library/react';
import { paths } from '#paths.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { aBaby } from './builders.ts';

// Shared by the import tests: another app's log with every kind of row, and the panel's controls.

export const juniper = aBaby({ birthDate: '2019-12-19' });
export const importVisit = { at: paths.profile, now: '2026-05-06T12:00:00-07:00', babies: [juniper] };

export const YEAR = [
  'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
  '12/12/20 7:47 PM,12/13/20 7:20 AM,693,Sleep,,,Eva slept in her crib (11h33m),,A',
  '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,Eva drank 8.2 oz of formula (30m),,U',
  '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,Eva drank 8.2 oz of formula (30m),,U',
  '6/20/20 8:00 AM,6/20/20 8:30 AM,12,Nursing,,,"Eva nursed (5m left, 7m right)",,A',
  '6/20/20 8:26 AM,,,Head Size,17.25,inch,,,A',
  '6/20/20 8:25 AM,,,Weight,15.84,lbs,,,A',
  '7/26/20 10:40 AM,,,Mood,,,Eva is happy,,U',
  '7/27/20 10:40 AM,,,Mood,,,Eva is happy,,U',
  '2/30/20 10:40 AM,,,Bottle,4,,,,U',
].join('\r\n');

export const csv = (text: string, name = 'year.csv') => new File([text], name, { type: 'text/csv' });
export const fileInput = () => screen.findByLabelText('Choose files');
export const importButton = () => screen.findByRole('button', { name: /^Import / });

export async function countAll(db: Parameters<typeof readAllRecords>[0]): Promise<number> {
  const { feed: feeds, diaper: diapers, sleep: sleeps, growth: growths } = await readAllRecords(db);
  return feeds.length + diapers.length + sleeps.length + growths.length;
}
