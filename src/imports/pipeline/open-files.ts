import { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { nameChildren } from './name-children.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { collectInto, type ReadFile, readImportFile } from './read-import-file.ts';

/**
 * The result for files that were chosen together: the readable files, the tables that no format knows, the rejected
 * files, and the open questions about the readable ones.
 */
export interface OpenedFiles extends ReadFile {
  questions: OpenQuestions;
}

/**
 * Opens files that were chosen together at `now` (epoch milliseconds). An unreadable file does not stop the others.
 * Throws an {@link UnreadableFileError} if no file can be read.
 */
export async function openFiles(chosen: readonly File[], now: number): Promise<OpenedFiles> {
  const read: ReadFile = { files: [], unmapped: [], refused: [] };
  for (const [index, file] of chosen.entries()) {
    await collectInto(read, tellingName(chosen, index), (name) => readImportFile(file, name));
  }
  if (!read.files.length && !read.unmapped.length) throw new UnreadableFileError(...read.refused);
  const files = await nameChildren(read.files);
  return { ...read, files, questions: await openQuestions(files, now) };
}

/** Returns a distinct name if files from several folders have the same name: "log.csv", "log.csv (2)". */
function tellingName(chosen: readonly File[], index: number): string {
  const name = chosen[index]?.name ?? '';
  const before = chosen.slice(0, index).filter((file) => file.name === name).length;
  return before ? `${name} (${before + 1})` : name;
}
