/** Long enough for a slow phone to have read the file, and short enough that ten exports do not pile up. */
const KEPT_FOR_MS = 60_000;

/**
 * Hands a file over: through the share sheet on touch devices that can share it, else as a download. Never throws for
 * what the person did; `cancelled` means that they closed the share sheet and nothing was saved.
 *
 * Sharing needs the tap's own gesture, which runs out while a file is made. It is then downloaded instead, which needs
 * none: make the file before the tap where that matters.
 */
export async function saveOrShare(file: File): Promise<'shared' | 'saved' | 'cancelled'> {
  if (isShareable(file)) {
    try {
      // Only the file: with a title or a text beside it, iOS shares those as a second attachment.
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'saved';
}

/** A desktop's share sheet is a detour: there, people look for the file among their downloads. */
function isShareable(file: File): boolean {
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }) === true;
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
