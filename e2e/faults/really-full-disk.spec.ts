import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { arrive, atNoon, choose } from '../parent.ts';
import { readLogs } from './log-rows.ts';
import { test as base } from './real-browser.ts';
import { report } from './rounds.ts';

const MIB = 1024 * 1024;

interface SmallDisk {
  folder: string;
  /** Leaves so many bytes. */
  fill: (leave: number) => Promise<void>;
  makeRoom: () => Promise<void>;
}

/** A disk of its own that is small enough to be filled to the last byte; null where none can be mounted. */
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
    // The browser on it may end after this: the disk goes when it does.
    if (mounted) spawnSync('umount', ['--lazy', folder]);
    await rmdir(folder);
  },
});

// The browser says so itself.
test.use({ expectedErrors: [/./] });

const notesOf = async (page: Page) => {
  const [log] = await readLogs(page);
  return log?.rows.diapers?.map(({ note }) => note).sort();
};

test('on a disk without a byte left no entry is lost: not then, and not when the browser starts again', async ({
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
  const full = form.getByText('This device is full', { exact: true });
  const save = form.getByRole('button', { name: 'Save' });
  /** Saves, and answers whether the form refused: then it stands there with the reason, and is gone otherwise. */
  const isRefused = async () => {
    await save.click();
    const idle = save.and(page.locator(':not([aria-busy])'));
    const isStanding = async () => (await full.count()) === 1 && (await idle.count()) === 1;
    await expect.poll(async () => (await form.count()) === 0 || (await isStanding())).toBe(true);
    return (await form.count()) === 1;
  };

  const kept: string[] = [];
  let refused = 0;
  let tooLittle = 0;
  while (refused < 3 || tooLittle === 0) {
    const note = `a long night ${kept.length} ${'z'.repeat(1900)}`;
    await page.getByRole('button', { name: 'Add Diaper' }).click();
    await choose(page, 'Wet');
    await page.getByLabel('Note').fill(note);
    await page
      .getByLabel('Time', { exact: true })
      .fill(`0${Math.floor(kept.length / 6)}:${kept.length % 6}5`);
    await fill(0);
    // What there is of the file's last page may still take it.
    if (await isRefused()) {
      refused += 1;
      await expect(page.getByLabel('Note')).toHaveValue(note);
      await makeRoom();
      await fill(MIB);
      // Too little to be safe is no room either, unless the browser has given some back meanwhile.
      if (await isRefused()) {
        tooLittle += 1;
        await expect(page.getByLabel('Note')).toHaveValue(note);
        await makeRoom();
        expect(await isRefused()).toBe(false);
      }
    }
    await makeRoom();
    kept.push(note);
    expect(await notesOf(page)).toEqual(kept.toSorted());
  }
  await close();

  const again = await realProfile.start(folder);
  await again.page.goto(`${site.address}/app`);
  await expect(again.page.getByRole('heading', { name: 'Welcome, June!' })).toBeVisible();
  expect(await notesOf(again.page)).toEqual(kept.toSorted());
  await again.kill();
  const onceMore = await realProfile.start(folder);
  await onceMore.page.goto(`${site.address}/support`);
  expect(await notesOf(onceMore.page)).toEqual(kept.toSorted());
  await onceMore.kill();
  report({
    'times the disk was full': refused,
    'times there was too little': tooLittle,
    entries: kept.length,
    lost: 0,
  });
});
