/**
 * Passes `text` to the share sheet on touch devices, and to the clipboard elsewhere. Returns `cancelled` if the parent
 * closed the share sheet. Rejects if the device can do neither.
 */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'cancelled'> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      // An earlier tap may have opened the share sheet already.
      if (reason === 'AbortError' || reason === 'InvalidStateError') return 'cancelled';
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}
