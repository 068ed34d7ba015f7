import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careerCenters, registrations } from '@/backend/db/schema';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCareerCenter } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { RegistrationForm } from './registration-form';

const backend = useScreenBackend();
const { register } = registrationsResource.endpoints;
let student: Person;
let centerId = '';

beforeEach(async () => {
  localStorage.clear();
  student = await makePerson(backend.current);
  centerId = await makeCareerCenter(backend.current);
  backend.signIn(student);
});
afterEach(() => vi.restoreAllMocks());

/** As its page does, the form gives way once it is sent. */
function Place() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <p>You are registered</p>;
  return (
    <RegistrationForm
      organizationId={backend.current.deps.env.ORGANIZATION_ID}
      userId={student.id}
      centers={[
        { careerCenterId: centerId, name: { en: 'River', km: 'ទន្លេ' }, city: { en: 'Kampot', km: 'កំពត' } },
      ]}
      known={{}}
      onSent={() => setSent(true)}
    />
  );
}
const open = (locale: 'en' | 'km' = 'en') => renderScreen(<Place />, { locale });
const heading = (name: RegExp) => screen.findByRole('heading', { name });

const fillCenter = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('Career center'), centerId);
  await userEvent.click(screen.getByRole('radio', { name: 'University' }));
  await press('Next');
};
const fillPerson = async () => {
  await userEvent.type(await screen.findByLabelText('Family name'), 'Sok');
  await userEvent.type(screen.getByLabelText('First name'), 'Sreypich');
  await userEvent.type(screen.getByLabelText('Phone number'), '012345678');
  await press('Next');
};
const fillWishes = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Jobs' }));
const stored = () =>
  backend.current.deps.db.select().from(registrations).where(eq(registrations.userId, student.id));
const draftKey = () => `sala.center-registration:${student.id}`;

test('three steps are checked one after the other and sent once; the draft goes', async () => {
  open();
  await heading(/^Step 1 of 3 Place$/);
  await press('Next');
  expect(await screen.findByRole('link', { name: 'Career center is required' })).toBeVisible();
  await fillCenter();
  expect(await heading(/^Step 2 of 3 About you$/)).toHaveFocus();
  await fillPerson();
  await fillWishes();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('You are registered')).toBeVisible();
  expect(await stored()).toMatchObject([
    { firstName: 'Sreypich', phone: '+85512345678', interests: ['job'] },
  ]);
  expect(localStorage.getItem(draftKey())).toBeNull();
});

test('the draft outlives leaving, with its step, and a lost answer is asked for again under its key', async () => {
  const first = open();
  await fillCenter();
  await fillPerson();
  first.unmount();
  open();
  await heading(/^Step 3 of 3 Wishes$/);
  await fillWishes();
  backend.answer(register, 'network-error', 'once');
  await press('Register');
  expect(await screen.findByText(/^No internet connection/)).toBeVisible();
  const { idempotencyKey } = JSON.parse(localStorage.getItem(draftKey()) ?? '{}') as Record<string, string>;
  expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  await press('Register');
  expect(await screen.findByText('You are registered')).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('what the server refuses is shown at its field, on its step, with a link to it', async () => {
  open();
  await fillCenter();
  await fillPerson();
  await fillWishes();
  await backend.current.deps.db.delete(careerCenters).where(eq(careerCenters.id, centerId));
  await press('Register');
  await heading(/^Step 1 of 3 Place$/);
  expect(
    await screen.findByRole('link', { name: 'Choose the career center from the list again' }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Career center')).toHaveFocus());
  expect(await stored()).toEqual([]);
});

test('starting over empties the form after a question, in Khmer too', async () => {
  open('km');
  await userEvent.selectOptions(await screen.findByLabelText('មជ្ឈមណ្ឌលអាជីព'), centerId);
  await press('ចាប់ផ្តើមឡើងវិញ');
  const [confirm] = (await screen.findAllByRole('button', { name: 'ចាប់ផ្តើមឡើងវិញ' })).slice(-1);
  if (confirm) await userEvent.click(confirm);
  await waitFor(() => expect(screen.getByLabelText('មជ្ឈមណ្ឌលអាជីព')).toHaveValue(''));
});

test('a device that stores nothing says so, and asks before what was typed is lost', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  expect(await screen.findByText(/^This device cannot store what you type/)).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'University' }));
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
