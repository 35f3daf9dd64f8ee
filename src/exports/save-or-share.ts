/** Long enough for a slow phone to have read the file, and short enough that ten exports do not pile up. */
const KEPT_FOR_MS = 60_000;

/**
 * - `shared`, `saved`: the file left the app by the share sheet, or as a download.
 * - `cancelled`: the parent closed the share sheet.
 * - `ready`: the tap ran out while the file was made. The next tap can share it.
 * - `unable`: this device neither shares nor downloads it.
 */
export type Handed = 'shared' | 'saved' | 'cancelled' | 'ready' | 'unable';

/**
 * Shares `file` on touch devices that can, else downloads it. Rejects for no act of the parent.
 *
 * Sharing needs the gesture of a tap, which may run out while the file is made. Then a browser downloads the file. A
 * home-screen app of iOS does not: a download opens there as a page with no way back, or saves nothing.
 */
export async function saveOrShare(file: File): Promise<Handed> {
  const canDownload = !isAppleApp();
  if (isShareable(file, canDownload)) {
    try {
      // Only the file: with a title or a text beside it, iOS shares those as a second attachment.
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      if (reason === 'AbortError') return 'cancelled';
      if (reason === 'NotAllowedError' && !canDownload) return 'ready';
    }
  }
  if (!canDownload) return 'unable';
  download(file);
  return 'saved';
}

/** Whether this is a home-screen app of iOS or iPadOS, which alone have `navigator.standalone`. */
function isAppleApp(): boolean {
  return Reflect.get(navigator, 'standalone') === true;
}

/** A desktop's share sheet is a detour: there, people look for the file among their downloads. */
function isShareable(file: File, canDownload: boolean): boolean {
  const isWanted = !canDownload || matchMedia('(pointer: coarse)').matches;
  return isWanted && navigator.canShare?.({ files: [file] }) === true;
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
