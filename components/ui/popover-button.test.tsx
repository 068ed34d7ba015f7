import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { PopoverButton } from './popover-button';

const open = () =>
  renderScreen(
    <>
      <PopoverButton label="Columns" face="Show columns">
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </PopoverButton>
      <button type="button">Elsewhere</button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Show columns', hidden: true });

test('a dialog opens beside its button, closes by Escape, and gives the focus back', async () => {
  open();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveFocus();
});

test('its button closes it again, and so does what stands in it', async () => {
  open();
  await userEvent.click(button());
  await screen.findByRole('dialog');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
