import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { ownSchoolRecordsResource } from '@/lib/contract/school-day/own-school-records';
import { makePerson } from '@/tests/support/make';
import { makeSchoolWithStudent, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { GuardianCode } from './guardian-code';
import { JoinSchool } from './join-school';

const backend = useScreenBackend();

test('a student joins by code; what fits nothing and a lost network keep what was typed', async () => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  const person = await makePerson(b);
  await makeStudent(
    b,
    { schoolId: school.id, campusId },
    { userId: null, phone: person.phone, studentCode: 'A-12' },
  );
  backend.signIn(person);
  backend.answer(ownSchoolRecordsResource.endpoints.join, 'network-error', 'once');
  renderScreen(
    <>
      <JoinSchool />
      <ToastHost />
    </>,
  );
  const code = await screen.findByLabelText('Student code');
  await userEvent.type(code, 'A-13');
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '14');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2008');
  const send = screen.getByRole('button', { name: 'Join the school' });
  await userEvent.click(send);
  expect(await screen.findByText(/No internet connection/)).toBeVisible();
  await userEvent.click(send);
  expect(await screen.findByText(/No record fits/)).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, 'A-12');
  await userEvent.click(send);
  await waitFor(() => expect(document.body).toHaveTextContent(/You are now with/));
});

test('who was born on another day than the student is led to the code of guardians, and loses nothing typed', async () => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  const parent = await makePerson(b, { dob: '1980-05-05' });
  const record = { userId: null, phone: parent.phone, studentCode: 'B-12' };
  await makeStudent(b, { schoolId: school.id, campusId }, record);
  backend.signIn(parent);
  renderScreen(
    <>
      <GuardianCode />
      <JoinSchool />
    </>,
    { locale: 'km' },
  );
  const code = await screen.findByLabelText('អត្តលេខសិស្ស');
  await userEvent.type(code, 'B-12');
  await userEvent.type(screen.getByRole('textbox', { name: 'ថ្ងៃទី' }), '14');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ខែ' }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'ឆ្នាំ' }), '2008');
  await userEvent.click(screen.getByRole('button', { name: 'ចូលរួមសាលា' }));
  const way = await screen.findByRole('link', { name: 'ខ្ញុំជាអាណាព្យាបាល' });
  const target = document.querySelector(way.getAttribute('href') ?? 'none');
  expect(target).toHaveTextContent(/ផ្តល់កូដ 8 អក្សរ/);
  expect(code).toHaveValue('B-12');
});
