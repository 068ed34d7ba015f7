import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { roleNames } from '@/lib/domain/accounts/roles';
import { classCourses, classTeachers, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { courseForStaff } from '@/backend/core/access/class-teachers';
import { schoolIdsOf } from '@/backend/core/access/roles-of';

const list = <T>(data: T[]) => ({ data, countTotal: data.length });

export const classTeacherRoutes = (deps: Deps) =>
  implement(
    classTeachersResource,
    {
      mine: async (_, { caller }) => {
        if (!caller.roles.includes(roleNames.teacher)) throw forbidden();
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        const rows = await deps.db
          .select({ course: classCourses })
          .from(classCourses)
          .innerJoin(classTeachers, eq(classTeachers.courseId, classCourses.id))
          .where(and(eq(classTeachers.userId, caller.id), inArray(classCourses.schoolId, schoolIds)))
          .orderBy(desc(classCourses.startDate), asc(classCourses.code), asc(classCourses.id));
        return list(rows.map(({ course: { id, ...course } }) => ({ courseId: id, ...course })));
      },
      list: async ({ params }, { caller }) => {
        const course = await courseForStaff(deps.db, caller, params.id);
        const rows = await deps.db
          .select({ user: users })
          .from(users)
          .innerJoin(classTeachers, eq(classTeachers.userId, users.id))
          .where(eq(classTeachers.courseId, course.id))
          .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
        return list(rows.map(({ user: { id, ...user } }) => ({ userId: id, ...user })));
      },
    },
    deps,
  );
