import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import type { LessonView } from './lesson-view';
import { WeekView } from './week-view';

useScreenBackend();

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
    <WeekView lessons={[lesson]} keptAt={null} day={day} today="2026-11-03" onDay={() => undefined} />,
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
