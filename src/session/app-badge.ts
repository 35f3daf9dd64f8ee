/** Shows a number on the app's icon; 0 takes it away. A courtesy of some browsers: where it is refused nothing is missing. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {});
}
