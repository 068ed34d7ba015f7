import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { categories } from '@/backend/db/schema';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { ResultPage } from '@/components/orientation/result-page';
import { AdvisorDashboardScreen } from '@/components/site/pages/advisor/dashboard-screen';
import { expectHonest, fetchedPages, loadPage } from '@/tests/support/empty-pages';
import { makePerson, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

// The texts of a page come from Next; the screens of these pages and the backend are real.
vi.mock('@/components/layouts/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

const backend = useScreenBackend();
let advisor: Person;
let student: Person;

beforeAll(async () => {
  await insertReferenceData(backend.current.deps);
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  student = await makePerson(backend.current);
}, 120_000);

test.each(fetchedPages)('an empty $path is honest', async ({ file, path }) => {
  backend.signIn(file.startsWith('(advisor)') ? advisor : student);
  navigation.pathname = path;
  const Page = await loadPage(file);
  const { container } = renderScreen(<Page params={Promise.resolve({})} />);
  await waitFor(() => {
    expect(container.textContent).not.toBe('');
    expect(container.querySelector('[aria-busy=true], .skeleton')).toBeNull();
  });
  expectHonest(container, path);
});

test('a result names the majors of this site, and no part of it is empty', async () => {
  const { deps } = backend.current;
  const name = 'Computers and robots';
  await deps.db.update(categories).set({ name }).where(eq(categories.id, 'computer-science'));
  const path = '/orientation-test/Holland/result';
  localStorage.setItem(
    'sala.orientation:holland',
    JSON.stringify({
      version: 1,
      answers: {},
      results: [
        {
          code: 'ICR',
          scores: { R: 15, I: 35, A: 5, S: 5, E: 5, C: 25 },
          takenAt: '2026-11-01T03:00:00.000Z',
          kept: false,
        },
      ],
    }),
  );
  window.history.replaceState(null, '', path);
  const { container } = renderScreen(<ResultPage test="holland" organizationId={deps.env.ORGANIZATION_ID} />);
  const majors = within(await screen.findByRole('region', { name: 'Majors that may suit you' }));
  expect(await majors.findByRole('link', { name })).toBeInTheDocument();
  expect(await screen.findByText(/^At the moment no program of these majors/)).toBeVisible();
  await waitFor(() => expect(container.querySelector('[aria-busy=true], .skeleton')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Scholarships and articles' })).not.toBeInTheDocument();
  expectHonest(container, path);
});

test('the dashboard of a new site names what it lacks', async () => {
  backend.signIn(advisor);
  renderScreen(<AdvisorDashboardScreen />);
  const lacks = within(await screen.findByRole('region', { name: 'What this site still lacks' }));
  expect(lacks.getByRole('link', { name: 'Add a school' })).toHaveAttribute(
    'href',
    '/en/advisor/school-information/create',
  );
  expect(await lacks.findByText(/^No bank takes loan applications yet/)).toBeVisible();
});
