import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { AdvisorApplicationScreen } from '@/components/admissions/pages/advisor/user/application-screen';
import { resultProofs } from '@/backend/db/schema';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { writeCsv } from '@/lib/domain/csv';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
let schoolId: string;

beforeEach(async () => {
  ({ id: schoolId } = await makeSchool(backend.current, { name: 'Lotus University' }));
  navigation.search = new URLSearchParams();
});

/** Somebody who has applied and declared this letter. */
const applicant = async (name: string, grade: 'A' | 'B') => {
  const student = await makePerson(backend.current);
  await apply(backend.current, schoolId, { as: student, name: [name, 'តារា'] });
  const exam = { state: 'taken' as const, track: 'science' as const, totalScore: null, subjects: {} };
  const nationalExam = { ...exam, date: '08/20/2026', grade };
  const input = { params: { id: student.id }, version: 0, body: { nationalExam } };
  await call(backend.current, educationHistoryResource.endpoints.update, input, student.token);
  return student;
};

test('a list is checked, then proves what fits; another letter than the declared one only when staff say so', async () => {
  const vanna = await applicant('Vanna', 'B');
  const bopha = await applicant('Bopha', 'A');
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] }));
  renderScreen(<AdvisorApplicationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Import results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import exam results' }));
  const csv = writeCsv([
    ['exam', 'year', 'name', 'birthday', 'grade'],
    ['bacii', '2026', 'Sok Vanna', '2008-03-14', 'B'],
    ['bacii', '2026', 'Sok Bopha', '2008-03-14', 'C'],
    ['bacii', '2026', 'Sok Nobody', '2008-03-14', 'C'],
  ]);
  const file = new File([csv], 'kandal.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File with exam results'), file);
  expect(await dialog.findByText('1 result would be confirmed')).toBeInTheDocument();
  expect(dialog.getByText(/the applicant has entered another grade/)).toBeInTheDocument();
  expect(dialog.getByText(/name: no applicant of yours has this number/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Also confirm the result/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm 2 results' }));
  expect(await dialog.findByText('2 results have been confirmed')).toBeInTheDocument();
  const proofsOf = ({ id }: { id: string }) =>
    backend.current.deps.db.select().from(resultProofs).where(eq(resultProofs.userId, id));
  expect(await proofsOf(vanna)).toMatchObject([{ source: 'list', note: 'kandal.csv' }]);
  expect(await proofsOf(bopha)).toMatchObject([{ exam: { grade: 'C' } }]);
});

test('who decides for no school is not offered to prove results', async () => {
  const { id: otherId } = await makeSchool(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [schoolId, otherId] }));
  navigation.pathname = '/partner/application';
  renderScreen(<AdvisorApplicationScreen />);
  expect(await screen.findByRole('button', { name: 'Import' })).toBeInTheDocument();
  // Its filter knows the schools as soon as the button could.
  await press('Filters');
  expect(await screen.findByRole('option', { name: 'Lotus University' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Import results' })).toBeNull();
});
