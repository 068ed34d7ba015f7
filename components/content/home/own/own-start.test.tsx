import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { favoritesResource } from '@/lib/contract/user/favorites';
import { orientationResource } from '@/lib/contract/qa/orientation';
import { sharedQueryClient } from '@/lib/query/query-provider';
import type { Locale } from '@/lib/i18n/locales';
import { categories } from '@/backend/db/schema';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { intakeScene, madeStudent } from '@/tests/support/intakes';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeQuestionnaire } from '@/tests/support/orientation';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnStart } from './own-start';

const backend = useScreenBackend();
beforeEach(() => sharedQueryClient().clear());

const show = (person: Person, locale: Locale = 'en') => {
  backend.signIn(person);
  renderScreen(<OwnStart organizationId={backend.current.deps.env.ORGANIZATION_ID} />, { locale });
};
const tile = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') ?? document.body);
};

test('somebody new is greeted by name and led to schools, hearts and the test', async () => {
  show(await makePerson(backend.current));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Sok Dara' })).toBeVisible();
  const next = await tile('Your next step');
  expect(await next.findByRole('link', { name: 'Find schools' })).toHaveAttribute('href', '/en/explore');
  const deadlines = await tile('Deadlines of your schools');
  expect(await deadlines.findByText(/Tap the heart of a school/)).toBeVisible();
  expect(await (await tile('Favorite schools')).findByText('None yet')).toBeVisible();
  const result = await tile('Your test result');
  expect(await result.findByRole('link', { name: 'Take a test' })).toHaveAttribute(
    'href',
    '/en/orientation-test',
  );
});

test('what waits for the person comes first, and what a favourite school closes next', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const lotus = await makeSchool(b, { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យឈូក' });
  const palm = await makeSchool(b, { name: 'Palm Institute' });
  await apply(b, lotus.id, { as: person });
  for (const [name, applicationDeadline] of [
    ['Law', '2027-02-10'],
    ['Design', '2027-01-15'],
    ['Closed', '2026-10-31'],
  ] as const)
    await makeProgram(b, palm.id, { name, applicationDeadline });
  await call(b, favoritesResource.endpoints.add, { body: { schoolId: palm.id } }, person.token);
  show(person);
  const next = await tile('Your next step');
  expect(await next.findByText('Lotus University is working on your application.')).toBeVisible();
  expect(next.getByRole('link', { name: 'Open the application' })).toBeVisible();
  const deadlines = await tile('Deadlines of your schools');
  const days = await deadlines.findAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    joinHyphens('DesignApply by 15-Jan-2027'),
    joinHyphens('LawApply by 10-Feb-2027'),
  ]);
  const saved = await tile('Favorite schools');
  expect(saved.getByText('1 school')).toBeVisible();
  expect(saved.getByRole('link', { name: 'Palm Institute' })).toHaveAttribute(
    'href',
    expect.stringContaining('/en/school/'),
  );
});

test('who has become a student is led to the lessons, and asked for nothing of the application', async () => {
  const b = backend.current;
  const at = await intakeScene(b);
  const person = await makePerson(b);
  const { applicantId } = await at.acceptedOf({ as: person });
  await at.make(at.partner, [applicantId]);
  const { id } = await madeStudent(b, applicantId);
  show(person);
  const school = await tile('Your school');
  expect(school.getByText(/^You are a student of .+\. Your student code is 2026-0001\.$/)).toBeVisible();
  expect(school.getByRole('link', { name: 'See the lessons' })).toHaveAttribute(
    'href',
    `/en/profile/enrolled/school-dashboard?org=${at.school.id}&student=${id}`,
  );
  expect(screen.queryByRole('heading', { level: 3, name: 'Your next step' })).not.toBeInTheDocument();
});

test('after a test it shows the result and open programs that fit', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const items = await makeQuestionnaire(b, 'holland');
  const answers = items.map(({ questionId, scale }) => ({
    questionId,
    answer: scale === 'I' ? 4 : scale === 'R' ? 3 : scale === 'A' ? 2 : 0,
  }));
  const taken = await call(
    b,
    orientationResource.endpoints.calculateHolland,
    { body: { answers, studentId: person.id } },
    person.token,
  );
  const code = taken.body.result.majors[0]?.code ?? '';
  const major = {
    field: 'f',
    fieldName: 'F',
    fieldNameNative: 'ហ្វ',
    name: 'M',
    nameNative: 'ម',
    interests: 'IRA',
  };
  await b.deps.db.insert(categories).values({ id: code, ...major, createdAt: b.clock.now() });
  const school = await makeSchool(b, { name: 'Lotus University' });
  await makeProgram(b, school.id, { name: 'Bachelor of Questions', categoryId: code });
  show(person);
  const result = await tile('Your test result');
  expect(await result.findByText(`Interests ${taken.body.result.code}`)).toBeVisible();
  expect(result.getByRole('link', { name: 'See your result' })).toHaveAttribute(
    'href',
    '/en/orientation-test/Holland/result',
  );
  expect(await screen.findByRole('link', { name: 'Bachelor of Questions' })).toBeVisible();
});

test('staff are led to their desk', async () => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  show(advisor);
  expect(await (await tile('Your desk')).findByRole('link', { name: 'Open your desk' })).toHaveAttribute(
    'href',
    '/en/advisor/dashboard',
  );
  expect(screen.queryByRole('heading', { level: 3, name: 'Your test result' })).not.toBeInTheDocument();
});

test('in Khmer, and once a school has decided, there is no open application', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [person, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const { applicantId } = await apply(b, school.id, { as: person });
  await moveTo(b, advisor, applicantId, 'rejected');
  show(person, 'km');
  expect(await screen.findByRole('heading', { level: 1, name: /^សួស្តី/ })).toBeVisible();
  const next = await tile(joinCompounds('ជំហានបន្ទាប់របស់អ្នក'));
  expect(
    await next.findByText(joinCompounds('អ្នកមិនទាន់មានពាក្យសុំកំពុងរង់ចាំទេ។ សូមជ្រើសរើសសាលាដែលសាកសមនឹងអ្នក។')),
  ).toBeVisible();
});
