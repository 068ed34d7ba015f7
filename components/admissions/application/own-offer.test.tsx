import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApplicationsDetailScreen } from '@/components/screens/profile/applications/applications-detail-screen';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import type { OfferTerms } from '@/lib/contract/applicant/offer-shapes';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
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

const offer = (terms: Partial<OfferTerms>) =>
  call(
    backend.current,
    applicantsResource.endpoints.setStatus,
    { params: { id }, body: { applicantStatus: 'accepted', offer: terms }, version: 1 },
    staff.token,
  );
const stored = async () => {
  const input = { query: { applicantId: id } };
  return (await call(backend.current, applicantsResource.endpoints.get, input, student.token)).body;
};

test('a place with an open condition leads to the result and can only be declined', async () => {
  await offer({ minimumGrade: 'C' });
  renderScreen(<ApplicationsDetailScreen />);
  expect(
    await screen.findByText('Lotus University accepts you if your BacII grade is C or better.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter my BacII result' })).toHaveAttribute(
    'href',
    '/en/profile/educationhistory/high-school-information',
  );
  expect(screen.queryByRole('button', { name: 'Accept the place' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
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
