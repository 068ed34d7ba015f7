import { coursesResource } from '@/lib/contract/lms/courses';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking, courseForOffice } from '@/backend/services/access/class-teachers';
import { requireWorkAt } from '@/backend/services/access/school-life';
import { requireKeeperOf } from '@/backend/services/access/staff';
import { changeCourse, createCourse } from '@/backend/services/lms/class-courses';
import { readClasses } from '@/backend/services/lms/school-classes';
import { listTaughtCourses, readTaughtCourse, readTeachers } from '@/backend/services/lms/taught-courses';

export const courseRoutes = (deps: Deps) =>
  implement(
    coursesResource,
    {
      classes: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.orgId);
        const all = await readClasses(deps.db, params.orgId, query.keyword);
        return { data: all.slice(query.start, query.start + query.limit), countTotal: all.length };
      },
      teachers: async ({ params }, { caller }) => {
        await requireWorkAt(deps.db, caller, params.orgId);
        const data = await readTeachers(deps.db, params.orgId);
        return { data, countTotal: data.length };
      },
      list: async (input, { caller }) => {
        await requireKeeperOf(deps.db, caller, input.params.orgId);
        return listTaughtCourses(deps.db, input);
      },
      create: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        return createCourse(act, params.orgId, body);
      }),
      get: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        return readTaughtCourse(deps.db, course.id);
      },
      update: write(async (act, { params: { orgId, id }, body }) =>
        changeCourse(act, await courseForOffice(act.tx, act.caller, { orgId, courseId: id }), body),
      ),
    },
    deps,
  );
