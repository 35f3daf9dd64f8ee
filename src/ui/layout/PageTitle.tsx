/** What the tab, the history and a screen reader call this page. React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Wee Hours`}</title>;
}
