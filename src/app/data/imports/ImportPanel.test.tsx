import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { clockPart, wallAt } from '#domain/time/when.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { listImports } from '#storage/log/imports.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { updateRecord } from '#storage/log/records.ts';
import { aBaby, aFeed, aUser } from '#testing/builders.ts';
import { countAll, csv, fileInput, importButton, importVisit, juniper, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { wholeText } from '#testing/whole-text.ts';
import { ImportPanel } from './ImportPanel.tsx';

const author = { device: 'device', now: 1 };

/** Returns the lines of each row of a baby's table. */
function outcomeOf(caption: string): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
}

describe('ImportPanel with a log from another app', () => {
  test('previews every row before anything is saved', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    expect((await importButton()).textContent).toBe('Import 5 entries');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('year.csv'));
    expect(screen.getByText('9 rows from Baby Connect, Jun 20, 2020 to Dec 12, 2020')).toBeTruthy();
    expect(outcomeOf('What becomes of Juniper’s rows')).toEqual([
      [
        'Bottle, 2 rows',
        'Nursing, 1 row',
        '3 feeds, left and right separate, in 2 sittings',
        '1 row repeats another row.',
      ],
      ['Sleep, 1 row', '1 sleep'],
      ['Head Size, 1 row', 'Weight, 1 row', '1 growth entry'],
    ]);
    expect(screen.getByText('After the import, you can undo it with one tap for 30 days.')).toBeTruthy();
    expect(await countAll(db)).toBe(0);
  });

  test('counts a bottle after a breastfeed in the same sitting', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    const [header = ''] = YEAR.split('\r\n');
    const rows = [
      '6/20/20 8:00 AM,6/20/20 8:12 AM,12,Nursing,,,Eva nursed (12m left),,A',
      '6/20/20 8:20 AM,6/20/20 8:30 AM,10,Bottle,1,Formula,Eva drank 1 oz of formula (10m),,A',
    ];
    await user.upload(await fileInput(), csv([header, ...rows].join('\r\n')));
    await importButton();
    expect(outcomeOf('What becomes of Juniper’s rows')).toEqual([
      ['Nursing, 1 row', 'Bottle, 1 row', '2 feeds, in 1 sitting'],
    ]);
  });

  test('lists the rows that it leaves out, with reasons and line numbers', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    const summary = await screen.findByText('3 rows aren’t imported');
    const details = summary.closest('details');
    if (!details) throw new Error('The reasons are in a disclosure.');
    expect(within(details).getByText(/2 rows: Wee Hours has no type for this\./)).toBeTruthy();
    expect(within(details).getByText('In lines 8–9.')).toBeTruthy();
    expect(within(details).getByText(/1 row: Its day isn’t on the calendar\./)).toBeTruthy();
    expect(within(details).getByText(wholeText('Line 10: “2/30/20 10:40 AM”'))).toBeTruthy();
  });

  test('counts feeds on both sides whose order or lengths are unknown', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    const rows = ['06:10', '09:10'].map((time) => `Feed,2026-05-01 ${time},,00:18,00:08R,Breast,00:10L,,`);
    const hatch = [
      'Baby Name,Start Time,End Time,Activity,Amount,Percentile,Duration,Info,Notes',
      ',04/13/2026 9:32,04/13/2026 9:52,Feeding,,,,Both,',
    ];
    const huckleberry = [
      'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By',
      ...rows,
    ];
    const files = [
      new File([`${huckleberry.join('\n')}\n`], 'huckleberry.csv'),
      new File([`${hatch.join('\n')}\n`], 'hatch.csv'),
    ];
    await user.upload(await fileInput(), files);
    expect(await screen.findByText('2 feeds don’t say which side was first.')).toBeTruthy();
    expect(screen.getByText('1 feed has one duration for both sides. Each side gets half.')).toBeTruthy();
    expect(screen.queryByText(/to check/)).toBeNull();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    await user.upload(await fileInput(), files);
    expect(await screen.findByText('There’s nothing new in these files.')).toBeTruthy();
    expect(screen.queryByText(/which side was first|one length for both sides/)).toBeNull();
  });

  test('counts a row with two doubts once', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    const [header = ''] = YEAR.split('\r\n');
    const row = '6/20/20 8:20 AM,6/20/20 9:50 AM,90,Bottle,30,Formula,Eva drank 30 oz of formula (90m),,A';
    await user.upload(await fileInput(), csv([header, row, ''].join('\r\n')));
    expect(await screen.findByText('1 row to check')).toBeTruthy();
    expect(screen.getByText(/1 row: It’s a lot for one bottle at this age\./)).toBeTruthy();
    expect(screen.getByText(/1 row: It’s a bottle that took more than 1 hour\./)).toBeTruthy();
    expect(await importButton()).toBeTruthy();
  });

  test('does not say “nothing new” for a file without readable rows', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    const [header = '', ...rows] = YEAR.trim().split('\n');
    const unread = rows.filter((row) => row.includes('2/30/20'));
    await user.upload(await fileInput(), [csv([header, ...unread].join('\n'))]);
    expect(await screen.findByText('No rows in this file can be imported.')).toBeTruthy();
    expect(screen.getByText(wholeText('Line 2: “2/30/20 10:40 AM”'))).toBeTruthy();
  });

  test('imports with one tap and reverts the import with another', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    expect(await screen.findByText('Your log from Baby Connect is imported')).toBeTruthy();
    expect(screen.getAllByText('3 feeds, 1 sleep, and 1 growth entry').length).toBeGreaterThan(0);
    const { feed: feeds } = await readAllRecords(db);
    expect(feeds.map(({ babyId }) => babyId)).toEqual(['baby-1', 'baby-1', 'baby-1']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The import is undone')).toBeTruthy();
    expect(await countAll(db)).toBe(0);
    expect(await listImports(db)).toEqual([]);
  });

  test('finds nothing new in an imported file, even after an entry was edited', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const [feed] = (await readAllRecords(db)).feed;
    if (feed) await updateRecord(db, 'feed', feed, { amountOz: 7, type: 'bottle' }, author);
    await user.upload(await fileInput(), csv(YEAR));
    expect(await screen.findByText('There’s nothing new in this file.')).toBeTruthy();
    expect(screen.getByText('9 rows from Baby Connect, Jun 20, 2020 to Dec 12, 2020')).toBeTruthy();
    expect(outcomeOf('What becomes of Juniper’s rows')).toEqual([
      ['Bottle, 2 rows', 'Nursing, 1 row', '3 rows are already in your log.'],
      ['Sleep, 1 row', '1 row is already in your log.'],
      ['Head Size, 1 row', 'Weight, 1 row', '2 rows are already in your log.'],
    ]);
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await countAll(db)).toBe(5);
  });

  test('offers to choose files again after the import is canceled', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await importButton();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const input = await fileInput();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(await countAll(db)).toBe(0);
  });

  test('reads times in the zone that the parent chooses', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    const zone = await screen.findByLabelText('Time zone of this log');
    expect((zone as HTMLSelectElement).value).toBe('America/Los_Angeles');
    await user.selectOptions(zone, 'Asia/Tokyo');
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const [sleep] = (await readAllRecords(db)).sleep;
    expect(sleep?.zone).toBe('Asia/Tokyo');
    expect(clockPart(wallAt(sleep?.startedAt ?? 0, 'Asia/Tokyo'))).toBe('19:47');
  });

  test('suggests the zone of the last import, even if an entry was moved to another zone', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.selectOptions(await screen.findByLabelText('Time zone of this log'), 'Asia/Tokyo');
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const [feed] = (await readAllRecords(db)).feed;
    if (feed) await updateRecord(db, 'feed', feed, { zone: 'America/Los_Angeles' }, { device: 'd', now: 9 });
    await user.upload(await fileInput(), csv(YEAR));
    expect(await screen.findByText('There’s nothing new in this file.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone of this log').value).toBe('Asia/Tokyo');
  });

  test('suggests the current baby, not an older archived one', async () => {
    const older = aBaby({ ...juniper, archivedAt: 3 });
    const younger = aBaby({ babyId: 'baby-2', name: 'Ash', birthDate: '2019-12-20', createdAt: 2 });
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [older, younger] });
    await user.upload(await fileInput(), csv(YEAR));
    const whose = await screen.findByLabelText<HTMLSelectElement>('Whose log is it?');
    expect(whose.selectedOptions[0]?.textContent).toBe('Ash');
  });

  test('imports for the chosen baby, and warns if the file begins before its birth', async () => {
    const younger = aBaby({ babyId: 'baby-2', name: 'Ash', birthDate: '2026-01-02', createdAt: 2 });
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [juniper, younger] });
    await user.upload(await fileInput(), csv(YEAR));
    await user.selectOptions(await screen.findByLabelText('Whose log is it?'), 'Ash');
    expect(
      await screen.findByText(wholeText(/before Ash was born on Jan 2, 2026\. Is it another baby’s\?/)),
    ).toBeTruthy();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect((await readAllRecords(db)).sleep.map(({ babyId }) => babyId)).toEqual(['baby-2']);
  });

  test('distinguishes babies with the same name by number and birth date', async () => {
    const ash = aBaby({ babyId: 'baby-2', name: 'Ash', birthDate: '2019-12-20', createdAt: 2 });
    const other = aBaby({ ...ash, babyId: 'baby-3', birthDate: '2026-01-02' });
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [juniper, ash, other] });
    await user.upload(await fileInput(), csv(YEAR));
    const whose = await screen.findByLabelText<HTMLSelectElement>('Whose log is it?');
    expect([...whose.options].map(({ textContent }) => textContent)).toEqual([
      juniper.name,
      'Ash, born Dec 20, 2019',
      'Ash (2), born Jan 2, 2026',
    ]);
  });

  test('offers to add a baby if the family has none', async () => {
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [] });
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await screen.findByRole('button', { name: 'Add your baby' }));
    await user.type(screen.getByLabelText('Baby’s name'), 'Eva');
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '2019-12-19' } });
    await user.click(screen.getByLabelText('Girl'));
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const [eva] = await db.babies.toArray();
    expect((await readAllRecords(db)).sleep.map(({ babyId }) => babyId)).toEqual([eva?.babyId]);
  });

  test('offers no new profile if the plan allows no further baby', async () => {
    const who = aUser({ plan: 'free', createdAt: '2026-01-01T12:00:00Z' });
    const { user } = await renderScreen(ImportPanel, { ...importVisit, who });
    await user.upload(await fileInput(), csv(YEAR));
    expect(await importButton()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It’s another baby’s' })).toBeNull();
  });
});

