import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { addDays } from '@/lib/domain/calendar-days';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { demo, expect, expectNoOverflow, sessionOf, test } from './fixtures';
import { freshPhone, signUp } from './sign-up';

const slug = 'romduol-river-university';
const hourMs = 3_600_000;
const sameSite = { 'sec-fetch-site': 'same-origin' };

/** The office of a school, by its calls. */
async function openOffice(office: APIRequestContext) {
  const found = await office.get(`/api-nest-aca/schools/${slug}`);
  const { schoolId } = (await found.json()) as { schoolId: string };
  const call = async <Answer>(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    data: object,
    version?: number,
  ) => {
    const headers = {
      ...sameSite,
      'idempotency-key': randomUUID(),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const answer = await office.fetch(path, { method, data, headers });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  const lms = `/api-lms/organizations/${schoolId}`;
  return { schoolId, lms, call, read: (path: string) => office.get(path) };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** A pupil without an account: the office invites and confirms the guardian. */
async function makeChild({ schoolId, call, read }: Office, names: object): Promise<string> {
  const schema = (await (await read(`/api-nest-aca/schools/${schoolId}/student-schemas`)).json()) as {
    fields: { key: string; options?: { value: string }[] }[];
  };
  const campusId = schema.fields.find(({ key }) => key === 'campusId')?.options?.[0]?.value ?? '';
  const data = { gender: 'female', dob: '2012-04-05', phone: freshPhone(), ...names };
  const path = `/api-nest-aca/schools/${schoolId}/campus/${campusId}/students`;
  return (await call<{ studentId: string }>('POST', path, data)).studentId;
}

/** A lesson that began an hour ago with these pupils. */
async function makeLesson({ lms, call }: Office, studentIds: readonly string[]): Promise<string> {
  const today = dayInCambodia(new Date());
  const course = await call<{ courseId: string }>('POST', `${lms}/courses`, {
    code: `G${Date.now().toString(36)}`,
    name: 'Algebra',
    nameNative: 'ពិជគណិត',
    academicYear: '2026-2027',
    term: 1,
    startDate: addDays(today, -10),
    endDate: addDays(today, 60),
  });
  const rows = studentIds.map((studentId) => ({ studentId }));
  await call('POST', `${lms}/courses/${course.courseId}/members`, { rows });
  const room = `Room ${randomUUID().slice(0, 8)}`;
  // Today may be a holiday, and a series leaves those out: one of its lessons is moved here.
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startTime: '05:10',
    endTime: '05:50',
    room,
  }));
  const series = { from: addDays(today, 1), to: addDays(today, 14), slots };
  const made = await call<{ data: { sessionId: string; version: number }[] }>(
    'POST',
    `${lms}/courses/${course.courseId}/sessions`,
    series,
  );
  const [lesson] = made.data;
  if (!lesson) throw new Error('The series has no lesson.');
  const now = Date.now();
  const times = {
    startsAt: new Date(now - hourMs).toISOString(),
    endsAt: new Date(now - hourMs / 4).toISOString(),
  };
  await call('PATCH', `${lms}/sessions/${lesson.sessionId}`, { ...times, onHoliday: true }, lesson.version);
  return lesson.sessionId;
}

test('a guardian of two children reads which one is absent, on the bell and by SMS @phone', async ({
  page,
  path,
  texts,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const phone = freshPhone();
  await page.goto(path('/login'));
  await signUp(page, texts, {
    lastName: 'Chea',
    firstName: 'Sopheap',
    phone,
    pin: '482913',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(new RegExp(`${path('/welcome')}$`));
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };

  const office = await request.newContext({ baseURL, storageState: await sessionOf('university', baseURL) });
  const school = await openOffice(office);
  const { lms, call } = school;
  const first = await makeChild(school, {
    lastName: 'Chea',
    firstName: 'Dara',
    lastNameKm: 'ជា',
    firstNameKm: 'តារា',
  });
  const second = await makeChild(school, {
    lastName: 'Chea',
    firstName: 'Bopha',
    lastNameKm: 'ជា',
    firstNameKm: 'បុប្ផា',
  });
  for (const child of [first, second]) {
    const { code } = await call<{ code: string }>('POST', `${lms}/students/${child}/guardian_codes`, {});
    const entered = await page.request.post(`/api-lms/users/${sub}/wards`, {
      data: { code },
      headers: sameSite,
    });
    const { guardianId } = (await entered.json()) as { guardianId: string };
    await call('PATCH', `${lms}/students/${child}/guardians/${guardianId}`, { confirm: true }, 1);
  }

  // A text message comes where the guardian has chosen it.
  await page.goto(path('/profile/settings'));
  const topic = page.getByRole('group', { name: texts('notification')('topic.children'), exact: true });
  const sms = topic.getByRole('checkbox', { name: texts('settings')('notices.channel.sms') });
  // The box shows what is stored, so it changes with the answer.
  await sms.click();
  await expect(sms).toBeChecked();

  const lesson = await makeLesson(school, [first, second]);
  const rows = [
    { studentId: first, mark: 'present', note: null, version: 0 },
    { studentId: second, mark: 'absent', note: null, version: 0 },
  ];
  await call('PUT', `${lms}/sessions/${lesson}/attendance`, { rows });
  await office.dispose();

  const outgoing = async () => {
    const answer = await page.request.get(demo.outbox, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as {
      data: { channel: string; recipient: string; body: string }[];
    };
    return data.filter(
      ({ channel, recipient, body }) =>
        channel === 'sms' && recipient.endsWith(phone.slice(1)) && body.includes('student='),
    );
  };
  await expect.poll(async () => (await outgoing()).length, { timeout: 30_000 }).toBe(1);
  const [message] = await outgoing();
  expect(message?.body).toMatch(/^Sala: Chea Bopha, \S+: absent: \d\d:\d\d Algebra\. /);
  expect(message?.body).toContain(`student=${second}`);

  // The bell names her in Khmer, and leads to her and not to the first child.
  await page.goto(path('/profile/enrolled/school-dashboard'));
  await page
    .getByRole('button', { name: new RegExp(`^${texts('account')('notifications')}:`) })
    .filter({ visible: true })
    .first()
    .click();
  const notice = page.getByRole('link').filter({ hasText: joinCompounds('អវត្តមាន៖') });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(joinCompounds('ជា បុប្ផា'));
  await notice.click();
  await expect(page).toHaveURL(new RegExp(`${path('/profile/enrolled/attendance')}\\?student=${second}$`));
  await expect(page.getByRole('main')).toContainText(joinCompounds('ជា បុប្ផា'));
  await expect(page.getByRole('main')).toContainText('ពិជគណិត');
  await expectNoOverflow(page);
});
