import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CourseCard } from '@/components/schools/course/course-card';
import { joinHyphens, unbroken } from '@/lib/domain/unbroken';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { onWideScreen } from '@/tests/support/wide-screen';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { comparePicks, type ComparedKind } from './compare-picks';
import { CompareCourse } from './compare-course';
import { CompareCollector, CompareHost } from './compare-host';

const backend = useScreenBackend();
const far = '2099-01-01';

let wide: Disposable;
const onPhone = () => wide[Symbol.dispose]();
const open = (kind: ComparedKind, ids: readonly string[], locale: Locale = 'en') => {
  navigation.search = new URLSearchParams(ids.length > 0 ? { compare: ids.join(',') } : {});
  return renderScreen(<CompareHost kind={kind} rielPerUsd={4_000} />, { locale });
};
const cellsOf = async (row: string | RegExp) => {
  const header = await screen.findByRole('rowheader', { name: row });
  return within(header.closest('tr') ?? header)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  window.history.replaceState(null, '', '/en/course');
  wide = onWideScreen();
});
afterEach(() => {
  onPhone();
  seekerStore.write(null);
  for (const kind of ['schools', 'courses'] as const) comparePicks(kind).write(null);
  sharedQueryClient().clear();
});

test('programs stand side by side: totals in both currencies, and gaps that say so', async () => {
  const b = backend.current;
  const lotus = await makeSchool(b, { name: 'Lotus University', slug: 'lotus' });
  const romduol = await makeSchool(b, { name: 'Romduol University', slug: 'romduol' });
  const law = await makeProgram(b, lotus.id, { name: 'Law', feeCents: 60_000, applicationDeadline: far });
  const history = await makeProgram(b, romduol.id, {
    name: 'History',
    feeCents: 40_000,
    admission: {
      needs: 'bac2',
      minGrade: 'C',
      tracks: ['science'],
      papers: [],
      exam: 'school',
      maxYears: null,
      bridging: false,
    },
  });
  seekerStore.write({ ...silentSeeker, standing: 'bac2', grade: 'D' });
  open('courses', [law, history]);
  expect(await cellsOf('May I enter?')).toEqual(['Not known', 'Not by the rules']);
  expect(await cellsOf('Tuition in all')).toEqual([
    '$2,400about 9,600,000៛',
    '$1,600about 6,400,000៛Lowest total',
  ]);
  expect(await cellsOf('Tuition fee')).toEqual([
    '$600 / yearabout 2,400,000៛',
    '$400 / yearabout 1,600,000៛',
  ]);
  expect(await cellsOf('Who is admitted')).toEqual([
    'Not published',
    'BacII passed · BacII grade C or better · Science class · The school’s entrance exam',
  ]);
  expect(await cellsOf('Applications')).toEqual([joinHyphens('Open until 01-Jan-2099'), 'Open']);
  expect(await cellsOf('Major')).toEqual(['Not published', 'Not published']);
  expect(screen.getByText(/at 4,000៛ for one US dollar/)).toBeVisible();
  expect(screen.queryByText(/different degrees/)).not.toBeInTheDocument();
});

test('without all facts what is the same is hidden; each can be applied to, and the list stands aside', async () => {
  const b = backend.current;
  const { id, slug } = await makeSchool(b, { name: 'Lotus University' });
  const law = await makeProgram(b, id, { name: 'Law', feeCents: 60_000 });
  const { unmount } = open('courses', [law, await makeProgram(b, id, { name: 'Art', feeCents: 40_000 })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Programs side by side' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-comparing');
  await screen.findByRole('rowheader', { name: 'Degree' });
  await userEvent.click(screen.getByRole('button', { name: 'All facts', pressed: true }));
  expect(screen.queryByRole('rowheader', { name: 'Degree' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Tuition fee' })).toBeVisible();
  const addresses = screen
    .getAllByRole('link', { name: 'Apply now' })
    .map((link) => link.getAttribute('href'));
  // In the head and in the last row.
  expect(addresses.filter((to) => to === `/en/school/${slug}/enrollment-form?program=${law}`)).toHaveLength(
    2,
  );
  expect(addresses).toHaveLength(4);
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-comparing');
});

test('totals of different degrees are not ranked', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const short = await makeProgram(b, id, { degree: 'associate', durationMonths: 24, feeCents: 10_000 });
  open('courses', [short, await makeProgram(b, id)]);
  expect(await screen.findByText(/different degrees/)).toBeVisible();
  expect(await cellsOf('Tuition in all')).toEqual(['$200about 800,000៛', '$2,400about 9,600,000៛']);
});

test('one is taken out of the address and of what is chosen', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const law = await makeProgram(b, id, { name: 'Law' });
  const art = await makeProgram(b, id, { name: 'Art' });
  comparePicks('courses').write([law, art]);
  open('courses', [law, art]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take Law out' }));
  expect(window.location.pathname + window.location.search).toBe(`/en/course?compare=${art}`);
  expect(comparePicks('courses').read()).toEqual([art]);
});

test('what is no longer listed is said; a failure offers to try again', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const law = await makeProgram(b, id, { name: 'Law' });
  open('courses', [law, '00000000-0000-4000-8000-000000000000']);
  expect(await screen.findByText('One of them is no longer listed.')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Law/ })).toBeVisible();
});

