import Download from 'lucide-react/icons/download';
import type { ProductFile } from '#site/product-files.ts';
import { useDownload } from '#site/use-download.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

interface DownloadButtonProps {
  title: string;
  /**
   * The id of the product's heading. Several buttons have the same name, so the heading tells screen readers which one
   * this is.
   */
  describedBy: string;
  file: ProductFile;
}

/** Downloads the product on a tap. A toast then says where the file went. */
export function DownloadButton({ title, describedBy, file }: DownloadButtonProps) {
  const { busy, download } = useDownload(file);
  const { shop } = words;

  async function take() {
    const said = shop.outcome[await download()];
    toast({ title: said.title(title), description: said.description });
  }

  return (
    <Button
      wide
      busy={busy}
      icon={<Download aria-hidden="true" />}
      aria-describedby={describedBy}
      onClick={take}
    >
      {busy ? shop.downloading : shop.download}
    </Button>
  );
}
