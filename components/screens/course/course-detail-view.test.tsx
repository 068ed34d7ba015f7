import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CourseDetailView } from './course-detail-view';

const backend = useScreenBackend();

/** Renders a course as the backend answers it. */
const show = async (id: string, otherIds: string[] = [], locale: Locale = 'en') => {
  const b = backend.current;
  const course = await call(b, subjectsResource.endpoints.get, { params: { id } });
  const school = await call(b, schoolsResource.endpoints.get, { params: { id: course.body.schoolId } });
  const others = await Promise.all(
    otherIds.map(
      async (other) => (await call(b, subjectsResource.endpoints.get, { params: { id: other } })).body,
    ),
  );
  return renderScreen(
    <CourseDetailView course={course.body} school={school.body} others={others} rielPerUsd={4_000} />,
    { locale },
  );
};

test('shows what a course costs in both currencies, its facts, and where to apply', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University', slug: 'lotus' });
  const id = await makeProgram(b, school.id, { name: 'Bachelor of Law', applicationDeadline: '2026-12-01' });
  const other = await makeProgram(b, school.id, { name: 'Bachelor of History' });
  await show(id, [other]);

  expect(screen.getByRole('heading', { level: 1, name: 'Bachelor of Law' })).toBeVisible();
  const fee = within(screen.getByRole('region', { name: 'Tuition fee' }));
  expect(fee.getByText(/\$600/)).toHaveTextContent('$600 / year');
  expect(fee.getByText(/about 2,400,000៛/)).toHaveTextContent('about $2,400 in all');
  expect(fee.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/en/school/lotus/enrollment-form?program=${id}`,
  );
  const bar = within(screen.getByRole('region', { name: 'Fee and application' }));
  expect(bar.getByText(/\$600/)).toBeVisible();
  expect(bar.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/en/school/lotus/enrollment-form?program=${id}`,
  );
  const facts = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(facts.getByText('4 years')).toBeVisible();
  expect(facts.getByText('01-Dec-2026')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Other programmes of this school' })).getByRole('link'),
  ).toHaveTextContent('Bachelor of History');
});

test('a closed course takes no applications', async () => {
  const { id } = await makeSchool(backend.current);
  await show(await makeProgram(backend.current, id, { status: 'inactive' }));
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
  expect(screen.getByText('This programme takes no applications at the moment.')).toBeVisible();
});

test('a free short course has no riel and no sum', async () => {
  const { id } = await makeSchool(backend.current);
  await show(
    await makeProgram(backend.current, id, { degree: 'short-course', durationMonths: 3, feeCents: 0 }),
  );
  const fee = within(screen.getByRole('region', { name: 'Tuition fee' }));
  expect(fee.getByText('Free')).toBeVisible();
  expect(fee.queryByText(/៛|in all/)).not.toBeInTheDocument();
});

test('in Khmer, names and dates are Khmer', async () => {
  const { id } = await makeSchool(backend.current, { nameNative: 'សាកលវិទ្យាល័យឈូក' });
  await show(await makeProgram(backend.current, id, { nameNative: 'បរិញ្ញាបត្រច្បាប់' }), [], 'km');
  expect(screen.getByRole('heading', { level: 1, name: 'បរិញ្ញាបត្រច្បាប់' })).toBeVisible();
  expect(screen.getByText('04-មករា-2027')).toBeVisible();
});
