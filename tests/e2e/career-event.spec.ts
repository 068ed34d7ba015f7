import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

const headers = { 'sec-fetch-site': 'same-origin' };
const weekMs = 7 * 24 * 3_600_000;

/** The calls of a demo account. */
const callsOf = async (role: string, baseURL: string | undefined): Promise<APIRequestContext> =>
  newRequest.newContext({
    ...(baseURL && { baseURL }),
    storageState: await sessionOf(role, baseURL),
    extraHTTPHeaders: headers,
  });

/** A public event of Sala's with one place and a waiting list, in a week. */
async function addEvent(staff: APIRequestContext, title: string): Promise<ScheduledEvent> {
  const calendars = (await (await staff.get('/api-schedule/calendars')).json()) as { data: DeskCalendar[] };
  const calendar = calendars.data.find(({ kind, audience }) => kind === 'events' && audience === 'public');
  if (!calendar) throw new Error('The demo has no public calendar of events.');
  const startsAt = new Date(Date.now() + weekMs);
  const made = await staff.post(
    `/api-schedule/organizations/${calendar.organizationId}/calendars/${calendar.calendarId}/events`,
    {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        title: { en: title, km: title },
        description: { en: 'A small round.', km: 'ជំនួបតូចមួយ។' },
        place: { en: 'Reading room', km: 'បន្ទប់អាន' },
        format: 'on-site',
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(),
        capacity: 1,
        hasWaitingList: true,
        takesRegistrations: true,
        isPublished: true,
      },
    },
  );
  expect(made.status()).toBe(201);
  return ((await made.json()) as { event: ScheduledEvent }).event;
}

test.describe('an event with one place', () => {
  test.use({ person: 'student' });

  test('who waits gets the place that is given back, a ticket, and comes in', async ({
    page,
    browser,
    path,
    texts,
    baseURL,
    language,
  }) => {
    test.setTimeout(180_000);
    const [t, tDoor, tDesk] = [texts('careerEvent'), texts('eventDoor'), texts('eventDesk')];
    const staff = await callsOf('advisor', baseURL);
    const other = await callsOf('partner', baseURL);
    const title = `Small round ${language} ${randomUUID().slice(0, 8)}`;
    const event = await addEvent(staff, title);
    const attendees = `/api-schedule/organizations/${event.organizationId}/calendars/${event.calendarId}/events/${event.eventId}/attendees`;
    expect((await other.post(attendees)).status()).toBe(201);

    await page.goto(path(`/career-center/events/${event.slug}`));
    await page.getByRole('button', { name: t('take.join') }).click();
    await expect(page.getByText(t('take.waitingBody'))).toBeVisible();
    await expectNoOverflow(page);

    const { sub } = (await (await other.get('/api-auth/userinfo')).json()) as { sub: string };
    expect((await other.delete(`${attendees}/${sub}`)).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: t('take.takeIt') }).click();
    await expect(page.getByRole('img', { name: t('ticket.picture') })).toBeVisible();
    await expectNoOverflow(page);
    const shown = await page.getByRole('region', { name: t('ticket.title') }).innerText();
    const code = /[0-9A-Z]{4} [0-9A-Z]{4}/.exec(shown)?.[0] ?? '';

    const door = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await sessionOf('advisor', baseURL),
      viewport: page.viewportSize(),
    });
    const desk = await door.newPage();
    await desk.goto(path(`/advisor/event?keyword=${encodeURIComponent(title)}`));
    await untilReady(desk);
    await desk.getByRole('button', { name: title }).filter({ visible: true }).click();
    await desk.getByRole('button', { name: tDesk('door'), exact: true }).click();
    await desk.getByLabel(tDoor('code'), { exact: true }).fill(code);
    await desk.getByRole('button', { name: tDoor('check'), exact: true }).click();
    await expect(desk.getByText(tDoor('verdict.in'), { exact: true })).toBeVisible();
    await expect(desk.getByText(tDoor('counts', { attended: 1, placed: 1 }))).toBeVisible();
    await expect(desk.getByText(tDoor('toSend', { count: 1 }))).toHaveCount(0);
    await door.close();

    await page.goto(path('/career-center/events?tab=attended'));
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await Promise.all([staff.dispose(), other.dispose()]);
  });
});
