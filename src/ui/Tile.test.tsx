import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tile } from './Tile.tsx';
import { TileGroup } from './TileGroup.tsx';

it('is one of a named group, and acts at a tap', async () => {
  const act = vi.fn();
  render(
    <TileGroup label="Diaper">
      <Tile icon={null} onClick={act}>
        Wet
      </Tile>
    </TileGroup>,
  );
  const group = within(screen.getByRole('group', { name: 'Diaper' }));
  await userEvent.click(group.getByRole('button', { name: 'Wet' }));
  expect(act).toHaveBeenCalledOnce();
});

it('says the word in its corner with its name', () => {
  render(
    <Tile icon={null} mark="Next" onClick={() => {}}>
      Left
    </Tile>,
  );
  expect(screen.getByRole('button', { name: 'Left Next' })).toBeTruthy();
});

it('does nothing while it is disabled', async () => {
  const act = vi.fn();
  render(
    <Tile icon={null} disabled onClick={act}>
      4 oz
    </Tile>,
  );
  await userEvent.click(screen.getByRole('button', { name: '4 oz' }));
  expect(act).not.toHaveBeenCalled();
});
