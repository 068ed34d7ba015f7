import { and, desc, eq } from 'drizzle-orm';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { favorites, schools } from '@/backend/db/schema';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { openProgramsOn } from '@/backend/features/schools/services/open-programs';
import { schoolSummaryColumns, toSchoolSummary } from '@/backend/features/schools/services/school-views';
import { findSchool } from '@/backend/core/access/find-school';

export const favoriteRoutes = (deps: Deps) =>
  implement(
    favoritesResource,
    {
      list: async ({ params }) => {
        const today = dayInCambodia(deps.clock.now());
        const openProgramCount = openProgramsOn(today);
        const rows = await deps.db
          .select({ createdAt: favorites.createdAt, school: schoolSummaryColumns(today), openProgramCount })
          .from(favorites)
          .innerJoin(schools, eq(schools.id, favorites.schoolId))
          .where(and(eq(favorites.userId, params.userId), eq(schools.status, 'active')))
          .orderBy(desc(favorites.createdAt), desc(favorites.id));
        const data = rows.map(({ createdAt, school, openProgramCount: count }) => ({
          schoolId: school.id,
          createdAt: createdAt.toISOString(),
          school: toSchoolSummary(school),
          openProgramCount: count,
        }));
        return { data, countTotal: data.length };
      },
      add: write(async (act, { body }) => {
        const school = await findSchool(act.tx, body.schoolId);
        if (school.status !== 'active') throw notFound('School not found.');
        await act.tx
          .insert(favorites)
          .values({ userId: act.caller.id, schoolId: school.id, createdAt: act.now })
          .onConflictDoNothing();
        return { ok: true as const };
      }),
      remove: write(async (act, { params }) => {
        await act.tx
          .delete(favorites)
          .where(and(eq(favorites.userId, params.userId), eq(favorites.schoolId, params.schoolId)));
        return { ok: true as const };
      }),
    },
    deps,
  );
