import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { Text } from '@/lib/contract/fields';
import { applicantEvents, type applicants, type StoredRow } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';

type ApplicantRecord = typeof applicants.$inferSelect;

/** In what role somebody acts on an application. */
export const actorRoleOf = (row: Pick<ApplicantRecord, 'userId'>, caller: Caller) => {
  if (row.userId === caller.id) return 'student' as const;
  return hasAnyRole(caller.roles, [roleNames.advisor]) ? ('advisor' as const) : ('school' as const);
};

interface Happening {
  kind?: typeof applicantEvents.$inferSelect.kind;
  note?: string | null;
  fields?: string[];
  before?: EnrollDetail;
  paper?: Text;
  /** What a move has replaced, and the version that it made, so that its mover can take it back. */
  undo?: StoredRow;
  /** The status before and after it; the present one unless told. */
  fromStatus?: string | null;
  toStatus?: string;
}

/** Adds what somebody did to the histories of applications. */
export const addApplicationEvents = async (
  act: Act,
  happenings: readonly (Happening & { row: ApplicantRecord })[],
): Promise<void> => {
  const rows = happenings.map(({ row, ...happening }) => ({
    applicantId: row.id,
    at: act.now,
    actorId: act.caller.id,
    actorRole: actorRoleOf(row, act.caller),
    fromStatus: row.status,
    toStatus: row.status,
    ...happening,
  }));
  await act.tx.insert(applicantEvents).values(rows);
};

/** Adds what somebody did to an application's history. */
export const addEvent = (act: Act, row: ApplicantRecord, happening: Happening): Promise<void> =>
  addApplicationEvents(act, [{ row, ...happening }]);
