import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { dismissToast, suspendToasts, type ToastAction, type ToastMessage, toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'],
  });
});

afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
});

/** Shows a toast. Returns the function that adds an action to it. */
function say(message: ToastMessage) {
  let add = (_another: ToastAction) => false;
  act(() => {
    add = toast(message);
  });
  return add;
}

/** Suspends toasts. Returns the function that resumes them. */
function hush() {
  let speak = () => {};
  act(() => {
    speak = suspendToasts();
  });
  return () => act(speak);
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const shown = (title: string) => screen.queryByText(title);
/** Returns the element of the toast with this title. */
function toastOf(title: string): HTMLElement {
  const item = screen.getByText(title).closest('li');
  if (!item) throw new Error(`no toast says ${title}`);
  return item;
}

describe('a toast', () => {
  it('that returns is shown again after each toast that replaced it, until it is closed', () => {
    render(<Toaster />);
    say({ title: 'A tap was lost', duration: Number.POSITIVE_INFINITY, returns: true });
    say({ title: 'Feed saved' });
    say({ title: 'Diaper saved' });
    expect(shown('A tap was lost')).toBeNull();
    wait(5100);
    expect(shown('A tap was lost')).not.toBeNull();
    wait(60_000);
    act(dismissToast);
    wait(60_000);
    expect(shown('A tap was lost')).toBeNull();
  });

  it('shows its text for five seconds', () => {
    render(<Toaster />);
    say({ title: 'Feed saved', description: 'Left, 20 minutes' });
    expect(shown('Feed saved')).not.toBeNull();
    expect(shown('Left, 20 minutes')).not.toBeNull();
    wait(4900);
    expect(shown('Feed saved')).not.toBeNull();
    wait(200);
    expect(shown('Feed saved')).toBeNull();
  });

  it('closes when toasts are suspended, and toasts during the suspension are dropped', () => {
    render(<Toaster />);
    say({ title: 'Before' });
    const speak = hush();
    expect(shown('Before')).toBeNull();
    const add = say({ title: 'Meanwhile' });
    expect(shown('Meanwhile')).toBeNull();
    expect(add({ label: 'Undo', onAct() {} })).toBe(false);
    speak();
    expect(shown('Meanwhile')).toBeNull();
    say({ title: 'After' });
    expect(shown('After')).not.toBeNull();
  });

  it('without a timeout shows after a suspension, whether it came before or during it', () => {
    render(<Toaster />);
    const endless = (title: string) => ({ title, duration: Number.POSITIVE_INFINITY });
    say(endless('Failed before'));
    const speak = hush();
    expect(shown('Failed before')).toBeNull();
    speak();
    expect(shown('Failed before')).not.toBeNull();
    const speakAgain = hush();
    say(endless('Failed meanwhile'));
    expect(shown('Failed meanwhile')).toBeNull();
    speakAgain();
    expect(shown('Failed meanwhile')).not.toBeNull();
    expect(shown('Failed before')).toBeNull();
  });

  it('stays for its duration', () => {
    render(<Toaster />);
    say({ title: 'Deleted', duration: 10_000 });
    wait(9900);
    expect(shown('Deleted')).not.toBeNull();
    wait(200);
    expect(shown('Deleted')).toBeNull();
  });

  it('replaces the former toast and has its own five seconds', () => {
    render(<Toaster />);
    say({ title: 'Feed saved' });
    wait(3000);
    say({ title: 'Diaper saved' });
    expect(shown('Feed saved')).toBeNull();
    wait(3000);
    expect(shown('Diaper saved')).not.toBeNull();
    wait(2100);
    expect(shown('Diaper saved')).toBeNull();
  });

  it('accepts more actions while it is shown, but not once it is closed or replaced', () => {
    render(<Toaster />);
    const later = { label: 'Overlaps Nap', onAct() {} };
    const addToFirst = say({ title: 'First' });
    act(() => {
      expect(addToFirst(later)).toBe(true);
    });
    expect(screen.getByRole('button', { name: later.label })).toBeTruthy();
    const addToSecond = say({ title: 'Second' });
    expect(addToFirst(later)).toBe(false);
    act(dismissToast);
    expect(addToSecond(later)).toBe(false);
    expect(screen.queryByRole('button', { name: later.label })).toBeNull();
  });

  it('can be requested before the toaster is mounted', () => {
    say({ title: 'Welcome back!' });
    render(<Toaster />);
    expect(shown('Welcome back!')).not.toBeNull();
  });

  it('is announced with the key that reaches its action', () => {
    render(<Toaster />);
    say({ title: 'Feed deleted', action: { label: 'Undo', onAct() {} } });
    wait(100);
    expect(screen.getByRole('status').textContent).toContain('Feed deleted');
    expect(screen.getByRole('status').textContent).toContain('Undo: press F8 to reach it.');
  });

  it('is announced on a phone with its action, but without a key', () => {
    const touch = (media: string) =>
      Object.assign(new EventTarget(), { matches: media === '(pointer: coarse)', media, onchange: null });
    vi.stubGlobal('matchMedia', touch);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<Toaster />);
    say({ title: 'Feed deleted', action: { label: 'Undo', onAct() {} } });
    wait(100);
    expect(screen.getByRole('status').textContent).toBe('Notification Feed deletedUndo');
  });

  it('is announced with its first action only, and shows all its actions', () => {
    const more = ['5 min ago', '10 min ago', '15 min ago'].map((label) => ({ label, onAct: vi.fn() }));
    render(<Toaster />);
    say({ title: 'Feed started', action: { label: 'Undo', onAct() {} }, more });
    wait(100);
    expect(screen.getByRole('status').textContent).toBe(
      'Notification Feed startedUndo: press F8 to reach it.',
    );
    fireEvent.click(screen.getByRole('button', { name: '10 min ago' }));
    expect(more.map(({ onAct }) => onAct.mock.calls.length)).toEqual([0, 1, 0]);
    expect(shown('Feed started')).toBeNull();
  });

  it('runs its action once and closes', () => {
    const onAct = vi.fn();
    render(<Toaster />);
    say({ title: 'Feed deleted', action: { label: 'Undo', onAct } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(shown('Feed deleted')).toBeNull();
  });

  it('is shown if the action of the former toast requested it', () => {
    render(<Toaster />);
    say({ title: 'Two?', action: { label: 'Yes, log two', onAct: () => void toast({ title: 'Saved' }) } });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, log two' }));
    expect(shown('Saved')).not.toBeNull();
    expect(shown('Two?')).toBeNull();
  });

  it('ignores taps for a moment if it follows a tap on the former toast', async () => {
    render(<Toaster />);
    const answer = () => void toast({ title: 'Saved' });
    const logTwo = { label: 'Yes, log two', onAct: () => void Promise.resolve().then(answer) };
    const ignoresTaps = () => 'numb' in toastOf('Saved').dataset;
    const tap = () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: logTwo.label })));
    say({ title: 'Two?', action: logTwo });
    await tap();
    expect(ignoresTaps()).toBe(true);
    wait(450);
    expect(ignoresTaps()).toBe(true);
    wait(100);
    expect(ignoresTaps()).toBe(false);
    say({ title: 'Two?', more: [logTwo] });
    await tap();
    expect(ignoresTaps()).toBe(true);
    wait(600);
    say({ title: 'Saved' });
    expect(ignoresTaps()).toBe(false);
  });

  it('closes by its button and on Escape', () => {
    render(<Toaster />);
    say({ title: 'Feed saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown('Feed saved')).toBeNull();
    say({ title: 'Feed saved' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown('Feed saved')).toBeNull();
  });

  it('takes the focus on F8, and returns it when it closes', () => {
    render(
      <>
        <button type="button">Log feed</button>
        <Toaster />
      </>,
    );
    screen.getByRole('button', { name: 'Log feed' }).focus();
    say({ title: 'Feed deleted', action: { label: 'Undo', onAct() {} } });
    fireEvent.keyDown(document.body, { code: 'F8' });
    expect(document.activeElement?.contains(toastOf('Feed deleted'))).toBe(true);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log feed' }));
  });

  it('does not move the focus if the focus has left the toast', () => {
    render(
      <>
        <button type="button">Wet</button>
        <button type="button">Dirty</button>
        <Toaster />
      </>,
    );
    screen.getByRole('button', { name: 'Wet' }).focus();
    say({ title: 'Saved' });
    fireEvent.keyDown(document.body, { code: 'F8' });
    act(() => screen.getByRole('button', { name: 'Dirty' }).focus());
    wait(5100);
    expect(shown('Saved')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dirty' }));
  });

  it('returns the focus to its previous element if Tab moved it to the toast', () => {
    render(
      <>
        <button type="button">Wet</button>
        <Toaster />
      </>,
    );
    const wet = screen.getByRole('button', { name: 'Wet' });
    act(() => wet.focus());
    say({ title: 'Saved', action: { label: 'Undo', onAct() {} } });
    const [before] = screen.getByRole('region').querySelectorAll<HTMLElement>('span[tabindex="0"]');
    act(() => before?.focus());
    expect(toastOf('Saved').contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(wet);
  });
});

describe('a toast under a finger', () => {
  it('waits while it is touched, and continues when it is released', () => {
    render(<Toaster />);
    say({ title: 'Feed saved' });
    fireEvent.pointerDown(toastOf('Feed saved'), { button: 0 });
    wait(20_000);
    expect(shown('Feed saved')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(5100);
    expect(shown('Feed saved')).toBeNull();
  });

  it('closes when it is swiped right by more than fifty pixels', () => {
    render(<Toaster />);
    say({ title: 'Feed saved' });
    swipe('Feed saved', 40);
    expect(shown('Feed saved')).not.toBeNull();
    swipe('Feed saved', 60);
    expect(shown('Feed saved')).toBeNull();
  });

  it('does not pause the next toast if it closed while it was held', () => {
    render(<Toaster />);
    say({ title: 'Feed saved' });
    fireEvent.pointerDown(toastOf('Feed saved'), { button: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    say({ title: 'Diaper saved' });
    wait(5100);
    expect(shown('Diaper saved')).toBeNull();
  });
});

function swipe(title: string, distance: number) {
  const item = toastOf(title);
  fireEvent.pointerDown(item, { button: 0, clientX: 10, clientY: 10 });
  for (const x of [20, distance + 10]) fireEvent.pointerMove(item, { clientX: x, clientY: 10 });
  fireEvent.pointerUp(item, { clientX: distance + 10, clientY: 10 });
}
