/** Shows a number on the app's icon. 0 removes it. Optional: some browsers refuse it. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {});
}
