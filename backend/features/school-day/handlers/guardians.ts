import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { guardianGuessesPerHourMax } from '@/lib/domain/accounts/guardianship';
import type { Db } from '@/backend/db/client';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { studentInSchool } from '@/backend/core/access/school-life';
import { isKeeperOf } from '@/backend/core/access/staff';
import { hitLimit } from '@/backend/core/access/rate-limit';
import {
  changeGuardian,
  endGuardian,
  enterGuardianCode,
  leaveWard,
  listGuardians,
  makeGuardianCode,
} from '@/backend/features/school-day/services/guardians';
import { readWards } from '@/backend/features/school-day/services/wards';

/** The student for themselves and for the office of the school. @throws 404 for everybody else, guardians too */
const findStudent = async (db: Db, caller: Caller, path: { orgId: string; id: string }) => {
  const student = await studentInSchool(db, path);
  if (student.userId !== caller.id && !(await isKeeperOf(db, caller, student.schoolId))) throw notFound();
  return student;
};

export const guardianRoutes = (deps: Deps) =>
  implement(
    guardiansResource,
    {
      list: async ({ params }, { caller }) => {
        const student = await findStudent(deps.db, caller, params);
        return listGuardians(deps, caller, student);
      },
      makeCode: write(async (act, { params }) => {
        const student = await findStudent(act.tx, act.caller, params);
        return makeGuardianCode(act, student);
      }),
      change: write(async (act, { params, body }) => {
        const student = await findStudent(act.tx, act.caller, params);
        return changeGuardian(act, student, params.guardianId, body);
      }),
      end: write(async (act, { params }) => {
        const student = await findStudent(act.tx, act.caller, params);
        await endGuardian(act, student, params.guardianId);
        return { ok: true as const };
      }),
      enter: write(
        // Outside the act: a wrong code counts too.
        (_, { caller }) => hitLimit(deps, `guardian-code:${caller.id}`, guardianGuessesPerHourMax, 3600),
        async (act, { body }) => {
          const { id } = await enterGuardianCode(act, body.code);
          const ward = (await readWards(act.tx, act.caller.id)).find(({ guardianId }) => guardianId === id);
          if (!ward) throw notFound();
          return ward;
        },
      ),
      wards: async ({ params }) => {
        const data = await readWards(deps.db, params.userId);
        return { data, countTotal: data.length };
      },
      leave: write(async (act, { params }) => {
        await leaveWard(act, params.guardianId);
        return { ok: true as const };
      }),
    },
    deps,
  );
