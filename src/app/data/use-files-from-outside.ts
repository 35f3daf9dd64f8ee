import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeSharedFiles } from '#pwa/shared-files.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { handOver } from './handed-files.ts';

/**
 * The browser's queue of files that were opened with the installed app (File Handling API). Not every browser has it.
 */
interface LaunchQueue {
  setConsumer: (consume: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void;
}

/**
 * Takes files that were shared to the app (`?import=shared`) or opened with the app, and hands them to their panels.
 */
export function useFilesFromOutside(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const taken = useRef(false);
  const shared = new URLSearchParams(search).get('import') === 'shared';

  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => void openAll(files));
  }, []);

  useEffect(() => {
    if (!shared || taken.current) return;
    taken.current = true;
    // A reload or back navigation must not look for the shared files again.
    void navigate({ search: '', hash }, { replace: true });
    void takeSharedFiles().then(
      (files) => (files.length ? handOver(files, true) : sayNothingCame()),
      sayNothingCame,
    );
  }, [shared, hash, navigate]);
}

async function openAll(handles: readonly { getFile: () => Promise<File> }[]): Promise<void> {
  try {
    await handOver(await Promise.all(handles.map((handle) => handle.getFile())), false);
  } catch {
    sayNothingCame();
  }
}

function sayNothingCame(): void {
  toast(words.backup.files.lost);
}
