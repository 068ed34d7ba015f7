import { coursesResource } from '@/lib/contract/school-day/courses';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking, courseForOffice, isTeacherAt } from '@/backend/core/access/class-teachers';
import { requireWorkAt } from '@/backend/core/access/school-life';
import { isKeeperOf, requireKeeperOf } from '@/backend/core/access/staff';
import { changeCourse } from '@/backend/features/school-day/services/change-course';
import { createCourse } from '@/backend/features/school-day/services/class-courses';
import { copyTerm } from '@/backend/features/school-day/services/copy-term';
import { readClasses } from '@/backend/features/school-day/services/school-classes';
import {
  listTaughtCourses,
  readTaughtCourse,
  readTeachers,
} from '@/backend/features/school-day/services/taught-courses';

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
        const { orgId } = input.params;
        if (await isKeeperOf(deps.db, caller, orgId)) return listTaughtCourses(deps.db, input);
        if (!(await isTeacherAt(deps.db, caller.id, orgId))) throw notFound();
        return listTaughtCourses(deps.db, { ...input, query: { ...input.query, teacherId: caller.id } });
      },
      create: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        return createCourse(act, params.orgId, body);
      }),
      copyTerm: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.orgId);
        return copyTerm(act, params.orgId, body);
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
