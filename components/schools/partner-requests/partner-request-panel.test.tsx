import { randomUUID } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { partnerRequestsResource } from '@/lib/contract/schools/partner-requests';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { PartnerRequestPanel } from './partner-request-panel';

const backend = useScreenBackend();

const ask = async (school: string, email: string) => {
  const body = {
    name: 'Sok Dara',
    school,
    role: 'Head',
    phone: '012345678',
    email,
    features: ['ownSteps' as const],
    message: 'We want to join.',
  };
  const { create } = partnerRequestsResource.endpoints;
  await call(backend.current, create, { body, idempotencyKey: randomUUID() });
};
const open = async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  return renderScreen(<PartnerRequestPanel />);
};

test('an advisor answers a request, which then stands among the answered ones', async () => {
  await ask('Lotus School', 'dara@lotus.example');
  await open();
  expect(await screen.findByText('Lotus School')).toBeVisible();
  expect(screen.getByText('Your own admission steps')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  fireEvent.change(await screen.findByLabelText('Answer'), { target: { value: 'We call on Monday.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/^No new requests/)).toBeVisible();
  expect(await messagesTo(backend.current, 'dara@lotus.example')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }));
  expect(await screen.findByText('We call on Monday.')).toBeVisible();
});

test('closing needs no words and can be taken back', async () => {
  await ask('Bamboo School', '');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^No new requests/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByText('Bamboo School')).toBeVisible();
});

test('says when requests cannot be read', async () => {
  backend.answer(partnerRequestsResource.endpoints.list, { status: 500 });
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
