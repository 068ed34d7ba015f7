import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { courseCatalogue } from '@/components/schools/course/course-catalogue';
import { LiveCourses } from '@/components/schools/course/live-courses';
import { CourseDetailView } from '@/components/schools/pages/course/course-detail-view';
import { SchoolDetailView } from '@/components/schools/pages/school/school-detail-view';
import { schoolCatalogue } from '@/components/schools/school/school-catalogue';
import { LiveSchools } from '@/components/schools/school/live-schools';
import { joinHyphens } from '@/lib/domain/unbroken';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { academicApi } from '@/lib/api/academic';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { structuresResource } from '@/lib/contract/schools/structures';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { foreignSchool, foreignSubject } from '@/tests/peers/answers/academic';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
const params = { id: 'school-1' };
const live = {
  state: { sort: 'relevance', start: 0, values: {} } as const,
  onChange: () => undefined,
  onFound: () => undefined,
  before: null,
};

beforeEach(() => {
  const { answer } = backend;
  const list = {
    data: [foreignSubject, { ...foreignSubject, enrollableSubjectId: 'subject-2', tuitionFee: 750 }],
  };
  answer(schoolsResource.endpoints.search, { foreign: { hits: [foreignSchool], total: { value: 1 } } });
  answer(schoolsResource.endpoints.get, { foreign: foreignSchool });
  answer(subjectsResource.endpoints.list, { foreign: list });
  answer(subjectsResource.endpoints.get, { foreign: foreignSubject });
});

test('the list of schools shows another backend’s, with the id as address', async () => {
  renderScreen(<LiveSchools {...live} of={schoolCatalogue} />, { locale: 'km' });
  const link = await screen.findByRole('link', { name: new RegExp(joinCompounds('សាកលវិទ្យាល័យឈូក')) });
  expect(link).toHaveAttribute('href', '/school/school-1');
});

test('the page of a school shows its programs and fees, and nothing that nobody said', async () => {
  const [school, { data: programs }] = await Promise.all([
    academicApi.schools.get({ params }),
    academicApi.subjects.list(),
  ]);
  renderScreen(
    <SchoolDetailView
      school={school}
      programs={programs}
      records={[]}
      similar={[]}
      url="https://sala.example"
      today="2026-11-22"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lotus University');
  expect(within(screen.getByRole('region', { name: 'Programs' })).getAllByText('$1,500')).not.toHaveLength(0);
  expect(screen.getByText('Main campus')).toBeInTheDocument();
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});

test('the list of courses shows fees given as text and as numbers', async () => {
  renderScreen(<LiveCourses {...live} of={courseCatalogue} />);
  expect(await screen.findAllByRole('link', { name: /Bachelor of Law/ })).toHaveLength(2);
  expect(screen.getByText('$1,500')).toBeInTheDocument();
  expect(screen.getByText('$750')).toBeInTheDocument();
});

test('the page of a course reads degree and days', async () => {
  const course = await academicApi.subjects.get({ params: { id: 'subject-1' } });
  renderScreen(
    <CourseDetailView
      course={course}
      school={null}
      others={[]}
      elsewhere={[]}
      rielPerUsd={4_100}
      madeOn="2026-11-22"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bachelor of Law');
  const facts = screen.getByRole('region', { name: 'At a glance' });
  expect(facts).toHaveTextContent(/Bachelor.*48 months|Bachelor.*4 years/);
  expect(facts).toHaveTextContent(joinHyphens('04-Jan-2027'));
  expect(facts).not.toHaveTextContent('Language');
});

test('configurations are a list, also those of a backend that answers an object', async () => {
  backend.answer(structuresResource.endpoints.configurations, { foreign: { currency: 'USD', weekStart: 1 } });
  expect(await schoolStructureApi.structures.configurations({ params })).toEqual([
    { configId: 'currency', value: 'USD' },
    { configId: 'weekStart', value: 1 },
  ]);
});
