import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { schoolsResource } from '@/lib/contract/schools/schools';
import type { Locale } from '@/lib/i18n/locales';
import { deedsNamed } from '@/tests/support/deeds';
import { call } from '@/tests/support/backend';
import { makeSchool } from '@/tests/support/make';
import { makeScholarship, openToAll } from '@/tests/support/scholarships';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ScholarshipDetailView } from './scholarship-detail-view';

const saveFile = vi.hoisted(() => vi.fn<(name: string, type: string, content: string) => void>());
vi.mock('@/lib/device/save-file', () => ({ saveFile }));
const clock = vi.hoisted(() => ({ today: '' }));
vi.mock('@/components/ui/use-today', () => ({ useToday: (madeOn = '') => clock.today || madeOn }));

const backend = useScreenBackend();
const both = (en: string) => ({ en, km: `${en} ខ្មែរ` });
afterEach(() => {
  saveFile.mockClear();
  clock.today = '';
});

const show = async (schoolId: string | null, locale: Locale = 'en') => {
  const b = backend.current;
  const make = (title: string, overrides: Parameters<typeof makeScholarship>[1] = {}) =>
    makeScholarship(b, { title: both(title), schoolId, deadline: '2099-01-31', ...overrides });
  const id = await make('Rivers grant', { rule: { ...openToAll, minGrade: 'B' }, places: 3 });
  await make('Second grant');
  const read = async (of: string) =>
    (await call(b, scholarshipsResource.endpoints.get, { params: { id: of } })).body;
  const listed = await call(b, scholarshipsResource.endpoints.list, {
    query: { state: 'open', ...(schoolId && { schoolId }) },
  });
  const school =
    schoolId && (await call(b, schoolsResource.endpoints.get, { params: { id: schoolId } })).body;
  renderScreen(
    <ScholarshipDetailView
      scholarship={await read(id)}
      school={school || null}
      others={listed.body.data.filter(({ scholarshipId }) => scholarshipId !== id)}
      madeOn="2026-11-22"
    />,
    { locale },
  );
};
const deeds = (name = 'What you can do') => {
  const found = deedsNamed(name);
  expect(found).toHaveLength(2);
  return found;
};

test('a scholarship says what it pays and for whom, leads to its school’s form, and shows who offers it', async () => {
  const { id, slug } = await makeSchool(backend.current, { name: 'Lotus University' });
  await show(id);
  expect(screen.getByRole('heading', { level: 1, name: 'Rivers grant' })).toBeVisible();
  expect(screen.getByText('BacII grade B or better')).toBeVisible();
  for (const deed of deeds()) {
    expect(within(deed).getByRole('link', { name: 'Apply to the school' })).toHaveAttribute(
      'href',
      `/en/school/${slug}/enrollment-form`,
    );
    expect(deed).toHaveTextContent(joinHyphens('Apply by 31-Jan-2099'));
  }
  expect(within(screen.getByRole('region', { name: 'Who offers it' })).getByRole('link')).toHaveAttribute(
    'href',
    `/en/school/${slug}`,
  );
  const others = within(screen.getByRole('region', { name: 'Its other scholarships' }));
  expect(others.getByRole('link', { name: 'Second grant' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/scholarship\/[0-9a-f-]{36}$/),
  );
});

test('its last day goes into one’s own calendar, also where no school takes the application', async () => {
  await show(null);
  expect(screen.queryByRole('link', { name: 'Apply to the school' })).toBeNull();
  const [card] = deeds();
  await userEvent.click(within(card ?? document.body).getByRole('button', { name: 'Remind me' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, type, content] = saveFile.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['scholarship-2099-01-31.ics', 'text/calendar;charset=utf-8']);
  expect(content).toContain('DTSTART;VALUE=DATE:20990131');
  expect(content).toContain('SUMMARY:Rivers grant');
  expect(content).toMatch(/URL:http.*\/en\/scholarship\//);
});

test('after its last day it says so and leads to the others', async () => {
  clock.today = '2099-02-01';
  await show(null, 'km');
  for (const deed of deeds('អ្វីដែលអ្នកអាចធ្វើបាន')) {
    expect(within(deed).getByRole('link', { name: 'អាហារូបករណ៍ទាំងអស់' })).toHaveAttribute(
      'href',
      '/scholarship',
    );
    expect(within(deed).queryByRole('button', { name: 'រំលឹកខ្ញុំ' })).toBeNull();
  }
  expect(screen.getByText('អាហារូបករណ៍នេះឈប់ទទួលពាក្យហើយ។')).toBeVisible();
});
