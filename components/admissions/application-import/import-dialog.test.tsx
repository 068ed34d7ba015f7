import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AdvisorApplicationScreen } from '@/components/admissions/pages/advisor/user/application-screen';
import { applicants } from '@/backend/db/schema';
import { importedApplication, importsResource } from '@/lib/contract/admissions/imports';
import { byteOrderMark, writeCsv } from '@/lib/domain/csv';
import { longWork } from '@/lib/api/when-free';
import { apply } from '@/tests/support/applications';
import { makePerson, makeSchool } from '@/tests/support/make';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { eq } from 'drizzle-orm';

const backend = useScreenBackend();
const names = Object.keys(importedApplication.shape).filter((name) => name !== 'answers');
/** With its byte order mark, which `text()` leaves out. */
const textOf = async (file: Blob = new Blob()) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

let code: string;
let schoolId: string;
let number = 0;

beforeEach(async () => {
  code = `UI${(number += 1)}`;
  ({ id: schoolId } = await makeSchool(backend.current, { code }));
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] }));
  navigation.search = new URLSearchParams();
});

const row = (change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    school: code,
    lastName: 'Chan',
    firstName: 'Vanna',
    lastNameKm: 'ចាន់',
    firstNameKm: 'វណ្ណា',
    gender: 'female',
    birthday: '2008-02-03',
    phone: `0175${String(10_000 + (number += 1))}`,
    nationality: 'KH',
    birthProvince: '12',
    province: '12',
    district: '1201',
    commune: '120101',
    street: '12',
    examTrack: 'science',
    examDate: '2027-08-20',
    highSchool: 'វិទ្យាល័យសាកល្បង',
    highSchoolProvince: '12',
    graduated: 'no',
    graduationYear: '2027',
    consentOn: '2026-10-01',
    consentWitness: 'Sok Bopha',
    ...change,
  };
  return names.map((name) => cells[name] ?? '');
};

const open = async (rows: string[][]) => {
  renderScreen(<AdvisorApplicationScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import paper applications' }));
  const file = new File([writeCsv([names, ...rows])], 'fair.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File with applications'), file);
  return dialog;
};

const stored = () => backend.current.deps.db.$count(applicants, eq(applicants.schoolId, schoolId));

test('a dry run comes first; then good rows are stored and bad ones can be saved without formulas', async () => {
  const saved = catchSavedFiles();
  const dialog = await open([
    row({ firstName: 'Vanna', birthday: '2008-01-01' }),
    row({ consentOn: '', lastName: '=cmd|calc' }),
  ]);
  expect(await dialog.findByText('1 row would be imported')).toBeInTheDocument();
  expect(dialog.getByText('1 row has mistakes')).toBeInTheDocument();
  expect(dialog.getByText(/consentOn: no signed consent/)).toBeInTheDocument();
  expect(await stored()).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Save all of them as CSV' }));
  const text = await textOf(saved[0]?.file);
  expect(text.startsWith(byteOrderMark)).toBe(true);
  expect(text).toContain("'=cmd|calc");
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 application' }));
  expect(await dialog.findByText('1 application was imported')).toBeInTheDocument();
  expect(await stored()).toBe(1);
});

test('an interrupted import goes on and stores nothing twice', async () => {
  const dialog = await open([row({ birthday: '2007-05-05' })]);
  await dialog.findByText('1 row would be imported');
  backend.answer(importsResource.endpoints.run, 'network-error', 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 application' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Go on' }));
  expect(await dialog.findByText('1 application was imported')).toBeInTheDocument();
  expect(await stored()).toBe(1);
});

test('a busy server is waited for, while checking and while storing', async () => {
  const busy = { status: 503, code: 'busy', retryAfterSeconds: 1 };
  backend.answer(importsResource.endpoints.run, busy, 'once');
  const dialog = await open([row({ birthday: '2005-05-05' })]);
  expect(await dialog.findByText('1 row would be imported', {}, { timeout: 3_000 })).toBeInTheDocument();
  backend.answer(importsResource.endpoints.run, busy, 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 application' }));
  expect(await dialog.findByText('1 application was imported', {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  expect(await stored()).toBe(1);
});

test('who stays busy for long stops it; it goes on with the same file and what was chosen', async () => {
  await apply(backend.current, schoolId);
  const known = { lastName: 'Dara', firstName: 'Sok', birthday: '2008-03-14', gender: 'male' };
  const dialog = await open([row(known)]);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Import the possible duplicate too' }));
  const busy = { status: 503, code: 'busy', retryAfterSeconds: 0.01 };
  for (let at = 0; at < longWork.triesMax; at += 1)
    backend.answer(importsResource.endpoints.run, busy, 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 application' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Go on' }));
  expect(await dialog.findByText('1 application was imported')).toBeInTheDocument();
  expect(await stored()).toBe(2);
});

test('two children with the number of one parent: the second row is named with both lines, not lost', async () => {
  const first = row({ birthday: '2006-06-06' });
  const phone = first[names.indexOf('phone')] ?? '';
  const second = row({ birthday: '2008-08-08', firstName: 'Bopha', phone });
  const dialog = await open([first, second]);
  expect(await dialog.findByText('1 row would be imported')).toBeInTheDocument();
  expect(dialog.getByText('Line 3')).toBeInTheDocument();
  expect(dialog.getByText(/names the same record as an earlier row \(Line 2\)/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 application' }));
  expect(await dialog.findByText('1 application was imported')).toBeInTheDocument();
  expect(dialog.getByText(/names the same record as an earlier row \(Line 2\)/)).toBeInTheDocument();
  expect(await stored()).toBe(1);
});

test('a file that is no table, and one that is not UTF-8, are refused with the reason', async () => {
  renderScreen(<AdvisorApplicationScreen />, { locale: 'km' });
  await userEvent.click(screen.getByRole('button', { name: 'នាំចូល' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = await dialog.findByLabelText('ឯកសារពាក្យសុំ');
  await userEvent.upload(input, new File(['<script>\nalert(1)'], 'a.csv', { type: 'text/csv' }));
  expect(await dialog.findByText(/ជួរឈរដែលមិនស្គាល់៖ <script>/)).toBeInTheDocument();
  await userEvent.upload(
    input,
    new File([new Uint8Array([0x6e, 0xff, 0xfe])], 'b.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText(/UTF-8 ទេ/)).toBeInTheDocument();
});

test('ten thousand bad lines give a short report and a whole file', { timeout: 120_000 }, async () => {
  const saved = catchSavedFiles();
  const bad = row({ gender: 'x', consentOn: '', phone: '12' });
  const dialog = await open(Array.from({ length: 10_000 }, () => bad));
  expect(await dialog.findByText('10,000 rows have mistakes', {}, { timeout: 100_000 })).toBeInTheDocument();
  expect(dialog.getByText('The first 50 of 10,000. The saved file has all of them.')).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem')).toHaveLength(55);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Save all of them as CSV' }));
  const lines = (await textOf(saved[0]?.file)).trimEnd().split('\r\n');
  expect(lines.at(-1)).toContain('10001,Chan Vanna');
});
