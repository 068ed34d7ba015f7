import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseMaterials } from '@/backend/db/schema';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ViewCourseMaterialScreen } from './view-course-material-screen';

const backend = useScreenBackend();

test('a link to a material that was withdrawn says so, and leads to the others', async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const { courseId, students } = await makeClass(b, school.id, { students: 1 });
  const row = { courseId, kind: 'reading' as const, body: { en: 'Text', km: 'អត្ថបទ' }, searchFold: '' };
  const titled = (name: string) => ({ ...row, title: { en: name, km: name } });
  const [shown] = await b.deps.db
    .insert(courseMaterials)
    .values({ ...titled('Chapter 1'), publishedAt: b.clock.now() })
    .returning();
  const [withdrawn] = await b.deps.db.insert(courseMaterials).values(titled('Chapter 2')).returning();
  if (students[0]) backend.signIn(students[0].person);
  const open = (material: string, locale: 'en' | 'km' = 'en') => {
    navigation.search = new URLSearchParams({ org: school.id, course: courseId, material });
    return renderScreen(<ViewCourseMaterialScreen />, { locale });
  };
  const first = open(withdrawn?.id ?? '');
  expect(await screen.findByText('This material is no longer shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The other materials of the course' })).toHaveAttribute(
    'href',
    expect.stringContaining(courseId),
  );
  first.unmount();
  const second = open(withdrawn?.id ?? '', 'km');
  expect(await screen.findByText(/លែងបង្ហាញហើយ/)).toBeVisible();
  second.unmount();
  open(shown?.id ?? '');
  expect(await screen.findByRole('heading', { name: 'Chapter 1' })).toBeVisible();
});
