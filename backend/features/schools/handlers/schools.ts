import { schoolSearch, schoolsResource } from '@/lib/contract/schools/schools';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { categoryIdsOf } from '@/backend/features/schools/services/category-ids';
import { changeSchool, createSchool, removeSchool } from '@/backend/features/schools/services/school-changes';
import { searchSchools } from '@/backend/features/schools/services/school-search';
import { listCampuses, readSchoolDetail } from '@/backend/features/schools/services/school-views';
import { findSchool } from '@/backend/core/access/find-school';
import { similarSchools } from '@/backend/features/schools/services/similar-schools';
import {
  hideClosedSchool,
  keptSchoolIds,
  requireKeeperOf,
  requireStaffOf,
} from '@/backend/core/access/staff';

export const schoolRoutes = (deps: Deps) =>
  implement(
    schoolsResource,
    {
      search: async ({ query: { openNow, ...query } }, { caller }) => {
        const categories = await categoryIdsOf(deps.db, query.categories);
        const keptIds = query.status === 'active' ? [] : await keptSchoolIds(deps.db, caller);
        const today = dayInCambodia(deps.clock.now());
        const asked = { ...query, categories, openOnDay: openNow ? today : undefined };
        return searchSchools(deps.db, asked, today, keptIds);
      },
      get: async ({ params }, { caller }) => {
        const school = await readSchoolDetail(deps, params.id);
        await hideClosedSchool(deps.db, caller, { id: school.schoolId, status: school.status });
        return school;
      },
      similar: async ({ params, query }, { caller }) => {
        await hideClosedSchool(deps.db, caller, await findSchool(deps.db, params.id));
        const today = dayInCambodia(deps.clock.now());
        return { data: await similarSchools(deps.db, params.id, { limit: query.limit, today }) };
      },
      campuses: async ({ params }, { caller }) => {
        const school = await findSchool(deps.db, params.id);
        await hideClosedSchool(deps.db, caller, school);
        return { data: await listCampuses(deps.db, school.id) };
      },
      partners: async ({ query }) => {
        const { hits, total } = await searchSchools(
          deps.db,
          schoolSearch.parse({ verified: 'true', sort: 'programs', limit: query.limit }),
          dayInCambodia(deps.clock.now()),
        );
        return { data: hits, countTotal: total.value };
      },
      create: write((act, { body }) => createSchool(act, body)),
      update: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        return changeSchool(act, params.id, body);
      }),
      remove: write(async (act, { params }) => {
        await requireStaffOf(act.tx, act.caller.id, params.id);
        const { id } = await findSchool(act.tx, params.id);
        await removeSchool(act, id);
        return { ok: true as const };
      }),
    },
    deps,
  );