test('when the backend fails, trying again brings the table', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const ids = [await makeProgram(b, id, { name: 'Law' }), await makeProgram(b, id, { name: 'Art' })];
  backend.answer(subjectsResource.endpoints.get, { status: 400 }, 'once');
  open('courses', ids);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('columnheader', { name: /Law/ })).toBeVisible();
});

test('schools compare the totals of each degree that two of them have', async () => {
  const b = backend.current;
  const names = { slug: 'lotus-2', name: 'Lotus', studentCount: 12_000 };
  const lotus = await makeSchool(b, names);
  const bare = await makeSchool(b, { slug: 'bare', name: 'Bare College', foundedYear: null });
  await makeProgram(b, lotus.id, { feeCents: 50_000 });
  await makeProgram(b, lotus.id, { feeCents: 80_000 });
  await makeProgram(b, lotus.id, { degree: 'master', durationMonths: 24 });
  await makeProgram(b, bare.id, { feeCents: 30_000 });
  open('schools', ['lotus-2', 'bare']);
  expect(await cellsOf('Bachelor’s degree, in all')).toEqual([
    `${unbroken('$2,000 – $3,200')}about 8,000,000៛ – 12,800,000៛2 programs`,
    '$1,200about 4,800,000៛1 programLowest total',
  ]);
  expect(screen.queryByRole('rowheader', { name: /Master/ })).not.toBeInTheDocument();
  expect(await cellsOf('Students')).toEqual(['12,000', 'Not published']);
  expect(await cellsOf('Founded')).toEqual(['Not published', 'Not published']);
});

test('cards collect what to compare, four at most, and the bar leads to it', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const ids = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push(await makeProgram(b, id, { name }));
  const courses = await Promise.all(
    ids.map(async (each) => (await call(b, subjectsResource.endpoints.get, { params: { id: each } })).body),
  );
  navigation.search = new URLSearchParams();
  renderScreen(
    <>
      <CompareHost kind="courses" rielPerUsd={4_000} />
      {courses.map((course) => (
        <CourseCard
          key={course.enrollableSubjectId}
          course={course}
          compare={<CompareCourse course={course} />}
        />
      ))}
    </>,
  );
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name: `Compare ${name}` }));
  await choose('One');
  expect(await screen.findByText('1 of 4 chosen')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compare now' })).not.toBeInTheDocument();
  await choose('Two');
  expect(screen.getByRole('link', { name: 'Compare now' })).toHaveAttribute(
    'href',
    `/en/course?compare=${ids[0]}%2C${ids[1]}`,
  );
  await choose('Three');
  await choose('Four');
  await choose('Five');
  expect(screen.getByRole('button', { name: 'Compare Five' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('4 of 4 chosen')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Empty the comparison' }));
  expect(comparePicks('courses').read()).toBeNull();
  expect(screen.queryByText('4 of 4 chosen')).not.toBeInTheDocument();
});

test('where a list has no comparison of its own, the bar leads to the list that has', async () => {
  comparePicks('schools').write(['lotus', 'romduol']);
  renderScreen(<CompareCollector kind="schools" />);
  expect(await screen.findByRole('link', { name: 'Compare now' })).toHaveAttribute(
    'href',
    '/en/explore?compare=lotus%2Cromduol',
  );
});

test('a phone shows two of three: what differs between them, and heads that choose the two', async () => {
  onPhone();
  const b = backend.current;
  const { id } = await makeSchool(b);
  const named = (name: string, feeCents: number) => makeProgram(b, id, { name, feeCents });
  open('courses', [
    await named('Bachelor’s Degree in Law', 60_000),
    await named('Art', 40_000),
    await named('Music', 40_000),
  ]);
  const heads = async () => {
    const all = await screen.findAllByRole('combobox', { name: /^Shown here/ });
    return all.map((head) => head.getAttribute('aria-label'));
  };
  expect(await heads()).toEqual(['Shown here: Law', 'Shown here: Art']);
  expect(await cellsOf('Tuition fee')).toEqual([
    '$600 / yearabout 2,400,000៛',
    '$400 / yearabout 1,600,000៛',
  ]);
  expect(screen.queryByRole('rowheader', { name: 'Degree' })).toBeNull();
  const choose = (side: number, name: string) =>
    userEvent.selectOptions(screen.getAllByRole('combobox')[side] as HTMLElement, name);
  await choose(0, 'Music');
  expect(await heads()).toEqual(['Shown here: Music', 'Shown here: Art']);
  expect(screen.getByText('Nothing that is published differs.')).toBeVisible();
  await choose(0, 'Art');
  expect(await heads()).toEqual(['Shown here: Art', 'Shown here: Music']);
  await userEvent.click(screen.getByRole('button', { name: 'All facts', pressed: false }));
  expect(await cellsOf('Degree')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Read more: Music' })).toBeVisible();
});

test('of what schools have on campus a phone shows what the other lacks', async () => {
  onPhone();
  const b = backend.current;
  const [library, pool] = [
    { en: 'Library', km: 'បណ្ណាល័យ' },
    { en: 'Pool', km: 'អាងហែលទឹក' },
  ];
  await makeSchool(b, { slug: 'both', name: 'Both', facilities: [library, pool] });
  await makeSchool(b, { slug: 'books', name: 'Books', facilities: [library] });
  open('schools', ['both', 'books']);
  expect(await cellsOf('On campus')).toEqual(['Pool', '–']);
  expect(screen.queryAllByRole('combobox')).toEqual([]);
});
