import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campaignRegistrations, outbox } from '@/backend/db/schema';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { makeCampaignRegistration } from '@/tests/support/campaigns';
import { makePerson, type Person } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CampaignPlace } from './campaign-place';

const backend = useScreenBackend();
let person: Person;

beforeEach(async () => {
  localStorage.clear();
  sharedQueryClient().clear();
  person = await makePerson(backend.current);
  backend.signIn(person);
});

const make = (overrides: Parameters<typeof makeCampaign>[1] = {}) =>
  makeCampaign(backend.current, { takesRegistrations: true, ...overrides });
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const born = async (year: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Day/ }), '1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Month/ }), '5');
  await userEvent.type(screen.getByRole('textbox', { name: /Year/ }), year);
};
const fill = async (year: string) => {
  await type('Family name', 'Sok');
  await type('First name', 'Dara');
  await born(year);
  await type('Phone number', '012 345 678');
  await press('Next');
  await userEvent.type(await screen.findByRole('combobox', { name: /Province/ }), 'Battambang');
  await userEvent.click(await screen.findByRole('option', { name: /Battambang/ }));
  await type('School', 'Lotus School');
};
const stored = async (id: string) =>
  backend.current.deps.db
    .select()
    .from(campaignRegistrations)
    .where(eq(campaignRegistrations.campaignId, id));

test('a minor registers once the guardian has agreed by code', async () => {
  const { id, slug } = await make({
    questions: [
      { id: 'bus', kind: 'yes-no', label: { en: 'By bus?', km: 'ជិះឡាន?' }, isRequired: true, choices: [] },
    ],
  });
  renderScreen(<CampaignPlace slug={slug} phase="running" />);
  await fill('2012');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await press('Next');
  await type('Phone number of the guardian', '017 888 999');
  await press('Register');
  expect((await screen.findAllByText(/Your guardian must agree first/)).length).toBeGreaterThan(0);
  await press('Send the code');
  expect(await screen.findByText(/The code is on its way/)).toBeVisible();
  const [sms] = await backend.current.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, '+85517888999'));
  const code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  await type('Code that the guardian tells you', '000000' === code ? '000001' : '000000');
  await press('Check the code');
  expect(
    await screen.findByText('The code is wrong or no longer valid. Check it, or send a new one.'),
  ).toBeVisible();
  // Who registers with the code typed has it checked, also where its answer is lost.
  await press('Register');
  expect(
    (await screen.findAllByText(/not the right code|code is wrong|Invalid code/i)).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText('Code that the guardian tells you')).toBeInvalid();
  expect(await stored(id)).toEqual([]);
  await type('Code that the guardian tells you', code);
  const { confirmGuardian } = campaignRegistrationsResource.endpoints;
  backend.answer(confirmGuardian, 'lost-answer', 'once');
  await press('Register');
  expect((await screen.findAllByText(/connection/i)).length).toBeGreaterThan(0);
  await press('Register');
  expect(await screen.findByText('You are registered.')).toBeVisible();
  expect(navigation.push.mock.calls[0]?.[0]).toBe(`/en/campaigns/thank-you?campaign=${slug}`);
  const [row] = await stored(id);
  expect(row).toMatchObject({ province: '02', guardianPhone: '+85517888999', userId: person.id });
  expect(row?.answers).toMatchObject([{ id: 'bus', answer: { en: 'Yes' } }]);
});

test('an adult needs nobody; a full campaign says so and keeps what was typed', async () => {
  const { id, slug } = await make({ capacity: 1 });
  await makeCampaignRegistration(backend.current, id);
  renderScreen(<CampaignPlace slug={slug} phase="running" />);
  await fill('2000');
  await press('Next');
  expect(await screen.findByText(/nobody else has to agree/)).toBeVisible();
  await press('Register');
  expect(await screen.findByText(/All places are taken/)).toBeVisible();
  await press('Back');
  expect(await screen.findByLabelText('School')).toHaveValue('Lotus School');
  expect(await stored(id)).toHaveLength(1);
});

test('one’s own place shows its reference and can be given back', async () => {
  const { id, slug } = await make();
  await makeCampaignRegistration(backend.current, id, { userId: person.id, reference: 'ABCD2345' });
  renderScreen(<CampaignPlace slug={slug} phase="full" />, { locale: 'km' });
  expect(await screen.findByText(/ABCD2345/)).toBeVisible();
  await press('បោះបង់កន្លែង');
  const buttons = await screen.findAllByRole('button', { name: 'បោះបង់កន្លែង' });
  await userEvent.click(buttons.at(-1) ?? document.body);
  expect(await screen.findByText(/កន្លែងពេញហើយ/)).toBeVisible();
  expect((await stored(id)).map(({ status }) => status)).toEqual(['withdrawn']);
});

test.each([
  ['before', 'Registration has not begun.'],
  ['over', 'Registration is over.'],
] as const)('nobody registers %s', async (phase, text) => {
  const { slug } = await make();
  renderScreen(<CampaignPlace slug={slug} phase={phase} />);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Family name')).toBeNull();
});
