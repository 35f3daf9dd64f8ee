import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/controls/IconButton.tsx';
import styles from './Toaster.module.css';
import { actOnToast, dismissToast, useToast, useToastDock } from './toast.ts';

/** A finger at rest moves nothing; Radix holds the toast only for a pointer that does. */
function holdWhileTouched(event: PointerEvent<HTMLElement>) {
  event.currentTarget.dispatchEvent(new Event('pointermove', { bubbles: true }));
}

/** What is spoken of an action. A phone has no F8, and there the finger finds it. */
function wayTo(action: string): string {
  return matchMedia('(pointer: coarse)').matches ? action : `${action}: press F8 to reach it.`;
}

/**
 * Where toasts appear; one with an action marks itself `data-unsaved`, since with it goes the way to act. Render it once; `toast()`
 * speaks through it. F8 moves the focus there, Escape dismisses.
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
    // Radix leaves the focus on its empty list; someone who came here by F8 wants to be where they were, unless they went on.
    const isHere = place.current?.contains(document.activeElement);
    if (isHere && cameFrom.current?.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  }

  // Around Radix's own places for the Tab key too: who comes over one of these came from before it.
  const viewport = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it acts on nothing, it only notes where the focus came from
    <div ref={place} className={styles.place} onFocus={rememberFocus}>
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} />
    </div>
  );
  // A key for each toast: a toast that went away under a resting pointer would leave the provider paused for ever.
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
            {/* As ways to close they are not spoken with the toast: after every tap it would be the same six. */}
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
