import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { shareBackend } from '@/lib/api/backend-in-process';
import { makeVacancy } from '@/tests/support/recruitment';
import { eventScene } from '@/tests/support/event-scene';
import { makeEvent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EventsScreen } from '@/components/articles/pages/events-screen';
import { JobScreen } from '@/components/articles/pages/job-screen';

// What Next gives to pages; the screens and the backend are real.
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const backend = useScreenBackend();
beforeAll(() => shareBackend((request) => backend.current.app.fetch(request)));

const both = (en: string, km: string) => ({ en, km });
const titles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('words find the vacancies that are open, and the search leads to their list', async () => {
  await makeVacancy(backend.current, { title: both('Night nurse', 'គិលានុបដ្ឋាកយប់') });
  await makeVacancy(backend.current, { title: both('Cook', 'ចុងភៅ') });
  renderScreen(await JobScreen({ query: 'keyword=nurse' }));
  expect(titles('Open now')).toEqual(['Night nurse']);
  expect(screen.getByRole('link', { name: 'All jobs and internships' })).toHaveAttribute(
    'href',
    '/en/career-center/internship-job-opportunities?keyword=nurse',
  );
  expect(screen.getByRole('search')).toHaveAttribute(
    'action',
    '/en/career-center/internship-job-opportunities',
  );
  expect(screen.getByRole('searchbox', { name: 'Search jobs and internships' })).toHaveValue('nurse');
  expect(document.body).not.toHaveTextContent(/No (vacancies|open job)/);
});

test('only where no vacancy is open the page says so, with the way to all', async () => {
  await makeVacancy(backend.current, { title: both('Cook', 'ចុងភៅ') });
  renderScreen(await JobScreen({ query: 'keyword=astronaut' }), { locale: 'km' });
  expect(screen.getByText('គ្មានការងារ ឬកម្មសិក្សាកំពុងបើកទទួលសម្រាប់ «astronaut» ទេ។')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ការងារ និងកម្មសិក្សាទាំងអស់' })).toHaveAttribute(
    'href',
    '/career-center/internship-job-opportunities',
  );
});

test('events are those that one can register for, with words and without', async () => {
  const b = backend.current;
  const { calendarId } = await eventScene(b);
  await makeEvent(b, calendarId, 24, { title: both('Law talk', 'ច្បាប់') });
  await makeEvent(b, calendarId, 48, { title: both('Job fair', 'ពិព័រណ៍ការងារ') });
  const { unmount } = renderScreen(await EventsScreen({}));
  expect(titles('Coming up')).toEqual(['Law talk', 'Job fair']);
  unmount();
  renderScreen(await EventsScreen({ query: 'keyword=law' }));
  expect(titles('Coming up')).toEqual(['Law talk']);
});
