import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isKindName, type KindName } from '#domain/kinds/registry.ts';
import { type Day, isDay } from '#domain/time/when.ts';
import { paths } from '#paths.ts';

export interface LogAddress {
  day: Day;
  /** The only kind shown. Null for all. */
  kind: KindName | null;
  /** The kind whose form is open for a new record. */
  add: KindName | null;
  /** The id of the record whose form is open. */
  edit: string | null;
  /** The search term of the notes. Null without a search. */
  find: string | null;
  /** The id of the record whose note the parent opened from a search. */
  followed: string | null;
  /** Returns the address of a day with the same filter. */
  addressOf: (day: Day) => string;
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
 * Reads and changes the address of the log. The address of today has no `day`, so that the log shows the new day after
 * midnight. Invalid values are ignored. If a form or a search was opened here, closing it goes back in the history. If
 * a link opened it, closing it replaces the address.
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

  const addressOf = (next: Day) => paths.log({ ...here, day: next === today ? undefined : next });

  function close() {
    // A browser may close a dialog twice before the address changes. Two steps back would leave the log, so the second
    // call does nothing. Compares locations and not their keys, because the forward button returns to the same key.
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
    addressOf,
    showDay: (next) => replace(addressOf(next)),
    showKind: (next) => replace(paths.log({ ...here, kind: next ?? undefined })),
    // The address includes the day, so a form that is open at midnight keeps its day.
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
