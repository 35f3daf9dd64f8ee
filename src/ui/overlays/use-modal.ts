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
 * Returns props for a `<dialog>` that is modal while it is rendered. Escape, back navigation and a tap outside request
 * closing. When it opens, the focus goes to `[data-autofocus]`, else to the title, so that a phone does not open its
 * keyboard. When it closes, the browser returns the focus.
 */
export function useModal(onClose: () => void, lightDismiss: boolean) {
  const [, closedByBrowser] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leaving = useRef(false);

  useBackCloses(true, onClose);

  // Runs after every render, so that the dialog reopens if the browser closed it but it is still rendered.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    const lead = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (lead ?? dialog.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
  });

  // A layout effect closes the dialog before its element is removed. Otherwise the focus would be lost.
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
    // Handles Escape before the browser does. A browser groups dialogs that opened without a tap in between, and closes
    // all of them with one Escape.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      // A held Escape would open and close the question over a form repeatedly.
      if (!event.repeat) onClose();
    },
    // The browser fires this on the back gesture of a phone, or on Escape without a focused element.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // Ignores the "cancel" of a file input inside. A "cancel" that cannot be prevented is followed by "close".
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog after its cancel was prevented twice. This requests closing, and reopens a dialog that is
    // still rendered.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open || leaving.current) return;
      onClose();
      closedByBrowser();
    },
    // A tap must begin and end outside, so that dragging a selection out of a field does not close the dialog.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (lightDismiss && pressedBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}
