import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

test.use({ person: 'teacher' });

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
const addressOf = (orgId: string, sessionId: string) =>
  `/api-lms/organizations/${orgId}/sessions/${sessionId}/attendance`;

/** The latest lesson of the demo's teacher that is over; another journey marks the first ones. */
async function latestLesson(page: Page) {
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
  const lesson = data.findLast(({ state }) => state === 'held');
  if (!lesson) throw new Error('The demo has no lesson that is over.');
  return { orgId, sessionId: lesson.sessionId };
}

const cellsOf = async (request: APIRequestContext, address: string) =>
  ((await (await request.get(address)).json()) as { data: Cell[] }).data;

/** The office takes all marks of a lesson back, so that it is to be marked again. */
async function emptySheet(office: APIRequestContext, address: string) {
  const marked = (await cellsOf(office, address)).filter(({ mark }) => mark !== null);
  const rows = marked.map(({ studentId, version }) => ({
    studentId,
    mark: null,
    note: null,
    reason: 'The wrong class was marked.',
    version,
  }));
  const answer = await office.put(address, {
    data: { rows },
    headers: { 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

test('a class of thirty, two absent and one late, is marked in six taps on a phone @phone', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
}) => {
  const words = texts('attendance');
  const place = await latestLesson(page);
  const address = addressOf(place.orgId, place.sessionId);
  const office = await browser.newContext({
    storageState: await sessionOf('university', baseURL),
    ...(baseURL && { baseURL }),
  });
  await emptySheet(office.request, address);

  await page.goto(path(`/profile/enrolled/attendance?org=${place.orgId}&session=${place.sessionId}`));
  await untilReady(page);
  const pupils = page.getByRole('radiogroup');
  await expect(pupils).toHaveCount(30);
  await expect(page.getByText(words('markedOf', { done: 0, count: 30 }))).toBeVisible();
  await expectNoOverflow(page);
  const screens = await page.evaluate(() => {
    const [head, foot] = [...document.querySelectorAll<HTMLElement>('.sheet-bar')];
    for (const bar of [head, foot]) if (bar) bar.style.position = 'static';
    const height = (foot?.getBoundingClientRect().bottom ?? 0) - (head?.getBoundingClientRect().top ?? 0);
    for (const bar of [head, foot]) bar?.style.removeProperty('position');
    return height / window.innerHeight;
  });
  expect(screens).toBeGreaterThan(1.5);
  expect(screens).toBeLessThanOrEqual(2.5);

  let taps = 0;
  const tap = async (what: Locator) => {
    await what.tap();
    taps += 1;
  };
  const markOf = (place: number, mark: 'absent' | 'late') =>
    pupils.nth(place).locator('label', { has: page.getByRole('radio', { name: words(`marks.${mark}`) }) });
  await tap(page.getByRole('button', { name: words('fill') }));
  await expect(page.getByText(words('markedOf', { done: 30, count: 30 }))).toBeVisible();
  await tap(markOf(2, 'absent'));
  await tap(markOf(17, 'absent'));
  await tap(markOf(29, 'late'));
  await tap(page.getByRole('button', { name: words('done') }));
  expect(taps).toBeLessThanOrEqual(6);

  const marks = async () => (await cellsOf(page.request, address)).map(({ mark }) => mark);
  await expect.poll(async () => (await marks()).filter((mark) => mark === 'present').length).toBe(27);
  const stored = await marks();
  expect([stored[2], stored[17], stored[29]]).toEqual(['absent', 'absent', 'late']);
  await office.close();
});

test.describe('at letters of twice the size', () => {
  test('no bar stays over the names @phone', async ({ page, path }) => {
    const place = await latestLesson(page);
    // As large as letters of 32 px on this phone: em of a media query follow the letters of the browser alone.
    await page.setViewportSize({ width: 180, height: 370 });
    await page.goto(path(`/profile/enrolled/attendance?org=${place.orgId}&session=${place.sessionId}`));
    await untilReady(page);
    const bars = page.locator('.sheet-bar');
    await expect(bars).toHaveCount(2);
    expect(await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).position))).toEqual([
      'static',
      'static',
    ]);
    await expectNoOverflow(page);
  });
});
