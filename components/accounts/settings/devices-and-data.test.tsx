import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { sessionResource } from '@/lib/contract/accounts/session';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { call } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { DeviceList } from './device-list';
import { ExportData } from './export-data';

const backend = useScreenBackend();
const { sessions, endOne, export: exportData } = safetyResource.endpoints;
const phone = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

/** Signed in here, and on two other devices. */
const enter = async (): Promise<{ person: Person; others: string[] }> => {
  const person = await makePerson(backend.current);
  const others: string[] = [];
  for (const name of [phone, 'curl/8.5.0']) others.push(await signedIn(backend.current, person.id, name));
  backend.signIn(person);
  return { person, others };
};
const isIn = async (token: string) =>
  (await call(backend.current, sessionResource.endpoints.userinfo, {}, token)).status === 200;

test('devices have names; another one can be logged out, after a question', async () => {
  const { person, others } = await enter();
  renderScreen(<DeviceList userId={person.id} />);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  const other = items.find((item) => item.textContent.includes('Chrome, Android'));
  expect(screen.getAllByText('This device')).toHaveLength(1);
  await userEvent.click(
    within(other ?? document.body).getByRole('button', { name: 'Log out Chrome, Android' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out Chrome, Android?' }));
  expect(await Promise.all(others.map(isIn))).toEqual([true, true]);
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
  expect(await Promise.all([person.token, ...others].map(isIn))).toEqual([true, false, true]);
});

test('everywhere else at once, after a question', async () => {
  const { person, others } = await enter();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  renderScreen(<DeviceList userId={person.id} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere else?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', message: '2 devices are logged out' }]),
  );
  expect(await Promise.all([person.token, ...others].map(isIn))).toEqual([true, false, false]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  stop();
});

test('this device is first, and what comes after the third is folded', async () => {
  const { person } = await enter();
  for (const name of [phone, phone]) await signedIn(backend.current, person.id, name);
  renderScreen(<DeviceList userId={person.id} />);
  const more = await screen.findByText('2 more devices');
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent('This device');
  expect(items[3]).not.toBeVisible();
  await userEvent.click(more);
  expect(items[4]).toBeVisible();
});

test('what fails is said, and can be tried again', async () => {
  const { person } = await enter();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  backend.answer(sessions, { status: 400 }, 'once');
  backend.answer(endOne, 'network-error', 'once');
  renderScreen(<DeviceList userId={person.id} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Chrome, Android' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out Chrome, Android?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'danger' }]));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out Chrome, Android' })).toBeNull());
  stop();
});

test('the person’s data come as a file; a failure and too many are said', async () => {
  const { person } = await enter();
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  backend.answer(exportData, 'network-error', 'once');
  renderScreen(<ExportData userId={person.id} />);
  const button = screen.getByRole('button', { name: 'Download your data' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  await userEvent.click(button);
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(click).toHaveBeenCalledOnce();
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain(person.phone);
  for (let fetched = 0; fetched < 6; fetched += 1)
    await call(backend.current, exportData, { params: { id: person.id } }, person.token);
  await userEvent.click(button);
  expect(await screen.findByText('You have fetched your data several times')).toBeVisible();
});
