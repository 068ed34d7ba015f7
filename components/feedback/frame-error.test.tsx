import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { FrameError } from './frame-error';

it.each([
  ['en', 'An error occurred', 'Back to home page', '/en'],
  ['km', 'មានបញ្ហាកើតឡើង', 'ត្រឡប់ទៅទំព័រដើម', '/'],
] as const)('a layout that failed says so in %s, and leads home', (locale, title, home, path) => {
  renderScreen(<FrameError error={new Error('no header')} retry={() => undefined} />, { locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', path);
});

it('tries again', async () => {
  const retry = vi.fn<() => void>();
  renderScreen(<FrameError error={new Error('no header')} retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
