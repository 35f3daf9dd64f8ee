import Download from 'lucide-react/icons/download';
import type { ProductFile } from '#site/product-files.ts';
import { useDownload } from '#site/use-download.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';

interface DownloadButtonProps {
  title: string;
  /** The id of the product's heading. It tells screen readers which of the equally named buttons this is. */
  describedBy: string;
  file: ProductFile;
}

/** Downloads the product on a tap. A toast then says where the file went. */
export function DownloadButton({ title, describedBy, file }: DownloadButtonProps) {
  const { busy, download } = useDownload(file);

  async function take() {
    toast(WORDS[await download()](title));
  }

  return (
    <Button
      wide
      busy={busy}
      icon={<Download aria-hidden="true" />}
      aria-describedby={describedBy}
      onClick={take}
    >
      {busy ? 'Downloading…' : 'Instant Download'}
    </Button>
  );
}

const WORDS = {
  saved: (title: string) => ({
    title: `${title} saved`,
    description: 'It is in your downloads.',
  }),
  shared: (title: string) => ({
    title: `${title} shared`,
    description: 'It went where you sent it.',
  }),
  ready: (title: string) => ({
    title: `${title} is ready`,
    description: 'Tap once more to share it.',
  }),
  unable: (title: string) => ({
    title: `${title} can’t be saved here`,
    description: 'Open this page in Safari to download it.',
  }),
  cancelled: (title: string) => ({
    title: `${title} not saved`,
    description: 'It is ready. Tap again whenever you like.',
  }),
  offline: (title: string) => ({
    title: `${title} not saved`,
    description: 'The file isn’t on this device, so connect and try again.',
  }),
  failed: (title: string) => ({
    title: `${title} not saved`,
    description: 'The file didn’t come. Try again in a few minutes.',
  }),
};
