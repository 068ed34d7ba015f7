import { and, asc, eq } from 'drizzle-orm';
import { structuresResource } from '@/lib/contract/schools/structures';
import { campuses, groupStructures, schoolConfigurations, schools, structures } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { findSchool } from '@/backend/core/access/find-school';
import { isKeeperOf } from '@/backend/core/access/staff';
import {
  isShownRecord,
  pathOf,
  recordsOfCampuses,
} from '@/backend/features/schools/services/structure-paths';

/** @throws 404 for the campus of an inactive school, unless the caller manages it. */
const requireCampus = async (deps: Deps, id: string, caller: Caller | null): Promise<void> => {
  const [row] = await deps.db
    .select({ schoolId: schools.id, status: schools.status })
    .from(campuses)
    .innerJoin(schools, eq(schools.id, campuses.schoolId))
    .where(eq(campuses.id, id));
  if (!row || (row.status !== 'active' && !(await isKeeperOf(deps.db, caller, row.schoolId))))
    throw notFound();
};

const list = <T>(data: T[]) => ({ data, countTotal: data.length });

export const structureRoutes = (deps: Deps) =>
  implement(
    structuresResource,
    {
      groups: async ({ params }, { caller }) => {
        await requireCampus(deps, params.id, caller);
        const rows = await deps.db
          .select()
          .from(groupStructures)
          .where(eq(groupStructures.campusId, params.id))
          .orderBy(asc(groupStructures.order), asc(groupStructures.id));
        return list(rows.map(({ id, ...row }) => ({ groupStructureId: id, ...row })));
      },
      structures: async ({ params }, { caller }) => {
        await requireCampus(deps, params.id, caller);
        const rows = await deps.db
          .select({ structure: structures, campusId: groupStructures.campusId })
          .from(structures)
          .innerJoin(groupStructures, eq(groupStructures.id, structures.groupId))
          .where(eq(groupStructures.campusId, params.id))
          .orderBy(asc(groupStructures.order), asc(structures.order), asc(structures.id));
        return list(
          rows.map(({ structure: { id, groupId, ...row }, campusId }) => ({
            structureId: id,
            groupStructureId: groupId,
            campusId,
            ...row,
          })),
        );
      },
      records: async ({ params, query }, { caller }) => {
        await requireCampus(deps, params.id, caller);
        const byId = await recordsOfCampuses(deps.db, [params.id]);
        const shown = [...byId.values()]
          .filter((row) => query.structureId === undefined || row.structureId === query.structureId)
          .filter(isShownRecord);
        return list(
          shown.map(({ id, ...row }) => {
            const structureRecordPath = pathOf({ id, ...row }, byId);
            const pathKey = structureRecordPath.map((entry) => `#${entry.structureRecordId}`).join('');
            return { structureRecordId: id, ...row, structureRecordPath, pathKey };
          }),
        );
      },
      configurations: async ({ params }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        if (school.status !== 'active' && !(await isKeeperOf(deps.db, caller, school.id))) throw notFound();
        const rows = await deps.db
          .select()
          .from(schoolConfigurations)
          .where(and(eq(schoolConfigurations.schoolId, school.id), eq(schoolConfigurations.isPublic, true)))
          .orderBy(asc(schoolConfigurations.configId));
        return rows.map(({ configId, value }) => ({ configId, value }));
      },
    },
    deps,
  );
