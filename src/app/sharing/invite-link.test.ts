// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { newInvite } from '#domain/sync/letters/invite.ts';
import { inviteLink, readInviteLink } from './invite-link.ts';

describe('the link of an invite', () => {
  test.each(['', 'SUAB.x+y/z=='])('brings back the invite and the pass "%s"', (pass) => {
    const invite = newInvite();
    const { hash, search } = new URL(inviteLink({ invite, pass }));
    expect(readInviteLink(hash)).toEqual({ invite, pass });
    expect(search).toBe('');
  });

  test.each(['', '#sharing', '#join=7ZK', '#pass=x'])('is not "%s"', (fragment) => {
    expect(readInviteLink(fragment)).toBeNull();
  });
});
