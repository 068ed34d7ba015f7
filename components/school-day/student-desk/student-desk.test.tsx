import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { students } from '@/backend/db/schema';
import { intakeScene, madeStudent } from '@/tests/support/intakes';
import { useLiveAddress } from '@/tests/support/live-address';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { makeRecord, makeStructure, makeStudent } from '@/tests/support/school-records';
import { StudentDesk } from './student-desk';

const backend = useScreenBackend();
useLiveAddress();
let scene: Awaited<ReturnType<typeof intakeScene>>;
let applicantIds: string[] = [];

beforeAll(async () => {
  const b = backend.current;
  scene = await intakeScene(b);
  const place = { campusId: scene.campusId, ...(await makeStructure(b, scene.campusId)) };
  await makeRecord(b, place, { name: 'IT-1A' });
  for (const name of [
    ['Bopha', 'បុប្ផា'],
    ['Vanna', 'វណ្ណា'],
  ] as const)
    applicantIds = [...applicantIds, (await scene.acceptedOf({ name: [...name] })).applicantId];
});
beforeEach(() => backend.signIn(scene.partner));

const show = (view: string) => {
  navigation.search = new URLSearchParams({ view });
  renderScreen(<StudentDesk path="/partner/student" />);
};
const rowOf = async (name: RegExp) =>
  within(within(await screen.findByRole('table')).getByRole('row', { name }));

it('says the code before one tap makes a student, and the list is without them', async () => {
  show('accepted');
  const row = await rowOf(/Bopha/);
  await userEvent.click(row.getByRole('button', { name: 'Enroll' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enroll one applicant?' }));
  expect(await dialog.findByText('2026-0001')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Campus' })).toHaveValue(scene.campusId);
  await dialog.findByRole('option', { name: 'IT-1A' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Class/ }), 'IT-1A');
  expect(dialog.getByText(/Bopha.*: the offer is not answered/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
  expect(await dialog.findAllByText(/Why enroll all the same\? is required/)).not.toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why enroll/ }), 'Came to the office.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bopha/ })).toBeNull());
  const made = await madeStudent(backend.current, applicantIds[0] ?? '');
  expect(made).toMatchObject({ studentCode: '2026-0001' });
  expect(made.structureRecordId).not.toBeNull();
});

it('names whom a batch could not take in', async () => {
  show('accepted');
  const row = await rowOf(/Vanna/);
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll the chosen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await scene.make(scene.advisor, applicantIds.slice(1));
  await userEvent.type(dialog.getByRole('textbox', { name: /Why enroll/ }), 'Came to the office.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
  expect(await dialog.findByText(/Vanna: is a student of the school already/)).toBeVisible();
});

it('shows the record, takes back what was made today, and changes a state with its reason', async () => {
  const b = backend.current;
  const place = { schoolId: scene.school.id, campusId: scene.campusId };
  const { id } = await makeStudent(b, place, { lastName: 'Chan', firstName: 'Rith', userId: null });
  show('students');
  const row = await rowOf(/Rith/);
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Left' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(await dialog.findAllByText('Reason is required')).not.toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moved to Battambang');
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [changed] = await b.deps.db.select().from(students).where(eq(students.id, id));
  expect(changed).toMatchObject({ status: 'left', statusReason: 'Moved to Battambang' });

  const made = await rowOf(/Bopha/);
  await userEvent.click(made.getByRole('link'));
  const sheet = within(await screen.findByRole('dialog', { name: /Bopha/ }));
  expect(sheet.getByText('Sees the record in the own account')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Make an applicant again' }));
  const question = within(await screen.findByRole('dialog', { name: /Remove .* from the students/ }));
  await userEvent.click(question.getByRole('button', { name: 'Make an applicant again' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bopha/ })).toBeNull());
});

it('edits a record on top of what was read', async () => {
  show('students');
  const row = await rowOf(/Rith/);
  await userEvent.click(row.getByRole('link'));
  const sheet = within(await screen.findByRole('dialog', { name: /Rith/ }));
  expect(await sheet.findByText('Studying → Left')).toBeVisible();
  expect(sheet.getAllByText('Moved to Battambang')).not.toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Edit' }));
  const code = await sheet.findByRole('textbox', { name: 'Student code' });
  await userEvent.clear(code);
  await userEvent.type(code, 'OLD-1');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('OLD-1')).toBeVisible();
});

it('sets how codes are counted, with an example of the next one', async () => {
  show('accepted');
  const open = await screen.findByRole('button', { name: 'Student codes' });
  await waitFor(() => expect(open).toBeEnabled());
  await userEvent.click(open);
  const dialog = within(await screen.findByRole('dialog'));
  const pattern = dialog.getByRole('textbox', { name: /Pattern/ });
  await userEvent.clear(pattern);
  await userEvent.type(pattern, 'RRU');
  expect(dialog.getByText(/This is no pattern yet/)).toBeVisible();
  await userEvent.type(pattern, '-YY-000');
  expect(dialog.getByText(/The next student gets RRU-26-/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
