import type { applicants } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { findSchool } from '@/backend/core/access/find-school';
import { sendStatusMessage, statusTold } from '@/backend/features/notices/services/status-message';

/** Tells the person, as the school's settings say, at which step their application is now. */
export const tellStatus = async (
  act: AnyAct,
  row: typeof applicants.$inferSelect,
  step: { key: string; name: string; nameNative: string },
) => {
  const school = await findSchool(act.tx, row.schoolId);
  await act.tell([row.userId], {
    ...statusTold(row.id, step.key),
    again: 'renew',
    params: {
      schoolEn: school.name,
      schoolKm: school.nameNative,
      statusEn: step.name,
      statusKm: step.nameNative,
    },
    page: '/profile/applications/[id]',
    about: row.id,
  });
  sendStatusMessage(act, { applicant: row, school, step });
};
