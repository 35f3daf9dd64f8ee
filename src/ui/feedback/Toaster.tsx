import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/controls/IconButton.tsx';
import styles from './Toaster.module.css';
import { actOnToast, dismissToast, useToast, useToastDock } from './toast.ts';

/** Pauses the toast under a resting finger. Radix pauses only for a pointer that moves. */
function holdWhileTouched(event: PointerEvent<HTMLElement>) {
  event.currentTarget.dispatchEvent(new Event('pointermove', { bubbles: true }));
}

/** The announced way to an action. A phone has no F8, and there touch exploration finds the button. */
function wayTo(action: string): string {
  return matchMedia('(pointer: coarse)').matches ? action : `${action}: press F8 to reach it.`;
}

/**
 * Renders the toasts that `toast()` requests. One with an action has `data-unsaved`, because a reload would remove the
 * action. Render it once. F8 moves the focus there, Escape dismisses.
 */
export function Toaster() {
  const message = useToast();
  const dock = useToastDock();
  const cameFrom = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (!message) return null;
  const { id, action, more } = message;

  function rememberFocus(event: FocusEvent<HTMLElement>) {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }

  function close() {
    dismissToast(id);
    // Radix leaves the focus on its empty list. Return it to where F8 was pressed, unless it has moved on.
    const isHere = place.current?.contains(document.activeElement);
    if (isHere && cameFrom.current?.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  }

  // Also surrounds Radix's own tab stops. The focus before one of them is the one to return to.
  const viewport = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it acts on nothing, it only notes where the focus came from
    <div ref={place} className={styles.place} onFocus={rememberFocus}>
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} />
    </div>
  );
  // A key per toast: one removed under a resting pointer would leave the provider paused.
  return (
    <Toast.Provider key={id} swipeDirection="right" swipeThreshold={50} duration={5000}>
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
            <IconButton label="Dismiss" icon={<X aria-hidden="true" />} />
          </Toast.Close>
        </div>
        {more && (
          <div className={styles.more}>
            {/* Actions are marked as close buttons, which the toast does not announce. Otherwise it would read the
                same six after every tap. */}
            {more.map((way) => (
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
        )}
      </Toast.Root>
      {dock ? createPortal(viewport, dock) : viewport}
    </Toast.Provider>
  );
}
