import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

const sameSite = { 'sec-fetch-site': 'same-origin' };

interface Membership {
  kind: string;
  organizationId: string;
  student: { studentId: string; lastName: string; firstName: string } | null;
}

const memberships = async (call: APIRequestContext): Promise<Membership[]> => {
  const person = (await (await call.get('/api-auth/userinfo')).json()) as { sub: string };
  const answer = await call.get(`/api-lms/users/${person.sub}/memberships`);
  return ((await answer.json()) as { data: Membership[] }).data;
};

const ward = async (call: APIRequestContext) => {
  const found = (await memberships(call)).find(({ kind }) => kind === 'guardian');
  if (!found?.student) throw new Error('The demo guardian has no child.');
  return { orgId: found.organizationId, studentId: found.student.studentId };
};

/** A lesson of the child that has begun and in which the office finds a free cell: it makes one a minute old. */
async function makeLesson(office: APIRequestContext, orgId: string, studentId: string) {
  const send = async <Answer>(method: string, path: string, data: object, version?: number) => {
    const answer = await office.fetch(path, {
      method,
      data,
      headers: {
        ...sameSite,
        'idempotency-key': randomUUID(),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  const day = (ms: number) => new Date(Date.now() + 7 * 3_600_000 + ms).toISOString().slice(0, 10);
  const lms = `/api-lms/organizations/${orgId}`;
  const course = await send<{ courseId: string }>('POST', `${lms}/courses`, {
    code: `A${Date.now().toString(36)}`,
    name: 'Geometry',
    nameNative: 'ធរណីមាត្រ',
    academicYear: '2026-2027',
    term: 1,
    startDate: day(-10 * 86_400_000),
    endDate: day(60 * 86_400_000),
  });
  await send('POST', `${lms}/courses/${course.courseId}/members`, { rows: [{ studentId }] });
  const room = `Room ${randomUUID().slice(0, 8)}`;
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startTime: '04:10',
    endTime: '04:50',
    room,
  }));
  const made = await send<{ data: { sessionId: string; version: number }[] }>(
    'POST',
    `${lms}/courses/${course.courseId}/sessions`,
    { from: day(86_400_000), to: day(14 * 86_400_000), slots },
  );
  const [lesson] = made.data;
  if (!lesson) throw new Error('The series has no lesson.');
  const begins = Date.now() - 60_000;
  const times = {
    startsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + 600_000).toISOString(),
  };
  await send('PATCH', `${lms}/sessions/${lesson.sessionId}`, { ...times, onHoliday: true }, lesson.version);
  return lesson.sessionId;
}

/** What stands from an earlier run is taken back, so that the same day can be announced again. */
async function takeBackAll(call: APIRequestContext, { orgId, studentId }: Awaited<ReturnType<typeof ward>>) {
  const path = `/api-lms/organizations/${orgId}/students/${studentId}/absences`;
  const { data } = (await (await call.get(path)).json()) as {
    data: { absenceId: string; mayTakeBack: boolean }[];
  };
  for (const { absenceId, mayTakeBack } of data)
    if (mayTakeBack) await call.post(`${path}/${absenceId}/withdrawal`, { headers: sameSite });
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilReady(page);
};

test.use({ person: 'guardian' });

test('an absence is announced, stands on the sheet, is excused, and the guardian reads it', async ({
  page,
  path,
  texts,
  baseURL,
  browser,
}) => {
  test.setTimeout(240_000);
  const t = texts('absence');
  const words = texts('attendance');
  const child = await ward(page.request);
  await takeBackAll(page.request, child);

  await open(page, path(`/profile/enrolled/attendance?org=${child.orgId}&student=${child.studentId}`));
  const panel = page.getByRole('region', { name: t('title') });
  await panel.locator('button.button-primary').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('reason') }).selectOption('illness');
  const why = `Fever ${randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: t('note') }).fill(why);
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText(why);
  await expectNoOverflow(page);

  const context = await browser.newContext({ storageState: await sessionOf('advisor', baseURL) });
  const office = await request.newContext({ baseURL, storageState: await sessionOf('advisor', baseURL) });
  const session = await makeLesson(office, child.orgId, child.studentId);
  await office.dispose();
  const desk = await context.newPage();
  await open(desk, path(`/profile/enrolled/attendance?org=${child.orgId}&session=${session}`));
  await expect(desk.getByRole('main')).toContainText(why);
  await desk
    .getByRole('button', { name: t('excuse'), exact: true })
    .or(desk.locator('li button.button-secondary').filter({ hasText: t('excuse') }))
    .first()
    .click();
  await desk.getByRole('button', { name: words('save', { count: 1 }) }).click();
  await expect(desk.getByRole('main')).toContainText(words('markedOf', { done: 1, count: 1 }));
  await context.close();

  await open(page, path(`/profile/enrolled/attendance?org=${child.orgId}&student=${child.studentId}`));
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: /Geometry|ធរណីមាត្រ/ })
    .first();
  await expect(entry).toContainText(joinCompounds(words('marks.excused')));
});
