import { desc, eq } from 'drizzle-orm';
import { studiesResource } from '@/lib/contract/school-day/studies';
import { schools, students } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';

export const studyRoutes = (deps: Deps) =>
  implement(
    studiesResource,
    {
      mine: async ({ params }) => {
        const data = await deps.db
          .select({
            studentId: students.id,
            studentCode: students.studentCode,
            status: students.status,
            enrolledOn: students.enrolledOn,
            school: {
              schoolId: schools.id,
              slug: schools.slug,
              name: schools.name,
              nameNative: schools.nameNative,
              hue: schools.hue,
              isDemo: schools.isDemo,
            },
          })
          .from(students)
          .innerJoin(schools, eq(schools.id, students.schoolId))
          .where(eq(students.userId, params.userId))
          .orderBy(desc(students.enrolledOn), desc(students.id));
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
