import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { keptKind, keptThings } from '@/lib/device/kept';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { renderScreen } from '@/tests/support/screen';
import { KeptOnPhone } from './kept-on-phone';

useIndexedDb();

const tickets = keptKind('ticket', z.string());

beforeEach(async () => {
  for (const [id, title] of [
    ['fair', 'Education fair'],
    ['talk', 'Talk about jobs'],
  ] as const)
    await tickets.keep('dara', id, 'x'.repeat(2_340), { lang: 'en', title });
});

test('says what is kept, how large it is and until when, and erases one of it', async () => {
  renderScreen(<KeptOnPhone userId="dara" />);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Education fair.*Until .* · 2.3 kB/)]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Erase Education fair' }));
  await waitFor(() => expect(screen.queryByText('Education fair')).toBeNull());
  expect((await keptThings()).map(({ id }) => id)).toEqual(['talk']);
});

test('erases all of it after a question, in Khmer', async () => {
  renderScreen(<KeptOnPhone userId="dara" />, { locale: 'km' });
  await userEvent.click(await screen.findByRole('button', { name: 'លុបទាំងអស់' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await keptThings()).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'លុបទាំងអស់' }));
  expect(await screen.findByText('គ្មានអ្វីរក្សាទុកក្នុងទូរស័ព្ទនេះទេ។')).toBeVisible();
  expect(await keptThings()).toEqual([]);
  // What the person opens next is kept again.
  expect(await tickets.keep('dara', 'fair', 'y', { lang: 'km', title: 'x' })).toBe(true);
});

test('what cannot be erased is said, and stays in the list', async () => {
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  renderScreen(<KeptOnPhone userId="dara" />);
  const erase = await screen.findByRole('button', { name: 'Erase Education fair' });
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('refused');
  });
  await userEvent.click(erase);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'danger' }]));
  expect(screen.getByText('Education fair', { selector: 'p' })).toBeVisible();
  stop();
});
