/** What `src/app/early-taps/early-taps.ts` takes over. */
type Noted = NonNullable<Window['keptScreen']>;

/**
 * Runs in `app.html` after the kept screen is painted. Notes each tap on a button, link or label of `frame` in
 * `window.keptScreen`, until React has replaced the frame. If React does so during a press, takes the click of that
 * press away from the live screen, because another act may be under the finger now.
 */
export function noteEarlyTaps(frame: HTMLElement): void {
  /** A click follows the release of a pointer within this time. */
  const CLICK_MS = 300;
  /** A pointer that moves farther than this, in CSS pixels, does not tap. */
  const STILL_PX = 15;
  /** The control is null beside the controls. */
  interface Touched {
    control: HTMLElement | null;
    at: number;
  }
  interface Press extends Touched {
    x: number;
    y: number;
    hasMoved: boolean;
    isNoted: boolean;
  }
  const noted: Noted = { taps: [], focused: null, take: (tap) => void noted.taps.push(tap) };
  window.keptScreen = noted;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** The last press that began on the kept screen. */
  let press: Press | null = null;

  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('pointerup', release, options);
  // Some browsers end a press on the removed control.
  frame.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', cancel, options);
  frame.addEventListener('pointercancel', cancel);
  document.addEventListener('click', click, options);
  frame.addEventListener('focusin', ({ target }) => {
    noted.focused = controlAt(target);
  });
  new MutationObserver((_, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    if (!press) listening.abort();
  }).observe(frame.parentNode as Node, { childList: true });

  function begin(event: PointerEvent): void {
    // A second finger does not click.
    if (!event.isPrimary) return;
    end();
    const isHere = event.target instanceof Node && frame.contains(event.target);
    if (!isHere || !isPlain(event)) return;
    press = { ...touchedBy(event), x: event.clientX, y: event.clientY, hasMoved: false, isNoted: false };
  }

  function release({ isPrimary, clientX, clientY }: PointerEvent): void {
    const held = press;
    if (!held || !isPrimary) return;
    held.hasMoved = Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX;
    // Some browsers send no click if React has removed the control. Without React, a long press has no click.
    setTimeout(() => {
      if (press === held && !frame.isConnected) notePress(held);
    }, CLICK_MS);
  }

  function cancel({ isPrimary }: PointerEvent): void {
    if (isPrimary) end();
  }

  function click(event: MouseEvent): void {
    // A key or a script clicks without a press.
    const held = event.detail > 0 ? press : null;
    if (held) end();
    const touched = touchedBy(event);
    if (touched.control && isPlain(event)) {
      event.preventDefault();
      if (!held?.isNoted) noteTap(touched);
    } else if (held && !frame.isConnected) {
      event.preventDefault();
      event.stopImmediatePropagation();
      notePress(held);
    }
  }

  function end(): void {
    press = null;
    if (!frame.isConnected) listening.abort();
  }

  function controlAt(target: EventTarget | null): HTMLElement | null {
    const control = target instanceof Element && target.closest<HTMLElement>('button, a, label');
    return control && frame.contains(control) ? control : null;
  }

  function touchedBy({ target, timeStamp }: Event): Touched {
    // The page may have been busy since the tap.
    return { control: controlAt(target), at: Math.round(Date.now() - performance.now() + timeStamp) };
  }

  function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
    return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  }

  function notePress(held: Press): void {
    if (held.hasMoved || held.isNoted) return;
    held.isNoted = true;
    noteTap(held);
  }

  function noteTap({ control, at }: Touched): void {
    if (!control) return;
    control.setAttribute('data-early', '');
    if (!control.matches('a')) remember(at);
    noted.take({ control, at });
  }

  /** Stores that a tap has no answer yet. A later start reports it if this page ends before it makes the tap. */
  function remember(at: number): void {
    try {
      localStorage[`weehours:early-tap:${performance.timeOrigin}`] ??= at;
    } catch {
      // The disk is full, or storage is blocked.
    }
  }
}
