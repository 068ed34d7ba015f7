import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { actsOfStaff, type safetyResource, signInActions } from '@/lib/contract/accounts/safety';
import type { Payload } from '@/lib/contract/endpoint';
import { auditLog, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { signInHistoryMax } from '@/backend/limits';

type History = Payload<typeof safetyResource.endpoints.signIns>;

const actorName = {
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
};

/** The latest sign-in events of a person from the audit log; actions of an advisor on others are not included. */
export async function signInsOf({ db }: Reader, userId: string): Promise<History> {
  const { actorId, subject, action } = auditLog;
  const rows = await db
    .select({ entry: auditLog, actor: actorName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, actorId))
    .where(
      and(
        or(eq(subject, userId), and(eq(actorId, userId), notInArray(action, [...actsOfStaff]))),
        inArray(action, [...signInActions]),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(signInHistoryMax);
  const data = rows.flatMap(({ entry: { id, at, action: done, detail }, actor }) => {
    const known = signInActions.find((each) => each === done);
    if (!known) return [];
    const provider = typeof detail['provider'] === 'string' ? detail['provider'] : null;
    const by = actsOfStaff.some((each) => each === known) ? actor : null;
    return [{ id, at: at.toISOString(), action: known, provider, by }];
  });
  return { data, countTotal: data.length };
}
