import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarDeskResource } from '@/lib/contract/events/calendar-desk';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { schools } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { both, eventScene, fair } from '@/tests/support/event-scene';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const scene = () => eventScene(backend.current);
const desk = eventDeskResource.endpoints;
const calendarDesk = calendarDeskResource.endpoints;
const { events } = calendarsResource.endpoints;

test(
  'calendars are added, changed and archived; what is archived is shown to nobody',
  { tags: 'postgres' },
  async () => {
    const { b, school, token, add, calendarId, at } = await scene();
    await add();
    const body = {
      kind: 'events' as const,
      audience: 'public' as const,
      name: both('Talks'),
      color: '#0F766E',
    };
    const made = await call(
      b,
      calendarDesk.create,
      { params: { orgId: school.id }, idempotencyKey: randomUUID(), body },
      token,
    );
    expect(made.body).toMatchObject({ ...body, version: 1, eventCount: 0, archivedAt: null });
    const params = at(made.body.calendarId);
    const renamed = await call(
      b,
      calendarDesk.update,
      { params, version: 1, body: { name: both('Talk') } },
      token,
    );
    expect(renamed.body).toMatchObject({ name: both('Talk'), version: 2 });
    expect((await call(b, calendarDesk.update, { params, version: 1, body: {} }, token)).status).toBe(412);
    const archive = (archived: boolean) =>
      call(b, calendarDesk.archive, { params: at(calendarId), body: { archived } }, token);
    const shown = async () => (await call(b, events, { params: { orgId: school.id } })).body.countTotal;
    expect(await shown()).toBe(1);
    expect((await archive(true)).body.archivedAt).toBe(b.clock.now().toISOString());
    expect(await shown()).toBe(0);
    const refused = await add();
    expect([refused.status, refused.error.code]).toEqual([409, 'calendar-archived']);
    await archive(false);
    expect(await shown()).toBe(1);
    const listed = await call(b, calendarDesk.list, {}, token);
    expect(listed.body.organizations.map(({ organizationId }) => organizationId)).toEqual([school.id]);
    const counts = new Map(listed.body.data.map(({ calendarId: id, eventCount }) => [id, eventCount]));
    expect([counts.get(calendarId), counts.get(made.body.calendarId)]).toEqual([1, 0]);
  },
);

test(
  'the desk has the events of one’s own organizations; all that publish are one public list',
  { tags: 'postgres' },
  async () => {
    const { b, add, school, token } = await scene();
    const other = await scene();
    const closed = await scene();
    const mine = (await add()).body.event.eventId;
    const theirs = (await other.add({ title: both('Open evening') })).body.event.eventId;
    await closed.add();
    await b.deps.db.update(schools).set({ status: 'inactive' }).where(eq(schools.id, closed.school.id));
    const sala = b.deps.env.ORGANIZATION_ID;
    const all = await call(b, events, {
      params: { orgId: sala },
      query: { scope: 'all', from: '2026-12-07', to: '2026-12-07' },
    });
    const found = all.body.data.map(({ organizationId }) => organizationId);
    expect(found).toEqual(expect.arrayContaining([school.id, other.school.id]));
    expect(found).not.toContain(closed.school.id);
    const listed = await call(b, desk.list, {}, token);
    expect(listed.body.data.map(({ eventId }) => eventId)).toEqual([mine]);
    expect(listed.body.data[0]).toMatchObject({
      organizationName: { en: expect.any(String) },
      onlineUrl: fair.onlineUrl,
    });
    const foreign = await call(b, desk.list, { query: { organizationId: other.school.id } }, token);
    expect(foreign.body.countTotal).toBe(0);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [other.school.id] });
    const evening = await call(b, desk.list, { query: { keyword: 'evening' } }, advisor.token);
    expect(evening.body.data.map(({ eventId }) => eventId)).toEqual([theirs]);
  },
);
