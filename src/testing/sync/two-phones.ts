import { expect } from 'vitest';
import { openEnvelope } from '#domain/sync/letters/envelope.ts';
import { contentKey } from '#domain/sync/letters/family-key.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { noteEqual } from '#storage/sync/compare-logs.ts';
import { makeDigestDue } from '#storage/sync/digest-notes.ts';
import { readNote } from '#storage/sync/sync-notes.ts';
import type { OpenMailbox } from '#sync/mailbox.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import {
  EPOCH,
  eventually,
  expectInStep,
  logFeed,
  SECRET,
  type SharedPhone,
  startPhone,
  stopPhones,
} from './shared-phone.ts';

/** Two phones with one log, Anna's and Ben's, which compare their copies. */

const phones: SharedPhone[] = [];

/** Stops all phones of the test. */
export async function stopAllPhones(): Promise<void> {
  await stopPhones(phones.splice(0));
}

/** Starts a phone, or its app again with a log that is known. */
export async function phone(
  server: { open: OpenMailbox },
  device: string,
  db?: RecordsDb,
): Promise<SharedPhone> {
  const one = await startPhone(server.open, device, db && { db });
  phones.push(one);
  return one;
}

/** The key of the family's envelopes. */
export const envelopeKey = { mailbox: 'mailbox', epoch: EPOCH, key: await contentKey(SECRET, EPOCH) };

/** The letters of a kind that the mailbox has. */
export async function letters<Kind extends LetterContent['kind']>(server: MemoryMailbox, kind: Kind) {
  const found: (Letter & { content: Extract<LetterContent, { kind: Kind }> })[] = [];
  for (const { envelope } of server.posts) {
    const opened = await openEnvelope(envelope, envelopeKey);
    if ('letter' in opened && opened.letter.content.kind === kind) found.push(opened.letter as never);
  }
  return found;
}

/** Starts two phones. Anna's shares these feeds, and Ben's joins. */
export async function metPhones(
  server: MemoryMailbox,
  ...ids: string[]
): Promise<[SharedPhone, SharedPhone]> {
  const anna = await phone(server, 'anna');
  await eventually(() => expect(anna.connected).toBe(1));
  for (const id of ids) await logFeed(anna, id);
  await expectInStep(anna);
  await noteEqual(anna.db, { id: 'anna', isComplete: true }, Date.now());
  const ben = await phone(server, 'ben');
  await expectInStep(anna, ben);
  return [anna, ben];
}

/** Starts the app of both phones again. Both send their digests. */
export async function meetAgain(
  server: MemoryMailbox,
  ...both: [SharedPhone, SharedPhone]
): Promise<[SharedPhone, SharedPhone]> {
  for (const { step } of both) await step.stop();
  for (const { db } of both) await makeDigestDue(db);
  const [anna, ben] = both;
  return [await phone(server, 'anna', anna.db), await phone(server, 'ben', ben.db)];
}

/** Waits until both phones know that their logs are equal. */
export async function expectEqual(anna: SharedPhone, ben: SharedPhone): Promise<void> {
  await eventually(async () => expect(await readNote(anna.db, 'equal', 'ben')).toBeDefined());
  await eventually(async () => expect(await readNote(ben.db, 'equal', 'anna')).toBeDefined());
}
