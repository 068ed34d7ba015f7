import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { messageSettingsResource } from '@/lib/contract/notices/message-settings';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { AdvisorSettingsScreen } from './settings-screen';

const backend = useScreenBackend();
const organizations = organizationsResource.endpoints;
const messages = messageSettingsResource.endpoints;
let advisor: Person;
let sala: string;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  sala = backend.current.deps.env.ORGANIZATION_ID;
  backend.signIn(advisor);
});

const show = (locale: 'km' | 'en' = 'en') =>
  renderScreen(<AdvisorSettingsScreen organizationId={sala} />, { locale });
const settings = async () =>
  (await call(backend.current, messages.get, { params: { orgId: sala } }, advisor.token)).body;
const organization = async () =>
  (await call(backend.current, organizations.get, { params: { id: sala } }, advisor.token)).body;
const replace = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  // Braces are keys to the typist.
  await userEvent.click(box);
  await userEvent.paste(text);
};

test('contacts, hours and terms of the organization are saved together', async () => {
  show();
  await replace(await screen.findByRole('textbox', { name: /^Email/ }), 'hello@sala.example');
  await replace(screen.getByRole('textbox', { name: /^Hours in Khmer/ }), 'ចន្ទ ដល់ សុក្រ');
  await replace(screen.getByRole('textbox', { name: /^Hours in English/ }), 'Monday to Friday');
  await typeDay(/^First day of the term/, '2/11/2026');
  await press('Save');
  await waitFor(async () =>
    expect(await organization()).toMatchObject({
      email: 'hello@sala.example',
      officeHours: { km: 'ចន្ទ ដល់ សុក្រ', en: 'Monday to Friday' },
      termStart: '2026-11-02',
      website: null,
    }),
  );
});

test('an address that cannot be is said at its field, and nothing is saved', async () => {
  const before = await organization();
  show();
  await replace(await screen.findByRole('textbox', { name: /^Email/ }), 'nobody');
  await press('Save');
  expect(await screen.findByText('Invalid email', { selector: 'p' })).toBeVisible();
  expect(await organization()).toEqual(before);
});

test('a message is written with words that are filled in, previewed and switched on', async () => {
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Messages' }));
  const accepted = within(await screen.findByRole('region', { name: 'Accepted' }));
  await replace(accepted.getByRole('textbox', { name: 'Subject in English' }), 'Well done, {name}');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Also by email/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview with an invented applicant' }));
  await userEvent.click(preview.getByRole('button', { name: 'Accepted' }));
  expect(preview.getByText('Well done, Sok Dara')).toBeVisible();
  await press('Save');
  await waitFor(async () => expect(await settings()).toMatchObject({ own: true, mail: true, sms: false }));
  expect((await settings()).messages.accepted.subject.en).toBe('Well done, {name}');
});

test('a word that nothing fills in is said at its field', async () => {
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Messages' }));
  const moved = within(await screen.findByRole('region', { name: 'New step' }));
  await replace(moved.getByRole('textbox', { name: 'Subject in English' }), 'Dear {nmae}');
  await press('Save');
  expect(
    await moved.findByText('Subject in English has a word in braces that cannot be filled in'),
  ).toBeVisible();
});

test('settings that do not come can be asked for again, in Khmer too', async () => {
  backend.answer(organizations.get, { status: 500 }, 'once');
  show('km');
  await userEvent.click(await screen.findByRole('button', { name: 'ព្យាយាមម្តងទៀត' }));
  expect(await screen.findByRole('textbox', { name: /^អ៊ីមែល/ })).toBeVisible();
});
