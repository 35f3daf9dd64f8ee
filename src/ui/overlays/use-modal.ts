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
 * Props of a `<dialog>` that is modal while it is rendered. Escape, back and a tap outside request closing. The browser
 * returns the focus on closing. On opening, the focus goes to `[data-autofocus]`, else to the title, so that a phone
 * does not open its keyboard.
 */
export function useModal(onClose: () => void, lightDismiss: boolean) {
  const [, closedByBrowser] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leaving = useRef(false);

  useBackCloses(true, onClose);

  // After every render: if the browser closed it but it must stay, it reopens.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus], [data-dialog-title]')?.focus();
  });

  // A layout effect closes it before the element is removed. Otherwise the focus is lost with it.
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
    // Handled before the browser does. It groups dialogs that opened without a tap in between and closes them with one
    // Escape.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      // A held Escape would open and close the question over a form repeatedly.
      if (!event.repeat) onClose();
    },
    // The back gesture of a phone, or Escape without a focused element.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // Ignores the "cancel" of a file input inside. A "cancel" that cannot be prevented is followed by "close".
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog whose cancel was prevented twice. Follow them, or reopen if it must stay.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open || leaving.current) return;
      onClose();
      closedByBrowser();
    },
    // Both ends of the tap must be outside. Dragging a selection out of a field must not close it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (lightDismiss && pressedBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}
