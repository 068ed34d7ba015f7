import { applicationsOf, makeEnrollment, openForm, sendApplication } from '@/tests/support/enrollment';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply, formDraft } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
const next = { name: 'Next' };

test('a short course asks for name, gender, birthday and telephone in two steps', async () => {
  const enrollment = await makeEnrollment(backend, {
    program: { degree: 'short-course', name: 'Spreadsheets' },
  });
  const { user } = await openForm(enrollment);
  expect(screen.getByText('Step 1 of 4')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Spreadsheets/ }));
  expect(await screen.findByText('Step 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', next));
  expect(await screen.findByRole('textbox', { name: /Phone number/ })).toBeVisible();
  expect(screen.queryByText('Nationality')).not.toBeInTheDocument();
  expect(screen.queryByText('Where do you live now?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  const birthday = screen.getByRole('group', { name: /Date of birth/ });
  const [day, month, year] = birthday.querySelectorAll<HTMLElement>('input, select');
  if (!day || !month || !year) throw new Error('The date has three parts.');
  await user.type(day, '14');
  await user.selectOptions(month, '3');
  await user.type(year, '2008');
  await sendApplication(user);
  await waitFor(async () => expect(await applicationsOf(backend, enrollment.student)).toHaveLength(1));
});

test('a school’s own question is asked in its words, required where it says so', async () => {
  const school = await makeSchool(backend.current);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const label = { en: 'Why this school?', km: 'ហេតុអ្វីសាលានេះ?' };
  const questions = [{ key: 'why', kind: 'long-text' as const, label, required: true }];
  const input = { params: { id: school.id }, version: 0, body: formDraft({ questions }) };
  const saved = await call(backend.current, applicantFormsResource.endpoints.save, input, admin.token);
  const enrollment = { ...(await makeEnrollment(backend)), form: saved.body.form };
  const { user } = await openForm(enrollment);
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  expect(screen.getAllByText('Why this school?').length).toBeGreaterThan(0);
  expect(screen.getByText('Questions of the school')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /not decided/i }));
});

test('one press fills in what was sent to another school, and only what is missing is asked', async () => {
  const enrollment = await makeEnrollment(backend);
  const earlier = await makeSchool(backend.current, { name: 'Earlier School' });
  await apply(backend.current, earlier.id, { as: enrollment.student });
  const { user } = await openForm(enrollment);
  await user.click(await screen.findByRole('button', { name: 'Use what you sent to Earlier School' }));
  expect(await screen.findByText(/Filled in from your application to Earlier School/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /not decided/i }));
  // Nothing is missing, so the first step leads to the question.
  await user.click(screen.getByRole('button', next));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await waitFor(async () => expect(await applicationsOf(backend, enrollment.student)).toHaveLength(2));
  const [sent] = await applicationsOf(backend, enrollment.student);
  const { get } = applicantsResource.endpoints;
  const query = { applicantId: sent?.applicantId ?? '' };
  const { body } = await call(backend.current, get, { query }, enrollment.student.token);
  expect(body.enrollToDetail).toMatchObject({
    address: { communeCode: '120101' },
    highSchool: { name: 'វិទ្យាល័យសាកល្បង', graduationYear: 2027 },
  });
});

test('of what was filled in, the first step with a gap is opened', async () => {
  const enrollment = await makeEnrollment(backend);
  const short = await makeSchool(backend.current, { name: 'Short School', schoolType: 'short-course' });
  await apply(backend.current, short.id, { as: enrollment.student });
  const { user } = await openForm(enrollment);
  await user.click(await screen.findByRole('button', { name: 'Use what you sent to Short School' }));
  await user.click(screen.getByRole('radio', { name: /not decided/i }));
  await user.click(screen.getByRole('button', next));
  expect(await screen.findByRole('heading', { level: 2, name: /Personal details/ })).toBeVisible();
});