describe('ImportPanel with a Wee Hours export', () => {
  test('imports its babies without a question', async () => {
    const other = aBaby({ babyId: 'theirs', name: 'Wren' });
    const log = { ...emptyCareLog(), feed: [aFeed({ babyId: 'theirs' })] };
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(recordsCsv({ ...log, babies: [other] })));
    expect(await screen.findByText('1 baby profile')).toBeTruthy();
    expect(screen.queryByLabelText('Whose log is it?')).toBeNull();
    expect(screen.queryByLabelText('Time zone of this log')).toBeNull();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect((await db.babies.toArray()).map(({ name }) => name).sort()).toEqual(['Juniper', 'Wren']);
  });
});

describe('ImportPanel with a Wee Hours export that has an unknown kind', () => {
  test('counts and imports the entries of that kind, and reverts the import', async () => {
    const others = ['one', 'two'].map((id) => ({
      ...{ id, babyId: juniper.babyId, kind: 'walk', day: '2026-05-05' },
      ...{ createdAt: 1, updatedAt: 1, updatedBy: 'theirs' },
    })) as object[] as OtherEntry[];
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    const file = recordsCsv({ ...emptyCareLog(), babies: [juniper], others });
    await user.upload(await fileInput(), csv(file));
    expect((await importButton()).textContent).toBe('Import 2 entries');
    expect(screen.getByText(wholeText('New: 2 entries from a newer version'))).toBeTruthy();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect(screen.getAllByText('2 entries from a newer version').length).toBeGreaterThan(0);
    expect(await db.entries.count()).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await db.entries.count()).toBe(0));
  });
});

