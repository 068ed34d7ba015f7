import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apply, moveTo } from '@/tests/support/applications';
import { makePerson, makeSchool, makeStep, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { joinHyphens } from '@/lib/domain/unbroken';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { ApplicationsDetailScreen } from './applications-detail-screen';

const backend = useScreenBackend();
let student: Person;
let advisor: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b, {
    name: 'Lotus University',
    phone: '+85512345678',
    telegram: '@lotus_school',
  });
  await makeStep(b, school.id, 'Interview', 1);
  student = await makePerson(b);
  advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  id = (await apply(b, school.id, { as: student })).applicantId;
  backend.signIn(student);
  navigation.params = { id };
});

const stepsShown = async () =>
  within(await screen.findByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a new application shows the way ahead, what is missing and how to reach the school', async () => {
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lotus University');
  expect(await stepsShown()).toEqual([
    joinHyphens('PendingNow here · 01-Nov-2026'),
    'InterviewStill ahead',
    "The school's decisionAccepted or rejected",
  ]);
  expect(screen.getByText('National exam (BacII) result')).toBeInTheDocument();
  // Where it can be sent, and nowhere else.
  expect(screen.getAllByText('Birth certificate')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call 012 345 678' })).toHaveAttribute('href', 'tel:+85512345678');
  expect(screen.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/lotus_school');
});

test('what was sent unfolds, with places by name', async () => {
  renderScreen(<ApplicationsDetailScreen />);
  await userEvent.click(await screen.findByRole('heading', { name: 'What you sent' }));
  await userEvent.click(await screen.findByText('Address'));
  expect(await screen.findByText('Khan Chamkar Mon')).toBeVisible();
  expect(screen.getByText(joinHyphens('Mar-14-2008'))).toBeInTheDocument();
  expect(screen.getByText('សុខ តារា')).toBeInTheDocument();
});

test('after a decision the student reads who decided, when, and why', async () => {
  await moveTo(backend.current, advisor, id, 'accepted', 1, 'Come on Monday.');
  renderScreen(<ApplicationsDetailScreen />);
  const [note] = await screen.findAllByText('Come on Monday.');
  expect(note).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'What has happened' }));
  expect(screen.getByText('Sok Dara (advisor)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accept or decline the place' })).toHaveAttribute('href', '#offer');
  const letter = screen.getByRole('region', { name: 'You are accepted' });
  expect(letter).toHaveTextContent('Lotus University accepts you');
  expect(letter).toHaveTextContent(joinHyphens('01-Nov-2026'));
  expect(await stepsShown()).toEqual([
    joinHyphens('PendingDone · 01-Nov-2026'),
    joinHyphens('AcceptedNow here · 01-Nov-2026'),
  ]);
});

test('a refused student is led to other schools, without a list of papers', async () => {
  await moveTo(backend.current, advisor, id, 'rejected');
  renderScreen(<ApplicationsDetailScreen />);
  expect(screen.queryByRole('region', { name: 'You are accepted' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Explore other schools' })).toHaveAttribute(
    'href',
    '/en/explore',
  );
  expect(screen.queryByText('What to bring')).not.toBeInTheDocument();
});

test('another person’s application is not found', async () => {
  backend.signIn(await makePerson(backend.current));
  renderScreen(<ApplicationsDetailScreen />);
  expect(await screen.findByText('Error 404')).toBeInTheDocument();
});

test('a failure is told and asked again', async () => {
  backend.answer(applicantsResource.endpoints.get, { status: 503 }, 'once');
  renderScreen(<ApplicationsDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lotus University');
});
