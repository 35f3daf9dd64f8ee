import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('has a name although it shows only an icon', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Delete this feed" icon={<svg aria-hidden="true" />} onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Delete this feed' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.title).toBe('Delete this feed');
});
