import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePerson, makeSchool } from '@/tests/support/make';
import { call } from '@/tests/support/backend';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { holidaysResource } from '@/lib/contract/events/holidays';
import type { LessonView } from './lesson-view';
import { WeekView } from './week-view';

const backend = useScreenBackend();
let orgId = '';
beforeEach(async () => {
  orgId = (await makeSchool(backend.current)).id;
});

const lesson: LessonView = {
  sessionId: 'a',
  courseId: 'biology',
  name: 'Biology',
  nameNative: 'ជីវវិទ្យា',
  className: 'Grade 10 A',
  classNameNative: 'ថ្នាក់ទី 10 ក',
  room: 'B-1',
  teacher: { en: 'Keo Dara', km: 'កែវ ដារ៉ា' },
  startsAt: '2026-11-03T00:00:00.000Z',
  endsAt: '2026-11-03T01:30:00.000Z',
  state: 'planned',
};
const show = (day: string, locale: 'en' | 'km' = 'en') =>
  renderScreen(
    <WeekView
      orgId={orgId}
      lessons={[lesson]}
      keptAt={null}
      day={day}
      today="2026-11-03"
      onDay={() => undefined}
    />,
    { locale },
  );

test('the lessons of today stand above their own week', () => {
  show('2026-11-05', 'km');
  expect(screen.getByRole('heading', { name: 'ម៉ោងសិក្សាថ្ងៃនេះ' })).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/ជីវវិទ្យា.*ថ្នាក់ទី.10.ក.*B-1/);
});

test('another week says nothing of today, so that nobody reads that today is free', () => {
  show('2026-11-12');
  expect(screen.queryByRole('heading', { name: 'Lessons today' })).toBeNull();
  expect(screen.queryByText('No lessons today.')).toBeNull();
});

test.each([
  ['en', 'Founders’ day'],
  ['km', 'ទិវាបង្កើតសាលា'],
] as const)('a holiday stands in its day, in %s', async (locale, name) => {
  const office = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [orgId] });
  const body = { day: '2026-11-04', name: { en: 'Founders’ day', km: 'ទិវាបង្កើតសាលា' } };
  const { create } = holidaysResource.endpoints;
  const input = { params: { orgId }, body, idempotencyKey: `holiday-${locale}` };
  expect((await call(backend.current, create, input, office.token)).status).toBe(201);
  show('2026-11-05', locale);
  const day = within((await screen.findByText(name)).closest('li') as HTMLElement);
  expect(day.getByText('4')).toBeVisible();
  expect(screen.getAllByText(name)).toHaveLength(1);
});
