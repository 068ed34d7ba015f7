import { shellPaths } from '@/lib/offline/shells';
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from './fixtures';

test.use({ person: 'teacher', serviceWorkers: 'allow' });

interface Lesson {
  sessionId: string;
  state: string;
}
interface Cell {
  studentId: string;
  mark: string | null;
  version: number;
}

const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** A lesson that is over, as a teacher marks it later; each language takes another one, so that they do not meet. */
async function lessonOf(page: Page, place: number) {
  const person = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const own = (await (await page.request.get(`/api-lms/users/${person.sub}/memberships`)).json()) as {
    data: { kind: string; organizationId: string }[];
  };
  const orgId = own.data.find(({ kind }) => kind === 'teacher')?.organizationId ?? '';
  const from = dayOf(new Date(Date.now() - 14 * 86_400_000));
  const answer = await page.request.get(
    `/api-lms/organizations/${orgId}/sessions?from=${from}&to=${dayOf(new Date())}`,
  );
  const { data } = (await answer.json()) as { data: Lesson[] };
  const lesson = data.filter(({ state }) => state === 'held')[place];
  if (!lesson) throw new Error('The demo has no such lesson.');
  return { orgId, sessionId: lesson.sessionId };
}

const sheetOf = async (page: Page, { orgId, sessionId }: { orgId: string; sessionId: string }) => {
  const address = `/api-lms/organizations/${orgId}/sessions/${sessionId}/attendance`;
  const { data } = (await (await page.request.get(address)).json()) as { data: Cell[] };
  const { countTotal } = (await (await page.request.get(`${address}/changes`)).json()) as {
    countTotal: number;
  };
  return { cells: data, changes: countTotal };
};

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[23]|Failed to fetch/] });

  test('a class is marked, the page is lost, and the marks arrive once from another page', async ({
    page,
    context,
    path,
    texts,
    language,
  }) => {
    test.setTimeout(180_000);
    const t = texts('portal');
    const words = texts('attendance');
    const place = await lessonOf(page, language === 'km' ? 0 : 1);
    const before = await sheetOf(page, place);
    const sheet = path(`/profile/enrolled/attendance?org=${place.orgId}&session=${place.sessionId}`);
    await page.goto(path('/profile/enrolled/school-dashboard'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(sheet);
    await untilReady(page);
    const shells = () => page.evaluate(async () => (await (await caches.open('sala-shells')).keys()).length);
    await expect.poll(shells, { timeout: 60_000 }).toBe(shellPaths.length);
    const title = await page.getByRole('heading', { level: 2 }).first().innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    const rows = page.locator('main li button[aria-label]');
    await rows.first().click();
    const typed = await rows.first().getAttribute('aria-label');
    await page.reload();
    await expect(rows.first()).toHaveAttribute('aria-label', typed ?? '');
    await page.close();

    const other = await context.newPage();
    await other.goto(path('/profile/enrolled/timetable'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('pages.timetable'));
    await context.setOffline(false);
    await other.goto(path('/'));
    await expect
      .poll(async () => (await sheetOf(other, place)).changes, { timeout: 60_000 })
      .toBe(before.changes + 1);
    const after = await sheetOf(other, place);
    expect(after.cells.filter(({ version }, index) => version !== before.cells[index]?.version)).toHaveLength(
      1,
    );
    await other.goto(sheet);
    await untilReady(other);
    await expect(other.getByText(words('stored'), { exact: false })).toBeVisible();
    expect((await sheetOf(other, place)).changes).toBe(before.changes + 1);
  });
});
