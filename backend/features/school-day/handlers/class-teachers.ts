import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { classTeachersResource } from '@/lib/contract/school-day/class-teachers';
import { roleNames } from '@/lib/domain/accounts/roles';
import { classCourses, classTeachers, courseStudents, students, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { forbidden, invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForStaff, courseForTeachers, isTeacherAt } from '@/backend/core/access/class-teachers';
import { schoolIdsOf } from '@/backend/core/access/roles-of';

const list = <T>(data: T[]) => ({ data, countTotal: data.length });
const done = { ok: true as const };

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
      members: async ({ params }, { caller }) => {
        const course = await courseForTeachers(deps.db, caller, params.id);
        const rows = await deps.db
          .select({ student: students })
          .from(students)
          .innerJoin(courseStudents, eq(courseStudents.studentId, students.id))
          .where(eq(courseStudents.courseId, course.id))
          .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
        return list(rows.map(({ student: { id, ...student } }) => ({ studentId: id, ...student })));
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
      add: write(async (act, { params, body: { userId } }) => {
        const course = await courseForStaff(act.tx, act.caller, params.id);
        if (!(await isTeacherAt(act.tx, userId, course.schoolId)))
          throw invalid([{ path: 'userId', code: 'no-teacher' }]);
        const row = { courseId: course.id, userId, createdAt: act.now };
        await act.tx.insert(classTeachers).values(row).onConflictDoNothing();
        act.note('class-teacher-added', course.id);
        return done;
      }),
      remove: write(async (act, { params }) => {
        const course = await courseForStaff(act.tx, act.caller, params.id);
        const here = and(eq(classTeachers.courseId, course.id), eq(classTeachers.userId, params.teacherId));
        const gone = await act.tx.delete(classTeachers).where(here).returning();
        if (gone.length === 0) throw notFound();
        act.note('class-teacher-removed', course.id);
        return done;
      }),
    },
    deps,
  );
