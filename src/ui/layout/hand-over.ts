import { toast } from '#ui/feedback/toast.ts';

type Handed = 'shared' | 'saved' | 'cancelled' | 'ready' | 'unable';

/**
 * Passes `file` to `give`, which shares or saves it, and calls `onLeft` once the file has left the app. If the
 * activation of the tap has expired, a toast offers another tap to share the file. If the device cannot share the file,
 * a toast reports that.
 */
export async function handOver(
  file: File,
  give: (file: File) => Promise<Handed>,
  onLeft: (how: 'shared' | 'saved') => Promise<void> | void,
): Promise<Handed> {
  const handed = await give(file);
  if (handed === 'shared' || handed === 'saved') await onLeft(handed);
  if (handed === 'unable') toast(UNABLE);
  if (handed === 'ready')
    toast({
      title: 'Your file is ready',
      description: file.name,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Share it', onAct: () => void handOver(file, give, onLeft) },
    });
  return handed;
}

const UNABLE = {
  title: 'This device can’t share the file',
  description: 'Update iOS to share files from the home-screen app. Then try again.',
};
