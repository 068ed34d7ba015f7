import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { findBank } from '@/backend/core/access/bank-staff';
import { makeBank } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { BankEditScreen } from '@/components/loans/pages/advisor/bank/edit-screen';
import { BankScreen } from './bank-screen';

const backend = useScreenBackend();

test('banks are listed with their state', async () => {
  await makeBank(backend.current, { name: 'Lake Bank', nameNative: 'ធនាគារបឹង', status: 'inactive' });
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams({ status: 'inactive' });
  renderScreen(<BankScreen />, { locale: 'km' });
  const table = within(await screen.findByRole('table', { name: 'ធនាគារ' }));
  expect(await table.findByRole('link', { name: 'ធនាគារបឹង' })).toBeVisible();
  expect(table.getByText('អសកម្ម')).toBeVisible();
});

test('a bank gets other terms, and its people stand beside it', async () => {
  const b = backend.current;
  const banker = await makePerson(b, { roles: ['bank'] });
  const id = await makeBank(b, { staff: [banker.id] });
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.params = { bankid: id };
  renderScreen(
    <>
      <BankEditScreen />
      <ToastHost />
    </>,
    { locale: 'en' },
  );
  expect(await screen.findByRole('button', { name: 'Sok Dara' })).toBeVisible();
  const rate = await screen.findByRole('textbox', { name: /Interest rate/ });
  await userEvent.clear(rate);
  await userEvent.type(rate, '១២.៥');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await findBank(b.deps.db, id)).yearlyRateBasisPoints).toBe(1250));
  expect(await screen.findByText(/12.5% a year/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: /Phone number or email/ })).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: /Role/ })).toBeNull();
});
