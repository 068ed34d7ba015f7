import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { call } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { GuardianScreen } from './guardian-screen';

const backend = useScreenBackend();
let counter = 0;

/** Opens the link that a guardian got. */
const follow = async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const guardianPhone = `+8551266${String((counter += 1)).padStart(4, '0')}`;
  const params = { bankId: await makeBank(b), userId: student.id };
  const { ask } = guardianConsentsResource.endpoints;
  await call(b, ask, { params, body: { guardianPhone, amount: 450 } }, student.token);
  const [message] = await messagesTo(b, guardianPhone);
  const hash = /#\S+/.exec(message?.body ?? '')?.[0] ?? '';
  window.history.replaceState(null, '', `/guardian${hash}`);
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/guardian');
});

test('a guardian reads in Khmer who asks for how much, and agrees', async () => {
  await follow();
  renderScreen(<GuardianScreen />, { locale: 'km' });
  expect(await screen.findByText('ធនាគារសាកល្បង')).toBeVisible();
  expect(screen.getByText('មិនលើសពី $450.00')).toBeVisible();
  expect(window.location.hash).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'យល់ព្រម' }));
  expect(await screen.findByRole('heading', { name: 'សូមអរគុណ។ អ្នកបានយល់ព្រមហើយ។' })).toBeVisible();
  expect(screen.queryByText('ធនាគារសាកល្បង')).toBeNull();
});

test('what did not arrive is said, and a no is a no', async () => {
  await follow();
  renderScreen(<GuardianScreen />);
  const no = await screen.findByRole('button', { name: 'No, I do not agree' });
  backend.answer(guardianConsentsResource.endpoints.answer, { status: 500 }, 'once');
  await userEvent.click(no);
  expect(await screen.findByText(/Your answer did not arrive/)).toBeVisible();
  await userEvent.click(no);
  expect(await screen.findByRole('heading', { name: 'You have not agreed.' })).toBeVisible();
});

test('without a key there is nothing to answer', async () => {
  renderScreen(<GuardianScreen />);
  expect(await screen.findByRole('heading', { name: 'This link is not complete.' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
