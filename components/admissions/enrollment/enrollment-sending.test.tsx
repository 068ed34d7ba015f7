import { eq } from 'drizzle-orm';
import { schools, subjects } from '@/backend/db/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { sessionResource } from '@/lib/contract/accounts/session';
import { call } from '@/tests/support/backend';
import {
  applicationsOf,
  keepDraft,
  keptDraft,
  makeEnrollment,
  openForm,
  sendApplication,
} from '@/tests/support/enrollment';
import { applicationTo } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EnrollmentFlow } from './enrollment-flow';

const backend = useScreenBackend();
const { submit } = applicantsResource.endpoints;
const thanks = /\/student-online-application\/congratulations\?applicantId=/;
const arrived = () => waitFor(() => expect(navigation.replace.mock.lastCall?.[0]).toMatch(thanks));

test('a confirmed application is sent once, however often the button is pressed, and its draft goes', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  const { user } = await openForm(enrollment);
  await sendApplication(user, 'two');
  await arrived();
  const applications = await applicationsOf(backend, enrollment.student);
  expect(applications).toHaveLength(1);
  expect(navigation.replace.mock.lastCall?.[0]).toContain(applications[0]?.applicantId);
  expect(keptDraft(enrollment)).toBeNull();
  expect(await screen.findByText('Enroll Success!')).toBeVisible();
});

test('a try whose answer was lost and the one after it make one application', async () => {
  const enrollment = await makeEnrollment(backend);
  const { idempotencyKey } = keepDraft(enrollment);
  const { schoolId } = enrollment.school;
  const body = applicationTo(schoolId);
  const input = { params: { id: schoolId }, body, idempotencyKey };
  const first = await call(backend.current, submit, input, enrollment.student.token);
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  await arrived();
  expect(navigation.replace.mock.lastCall?.[0]).toContain(first.body.applicantId);
  expect(await applicationsOf(backend, enrollment.student)).toHaveLength(1);
});

test('a changed form whose earlier try had arrived says so instead of applying twice', async () => {
  const enrollment = await makeEnrollment(backend);
  const { idempotencyKey } = keepDraft(enrollment, (values) => {
    values.enrollToDetail.personal.firstName = 'Changed';
  });
  const { schoolId } = enrollment.school;
  const input = { params: { id: schoolId }, body: applicationTo(schoolId), idempotencyKey };
  await call(backend.current, submit, input, enrollment.student.token);
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  expect(await screen.findByText('Your earlier try has arrived.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    '/en/profile/applications',
  );
});

test('what is typed outlives leaving and coming back, with its step and its key', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, undefined, 1);
  const before = keptDraft(enrollment);
  const { user, unmount } = await openForm(enrollment);
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Sreypich');
  unmount();
  expect(keptDraft(enrollment)?.idempotencyKey).toBe(before?.idempotencyKey);
  await openForm(enrollment);
  expect(screen.getByLabelText('First name')).toHaveValue('Sreypich');
  expect(screen.getByText(/^Saved on this device at/)).toBeVisible();
});

test('starting over deletes only after asking', async () => {
  const enrollment = await makeEnrollment(backend);
  const before = keepDraft(enrollment, undefined, 1);
  const { user } = await openForm(enrollment);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: /Personal details/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Delete and start over' }));
  await waitFor(() => expect(screen.getByText('Step 1 of 4')).toBeVisible());
  expect(keptDraft(enrollment)?.idempotencyKey).not.toBe(before.idempotencyKey);
  expect(keptDraft(enrollment)?.values.enrollToDetail.highSchool.name).toBe('');
});

test('without a line it says so, keeps everything and sends on the next try', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  backend.answer(submit, 'network-error', 'once');
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  expect(
    await screen.findByText(/^Enroll Failed! There's something wrong when enrolling to School/),
  ).toBeVisible();
  expect(screen.getByText(/^There is no internet connection/)).toBeVisible();
  expect(keptDraft(enrollment)?.values.enrollToDetail.personal.firstName).toBe('Dara');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await arrived();
  expect(await applicationsOf(backend, enrollment.student)).toHaveLength(1);
});

