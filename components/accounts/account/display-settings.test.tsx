import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { displayStorageKey } from '@/lib/device/display';
import { renderScreen } from '@/tests/support/screen';
import { DisplaySettings } from './display-settings';

const page = document.documentElement;

afterEach(() => {
  delete page.dataset.theme;
  delete page.dataset.textSize;
  localStorage.removeItem(displayStorageKey);
});

it('a theme is shown at once and kept for the next page', async () => {
  renderScreen(<DisplaySettings />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Same as the device' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(page.dataset.theme).toBe('dark');
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Same as the device' })).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse(localStorage.getItem(displayStorageKey) ?? '')).toEqual({ theme: 'dark' });
});

it('the device decides again when asked to', async () => {
  page.dataset.theme = 'light';
  renderScreen(<DisplaySettings />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Same as the device' }));
  expect(page.dataset.theme).toBeUndefined();
  expect(JSON.parse(localStorage.getItem(displayStorageKey) ?? '')).toEqual({});
});

it('the size of the text does not touch the theme, and both places that offer it agree', async () => {
  page.dataset.theme = 'dark';
  renderScreen(
    <>
      <DisplaySettings />
      <DisplaySettings />
    </>,
    { locale: 'km' },
  );
  const [first] = screen.getAllByRole('button', { name: 'ធំ' });
  if (!first) throw new Error('No button for large text');
  await userEvent.click(first);
  expect(page.dataset).toMatchObject({ theme: 'dark', textSize: 'large' });
  for (const button of screen.getAllByRole('button', { name: 'ធំ' })) {
    expect(button).toHaveAttribute('aria-pressed', 'true');
  }
});