describe('ImportPanel with a Wee Hours export from another phone', () => {
  test.each(['Juniper', 'juniper ', 'Júniper'])(
    'warns that %j has a profile on both phones',
    async (name) => {
      const other = aBaby({ babyId: 'theirs', name });
      const log = emptyCareLog();
      const { user } = await renderScreen(ImportPanel, importVisit);
      await user.upload(await fileInput(), csv(recordsCsv({ ...log, babies: [other] })));
      expect(await screen.findByText(/has two separate profiles, one in the file and one here/)).toBeTruthy();
    },
  );

  test.each([
    { babyId: 'theirs', name: 'Wren' },
    { babyId: juniper.babyId, name: 'Juniper' },
  ])('does not warn about %j', async (baby) => {
    const other = aBaby({ babyId: 'another', name: 'Robin' });
    const log = emptyCareLog();
    const { user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(recordsCsv({ ...log, babies: [other, aBaby(baby)] })));
    expect(await screen.findByText(/baby profile/)).toBeTruthy();
    expect(screen.queryByText(/two separate profiles/)).toBeNull();
  });
});

describe('ImportPanel with several files of a family', () => {
  const FEEDING =
    'child_first_name,start,end,type,method,amount,notes\nMia,2026-05-01 08:00:00,2026-05-01 08:20:00,formula,bottle,120,\nMia,2026-05-01 12:00:00,2026-05-01 12:10:00,breast milk,left breast,,\n';
  const SLEEP =
    'child_first_name,start,end,nap,notes\nLeo,2026-05-01 13:00:00,2026-05-01 14:00:00,1,\nLeo,2026-05-01 15:00:00,,1,\n';
  const BMI = 'child_first_name,bmi,date\nMia,15.2,2026-05-01\n';
  const set = () => [csv(FEEDING, 'feeding.csv'), csv(SLEEP, 'sleep.csv'), csv('a,b\n1,2', 'tags.csv')];
  const mia = aBaby({ name: 'mia ', birthDate: '2026-01-01' });
  const leo = aBaby({ babyId: 'leo', name: 'Leo', birthDate: '2026-01-01', createdAt: 2 });

  test('previews, imports and reverts them as one import, each row for its own child', async () => {
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), set());
    expect(await screen.findByText(/“tags.csv” names columns that Wee Hours doesn’t know/)).toBeTruthy();
    expect(screen.getByText('4 rows from Baby Buddy')).toBeTruthy();
    expect(screen.getByText(/The log says 120, without a unit/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Milliliters' }));
    expect((await importButton()).textContent).toBe('Import 3 entries');
    const details = screen.getByText('1 row isn’t imported').closest('details') as HTMLElement;
    expect(within(details).getByText('In line 3 of sleep.csv.')).toBeTruthy();
    await user.click(await importButton());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The import is undone')).toBeTruthy();
    expect(await countAll(db)).toBe(0);
  });

  test('asks once which baby a name belongs to, and can leave out the rows of that name', async () => {
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia] });
    await user.upload(await fileInput(), set());
    await user.click(await screen.findByRole('radio', { name: 'Ounces' }));
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Which baby is “Leo”?'), 'Leave these rows out');
    expect((await importButton()).textContent).toBe('Import 1 entry');
    expect(screen.getByText(/You left this baby out/)).toBeTruthy();
    expect(screen.getByText(/Its amount is more than a liter/)).toBeTruthy();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect((await readAllRecords(db)).feed.map(({ babyId, type }) => [babyId, type])).toEqual([
      ['baby-1', 'left'],
    ]);
  });

  test('asks separately about rows without a name, and assigns them all to one baby', async () => {
    const nursing = 'Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note';
    const named = csv(`${nursing}\nMia,"4/26/26, 10:53",Right,,9,9,\n`, 'nursing.csv');
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), [named, csv(YEAR)]);
    const whose = await screen.findByLabelText('Whose log is it?');
    expect(screen.getByLabelText('Which baby is “Mia”?')).toBeTruthy();
    expect(screen.getByText(/in these files goes to this baby/)).toBeTruthy();
    await user.selectOptions(whose, 'Leo');
    expect(await screen.findByText(wholeText('Line 10 of year.csv: “2/30/20 10:40 AM”'))).toBeTruthy();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const { feed: feeds } = await readAllRecords(db);
    expect(feeds.map(({ date, babyId }) => [date.slice(0, 4), babyId]).sort()).toEqual([
      ['2020', 'leo'],
      ['2020', 'leo'],
      ['2020', 'leo'],
      ['2026', mia.babyId],
    ]);
  });

  test('fills in a new profile from the files', async () => {
    const child = 'first_name,last_name,birth_date\nMia,,2026-02-03\n';
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [juniper] });
    await user.upload(await fileInput(), [
      csv(BMI),
      csv(child),
      csv('child_first_name,time,wet,solid\nMia,2026-05-01 09:30:00,1,0\n'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add Mia' }));
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('2026-02-03');
    await user.click(screen.getByLabelText('Girl'));
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    await user.click(await screen.findByRole('checkbox', { name: /Keep as notes: BMI/ }));
    expect(await screen.findByText('1 row is kept in notes.')).toBeTruthy();
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const [diaper] = (await readAllRecords(db)).diaper;
    const added = (await db.babies.toArray()).find(({ name }) => name === 'Mia');
    expect(diaper?.babyId).toBe(added?.babyId);
    expect(diaper?.importNote).toMatch(/^12:00.PM BMI: 15.2$/);
  });

  test('asks whether the year is first or last in ambiguous dates', async () => {
    const nighp = 'Baby,Time,Status,Note\nJuniper,"२६/४/१४, ०९:२९",Wet,\n';
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(nighp));
    expect(await screen.findByRole('group', { name: /Which day is 26\/4\/14\?/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Apr 26, 2014' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Apr 14, 2026' }));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect((await readAllRecords(db)).diaper.map(({ date }) => date)).toContain('2026-04-14');
  });

  test('asks about the date order of each app', async () => {
    const nighp = 'Baby,Time,Status,Note\nJuniper,"14/4/26, 09:29",Wet,\n';
    const hatch = [
      'Baby Name,Start Time,End Time,Activity,Amount,Percentile,Duration,Info,Notes',
      'Juniper,4/9/25 9:32,,Diaper,,,,Wet,',
    ];
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), [csv(nighp), new File([`${hatch.join('\n')}\n`], 'hatch.csv')]);
    await user.click(await screen.findByRole('radio', { name: 'Apr 14, 2026' }));
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Apr 9, 2025' }));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const dates = (await readAllRecords(db)).diaper.map(({ date }) => date);
    expect(dates.sort()).toEqual(['2025-04-09', '2026-04-14']);
  });

  test('asks about the date order of each family, and reads both in different orders', async () => {
    const ofDay = (name: string, time: string) => `Baby,Time,Status,Note\n${name},"${time}",Wet,\n`;
    const leo = aBaby({ babyId: 'leo', name: 'Leo', birthDate: '2019-12-19', createdAt: 2 });
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [juniper, leo] });
    await user.upload(await fileInput(), [
      csv(ofDay('Juniper', '4/9/25, 09:29'), 'ours.csv'),
      csv(ofDay('Leo', '4/9/25, 09:29'), 'theirs.csv'),
    ]);
    const [ours, theirs] = await screen.findAllByRole('group', { name: /Which day is 4\/9\/25\?/ });
    if (!ours || !theirs) throw new Error('Each family has a question.');
    expect(ours.textContent).toContain('This date is in ours.csv.');
    expect(theirs.textContent).toContain('This date is in theirs.csv.');
    await user.click(within(ours).getByRole('radio', { name: 'Apr 9, 2025' }));
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    await user.click(within(theirs).getByRole('radio', { name: 'Sep 4, 2025' }));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const { diaper } = await readAllRecords(db);
    expect(diaper.map(({ babyId, date }) => `${babyId} ${date}`).sort()).toEqual([
      'baby-1 2025-04-09',
      'leo 2025-09-04',
    ]);
  });

  test('names a column that it does not read', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(
      await fileInput(),
      csv(
        'Date and Time,End Time,Activity,Quantity,Extra data,Text,Mood\n4/14/26 9:00,,Diaper,,Wet,,happy\n',
      ),
    );
    expect(await screen.findByText('This column isn’t imported: Mood.')).toBeTruthy();
  });

  test('shows a date from the file as the example when it asks about ambiguous dates', async () => {
    const nighp = 'Baby,Time,Status,Note\nBaby,"4/9/25, 09:29",Wet\n';
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(nighp));
    await user.selectOptions(await screen.findByLabelText('Which baby is “Baby”?'), 'Juniper');
    expect(screen.getByRole('group', { name: /Which day is 4\/9\/25\?/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Sep 4, 2025' }));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect((await readAllRecords(db)).diaper.map(({ date }) => date)).toEqual(['2025-09-04']);
  });
});

