import { readInvite } from '#domain/sync/letters/invite.ts';
import { paths } from '#paths.ts';

/** What a link to join a shared log carries. It is in the fragment, which no server sees. */
export interface LinkedInvite {
  invite: string;
  /** What a phone must have to use the sync server. */
  pass: string;
}

/** Returns the link that opens this app on another phone with an invite. */
export function inviteLink({ invite, pass }: LinkedInvite): string {
  const query = new URLSearchParams({ join: invite.replaceAll('-', ''), ...(pass && { pass }) });
  return `${location.origin}${paths.profileSection('data')}#${query}`;
}

/** Reads the fragment of such a link. Returns null if it has no invite or a damaged one. */
export function readInviteLink(fragment: string): LinkedInvite | null {
  const query = new URLSearchParams(fragment.slice(1));
  const invite = readInvite(query.get('join') ?? '');
  return invite === null ? null : { invite, pass: query.get('pass') ?? '' };
}
