import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tile } from './Tile.tsx';
import { TileGroup } from './TileGroup.tsx';

it('is part of a named group and acts on a tap', async () => {
  const onTap = vi.fn();
  render(
    <TileGroup label="Diaper">
      <Tile icon={null} onClick={onTap}>
        Wet
      </Tile>
    </TileGroup>,
  );
  const group = within(screen.getByRole('group', { name: 'Diaper' }));
  await userEvent.click(group.getByRole('button', { name: 'Wet' }));
  expect(onTap).toHaveBeenCalledOnce();
});

it('includes its corner label in its name', () => {
  render(
    <Tile icon={null} mark="Next" onClick={() => {}}>
      Left
    </Tile>,
  );
  expect(screen.getByRole('button', { name: 'Left Next' })).toBeTruthy();
});

it('shows a check mark only after the act succeeded', async () => {
  let answer = (_done: boolean) => {};
  const { container } = render(
    <Tile icon={null} onClick={() => new Promise((resolve) => (answer = resolve))}>
      Wet
    </Tile>,
  );
  const tile = screen.getByRole('button', { name: 'Wet' });
  for (const done of [false, true]) {
    await userEvent.click(tile);
    expect(container.querySelector('[data-done]')).toBeNull();
    await act(async () => answer(done));
    expect(container.querySelector('[data-done]') !== null).toBe(done);
  }
});
