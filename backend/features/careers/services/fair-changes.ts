import { and, eq, inArray } from 'drizzle-orm';
import type { ErrorBody } from '@/lib/contract/endpoint';
import type { FairDraft } from '@/lib/contract/careers/fair-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fairBooths, fairPlaces, fairs, fairSessions, fairWishes, schools } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { whatChanged } from '@/backend/core/access/what-changed';
import { checkedCompanies, type FairRow } from './fair-views';

/** @throws 422 for times that cannot be, schools that are not shown, and employers that were not checked */
async function check(act: Act, { startsAt, endsAt, booths, sessions }: FairDraft): Promise<void> {
  const issues: NonNullable<ErrorBody['issues']> = [];
  if (endsAt <= startsAt) issues.push({ path: 'endsAt', code: 'before-start' });
  sessions.forEach((session, index) => {
    if (session.endsAt <= session.startsAt)
      issues.push({ path: `sessions.${index}.endsAt`, code: 'before-start' });
    if (session.startsAt < startsAt || session.endsAt > endsAt)
      issues.push({ path: `sessions.${index}.startsAt`, code: 'outside-fair' });
  });
  const schoolIds = booths.flatMap(({ schoolId }) => schoolId ?? []);
  const shown = schoolIds.length
    ? await act.tx
        .select({ id: schools.id })
        .from(schools)
        .where(and(inArray(schools.id, schoolIds), eq(schools.status, 'active')))
    : [];
  const companyIds = booths.flatMap(({ companyId }) => companyId ?? []);
  const checked = await checkedCompanies(act.tx, companyIds, dayInCambodia(act.now));
  booths.forEach(({ schoolId, companyId }, index) => {
    if (schoolId && !shown.some(({ id }) => id === schoolId))
      issues.push({ path: `booths.${index}.schoolId`, code: 'unknown-school' });
    if (companyId && !checked.has(companyId))
      issues.push({ path: `booths.${index}.companyId`, code: 'employer-unchecked' });
  });
  if (issues.length > 0) throw invalid(issues);
}

const at = (iso: string): Date => new Date(iso);

const headOf = ({ title, description, startsAt, endsAt, status }: FairDraft) => ({
  title,
  description,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  status,
});

/** Tells who asked for it, once: their wish is fulfilled with that. */
async function announce(act: Act, fair: FairRow): Promise<void> {
  const wishes = await act.tx.delete(fairWishes).returning({ userId: fairWishes.userId });
  await act.tell(
    wishes.map(({ userId }) => userId),
    {
      kind: 'fair-announced',
      params: { titleEn: fair.title.en, titleKm: fair.title.km },
      page: '/events/virtual_fair',
    },
  );
}

/** Stands have nothing that hangs on them: they are written anew. */
async function writeBooths(act: Act, fairId: string, booths: FairDraft['booths']): Promise<void> {
  await act.tx.delete(fairBooths).where(eq(fairBooths.fairId, fairId));
  const rows = booths.map(({ boothId, ...booth }, order) => ({
    ...booth,
    fairId,
    order,
    ...(boothId && { id: boothId }),
  }));
  if (rows.length > 0) await act.tx.insert(fairBooths).values(rows);
}

type SessionRow = typeof fairSessions.$inferSelect;

/** @param first when it begins: of a session that moved, the earlier of both hours */
const tellOfSession = async (act: Act, session: SessionRow, first: Date): Promise<void> => {
  const rows = await act.tx.select().from(fairPlaces).where(eq(fairPlaces.sessionId, session.id));
  await act.tell(
    rows.map(({ userId }) => userId),
    {
      kind: 'fair-session',
      params: { titleEn: session.title.en, titleKm: session.title.km, at: first.toISOString() },
      page: '/events/virtual_fair',
    },
  );
};

/** Sessions keep their ids, and with them their places; who has one hears of a new hour, and of an end. */
async function writeSessions(act: Act, fairId: string, sessions: FairDraft['sessions']): Promise<void> {
  const before = await act.tx.select().from(fairSessions).where(eq(fairSessions.fairId, fairId));
  for (const old of before) {
    const now = sessions.find(({ sessionId }) => sessionId === old.id);
    const moved =
      now &&
      (at(now.startsAt).getTime() !== old.startsAt.getTime() ||
        at(now.endsAt).getTime() !== old.endsAt.getTime());
    const starts = [old.startsAt, ...(now ? [at(now.startsAt)] : [])];
    if (!now || moved)
      await tellOfSession(act, old, new Date(Math.min(...starts.map((start) => start.getTime()))));
    if (!now) await act.tx.delete(fairSessions).where(eq(fairSessions.id, old.id));
  }
  for (const { sessionId, ...session } of sessions) {
    const values = { ...session, startsAt: at(session.startsAt), endsAt: at(session.endsAt) };
    const known = before.some(({ id }) => id === sessionId);
    if (known && sessionId)
      await act.tx.update(fairSessions).set(values).where(eq(fairSessions.id, sessionId));
    else await act.tx.insert(fairSessions).values({ ...values, fairId });
  }
}

/** @throws 422 */
export async function createFair(act: Act, draft: FairDraft): Promise<FairRow> {
  await check(act, draft);
  const [row] = await act.tx
    .insert(fairs)
    .values({ ...headOf(draft), createdBy: act.caller.id, createdAt: act.now })
    .returning();
  if (!row) throw new Error('The fair was not stored.');
  // A new one knows no ids yet.
  await writeBooths(
    act,
    row.id,
    draft.booths.map(({ boothId: _id, ...booth }) => booth),
  );
  await writeSessions(
    act,
    row.id,
    draft.sessions.map(({ sessionId: _id, ...session }) => session),
  );
  if (row.status === 'published') await announce(act, row);
  act.note('fair-created', row.id);
  return row;
}

/** @throws 412, 422 */
export async function changeFair(act: Act, before: FairRow, draft: FairDraft): Promise<FairRow> {
  act.requireVersion(before);
  await check(act, draft);
  const row = await act.bump(fairs, before, headOf(draft));
  const own = await act.tx
    .select({ id: fairBooths.id })
    .from(fairBooths)
    .where(eq(fairBooths.fairId, row.id));
  const keep = ({ boothId, ...booth }: FairDraft['booths'][number]) =>
    own.some(({ id }) => id === boothId) ? { ...booth, boothId } : booth;
  await writeBooths(act, row.id, draft.booths.map(keep));
  await writeSessions(act, row.id, draft.sessions);
  if (before.status === 'draft' && row.status === 'published') await announce(act, row);
  act.note('fair-changed', row.id, {
    ...whatChanged(before, headOf(draft)),
    booths: draft.booths.length,
    sessions: draft.sessions.length,
  });
  return row;
}
