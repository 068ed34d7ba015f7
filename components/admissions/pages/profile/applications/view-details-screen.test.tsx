import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { applicantFormsResource } from '@/lib/contract/admissions/applicant-forms';
import { apply, formDraft } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ViewDetailsScreen } from './view-details-screen';

const backend = useScreenBackend();
let student: Person;
let schoolId: string;
let applicantId: string;

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus University' })).id;
  student = await makePerson(b);
  applicantId = (await apply(b, schoolId, { as: student })).applicantId;
  backend.signIn(student);
  navigation.search = new URLSearchParams({ applicantId });
});

test('all that was sent is open, also after the school asks for something else', async () => {
  const b = backend.current;
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const ask = (version: number, body: ReturnType<typeof formDraft>) =>
    call(b, applicantFormsResource.endpoints.save, { params: { id: schoolId }, version, body }, admin.token);
  await ask(0, formDraft());
  const as = await makePerson(b);
  const sent = await apply(b, schoolId, { as });
  const label = { en: 'Passport', km: 'លិខិតឆ្លងដែន' };
  const body = formDraft({
    fields: { ...formDraft().fields, highSchool: 'hidden', nationality: 'hidden' },
    files: [{ key: 'passport', label, required: true }],
  });
  expect((await ask(1, body)).status).toBe(200);
  backend.signIn(as);
  navigation.search = new URLSearchParams({ applicantId: sent.applicantId });
  renderScreen(<ViewDetailsScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lotus University');
  expect(screen.getByText('វិទ្យាល័យសាកល្បង')).toBeVisible();
  expect(screen.getByText('Cambodia')).toBeVisible();
  expect(screen.getByText('Birth certificate')).toBeVisible();
  expect(screen.queryByText('Passport')).not.toBeInTheDocument();
});

test('it is printed by a button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  renderScreen(<ViewDetailsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('another person’s application is not found', async () => {
  backend.signIn(await makePerson(backend.current));
  renderScreen(<ViewDetailsScreen />);
  expect(await screen.findByText('Error 404')).toBeInTheDocument();
});

test('without an application it leads to all of them', async () => {
  navigation.search = new URLSearchParams();
  renderScreen(<ViewDetailsScreen />, { locale: 'km' });
  expect(await screen.findByRole('link', { name: 'ពាក្យសុំរបស់ខ្ញុំ' })).toHaveAttribute(
    'href',
    '/profile/applications',
  );
});