test('an ended session leads to the log-in and back to this place', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  navigation.pathname = '/en/school/demo/enrollment-form';
  navigation.search = new URLSearchParams({ program: enrollment.programId });
  backend.answer(submit, { status: 401, code: 'unauthorized' });
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  const link = await screen.findByRole('link', { name: 'Log in' });
  const target = new URL(link.getAttribute('href') ?? '', 'http://test');
  expect(target.pathname).toBe('/en/login');
  expect(target.searchParams.get('redirect')).toBe(
    `/school/demo/enrollment-form?program=${enrollment.programId}`,
  );
  expect(keptDraft(enrollment)).not.toBeNull();
});

test('a visitor whose session is gone is asked to log in', async () => {
  const enrollment = await makeEnrollment(backend);
  backend.answer(sessionResource.endpoints.userinfo, { status: 401, code: 'unauthorized' });
  const { school, programs, form } = enrollment;
  renderScreen(<EnrollmentFlow school={school} programs={programs} form={form} />);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a second open application is refused with a way to the first', async () => {
  const enrollment = await makeEnrollment(backend);
  const { schoolId } = enrollment.school;
  const input = { params: { id: schoolId }, body: applicationTo(schoolId), idempotencyKey: 'another-one' };
  await call(backend.current, submit, input, enrollment.student.token);
  keepDraft(enrollment);
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  expect(await screen.findByText('You have already applied for this program.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my applications' })).toBeVisible();
});

test('what the backend refuses is shown at its field, on its step', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, (values) => {
    values.enrollToDetail.address.communeCode = '120199';
  });
  const { user } = await openForm(enrollment);
  await sendApplication(user);
  expect(await screen.findByRole('heading', { name: /Contact and address/ })).toBeVisible();
  expect(screen.getByText('Data is invalid. Please check the marked fields.')).toBeVisible();
  expect(screen.getByText('Choose the place from the list again')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Commune' })).toHaveFocus());
});

test('a program that has closed meanwhile is refused with its next intake, and nothing is lost', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, (values) => {
    values.enrollToId = enrollment.programId;
  });
  const { user } = await openForm(enrollment);
  await backend.current.deps.db
    .update(subjects)
    .set({ isFull: true, nextIntakeOn: '2027-03-01' })
    .where(eq(subjects.id, enrollment.programId));
  await sendApplication(user);
  expect(await screen.findByText('This program takes no applications today.')).toBeVisible();
  expect(screen.getByText(joinHyphens('It takes applications again from 01-Mar-2027.'))).toBeVisible();
  expect(await applicationsOf(backend, enrollment.student)).toEqual([]);
  expect(keptDraft(enrollment)?.values.enrollToId).toBe(enrollment.programId);
});

test('a school that has closed meanwhile is named, and nothing is lost', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  const { user } = await openForm(enrollment);
  const isIt = eq(schools.id, enrollment.school.schoolId);
  await backend.current.deps.db.update(schools).set({ status: 'inactive' }).where(isIt);
  await sendApplication(user);
  expect(await screen.findByText(/is not taking applications at the moment/)).toBeVisible();
  expect(keptDraft(enrollment)).not.toBeNull();
});

test('a birthday that cannot be is named before anything is sent', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, (values) => {
    values.enrollToDetail.personal.birthday = '01/01/1800';
  });
  const { user } = await openForm(enrollment);
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByText('Check this date: it cannot be a birth date')).toBeVisible();
  expect(await applicationsOf(backend, enrollment.student)).toEqual([]);
});

test('a device that stores nothing says so', async () => {
  const enrollment = await makeEnrollment(backend);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openForm(enrollment);
  expect(await screen.findByText(/^This device cannot save/)).toBeVisible();
});
