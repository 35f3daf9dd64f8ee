/**
 * How long a downloaded file is kept in memory. A slow phone can save it in that time. The memory is then released, so
 * many exports in a row do not fill it.
 */
const KEPT_FOR_MS = 60_000;

/**
 * What {@link saveOrShare} did with the file:
 * - `shared`, `saved`: the file was shared, or downloaded.
 * - `cancelled`: the parent closed the share sheet.
 * - `ready`: the user activation expired while the file was made. The next tap can share it.
 * - `unable`: this device can neither share nor download it.
 */
export type Handed = 'shared' | 'saved' | 'cancelled' | 'ready' | 'unable';

/**
 * Shares `file` on touch devices that can share files, and downloads it elsewhere. Does not reject when the parent
 * cancels.
 *
 * Sharing needs a user activation, which may expire while the file is made. The file is then downloaded, except in a
 * home-screen app of iOS. A download there opens a page without a back button, or saves nothing.
 */
export async function saveOrShare(file: File): Promise<Handed> {
  const canDownload = !isAppleApp();
  if (isShareable(file, canDownload)) {
    try {
      // Shares only the file. iOS would add a title or a text as a second attachment.
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

/** Returns true in a home-screen app of iOS or iPadOS. Only these have `navigator.standalone`. */
function isAppleApp(): boolean {
  return Reflect.get(navigator, 'standalone') === true;
}

/**
 * Returns true if the file can and should be shared. On a desktop it is downloaded, because users look for it among
 * their downloads.
 */
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
