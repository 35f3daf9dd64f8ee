import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Entry } from '#domain/parsed.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { entryOf } from './entry-of.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  actions?: ReactNode;
  /** One form, which resets itself once it is saved. */
  children: ReactNode;
}

/** A dialog around a form. What is half typed in it is neither closed nor left without asking. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The form as it read when it was opened. */
  const opened = useRef<Entry>({});
  /** Nothing typed, or all of it saved or let go: nothing is to be asked about. */
  const settled = useRef(true);
  const [closing, setClosing] = useState(false);
  const wayOut = useBlocker(isDirty);

  useEffect(() => {
    opened.current = typedIn(frame.current) ?? {};
  }, []);

  function isDirty(): boolean {
    const typed = typedIn(frame.current);
    return !settled.current && typed !== null && differs(typed, opened.current);
  }

  function keepEditing() {
    setClosing(false);
    wayOut.reset?.();
  }

  function discard() {
    settled.current = true;
    if (wayOut.state === 'blocked') wayOut.proceed();
    else onClose();
  }

  return (
    <>
      <Dialog {...dialog} lightDismiss={false} onClose={() => (isDirty() ? setClosing(true) : onClose())}>
        <div
          ref={frame}
          onInput={() => {
            settled.current = false;
          }}
          onReset={() => {
            settled.current = true;
          }}
        >
          {children}
        </div>
      </Dialog>
      {(closing || wayOut.state === 'blocked') && (
        <DiscardQuestion attempt={wayOut} onKeep={keepEditing} onDiscard={discard} />
      )}
    </>
  );
}

function typedIn(frame: HTMLElement | null): Entry | null {
  const form = frame?.querySelector('form');
  return form ? entryOf(form) : null;
}

function differs(typed: Entry, opened: Entry): boolean {
  const names = new Set([...Object.keys(typed), ...Object.keys(opened)]);
  return [...names].some((name) => typed[name] !== opened[name]);
}
