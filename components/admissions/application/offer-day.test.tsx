import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicants } from '@/backend/db/schema';
import { joinHyphens } from '@/lib/domain/unbroken';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply, unseenReason } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OfferDesk } from './offer-desk';

const backend = useScreenBackend();
let staff: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  id = (await apply(b, school.id)).applicantId;
  const body = { applicantStatus: 'accepted', unseenReason, offer: { answerBy: '2027-12-01' } };
  await call(b, applicantsResource.endpoints.setStatus, { params: { id }, body, version: 1 }, staff.token);
  backend.signIn(staff);
});

const read = async () => {
  const input = { query: { applicantId: id } };
  return (await call(backend.current, applicantsResource.endpoints.get, input, staff.token)).body;
};
const choose = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

test('staff set a later day on top of what they read, and keep it when somebody was faster', async () => {
  const seen = await read();
  renderScreen(<OfferDesk application={seen} mayChange />);
  await screen.findByText(joinHyphens('The applicant answers by 01-Dec-2027.'));
  await backend.current.deps.db.update(applicants).set({ version: 7 }).where(eq(applicants.id, id));
  choose('Deadline for the answer', '2027-12-24');
  await userEvent.click(screen.getByRole('button', { name: 'Change the day' }));
  expect(await screen.findByText(/changed meanwhile\. Look at it again; your day is kept/)).toBeVisible();
  expect(screen.getByLabelText('Deadline for the answer')).toHaveValue('2027-12-24');
  expect((await read()).offer?.answerBy).toBe('2027-12-01');
});

test('an offer that has ended says so, and is opened again, in Khmer', async () => {
  await backend.current.deps.db
    .update(applicants)
    .set({ offerAnswerBy: '2026-10-01' })
    .where(eq(applicants.id, id));
  renderScreen(<OfferDesk application={await read()} mayChange />, { locale: 'km' });
  expect(await screen.findByText(/ផុតកំណត់ហើយ/)).toBeVisible();
  choose('ថ្ងៃផុតកំណត់ឆ្លើយតប', '2027-12-24');
  await userEvent.click(screen.getByRole('button', { name: 'បើកឱ្យឆ្លើយតបវិញ' }));
  await waitFor(async () => expect((await read()).offer?.answerBy).toBe('2027-12-24'));
});
