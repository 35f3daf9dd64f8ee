import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TableScroll } from './TableScroll.tsx';

it('can be focused by keyboard, and names its table', () => {
  render(
    <TableScroll label="The days as a table">
      <table />
    </TableScroll>,
  );
  const room = screen.getByRole('region', { name: 'The days as a table' });
  expect(room.tabIndex).toBe(0);
  expect(room.querySelector('table')).not.toBeNull();
});
