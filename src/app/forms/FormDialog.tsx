import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Entry } from '#domain/parsed.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { entryOf } from './entry-of.ts';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  actions?: ReactNode;
  /** Whether a save is running. A save cannot be canceled, so the dialog stays open until it ends. */
  busy?: boolean;
  /** Must contain a form that resets itself after the save. */
  children: ReactNode;
}

/**
 * Shows a form in a dialog. Asks before it discards typed notes, amounts, times, dates or photos. Discards choices
 * without a question, because a choice takes only one tap to repeat.
 */
export function FormDialog({ onClose, busy = false, children, ...dialog }: FormDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  /**
   * The values of the fields when the form opened. A field that appears later is added when it first gets the focus.
   */
  const opened = useRef<Entry>({});
  /** The names of the fields that were edited, until the form is saved or discarded. */
  const typed = useRef(new Set<string>());
  const [closing, setClosing] = useState(false);
  const wayOut = useBlocker(isDirty);

  useEffect(() => {
    opened.current = entryIn(frame.current);
  }, []);

  function noteOpened({ target }: { target: EventTarget }) {
    if (isField(target)) opened.current = { [target.name]: target.value, ...opened.current };
  }

  function noteTyped({ target }: { target: EventTarget }) {
    if (!isField(target) || target.type === 'radio' || target.type === 'checkbox') return;
    typed.current.add(target.name);
    // A file input has no text. The form keeps the chosen picture in a hidden field, so the hidden fields count as
    // edited.
    if (target.type === 'file')
      for (const hidden of target.form?.querySelectorAll<HTMLInputElement>('[type=hidden]') ?? [])
        typed.current.add(hidden.name);
  }

  function isDirty(): boolean {
    const now = entryIn(frame.current);
    return [...typed.current].some((name) => now[name] !== opened.current[name]);
  }

  function close() {
    if (busy) return;
    if (isDirty()) setClosing(true);
    else onClose();
  }

  function keepEditing() {
    setClosing(false);
    wayOut.reset?.();
  }

  function discard() {
    typed.current.clear();
    if (wayOut.state === 'blocked') wayOut.proceed();
    else onClose();
  }

  return (
    <>
      <Dialog {...dialog} lightDismiss={false} onClose={close}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the div only records which fields are edited */}
        <div ref={frame} onFocus={noteOpened} onInput={noteTyped} onReset={() => typed.current.clear()}>
          {children}
        </div>
      </Dialog>
      {(closing || wayOut.state === 'blocked') && (
        <DiscardQuestion attempt={wayOut} onKeep={keepEditing} onDiscard={discard} />
      )}
    </>
  );
}

function entryIn(frame: HTMLElement | null): Entry {
  const form = frame?.querySelector('form');
  return form ? entryOf(form) : {};
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
