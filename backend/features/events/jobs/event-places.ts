import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { feedbackLimits } from '@/lib/domain/events/event-feedback';
import { placeLimits } from '@/lib/domain/events/event-places';
import { eventAttendees, events } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { fillFreePlaces } from '@/backend/features/events/services/event-line';
import { askAfterEvent, remindOfEvent } from '@/backend/features/events/services/remind-of-event';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;
const hourMs = 3_600_000;

const isComing = (now: Date) =>
  and(eq(events.status, 'published'), isNull(events.removedAt), gt(events.endsAt, now));

/** Events with an offer whose hour has passed, or with a free place that somebody waits for. */
const findUnsettled = ({ db, clock }: WritingDeps) => {
  const now = clock.now();
  const people = (condition: ReturnType<typeof sql>) =>
    sql`exists (select 1 from ${eventAttendees} as line where line.event_id = ${events.id} and ${condition})`;
  const hasFree = sql`(${events.capacity} is null or ${events.capacity} > (
    select count(*) from ${eventAttendees} as taken
    where taken.event_id = ${events.id} and taken.state in ('placed', 'held')))`;
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        isComing(now),
        or(
          people(sql`line.state = 'held' and line.held_until <= ${now.toISOString()}`),
          and(people(sql`line.state = 'waiting'`), hasFree),
        ),
      ),
    )
    .limit(batchMax);
};

const lockComing = async (tx: WritingDeps['db'], id: string, now: Date) => {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, id), isComing(now)))
    .for('update');
  return event;
};

/** Gives on the places that nobody took, each once in however many processes. @returns how many events had some */
export async function settleEventPlaces(deps: WritingDeps): Promise<number> {
  const due = await findUnsettled(deps);
  for (const { id } of due)
    await runAct(deps, { caller: null }, async (act) => {
      const event = await lockComing(act.tx, id, act.now);
      if (event) await fillFreePlaces(act, event);
    });
  return due.length;
}

/** Reminds of events a day and two hours before, each once in however many processes. @returns how many were due */
export async function remindOfEvents(deps: WritingDeps): Promise<number> {
  const now = deps.clock.now();
  const within = (hours: number) => lte(events.startsAt, new Date(now.getTime() + hours * hourMs));
  const due = await deps.db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        isComing(now),
        gt(events.startsAt, now),
        or(
          and(within(placeLimits.reminderHours), isNull(events.dayReminderAt)),
          and(within(placeLimits.lateReminderHours), isNull(events.hourReminderAt)),
        ),
      ),
    )
    .limit(batchMax);
  for (const { id } of due)
    await runAct(deps, { caller: null }, async (act) => {
      const event = await lockComing(act.tx, id, act.now);
      if (event) await remindOfEvent(act, event);
    });
  return due.length;
}

/** How long after the end those who were there are asked: phones at the door may send late. */
const askAfterHours = 2;

const isJustOver = (now: Date) =>
  and(
    eq(events.status, 'published'),
    isNull(events.removedAt),
    isNull(events.feedbackAskedAt),
    lte(events.endsAt, new Date(now.getTime() - askAfterHours * hourMs)),
    gt(events.endsAt, new Date(now.getTime() - feedbackLimits.days * 24 * hourMs)),
  );

/** Asks after events that are over, each once in however many processes. @returns how many were due */
export async function askAfterEvents(deps: WritingDeps): Promise<number> {
  const cameIn = sql`exists (select 1 from ${eventAttendees} as came
    where came.event_id = ${events.id} and came.attended_at is not null)`;
  const due = await deps.db
    .select({ id: events.id })
    .from(events)
    .where(and(isJustOver(deps.clock.now()), cameIn))
    .limit(batchMax);
  for (const { id } of due)
    await runAct(deps, { caller: null }, async (act) => {
      const [event] = await act.tx
        .select()
        .from(events)
        .where(and(eq(events.id, id), isJustOver(act.now)))
        .for('update');
      if (event) await askAfterEvent(act, event);
    });
  return due.length;
}

/** Looks now and then. @returns a function that stops it and waits for the current run. */
export const runEventPlaces = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, {
    name: 'event-places',
    everyMs,
    run: async () => {
      await settleEventPlaces(deps);
      await remindOfEvents(deps);
      await askAfterEvents(deps);
    },
  });
