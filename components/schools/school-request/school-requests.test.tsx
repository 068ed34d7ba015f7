import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CourserequestScreen } from '@/components/school-day/pages/profile/courserequest-screen';
import { schoolRequestsResource } from '@/lib/contract/admissions/school-requests';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { RequestView } from './request-view';

const backend = useScreenBackend();
let student: Person;
let staff: Person;
let schoolId: string;
let schoolName: string;
let counter = 0;

beforeEach(async () => {
  const b = backend.current;
  schoolName = `Lotus ${(counter += 1)}`;
  schoolId = (await makeSchool(b, { name: schoolName })).id;
  student = await makePerson(b);
  staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  navigation.search = new URLSearchParams();
});

test('a program is asked for and stands among one’s requests', async () => {
  backend.signIn(student);
  renderScreen(<CourserequestScreen />);
  expect(await screen.findByText('You have not asked for anything yet.')).toBeVisible();
  const school = screen.getByRole('combobox', { name: 'School' });
  await userEvent.type(school, schoolName);
  await userEvent.click(await screen.findByRole('option', { name: schoolName }));
  await userEvent.type(screen.getByLabelText('Program you want to study'), 'Robotics');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Robotics' })).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
});

test('the page for programs and the page for papers lead to each other', async () => {
  backend.signIn(student);
  renderScreen(<CourserequestScreen />);
  expect(await screen.findByRole('link', { name: 'Ask for a document' })).toHaveAttribute(
    'href',
    '/en/profile/requestform',
  );
  expect(screen.getByRole('link', { name: 'Ask for a program' })).toHaveAttribute('aria-current', 'true');
});

test('staff answer a request from their list', async () => {
  const { create, mine } = schoolRequestsResource.endpoints;
  const body = { kind: 'paper' as const, title: 'Letter in English' };
  const input = { params: { id: schoolId }, body, idempotencyKey: `request-${schoolId}` };
  await call(backend.current, create, input, student.token);
  backend.signIn(staff);
  navigation.search = new URLSearchParams({ view: 'requests' });
  renderScreen(<RequestView />);
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('button', { name: /Letter in English/ }));
  fireEvent.change(await screen.findByLabelText('Answer'), { target: { value: 'Come on Monday.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await expect
    .poll(async () => {
      const own = { params: { id: student.id } };
      return (await call(backend.current, mine, own, student.token)).body.data[0];
    })
    .toMatchObject({ state: 'granted', answer: 'Come on Monday.' });
});
