import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicants, users } from '@/backend/db/schema';
import { hashSecret } from '@/backend/core/access/secret-hash';
import { ApplicationDetailScreen } from '@/components/admissions/pages/advisor/user/application/application-detail-screen';
import { AdvisorApplicationScreen } from '@/components/admissions/pages/advisor/user/application-screen';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { enterApplication, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { mergeBy, mergeScene } from '@/tests/support/merging';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
let advisor: Person;
let keptId: string;
let lostId: string;
let codes: string[];

beforeEach(async () => {
  const scene = await mergeScene(backend.current);
  advisor = scene.advisor;
  backend.current.clock.advance(60);
  const change = { email: 'dara@demo.example', phone: '017 333 444', nationality: 'VN' };
  const { application } = await enterApplication(backend.current, advisor, scene.school.id, change);
  [keptId, lostId] = [scene.own.applicantId, application.applicantId];
  codes = [scene.own.referenceCode, application.referenceCode];
  backend.signIn(advisor);
  navigation.search = new URLSearchParams();
  navigation.params = { id: keptId };
});

const stored = async () =>
  (
    await call(
      backend.current,
      applicantsResource.endpoints.get,
      { query: { applicantId: keptId } },
      advisor.token,
    )
  ).body;

const openComparison = async () => {
  renderScreen(<AdvisorApplicationScreen />);
  await press('Possible duplicates');
  await press(`Compare Sok Dara, ${codes[0]} and ${codes[1]}`);
  return within(await screen.findByRole('dialog', { name: 'Is this one person?' }));
};

test('values are chosen side by side, an empty one is filled, and the two become one', async () => {
  const dialog = await openComparison();
  const phone = within(await dialog.findByRole('group', { name: 'Phone number' }));
  expect(phone.getByRole('radio', { name: /012 345 678/ })).toBeChecked();
  await userEvent.click(phone.getByRole('radio', { name: /017 333 444/ }));
  // The one that stays has none.
  const email = within(dialog.getByRole('group', { name: 'Email' }));
  expect(email.getByRole('radio', { name: /dara@demo.example/ })).toBeChecked();
  await press('Join them');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Is this one person?' })).not.toBeInTheDocument(),
  );
  expect(await stored()).toMatchObject({
    applicantId: keptId,
    phone: '+85517333444',
    enrollToDetail: { personal: { email: 'dara@demo.example', nationality: 'KH' } },
  });
});

test('what was joined can be separated again from the same list', async () => {
  await mergeBy(backend.current, advisor, [keptId, lostId]);
  renderScreen(<AdvisorApplicationScreen />);
  await press('Possible duplicates');
  const name = `Separate Sok Dara again, ${codes[1]} from ${codes[0]}`;
  await press(name);
  const question = await screen.findByRole('dialog', { name: 'Separate them again?' });
  await press('Undo', question);
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  expect((await stored()).version).toBe(3);
});

test('a change in the meantime is shown and nothing is joined', async () => {
  const dialog = await openComparison();
  await dialog.findByRole('group', { name: 'Email' });
  const colleague = await makePerson(backend.current, {
    roles: ['advisor'],
    staffOf: [(await stored()).schoolId],
  });
  await moveTo(backend.current, colleague, lostId, 'rejected');
  await press('Join them');
  const after = within(await screen.findByRole('dialog', { name: 'Is this one person?' }));
  expect(await after.findByText(/Somebody changed one of the two meanwhile/)).toBeInTheDocument();
  expect(after.getByRole('group', { name: 'Status' })).toBeInTheDocument();
  expect((await stored()).version).toBe(1);
});

test('the detail names the other one in Khmer, and two people are not proposed again', async () => {
  renderScreen(<ApplicationDetailScreen />, { locale: 'km' });
  expect(await screen.findByText(/មានពាក្យសុំ/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^ប្រៀបធៀប/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'ជាមនុស្សពីរនាក់' }));
  await waitFor(() => expect(screen.queryByText(/មានពាក្យសុំ/)).not.toBeInTheDocument());
});

test('two accounts that people sign in to offer no choice, but the way to their owner', async () => {
  const { db, secrets } = backend.current.deps;
  const secretHash = await hashSecret(secrets, '739105');
  const [row] = await db.select().from(applicants).where(eq(applicants.id, lostId));
  await db
    .update(users)
    .set({ secretHash })
    .where(eq(users.id, row?.userId ?? ''));
  const dialog = await openComparison();
  expect(await dialog.findByText(/only their owner can join them/)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('link', { name: '017 333 444' })).toHaveAttribute('href', 'tel:+85517333444');
  expect(dialog.getByRole('link', { name: `Open ${codes[1]}` })).toHaveAttribute(
    'href',
    `/en/advisor/user/application/${lostId}`,
  );
});
