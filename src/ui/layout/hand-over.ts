import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

type Handed = 'shared' | 'saved' | 'cancelled' | 'ready' | 'unable';

/**
 * Passes `file` to `give`, which shares or saves it, and calls `onLeft` once the file has left the app. If the tap was
 * too long ago for the browser to allow sharing, a toast offers a button that shares the file. If the device cannot
 * share the file, a toast reports that.
 */
export async function handOver(
  file: File,
  give: (file: File) => Promise<Handed>,
  onLeft: (how: 'shared' | 'saved') => Promise<void> | void,
): Promise<Handed> {
  const handed = await give(file);
  if (handed === 'shared' || handed === 'saved') await onLeft(handed);
  if (handed === 'unable') toast(words.share.unable);
  if (handed === 'ready')
    toast({
      title: words.share.ready,
      description: file.name,
      duration: Number.POSITIVE_INFINITY,
      action: { label: words.share.share, onAct: () => void handOver(file, give, onLeft) },
    });
  return handed;
}
