import { dropKeptScreens } from '#storage/browser/kept-screen.ts';
import { forgetSharedFiles } from '#storage/browser/shared-files.ts';

/**
 * Deletes what belongs to the former owner when the owner changes at `changedAt`: the kept screens, and files that were
 * shared before. Files that were shared later are kept, because they belong to the next owner.
 */
export async function forgetOwner(changedAt: number): Promise<void> {
  dropKeptScreens();
  await forgetSharedFiles(changedAt);
}
