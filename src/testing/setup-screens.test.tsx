import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { openUserRecords } from '#storage/database/open-log.ts';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { toast } from '#ui/feedback/toast.ts';

let read = false;

function Reader() {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    async function readOn() {
      const db = await openUserRecords('a reader');
      for (let times = 0; times < 20; times += 1) setCount(await db.feeds.count());
      read = true;
      toast({ title: 'Everything is read' });
    }
    void readOn();
  }, []);
  return count;
}

test('a test may end while its screen is still reading', () => {
  render(<Reader />);
  expect(read).toBe(false);
});

test('the setup waits for these reads and removes toasts before the next test', () => {
  expect(read).toBe(true);
  render(<Toaster />);
  expect(screen.queryByText('Everything is read'), 'the toast of the previous test').toBeNull();
});
