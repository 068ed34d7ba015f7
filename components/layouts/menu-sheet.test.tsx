import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { MenuSheet } from './menu-sheet';

const open = async () => {
  renderScreen(
    <MenuSheet title="Menu" triggerClass="" trigger="More">
      <a href="#settings">Settings</a>
    </MenuSheet>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
};

test('opens on a press; Escape closes it and brings the focus back', async () => {
  const button = await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('closes when something in it is chosen', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
