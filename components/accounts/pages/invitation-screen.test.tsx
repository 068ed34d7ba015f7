import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { openInvitation } from '@/backend/features/accounts/services/invitations';
import { invitationsResource } from '@/lib/contract/accounts/invitations';
import { storedProgress } from '@/tests/support/code-way';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { InvitationScreen } from './invitation-screen';

const backend = useScreenBackend();
let counter = 0;

/** Opens the link of somebody new, with or without a role. */
const follow = async (phone: string | null, email: string | null = null) => {
  const { deps, clock } = backend.current;
  const at = { createdAt: clock.now(), updatedAt: clock.now() };
  const [user] = await deps.db
    .insert(users)
    .values({ phone, email, emailVerified: true, firstName: 'Sreymom', lastName: 'Chan', ...at })
    .returning({ id: users.id });
  const { link } = await runAct(deps, { caller: null }, (act) => openInvitation(act, user?.id ?? ''));
  window.history.replaceState(null, '', `/invitation${new URL(link).hash}`);
};
const nextPhone = () => `+8551255${String((counter += 1)).padStart(4, '0')}`;

beforeEach(() => {
  window.sessionStorage.clear();
  backend.current.clock.advance(3_600);
});

test('nothing is typed again: the code goes to the number that was invited', async () => {
  const phone = nextPhone();
  await follow(phone);
  const { unmount } = renderScreen(<InvitationScreen />);
  expect(await screen.findByText('Chan Sreymom')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are registered with Sala');
  expect(screen.getByText(/Step 1/)).toBeVisible();
  // The key leaves the address, and a change of the language keeps it.
  expect(window.location.hash).toBe('');
  unmount();
  renderScreen(<InvitationScreen />, { locale: 'km' });
  await userEvent.click(await screen.findByRole('button', { name: 'ផ្ញើលេខកូដតាមសារ SMS' }));
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/signup/verify', {}));
  expect(storedProgress('signup')).toMatchObject({
    username: phone,
    firstName: 'Sreymom',
    lastName: 'Chan',
    next: '/profile/applications',
  });
});

test('who was invited by mail gets the code there', async () => {
  await follow(null, 'sreymom@invited.example');
  renderScreen(<InvitationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code by email' }));
  await waitFor(() => expect(navigation.push).toHaveBeenCalledWith('/en/forgot-password/verify-code', {}));
});

test('"this is not me" is asked again, and then the link opens nothing', async () => {
  await follow(nextPhone());
  renderScreen(<InvitationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'This is not me' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this somebody else?' });
  backend.answer(invitationsResource.endpoints.decline, 'network-error', 'once');
  const [yes] = Array.from(dialog.querySelectorAll('button')).filter((button) =>
    button.textContent.includes('This is not me'),
  );
  await userEvent.click(yes ?? dialog);
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'This is not me' }));
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'This is not me' })).at(-1) ?? document.body,
  );
  expect(await screen.findByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
});

test('a link that is not whole says what to do', async () => {
  window.history.replaceState(null, '', '/invitation#half');
  renderScreen(<InvitationScreen />);
  expect(await screen.findByRole('heading', { name: 'We do not know this invitation' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact-us');
  // It is no step on a way.
  expect(screen.queryByText(/Step 1/)).toBeNull();
});
