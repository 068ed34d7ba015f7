import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import type { Deps } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking, courseForOffice } from '@/backend/core/access/class-teachers';
import { readClassOfCourse } from '@/backend/features/school-day/services/class-membership';
import {
  addClassTo,
  addMember,
  membersOf,
  removeMember,
} from '@/backend/features/school-day/services/course-members';

const pathOf = ({ orgId, id }: { orgId: string; id: string }) => ({ orgId, courseId: id });

export const courseMemberRoutes = (deps: Deps) =>
  implement(
    courseMembersResource,
    {
      list: async ({ params }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, pathOf(params));
        const rows = await membersOf(deps.db, course.id);
        const data = rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
        return { data, countTotal: data.length, ofClass: await readClassOfCourse(deps.db, course) };
      },
      add: batch(async (act, { studentId }, { params }) =>
        addMember(act, await courseForOffice(act.tx, act.caller, pathOf(params)), studentId),
      ),
      addClass: write(async (act, { params, body }) =>
        addClassTo(act, await courseForOffice(act.tx, act.caller, pathOf(params)), body.structureRecordId),
      ),
      remove: batch(async (act, { studentId }, { params }) =>
        removeMember(act, await courseForOffice(act.tx, act.caller, pathOf(params)), studentId),
      ),
    },
    deps,
  );
