import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import type { Text } from '@/lib/contract/fields';
import type { Db } from '@/backend/db/client';
import { applicantEvents, type applicants } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';

type ApplicantRecord = typeof applicants.$inferSelect;

/** In what role somebody acts on an application. */
export const actorRoleOf = (row: Pick<ApplicantRecord, 'userId'>, caller: Caller) => {
  if (row.userId === caller.id) return 'student' as const;
  return hasAnyRole(caller.roles, [roleNames.advisor]) ? ('advisor' as const) : ('school' as const);
};

interface Happening {
  kind: Exclude<typeof applicantEvents.$inferSelect.kind, 'status'>;
  note?: string | null;
  fields?: string[];
  before?: EnrollDetail;
  paper?: Text;
  /** The status after it; the present one unless told. */
  toStatus?: string;
}

/** Adds what somebody did to an application's history, besides moving it along its steps. */
export const addEvent = async (
  deps: Deps,
  tx: Db,
  row: ApplicantRecord,
  caller: Caller,
  { toStatus = row.status, ...happening }: Happening,
): Promise<void> => {
  await tx.insert(applicantEvents).values({
    applicantId: row.id,
    at: deps.clock.now(),
    actorId: caller.id,
    actorRole: actorRoleOf(row, caller),
    fromStatus: row.status,
    toStatus,
    ...happening,
  });
};
