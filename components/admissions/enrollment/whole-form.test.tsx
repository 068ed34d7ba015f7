// First: its replacement of `next/navigation` must exist before the screens are imported.
import {
  applicationsOf,
  keepDraft,
  keptDraft,
  makeEnrollment,
  sendApplication,
} from '@/tests/support/enrollment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EnrollmentFlow } from './enrollment-flow';

const backend = useScreenBackend();

const open = async (prepare: (enrollment: Awaited<ReturnType<typeof makeEnrollment>>) => void) => {
  const enrollment = await makeEnrollment(backend);
  prepare(enrollment);
  const { school, programs, form } = enrollment;
  renderScreen(<EnrollmentFlow school={school} programs={programs} form={form} composition="whole" />);
  await screen.findByRole('heading', { level: 2, name: 'Exam and high school' });
  return enrollment;
};

test('all parts stand on one page and are sent together', async () => {
  const { student } = await open(keepDraft);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Program',
    'Personal details',
    'Contact and address',
    'Exam and high school',
  ]);
  await sendApplication(userEvent.setup());
  await waitFor(() => expect(navigation.replace.mock.lastCall?.[0]).toMatch(/congratulations\?applicantId=/));
  expect(await applicationsOf(backend, student)).toHaveLength(1);
});

test('what is missing is marked, the first of it gets the focus, and nothing is sent', async () => {
  const enrollment = await open((each) =>
    keepDraft(each, (values) => {
      values.enrollToDetail.personal.firstName = '';
      values.enrollToDetail.highSchool.graduationYear = '';
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByText(/^You are missing required information like First Name/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(await applicationsOf(backend, enrollment.student)).toHaveLength(0);
  expect(keptDraft(enrollment)).not.toBeNull();
});
