import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CARE_KINDS, type CareKind } from '#domain/care-record.ts';
import { type Day, isDay } from '#domain/when.ts';
import { paths } from '#paths.ts';

export interface LogAddress {
  day: Day;
  /** The kind whose form is open for a new record. */
  add: CareKind | null;
  /** The id of the record whose form is open. */
  edit: string | null;
  showDay: (day: Day) => void;
  openAdd: (kind: CareKind) => void;
  openEdit: (id: string) => void;
  close: () => void;
}

/**
 * What the address of the log says, and the ways to change it. Today has no `day` in it, so that it follows midnight; an
 * odd value is passed over. A form that was opened here is a step that the back button takes back; one that was opened by
 * a shortcut is taken out of the address.
 */
export function useLogAddress(today: Day): LogAddress {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string | null>(null);
  const asked = query.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const kind = query.get('add');
  const here = day === today ? {} : { day };

  function close() {
    // A browser may ask to close twice before the address has changed: two steps back would leave the log.
    if (closedAt.current === location.key) return;
    closedAt.current = location.key;
    if (location.state?.openedHere) void navigate(-1);
    else void navigate(paths.log(here), { replace: true, preventScrollReset: true });
  }

  // With its day in the address, a form that is open at midnight stays on the day it was opened for.
  function open(form: { add: CareKind } | { edit: string }) {
    void navigate(paths.log({ day, ...form }), { state: { openedHere: true }, preventScrollReset: true });
  }

  return {
    day,
    add: CARE_KINDS.find((known) => known === kind) ?? null,
    edit: query.get('edit'),
    showDay: (next) =>
      void navigate(paths.log(next === today ? {} : { day: next }), {
        replace: true,
        preventScrollReset: true,
      }),
    openAdd: (add) => open({ add }),
    openEdit: (edit) => open({ edit }),
    close,
  };
}
