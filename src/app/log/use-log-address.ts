import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isKindName, type KindName } from '#domain/kinds/registry.ts';
import { type Day, isDay } from '#domain/time/when.ts';
import { paths } from '#paths.ts';

export interface LogAddress {
  day: Day;
  /** The only kind that is shown; all of them when null. */
  kind: KindName | null;
  /** The kind whose form is open for a new record. */
  add: KindName | null;
  /** The id of the record whose form is open. */
  edit: string | null;
  /** What the notes of all days are searched for; null while they are not. */
  find: string | null;
  /** The id of the record whose note was followed here from a search. */
  followed: string | null;
  showDay: (day: Day) => void;
  showKind: (kind: KindName | null) => void;
  openAdd: (kind: KindName) => void;
  openEdit: (id: string) => void;
  openSearch: () => void;
  searchFor: (text: string) => void;
  /** Closes the form or the search. */
  close: () => void;
}

/**
 * What the address of the log says, and the ways to change it. Today has no `day` in it, so that it follows midnight; an
 * odd value is passed over. A form or a search that was opened here is a step that the back button takes back; one that
 * was opened by a shortcut is taken out of the address.
 */
export function useLogAddress(today: Day): LogAddress {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<typeof location | null>(null);
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const kind = kindNamed(query.get('kind'));
  const here = { day: day === today ? undefined : day, kind: kind ?? undefined };

  function close() {
    // A browser may ask to close twice before the address has changed: two steps back would leave the log. Not by its key,
    // with which the forward button comes to it once more.
    if (closedAt.current === location) return;
    closedAt.current = location;
    if (location.state?.openedHere) void navigate(-1);
    else replace(paths.log(here));
  }

  function open(address: string) {
    void navigate(address, { state: { openedHere: true }, preventScrollReset: true });
  }

  function replace(address: string) {
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  return {
    day,
    kind,
    add: kindNamed(query.get('add')),
    edit: query.get('edit'),
    find: query.get('find'),
    followed: location.state?.followed ?? null,
    showDay: (next) => replace(paths.log({ ...here, day: next === today ? undefined : next })),
    showKind: (next) => replace(paths.log({ ...here, kind: next ?? undefined })),
    // With its day in the address, a form that is open at midnight stays on the day it was opened for.
    openAdd: (add) => open(paths.log({ ...here, day, add })),
    openEdit: (edit) => open(paths.log({ ...here, day, edit })),
    openSearch: () => open(paths.log({ ...here, find: '' })),
    searchFor: (find) =>
      void navigate(paths.log({ ...here, find }), {
        replace: true,
        state: location.state,
        preventScrollReset: true,
      }),
    close,
  };
}

function kindNamed(text: string | null): KindName | null {
  return isKindName(text) ? text : null;
}
