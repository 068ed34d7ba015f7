import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { campaignRegistrations, notifications } from '@/backend/db/schema';
import { CampaignDetailScreen } from '@/components/campaigns/pages/advisor/campaign/detail-screen';
import { ToastHost } from '@/components/feedback/toast-host';
import { makeCampaignRegistration } from '@/tests/support/campaigns';
import { makePerson, type Person } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
let campaign: { id: string; slug: string };
let person: Person;

beforeAll(async () => {
  const b = backend.current;
  campaign = await makeCampaign(b, { takesRegistrations: true, heldFrom: '2027-01-20' });
  person = await makePerson(b);
  await makeCampaignRegistration(b, campaign.id, {
    userId: person.id,
    lastName: 'Chan',
    firstName: 'Mony',
    phone: '+85512000001',
    source: 'facebook',
  });
  await makeCampaignRegistration(b, campaign.id, {
    lastName: 'Keo',
    firstName: 'Sok',
    phone: '+85512000001',
  });
});
beforeEach(async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  navigation.params = { slug: campaign.slug };
  navigation.search = new URLSearchParams({ view: 'registrations' });
});

const open = async () => {
  renderScreen(
    <>
      <CampaignDetailScreen organizationId={backend.current.deps.env.ORGANIZATION_ID} />
      <ToastHost />
    </>,
    { locale: 'en' },
  );
  return within(await screen.findByRole('table', { name: 'Registrations' }));
};
const choose = async (table: ReturnType<typeof within>, name: string) =>
  userEvent.click(await table.findByRole('checkbox', { name: `Select ${name}` }));

test('numbers, and who has the number of another, stand on the page', async () => {
  const table = await open();
  expect(await table.findAllByText('1 like this')).toHaveLength(2);
  expect(await screen.findByText(/2 people have a place/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Where they came from' })).toHaveTextContent(/facebook/);
});

test('the chosen are confirmed, and written to from a template', async () => {
  const table = await open();
  await choose(table, 'Chan Mony');
  await userEvent.click(screen.getByRole('button', { name: 'Set the status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'confirmed');
  await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('1 registration is set')).toBeVisible();
  // The row stays chosen.
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  const letter = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(letter.getByRole('combobox'), 'reminder');
  expect(letter.getByLabelText('Message in English')).toHaveValue(
    'A reminder: we meet on 20-Jan-2027. If you cannot come, please give your place back.',
  );
  await userEvent.click(letter.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to 1 person')).toBeVisible();
  const { db } = backend.current.deps;
  const [row] = await db
    .select()
    .from(campaignRegistrations)
    .where(eq(campaignRegistrations.userId, person.id));
  expect(row?.status).toBe('confirmed');
  const told = await db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['campaign-confirmed', 'campaign-message']);
});
