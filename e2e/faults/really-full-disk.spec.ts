import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { arrive, atNoon, choose } from '../app-page.ts';
import { expect } from '../fixtures.ts';
import { readLogs } from './log-rows.ts';
import { test as base } from './real-browser.ts';
import { report } from './rounds.ts';

const MIB = 1024 * 1024;

interface SmallDisk {
  folder: string;
  /** Fills the disk up to `leave` bytes. */
  fill: (leave: number) => Promise<void>;
  makeRoom: () => Promise<void>;
}

/** A separate disk small enough to fill to the last byte; null if none can be mounted. */
const test = base.extend<{ smallDisk: SmallDisk | null }>({
  smallDisk: async ({ realProfile: _ends }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'wee-hours-disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder]).status === 0;
    const [filler, reserve] = [join(folder, 'filler'), join(folder, 'reserve')];
    const write = async (name: string, bytes: number) => {
      const file = await open(name, 'w');
      const block = Buffer.alloc(64 * 1024);
      try {
        for (let written = 0; written < bytes; ) {
          const left = Math.min(block.length, bytes - written);
          written += (await file.write(block, 0, left)).bytesWritten;
        }
      } finally {
        await file.close();
      }
    };
    const disk: SmallDisk = {
      folder,
      async fill(leave) {
        await write(reserve, leave);
        await write(filler, Number.POSITIVE_INFINITY).catch(({ code }) => expect(code).toBe('ENOSPC'));
        await rm(reserve);
      },
      makeRoom: () => rm(filler, { force: true }),
    };
    await provide(mounted ? disk : null);
    // The browser may still use the disk. `--lazy` unmounts the disk when the browser exits.
    if (mounted) spawnSync('umount', ['--lazy', folder]);
    await rmdir(folder);
  },
});

// The browser itself logs errors of many kinds on a full disk.
test.use({ expectedErrors: [/./] });

const notesOf = async (page: Page) => {
  const [log] = await readLogs(page);
  return log?.rows.diapers?.map(({ note }) => note).sort();
};

const GONE = 'Your log is gone from this browser';

test('on a disk without a free byte, a form saves, stays open, or reports a lost log', async ({
  smallDisk,
  realProfile,
  site,
}) => {
  test.skip(
    smallDisk === null,
    'A disk small enough to be filled cannot be mounted here: that takes Linux and root.',
  );
  if (!smallDisk) return;
  test.setTimeout(240_000);
  const { folder, fill, makeRoom } = smallDisk;
  const { page, context, close } = await realProfile.start(folder);
  await atNoon(context);
  await arrive(page, site.address);
  await page.goto(`${site.address}/app/log`);
  const form = page.getByRole('dialog');
  /** Taps Save, and returns the form's message, or "saved" if the form has closed. */
  const outcome = async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    let said = '';
    await expect
      .poll(async () => {
        if ((await form.count()) === 0) said = 'saved';
        else if ((await form.locator('[aria-busy="true"]').count()) === 0)
          for (const title of ['This device is full', GONE])
            if ((await form.getByText(title, { exact: true }).count()) === 1) said = title;
        return said;
      })
      .not.toBe('');
    return said;
  };

  const kept: string[] = [];
  let refused = 0;
  let isCleared = false;
  while (refused < 3 && !isCleared) {
    const note = `a long night ${kept.length} ${'z'.repeat(1900)}`;
    await page.getByRole('button', { name: 'Add Diaper' }).click();
    await choose(page, 'Wet');
    await page.getByLabel('Note').fill(note);
    await page
      .getByLabel('Time', { exact: true })
      .fill(`0${Math.floor(kept.length / 6)}:${kept.length % 6}5`);
    // Without a free byte, the file's last page may still have room, so the write may succeed. With 1 MiB, the app may
    // still count the disk as full.
    for (const room of [0, MIB, null]) {
      await makeRoom();
      if (room !== null) await fill(room);
      const said = await outcome();
      isCleared = said === GONE;
      if (said === 'saved') kept.push(note);
      else await expect(page.getByLabel('Note')).toHaveValue(note);
      if (room === 0 && said !== 'saved') refused += 1;
      if (room === null) expect(said, 'with room').not.toBe('This device is full');
      if (said === 'saved' || isCleared) break;
    }
    await makeRoom();
    if (!isCleared) expect(await notesOf(page)).toEqual(kept.toSorted());
  }
  await close();

  const again = await realProfile.start(folder);
  await again.page.goto(`${site.address}/app`);
  const heading = again.page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(
    isCleared ? 'Your log is missing' : /^(Welcome, June!|Your log is missing)$/,
  );
  // After a full disk, Chromium 156 sometimes clears the whole site, including the worker. The app must then report a
  // missing log and not show an empty one.
  isCleared = (await heading.textContent()) === 'Your log is missing';
  if (!isCleared) expect(await notesOf(again.page)).toEqual(kept.toSorted());
  await again.kill();
  if (!isCleared) {
    const onceMore = await realProfile.start(folder);
    await onceMore.page.goto(`${site.address}/support`);
    expect(await notesOf(onceMore.page)).toEqual(kept.toSorted());
    await onceMore.kill();
  }
  report({
    'times the disk was full': refused,
    entries: kept.length,
    'logs that the browser cleared, and the app said so': Number(isCleared),
  });
});