describe('ImportPanel with a file that cannot be imported', () => {
  test.each([
    [
      'a spreadsheet',
      'PK\x03\x04 Index/Document.iwa',
      '“year.csv” is a spreadsheet or document, not an .xlsx or CSV file.',
      /save it as CSV/,
    ],
    [
      'another table',
      'a,b\n1,2',
      'Line 1 of “year.csv” names columns that Wee Hours doesn’t know: a,b',
      /Baby Connect/,
    ],
  ])('explains the problem and accepts another file: %s', async (_, text, happened, todo) => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(text));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('That file couldn’t be read')).toBeTruthy();
    expect(within(alert).getByText(happened)).toBeTruthy();
    expect(within(alert).getByText(todo)).toBeTruthy();
    await user.upload(await fileInput(), csv(YEAR));
    expect(await importButton()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await countAll(db)).toBe(0);
  });

  test.each([
    [
      'continues on another screen, and is reported there when it is done',
      false,
      /^Your log from Baby Connect is imported$/,
      5,
    ],
    ['is reported on another screen too if it fails', true, /^This device is full$/, 0],
  ] as const)('a save %s', async (_, full, words, entries) => {
    function WithWayOut() {
      const [left, leave] = useState(false);
      if (left) return <p>The dashboard</p>;
      return (
        <>
          <ImportPanel />
          <button type="button" onClick={() => leave(true)}>
            Leave
          </button>
        </>
      );
    }
    const { db, user } = await renderScreen(WithWayOut, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    if (full) {
      db.growths.hook('creating', () => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    fireEvent.click(await importButton());
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The dashboard')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await countAll(db)).toBe(entries);
  });

  test('keeps the choices and imports nothing when storage fails', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    const button = await importButton();
    db.growths.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await importButton()).toBeTruthy();
    expect(await countAll(db)).toBe(0);
    expect(await listImports(db)).toEqual([]);
  });
});
