import { and, asc, count, desc, eq } from 'drizzle-orm';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { schools } from '../../db/schema';
import type { Caller, Deps } from '../../deps';
import { notFound } from '../../errors';
import { implement } from '../../implement';
import { rememberAnswer } from '../../services/answer-cache';
import { once } from '../../services/idempotency';
import { announceSchool } from '../../services/public-changes';
import { changeSchool, createSchool, removeSchool } from '../../services/school-changes';
import { searchSchools } from '../../services/school-index/kept-school-index';
import {
  findSchool,
  listCampuses,
  readSchoolDetail,
  summaryColumns,
  toSummary,
} from '../../services/school-views';
import { similarSchools } from '../../services/similar-schools';
import { isKeeperOf, requireKeeperOf, requireStaffOf } from '../../services/staff';

/** @throws 404 for an inactive school, unless its own staff or partner asks. */
const hideClosed = async (
  deps: Deps,
  school: { schoolId: string; status: string },
  caller: Caller | null,
) => {
  if (school.status === 'active' || (await isKeeperOf(deps.db, caller, school.schoolId))) return;
  throw notFound('School not found.');
};

export const schoolRoutes = (deps: Deps) =>
  implement(
    schoolsResource,
    {
      search: ({ query }) =>
        rememberAnswer(deps, `schools:${JSON.stringify(query)}`, () => searchSchools(deps, query)),
      get: async ({ params }, { caller }) => {
        const school = await readSchoolDetail(deps.db, params.id);
        await hideClosed(deps, school, caller);
        return school;
      },
      similar: async ({ params, query }) => ({ data: await similarSchools(deps.db, params.id, query.limit) }),
      campuses: async ({ params }, { caller }) => {
        const { id, status } = await findSchool(deps.db, params.id);
        await hideClosed(deps, { schoolId: id, status }, caller);
        return { data: await listCampuses(deps.db, id) };
      },
      partners: async ({ query }) => {
        const where = and(eq(schools.verified, true), eq(schools.status, 'active'));
        const page = deps.db
          .select(summaryColumns)
          .from(schools)
          .where(where)
          .orderBy(desc(schools.programCount), asc(schools.id))
          .limit(query.limit);
        const [rows, [total]] = await Promise.all([
          page,
          deps.db.select({ value: count() }).from(schools).where(where),
        ]);
        return { data: rows.map(toSummary), countTotal: total?.value ?? 0 };
      },
      create: async ({ body }, { caller, idempotencyKey, requestId }) => {
        const school = await once(
          deps,
          { owner: caller.id, endpoint: 'school', key: idempotencyKey, body },
          (tx) => createSchool(deps, tx, body, caller, requestId),
        );
        announceSchool(deps, { id: school.schoolId, slug: school.slug });
        return school;
      },
      update: async ({ params, body, version }, { caller, requestId }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const school = await changeSchool(deps, { id: params.id, version }, body, caller, requestId);
        announceSchool(deps, { id: school.schoolId, slug: school.slug });
        return school;
      },
      remove: async ({ params }, { caller, requestId }) => {
        await requireStaffOf(deps.db, caller.id, params.id);
        const { id, slug } = await findSchool(deps.db, params.id);
        await removeSchool(deps, id, caller, requestId);
        announceSchool(deps, { id, slug });
        return { ok: true as const };
      },
    },
    deps,
  );
