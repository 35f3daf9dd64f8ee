/** Shows a number on the app's icon. 0 removes it. Errors are ignored, because some browsers refuse a badge. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {});
}
