import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { guardianCodes } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { EnrolledScreen } from '@/components/school-day/pages/profile/enrolled-screen';
import { classGuardianCodesResource } from '@/lib/contract/school-day/class-guardian-codes';
import { makePerson } from '@/tests/support/make';
import { useIndexedDb } from '@/tests/support/indexed-db';
import {
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { InviteGuardians } from './invite-guardians';

useIndexedDb();
const backend = useScreenBackend();
const saved = vi.hoisted(() => vi.fn());
vi.mock('@/lib/device/save-file', () => ({ saveFile: saved }));

const scene = async () => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const { structureId } = await makeStructure(b, campusId);
  const structureRecordId = await makeRecord(b, { campusId, structureId });
  const place = { schoolId: school.id, campusId };
  const minor = await makeStudent(b, place, { structureRecordId, dob: '2012-04-05' });
  await makeStudent(b, place, { structureRecordId, dob: '2000-01-01', lastName: 'Keo' });
  backend.signIn(advisor);
  return { b, minor, orgId: school.id, structureRecordId };
};

test('the office prints codes for a class after a question, and reads who got none', async () => {
  const { b, minor, ...place } = await scene();
  backend.answer(classGuardianCodesResource.endpoints.make, { status: 503 }, 'once');
  renderScreen(
    <>
      <InviteGuardians {...place} />
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Invite the guardians of this class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print a code for each guardian?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Print the codes' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The codes could not be made.'));
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Print the codes' }));
  expect(await screen.findByText('18 or older: Keo Dara invite their guardians themselves.')).toBeVisible();
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith('sala-guardians.pdf', 'application/pdf', expect.anything()),
  );
  expect(await b.deps.db.$count(guardianCodes, eq(guardianCodes.studentId, minor.id))).toBe(1);
});

test('the address of a printed code fills the field', async () => {
  backend.signIn(await makePerson(backend.current));
  navigation.search = new URLSearchParams({ code: 'ACEFHJKM' });
  renderScreen(<EnrolledScreen />);
  expect(await screen.findByLabelText('Code')).toHaveValue('ACEFHJKM');
});
