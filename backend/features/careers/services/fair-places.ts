import { and, eq } from 'drizzle-orm';
import { isLinkOpen } from '@/lib/domain/careers/fairs';
import type { Db } from '@/backend/db/client';
import { fairPlaces, fairs, fairSessions, fairWishes } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

/** Locks the session, so that the last place is given only once. @throws 404 where readers do not see it */
const lockSession = async (act: Act, sessionId: string) => {
  await act.tx
    .select({ id: fairSessions.id })
    .from(fairSessions)
    .where(eq(fairSessions.id, sessionId))
    .for('update');
  const [found] = await act.tx
    .select({ session: fairSessions, status: fairs.status })
    .from(fairSessions)
    .innerJoin(fairs, eq(fairs.id, fairSessions.fairId))
    .where(eq(fairSessions.id, sessionId));
  if (found?.status !== 'published') throw notFound('Session not found.');
  return found.session;
};

const ownPlace = (sessionId: string, userId: string) =>
  and(eq(fairPlaces.sessionId, sessionId), eq(fairPlaces.userId, userId));

/** Twice is one place. @throws 404, 409 `session-over`, `session-full` */
export async function takeSession(act: Act, sessionId: string): Promise<void> {
  const session = await lockSession(act, sessionId);
  if ((await act.tx.$count(fairPlaces, ownPlace(session.id, act.caller.id))) > 0) return;
  if (session.endsAt <= act.now) throw new Refusal(409, 'session-over', 'This session is over.');
  const taken = await act.tx.$count(fairPlaces, eq(fairPlaces.sessionId, session.id));
  if (session.capacity !== null && taken >= session.capacity)
    throw new Refusal(409, 'session-full', 'This session has no place left.');
  await act.tx.insert(fairPlaces).values({ sessionId: session.id, userId: act.caller.id, takenAt: act.now });
}

/** @throws 404 */
export async function leaveSession(act: Act, sessionId: string): Promise<void> {
  const session = await lockSession(act, sessionId);
  await act.tx.delete(fairPlaces).where(ownPlace(session.id, act.caller.id));
}

export async function wishForFair(act: Act, wants: boolean): Promise<void> {
  const userId = act.caller.id;
  if (wants) await act.tx.insert(fairWishes).values({ userId, at: act.now }).onConflictDoNothing();
  else await act.tx.delete(fairWishes).where(eq(fairWishes.userId, userId));
}

/** The caller's sessions, with their links around the hour. */
export async function ownFair({ db, clock }: Pick<Reader, 'clock'> & { db: Db }, userId: string) {
  const now = clock.now().getTime();
  const rows = await db
    .select({ session: fairSessions })
    .from(fairPlaces)
    .innerJoin(fairSessions, eq(fairSessions.id, fairPlaces.sessionId))
    .where(eq(fairPlaces.userId, userId));
  const sessions = rows.map(({ session: { id, startsAt, endsAt, onlineUrl } }) => {
    const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { sessionId: id, onlineUrl: isLinkOpen(span, now) ? onlineUrl : null };
  });
  return { sessions, wantsNext: (await db.$count(fairWishes, eq(fairWishes.userId, userId))) > 0 };
}
