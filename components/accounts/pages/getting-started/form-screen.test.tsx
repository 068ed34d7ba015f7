import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveProgress } from '@/components/accounts/account/code-progress';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import type { Locale } from '@/lib/i18n/locales';
import * as documents from '@/lib/i18n/open-document';
import { askFor, proveFor, storedProgress } from '@/tests/support/code-way';
import { codeSentTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { GettingStartedScreen } from '@/components/accounts/pages/getting-started-screen';
import { FormScreen } from './form-screen';
import { SetPinScreen } from './set-pin-screen';
import { VerifyCodeScreen } from './verify-code-screen';

const backend = useScreenBackend();

beforeEach(() => {
  saveProgress('start', null);
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  window.history.replaceState(null, '', '/getting-started/form?goal=university');
  backend.current.clock.advance(86_400);
});

const show = async (ui: React.ReactNode, locale: Locale = 'en') => {
  const rendered = renderScreen(ui, { locale });
  await waitFor(() => expect(document.querySelector('form, h2, ul')).toBeInTheDocument());
  return rendered;
};
const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }));
const fill = async (phone: string) => {
  await userEvent.type(field('Last name (family name)'), 'Sok');
  await userEvent.type(field('First name (given name)'), 'Dara');
  await userEvent.type(field('Phone number'), phone);
};

test('every goal leads to the form, with where the person was going', async () => {
  window.history.replaceState(null, '', '/getting-started?redirect=%2Fexplore');
  await show(<GettingStartedScreen />);
  expect(screen.getByRole('link', { name: 'I am not sure yet' })).toHaveAttribute(
    'href',
    '/en/getting-started/form?goal=undecided&redirect=%2Fexplore',
  );
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    '/en/login?redirect=%2Fexplore',
  );
});

test('who it is and where they want to study: a code goes out, and the goal is remembered', async () => {
  await show(<FormScreen />);
  await fill('០១២ ៧១០ ០០១');
  await userEvent.selectOptions(field('Where would you like to study? (optional)'), '12');
  await send();
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/en/getting-started/verify_code', {}));
  expect(storedProgress('start')).toMatchObject({
    username: '+85512710001',
    next: '/explore?schoolType=university%2Cinstitute%2Cassociate-degree-diploma&province=12',
  });
});

test('who was registered by an advisor is asked for less', async () => {
  window.history.replaceState(null, '', '/getting-started/form?goal=registered');
  await show(<FormScreen />);
  await waitFor(() => expect(screen.getByText(/your advisor wrote down/)).toBeVisible());
  expect(screen.queryByLabelText(/Where would you like to study/)).toBeNull();
});

test('everything but the place is required', async () => {
  await show(<FormScreen />);
  await send();
  for (const name of ['Last name (family name)', 'First name (given name)', 'Phone number'])
    expect(await screen.findByRole('link', { name: `${name} is required` })).toBeVisible();
  expect(screen.queryByRole('link', { name: /study\?.*required/ })).toBeNull();
});

test('what the backend refuses is said at its field; a failure and a reload keep what was typed', async () => {
  const first = await show(<FormScreen />);
  await fill('023 456 789');
  await send();
  expect(await screen.findByRole('link', { name: 'Invalid phone number' })).toBeVisible();
  backend.answer(accountsResource.endpoints.register, 'network-error', 'once');
  await userEvent.clear(field('Phone number'));
  await userEvent.type(field('Phone number'), '012 710 002');
  await send();
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  first.unmount();
  await show(<FormScreen />);
  await waitFor(() => expect(field('Phone number')).toHaveValue('012 710 002'));
  expect(field('First name (given name)')).toHaveValue('Dara');
});

test('the code leads to the PIN', async () => {
  await show(<VerifyCodeScreen />);
  expect(screen.getByRole('link', { name: 'Go to the first step' })).toHaveAttribute(
    'href',
    '/en/getting-started/form',
  );
  await askFor('start', '+85512710003');
  await waitFor(() => expect(screen.getByLabelText('Verification code')).toBeVisible());
  await userEvent.type(
    screen.getByLabelText('Verification code'),
    await codeSentTo(backend.current, '+85512710003'),
  );
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/en/getting-started/set_pin', {}));
});

test('the PIN opens the account at what the person looks for', async () => {
  await proveFor(backend.current, 'start', '+85512710004', '/explore?schoolType=tvet');
  await show(<SetPinScreen />);
  await userEvent.type(field('New PIN'), '៧៣៩១០៥');
  await userEvent.type(field('Enter the PIN again'), '739105');
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/explore?schoolType=tvet', 'en'));
});
