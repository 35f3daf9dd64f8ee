/** The title of the page for the tab, the history and screen readers. React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Wee Hours`}</title>;
}
