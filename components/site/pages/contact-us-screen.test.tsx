import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { visitorMessages } from '@/backend/db/schema';
import { mailsResource } from '@/lib/contract/notices/mails';
import { formLimits } from '@/lib/domain/limits/texts';
import { signedInHintName } from '@/lib/session/cookies';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ContactUsScreen } from './contact-us-screen';

const backend = useScreenBackend();
afterEach(() => window.localStorage.clear());

const fillIn = async (contact = 'dara@example.com') => {
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'My account');
  await userEvent.type(screen.getByLabelText('Your name'), 'Sok Dara');
  await userEvent.type(screen.getByLabelText('Phone number or email'), contact);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'I lost my PIN.' } });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const patience = { timeout: formLimits.fillingMinMs + 3_000 };

test('a message reaches the mailbox, and the form is empty again', async () => {
  renderScreen(<ContactUsScreen />);
  await fillIn();
  await send();
  expect(await screen.findByText('Your message is on its way', {}, patience)).toHaveFocus();
  const mails = await messagesTo(backend.current, backend.current.deps.env.MAIL_RECIPIENT);
  expect(mails).toMatchObject([{ subject: '[Sala] My account', replyTo: 'dara@example.com' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a phone number is enough, and the message has a number', async () => {
  renderScreen(<ContactUsScreen />);
  await fillIn('០១២ ៣៤៥ ៦៧៨');
  await send();
  expect(await screen.findByText(/^Its number is \d{4}/, {}, patience)).toBeVisible();
  const [row] = await backend.current.deps.db
    .select()
    .from(visitorMessages)
    .where(eq(visitorMessages.phone, '+85512345678'));
  expect([row?.email, row?.locale, row?.state]).toEqual([null, 'en', 'new']);
});

test('what is neither a number nor an address is named at its field', async () => {
  renderScreen(<ContactUsScreen />);
  await fillIn('Facebook: Dara');
  await send();
  expect(await screen.findByRole('link', { name: 'Enter a phone number or an email address' })).toBeVisible();
});

test('what is known of a signed-in person is filled in, and what they typed stays', async () => {
  backend.signIn(await makePerson(backend.current));
  document.cookie = `${signedInHintName}=1; path=/`;
  renderScreen(<ContactUsScreen />);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Sok Dara'));
  await userEvent.clear(screen.getByLabelText('Your name'));
  await userEvent.type(screen.getByLabelText('Your name'), 'Chan Mony');
  cleanup();
  renderScreen(<ContactUsScreen />);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Chan Mony'));
  backend.signIn(null);
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
});

test('what is missing is named', async () => {
  renderScreen(<ContactUsScreen />);
  await send();
  expect(await screen.findByText('Invalid Fields. Please check these 4 fields:')).toBeVisible();
});

test('what was typed survives a failure and a new visit', async () => {
  backend.answer(mailsResource.endpoints.contact, 'network-error');
  const { unmount } = renderScreen(<ContactUsScreen />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert', {}, patience)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('I lost my PIN.');
  unmount();
  renderScreen(<ContactUsScreen />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('I lost my PIN.'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(window.localStorage.getItem('sala-contact')).toBeNull();
});
