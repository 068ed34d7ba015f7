import { eq } from 'drizzle-orm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { papersResource } from '@/lib/contract/admissions/papers';
import { subjects } from '@/backend/db/schema';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { pdf } from '@/tests/support/uploads';
import { ApplicationsDetailScreen } from './applications-detail-screen';

const backend = useScreenBackend();
let student: Person;
let advisor: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  student = await makePerson(b);
  advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  id = (await apply(b, school.id, { as: student })).applicantId;
  backend.signIn(student);
  navigation.params = { id };
  navigation.search = new URLSearchParams();
});

const stored = async () => {
  const input = { query: { applicantId: id } };
  return (await call(backend.current, applicantsResource.endpoints.get, input, advisor.token)).body;
};
const open = async () => {
  renderScreen(<ApplicationsDetailScreen />);
  return within(
    (await screen.findByRole('heading', { name: 'Your documents' })).closest('section') ?? document.body,
  );
};
const choose = (label: string) => {
  const file = new File([new Uint8Array(pdf())], 'birth.pdf', { type: 'application/pdf' });
  const input = screen.getAllByLabelText(label).find((element) => element instanceof HTMLInputElement);
  if (!input) throw new Error('There is no input for a file.');
  fireEvent.change(input, { target: { files: [file] } });
};

test('a paper is sent, is missing no more, and is taken back', async () => {
  const papers = await open();
  expect(papers.getByText('Not sent yet')).toBeVisible();
  choose('Choose a file: Birth certificate');
  expect(await screen.findByText('Sent, the school has not checked it yet')).toBeVisible();
  expect(screen.getAllByText('Birth certificate')).toHaveLength(1);
  expect((await stored()).papers).toMatchObject([{ state: 'sent', fileName: 'birth.pdf' }]);
  await press('Take back: Birth certificate');
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect((await stored()).papers).toEqual([]);
});

test('a refused paper says why and takes another; a seen one stays until it is replaced', async () => {
  await open();
  choose('Choose a file: Birth certificate');
  await screen.findByText('Sent, the school has not checked it yet');
  const decide = async (state: 'received' | 'refused', reason = '') => {
    const fileKey = (await stored()).papers[0]?.fileKey ?? null;
    const body = { kind: 'birth-certificate', state, fileKey, reason };
    const answer = await call(
      backend.current,
      papersResource.endpoints.decide,
      { params: { id }, body },
      advisor.token,
    );
    expect(answer.status).toBe(200);
  };
  await decide('refused', 'The lower half is cut off.');
  choose('Replace: Birth certificate');
  await waitFor(async () => expect((await stored()).papers[0]?.state).toBe('sent'));
  // The screen reads the application again, and must not learn of the decision by that.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Replace: Birth certificate' })).toBeEnabled(),
  );
  await decide('received');
  await press('Take back: Birth certificate');
  expect(await screen.findByText('The school has checked this document, so it stays.')).toBeVisible();
  choose('Replace: Birth certificate');
  await waitFor(async () => expect((await stored()).papers[0]?.state).toBe('sent'));
});

test('an application is withdrawn after a question, with its reason', async () => {
  await open();
  await press('Withdraw');
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
  await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'I go elsewhere.');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText(/You have withdrawn this application/)).toBeVisible();
  expect(screen.getAllByText('I go elsewhere.')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change' })).not.toBeInTheDocument();
  expect((await stored()).applicantStatus).toBe('withdrawn');
});

test('somebody who was faster is not overlooked', async () => {
  await open();
  await moveTo(backend.current, advisor, id, 'accepted');
  await press('Withdraw');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
  expect((await stored()).applicantStatus).toBe('accepted');
});

test('a pending application opens in its form, and the change is stored on top of what was seen', async () => {
  navigation.search = new URLSearchParams({ change: 'yes' });
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByRole('heading', { name: 'Change your application' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Contact and address/ }));
  const phone = await screen.findByRole('textbox', { name: /Phone number/ });
  expect(phone).toHaveValue('012 345 678');
  await userEvent.clear(phone);
  await userEvent.type(phone, '098 765 432');
  await userEvent.click(screen.getByRole('button', { name: /^Exam and high school/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check and save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  expect(await stored()).toMatchObject({ phone: '+85598765432', version: 2 });
  expect((await stored()).timeline.at(-1)).toMatchObject({ kind: 'changed', fields: ['personal.phone'] });
});

test.each([
  { why: 'past its deadline', closed: { applicationDeadline: '2026-10-31' } },
  { why: 'no longer active', closed: { status: 'inactive' as const } },
])('a program that is $why meanwhile stays chosen, and the rest can be changed', async ({ closed }) => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Palm University' });
  const programId = await makeProgram(b, school.id, { name: 'Law' });
  await makeProgram(b, school.id, { name: 'Medicine' });
  const applicant = await makePerson(b);
  const { applicantId } = await apply(b, school.id, { as: applicant, programId });
  await b.deps.db.update(subjects).set(closed).where(eq(subjects.id, programId));
  backend.signIn(applicant);
  navigation.params = { id: applicantId };
  navigation.search = new URLSearchParams({ change: 'yes' });
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByRole('radio', { name: /^Law/ })).toBeChecked();
  expect(screen.getByText('This program takes no new applications now.')).toBeVisible();
  expect(screen.getByText(/Your application stays valid/)).toBeVisible();
  expect(screen.queryByText(/cannot be submitted/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Medicine/ }));
  expect(screen.queryByText(/Your application stays valid/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Law/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Exam and high school/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check and save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
});

test('a program that closes while the form is open says that the application stays as it was', async () => {
  navigation.search = new URLSearchParams({ change: 'yes' });
  renderScreen(<ApplicationsDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Exam and high school/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check and save' }));
  backend.answer(applicantsResource.endpoints.update, { status: 409, code: 'past-deadline' }, 'once');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText(/Your application stays as you sent it/)).toBeVisible();
  expect(screen.queryByText(/Please choose another program of this school/)).not.toBeInTheDocument();
});

test('what the school already works on is read, not changed', async () => {
  await moveTo(backend.current, advisor, id, 'accepted');
  navigation.search = new URLSearchParams({ change: 'yes' });
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Change your application' })).not.toBeInTheDocument();
});
