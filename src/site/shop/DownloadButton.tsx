import Download from 'lucide-react/icons/download';
import { type Make, useDownload } from '#site/use-download.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';

interface DownloadButtonProps {
  title: string;
  /** The id of the product's heading, for those who hear three buttons of one name. */
  describedBy: string;
  load: () => Promise<Make>;
}

/** Makes the product at the tap, says how far it is, and then says truly where it went. */
export function DownloadButton({ title, describedBy, load }: DownloadButtonProps) {
  const { share, download } = useDownload(load);

  async function take() {
    toast(WORDS[await download()](title));
  }

  return (
    <Button
      wide
      busy={share !== null}
      icon={<Download aria-hidden="true" />}
      aria-describedby={describedBy}
      onClick={take}
    >
      {share === null ? 'Instant Download' : `Making it… ${Math.round(share * 100)}%`}
    </Button>
  );
}

const WORDS = {
  saved: (title: string) => ({
    title: `${title} saved`,
    description: 'It was made on this device and is in your downloads.',
  }),
  shared: (title: string) => ({
    title: `${title} shared`,
    description: 'It was made on this device and went where you sent it.',
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
  failed: (title: string) => ({
    title: `${title} could not be made`,
    description: 'Nothing was lost. Check your signal, then tap again.',
  }),
};
