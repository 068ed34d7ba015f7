import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ApplicationsDetailScreen } from '@/components/admissions/pages/profile/applications/applications-detail-screen';
import { applicants } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import { apply, unseenReason } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
let student: Person;
let staff: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  student = await makePerson(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  id = (await apply(b, school.id, { as: student })).applicantId;
  backend.signIn(student);
  navigation.params = { id };
  navigation.search = new URLSearchParams();
});

const offerFor = (applicantId: string, terms: Partial<OfferTerms>) =>
  call(
    backend.current,
    applicantsResource.endpoints.setStatus,
    {
      params: { id: applicantId },
      body: { applicantStatus: 'accepted', unseenReason, offer: terms },
      version: 1,
    },
    staff.token,
  );
const offer = (terms: Partial<OfferTerms>) => offerFor(id, terms);
const stored = async () => {
  const input = { query: { applicantId: id } };
  return (await call(backend.current, applicantsResource.endpoints.get, input, student.token)).body;
};

const confirmWith = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('a place with an open condition leads to the result, and is accepted on condition', async () => {
  await offer({ minimumGrade: 'C', proofBy: '2027-10-01' });
  renderScreen(<ApplicationsDetailScreen />);
  expect(
    await screen.findByText('Lotus University accepts you on condition: your BacII grade is C or better.'),
  ).toBeVisible();
  expect(screen.getByText(/^Show your certificate by 01-\u2060Oct-\u20602027/)).toBeVisible();
  await screen.findByRole('button', { name: 'Decline' });
  expect(screen.getByRole('link', { name: 'Enter my BacII result' })).toHaveAttribute(
    'href',
    '/en/profile/educationhistory/high-school-information',
  );
  await confirmWith('Accept on condition');
  expect(await screen.findByText(/^You accepted this place on condition on/)).toBeVisible();
  expect((await stored()).offer).toMatchObject({ answer: 'accepted', condition: 'open' });
  expect(screen.getAllByText('Accepted, on condition').length).toBeGreaterThan(0);
});

test('beside a place on condition another one is kept as a back-up, in Khmer', async () => {
  const b = backend.current;
  const other = await makeSchool(b);
  await makePerson(b, { staffOf: [other.id] });
  const firstId = (await apply(b, other.id, { as: student })).applicantId;
  const first = {
    offerMinimumGrade: 'C',
    offerCondition: 'open',
    offerAnswer: 'accepted',
    status: 'accepted',
  } as const;
  await b.deps.db.update(applicants).set(first).where(eq(applicants.id, firstId));
  await offer({});
  renderScreen(<ApplicationsDetailScreen />, { locale: 'km' });
  expect(await screen.findByText(/អ្នកបានទទួលយកកន្លែងមួយផ្សេងហើយ/)).toBeVisible();
  await confirmWith('ទុកជាកន្លែងបម្រុង');
  expect(await screen.findByText(/កន្លែងនេះជាកន្លែងបម្រុងរបស់អ្នក/)).toBeVisible();
  expect((await stored()).offer).toMatchObject({ answer: 'backup' });
});

test('who is a student of the school already reads whom to talk to', async () => {
  await offer({});
  const b = backend.current;
  const { schoolId } = await stored();
  const campusId = await makeCampus(b, schoolId);
  await makeStudent(b, { schoolId, campusId }, { userId: student.id, applicantId: id });
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByText(/has taken you in as a student.*talk to the school/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

test('a place is accepted after a question', async () => {
  await offer({});
  renderScreen(<ApplicationsDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the place' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Accept the place', hidden: true });
  if (confirm) await userEvent.click(confirm);
  expect(await screen.findByText(/^You accepted this place on/)).toBeVisible();
  expect((await stored()).offer).toMatchObject({ answer: 'accepted' });
});

test('what was changed meanwhile is not answered', async () => {
  await offer({});
  renderScreen(<ApplicationsDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const body = { applicantStatus: 'rejected' };
  const input = { params: { id }, body, version: 2 };
  await call(backend.current, applicantsResource.endpoints.setStatus, input, staff.token);
  const [, confirm] = await screen.findAllByRole('button', { name: 'Decline', hidden: true });
  if (confirm) await userEvent.click(confirm);
  expect(await screen.findByText(/The school has declined this application/)).toBeVisible();
  expect((await stored()).applicantStatus).toBe('rejected');
});

test('a day that passes while the page is open is told, and nothing is answered', async () => {
  await offer({ answerBy: '2026-12-01' });
  renderScreen(<ApplicationsDetailScreen />);
  await screen.findByRole('button', { name: 'Accept the place' });
  const { db } = backend.current.deps;
  await db.update(applicants).set({ offerAnswerBy: '2026-10-01' }).where(eq(applicants.id, id));
  await confirmWith('Accept the place');
  expect(
    await screen.findByText(
      'The deadline passed while this page was open. Contact the school to ask for a new day.',
    ),
  ).toBeInTheDocument();
  expect((await stored()).offer).toMatchObject({ answer: null });
});

test('who lost an accepted place by a missed condition is not asked to come with documents', async () => {
  await offer({});
  const lost = { offerCondition: 'missed', offerMinimumGrade: 'C', status: 'rejected' } as const;
  await backend.current.deps.db
    .update(applicants)
    .set({ offerAnswer: 'accepted', offerAnsweredAt: backend.current.clock.now(), ...lost })
    .where(eq(applicants.id, id));
  for (const [locale, said, documents] of [
    ['en', /^You had accepted this place on/, /bring your documents/i],
    ['km', /មុនពេលបាត់កន្លែង/, /យកឯកសាររបស់អ្នក/],
  ] as const) {
    const { unmount } = renderScreen(<ApplicationsDetailScreen />, { locale });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(documents)).toBeNull();
    unmount();
  }
});
