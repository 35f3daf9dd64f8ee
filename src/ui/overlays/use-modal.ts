import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useBackCloses } from './back-closes.ts';

/**
 * A `<dialog>` that is modal for as long as it is rendered. Escape, back, and a tap beside it, ask to close; the browser
 * gives the focus back to where it was. On opening the focus goes to `[data-autofocus]`, else to the title, so that
 * a phone does not raise its keyboard before it is wanted.
 */
export function useModal(onClose: () => void, lightDismiss: boolean) {
  const [, closedByBrowser] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leaving = useRef(false);

  useBackCloses(true, onClose);

  // After every rendering: where the browser closed it over a refusal, it comes back as it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus], [data-dialog-title]')?.focus();
  });

  // A layout effect, since closing must come before the element leaves the page, or the focus is lost with it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    leaving.current = false;
    return () => {
      leaving.current = true;
      dialog?.close();
    };
  }, []);

  return {
    ref,
    // Taken before the browser does: to it, dialogs opened without a tap in between are one, closed by one Escape.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      // Held down, it would open and close the question over a form again and again.
      if (!event.repeat) onClose();
    },
    // The back gesture of a phone, or Escape with the focus nowhere.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file input inside sends a "cancel" of its own; one that cannot be refused is followed by "close".
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog whose cancel was refused twice: follow them, or come back where it must stay.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open || leaving.current) return;
      onClose();
      closedByBrowser();
    },
    // Both ends of the tap must be beside it: dragging a selection out of a field is no wish to leave.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (lightDismiss && pressedBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}
