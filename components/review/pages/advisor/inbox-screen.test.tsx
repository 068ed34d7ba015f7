import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { mailsResource } from '@/lib/contract/notices/mails';
import { outboxResource } from '@/lib/contract/notices/outbox';
import { smsBudgetResource } from '@/lib/contract/notices/sms-budget';
import { partnerRequestsResource } from '@/lib/contract/schools/partner-requests';
import { visitorMessagesResource } from '@/lib/contract/notices/visitor-messages';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { InboxScreen } from './inbox-screen';

const backend = useScreenBackend();

const show = async (view?: string, locale: 'km' | 'en' = 'en', filters: Record<string, string> = {}) => {
  navigation.search = new URLSearchParams({ ...(view && { view }), ...filters });
  const roles: ('advisor' | 'operator')[] = view === 'outbox' ? ['advisor', 'operator'] : ['advisor'];
  backend.signIn(await makePerson(backend.current, { roles }));
  return renderScreen(
    <>
      <InboxScreen />
      <ToastHost />
    </>,
    { locale },
  );
};
const openRow = async (list: string, name: string) => {
  const table = within(await screen.findByRole('table', { name: list }));
  await userEvent.click(await table.findByRole('button', { name }));
};
const writeIn = async (subject: string, phone: string) => {
  const body = { name: 'Sok Dara', subject, message: 'I lost my PIN.', phone };
  const { contact } = mailsResource.endpoints;
  await call(backend.current, contact, { body, idempotencyKey: randomUUID() });
};

beforeEach(() => backend.current.clock.advance(3_600));

test('a message is answered by SMS at the side of the list', async () => {
  await writeIn('About a PIN', '012399001');
  await show();
  await openRow('Messages', 'About a PIN');
  const sheet = within(await screen.findByRole('dialog', { name: 'About a PIN' }));
  expect(sheet.getByText('I lost my PIN.')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Answer' }));
  fireEvent.change(await sheet.findByLabelText('Answer'), { target: { value: 'Set a new one.' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Send answer' }));
  await waitFor(async () =>
    expect(await messagesTo(backend.current, '+85512399001')).toMatchObject([
      { body: expect.stringContaining('Set a new one.') },
    ]),
  );
  expect(await sheet.findByText('Set a new one.')).toBeVisible();
});

test('closing a message that somebody else has changed says so', async () => {
  await writeIn('About a school', '012399002');
  await show();
  await openRow('Messages', 'About a school');
  const sheet = within(await screen.findByRole('dialog', { name: 'About a school' }));
  backend.answer(visitorMessagesResource.endpoints.answer, { status: 412, code: 'stale-version' }, 'once');
  const [close] = sheet
    .getAllByRole('button', { name: 'Close' })
    .filter((each) => each.textContent === 'Close');
  await userEvent.click(close ?? document.body);
  expect(await screen.findByText(/Somebody changed this in the meantime/)).toBeVisible();
});

test('requests of schools stand in a list and open', async () => {
  const body = {
    name: 'Chan Mony',
    school: 'Lotus School',
    role: 'Head',
    phone: '012399003',
    features: ['ownSteps' as const],
    message: 'We want to join.',
  };
  const { create } = partnerRequestsResource.endpoints;
  await call(backend.current, create, { body, idempotencyKey: randomUUID() });
  await show('partners');
  await openRow('Requests of schools', 'Lotus School');
  const sheet = within(await screen.findByRole('dialog', { name: 'Request of a school' }));
  expect(sheet.getByText('We want to join.')).toBeVisible();
});

test('a message that did not go out is tried again', async () => {
  const { db } = backend.current.deps;
  const now = backend.current.clock.now();
  const row = { channel: 'sms', recipient: '+85512399005', body: 'x', status: 'failed' } as const;
  await db
    .insert(outbox)
    .values({ ...row, attempts: 8, lastError: 'gateway: 500', nextAttemptAt: now, createdAt: now });
  await show('outbox');
  const table = within(await screen.findByRole('table', { name: 'Outgoing messages' }));
  expect(await table.findByText(/gateway: 500/)).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It is tried again')).toBeVisible();
  const [sent] = await db.select().from(outbox).where(eq(outbox.recipient, '+85512399005'));
  expect(sent?.status).toBe('pending');
  expect(await screen.findByText('Nothing here')).toBeVisible();
});

test('what went to one number is shown, with the first reason and the call that caused it', async () => {
  const { db } = backend.current.deps;
  const now = backend.current.clock.now();
  const row = {
    channel: 'sms',
    recipient: '+85512399006',
    body: 'x',
    createdAt: now,
    nextAttemptAt: now,
  } as const;
  await db.insert(outbox).values([
    { ...row, status: 'sent', sentAt: now, attempts: 1 },
    {
      ...row,
      status: 'failed',
      attempts: 2,
      firstError: 'gateway: 503',
      lastError: 'The code has ended.',
      requestId: 'call-7',
    },
  ]);
  await show('outbox', 'en', { to: '012399006' });
  expect(await screen.findByRole('searchbox', { name: 'Number or mail address' })).toHaveValue('012399006');
  const table = within(await screen.findByRole('table', { name: 'Outgoing messages' }));
  expect(await table.findByText(/^Sent /)).toBeVisible();
  expect(table.getByText(/The code has ended\. · first: gateway: 503/)).toBeVisible();
  expect(table.getByText('Request call-7')).toBeVisible();
});

test('an operator raises the text messages of today, and a refusal keeps what was typed', async () => {
  await show('outbox');
  const panel = within(await screen.findByRole('region', { name: 'Text messages of today' }));
  expect(await panel.findByText(/of 5,000 used$/)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Change the number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the number' }));
  const field = dialog.getByRole('textbox', { name: /^Text messages in a day/ });
  expect(dialog.getByRole('radio', { name: 'Only until the count begins from zero' })).toBeChecked();
  await userEvent.clear(field);
  await userEvent.type(field, '100001');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/out of range/)).length).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, '៦០០០');
  backend.answer(smsBudgetResource.endpoints.change, { status: 500 }, 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('៦០០០');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The new number holds')).toBeVisible();
  expect(await panel.findByText(/of 6,000 used$/)).toBeVisible();
  expect(panel.getByText(/^This number holds until .*; then 5,000 a day\.$/)).toBeVisible();
});

test('the text messages of today are shown in Khmer, and their failure beside the list', async () => {
  backend.answer(smsBudgetResource.endpoints.get, { status: 500 }, 'once');
  await show('outbox', 'km');
  const panel = within(await screen.findByRole('region', { name: 'សារ SMS សម្រាប់ថ្ងៃនេះ' }));
  await userEvent.click(await panel.findByRole('button'));
  expect(await panel.findByRole('progressbar')).toBeVisible();
});

test('says when a list cannot be read', async () => {
  backend.answer(outboxResource.endpoints.list, { status: 500 });
  await show('outbox');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('who does not run the site is not offered what the site sends', async () => {
  await show();
  const views = await screen.findByRole('navigation', { name: 'Lists' });
  expect(within(views).getByRole('link', { name: 'Requests of schools' })).toBeVisible();
  expect(within(views).queryByRole('link', { name: 'Outgoing' })).toBeNull();
  const registrants = screen.getByRole('link', { name: 'Registrations with career centers' });
  expect(registrants).toHaveAttribute('href', '/en/advisor/career-center?view=registrants');
});
