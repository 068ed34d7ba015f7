import { ownRecordResource } from '@/lib/contract/school-day/own-record';
import { emergencyContacts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { readOwnRecord } from '@/backend/features/school-day/services/own-record';

export const ownRecordRoutes = (deps: Deps) =>
  implement(
    ownRecordResource,
    {
      get: async ({ params }, { caller }) => {
        const { student } = await requireStudentReader(deps.db, caller, params, 'papers');
        return readOwnRecord(deps.db, student);
      },
      setContact: write(async (act, { params, body }) => {
        const { student, as } = await requireStudentReader(act.tx, act.caller, params, 'papers');
        if (as !== 'student') throw forbidden();
        const values = { ...body, updatedAt: act.now };
        await act.tx
          .insert(emergencyContacts)
          .values({ studentId: student.id, ...values })
          .onConflictDoUpdate({ target: emergencyContacts.studentId, set: values });
        act.note('emergency-contact-set', student.id);
        return readOwnRecord(act.tx, student);
      }),
    },
    deps,
  );
