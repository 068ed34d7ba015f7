import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { referenceResource } from '@/lib/contract/profiles/profile-sections';
import { refereesResource } from '@/lib/contract/profiles/referees';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { press } from '@/tests/support/press';
import { makeProfile, newKey } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { RefereeScreen } from './referee-screen';

const backend = useScreenBackend();
let counter = 0;

/** Opens the link that a referee got. */
const follow = async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  const { id, organizationId: orgId } = await makeProfile(b, owner);
  const phone = `+85512800${String((counter += 1)).padStart(3, '0')}`;
  const body = { name: 'Chan Vuthy', nameNative: 'ចាន់ វុទ្ធី', position: 'Teacher', phone };
  const input = { params: { orgId, id }, body, idempotencyKey: newKey() };
  await call(b, referenceResource.endpoints.create, input, owner.token);
  const [message] = await messagesTo(b, phone);
  window.history.replaceState(null, '', `/referee${/#\S+/.exec(message?.body ?? '')?.[0]}`);
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/referee');
});

test('a referee reads in Khmer what would be shown, agrees, and takes it back', async () => {
  await follow();
  renderScreen(<RefereeScreen />, { locale: 'km' });
  expect(await screen.findByText('ចាន់ វុទ្ធី')).toBeVisible();
  expect(screen.getByText(/Sok Sreypich ចង់ដាក់/)).toBeVisible();
  expect(window.location.hash).toBe('');
  await press('យល់ព្រម');
  expect(await screen.findByRole('heading', { name: 'អ្នកបានយល់ព្រមហើយ' })).toBeVisible();
  await press('ដកការយល់ព្រមវិញ');
  expect(await screen.findByRole('heading', { name: 'អ្នកមិនបានយល់ព្រមទេ' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'យល់ព្រម' })).toBeVisible();
});

test('what did not arrive is said, and a no is a no', async () => {
  await follow();
  renderScreen(<RefereeScreen />);
  await screen.findByRole('button', { name: 'No, I do not agree' });
  backend.answer(refereesResource.endpoints.answer, { status: 500 }, 'once');
  await press('No, I do not agree');
  expect(await screen.findByText(/Your answer did not arrive/)).toBeVisible();
  await press('No, I do not agree');
  expect(await screen.findByRole('heading', { name: 'You have not agreed' })).toBeVisible();
});

test('without a key there is nothing to answer', async () => {
  renderScreen(<RefereeScreen />);
  expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
