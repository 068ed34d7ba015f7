import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import type { Deps } from '@/backend/deps';
import { batch, batchTogether } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listAccepted } from '@/backend/features/school-day/services/accepted-applications';
import { changeStudent } from '@/backend/features/school-day/services/student-changes';
import {
  readStudentCodes,
  setStudentCodePattern,
} from '@/backend/features/school-day/services/student-codes';
import { undoIntake } from '@/backend/features/school-day/services/intake-undo';
import { takeIn } from '@/backend/features/school-day/services/student-intake';
import { requireKeeperOf } from '@/backend/core/access/staff';

export const studentIntakeRoutes = (deps: Deps) =>
  implement(
    studentIntakesResource,
    {
      accepted: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const { rows, countTotal } = await listAccepted(deps.db, params.id, query);
        return { data: rows, countTotal };
      },
      takeIn: batchTogether(async (act, intakes, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        return takeIn(act, params.id, intakes);
      }),
      undo: write(async (act, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        await undoIntake(act, params.id, params.studentId);
        return { ok: true as const };
      }),
      move: batch(async (act, { studentId, campusId, structureRecordId }, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        await changeStudent(act, { schoolId: params.id, studentId }, { campusId, structureRecordId });
      }),
      setState: batch(async (act, { studentId, status, reason }, { params }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        await changeStudent(act, { schoolId: params.id, studentId }, { status }, reason);
      }),
      codes: async ({ params }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        return readStudentCodes(deps.db, params.id, deps.clock.now());
      },
      setPattern: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        await setStudentCodePattern(act, params.id, body.pattern);
        return readStudentCodes(act.tx, params.id, act.now);
      }),
    },
    deps,
  );
