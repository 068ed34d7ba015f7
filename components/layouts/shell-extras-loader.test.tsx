import { renderScreen } from '@/tests/support/screen';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeDisplay } from '@/lib/device/display';
import { ShellExtrasLoader } from './shell-extras-loader';

afterEach(() => changeDisplay({ dataUse: undefined }));

const extras = () => screen.queryByRole('progressbar', { hidden: true });

test('the extras of every page come by themselves', async () => {
  renderScreen(<ShellExtrasLoader outside={null} />);
  expect(await screen.findByRole('progressbar', { hidden: true })).toBeInTheDocument();
});

test.each([
  ['touches', () => fireEvent.pointerDown(document.body)],
  ['types', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['scrolls', () => fireEvent.scroll(window)],
])('for who saves data they come when the reader %s', async (_use, use) => {
  changeDisplay({ dataUse: 'less' });
  renderScreen(<ShellExtrasLoader outside={null} />);
  // What would show them is loaded by now.
  await act(async () => void (await import('./shell-extras')));
  expect(extras()).toBeNull();
  use();
  expect(await screen.findByRole('progressbar', { hidden: true })).toBeInTheDocument();
});
