import { coursesResource } from '@/lib/contract/lms/courses';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking, courseForOffice, isTeacherAt } from '@/backend/services/access/class-teachers';
import { requireWorkAt } from '@/backend/services/access/school-life';
import { isKeeperOf, requireKeeperOf } from '@/backend/services/access/staff';
import { changeCourse } from '@/backend/services/lms/change-course';
import { createCourse } from '@/backend/services/lms/class-courses';
import { copyTerm } from '@/backend/services/lms/copy-term';
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
