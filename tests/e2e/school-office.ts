import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addDays } from '@/lib/domain/calendar-days';
import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { expect } from './fixtures';
import { freshPhone } from './sign-up';

const slug = 'romduol-river-university';
const hourMs = 3_600_000;
export const sameSite = { 'sec-fetch-site': 'same-origin' };

/** The office of a school, by its calls. */
export async function openOffice(office: APIRequestContext) {
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
export async function makeChild({ schoolId, call, read }: Office, names: object): Promise<string> {
  const schema = (await (await read(`/api-nest-aca/schools/${schoolId}/student-schemas`)).json()) as {
    fields: { key: string; options?: { value: string }[] }[];
  };
  const campusId = schema.fields.find(({ key }) => key === 'campusId')?.options?.[0]?.value ?? '';
  const data = { gender: 'female', dob: '2012-04-05', phone: freshPhone(), ...names };
  const path = `/api-nest-aca/schools/${schoolId}/campus/${campusId}/students`;
  return (await call<{ studentId: string }>('POST', path, data)).studentId;
}

/** A lesson with these pupils that began an hour ago, or at midnight, so that it is a lesson of today. */
export async function makeLesson({ lms, call }: Office, studentIds: readonly string[]): Promise<string> {
  const today = dayInCambodia(new Date());
  const year = Number(today.slice(0, 4));
  const course = await call<{ courseId: string }>('POST', `${lms}/courses`, {
    code: `G${Date.now().toString(36)}`,
    name: 'Algebra',
    nameNative: 'ពិជគណិត',
    academicYear: `${year}-${year + 1}`,
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
  const startsMs = Math.max(Date.now() - hourMs, startOfDayInCambodia(today).getTime());
  const times = {
    startsAt: new Date(startsMs).toISOString(),
    endsAt: new Date(startsMs + (hourMs * 3) / 4).toISOString(),
  };
  await call('PATCH', `${lms}/sessions/${lesson.sessionId}`, { ...times, onHoliday: true }, lesson.version);
  return lesson.sessionId;
}
