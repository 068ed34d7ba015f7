import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffCourseList } from '@/components/schools/course/staff-course-list';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EnrollableSubjectsScreen } from './enrollable-subjects-screen';

const backend = useScreenBackend();
let royalId = '';
let lawId = '';
let advisor: Person;

beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const royal = await makeSchool(backend.current, { name: 'Royal School', nameNative: 'សាលារាជ' });
  const river = await makeSchool(backend.current, { name: 'River School', nameNative: 'សាលាទន្លេ' });
  royalId = royal.id;
  await makeProgram(backend.current, river.id, {
    name: 'International Business Law',
    nameNative: 'ច្បាប់ធុរកិច្ចអន្តរជាតិ',
    degree: 'master',
    feeCents: 120_000,
    isPublic: false,
    isFull: true,
  });
  lawId = await makeProgram(backend.current, royal.id, {
    name: 'Law',
    nameNative: 'ច្បាប់',
    feeCents: 50_000,
    applicationDeadline: '2999-05-04',
  });
  await makeProgram(backend.current, royal.id, {
    name: 'Welding',
    nameNative: 'ផ្សារដែក',
    degree: 'short-course',
    feeCents: 9_000,
    status: 'inactive',
  });
});

beforeEach(() => backend.signIn(advisor));

const show = async (query = '', locale: 'km' | 'en' = 'en') => {
  navigation.search = new URLSearchParams(query);
  renderScreen(<EnrollableSubjectsScreen />, { locale });
  return within(await screen.findByRole('table'));
};
const names = (table: Awaited<ReturnType<typeof show>>) =>
  table
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/course/'))
    .map((link) => link.textContent);

describe('EnrollableSubjectsScreen', () => {
  it('shows what a course costs and whether it takes applications, and leads to its public page', async () => {
    const table = await show();
    const row = within(table.getByRole('row', { name: /Royal School.*Open now/ }));
    expect(row.getByRole('link', { name: 'Law' })).toHaveAttribute('href', `/en/course/${lawId}`);
    expect(row.getByText('ច្បាប់')).toBeVisible();
    expect(row.getByText('$500')).toBeVisible();
    expect(row.getByText('Bachelor’s degree')).toBeVisible();
    expect(row.getByText(/2999/)).toBeVisible();
    expect(table.getByRole('row', { name: /River School.*Master.*Active.*Full/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Welding.*Inactive.*Closed/ })).toBeVisible();
    expect(screen.getByText('3 courses and programs')).toBeVisible();
  });

  it('speaks Khmer, with the English name below', async () => {
    const table = await show('', 'km');
    const row = within(table.getByRole('row', { name: /សាលារាជ.*កំពុងទទួលពាក្យ/ }));
    expect(row.getByRole('link', { name: 'ច្បាប់' })).toBeVisible();
    expect(row.getByText('Law')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('វគ្គសិក្សា និងកម្មវិធីសិក្សា');
  });

  it.each([
    ['status=inactive', ['Welding']],
    ['degree=master&degree=short-course&sort=name', ['International Business Law', 'Welding']],
    ['sector=privateSector', ['International Business Law']],
    ['minPrice=100&maxPrice=៦០០', ['Law']],
    ['schoolType=university&province=12&minPrice=600', ['International Business Law']],
    ['sort=fee', ['Welding', 'Law', 'International Business Law']],
    ['sort=-name', ['Welding', 'Law', 'International Business Law']],
    ['keyword=law', ['Law', 'International Business Law']],
    ['keyword=river', ['International Business Law']],
    ['keyword=law&sort=-fee', ['International Business Law', 'Law']],
  ])('reads the address ?%s', async (query, expected) => {
    expect(names(await show(query))).toEqual(expected);
  });

  it('shows the courses of one school', async () => {
    expect(names(await show(`schoolId=${royalId}&sort=name`))).toEqual(['Law', 'Welding']);
  });

  it('drops fees that are no numbers', () => {
    expect(staffCourseList.read(new URLSearchParams('minPrice=cheap')).filters.minPrice).toBe('');
  });

  it('says that nothing fits', async () => {
    navigation.search = new URLSearchParams('minPrice=9000');
    renderScreen(<EnrollableSubjectsScreen />);
    expect(await screen.findByText('No course fits these filters')).toBeVisible();
  });

  it('exports the names in both languages and the plain fee', async () => {
    const files = catchSavedFiles();
    await show('sort=fee');
    await press('View and export');
    await press('Export for Excel (CSV)');
    await waitFor(() => expect(files).toHaveLength(1));
    const csv = await files[0]?.file.text();
    expect(files[0]?.name).toMatch(/^sala-courses-/);
    expect(csv).toContain('Name in English');
    expect(csv).toMatch(/Law.*ច្បាប់.*Royal School.*Bachelor’s degree.*500/);
  });
});
