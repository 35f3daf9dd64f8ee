import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { words } from '#words/now.ts';
import styles from './Toaster.module.css';
import { actOnToast, dismissToast, type ToastAction, useToast, useToastDock } from './toast.ts';

/** Pauses the toast under a resting finger. Radix pauses only for a pointer that moves. */
function holdWhileTouched(event: PointerEvent<HTMLElement>) {
  event.currentTarget.dispatchEvent(new Event('pointermove', { bubbles: true }));
}

/**
 * Returns the announced text of an action. On a phone it does not name a key, because touch exploration finds the
 * button.
 */
function wayTo(action: string): string {
  return matchMedia('(pointer: coarse)').matches ? action : words.ui.reach(action);
}

/**
 * Renders the toasts that `toast()` requests. A toast with an action has `data-unsaved`, because a reload would remove
 * the action. Render this component once. F8 moves the focus to the toast, and Escape dismisses it.
 */
export function Toaster() {
  const message = useToast();
  const dock = useToastDock();
  const cameFrom = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (!message) return null;
  const { id, action, more, later } = message;

  function rememberFocus(event: FocusEvent<HTMLElement>) {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }

  function close() {
    dismissToast(id);
    // Radix leaves the focus on its empty list. If the focus is still there, returns it to where it came from.
    const isHere = place.current?.contains(document.activeElement);
    if (isHere && cameFrom.current?.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  }

  // This element also contains Radix's own tab stops. `rememberFocus` thus notes the focus before any of them gets it.
  const viewport = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the div only records where the focus came from
    <div ref={place} className={styles.place} onFocus={rememberFocus} data-kept="never">
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} label={words.ui.toasts.list} />
    </div>
  );
  // The key remounts the provider for each toast. Otherwise a toast that is removed under a resting pointer would leave
  // the provider paused.
  return (
    <Toast.Provider
      key={id}
      label={words.ui.toasts.before}
      swipeDirection="right"
      swipeThreshold={50}
      duration={5000}
    >
      <Toast.Root
        className={styles.toast}
        open={message.open}
        duration={message.duration}
        data-numb={message.ignoresTaps ? '' : undefined}
        data-unsaved={action && message.open ? '' : undefined}
        onOpenChange={(open) => !open && close()}
        onPointerDown={holdWhileTouched}
      >
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className={styles.description}>{message.description}</Toast.Description>
          )}
        </div>
        <div className={styles.ways}>
          {action && (
            <Toast.Action
              className={styles.action}
              altText={wayTo(action.label)}
              onClick={() => actOnToast(action)}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={words.ui.dismiss} icon={<X aria-hidden="true" />} />
          </Toast.Close>
        </div>
        {more && <Row actions={more} />}
        {later && <Row actions={later} isLater />}
      </Toast.Root>
      {dock ? createPortal(viewport, dock) : viewport}
    </Toast.Provider>
  );
}

/**
 * A row of actions. These are close buttons, because a toast does not announce close buttons. Otherwise it would
 * announce the same six actions after every tap. Later actions are at the growing end, so that no button moves.
 */
function Row({ actions, isLater = false }: { actions: readonly ToastAction[]; isLater?: boolean }) {
  return (
    <div className={styles.more} data-later={isLater || undefined}>
      {actions.map((way) => (
        <Toast.Close
          key={way.label}
          className={styles.action}
          aria-label={way.label}
          onClick={() => actOnToast(way)}
        >
          {way.short ?? way.label}
        </Toast.Close>
      ))}
    </div>
  );
}
