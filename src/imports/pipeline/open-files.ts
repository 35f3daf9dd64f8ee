import { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { nameChildren } from './name-children.ts';
import { collectInto, type ReadFile, readImportFile } from './read-import-file.ts';

/**
 * Opens files that were chosen together. An unreadable file does not stop the others. Throws an {@link
 * UnreadableFileError} if no file can be read.
 */
export async function openFiles(chosen: readonly File[]): Promise<ReadFile> {
  const read: ReadFile = { files: [], unmapped: [], refused: [] };
  for (const [index, file] of chosen.entries()) {
    await collectInto(read, tellingName(chosen, index), (name) => readImportFile(file, name));
  }
  if (!read.files.length && !read.unmapped.length) throw new UnreadableFileError(...read.refused);
  return { ...read, files: await nameChildren(read.files) };
}

/** Returns a distinct name if files from several folders have the same name: "log.csv", "log.csv (2)". */
function tellingName(chosen: readonly File[], index: number): string {
  const name = chosen[index]?.name ?? '';
  const before = chosen.slice(0, index).filter((file) => file.name === name).length;
  return before ? `${name} (${before + 1})` : name;
}
